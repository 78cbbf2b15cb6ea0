"""Passing an adventure (Abenteuer bestehen): ES-PASS, ES-REW-08…10, S-12, EX-10, EX-11."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import traits
from games.elder_sign.rules import devouring, dicework, gaining, locks, monsters, museum
from games.elder_sign.state import ENTRANCE
from games.elder_sign.table import Elder
from games.elder_sign.traits import MasksTakeClues
from games.kernel.ask import Script, Seat
from games.kernel.effects import run_all


def pass_adventure(g: Elder, me: Seat) -> Script[None]:
    """The order of ES-PASS-02, then the defeated monsters (S-12), then who is devoured, then an awakening."""
    id = g.attempt.card
    card = g.cards.adventure(id)
    spot = g.spot(id)
    g.tell(events.AdventurePassed(me, id))
    for seat in g.seats_on(id):
        g.inv(seat).place = ENTRANCE
    dicework.put_away(g)
    masked = any(g.cards.monsters[m].mask for m in monsters.below_tasks(g, spot)) and bool(traits(g, MasksTakeClues))
    slot = museum.take_away(g, id)
    # Their markers leave with the card and are received at the end of the phase (S-12).
    by_task = list(g.attempt.slain)
    g.state.claims = [*by_task, *(m for m in g.state.claims if m not in by_task)]
    g.state.attempt = None
    g.inv(me).trophies.append(id)
    locks.release(g, id)  # ES-PASS-06: before the replacement is revealed
    if slot is not None:
        yield from museum.fill_slot(g, slot, me)
    rewards = [e for e in card.rewards if not (masked and e.gains("clue"))]
    yield from gaining.one_batch(g, run_all(rewards, g, me, id))
    yield from monsters.claim_defeated(g, me, by_task)
    yield from devouring.settle_in_turn(g)
