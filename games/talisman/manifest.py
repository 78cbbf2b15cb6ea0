"""Talisman: who it is, for everybody outside its rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from games.kernel.ask import Seat
from games.kernel.manifest import Manifest
from games.kernel.table import Event
from games.talisman.content import Catalogue, catalogue
from games.talisman.events import TurnBegins
from games.talisman.game import LEAST_SEATS, MOST_SEATS, Talisman, TalismanOptions
from games.talisman.pilot.autopilot import Autopilot
from games.talisman.printed import printed
from games.talisman.shortcuts import TalismanShortcuts
from games.talisman.state import TalismanState, kind
from games.talisman.traits import TalismanItself

# How a game comes to its end (nobody else is left, or the Command Spell that decides), each also with the brisk start.
ENDS = ("last", "crown", "brisk", "brisk-crown")


def cards(packs: tuple[Path, ...]) -> Catalogue:
    return catalogue(packs)


def opponents(cards: Catalogue) -> tuple[str, ...]:
    """Nobody but each other; how it ends makes the difference."""
    return ENDS


def new(rules: Talisman, seats: int, opponent: str) -> TalismanState:
    return rules.new(seats, TalismanOptions(crown_ends="crown" in opponent, brisk="brisk" in opponent))


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


def turn(event: Event) -> Seat | None:
    return event.seat if isinstance(event, TurnBegins) else None


def milestones(state: TalismanState) -> list[str]:
    people = [p.character for p in state.players if p.character is not None]
    marks = {
        "a Talisman": any(kind(card) == "talisman" for c in people for card in c.objects),
        "middle region": any(c.space.startswith("M") for c in people),
        "inner region": any(c.space.startswith("I") for c in people),
        "the Crown": state.crown_reached,
    }
    return [name for name, there in marks.items() if there]


def plays(state: TalismanState) -> list[str]:
    """The characters everybody began with."""
    people = [p.character.id for p in state.players if p.character is not None]
    return people if len(people) == len(state.players) else []


def endless(cards: Catalogue) -> Catalogue:
    """Characters whom random play does not kill, and a Crown that nobody reaches."""
    people = {name: card.model_copy(update={"lives": 9_999}) for name, card in cards.characters.items()}
    closed = {name: tuple(t for t in traits if not isinstance(t, TalismanItself)) for name, traits in cards.traits_of.items()}
    return replace(cards, characters=people, traits_of=closed)


def counts(cards: Catalogue) -> Mapping[str, int]:
    return {kind: len(getattr(cards, kind)) for kind in cards.kinds}


def shortcuts(cards: Catalogue) -> TalismanShortcuts:
    return TalismanShortcuts()


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
    shortcuts=shortcuts,
    opponents=opponents,
    new=new,
    kinds=kinds,
    warm_up=20,
    turn=turn,
    milestones=milestones,
    plays=plays,
    endless=endless,
    counts=counts,
    printed=printed,
)
