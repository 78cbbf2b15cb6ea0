"""ALONE tables for tests: draw a small base, put things into it, then play.

    t = scene("c - c D R / | . . . . / B . . . .", hero="1A1", creatures="spore@1B1 worm*@1C1", revealed="1B1", dice="H M")
    t.says(0, "attack:spore:1")

Maps are floor plans as in 7.4, rows on lines of their own or separated by " / ": R room, S stairs, B switch box, c corridor,
- | open, D door, a dot is a wall. Sector ids follow from it: floor, column letter, row ("1C1"). `bench` runs one script of the
rules on such a table, without the turn around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from games.alone.content import Catalogue, catalogue
from games.alone.dice import Face
from games.alone.rules import base_map
from games.alone.rules.interrupts import GameEndsNow
from games.alone.state import (
    AloneState,
    Companion,
    Creature,
    Evil,
    Item,
    Lasting,
    Lie,
    Mission,
    Pile,
    edge,
)
from games.alone.table import Alone
from games.kernel.ask import Script, Seat
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event
from games.kernel.testing import Play, play

T = TypeVar("T")

FACE: dict[str, Face] = {"H": "hit", "C": "conditional", "M": "miss"}

CORRIDOR = "c - c - c - c - c"  # 1A1 … 1E1, all in a row


class Dice(Fate):
    """Luck with chosen faces in the order the dice fall. A draw keeps its result by name: undo and replay see the same dice."""

    def __init__(self, faces: str, other: Mapping[str, Sequence[int]] | None = None, key: bytes = b"scene") -> None:
        super().__init__(key)
        self.faces = [FACE[f] for f in faces.split()]
        self.seen: dict[str, int] = {}
        self.other = {label: list(values) for label, values in (other or {}).items()}

    def draw(self, sides: int, name: str) -> int:
        label = name.partition("/")[2].rpartition("#")[0]
        if label.startswith("die:"):
            if name not in self.seen:
                if not self.faces:
                    return super().draw(sides, name)
                self.seen[name] = catalogue().numbers.faces.index(self.faces.pop(0))
            return self.seen[name]
        for start, values in self.other.items():
            if label.startswith(start):
                if name not in self.seen:
                    self.seen[name] = values.pop(0) if values else super().draw(sides, name)
                return self.seen[name]
        return super().draw(sides, name)


def ids(text: str | Iterable[str]) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def state(
    map: str = CORRIDOR,
    upper: str = "",
    *,
    rooms: str = "a b c d e f g h",
    hero: str = "",
    revealed: str | Sequence[str] = "",
    lit: str | Sequence[str] = "",
    danger: str | Sequence[str] = "",
    blocked: str | Sequence[str] = "",
    conditions: Mapping[str, str] | None = None,
    sabotage: Mapping[str, int] | None = None,
    creatures: str | Sequence[str] = "",
    lies: Sequence[Lie] = (),
    origin: Mapping[int, str] | None = None,
    evil: int = 1,
    leader: int = 1,
    hands: Mapping[int, str] | None = None,
    decks: str = "fury speed",
    top: Mapping[str, str] | None = None,
    items: str | Sequence[str] = "",
    item_deck: str | Sequence[str] | None = None,
    companions: str | Sequence[str] = "",
    missions: str | Sequence[str] = "SM01 FM01",
    phase: str = "start",
    lasting: Sequence[Lasting] = (),
    change: Callable[[AloneState], object] | None = None,
    cards: Catalogue | None = None,
    **board: Any,
) -> AloneState:
    """The state of a table.

    `rooms` letters of the room slots in reading order, floor 1 first. `revealed` sectors beside the hero's ("all": every one);
    the hero's drawing counts from `origin`, by default the hero's sector and on the other floor the first revealed one.
    `creatures` "kind@sector": `*` wounded, `~` with acid (`~~` twice), `!FM10` a boss; they are k1, k2 … in this order. `blocked` edges
    "1A1|1B1". `items` "card", "card:charges", "card+" upgraded. `missions` a code, "FM10!" has started, "SM01x" is done.
    `hands` seat → cards; `top` deck → cards on top. Everything else in `board` is a field of the state (life, turn …).
    """
    cards = cards or catalogue()
    s = AloneState(phase=phase, leader=leader, **board)  # type: ignore[arg-type]
    s.character = s.character or "doctor"  # whose ability comes up only at the end of a round
    if s.character not in s.used_characters:
        s.used_characters.append(s.character)
    _lay_out(s, map, upper, rooms.split())
    s.hero_at = hero or next(iter(s.sectors))
    seen = list(s.sectors) if revealed == "all" else ids(revealed)
    for sector in [s.hero_at, *seen]:
        s.sectors[sector].revealed = True
        if s.sectors[sector].floor not in s.origin:
            s.origin[s.sectors[sector].floor] = sector
            s.floors_seen.append(s.sectors[sector].floor)
    for floor, sector in (origin or {}).items():
        s.origin[floor] = sector
        if floor not in s.floors_seen:
            s.floors_seen.append(floor)
    for sector in ids(lit):
        s.sectors[sector].lit = True
    for sector in ids(danger):
        s.sectors[sector].danger = True
    for sector, kinds in (conditions or {}).items():
        s.sectors[sector].conditions = kinds.split()  # type: ignore[assignment]
    for sector, n in (sabotage or {}).items():
        s.sectors[sector].sabotage = n
    s.blocked = [edge(*e.split("|")) for e in ids(blocked)]
    for entry in ids(creatures):
        _put(s, entry)
    s.lies = list(lies)
    s.lasting = list(lasting)
    _deal(s, cards, evil, hands or {}, decks.split(), top or {})
    s.items = [_item(cards, entry) for entry in ids(items)]
    held = {i.card for i in s.items}
    s.item_deck = [c for c in sorted(cards.items) if c not in held] if item_deck is None else ids(item_deck)
    for entry in ids(companions):
        name, _, charges = entry.partition(":")
        s.companions.append(Companion(character=name, charges=int(charges or cards.numbers.companion_charges)))
        s.used_characters.append(name)
    for entry in ids(missions):
        code = entry.rstrip("!x")
        s.missions.append(Mission(code=code, done=entry.endswith("x"), active=not code.startswith("FM") or entry.endswith("!")))
    if change:
        change(s)
    return s


def _lay_out(s: AloneState, map: str, upper: str, rooms: list[str]) -> None:
    stairs: list[list[str]] = []
    for floor, drawn in ((1, map), (2, upper)):
        if not drawn:
            continue
        rows = [row.strip() for row in (drawn.split(" / ") if "\n" not in drawn else drawn.strip().splitlines())]
        cells = base_map.read_plan(rows)
        s.sectors.update({sector.id: sector for sector in base_map.lay(floor, cells)})
        for slot in base_map.slots(floor, cells, "R"):
            s.sectors[slot].room = rooms.pop(0)
        stairs.append(base_map.slots(floor, cells, "S"))
    if len(stairs) == 2:
        for a, b in zip(*stairs, strict=False):
            s.sectors[a].stairs, s.sectors[b].stairs = b, a


def _put(s: AloneState, entry: str) -> None:
    what, at = entry.split("@")
    what, _, boss = what.partition("!")
    marks = what + boss
    s.creatures.append(
        Creature(
            id=f"k{s.next_creature}",
            kind=what.rstrip("*~"),  # type: ignore[arg-type]
            at=at,
            wounded="*" in marks,
            acid=marks.count("~"),
            boss=boss.rstrip("*~"),
        )
    )
    s.next_creature += 1


def _item(cards: Catalogue, entry: str) -> Item:
    name, _, charges = entry.partition(":")
    card = name.rstrip("+")
    return Item(card=card, charges=int(charges or cards.items[card].charges), upgraded=name.endswith("+"))


def _deal(
    s: AloneState, cards: Catalogue, evil: int, hands: Mapping[int, str], decks: Sequence[str], top: Mapping[str, str]
) -> None:
    taken: list[str] = []
    for seat in range(1, evil + 1):
        own = decks[seat - 1] if evil == 2 else None
        s.evil.append(Evil(hand=hands.get(seat, "").split(), deck=own))  # type: ignore[arg-type]
        taken += s.evil[-1].hand
    for deck in decks:
        first = top.get(deck, "").split()
        rest = cards.deck(deck)  # type: ignore[arg-type]
        for card in [*first, *(c for c in taken if c in cards.reactions and cards.reactions[c].deck == deck)]:
            if card in rest:
                rest.remove(card)
        s.piles[deck] = Pile(draw=[*first, *rest])  # type: ignore[index]


def scene(
    map: str = CORRIDOR,
    upper: str = "",
    *,
    dice: str = "",
    luck: Mapping[str, Sequence[int]] | None = None,
    cards: Catalogue | None = None,
    **situation: Any,
) -> Play[AloneState]:
    """A game in the given situation (`state`), ready to be played: by default the hero is asked for an action.

    `dice` are the faces H, C, M in the order they fall; `luck` other draws by the beginning of their label.
    """
    from games.alone.game import AloneGame

    rules = AloneGame(cards) if cards else _game()
    return play(rules, state(map, upper, cards=cards, **situation), Dice(dice, luck))


@lru_cache(maxsize=1)
def _game() -> Any:
    from games.alone.game import AloneGame

    return AloneGame()


class Nothing(BaseModel):
    """A bench shows nobody anything."""


class BenchRules(Rules[AloneState], Generic[T]):
    """One script of the rules as a whole game. `value` is what it returned."""

    name = "bench"
    version = 1
    state_type = AloneState

    def __init__(self, script: Callable[[Alone], Script[T] | T], cards: Catalogue | None = None) -> None:
        self.script = script
        self.cards = cards or catalogue()
        self.value: T | None = None

    def table(self, state: AloneState, fate: Fate, step: int) -> Alone:
        return Alone(state, fate, step, self.cards)

    def step(self, table: Alone) -> Script[None]:
        with suppress(GameEndsNow):
            made = self.script(table)
            self.value = (yield from made) if hasattr(made, "send") else made  # type: ignore[misc,assignment]
        table.state.phase = "over"

    def over(self, state: AloneState) -> bool:
        return state.phase == "over"

    def outcome(self, state: AloneState) -> Outcome | None:
        return None

    def seats(self, state: AloneState) -> tuple[Seat, ...]:
        return tuple(range(1 + len(state.evil)))

    def view(self, state: AloneState, viewer: Seat | None) -> Nothing:
        return Nothing()

    def scramble(self, state: AloneState, viewer: Seat | None, chance: Chance) -> AloneState:
        return state


def through(t: Play[AloneState]) -> Play[AloneState]:
    """Answer hollow questions, which have nothing to choose and only keep up appearances, until somebody is really asked."""
    while not t.over and (needed := [a for a in t.live.asks if a.needed]) and all(a.hollow for a in needed):
        before = t.last
        t.default()
        t.last = (*before, *t.last)
    return t


class Bench(Play[AloneState], Generic[T]):
    """A script being run by a test. Hollow questions are answered by themselves."""

    hollow = False  # True: they are left open, for tests about them

    def says(self, seat: Seat, *keys: str, msg: str | None = None) -> Bench[T]:
        super().says(seat, *keys, msg=msg)
        if not self.hollow:
            through(self)
        return self

    @property
    def value(self) -> Any:
        """What the script returned; it must have ended."""
        assert self.over, f"still asking: {self.open}"
        return self.live.rules.value  # type: ignore[attr-defined]


def bench(
    script: Callable[[Alone], Any],
    map: str = CORRIDOR,
    upper: str = "",
    *,
    dice: str = "",
    luck: Mapping[str, Sequence[int]] | None = None,
    cards: Catalogue | None = None,
    hollow: bool = False,
    **situation: Any,
) -> Bench[Any]:
    """Run one script (or plain function) of the rules on a table in this situation. `hollow`: leave hollow questions open."""
    situation.setdefault("phase", "action")
    made = play(BenchRules(script, cards), state(map, upper, cards=cards, **situation), Dice(dice, luck))
    t: Bench[Any] = Bench(made.live)
    t.hollow = hollow
    if not hollow:
        through(t)
    return t


def hand(t: Play[AloneState]) -> Alone:
    """The rules' own hand on this table, for claims that read the state in the rulebook's words."""
    return Alone(t.state, t.live.fate, 0, t.live.rules.cards)  # type: ignore[attr-defined]


def heard(t: Play[AloneState], *kinds: type[Event], viewer: Seat | None = 0, last: bool = False) -> list[Event]:
    """What the viewer (the hero unless said otherwise) was told so far, or by the last answer, of these kinds."""
    found = [told.for_viewer(viewer) for told in (t.last if last else t.all)]
    return [e for e in found if e is not None and (not kinds or isinstance(e, kinds))]


def shown(t: Play[AloneState]) -> list[str]:
    """The revealed sectors, by id."""
    return [s.id for s in t.state.sectors.values() if s.revealed]


def where(t: Play[AloneState], creature: str) -> str:
    return next(c.at for c in t.state.creatures if c.id == creature)
