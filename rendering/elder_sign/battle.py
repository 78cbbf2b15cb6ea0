"""The battle: the Ancient One awake, its combat task, what doom is left, the dice thrown at it, and who still stands."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ANCIENT, ElderView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import theme
from rendering.words import say

from . import alt, ancient, people, tasks, tray
from .clock import draw_clock
from .emblems import ancient_colour, emblem
from .news import NOTHING, Changed
from .people import Names
from .portrait import portrait

WIDTH = 1600
MARGIN, GAP = 34, 16
SCENE = 486


def attack_lines(view: ElderView, cards: Catalogue, lang: Lang) -> list[str]:
    """What it does at midnight, or did when it woke: the part of its text that holds now."""
    card = cards.ancient_ones[view.ancient]
    text = cards.text(view.ancient, lang)
    if card.attack:
        return text[-1:]
    return text[-1:] if card.awakens else []


def draw_battle(
    view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", changed: Changed = NOTHING
) -> Drawn:
    t = theme("elder_sign", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    attack = "\n".join(lettering.escape(line) for line in attack_lines(view, cards, lang))
    words = sizing.fits(Box(0, 0, WIDTH - 2 * MARGIN - 190, 600), attack, 40).height
    parchment = 120 if words <= 60 else 170
    tray_height = 190 if view.attempt else 0
    heights = [SCENE, parchment if attack else 0, tray_height, people.strip_height(len(view.players), GAP)]
    heights = [h for h in heights if h]
    height = sum(heights) + GAP * (len(heights) - 1) + 2 * MARGIN
    c = Canvas(WIDTH, height, t)
    rest = c.frame.inset(MARGIN)
    scene, rest = rest.cut_top(SCENE, GAP)
    _scene(c, scene, view, cards, lang, changed)
    if attack:
        sheet, rest = rest.cut_top(parchment, GAP)
        with c.group("attack"):
            c.parchment(sheet, name="sheet", seed=7)
            c.icon((sheet.x0 + 84, sheet.centre[1]), "battle", 84, t.paper_title, shadow=False, label="emblem")
            c.paragraph(
                sheet.inset(0)._replace(x0=sheet.x0 + 152, x1=sheet.x1 - 38),
                attack,
                40,
                colour=t.paper_ink,
                valign="m",
                name="text",
            )
    if view.attempt:
        lane, rest = rest.cut_top(tray_height, GAP)
        tray.draw_tray(c, lane, view, lang, usable_now=_usable(view))
    people.draw_strip(c, rest, view, cards, names, lang, GAP, changed)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _usable(view: ElderView) -> frozenset[str]:
    """Dice that some way of solving the combat task uses."""
    return tray.helpful(view, [r.text for r in view.attempt.rows] if view.attempt else [])


def _scene(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang, changed: Changed) -> None:
    t = c.theme
    card = cards.ancient_ones[view.ancient]
    tone = ancient_colour(view.ancient, cards)
    with c.group("ancient"):
        c.card(box, "danger", name="card")
        side = box.h - 60
        left = Box.at(box.x0 + 30, box.y0 + 30, side, side)
        c.glow(*left.centre, side * 3 // 4, tone, 0.45)
        c.put(portrait(side, side, emblem(view.ancient, cards), tone, t, awake=True, radius=24), left.x0, left.y0)
        c.record("icon", "portrait", left)
        x = left.x1 + 40
        size = 200
        draw_clock(
            c, (box.x1 - 30 - size / 2, box.y0 + 34 + size / 2), size, ancient.hour(view), struck=view.struck > 0, name="clock"
        )
        words = Box(x, box.y0 + 34, box.x1 - size - 60, box.y0 + 236)
        c.paragraph(words._replace(y1=words.y0 + 84), card.name.in_(lang), 66, face="title", valign="m", shadow=True, name="name")
        c.text((x, words.y0 + 112), card.title.in_(lang), 40, face="italic", colour=t.text_soft, max_width=words.w, name="title")
        label = say(lang, "pic-es-combat") if view.combat else say(lang, "pic-es-no-combat")
        c.text((x, words.y0 + 180), label, 38, colour=t.warn, face="bold", max_width=words.w, name="label")
        if view.combat:
            line = tasks.combat_line(view)
            attempt = view.attempt
            ready = (
                attempt is not None
                and attempt.card == ANCIENT
                and any(tasks.solvable(view, row, view.player(view.active)) for row in attempt.rows)
            )
            tiles = [(tile, tasks.tile_width(c, tile, 96)) for tile in line.conditions]
            end = tasks.draw_tiles(c, x, words.y0 + 212, tiles, 96, 12)
            if ready:
                c.pill(Box.at(end + 26, words.y0 + 230, 270, 60), say(lang, "pic-es-solvable"), "check", t.good, name="ready")
        low = Box(x, box.y1 - 124, box.x1 - 30, box.y1 - 30)
        c.text((low.x1, low.centre[1]), f"{{doom}} {view.doom}", 60, face="heavy", anchor="rm", name="doom-left")
        track = low._replace(x1=low.x1 - 140)
        c.track(track, ancient.spaces(view), view.doom, icon="doom", name="doom")
        if changed.doom:
            ancient.mark_doom(c, track, view, changed.doom)
