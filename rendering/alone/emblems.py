"""Which glyph stands for a card, a deck and an ability of ALONE, and in which light. A card's own is on the card; one of a pack
without it gets the glyph of what it answers or what it is."""

from __future__ import annotations

from games.alone.content import Catalogue, CreatureCard, ItemCard, MissionCard, ReactionCard, RoomCard
from games.kernel.catalogue import Card
from rendering.kit.emblems import emblem_of
from rendering.theme import RGB, Theme

ABILITIES: dict[str, str] = {
    "agility": "mdi:run-fast",
    "bravery": "mdi:shield-half-full",
    "keen_eye": "mdi:eye",
    "accuracy": "mdi:bullseye-arrow",
    "cold_blood": "mdi:snowflake",
}

DECKS: dict[str, tuple[str, RGB]] = {
    "fury": ("ra:flaming-claw", (226, 84, 64)),
    "speed": ("ra:feathered-wing", (232, 176, 66)),
    "terror": ("ra:bleeding-eye", (176, 118, 236)),
    "traps": ("ra:bear-trap", (92, 190, 150)),
}

TRIGGERS: dict[str, str] = {"life_loss": "life", "composure_loss": "composure"}

MISSIONS: dict[str, tuple[str, RGB]] = {
    "SM": ("mission", (112, 214, 140)),
    "PM": ("warning", (112, 176, 255)),
    "FM": ("main_mission", (255, 122, 104)),
}


def deck(name: str) -> str:
    return DECKS[name][0] if name in DECKS else "reaction"


def deck_colour(name: str) -> RGB:
    return DECKS[name][1] if name in DECKS else (200, 120, 110)


def trigger(card: ReactionCard) -> str:
    """What a reaction card answers; the action's own icon."""
    return TRIGGERS.get(card.trigger, card.trigger)


def mission_class(code: str) -> tuple[str, RGB]:
    return MISSIONS.get(code[:2], MISSIONS["SM"])


def emblem(id: str, cards: Catalogue) -> str:
    """The large picture on a card, and the face of a hero nobody has chosen yet."""
    card = cards.by_id.get(id)
    return emblem_of(card, (spare(card),)) if card is not None else "person"


def spare(card: Card) -> str:
    match card:
        case ReactionCard():
            return deck(card.deck)
        case ItemCard():
            return card.material
        case MissionCard():
            return mission_class(card.id)[0]
        case RoomCard():
            return "floor"
        case CreatureCard():
            return card.id
        case _:
            return "person"


def light(id: str, cards: Catalogue, theme: Theme) -> RGB:
    """The colour of a card's picture."""
    match cards.by_id[id]:
        case ReactionCard(deck=name):
            return deck_colour(name)
        case MissionCard():
            return mission_class(id)[1]
        case ItemCard(material=material):
            return theme.icons[material]
        case CreatureCard():
            return theme.icons[id]
        case _:
            return theme.accent
