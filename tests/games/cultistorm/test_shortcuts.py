"""Deeds of the preparation that go together in one press (`games/cultistorm/shortcuts.py`)."""

from __future__ import annotations

from games.cultistorm.shortcuts import StormShortcuts
from games.cultistorm.state import StormState
from games.kernel.shortcuts import links
from games.kernel.testing import Play

from .given import CARDS, ilse, play, rosa, storm, tobias


def chains(t: Play[StormState], who: int) -> list[str]:
    return [o.key for o in StormShortcuts(CARDS).chains(t.view(who), t.question(who, "cs-prepare"))]


def test_trophies_are_carried_to_where_they_are_needed_and_laid_there() -> None:
    people = [rosa(0, trophies="flame flame moon key"), tobias(1), ilse(2)]
    t = play(storm(*people, laid={1: 2}, sealed={2: "card"}))
    assert chains(t, 0) == ["move:1>lay:1"]  # one is missing there; the moon's location is sealed; the key's is here
    for link in links(chains(t, 0)[0]):
        t.says(0, link)
    assert (t.state.investigators[0].slot, t.state.places[1].trophies) == (1, 3)


def test_whoever_would_die_of_the_way_is_asked_about_the_way_alone() -> None:
    people = [rosa(0, trophies="flame", insanity=4), tobias(1), ilse(2)]
    t = play(storm(*people)).says(0, "move:3")
    assert chains(t, 0) == []


def test_the_only_marker_and_ready() -> None:
    people = [rosa(0), tobias(0), ilse(0)]
    t = play(storm(*people, columns={0: "ashes-1 deep-1"}))
    melee = next(i.who for i in t.view().investigators if i.attack == "melee")
    assert chains(t, melee) == ["target:ashes-1>ready"]  # only what can be reached
    for link in links(chains(t, melee)[0]):
        t.says(melee, link)
    person = t.state.investigators[melee]
    assert (person.targets, person.ready) == (["ashes-1"], True)
    ranged = next(i.who for i in t.view().investigators if i.attack == "ranged")
    assert chains(t, ranged) == ["target:ashes-1>ready", "target:deep-1>ready"]
    t.says(ranged, "target:deep-1")
    assert chains(t, ranged) == []  # a second one is laid by itself
