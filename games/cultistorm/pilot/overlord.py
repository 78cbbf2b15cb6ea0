"""The automatic overlord (Behind the Scenes): cultists that hurt where they come, the marker to the crowded places, dread saved for what counts."""

from __future__ import annotations

from games.cultistorm.content import CultistCard
from games.cultistorm.dice import BLANK, SYMBOLS
from games.cultistorm.pilot.part import ModulePart
from games.cultistorm.state import DREAD
from games.cultistorm.traits import Weighs
from games.cultistorm.view import PlaceView, StormView
from games.kernel.ask import Ask
from games.kernel.pilot import answers

CHANCE = "chance"  # the answer of whoever does not mind
CROWD = 6  # what summoning is worth, in cultists that stand there already
LETHAL = 100


class Overlord(ModulePart):
    # Which cultist

    @answers("cs-overlord-arrival")
    def arrival(self, view: StormView, question: Ask) -> str:
        place = view.places[int(dict(question.args)["slot"])]
        hand = [k for k in question.keys if k.startswith("play:")]
        return max(hand, key=lambda key: self._worth(view, place, self.cards.cultists[key.partition(":")[2]]), default="")

    def _worth(self, view: StormView, place: PlaceView, card: CultistCard) -> float:
        """How much it hurts there: what a fight against it asks for, what it counts, and how little its trophy helps."""
        weight = sum(t.weighs for t in card.traits if isinstance(t, Weighs)) or 1
        if view.count + weight > view.limit:
            return LETHAL
        own = card.caste_symbol
        worth = float(len(card.symbols)) + weight
        worth += own == place.symbol or card.creature
        worth += 0.5 * (len(card.symbols) - len(set(card.symbols)))
        if own is None:
            worth += 1.5
        elif view.places[SYMBOLS.index(own)].sealed:
            worth += 1
        elif own in {s for i in view.investigators for s, n in i.trophies if n}:
            worth -= 0.5  # a second of a kind pays for an ability
        return worth

    # Where

    @answers("cs-overlord-marker")
    def marker(self, view: StormView, question: Ask) -> str:
        if "cultist" in question.keys and self._presses(view, view.marker) >= CROWD:
            return "cultist"
        at = {o.key: int(dict(o.args)["slot"]) for o in question.options if o.key in ("stay", "forward", "back")}
        return max(at, key=lambda key: (self._sweep(view, at[key]), key == "stay"))

    def _sweep(self, view: StormView, start: int) -> float:
        """As many arrivals as investigators, from here on."""
        order = [(start + i) % len(view.places) for i in range(len(view.places))]
        free = [slot for slot in order if not view.places[slot].elders]
        return sum(self._presses(view, slot) for slot in free[: len(view.investigators)])

    def _presses(self, view: StormView, slot: int) -> float:
        place = view.places[slot]
        if view.count >= view.limit:
            return LETHAL
        summons = len(place.column) >= self.cards.numbers.column and not place.sealed
        return CROWD + len(place.column) if summons else len(place.column) * (0.5 if place.sealed else 1)

    # The dice, the circle, a name

    @answers("cs-overlord-die")
    def die(self, view: StormView, question: Ask) -> str:
        """Dread that would be lost is spent, the rest is saved for a cultist; a blank before a Great Old One is worth it always."""
        full = view.tally[DREAD] >= self.cards.numbers.dread
        blank = [p for p in view.places if p.die == BLANK and (p.column or p.elders)]
        at_the_gate = [p for p in blank if any(e.gate for e in p.elders)]
        wanted = at_the_gate or (blank if full else [])
        return f"roll:{max(wanted, key=lambda p: len(p.column)).slot}" if wanted else "rest"

    @answers("cs-overlord-horror")
    def horror(self, view: StormView, question: Ask) -> str:
        """A card that is activated sooner, as near ahead of the marker as there is one."""

        def gain(key: str) -> tuple[int, int]:
            _, card, ring = key.split(":")
            ahead = (int(ring) - view.horror_at) % len(view.circle)
            return view.circle[int(ring)].threshold - self.cards.horrors[card].threshold, -ahead

        swaps = [k for k in question.keys if k.startswith("exchange:")]
        best = max(swaps, key=gain, default="rest")
        return best if best != "rest" and gain(best)[0] > 0 else "rest"

    @answers("cs-overlord-names")
    def names(self, view: StormView, question: Ask) -> str:
        """One whose own symbols fit the place, if the dread would be too much otherwise."""
        if view.tally[DREAD] < self.cards.numbers.dread:
            return CHANCE
        here = view.places[view.marker].symbol
        named = [k for k in question.keys if k.startswith("call:")]
        return max(named, key=lambda k: self.cards.great_old_ones[k.partition(":")[2]].symbols.count(here), default=CHANCE)
