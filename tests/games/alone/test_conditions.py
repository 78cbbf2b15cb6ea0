"""Condition markers (Zustandsmarker): AL-GEN-10, S-31."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.rules import conditions, light
from games.alone.table import Alone
from tests.games.alone.scene import bench, heard, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


@rule("AL-GEN-10")
def test_at_most_one_of_a_kind_lies_in_a_sector_and_the_hero_sees_it_only_where_it_is_revealed() -> None:
    def play(g: Alone) -> Any:
        for sector in ("1A1", "1A1", "1C1"):
            conditions.place(g, sector, "gas")
        conditions.place(g, "1A1", "web")

    t = bench(play, ROW)
    assert t.state.sectors["1A1"].conditions == ["gas", "web"]
    assert heard(t) == [events.ConditionSeen("0:+0:+0", "gas"), events.ConditionSeen("0:+0:+0", "web")]
    assert events.ConditionPlaced("1C1", "gas") in heard(t, viewer=1)


@rule("AL-GEN-10")
def test_darkness_puts_the_light_out_and_keeps_it_out_even_where_the_hero_stands() -> None:
    t = bench(lambda g: [conditions.place(g, "1A1", "darkness"), light.switch_on(g, ["1A1"])], ROW, lit="1A1")
    assert not t.state.sectors["1A1"].lit
    lifted = bench(
        lambda g: [conditions.remove(g, "1A1", "darkness"), light.switch_on(g, ["1A1"])], ROW, conditions={"1A1": "darkness"}
    )
    assert lifted.state.sectors["1A1"].lit


@rule("AL-GEN-10")
def test_gas_costs_one_composure_in_the_heros_sector_only() -> None:
    here = bench(conditions.gas, ROW, conditions={"1A1": "gas"})
    assert here.state.composure == 11
    assert heard(here, events.Lost)[0].by == "gas"  # type: ignore[attr-defined]
    beside = bench(conditions.gas, ROW, conditions={"1B1": "gas"})
    assert beside.state.composure == 12


@rule("AL-GEN-10")
def test_gas_is_evils_damage_and_may_be_borne_by_a_companion() -> None:
    t = bench(conditions.gas, ROW, conditions={"1A1": "gas"}, companions="doctor")
    t.says(0, "companion:doctor")
    assert t.state.composure == 12


@rule("AL-GEN-10")
def test_leaving_a_web_costs_a_life_or_a_charge_at_the_heros_choice() -> None:
    t = bench(conditions.web, ROW, conditions={"1A1": "web"}, items="medkit:1 drone:3")
    t.asks(0, "al-web")
    assert t.keys(0) == ("charge:medkit", "charge:drone", "life")
    t.says(0, "life")
    assert t.state.life == 11
    charge = bench(conditions.web, ROW, conditions={"1A1": "web"}, items="medkit:1 drone:3")
    charge.default()
    assert [(i.card, i.charges) for i in charge.state.items] == [("medkit", 1), ("drone", 2)]
    assert charge.state.life == 12
    last = bench(conditions.web, ROW, conditions={"1A1": "web"}, items="medkit:1")
    last.says(0, "charge:medkit")
    assert last.state.items == []


@rule("AL-GEN-10")
def test_without_charges_a_web_costs_a_life_and_no_companion_can_pay_it() -> None:
    t = bench(conditions.web, ROW, conditions={"1A1": "web"}, companions="doctor")
    assert t.over
    assert t.state.life == 11
    free = bench(conditions.web, ROW, conditions={"1B1": "web"})
    assert free.state.life == 12


@rule("AL-GEN-10")
def test_an_alarm_lets_evil_move_one_creature_one_sector_or_none() -> None:
    t = bench(conditions.alarm, ROW, conditions={"1A1": "alarm"}, creatures="worm@1D1 spore@1C1", evil=2, leader=2)
    t.asks(2, "al-alarm").asks_not(1).says(2, "k1").says(2, "to:1E1")
    assert where(t, "k1") == "1E1"
    none = bench(conditions.alarm, ROW, conditions={"1A1": "alarm"}, creatures="worm@1D1")
    none.default()
    assert none.over
    assert where(none, "k1") == "1D1"
    beside = bench(conditions.alarm, ROW, conditions={"1B1": "alarm"}, creatures="worm@1D1")
    assert beside.over


def test_an_alarm_of_a_dangerous_card_lets_it_go_two_sectors() -> None:
    def play(g: Alone) -> Any:
        conditions.place(g, "1A1", "alarm", steps=2)
        yield from conditions.alarm(g)

    t = bench(play, ROW, creatures="worm@1C1")
    t.says(1, "k1").says(1, "to:1D1").says(1, "to:1E1")
    assert where(t, "k1") == "1E1"
    gone = bench(lambda g: [conditions.place(g, "1A1", "alarm", steps=2), conditions.remove(g, "1A1", "alarm")], ROW)
    assert gone.state.lasting == []


@rule("AL-GEN-10")
def test_all_condition_markers_go_at_the_end_of_a_round() -> None:
    t = bench(conditions.remove_all, ROW, conditions={"1A1": "gas web", "1C1": "darkness"})
    assert all(not s.conditions for s in t.state.sectors.values())
    assert heard(t) == [events.ConditionRemoved("0:+0:+0", "gas"), events.ConditionRemoved("0:+0:+0", "web")]


def test_an_alarm_with_nobody_to_move_looks_like_one_with_many() -> None:
    none = bench(conditions.alarm, ROW, conditions={"1A1": "alarm"}, hollow=True)
    some = bench(conditions.alarm, ROW, conditions={"1A1": "alarm"}, creatures="worm@1D1", hollow=True)
    assert none.question().hollow
    assert not some.question().hollow
    assert none.live.waiting(0) == some.live.waiting(0)
