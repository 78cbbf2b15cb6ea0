"""Any single card in full: whom or what it shows, its symbols, the text made from its effects, and its flavour."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.cultistorm.content import (
    ActionCard,
    Card,
    Catalogue,
    CultistCard,
    GreatOldOneCard,
    HorrorCard,
    InvestigatorCard,
    LocationCard,
    ModuleCard,
    ObjectCard,
)
from games.cultistorm.view import StormView
from games.kernel.phrases import Lang
from rendering import lettering, materials, shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.kit.great import apparition, light_of
from rendering.layout import Box
from rendering.sprites import CACHE, Sprite, seed_of
from rendering.theme import RGB, Theme, mix, theme
from rendering.words import capital

from . import alt
from .emblems import emblem
from .folk import foe, investigator, shape_of
from .look import CRYSTAL, MOOD_NAME
from .omens import EMBER, omen
from .pieces import BLACK, WHITE, crystal, sign, symbol_tone
from .signs import FACES, medal, tone_of
from .townsfolk import TOWN, townsman
from .vistas import Night, vista
from .words import Table

WIDTH = 800
MARGIN = 20
ART = 420
SIGN = 78


@dataclass(frozen=True)
class Facts:
    """What every card of its kind has beside its text: symbols, and short lines."""

    signs: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    crystals: int = 0


def draw_card(cards: Catalogue, id: str, lang: Lang, look: str = "standard") -> Drawn:
    """Raises KeyError for an id no card has."""
    card = cards.by_id[id]
    assert isinstance(card, Card)
    kind = cards.kind_of(id)
    t = theme(MOOD_NAME, look)
    at = _nowhere(cards, lang)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    inner = WIDTH - 2 * MARGIN - 2 * 34
    facts = _facts(card, at)
    text = "\n".join(lettering.escape(line) for line in cards.text(id, lang))
    text_height = sizing.fits(Box(0, 0, inner, 1600), text, 34).height + 36 if text else 0
    flavour = lettering.escape(card.flavour.in_(lang)) if card.flavour else ""
    flavour_height = sizing.fits(Box(0, 0, inner - 60, 900), flavour, 28, face="italic").height + 62 if flavour else 0
    line_height = sum(sizing.fits(Box(0, 0, inner, 300), line, 34, face="bold").height + 8 for line in facts.lines)
    sign_height = SIGN + 18 if facts.signs or facts.crystals else 0
    height = 2 * MARGIN + 34 + ART + 108 + line_height + sign_height + text_height + flavour_height + 40
    c = Canvas(WIDTH, -(-height // 20) * 20, t)
    outer = c.frame.inset(MARGIN)
    with c.group("card"):
        style = "horror" if kind == "horrors" else "great" if kind == "great_old_ones" else "card"
        c.card(outer, style, name="frame")
        art, rest = outer.inset(34, 30).cut_top(ART, 14)
        c.put(_art(art.w, art.h, card, kind, cards, t), art.x0, art.y0)
        c.record("area", "art", art._replace(y1=art.y1 - 26))  # the plate hangs over its lower edge
        label = capital(_kind_word(card, kind, at))
        wide = min(art.w - 120, c.measure(label, 28, "title") + 110)
        c.plate(Box.at(art.centre[0] - wide / 2, art.y1 - 26, wide, 46), label, name="kind")
        title, rest = rest.cut_top(100, 8)
        c.paragraph(
            title._replace(y0=title.y0 + 14),
            lettering.escape(card.name.in_(lang)),
            52,
            min_size=30,
            face="title",
            align="m",
            valign="m",
            leading=1.02,
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
        y = rest.y0
        if sign_height:
            _signs(c, Box(rest.x0, y, rest.x1, y + SIGN), facts)
            y += sign_height
        for i, line in enumerate(facts.lines):
            used = c.paragraph(
                Box(rest.x0, y, rest.x1, y + 300), line, 34, face="bold", align="m", colour=t.text_soft, name=f"fact{i}"
            )
            y = used.y1 + 8
        if text:
            c.rule(rest.x0 + 30, rest.x1 - 30, y + 8)
            c.paragraph(Box(rest.x0, y + 24, rest.x1, rest.y1), text, 34, min_size=24, name="rules")
    return finish(c, alt.card(cards, id, lang, at))


def _nowhere(cards: Catalogue, lang: Lang) -> Table:
    """Cards are looked at without any table."""
    return Table(StormView.model_construct(investigators=(), places=()), cards, lang, {})


def _kind_word(card: Card, kind: str, at: Table) -> str:
    if isinstance(card, CultistCard) and card.creature:
        return at.say("kind-creature")
    if isinstance(card, ObjectCard) and card.event:
        return at.say("kind-event")
    if isinstance(card, HorrorCard) and card.ending:
        return at.say("kind-ending")
    if isinstance(card, ActionCard) and card.star:
        return at.say("kind-star")
    if isinstance(card, ModuleCard):
        own = f"module-{card.of}"
        return at.say(own) if at.has(own) else at.say("kind-module-cards")
    return at.say(f"kind-{kind.replace('_', '-')}")


def _facts(card: Card, at: Table) -> Facts:
    match card:
        case CultistCard():
            lines: list[str] = []
            caste = at.cards.castes.get(card.caste) or at.cards.special_castes.get(card.caste)
            if caste is not None:
                mark = f"{{cs_{card.caste_symbol}}} " if card.caste_symbol else ""
                lines.append(mark + lettering.escape(caste.name.in_(at.lang)))
            if card.great_old_one:
                lines.append(f"{{cs_great}} {lettering.escape(at.say('summons', great=at.name(card.great_old_one)))}")
            return Facts(tuple(card.symbols), tuple(lines))
        case GreatOldOneCard():
            return Facts(tuple(card.symbols), (at.say(f"wave-{card.wave}"),))
        case InvestigatorCard():
            words = f"{{cs_{card.attack}}} {lettering.escape(card.type.in_(at.lang))} · {at.say(card.attack)}"
            return Facts(lines=(words,))
        case ActionCard():
            of = [f"{{star}} {lettering.escape(at.name(card.of))}"] if card.of else []
            research = ["{cs_research} " * card.research] if card.research else []
            return Facts((card.symbol,), (*of, *research))
        case HorrorCard():
            return Facts(crystals=card.threshold)
        case ModuleCard():
            price = (at.say("price-module", n=card.price),) if card.price else ()
            return Facts(tuple(card.symbols), price)
        case _:
            return Facts()


def _signs(c: Canvas, box: Box, facts: Facts) -> None:
    n = len(facts.signs) or facts.crystals
    step = min(SIGN + 14, box.w / max(1, n))
    for i in range(n):
        x = box.centre[0] + (i - (n - 1) / 2) * step
        if facts.signs:
            sign(c, (x, box.centre[1]), facts.signs[i], SIGN, name=f"symbol{i}")
        else:
            crystal(c, x, box.centre[1], 58, full=True)
            c.record("icon", f"crystal{i}", Box.around(x, box.centre[1], 58, 58))


# What it shows

_LEATHER: RGB = (176, 128, 78)


def _art(w: int, h: int, card: Card, kind: str, cards: Catalogue, t: Theme) -> Sprite:
    def build() -> Sprite:
        pad, radius = 24, 14
        whole = shapes.rounded(w, h, radius)
        image = Image.new("RGB", (w + 2 * pad, h + 2 * pad), BLACK)
        mask = shapes.softened(whole, pad, 10, 0.85)
        face = _painted(w, h, card, cards, t)
        face.paste(materials.brass_fill(w, h, t), (0, 0), shapes.frame(w, h, radius, 5))
        face.paste(BLACK, (5, 5), shapes.faded(shapes.frame(w - 10, h - 10, radius - 5, 2), 0.7))
        image.paste(face, (pad, pad), whole)
        mask.paste(255, (pad, pad), whole)
        return Sprite(image, mask, -pad, -pad)

    return CACHE.get(("cs-art", w, h, card.id, kind, card.emblem, t.palette), build)


def _painted(w: int, h: int, card: Card, cards: Catalogue, t: Theme) -> Image.Image:
    match card:
        case GreatOldOneCard():
            return apparition(card.id, w, h).copy()
        case LocationCard():
            return vista(card.id, w, h, tone_of(FACES[seed_of(card.id) % 5], t)).copy()
        case CultistCard():
            tone = symbol_tone(t, card.caste_symbol)
            face = _night(w, h, tone)
            size = round(h * 0.98)
            s = foe(shape_of(card.id, card.caste), size)
            face.paste(mix(tone, WHITE, 0.4), (w // 2 - size // 2, h - size), shapes.halo(size, size, 0.55))
            face.paste(s.image, (w // 2 - size // 2 + s.dx, h - size - 8 + s.dy), s.mask)
            return face
        case InvestigatorCard():
            face = _night(w, h, (90, 140, 170))
            size = round(h * 0.96)
            s = investigator(card.id, size)
            face.paste((200, 230, 244), (w // 2 - size // 2, h - size), shapes.halo(size, size, 0.5))
            face.paste(s.image, (w // 2 - size // 2 + s.dx, h - size - 10 + s.dy), s.mask)
            return face
        case ActionCard():
            tone = tone_of(card.symbol, t)
            face = _lit(w, h, tone)
            _emblem(face, emblem(card.id, cards), tone, -70)
            m = medal(card.symbol, 170, t, "glow")
            face.paste(m.image, (w - 210 + m.dx, h - 220 + m.dy), m.mask)
            return face
        case HorrorCard():
            found = omen(card.id, w, h, ending=card.ending)
            if found is not None:
                return found.copy()
            tone = EMBER if card.ending else CRYSTAL
            face = _lit(w, h, mix(tone, (60, 10, 60), 0.25))
            _emblem(face, emblem(card.id, cards), tone)
            return face
        case ObjectCard():
            tone = mix(_LEATHER, (200, 60, 60), 0.4) if card.event else _LEATHER
            face = _lit(w, h, tone)
            _emblem(face, emblem(card.id, cards), tone)
            return face
        case ModuleCard():
            return _of_module(w, h, card, cards, t)
        case _:
            face = _lit(w, h, _LEATHER)
            _emblem(face, emblem(card.id, cards), _LEATHER)
            return face


# The light of a module's cards.
_MODULES: dict[str, RGB] = {
    "cultist-events": (210, 110, 90),
    "dark-rituals": (190, 90, 200),
    "innocent-victims": (220, 170, 130),
    "otherworlds": (150, 120, 240),
    "remote-assistance": (110, 190, 170),
    "research-events": (120, 170, 230),
}


def _of_module(w: int, h: int, card: ModuleCard, cards: Catalogue, t: Theme) -> Image.Image:
    """People in person, an other world through its gate, everything else an emblem in its module's light."""
    tone = _MODULES.get(card.of, (150, 140, 190))
    dreamer = card.id.removeprefix("otherworld-")
    if card.id in TOWN:
        face = _night(w, h, tone)
        size = round(h * 0.96)
        s = townsman(card.id, size)
        face.paste(mix(tone, WHITE, 0.4), (w // 2 - size // 2, h - size), shapes.halo(size, size, 0.55))
        face.paste(s.image, (w // 2 - size // 2 + s.dx, h - size - 10 + s.dy), s.mask)
        return face
    face = _lit(w, h, tone)
    if dreamer != card.id and dreamer in cards.great_old_ones:
        n = round(h * 0.9)
        x, y = (w - n) // 2, (h - n) // 2
        light = light_of(dreamer)
        face.paste(light, (x - 70, y - 70), shapes.halo(n + 140, n + 140, 0.9))
        face.paste(mix(light, WHITE, 0.6), (x - 8, y - 8), shapes.shape("circle", n + 16))
        face.paste(apparition(dreamer, n, n), (x, y), shapes.shape("circle", n))
        _emblem(face, emblem(card.id, cards), light, -w // 3, 0.26)
        return face
    if card.of == "dark-rituals":
        n = round(h * 0.94)
        for shrink in (0, 14):
            ring = shapes.ring("circle", n, shrink, shrink + 5)
            face.paste(mix(tone, WHITE, 0.5), ((w - n) // 2, (h - n) // 2), shapes.faded(ring, 0.7))
    _emblem(face, emblem(card.id, cards), tone, 0, 0.5 if card.of == "dark-rituals" else 0.6)
    return face


def _night(w: int, h: int, tone: RGB) -> Image.Image:
    """A sky over nothing in particular."""
    night = Night("card", w, h, tone, 1)
    night.ground(0.88)
    return night.done()


def _lit(w: int, h: int, tone: RGB) -> Image.Image:
    ground = shapes.gradient(w, h, (0, mix(tone, (10, 14, 24), 0.5)), (1, mix(tone, (6, 8, 14), 0.86))).copy()
    ground.paste(mix(tone, WHITE, 0.3), ((w - h) // 2 - h // 4, -h // 4), shapes.halo(h * 3 // 2, h * 3 // 2, 0.7))
    return ground


def _emblem(face: Image.Image, glyph: str, tone: RGB, shift: int = 0, share: float = 0.6) -> None:
    w, h = face.size
    side = round(h * share)
    mask = lettering.icon_mask(glyph, side)
    x, y = (w - side) // 2 + shift, (h - side) // 2 - 10
    face.paste(BLACK, (x - 12, y - 4), shapes.softened(mask, 12, 6, 1.0))
    light = shapes.gradient(
        mask.width, mask.height, (0, (255, 252, 240)), (0.5, mix(tone, (255, 244, 220), 0.6)), (1, mix(tone, WHITE, 0.1))
    )
    face.paste(light, (x, y), mask)
