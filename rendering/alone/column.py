"""Beside the map of a turn: the fight, what was answered, laid and heard, the other floor; then what is to be done, and what the marks mean.

Everything is a block of some height. The blocks stand in the order of how much they matter now; what finds no room is left out, the least
important first: the post says it in words, and so does the description.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.alone.content import Catalogue
from games.alone.view import KINDS, AloneView, SeenAnswer, SeenFloor, SeenMission, SeenPlayed, SeenRoll, SeenSector
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.theme import RGB
from rendering.words import capital, say

from . import alt, emblems, folk, hand, labyrinth, missions, radar, told, vignette
from .legend import LINE as LEGEND_LINE
from .legend import draw_legend, entries
from .screen import draw_glass
from .sectors import HERO_COLOUR, Drawing

GAP = 10
DIE, LEAST_DIE = 118, 94  # 30 px where the picture is 390 wide
TOKEN = 84
MOST_ROLLS, MOST_ANSWERS, MOST_CARDS = 3, 2, 2
ANSWER, CARD, PILL = 96, 92, 72
DIAL, MEMORY = 250, 230
TASK_MARK, TASK_HIGH = 46, 600
LEGEND_RIM, LEAST_LEGEND = 14, 2


@dataclass(frozen=True)
class Block:
    height: int
    draw: Callable[[Box], None]
    spare: bool = False  # no picture grows for it
    says: str = ""  # what it shows, where nothing else of the picture's words does


def blocks(
    c: Canvas,
    width: int,
    view: AloneView,
    crop: Sequence[SeenSector],
    cards: Catalogue,
    lang: Lang,
    room: int,
    *,
    memory: bool = True,
    tasks: bool = True,
    aid: Sequence[str] = (),
) -> list[Block]:
    """Those that find room, in the order in which they stand; `memory`: the other floor among them; `tasks`: what is to be done."""
    found: list[Block] = []
    left = room

    def add(height: int, draw: Callable[[Box], None], spare: bool = False, says: str = "") -> bool:
        nonlocal left
        if height > left:
            return False
        found.append(Block(height, draw, spare, says))
        left -= height + GAP
        return True

    own = next((e.hand for e in view.evil if e.seat == view.viewer), ()) if view.secret else ()
    rolls = view.rolls[-1 if own else -MOST_ROLLS :]
    for i, roll in enumerate(reversed(rolls)):  # the last is the matter of the moment, and stands first
        n = len(view.rolls) - 1 - i
        add(fight_height(roll, width), lambda box, roll=roll, n=n: draw_fight(c, box, roll, n, view, cards, lang))
    for id in aid[:MOST_CARDS]:
        name = cards.items[id].name.in_(lang)
        add(CARD, lambda box, id=id, name=name: _aid(c, box, id, say(lang, "pic-aid", what=name), cards))
    if own:  # what one could answer with
        fit = max(0, min(len(hand.alike(own)), (left + GAP) // (hand.LINE + GAP)))
        if fit:
            add(fit * (hand.LINE + GAP) - GAP, lambda box: hand.draw_lines(c, box, own, cards, lang, 1, fit))
    for i, said in enumerate(view.answers[-MOST_ANSWERS:]):
        add(ANSWER, lambda box, said=said, i=i: _answer(c, box, said, i, cards, lang))
    for i, laid in enumerate(this_turn(view)[-MOST_CARDS:]):
        add(CARD, lambda box, laid=laid, i=i: _laid(c, box, laid, i, cards, lang))
    heard = [way for way in radar.WAYS if way in view.noises]
    if heard and not add(DIAL, lambda box: _dial(c, box, view, cards, lang)):
        add(PILL, lambda box: _heard(c, box, view, heard, lang))
    for icon, words in radar.elsewhere(view.noises, lang):
        add(PILL, lambda box, icon=icon, words=words: labyrinth.pill(c, box, icon, words))
    elsewhere = labyrinth.others(view) if memory and not view.secret else []
    if elsewhere:
        d = Drawing(cards, lang, view.character, view.searched)
        add(MEMORY, lambda box: _memory(c, box, elsewhere[0], d, lang))
    if tasks and not view.secret:
        for m, full, high in _tasks(c, width, view, cards, lang, left):
            add(
                high,
                lambda box, m=m, full=full: _task(c, box, m, full, cards, lang),
                spare=True,
                says=alt.mission(m, cards, lang),
            )
    lines = min((left - 2 * LEGEND_RIM) // c.px(LEGEND_LINE), len(entries(crop)))
    if not view.secret and lines >= LEAST_LEGEND:
        add(lines * c.px(LEGEND_LINE) + 2 * LEGEND_RIM, lambda box: _legend(c, box, crop, lang), spare=True)
    if high := vignette.height(left):
        add(high, lambda box: vignette.draw_vignette(c, box, view), spare=True)
    return found


def _aid(c: Canvas, box: Box, id: str, words: str, cards: Catalogue) -> None:
    """An item that may be used now."""
    with c.group(f"aid:{id}"):
        draw_glass(c, box, c.theme.accent, alpha=0.34)
        mark = box.h - 24
        c.icon((box.x0 + 20 + mark / 2, box.centre[1]), emblems.emblem(id, cards), mark, c.theme.accent)
        room = Box(box.x0 + 34 + mark, box.y0 + 6, box.x1 - 12, box.y1 - 6)
        c.paragraph(room, words, c.type("small"), face="bold", valign="m", leading=1.04, max_lines=2, name="words")


def draw(c: Canvas, box: Box, found: Sequence[Block]) -> None:
    y = box.y0
    with c.group("beside"):
        for block in found:
            block.draw(Box(box.x0, y, box.x1, y + block.height))
            y += block.height + GAP


def height(found: Sequence[Block]) -> int:
    return sum(b.height for b in found) + GAP * max(0, len(found) - 1)


def said(found: Sequence[Block]) -> list[str]:
    return [block.says for block in found if block.says]


def this_turn(view: AloneView) -> tuple[SeenPlayed, ...]:
    return view.played[len(view.played) - view.played_this_turn :] if view.played_this_turn else ()


# -- the fight ------------------------------------------------------------------------------------------------------------


def whom(roll: SeenRoll, view: AloneView) -> str:
    """The kind of creature somebody rolls against; "hero" if it is the hero, "" if nobody is known."""
    if roll.by == "hero":
        return view.action.creature if view.action is not None else ""
    return "" if roll.by == "bravery" else "hero"


def _rows(roll: SeenRoll, width: int) -> tuple[int, int]:
    """Lines of dice, and how large they are."""
    n = max(1, len(roll.faces))
    rows = 1
    while (width - 36) // -(-n // rows) < LEAST_DIE + 8:
        rows += 1
    return rows, min(DIE, (width - 36) // -(-n // rows) - 8)


def fight_height(roll: SeenRoll, width: int) -> int:
    rows, size = _rows(roll, width)
    return 12 + TOKEN + 12 + rows * (size + 10) + 50


def draw_fight(c: Canvas, box: Box, roll: SeenRoll, n: int, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    """Who hits whom, the dice large, what came of it in words."""
    t = c.theme
    good = roll.by in ("hero", "bravery")
    tone = t.accent if good else t.bad
    with c.group(f"roll{n}"):
        draw_glass(c, box, tone, alpha=0.2)
        y = box.y0 + 12 + TOKEN / 2
        other = whom(roll, view)
        x, right = box.x0 + 24, box.x1 - 18
        if roll.by in KINDS or good:
            _person(c, (x + TOKEN / 2, y), roll.by, view, cards, "by")
            x += TOKEN + 14
        if other:
            _person(c, (right - TOKEN / 2, y), other, view, cards, "whom")
            c.arrow((right - TOKEN - 62, y), (right - TOKEN - 8, y), 12, tone, name="at")
            right -= TOKEN + 72
        words = capital(told.roller(roll.by, cards, lang))
        c.paragraph(
            Box(x, round(y - TOKEN / 2), right, round(y + TOKEN / 2)), words, 36, min_size=c.phone_min, face="bold", valign="m",
            leading=1.0, max_lines=2, name="who",
        )  # fmt: skip
        rows, size = _rows(roll, box.w)
        per = -(-len(roll.faces) // rows)
        top = box.y0 + 12 + TOKEN + 12
        for i, (face, hit) in enumerate(zip(roll.faces, told.counted(roll), strict=True)):
            row, col = divmod(i, per)
            in_row = min(per, len(roll.faces) - row * per)
            at = (box.centre[0] + (col - (in_row - 1) / 2) * (size + 8), top + size / 2 + row * (size + 10))
            c.die(at, size, "green" if good else "red", face, state="usable" if hit else "free", name=f"die{i}")
        said = say(lang, "pic-al-hits", n=roll.hits)
        c.text(
            (box.centre[0], box.y1 - 30),
            said,
            38,
            face="heavy",
            anchor="mm",
            colour=_tone(c, roll, good),
            max_width=box.w - 40,
            name="result",
        )


def _tone(c: Canvas, roll: SeenRoll, good: bool) -> RGB:
    t = c.theme
    return t.text_soft if not roll.hits else t.good if good else t.bad


def _person(c: Canvas, xy: tuple[float, float], who: str, view: AloneView, cards: Catalogue, name: str) -> None:
    if who in KINDS:
        c.token(xy, TOKEN, who, colour=c.theme.icons[who], name=name)
    else:
        c.token(
            xy,
            TOKEN,
            folk.face(view.character, emblems.emblem(view.character, cards)),
            colour=HERO_COLOUR,
            shape="shield",
            name=name,
        )


# -- the rest -------------------------------------------------------------------------------------------------------------


def _answer(c: Canvas, box: Box, said: SeenAnswer, n: int, cards: Catalogue, lang: Lang) -> None:
    draw_glass(c, box, c.theme.icons["locate"], name=f"answer{n}")
    words = f"{{locate}} {capital(told.target(said.target, cards, lang))}: **{told.answer(said, lang)}**"
    c.paragraph(
        box.inset(24, 6)._replace(x1=box.x1 - 12),
        words,
        34,
        min_size=c.phone_min,
        valign="m",
        leading=1.0,
        max_lines=2,
        name=f"answer{n}-words",
    )


def _laid(c: Canvas, box: Box, p: SeenPlayed, n: int, cards: Catalogue, lang: Lang) -> None:
    """A card evil laid this turn, with its name; a face-down one is only that."""
    card = cards.reactions.get(p.card) if p.card else None
    tone = emblems.deck_colour(card.deck) if card else c.theme.brass
    name = card.name.in_(lang) if card else say(lang, "pic-al-standard-reaction")
    icon = emblems.emblem(card.id, cards) if card else "hidden"
    hand.draw_line(
        c, box, icon, tone, name + (" {danger}" if p.dangerous else ""), f"laid{n}", down=p.face_down, dangerous=p.dangerous
    )


def _dial(c: Canvas, box: Box, view: AloneView, cards: Catalogue, lang: Lang) -> None:
    c.panel(box, "panel", name="panel")
    radar.draw_radar(c, box.inset(14), view.noises, lang, emblems.emblem(view.character, cards))


def _memory(c: Canvas, box: Box, floor: SeenFloor, d: Drawing, lang: Lang) -> None:
    with c.plain():
        labyrinth.draw_memory(c, box, floor, d, lang)


def _heard(c: Canvas, box: Box, view: AloneView, heard: Sequence[str], lang: Lang) -> None:
    """Noises by their directions in one line, where a dial has no room."""
    draw_glass(c, box, c.theme.icons["noise"], name="heard")
    parts = [radar.letter(way, lang) + (f" ×{n}" if (n := view.noises.count(way)) > 1 else "") for way in heard]
    c.text(
        (box.x0 + 26, box.centre[1]), "{noise} " + ", ".join(parts), 38, face="heavy", max_width=box.w - 40, name="heard-words"
    )


def _legend(c: Canvas, box: Box, crop: Sequence[SeenSector], lang: Lang) -> None:
    c.panel(box, "panel", name="legend-panel")
    draw_legend(c, box.inset(24, LEGEND_RIM), crop, lang)


def _tasks(
    c: Canvas, width: int, view: AloneView, cards: Catalogue, lang: Lang, left: int
) -> list[tuple[SeenMission, bool, int]]:
    """What the hero is here for: all that has begun or nothing, with what it does meanwhile if there is room; then what is locked."""
    begun = [m for m in view.missions if m.active and not m.done]
    asleep = [m for m in view.missions if not m.active and not m.done]
    for shown, full in (([*begun, *asleep], True), ([*begun, *asleep], False), (begun, False)):
        high = [_task_height(c, width, m, full, cards, lang) for m in shown]
        if sum(high) + GAP * (len(high) - 1) <= left:
            return [(m, full, h) for m, h in zip(shown, high, strict=True)]
    return []


def _task_words(m: SeenMission, full: bool, cards: Catalogue, lang: Lang) -> str:
    """What a mission wants now, and how far it is; `full`: and the rule that holds until then. One that has not begun is locked."""
    words = ("" if m.active else "{lock}\u00a0") + lettering.escape(missions.goal(m, cards, lang))
    if m.active and m.needed > 1:
        words += f" **{m.progress}/{m.needed}**"
    nuisance = missions.rule(m, cards, lang) if full and m.active else ""
    return words + (f"\n{{warning}}\u00a0{lettering.escape(nuisance)}" if nuisance else "")


def _task_room(box: Box) -> Box:
    return Box(box.x0 + 34 + TASK_MARK, box.y0 + 8, box.x1 - 12, box.y1 - 8)


def _task_height(c: Canvas, width: int, m: SeenMission, full: bool, cards: Catalogue, lang: Lang) -> int:
    room = _task_room(Box(0, 0, width, TASK_HIGH))
    return max(PILL, c.fits(room, _task_words(m, full, cards, lang), c.phone_min, leading=1.04).height + 28)


def _task(c: Canvas, box: Box, m: SeenMission, full: bool, cards: Catalogue, lang: Lang) -> None:
    icon, tone = emblems.mission_class(m.code)
    with c.group(f"task:{m.code}"):
        draw_glass(c, box, tone if m.active else c.theme.text_faint, name="task")
        c.icon((box.x0 + 18 + TASK_MARK / 2, box.centre[1]), icon, TASK_MARK, tone, label="class")
        c.paragraph(
            _task_room(box),
            _task_words(m, full, cards, lang),
            c.phone_min,
            colour=c.theme.text if m.active else c.theme.text_soft,
            valign="m",
            leading=1.04,
            name="words",
        )
