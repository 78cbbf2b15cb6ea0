"""Creatures walk, appear and are teleported: AL-CMOVE, AL-SPAWN, AL-VIS-07..09, AL-SHOCK-02, AL-DOOR-06, AL-STAIR-03.

Questions to evil name sectors and creatures by their ids, under cover; the hero (who may move a creature with an item) is asked
in the open and only about directions.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import TYPE_CHECKING

from games.alone import events, names
from games.alone.rules import doors, lies, missions, noise, shocks, station
from games.alone.state import HERO, KINDS, WAYS, Creature, Direction, Kind, edge
from games.alone.table import Alone
from games.kernel.ask import Option, RuleBug, Script, Seat, ask, option

if TYPE_CHECKING:
    from games.alone.content import Boss, CreatureRow

DOOR = "door:"
STOP = "stop"


# The creature table


def table_values(g: Alone, creature: Creature) -> CreatureRow:
    """The creature's row of the table: its Nightmare side once that mode began (AL-NIGHT-02), the boss's own if it has one."""
    boss = _boss(g, creature)
    if boss:
        return boss.values or g.cards.creature_cards[boss.kind].nightmare  # AL-SAB-02
    return kind_values(g, creature.kind)


def kind_values(g: Alone, kind: Kind) -> CreatureRow:
    card = g.cards.creature_cards[kind]
    return card.nightmare if g.state.nightmare else card.normal


def _boss(g: Alone, creature: Creature) -> Boss | None:
    return g.cards.missions[creature.boss].boss if creature.boss else None


# Walking


def door_cost(g: Alone) -> int:
    """AL-DOOR-06: opening a blocked door costs 1 step; cards may make it dearer."""
    return max(1, g.lasting("door_cost"))


def walk(g: Alone, creature_id: str, steps: Sequence[str], *, noisy: bool = True, unseen: bool = False) -> Script[None]:
    """Carry out a chosen path: every entry is a sector, or "door:<way>" for a blockade the creature opens.

    One announcement of noise for the whole walk, from where it ends, and only if the hero saw nothing of it (AL-NOISE-08,
    AL-NOISE-10, S-29). `unseen`: no direction is named when it leaves a revealed sector.
    """
    creature = g.creature(creature_id)
    start, shut = creature.at, list(g.state.blocked)
    started_hidden = g.hidden(creature)
    seen = not started_hidden
    for entry in steps:
        here = creature.at
        if entry.startswith(DOOR):
            doors.unblock(g, here, _direction(entry))
            continue
        if station.is_blocked(g, here, entry) and edge(here, entry) not in shut:
            break  # S-102: a card that answered its shock has blocked the door
        if not station.passable(g, here, entry):
            raise RuleBug(f"{creature_id} cannot walk from {here} to {entry}")
        yield from _step(g, creature, entry, unseen)
        seen = seen or not g.hidden(creature)
        if g.find_creature(creature_id) is None or creature.at != entry:
            return  # a card that answered the shock did something to it
    if not steps:
        return
    if started_hidden or g.hidden(creature):
        g.tell_evil(events.CreatureMovedUnseen(creature.kind, start, creature.at))
    if noisy and not unseen and not seen:
        yield from noise.noise(g, creature.at)


def _direction(entry: str) -> Direction:
    way = entry.removeprefix(DOOR)
    if way not in ("north", "east", "south", "west"):
        raise RuleBug(f"no door can lie {way!r}")
    return way


def _step(g: Alone, creature: Creature, to: str, unseen: bool = False) -> Script[None]:
    """One step, with what the hero learns of it (AL-VIS-04, AL-VIS-07, AL-VIS-08, AL-VIS-09)."""
    start = creature.at
    was_hidden = g.hidden(creature)
    lies.forget(g, start, f"creature:{creature.id}")
    _arrive(g, creature, to)
    if was_hidden:
        yield from _seen_arriving(g, creature)
    else:
        _seen_going(g, creature, start, "unseen" if unseen else station.way_between(g, start, to))
    _has_arrived(g, creature)


def _seen_going(g: Alone, creature: Creature, start: str, way: str) -> None:
    """AL-VIS-08, AL-VIS-09: out of what is laid out, in the direction named, or to another part of it."""
    if way == "stairs":
        lies.forget_stairs(g, start, creature.at)
    if g.hidden(creature):
        g.reveal()
        g.tell(events.CreatureLeaves(creature.kind, names.place(g, start), way))
    else:
        g.tell(events.CreatureMoved(creature.kind, names.place(g, creature.at), creature.wounded))


def _has_arrived(g: Alone, creature: Creature) -> None:
    """AL-SAB-05: some care where they get to. A card that answered its shock may have killed it."""
    if creature.boss and g.find_creature(creature.id) is not None:
        missions.boss_arrived(g, creature)


def _arrive(g: Alone, creature: Creature, sector: str) -> None:
    """It is there now. S-26: it will smash a light only if it found it burning and the hero absent."""
    creature.at = sector
    creature.walked_in = g.sector(sector).lit and g.state.hero_at != sector


def _seen_arriving(g: Alone, creature: Creature, shocks_here: bool = True) -> Script[None]:
    """AL-VIS-07: in a revealed sector it is revealed; AL-SHOCK-02, AL-SPAWN-11: in the hero's own it shocks."""
    if g.hidden(creature):
        return
    g.reveal()
    g.tell(events.CreatureAppears(creature.kind, names.place(g, creature.at), creature.wounded, creature.boss))
    if shocks_here and creature.at == g.state.hero_at:
        yield from shocks.shock(g, [creature])


def steps_needed(g: Alone, target: str, opened: Sequence[str] = ()) -> dict[str, int]:
    """Steps a creature needs from every sector to the target, where a blockade costs the steps of opening it (AL-CMOVE-08)."""
    cost = door_cost(g)
    found: dict[str, int] = {}
    queue = [(0, target)]
    while queue:
        so_far, here = heappop(queue)
        if here in found:
            continue
        found[here] = so_far
        for way in WAYS:
            there = station.neighbour(g, here, way)
            if there is not None and there not in found:
                blocked = station.is_blocked(g, here, there) and edge(here, there) not in opened
                heappush(queue, (so_far + 1 + (cost if blocked else 0), there))
    return found


def next_steps(
    g: Alone,
    at: str,
    left: int,
    toward: str | None = None,
    away: str | None = None,
    opened: Sequence[str] = (),
    free_doors: int = 0,
) -> list[str]:
    """What a creature standing here may do with its next step (AL-CMOVE-04, AL-CMOVE-08): a sector, or "door:<way>"."""
    found: list[str] = []
    near = steps_needed(g, toward, opened) if toward else None
    far = steps_needed(g, away, opened) if away else None
    for way in WAYS:
        there = station.neighbour(g, at, way)
        if there is None:
            continue
        if station.is_blocked(g, at, there) and edge(at, there) not in opened:
            shut = edge(at, there)
            if (left < door_cost(g) and not free_doors) or far is not None:
                continue
            if near is not None and toward and steps_needed(g, toward, [*opened, shut]).get(at, 0) >= near.get(at, 0):
                continue
            found.append(f"{DOOR}{way}")
            continue
        nearer = near is None or near.get(there, 0) < near.get(at, 0)
        farther = far is None or far.get(there, 0) > far.get(at, 0)
        if left >= 1 and nearer and farther:
            found.append(there)
    return found


def movable(g: Alone, creature: Creature, toward: str | None = None, away: str | None = None, steps: int = 1) -> bool:
    """Is there anything this creature could do with its movement?"""
    return bool(next_steps(g, creature.at, steps, toward, away))


def choose_walk(
    g: Alone,
    who: Seat,
    creature_id: str,
    steps: int,
    upto: bool,
    toward: str | None = None,
    away: str | None = None,
    noise: bool = True,
    *,
    unseen: bool = False,
    free_doors: int = 0,
    heads_for: str | None = None,
) -> Script[int]:
    """Ask for a path step by step, then walk it; the number of entries walked.

    AL-CMOVE-03: "up to" may stop at any point; a plain number is walked in full as far as possible. `free_doors` blockades are
    opened at no cost. `heads_for`: the default steps lead there (D-37).
    """
    creature = g.creature(creature_id)
    path: list[str] = []
    opened: list[str] = []
    at, left = creature.at, steps
    while left > 0:
        found = next_steps(g, at, left, toward, away, opened, free_doors)
        wanted = _nearest_first(g, at, found, heads_for, opened) if heads_for and heads_for != at else ""
        chosen = yield from _choose_step(g, who, creature, at, left, found, stop=upto, wanted=wanted)
        if chosen is None:
            break
        path.append(chosen)
        if not chosen.startswith(DOOR):
            at, left = chosen, left - 1
            continue
        there = station.neighbour(g, at, _direction(chosen))
        assert there is not None
        opened.append(edge(at, there))
        if free_doors:
            free_doors -= 1
        else:
            left -= door_cost(g)
    yield from walk(g, creature_id, path, noisy=noise, unseen=unseen)
    return len(path)


def _choose_step(
    g: Alone, who: Seat, creature: Creature, at: str, left: int, found: list[str], *, stop: bool, wanted: str = ""
) -> Script[str | None]:
    """D-31: the next step of a path, None for the end of it. How little there is to choose is the map's secret: `Alone.beat`."""
    options: list[Option[str | None]] = []
    for entry in found:
        if entry.startswith(DOOR):
            options.append(option(entry, entry, way=entry.removeprefix(DOOR), left=left))
            continue
        way = station.way_between(g, at, entry)
        if who == HERO:
            options.append(option(f"to:{way}", entry, msg="al-opt-to-way", way=way, left=left))
        else:
            options.append(option(f"to:{entry}", entry, sector=entry, way=way, left=left))
    if stop and options:
        options.append(option(STOP, None, msg="al-opt-stop-step"))
    if len(options) < 2:
        if who != HERO:
            yield from g.evil_beat()
        return options[0].value if options else None
    if who == HERO:
        return (yield from ask(who, "al-creature-step", options, kind=creature.kind, left=left))
    return (
        yield from ask(
            who,
            "al-walk",
            options,
            default=wanted or (STOP if stop else _nearest_first(g, at, found, g.state.hero_at)),
            cover=g.cover(),
            audience=g.evil,
            kind=creature.kind,
            creature=creature.id,
            sector=at,
            left=left,
        )
    )


def _nearest_first(g: Alone, at: str, found: list[str], goal: str, opened: Sequence[str] = ()) -> str:
    """The default of a step that has to be made: as near to the goal (usually the hero) as possible."""
    if not found:
        return ""
    far = steps_needed(g, goal, opened)
    best = min(found, key=lambda entry: far.get(_leads_to(g, at, entry), len(g.state.sectors)))
    return best if best.startswith(DOOR) else f"to:{best}"


def _leads_to(g: Alone, at: str, entry: str) -> str:
    return (station.neighbour(g, at, _direction(entry)) or at) if entry.startswith(DOOR) else entry


def choose_creature(
    g: Alone, who: Seat, among: Sequence[Creature], *, optional: bool = False, msg: str = "al-which-creature"
) -> Script[Creature | None]:
    """D-31: one of these; None if there is none, or none is wanted."""
    if who == HERO:
        return (yield from _hero_chooses(g, among, optional, msg))
    if not among or (len(among) == 1 and not optional):
        yield from g.evil_beat()
        return among[0] if among else None
    options: list[Option[Creature | None]] = [
        option(
            c.id,
            c,
            msg="al-opt-creature-wounded" if c.wounded else "al-opt-creature",
            kind=c.kind,
            wounded=int(c.wounded),
            sector=c.at,
            hidden=int(g.hidden(c)),
        )
        for c in among
    ]
    far = station.distances(g, g.state.hero_at)
    default = min(among, key=lambda c: far.get(c.at, len(g.state.sectors))).id
    if optional:
        options.append(option("none", None))
        default = "none"
    return (yield from ask(who, msg, options, default=default, cover=g.cover(), audience=g.evil))


def _hero_chooses(g: Alone, among: Sequence[Creature], optional: bool, msg: str) -> Script[Creature | None]:
    options: list[Option[Creature | None]] = []
    for c in among:
        where = names.place(g, c.at)
        key = names.creature_key(g, c)
        key = key if c.at == g.state.hero_at else f"{key}@{where}"
        options.append(option(key, c, msg="al-opt-creature-seen", kind=c.kind, wounded=int(c.wounded), place=where))
    if optional and among:
        options.append(option("none", None))
    if len(options) < 2:
        return options[0].value if options else None
    return (yield from ask(HERO, msg, options, default=options[-1 if optional else 0].key))


# Appearing


def free_marker(g: Alone, kind: Kind) -> bool:
    """AL-SPAWN-06: a boss uses its own marker."""
    return sum(c.kind == kind and not c.boss for c in g.state.creatures) < g.cards.numbers.markers_per_kind


def floor_has_room(g: Alone, floor: int) -> bool:
    """AL-SPAWN-05: the creature limit of a floor. It checks appearing only; a walk over stairs may exceed it (S-33)."""
    here = sum(g.sector(c.at).floor == floor and _counts(g, c) for c in g.state.creatures)
    return here < g.cards.numbers.difficulties[g.state.difficulty].creature_limit


def _counts(g: Alone, creature: Creature) -> bool:
    boss = _boss(g, creature)
    return boss is None or boss.counts_to_limit


def spawn_places(g: Alone, kind: Kind, mod: int = 0) -> list[str]:
    """AL-SPAWN-02, AL-SPAWN-05..08: where a creature of this kind may appear, nearest to the hero first.

    Distance over adjacencies, stairs included, cut by blockades; a sector that cannot be reached is far enough (S-34).
    """
    if not free_marker(g, kind):
        return []
    least = max(0, kind_values(g, kind).distance + mod)
    far = station.distances(g, g.state.hero_at)
    floors = [floor for floor in (1, 2) if floor_has_room(g, floor)]
    found = [s.id for s in g.state.sectors.values() if s.floor in floors and far.get(s.id, least) >= least]
    return sorted(found, key=lambda s: far.get(s, len(g.state.sectors)))


def spawn(
    g: Alone,
    who: Seat,
    kind: Kind | Sequence[Kind] | None = None,
    distance_mod: int = 0,
    sectors: Sequence[str] | None = None,
) -> Script[Creature | None]:
    """A creature appears (AL-SPAWN-01): evil chooses kind, if free, and sector. None if there is no place or marker (AL-SPAWN-07)."""
    kinds: list[Kind] = [k for k in KINDS if kind is None or k == kind or (not isinstance(kind, str) and k in kind)]
    places: dict[Kind, list[str]] = {
        k: [s for s in spawn_places(g, k, distance_mod) if sectors is None or s in sectors] for k in kinds
    }
    possible: list[Kind] = [k for k in kinds if places[k]]
    if len(possible) > 1:
        options: list[Option[Kind]] = [option(f"kind:{k}", k, kind=k) for k in possible]
        nearest = min(possible, key=lambda k: kind_values(g, k).distance)
        chosen = yield from ask(who, "al-spawn-kind", options, default=f"kind:{nearest}", cover=g.cover(), audience=g.evil)
        sector = yield from choose_sector(g, who, "al-spawn-where", places[chosen], kind=chosen)
    else:
        chosen = possible[0] if possible else None
        sector = yield from choose_sector(g, who, "al-spawn-where", places[chosen] if chosen else [], kind=chosen or "")
    if chosen is None or sector is None:
        return None
    return (yield from appear(g, chosen, sector))


def choose_sector(g: Alone, who: Seat, msg: str, sectors: Sequence[str], kind: str = "") -> Script[str | None]:
    """Evil names one of these sectors of the secret map; the first is the default. None if there is none."""
    if len(sectors) < 2:
        yield from g.evil_beat()
        return sectors[0] if sectors else None
    far = station.distances(g, g.state.hero_at)
    options = [
        option(
            f"at:{s}",
            s,
            msg=station.at_msg(g, s),
            sector=s,
            distance=far.get(s, -1),
            revealed=int(g.sector(s).revealed),
            room=g.sector(s).room,
        )
        for s in sectors
    ]
    return (yield from ask(who, msg, options, cover=g.cover(), audience=g.evil, kind=kind))


def appear(g: Alone, kind: Kind, sector: str, boss: str = "") -> Script[Creature]:
    """Put it on the map: unwounded (AL-SPAWN-04), with noise (AL-SPAWN-03) unless the hero sees it (AL-SPAWN-09, S-29).

    No shock in another revealed sector; a card that lets it appear in the hero's own shocks (S-28).
    """
    creature = put(g, kind, sector, boss)
    g.tell_evil(events.Spawned(kind, sector, boss))
    yield from _seen_arriving(g, creature)
    if g.hidden(creature):
        yield from noise.noise(g, sector)
    return creature


def put(g: Alone, kind: Kind, sector: str, boss: str = "") -> Creature:
    """A new creature on the map, without a word to anybody (set-up: S-08)."""
    creature = Creature(id=f"k{g.state.next_creature}", kind=kind, at=sector, boss=boss)
    g.state.next_creature += 1
    g.state.creatures.append(creature)
    _arrive(g, creature, sector)
    return creature


# Teleporting and leaving


def teleport(g: Alone, creature_id: str, sector: str) -> Script[None]:
    """AL-SPAWN-10, AL-SPAWN-11: no minimum distance, no noise; hidden into the hero's sector it shocks."""
    creature = g.creature(creature_id)
    start = creature.at
    if start == sector:
        return
    was_hidden = g.hidden(creature)
    lies.forget(g, start, f"creature:{creature.id}")
    _arrive(g, creature, sector)
    g.tell_evil(events.CreatureMovedUnseen(creature.kind, start, sector))
    if was_hidden:
        yield from _seen_arriving(g, creature)
    elif g.hidden(creature):
        g.reveal()
        g.tell(events.CreatureLeaves(creature.kind, names.place(g, start), "unseen"))
    else:
        g.tell(events.CreatureMoved(creature.kind, names.place(g, sector), creature.wounded))
    _has_arrived(g, creature)


def remove(g: Alone, creature: Creature) -> None:
    """It leaves the game: its marker is free again (AL-CDMG-02), and what cards did to it is over."""
    g.state.creatures = [c for c in g.state.creatures if c.id != creature.id]
    g.no_longer(on=creature.id)
    lies.forget(g, creature.at, f"creature:{creature.id}")
