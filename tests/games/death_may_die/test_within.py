"""What happens within something else: thresholds within psychoses, deaths within reactions, enemies that die and come back, several
skills and cards that answer the same thing."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import rolls, running
from games.death_may_die.state import Roll

from . import given
from .given import someone as one
from .house import beth, elizabeth, hand, ian, night, nobody_special, play, someone

CHECK = {"great_at": "cold-store", "stage": 3, "discard": ["hastur-1", "hastur-2", "hastur-3"]}


# Thresholds and deaths


@pytest.mark.rule("S-27", "DMD-SAN-09")
def test_a_threshold_that_a_psychosis_brings_waits_for_those_that_were_reached_before_it() -> None:
    """S27: both reach one by the same effect; Rage brings the first a second one, and the other comes before that."""
    s = night(
        nobody_special("office", sanity=2, psychosis="rage"),
        beth("archive", sanity=2, psychosis="catatonia"),
        enemies={"office": ["fire-vampire"]},
        tokens={"yellow-sign": ["0"] * 3 + ["1"] * 3},
        **CHECK,  # type: ignore[arg-type]
    )
    t = play(s, attack="b b b").ends_actions()
    while len(t.every(events.SkillLevelled)) < 3:
        t.default()
    assert [e.who for e in t.every(events.PsychosisStrikes)] == [0, 1, 0]


@pytest.mark.rule("S-76")
def test_a_psychosis_is_over_before_the_next_step_of_the_card() -> None:
    """S76: Low Tide's letter costs sanity, and only then soothes."""
    s = given.night(
        one("ahmed", stress=2, sanity=2, psychosis="night-terrors"),
        one("ian", at="hold"),
        episode="low-tide",
        tokens={"idol.1": ("investigator", "0", "")},
        discoveries=["low-tide-find-11"],
        phase="discovery",
    )
    t = given.play(s).says(0, "level:swiftness")
    told = [type(e).__name__ for e in t.events(events.PsychosisStrikes, events.SkillLevelled, events.Healed)]
    assert told == ["PsychosisStrikes", "SkillLevelled", "Healed"]
    assert t.who(0).stress == 0  # 2, 1 more by the terrors, 3 healed


@pytest.mark.rule("S-55")
def test_whoever_dies_of_a_step_reads_the_card_no_farther() -> None:
    """Morphine would heal nobody who is insane; here the sanity comes first."""
    s = given.night(
        one("ahmed", stress=4, sanity=17),
        one("ian", at="hold"),
        episode="low-tide",
        tokens={"idol.1": ("investigator", "0", "")},
        discoveries=["low-tide-find-11"],
        phase="discovery",
        arrived=True,
        stage=2,
        figures={"hold": ["cthulhu"]},
    )
    t = given.play(s)
    assert t.who(0).fate == "insane"
    t.never_told(events.Healed, who=0)


@pytest.mark.rule("S-29")
def test_a_stage_that_falls_by_vengeance_is_revealed_to_its_end_before_the_avenger_dies() -> None:
    """S29: Ian's last wound fells Stage 2; the effect of Stage 3 wounds Beth, too."""
    s = night(
        ian("office", wounds=5),
        beth("archive"),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"yellow-sign": ["1"] * 2},
    )
    t = play(s, attacked="s s x").ends_actions().says_if_asked(0, "keep").says(0, "strike")
    assert (t.me.fate, t.state.stage, t.enemies("great-hall")) == ("killed", 3, ["hastur"])
    assert t.who(1).wounds == 1


@pytest.mark.rule("S-76", "DMD-STRESS-04")
def test_stress_that_becomes_wounds_for_several_asks_all_of_them_at_once() -> None:
    """S76."""
    s = given.night(
        one("ahmed", stress=5, cards={"mountain-find-1": "left"}),
        one("ian", stress=5, cards={"mountain-find-3": "left"}),
        one("elizabeth"),
        episode="mountain",
        mythos=["mountain-7"],
        phase="mythos",
    )
    t = given.play(s).asks(0, "dmd-companions").asks(1, "dmd-companions")
    assert t.who(2).stress == 1  # markers of the others have moved
    t.says(1, "assign:1").says(0, "assign:0")
    assert [p.wounds for p in t.state.investigators] == [1, 0, 0]


# Enemies that die and come back


@pytest.mark.rule("S-20", "S-99", "DMD-FIGHT-07")
def test_an_enemy_that_is_summoned_again_in_the_fight_is_another_one_and_attacks() -> None:
    """The cultist has attacked and is dead; the figure that comes back through the gate has not."""
    s = night(ian("great-hall", sanity=2, psychosis="xenoglossy"), beth(), enemies={"great-hall": ["cultist:1"]})
    t = play(s, attacked="b s x x").ends_actions().says(0, "level:brawling")
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1", "cultist.1"]


@pytest.mark.rule("S-99")
def test_a_trap_catches_the_next_enemy_also_if_it_has_the_figure_of_the_last() -> None:
    s = night(
        someone("john-morgan", "great-hall", levels={"trapper": 4}),
        beth("office"),
        tokens={"altar": ["cold-store", "laboratory"], "altar:destroyed": ["office"]},
        mythos=["night-shift-6"],
    )
    t = play(s).ends_actions()
    assert [e.enemy for e in t.every(events.EnemyDied)] == ["cultist.1", "cultist.1"]


# Several skills and cards that do the same


def _beset(of: str, kind: str, *people: given.Investigator, n: int = 1) -> given.DeathState:
    start = given.CARDS.episodes[of].plan.start
    return given.night(*people, episode=of, figures={start: [kind] * n}, phase="discovery")


@pytest.mark.rule("S-77", "S-98")
def test_every_skill_and_card_that_ignores_a_wound_does_so_once_per_turn() -> None:
    """Toughness and a lion's skin: two of the first attack, none of the second."""
    s = _beset("estate", "ghoul", one("borya", cards={"estate-find-7": "right"}), one("ahmed", at="attic"), n=2)
    t = given.play(s, dice=["success"] * 4)
    while any(a.msg == "dmd-reroll" for a in t.live.asks):
        t.says(0, "keep")
    assert [e.wounds for e in t.events(events.Suffered) if e.who == 0 and e.wounds] == [2]  # type: ignore[attr-defined]


def test_the_helmet_of_the_fire_watch_is_for_fire_and_not_for_attacks() -> None:
    s = given.night(one("ahmed", fire=3, cards={"theatre-find-9": "right"}), one("ian"), episode="theatre", phase="end")
    t = given.play(s, dice=["success"] * 3)
    t.says(0, "keep")
    assert t.who(0).wounds == 2
    s = _beset("theatre", "deep-one", one("ahmed", cards={"theatre-find-9": "right"}), one("ian", at="bedroom"))
    t = given.play(s, dice=["success"] * 2)
    t.says(0, "keep")
    assert t.who(0).wounds == 2


def test_two_things_that_ignore_a_loss_of_sanity_ignore_two() -> None:
    s = given.night(
        one("lord-adam", levels={"stiff-upper-lip": 2, "marksman": 1, "arcane-mastery": 1}, cards={"mountain-find-6": "left"}),
        one("ian"),
        episode="mountain",
        great_old_one="hastur",
        mythos=["hastur-7", "hastur-8"],
        phase="mythos",
    )
    t = given.play(s).says(0, "choose:0")
    assert t.who(0).sanity == 0
    g = hand(t.state)
    assert (g.used(0, "stiff-upper-lip:sanity", "turn"), g.used(0, "mountain-find-6:sanity", "turn")) == (1, 1)


@pytest.mark.rule("S-98")
def test_oilskins_and_stealth_shake_off_one_enemy_each() -> None:
    s = given.night(
        one("elizabeth", cards={"low-tide-find-15": "right"}), episode="low-tide", figures={"lighthouse": ["deep-one"] * 3}
    )
    t = given.play(s)
    t.says(0, "run:dock")
    assert t.question(0, "dmd-shake").most == 2


def test_a_half_mask_and_stealth_four_keep_one_enemy_each_from_attacking() -> None:
    sly = {"lucky": 1, "marksman": 1, "stealth": 4}
    s = _beset(
        "theatre", "cultist", one("elizabeth", levels=sly, cards={"theatre-find-4": "right"}), one("ian", at="bedroom"), n=3
    )
    s.figures[1].wounds = 1  # so that they differ
    t = given.play(s)
    t.says(0, "skip:cultist.1").says(0, "skip:cultist.2").offers_not(0, "skip:cultist.3")


def test_a_fountain_pen_and_arcane_mastery_use_one_elder_sign_each() -> None:
    s = given.night(one("lord-adam", cards={"estate-find-6": "right"}), episode="estate")
    assert rolls.signs_that_count(hand(s), 0) == 2


@pytest.mark.rule("S-98")
def test_coffin_nails_and_a_trapper_wound_what_comes_once_each() -> None:
    s = given.night(
        one("john-morgan", cards={"catacombs-find-4": "right"}),
        one("ian", at="shaft"),
        episode="catacombs",
        figures={"sacristy": ["ghoul"]},
        mythos=["catacombs-8"],
        phase="mythos",
    )
    t = given.play(s)
    assert next(f.wounds for f in t.state.figures if f.id == "ghoul.1") == 2


@pytest.mark.rule("S-98")
def test_what_a_card_may_do_once_per_turn_it_has_done_for_whoever_holds_it_then() -> None:
    """The mark is the card's: handing the mirror on makes it no new one."""
    s = given.night(
        one("ahmed", at="library", stress=5, cards={"estate-find-8": "right"}), one("ian", at="library"), episode="estate"
    )
    t = given.play(s)
    t.says(0, "act:free-guest").says(0, "again:standard:blank:1").says(0, "trade").says(0, "give:0:estate-find-8:1").says(0)
    assert t.who(1).cards
    assert rolls.free_rerolls(hand(t.state), Roll(who=1, why="attacked")) == 0


# Smaller things


def test_a_free_attack_is_made_where_the_kill_was() -> None:
    """Brawling 4: whoever has been driven off has nobody to strike there."""
    s = night(
        ian("archive", sanity=2, psychosis="claustrophobia", levels={"brawling": 4}),
        beth("archive"),
        enemies={"archive": ["cultist", "fire-vampire"]},
    )
    t = play(s, attack="b s x x x").says(0, "attack:cultist.1").says(0, "space:corridor").says(0, "level:toughness")
    assert t.enemies("corridor") == ["fire-vampire.1"]
    t.asks_not(0, "dmd-free-attack")


def test_a_byakhee_that_carries_somebody_off_is_not_shaken_off() -> None:
    s = night(elizabeth("archive"), beth("office"), enemies={"archive": ["byakhee", "cultist"]})
    t = play(s, attacked="x x s x x").ends_actions()
    while not any(a.msg == "dmd-shake" for a in t.live.asks):
        t.default()
    assert t.keys(0, "dmd-shake") == ("shake:cultist.1",)
    t.says(0, "shake:cultist.1")
    assert (t.me.space, t.enemies("archive")) == ("great-hall", ["cultist.1"])
    assert "byakhee.1" in t.enemies("great-hall")


@pytest.mark.rule("S-97")
def test_vengeance_answers_the_wounds_of_an_attack_not_what_an_ability_adds() -> None:
    """S97: the stress of Cthulhu's cultist became a wound."""
    t = play(
        night(ian("office", stress=5), beth(), great="cthulhu", enemies={"office": ["cultist"]}), attacked="e x"
    ).ends_actions()
    assert t.me.wounds == 1
    t.never_told(events.Avenged)


@pytest.mark.rule("DMD-RITUAL-04")
def test_the_ritual_is_disrupted_also_by_what_is_used_before_a_fight() -> None:
    s = given.night(
        one("ahmed", cards={"theatre-find-6": "left"}),
        one("ian"),
        episode="theatre",
        figures={"entrance-hall": ["cultist"]},
        tokens={f"disturbance.{i}": ("card", "", "") for i in range(1, given.CARDS.episodes["theatre"].at_least)},
        phase="discovery",
    )
    t = given.play(s).says(0, "use:theatre-find-6:0")
    assert t.order(events.RitualDisrupted, events.Attacks) == ["RitualDisrupted", "Attacks"]


@pytest.mark.rule("DMD-MYTHOS-03")
def test_nobody_carries_the_idol_and_nobody_is_followed_for_it() -> None:
    s = given.night(
        one("ahmed"),
        one("ian", at="dock"),
        episode="low-tide",
        figures={"hold": ["deep-one"]},
        mythos=["low-tide-4"],
        phase="mythos",
    )
    t = given.play(s)
    t.asks_not(0, "dmd-person").never_told(events.EnemyMoved)
    s = given.night(
        one("ahmed"),
        one("ian", at="dock"),
        episode="low-tide",
        figures={"hold": ["deep-one"]},
        mythos=["low-tide-4"],
        tokens={"idol.1": ("investigator", "1", "")},
        phase="mythos",
    )
    assert given.play(s).at("dock") == ["deep-one.1"]


@pytest.mark.rule("S-98")
def test_of_several_lengths_and_ranges_the_greatest_counts() -> None:
    """S98: what sets a maximum does not add up."""
    g = hand(night(nobody_special(holds=["find-5:right", "find-6:left"])))
    assert running.reach(g, 0) == 4
    t = play(night(nobody_special("office", holds=["find-6:left"]), enemies={"archive": ["cultist"]}))
    t.offers_not(0, "attack:cultist.1")


@pytest.mark.rule("S-26")
def test_the_last_space_of_sanity_is_no_threshold() -> None:
    """S26."""
    t = play(night(nobody_special("office", sanity=17), beth(), enemies={"office": ["fire-vampire"]}), attack="b x x")
    t.says(0, "attack:fire-vampire.1").never_told(events.ThresholdReached)
    assert t.state.result == "died_early"


@pytest.mark.rule("S-81")
def test_all_wounds_are_put_down_before_anybody_falls() -> None:
    """S81."""
    s = night(ian("office", levels={"brawling": 2}), enemies={"office": ["cultist", "cultist"]})
    t = play(s, attack="s s s x").says(0, "attack:all").says(0, "deal:cultist.1:2")
    assert t.order(events.EnemyWounded, events.EnemyDied) == ["EnemyWounded", "EnemyWounded", "EnemyDied"]
    t = play(night(ian("office", levels={"brawling": 3}), enemies={"office": ["cultist", "cultist"]}), attack="s s s s x")
    t.says(0, "attack:all")
    assert t.order(events.EnemyWounded, events.EnemyDied) == ["EnemyWounded", "EnemyWounded", "EnemyDied", "EnemyDied"]


@pytest.mark.rule("DMD-REST-02")
def test_a_rest_is_three_in_all_and_not_three_of_each() -> None:
    t = play(night(ian(wounds=5, stress=5))).says(0, "rest")
    points = [sum(int(n) for n in key.partition(":")[2].split("-")) for key in t.keys(0, "dmd-rest")]
    assert max(points) == 3
    assert len(points) == 10  # every way to share 0 to 3


@pytest.mark.rule("S-87")
def test_whoever_has_left_is_not_taken_for_dead_when_somebody_loses_their_mind_a_little() -> None:
    """S87: the next threshold looks for deaths."""
    s = night(ian("archive"), nobody_special("office", sanity=2), enemies={"office": ["fire-vampire"]})
    t = play(s).notes(0, "leave").says(0, "pass")
    t.until(1, "dmd-action")
    t.live.state.investigators[1].sanity = 2
    t = play(t.state.model_copy(deep=True), attack="b x x").says(1, "attack:fire-vampire.1")
    t.told(events.PsychosisStrikes, who=1)
    assert not t.over


@pytest.mark.rule("S-55")
def test_whoever_dies_of_a_psychosis_in_anothers_turn_has_no_relief_of_it() -> None:
    """S55: Masochism wounds, then soothes; there is nobody left to soothe."""
    s = night(
        ian("archive"),
        beth("office", sanity=2, wounds=5, stress=3, psychosis="masochism"),
        tokens={"yellow-sign": ["1"] * 3},
        **CHECK,  # type: ignore[arg-type]
    )
    t = play(s).ends_actions()
    assert t.who(1).fate == "killed"
    t.never_told(events.Healed, who=1)


@pytest.mark.rule("S-49")
def test_guests_are_no_enemies() -> None:
    """S49: a space with nobody but a guest is Safe."""
    s = given.night(one("ian", at="library", wounds=1), episode="estate")
    given.play(s).offers(0, "rest", "act:free-guest").offers_not(0, "attack:guest.1")


@pytest.mark.rule("S-39", "DMD-END-04")
def test_nobody_draws_a_card_when_nobody_is_left() -> None:
    """S39: the game is lost before."""
    s = night(ian("office", wounds=5, fire=1), great_at="cold-store", phase="end", mythos=["hastur-2"])
    t = play(s, fire="s").says_if_asked(0, "keep")
    assert t.state.result == "all_dead"
    t.never_told(events.MythosDrawn)


@pytest.mark.rule("S-40")
def test_there_is_no_end_to_wound_tokens() -> None:
    """S40: 26 are in the box; all enemies together may have more."""
    crowd = {"office": ["byakhee:2"] * 3 + ["fire-vampire:3"] * 3 + ["cultist:1"] * 10 + ["disciple-of-hastur:3"] * 3}
    t = play(night(nobody_special("office"), enemies=crowd), attack="s x x").says(0, "attack:fire-vampire.1")
    t.told(events.EnemyDied, enemy="fire-vampire.1")
    assert sum(f.wounds for f in t.state.figures) > 26


@pytest.mark.rule("S-42", "DMD-EMOVE-01")
def test_an_enemy_without_a_target_stays() -> None:
    """S42: no R'lyeh lies anywhere, so no cultist is called."""
    s = night(ian("office"), beth(), great="cthulhu", enemies={"great-hall": ["cultist"]}, mythos=["cthulhu-4"])
    play(s).ends_actions().never_told(events.EnemyMoved)


@pytest.mark.rule("S-100", "DMD-ATTACK-05")
def test_no_success_is_wasted_on_the_dead_while_another_can_take_it() -> None:
    """S100."""
    s = night(ian("office", levels={"brawling": 2}), enemies={"office": ["cultist", "fire-vampire"]})
    t = play(s, attack="s s s x").says(0, "attack:all")
    assert t.keys(0, "dmd-split") == ("deal:cultist.1:2", "deal:cultist.1:1", "deal:cultist.1:0")
    t.says(0, "deal:cultist.1:0")
    assert (t.wounds_of("cultist.1"), t.wounds_of("fire-vampire.1")) == (0, 3)


@pytest.mark.rule("S-74", "DMD-ENEMY-04")
def test_what_a_star_spawn_takes_is_a_loss_of_its_own_before_the_tentacles() -> None:
    """S74: from 2 the first stops on the threshold at 3, and the Tentacles go on from there."""
    s = night(nobody_special("office"), beth(), great="cthulhu", enemies={"office": ["star-spawn"]})
    assert play(s, attacked="e x x x").ends_actions().me.sanity == 1
    s = night(nobody_special("office", sanity=2), beth(), great="cthulhu", enemies={"office": ["star-spawn"]})
    t = play(s, attacked="e b b x").ends_actions().says(0, "level:swiftness")
    assert (t.me.sanity, [e.sanity for e in t.every(events.Suffered) if e.sanity]) == (5, [1, 2])


@pytest.mark.rule("DMD-MCHECK-03")
def test_hasturs_third_stage_takes_sanity_from_three_signs_on() -> None:
    s = night(
        nobody_special("office"),
        beth("archive"),
        elizabeth("courtyard"),
        tokens={"yellow-sign": ["2"] * 2 + ["1"] * 3},
        **CHECK,  # type: ignore[arg-type]
    )
    t = play(s, stage="x x x").ends_actions()
    t.until(1, "dmd-action")
    assert t.who(1).sanity == 1
    assert not [e for e in t.every(events.Suffered) if e.sanity and e.who != 1]


@pytest.mark.rule("DMD-GEOT-02")
@pytest.mark.parametrize(("at", "wounds"), [("office", 1), ("coal-cellar", 0)])
def test_cthulhus_last_stage_wounds_whoever_ends_a_turn_on_his_space(at: str, wounds: int) -> None:
    s = night(nobody_special("office"), beth("coal-cellar"), great="cthulhu", great_at=at, stage=4, phase="end")
    assert play(s).me.wounds == wounds


@pytest.mark.rule("DMD-MCHECK-03")
def test_cthulhus_third_stage_summons_on_the_rlyeh_space_nearest_to_him() -> None:
    s = night(
        nobody_special("office"),
        beth("archive"),
        great="cthulhu",
        great_at="laboratory",
        stage=3,
        tokens={"rlyeh": ["cold-store", "coal-cellar"]},
        discard=["cthulhu-1", "cthulhu-2", "cthulhu-3"],
        phase="end",
    )
    t = play(s)
    t.ever_told(events.Summoned, space="cold-store")
    t.never_told(events.Summoned, space="coal-cellar")
    assert len([e for e in t.every(events.Summoned) if e.space == "office"]) == 1  # that is Stage 1's
