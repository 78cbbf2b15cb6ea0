"""What ends or declines something stands below all that does something, and is not the usual deed: in every game on the shelf."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ButtonStyle, ui

from bot import button_ids
from bot.panel import deeds
from bot.reader import Reader
from bot.shelf import open_box
from games import registry
from games.kernel.ask import Ask
from keeper.games import game
from keeper.simulate import choose
from tests.bot.given import WORDS

ROOT = Path(__file__).resolve().parents[2]
NAMES = registry.names()
GAMES, ANSWERS = 4, 220

# Options with a key of one word that do something. Everything else of one word ends or declines it: somebody who adds one decides which.
DOES = {
    "elder-sign": "roll free-dice help clue second-reroll mandy yes lost-found save stay",
    "alone": "bullet use more auto own random deadly full choose locate search charge companion",
    "talisman": "heal strength craft buy roll build rest walk task face next fight destroy keep life gold trade trade-some conjure draw meet "
    "unseen speak all",
    "death-may-die": "frantic avenge strike agree rest trade lose",
    "cultistorm": "relic forward back cultist take confirm wait tell accept attack commit pick",
}
# What ends something and is still what everybody does next: a roll that is done with, a turn, a plan that stands, an attack one bears.
NEXT = {
    ("es-after-roll", "go-on"),
    ("es-end-turn", "end-turn"),
    ("dmd-reroll", "keep"),
    ("cs-prepare", "ready"),
    ("tm-attacked", "accept"),
}


def asked(name: str) -> Iterator[tuple[Any, Any, Ask]]:
    """Every kind of question with every mixture of options, from games that are played half sensibly, half anyhow."""
    shelf, box = game(name), open_box(registry.manifest(name))
    seen: set[Any] = set()
    for seed in range(GAMES):
        live = shelf.open(max(2, shelf.seats[0]), shelf.opponents[seed % len(shelf.opponents)], f"order {seed}")
        chance = random.Random(seed)
        player = shelf.player("autopilot" if seed % 2 else "random", random.Random(seed))
        for _ in range(ANSWERS):
            if live.over:
                break
            for ask in live.asks:
                kind = (ask.msg, frozenset(o.key.partition(":")[0] for o in ask.options))
                if kind not in seen and ask.most == 1 and len(ask.options) > 1 and not ask.hollow:
                    seen.add(kind)
                    yield box, live, ask
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))


def shown(box: Any, live: Any, ask: Ask) -> list[tuple[str, Any]]:
    """The keys on the post from the top, with how each looks; of a select they stand together."""
    game = SimpleNamespace(options={})
    table: Any = SimpleNamespace(box=box, id=1, game=game, line=lambda ask: "0.00000000", view=cache(live.view))
    reader: Any = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    found: list[tuple[str, Any]] = []
    for item in (c for row in deeds(table, ask, reader) for c in row.children):
        if isinstance(item, ui.Button):
            found.append((str(item.custom_id).split(":", 4)[-1], item.style))
        elif isinstance(item, ui.Select):
            found += [(o.value.partition(":")[2], None) for o in item.options]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_what_ends_something_comes_last_and_is_not_the_usual_deed(name: str) -> None:
    looked = 0
    for box, live, ask in asked(name):
        closing = {o.key for o in ask.options if box.closes(ask, o)}
        if not closing or len(closing) == len(ask.options):
            continue
        looked += 1
        proposed = box.suggests(ask, live.view(ask.seat))
        found = shown(box, live, ask)
        if box.plans(ask):  # on a sheet, what is proposed is at hand
            found = [(key, style) for key, style in found if key != proposed]
        ends = [i for i, (key, _) in enumerate(found) if key in closing]
        assert ends == list(range(len(found) - len(ends), len(found))), (ask.msg, [key for key, _ in found])
        for key, style in (found[i] for i in ends):
            usual = key == proposed or (ask.msg, key) in NEXT
            assert style is not None, (ask.msg, key, "it is looked for in a select")
            assert usual or style != ButtonStyle.primary, (ask.msg, key)
    assert looked > 4


@pytest.mark.parametrize("name", NAMES)
def test_of_every_plain_option_it_is_said_whether_it_ends_something(name: str) -> None:
    manifest = registry.manifest(name)
    folder = ROOT / manifest.package.replace(".", "/")
    source = "\n".join(p.read_text() for p in sorted(folder.rglob("*.py")))
    keys = set(re.findall(r"\b[oO]ption\(\s*\"([a-z-]+)\"", source))
    box: Any = open_box(manifest)
    closing, does = set(box.closing), set(DOES[name].split())
    assert keys - closing == does
    assert not closing & does - {"cancel"}


def test_a_press_is_read_as_it_is_made() -> None:
    """The keys above are read off the buttons."""
    assert button_ids.answer_button(1, "0.00000000", "abcd", "run:hall").split(":", 4)[-1] == "run:hall"
    assert button_ids.value("abcd", "run:hall").partition(":")[2] == "run:hall"
