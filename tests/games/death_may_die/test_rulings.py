"""Rulings on silent points that no chapter's test has met yet, and things that happen at once."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import enemies, using
from games.death_may_die.state import Held
from games.kernel.rules import BadOptions

from .house import RULES, beth, elizabeth, hand, ian, night, nobody_special, play, someone

# Brings somebody who is not active to a threshold, in the check of the Mythos pile: three Yellow Signs and Hastur's Stage 3.
OFF_TURN = {
    "great_at": "cold-store",
    "stage": 3,
    "discard": ["hastur-1", "hastur-2", "hastur-3"],
    "tokens": {"yellow-sign": ["1"] * 3},
}


@pytest.mark.rule("S-01")
def test_one_to_five_play() -> None:
    """S01."""
    assert RULES.new(1).players == 1
    assert RULES.new(5).players == 5
    for seats in (0, 6):
        with pytest.raises(BadOptions):
            RULES.new(seats)


@pytest.mark.rule("S-09")
def test_whoever_is_attacked_rerolls_with_their_own_stress_also_in_anothers_turn() -> None:
    """S09: a card Beth has kept lets a monster loose on her while Ian is active."""
    s = night(
        ian("archive"),
        beth("office", sanity=2, psychosis="recurring-trauma", kept=["cthulhu-7"]),
        great="cthulhu",
        enemies={"corridor": ["fire-vampire"]},
        mythos=["cthulhu-8"],
        rerolls=True,
    )
    t = play(s, attacked="s s x", again="x").ends_actions()
    t.asks(1, "dmd-reroll").says(1, "again:standard:success:1").says(1, "keep")
    assert (t.who(1).stress, t.who(1).wounds, t.me.stress) == (1, 0, 0)  # her Toughness has ignored the other
    t.asks(1, "dmd-level")


@pytest.mark.rule("S-17")
def test_two_companions_that_lend_the_same_foreign_skill_lend_level_one() -> None:
    """S17."""
    s = night(nobody_special(holds=["find-5:left"]))
    lending = [
        (card.id, side)
        for card in RULES.cards.discoveries.values()
        for side, half in (("left", card.left), ("right", card.right))
        if half and half.lends == "brawling" and card.id != "find-5"
    ]
    assert lending
    s.investigators[0].cards.append(Held(card=lending[0][0], half=lending[0][1]))  # type: ignore[arg-type]
    assert hand(s).level(0, "brawling") == 1
    s.investigators[0].levels["brawling"] = 1
    assert hand(s).level(0, "brawling") == 3  # an own skill counts one higher for each (S16)


@pytest.mark.rule("S-24")
def test_covered_stages_are_not_shown() -> None:
    """S24."""
    seen = play(night(ian(), beth())).view().model_dump_json()
    stages = RULES.cards.great_old_ones["hastur"].stages
    assert not any(stage.name.en in seen for stage in stages[1:])


@pytest.mark.rule("S-34")
def test_a_ritual_disrupted_while_it_is_too_late_in_the_turn_counts_in_the_next_one() -> None:
    """S34: part 4 looks at whether it is disrupted, not at when."""
    t = play(night(ian(), beth(), disrupted=True, phase="end", actions=0))
    assert t.state.arrived


@pytest.mark.rule("S-75")
def test_the_mythos_pile_is_not_checked_again_when_the_active_one_dies_after_it() -> None:
    """S75."""
    s = night(
        nobody_special("office", wounds=5),
        beth(),
        great_at="cold-store",
        stage=4,
        discard=["hastur-1", "hastur-2", "hastur-3"],
        tokens={"yellow-sign": ["0"] * 3},
    )
    t = play(s, stage="s s s").ends_actions()
    while t.state.active == 0 and not t.over:
        t.says(0, "keep") if any(a.msg == "dmd-reroll" for a in t.live.asks) else t.default()
    assert t.me.fate == "killed"
    assert len(t.events(events.Advanced)) == 1


@pytest.mark.rule("S-76")
def test_everybodys_markers_move_before_anybodys_psychosis() -> None:
    """S76."""
    s = night(
        ian("office", sanity=2, psychosis="masochism"),
        beth("office", sanity=2, psychosis="xenoglossy"),
        **(OFF_TURN | {"tokens": {"yellow-sign": ["0"] * 3 + ["1"] * 3}}),  # type: ignore[arg-type]
    )
    t = play(s).ends_actions()
    order = [type(e).__name__ for e in t.events(events.ThresholdReached, events.PsychosisStrikes)]
    assert order == ["ThresholdReached", "ThresholdReached", "PsychosisStrikes"]


def test_a_psychosis_that_kills_breaks_off_the_turn_only_when_it_is_done() -> None:
    """Masochism kills the active one in the middle of an attack: no level, no free attack, and the pile is checked."""
    s = night(
        ian("office", wounds=5, sanity=2, psychosis="masochism", levels={"brawling": 4}),
        beth(),
        great_at="archive",
        enemies={"office": ["cultist", "cultist"]},
        discard=["hastur-1", "hastur-2", "hastur-3"],
    )
    t = play(s, attack="b s x x x").says(0, "attack:cultist.1")
    assert t.me.fate == "killed"
    t.never_told(events.SkillLevelled, who=0).asks_not(0, "dmd-free-attack")
    t.ever_told(events.Advanced)


def test_a_psychosis_that_ends_the_game_ends_it_at_once() -> None:
    s = night(ian("office", wounds=5, sanity=2, psychosis="masochism"), beth(), enemies={"office": ["cultist"]})
    t = play(s, attack="b x x x").says(0, "attack:cultist.1")
    assert (t.state.result, t.state.thresholds, t.state.dying) == ("died_early", [], [])


def test_rage_in_the_middle_of_an_attack_may_fell_a_stage() -> None:
    s = night(
        nobody_special("office", sanity=2, psychosis="rage"),
        beth(),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        enemies={"office": ["cultist"]},
    )
    t = play(s, attack="b x x s x x").says(0, "attack:cultist.1").says(0, "enemy:hastur")
    assert t.state.stage == 3
    assert t.enemies("great-hall") == ["hastur"]


@pytest.mark.rule("S-107")
def test_what_was_declared_for_a_roll_is_used_up_by_rage() -> None:
    s = night(someone("fatima", "office", sanity=2, psychosis="rage"), beth(), enemies={"office": ["fire-vampire"]})
    t = play(s).says(0, "bargain:dice").says(0, "level:stealth")
    assert len(t.ever_told(events.Rolled, why="attack").dice) == 5  # the bargain itself brought the threshold
    t.says(0, "attack:fire-vampire.1")
    assert len(t.told(events.Rolled).dice) == 3


def test_a_trap_that_kills_what_comes_stops_its_way() -> None:
    s = night(someone("john-morgan", "corridor"), beth("office"), active=1, enemies={"archive": ["disciple-of-hastur:3"]}, mythos=["hastur-3"])  # fmt: skip
    t = play(s).ends_actions()
    t.ever_told(events.EnemyDied, enemy="disciple-of-hastur.1", space="corridor")
    assert t.held(0, "yellow-sign") == 1  # the trapper has killed it


@pytest.mark.rule("S-33")
def test_vengeance_on_the_great_old_one_may_fell_a_stage_in_the_fight() -> None:
    """S33: he is gone to the red gate before anything else."""
    s = night(ian("office", levels={"toughness": 1}), beth(), great_at="office", stage_wounds=11, disrupted=True)
    t = play(s, attacked="s s x").ends_actions().says(0, "strike")
    assert (t.state.stage, t.me.wounds) == (3, 1)
    assert len([e for e in t.every(events.Attacks) if e.who == 0]) == 1


def test_nothing_that_was_used_is_forgotten_by_whose_seat_it_was() -> None:
    """Marks are the investigator's: alone, the two of a player do not share their uses."""
    s = night(elizabeth("office", stress=5), ian("office"), alone=True, enemies={"office": ["fire-vampire"]}, rerolls=True)
    t = play(s, attack="x x x").says(0, "attack:fire-vampire.1").says(0, "again:standard:blank:1")
    assert t.state.used["turn"] == ["elizabeth:lucky:free"]


def test_ties_are_decided_by_whom_the_card_belongs_to() -> None:
    """D13, D29: nobody is asked where there is no choice."""
    g = hand(night(ian("office"), enemies={"archive": ["cultist", "cultist"]}))
    assert len(enemies.unlike(g, g.enemies("archive"), 0)) == 1
    assert using.dice_bargains(g, 0) == []
