"""Nothing overdue, nothing twice, nothing by somebody who is gone: what happens while people, cards and monsters leave."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import SECOND, ElderState
from games.kernel.census import Unsound
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, monster, reprint, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule

REST = "A18 A19 A33 A47"
LENGTH = CARDS.ancient_ones["quiet"].doom_length


def audited(t: Play[ElderState]) -> Play[ElderState]:
    t.live.rules.audit(t.state)
    return t


# Maxima


@rule("ES-BATTLE-10", "ES-DEV-01", "ES-GEN-07")
def test_s43_cthulhu_lowers_the_maximum_that_counts_also_of_whom_an_ally_makes_stronger() -> None:
    # Bob with Tom Murphy: maximum Stamina 2 printed, 3 with him. Every attack takes one; at 0 he is devoured.
    t = scene("bob dexter", awake=True, ancient="cthulhu", doom=5, phase="midnight", struck=1,
              has={0: {"allies": ["B07"], "max_stamina": 2, "stamina": 3}})  # fmt: skip
    t.asks(0, "es-lower-maximum")
    assert dict(t.question(0).options[1].args) == {"now": 3}
    for left in (2, 1):
        t.says(0, "lower:stamina").says(1, "lower:sanity")
        assert (t.told(events.MaximumLowered, seat=0).now, person(t).stamina) == (left, left)
        audited(t)
        t.until(0, "es-lower-maximum", Idle())
    t.says(0, "lower:stamina").says(1, "lower:sanity").told(events.Devoured, seat=0)


@rule("ES-BATTLE-10")
def test_an_absent_player_lowers_the_larger_maximum_that_counts() -> None:
    t = scene("bob dexter", awake=True, ancient="cthulhu", doom=5, phase="midnight", struck=1,
              has={0: {"allies": ["B07"], "max_sanity": 3, "sanity": 3, "max_stamina": 3, "stamina": 4}})  # fmt: skip
    assert t.live.default(t.question(0)) == ("lower:stamina",)


class Idle:
    """Gives up every attack, and passes everything else on."""

    def pick(self, view: Any, question: Any) -> tuple[str, ...]:
        return ("give-up",) if "give-up" in question.keys else question.default or question.keys[:1]


# Once per day


@rule("ES-INV-03", "ES-DEV-03")
def test_a_new_investigator_brings_the_days_chance_of_their_own() -> None:
    # Carolyn heals, and is devoured in her own turn; Vincent, who comes for her, has not healed anybody today.
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": "sanity", "n": 9}]))
    t = scene("carolyn bob", museum=f"H1 {REST}", phase="movement", rules=rules, has={1: {"sanity": 2, "stamina": 2}})
    t.asks(0, "es-heal").says(0, "heal:1").asks_not(0, "es-heal")
    t.says(0, "go:H1").says(0, "give-up").says(0, "take:vincent")
    t.asks(1, "es-move").asks(0, "es-heal").says(0, "heal:1").told(events.Restored, seat=1, resource="stamina", n=1)
    t.asks_not(0, "es-heal")


@rule("ES-INV-03", "ES-DEV-03")
def test_what_mandy_has_used_today_is_used_whoever_plays_her_now() -> None:
    rules = rules_with(adventure("H1", ["L L L L L L L L"], penalties=[{"lose": "sanity", "n": 9}]))
    t = scene("mandy bob", museum=f"H1 {REST}", at={1: "H1"}, active=1, clock=0, rules=rules,
              rolls=["1 1 1 1 1 1", "1 1", "1 1 1 1 1 1"])  # fmt: skip
    t.says(1, "roll").says(0, "help").says(0, "g1", "g2").says(1, "fail").says(1, "discard:g1")
    # Her player leaves for good; bob is devoured, and his player goes on with her.
    t.notes(0, "leave").says(1, "give-up").says(1, "take:mandy").says(1, "go:H1").says(1, "roll")
    assert t.state.midnights == 0
    t.asks(1, "es-after-roll").offers_not(1, "mandy")  # her day is over, though she is somebody else's now


@rule("ES-INV-01", "ES-DEV-03")
def test_who_comes_for_carolyn_in_somebody_elses_turn_does_not_heal_by_her_card() -> None:
    # Bob's spell costs everybody; Carolyn is devoured beside his movement, and harvey has no such ability.
    rules = rules_with(reprint("C07", uses=[{"moment": "turn", "effects": [{"each": "all", "do": [{"lose": "sanity"}]}]}]))
    t = scene("bob carolyn", phase="movement", rules=rules, has={0: {"common": ["C07"]}, 1: {"sanity": 1}})
    t.asks(1, "es-heal").says(0, "use:C07:0").told(events.Devoured, seat=1)
    t.says(1, "take:harvey").asks(0, "es-move").asks_not(1)
    assert person(t).sanity < person(t).max_sanity


# The token before the trophies


@rule("ES-DEV-02", "ES-DOOM-02")
def test_the_doom_token_of_the_devoured_cannot_bring_their_own_trophy() -> None:
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": "sanity", "n": 9}]))
    table: dict[str, Any] = {"museum": "H1 A08 A34 A18 A19 A33", "at": {0: "H1"}, "doom": 2, "rules": rules}
    has = {0: {"trophies": ["M01", "M02", "A10"]}}
    # The next space is a monster's, and the cup is empty but for what the dead give back.
    t = scene("dexter bob", has=has, cup=[], **table).says(0, "give-up")
    t.told(events.NoMonsterComes)
    t.never_told(events.MonsterAppears)
    assert t.state.cup == ["M01", "M02"]
    audited(t)
    # While the place for another one is chosen, they are in nobody's hands.
    t = scene("dexter bob", has=has, cup=["M05"], **table).says(0, "give-up")
    t.asks(0, "es-place-monster")
    assert (t.state.arriving, t.state.set_aside, t.state.cup) == ("M05", ["M01", "M02"], [])
    audited(t).reload().default()
    assert (t.state.set_aside, t.state.cup) == ([], ["M01", "M02"])


# Revealed in the clock phase


REVEALED = adventure("H9", ["L L L"], revealed=[{"doom": 1}, {"each": "all", "do": [{"lose": "sanity"}]}])


def refilled(**more: Any) -> Play[ElderState]:
    """The last place of the museum is empty and is filled at the end of bob's turn, with H9."""
    table = {"museum": f"A04 {REST}", "top": {"adventure": ["H9"]}, "rules": rules_with(REVEALED), "cup": []}
    return scene("bob dexter", phase="clock", **{**table, **more})


@rule("ES-DOOM-03", "ES-AWAKE-01")
def test_a_card_revealed_at_the_end_of_the_turn_may_cover_the_last_space_and_the_ancient_one_awakens_at_once() -> None:
    t = refilled(doom=LENGTH - 1)
    t.ever_told(events.AdventureRevealed, card="H9")
    t.ever_told(events.AncientOneAwakens)
    assert (t.state.awake, t.state.awaken_now) == (True, False)
    audited(t).asks(1, "es-before-roll")


@rule("ES-AWAKE-07")
def test_and_if_midnight_strikes_with_it_the_attack_follows() -> None:
    t = refilled(doom=LENGTH - 1, clock=3)
    t.ever_told(events.AncientOneAttacks)


@rule("ES-DEV-01", "ES-DEV-05")
def test_whom_such_a_card_devours_has_a_new_investigator_before_the_next_turn() -> None:
    t = refilled(has={0: {"sanity": 1}, 1: {"sanity": 2}})
    t.asks(0, "es-new-investigator").says(0, "take:harvey").asks(1, "es-move")
    assert (person(t, 0).id, person(t, 1).sanity, t.state.doom) == ("harvey", 1, 2)
    audited(t)


@rule("ES-DOOM-03")
def test_the_auditor_notices_what_is_overdue() -> None:
    def full(s: ElderState) -> None:
        s.doom, s.awaken_now = LENGTH, True

    for change in (full, lambda s: setattr(s, "doom", LENGTH), lambda s: setattr(s, "awaken_now", True)):
        with pytest.raises(Unsound, match=r"awaken|sleeps"):
            audited(scene("bob", phase="movement", change=change))
    with pytest.raises(Unsound, match="cup"):
        audited(scene("bob", phase="movement", cup=["M02"], change=lambda s: (s.box.remove("M01"), s.set_aside.append("M01"))))
    audited(scene("bob", phase="movement", doom=LENGTH - 1))


# Midnight effects of cards that are gone


@rule("ES-MID-01", "ES-MID-02")
def test_a_card_that_leaves_at_midnight_before_its_turn_does_nothing_more() -> None:
    # H1 tears the top-left adventure down; A09 is that one, and would have cost everybody 1 Sanity.
    rules = rules_with(adventure("H1", ["L"], midnight=[{"rebuild": "top_left"}]))
    table = {"museum": "A09 H1 A18 A19 A33 A47", "rules": rules, "top": {"adventure": ["A36"], "mythos": ["Y30"]}, "struck": 1}
    t = scene("bob", phase="midnight", **table)  # type: ignore[arg-type]
    t.says(0, "first:H1").told(events.AdventureGone, card="A09")
    t.never_told(events.MidnightEffect, card="A09")
    # A36, which took its place, was not there when the clock struck.
    t.never_told(events.MidnightEffect, card="A36")
    assert (person(t).sanity, person(t).stamina) == (CARDS.investigators["bob"].sanity, CARDS.investigators["bob"].stamina)
    t = scene("bob", phase="midnight", **table)  # type: ignore[arg-type]
    t.says(0, "first:A09").told(events.MidnightEffect, card="A09")


# Monsters that take with them whoever receives them


DEADLY = monster("M90", "P", claim=[{"devour": "self"}])
GUEST = monster("M91", "P", claim=[{"monster": 1}])
PAIR = adventure("H1", ["{P}", "{P}", "L L"], penalties=[{"doom": 1}])


def hunting(*more_cards: Any, **more: Any) -> Play[ElderState]:
    rules = rules_with(DEADLY, GUEST, PAIR, *more_cards)
    table: dict[str, Any] = {
        "museum": f"H1 {REST}", "at": {0: "H1", 1: "H1"}, "rules": rules, "cup": [],
        "monsters": {"H1": [("M90", 0), ("M01", 1)]}, "rolls": ["P 1 1 1 1 1", "T P 1 1 1"],
    }  # fmt: skip
    return scene("dexter bob", **{**table, **more})


@rule("ES-MON-22", "ES-MON-20", "ES-DEV-05")
def test_devoured_by_the_first_back_nobody_claims_the_second_and_nothing_more_is_suffered() -> None:
    rules_of_m01 = reprint("M01", task="T")
    t = hunting(rules_of_m01)
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").says(0, "give-up")
    t.asks(0, "es-claim").says(0, "claim:M90").told(events.Devoured, seat=0)
    # No second trophy, no penalty: the one doom token is for the dead. Both markers are back in the cup.
    t.never_told(events.MonsterClaimed, monster="M01")
    assert (t.state.doom, t.state.cup, t.state.claims) == (1, ["M01", "M90"], [])
    t.asks(0, "es-new-investigator").says(0, "take:harvey").asks(1, "es-move")
    audited(t)


@rule("ES-MON-21", "ES-DEV-05")
def test_the_same_after_a_passed_adventure_whose_rewards_are_kept_by_nobody() -> None:
    card = adventure("H1", ["{P}", "{P}"], rewards=[{"sign": 1}])
    t = hunting(card, reprint("M01", task="T"))
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").told(events.AdventurePassed)
    t.says(0, "claim:M90").told(events.Devoured, seat=0)
    assert (t.state.signs, t.state.cup, t.state.claims) == (1, ["M01", "M90"], [])
    t.says(0, "take:harvey").asks(1, "es-move")
    audited(t)


@rule("ES-MON-25", "ES-DEV-05")
def test_the_same_at_the_entrance_for_monsters_a_card_has_defeated() -> None:
    t = hunting(at={}, has={0: {"unique": ["U10"], "spells": ["Z10"]}}, rolls=())
    t.says(0, "use:U10:0").says(0, "monster:M90").says(0, "use:Z10:0").says(0, "nothing")
    t.says(0, "claim:M90").told(events.Devoured, seat=0)
    assert (t.state.cup, t.state.claims) == (["M01", "M90"], [])
    t.says(0, "take:harvey").asks(1, "es-move")
    audited(t)


@rule("ES-FAIL-06", "ES-MON-26", "ES-MON-07")
def test_a_monster_that_comes_while_a_failed_attempt_is_cleared_finds_no_row_solved() -> None:
    # M91's back brings a monster. Its own row and the one solved before are free again: nothing stays solved.
    card = adventure("H1", ["{P}", "{P}", "L L"])
    t = hunting(card, monsters={"H1": [("M91", 0)]}, cup=["M05"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1").says(0, "give-up")
    t.told(events.MonsterClaimed, monster="M91")
    t.asks(0, "es-place-monster").offers(0, "place:H1:0", "place:H1:1")
    audited(t).says(0, "place:H1:1")
    assert [(m.id, m.row) for m in t.state.museum[0].monsters] == [("M05", 1)]  # type: ignore[union-attr]
    assert dice_at(t, "task") == []


# A text goes on although its reader is gone

AFTER_THE_END: list[dict[str, Any]] = [
    {"gain": "clue"}, {"gain": "spell"}, {"gain": "ally"}, {"lose": "sanity"}, {"lose": "item"}, {"lose": "trophies"},
    {"restore": "either"}, {"restore": "sanity", "whom": "here"}, {"restore": "stamina", "whom": "anyone"}, {"doom": 1},
    {"doom": -1}, {"monster": 1}, {"monster": 1, "where": "here"}, {"gate": 1}, {"each": "all", "do": [{"lose": "sanity"}]},
    {"choose": [[{"lose": "sanity"}], [{"lose": "stamina"}]]}, {"may": [{"lose": "clue"}]}, {"may": [{"gate": 1}]},
    {"pay": [{"lose": "clue"}], "otherwise": [{"lose": "stamina"}]}, {"when": "monsters", "at_least": 1, "then": [{"doom": 1}]},
    {"fail": "adventure"}, {"discard_dice": "terror"}, {"defeat": "any"}, {"banish": "any"}, {"rebuild": "top_left"},
    {"new_adventure": 1}, {"devour": "self"}, {"lower_maximum": 1}, {"advance_clock": 1}, {"dice": ["yellow"]},
]  # fmt: skip


@rule("ES-REW-08", "ES-DEV-05")
@pytest.mark.parametrize("effect", AFTER_THE_END, ids=lambda e: "-".join(map(str, e))[:40])
@pytest.mark.parametrize("when", ["penalties", "rewards", "terror", "claim"])
def test_s40_every_other_icon_is_carried_out_after_the_reader_was_devoured_and_the_game_goes_on(
    effect: dict[str, Any], when: str
) -> None:
    text = [{"devour": "self"}, effect]
    card = adventure("H1", ["{P}", "L"] if when == "claim" else ["P"], **({} if when == "claim" else {when: text}))
    rules = rules_with(card, monster("M90", "P", claim=text))
    t = scene(
        "monterey bob", museum=f"H1 {REST}", at={0: "H1", 1: "H1"}, rules=rules, has={0: {"common": ["C07"], "clues": 1}},
        monsters={"H1": [("M90", 0)]} if when == "claim" else {"A18": [("M01", None)]}, cup=["M02", "M03"],
        rolls=["P 1 1 1 1 1" if when in ("rewards", "claim") else "T 1 1 1 1 1", "1 1 1 1 1"],
    )  # fmt: skip
    if when == "penalties":
        t.says(0, "give-up")
    else:
        t.says(0, "roll").says_if_asked(0, "solve:t0").says_if_asked(0, "give-up", msg="es-before-roll")
    t.until(1, "es-move")
    t.ever_told(events.Devoured, seat=0)
    audited(t)


# S-85


@rule("ES-DOOM-03", "ES-AWAKE-05")
@pytest.mark.parametrize("removed", [1, 2])
def test_s85_doom_removed_after_the_track_was_full_does_not_keep_the_ancient_one_asleep(removed: int) -> None:
    rules = rules_with(adventure("H1", ["P"], rewards=[{"doom": 1}, {"doom": -removed}, {"gain": "clue"}]))
    t = scene("dexter bob", museum=f"H1 {REST}", at={0: "H1"}, doom=LENGTH - 1, cup=[], rules=rules, rolls=["P 1 1 1 1 1"],
              top={"adventure": ["A04"]})  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0").told(events.AncientOneAwakens, doom=LENGTH - removed)
    # All rewards first, and what they removed stays away.
    assert t.order(events.DoomPlaced, events.DoomRemoved, events.Gained, events.AncientOneAwakens) == [
        "DoomPlaced", *["DoomRemoved"] * removed, "Gained", "AncientOneAwakens",
    ]  # fmt: skip
    assert (t.state.doom, person(t).clues) == (LENGTH - removed, 1)
    t.asks(1, "es-before-roll")


@rule("ES-DOOM-03")
def test_s85_a_track_that_was_never_full_awakens_nobody_though_the_same_tokens_came_and_went() -> None:
    rules = rules_with(adventure("H1", ["P"], rewards=[{"doom": -1}, {"doom": 1}]))
    t = scene("dexter bob", museum=f"H1 {REST}", at={0: "H1"}, doom=LENGTH - 1, cup=[], rules=rules, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").never_told(events.AncientOneAwakens)
    assert t.state.doom == LENGTH - 1


# Cards at moments and in company they were not made for: a pack may write them


@rule("ES-MON-20", "ES-MON-24")
def test_a_monster_that_a_claimed_ones_back_defeats_is_received_and_off_its_card() -> None:
    rules = rules_with(monster("X1", "L", claim=[{"defeat": "any"}]), adventure("H1", ["{ }", "P"]))
    t = scene("bob", museum="H1 A14 A18", at={0: "H1"}, monsters={"H1": [("X1", 0)], "A14": [("M06", 0)]}, rules=rules,
              rolls=["L 1 1 1 1 1", "P 1 1 1 1"])  # fmt: skip
    for key in ("roll", "solve:t0", "roll", "solve:t1"):
        t.says(0, key)
    assert [m for m in person(t).trophies if m in ("X1", "M06")] == ["X1", "M06"]
    assert not [m for spot in t.state.museum if spot for m in spot.monsters]
    audited(t)


def made_items(*effects: dict[str, Any], moment: str = "turn", cost: tuple[dict[str, Any], ...] = ()) -> Any:
    return rules_with(reprint("C01", uses=[{"moment": moment, "effects": list(effects), "cost": list(cost)}]))


@rule("ES-ITEM-03")
def test_s23_a_die_gained_outside_an_attempt_would_be_rolled_for_nothing_and_is_not() -> None:
    rules = made_items({"dice": ["yellow"]})
    table: dict[str, Any] = {"phase": "movement", "has": {0: {"common": ["C01"]}}, "rules": rules}
    audited(scene("bob", **table).offers_not(0, "use:C01:0"))
    scene("bob", change=lambda s: setattr(s, "printing", SECOND), **table).offers(0, "use:C01:0")
    t = scene("bob", **{**table, "rules": made_items({"dice": ["yellow"]}, {"gain": "clue"})}).says(0, "use:C01:0")
    assert (person(t).clues, t.state.dice["y"].at) == (1, "supply")


@rule("ES-CLUE-01")
def test_a_reroll_without_a_roll_on_the_table_does_nothing() -> None:
    t = scene("bob", phase="movement", has={0: {"common": ["C01"]}}, rules=made_items({"gain": "clue"}, {"reroll": "any"}))
    assert person(t.says(0, "use:C01:0")).clues == 1


@rule("ES-ITEM-01")
def test_s100_a_card_that_is_its_own_price_goes_under_its_deck_once() -> None:
    rules = made_items({"gain": "clue"}, cost=({"lose": "item"},))
    t = scene("bob", phase="movement", has={0: {"common": ["C01"]}}, rules=rules).says(0, "use:C01:0")
    assert (person(t).clues, person(t).common, t.state.decks["common"].count("C01")) == (1, [], 1)
    audited(t)


@rule("ES-ASSIST-04", "ES-DEV-01")
def test_s101_an_assistant_who_falls_to_0_is_devoured_after_the_penalties() -> None:
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": "stamina"}]))
    t = scene("bob vincent", museum="H1 A01", at={0: "H1", 1: "H1"}, doom=LENGTH - 1, has={1: {"sanity": 1}}, rules=rules,
              rolls=["1 1 1 1 1 2"])  # fmt: skip
    t.says(0, "roll").until(0, "es-discard").says(0, "discard:g1").says(0, "assist:1").says(1, "yes")
    t.says(0, "g2").says(0, "give-up").says(1, "lose:sanity")
    assert (person(t).stamina, t.state.awake, t.state.players[1].out) == (5, True, "clock_only")
