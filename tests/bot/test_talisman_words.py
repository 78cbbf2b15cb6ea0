"""Talisman in words: whatever happens and whatever is asked can be said in both languages, within Discord's limits, and what
everybody reads names no spell that is still in a hand."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.boxes.talisman import names, standing
from bot.boxes.talisman.box import WISHES, TalismanBox
from bot.boxes.talisman.words import WORDS as LEXICON
from bot.reader import Reader
from bot.shelf import BadWish
from bot.typed import belongs
from games.kernel.arming import Armed
from games.kernel.ask import Ask, args_of
from games.kernel.ask import option as one
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.table import Event
from games.talisman import events
from games.talisman.game import Talisman, TalismanOptions
from games.talisman.pilot.autopilot import Autopilot
from games.talisman.rules.orders import ORDERS
from games.talisman.why import why_not
from rendering.fluent import Words

HERE = Path(__file__).parents[2]
RULES = Talisman()
BOX = TalismanBox()
WORDS = Words.load(HERE / "locale", strict=True)
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David", 4: "Eva", 5: "Finn"}
READERS = [Reader(lang, WORDS, RULES.cards, NAMES) for lang in ("en", "de")]
LONGEST = 700


def games(n: int, player: str) -> Iterator[Live[Any]]:
    """Games in play, after every answer."""
    known = set[Any]()
    for seed in range(n):
        chance = random.Random(seed)
        odd = bool(seed % 2)
        options = TalismanOptions(choosing="chosen" if odd else "drawn", strict=odd, brisk=odd, crown_ends=True, inner_wait=odd)
        live = Live(RULES, Fate(f"words {seed} {player}".encode()), new_game(RULES, RULES.new(2 + seed % 5, options)))
        pilot = Random(chance.randrange) if player == "random" else Autopilot(RULES.cards)
        for _ in range(LONGEST):
            yield live
            if live.over:
                break
            idle = [a for a in live.asks if not a.needed]
            ask = chance.choice(idle if idle and chance.randrange(4) == 0 else [a for a in live.asks if a.needed])
            said(live.answer(ask.n, ask.seat, pilot.pick(live.view(ask.seat), ask)).told, known)
        yield live


def said(told: Any, known: set[Any]) -> None:
    """Every reader's line of what was just told. Of two events that are equal the same is said."""
    for t in told:
        for event in (t.event, t.others):
            if event is not None and event not in known:
                known.add(event)
                for reader in READERS:
                    line = LEXICON.event_line(event, reader)
                    assert line, event
                    assert len(line) < 1000, line


def asked(ask: Ask, view: Any, words: dict[Any, list[str]]) -> None:
    """`words`: what was asked before, in the same way. Only a hint may change with what is seen."""
    for reader in READERS:
        whole = (reader.lang, ask.sig())
        if whole not in words:
            words[whole] = [BOX.question_line(ask, reader), *(BOX.option_label(ask, o, reader) for o in ask.options)]
        line, *labels = words[whole]
        assert line
        read: set[str] = set()
        for option, label in zip(ask.options, labels, strict=True):
            hint = BOX.option_hint(ask, option, reader, view)
            assert 0 < len(label) <= 80, (ask.msg, option.key, label)
            assert len(hint) <= 100, (ask.msg, option.key, hint)
            read.add(label)
        meant = {BOX.alike(ask, o) or o.key for o in ask.options}
        assert len(read) >= len(meant), (ask.msg, [o.key for o in ask.options], labels)


@pytest.mark.parametrize(("player", "number"), [("random", 4), ("autopilot", 2)])
def test_all_that_happens_and_is_asked_can_be_said_and_no_two_options_read_alike(player: str, number: int) -> None:
    """And so can headline, board, sheet, orders and reasons at any time."""
    words: dict[Any, list[str]] = {}
    for i, live in enumerate(games(number, player)):
        for ask in live.asks:
            asked(ask, live.view(ask.seat), words)
        if i % 23 == 0:
            looked_around(live)


def looked_around(live: Live[Any]) -> None:
    for seat in RULES.seats(live.state):
        view = live.view(seat)
        for reader in READERS:
            assert BOX.headline(view, reader)
            assert BOX.board_text(view, reader)
            assert BOX.hand_text(view, seat, reader)
            _, choices = BOX.standing(view, seat, reader)
            heard = {what for what in RULES.sayings(live.state, seat) if what != "concede"}
            assert {c.value for c in choices} == heard
            assert len({c.label for c in choices}) == len({c.value.replace(".2", "") for c in choices})
            assert all(0 < len(c.label) <= 100 and len(c.hint) <= 100 for c in choices)
            for verb in BOX.answering:
                reason = why_not(view, RULES.cards, seat, verb)
                assert reason.rule in LEXICON.reason_line(reason, reader)
