"""Reaction windows: priority, secrecy, windows inside windows."""

from __future__ import annotations

import pytest

from games.kernel.ask import Cover, Option, Script, Seat, window
from games.kernel.live import CannotOpen, Duplicate, Stale, WaitLine
from games.kernel.testing import Play, play

from .duel import Cast, Countered, DuelRules, DuelState, Fought, duel
from .dungeon import CardPlayed, DungeonRules, dungeon
from .toys import ToyState, ToyTable, frozen, note, nothing, outside, table, words


def reacting(g: ToyTable) -> Script[None]:
    """Seats 0, 1, 2 in this priority, each plays cards from its hand."""
    s = g.state

    def act(seat: Seat, card: str) -> Script[None]:
        s.hands[seat].remove(card)
        note(g, f"{seat}:{card}")
        return nothing()

    yield from window([0, 1, 2], "react", lambda seat: words(*s.hands[seat]), act, eligible=lambda seat: bool(s.hands[seat]))
    note(g, "closed")


def reaction_table(*hands: str) -> Play[ToyState]:
    return table(reacting, hands=[h.split() for h in hands])


def test_everybody_eligible_is_asked_at_once_and_a_closed_window_lets_the_game_go_on() -> None:
    t = reaction_table("a", "", "c").asks(0, "react").asks(2, "react").asks_not(1)
    assert t.keys(0) == ("a", "pass", "pass-rest")
    t.says(2, "pass").says(0, "pass")
    assert t.state.log == ["closed"]


def test_nobody_eligible_means_no_window() -> None:
    assert reaction_table("", "", "").state.log == ["closed"]


def test_the_first_in_order_acts_at_once_without_waiting_for_later_seats() -> None:
    t = reaction_table("a", "b", "c").says(0, "a")
    assert t.state.log == ["0:a"]
    t.asks_not(0).asks(1, "react").asks(2, "react")


def test_an_act_of_a_later_seat_waits_until_all_earlier_ones_have_passed() -> None:
    t = reaction_table("a", "b", "c").says(2, "c").says(1, "pass")
    assert t.state.log == []
    t.says(0, "pass")
    assert t.state.log == ["2:c"]


def test_of_two_held_acts_the_earlier_seats_is_carried_out_and_the_other_is_dropped() -> None:
    t = reaction_table("a", "b", "c").says(2, "c").says(1, "b")
    assert t.state.log == []
    t.says(0, "pass")
    assert t.state.log == ["1:b"]
    assert t.question(2).held is None  # asked again, in a new question
    t.says(0, "pass")
    assert t.state.log == ["1:b"]  # the act held before is not carried out by itself
    t.says(2, "pass")
    assert t.state.log == ["1:b", "closed"]


def test_after_an_act_everybody_is_asked_again_under_new_numbers() -> None:
    t = reaction_table("a a2", "b", "")
    before = {t.question(0).n, t.question(1).n}
    t.says(1, "pass").says(0, "a")
    assert before.isdisjoint({t.question(0).n, t.question(1).n})
    for n in before:
        t.refused(Stale, 1, "pass", n=n)
    t.says(0, "pass").says(1, "b").says(0, "a2")
    assert t.state.log == ["0:a", "1:b", "0:a2", "closed"]


def test_who_passes_for_the_rest_is_not_asked_again_in_this_window() -> None:
    t = reaction_table("a a2", "b", "c").says(1, "pass-rest").says(0, "a")
    t.asks_not(1).asks(0, "react").asks(2, "react")
    t.says(0, "a2").asks_not(1).says(2, "pass")
    assert t.state.log == ["0:a", "0:a2", "closed"]


def test_a_mind_may_change_until_the_act_is_carried_out() -> None:
    t = reaction_table("a", "b", "").says(1, "b").says(1, "pass").says(1, "b").says(1, "pass-rest")
    t.refused(Duplicate, 1, "pass-rest", n=t.question(1).n).says(0, "pass")
    assert t.state.log == ["closed"]


def test_an_offer_named_like_passing_is_a_bug_of_the_rules() -> None:
    with pytest.raises(CannotOpen, match="two options with one key"):
        reaction_table("pass", "", "")


def test_absent_seats_pass() -> None:
    assert reaction_table("a", "b", "c").default(3).state.log == ["closed"]


# ALONE: secret reactions


def test_a_seat_with_nothing_fitting_is_asked_hollow_because_its_cards_are_public_in_number_only() -> None:
    t = play(DungeonRules(), dungeon(("fog", "bite"))).says(0, "rest")
    assert t.question(1).hollow
    assert t.question(1).keys == ("pass", "pass-rest")
    assert not t.question(2).hollow


def test_a_hollow_window_looks_like_a_full_one_from_outside() -> None:
    """I8: two hands of equal size, equal `waiting` and `questions` for the hero and the public, whatever is answered."""
    full = play(DungeonRules(), dungeon(("bite scream", "scream rats")))
    hollow = play(DungeonRules(), dungeon(("fog rats", "fog rats")))
    for seat, key in ((0, "go:0"), (2, "pass"), (1, "pass"), (1, "pass-rest"), (2, "pass")):
        full.says(seat, key)
        hollow.says(seat, key)
        for viewer in (None, 0):
            assert outside(full.live, viewer) == outside(hollow.live, viewer)


def test_the_cover_is_shown_once_answered_or_not_until_the_window_closes() -> None:
    t = play(DungeonRules(), dungeon()).says(0, "rest")
    line = WaitLine((1, 2), "dn-evil-listens")
    assert t.live.waiting(None) == t.live.waiting(0) == (line,)
    t.says(2, "pass")
    assert t.live.waiting(0) == (line,)
    assert t.live.questions(0) == ()
    assert [a.seat for a in t.live.questions(1)] == [1]


def test_the_questions_inside_a_secret_act_stay_under_its_cover() -> None:
    t = play(DungeonRules(), dungeon()).says(0, "rest")
    before = outside(t.live, 0)[1:]
    t.says(1, "bite").asks(1, "dn-how-hard").not_told(CardPlayed)
    assert outside(t.live, 0)[1:] == before
    assert [a.msg for a in t.live.questions(1)] == ["dn-how-hard"]
    t.says(1, "two").told(CardPlayed, card="bite", harm=2)


def test_a_window_closes_when_public_facts_forbid_more_cards() -> None:
    t = play(DungeonRules(), dungeon(("bite bite", "scream scream"))).says(0, "rest")
    t.says(1, "bite").says(1, "one").says(1, "bite").says(1, "one")
    assert t.state.played == 0  # two cards: both windows of this round closed by themselves, the next round has begun
    assert t.state.round == 1
    t.asks(0, "dn-action")


# Talisman: spells out of turn


def fighting(*hands: str) -> Play[DuelState]:
    return play(DuelRules(), duel(*hands), {"fight:0": [0]}).says(0, "fight")


def test_a_counterspell_against_a_counterspell_saves_the_first_spell() -> None:
    t = fighting("might counter", "counter toad", "toad")
    t.says(0, "might").told(Cast, seat=0, spell="might")
    t.asks(0, "du-counter").asks(1, "du-counter").asks(2, "du-counter")
    t.says(0, "pass").says(1, "counter").told(Cast, seat=1, spell="counter")
    assert dict(t.question(0).args)["about"] == "counter"
    t.says(0, "counter")  # against the counterspell; only seats 1 and 2 hold spells now
    t.asks_not(0).says(1, "pass").says(2, "pass").not_told(Countered)
    t.says(1, "pass").says(2, "pass")  # asked again about the first counterspell, after the act against it
    assert t.told(Countered).spell == "counter"
    t.until(1, "du-turn")
    assert t.state.countered == ["counter"]
    assert t.ever_told(Fought, seat=0).roll == 0 + 1 + 2


def test_an_uncontested_counterspell_works() -> None:
    t = fighting("might", "counter toad", "toad").says(0, "might").says(1, "counter")
    t.until(1, "du-turn")
    assert t.state.countered == ["might"]
    assert t.ever_told(Fought, seat=0).roll == 1


def test_windows_inside_windows_survive_storing_at_every_answer() -> None:
    t = fighting("might counter", "counter toad", "toad")
    for seat, key in ((0, "might"), (0, "pass"), (1, "counter"), (2, "pass"), (0, "counter"), (1, "pass"), (2, "pass")):
        t.says(seat, key)
        before = frozen(t.live)
        t.reload()
        assert frozen(t.live) == before


def test_who_holds_no_spell_is_not_asked_and_that_tells_nothing() -> None:
    t = fighting("might", "", "toad").asks_not(1)
    assert t.live.waiting(None) == (WaitLine((0, 2), "du-spells"),)


def test_a_window_may_be_open_to_an_audience() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from window(
            [1, 2],
            "plot",
            lambda seat: [Option("strike", "strike")],
            lambda seat, what: nothing(),
            eligible=lambda seat: not g.state.log,
            cover=Cover("whispers", (1, 2)),
            audience=(1, 2),
        )

    t = table(step)
    assert [a.seat for a in t.live.questions(1)] == [1, 2]
    assert t.live.questions(0) == t.live.questions(None) == ()
    assert t.live.waiting(None) == (WaitLine((1, 2), "whispers"),)
    assert [w.msg for w in t.live.waiting(2)] == ["plot", "plot"]
