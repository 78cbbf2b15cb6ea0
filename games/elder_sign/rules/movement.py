"""The movement phase (Bewegungsphase): ES-MOVE, and the start of a turn beside it (S-70, D-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.elder_sign import events
from games.elder_sign.moments import bearer, mark_of, traits
from games.elder_sign.rules import playing, restoring
from games.elder_sign.state import ENTRANCE, Resource
from games.elder_sign.table import Elder
from games.elder_sign.traits import HealAtTurnStart
from games.kernel.ask import Option, Script, Seat, ask, at_once, beside, menu


@dataclass(frozen=True, slots=True)
class Go:
    to: str


Move: TypeAlias = "Go | playing.Play"


def movement_phase(g: Elder, me: Seat) -> Script[None]:
    """Carolyn and Vincent may help until the active player has moved; nobody waits for them."""
    yield from beside_healers(g, _go(g, me))


def destinations(g: Elder, me: Seat) -> list[Option[Move]]:
    """ES-MOVE-01/05: any face-up adventure or Other World, the entrance, or stay. No distance."""
    here = g.inv(me).place
    found: list[Option[Move]] = [Option(f"go:{s.card}", Go(s.card), (("card", s.card),)) for s in g.spots() if s.card != here]
    if here != ENTRANCE:
        found.append(Option("go:entrance", Go(ENTRANCE), msg="es-opt-go-entrance"))
    at_entrance = here == ENTRANCE
    found.append(
        Option("stay", Go(here), (("card", "" if at_entrance else here),), "es-opt-stay-entrance" if at_entrance else "")
    )
    return found


def _go(g: Elder, me: Seat) -> Script[None]:
    """ES-MOVE-03: exactly one relocation; cards may be played before it (S-81)."""
    while True:
        default = "stay" if g.inv(me).place == ENTRANCE else "go:entrance"
        chosen = yield from menu(me, "es-move", lambda: [*destinations(g, me), *playing.offers(g, me, "turn")], default=default)
        if isinstance(chosen, playing.Play):
            yield from playing.play(g, me, chosen)
            continue
        if isinstance(chosen, Go):
            stayed = chosen.to == g.inv(me).place
            g.inv(me).place = chosen.to
            g.tell(events.Moved(me, chosen.to, stayed))
        return


# Carolyn Fern and Vincent Lee


def beside_healers(g: Elder, script: Script[None]) -> Script[None]:
    healers = {s.owner: _offers(g, s.owner, s.id, t) for s, t in traits(g, HealAtTurnStart) if s.owner is not None}
    if not healers:
        yield from script
        return
    yield from beside(script, healers, lambda seat, patient: _heal(g, seat, patient), "es-heal")


def _offers(g: Elder, seat: Seat, card: str, trait: HealAtTurnStart):
    """Once per day, at the start of any player's turn, anybody alive who is not at the maximum.

    The day's chance is the card's: a new investigator at the seat brings their own.
    """
    resource = trait.heal_at_turn_start

    def offers() -> list[Option[tuple[Seat, Resource]]]:
        if bearer(g, seat, HealAtTurnStart) != card or not g.may(mark_of(g, card, "heal", seat), "day"):
            return []
        if g.state.attempt is not None and g.state.attempt.rolls:
            return []  # S-70: before the attack phase, not between its rolls
        return [
            Option(f"heal:{s}", (s, resource), (("seat", s), ("resource", resource)))
            for s in g.investigators()
            if restoring.missing(g, s, resource)
        ]

    return offers


@at_once
def _heal(g: Elder, seat: Seat, patient: tuple[Seat, Resource]) -> None:
    whom, resource = patient
    g.once(mark_of(g, bearer(g, seat, HealAtTurnStart), "heal", seat), "day")
    g.tell(events.AbilityUsed(seat, g.inv(seat).id))
    restoring.restore_now(g, whom, resource, 1)


def start_of_a_turn_nobody_plays(g: Elder) -> Script[None]:
    """S-70: also before the clock phase of a player without an investigator; here it must be asked outright."""
    for source, trait in traits(g, HealAtTurnStart):
        seat = source.owner
        if seat is None:
            continue
        offers = _offers(g, seat, source.id, trait)()
        if offers:
            options: list[Option[tuple[Seat, Resource] | None]] = [Option("no", None, msg="es-opt-heal-nobody"), *offers]
            chosen = yield from ask(seat, "es-heal", options, default="no")
            if chosen:
                yield from _heal(g, seat, chosen)
