"""What things are worth to the sensible player, in tenths of an Elder Sign. All of its weights are here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.elder_sign import effects as fx
from games.elder_sign import odds
from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.effects import ElderVerb
from games.elder_sign.traits import FailedWorldsVanish, LossAfterFailure, SignLostForDevoured, SignLostForMonster
from games.elder_sign.view import ElderView, SeenCard, SeenPlayer


@dataclass(frozen=True, slots=True)
class Weights:
    """Tuned on simulated games (docs/balance.md)."""

    sign: float = 10.0
    doom: float = 7.0
    monster: float = 1.2  # one more on the table
    clue: float = 1.5
    common: float = 1.5
    unique: float = 2.0
    spell: float = 1.5
    ally: float = 3.0
    gate: float = 2.0
    trophy: float = 0.8
    brink: float = 0.2  # the 2nd point of Sanity or Stamina, as a part of what death would cost: midnights take points unasked
    points: tuple[float, ...] = (0.6, 0.3, 0.15)  # the 3rd, the 4th and every further one
    newcomer: float = 4.0  # what a new investigator brings along, against the one who was devoured
    fresh: float = 3.0  # a new card in the place of one that nobody could pass
    midnights: float = 1.6  # how many midnights a card would stay if nobody passed it now
    lock: float = 2.5  # a die that is free again
    hour: float = 1.5  # three hours by a clock condition
    thrift: float = 0.8  # what a tool costs when it is used, against what it is worth as a reward
    wins: float = 60.0  # the last sign
    awakens: float = 40.0  # the last doom


WEIGHTS = Weights()


class Worth:
    """Values for one player in one situation."""

    def __init__(self, cards: Catalogue, w: Weights, view: ElderView, me: SeenPlayer) -> None:
        self.cards = cards
        self.w = w
        self.view = view
        self.me = me
        ancient = cards.ancient_ones.get(view.ancient)
        self.traits = ancient.traits if ancient else []
        self.nightly = ancient.midnight if ancient else []
        self.doom_left = (ancient.doom_length if ancient else 12) - view.doom
        self.signs_left = view.signs_needed - view.signs

    def things(self, effects: Sequence[ElderVerb]) -> float:
        """Rewards, terror, instructions: everything but what an investigator loses together (`losses`)."""
        return sum(self._one(e) for e in effects)

    def _one(self, effect: ElderVerb) -> float:
        w = self.w
        match effect:
            case fx.Gain():
                each = {"clue": w.clue, "common": w.common, "unique": w.unique, "spell": w.spell, "ally": w.ally}
                return effect.n * each[effect.gain]
            case fx.Sign():
                return self.signs(effect.sign)
            case fx.Doom():
                return -self.doom(effect.doom)
            case fx.Monster():
                return 0.0 if self.me.investigator == "kate" else -effect.monster * w.monster
            case fx.Gate():
                return effect.gate * (w.gate - self.looming("other_worlds", +1))
            case fx.Lose():
                if effect.lose in ("sanity", "stamina"):
                    return -self.lose(effect.n, 0) if effect.lose == "sanity" else -self.lose(0, effect.n)
                return -effect.n * (w.clue if effect.lose == "clue" else w.trophy) if self._owns(effect.lose) else 0.0
            case fx.Each():
                return sum(_for(self, p).things(effect.do) for p in self.view.players if p.investigator)
            case fx.Pay():
                return max(self.things(effect.pay), self.things(effect.otherwise))
            case fx.Per():
                return self._in_play(effect.per) // effect.every * self.things(effect.do)
            case fx.May():
                return max(0.0, self.things(effect.may))
            case _:
                return 0.0

    def looming(self, kind: str, change: int) -> float:
        """What one thing of a kind more or less on the table changes at the next midnights (Azathoth, Hastur, Nyarlathotep)."""
        found = 0.0
        for effect in self.nightly:
            if isinstance(effect, fx.Per) and effect.per == kind:
                found -= self.things(effect.do) / effect.every
            elif isinstance(effect, fx.When) and effect.when == kind:
                now = self._in_play(kind)
                if (now >= effect.at_least) != (now + change >= effect.at_least):
                    found -= self.things(effect.then)
        return self.w.midnights * found

    def _in_play(self, kind: str) -> int:
        if kind == "other_worlds":
            return sum(c.kind == "other_world" for c in self.view.cards)
        if kind == "masks":
            return sum(self.cards.monsters[m.id].mask for c in self.view.cards for m in c.monsters)
        return self.view.monsters_in_play

    def _owns(self, kind: str) -> bool:
        me = self.me
        return bool(me.clues if kind == "clue" else me.trophies if "troph" in kind else me.common or me.unique or me.spells)

    def signs(self, n: int) -> float:
        return n * self.w.sign + (self.w.wins if n > 0 and n >= self.signs_left else 0.0)

    def doom(self, n: int) -> float:
        return n * self.w.doom + (self.w.awakens if n >= self.doom_left else 0.0)

    def point(self, left: int, sanity: bool) -> float:
        """One more Sanity or Stamina with `left` of them."""
        if left <= 1:
            return self.w.brink * self.death(sanity)
        return self.w.points[min(left - 2, len(self.w.points) - 1)]

    def lose(self, sanity: int, stamina: int) -> float:
        """What losing this much costs, dearer the less is left; death if nothing is."""
        me = self.me
        if sanity >= me.sanity or stamina >= me.stamina:
            return self.death(sanity >= me.sanity)
        cost = sum(self.point(me.sanity - i - 1, True) for i in range(sanity))
        return cost + sum(self.point(me.stamina - i - 1, False) for i in range(stamina))

    def death(self, by_sanity: bool = False) -> float:
        """A doom and everything owned, against a new investigator in full health with new equipment."""
        cost = self.doom(1) + self.me.trophy_worth * self.w.trophy + self.tools() - self.w.newcomer
        if by_sanity and any(isinstance(t, SignLostForDevoured) for t in self.traits):
            cost += self.w.sign
        return max(cost, 1.0)

    def tools(self) -> float:
        me, w = self.me, self.w
        return (
            me.clues * w.clue
            + len(me.common) * w.common
            + len(me.unique) * w.unique
            + len(me.spells) * w.spell
            + len(me.allies) * w.ally
        )

    # An adventure

    def passed(self, card: AdventureCard, spot: SeenCard) -> float:
        """What passing it brings, for oneself and for everybody."""
        w = self.w
        worth = self.things(card.rewards) + card.trophy * w.trophy
        worth -= w.midnights * self.things(card.midnight)
        worth += self.looming("other_worlds", -1) if card.kind == "other_world" else 0.0
        worth += self.free_die() * len(spot.locked_dice)
        for seen in spot.monsters:
            worth += self.monster(seen.id, by_task=not seen.defeated)
        return worth

    def free_die(self) -> float:
        """A locked die free again: the fewer there are, the more everybody needs it."""
        return self.w.lock * sum(d.at == "lock" for d in self.view.dice)

    def hunted(self, spot: SeenCard, id: str) -> float:
        """What it brings to defeat this monster and fail the rest: its trophy, its lock, and a card that is easier for the next."""
        card = self.cards.adventure(spot.card)
        rows = tuple(odds.written(r.text) for r in spot.rows)
        rest = tuple(odds.written(r.text) for r in spot.rows if r.monster != id)
        easier = odds.passing(rest, odds.Dice(6), 0, 1, card.arrow) - odds.passing(rows, odds.Dice(6), 0, 1, card.arrow)
        return self.monster(id) + 0.5 * max(0.0, easier) * max(0.0, self.passed(card, spot))

    def monster(self, id: str, by_task: bool = True) -> float:
        """What defeating it brings."""
        card = self.cards.monsters[id]
        worth = card.trophy * self.w.trophy + self.w.monster * 0.5 + self.things(card.claim)
        worth += self.looming("monsters", -1) + (self.looming("masks", -1) if card.mask else 0.0)
        worth += self.free_die() if card.lock else 0.0
        if by_task and any(isinstance(t, SignLostForMonster) and t.sign_lost_for == card.tribe for t in self.traits):
            worth -= self.w.sign if self.view.signs else 0.0
        return worth

    def failed(self, card: AdventureCard) -> float:
        """What failing it costs (a negative number)."""
        sanity = sum(e.n for e in card.penalties if isinstance(e, fx.Lose) and e.lose == "sanity")
        stamina = sum(e.n for e in card.penalties if isinstance(e, fx.Lose) and e.lose == "stamina")
        stamina += sum(t.n for t in self.traits if isinstance(t, LossAfterFailure))
        others = [e for e in card.penalties if not (isinstance(e, fx.Lose) and e.lose in ("sanity", "stamina"))]
        worth = self.things(others) - self.lose(sanity, stamina)
        if card.kind == "other_world" and any(isinstance(t, FailedWorldsVanish) for t in self.traits):
            worth -= 0.4 * self.w.sign  # its signs are gone for good
        return worth


def _for(worth: Worth, who: SeenPlayer) -> Worth:
    return Worth(worth.cards, worth.w, worth.view, who)
