"""The rulebook of Elder Sign is complete, in both languages, and hangs together."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

import games.elder_sign
from games.kernel.rulebook import load_rulebook

FILE = Path(games.elder_sign.__file__).parent / "rulebook.yaml"

# Chapter -> how many rules the catalogue has in it. The numbers of MON jump from 14 to 20.
RULES = {
    "GEN": 10, "SETUP": 14, "TURN": 4, "MOVE": 5, "TASK": 13, "ROLL": 12, "FAIL": 10, "TERROR": 8, "PASS": 6, "REW": 11,
    "OW": 4, "ENT": 5, "TROPHY": 7, "CLOCK": 4, "MID": 7, "MYTH": 5, "DOOM": 5, "SEC": 4, "FOCUS": 8, "ASSIST": 10,
    "LOCK": 7, "CLUE": 5, "ITEM": 8, "SPELL": 12, "ALLY": 4, "INV": 4, "MON": 24, "DEV": 8, "AWAKE": 8, "BATTLE": 16,
    "END": 6,
}  # fmt: skip


@pytest.fixture(scope="module")
def book() -> dict[str, Any]:
    return yaml.safe_load(FILE.read_text(encoding="utf-8"))


def entries(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [*book["rules"], *book["rulings"]]


def test_the_book_has_254_rules_and_101_rulings(book: dict[str, Any]) -> None:
    assert len(book["rules"]) == 254
    assert len(book["rulings"]) == 101
    assert len(book["chapters"]) == 31


def test_every_chapter_has_as_many_rules_as_the_catalogue(book: dict[str, Any]) -> None:
    assert Counter(r["chapter"] for r in book["rules"]) == RULES


def test_rules_are_numbered_without_gaps_except_between_monsters_14_and_20(book: dict[str, Any]) -> None:
    expected = [
        f"ES-{chapter}-{n:02}"
        for chapter, count in RULES.items()
        for n in ([*range(1, 15), *range(20, 30)] if chapter == "MON" else range(1, count + 1))
    ]
    assert [r["id"] for r in book["rules"]] == expected


def test_rulings_are_numbered_from_1_to_101(book: dict[str, Any]) -> None:
    assert [r["id"] for r in book["rulings"]] == [f"S-{n:02}" for n in range(1, 102)]


def test_no_id_stands_twice(book: dict[str, Any]) -> None:
    ids = [e["id"] for e in entries(book)]
    assert len(ids) == len(set(ids))


def test_chapters_stand_once_each_in_the_order_of_their_rules(book: dict[str, Any]) -> None:
    assert [c["id"] for c in book["chapters"]] == list(dict.fromkeys(r["chapter"] for r in book["rules"]))


def test_a_rule_belongs_to_the_chapter_its_id_names(book: dict[str, Any]) -> None:
    assert [r["id"] for r in book["rules"] if r["id"].split("-")[1] != r["chapter"]] == []


def test_every_text_stands_in_both_languages_and_differs_between_them(book: dict[str, Any]) -> None:
    pairs = [(e["id"], e) for e in entries(book)]
    pairs += [(f"{e['id']} title", e["title"]) for e in [*book["chapters"], *book["rulings"]]]
    assert [name for name, text in pairs if not (isinstance(text["en"], str) and text["en"].strip())] == []
    assert [name for name, text in pairs if not (isinstance(text["de"], str) and text["de"].strip())] == []
    assert [name for name, text in pairs if text["en"] == text["de"]] == []


def test_no_value_is_anything_but_text(book: dict[str, Any]) -> None:
    def odd(value: Any, path: str) -> list[str]:
        if isinstance(value, dict):
            return [p for key, inner in value.items() for p in odd(inner, f"{path}.{key}")]
        if isinstance(value, list):
            return [p for n, inner in enumerate(value) for p in odd(inner, f"{path}[{n}]")]
        return [] if isinstance(value, str) else [path]

    assert odd(book, "") == []


def test_references_lead_to_rulings_that_exist_and_every_ruling_completes_some_rule(book: dict[str, Any]) -> None:
    rulings = {r["id"] for r in book["rulings"]}
    referred = {other for rule in book["rules"] for other in rule.get("see", [])}
    assert referred == rulings


def test_texts_are_short_whole_sentences(book: dict[str, Any]) -> None:
    texts = {f"{e['id']} {lang}": e[lang] for e in entries(book) for lang in ("en", "de")}
    assert [name for name, text in texts.items() if not text.endswith(".")] == []
    assert [name for name, text in texts.items() if len(re.findall(r"[.!?](?=\s|$)", text)) > 3] == []


def test_players_are_not_sent_to_papers_they_do_not_have(book: dict[str, Any]) -> None:
    paper = re.compile(r"\bFAQ\b|\bbook\b|rulebook|catalogue|Regelbuch|Regelheft|published|\[", re.IGNORECASE)
    assert [e["id"] for e in entries(book) if paper.search(e["en"]) or paper.search(e["de"])] == []


def test_german_speaks_to_the_player_with_du(book: dict[str, Any]) -> None:
    formal = re.compile(r"\b(?:Ihnen|Ihre[nmrs]?)\b|\b(?:[Mm]üssen|[Dd]ürfen|[Kk]önnen) Sie\b")
    # A sentence may begin with "Ihre" (their); only inside a sentence does the capital make it formal.
    assert [e["id"] for e in entries(book) if formal.search(re.sub(r"(?:^|[.:!?„] ?)[A-ZÄÖÜ]\w*", "", e["de"]))] == []


def test_the_kernel_loads_it() -> None:
    book = load_rulebook(FILE)
    assert (len(book.chapters), len(book.rules), len(book.rulings)) == (31, 254, 101)
    assert book.game == "elder-sign"
