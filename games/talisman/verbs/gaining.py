"""Verbs: what one gains, loses, becomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.kernel.ask import Ask, Script, Seat, ask, ask_some, at_once, option
from games.kernel.effects import clauses
from games.kernel.phrases import Lang, Phrases
from games.kernel.verbs import Deciding
from games.talisman import events
from games.talisman.moments import has
from games.talisman.rules import alignment, inner, lives, possessions, spells, toads, values
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import Alignment, Stat, kind
from games.talisman.traits import SafeByAlignment
from games.talisman.verbs.verb import TalismanVerb

if TYPE_CHECKING:
    from games.talisman.table import Land


class Gain(TalismanVerb):
    gain: Literal["strength", "craft", "life", "gold", "spell"]
    n: int = Field(default=1, ge=1)
    if_limit: bool = False

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        match self.gain:
            case "strength" | "craft":
                values.gain(g, who, self.gain, self.n)
            case "life":
                lives.gain(g, who, self.n)
            case "gold":
                possessions.gain_gold(g, who, self.n)
            case "spell":
                yield from spells.gain(g, who, self.n, if_limit=self.if_limit)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        c = g.char(who)
        if self.gain == "spell":
            return c.toad is None and (not self.if_limit or spells.limit(g, who) > len(c.spells))
        return self.gain != "gold" or c.toad is None

    def text(self, words: Phrases, lang: Lang) -> str:
        return clauses([self], words, lang)

    def share(self) -> tuple[str, str, int]:
        return ("gain", self.gain + ("_if" if self.if_limit else ""), self.n)


class Lose(TalismanVerb):
    lose: Literal["strength", "craft", "life", "gold", "all_gold", "gained_strength", "gained_craft", "all_spells"]
    n: int = Field(default=1, ge=1)
    by_alignment: bool = False  # what a Cross protects from

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        match self.lose:
            case "strength" | "craft":
                yield from values.lose(g, who, self.lose, self.n)
            case "gained_strength" | "gained_craft":
                stat: Stat = "strength" if self.lose == "gained_strength" else "craft"
                yield from values.lose_all_gained(g, who, stat)
            case "life":
                if not (self.by_alignment and has(g, who, SafeByAlignment)):
                    yield from lives.lose(g, lives.Loss(who, self.n, card))
            case "gold":
                possessions.lose_gold(g, who, self.n)
            case "all_gold":
                possessions.lose_gold(g, who, g.char(who).gold)
            case "all_spells":
                yield from spells.lose_all(g, who)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return self.lose != "gold" or g.char(who).gold >= self.n

    def toll(self, g: Land, who: Seat) -> int:
        return {"life": 10, "gold": 1, "strength": 5, "craft": 5}.get(self.lose, 0) * self.n

    def text(self, words: Phrases, lang: Lang) -> str:
        return clauses([self], words, lang)

    def share(self) -> tuple[str, str, int]:
        return ("lose", self.lose, self.n)


class Heal(TalismanVerb):
    """TM-LIFE-13. With a price the reader chooses how many."""

    heal: int | Literal["full"]
    price: int = 0

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        most = lives.missing(g, who) if self.heal == "full" else min(self.heal, lives.missing(g, who))
        if self.price:
            most = min(most, g.char(who).gold // self.price)
            if most <= 0:
                return
            options = [option(f"heal:{n}", n, n=n, gold=n * self.price, msg="tm-opt-buy-lives") for n in range(most, 0, -1)]
            options.append(option("none", 0, msg="tm-opt-no-thanks"))
            most = yield from ask(who, "tm-heal", options, default="none", card=card)
            possessions.pay(g, who, most * self.price)
        lives.heal(g, who, most)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return lives.missing(g, who) > 0 and g.char(who).gold >= self.price

    def text(self, words: Phrases, lang: Lang) -> str:
        many = "full" if self.heal == "full" else "1" if self.heal == 1 else "many"
        what = words.say(lang, f"heal-{many}", n=self.heal)
        return words.say(lang, "for-gold-each", what=what, n=self.price) if self.price else what


class FillSpells(TalismanVerb):
    fill_spells: Literal[True]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        yield from spells.fill_up(g, who)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "fill-spells")


class Become(TalismanVerb):
    become: Alignment

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        yield from alignment.become(g, who, self.become)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"become-{self.become}")


class BecomeToad(TalismanVerb):
    toad: Literal[True]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        yield from toads.transform(g, who)

    def toll(self, g: Land, who: Seat) -> int:
        return 15

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "toad")


class Miss(TalismanVerb):
    """TM-TURN-03: of an event the broken-off turn is the first one missed. Spaces, strangers and places: the turn ends, and the next is
    missed (S-63); others miss their next."""

    miss: int = Field(ge=1)

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        broken_off = who == g.state.active and card == g.state.resolving
        to_come = self.miss - 1 if broken_off else self.miss
        g.char(who).miss += to_come
        g.tell(events.MustMiss(who, to_come))
        if broken_off:
            g.turn_lost = True
        elif who == g.state.active:
            raise TurnOver

    def toll(self, g: Land, who: Seat) -> int:
        return 3 * self.miss

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "miss-1" if self.miss == 1 else "miss-many", n=self.miss)


class LoseFollowerOrLife(Deciding, TalismanVerb):
    """Temple 4, Earthquake: a follower of one's choice, or a life."""

    follower_or_life: Literal[1]

    def question(self, g: Land, who: Seat, card: str) -> Ask | None:
        return inner.follower_or_life(g, who, 1, card)

    def carry_out(self, g: Land, who: Seat, card: str, picked: str) -> Script[None]:
        if not (yield from inner.give_up(g, who, picked)):
            yield from lives.lose(g, lives.Loss(who, 1, card))

    def toll(self, g: Land, who: Seat) -> int:
        return 0 if g.char(who).followers else 10 * self.follower_or_life

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "follower-or-life", n=self.follower_or_life)


class Sell(TalismanVerb):
    """City's Alchemist, Alchemy: any objects, 1 gold each."""

    sell: Literal["objects"]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        options = [option(f"sell:{c}", c, card=c, msg="tm-opt-sell") for c in g.char(who).objects]
        chosen = yield from ask_some(who, "tm-sell", options, 0, len(options), card=card)
        yield from possessions.sell(g, who, chosen)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return bool(g.char(who).objects)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "sell-objects")


class Pool(TalismanVerb):
    """A fountain, stream or pool: one of it per visit, gone when empty."""

    pool: Literal["strength", "craft", "life"]
    holds: int = 4

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        left = g.state.pools.get(card, self.holds) - 1
        if self.pool == "life":
            lives.gain(g, who)
        else:
            values.gain(g, who, self.pool)
        g.state.pools[card] = left
        if left == 0 and possessions.leave_board(g, card):
            possessions.gone(g, card)
            g.tell(events.CardGone(card))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "pool", n=self.holds, what=words.say(lang, f"thing-{self.pool}", n=1))


class Vanish(TalismanVerb):
    """The card has done what it does once, and is gone."""

    ends_card = True
    vanish: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        if possessions.leave_board(g, card):
            possessions.gone(g, card)
            g.tell(events.CardGone(card))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "vanish")


class Release(TalismanVerb):
    """The Mystic drives the Hag away."""

    release: Literal["hag"]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        for follower in [f for f in g.char(who).followers if kind(f) == self.release]:
            possessions.use_up(g, who, follower)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"release-{self.release}")


class Nothing(TalismanVerb):
    """A row or a branch in which nothing happens."""

    nothing: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        return None

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "roll-nothing")
