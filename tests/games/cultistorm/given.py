"""Situations in the storm, put together by hand.

    t = play(storm(rosa(0, hand="g01 g02"), tobias(1), columns={0: "ashes-1"}, dice={0: "tide"}), die="moon")
    t.says(0, "target:ashes-1")

Everybody stands in the preparation phase of round 2, nobody is mad, nobody holds a card or an object but who is given some, no location is
active and all columns are empty. Slots are numbers from 0 (KEY) to 4 (TIDE). Hand, deck, columns and piles are names in a row; the first of a
deck is its top. The rest of each deck lies below what is named. `circle` are the cards of the horror slots from the shield on; those not named
are cards that need five crystals or four.

Luck is chosen by what is rolled, as keyword of `play`: `pool`, `cultist_dice`, `die` (a reroll), `lent_die`, `extra_die`, `pool_again`,
`great_old_one`; what nobody has chosen is ordinary luck from a fixed key.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.cultistorm.content import Catalogue, catalogue
from games.cultistorm.dice import CULT_FACES, FACES, SYMBOLS
from games.cultistorm.game import Cultistorm
from games.cultistorm.moments import BOOK, Setup
from games.cultistorm.rules import cultists
from games.cultistorm.state import SLOTS, Die, Elder, Investigator, Place, Ring, StormState, Support
from games.cultistorm.table import Storm
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.testing import Play

CARDS = catalogue()
RULES = Cultistorm(CARDS)

QUIET = ("the-stars-turn", "swarm", "dark-bargain", "mass-hysteria", "broken-altar")
LOCATIONS = ("asylum", "library", "lighthouse", "harbour", "courthouse")


class Luck(Fate):
    """Chosen faces by what is rolled."""

    __slots__ = ("faces",)

    def __init__(self, faces: Mapping[str, str]) -> None:
        super().__init__(b"test")
        self.faces = {head.replace("_", "-"): row.split() for head, row in faces.items()}

    def draw(self, sides: int, name: str) -> int:
        head = name.partition("/")[2].partition(":")[0]
        row = self.faces.get(head)
        if not row:
            return super().draw(sides, name)
        face = row.pop(0)
        if head == "great-old-one":
            pile = sorted(c.id for c in CARDS.great_old_ones.values() if c.wave == name.partition("/")[2].split(":")[1])
            return pile.index(face)
        faces: Sequence[str] = CULT_FACES if head == "cultist-dice" else FACES
        return list(faces).index(face)


# People


def someone(id: str, slot: int = 0, *, hand: str = "", deck: str = "", dice: str = "", **more: Any) -> Investigator:
    trophies = more.pop("trophies", "").split()
    board = [level.split("+") for level in more.pop("board", "").split()]
    return Investigator(
        id=id,
        player=0,
        slot=slot,
        hand=hand.split(),
        deck=deck.split(),
        dice=[Die(id=i, face=f) for i, f in enumerate(dice.split(), 1)],  # type: ignore[arg-type]
        objects=more.pop("objects", "").split(),
        seals=more.pop("seals", "").split(),
        targets=more.pop("targets", "").split(),
        trophies={s: trophies.count(s) for s in SYMBOLS if s in trophies},
        board=board,
        **more,
    )


def miriam(slot: int = 0, **more: Any) -> Investigator:
    """The Healer: melee."""
    return someone("healer", slot, **more)


def ansel(slot: int = 0, **more: Any) -> Investigator:
    """The Researcher: ranged."""
    return someone("researcher", slot, **more)


def rosa(slot: int = 0, **more: Any) -> Investigator:
    """The Fighter: ranged."""
    return someone("fighter", slot, **more)


def tobias(slot: int = 0, **more: Any) -> Investigator:
    """The Supporter: melee."""
    return someone("supporter", slot, **more)


def ilse(slot: int = 0, **more: Any) -> Investigator:
    """The Medium: ranged."""
    return someone("medium", slot, **more)


def jack(slot: int = 0, **more: Any) -> Investigator:
    """The Gambler: melee."""
    return someone("gambler", slot, **more)


# The board


def _filled(wanted: str, rest: Sequence[str], gone: set[str]) -> list[str]:
    """A deck with these on top, the first uppermost; the top is last in the list."""
    top = wanted.split()
    return [c for c in rest if c not in gone and c not in top] + top[::-1]


def storm(
    *people: Investigator,
    phase: str = "preparation",
    columns: Mapping[int, str] | None = None,
    dice: Mapping[int, str] | None = None,
    elders: Mapping[str, int] | None = None,
    devoured: Mapping[str, str] | None = None,
    pool: str = "",
    cultists: str = "",
    discard: str = "",
    circle: str = "",
    crystals: Mapping[int, int] | None = None,
    horror: str = "",
    ending: str = "when-the-gates-burst",
    objects: str = "",
    found: str = "",
    altars: Sequence[int] = (),
    sealed: Mapping[int, str] | None = None,
    laid: Mapping[int, int] | None = None,
    locations: Mapping[int, str] | None = None,
    before: Mapping[int, str] | None = None,
    supply: Mapping[str, int] | None = None,
    short_deck: bool = False,
    **more: Any,
) -> StormState:
    """A game in round 2. `before`: combat supports that lie before somebody (`g01.1`, with what was named behind a slash); `found`: the object
    discard pile; `supply`: fewer trophies of a symbol; `short_deck`: the cultist deck is only what is named."""
    cast = list(people) or [rosa(0), tobias(1), ilse(2)]
    n = len(cast)
    for who, person in enumerate(cast):
        person.player = person.colour = who
        person.hand = [f"{c}.{who}" for c in person.hand]
        lying = {s.partition("/")[0] for row in (before or {}).values() for s in row.split()}
        gone = {*person.hand, *lying}
        deck = " ".join(f"{c}.{who}" for c in person.deck)
        person.deck = _filled(deck, [f"{c}.{who}" for c in CARDS.action_deck(person.id, n)], gone)
    for who, row in (before or {}).items():
        for name in row.split():
            card, _, named = name.partition("/")
            cast[who].supports.append(Support(card=card, when="combat", named=named))
    placed = {**dict(enumerate(LOCATIONS)), **(locations or {})}
    places = [Place(card=placed[s], die=(dice or {}).get(s, "blank"), altar=s in altars) for s in SLOTS]  # type: ignore[arg-type]
    for slot, row in (columns or {}).items():
        places[slot].column = row.split()
    state = StormState(players=n, phase=phase, investigators=cast, places=places, **{"round": 2, **more})  # type: ignore[arg-type]
    for id, slot in (elders or {}).items():
        state.elders.append(Elder(id=id, slot=slot, devoured=(devoured or {}).get(id, "").split()))
    _cultist_deck(state, cultists, discard.split(), short_deck)
    in_play = {e.id for e in state.elders}
    state.first_wave = [c.id for c in CARDS.great_old_ones.values() if c.wave == "first" and c.id not in in_play]
    state.second_wave = [c.id for c in CARDS.great_old_ones.values() if c.wave == "second" and c.id not in in_play]
    state.aside = [g for c in state.castes if (g := CARDS.special_castes[c].great_old_one) not in in_play]
    _circle(state, circle.split(), horror, ending, crystals or {})
    boxed = CARDS.object_cards()
    held = {o for i in cast for o in i.objects} | set(found.split())
    state.object_deck, state.object_discard = _filled(objects, boxed, held), found.split()
    state.chosen = {o: SYMBOLS[i.slot] for i in cast for o in i.objects if o.startswith("elder-amulet")}
    _trophies(state, laid or {}, sealed or {}, supply or {})
    state.pool = [Die(id=8 - i, face=f) for i, f in enumerate(pool.split())]  # type: ignore[arg-type]
    state.pooled = len(state.pool)
    return state


def _cultist_deck(state: StormState, wanted: str, discard: list[str], short: bool) -> None:
    n = max(CARDS.numbers.solo, len(state.investigators))
    box = [c.id for c in CARDS.cultists.values() if 0 < c.skull <= n or c.caste in state.castes] + state.creatures
    gone = {c for p in state.places for c in p.column} | {c for e in state.elders for c in e.devoured} | {*discard}
    state.cultist_deck, state.cultist_discard = _filled(wanted, box, gone), discard
    if short:
        top = wanted.split()[::-1]
        state.cultists_out = [c for c in state.cultist_deck if c not in top]
        state.cultist_deck = top


def _circle(state: StormState, cards: list[str], horror: str, ending: str, crystals: Mapping[int, int]) -> None:
    plain = [*cards, *[c for c in QUIET if c not in cards]][: len(QUIET)]
    state.circle = [Ring(card=c, crystals=crystals.get(i, 0)) for i, c in enumerate(plain)]
    up = state.ending or ending
    state.circle.append(Ring(card=up, crystals=0 if state.ending else crystals.get(5, 1)))
    state.ending_out = next(c.id for c in CARDS.horrors.values() if c.ending and c.id != up)
    rest = [c.id for c in CARDS.horrors.values() if not c.ending]
    state.horror_deck = _filled(horror, rest, set(plain))
    if not state.horror_steps:
        state.horror_at, state.horror_steps = 1, 8  # one lap is done; the shield is five steps away


def _trophies(state: StormState, laid: Mapping[int, int], sealed: Mapping[int, str], supply: Mapping[str, int]) -> None:
    held = [s for i in state.investigators for s in i.seals]
    state.seals = [s for slot, s in enumerate(SYMBOLS) if s not in held and sealed.get(slot) != "card"]
    for slot, symbol in enumerate(SYMBOLS):
        state.places[slot].trophies = laid.get(slot, 0)
        state.places[slot].sealed = sealed.get(slot, "")  # type: ignore[assignment]
        out = laid.get(slot, 0) + sum(i.trophies.get(symbol, 0) for i in state.investigators)
        out += sum(level.count(symbol) for i in state.investigators for level in i.board)
        state.trophies[symbol] = supply.get(symbol, CARDS.numbers.trophies - out)


def laid_out(state: StormState, **tops: str) -> StormState:
    """The modules of the table are laid out as at the start. `tops`: which cards lie on top of a module's deck (`cultist_events="event-rain.1"`)."""
    list(BOOK.happens(hand_on(state), Setup()))
    for name, row in tops.items():
        deck = state.shelf[f"{name.replace('_', '-')}.deck"]
        top = row.split()
        deck[:] = [c for c in deck if c not in top] + top[::-1]
    return state


def play(state: StormState, *, cards: Catalogue | None = None, **luck: str) -> Play[StormState]:
    rules = Cultistorm(cards) if cards is not None else RULES
    return Play(Live(rules, Luck(luck), new_game(rules, state), strict=True))


def hand_on(state: StormState, **luck: str) -> Storm:
    """The rules' hand on a situation, for what can be looked up without playing."""
    return Storm(state, Luck(luck), 0, CARDS)


def gentle(insanity: int = 14, more: int = 14) -> Catalogue:
    """The same cards with room for more insanity and cultists: random play sees more of the game."""
    numbers = CARDS.numbers
    limits = {n: limit + more for n, limit in numbers.limits.items()}
    return replace(CARDS, numbers=numbers.model_copy(update={"limits": limits, "insanity": insanity}))


def all_ready(t: Play[StormState]) -> Play[StormState]:
    """Everybody says that they are ready, until the phase is over."""
    now = t.state.round
    while not t.over and t.state.phase == "preparation" and t.state.round == now:
        question = next(a for a in t.live.asks if a.needed)
        key = "ready" if "ready" in question.keys else t.live.default(question)[0]
        t.says(question.seat, key, n=question.n)
    return t


def column(t: Play[StormState], slot: int) -> list[str]:
    return t.state.places[slot].column


def count(t: Play[StormState]) -> int:
    return cultists.count(hand_on(t.state))


def madness(t: Play[StormState], who: int) -> int:
    person = t.state.investigators[who]
    return person.insanity + person.permanent
