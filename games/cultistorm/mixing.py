"""Luck was taken back: what nobody at the table knows is mixed anew. Decks, and fronts in the circle that nobody has looked at."""

from __future__ import annotations

from games.cultistorm.rules import hands, horror
from games.cultistorm.table import Storm


def mix(g: Storm, deed: str) -> None:
    s = g.state
    if s.known is None:
        return  # begun before it was written down what lies where
    for name, deck in (("cultists", s.cultist_deck), ("objects", s.object_deck), ("stories", s.stories)):
        g.mix(name, deck, deed=deed)
    for name in sorted(n for n in s.shelf if n.endswith(".deck")):  # of modules
        g.mix(name, s.shelf[name], deed=deed)
    for who, person in enumerate(s.investigators):
        g.mix(hands.pile(who), person.deck, deed=deed)
    if s.circle:
        _backs(g, deed)
        _fronts(g, deed)
        _endings(g, deed)


def _backs(g: Storm, deed: str) -> None:
    """Which back comes next is luck, too: only that of the top card is in sight, and those of the cards that went under the pile were."""
    deck = g.state.horror_deck
    g.mix(horror.PILE, deck, deck[-1:], deed=deed)


def _fronts(g: Storm, deed: str) -> None:
    """Where a back is known, only cards with the same one change places. Whoever sees all fronts of the circle knows none of the pile."""
    s, eye = g.state, horror.eye(g)
    looked_at = {p.ring for p in s.peeks}
    if any(horror.sees_fronts(g, seat) for seat in range(s.players)):
        looked_at = set(range(eye))
    covered = [i for i in range(eye) if s.circle[i].card and i not in looked_at]
    fronts = [*(s.circle[i].card for i in covered), *s.horror_deck]
    backs = [g.cards.horrors[front].threshold for front in fronts]
    before = tuple(s.horror_deck)
    for back in sorted(set(backs)):
        places = [i for i, b in enumerate(backs) if b == back]
        alike = [fronts[i] for i in places]
        g.mix(f"{horror.PILE}:{back}", alike, deed=deed)
        for i, front in zip(places, alike, strict=True):
            fronts[i] = front
    for i, ring in enumerate(covered):
        s.circle[ring].card = fronts[i]
    s.horror_deck[:] = fronts[len(covered) :]
    now = dict(zip(before, s.horror_deck, strict=True))
    under = [now[card] for card in horror.went_under(g, before)]
    g.forgets(horror.PILE)
    for card in under:
        g.knows(horror.PILE, card)


def _endings(g: Storm, deed: str) -> None:
    s, eye = g.state, horror.eye(g)
    if not s.ending and s.ending_out:
        endings = [s.circle[eye].card, s.ending_out]
        g.mix("endings", endings, deed=deed)
        s.circle[eye].card, s.ending_out = endings
