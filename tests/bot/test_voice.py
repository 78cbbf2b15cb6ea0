"""The rules of docs/voice.md that a machine can hold: what was wrong once does not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "locale"
WRITTEN = [*(ROOT / "games").rglob("words.yaml"), *(ROOT / "games").rglob("rulebook.yaml")]


def messages(lang: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted((LOCALE / lang).rglob("*.ftl")):
        for m in re.finditer(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?: .*|\}.*))*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            found[m[1]] = m[2]
    return found


ENGLISH, GERMAN = messages("en"), messages("de")


@pytest.mark.parametrize("wrong", ["Possible are", "the own ", " is ended", "waits on", "dice less", "sectors far", "cards less"])
def test_english_is_not_german_with_english_words(wrong: str) -> None:
    assert not [id for id, text in ENGLISH.items() if wrong in text]
    assert not [
        f.parent.name for f in WRITTEN if any(wrong in en for en in re.findall(r'en: "([^"]*)"', f.read_text(encoding="utf-8")))
    ]


def test_a_time_of_discord_is_a_whole_adverbial() -> None:
    times = re.compile(r"\b(seit|bis|since|until) \{ \$(since|up|asked) \}", re.IGNORECASE)
    assert not [id for words in (ENGLISH, GERMAN) for id, text in words.items() if times.search(text)]


def test_nobody_is_spoken_of_by_whose_and_for_whom() -> None:
    assert not [id for id, text in GERMAN.items() if re.search(r"[Ww]essen .*für den", text)]


def test_no_german_button_speaks_in_the_first_person_of_a_deed() -> None:
    options = {id: text for id, text in GERMAN.items() if re.match(r"(es|al|tm|dmd|cs)-opt-", id)}
    assert len(options) > 200
    assert not [id for id, text in options.items() if re.search(r"\bIch (mache|trage|wähle|nehme|bleibe)\b", text)]


@pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["en", "de"])
def test_no_button_of_a_game_is_a_bare_yes_or_no(words: dict[str, str]) -> None:
    """A button says what it does, also to whoever has not read the question."""
    bare = re.compile(
        r"(yes|no|no,? thanks|none|done|ja|nein|nein,? danke|keine[rns]?|fertig|that is all|das ist alles)\.?", re.IGNORECASE
    )
    options = {id: text for id, text in words.items() if re.match(r"(es|al|tm|dmd|cs)-opt-|panel-none", id)}
    assert len(options) > 200
    assert not [id for id, text in options.items() if bare.fullmatch(text.strip())]


def test_one_life_point_is_one() -> None:
    bare = re.compile(r"\{ \$n \} Lebenspunkte")
    assert not [id for id, text in GERMAN.items() if bare.search(text) and "[one]" not in text]


def test_per_cent_is_written_as_each_language_does() -> None:
    assert not [id for id, text in ENGLISH.items() if re.search(r"[}\d] %", text)]
    assert not [id for id, text in GERMAN.items() if re.search(r"[}\d]%", text)]


def test_english_has_a_small_letter_behind_a_colon() -> None:
    asked = re.compile(r": (What|Which|Who|Whom|Where|How|Do|Does|Shall|Is|Are|Will|You|Your|The|It|There|If|When)\b")
    assert not [id for id, text in ENGLISH.items() if asked.search(text)]


def test_an_apostrophe_is_one() -> None:
    """In messages, cards and rules: ’, not the mark of a typewriter."""
    straight = re.compile(r"[a-z]'[a-z]|s' [a-z]")
    assert not [id for id, text in ENGLISH.items() if straight.search(re.sub(r"\{[^}]*\}", "", text))]
    cards = [*(ROOT / "games").glob("*/content/**/*.yaml"), *(ROOT / "games").glob("*/rulebook.yaml")]
    assert len(cards) > 40
    assert not [
        f"{f.parent.name}: {en}"
        for f in cards
        for en in re.findall(r'\ben: "([^"]*)"', f.read_text("utf-8"))
        if straight.search(en)
    ]


@pytest.mark.parametrize("word", ["aretaker", "possible are"])
def test_people_who_are_away_have_a_stand_in(word: str) -> None:
    said = {id: re.sub(r"\[\w+\]|\{ \$[\w-]+", "", text) for id, text in ENGLISH.items()}
    assert not [id for id, text in said.items() if word in text]


@pytest.mark.parametrize("word", [r"Spielz[uü]g", r"\bBasis\b", r"\bPartien?\b"])
def test_german_terms_are_settled(word: str) -> None:
    """Zug, Station, Spiel."""
    assert not [id for id, text in GERMAN.items() if re.search(word, text)]


def test_every_command_in_a_german_text_exists_there() -> None:
    names = {m for id, text in GERMAN.items() if re.fullmatch(r"cmd-.*-name", id) for m in [text.strip()]}
    typed = {id: re.findall(r"(?<![\w/])/([a-zäöüß-]+) ([a-zäöüß-]+)", text) for id, text in GERMAN.items()}
    assert not {id: found for id, found in typed.items() if any(part not in names for pair in found for part in pair)}
