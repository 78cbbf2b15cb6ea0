"""Tables: one answer is one transaction; every refusal is without effect; two processes never both accept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

import db
from bot import button_ids, refusals
from bot.boxes.elder_sign.box import ElderSignBox
from bot.boxes.talisman.box import TalismanBox
from bot.shelf import Pilot
from bot.tables import IDLE_SECONDS, Tables
from bot.tables.caretaking import MOST_HELP
from bot.tables.change import Change
from games.elder_sign.events import Restored
from games.kernel.ask import Option, ask
from games.kernel.live import NOTE
from games.kernel.rules import MIX
from tests.bot.conftest import deal
from tests.bot.given import FakeClock
from tests.bot.tiny import TinyBox, TinyRules

House = Callable[..., Tables]


async def give(table: Any, user: int, *keys: str, id: str = "", line: str | None = None) -> Any:
    ask = table.questions_of(user)[0] if line is None else None
    stamps = [next(o.stamp for o in ask.options if o.key == k) for k in keys] if ask is not None else []
    return await table.answer(user, line or table.line(ask), list(keys), stamps=stamps, interaction_id=id)


async def stands(table: Any) -> tuple[Any, ...]:
    """All that must not change by a refused answer."""
    loaded = await table.tables.db.load(table.id)
    pending = await table.tables.db.pending(table.id)
    return loaded.game.serial, loaded.game.epoch, len(loaded.answers), [p.id for p in pending]


async def test_an_answer_is_kept_with_its_letters(house: House) -> None:
    table = await deal(house("turn:0", "turn:1"), 1, 2)
    before = len(await table.tables.db.pending(table.id))
    moved = await give(table, 1, "go", id="5")
    assert moved.answer is not None
    loaded = await table.tables.db.load(table.id)
    assert loaded.game.serial == 1
    assert (await table.tables.db.answered("5")) is not None
    letters = (await table.tables.db.pending(table.id))[before:]
    assert [letter.kind for letter in letters] == ["board"]
    assert letters[0].payload["fresh"]
    assert letters[0].payload["pings"] == [2]


async def test_a_question_that_is_closed_says_who_closed_it_and_changes_nothing(house: House) -> None:
    table = await deal(house("turn:0", "turn:1"), 1, 2)
    old = table.line(table.asks[0])
    await give(table, 1, "go")
    was = await stands(table)
    with pytest.raises(refusals.Decided) as told:
        await table.answer(2, old, ["go"])
    assert told.value.args_["by"] == "P1"
    assert await stands(table) == was


async def test_another_seats_press_names_whom_we_wait_for(house: House) -> None:
    table = await deal(house("turn:0"), 1, 2)
    was = await stands(table)
    with pytest.raises(refusals.NotAsked) as told:
        await table.answer(2, table.line(table.asks[0]), ["go"])
    assert told.value.args_["names"] == "P1"
    with pytest.raises(refusals.NotSeated):
        await table.answer(99, table.line(table.asks[0]), ["go"])
    assert await stands(table) == was


async def test_an_option_that_means_something_else_is_refused(house: House) -> None:
    table = await deal(house("wide:3"), 1)
    was = await stands(table)
    line = table.line(table.asks[0])
    with pytest.raises(refusals.OptionChanged):
        await table.answer(1, line, ["o:1"], stamps=["0000"])
    with pytest.raises(refusals.OptionChanged):
        await table.answer(1, line, ["o:99"], stamps=["0000"])
    assert await stands(table) == was


async def test_too_many_too_few_and_doubled_picks_are_refused(house: House) -> None:
    table = await deal(house("some:5:2:3"), 1)
    was = await stands(table)
    line = table.line(table.asks[0])
    for picks in (["o:0"], ["o:0", "o:1", "o:2", "o:3"], ["o:0", "o:0"], []):
        with pytest.raises(refusals.WrongPicks):
            await table.answer(1, line, picks)
    assert await stands(table) == was


async def test_the_same_interaction_has_its_effect_once(house: House) -> None:
    """Also when the question comes again in the same words: a doubled event of Discord's is not a second answer."""
    table = await deal(house("turn:0", "turn:0"), 1)
    await give(table, 1, "go", id="500")
    with pytest.raises(refusals.HeldAlready):
        await give(table, 1, "go", id="500")
    assert (await table.tables.db.load(table.id)).game.serial == 1


async def test_presses_at_the_same_time_queue_and_one_counts(house: House) -> None:
    table = await deal(house("turn:0", "turn:1"), 1, 2)
    line = table.line(table.asks[0])
    results = await asyncio.gather(
        *(table.answer(1, line, ["go"], interaction_id=str(i)) for i in range(8)), return_exceptions=True
    )
    assert sum(not isinstance(r, Exception) for r in results) == 1
    assert all(isinstance(r, refusals.Decided) for r in results if isinstance(r, Exception))
    assert (await table.tables.db.load(table.id)).game.serial == 1


async def test_two_processes_never_both_accept_an_answer_to_one_question(house: House) -> None:
    one = await deal(house("turn:0", "turn:0", "turn:0"), 1)
    other = await house("turn:0", "turn:0", "turn:0").in_channel(77)
    assert other is not None
    line = one.line(one.asks[0])
    assert other.line(other.asks[0]) == line
    results = await asyncio.gather(
        one.answer(1, line, ["go"], interaction_id="a"),
        other.answer(1, line, ["rest"], interaction_id="b"),
        return_exceptions=True,
    )
    assert sorted(type(r).__name__ for r in results) == ["Decided", "Moved"]
    # Whoever was slower has looked again and goes on from there.
    assert one.line(one.asks[0]) == other.line(other.asks[0]) or one.game.serial != other.game.serial
    await other.refresh()
    await other.answer(1, other.line(other.asks[0]), ["go"], interaction_id="c")
    await one.refresh()
    assert one.game.serial == 2


async def test_when_the_memory_refuses_the_live_game_is_thrown_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await deal(house("turn:0", "turn:0"), 1)
    was = await stands(table)

    async def broken(*_: object) -> None:
        raise OSError("disk full")

    line = table.line(table.asks[0])
    with monkeypatch.context() as patch:
        patch.setattr(table.tables.db, "record", broken)
        with pytest.raises(OSError, match="disk full"):
            await table.answer(1, line, ["go"], interaction_id="1")
    assert table.live is None
    assert await stands(table) == was
    await table.answer(1, line, ["go"], interaction_id="1")  # the very same press, later
    assert table.game.serial == 1


async def test_a_rule_that_crashes_leaves_the_game_as_it_was_and_is_reported(house: House) -> None:
    table = await deal(house("crash"), 1)
    line = table.line(table.asks[0])
    before = len(await table.tables.db.pending(table.id))
    with pytest.raises(refusals.Stumbled) as told:
        await table.answer(1, line, ["fall"], interaction_id="1")
    report = await table.tables.db.report(int(told.value.args_["report"]))
    assert report is not None
    assert "ZeroDivisionError" in report.text
    assert (await table.tables.db.load(table.id)).game.serial == 0
    letters = (await table.tables.db.pending(table.id))[before:]
    assert [letter.payload["id"] for letter in letters] == ["told-stumbled"]
    await table.answer(1, line, ["stand"], interaction_id="2")
    assert table.over


async def test_a_finished_game_takes_no_answers_and_is_counted(house: House) -> None:
    table = await deal(house("turn:0"), 1, 2)
    line = table.line(table.asks[0])
    await give(table, 1, "go")
    with pytest.raises(refusals.GameOver):
        await table.answer(1, line, ["go"])
    assert await table.tables.db.statistics(2) == {"tiny": {"played": 1, "won": 1}}
    assert (await table.tables.db.game(table.id)).status == "finished"  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_paused_game_takes_no_answers(house: House) -> None:
    table = await deal(house("turn:0", "turn:0"), 1)
    line = table.line(table.asks[0])
    await table.set_status("paused", ("playing",))
    with pytest.raises(refusals.Paused):
        await table.answer(1, line, ["go"])
    with pytest.raises(db.Conflict):
        await table.set_status("paused", ("playing",))
    assert table.game.status == "paused"
    await table.set_status("playing", ("paused",))
    await table.answer(1, line, ["go"])


async def test_a_lobby_takes_no_answers(house: House) -> None:
    table = await deal(house("turn:0"), 1, start=False)
    with pytest.raises(refusals.NotStarted):
        await table.answer(1, button_ids.line(b"", 0, 0), ["go"])


async def test_a_caretaker_plays_until_a_person_is_asked(house: House) -> None:
    table = await deal(house("turn:0", "turn:1", "turn:1", "turn:0"), 1, 2)
    await table.change_seat(1, 1, caretaker=True)
    await give(table, 1, "go")
    assert [a.by for a in await table.tables.db.log(table.id)] == ["player", "caretaker", "caretaker"]
    assert table.asks[0].seat == 0


async def test_a_caretaker_begins_at_once_when_it_is_the_seats_turn(house: House) -> None:
    table = await deal(house("turn:1", "turn:0"), 1, 2)
    await table.change_seat(1, 1, caretaker=True)
    assert table.asks[0].seat == 0


async def test_an_autopilot_that_fails_is_replaced_by_the_safe_default(house: House) -> None:
    class Bad(TinyBox):
        def pick(self, view: Any, ask: Any, /) -> tuple[str, ...]:
            raise RuntimeError("lost in thought")

    class Cheat(TinyBox):
        def pick(self, view: Any, ask: Any, /) -> tuple[str, ...]:
            return ("win",)

    for n, box in enumerate((Bad(["turn:1", "turn:0"]), Cheat(["turn:1", "turn:0"]))):
        table = await deal(house(box=box), 1, 2, channel_id=100 + n)
        await table.change_seat(1, 1, caretaker=True)
        assert [a.picks for a in await table.tables.db.log(table.id)] == [("go",)]


async def test_a_caretaker_remembers_what_it_saw_at_its_table_until_that_is_taken_back(house: House) -> None:
    class Fresh(TinyBox):
        def pilot(self) -> Pilot:
            return TinyBox(())

    box = Fresh(["turn:0", "turn:0", "turn:0"])
    one, other = await deal(house(box=box), 1, 2), await deal(house(box=box), 3, 4, channel_id=101)
    pilot = one.pilot
    assert other.pilot is not pilot
    await give(one, 1, "go")
    assert one.pilot is pilot
    await one.undo(1)
    async with one.lock:
        await one.awake()
    assert one.pilot is not pilot


async def test_a_caretaker_steps_in_where_nobody_waits_for_it_but_only_when_that_helps(house: House) -> None:
    for helpful in (True, False):
        box = TinyBox(["turn:0", "beside", "wide:2"])
        box.helpful = helpful
        table = await deal(house(box=box), 1, 2, channel_id=70 + helpful)
        await give(table, 1, "go")
        assert [a.idle for a in table.asks] == [False, True]  # a person may step in, and is not hurried
        await table.change_seat(1, 1, caretaker=True)
        log = await table.tables.db.log(table.id)
        assert [(a.seat, a.picks, a.by) for a in log[1:]] == ([(1, ("help",), "caretaker")] if helpful else [])
        assert table.user_of(next(a for a in table.asks if a.needed).seat) == 1  # and the person's own question still stands


async def test_a_caretaker_that_would_step_in_for_ever_does_not_stop_the_game(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from games.kernel.ask import beside, menu

    def eager(self: Any, t: Any):
        main = menu(0, "act", lambda: [Option("go", "go")])

        def act(seat: int, what: str):
            self._did(t, seat, what)
            return
            yield

        yield from beside(main, {1: lambda: [Option("again", "again")]}, act, "step-in")

    monkeypatch.setattr(TinyRules, "_beside", eager)
    table = await deal(house("turn:0", "beside", "wide:2"), 1, 2)
    await table.change_seat(1, 1, caretaker=True)
    await give(table, 1, "go")
    assert len(await table.tables.db.log(table.id)) == 1 + MOST_HELP
    await give(table, 1, "go")
    assert table.asks[0].msg == "wide"


async def test_in_talisman_a_caretaker_lays_spells_ready_and_nobody_sees_it(house: House) -> None:
    """A person's aside changes nothing that others could see; neither does a caretaker's."""
    table = await deal(house(box=TalismanBox()), 1, 2, start=False)
    for seat, who in enumerate(("troll", "wizard")):
        await table.tables.db.change_seat(table.id, seat, 0, choices={"join": str(seat), "character": who})
    await table.tables.db.change_seat(table.id, 1, 0, caretaker=True)
    heard: list[Change] = []

    def listen(change: Change) -> db.Effects:
        heard.append(change)
        return db.Effects()

    table.tables.consequences.append(listen)
    await table.start(1)
    for _ in range(40):
        if table.over or any(a.n == NOTE for a in await table.tables.db.log(table.id)):
            break
        ask = next(a for a in table.asks if a.needed)
        assert table.user_of(ask.seat) == 1
        await give(table, 1, *table.caretakers_choice(ask))
    said = [a for a in await table.tables.db.log(table.id) if a.n == NOTE]
    assert said
    assert all(a.seat == 1 and a.by == "caretaker" and a.picks[0].startswith("arm:") for a in said)
    assert table.live is not None
    assert table.live.state.players[1].armed
    notes = [c for c in heard if c.moved is not None and c.moved.answer is not None and c.moved.answer.n == NOTE]
    assert len(notes) == len(said)
    assert all(c.silent and not c.told for c in notes)
    assert table.live.view(0).players[1].armed == ()


async def test_in_elder_sign_a_caretaker_heals_who_needs_it(house: House) -> None:
    table = await deal(house(box=ElderSignBox()), 1, 2, start=False)
    for seat, who in enumerate(("bob", "carolyn")):
        await table.tables.db.change_seat(table.id, seat, 0, choices={"join": str(seat), "investigator": who})
    await table.tables.db.change_seat(table.id, 1, 0, caretaker=True)
    await table.start(1)
    healed: list[Any] = []
    for _ in range(150):
        if table.over or healed:
            break
        ask = next(a for a in table.asks if a.needed)
        assert table.user_of(ask.seat) == 1
        await give(table, 1, *table.caretakers_choice(ask))
        healed = [e for page in await table.pages(table.game.serial - 30) for e in page.events(None) if isinstance(e, Restored)]
        healed = [e for e in healed if e.resource == "sanity"]
    log = await table.tables.db.log(table.id)
    assert any(a.seat == 1 and a.by == "caretaker" and a.picks[0].startswith("heal:") for a in log)


async def test_after_a_start_the_caretakers_go_on(house: House) -> None:
    table = await deal(house("turn:1", "turn:0"), 1, 2)
    await table.tables.db.change_seat(table.id, 1, 0, caretaker=True)  # the process died right after this
    tables = house("turn:1", "turn:0")
    await tables.wake_caretakers()
    again = await tables.in_channel(77)
    assert again is not None
    assert again.asks[0].seat == 0


async def test_the_table_answers_for_a_seat_once(house: House) -> None:
    table = await deal(house("turn:0", "turn:1"), 1, 2)
    ask = table.asks[0]
    assert table.live is not None
    moved = await table.answer_for(0, ask.n, table.live.epoch, None, "default")
    assert moved is not None
    assert moved.answer is not None
    assert moved.answer.by == "default"
    assert await table.answer_for(0, ask.n, table.live.epoch, None, "default") is None


async def test_a_table_nobody_touches_is_dropped_and_comes_back_the_same(house: House, clock: FakeClock) -> None:
    tables = house("turn:0", "some:4:1:2", "turn:1")
    table = await deal(tables, 1, 2)
    await give(table, 1, "rest")
    was = (table.game.serial, table.line(table.asks[0]), table.view(None), list(table.post.story))
    clock.now += IDLE_SECONDS + 1
    assert tables.sweep() == 1
    assert tables.loaded == 0
    again = await tables.in_channel(77)
    assert again is not None
    assert again is not table
    assert (again.game.serial, again.line(again.asks[0]), again.view(None), list(again.post.story)) == was


async def test_a_table_being_used_is_not_dropped(house: House, clock: FakeClock) -> None:
    tables = house("turn:0")
    table = await deal(tables, 1)
    clock.now += IDLE_SECONDS + 1
    async with table.lock:
        assert tables.sweep() == 0


async def test_the_luck_can_be_verified_and_a_changed_log_is_noticed(house: House) -> None:
    table = await deal(house("secret", "turn:0"), 1)
    await give(table, 1, "keep")
    await give(table, 1, "go")
    found = await table.verify()
    assert found.honest
    assert found.answers == 2
    # The house pretends that another secret was promised.
    liar = table.game
    table.game = type(liar)(**{f: getattr(liar, f) for f in liar.__slots__} | {"secret": b"x" * 32})
    assert not (await table.verify()).bound


async def test_the_salt_is_the_words_that_stood_in_the_lobby_and_nothing_else(house: House) -> None:
    table = await deal(house("turn:0"), 1, 2)
    assert table.game.salt == "keeper:2\nword 0\nword 1"


async def test_undo_takes_back_and_kills_the_old_buttons(house: House) -> None:
    table = await deal(house("turn:0", "turn:0", "turn:0"), 1)
    first = table.line(table.asks[0])
    await give(table, 1, "go")
    second = table.line(table.asks[0])
    await give(table, 1, "go")
    report = await table.would_undo(1)
    assert (report.answers, report.seats) == (1, (0,))
    undone = await table.undo(1)
    assert undone.answers == (2,)
    async with table.lock:
        await table.awake()
    assert len(table.view(None).seen) == 1
    for old in (first, second):
        with pytest.raises(refusals.Decided):
            await table.answer(1, old, ["go"])
    await give(table, 1, "rest")
    assert table.view(None).seen == ["go", "rest"]


async def test_after_an_update_answers_the_rules_no_longer_understand_are_lost_and_told(house: House) -> None:
    table = await deal(house("turn:0", "double", "turn:0"), 1)
    await give(table, 1, "go")
    await give(table, 1, "a")
    old = table.line(table.asks[0])
    before = len(await table.tables.db.pending(table.id))

    class Newer(TinyBox):
        def __init__(self) -> None:
            super().__init__(["turn:0", "double", "turn:0"])

            def double(t: Any) -> Any:
                yield from ask(0, "other", [Option("yes", 1)])

            self.rules._double = double  # pyright: ignore[reportAttributeAccessIssue]

    again = await house(box=Newer()).in_channel(77)
    assert again is not None
    assert again.asks[0].msg == "other"
    assert again.view(None).seen == ["go"]  # what came before the checkpoint stands
    statuses = [a.status for a in await again.tables.db.log(again.id, live=False)]
    assert statuses == ["live", "lost"]
    letters = (await again.tables.db.pending(again.id))[before:]
    assert [letter.payload for letter in letters] == [{"id": "told-lost", "args": {"n": 1}}]
    with pytest.raises(refusals.Decided):
        await again.answer(1, old, ["a"])
    await give(again, 1, "yes")
    assert again.game.serial == 3


class Scripted(TinyBox):
    """Its second step asks this question, then rolls a die."""

    def __init__(self, msg: str) -> None:
        super().__init__(["turn:0", "double", "turn:0"])

        def double(t: Any) -> Any:
            yield from ask(0, msg, [Option("yes", 1), Option("no", 0)])
            t.draw(6, "die:0")
            yield from ask(0, "then", [Option("on", 1)])

        self.rules._double = double  # pyright: ignore[reportAttributeAccessIssue]


async def test_luck_that_was_lost_to_an_update_does_not_come_again(house: House) -> None:
    table = await deal(house(box=Scripted("old")), 1)
    await give(table, 1, "go")
    await give(table, 1, "yes")
    await table.set_status("paused", ("playing",))
    again = await house(box=Scripted("new")).in_channel(77)
    assert again is not None
    assert again.live is not None
    assert not again.live.table.mixes  # a table that is paused says nothing
    await again.set_status("playing", ("paused",))
    assert again.live is not None
    assert again.live.table.mixes
    log = await again.tables.db.log(again.id, live=False)
    assert [(a.picks, a.status) for a in log] == [(("go",), "live"), (("yes",), "lost"), ((MIX,), "live")]


async def test_a_step_that_can_no_longer_be_opened_is_told_as_such(house: House) -> None:
    await deal(house("turn:0"), 1)

    class Broken(TinyBox):
        def __init__(self) -> None:
            super().__init__(["turn:0"])

            def turn(t: Any, seat: str) -> Any:
                raise KeyError("gone")
                yield

            self.rules._turn = turn  # pyright: ignore[reportAttributeAccessIssue]

    with pytest.raises(refusals.Broken):
        await house(box=Broken()).in_channel(77)


async def test_one_unfinished_game_per_channel(house: House) -> None:
    tables = house("turn:0")
    table = await deal(tables, 1)
    with pytest.raises(db.ChannelTaken) as told:
        await deal(tables, 2)
    assert told.value.game.id == table.id


async def test_a_persons_further_seats_are_numbered(house: House) -> None:
    table = await deal(house("turn:0"), 1, 1, 2)
    assert table.names == {0: "P1", 1: "P1 2", 2: "P2"}
    assert table.seats_of(1) == (0, 1)
