"""Everything on the table: plain data that survives JSON, card ids instead of cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import BaseModel

from games.kernel.table import State

Order: TypeAlias = Literal["", "quiet"]
Phase: TypeAlias = Literal["setup", "ebb", "over"]


class Wader(BaseModel):
    """One person. `wish` and `order` are theirs alone; all else lies open."""

    shells: int = 0
    whistle: bool = True
    finds: int = 0
    waves: int = 0
    wish: str = ""
    order: Order = ""


class WadingState(State):
    phase: Phase = "setup"
    enough: int
    waders: list[Wader]
    active: int = 0
    # Of the turn that is being played:
    basket: int = 0
    throws: int = 0
    find: str = ""  # the one turned up last
