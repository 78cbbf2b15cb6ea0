"""Fewer presses (`games.kernel.shortcuts`): what need not be asked in Death May Die, and what is asked about once more."""

from __future__ import annotations

from games.death_may_die.view import DeathView
from games.kernel.ask import Ask
from games.kernel.shortcuts import Doubt, Shortcuts

# So many actions nobody gives away by mistake; with one left it may be wise to stay on a safe space.
MANY = 2
# What has to be done and can be done in one way only.
FORCED = ("dmd-steal", "dmd-way", "dmd-space", "dmd-person", "dmd-enemy", "dmd-level", "dmd-discard", "dmd-companions")


class DeathShortcuts(Shortcuts):
    def obvious(self, view: DeathView, ask: Ask) -> str:
        forced = ask.msg in FORCED and len(ask.options) == 1 and ask.least == ask.most == 1
        return ask.keys[0] if forced else ""

    def doubt(self, view: DeathView, ask: Ask, key: str) -> Doubt | None:
        """The actions end although most of them are left."""
        if ask.msg != "dmd-action" or key != "pass" or view.actions < MANY:
            return None
        return Doubt("doubt-dmd-actions", (("n", view.actions),))
