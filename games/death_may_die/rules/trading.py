"""Trade (Tauschen): DMD-TRADE, S79. One package after the other, proposed by whoever acts; it changes hands as a whole, if every giver
agrees."""

from __future__ import annotations

from dataclasses import dataclass

from games.death_may_die import events
from games.death_may_die.rules import holding
from games.death_may_die.state import Who, kind
from games.death_may_die.table import Death
from games.kernel.ask import Ask, Option, Script, ask_all, ask_some, option


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing from one to another: a card, or a token of the episode."""

    giver: Who
    taker: Who
    thing: str


def partners(g: Death, who: Who) -> list[Who]:
    """Everybody on the space who may take part: Paranoia keeps out (catalogue 10)."""
    return [w for w in g.here(g.inv(who).space) if not g.in_force("no_trade", str(w))]


def tradeable(g: Death, who: Who) -> list[str]:
    """Items and companions (DMD-TRADE-01, DMD-TRADE-04), and what the episode lets one carry; of tokens one of each kind and side."""
    cards = [held.card for held, half in g.halves(who) if half.kind in ("item", "companion")]
    tokens = [t for t in g.state.tokens if t.at == "investigator" and t.on == str(who) and kind(t.id) in g.episode.carried]
    return cards + [t.id for t in {(kind(t.id), t.side): t for t in tokens}.values()]


def half_of(g: Death, who: Who, thing: str) -> str:
    """Which half of a card counts, or which side a token shows: it is called by that."""
    if thing not in g.cards.discoveries:
        return g.token(thing).side
    return next(held.half for held in g.inv(who).cards if held.card == thing)


def may(g: Death, who: Who) -> bool:
    there = partners(g, who)
    return who in there and len(there) > 1 and any(tradeable(g, w) for w in there)


def offers(g: Death, who: Who) -> list[Option[Offer]]:
    there = partners(g, who)
    found: list[Option[Offer]] = []
    for giver in there:
        for thing in tradeable(g, giver):
            for taker in there:
                if taker != giver and (thing in g.cards.discoveries or holding.room(g, taker, kind(thing)) > 0):
                    offer, half = Offer(giver, taker, thing), half_of(g, giver, thing)
                    key = f"give:{giver}:{thing}:{taker}"
                    found.append(option(key, offer, by=giver, thing=thing, half=half, whom=taker))
    return found


def trade(g: Death, who: Who) -> Script[None]:
    """Until whoever acts proposes nothing more (DMD-TRADE-02): a refused package may be followed by another one."""
    while open_ := offers(g, who):
        picked = yield from ask_some(g.player(who), "dmd-trade", open_, 0, len(open_), who=who)
        if not picked:
            return
        package = _fitting(g, picked)
        refusing = yield from _who_refuses(g, who, package)
        for giver in refusing:
            g.tell(events.TradeRefused(giver))
        if not refusing:
            for offer in package:
                _hand_over(g, offer)


def _fitting(g: Death, picked: list[Offer]) -> list[Offer]:
    """A thing goes to one only, and nobody is given more tokens than fit."""
    found: list[Offer] = []
    for offer in picked:
        what = kind(offer.thing)
        coming = sum(o.taker == offer.taker and kind(o.thing) == what for o in found)
        fits = offer.thing in g.cards.discoveries or coming < holding.room(g, offer.taker, what)
        if fits and not any(o.thing == offer.thing for o in found):
            found.append(offer)
    return found


def _who_refuses(g: Death, who: Who, package: list[Offer]) -> Script[list[Who]]:
    """Every giver is asked at the same time, with the whole package before them (S79). What one gives away oneself, or is given,
    needs nobody's leave."""
    said = ",".join(f"{o.giver}>{o.thing}:{half_of(g, o.giver, o.thing)}>{o.taker}" for o in package)
    givers = dict.fromkeys(o.giver for o in package if g.player(o.giver) != g.player(who))
    choices = [option("agree", True), option("decline", False)]
    asks = {w: Ask(g.player(w), "dmd-give", choices, (("who", w), ("package", said)), default=("decline",)) for w in givers}
    answers = yield from ask_all(asks)
    return [w for w in givers if not answers[w][0]]


def _hand_over(g: Death, offer: Offer) -> None:
    half = half_of(g, offer.giver, offer.thing)
    if offer.thing in g.cards.discoveries:
        held = next(h for h in g.inv(offer.giver).cards if h.card == offer.thing)
        holding.hand_over(g, offer.giver, held, offer.taker)
    else:
        holding.put(g.token(offer.thing), "investigator", str(offer.taker))
    g.tell(events.Traded(offer.giver, offer.taker, offer.thing, half))
