"""The script book of Cultistorm: every number once, every effect where the formula puts it, both languages fit to be read aloud."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from games.cultistorm.modules.narrative import OF_MODULES
from games.kernel.content import read_yaml

FOLDER = Path(__file__).parents[3] / "games" / "cultistorm" / "content" / "stories"

NARRATIVE_CARDS = 20
COLUMNS = ("threshold", "ashen-choir", "horned-flock", "yellow-procession", "drowned-brethren", "creatures")
OF_NARRATIVE_CARDS = NARRATIVE_CARDS * len(COLUMNS)
LAST_WITHOUT_EFFECT = 158  # Great Old Ones, locations, horror and endgame cards
LAST_OF_CARDS = 180  # then come the minor modules
TEMPLATES = (
    "none", "none", "none", "none", "heal", "insanity", "draw", "discard",
    "wild", "caste_symbol", "reroll_die", "horror_step", "remove_crystal", "extra_trophy", "cultist", "bargain",
)  # fmt: skip
FILES = {
    "narrative-threshold": range(1, 121, 6),
    "narrative-ashen-choir": range(2, 121, 6),
    "narrative-horned-flock": range(3, 121, 6),
    "narrative-yellow-procession": range(4, 121, 6),
    "narrative-drowned-brethren": range(5, 121, 6),
    "creatures": range(6, 121, 6),
    "great-old-ones": range(121, 131),
    "locations": range(131, 141),
    "horror": range(141, 159),
    "special-caste": range(159, 166),
    "numbered-cultists": range(166, 181),
    "minor-modules": range(181, 190),
}
WORDS = range(80, 151)
BUTTON = 40  # docs/voice.md: what a deed on a button aims at
LANGUAGES = ("en", "de")
# Spellings of ä, ö, ü, ß that a German sentence never has; and marks that belong to another language or to a typewriter.
TYPEWRITER = re.compile(
    r"\b(?:[Ff]uer|[Uu]eber|[Kk]oenn|[Mm]uess|[Ww]aer|[Hh]aett|[Mm]oecht|[Zz]urueck|[Tt]uer|[Ss]trasse|[Ss]chliess|[Ww]eiss)"
)
STRAIGHT = re.compile("[\"'`´]")
# The voice of the house (docs/voice.md): understated, or not at all.
WORN_OUT = re.compile(
    r"\b(?:eldritch|unspeakable|cosmic|tentacle\w*|suddenly|plötzlich\w*|kosmisch\w*|unaussprechlich\w*|Tentakel\w*)\b",
    re.IGNORECASE,
)

Story = dict[str, Any]


def _read(name: str) -> list[Story]:
    return read_yaml(FOLDER / f"{name}.yaml")["stories"]


BOOK: list[Story] = sorted((story for name in FILES for story in _read(name)), key=lambda story: story["no"])


def _effect(no: int) -> str:
    """The catalogue's formula (section 10, story numbers)."""
    if no <= OF_NARRATIVE_CARDS:
        return TEMPLATES[7 * (no - 1) % len(TEMPLATES)]
    return TEMPLATES[no % len(TEMPLATES)] if LAST_WITHOUT_EFFECT < no <= LAST_OF_CARDS else "none"


def _sentences(text: str) -> list[str]:
    return re.split(r"(?<=[.?!])[”“’‘)]*\s", text)


def _where(test: Any, language: str) -> list[int]:
    return [story["no"] for story in BOOK if test(story["text"][language])]


def test_the_book_has_189_stories_each_number_once() -> None:
    assert [story["no"] for story in BOOK] == list(range(1, 190))
    assert {path.stem for path in FOLDER.glob("*.yaml")} == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_file_holds_its_own_stories_in_order(name: str) -> None:
    assert [story["no"] for story in _read(name)] == list(FILES[name])


def test_a_narrative_card_has_one_story_for_every_column() -> None:
    for story in BOOK[:OF_NARRATIVE_CARDS]:
        assert story["of"] == COLUMNS[(story["no"] - 1) % len(COLUMNS)], story["no"]


def test_every_other_story_belongs_to_one_card() -> None:
    cards = [story["of"] for story in BOOK[OF_NARRATIVE_CARDS:LAST_OF_CARDS]]
    assert len(set(cards)) == len(cards) == 60
    assert all(re.fullmatch(r"[a-z]+(?:-[a-z0-9]+)*", card) for card in cards)
    numbered = [f"{caste}-{card}" for caste in COLUMNS[:5] for card in (4, 8, 12)]
    assert cards[-15:] == numbered


@pytest.mark.rule("CS-NARR-07")
def test_then_every_minor_module_has_one() -> None:
    assert tuple(story["of"] for story in BOOK[LAST_OF_CARDS:]) == OF_MODULES


def test_effects_follow_the_formula() -> None:
    assert {story["no"]: story["effect"] for story in BOOK} == {no: _effect(no) for no in range(1, 190)}


def test_exactly_a_bargain_has_something_to_take_and_something_to_leave() -> None:
    for story in BOOK:
        choices: list[dict[str, str]] = story.get("choices", [])
        assert len(choices) == (2 if story["effect"] == "bargain" else 0), story["no"]
        for language in LANGUAGES:
            deeds = [choice[language] for choice in choices]
            assert len(set(deeds)) == len(deeds)
            assert all(0 < len(deed) <= BUTTON and deed[-1].isalpha() for deed in deeds), deeds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_has_80_to_150_words(language: str) -> None:
    assert _where(lambda text: len(text.split()) not in WORDS, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_stories_share_a_title_or_begin_or_end_alike(language: str) -> None:
    for part in (
        [story["title"][language] for story in BOOK],
        [_sentences(story["text"][language])[0] for story in BOOK],
        [_sentences(story["text"][language])[-1] for story in BOOK],
    ):
        assert [words for words, times in Counter(part).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_a_printers_and_words_are_not_worn_out(language: str) -> None:
    words = {
        story["no"]: " ".join(
            [story["title"][language], story["text"][language], *(c[language] for c in story.get("choices", []))]
        )
        for story in BOOK
    }
    assert [no for no, text in words.items() if STRAIGHT.search(text)] == []
    assert [no for no, text in words.items() if WORN_OUT.search(text)] == []
    assert [no for no, text in words.items() if "  " in text or re.search(r"\s[,.;:?!]|--", text)] == []


def test_german_quotes_open_low_and_close_high() -> None:
    for story in BOOK:
        text = story["text"]["de"]
        assert not re.search(r"”|[„‚]\s|\s[“‘](?=\s|$)", text), story["no"]
        assert re.sub(r"[^„“]", "", text) == "„“" * text.count("„"), story["no"]
        assert text.count("‚") == text.count("‘"), story["no"]


def test_german_is_written_with_its_own_letters() -> None:
    assert _where(TYPEWRITER.search, "de") == []
    assert _where(lambda text: not re.search("[äöüÄÖÜß]", text), "de") == []


def test_english_quotes_are_closed_where_the_speech_ends() -> None:
    for story in BOOK:
        text = story["text"]["en"]
        assert "„" not in text, story["no"]
        # A speech that goes on in a new paragraph opens again there, without having been closed.
        goes_on = sum(
            part.startswith("“") and before.count("“") > before.count("”") for before, part in pairwise(text.split("\n"))
        )
        assert text.count("“") - goes_on == text.count("”"), story["no"]
