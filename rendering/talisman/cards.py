"""Any single card in full: whom or what it shows, the text made from its effects, and its flavour."""

from __future__ import annotations

from PIL import Image

from games.kernel.phrases import Lang
from games.talisman.content import Being, Catalogue, CharacterCard, SpaceCard, TalismanCard
from rendering import lettering, materials, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite
from rendering.theme import RGB, Theme, mix, theme
from rendering.words import capital, say

from . import alt
from .emblems import emblem
from .look import TONES
from .pieces import being, has_shape, quiet, tone_of
from .scenes import painted, scene
from .words import APART, space_name

WIDTH = 800
MARGIN = 22
ART = 400

# Where they are painted: terrain and region.
_PLACES: dict[str, tuple[str, str]] = {
    "animal": ("woods", "outer"),
    "monster": ("hills", "middle"),
    "dragon": ("cave", "middle"),
    "spirit": ("graveyard", "outer"),
    "strangers": ("forest", "outer"),
    "followers": ("plains", "outer"),
    "events": ("crags", "outer"),
    "places": ("valley", "middle"),
}


def draw_card(cards: Catalogue, id: str, lang: Lang, look: str = "standard") -> Drawn:
    """Raises KeyError for an id no card has."""
    card = cards.by_id[id]
    assert isinstance(card, TalismanCard)
    kind = cards.kind_of(id)
    t = theme("talisman", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    inner = WIDTH - 2 * MARGIN - 2 * 34
    text = "\n".join(lettering.escape(line) for line in cards.text(id, lang))
    text_height = sizing.fits(Box(0, 0, inner, 1600), text, 32).height + 40 if text else 0
    flavour = lettering.escape(card.flavour.in_(lang))
    flavour_height = sizing.fits(Box(0, 0, inner - 60, 900), flavour, 28, face="italic").height + 62 if flavour else 0
    stats = _stats(card, cards, lang)
    stats_height = sum(sizing.fits(Box(0, 0, inner, 400), s, 40, face="heavy").height + 12 for s in stats)
    height = 2 * MARGIN + 34 + ART + 112 + 40 + stats_height + text_height + flavour_height + 26
    height = -(-height // 40) * 40
    c = Canvas(WIDTH, height, t)
    outer = c.frame.inset(MARGIN)
    style = "spell_card" if kind == "spells" else "danger" if kind in ("enemies", "creatures") else "card"
    with c.group("card"):
        c.card(outer, style, name="frame")
        art, rest = outer.inset(34, 30).cut_top(ART, 14)
        c.put(_art(art.w, art.h, card, kind, cards, t), art.x0, art.y0)
        c.record("area", "art", art._replace(y1=art.y1 - 26))  # the plate hangs over its lower edge
        label = say(lang, f"pic-tm-kind-{kind.replace('_', '-')}")
        wide = min(art.w - 160, c.measure(label, 28, "title") + 110)
        c.plate(Box.at(art.centre[0] - wide / 2, art.y1 - 26, wide, 46), label, name="kind")
        title, rest = rest.cut_top(112, 12)
        c.paragraph(
            title._replace(y0=title.y0 + 14),
            lettering.escape(card.name.in_(lang)),
            52,
            min_size=30,
            face="title",
            align="m",
            valign="m",
            leading=1.04,
            shadow=True,
            name="title",
        )
        if flavour:
            low, rest = rest.cut_bottom(flavour_height, 8)
            c.parchment(low, name="flavour-sheet", seed=13)
            c.paragraph(
                low.inset(30, 22),
                flavour,
                28,
                min_size=24,
                face="italic",
                colour=t.paper_ink,
                align="m",
                valign="m",
                name="flavour",
            )
        y = rest.y0 + max(0, rest.h - stats_height - text_height) // 2
        for i, line in enumerate(stats):
            used = c.paragraph(Box(rest.x0, y, rest.x1, y + 400), line, 40, face="heavy", align="m", name=f"stat{i}")
            y = used.y1 + 12
        if text:
            c.rule(rest.x0 + 30, rest.x1 - 30, y + 8)
            c.paragraph(Box(rest.x0, y + 24, rest.x1, rest.y1), text, 32, name="rules")
    return finish(c, alt.card(cards, id, lang))


def _stats(card: TalismanCard, cards: Catalogue, lang: Lang) -> list[str]:
    """Numbers every card of its kind has."""
    if isinstance(card, CharacterCard):
        start = say(lang, "pic-tm-starts-at", space=lettering.escape(space_name(card.start, cards, lang)))
        return [
            f"{{strength}} {card.strength}{APART}{{craft}} {card.craft}{APART}{{{card.alignment}}} {say(lang, f'pic-tm-{card.alignment}')}",
            start,
        ]
    if isinstance(card, SpaceCard):
        draw = [f"{{cards}} {say(lang, 'pic-tm-draws', n=card.draw)}"] if card.draw else []
        return [say(lang, f"pic-tm-region-{card.region}"), *draw]
    if isinstance(card, Being) and (card.strength or card.craft):
        key = "strength" if card.strength else "craft"
        return [f"{{{key}}} {capital(say(lang, f'pic-tm-{key}'))} {card.strength or card.craft}"]
    return []


def _art(w: int, h: int, card: TalismanCard, kind: str, cards: Catalogue, t: Theme) -> Sprite:
    """A space is its scene; people and beasts stand in one; everything else is an emblem in its own light."""
    tone: RGB = TONES["spells"] if kind == "spells" else t.brass if kind in ("spaces", "characters") else tone_of(card.id, cards)

    def build() -> Sprite:
        pad, radius = 24, 14
        silhouette = shapes.rounded(w, h, radius)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), (0, 0, 0))
        mask = shapes.softened(silhouette, pad, 10, 0.85)
        face = _ground(w, h, card, kind, cards, t, tone)
        if not isinstance(card, SpaceCard):
            if has_shape(card.id):
                size = round(h * 0.94)
                figure = being(card.id, size)
                face.paste((255, 244, 210), (w // 2 - size // 2, h - size), shapes.halo(size, size, 0.55))
                face.paste(figure.image, (w // 2 - size // 2 + figure.dx, h - size - 14 + figure.dy), figure.mask)
            else:
                _emblem(face, emblem(card.id, cards), tone)
        face.paste(materials.brass_fill(w, h, t), (0, 0), shapes.frame(w, h, radius, 5))
        face.paste((0, 0, 0), (5, 5), shapes.faded(shapes.frame(w - 10, h - 10, radius - 5, 2), 0.7))
        image.paste(face, (pad, pad), silhouette)
        mask.paste(255, (pad, pad), silhouette)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("tm-art", w, h, card.id, kind, card.emblem, t.palette), build)


def _ground(w: int, h: int, card: TalismanCard, kind: str, cards: Catalogue, t: Theme, tone: RGB) -> Image.Image:
    if isinstance(card, SpaceCard):
        return quiet(scene(card, w, h), t).copy()
    if isinstance(card, CharacterCard):
        return quiet(scene(cards.spaces[card.start], w, h), t).copy()
    place = _PLACES.get(card.kind if isinstance(card, Being) and (card.strength or card.craft) else kind)
    if place and (has_shape(card.id) or kind == "places"):
        return quiet(painted(*place, w, h), t).copy()
    ground = shapes.gradient(w, h, (0, mix(tone, (255, 240, 210), 0.16)), (1, mix(tone, (8, 6, 10), 0.72))).copy()
    ground.paste(mix(tone, (255, 255, 255), 0.45), ((w - h) // 2, 0), shapes.halo(h, h, 0.75))
    return ground


def _emblem(face: Image.Image, glyph: str, tone: RGB) -> None:
    w, h = face.size
    side = round(h * 0.62)
    mask = lettering.icon_mask(glyph, side)
    x, y = (w - side) // 2, (h - side) // 2 - 8
    drop = max(3, side // 40)
    face.paste((0, 0, 0), (x - 2 * drop, y - drop), shapes.softened(mask, 3 * drop, drop, 1.0))
    face.paste(mix(tone, (255, 255, 255), 0.8), (x - 1, y - 2), mask)
    light = shapes.gradient(
        side, side, (0, (255, 250, 232)), (0.5, mix(tone, (255, 240, 214), 0.6)), (1, mix(tone, (0, 0, 0), 0.1))
    )
    face.paste(light, (x, y), mask)
