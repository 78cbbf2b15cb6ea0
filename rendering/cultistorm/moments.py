"""Moments everybody should see: a horror card is turned up, the endgame begins, a Great Old One appears."""

from __future__ import annotations

from PIL import Image, ImageChops

from games.cultistorm.content import Catalogue
from games.cultistorm.view import StormView
from games.kernel.phrases import Lang
from rendering import lettering, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.great import apparition, light_of
from rendering.layout import Box
from rendering.names import Names
from rendering.sprites import CACHE
from rendering.theme import RGB, Theme, mix, theme

from . import alt
from .emblems import emblem
from .look import CRYSTAL, MOOD_NAME, danger
from .omens import EMBER, omen
from .pieces import BLACK, WHITE, crystal, sign
from .sky import storm
from .words import Table, enemy

WIDTH, HEIGHT = 1200, 780


def revealed(view: StormView) -> bool:
    return bool(view.horror_card) and bool(view.places)


def draw_horror(view: StormView, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """The card, as large as life; once the endgame has begun and no other is turned up, the endgame's."""
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names)
    id = view.horror_card or view.ending
    ending = cards.horrors[id].ending if id in cards.horrors else False
    light = EMBER if ending else CRYSTAL
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_dark(light, t))
    c.record("backdrop", "storm", c.frame)
    face = Box(30, 34, 420, HEIGHT - 34 if ending else 606)
    _omen(c, face, id, light, at)
    x = 460
    words = Box(x, 34, WIDTH - 34, 606 if not ending else HEIGHT - 34)
    key = "ending-title" if ending else "horror-title"
    c.text(
        (x, 66),
        f"{{cs_horror}} {at.say(key)}",
        40,
        face="heavy",
        colour=mix(light, WHITE, 0.4),
        icon_colour=light,
        max_width=words.w,
        name="title",
    )
    name = c.paragraph(
        Box(x, 96, words.x1, 236),
        lettering.escape(at.name(id)),
        78,
        min_size=44,
        face="title_heavy",
        leading=1.0,
        shadow=True,
        colour=t.text,
        name="name",
    )
    text = "\n".join(lettering.escape(line) for line in cards.text(id, lang))
    flavour = cards.by_id[id].flavour
    low = words.y1 - (96 if flavour else 0)
    said = c.paragraph(
        Box(x, name.y1 + 26, words.x1, low), text, 54, min_size=30, face="bold", leading=1.12, shadow=True, name="text"
    )
    if flavour:
        top = max(said.y1 + 26, low - 150)
        c.rule(x, words.x1, top - 8, light)
        c.paragraph(
            Box(x, top + 12, words.x1, words.y1),
            lettering.escape(flavour.in_(lang)),
            38,
            min_size=25,
            face="italic",
            colour=t.text_soft,
            name="flavour",
        )
    if not ending:
        _ring(c, Box(30, 628, WIDTH - 30, HEIGHT - 24), at)
    return finish(c, alt.horror(at))


def _dark(light: RGB, t: Theme) -> Image.Image:
    def build() -> Image.Image:
        image = storm(WIDTH, HEIGHT, 620, t, ((0.86, 0.7),)).copy()
        image.paste(mix(light, BLACK, 0.55), (-300, -260), shapes.halo(1200, 1200, 0.75))
        return image

    return CACHE.get(("cs-dark", light, t.palette), build)


def _omen(c: Canvas, box: Box, id: str, light: RGB, at: Table) -> None:
    """The front of the card: its painting; of a card of a pack its emblem as if it burnt."""
    t = c.theme

    def build() -> Image.Image:
        w, h = box.w, box.h
        found = omen(id, w, h, ending=light == EMBER)
        image = found.copy() if found is not None else _burning(id, w, h, light, at)
        for inset, line in ((8, 4), (18, 2)):
            rim = shapes.frame(w - 2 * inset, h - 2 * inset, 16, line)
            image.paste(mix(light, (255, 220, 160), 0.35), (inset, inset), rim)
        return image

    c.glow(*box.centre, round(box.h * 0.62), light, 0.4)
    c.inlay(CACHE.get(("cs-omen", id, box.w, box.h, light, t.palette), build), box, 22)
    c.record("icon", "omen", box)


def _burning(id: str, w: int, h: int, light: RGB, at: Table) -> Image.Image:
    stops = ((0.0, mix(light, (14, 6, 20), 0.82)), (0.5, mix(light, (20, 8, 26), 0.66)), (1.0, (10, 4, 14)))
    image = shapes.gradient(w, h, *stops).copy()
    image.paste(light, (-w // 4, h // 2 - w * 3 // 4), shapes.halo(w * 3 // 2, w * 3 // 2, 0.62))
    n = round(w * 0.66)
    glyph = lettering.icon_mask(emblem(id, at.cards), n)
    x, y = (w - n) // 2, (h - n) // 2 - 10
    image.paste(light, (x - 40, y - 40), shapes.softened(glyph, 40, 18, 1.6))
    image.paste(mix(light, WHITE, 0.7), (x, y), glyph)
    return image


def _ring(c: Canvas, box: Box, at: Table) -> None:
    """The circle as it stands, in a row."""
    v, t = at.view, c.theme
    with c.group("circle"):
        c.panel(box, "horror", name="panel", radius=18)
        for i, (part, ring) in enumerate(zip(box.inset(14, 12).columns(max(1, len(v.circle)), 12), v.circle, strict=True)):
            hot = ring.threshold - ring.crystals == 1
            here = i == v.horror_at
            c.slab(part, 12, (24, 12, 32), 0.9)
            c.edge(part, 12, 4 if here else 2, t.warn if here else danger(t) if hot else (150, 96, 160))
            c.record("panel", f"ring{i}", part)
            need = max(ring.threshold, ring.crystals)
            marked = i == 0 or ring.eye
            part_x = part.centre[0] + (14 if marked else 0)
            n = min(36, (part.w - 16) // max(1, min(3, need)) - 4)
            per = min(3, need) or 1
            for k in range(need):
                row, q = divmod(k, per)
                count = min(per, need - row * per)
                rows = -(-need // per)
                crystal(
                    c,
                    part_x + (q - (count - 1) / 2) * (n + 4),
                    part.centre[1] + (row - (rows - 1) / 2) * (n + 4),
                    n,
                    full=k < ring.crystals,
                )
            if marked:
                c.icon(
                    (part.x0 + 24, part.y0 + 24),
                    "cs_eye" if ring.eye else "cs_shield",
                    32,
                    (255, 206, 110) if ring.eye else (130, 200, 255),
                    label=f"mark{i}",
                )


def draw_elder(view: StormView, id: str, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    """It has come."""
    t = theme(MOOD_NAME, look)
    at = Table(view, cards, lang, names)
    light = light_of(id)
    c = Canvas(WIDTH, HEIGHT, t, backdrop=_coming(id, t))
    c.record("backdrop", "storm", c.frame)
    c.record("area", "painting", Box(0, 0, 600, HEIGHT))
    x, right = 660, WIDTH - 34
    c.paragraph(
        Box(x, 28, right, 118),
        at.say("appears-title"),
        38,
        min_size=30,
        face="heavy",
        colour=mix(light, WHITE, 0.5),
        valign="m",
        leading=1.0,
        shadow=True,
        name="title",
    )
    c.text(
        (x, 166),
        lettering.escape(at.name(id)),
        84,
        face="title_heavy",
        max_width=right - x,
        min_size=40,
        colour=mix(light, WHITE, 0.7),
        name="name",
    )
    found = enemy(view, id)
    y = 226
    if found is not None:
        place = f"{{cs_{view.places[found.slot].symbol}}} {lettering.escape(at.place(found.slot))}"
        c.text((x, y), place, 38, face="heavy", max_width=right - x, min_size=28, name="place")
        words = at.say("at-the-gate") if found.gate else at.say("steps-away", n=len(view.places[found.slot].column))
        shade = mix(danger(t), WHITE, 0.3) if found.gate else t.warn
        c.pill(Box(x, y + 30, x + 380, y + 88), words, "cs_gate", shade, name="gate")
        y += 116
    needed = found.needed if found is not None else tuple(cards.great_old_ones[id].symbols)
    per = 5 if len(needed) <= 10 else 6
    size = min(92, (right - x) // per - 8)
    for i, s in enumerate(needed):
        row, k = divmod(i, per)
        sign(c, (x + size / 2 + k * (size + 8), y + size / 2 + row * (size + 8)), s, size, name=f"needed{i}")
    y += -(-len(needed) // per) * (size + 8) + 14
    lines = [lettering.escape(line) for line in cards.text(id, lang)]
    if found is not None:
        lines.insert(0, at.say("everybody-mad"))
    text = "\n".join(lines)
    flavour = cards.great_old_ones[id].flavour
    room = Box(x, y, right, HEIGHT - 26)
    said = c.fits(room, text, 38, min_size=25, face="bold", leading=1.1)
    if flavour and room.h - said.height > 110:
        low, room = room.cut_bottom(92, 8)
        c.paragraph(
            low,
            lettering.escape(flavour.in_(lang)),
            32,
            min_size=25,
            face="italic",
            colour=t.text_soft,
            valign="b",
            name="flavour",
        )
    c.paragraph(room, text, 38, min_size=25, face="bold", leading=1.1, shadow=True, name="text")
    return finish(c, alt.elder(id, at))


def _coming(id: str, t: Theme) -> Image.Image:
    def build() -> Image.Image:
        image = storm(WIDTH, HEIGHT, 640, t, ((0.9, 0.5),)).copy()
        light = light_of(id)
        image.paste(mix(light, BLACK, 0.35), (-100, -160), shapes.halo(1100, 1100, 0.7))
        n = HEIGHT
        face = apparition(id, n, n)
        fade = Image.new("L", (n, n), 255)
        side = shapes.gradient(n, 240, (0, WHITE), (1, BLACK)).convert("L").rotate(90, expand=True).resize((240, n))
        fade.paste(side, (n - 240, 0))
        foot = shapes.gradient(n, n, (0, WHITE), (0.86, WHITE), (1, (90, 90, 90))).convert("L")
        image.paste(face, (-60, 0), ImageChops.multiply(fade, foot))
        return image if t.texture >= 0.5 else Image.blend(image, Image.new("RGB", image.size, BLACK), 0.2)

    return CACHE.get(("cs-coming", id, t.palette), build)
