"""A headline takes two lines on a phone, in every game and whatever people are called."""

from __future__ import annotations

import random

import pytest

from bot.presenter.board import TWO_LINES, headline
from bot.reader import Reader
from bot.shelf import open_box
from bot.wording.text import width
from games import registry
from keeper.games import game
from keeper.simulate import choose
from tests.bot.given import WORDS

LONGEST = "Jörg-Sebastian von Hohenstein-Au"  # as long as Discord allows
# Where nothing but numbers and fixed words is left; two lines hold these, too (measured in a browser at 390 pixels).
LEEWAY = 4


@pytest.mark.parametrize("name", registry.names())
def test_a_headline_takes_two_lines(name: str) -> None:
    shelf, box = game(name), open_box(registry.manifest(name))
    live = shelf.open(max(2, shelf.seats[0]), shelf.opponents[0], "headlines")
    chance, player = random.Random(2), shelf.player("autopilot", random.Random(2))
    readers = [Reader(lang, WORDS, box.cards, dict.fromkeys(range(8), LONGEST)) for lang in ("en", "de")]
    whole = {f"{box.headline(live.view(None), r)}" for r in readers}
    for _ in range(120):
        if live.over:
            break
        for reader in readers:
            line = headline(box, live.view(None), reader)
            whole.add(line)
            assert width(line.replace("*", "")) <= TWO_LINES + LEEWAY, line
        question = choose(live, player, chance, {})
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    assert len(whole) > 4


def test_a_short_name_stays_whole_and_of_a_long_one_the_beginning() -> None:
    shelf, box = game("talisman"), open_box(registry.manifest("talisman"))
    view = shelf.open(2, shelf.opponents[0], "names").view(None)
    short = Reader("en", WORDS, box.cards, {0: "Anna", 1: "Bert"})
    assert headline(box, view, short) == box.headline(view, short)
    long = Reader("en", WORDS, box.cards, dict.fromkeys(range(2), LONGEST * 2))
    assert "Jörg-Seb" in headline(box, view, long)
    assert "…" in headline(box, view, long)
