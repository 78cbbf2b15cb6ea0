"""Death May Die at a table: everything typed, everything that is no answer, and people who do the wrong thing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.boxes.death_may_die.box import DeathMayDieBox
from bot.hours import HOUR
from bot.lobby.wishes import set_for_seat
from bot.refusals import TableRefusal
from bot.shelf import Shelf
from games.death_may_die.rules.orders import USUAL
from games.death_may_die.state import DeathState
from games.kernel.live import Refused
from tests.bot.given import World, answer_ids, answered, custom_ids, labels, press, texts, walk, world
from tests.cogs.given import ALL, begin, due_now, posted, reply
from tests.games.death_may_die.house import beth, ian, night

JEROME = "find-1:left"


class Situated(DeathMayDieBox):
    """Anna and Ben in the office with a corpse and two cultists next door; Anna is hurt, and has something to give away."""

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> DeathState:
        return night(
            ian("office", wounds=3, stress=2, holds=[JEROME]),
            beth("office"),
            enemies={"corridor": ["cultist", "cultist"]},
            tokens={"corpse": ["office"]},
            finds=["find-14"],
            rerolls=True,
        )


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, cogs=ALL, shelf=Shelf([Situated()])) as made:
        yield made


async def playing(w: World, **more: Any) -> Any:
    return await begin(w, "anna", "ben", game="death-may-die", settled=False, **more)


def asked(table: Any) -> tuple[int, str]:
    ask = next(a for a in table.asks if a.needed)
    return ask.seat, ask.msg


async def types(w: World, who: str, command: str, **fields: str) -> str:
    """What it says privately."""
    said = answered(await w.person(who).slash(w.channel, f"death {command}", **fields))
    await posted(w)
    return said


def _key(value: str) -> str:
    """Of what autocomplete sends: question, meaning, key."""
    return value if value.startswith("none:") else value.split(":", 2)[-1]


async def offered(w: World, command: str, field: str, typed: str = "", who: str = "anna") -> dict[str, str]:
    """What autocomplete shows, by value."""
    found = await w.person(who).autocomplete(w.channel, f"death {command}", field, typed)
    return {_key(choice["value"]): choice["name"] for choice in found}


async def test_a_turn_is_typed_from_the_first_run_to_the_find(w: World) -> None:
    table = await playing(w)
    state = lambda: table.live.state  # noqa: E731

    assert (await offered(w, "trade", "what")) == {"trade": "Trade"}
    await types(w, "anna", "trade", what="trade")
    (gift,) = [value for value in await offered(w, "trade", "what") if value.startswith("give:0:")]
    await types(w, "anna", "trade", what=gift)
    assert [h.card for h in state().investigators[1].cards] == ["find-1"], "a gift needs nobody's leave"
    wanted = next(value for value in await offered(w, "trade", "what") if value.startswith("give:1:"))
    await types(w, "anna", "trade", what=wanted)
    assert asked(table) == (1, "dmd-give"), "what is Ben's is Ben's to give"
    await types(w, "ben", "trade", what="decline")
    (enough,) = [value for value, name in (await offered(w, "trade", "what")).items() if name == "None of these"]
    await types(w, "anna", "trade", what=enough)
    assert (asked(table), state().actions) == ((0, "dmd-action"), 2)

    await types(w, "anna", "act", what=next(iter(await offered(w, "act", "what", "loot"))))
    assert asked(table) == (0, "dmd-reroll")
    dice = await offered(w, "reroll", "dice")
    assert dice
    assert all(value.startswith("again:") for value in dice), dice
    await types(w, "anna", "reroll", dice=next(iter(dice)))
    assert state().roll.number == 1
    await types(w, "anna", "keep")
    assert state().roll is None

    await types(w, "anna", "rest")
    assert asked(table) == (0, "dmd-rest")
    await types(w, "anna", "choose", option=next(iter(await offered(w, "choose", "option"))))
    while asked(table)[1] != "dmd-discovery":  # the Mythos card
        await reply(w, table)
    await types(w, "anna", "discover", which=next(iter(await offered(w, "discover", "which"))))
    await posted(w)
    assert state().turn == 2 or asked(table)[0] == 0


async def test_a_run_and_an_attack_are_typed_and_only_what_is_there_is_suggested(w: World) -> None:
    table = await playing(w)
    ways = await offered(w, "run", "to", "corr")
    assert "run:corridor" in ways
    assert all("Corridor" in name for name in ways.values())
    await types(w, "anna", "run", to="run:corridor")
    foes = await offered(w, "attack", "whom")
    assert set(foes.values()) == {"Attack: Cultist (2 health)"}
    await types(w, "anna", "attack", whom=next(iter(foes)))
    assert asked(table) == (0, "dmd-reroll")
    assert (await offered(w, "run", "to")) == {}


async def test_whatever_is_not_possible_has_one_private_sentence_and_changes_nothing(w: World) -> None:
    table = await playing(w)
    post = w.board()
    before = (table.game.serial, len(w.posts()), texts(post))

    async def nothing_comes_of(said: str, *words: str) -> None:
        await posted(w)
        assert said, words
        assert all(word in said for word in words), said
        assert (table.game.serial, len(w.posts()), texts(w.board())) == before

    await nothing_comes_of(await types(w, "ben", "rest"), "anna")  # not Ben's turn
    await nothing_comes_of(await types(w, "ben", "run", to="run:corridor"), "anna")
    button = next(id for id in answer_ids(post) if id.endswith(":loot"))
    await nothing_comes_of(answered(await w.person("ben").click(post, custom_id=button)), "anna")  # another's button
    await nothing_comes_of(answered(await w.person("dora").click(post, custom_id=button)), "seat")  # nobody's
    await nothing_comes_of(await types(w, "anna", "attack", whom="attack:cultist.1"))  # it stands next door
    await nothing_comes_of(await types(w, "anna", "attack", whom="attack:cultist.9"))  # there is none
    await nothing_comes_of(await types(w, "anna", "reroll", dice="again:standard:blank:1"))  # no roll lies there
    await nothing_comes_of(await types(w, "anna", "discover", which="take:left"))
    await nothing_comes_of(await types(w, "anna", "why", what="reroll"), "DMD-REROLL-01")
    await nothing_comes_of(await types(w, "anna", "why", what="attack"), "DMD-ATTACK")


async def test_an_answer_counts_once_and_one_to_a_question_that_is_over_not_at_all(w: World) -> None:
    table = await playing(w)
    anna, line = w.person("anna").id, table.line(table.asks[0])
    await table.answer(anna, line, ("rest",), interaction_id="first")
    serial = table.game.serial
    assert asked(table) == (0, "dmd-rest")
    for picks, who in ((("rest",), anna), (("pass",), anna), (("rest",), w.person("ben").id)):
        with pytest.raises((Refused, TableRefusal)):
            await table.answer(who, line, picks, interaction_id=f"again {picks}")
    assert (table.game.serial, table.live.state.actions) == (serial, 2)


async def test_a_target_that_has_died_or_moved_is_refused_with_the_reason(w: World) -> None:
    """Somebody has looked at the suggestions, and meanwhile the one they meant is gone."""
    table = await playing(w)
    await types(w, "anna", "run", to="run:corridor")
    foe = next(iter(await offered(w, "attack", "whom")))
    assert foe == "attack:cultist.1"
    await types(w, "anna", "attack", whom=foe)
    serial = table.game.serial
    assert "Another question comes first" in await types(w, "anna", "attack", whom="attack:cultist.2")
    assert "reroll, or keep it" in await types(w, "anna", "run", to="run:office"), "and shows what is asked"
    assert await types(w, "anna", "reroll", dice="again:standard:tentacle:9")
    assert table.game.serial == serial


# What is no answer


async def test_taking_back_pausing_and_being_away_work_as_in_any_game(w: World) -> None:
    table = await playing(w)
    anna, ben = w.person("anna"), w.person("ben")

    await types(w, "anna", "run", to="run:corridor")
    assert table.live.state.investigators[0].space == "corridor"
    assert "Taken back: 1 answer" in answered(await anna.slash(w.channel, "game undo"))
    await posted(w)
    assert (table.live.state.investigators[0].space, table.live.state.actions) == ("office", 3)

    await ben.slash(w.channel, "game pause")
    await posted(w)
    assert "paused" in (await types(w, "anna", "run", to="run:corridor")).lower()
    await ben.slash(w.channel, "game resume")
    await posted(w)

    quits = await anna.slash(w.channel, "game leave")
    caretaker = next(id for id in custom_ids(quits.response) if ":-:quit-caretaker:" in id)
    await anna.click(quits.response.message, custom_id=caretaker)
    await posted(w)
    assert table.seats[0].caretaker
    assert asked(table)[0] == 1, "a caretaker has played Anna's turn"


async def test_a_deadline_answers_for_whoever_is_silent(w: World) -> None:
    table = await playing(w, pace="24h")
    serial = table.game.serial
    w.clock.now += 48 * HOUR
    assert await due_now(w)
    assert table.game.serial > serial
    assert table.live.state.actions < 3 or table.live.state.turn > 1


async def test_a_seat_is_passed_on_with_its_orders_withdrawn(w: World) -> None:
    table = await playing(w)
    await types(w, "anna", "orders", order="order:last")
    assert "last" in table.live.state.orders["0"]
    dora = w.person("dora")
    await table.change_seat(0, dora.id, user_id=dora.id, name="dora", caretaker=False, away_until=None)
    await posted(w)
    assert table.live.state.orders["0"] == list(USUAL)
    assert "Ian" in await types(w, "dora", "sheet")
    await types(w, "dora", "run", to="run:corridor")
    assert table.live.state.investigators[0].space == "corridor"


async def test_whoever_leaves_for_good_takes_the_investigator_along(w: World) -> None:
    table = await playing(w)
    quits = await w.person("ben").slash(w.channel, "game leave")
    sure = await w.person("ben").click(quits.response.message, label="Nobody: leave for good")
    await w.person("ben").click((sure.response or quits.response).message, label="Leave for good")
    await posted(w)
    await reply(w, table, ("run:corridor",))  # heeded when the step that is open ends
    await posted(w)
    assert [i.fate for i in table.live.state.investigators] == ["", "left"]
    assert "leaves the house" in texts(w.board())


# Stories


async def test_a_story_begun_on_the_post_can_be_read_whole(w: World) -> None:
    table = await playing(w)
    assert "Read it" in labels(w.board())
    await reply(w, table, ("pass",))
    await posted(w)
    whole = answered(await press(w, w.person("ben"), "read"))
    card = table.box.cards.mythos["night-shift-5"]
    assert card.name.en in whole
    assert card.flavour.en in whole


# Looking things up


@pytest.mark.parametrize("episode", ["under the mountain", "unter dem berg"])
async def test_the_rules_of_an_episode_are_found_under_its_name(w: World, episode: str) -> None:
    found = answered(await w.person("anna").slash(w.channel, "rules", words=episode))
    for action in DeathMayDieBox().cards.episodes["mountain"].actions:
        assert action.name.en in found
    assert "…" not in found


async def test_before_anything_is_typed_the_rules_offer_the_episodes(w: World) -> None:
    offered = await w.person("anna").autocomplete(w.channel, "rules", "words", "")
    assert {"card-mountain", "card-hastur"} <= {choice["value"] for choice in offered}
    assert "Charge a seal" in answered(await w.person("anna").slash(w.channel, "rules", words="card-mountain"))


# Wishes


async def test_whoever_plays_alone_cannot_wish_for_one_investigator_twice(w: World) -> None:
    anna = w.person("anna")
    await anna.slash(w.channel, "game new", game="death-may-die")
    mine = await press(w, anna, "mywish")
    first, second = [i for i in custom_ids(mine.response) if ":-:setmywish:" in i]
    await anna.select(mine.response.message, ["ian"], custom_id=first)
    selects = {c["custom_id"]: [o["value"] for o in c["options"]] for c in walk(mine.response.components) if c.get("type") == 3}
    assert "ian" in selects[first]
    assert "ian" not in selects[second]
    pressed: Any = SimpleNamespace(user=anna)
    table = await w.table()
    with pytest.raises(TableRefusal, match="no-wish-taken"):  # as from a list that was opened before
        await set_for_seat(w.keeper, pressed, table, "second/0", ["ian"], table.reader())
    await anna.select(mine.response.message, ["borya"], custom_id=second)
    table = await w.table()
    assert {name: table.seats[0].choices[name] for name in ("investigator", "second")} == {
        "investigator": "ian",
        "second": "borya",
    }
