"""The Ancient One awakens (Erwachen): ES-AWAKE, S-36, S-37, S-38."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import monsters_in_play
from games.elder_sign.rules import dicework, ending, locks
from games.elder_sign.state import ANCIENT
from games.elder_sign.table import Elder
from games.kernel.ask import Script
from games.kernel.effects import run_all


def awaken_early(g: Elder) -> None:
    """ES-AWAKE-06: an effect awakens it; all empty spaces are filled, without monsters."""
    if g.state.awake:
        return
    g.state.hastur_x = monsters_in_play(g)
    g.state.doom = g.ancient.doom_length
    g.tell(events.DoomPlaced(g.state.doom, g.ancient.doom_length))
    g.state.awaken_now = True


def awaken(g: Elder) -> Script[None]:
    """The order of ES-AWAKE-02. What the investigators own is kept (ES-AWAKE-08)."""
    s = g.state
    s.awaken_now = False
    s.awake = True
    g.tell(events.AncientOneAwakens(s.ancient, s.doom))
    # The attempt is cancelled: no rewards, no penalties, no trophies (S-36).
    s.attempt = None
    dicework.put_away(g)
    s.borrowed = []
    for die in g.state.dice.values():
        if die.at in ("supply", "pool") and locks.is_locked(g, die.id):
            dicework.move(die, "lock")
    # (1) The Mythos card goes; its dice are free, or move on in their queue (S-37).
    if s.mythos:
        locks.release(g, s.mythos)
        g.lay_under("mythos", s.mythos)
        s.mythos = ""
    # (2) Dice locked by anything else leave the game.
    locks.remove_locked_dice_from_game(g)
    # (3) The museum is cleared.
    for spot in g.spots():
        s.box.append(spot.card)
        s.box += [m.id for m in spot.monsters]
    on_cards = {m.id for spot in g.spots() for m in spot.monsters}
    s.box += [m for m in s.claims if m not in on_cards]
    s.museum, s.extra, s.worlds, s.claims = [], [], [], []
    # (4) Everybody stands before the Ancient One.
    for seat in g.investigators():
        g.inv(seat).place = ANCIENT
    # S-32: whoever has not chosen a new investigator yet gets none.
    for seat, player in enumerate(s.players):
        if player.pending:
            player.pending = False
            player.out = "clock_only"
            g.tell(events.PlayerOut(seat))
    yield from run_all(g.ancient.awakens, g, s.active, s.ancient)
    ending.check_all_devoured(g)
