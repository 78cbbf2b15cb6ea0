"""The words on pictures exist in both languages, and none of them is idle."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
KEY = re.compile(r"^(pic-[A-Za-z0-9_-]+) =", re.M)


def words(lang: str) -> str:
    return (ROOT / "locale" / lang / "cultistorm" / "pictures.ftl").read_text("utf-8")


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
    code = "\n".join(p.read_text("utf-8") for p in (ROOT / "rendering" / "cultistorm").rglob("*.py"))
    exact = {f"pic-cs-{word}" for word in re.findall(r"[\"']([a-z-]+)[\"']", code)} | set(
        re.findall(r"pic-cs-[a-z-]+[a-z]", code)
    )
    prefixes = tuple(f"pic-cs-{p}" for p in re.findall(r"f[\"']([a-z-]+-)\{", code))
    idle = {k for k in keys("en") if k not in exact and not k.startswith(prefixes)}
    # Ends are put together of what ended and what of it is told; ways to attack come from the cards.
    told = ("pic-cs-over-", "pic-cs-result-", "pic-cs-story-")
    assert {k for k in idle if not k.startswith(told)} <= {
        "pic-cs-ranged",
        "pic-cs-melee",
        "pic-cs-title",
        "pic-cs-won-title",
        "pic-cs-lost-title",
    }
