"""The Ancient One awakens (Erwachen): ES-AWAKE, S-19, S-32, S-36, S-37, S-38."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.audit import audit
from games.elder_sign.state import ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import BOX, CARDS, dice_at, person, scene

rule = pytest.mark.rule

REST = "A01 A18 A19 A33 A47"
# Cthulhu: 11 spaces, the last one a monster space.
LENGTH = 11


def last_token(*penalties: dict[str, Any], card: Any = None, who: str = "dexter bob", **more: Any) -> Play[ElderState]:
    """One free space left; failing H1 covers it."""
    room = card or adventure("H1", ["L L L"], penalties=list(penalties) or [{"doom": 1}])
    table: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1"}, "ancient": "cthulhu", "doom": LENGTH - 1, "cup": []}
    return scene(who, rules=rules_with(room), **{**table, **more})


@rule("ES-AWAKE-01")
@pytest.mark.parametrize("ancient", [a for a in BOX.cards.ancient_ones if a != "azathoth"])
def test_covering_the_last_free_space_awakens_every_ancient_one_and_the_one_before_does_not(ancient: str) -> None:
    length = CARDS.ancient_ones[ancient].doom_length
    for free, awake in ((2, False), (1, True)):
        t = last_token(ancient=ancient, doom=length - free)
        t.says(0, "give-up")
        assert (t.state.awake, t.state.doom) == (awake, length - free + 1)
        assert t.state.phase == ("attack" if awake else "movement")


@rule("ES-AWAKE-02", "ES-MYTH-02")
def test_the_order_mythos_gone_and_its_dice_free_locked_dice_out_of_the_game_table_cleared_markers_on_the_card() -> None:
    t = last_token(
        worlds="O01", extra="A04", mythos="Y10", museum=f"H1 A16 {' '.join(REST.split()[1:])}",
        at={0: "H1", 1: "A18"}, monsters={"A16": [("M17", 0)], "O01": [("M21", None)]},
        locks=[("Y10", "g1"), ("A16", "g2"), ("M17", "y"), ("M21", "r")],
    )  # fmt: skip
    t.says(0, "give-up").told(events.AncientOneAwakens, ancient="cthulhu", doom=LENGTH)
    s = t.state
    assert t.told(events.DieReleased, card="Y10").die == "g1"
    assert (s.mythos, s.decks["mythos"][-1]) == ("", "Y10")
    assert dice_at(t, "gone") == ["g2", "y", "r"]
    assert s.locks == []
    assert ([x for x in s.museum if x], s.worlds, s.extra) == ([], [], [])
    assert {"H1", "A16", "A18", "O01", "A04", "M17", "M21"} <= set(s.box)
    assert [person(t, n).place for n in (0, 1)] == ["ancient", "ancient"]
    audit(s, t.live.rules.cards)  # type: ignore[attr-defined]


@rule("ES-AWAKE-02", "ES-LOCK-05")
def test_s37_a_die_freed_by_the_mythos_card_but_queued_on_an_adventure_leaves_the_game() -> None:
    t = last_token(mythos="Y10", museum=f"H1 A16 {' '.join(REST.split()[1:])}", locks=[("Y10", "g1"), ("A16", "g1")])
    t.says(0, "give-up")
    assert dice_at(t, "gone") == ["g1"]


@rule("ES-AWAKE-02")
def test_s65_a_locked_die_mary_has_on_a_spell_leaves_the_game_and_takes_the_empty_spell_off_the_table() -> None:
    # The terror of H1 covers the last space while the locked die lies on the spell.
    card = adventure("H1", ["L L L"], terror=[{"doom": 1}])
    t = last_token(
        card=card, who="mary bob", museum=f"H1 A16 {' '.join(REST.split()[1:])}", locks=[("A16", "g1")],
        has={0: {"spells": ["Z01"]}}, rolls=["1 1 1 1 1 T"],
    )  # fmt: skip
    t.says(0, "borrow:g1").says(0, "roll").says(0, "use:Z01:0").says(0, "g1")
    t.told(events.AncientOneAwakens)
    assert t.state.dice["g1"].at == "gone"
    assert (person(t).cast, t.state.decks["spell"][-1]) == ([], "Z01")
    audit(t.state, t.live.rules.cards)  # type: ignore[attr-defined]


@rule("ES-AWAKE-03", "ES-MOVE-05")
def test_from_then_on_nobody_moves_and_everybody_stays_on_the_ancient_one() -> None:
    t = last_token(clock=0)
    t.says(0, "give-up")
    for seat in (1, 0):
        t.asks(seat, "es-before-roll").offers_not(seat, "go:entrance", "stay").says(seat, "give-up")
    t.never_told(events.Moved)
    assert [person(t, n).place for n in (0, 1)] == ["ancient", "ancient"]


@rule("ES-AWAKE-04", "ES-TURN-03")
def test_in_the_middle_of_an_attempt_the_player_goes_at_once_to_the_clock() -> None:
    card = adventure("H1", ["P", "L L L"], terror=[{"doom": 1}], penalties=[{"lose": "sanity"}], rewards=[{"sign": 1}])
    t = last_token(card=card, monsters={"H1": [("M02", None)]}, rolls=["P L 1 1 1 1", "L 1 1 1 1", "1 1 1 T"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:mM02").says(0, "roll")
    t.told(events.AncientOneAwakens)
    t.told(events.ClockAdvanced)
    # S-36: cancelled. No die discarded, no penalty, no trophy for the monster solved before.
    t.never_told(events.DieDiscarded).never_told(events.AdventureFailed).never_told(events.MonsterClaimed)
    assert (person(t).sanity, person(t).trophies) == (5, [])
    t.asks(1, "es-before-roll")
    assert dice_at(t, "pool") == ["g1", "g2", "g3", "g4", "g5", "g6"]


@rule("ES-AWAKE-04")
def test_awakened_in_the_movement_phase_by_an_own_card_there_is_no_adventure_phase() -> None:
    # Dexter reads the Necronomicon with his last Sanity: his token is the last.
    t = last_token(phase="movement", has={0: {"sanity": 1, "unique": ["U07"]}})
    t.says(0, "use:U07:0").told(events.AncientOneAwakens)
    t.told(events.ClockAdvanced)
    t.never_told(events.Moved).asks(1, "es-before-roll")


@rule("ES-AWAKE-05", "ES-REW-09")
def test_all_penalties_come_first_when_one_of_them_covers_the_last_space() -> None:
    t = last_token({"doom": 1}, {"lose": "sanity"}, {"lose": "stamina", "n": 2})
    t.says(0, "give-up")
    assert t.order(events.DoomPlaced, events.Lost, events.AncientOneAwakens) == [
        "DoomPlaced",
        "Lost",
        "Lost",
        "AncientOneAwakens",
    ]
    assert (person(t).sanity, person(t).stamina) == (4, 3)


@rule("ES-AWAKE-05", "ES-REW-09")
def test_s36_all_rewards_and_the_monsters_defeated_come_first_and_are_kept() -> None:
    card = adventure("H1", ["P"], rewards=[{"doom": 1}, {"gain": "common"}, {"gain": "clue"}])
    t = last_token(card=card, monsters={"H1": [("M02", None)]}, rolls=["P L 1 1 1 1", "L 1 1 1 1"], top={"adventure": ["A04"]})
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:mM02")
    told = t.order(events.DoomPlaced, events.Gained, events.MonsterClaimed, events.AncientOneAwakens)
    assert told == ["DoomPlaced", "Gained", "Gained", "MonsterClaimed", "AncientOneAwakens"]
    assert (person(t).clues, len(person(t).common), person(t).trophies) == (1, 1, ["H1", "M02"])


@rule("ES-AWAKE-06")
def test_awakened_early_by_an_effect_all_empty_spaces_are_filled_without_monsters() -> None:
    t = last_token({"awaken": True}, doom=2, cup=["M01", "M02"])
    t.says(0, "give-up").told(events.AncientOneAwakens, doom=LENGTH)
    assert (t.state.doom, t.state.awake) == (LENGTH, True)
    t.never_told(events.MonsterAppears)
    assert t.state.cup == ["M01", "M02"]


@rule("ES-AWAKE-06", "ES-AWAKE-05")
def test_an_early_awakening_also_waits_for_the_rest_of_the_penalties() -> None:
    t = last_token({"awaken": True}, {"lose": "sanity"}, doom=2)
    t.says(0, "give-up")
    assert t.order(events.Lost, events.AncientOneAwakens) == ["Lost", "AncientOneAwakens"]


@rule("ES-AWAKE-07", "ES-BATTLE-10")
@pytest.mark.parametrize("how", ["turn", "midnight effect", "mythos"])
def test_midnight_at_the_same_time_means_an_attack_at_once(how: str) -> None:
    # Hastur's attack: each investigator loses 2 Sanity. His last space is a doom space.
    # A13 at midnight: two doom tokens; Y09: two doom tokens.
    museum = "A13 A18 A19 A33 A47 H1" if how == "midnight effect" else f"H1 {REST}"
    t = last_token(
        {"doom": 1 if how == "turn" else 0}, ancient="hastur", museum=museum, clock=3, top={"mythos": ["Y09"]},
        card=adventure("H1", ["L L L"], penalties=[{"doom": 1}] if how == "turn" else []),
    )  # fmt: skip
    t.says(0, "give-up").told(events.AncientOneAwakens)
    t.told(events.AncientOneAttacks, ancient="hastur")
    assert [person(t, n).sanity for n in (0, 1)] == [3, 2]
    if how != "mythos":
        t.never_told(events.MythosDrawn)  # no new card once he is awake
    t.asks(1, "es-before-roll")


@rule("ES-AWAKE-07")
def test_without_midnight_there_is_no_attack_at_the_awakening() -> None:
    t = last_token(ancient="hastur", doom=10, clock=1)
    t.says(0, "give-up").told(events.AncientOneAwakens)
    t.never_told(events.AncientOneAttacks)


@rule("ES-AWAKE-08")
def test_s38_what_the_investigators_own_is_kept_with_the_dice_on_their_spells() -> None:
    mine: dict[str, Any] = {
        "common": ["C01"], "unique": ["U01"], "spells": ["Z08"], "cast": ["Z01"], "allies": ["B02"], "clues": 2,
        "trophies": ["A02", "M05"], "sanity": 3, "stamina": 4,
    }  # fmt: skip
    t = last_token(has={0: mine}, on_spell={"g4": ("Z01", "L")})
    t.says(0, "give-up").says(0, "end-turn").told(events.ClockAdvanced)
    kept = person(t).model_dump()
    assert {k: kept[k] for k in mine} == mine
    assert (t.state.dice["g4"].at, t.state.dice["g4"].face) == ("spell", "lore")
