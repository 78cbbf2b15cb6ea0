"""The evil team (Böse Mächte): the leader, hands, drawing cards. AL-EVIL, S-05, S-09, S-10, D-35."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.alone import events
from games.alone.state import DeckName
from games.alone.table import Alone
from games.kernel.ask import Option, Script, Seat, ask, option

T = TypeVar("T")


def pass_leader(g: Alone, period: str = "turn") -> None:
    """AL-EVIL-03: clockwise at the end of every turn (or as the table's switch says, S-10)."""
    if g.cards.numbers.leader_rotation != period or len(g.evil) == 1:
        return
    g.state.leader = g.state.leader % len(g.evil) + 1
    g.tell(events.LeaderPasses(g.state.leader))


def hand_limit(g: Alone) -> int:
    """AL-EVIL-05."""
    return g.cards.numbers.hand[len(g.evil)]


def in_leaders_order(g: Alone, msg: str, things: Sequence[Option[T]]) -> Script[Option[T]]:
    """AL-GEN-11, AL-EVIL-01, D-33, D-52: of several things of evil at one moment the leader names the next."""
    if len(things) == 1:
        return things[0]
    wrapped: list[Option[Option[T]]] = [o.worth(o) for o in things]
    return (yield from ask(g.state.leader, msg, wrapped, cover=g.cover(), audience=g.evil))


# Drawing


def decks_for(g: Alone, seat: Seat) -> list[DeckName]:
    """AL-EVIL-07: with two evil players the own deck, else either; one without a card left to draw is no choice."""
    own = g.state.evil[seat - 1].deck
    return [d for d in g.state.piles if own in (None, d) and _left(g, d)]


def _left(g: Alone, deck: DeckName) -> int:
    """Cards that can still be drawn, the discard pile included (AL-EVIL-08)."""
    pile = g.state.piles[deck]
    return len(pile.draw) + len(pile.discard) + len(pile.veiled)


def _take(g: Alone, seat: Seat, deck: DeckName) -> str:
    """One card into the hand. AL-EVIL-08: an empty deck is made of its discard pile; cards on the spaces are not part of it."""
    pile = g.state.piles[deck]
    if not pile.draw:
        pile.draw = [*pile.discard, *pile.veiled]
        pile.discard, pile.veiled = [], []
        g.shuffle(pile.draw, f"reshuffle:{deck}:{'+'.join(pile.draw)}")
    card = pile.draw.pop(0)
    g.hand(seat).append(card)
    g.reveal(seat)
    return card


def _tell_drawn(g: Alone, drawn: dict[Seat, list[str]]) -> None:
    for seat, cards in drawn.items():
        if cards:
            g.tell_seat(seat, events.DrewReactions(seat, tuple(cards)), others=events.DrewSomeReactions(seat, len(cards)))


def _next_deck(g: Alone, seat: Seat) -> DeckName | None:
    """D-35, the safe default: alternate decks. Of the decks open to this seat, the one its hand holds fewest cards of."""
    decks = decks_for(g, seat)
    held = [g.cards.reactions[c].deck for c in g.hand(seat)]
    return min(decks, key=held.count) if decks else None


def draw(g: Alone, n: int) -> Script[None]:
    """AL-EVIL-02, AL-EVIL-06, D-35: evil draws n cards by an effect; for each the leader says who, and from which deck."""
    drawn: dict[Seat, list[str]] = {seat: [] for seat in g.evil}
    for left in range(n, 0, -1):
        options = [
            option(f"{seat}:{deck}", (seat, deck), msg="al-opt-draws", seat=seat, deck=deck, hand=len(g.hand(seat)))
            for seat in g.evil
            for deck in decks_for(g, seat)
        ]
        if not options:
            break
        seat, deck = options[0].value
        if len(options) > 1:
            # Who holds how many cards, and how many are left in which deck, everybody knows: no more than that decides here.
            fewest = min((s for s in g.evil if decks_for(g, s)), key=lambda s: len(g.hand(s)))
            usual = f"{fewest}:{_next_deck(g, fewest)}"
            seat, deck = yield from ask(
                g.state.leader, "al-draw", options, default=usual, cover=g.cover(), audience=g.evil, left=left
            )
        drawn[seat].append(_take(g, seat, deck))
    _tell_drawn(g, drawn)


def refill(g: Alone, auto: bool = False) -> Script[None]:
    """AL-EVIL-05, D-35: evil may fill every hand to its limit; one at or above it is passed over (S-09). Also the start hands
    (AL-SETUP-13). The leader says from which decks; `auto`: as by default."""
    missing = {seat: min(hand_limit(g) - len(g.hand(seat)), sum(_left(g, d) for d in decks_for(g, seat))) for seat in g.evil}
    missing = {seat: n for seat, n in missing.items() if n > 0}
    if not missing:
        return
    how = "full"
    if not auto:
        options = [
            option("full", "full", tone="main", n=sum(missing.values())),
            option("choose", "choose"),
            option("none", "none", msg="al-opt-draw-nothing"),
        ]
        how = yield from ask(g.state.leader, "al-refill", options, cover=g.cover(), audience=g.evil)
    drawn: dict[Seat, list[str]] = {seat: [] for seat in g.evil}
    for seat, n in missing.items():
        if how == "full":
            _fill(g, seat, n, drawn)
        elif how == "choose":
            yield from _choose(g, seat, n, drawn)
    _tell_drawn(g, drawn)


def _fill(g: Alone, seat: Seat, n: int, drawn: dict[Seat, list[str]]) -> None:
    for _ in range(n):
        deck = _next_deck(g, seat)
        if deck is None:
            return
        drawn[seat].append(_take(g, seat, deck))


def _choose(g: Alone, seat: Seat, n: int, drawn: dict[Seat, list[str]]) -> Script[None]:
    """How many cards this hand takes from each of its decks."""
    left = n
    decks = decks_for(g, seat)
    for deck in decks:
        most = min(left, _left(g, deck))
        if most <= 0:
            continue
        options = [option(f"{k}", k, msg="al-opt-number", n=k) for k in range(most, -1, -1)]
        k = yield from ask(
            g.state.leader, "al-refill-from", options, cover=g.cover(), audience=g.evil, seat=seat, deck=deck, left=left
        )
        drawn[seat] += [_take(g, seat, deck) for _ in range(k)]
        left -= k
