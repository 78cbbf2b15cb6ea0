"""The hero's automatic player: goes for the missions over the cheapest way it knows, asks Locate where they are, flees from what it
cannot kill and shuts doors behind it, fights where the odds are good, searches rooms on the way, heals and spends adrenaline.

Every action on offer is given a value in points of life or composure, and the best one is taken. It sees its view and its question
only; what it remembers of earlier views is in its sketch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from games.alone.content import Catalogue, Goal
from games.alone.fighting import Fighting
from games.alone.kit import Kit
from games.alone.sketch import BOSS, Sketch, Way, beside, floor_of
from games.alone.state import DIRECTIONS
from games.alone.verbs.actions import Flare, Heal, MoveHero, Smoke
from games.alone.verbs.actions import Locate as LocateMore
from games.alone.verbs.actions import Search as SearchMore
from games.alone.verbs.rewards import DrawItems, GainCompanion
from games.alone.verbs.verb import AloneVerb
from games.alone.view import AloneView, SeenCreature, SeenItem, SeenSector
from games.kernel.ask import Ask, Option
from games.kernel.players import Default

TEMPO = 0.95  # one action nearer to the goal
# What entering a place costs beyond the step, in steps: each creature seen there, danger, a web, ground walked before, the unknown.
CREATURE_COST, DANGER_COST, CONDITION_COST, AGAIN_COST, UNKNOWN_COST = 1.3, 0.25, 0.5, 0.12, 0.15
# How probably a creature here follows the hero one sector, or two; and one seen next door comes in.
FOLLOWS, FOLLOWS_FAR, COMES = 0.6, 0.25, 0.4
PUT_OFF = 0.7  # how much of the price of getting away is only put off by staying
# Steps to a goal nobody has told anything about, from the edge of the known base.
NO_IDEA = 5.0
WRONG_FLOOR = 1.0  # the target lies on the other one
WRONG_WAY = 3.0  # the direction of its first step was told, and it is another
WANDERING = 1.5  # steps through the unknown for every step that is left at least
NOT_A_ROOM = 1.2  # the edge of the known base without a door is no room: at least so much farther
BEYOND_STAIRS = 4  # steps from stairs to a target on the other floor, if nothing else was told
ALIKE, STALE = 1.6, 4  # ways that differ by no more; an answer given so many turns and steps ago
SHOCK = 1.3  # meeting a creature nobody saw
LATE = 0.7  # an item once the main mission has begun
ITEM = 1.3  # an item card drawn into an empty bag
COMPANION = 3.5  # a detour of so many steps is worth a companion
ARMED = 2.0  # wounds a boss hunter can count on
LOW = 7  # life and composure together: from here on every point is dear


@dataclass(slots=True)
class Plan:
    """What the hero knows and wants at this moment."""

    view: AloneView
    here: SeenSector
    sketch: Sketch
    goals: list[Goal]
    to_go: dict[str, float]
    price: Callable[[str], float]
    stay: float  # what staying here costs this turn
    leave: float  # what leaving costs, besides being followed
    more_to_come: bool  # another action follows this turn
    risk: dict[str, float]  # by way out: what probably waits there unseen, in steps

    def onward(self, way: Way) -> float:
        """Steps to the goal if the hero goes this way, the step itself included."""
        return self.price(way.to) + (1.0 if way.blocked else 0.0) + self.risk.get(way.way, 0.0) + self.to_go.get(way.to, 99.0)

    @property
    def best(self) -> Way | None:
        """The way to the goal."""
        ways = self.sketch.ways(self.here.place)
        known = [w for w in ways if w.to in self.to_go]
        return min(known, key=lambda w: (self.onward(w), w.way), default=None)

    @property
    def left(self) -> float:
        """Steps to the goal from here."""
        at_goal = self.to_go.get(self.here.place, 99.0)
        return min(at_goal, self.onward(self.best) if self.best else 99.0)


class HeroPilot:
    def __init__(self, cards: Catalogue, *, remembers: bool = False) -> None:
        self.cards = cards
        self.fighting = Fighting(cards)
        self.kit = Kit(cards)
        self.remembers = remembers
        self._sketch = Sketch()
        self._default = Default()

    def pick(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        sketch = self._sketch if self.remembers else Sketch()
        sketch.look(view)
        if question.msg == "al-discard-items":
            return self._discard(view, question)
        answer = self._answers.get(question.msg)
        key = answer(self, view, question, sketch) if answer else ""
        if key in question.keys:
            return (key,)
        usual = self._default.pick(view, question)
        # Going back would lead to the same question again and again.
        return usual if usual != ("back",) else (next(k for k in question.keys if k != "back"),)

    # Goals

    def _goals(self, view: AloneView) -> list[Goal]:
        """What has to be done next: one of the starting missions, then the main mission."""
        main = [m for m in view.missions if m.active and not m.done and m.code.startswith("FM")]
        found: list[Goal] = []
        for m in main or [m for m in view.missions if m.active and not m.done]:
            goals = self.cards.missions[m.code].goals
            if m.stage < len(goals):
                found.append(goals[m.stage])
        charges = sum(i.charges for i in view.items)
        return [g for g in found if g.cost <= charges] or found

    def _later(self, view: AloneView) -> list[str]:
        """Rooms that will be needed after the next goal."""
        main = next((m for m in view.missions if m.code.startswith("FM") and not m.done), None)
        if main is None:
            return []
        goals = self.cards.missions[main.code].goals
        return [g.interact for g in goals[main.stage + (1 if main.active else 0) :] if g.interact]

    def _last_goal(self, view: AloneView) -> bool:
        """Is the next goal the one that wins?"""
        main = next((m for m in view.missions if m.active and not m.done and m.code.startswith("FM")), None)
        return main is not None and main.stage == len(self.cards.missions[main.code].goals) - 1

    def _bonus(self, view: AloneView, room: str) -> float:
        """How many steps a starting mission that is not needed any more is worth: for the companion or the items it brings."""
        for m in view.missions:
            card = self.cards.missions[m.code]
            if m.done or not m.active or card.class_ == "FM" or room not in card.rooms:
                continue
            if any(isinstance(e, GainCompanion) for e in card.reward):
                return COMPANION
            if any(isinstance(e, DrawItems) for e in card.reward):
                return 1.5
        return 0.0

    def _plan(self, view: AloneView, sketch: Sketch) -> Plan | None:
        here = view.here
        if here is None:
            return None
        goals = self._goals(view)
        price = self._price(view, sketch)
        to_go = sketch.still_to_go(self._targets(view, here, sketch, goals), price)
        detours = self._detours(view, here, sketch, to_go)
        if detours:
            to_go = sketch.still_to_go({**self._targets(view, here, sketch, goals), **detours}, price)
        more = view.actions_left >= 2
        stay = self.fighting.bites(view, here, here.creatures) + self._shots(view, here)
        for way in sketch.ways(here.place):
            beyond = view.sector(way.to)
            if beyond is not None and not way.blocked and self._evil_can(view):
                stay += COMES * self.fighting.bites(view, here, beyond.creatures)
        leave = self.fighting.parting_blow(view, here)
        hidden = [w for w in sketch.ways(here.place) if view.sector(w.to) is None]
        risk = {w.way: SHOCK * (self._suspicion(sketch, here.place, w) - 0.1) for w in hidden}
        return Plan(view, here, sketch, goals, to_go, price, stay, leave, more, risk)

    def _shots(self, view: AloneView, here: SeenSector) -> float:
        """A boss that shoots from afar."""
        found = 0.0
        for sector in self.fighting.in_sight(view):
            if sector.place == here.place:
                continue
            for c in sector.creatures:
                boss = self.cards.missions[c.boss].boss if c.boss else None
                if boss is not None and boss.attacks_in_sight:
                    found += self.fighting.bite(view, c, sector.lit, here.danger)
        return found

    def _evil_can(self, view: AloneView) -> bool:
        """Evil has a space and cards left."""
        return view.occupied < view.spaces and any(e.cards for e in view.evil)

    def _price(self, view: AloneView, sketch: Sketch) -> Callable[[str], float]:
        shown = {s.place: s for f in view.floors for s in f.sectors}

        def price(place: str) -> float:
            known = shown.get(place)  # creatures and markers only as they are seen now
            cost = 1.0 + AGAIN_COST * min(4, sketch.visits.get(place, 0))
            if known is None:
                return cost + (UNKNOWN_COST if place not in sketch.sectors else 0.0)
            cost += CREATURE_COST * self.fighting.bites(view, known, known.creatures)
            return cost + (DANGER_COST if known.danger else 0.0) + CONDITION_COST * len(known.conditions)

        return price

    def _targets(self, view: AloneView, here: SeenSector, sketch: Sketch, goals: list[Goal]) -> dict[str, float]:
        """Where the next goal is or may be, each with the steps that are left from there."""
        found: dict[str, float] = {}

        def add(place: str, left: float) -> None:
            found[place] = min(left, found.get(place, left))

        edge = sketch.frontier()
        for goal in goals:
            if goal.interact:
                known = sketch.room(goal.interact)
                if known:
                    add(known, float(goal.times) - self._bonus(view, goal.interact) / 2)
                else:
                    self._guess(sketch, edge, f"room:{goal.interact}", goal.times - self._bonus(view, goal.interact) / 2, add)
            elif goal.kill_boss:
                seen = [s.place for f in view.floors for s in f.sectors if any(c.boss for c in s.creatures)]
                for place in seen:
                    add(place, 1.0)
                if not seen:
                    self._guess(sketch, edge, BOSS, 2.0, add)
                    self._ring(view, sketch, add)
            else:
                self._lamps(view, here, sketch, edge, add)
        return found

    def _guess(self, sketch: Sketch, edge: dict[str, bool], target: str, left: float, add: Callable[[str, float], None]) -> None:
        """The edge of the known base, by what Locate told: a target d steps from where the hero stood is at least d - k from what
        lies k steps from there, and on its own floor it can lie in few places only. Beyond the edge nobody knows the way, so that
        what is left there counts for more."""
        hints = sketch.hints_of(target)
        spots = sketch.may_lie(target) if target.startswith("room:") else []
        last = hints[-1] if hints else None
        upstairs = (
            [] if last is None or last.same_floor or sketch.knows_stairs(floor_of(last.place)) else sketch.hints_of("stairs")
        )
        reach = {h.place: sketch.steps_from(h.place) for h in [*hints, *upstairs]}
        told = {h.place: sketch.first_ways(h.place) for h in hints if h.way}
        to_spot = sketch.guessed_steps(spots)
        to_stairs = sketch.guessed_steps(sketch.may_lie("stairs")) if upstairs else {}
        # From the stairs on it is at least as far as the answers given at one place differ.
        beyond = max((h.distance - s.distance for h in hints for s in upstairs if h.place == s.place), default=BEYOND_STAIRS)
        for place, door in edge.items():
            bound = 0.0 if hints else NO_IDEA
            for h in hints:
                k = reach[h.place].get(place)
                if k is None:
                    continue
                bound = max(bound, float(h.distance - k))
                if h.way and h.place in told and told[h.place].get(place) != h.way:
                    bound += WRONG_WAY
            for h in upstairs:
                k = reach[h.place].get(place)
                if k is not None:
                    bound = max(bound, float(h.distance - k + beyond))
            if place in to_stairs:
                bound = max(bound, float(beyond + to_stairs[place]))
            if place in to_spot:
                bound = max(bound, float(to_spot[place]))
            elif last is not None and (floor_of(place) == floor_of(last.place)) != last.same_floor:
                bound = max(4.0 if last.same_floor else 2.0, bound) + WRONG_FLOOR
            elif bound == 0.0 and not door and target != BOSS:
                bound = NOT_A_ROOM
            add(place, left + (WANDERING * bound if hints else bound))

    def _ring(self, view: AloneView, sketch: Sketch, add: Callable[[str, float], None]) -> None:
        """Places known but out of sight, as far off as the boss was said to be: it may stand in any of them."""
        for h in sketch.hints_of(BOSS)[-1:]:
            for place, k in sketch.steps_from(h.place).items():
                off = abs(k - h.distance)
                there = (floor_of(place) == floor_of(h.place)) == h.same_floor
                if place in sketch.sectors and view.sector(place) is None and there and off <= 1:
                    add(place, 1.5 + off)

    def _lamps(
        self, view: AloneView, here: SeenSector, sketch: Sketch, edge: dict[str, bool], add: Callable[[str, float], None]
    ) -> None:
        """Rooms have to be lit: by a flare in them, by a switch box whose line reaches one."""
        flare = any(self._has(i.card, Flare) for i in view.items)
        boxes = [place for place, sector in sketch.sectors.items() if sector.box]
        if not edge and not any(self._light_worth(view, sketch, box)[1] for box in boxes):
            # Everything known was lit once, and it is not enough: somebody has put lights out unseen.
            sketch.repaired.clear()
            sketch.doubts = True
        for place, sector in sketch.sectors.items():
            if flare and sector.room and not self._lit(view, sketch, place):
                add(place, 1.0)
            worth = self._light_worth(view, sketch, place)[1] if sector.box else 0.0
            if worth:
                add(place, 1.0 if worth >= 1 else 2.5)
        self._guess(sketch, edge, "box", 2.0, add)

    def _lit(self, view: AloneView, sketch: Sketch, place: str) -> bool:
        """Lit, as far as the hero knows."""
        shown = view.sector(place)
        return shown.lit if shown is not None else not sketch.doubts and sketch.sectors[place].lit

    def _light_worth(self, view: AloneView, sketch: Sketch, box: str) -> tuple[str, float]:
        """The direction in which this box lights most rooms: one for a known dark room, less for what lies behind a door."""
        best, value = "", 0.0
        for way in DIRECTIONS:
            if (box, way) in sketch.repaired:
                continue
            worth, at = 0.0, box
            for _ in range(self.cards.numbers.repair_reach):
                sector = sketch.sectors.get(at)
                passage = sector.exits.get(way, "") if sector is not None else ""
                if not passage or (passage == "blocked" and at != box):
                    break
                at = beside(at, way)
                beyond = sketch.sectors.get(at)
                if beyond is None:
                    worth += 0.5 if passage != "open" else 0.0
                elif beyond.room and not self._lit(view, sketch, at):
                    worth += 1.0
            if worth > value:
                best, value = way, worth
        return best, value

    def _has(self, card: str, verb: type[AloneVerb]) -> bool:
        return any(isinstance(e, verb) for e in self.cards.items[card].effects)

    def _detours(self, view: AloneView, here: SeenSector, sketch: Sketch, to_go: dict[str, float]) -> dict[str, float]:
        """Known rooms that are worth a little way: to be searched, or for a mission that pays."""
        main = any(m.active and m.code.startswith("FM") for m in view.missions)
        found: dict[str, float] = {}
        for place, sector in sketch.sectors.items():
            if not sector.room or place == here.place or place not in to_go:
                continue
            gain = self._search_worth(view, sector) / TEMPO - 1.0
            if main:
                gain = max(gain, self._bonus(view, sector.room) - 1.0)
            if gain > 0:
                found[place] = to_go[place] - gain
        return found

    # The turn

    def _turn(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        plan = self._plan(view, sketch)
        if plan is None:
            return ""
        own = self._declare(plan, question)
        if own:
            return own
        best, value = "", -99.0
        for option in question.options:
            worth = self._value(plan, option, question)
            if worth > value:
                best, value = option.key, worth
        if best.startswith("interact:box:"):
            sketch.repaired.add((plan.here.place, best.rpartition(":")[2]))
        return best

    def _value(self, plan: Plan, option: Option[Any], question: Ask) -> float:
        """What this action is worth now, in points; things declared at the start of a turn are no actions."""
        word, _, rest = option.key.partition(":")
        stay = self._staying(plan)
        match word:
            case "move":
                return self._move_value(plan, rest)
            case "unblock":
                way = next((w for w in plan.sketch.ways(plan.here.place) if w.way == rest), None)
                wanted = plan.best is not None and way is not None and way.way == plan.best.way
                lamp = plan.here.box and any(g.light_rooms for g in plan.goals)
                if lamp and self._light_worth(plan.view, plan.sketch, plan.here.place)[0] == rest:
                    return 4.0 - stay  # a blocked door keeps the light in
                return (TEMPO if wanted else -0.5) - stay
            case "attack":
                return self.fighting.plain(plan.view, plan.here, rest) - stay
            case "interact":
                return self._interact_value(plan, rest) - stay
            case "search":
                return self._search_worth(plan.view, plan.here) - stay
            case "locate":
                return self._locate_worth(plan) - stay
            case "explore":
                return self._explore_value(plan, rest) - stay
            case "item":
                return self._item_value(plan, option, rest, stay)
            case "stop":
                return -stay
            case _:
                return -50.0

    def _staying(self, plan: Plan) -> float:
        """What an action on the spot costs. Whatever is here bites and is still here afterwards, so that leaving it is only put off;
        with another action to come the hero can still walk away this turn."""
        chased = sum(self.fighting.bite(plan.view, c, False, False) for c in plan.here.creatures)
        follows = FOLLOWS if self._evil_can(plan.view) else 0.0
        away = plan.leave + follows * chased
        stay = plan.stay + PUT_OFF * away
        return min(stay, away + 0.5 * (plan.stay if not plan.here.creatures else 0.0)) if plan.more_to_come else stay

    def _move_value(self, plan: Plan, name: str, far: bool = False) -> float:
        """A step: nearer to the goal, away from what bites here, perhaps followed."""
        way = next((w for w in plan.sketch.ways(plan.here.place) if w.way == name), None)
        if way is None:
            return -1.0
        gain = TEMPO * (1.0 - (plan.onward(way) - plan.left)) if plan.to_go else 0.0
        follows = (FOLLOWS_FAR if far or plan.more_to_come else FOLLOWS) if self._evil_can(plan.view) else 0.0
        chased = sum(self.fighting.bite(plan.view, c, False, False) for c in plan.here.creatures)
        if way.door and way.way != "stairs":
            follows *= 0.5  # the door can be shut behind
        beyond = plan.view.sector(way.to)
        met = self.fighting.bites(plan.view, beyond, beyond.creatures) if beyond is not None else 0.0
        return gain - plan.leave - follows * chased - met * (0.6 if plan.more_to_come else 1.0)

    def _suspicion(self, sketch: Sketch, here: str, way: Way) -> float:
        """How many creatures probably wait unseen where this way leads."""
        if way.to in sketch.sectors and self.remembers and sketch.visits.get(way.to):
            return 0.0
        heard = sketch.heard(here, way.way)
        return min(1.5, 0.1 + (0.15 if way.way == "stairs" else 0.6) * heard)

    def _explore_value(self, plan: Plan, name: str) -> float:
        """To look before going: it saves the shock, and shows two sectors of the way."""
        way = next((w for w in plan.sketch.ways(plan.here.place) if w.way == name), None)
        if way is None or plan.view.sector(way.to) is not None or plan.best is None or plan.best.way != name:
            return 0.0
        return 0.35 + SHOCK * self._suspicion(plan.sketch, plan.here.place, way)

    def _interact_value(self, plan: Plan, rest: str) -> float:
        kind, _, what = rest.partition(":")
        if kind == "mission":
            card = self.cards.missions[what]
            needed = any(g.interact and g.interact == plan.here.room for g in plan.goals)
            main = any(m.active and m.code.startswith("FM") for m in plan.view.missions)
            if card.class_ == "FM" or (needed and not main):
                return 8.0
            return self._bonus(plan.view, plan.here.room) * TEMPO + 0.3
        if kind == "sabotage":
            return 7.0
        if kind == "condition":
            return 0.3
        return self._box_value(plan, what)

    def _box_value(self, plan: Plan, way: str) -> float:
        """Light: for a mission that wants it, or because something bites in the dark here."""
        if any(g.light_rooms for g in plan.goals):
            best, worth = self._light_worth(plan.view, plan.sketch, plan.here.place)
            return 6.0 * worth if way == best and plan.here.exits.get(way) != "blocked" else 0.0
        if plan.here.lit:
            return 0.0
        here, view = plan.here, plan.view
        spared = sum(
            self.fighting.bite(view, c, False, here.danger) - self.fighting.bite(view, c, True, here.danger)
            for c in here.creatures
        )
        longest = sum(1 for w in plan.sketch.ways(here.place) if w.way == way)
        return (spared + 0.6 if here.creatures else 0.1) + 0.01 * longest

    def _search_worth(self, view: AloneView, sector: SeenSector) -> float:
        """Items by the card; fewer are worth it once the bag is full or the end is near. Charges that a goal wants count more."""
        n = self.cards.numbers
        first = sector.room and sector.room not in view.searched
        rules = [self.cards.missions[m.code].rule for m in view.missions if not m.done]
        fewer = next((r.room_search for r in rules if r is not None and r.room_search is not None), None)
        cards = (fewer or n.room_search_cards) if first else n.search_cards
        space = n.inventory - len(view.items)
        late = LATE if any(m.active and m.code.startswith("FM") for m in view.missions) else 1.0
        each = late * ITEM * max(0.3, 1.0 - 0.12 * len(view.items))
        worth = each * min(cards, space) + 0.15 * max(0, cards - max(0, space))
        held = sum(i.charges for i in view.items)
        costs = [g.cost for m in view.missions if not m.done for g in self.cards.missions[m.code].goals]
        if any(g.kill_boss for g in self._goals(view)) and self.fighting.arsenal(view) < ARMED:
            worth *= 1.7
        if max(costs, default=0) > held:
            worth += 0.5 * min(cards, 2)
        return worth

    # Locate

    def _unknown(self, plan: Plan) -> list[str]:
        """What the next goals need and nobody has seen, most needed first; the stairs if everything lies on the other floor."""
        rooms = [f"room:{g.interact}" for g in plan.goals if g.interact and not plan.sketch.room(g.interact)]
        wanted = list(rooms)
        if any(g.kill_boss for g in plan.goals):
            seen = any(c.boss for f in plan.view.floors for s in f.sectors for c in s.creatures)
            wanted += [] if seen else [BOSS]
        if any(g.light_rooms for g in plan.goals):
            wanted += [] if any(s.box for s in plan.sketch.sectors.values()) else ["box"]
        here = floor_of(plan.here.place)
        if wanted and not plan.sketch.knows_stairs(here):
            answers = [hints[-1] for t in wanted if (hints := plan.sketch.hints_of(t))]
            if len(answers) == len(wanted) and not any((floor_of(h.place) == here) == h.same_floor for h in answers):
                return ["stairs", *wanted]
        return wanted

    def _locate_worth(self, plan: Plan) -> float:
        """Much before anything is known of the goal, something when the hero has come far since and has several ways to choose
        from that look alike."""
        wanted = self._unknown(plan)
        if not wanted or plan.left <= 2.0 or any(plan.sketch.room(g.interact) for g in plan.goals if g.interact):
            return 0.0
        ways = sorted(plan.onward(w) for w in plan.sketch.ways(plan.here.place) if w.to in plan.to_go)
        alike = len(ways) >= 2 and ways[1] - ways[0] <= ALIKE
        worth = 0.0
        for target in self._named(plan)[: self.cards.numbers.locate_targets]:
            hints = [h for h in plan.sketch.hints if h.target == target]
            if target not in wanted:
                continue
            if not hints:
                worth = max(worth, 2.6 if target != "stairs" else 1.5)
                continue
            last = hints[-1]
            away = plan.sketch.steps_from(last.place).get(plan.here.place, 9)
            if alike and min(plan.sketch.now - last.when, away) >= STALE:
                worth = max(worth, 1.3)
        return worth

    def _named(self, plan: Plan) -> list[str]:
        """What to ask for, in this order: what is needed and was asked longest ago, then what will be needed later."""
        asked = {h.target: h.when for h in plan.sketch.hints}
        wanted = sorted(self._unknown(plan), key=lambda t: asked.get(t, -1))
        later = [f"room:{r}" for r in self._later(plan.view) if not plan.sketch.room(r)]
        stairs = [] if plan.sketch.knows_stairs(floor_of(plan.here.place)) else ["stairs"]
        return list(dict.fromkeys([*wanted, *later, *stairs, "creature", "box"]))

    def _locate(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        plan = self._plan(view, sketch)
        if plan is None:
            return ""
        return next((t for t in self._named(plan) if t in question.keys), "")

    # Items

    def _item_value(self, plan: Plan, option: Option[Any], rest: str, stay: float) -> float:
        id = rest.removesuffix(":plain")
        upgraded = bool(dict(option.args).get("upgraded", 0))
        held = next((i for i in plan.view.items if i.card == id), None)
        if held is None:
            return -50.0
        card = self.cards.items[id]
        effects = card.in_use(upgraded)
        price = 0.2 * self.kit.per_charge(id, upgraded)
        if card.action == "attack":
            return self.fighting.with_item(plan.view, held, upgraded)[0] - stay
        value = -1.0
        for e in effects:
            match e:
                case MoveHero() if e.move_hero >= 2 and plan.best is not None:
                    gain = self._move_value(plan, plan.best.way, far=True) + (TEMPO if plan.left >= 2 else 0.0)
                    value = max(value, gain - 0.35)
                    stay = 0.0
                case Heal():
                    now = plan.view.life if e.heal == "life" else plan.view.composure
                    value = max(value, 0.0) + min(e.n, max(0, plan.view.heal_limit - now)) * 0.9
                case Smoke():
                    value = self._smoke(plan, upgraded)
                    stay = 0.0
                case Flare():
                    lamps = any(g.light_rooms for g in plan.goals)
                    if lamps and plan.here.room and not plan.here.lit:
                        value = 6.0
                    elif plan.here.creatures and not plan.here.lit:
                        value = self._box_value(plan, "") - price
                case SearchMore():
                    value = self._search_worth(plan.view, plan.here) + ITEM * e.search - price
                case LocateMore():
                    value = self._locate_worth(plan) + 0.3 - price if self._locate_worth(plan) else -1.0
                case _:
                    pass
        return value - stay

    def _smoke(self, plan: Plan, upgraded: bool) -> float:
        """Fewer dice against the hero; upgraded it covers a step away."""
        bites = self.fighting.bites(plan.view, plan.here, plan.here.creatures)
        if not plan.here.creatures:
            return -1.0
        one_less = len(plan.here.creatures) / 3
        if upgraded and plan.best is not None:
            return self._move_value(plan, plan.best.way) + plan.leave - 0.2
        return one_less - bites - 0.3

    # The start of a turn

    def _declare(self, plan: Plan, question: Ask) -> str:
        """Adrenaline where it counts: Bullet Time to get away, to fight or to finish; healing while the limit allows it; nothing
        is kept beyond the end of the round."""
        view, keys = plan.view, question.keys
        turns_left = view.turns - view.turn  # this one included
        gain = next((k for k in keys if k.startswith("use:")), "")
        if gain:
            return gain
        helped = self._companion(plan, question)
        if helped:
            return helped
        total = view.life + view.composure
        heal = [k for k in ("heal:life", "heal:composure") if k in keys]
        lower = min(heal, key=lambda k: view.life if k == "heal:life" else view.composure, default="")
        hot = plan.stay >= 0.6 or plan.left <= 2.0 or any(k.startswith("interact:mission:") for k in keys)
        spare = view.adrenaline >= turns_left
        if "bullet" in keys and hot and not view.bullet_time:
            return "bullet"
        if lower and (total <= LOW or view.adrenaline >= 2 or spare):
            return lower
        if "bullet" in keys and (spare or view.adrenaline > view.capacity or (view.adrenaline >= 3 and not heal)):
            return "bullet"
        return ""

    def _companion(self, plan: Plan, question: Ask) -> str:
        """A companion's charge for a point; the sacrifice when hardly anything is left of the companion."""
        view = plan.view
        charges = {c.character: c.charges for c in view.companions}
        for key in question.keys:
            word, _, rest = key.partition(":")
            who = rest.partition(":")[0]
            if word == "companion" and view.life + view.composure <= LOW:
                return key
            if word == "sacrifice" and charges.get(who, 9) <= 2 and self._sacrifice_pays(plan, who):
                return key
        return ""

    def _sacrifice_pays(self, plan: Plan, who: str) -> bool:
        view = plan.view
        room = sum(max(0, view.heal_limit - now) for now in (view.life, view.composure))
        for e in self.cards.characters[who].sacrifice:
            if isinstance(e, Heal):
                return room >= 3
            if isinstance(e, MoveHero):
                return plan.left >= 3 or plan.stay >= 1.0
        return bool(plan.here.creatures) or charges_low(view)

    # Directions and steps

    def _way(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A direction for an item or a further step: where the next goal lies, without what bites."""
        plan = self._plan(view, sketch)
        if plan is None:
            return ""
        ways = {str(dict(o.args)["way"]): o.key for o in question.options if "way" in dict(o.args)}
        return ways.get(max(ways, key=lambda w: self._move_value(plan, w), default=""), "")

    def _go_on(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        plan = self._plan(view, sketch)
        if plan is None or plan.here.room in {g.interact for g in plan.goals if g.interact}:
            return "stop"
        key = self._way(view, question, sketch)
        if not key or plan.left <= 0.5:
            return "stop"
        way = str(dict(next(o for o in question.options if o.key == key).args)["way"])
        gain = self._move_value(plan, way)
        if key.startswith("companion:"):
            gain -= 1.0
        elif key.startswith("hero:") and plan.stay < 0.6 and view.turns - view.turn > 2:
            gain -= 0.6  # once per round: kept for a flight, or for the end of the round
        return key if gain > -plan.stay else "stop"

    def _block(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """Shut the door between the hero and whatever would follow; not the one the way leads through."""
        plan = self._plan(view, sketch)
        if plan is None or plan.here.creatures:
            return ""
        onward = plan.best.way if plan.best is not None else ""
        stays = plan.here.room in {g.interact for g in plan.goals if g.interact}
        for_good = stays and self._last_goal(view)
        best, value = "", 0.0
        for option in question.options:
            way = next((w for w in sketch.ways(plan.here.place) if w.way == dict(option.args).get("way")), None)
            if way is None:
                continue
            seen = view.sector(way.to)
            threat = self.fighting.bites(view, plan.here, seen.creatures) if seen is not None else 0.0
            threat += 0.4 * view.noises.count(way.way)
            came_from = sketch.visits.get(way.to, 0) > 0
            worth = threat + (0.15 if came_from else 0.0)
            if for_good:
                worth = threat + 1.0  # nobody has to leave here any more
            elif len(sketch.ways(plan.here.place)) == 1:
                worth = threat - (0.4 if stays or plan.here.room not in view.searched else 0.8)
            elif way.way == onward:
                worth = threat * 0.5 - TEMPO
            elif way.to not in sketch.sectors:
                worth -= 0.3
            if worth > value:
                best, value = option.key, worth
        return best

    # Fights

    def _attack(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """The target an attack is worth most on; with an item if the question offers one."""
        here = view.here
        if here is None:
            return ""
        item = str(dict(question.args).get("item", ""))
        held = next((i for i in view.items if i.card == item), None)
        best, value = "", -1.0
        for option in question.options:
            worth = self._target_worth(view, here, held, option)
            if worth > value:
                best, value = option.key, worth
        return best

    def _target_worth(self, view: AloneView, here: SeenSector, held: SeenItem | None, option: Option[Any]) -> float:
        word, _, rest = option.key.partition(":")
        if word == "item":
            other = next((i for i in view.items if i.card == rest.removesuffix(":plain")), None)
            return self.fighting.with_item(view, other, not rest.endswith(":plain") and other.upgraded)[0] if other else -1.0
        if word != "attack":
            return 0.0 if option.key == "none" else -1.0
        key, _, place = rest.partition("@")
        sector = view.sector(place) if place else here
        target = next((c for c in sector.creatures if c.key == key), None) if sector is not None else None
        if target is None or sector is None:
            return 0.0
        dice = self.cards.numbers.hero_dice
        if held is not None:
            charges = self.fighting.best_charges(view, here, held, target, sector)
            dice = self.fighting.dice(self.cards.items[held.card], held.upgraded, charges, target)
        return 0.1 + self.fighting.strike(view, target, sector, dice, self.fighting.hit(view, here))

    def _attack_or_move(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        plan = self._plan(view, sketch)
        if plan is None:
            return ""
        return max(question.options, key=lambda o: self._value(plan, o, question)).key

    def _sector(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        item = next((i for i in view.items if i.card == dict(question.args).get("item")), None)
        where = self.fighting.with_item(view, item, item.upgraded)[2] if item is not None else None
        return f"at:{where.place}" if where is not None else ""

    def _charges(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        item = next((i for i in view.items if i.card == dict(question.args).get("item")), None)
        here = view.here
        if item is None or here is None:
            return ""
        _, target, sector = self.fighting.with_item(view, item, item.upgraded)
        if target is None or sector is None:
            return ""
        return f"charges:{self.fighting.best_charges(view, here, item, target, sector)}"

    def _reroll(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """Whatever re-rolls failures is used; all dice together only when the roll is mostly lost."""
        told = dict(question.args)
        hits, failures = int(told.get("hits", 0)), int(told.get("failures", 0))
        keys = [k for k in question.keys if k not in ("keep", "commander")]
        if keys:
            return keys[0]
        return "commander" if "commander" in question.keys and failures > hits else "keep"

    def _dice(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A companion's die costs a point: for the boss, or on a wounded creature."""
        here = view.here
        worth_it = here is not None and any(self.fighting.hunted(view, c) or c.wounded for c in here.creatures)
        return "use" if worth_it else "keep"

    def _lure(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """The creature that bites hardest."""
        here = view.here
        if here is None:
            return ""
        known: dict[str, SeenCreature] = {c.key: c for c in here.creatures if c.key in question.keys}
        return max(known, key=lambda k: self.fighting.bite(view, known[k], here.lit, here.danger), default="")

    def _lure_to(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """Anywhere but where the hero wants to go."""
        plan = self._plan(view, sketch)
        onward = plan.best.way if plan is not None and plan.best is not None else ""
        return next((o.key for o in question.options if dict(o.args).get("way") != onward), "")

    def _use(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """An opportunity item: where points are at stake, and more than a trifle of them."""
        told = dict(question.args)
        n, when = int(told.get("n", 0)), str(told.get("when", ""))
        key = next((k for k in question.keys if k.startswith("use:")), "")
        here = view.here
        if not key or here is None:
            return ""
        if when == "before_attacks":
            return key if self.fighting.bites(view, here, here.creatures) >= 0.6 else "keep"
        if when == "own_attack_in_the_dark":
            return key
        held = next((i for i in view.items if i.card == key.split(":")[1]), None)
        many = held is not None and held.charges >= 2
        return key if n >= 2 or many or view.life + view.composure <= LOW else "keep"

    # Searching, paying, healing

    def _upgrade(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        held = {i.card: i for i in view.items}
        best, value = "done", 0.0
        for option in question.options:
            told = dict(option.args)
            item = held.get(str(told.get("item", "")))
            if item is None or not option.key.startswith("upgrade:"):
                continue
            source = held.get(str(told.get("source", "")))
            worth = self.kit.upgrade(item) - (self.kit.per_charge(source.card, source.upgraded) if source is not None else 0.0)
            if worth > value:
                best, value = option.key, worth
        return best

    def _discard(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        worst = sorted(view.items, key=lambda i: (self.kit.worth(i), i.card))
        keys = [f"discard:{i.card}" for i in worst if f"discard:{i.card}" in question.keys]
        return tuple(keys[: question.least])

    def _pay(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A charge from the item that is worth least."""
        held = [i for i in view.items if f"charge:{i.card}" in question.keys]
        worst = min(held, key=lambda i: (self.kit.per_charge(i.card, i.upgraded), i.card), default=None)
        return f"charge:{worst.card}" if worst is not None else ""

    def _pay_or_suffer(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        n = next((int(dict(o.args).get("n", 1)) for o in question.options if o.key == "suffer"), 1)
        dear = n >= 2 or view.life + view.composure <= LOW
        if "pay:adrenaline" in question.keys:
            return "pay:adrenaline" if dear or view.adrenaline > view.turns - view.turn else "suffer"
        drawn = [i for i in view.items if f"pay:{i.card}" in question.keys]
        worst = min(drawn, key=lambda i: (self.kit.worth(i), i.card), default=None)
        return f"pay:{worst.card}" if worst is not None and (dear or self.kit.worth(worst) < 0.8) else "suffer"

    def _redirect(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A companion bears what is much, and what is little as soon as the hero has little left."""
        n = int(dict(question.args).get("n", 1))
        able = [o for o in question.options if o.key.startswith("companion:")]
        if able and (n >= 2 or min(view.life, view.composure) <= 5):
            return max(able, key=lambda o: (int(dict(o.args).get("left", 0)), o.key)).key
        return ""

    def _lower_track(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        order = ("life", "composure") if view.life <= view.composure else ("composure", "life")
        return next((k for t in order for k in question.keys if k in (t, f"heal:{t}")), "")

    def _room(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A room to ask about or to strike: one of the missions that has not been seen yet, else any of them."""
        here = view.here.room if view.here is not None else ""
        wanted = [*[g.interact for g in self._goals(view) if g.interact], *self._later(view)]
        unseen = [r for r in wanted if not sketch.room(r)]
        return next((f"room:{r}" for r in [*unseen, *wanted] if r != here and f"room:{r}" in question.keys), "")

    def _told_way(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """Of the targets just named, the one most needed."""
        plan = self._plan(view, sketch)
        return next((f"way:{t}" for t in self._unknown(plan) if f"way:{t}" in question.keys), "") if plan is not None else ""

    def _yes(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        return next((k for k in question.keys if k not in ("keep", "none", "no", "stop", "back")), "")

    _answers: dict[str, Callable[[HeroPilot, AloneView, Ask, Sketch], str]] = {
        "al-turn": _turn,
        "al-second": _turn,
        "al-move-on": _go_on,
        "al-item-way": _way,
        "al-item-second-way": _way,
        "al-card-way": _way,
        "al-explore-more": _way,
        "al-block": _block,
        "al-locate": _locate,
        "al-locate-way": _told_way,
        "al-plan-room": _room,
        "al-strike-room": _room,
        "al-item-target": _attack,
        "al-free-attack": _attack,
        "al-free-attack-target": _attack,
        "al-strike-back": _attack,
        "al-attack-or-move": _attack_or_move,
        "al-item-sector": _sector,
        "al-item-charges": _charges,
        "al-reroll": _reroll,
        "al-upgrade": _upgrade,
        "al-pay-charge": _pay,
        "al-web": _pay,
        "al-pay-or-suffer": _pay_or_suffer,
        "al-redirect": _redirect,
        "al-opportunity": _use,
        "al-lure": _lure,
        "al-creature-step": _lure_to,
        "al-bravery": _yes,
        "al-agility": _yes,
        "al-companion-dice": _dice,
        "al-keen-eye": _yes,
        "al-reward-heal": _lower_track,
        "al-doctor": _lower_track,
        "al-heal-split": _lower_track,
    }


def charges_low(view: AloneView) -> bool:
    """Hardly anything left in the bag."""
    return sum(i.charges for i in view.items) <= 3
