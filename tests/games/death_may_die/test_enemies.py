"""Enemies, their abilities, and summoning: DMD-ENEMY, DMD-SUMMON."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import enemies, fighting
from games.death_may_die.state import Figure
from games.kernel.ask import Script

from .house import CARDS, beth, elizabeth, hand, ian, meets, night, nobody_special, play

rule = pytest.mark.rule


def run(script: Script[object]) -> None:
    """A script that asks nobody."""
    assert not [*script], "nobody should be asked"


@rule("DMD-ENEMY-01", "DMD-ENEMY-02", "DMD-ENEMY-03")
def test_names_on_cards_mean_cultists_monsters_the_great_old_one_or_all_three() -> None:
    g = hand(night(ian(), great_at="office"))
    every = ("cultist.1", "disciple-of-hastur.1", "byakhee.1", "hastur")
    assert [g.is_a(f, "cultist") for f in every] == [True, False, False, False]
    assert [g.is_a(f, "monster") for f in every] == [False, True, True, False]
    assert [g.is_a(f, "great_old_one") for f in every] == [False, False, False, True]
    assert all(g.is_a(f, "enemy") for f in every)


@rule("DMD-ENEMY-03")
def test_what_moves_monsters_moves_neither_cultists_nor_the_great_old_one() -> None:
    t = meets("night-shift-5", ian("office"), enemies={"corridor": ["cultist"], "great-hall": ["byakhee"]}, great_at="archive")
    assert {e.enemy for e in t.every(events.EnemyMoved)} == {"byakhee.1", "hastur"}  # he moves at the end of the turn
    assert "cultist.1" in t.enemies("corridor")


@rule("DMD-ENEMY-04")
def test_every_enemy_has_health_dice_and_one_ability() -> None:
    moments = ("first", "signs", "wounding", "survives", "dies", "summoned", "end_of_turn", "traits")
    for card in CARDS.enemies.values():
        assert card.health
        assert card.standard
        assert sum(bool(getattr(card, m)) for m in moments) == 1, card.id
    assert [CARDS.enemies[e].figures for e in ("cultist-hastur", "byakhee", "fire-vampire", "disciple-of-hastur")] == [
        10,
        3,
        3,
        3,
    ]


@rule("DMD-ENEMY-05", "DMD-RUN-03")
def test_wounds_move_with_their_figure() -> None:
    t = play(night(ian("office"), enemies={"office": ["fire-vampire:2"]}))
    t.says(0, "run:corridor")
    assert (t.enemies("corridor"), t.wounds_of("fire-vampire.1")) == (["fire-vampire.1"], 2)


@rule("DMD-ENEMY-06")
def test_wounds_equal_to_its_health_kill_and_the_figure_comes_back_unhurt() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist:1"]}, mythos=["night-shift-2"]), attack="s x x x")
    t.says(0, "attack:cultist.1").told(events.EnemyDied, enemy="cultist.1", space="office")
    t.ends_actions()
    assert (t.enemies("nurses-room"), t.wounds_of("cultist.1")) == (["cultist.1"], 0)


@rule("DMD-ENEMY-07")
def test_enemies_do_not_catch_fire() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist"]}, fire={"office": 2}))
    t.says(0, "run:corridor")
    assert (t.me.fire, t.wounds_of("cultist.1"), t.state.fire) == (2, 0, {"office": 2})


# Summoning


@rule("DMD-SUMMON-02", "DMD-SUMMON-03", "DMD-MYTHOS-03")
def test_a_summon_without_a_figure_is_skipped_and_the_next_is_carried_out() -> None:
    nine = {"office": ["cultist"] * 9}
    t = meets("hastur-2", ian(), enemies=nine)
    assert t.enemies("great-hall") == ["cultist.10"]
    t.ever_told(events.NoFigure, enemy="cultist")
    assert t.enemies("boiler-room") == []


# Abilities


def test_a_cultist_of_hastur_with_an_elder_sign_brings_a_yellow_sign() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist"]}), attacked="e x").ends_actions()
    assert t.held(0, "yellow-sign") == 1
    t = play(night(ian("office"), enemies={"office": ["cultist"]}), attacked="x x").ends_actions()
    assert t.held(0, "yellow-sign") == 0


def test_a_cultist_of_cthulhu_with_an_elder_sign_brings_stress_or_at_the_maximum_a_wound() -> None:
    t = play(night(ian("office"), enemies={"office": ["cultist"]}, great="cthulhu"), attacked="e x").ends_actions()
    assert (t.me.stress, t.me.wounds) == (1, 0)
    t = play(night(ian("office", stress=5), enemies={"office": ["cultist"]}, great="cthulhu"), attacked="e x").ends_actions()
    assert (t.me.stress, t.me.wounds) == (5, 1)


@rule("DMD-EATTACK-01")
def test_a_fire_vampire_lights_its_space_before_its_dice() -> None:
    t = play(night(ian("office"), enemies={"office": ["fire-vampire"]})).ends_actions()
    assert t.state.fire == {"office": 1}
    assert t.order(events.FireLit, events.Rolled) == ["FireLit", "Rolled"]


def test_a_byakhee_carries_whom_it_wounds_towards_the_nearest_gate() -> None:
    t = play(night(nobody_special("archive"), enemies={"archive": ["byakhee"]}), attacked="s x x").ends_actions()
    assert t.me.space == "great-hall"
    assert t.enemies("great-hall") == ["byakhee.1"]
    t = play(night(nobody_special("archive"), enemies={"archive": ["byakhee"]}), attacked="x x x").ends_actions()
    assert t.me.space == "archive"


def test_what_else_is_on_the_space_follows_whom_a_byakhee_carries_and_fire_catches() -> None:
    s = night(nobody_special("archive"), enemies={"archive": ["byakhee", "cultist"]}, fire={"archive": 1})
    t = play(s, attacked="x x s x x").ends_actions()
    assert sorted(t.enemies("great-hall")) == ["byakhee.1", "cultist.1"]
    assert t.ever_told(events.CaughtFire).n == 1


def test_on_a_gate_a_byakhee_carries_nobody() -> None:
    t = play(night(nobody_special("great-hall"), enemies={"great-hall": ["byakhee"]}), attacked="s x x").ends_actions()
    assert t.me.space == "great-hall"


def test_a_disciple_that_is_killed_marks_its_killer() -> None:
    t = play(night(ian("office"), beth("office"), enemies={"office": ["disciple-of-hastur:3"]}), attack="s x x x")
    t.says(0, "attack:disciple-of-hastur.1")
    assert (t.held(0, "yellow-sign"), t.held(1, "yellow-sign")) == (1, 0)


@pytest.mark.rule("S-74")
def test_a_star_spawn_with_an_elder_sign_costs_sanity_before_the_tentacles() -> None:
    """S74: a loss event of its own, so that a threshold stops each of them."""
    t = play(night(nobody_special("office", sanity=2), enemies={"office": ["star-spawn"]}, great="cthulhu"), attacked="e b x x")
    t.ends_actions()
    t.says_if_asked(0, "level:swiftness")
    assert t.me.sanity == 4
    assert t.order(events.SkillLevelled, events.Suffered)[-1] == "Suffered"


def test_a_ghoul_smells_the_badly_wounded() -> None:
    g = hand(night(ian("office", wounds=3), beth("office", wounds=4), elizabeth("office", wounds=2)))
    ghoul = Figure(id="ghoul.1", space="office")
    g.state.figures.append(ghoul)
    assert fighting.dice_of(g, ghoul, 0) == (2, 2)


def test_a_deep_one_heals_by_an_elder_sign() -> None:
    g = hand(night(nobody_special("office")))
    g.state.figures.append(Figure(id="deep-one.1", space="office", wounds=2))
    with g.ability_of("deep-one.1"):
        run(CARDS.enemies["deep-one"].signs[0].run(g, 0, "deep-one"))
    assert g.state.figures[0].wounds == 1


def test_a_hunting_horror_hunts_whoever_has_least_sanity_left() -> None:
    g = hand(night(ian("entrance-hall", sanity=1), beth("office", sanity=2)))
    g.state.figures.append(Figure(id="hunting-horror.1", space="archive"))
    with g.ability_of("hunting-horror.1"):
        run(CARDS.enemies["hunting-horror"].end_of_turn[0].run(g, 0, "hunting-horror"))
    assert g.state.figures[0].space == "office"


def test_a_chthonian_shakes_everybody_near_where_it_comes_up() -> None:
    g = hand(night(ian("corridor"), beth("office"), elizabeth("laboratory")))
    run(enemies.summon(g, "chthonian", "corridor"))
    assert [i.stress for i in g.state.investigators] == [1, 1, 0]


@pytest.mark.rule("S-69", "S-82")
def test_a_shoggoth_that_survives_an_attack_strikes_back_with_one_bonus_die() -> None:
    """S69: it still attacks in step 3. S82: a marksman is out of its reach."""
    s = night(nobody_special("office"), enemies={})
    s.figures.append(Figure(id="shoggoth.1", space="office"))
    t = play(s, attack="s x x", attacked="s").says(0, "attack:shoggoth.1")
    assert (t.wounds_of("shoggoth.1"), t.me.wounds) == (1, 1)
    assert t.ever_told(events.Rolled, why="attacked").dice == ("bonus:success",)
    t.ends_actions()
    assert len(t.events(events.Attacks)) == 2
    far = night(nobody_special("corridor"))
    far.figures.append(Figure(id="shoggoth.1", space="office"))
    play(far, shot="s s x").says(0, "attack:shoggoth.1").not_told(events.Attacks)


def test_eighteen_monsters_lie_in_the_box() -> None:
    assert sum(c.figures for c in CARDS.enemies.values() if c.category == "monster" and not c.great_old_one) == 18
