"""The picture posted with a turn: what matters now, large. The attempt with its dice, the foyer, midnight, the battle, or,
while somebody chooses where to go, the museum."""

from __future__ import annotations

from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.view import ENTRANCE, ElderView
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.news import delta
from rendering.layout import Box
from rendering.theme import theme
from rendering.words import say

from . import alt, ancient, battle, board, people, places, scenes, tasks, tray
from .clock import draw_clock
from .emblems import ancient_colour, emblem
from .news import NOTHING, Changed
from .people import Names
from .portrait import portrait
from .supply import face_of

WIDTH = 1200
MARGIN, GAP = 26, 16
HEADER = 154


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
        return board.draw_board(view, cards, lang, names, look)
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
            y = panel.y1 - 38
            for icon, value, most, moves in (
                ("sanity", me.sanity, me.max_sanity, changed.sanity),
                ("stamina", me.stamina, me.max_stamina, changed.stamina),
            ):
                tone = t.bad if value <= 1 else t.text
                end = c.text((x, y), f"{{{icon}}} {value}/{most}", 36, colour=tone, face="heavy", name=icon)
                x = end.x1 + 12
                if seat in moves:
                    x = delta(c, x, y, moves[seat], moves[seat] > 0, icon) + 12
                x += 10
            end = c.text((x, y), f"{{clue}} {me.clues}", 36, face="heavy", name="clues")
            if seat in changed.clues:
                delta(c, end.x1 + 10, y, changed.clues[seat], changed.clues[seat] > 0, "clues")
        c.panel(state, "panel", name="state")
        length = ancient.doom_length(view)
        for y, icon, words, change, good in (
            (state.y0 + box.h * 0.29, "doom", f"{view.doom}/{length}", changed.doom, changed.doom < 0),
            (state.y0 + box.h * 0.71, "elder_sign", f"{view.signs}/{view.signs_needed}", changed.signs, changed.signs > 0),
        ):
            end = c.text((state.x0 + 22, y), f"{{{icon}}} {words}", 40, face="heavy", name=icon)
            if change:
                delta(c, end.x1 + 8, y, change, good, icon)


# -- the attempt ----------------------------------------------------------------------------------------------------------

# A card with few tasks has room for large ones: (tile, distance) by how many lines there are.
SIZES = {1: (116, 136), 2: (112, 130), 3: (96, 112)}
CROWDED = (76, 92)


def _attempt(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    attempt = view.attempt
    assert attempt is not None
    t = theme("elder_sign", look)
    card = cards.adventure(attempt.card)
    seen = view.card(attempt.card)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    drawn = tasks.lines(seen, card) if seen else []
    me = view.player(view.active)
    ready = {r.id for r in attempt.rows if tasks.solvable(view, r, me)}
    width = WIDTH - 2 * MARGIN
    words = _card_words(card, cards, lang)
    side = width - 2 * 30
    text_height = sizing.fits(Box(0, 0, side, 900), words, 32).height
    measures = SIZES.get(len(drawn), CROWDED)
    rows = _laid(sizing, drawn, card, width, measures[0])
    if measures != CROWDED and sum(max(1, len(w)) for _, w in rows) > len(drawn):
        measures = CROWDED
        rows = _laid(sizing, drawn, card, width, measures[0])
    count = sum(max(1, len(w)) for _, w in rows)
    card_height = 26 + 96 + count * measures[1] + 14 + text_height + 30
    card_height = -(-card_height // 60) * 60  # few heights: few card bodies to keep
    tray_height = 216
    height = 2 * MARGIN + HEADER + GAP + card_height + GAP + tray_height
    c = Canvas(WIDTH, height, t)
    top, rest = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    _header(c, top, view, cards, lang, names, changed)
    body, rest = rest.cut_top(card_height, GAP)
    letter = people.place_letters(view).get(attempt.card, "")
    with c.group("attempt"):
        world = card.kind == "other_world"
        c.card(body, "other_world" if world else "card", name="card")
        scenes.paint(c, body, cards.adventure(attempt.card))
        n = min(body.h - 120, 340)
        c.engrave(
            Box.at(body.x1 - n - 40, body.y0 + 60, n, n),
            emblem(attempt.card, cards),
            0.09,
            t.icons["gate"] if world else None,
        )
        head = Box(body.x0 + 30, body.y0 + 24, body.x1 - 30, body.y0 + 110)
        if letter:
            c.badge(
                (head.x0 + 32, head.centre[1]),
                letter,
                64,
                t.icons["gate"] if world else t.brass,
                "shield",
                name="letter",
                over=False,
            )
        others = [s for s in (seen.here if seen else ()) if s != view.active]
        locked = [view.die(d).colour for d in seen.locked_dice] if seen else []
        room = len(others) * 50 + len(locked) * 60
        title = Box(head.x0 + 84, head.y0, head.x1 - room - (16 if room else 0), head.y1)
        face, size = places.title_lines(c, card.name.in_(lang), title.w, title.h, 50)
        c.paragraph(title, card.name.in_(lang), size, face=face, valign="m", leading=1.02, shadow=True, name="title")
        for i, seat in enumerate(others):
            people.badge(c, (head.x1 - room + i * 50 + 25, head.centre[1]), 44, seat, names, lang)
        for i, colour in enumerate(locked):
            c.lock((head.x1 - (len(locked) - i) * 60 + 30, head.centre[1]), 52, colour, name=f"lock{i}")
        y = body.y0 + 122
        x0 = body.x0 + 30
        if card.arrow and count > 1:
            c.arrow((x0 + 12, y + 6), (x0 + 12, y + count * measures[1] - 20), 10, name="order")
            x0 += 44
        for line, wrapped in rows:
            y = _row(c, x0, y, body.x1 - 30, line, wrapped, line.id in ready, view, cards, lang, measures)
        c.rule(body.x0 + 40, body.x1 - 40, y + 4)
        c.paragraph(Box(body.x0 + 30, y + 18, body.x1 - 30, body.y1 - 22), words, 36, min_size=30, valign="m", name="words")
    rows_ready = [r.text for r in attempt.rows if r.id in ready]
    tray.draw_tray(c, rest, view, lang, usable_now=tray.helpful(view, rows_ready))
    return finish(c, alt.turn(view, cards, lang, names, changed))


def _laid(
    c: Canvas, drawn: list[tasks.Line], card: AdventureCard, width: int, chip: int
) -> list[tuple[tasks.Line, list[list[tuple[tasks.Condition, int]]]]]:
    """The rows with their tiles, in as many lines as they need beside the dice, the lock and the monster."""
    room = width - 60 - 250 - (44 if card.arrow else 0)
    return [(line, tasks.wrapped(c, line, room - (chip + 76 if line.monster else 0), chip, 8)) for line in drawn]


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
    return "\n".join(parts)


def _row(
    c: Canvas,
    x: int,
    y: int,
    right: int,
    line: tasks.Line,
    wrapped: list[list[tuple[tasks.Condition, int]]],
    ready: bool,
    view: ElderView,
    cards: Catalogue,
    lang: Lang,
    measures: tuple[int, int],
) -> int:
    """One task: who guards it, what it asks for, how it stands (and which dice lie on it). Returns the next row's y."""
    t = c.theme
    chip, step = measures
    top = y
    lane = max(1, len(wrapped)) * step
    with c.group(line.id):
        if ready:
            glow = Box(x - 12, y - 8, right, y + lane - 8)
            c.slab(glow, 16, t.good, 0.16)
            c.edge(glow, 16, 3, t.good, 0.8)
        if line.monster:
            tasks.monster_token(c, (x + chip / 2, y + chip / 2), chip, line.monster, cards, dim=line.solved)
            x += chip + 14
            if lock := places.monster_lock(line.monster, cards):
                c.lock((x + 24, y + chip / 2), 52, lock, name="lock")
                x += 62
        if line.free_frame:
            c.chip(Box.at(x, y, chip, chip), "monster", "", "framed", name="frame", colour=(124, 64, 56))
            c.text(
                (x + chip + 18, y + chip / 2), say(lang, "pic-es-free-frame"), 28, colour=t.text_soft, face="italic", name="note"
            )
        end = x
        for part in wrapped:
            end = max(end, tasks.draw_tiles(c, x, y, part, chip, 8))
            y += step
        if not wrapped:
            y += step
        mid = top + lane / 2 - 8
        if line.dice:
            n = len(line.dice)
            for i, id in enumerate(line.dice):
                die = view.die(id)
                c.die((right - 20 - (n - i - 0.5) * 70, mid), 60, die.colour, face_of(die), name=id)
            if line.solved:
                c.icon((right - 20 - n * 70 - 34, mid), "check", 46, label="solved")
        elif line.solved:
            c.pill(Box.at(right - 210, mid - 26, 200, 52), say(lang, "pic-es-solved"), "check", t.good, name="state")
        elif ready:
            c.pill(Box.at(right - 224, mid - 26, 210, 52), say(lang, "pic-es-solvable"), "star", t.good, name="state")
        elif not line.open and not line.free_frame:
            c.pill(Box.at(right - 224, mid - 26, 210, 52), say(lang, "pic-es-later"), "hourglass", t.text_faint, name="state")
        elif line.monster:
            name = cards.monsters[line.monster].name.in_(lang)
            room = right - end - 30
            if c.measure(name, 30, "italic") <= room:
                c.text((right - 14, mid), name, 30, face="italic", colour=t.text_soft, anchor="rm", name="monster-name")
    return y


# -- the foyer ------------------------------------------------------------------------------------------------------------


def _foyer(view: ElderView, cards: Catalogue, lang: Lang, names: Names, look: str, changed: Changed) -> Drawn:
    t = theme("elder_sign", look)
    me = view.player(view.active)
    aid = cards.entrance.first_aid
    finds = [f for f in cards.entrance.lost_found if f.effects]
    shop = cards.entrance.souvenirs
    line, tall = 58, 74
    body_height = 104 + len(aid) * tall + 80 + len(finds) * line + 30
    height = 2 * MARGIN + HEADER + GAP + body_height
    c = Canvas(WIDTH, height, t)
    top, body = c.frame.inset(MARGIN).cut_top(HEADER, GAP)
    _header(c, top, view, cards, lang, names, changed)
    left, right = body.columns(2, GAP)
    with c.group("aid"):
        c.card(left, "card", name="card")
        c.engrave(Box(left.x0 + 120, left.y0 + 140, left.x1 - 60, left.y1 - 60), "entrance", 0.06)
        y = _station(c, left, left.y0 + 56, "first_aid", say(lang, "pic-es-first-aid"))
        for option in aid:
            _offer(c, left, y, _words(option.effects, cards, lang), "", option.price, option.price <= me.trophy_worth, option.id)
            y += tall
        y = _station(c, left, y + 14, "lost_found", say(lang, "pic-es-lost-found"))
        for find in finds:
            icon = "investigation" if find.face.isdigit() else "wildcard" if find.face == "wild" else find.face
            c.chip(Box.at(left.x0 + 34, y - 26, 56, 52), icon, find.face if find.face.isdigit() else "", name=f"face{find.face}")
            c.text(
                (left.x0 + 110, y),
                _words(find.effects, cards, lang),
                30,
                face="body",
                max_width=left.w - 150,
                name=f"find{find.face}",
            )
            y += line
    with c.group("shop"):
        c.card(right, "card", name="card")
        y = _station(c, right, right.y0 + 56, "souvenir", say(lang, "pic-es-souvenirs"))
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


def _station(c: Canvas, box: Box, y: int, icon: str, name: str) -> int:
    c.icon((box.x0 + 60, y), icon, 52, c.theme.brass)
    c.text((box.x0 + 100, y), name, 40, face="title", max_width=box.w - 130, name=icon)
    return y + 66


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
        34 if icon else 30,
        face="body",
        colour=tone,
        valign="m",
        leading=1.06,
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
