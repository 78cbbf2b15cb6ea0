"""Cards and tokens in somebody's hands: DMD-INV-02, DMD-INV-03, DMD-COMP-07, DMD-INVEST-09, DMD-DEATH-04, S38, S65."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import stress
from games.death_may_die.state import Held, Side, Token, Who, kind
from games.death_may_die.table import Death


def take(g: Death, who: Who, card: str, half: Side) -> None:
    """DMD-INVEST-05: the card becomes part of the inventory with this half showing."""
    g.inv(who).cards.append(Held(card=card, half=half))
    stress.fits(g, who)  # a condition may lower the maximum (S70)
    g.tell(events.Took(who, card, half))


def discard(g: Death, who: Who, held: Held) -> None:
    """To the Discovery discard pile; what the card brought is over (DMD-COMP-04, DMD-COMP-07)."""
    g.inv(who).cards.remove(held)
    g.state.discovery_discard.append(held.card)


def hand_over(g: Death, giver: Who, held: Held, taker: Who) -> None:
    """It keeps its half and its wounds (DMD-TRADE-03, DMD-COMP-08)."""
    g.inv(giver).cards.remove(held)
    g.inv(taker).cards.append(held)


def gain(g: Death, who: Who, what: str, n: int = 1, side: str = "") -> int:
    """Tokens from the supply; none left: nothing is gained (S65)."""
    given = g.token_supply(what)[: min(n, room(g, who, what))]
    for token in given:
        put(token, "investigator", str(who), side)
    if given:
        g.tell(events.GainedToken(who, what, len(given)))
    return len(given)


def room(g: Death, who: Who, what: str) -> int:
    """How many more somebody may carry."""
    return g.episode.limits.get(what, len(g.state.tokens)) - len(g.tokens_of(who, what))


def put(token: Token, at: str, on: str = "", side: str | None = None) -> None:
    """A token lies elsewhere now."""
    token.at = at  # type: ignore[assignment]
    token.on = on
    if side is not None:
        token.side = side


def give_up(g: Death, who: Who, what: str, n: int = 1, to: str = "supply") -> None:
    """Tokens go back, or onto the episode card."""
    for token in g.tokens_of(who, what)[:n]:
        put(token, to, "", "" if to == "supply" else None)


def leave_everything(g: Death, who: Who) -> None:
    """Of somebody who is dead: cards are discarded, Mythos cards that were kept go to their pile (S38), fire and the Great Old
    One's tokens to the supply; the episode says what becomes of its own."""
    person = g.inv(who)
    g.state.discovery_discard += [h.card for h in person.cards]
    g.state.mythos_discard += person.kept
    person.cards, person.kept, person.keeps_next = [], [], False
    person.fire = person.fire_stand_ins = 0
    for token in [t for t in g.state.tokens if t.at == "investigator" and t.on == str(who)]:
        if kind(token.id) in g.great.tokens or g.episode.of_the_dead == "supply":
            put(token, "supply", "", "")
        elif g.episode.of_the_dead == "return":
            put(token, "space", home(g, token), "")
        else:
            put(token, "space", person.space)
    person.space = ""


def home(g: Death, token: Token) -> str:
    """Where a token lay when the map was built."""
    what, _, number = token.id.partition(".")
    return g.episode.plan.tokens[what][int(number) - 1]
