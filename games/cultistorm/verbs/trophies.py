"""Trophies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.rules import combat, supports, trophies, voting
from games.cultistorm.state import SLOTS, Who, owner
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, at_once, option

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


def symbols(text: str) -> list[Symbol]:
    return [s for part in text.split(",") for s in SYMBOLS if s == part]


class ShareTrophies(StormVerb):
    """Share the Spoils: up to two the supporter has named (D-39), or one of yours for one of theirs, if you like (section 10, S-154)."""

    share_trophies: int
    watches: ClassVar[tuple[str, ...] | None] = ("trophies",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        by, named = owner(card), supports.named_by(g, card)
        if named != supports.EXCHANGE:
            given = symbols(named)
            if all(trophies.how_many(g, by, s) >= given.count(s) for s in given):  # others may act before this is carried out
                trophies.hand_over(g, by, who, given)
                g.stir(who, by)
            return

        def options() -> list[Option[str]]:
            ways = supports.exchanges(g, by, who)
            return [*(option(f"share:{a}:{b}", f"{a}/{b}", symbols=a, given=b) for a, b in ways), option("none", "")]

        picked = yield from g.choose(who, "cs-share", options, default=lambda: "none", card=card, by=by)
        if picked:
            taken, _, given_for = picked.partition("/")
            trophies.hand_over(g, by, who, symbols(taken))
            trophies.hand_over(g, who, by, symbols(given_for))
            g.stir(who, by)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(trophies.owned(g, owner(card)))


class GiveBackTrophy(StormVerb):
    """One of one's own to the supply (Stone Circle)."""

    give_back_trophy: int
    watches: ClassVar[tuple[str, ...] | None] = ("trophies",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        picked = yield from _own(g, who, card)
        if picked is not None:
            trophies.give_back(g, who, picked)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(trophies.owned(g, who))


class SwapTrophy(StormVerb):
    """For any other symbol the supply has (Courthouse)."""

    swap_trophy: int

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [
                option(f"swap:{a}:{b}", f"{a}/{b}", symbol=a, wanted=b)
                for a in trophies.owned(g, who)
                for b in SYMBOLS
                if a != b and g.state.trophies[b]
            ]

        picked = yield from g.choose(who, "cs-swap-trophy", options, card=card)
        if picked is not None:
            given, _, wanted = picked.partition("/")
            trophies.give_back(g, who, symbols(given)[0])
            trophies.gain(g, who, symbols(wanted)[0])

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        mine = trophies.owned(g, who)
        return any(a != b and g.state.trophies[b] for a in mine for b in SYMBOLS)


class GainTrophy(StormVerb):
    """One of choice from the supply."""

    gain_trophy: int

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        for i in range(self.gain_trophy):
            yield from combat.choose_trophy(g, who, card, i)


class LoseTrophy(StormVerb):
    """An investigator the team names loses one of their choice (D-40: by default whoever has least insanity; module 7)."""

    lose_trophy: int

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"whom:{w}", str(w), whom=w) for w in g.everybody if trophies.owned(g, w)]

        def sanest() -> str:
            return f"whom:{min((w for w in g.everybody if trophies.owned(g, w)), key=g.madness)}"

        picked = yield from voting.team(g, "cs-lose-trophy", options, sanest, card=card)
        if picked is not None:
            given = yield from _own(g, int(picked), card)
            if given is not None:
                trophies.give_back(g, int(picked), given)


class Rot(StormVerb):
    """Each location with trophies loses one."""

    rot: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        for slot in SLOTS:
            if g.at(slot).trophies:
                trophies.lose_one(g, slot)


def _own(g: Storm, who: Who, card: str) -> Script[Symbol | None]:
    def options() -> list[Option[str]]:
        return [option(f"trophy:{s}", s, symbol=s) for s in trophies.owned(g, who)]

    picked = yield from g.choose(who, "cs-give-trophy", options, card=card)
    return None if picked is None else symbols(picked)[0]
