"""Mythos cards (Mythoskarten): DMD-MYTHOS, S23, S55, Recurring Trauma."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import dying, great_old_one
from games.death_may_die.rules.interrupts import TurnCut
from games.death_may_die.state import Who
from games.death_may_die.table import Death
from games.kernel.ask import Script


def draw(g: Death, who: Who) -> Script[None]:
    """The top card, resolved from top to bottom, then discarded (DMD-MYTHOS-01, DMD-MYTHOS-02); if the active investigator dies
    meanwhile the rest is skipped and the card goes to its pile (S55)."""
    s = g.state
    if not s.mythos:
        great_old_one.shuffle_mythos(g)  # S23: without advancing
    if not s.mythos:
        return
    card = s.mythos.pop()
    s.mythos_card = card
    g.reveal()
    g.tell(events.MythosDrawn(who, card, g.cards.mythos[card].symbol))
    keeper = next((w for w in g.clockwise() if g.inv(w).keeps_next), None)  # who waits for a card before this one is resolved
    try:
        yield from resolve(g, who, card)
    except TurnCut:
        _lay_down(g, card, keeper)
        raise
    _lay_down(g, card, keeper)


def _lay_down(g: Death, card: str, keeper: Who | None) -> None:
    """On the discard pile, or before whoever must keep it (DMD-MYTHOS-07)."""
    g.state.mythos_card = ""
    if keeper is not None and g.lives(keeper):
        person = g.inv(keeper)
        person.kept.append(card)
        person.keeps_next = False
        g.tell(events.MythosKept(keeper, card))
    else:
        g.state.mythos_discard.append(card)


def resolve(g: Death, who: Who, card: str) -> Script[None]:
    """Special effects, then summons; a step that cannot be carried out is skipped (DMD-MYTHOS-03). Whoever dies of it breaks it off,
    also a kept card that is resolved in another's turn (S55)."""
    printed = g.cards.mythos[card]
    for effect in (*printed.effects, *printed.summons):
        if not g.lives(who):
            return
        yield from effect.run(g, who, card)
        yield from dying.settle(g)


def resolve_kept(g: Death, who: Who) -> Script[None]:
    """Recurring Trauma, triggered again: the kept card as if one were the active investigator, then the next one is kept. Whoever
    waits for a card already waits for no second one (S91)."""
    person = g.inv(who)
    for card in list(person.kept):
        g.tell(events.TraumaReturns(who, card))
        yield from resolve(g, who, card)
        if card in person.kept:
            person.kept.remove(card)
            g.state.mythos_discard.append(card)
    if g.lives(who):
        person.keeps_next = True
