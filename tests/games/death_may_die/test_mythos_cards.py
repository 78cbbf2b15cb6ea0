"""Every Mythos card of Episode 1 and of both Great Old Ones."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .house import CARDS, Playing, beth, elizabeth, ian, meets, nobody_special


def moved(t: Playing) -> list[tuple[str, str]]:
    return [(e.enemy, e.space) for e in t.every(events.EnemyMoved)]


def test_night_shift_1_summons_a_fire_vampire_at_red() -> None:
    assert meets("night-shift-1", ian()).enemies("great-hall") == ["fire-vampire.1"]


def test_night_shift_2_lights_your_space() -> None:
    t = meets("night-shift-2", ian("office"))
    assert (t.state.fire, t.enemies("nurses-room")) == ({"office": 1}, ["cultist.1"])


def test_night_shift_3_brings_every_byakhee_and_one_more() -> None:
    t = meets("night-shift-3", ian("archive"), enemies={"corridor": ["byakhee"], "great-hall": ["byakhee"]})
    assert [e for e, s in moved(t) if s == "archive"] == ["byakhee.1", "byakhee.2"]
    t.ever_told(events.Summoned, enemy="byakhee.3", space="great-hall")


def test_night_shift_4_is_stress_for_those_on_fire() -> None:
    t = meets("night-shift-4", ian(fire=1), beth("office"), elizabeth("office", fire_stand_ins=1), finds=["find-6"])
    assert [i.stress for i in t.state.investigators] == [1, 0, 1]
    assert t.enemies("great-hall") == ["cultist.1"]


def test_night_shift_5_brings_the_nearest_monster_up_to_three_spaces() -> None:
    t = meets("night-shift-5", ian("office"), enemies={"laboratory": ["byakhee"], "corridor": ["cultist"]}).says(
        0, "way:great-hall"
    )
    assert moved(t)[-1] == ("byakhee.1", "corridor")  # four steps away
    t = meets("night-shift-5", ian("office"), enemies={"great-hall": ["byakhee"]})
    assert moved(t) == [("byakhee.1", "archive"), ("byakhee.1", "corridor"), ("byakhee.1", "office")]


def test_night_shift_6_summons_at_the_gate_nearest_to_each_of_two_altars_the_active_one_chooses() -> None:
    t = meets("night-shift-6", ian(), beth())
    t.asks(0, "dmd-space").offers(0, "space:cold-store", "space:office", "space:courtyard").says(0, "space:cold-store")
    assert t.enemies("great-hall") == ["cultist.1"]  # two steps away
    t.says(0, "space:courtyard").offers(0, "space:great-hall", "space:boiler-room").says(0, "space:boiler-room")
    assert t.enemies("boiler-room") == ["cultist.2"]
    assert not t.enemies("nurses-room")
    one = meets("night-shift-6", ian(), tokens={"altar": ["cold-store"], "altar:destroyed": ["office", "courtyard"]})
    assert one.enemies("great-hall") == ["cultist.1"]
    assert len(one.state.figures) == 1
    none = meets("night-shift-6", ian(), tokens={"altar": [], "altar:destroyed": ["office", "courtyard", "cold-store"]})
    assert not none.events(events.Summoned)


def test_night_shift_7_is_two_stress_or_wounds() -> None:
    t = meets("night-shift-7", nobody_special(stress=4), finds=["find-6"])
    assert (t.me.stress, t.me.wounds, t.enemies("nurses-room")) == (5, 1, ["fire-vampire.1"])


def test_night_shift_8_sends_the_nearest_cultist_to_its_altar_and_costs_sanity_for_each_watched() -> None:
    t = meets("night-shift-8", ian("corridor"), enemies={"archive": ["cultist"], "cold-store": ["cultist"]})
    while not t.events(events.Suffered):
        t.default()
    assert t.me.sanity == 2
    gone = meets(
        "night-shift-8",
        ian("corridor"),
        enemies={"cold-store": ["cultist"]},
        tokens={"altar": [], "altar:destroyed": ["cold-store"]},
    )
    assert gone.me.sanity == 0  # only altars that stand


def test_hastur_1_marks_whoever_has_no_yellow_sign() -> None:
    t = meets("hastur-1", ian(), beth(), tokens={"yellow-sign": ["1", "1"]})
    assert [t.held(w, "yellow-sign") for w in (0, 1)] == [1, 2]


def test_hastur_2_and_4_summon() -> None:
    t = meets("hastur-2", ian())
    assert (t.enemies("great-hall"), t.enemies("boiler-room")) == (["cultist.1"], ["cultist.2"])
    assert meets("hastur-4", ian()).enemies("nurses-room") == ["disciple-of-hastur.1"]


def test_hastur_3_brings_all_disciples_and_one_more() -> None:
    t = meets("hastur-3", ian("archive"), enemies={"corridor": ["disciple-of-hastur"], "office": ["cultist"]})
    assert moved(t)[0] == ("disciple-of-hastur.1", "archive")
    assert "disciple-of-hastur.2" in t.enemies("great-hall")
    assert t.enemies("office") == ["cultist.1"]


def test_hastur_5_is_stress_for_each_sign_at_most_three() -> None:
    t = meets("hastur-5", ian(), finds=["find-6"], tokens={"yellow-sign": ["0"] * 4})
    assert t.me.stress == 3


def test_hastur_6_is_stress_for_all() -> None:
    t = meets("hastur-6", ian(), beth("office"), finds=["find-6"])
    assert [i.stress for i in t.state.investigators] == [1, 1]
    assert t.enemies("boiler-room") == ["cultist.1"]


def test_hastur_7_is_a_choice() -> None:
    t = meets("hastur-7", ian()).asks(0, "dmd-choose").says(0, "choose:0")
    assert (t.me.sanity, t.held(0, "yellow-sign")) == (2, 0)
    t = meets("hastur-7", ian()).says(0, "choose:1")
    assert (t.me.sanity, t.held(0, "yellow-sign")) == (0, 2)


def test_hastur_8_moves_disciples_and_cultists_two() -> None:
    t = meets("hastur-8", ian("office"), enemies={"great-hall": ["cultist", "disciple-of-hastur", "byakhee"]})
    assert moved(t) == [(e, s) for e in ("disciple-of-hastur.1", "cultist.1") for s in ("archive", "corridor")]
    assert t.enemies("nurses-room") == ["cultist.2"]


def test_cthulhu_1_2_and_3() -> None:
    t = meets("cthulhu-1", ian(), great="cthulhu")
    assert (t.enemies("great-hall"), t.enemies("nurses-room")) == (["cultist.1"], ["cultist.2"])
    assert meets("cthulhu-2", ian(), great="cthulhu").enemies("boiler-room") == ["star-spawn.1"]
    t = meets("cthulhu-3", ian(), great="cthulhu")
    assert (t.me.sanity, t.enemies("boiler-room")) == (1, ["cultist.1"])


def test_cthulhu_4_calls_cultists_to_the_nearest_rlyeh() -> None:
    t = meets("cthulhu-4", ian(), great="cthulhu", enemies={"great-hall": ["cultist"]}, tokens={"rlyeh": ["office"]})
    assert moved(t) == [("cultist.1", "archive"), ("cultist.1", "corridor")]
    assert moved(meets("cthulhu-4", ian(), great="cthulhu", enemies={"great-hall": ["cultist"]})) == []


def test_cthulhu_5_is_stress_on_or_next_to_rlyeh() -> None:
    t = meets(
        "cthulhu-5",
        ian("office"),
        beth("corridor"),
        elizabeth("archive"),
        great="cthulhu",
        tokens={"rlyeh": ["office"]},
        finds=["find-6"],
    )
    assert [i.stress for i in t.state.investigators] == [2, 2, 0]


def test_cthulhu_6_raises_rlyeh_at_the_nearest_gate_without_one() -> None:
    t = meets("cthulhu-6", ian("archive"), great="cthulhu", tokens={"rlyeh": ["great-hall"]})
    t.says_if_asked(0, "space:boiler-room")
    assert t.lying("rlyeh") == ["boiler-room", "great-hall"]
    full = meets("cthulhu-6", ian("archive"), great="cthulhu", tokens={"rlyeh": ["great-hall", "boiler-room", "nurses-room"]})
    assert len(full.lying("rlyeh")) == 3


def test_cthulhu_7_brings_the_nearest_monster_to_attack() -> None:
    t = meets(
        "cthulhu-7", nobody_special("office"), great="cthulhu", enemies={"great-hall": ["byakhee"], "corridor": ["cultist"]}
    )
    t.ever_told(events.Attacks, enemy="byakhee.1", who=0)
    assert moved(t)[:3] == [("byakhee.1", "archive"), ("byakhee.1", "corridor"), ("byakhee.1", "office")]


def test_cthulhu_8_everybody_gives_an_item_or_sanity() -> None:
    t = meets("cthulhu-8", ian(holds=["find-2:left"]), beth(holds=["find-7:right"]), elizabeth("office"), great="cthulhu")
    t.says(1, "choose:0").says(0, "choose:1")
    assert [i.sanity for i in t.state.investigators] == [0, 1, 1]
    assert t.me.cards == []
    assert len(t.who(1).cards) == 1


@pytest.mark.parametrize("card", [c.id for c in CARDS.mythos.values() if c.of in ("night-shift", "hastur", "cthulhu")])
def test_every_card_is_played_to_its_end_in_a_full_house(card: str) -> None:
    great = "cthulhu" if card.startswith("cthulhu") else "hastur"
    house = {"office": ["cultist", "cultist"], "great-hall": ["byakhee", "fire-vampire"], "corridor": ["cultist"]}
    t = meets(card, ian("archive"), beth("corridor"), great=great, great_at="laboratory", enemies=house)
    while t.state.active == 0 and not t.over:
        t.default()
    assert card in t.state.mythos_discard or t.state.mythos_discard == []
