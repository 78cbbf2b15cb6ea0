"""The doom track (Verderbenleiste): ES-DOOM, S-19, S-45, S-47."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import monsters_in_play
from games.elder_sign.rules import ending, monsters
from games.elder_sign.state import FIRST
from games.elder_sign.table import Elder
from games.kernel.ask import Script, Seat


def place_doom(g: Elder, n: int, who: Seat, cause: str, monsters_come: bool = True) -> Script[None]:
    """ES-DOOM-01/02/05: one after another on the first free space; monster spaces trigger; what is too much is ignored.

    `cause` names the card or event behind it, for the luck of the monsters. `monsters_come`: no, if whoever kept them away when
    it happened is gone by now (S-88).
    """
    length = g.ancient.doom_length
    for _ in range(n):
        if g.state.doom >= length:
            return
        g.state.doom += 1
        g.tell(events.DoomPlaced(g.state.doom, length))
        # ES-BATTLE-14: in the battle no monsters appear.
        if g.ancient.spaces[g.state.doom - 1] == "m" and not g.state.awake:
            yield from monsters.monster_appears(g, who, cause, kept_away=not monsters_come)
        if g.state.doom == length and not g.state.awake:
            # ES-DOOM-03, ES-AWAKE-05: the awakening waits until what is being resolved is complete.
            g.state.awaken_now = True
            g.state.hastur_x = monsters_in_play(g)


def remove_doom(g: Elder, n: int) -> None:
    """S-47: the last placed token; a monster space covered again later triggers again. In the battle the last one wins.

    S-85: a track that was full awakens the Ancient One all the same; the rewards under way only delay it.
    """
    for _ in range(min(n, g.state.doom)):
        g.state.doom -= 1
        g.tell(events.DoomRemoved(g.state.doom, g.ancient.doom_length))
    if g.state.awake and g.state.doom == 0:
        ending.end(g, "banished")  # ES-END-02: however the last token left in the battle
    if g.state.printing == FIRST and g.state.doom < g.ancient.doom_length:
        g.state.awaken_now = False  # as it was ruled before S-85
