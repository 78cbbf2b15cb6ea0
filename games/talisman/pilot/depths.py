"""The way through the inner region, as chances: by the Crypt or by the Mine, with what one has and so many lives.

Everything here is printed on the board and the same for everybody, so it is reckoned, not guessed. Turning back is left out: whoever
is in there with a Talisman goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from games.talisman import odds

PITFIEND = 4  # their Strength, each
# Alive, but put out by Crypt or Mine: one has to come all the way again. So much of a new attempt's chance is left.
PUT_OUT = 0.15
# With one life left the Crown is reached, and then hardly held.
HELD_WITH = (0.0, 0.7, 0.9, 1.0)


@dataclass(frozen=True, slots=True)
class Traveller:
    """What counts in there."""

    strength: int
    craft: int
    fight: int  # Strength with weapons
    dice: int = 1  # in a fight, of which the best counts
    mine_dice: int = 3
    saved: int = 0  # of so many sixths of lost fights no life is lost
    lives: int = 4
    spare: int = 0  # followers that can be given up to the Vampire


@lru_cache(maxsize=8192)
def through(who: Traveller) -> float:
    """How likely this one comes from the Plain of Peril to the Crown, by the better arm."""
    return max(by_crypt(who), by_mine(who))


def by_crypt(who: Traveller) -> float:
    return _below(3, who.strength, _death(who, who.lives))


def by_mine(who: Traveller) -> float:
    return _below(who.mine_dice, who.craft, _vampire(who))


def _below(dice: int, worth: int, beyond: float) -> float:
    """No more on the dice than one has: through. One too many: back to the Plain, and again. More: put out."""
    passed, again = (odds.at_most(n, dice) / 100 for n in (worth, worth + 1))
    again -= passed
    return (passed * beyond + (1 - passed - again) * PUT_OUT * beyond) / (1 - again) if again < 1 else 0.0


def _crown(lives: int) -> float:
    return HELD_WITH[min(max(lives, 0), len(HELD_WITH) - 1)]


def _each_loss(lives: int, won: float, then: Callable[[int], float]) -> float:
    """Again until it is won; each loss costs a life."""
    chance, worth = 1.0, 0.0
    for left in range(lives, 0, -1):
        worth += chance * won * then(left)
        chance *= 1 - won
    return worth


def _decided(who: Traveller, foe: int) -> float:
    """A fight that ends in a draw is fought again; one that armour saves is, too."""
    won = odds.fight(who.fight, foe, who.dice)
    lost = odds.lost(who.fight, foe, who.dice) * (6 - who.saved) / 6
    return won / (won + lost) if won + lost else 0.0


def _death(who: Traveller, lives: int) -> float:
    """Dice with Death is even; then the Werewolf, as strong as two dice."""
    return _each_loss(lives, 0.5, lambda left: _werewolf(who, left))


def _werewolf(who: Traveller, lives: int) -> float:
    wolves = [_each_loss(lives, _decided(who, sum(roll)), _crown) for roll in product(range(1, 7), repeat=2)]
    return sum(wolves) / len(wolves)


def _vampire(who: Traveller) -> float:
    """One, two or three lives, or as many followers; then one to six pitfiends."""
    bites = [who.lives - max(0, n - who.spare) for n in (1, 2, 3)]
    return sum(_pits(who, left) for left in bites) / len(bites)


def _pits(who: Traveller, lives: int) -> float:
    won = _decided(who, PITFIEND)

    def fiends(n: int, left: int) -> float:
        if left <= 0:
            return 0.0
        return _crown(left) if n == 0 else _each_loss(left, won, lambda after: fiends(n - 1, after))

    return sum(fiends(n, lives) for n in range(1, 7)) / 6
