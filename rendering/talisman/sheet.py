"""A character's sheet: who it is, what it is worth, what it can do, and everything it carries, with its text.

Spells are on it only where the view has them, which is the owner's own; everybody else's sheet says how many there are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import SeenCharacter, SeenPlayer, TalismanView
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted, shortened
from rendering.theme import BOARD_SHAPE, Theme, mix, theme
from rendering.words import capital, say

from . import alt
from .people import portrait
from .pieces import face, figure_of, frame, lay, plaque, stand, tone_of, view_of
from .spots import Table
from .words import initial, name_of, person, ready_for, standing

WIDTH = 1200
MARGIN, GAP = 22, 14
HEAD, HEADING = 372, 56
TROPHY = 68
# Whoever carries more than finds room has it by name, three beside each other: with all its text the sheet would be a scroll.
BY_NAME = ((), ("followers",), ("objects", "followers"), ("objects", "followers", "spells"))
SMALL = 108


@dataclass(frozen=True)
class _Thing:
    """A card in somebody's hands, as a tile; `note` is what is special about it now."""

    card: str
    note: str = ""


Rows = list[tuple[int, list[_Thing]]]


def draw_sheet(view: TalismanView, seat: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    t = theme("talisman", look)
    at = Table(view, cards, lang, names)
    player = view.players[seat]
    found = player.character
    if found is None:
        return _nobody(at, player, t)
    armed = ready_for(player, names, lang)
    inner = WIDTH - 2 * MARGIN
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    ability = "\n".join(lettering.escape(x) for x in cards.text(found.id, lang))
    words = -(-(sizing.fits(Box(0, 0, inner - 88, 900), ability, 34).height + 56) // 20) * 20 if ability else 0
    trophies = -(-len(found.trophies) // _per_row(inner))
    for by_name in BY_NAME:
        sections = _sections(sizing, found, armed, at, inner, by_name)
        heights = [HEAD, *([words] if words else [])]
        heights += [HEADING + sum(h for h, _ in rows) + GAP * (len(rows) - 1) for _, _, rows in sections]
        if trophies:
            heights.append(HEADING + trophies * (round(TROPHY * 1.32) + 14))
        if not sections and not trophies:
            heights.append(80)
        height = -(-(sum(heights) + GAP * (len(heights) - 1) + 2 * MARGIN) // 20) * 20
        if height <= WIDTH * BOARD_SHAPE:
            break
    c = Canvas(WIDTH, height, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    _head(c, top, player, found, at)
    if words:
        lane, rest = rest.cut_top(words, GAP)
        c.parchment(lane, name="ability", seed=9)
        c.paragraph(lane.inset(44, 18), ability, 34, min_size=26, colour=t.paper_ink, valign="m", name="ability-text")
    for key, icon, rows in sections:
        tall = HEADING + sum(h for h, _ in rows) + GAP * (len(rows) - 1)
        lane, rest = rest.cut_top(tall, GAP)
        with c.group(key):
            _heading(c, lane, icon, say(lang, f"pic-tm-{key}"))
            y = lane.y0 + HEADING
            for i, (high, pair) in enumerate(rows):
                across = Box(lane.x0, y, lane.x1, y + high).columns(3 if high == SMALL else len(pair), GAP)
                for box, thing in zip(across, pair, strict=False):
                    draw = _small_tile if high == SMALL else _tile
                    draw(c, box, thing, at, f"{i}:{thing.card}")
                y += high + GAP
    if trophies:
        with c.group("trophies"):
            _heading(c, rest, "trophy", say(lang, "pic-tm-trophies"))
            _trophies(c, Box(rest.x0, rest.y0 + HEADING, rest.x1, rest.y1), found, at)
    elif not sections:
        c.text(
            (rest.x0 + 20, rest.y0 + 40), say(lang, "pic-tm-has-nothing"), 36, face="italic", colour=t.text_soft, name="nothing"
        )
    return finish(c, alt.sheet(view, seat, cards, lang, names))


def _sections(
    c: Canvas, found: SeenCharacter, armed: Mapping[str, str], at: Table, inner: int, by_name: Sequence[str]
) -> list[tuple[str, str, Rows]]:
    listed = (
        ("spells", "spell", [_Thing(s, armed.get(s, "")) for s in found.spells]),
        ("objects", "objects", [_Thing(o) for o in found.objects]),
        ("followers", "followers", [_Thing(f) for f in found.followers]),
    )
    return [
        (key, icon, _by_name(things) if key in by_name else _rows(c, things, at, (inner - GAP) // 2))
        for key, icon, things in listed
        if things
    ]


def _by_name(things: list[_Thing]) -> Rows:
    return [(SMALL, things[i : i + 3]) for i in range(0, len(things), 3)]


def _head(c: Canvas, box: Box, player: SeenPlayer, found: SeenCharacter, at: Table) -> None:
    """The figure where it stands, its values beside it."""
    t, lang = c.theme, at.lang
    with c.group("head"):
        c.card(box, f"seat:{player.seat}", name="card")
        scene = Box(box.x0 + 14, box.y0 + 14, box.x0 + 400, box.y1 - 14)
        view_of(c, scene, at.cards.spaces[found.space], 14)
        frame(c, scene, t.seat(player.seat).colour, 5, radius=14)
        letter = initial(at.names, player.seat, lang)
        stand(
            c,
            scene.centre[0],
            scene.y1 - 26,
            figure_of(found),
            290,
            seat=player.seat,
            initial=letter,
            active=False,
            name="figure",
        )
        x = scene.x1 + 30
        wide = box.x1 - x - 24
        name = fitted(c, person(at.names, player.seat, lang), wide, 50, face="heavy")
        c.text((x, box.y0 + 48), name, 50, face="heavy", max_width=wide, name="player")
        sign = say(lang, f"pic-tm-{found.alignment}")
        who = f"{{{found.alignment}}} {lettering.escape(name_of(found.id, at.cards, lang))} · {sign}"
        c.text((x, box.y0 + 104), who, 40, colour=t.text_soft, max_width=wide, name="character")
        values = (
            ("strength", found.total_strength, found.strength),
            ("craft", found.total_craft, found.craft),
            ("life", found.lives, found.lives),
            ("gold", found.gold, found.gold),
        )
        count = say(lang, "pic-tm-spells-secret", n=found.spell_count)
        lines = ([count] if found.spell_count and not found.spells else []) + [s.rstrip(".") for s in alt.state_of(found, lang)]
        low = box.y0 + (270 if lines else box.h - 24)
        for part, (icon, n, own) in zip(Box(x, box.y0 + 142, box.x1 - 24, low).columns(4, 10), values, strict=True):
            plaque(c, part, mix(t.ink, t.icons[icon], 0.16), 0.9)
            c.glow(part.centre[0], part.y0 + part.h * 0.4, round(part.w * 0.42), t.icons[icon], 0.22)
            c.record("panel", f"{icon}-tile", part)
            tone = mix(t.icons[icon], (255, 255, 255), 0.5)
            middle = (part.centre[0], part.y0 + part.h * 0.42)
            size = 58 if lines else 76
            c.text(middle, f"{{{icon}}} {n}", size, face="heavy", anchor="mm", colour=tone, max_width=part.w - 12, name=icon)
            word = say(lang, f"pic-tm-{'lives' if icon == 'life' else icon}")
            at_y = part.y1 - (24 if lines else 32)
            c.text((part.centre[0], at_y), word, 32, anchor="mm", colour=t.text_soft, max_width=part.w - 12, name=f"{icon}-word")
            if own != n:  # what counters alone say; the rest comes from what is carried
                c.badge((part.x1 - 18, part.y0 + 10), str(own), 40, t.icons[icon], name=f"{icon}-own")
        c.paragraph(
            Box(x, box.y0 + 280, box.x1 - 24, box.y1 - 16),
            " · ".join(lettering.escape(line) for line in lines),
            36,
            min_size=25,
            face="bold",
            colour=t.warn,
            valign="m",
            name="state",
        )


def _heading(c: Canvas, lane: Box, icon: str, words: str) -> None:
    y = lane.y0 + HEADING / 2
    end = c.text((lane.x0 + 10, y), f"{{{icon}}} {capital(words)}", 38, face="title", colour=c.theme.brass_light, name="heading")
    c.rule(end.x1 + 24, lane.x1 - 10, round(y))


def _text(thing: _Thing, at: Table) -> str:
    return "\n".join(lettering.escape(x) for x in at.cards.text(at.cards.printed(thing.card).id, at.lang))


def _rows(c: Canvas, things: list[_Thing], at: Table, width: int) -> Rows:
    """Pairs of tiles; both of a pair are as tall as the longer text needs, in steps."""
    found: Rows = []
    for i in range(0, len(things), 2):
        pair = things[i : i + 2]
        room = width if len(pair) == 2 else 2 * width + GAP
        needed = max(c.fits(Box(0, 0, room - 160, 900), _text(x, at), 30).height + _note_height(c, x, room - 160) for x in pair)
        found.append((max(140, -(-(needed + 80) // 20) * 20), pair))
    return found


def _note(thing: _Thing) -> str:
    return f"{{armed}} {lettering.escape(thing.note)}"


def _note_height(c: Canvas, thing: _Thing, wide: int) -> int:
    """For what it lies ready is said above its text, in as many lines as that takes."""
    return c.fits(Box(0, 0, wide, 900), _note(thing), 32, face="bold").height + 10 if thing.note else 0


def _tile(c: Canvas, box: Box, thing: _Thing, at: Table, name: str) -> None:
    t = c.theme
    with c.group(name):
        c.panel(box, "active" if thing.note else "panel", name="tile")
        w = 92
        c.put(face(thing.card, at.cards, w, t), box.x0 + 22, box.centre[1] - w * 0.66)
        c.record("icon", "card", Box.at(box.x0 + 22, box.centre[1] - w * 0.66, w, round(w * 1.32)))
        x = box.x0 + 22 + w + 22
        tone = mix(tone_of(thing.card, at.cards), (255, 244, 220), 0.72)
        title = lettering.escape(name_of(thing.card, at.cards, at.lang))
        c.text((x, box.y0 + 36), title, 36, face="heavy", colour=tone, max_width=box.x1 - x - 16, name="name")
        top = box.y0 + 62
        if thing.note:
            lines = Box(x, top, box.x1 - 16, top + _note_height(c, thing, box.x1 - 16 - x))
            c.paragraph(lines, _note(thing), 32, face="bold", colour=t.warn, icon_colour=t.warn, name="note")
            top = lines.y1
        c.paragraph(Box(x, top + 4, box.x1 - 16, box.y1 - 12), _text(thing, at), 30, min_size=25, name="text")


def _small_tile(c: Canvas, box: Box, thing: _Thing, at: Table, name: str) -> None:
    t = c.theme
    with c.group(name):
        c.panel(box, "panel", name="tile")
        w = 66
        c.put(face(thing.card, at.cards, w, t), box.x0 + 12, box.centre[1] - w * 0.66)
        c.record("icon", "card", Box.at(box.x0 + 12, box.centre[1] - w * 0.66, w, round(w * 1.32)))
        tone = mix(tone_of(thing.card, at.cards), (255, 244, 220), 0.72)
        words = Box(box.x0 + w + 26, box.y0 + 6, box.x1 - 10, box.y1 - 6)
        title = lettering.escape(name_of(thing.card, at.cards, at.lang))
        c.paragraph(words, title, 38, min_size=30, face="heavy", valign="m", leading=1.04, colour=tone, name="name")


def _per_row(inner: int) -> int:
    return inner // (TROPHY + 20)


def _trophies(c: Canvas, area: Box, found: SeenCharacter, at: Table) -> None:
    per = _per_row(area.w)
    for i, card in enumerate(found.trophies):
        x, y = area.x0 + (i % per) * (TROPHY + 20) + 4, area.y0 + (i // per) * (round(TROPHY * 1.32) + 14)
        lay(c, x, y, card, at.cards, TROPHY, f"trophy{i}")


def _nobody(at: Table, player: SeenPlayer, t: Theme) -> Drawn:
    c = Canvas(WIDTH, 280, t)
    box = c.frame.inset(MARGIN)
    c.panel(box, "dim", name="panel")
    portrait(c, Box.at(box.x0 + 30, box.y0 + 50, 140, 140), player, at)
    x = box.x0 + 210
    name = fitted(c, person(at.names, player.seat, at.lang), box.x1 - x - 30, 52, face="heavy")
    c.text((x, box.y0 + 86), name, 52, face="heavy", max_width=box.x1 - x - 30, name="name")
    c.text(
        (x, box.y0 + 156), standing(at.view, player, at.lang), 40, colour=t.text_soft, max_width=box.x1 - x - 30, name="status"
    )
    return finish(c, alt.short(player, at.view, at.cards, at.lang, at.names))


def draw_hand(view: TalismanView, seat: int, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """What somebody holds and nobody else may see: their spells, and which of them lie ready. Only from their own view."""
    assert view.viewer == seat or view.phase == "over"
    t = theme("talisman", look)
    at = Table(view, cards, lang, names)
    player = view.players[seat]
    found = player.character
    if found is None:
        return _nobody(at, player, t)
    armed = ready_for(player, names, lang)
    spells = [_Thing(s, armed.get(s, "")) for s in found.spells]
    inner = WIDTH - 2 * MARGIN
    rows = _rows(Canvas(WIDTH, 16, t, backdrop=False), spells, at, (inner - GAP) // 2)
    tall = sum(h for h, _ in rows) + GAP * max(0, len(rows) - 1) if rows else 110
    c = Canvas(WIDTH, -(-(2 * MARGIN + 130 + GAP + tall) // 20) * 20, t)
    top, rest = c.frame.inset(MARGIN).cut_top(130, GAP)
    with c.group("head"):
        c.card(top, "spell_card", name="card")
        portrait(c, Box.at(top.x0 + 18, top.y0 + 12, 106, 106), player, at)
        x = top.x0 + 146
        count = f"{{spell}} {found.spell_count}/{found.spell_limit}"
        end = c.text((top.x1 - 26, top.centre[1]), count, 54, face="heavy", anchor="rm", name="count")
        wide = end.x0 - x - 24
        words = _hand_title(c, at, seat, wide)
        c.text((x, top.centre[1]), words, 50, face="title_heavy", metal=True, max_width=wide, name="title")
    if not rows:
        c.text(
            (rest.x0 + 24, rest.y0 + 50), say(lang, "pic-tm-no-spells-held"), 38, face="italic", colour=t.text_soft, name="none"
        )
    y = rest.y0
    for i, (high, pair) in enumerate(rows):
        for box, thing in zip(Box(rest.x0, y, rest.x1, y + high).columns(len(pair), GAP), pair, strict=True):
            _tile(c, box, thing, at, f"{i}:{thing.card}")
        y += high + GAP
    return finish(c, alt.hand(view, seat, cards, lang, names, armed))


def _hand_title(c: Canvas, at: Table, seat: int, wide: int) -> str:
    name = person(at.names, seat, at.lang)
    return shortened(c, name, wide, lambda shown: say(at.lang, "pic-tm-hand-of", name=shown), "title_heavy")
