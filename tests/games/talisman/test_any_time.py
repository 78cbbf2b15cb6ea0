"""What is allowed at any time and is no spell (S-115), and the Warlock's quests, which are delivered so (S-117)."""

from __future__ import annotations

import pytest

from games.talisman import events
from tests.games.talisman.given import RULES, Playing, land, play, someone

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


# Standing orders


@rule("S-115", "S-165")
def test_a_druid_becomes_what_it_has_ordered_when_the_card_is_turned_up_before_it_acts() -> None:
    t = play(land(someone("druid", "O1"), someone("troll", "O9"), deck=["angel"]), move=[1])
    t.notes(0, "become:good:angel").says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O2:cw")
    assert t.order(events.AlignmentChanged, events.EventHappens, events.LifeGained) == [
        "AlignmentChanged",
        "EventHappens",
        "LifeGained",
    ]
    assert (t.who(0).alignment, t.who(0).lives) == ("good", 5)


@rule("S-115", "TM-ALIGN-05", "S-165")
def test_it_holds_in_anybodys_turn_but_never_twice_in_a_round() -> None:
    druid = someone("druid", "O9")
    t = play(land(someone("troll", "O1"), druid, deck=["evil-darkness", "divine-light"]), move=[1, 1, 1])
    t.notes(1, "become:evil:evil-darkness").notes(1, "become:good:divine-light")
    t.says(0, "go:O2:cw")
    assert (t.who(1).alignment, t.who(1).miss) == ("evil", 0), "the others miss a turn"
    state = land(someone("troll", "O1"), someone("druid", "O9"), deck=["divine-light"], used={"round-1": ["alignment:druid"]})
    t = play(state, move=[1]).notes(1, "become:good:divine-light").says(0, "go:O2:cw")
    t.never_told(events.AlignmentChanged).never_told(events.AlignmentKept)


@rule("S-115", "S-165")
def test_only_who_changes_at_will_orders_it_and_it_ends_with_the_character() -> None:
    state = land(someone("troll", "O1", spells=[]), someone("druid", "O9", lives=1), deck=["pestilence"])
    t = play(state, move=[1])
    assert not any(what.startswith("become:") for what in RULES.sayings(t.state, 0))
    offered = {what.rpartition(":")[2] for what in RULES.sayings(t.state, 1) if what.startswith("become:")}
    assert offered == {"angel", "devil", "evil-darkness", "divine-light", "mephistopheles", "fairy", "phantom", "mage"}
    t.notes(1, "become:good:angel").notes(1, "become:evil:angel")
    assert t.view(1).players[1].becoming == {"angel": "evil"}
    assert t.view(0).players[1].becoming == t.view(None).players[1].becoming == {}
    t.says(0, "go:O2:cw").default(0)
    assert t.state.players[1].becoming == {}


@rule("S-115", "TM-STR-06", "S-166")
@pytest.mark.parametrize(("order", "kept"), [("trade-7", []), ("trade-14", ["ogre", "goblin"]), ("trade", ["ogre", "goblin"])])
def test_trophies_are_traded_at_so_many_points_what_is_left_over_is_lost(order: str, kept: list[str]) -> None:
    """5 and 3 points: 8. Without losing a point nothing can be traded."""
    who = someone("troll", "O1", trophies=["ogre"])
    t = play(land(who, someone("elf", "O9"), deck=["hobgoblin"]), move=[1], fight=[6], foe=[1])
    t.notes(0, f"order:{order}").says(0, "go:O2:cw")
    assert t.who(0).trophies == ([] if not kept else ["ogre", "hobgoblin"])
    assert t.who(0).strength == (7 if not kept else 6)


@rule("S-115")
def test_of_the_orders_to_trade_one_holds_at_a_time() -> None:
    t = play(land(someone("troll", "O1"), someone("elf", "O9")))
    t.notes(0, "order:trade").notes(0, "order:roll").notes(0, "order:trade-14")
    assert t.state.players[0].orders == ["roll", "trade-14"]


@rule("S-110")
def test_what_was_ordered_ends_when_somebody_else_takes_the_seat() -> None:
    state = land(someone("troll", "O1"), someone("druid", "O9", spells=["nullify"]))
    t = play(state)
    assert "forget" not in RULES.sayings(t.state, 1)
    t.notes(1, "arm:nullify:turn-start:0").notes(1, "order:roll").notes(1, "keep:nullify").notes(1, "become:good:angel")
    t.notes(1, *RULES.handed_on)
    mine = t.state.players[1]
    assert (mine.armed, mine.orders, mine.ranked, mine.becoming) == ([], [], [], {})
    assert t.who(1).spells == ["nullify"]


@rule("TM-STR-06", "S-121")
def test_the_order_to_roll_at_once_does_not_pass_over_a_trade() -> None:
    def begins(*trophies: str) -> Playing:
        state = land(someone("wizard", "O3", spells=["hex"], trophies=list(trophies)), someone("troll", "O9"))
        state.players[0].orders = ["roll"]
        return play(state, move=[1])

    asked = begins("dragon").asks(0, "tm-turn")
    assert "trade" in asked.keys(0, "tm-own")
    begins("wolf").asks(0, "tm-go")
