"""What things are worth, in kills of an ordinary cultist: insanity, trophies, seals, objects. All other parts reckon with these."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.state import kind
from games.cultistorm.view import EnemyView, InvestigatorView, PlaceView, StormView

# One more insanity, by how many somebody has: the fourth leaves them at the mercy of the next horror card.
INSANITY = (0.3, 0.45, 0.9, 2.6, 999.0)
# A step of the horror marker.
STEP = 0.3
# A fight that is not fought, beside its insanity.
IDLE = STEP
SEAL = 5.0
WIN = 14.0
CERTAIN_LOSS = 60.0
MOST_CALLED = 12.0
TOLD = 2  # what stories may bring, and fights they spoil

OBJECTS = {
    "elder-amulet": 5.0,
    "silver-dagger": 4.5,
    "laudanum": 4.2,
    "sealed-letter": 3.6,
    "revolver": 3.4,
    "chalk-circle": 3.0,
    "lucky-coin": 2.6,
    "iron-key": 2.5,
    "motorcar": 2.4,
    "brass-bell": 2.2,
    "occult-tome": 2.0,
    "lantern": 0.5,
}
# Locations in the order in which their actions are liked.
LIKED = (
    "chapel", "asylum", "telegraph-office", "stone-circle", "lighthouse", "station", "harbour", "courthouse", "workshop", "library",
)  # fmt: skip


def price(madness: int, n: int = 1) -> float:
    """What so many more insanity markers weigh for somebody who has so many."""
    return sum(INSANITY[min(madness + i, len(INSANITY) - 1)] for i in range(n))


def relief(madness: int, n: int) -> float:
    """What it is worth to lose so many."""
    return sum(INSANITY[min(max(0, madness - 1 - i), len(INSANITY) - 1)] for i in range(min(n, madness)))


def trophies(person: InvestigatorView, symbol: Symbol) -> int:
    return next((n for s, n in person.trophies if s == symbol), 0)


def team_has(view: StormView, symbol: Symbol) -> int:
    return sum(trophies(i, symbol) for i in view.investigators)


def missing(view: StormView, slot: int) -> int:
    """Trophies a location still lacks if everybody laid theirs; 0 for a sealed one."""
    place = view.places[slot]
    if place.sealed:
        return 0
    return max(0, place.required - place.trophies - team_has(view, place.symbol))


def unsealed(view: StormView) -> list[PlaceView]:
    return [p for p in view.places if not p.sealed]


def unclaimed(view: StormView) -> list[PlaceView]:
    """Unsealed locations whose gate seal card nobody has; one with a Great Old One is sealed by its defeat."""
    held = {s for i in view.investigators for s in i.seals}
    return [p for p in unsealed(view) if p.symbol not in held and not p.elders]


def spare(view: StormView, symbol: Symbol, n: int) -> bool:
    """Can so many of these be done without?"""
    place = view.places[SYMBOLS.index(symbol)]
    return bool(place.sealed) or place.trophies + team_has(view, symbol) - n >= place.required


def exhausts(view: StormView, symbol: Symbol, n: int) -> bool:
    """Would a location never get the trophies it needs if so many lay on a character board for good? The supply is small."""
    place = view.places[SYMBOLS.index(symbol)]
    left = dict(view.trophies).get(symbol, 0) + place.trophies + team_has(view, symbol) - n
    return not place.sealed and not place.elders and left < place.required


def pays_with(view: StormView, person: InvestigatorView) -> Symbol | None:
    """The trophy that is missed least, for the next ability; None: it cannot be paid."""
    price = person.next_price
    mine: list[Symbol] = [s for s in SYMBOLS if price and trophies(person, s) >= price and not exhausts(view, s, price)]

    def missed(symbol: Symbol) -> tuple[bool, int]:
        laid = view.places[SYMBOLS.index(symbol)].trophies
        return (not spare(view, symbol, person.next_price), laid + team_has(view, symbol))

    return min(mine, key=missed, default=None)


def trophy(view: StormView, symbol: Symbol, who: int) -> float:
    """What one more of it is worth to this investigator."""
    slot = SYMBOLS.index(symbol)
    person = view.investigators[who]
    worth = 0.8 if missing(view, slot) else 0.1
    if not person.level and not person.trophies and unclaimed(view):
        worth += 0.5
    return worth


def laying(view: StormView, place: PlaceView) -> float:
    """What it is worth to carry one trophy to its location: much if with those of all it is complete, and its card is there."""
    if missing(view, place.slot) or not any(place.symbol in i.seals for i in view.investigators):
        return 0.4
    return 1.2 if len(unsealed(view)) > 2 else 2.2


def sealing(view: StormView) -> float:
    last = len(unsealed(view)) == 1 and not any(p.elders for p in view.places)
    return WIN if last else SEAL


def pressure(view: StormView) -> int:
    """How many cultists must go before the next phase, so that none is one too many; a horror card may bring two more, stories one or two."""
    told = TOLD if "narrative" in view.modules else 0
    return max(0, view.count + len(view.investigators) + 2 + told - view.limit)


def comes_next(view: StormView, slot: int) -> bool:
    """Will the next cultist phase bring one here, as far as one knows?"""
    n, at = len(view.investigators), view.marker
    return (slot - at) % len(view.places) < n


def foreseen(view: StormView) -> int:
    """Insanity that everybody is sure to get before anybody can heal again: the cultist pile runs out in the next cultist phase, and the
    endgame brings its Great Old One."""
    if view.ending or view.phase not in ("preparation", "combat") or len(unsealed(view)) == 1:
        return 0
    coming = sum(not view.places[(view.marker + i) % len(view.places)].blocked for i in range(len(view.investigators)))
    return int(view.cultist_deck <= coming)


def foreseeing(view: StormView) -> StormView:
    """The view with that insanity counted as if it had come: whoever has four would not live to see the next round."""
    if not foreseen(view):
        return view
    people = tuple(i.model_copy(update={"madness": i.madness + 1}) for i in view.investigators)
    return view.model_copy(update={"investigators": people})


def calling(view: StormView) -> float:
    """What it costs if a Great Old One appears, or is kept out: insanity for everybody."""
    return min(MOST_CALLED, sum(price(i.madness) for i in view.investigators))


def kill(view: StormView, cards: Catalogue, enemy: EnemyView, who: int) -> float:
    """What a cultist's death is worth: its trophy, room under the limit, a column that does not call."""
    place = view.places[enemy.slot]
    card = cards.cultists[enemy.id]
    worth = 1.0
    if card.caste_symbol is not None:
        worth += trophy(view, card.caste_symbol, who)
    elif enemy.creature:
        worth += 1.6
    if pressure(view):
        worth += 0.8 + 0.25 * min(4, pressure(view))
    if not place.sealed and not place.elders and len(place.column) >= cards.numbers.column:
        called = 0.5 + calling(view) / (len(place.column) + 1 - cards.numbers.column)
        worth += called if comes_next(view, enemy.slot) and not place.blocked else 0.4
    if place.elders:
        worth += 0.4  # it is not devoured
    return worth


def object_worth(person: InvestigatorView, card: str) -> float:
    name = kind(card)
    if name == "revolver" and person.attack == "ranged" and card not in person.objects:
        return 0.2
    return OBJECTS.get(name, 2.0)
