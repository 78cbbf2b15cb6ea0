"""One sign per thing: what a list says with a sign is what the picture shows, in all five games."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.shelf
from bot.boxes.elder_sign import names as elder
from bot.boxes.elder_sign.box import ElderSignBox
from bot.panel import Wording
from bot.reader import Reader
from bot.wording.signs import SIGNS
from games import registry
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from rendering import fonts
from rendering.elder_sign import die_letters, place_letters
from tests.bot.given import WORDS
from tests.bot.test_scenes import first_asked

ROOT = Path(__file__).resolve().parents[2]
SYMBOLS = ("So", "Sm", "Sk")  # not what belongs to letters, nor dashes and quotes


def _signs(text: str) -> Iterator[str]:
    return (c for c in text if ord(c) > 0x7F and unicodedata.category(c) in SYMBOLS)


def _written() -> Iterator[tuple[str, str]]:
    """Where people read signs: messages, cards, rulebooks, and the few that boxes make. What is drawn onto pictures has glyphs."""
    for file in [
        *(p for p in (ROOT / "locale").rglob("*.ftl") if p.name != "pictures.ftl"),
        *(ROOT / "games").rglob("*.yaml"),
        *(p for p in (ROOT / "bot").rglob("*.py") if p.name != "signs.py"),
    ]:
        for row in file.read_text(encoding="utf-8").splitlines():
            if not row.lstrip().startswith(("#", '"""')):
                yield file.relative_to(ROOT).as_posix(), row


def test_every_sign_that_is_written_is_in_the_table_and_every_one_of_the_table_is_written() -> None:
    found: dict[str, str] = {}
    for where, row in _written():
        found |= dict.fromkeys(_signs(row), where)
    assert {sign: where for sign, where in found.items() if sign not in SIGNS} == {}
    assert set(SIGNS) - set(found) == set()


def test_no_two_signs_mean_the_same_nor_two_things_on_pictures() -> None:
    for what in (Counter(s.meaning for s in SIGNS.values()), Counter(s.icon for s in SIGNS.values() if s.icon)):
        assert [name for name, n in what.items() if n > 1] == []


@pytest.mark.parametrize("sign", sorted(s for s in SIGNS if SIGNS[s].icon))
def test_what_a_picture_shows_for_it_is_a_glyph_of_the_house(sign: str) -> None:
    for game in registry.names():
        bot.shelf.open_box(registry.manifest(game))  # its pictures bring their glyphs
    assert SIGNS[sign].icon in fonts.ICONS


def test_one_glyph_stands_for_one_thing_of_a_game() -> None:
    """Stamina was a heart on the board and an arm in the list."""
    assert {SIGNS[s].icon for s in (elder.SANITY, elder.STAMINA, elder.CLOCK)} == {"sanity", "stamina", "clock"}
    assert fonts.ICONS["stamina"] == "mdi:heart"
    assert {SIGNS[s].icon for s in (elder.INVESTIGATION, *elder.FACES.values())} <= set(fonts.ICONS)


def test_the_guide_explains_every_sign() -> None:
    guide = (ROOT / "docs" / "voice.md").read_text(encoding="utf-8")
    table = "\n".join(row for row in guide.splitlines() if row.startswith("| "))
    assert {sign for sign in SIGNS if sign not in table} == set()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_letter_a_place_has_on_the_picture_stands_in_the_list(lang: str) -> None:
    box = ElderSignBox()
    live = Live(box.rules, Fate(b"letters"), new_game(box.rules, box.new_state(1, {}, [{}])))
    while live.asks[0].msg != "es-move":
        live.answer(live.asks[0].n, 0, live.asks[0].default or live.asks[0].keys[: live.asks[0].least])
    ask, view = live.asks[0], live.view(0)
    reader = Reader(lang, WORDS, box.cards, {0: "Anna"})
    words = Wording(box, ask, reader, view)
    going = {o.key: (words.label(o), words.hint(o) or "") for o in ask.options if o.key.startswith("go:")}
    assert len(going) >= 6
    for card, letter in place_letters(view).items():
        label, hint = going[f"go:{card}"]
        assert label.startswith(f"{letter} · ")
        assert re.search(r"✗ .* ✓ ", hint)


@pytest.mark.parametrize("msg", ["es-discard", "es-choose-dice", "es-reroll", "es-place-monster"])
def test_what_has_a_letter_on_the_picture_has_it_on_its_button(msg: str) -> None:
    """A die that goes or is thrown again, the dice of several ways, the place a monster comes to."""
    box, view, ask = first_asked("elder-sign", msg)
    view = view.model_copy(update={"viewer": ask.seat})
    reader = Reader("en", WORDS, box.cards, {seat: f"P{seat}" for seat in range(8)})
    words, letters = Wording(box, ask, reader, view), {**die_letters(view), **place_letters(view)}
    named_ones = [o for o in ask.options if {"die", "dice", "card"} & set(dict(o.args))]
    assert len(named_ones) > 1
    for o in named_ones:
        given = dict(o.args)
        named = [given[k] for k in ("die", "card") if k in given] or [
            d.id for d in view.dice if d.id in str(given["dice"]).split("+")
        ]
        assert words.label(o).startswith(f"{''.join(letters[str(id)] for id in named)} · "), o.key


def test_a_room_on_the_secret_map_has_its_letter_in_the_list() -> None:
    box, _, ask = first_asked("alone", "al-place-danger")
    rooms = [(o, dict(o.args)["room"]) for o in ask.options if dict(o.args).get("room")]
    assert len(rooms) > 2
    for lang in ("en", "de"):
        reader = Reader(lang, WORDS, box.cards, dict(enumerate("ABCDE")))
        assert all(f"({letter})" in box.option_label(ask, o, reader) for o, letter in rooms)
