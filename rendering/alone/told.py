"""What everybody was told this turn: dice and Locate answers, a line each."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.view import KINDS, AloneView, SeenAnswer, SeenRoll
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import capital, say

from .screen import draw_glass

LINE = 92
MOST = 6  # lines on a picture; older rolls of the same turn are in the text


def roller(by: str, cards: Catalogue, lang: Lang) -> str:
    """Who rolled."""
    if by in cards.creature_cards:
        return cards.creature_cards[by].name.in_(lang)
    return say(lang, f"pic-al-roll-{by}") if by in ("hero", "opportunity", "bravery") else say(lang, "pic-al-roll-other")


def target(name: str, cards: Catalogue, lang: Lang) -> str:
    """What a Locate named."""
    kind, _, letter = name.partition(":")
    if letter:
        return cards.rooms[letter].name.in_(lang)
    if kind in KINDS:
        return cards.creature_cards[kind].name.in_(lang)
    return say(lang, f"pic-al-target-{kind.replace('_', '-')}")


def answer(a: SeenAnswer, lang: Lang) -> str:
    """How far and on which floor; -1 is nowhere, -2 was not answered."""
    if a.distance == -1:
        return say(lang, "pic-al-answer-absent")
    if a.distance < -1:
        return say(lang, "pic-al-answer-none")
    words = say(lang, "pic-al-answer", n=a.distance, floor="same" if a.same_floor else "other")
    return f"{words}, {say(lang, f'pic-al-way-{a.way}')}" if a.way else words


def counted(roll: SeenRoll) -> list[bool]:
    """Which dice are hits: conditional faces are if there are more hits than hit faces."""
    plain = sum(1 for f in roll.faces if f == "hit")
    return [f == "hit" or (f == "conditional" and roll.hits > plain) for f in roll.faces]


def lines(view: AloneView) -> list[SeenRoll | SeenAnswer]:
    return [*view.rolls, *view.answers][-MOST:]


def height(c: Canvas, view: AloneView, columns: int = 1) -> int:
    n = -(-len(lines(view)) // columns)
    return n * c.px(LINE) + max(0, n - 1) * c.px(10)


def draw_told(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang, columns: int = 1) -> None:
    shown = lines(view)
    rows = -(-len(shown) // columns)
    step, gap = c.px(LINE), c.px(10)
    with c.group("told"):
        for i, line in enumerate(shown):
            col, row = divmod(i, rows)
            cell = box.columns(columns, gap)[col]
            lane = Box.at(cell.x0, cell.y0 + row * (step + gap), cell.w, step)
            with c.group(str(i)):
                if isinstance(line, SeenRoll):
                    _roll(c, lane, line, cards, lang)
                else:
                    _answer(c, lane, line, cards, lang)


def _roll(c: Canvas, box: Box, roll: SeenRoll, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    good = roll.by in ("hero", "bravery")
    draw_glass(c, box, t.accent if good else t.bad)
    x = box.x0 + c.px(26)
    icon = roll.by if roll.by in KINDS else "attack" if roll.by == "hero" else "die"
    name = f"{{{icon}}} {roller(roll.by, cards, lang)}"
    right = box.x1 - c.px(22)
    end = c.text(
        (right, box.centre[1]), f"= {roll.hits}", c.type("label"), face="heavy", anchor="rm", colour=t.text if roll.hits else t.text_faint,
        name="hits",
    )  # fmt: skip
    room = end.x0 - c.px(20) - x - c.measure(name, c.phone_min) - c.px(14)
    size = min(box.h - c.px(22), round(room / max(1, len(roll.faces)) / 1.12))
    left = end.x0 - c.px(20) - round(len(roll.faces) * size * 1.12)
    for i, (face, hit) in enumerate(zip(roll.faces, counted(roll), strict=True)):
        at = (left + (i + 0.5) * size * 1.12, box.centre[1])
        c.die(at, size, "green" if good else "red", face, state="usable" if hit else "free", name=f"die{i}")
    c.text((x, box.centre[1]), name, c.type("body"), max_width=left - c.px(12) - x, name="who")


def _answer(c: Canvas, box: Box, a: SeenAnswer, cards: Catalogue, lang: Lang) -> None:
    t = c.theme
    draw_glass(c, box, t.icons["locate"])
    x = box.x0 + c.px(26)
    name = capital(target(a.target, cards, lang))
    said = answer(a, lang)
    right = box.x1 - c.px(24)
    size = c.type("body")
    if c.measure(f"{{locate}} {name}", c.phone_min) + c.measure(said, c.phone_min, "heavy") + 40 > right - x:
        c.paragraph(
            box.inset(c.px(26), c.px(6)),
            f"{{locate}} {name}: **{said}**",
            c.type("small"),
            valign="m",
            leading=1.04,
            name="answer",
        )
        return
    end = c.text(
        (right, box.centre[1]), said, size, face="heavy", anchor="rm", max_width=max(10, (right - x) * 3 // 4), name="said"
    )
    c.text((x, box.centre[1]), f"{{locate}} {name}", size, colour=t.text_soft, max_width=end.x0 - c.px(20) - x, name="target")
