"""Any card in full: enemies, skills, investigators, psychoses, Mythos, Discovery, Great Old Ones (only what lies open), episodes."""

from __future__ import annotations

from games.death_may_die.content import (
    LEVELS,
    Catalogue,
    DiscoveryCard,
    EnemyCard,
    EpisodeCard,
    GreatOldOneCard,
    InvestigatorCard,
    MythosCard,
    PsychosisCard,
    SkillCard,
)
from games.kernel.phrases import Lang
from rendering import shapes
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.lettering import escape
from rendering.sprites import Sprite
from rendering.theme import RGB, mix, theme
from rendering.words import capital, say

from . import find, pieces
from .emblems import emblem
from .folk import figure
from .look import KINDS, MOOD_NAME, SPARE_KIND, glyph_of, kind_of
from .rooms.house import house_of, painted

WIDTH, HEAD = 1000, 300
TEXT = 38


def draw_card(cards: Catalogue, id: str, lang: Lang, look: str = "standard") -> Drawn:
    card = cards.by_id[id]
    if isinstance(card, DiscoveryCard):
        return _discovery(card, cards, lang, look)
    if isinstance(card, EpisodeCard):
        return _episode(card, cards, lang, look)
    t = theme(MOOD_NAME, look)
    high = card_height(Canvas(WIDTH, 16, t, backdrop=False), id, cards, lang, WIDTH - 40)
    c = Canvas(WIDTH, high + 40, t)
    draw_face(c, c.frame.inset(20), id, cards, lang)
    return finish(c, words_of_card(id, cards, lang))


def words_of_card(id: str, cards: Catalogue, lang: Lang) -> str:
    card = cards.by_id[id]
    lines = " ".join(line for _, line in _lines(id, cards, lang))
    return f"{_kind(id, cards, lang)}: {card.name.in_(lang)}. {_facts(id, cards, lang)} {lines} {card.flavour.in_(lang)}"


def card_height(c: Canvas, id: str, cards: Catalogue, lang: Lang, width: int, story: bool = True) -> int:
    """`story` False: without it, where there is no room."""
    text = sum(c.fits(Box(0, 0, width - 160, 4000), line, TEXT).height + 18 for _, line in _lines(id, cards, lang))
    flavour = escape(cards.by_id[id].flavour.in_(lang))
    told = c.fits(Box(0, 0, width - 100, 4000), flavour, 34, face="italic").height + 34 if flavour and story else 0
    return HEAD + 24 + text + (told + 60 if story else 30)


def draw_face(c: Canvas, box: Box, id: str, cards: Catalogue, lang: Lang, story: bool = True) -> None:
    t = c.theme
    c.card(box, "card", name="card")
    _head(c, box, id, cards, lang)
    y = box.y0 + HEAD + 24
    for icon, line in _lines(id, cards, lang):
        c.text((box.x0 + 50, y + 24), icon, 36, face="heavy", colour=t.warn, name=f"mark{y}")
        taken = c.paragraph(Box(box.x0 + 110, y, box.x1 - 50, box.y1), line, TEXT, name=f"line{y}")
        y = taken.y1 + 18
    flavour = escape(cards.by_id[id].flavour.in_(lang))
    if flavour and story:
        c.rule(box.x0 + 120, box.x1 - 120, y + 8)
        c.paragraph(
            Box(box.x0 + 50, y + 24, box.x1 - 50, box.y1 - 8),
            flavour,
            34,
            face="italic",
            colour=t.text_soft,
            align="m",
            name="flavour",
        )


def _kind(id: str, cards: Catalogue, lang: Lang) -> str:
    match cards.by_id[id]:
        case EnemyCard(category="cultist", great_old_one=of):
            return (
                f"{say(lang, 'pic-dmd-card-cultist')} {say(lang, 'pic-dmd-of', name=cards.great_old_ones[of].name.in_(lang))}"
                if of in cards.great_old_ones
                else say(lang, "pic-dmd-card-cultist")
            )
        case EnemyCard():
            return say(lang, "pic-dmd-card-enemy")
        case SkillCard(unique=True):
            return say(lang, "pic-dmd-card-unique")
        case SkillCard():
            return say(lang, "pic-dmd-card-skill")
        case InvestigatorCard() as card:
            return capital(card.occupation.in_(lang))
        case PsychosisCard():
            return say(lang, "pic-dmd-card-psychosis")
        case MythosCard() as card:
            return f"{say(lang, 'pic-dmd-card-mythos')} {say(lang, 'pic-dmd-of', name=cards.by_id[card.of].name.in_(lang))}"
        case GreatOldOneCard() as card:
            return card.title.in_(lang)
        case EpisodeCard() as card:
            return say(lang, "pic-dmd-card-episode", n=card.number)
        case _:
            return say(lang, "pic-dmd-card-discovery")


def _facts(id: str, cards: Catalogue, lang: Lang) -> str:
    """Numbers of a card in words, for whoever does not see it."""
    match cards.by_id[id]:
        case EnemyCard() as card:
            return (
                f"{say(lang, 'pic-dmd-life')} {card.health}, {say(lang, 'pic-dmd-attacks-with')} {card.standard} + {card.bonus}."
            )
        case MythosCard(symbol=True):
            return f"{say(lang, 'pic-dmd-symbol')}."
        case InvestigatorCard() as card:
            return ", ".join(cards.skills[s].name.in_(lang) for s in card.skills if s in cards.skills) + "."
        case _:
            return ""


def _lines(id: str, cards: Catalogue, lang: Lang) -> list[tuple[str, str]]:
    """Its text, each line with a mark."""
    card = cards.by_id[id]
    if isinstance(card, SkillCard):
        return [(str(n), escape(card.level_text(n, cards.words, lang))) for n in range(1, LEVELS + 1)]
    if isinstance(card, InvestigatorCard):
        found: list[tuple[str, str]] = []
        for skill in card.skills:
            if skill in cards.skills:
                text = cards.skills[skill].level_text(1, cards.words, lang)
                found.append((f"{{{emblem(skill, cards)}}}", f"**{escape(cards.skills[skill].name.in_(lang))}.** {escape(text)}"))
        return found
    mark = "{dmd_sanity}" if isinstance(card, PsychosisCard) else "{dmd_token}"
    return [(mark, escape(line)) for line in cards.text(id, lang)]


def _tone(id: str, cards: Catalogue) -> RGB:
    match cards.by_id[id]:
        case EnemyCard():
            return KINDS.get(kind_of(id), SPARE_KIND)[0]
        case GreatOldOneCard():
            return KINDS.get(id, SPARE_KIND)[0]
        case PsychosisCard():
            return (190, 130, 255)
        case MythosCard():
            return (236, 120, 60)
        case SkillCard():
            return (236, 190, 100)
        case _:
            return (200, 150, 110)


def _head(c: Canvas, box: Box, id: str, cards: Catalogue, lang: Lang) -> None:
    """A picture of it on its own light, name, kind, numbers."""
    t = c.theme
    card = cards.by_id[id]
    tone = _tone(id, cards)
    frame = Box(box.x0 + 30, box.y0 + 30, box.x0 + 30 + 270, box.y0 + 30 + 270)
    ground = shapes.gradient(frame.w, frame.h, (0, mix(tone, (0, 0, 0), 0.5)), (1, (22, 12, 14))).copy()
    ground.paste(mix(tone, (255, 255, 255), 0.15), (-70, -90), shapes.halo(410, 400, 0.75))
    c.inlay(ground, frame, 22)
    c.edge(frame, 22, 4, t.brass)
    if isinstance(card, EnemyCard | GreatOldOneCard):
        _sprite(c, pieces.standee(kind_of(id), 226), frame, 226)
        c.record("icon", "picture", frame)
    elif isinstance(card, InvestigatorCard):
        _sprite(c, figure(id, 252), frame, 252)
        c.record("icon", "picture", frame)
    else:
        c.icon(frame.centre, emblem(id, cards), 190, mix(tone, (255, 255, 255), 0.5))
    x, wide = frame.x1 + 34, box.x1 - frame.x1 - 64
    c.text((x, box.y0 + 60), _kind(id, cards, lang), 36, colour=mix(tone, t.text, 0.4), max_width=wide, min_size=26, name="kind")
    c.paragraph(
        Box(x, box.y0 + 86, box.x1 - 30, box.y0 + 206),
        escape(card.name.in_(lang)),
        60,
        min_size=36,
        face="title_heavy",
        leading=1.0,
        valign="m",
        shadow=True,
        colour=t.brass_light,
        name="name",
    )
    y = box.y0 + 256
    match card:
        case EnemyCard():
            life = c.text((x, y), f"{{dmd_life}} {card.health}", 50, face="heavy", icon_colour=t.icons["dmd_wound"], name="life")
            for i in range(card.standard + card.bonus):
                pieces.small_die(c, life.x1 + 36 + i * 58, y, 50, i >= card.standard)
            c.record("pips", "dice", Box.at(life.x1 + 36, y - 25, 58 * (card.standard + card.bonus), 50))
        case MythosCard():
            if card.symbol:
                c.text((x, y), "{dmd_sun} " + say(lang, "pic-dmd-symbol"), 44, face="heavy", max_width=wide, name="symbol")
        case GreatOldOneCard():
            stage = card.stages[0]
            c.text((x, y), f"{say(lang, 'pic-dmd-stage', n=1)}: {escape(stage.name.in_(lang))}", 38, max_width=wide, name="stage")
        case InvestigatorCard():
            for i, skill in enumerate(card.skills):
                if skill in cards.skills:
                    c.icon((x + 36 + i * 92, y), emblem(skill, cards), 66, t.brass_light, label=skill)
        case _:
            pass


def _sprite(c: Canvas, s: Sprite, frame: Box, high: int) -> None:
    x, y = round(frame.centre[0] - high / 2) + s.dx, frame.y1 - 14 - high + s.dy
    left, top = max(0, frame.x0 - x), max(0, frame.y0 - y)
    cut = (left, top, min(s.image.width, frame.x1 - x), min(s.image.height, frame.y1 - y))
    c.image.paste(s.image.crop(cut), (x + left, y + top), s.mask.crop(cut))


def _discovery(card: DiscoveryCard, cards: Catalogue, lang: Lang, look: str) -> Drawn:
    t = theme(MOOD_NAME, look)
    wide = find.WIDTH - 32
    high = find.find_height(Canvas(find.WIDTH, 16, t, backdrop=False), card, cards, lang, wide)
    c = Canvas(find.WIDTH, high + 32, t)
    find.draw_card_face(c, Box(16, 16, 16 + wide, 16 + high), card, cards, lang)
    return finish(c, f"{_kind(card.id, cards, lang)}: {find.describe(card, cards, lang)}")


def _episode(card: EpisodeCard, cards: Catalogue, lang: Lang, look: str) -> Drawn:
    """The house at night, the story, what is to be done; on the way out, who waits there."""
    t = theme(MOOD_NAME, look)
    w, inner = 1200, 1200 - 120
    lines = [escape(line) for line in cards.text(card.id, lang)]
    mood = escape(card.mood.in_(lang))
    sizing = Canvas(w, 16, t, backdrop=False)
    story = sizing.fits(Box(0, 0, inner, 4000), mood, 33, face="italic").height
    text = sum(sizing.fits(Box(0, 0, inner - 50, 4000), line, 34).height + 14 for line in lines)
    map_h = 420
    c = Canvas(w, 32 + map_h + 104 + story + 30 + text + 40, t)
    box = c.frame.inset(16)
    c.card(box, "card", name="card")
    house = house_of(card.id, cards, box.w - 16, map_h)
    c.image.paste(painted(house, card.id, t), (box.x0 + 8, box.y0 + 8), shapes.rounded(house.w, house.h, 14))
    c.record("area", "house", Box.at(box.x0 + 8, box.y0 + 8, house.w, house.h))
    for colour, space in card.plan.gates.items():
        room = house.rooms[space]
        s = pieces.gate(colour, 60)
        c.put(s, box.x0 + 8 + room.centre[0] - 30, box.y0 + 8 + room.y1 - 76)
    y = box.y0 + map_h + 50
    marks = " ".join(f"{{{glyph_of(kind)}}}" for kind in card.monsters)
    foes = c.text((box.x1 - 44, y), marks, 60, face="heavy", anchor="rm", colour=t.bad, icon_colour=t.bad, name="monsters")
    c.text(
        (box.x0 + 44, y - 14),
        escape(card.name.in_(lang)),
        56,
        face="title_heavy",
        metal=True,
        max_width=foes.x0 - box.x0 - 70,
        min_size=34,
        name="name",
    )
    c.text((box.x0 + 44, y + 34), _kind(card.id, cards, lang), 33, colour=t.text_soft, name="kind")
    taken = c.paragraph(
        Box(box.x0 + 44, y + 62, box.x1 - 44, y + 66 + story), mood, 33, face="italic", colour=t.text_soft, name="mood"
    )
    y = taken.y1 + 22
    for i, line in enumerate(lines):
        c.text(
            (box.x0 + 44, y + 22),
            "{dmd_token}" if i else "{dmd_ritual}",
            36,
            face="heavy",
            colour=t.warn,
            icon_colour=t.warn,
            name=f"mark{i}",
        )
        taken = c.paragraph(Box(box.x0 + 96, y, box.x1 - 44, c.height), line, 34, name=f"line{i}")
        y = taken.y1 + 14
    return finish(
        c, f"{_kind(card.id, cards, lang)}: {card.name.in_(lang)}. {card.mood.in_(lang)} {' '.join(cards.text(card.id, lang))}"
    )
