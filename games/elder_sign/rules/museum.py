"""Adventures and Other Worlds on the table: revealing, replacing, opening gates (ES-PASS-02, ES-OW, ES-REW-04, S-03, S-28)."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import monsters_in_play
from games.elder_sign.rules import gaining, locks, monsters
from games.elder_sign.state import Spot
from games.elder_sign.table import Elder
from games.kernel.ask import Script, Seat
from games.kernel.effects import run_all


def count(g: Elder, what: str) -> int:
    if what == "masks":
        return sum(g.cards.monsters[m.id].mask for spot in g.spots() for m in spot.monsters)
    return monsters_in_play(g) if what == "monsters" else len(g.state.worlds)


def _enters(g: Elder, spot: Spot, who: Seat) -> Script[None]:
    """A card has been revealed: its locks at once (ES-LOCK-02), then its "when revealed" text (S-05)."""
    card = g.cards.adventure(spot.card)
    for colour in card.locks:
        yield from locks.lock(g, spot.card, colour)
    yield from gaining.one_batch(g, run_all(card.revealed, g, who, spot.card))


def fill_slot(g: Elder, slot: int, who: Seat) -> Script[None]:
    """A new adventure in an empty place; an empty deck leaves it empty for now (S-03)."""
    deck = g.state.decks["adventure"]
    if g.state.awake or g.state.museum[slot] is not None or not deck:
        return
    spot = Spot(card=deck.pop(0))
    g.reveal()
    g.state.museum[slot] = spot
    g.tell(events.AdventureRevealed(spot.card))
    yield from _enters(g, spot, who)


def fill_empty_slots(g: Elder, who: Seat) -> Script[None]:
    """S-03: at the end of the turn at the latest."""
    for slot in range(len(g.state.museum)):
        yield from fill_slot(g, slot, who)


def reveal_extra_adventure(g: Elder, who: Seat) -> Script[None]:
    """Y32: one more adventure, which stays until passed and is not replaced (ES-MYTH-03)."""
    deck = g.state.decks["adventure"]
    if not deck:
        return
    spot = Spot(card=deck.pop(0), extra=True)
    g.reveal()
    g.state.extra.append(spot)
    g.tell(events.AdventureRevealed(spot.card))
    yield from _enters(g, spot, who)


def open_gate(g: Elder, who: Seat) -> Script[None]:
    """ES-REW-04, ES-OW-01/02: one Other World below the adventures; an empty deck gives none."""
    deck = g.state.decks["other_world"]
    if not deck or g.state.awake:
        return
    spot = Spot(card=deck.pop(0))
    g.reveal()
    g.state.worlds.append(spot)
    g.tell(events.GateOpens(spot.card))
    yield from _enters(g, spot, who)


def take_away(g: Elder, card: str) -> int | None:
    """The card leaves the table; returns its place if it must be replaced (ES-OW-03: Other Worlds and the extra are not)."""
    for slot, spot in enumerate(g.state.museum):
        if spot and spot.card == card:
            g.state.museum[slot] = None
            return slot
    g.state.extra = [s for s in g.state.extra if s.card != card]
    g.state.worlds = [s for s in g.state.worlds if s.card != card]
    return None


def rebuild_wing(g: Elder, who: Seat) -> Script[None]:
    """Y29: the top-left adventure without investigators goes under its deck and is replaced (S-28)."""
    for slot, spot in enumerate(g.state.museum):
        if spot and not g.seats_on(spot.card):
            monsters.abandon(g, spot)
            g.state.museum[slot] = None
            g.tell(events.AdventureGone(spot.card))
            g.lay_under("adventure", spot.card)
            yield from fill_slot(g, slot, who)
            return
