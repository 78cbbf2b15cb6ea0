"""Losing Sanity, Stamina, clues, cards and trophies (ES-REW-05, ES-TROPHY-05, S-14, D-21, D-30, D-37)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.elder_sign import events
from games.elder_sign.rules import playing, trophies
from games.elder_sign.state import Resource
from games.elder_sign.table import Elder
from games.elder_sign.traits import SaveSanity
from games.kernel.ask import Ask, Option, Script, Seat, ask
from games.kernel.measures import DEADLY

if TYPE_CHECKING:
    from games.elder_sign.effects import ElderVerb


def danger(g: Elder, who: Seat, effects: Sequence[ElderVerb]) -> int:
    """How much these effects would hurt: at least DEADLY if they would devour. For safe defaults (D-11, D-24)."""
    if not g.has_investigator(who):
        return 0
    person = g.inv(who)
    sanity = sum(e.toll()[0] for e in effects)
    stamina = sum(e.toll()[1] for e in effects)
    deadly = sanity >= person.sanity or stamina >= person.stamina
    return sanity + stamina + (DEADLY if deadly else 0)


def _cards(g: Elder, who: Seat, kind: str) -> list[str]:
    """What can be given up, cheapest kind first (D-21)."""
    person = g.inv(who)
    items = [*person.common, *person.unique]
    return {"item": items, "spell": [*person.spells], "item_or_spell": [*items, *person.spells]}[kind]


def can_lose(g: Elder, who: Seat, kind: str, n: int) -> bool:
    """Could a price of this be paid in full (S-76)? Sanity and Stamina can always be lost."""
    if not g.has_investigator(who):
        return False
    if kind in ("sanity", "stamina"):
        return True
    if kind == "clue":
        return g.inv(who).clues >= n
    if kind in ("item", "spell", "item_or_spell"):
        return len(_cards(g, who, kind)) >= n
    if kind == "trophy":
        return len(g.inv(who).trophies) >= n
    return trophies.worth(g, who, only_monsters=kind == "monster_trophies") >= n


def lose(g: Elder, who: Seat, kind: str, n: int) -> Script[None]:
    if not g.has_investigator(who):
        return
    if kind == "sanity":
        yield from lose_sanity(g, who, n)
    elif kind == "stamina":
        lose_stamina(g, who, n)
    elif kind == "clue":
        _lose_clues(g, who, n)
    elif kind in ("item", "spell", "item_or_spell"):
        yield from _lose_cards(g, who, kind, n)
    elif kind == "trophy":
        yield from trophies.lose_pieces(g, who, n)
    else:
        yield from trophies.lose_worth(g, who, n, only_monsters=kind == "monster_trophies")


def lose_sanity(g: Elder, who: Seat, n: int) -> Script[None]:
    """Lost tokens return to the pool (ES-GEN-08). Duke may take one of them (D-37)."""
    person = g.inv(who)
    savers = [(a, t.save_sanity) for a in person.allies for t in g.cards.allies[a].traits if isinstance(t, SaveSanity)]
    for i, (ally, saves) in enumerate(savers):
        if n <= 0:
            break
        # Only if that is what keeps them from being devoured, and it does.
        rescued = n >= person.sanity > n - sum(more for _, more in savers[i:])
        options = [Option("keep", False, tone="danger"), Option("save", True, (("card", ally),), tone="main")]
        yes = yield from ask(who, "es-save-sanity", options, default="save" if rescued else "keep", card=ally, n=n)
        if yes:
            g.tell(events.CardPlayed(who, ally))
            playing.discard(g, who, ally)
            n -= saves
    if n > 0:
        person.sanity = max(0, person.sanity - n)
        g.tell(events.Lost(who, "sanity", n, person.sanity))


def lose_stamina(g: Elder, who: Seat, n: int) -> None:
    person = g.inv(who)
    person.stamina = max(0, person.stamina - n)
    g.tell(events.Lost(who, "stamina", n, person.stamina))


def _lose_clues(g: Elder, who: Seat, n: int) -> None:
    person = g.inv(who)
    n = min(n, person.clues)
    if n:
        person.clues -= n
        g.tell(events.Lost(who, "clue", n, person.clues))


def _lose_cards(g: Elder, who: Seat, kind: str, n: int) -> Script[None]:
    for _ in range(n):
        cards = _cards(g, who, kind)
        if not cards:
            return
        card = cards[0]
        if len(cards) > 1:
            options = [Option(f"discard:{c}", c, (("card", c),)) for c in cards]
            card = yield from ask(who, "es-lose-card", options)
        playing.discard(g, who, card)
        g.tell(events.Lost(who, "card", 1, 0, card))


def which_maximum(g: Elder, who: Seat, card: str) -> Ask:
    """Cthulhu's attack (D-30): free choice for each investigator."""
    sanity, stamina = g.maximum(who, "sanity"), g.maximum(who, "stamina")
    options = [
        Option("lower:sanity", "sanity", (("now", sanity),)),
        Option("lower:stamina", "stamina", (("now", stamina),)),
    ]
    larger = "lower:sanity" if sanity >= stamina else "lower:stamina"
    return Ask(who, "es-lower-maximum", options, (("card", card),), default=(larger,))


def lower_maximum(g: Elder, who: Seat, resource: Resource, by: int) -> None:
    """S-43: the current value follows down to the new maximum; a maximum of 0 devours.

    The maximum that counts is the one with what allies add: the printed part of it may fall below 0.
    """
    person = g.inv(who)
    by = min(by, g.maximum(who, resource))
    if resource == "sanity":
        person.max_sanity -= by
    else:
        person.max_stamina -= by
    playing.cap(g, who)
    g.tell(events.MaximumLowered(who, resource, g.maximum(who, resource)))
