"""The lobby, through discord.py and simcord."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.lobby.post import SHORT, line_of
from bot.reader import Reader
from games import registry
from games.kernel.luck import commitment
from tests.bot.given import SECRET, World, answer, answered, custom_ids, labels, open_game, press, texts, walk, world
from tests.cogs.given import ALL


def lobby(w: World) -> Any:
    return next(m for m in reversed(w.posts()) if any(":-:join:" in i for i in custom_ids(m)))


async def new(w: World, who: str = "anna", **options: Any) -> Any:
    return await w.person(who).slash(w.channel, "game new", game="elder-sign", **options)


async def test_a_new_game_opens_a_lobby_with_its_host_and_the_promise(w: World) -> None:
    result = await new(w)
    assert result.ephemeral
    assert str(lobby(w).id) in answered(result)
    assert "**anna**" in texts(lobby(w))
    assert commitment(SECRET)[:SHORT] in texts(lobby(w))
    assert SECRET.hex() not in texts(lobby(w))
    assert labels(lobby(w))[:5] == ["Join", "One more seat for me", "Leave", "I’m ready / not yet", "Start"]


@pytest.mark.parametrize(
    ("typed", "opened"), [("Talis", "Talisman"), ("death may", "Cthulhu: Death May Die"), ("storm", "Cultistorm")]
)
async def test_a_part_of_a_title_that_no_other_game_has_is_enough(w: World, typed: str, opened: str) -> None:
    """Whoever presses Enter before the list has come has typed only so much."""
    await w.person("anna").slash(w.channel, "game new", game=typed)
    assert opened in texts(lobby(w))


@pytest.mark.parametrize("step", ["before it is posted", "before it is noted", "before it is ticked off"])
async def test_a_lobby_whose_process_dies_is_posted_once_and_the_channel_is_not_blocked(
    w: World, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    async def dies(*_: Any, **__: Any) -> None:
        raise SystemError("killed")

    target = {
        "before it is posted": (w.keeper.db, "take_outbox"),
        "before it is noted": (w.keeper.db, "add_post"),
        "before it is ticked off": (w.keeper.db, "sent"),
    }[step]
    with monkeypatch.context() as killed:
        killed.setattr(w.keeper.db, "failed", dies)
        killed.setattr(*target, dies)
        await new(w)
        await w.settle()
    assert len(w.posts()) == (step != "before it is posted")
    w.env.errors  # noqa: B018 - looked at: the killed process has complained
    await w.restart()
    await w.settle()
    assert len(w.posts()) == 1
    assert "**anna**" in texts(lobby(w))
    assert not await w.keeper.db.pending()
    await press(w, w.person("bert"), "join")
    assert "**bert**" in texts(lobby(w))
    await press(w, w.person("anna"), "start")
    await w.settle()
    assert (await w.table()).game.status == "playing"
    assert sum(1 for m in w.posts() if custom_ids(m)) == 1


async def test_a_lobby_started_by_command_before_its_post_was_noted_has_no_buttons(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies(*_: Any, **__: Any) -> None:
        raise SystemError("killed")

    with monkeypatch.context() as killed:
        killed.setattr(w.keeper.db, "failed", dies)
        killed.setattr(w.keeper.db, "add_post", dies)
        await new(w)
        await w.settle()
        killed.setattr(w.keeper.postman, "_deliver", dies)
        await w.person("anna").slash(w.channel, "game start")
    w.env.errors  # noqa: B018
    await w.restart()
    await w.settle()
    assert (await w.table()).game.status == "playing"
    assert len(w.posts()) == 3  # the lobby, the words, the board
    assert custom_ids(w.posts()[0]) == []
    assert "The game has begun: anna" in texts(w.posts()[0])
    assert commitment(SECRET) in texts(w.posts()[0])


async def test_a_deleted_lobby_post_is_replaced(w: World) -> None:
    await new(w)
    first = lobby(w)
    await first.delete()
    await w.person("bert").slash(w.channel, "game join")
    await w.settle()
    assert lobby(w).id != first.id
    assert "**bert**" in texts(lobby(w))
    assert (await w.table()).game.lobby_message_id == lobby(w).id


async def test_joining_tests_the_dms(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    assert any("What only you may know" in m.content for m in w.person("bert").user.dm_channel.history())
    table = await w.table()
    assert [s.dm_ok for s in await w.keeper.db.seats(table.id)] == [True, True]


async def test_whoever_leaves_and_comes_back_is_not_written_to_twice(w: World) -> None:
    await new(w)
    bert = w.person("bert")
    for deed in ("join", "leave", "join"):
        await press(w, bert, deed)
    assert len([m for m in bert.user.dm_channel.history() if "What only you may know" in m.content]) == 1
    assert [s.dm_ok for s in await w.keeper.db.seats((await w.table()).id)] == [True, True]


async def test_joining_with_closed_dms_is_possible_and_told(w: World) -> None:
    await new(w)
    bert = w.person("bert")
    w.env.inject_error("POST", f"/channels/{bert.user.dm_channel.id}/messages", status=403, code=50007)
    result = await press(w, bert, "join")
    assert "direct messages are closed" in answered(result)
    assert "DMs closed" in texts(lobby(w))


async def test_a_second_join_is_refused_and_another_investigator_is_not(w: World) -> None:
    await new(w)
    result = await press(w, w.person("anna"), "join")
    assert "have a seat already" in answered(result)
    await press(w, w.person("anna"), "again")
    assert "anna 2" in texts(lobby(w))
    await press(w, w.person("anna"), "leave")
    assert "anna 2" not in texts(lobby(w))
    assert "**anna**" in texts(lobby(w))


async def test_all_seats_can_be_taken_and_no_more(w: World) -> None:
    await new(w)
    for _ in range(7):
        await press(w, w.person("anna"), "again")
    join = next(c for c in walk(lobby(w).components) if c.get("label") == "Join")
    assert join["disabled"]
    result = await w.person("bert").slash(w.channel, "game join")
    assert "All 8 seats are taken" in answered(result)


async def test_whoever_joins_is_ready_and_may_ask_to_be_waited_for(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    assert "All are ready" in texts(lobby(w))
    await press(w, w.person("bert"), "ready")
    assert "Not ready yet: bert" in texts(lobby(w))
    result = await press(w, w.person("anna"), "start")
    assert "Not ready yet: bert" in answered(result)
    await press(w, w.person("bert"), "ready")
    assert "All are ready" in texts(lobby(w))
    result = await press(w, w.person("carl"), "start")
    assert "no seat in this lobby yet" in answered(result)
    await press(w, w.person("anna"), "start")
    await w.settle()
    assert (await w.table()).game.status == "playing"


async def test_the_button_to_start_is_green_as_soon_as_nothing_stands_in_the_way(w: World) -> None:
    def green() -> bool:
        return next(c for c in walk(lobby(w).components) if ":-:start:" in str(c.get("custom_id")))["style"] == 3

    await w.person("anna").slash(w.channel, "game new", game="talisman")
    assert not green()  # one is too few
    await press(w, w.person("bert"), "join")
    assert green()
    await press(w, w.person("bert"), "ready")
    assert not green()
    await press(w, w.person("bert"), "ready")
    await press(w, w.person("anna"), "ready")  # whoever starts need not say it
    assert green()


async def test_whoever_has_left_neither_starts_nor_leaves(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    await press(w, w.person("anna"), "leave")
    result = await press(w, w.person("anna"), "start")
    assert "no seat" in answered(result)
    assert "1 of 8" in texts(lobby(w))
    result = await press(w, w.person("anna"), "leave")
    assert "no seat" in answered(result)


async def test_the_lobbys_post_loses_its_buttons_when_the_game_starts(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    first = next(m for m in w.posts() if commitment(SECRET) in texts(m))
    assert custom_ids(first) == []
    assert "The game has begun: anna, bert" in texts(first)
    assert len(table.seats) == 2


async def test_a_second_game_in_the_channel_is_refused_with_a_link(w: World) -> None:
    await new(w)
    result = await new(w, "bert")
    assert f"/{lobby(w).id}" in answered(result)
    assert len(w.posts()) == 1
    table = await w.table()
    await press(w, w.person("anna"), "start")
    await w.settle()
    result = await new(w, "bert")
    assert f"/{w.board().id}" in answered(result)
    assert (await w.keeper.db.unfinished())[0].id == table.id


async def test_whoever_finds_a_place_taken_is_told_what_opens_another_there(tmp_path: Path) -> None:
    """Beside a channel's game a thread, with the command that was used; beside that of a thread nothing."""
    async with world(tmp_path, cogs=ALL) as w:
        await new(w)
        assert "opens another one beside it" in answered(await new(w, "bert"))
        said = answered(await w.person("bert").slash(w.channel, "game learn", game="elder-sign"))
        assert "opens yours beside it" in said
        assert "game new" not in said
        await new(w, "bert", thread=True)
        said = answered(await w.person("bert").slash(w.channel.threads[0], "game new", game="elder-sign"))
        assert "play yours in another channel" in said
        assert "“thread”" not in said


async def test_a_game_in_its_own_thread_leaves_the_channel_free(w: World) -> None:
    await new(w, thread=True)
    thread = w.channel.threads[0]
    assert "anna" in (thread.name or "")
    assert any(":-:join:" in i for i in custom_ids(thread.history()[-1]))
    result = await new(w, "bert")
    assert "The lobby is open" in answered(result)
    start = next(i for i in custom_ids(thread.history()[-1]) if ":-:start:" in i)
    await w.person("anna").click(thread.history()[-1], custom_id=start)
    await w.settle()
    assert (await w.table(thread)).game.status == "playing"
    assert w.board(thread)


def chosen(message: Any) -> list[str]:
    """What the selects of the lobby show without being opened."""
    return [o["label"] for c in walk(message.components) for o in c.get("options", ()) if o.get("default")]


async def test_wishes_are_chosen_by_command_or_in_the_lobby(w: World) -> None:
    azathoth = next(a for a in w.keeper.shelf.box("elder-sign").cards.ancient_ones.values() if "Azathoth" in a.name.en)
    await new(w, wishes="Ancient One: Azathoth, any")
    assert {"Ancient One: Azathoth", f"Difficulty: {azathoth.difficulty.replace('_', ' ')}"} <= set(chosen(lobby(w)))
    select = next(c for c in walk(lobby(w).components) if str(c.get("custom_id", "")).endswith(":wish:ancient_one"))
    other = next(o["value"] for o in select["options"] if o["value"] not in ("-", azathoth.id))
    await w.person("anna").select(lobby(w), [other], custom_id=select["custom_id"])
    assert "Ancient One: Azathoth" not in chosen(lobby(w))
    stranger = await w.person("carl").select(lobby(w), ["-"], custom_id=select["custom_id"])
    assert "no seat" in answered(stranger)
    await press(w, w.person("anna"), "start")
    await w.settle()
    assert (await w.table()).view(None).ancient == other


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"wishes": "Santa"}, "“Santa” does not exist"),
        ({"wishes": "difficulty=silly"}, "“silly” does not exist"),
        ({"wishes": "Difficulty: hard, Ancient One: Santa"}, "“Santa” does not exist"),
        ({"wishes": "Difficulty: easy, Ancient One: Azathoth"}, "“Difficulty: easy” does not go with your other wish"),
        ({"wishes": "Ancient One: Azathoth, easy"}, "by which it is “very hard”"),
        ({"game": "Monopoly"}, "“Monopoly” is not on the shelf"),
    ],
)
async def test_a_wish_that_does_not_exist_names_the_possible_ones(w: World, options: dict[str, str], said: str) -> None:
    result = await w.person("anna").slash(w.channel, "game new", **{"game": "elder-sign", **options})
    assert said in answered(result)
    assert w.posts() == []


async def test_autocomplete_offers_games_and_their_wishes(w: World) -> None:
    games = await w.person("anna").autocomplete(w.channel, "game new", "game", "eld")
    assert [c["value"] for c in games] == ["elder-sign"]
    filled = {"game": "elder-sign"}
    (one,) = await w.person("anna").autocomplete(w.channel, "game new", "wishes", "aza", **filled)
    assert one["value"] == "ancient_one=azathoth"
    assert one["name"].startswith("Ancient One: Azathoth – ")
    assert await w.person("anna").autocomplete(w.channel, "game new", "wishes", "ancient_one=azathoth,", **filled) == []
    filled = {"game": "alone"}
    levels = await w.person("anna").autocomplete(w.channel, "game new", "wishes", "difficulty=easy,", **filled)
    assert all(c["value"].startswith("difficulty=easy,") for c in levels)
    assert levels[0]["value"].startswith("difficulty=easy,character=")
    assert levels[0]["name"].startswith("Difficulty: Easy, Character of the hero: ")
    assert await w.person("anna").autocomplete(w.channel, "game new", "wishes", "", game="nonsense") == []


async def test_an_investigator_is_chosen_privately_and_only_once(w: World) -> None:
    await new(w)
    await press(w, w.person("bert"), "join")
    mine = await press(w, w.person("anna"), "mywish")
    assert mine.ephemeral
    select = next(c for c in walk(mine.response.components) if c.get("type") == 3)
    assert len(select["options"]) <= 25
    wanted = select["options"][3]["value"]
    theirs = await press(w, w.person("bert"), "mywish")
    await w.person("anna").select(mine.response.message, [wanted], custom_id=select["custom_id"])
    assert select["options"][3]["label"].partition(": ")[2] in texts(lobby(w))
    late = next(c for c in walk(theirs.response.components) if c.get("type") == 3)
    result = await w.person("bert").select(theirs.response.message, [wanted], custom_id=late["custom_id"])
    sheet = result.response or theirs.response
    assert "Bob Jenkins: anna has chosen that already" in texts(sheet)  # on the sheet itself, in the place of "Noted."
    again = next(c for c in walk(sheet.components) if c.get("type") == 3)
    assert again["custom_id"] != late["custom_id"]  # what was picked in vain stays on no select
    assert wanted not in [o["value"] for o in again["options"]]
    await w.person("bert").select(theirs.response.message, [again["options"][4]["value"]], custom_id=again["custom_id"])
    assert (await w.table()).seats[1].choices["investigator"] == again["options"][4]["value"]
    await press(w, w.person("anna"), "start")
    await w.settle()
    assert (await w.table()).view(None).player(0).investigator == wanted


async def test_a_sheet_from_when_one_sat_alone_says_that_others_have_come_since(tmp_path: Path) -> None:
    """Alone one chooses two; with somebody else one. The sheet answers itself and shows what is still to be chosen."""
    async with world(tmp_path, cogs=ALL) as w:
        await w.person("anna").slash(w.channel, "game new", game="death-may-die")
        alone = await press(w, w.person("anna"), "mywish")
        first, second = [c for c in walk(alone.response.components) if c.get("type") == 3]
        await press(w, w.person("bert"), "join")
        wanted = next(o["value"] for o in second["options"] if o["value"] != "-")
        result = await w.person("anna").select(alone.response.message, [wanted], custom_id=second["custom_id"])
        sheet = result.response or alone.response
        assert "Second investigator: with so many at the table, nobody chooses that." in texts(sheet)
        (left,) = [c for c in walk(sheet.components) if c.get("type") == 3]
        assert len(left["options"]) == len(first["options"])


async def test_of_two_house_rules_that_exclude_each_other_the_newer_holds(tmp_path: Path) -> None:
    """Both can be picked on the select they share. It then shows what holds: another select, or Discord would keep the picks."""

    def rules() -> dict[str, Any]:
        return next(
            c for c in walk(lobby(w).components) if c.get("type") == 3 and any("each=" in o["value"] for o in c["options"])
        )

    async with world(tmp_path, cogs=ALL) as w:
        await w.person("anna").slash(w.channel, "game new", game="cultistorm")
        for picked, holds in ((["each=2"], "each=2"), (["each=1", "each=2"], "each=1"), (["each=1", "each=3"], "each=3")):
            before = rules()["custom_id"]
            await w.person("anna").select(lobby(w), picked, custom_id=before)
            await w.settle()
            assert [o["value"] for o in rules()["options"] if o.get("default")] == [holds]
            assert rules()["custom_id"] != before


async def test_whether_cultistorm_tells_stories_is_no_house_rule(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await w.person("anna").slash(w.channel, "game new", game="cultistorm")
        selects = {c["custom_id"].split(":-:")[1]: c for c in walk(lobby(w).components) if c.get("type") == 3}
        assert [o["value"] for o in selects["wish:stories"]["options"]] == ["-", "narrative"]
        rules = next(c for name, c in selects.items() if name.startswith("wish:*"))
        assert not any("stories=" in o["value"] for o in rules["options"])


async def test_whoever_has_not_chosen_is_asked_however_they_sat_down(w: World) -> None:
    """The host with the lobby, whoever types with their answer, whoever presses with theirs; the post says who is left. Leaving it to the lot
    is a choice, too."""

    def asked(result: Any) -> list[Any]:
        return [m for m in result.followups if any(":-:setmywish:" in id for id in custom_ids(m))]

    (mine,) = asked(await new(w))
    assert len(asked(await w.person("bert").slash(w.channel, "game join"))) == 1
    assert len(asked(await press(w, w.person("cleo"), "join"))) == 1
    assert "Still something to choose: anna, bert, cleo." in texts(lobby(w))
    select = next(c for c in walk(mine.components) if c.get("type") == 3)
    await w.person("anna").select(mine.message, ["-"], custom_id=select["custom_id"])
    assert "Still something to choose: bert, cleo." in texts(lobby(w))


async def test_every_game_on_the_shelf_says_in_a_sentence_what_it_is(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        anna = w.person("anna")
        for command in ("game new", "game learn"):
            offered = await anna.autocomplete(w.channel, command, "game", "")
            assert [c["value"] for c in offered] == list(registry.names())
            assert all(" · " in c["name"] and c["name"].endswith(".") and len(c["name"]) <= 100 for c in offered)
        for lang in ("en", "de"):
            lines = [line_of(box, Reader(lang, w.keeper.words, box.cards, {})) for box in w.keeper.shelf]
            assert len(set(lines)) == len(registry.names())
        await anna.slash(w.channel, "game new", game="talisman")
        assert "for the Crown" in texts(lobby(w))


async def test_an_ancient_one_that_is_named_leaves_no_difficulty_to_wish_for(w: World) -> None:
    await new(w, wishes="Difficulty: easy")
    table = await w.table()

    def select(wish: str) -> dict[str, Any]:
        return next(c for c in walk(lobby(w).components) if str(c.get("custom_id", "")).endswith(f":wish:{wish}"))

    assert not select("difficulty").get("disabled")
    stale = select("difficulty")["custom_id"]
    await w.person("anna").select(lobby(w), ["azathoth"], custom_id=select("ancient_one")["custom_id"])
    assert select("difficulty")["disabled"]
    assert "Difficulty: very hard" in chosen(lobby(w))
    assert (await w.keeper.db.game(table.id)).options == {"ancient_one": "azathoth"}
    with pytest.raises(Exception, match="disabled"):
        await w.person("anna").select(lobby(w), ["easy"], custom_id=stale)
    await w.person("anna").select(lobby(w), ["-"], custom_id=select("ancient_one")["custom_id"])
    assert not select("difficulty").get("disabled")
    assert "Difficulty: any" in chosen(lobby(w))


async def test_what_is_left_open_is_told_as_it_is_in_each_game(w: World) -> None:
    await new(w)
    assert "drawn by lot" in texts((await press(w, w.person("anna"), "mywish")).response)
    other = w.guild.create_text_channel("station")
    await w.person("anna").slash(other, "game new", game="alone")
    asked = texts((await press(w, w.person("anna"), "mywish", channel=other)).response)
    assert "by lot" not in asked
    assert "the first of them is the hero if nobody wants to be" in asked


async def test_more_than_one_hero_is_not_always_two(w: World) -> None:
    await w.person("anna").slash(w.channel, "game new", game="alone")
    for name in ("bert", "cleo"):
        await press(w, w.person(name), "join")
    table = await w.table()
    for seat in range(3):
        choices = {**(await w.keeper.db.seats(table.id))[seat].choices, "side": "hero"}
        await w.keeper.db.change_seat(table.id, seat, w.clock(), choices=choices)
    refused = answered(await press(w, w.person("anna"), "start"))
    assert refused.startswith("More than one of you wants to be the hero.")
    await press(w, w.person("anna"), "ready")
    assert "More than one of you wants to be the hero" in texts(lobby(w))


async def test_a_button_is_quoted_as_it_stands_on_the_post(w: World) -> None:
    """The table speaks German, and whoever reads the refusal English."""
    await w.person("anna").slash(w.channel, "game new", game="elder-sign", language="de")
    assert (
        answered(await press(w, w.person("anna"), "join"))
        == "You have a seat already. “Noch einen Platz für mich” gives you a second one."
    )
    assert "Press “Mitspielen” below it" in answered(await press(w, w.person("bert"), "start"))
    assert "Press “Start” in the lobby" in answered(await w.person("anna").slash(w.channel, "game hand"))
    await press(w, w.person("anna"), "start")
    await w.settle()
    stranger = answered(await w.person("bert").slash(w.channel, "game hand"))
    assert "“Meine Hand” and the decisions" in stranger
    assert "“Brett” and “Verlauf” are for everybody" in stranger


async def test_solo_with_two_investigators(w: World) -> None:
    await new(w)
    await press(w, w.person("anna"), "again")
    await press(w, w.person("anna"), "start")
    await w.settle()
    table = await w.table()
    assert table.seats_of(w.person("anna").id) == (0, 1)
    for _ in range(12):
        await answer(w, table)
    assert table.game.serial == 12
    hand = await press(w, w.person("anna"), "hand")
    assert "anna 2" in texts(hand.response)


async def test_keeper_says_where_it_may_play(w: World) -> None:
    other = w.guild.create_text_channel("games")
    await w.keeper.db.change_guild(w.guild.id, 0, channels=(other.id,))
    result = await new(w)
    assert f"<#{other.id}>" in answered(result)
    assert w.posts() == []


async def test_keeper_says_which_rights_it_lacks(w: World) -> None:
    quiet = w.guild.create_text_channel(
        "quiet", overwrites={w.guild.default_role: discord.PermissionOverwrite(attach_files=False)}
    )
    result = await w.person("anna").slash(quiet, "game new", game="elder-sign")
    assert "attach files" in answered(result)


async def test_language_and_pace_of_the_server_are_the_tables_unless_said_otherwise(w: World) -> None:
    import db

    await w.keeper.db.change_guild(w.guild.id, 0, language="de", pace=db.Pace(deadline=86_400, on_deadline="default"))
    await new(w)
    assert "Wer spielt mit?" in texts(lobby(w))
    assert "24 Stunden" in texts(lobby(w))


async def test_the_hosts_language_is_the_tables_where_the_server_has_none(w: World) -> None:
    await w.keeper.db.change_user(w.person("anna").id, 0, language="de")
    await new(w)
    assert "Wer spielt mit?" in texts(lobby(w))


async def test_a_started_game_takes_no_lobby_presses(w: World) -> None:
    from tests.bot.test_presses import send_press

    await new(w)
    ids = {
        d: next(i for i in custom_ids(lobby(w)) if f":-:{d}:" in i)
        for d in ("join", "leave", "ready", "start", "again", "mywish", "word")
    }
    await press(w, w.person("anna"), "start")
    await w.settle()
    table, board = await w.table(), w.board()
    for deed, id in ids.items():
        result = await send_press(w, w.person("bert"), board, id)
        assert "The game has begun" in answered(result), deed
    assert len(await w.keeper.db.seats(table.id)) == 1


@pytest.mark.parametrize("gone", ["started", "left"])
async def test_a_sheet_of_wishes_that_is_over_says_so_itself_and_shows_no_choice_as_made(w: World, gone: str) -> None:
    await new(w)
    bert = w.person("bert")
    await press(w, bert, "join")
    mine = await press(w, bert, "mywish")
    select = next(c for c in walk(mine.response.components) if c.get("type") == 3)
    await press(w, w.person("anna"), "start") if gone == "started" else await press(w, bert, "leave")
    await w.settle()
    late = await bert.select(mine.response.message, [select["options"][3]["value"]], custom_id=select["custom_id"])
    assert not late.followups
    sheet = late.response or mine.response
    assert ("The game has begun" if gone == "started" else "no seat in this lobby") in texts(sheet)
    assert not custom_ids(sheet)


async def test_wishes_for_seats_that_collide_are_told_on_the_sheet_where_they_can_be_changed(w: World) -> None:
    """And not only by the refusal to begin."""
    await w.person("anna").slash(w.channel, "game new", game="alone")
    await press(w, w.person("bert"), "join")
    said: list[str] = []
    for name, side in (("anna", "hero"), ("bert", "hero"), ("bert", "evil")):
        mine = await press(w, w.person(name), "mywish")
        select = next(i for i in custom_ids(mine.response) if ":-:setmywish:" in i)
        late = await w.person(name).select(mine.response.message, [side], custom_id=select)
        said.append(texts(late.response or mine.response))
    assert ["Only one can: agree" in sheet for sheet in said] == [False, True, False]


async def test_a_wish_for_fewer_people_leaves_a_sheet_that_still_shows_it(w: World) -> None:
    await w.person("anna").slash(w.channel, "game new", game="death-may-die")
    mine = await press(w, w.person("anna"), "mywish")
    _, second = [i for i in custom_ids(mine.response) if ":-:setmywish:" in i]
    await press(w, w.person("bert"), "join")
    value = next(c for c in walk(mine.response.components) if c.get("custom_id") == second)["options"][1]["value"]
    late = await w.person("anna").select(mine.response.message, [value], custom_id=second)
    sheet = late.response or mine.response
    assert not late.followups
    assert "with so many at the table" in texts(sheet)
    assert len([i for i in custom_ids(sheet) if ":-:setmywish:" in i]) == 1


async def test_a_module_for_other_numbers_says_for_which(w: World) -> None:
    await w.person("anna").slash(w.channel, "game new", game="cultistorm", wishes="Major module: Behind the Scenes")
    for name in ("bert", "cleo"):
        await press(w, w.person(name), "join")
    refused = await press(w, w.person("anna"), "start")
    assert "3 does not work: what you have chosen is for 4, 5, 6" in answered(refused)


async def test_a_lobby_can_be_closed(w: World) -> None:
    await new(w)
    sure = await w.person("anna").slash(w.channel, "game end")
    await w.person("anna").click(sure.response.message, label="Close the lobby")
    await w.settle()
    assert await w.keeper.db.game_in_channel(w.channel.id) is None
    assert not any(custom_ids(m) for m in w.posts())
    await new(w, "bert")
    assert "**bert**" in texts(lobby(w))


@pytest.mark.parametrize("people", [("anna", "bert"), ("anna", "bert", "cleo")], ids=["two", "three"])
async def test_alone_begins_whoever_chooses_to_be_the_hero_in_the_lobby(tmp_path: Path, people: tuple[str, ...]) -> None:
    """Everybody chooses by their own select, and the host presses Start."""
    async with world(tmp_path, cogs=ALL) as w:
        for hero in people:
            for others in ("evil", ""):
                channel = w.guild.create_text_channel(f"{hero}-{others}")
                await w.person(people[0]).slash(channel, "game new", game="alone")
                for name in people[1:]:
                    await press(w, w.person(name), "join", channel=channel)
                for name in people:
                    side = "hero" if name == hero else others
                    if side:
                        mine = await press(w, w.person(name), "mywish", channel=channel)
                        select = next(i for i in custom_ids(mine.response) if ":-:setmywish:" in i)
                        await w.person(name).select(mine.response.message, [side], custom_id=select)
                await press(w, w.person(people[0]), "start", channel=channel)
                table = await w.table(channel)
                assert table.game.status == "playing", (hero, others)
                assert table.seats[0].name == hero
                assert [s.name for s in table.seats[1:]] == [n for n in people if n != hero]


async def test_a_wish_that_collides_is_called_as_the_lobby_calls_it(w: World) -> None:
    """Two characters who share a figure: not by the id the rules know them by."""
    anna, bert = w.person("anna"), w.person("bert")
    await w.keeper.db.change_user(anna.id, w.clock(), language="de")
    await anna.slash(w.channel, "game new", game="talisman")
    await press(w, bert, "join")
    for who, character in ((anna, "sorceress"), (bert, "enchanted-dancer")):
        mine = await press(w, who, "mywish")
        offered = [p for p in walk(mine.response.components) if character in [o["value"] for o in p.get("options", ())]]
        await who.select(mine.response.message, [character], custom_id=offered[0]["custom_id"])
    said = answered(await press(w, anna, "start"))
    assert "„Zauberin“" in said or "„Verzauberte Tänzerin“" in said, said
    assert (await w.table()).game.status == "lobby"


async def test_a_wish_stays_with_its_seat_when_somebody_leaves_before_it_is_made(w: World) -> None:
    """The list was opened while others sat in front; the numbers of seats have moved up since."""
    await new(w)
    for name in ("bert", "cleo"):
        await press(w, w.person(name), "join")
    await press(w, w.person("cleo"), "again")
    mine = await press(w, w.person("cleo"), "mywish")
    first, second = [i for i in custom_ids(mine.response) if ":-:setmywish:" in i]
    await press(w, w.person("bert"), "leave")
    await w.person("cleo").select(mine.response.message, ["bob"], custom_id=first)
    table = await w.table()
    assert [(s.name, s.choices.get("investigator")) for s in table.seats[1:]] == [("cleo", "bob"), ("cleo", None)]
    await w.person("cleo").select(mine.response.message, ["amanda"], custom_id=second)
    table = await w.table()
    assert [s.choices.get("investigator") for s in table.seats[1:]] == ["bob", "amanda"]
