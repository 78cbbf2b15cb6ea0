"""The minor modules: whom to fetch, what to cure and answer, which rituals to learn, when a gate is worth opening."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.team import Part, Plan, Team
from games.cultistorm.state import kind
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.ask import Ask
from games.kernel.pilot import answers

# Rituals in the order in which they are wanted; others are not learned.
WANTED = ("rite-of-salt", "rite-of-soil", "rite-of-the-open-hand", "rite-of-lots", "rite-of-silence", "rite-of-walls")
HEADS = ("free", "rescue", "cure", "blot", "ritual", "learn", "research", "relic")


class Extras:
    def __init__(self, cards: Catalogue, team: Team) -> None:
        self.cards = cards
        self.team = team

    def best(self, view: StormView, me: InvestigatorView, question: Ask, plan: Plan, part: Part, safe: set[str]) -> list[str]:
        """What the modules offer and is worth it, the most urgent first."""
        offered = [o.key for o in question.options if o.key in safe]
        worthy = [k for k in offered if self._worth_it(view, me, k, plan, part)]
        return sorted(worthy, key=lambda k: (HEADS.index(k.partition(":")[0]), self._rank(k), k))

    def _rank(self, key: str) -> int:
        """Rituals as they are wanted; of a research as many cards as possible."""
        head, _, rest = key.partition(":")
        if head == "research":
            return -int(rest)
        return WANTED.index(kind(rest)) if head == "learn" else 0

    def _worth_it(self, view: StormView, me: InvestigatorView, key: str, plan: Plan, part: Part) -> bool:
        head, _, rest = key.partition(":")
        match head:
            case "free":
                return True
            case "rescue":
                return bool(self._spare(me, plan, part))
            case "cure":
                return view.places[me.slot].cubes >= 2 and self._spares(view, me, plan, part)
            case "blot":
                alike = view.blots.count(view.places[me.slot].symbol)
                urgent = alike >= self.cards.numbers.blots_alike - 1 or len(view.blots) >= self.cards.numbers.blots - 2
                return urgent and self._spares(view, me, plan, part)
            case "ritual":
                return self._ritual(view, me, kind(rest), part)
            case "learn":
                return kind(rest) in WANTED
            case "research":
                return view.pieces_lacking > 0 and self._dares(view, me, int(rest))
            case "relic":
                return self._gate(view, me)
            case _:
                return False

    def _ritual(self, view: StormView, me: InvestigatorView, name: str, part: Part) -> bool:
        """Most cost nothing; those of a place wait until one stands where one will fight."""
        if name in ("rite-of-walls", "rite-of-the-shepherd"):
            return part.slot == me.slot and worth.comes_next(view, me.slot) and bool(view.places[me.slot].column)
        return name not in ("rite-of-asking", "rite-of-pages", "rite-of-change")

    def _dares(self, view: StormView, me: InvestigatorView, n: int) -> bool:
        """Pieces must be found, but events lie among them: not so many cards that one of them could be the end."""
        return n <= 2 and view.count + n <= view.limit and me.madness + n <= self.cards.numbers.insanity

    def _gate(self, view: StormView, me: InvestigatorView) -> bool:
        """Only with a clear head, where there is room for one more cultist and one more object."""
        own = [o for o in me.objects if not self.cards.objects[kind(o)].piece]
        room = len(view.places[me.slot].column) < self.cards.numbers.column and worth.pressure(view) == 0
        return not me.madness and room and len(own) < self.cards.numbers.objects

    # Cards

    def _spare(self, me: InvestigatorView, plan: Plan, part: Part) -> list[str]:
        """Hand cards that neither the own fight nor anybody else's needs."""
        lent = {lending.card for lending, _ in plan.lent_by(me.who)}
        return [c for c in me.hand or () if c not in part.keeps and c not in lent]

    def _spares(self, view: StormView, me: InvestigatorView, plan: Plan, part: Part) -> bool:
        symbol = view.places[me.slot].symbol
        return any(self.cards.actions[kind(c)].symbol == symbol for c in self._spare(me, plan, part))

    @answers("cs-cure", "cs-blot", "cs-rescue", "cs-free")
    def pay(self, view: StormView, question: Ask) -> str:
        """With cards nobody misses, and no wild one."""
        me = view.investigators[int(dict(question.args)["who"])]
        plan = self.team.plan(view)
        spare = self._spare(me, plan, plan.parts.get(me.who) or Part(me.who, me.slot))

        def dear(key: str) -> tuple[int, int, str]:
            cards = key.partition(":")[2].split("+")
            wild = sum(self.cards.actions[kind(c)].symbol == "wild" for c in cards)
            return (sum(c not in spare for c in cards), wild, key)

        return min(question.keys, key=dear)
