"""The adventure deck (chapters 13 and 15): drawing, placing elsewhere, looking."""

from __future__ import annotations

from games.kernel.ask import Option, Script, Seat, ask, option
from games.talisman import events
from games.talisman.moments import own, usable
from games.talisman.rules import alignment, possessions
from games.talisman.table import Land
from games.talisman.traits import DrawsOneMore


def top(g: Land) -> str:
    """S-17: the discard becomes the new deck; if there is none either, nothing is drawn."""
    s = g.state
    if not s.adventure and s.discard:
        s.adventure, s.discard = s.discard, []
        for player in s.players:
            player.foreseen = []
        g.shuffle(s.adventure, f"shuffle:adventure:{s.turn}")
        g.tell(events.DeckShuffled("adventure"))
    if not s.adventure:
        g.tell(events.NothingToDraw("adventure"))
        return ""
    for player in s.players:
        if player.foreseen:
            player.foreseen.pop(0)
    return s.adventure.pop(0)


def number(g: Land, space: str) -> int:
    """To how many cards a space is filled up."""
    return g.space(space).draws(g.state.desert_draw)


def fill_up(g: Land, seat: Seat) -> Script[None]:
    """TM-ENC-06, TM-ENC-07: only as many as are missing to the printed number; every face-up card counts."""
    e = g.encounter
    missing = number(g, e.space) - e.count
    if missing <= 0:
        return
    more = any(t.foresight == "one-more" for _, t in own(g, seat, DrawsOneMore))
    drawn: list[str] = []
    for _ in range(missing + more):
        card = top(g)
        if not card:
            break
        drawn.append(card)
        e.drawn.append(card)
        g.lying(e.space).append(card)
        g.reveal(seat)
        g.tell(events.CardDrawn(seat, card, e.space))
    if more and len(drawn) > missing:
        yield from _one_goes(g, seat, drawn)
    if drawn:
        yield from _replace(g, seat, drawn)
    yield from alignment.by_order(g, drawn)


def _one_goes(g: Land, seat: Seat, drawn: list[str]) -> Script[None]:
    """Prophetess: she must discard the surplus card."""
    options = [option(f"away:{card}", card, card=card, msg="tm-opt-away") for card in drawn]
    card = yield from ask(seat, "tm-foresight", options)
    _away(g, drawn, card)


def _away(g: Land, drawn: list[str], card: str) -> None:
    drawn.remove(card)
    g.encounter.drawn.remove(card)
    possessions.leave_board(g, card)
    possessions.gone(g, card)
    g.tell(events.CardGone(card))


def _replace(g: Land, seat: Seat, drawn: list[str]) -> Script[None]:
    """Orb of Knowledge: one may go, and its replacement must be taken."""
    orb = next((card for card, t in own(g, seat, DrawsOneMore) if t.foresight == "replace"), "")
    if not orb or not usable(g, orb):
        return
    options: list[Option[str]] = [option("keep", "", msg="tm-opt-keep-cards")]
    options += [option(f"replace:{card}", card, card=card, msg="tm-opt-replace") for card in drawn]
    card = yield from ask(seat, "tm-orb", options, default="keep", card=orb)
    if card:
        _away(g, drawn, card)
        new = top(g)
        if new:
            drawn.append(new)
            g.encounter.drawn.append(new)
            g.lying(g.encounter.space).append(new)
            g.reveal(seat)
            g.tell(events.CardReplaced(seat, card, new))


def place_elsewhere(g: Land, seat: Seat) -> Script[None]:
    """TM-CARD-02: first of all; several in the order of the player's choice (S-98). What is placed counts as drawn and acts on
    whoever next ends a move there (S-94)."""
    e = g.encounter
    while todo := [c for c in e.drawn if c in g.lying(e.space) and g.adventure(c).placed and c not in e.done]:
        card = todo[0]
        if len(todo) > 1:
            options = [option(f"first:{c}", c, card=c, msg="tm-opt-first") for c in todo]
            card = yield from ask(seat, "tm-order", options)
        die = g.die(f"place:{seat}:{card}")
        to = g.adventure(card).placed[die]
        g.lying(e.space).remove(card)
        g.lying(to).append(card)
        e.done.append(card)
        g.tell(events.CardPlaced(card, to, die))
