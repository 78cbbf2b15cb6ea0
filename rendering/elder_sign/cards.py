"""Any single card in full: picture, tasks, the text made from its effects, and its flavour."""

from __future__ import annotations

from games.elder_sign.content import AdventureCard, AncientOneCard, Catalogue, InvestigatorCard, MonsterCard
from games.kernel.catalogue import Card
from games.kernel.phrases import Lang
from rendering import lettering
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.layout import Box
from rendering.theme import RGB, Theme, theme
from rendering.words import say

from . import alt, folk, scenes, tasks
from .emblems import ancient_colour, likeness
from .portrait import portrait

WIDTH = 800
MARGIN = 22
ART = 320
CHIP, STEP = 62, 74
MEDAL = 84

_COLOURS = {
    "common_items": "common",
    "unique_items": "unique",
    "spells": "spell",
    "allies": "ally",
    "mythos": "mythos",
    "other_worlds": "gate",
}


def colour_of(id: str, kind: str, cards: Catalogue, t: Theme) -> RGB:
    """The light in a card's picture."""
    if kind == "ancient_ones":
        return ancient_colour(id, cards)
    if kind == "monsters":
        return (206, 76, 66)
    if kind == "investigators":
        return (92, 150, 214)
    return t.icons[_COLOURS[kind]] if kind in _COLOURS else t.brass


def draw_card(cards: Catalogue, id: str, lang: Lang, look: str = "standard") -> Drawn:
    """Raises KeyError for an id no card has."""
    card = cards.by_id[id]
    kind = cards.kind_of(id)
    t = theme("elder_sign", look)
    sizing = Canvas(WIDTH, 16, t, backdrop=False)
    inner = WIDTH - 2 * MARGIN - 2 * 34
    lines = _task_lines(card)
    laid = [(line, tasks.wrapped(sizing, line, inner - 50, CHIP, 8)) for line in lines]
    rows = sum(max(1, len(w)) for _, w in laid)
    text = _rules(cards, id, lang)
    text_height = sizing.fits(Box(0, 0, inner, 1400), text, 30).height if text else 0
    flavour = lettering.escape(card.flavour.in_(lang))
    flavour_height = sizing.fits(Box(0, 0, inner - 60, 900), flavour, 26, face="italic").height + 62
    stats = _stats(card, cards, lang)
    stats_height = sum(sizing.fits(Box(0, 0, inner, 400), s, 32, face="bold").height + 14 for s in stats)
    body = rows * STEP + (16 if rows else 0) + stats_height + text_height + (34 if text_height else 0)
    height = 2 * MARGIN + 34 + ART + 112 + 26 + body + flavour_height + 26
    height = -(-height // 40) * 40
    c = Canvas(WIDTH, height, t)
    frame = c.frame.inset(MARGIN)
    style = {"other_worlds": "other_world", "ancient_ones": "danger", "monsters": "danger"}.get(kind, "card")
    with c.group("card"):
        c.card(frame, style, name="frame")
        box = frame.inset(34, 30)
        art, rest = box.cut_top(ART, 14)
        place = scenes.scene_of(card) if isinstance(card, AdventureCard) else ""
        icon = folk.face(id, likeness(id, cards))
        c.put(portrait(art.w, art.h, icon, colour_of(id, kind, cards, t), t, radius=14, place=place), art.x0, art.y0)
        c.record("area", "art", art._replace(y1=art.y1 - 26))  # the plate hangs over its lower edge
        if place:  # cards of one place are told apart by their emblems
            medal = Box.at(art.x0 + 18, art.y1 - 44 - MEDAL, MEDAL, MEDAL)
            c.slab(medal, MEDAL // 2, t.ink, 0.82)
            c.edge(medal, MEDAL // 2, 4, t.brass)
            c.icon(medal.centre, icon, round(MEDAL * 0.6), t.brass_light, label="emblem")
        label = (
            say(lang, "pic-es-kind-masks") if isinstance(card, MonsterCard) and card.mask else say(lang, f"pic-es-kind-{kind}")
        )
        wide = min(art.w - 160, c.measure(label, 28, "title") + 110)
        c.plate(Box.at(art.centre[0] - wide / 2, art.y1 - 26, wide, 46), label, name="kind")
        title, rest = rest.cut_top(112, 12)
        c.paragraph(
            title._replace(y0=title.y0 + 14),
            card.name.in_(lang),
            50,
            min_size=30,
            face="title",
            align="m",
            valign="m",
            leading=1.04,
            shadow=True,
            name="title",
        )
        low, rest = rest.cut_bottom(flavour_height, 8)
        c.parchment(low, name="flavour-sheet", seed=13)
        c.paragraph(
            low.inset(30, 22), flavour, 28, min_size=24, face="italic", colour=t.paper_ink, align="m", valign="m", name="flavour"
        )
        spare = max(0, rest.h - body)
        y = rest.y0 + spare // 2
        y = _draw_rows(c, rest, y, laid, card)
        for i, line in enumerate(stats):
            used = c.paragraph(Box(rest.x0, y, rest.x1, y + 400), line, 32, face="bold", align="m", name=f"stat{i}")
            y = used.y1 + 14
        if text:
            c.rule(rest.x0 + 30, rest.x1 - 30, y + 4)
            c.paragraph(Box(rest.x0, y + 20, rest.x1, rest.y1), text, 30, name="rules")
    return finish(c, alt.card(cards, id, lang))


def _task_lines(card: Card) -> list[tasks.Line]:
    if isinstance(card, AdventureCard):
        return tasks.printed_lines(card)
    if isinstance(card, MonsterCard):
        return [tasks.Line("task", tasks.conditions(card.task))]
    if isinstance(card, AncientOneCard) and card.combat:
        return [tasks.Line("combat", tasks.conditions(card.combat))]
    return []


def _draw_rows(c: Canvas, rest: Box, y: int, laid: list, card: Card) -> int:
    """The tasks in the middle of the card; the order arrow stands left of them."""
    top = y
    ordered = isinstance(card, AdventureCard) and card.arrow
    widest = 0
    for _, wrapped in laid:
        for part in wrapped:
            widest = max(widest, sum(w + 8 for _, w in part))
    x = round(rest.centre[0] - max(widest, CHIP) / 2)
    for line, wrapped in laid:
        with c.group(line.id):
            if line.free_frame:
                c.chip(Box.at(x, y, CHIP, CHIP), "monster", "", "framed", name="frame", colour=(124, 64, 56))
            for part in wrapped or [[]]:
                tasks.draw_tiles(c, x, y, part, CHIP, 8)
                y += STEP
    if ordered and y - top > STEP:
        c.arrow((x - 32, top + 4), (x - 32, y - 18), 9, name="order")
    return y + (16 if laid else 0)


def _stats(card: Card, cards: Catalogue, lang: Lang) -> list[str]:
    """Numbers every card of its kind has."""
    if isinstance(card, AdventureCard | MonsterCard):
        return ["{trophy} " + say(lang, "pic-es-trophy-value", n=card.trophy)]
    if isinstance(card, InvestigatorCard):
        ally = cards.allies[card.start.ally].name.in_(lang) if card.start.ally else ""
        start = lettering.escape(card.start.text(cards.words, lang, ally))
        return [
            lettering.escape(card.occupation.in_(lang)),
            f"{{sanity}} {say(lang, 'pic-es-sanity')} {card.sanity}{tasks.APART}{{stamina}} {say(lang, 'pic-es-stamina')} {card.stamina}",
            f"{say(lang, 'pic-es-start')}: {start}",
        ]
    if isinstance(card, AncientOneCard):
        return [
            lettering.escape(card.title.in_(lang)) + " · " + say(lang, f"pic-es-difficulty-{card.difficulty}"),
            f"{{doom}} {say(lang, 'pic-es-doom')} {card.doom_length}{tasks.APART}{{elder_sign}} {say(lang, 'pic-es-signs')} {card.signs}",
        ]
    return []


def _rules(cards: Catalogue, id: str, lang: Lang) -> str:
    lines = cards.text(id, lang)
    return "\n".join(lettering.escape(line) for line in lines)
