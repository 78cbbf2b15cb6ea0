"""ALONE in the channel: how often evil is written to, in which language, and commands that do several things at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord

from tests.bot.given import World, answered
from tests.cogs.given import due_now, posted, reply
from tests.cogs.test_asides import EVIL, HERO, MATE, playing, seat_of, w

__all__ = ["w"]


async def test_evil_gets_one_message_a_turn_and_none_for_where_the_hero_went(w: World) -> None:
    """A Move while nobody of evil can say anything before the end of the turn: one question to the leader, nothing to others."""
    table = await playing(w)
    names = {n: seat_of(w, table, n) for n in (EVIL, MATE)}

    def letters(name: str) -> int:
        channel = w.person(name).user.dm_channel
        return len(channel.history()) if channel is not None else 0

    for name in names:
        await w.person(name).slash(w.channel, "alone orders", order="order:turn")
    before = {n: letters(n) for n in names}
    ask = table.asks[0]
    move = next(k for k in ask.keys if k.startswith("move:"))
    await table.answer(w.person(HERO).id, table.line(ask), [move], interaction_id="m1")
    turn = table.live.state.turn
    while table.live.state.turn == turn and table.asks[0].msg != "al-turn":
        if table.asks[0].hollow:
            w.clock.now += 300
            await due_now(w)
        else:
            await reply(w, table)
    await posted(w)
    assert {n: letters(n) for n in names} == before


async def test_letters_speak_the_language_of_who_gets_them(w: World) -> None:
    clara = w.person("clara")
    assert await w.keeper.language_of(clara.id, "en") == "en", "the table's, while nothing else is known"
    pressed: Any = SimpleNamespace(user=clara, locale=discord.Locale.german)
    assert await w.keeper.language(pressed) == "de"
    assert await w.keeper.language_of(clara.id, "en") == "de"
    await w.keeper.db.change_user(clara.id, w.clock(), language="en")
    assert await w.keeper.language_of(clara.id, "de") == "en"


async def test_locating_is_one_command_with_both_targets(w: World) -> None:
    table = await playing(w)
    offered = await w.person(HERO).autocomplete(w.channel, "alone locate", "first", "stairs")
    assert [c["value"] for c in offered] == ["stairs"]
    done = await w.person(HERO).slash(w.channel, "alone locate", first="stairs", second="the nearest switch box")
    assert "Done: Locate …" in answered(done)
    action = table.live.state.action or table.live.state.done[-1]
    assert (action.kind, action.targets) == ("locate", ["stairs", "box"])
    refused = await w.person(HERO).slash(w.channel, "alone locate", first="door", second="boss")
    assert "Done" not in answered(refused)


async def test_the_targets_can_be_typed_after_the_button(w: World) -> None:
    table = await playing(w)
    await table.answer(w.person(HERO).id, table.line(table.asks[0]), ["locate"], interaction_id="l1")
    await w.person(HERO).slash(w.channel, "alone locate", first="door", second="creature")
    action = table.live.state.action or table.live.state.done[-1]
    assert action.targets == ["door", "creature"]
