"""Fewer presses (`games.kernel.shortcuts`): which questions to the hero have one sensible answer, and which answers go together.

Of evil nothing is answered or joined: whatever is asked behind a cover is theirs to think about, or to order.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.rules.locating import TARGETS
from games.alone.state import HERO
from games.alone.view import AloneView
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import Doubt, Several, Shortcuts, chain, links

# Questions that follow an announcement: with one way to complete it nobody is asked which.
COMPLETING = ("al-item-target", "al-item-way", "al-item-sector", "al-item-charges")
# More cards are never worse: what is too much is the hero's to discard. Nor is another throw of a die that shows a hit, whichever of them.
BETTER = {"al-room-search": "draw:", "al-keen-eye": "more", "al-agility": "die:"}
BACK, DONE = "back", "done"
# What begins with one of these is an action, which bullet time gives two of.
ACTIONS = ("move:", "unblock:", "explore:", "attack:", "interact:", "item:", "locate", "search")
# So many upgrades at once; there are seldom more.
MOST_UPGRADES = 3


class AloneShortcuts(Shortcuts):
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def obvious(self, view: AloneView, ask: Ask) -> str:
        if ask.seat != HERO or ask.cover is not None:
            return ""
        if ask.msg in COMPLETING:
            ways = [key for key in ask.keys if key != BACK]
            return ways[0] if len(ways) == 1 else ""
        if ask.msg == "al-block" and "no" in ask.keys and _alone(view):
            return "no"
        if ask.msg in BETTER:
            return next((key for key in ask.keys if key.startswith(BETTER[ask.msg])), "")
        return ""

    def chains(self, view: AloneView, ask: Ask) -> Sequence[Option[None]]:
        """Bullet time with the first of its two actions; an upgrade that is the last one anyway."""
        if ask.msg == "al-upgrade" and len(ask.options) == 2:
            return [Option(chain(o.key, DONE), None, o.args, o.msg, "main") for o in ask.options if o.key != DONE]
        if ask.msg != "al-turn" or "bullet" not in ask.keys:
            return ()
        return [
            Option(chain("bullet", o.key), None, (*o.args, ("then", o.key)), "al-opt-bullet-then")
            for o in ask.options
            if o.key.startswith(ACTIONS)
        ]

    def instead(self, view: AloneView, ask: Ask) -> Sequence[str]:
        """What bullet time begins with is chosen with it; an upgrade with the end of them."""
        joined = [links(o.key)[0] for o in self.chains(view, ask)]
        several = self.several(view, ask)
        return [*joined, several.first] if several is not None and several.first else joined

    def doubt(self, view: AloneView, ask: Ask, key: str) -> Doubt | None:
        """The hero would take a loss that is the end, though something else could be given."""
        if ask.seat != HERO or ask.cover is not None or key not in ("bear", "suffer") or len(ask.options) < 2:
            return None
        given = dict(ask.args) | dict(next(o for o in ask.options if o.key == key).args)
        left = {"life": view.life, "composure": view.composure}.get(str(given.get("kind") or given.get("loss")), 0)
        lost = given.get("n", 0)
        return Doubt("doubt-al-end") if isinstance(lost, int) and 0 < left <= lost else None

    def several(self, view: AloneView, ask: Ask) -> Several | None:
        """A Locate with its targets; upgrades, as many as one likes."""
        given = dict(ask.args)
        if ask.msg in ("al-turn", "al-second") and "locate" in ask.keys:
            targets = tuple(Option(t, None, (("target", t),), "al-opt-target") for t in TARGETS)
            n = self.cards.numbers.locate_targets
            return Several("al-opt-several-locate", targets, n, n, first="locate")
        if ask.msg == "al-locate" and given.get("n") == 1 and (n := int(given.get("of", 1))) > 1:
            return Several("al-opt-several-locate", tuple(o for o in ask.options if o.key != BACK), n, n)
        if ask.msg == "al-upgrade" and len(ask.options) > 2:
            wanted = tuple(o for o in ask.options if o.key != DONE)
            most = min(MOST_UPGRADES, len({o.key.split(":")[1] for o in wanted}))
            return Several("al-opt-several-upgrade", wanted, 1, most, then=DONE)
        return None


def _alone(view: AloneView) -> bool:
    """Does the hero see and hear nobody on this floor? Then no door need be blocked."""
    return not view.noises and not any(s.creatures for floor in view.floors if floor.here for s in floor.sectors)
