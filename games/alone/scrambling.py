"""Another game that a viewer cannot tell from this one: the same labyrinth, the same board, everything hidden drawn anew.

For the hero and the public the hidden part of the base gets another layout, other rooms, stairs and switch boxes, other creatures
(kinds, places and how many), other markers and lights; floors change their numbers, sectors their coordinates, creatures their
ids; what evil shows falsely may be the truth there. For everybody hands and decks are dealt anew as far as the viewer does not
know them. Views, questions and events are tested against such twins (I6, I7).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, TypeVar, cast, get_args

from games.alone.content import Catalogue
from games.alone.state import (
    DIRECTIONS,
    HERO,
    KINDS,
    OPPOSITE,
    STEP,
    AloneState,
    Condition,
    Creature,
    Direction,
    Kind,
    Lie,
    Order,
    Passage,
    Sector,
    edge,
)
from games.kernel.ask import Seat
from games.kernel.rules import Chance

T = TypeVar("T")

CONDITIONS: tuple[Condition, ...] = ("darkness", "gas", "web", "alarm")
RANKS = 12  # places of a false creature among those that look like it
EDGE_CHANGES = 12
SECTOR_CHANGES = 4


def scramble(state: AloneState, viewer: Seat | None, cards: Catalogue, chance: Chance) -> AloneState:
    other = AloneState.model_validate_json(state.model_dump_json())
    if other.phase == "over":
        return other  # at the end everything is open
    hero = viewer is None or viewer == HERO
    if hero and other.hero_at:
        world = _World(other, cards, chance)
        world.tell_truths()
        world.draw_layout()
        world.draw_creatures()
        world.draw_markers()
        other = world.rename()
    _deal(other, None if hero else viewer, cards, chance)
    if hero:
        # Who of evil would give up is known to evil alone; all of them would be the end.
        others = [seat for seat in range(1, len(state.evil) + 1) if chance(2)]
        other.conceded = others if len(others) < len(state.evil) else []
    return other


def _mixed(things: Sequence[T], chance: Chance) -> list[T]:
    pool = list(things)
    return [pool.pop(chance(len(pool))) for _ in range(len(pool))]


def _deal(state: AloneState, viewer: Seat | None, cards: Catalogue, chance: Chance) -> None:
    """Cards keep their backs: a slot that held a card of a deck holds one of that deck, because sizes of decks are public."""
    state.item_deck = _mixed(state.item_deck, chance)
    for name, pile in state.piles.items():
        hidden = [*pile.draw, *pile.veiled]
        for seat, player in enumerate(state.evil, start=1):
            if seat != viewer:
                hidden += [c for c in player.hand if cards.reactions[c].deck == name]
        for played in state.spaces:
            if _unknown(played.face_down, played.seat, viewer) and cards.reactions[played.card].deck == name:
                hidden.append(played.card)
        fresh = _mixed(hidden, chance)
        pile.draw = [fresh.pop() for _ in pile.draw]
        pile.veiled = [fresh.pop() for _ in pile.veiled]
        for seat, player in enumerate(state.evil, start=1):
            if seat != viewer:
                player.hand = [fresh.pop() if cards.reactions[c].deck == name else c for c in player.hand]
        for played in state.spaces:
            if _unknown(played.face_down, played.seat, viewer) and cards.reactions[played.card].deck == name:
                played.card = fresh.pop()
    for seat, player in enumerate(state.evil, start=1):
        if seat != viewer:
            player.hand = _mixed(player.hand, chance)
            player.order = get_args(Order)[chance(len(get_args(Order)))]


def _unknown(face_down: bool, seat: Seat, viewer: Seat | None) -> bool:
    return face_down and seat != viewer


class _World:
    """The base while its hidden part is drawn anew."""

    def __init__(self, state: AloneState, cards: Catalogue, chance: Chance) -> None:
        self.state = state
        self.numbers = cards.numbers
        self.missions = cards.missions
        self.chance = chance
        self.added = 0

    def some(self) -> bool:
        return self.chance(2) == 0

    def pick(self, things: Sequence[T]) -> T:
        return things[self.chance(len(things))]

    @property
    def hidden(self) -> list[Sector]:
        return [s for s in self.state.sectors.values() if not s.revealed]

    # What is shown falsely may be true

    def tell_truths(self) -> None:
        for lie in list(self.state.lies):
            if self.some() and self._make_true(lie):
                self.state.lies.remove(lie)
            else:
                lie.rank = self.chance(RANKS)

    def _make_true(self, lie: Lie) -> bool:
        """The base becomes what the hero is shown. False if that cannot be."""
        sector = self.state.sectors[lie.sector]
        what, _, which = (lie.omitted or lie.false).partition(":")
        there = bool(lie.false)
        match what:
            case "danger":
                sector.danger = there
            case "box":
                sector.box = there
            case "condition":
                if there and which == "darkness" and sector.lit:
                    return False
                sector.conditions = [c for c in CONDITIONS if (there if c == which else c in sector.conditions)]
            case "sabotage":
                sector.sabotage = 0
            case "door":
                way: Direction = DIRECTIONS[[str(d) for d in DIRECTIONS].index(which)]
                beyond = self._beyond(sector, way)
                sector.exits[way] = beyond.exits[OPPOSITE[way]] = "open"
                self.state.blocked = [e for e in self.state.blocked if e != edge(sector.id, beyond.id)]
            case "creature" if there:
                kind: Kind = KINDS[[str(k) for k in KINDS].index(which)]
                if sum(c.kind == kind and not c.boss for c in self.state.creatures) >= self.numbers.markers_per_kind:
                    return False
                self.state.creatures.append(Creature(id=self._new_id(), kind=kind, at=sector.id))
            case "creature":
                if self._matters(which):
                    return False
                self.state.creatures = [c for c in self.state.creatures if c.id != which]
            case _:
                return False
        return True

    def _new_id(self) -> str:
        self.state.next_creature += 1
        return f"k{self.state.next_creature - 1}"

    def _matters(self, creature: str) -> bool:
        """Creatures whose existence is public: bosses, those with an acid mark, those a card has done something to."""
        found = next(c for c in self.state.creatures if c.id == creature)
        return bool(found.boss) or found.acid > 0 or any(e.on == creature for e in self.state.lasting)

    # Layout

    def _beyond(self, sector: Sector, way: Direction) -> Sector:
        dx, dy = STEP[way]
        return next(s for s in self.state.sectors.values() if (s.floor, s.x, s.y) == (sector.floor, sector.x + dx, sector.y + dy))

    def draw_layout(self) -> None:
        self._mix_contents()
        for _ in range(SECTOR_CHANGES):
            self._add_sector() if self.some() else self._drop_sector()
        for _ in range(EDGE_CHANGES):
            self._change_edge()
        self._move_stairs()

    def _fixed(self, sector: Sector) -> bool:
        """Sectors something else points at."""
        s = self.state
        actions = [*s.done, *([s.action] if s.action else [])]
        named = {s.hero_at, *s.origin.values(), *(e.on for e in s.lasting), *(lie.sector for lie in s.lies)}
        return sector.id in named.union(*({a.sector, *a.sectors} for a in actions))

    def _mix_contents(self) -> None:
        """Rooms and switch boxes change places among the hidden sectors without stairs; sabotage stays with the control room."""
        free = [s for s in self.hidden if not s.stairs]
        contents = _mixed([(s.room, s.box, s.sabotage) for s in free], self.chance)
        for sector, (room, box, sabotage) in zip(free, contents, strict=True):
            sector.room, sector.box, sector.sabotage = room, box, sabotage

    def _grid(self) -> dict[tuple[int, int, int], Sector]:
        return {(s.floor, s.x, s.y): s for s in self.state.sectors.values()}

    def _add_sector(self) -> None:
        """A corridor where the hero knows of nothing."""
        grid = self._grid()
        near = self.pick(self.hidden) if self.hidden else None
        if near is None:
            return
        way = self.pick(DIRECTIONS)
        x, y = near.x + STEP[way][0], near.y + STEP[way][1]
        if (near.floor, x, y) in grid or way in near.exits:
            return
        passage: Passage = self.pick(("open", "door"))
        self.added += 1
        new = Sector(id=f"{near.floor}+{self.added}", floor=near.floor, x=x, y=y, exits={OPPOSITE[way]: passage})
        near.exits[way] = passage
        self.state.sectors[new.id] = new

    def _drop_sector(self) -> None:
        sector = self.pick(self.hidden) if self.hidden else None
        if sector is None or sector.room or sector.stairs or self._fixed(sector):
            return
        beside = [self._beyond(sector, way) for way in sector.exits]
        if any(s.revealed for s in beside):
            return
        del self.state.sectors[sector.id]
        if not self._connected() or any(len(s.exits) < 2 for s in beside):
            self.state.sectors[sector.id] = sector
            return
        for way in sector.exits:
            other = next(s for s in beside if (s.x, s.y) == (sector.x + STEP[way][0], sector.y + STEP[way][1]))
            del other.exits[OPPOSITE[way]]
            self.state.blocked = [e for e in self.state.blocked if e != edge(sector.id, other.id)]
        near = [s for s in self.hidden if s.floor == sector.floor]
        for creature in self.state.creatures:
            if creature.at == sector.id:
                creature.at = self.pick(near).id

    def _change_edge(self) -> None:
        """Between two hidden sectors: a passage appears, vanishes, changes its kind, or its blockade does."""
        grid = self._grid()
        sector = self.pick(self.hidden) if self.hidden else None
        if sector is None:
            return
        way = self.pick(DIRECTIONS)
        other = grid.get((sector.floor, sector.x + STEP[way][0], sector.y + STEP[way][1]))
        if other is None or other.revealed:
            return
        now = sector.exits.get(way)
        back = OPPOSITE[way]
        self.state.blocked = [e for e in self.state.blocked if e != edge(sector.id, other.id)]
        sector.exits.pop(way, None)
        other.exits.pop(back, None)
        wanted: Passage | None = self.pick(("open", "door", None))
        if wanted is None and not (sector.exits and other.exits and self._connected()):
            wanted = now or "open"
        if wanted is not None:
            sector.exits[way] = other.exits[back] = wanted
        if wanted == "door" and self.some():
            self.state.blocked.append(edge(sector.id, other.id))

    def _connected(self) -> bool:
        """Without blockades, as any map must be (7.4)."""
        grid = self._grid()
        start = self.state.hero_at
        found = {start}
        queue = deque([start])
        while queue:
            here = self.state.sectors[queue.popleft()]
            there = [grid.get((here.floor, here.x + STEP[w][0], here.y + STEP[w][1])) for w in here.exits]
            ids = [s.id for s in there if s is not None] + ([here.stairs] if here.stairs in self.state.sectors else [])
            for id in ids:
                if id not in found:
                    found.add(id)
                    queue.append(id)
        return len(found) == len(self.state.sectors)

    def _move_stairs(self) -> None:
        """A hidden end lies in another hidden corridor of its floor."""
        for sector in [s for s in self.hidden if s.stairs]:
            free = [
                s for s in self.hidden if s.floor == sector.floor and not (s.room or s.box or s.stairs) and not self._fixed(s)
            ]
            if not free or not self.some():
                continue
            new, far = self.pick(free), self.state.sectors[sector.stairs]
            sector.stairs, new.stairs, far.stairs = "", far.id, new.id
            if not self._connected():
                sector.stairs, new.stairs, far.stairs = far.id, "", sector.id

    # What lies in hidden sectors

    def draw_creatures(self) -> None:
        s = self.state
        gone = {c.id for c in s.creatures if not s.sectors[c.at].revealed and not self._matters(c.id)}
        s.creatures = [c for c in s.creatures if c.id not in gone]
        for creature in s.creatures:
            if not s.sectors[creature.at].revealed:
                creature.at = self.pick([x for x in self.hidden if x.floor == s.sectors[creature.at].floor]).id
                creature.wounded = self.some()
        for floor in (1, 2):
            free = [x for x in self.hidden if x.floor == floor]
            here = sum(not c.boss and s.sectors[c.at].floor == floor for c in s.creatures)
            limit = self.numbers.difficulties[s.difficulty].creature_limit
            for _ in range(self.chance(max(0, limit - here) + 1)):
                kind = self.pick(KINDS)
                if free and sum(c.kind == kind and not c.boss for c in s.creatures) < self.numbers.markers_per_kind:
                    new = Creature(id=self._new_id(), kind=kind, at=self.pick(free).id, wounded=self.some())
                    s.creatures.append(new)

    def draw_markers(self) -> None:
        s = self.state
        saboteur = any(m.active and self.missions[m.code].sabotage for m in s.missions)
        for sector in self.hidden:
            sector.conditions = [c for c in CONDITIONS if self.chance(8) == 0]
            sector.lit = self.chance(3) == 0 and "darkness" not in sector.conditions
            sector.danger = False
            if saboteur and sector.room == "a":
                sector.sabotage = self.chance(4)
        for floor in (1, 2):
            shown = sum(x.danger for x in s.sectors.values() if x.floor == floor)
            free = _mixed([x for x in self.hidden if x.floor == floor], self.chance)
            for sector in free[: self.chance(max(0, self.numbers.danger_per_floor - shown) + 1)]:
                sector.danger = True
        if saboteur and not any(x.room == "a" and x.revealed for x in s.sectors.values()):
            s.sabotaged = self.some()
        for creature in s.creatures:
            if not s.sectors[creature.at].revealed:
                creature.walked_in = self.some() and s.sectors[creature.at].lit

    # Names

    def rename(self) -> AloneState:
        """Floors change their numbers, sectors their coordinates, creatures their ids: the hero knows none of them."""
        s = self.state
        swap = self.some()
        shift = {floor: (self.chance(4), self.chance(4)) for floor in (1, 2)}
        floors = {1: 2, 2: 1} if swap else {1: 1, 2: 2}
        low = {f: (min(x.x for x in self._on(f)), min(x.y for x in self._on(f))) for f in (1, 2) if self._on(f)}
        new: dict[str, str] = {}
        for sector in s.sectors.values():
            dx, dy = shift[sector.floor]
            lx, ly = low[sector.floor]
            sector.x, sector.y = sector.x - lx + dx, sector.y - ly + dy
            sector.floor = floors[sector.floor]
            new[sector.id] = f"{sector.floor}{chr(ord('A') + sector.x)}{sector.y + 1}"
        ids = _mixed([c.id for c in s.creatures], self.chance)
        new |= dict(zip([c.id for c in s.creatures], ids, strict=True))
        numbers = {str(old): now for old, now in floors.items()}
        plain = s.model_dump(mode="json")
        plain["origin"] = {numbers[str(floor)]: id for floor, id in plain["origin"].items()}
        plain["floors_seen"] = [floors[floor] for floor in s.floors_seen]
        named = cast(dict[str, Any], _renamed(plain, new))
        named["blocked"] = [edge(*e.split("|")) for e in named["blocked"]]
        named["sectors"] = dict(sorted(named["sectors"].items(), key=lambda row: (row[1]["floor"], row[1]["y"], row[1]["x"])))
        return AloneState.model_validate(named)

    def _on(self, floor: int) -> list[Sector]:
        return [x for x in self.state.sectors.values() if x.floor == floor]


def _renamed(value: Any, names: dict[str, str]) -> Any:
    """Every sector and creature id in plain data, wherever a state keeps one: alone, in an edge, behind "creature:"."""
    if isinstance(value, str):
        for mark in ("|", ":"):
            if mark in value:
                return mark.join(names.get(part, part) for part in value.split(mark))
        return names.get(value, value)
    if isinstance(value, list):
        return [_renamed(v, names) for v in cast(list[Any], value)]
    if isinstance(value, dict):
        return {_renamed(k, names): _renamed(v, names) for k, v in cast(dict[Any, Any], value).items()}
    return value
