"""The Ancient One above the museum: portrait, doom track, Elder Signs, clock; and the laws it and the Mythos card lay down."""

from __future__ import annotations

from games.elder_sign.content import AncientOneCard, Catalogue
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.words import say

from . import people
from .clock import draw_clock
from .emblems import ancient_colour, emblem
from .news import NOTHING, Changed
from .portrait import portrait

HOURS = (12, 3, 6, 9)
HEADER = 196
BADGE = 46


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


def draw_header(
    c: Canvas, area: Box, view: ElderView, cards: Catalogue, lang: Lang, names: people.Names, changed: Changed = NOTHING
) -> None:
    t = c.theme
    card = cards.ancient_ones[view.ancient]
    with c.group("ancient"):
        box = area._replace(x1=area.x1 - 214)
        c.card(box, "danger" if view.awake else "card", name="card")
        side = box.h - 32
        c.put(
            portrait(side, side, emblem(view.ancient, cards), ancient_colour(view.ancient, cards), t, awake=view.awake),
            box.x0 + 18,
            box.y0 + 16,
        )
        c.record("icon", "portrait", Box.at(box.x0 + 18, box.y0 + 16, side, side))
        x = box.x0 + 18 + side + 24
        track = Box(box.x1 - 640, box.y0 + 18, box.x1 - 196, box.y1 - 18)
        c.paragraph(
            Box(x, box.y0 + 26, track.x0 - 28, box.y0 + 86),
            card.name.in_(lang),
            48,
            face="title",
            valign="m",
            shadow=True,
            name="name",
        )
        wide = track.x0 - 24 - x
        c.text((x, box.y0 + 104), card.title.in_(lang), 36, face="italic", colour=t.text_soft, max_width=wide, name="title")
        if view.phase != "over":
            plain = say(lang, "pic-es-to-move", name="")
            name = people.fitted_name(c, people.person(names, view.active, lang), wide - c.measure(plain, c.phone_min) - 56, 36)
            c.text(
                (x, box.y1 - 42),
                "{flame} " + say(lang, "pic-es-to-move", name=name),
                36,
                colour=t.warn,
                max_width=wide,
                name="turn",
            )
        c.track(track, spaces(view), view.doom, icon="doom", rows=2, name="doom")
        mid = box.x1 - 96
        c.glow(mid, box.y0 + 66, 84, t.icons["elder_sign"], 0.35)
        c.icon((mid, box.y0 + 68), "elder_sign", 88, label="signs-icon")
        c.text((mid, box.y1 - 46), f"{view.signs}/{view.signs_needed}", 50, face="heavy", anchor="mm", name="signs")
        if changed.doom:
            mark_doom(c, track, view, changed.doom, 2)
        if changed.signs:
            delta(c, mid + 26, box.y0 + 40, changed.signs, changed.signs > 0, "signs", size=BADGE, over=True)
    with c.group("clock"):
        size = 196
        draw_clock(c, (area.x1 - size / 2 - 2, area.y0 + area.h / 2), size, hour(view), struck=view.struck > 0, name="clock")


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


def laws_height(c: Canvas, width: int, gap: int, view: ElderView, cards: Catalogue, lang: Lang) -> int:
    """Few different heights: steps of one line."""
    own, held = law_texts(view, cards, lang)
    half = (width - gap) // 2
    tall = Box(0, 0, 0, 900)
    needed = max(
        c.fits(tall._replace(x1=half - 170), own, 34).height + 44,
        84 + c.fits(tall._replace(x1=half - 170), held, 34).height + 26 if view.mythos else 0,
        150,
    )
    return 150 + -(-(needed - 150) // 40) * 40


def draw_laws(c: Canvas, area: Box, view: ElderView, cards: Catalogue, lang: Lang, gap: int) -> None:
    """Left what the Ancient One decrees, right the Mythos card on its parchment."""
    t = c.theme
    own, held = law_texts(view, cards, lang)
    left, right = area.columns(2, gap)
    with c.group("decree"):
        c.panel(left, "panel", name="panel")
        c.icon(
            (left.x0 + 76, left.centre[1]), emblem(view.ancient, cards), 84, ancient_colour(view.ancient, cards), label="emblem"
        )
        c.paragraph(Box(left.x0 + 136, left.y0 + 14, left.x1 - 32, left.y1 - 14), own, 38, min_size=34, valign="m", name="text")
    with c.group("mythos"):
        c.parchment(right, name="sheet", seed=3)
        if not view.mythos:
            c.text(
                right.centre,
                say(lang, "pic-es-no-mythos"),
                38,
                colour=t.paper_ink,
                face="italic",
                anchor="mm",
                shadow=False,
                name="none",
            )
            return
        card = cards.mythos[view.mythos]
        c.icon((right.x0 + 76, right.centre[1]), emblem(view.mythos, cards), 84, t.paper_title, shadow=False, label="emblem")
        words = held or say(lang, "pic-es-nothing-lasting")
        room = Box(right.x0 + 136, right.y0 + 76, right.x1 - 32, right.y1 - 16)
        down = max(0, (room.h - c.fits(room, words, 36, min_size=34).height) // 2 - 4)
        c.text(
            (right.x0 + 136, right.y0 + 46 + down),
            card.name.in_(lang),
            42,
            colour=t.paper_title,
            face="title",
            shadow=False,
            max_width=right.w - 168,
            name="title",
        )
        c.paragraph(
            room._replace(y0=room.y0 + down),
            words,
            36,
            min_size=34,
            colour=t.paper_ink,
            icon_colour=t.paper_ink,
            name="text",
        )
