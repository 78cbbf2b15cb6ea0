"""The turn and its end: DMD-TURN, DMD-EOT; what is free between other things (S90)."""

from __future__ import annotations

import pytest

from games.death_may_die import events
from games.death_may_die.state import Figure

from .house import beth, elizabeth, hand, ian, night, nobody_special, play, someone

rule = pytest.mark.rule


@rule("DMD-TURN-01", "DMD-MYTHOS-01", "DMD-GEOT-04")
def test_a_turn_is_actions_mythos_investigation_and_end_and_then_the_next_is_active() -> None:
    t = play(night(ian(), beth(), elizabeth()))
    t.asks(0, "dmd-action").ends_actions()
    names = t.order(events.MythosDrawn, events.Discovered, events.TurnBegins)
    assert names == ["MythosDrawn", "Discovered", "TurnBegins"]
    t.asks(1, "dmd-action").ends_actions().asks(2, "dmd-action")
    t.ends_actions().until(0, "dmd-action")


@rule("DMD-TURN-02", "DMD-EPACT-01")
def test_three_actions_the_same_one_as_often_as_one_likes() -> None:
    t = play(night(nobody_special("office"), beth(), tokens={"corpse": ["office"]}))
    t.says(0, "act:loot").says(0, "act:loot").says(0, "act:loot")
    t.asks(1, "dmd-action")
    assert len(t.events(events.EpisodeActionTaken)) == 3


@rule("DMD-TURN-03")
def test_four_general_actions_and_two_of_the_episode() -> None:
    s = night(
        ian("office", wounds=1, holds=["find-2:left"]),
        beth("office"),
        tokens={"corpse": ["office"], "knife": ["0"]},
    )
    t = play(s)
    t.offers(0, "run:corridor", "rest", "trade", "act:loot", "act:desecrate", "pass").offers_not(0, "attack:cultist.1")
    t = play(night(ian("office"), enemies={"office": ["cultist"]})).offers(0, "attack:cultist.1").offers_not(0, "rest")


@rule("DMD-TURN-04")
def test_safety_is_looked_at_when_the_action_is_taken() -> None:
    t = play(night(ian("office", wounds=2), enemies={"corridor": ["cultist"]})).offers(0, "rest")
    t.says(0, "run:office").offers_not(0, "rest")


@pytest.mark.rule("S-05")
def test_one_may_pass_with_actions_left() -> None:
    """S05."""
    t = play(night(ian(), beth())).ends_actions()
    t.asks(1, "dmd-action")


@rule("DMD-EOT-01")
def test_the_end_of_a_turn_has_five_parts_in_order() -> None:
    s = night(
        ian(fire=1),
        beth("corridor"),
        track=4,
        mythos=["hastur-5"],
        discard=["hastur-1", "hastur-2", "hastur-3"],
        tokens={"yellow-sign": ["1"]},
    )
    s.figures.append(Figure(id="hunting-horror.1", space="laboratory"))
    t = play(s, fire="s").ends_actions()
    t.says_if_asked(0, "who:0", msg="dmd-person")
    while not any(isinstance(e, events.TurnBegins) for e in t.events()):
        t.default()
    order = [type(e).__name__ for e in t.events(events.AbilityUsed, events.Rolled, events.Advanced, events.StageRevealed, events.EnemyMoved)]  # fmt: skip
    assert order[0] == "AbilityUsed"
    assert order[-3:] == ["StageRevealed", "EnemyMoved", "EnemyMoved"]
    assert order.index("Rolled") < order.index("Advanced") < order.index("StageRevealed")
    assert t.events(events.EnemyMoved)[-1] == events.EnemyMoved("hastur", "corridor")  # part 5: towards the marked one


@rule("DMD-EOT-02")
@pytest.mark.rule("S-58")
def test_of_several_effects_at_the_end_the_active_one_chooses_the_order() -> None:
    s = night(ian("office"), beth())
    s.figures += [Figure(id="hunting-horror.1", space="great-hall"), Figure(id="hunting-horror.2", space="laboratory")]
    t = play(s).ends_actions()
    t.asks(0, "dmd-end-effects").says(0, "first:hunting-horror.2")
    used = [e.enemy for e in t.every(events.AbilityUsed)]
    assert used[0] == "hunting-horror.2"


# Between other things (S90)


@pytest.mark.rule("S-90")
def test_after_the_last_action_what_is_free_is_still_offered() -> None:
    s = night(someone("john-morgan", levels={"swiftness": 2}), beth(), actions=1)
    t = play(s).says(0, "run:corridor")
    t.asks(0, "dmd-action").offers(0, "step:office", "pass").offers_not(0, "run:office", "trade")
    t.says(0, "step:office").asks(1, "dmd-action")
    assert t.me.space == "office"


@pytest.mark.rule("S-90")
def test_before_a_fight_a_card_may_be_used() -> None:
    """The rope leads to a Safe space before it is decided whether to investigate or to fight."""
    s = night(ian("great-hall", holds=["find-13:right"]), beth(), mythos=["night-shift-1"])
    t = play(s).ends_actions()
    t.asks(0, "dmd-action").says(0, "use:find-13:0").says(0, "space:archive")
    t.told(events.Discovered, who=0)
    t.never_told(events.Attacks)


@pytest.mark.rule("S-90")
def test_between_two_attacks_a_card_may_be_used_but_not_during_a_roll() -> None:
    s = night(ian("office", wounds=2, holds=["find-4:right"]), beth(), enemies={"office": ["cultist", "cultist"]}, rerolls=True)
    t = play(s, attacked="s s").ends_actions()
    t.asks(0, "dmd-action").says(0, "pass")  # before the fight
    t.asks(0, "dmd-reroll").offers_not(0, "use:find-4:0").says(0, "keep")
    t.asks(0, "dmd-fight").says(0, "use:find-4:0")
    assert t.me.wounds == 0


def test_whoever_has_nothing_free_is_not_asked_again() -> None:
    play(night(ian(), beth(), actions=1)).says(0, "run:corridor").asks(1, "dmd-action")


@pytest.mark.rule("S-72")
def test_per_turn_means_anybodys_turn() -> None:
    """S72."""
    s = night(elizabeth("office"), nobody_special(), enemies={}, rerolls=True)
    g = hand(s)
    g.use(0, "lucky:free", "turn")
    t = play(s).ends_actions()
    assert "turn" not in t.state.used
