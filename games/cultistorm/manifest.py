"""Cultistorm: who it is, for everybody outside its rooms."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from games.cultistorm.content import Catalogue, catalogue
from games.cultistorm.events import RoundBegins
from games.cultistorm.game import LEAST_SEATS, MINOR, MOST_SEATS, NAMES, Cultistorm, StormOptions, fitting
from games.cultistorm.pilot.autopilot import Autopilot
from games.cultistorm.printed import printed
from games.cultistorm.shortcuts import StormShortcuts
from games.cultistorm.state import Campaign, StormState
from games.kernel.ask import Seat
from games.kernel.manifest import EVERYBODYS, Manifest
from games.kernel.table import Event

# What figures are grouped by: how hard it is, and narrative mode.
TABLES = ("easy", "normal", "hard", "nightmare", "narrative", "closed", "overlord", "campaign", "minor")

DAY = "day-"


def cards(packs: tuple[Path, ...]) -> Catalogue:
    return catalogue(packs)


def opponents(cards: Catalogue) -> tuple[str, ...]:
    return TABLES


def shortcuts(cards: Catalogue) -> StormShortcuts:
    return StormShortcuts(cards)


def by_name(cards: Catalogue) -> tuple[str, ...]:
    """One module by itself, the special castes, the creatures, a day of the campaign: to see what each changes."""
    return *(name for name in NAMES if name not in TABLES), "castes", "creatures", *(f"{DAY}{day}" for day in cards.days)


def new(rules: Cultistorm, seats: int, opponent: str) -> StormState:
    return rules.new(seats, _wishes(opponent, seats, rules.cards))


def _wishes(opponent: str, seats: int, cards: Catalogue) -> StormOptions:
    """Whoever is too few or too many for the base game plays with the module that is for so many."""
    match opponent:
        case "easy" | "hard" | "nightmare":
            wishes = StormOptions(difficulty=opponent)
        case "narrative":
            wishes = StormOptions(modules=["narrative"])
        case "closed":
            wishes = StormOptions(open_hands=False)
        case "overlord":
            wishes = StormOptions(modules=["behind-the-scenes"])
        case "campaign":  # the day with most to set up
            wishes = StormOptions(modules=["storm-of-cultists"], campaign=Campaign(day=4, won=[True, False, False]))
        case "minor":  # all nine at once
            wishes = StormOptions(modules=list(MINOR))
        case "castes":
            wishes = StormOptions(castes=list(cards.special_castes))
        case "creatures":
            wishes = StormOptions(creatures=cards.creatures())
        case _ if opponent.startswith(DAY):  # all before it were won, and nothing was carried over
            day = int(opponent.removeprefix(DAY))
            wishes = StormOptions(modules=["storm-of-cultists"], campaign=Campaign(day=day, won=[True] * (day - 1)))
        case _:
            wishes = StormOptions(modules=[opponent] if opponent in NAMES else [])
    return fitting(wishes, seats)


def kinds(state: StormState) -> list[str]:
    fighting = state.phase == "combat" and any(i.targets and i.slot == state.at_slot for i in state.investigators)
    marks = {
        "closed hands": not state.open_hands,
        "closed hands in a fight": fighting and not state.open_hands,
        "overlord": state.overlord is not None,
        "overlord's turn": state.overlord is not None and state.phase in ("cultists", "horror"),
        "story ahead": fighting and bool(state.stories),
        "Great Old One": bool(state.elders),
        "endgame": bool(state.ending),
        "altar": any(p.altar for p in state.places),
        "sealed": any(p.sealed for p in state.places),
        "ability": any(i.board for i in state.investigators),
        "offer": bool(state.offers),
        "supports": any(i.supports for i in state.investigators),
        "fight": state.fight is not None,
        "in force": bool(state.lasting),
        "looked": bool(state.peeks),
    }
    return [state.phase, *(name for name, there in marks.items() if there)]


def brings(state: StormState) -> list[str]:
    """Modules, castes, creatures, and of each two minor modules that both were there."""
    minor = sorted(name for name in state.modules if name in MINOR)
    pairs = [f"{one} + {other}" for one, other in combinations(minor, 2)]
    return [*state.modules, *state.castes, *state.creatures, *pairs]


def turn(event: Event) -> Seat | None:
    return EVERYBODYS if isinstance(event, RoundBegins) else None


def milestones(state: StormState) -> list[str]:
    sealed = sum(bool(p.sealed) for p in state.places)
    marks = {
        "an ability": any(i.board for i in state.investigators),
        "a Great Old One": bool(state.elders),
        "a seal": sealed > 0,
        "three seals": sealed >= 3,
        "the endgame": bool(state.ending),
    }
    return [name for name, there in marks.items() if there]


def plays(state: StormState) -> list[str]:
    """Whom everybody plays."""
    people = {i.player: i.id for i in state.investigators}
    return [people[seat] for seat in sorted(people)] if len(people) == state.players else []


GAME = Manifest(
    package="games.cultistorm",
    name=Cultistorm.name,
    prefix="cs",
    group="cultistorm",
    least=LEAST_SEATS,
    most=MOST_SEATS,
    options=StormOptions,
    catalogue=cards,
    rules=Cultistorm,
    pilot=Autopilot,
    shortcuts=shortcuts,
    opponents=opponents,
    by_name=by_name,
    new=new,
    brings=brings,
    kinds=kinds,
    warm_up=10,
    turn=turn,
    milestones=milestones,
    plays=plays,
    printed=printed,
)
