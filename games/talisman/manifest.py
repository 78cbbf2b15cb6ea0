"""Talisman: who it is, for everybody outside its rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from games.kernel.manifest import Manifest
from games.talisman.content import Catalogue, catalogue
from games.talisman.game import LEAST_SEATS, MOST_SEATS, Talisman, TalismanOptions
from games.talisman.pilot.autopilot import Autopilot
from games.talisman.printed import printed
from games.talisman.state import TalismanState
from games.talisman.traits import TalismanItself

ENDS = ("last", "crown")  # how a game comes to its end: nobody else is left, or the sixth Command Spell


def cards(packs: tuple[Path, ...]) -> Catalogue:
    return catalogue(packs)


def opponents(cards: Catalogue) -> tuple[str, ...]:
    """Nobody but each other; how it ends makes the difference."""
    return ENDS


def new(rules: Talisman, seats: int, opponent: str) -> TalismanState:
    return rules.new(seats, TalismanOptions(crown_ends=opponent == "crown"))


def kinds(state: TalismanState) -> list[str]:
    people = [p.character for p in state.players if p.character is not None]
    marks = {
        "spells": any(c.spells for c in people),
        "armed": any(p.armed for p in state.players),
        "toad": any(c.toad for c in people),
        "inner region": any(c.space.startswith("I") for c in people),
        "crown": state.crown_reached,
        "fight": state.fight is not None and not state.fight.over,
        "in force": bool(state.lasting),
    }
    return [state.phase, *(name for name, there in marks.items() if there)]


def endless(cards: Catalogue) -> Catalogue:
    """Characters whom random play does not kill, and a Crown that nobody reaches."""
    people = {name: card.model_copy(update={"lives": 9_999}) for name, card in cards.characters.items()}
    closed = {name: tuple(t for t in traits if not isinstance(t, TalismanItself)) for name, traits in cards.traits_of.items()}
    return replace(cards, characters=people, traits_of=closed)


def counts(cards: Catalogue) -> Mapping[str, int]:
    return {kind: len(getattr(cards, kind)) for kind in cards.kinds}


GAME = Manifest(
    package="games.talisman",
    name=Talisman.name,
    prefix="tm",
    group="talisman",
    least=LEAST_SEATS,
    most=MOST_SEATS,
    options=TalismanOptions,
    catalogue=cards,
    rules=Talisman,
    pilot=Autopilot,
    opponents=opponents,
    new=new,
    kinds=kinds,
    warm_up=20,
    endless=endless,
    counts=counts,
    printed=printed,
)
