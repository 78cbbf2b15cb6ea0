"""What a viewer may know of a game of ALONE (section 5), as plain data for pictures, texts and automatic players.

The hero and the public (viewer 0 and None) get the labyrinth: revealed sectors only, named and placed as the hero's drawing
names them, with lies shown as truth. Evil gets the secret map with its own ids, and each only the own hand. When the game is
over everybody gets everything. Nothing else leaves the game, and nothing here is computed from more than the viewer may know:
what the hero is shown of a sector comes from `rules/lies.py` and from no other place.
"""

from __future__ import annotations

from functools import lru_cache

from games.alone import names
from games.alone.content import Catalogue, Goal
from games.alone.rules import adrenaline, lies, losing, reactions, station
from games.alone.state import ABILITIES, DIRECTIONS, AloneState, Creature, Difficulty, Mission, Played, Sector
from games.alone.state import HERO as HERO
from games.alone.state import KINDS as KINDS
from games.alone.table import Alone
from games.kernel.ask import Seat
from games.kernel.luck import Fate
from games.kernel.view import Seen

SOMEWHERE = "?"  # stairs whose other end the viewer does not know


class SeenCreature(Seen):
    """`key` is "spore:1" for the hero, the creature's id on the secret map."""

    key: str
    kind: str
    wounded: bool = False
    acid: int = 0  # marks
    boss: str = ""  # the mission whose boss it is
    hidden: bool = False  # on the secret map: the hero does not see it


class SeenLie(Seen):
    """On the secret map: what the hero is shown wrongly here."""

    card: str
    omitted: str = ""
    false: str = ""


class SeenSector(Seen):
    """A sector as the viewer knows it. x runs east and y south, for the hero from the first sector seen on that floor."""

    place: str
    floor: int
    x: int
    y: int
    exits: dict[str, str]  # direction -> "open", "door" or "blocked"; a direction that is missing is a wall
    room: str = ""
    box: bool = False
    stairs: str = ""  # the other end, or SOMEWHERE; "" has no stairs
    lit: bool = False
    danger: bool = False
    conditions: tuple[str, ...] = ()
    sabotage: int = 0
    creatures: tuple[SeenCreature, ...] = ()
    hero: bool = False
    revealed: bool = True
    lies: tuple[SeenLie, ...] = ()


class SeenFloor(Seen):
    """For the hero numbered in the order in which the floors were seen, from 0; on the secret map 1 and 2."""

    number: int
    here: bool  # the hero is on it
    sectors: tuple[SeenSector, ...]


class SeenItem(Seen):
    card: str
    charges: int
    upgraded: bool


class SeenCompanion(Seen):
    character: str
    charges: int


class SeenAbility(Seen):
    ability: str
    points: int
    unlocked: bool


class SeenMission(Seen):
    """`progress` of `needed` Interacts of the goal it is at; `needed` 0: this goal is not counted that way."""

    code: str
    done: bool
    active: bool
    stage: int
    stages: int
    progress: int
    needed: int


class SeenAction(Seen):
    """The action in progress, as announced. A creature by its kind."""

    kind: str
    way: str = ""
    second_way: str = ""
    creature: str = ""
    targets: tuple[str, ...] = ()
    place: str = ""
    item: str = ""
    unblock: bool = False
    free: bool = False


class SeenPlayed(Seen):
    """A card on the reaction spaces. `card` is "" for whoever may not know it."""

    card: str
    seat: int
    first: int  # the space it lies on, from 1
    spaces: int  # one upright, two sideways
    face_down: bool
    dangerous: bool


class SeenEvil(Seen):
    """An evil player. `hand` and `order` are the viewer's own; of the others only the number of cards is known. Who would
    concede is known to all of evil."""

    seat: int
    cards: int
    limit: int
    leader: bool
    deck: str = ""
    hand: tuple[str, ...] = ()
    order: str = ""
    conceded: bool = False


class SeenPile(Seen):
    deck: str
    draw: int
    discard: int


class SeenRoll(Seen):
    by: str
    faces: tuple[str, ...]
    hits: int


class SeenAnswer(Seen):
    target: str
    distance: int
    same_floor: bool
    way: str = ""


class AloneView(Seen):
    game: str = "alone"
    viewer: int | None
    secret: bool  # the floors are the secret map
    phase: str
    difficulty: Difficulty
    character: str

    # The hero board
    life: int
    composure: int
    track: int
    round_space: int
    heal_limit: int
    heal_limits: tuple[int, ...]  # by round space, from 0
    nightmare: bool
    round: int
    turn: int
    turns: int
    adrenaline: int
    capacity: int
    healed: bool
    bullet_time: bool
    actions_left: int
    abilities: tuple[SeenAbility, ...]
    searched: tuple[str, ...]
    items: tuple[SeenItem, ...]
    companions: tuple[SeenCompanion, ...]
    item_deck: int
    item_discard: tuple[str, ...]

    # The base
    floors: tuple[SeenFloor, ...]

    # This turn
    action: SeenAction | None
    announced: tuple[str, ...]
    losses: tuple[str, ...]
    noises: tuple[str, ...]
    rolls: tuple[SeenRoll, ...]
    answers: tuple[SeenAnswer, ...]

    missions: tuple[SeenMission, ...]

    # Evil
    evil: tuple[SeenEvil, ...]
    piles: tuple[SeenPile, ...]
    played: tuple[SeenPlayed, ...]
    played_this_turn: int
    spaces: int
    occupied: int
    danger_symbols: int  # danger markers evil would get if the round ended now
    danger_due: int  # for evil: markers still to be placed; how many of them are placed is nobody else's business

    result: str

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def turn_now(self) -> int:
        """The turn that people are in: `turn` counts those whose action is announced, and whoever is still asked what to do is in the next."""
        asked = self.phase in ("start", "action") and not self.announced
        return min(self.turns, self.turn + (1 if asked else 0))

    @property
    def here(self) -> SeenSector | None:
        """The hero's sector; none before the base is ready."""
        return next((s for f in self.floors for s in f.sectors if s.hero), None)

    def sector(self, place: str) -> SeenSector | None:
        return next((s for f in self.floors for s in f.sectors if s.place == place), None)

    def mission(self, code: str) -> SeenMission | None:
        return next((m for m in self.missions if m.code == code), None)


_NO_LUCK = Fate(b"")


def view(state: AloneState, viewer: Seat | None, cards: Catalogue) -> AloneView:
    g = Alone(state, _NO_LUCK, 0, cards)
    over = state.phase == "over"
    evil = viewer is not None and viewer != HERO
    secret = over or evil
    n = cards.numbers
    ready = bool(state.hero_at)
    return AloneView(
        viewer=viewer,
        secret=secret,
        phase=state.phase,
        difficulty=state.difficulty,
        character=state.character,
        life=state.life,
        composure=state.composure,
        track=n.track,
        round_space=state.round_space,
        heal_limit=losing.heal_limit(g),
        heal_limits=tuple(n.heal_limits[i] for i in sorted(n.heal_limits)),
        nightmare=state.nightmare,
        round=state.rounds,
        turn=state.turn,
        turns=n.turns,
        adrenaline=state.adrenaline,
        capacity=adrenaline.capacity(g),
        healed=state.healed,
        bullet_time=state.bullet_time,
        actions_left=state.actions_left,
        abilities=tuple(
            SeenAbility(ability=a, points=state.experience.get(a, 0), unlocked=state.experience.get(a, 0) >= n.experience)
            for a in ABILITIES
        ),
        searched=tuple(sorted(state.searched)),
        items=tuple(SeenItem(card=i.card, charges=i.charges, upgraded=i.upgraded) for i in state.items),
        companions=tuple(SeenCompanion(character=c.character, charges=c.charges) for c in state.companions),
        item_deck=len(state.item_deck),
        item_discard=tuple(state.item_discard),
        floors=(_secret_map(g) if secret else _labyrinth(g)) if ready else (),
        action=_action(g),
        announced=tuple(state.announced),
        losses=tuple(state.losses),
        noises=tuple(state.noises),
        rolls=tuple(SeenRoll(by=r.by, faces=tuple(r.faces), hits=r.hits) for r in state.rolls),
        answers=tuple(
            SeenAnswer(target=a.target, distance=a.distance, same_floor=a.same_floor, way=a.way) for a in state.answers
        ),
        missions=tuple(_mission(g, m) for m in state.missions),
        evil=tuple(_evil(g, seat, over or seat == viewer, team=over or viewer in g.evil) for seat in g.evil),
        piles=tuple(
            SeenPile(deck=name, draw=len(p.draw), discard=len(p.discard) + len(p.veiled)) for name, p in state.piles.items()
        ),
        played=_played(g, None if over else viewer, over),
        played_this_turn=state.played_this_turn,
        spaces=n.reaction_spaces,
        occupied=reactions.occupied(g),
        danger_symbols=reactions.danger_symbols(g),
        danger_due=state.danger_due if secret else 0,
        result=state.result,
    )


# The labyrinth: what the hero sees


def _labyrinth(g: Alone) -> tuple[SeenFloor, ...]:
    """Only floors of which something is revealed; the order in which they were seen is no secret, their names are."""
    floors: list[SeenFloor] = []
    for number, floor in enumerate(g.state.floors_seen):
        shown = [_shown(g, s) for s in g.state.sectors.values() if s.revealed and s.floor == floor]
        if shown:
            shown.sort(key=lambda s: (s.y, s.x))
            floors.append(SeenFloor(number=number, here=g.here.floor == floor, sectors=tuple(shown)))
    return tuple(floors)


def _shown(g: Alone, sector: Sector) -> SeenSector:
    """A revealed sector with its lies."""
    id = sector.id
    place = names.place(g, id)
    floor, x, y = (int(part) for part in place.split(":"))
    stairs = ""
    if lies.shown_stairs(g, id):
        stairs = names.place(g, sector.stairs) if g.sector(sector.stairs).revealed else SOMEWHERE
    return SeenSector(
        place=place,
        floor=floor,
        x=x,
        y=y,
        exits=dict(lies.shown_exits(g, id)),
        room=sector.room,
        box=lies.shown_box(g, id),
        stairs=stairs,
        lit=sector.lit,
        danger=lies.shown_danger(g, id),
        conditions=tuple(lies.shown_conditions(g, id)),
        sabotage=lies.shown_sabotage(g, id),
        creatures=_shown_creatures(g, id),
        hero=g.state.hero_at == id,
    )


def _shown_creatures(g: Alone, sector: str) -> tuple[SeenCreature, ...]:
    """A false creature looks like any other: only its key leads nowhere, and the key does not show it."""
    found: list[SeenCreature] = []
    for shown, (key, _) in zip(lies.shown_creatures(g, sector), names.creature_keys(g, sector), strict=True):
        found.append(SeenCreature(key=key, kind=shown.kind, wounded=shown.wounded, acid=shown.acid, boss=shown.boss))
    return tuple(found)


# The secret map: what evil sees, and everybody at the end


def _secret_map(g: Alone) -> tuple[SeenFloor, ...]:
    there: dict[str, list[Creature]] = {}
    for c in g.state.creatures:
        there.setdefault(c.at, []).append(c)
    ordered = sorted(g.state.sectors.values(), key=lambda s: (s.y, s.x))
    return tuple(
        SeenFloor(
            number=floor,
            here=g.here.floor == floor,
            sectors=tuple(_true(g, s, there.get(s.id, [])) for s in ordered if s.floor == floor),
        )
        for floor in (1, 2)
    )


def _true(g: Alone, sector: Sector, creatures: list[Creature]) -> SeenSector:
    blocked = station.door_ways(g, sector.id, blocked=True) if g.state.blocked else ()
    empty = _empty_sector(
        sector.id,
        sector.floor,
        sector.x,
        sector.y,
        tuple((w, "blocked" if w in blocked else sector.exits[w]) for w in DIRECTIONS if w in sector.exits),
        sector.room,
        sector.box,
        sector.stairs,
        sector.lit,
        sector.danger,
        tuple(c for c in lies.CONDITIONS if c in sector.conditions) if sector.conditions else (),
        sector.sabotage,
        g.state.hero_at == sector.id,
        sector.revealed,
    )
    told = lies.of_sector(g, sector.id) if g.state.lies else []
    if not creatures and not told:
        return empty
    return empty.model_copy(
        update={
            "creatures": tuple(_creature(g, c) for c in sorted(creatures, key=lambda c: (c.kind, c.wounded, c.id))),
            "lies": tuple(SeenLie(card=lie.card, omitted=lie.omitted, false=lie.false) for lie in told),
        }
    )


@lru_cache(maxsize=4096)
def _empty_sector(
    place: str,
    floor: int,
    x: int,
    y: int,
    exits: tuple[tuple[str, str], ...],
    room: str,
    box: bool,
    stairs: str,
    lit: bool,
    danger: bool,
    conditions: tuple[str, ...],
    sabotage: int,
    hero: bool,
    revealed: bool,
) -> SeenSector:
    """A sector of the secret map without its creatures. Most of the map is the same from one view to the next, and views are
    read only, so they may share it."""
    return SeenSector(
        place=place,
        floor=floor,
        x=x,
        y=y,
        exits=dict(exits),
        room=room,
        box=box,
        stairs=stairs,
        lit=lit,
        danger=danger,
        conditions=conditions,
        sabotage=sabotage,
        hero=hero,
        revealed=revealed,
    )


def _creature(g: Alone, c: Creature) -> SeenCreature:
    return SeenCreature(key=c.id, kind=c.kind, wounded=c.wounded, acid=c.acid, boss=c.boss, hidden=g.hidden(c))


# The rest of the table


def _action(g: Alone) -> SeenAction | None:
    a = g.state.action
    if a is None:
        return None
    target = g.find_creature(a.creature)
    kind = target.kind if target else a.creature.partition(":")[2]  # "false:spore" was announced as a spore
    return SeenAction(
        kind=a.kind,
        way=a.way or "",
        second_way=a.second_way or "",
        creature=kind,
        targets=tuple(a.targets),
        place=a.place,
        item=a.item,
        unblock=a.unblock,
        free=a.free,
    )


def _mission(g: Alone, m: Mission) -> SeenMission:
    goals: list[Goal] = g.cards.missions[m.code].goals
    goal = goals[min(m.stage, len(goals) - 1)]
    return SeenMission(
        code=m.code,
        done=m.done,
        active=m.active,
        stage=m.stage,
        stages=len(goals),
        progress=m.progress,
        needed=goal.times if goal.interact else 0,
    )


def _evil(g: Alone, seat: Seat, own: bool, *, team: bool) -> SeenEvil:
    player = g.state.evil[seat - 1]
    return SeenEvil(
        seat=seat,
        cards=len(player.hand),
        limit=g.cards.numbers.hand[len(g.state.evil)],
        leader=g.state.leader == seat,
        deck=player.deck or "",
        hand=tuple(player.hand) if own else (),
        order=player.order if own else "",
        conceded=team and seat in g.state.conceded,
    )


def _played(g: Alone, viewer: Seat | None, all: bool) -> tuple[SeenPlayed, ...]:
    """Face up is public; face down is known to its player alone (S-61)."""
    found: list[SeenPlayed] = []
    first = 1
    for p in g.state.spaces:
        wide = 2 if p.sideways else 1
        found.append(
            SeenPlayed(
                card=p.card if _may_know(p, viewer, all) else "",
                seat=p.seat,
                first=first,
                spaces=wide,
                face_down=p.face_down,
                dangerous=p.dangerous,
            )
        )
        first += wide
    return tuple(found)


def _may_know(p: Played, viewer: Seat | None, all: bool) -> bool:
    return all or not p.face_down or p.seat == viewer
