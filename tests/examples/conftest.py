"""The example game is on no shelf. These tests bring it, and send it away again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games import registry
from keeper.games import Game, game
from tests.bot.given import unhurried_pictures  # noqa: F401

PACKAGE = "examples.tiny"


@pytest.fixture
def tiny() -> Iterator[Game]:
    registry.bring(PACKAGE)
    try:
        yield game("wading-out")
    finally:
        registry.send_away(PACKAGE)
