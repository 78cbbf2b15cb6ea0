"""Supports: what is played for others beyond symbols in their fights. Healing, cards, dice, crystals, and what holds a Great Old One."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import BLANK
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.bringing import KINDS, WILD
from games.cultistorm.pilot.team import Plan, Team
from games.cultistorm.state import kind
from games.cultistorm.traits import Gives
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers

# A help must be worth more than this: every press is somebody's time.
LEAST = 0.12
DRAWN = 0.45  # a card more
HALF = 0.3  # of what a fight is worth, for one of two symbols it lacks: somebody else may have the other
NEEDED = 2.5  # a card one needs oneself


class Helping:
    def __init__(self, cards: Catalogue, team: Team) -> None:
        self.cards = cards
        self.team = team

    def best(self, view: StormView, me: InvestigatorView, question: Ask, plan: Plan) -> str:
        """The support that helps most, if any is worth it."""
        offered = [o for o in question.options if o.key.startswith("support:") and o.tone != "danger"]
        found = [(self._worth(view, me, o, plan), o.key) for o in offered]
        value, key = max(found, default=(0.0, ""))
        return key if value > LEAST else ""

    def _worth(self, view: StormView, me: InvestigatorView, offered: Option[None], plan: Plan) -> float:
        args = dict(offered.args)
        card, to = str(args["card"]), view.investigators[int(args["whom"])]
        printed = self.cards.actions[kind(card)]
        if printed.combat and view.open_hands:
            return 0.0  # lent by the plan
        mine = plan.parts.get(me.who)
        idle = mine is None or not mine.enemies  # then one more is sure to come
        cost = worth.price(me.madness + idle, int(args["cost"])) + worth.STEP * ("horror" in printed.icons)
        if "no_card" in printed.icons and mine is not None and card in mine.keeps:
            cost += 2.0
        elif mine is not None and card in mine.keeps:
            cost += 1.0 if view.open_hands else NEEDED
        if printed.combat:
            return self._unseen(view, me, to, card) - cost
        return sum(self._gain(view, me, to, effect, plan) for effect in self._effects(card)) - cost

    def _unseen(self, view: StormView, me: InvestigatorView, to: InvestigatorView, card: str) -> float:
        """For somebody whose hand one does not know: what they have said they lack (S-157)."""
        harm = self.cards.harm[kind(card)]
        if to.hand is not None or (harm and to.madness + harm >= self.cards.numbers.insanity):
            return 0.0
        for plan in (p for p in to.plans if p.said and p.attackable):
            left = self._lacks_then(plan.said, card)
            if left >= len(plan.said):
                continue
            enemy = next(e for p in view.places for e in (*p.column, *p.elders) if e.id == plan.enemy)
            won = worth.CERTAIN_LOSS if enemy.great else worth.kill(view, self.cards, enemy, to.who)
            won += worth.price(to.madness) + worth.IDLE - (worth.price(to.madness, harm) if harm else 0.0)
            if not left:
                return won
            more = [c for c in me.hand or () if c != card and self._lacks_then(plan.said, c) < len(plan.said)]
            return won * (0.6 if more else HALF)
        return 0.0

    def _lacks_then(self, said: Sequence[str], card: str) -> int:
        """How many symbols would still be lacking with this card."""
        left = list(said)
        for trait in self.cards.actions[kind(card)].fight:
            if isinstance(trait, Gives):
                wild = trait.gives in ("wild", "named")
                for _ in range(trait.n):
                    if wild and left:
                        left.pop()
                    elif trait.gives in left:
                        left.remove(trait.gives)
        return len(left)

    def _effects(self, card: str) -> Iterator[tuple[str, int]]:
        for effect in self.cards.actions[kind(card)].do:
            name = effect.called()
            n = getattr(effect, name, 1)
            yield name, n if isinstance(n, int) else 1

    def _gain(self, view: StormView, me: InvestigatorView, to: InvestigatorView, effect: tuple[str, int], plan: Plan) -> float:
        name, n = effect
        part = plan.parts.get(to.who)
        idle = not (part.enemies if part is not None else to.targets) and to.cards >= 2
        match name:
            case "heal":
                return worth.relief(to.madness, min(n, to.insanity)) if to.insanity else 0.0
            case "heal_with":
                others = [i for i in view.investigators if i.who not in (to.who, me.who) and i.insanity]
                more = max((worth.relief(i.madness, 1) for i in others), default=0.0)
                return (worth.relief(to.madness, 1) if to.insanity else 0.0) + more
            case "mend":
                return worth.relief(to.madness, 1) + 0.3
            case "supporter_insanity":
                return -worth.price(me.madness)
            case "draw":
                return DRAWN * n + 0.2 * idle
            case "discard":
                return -0.2
            case "seance":
                return 0.3
            case "exchange_cards":
                return 1.1 if idle and to.cards >= 3 else 0.0
            case "add_die":
                return 0.5 + 0.2 * idle
            case "turn_die":
                return 1.2 if idle and any(d.face != "wild" for d in to.dice) else 0.0
            case "remove_crystal":
                return 0.3 if any(r.crystals and not r.eye for r in view.circle) else 0.0
            case "ward":
                return 0.25 + 0.15 * to.madness
            case "blank_die":
                return self._blanking(view, plan)
            case "hold":
                return self._holding(view, plan)
            case "choose":  # the Barricade: block the location, or hold a Great Old One
                return max(self._holding(view, plan), self.blocking(view, to.slot, plan))
            case "drive_back":
                column = view.places[to.slot].column
                crowded = len(column) >= self.cards.numbers.column and not view.places[to.slot].sealed
                there = len(view.places[view.marker].column)
                return 0.8 if crowded and there < self.cards.numbers.column - 1 and view.count < view.limit else 0.0
            case "research_again":
                return 0.5 if (to.research or 0) >= 1 and len(to.objects) < 2 and view.object_deck > 4 else 0.0
            case "reshuffle_objects":
                return 0.4 if view.object_deck < 4 and len(view.object_discard) > 6 else 0.0
            case _:
                return 0.0

    def _holding(self, view: StormView, plan: Plan) -> float:
        """Only what would enter, and falls to nobody."""
        fought = plan.fought()
        threat = any(e.gate and not e.held and e.id not in fought for p in view.places for e in p.elders)
        return worth.CERTAIN_LOSS if threat else 0.0

    def blocking(self, view: StormView, slot: int, plan: Plan) -> float:
        """One cultist less, and perhaps no Great Old One."""
        place = view.places[slot]
        if place.blocked or place.elders or not worth.comes_next(view, slot):
            return 0.0
        left = sum(e.id not in plan.fought() for e in place.column)
        value = 0.9 + (0.5 + worth.calling(view) if left >= self.cards.numbers.column and not place.sealed else 0.0)
        survivors = view.count - len(plan.fought())
        return value + (6.0 if survivors + len(view.investigators) > view.limit else 0.0)

    def _blanking(self, view: StormView, plan: Plan) -> float:
        idle = [i for i in view.investigators if i.who in plan.parts and not plan.parts[i.who].enemies]
        return 0.7 if any(view.places[i.slot].die != BLANK and view.places[i.slot].column for i in idle) else 0.0

    # What is asked of the supporter or the supported

    @answers("cs-name")
    def name(self, view: StormView, question: Ask) -> str:
        """Pooled Effort names a symbol its receiver lacks; a die that is lent is one of no use; a Great Old One at the gate is held."""
        args = dict(question.args)
        card = str(args.get("card", ""))
        me = view.investigators[int(args["who"])]
        plan = self.team.plan(view)
        lacks = [KINDS[s] for i in view.investigators if i.who != me.who for p in i.plans for s in p.lacking or ()]
        for lending, to in plan.lent_by(me.who):
            if lending.card == card:
                part = plan.parts[to]
                needed = [KINDS[s] for p in view.places for e in (*p.column, *p.elders) if e.id in part.enemies for s in e.needed]
                has = [KINDS[self.cards.actions[kind(c)].symbol] for c in view.investigators[to].hand or ()]
                lacks = [k for k in set(needed) if needed.count(k) > has.count(k)] or lacks
        for option in question.options:
            named = str(dict(option.args).get("card", ""))
            if named and KINDS[self.cards.actions[kind(named)].symbol] in (*lacks, WILD):
                return option.key
        gates = [f"name:{e.id}" for p in view.places for e in p.elders if e.gate]
        return next((k for k in question.keys if k in gates), question.keys[0])

    @answers("cs-turn-die")
    def turn(self, view: StormView, question: Ask) -> str:
        """To a wild one, the die that helps least."""
        me = view.investigators[int(dict(question.args)["who"])]
        needed = [s for p in view.places for e in (*p.column, *p.elders) if e.id in me.targets for s in e.needed]
        wild = [o for o in question.options if o.key.endswith(":wild")]
        return min(wild, key=lambda o: (dict(o.args)["die"] in needed, o.key)).key if wild else ""

    @answers("cs-reroll-any")
    def reroll(self, view: StormView, question: Ask) -> str:
        """One of the pool that is there twice; never a wild one."""
        faces = [str(dict(o.args)["face"]) for o in question.options]
        plain = [o for o in question.options if dict(o.args)["face"] != "wild"]
        return max(plain, key=lambda o: ("whom" not in dict(o.args), faces.count(str(dict(o.args)["face"])))).key if plain else ""

    @answers("cs-slot")
    def slot(self, view: StormView, question: Ask) -> str:
        """A cultist die: where somebody stands who cannot win yet."""
        plan = self.team.plan(view)

        def use(option: Option[None]) -> tuple[int, int, str]:
            slot = int(dict(option.args)["slot"])
            place = view.places[slot]
            idle = sum(i.slot == slot and not (i.who in plan.parts and plan.parts[i.who].enemies) for i in view.investigators)
            return (idle if place.die != BLANK else -1, len(place.column) if place.die != BLANK else 0, option.key)

        return max(question.options, key=use).key

    @answers("cs-remove-crystal")
    def crystal(self, view: StormView, question: Ask) -> str:
        """From the card that comes next."""
        return min(question.options, key=lambda o: (int(dict(o.args)["threshold"]) - int(dict(o.args)["crystals"]), o.key)).key

    @answers("cs-exchange")
    def exchange(self, view: StormView, question: Ask) -> tuple[str, ...]:
        """Everything that is there more than once."""
        seen, drop = set[str](), list[str]()
        for option in question.options:
            card = str(dict(option.args)["card"])
            symbol = self.cards.actions[kind(card)].symbol
            if symbol in seen and symbol != "wild":
                drop.append(option.key)
            seen.add(symbol)
        return tuple(drop)

    @answers("cs-offer-support")
    def accept(self, view: StormView, question: Ask) -> str:
        """A Reckless Rite, if it is part of the plan and does not leave one at the edge."""
        me = view.investigators[int(dict(question.args)["who"])]
        planned = any(x.card == dict(question.args)["card"] for p in self.team.plan(view).parts.values() for x in p.lent)
        lacking = any(p.lacking for p in me.plans)
        great = any(e.id in me.targets for p in view.places for e in p.elders)
        room = self.cards.numbers.insanity - me.madness
        return "accept" if room >= 2 and (planned or lacking or great) else "refuse"

    @answers("cs-whom")
    def whom(self, view: StormView, question: Ask) -> str:
        """Whoever has most insanity is healed."""
        people = {k: view.investigators[int(k.partition(":")[2])] for k in question.keys}
        return max(people, key=lambda k: (people[k].madness, k))

    @answers("cs-choose")
    def choose(self, view: StormView, question: Ask) -> str:
        """The Barricade: hold what would enter, else block."""
        if "choose:1" in question.keys and self._holding(view, self.team.plan(view)):
            return "choose:1"
        return question.keys[0]
