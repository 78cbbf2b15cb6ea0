"""Names as people like to write them, and as they stand at the table."""

from __future__ import annotations

import random
import unicodedata
from dataclasses import dataclass

import pytest

from bot.names import LONGEST, called, harmless


@dataclass
class Person:
    display_name: str
    name: str = "anna"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Anna", "Anna"),
        ("  Anna   B. ", "Anna B."),
        ("Zoë", "Zoë"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("שלום", "שלום"),
        ("张伟", "张伟"),
        ("漢" * 32, "漢" * 32),
        ("👩‍👩‍👧 Ana", "👩‍👩‍👧 Ana"),
        ("❤️ Ana", "❤️ Ana"),
        ("An\u034fna\ufe0f\U000e0100", "Anna"),
        ("\u202eanna", "anna"),
        ("a\u2066b\u2069", "ab"),
        ("An\nna", "An na"),
        ("a" + "\u0301" * 40, "á" + "\u0301" * 3),
        ("<@123>", "‹@123>"),
        ("<@&9> <#1> <t:0:R> </x:1>", "‹@&9> ‹#1> ‹t:0:R> ‹/x:1>"),
        ("1 < 2", "1 < 2"),
        ("@everyone", "@\u2060everyone"),
    ],
)
def test_what_can_be_read_stays_and_what_plays_tricks_goes(written: str, read: str) -> None:
    assert called(Person(written)) == read


@pytest.mark.parametrize("written", ["\u3164", "\u2800\u2800", "\u200b\u200b", "\u200d", " ", "\u0301"])
def test_a_name_that_cannot_be_seen_is_the_user_name(written: str) -> None:
    assert called(Person(written)) == "anna"
    assert called(Person(written, "\u200b")) == "?"


def test_whatever_is_written_the_name_is_short_visible_and_points_nowhere() -> None:
    chance = random.Random(4)
    odd = "\u202e\u2066\u200f\u200d\u200b\u3164\u0301\ufe0f\U000e0041\ud83d\x00\x1b\n<@&#:>*_~`|[]() @everyone漢ع👩"
    for _ in range(5_000):
        written = "".join(chance.choice(odd) if chance.random() < 0.8 else chr(chance.randrange(0x110000)) for _ in range(32))
        name = harmless(written)
        assert len(name) <= LONGEST + 1
        assert "<@" not in name
        assert "<#" not in name
        assert "@everyone" not in name
        assert not any(unicodedata.category(c) in ("Cc", "Cs", "Co", "Cn") for c in name)
        assert not any(c in name for c in "\u202e\u2066\u200f\u200b\n")
        name.encode()
