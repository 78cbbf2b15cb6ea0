"""Allies (Verbündete): ES-ALLY, S-31, D-37; what each of the eight really does."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import person, scene

rule = pytest.mark.rule

REST = "A01 A18 A19 A33 A47"
HARD = adventure("H1", ["L L P P T T"], penalties=[{"lose": "sanity", "n": 2}])
DUD = "1 1 1 1 1 1"


def with_ally(ally: str, who: str = "bob", friend: str = "dexter", **more: Any) -> Play[ElderState]:
    """Seat 0 owns the ally and stands on H1 with seat 1, which owns nothing."""
    mine = {"allies": [ally], **more.pop("mine", {})}
    card = more.pop("card", HARD)
    table: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1", 1: "H1"}, "ancient": "cthulhu", "has": {0: mine}}
    return scene(f"{who} {friend}", rules=rules_with(card), **{**table, **more})


@rule("ES-ALLY-01", "ES-REW-01")
def test_a_drawn_ally_lies_open_at_once_and_its_text_acts_before_the_next_icon() -> None:
    card = adventure("H1", ["P"], rewards=[{"gain": "ally"}, {"gain": "spell"}])
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, top={"ally": ["B05"]}, rolls=["P 1 1 1 1 1"], rules=rules_with(card))
    t.says(0, "roll").says(0, "solve:t0")
    assert [e.kind for e in t.events(events.Gained)] == ["ally", "clue", "clue", "spell"]  # type: ignore[attr-defined]
    assert person(t).allies == ["B05"]
    assert person(t).clues == 2
    assert "B05" in t.view(None).players[0].allies  # everybody sees it


@rule("ES-ALLY-02", "ES-INV-03")
@pytest.mark.parametrize(("ally", "use"), [("B02", "g1"), ("B04", ""), ("B05", "g1")])
def test_an_ally_stays_after_its_use_and_serves_again_the_next_day(ally: str, use: str) -> None:
    card = adventure("H1", ["L L P P I6 I6"])
    t = with_ally(ally, card=card, clock=2, top={"mythos": ["Y09"]},
                  rolls=["1 1 1 1 P P", *(["1"] if ally == "B05" else []), "1 1 1 1 P", "1 1 1 1 P P"])  # fmt: skip
    t.says(0, "roll").says(0, f"use:{ally}:0")
    t.says(0, use or "ease:t0:4")
    t.says(0, "discard:g2").says(0, "roll").offers_not(0, f"use:{ally}:0")  # a new roll is not a new day
    t.says(0, "discard:g3").says(0, "give-up").says(1, "go:entrance").says(1, "nothing").ever_told(events.MidnightStrikes)
    assert person(t).allies == [ally]
    t.says(0, "stay").says(0, "roll").offers(0, f"use:{ally}:0")


@rule("ES-ALLY-02")
def test_passive_allies_stay_over_turns_and_midnight() -> None:
    t = scene("bob dexter", clock=3, has={0: {"allies": ["B06", "B07", "B01"]}}, top={"mythos": ["Y09"]})
    t.says(0, "nothing").ever_told(events.MidnightStrikes)
    t.says(1, "stay").says(1, "nothing")
    assert person(t).allies == ["B06", "B07", "B01"]


@rule("ES-ALLY-03")
@pytest.mark.parametrize("ally", ["B02", "B03", "B04", "B05", "B08"])
def test_nobody_else_uses_an_ally_not_even_on_the_same_card(ally: str) -> None:
    t = with_ally(ally, active=1, doom=1, card=adventure("H1", ["L L I9"]), rolls=["1 1 1 1 1 T"])
    t.asks(1, "es-before-roll").offers_not(1, f"use:{ally}:0").asks_not(0)
    t.says(1, "roll").asks_not(0).offers_not(1, f"use:{ally}:0")


@rule("ES-ALLY-03")
def test_eric_colt_and_duke_protect_their_owner_only() -> None:
    t = with_ally("B06", active=1, mythos="Y01", rolls=["1 1 1 1 1 T"])
    t.says(1, "roll").told(events.TerrorStrikes, seat=1, card="Y01")
    t = with_ally("B01", active=1)
    t.says(1, "give-up").asks_not(0, "es-save-sanity")
    assert person(t, 1).sanity == 3


@rule("ES-ALLY-04", "ES-ALLY-02")
@pytest.mark.parametrize("ally", ["B01", "B03", "B08"])
def test_an_ally_whose_text_ends_it_goes_under_the_ally_deck(ally: str) -> None:
    t = with_ally(ally, doom=2, mine={"sanity": 4})
    if ally == "B01":
        t.says(0, "give-up").says(0, "save")
    else:
        t.says(0, f"use:{ally}:0")
    assert person(t).allies == []
    assert t.state.decks["ally"][-1] == ally


# Each of the eight


@rule("ES-ALLY-02", "ES-GEN-06")
def test_duke_takes_one_of_the_sanity_to_be_lost_if_his_owner_wants() -> None:
    t = with_ally("B01")
    t.says(0, "give-up").asks(0, "es-save-sanity").says(0, "keep")
    assert (person(t).sanity, person(t).allies) == (2, ["B01"])
    t = with_ally("B01")
    t.says(0, "give-up").says(0, "save").told(events.Lost, kind="sanity", n=1, left=3)


@rule("ES-ALLY-03")
def test_s31_duke_helps_outside_the_own_turn_at_midnight_and_saves_an_absent_owner_from_being_devoured() -> None:
    # A09 at midnight: each investigator loses 1 Sanity.
    t = scene("bob dexter", museum="A09 A18 A19 A33 A47 A04", active=1, clock=3, has={0: {"allies": ["B01"], "sanity": 1}},
              top={"mythos": ["Y09"]})  # fmt: skip
    t.says(1, "nothing").asks(0, "es-save-sanity").default()
    t.never_told(events.Devoured)
    assert (person(t).sanity, person(t).allies) == (1, [])
    assert person(t, 1).sanity == 4


@rule("ES-ALLY-02")
def test_armitage_turns_one_die_of_any_face_to_lore() -> None:
    t = with_ally("B02", card=adventure("H1", ["L L"]), rolls=["L 2 T P 1 3"])
    t.says(0, "roll").says(0, "use:B02:0").asks(0, "es-turn-die").offers_not(0, "g1").says(0, "g4")
    t.told(events.DieTurned, die="g4", old="peril", new="lore")
    t.says(0, "solve:t0").told(events.AdventurePassed)


@rule("ES-ALLY-04", "ES-INV-01")
def test_ruby_standish_is_discarded_for_a_unique_and_a_common_item() -> None:
    t = scene("mandy", phase="movement", has={0: {"allies": ["B03"]}})
    t.says(0, "use:B03:0")
    assert (person(t).unique, person(t).common, person(t).allies) == (["U01"], ["C01"], [])


@rule("ES-ALLY-02")
def test_legrasse_lowers_one_investigation_number_for_this_roll_only() -> None:
    card = adventure("H1", ["I3 P", "I5"])
    t = with_ally("B04", card=card, rolls=["P 2 L L L L", "P 2 L L L"])
    t.says(0, "roll").offers_not(0, "solve:t0").says(0, "use:B04:0").says(0, "ease:t0:0")
    t.offers(0, "solve:t0").says(0, "fail").says(0, "discard:g6").says(0, "roll")
    t.asks(0, "es-discard")  # the next roll faces I3 again


@rule("ES-ALLY-02")
def test_legrasse_makes_an_i1_no_condition_at_all() -> None:
    t = with_ally("B04", card=adventure("H1", ["I1 P"]), rolls=["P L L L L L"])
    t.says(0, "roll").says(0, "use:B04:0").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g1",)


@rule("ES-ALLY-01")
def test_anna_kaslow_brings_two_clues_and_rerolls_one_die_a_day() -> None:
    t = with_ally("B05", card=adventure("H1", ["L L"]), rolls=["L 1 1 1 1 T", "L"])
    t.says(0, "roll").says(0, "use:B05:0")
    assert t.question(0, "es-reroll").most == 1
    t.says(0, "g6").says(0, "solve:t0").told(events.AdventurePassed)
    # The clues came when she was drawn, never again with her use.
    assert person(t).clues == 1  # H1's reward


@rule("ES-ALLY-02", "ES-TERROR-07")
def test_eric_colt_keeps_the_terror_of_mythos_cards_away_but_not_that_of_the_adventure() -> None:
    card = adventure("H1", ["L L P P T T"], terror=[{"lose": "stamina"}])
    t = with_ally("B06", card=card, mythos="Y01", rolls=["1 1 1 1 1 T"])
    t.says(0, "roll")
    assert [e.card for e in t.events(events.TerrorStrikes)] == ["H1"]  # type: ignore[attr-defined]
    assert (person(t).sanity, person(t).stamina) == (4, 5)


@rule("ES-ALLY-02", "ES-GEN-07")
def test_tom_murphy_raises_the_maximum_of_stamina_and_leaves_the_current_value() -> None:
    card = adventure("H1", ["P"], rewards=[{"gain": "ally"}])
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, top={"ally": ["B07"]}, rolls=["P 1 1 1 1 1"], rules=rules_with(card))
    t.says(0, "roll").says(0, "solve:t0")
    assert person(t).stamina == 6
    t.says(0, "stay").says(0, "aid:a:stamina")
    assert person(t).stamina == 7


@rule("ES-ALLY-04", "ES-DOOM-01")
def test_pickman_is_discarded_to_remove_one_doom_and_is_not_offered_without_any() -> None:
    t = scene("bob", phase="movement", has={0: {"allies": ["B08"]}}, doom=3)
    t.says(0, "use:B08:0").told(events.DoomRemoved, doom=2)
    assert t.state.decks["ally"][-1] == "B08"
    scene("bob", phase="movement", has={0: {"allies": ["B08"]}}).offers_not(0, "use:B08:0")


@rule("ES-ALLY-02", "ES-INV-01")
def test_what_legrasse_eased_stays_eased_while_amanda_solves_another_task_with_the_roll() -> None:
    t = with_ally("B04", who="amanda", card=adventure("H1", ["P", "I3"]), rolls=["P 2 L L L L"])
    t.says(0, "roll").offers_not(0, "solve:t1").says(0, "use:B04:0").offers(0, "solve:t1")
    t.says(0, "solve:t0").offers(0, "solve:t1").says(0, "solve:t1").told(events.AdventurePassed)


@rule("ES-ALLY-02")
@pytest.mark.parametrize(("sanity", "loss", "kept"), [(1, 2, True), (2, 2, False), (3, 2, True), (1, 1, False)])
def test_d37_duke_of_somebody_absent_goes_only_where_that_saves_them(sanity: int, loss: int, kept: bool) -> None:
    card = adventure("H1", ["L L L"], penalties=[{"lose": "sanity", "n": loss}])
    t = with_ally("B01", card=card, mine={"sanity": sanity})
    t.says(0, "give-up").asks(0, "es-save-sanity")
    assert t.question(0).default == (("keep",) if kept else ("save",))


@rule("ES-ALLY-02")
def test_s95_duke_saves_the_price_of_a_card_and_its_effect_comes_all_the_same() -> None:
    t = with_ally("B01", mine={"sanity": 1, "unique": ["U07"]})
    t.says(0, "use:U07:0").asks(0, "es-save-sanity").says(0, "save")
    assert (person(t).sanity, person(t).allies, len(person(t).spells)) == (1, [], 2)


@rule("ES-ALLY-02", "ES-TASK-07")
def test_s95_the_cost_of_a_task_he_does_not_save() -> None:
    t = with_ally("B01", card=adventure("H1", ["P !san1", "L"]), mine={"sanity": 2}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").asks_not(0, "es-save-sanity")
    assert (person(t).sanity, person(t).allies) == (1, ["B01"])
