"""Elder Sign by typing: the same options and keys as on the buttons, and only what is legal now."""

from __future__ import annotations

from typing import Any

import pytest

from bot import typed
from tests.bot.given import World, answer, answered, by_user, custom_ids, open_game, texts
from tests.cogs.given import reply

VERBS: dict[str, str | None] = {
    "move": "to",
    "roll": None,
    "solve": "task",
    "fail": None,
    "discard": "what",
    "focus": "die",
    "assist": "who",
    "clue": None,
    "use": "card",
    "buy": "what",
    "choose": "option",
}


async def until(w: World, table: Any, msg: str, most: int = 60) -> Any:
    for _ in range(most):
        ask = next(a for a in table.asks if a.needed)
        if ask.msg == msg:
            return ask
        await answer(w, table)
    raise AssertionError(f"{msg} was not asked")


def me(w: World, table: Any) -> Any:
    return by_user(w, table.user_of(next(a for a in table.asks if a.needed).seat))


@pytest.mark.parametrize("verb", sorted(VERBS))
async def test_without_a_game_every_verb_says_so(w: World, verb: str) -> None:
    options = {VERBS[verb]: "x"} if VERBS[verb] else {}
    result = await w.person("anna").slash(w.channel, f"elder {verb}", **options)
    assert result.ephemeral
    assert "There is no game in this channel" in answered(result)


async def test_autocomplete_offers_exactly_what_the_question_offers(w: World) -> None:
    table = await open_game(w, "anna", "bert")
    ask = await until(w, table, "es-move")
    found = await me(w, table).autocomplete(w.channel, "elder move", "to", "")
    offered = [o for o in ask.options if o.key.startswith("go:") or o.key == "stay"]
    assert [c["value"].rpartition(":")[2] for c in found] == [o.key.rpartition(":")[2] for o in offered]
    other = next(p for p in w.people.values() if p is not me(w, table))
    assert await other.autocomplete(w.channel, "elder move", "to", "") == []
    assert await me(w, table).autocomplete(w.channel, "elder solve", "task", "") == []


async def test_a_turn_by_commands(w: World) -> None:
    table = await open_game(w, "anna")
    await until(w, table, "es-move")
    anna = w.person("anna")
    there = table.box.cards.by_id[table.view(None).cards[0].card].name.en
    choice = (await anna.autocomplete(w.channel, "elder move", "to", there[:6]))[0]
    result = await anna.slash(w.channel, "elder move", to=choice["value"])
    assert "Done:" in answered(result)
    assert table.asks[0].msg == "es-before-roll"
    assert there in texts(w.board())
    result = await anna.slash(w.channel, "elder roll")
    assert "Done:" in answered(result)
    assert table.view(None).attempt.rolls == 1 or table.asks[0].msg != "es-before-roll"
    assert table.game.serial >= 2


async def test_labels_and_their_beginnings_can_be_typed(w: World) -> None:
    table = await open_game(w, "anna")
    ask = await until(w, table, "es-move")
    stay = next(o for o in ask.options if o.key == "stay")
    label = table.box.option_label(ask, stay, table.reader())
    result = await w.person("anna").slash(w.channel, "elder move", to=label[: len(label) - 1].upper())
    assert "Done:" in answered(result)
    assert (await w.keeper.db.log(table.id))[-1].picks == ("stay",)


async def test_what_is_not_possible_is_explained_with_the_question(w: World) -> None:
    table = await open_game(w, "anna")
    await until(w, table, "es-move")
    anna = w.person("anna")
    was = table.game.serial
    for verb in ("roll", "clue", "fail"):
        said = answered(await anna.slash(w.channel, f"elder {verb}"))
        assert "You have not moved yet" in said, verb
        assert "ES-TURN-02" in said, verb
        assert "where do you go" in said, verb
    result = await anna.slash(w.channel, "elder move", to="Atlantis")
    assert "“Atlantis” is not possible now" in answered(result)
    result = await anna.slash(w.channel, "elder focus", die="g1")
    assert "You have not moved yet" in answered(result)  # why, not only that
    assert table.game.serial == was


async def test_an_old_suggestion_is_stale(w: World) -> None:
    table = await open_game(w, "anna")
    await until(w, table, "es-move")
    anna = w.person("anna")
    old = (await anna.autocomplete(w.channel, "elder move", "to", ""))[0]["value"]
    await answer(w, table)
    was = table.game.serial
    result = await anna.slash(w.channel, "elder move", to=old)
    assert "gone or means something else" in answered(result)
    assert table.game.serial == was


async def test_another_persons_turn(w: World) -> None:
    table = await open_game(w, "anna", "bert", "dora")
    await until(w, table, "es-move")
    while len(table.asks) > 1:  # somebody may help, whoever was dealt: then nobody would be asked nothing
        await answer(w, table)
        await until(w, table, "es-move")
    other = next(p for p in w.people.values() if p is not me(w, table))
    name = table.names[table.asks[0].seat]
    told = f"Nothing is asked of you right now. We wait for {name}."
    assert answered(await other.slash(w.channel, "elder roll")) == told
    typed = await other.slash(w.channel, "elder move", to="The Entrance")
    assert answered(typed) == told  # not "This is possible:" with nothing behind it
    result = await w.person("carl").slash(w.channel, "elder roll")
    assert "no seat at this table" in answered(result)
    why = await other.slash(w.channel, "elder why", what="roll")
    assert f"It is **{name}**’s turn" in answered(why)


async def test_why_answers_in_the_readers_language(w: World) -> None:
    table = await open_game(w, "anna")
    await until(w, table, "es-move")
    anna = w.person("anna")
    await w.keeper.db.change_user(anna.id, 0, language="de")
    result = await anna.slash(w.channel, "elder why", what="focus")
    assert "Du hast dich noch nicht bewegt" in answered(result)
    result = await anna.slash(w.channel, "elder why", what="tanzen")
    assert "„tanzen“ gibt es nicht" in answered(result)
    offered = await anna.slash(w.channel, "elder why", what="move")
    assert "Das geht gerade" in answered(offered)
    names = await anna.autocomplete(w.channel, "elder why", "what", "konz")
    assert [c["value"] for c in names] == ["focus"]


async def test_focus_used_this_turn_is_the_reason_that_is_told(w: World) -> None:
    """After a failed roll and a focus, a second one is refused because it was used."""
    table = await open_game(w, "anna")
    anna = w.person("anna")
    for _ in range(80):
        ask = next(a for a in table.asks if a.needed)
        keys = [o.key for o in ask.options]
        focus = next((k for k in keys if k.startswith("focus:")), None)
        if focus:
            await answer(w, table, (focus,))
            break
        if ask.msg == "es-after-roll":
            await answer(w, table, ("fail",))
        elif ask.msg == "es-before-roll" and "roll" in keys:
            await answer(w, table, ("roll",))
        elif ask.msg == "es-move":
            await answer(w, table, (keys[0],))
        else:
            await answer(w, table)
    result = await anna.slash(w.channel, "elder why", what="focus")
    assert answered(result) == "You have focused already this turn. (`ES-FOCUS-01`)"


async def test_several_picks_are_typed_with_commas(w: World) -> None:
    table = await open_game(w, "anna")
    anna = w.person("anna")
    for _ in range(120):
        ask = next(a for a in table.asks if a.needed)
        if ask.most > 1:
            break
        keys = [o.key for o in ask.options]
        await reply(w, table, ("clue",) if "clue" in keys else None)
    assert ask.most > 1
    first, second = ask.options[0], ask.options[1]
    shown = await anna.autocomplete(w.channel, "elder choose", "option", f"{first.key},")
    assert second.key in shown[0]["value"].split(",")
    assert first.key not in [c["value"] for c in shown]
    result = await anna.slash(w.channel, "elder choose", option=f"{first.key}, {second.key}")
    assert "Done:" in answered(result)
    assert (await w.keeper.db.log(table.id))[-1].picks == (first.key, second.key)


def test_a_verb_stands_for_beginnings_and_whole_keys() -> None:
    from games.kernel.ask import Option

    assert typed.belongs(Option("go:A1", 0), ("go:", "stay"))
    assert typed.belongs(Option("stay", 0), ("go:", "stay"))
    assert not typed.belongs(Option("stay-put", 0), ("go:", "stay"))
    assert typed.belongs(Option("anything", 0), None)


async def order(w: World, name: str, how: str) -> Any:
    """Press the standing order behind "More …"."""
    person = w.person(name)
    sheet = (await person.click(w.board(), custom_id=next(i for i in custom_ids(w.board()) if ":-:more:" in i))).response
    return await person.click(sheet, custom_id=next(i for i in custom_ids(sheet) if i.endswith(f":-:go-on:{how}")))


async def after_a_solved_task(w: World, table: Any) -> Any:
    """Play until a task is solved that is not the last one; what is asked then, if nothing can be kept or assisted."""
    for _ in range(400):
        ask = next(a for a in table.asks if a.needed)
        solving = next((o.key for o in ask.options if o.key.startswith("solve:")), None)
        picks = (solving,) if solving else ("roll",) if "roll" in ask.keys else None
        before = len([a for a in await w.keeper.db.log(table.id) if a.by == "order"])
        turn = table.view(None).turn
        await answer(w, table, picks)
        log = await w.keeper.db.log(table.id)
        if solving and table.view(None).turn == turn and table.view(None).attempt is not None:
            return len([a for a in log if a.by == "order"]) - before, next(a for a in table.asks if a.needed)
    raise AssertionError("no task was solved")


async def test_whoever_has_ordered_it_rolls_on_without_being_asked(w: World) -> None:
    table = await open_game(w, "anna")
    ordered, ask = await after_a_solved_task(w, table)
    assert (ordered, ask.msg) == (0, "es-before-roll")
    await order(w, "anna", "on")
    assert table.seats[0].choices["goes_on"] is True
    ordered, ask = await after_a_solved_task(w, table)
    assert ordered == 1
    assert ask.msg != "es-before-roll"
    await w.restart()
    table = await w.table()
    assert table.seats[0].choices["goes_on"] is True
    await order(w, "anna", "off")
    ordered, ask = await after_a_solved_task(w, table)
    assert (ordered, ask.msg) == (0, "es-before-roll")


async def test_the_order_does_not_roll_after_a_move_nor_past_a_die_to_keep(w: World) -> None:
    table = await open_game(w, "anna")
    await order(w, "anna", "on")
    box, moved, kept = table.box, 0, 0
    for _ in range(200):
        ask = next(a for a in table.asks if a.needed)
        picks = ("fail",) if "fail" in ask.keys else (ask.keys[0],) if ask.msg == "es-move" else None
        await answer(w, table, picks)
        then = next(a for a in table.asks if a.needed)
        if ask.msg == "es-move" and picks and picks[0].startswith("go:") and then.msg == "es-before-roll":
            moved += 1
        if ask.msg == "es-discard" and any(k.startswith("focus:") for k in then.keys):
            kept += 1
            assert box.goes_on(ask, then) is None
        if moved and kept:
            return
    raise AssertionError((moved, kept))
