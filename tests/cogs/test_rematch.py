"""Play again: one press after the end, the others are asked once, and whoever presses second joins the first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot import button_ids
from tests.bot.given import World, answered, custom_ids, texts, world
from tests.bot.test_presses import send_press
from tests.cogs.given import ALL, begin, posted, with_button

INVITED = "would like to play again"


async def end(w: World, who: str, *others: str) -> None:
    """Alone after being asked once more; otherwise the others vote for it."""
    sure = await w.person(who).slash(w.channel, "game end")
    await posted(w)
    if not others:
        button = next(id for id in custom_ids(sure.response) if ":-:end:" in id)
        await w.person(who).click(sure.response.message, custom_id=button)
    for other in others:
        post, yes = with_button(w, "/yes")
        await w.person(other).click(post, custom_id=yes)
    await posted(w)


def again(post: Any) -> str | None:
    return next((id for id in custom_ids(post) if ":-:rematch:" in id), None)


async def press_again(w: World, who: str, post: Any) -> str:
    button = again(post)
    assert button is not None
    told = answered(await w.person(who).click(post, custom_id=button))
    await posted(w)
    return told


async def test_the_same_game_is_opened_again_and_the_others_are_asked(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        old = await begin(w, "anna", "bert", "carl", pace="24h")
        assert again(w.board()) is None  # nobody is asked to leave a game that goes on
        await end(w, "anna", "bert")
        post = w.board()
        assert "The lobby is open" in await press_again(w, "bert", post)
        anna, bert, carl = (w.person(n).id for n in ("anna", "bert", "carl"))
        new = await w.table()
        assert (new.game.status, new.game.host_id, new.game.name) == ("lobby", bert, old.game.name)
        assert (new.game.pace, new.game.language, new.game.options) == (old.game.pace, old.game.language, old.game.options)
        assert [s.user_id for s in new.seats] == [bert]
        invitation = next(m for m in w.posts() if INVITED in texts(m))
        assert f"<@{anna}>" in texts(invitation)
        assert f"<@{carl}>" in texts(invitation)
        assert sorted([anna, carl]) in w.pings()

        # Anna presses the same button: she gets a seat, and there is no second lobby.
        assert "You have a seat" in await press_again(w, "anna", post)
        assert [s.user_id for s in (await w.table()).seats] == [bert, anna]
        # Once more changes nothing.
        assert "already" in await press_again(w, "anna", post)
        assert [s.user_id for s in (await w.table()).seats] == [bert, anna]
        assert sum(INVITED in texts(m) for m in w.posts()) == 1


async def test_whoever_comes_along_is_asked_what_they_want_to_be_like_whoever_has_opened_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await begin(w, "anna", "bert")
        await end(w, "anna", "bert")
        post = w.board()
        for name in ("bert", "anna"):
            button = again(post)
            assert button is not None
            result = await w.person(name).click(post, custom_id=button)
            await posted(w)
            assert any(":-:setmywish:" in id for m in result.followups for id in custom_ids(m)), name


async def test_only_who_sat_there_and_only_after_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert")
        early = await send_press(w, w.person("anna"), w.board(), button_ids.deed_button(table.id, "rematch"))
        assert "still going on" in answered(early)
        await end(w, "anna", "bert")
        assert "no seat at this table" in await press_again(w, "dora", w.board())
        assert (await w.table()).id == table.id


async def test_alone_at_the_table_nobody_is_asked(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await begin(w, "anna")
        await end(w, "anna")
        assert "The lobby is open" in await press_again(w, "anna", w.board())
        assert not any(INVITED in texts(m) for m in w.posts())


async def test_one_is_asked_as_one_and_several_as_several(tmp_path: Path) -> None:
    for others, asked in ((("bert",), "Bist du dabei?"), (("bert", "carl"), "Seid ihr dabei?")):
        (tmp_path / asked[:4]).mkdir()
        async with world(tmp_path / asked[:4], cogs=ALL) as w:
            table = await begin(w, "anna", *others)
            await w.keeper.db.change_game(table.id, w.clock(), language="de")
            await table.refresh()
            await end(w, "anna", "bert")
            await press_again(w, "anna", w.board())
            assert any(asked in texts(m) for m in w.posts())
