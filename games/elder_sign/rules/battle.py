"""The battle against the Ancient One (Schlacht): ES-BATTLE, S-25, S-44, S-45, S-76."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.rules import attempts, devouring, dicework, ending, failing
from games.elder_sign.state import ANCIENT, Attempt
from games.elder_sign.table import Elder
from games.kernel.ask import Script, Seat
from games.kernel.effects import run_all


def attack_phase(g: Elder, me: Seat) -> Script[None]:
    """ES-BATTLE-02…05: roll the available dice, solve the combat task as often as they allow, once per roll.

    For Amanda too (S-86): her card allows several tasks with one roll, and here there is one, which each new roll tries again.
    """
    g.state.attempt = Attempt(card=ANCIENT)
    dicework.fill_pool(g)
    while (yield from attempts.before_roll(g, me)):
        dicework.roll(g, me)
        result = yield from attempts.resolve_roll(g, me)
        if result == "solved":
            dicework.end_roll(g)
        elif not (yield from failing.failed_roll(g, me, gave_up=False)):
            break
    g.state.attempt = None
    dicework.put_away(g)


def tear_away_doom(g: Elder, me: Seat) -> None:
    """ES-BATTLE-03, ES-BATTLE-11: each solved combat task removes one doom token; the last one wins."""
    g.state.doom -= 1
    g.tell(events.DoomTornAway(me, g.state.doom))
    if g.state.doom <= 0:
        ending.end(g, "banished")


def ancient_one_attacks(g: Elder) -> Script[None]:
    """ES-BATTLE-10: at midnight, instead of a Mythos card."""
    g.tell(events.AncientOneAttacks(g.state.ancient))
    yield from run_all(g.ancient.attack, g, g.state.active, g.state.ancient)
    yield from devouring.settle(g)
    ending.check_all_devoured(g)
