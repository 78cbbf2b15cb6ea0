"""Cultists, their dice, Great Old Ones, horror steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.cultistorm import events
from games.cultistorm.dice import BLANK, CultFace, Symbol
from games.cultistorm.rules import counting, cultists, great_old_ones, horror, supports
from games.cultistorm.state import SLOTS, Lasting, Slot, Who, owner
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Option, Script, at_once, option

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class Cultists(StormVerb):
    """At the marker, one location after the other (S-96)."""

    cultists: int

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        yield from cultists.at_marker(g, self.cultists)


class CultistAt(StormVerb):
    """One at each of these locations; the marker does not move."""

    cultist_at: Literal["here", "open", "fewest"]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        for slot in counting.slots(g, self.cultist_at, who):
            yield from cultists.arrive(g, slot)

    def key(self) -> str:
        return f"do-cultist_at-{self.cultist_at}"


class PushCultist(StormVerb):
    """The top one of this column to the next location clockwise; the local limit applies there (Harbour)."""

    push_cultist: int
    watches: ClassVar[tuple[str, ...] | None] = ("slots",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        slot = g.inv(who).slot
        column = g.at(slot).column
        if column:
            yield from g.first(cultists.move(g, column[-1], g.clockwise(slot)[0]))

    def shifts(self, g: Storm, who: Who) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
        slot = g.inv(who).slot
        column = g.at(slot).column
        return ((), ()) if not column or g.cultist(column[-1]).creature else ((g.clockwise(slot)[0],), (slot,))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.at(g.inv(who).slot).column)


class DriveBack(StormVerb):
    """The top cultist of your column to the bottom of the cultist deck, also from below a Great Old One (section 10)."""

    drive_back: int
    watches: ClassVar[tuple[str, ...] | None] = ("slots",)

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        slot = g.inv(who).slot
        if g.at(slot).column:
            top = g.at(slot).column[-1]
            cultists.leave(g, top, slot)
            g.state.cultist_deck.insert(0, top)
            g.knows("cultists", top)
            g.tell(events.CultistLeft(top, slot))

    def shifts(self, g: Storm, who: Who) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
        return (), (g.inv(who).slot,)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.at(g.inv(who).slot).column)


# Cultist dice


class RerollCultistDie(StormVerb):
    """One of choice."""

    reroll_cultist_die: int

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        slot = yield from a_slot(g, who, card, SLOTS)
        if slot is not None:
            cultists.roll_dice(g, (slot,), f"{who}:{card}")


class RerollCultistDice(StormVerb):
    reroll_cultist_dice: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        cultists.roll_dice(g, SLOTS, card)


class BlankDie(StormVerb):
    """Sense: not where a High Mask is."""

    blank_die: int
    watches: ClassVar[tuple[str, ...] | None] = ()

    def _slots(self, g: Storm) -> tuple[Slot, ...]:
        return tuple(s for s in SLOTS if g.at(s).die != BLANK and cultists.may_be_blank(g, s))

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        slot = yield from a_slot(g, who, card, self._slots(g))
        if slot is not None and slot in self._slots(g):
            cultists.turn_die(g, slot, BLANK)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._slots(g))


class TurnDiceHere(StormVerb):
    """Nyarlathotep: the die of each investigator's location."""

    turn_dice_here: Symbol

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        face: CultFace = self.turn_dice_here
        for slot in sorted({g.inv(w).slot for w in g.everybody}):
            cultists.turn_die(g, slot, face)


# Great Old Ones


class Summon(StormVerb):
    """At random from its wave (CS-GOO-04)."""

    summon: Literal["first", "second"]
    where: Literal["marker", "most", "here"]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        endgame = card == g.state.ending
        id = yield from great_old_ones.drawn(g, self.summon, card)
        yield from great_old_ones.summon(g, id, counting.summoning_place(g, self.where, who), endgame)
        if endgame:
            g.state.ending_came = True

    def key(self) -> str:
        return f"do-summon-{self.summon}-{self.where}"


class Hold(StormVerb):
    """A Great Old One does not advance in the next cultist phase (CS-GOO-13). `named`: the supporter names it."""

    hold: Literal["any", "named"]
    watches: ClassVar[tuple[str, ...] | None] = ()

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        held: str | None = supports.named_by(g, card)
        if self.hold == "any":

            def options() -> list[Option[str]]:
                return [option(f"hold:{e.id}", e.id, enemy=e.id) for e in g.state.elders]

            def nearest() -> str:
                return f"hold:{min(g.state.elders, key=lambda e: len(g.at(e.slot).column)).id}"

            held = yield from g.choose(who, "cs-hold", options, default=nearest, card=card)
        if held and g.elder(held) is not None:
            g.lasts(Lasting(what="held", on=held, until="next_cultists", card=card, by=owner(card)))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.state.elders)

    def saves(self, g: Storm) -> bool:
        """From one at the gate."""
        return any(g.at_the_gate(e) and not g.in_force("held", e.id) for e in g.state.elders)

    def key(self) -> str:
        return f"do-hold-{self.hold}"


class Horror(StormVerb):
    horror: int
    watches: ClassVar[tuple[str, ...] | None] = ()

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        yield from horror.advance(g, self.horror)

    def toll(self, g: Storm, who: Who) -> tuple[dict[Who, int], int]:
        return {}, self.horror


def a_slot(g: Storm, who: Who, card: str, slots: tuple[Slot, ...]) -> Script[Slot | None]:
    """A location of the asked one's choice; their own by default."""

    def options() -> list[Option[str]]:
        return [option(f"slot:{s}", str(s), slot=s, location=g.at(s).card, face=g.at(s).die) for s in slots]

    picked = yield from g.choose(who, "cs-slot", options, default=lambda: f"slot:{g.inv(who).slot}", card=card)
    return None if picked is None else int(picked)


# What cultist events bring (module 7)


class MoveMarker(StormVerb):
    """The cultist marker goes on without an arrival."""

    move_marker: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.state.marker = (g.state.marker + self.move_marker) % len(SLOTS)
        g.tell(events.MarkerMoved(g.state.marker))


class FewerArrivals(StormVerb):
    """In the cultist phase that is beginning."""

    fewer_arrivals: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="fewer_arrivals", n=self.fewer_arrivals, until="next_cultists", card=card))


class NeverBlank(StormVerb):
    """No cultist die can be blank in this round."""

    never_blank: Literal["round"]

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="no_blanks", until="round", card=card))
