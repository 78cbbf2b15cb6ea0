"""What is allowed at any time and is no spell (S-115), and the Warlock's quests, which are delivered so (S-117)."""

from __future__ import annotations

import pytest

from games.talisman import events
from tests.games.talisman.given import land, play, someone

rule = pytest.mark.rule


@rule("S-115")
def test_rights_are_offered_beside_anybodys_question_and_stop_nobody() -> None:
    others = someone("druid", "O9", objects=["sword.s1"], followers=["maiden", "hag"], trophies=["dragon"])
    t = play(land(someone("wizard", "O3", spells=["hex"]), others), move=[3])
    t.offers(1, "drop:sword.s1", "part:maiden", "trade", "become:evil").offers_not(1, "part:hag")
    assert all(line.seats == (0,) for line in t.live.waiting(None))
    assert not [a for a in t.live.questions(0) if a.seat == 1]
    t.says(1, "trade").says(1, "drop:sword.s1").asks(0, "tm-turn").says(0, "roll").asks(0, "tm-go")
    assert t.who(1).strength == 3
    assert t.state.lying["O9"] == ["sword.s1"]


@rule("S-115")
def test_an_order_trades_at_the_start_of_the_own_turn() -> None:
    state = land(someone("wizard", "O3", spells=["hex"]), someone("troll", "O9", trophies=["dragon"]))
    t = play(state, move=[3]).notes(1, "order:trade").says(0, "roll").says(0, "go:O6:cw").until(1, "tm-go")
    t.ever_told(events.TrophiesTraded, seat=1, points=7)
    assert t.who(1).trophies == []


@rule("S-117")
@pytest.mark.parametrize(("what", "done"), [("life", True), ("gold", False)])
def test_only_a_life_taken_by_the_winners_choice_counts(what: str, done: bool) -> None:
    state = land(someone("troll", "O3", quest="life"), someone("merchant", "O6"))
    t = play(state, move=[3], duel=[6], parry=[1]).says(0, "go:O6:cw").says(0, "attack:1").says(0, what)
    assert (t.who(0).quest == "") == done
    if done:
        assert t.who(0).claim or any("talisman" in card for card in t.who(0).objects)


@rule("S-117")
def test_a_life_taken_by_the_command_spell_does_not_count() -> None:
    state = land(someone("troll", "C", quest="life"), someone("merchant", "O6"), crown_reached=True)
    t = play(state, command=[6]).says(1, "life")
    assert t.who(1).lives == 3
    assert t.who(0).quest == "life"


@rule("S-117")
def test_delivering_moves_to_the_cave_without_an_encounter_and_ends_the_turn() -> None:
    state = land(someone("troll", "O3", quest="gold2", gold=3), someone("merchant", "O9"))
    t = play(state).offers(0, "deliver:gold").says(0, "deliver:gold")
    assert (t.who(0).space, t.who(0).gold) == ("M9", 1)
    assert [card.partition(".")[0] for card in t.who(0).objects] == ["talisman"]
    t.never_told(events.SpaceMet, seat=0).never_told(events.MoveRolled, seat=0)
    assert t.state.active == 1


@rule("S-117")
def test_with_an_empty_stack_the_claim_stays() -> None:
    state = land(someone("troll", "O3", quest="gold2", gold=3), someone("merchant", "O9"))
    state.removed += state.stacks["talisman"]
    state.stacks["talisman"] = []
    t = play(state).says(0, "deliver:gold")
    t.told(events.TalismanWaits, seat=0)
    assert t.who(0).claim


@rule("S-117")
def test_nothing_is_delivered_in_the_inner_region() -> None:
    t = play(land(someone("troll", "I1", quest="gold2", gold=3), someone("merchant", "O9")))
    t.offers_not(0, "deliver:gold")
