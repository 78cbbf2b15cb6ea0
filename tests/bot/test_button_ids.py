"""Custom ids: what we write we can read; what others invent means nothing."""

from __future__ import annotations

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import button_ids

KEYS = st.text(st.characters(codec="ascii", min_codepoint=33), min_size=1, max_size=120)


@given(st.integers(0, 36**9 - 1), st.integers(0, 36**4 - 1), st.integers(0, 10**6), KEYS)
def test_a_button_says_what_was_put_into_it(game_id: int, epoch: int, n: int, key: str) -> None:
    line = button_ids.line(b"key", epoch, n)
    custom_id = button_ids.answer_button(game_id, line, "0a1f", key)
    assert len(custom_id) <= 100
    assert button_ids.parse(custom_id) == button_ids.ToQuestion(game_id, line, "0a1f", button_ids.short(key))


@given(st.integers(0, 36**9 - 1), st.integers(0, 999))
def test_a_select_names_its_question_and_brings_the_picks_as_values(game_id: int, part: int) -> None:
    line = button_ids.line(b"key", 3, 7)
    assert button_ids.parse(button_ids.answer_select(game_id, line, part)) == button_ids.ToQuestion(game_id, line)


@given(KEYS)
def test_a_select_value_is_short_and_comes_back(key: str) -> None:
    value = button_ids.value("00ff", key)
    assert len(value) <= 100
    assert button_ids.parse_value(value) == ("00ff", button_ids.short(key))


def test_different_long_keys_stay_different() -> None:
    first, second = "x" * 100 + "a", "x" * 100 + "b"
    assert button_ids.short(first) != button_ids.short(second)


def test_the_mark_does_not_tell_the_number() -> None:
    marks = {button_ids.line(b"key", 0, n) for n in range(500)}
    assert len(marks) == 500
    assert button_ids.line(b"other", 0, 1) != button_ids.line(b"key", 0, 1)


def test_nothing_in_it_stays_the_same_as_long_as_nobody_takes_something_back() -> None:
    """Otherwise everybody could see in the next button that somebody has taken back something in secret."""
    for n in range(0, 100, 2):
        first, second = button_ids.line(b"key", 0, n), button_ids.line(b"key", 0, n + 1)
        assert first.partition(".")[0] != second.partition(".")[0]
    assert not button_ids.names(button_ids.line(b"key", 0, 1), b"key", 1, 1)


def test_posts_from_before_still_name_their_question() -> None:
    assert button_ids.names("302b.4df6ea35", b"key", 3, 7)
    assert not button_ids.names("302c.4df6ea35", b"key", 3, 7)


@pytest.mark.parametrize("deed", ["join", "step-in"])
def test_a_deed_with_its_argument(deed: str) -> None:
    assert button_ids.parse(button_ids.deed_button(7, deed, "2.55")) == button_ids.ToTable(7, deed, "2.55")
    assert button_ids.parse(button_ids.deed_select(7, deed)) == button_ids.ToTable(7, deed)


def test_what_cannot_be_an_id_is_refused_where_it_is_made() -> None:
    with pytest.raises(ValueError, match="not a good custom id"):
        button_ids.deed_button(1, "Join")
    with pytest.raises(ValueError, match="not a good custom id"):
        button_ids.deed_button(1, "join", "x" * 80)


def test_ten_thousand_invented_ids_are_read_without_harm() -> None:
    """Whatever comes back is either nothing or an address of well-formed parts; nothing raises."""
    luck = random.Random(7)
    good = button_ids.answer_button(41, button_ids.line(b"key", 2, 9), "beef", "go:A03")
    deed = button_ids.deed_button(41, "take", "1.2.3")
    understood = 0
    for i in range(10_000):
        text = _invented(luck, (good, deed)[i % 2])
        found = button_ids.parse(text)
        button_ids.parse_value(text)
        if found is not None:
            understood += 1
            assert 0 <= found.game_id < 36**9
            assert len(text) <= 100
            if isinstance(found, button_ids.ToQuestion):
                assert "." in found.line
    assert understood < 9_000  # damage is noticed, mostly


def _invented(luck: random.Random, base: str) -> str:
    text = list(base)
    for _ in range(luck.randrange(1, 6)):
        match luck.randrange(4):
            case 0 if text:
                text[luck.randrange(len(text))] = luck.choice(string.printable + "äß€😀\0")
            case 1 if text:
                del text[luck.randrange(len(text))]
            case 2:
                text.insert(luck.randrange(len(text) + 1), luck.choice(":.-k1s\n😀"))
            case _:
                text = text[: luck.randrange(len(text) + 1)]
    return "".join(text) * luck.choice((1, 1, 1, 3))
