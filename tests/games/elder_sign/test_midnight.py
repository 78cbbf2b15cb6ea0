"""Midnight (ES-MID) and what Mythos cards are (ES-MYTH), with S-16…S-18, S-25, S-32, S-78 and S-82."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import reprint, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, hand, person, scene

rule = pytest.mark.rule

QUIET = "A04 A10 A12 A18 A19 A33"  # no frames, locks or midnight effects
STEPS = (events.MidnightEffect, events.MythosDrawn, events.TurnBegins)


def steps(t: Play) -> list[str]:
    """The cards in the order they acted, from the stroke of midnight to the next turn."""
    return [getattr(e, "card", "turn") for e in t.events(*STEPS)]


@rule("ES-MID-01", "ES-MYTH-05", "ES-MYTH-01", "ES-MID-03")
def test_midnight_effects_then_the_new_mythos_card_then_the_next_day() -> None:
    # Current Y08 (each on an adventure loses 1 Stamina next midnight), A09 (each loses 1 Sanity); Y07 comes (+1 doom).
    t = scene(
        "bob mandy",
        museum="A09 A04 A10 A12 A18 A19",
        at={0: "A04"},
        mythos="Y08",
        top={"mythos": ["Y07"]},
        phase="midnight",
        struck=1,
        used={"day": ["mandy:reroll", "carolyn:heal"], "turn": ["x"]},
    )
    assert steps(t) == ["A09", "Y08", "Y07", "turn"]
    assert (person(t).sanity, person(t).stamina) == (3, 5)
    assert (person(t, 1).sanity, person(t, 1).stamina) == (4, 5)  # at the entrance: only A09 reaches her
    assert t.state.doom == 1
    assert t.state.mythos == "Y07"
    assert t.state.decks["mythos"][-1] == "Y08"
    assert "Y07" not in t.state.decks["mythos"]
    assert "day" not in t.state.used
    assert t.state.struck == 0


@rule("ES-MID-01", "ES-INV-03", "ES-BATTLE-15")
@pytest.mark.parametrize("awake", [False, True])
def test_s25_once_per_day_abilities_come_back_at_midnight_only_also_in_the_battle(awake: bool) -> None:
    used = {"day": ["mandy:reroll"]}
    ancient = "hastur" if awake else "ithaqua"
    t = scene("bob mandy", awake=awake, ancient=ancient, doom=4, phase="clock", clock=1, used=used)
    assert not hand(t).may("mandy:reroll", "day")  # an ordinary turn's end does not refresh it
    t = scene("bob mandy", awake=awake, ancient=ancient, doom=4, phase="clock", clock=3, used=used, top={"mythos": ["Y30"]})
    t.ever_told(events.MidnightStrikes)
    assert hand(t).may("mandy:reroll", "day")


@rule("ES-MID-02", "ES-GEN-03")
def test_cards_act_with_nobody_on_them_other_worlds_too_but_not_in_decks_or_as_trophies() -> None:
    rules = rules_with(reprint("O05", midnight=[{"each": "all", "do": [{"lose": "stamina"}]}]))
    t = scene(
        "bob",
        museum="A36 A04",
        worlds="O05",
        extra="A34",
        has={0: {"trophies": ["A09"]}},
        rules=rules,
        phase="midnight",
        struck=1,
        top={"mythos": ["Y30"], "adventure": ["A13", "A42"]},
        cup=[],
    )
    while t.question().msg == "es-midnight-order":
        t.default()
    assert steps(t) == ["A36", "A34", "O05", "Y30", "turn"]
    assert (person(t).sanity, person(t).stamina) == (4, 4)
    assert t.state.doom == 0


@rule("ES-MID-03")
def test_s16_the_ancient_one_first_then_cards_in_the_order_of_the_last_player_then_the_mythos_card() -> None:
    t = scene(
        "bob amanda",
        museum="A36 A09 A42 A04",
        worlds="O01",
        locks=[("A42", "r")],
        ancient="azathoth",
        mythos="Y28",
        cup=[],
        active=1,
        phase="midnight",
        struck=1,
        top={"mythos": ["Y30"]},
    )
    # Azathoth: an Other World in play, +1 doom, before anybody is asked.
    assert steps(t) == ["azathoth"]
    assert t.state.doom == 1
    t.asks_not(0).asks(1, "es-midnight-order")
    assert t.keys(1) == ("first:A36", "first:A09", "first:A42")
    t.says(1, "first:A42")
    assert t.state.doom == 2
    t.says(1, "first:A09")
    assert steps(t) == ["azathoth", "A42", "A09", "A36", "Y28", "Y30", "turn"]
    assert t.state.doom == 3


@rule("ES-MID-04")
@pytest.mark.parametrize(("struck", "tokens"), [(1, 0), (2, 1), (3, 2)])
def test_s17_each_further_passing_of_xii_adds_a_token_before_step_1_and_the_procedure_runs_once(struck: int, tokens: int) -> None:
    t = scene("bob", museum="A09 A04", phase="midnight", struck=struck, top={"mythos": ["Y30"]}, ancient="ithaqua")
    assert t.state.doom == tokens
    assert steps(t) == ["A09", "Y30", "turn"]
    kinds = (events.DoomPlaced, events.MidnightEffect)
    assert [type(e).__name__ for e in t.events(*kinds)] == ["DoomPlaced"] * tokens + ["MidnightEffect"]
    assert len(t.events(events.MidnightStrikes)) == 1


@rule("ES-MID-04", "ES-AWAKE-07")
def test_s17_if_that_token_awakens_the_ancient_one_it_attacks_and_no_card_acts() -> None:
    t = scene("bob", museum="A09 A04", ancient="hastur", doom=10, phase="midnight", struck=2)
    assert steps(t) == ["turn"]
    t.ever_told(events.AncientOneAwakens)
    t.ever_told(events.AncientOneAttacks)
    assert person(t).sanity == 2  # Hastur's attack; A09 took nothing


@rule("ES-MID-05", "ES-BATTLE-10")
def test_in_the_battle_the_ancient_one_attacks_instead_of_everything_else() -> None:
    t = scene("bob amanda", awake=True, ancient="hastur", doom=5, phase="midnight", struck=1)
    t.ever_told(events.AncientOneAttacks, ancient="hastur")
    assert steps(t) == ["turn"]
    assert (person(t).sanity, person(t, 1).sanity) == (2, 3)
    assert t.state.mythos == ""
    assert t.state.doom == 5


@rule("ES-MID-06")
def test_s18_kate_took_the_last_turn_but_midnight_is_nobodys_turn() -> None:
    t = scene("kate", museum="A08 A04", phase="midnight", struck=1, cup=["M01"], top={"mythos": ["Y11"]})
    t.ever_told(events.MonsterAppears, monster="M01")


@rule("ES-MID-06", "ES-GEN-06")
def test_own_turn_cards_and_clues_cannot_be_used_at_midnight() -> None:
    # Y21 asks for an item or Stamina; the Elixir could restore, but not now.
    things = {"unique": ["U09"], "common": ["C07", "C08"], "spells": ["Z08"], "clues": 3, "sanity": 1, "stamina": 1}
    t = scene("bob", museum=QUIET, phase="midnight", struck=1, has={0: things}, top={"mythos": ["Y21"]})
    assert t.keys(0) == ("pay", "suffer")
    t.says(0, "suffer")
    t.told(events.Devoured, seat=0)


@rule("ES-MID-06", "ES-CLOCK-03")
def test_nothing_of_midnight_happens_before_the_last_card_of_the_turn_is_played() -> None:
    t = scene("bob", museum="A09 A04", clock=3, has={0: {"sanity": 1, "common": ["C07"]}}, top={"mythos": ["Y30"]})
    t.says(0, "nothing").asks(0, "es-end-turn").never_told(events.MidnightStrikes)
    t.says(0, "use:C07:0")
    assert person(t).sanity == 1  # restored to 2 in time, then A09
    t.never_told(events.Devoured)


@rule("ES-MID-07", "ES-GEN-09")
def test_the_player_whose_turn_ended_draws_decides_and_receives() -> None:
    # Y30: the active player draws a common item. Y14's monster is placed by the same player.
    t = scene("bob amanda kate", museum=QUIET, active=1, phase="midnight", struck=1, top={"mythos": ["Y30"]})
    assert (len(person(t, 1).common), len(person(t, 2).common), len(person(t, 0).common)) == (1, 0, 0)
    t.asks(2, "es-move")  # and the turn order goes on unchanged
    t = scene(
        "bob amanda kate",
        museum="A08 A29 A34 A04",
        active=1,
        mythos="Y14",
        phase="midnight",
        struck=1,
        top={"mythos": ["Y30"]},
        cup=["M01"],
    )
    t.asks(1, "es-place-monster").asks_not(2)


@rule("ES-MID-01", "ES-DEV-03")
def test_s78_who_is_devoured_at_midnight_takes_a_new_investigator_after_the_whole_procedure() -> None:
    # A09 devours; then Y18 (each loses 1 Sanity) does not reach the newcomer.
    t = scene(
        "bob amanda",
        museum="A09 A04",
        has={0: {"sanity": 1}},
        ancient="ithaqua",
        phase="midnight",
        struck=1,
        top={"mythos": ["Y18"]},
    )
    t.asks(0, "es-new-investigator")
    assert steps(t) == ["A09", "Y18"]
    t.says(0, "take:kate")
    assert person(t).sanity == CARDS.investigators["kate"].sanity
    assert person(t, 1).sanity == 3


@rule("ES-MID-01", "ES-DEV-06", "ES-AWAKE-07")
def test_s32_one_effect_hits_everybody_before_the_awakening_that_its_victims_cause() -> None:
    # A09: Bob and Amanda are devoured, Bob's token is the last one; Kate loses her Sanity all the same, then Hastur attacks.
    t = scene(
        "bob amanda kate",
        museum="A09 A04 A10 A12 A18 A19",
        has={0: {"sanity": 1}, 1: {"sanity": 1}},
        ancient="hastur",
        doom=10,
        phase="midnight",
        struck=1,
    )
    kinds = (events.Devoured, events.Lost, events.AncientOneAwakens, events.AncientOneAttacks, events.MythosDrawn)
    names = [type(e).__name__ for e in t.events(*kinds)]
    assert names == ["Lost", "Devoured", "Lost", "Devoured", "Lost", "AncientOneAwakens", "AncientOneAttacks", "Lost"]
    assert person(t, 2).sanity == 6 - 1 - 2
    assert [p.out for p in t.state.players] == ["clock_only", "clock_only", ""]
    t.asks_not(0).asks_not(1).asks(2, "es-before-roll")


@rule("ES-MID-07")
def test_a_player_devoured_at_midnight_still_carries_out_the_rest_of_it() -> None:
    t = scene(
        "bob amanda",
        museum="A09 A08 A29 A10 A12 A18",
        has={0: {"sanity": 1}},
        ancient="ithaqua",
        phase="midnight",
        struck=1,
        cup=["M01"],
        top={"mythos": ["Y11"]},
    )
    t.asks(0, "es-place-monster").asks_not(1).says(0, "place:A29:0")
    t.told(events.MonsterAppears, card="A29")
    t.asks(0, "es-new-investigator")
    t = scene(
        "bob amanda",
        museum="A09 A04",
        has={0: {"sanity": 1}},
        ancient="ithaqua",
        phase="midnight",
        struck=1,
        top={"mythos": ["Y30"]},
    )
    t.asks(0, "es-new-investigator").never_told(events.Gained)  # Y30 finds nobody to give its item to


@rule("ES-MID-01", "ES-SETUP-13")
@pytest.mark.parametrize(("turn", "acts"), [(1, False), (2, True)])
def test_s82_a_midnight_after_the_very_first_turn_leaves_out_only_the_at_midnight_effects(turn: int, acts: bool) -> None:
    t = scene(
        "bob",
        museum="A09 A04",
        ancient="azathoth",
        worlds="O01",
        mythos="Y20",
        cup=[],
        turn=turn,
        phase="midnight",
        struck=1,
        top={"mythos": ["Y30"]},
    )
    assert steps(t) == [*(["azathoth", "A09"] if acts else []), "Y20", "Y30", "turn"]
    assert t.state.doom == (2 if acts else 1)


# Mythos cards


@rule("ES-MYTH-01")
def test_the_immediate_effect_happens_once_and_the_lasting_one_while_the_card_lies_face_up() -> None:
    # Y17: a doom and a monster at once; souvenirs cost one more.
    t = scene(
        "bob",
        museum="A08 A04",
        has={0: {"trophies": ["A02"]}},
        phase="midnight",
        struck=1,
        clock=0,
        cup=["M01", "M02"],
        top={"mythos": ["Y17", "Y30"]},
    )
    assert len(t.events(events.MonsterAppears)) == 1
    for _ in range(3):
        t.says(0, "stay").offers_not(0, "buy:clue").says(0, "nothing")
    assert len(t.events(events.MonsterAppears)) == 1
    t.says(0, "stay").says(0, "nothing")  # the next midnight brings Y30
    t.told(events.MythosDrawn, card="Y30")
    t.says(0, "stay").offers(0, "buy:clue")


@rule("ES-MYTH-02", "ES-LOCK-04")
def test_one_card_is_current_and_the_old_locks_end_before_the_new_lock_bites() -> None:
    # All six green dice are locked, one of them by Y10; Y11 locks a green die, too: it takes the one just freed.
    locks = [("A16", "g1"), ("A16", "g2"), ("A16", "g3"), ("A16", "g4"), ("A16", "g5"), ("Y10", "g6")]
    t = scene("bob", museum="A16 A04", mythos="Y10", locks=locks, phase="midnight", struck=1, cup=[], top={"mythos": ["Y11"]})
    assert t.state.mythos == "Y11"
    assert t.state.decks["mythos"][-1] == "Y10"
    assert [(lk.source, lk.die) for lk in t.state.locks][-1] == ("Y11", "g6")
    assert len(t.state.locks) == 6  # nothing had to queue
    released, locked = t.ever_told(events.DieReleased), t.ever_told(events.DieLocked)
    assert (released.die, locked.die) == ("g6", "g6")


@rule("ES-MYTH-02")
def test_the_old_lasting_effect_ends_with_its_card() -> None:
    t = scene(
        "bob", museum=QUIET, mythos="Y12", locks=[("Y12", "y")], phase="midnight", struck=1, top={"mythos": ["Y31"]}, doom=3
    )
    assert dice_at(t, "lock") == []
    t = scene("bob", museum=QUIET, mythos="Y16", has={0: {"sanity": 1}}, clock=3, top={"mythos": ["Y31"]}, doom=3)
    t.offers_not(0, "aid:a:sanity").says(0, "nothing").says(0, "stay").offers(0, "aid:a:sanity")


@rule("ES-MYTH-03")
def test_the_seventh_adventure_outlives_its_mythos_card_until_passed_and_is_not_replaced() -> None:
    t = scene(
        "bob",
        museum="A10 A18 A19 A33 A47 A04",
        phase="midnight",
        struck=1,
        top={"mythos": ["Y32", "Y30"], "adventure": ["A12"]},
        rolls=["P 1 1 1 1 1", "P 1 1 1 1"],
    )
    assert [s.card for s in t.state.extra] == ["A12"]
    for _ in range(4):
        t.says(0, "stay").says(0, "nothing")
    assert t.state.mythos == "Y30"
    t.offers(0, "go:A12")  # a midnight later it is still there
    deck = list(t.state.decks["adventure"])
    t.says(0, "go:A12").says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert person(t).trophies == ["A12"]
    assert not t.state.extra
    assert len([s for s in t.state.museum if s]) == 6
    assert t.state.decks["adventure"] == deck


@rule("ES-MYTH-04", "ES-TERROR-01", "ES-TERROR-07")
@pytest.mark.parametrize("card", ["A10", "A12", "O01"])
def test_the_current_cards_terror_effect_holds_on_every_adventure(card: str) -> None:
    museum, worlds = ("A04", "O01") if card == "O01" else (f"{card} A04", "")
    t = scene("bob", museum=museum, worlds=worlds, at={0: card}, mythos="Y01", rolls=["T T 1 1 1 1"])
    t.says(0, "roll")
    if t.question().msg == "es-after-roll":
        t.says(0, "fail")
    t.told(events.TerrorStrikes, card="Y01")
    assert person(t).sanity == 3
    t.asks(0, "es-discard")


@rule("ES-MYTH-05")
def test_next_midnight_means_the_one_that_comes_and_no_later_one() -> None:
    # Y07's drawing is no "next midnight"; four turns later it acts, before the card is replaced; then never again.
    t = scene(
        "bob amanda",
        museum="A14 A04 A10 A12 A18 A19",
        at={1: "A14"},
        ancient="shub-niggurath",
        doom=4,
        phase="midnight",
        struck=1,
        clock=0,
        active=1,
        top={"mythos": ["Y07", "Y31", "Y30"]},
    )

    def a_day() -> None:
        for me in (0, 1, 0, 1):
            t.says(me, "stay")
            t.says(me, "nothing" if me == 0 else "give-up")  # A14 fails: 1 Stamina, which is not Sanity

    assert person(t, 1).sanity == 5
    a_day()
    t.told(events.MidnightEffect, card="Y07")
    assert t.order(events.MidnightEffect, events.MythosDrawn) == ["MidnightEffect", "MythosDrawn"]
    assert (person(t, 0).sanity, person(t, 1).sanity) == (4, 4)  # only who is on an adventure
    assert t.state.mythos == "Y31"
    a_day()
    t.not_told(events.MidnightEffect, card="Y07")
    assert person(t, 1).sanity == 4
