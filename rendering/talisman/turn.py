"""The part of the land that matters now: the ways a roll leaves, what lies ahead before it, the space somebody has come to.

A fight has a picture of its own (`fight.py`), and so has the end (`end.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel.phrases import Lang
from games.talisman.content import Catalogue
from games.talisman.view import TalismanView
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.names import Names, fitted, shortened
from rendering.theme import mix, theme
from rendering.words import capital, say

from . import alt
from .end import draw_end
from .fight import draw_fight, fighting
from .look import BAND, RIM
from .news import NOTHING, Changed
from .people import numbers, panel, portrait
from .pieces import back, die, figure_of, form_of, frame, lay, plaque, stand, view_of
from .spots import Table, coins, lane_space, pieces_on
from .ways import Way, around, at_the_bridge, reach, ringed, ways
from .words import being_words, here, initial, lying_at, marks, name_of, person, space_name

WIDTH, HEIGHT = 1200, 900
MARGIN, GAP = 16, 12
HEAD = 134
TILES = 4  # cards of a space that are told beside each other
STRIP = 6  # spaces on either side of whoever goes
TEXT = 36  # what one needs in order to act: more than 11 px on a phone
LEAST_TEXT = 31  # ten of them
LOW, LEAST_LOW = 236, 130  # what is told of a space


def draw_turn(
    view: TalismanView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    changed: Changed = NOTHING,
    aid: Sequence[str] = (),
) -> Drawn:
    """`aid`: what may be used now, which is shown in a fight."""
    if view.phase == "over":
        return draw_end(view, cards, lang, names, look)
    if fighting(view):
        return draw_fight(view, cards, lang, names, look, aid)
    at = Table(view, cards, lang, names, changed)
    c = Canvas(WIDTH, HEIGHT, theme("talisman", look))
    head, rest = c.frame.inset(MARGIN).cut_top(HEAD, GAP)
    found = view.players[view.active].character
    n = reach(view)
    if view.phase == "setup" or found is None:
        words = say(lang, "pic-tm-setup") if view.phase == "setup" else lettering.escape(_named(c, at, "pic-tm-anew"))
        _title(c, head, at, words, ())
        _gathering(c, rest, at)
    elif n and ringed(view, cards, view.active):
        _title(c, head, at, _named(c, at, "pic-tm-goes", n=n), view.move.dice if view.move else ())
        _ways(c, rest, at, n)
    elif view.phase == "movement" and ringed(view, cards, view.active) and not at_the_bridge(view, cards):
        _title(c, head, at, _named(c, at, "pic-tm-sets-out"), ())
        _ahead(c, rest, at)
    else:
        space = view.encounter.space if view.encounter else found.space
        words = _named(c, at, "pic-tm-is-at", space=space_name(space, cards, lang))
        _title(c, head, at, words, view.roll)
        _arrived(c, rest, space, at)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _named(c: Canvas, at: Table, key: str, **args: str | int) -> str:
    name = person(at.names, at.view.active, at.lang)
    return shortened(c, name, 720, lambda shown: say(at.lang, key, name=shown, **args), "title_heavy")


def _title(c: Canvas, box: Box, at: Table, words: str, dice: object) -> None:
    """Who, with their values; the dice on the right."""
    v = at.view
    rolls = [n for n in dice if isinstance(n, int)][:3] if isinstance(dice, list | tuple) else []
    with c.group("head"):
        c.card(box, "card", name="card")
        right = box.x1 - 24
        for i, n in enumerate(reversed(rolls)):
            die(c, right - 50, box.centre[1], 100, n, name=f"die{i}")
            right -= 112
        player = v.players[v.active]
        x = box.x0 + 24
        if player.character is None or v.phase == "setup":
            c.text((x, box.centre[1]), words, 54, face="title_heavy", metal=True, max_width=right - x - 10, name="title")
            return
        portrait(c, Box.at(box.x0 + 16, box.y0 + 12, 110, 110), player, at)
        x = box.x0 + 146
        c.text(
            (x, box.y0 + 44), lettering.escape(words), 46, face="title_heavy", metal=True, max_width=right - x - 10, name="title"
        )
        wide = min(right - x - 10, 560)
        numbers(c, Box(x, box.y1 - 58, x + wide, box.y1 - 18), player.character, 44, v.active, at.changed)


# -- after the roll -------------------------------------------------------------------------------------------------------


def _ways(c: Canvas, area: Box, at: Table, n: int) -> None:
    """Where the ways end, large, with what waits there; below them the spaces between."""
    found = ways(at.view, at.cards, at.view.active, n)
    main, across = [w for w in found if w.turning != "passage"], [w for w in found if w.turning == "passage"][:2]
    strip, rest = area.cut_bottom(132, GAP)
    if across:
        lane, rest = rest.cut_bottom(84, GAP)
        for way, box in zip(across, lane.columns(len(across), GAP), strict=True):
            _across(c, box, way, at)
    for way, box in zip(main, rest.columns(max(1, len(main)), GAP), strict=True):
        _end(c, box, way, at)
    _strip(c, strip, main, at)


def _across(c: Canvas, box: Box, way: Way, at: Table) -> None:
    """A third way: over the bridge, past its guard, or through the Portal."""
    t = c.theme
    tone = t.icons["passage"]
    with c.group(f"way:{way.end}:passage"):
        plaque(c, box, mix(t.ink, tone, 0.1), 0.9)
        frame(c, box, tone, 5, radius=14)
        c.record("panel", "panel", box)
        name = f"{{passage}} {lettering.escape(capital(alt.turning(way, at.cards, at.lang)))}"
        what = lettering.escape(alt.beyond(way, at.view, at.cards, at.lang, at.names))
        wide = box.w - 48
        if not what or c.measure(name, 40, "heavy") + 20 + c.measure(what, LEAST_TEXT) > wide:
            c.text(box.centre, name, 42, face="heavy", colour=tone, icon_colour=tone, anchor="mm", max_width=wide, name="title")
            return
        end = c.text((box.x0 + 24, box.centre[1]), name, 40, face="heavy", colour=tone, icon_colour=tone, name="title")
        left = box.x1 - 24 - end.x1 - 20
        c.text((box.x1 - 24, box.centre[1]), what, TEXT, anchor="rm", max_width=left, min_size=LEAST_TEXT, name="what")


def _end(c: Canvas, box: Box, way: Way, at: Table) -> None:
    t, lang = c.theme, at.lang
    tone = t.icons[way.turning]
    printed = at.cards.spaces[way.end]
    with c.group(f"way:{way.end}:{way.turning}"):
        notes = waiting(c, way.end, at, box.w - 40)
        foot = 18 + sum(note.high for note in notes)
        view_of(c, box._replace(y1=box.y1 - foot + 20), printed, 16, noted=box)
        low = Box(box.x0, box.y1 - foot, box.x1, box.y1)
        plaque(c, low, mix(BAND[printed.region], t.ink, 0.5), 1.0, 16)
        frame(c, box, tone, 8, glow=True, radius=16)
        title = Box(box.x0 + 8, box.y0 + 8, box.x1 - 8, box.y0 + 76)
        plaque(c, title, mix(BAND[printed.region], t.ink, 0.35), 0.86, 10)
        name = f"{{{way.turning}}} {lettering.escape(space_name(way.end, at.cards, lang))}"
        c.text(
            title.centre,
            name,
            46,
            face="title_heavy",
            colour=tone,
            icon_colour=tone,
            anchor="mm",
            max_width=title.w - 20,
            name="title",
        )
        room = Box(box.x0 + 14, title.y1 + 6, box.x1 - 14, low.y0 - 6)
        if not (here(at.view, way.end) or lying_at(at.view, way.end) or at.view.gold.get(way.end)):
            _unknown(c, room, printed.draws(at.view.desert_draw))
        pieces_on(c, room, way.end, at, figure=min(270, room.h - 8), card=130)
        y = low.y0 + 6
        for i, note in enumerate(notes):
            _note(c, Box(low.x0 + 20, y, low.x1 - 20, y + note.high), note, f"note{i}")
            y += note.high


def _unknown(c: Canvas, room: Box, count: int) -> None:
    """Nothing is there yet: the cards that will be turned up."""
    w = min(120, round(room.h * 0.42))
    if count and w >= 60:
        whole = w + (count - 1) * round(w * 0.66)
        c.glow(room.centre[0], room.centre[1] + room.h * 0.1, w, (255, 226, 150), 0.7)
        back(c, room.centre[0] + whole / 2, room.centre[1] + room.h * 0.1 - w * 0.68, w, count)


@dataclass(frozen=True)
class Note:
    """Something to expect, on a line; a fight with its chance, in per cent. `fine`: a rule in its own words, as long as it is."""

    words: str
    soft: bool = False
    bad: bool = False
    chance: int = -1
    odds: str = ""
    high: int = TEXT + 12
    fine: bool = False


def _note(c: Canvas, box: Box, note: Note, name: str) -> None:
    t = c.theme
    shade = t.bad if note.bad else t.text_soft if note.soft else t.text
    if note.fine:
        c.paragraph(box, note.words, TEXT, min_size=LEAST_TEXT, leading=1.08, valign="m", colour=shade, name=name)
        return
    wide = box.w
    if note.chance >= 0:
        wide -= chance_bar(c, Box(box.x1 - 190, box.y0 + 3, box.x1, box.y1 - 3), note.chance, note.odds, f"{name}-chance").w + 14
    c.text(
        (box.x0, box.centre[1]), note.words, TEXT, face="bold", colour=shade, max_width=wide, min_size=LEAST_TEXT - 3, name=name
    )


def waiting(c: Canvas, space: str, at: Table, wide: int) -> list[Note]:
    """What whoever ends a move here has to expect; three at the most."""
    v, lang, cards = at.view, at.lang, at.cards
    notes: list[Note] = []
    for seat in here(v, space):
        other = v.players[seat].character
        if seat != v.active and other is not None:
            name = fitted(c, person(at.names, seat, lang), 300, TEXT)
            notes.append(Note(f"{{strength}} {other.total_strength} {{craft}} {other.total_craft} {name}"))
    lying = lying_at(v, space)
    for card in lying:
        chance = v.chances.get(card, -1)
        odds = say(lang, "pic-tm-chance", n=chance) if chance >= 0 else ""
        notes.append(Note(lettering.escape(being_words(card, cards, lang)), chance=chance, odds=odds))
    if v.gold.get(space):
        notes.append(Note(f"{{gold}} {say(lang, 'pic-tm-take-gold', n=v.gold[space])}"))
    notes += [Note(f"{{{m}}} {capital(say(lang, f'pic-tm-{m}'))}", bad=True) for m in marks(v, space)]
    most = cards.spaces[space].draws(v.desert_draw)
    draw = max(0, most - len(lying))
    if draw:
        notes.append(Note(f"{{cards}} {say(lang, 'pic-tm-draws', n=draw)}", soft=True))
    elif most and not notes:
        notes.append(Note(f"{{cards}} {say(lang, 'pic-tm-draws-none')}", soft=True))
    elif not most:
        notes.append(_rule(c, space, at, wide, roomy=not notes))
    if len(notes) > 3:
        notes = [*notes[:2], Note(say(lang, "pic-tm-more", n=len(notes) - 2), soft=True)]
    return notes


def _rule(c: Canvas, space: str, at: Table, wide: int, *, roomy: bool) -> Note:
    """What is printed on a space, where there is room for it."""
    text = " ".join(lettering.escape(x) for x in at.cards.text(space, at.lang))
    room = Box(0, 0, wide, 210)
    found = c.fits(room, text, TEXT, min_size=LEAST_TEXT, leading=1.08)
    if roomy and text and not found.clipped:
        return Note(text, soft=True, fine=True, high=found.height + 16)
    return Note(f"{{quest}} {say(at.lang, 'pic-tm-own-rule')}", soft=True)


def chance_bar(c: Canvas, box: Box, chance: int, words: str, name: str = "chance") -> Box:
    """How likely a fight is won: as words, and as light in a tube."""
    t = c.theme
    r = box.h // 2
    c.slab(box, r, mix(t.bad, t.ink, 0.55))
    lit = round(box.w * chance / 100)
    if lit > box.h // 2:
        silhouette = shapes.rounded(box.w, box.h, r).crop((0, 0, lit, box.h))
        c.stamp(silhouette, box.x0, box.y0, mix(t.good, t.ink, 0.45))
    c.edge(box, r, 2, t.text, 0.7)
    c.record("chip", name, box)
    c.text(
        box.centre, words, min(TEXT, box.h - 8), face="heavy", anchor="mm", max_width=box.w - 16, shadow=True, name=f"{name}-text"
    )
    return box


def _strip(c: Canvas, area: Box, found: list[Way], at: Table) -> None:
    """The spaces on the way, from one end over where one stands to the other."""
    t, v = c.theme, at.view
    me = v.players[v.active].character
    assert me is not None
    path = {w.turning: list(enumerate(w.path, 1))[-STRIP:] for w in found}  # of a very long way the end
    before, after = path.get("counter", []), path.get("clockwise", [])
    steps = [*reversed(before), (0, me.space), *after]
    middle = len(before)
    with c.group("strip"):
        for i, ((number, space), box) in enumerate(zip(steps, area.columns(max(3, len(steps)), 4), strict=False)):
            printed = at.cards.spaces[space]
            view_of(c, box, printed, 10)
            tone = (255, 246, 214) if i == middle else t.icons["counter" if i < middle else "clockwise"]
            last = i in (0, len(steps) - 1)
            frame(c, box, tone, 6 if last or i == middle else 3, radius=10)
            if i == middle:
                high = min(box.h - 8, round(box.w * 1.4))
                letter = initial(at.names, v.active, at.lang)
                stand(c, box.centre[0], box.y1 - 12, figure_of(me), high, seat=v.active, initial=letter, active=True, name="me")
                continue
            c.badge((box.centre[0], box.y0 + 26), str(number), 40, tone, name=f"number{i}")
            _small(c, Box(box.x0 + 4, box.y0 + 50, box.x1 - 4, box.y1 - 4), space, at)


def _small(c: Canvas, room: Box, space: str, at: Table) -> None:
    """Somebody, or the topmost card."""
    seats, lying = here(at.view, space), lying_at(at.view, space)
    if seats:
        who = c.theme.seat(seats[0])
        form = form_of(who.shape)
        c.badge(room.centre, initial(at.names, seats[0], at.lang), 44, who.colour, form, name=f"seat{seats[0]}")
    elif lying:
        w = 42
        lay(c, room.centre[0] - w / 2, room.centre[1] - w * 0.66, lying[-1], at.cards, w, "card")
    elif at.view.gold.get(space):
        coins(c, room.centre[0] - 22, room.centre[1] - 22, 40, at.view.gold[space])


# -- before the roll ------------------------------------------------------------------------------------------------------


def _ahead(c: Canvas, area: Box, at: Table) -> None:
    """The six spaces either way round, as a die would lead there."""
    t, v = c.theme, at.view
    me = v.players[v.active].character
    assert me is not None
    for turning, lane in zip(("counter", "clockwise"), area.rows(2, GAP), strict=True):
        tone = t.icons[turning]
        side, rest = lane.cut_left(64, 8)
        with c.group(turning):
            c.slab(side, 14, mix(t.ink, tone, 0.2), 0.9)
            c.icon((side.centre[0], side.centre[1]), turning, 54, tone)
            spaces = around(at.cards, me.space, 6, turning)
            for i, (space, box) in enumerate(zip(spaces, rest.columns(6, 6), strict=True)):
                printed = at.cards.spaces[space]
                lane_space(c, box, space, at, TEXT, figure=150, card=84, under=48)
                c.badge((box.x0 + 30, box.y0 + 30), str(i + 1), 46, tone, name=f"number{i}")
                if printed.draw:
                    back(c, box.x1 - 12, box.y0 + 10, 28, printed.draw)


# -- having come somewhere ------------------------------------------------------------------------------------------------


def _arrived(c: Canvas, area: Box, space: str, at: Table) -> None:
    """The space with everybody and everything on it, and what its rule or its cards say."""
    t, v, lang = c.theme, at.view, at.lang
    printed = at.cards.spaces[space]
    lying = list(lying_at(v, space))
    rules = "\n".join(lettering.escape(x) for x in at.cards.text(space, lang))
    high = _tiles_high(c, area.w, lying, at) if lying else _rules_high(c, area.w, rules) if rules else 92
    low, top = area.cut_bottom(high, GAP)
    with c.group("here"):
        view_of(c, top, printed, 16)
        frame(c, top, RIM[printed.region], 6, radius=16)
        room = top.inset(30, 16)
        pieces_on(c, room, space, at, figure=min(400, room.h), card=190)
    if lying:
        _tiles(c, low, lying, at)
    elif rules:
        c.parchment(low, name="rule", seed=3)
        c.paragraph(low.inset(34, 16), rules, 40, min_size=26, leading=1.1, colour=t.paper_ink, valign="m", name="rule-text")
    else:
        c.panel(low, "panel", name="nothing")
        c.text(low.centre, say(lang, "pic-tm-nothing-here"), 38, anchor="mm", colour=t.text_soft, name="nothing-text")


def _rules_high(c: Canvas, wide: int, rules: str) -> int:
    return max(LEAST_LOW, min(LOW, c.fits(Box(0, 0, wide - 68, LOW), rules, 40, min_size=26, leading=1.1).height + 48))


def _tiles_high(c: Canvas, wide: int, lying: list[str], at: Table) -> int:
    """One card with little to say leaves its room to the land."""
    if len(lying) > 1 or lying[0] in at.view.chances:
        return LOW
    room = Box(0, 0, wide - 48, LOW)
    text = " ".join(lettering.escape(x) for x in at.cards.text(at.cards.printed(lying[0]).id, at.lang))
    name = c.fits(room, lettering.escape(name_of(lying[0], at.cards, at.lang)), 46, face="heavy", leading=1.02).height
    told = c.fits(room, text, 40, min_size=LEAST_TEXT, leading=1.1)
    return LOW if told.clipped else max(LEAST_LOW, min(LOW, name + told.height + 54))


def _tiles(c: Canvas, area: Box, lying: list[str], at: Table) -> None:
    """The cards on a space by name, and what has been dealt with; of many the last are a number."""
    t, v = c.theme, at.view
    done = set(v.encounter.done) | set(v.encounter.evaded) if v.encounter else set()
    tiles = lying[:TILES]
    for i, (card, box) in enumerate(zip(tiles, area.columns(len(tiles), GAP), strict=True)):
        with c.group(f"tile{i}"):
            c.panel(box, "done" if card in done else "panel", name="panel")
            inner = box.inset(24 if len(tiles) < 3 else 16, 14)
            name = ("{check} " if card in done else "") + lettering.escape(name_of(card, at.cards, at.lang))
            size = 46 if len(tiles) < 3 else 40
            high = c.fits(Box(0, 0, inner.w, 88), name, size, min_size=30, face="heavy", leading=1.02).height
            title = Box(inner.x0, inner.y0, inner.x1, inner.y0 + high + 6)
            c.paragraph(title, name, size, min_size=30, face="heavy", leading=1.02, name="name")
            more = i == len(tiles) - 1 and len(lying) > TILES
            _told(c, Box(inner.x0, title.y1 + 6, inner.x1, inner.y1 - (40 if more else 0)), card, at)
            if more:
                words = say(at.lang, "pic-tm-more", n=len(lying) - TILES)
                c.text((inner.x0, inner.y1 - 16), words, 34, face="bold", colour=t.warn, name="more")


def _told(c: Canvas, room: Box, card: str, at: Table) -> None:
    """What a card is about: a being's worth and the chance against it, or as much of its text as can be read on a phone."""
    t = c.theme
    found, chance = at.cards.find_being(card), at.view.chances.get(card, -1)
    if found is not None and chance >= 0:
        icon, n = ("craft", found.craft) if found.kind == "spirit" else ("strength", found.strength)
        words = f"{{{icon}}} " + ("=" if found.mirrors else str(n))
        end = c.text((room.x0, room.y0 + 28), words, 54, face="heavy", colour=mix(t.icons[icon], t.text, 0.5), name="worth")
        narrow = room.x1 - end.x1 < 240
        bar = Box(room.x0, room.y0 + 62, room.x1, room.y0 + 112) if narrow else Box(end.x1 + 30, room.y0, room.x1, room.y0 + 56)
        if bar.y1 <= room.y1:
            chance_bar(c, bar, chance, say(at.lang, "pic-tm-chance", n=chance))
        room = room._replace(y0=(bar.y1 if narrow else room.y0 + 56) + 8)
        if room.h < LEAST_TEXT:
            return
        lines = at.cards.text(at.cards.printed(card).id, at.lang)[1:]  # the first says what the number does
    else:
        lines = at.cards.text(at.cards.printed(card).id, at.lang)
    text = " ".join(lettering.escape(x) for x in lines)
    if text and not c.fits(room, text, 40, min_size=LEAST_TEXT, leading=1.1).clipped:
        c.paragraph(room, text, 40, min_size=LEAST_TEXT, leading=1.1, colour=t.text_soft, name="text")
    elif chance < 0:
        kind = say(at.lang, f"pic-tm-kind-{at.cards.kind_of(at.cards.printed(card).id).replace('_', '-')}")
        c.paragraph(room, kind, TEXT, min_size=LEAST_TEXT - 3, colour=t.text_soft, name="text")


def _gathering(c: Canvas, area: Box, at: Table) -> None:
    """Before the first turn: everybody's panel, as far as there is somebody."""
    n = len(at.view.players)
    rows = -(-n // 2)
    for i, lane in enumerate(area.rows(max(2, rows), GAP)):
        for player, box in zip(at.view.players[i * 2 : i * 2 + 2], lane.columns(2, GAP), strict=False):
            panel(c, box, player, at)
