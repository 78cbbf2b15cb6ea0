"""ALONE's pictures of a simulated game (`keeper render`)."""

from __future__ import annotations

from games.alone.view import AloneView
from rendering.drawn import Drawn
from rendering.encode import Picture
from rendering.staging import BATTLE, Wanted
from rendering.staging import Stage as Shared

from . import UnknownPicture, film, frames, render_what, story
from .story import finished


class Stage(Shared):
    def __init__(self, wanted: Wanted) -> None:
        super().__init__(wanted)
        self.views: list[AloneView] = []

    def turns(self, view: AloneView, over: bool) -> int:
        self.views.append(view)
        return finished(view) if view.floors else 0

    def fought(self, view: AloneView) -> bool:
        """Somebody has rolled this turn."""
        return bool(view.rolls)

    def film(self) -> Picture | None:
        w = self.wanted
        shots = frames(self.views)
        return film(shots, w.cards, w.lang, w.names, w.palette) if shots else None

    def draw(self, view: AloneView) -> Drawn:
        w = self.wanted
        what = "turn" if w.what == BATTLE else w.what  # a fight is the picture of its turn
        try:
            return render_what(what, view, w.cards, w.lang, w.names, w.palette, told=story(self.views))
        except UnknownPicture as unknown:
            raise self.unknown((*unknown.known, BATTLE, "film")) from unknown
