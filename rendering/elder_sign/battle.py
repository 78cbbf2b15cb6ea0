"""The battle: the Ancient One awake, its combat task, what doom is left, the dice thrown at it, and who still stands."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ANCIENT, ElderView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.theme import TURN_SHAPE, theme
from rendering.words import say

from . import alt, ancient, head, people, tasks, tray
from .emblems import ancient_colour, likeness
from .news import NOTHING, Changed
from .people import Names
from .portrait import portrait

WIDTH = 1200
BORDER, GAP = 24, 12
HEAD, PERSON = 122, 80
TRAY = 566


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
    """It on the left, with its task and what doom is left; the roll on the right, as large as in an attempt; everybody below."""
    t = theme("elder_sign", look)
    c = Canvas(WIDTH, round(WIDTH * TURN_SHAPE), t)
    attack = "\n".join(lettering.escape(line) for line in attack_lines(view, cards, lang))
    rest = c.frame.inset(BORDER)
    with c.to_act():
        if view.player(view.active).investigator:
            top, rest = rest.cut_top(HEAD, GAP)
            head.draw_short(c, top, view, cards, lang, names, changed)
        folk, rest = rest.cut_bottom(PERSON if len(view.players) <= 4 else 2 * PERSON + GAP, GAP)
        _people(c, folk, view, cards, names, lang, changed)
        if attack:
            words = c.fits(Box(0, 0, rest.w - 150, 400), attack, 32).height
            sheet, rest = rest.cut_bottom(max(74, words + 36), GAP)
            with c.group("attack"):
                c.parchment(sheet, name="sheet", seed=7)
                c.icon((sheet.x0 + 62, sheet.centre[1]), "battle", 50, t.paper_title, shadow=False, label="emblem")
                room = Box(sheet.x0 + 108, sheet.y0 + 8, sheet.x1 - 30, sheet.y1 - 8)
                c.paragraph(room, attack, 34, colour=t.paper_ink, valign="m", leading=1.04, name="text")
        left, right = rest.cut_left(rest.w - TRAY - GAP, GAP) if view.attempt else (rest, rest)
        ready = _scene(c, left, view, cards, lang, changed)
        if view.attempt:
            rows = [r.text for r in view.attempt.rows]
            lights = [(ready, tray.first_cover(view, rows[0]))] if ready is not None and rows else []
            tray.draw_hero(c, right, view, lang, _usable(view), lights)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _people(c: Canvas, box: Box, view: ElderView, cards: Catalogue, names: Names, lang: Lang, changed: Changed) -> None:
    """Who still stands: sanity and stamina of everybody."""
    t = c.theme
    rows = 1 if len(view.players) <= 4 else 2
    columns = max(2, -(-len(view.players) // rows))
    for player in view.players:
        row, col = divmod(player.seat, columns)
        cell = box.rows(rows, GAP)[row].columns(columns, GAP)[col]
        with c.group(f"player{player.seat}"):
            turn = people.has_the_turn(view, player.seat)
            c.panel(cell, "active" if turn else f"seat:{player.seat}" if player.investigator else "dim", name="panel")
            size = cell.h - 14
            people.token(c, (cell.x0 + 10 + size / 2, cell.centre[1]), size, view, player.seat, cards, names, lang)
            x = cell.x0 + 10 + size + 12
            if not player.investigator:
                low = Box(x, cell.y0 + 4, cell.x1 - 8, cell.y1 - 4)
                words = people.brief(player, view, lang)
                c.paragraph(low, words, 34, face="bold", colour=t.text_soft, valign="m", leading=0.98, max_lines=2, name="status")
                continue
            for icon, value in (("sanity", player.sanity), ("stamina", player.stamina)):
                tone = t.bad if value <= 1 else t.text
                end = c.text((x, cell.centre[1]), f"{{{icon}}}{value}", 36, face="heavy", colour=tone, name=icon).x1
                n = getattr(changed, icon).get(player.seat, 0)
                x = delta(c, end + 2, cell.centre[1], n, n > 0, icon, over=True) if n else end
                x += 12


def _usable(view: ElderView) -> frozenset[str]:
    """Dice that some way of solving the combat task uses."""
    return tray.helpful(view, [r.text for r in view.attempt.rows] if view.attempt else [])


def _scene(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang, changed: Changed) -> Box | None:
    """The Ancient One with its task and its doom. Returns where the task lies if the roll on the table solves it."""
    t = c.theme
    card = cards.ancient_ones[view.ancient]
    tone = ancient_colour(view.ancient, cards)
    found: Box | None = None
    with c.group("ancient"):
        c.card(box, "danger", name="card")
        low = Box(box.x0 + 18, box.y1 - 130, box.x1 - 18, box.y1 - 12)
        side = min(250, low.y0 - box.y0 - 120)
        left = Box.at(box.x0 + 18, box.y0 + 18, side, side)
        c.glow(*left.centre, side * 3 // 4, tone, 0.45)
        c.put(portrait(side, side, likeness(view.ancient, cards), tone, t, awake=True, radius=20), left.x0, left.y0)
        c.record("icon", "portrait", left)
        x, wide = left.x1 + 20, box.x1 - left.x1 - 38
        name = card.name.in_(lang)
        face = "title" if c.measure(name, 34, "title") <= wide else "heavy"
        c.text((x, box.y0 + 46), name, 48, face=face, max_width=wide, name="name")
        with c.plain():
            c.text((x, box.y0 + 96), card.title.in_(lang), 32, face="italic", colour=t.text_soft, max_width=wide, name="title")
        label = say(lang, "pic-es-combat") if view.combat else say(lang, "pic-es-no-combat")
        c.paragraph(
            Box(x, box.y0 + 124, box.x1 - 18, left.y1 + 6), label, 34, colour=t.warn, face="bold", valign="m", leading=1.0, name="label"
        )  # fmt: skip
        if view.combat:
            attempt = view.attempt
            ready = (
                attempt is not None
                and attempt.card == ANCIENT
                and any(tasks.solvable(view, row, view.player(view.active)) for row in attempt.rows)
            )
            lane = Box(box.x0 + 18, left.y1 + 14, box.x1 - 18, low.y0 - 8)
            line = tasks.combat_line(view)
            chip = min(84, lane.h - 8)
            tiles = [(tile, tasks.tile_width(c, tile, chip)) for tile in line.conditions]
            while chip > 44 and sum(w + 10 for _, w in tiles) > lane.w - 70:
                chip -= 4
                tiles = [(tile, tasks.tile_width(c, tile, chip)) for tile in line.conditions]
            y = round(lane.centre[1] - chip / 2)
            if ready:
                c.slab(lane, 16, t.good, 0.16)
                c.edge(lane, 16, 3, t.good, 0.9)
                found = lane
            end = tasks.draw_tiles(c, lane.x0 + 10, y, tiles, chip, 10)
            if ready:
                words = "{star} " + say(lang, "pic-es-solvable")
                room = lane.x1 - 10 - end - 18
                if c.measure(words, c.phone_min) > room:
                    words = "{star}"
                c.text((end + 18, lane.centre[1]), words, 36, colour=t.good, icon_colour=t.good, max_width=room, name="solvable")
        c.text((low.x1, low.centre[1]), f"{{doom}} {view.doom}", 48, face="heavy", anchor="rm", name="doom-left")
        track = low._replace(x1=low.x1 - 118)
        with c.plain():
            c.track(
                track, ancient.spaces(view), view.doom, icon="doom", rows=1 if ancient.doom_length(view) <= 8 else 2, name="doom"
            )
        if changed.doom:
            ancient.mark_doom(c, track, view, changed.doom, 1 if ancient.doom_length(view) <= 8 else 2)
    return found
