"""Elder Sign: who it is, for everybody outside its rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from games.elder_sign.content import Catalogue, catalogue
from games.elder_sign.events import AdventureFailed, AdventurePassed, TurnBegins
from games.elder_sign.game import LEAST_SEATS, MOST_SEATS, ElderOptions, ElderSign
from games.elder_sign.pilot.autopilot import Autopilot
from games.elder_sign.printed import printed
from games.elder_sign.shortcuts import ElderShortcuts
from games.elder_sign.state import ElderState
from games.kernel.ask import Seat
from games.kernel.manifest import Manifest, by_kind
from games.kernel.table import Event


def cards(packs: tuple[Path, ...]) -> Catalogue:
    return catalogue(packs)


def opponents(cards: Catalogue) -> tuple[str, ...]:
    """The Ancient Ones."""
    return tuple(sorted(cards.ancient_ones))


def new(rules: ElderSign, seats: int, opponent: str) -> ElderState:
    return rules.new(seats, ElderOptions(ancient_one=opponent))


def kinds(state: ElderState) -> list[str]:
    return [state.phase]


def endless(cards: Catalogue) -> Catalogue:
    """A doom track, a demand for signs and people that random play does not exhaust."""
    long: dict[str, object] = {"signs": 9_999, "track": "dddm" * 2_500, "traits": []}
    foes = {name: card.model_copy(update=long) for name, card in cards.ancient_ones.items()}
    people = {name: card.model_copy(update={"sanity": 9_999, "stamina": 9_999}) for name, card in cards.investigators.items()}
    return replace(cards, ancient_ones=foes, investigators=people)


def turn(event: Event) -> Seat | None:
    return event.seat if isinstance(event, TurnBegins) else None


def came_to(event: Event) -> str:
    """An adventure that was tried."""
    return "passed" if isinstance(event, AdventurePassed) else "failed" if isinstance(event, AdventureFailed) else ""


def wound_up(state: ElderState) -> bool:
    """The adventure with its rewards or penalties is over; the clock, midnight and new cards follow."""
    return state.phase in ("clock", "midnight")


def counts(cards: Catalogue) -> Mapping[str, int]:
    """Monsters with masks come into play only against some Ancient Ones, so they are counted apart."""
    masks = sum(m.mask for m in cards.monsters.values())
    return {**by_kind(cards), "monsters": len(cards.monsters) - masks, "mask_monsters": masks}


def shortcuts(cards: Catalogue) -> ElderShortcuts:
    return ElderShortcuts(cards)


GAME = Manifest(
    package="games.elder_sign",
    name=ElderSign.name,
    prefix="es",
    group="elder",
    least=LEAST_SEATS,
    most=MOST_SEATS,
    options=ElderOptions,
    catalogue=cards,
    rules=ElderSign,
    pilot=Autopilot,
    shortcuts=shortcuts,
    opponents=opponents,
    new=new,
    kinds=kinds,
    warm_up=5,
    endless=endless,
    turn=turn,
    came_to=came_to,
    wound_up=wound_up,
    counts=counts,
    printed=printed,
)
