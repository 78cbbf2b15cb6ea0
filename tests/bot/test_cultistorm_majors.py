"""The major modules of Cultistorm at a table in Discord: who plays the other side and what nobody else sees of it, and the next day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.boxes.cultistorm.box import CultistormBox
from bot.outbox import postman
from bot.reader import Reader
from bot.shelf import BadWish
from games.cultistorm.modules.behind_the_scenes import LORD
from games.cultistorm.modules.remote_assistance import DECK, OPEN, REMOTE, USED
from games.cultistorm.modules.storm_of_cultists import STORM
from games.cultistorm.state import HAND, Campaign, Kept
from tests.bot.given import MINE, WORDS, World, custom_ids, labels, press, texts, walk, world
from tests.games.cultistorm.given import play, rosa, storm, tobias
from tests.games.cultistorm.test_overlord import against

BOX = CultistormBox()
PEOPLE = ("anna", "ben", "clara", "david")


@pytest.fixture(autouse=True)
def gathered_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman, "GATHER_SECONDS", 0.01)


# The other side


def test_whoever_wishes_for_the_other_side_sits_last() -> None:
    choices = [{"investigator": "overlord"}, {"investigator": "medium"}, {}, {}]
    assert list(BOX.seating(choices)) == [1, 2, 3, 0]
    seated = [choices[i] for i in BOX.seating(choices)]
    state = BOX.new_state(4, {"major": LORD}, seated)
    assert state.wanted == ["medium", "", ""]
    assert BOX.new_state(4, {}, seated).wanted == ["medium", "", "", ""]  # without the module it is no wish


def test_nobody_of_the_team_is_the_overlords_ally() -> None:
    lord = {"major": LORD}
    assert list(BOX.allies(0, 4, lord)) == [1, 2]
    assert list(BOX.allies(3, 4, lord)) == []
    assert list(BOX.allies(3, 4, {})) == [0, 1, 2]
    assert list(BOX.allies(0, 6, {})) == [1, 2, 3, 4]  # six can play no other way
    assert BOX.new_state(6, {}, [{}] * 6).modules == [LORD]
    assert BOX.new_state(2, {}, [{}] * 2).modules == [REMOTE]


async def opened(w: World, wishes: str) -> Any:
    await w.person("anna").slash(w.channel, "game new", game="cultistorm", language="en", wishes=wishes)
    for name in PEOPLE[1:]:
        await press(w, w.person(name), "join")
    await press(w, w.person("anna"), "start")
    await w.settle()
    table = await w.table()
    while table.live.state.phase == "setup":
        ask = next(a for a in table.asks if a.needed)
        await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
    await w.keeper.postman.idle()
    await w.settle()
    return table


async def test_the_channel_sees_that_the_overlord_chooses_and_not_from_what(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=(*MINE, "cogs.asides")) as w:
        table = await opened(w, f"major={LORD}")
        assert [a.msg for a in table.asks] == ["cs-overlord-marker"]
        assert not table.same_side(0, 3)
        assert table.same_side(0, 1)
        assert not table.together
        ask = table.asks[0]
        await table.answer_for(3, ask.n, table.live.epoch, None, "default")
        await w.keeper.postman.idle()
        await w.settle()
        assert [a.msg for a in table.asks] == ["cs-overlord-arrival"]
        names = [BOX.cards.cultists[c].name.en for c in table.live.state.shelf[HAND]]
        post = texts(w.board())
        assert "behind" in post
        assert not [n for n in names if n in post]
        hand = texts((await press(w, w.person("david"), "hand")).response)
        assert all(n in hand for n in names)
        theirs = texts((await press(w, w.person("anna"), "hand")).response)
        assert not [n for n in names if n in theirs]


# The next day


def story(day: int = 3, **kept: Kept) -> str:
    return Campaign(day=day, won=[True] * (day - 1), kept=kept).model_dump_json()


@pytest.mark.parametrize(("lang", "label"), [("en", "Day 3 of 7: Night Train"), ("de", "Tag 3 von 7: Nachtzug")])
def test_the_next_day_is_called_by_its_number_and_title(lang: str, label: str) -> None:
    choice = BOX.sequel(story(), Reader(lang, WORDS, BOX.cards, {}))
    assert choice.label == label
    assert len(choice.hint) <= 100
    assert "2" in choice.hint


def test_a_day_that_was_handed_on_is_played_whatever_major_module_was_wished_for() -> None:
    options = {"sequel": story(3, medium=Kept(permanent=1)), "major": LORD, "difficulty": "hard"}
    state = BOX.new_state(3, options, [{}, {"investigator": "healer"}, {}])
    assert state.modules == [STORM]
    assert state.campaign is not None
    assert (state.campaign.day, state.difficulty) == (3, "hard")
    assert state.wanted == ["medium", "healer", ""]
    major = next(w for w in BOX.wishes if w.name == "major")
    assert (major.settled(options), major.settled({})) == (STORM, "")


@pytest.mark.parametrize("handed_on", ["nonsense", "{}x", '{"day": 9}', story(3).replace("3", "4"), '{"day": 1, "extra": 2}'])
def test_a_day_nobody_handed_on_is_refused(handed_on: str) -> None:
    with pytest.raises(BadWish) as bad:
        BOX.new_state(3, {"sequel": handed_on}, [{}] * 3)
    assert bad.value.wish == "campaign"


async def test_a_table_of_the_campaign_is_told_day_aim_and_story(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=(*MINE, "cogs.asides")) as w:
        table = await opened(w, f"major={STORM}")
        told = "\n".join(texts(m) for m in w.posts())
        assert "Day 1 of 7: *Omens*" in told
        assert "by the end of round 6" in told
        assert table.live.sequel is None
        board = BOX.board_text(table.view(None), table.reader())
        assert "Day 1 of 7: *Omens*. Goal: 1 location is sealed by the end of round 6." in board


def test_the_board_says_which_allies_are_within_reach_and_what_the_other_side_has() -> None:
    reader = Reader("en", WORDS, BOX.cards, {0: "Anna", 1: "Ben", 2: "Clara", 3: "David"})
    up = "ally-taxi.1", "ally-parish.1"
    two = play(storm(rosa(0), tobias(1), modules=[REMOTE], shelf={DECK: [], OPEN: list(up), USED: []}))
    assert "Within reach: *The Night Taxi* and *The Parish*" in BOX.board_text(two.view(None), reader)
    four = play(against(dread=2))
    for viewer in (None, 0, 3):
        board = BOX.board_text(four.view(viewer), reader)
        assert "**David** plays the other side: cultists in hand 3, horror cards 2, dread 2." in board
    assert "Footsteps" in BOX.hand_text(four.view(3), 3, reader)
    assert "Footsteps" not in BOX.board_text(four.view(0), reader)


async def test_after_a_day_the_next_one_is_offered_in_that_channel(tmp_path: Path) -> None:
    """Nobody does anything, so the day is lost; the second begins with one more cultist at the start location."""
    async with world(tmp_path, cogs=(*MINE, "cogs.asides", "cogs.rematch")) as w:
        table = await opened(w, f"major={STORM}")
        while not table.over:
            ask = next(a for a in table.asks if a.needed)
            await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
        await w.keeper.postman.idle()
        await w.settle()
        assert "Go on: Day 2 of 7: The Missing Professor" in labels(w.board())
        assert "Day 1 of 7 is lost" in texts(w.board())
        assert "The story goes on all the same: day 2 begins with one more cultist" in texts(w.board())
        assert "game is lost" not in texts(w.board()).lower()  # a day is
        await w.person("ben").slash(w.channel, "game new", game="cultistorm")
        await w.settle()
        lobby = next(m for m in reversed(w.posts()) if any(":-:join:" in i for i in custom_ids(m)))
        offered = [o["label"] for part in walk(lobby.components) for o in part.get("options", ()) if o.get("default")]
        assert "Story: Day 2 of 7: The Missing Professor" in offered
        assert "Major module: Storm of Cultists" in offered
        for name in ("anna", "clara"):
            await press(w, w.person(name), "join")
        await press(w, w.person("ben"), "start")
        await w.settle()
        state = (await w.table()).live.state
        assert (state.campaign.day, state.campaign.won) == (2, [False])
        assert {i.id for i in state.investigators} <= {i.id for i in table.live.state.investigators}
        assert len(state.places[0].column) == 2
