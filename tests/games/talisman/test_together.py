"""What happens to several at once (S-116): all are asked at the same time, and it is carried out clockwise."""

from __future__ import annotations

import pytest

from games.talisman import events
from tests.games.talisman.given import Playing, meets, nobody_special, someone

rule = pytest.mark.rule
OUTER = "O15"


def quake(*followers: list[str], **more: object) -> Playing:
    """An Earthquake at which everybody rolls a 3."""
    people = ("assassin", "troll", "elf")
    at = ("O1", OUTER, OUTER)
    who = [someone(id, space, followers=f) for id, space, f in zip(people, at, followers, strict=True)]
    return meets("earthquake", *who, table=[3] * len(who), **more)


@rule("S-116")
def test_in_an_earthquake_all_roll_and_then_all_choose_at_the_same_time() -> None:
    t = quake(["guide"], ["maiden"], ["pixie"])
    assert len(t.events(events.TableRolled)) == 3
    for seat in range(3):
        t.asks(seat, "tm-follower-or-life")
    t.says(2, "bleed").says(1, "give:maiden")
    assert (t.who(1).followers, t.who(2).lives) == (["maiden"], 4), "nothing happens before everybody has decided"
    t.says(0, "give:guide")
    assert [t.who(s).followers for s in range(3)] == [[], [], ["pixie"]]
    assert [t.who(s).lives for s in range(3)] == [4, 4, 3]
    told = t.events(events.FollowerInstead, events.LifeLost)
    assert [e.seat for e in told] == [0, 1, 2], "clockwise from whoever turned it up"


@rule("S-116")
def test_who_has_nobody_to_give_up_is_not_asked() -> None:
    t = quake([], ["maiden"], ["hag"])
    t.asks(1, "tm-follower-or-life").asks_not(0).asks_not(2)
    t.says(1, "give:maiden")
    assert [t.who(s).lives for s in range(3)] == [3, 4, 3]


@rule("S-116", "S-112")
def test_pestilence_asks_all_whose_last_life_it_is_at_the_same_time() -> None:
    t = meets(
        "pestilence",
        nobody_special(),
        someone("druid", OUTER, lives=1, spells=["preservation"]),
        someone("wizard", OUTER, lives=1, spells=["hex"]),
        someone("troll", OUTER),
    )
    t.asks(1, "tm-last-life").asks(2, "tm-last-life")
    t.never_told(events.LifeLost)
    t.default().default()
    assert t.who(1).lives == 1
    assert t.state.players[2].standing == "waiting"
    assert (t.who(0).lives, t.who(3).lives) == (3, 3)
