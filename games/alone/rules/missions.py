"""Missions (Missionen), their special rules, difficulty rewards and bosses: AL-MISS, AL-SAB, AL-DIFF-01..07, AL-RND-04, S-57, S-76."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from games.alone import events, names
from games.alone.rules import creatures, ending, lies, losing, searching, station
from games.alone.state import HERO, Creature, Loss, Mission
from games.alone.table import Alone
from games.kernel.ask import Option, RuleBug, Script, ask, option
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.alone.content import Boss, Goal, MissionCard

RuleName: TypeAlias = Literal[
    "opportunity_dice", "sight", "round_end_move", "repair_range", "no_blocking", "dark_composure", "room_search"
]
CONTROL = "a"  # the control room of AL-SAB
FIRST_SABOTAGE = 2  # AL-SAB-05
MORE_SABOTAGE = 1  # AL-SAB-06


def card(g: Alone, mission: Mission) -> MissionCard:
    return g.cards.missions[mission.code]


def rule(g: Alone, name: RuleName) -> int | None:
    """AL-SETUP-08, AL-MISS-05: the special rule of the PM mission, from the first turn until the mission is completed."""
    for mission in g.state.missions:
        printed = card(g, mission).rule
        if printed is not None and not mission.done:
            value = getattr(printed, name)
            if value:
                return int(value)
    return None


def main_mission(g: Alone) -> Mission:
    found = next((m for m in g.state.missions if card(g, m).class_ == "FM"), None)
    if found is None:
        raise RuleBug("there is no main mission")
    return found


# Goals


def goal(g: Alone, mission: Mission) -> Goal | None:
    """What the mission wants next; None if it is done or has not started (AL-MISS-07, AL-WIN-03)."""
    if mission.done or not mission.active:
        return None
    return card(g, mission).goals[mission.stage]


def places(g: Alone) -> list[str]:
    """AL-INT-01: missions that an Interact in the hero's sector would advance. A cost that cannot be paid in full makes it
    illegal (S-57), sabotage markers make it impossible (AL-SAB-07)."""
    return [m.code for m in g.state.missions if _can_advance(g, m)]


def _can_advance(g: Alone, mission: Mission) -> bool:
    wanted = goal(g, mission)
    if wanted is None or not wanted.interact or wanted.interact != g.here.room:
        return False
    if card(g, mission).sabotage and g.here.sabotage > 0:
        return False
    return wanted.cost <= sum(item.charges for item in g.state.items)


def interact(g: Alone, code: str) -> Script[bool]:
    """AL-INT-03, AL-MISS-06: one Interact for this mission's goal; progress is kept. False if it is no longer possible."""
    mission = next(m for m in g.state.missions if m.code == code)
    wanted = goal(g, mission)
    if wanted is None or not _can_advance(g, mission):
        return False
    mission.progress += 1
    g.tell(events.MissionProgress(code, mission.progress, wanted.times))
    if mission.progress >= wanted.times:
        yield from _pay(g, wanted.cost, code)
        yield from _reached(g, mission)
    return True


def _pay(g: Alone, cost: int, code: str) -> Script[None]:
    """AL-MISS-06, D-27: so many charges from items of the hero's choice, one at a time; fewest charges first by default."""
    for left in range(cost, 0, -1):
        having = sorted((i for i in g.state.items if i.charges > 0), key=lambda i: (i.charges, i.upgraded))
        chosen = having[0].card
        if len(having) > 1 and sum(i.charges for i in having) > left:
            options = [
                option(
                    f"charge:{i.card}",
                    i.card,
                    msg="al-opt-pay-item",
                    item=i.card,
                    charges=i.charges,
                    upgraded=int(i.upgraded),
                )
                for i in having
            ]
            chosen = yield from ask(HERO, "al-pay-charge", options, left=left, why=code)
        searching.discard_charge(g, chosen)


def _reached(g: Alone, mission: Mission) -> Script[None]:
    """The next step of the goal, or the mission is complete."""
    mission.progress = 0
    if mission.stage + 1 < len(card(g, mission).goals):
        mission.stage += 1
        lights_changed(g)
        if _boss_has_died(g, mission):
            yield from _reached(g, mission)
        return
    yield from complete(g, mission)


def _boss_has_died(g: Alone, mission: Mission) -> bool:
    """S-103: the boss is wanted dead now, and was killed before it was."""
    wanted = goal(g, mission)
    return wanted is not None and wanted.kill_boss and not any(c.boss == mission.code for c in g.state.creatures)


def lights_changed(g: Alone) -> None:
    """A goal of lit rooms is reached the moment so many rooms are lit at the same time, whoever sees them. Only main missions
    have one, so that it ends the game."""
    for mission in g.state.missions:
        wanted = goal(g, mission)
        if wanted is None or not wanted.light_rooms:
            continue
        if sum(1 for s in g.state.sectors.values() if s.room and s.lit) < wanted.light_rooms:
            continue
        if card(g, mission).class_ != "FM" or mission.stage + 1 < len(card(g, mission).goals):
            raise RuleBug(f"{mission.code}: lit rooms must be the last step of a main mission")
        _won(g, mission)


def _won(g: Alone, mission: Mission) -> None:
    """AL-WIN-01: the main mission is completed; nothing further happens."""
    mission.done = True
    g.tell(events.MissionCompleted(mission.code))
    ending.end(g, "escaped")


def complete(g: Alone, mission: Mission) -> Script[None]:
    """AL-MISS-01..05: the first starting mission starts the main mission, then comes the difficulty's reward, then the rest of
    the card's own. Later ones pay only their own."""
    printed = card(g, mission)
    if printed.class_ == "FM":
        _won(g, mission)
    mission.done = True
    g.tell(events.MissionCompleted(mission.code))
    if not main_mission(g).active:
        yield from start_main_mission(g)
        yield from difficulty_reward(g)
    if printed.rule is not None:
        g.tell(events.RuleLifted(mission.code))
    yield from run_all(printed.reward, g, HERO, mission.code)


def start_main_mission(g: Alone) -> Script[None]:
    """AL-MISS-01, AL-MISS-02: once only; its setup is carried out now."""
    mission = main_mission(g)
    mission.active = True
    g.tell(events.MainMissionStarts(mission.code))
    printed = card(g, mission)
    if printed.sabotage:
        g.state.entered_control = g.here.room == CONTROL  # S-76: whoever stands there is not too late
    if printed.boss is not None:
        yield from place_boss(g, mission.code, printed.boss)
    lights_changed(g)


# Difficulty


def difficulty_reward(g: Alone) -> Script[None]:
    """AL-DIFF-02..07: the round marker moves first, then healing under the new limit."""
    gives = g.cards.numbers.difficulties[g.state.difficulty]
    for _ in range(gives.rounds):
        extra_round(g)
    if gives.heal_both:
        losing.heal(g, "life", gives.heal, "reward")
        losing.heal(g, "composure", gives.heal, "reward")
    elif gives.heal:
        yield from _heal_one(g, gives.heal)


def _heal_one(g: Alone, n: int) -> Script[None]:
    """AL-DIFF-07, D-24: one track, all points on it; the lower one by default."""
    tracks: list[Loss] = [t for t in ("life", "composure") if losing.healable(g, t)]
    if not tracks:
        return
    chosen = tracks[0]
    if len(tracks) > 1:
        lower = "life" if g.state.life <= g.state.composure else "composure"
        options: list[Option[Loss]] = [
            option(f"heal:{t}", t, msg="al-opt-reward", now=g.track(t), n=min(n, losing.healable(g, t))) for t in tracks
        ]
        chosen = yield from ask(HERO, "al-reward-heal", options, default=f"heal:{lower}", n=n)
    losing.heal(g, chosen, n, "reward")


def extra_round(g: Alone) -> None:
    """AL-RND-04, S-15: one step to the right, not beyond the end. AL-NIGHT-04: Nightmare goes on."""
    s = g.state
    s.round_space = min(s.round_space + 1, g.cards.numbers.start_space)
    g.tell(events.ExtraRound(losing.heal_limit(g)))


# Bosses


def boss_of(g: Alone, creature: Creature) -> Boss | None:
    return g.cards.missions[creature.boss].boss if creature.boss else None


def attacks_in_sight(g: Alone, creature: Creature) -> bool:
    """AL-SAB-03: may it attack from a distance? It must be revealed."""
    boss = boss_of(g, creature)
    return boss is not None and boss.attacks_in_sight and not g.hidden(creature)


def boss_places(g: Alone, boss: Boss) -> list[str]:
    """AL-SAB-01, S-76: as far from the room as the hero is, else the smallest distance above that has a sector; or at least so
    far from the hero, else as far as possible. Never the hero's sector. Measured like Locate."""
    others = [s for s in g.state.sectors if s != g.state.hero_at]
    if boss.as_far_from:
        room = next(s.id for s in g.state.sectors.values() if s.room == boss.as_far_from)
        far = station.distances(g, room, ignore_doors=True)
        beyond = sorted({far[s] for s in others if far[s] >= far[g.state.hero_at]})
        wanted = beyond[0] if beyond else max(far[s] for s in others)
        return [s for s in others if far[s] == wanted]
    far = station.distances(g, g.state.hero_at, ignore_doors=True)
    least = min(boss.distance, max(far.values()))
    return [s for s in others if far[s] >= least]


def place_boss(g: Alone, code: str, boss: Boss) -> Script[None]:
    """AL-SAB-01, D-38: the leader chooses the sector. Placed, not appearing: no noise."""
    places = boss_places(g, boss)
    # Drawn for one place as for many: whether luck came in would tell how many there are.
    sector = g.pick(places, f"boss:{code}:from-{g.state.hero_at}:{len(places)}")
    if len(places) > 1:
        options = [
            option(f"at:{s}", s, msg=station.at_msg(g, s), sector=s, revealed=int(g.sector(s).revealed), room=g.sector(s).room)
            for s in places
        ]
        sector = yield from ask(
            g.state.leader, "al-place-boss", options, default=f"at:{sector}", cover=g.cover(), audience=g.evil, boss=code
        )
    yield from g.evil_beat()
    creature = creatures.put(g, boss.kind, sector, code)
    g.tell_evil(events.Spawned(boss.kind, sector, code))
    if not g.hidden(creature):
        g.reveal()
        g.tell(events.CreatureAppears(boss.kind, names.place(g, sector), boss=code))


def boss_arrived(g: Alone, creature: Creature) -> None:
    """AL-SAB-05, S-76: he reached the control room, and the hero has not been there since the main mission began: once."""
    if not creature.boss or not g.cards.missions[creature.boss].sabotage or g.sector(creature.at).room != CONTROL:
        return
    if not g.state.entered_control and not g.state.sabotaged:
        g.state.sabotaged = True
        _sabotage(g, creature.at, FIRST_SABOTAGE)


def _sabotage(g: Alone, sector: str, n: int) -> None:
    """In a revealed sector the hero sees it (AL-VIS-04), and with the new markers those that were left out (S-95)."""
    g.sector(sector).sabotage += n
    lies.forget(g, sector, "sabotage")
    total = g.sector(sector).sabotage
    seen = g.sector(sector).revealed
    g.tell_evil(events.SabotagePlaced(total), others=events.SabotageSeen(total) if seen else None)


def boss_killed(g: Alone, creature: Creature) -> Script[None]:
    """A boss hunt is fulfilled by the kill (7.7)."""
    mission = next((m for m in g.state.missions if m.code == creature.boss), None)
    wanted = goal(g, mission) if mission is not None else None
    if mission is not None and wanted is not None and wanted.kill_boss:
        yield from _reached(g, mission)


# The end of a round


def round_end(g: Alone) -> Script[None]:
    """AL-END-02, AL-END-10: what missions do in step 1: the boss moves, then sabotage, then the special rule of a PM mission."""
    for id in [c.id for c in g.state.creatures if c.boss]:
        creature = g.find_creature(id)
        if creature is not None:
            yield from _boss_moves(g, creature)
    for creature in g.state.creatures:
        if creature.boss and g.cards.missions[creature.boss].sabotage and g.sector(creature.at).room == CONTROL:
            _sabotage(g, creature.at, MORE_SABOTAGE)  # AL-SAB-06
    steps = rule(g, "round_end_move")
    if steps:
        yield from evil_may_move(g, steps)
    contamination = rule(g, "dark_composure")
    if contamination and not g.here.lit:
        pm = next(m.code for m in g.state.missions if card(g, m).rule is not None)
        yield from losing.lose(g, "composure", contamination, pm, evil=False)


def _boss_moves(g: Alone, creature: Creature) -> Script[None]:
    """AL-SAB-04, D-37: up to so many sectors; by default the Saboteur takes the shortest way to the control room."""
    boss = boss_of(g, creature)
    if boss is None or not boss.moves:
        return
    control = next((s.id for s in g.state.sectors.values() if s.room == CONTROL), None)
    heads_for = control if g.cards.missions[creature.boss].sabotage else None
    yield from creatures.choose_walk(g, g.state.leader, creature.id, boss.moves, upto=True, heads_for=heads_for)


def evil_may_move(g: Alone, steps: int) -> Script[None]:
    """D-48: 1 creature of the leader's choice, or none."""
    able = [c for c in g.state.creatures if creatures.movable(g, c)]
    chosen = yield from creatures.choose_creature(g, g.state.leader, able, optional=True)
    if chosen is not None:
        yield from creatures.choose_walk(g, g.state.leader, chosen.id, steps, upto=False)
