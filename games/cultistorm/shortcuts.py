"""Fewer presses (`games.kernel.shortcuts`): deeds of the preparation that mostly follow each other, in one; and what is asked about once more.

Nothing is answered for anybody: what one does with a die, a card or a marker is the game. What is certain to be the end the rules ask about
themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, StormView
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import Doubt, Shortcuts, chain

GIVING_UP = {("cs-fight", "concede"), ("cs-attack", "decline"), ("cs-prepare", "ready")}
LAYING = ("cs-attack", "cs-fight")


class StormShortcuts(Shortcuts):
    def __init__(self, cards: Catalogue) -> None:
        self._most = cards.numbers.insanity

    def chains(self, view: StormView, ask: Ask) -> Sequence[Option[None]]:
        if ask.msg != "cs-prepare":
            return ()
        one = view.investigators[int(dict(ask.args)["who"])]
        return [*_carried(view, ask, one), *_aimed(ask, one)]

    def doubt(self, view: StormView, ask: Ask, key: str) -> Doubt | None:
        """A fight is given up that is as good as won, or by somebody whom the penalty kills (D-32); in combat more trophies are laid than are
        missing (S-52: elsewhere the rules ask)."""
        if ask.msg == "cs-fight" and key == "concede" and "commit" in ask.keys:
            return Doubt("doubt-cs-won")
        if (ask.msg, key) in GIVING_UP and self._dies(ask, view.investigators[int(dict(ask.args)["who"])]):
            return Doubt("doubt-cs-end")
        if ask.msg in LAYING and key.startswith("lay:"):
            args = dict(next(o for o in ask.options if o.key == key).args)
            n, missing = int(args["n"]), int(args["missing"])
            return Doubt("doubt-cs-lay-more", (("n", n), ("missing", missing))) if n > missing else None
        return None

    def _dies(self, ask: Ask, one: InvestigatorView) -> bool:
        """Of CS-FIGHT-04: of a lost fight, or of having fought nobody (S-25). Whoever is in another world is spared."""
        spared = ask.msg != "cs-fight" and (one.fought or bool(one.targets))
        return one.madness >= self._most and not one.otherworld and not spared


def _carried(view: StormView, ask: Ask, one: InvestigatorView) -> Iterator[Option[None]]:
    """Trophies are carried to where they are needed, and laid there. Whoever would die of the way is asked about that alone."""
    mine = dict(one.trophies)
    for option in ask.options:
        if option.key.startswith("move:") and option.tone != "danger":
            place = view.places[int(dict(option.args)["slot"])]
            n = 0 if place.sealed else min(mine.get(place.symbol, 0), place.required - place.trophies)
            if n > 0:
                yield Option(chain(option.key, f"lay:{n}"), None, (*option.args, ("n", n)), "cs-opt-move-lay")


def _aimed(ask: Ask, one: InvestigatorView) -> Iterator[Option[None]]:
    """The one marker of this round, and ready: whoever wants to lay the second does it before."""
    if one.targets or "ready" not in ask.keys:
        return
    reach = {plan.enemy for plan in one.outlook if plan.attackable}
    for option in ask.options:
        if option.key.startswith("target:") and dict(option.args)["enemy"] in reach:
            yield Option(chain(option.key, "ready"), None, option.args, "cs-opt-target-ready")
