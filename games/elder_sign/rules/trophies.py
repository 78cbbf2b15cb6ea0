"""Trophies (Trophäen): ES-TROPHY, S-14, D-20, D-21."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.rules import playing
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, Seat, ask, at_once

# Different ways to pay that are put to a player; beyond that only the cheapest are (many equal cards).
_MOST_WAYS = 20


def value(g: Elder, who: Seat, piece: str) -> int:
    """Printed value, and what the Mythos added when a monster was claimed (Y25)."""
    return g.cards.trophy(piece) + g.inv(who).trophy_bonus.count(piece)


def worth(g: Elder, who: Seat, only_monsters: bool = False) -> int:
    return sum(value(g, who, p) for p in g.inv(who).trophies if not only_monsters or p in g.cards.monsters)


def _ways(g: Elder, who: Seat, price: int, pieces: list[str]) -> list[tuple[str, ...]]:
    """Ways to pay from which no piece could be left out: cheapest first, monsters preferred (D-20).

    Pieces of one value and kind (marker, adventure, Other World) count as equal.
    """
    ordered = sorted(pieces, key=lambda p: (value(g, who, p), p not in g.cards.monsters, p))
    kinds: dict[tuple[int, bool, bool], list[str]] = {}
    for piece in ordered:
        kinds.setdefault((value(g, who, piece), piece in g.cards.monsters, g.is_world(piece)), []).append(piece)
    # Dear pieces first: a way is complete with the first piece that reaches the price, so none of it can be left out.
    found: list[tuple[str, ...]] = []
    ways: list[tuple[tuple[str, ...], int]] = [((), 0)]
    for (worth_each, _, _), alike in sorted(kinds.items(), reverse=True):
        longer: list[tuple[tuple[str, ...], int]] = []
        for way, total in ways:
            for n in range(len(alike) + 1):
                more = (*way, *alike[:n])
                if total + n * worth_each >= price:
                    found.append(tuple(sorted(more, key=ordered.index)))
                    break
                longer.append((more, total + n * worth_each))
        ways = longer
    return sorted(
        found,
        key=lambda way: (sum(value(g, who, p) for p in way), -sum(p in g.cards.monsters for p in way), way),
    )[:_MOST_WAYS]


def pay(g: Elder, who: Seat, price: int, only_monsters: bool = False) -> Script[None]:
    """ES-TROPHY-02…04: any combination; no change is given; cards under their deck, markers into the cup."""
    pieces = [p for p in g.inv(who).trophies if not only_monsters or p in g.cards.monsters]
    if sum(value(g, who, p) for p in pieces) <= price:
        yield from _give(g, who, tuple(pieces), price)
        return
    ways = _ways(g, who, price, pieces)
    way = ways[0]
    if len(ways) > 1:
        options = [
            Option(
                f"pay:{'+'.join(w)}",
                w,
                (("cards", "+".join(w)), ("worth", sum(value(g, who, p) for p in w))),
                "es-opt-pay-trophies",
            )
            for w in ways
        ]
        way = yield from ask(who, "es-pay-trophies", options, price=price)
    yield from _give(g, who, way, price)


@at_once
def _give(g: Elder, who: Seat, pieces: tuple[str, ...], price: int) -> None:
    total = sum(value(g, who, p) for p in pieces)
    give_back(g, who, list(pieces))
    if pieces:
        g.tell(events.TrophiesSpent(who, pieces, total, price))


def give_back(g: Elder, who: Seat, pieces: list[str]) -> None:
    """ES-TROPHY-04: their destinations."""
    person = g.inv(who)
    cards = [p for p in pieces if p not in g.cards.monsters]
    for piece in pieces:
        person.trophies.remove(piece)
        person.trophy_bonus = [b for b in person.trophy_bonus if b != piece]
        if piece in g.cards.monsters:
            g.state.cup.append(piece)
    g.state.cup.sort()
    playing.under_deck(g, cards)


def lose_worth(g: Elder, who: Seat, n: int, only_monsters: bool = False) -> Script[None]:
    """S-14: by value like a payment; who owns less loses all of it and nothing else."""
    if worth(g, who, only_monsters):
        yield from pay(g, who, n, only_monsters)


def lose_pieces(g: Elder, who: Seat, n: int) -> Script[None]:
    """A number of cards or markers, whatever they are worth."""
    for _ in range(min(n, len(g.inv(who).trophies))):
        pieces = sorted(g.inv(who).trophies, key=lambda p: (value(g, who, p), p))
        piece = pieces[0]
        if len(pieces) > 1:
            options = [Option(f"give:{p}", p, (("card", p), ("worth", value(g, who, p)))) for p in pieces]
            piece = yield from ask(who, "es-lose-trophy", options)
        yield from _give(g, who, (piece,), 0)
