"""The actions of a turn: each option is worth what it brings at once, where it leaves one, and what waits there at the end of the turn.

What lies ahead counts less with every action it takes to get there. Enemies on one's own space are a danger only when the turn ends:
while there are actions left to kill them, it counts as far as they may fail.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.death_may_die.content import Catalogue
from games.death_may_die.pilot.chart import Chart, enemies_on, great, living
from games.death_may_die.pilot.deeds import PREMATURE, Deeds, Goal
from games.death_may_die.pilot.items import Items
from games.death_may_die.pilot.last_fight import LATER, LastFight, in_turn
from games.death_may_die.pilot.strength import Strength
from games.death_may_die.state import kind
from games.death_may_die.traits import RunAtMost
from games.death_may_die.verbs.enemies import EnemyAttacks
from games.death_may_die.view import DeathView, EnemyView, InvestigatorView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers

TEMPO = 0.8  # what a thing is still worth an action later
A_WOUND = 0.4  # a wound of the Great Old One
A_FIND = 0.12  # a Discovery card at the end of a turn on a Safe space
A_HUNT = 0.2  # an enemy less, whatever it may do one day
# How likely somebody more attacks at the end of the turn than stands there now: by a Mythos card, mostly on gates.
SURPRISE, AT_A_GATE = 0.12, 0.35
A_SIGN = {False: 0.1, True: 0.35}  # a token of the Great Old One given up at a rest: it goes to whoever has most
OTHERS = 0.8  # what waits for somebody else, who may yet get help, or get away
EVE = 1.5  # so much more a rest is worth before the last part of the ritual
COPIED = ("lucky", "vengeance", "dark-bargain", "hard-to-kill", "trapper", "high-strung", "bull-rush", "stiff-upper-lip")


@dataclass(slots=True)
class Plan:
    """One investigator's thoughts about one view."""

    view: DeathView
    me: InvestigatorView
    chart: Chart
    goals: list[Goal]
    hits: float
    reach: int
    here: list[EnemyView]
    great: EnemyView | None
    hunts: dict[str, float]  # what it is worth to kill those on a space
    surprise: float  # what one more attack would cost
    by_space: dict[str, list[EnemyView]]
    gates: set[str]
    once_more: float  # what it would cost to be beside the Great Old One for another turn
    left_with: dict[str, float] = field(
        default_factory=lambda: dict[str, float]()
    )  # what it costs the others, by where it stands
    threats: dict[tuple[int, tuple[tuple[str, int], ...]], float] = field(
        default_factory=lambda: dict[tuple[int, tuple[tuple[str, int], ...]], float]()
    )  # what lesser enemies may cost them, by whom and who they are


class Acting:
    def __init__(self, cards: Catalogue, strength: Strength, deeds: Deeds) -> None:
        self.cards = cards
        self.strength = strength
        self.deeds = deeds
        self.items = Items(cards, strength)
        self.last_fight = LastFight(cards, strength)

    def plan(self, view: DeathView, who: int) -> Plan:
        me = view.investigators[who]
        taken = self.deeds.shared_out(view)
        mine = {space for space, w in taken.items() if w == who}
        goals = [
            g if g.space in mine or g.space not in taken else Goal(g.what, g.space, g.worth * 0.5, g.safe)
            for g in self.deeds.goals(view, me)
        ]
        by_space: dict[str, list[EnemyView]] = {}
        for e in view.enemies:
            by_space.setdefault(e.space, []).append(e)
        there = great(view)
        hunts: dict[str, float] = {}
        if view.disrupted and there is not None:
            goals.append(Goal("great", there.space, self._attack_on_great(view, me)))
            hunts = self.last_fight.hunts(view, me)
            goals += [Goal("hunt", space, worth) for space, worth in hunts.items()]
        else:
            hunts = self._hunts(view, me, {g.space: g.worth for g in goals})
            goals += [Goal("hunt", space, worth) for space, worth in hunts.items()]
        return Plan(
            view,
            me,
            Chart(self.cards, view),
            goals,
            self.strength.hits(me),
            self._reach(view, me),
            enemies_on(view, me.space),
            there,
            hunts,
            self.strength.struck(view, me, 2, 1),
            by_space,
            {s.id for s in view.spaces if s.gate},
            self.last_fight.once_more(view, me) if view.disrupted else 0.0,
        )

    def _hunts(self, view: DeathView, me: InvestigatorView, wanted: dict[str, float]) -> dict[str, float]:
        """Nobody stands about: enemies bar a way, beset somebody, or will do so one day."""
        found: dict[str, float] = {}
        hits, hurry = self.strength.hits(me), self.deeds.hurry(view)
        for space in {e.space for e in view.enemies}:
            foes = [e for e in enemies_on(view, space) if e.can_be_wounded]
            if not foes:
                continue
            beset = [i for i in living(view) if i.space == space and i.who != me.who]
            help = min(1.5, sum(0.5 * self.strength.harm(view, i, foes) for i in beset))
            bars = 0.25 * min(2.0, wanted.get(space, 0.0))
            work = sum(e.health - e.wounds for e in foes) / hits
            found[space] = (A_HUNT * hurry * len(foes) + help + bars) * min(1.0, 3 / max(1.0, work))
        return found

    def _reach(self, view: DeathView, me: InvestigatorView) -> int:
        held = {kind(t.id) for t in me.tokens}
        heavy = [t.run_at_most for t in self.deeds.episode(view).traits if isinstance(t, RunAtMost) and t.carrying in held]
        return min([self.strength.reach(me), *heavy])

    def _attack_on_great(self, view: DeathView, me: InvestigatorView) -> float:
        hurry = 1.0 + 0.2 * max(0, view.track - 4)
        return self.strength.hits(me) * A_WOUND * hurry

    # What a place is worth

    def ahead(self, plan: Plan, space: str, company: list[EnemyView], left: int) -> float:
        """The best of what can be gone for from here; those who follow one must be killed where it asks for a Safe space. The Great
        Old One is struck with every action that is left."""
        best = 0.0
        shoots = self.strength.shoots(plan.me)
        along = {e.id for e in company}
        for goal in plan.goals:
            steps = plan.chart.steps(space, goal.space)
            if goal.what == "great":
                wait = -(-max(0, steps - shoots) // plan.reach)
                best = max(best, goal.worth * (max(0, left - wait) + 3 * TEMPO ** min(wait, 5)))
                continue
            wait = -(-steps // plan.reach) + 0.04 * steps
            if goal.safe:
                foes = [
                    *company,
                    *(e for e in plan.by_space.get(goal.space, ()) if e.id not in along and goal.space != plan.me.space),
                ]
                wait += sum(max(1.0, (e.health - e.wounds) / plan.hits) for e in foes if e.can_be_wounded)
            best = max(best, goal.worth * TEMPO**wait)
        return best

    def danger(self, plan: Plan, space: str, company: list[EnemyView], left: int) -> float:
        """What the end of the turn may cost with these enemies here, if the actions left go into killing them."""
        more = (AT_A_GATE if space in plan.gates else SURPRISE) * plan.surprise
        if plan.great is not None and plan.view.disrupted:
            led = any(e.id == plan.great.id for e in company)
            more += self._left_with(plan, space if led else plan.great.space) + (plan.once_more if led else 0.0)
        more += self._beset(plan, space, company)
        if not company:
            return more - A_FIND
        harm = self.strength.harm(plan.view, plan.me, company)
        if not left or any(e.id == plan.view.great_old_one for e in company):  # nobody kills a Great Old One in passing
            return harm + more
        cleared = self.strength.clears(plan.me, company, left)
        standing = self._standing(plan.hits, company, left)
        harm = harm if standing is company else self.strength.harm(plan.view, plan.me, standing)
        return (1 - 0.9 * cleared) * harm + more - cleared * A_FIND

    def _left_with(self, plan: Plan, where: str) -> float:
        if where not in plan.left_with:
            plan.left_with[where] = self.last_fight.left_with(plan.view, plan.me, where)
        return plan.left_with[where]

    def _beset(self, plan: Plan, space: str, company: list[EnemyView]) -> float:
        """What the others have to expect of those who stand on their spaces when this turn ends here, with this company: whoever leads
        enemies away, or kills them, spares them that."""
        along = {e.id for e in company}
        cost = 0.0
        for n, other in enumerate(in_turn(plan.view, plan.me)):
            foes = company if other.space == space else [e for e in plan.by_space.get(other.space, ()) if e.id not in along]
            if plan.view.disrupted:
                foes = [e for e in foes if e.id != plan.view.great_old_one]
            if foes:
                cost += LATER**n * self._threat(plan, other, foes)
        return OTHERS * cost

    def _threat(self, plan: Plan, other: InvestigatorView, foes: list[EnemyView]) -> float:
        key = other.who, tuple((e.id, e.wounds) for e in foes)
        if key not in plan.threats:
            actions = self.cards.numbers.actions
            cleared = self.strength.clears(other, foes, actions)
            standing = self._standing(self.strength.hits(other), foes, actions)
            plan.threats[key] = (1 - 0.9 * cleared) * self.strength.harm(plan.view, other, standing)
        return plan.threats[key]

    def _standing(self, hits: float, company: list[EnemyView], attacks: int) -> list[EnemyView]:
        """Who is likely to be left of them, at least one."""
        wounds = attacks * hits
        rest = sorted(company, key=lambda e: ((e.health - e.wounds) / (1 + e.standard + e.bonus), e.id))
        while len(rest) > 1 and wounds >= rest[0].health - rest[0].wounds + 0.3:
            wounds -= rest[0].health - rest[0].wounds + 0.3
            rest = rest[1:]
        return rest

    def rested(self, plan: Plan, most: int) -> tuple[float, int, int, int]:
        """The best a rest can do, and its wounds, stress and signs."""
        me, view = plan.me, plan.view
        signs = sum(t.id.startswith("yellow-sign") for t in me.tokens)
        before = self.strength.wounds(view, me.wounds), self.strength.stress(view, me, me.stress)
        best = (0.0, 0, 0, 0)
        dear = EVE if self.deeds.eve(view) else 1.0
        for w in range(min(most, me.wounds) + 1):
            for s in range(min(most - w, me.stress) + 1):
                t = min(most - w - s, signs)
                gain = before[0] - self.strength.wounds(view, me.wounds - w)
                gain += before[1] - self.strength.stress(view, me, me.stress - s)
                best = max(best, (dear * gain + A_SIGN[view.arrived] * t, w, s, t))
        return best

    # Options

    @answers("dmd-action")
    def act(self, view: DeathView, question: Ask) -> str:
        who = int(dict(question.args)["who"])
        plan = self.plan(view, who)
        free = self._for_free(plan, question)
        if free:
            return free
        scores = {o.key: self.worth(plan, o) for o in question.options}
        best = max(scores, key=lambda k: (scores[k], k))
        return self._first(plan, question, best) or best

    def worth(self, plan: Plan, option: Option[Any]) -> float:
        args: dict[str, Any] = dict(option.args)
        head, _, rest = option.key.partition(":")
        left = plan.view.actions - 1
        match head:
            case "run" | "freerun" | "step" | "gate":
                return self._going(plan, args, left + (head in ("freerun", "step")), head != "gate")
            case "attack":
                return self._attack(plan, args, rest, left)
            case "act":
                return self._deed(plan, rest, left)
            case "rest":
                return self.rested(plan, args["n"])[0] + self._staying(plan, left)
            case "pass":
                return self._staying(plan, 0) - 0.01
            case _:
                return -99.0

    def _staying(self, plan: Plan, left: int, company: list[EnemyView] | None = None) -> float:
        company = plan.here if company is None else company
        return TEMPO * self.ahead(plan, plan.me.space, company, left) - self.danger(plan, plan.me.space, company, left)

    def _going(self, plan: Plan, args: dict[str, Any], left: int, followed: bool) -> float:
        space = args["space"]
        along = set(args["along"].split(",")) if followed and args.get("along") else set[str]()
        company = [e for e in plan.view.enemies if e.space == space or e.id in along]
        free = 1.0 if left == plan.view.actions else TEMPO
        hot = args.get("fire", 0) + 0.4 * next((s.fire for s in plan.view.spaces if s.id == space), 0)
        flames = hot * (0.5 * self._next_wound(plan) + 0.17 * self.strength.sanity(plan.view, plan.me))
        return free * self.ahead(plan, space, company, left) - self.danger(plan, space, company, left) - flames - 0.02

    def _next_wound(self, plan: Plan) -> float:
        wounds = plan.me.wounds + plan.me.fire / 2
        return self.strength.wounds(plan.view, int(wounds) + 1) - self.strength.wounds(plan.view, int(wounds))

    def _attack(self, plan: Plan, args: dict[str, Any], target: str, left: int) -> float:
        view, me = plan.view, plan.me
        cost = 0.5 * self.strength.sanity(view, me)
        if args["far"]:
            chance = self.strength.manages(me, args["left"], "shot")
            foe = next(e for e in view.enemies if e.id == args["enemy"])
            if foe.id == view.great_old_one:
                return self._attack_on_great(view, me) + self._staying(plan, left) - cost
            return chance * self._trophy(plan, foe) + self._staying(plan, left) - cost
        foes = [e for e in plan.here if e.can_be_wounded] if target == "all" else [e for e in plan.here if e.id == args["enemy"]]
        great_one = next((e for e in foes if e.id == view.great_old_one), None)
        gain = -cost
        mortal = [e for e in foes if e is not great_one]
        if great_one is not None:
            gain += self._attack_on_great(view, me)
        if not mortal:
            return gain + self._staying(plan, left)
        first = min(mortal, key=lambda e: e.health - e.wounds)
        chance = self.strength.manages(me, first.health - first.wounds, "here")
        without = [e for e in plan.here if e is not first]
        worn = [e.model_copy(update={"wounds": min(e.health - 1, e.wounds + 2)}) if e is first else e for e in plan.here]
        gain += chance * self._trophy(plan, first)
        if len(mortal) > 1:
            gain += 0.1
        gain -= (1 - chance) * self._strikes_back(view, me, first)
        return gain + chance * self._staying(plan, left, without) + (1 - chance) * self._staying(plan, left, worn)

    def _strikes_back(self, view: DeathView, me: InvestigatorView, foe: EnemyView) -> float:
        """What it costs to attack it and not to kill it."""
        card = self.cards.enemies.get(foe.kind)
        attacks = [e for e in card.survives if isinstance(e, EnemyAttacks)] if card else []
        return sum(self.strength.struck(view, me, e.standard, e.bonus) for e in attacks)

    def _trophy(self, plan: Plan, foe: EnemyView) -> float:
        """What is won by its death, besides that it strikes no more."""
        if plan.view.disrupted and plan.great is not None:
            worth = self.last_fight.without(plan.view, foe, foe.space in (plan.me.space, plan.great.space))
        else:
            worth = plan.hunts.get(foe.space, 0.0) / max(1, len(enemies_on(plan.view, foe.space)))
        if foe.kind == "cultist":
            worth += max((g.worth for g in plan.goals if g.what == "kill" and g.space == foe.space), default=0.0)
        return worth

    def _deed(self, plan: Plan, name: str, left: int) -> float:
        deed = next(a for a in self.deeds.episode(plan.view).actions if a.id == name)
        worth = self.deeds.worth(plan.view, plan.me, deed) * self.deeds.hurry(plan.view)
        if not worth or plan.me.space not in self.deeds.spaces(plan.view, plan.me, deed):
            return -50.0
        worth *= PREMATURE if self.deeds.premature(plan.view, plan.me, deed) else 1.0
        chance = self.deeds.chance(plan.me, deed)
        price = sum(getattr(e, "sanity", 0) for e in deed.cost) * self.strength.sanity(plan.view, plan.me)
        price += (0.5 if deed.need else 0.0) * self.strength.sanity(plan.view, plan.me)
        return (
            chance * worth
            + self._staying(plan, left) * (1 - chance)
            + chance * (0.3 - self.danger(plan, plan.me.space, plan.here, left))
            - price
        )

    # What costs no action

    def _for_free(self, plan: Plan, question: Ask) -> str:
        keys, me = question.keys, plan.me
        picks = [k for k in keys if k.startswith("pick:") and self.deeds.of_use(plan.view, me, kind(k[5:]))]
        if picks:
            return picks[0]
        copies = [f"copy:{s}" for s in COPIED if f"copy:{s}" in keys] or [k for k in keys if k.startswith("copy:")]
        if copies:
            return copies[0]
        if "bargain:heal" in keys and me.wounds >= 3 and me.sanity < 13:
            return "bargain:heal"
        return self.items.now(plan.view, me, keys)

    def _first(self, plan: Plan, question: Ask, best: str) -> str:
        """More dice before a roll that matters."""
        me = plan.me
        if best.startswith(("act:", "attack:")) and "bargain:dice" in question.keys and me.sanity < 12:
            need = not best.startswith("act:") or any(a.id == best[4:] and a.need for a in self.deeds.episode(plan.view).actions)
            return "bargain:dice" if need else ""
        if best.startswith(("act:", "attack:")):
            return self.items.before_a_roll(plan.view, me, question.keys, attack=best.startswith("attack:"))
        return ""

    @answers("dmd-rest")
    def rest(self, view: DeathView, question: Ask) -> str:
        args = dict(question.args)
        _, w, s, t = self.rested(self.plan(view, int(args["who"])), int(args["n"]))
        return f"rest:{w}-{s}-{t}"
