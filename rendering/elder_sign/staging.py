"""Elder Sign's pictures of a simulated game (`keeper render`)."""

from __future__ import annotations

from games.elder_sign.view import ElderView
from rendering.drawn import Drawn
from rendering.encode import Picture
from rendering.staging import BATTLE, Wanted
from rendering.staging import Stage as Shared

from . import Frame, TurnSummary, UnknownPicture, draw_battle, film, render_what, summarise


class Stage(Shared):
    def __init__(self, wanted: Wanted) -> None:
        super().__init__(wanted)
        self.told: list[TurnSummary] = []
        self.frames: list[Frame] = []
        self._begun: ElderView | None = None

    def turns(self, view: ElderView, over: bool) -> int:
        begun = self._begun = self._begun or view
        if view.turn != begun.turn or over:
            self.told.append(summarise(begun, view))
            self.frames.append(Frame(view, self.told[-1]))
            self._begun = view
        return len(self.told)

    def fought(self, view: ElderView) -> bool:
        """The Ancient One is awake and somebody has rolled against it."""
        return bool(view.ancient) and view.awake and view.attempt is not None and view.attempt.rolled

    def no_fight(self, view: ElderView) -> str:
        return f"{self.wanted.cards.ancient_ones[view.ancient].name.en} does not wake"

    def film(self) -> Picture | None:
        w = self.wanted
        return film(self.frames, w.cards, w.lang, w.names, w.palette) if self.frames else None

    def draw(self, view: ElderView) -> Drawn:
        w = self.wanted
        if w.what == BATTLE:
            return draw_battle(view, w.cards, w.lang, w.names, w.palette)
        try:
            return render_what(w.what, view, w.cards, w.lang, w.names, w.palette, story=self.told)
        except UnknownPicture as unknown:
            raise self.unknown((*unknown.known, BATTLE, "film")) from unknown
