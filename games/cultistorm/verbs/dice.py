"""Investigator dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.cultistorm.dice import FACES
from games.cultistorm.rules import dicework, presence, supports
from games.cultistorm.state import Lasting, Who, owner
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, at_once, option

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class TurnDie(StormVerb):
    """One of your dice to any face."""

    turn_die: int
    watches: ClassVar[tuple[str, ...] | None] = ("dice",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [
                option(f"turn:{d.id}:{face}", f"{d.id}/{face}", die=d.face, face=face)
                for d in g.inv(who).dice
                for face in FACES
                if face != d.face
            ]

        picked = yield from g.choose(who, "cs-turn-die", options, default=lambda: _to_wild(g, who), card=card)
        if picked is not None:
            id, _, wanted = picked.partition("/")
            dicework.turn(g, who, int(id), next(f for f in FACES if f == wanted))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.inv(who).dice)


def _to_wild(g: Storm, who: Who) -> str:
    return next((f"turn:{d.id}:wild" for d in g.inv(who).dice if d.face != "wild"), "")


class LendDie(StormVerb):
    """Borrowed Luck: one of the supporter's own, rolled on receipt."""

    lend_die: int
    watches: ClassVar[tuple[str, ...] | None] = ("dice",)

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        supports.lend(g, card, who)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.inv(owner(card)).dice) and presence.present(g, who)


class AddDie(StormVerb):
    """From the reserve, for you or for the pool (CS-DICE-04)."""

    add_die: Literal["own", "pool"]
    watches: ClassVar[tuple[str, ...] | None] = ("pool", "dice")

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        if not dicework.in_reserve(g):
            return
        if self.add_die == "own":
            dicework.add_to(g, who, card)
        else:
            dicework.add_to_pool(g, card)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return dicework.in_reserve(g) > 0 and (self.add_die == "pool" or presence.present(g, who))

    def key(self) -> str:
        return f"do-add_die-{self.add_die}"


class RerollPool(StormVerb):
    """Everything that is left in the pool."""

    reroll_pool: int
    watches: ClassVar[tuple[str, ...] | None] = ("pool",)

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        dicework.reroll_in_pool(g, tuple(d.id for d in g.state.pool), card)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.state.pool)


class RerollAnyDie(StormVerb):
    """One die in the pool, or owned by a teammate (Gambler, level 1)."""

    reroll_any_die: int
    watches: ClassVar[tuple[str, ...] | None] = ("pool", "dice")

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            pool = [option(f"again:{d.id}", f"/{d.id}", face=d.face) for d in g.state.pool]
            mates = [
                option(f"again:{w}:{d.id}", f"{w}/{d.id}", face=d.face, whom=w) for w in g.others(who) for d in g.inv(w).dice
            ]
            return [*pool, *mates]

        picked = yield from g.choose(who, "cs-reroll-any", options, card=card)
        if picked is None:
            return
        whose, _, id = picked.partition("/")
        if whose:
            dicework.reroll(g, int(whose), int(id), f"{who}:{card}")
        else:
            dicework.reroll_in_pool(g, (int(id),), f"{who}:{card}")

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.state.pool) or any(g.inv(w).dice for w in g.others(who))


class FewerPoolDice(StormVerb):
    """In the refresh phase of this round (module 7)."""

    fewer_pool_dice: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="fewer_dice", n=self.fewer_pool_dice, until="round", card=card))


# Symbols for the fight of this round (modules 6 and 11)


class FightWild(StormVerb):
    fight_wild: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="fight_wild", n=self.fight_wild, on=str(who), until="round"))


class FightSlot(StormVerb):
    """The symbol of the location one fights at."""

    fight_slot: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="fight_slot", n=self.fight_slot, on=str(who), until="round"))
