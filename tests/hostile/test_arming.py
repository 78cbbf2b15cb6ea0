"""Somebody wants to read, keep or forge what was laid ready in secret at a table of Talisman."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot import exports, returning, undo
from bot.boxes.talisman.box import TalismanBox
from bot.shelf import Shelf
from games.kernel.arming import Armed
from games.talisman.state import TalismanState
from tests.bot.given import World, answered, unhurried_pictures, world  # noqa: F401
from tests.cogs.given import ALL, begin, posted, reply
from tests.games.talisman.given import land, someone
from tests.hostile.test_seats import forged

ORDER = "random:turn-start:1"
KEPT = [Armed.named(ORDER)]


class Situated(TalismanBox):
    """Everybody has something to decide, so that no turn begins by itself; anna may build a raft, for which no die falls. Nobody else has a
    spell."""

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> TalismanState:
        return land(
            someone("wizard", "O17", spells=["random"], objects=["axe"]),
            someone("priest", "O6", trophies=["dragon"]),
            someone("sorceress", "O9", trophies=["giant"]),
        )


class Wary(TalismanBox):
    """Ben holds a spell, too, and may have laid it ready for anything."""

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> TalismanState:
        return land(
            someone("wizard", "O17", spells=["random"], objects=["axe"]),
            someone("priest", "O6", spells=["nullify"]),
            someone("sorceress", "O9"),
        )


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([Situated()])) as made:
        yield made


async def playing(w: World) -> Any:
    return await begin(w, "anna", "ben", "clara", game="talisman", settled=False)


async def to_dora(w: World, table: Any) -> Any:
    dora = w.person("dora")
    await table.change_seat(0, dora.id, user_id=dora.id, name="dora", caretaker=False, away_until=None)
    await posted(w)
    return dora


# A seat that changes hands


async def test_taking_back_alone_does_not_bring_back_what_somebody_else_has_ordered_there(w: World) -> None:
    table = await playing(w)
    await w.person("anna").slash(w.channel, "talisman arm", what=f"arm:{ORDER.replace(':1', ':2')}")
    await reply(w, table, ("build",))
    assert table.live.state.players[0].armed
    dora = await to_dora(w, table)
    assert (await undo.plan(table, dora.id)).free
    await dora.slash(w.channel, "game undo")
    await posted(w)
    assert table.asks[0].msg == "tm-turn"
    assert table.asks[0].seat == 0
    assert table.live.state.players[0].armed == []
    assert "’s turn begins" not in answered(await dora.slash(w.channel, "talisman arm"))
    assert (await table.verify()).honest


async def test_nor_does_the_table_where_nothing_stood_when_the_seat_changed_hands(w: World) -> None:
    """What was laid ready is cast, the seat changes hands, and the table takes back what has set it off."""
    table = await playing(w)
    await w.person("anna").slash(w.channel, "talisman arm", what=f"arm:{ORDER}")
    assert table.live.state.players[0].armed == KEPT
    await reply(w, table, ("build",))
    assert table.live.state.players[0].armed == []
    dora = await to_dora(w, table)
    what = await undo.plan(table, dora.id)
    assert not what.free
    await table.undo(what.keep)
    await posted(w)
    assert table.live.state.players[0].character.spells == ["random"]
    assert table.live.state.players[0].armed == []


# Forged sheets

ODD = (
    "zz",
    "9",
    "-1",
    "²",
    "1/zz",
    "1/chance-x",
    "1/until-x",
    "1/until-0",
    "1/until-9/O7",
    "1/by-x",
    "me//",
    "/",
    "1/",
    "\x00",
    "\ud800",
)


async def test_whoever_comes_back_to_a_game_from_a_file_finds_what_they_have_ordered_and_whoever_comes_new_does_not(
    w: World,
) -> None:
    table = await playing(w)
    for seat, name in enumerate(("anna", "ben")):
        await table.say(seat, "order:trade", w.person(name).id)
    data, _ = await exports.export(w.keeper.db, table.id)
    await table.set_status("ended", ("playing",))
    tables, hall = w.keeper.tables, w.guild.create_text_channel("hall")
    anna, dora = w.person("anna"), w.person("dora")
    parcel = await exports.read(data, tables)
    brought = await exports.take_in(tables, parcel, channel_id=hall.id, guild_id=w.guild.id, host_id=anna.id)
    await returning.sit_down(brought, anna.id, "anna")
    await brought.change_seat(1, dora.id, user_id=dora.id, name="dora", caretaker=False, away_until=None)
    await brought.set_status("playing", ("paused",), anna.id)
    await posted(w)
    assert [p.orders for p in brought.live.state.players] == [["trade"], [], []]


@pytest.mark.parametrize("head", ["", "arm:", "more:", "disarm:"])
async def test_a_forged_draft_is_refused_or_leads_back_to_the_first_sheet(w: World, head: str) -> None:
    table = await playing(w)
    before = await w.keeper.db.log(table.id)
    for at in ODD:
        said = await forged(w, "anna", table, "ordering", f"0/{head}random:turn-start:{at}")
        assert said, at
        assert "fault" not in said, at
    assert await w.keeper.db.log(table.id) == before


async def test_whoever_does_not_sit_there_neither_lays_anything_ready_nor_reads_the_sheet(w: World) -> None:
    table = await playing(w)
    before = await w.keeper.db.log(table.id)
    for who in ("ben", "dora"):
        for what in (f"arm:{ORDER}", "more:random", "more:", "forget"):
            said = await forged(w, who, table, "ordering", f"0/{what}")
            assert "cannot make sense" in said or "no seat" in said or "not play" in said, said
            assert "Random" not in said
    assert await w.keeper.db.log(table.id) == before


# Trying who has laid what ready


@pytest.mark.parametrize("laid", [True, False])
async def test_nobody_tries_by_taking_back_whether_something_waits_for_their_deed(tmp_path: Path, laid: bool) -> None:
    """Ben's turn begins, or somebody is attacked, and nothing goes off: whoever could then take their deed back by themselves would try one
    deed after the other. Whether Ben has laid his spell ready for anything makes no difference."""
    async with world(tmp_path, cogs=ALL, shelf=Shelf([Wary()])) as w:
        table = await playing(w)
        if laid:
            await w.person("ben").slash(w.channel, "talisman arm", what="arm:nullify:turn-start:2")
            assert table.live.state.players[1].armed
        await reply(w, table, ("build",))
        what = await undo.plan(table, w.person("anna").id)
        assert not what.report.drew
        assert what.report.revealed
        assert not what.free


async def test_where_nobody_else_could_have_laid_anything_ready_taking_back_is_free(w: World) -> None:
    table = await playing(w)
    await reply(w, table, ("build",))
    assert (await undo.plan(table, w.person("anna").id)).free
