"""Death, madness and the end of the game: DMD-DEATH, DMD-END."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.rules import dying, sanity
from games.death_may_die.rules.interrupts import GameEndsNow

from .house import beth, elizabeth, hand, ian, meets, night, nobody_special, play, someone

rule = pytest.mark.rule
THREE = ["hastur-1", "hastur-2", "hastur-3"]
DROWNED = ["cthulhu-1", "cthulhu-2", "cthulhu-6"]


@rule("DMD-DEATH-02", "DMD-END-03")
def test_a_death_before_the_great_old_one_has_come_loses_at_once() -> None:
    t = meets("cthulhu-3", ian(sanity=17), beth(), great="cthulhu")
    assert (t.state.result, t.over) == ("died_early", True)
    s = night(nobody_special("office", wounds=5), beth(), enemies={"office": ["cultist"]})
    t = play(s, attacked="s x").ends_actions().says(0, "keep")
    assert t.state.result == "died_early"


@rule("DMD-DEATH-01", "DMD-DEATH-03")
def test_afterwards_the_others_play_on() -> None:
    t = meets("cthulhu-3", ian(sanity=17), beth("office"), great="cthulhu", great_at="laboratory")
    assert (t.me.fate, t.over) == ("insane", False)
    t.asks(1, "dmd-action")


@rule("DMD-DEATH-04", "DMD-DEATH-08")
def test_cards_and_tokens_are_discarded_and_the_episode_keeps_its_own() -> None:
    s = night(
        ian("office", sanity=17, holds=["find-2:left"], fire=1),
        beth(),
        great_at="laboratory",
        enemies={"office": ["cultist"]},
        tokens={"knife": ["0"], "yellow-sign": ["0", "0"]},
        fire={"office": 1},
    )
    t = play(s, attack="b x x x x x x x", again="x").says(0, "attack:cultist.1")
    assert (t.me.fate, t.me.cards, t.me.space) == ("insane", [], "")
    assert t.state.discovery_discard == ["find-2"]
    assert t.lying("knife") == ["office"]
    assert (t.held(0, "yellow-sign"), len(hand(t.state).token_supply("yellow-sign"))) == (0, 12)
    assert t.enemies("office") == ["cultist.1"]
    assert t.view().fire_supply == 7


@rule("DMD-DEATH-05")
@pytest.mark.rule("S-36")
def test_the_rest_of_the_own_turn_is_skipped_but_the_pile_is_checked() -> None:
    """S36: no end effect of the Great Old One either."""
    s = night(ian("office", sanity=17), beth(), great_at="archive", enemies={"office": ["cultist"]}, discard=THREE)
    t = play(s, attack="b x x x x x x x").says(0, "attack:cultist.1")
    t.never_told(events.MythosDrawn, who=0).never_told(events.Attacks)
    t.ever_told(events.Advanced)
    assert "hastur" in t.enemies("archive")


@rule("DMD-DEATH-06")
@pytest.mark.rule("S-67")
def test_the_space_of_death_is_used_where_a_space_is_needed() -> None:
    """S67: what the dead would suffer or gain is skipped."""
    s = night(
        ian("office", sanity=17),
        beth(),
        great="cthulhu",
        great_at="archive",
        enemies={"office": ["fire-vampire"]},
        discard=DROWNED,
    )
    t = play(s, attack="b x x x x x x x").says(0, "attack:fire-vampire.1")
    assert t.lying("rlyeh") == ["office"]
    assert "cultist.1" in t.enemies("office")
    s = night(ian("office", sanity=17), beth(), great_at="archive", enemies={"office": ["cultist"]}, discard=THREE)
    t = play(s, attack="b x x x x x x x").says(0, "attack:cultist.1")
    assert t.held(0, "yellow-sign") == 0


@rule("DMD-DEATH-07")
@pytest.mark.rule("S-50")
def test_the_dead_have_no_more_turns() -> None:
    """S50."""
    dead = beth()
    dead.fate, dead.space = "killed", ""
    t = play(night(ian(), dead, elizabeth("office"), great_at="laboratory")).ends_actions()
    t.until(2, "dmd-action").says(2, "pass").until(0, "dmd-action")
    assert {e.who for e in t.every(events.MythosDrawn)} == {0, 2}


@pytest.mark.rule("S-37")
def test_who_dies_in_anothers_turn_leaves_that_turn_as_it_is() -> None:
    """S37."""
    s = night(
        ian(),
        beth("office", sanity=17),
        great_at="cold-store",
        stage=3,
        discard=THREE,
        tokens={"yellow-sign": ["1"] * 3},
    )
    t = play(s).ends_actions().until(0, "dmd-action")
    assert t.who(1).fate == "insane"
    t.ever_told(events.MythosDrawn, who=0)


@rule("DMD-END-01")
@pytest.mark.rule("S-30")
def test_the_final_stage_defeated_is_the_end_and_a_win() -> None:
    """S30: its Tentacles do not count any more."""
    s = night(ian("office", sanity=17), great_at="office", stage=4, stage_wounds=13, disrupted=True)
    t = play(s, attack="b x x x x x x x").says(0, "attack:hastur")
    assert (t.state.result, t.me.fate, t.me.sanity) == ("won", "", 17)


@rule("DMD-END-02")
def test_a_win_has_precedence() -> None:
    """Dynamite kills the Great Old One and the last investigator at once."""
    s = night(nobody_special("office", wounds=5, holds=["find-7:left"]), beth("corridor", wounds=5), great_at="corridor", stage=4, stage_wounds=13, disrupted=True)  # fmt: skip
    t = play(s).says(0, "use:find-7:0").says_if_asked(0, "space:corridor")
    assert t.state.result == "won"


@rule("DMD-END-04")
def test_all_dead_after_the_summoning_is_a_loss() -> None:
    dead = beth()
    dead.fate, dead.space = "insane", ""
    t = meets("cthulhu-3", ian(sanity=17), dead, great="cthulhu", great_at="office")
    assert t.state.result == "all_dead"


@pytest.mark.rule("S-63")
def test_death_by_an_advance_on_the_red_space_is_a_loss() -> None:
    """S63: the figure is still on the track until it is summoned."""
    g = hand(night(ian(sanity=17), beth(), track=5, phase="end"))
    sanity.lose(g, 0, 1)
    with pytest.raises(GameEndsNow):
        next(dying.settle(g))
    assert g.state.result == "died_early"


@pytest.mark.rule("S-76")
def test_two_at_once_on_the_skull() -> None:
    """S76: first all markers move, then deaths, clockwise."""
    s = night(
        ian("office"),
        nobody_special("archive", wounds=5),
        elizabeth("archive", wounds=5),
        great_at="office",
        stage_wounds=11,
        disrupted=True,
        tokens={"yellow-sign": ["1", "1", "2", "2"]},
    )
    t = play(s, attack="s x x x").says(0, "attack:hastur")
    assert [i.fate for i in t.state.investigators] == ["", "killed", "killed"]
    order = [type(e).__name__ for e in t.events(events.Suffered, events.Died)]
    assert order == ["Suffered", "Suffered", "Died", "Died"]


def test_hard_to_kill_is_not_for_madness() -> None:
    rasputin = meets("cthulhu-3", someone("rasputin", sanity=17), beth(), great="cthulhu", great_at="office")
    assert rasputin.me.fate == "insane"


@pytest.mark.rule("S-87")
def test_somebody_leaving_is_nobodys_death() -> None:
    """S87: their turn ends, and the others play on, also before the Great Old One has come."""
    t = play(night(ian("office"), beth(), elizabeth(), tokens={"knife": ["0"]}))
    t.notes(0, "leave")
    t.until(1, "dmd-action")
    assert (t.me.fate, t.over, t.lying("knife")) == ("left", False, ["office"])
    t.notes(1, "leave").notes(2, "leave")
    while not t.over:
        t.default()
    assert t.state.result == "all_dead"
