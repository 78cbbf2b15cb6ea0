"""Wading Out: who it is, for everybody outside this folder."""

from __future__ import annotations

from examples.tiny.content import Catalogue, catalogue
from examples.tiny.game import WadingGame, WadingOptions
from examples.tiny.pilot import Autopilot
from examples.tiny.state import WadingState
from games.kernel.manifest import Manifest


def pilot(cards: Catalogue) -> Autopilot:
    return Autopilot()


def new(rules: WadingGame, seats: int, opponent: str) -> WadingState:
    return rules.new(seats)


GAME = Manifest(
    package="examples.tiny",
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
)
