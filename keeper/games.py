"""Which games are on the shelf, for the command line: rules, automatic players, cards."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games.elder_sign.autopilot import Autopilot
from games.elder_sign.content import KINDS, load_catalogue
from games.elder_sign.game import LEAST_SEATS, MOST_SEATS, ElderOptions, ElderSign
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random


@dataclass(frozen=True, slots=True)
class Shelf:
    """One game, ready to be played without Discord."""

    name: str
    rules: Any
    seats: tuple[int, int]
    opponents: tuple[str, ...]
    new_state: Callable[[int, str], Any]
    autopilot: Callable[[], Any]

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
    )


GAMES: dict[str, Callable[[], Shelf]] = {"elder-sign": elder_sign}

__all__ = ["GAMES", "KINDS", "Shelf", "elder_sign"]
