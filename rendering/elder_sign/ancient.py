"""The Ancient One above the museum: portrait, doom track, Elder Signs, clock; and the laws it and the Mythos card lay down."""

from __future__ import annotations

from games.elder_sign.content import AncientOneCard, Catalogue
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.theme import hand_min
from rendering.words import say

from . import people, tasks
from .clock import draw_clock
from .emblems import ancient_colour, emblem, likeness
from .portrait import portrait

HOURS = (12, 3, 6, 9)
BADGE = 46


ARRIVING = 130  # how high the monster is that comes, in a full museum


def spaces(view: ElderView) -> list[str | None]:
    """The doom track for the canvas: plain spaces and those that bring a monster."""
    return ["monster" if s == "m" else None for s in view.track if s != "/"]


def doom_length(view: ElderView) -> int:
    return len(spaces(view))


def hour(view: ElderView) -> int:
    return HOURS[view.clock % 4]


def laws(card: AncientOneCard, id: str, cards: Catalogue, lang: Lang) -> list[str]:
    """What holds while it sleeps: its text without awakening, combat and attack."""
    text = cards.text(id, lang)
    later = bool(card.awakens) + bool(card.combat_grows) + bool(card.attack)
    return text[: len(text) - later] if later else text


def lasting(view: ElderView, cards: Catalogue, lang: Lang) -> list[str]:
    """The Mythos card's lasting half: everything after the immediate effect."""
    return cards.text(view.mythos, lang)[1:] if view.mythos in cards.mythos else []


def draw_short(c: Canvas, area: Box, view: ElderView, cards: Catalogue, lang: Lang, names: people.Names) -> None:
    """Portrait, name, whose turn it is; the doom track, the signs, the clock."""
    t = c.theme
    card = cards.ancient_ones[view.ancient]
    with c.group("ancient"):
        box = area._replace(x1=area.x1 - area.h - 12)
        c.card(box, "danger" if view.awake else "card", name="card")
        side = box.h - 28
        icon, tone = likeness(view.ancient, cards), ancient_colour(view.ancient, cards)
        c.put(portrait(side, side, icon, tone, t, awake=view.awake), box.x0 + 14, box.y0 + 14)
        c.record("icon", "portrait", Box.at(box.x0 + 14, box.y0 + 14, side, side))
        x = box.x0 + 14 + side + 18
        mid = box.x1 - 74
        track = Box(mid - 70 - 380, box.y0 + 12, mid - 70, box.y1 - 12)
        wide = track.x0 - 18 - x
        name = card.name.in_(lang)
        face = "title" if c.measure(name, 36, "title") <= wide else "heavy"
        c.text((x, box.y0 + 44), name, 46, face=face, max_width=wide, name="name")
        if view.phase != "over":
            with c.plain():
                words = "{flame} " + _mover(c, view, lang, names, wide)
                c.text((x, box.y1 - 44), words, 36, colour=t.warn, max_width=wide, name="turn")
        with c.plain():
            c.track(track, spaces(view), view.doom, icon="doom", rows=2, name="doom")
        size = box.h - 82
        c.glow(mid, box.y0 + 18 + size / 2, 66, t.icons["elder_sign"], 0.35)
        c.icon((mid, box.y0 + 18 + size / 2), "elder_sign", size, label="signs-icon")
        c.text((mid, box.y1 - 33), f"{view.signs}/{view.signs_needed}", 40, face="heavy", anchor="mm", name="signs")
    with c.group("clock"):
        draw_clock(c, (area.x1 - area.h / 2, area.centre[1]), area.h, hour(view), struck=view.struck > 0, name="clock")


def _mover(c: Canvas, view: ElderView, lang: Lang, names: people.Names, wide: int) -> str:
    plain = say(lang, "pic-es-to-move", name="")
    name = people.fitted_name(c, people.person(names, view.active, lang), wide - c.measure(plain, c.phone_min) - 56, 36)
    return say(lang, "pic-es-to-move", name=name)


def mark_doom(c: Canvas, track: Box, view: ElderView, n: int, rows: int = 1) -> None:
    """On the foot of the space that was filled last, or emptied."""
    count = doom_length(view)
    last = view.doom - 1 if n > 0 else view.doom
    space = c.space_of_track(track, count, min(max(last, 0), count - 1), rows)
    delta(c, space.centre[0] - BADGE * 0.6, space.y1 - 4, n, n < 0, "doom", size=BADGE, over=True)


def law_texts(view: ElderView, cards: Catalogue, lang: Lang) -> tuple[str, str]:
    card = cards.ancient_ones[view.ancient]
    own = "\n".join(lettering.escape(line) for line in laws(card, view.ancient, cards, lang))
    held = "\n".join(lettering.escape(line) for line in lasting(view, cards, lang))
    return own, held


SHARES = (
    0.5,
    0.44,
    0.56,
    0.38,
    0.62,
    0.32,
    0.68,
)  # of the width, for the Ancient One's own law; of those that are as low the first
FEW, LOW_LAWS = 4, 178  # so few people leave room for letters for a hand, unless the laws become higher than this


def _laws(c: Canvas, width: int, gap: int, view: ElderView, cards: Catalogue, lang: Lang) -> tuple[int, int]:
    """How wide the Ancient One's law is, and how high both are: as low as the longer text allows, in steps of one line."""
    own, held = law_texts(view, cards, lang)
    tall = Box(0, 0, 0, 900)

    def height(left: int, size: int) -> int:
        right = width - gap - left
        needed = max(
            c.fits(tall._replace(x1=left - 110), own, size, leading=1.08).height + 28,
            62 + c.fits(tall._replace(x1=right - 118), held, size, leading=1.06).height + 18 if view.mythos else 0,
            130,
        )
        return 130 + -(-(needed - 130) // 32) * 32

    lefts = [round((width - gap) * share) for share in (SHARES[:1] if view.arriving else SHARES)]
    sizes = (hand_min(c.width), c.phone_min + 2) if len(view.players) <= FEW else (c.phone_min + 2,)
    for size in sizes:
        highs = [height(left, size) for left in lefts]
        if min(highs) <= LOW_LAWS:
            break
    return lefts[highs.index(min(highs))], min(highs)


def laws_height(c: Canvas, width: int, gap: int, view: ElderView, cards: Catalogue, lang: Lang) -> int:
    """As little as holds both; few different heights."""
    return _laws(c, width, gap, view, cards, lang)[1]


def draw_arriving(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang) -> None:
    """The monster whose place is being chosen: its name, and the task it brings there."""
    card = cards.monsters[view.arriving]
    with c.group("arriving"):
        c.panel(box, "panel", name="panel")
        tasks.monster_token(c, (box.x0 + 66, box.centre[1]), 96, view.arriving, cards)
        x, wide = box.x0 + 128, box.x1 - 18 - box.x0 - 128
        name = card.name.in_(lang)
        face = "title" if c.measure(name, 40, "title") <= wide else "heavy"
        c.text((x, box.centre[1] - 32), name, 40, face=face, max_width=wide, name="name")
        line = tasks.Line("arriving", tasks.conditions(card.task))
        high = 56
        (tiles, *_) = tasks.wrapped(c, line, wide, high, 8)
        tasks.draw_tiles(c, x, round(box.centre[1] + 2), tiles, high, 8)


def draw_laws(c: Canvas, area: Box, view: ElderView, cards: Catalogue, lang: Lang, gap: int) -> None:
    """Left what the Ancient One decrees, or the monster that is just coming; right the Mythos card on its parchment."""
    t = c.theme
    own, held = law_texts(view, cards, lang)
    wide, _ = _laws(c, area.w, gap, view, cards, lang)
    left, right = area.cut_left(wide, gap)
    if view.arriving:
        draw_arriving(c, left, view, cards, lang)
    else:
        with c.group("decree"):
            c.panel(left, "panel", name="panel")
            icon, tone = emblem(view.ancient, cards), ancient_colour(view.ancient, cards)
            c.icon((left.x0 + 48, left.centre[1]), icon, 60, tone, label="emblem")
            text = Box(left.x0 + 92, left.y0 + 12, left.x1 - 18, left.y1 - 12)
            c.paragraph(text, own, 34, valign="m", leading=1.08, name="text")
    with c.group("mythos"):
        c.parchment(right, name="sheet", seed=3)
        ink = t.paper_ink
        if not view.mythos:
            words = say(lang, "pic-es-no-mythos")
            c.text(
                right.centre, words, 34, colour=ink, face="italic", anchor="mm", shadow=False, max_width=right.w - 50, name="none"
            )
            return
        card = cards.mythos[view.mythos]
        c.icon((right.x0 + 50, right.centre[1]), emblem(view.mythos, cards), 60, t.paper_title, shadow=False, label="emblem")
        words = held or say(lang, "pic-es-nothing-lasting")
        x, wide = right.x0 + 94, right.w - 118
        name = card.name.in_(lang)
        face = "title" if c.measure(name, c.phone_min, "title") <= wide else "bold"
        c.text((x, right.y0 + 36), name, 36, colour=t.paper_title, face=face, shadow=False, max_width=wide, name="title")
        room = Box(x, right.y0 + 62, right.x1 - 24, right.y1 - 14)
        c.paragraph(room, words, 32, colour=ink, icon_colour=ink, valign="m", leading=1.06, name="text")
