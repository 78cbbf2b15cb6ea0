"""What stands on buttons in whole games of Elder Sign, in both languages: short enough for a phone, and still to be told apart."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from bot.panel import LABEL, NARROW, Wording, deeds
from bot.reader import Reader
from bot.shelf import fill
from bot.wording.text import width
from games.elder_sign.effects import AddDice
from games.kernel.ask import Ask, Option, option
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from tests.bot.given import WORDS

BOX = next(iter(fill()))
# Somebody at the table always has the longest name Discord allows.
NAMES = dict(enumerate(("Anna", "Jörg-Sebastian von Hohenstein-Au", "Clara", "Dario", "Eva", "Finn", "Gül", "Hal *_9000_*")))
LANGS = ("de", "en")
GAMES, ANSWERS = 8, 450  # against each Ancient One, by one to eight


def once(word: Callable[[Ask, Option[Any], Reader], str]) -> Callable[[Ask, Option[Any], Reader], str]:
    """What an option is called does not change while it is asked the same, and most are asked again and again."""
    said: dict[Any, str] = {}

    def worded(ask: Ask, option: Option[Any], reader: Reader) -> str:
        key = (reader.lang, ask.msg, ask.args, ask.seat, option.msg, option.key, option.args)
        if key not in said:
            said[key] = word(ask, option, reader)
        return said[key]

    return worded


# The same box, with a good memory.
SAME = copy.copy(BOX)
vars(SAME).update(option_label=once(BOX.option_label), option_short=once(BOX.option_short))


def at(live: Live[Any]) -> Any:
    """As much of a table as the panel asks for."""
    return SimpleNamespace(box=SAME, id=1, game=SimpleNamespace(options={}), line=lambda ask: "0.00000000", view=cache(live.view))


def walk(seed: int, seen: set[Any]):
    """Every new question of a game that is played half sensibly, half anyhow."""
    chance = random.Random(seed)
    options = {"ancient_one": sorted(BOX.cards.ancient_ones)[seed % 8]}
    seats = 1 + seed % 8
    live = Live(BOX.rules, Fate(b"labels %d" % seed), new_game(BOX.rules, BOX.new_state(seats, options, [{}] * seats)))
    anyhow = Random(chance.randrange)
    for _ in range(ANSWERS):
        if live.over:
            return
        for ask in live.asks:
            key = (ask.msg, ask.args, tuple((o.key, o.args) for o in ask.options))
            if key not in seen:
                seen.add(key)
                yield live, ask
        ask = chance.choice([a for a in live.asks if a.held is None])
        if not ask.needed and chance.random() < 0.7:
            ask = next(a for a in live.asks if a.needed)
        sensible = seed % 2 == 0 and ask.needed
        live.answer(ask.n, ask.seat, BOX.pilot().pick(live.view(ask.seat), ask) if sensible else anyhow.pick(None, ask))


def check(table: Any, ask: Ask, lang: str) -> tuple[int, int]:
    """How many buttons and selects the question has."""
    reader = Reader(lang, WORDS, BOX.cards, NAMES)
    rows = deeds(table, ask, reader)
    buttons = selects = 0
    for row in rows:
        shown = [c.label or "" for c in row.children if isinstance(c, ui.Button)]
        selects += sum(isinstance(c, ui.Select) for c in row.children)
        buttons += len(shown)
        for label in shown:
            assert 0 < width(label) <= LABEL, (lang, ask.msg, label)
            if len(shown) > 1:
                assert width(label) <= NARROW, (lang, ask.msg, label)
    # Shorter words must not make two deeds look the same.
    words = Wording(SAME, ask, reader)
    assert len({words.short(o) for o in ask.options}) == len({words.label(o) for o in ask.options}), (lang, ask.msg)
    return buttons, selects


@pytest.mark.slow
def test_buttons_side_by_side_have_at_most_forty_characters() -> None:
    seen: set[Any] = set()
    buttons = selects = 0
    for seed in range(GAMES):
        for live, ask in walk(seed, seen):
            table = at(live)
            for lang in LANGS:
                found = check(table, ask, lang)
                buttons, selects = buttons + found[0], selects + found[1]
    assert buttons > 5_000
    assert selects > 500
    asked = {key[0] for key in seen}
    assert {"es-move", "es-after-roll", "es-entrance", "es-pay-trophies", "es-place-monster", "es-heal"} <= asked


def of(msg: str, *options: Any, **args: Any) -> Ask:
    ask = Ask(0, msg, options, tuple(args.items()))
    ask.refresh()
    return ask


def test_a_task_a_card_pays_for_fits_beside_another_button() -> None:
    live = Live(BOX.rules, Fate(b"paid"), new_game(BOX.rules, BOX.new_state(1, {}, [{}])))
    args = {"row": "I3 !san1", "dice": "g1+r", "faces": "1+2", "monster": ""}
    solve = [option(f"solve:t0:{c}", None, **args, paid_by=c) for c in ("C07", "C08")]
    for lang in LANGS:
        assert check(at(live), of("es-after-roll", *solve, option("fail", None), card="A18"), lang)[0] == 3


def test_deeds_that_cannot_be_said_shortly_are_a_select_even_if_they_are_few() -> None:
    from games.kernel.ask import option

    live = Live(BOX.rules, Fate(b"few"), new_game(BOX.rules, BOX.new_state(1, {}, [{}])))
    long = [option(f"pay:A16+A3{i}", None, msg="es-opt-pay-trophies", cards=f"A16+A3{i}", worth=4) for i in range(2)]
    for lang in LANGS:
        rows = deeds(at(live), of("es-pay-trophies", *long, price=4), Reader(lang, WORDS, BOX.cards, NAMES))
        assert [[type(c) for c in row.children] for row in rows] == [[ui.Select]]
        alone = deeds(at(live), of("es-pay-trophies", long[0], price=4), Reader(lang, WORDS, BOX.cards, NAMES))
        assert [[type(c) for c in row.children] for row in alone] == [[ui.Button]]


def test_dice_that_are_the_same_are_offered_once() -> None:
    live = Live(BOX.rules, Fate(b"alike"), new_game(BOX.rules, BOX.new_state(1, {}, [{}])))
    shown = {"g1": "lore", "g2": "lore", "g3": "terror", "y": "lore", "g4": "terror"}
    dice = [option(f"discard:{die}", die, die=die, face=face) for die, face in shown.items()]
    reader = Reader("en", WORDS, BOX.cards, NAMES)
    asked = Ask(0, "es-discard", dice)
    asked.refresh()
    buttons = [item for row in deeds(at(live), asked, reader) for item in row.children]
    offered = [str(b.custom_id).rpartition(":")[2] for b in buttons if isinstance(b, ui.Button)]
    assert offered == ["g1", "g3", "y"]  # the yellow die is another one, whatever it shows
    assert len({b.label for b in buttons if isinstance(b, ui.Button)}) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_that_adds_dice_says_which_on_its_button(lang: str) -> None:
    """ "Rifle, then roll" left open what the rifle does."""
    live = Live(BOX.rules, Fate(b"dice"), new_game(BOX.rules, BOX.new_state(1, {}, [{}])))
    colours = {"yellow": ("yellow", "gelb"), "red": ("red", "rot")}
    adding = [
        (card, [colour for e in use.effects for colour in e.dice])
        for card, item in {**BOX.cards.common_items, **BOX.cards.unique_items}.items()
        for use in item.uses
        if use.moment == "before_roll" and all(isinstance(e, AddDice) for e in use.effects)
    ]
    assert len(adding) == 12
    for card, dice in adding:
        alone, rolled = (
            option(f"use:{card}:0", None, card=card, use=0),
            option(f"use:{card}:0>roll", None, msg="es-opt-use-roll", card=card, use=0),
        )
        words = Wording(
            SAME, of("es-before-roll", alone, rolled, card="A18"), Reader(lang, WORDS, BOX.cards, NAMES), live.view(0)
        )
        for deed in (alone, rolled):
            assert width(words.short(deed)) <= NARROW
            for colour in dice:
                assert colours[colour][lang == "de"] in words.short(deed)
                assert colours[colour][lang == "de"] in words.label(deed)
