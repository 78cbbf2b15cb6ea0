"""People call themselves what others are called, or what a seat is: nobody else is meant because of that."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.shelf import Shelf
from tests.bot.given import World, answered, texts, unhurried_pictures, world  # noqa: F401
from tests.bot.tiny import TinyBox
from tests.cogs.given import begin, posted

FEW = tuple(f"cogs.{name}" for name in ("lobby", "table", "seats", "time"))


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=FEW, shelf=Shelf([TinyBox(["turn:0", "turn:1", "turn:0"])])) as made:
        yield made


async def called(w: World, *names: str) -> Any:
    """A game of Anna, Bert and Cleo, who call themselves this."""
    people = ("anna", "bert", "cleo")[: len(names)]
    table = await begin(w, *people, game="tiny", settled=False)
    for seat, name in enumerate(names):
        await w.keeper.db.change_seat(table.id, seat, w.clock(), name=name)
    await table.refresh()
    return table


@pytest.mark.parametrize(
    "names",
    [
        ("Anna", "Anna", "Cleo"),
        ("Anna", "ANNA", "anna"),
        ("Anna", "Anna (2)", "Anna"),
        ("Anna", "Anna", "Anna (2)"),
        ("x", "", ""),
    ],
)
async def test_no_two_seats_are_called_alike(w: World, names: tuple[str, ...]) -> None:
    table = await called(w, *names)
    for lang in ("en", "de"):
        found = [name.casefold() for name in table.names_in(lang).values()]
        assert len(set(found)) == len(found), found
    assert table.names[0] == names[0]  # who came first keeps the name
    shown = [c["name"] for c in await w.person("cleo").autocomplete(w.channel, "game replace", "seat", "")]
    assert len(shown) == len(set(shown)) == 3


async def test_whoever_is_called_like_a_seats_number_is_not_meant_by_it(w: World) -> None:
    """Bert chooses his own seat from the list, which sends its number; Anna, who sits before him, is called like that."""
    table = await called(w, "1", "Bert", "0")
    said = answered(await w.person("bert").slash(w.channel, "game replace", seat="1", by=w.person("dora")))
    assert "on offer" in said
    await posted(w)
    (offer,) = await w.keeper.db.offers(table.id)
    assert offer.seat == 1
    assert any("Bert" in texts(post) for post in w.posts())
