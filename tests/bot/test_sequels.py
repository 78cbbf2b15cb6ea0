"""A story that goes on from game to game: what is handed on, who is offered to go on, what lobby and end post say, what a file may bring."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot import button_ids, evidence, exports, sequels
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import BadWish, Choice, Shelf, Wish
from keeper import replay
from tests.bot.given import World, answer, custom_ids, labels, press, texts, walk, world
from tests.bot.tiny import TinyBox, TinyRules, TinyState

COGS = ("cogs.lobby", "cogs.table", "cogs.seats", "cogs.rematch")
LAST = 3


class SagaState(TinyState):
    part: int = 0  # 0: a game of its own


class SagaRules(TinyRules):
    """One question, and the next part follows; after the third there is none."""

    state_type = SagaState

    def sequel(self, state: TinyState) -> str | None:
        assert isinstance(state, SagaState)
        if not state.part:
            return None
        return str(state.part + 1) if state.part < LAST else ""


class SagaBox(TinyBox):
    def __init__(self) -> None:
        super().__init__(["wide:2"])
        self.rules = SagaRules()
        self.wishes = (Wish("kind", "wish-investigator", lambda reader: [Choice("", "alone"), Choice("saga", "saga")]),)

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> SagaState:
        story = str(options.get("sequel") or "")
        if story and story not in ("2", "3"):
            raise BadWish("sequel", story)
        part = int(story) if story else int(options.get("kind") == "saga")
        return SagaState(seats=seats, script=[f"wide:{2 + part}"], part=part)  # each part has more to choose from

    def sequel(self, story: str, reader: Reader) -> Choice:
        return Choice(story, f"Part {story} of {LAST}", "with all you have")


def lobby(w: World) -> Any:
    return next(m for m in reversed(w.posts()) if any(":-:join:" in i for i in custom_ids(m)))


def offered(post: Any) -> list[str]:
    """What the select for the story holds, the chosen one marked."""
    for part in walk(post.components):
        if ":-:wish:" in str(part.get("custom_id")) and sequels.OPTION in str(part.get("custom_id")):
            return [f"{'*' if o.get('default') else ''}{o['label']}" for o in part["options"]]
    return []


async def new(w: World, who: str = "anna", **wishes: Any) -> Any:
    told = await w.person(who).slash(w.channel, "game new", game="tiny", **wishes)
    await w.settle()
    return told


async def played(w: World, *names: str) -> Any:
    """From the lobby that is open to the end of its game."""
    first, *others = names
    for name in others:
        await press(w, w.person(name), "join")
    await press(w, w.person(first), "start")
    await w.settle()
    table = await w.table()
    await answer(w, table, ("o:0",))
    await w.keeper.postman.idle()
    await w.settle()
    assert table.over
    return table


async def choose(w: World, who: str, value: str) -> Any:
    table = await w.table()
    told = await w.person(who).select(lobby(w), [value], custom_id=button_ids.deed_select(table.id, "wish", sequels.OPTION))
    await w.settle()
    return told


async def test_the_next_part_is_offered_to_whoever_was_there(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        assert offered(lobby(w)) == []
        first = await played(w, "anna", "bert")
        assert first.game.outcome["sequel"] == "2"
        await new(w, "bert")
        assert offered(lobby(w)) == ["*Story: Part 2 of 3", "Story: begin anew"]
        table = await w.table()
        assert (table.game.options["sequel"], table.game.options["kind"]) == ("2", "saga")
        second = await played(w, "bert", "anna")
        assert second.live.state.part == 2
        assert second.game.outcome["sequel"] == "3"


async def test_who_is_called_along_reads_whether_the_story_goes_on(tmp_path: Path) -> None:
    """The button said "Go on: Part 2 of 3", and the ping that somebody wants to play again."""
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        told: list[bool] = []
        for _ in range(3):
            await played(w, "anna", "bert")
            await press(w, w.person("anna"), "rematch")
            await w.settle()
            told.append(any("to go on with the story" in texts(m) for m in w.posts()[-2:]))
        assert told == [True, True, False]


async def test_somebody_else_begins_their_own(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        await played(w, "anna", "bert")
        await new(w, "carl")
        assert offered(lobby(w)) == []
        table = await played(w, "carl")
        assert table.live.state.part == 0
        # A game of another kind in between ends nothing.
        await new(w, "anna")
        assert offered(lobby(w))[0] == "*Story: Part 2 of 3"


async def test_one_can_begin_anew_and_think_better_of_it(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        await played(w, "anna")
        await new(w)
        await choose(w, "anna", "anew")
        assert offered(lobby(w)) == ["Story: Part 2 of 3", "*Story: begin anew"]
        assert (await w.table()).game.options["sequel"] == ""
        await choose(w, "anna", "on")
        assert (await w.table()).game.options["sequel"] == "2"
        await choose(w, "anna", "anew")
        table = await played(w, "anna")
        assert table.live.state.part == 1
        assert sequels.handed_on(table.game) == "2"


async def test_whoever_wishes_for_something_is_only_offered_to(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        await played(w, "anna")
        await new(w, wishes="kind=saga")
        assert offered(lobby(w)) == ["Story: Part 2 of 3", "*Story: begin anew"]
        assert (await played(w, "anna")).live.state.part == 1


async def test_the_end_post_goes_on_with_one_press_until_it_is_told_to_the_end(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        parts = []
        for _ in range(LAST):
            table = await played(w, "anna")
            parts.append((table.live.state.part, next(x for x in labels(w.board()) if x.startswith(("Go on", "Play again")))))
            await press(w, w.person("anna"), "rematch")
            await w.settle()
        assert parts == [(1, "Go on: Part 2 of 3"), (2, "Go on: Part 3 of 3"), (3, "Play again")]
        assert offered(lobby(w)) == []
        assert sequels.OPTION not in (await w.table()).game.options
        # … nor does a new lobby go back to the part before the last.
        await press(w, w.person("anna"), "leave")
        await w.settle()
        await new(w)
        assert offered(lobby(w)) == []


async def test_a_part_that_was_broken_off_can_be_played_again(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        await played(w, "anna")
        await new(w)
        await press(w, w.person("anna"), "start")
        await w.settle()
        table = await w.table()
        await table.set_status("ended", ("playing",), outcome={"result": "abandoned", "reason": "abandoned", "winners": []})
        await w.settle()
        assert sequels.handed_on(table.game) is None
        assert sequels.after(table.game, table.game.options)["sequel"] == "2"
        await new(w)
        assert offered(lobby(w))[0] == "*Story: Part 2 of 3"


@pytest.mark.parametrize("values", [["3"], [], ["on", "anew"]])
def test_a_forged_press_is_refused(values: list[str]) -> None:
    with pytest.raises(TableRefusal):
        sequels.chosen({sequels.OFFERED: "2"}, values)


def test_nobody_goes_on_with_nothing() -> None:
    with pytest.raises(TableRefusal):
        sequels.chosen({"kind": "saga"}, ["on"])


async def test_what_came_from_a_file_is_gone_on_with_by_nobody(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        table = await played(w, "anna")
        box = table.box
        here = w.channel.id
        anna = w.person("anna").id
        assert (await sequels.offered(w.keeper.db, box, here, anna, {}))["sequel"] == "2"
        assert await sequels.offered(w.keeper.db, box, here + 1, anna, {}) == {}  # another channel
        async with w.keeper.db.writing() as conn:
            await conn.exec_driver_sql("UPDATE game SET imported = 1")
        assert await sequels.offered(w.keeper.db, box, here, anna, {}) == {}


@pytest.mark.parametrize("broken_off", [False, True])
async def test_what_came_from_a_file_is_not_gone_on_with_by_playing_again(tmp_path: Path, broken_off: bool) -> None:
    """Neither with what it hands on nor with what it says it went on from."""
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        await played(w, "anna")
        await new(w)
        table = await played(w, "anna")
        assert (table.game.options["sequel"], table.game.outcome["sequel"]) == ("2", "3")
        async with w.keeper.db.writing() as conn:
            await conn.exec_driver_sql("UPDATE game SET imported = 1")
            if broken_off:
                await conn.exec_driver_sql(f"UPDATE game SET status = 'ended', outcome = NULL WHERE id = {table.id}")
        await table.refresh()
        await press(w, w.person("anna"), "rematch")
        await w.settle()
        lobby_ = await w.table()
        assert lobby_.game.status == "lobby"
        assert offered(lobby(w)) == []
        assert {name: value for name, value in lobby_.game.options.items() if "sequel" in name} == {}


async def test_evidence_and_files_keep_what_a_game_goes_on_from(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shelf=Shelf([SagaBox()])) as w:
        await new(w, wishes="saga")
        await played(w, "anna")
        await new(w)
        table = await played(w, "anna")
        verdict, proof = await evidence.judge(table)
        assert proof.sequel == "2"
        assert verdict.honest
        again = evidence.check(table.box, evidence.Evidence.model_validate_json(proof.model_dump_json()))
        assert again.honest
        assert not evidence.check(table.box, proof.model_copy(update={"sequel": ""})).honest
        data, _ = await exports.export(w.keeper.db, table.id)
        for file in (data, proof.model_dump_json().encode()):
            assert replay.read(file, w.keeper.tables.shelf).options["sequel"] == "2"
        assert (await exports.read(data, w.keeper.tables)).game.options["sequel"] == "2"
        forged = json.loads(data)
        forged["game"]["options"]["sequel"] = "9"
        with pytest.raises(exports.BadFile):
            await exports.read(json.dumps(forged).encode(), w.keeper.tables)
