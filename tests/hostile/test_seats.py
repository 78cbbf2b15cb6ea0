"""Whose seat it is lies in the memory: forged, stale and borrowed buttons take nobody's place, and nobody learns the other
side's secrets by sitting down there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from bot import button_ids, offers, returning
from bot.boxes.alone.box import AloneBox
from bot.ending import end_game
from bot.refusals import TableRefusal
from bot.shelf import Shelf
from db import tables as t
from tests.bot.given import World, answered, custom_ids, labels, texts, unhurried_pictures, world  # noqa: F401
from tests.bot.test_presses import send_press
from tests.bot.tiny import TinyBox
from tests.cogs.given import begin, posted, with_button

ODD = ("²", "٣x", "1²", "-1", "+1", " 1", "1.0", "0x1", "9" * 19, "9" * 40, "", "١", "01")


HERO, EVIL, MATE = "anna", "bert", "cleo"
FEW = tuple(f"cogs.{name}" for name in ("lobby", "table", "seats", "time", "asides", "replay"))


class Sided(TinyBox):
    """One against the others, as in ALONE; it begins at once."""

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        return AloneBox.allies(ALONE, seat, seats, options)


ALONE = AloneBox()


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    """A small game with two sides. What ALONE itself adds to it is tested with ALONE (`tests/cogs`)."""
    async with world(tmp_path, cogs=FEW, shelf=Shelf([Sided(["turn:0", "window", "turn:1", "turn:0"])])) as made:
        yield made


async def playing(w: World, *names: str, channel: Any = None) -> Any:
    return await begin(w, *(names or (HERO, EVIL, MATE)), game="tiny", settled=False, channel=channel)


def seat_of(w: World, table: Any, name: str) -> int:
    return table.seats_of(w.person(name).id)[0]


def deed(table: Any, name: str, argument: str) -> str:
    return button_ids.deed_button(table.id, name, argument)


async def forged(w: World, who: str, table: Any, name: str, argument: str) -> str:
    post = next(m for m in reversed(w.posts()) if custom_ids(m))
    return answered(await send_press(w, w.person(who), post, deed(table, name, argument)))


async def sitting(w: World, table: Any) -> list[tuple[int | None, bool]]:
    return [(s.user_id, s.caretaker) for s in await w.keeper.db.seats(table.id)]


async def offered(w: World, by: str, to: str) -> tuple[Any, str]:
    """Somebody offers their own seat; the post and its button."""
    said = answered(await w.person(by).slash(w.channel, "game replace", seat=by, by=w.person(to)))
    assert "on offer" in said, said
    await posted(w)
    return with_button(w, ":-:take:")


async def test_a_seat_nobody_has_offered_is_not_taken_by_a_button_that_says_so(w: World) -> None:
    table = await playing(w)
    before = await sitting(w, table)
    for who in ("dora", HERO, EVIL):
        me, holder = w.person(who).id, w.person(MATE).id
        for argument in (f"2.{me}.{holder}", f"1.{me}.{w.person(EVIL).id}", "1", "0"):
            assert "no longer stands" in await forged(w, who, table, "take", argument)
            assert "no longer stands" in await forged(w, who, table, "untake", argument)
            assert "no longer stands" in await forged(w, who, table, "decline", argument)
    assert await sitting(w, table) == before


async def test_an_offer_is_taken_only_by_whom_it_names_and_only_once(w: World) -> None:
    table = await playing(w)
    before = await sitting(w, table)
    post, take = await offered(w, EVIL, "dora")
    for who in ("erik", HERO, MATE, EVIL):
        assert "somebody else" in answered(await w.person(who).click(post, custom_id=take))
    assert await sitting(w, table) == before
    await w.person("dora").click(post, custom_id=take)
    await posted(w)
    assert table.user_of(seat_of(w, table, "dora")) == w.person("dora").id
    ended = next(m for m in w.posts() if m.id == post.id)
    assert not custom_ids(ended)
    assert f"**dora** takes over the seat of **{EVIL}**." in texts(ended)
    after = await sitting(w, table)
    assert "no longer stands" in await forged(w, "dora", table, "take", take.rpartition(":")[2])
    assert await sitting(w, table) == after


async def test_another_tables_offer_is_none_here(w: World) -> None:
    table = await playing(w)
    elsewhere = w.guild.create_text_channel("elsewhere")
    other = await playing(w, HERO, EVIL, channel=elsewhere)
    made = await w.keeper.offers.make(other, 1, w.person("dora").id, w.person(EVIL).id)
    before = await sitting(w, table)
    assert "no longer stands" in await forged(w, "dora", table, "take", str(made.id))
    assert "no longer stands" in await forged(w, EVIL, table, "untake", str(made.id))
    assert await sitting(w, table) == before
    assert (await w.keeper.db.offer(made.id)).state == "open"


@pytest.mark.parametrize("to", [HERO, "dora"])
async def test_the_host_does_not_give_away_the_seat_of_somebody_who_is_here(w: World, to: str) -> None:
    table = await playing(w)
    assert table.game.host_id == w.person(HERO).id
    before = await sitting(w, table)
    said = answered(await w.person(HERO).slash(w.channel, "game replace", seat=EVIL, by=w.person(to)))
    await posted(w)
    assert ("knows too much" if to == HERO else "bert is here") in said
    assert await sitting(w, table) == before
    assert await w.keeper.db.offers(table.id) == []
    assert await w.keeper.db.votes(table.id) == []


async def test_a_seat_never_goes_to_the_other_side_but_to_ones_own(w: World) -> None:
    table = await playing(w)
    evil = seat_of(w, table, EVIL)
    for by, to in ((EVIL, HERO), (HERO, EVIL), (HERO, MATE)):
        refused = answered(await w.person(by).slash(w.channel, "game replace", seat=by, by=w.person(to)))
        assert "knows too much" in refused
        asked = await w.person(by).slash(w.channel, "game leave")
        menu = next(i for i in custom_ids(asked.response) if ":-:quit-to:" in i)
        left = await w.person(by).select(asked.response.message, [w.person(to)], custom_id=menu)
        assert "knows too much" in answered(left)
    assert await w.keeper.db.offers(table.id) == []
    post, take = await offered(w, EVIL, MATE)
    await w.person(MATE).click(post, custom_id=take)
    assert table.user_of(evil) == w.person(MATE).id


async def test_whoever_has_sat_on_the_other_side_once_knows_too_much_for_ever(w: World) -> None:
    table = await playing(w)
    post, take = await offered(w, EVIL, "dora")
    await w.person("dora").click(post, custom_id=take)
    for seen in (EVIL, "dora"):
        refused = answered(await w.person(HERO).slash(w.channel, "game replace", seat=HERO, by=w.person(seen)))
        assert "knows too much" in refused, seen
    # Dora has answered nothing and passes it on: what she has seen she has seen.
    post, take = await offered(w, "dora", "erik")
    await w.person("erik").click(post, custom_id=take)
    assert not table.seats_of(w.person("dora").id)
    refused = answered(await w.person(HERO).slash(w.channel, "game replace", seat=HERO, by=w.person("dora")))
    assert "knows too much" in refused


async def test_of_two_offers_from_two_sides_only_one_can_be_taken(w: World) -> None:
    table = await playing(w)
    first, evil = await offered(w, EVIL, "dora")
    second, hero = await offered(w, HERO, "dora")
    await w.person("dora").click(first, custom_id=evil)
    assert "knows too much" in answered(await w.person("dora").click(second, custom_id=hero))
    assert table.user_of(seat_of(w, table, HERO)) == w.person(HERO).id


async def test_not_even_at_the_same_moment(w: World) -> None:
    table = await playing(w)
    dora = w.person("dora")
    made = [await w.keeper.offers.make(table, seat_of(w, table, who), dora.id, w.person(who).id) for who in (HERO, EVIL)]
    taken = [w.keeper.offers.take(table, offer, dora.id, "dora") for offer in made]
    ends = await asyncio.gather(*taken, return_exceptions=True)
    assert [e.id for e in ends if isinstance(e, TableRefusal)] == ["no-other-side"]
    assert len(table.seats_of(dora.id)) == 1
    assert sorted(o.state for o in await w.keeper.db.offers(table.id)) == ["open", "taken"]


LATE = {
    "leaves to a caretaker": "quit-caretaker:",
    "is away": "away:3/caretaker",
    "takes it back": "back:1",
    "offers it": "/game replace",
}


@pytest.mark.parametrize("late", LATE.values(), ids=LATE)
async def test_whoever_had_a_seat_does_nothing_to_whoever_takes_it_at_that_moment(
    w: World, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    """Between the look at who sits there and the deed somebody else sits down."""
    table, dora, former = await playing(w), w.person("dora"), w.person(EVIL)
    evil = seat_of(w, table, EVIL)
    if late == LATE["takes it back"]:
        await table.change_seat(evil, former.id, caretaker=True)
    waiting = [await w.keeper.offers.make(table, evil, dora.id, former.id)]
    await posted(w)

    def dora_first(do: Any) -> Any:
        async def then(*args: Any, **kwargs: Any) -> Any:
            while waiting:
                await w.keeper.offers.take(table, waiting.pop(), dora.id, "dora")
            return await do(*args, **kwargs)

        return then

    for where, name in ((w.keeper.db, "make_offer"), (type(table), "change_seat")):
        monkeypatch.setattr(where, name, dora_first(getattr(where, name)))
    if late == LATE["offers it"]:
        said = answered(await former.slash(w.channel, "game replace", seat=EVIL, by=w.person("erik")))
        assert "seat of dora" in said, said
    else:
        name, _, argument = late.partition(":")
        said = await forged(w, EVIL, table, name, argument)
        assert "not sit" in said or "no seat" in said, said
    await posted(w)
    assert not waiting
    seat = (await w.keeper.db.seats(table.id))[evil]
    assert (seat.user_id, seat.caretaker, seat.away_until) == (dora.id, False, None)
    assert [o.state for o in await w.keeper.db.offers(table.id)] == ["taken"]


async def test_whoever_comes_back_to_a_game_from_a_file_takes_no_seat_that_another_has_just_taken(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, dora, former = await playing(w), w.person("dora"), w.person(EVIL)
    evil = seat_of(w, table, EVIL)
    await table.change_seat(evil, None, user_id=None, caretaker=True)
    async with w.keeper.db.writing() as conn:
        await conn.execute(update(t.seat).where(t.seat.c.seat == evil).values(kept_for=former.id))
    await table.refresh()
    offer = await w.keeper.offers.make(table, evil, dora.id, w.person(MATE).id)
    refresh, waiting = type(table).refresh, [offer]

    async def dora_next(self: Any) -> None:
        await refresh(self)
        if waiting:  # the look at who sits there is over
            sits: Any = table.seats
            await w.keeper.offers.take(table, waiting.pop(), dora.id, "dora")
            table.seats = sits

    monkeypatch.setattr(type(table), "refresh", dora_next)
    with pytest.raises(TableRefusal) as refused:
        await returning.sit_down(table, former.id, EVIL)
    assert refused.value.id == "returning-taken"
    assert (await w.keeper.db.seats(table.id))[evil].user_id == dora.id


async def test_an_offer_is_withdrawn_by_its_maker_and_declined_by_whom_it_is_for(w: World) -> None:
    table = await playing(w)
    for who, deed in ((EVIL, "untake"), ("dora", "decline"), ("dora", "untake")):
        post, take = await offered(w, EVIL, "dora")
        assert labels(post) == ["Take the seat", "No, thanks", "Call it off"]
        off, no = with_button(w, ":-:untake:")[1], with_button(w, ":-:decline:")[1]
        for stranger in (HERO, MATE, "erik"):
            assert "not yours" in answered(await w.person(stranger).click(post, custom_id=off))
            assert "somebody else" in answered(await w.person(stranger).click(post, custom_id=no))
        assert "somebody else" in answered(await w.person(EVIL).click(post, custom_id=no))
        said = answered(await w.person(who).click(post, custom_id={"untake": off, "decline": no}[deed]))
        assert ("The offer is off" if who == EVIL else f"Declined: the seat of {EVIL} stays as it is.") in said
        await posted(w)
        ended = next(m for m in w.posts() if m.id == post.id)
        told = (
            f"The seat of **{EVIL}** is no longer on offer." if who == EVIL else f"**dora** does not want the seat of **{EVIL}**."
        )
        assert told in texts(ended)
        assert not custom_ids(ended)
        assert "no longer stands" in await forged(w, "dora", table, "take", take.rpartition(":")[2])
    assert not table.seats_of(w.person("dora").id)


@pytest.mark.parametrize("down", [True, False], ids=["while nobody was there", "while it ran"])
async def test_an_offer_stands_for_three_days(w: World, down: bool) -> None:
    table = await playing(w)
    post, take = await offered(w, EVIL, "dora")
    w.clock.now += offers.STANDS
    assert "no longer stands" in answered(await w.person("dora").click(post, custom_id=take)), "even before it is swept"
    if down:
        await w.restart()
    else:
        await w.keeper.schedule.clock.tick()
    await posted(w)
    assert [o.state for o in await w.keeper.db.offers(table.id)] == ["expired"]
    assert "in time" in texts(next(m for m in w.posts() if m.id == post.id))
    table = await w.table()
    assert not table.seats_of(w.person("dora").id)


async def test_a_newer_offer_an_own_change_of_mind_or_coming_back_ends_an_offer(w: World) -> None:
    table = await playing(w)
    evil = seat_of(w, table, EVIL)
    first, take = await offered(w, EVIL, "dora")
    await offered(w, EVIL, "erik")
    assert "no longer stands" in await forged(w, "dora", table, "take", take.rpartition(":")[2])
    assert not custom_ids(next(m for m in w.posts() if m.id == first.id))
    # What the table offers of a missing person's seat falls when that person is back.
    await table.change_seat(evil, w.person(EVIL).id, caretaker=True)
    made = await w.keeper.offers.make(table, evil, w.person("dora").id, w.person(HERO).id)
    await posted(w)
    assert (await forged(w, EVIL, table, "back", str(evil))) == "Welcome back."
    await posted(w)
    assert "no longer stands" in await forged(w, "dora", table, "take", str(made.id))
    assert (await w.keeper.db.offer(made.id)).state == "withdrawn"
    assert table.user_of(evil) == w.person(EVIL).id


async def test_an_offer_in_a_game_that_is_over_is_none(w: World) -> None:
    table = await playing(w)
    made = await w.keeper.offers.make(table, 1, w.person("dora").id, w.person(EVIL).id)
    await end_game(table, None)
    assert "over" in await forged(w, "dora", table, "take", str(made.id))
    assert not table.seats_of(w.person("dora").id)


async def test_a_free_seat_is_given_by_its_own_side(w: World) -> None:
    table = await playing(w)
    evil = seat_of(w, table, EVIL)
    await w.keeper.db.forget_user(w.person(EVIL).id, w.clock())
    await table.refresh()
    refused = answered(await w.person(HERO).slash(w.channel, "game replace", seat=str(evil), by=w.person("dora")))
    assert "play on its side" in refused
    given = answered(await w.person(MATE).slash(w.channel, "game replace", seat=str(evil), by=w.person("dora")))
    assert "on offer" in given


async def test_odd_numbers_in_buttons_are_refused_in_words_and_change_nothing(w: World) -> None:
    table = await playing(w)
    before, serial = await sitting(w, table), table.game.serial
    forms = dict.fromkeys(
        ("back", "stand-in", "order", "ordering", "concede-sure", "fight-on", "take", "untake", "decline"), "{}"
    )
    forms |= {"vote": "{}/yes", "replay": "s{}", "setmywish": "side/{}", "page": "0000.00000000/{}", "snooze": "0.{}/hour"}
    for argument in ODD:
        for name, form in forms.items():
            said = await forged(w, EVIL, table, name, form.format(argument))
            assert said, name
            assert "fault" not in said.lower(), (name, argument, said)
    assert (await sitting(w, table), (await w.keeper.db.game(table.id)).serial) == (before, serial)


async def test_a_button_about_somebody_elses_seat_does_nothing_to_it(w: World) -> None:
    table = await playing(w)
    before, serial = await sitting(w, table), table.game.serial
    mate = seat_of(w, table, MATE)
    for name in ("back", "order", "concede-sure", "fight-on"):
        for who in (HERO, EVIL, "dora"):
            assert await forged(w, who, table, name, str(mate))
    assert (await sitting(w, table), (await w.keeper.db.game(table.id)).serial) == (before, serial)


@pytest.mark.parametrize("text", ODD)
def test_a_number_is_what_we_write_ourselves(text: str) -> None:
    assert button_ids.number(text) is None


@pytest.mark.parametrize("number", [0, 1, 10, 2**63 - 1])
def test_numbers_of_64_bits_are_read(number: int) -> None:
    assert button_ids.number(str(number)) == number
    assert button_ids.number(str(2**63)) is None
