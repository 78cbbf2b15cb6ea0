"""Evading (chapter 18): by special ability, Invisibility or Immobility."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.moments import own, usable
from games.talisman.state import SECOND, kind
from games.talisman.table import Land
from games.talisman.traits import Evades, NotAttackedBy

ROBBERS = ("bandit", "brigand")


def means(g: Land, seat: Seat, beings: Sequence[str]) -> list[tuple[str, int]]:
    """TM-EVADE-03: the abilities that evade these enemies here, all of them or those the ability names, each with the die it needs (0:
    none). No enemies: another being, a stranger, a follower or an event, from which an ability against some enemies does not protect."""
    return [
        (card, t.on_roll)
        for card, t in own(g, seat, Evades)
        if _works(g, seat, card, t) and (t.evades == "everything" or _named(g, t, beings))
    ]


def helpless(g: Land, seat: Seat) -> bool:
    """S-193: whoever is immobile does nothing, and so neither evades nor uses anything up."""
    return g.state.printing >= SECOND and g.in_force("immobile", str(seat))


def covered(g: Land, seat: Seat, beings: Sequence[str], card: str) -> list[str]:
    """Those of them that this means evades; the others are fought (S-179)."""
    return [b for owned, t in own(g, seat, Evades) if owned == card for b in _named(g, t, beings)]


def from_character(g: Land, seat: Seat) -> list[tuple[str, int]]:
    """TM-EVADE-05: the same against another character."""
    return [
        (card, t.on_roll)
        for card, t in own(g, seat, Evades)
        if t.evades in ("everything", "characters") and _works(g, seat, card, t)
    ]


def _works(g: Land, seat: Seat, card: str, t: Evades) -> bool:
    if helpless(g, seat):
        return False
    if t.on and g.here(seat).terrain not in t.on:
        return False
    return usable(g, card) and (not t.on_roll or g.may(card, "turn"))


def _named(g: Land, t: Evades, beings: Sequence[str]) -> list[str]:
    match t.evades:
        case "everything":
            return list(beings)
        case "spirits":
            return [b for b in beings if g.cards.being(b).kind == "spirit"]
        case "robbers":
            return [b for b in beings if kind(b) in ROBBERS]
        case "characters":
            return []


def evade(g: Land, seat: Seat, beings: Sequence[str], card: str) -> Script[bool]:
    """By an ability; one that needs a die may fail, and is used up for this turn."""
    needs = next((t.on_roll for owned, t in own(g, seat, Evades) if owned == card), 0)
    if needs:
        g.once(card, "turn")
        die = g.die(f"evade:{seat}:{card}:{'+'.join(beings)}")
        if die < needs:
            g.tell(events.SaveFailed(seat, card, die))
            return False
    _note(g, beings)
    g.tell(events.Evaded(seat, tuple(beings), card))
    yield from ()
    return True


def _note(g: Land, beings: Sequence[str]) -> None:
    if g.state.encounter is not None:
        g.state.encounter.evaded += [b for b in beings if b not in g.state.encounter.evaded]


def count_as_evaded(g: Land, beings: list[str], being: str) -> None:
    beings.remove(being)
    _note(g, (being,))


def hold_off(g: Land, seat: Seat, beings: list[str], inner: bool) -> None:
    """What a spell keeps from attacking is left out (S-33); whoever is invisible evades all of them."""
    if inner:
        return
    if g.in_force("invisible", str(seat)) and beings:
        _note(g, beings)
        g.tell(events.Evaded(seat, tuple(beings), "invisibility"))
        beings.clear()
    for being in [b for b in beings if g.in_force("held", b)]:
        count_as_evaded(g, beings, being)


def peaceful(g: Land, seat: Seat, beings: Sequence[str]) -> list[str]:
    """S-109: those that do not attack this character, by its ability."""
    spared = [name for _, t in own(g, seat, NotAttackedBy) for name in t.not_attacked_by]
    return [b for b in beings if spared and {kind(b), g.cards.being(b).kind, g.cards.being(b).counts_as} & set(spared)]
