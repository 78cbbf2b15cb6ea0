"""Rooms that have to be lit (FM08): which box or flare lights which room."""

from __future__ import annotations

from collections.abc import Callable

from games.alone.content import Catalogue
from games.alone.pilot.hero.guessing import guess
from games.alone.pilot.hero.sketch import Sketch, beside
from games.alone.state import DIRECTIONS
from games.alone.verbs.actions import Flare
from games.alone.view import AloneView, SeenSector


class Lamps:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def _lit(self, view: AloneView, sketch: Sketch, place: str) -> bool:
        """Lit, as far as the hero knows."""
        shown = view.sector(place)
        return shown.lit if shown is not None else not sketch.doubts and sketch.sectors[place].lit

    def worth(self, view: AloneView, sketch: Sketch, box: str) -> tuple[str, float]:
        """The direction in which this box lights most rooms: one for a known dark room, less for what lies behind a door."""
        best, value = "", 0.0
        for way in DIRECTIONS:
            if (box, way) in sketch.repaired:
                continue
            worth, at = 0.0, box
            for _ in range(self.cards.numbers.repair_reach):
                sector = sketch.sectors.get(at)
                passage = sector.exits.get(way, "") if sector is not None else ""
                if not passage or (passage == "blocked" and at != box):
                    break
                at = beside(at, way)
                beyond = sketch.sectors.get(at)
                if beyond is None:
                    worth += 0.5 if passage != "open" else 0.0
                elif beyond.room and not self._lit(view, sketch, at):
                    worth += 1.0
            if worth > value:
                best, value = way, worth
        return best, value

    def targets(
        self, view: AloneView, here: SeenSector, sketch: Sketch, edge: dict[str, bool], add: Callable[[str, float], None]
    ) -> None:
        """Rooms have to be lit: by a flare in them, by a switch box whose line reaches one."""
        flare = any(any(isinstance(e, Flare) for e in self.cards.items[i.card].effects) for i in view.items)
        boxes = [place for place, sector in sketch.sectors.items() if sector.box]
        if not edge and not any(self.worth(view, sketch, box)[1] for box in boxes):
            # Everything known was lit once, and it is not enough: somebody has put lights out unseen.
            sketch.repaired.clear()
            sketch.doubts = True
        for place, sector in sketch.sectors.items():
            if flare and sector.room and not self._lit(view, sketch, place):
                add(place, 1.0)
            worth = self.worth(view, sketch, place)[1] if sector.box else 0.0
            if worth:
                add(place, 1.0 if worth >= 1 else 2.5)
        guess(sketch, edge, "box", 2.0, add)
