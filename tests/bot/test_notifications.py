"""A ping means: you, now, this. Who is called, by what, and what becomes of a call whose question is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bot.outbox.direct import AGAIN_SECONDS
from bot.presenter import pings
from bot.shelf import Shelf
from cogs.settings import change_look
from games.kernel.ask import Cover, Option, ask
from tests.bot.conftest import SHARED
from tests.bot.given import World, answer, answer_ids, answered, custom_ids, press, texts, world
from tests.bot.test_presenter import start
from tests.bot.tiny import TinyBox, TinyRules
from tests.cogs.given import posted

TinyWorld = Callable[..., Awaitable[World]]
PEOPLE = ("anna", "bert", "cleo")


def calls(w: World) -> list[Any]:
    """Posts that call somebody, as they stand in the channel now: with a way to answer, and no board."""
    found = [m for m in w.posts() if any(":-:mine:" in id for id in custom_ids(m))]
    return [m for m in found if not any(":-:hand:" in id for id in custom_ids(m))]


def a_while(w: World) -> None:
    """Nobody is looking any more."""
    w.clock.now += pings.MOMENT + 1


async def test_a_setting_calls_nobody(tiny_world: TinyWorld) -> None:
    """Anna is asked, and has been called. Bert leaves the tips out and makes the table speak German: no reason to call her again."""
    w = await tiny_world("turn:1", "turn:0", "turn:1")
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    a_while(w)
    called = w.pings()
    await press(w, w.person("bert"), "tips")
    await posted(w)
    await change_look(w.keeper, table, w.person("bert").id, {"language": "de"})
    await posted(w)
    assert [users for users in w.pings()[len(called) :] if users] == []
    assert calls(w) == []


async def test_a_setting_puts_no_secret_question_again(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "plot:1", "turn:0")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    a_while(w)
    before = [m.id for m in w.person("bert").user.dm_channel.history()]
    await press(w, w.person("anna"), "tips")
    await posted(w)
    assert [m.id for m in w.person("bert").user.dm_channel.history()] == before


async def test_after_a_pause_whoever_is_asked_is_called_and_the_call_goes_when_they_have_answered(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "friend", "turn:0")
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    (first,) = calls(w)
    a_while(w)
    await w.person("anna").slash(w.channel, "game pause")
    await posted(w)
    assert calls(w) == []  # nothing can be answered now
    await w.person("anna").slash(w.channel, "game resume")
    await posted(w)
    assert w.pings()[-1] == [w.person("bert").id]
    (second,) = calls(w)
    assert second.id != first.id
    await answer(w, table, ("yes",))
    await posted(w)
    assert calls(w) == []


async def test_after_something_was_taken_back_whoever_is_asked_again_is_called(tiny_world: TinyWorld) -> None:
    """Bert has answered in the middle of Anna's turn and looks elsewhere; that is taken back, and it is his question again."""
    w = await tiny_world("turn:0", "friend", "turn:0")
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    kept = table.game.serial
    await answer(w, table, ("yes",))
    await posted(w)
    a_while(w)
    before = len(w.pings())
    await table.undo(kept, user_id=w.person("anna").id)
    await posted(w)
    assert [u for users in w.pings()[before:] for u in users] == [w.person("bert").id]
    assert len(calls(w)) == 1


# Closed direct messages


def close_dms(w: World, name: str) -> None:
    place = w.person(name).user.dm_channel.id
    w.env.inject_error("POST", f"/channels/{place}/messages", status=403, code=50007, times=None)


def open_dms(w: World) -> None:
    w.env.backend.faults.clear()


async def test_whoever_opens_their_direct_messages_again_is_called_there_and_no_longer_in_the_channel(
    tiny_world: TinyWorld,
) -> None:
    """Cleo, who holds nothing, is called to every window like Bert, who does: she looks, is told so and who decides, and opens her
    direct messages meanwhile."""
    w = await tiny_world("turn:0", "window", "turn:0", "window", "turn:0", "window", "turn:0")
    for name in ("bert", "cleo"):
        w.person(name)
        close_dms(w, name)
    table = await start(w, *PEOPLE)
    bert, cleo = w.person("bert"), w.person("cleo")
    await answer(w, table, ("go",))
    await posted(w)
    assert {u for users in w.pings()[-2:] for u in users} == {bert.id, cleo.id}
    w.clock.now += AGAIN_SECONDS
    told = answered(await press(w, cleo, "mine"))
    assert "Nothing is asked of you here" in told
    assert "bert" in told
    assert table.seats[2].dm_ok is False
    open_dms(w)
    w.clock.now += AGAIN_SECONDS
    await press(w, cleo, "mine")
    await w.settle()
    assert table.seats[2].dm_ok is True
    assert "open again" in texts(cleo.user.dm_channel.history()[-1])
    await both_pass(w, table)
    before = len(w.pings())
    await answer(w, table, ("go",))
    await posted(w)
    assert [u for users in w.pings()[before:] for u in users] == [bert.id]  # nobody has looked whether his are open
    assert len(calls(w)) == 1
    await press(w, bert, "mine")
    await w.settle()
    await both_pass(w, table)
    before = len(w.pings())
    await answer(w, table, ("go",))
    await posted(w)
    assert [u for users in w.pings()[before:] for u in users] == []


async def test_who_types_is_called_in_direct_messages_again_like_who_presses(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    w.person("bert")
    close_dms(w, "bert")
    table = await start(w, *PEOPLE)
    await answer(w, table, ("go",))
    await posted(w)
    assert table.seats[1].dm_ok is False
    open_dms(w)
    w.clock.now += AGAIN_SECONDS
    await w.person("bert").slash(w.channel, "game hand")
    await posted(w)
    assert table.seats[1].dm_ok is True


async def both_pass(w: World, table: Any) -> None:
    for open_ in [a for a in table.asks if a.window]:
        await table.answer_for(open_.seat, open_.n, table.live.epoch, None, "order")
    await posted(w)
    a_while(w)


async def test_closed_direct_messages_are_not_tried_at_every_press(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "window", "turn:0")
    w.person("bert")
    close_dms(w, "bert")
    await start(w, *PEOPLE)
    place = f"/channels/{w.person('bert').user.dm_channel.id}/messages"

    def tries() -> int:
        return sum(r.method == "POST" and r.path == place for r in w.env.http_requests)

    before = tries()
    for _ in range(4):
        await press(w, w.person("bert"), "hand")
    assert tries() == before + 1


class Led(TinyBox):
    """Everybody can see that only seat 1 may have to decide, though both stand on the cover."""

    def __init__(self, script: tuple[str, ...]) -> None:
        super().__init__(script)
        self.rules = LedRules()


class LedRules(TinyRules):
    def _led(self, t: Any) -> Any:
        cover = Cover("hidden", (1, 2), (1,))
        yield from ask(1, "plot", [Option("stab", "stab"), Option("wait", "wait")], cover=cover, audience=(1, 2))
        self._did(t, 0, "dusk")


async def test_nobody_is_called_who_everybody_knows_has_nothing_to_decide(tmp_path: Path) -> None:
    led: Any = Led(("turn:0", "led", "turn:0"))
    async with world(tmp_path, shelf=Shelf([led]), cogs=SHARED) as w:
        for name in ("bert", "cleo"):
            w.person(name)
            close_dms(w, name)
        table = await start(w, *PEOPLE)
        before = len(w.pings())
        await answer(w, table, ("go",))
        await posted(w)
        assert [u for users in w.pings()[before:] for u in users] == [w.person("bert").id]
        (ping,) = calls(w)
        assert "bert, cleo" in texts(w.board())  # the post names both, as ever
        told = answered(await w.person("cleo").click(ping, label="My answer …"))
        assert "We wait for bert" in told


# Private sheets


async def test_a_sheet_whose_question_others_have_decided_loses_its_buttons(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "friend", "turn:0")
    table = await start(w, "anna", "bert")
    await answer(w, table, ("go",))
    opened = await press(w, w.person("bert"), "mine")
    assert answer_ids(opened.response)
    await press(w, w.person("anna"), "tips")  # nothing about his question
    await posted(w)
    assert answer_ids(opened.response)
    ask_ = next(a for a in table.asks if a.needed)
    await table.answer_for(ask_.seat, ask_.n, table.live.epoch, None, "default")
    await posted(w)
    assert not custom_ids(opened.response)
    assert "Done." in texts(opened.response)
