"""Locations: blocking, altars, where investigators stand, what the Telegraph and errands bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.cultistorm import events
from games.cultistorm.rules import counting, moving, voting
from games.cultistorm.state import SLOTS, Lasting, Slot, Who
from games.cultistorm.verbs.cults import a_slot
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, at_once, option

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class Block(StormVerb):
    """Your present location, or any, in the next cultist phase (CS-CULT-12). Blocks do not stack (section 10)."""

    block: Literal["here", "any"]
    watches: ClassVar[tuple[str, ...] | None] = ("slots",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        slot: Slot | None = g.inv(who).slot
        if self.block == "any":
            slot = yield from a_slot(g, who, card, self._slots(g, who))
        if slot is not None:
            g.lasts(Lasting(what="blocked", on=str(slot), until="next_cultists", card=card, by=who))
            g.tell(events.LocationBlocked(who, slot, g.at(slot).card))

    def _slots(self, g: Storm, who: Who) -> tuple[Slot, ...]:
        slots = SLOTS if self.block == "any" else (g.inv(who).slot,)
        return tuple(s for s in slots if not g.in_force("blocked", str(s)))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._slots(g, who))

    def key(self) -> str:
        return f"do-block-{self.block}"


class BreakAltar(StormVerb):
    """The team removes one; it may be activated again."""

    break_altar: int

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"altar:{s}", str(s), slot=s, location=g.at(s).card) for s in SLOTS if g.at(s).altar]

        picked = yield from voting.team(g, "cs-break-altar", options, lambda: options()[-1].key, card=card)
        if picked is not None:
            g.at(int(picked)).altar = False
            g.tell(events.AltarBroken(int(picked), g.at(int(picked)).card))
            g.stir_all()


class Abduct(StormVerb):
    """One of these to the marker's location; of several the team names one (D-40)."""

    abduct: Literal["sanest"]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"whom:{w}", str(w), whom=w) for w in counting.group(g, self.abduct, who)]

        picked = yield from voting.team(g, "cs-abduct", options, lambda: options()[0].key, card=card)
        if picked is not None and g.inv(int(picked)).slot != g.state.marker:
            moving.put(g, int(picked), g.state.marker)
            g.stir(int(picked))


class ToMarker(StormVerb):
    """You stand at the marker's location now; it costs nothing (Wrong Door)."""

    to_marker: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        if g.inv(who).slot != g.state.marker:
            moving.put(g, who, g.state.marker)


class FreeMove(StormVerb):
    """Your next move of this round."""

    free_move: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="free_move", n=1, on=str(who)))


class FreeSupport(StormVerb):
    """One support of this round without insanity."""

    free_support: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="free_support", n=1, on=str(who)))


class CloseLocations(StormVerb):
    """No location action in this round (module 7)."""

    close_locations: Literal["round"]

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="no_location_actions", until="round", card=card))
