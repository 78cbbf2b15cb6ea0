"""What happens if nobody answers: the decisions of the catalogue (section 4), by their numbers. Others are named where their rules are tested."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import all_ready, ansel, ilse, jack, madness, miriam, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule


def default(t: Play[StormState], seat: int, msg: str) -> tuple[str, ...]:
    return tuple(t.live.default(t.question(seat, msg)))


def test_without_wishes_investigators_are_random_seats_and_colours_in_the_order_of_joining() -> None:
    """D-02, D-04, D-36."""
    t = begun(4)
    people = t.state.investigators
    assert len({i.id for i in people}) == 4
    assert [(i.colour, i.slot) for i in people] == [(0, 0), (1, 1), (2, 2), (3, 3)]
    assert len({tuple(i.id for i in begun(4, key=f"who{n}".encode()).state.investigators) for n in range(4)}) > 1


def test_the_first_object_dealt_is_kept() -> None:
    """D-03."""
    for seed in range(4):
        t = begun(3, key=f"deal{seed}".encode())
        for person in t.state.investigators:
            assert len(person.objects) <= 1
            assert not any("eye" in o or "nightmare" in o for o in person.objects)


def test_nothing_is_discarded_at_refresh_and_nobody_without_cards_is_asked() -> None:
    """D-05."""
    people = [rosa(0, hand="g01 g02"), tobias(1), ilse(2)]
    t = play(storm(*people, phase="refresh")).asks(0, "cs-drop").asks_not(1)
    assert default(t, 0, "cs-drop") == ()


def test_the_altar_goes_to_the_first_inactive_location_with_somebody_there() -> None:
    """D-06."""
    people = [rosa(3), tobias(3), ilse(2)]
    t = play(storm(*people, phase="horror", altars=(2,), horror_at=5, horror_steps=12))
    assert default(t, 0, "cs-altar") == ("altar:3",)
    t = play(storm(*people, phase="horror", altars=(0, 1, 2, 3), horror_at=5, horror_steps=12))
    assert t.state.places[4].altar  # only one was left


def test_whoever_is_away_stays_uses_nothing_develops_nothing_and_is_ready() -> None:
    """D-08, D-09, D-10, D-14, D-17, D-21, D-35, D-37: the default of the preparation is to be done, with D-07 and D-20."""
    people = [rosa(0, hand="g01 g07", trophies="moon", objects="laudanum.1", insanity=2), tobias(1), ilse(2)]
    t = play(storm(*people, altars=(0,)))
    assert default(t, 0, "cs-prepare") == ("auto",)
    t.says(0, "auto")
    person = t.state.investigators[0]
    assert (person.ready, person.slot, person.insanity, person.objects) == (True, 0, 2, ["laudanum.1"])
    assert (person.hand, person.trophies, person.board) == (["g01.0", "g07.0"], {"moon": 1}, [])


def test_of_what_was_found_the_first_is_kept_if_there_is_room_else_none() -> None:
    """D-11."""
    people = [rosa(0, hand="g01 g03"), tobias(1), ilse(2)]
    t = play(storm(*people, objects="lantern.1 revolver.1")).says(0, "research:2")
    assert default(t, 0, "cs-keep") == ("keep:lantern.1",)
    people = [rosa(0, hand="g01 g03", objects="laudanum.1 motorcar.1"), tobias(1), ilse(2)]
    t = play(storm(*people, objects="lantern.1 revolver.1")).says(0, "research:2")
    assert default(t, 0, "cs-keep") == ("none",)


def test_an_offer_nobody_answers_is_refused() -> None:
    """D-12, D-41."""
    people = [rosa(0, hand="g12", objects="lantern.1"), tobias(0), ilse(2)]
    t = play(storm(*people)).says(0, "give:lantern.1:1")
    assert default(t, 1, "cs-offer") == ("refuse",)
    t.says(0, "support:g12.0:1")
    assert default(t, 1, "cs-offer-support") == ("refuse",)


def test_what_a_support_leaves_to_choose_has_a_harmless_default() -> None:
    """D-15, D-16: the die to a wild one; cards are kept."""
    people = [rosa(0, hand="g06"), tobias(1, dice="key"), ilse(2)]
    t = play(storm(*people)).says(0, "support:g06.0:1")
    assert default(t, 1, "cs-turn-die") == ("turn:1:wild",)
    people = [rosa(0, hand="g14"), tobias(1, hand="g01 g02"), ilse(2), jack(3)]
    t = play(storm(*people)).says(0, "support:g14.0:1")
    question = next(a for a in t.live.asks if a.seat == 1 and a.needed and a.msg != "cs-prepare")
    assert tuple(t.live.default(question)) == ()


def test_the_gate_seal_is_that_of_which_the_team_has_most_trophies() -> None:
    """D-18."""
    people = [rosa(0, trophies="moon"), tobias(1, trophies="tide tide"), ilse(2)]
    t = play(storm(*people, laid={3: 1})).says(0, "develop:moon")
    assert default(t, 0, "cs-gate-seal") == ("seal:tide",)


def test_the_first_seat_fights_first() -> None:
    """D-22."""
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), ansel(0, hand="g02 g03 g04", targets="ashes-1"), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-1"})))
    assert default(t, 0, "cs-order") == ("fight:0:ashes-1",)


def test_a_fight_is_begun_if_it_is_sure_and_survived_and_no_die_is_paid_for() -> None:
    """D-23, D-24, D-27."""
    hand = "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12"
    t = all_ready(play(storm(rosa(0, hand=hand, targets="hastur"), tobias(1), ilse(2), elders={"hastur": 0})))
    assert default(t, 0, "cs-attack") == ("attack",)
    t = all_ready(play(storm(rosa(0, hand=hand, targets="hastur", insanity=4), tobias(1), ilse(2), elders={"hastur": 0})))
    assert default(t, 0, "cs-attack") == ("decline",)
    people = [rosa(0, hand="g02 g03", dice="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-1"}))).says(0, "attack").offers(0, "reroll:1")
    assert default(t, 0, "cs-fight") == ("concede",)
    people = [rosa(0, hand="g02 g03", objects="silver-dagger.1", targets="ashes-1"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-1"}))).says(0, "attack")
    assert default(t, 0, "cs-fight") == ("commit",)


def test_wild_symbols_go_where_they_are_needed() -> None:
    """D-26."""
    people = [rosa(0, hand="g02", dice="wild wild", targets="ashes-1"), tobias(1), ilse(2)]
    all_ready(play(storm(*people, columns={0: "ashes-1"}))).ever_told(events.FightWon, who=0)


def test_no_step_is_cancelled_unasked() -> None:
    """D-28."""
    people = [rosa(0), tobias(1), ilse(2, board="moon key+key tide+tide")]
    t = play(storm(*people, phase="horror"))
    assert default(t, 2, "cs-cancel-step") == ("let",)


def test_several_locations_are_sealed_in_any_order_and_by_default_all_of_them() -> None:
    """D-31."""
    people = [rosa(0, seals="key"), tobias(1, seals="flame"), ilse(2)]
    t = play(storm(*people, phase="sealing", laid={0: 3, 1: 3}))
    assert (default(t, 0, "cs-seal"), default(t, 1, "cs-seal")) == (("seal",), ("seal",))
    t.says(1, "seal").says(0, "seal")
    assert [bool(p.sealed) for p in t.state.places] == [True, True, False, False, False]


@rule("CS-END-02")
@pytest.mark.parametrize("ending", ["when-the-gates-burst", "the-last-night"])
def test_neither_endgame_card_has_anything_to_choose(ending: str) -> None:
    """D-33."""
    t = play(storm(phase="horror", horror_at=4, horror_steps=11, crystals={5: 5}, ending=ending))
    t.ever_told(events.EndgameBegins)
    assert {a.msg for a in t.live.asks} <= {"cs-prepare", "cs-altar"}


def test_a_bargain_is_struck_by_whoever_is_away_unless_it_would_be_the_end() -> None:
    """D-34: the first that is listed."""
    from .test_disputes import story_of

    for mad, answer in ((0, "bargain:0"), (4, "bargain:1")):
        people = [rosa(0, hand="g02 g03 g04", targets="ashes-1", insanity=mad), tobias(1), ilse(2)]
        state = storm(*people, columns={0: "ashes-1"}, modules=["narrative"], stories=[story_of("bargain", 1)])
        t = all_ready(play(state))
        assert default(t, 0, "cs-bargain") == (answer,)


def test_a_supporter_who_names_nothing_plays_nothing() -> None:
    """D-39."""
    people = [rosa(0), tobias(1, hand="supporter-s3 g01 g02"), ilse(2)]
    t = play(storm(*people)).says(1, "support:supporter-s3.1:0")
    assert default(t, 1, "cs-name") == ("cancel",)
    t.says(1, "cancel")
    assert len(t.state.investigators[1].hand) == 3


def test_an_interrupt_of_somebody_else_is_theirs_to_decide() -> None:
    """D-28, D-29: the Healer heals whoever is worst by default."""
    people = [miriam(0, board="moon"), tobias(0, insanity=1), ilse(0, insanity=3)]
    t = play(storm(*people))
    t.says(0, next(k for k in t.keys(0, "cs-prepare") if k.endswith(":bedside")))
    assert default(t, 0, "cs-whom") == ("whom:2",)
    t.says(0, "whom:1")
    assert [madness(t, w) for w in (1, 2)] == [0, 3]
