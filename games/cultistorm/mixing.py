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
    _fronts(g, deed)


def _fronts(g: Storm, deed: str) -> None:
    """Everybody sees the backs, so a front changes places only with others of the same back."""
    s = g.state
    if not s.circle or any(horror.sees_fronts(g, seat) for seat in range(s.players)):
        return
    eye = len(s.circle) - 1
    covered = [i for i in range(eye) if s.circle[i].card and not any(p.ring == i for p in s.peeks)]
    fronts = [*(s.circle[i].card for i in covered), *s.horror_deck]
    backs = [g.cards.horrors[front].threshold for front in fronts]
    for back in sorted(set(backs)):
        places = [i for i, b in enumerate(backs) if b == back]
        alike = [fronts[i] for i in places]
        g.mix(f"horror:{back}", alike, deed=deed)
        for i, front in zip(places, alike, strict=True):
            fronts[i] = front
    for i, ring in enumerate(covered):
        s.circle[ring].card = fronts[i]
    s.horror_deck[:] = fronts[len(covered) :]
    if not s.ending and s.ending_out:
        endings = [s.circle[eye].card, s.ending_out]
        g.mix("endings", endings, deed=deed)
        s.circle[eye].card, s.ending_out = endings
