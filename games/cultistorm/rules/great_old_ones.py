"""Great Old Ones (Große Alte): CS-GOO. Appearing, devouring, entering. Every appearance goes through `summon`."""

from __future__ import annotations

from typing import Literal

from games.cultistorm import events
from games.cultistorm.moments import BOOK, GooAdvances, GooAppears, Investigators, RandomGoo
from games.cultistorm.rules import horror, insanity, targets, winning
from games.cultistorm.state import Elder, Slot
from games.cultistorm.table import Storm
from games.kernel.ask import Script
from games.kernel.effects import run_all
from games.kernel.hooks import Source

Wave = Literal["first", "second"]


def pile(g: Storm, id: str) -> list[str]:
    """Where its card lies while it is not in play (S-80)."""
    s = g.state
    return {"first": s.first_wave, "second": s.second_wave, "special": s.aside}[g.great(id).wave]


def drawn(g: Storm, wave: Wave, why: str) -> Script[str]:
    """Any card of the pile, uniformly (CS-GOO-04, S-80), unless somebody may name it."""
    among = tuple(sorted(g.state.first_wave if wave == "first" else g.state.second_wave))
    named = yield from BOOK.happens(g, RandomGoo(wave, among))
    return named.id or g.pick(among, f"great-old-one:{wave}:{why}")


def summon(g: Storm, id: str, slot: Slot, endgame: bool = False) -> Script[None]:
    """CS-GOO-01 … 08. With another in play, or its own card there already (S-48), it is kept out; not the endgame's (CS-GOO-08)."""
    at = place_for(g, slot)
    if at is None:
        return
    if (g.state.elders and not endgame) or id not in pile(g, id):
        yield from keep_out(g, id)
        return
    pile(g, id).remove(id)
    g.state.elders.append(Elder(id=id, slot=at))
    g.tell(events.GreatOldOneAppears(id, at, g.at(at).card))
    g.stir_all()
    insanity.by_great_old_one(g)
    yield from BOOK.happens(g, GooAppears(id, at))
    yield from run_all(g.great(id).appears, g, 0, id)


def place_for(g: Storm, slot: Slot) -> Slot | None:
    """CS-GOO-05, S-12: never at a sealed location, nor where another is: the next free one clockwise. S-13: if there is none, on top of
    the other. None: every location is sealed."""
    free = [at for at in (slot, *g.clockwise(slot)) if not g.at(at).sealed and not g.elders_at(at)]
    open_ = [at for at in (slot, *g.clockwise(slot)) if not g.at(at).sealed]
    return (free or open_ or [None])[0]


def keep_out(g: Storm, id: str) -> Script[None]:
    """CS-GOO-07: insanity for each, and as many horror steps as investigators."""
    steps = BOOK.now(g, Investigators(g.n)).n
    g.tell(events.GreatOldOneKeptOut(id, steps))
    insanity.by_great_old_one(g)
    yield from horror.advance(g, steps)


def advance_all(g: Storm, ids: list[str]) -> Script[None]:
    """CS-GOO-09, CS-GOO-17: each that was in play before the phase, once. Only who stood at the gate before can enter: of two at one location
    the second finds nobody to devour when the first has taken the last one, and has its own round at the gate (S-156)."""
    at_gate = [e.id for e in g.state.elders if g.at_the_gate(e)]
    for id in ids:
        elder = g.elder(id)
        if elder is not None and (id in at_gate or g.at(elder.slot).column):
            yield from advance(g, elder)


def advance(g: Storm, elder: Elder) -> Script[None]:
    """It devours the cultist directly beneath it (CS-GOO-10). One that is at the gate steps onto the location card: lost (CS-GOO-12)."""
    moment = yield from BOOK.happens(g, GooAdvances(elder.id))
    if moment.held:
        g.tell(events.GreatOldOneHeld(elder.id))
        return
    place = g.at(elder.slot)
    if not place.column:
        winning.lose(g, "entered", elder.id)
    card = place.column.pop()
    targets.lift(g, card)
    elder.devoured.append(card)
    g.tell(events.GreatOldOneAdvances(elder.id, elder.slot, card, len(place.column)))
    g.stir_all()


@BOOK.modifies(GooAdvances, "held")
def _held(_g: Storm, src: Source, h: GooAdvances) -> None:
    """CS-GOO-13: one more round; it also stops entering (section 10)."""
    if src.trait.on == h.id:
        h.held = True


def defeat(g: Storm, elder: Elder) -> None:
    """CS-GFIGHT-07, S-46: the card under its pile, the devoured to the discard pile."""
    g.state.elders.remove(elder)
    g.state.cultist_discard += elder.devoured
    pile(g, elder.id).append(elder.id)
    targets.lift(g, elder.id)
