"""Death May Die: who it is, for everybody outside its rooms."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from games.death_may_die.content import Catalogue, catalogue
from games.death_may_die.game import LEAST_SEATS, MOST_SEATS, DeathMayDie, DeathOptions
from games.death_may_die.pilot.autopilot import Autopilot
from games.death_may_die.printed import printed
from games.death_may_die.state import DeathState
from games.kernel.manifest import Manifest, by_kind


def cards(packs: tuple[Path, ...]) -> Catalogue:
    return catalogue(packs)


def opponents(cards: Catalogue) -> tuple[str, ...]:
    """The pairings: an episode and a Great Old One. How hard a game is hangs on both."""
    episodes = sorted(cards.episodes.values(), key=lambda e: e.number)
    return tuple(f"{episode.id}+{great}" for episode in episodes for great in sorted(cards.great_old_ones))


def new(rules: DeathMayDie, seats: int, opponent: str) -> DeathState:
    episode, _, great = opponent.partition("+")
    return rules.new(seats, DeathOptions(episode=episode, great_old_one=great))


def kinds(state: DeathState) -> list[str]:
    people = [i for i in state.investigators if not i.fate]
    marks = {
        "arrived": state.arrived,
        "disrupted": state.disrupted,
        "late stage": state.stage > 2,
        "roll": state.roll is not None,
        "on fire": any(i.fire or i.fire_stand_ins for i in people),
        "mad": any(i.bonus for i in people),
        "somebody gone": len(people) < len(state.investigators),
        "kept": any(i.kept for i in people),
        "in force": bool(state.lasting),
    }
    return [state.phase, *(name for name, there in marks.items() if there)]


def counts(cards: Catalogue) -> Mapping[str, int]:
    return {**by_kind(cards), "spaces": len(cards.spaces)}


GAME = Manifest(
    package="games.death_may_die",
    name=DeathMayDie.name,
    prefix="dmd",
    group="death",
    least=LEAST_SEATS,
    most=MOST_SEATS,
    options=DeathOptions,
    catalogue=cards,
    rules=DeathMayDie,
    pilot=Autopilot,
    opponents=opponents,
    new=new,
    kinds=kinds,
    warm_up=12,
    counts=counts,
    printed=printed,
)
