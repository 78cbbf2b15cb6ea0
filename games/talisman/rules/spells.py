"""Spells in hand (chapters 2 and 9): how many, where they come from, where they go. Casting is in `casting.py`."""

from __future__ import annotations

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.moments import own, total
from games.talisman.rules import limits
from games.talisman.table import Land
from games.talisman.traits import NeverWithoutSpell, SpellLimit

# TM-CRAFT-07: by total Craft.
BY_CRAFT = (0, 0, 0, 1, 2, 2, 3)


def table_value(g: Land, seat: Seat) -> int:
    return BY_CRAFT[min(total(g, seat, "craft"), len(BY_CRAFT) - 1)]


def limit(g: Land, seat: Seat) -> int:
    """TM-CRAFT-08, S-07: a Wand adds 1 where the table allows any."""
    n = table_value(g, seat)
    return n + sum(t.spell_limit for _, t in own(g, seat, SpellLimit)) if n else 0


def draw_one(g: Land) -> str:
    """TM-SPELL-06, TM-SPELL-07: from the top; the discarded ones become the new deck. "" if there are none (S-13)."""
    s = g.state
    if not s.spell_deck and s.spell_discard:
        s.spell_deck, s.spell_discard = s.spell_discard, []
        s.buried = [card for card in s.buried if card in s.removed]
        g.shuffle(s.spell_deck, f"shuffle:spells:{s.turn}")
        g.tell(events.DeckShuffled("spells"))
    if not s.spell_deck:
        g.tell(events.NothingToDraw("spells"))
        return ""
    return s.spell_deck.pop(0)


def gain(g: Land, seat: Seat, n: int = 1, *, if_limit: bool = False) -> Script[None]:
    """Drawn, then discarded down to the limit (S-93); "if the limit allows": only up to it. A toad takes none (TM-SPELL-13)."""
    c = g.char(seat)
    if c.toad is not None:
        return
    if if_limit:
        n = min(n, limit(g, seat) - len(c.spells))
    drawn = [card for card in (draw_one(g) for _ in range(n)) if card]
    _receive(g, seat, drawn)
    if drawn:
        yield from limits.settle(g)


def _receive(g: Land, seat: Seat, drawn: list[str]) -> None:
    """How many is public, which is not (TM-SPELL-03)."""
    if drawn:
        g.char(seat).spells += drawn
        g.reveal(seat)
        g.tell(events.SpellGained(seat, len(drawn)))
        for card in drawn:
            g.tell_seat(seat, events.SpellSeen(seat, card))


def fill_up(g: Land, seat: Seat) -> Script[None]:
    """As many as the limit allows."""
    yield from gain(g, seat, limit(g, seat), if_limit=True)


def refill(g: Land, seat: Seat) -> None:
    """TM-SPELL-14, TM-SPELL-15: never without a spell, whatever emptied the hand. A Wand lets its owner draw; nobody would not."""
    c = g.char(seat)
    if c.spells or not own(g, seat, NeverWithoutSpell) or limit(g, seat) == 0:  # a toad has no abilities
        return
    if not (g.state.spell_deck or g.state.spell_discard):
        return
    _receive(g, seat, [card for card in (draw_one(g),) if card])


def discard(g: Land, seat: Seat, card: str) -> None:
    """S-19: face up. If it was somebody else's deed, they have learned what lay in that hand."""
    if g.answering != seat:
        g.reveal(seat)
    g.char(seat).spells.remove(card)
    g.state.spell_discard.append(card)
    _forget(g, seat, card)
    g.tell(events.SpellDiscarded(seat, card))


def lose_all(g: Land, seat: Seat) -> Script[None]:
    """Nullify, Magical Vortex: what is in hand (TM-SPELL-15)."""
    for card in list(g.char(seat).spells):
        discard(g, seat, card)
    yield from limits.settle(g)


def bury(g: Land, seat: Seat) -> None:
    """TM-LIFE-07, S-09: nobody sees what a dead character held."""
    c = g.char(seat)
    if not c.spells:
        return
    if g.state.dead_spells == "discard":
        g.state.spell_discard += c.spells
        g.state.buried += c.spells
    else:
        g.state.removed += c.spells
        g.state.buried += c.spells
    g.tell(events.SpellsLost(seat, len(c.spells)))
    c.spells = []


def _forget(g: Land, seat: Seat, card: str) -> None:
    """S-110: an order ends when its card leaves the hand."""
    armed = g.state.players[seat].armed
    armed[:] = [a for a in armed if a.card != card]


def leave_hand(g: Land, seat: Seat, card: str) -> None:
    """It is being cast: it lies in play until its effect has ended (TM-SPELL-09)."""
    g.char(seat).spells.remove(card)
    g.state.laid.append(card)
    _forget(g, seat, card)
