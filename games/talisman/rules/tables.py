"""The dice of a table (TM-GEN-03): what the Jester may roll again."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Script, Seat, ask, option
from games.talisman import events
from games.talisman.moments import has
from games.talisman.state import SECOND
from games.talisman.table import Land
from games.talisman.traits import Rerolls


def rolled(g: Land, who: Seat, card: str, dice: Sequence[int], label: str) -> Script[list[int]]:
    """Jester: one die, once per turn."""
    dice = list(dice)
    if not g.alive(who) or not has(g, who, Rerolls) or not g.may(f"{g.char(who).id}:reroll", "turn"):
        return dice
    options = [option("keep", -1, msg="tm-opt-keep-roll")]
    options += [option(f"again:{i}", i, die=die, msg="tm-opt-roll-again") for i, die in enumerate(dice)]
    which = yield from ask(who, "tm-jester", options, default="keep", card=card, dice=",".join(map(str, dice)))
    if which < 0:
        return dice
    g.once(f"{g.char(who).id}:reroll", "turn")
    new = g.die(f"again:{label}:{which}:{'+'.join(map(str, dice))}")
    g.tell(events.DieRolledAgain(who, card, new))
    return [new if i == which else die for i, die in enumerate(dice)]


def of_the_board(g: Land, who: Seat, dice: Sequence[int], label: str) -> Script[list[int]]:
    """S-191: the tables of the Inner Region and that of the Warlock, which the first printing of these rules kept from the Jester."""
    if g.state.printing < SECOND:
        return list(dice)
    return (yield from rolled(g, who, g.char(who).space, dice, label))
