"""Wading Out: who it is, for everybody outside this folder."""

from __future__ import annotations

from games.kernel.manifest import Manifest

from .content import Catalogue, catalogue
from .game import WadingGame, WadingOptions
from .pilot import Autopilot
from .state import WadingState


def pilot(cards: Catalogue) -> Autopilot:
    return Autopilot()


def new(rules: WadingGame, seats: int, opponent: str) -> WadingState:
    return rules.new(seats)


GAME = Manifest(
    package=__name__.rpartition(".")[0],
    name=WadingGame.name,
    prefix="wo",
    group="wading",
    least=2,
    most=4,
    options=WadingOptions,
    catalogue=catalogue,
    rules=WadingGame,
    pilot=pilot,
    new=new,
    warm_up=3,
)
