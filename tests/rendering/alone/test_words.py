"""The words on pictures of ALONE exist in both languages, and none of them is idle."""

from __future__ import annotations

import re
from pathlib import Path

from games.alone.rules.locating import TARGETS
from rendering.alone.told import target
from rendering.words import say

from .stages import CARDS

ROOT = Path(__file__).resolve().parents[3]
KEY = re.compile(r"^(pic-[A-Za-z0-9_-]+) =", re.M)


def text(lang: str) -> str:
    return (ROOT / "locale" / lang / "alone" / "pictures.ftl").read_text("utf-8")


def keys(lang: str) -> list[str]:
    return KEY.findall(text(lang))


def test_both_languages_have_the_same_messages_once() -> None:
    assert keys("de") == keys("en")
    assert len(set(keys("en"))) == len(keys("en"))


def test_both_languages_use_the_same_arguments() -> None:
    for key in keys("en"):
        found = []
        for lang in ("de", "en"):
            body = re.search(rf"^{re.escape(key)} =(.*?)(?=^\S|\Z)", text(lang), re.M | re.S)
            assert body
            found.append(set(re.findall(r"\$(\w+)", body[1])))
        assert found[0] == found[1], key


def test_every_message_is_used_somewhere() -> None:
    code = "\n".join(p.read_text("utf-8") for p in (ROOT / "rendering" / "alone").rglob("*.py"))
    exact = set(re.findall(r"pic-al-[A-Za-z0-9_-]+[A-Za-z0-9]", code))
    prefixes = tuple(p for p in re.findall(r"(pic-al-[A-Za-z0-9_-]*-)\{", code) if p != "pic-al-")
    used = {k for k in keys("en") if k in exact or k.startswith(prefixes)}
    # Put together from a word of the rules: a compass letter, what adrenaline was used for.
    used |= {f"pic-al-{w}-letter" for w in ("north", "east", "south", "west")} | {"pic-al-bullet-time", "pic-al-healed"}
    assert set(keys("en")) - used == set()


def test_everything_the_hero_may_locate_has_a_name() -> None:
    for lang in ("de", "en"):
        names = [target(t, CARDS, lang) for t in TARGETS]
        assert all(names)
        assert len(set(names)) == len(names)


def test_numbers_choose_their_plural_and_directions_their_words() -> None:
    assert say("de", "pic-al-count-turns", n=1) == "1 Zug"
    assert say("de", "pic-al-count-turns", n=2) == "2 Züge"
    assert say("de", "pic-al-east-letter") == "O"
    assert say("en", "pic-al-answer", n=7, floor="other") == "distance 7, other floor"
    assert say("de", "pic-al-say-item", name="Jetpack", n=1, upgraded=1) == "Jetpack (1 Ladung, verbessert)"
