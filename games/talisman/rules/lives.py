"""Lives (chapter 4): the one place where they are lost, and how they come back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.moments import own
from games.talisman.rules import armed, casting, death, limits, possessions
from games.talisman.state import UNHEALED
from games.talisman.table import Land
from games.talisman.traits import Armour, MayNotUse


@dataclass(slots=True)
class Loss:
    """Lives about to be lost. Several at once are one loss (TM-FLOW-12)."""

    seat: Seat
    n: int
    card: str  # what takes them: a card, a space, a spell
    by: Seat = -1
    fight: bool = False  # objects protect in a fight, not in psychic combat (TM-PSY-03)

    def fatal(self, g: Land) -> bool:
        return g.char(self.seat).lives <= self.n


def gain(g: Land, seat: Seat, n: int = 1) -> None:
    """TM-LIFE-12: without limit."""
    c = g.char(seat)
    c.lives += n
    g.tell(events.LifeGained(seat, n, c.lives))


def missing(g: Land, seat: Seat) -> int:
    """So many lives could be healed. Whom the Command Spell has struck too often nothing heals any more (S-160)."""
    c = g.char(seat)
    return 0 if c.struck >= UNHEALED else max(0, g.card_of(seat).lives - c.lives)


def heal(g: Land, seat: Seat, n: int | None = None) -> int:
    """TM-LIFE-13: up to the starting value, never beyond (None: all the way); so many were healed."""
    n = missing(g, seat) if n is None else min(n, missing(g, seat))
    if n > 0:
        c = g.char(seat)
        c.lives += n
        g.tell(events.Healed(seat, n, c.lives))
    return n


def lose(g: Land, loss: Loss) -> Script[int]:
    """So many lives were lost."""
    return (yield from lose_together(g, [loss]))[0]


def lose_together(g: Land, losses: Sequence[Loss]) -> Script[list[int]]:
    """TM-FLOW-12, from the second step on: what takes the place of a loss was chosen before. Where several lose lives at once each step
    is everybody's, in the order given (S-116). So many were lost by each."""
    for loss in losses:
        if loss.fight and _stands(g, loss):
            _protect(g, loss)
        if _stands(g, loss):  # S-143: what was laid ready comes first, so that its owner need not be asked
            yield from armed.at(g, armed.Moment("life-loss", loss.seat, by=loss.by, loss=loss))
    last = [loss for loss in losses if _stands(g, loss) and loss.fatal(g)]
    if last:
        yield from casting.at_the_last(g, last)
    lost: list[int] = []
    for loss in losses:
        lost.append((yield from _suffer(g, loss)) if _stands(g, loss) else 0)
    return lost


def _stands(g: Land, loss: Loss) -> bool:
    """Is it still about to happen?"""
    return loss.n > 0 and g.alive(loss.seat)


def _suffer(g: Land, loss: Loss) -> Script[int]:
    """The loss, death, or what answers the loss."""
    c = g.char(loss.seat)
    lost = min(loss.n, c.lives)
    c.lives -= lost
    if loss.seat not in g.state.hurt:
        g.state.hurt.append(loss.seat)
    g.tell(events.LifeLost(loss.seat, lost, c.lives, loss.card))
    if c.lives == 0:
        death.die(g, loss.seat, lost)
    else:
        yield from armed.at(g, armed.Moment("life-lost", loss.seat, by=loss.by, loss=loss))
    return lost


def follower_dies(g: Land, seat: Seat, follower: str) -> Script[None]:
    """T9: Preservation may save it."""
    moment = armed.Moment("follower-dies", seat, follower=follower)
    yield from armed.at(g, moment)
    if not moment.saved and g.alive(seat) and follower in g.char(seat).followers:
        possessions.kill(g, seat, follower)
        yield from limits.settle(g)


def _protect(g: Land, loss: Loss) -> None:
    """S-72: each protecting object is rolled for once, the best first, until one saves the life. Nothing is lost by trying, so nobody
    is asked (D-23)."""
    barred = any("armour" in t.may_not_use for _, t in own(g, loss.seat, MayNotUse))
    shields = sorted(own(g, loss.seat, Armour), key=lambda found: found[1].saves_on)
    for card, trait in shields:
        if barred or loss.n <= 0:
            return
        die = g.die(f"save:{loss.seat}:{card}:{loss.card}")
        if die >= trait.saves_on:
            loss.n -= 1
            g.tell(events.LifeSaved(loss.seat, card, die))
        else:
            g.tell(events.SaveFailed(loss.seat, card, die))
