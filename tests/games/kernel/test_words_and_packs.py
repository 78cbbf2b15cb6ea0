"""Phrases with plurals, and strict YAML: scalars stay what they look like, faults name file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.kernel.content import BadPack, Fault, near, parse_yaml, read_yaml
from games.kernel.phrases import MissingPhrase, Phrases, load_phrases, sentence

PHRASES = Phrases({"draw": {"en": "draw {n} {n|card|cards} from {where}", "de": "ziehe {n} {n|Karte|Karten} von {where}"}})


def test_a_slot_with_two_forms_chooses_singular_or_plural() -> None:
    assert PHRASES.say("en", "draw", n=1, where="here") == "draw 1 card from here"
    assert PHRASES.say("de", "draw", n=0, where="hier") == "ziehe 0 Karten von hier"
    assert PHRASES.say("en", "draw", n="1", where="here") == "draw 1 card from here"
    assert PHRASES.say("en", "draw", n="all", where="here") == "draw all cards from here"
    assert Phrases({"x": {"en": "{n||s}"}}).say("en", "x", n=2) == "s"


def test_a_missing_phrase_language_or_argument_is_named() -> None:
    with pytest.raises(MissingPhrase, match="no phrase 'rest' in en"):
        PHRASES.say("en", "rest")
    with pytest.raises(MissingPhrase, match="no phrase 'x' in de"):
        Phrases({"x": {"en": "y"}}).say("de", "x")
    with pytest.raises(MissingPhrase, match="phrase 'draw' in de needs 'where'"):
        PHRASES.say("de", "draw", n=1)
    with pytest.raises(MissingPhrase, match="needs 'n'"):
        PHRASES.say("en", "draw", where="here")


@pytest.mark.parametrize(
    ("clause", "made"), [("lose it", "Lose it."), ("why? ", "Why?"), ("", ""), ("  ", ""), ("ärgere dich", "Ärgere dich.")]
)
def test_a_clause_becomes_a_sentence(clause: str, made: str) -> None:
    assert sentence(clause) == made


def test_phrases_are_loaded_only_with_exactly_both_languages_as_text(tmp_path: Path) -> None:
    file = tmp_path / "phrases.yaml"
    file.write_text("a: {en: 'one', de: 'eins'}\n", encoding="utf-8")
    assert load_phrases(file).say("de", "a") == "eins"
    for bad in ("a: {en: one}", "a: one", "a: {en: one, de: eins, fr: un}", "a: {en: one, de: }", "a: {en: one, de: [eins]}"):
        file.write_text(bad, encoding="utf-8")
        with pytest.raises(BadPack, match=r"phrases\.yaml(:1)?: a: needs a text in exactly the languages en, de"):
            load_phrases(file)
    file.write_text("a: {en: one, de: eins}\nb: {en: two}\nc: {de: drei}\n", encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        load_phrases(file)
    assert [(f.line, f.field) for f in caught.value.faults] == [(2, "b"), (3, "c")]


def test_scalars_stay_what_they_look_like() -> None:
    found = parse_yaml(
        """
no: on
yes: off
4: 1-3
time: 4:30
date: 2024-01-02
float: 1.5
octal: 010
hex: 0x10
big: 1_000
whole: -12
zero: 0
truth: true
lie: false
shout: True
none: null
tilde: ~
empty:
Null: NULL
quoted: "4"
merge: "<<"
""",
        "x.yaml",
    )
    strings = {"no": "on", "yes": "off", "4": "1-3", "time": "4:30", "date": "2024-01-02", "float": "1.5", "octal": "010"}
    strings |= {"hex": "0x10", "big": "1_000", "shout": "True", "Null": "NULL", "quoted": "4", "merge": "<<"}
    assert {k: v for k, v in found.items() if isinstance(v, str)} == strings
    others = {"whole": -12, "zero": 0, "truth": True, "lie": False, "none": None, "tilde": None, "empty": None}
    assert {k: v for k, v in found.items() if not isinstance(v, str)} == others
    assert found["truth"] is True


def test_mappings_remember_their_line() -> None:
    found = parse_yaml("cards:\n  - id: a\n    x: 1\n  - id: b\n", "x.yaml")
    assert [card.line for card in found["cards"]] == [2, 4]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, "'a' stands twice"),
        ("a:\n  x: {y: 1, y: 1}\n", 2, "'y' stands twice"),
        ("1: a\n'1': b\n", 2, "'1' stands twice"),
        ("a: [1, 2\nb: 3\n", 2, ""),
        ("a: 1\n\tb: 2\n", 2, ""),
        ("- a\n- b\n", 1, "must be a mapping"),
        ("just words", 1, "must be a mapping"),
        ("a: 1\n---\nb: 2\n", 2, ""),
        ("a: &x {b: *x}\n", 1, "recursive"),
        ("a: !!python/object:os.system {}\n", 1, "could not determine a constructor"),
        ("? [a, b]\n: 1\n", 1, "a key must be a word"),
    ],
)
def test_a_bad_file_is_refused_with_file_and_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadPack) as caught:
        parse_yaml(text, "bad.yaml")
    fault = caught.value.faults[0]
    assert (fault.file, fault.line) == ("bad.yaml", line)
    assert problem in fault.problem
    assert str(caught.value).startswith(f"bad.yaml:{line}: ")


def test_a_file_that_is_not_text_is_refused_like_any_bad_file(tmp_path: Path) -> None:
    file = tmp_path / "latin.yaml"
    file.write_bytes("a: Bücher".encode("latin-1"))
    with pytest.raises(BadPack, match=r"latin\.yaml: .*UTF-8"):
        read_yaml(file)


def test_an_empty_file_is_an_empty_pack(tmp_path: Path) -> None:
    file = tmp_path / "empty.yaml"
    file.write_text("# nothing yet\n", encoding="utf-8")
    assert read_yaml(file) == {}


def test_a_fault_without_line_card_or_field_reads_well() -> None:
    assert str(Fault("a.yaml", 0, "", "", "is bad")) == "a.yaml: is bad"
    assert str(Fault("a.yaml", 3, "c", "f", "is bad")) == "a.yaml:3: card c: f: is bad"


def test_a_misspelt_name_gets_a_hint_only_if_something_is_near() -> None:
    assert near("sanitty", ["sanity", "stamina"]) == ", did you mean 'sanity'?"
    assert near("xyz", ["sanity"]) == ""
