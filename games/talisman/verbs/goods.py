"""Verbs: stacks, markets, wishes, visits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from games.kernel.ask import Ask, Option, Script, Seat, ask, ask_all, menu, option
from games.kernel.effects import clauses, run_all
from games.kernel.phrases import Lang, Phrases, line, listing
from games.talisman import events
from games.talisman.moments import has, own
from games.talisman.rules import lives, possessions, spells, values
from games.talisman.rules import own as rights
from games.talisman.rules.interrupts import TurnOver
from games.talisman.traits import FreeGoods, Royal
from games.talisman.verbs.verb import Effect, TalismanVerb

if TYPE_CHECKING:
    from games.talisman.table import Land


class Give(TalismanVerb):
    """From a stack, if one is left (TM-BUY-04)."""

    give: Literal["talisman"]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.char(who).toad is None:
            yield from possessions.give(g, who, self.give)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return possessions.in_stock(g, self.give) and g.char(who).toad is None

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"give-{self.give}")


class Buy(TalismanVerb):
    """TM-BUY-01: one after the other, while stock and gold last."""

    buy: Annotated[Mapping[str, int], Field(min_length=1)]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        while g.alive(who):
            offers = self._offers(g, who)
            if not offers:
                return
            options = [option(f"buy:{k}", k, card=k, n=price, msg="tm-opt-buy") for k, price in offers.items()]
            options.append(option("enough", "", msg="tm-opt-enough"))
            chosen = yield from ask(who, "tm-buy", options, default="enough", card=card)
            if not chosen:
                return
            yield from purchase(g, who, chosen, offers[chosen])

    def _offers(self, g: Land, who: Seat) -> dict[str, int]:
        gold = g.char(who).gold
        return {k: price for k, price in self.buy.items() if gold >= price and possessions.on_offer(g, who, k)}

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return bool(self._offers(g, who))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "buy", what=price_list(self.buy, words, lang))


def price_list(goods: Mapping[str, int], words: Phrases, lang: Lang) -> str:
    return ", ".join(words.say(lang, "goods-price", what=words.say(lang, f"goods-{k}"), n=n) for k, n in goods.items())


def purchase(g: Land, who: Seat, name: str, price: int) -> Script[None]:
    g.tell(events.Bought(who, name, price, possessions.spend(g, who, price)))
    yield from possessions.give(g, who, name, told=False)


class MarketDay(TalismanVerb):
    """S-116: everybody with gold is asked at the same time, for no more things than the gold could buy; bought clockwise, in the order
    they were named. What is sold out by then, or too dear together with the rest, is passed over, and said."""

    market_day: Annotated[Mapping[str, int], Field(min_length=1)]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        asks: dict[Seat, Ask] = {}
        for seat in g.on_board(who):
            c = g.char(seat)
            goods = {k: n for k, n in self.market_day.items() if c.gold >= n and possessions.on_offer(g, seat, k)}
            if goods:
                options = [option(f"buy:{k}", k, card=k, n=n, msg="tm-opt-buy") for k, n in goods.items()]
                asks[seat] = Ask(seat, "tm-market-day", options, (("card", card),), 0, _affordable(goods, c.gold), ())
        chosen = yield from ask_all(asks)
        for seat in g.on_board(who):
            for name in chosen.get(seat, ()):
                price = self.market_day[name]
                if not g.alive(seat):
                    break
                if not possessions.in_stock(g, name):
                    g.tell(events.SoldOut(seat, name))
                elif g.char(seat).gold < price:
                    g.tell(events.TooDear(seat, name, price, g.char(seat).gold))
                elif possessions.able(g, seat, name):
                    yield from purchase(g, seat, name, price)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "market-day", what=price_list(self.market_day, words, lang))


def _affordable(goods: Mapping[str, int], gold: int) -> int:
    """So many things at most, the cheapest ones."""
    n = 0
    for price in sorted(goods.values()):
        gold -= price
        if gold < 0:
            break
        n += 1
    return n


class Visit(TalismanVerb):
    """One of several people in a town, or none (D-33). A Thief may help itself to a purchase card instead."""

    visit: Annotated[Mapping[str, list[Effect]], Field(min_length=1)]
    shop: Mapping[str, int] = {}  # what a Thief could take

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            doors = self._doors(g, who, card)
            return [*doors, option("none", "", msg="tm-opt-no-visit")] if doors else []

        if not options():
            return
        main = menu(who, "tm-visit", options, default="none", card=card)
        name = (yield from rights.beside_all(g, who, "visit", main)) or ""
        if name.startswith("lift:"):
            yield from possessions.give(g, who, name.removeprefix("lift:"))
        elif name:
            g.tell(events.Visits(who, card, name))
            yield from run_all(self.visit[name], g, who, card)

    def _doors(self, g: Land, who: Seat, card: str) -> list[Option[str]]:
        found = [
            option(f"visit:{name}", name, choice=name, msg="tm-opt-visit")
            for name, effects in self.visit.items()
            if any(e.possible(g, who, card) for e in effects)
        ]
        if self.shop and has(g, who, FreeGoods):
            found += [
                option(f"lift:{k}", f"lift:{k}", card=k, msg="tm-opt-lift") for k in self.shop if possessions.on_offer(g, who, k)
            ]
        return found

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "visit-inside", what=words.say(lang, "visit-or").join(self._said(words, lang)))

    def lines(self, words: Phrases, lang: Lang) -> list[str]:
        """A line for each of them; one alone needs no list."""
        said = self._said(words, lang)
        return [line(what, lang) for what in ([words.say(lang, "visit"), *said] if len(said) > 1 else said)]

    def _said(self, words: Phrases, lang: Lang) -> list[str]:
        return [
            words.say(lang, f"visit-{name}", what=clauses(effects, words, lang, nested=True))
            for name, effects in self.visit.items()
        ]


class Wish(TalismanVerb):
    """Enchanter, Fairy, Phantom: one wish."""

    wish: list[Effect]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        options = [
            option(f"wish:{i}", i, card=card, choice=i, msg="tm-opt-wish")
            for i, effect in enumerate(self.wish)
            if effect.possible(g, who, card)
        ]
        options.append(option("none", -1, msg="tm-opt-no-wish"))
        i = yield from ask(who, "tm-wish", options, card=card)
        if i < 0:
            return
        if possessions.leave_board(g, card):
            possessions.gone(g, card)
            g.tell(events.CardGone(card))
        yield from self.wish[i].run(g, who, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        things: list[str] = []
        for e in self.wish:
            share = e.share()
            things.append(words.say(lang, f"thing-{share[1]}", n=share[2]) if share else words.say(lang, f"wish-{e.called()}"))
        return words.say(lang, "wish", what=listing(things, words, lang, "or"))


class Swap(TalismanVerb):
    """Tinker: one object for any purchase card in stock."""

    swap: Literal["object"]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        if not self.possible(g, who, card):
            return
        c = g.char(who)
        mine = [option(f"swap:{o}", o, card=o, msg="tm-opt-swap") for o in c.objects]
        mine.append(option("none", "", msg="tm-opt-no-thanks"))
        given = yield from ask(who, "tm-swap", mine, default="none", card=card)
        if not given:
            return
        options = [option(f"for:{k}", k, card=k, msg="tm-opt-swap-for") for k in _purchase_cards(g, who)]
        wanted = yield from ask(who, "tm-swap-for", options, card=given)
        c.objects.remove(given)
        possessions.gone(g, given)
        g.tell(events.Swapped(who, given, wanted))
        yield from possessions.give(g, who, wanted, told=False)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return bool(g.char(who).objects and _purchase_cards(g, who))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "swap")


def _purchase_cards(g: Land, who: Seat) -> list[str]:
    """TM-BUY-01: all stacks but the Talismans."""
    return [k for k in g.state.stacks if k != "talisman" and possessions.on_offer(g, who, k)]


class RoyalVisit(TalismanVerb):
    """Castle: with Prince or Princess 2 lives for nothing, or one is handed over for gold."""

    royal_visit: int
    gold: int = 3

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        options: list[Option[str]] = []
        if lives.missing(g, who):
            options.append(option("heal", "heal", n=min(self.royal_visit, lives.missing(g, who)), msg="tm-opt-royal-heal"))
        options += [
            option(f"home:{follower}", follower, card=follower, n=t.gold, msg="tm-opt-royal-home")
            for follower, t in own(g, who, Royal)
        ]
        if not options:
            return
        options.append(option("none", "", msg="tm-opt-no-thanks"))
        chosen = yield from ask(who, "tm-castle", options, default="heal" if lives.missing(g, who) else "none", card=card)
        if chosen == "heal":
            lives.heal(g, who, self.royal_visit)
        elif chosen:
            possessions.use_up(g, who, chosen)
            possessions.gain_gold(g, who, self.gold)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return has(g, who, Royal)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "royal-visit", n=self.royal_visit, gold=self.gold)


class Instruct(TalismanVerb):
    """Instructor: as often as one can pay, each time a turn is missed."""

    instruct: int

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        times = 0
        while g.char(who).gold >= self.instruct:
            options = [
                option("strength", "strength", n=self.instruct, msg="tm-opt-learn-strength"),
                option("craft", "craft", n=self.instruct, msg="tm-opt-learn-craft"),
                option("none", "", msg="tm-opt-no-thanks"),
            ]
            stat = yield from ask(who, "tm-instructor", options, default="none", card=card, n=times)
            if not stat:
                break
            possessions.pay(g, who, self.instruct)
            values.gain(g, who, "strength" if stat == "strength" else "craft")
            times += 1
        if times:  # S-63
            g.char(who).miss += times
            g.tell(events.MustMiss(who, times))
            raise TurnOver

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return g.char(who).gold >= self.instruct

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "instruct", n=self.instruct)


class BuySpell(TalismanVerb):
    """Sorcerer: a spell for gold, if the limit allows."""

    buy_spell: int

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        if not self.possible(g, who, card):
            return
        options = [
            option("buy", True, n=self.buy_spell, msg="tm-opt-buy-spell"),
            option("none", False, msg="tm-opt-no-thanks"),
        ]
        if (yield from ask(who, "tm-buy-spell", options, default="none", card=card)):
            possessions.pay(g, who, self.buy_spell)
            yield from spells.gain(g, who, if_limit=True)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        c = g.char(who)
        return c.toad is None and c.gold >= self.buy_spell and spells.limit(g, who) > len(c.spells)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "buy-spell", n=self.buy_spell)
