"""ALONE: who it is, for everybody outside its rooms."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

from games.alone.content import Catalogue, catalogue
from games.alone.events import TurnBegins
from games.alone.game import LEAST_SEATS, MOST_SEATS, AloneGame, AloneOptions
from games.alone.pilot.autopilot import Autopilot
from games.alone.printed import printed
from games.alone.shortcuts import AloneShortcuts
from games.alone.state import HERO, AloneState, Difficulty
from games.kernel.ask import Seat
from games.kernel.manifest import Manifest
from games.kernel.table import Event


def cards(packs: tuple[Path, ...]) -> Catalogue:
    return catalogue(packs)


def opponents(cards: Catalogue) -> tuple[str, ...]:
    """Evil is always the same; the difficulties are not."""
    return get_args(Difficulty)


def new(rules: AloneGame, seats: int, opponent: str) -> AloneState:
    return rules.new(seats, AloneOptions.model_validate({"difficulty": opponent or "normal"}))


def kinds(state: AloneState) -> list[str]:
    marks = {
        "nightmare": state.nightmare,
        "lies told": bool(state.lies),
        "boss": any(c.boss for c in state.creatures),
        "orders": any(e.order for e in state.evil),
        "both floors": len(state.floors_seen) > 1,
    }
    return [state.phase, *(name for name, there in marks.items() if there)]


def turn(event: Event) -> Seat | None:
    return HERO if isinstance(event, TurnBegins) else None


def counts(cards: Catalogue) -> Mapping[str, int]:
    return cards.counts


def shortcuts(cards: Catalogue) -> AloneShortcuts:
    return AloneShortcuts(cards)


GAME = Manifest(
    package="games.alone",
    name=AloneGame.name,
    prefix="al",
    group="alone",
    least=LEAST_SEATS,
    most=MOST_SEATS,
    options=AloneOptions,
    catalogue=cards,
    rules=AloneGame,
    pilot=Autopilot,
    shortcuts=shortcuts,
    opponents=opponents,
    new=new,
    kinds=kinds,
    warm_up=10,
    turn=turn,
    counts=counts,
    printed=printed,
)
