"""Fights: whether to begin, what to use, when to roll again, who goes first."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot import worth
from games.cultistorm.view import EnemyView, InvestigatorView, StormView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Fights:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def enemy(self, view: StormView, id: str) -> EnemyView | None:
        return next((e for p in view.places for e in (*p.column, *p.elders) if e.id == id), None)

    @answers("cs-attack")
    def attack(self, view: StormView, question: Ask) -> str:
        """What can be won; what a die may win; a Great Old One at the gate in any case."""
        args = dict(question.args)
        me, enemy = view.investigators[int(args["who"])], self.enemy(view, str(args["enemy"]))
        begin = next(o for o in question.options if o.key == "attack")
        cost, lacks = int(dict(begin.args)["cost"]), int(dict(begin.args)["lacks"])
        if me.madness + cost > self.cards.numbers.insanity or enemy is None:
            return "decline"
        if enemy.great:
            return "decline" if self.spares(view, enemy) else "attack"
        if not lacks:
            return "attack"
        return "attack" if lacks == 1 and self._rolls(view, me, enemy) else "decline"

    def spares(self, view: StormView, enemy: EnemyView) -> bool:
        """The last Great Old One of the endgame must not fall before the rest is sealed."""
        others = any(p.slot != enemy.slot for p in worth.unsealed(view))
        return bool(view.ending) and others and sum(len(p.elders) for p in view.places) == 1

    def _rolls(self, view: StormView, me: InvestigatorView, enemy: EnemyView) -> bool:
        """Is it worth an insanity to roll a die again?"""
        if not me.dice:
            return False
        if enemy.great:
            return me.madness < self.cards.numbers.insanity
        return me.madness <= 1

    @answers("cs-fight")
    def fight(self, view: StormView, question: Ask) -> str:
        args = dict(question.args)
        me, enemy = view.investigators[int(args["who"])], self.enemy(view, str(args["enemy"]))
        if "commit" in question.keys:
            return "commit"
        if enemy is None:
            return "concede"
        useless = self._least_useful(me, enemy, question)
        if useless is not None and useless.key.startswith("coin:"):
            return useless.key
        if useless is not None and int(args["lacks"]) <= (3 if enemy.great else 1) and self._rolls(view, me, enemy):
            return useless.key
        return "concede"

    def _least_useful(self, me: InvestigatorView, enemy: EnemyView, question: Ask) -> Option[None] | None:
        """A reroll of a die that is no use here, for nothing if possible."""
        again = [o for o in question.options if o.key.startswith(("coin:", "reroll:"))]
        fitting = [o for o in again if self._useless(me, enemy, str(dict(o.args)["face"]))]
        return min(fitting, key=lambda o: (not o.key.startswith("coin:"), o.key), default=None)

    def _useless(self, me: InvestigatorView, enemy: EnemyView, face: str) -> bool:
        """More of this than the enemy has, counting hand and dice."""
        if face == "wild":
            return False
        mine = [self.cards.actions[c.partition(".")[0]].symbol for c in me.hand or ()] + [d.face for d in me.dice]
        return sum(f == face for f in mine) > sum(s == face for s in enemy.needed)

    @answers("cs-order")
    def order(self, view: StormView, question: Ask) -> str:
        """From the location outwards; a Great Old One when the way to it is free."""
        place = view.places[int(dict(question.args)["slot"])]
        row = [e.id for e in (*place.column, *place.elders)]

        def at(option: Option[None]) -> tuple[int, int]:
            enemy = str(dict(option.args)["enemy"])
            return (row.index(enemy) if enemy in row else len(row), int(dict(option.args)["who"]))

        return min(question.options, key=at).key
