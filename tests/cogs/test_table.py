"""What can be looked up and done at any table, by commands; wrong channel, no game, finished game, wrong person."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.given import World, answer, answer_ids, answered, custom_ids, open_game, press, texts
from tests.bot.test_presses import send_press
from tests.cogs.given import with_button

PLAIN = ("hand", "log", "status", "catch-up", "pause", "resume", "leave", "end", "verify", "board", "start", "join")

# A word that is typed makes luck that hangs on nobody's number: one person is asked first.
WORD = "lantern"


async def play(w: World, table: Any, answers: int) -> None:
    for _ in range(answers):
        await answer(w, table)


async def newest(table: Any) -> str:
    """The last thing that happened, as its line says it."""
    events = [e for page in await table.pages() for e in page.events(None)]
    lines = [line for e in events if (line := table.box.event_line(e, table.reader()))]
    return lines[-1].splitlines()[0]


async def end(w: World, who: str = "anna") -> Any:
    sure = await w.person(who).slash(w.channel, "game end")
    if not sure.response.components:
        return sure
    return await w.person(who).click(sure.response.message, label="End the game")


@pytest.mark.parametrize("command", PLAIN)
async def test_without_a_game_every_command_says_so(w: World, command: str) -> None:
    result = await w.person("anna").slash(w.channel, f"game {command}")
    assert result.ephemeral
    assert "There is no game in this channel" in answered(result)


async def test_without_a_game_the_others_say_so_too(w: World) -> None:
    anna, bert = w.person("anna"), w.person("bert")
    for name, options in (("replace", {"seat": "anna", "by": bert}), ("away", {"until": "3"})):
        result = await anna.slash(w.channel, f"game {name}", **options)
        assert "There is no game in this channel" in answered(result)
    assert "in no game" in answered(await anna.slash(w.channel, "game mygames"))
    assert "No game has ended here" in answered(await anna.slash(w.channel, "game history"))


async def test_whoever_does_not_play_is_told_so(w: World) -> None:
    await open_game(w, "anna", "bert")
    carl = w.person("carl")
    for name, options in (
        ("hand", {}),
        ("catch-up", {}),
        ("pause", {}),
        ("leave", {}),
        ("away", {"until": "2"}),
    ):
        result = await carl.slash(w.channel, f"game {name}", **options)
        assert "no seat at this table" in answered(result), name
    for name in ("board", "log", "status"):
        result = await carl.slash(w.channel, f"game {name}", **({"style": "text"} if name == "board" else {}))
        assert "no seat" not in answered(result), name


async def test_the_hand_shows_what_one_has_and_is_asked(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    ask = table.asks[0]
    me = next(p for p in w.people.values() if p.id == table.user_of(ask.seat))
    result = await me.slash(w.channel, "game hand")
    assert result.ephemeral
    assert "Sanity" in texts(result.response)
    assert answer_ids(result.response)


async def test_the_board_in_words_has_every_card(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    result = await w.person("anna").slash(w.channel, "game board", style="text")
    for seen in table.view(None).cards:
        assert table.box.cards.by_id[seen.card].name.en in answered(result)


async def test_the_log_tells_the_story_since_the_beginning(w: World) -> None:
    table = await open_game(w, "anna")
    await play(w, table, 6)
    told = answered(await w.person("anna").slash(w.channel, "game log"))
    assert await newest(table) in told
    assert "<t:1800000000:t>" in told


async def test_catch_up_does_not_repeat_what_one_did_oneself(w: World) -> None:
    table = await open_game(w, "anna", "bert", word=WORD)
    names = {w.person(n).id: n for n in ("anna", "bert")}
    mine = w.person(names[table.user_of(table.asks[0].seat)])
    other = next(w.person(n) for n in ("anna", "bert") if w.person(n).id != mine.id)
    for who in (mine, other):
        await who.slash(w.channel, "game catch-up")
    await answer(w, table)
    assert "Nothing has happened since" in answered(await mine.slash(w.channel, "game catch-up"))
    assert await newest(table) in answered(await other.slash(w.channel, "game catch-up"))


async def test_catch_up_tells_what_is_new_and_then_nothing(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    other = next(w.person(n) for n in ("anna", "bert") if w.person(n).id != table.user_of(table.asks[0].seat))
    await other.slash(w.channel, "game catch-up")
    assert "Nothing has happened since" in answered(await other.slash(w.channel, "game catch-up"))
    await play(w, table, 3)
    told = answered(await other.slash(w.channel, "game catch-up"))
    assert "Since you were last here" in told
    assert await newest(table) in told
    assert "Nothing has happened since" in answered(await other.slash(w.channel, "game catch-up"))


async def test_status_says_whom_we_wait_for(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    name = table.names[table.asks[0].seat]
    told = answered(await w.person("carl").slash(w.channel, "game status"))
    assert f"➜ **{name}** – asked" in told


async def test_mygames_says_where_one_is_asked(w: World) -> None:
    table = await open_game(w, "anna", "bert", word=WORD)
    asked = table.user_of(table.asks[0].seat)
    for name in ("anna", "bert"):
        told = answered(await w.person(name).slash(w.channel, "game mygames"))
        assert ("it is up to you" in told) == (w.person(name).id == asked)
        assert f"/{w.board().id}" in told


async def test_pause_and_resume(w: World) -> None:
    table = await open_game(w, "anna", "bert", word=WORD)
    anna = w.person("anna")
    board = w.board()
    button = answer_ids(board)[0]
    assert "is paused" in answered(await anna.slash(w.channel, "game pause"))
    assert "paused" in texts(w.board())
    assert answer_ids(w.board()) == []
    assert "nothing to pause" in answered(await anna.slash(w.channel, "game pause"))
    from tests.bot.test_presses import send_press

    result = await send_press(w, anna, w.board(), button)
    assert "is paused" in answered(result)
    assert "goes on" in answered(await anna.slash(w.channel, "game resume"))
    assert "is not paused" in answered(await anna.slash(w.channel, "game resume"))
    await w.settle()
    await answer(w, table)
    assert table.game.serial == 1


async def test_leaving_hands_the_seat_to_a_caretaker_and_coming_back_takes_it_again(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    asked = await w.person("bert").slash(w.channel, "game leave")
    assert not any(s.caretaker for s in table.seats)  # it is only a question yet
    result = await w.person("bert").click(asked.response.message, label="A stand-in plays")
    assert "stand-in plays your seat" in texts(result.response or asked.response)
    assert any("A stand-in now plays for bert" in m.content for m in w.posts())
    for _ in range(10):
        if table.over:
            break
        assert table.user_of(table.asks[0].seat) == w.person("anna").id
        await answer(w, table)
    result = await w.person("bert").slash(w.channel, "game away", until="0")
    assert "Welcome back" in answered(result)
    assert not any(s.caretaker for s in table.seats)


async def test_away_is_told_and_kept(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    await w.person("bert").slash(w.channel, "game away", until="3")
    seat = table.seats[table.seats_of(w.person("bert").id)[0]]
    assert seat.away_until == w.clock() + 3 * 86_400
    assert any("bert: away until" in m.content for m in w.posts())


async def test_nobody_is_told_what_has_not_changed(w: World) -> None:
    await open_game(w, "anna", "bert")
    bert, before = w.person("bert"), len(w.posts())
    assert "play your seat yourself already" in answered(await bert.slash(w.channel, "game away", until="0"))
    await w.settle()
    assert len(w.posts()) == before
    for _ in range(2):
        assert "Noted until" in answered(await bert.slash(w.channel, "game away", until="2027-06-01"))
    assert "Welcome back" in answered(await bert.slash(w.channel, "game away", until="0"))
    await w.settle()
    assert len([m for m in w.posts() if "bert: away" in m.content]) == 1
    assert len([m for m in w.posts() if "bert: back again" in m.content]) == 1


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["0", "1", "2", "3", "7", "14", "30"]),
        ("gibberish", []),
        ("i am", ["0"]),
        ("back", ["0"]),
        ("3", ["3", "3", "30"]),
        ("2 weeks", ["2 weeks"]),
    ],
)
async def test_what_is_suggested_for_an_absence_begins_as_it_is_typed(w: World, typed: str, offered: list[str]) -> None:
    found = await w.person("anna").autocomplete(w.channel, "game away", "until", typed)
    assert [c["value"] for c in found] == offered


@pytest.mark.parametrize("pace", ["none", "24h"])
async def test_what_can_be_done_about_somebody_who_is_here_depends_on_the_deadline(w: World, pace: str) -> None:
    await open_game(w, "anna", "bert", pace=pace)
    refused = answered(await w.person("anna").slash(w.channel, "game replace", seat="bert", by=w.person("carl")))
    assert ("as soon as their time is up" in refused) is (pace != "none")
    assert ("once the table has waited a week" in refused) is (pace == "none")


async def test_whoever_hands_a_seat_on_is_offered_their_own_first(w: World) -> None:
    await open_game(w, "anna", "bert")
    for name in ("anna", "bert"):
        offered = await w.person(name).autocomplete(w.channel, "game replace", "seat", "")
        assert len(offered) == 2
        assert offered[0]["name"] == name


async def test_a_game_all_play_together_ends_as_nobodys_and_nobody_is_ahead(w: World) -> None:
    await open_game(w, "anna", "bert")
    await w.person("anna").slash(w.channel, "game end")
    await w.settle()
    vote = w.posts()[-1]
    assert "neither won nor lost" in texts(vote)
    await w.person("bert").click(vote, label="Yes")
    await w.settle()
    said = "\n".join(texts(m) for m in w.posts())
    assert "It counts as abandoned: it is neither won nor lost." in said
    assert "ahead" not in said


async def test_away_in_all_games_at_once_and_back(w: World) -> None:
    gallery, hall = w.guild.create_text_channel("gallery"), w.guild.create_text_channel("hall")
    first = await open_game(w, "anna", "bert")
    second = await open_game(w, "bert", "carl", channel=gallery)
    await open_game(w, "carl", channel=hall)
    bert = w.person("bert")
    told = answered(await bert.slash(w.channel, "game away", until="3", games="all", caretaker=True))
    assert "in 2 games" in told
    for table, channel in ((first, w.channel), (second, gallery)):
        seat = table.seats[table.seats_of(bert.id)[0]]
        assert (seat.away_until, seat.caretaker) == (w.clock() + 3 * 86_400, True)
        assert any("bert: away until" in m.content for m in w.posts(channel))
    assert not any("away" in m.content for m in w.posts(hall))
    # From anywhere, also where there is no game.
    quiet = w.guild.create_text_channel("quiet")
    assert "Welcome back, in 2 games" in answered(await bert.slash(quiet, "game away", until="0", games="all"))
    assert not any(s.caretaker or s.away_until for table in (first, second) for s in table.seats)
    assert "in no game" in answered(await w.person("dora").slash(quiet, "game away", until="2", games="all"))
    assert "There is no game in this channel" in answered(await bert.slash(quiet, "game away", until="2"))
    wrong = answered(await bert.slash(quiet, "game away", until="soonish", games="all"))
    assert "soonish" in wrong
    assert not any(s.away_until for s in first.seats)


async def test_a_seat_changes_hands_when_it_is_accepted(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    carl, dora = w.person("carl"), w.person("dora")
    result = await carl.slash(w.channel, "game replace", seat="bert", by=dora)
    assert "not yours to give away" in answered(result)
    result = await w.person("anna").slash(w.channel, "game replace", seat="nobody", by=carl)
    assert "There is no seat" in answered(result)
    await w.person("bert").slash(w.channel, "game replace", seat="bert", by=carl)
    assert w.pings()[-1] == [carl.id]
    wrong = await press(w, dora, "take")
    assert "offered to somebody else" in answered(wrong)
    await press(w, carl, "take")
    await table.reseat()
    assert [s.name for s in table.seats] == ["anna", "carl"]
    again = await w.person("anna").slash(w.channel, "game hand")
    assert "no seat" not in answered(again)
    lost = await w.person("bert").slash(w.channel, "game hand")
    assert "no seat" in answered(lost)


async def test_an_offer_lapses_when_the_seat_is_offered_to_somebody_else(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    carl, dora = w.person("carl"), w.person("dora")
    await w.person("bert").slash(w.channel, "game replace", seat="bert", by=carl)
    await w.settle()
    first = next(m for m in w.posts() if any(":-:take:" in i for i in custom_ids(m)))
    take = custom_ids(first)[0]
    await w.person("bert").slash(w.channel, "game replace", seat="bert", by=dora)
    await w.settle()
    await press(w, dora, "take")
    result = await send_press(w, carl, w.board(), take)
    assert "no longer stands" in answered(result)
    await table.reseat()
    assert table.seats[1].user_id == dora.id


async def test_those_who_play_end_the_game_and_then_its_luck_is_shown(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    await play(w, table, 3)
    later = answered(await w.person("bert").slash(w.channel, "game verify"))
    assert "is shown when the game is over" in later
    assert "vote on ending it" in answered(await end(w, "carl"))
    assert "table is asked" in answered(await w.person("anna").slash(w.channel, "game end"))
    await w.settle()
    post, yes = with_button(w, "/yes")
    await w.person("bert").click(post, custom_id=yes)
    await w.settle()
    from tests.bot.given import SECRET

    assert any(SECRET.hex() in m.content for m in w.posts())
    told = answered(await w.person("bert").slash(w.channel, "game verify"))
    assert "was honest" in told
    assert "3 of 3 answers" in told
    result = await w.person("anna").slash(w.channel, "game hand")
    assert "There is no game in this channel" in answered(result)
    for name in ("log", "board", "status"):
        assert "There is no game" not in answered(await w.person("anna").slash(w.channel, f"game {name}"))
    past = answered(await w.person("anna").slash(w.channel, "game history"))
    assert "Abandoned." in past
    assert "anna, bert" in past
    assert answer_ids(w.board()) == []


async def test_why_names_what_is_asked_and_what_is_not_possible(w: World) -> None:
    table = await open_game(w, "anna")
    while table.asks[0].msg != "es-move":
        await answer(w, table)
    told = answered(await press(w, w.person("anna"), "why"))
    assert "Not possible right now" in told
    assert "`roll` `solve`" in told
    assert told.count("You have not moved yet") == 1
