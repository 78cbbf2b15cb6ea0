"""The words on pictures exist in both languages, and none of them is idle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rendering import words
from rendering.fluent import BadWords
from rendering.words import say

ROOT = Path(__file__).resolve().parents[3]
KEY = re.compile(r"^(pic-[A-Za-z0-9_-]+) =", re.M)


def keys(lang: str) -> set[str]:
    return set(KEY.findall((ROOT / "locale" / lang / "elder_sign" / "pictures.ftl").read_text("utf-8")))


def test_both_languages_have_the_same_messages() -> None:
    assert keys("de") == keys("en")


def test_both_languages_use_the_same_arguments() -> None:
    for key in keys("en"):
        found = []
        for lang in ("de", "en"):
            text = (ROOT / "locale" / lang / "elder_sign" / "pictures.ftl").read_text("utf-8")
            body = re.search(rf"^{re.escape(key)} =(.*?)(?=^\S|\Z)", text, re.M | re.S)
            assert body
            found.append(set(re.findall(r"\$(\w+)", body[1])))
        assert found[0] == found[1], key


def test_every_message_is_used_somewhere() -> None:
    code = "\n".join(p.read_text("utf-8") for p in (ROOT / "rendering").rglob("*.py"))
    exact = set(re.findall(r"pic-es-[A-Za-z0-9_-]+[A-Za-z0-9]", code))
    prefixes = tuple(p for p in re.findall(r"(pic-es-[A-Za-z0-9_-]*-)\{", code))
    idle = {k for k in keys("en") if k not in exact and not k.startswith(prefixes)}
    assert idle == set()


def test_a_message_nobody_wrote_is_an_error_that_names_it() -> None:
    with pytest.raises(BadWords, match="pic-es-nonsense"):
        say("de", "pic-es-nonsense")


def test_a_forgotten_argument_is_an_error_and_not_a_hole_in_the_picture() -> None:
    with pytest.raises(BadWords, match="pic-es-turn"):
        say("de", "pic-es-turn")


def test_numbers_choose_their_plural() -> None:
    assert say("de", "pic-es-count-turns", n=1) == "1 Zug"
    assert say("de", "pic-es-count-turns", n=2) == "2 Züge"
    assert "\u2068" not in say("en", "pic-es-to-move", name="Anna")
    assert words.has("de", "pic-es-game")
