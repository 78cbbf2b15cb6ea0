"""The five locations with what stands before them: the column rises from its location, nearest first, so height is danger."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games.cultistorm.content import kind
from games.cultistorm.view import EnemyView, PlaceView
from rendering import lettering, materials, shapes
from rendering.canvas import Canvas
from rendering.kit.great import apparition, light_of
from rendering.kit.news import star
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Surface, Theme, mix

from . import extras
from .folk import bust, shape_of
from .look import danger, tone
from .pieces import BLACK, WHITE, dashed, die, sign, stand, symbol_tone, target
from .reckoning import arrivals
from .signs import medal
from .townsfolk import TOWN, townsman
from .vistas import vista
from .words import Table, aimed, danger_at

LANE = 304
PLACE = 262
SCENE = 168
CARD, LEAST_CARD = 74, 46
ELDER, LEAST_ELDER = 390, 178
GAP = 6
TARGET_STEP = 38


def caste_tone(at: Table, e: EnemyView, t: Theme) -> RGB:
    card = at.cards.cultists.get(e.id)
    return symbol_tone(t, card.caste_symbol if card is not None else None)


def figure_of(at: Table, id: str) -> str:
    card = at.cards.cultists.get(id)
    return shape_of(id, card.caste) if card is not None else ""


def strip(
    w: int, h: int, shape: str, colour: RGB, needed: tuple[str, ...], t: Theme, dim: bool = False, indent: int = 0
) -> Sprite:
    """Somebody of a column: head and shoulders, and every symbol a fight needs now. `indent`: room for more than one target marker."""

    def build() -> Sprite:
        r, pad = 14, 12
        whole = shapes.rounded(w, h, r)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), BLACK)
        mask = Image.new("L", image.size, 0)
        shadow = shapes.softened(whole, pad, 4, 0.9)
        mask.paste(shadow.crop((0, 0, shadow.width, shadow.height - 4)), (0, 4))
        edge = mix(colour, (60, 44, 30), 0.25)
        body = shapes.gradient(w, h, (0, mix(edge, WHITE, 0.4)), (0.5, edge), (1, mix(edge, BLACK, 0.5))).copy()
        ground = shapes.gradient(w - 8, h - 8, (0, mix((34, 36, 46), colour, 0.20)), (1, mix((14, 15, 22), colour, 0.08)))
        body.paste(ground, (4, 4), shapes.rounded(w - 8, h - 8, r - 4))
        wide = min(round(h * 1.02), 76)
        block = shapes.gradient(wide, h - 8, (0, mix(colour, BLACK, 0.30)), (1, mix(colour, BLACK, 0.70)))
        cut = Image.new("L", (wide, h - 8), 0)
        ImageDraw.Draw(cut).polygon([(0, 0), (wide, 0), (wide - h * 0.14, h - 8), (0, h - 8)], fill=255)
        inside = shapes.rounded(w - 8, h - 8, r - 4).crop((0, 0, wide, h - 8))
        body.paste(block, (4, 4), Image.composite(cut, Image.new("L", cut.size, 0), inside))
        n = min(h - 8, wide)
        s = bust(shape, n)
        body.paste(s.image, (4 + round((wide - h * 0.08 - n) / 2), h - 4 - n), s.mask)
        room, count = w - wide - indent - 12, max(1, len(needed))
        size = min(h - 14, 56, round(room / count) - 3)
        step = min(room / count, size + 8)
        x = wide + indent + 4 + (room - step * count) / 2 + step / 2
        for s_ in needed:
            m = medal(s_, size, t)
            body.paste(m.image, (round(x - size / 2) + m.dx, round(h / 2 - size / 2) + m.dy), m.mask)
            x += step
        if dim:
            body = Image.blend(body, Image.new("RGB", body.size, t.ink), 0.5)
        image.paste(body, (pad, pad), whole)
        mask.paste(255, (pad, pad), whole)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("cs-strip", w, h, shape, colour, needed, dim, indent, t.palette), build)


def draw_enemy(c: Canvas, box: Box, e: EnemyView, at: Table) -> None:
    t = c.theme
    indent = TARGET_STEP * max(0, len(aimed(at.view, e.id)) - 2)
    c.put(strip(box.w, box.h, figure_of(at, e.id), caste_tone(at, e, t), e.needed, t, e.hidden, indent), box.x0, box.y0)
    c.record("chip", e.id, box)
    _targets(c, box, e.id, at)
    if e.id in at.changed.enemies:
        star(c, (box.x1 - 12, box.y0 + 12), 36, f"new:{e.id}")


def _targets(c: Canvas, box: Box, id: str, at: Table, size: int = 58) -> None:
    for i, who in enumerate(aimed(at.view, id)):
        target(c, (box.x0 + 12 + i * TARGET_STEP, box.y0 + 18), at.letter(who), at.seat(who), size, f"target:{id}:{who}")


def draw_elder(c: Canvas, box: Box, e: EnemyView, at: Table) -> None:
    """A Great Old One on top of its column: its painting, its name, its symbols, how far it is from the gate."""
    t = c.theme
    light = light_of(e.id)
    red = danger(t)
    below = len(at.view.places[e.slot].column)
    body = Surface(mix(light, BLACK, 0.6), mix(light, BLACK, 0.85), red if e.gate else light, glow=red if e.gate else None)
    with c.group(f"elder:{e.id}"):
        c.put(materials.card(box.w, box.h, body, t, 18, f"elder{e.id}{e.gate}"), box.x0, box.y0)
        inner = box.inset(6)
        c.inlay(apparition(e.id, inner.w, inner.h), inner, 13)
        c.record("card", "card", box)
        two = len(e.needed) > 7
        per = -(-len(e.needed) // 2) if two else len(e.needed)
        size = min(50, (inner.w - 12) // max(1, per) - 3)
        foot = (2 if two else 1) * (size + 6) + 6
        low = Box(inner.x0, inner.y1 - foot - 44, inner.x1, inner.y1)
        shade = shapes.gradient(low.w, low.h, (0, BLACK), (0.35, (190, 190, 190)), (1, (235, 235, 235))).convert("L")
        c.stamp(shade, low.x0, low.y0, (8, 5, 10))
        near = mix(red, WHITE, 0.35) if e.gate else t.warn
        roomy = inner.h >= foot + 104
        shift = 36 + TARGET_STEP * (aims - 1) if (aims := len(aimed(at.view, e.id))) else 0  # beside the target markers
        x, anchor, wide = (inner.centre[0], "mm", inner.w - 12) if roomy else (inner.x0 + 10 + shift, "lm", inner.w - 96 - shift)
        c.text(
            (x, low.y0 + 22),
            lettering.escape(at.name(e.id)),
            38 if roomy else 34,
            face="title",
            anchor=anchor,
            max_width=wide,
            min_size=32,
            colour=mix(light, WHITE, 0.6),
            name="name",
        )
        if not roomy:
            c.text(
                (inner.x1 - 8, low.y0 + 22),
                f"{{{'cs_held' if e.held else 'cs_gate'}}}{'!' if e.gate else below}",
                36,
                face="heavy",
                anchor="rm",
                colour=near,
                icon_colour=near,
                name="gate",
            )
        for i, s in enumerate(e.needed):
            row, k = divmod(i, per)
            count = min(per, len(e.needed) - row * per)
            step = min((inner.w - 8) / count, size + 6)
            x = inner.centre[0] + (k - (count - 1) / 2) * step
            y = inner.y1 - foot + 4 + size / 2 + row * (size + 6)
            sign(c, (x, y), s, size, name=f"needed{i}")
        if roomy:
            words = at.say("at-the-gate") if e.gate else at.say("steps-away", n=below)
            top = Box(inner.x0 + 4, inner.y0 + 4, inner.x1 - 4, inner.y0 + 52)
            c.pill(top, words, "cs_held" if e.held else "cs_gate", near, name="gate")
        _targets(c, Box(box.x0, box.y0 + (46 if roomy else 4), box.x1, box.y1), e.id, at, 66)
        if e.id in at.changed.elders:
            star(c, (box.x1 - 14, box.y0 + 14), 44)


def draw_place(c: Canvas, box: Box, place: PlaceView, at: Table) -> None:
    """A location: the scene with whoever is there, its symbol, the cultist die, its name, trophies, altar, seal."""
    t = c.theme
    colour = tone(t, place.symbol)
    red = danger(t)
    gate = any(e.gate for e in place.elders)
    edge = red if gate else t.good if place.sealed else mix(t.brass, colour, 0.45)
    with c.group(f"place{place.slot}"):
        body = Surface(mix(t.panel_top, colour, 0.2), t.panel_bottom, edge, glow=red if gate else None)
        c.put(materials.card(box.w, box.h, body, t, 18, f"cs-place{place.symbol}{gate}{bool(place.sealed)}"), box.x0, box.y0)
        inner = box.inset(6)
        c.inlay(_scene(place.card, inner.w, inner.h, colour), inner, 13)
        c.record("card", "card", box)
        _folk(c, box, place, at)
        sign(c, (box.x0 + 50, box.y0 + 50), place.symbol, 84, name="symbol", over=True)
        die(c, (box.x1 - 44, box.y0 + 44), 66, place.die, kind="cult", name="cultist-die")
        _notes(c, Box(box.x0 + 96, box.y0 + 12, box.x1 - 84, box.y0 + 60), place, at)
        key = f"map-{place.card}"
        name = at.say(key) if at.has(key) else at.town(place.slot)
        y = box.y0 + SCENE + 26
        face = "title" if c.measure(name, 32, "title") <= LANE - 84 else "heavy"
        c.text((box.x0 + 16, y), lettering.escape(name), 42, face=face, max_width=LANE - 84, min_size=32, name="name")
        altar(c, (box.x1 - 38, y + 18), place.altar, 54)
        _status(c, (box.x0 + 16, box.y1 - 32), place, at)
        if place.slot in at.changed.sealed:
            star(c, (box.x1 - 14, box.y1 - 14), 44)


def _scene(card: str, w: int, h: int, colour: RGB) -> Image.Image:
    """The vista, dark below, where the letters are."""

    def build() -> Image.Image:
        image = Image.new("RGB", (w, h), (9, 11, 16))
        image.paste(vista(card, w, round(h * 0.8), colour), (0, 0))
        foot = shapes.gradient(w, h, (0, BLACK), (0.56, BLACK), (0.68, (222, 222, 222)), (1, (246, 246, 246))).convert("L")
        image.paste((9, 11, 16), (0, 0), foot)
        return image

    return CACHE.get(("cs-place", card, w, h, colour), build)


def _folk(c: Canvas, box: Box, place: PlaceView, at: Table) -> None:
    """Civilians behind, investigators before them."""
    for i, (card, _) in enumerate(place.civilians[:3]):
        id = kind(card)
        if id in TOWN:
            x = box.x0 + 74 + i * 78
            c.put(townsman(id, 92, danger(c.theme)), x - 46, box.y0 + SCENE - 26 - 92)
            c.record("token", f"civilian:{id}", Box.around(x, box.y0 + SCENE - 70, 56, 84), over=True)
    n = len(place.who)
    high = 156 if n <= 1 else 146 if n == 2 else 128 if n == 3 else 110
    step = min(high * 0.66, (box.w - high * 0.72) / max(1, n - 1)) if n > 1 else 0
    for i, who in enumerate(place.who):
        p = at.view.investigators[who]
        x = box.centre[0] + (i - (n - 1) / 2) * step
        stand(c, x, box.y0 + SCENE - 6, p.id, high, p.colour, at.letter(who), name=f"who{who}")


def altar(c: Canvas, xy: tuple[float, float], lit: bool, size: int) -> None:
    """A candle, burning where the location can be used."""
    if lit:
        c.glow(xy[0], xy[1] - 6, size, (255, 190, 90), 0.75)
    c.icon(xy, "cs_altar", size, c.theme.icons["cs_altar"] if lit else (96, 98, 106), label="altar-lit" if lit else "altar")


def _status(c: Canvas, xy: tuple[float, float], place: PlaceView, at: Table) -> None:
    t = c.theme
    if place.sealed:
        c.text(
            xy,
            f"{{cs_seal}} {at.say('sealed')}",
            42,
            face="heavy",
            colour=t.good,
            icon_colour=t.good,
            max_width=LANE - 90,
            name="sealed",
        )
        return
    n, step = 34, 38 if place.required <= 4 else 32
    shown = max(place.required, place.trophies) if max(place.required, place.trophies) <= 5 else 0
    for i in range(shown):
        x = xy[0] + n / 2 + i * step
        sprite = medal(place.symbol, n, t, "full" if i < place.trophies else "empty")
        c.put(sprite, round(x - n / 2), round(xy[1] - n / 2))
    left = xy[0] + shown * step + 6
    if shown:
        c.record("pips", "laid", Box.at(xy[0], xy[1] - n / 2, shown * step, n))
    c.text((left, xy[1]), f"{place.trophies}/{place.required}", 42, face="heavy", name="laid-number")


def _notes(c: Canvas, box: Box, place: PlaceView, at: Table) -> None:
    """A chalk circle, and whatever modules have put here."""
    t = c.theme
    found = [(x.icon, x.text, x.bad) for x in extras.on_place(at, place.slot)]
    if place.blocked:
        found.insert(0, ("cs_blocked", "", False))
    for i, (icon, text, bad) in enumerate(found[:4]):
        row, k = divmod(i, 2)
        chip = Box.at(box.x0 + k * 64, box.y0 + row * 46, 60, 42)
        c.slab(chip, 12, (10, 10, 18), 0.82)
        shade = danger(t) if bad else t.icon_colour(icon) or t.text
        c.edge(chip, 12, 2, shade, 0.8)
        c.record("chip", f"note{i}", chip)
        c.text(
            chip.centre,
            f"{{{icon}}}{text}",
            32,
            face="heavy",
            colour=shade,
            icon_colour=shade,
            anchor="mm",
            max_width=56,
            name=f"note{i}-text",
        )


def draw_lane(c: Canvas, slot: int, x: int, base: int, top: int, at: Table) -> None:
    """A location with its lower edge at `base`, its column rising to `top` at the most."""
    v, t = at.view, c.theme
    place = v.places[slot]
    box = Box.at(x - LANE / 2, base - PLACE, LANE, PLACE)
    draw_place(c, box, place, at)
    y = box.y0 - GAP - 2
    n, great = len(place.column), len(place.elders)
    room = y - top
    least = great * (LEAST_ELDER + GAP)
    high = min(CARD, (room - least) // max(1, n) - GAP) if n else CARD
    shown = n
    if high < LEAST_CARD:
        high = LEAST_CARD
        shown = max(1, (room - least - LEAST_CARD) // (LEAST_CARD + GAP))
    for k, e in enumerate(place.column[:shown]):
        draw_enemy(c, Box.at(x - LANE / 2, y - (k + 1) * (high + GAP) + GAP, LANE, high), e, at)
    y -= shown * (high + GAP)
    if shown < n:
        more = Box.at(x - LANE / 2 + 60, y - 44, LANE - 120, 44)
        c.pill(more, at.say("more", n=n - shown), "cs_hood", t.warn, name="more")
        y -= 44 + GAP
    tall = min(ELDER, (y - top) // max(1, great) - GAP)
    for e in place.elders:
        draw_elder(c, Box.at(x - LANE / 2, y - tall, LANE, tall), e, at)
        y -= tall + GAP
    _coming(c, x, y, top, place, at)


def _coming(c: Canvas, x: int, y: int, top: int, place: PlaceView, at: Table) -> None:
    """Where the next ones come: a dashed place with its turn; red with an eye where one more summons a Great Old One."""
    v, t = at.view, c.theme
    order = arrivals(v).get(place.slot, [])
    if place.elders or not order or v.phase == "over" or y - 56 < top:
        return
    hot = danger_at(place, at.cards.numbers.column)
    shade = danger(t) if hot else mix((170, 196, 206), t.text, 0.3)
    box = Box.at(x - LANE / 2 + 30, y - 54, LANE - 60, 50)
    dashed(c, box, shade, r=14, width=3, fill=(10, 8, 14), alpha=1.0 if hot or 1 in order else 0.7)
    words = f"{{arrow_down}} {'+'.join(map(str, order))}" + ("\u2002{cs_great}" if hot else "")
    if place.marker:
        words = "{cs_hood} " + words
    c.record("chip", f"coming{place.slot}", box)
    c.text(box.centre, words, 42, face="heavy", colour=shade, icon_colour=shade, anchor="mm", name=f"coming{place.slot}-text")
