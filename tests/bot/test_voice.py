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


def test_one_life_point_is_one() -> None:
    bare = re.compile(r"\{ \$n \} Lebenspunkte")
    assert not [id for id, text in GERMAN.items() if bare.search(text) and "[one]" not in text]


def test_per_cent_is_written_as_each_language_does() -> None:
    assert not [id for id, text in ENGLISH.items() if id.startswith("al-") and re.search(r"\} %", text)]
