"""The end of the game (Spielende): ES-END, S-30, S-46, S-63."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.live import Ended
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, reprint, rules_with
from tests.games.elder_sign.scene import BOX, CARDS, scene

rule = pytest.mark.rule

REST = "A01 A18 A19 A33 A47"
ONE_SHORT = CARDS.ancient_ones["cthulhu"].signs - 1
ALL_BUT = lambda *names: [i for i in CARDS.investigators if i not in names]  # noqa: E731


def passing(*rewards: dict[str, Any], who: str = "dexter bob", **more: Any) -> Play[ElderState]:
    """Seat 0 passes H1, Cthulhu sleeping (11 spaces)."""
    rules = rules_with(adventure("H1", ["P"], rewards=list(rewards)))
    table: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1"}, "ancient": "cthulhu", "rolls": ["P 1 1 1 1 1"], "cup": []}
    return scene(who, rules=rules, **{**table, **more}).says(0, "roll").says(0, "solve:t0")


def over(t: Play[ElderState], result: str) -> None:
    """The game is over in this very moment: nothing is asked, nothing can be answered."""
    assert (t.over, t.state.result, t.open) == (True, result, [])
    assert isinstance(t.all[-1].event, events.GameEnds)
    with pytest.raises(Ended):
        t.live.answer(0, 0, ["roll"])


@rule("ES-END-01")
@pytest.mark.parametrize("ancient", [*BOX.cards.ancient_ones])
def test_the_required_number_of_signs_seals_every_ancient_one_at_once_and_one_fewer_does_not(ancient: str) -> None:
    needed = CARDS.ancient_ones[ancient].signs
    t = passing({"sign": 1}, {"lose": "sanity"}, ancient=ancient, signs=needed - 1, clock=3)
    over(t, "sealed")
    t.never_told(events.ClockAdvanced).never_told(events.Lost)
    assert not passing({"sign": 1}, ancient=ancient, signs=needed - 2).over


@rule("ES-END-01")
def test_two_signs_at_once_where_one_is_missing_win_as_well() -> None:
    over(passing({"sign": 2}, signs=ONE_SHORT), "sealed")


@rule("ES-END-01", "ES-ENT-04")
def test_a_bought_sign_wins() -> None:
    t = scene("bob", ancient="cthulhu", signs=ONE_SHORT, has={0: {"trophies": ["A02", "A05", "A09", "A10", "A12"]}})
    over(t.says(0, "buy:sign"), "sealed")


@rule("ES-END-01")
def test_s46_signs_gained_in_the_battle_still_win() -> None:
    rules = rules_with(reprint("C07", uses=[{"moment": "turn", "effects": [{"sign": 1}]}]))
    t = scene("bob", awake=True, ancient="cthulhu", doom=11, signs=ONE_SHORT, has={0: {"common": ["C07"]}}, rules=rules)
    over(t.says(0, "use:C07:0"), "sealed")


@rule("ES-END-02")
@pytest.mark.parametrize("ancient", [a for a in BOX.cards.ancient_ones if a != "azathoth"])
def test_the_last_token_torn_away_in_the_battle_wins_against_each_of_them(ancient: str) -> None:
    roll = {"cthulhu": "L P T", "hastur": "2 L 1", "ithaqua": "P P 2", "nyarlathotep": "L T 3", "shub-niggurath": "T P 3 2",
            "yig": "P P", "yog-sothoth": "L L 3"}[ancient]  # fmt: skip
    rest = " ".join(["1"] * (6 - len(roll.split())))
    t = scene("bob", awake=True, ancient=ancient, doom=2, rolls=[f"{roll} {rest}".strip()])
    t.says(0, "roll").says(0, "solve:combat")
    assert not t.over
    t = scene("bob", awake=True, ancient=ancient, doom=1, rolls=[f"{roll} {rest}".strip()])
    over(t.says(0, "roll").says(0, "solve:combat"), "banished")


@rule("ES-END-02")
def test_no_doom_on_the_track_before_the_awakening_is_no_win() -> None:
    t = scene("bob", phase="movement", doom=1, has={0: {"allies": ["B08"]}})
    t.says(0, "use:B08:0")
    assert (t.state.doom, t.over) == (0, False)


DEADLY = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": "sanity", "n": 9}]))


@rule("ES-END-03", "ES-DEV-03")
def test_s30_a_single_devoured_investigator_of_a_solo_game_is_replaced() -> None:
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="cthulhu", rules=DEADLY)
    t.says(0, "give-up").asks(0, "es-new-investigator")
    assert not t.over


@rule("ES-END-03", "ES-DEV-04")
def test_s30_it_is_a_loss_when_nobody_has_an_investigator_and_none_is_left() -> None:
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="cthulhu", rules=DEADLY, devoured=ALL_BUT("bob"))
    over(t.says(0, "give-up"), "devoured")
    # With a second player alive it is not.
    t = scene("bob dexter", museum=f"H1 {REST}", at={0: "H1"}, ancient="cthulhu", rules=DEADLY, devoured=ALL_BUT("bob", "dexter"))
    t.says(0, "give-up").asks(1, "es-move")


@rule("ES-END-03", "ES-DEV-04")
def test_s30_of_two_devoured_at_one_midnight_the_first_takes_the_last_investigator_and_the_game_goes_on() -> None:
    # A09 at midnight: each investigator loses 1 Sanity.
    t = scene("bob dexter", museum="A09 A18 A19 A33 A47 A04", active=1, clock=3, ancient="cthulhu", top={"mythos": ["Y30"]},
              cup=[], has={0: {"sanity": 1}, 1: {"sanity": 1}}, devoured=ALL_BUT("bob", "dexter", "harvey"))  # fmt: skip
    t.says(1, "nothing").asks(1, "es-new-investigator").asks_not(0)  # in turn order from the player who took the last turn
    t.says(1, "take:harvey").told(events.PlayerOut, seat=0)
    assert (t.over, [p.out for p in t.state.players]) == (False, ["eliminated", ""])
    t.asks(1, "es-move")


@rule("ES-END-03", "ES-DEV-06")
def test_s30_the_last_investigators_token_awakens_him_and_nobody_is_left_to_fight() -> None:
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="cthulhu", doom=10, cup=[], rules=DEADLY)
    over(t.says(0, "give-up"), "devoured")
    t.told(events.AncientOneAwakens)


@rule("ES-END-03", "ES-BATTLE-12")
def test_s30_in_the_battle_the_game_is_lost_with_the_last_investigator() -> None:
    t = scene("bob dexter", awake=True, ancient="hastur", clock=3, doom=5, has={0: {"sanity": 2}, 1: {"sanity": 2}})
    over(t.says(0, "give-up"), "devoured")
    assert [type(e).__name__ for e in t.events(events.Devoured, events.GameEnds)] == ["Devoured", "Devoured", "GameEnds"]


@rule("ES-END-03")
def test_s30_nobody_waits_for_a_choice_that_cannot_come_in_the_battle() -> None:
    # One player left alive: the battle goes on with that one.
    t = scene("bob dexter", awake=True, ancient="hastur", clock=3, doom=5, has={0: {"sanity": 2}, 1: {"sanity": 3}})
    t.says(0, "give-up").asks(1, "es-before-roll")
    assert not t.over


@rule("ES-END-04")
def test_an_eliminated_player_wins_and_loses_with_the_others() -> None:
    def eliminated(s: ElderState) -> None:
        s.players[1].investigator, s.players[1].out = None, "eliminated"

    t = passing({"sign": 1}, signs=ONE_SHORT, change=eliminated)
    outcome = t.live.outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason, outcome.winners) == ("won", "sealed", (0, 1))
    t = scene("bob dexter", awake=True, ancient="hastur", clock=3, doom=5, has={0: {"sanity": 2}, 1: {"sanity": 2}})
    t.says(0, "give-up")
    outcome = t.live.outcome
    assert outcome is not None
    assert (outcome.result, outcome.reason, outcome.winners) == ("lost", "devoured", ())


@rule("ES-END-05", "ES-DOOM-04")
@pytest.mark.parametrize(
    "rewards", [[{"doom": 1}, {"sign": 1}], [{"sign": 1}, {"doom": 1}], [{"lose": "sanity", "n": 9}, {"doom": 1}, {"sign": 1}]]
)
def test_the_win_counts_when_awakening_or_devouring_come_with_it(rewards: list[dict[str, Any]]) -> None:
    t = passing(*rewards, signs=ONE_SHORT, doom=10, devoured=ALL_BUT("bob", "dexter"))
    over(t, "sealed")
    t.never_told(events.AncientOneAwakens).never_told(events.Devoured)


@rule("ES-END-05", "ES-END-06")
def test_against_azathoth_the_last_sign_wins_although_the_last_space_is_covered_first() -> None:
    over(passing({"doom": 1}, {"sign": 1}, ancient="azathoth", signs=13, doom=11), "sealed")


@rule("ES-END-06")
def test_azathoths_awakening_loses_at_once_without_a_battle() -> None:
    t = passing({"doom": 1}, {"gain": "clue"}, ancient="azathoth", doom=11, clock=3)
    over(t, "lost")
    assert t.order(events.Gained, events.AncientOneAwakens, events.GameEnds) == ["Gained", "AncientOneAwakens", "GameEnds"]
    outcome = t.live.outcome
    assert outcome is not None
    assert outcome.result == "lost"
