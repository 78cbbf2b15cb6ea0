"""General rules (Allgemeines): ES-GEN, with S-02, S-18, S-31, S-73, S-81, S-83."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from games.elder_sign import events
from games.elder_sign.content import KINDS, Card, Catalogue
from games.elder_sign.game import ElderOptions, ElderSign
from games.elder_sign.rules.gaining import CLUES
from games.kernel.live import NotYours, Refused
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.rules import BadOptions
from games.kernel.testing import Play, play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import BOX, CARDS, RULES, person, scene

rule = pytest.mark.rule

DOOM = CARDS.ancient_ones["ithaqua"].doom_length


def play_at_random(rules: ElderSign, key: bytes, answers: int, seats: int = 3) -> Play:
    """A stretch of play by somebody who knows nothing."""
    t = play(rules, rules.new(seats, ElderOptions()), Fate(key), strict=False)
    player = Random(random.Random(key).randrange)
    for _ in range(answers):
        if t.over:
            break
        question = next(a for a in t.live.asks if a.needed)
        t.says(question.seat, *player.pick(None, question), msg=question.msg)
    return t


@rule("ES-GEN-01")
def test_card_text_overrides_the_rules_and_only_where_it_says_so() -> None:
    # One task per roll; Amanda's card says otherwise.
    for who, both in (("bob", False), ("amanda", True)):
        t = scene(who, at={0: "A04"}, rolls=["P P 3 1 1 1"]).says(0, "roll").says(0, "solve:t0")
        assert ("solve:t1" in t.keys(0)) == both
    # Focusing is allowed after a failed roll; Y21 forbids it, except to Sister Mary whom no lasting effect binds.
    for who, current, allowed in (("bob", "Y09", True), ("bob", "Y21", False), ("mary", "Y21", True)):
        t = scene(who, at={0: "A04"}, mythos=current, rolls=["1 1 1 1 1 L"]).says(0, "roll").says(0, "discard:g1")
        assert ("focus:g6" in t.keys(0)) == allowed


@rule("ES-GEN-01", "ES-OW-01")
def test_the_text_on_a_monster_marker_overrides_the_rules_too() -> None:
    # Gates open by rewards only; the back of M14 Nightgaunt opens one as well.
    t = scene("dexter", at={0: "A04"}, monsters={"A04": [("M14", None)]}, rolls=["T 2 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:mM14").says(0, "give-up").asks(0, "es-may").says(0, "yes").told(events.GateOpens)


@rule("ES-GEN-02")
@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_players_sit_at_a_table(seats: int) -> None:
    t = play_at_random(BOX, b"seats", 30, seats)
    assert len(t.view().players) == seats


@rule("ES-GEN-02")
@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_are_no_table(seats: int) -> None:
    with pytest.raises(BadOptions):
        BOX.new(seats)


@rule("ES-GEN-02", "ES-END-04")
def test_nothing_is_secret_between_players_and_they_win_together() -> None:
    t = play_at_random(BOX, b"open", 60)
    views = [t.view(seat).model_dump(exclude={"viewer"}) for seat in (0, 1, 2, None)]
    assert all(v == views[0] for v in views)
    assert all(t.live.questions(seat) == t.live.asks for seat in (0, 1, 2, None))
    assert all(told.to is None for told in t.all)
    t = scene("bob dexter joe", museum="A09", at={0: "A09"}, signs=10, rolls=["T T T 1 1 1", "T T 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert t.live.outcome is not None
    assert t.live.outcome.winners == (0, 1, 2)


@rule("ES-GEN-03", "ES-OW-04")
def test_a_text_about_adventures_means_other_worlds_too() -> None:
    # Y07: at the next midnight each investigator on an adventure loses 1 Sanity.
    t = scene("dexter bob carolyn", worlds="O01", at={1: "O01", 2: "A04"}, mythos="Y07", clock=3, top={"mythos": ["Y30"]})
    t.says(0, "nothing")
    assert [person(t, s).sanity for s in range(3)] == [5, 3, 5]
    # A monster appears: an Other World's frame is a place like any other.
    t = scene(
        "dexter", worlds="O05", mythos="Y14", clock=3, top={"mythos": ["Y30"]}, museum="A13 A04 A18 A19 A33 A47", cup=["M02"]
    )
    t.says(0, "nothing")
    assert set(t.keys(0, "es-place-monster")) == {"place:A13:0", "place:O05:0"}


def reflavoured(cards: Catalogue) -> Catalogue:
    """The same cards with other stories on them."""
    other = {"en": "Another story.", "de": "Eine andere Geschichte."}

    def retold(card: Card) -> Card:
        return type(card).model_validate({**{f: getattr(card, f) for f in type(card).model_fields}, "flavour": other})

    changed = {name: {id: retold(card) for id, card in getattr(cards, name).items()} for name in KINDS}
    by_id = {id: card for shelf in changed.values() for id, card in shelf.items()}
    assert set(by_id) == set(cards.by_id)
    return replace(cards, by_id=by_id, **changed)  # type: ignore[arg-type]


@rule("ES-GEN-04")
def test_two_games_that_differ_only_in_flavour_are_the_same_game() -> None:
    other = ElderSign(reflavoured(BOX.cards))
    for key in (b"one", b"two", b"three"):
        told, retold = play_at_random(BOX, key, 400), play_at_random(other, key, 400)
        assert told.state.model_dump_json() == retold.state.model_dump_json()
        assert [t.event for t in told.all] == [t.event for t in retold.all]
        assert told.open == retold.open


@rule("ES-GEN-05")
def test_only_the_controlling_player_uses_an_investigators_ability() -> None:
    # Harvey may turn a terror die; dexter has rolled it.
    t = scene("dexter harvey", at={0: "A04", 1: "A04"}, has={0: {"clues": 1}}, rolls=["T 1 1 1 1 1"])
    t.says(0, "roll").offers_not(0, "use:harvey:0").asks_not(1)
    t = scene("dexter harvey", at={1: "A04"}, active=1, has={0: {"clues": 1}}, rolls=["T 1 1 1 1 1"])
    t.says(1, "roll").offers(1, "use:harvey:0").refused(NotYours, 0, "use:harvey:0")


@rule("ES-GEN-05", "ES-GEN-01")
def test_mandys_card_lets_her_player_and_nobody_else_step_into_anothers_turn_s31() -> None:
    t = scene("dexter mandy", at={0: "A04"}, rolls=["T 1 1 1 1 1", "P"])
    t.says(0, "roll").asks(1, "es-mandy").offers_not(0, "help", "mandy")
    t.refused(NotYours, 0, "help", n=t.question(1, "es-mandy").n)
    t.says(1, "help").says(1, "g1").offers(0, "solve:t0")


THINGS = {
    "clues": 2,
    "common": ["C07", "C10", "C11", "C01"],
    "unique": ["U08", "U01"],
    "spells": ["Z01", "Z11"],
    "allies": ["B02", "B03"],
}


def uses(t: Play) -> set[str]:
    return {k for a in t.live.asks for k in a.keys if k.startswith(("use:", "clue", "take:"))}


@rule("ES-GEN-06", "ES-ALLY-03")
def test_the_things_of_another_player_are_out_of_reach_for_everybody_in_this_turn() -> None:
    t = scene(
        "dexter bob", phase="movement", has={1: {**THINGS, "sanity": 1}}, monsters={"A04": [("M02", None)]}, rolls=["T P 1 1 1 1"]
    )
    assert uses(t) == set()
    t.says(0, "go:A04")
    assert uses(t) == set()
    t.says(0, "roll")
    assert uses(t) == set()
    t.asks_not(1)


@rule("ES-GEN-06", "ES-SPELL-08", "ES-SPELL-09")
def test_a_die_already_secured_by_a_spell_serves_every_player() -> None:
    t = scene("dexter bob", at={0: "A04"}, has={1: {"cast": ["Z01"]}}, on_spell={"g6": ("Z01", "P")}, rolls=["1 1 1 1 1"])
    assert uses(t) == {"take:g6"}
    t.says(0, "roll").says(0, "solve:t0")
    assert t.told(events.TaskSolved).dice == ("g6",)


@rule("ES-GEN-06")
def test_cards_without_a_moment_of_their_own_are_offered_between_any_two_steps_of_the_own_turn_s81() -> None:
    card = {"sanity": 1, "common": ["C07", "C11"]}
    t = scene("dexter", phase="movement", has={0: card}, monsters={"A04": [("M02", None)]}, rolls=["P 1 1 1 1 1"])
    assert uses(t) == {"use:C07:0"}  # the dynamite needs a monster on the own card
    t.says(0, "go:A04")
    assert uses(t) == {"use:C07:0", "use:C11:0"}
    t.says(0, "roll")
    assert uses(t) == {"use:C07:0", "use:C11:0"}
    t.says(0, "solve:t0")
    assert uses(t) == {"use:C07:0", "use:C11:0"}
    t = scene("dexter", has={0: {"sanity": 1, "common": ["C07"], "unique": ["U10"]}}, monsters={"A04": [("M02", None)]})
    assert uses(t) == {"use:C07:0", "use:U10:0"}  # before the entrance action
    t.says(0, "nothing").asks(0, "es-end-turn")
    assert uses(t) == {"use:C07:0"}  # after it; monsters are safe once the adventure phase is over
    t.says(0, "use:C07:0")
    assert person(t).sanity == 2


@rule("ES-GEN-06", "ES-MID-06")
def test_nothing_can_be_played_inside_an_effect_or_at_midnight_s81() -> None:
    things = {"sanity": 2, "common": ["C07"], "unique": ["U09", "U10"], "spells": ["Z09"]}
    # Midnight brings a monster; dexter, whose turn has just ended, places it and may do nothing else.
    t = scene(
        "dexter bob",
        mythos="Y14",
        clock=3,
        has={0: things, 1: {"sanity": 2, "common": ["C09"]}},
        top={"mythos": ["Y30"]},
        museum="A13 A14 A18 A19 A33 A47",
    )
    t.says(0, "nothing").says(0, "end-turn").asks(0, "es-place-monster")
    assert uses(t) == set()
    # A failed roll that costs the last Sanity: no Whiskey between the loss and its consequence (S-41).
    t = scene("dexter bob", museum="A01", at={0: "A01"}, has={0: {"sanity": 1, "common": ["C07"]}}, rolls=["1 1 1 1 1 T"])
    t.says(0, "roll").says(0, "fail").told(events.Devoured)


@rule("ES-GEN-07", "ES-ITEM-02")
def test_nothing_restores_above_the_maximum_on_the_card() -> None:
    t = scene("harvey", phase="movement", has={0: {"stamina": 2, "spells": ["Z08"]}})  # 7/3; Heal restores 2
    t.says(0, "use:Z08:0").told(events.Restored, n=1, now=3)
    assert person(t).stamina == 3
    t = scene("harvey", has={0: {"stamina": 3, "sanity": 6}}).says(0, "aid:a:stamina")
    assert (person(t).stamina, person(t).sanity) == (3, 6)  # legal, without effect (S-73)
    t = scene("harvey", phase="movement", has={0: {"stamina": 1, "sanity": 1, "unique": ["U09"]}}).says(0, "use:U09:0")
    assert (person(t).sanity, person(t).stamina) == (7, 3)


@rule("ES-GEN-07", "ES-GEN-01")
def test_tom_murphy_raises_the_maximum_and_the_cap_returns_when_he_leaves() -> None:
    t = scene("harvey", phase="movement", has={0: {"stamina": 3, "allies": ["B07"], "spells": ["Z08"]}})
    t.says(0, "use:Z08:0")
    assert person(t).stamina == 4

    def leave(state) -> None:
        from games.elder_sign.rules import playing

        playing.discard(RULES.table(state, Fate(b""), 0), 0, "B07")

    t = scene("harvey", has={0: {"stamina": 4, "allies": ["B07"]}}, change=leave)
    assert (person(t).stamina, person(t).allies) == (3, [])


@rule("ES-GEN-08", "ES-CLUE-03")
def test_spent_clues_return_to_the_pool_of_fifteen_and_can_be_taken_again_s02() -> None:
    rules = rules_with(adventure("H1", ["L"], rewards=[{"gain": "clue", "n": 2}]))
    for spent in (0, 1):
        t = scene(
            "dexter bob",
            museum="H1",
            at={0: "H1"},
            has={0: {"clues": 1}, 1: {"clues": CLUES - 1}},
            rolls=["L 1 1 1 1 1", "1"],
            rules=rules,
        )
        t.says(0, "roll")
        if spent:
            t.says(0, "clue").says(0, "g2")
        t.says(0, "solve:t0")
        # All fifteen are in play: the reward gives none, unless one has come back.
        assert person(t).clues == 1
        assert (spent == 1) == any(isinstance(e.event, events.Gained) for e in t.last)


@rule("ES-GEN-08")
def test_lost_tokens_go_to_a_pool_from_which_anybody_may_be_restored_and_it_never_runs_dry_s02() -> None:
    # Eight investigators hold more Sanity than the box has tokens.
    people = "carolyn gloria harvey jenny kate mary mandy amanda"
    t = scene(people, phase="movement", has={0: {"sanity": 3, "spells": ["Z09"]}})
    assert sum(person(t, s).sanity for s in range(8)) > 30
    t.says(0, "use:Z09:0").says(0, "heal:0").told(events.Restored, seat=0, n=2, now=5)
    t.says(0, "go:A01").says(0, "give-up").told(events.Lost, kind="sanity", n=1, left=4)


@rule("ES-GEN-09", "ES-MID-07")
def test_the_player_a_text_speaks_to_is_the_active_one_and_at_midnight_the_one_who_has_just_played() -> None:
    # A01: terror: lose 1 Sanity. Everybody stands on it, seat 1 rolls.
    t = scene("dexter bob carolyn", museum="A01", at=dict.fromkeys(range(3), "A01"), active=1, rolls=["1 1 1 1 1 T"])
    t.says(1, "roll")
    assert [person(t, s).sanity for s in range(3)] == [5, 3, 6]
    # Y30: draw 1 common item. Seat 1 has just ended its turn.
    t = scene("dexter carolyn kate", active=1, clock=3, top={"mythos": ["Y30"]}).says(1, "nothing")
    assert [len(person(t, s).common) for s in range(3)] == [0, 1, 0]


@rule("ES-GEN-10")
def test_the_special_ability_holds_from_the_first_turn_and_with_that_ancient_one_only() -> None:
    # Ithaqua: after the penalties of a failed adventure the active investigator loses 1 more Stamina. A18: 1 Sanity.
    for ancient, stamina in (("ithaqua", 4), ("yig", 5)):
        t = scene("dexter", ancient=ancient, at={0: "A18"}, turn=1, clock=0).says(0, "give-up")
        assert person(t).stamina == stamina


@rule("ES-GEN-10", "ES-BATTLE-10")
def test_the_attack_comes_only_at_midnight_and_only_in_the_battle() -> None:
    # Ithaqua's attack: discard 1 item or spell, or lose 2 Stamina.
    t = scene("dexter bob", clock=3, top={"mythos": ["Y30"]}).says(0, "nothing")
    t.told(events.MidnightStrikes)
    t.never_told(events.AncientOneAttacks)
    for clock, attacks in ((1, False), (3, True)):
        t = scene(
            "dexter bob",
            awake=True,
            doom=DOOM,
            clock=clock,
            locks=[],
            rolls=["1 1 1 1 1 1", "1 1 1 1 1", "1 1 1 1", "1 1 1", "1 1", "1"],
        )
        while t.state.active == 0 and not any(isinstance(e.event, events.AncientOneAttacks) for e in t.last):
            t.default()
        assert any(isinstance(e, events.AncientOneAttacks) for e in t.events()) == attacks
        assert person(t).stamina == (3 if attacks else 5)


@rule("ES-GEN-10", "ES-BATTLE-07")
def test_the_special_ability_stays_in_force_in_the_battle_as_far_as_it_can_s83() -> None:
    # Yig: an investigator devoured by lost Sanity takes an Elder Sign along.
    t = scene("dexter bob", awake=True, ancient="yig", doom=5, signs=3, has={0: {"sanity": 1, "unique": ["U07"]}})
    t.says(0, "use:U07:0").told(events.Devoured, seat=0)
    assert t.state.signs == 2


@rule("ES-GEN-06", "ES-GEN-05")
def test_an_answer_that_was_never_offered_changes_nothing() -> None:
    t = scene("dexter bob", at={0: "A04"}, has={1: THINGS})
    t.refused(Refused, 0, "use:C07:0").refused(NotYours, 1, "roll")
