"""Midnight and the Mythos cards (Mitternacht, Mythoskarten): ES-MID, ES-MYTH, S-16, S-17, S-82."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.elder_sign import events
from games.elder_sign.rules import battle, devouring, doom, gaining, locks
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.elder_sign.effects import ElderVerb


def strike_midnight(g: Elder) -> Script[None]:
    """ES-MID-01, carried out by the player whose turn has just ended (ES-MID-07). In the battle the Ancient One attacks."""
    s = g.state
    s.midnights += 1
    g.tell(events.MidnightStrikes(s.midnights))
    if not s.awake:
        yield from _before_the_battle(g)
    if s.awake:
        # ES-MID-05, ES-AWAKE-07: awake before or awakened just now.
        yield from battle.ancient_one_attacks(g)
    g.expire("day")  # (3), also in the battle (ES-BATTLE-15)
    s.struck = 0


def _before_the_battle(g: Elder) -> Script[None]:
    s = g.state
    if s.struck > 1:
        # S-17: one procedure only; each further passing of XII adds a doom token first.
        yield from doom.place_doom(g, s.struck - 1, s.active, "midnight")
        yield from devouring.settle(g)
    if not s.awake:
        yield from at_midnight_effects(g)
    if not s.awake:
        yield from draw_mythos(g, s.active)


def at_midnight_effects(g: Elder) -> Script[None]:
    """Step 1 in the order of S-16: Ancient One, adventures and Other Worlds, then "the next time the clock strikes midnight"."""
    s = g.state
    # ES-SETUP-13, S-82: none in the first turn of the game.
    if s.turn > 1:
        yield from _one_effect(g, s.ancient, g.ancient.midnight)
        struck = [spot.card for spot in g.spots() if g.cards.adventure(spot.card).midnight]
        # Looked up anew before each: what has left the table meanwhile does nothing more, what has come since was not struck.
        while waiting := [spot.card for spot in g.spots() if spot.card in struck]:
            card = waiting[0]
            if len(waiting) > 1:
                # D-23: the group's choice; the player who took the last turn gives it.
                options = [Option(f"first:{c}", c, (("card", c),)) for c in waiting]
                card = yield from ask(s.active, "es-midnight-order", options)
            struck.remove(card)
            yield from _one_effect(g, card, g.cards.adventure(card).midnight)
    if s.mythos and not s.awake:
        g.lasting_half = True
        yield from _one_effect(g, s.mythos, g.cards.mythos[s.mythos].next_midnight)
        g.lasting_half = False


def _one_effect(g: Elder, card: str, effects: Sequence[ElderVerb]) -> Script[None]:
    if not effects:
        return
    g.tell(events.MidnightEffect(card))
    yield from gaining.one_batch(g, run_all(effects, g, g.state.active, card))
    yield from devouring.settle(g)


def draw_mythos(g: Elder, who: Seat) -> Script[None]:
    """ES-MYTH-01/02: the new card replaces the old one, whose dice are free before the new lock; then its immediate effect."""
    s = g.state
    old = s.mythos
    s.mythos = s.decks["mythos"].pop(0)
    g.reveal()
    g.tell(events.MythosDrawn(s.mythos))
    if old:
        locks.release(g, old)
        g.lay_under("mythos", old)
    card = g.cards.mythos[s.mythos]
    if card.lock:
        yield from locks.lock(g, card.id, card.lock)
    yield from gaining.one_batch(g, run_all(card.now, g, who, card.id))
    yield from devouring.settle(g)
