"""Death May Die: who it is, for everybody outside its rooms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from games.death_may_die.content import Catalogue, catalogue
from games.death_may_die.events import TurnBegins
from games.death_may_die.game import LEAST_SEATS, MOST_SEATS, DeathMayDie, DeathOptions
from games.death_may_die.pilot.autopilot import Autopilot
from games.death_may_die.printed import printed
from games.death_may_die.shortcuts import DeathShortcuts
from games.death_may_die.state import DeathState
from games.kernel.ask import Seat
from games.kernel.manifest import Manifest
from games.kernel.table import Event


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


def turn(event: Event) -> Seat | None:
    """Alone at the table one plays all turns: an event names its investigators then (`Happening.cast`)."""
    return (0 if event.cast else event.who) if isinstance(event, TurnBegins) else None


def milestones(state: DeathState) -> list[str]:
    marks = {
        "an insanity threshold": any(i.bonus for i in state.investigators),
        "the Great Old One is here": state.arrived,
        "the ritual is disrupted": state.disrupted,
        "the last stage": state.stage > 3,
    }
    return [name for name, there in marks.items() if there]


def plays(state: DeathState) -> list[str]:
    """The investigators, where everybody has one."""
    people = [i.id for i in state.investigators]
    return people if len(people) == state.players else []


def counts(cards: Catalogue) -> Mapping[str, int]:
    """As they are counted on a real table: skills by their levels, Great Old Ones by their stages, Mythos cards by whose they are."""
    skills = [(card.unique, len(card.levels)) for card in cards.skills.values()]
    great = sum(card.of in cards.great_old_ones for card in cards.mythos.values())
    return {
        "investigators": len(cards.investigators),
        "unique_skill_levels": sum(levels for unique, levels in skills if unique),
        "common_skill_levels": sum(levels for unique, levels in skills if not unique),
        "psychoses": len(cards.psychoses),
        "great_old_ones": len(cards.great_old_ones),
        "stages": sum(len(card.stages) for card in cards.great_old_ones.values()),
        "great_old_one_mythos": great,
        "episodes": len(cards.episodes),
        "episode_mythos": len(cards.mythos) - great,
        "discoveries": len(cards.discoveries),
        "enemies": len(cards.enemies),
        "figures": sum(card.figures for card in cards.enemies.values()),
        "tile_sides": len(cards.tiles),
        "spaces": len(cards.spaces),
    }


def rules_on_cards(cards: Catalogue) -> Sequence[str]:
    """Episodes, and of Great Old Ones what lies open from the start (S24)."""
    return [*sorted(cards.episodes, key=lambda id: cards.episodes[id].number), *sorted(cards.great_old_ones)]


def endless(cards: Catalogue) -> Catalogue:
    """Boards whom random play does not wear down, a ritual it cannot disrupt, and a track without an end."""
    sanity = cards.numbers.sanity.model_copy(update={"skull": 99_999})
    long = {"wounds": 99_999, "sanity": sanity, "track": 99_999, "first_red": 99_998}
    episodes = {id: card.model_copy(update={"at_least": 99_999}) for id, card in cards.episodes.items()}
    return replace(cards, numbers=cards.numbers.model_copy(update=long), episodes=episodes)


def shortcuts(cards: Catalogue) -> DeathShortcuts:
    return DeathShortcuts()


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
    shortcuts=shortcuts,
    opponents=opponents,
    rules_on_cards=rules_on_cards,
    new=new,
    kinds=kinds,
    # Somebody who runs into everything may have lost it after ten.
    warm_up=6,
    turn=turn,
    milestones=milestones,
    plays=plays,
    endless=endless,
    counts=counts,
    printed=printed,
)
