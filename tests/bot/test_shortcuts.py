"""Fewer presses: what is obvious is not asked, one press may be several answers, and both can be taken back as one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import shortcuts
from bot.reader import Reader
from bot.refusals import OptionChanged
from bot.shelf import open_box
from bot.tables.kept import ASKS_ALL
from games import registry
from games.kernel.ask import Ask, Option, option
from games.kernel.shortcuts import Several, Shortcuts, answers, chain, links, meant, picked
from keeper.games import game
from keeper.simulate import simulate
from tests.bot.given import WORDS, World, answered, custom_ids, press, world
from tests.cogs.given import asked, begin, posted, reply

COGS = ("cogs.lobby", "cogs.table", "cogs.seats", "cogs.undo", "cogs.games")


class Pairs(Shortcuts):
    def chains(self, view: Any, ask: Ask) -> list[Option[None]]:
        return [option(chain("a", "b"), None)]

    def several(self, view: Any, ask: Ask) -> Several:
        return Several("x", (option("c", None), option("d", None)), 2, 2, first="a", then="e")


def test_a_chain_is_its_links_and_several_picks_follow_what_comes_first() -> None:
    ask = Ask(0, "q", [option("a", None)])
    assert links("a>b") == ("a", "b")
    assert set(meant(Pairs(), None, ask)) == {"a>b", ">c", ">d"}
    assert answers(Pairs(), None, ask, ["a>b"]) == [("a",), ("b",)]
    assert answers(Pairs(), None, ask, [">d", ">c"]) == [("a",), ("d",), ("c",), ("e",)]
    assert answers(Pairs(), None, ask, [">c"]) is None  # too few
    assert answers(Pairs(), None, ask, [">c", ">c"]) is None
    assert picked(option("c", None)).key == ">c"


@pytest.mark.parametrize(("name", "seats"), [("elder-sign", 2), ("alone", 2)])
def test_no_key_of_the_rules_looks_like_a_chain(name: str, seats: int) -> None:
    seen: set[str] = set()
    simulate(game(name), 1, seats, 5, "random", watch=lambda live, moved: seen.update(k for a in live.asks for k in a.keys))
    assert len(seen) > 30
    assert not [key for key in seen if ">" in key]


@pytest.mark.parametrize("name", registry.names())
def test_what_a_press_of_several_answers_says_can_be_said(name: str) -> None:
    """Also where the same option stands in a select of several: a whole post would go without its deeds."""
    shelf, box = game(name), open_box(registry.manifest(name))
    readers = [Reader(lang, WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)}) for lang in ("en", "de")]
    seen: dict[tuple[str, str], str] = {}

    def look(live: Any, moved: Any) -> None:
        for ask in live.asks:
            for key, o in meant(box.shortcuts, live.view(ask.seat), ask).items() if ask.most == 1 else ():
                if (ask.msg, key) not in seen:
                    seen[ask.msg, key] = " ".join(box.option_label(ask, o, reader) for reader in readers)

    simulate(shelf, 3 if name == "alone" else 1, max(2, shelf.seats[0]), 5, "autopilot", watch=look)
    assert all(seen.values())
    if type(box.shortcuts).several is not Shortcuts.several:
        assert any(key.startswith(">") for _, key in seen)


async def _to(w: World, table: Any, msg: str, most: int = 120) -> Ask:
    """Play on until this is asked of a person."""
    for _ in range(most):
        ask = next(a for a in table.asks if a.needed)
        if ask.msg == msg:
            return ask
        await reply(w, table)
    raise AssertionError(f"{msg} was not asked")


async def test_what_is_obvious_is_not_asked(tmp_path: Path) -> None:
    """Without anything to prepare the dice are rolled with the move."""
    async with world(tmp_path, cogs=COGS, shortcuts=True) as w:
        table = await begin(w, "anna")
        for _ in range(40):
            ask = next(a for a in table.asks if a.needed)
            assert not shortcuts.obvious(table, ask)
            assert set(ask.keys) != {"roll", "give-up"}
            await reply(w, table)
            if table.over:
                break
        log = await w.keeper.db.log(table.id)
        rolled = sum(a.picks == ("roll",) and a.by == "order" for a in log)
        assert rolled > 3


async def test_whoever_likes_is_asked_everything(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shortcuts=True) as w:
        table = await begin(w, "anna")
        anna = w.person("anna")
        await press(w, anna, "ask-all")
        assert table.seats[0].choices[ASKS_ALL] is True
        for _ in range(20):
            await reply(w, table)
        log = await w.keeper.db.log(table.id)
        assert any(a.picks == ("roll",) for a in log)
        assert {a.by for a in log} == {"player"}


async def test_one_press_discards_and_rolls_and_is_taken_back_as_one(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=COGS, shortcuts=True) as w:
        table = await begin(w, "anna")
        for _ in range(200):
            ask = next(a for a in table.asks if a.needed)
            chains = [o for o in shortcuts.chains(table, ask) if links(o.key)[-1] == "roll" and len(links(o.key)) > 1]
            if chains and ask.msg in ("es-discard", "es-after-roll"):
                break
            await reply(w, table)
        else:
            raise AssertionError("no failed roll")
        await posted(w)
        shown = {id for m in w.posts() for id in custom_ids(m)} | {value for m in w.posts() for value in _values(m)}
        assert any(o.key in id for o in chains for id in shown), "the post offers it"
        before = table.game.serial
        wanted = chains[0]
        user = table.user_of(ask.seat)
        with pytest.raises(OptionChanged):
            await table.answer(user, table.line(ask), [wanted.key], stamps=["0000"])
        assert table.game.serial == before
        await table.answer(user, table.line(ask), [wanted.key], stamps=[wanted.stamp])
        log = await w.keeper.db.log(table.id, after=before)
        given = [a.picks[0] for a in log][: len(links(wanted.key))]
        assert given == list(links(wanted.key))
        assert [a.by for a in log][:2] == ["player", "order"]
        told = answered(await asked(w, table).slash(w.channel, "game undo"))
        assert table.game.serial == before or "take" in told.casefold()


def _values(message: Any) -> list[str]:
    found: list[str] = []

    def walk(part: Any) -> None:
        if isinstance(part, dict):
            found.extend(o["value"] for o in part.get("options", ()) if isinstance(o, dict) and "value" in o)
            for value in part.values():
                walk(value)
        elif isinstance(part, list):
            for p in part:
                walk(p)

    walk([c.to_dict() if hasattr(c, "to_dict") else c for c in message.components])
    return found


async def test_a_guided_first_game_asks_everything(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=(*COGS, "cogs.learn"), shortcuts=True) as w:
        await w.person("anna").slash(w.channel, "game learn", game="elder-sign")
        await posted(w)
        table = await w.table(w.channel)
        await reply(w, table, ("go:A14",))
        assert set(next(a for a in table.asks if a.needed).keys) >= {"roll", "give-up"}


def test_presses_of_a_turn_are_counted_as_people_press() -> None:
    elder = game("elder-sign")
    single = simulate(elder, 2, 2, 3, "autopilot").pace.plain()["a_turn"]["presses"]["mean"]
    joined = simulate(elder, 2, 2, 3, "autopilot", at_a_table=True).pace.plain()["a_turn"]
    assert joined["presses"]["mean"] < single * 0.75
    assert {"presses_passed", "presses_failed"} <= set(joined)
