"""The words on pictures exist in both languages, and none of them is idle."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
KEY = re.compile(r"^(pic-[A-Za-z0-9_-]+) =", re.M)


def words(lang: str) -> str:
    return (ROOT / "locale" / lang / "talisman" / "pictures.ftl").read_text("utf-8")


def keys(lang: str) -> set[str]:
    return set(KEY.findall(words(lang)))


def test_both_languages_have_the_same_messages() -> None:
    assert keys("de") == keys("en")


def test_both_languages_use_the_same_arguments() -> None:
    for key in keys("en"):
        found = []
        for lang in ("de", "en"):
            body = re.search(rf"^{re.escape(key)} =(.*?)(?=^\S|\Z)", words(lang), re.M | re.S)
            assert body
            found.append(set(re.findall(r"\$(\w+)", body[1])))
        assert found[0] == found[1], key


def test_every_message_is_used_somewhere() -> None:
    code = "\n".join(p.read_text("utf-8") for p in (ROOT / "rendering" / "talisman").rglob("*.py"))
    exact = set(re.findall(r"pic-tm-[A-Za-z0-9_-]+[A-Za-z0-9]", code))
    # `pic-tm-{key}` alone would let everything pass: those keys are written out where the loop stands.
    looped = {f"pic-tm-{word}" for word in re.findall(r'"([a-z-]+)"', code)}
    prefixes = tuple(p for p in re.findall(r"(pic-tm-[A-Za-z0-9_-]+-)\{", code))
    idle = {k for k in keys("en") if k not in exact | looped and not k.startswith(prefixes)}
    assert idle <= {"pic-tm-good", "pic-tm-neutral", "pic-tm-evil"}  # alignments come from the cards
