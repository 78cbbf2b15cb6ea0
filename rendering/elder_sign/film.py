"""The replay: one small frame per turn."""

from __future__ import annotations

from collections.abc import Sequence

from games.elder_sign.content import Catalogue
from games.elder_sign.view import ENTRANCE, ElderView, SeenCard
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit import film as kit
from rendering.kit.film import WIDTH
from rendering.layout import Box
from rendering.theme import theme
from rendering.words import say

from . import alt, ancient, people, scenes, tasks
from .clock import draw_clock
from .emblems import ancient_colour, likeness
from .people import Names
from .portrait import portrait
from .props import COUNTER, prop
from .story import TurnSummary, summarise, turns

HEIGHT = 840
MARGIN, GAP = 18, 10
MILLISECONDS = 1400
FOYER = 170  # where it happened there
MORE = 2.1  # as large as two others
LAMP = (255, 204, 128)


Frame = kit.Frame[ElderView, TurnSummary]


def frames(views: Sequence[ElderView]) -> list[Frame]:
    """A frame for every finished turn, from views in their order."""
    return [Frame(after, summarise(before, after), _way(before, after)) for before, after in turns(views)]


def _way(before: ElderView, after: ElderView) -> tuple[str, ...]:
    """Where the one in turn began and where it happened; a card that was passed is gone from the museum."""
    was, now = before.player(before.active), after.player(before.active)
    stayed = now.investigator == was.investigator
    return tuple(place for place in (was.place, now.place if stayed else "") if place)


def draw_frame(frame: Frame, cards: Catalogue, lang: Lang, names: Names, look: str = "standard", length: int = 0) -> Drawn:
    """`length` is that of the whole film in turns, for the bar along the bottom."""
    view, summary = frame.view, frame.summary
    c = Canvas(WIDTH, HEIGHT, theme("elder_sign", look))
    top, rest = c.frame.inset(MARGIN).cut_top(104, GAP)
    _head(c, top, view, cards, lang)
    line, rest = rest.cut_top(kit.HEADLINE, GAP)
    _headline(c, line, summary, cards, lang, names)
    low, rest = rest.cut_bottom(30, GAP)
    strip, rest = rest.cut_bottom(96, GAP)
    _people(c, strip, view, cards, names, lang)
    if view.awake:
        _battle(c, rest, view, cards)
    else:
        _museum(c, rest, frame, cards, names, lang)
    c.progress(low, summary.turn, max(length, summary.turn, 1), icon="hourglass", name="progress")
    return finish(
        c,
        f"{say(lang, 'pic-es-turn', n=summary.turn)}: {alt.deed(summary, cards, lang, names)}. {alt.board(view, cards, lang, names)}",
    )


def _head(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang) -> None:
    with c.group("head"):
        c.card(box, "danger" if view.awake else "card", name="card")
        side = box.h - 20
        c.put(
            portrait(
                side,
                side,
                likeness(view.ancient, cards),
                ancient_colour(view.ancient, cards),
                c.theme,
                awake=view.awake,
                radius=10,
            ),
            box.x0 + 10,
            box.y0 + 10,
        )
        c.record("icon", "portrait", Box.at(box.x0 + 10, box.y0 + 10, side, side))
        x = box.x0 + side + 26
        c.text((x, box.y0 + 34), cards.ancient_ones[view.ancient].name.in_(lang), 28, face="title", max_width=270, name="name")
        c.text(
            (x, box.y1 - 30),
            f"{{elder_sign}} {view.signs}/{view.signs_needed}{tasks.APART}{{doom}} {view.doom}/{ancient.doom_length(view)}",
            26,
            face="heavy",
            max_width=280,
            name="state",
        )
        size = 100
        draw_clock(c, (box.x1 - 2 - size / 2, box.centre[1]), size, ancient.hour(view), struck=view.struck > 0, name="clock")
        c.track(
            Box(box.x1 - size - 14 - 260, box.y0 + 10, box.x1 - size - 14, box.y1 - 10),
            ancient.spaces(view),
            view.doom,
            icon="doom",
            rows=2,
            name="doom",
        )


def _headline(c: Canvas, box: Box, summary: TurnSummary, cards: Catalogue, lang: Lang, names: Names) -> None:
    name, width = people.person(names, summary.seat, lang), box.w - 160
    words = people.shortened(c, name, width, lambda shown: alt.deed(summary, cards, lang, {summary.seat: shown}))
    kit.headline(c, box, str(summary.turn), words, beside=60 if summary.midnight else 0)
    if summary.midnight:
        c.icon((box.x1 - 48, box.centre[1]), "midnight", 52)


def _people(c: Canvas, box: Box, view: ElderView, cards: Catalogue, names: Names, lang: Lang) -> None:
    t = c.theme
    with c.group("people"):
        cells = box.columns(max(4, len(view.players)), 8)
        for cell, p in zip(cells, view.players, strict=False):
            with c.group(f"seat{p.seat}"):
                c.panel(cell, f"seat:{p.seat}" if p.investigator else "dim", name="panel", radius=10)
                wide = cell.w > 150
                size = 56 if wide else 40
                x = cell.x0 + 12 + size / 2 if wide else cell.centre[0]
                y = cell.centre[1] if wide else cell.y0 + 28
                people.token(c, (x, y), size, view, p.seat, cards, names, lang, glow=False)
                if not p.investigator:
                    continue
                if wide:
                    left = cell.x0 + size + 24
                    c.text((left, cell.y0 + 32), f"{{sanity}} {p.sanity}", 24, face="heavy", colour=t.text, name="sanity")
                    c.text((left, cell.y1 - 30), f"{{stamina}} {p.stamina}", 24, face="heavy", name="stamina")
                else:
                    c.text((cell.centre[0], cell.y0 + 62), f"{{sanity}}{p.sanity}", 20, face="heavy", anchor="mm", name="sanity")
                    c.text(
                        (cell.centre[0], cell.y0 + 84), f"{{stamina}}{p.stamina}", 20, face="heavy", anchor="mm", name="stamina"
                    )


def _museum(c: Canvas, area: Box, shot: Frame, cards: Catalogue, names: Names, lang: Lang) -> None:
    """Six plates, the Other Worlds in a row below, the entrance at the bottom: names, monsters, people; no tasks. Where it happened has twice the
    room of the others, and the way there is drawn."""
    view, spot = shot.view, shot.way[-1] if shot.way else ""
    museum = {s.slot: s for s in view.cards if s.kind == "adventure" and s.slot < 6}
    more = [s for s in view.cards if s.kind == "other_world" or s.slot >= 6]
    letters = people.place_letters(view)
    in_foyer = spot == ENTRANCE
    foyer, rest = area.cut_bottom(FOYER if in_foyer else 58, GAP)
    lanes: list[tuple[Box, list[SeenCard | None]]] = []
    per = 4 if len(more) <= 4 else -(-len(more) // 2)
    extra = [more[i : i + per] for i in range(0, len(more), per)]
    for group in reversed(extra):
        lane, rest = rest.cut_bottom(88, GAP)
        lanes.append((lane, [*group, *([None] * (per - len(group)))]))
    halls = [[museum.get(i) for i in range(r * 3, r * 3 + 3)] for r in range(2)]
    lanes += zip(_shares(rest, [any(s and s.card == spot for s in hall) for hall in halls], down=True), halls, strict=True)
    boxes: dict[str, Box] = {ENTRANCE: foyer}
    for lane, cells in lanes:
        for box, seen in zip(_shares(lane, [bool(s and s.card == spot) for s in cells]), cells, strict=True):
            if seen:
                boxes[seen.card] = box
                _plate(c, box, seen, letters[seen.card], shot, cards, names, lang)
    _entrance(c, foyer, shot, cards, names, lang)
    kit.footsteps(
        c, [boxes[place].centre for place in shot.way if place in boxes][:2], c.theme.seat(shot.summary.seat).colour, 18
    )


def _shares(box: Box, wanted: list[bool], *, down: bool = False) -> list[Box]:
    """Parts of a lane, the wanted one the largest."""
    n, long = len(wanted), box.h if down else box.w
    grown = MORE if any(wanted) else 1.0
    unit = (long - GAP * (n - 1)) / (n - 1 + grown)
    found: list[Box] = []
    at = 0.0
    for big in wanted:
        size = unit * grown if big else unit
        found.append(Box.at(box.x0, box.y0 + at, box.w, size) if down else Box.at(box.x0 + at, box.y0, size, box.h))
        at += size + GAP
    return found


def _entrance(c: Canvas, box: Box, shot: Frame, cards: Catalogue, names: Names, lang: Lang) -> None:
    """One line; where it happened there, its counters and whoever stands before them."""
    t, view = c.theme, shot.view
    here = [p.seat for p in view.players if p.investigator and p.place == ENTRANCE]
    large = box.h >= FOYER
    with c.group("entrance"):
        c.panel(box, "active" if large else "panel", name="panel", radius=12)
        y = box.y0 + 36 if large else box.centre[1]
        c.icon((box.x0 + 34, y), "entrance", 34, t.brass)
        c.text((box.x0 + 60, y), say(lang, "pic-es-entrance"), 24, face="title", name="title")
        lane = Box(box.x0 + 240, box.y0 + 6, box.x1 - 10, box.y1 - 6)
        if large:
            c.glow(box.x0 + 200, box.y1 - 60, 150, LAMP, 0.3)
            for i, what in enumerate(COUNTER):
                thing = prop(what, 96, LAMP)
                c.image.paste(thing, (box.x0 + 34 + i * 118, box.y1 - 24 - 96), thing)
            c.slab(Box(box.x0 + 14, box.y1 - 28, box.x0 + 400, box.y1 - 16), 5, (146, 94, 52))
            lane = Box(box.x0 + 410, box.y0 + 12, box.x1 - 14, box.y1 - 14)
        _tokens(c, lane, here, view, cards, names, lang, most=lane.h if large else 46, large=shot.summary.seat)


def _plate(c: Canvas, box: Box, seen: SeenCard, letter: str, shot: Frame, cards: Catalogue, names: Names, lang: Lang) -> None:
    t, view = c.theme, shot.view
    world = seen.kind == "other_world"
    large = bool(shot.way) and shot.way[-1] == seen.card
    with c.group(f"place{letter}"):
        c.panel(box, "active" if large else "other_world" if world else "card", name="card", radius=12)
        scenes.paint(c, box, cards.adventure(seen.card))
        small = box.h < 110
        name = cards.adventure(seen.card).name.in_(lang)
        c.badge(
            (box.x0 + 24, box.y0 + 24), letter, 28, t.icons["gate"] if world else t.brass, "shield", name="letter", over=False
        )
        title = Box(box.x0 + 46, box.y0 + 6, box.x1 - 10, box.y0 + (46 if small else 78 if large else 60))
        size = 30 if large and not small else 18 if small else 21
        c.paragraph(title, name, size, min_size=16, face="bold", valign="m", leading=1.04, shadow=True, name="title")
        lane = Box(box.x0 + 12, title.y1 + 2, box.x1 - 10, box.y1 - 8)
        beasts = [m.id for m in seen.monsters if not m.defeated]
        size = 44 if large and not small else 30
        # A low plate has one line for monsters (left) and people (right), a tall one has two.
        room = lane.w - (len(seen.here) * (size + 4) if small else 0)
        for i, m in enumerate(beasts[: max(0, room // (size + 4))]):
            tasks.monster_token(c, (lane.x0 + i * (size + 4) + size / 2, lane.y0 + size / 2), size, m, cards)
        most = min(110, lane.h - size - 4) if large and not small else 46
        people_lane = lane if small else lane._replace(y0=max(lane.y0 + size + 2, lane.y1 - most))
        low = people_lane._replace(y0=max(people_lane.y0, people_lane.y1 - most))
        _tokens(c, low, list(seen.here), view, cards, names, lang, most=most, large=shot.summary.seat if large else None)


def _tokens(
    c: Canvas,
    lane: Box,
    seats: list[int],
    view: ElderView,
    cards: Catalogue,
    names: Names,
    lang: Lang,
    *,
    most: int = 46,
    large: int | None = None,
) -> None:
    """Who is here, from the right; whoever it is about comes first, as large as there is room for."""
    if not seats:
        return
    x = lane.x1
    if large in seats and most > 60:
        size = min(most, lane.h, lane.w)
        people.token(c, (x - size / 2, lane.y1 - size / 2), size, view, large, cards, names, lang)
        x -= size + 8
        seats = [s for s in seats if s != large]
    if not seats:
        return
    size = max(24, min(lane.h, 46, (x - lane.x0) // len(seats) - 4))
    for i, seat in enumerate(reversed(seats)):
        xy = (x - size / 2 - i * (size + 4), lane.y1 - size / 2)
        if size >= 40:
            people.token(c, xy, size, view, seat, cards, names, lang)
        else:
            people.badge(c, xy, size, seat, names, lang)


def _battle(c: Canvas, area: Box, view: ElderView, cards: Catalogue) -> None:
    tone = ancient_colour(view.ancient, cards)
    with c.group("battle"):
        c.put(portrait(area.w, area.h, likeness(view.ancient, cards), tone, c.theme, awake=True), area.x0, area.y0)
        c.record("area", "portrait", area)
        if view.combat:
            tiles = [(x, tasks.tile_width(c, x, 54)) for x in tasks.combat_line(view).conditions]
            wide = sum(w + 8 for _, w in tiles) - 8
            tasks.draw_tiles(c, round(area.centre[0] - wide / 2), area.y1 - 78, tiles, 54, 8)


FILM = kit.Film(frames, draw_frame, "pic-es-say-film", alt.board, MILLISECONDS)
