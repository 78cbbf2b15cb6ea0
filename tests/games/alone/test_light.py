"""Light (Licht): AL-LIGHT."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import creatures, labyrinth, light
from games.alone.state import AloneState
from games.alone.table import Alone
from games.kernel.testing import Play
from tests.games.alone.scene import bench, heard, shown

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


def lit(t: Play[AloneState]) -> list[str]:
    return [s.id for s in t.state.sectors.values() if s.lit]


@rule("AL-LIGHT-01")
def test_every_sector_is_dark_until_its_light_is_switched_on_and_lit_until_it_is_switched_off() -> None:
    t = bench(lambda g: light.switch_on(g, ["1A1", "1B1"]), ROW, revealed="1B1")
    assert lit(t) == ["1A1", "1B1"]
    assert heard(t) == [events.LightOn(("0:+0:+0", "0:+1:+0"))]
    off = bench(lambda g: light.switch_off(g, ["1A1", "1B1"]), ROW, revealed="1B1", lit="1A1 1C1")
    assert lit(off) == ["1C1"]
    assert heard(off) == [events.LightOff(("0:+0:+0",))]  # only the one that burned


@rule("AL-LIGHT-05", "AL-LIGHT-10", "AL-INT-07")
def test_lighting_hidden_sectors_in_sight_reveals_them_one_after_the_other_from_near_to_far() -> None:
    t = bench(lambda g: light.switch_on(g, ["1A1", "1B1", "1C1"]), ROW)
    assert shown(t) == ["1A1", "1B1", "1C1"]
    assert [type(e).__name__ for e in heard(t)] == ["LightOn", "Revealed", "Revealed"]
    assert [e.place for e in heard(t, events.Revealed)] == ["0:+1:+0", "0:+2:+0"]  # type: ignore[attr-defined]
    assert all(e.lit for e in heard(t, events.Revealed))  # type: ignore[attr-defined]


@rule("AL-LIGHT-10")
def test_the_order_in_which_sectors_are_named_does_not_matter() -> None:
    t = bench(lambda g: light.switch_on(g, ["1C1", "1B1", "1A1"]), ROW)
    assert shown(t) == ["1A1", "1B1", "1C1"]


@rule("AL-LIGHT-05", "AL-INT-08")
def test_a_lit_hidden_sector_out_of_sight_stays_hidden_and_is_lit_when_revealed_later() -> None:
    # The door between B and C is not on the hero's edge: the light goes through, sight does not.
    t = bench(lambda g: light.switch_on(g, ["1A1", "1B1", "1C1"]), "c - c D c - c")
    assert lit(t) == ["1A1", "1B1", "1C1"]
    assert shown(t) == ["1A1", "1B1"]
    assert events.LightOnUnseen(("1C1",)) in heard(t, viewer=1)

    def later(g: Alone) -> Any:
        light.switch_on(g, ["1C1"])
        labyrinth.reveal(g, ["1C1"])

    later_on = bench(later, "c - c D c - c")
    assert heard(later_on, events.Revealed)[0].lit  # type: ignore[attr-defined]


@rule("AL-LIGHT-05")
def test_lighting_may_lengthen_sight_but_does_not_reveal_dark_sectors() -> None:
    t = bench(lambda g: light.switch_on(g, ["1B1"]), ROW)
    assert shown(t) == ["1A1", "1B1"]


@rule("AL-LIGHT-05", "AL-SHOCK-04")
def test_a_creature_revealed_by_light_in_another_sector_gives_no_shock() -> None:
    t = bench(lambda g: light.switch_on(g, ["1B1"]), ROW, creatures="worm@1B1")
    assert heard(t, events.Revealed)[0].creatures == ("worm",)  # type: ignore[attr-defined]
    assert t.state.composure == 12


@rule("AL-LIGHT-06")
def test_a_creature_that_walked_into_a_lit_sector_without_the_hero_puts_the_light_out_at_the_end_of_the_turn() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1C1"])
        assert g.sector("1C1").lit  # not before the end of the turn
        light.smash_lights(g)

    t = bench(play, ROW, creatures="worm@1D1", lit="1C1", revealed="1B1 1C1")
    assert lit(t) == []
    assert heard(t, events.LightOff) == [events.LightOff(("0:+2:+0",))]


@rule("AL-LIGHT-06")
def test_a_hidden_lit_sector_goes_dark_unseen() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1D1"])
        light.smash_lights(g)

    t = bench(play, ROW, creatures="worm@1E1", lit="1D1")
    assert lit(t) == []
    assert heard(t, events.LightOff) == []
    assert events.LightOffUnseen(("1D1",)) in heard(t, viewer=1)


@rule("AL-LIGHT-06")
def test_only_the_sector_it_is_still_in_goes_dark_s26() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1D1", "1C1"])
        light.smash_lights(g)

    t = bench(play, ROW, creatures="worm@1E1", lit="1D1")
    assert lit(t) == ["1D1"]


@rule("AL-LIGHT-06")
def test_a_creature_that_was_there_when_the_light_came_on_does_not_smash_it_s26() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1C1"])
        light.switch_on(g, ["1C1"])
        light.smash_lights(g)

    t = bench(play, ROW, creatures="worm@1D1", revealed="1B1 1C1")
    assert lit(t) == ["1C1"]
    off_and_on = bench(
        lambda g: [light.switch_off(g, ["1C1"]), light.switch_on(g, ["1C1"]), light.smash_lights(g)],
        ROW,
        creatures="worm@1C1",
        lit="1C1",
        change=lambda s: setattr(s.creatures[0], "walked_in", True),
    )
    assert lit(off_and_on) == ["1C1"]


@rule("AL-LIGHT-06")
def test_a_creature_left_behind_by_the_hero_does_not_smash_the_light_s26() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1A1"])
        g.state.hero_at = "1B1"  # the second action of a Bullet Time turn
        light.smash_lights(g)

    t = bench(play, ROW, hero="1A1", creatures="spore@1B1", lit="1A1", revealed="1B1")
    assert lit(t) == ["1A1"]


@rule("AL-LIGHT-06")
def test_creatures_that_appear_or_are_teleported_into_a_lit_sector_count_as_having_moved_in_s26() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.appear(g, "spore", "1D1")
        yield from creatures.teleport(g, "k1", "1E1")
        light.smash_lights(g)

    t = bench(play, ROW, creatures="worm@1C1", lit="1D1 1E1")
    assert lit(t) == []


@rule("AL-LIGHT-06")
def test_the_next_turn_does_not_smash_for_an_old_walk() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1D1"])
        light.smash_lights(g)
        light.switch_on(g, ["1D1"])
        light.smash_lights(g)

    t = bench(play, ROW, creatures="worm@1E1", lit="1D1")
    assert lit(t) == ["1D1"]

    def spared_by_the_hero(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1B1"])
        g.state.hero_at = "1B1"  # the hero follows it in the same turn
        light.smash_lights(g)
        g.state.hero_at = "1A1"  # and leaves it in the next
        light.smash_lights(g)

    left = bench(spared_by_the_hero, ROW, creatures="worm@1C1", lit="1B1", revealed="1B1 1C1")
    assert lit(left) == ["1B1"]


@rule("AL-LIGHT-07")
def test_a_creature_never_puts_out_the_light_in_the_heros_sector_but_a_card_can() -> None:
    def play(g: Alone) -> Any:
        yield from creatures.walk(g, "k1", ["1A1"])
        light.smash_lights(g)

    t = bench(play, ROW, creatures="spore@1B1", lit="1A1", revealed="1B1")
    assert lit(t) == ["1A1"]
    entered = bench(
        light.smash_lights, ROW, creatures="spore@1A1", lit="1A1", change=lambda s: setattr(s.creatures[0], "walked_in", True)
    )
    assert lit(entered) == ["1A1"]
    card = bench(lambda g: light.switch_off(g, ["1A1"]), ROW, lit="1A1")
    assert lit(card) == []


@rule("AL-LIGHT-08")
def test_a_light_that_goes_off_hides_nothing_s26() -> None:
    t = bench(lambda g: light.switch_off(g, ["1B1", "1C1"]), ROW, revealed="1B1 1C1", lit="1B1 1C1")
    assert shown(t) == ["1A1", "1B1", "1C1"]


@rule("AL-LIGHT-09", "AL-END-06")
def test_lit_sectors_in_sight_survive_the_tidying_of_the_labyrinth() -> None:
    t = bench(labyrinth.tidy, ROW, revealed="all", lit="1C1 1E1")
    assert shown(t) == ["1A1", "1B1", "1C1", "1E1"]


def test_what_burns_already_is_not_announced_again_but_revealed_if_it_is_in_sight() -> None:
    t = bench(lambda g: light.switch_on(g, ["1A1", "1B1"]), ROW, lit="1A1 1B1")
    assert [type(e).__name__ for e in heard(t)] == ["Revealed"]


def test_darkness_cannot_be_lit() -> None:
    t = bench(lambda g: light.switch_on(g, ["1A1", "1B1"]), ROW, conditions={"1B1": "darkness"})
    assert lit(t) == ["1A1"]
    assert t.value == ["1A1"]
