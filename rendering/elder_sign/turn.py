"""The picture posted with a turn: what matters now, large. The attempt with its dice, the foyer, midnight, the battle, or,
while somebody chooses where to go, the museum."""

from __future__ import annotations

from collections.abc import Mapping

from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.view import ENTRANCE, ElderView, SeenRow
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.theme import TURN_SHAPE, theme
from rendering.words import say

from . import alt, ancient, battle, board, end, head, people, places, scenes, tasks, tray
from .clock import draw_clock
from .emblems import ancient_colour, emblem
from .news import NOTHING, Changed
from .people import Names
from .portrait import portrait
from .props import prop
from .supply import face_of

WIDTH = 1200
MARGIN, GAP = 26, 16
HEADER = 154
LAMP = (255, 204, 128)


def draw_turn(
    view: ElderView,
    cards: Catalogue,
    lang: Lang,
    names: Names,
    look: str = "standard",
    *,
    changed: Changed | None = None,
) -> Drawn:
    changed = changed or NOTHING
    if not view.ancient or view.phase == "setup":
        return board.draw_board(view, cards, lang, names, look)
    me = view.player(view.active)
    if view.phase == "over":
        return end.draw_end(view, cards, lang, names, look)
    if view.awake:
        return battle.draw_battle(view, cards, lang, names, look, changed)
    if view.attempt is not None:
        return _attempt(view, cards, lang, names, look, changed)
    if view.phase == "midnight" and view.mythos:
        return _midnight(view, cards, lang, names, look, changed)
    if me.investigator and me.place == ENTRANCE and view.phase == "adventure":
        return _foyer(view, cards, lang, names, look, changed)
    return board.draw_museum(view, cards, lang, names, look, changed)


def _header(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang, names: Names, changed: Changed) -> None:
    """Whose turn it is and how they are; small: doom, signs, clock."""
    t = c.theme
    seat = view.active
    me = view.player(seat)
    with c.group("header"):
        size = 148
        draw_clock(c, (box.x1 - size / 2, box.y0 + box.h / 2), size, ancient.hour(view), struck=view.struck > 0, name="clock")
        state = Box(box.x1 - size - 16 - 218, box.y0, box.x1 - size - 16, box.y1)
        panel = Box(box.x0, box.y0, state.x0 - GAP, box.y1)
        c.panel(panel, "active", name="panel")
        token = box.h - 34
        people.token(c, (panel.x0 + 20 + token / 2, panel.centre[1]), token, view, seat, cards, names, lang)
        x = panel.x0 + 20 + token + 24
        words = say(lang, "pic-es-on-turn")
        label = c.measure(words, 28) + 58
        c.pill(Box.at(panel.x1 - 24 - label, panel.y0 + 17, label, 42), words, "flame", t.warn, name="on-turn")
        wide = panel.x1 - x - label - 36
        name = people.fitted_name(c, people.person(names, seat, lang), wide, 42)
        c.text((x, panel.y0 + 36), name, 42, max_width=wide, name="name")
        if me.investigator:
            c.text(
                (x, panel.y0 + 74),
                cards.investigators[me.investigator].name.in_(lang),
                28,
                face="body",
                colour=t.text_soft,
                max_width=wide,
                name="investigator",
            )
            head.values(c, x, panel.y1 - 38, view, me, changed)
        c.panel(state, "panel", name="state")
        head.doom_and_signs(c, state, view, changed)


# -- the attempt ----------------------------------------------------------------------------------------------------------

SHORT = 126  # the header
BODY = round(WIDTH * TURN_SHAPE) - 2 * MARGIN - SHORT - GAP
PAD = 30
TITLE = 92
TRAY = 566
# How large tiles may be, and how far apart lines stand, from few tasks to many.
SIZES = ((116, 132), (104, 118), (92, 104), (80, 90), (68, 76), (60, 66), (52, 57))


def _attempt(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    """Tasks on the left, the roll on the right, as large as it can be; what is at stake along the foot."""
    attempt = view.attempt
    assert attempt is not None
    t = theme("elder_sign", look)
    card = cards.adventure(attempt.card)
    seen = view.card(attempt.card)
    c = Canvas(WIDTH, 2 * MARGIN + SHORT + GAP + BODY, t)
    drawn = tasks.lines(seen, card) if seen else []
    me = view.player(view.active)
    ready = {r.id: r for r in attempt.rows if tasks.solvable(view, r, me)}
    top, body = c.frame.inset(MARGIN).cut_top(SHORT, GAP)
    with c.to_act():
        head.draw_short(c, top, view, cards, lang, names, changed)
        with c.group("attempt"):
            world = card.kind == "other_world"
            c.card(body, "other_world" if world else "card", name="card")
            scenes.paint(c, body, card)
            words = _card_words(card, cards, lang)
            across = Box(body.x0 + PAD, body.y0, body.x1 - PAD, body.y1 - 24)
            # As large as leaves the dice their room; a card with much to say is read at the least size.
            size = next((n for n in (36, 34) if c.fits(across, words, n, min_size=n).height <= 2 * n * 1.2), c.phone_min)
            foot = c.fits(across, words, size, min_size=size).height
            stakes = across._replace(y0=across.y1 - foot)
            c.rule(body.x0 + 40, body.x1 - 40, stakes.y0 - 16)
            upper = Box(body.x0 + PAD, body.y0 + 22, body.x1 - 22, stakes.y0 - 32)
            left, right = upper.cut_right(TRAY, 26)[::-1]
            _title(c, left.cut_top(TITLE)[0], view, cards, lang, names)
            places_of = _tasks(c, left._replace(y0=left.y0 + TITLE + 14), drawn, ready, view, cards, lang)
            c.paragraph(stakes, words, size, name="words")
    helpful = tray.helpful(view, [r.text for r in ready.values()])
    with c.to_act():
        lights = [(places_of[id], tray.first_cover(view, row.text)) for id, row in ready.items() if id in places_of]
        tray.draw_hero(c, right, view, lang, helpful, lights)
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _title(c: Canvas, box: Box, view: ElderView, cards: Catalogue, lang: Lang, names: Names) -> None:
    """The card's letter and name, who else is here, which dice it locks."""
    t = c.theme
    assert view.attempt is not None
    card, seen = cards.adventure(view.attempt.card), view.card(view.attempt.card)
    letter = people.place_letters(view).get(card.id, "")
    if letter:
        tone = t.icons["gate"] if card.kind == "other_world" else t.brass
        c.badge((box.x0 + 30, box.centre[1]), letter, 60, tone, "shield", name="letter", over=False)
    others = [s for s in (seen.here if seen else ()) if s != view.active]
    locked = [view.die(d).colour for d in seen.locked_dice] if seen else []
    beside = [(s, "") for s in others] + [(-1, colour) for colour in locked]
    step = min(54, 150 // max(1, len(beside)))
    room = len(beside) * step
    title = Box(box.x0 + (76 if letter else 0), box.y0, box.x1 - room - (10 if room else 0), box.y1)
    face, size = places.title_lines(c, card.name.in_(lang), title.w, title.h, 46)
    c.paragraph(title, card.name.in_(lang), size, face=face, valign="m", leading=1.0, shadow=True, name="title")
    for i, (seat, colour) in enumerate(beside):
        at = (box.x1 - room + (i + 0.5) * step, box.centre[1])
        if colour:
            c.lock(at, min(48, step - 2), colour, name=f"lock{i}")
        elif step >= 48:
            people.badge(c, at, 44, seat, names, lang)
        else:
            who = t.seat(seat)
            c.stamp(shapes.shape(who.shape, step - 4), at[0] - step / 2 + 2, at[1] - step / 2 + 2, who.colour)
            c.record("token", f"seat{seat}", Box.around(*at, step - 4, step - 4))


def _tasks(
    c: Canvas,
    box: Box,
    drawn: list[tasks.Line],
    ready: Mapping[str, SeenRow],
    view: ElderView,
    cards: Catalogue,
    lang: Lang,
) -> dict[str, Box]:
    """Every task in a line, or two where it has many tiles; as large as all of them together allow. Returns where each lies."""
    card = cards.adventure(view.attempt.card) if view.attempt else None
    x0 = box.x0 + (40 if card is not None and card.arrow and len(drawn) > 1 else 0)
    for measures in SIZES:
        rows = [(line, _laid(c, line, box.x1 - x0, measures[0])) for line in drawn]
        if sum(max(1, len(w)) for _, w in rows) * measures[1] <= box.h + measures[1] - measures[0]:
            break
    count = sum(max(1, len(w)) for _, w in rows)
    if x0 > box.x0:
        c.arrow((box.x0 + 12, box.y0 + 6), (box.x0 + 12, box.y0 + count * measures[1] - 20), 10, name="order")
    found: dict[str, Box] = {}
    y = box.y0
    for line, wrapped in rows:
        lane = Box(x0, y, box.x1, y + max(1, len(wrapped)) * measures[1])
        _row(c, lane, line, wrapped, line.id in ready, view, cards, lang, measures)
        found[line.id] = lane._replace(y1=lane.y1 - (measures[1] - measures[0]))
        y = lane.y1
    return found


def _laid(c: Canvas, line: tasks.Line, width: int, chip: int) -> list[list[tuple[tasks.Condition, int]]]:
    """A task's tiles in as many lines as they need beside its monster, the lock and what is said of it."""
    room = width - (chip + 12 if line.monster else 0) - (58 if line.monster else 0) - _said(line, chip)
    return tasks.wrapped(c, line, room, chip, 8)


def _said(line: tasks.Line, chip: int) -> int:
    """How much room is taken on the right by how a task stands."""
    if line.dice:
        return min(len(line.dice), 3) * round(chip * 0.62) + 50
    return 0 if line.free_frame else 62


def _card_words(card: AdventureCard, cards: Catalogue, lang: Lang) -> str:
    """What the card threatens and promises, each with its icon."""
    parts: list[str] = []
    for icon, effects in (
        ("terror", card.terror),
        ("midnight", card.midnight),
        ("cross", card.penalties),
        ("check", card.rewards),
    ):
        if effects:
            text = cards.in_words(effects, lang)
            parts.append(f"{{{icon}}}{tasks.GLUE}" + lettering.escape(text[:1].upper() + text[1:] + "."))
    return tasks.APART.join(parts)


def _row(
    c: Canvas,
    lane: Box,
    line: tasks.Line,
    wrapped: list[list[tuple[tasks.Condition, int]]],
    ready: bool,
    view: ElderView,
    cards: Catalogue,
    lang: Lang,
    measures: tuple[int, int],
) -> None:
    """One task: who guards it, what it asks for, how it stands (and which dice lie on it)."""
    t = c.theme
    chip, step = measures
    x, y, right = lane.x0, lane.y0, lane.x1
    mid = lane.y0 + (lane.h - (step - chip)) / 2
    with c.group(line.id):
        if ready:
            glow = Box(x - 8, lane.y0 - 5, right, lane.y1 - (step - chip) + 5)
            c.slab(glow, 16, t.good, 0.16)
            c.edge(glow, 16, 3, t.good, 0.9)
        if line.monster:
            tasks.monster_token(c, (x + chip / 2, y + chip / 2), chip, line.monster, cards, dim=line.solved)
            x += chip + 12
            if lock := places.monster_lock(line.monster, cards):
                c.lock((x + 24, y + chip / 2), 48, lock, name="lock")
                x += 58
        if line.free_frame:
            c.chip(Box.at(x, y, chip, chip), "monster", "", "framed", name="frame", colour=(124, 64, 56))
            words = say(lang, "pic-es-free-frame")
            c.text(
                (x + chip + 16, y + chip / 2),
                words,
                32,
                colour=t.text_soft,
                face="italic",
                max_width=right - x - chip - 20,
                name="note",
            )
        for part in wrapped:
            tasks.draw_tiles(c, x, y, part, chip, 8)
            y += step
        if line.dice:
            size = round(chip * 0.58)
            for i, id in enumerate(line.dice[:3]):
                die = view.die(id)
                least = -(-c.phone_min * 100 // 42)
                n = max(size, least) if face_of(die).isdigit() and chip >= least else size
                with c.plain():
                    c.die(
                        (right - (min(len(line.dice), 3) - i - 0.5) * round(chip * 0.68), mid),
                        min(n, round(chip * 0.66)),
                        die.colour,
                        face_of(die),
                        name=id,
                    )
            if line.solved:
                c.icon((right - min(len(line.dice), 3) * round(chip * 0.68) - 26, mid), "check", 44, label="solved")
        elif line.solved:
            c.icon((right - 32, mid), "check", 50, label="solved")
        elif ready:
            c.icon((right - 34, mid), "star", 46, t.good, label="solvable")
        elif not line.open and not line.free_frame:
            c.icon((right - 32, mid), "hourglass", 38, t.text_faint, label="later")


# -- the foyer ------------------------------------------------------------------------------------------------------------


def _foyer(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    t = theme("elder_sign", look)
    me = view.player(view.active)
    aid = cards.entrance.first_aid
    finds = [f for f in cards.entrance.lost_found if f.effects]
    shop = cards.entrance.souvenirs
    line, tall = 54, 73
    body_height = 136 + len(aid) * tall + 92 + len(finds) * line + 12
    height = 2 * MARGIN + HEADER + GAP + body_height
    c = Canvas(WIDTH, height, t)
    top, body = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    _header(c, top, view, cards, lang, names, changed)
    left, right = body.columns(2, GAP)
    with c.group("aid"):
        c.card(left, "card", name="card")
        y = _station(c, left, left.y0 + 70, "first_aid", say(lang, "pic-es-first-aid"))
        for option in aid:
            _offer(c, left, y, _words(option.effects, cards, lang), "", option.price, option.price <= me.trophy_worth, option.id)
            y += tall
        y = _station(c, left, y + 20, "lost_found", say(lang, "pic-es-lost-found"))
        for find in finds:
            icon = "investigation" if find.face.isdigit() else "wildcard" if find.face == "wild" else find.face
            c.chip(Box.at(left.x0 + 34, y - 26, 56, 52), icon, find.face if find.face.isdigit() else "", name=f"face{find.face}")
            c.text(
                (left.x0 + 110, y),
                _words(find.effects, cards, lang),
                32,
                face="body",
                max_width=left.w - 150,
                name=f"find{find.face}",
            )
            y += line
    with c.group("shop"):
        c.card(right, "card", name="card")
        y = _station(c, right, right.y0 + 70, "souvenir", say(lang, "pic-es-souvenirs"))
        for souvenir in shop:
            price = view.prices.get(souvenir.id, souvenir.price)
            icon = "elder_sign" if souvenir.id == "sign" else souvenir.id
            name = say(lang, f"pic-es-shop-{souvenir.id}")
            _offer(c, right, y, name[:1].upper() + name[1:], f"{{{icon}}}", price, price <= me.trophy_worth, souvenir.id)
            y += tall
        purse = Box(right.x0 + 40, y - 20, right.x1 - 40, right.y1 - 30)
        c.rule(purse.x0, purse.x1, purse.y0)
        c.paragraph(
            purse._replace(y0=purse.y0 + 14),
            "{trophy} " + say(lang, "pic-es-trophies-worth", n=me.trophy_worth),
            38,
            face="bold",
            colour=t.icons["trophy"],
            align="m",
            valign="m",
            name="purse",
        )
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _words(effects: list, cards: Catalogue, lang: Lang) -> str:
    text = cards.in_words(effects, lang)
    return lettering.escape(text[:1].upper() + text[1:])


def _station(c: Canvas, box: Box, y: int, what: str, name: str) -> int:
    """A counter: what stands on it in its lamplight, and what it is called."""
    t = c.theme
    size, foot = 84, y + 34
    if t.texture >= 0.5:
        c.glow(box.x0 + 82, y - 10, 96, LAMP, 0.34)
        c.slab(Box(box.x0 + 16, foot - 4, box.x1 - 16, foot + 10), 6, (146, 94, 52), 1.0)
        c.slab(Box(box.x0 + 16, foot - 4, box.x1 - 16, foot - 1), 2, (232, 172, 104), 0.9)
    thing = prop(what, size, LAMP)
    c.image.paste(thing, (box.x0 + 36, foot - size), thing)
    c.record("icon", what, Box.at(box.x0 + 36, foot - size, size, size))
    c.text((box.x0 + 148, y - 2), name, 40, face="title", max_width=box.w - 176, shadow=True, name=f"title-{what}")
    return y + 80


def _offer(c: Canvas, box: Box, y: int, words: str, icon: str, price: int, affordable: bool, name: str) -> None:
    """A line of a price list: bright if the trophies at hand suffice."""
    t = c.theme
    tone = t.text if affordable else t.text_faint
    end = c.text((box.x1 - 32, y), f"{{trophy}}{price}", 36, face="heavy", anchor="rm", colour=tone, name=f"price-{name}")
    x = box.x0 + 34
    if icon:
        x = c.text((x, y), icon, 44, face="heavy", name=f"icon-{name}").x1 + 18
    c.paragraph(
        Box(x, y - 35, end.x0 - 16, y + 35),
        words,
        34 if icon else 31,
        face="body",
        colour=tone,
        valign="m",
        leading=0.98,
        name=name,
    )


# -- midnight -------------------------------------------------------------------------------------------------------------


def _midnight(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    t = theme("elder_sign", look)
    card = cards.mythos[view.mythos]
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    text = "\n".join(lettering.escape(line) for line in cards.text(view.mythos, lang))
    side = 300
    width = WIDTH - 2 * MARGIN - 2 * 50
    words = sizing.fits(Box(0, 0, width, 900), text, 38).height
    sheet_height = -(-(side + 50 + 40 + words + 60) // 40) * 40
    track_height = 150
    height = 2 * MARGIN + sheet_height + GAP + track_height
    c = Canvas(WIDTH, height, t)
    sheet, rest = c.frame.inset(MARGIN).cut_top(sheet_height, GAP)
    with c.group("mythos"):
        c.parchment(sheet, name="sheet", seed=11)
        c.put(portrait(side + 60, side, emblem(view.mythos, cards), t.icons["mythos"], t), sheet.x0 + 46, sheet.y0 + 44)
        c.record("icon", "portrait", Box.at(sheet.x0 + 46, sheet.y0 + 44, side + 60, side))
        x = sheet.x0 + 46 + side + 60 + 40
        size = 148
        draw_clock(c, (sheet.x1 - 50 - size / 2, sheet.y0 + 50 + size / 2), size, 12, struck=True, name="clock")
        c.paragraph(
            Box(x, sheet.y0 + 56, sheet.x1 - size - 70, sheet.y0 + 56 + size - 14),
            say(lang, "pic-es-midnight-n", n=view.midnights) if view.midnights else say(lang, "pic-es-midnight"),
            38,
            face="italic",
            colour=t.paper_ink,
            valign="m",
            name="when",
        )
        c.paragraph(
            Box(x, sheet.y0 + 50 + size + 6, sheet.x1 - 46, sheet.y0 + 44 + side),
            card.name.in_(lang),
            58,
            face="title",
            colour=t.paper_title,
            valign="m",
            leading=1.05,
            name="title",
        )
        c.paragraph(
            Box(sheet.x0 + 50, sheet.y0 + side + 74, sheet.x1 - 50, sheet.y1 - 26), text, 38, colour=t.paper_ink, name="text"
        )
    with c.group("doom"):
        c.panel(rest, "panel", name="panel")
        icon = emblem(view.ancient, cards)
        c.icon((rest.x0 + 70, rest.centre[1]), icon, 88, ancient_colour(view.ancient, cards), label="ancient")
        end = c.text(
            (rest.x1 - 24, rest.centre[1] - 34),
            f"{{doom}} {view.doom}/{ancient.doom_length(view)}",
            40,
            face="heavy",
            anchor="rm",
            name="doom",
        )
        c.text(
            (rest.x1 - 24, rest.centre[1] + 34),
            f"{{elder_sign}} {view.signs}/{view.signs_needed}",
            40,
            face="heavy",
            anchor="rm",
            name="signs",
        )
        c.track(
            Box(rest.x0 + 140, rest.y0 + 10, rest.x1 - 240, rest.y1 - 10),
            ancient.spaces(view),
            view.doom,
            icon="doom",
            rows=2,
            name="track",
        )
        if changed.doom:
            delta(c, end.x0 - 60, rest.centre[1] - 34, changed.doom, changed.doom < 0, "doom")
    return finish(c, alt.turn(view, cards, lang, names, changed))
