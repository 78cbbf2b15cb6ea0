"""What happens, as data. `wo-ev-` and the name in small letters is the message that says it (`locale/*/words.ftl`)."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.table import Event


@dataclass(frozen=True, slots=True)
class Wished(Event):
    """For whoever drew it; the others are told `WishDrawn`, in the same place."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class WishDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegins(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Combed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Threw(Event):
    seat: int
    face: int
    basket: int


@dataclass(frozen=True, slots=True)
class Wave(Event):
    seat: int
    lost: int


@dataclass(frozen=True, slots=True)
class Found(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Whistled(Event):
    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class WentHome(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: int
    n: int
    shells: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int
    n: int
    shells: int


@dataclass(frozen=True, slots=True)
class WishShown(Event):
    seat: int
    card: str
