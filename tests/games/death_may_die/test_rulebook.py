"""The rulebook of Death May Die is complete, in both languages, and hangs together."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

import games.death_may_die
from games.death_may_die.content import catalogue
from games.kernel.rulebook import load_rulebook, search

FILE = Path(games.death_may_die.__file__).parent / "rulebook.yaml"

# Chapter -> how many rules the catalogue has in it.
RULES = {
    "GEN": 7, "SETUP": 17, "TRACK": 4, "MAP": 10, "SAFE": 2, "ENEMY": 7, "INV": 3, "STRESS": 4, "WOUND": 3, "SKILL": 6,
    "SAN": 11, "DICE": 10, "REROLL": 5, "RESULT": 6, "TURN": 4, "RUN": 6, "ATTACK": 6, "REST": 3, "TRADE": 6, "EPACT": 2,
    "MYTHOS": 10, "EMOVE": 4, "SUMMON": 3, "INVEST": 11, "COMP": 9, "FIGHT": 8, "EATTACK": 4, "EOT": 2, "FIRE": 8, "MCHECK": 6,
    "ARRIVE": 7, "GEOT": 4, "DEATH": 8, "RITUAL": 5, "GOO": 9, "END": 5,
}  # fmt: skip
OF_THE_CATALOGUE = 83  # rulings of the catalogue; ours follow


@pytest.fixture(scope="module")
def book() -> dict[str, Any]:
    return yaml.safe_load(FILE.read_text(encoding="utf-8"))


def entries(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [*book["rules"], *book["rulings"]]


def test_the_book_has_225_rules_in_36_chapters(book: dict[str, Any]) -> None:
    assert (len(book["rules"]), len(book["chapters"])) == (225, 36)
    assert Counter(r["chapter"] for r in book["rules"]) == RULES


def test_rules_are_numbered_without_gaps(book: dict[str, Any]) -> None:
    expected = [f"DMD-{chapter}-{n:02}" for chapter, count in RULES.items() for n in range(1, count + 1)]
    assert [r["id"] for r in book["rules"]] == expected
    assert [c["id"] for c in book["chapters"]] == list(RULES)
    assert [r["id"] for r in book["rules"] if r["id"].split("-")[1] != r["chapter"]] == []


def test_rulings_are_numbered_and_those_of_the_catalogue_are_all_there(book: dict[str, Any]) -> None:
    ids = [r["id"] for r in book["rulings"]]
    assert ids[:OF_THE_CATALOGUE] == [f"S-{n:02}" for n in range(1, OF_THE_CATALOGUE + 1)]
    numbers = [int(id.removeprefix("S-")) for id in ids]
    assert numbers == sorted(set(numbers))


def test_every_text_stands_in_both_languages_and_differs_between_them(book: dict[str, Any]) -> None:
    pairs = [(e["id"], e) for e in entries(book)]
    pairs += [(f"{e['id']} title", e["title"]) for e in [*book["chapters"], *book["rulings"]]]
    assert [name for name, text in pairs if not (text["en"].strip() and text["de"].strip())] == []
    assert [name for name, text in pairs if text["en"] == text["de"]] == []


def test_every_ruling_completes_some_rule(book: dict[str, Any]) -> None:
    assert {other for rule in book["rules"] for other in rule.get("see", [])} == {r["id"] for r in book["rulings"]}


def test_texts_are_whole_sentences_short_enough_for_a_post(book: dict[str, Any]) -> None:
    texts = {f"{e['id']} {lang}": e[lang] for e in entries(book) for lang in ("en", "de")}
    assert [name for name, text in texts.items() if text[-1] not in ".“)" or not (text[0].isupper() or text[0] in "„“1")] == []
    assert [name for name, text in texts.items() if len(text) > 520] == []
    assert [name for name, text in texts.items() if re.search(r"  | [.,;]|\.\.", text)] == []


def test_players_are_not_sent_to_papers_they_do_not_have(book: dict[str, Any]) -> None:
    paper = re.compile(r"\bFAQ\b|\bbook\b|rulebook|catalogue|\bBuch|Regelbuch|Regelheft|published|\[", re.IGNORECASE)
    assert [e["id"] for e in entries(book) if paper.search(e["en"]) or paper.search(e["de"])] == []


def test_each_language_keeps_to_itself(book: dict[str, Any]) -> None:
    """The terms of the glossary, not those of the other language."""
    english = re.compile(r"\b(the|you|your|and|with|each|sanity|wounds?|reroll|space|gate|Success|Discovery)\b")
    german = re.compile(r"\b(und|oder|du|dein|der|das|nicht|Wunde|Feld|Probe)\b|[äöüÄÖÜß]")
    assert [e["id"] for e in entries(book) if english.search(e["de"])] == []
    assert [e["id"] for e in entries(book) if german.search(e["en"])] == []


def test_german_speaks_to_the_player_with_du(book: dict[str, Any]) -> None:
    formal = re.compile(r"\b(?:Ihnen|Ihre[nmrs]?)\b|\b(?:[Mm]üssen|[Dd]ürfen|[Kk]önnen) Sie\b")
    # A sentence may begin with "Ihre" (their); only inside a sentence does the capital make it formal.
    assert [e["id"] for e in entries(book) if formal.search(re.sub(r"(?:^|[.:!?„] ?)[A-ZÄÖÜ]\w*", "", e["de"]))] == []


def test_numbers_that_are_ours_are_those_the_game_plays_with() -> None:
    numbers, book = catalogue().numbers, load_rulebook(FILE)
    tracks, health = book.by_id["S-14"].en, book.by_id["S-85"].en
    *some, last = numbers.sanity.thresholds
    *dice, last_die = numbers.sanity.bonus_at
    assert f"Wounds: the skull is at {numbers.wounds}. Stress: at most {numbers.stress}." in tracks
    assert f"the skull is at {numbers.sanity.skull}, thresholds at {', '.join(map(str, some))} and {last}" in tracks
    assert f"bonus dice at {', '.join(map(str, dice))} and {last_die}." in tracks
    assert f"space {numbers.first_red}" in tracks
    assert (numbers.dice["standard"].count("blank"), numbers.dice["bonus"].count("blank")) == (2, 2)
    two, three, four, five = (numbers.stage_health[n] for n in (2, 3, 4, 5))
    assert f"{two} more with two investigators, {three} more with three, {four} more with four" in health
    assert f"{-five} less than printed with five" in health


@pytest.mark.parametrize(
    ("words", "lang", "found"),
    [
        ("threshold", "en", "DMD-SAN-03"),
        ("Schwelle", "de", "DMD-SAN-03"),
        ("fire roll", "en", "DMD-FIRE-02"),
        ("Fortschrittsmarker", "de", "DMD-TRACK-04"),
        ("leaves the table", "en", "S-87"),
        ("einmal pro Zug", "de", "S-72"),
    ],
)
def test_what_people_look_for_is_found(words: str, lang: Any, found: str) -> None:
    assert found in [e.id for e in search(load_rulebook(FILE), words, lang)][:6]
