"""Games as the command line and the proofs play them: without Discord, from their manifests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from games import registry
from games.kernel.content import BadPack, Fault
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.manifest import Manifest
from games.kernel.players import Random
from games.packs import game_of


@dataclass(frozen=True)
class Game:
    """One game with its cards, ready to be played."""

    manifest: Manifest
    cards: Any
    packs: tuple[Path, ...] = ()

    @property
    def name(self) -> str:
        return self.manifest.name

    @property
    def seats(self) -> tuple[int, int]:
        return self.manifest.least, self.manifest.most

    @cached_property
    def rules(self) -> Any:
        return self.manifest.rules(self.cards)

    @cached_property
    def opponents(self) -> tuple[str, ...]:
        return tuple(self.manifest.opponents(self.cards))

    @cached_property
    def by_name(self) -> tuple[str, ...]:
        """All one can ask for: also those that do not come in turn."""
        return *self.opponents, *self.manifest.by_name(self.cards)

    def kinds(self, state: Any) -> Sequence[str]:
        return self.manifest.kinds(state)

    def setting(self, i: int) -> tuple[int, str]:
        """Seats and opponent of the i-th game of a run: every number of seats meets every opponent."""
        least, most = self.seats
        kinds = most - least + 1
        return least + i % kinds, self.opponents[i // kinds % len(self.opponents)]

    def open(self, seats: int, opponent: str, seed: str, *, strict: bool = False) -> Live[Any]:
        """A fresh table; the seed stands for the house's secret."""
        state = self.manifest.new(self.rules, seats, opponent)
        return Live(self.rules, Fate(seed.encode()), new_game(self.rules, state), strict=strict)

    def player(self, kind: str, chance: random.Random) -> Any:
        return Random(chance.randrange) if kind == "random" else self.manifest.pilot(self.cards)

    def endless(self) -> Game | None:
        """The same game, which random play does not end; None if it has no such cards."""
        made = self.manifest.endless
        return None if made is None else Game(self.manifest, made(self.cards))


def game(name: str, packs: tuple[Path, ...] = ()) -> Game:
    """KeyError: there is no such game. BadPack: one of these is not as it should be, or of another game."""
    manifest = registry.manifest(name)
    for pack in packs:
        if (other := game_of(pack, name)) != name:
            raise BadPack([Fault(pack.name, 0, "", "pack.game", f"this pack is for {other}, not for {name}")])
    return Game(manifest, manifest.catalogue(packs), packs)
