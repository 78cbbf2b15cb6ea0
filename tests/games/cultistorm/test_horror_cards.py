"""Every horror card, carried out (7.8, section 10)."""

from __future__ import annotations

from typing import Any

from games.cultistorm import events
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, column, ilse, madness, play, rosa, storm, tobias


def revealed(card: str, *people: Any, luck: dict[str, str] | None = None, **more: Any) -> Play[StormState]:
    """The card lies on the next slot, one crystal short."""
    others = [c for c in ("rot", "nightmares", "cold-breath") if c != card][:2]
    crystals = {2: CARDS.horrors[card].threshold - 1}
    state = storm(*people, phase="horror", circle=" ".join([*others, card]), crystals=crystals, **more)
    t = play(state, **(luck or {}))
    t.ever_told(events.HorrorRevealed, card=card)
    return t


def mad(t: Play[StormState]) -> list[int]:
    return [madness(t, who) for who in range(3)]


def test_cold_breath_hurts_where_three_stand() -> None:
    assert mad(revealed("cold-breath", columns={1: "deep-1 deep-2 deep-3", 0: "ashes-1 ashes-2"})) == [0, 1, 0]


def test_footsteps_and_procession_bring_cultists_to_the_marker() -> None:
    t = revealed("footsteps", marker=3)
    assert [len(column(t, s)) for s in range(5)] == [0, 0, 0, 1, 0]
    t = revealed("procession", marker=4)
    assert [len(column(t, s)) for s in range(5)] == [1, 0, 0, 0, 1]
    assert t.state.marker == 1


def test_torn_notes_take_a_card_of_each() -> None:
    people = [rosa(0, hand="g01"), tobias(1, hand="g02"), ilse(2)]
    assert [len(i.hand) for i in revealed("torn-notes", *people).state.investigators] == [0, 0, 0]


def test_blackout_rolls_the_pool_again() -> None:
    t = revealed("blackout", pool="key moon", luck={"pool_again": "tide wild"})
    assert [d.face for d in t.state.pool] == ["tide", "wild"]


def test_nightmares_come_to_the_sanest() -> None:
    people = [rosa(0, insanity=2), tobias(1, insanity=1), ilse(2, permanent=1)]
    assert mad(revealed("nightmares", *people)) == [2, 2, 2]


def test_lost_relic_takes_an_object_of_whoever_has_two() -> None:
    people = [rosa(0, objects="lantern.1 laudanum.1"), tobias(1, objects="lantern.2"), ilse(2)]
    t = revealed("lost-relic", *people).says(0, "lose:laudanum.1")
    assert [i.objects for i in t.state.investigators] == [["lantern.1"], ["lantern.2"], []]


def test_rising_chant_rolls_all_cultist_dice() -> None:
    t = revealed("rising-chant", luck={"cultist_dice": "key flame moon spiral tide"})
    assert [p.die for p in t.state.places] == ["key", "flame", "moon", "spiral", "tide"]


def test_rot_takes_a_trophy_from_each_location() -> None:
    t = revealed("rot", laid={0: 2, 3: 1})
    assert [p.trophies for p in t.state.places] == [1, 0, 0, 0, 0]
    assert (t.state.trophies["key"], t.state.trophies["spiral"]) == (5, 6)


def test_mass_hysteria_hurts_all() -> None:
    assert mad(revealed("mass-hysteria")) == [1, 1, 1]


def test_a_broken_altar_is_chosen_by_the_team_and_may_be_raised_again() -> None:
    t = revealed("broken-altar", altars=(1, 3)).says(0, "altar:1").says(2, "altar:1")
    assert [p.altar for p in t.state.places] == [False, False, False, True, False]


def test_abduction_moves_the_sanest_to_the_marker() -> None:
    people = [rosa(0, insanity=1), tobias(1), ilse(2)]
    t = revealed("abduction", *people, marker=4).says(0, "whom:2").says(2, "whom:2")
    assert [i.slot for i in t.state.investigators] == [0, 1, 4]


def test_a_swarm_comes_where_fewest_are() -> None:
    t = revealed("swarm", columns={0: "deep-1", 1: "deep-2"}, elders={"hastur": 4}, marker=0)
    assert [len(column(t, s)) for s in range(5)] == [1, 1, 1, 1, 0]
    assert t.state.marker == 0


def test_a_dark_bargain_is_the_teams_choice() -> None:
    t = revealed("dark-bargain").says(0, "choose:1").says(1, "choose:1")
    assert mad(t) == [0, 0, 0]
    assert t.state.horror_steps == 12
    assert mad(revealed("dark-bargain").says(0, "choose:0").says(1, "choose:0")) == [1, 1, 1]


def test_by_default_the_team_suffers_least_insanity() -> None:
    """D-29: three steps rather than three insanity."""
    t = revealed("dark-bargain").says(0, "choose:0").says(1, "choose:1")
    assert t.question(2, "cs-team").default == ("choose:1",)
