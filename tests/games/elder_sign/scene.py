"""Elder Sign tables for tests: put any situation together in one call, then play it.

    t = scene("amanda bob", museum="A04 A12", at={0: "A04"}, rolls=["2 2 P L L T", "P 1 1"])
    t.says(0, "roll").offers(0, "solve:t1")

Investigators come without equipment unless `has` gives some; all other cards are in their decks, in id order, or with `top` on
top. `rolls` are the faces of successive rolls and re-rolls, die by die in the order g1 … g6, y, r of the dice rolled; a roll
for which none is left fails the test, unless `rolls` is CHANCE. The Ancient One is a quiet one unless `ancient` names another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.elder_sign.dice import DICE, FACES, Face
from games.elder_sign.game import ElderSign
from games.elder_sign.state import ElderState, Investigator, Lock, Marker, Player, Spot, fresh_dice
from games.elder_sign.table import Elder
from games.kernel.luck import Fate
from games.kernel.testing import Play, play

BOX = ElderSign()  # for whole games and for what is said of all cards of a kind: the quiet one is not in it
# Ithaqua's track, signs, combat task and attack, without the cold that changes every failure: nothing to reckon with.
QUIET = BOX.cards.ancient_ones["ithaqua"].model_copy(update={"id": "quiet", "traits": []})
CARDS = replace(
    BOX.cards,
    ancient_ones={**BOX.cards.ancient_ones, QUIET.id: QUIET},
    by_id={**BOX.cards.by_id, QUIET.id: QUIET},
    traits_of={**BOX.cards.traits_of, QUIET.id: QUIET.traits_in_play},
)
RULES = ElderSign(CARDS)
# For `rolls`: real luck, where a claim holds whatever is rolled.
CHANCE = ("*",)
FACE: dict[str, Face] = {
    **{n: n for n in ("1", "2", "3", "4")},  # type: ignore[dict-item]
    "L": "lore",
    "P": "peril",
    "T": "terror",
    "J": "wild",
}


class Dice(Fate):
    """Luck with chosen faces. A draw keeps its result by name, so that reload, undo and replay see the same dice."""

    def __init__(self, rolls: Iterable[str], other: Mapping[str, Sequence[int]] | None = None, key: bytes = b"scene") -> None:
        super().__init__(key)
        rolls = tuple(rolls)
        self.by_chance = rolls == CHANCE
        self.faces = [] if self.by_chance else [FACE[f] for roll in rolls for f in roll.split()]
        self.seen: dict[str, int] = {}
        self.other = {label: list(values) for label, values in (other or {}).items()}

    def draw(self, sides: int, name: str) -> int:
        label = name.partition("/")[2].rpartition("#")[0]
        if label.startswith(("roll:", "reroll:", "lost-found:")):
            if self.by_chance:
                return super().draw(sides, name)
            if name not in self.seen:
                assert self.faces, f"the scene has no face left for {label}; rolls=CHANCE if any will do"
                colour = "green" if label.startswith("lost-found:") else DICE[label.rpartition(":")[2]]
                face = self.faces.pop(0)
                assert face in FACES[colour], f"a {colour} die has no {face} ({label})"
                self.seen[name] = FACES[colour].index(face)
            return self.seen[name]
        for start, values in self.other.items():
            if label.startswith(start):
                if name not in self.seen:
                    assert values, f"the scene has no luck left for {label}"
                    self.seen[name] = values.pop(0)
                return self.seen[name]
        return super().draw(sides, name)


def scene(
    people: str | Sequence[str] = "amanda",
    *,
    museum: str | Sequence[str] = "A01 A04 A18 A19 A33 A47",
    worlds: str | Sequence[str] = "",
    extra: str | Sequence[str] = "",
    ancient: str = QUIET.id,
    mythos: str = "Y26",
    at: Mapping[int, str] | None = None,
    phase: str = "adventure",
    active: int = 0,
    turn: int = 5,
    clock: int = 1,
    struck: int = 0,
    doom: int = 0,
    signs: int = 0,
    awake: bool = False,
    has: Mapping[int, Mapping[str, Any]] | None = None,
    monsters: Mapping[str, Sequence[tuple[str, int | None]]] | None = None,
    locks: Sequence[tuple[str, str]] = (),
    on_spell: Mapping[str, tuple[str, str]] | None = None,
    cup: Sequence[str] | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    devoured: Sequence[str] = (),
    used: Mapping[str, list[str]] | None = None,
    rolls: Sequence[str] = (),
    luck: Mapping[str, Sequence[int]] | None = None,
    rules: ElderSign = RULES,
    change: Callable[[ElderState], object] | None = None,
) -> Play[ElderState]:
    """A game in the given situation.

    `at` seat → card id, "entrance" or "ancient". `has` seat → fields of Investigator (sanity, clues, common=["C01"], …).
    `monsters` card → [(marker, row or None for below)]. `locks` (source, die). `on_spell` die → (spell, face letter), the
    spell is cast by whoever `has` it in `cast`. `top` deck → ids put on top. `change` has the last word on the state.

    `used` period → what was used in it: "day", "turn" or "roll" → "<card>:<number of the use>" for what a card's text allows
    once ("B02:0", "harvey:0"), "<investigator>:heal" (Carolyn, Vincent), "<investigator>:reroll" (Mandy) or
    "<investigator>:dice" (Jenny).
    """
    cards = rules.cards
    names = people.split() if isinstance(people, str) else list(people)
    split = lambda ids: ids.split() if isinstance(ids, str) else list(ids)  # noqa: E731
    state = ElderState(
        phase="attack" if awake and phase == "adventure" else phase,  # type: ignore[arg-type]
        active=active,
        turn=turn,
        clock=clock,
        struck=struck,
        doom=doom,
        signs=signs,
        awake=awake,
        ancient=ancient,
        mythos="" if awake else mythos,
        devoured=list(devoured),
        dice=fresh_dice(),
        used=dict(used or {}),
    )
    for seat, name in enumerate(names):
        card = cards.investigators[name]
        person: dict[str, Any] = {
            "id": name,
            "sanity": card.sanity,
            "stamina": card.stamina,
            "max_sanity": card.sanity,
            "max_stamina": card.stamina,
            "place": "ancient" if awake else (at or {}).get(seat, "entrance"),
        }
        person.update((has or {}).get(seat, {}))
        state.players.append(Player(investigator=Investigator(**person)))
    if not awake:
        slots: list[Spot | None] = [Spot(card=c) for c in split(museum)]
        state.museum = slots + [None] * (6 - len(slots))
        state.worlds = [Spot(card=c) for c in split(worlds)]
        state.extra = [Spot(card=c, extra=True) for c in split(extra)]
        for card_id, markers in (monsters or {}).items():
            spot = next(s for s in [*state.museum, *state.worlds, *state.extra] if s and s.card == card_id)
            spot.monsters = [Marker(id=m, row=row) for m, row in markers]
    for source, die in locks:
        state.locks.append(Lock(source=source, die=die))
        state.dice[die].at = "lock"
    for die, (spell, face) in (on_spell or {}).items():
        state.dice[die].at, state.dice[die].on, state.dice[die].face = "spell", spell, FACE[face]
    taken = _in_play(state)
    shelves = {
        "adventure": cards.adventures,
        "other_world": cards.other_worlds,
        "mythos": cards.mythos,
        "common": cards.common_items,
        "unique": cards.unique_items,
        "spell": cards.spells,
        "ally": cards.allies,
    }
    for name, shelf in shelves.items():
        first = list((top or {}).get(name, ()))
        rest = [c for c in sorted(shelf) if c not in taken and c not in first]
        state.decks[name] = first + rest  # type: ignore[index]
    every = [m.id for m in cards.monsters.values() if cards.ancient_ones[ancient].masks or not m.mask]
    state.cup = sorted(m for m in every if m not in taken) if cup is None else list(cup)
    state.box = sorted(m for m in cards.monsters if m not in taken and m not in state.cup)
    if awake:
        state.box += sorted(c for c in split(museum))
        state.decks["adventure"] = [c for c in state.decks["adventure"] if c not in state.box]
    if change:
        change(state)
    _each_card_once(state)
    return play(rules, state, Dice(rolls, luck))


def _each_card_once(state: ElderState) -> None:
    """A scene that lays a card in two places would prove nothing."""
    places: Counter[str] = Counter([state.mythos] if state.mythos else [])
    for pile in [*state.decks.values(), state.cup, state.box, state.set_aside]:
        places.update(pile)
    for spot in [*state.museum, *state.extra, *state.worlds]:
        if spot:
            places.update([spot.card, *(m.id for m in spot.monsters)])
    for player in state.players:
        p = player.investigator
        if p:
            places.update([p.id, *p.common, *p.unique, *p.spells, *p.cast, *p.allies, *p.trophies])
    twice = sorted(card for card, n in places.items() if n > 1)
    assert not twice, f"in the scene twice: {twice}"
    back = sorted(set(state.devoured) & set(places))
    assert not back, f"devoured, and in the scene: {back}"


def _in_play(state: ElderState) -> set[str]:
    taken = {state.mythos}
    for player in state.players:
        p = player.investigator
        if p:
            taken |= {*p.common, *p.unique, *p.spells, *p.cast, *p.allies, *p.trophies}
    for spot in [*state.museum, *state.worlds, *state.extra]:
        if spot:
            taken |= {spot.card, *(m.id for m in spot.monsters)}
    return taken


def hand(t: Play[ElderState]) -> Elder:
    """The rules' own hand on this table, for claims that read the state in the rulebook's words."""
    return RULES.table(t.state, t.live.fate, 0)


def person(t: Play[ElderState], seat: int = 0) -> Investigator:
    found = t.state.players[seat].investigator
    assert found is not None, f"seat {seat} has no investigator"
    return found


def dice_at(t: Play[ElderState], *places: str) -> list[str]:
    return [d.id for d in t.state.dice.values() if d.at in places]
