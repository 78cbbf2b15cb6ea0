"""Every skill at every level (catalogue 7.6, 7.7, section 10)."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import rolls, running
from games.death_may_die.state import Figure, Investigator, Lasting

from .house import CARDS, Playing, adam, beth, elizabeth, hand, ian, meets, night, nobody_special, play, someone

VAMPIRE = {"office": ["fire-vampire"]}


def with_level(id: str, skill: str, level: int, at: str = "office", **more: object) -> Investigator:
    return someone(id, at, levels={skill: level}, **more)


def rolled(t: Playing) -> int:
    return len(t.told(events.Rolled).dice)


# Brawling


@pytest.mark.parametrize(("level", "dice"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_brawling_adds_dice_on_ones_own_space_only(level: int, dice: int) -> None:
    person = with_level("ian", "brawling", level)
    assert rolled(play(night(person, enemies=VAMPIRE)).says(0, "attack:fire-vampire.1")) == dice
    g = hand(night(with_level("ian", "brawling", level)))
    assert rolls.bonus_dice(g, 0, "shot", []) == 0 == rolls.bonus_dice(g, 0, "task", [])


def test_brawling_two_attacks_all() -> None:
    crowd = {"office": ["cultist", "byakhee"]}
    play(night(with_level("ian", "brawling", 1), enemies=crowd)).offers_not(0, "attack:all")
    play(night(with_level("ian", "brawling", 2), enemies=crowd)).offers(0, "attack:all")


def test_brawling_four_attacks_once_more_after_a_kill_once_per_turn() -> None:
    s = night(with_level("ian", "brawling", 4), enemies={"office": ["cultist", "cultist", "cultist"]})
    t = play(s, attack="s s x x x " * 4).says(0, "attack:cultist.1")
    t.asks(0, "dmd-free-attack").says(0, "attack:cultist.2")
    assert (t.state.actions, len(t.state.figures)) == (2, 1)
    t.says(0, "attack:cultist.3").asks_not(0, "dmd-free-attack")
    missed = night(with_level("ian", "brawling", 4), enemies={"office": ["fire-vampire", "cultist"]})
    play(missed, attack="s x x x x").says(0, "attack:fire-vampire.1").asks_not(0, "dmd-free-attack")


# Marksman


@pytest.mark.parametrize(("level", "reach", "dice"), [(1, 1, 3), (2, 1, 4), (3, 2, 4), (4, 2, 4)])
def test_marksman_reaches_farther_and_hits_better(level: int, reach: int, dice: int) -> None:
    person = with_level("elizabeth", "marksman", level)
    s = night(person, enemies={"office": ["byakhee"], "corridor": ["cultist"], "archive": ["fire-vampire"]})
    t = play(s).offers(0, "attack:byakhee.1", "attack:cultist.1")
    (t.offers if reach == 2 else t.offers_not)(0, "attack:fire-vampire.1")
    assert rolled(t.says(0, "attack:cultist.1")) == dice
    assert t.me.space == "office"
    assert t.enemies("corridor") == ["cultist.1"]


def test_marksman_four_rerolls_a_die_in_each_shot() -> None:
    s = night(
        with_level("lord-adam", "marksman", 4, stress=5),
        enemies={"corridor": ["fire-vampire"], "office": ["cultist"]},
        rerolls=True,
    )
    t = play(s, shot="x x x x x x x x", again="s s").says(0, "attack:fire-vampire.1").says(0, "again:bonus:blank:1")
    t.says(0, "attack:fire-vampire.1").says(0, "again:bonus:blank:1")
    assert t.wounds_of("fire-vampire.1") == 2
    t.says(0, "attack:cultist.1").asks_not(0, "dmd-reroll")


# Stealth


@pytest.mark.parametrize(("level", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_stealth_leaves_enemies_behind(level: int, most: int) -> None:
    s = night(
        with_level("elizabeth", "stealth", level), enemies={"office": ["cultist", "byakhee", "fire-vampire"]}, great_at="office"
    )
    t = play(s).says(0, "run:corridor").asks(0, "dmd-shake")
    assert t.question(0, "dmd-shake").most == most
    t.offers_not(0, "shake:hastur").says(0, *["shake:cultist.1", "shake:byakhee.1", "shake:fire-vampire.1"][:most])
    assert len(t.enemies("office")) == most
    assert "hastur" in t.enemies("corridor")


def test_stealth_may_let_them_follow() -> None:
    t = play(night(elizabeth("office"), enemies={"office": ["cultist"]})).says(0, "run:corridor").says(0)
    assert t.enemies("corridor") == ["cultist.1"]


def test_stealth_four_makes_one_enemy_skip_its_attack() -> None:
    s = night(with_level("elizabeth", "stealth", 4), beth(), enemies={"office": ["cultist", "byakhee"]})
    t = play(s).ends_actions().asks(0, "dmd-fight").says(0, "skip:byakhee.1")
    assert [e.enemy for e in t.every(events.Attacks)] == ["cultist.1"]
    t.told(events.AttackSkipped, enemy="byakhee.1")
    s = night(with_level("elizabeth", "stealth", 4), beth(), enemies={"office": ["cultist", "byakhee"]})
    play(s).ends_actions().default().told(events.AttackSkipped, enemy="byakhee.1")  # D34: the one with most dice


# Swiftness


@pytest.mark.parametrize(("level", "run"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_swiftness_runs_farther(level: int, run: int) -> None:
    assert running.reach(hand(night(with_level("ahmed", "swiftness", level))), 0) == run


@pytest.mark.rule("S-89")
def test_swiftness_two_takes_an_extra_step_that_is_followed() -> None:
    s = night(with_level("ahmed", "swiftness", 2), enemies={"office": ["cultist"]}, fire={"office": 1})
    t = play(s).says(0, "step:corridor")
    assert (t.state.actions, t.enemies("corridor"), t.me.fire) == (3, ["cultist.1"], 1)
    t.offers_not(0, "step:office")
    play(night(with_level("ahmed", "swiftness", 1))).offers_not(0, "step:corridor")


def test_swiftness_four_runs_once_for_free() -> None:
    t = play(night(with_level("ahmed", "swiftness", 4))).says(0, "freerun:archive")
    assert (t.state.actions, t.me.space) == (3, "archive")
    assert not any(k.startswith("freerun:") for k in t.keys(0, "dmd-action"))


# Toughness


@pytest.mark.parametrize(("level", "wounds"), [(1, 3), (2, 3), (3, 2), (4, 2)])
def test_toughness_ignores_a_wound_per_turn_then_per_attack(level: int, wounds: int) -> None:
    s = night(with_level("sister-beth", "toughness", level), ian(), enemies={"office": ["cultist", "cultist"]})
    assert play(s, attacked="s s s s").ends_actions().me.wounds == wounds


def test_toughness_is_for_attacks_not_for_fire_and_from_level_two_rest_heals_more() -> None:
    assert play(night(beth(fire=1), ian()), fire="s").ends_actions().me.wounds == 1
    play(night(with_level("sister-beth", "toughness", 2, wounds=5, stress=1))).says(0, "rest").offers(0, "rest:4-0-0")
    play(night(with_level("sister-beth", "toughness", 1, wounds=5, stress=1))).says(0, "rest").offers_not(0, "rest:4-0-0")


def test_toughness_four_ignores_a_tentacle_of_fire() -> None:
    t = play(night(with_level("sister-beth", "toughness", 4, fire=2), ian("corridor")), fire="b b").ends_actions()
    assert t.me.sanity == 1
    t = play(night(with_level("sister-beth", "toughness", 3, fire=2), ian("corridor")), fire="b b").ends_actions()
    assert t.me.sanity == 2


# Arcane Mastery


@pytest.mark.parametrize(("level", "hits"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_arcane_mastery_makes_successes_of_elder_signs(level: int, hits: int) -> None:
    t = play(night(with_level("lord-adam", "arcane-mastery", level), enemies=VAMPIRE), attack="e e e")
    assert t.says(0, "attack:fire-vampire.1").wounds_of("fire-vampire.1") == hits


@pytest.mark.parametrize(("level", "wounds"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_arcane_mastery_cancels_successes_against_one(level: int, wounds: int) -> None:
    s = night(with_level("lord-adam", "arcane-mastery", level), beth(), great_at="office", stage=3)
    assert play(s, attacked="s s s e e e").ends_actions().me.wounds == wounds


@pytest.mark.rule("S-73")
def test_arcane_mastery_two_soothes_by_two_elder_signs() -> None:
    """S73: counted before they are changed, also on rolls against one."""
    s = night(with_level("lord-adam", "arcane-mastery", 2, stress=2), enemies=VAMPIRE)
    t = play(s, attack="e e x", attacked="e e x").says(0, "attack:fire-vampire.1")
    assert t.me.stress == 1
    t.ends_actions().says_if_asked(0, "decline")
    assert t.me.stress == 0


# Lucky


@pytest.mark.parametrize(("level", "first", "second"), [(1, 1, 0), (2, 2, 0), (3, 1, 1), (4, 2, 2)])
def test_lucky_rerolls_for_free(level: int, first: int, second: int) -> None:
    s = night(with_level("elizabeth", "lucky", level, stress=5), enemies=VAMPIRE, rerolls=True)
    t = play(s, attack="x x x x x x").says(0, "attack:fire-vampire.1").says(0, f"again:standard:blank:{first}")
    t.says(0, "attack:fire-vampire.1")
    if second:
        t.says(0, f"again:standard:blank:{second}")
    t.asks(0, "dmd-action")
    assert t.me.stress == 5


def test_lucky_is_for_any_roll() -> None:
    t = play(night(elizabeth("office", stress=5), enemies=VAMPIRE, rerolls=True), attacked="s x x", again="x").ends_actions()
    assert t.says(0, "again:standard:success:1").me.wounds == 0


# Vengeance


@pytest.mark.parametrize(("level", "dealt"), [(1, 1), (2, 1), (3, 2), (4, 3)])
@pytest.mark.rule("S-93")
def test_vengeance_strikes_back(level: int, dealt: int) -> None:
    s = night(with_level("ian", "vengeance", level), beth(), enemies={"office": []})
    s.figures.append(Figure(id="shoggoth.1", space="office"))
    t = play(s, attacked="s s s s x").ends_actions()  # 4 wounds, 1 ignored
    assert t.wounds_of("shoggoth.1") == dealt


def test_vengeance_two_has_a_die_against_whoever_wounded_one_since_ones_last_turn() -> None:
    s = night(with_level("ian", "vengeance", 2), beth("coal-cellar"), enemies=VAMPIRE)
    t = play(s, attacked="s s x").ends_actions().until(0, "dmd-action")
    assert rolls.bonus_dice(hand(t.state), 0, "attack", ["fire-vampire.1"]) == 2  # with Brawling
    t.says(0, "run:corridor")
    t.state.figures[0].space = "cold-store"
    t.ends_actions().until(1, "dmd-action").says(1, "pass").until(0, "dmd-action")
    assert rolls.bonus_dice(hand(t.state), 0, "attack", ["fire-vampire.1"]) == 1


# High Strung


@pytest.mark.parametrize(("level", "most"), [(1, 2), (2, 3), (3, 3), (4, 3)])
def test_high_strung_rerolls_several_dice_for_one_stress_once_per_roll(level: int, most: int) -> None:
    s = night(with_level("sister-beth", "high-strung", level, stress=1), enemies=VAMPIRE, rerolls=True)
    t = play(s, attack="x x x", again="s s s").says(0, "attack:fire-vampire.1").says(0, "frantic")
    assert t.question(0, "dmd-frantic").most == most
    t.says(0, *[f"die:{i}" for i in range(most)]).offers_not(0, "frantic").says(0, "keep")
    assert (t.me.stress, t.wounds_of("fire-vampire.1")) == (2, most)


def test_high_strung_three_has_a_die_at_maximum_stress() -> None:
    assert rolls.bonus_dice(hand(night(with_level("sister-beth", "high-strung", 3, stress=5))), 0, "task", []) == 1
    assert rolls.bonus_dice(hand(night(with_level("sister-beth", "high-strung", 3, stress=4))), 0, "task", []) == 0
    assert rolls.bonus_dice(hand(night(with_level("sister-beth", "high-strung", 2, stress=5))), 0, "task", []) == 0


# Copycat


@pytest.mark.parametrize(
    ("level", "there", "copied"), [(1, "office", 1), (2, "archive", 1), (3, "courtyard", 1), (4, "courtyard", 2)]
)
def test_copycat_has_anothers_unique_skill(level: int, there: str, copied: int) -> None:
    t = play(night(with_level("the-kid", "copycat", level), ian(there))).says(0, "copy:vengeance")
    assert hand(t.state).level(0, "vengeance") == copied
    t.offers_not(0, "copy:vengeance")


def test_copycat_one_copies_nobody_elsewhere_and_two_not_farther_than_two() -> None:
    play(night(with_level("the-kid", "copycat", 1), ian("corridor"))).offers_not(0, "copy:vengeance")
    play(night(with_level("the-kid", "copycat", 2), ian("great-hall"))).offers_not(0, "copy:vengeance")


@pytest.mark.rule("S-89")
def test_a_copied_skill_lasts_until_ones_next_turn_and_has_uses_of_its_own() -> None:
    s = night(with_level("the-kid", "copycat", 1, stress=5), elizabeth("office", stress=5), enemies=VAMPIRE, rerolls=True)
    t = play(s, attack="x x x", attacked="x x x x x x").says(0, "copy:lucky").says(0, "attack:fire-vampire.1")
    t.says(0, "again:standard:blank:1")  # his own
    assert t.state.used["turn"] == ["the-kid:copy", "the-kid:lucky:free"]
    assert "elizabeth:lucky:free" not in t.state.used["turn"]
    t.ends_actions().until(1, "dmd-action")
    assert hand(t.state).level(0, "lucky") == 1
    t.says(1, "pass").until(0, "dmd-action")
    assert hand(t.state).level(0, "lucky") == 0


# Hard to Kill


@pytest.mark.parametrize(("level", "lives"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_hard_to_kill_stops_before_the_skull(level: int, lives: int) -> None:
    s = night(
        with_level("rasputin", "hard-to-kill", level, wounds=5),
        beth(),
        enemies={"office": ["cultist", "cultist"]},
        great_at="archive",
    )
    t = play(s, attacked="s x s x").ends_actions()
    while t.state.active == 0 and not t.over:
        t.says(0, "keep") if any(a.msg == "dmd-reroll" for a in t.live.asks) else t.default()
    assert len(t.events(events.Survived)) == lives
    assert (t.me.fate, t.me.wounds) == (("", 5) if lives == 2 else ("killed", 6))


def test_hard_to_kill_rests_better_and_fights_better_wounded() -> None:
    play(night(with_level("rasputin", "hard-to-kill", 2, wounds=5, stress=1))).says(0, "rest").offers(0, "rest:4-0-0")
    for wounds, dice in ((2, 0), (3, 1)):
        g = hand(night(with_level("rasputin", "hard-to-kill", 3, wounds=wounds)))
        assert rolls.bonus_dice(g, 0, "task", []) == dice
    assert rolls.bonus_dice(hand(night(with_level("rasputin", "hard-to-kill", 2, wounds=5, stress=1))), 0, "task", []) == 0


# Stiff Upper Lip


@pytest.mark.parametrize(("level", "stress"), [(1, 1), (2, 1), (3, 0), (4, 0)])
def test_stiff_upper_lip_ignores_stress_by_effects(level: int, stress: int) -> None:
    t = meets("night-shift-7", with_level("lord-adam", "stiff-upper-lip", level), beth(), finds=["find-6"])
    assert t.me.stress == stress


@pytest.mark.rule("S-89")
def test_stiff_upper_lip_never_ignores_what_is_paid() -> None:
    t = play(night(adam("office"), enemies=VAMPIRE, rerolls=True), attack="x x x").says(0, "attack:fire-vampire.1")
    assert t.says(0, "again:standard:blank:1").me.stress == 1


def test_stiff_upper_lip_two_ignores_a_sanity_loss_per_turn_and_four_heals_after_a_threshold() -> None:
    assert meets("cthulhu-3", with_level("lord-adam", "stiff-upper-lip", 1), great="cthulhu").me.sanity == 1
    assert meets("cthulhu-3", with_level("lord-adam", "stiff-upper-lip", 2), great="cthulhu").me.sanity == 0
    s = night(with_level("lord-adam", "stiff-upper-lip", 4, sanity=2, stress=3), enemies=VAMPIRE)
    t = play(s, attack="b b x").says(0, "attack:fire-vampire.1").says(0, "level:marksman")
    assert (t.me.sanity, t.me.stress) == (3, 1)


# Trapper


@pytest.mark.parametrize(("level", "wounds"), [(1, [0, 1]), (2, [1, 1]), (3, [1, 1]), (4, [2, 2])])
def test_trapper_wounds_what_comes_onto_ones_space(level: int, wounds: list[int]) -> None:
    s = night(with_level("john-morgan", "trapper", level), beth("cold-store"), enemies={"corridor": ["disciple-of-hastur"] * 2}, mythos=["hastur-3"])  # fmt: skip
    t = play(s).ends_actions()
    assert sorted(t.wounds_of(f"disciple-of-hastur.{i}") for i in (1, 2)) == wounds


def test_trapper_does_not_wound_what_follows_its_owner_nor_what_was_there() -> None:
    t = play(night(with_level("john-morgan", "trapper", 2), enemies={"office": ["cultist"], "corridor": ["byakhee"]}))
    t.says(0, "run:corridor").never_told(events.Trapped)


@pytest.mark.rule("S-94")
def test_trapper_wounds_what_follows_somebody_else_onto_its_space() -> None:
    """S94."""
    t = play(night(ian("office"), with_level("john-morgan", "trapper", 1, "corridor"), enemies={"office": ["fire-vampire"]}))
    t.says(0, "run:corridor")
    assert t.wounds_of("fire-vampire.1") == 1


def test_trapper_three_holds_what_it_has_caught_but_only_from_its_owner() -> None:
    s = night(with_level("john-morgan", "trapper", 3, "corridor"), ian("corridor"), enemies={"office": ["fire-vampire"]}, mythos=["night-shift-5"])  # fmt: skip
    t = play(s).ends_actions()
    assert t.wounds_of("fire-vampire.1") == 1
    held = night(with_level("john-morgan", "trapper", 3, "corridor"), ian("corridor"), enemies={"corridor": ["fire-vampire"]})
    held.lasting = [Lasting(what="stays", on="fire-vampire.1", by=0)]
    assert play(held.model_copy(deep=True)).says(0, "run:office").enemies("office") == []
    held.active = 1
    assert play(held).says(1, "run:office").enemies("office") == ["fire-vampire.1"]


@pytest.mark.rule("S-94")
def test_trapper_catches_a_great_old_one_that_is_summoned_onto_its_space() -> None:
    """S94: once it can be wounded at all."""
    t = play(night(with_level("john-morgan", "trapper", 1), beth(), disrupted=True)).ends_actions()
    t.ever_told(events.Trapped, enemy="hastur")
    assert t.state.stage_wounds == 1
    t = play(night(with_level("john-morgan", "trapper", 1), beth(), track=5, phase="mythos", actions=0))
    t.never_told(events.Trapped)


# Bull Rush


@pytest.mark.parametrize(("level", "wounds"), [(1, [0, 1]), (2, [0, 1]), (3, [0, 2]), (4, [2, 2])])
def test_bull_rush_wounds_where_a_run_ends(level: int, wounds: list[int]) -> None:
    s = night(with_level("borya", "bull-rush", level), enemies={"corridor": ["fire-vampire", "byakhee"]})
    t = play(s).says(0, "run:corridor").says_if_asked(0, "enemy:fire-vampire.1").says_if_asked(0, "no", msg="dmd-push")
    assert sorted([t.wounds_of("fire-vampire.1"), t.wounds_of("byakhee.1")]) == wounds


def test_bull_rush_is_once_per_turn_and_not_for_followers() -> None:
    t = play(night(with_level("borya", "bull-rush", 1), enemies={"corridor": ["fire-vampire"]})).says(0, "run:corridor")
    t.says(0, "run:archive").says(0, "run:corridor")
    assert t.wounds_of("fire-vampire.1") == 1
    t = play(night(with_level("borya", "bull-rush", 1), enemies={"office": ["fire-vampire"]})).says(0, "run:corridor")
    t.never_told(events.Charged)


def test_bull_rush_two_pushes() -> None:
    t = play(night(with_level("borya", "bull-rush", 2), enemies={"corridor": ["fire-vampire"]})).says(0, "run:corridor")
    t.asks(0, "dmd-push").says(0, "push:fire-vampire.1:archive")
    assert t.enemies("archive") == ["fire-vampire.1"]


# Dark Bargain


@pytest.mark.parametrize(("level", "dice"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_dark_bargain_buys_dice_for_one_roll(level: int, dice: int) -> None:
    t = play(night(with_level("fatima", "dark-bargain", level), enemies=VAMPIRE)).says(0, "bargain:dice")
    assert t.me.sanity == 1
    assert rolled(t.offers_not(0, "bargain:dice").says(0, "attack:fire-vampire.1")) == 3 + dice
    assert rolled(t.says(0, "attack:fire-vampire.1")) == 3


def test_dark_bargain_two_heals_instead_and_four_is_shared_with_who_agrees() -> None:
    t = play(night(with_level("fatima", "dark-bargain", 2, wounds=3))).says(0, "bargain:heal")
    assert (t.me.wounds, t.me.sanity) == (1, 1)
    play(night(with_level("fatima", "dark-bargain", 2), ian("office", wounds=2))).offers_not(0, "bargain:heal")
    t = play(night(with_level("fatima", "dark-bargain", 4), ian("office", wounds=3))).says(0, "bargain:heal").says(0, "who:1")
    t.asks(1, "dmd-agree").says(1, "agree")
    assert (t.who(1).wounds, t.me.sanity) == (1, 1)


@pytest.mark.rule("S-64")
def test_whoever_goes_insane_by_a_bargain_has_no_benefit() -> None:
    """S64."""
    t = play(night(with_level("fatima", "dark-bargain", 2, wounds=3, sanity=17), ian(), great_at="archive")).says(
        0, "bargain:heal"
    )
    assert (t.me.fate, t.me.wounds) == ("insane", 3)


# Gate Manipulation


@pytest.mark.parametrize(("level", "wounds"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_gate_manipulation_wounds_what_comes_through_a_gate_in_any_turn(level: int, wounds: int) -> None:
    t = meets("hastur-4", ian("office"), with_level("ahmed", "gate-manipulation", level, "archive"))
    assert t.wounds_of("disciple-of-hastur.1") == wounds
    kills = meets("night-shift-2", ian("office"), with_level("ahmed", "gate-manipulation", 1, "archive"), beth())
    assert kills.wounds_of("cultist.1") == 1


def test_gate_manipulation_does_not_touch_what_is_summoned_elsewhere() -> None:
    s = night(ian("office"), nobody_special("archive"), great="cthulhu", discard=["cthulhu-1", "cthulhu-2", "cthulhu-6"])
    t = play(s).ends_actions()
    while t.state.active == 0:
        t.default()
    assert t.wounds_of(t.enemies("office")[0]) == 0


def test_gate_manipulation_two_steps_through_gates_once_per_turn() -> None:
    s = night(with_level("ahmed", "gate-manipulation", 2, "great-hall"), enemies={"great-hall": ["cultist"]})
    t = play(s).says(0, "gate:blue")
    assert (t.me.space, t.state.actions, t.enemies("great-hall")) == ("boiler-room", 2, ["cultist.1"])
    t.offers_not(0, "gate:red")
    play(night(with_level("ahmed", "gate-manipulation", 2, "office"))).offers_not(0, "gate:red")


def test_gate_manipulation_four_joins_the_gates_in_a_run_only() -> None:
    s = night(with_level("ahmed", "gate-manipulation", 4, "nurses-room", holds=["find-7:right"]), actions=3)
    t = play(s).offers(0, "run:coal-cellar").offers_not(0, "step:boiler-room")
    t.says(0, "run:coal-cellar").told(events.Ran, steps=2)
    s = night(with_level("ahmed", "gate-manipulation", 3, "nurses-room"))
    play(s).offers_not(0, "run:coal-cellar")


def test_every_skill_has_four_levels_and_is_somebodys() -> None:
    theirs = {s for i in CARDS.investigators.values() for s in i.skills}
    assert theirs == set(CARDS.skills)
    assert all(len(s.levels) == 4 for s in CARDS.skills.values())
