"""What `keeper card` shows of a card besides its name and text."""

from __future__ import annotations

import pytest

from games.death_may_die.content import catalogue
from games.death_may_die.printed import printed

CARDS = catalogue()


@pytest.mark.parametrize(
    ("id", "first"),
    [
        ("fire-vampire", "×3 · monster · ♥ 4 · ■■□"),
        ("lucky", "unique"),
        ("brawling", "common"),
        ("elizabeth", "gambler · lucky marksman stealth"),
        ("night-shift-1", "night-shift · ☉"),
        ("night-shift-7", "night-shift · –"),
        ("find-1", "night-shift"),
        ("hastur", "The King in Yellow · 12 yellow-sign"),
        ("night-shift", "1 · byakhee fire-vampire · 3 altar 6 corpse 6 knife"),
    ],
)
def test_the_first_line(id: str, first: str) -> None:
    assert printed(CARDS.by_id[id], "en")[0] == first


def test_a_great_old_one_shows_its_four_stages() -> None:
    lines = printed(CARDS.by_id["hastur"], "de")[1:]
    assert lines[0] == "  1 · Der erste Akt · ♥ 0 · –"
    assert lines[1] == "  2 · Der Fremde tritt auf · ♥ 12 · ■■■"
    assert len(lines) == 4


def test_an_episode_shows_where_its_gates_are() -> None:
    lines = printed(CARDS.by_id["night-shift"], "en")
    assert lines[1] == "entrance-hall · red: great-hall yellow: nurses-room blue: boiler-room"


def test_a_psychosis_shows_nothing_more() -> None:
    assert printed(CARDS.by_id["rage"], "en") == []
