"""Searching a rulebook finds what a player means, in either language, and a broken rulebook does not load."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import games.elder_sign
from games.kernel.content import BadPack
from games.kernel.phrases import Lang
from games.kernel.rulebook import Rulebook, load_rulebook, search

FILE = Path(games.elder_sign.__file__).parent / "rulebook.yaml"


@pytest.fixture(scope="module")
def elder() -> Rulebook:
    return load_rulebook(FILE)


def es(chapter: str, number: int) -> str:
    """A rule's id. Put together here, so that finding the text of a rule is not counted as proving the rule."""
    return f"ES-{chapter}-{number:02}"


def ids(book: Rulebook, words: str, lang: Lang) -> list[str]:
    return [e.id for e in search(book, words, lang)]


def chapters(book: Rulebook, words: str, lang: Lang, first: int) -> set[str]:
    return {i.split("-")[1] for i in ids(book, words, lang)[:first]}


@pytest.mark.parametrize("typed", [es("MOVE", 3), "es-move-03", "Es-Move-3", "es move 03", "move-03", f" {es('MOVE', 3)} "])
def test_an_id_is_found_first_however_it_is_typed(elder: Rulebook, typed: str) -> None:
    assert ids(elder, typed, "de")[0] == es("MOVE", 3)


def test_a_rule_called_by_id_brings_the_rulings_that_complete_it(elder: Rulebook) -> None:
    assert ids(elder, "es-gen-06", "en") == [es("GEN", 6), "S-31", "S-81"]


def test_a_ruling_called_by_id_brings_the_rules_it_completes(elder: Rulebook) -> None:
    assert ids(elder, "S-25", "de") == ["S-25", es("INV", 3), es("BATTLE", 15)]


def test_the_head_of_an_id_brings_its_whole_chapter_in_order(elder: Rulebook) -> None:
    assert ids(elder, "ES-MOVE", "en")[:5] == [es("MOVE", n) for n in range(1, 6)]


def test_an_id_among_other_words_stays_first(elder: Rulebook) -> None:
    found = ids(elder, "midnight es-move-03", "en")
    assert found[0] == es("MOVE", 3)
    assert es("MID", 1) in found[1:10]


def test_focus_brings_its_chapter_before_everything_else(elder: Rulebook) -> None:
    assert ids(elder, "focus", "en")[0] == es("FOCUS", 1)
    assert chapters(elder, "focus", "en", 8) == {"FOCUS"}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_german_word_finds_its_rules_in_both_readers_languages(elder: Rulebook, lang: Lang) -> None:
    assert ids(elder, "Konzentration", lang)[0] == es("FOCUS", 1)
    assert chapters(elder, "Konzentration", lang, 8) == {"FOCUS"}


def test_verschlungen_begins_with_when_one_is_devoured(elder: Rulebook) -> None:
    found = ids(elder, "verschlungen", "de")
    assert found[0] == es("DEV", 1)
    assert chapters(elder, "verschlungen", "de", 6) == {"DEV"}
    assert "S-30" in found


@pytest.mark.parametrize("typed", ["gesperter", "gespertter", "gesprerter Würfel", "gesperrter", "gesperrten"])
def test_a_misspelt_or_inflected_word_finds_locked_dice(elder: Rulebook, typed: str) -> None:
    found = ids(elder, typed, "de")
    assert found[0].startswith("ES-LOCK-")
    assert {es("LOCK", n) for n in range(1, 8)} <= set(found)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("Fundbüro", es("ENT", 3)),
        ("Fundbuero", es("ENT", 3)),
        ("FUNDBÜRO", es("ENT", 3)),
        ("Fundburo", es("ENT", 3)),
        ("Fundbu\N{COMBINING DIAERESIS}ro", es("ENT", 3)),
        ("Trophäen", es("TROPHY", 1)),
        ("Trophaeen", es("TROPHY", 1)),
        ("Großer Alter", es("SETUP", 2)),
        ("Grosser Alter", es("SETUP", 2)),
    ],
)
def test_umlauts_and_sharp_s_may_be_spelt_out_or_dropped(elder: Rulebook, typed: str, expected: str) -> None:
    assert expected in ids(elder, typed, "de")[:5]


@pytest.mark.parametrize("typed", ["Wuerf", "WÜRF", "Wu\N{COMBINING DIAERESIS}rf"])
def test_an_umlaut_is_the_same_letter_in_every_spelling(elder: Rulebook, typed: str) -> None:
    assert ids(elder, "Würf", "de")
    assert ids(elder, typed, "de") == ids(elder, "Würf", "de")


@pytest.mark.parametrize(
    ("typed", "chapter"), [("Terorr", "TERROR"), ("mosnter", "MON"), ("midnigt", "MID"), ("Trophäne", "TROPHY")]
)
def test_one_slip_in_a_short_word_is_forgiven(elder: Rulebook, typed: str, chapter: str) -> None:
    assert chapters(elder, typed, "de", 3) == {chapter}


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("foc", es("FOCUS", 1)), ("souv", es("ENT", 4)), ("Mitternac", es("MID", 1)), ("wildc", es("TASK", 12))],
)
def test_the_beginning_of_a_word_is_enough(elder: Rulebook, typed: str, expected: str) -> None:
    assert expected in ids(elder, typed, "en")[:3]


def test_a_part_of_a_german_compound_is_found(elder: Rulebook) -> None:
    assert es("SETUP", 3) in ids(elder, "Quelle", "de")  # Monsterquelle


def test_question_words_do_not_drown_the_subject(elder: Rulebook) -> None:
    assert ids(elder, "Was passiert um Mitternacht?", "de")[0] == es("MID", 1)
    found = search(elder, "Was ist ein Joker?", "de")
    assert found[0].id == es("TASK", 12)
    assert [e.id for e in found if "Joker" not in e.de + elder.heading[e.id].de] == []


def test_more_words_narrow_the_search(elder: Rulebook) -> None:
    found = ids(elder, "monster cup empty", "en")
    assert {"S-26", es("MON", 29)} == set(found[:2])
    assert es("MON", 3) not in found  # a monster, but neither cup nor empty
    assert es("MON", 3) in ids(elder, "monster", "en")


def test_typos_are_considered_only_when_the_word_is_unknown(elder: Rulebook) -> None:
    # "Kate" is one slip from "gate" and from "Karte", but she stands in the book and is meant.
    assert set(ids(elder, "Kate", "en")) == {"S-18", "S-59", "S-66", "S-88"}


@pytest.mark.parametrize("nothing", ["", "   ", "?!", "xyzzyplugh"])
def test_what_says_nothing_finds_nothing(elder: Rulebook, nothing: str) -> None:
    assert search(elder, nothing, "en") == []


def test_nothing_is_found_twice(elder: Rulebook) -> None:
    found = ids(elder, "S-25 S-25 es-inv-03 once per day battle", "en")
    assert len(found) == len(set(found))
    assert found[:2] == ["S-25", es("INV", 3)]


def test_searching_again_gives_the_same_answer(elder: Rulebook) -> None:
    assert ids(elder, "terror roll", "en") == ids(load_rulebook(FILE), "terror roll", "en")


# --- Loading ---------------------------------------------------------------------------------------------------------------


def small() -> dict[str, Any]:
    return {
        "game": "tiny",
        "chapters": [{"id": "A", "title": {"en": "One", "de": "Eins"}}],
        "rules": [{"id": "T-A-01", "chapter": "A", "en": "Go.", "de": "Los.", "see": ["S-01"]}],
        "rulings": [{"id": "S-01", "title": {"en": "Where?", "de": "Wohin?"}, "en": "There.", "de": "Dorthin."}],
    }


def load(tmp_path: Path, data: Any) -> Rulebook:
    file = tmp_path / "tiny.yaml"
    file.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return load_rulebook(file)


def test_a_small_book_loads(tmp_path: Path) -> None:
    book = load(tmp_path, small())
    assert book.rules[0].in_("de") == "Los."
    assert book.rulings[0].title.in_("en") == "Where?"
    assert book.heading["T-A-01"].in_("de") == "Eins"
    assert book.by_id["S-01"] == book.rulings[0]


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("rules", 0, "de"), "", "T-A-01"),
        (("rules", 0, "en"), "  ", "T-A-01"),
        (("rules", 0, "chapter"), "B", "no chapter B"),
        (("rules", 0, "see"), ["S-02"], "no S-02"),
        (("rulings", 0, "id"), "T-A-01", "T-A-01 stands twice"),
        (("rules", 0, "fr"), "Allez.", "fr"),
        (("rules", 0, "en"), True, "T-A-01"),
        (("chapters", 0, "title"), {"en": "One"}, "title.de"),
        (("rules",), "none", "must be a list"),
        (("notes",), ["x"], "notes"),
        (("game",), "", "game"),
    ],
)
def test_a_broken_book_is_refused_and_the_fault_is_named(
    tmp_path: Path, path: tuple[str | int, ...], value: Any, told: str
) -> None:
    data = small()
    spot: Any = data
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    with pytest.raises(BadPack) as refused:
        load(tmp_path, data)
    assert "tiny.yaml" in str(refused.value)
    assert told in str(refused.value)


def test_a_chapter_without_rules_is_refused(tmp_path: Path) -> None:
    data = small()
    data["chapters"].append({"id": "B", "title": {"en": "Two", "de": "Zwei"}})
    with pytest.raises(BadPack, match="chapter B has no rules"):
        load(tmp_path, data)
