"""Lies while the game goes on: what may be told, what the hero does to it, doors from both sides, and what must not give lies away
(AL-GEN-09, S-87, S-88, S-90, S-94, S-95, S-98)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.alone import events, names
from games.alone.content import Catalogue, catalogue
from games.alone.rules import attacking, conditions, creatures, labyrinth, lies, sight
from games.alone.state import AloneState, Lie
from games.kernel.testing import Play
from tests.games.alone.playing_cards import facing, go, offered, plays, sitting
from tests.games.alone.scene import bench, hand, heard

rule = pytest.mark.rule


def lie(sector: str = "1B1", **what: Any) -> Lie:
    return Lie(card="was_i_mistaken", sector=sector, **what)


def throws(t: Play[AloneState], at: str) -> Play[AloneState]:
    go(t, 0, "item:frag_grenade")
    return go(t, 0, at)


# Whatever strikes a sector strikes no lies


@rule("AL-GEN-09", "AL-CDMG-09")
def test_a_grenade_on_a_false_creature_unmasks_it() -> None:
    t = sitting(items="frag_grenade", revealed="1B1", lies=[lie(false="creature:worm")])
    throws(t, "at:0:+1:+0")
    assert heard(t, events.FalseElementGone) == [events.FalseElementGone("0:+1:+0", "creature:worm")]
    assert t.state.lies == []
    assert t.view(0).floors[0].sectors[1].creatures == ()


@rule("AL-GEN-09", "AL-CDMG-09")
def test_a_grenade_strikes_the_true_one_beside_it_and_two_lies_at_once() -> None:
    false = [lie(false="creature:worm"), lie(false="creature:spore", rank=0)]
    t = sitting(items="frag_grenade", revealed="1B1", creatures="spore@1B1", lies=false)
    throws(t, "at:0:+1:+0")
    assert t.state.creatures == []
    assert [type(e).__name__ for e in heard(t, events.CreatureKilled, events.FalseElementGone)] == [
        "CreatureKilled", "FalseElementGone", "FalseElementGone",
    ]  # fmt: skip
    assert t.state.lies == []


@rule("AL-GEN-09", "AL-MISS-08")
def test_a_strike_at_a_room_unmasks_what_the_hero_is_shown_there_but_tells_nothing_of_a_hidden_one() -> None:

    shown = bench(lambda g: attacking.blast(g, "1B1", 2), "c - R", revealed="1B1", lies=[lie(false="creature:worm")])
    assert heard(shown) == [events.FalseElementGone("0:+1:+0", "creature:worm")]
    hidden = bench(lambda g: attacking.blast(g, "1B1", 2), "c - R", lies=[lie(false="creature:worm")])
    assert heard(hidden) == []


@rule("AL-EXPL-06")
def test_a_flare_explores_so_what_it_lights_again_is_shown_as_it_is() -> None:
    t = sitting(items="flare", revealed="1B1", danger="1B1", lies=[lie(omitted="danger")])
    go(t, 0, "item:flare")
    go(t, 0, "way:east")
    assert t.state.lies == []
    assert [e.danger for e in heard(t, events.Revealed)] == [True]  # type: ignore[attr-defined]


@rule("AL-GEN-09", "AL-GEN-10")
def test_darkness_cannot_be_faked_where_light_burns() -> None:
    g = hand(bench(lambda g: None, lit="1B1"))
    assert "condition:darkness" not in lies.can_be_faked(g, "1B1")
    assert "condition:gas" in lies.can_be_faked(g, "1B1")
    assert "condition:darkness" in lies.can_be_faked(g, "1C1")


@rule("AL-GEN-09", "AL-GEN-10")
def test_a_light_that_goes_on_in_false_darkness_unmasks_it() -> None:
    t = sitting("B - c - c", revealed="1B1", lies=[lie(false="condition:darkness")])
    go(t, 0, "interact:box:east")
    go(t, 0, "light:2")
    assert heard(t, events.FalseElementGone) == [events.FalseElementGone("0:+1:+0", "condition:darkness")]
    assert t.state.sectors["1B1"].lit
    # Prepared for a sector that a flare lights before it is seen, it never comes to be shown.
    flare = facing("was_i_mistaken", items="flare")
    go(flare, 0, "item:flare")
    go(flare, 0, "way:east")
    plays(flare, "was_i_mistaken", "fake:1B1:condition:darkness")
    assert flare.state.lies == []
    assert [e.conditions for e in heard(flare, events.Revealed)] == [()]  # type: ignore[attr-defined]


@rule("AL-END-10")
def test_at_the_end_of_a_round_a_false_condition_marker_goes_like_a_true_one() -> None:
    told: list[Any] = []
    for there in ({"conditions": {"1B1": "gas"}}, {"lies": [lie(false="condition:gas")]}):
        t = bench(conditions.remove_all, revealed="1B1", **there)
        told.append(heard(t))
        assert t.state.lies == []
    assert told[0] == told[1] == [events.ConditionRemoved("0:+1:+0", "gas")]


# A door has two sides

HALL = "c - c D c - c"


@rule("AL-GEN-09", "AL-LOS-06")
@pytest.mark.parametrize("told", [("1B1", "door:east"), ("1C1", "door:west")])
def test_a_door_left_out_is_open_from_both_sides_and_to_the_eye(told: tuple[str, str]) -> None:
    g = hand(bench(lambda g: None, HALL, revealed="all", lies=[lie(told[0], omitted=told[1])]))
    assert dict(lies.shown_exits(g, "1B1"))["east"] == "open"
    assert dict(lies.shown_exits(g, "1C1"))["west"] == "open"
    assert sight.in_sight(g) == ["1A1", "1B1", "1C1", "1D1"]
    honest = hand(bench(lambda g: None, HALL, revealed="all"))
    assert sight.in_sight(honest) == ["1A1", "1B1"]


@rule("AL-GEN-09", "AL-LOS-06")
def test_the_same_exploration_shows_the_same_edge_from_both_sides_and_offers_what_is_seen_beyond() -> None:
    t = facing("was_i_mistaken", "explore:east", map=HALL, items="frag_grenade", creatures="spore@1C1")
    plays(t, "was_i_mistaken", "omit:1B1:door:east")
    _, first, second = t.view(0).floors[0].sectors
    assert (first.exits["east"], second.exits["west"]) == ("open", "open")
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    t.offers(0, "item:frag_grenade")
    go(t, 0, "item:frag_grenade")
    t.offers(0, "at:0:+2:+0")


@rule("AL-GEN-09")
def test_whoever_enters_the_sector_behind_finds_the_door_and_sees_it_from_both_sides() -> None:
    t = sitting(HALL, hero="1D1", origin={1: "1A1"}, revealed="1A1 1B1", lies=[lie(omitted="door:east")])
    go(t, 0, "move:west")
    assert t.state.lies == []
    assert [e.place for e in heard(t, events.Revealed)] == ["0:+2:+0", "0:+1:+0"]  # type: ignore[attr-defined]
    seen = {s.place: s.exits for s in t.view(0).floors[0].sectors}
    assert (seen["0:+1:+0"]["east"], seen["0:+2:+0"]["west"]) == ("door", "door")
    t.offers(0, "block:west")


@rule("AL-GEN-09", "AL-EXPL-06")
def test_exploring_the_far_side_again_brings_the_door_to_light_too() -> None:
    base = "c - c D c - c - c"
    t = sitting(base, hero="1E1", revealed="1B1 1C1 1D1", lies=[lie(omitted="door:east")])
    go(t, 0, "explore:west")  # 1D1 and 1C1, not 1B1 of which the lie was told
    assert t.state.lies == []
    assert [e.place for e in heard(t, events.Revealed)] == ["0:-2:+0", "0:-3:+0"]  # type: ignore[attr-defined]


@rule("AL-GEN-09", "AL-END-06")
def test_when_one_side_is_hidden_the_lie_is_over_and_the_other_side_is_shown_as_it_is() -> None:
    t = bench(lambda g: labyrinth.hide(g, ["1C1"]), HALL, revealed="1B1 1C1", lies=[lie("1C1", omitted="door:west")])
    assert t.state.lies == []
    assert [type(e).__name__ for e in heard(t)] == ["Hidden", "Revealed"]
    assert heard(t, events.Revealed)[0].exits == ("east:door", "west:open")  # type: ignore[attr-defined]


@rule("AL-GEN-09", "AL-DOOR-07")
def test_a_blocked_door_cannot_be_left_out_for_it_was_blocked_before_the_heros_eyes() -> None:
    assert lies.can_be_omitted(hand(bench(lambda g: None, HALL)), "1B1") == ["door:east"]
    assert lies.can_be_omitted(hand(bench(lambda g: None, HALL, blocked="1B1|1C1")), "1B1") == []


# A number betrays nobody


@rule("AL-GEN-09")
@pytest.mark.parametrize("acid", ["", "~", "~~"])
def test_of_creatures_that_look_alike_the_false_one_stands_anywhere(acid: str) -> None:
    keys: list[list[str]] = []
    for rank in range(lies.RANKS):
        g = hand(
            bench(
                lambda g: None,
                revealed="1B1",
                creatures=f"spore{acid}@1B1 spore@1B1 spore*@1B1",
                lies=[lie(false="creature:spore", rank=rank)],
            )
        )
        shown = lies.shown_creatures(g, "1B1")
        assert [row.looks for row in shown] == sorted(row.looks for row in shown)
        keys.append([id for _, id in names.creature_keys(g, "1B1")])
    alike = 2 if acid else 3
    assert {row.index("") for row in keys} == set(range(alike))
    assert all(sum(row.index("") == i for row in keys) == lies.RANKS // alike for i in range(alike))


@rule("AL-GEN-09")
def test_its_place_is_luck_drawn_whatever_evil_shows_falsely() -> None:
    """Whether luck came in must not tell what the lie is."""

    def barrier(choice: str) -> tuple[int, int]:
        t = facing("was_i_mistaken", "explore:east", danger="1B1")
        go(t, 1, "play:was_i_mistaken")
        n = t.live.count
        t.says(1, choice)
        return t.live.answers[n].barrier & 3, t.state.lies[0].rank

    ranks = set[int]()
    for choice in ("fake:1B1:creature:spore", "fake:1B1:creature:worm", "fake:1C1:creature:worm"):
        ranks.add(barrier(choice)[1])
    assert len(ranks) > 1
    assert len({barrier(c)[0] for c in ("fake:1B1:creature:spore", "fake:1B1:box", "omit:1B1:danger")}) == 1


def test_creatures_are_listed_by_their_looks() -> None:
    made = hand(bench(lambda g: None, revealed="1B1", creatures="worm@1B1 spore~@1B1 cultist!FM10@1B1 spore@1B1"))
    assert [f"{row.kind}{'~' if row.acid else ''}" for row in lies.shown_creatures(made, "1B1")] == [
        "spore", "spore~", "cultist", "worm",
    ]  # fmt: skip


@rule("AL-NIGHT-02")
def test_in_the_nightmare_a_false_target_has_the_values_of_the_nightmare_side_too() -> None:
    """The default of a free attack looks at what is needed: it must be the same for the false one as for a true one."""
    cards = catalogue()
    for kind, other in (("worm", "spore"), ("spore", "worm"), ("cultist", "mutant"), ("mutant", "parasite")):
        best: list[str] = []
        for there in (
            {"creatures": f"{other}@1B1 {kind}@1B1"},
            {"creatures": f"{other}@1B1", "lies": [lie(false=f"creature:{kind}")]},
        ):
            g = hand(bench(lambda g: None, revealed="1B1", nightmare=True, cards=nightmare_differs(cards), **there))
            best.append(attacking.best_target(g, attacking.targets(g, ["1B1"])))
        assert best[0] == best[1]


def nightmare_differs(cards: Catalogue) -> Catalogue:
    """The table with a Nightmare side that turns the order of the values round."""
    turned = {
        kind: card.model_copy(update={"nightmare": card.nightmare.model_copy(update={"wound": 9 - card.normal.wound - i})})
        for i, (kind, card) in enumerate(cards.creature_cards.items())
    }
    return replace(cards, creature_cards=turned)


# Stairs left out (S-90)


def stairs_left_out(card: str, **situation: Any) -> Play[AloneState]:
    """The hero explores a corridor with stairs at its end, and is not shown the stairs."""
    t = facing("was_i_mistaken", "explore:east", map="c - c - S", upper="S", held=f"was_i_mistaken {card}", **situation)
    plays(t, "was_i_mistaken", "omit:1C1:stairs")
    assert not _end_of_corridor(t).stairs
    return t


def _end_of_corridor(t: Play[AloneState]) -> Any:
    return next(s for f in t.view(0).floors for s in f.sectors if s.place == "0:+2:+0")


@rule("AL-GEN-09", "AL-VIS-08")
def test_stairs_left_out_come_to_light_when_something_is_seen_to_leave_over_them() -> None:
    """Evil must name the way it left by, and a way that is not there cannot be named."""
    t = stairs_left_out("charge", creatures="spore@1C1")
    go(t, 1, "standard:move")
    go(t, 1, "to:2A1")
    assert [e.way for e in heard(t, events.CreatureLeaves)] == ["stairs"]  # type: ignore[attr-defined]
    assert _end_of_corridor(t).stairs
    assert t.state.lies == []
    last: Any = heard(t, events.Revealed)[-1]
    assert (last.stairs, last.creatures) == (True, ())


@rule("AL-GEN-09", "AL-VIS-07")
def test_stairs_left_out_are_not_betrayed_by_who_comes_down_them_or_leaves_unseen() -> None:
    """It appears, from wherever: no way is named."""
    t = stairs_left_out("charge", creatures="spore@2A1")
    go(t, 1, "standard:move")
    assert [e.place for e in heard(t, events.CreatureAppears)] == ["0:+2:+0"]  # type: ignore[attr-defined]
    assert not _end_of_corridor(t).stairs
    gone = bench(
        lambda g: creatures.walk(g, "k1", ["2A1"], unseen=True),
        "c - c - S",
        "S",
        revealed="1B1 1C1",
        creatures="spore@1C1",
        lies=[lie("1C1", omitted="stairs")],
    )
    assert len(gone.state.lies) == 1


@rule("AL-GEN-09")
def test_who_is_left_out_itself_betrays_no_stairs() -> None:
    t = bench(
        lambda g: creatures.walk(g, "k1", ["2A1"]),
        "c - c - S",
        "S",
        revealed="1B1 1C1",
        creatures="spore@1C1",
        lies=[lie("1C1", omitted="stairs"), lie("1C1", omitted="creature:k1")],
    )
    assert [seen.omitted for seen in t.state.lies] == ["stairs"]
    assert heard(t, events.CreatureLeaves) == []


# What may be told, and how often (S-94)

TWO = "was_i_mistaken was_i_mistaken"


@rule("AL-GEN-09", "AL-DANGER-01")
@pytest.mark.parametrize("element", ["danger", "condition:gas", "box"])
def test_what_a_sector_holds_once_is_shown_falsely_once(element: str) -> None:
    t = facing("was_i_mistaken", "explore:east", held=TWO)
    plays(t, "was_i_mistaken", f"fake:1B1:{element}")
    plays(t, "was_i_mistaken")
    t.offers_not(1, f"fake:1B1:{element}").offers(1, f"fake:1C1:{element}", "fake:1B1:creature:worm")


@rule("AL-GEN-09", "AL-EXPL-05")
def test_a_false_marker_the_hero_clears_away_is_gone() -> None:
    t = facing("was_i_mistaken", "explore:east", held=TWO)
    plays(t, "was_i_mistaken", "fake:1B1:danger")
    plays(t, "was_i_mistaken", "fake:1C1:danger")
    go(t, 0, "clear:0:+1:+0")
    assert [s.danger for s in t.view(0).floors[0].sectors] == [False, False, True]


@rule("AL-GEN-09")
def test_of_a_kind_that_may_share_a_sector_two_may_be_shown_falsely() -> None:
    t = facing("was_i_mistaken", "explore:east", held=TWO)
    for _ in range(2):
        plays(t, "was_i_mistaken", "fake:1B1:creature:worm")
    assert [c.kind for c in t.view(0).floors[0].sectors[1].creatures] == ["worm", "worm"]


@rule("AL-GEN-09", "AL-GEN-04")
@pytest.mark.parametrize("element", ["danger", "condition:gas", "creature:k1"])
def test_what_is_left_out_cannot_be_left_out_again(element: str) -> None:
    t = facing(
        "was_i_mistaken", "explore:east", held=TWO, danger="1B1", conditions={"1B1": "gas"}, creatures="spore@1B1 spore@1B1"
    )
    plays(t, "was_i_mistaken", f"omit:1B1:{element}")
    plays(t, "was_i_mistaken")
    t.offers_not(1, f"omit:1B1:{element}").offers(1, "omit:1B1:creature:k2")


@rule("AL-GEN-09", "AL-LOC-10")
def test_a_door_left_out_of_one_side_cannot_be_left_out_of_the_other() -> None:
    t = facing("was_i_mistaken", "explore:east", map=HALL, held=TWO)
    plays(t, "was_i_mistaken", "omit:1B1:door:east")
    plays(t, "was_i_mistaken")
    t.offers_not(1, "omit:1B1:door:east", "omit:1C1:door:west")


@rule("AL-REACT-06", "AL-REACT-11")
@pytest.mark.parametrize("card", ["hallucination", "was_i_mistaken"])
def test_where_nothing_is_revealed_there_is_nothing_to_lie_about_whatever_the_danger_adds(card: str) -> None:
    assert not offered(facing(card, "explore:east", danger="1A1", revealed="1B1 1C1"), card)
    assert not offered(facing(card, "explore:east", revealed="1B1 1C1"), card)
    assert offered(facing(card, "explore:east", danger="1A1", revealed="1B1"), card)


# More sabotage where it was left out (S-95)


@rule("AL-GEN-09", "AL-VIS-04", "AL-SAB-06")
def test_sabotage_left_out_comes_to_light_when_the_hero_sees_more_of_it() -> None:
    t = facing(
        "was_i_mistaken",
        "explore:east",
        map="c D R - c",
        rooms="a",
        sabotage={"1B1": 2},
        creatures="cultist!FM10@1B1",
        missions="SM01x FM10!",
        sabotaged=True,
        turn=7,
    )
    plays(t, "was_i_mistaken", "omit:1B1:sabotage")
    assert _control_room(t).sabotage == 0
    while not heard(t, events.SabotageSeen):
        go(t, 1, "stop") if any(a.msg == "al-walk" for a in t.live.asks) else t.default()
    assert heard(t, events.SabotageSeen) == [events.SabotageSeen(3)]
    assert (_control_room(t).sabotage, t.state.lies) == (3, [])


def _control_room(t: Play[AloneState]) -> Any:
    return next(s for f in t.view(0).floors for s in f.sectors if s.room == "a")


# Explored again by the same item (S-98)


@rule("AL-EXPL-06", "AL-GEN-09")
@pytest.mark.parametrize("told", ["omit:1B1:danger", "fake:1B1:creature:worm"])
def test_who_explores_the_same_way_after_the_flare_sees_the_sector_as_it_is(told: str) -> None:
    t = facing("was_i_mistaken", "item:flare", "way:east", items="flare+", danger="1B1")
    plays(t, "was_i_mistaken", told)
    assert len(t.state.lies) == 1  # the flare itself shows what evil wants it to
    go(t, 0, "explore:east", msg="al-explore-more")
    assert t.state.lies == []
    seen = t.view(0).floors[0].sectors[1]
    assert (seen.danger, seen.creatures) == (True, ())


@rule("AL-EXPL-06", "AL-GEN-09")
@pytest.mark.parametrize("instead", ["none", "explore:south"])
def test_who_explores_another_way_after_the_flare_does_not(instead: str) -> None:
    base = "c - c - c / | . . . . / c . . . ."
    t = facing("was_i_mistaken", "item:flare", "way:east", map=base, items="flare+", danger="1B1")
    plays(t, "was_i_mistaken", "omit:1B1:danger")
    go(t, 0, instead, msg="al-explore-more")
    assert [lie.omitted for lie in t.state.lies] == ["danger"]
