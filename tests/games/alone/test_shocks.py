"""Shock: AL-SHOCK, worked example X-03."""

from __future__ import annotations

import pytest

from games.alone import events
from games.alone.rules import creatures, shocks
from games.alone.state import Lasting
from tests.games.alone.playing_cards import facing, go, plays, rolled, sitting
from tests.games.alone.scene import bench, heard, scene, through, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"


@rule("AL-SHOCK-01")
@pytest.mark.parametrize(("kind", "lost"), [("spore", 1), ("parasite", 1), ("mutant", 2), ("cultist", 0), ("worm", 2)])
def test_meeting_a_creature_that_was_not_revealed_costs_the_composure_of_its_kind(kind: str, lost: int) -> None:
    t = through(scene(ROW, creatures=f"{kind}@1B1").says(0, "move:east"))
    assert t.state.composure == 12 - lost
    assert [e.n for e in heard(t, events.Shock)] == ([lost] if lost else [])  # type: ignore[attr-defined]


@rule("AL-SHOCK-01", "AL-NIGHT-02")
def test_in_nightmare_mode_the_shock_is_that_of_the_violet_side() -> None:
    t = through(scene(ROW, creatures="cultist@1B1 worm@1B1", nightmare=True, round_space=0).says(0, "move:east"))
    through(t)
    while t.live.asks[0].seat == 1 and not t.over:
        t.default()
    assert t.state.composure == 12 - 1 - 3


@rule("AL-SHOCK-02")
def test_a_creature_that_comes_out_of_an_adjacent_hidden_sector_into_the_heros_shocks() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1A1"]), creatures="worm@1B1")
    assert t.state.composure == 10
    t.ever_told(events.Shock, kind="worm", n=2)


@rule("AL-SHOCK-03")
def test_each_creature_shocks_by_itself_and_the_losses_add_up() -> None:
    t = sitting(ROW, creatures="spore@1B1 worm@1B1 worm@1B1", hands={1: "panic"}, decks="terror traps")
    go(t, 0, "move:east")
    go(t, 1, "k1", msg="al-shock-order")  # the leader names the order (AL-GEN-11)
    assert [(e.kind, e.n) for e in heard(t, events.Lost, events.Shock)][-1] == ("composure", 1)  # type: ignore[attr-defined]
    go(t, 1, "pass", msg="al-react")  # each loss has its own window
    go(t, 1, "pass", msg="al-react")
    go(t, 1, "pass", msg="al-react")
    assert t.state.composure == 7
    assert [e.n for e in heard(t, events.Shock)] == [1, 2, 2]  # type: ignore[attr-defined]


@rule("AL-SHOCK-04")
def test_no_shock_when_a_creature_is_revealed_in_another_sector() -> None:
    explored = through(scene(ROW, creatures="worm@1B1").says(0, "explore:east"))
    assert explored.state.composure == 12
    lit = through(scene("B - c - c", creatures="worm@1B1").says(0, "interact:box:east"))
    if not lit.over and lit.live.asks[0].msg == "al-repair-reach":
        through(lit.says(0, "light:2"))
    assert lit.state.sectors["1B1"].revealed
    assert lit.state.composure == 12
    walked = bench(lambda g: creatures.walk(g, "k1", ["1B1"]), creatures="worm@1C1", revealed="1B1")
    assert walked.state.composure == 12


@rule("AL-SHOCK-05")
def test_no_shock_by_a_creature_that_was_revealed_before() -> None:
    met = through(scene(ROW, creatures="worm@1B1", revealed="1B1").says(0, "move:east"))
    assert met.state.composure == 12
    came = bench(lambda g: creatures.walk(g, "k1", ["1A1"]), creatures="worm@1B1", revealed="1B1")
    assert came.state.composure == 12


@rule("AL-SHOCK-05")
def test_s28_the_first_revealed_sector_on_its_way_reveals_it_and_it_shocks_no_more() -> None:
    t = bench(lambda g: creatures.walk(g, "k1", ["1B1", "1A1"]), creatures="worm@1C1", revealed="1B1")
    assert t.state.composure == 12


@rule("AL-SHOCK-02")
def test_s28_a_creature_that_was_hidden_again_in_between_shocks() -> None:
    base = "c - c - c / | . . . . / c - c - c"
    t = bench(lambda g: creatures.walk(g, "k1", ["1A2", "1A1"]), base, creatures="worm@1B2", revealed="1B2")
    assert t.state.composure == 10


@rule("AL-SHOCK-06")
def test_shock_comes_in_addition_to_the_attack_at_the_end_of_the_turn() -> None:
    t = through(scene(ROW, creatures="worm@1B1", dice="H H H").says(0, "move:east"))
    assert t.state.composure == 10
    assert t.state.life == 9


@rule("AL-SHOCK-07")
def test_shock_is_composure_loss_by_a_creature_for_reactions_and_bravery() -> None:
    t = sitting(ROW, creatures="worm@1B1", hands={1: "panic"}, decks="terror traps", experience={"bravery": 2}, dice="M")
    go(t, 0, "move:east")
    t.asks(0, "al-bravery")
    go(t, 0, "use")
    assert t.state.composure == 11
    t.asks(1, "al-react").offers(1, "play:panic")


def test_a_card_may_make_a_shock_worse() -> None:
    worse = [Lasting(what="shock", n=1, on="k1", until="turn")]
    t = bench(lambda g: shocks.shock(g, g.state.creatures), creatures="spore@1A1", lasting=worse)
    assert t.state.composure == 10


@rule("AL-SHOCK-01", "AL-SHOCK-02", "AL-SHOCK-03", "AL-SHOCK-06")
def test_x03_two_shocks_in_one_turn() -> None:
    # The parasite waits in 1B1, the worm behind it in 1C1; evil answers the Move with a card that moves the worm in.
    t = facing("silent_feet", "move:east", map="c - c - c", creatures="parasite@1B1 worm@1C1", dice="M M M M M")
    assert t.state.sectors["1B1"].revealed
    assert t.state.composure == 11
    plays(t, "silent_feet", "k2")
    assert t.state.composure == 9
    while rolled(t, "worm") == [] or rolled(t, "parasite") == []:
        through(t.default())
    assert rolled(t, "parasite") == [2]
    assert rolled(t, "worm") == [3]


# Seen when the movement began, met where nobody could see it


@rule("AL-SHOCK-01", "AL-SHOCK-05")
def test_s28_a_creature_that_runs_ahead_of_the_hero_was_seen_when_the_movement_began() -> None:
    """The spore strikes the hero on leaving, and Scent of Blood sends it into the very sector the hero flees to."""
    t = facing("blood_scent", "move:east", creatures="spore@1A1", dice="H M M M")
    plays(t, "blood_scent", "to:1B1", "stop")
    assert (t.state.hero_at, where(t, "k1")) == ("1B1", "1B1")
    assert heard(t, events.Shock) == []


@rule("AL-SHOCK-05")
def test_s28_also_if_the_web_the_hero_tears_drew_it_there() -> None:
    t = facing("blood_scent", "move:east", creatures="spore@1C1", revealed="1C1", conditions={"1A1": "web"}, dice="M M M")
    plays(t, "blood_scent", "to:1B1", "stop")
    assert (t.state.hero_at, where(t, "k1")) == ("1B1", "1B1")
    assert heard(t, events.Shock) == []


@rule("AL-SHOCK-05")
@pytest.mark.parametrize(("revealed", "shocks"), [("1B1 1C2", 0), ("1B1", 1)])
def test_s28_the_movement_begins_with_its_first_step(revealed: str, shocks: int) -> None:
    """The alarm of the jetpack's first step drives the worm into the hidden sector of the second: whoever saw it is not shocked."""
    base = "c - c - c / . . . . | / . . . . c"
    t = sitting(base, revealed=revealed, items="jetpack", creatures="worm@1C2", conditions={"1B1": "alarm"})
    go(t, 0, "item:jetpack")
    go(t, 0, "way:east")
    go(t, 1, "k1", msg="al-alarm")
    go(t, 0, "move:east")
    assert (t.state.hero_at, where(t, "k1")) == ("1C1", "1C1")
    assert len(heard(t, events.Shock)) == shocks


@rule("AL-SHOCK-05")
def test_s28_what_the_stairs_hid_in_between_was_seen_all_the_same() -> None:
    t = sitting("S - c - S", "S - S", hero="1A1", revealed="1B1 1C1", companions="pilot", creatures="worm@1C1")
    for said in ("sacrifice:pilot", "move:stairs", "move:east", "move:stairs"):
        go(t, 0, said)
    assert t.state.hero_at == "1C1"
    assert heard(t, events.Shock) == []


@rule("AL-SHOCK-01")
def test_s28_the_next_action_is_another_movement() -> None:
    """Seen in the first action of a Bullet Time turn and hidden since, it shocks in the second."""
    t = sitting("S - c - S", "S - S", hero="1A1", revealed="1B1 1C1", creatures="worm@1C1", items="jetpack")
    for said in ("bullet", "item:jetpack", "way:stairs", "move:east", "move:stairs"):
        go(t, 0, said)
    assert [e.n for e in heard(t, events.Shock)] == [2]  # type: ignore[attr-defined]
