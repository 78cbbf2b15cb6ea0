"""What ALONE's players may say at any time: standing orders, which only their giver sees, and giving up (S-73)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.given import World, answered, labels, press, texts, walk, world
from tests.cogs.given import ALL, begin, due_now, posted, reply

HERO, EVIL, MATE = "anna", "bert", "cleo"
PEOPLE = (HERO, EVIL, MATE)


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=ALL) as made:
        yield made


async def playing(w: World, *names: str) -> Any:
    """ALONE at the hero's first turn."""
    table = await begin(w, *(names or PEOPLE), game="alone", settled=False)
    while table.asks[0].msg != "al-turn":
        await reply(w, table)
    await posted(w)
    return table


def seat_of(w: World, table: Any, name: str) -> int:
    return table.seats_of(w.person(name).id)[0]


def order(w: World, table: Any, name: str) -> str:
    seat = seat_of(w, table, name)
    return next(e.order for e in table.view(seat).evil if e.seat == seat)


def public(w: World) -> list[str]:
    return [texts(m) + str(labels(m)) for m in w.posts()]


def select_of(message: Any) -> dict[str, Any]:
    return next(c for c in walk(message.components) if c.get("type") == 3 and ":order" in c["custom_id"])


def chosen(select: dict[str, Any]) -> str:
    return next(o["value"] for o in select["options"] if o.get("default"))


async def test_an_order_is_given_and_withdrawn_under_my_hand_and_nobody_notices(w: World) -> None:
    table = await playing(w)
    before, pings, since = public(w), w.pings(), table.times.since
    w.clock.now += 5000  # the board post is too old to be edited by now
    hand = await press(w, w.person(EVIL), "hand")
    select = select_of(hand.response)
    assert chosen(select) == "order:none"
    done = await w.person(EVIL).select(hand.response.message, ["order:round"], custom_id=select["custom_id"])
    assert "Noted: Pass for the rest of this round" in answered(done)
    assert order(w, table, EVIL) == "round"
    again = await press(w, w.person(EVIL), "hand")
    assert "Standing order: **Pass for the rest of this round**" in texts(again.response)
    assert chosen(select_of(again.response)) == "order:round"
    await w.person(EVIL).select(again.response.message, ["order:none"], custom_id=select["custom_id"])
    assert order(w, table, EVIL) == ""
    await posted(w)
    assert (public(w), w.pings(), table.times.since) == (before, pings, since), "the channel is as it was"


async def test_a_hand_shows_what_stands_and_nothing_that_was_picked_there_before(w: World) -> None:
    """Discord keeps what was picked on a select it knows: the hand is edited, and has another."""
    table = await playing(w)
    hand = await press(w, w.person(EVIL), "hand")
    picked: list[str] = []
    for what, stands in (("order:round", "Standing order: **Pass for the rest of this round**"), ("order:none", "")):
        picked.append(select_of(hand.response)["custom_id"])
        await w.person(EVIL).select(hand.response.message, [what], custom_id=picked[-1])
        now = select_of(hand.response)
        assert now["custom_id"] != picked[-1]
        assert chosen(now) == what
        assert stands in texts(hand.response)
    assert order(w, table, EVIL) == ""


async def test_whoever_is_reached_in_the_channel_alone_is_told_why_an_order_does_not_end_the_calls(w: World) -> None:
    """Silence would tell everybody of the order; saying so in public is the way to it, or open direct messages."""
    table = await playing(w)
    seat = seat_of(w, table, EVIL)
    await w.keeper.db.change_seat(table.id, seat, w.clock(), dm_ok=False)
    await table.reseat()
    w.env.inject_error("POST", f"/channels/{w.person(EVIL).user.dm_channel.id}/messages", status=403, code=50007, times=None)
    hand = await press(w, w.person(EVIL), "hand")
    select = select_of(hand.response)
    done = await w.person(EVIL).select(hand.response.message, ["order:round"], custom_id=select["custom_id"])
    assert "still called in the channel" in answered(done)
    assert "Do not wait for my reactions" in answered(done)
    again = select_of(hand.response)["custom_id"]
    gone = await w.person(EVIL).select(hand.response.message, ["order:none"], custom_id=again)
    assert "still called" not in answered(gone)
    await press(w, w.person(EVIL), "swift")
    hand = await press(w, w.person(EVIL), "hand")
    done = await w.person(EVIL).select(hand.response.message, ["order:round"], custom_id=select["custom_id"])
    assert "still called" not in answered(done)


async def test_a_withdrawn_order_brings_the_open_window_at_once(w: World) -> None:
    table = await playing(w)
    leader = table.live.state.leader
    name = next(n for n in PEOPLE if seat_of(w, table, n) == leader)
    await w.person(name).slash(w.channel, "alone orders", order="order:round")
    assert order(w, table, name) == "round"
    hero = w.person(HERO)
    await table.answer(hero.id, table.line(table.asks[0]), ["search"], interaction_id="s1")
    while not any(dict(a.args).get("moment") == "turn_end" for a in table.asks):
        if table.asks[0].hollow:
            w.clock.now += 300
            await due_now(w)
        else:
            await reply(w, table)
    assert all(a.hollow for a in table.asks)
    await posted(w)
    before, pings = public(w), w.pings()
    done = await w.person(name).slash(w.channel, "alone orders", order="order:none")
    await posted(w)
    assert not all(a.hollow for a in table.asks)
    assert any("do you play a card?" in texts(m) for m in done.followups), "asked where they withdrew it"
    assert (public(w), w.pings()) == (before, pings)
    w.clock.now += 3600
    await due_now(w)
    assert any(not a.hollow for a in table.asks), "the table no longer passes for them"


async def test_only_evil_has_orders_and_autocomplete_knows_them(w: World) -> None:
    table = await playing(w)
    refused = await w.person(HERO).slash(w.channel, "alone orders")
    assert "no standing orders" in answered(refused)
    hand = await press(w, w.person(HERO), "hand")
    assert not any(":order:" in str(c.get("custom_id")) for c in walk(hand.response.components))
    offered = await w.person(EVIL).autocomplete(w.channel, "alone orders", "order", "attacks")
    assert [c["value"] for c in offered] == ["order:attack"]
    assert await w.person(HERO).autocomplete(w.channel, "alone orders", "order", "") == []
    shown = await w.person(EVIL).slash(w.channel, "alone orders")
    assert chosen(select_of(shown.response)) == "order:none"
    assert table.live.state.evil[0].order == ""


async def concedes(w: World, name: str, label: str = "I give up") -> tuple[str, str]:
    """What is asked before, and what is said after."""
    asked = await w.person(name).slash(w.channel, "alone concede")
    assert asked.ephemeral
    before = texts(asked.response)
    await w.person(name).click(asked.response.message, label=label)
    await posted(w)
    return before, texts(asked.response)


@pytest.mark.rule("S-73")
async def test_the_hero_concedes_by_command_after_being_asked_once_more(w: World) -> None:
    table = await playing(w)
    asked, _ = await concedes(w, HERO)
    assert "The evil forces win" in asked
    assert table.over
    assert table.game.outcome["reason"] == "hero_conceded"
    assert any("anna concedes" in texts(m) for m in w.posts())


async def test_conceding_is_behind_more(w: World) -> None:
    table = await playing(w)
    more = await press(w, w.person(HERO), "more")
    assert "Concede …" in labels(more.response)
    assert "Standing orders …" not in labels(more.response)
    theirs = await press(w, w.person(EVIL), "more")
    assert {"Concede …", "Standing orders …"} <= set(labels(theirs.response))
    sure = await w.person(HERO).click(more.response.message, label="Concede …")
    assert not table.over
    assert "I give up" in labels(sure.response)
    strangers = await press(w, w.person("dora"), "more")
    assert "Concede …" not in labels(strangers.response)


async def test_evil_concedes_as_a_team_and_the_hero_learns_nothing_before(w: World) -> None:
    table = await playing(w)
    before = public(w)
    asked, done = await concedes(w, EVIL)
    assert "when all of you have conceded" in asked
    assert "goes on until the rest of your team" in done
    assert not table.over
    assert public(w) == before
    mates = w.person(MATE).user.dm_channel.history()
    assert any("bert** would concede" in (m.content or "") + texts(m) for m in mates)
    again = await w.person(EVIL).slash(w.channel, "alone concede")
    assert "I fight on" in labels(again.response)
    await concedes(w, MATE, "I give up")
    assert table.over
    assert table.game.outcome["reason"] == "evil_conceded"


async def test_who_fights_on_has_not_conceded(w: World) -> None:
    table = await playing(w)
    await concedes(w, EVIL)
    await concedes(w, EVIL, "I fight on")
    await concedes(w, MATE)
    assert not table.over


async def test_a_caretaker_does_not_hold_the_team_back(w: World) -> None:
    table = await playing(w)
    seat = seat_of(w, table, MATE)
    await table.change_seat(seat, w.person(MATE).id, caretaker=True)
    await concedes(w, EVIL)
    assert table.over
    assert table.game.outcome["reason"] == "evil_conceded"


async def test_an_order_in_between_does_not_keep_the_hero_from_taking_back_alone(w: World) -> None:
    table = await playing(w)
    hero = w.person(HERO)
    await table.answer(hero.id, table.line(table.asks[0]), ["locate"], interaction_id="l1")
    await posted(w)
    assert table.asks[0].msg == "al-locate"
    await w.person(EVIL).slash(w.channel, "alone orders", order="order:attack")
    await w.person(HERO).slash(w.channel, "game undo")
    await posted(w)
    assert table.asks[0].msg == "al-turn", "no vote was needed"


async def test_elder_sign_knows_neither(w: World) -> None:
    await begin(w, HERO, EVIL)
    more = await press(w, w.person(HERO), "more")
    assert not {"Concede …", "Standing orders …"} & set(labels(more.response))
