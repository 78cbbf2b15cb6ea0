"""`keeper words GAME`: whole games read aloud in every language, for whoever writes one. Every message that is missing, or lacks an argument, is a line.

A sample meets what is asked often; what is not asked in any of these games nobody has read.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from bot.reader import Reader
from bot.shelf import AnyBox, open_box
from games.kernel.ask import Ask
from games.kernel.live import Live
from games.kernel.table import Told
from keeper.games import Game
from keeper.render import NAMES
from keeper.simulate import choose
from rendering.fluent import Words, word_folders


def missing(game: Game, games: int, seed: int = 1) -> list[str]:
    """What is wrong with the words these games need, each once; the game plays at random, so that it comes to places."""
    words = Words.load(*word_folders())
    box = open_box(game.manifest, game.packs)
    names = dict(enumerate(NAMES))
    readers = [Reader(lang, words, box.cards, names) for lang in words.langs]
    for i in range(games):
        chance = random.Random(f"{seed}/words/{i}")
        live = game.open(*game.setting(i), f"{seed}/words/{i}")
        player = game.player("random", chance)
        _told(box, live.opening, readers)
        asked: set[str] = set()
        while not live.over:
            _shown(box, live, asked, readers)
            ask = choose(live, player, chance, {})
            _told(box, live.answer(ask.n, ask.seat, player.pick(live.view(ask.seat), ask)).told, readers)
        for reader in readers:
            if live.outcome is not None:
                box.outcome_line(live.outcome, live.view(None), reader)
    return words.defects


def _shown(box: AnyBox, live: Live[Any], asked: set[str], readers: Sequence[Reader[Any]]) -> None:
    """What is read while these questions are open. One that was read before in this game is not read again."""
    for ask in live.asks:
        if (sign := ask.sig()) not in asked:
            asked.add(sign)
            view = live.view(ask.seat)
            for reader in readers:
                _question(box, ask, view, reader)
                box.headline(view, reader)


def _question(box: AnyBox, ask: Ask, view: Any, reader: Reader[Any]) -> None:
    box.question_line(ask, reader)
    for option in ask.options:
        box.option_label(ask, option, reader)
        box.option_short(ask, option, reader)
        box.option_hint(ask, option, reader, view)


def _told(box: AnyBox, told: Sequence[Told], readers: Sequence[Reader[Any]]) -> None:
    events = [event for one in told for event in (one.event, one.others) if event is not None]
    for event in events:
        for reader in readers:
            box.event_line(event, reader)
