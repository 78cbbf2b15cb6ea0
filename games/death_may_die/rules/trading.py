"""Trade (Tauschen): DMD-TRADE, S79. One package after the other, proposed by whoever acts; every giver agrees to what they give."""

from __future__ import annotations

from dataclasses import dataclass

from games.death_may_die import events
from games.death_may_die.rules import holding
from games.death_may_die.state import Who, kind
from games.death_may_die.table import Death
from games.kernel.ask import Option, Script, ask, option


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


def offers(g: Death, who: Who) -> list[Option[Offer | None]]:
    there = partners(g, who)
    found: list[Option[Offer | None]] = []
    for giver in there:
        for thing in tradeable(g, giver):
            for taker in there:
                if taker != giver and (thing in g.cards.discoveries or holding.room(g, taker, kind(thing)) > 0):
                    offer, half = Offer(giver, taker, thing), half_of(g, giver, thing)
                    key = f"give:{giver}:{thing}:{taker}"
                    found.append(option(key, offer, by=giver, thing=thing, half=half, whom=taker))
    return found


def trade(g: Death, who: Who) -> Script[None]:
    """Until whoever acts ends it (DMD-TRADE-02). A gift needs no consent, a giver's word does (S79)."""
    while True:
        open_ = offers(g, who)
        if not open_:
            return
        chosen = yield from ask(g.player(who), "dmd-trade", [*open_, option("done", None, tone="main")], default="done", who=who)
        if chosen is None:
            return
        if g.player(chosen.giver) != g.player(who) and not (yield from _agrees(g, chosen)):
            g.tell(events.TradeRefused(chosen.giver, chosen.thing, half_of(g, chosen.giver, chosen.thing)))
            continue
        _hand_over(g, chosen)


def _agrees(g: Death, offer: Offer) -> Script[bool]:
    options = [option("agree", True), option("decline", False)]
    who, thing, half = offer.giver, offer.thing, half_of(g, offer.giver, offer.thing)
    asked = g.player(who)
    return (yield from ask(asked, "dmd-give", options, default="decline", who=who, whom=offer.taker, thing=thing, half=half))


def _hand_over(g: Death, offer: Offer) -> None:
    half = half_of(g, offer.giver, offer.thing)
    if offer.thing in g.cards.discoveries:
        held = next(h for h in g.inv(offer.giver).cards if h.card == offer.thing)
        holding.hand_over(g, offer.giver, held, offer.taker)
    else:
        token = g.token(offer.thing)
        holding.put(token, "investigator", str(offer.taker))
    g.tell(events.Traded(offer.giver, offer.taker, offer.thing, half))
