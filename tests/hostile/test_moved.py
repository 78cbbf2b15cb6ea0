"""A game goes on in another channel while something is being voted about and a seat is on offer: both come along, and nothing that can be
pressed stays where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from tests.bot.given import World, custom_ids, texts, world
from tests.cogs.given import ALL, begin, posted
from tests.cogs.test_admin import manager


def deeds(channel: Any, *which: str) -> list[Any]:
    return [m for m in channel.history() if any(f":-:{deed}:" in i for i in custom_ids(m) for deed in which)]


async def called(w: World) -> Any:
    """A game of two in which Anna has asked for its end, and Bert offers his seat to Cleo."""
    table = await begin(w, "anna", "bert", pace="24h")
    w.person("cleo")
    await w.person("anna").slash(w.channel, "game end")
    await w.person("bert").slash(w.channel, "game replace", seat="bert", by=w.person("cleo"))
    await posted(w)
    assert (len(deeds(w.channel, "vote")), len(deeds(w.channel, "take"))) == (1, 1)
    return table


async def moved(w: World) -> Any:
    other = w.guild.create_text_channel("cellar")
    await manager(w).slash(w.channel, "admin transfer", channel=other)
    await posted(w)
    return other


async def test_votes_and_offers_come_along(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await called(w)
        words = [texts(deeds(w.channel, deed)[0]) for deed in ("vote", "take")]
        other = await moved(w)
        assert not any(custom_ids(m) for m in w.channel.history())
        there = [texts(m) for m in w.channel.history()]
        assert all(any(m.startswith(word.splitlines()[0]) for m in there) for word in words), "what was asked can still be read"
        (vote,), (offer,) = deeds(other, "vote"), deeds(other, "take")
        take = next(i for i in custom_ids(offer) if ":-:take:" in i)
        await w.person("cleo").click(offer, custom_id=take)
        await posted(w)
        assert [s.name for s in await w.keeper.db.seats(table.id)] == ["anna", "cleo"]
        yes = next(i for i in custom_ids(vote) if i.endswith("/yes"))
        await w.person("cleo").click(vote, custom_id=yes)
        await posted(w)
        game = await w.keeper.db.game(table.id)
        assert game is not None
        assert game.status == "ended"
        assert not deeds(other, "vote", "take")


async def test_what_was_decided_as_the_game_left_keeps_no_buttons_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The offer is withdrawn, and before its post could say so the game moved."""
    async with world(tmp_path, cogs=ALL) as w:
        table = await called(w)
        (offer,) = await w.keeper.db.offers(table.id)
        with monkeypatch.context() as slow:
            slow.setitem(w.keeper.postman.kinds, "offer-result", AsyncMock(side_effect=OSError("not now")))
            await w.keeper.offers.withdraw(table, offer, w.person("bert").id)
            await posted(w)
            assert deeds(w.channel, "take")
            other = await moved(w)
        assert not deeds(w.channel, "take", "vote")
        assert not deeds(other, "take")


async def test_what_somebody_has_deleted_comes_along_all_the_same(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await called(w)
        await deeds(w.channel, "vote")[0].delete()
        other = await moved(w)
        assert (len(deeds(other, "vote")), len(deeds(other, "take"))) == (1, 1)
        assert not await w.keeper.db.pending()
        assert not w.keeper.tables.faults.aside
