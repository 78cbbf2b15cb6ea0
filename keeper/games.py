"""Which games are on the shelf, for the command line: rules, automatic players, cards."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from games.alone.autopilot import Autopilot as AlonePilot
from games.alone.content import load_catalogue as load_alone
from games.alone.game import LEAST_SEATS as ALONE_LEAST
from games.alone.game import MOST_SEATS as ALONE_MOST
from games.alone.game import AloneGame, AloneOptions
from games.alone.state import AloneState, Difficulty
from games.elder_sign.autopilot import Autopilot
from games.elder_sign.content import KINDS, load_catalogue
from games.elder_sign.game import LEAST_SEATS, MOST_SEATS, ElderOptions, ElderSign
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random


@dataclass(frozen=True, slots=True)
class Shelf:
    """One game, ready to be played without Discord. `opponents` are what its figures are grouped by: the Ancient Ones of Elder
    Sign, the difficulties of ALONE."""

    name: str
    rules: Any
    seats: tuple[int, int]
    opponents: tuple[str, ...]
    new_state: Callable[[int, str], Any]
    autopilot: Callable[[], Any]
    kinds: Callable[[Any], list[str]]
    """What a state is an example of, for figures about where a proof has been."""

    def setting(self, i: int) -> tuple[int, str]:
        """Seats and opponent of the i-th game of a run: every number of seats meets every opponent."""
        least, most = self.seats
        kinds = most - least + 1
        return least + i % kinds, self.opponents[i // kinds % len(self.opponents)]

    def open(self, seats: int, opponent: str, seed: str, *, strict: bool = False) -> Live[Any]:
        """A fresh table; the seed stands for the house's secret."""
        return Live(self.rules, Fate(seed.encode()), new_game(self.rules, self.new_state(seats, opponent)), strict=strict)

    def player(self, kind: str, chance: random.Random) -> Any:
        return Random(chance.randrange) if kind == "random" else self.autopilot()


def elder_sign(packs: tuple[Path, ...] = ()) -> Shelf:
    rules = ElderSign(load_catalogue(packs)) if packs else ElderSign()
    return Shelf(
        "elder-sign",
        rules,
        (LEAST_SEATS, MOST_SEATS),
        tuple(sorted(rules.cards.ancient_ones)),
        lambda seats, opponent: rules.new(seats, ElderOptions(ancient_one=opponent)),
        lambda: Autopilot(rules.cards),
        lambda state: [state.phase],
    )


def alone(packs: tuple[Path, ...] = ()) -> Shelf:
    """ALONE, with a hero who remembers the way."""
    rules = AloneGame(load_alone(packs)) if packs else AloneGame()
    difficulties: tuple[Difficulty, ...] = get_args(Difficulty)

    def new_state(seats: int, opponent: str) -> Any:
        return rules.new(seats, AloneOptions.model_validate({"difficulty": opponent or "normal"}))

    def kinds(state: AloneState) -> list[str]:
        marks = {
            "nightmare": state.nightmare,
            "lies told": state.lies,
            "boss": any(c.boss for c in state.creatures),
            "orders": any(e.order for e in state.evil),
            "both floors": len(state.floors_seen) > 1,
        }
        return [state.phase, *(name for name, there in marks.items() if there)]

    return Shelf(
        "alone",
        rules,
        (ALONE_LEAST, ALONE_MOST),
        difficulties,
        new_state,
        lambda: AlonePilot(rules.cards),
        kinds,
    )


GAMES: dict[str, Callable[[], Shelf]] = {"elder-sign": elder_sign, "alone": alone}

__all__ = ["GAMES", "KINDS", "Shelf", "alone", "elder_sign"]
