"""Being devoured (Verschlungen werden): ES-DEV, S-29, S-30, S-32, S-33, S-39 … S-41, S-48, S-78."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.audit import audit
from games.elder_sign.state import SECOND, ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import CARDS, person, scene

rule = pytest.mark.rule

REST = "A01 A18 A19 A33 A47"
# Nobody's roll of ones solves it, and failing it costs what a test needs.
DUD = "1 1 1 1 1 1"


def failing(*penalties: dict[str, Any], who: str = "dexter bob", **more: Any) -> Play[ElderState]:
    """Seat 0 gives up H1 with these penalties."""
    rules = rules_with(adventure("H1", ["L L L"], penalties=list(penalties)))
    table: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1"}, "ancient": "cthulhu", "rules": rules}
    return scene(who, **{**table, **more}).says(0, "give-up")


@rule("ES-DEV-01", "ES-DEV-02")
@pytest.mark.parametrize(
    ("penalties", "devoured"),
    [
        ([{"lose": "sanity", "n": 4}], False),
        ([{"lose": "sanity", "n": 5}], True),
        ([{"lose": "stamina", "n": 4}], False),
        ([{"lose": "stamina", "n": 5}], True),
        ([{"lose": "stamina", "n": 9}], True),
        ([{"lose": "sanity", "n": 5}, {"lose": "stamina", "n": 5}], True),
    ],
)
def test_zero_sanity_or_zero_stamina_devours_one_point_left_does_not(penalties: list[dict[str, Any]], devoured: bool) -> None:
    t = failing(*penalties)
    assert bool(t.events(events.Devoured)) is devoured
    # One doom token, even if both are at zero.
    assert t.state.doom == (1 if devoured else 0)


@rule("ES-DEV-02", "ES-TROPHY-04", "ES-SPELL-11")
def test_everything_goes_back_where_it_belongs_and_the_investigator_out_of_the_game() -> None:
    has = {
        "common": ["C07"], "unique": ["U09"], "spells": ["Z08"], "cast": ["Z01"], "allies": ["B02"], "clues": 3,
        "trophies": ["A10", "O02", "M16"],
    }  # fmt: skip
    t = failing({"lose": "sanity", "n": 5}, has={0: has}, on_spell={"g4": ("Z01", "L")}, cup=["M01"])
    assert t.state.players[0].investigator is None
    assert t.state.devoured == ["dexter"]
    decks = t.state.decks
    assert {d: decks[d][-1] for d in ("common", "unique", "ally", "adventure", "other_world")} == {  # type: ignore[index]
        "common": "C07", "unique": "U09", "ally": "B02", "adventure": "A10", "other_world": "O02",
    }  # fmt: skip
    assert set(decks["spell"][-2:]) == {"Z01", "Z08"}
    assert t.state.cup == ["M01", "M16"]
    assert t.state.dice["g4"].at == "supply"  # S-48
    audit(t.state, t.live.rules.cards)  # type: ignore[attr-defined]


@rule("ES-DEV-02", "ES-DOOM-02")
def test_the_token_of_a_devoured_investigator_can_bring_a_monster_of_its_space() -> None:
    t = failing({"lose": "sanity", "n": 5}, doom=3)  # Cthulhu's fourth space
    t.told(events.MonsterAppears, card="A01")
    assert t.state.doom == 4


@rule("ES-DEV-02")
def test_s48_dice_on_the_spells_of_others_stay() -> None:
    t = failing({"lose": "sanity", "n": 5}, has={1: {"cast": ["Z02"]}}, on_spell={"g4": ("Z02", "L")})
    assert (t.state.dice["g4"].at, person(t, 1).cast) == ("spell", ["Z02"])


@rule("ES-DEV-03", "ES-DEV-05", "ES-SETUP-09")
def test_a_new_investigator_is_chosen_among_those_neither_in_play_nor_devoured_with_full_values_and_equipment() -> None:
    t = failing({"lose": "sanity", "n": 5}, devoured=["mary", "kate"], has={1: {"clues": 15}})
    t.asks(0, "es-new-investigator")
    offered = {k.removeprefix("take:") for k in t.keys(0)}
    assert offered == set(CARDS.investigators) - {"dexter", "bob", "mary", "kate"}
    t.says(0, "take:monterey").told(events.InvestigatorEnters, seat=0, investigator="monterey")
    new = person(t)
    assert (new.sanity, new.stamina, new.place) == (3, 7, "entrance")
    assert (len(new.common), len(new.unique), new.trophies) == (1, 2, [])  # not three unique: equipment is no gain (S-67)
    # S-29: the next regular turn is the first.
    t.asks(1, "es-move")


@rule("ES-DEV-03")
def test_s29_the_new_investigator_acts_when_the_players_turn_comes_round() -> None:
    t = failing({"lose": "sanity", "n": 5}).says(0, "take:harvey")
    t.says(1, "stay").says(1, "nothing").asks(0, "es-move")
    assert person(t).id == "harvey"


@rule("ES-DEV-04", "ES-END-03")
def test_with_nobody_left_to_choose_the_player_is_eliminated_and_the_others_play_on() -> None:
    others = [i for i in CARDS.investigators if i not in ("dexter", "bob")]
    t = failing({"lose": "sanity", "n": 5}, devoured=others)
    assert t.told(events.PlayerOut).seat == 0
    assert (t.state.players[0].out, t.over) == ("eliminated", False)
    t.says(1, "stay").says(1, "nothing").asks(1, "es-move")  # no turn and no clock phase for seat 0
    assert len(t.events(events.ClockAdvanced)) == 2


@rule("ES-DEV-05", "ES-FAIL-02", "ES-CLOCK-01")
def test_devoured_by_terror_in_the_own_turn_the_clock_comes_at_once_then_the_choice() -> None:
    rules = rules_with(adventure("H1", ["L L L"], terror=[{"lose": "sanity", "n": 5}], penalties=[{"doom": 3}]))
    t = scene("dexter bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="cthulhu", rules=rules, rolls=["1 1 1 1 1 T"])
    t.says(0, "roll")
    order = t.order(events.TerrorStrikes, events.Devoured, events.ClockAdvanced, events.DieDiscarded, events.AdventureFailed)
    assert order == ["TerrorStrikes", "Devoured", "ClockAdvanced"]
    assert t.state.doom == 1  # S-39: no penalties
    t.asks(0, "es-new-investigator")
    assert t.state.phase == "clock"


@rule("ES-DEV-03")
def test_s29_devoured_in_anothers_turn_the_choice_comes_at_once_and_that_turn_goes_on() -> None:
    # Seat 1 assists with 1 Sanity and 1 Stamina; the adventure fails.
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": "stamina"}]))
    t = scene("dexter bob", museum=f"H1 {REST}", at={0: "H1", 1: "H1"}, ancient="cthulhu", rules=rules,
              has={1: {"sanity": 1, "stamina": 1}}, rolls=[DUD])  # fmt: skip
    t.says(0, "roll").says(0, "discard:g1").says(0, "assist:1").says(1, "yes").says(0, "g2").says(0, "give-up")
    t.says(1, "lose:stamina").told(events.Devoured, seat=1)
    t.asks(1, "es-new-investigator").not_told(events.ClockAdvanced)
    t.says(1, "take:harvey").told(events.ClockAdvanced)
    t.asks(1, "es-move")
    assert person(t).stamina == 4


@rule("ES-DEV-03")
def test_s78_devoured_in_the_own_turn_the_new_investigator_is_there_for_the_midnight_that_follows() -> None:
    # A36 at midnight: each investigator loses 1 Stamina.
    t = failing({"lose": "sanity", "n": 5}, museum="H1 A36 A18 A19 A33 A47", clock=3, top={"mythos": ["Y09"]})
    t.asks(0, "es-new-investigator").never_told(events.MidnightStrikes)
    t.says(0, "take:harvey").told(events.MidnightEffect, card="A36")
    assert person(t).stamina == 2


@rule("ES-DEV-06", "ES-AWAKE-01", "ES-CLOCK-04")
def test_whose_token_awakens_the_ancient_one_gets_no_new_investigator_and_only_clock_phases() -> None:
    t = failing({"lose": "sanity", "n": 5}, doom=10, clock=0, cup=[])
    t.told(events.AncientOneAwakens)
    assert t.state.players[0].out == "clock_only"
    t.asks_not(0).asks(1, "es-before-roll").says(1, "give-up")
    # Seat 0's clock phase runs by itself and it is seat 1's turn again.
    assert t.order(events.ClockAdvanced) == ["ClockAdvanced", "ClockAdvanced"]
    t.asks(1, "es-before-roll")


@rule("ES-DEV-06")
@pytest.mark.parametrize("doom", [8, 9, 10])
def test_s32_each_devouring_of_one_effect_adds_its_token_at_once_and_the_awakening_waits_for_all(doom: int) -> None:
    # A09 at midnight: each investigator loses 1 Sanity. Three die in turn order from the last player; bob lives.
    t = scene("dexter mary kate bob", museum="A09 A18 A19 A33 A47 A04", ancient="cthulhu", clock=3, doom=doom, cup=[], active=1,
              has={s: {"sanity": 1} for s in range(3)}, top={"mythos": ["Y30"]})  # fmt: skip
    t.says(1, "nothing")
    order = [type(e).__name__ + str(getattr(e, "seat", "")) for e in t.events(events.Devoured, events.AncientOneAwakens)]
    assert order == ["Devoured1", "Devoured2", "Devoured0", "AncientOneAwakens"]
    # Whoever has not chosen yet gets none, whosever token was the last.
    assert [p.out for p in t.state.players] == ["clock_only", "clock_only", "clock_only", ""]
    t.never_told(events.InvestigatorEnters)
    assert person(t, 3).sanity == 3
    t.told(events.AncientOneAttacks)  # ES-AWAKE-07


@rule("ES-DEV-07", "ES-BATTLE-12")
def test_in_the_battle_a_devoured_investigator_is_not_replaced() -> None:
    t = scene("dexter bob", awake=True, ancient="hastur", clock=3, doom=5, has={0: {"sanity": 2}}, change=_x1)
    t.says(0, "give-up").told(events.Devoured, seat=0)
    t.asks(1, "es-before-roll").never_told(events.InvestigatorEnters)
    assert (t.state.doom, t.state.players[0].out) == (6, "clock_only")


def _x1(s: ElderState) -> None:
    s.hastur_x = 1


@rule("ES-DEV-08", "ES-TASK-07")
def test_no_task_cost_devours_but_terror_penalties_midnight_mythos_and_attacks_do() -> None:
    cost = rules_with(adventure("H1", ["P !san1"]))
    t = scene("dexter", museum=f"H1 {REST}", at={0: "H1"}, has={0: {"sanity": 1}}, rules=cost, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").asks(0, "es-discard").offers_not(0, "solve:t0")
    # Mythos Y18: each investigator loses 1 Sanity.
    t = scene("dexter bob", clock=3, has={0: {"sanity": 1}}, top={"mythos": ["Y18"]})
    t.says(0, "nothing").told(events.Devoured, seat=0)
    # The price of an own card is no task cost.
    t = scene("dexter bob", phase="movement", has={0: {"sanity": 1, "unique": ["U07"]}})
    t.says(0, "use:U07:0").told(events.Devoured, seat=0)
    assert t.state.players[0].pending


@rule("ES-DEV-01", "ES-REW-11")
def test_s40_s41_a_gain_later_in_the_batch_rescues_and_nothing_can_be_played_after_it() -> None:
    # Restoring inside the same batch counts, because the check comes after the whole batch.
    t = failing({"lose": "sanity", "n": 5}, {"restore": "sanity", "n": 1})
    t.never_told(events.Devoured)
    assert person(t).sanity == 1
    # But a card in hand cannot be played between the loss and the check.
    t = failing({"lose": "sanity", "n": 5}, has={0: {"common": ["C07"], "unique": ["U09"]}})
    t.told(events.Devoured, seat=0)


@rule("ES-DEV-03", "ES-DEV-02")
def test_the_new_investigator_of_a_devoured_kate_is_bound_by_everything_again() -> None:
    # Her protection ends with her: the next turn of that player sees terror.
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": "sanity", "n": 9}], terror=[{"lose": "stamina"}]))
    t = scene("kate", museum=f"H1 {REST}", at={0: "H1"}, ancient="cthulhu", rules=rules, rolls=["1 1 1 1 1 T"])
    t.says(0, "give-up").says(0, "take:bob").says(0, "go:H1").says(0, "roll").told(events.TerrorStrikes, seat=0)
    assert person(t).stamina == 5


# S-88


def kate(**more: Any) -> Play[ElderState]:
    """Kate, one step from the end; Hastur's second space is a monster's."""
    table: dict[str, Any] = {"museum": "A08 A18 A19 A33 A47", "ancient": "hastur", "doom": 1, "cup": ["M01"]}
    return scene("kate bob", **{**table, "has": {0: {"sanity": 1}}, **more})


@rule("ES-DEV-02", "ES-MON-01")
def test_s88_the_doom_token_of_kate_herself_brings_no_monster_in_her_turn() -> None:
    t = kate(at={0: "A18"}).says(0, "give-up")
    t.ever_told(events.Devoured, seat=0)
    t.ever_told(events.NoMonsterComes, seat=0)
    t.never_told(events.MonsterAppears)
    assert (t.state.doom, t.state.cup) == (2, ["M01"])


@rule("ES-DEV-02", "ES-MON-01")
def test_s88_not_at_the_entrance_and_not_by_the_price_of_her_own_card_either() -> None:
    t = kate(rolls=["T"]).says(0, "lost-found")
    t.ever_told(events.Devoured, seat=0)
    t.never_told(events.MonsterAppears)
    t = kate(has={0: {"sanity": 1, "unique": ["U07"]}}, phase="movement").says(0, "use:U07:0")
    t.ever_told(events.Devoured, seat=0)
    t.never_told(events.MonsterAppears)


@rule("ES-DEV-02", "ES-MON-01")
@pytest.mark.parametrize(("active", "doom"), [(1, 1), (0, 2)])
def test_s88_in_somebody_elses_turn_and_after_her_there_is_nobody_to_keep_it_away(active: int, doom: int) -> None:
    # Bob's turn: his failure devours Kate, and her token brings a monster. Her own turn: hers lies on the space before, and Bob's,
    # who is devoured after her, brings it.
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"each": "all", "do": [{"lose": "sanity"}]}]))
    has = {0: {"sanity": 1}, 1: {"sanity": 2 if active else 1}}
    t = kate(museum=f"H1 {REST}", rules=rules, at={active: "H1"}, active=active, doom=doom, has=has).says(active, "give-up")
    while not t.events(events.MonsterAppears) and t.question().msg == "es-place-monster":
        t.default()
    t.ever_told(events.Devoured, seat=0)
    t.ever_told(events.MonsterAppears, monster="M01")


@rule("ES-DEV-02")
def test_in_a_game_of_the_second_printing_her_token_brings_one() -> None:
    t = kate(at={0: "A18"}, change=lambda s: setattr(s, "printing", SECOND)).says(0, "give-up")
    t.ever_told(events.MonsterAppears, monster="M01")
