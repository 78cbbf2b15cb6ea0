"""A lobby that its host or everybody has left, and one that is closed: it keeps no channel, and nothing is said of luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.kernel.luck import commitment
from tests.bot.given import SECRET, World, answered, custom_ids, open_game, press, texts, world
from tests.bot.test_presses import send_press
from tests.cogs.given import ALL, posted
from tests.cogs.test_lobby import lobby, new


def told(w: World) -> list[str]:
    return [m.content for m in w.posts() if m.content]


async def close(w: World, who: str) -> Any:
    sure = await w.person(who).slash(w.channel, "game end")
    assert "Close the lobby of Elder Sign?" in texts(sure.response)
    done = await w.person(who).click(sure.response.message, label="Close the lobby")
    await posted(w)
    return done


async def test_a_lobby_everybody_has_left_closes_and_frees_the_channel(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    await press(w, w.person("anna"), "leave")
    await w.person("bert").slash(w.channel, "game leave")
    await posted(w)
    assert told(w)[-1] == "Nobody is left in the lobby, so it is closed."
    assert not any(custom_ids(m) for m in w.posts())
    assert "The lobby is closed." in texts(w.posts()[0])
    assert commitment(SECRET) not in "\n".join(texts(m) for m in w.posts())
    assert await w.keeper.db.game_in_channel(w.channel.id) is None
    await new(w, "carl")
    assert "**carl**" in texts(lobby(w))


async def test_whoever_has_sat_longest_is_the_host_when_the_host_leaves(w: World) -> None:
    await new(w)
    for name in ("bert", "carl"):
        w.clock.now += 60
        await press(w, w.person(name), "join")
    await press(w, w.person("anna"), "again")
    await press(w, w.person("anna"), "leave")
    assert (await w.keeper.db.game_in_channel(w.channel.id)).host_id == w.person("anna").id  # a seat too many is not all of them
    assert told(w) == []
    await press(w, w.person("anna"), "leave")
    await posted(w)
    assert told(w) == ["**anna** has left. **bert** is the host from now on."]
    assert (await w.keeper.db.game_in_channel(w.channel.id)).host_id == w.person("bert").id
    for other in ("anna", "carl"):
        assert "Only the host" in answered(await w.person(other).slash(w.channel, "game end"))
    await press(w, w.person("carl"), "leave")
    assert len(told(w)) == 1  # whoever else leaves passes nothing on
    await close(w, "bert")
    assert told(w)[-1] == "**bert** has closed the lobby."


async def test_a_lobby_that_was_abandoned_before_there_was_this_rule_is_in_nobodys_way(w: World) -> None:
    await new(w)
    table = await w.table()
    await w.keeper.db.leave(table.id, w.person("anna").id, w.clock())
    assert "The lobby is open" in answered(await new(w, "bert"))
    assert "**bert**" in texts(lobby(w))
    await w.keeper.db.change_game((await w.table()).id, w.clock(), host_id=w.person("anna").id)
    await close(w, "bert")  # whoever sits there longest may, where the host does not sit
    assert await w.keeper.db.game_in_channel(w.channel.id) is None


async def test_whoever_is_forgotten_leaves_no_empty_lobby_behind(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await new(w)
        sure = await w.person("anna").slash(w.channel, "privacy forget")
        await w.person("anna").click(sure.response.message, label="Forget me")
        await posted(w)
        assert await w.keeper.db.game_in_channel(w.channel.id) is None
        assert told(w)[-1] == "Nobody is left in the lobby, so it is closed."


async def test_closing_a_lobby_says_nothing_of_an_end_or_of_luck(w: World) -> None:
    await new(w, word="first")
    join = next(i for i in custom_ids(lobby(w)) if ":-:join:" in i)
    done = await close(w, "anna")
    assert answered(done) == "The lobby is closed."
    assert told(w) == ["**anna** has closed the lobby."]
    assert "The lobby is closed (anna)." in texts(w.posts()[0])
    everything = "\n".join(texts(m) for m in w.posts())
    assert SECRET.hex() not in everything
    assert commitment(SECRET) not in everything
    checked = await w.person("bert").slash(w.channel, "game verify")
    assert "closed before the game began" in answered(checked)
    assert "honest" not in answered(checked)
    for command in ("game log", "game board"):
        assert "closed before the game began" in answered(await w.person("bert").slash(w.channel, command))
    assert "closed before the game began" in answered(await send_press(w, w.person("bert"), w.posts()[0], join))
    assert "No game has ended here" in answered(await w.person("bert").slash(w.channel, "game history"))


async def test_a_closed_lobby_does_not_hide_the_game_that_was_played_before(w: World) -> None:
    await open_game(w, "anna")
    sure = await w.person("anna").slash(w.channel, "game end")
    assert "Really end Elder Sign?" in texts(sure.response)
    await w.person("anna").click(sure.response.message, label="End the game")
    await new(w)
    await close(w, "anna")
    assert "was honest" in answered(await w.person("anna").slash(w.channel, "game verify"))


async def test_whoever_wanted_to_close_the_lobby_does_not_end_the_game_that_has_begun(w: World) -> None:
    await new(w)
    sure = await w.person("anna").slash(w.channel, "game end")
    await press(w, w.person("anna"), "start")
    await w.settle()
    late = await w.person("anna").click(sure.response.message, label="Close the lobby")
    assert "The game has begun" in answered(late)
    assert (await w.table()).game.status == "playing"


@pytest.mark.parametrize("deed", ["join", "wish", "close", "start"])
async def test_no_edit_of_a_post_may_call_anybody(w: World, deed: str) -> None:
    """discord.py fills in whom a post may call only where its content is edited; a layout has none."""
    await new(w, word="@everyone")
    if deed == "join":
        await press(w, w.person("bert"), "join")
    elif deed == "wish":
        await press(w, w.person("anna"), "ready")
    elif deed == "close":
        await close(w, "anna")
    else:
        await press(w, w.person("anna"), "start")
    await w.settle()
    edits = [r.json or {} for r in w.env.http_requests if r.method == "PATCH" and "/messages/" in r.path]
    assert edits
    assert all(body.get("allowed_mentions", {}).get("parse") == [] for body in edits), edits
