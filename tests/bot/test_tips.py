"""Tips below the questions: for newcomers, until the table does not want them any more."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import db
from bot import tips
from bot.boxes.alone.box import AloneBox
from bot.boxes.elder_sign.box import ElderSignBox
from bot.boxes.talisman.box import TalismanBox
from bot.reader import Reader
from bot.tables import Tables
from games import registry
from games.kernel.ask import Ask, Cover
from tests.bot.conftest import deal
from tests.bot.given import WORDS

# What a phone of 390 pixels shows of a small line; the browser test of a turn sees whether that is so.
ONE_LINE = 48
House = Callable[..., Tables]


def asked_by_the_rules() -> set[str]:
    """Every message the rules can ask."""
    rooms = [(game.prefix, game.home) for game in registry.manifests()]
    found: set[str] = set()
    for prefix, home in rooms:
        source = "\n".join(path.read_text("utf-8") for path in home.rglob("*.py"))
        found |= set(re.findall(rf'"({prefix}-[a-z-]+)"', source))
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_tip_belongs_to_a_question_and_is_one_line_of_a_phone(lang: str) -> None:
    told = {id for id in WORDS.ids(lang) if id.startswith("tip-")}
    assert {id.removeprefix("tip-") for id in told} <= asked_by_the_rules()
    assert {"tip-es-move", "tip-es-before-roll", "tip-es-after-roll", "tip-al-turn", "tip-al-react"} <= told
    for id in told:
        assert 0 < len(WORDS.say(lang, "board-tip", tip=WORDS.say(lang, id, n=3))) <= ONE_LINE, id


async def test_there_are_tips_while_somebody_has_never_finished_the_game(house: House, memory: db.Database) -> None:
    table = await deal(house(box=ElderSignBox()), 1, 2)
    reader = table.reader("en")
    ask = Ask(0, "es-move", [])
    assert tips.below(table, ask, reader).startswith("\n-# Tip: ")
    assert tips.below(table, Ask(0, "es-lose-card", []), reader) == ""  # this explains itself

    async def again(*counts: db.Count) -> Any:
        await memory.count(counts)
        async with table.lock:
            table.drop()
            await table.awake()
        return tips.below(table, ask, reader)

    assert await again(db.Count(user_id=1, game="elder-sign", counter="played"))
    assert await again(db.Count(user_id=2, game="alone", counter="played"))  # that was another one
    assert await again(db.Count(user_id=2, game="elder-sign", counter="played")) == ""


async def test_a_tip_stands_below_its_question_in_the_readers_language(house: House) -> None:
    table = await deal(house(box=AloneBox()), 1, 2)
    ask = Ask(1, "al-react", [])
    for lang in ("en", "de"):
        assert tips.below(table, ask, Reader(lang, WORDS, table.box.cards, {})).endswith(WORDS.say(lang, "tip-al-react"))


async def test_a_secret_tip_fades_for_whoever_has_read_it_three_times(house: House) -> None:
    table = await deal(house(box=AloneBox()), 1, 2)
    reader = table.reader("en")

    def asked(seat: int, n: int) -> str:
        ask = Ask(seat, "al-react", [], cover=Cover("al-evil-stirs", (0, 1)))
        ask.n = n
        return tips.below(table, ask, reader)

    assert [bool(asked(1, n)) for n in (1, 1, 2, 3, 4, 5)] == [True, True, True, True, False, False]
    assert asked(0, 6)  # somebody else has not seen it


def test_what_to_do_in_a_turn_is_told_once_in_it() -> None:
    for lang in ("en", "de"):
        assert [bool(WORDS.say(lang, "tip-dmd-action", n=n)) for n in (3, 2, 1, 0)] == [True, False, False, False]


async def test_below_ones_own_hand_no_tip_says_where_it_is(house: House) -> None:
    table = await deal(house(box=TalismanBox()), 1, 2)
    for lang in ("en", "de"):
        reader = table.reader(lang)
        hand, way = Ask(0, "tm-turn", []), Ask(0, "tm-go", [])
        assert "My hand" in tips.below(table, hand, reader)  # as the button of an English post is called
        assert tips.below(table, hand, reader, on_hand=True) == ""
        assert tips.below(table, way, reader, on_hand=True)
