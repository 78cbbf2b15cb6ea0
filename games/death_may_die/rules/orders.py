"""Standing orders: what a player lets the table do in their place. They hide nothing, the game is open.

Some stand from the beginning (`USUAL`): after a roll that can only become worse hardly anybody wants to be asked, and whoever does
withdraws them. In which order enemies attack is the book's question to whoever is attacked, so it is asked unless they withdraw that.

Several may stand at once; each is given and withdrawn by an aside, `order:<name>` and `drop:<name>`. `forget` leaves only the usual ones:
it is said where somebody else takes the seat.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from games.death_may_die.rules import rolls, stress
from games.death_may_die.state import SECOND, Roll
from games.death_may_die.table import Death
from games.kernel.ask import Seat

Order: TypeAlias = Literal[
    "harmless",  # keep enemy rolls that do me no harm
    "enough",  # keep rolls of mine that have all the Successes they need, and no Tentacle
    "last",  # never spend my last stress
    "deadly",  # always keep a roll unless it would be my end
    "my-order",  # let me choose in which order enemies attack
]
ORDERS: tuple[Order, ...] = get_args(Order)
USUAL: tuple[Order, ...] = ("harmless", "enough", "my-order")
OF_THE_FIRST_PRINTING: tuple[Order, ...] = ("harmless", "enough")
GIVE, DROP, FORGET = "order:", "drop:", "forget"
ASIDES = frozenset({FORGET, *(f"{head}{order}" for head in (GIVE, DROP) for order in ORDERS)})


def usual(g: Death) -> list[str]:
    return list(USUAL if g.state.printing >= SECOND else OF_THE_FIRST_PRINTING)


def of(g: Death, player: Seat) -> list[str]:
    return g.state.orders.get(str(player), [])


def heed(g: Death, player: Seat, aside: str) -> None:
    head, _, name = aside.partition(":")
    kept = usual(g) if aside == FORGET else [o for o in of(g, player) if o != name]
    g.state.orders[str(player)] = kept + ([name] if f"{head}:" == GIVE else [])


def keeps(g: Death, roll: Roll) -> bool:
    """Does an order answer the question of rerolls?"""
    mine = of(g, g.player(roll.who))
    if not mine:
        return False
    against = roll.why in rolls.AGAINST
    ends = ("deadly" in mine or "last" in mine) and against and rolls.deadly(g, roll)
    if "deadly" in mine and not ends:
        return True
    if "harmless" in mine and against and _harmless(g, roll):
        return True
    if "enough" in mine and not against and _enough(g, roll):
        return True
    return "last" in mine and not ends and stress.room(g, roll.who) <= 1 and not rolls.free_rerolls(g, roll)


def _harmless(g: Death, roll: Roll) -> bool:
    """No wound, no sanity, and no Elder Sign that this enemy's card answers."""
    if roll.why == "attacked" and not g.is_great(roll.by) and g.card_of(roll.by).signs and rolls.as_it_lies(g, roll).signs:
        return False
    return rolls.harm(g, roll) == (0, 0)


def _enough(g: Death, roll: Roll) -> bool:
    result = rolls.as_it_lies(g, roll)
    return 0 < roll.need <= result.successes and not result.tentacles
