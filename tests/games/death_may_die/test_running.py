"""Run: DMD-RUN, following and fire on the way."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import running

from .house import beth, elizabeth, hand, ian, night, nobody_special, play

rule = pytest.mark.rule


def ends(keys: tuple[str, ...]) -> set[str]:
    return {k.split(":")[1] for k in keys if k.startswith("run:")}


@rule("DMD-RUN-01")
def test_up_to_three_spaces_by_passages_and_stairs() -> None:
    t = play(night(ian()))
    assert ends(t.keys(0, "dmd-action")) == {
        *("corridor", "boiler-room"),
        *("office", "archive", "ward-west", "coal-cellar", "courtyard"),
        *("great-hall", "ward-east"),
    }
    t.says(0, "run:ward-east").told(events.Ran, space="ward-east", steps=3)


@rule("DMD-RUN-02", "DMD-RUN-04")
def test_enemies_on_the_way_do_not_stop_a_run_and_come_along_to_its_end() -> None:
    t = play(night(ian(), enemies={"corridor": ["cultist"], "ward-west": ["byakhee"]}))
    t.says(0, "run:ward-east")
    assert sorted(t.enemies("ward-east")) == ["byakhee.1", "cultist.1"]


@rule("DMD-RUN-03", "DMD-GOO-01")
def test_all_enemies_follow_even_if_others_stay_behind() -> None:
    s = night(ian("office"), beth("office"), enemies={"office": ["cultist", "fire-vampire"]}, great_at="office")
    t = play(s).says(0, "run:corridor")
    assert sorted(t.enemies("corridor")) == ["cultist.1", "fire-vampire.1", "hastur"]
    assert not t.enemies("office")


@rule("DMD-RUN-05", "DMD-RUN-06", "DMD-FIRE-01")
def test_leaving_fire_takes_a_token_for_each_from_the_supply() -> None:
    t = play(night(ian("office"), fire={"office": 2, "corridor": 1}))
    t.says(0, "run:archive")
    assert (t.me.fire, t.state.fire) == (3, {"office": 2, "corridor": 1})


@rule("DMD-FIRE-08")
def test_entering_or_standing_in_fire_does_nothing() -> None:
    t = play(night(ian("office"), beth(), fire={"corridor": 3})).says(0, "run:corridor")
    assert t.me.fire == 0
    t.ends_actions().never_told(events.Rolled)


def test_a_way_round_the_fire_is_taken() -> None:
    t = play(night(ian("great-hall"), fire={"archive": 2}))
    g = hand(t.state)
    way = next(w for w in running.ways(g, 0, 3) if w.end == "corridor")
    assert (way.spaces, way.fire) == (("archive", "corridor"), 2)  # no other way within three steps
    other = next(w for w in running.ways(g, 0, 4) if w.end == "corridor" and w.fire == 0)
    assert other.spaces == ("courtyard", "boiler-room", "entrance-hall", "corridor")


def test_each_company_one_could_have_is_offered_once() -> None:
    s = night(ian("archive"), enemies={"corridor": ["cultist"], "great-hall": ["byakhee"]})
    found = {(w.end, w.followers) for w in running.ways(hand(s), 0, 3)}
    assert ("archive", frozenset({"cultist.1"})) in found
    assert ("archive", frozenset({"byakhee.1"})) in found
    assert ("archive", frozenset()) not in found
    assert len(found) == len(running.ways(hand(s), 0, 3))


def test_followed_into_fire() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist"]}, fire={"corridor": 1}))
    t.says(0, "run:archive")
    assert (t.enemies("archive"), t.me.fire, t.wounds_of("cultist.1")) == (["cultist.1"], 1, 0)


@pytest.mark.rule("S-19")
def test_moves_by_an_effect_are_followed_and_burn_but_being_placed_is_not() -> None:
    """S19: a psychosis moves, a rope places."""
    s = night(nobody_special("office", holds=["find-13:right"]), enemies={"office": ["cultist"]}, fire={"office": 1})
    t = play(s).says(0, "use:find-13:0").says(0, "space:corridor")
    assert (t.me.fire, t.enemies("office")) == (0, ["cultist.1"])


def test_off_turn_moves_are_followed_too() -> None:
    s = night(
        ian("courtyard"),
        beth("office", sanity=2, psychosis="autophobia"),
        enemies={"office": ["cultist"]},
        fire={"office": 1},
        stage=3,
        great_at="laboratory",
        tokens={"yellow-sign": ["1"] * 3},
        discard=["hastur-1", "hastur-2", "hastur-3"],
    )
    t = play(s).ends_actions()
    assert t.who(1).space not in ("office", "courtyard")
    assert "cultist.1" in t.enemies(t.who(1).space)
    assert t.who(1).fire == 1


@pytest.mark.rule("S-56")
def test_stealth_leaves_enemies_with_those_who_stay() -> None:
    """D33, S56: asked before each step; for whoever is absent nobody is left with the others."""
    s = night(elizabeth("office"), beth("office"), enemies={"office": ["cultist", "byakhee"]})
    t = play(s).says(0, "run:archive").asks(0, "dmd-shake")
    t.says(0, "shake:byakhee.1").asks(0, "dmd-shake").says(0, "shake:cultist.1")
    assert (t.enemies("office"), t.enemies("corridor"), t.me.space) == (["byakhee.1"], ["cultist.1"], "archive")
    s = night(elizabeth("office"), beth("office"), enemies={"office": ["cultist"]})
    assert play(s).says(0, "run:corridor").default().enemies("corridor") == ["cultist.1"]
    s = night(elizabeth("office"), beth(), enemies={"office": ["cultist"]})
    assert play(s).says(0, "run:corridor").default().enemies("office") == ["cultist.1"]
