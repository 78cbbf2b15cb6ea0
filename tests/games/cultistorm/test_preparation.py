"""The preparation, everybody at once: CS-PREP, CS-DICE, CS-MOVE, CS-LACT, CS-TGT."""

from __future__ import annotations

import pytest

from games.cultistorm import events, glance
from games.cultistorm.rules import dicework, moving, preparation
from games.cultistorm.table import Storm
from games.kernel.live import Changed, Refused, RuleCrash
from games.kernel.table import REVEALED
from games.kernel.testing import Play

from .given import CARDS, all_ready, ansel, column, hand_on, ilse, jack, madness, miriam, play, rosa, storm, tobias

rule = pytest.mark.rule


# Everybody at once


@rule("CS-PREP-01", "CS-PREP-03", "CS-GEN-04")
def test_all_act_in_any_order_as_often_as_they_like() -> None:
    state = storm(
        rosa(0, hand="g01", objects="lantern.1", trophies="key"),
        tobias(0, dice="wild", hand="g02"),
        ilse(2),
        altars=(0,),
        columns={0: "deep-1"},
        pool="moon",
    )
    state.investigators[0].insanity = 1
    t = play(state)
    t.offers(0, "die:8", "move:3", "act:treatment", "use:lantern.1:lantern", "research:1", "give:lantern.1:1", "support:g01.0:2")
    t.offers(0, "develop:key", "lay:1", "target:deep-1", "ready")
    t.says(2, "move:1").says(0, "target:deep-1").says(2, "move:2").says(0, "untarget:deep-1").says(1, "move:4").says(0, "die:8")
    assert [i.slot for i in t.state.investigators] == [0, 4, 2]


@rule("CS-PREP-02", "CS-PREP-09")
def test_the_phase_ends_when_all_are_ready() -> None:
    t = play(storm()).says(0, "ready").says(1, "ready")
    t.never_told(events.PhaseBegins, phase="combat")
    t.says(2, "ready").told(events.PhaseBegins, phase="combat")


@rule("CS-PREP-04")
def test_own_objects_are_used_as_further_actions() -> None:
    t = play(storm(rosa(0, objects="laudanum.1", insanity=3), tobias(1), ilse(2))).says(0, "use:laudanum.1:laudanum")
    assert madness(t, 0) == 1
    assert t.state.object_discard == ["laudanum.1"]


@rule("CS-PREP-05")
def test_nobody_has_to_do_anything() -> None:
    t = all_ready(play(storm(rosa(0, hand="g01"), tobias(1), ilse(2), pool="key wild moon")))
    t.ever_told(events.PhaseBegins, phase="combat")
    t.never_told(events.DieTaken)


@rule("CS-PREP-06")
def test_what_is_no_longer_possible_is_refused_without_cost() -> None:
    t = play(storm(pool="wild key"))
    mine = t.question(0)
    stamp = next(o.stamp for o in mine.options if o.key == "die:8")
    t.says(1, "die:8")
    with pytest.raises(Changed):
        t.live.answer(mine.n, 0, ["die:8"], stamps=[stamp])
    t.refused(Refused, 0, "die:8", n=mine.n)
    t.says(0, "die:7")
    assert not t.state.investigators[0].insanity


@rule("CS-PREP-07", "CS-SUP-09")
def test_an_open_choice_keeps_its_person_and_nobody_else() -> None:
    t = play(storm(rosa(0, hand="g06"), tobias(1, dice="key"), ilse(2), pool="moon"))
    t.says(0, "support:g06.0:1").asks(1, "cs-turn-die").asks_not(1, "cs-prepare")
    t.says(2, "die:8").says(0, "move:3").says(1, "turn:1:tide").asks(1, "cs-prepare")
    assert t.state.investigators[1].dice[0].face == "tide"


@rule("CS-PREP-07")
def test_what_changes_what_others_may_do_is_settled_before_the_next_command() -> None:
    state = storm(
        rosa(0, trophies="key"), tobias(1), ilse(2, board="key key+key moon+moon"), circle="rot nightmares dark-bargain"
    )
    state.circle[2].crystals = 4
    t = play(state).says(0, "develop:key").asks(2, "cs-cancel-step").asks_not(1)
    t.says(2, "let").asks(1, "cs-team").asks_not(1, "cs-prepare")
    t.says(0, "choose:0").says(1, "choose:0")
    assert [madness(t, who) for who in range(3)] == [1, 1, 1]
    t.asks(1, "cs-prepare").asks(0, "cs-gate-seal")


@rule("CS-PREP-07", "CS-HOR-08")
def test_a_lap_in_the_preparation_is_voted_on_while_all_go_on() -> None:
    state = storm(rosa(0, trophies="key"), tobias(1), ilse(2), horror_steps=12)
    state.horror_at = 5
    t = play(state).says(0, "develop:key").asks(1, "cs-altar").asks(1, "cs-prepare")
    t.says(1, "move:3", msg="cs-prepare").says(1, "altar:4").says(2, "altar:4")
    assert t.state.places[4].altar


@rule("CS-PREP-08")
def test_ready_is_a_flag_that_own_deeds_and_others_consequences_clear() -> None:
    t = play(storm(rosa(0, hand="fighter-s5"), tobias(1), ilse(2), columns={2: "deep-1 deep-2"}, marker=4))
    t.says(1, "ready").says(2, "ready").says(1, "move:3")
    assert [i.ready for i in t.state.investigators] == [False, False, True]
    t.says(1, "ready").says(1, "wait")
    assert not t.state.investigators[1].ready
    t.says(1, "ready").says(0, "support:fighter-s5.0:2")  # a cultist leaves, another appears
    assert [i.ready for i in t.state.investigators] == [False, False, False]
    t.told(events.ReadyLifted)


@rule("CS-PREP-08")
def test_a_ready_player_is_not_waited_for_but_may_act() -> None:
    t = play(storm()).says(1, "ready")
    assert not t.question(1).needed
    t.says(1, "move:4")
    assert t.question(1).needed


@rule("CS-PREP-09")
def test_open_offers_lapse_with_the_phase_and_defaults_are_for_who_wants_them() -> None:
    """D-07, D-20: the nearest enemy that is certainly beaten, with the die that completes it."""
    people = [rosa(0, hand="g01 g02", objects="lantern.1"), tobias(0), ilse(2)]
    t = play(storm(*people, columns={0: "horn-1"}, dice={0: "blank"}, pool="moon tide"))  # MOON SPIRAL TIDE
    t.says(0, "give:lantern.1:1").says(1, "ready").says(2, "ready").says(0, "auto")
    assert t.state.investigators[0].objects == ["lantern.1"]
    t = play(storm(rosa(0, hand="g03 g04"), tobias(1), ilse(2), columns={0: "horn-1"}, pool="key tide"))
    t.says(1, "ready").says(2, "ready").says(0, "auto")
    t.ever_told(events.DieTaken, who=0, face="tide")
    t.ever_told(events.FightWon, who=0, enemy="horn-1")


@rule("CS-PREP-10", "CS-OBJ-03")
def test_an_offer_is_bound_to_both_their_place_and_the_objects() -> None:
    people = [rosa(0, objects="lantern.1"), tobias(0, objects="laudanum.1"), ilse(2)]
    t = play(storm(*people)).says(0, "give:lantern.1:1").asks(1, "cs-offer").offers_not(0, "swap:lantern.1:laudanum.1:1")
    assert not t.question(1, "cs-offer").needed
    t.says(1, "move:3", msg="cs-prepare").asks_not(1, "cs-offer")
    assert not t.state.offers
    t.says(1, "move:0").says(0, "swap:lantern.1:laudanum.1:1").says(1, "accept")
    assert [i.objects for i in t.state.investigators[:2]] == [["laudanum.1"], ["lantern.1"]]


def test_what_is_certain_death_is_confirmed_first() -> None:
    """D-32, S-60."""
    t = play(storm(rosa(0, insanity=4), tobias(1), ilse(2))).says(0, "move:1").says(0, "move:2").asks(0, "cs-certain")
    t.says(0, "cancel")
    assert t.state.investigators[0].slot == 1
    t.says(0, "move:2").says(0, "confirm")
    assert t.over
    assert (t.state.result, t.state.reason) == ("insane", "0")


def test_somebody_elses_certain_death_is_confirmed_by_them() -> None:
    people = [rosa(0, trophies="key key", board="moon"), tobias(1, insanity=4), ilse(2)]
    t = play(storm(*people, columns={0: "deep-1 deep-2 deep-3"})).says(0, "develop:key").says(0, "confirm", msg="cs-certain")
    t.asks(1, "cs-certain-victim").says(1, "cancel")
    assert not t.over
    assert len(t.state.investigators[0].board) == 1


# Dice


@rule("CS-DICE-01", "CS-DICE-02", "CS-DICE-09")
def test_each_may_take_one_die_and_no_more_because_somebody_declined() -> None:
    t = play(storm(pool="wild key moon")).says(0, "die:8").offers_not(0, "die:7", "die:6").says(1, "ready")
    t.offers_not(0, "die:7")
    assert t.state.investigators[0].dice[0].face == "wild"


@rule("CS-DICE-03", "CS-DICE-13")
def test_a_support_turns_a_die_that_was_taken_not_one_in_the_pool() -> None:
    t = play(storm(rosa(0, hand="g06"), tobias(1), ilse(2), pool="key moon")).offers_not(0, "support:g06.0:1")
    t.says(1, "die:8").says(0, "support:g06.0:1").says(1, "turn:8:wild")
    assert t.state.investigators[1].dice[0].face == "wild"


@rule("CS-DICE-03", "CS-DICE-11", "S-73")
def test_a_die_given_by_a_teammate_is_rolled_on_receipt() -> None:
    t = play(storm(rosa(0, hand="g09", dice="key"), tobias(1, dice="moon"), ilse(2)), lent_die="wild")
    t.state.investigators[1].dice[0].id = 2
    t.says(0, "support:g09.0:1")
    assert [d.face for d in t.state.investigators[1].dice] == ["moon", "wild"]
    assert not t.state.investigators[0].dice


@rule("CS-DICE-04", "CS-DICE-05", "CS-SETUP-13", "S-16")
def test_an_extra_die_in_the_pool_may_be_taken_by_anybody_and_leaves_after_the_round() -> None:
    """X-11."""
    people = [jack(0, hand="gambler-s3"), rosa(1), ilse(2), tobias(3)]
    t = play(storm(*people, pool="key key key key"), extra_die="wild").says(0, "support:gambler-s3.0:1")
    assert len(t.state.pool) == 5
    t.says(1, "die:8").says(1, "die:7").offers_not(1, "die:6").says(2, "die:6").offers_not(2, "die:5")
    all_ready(t).until(0, "cs-prepare")
    assert len(t.state.pool) == 4


@rule("CS-DICE-07")
def test_with_an_empty_reserve_no_die_comes() -> None:
    t = play(storm(jack(0, hand="gambler-s2"), rosa(1), ilse(2), pool="key key key key key key key key"))
    t.offers_not(0, "support:gambler-s2.0:1")
    assert dicework.in_reserve(hand_on(t.state)) == 0


@rule("CS-DICE-14", "S-77")
def test_dice_return_at_the_end_of_the_round() -> None:
    t = all_ready(play(storm(pool="wild key moon")).says(0, "die:8")).until(0, "cs-prepare")
    assert [len(i.dice) for i in t.state.investigators] == [0, 0, 0]
    assert len(t.state.pool) == 3


# Moving


@rule("CS-MOVE-02", "CS-MOVE-03", "CS-MOVE-04", "CS-MOVE-05")
def test_one_moves_anywhere_the_first_time_for_nothing() -> None:
    t = play(storm(rosa(0), tobias(1), ilse(2), sealed={3: "card"}, elders={"hastur": 4}, columns={4: "yellow-1"}))
    t.says(0, "move:3").says(0, "move:4")
    assert madness(t, 0) == 1
    t.says(1, "move:4")
    assert [i.slot for i in t.state.investigators] == [4, 4, 2]


@rule("CS-MOVE-01", "CS-FIGHT-11")
def test_nobody_moves_or_supports_in_a_fight() -> None:
    people = [rosa(0, hand="g01 g02 g06", dice="key", targets="deep-1"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "deep-1"}))).asks(0, "cs-attack")
    assert t.question(0).keys == ("attack", "decline")
    t.says(0, "attack")
    assert all(k.startswith(("reroll:", "concede")) for k in t.question(0, "cs-fight").keys)


def test_a_motorcar_an_errand_and_the_station() -> None:
    t = play(storm(rosa(0, objects="motorcar.1"), tobias(1, hand="supporter-s5"), ilse(2)))
    t.says(1, "support:supporter-s5.1:0").says(0, "move:1").says(0, "move:2").says(0, "move:3")
    assert madness(t, 0) == 0
    t.says(0, "move:4")
    assert madness(t, 0) == 1
    t = play(storm(rosa(0), tobias(1), ilse(2), locations={0: "station"}, altars=(0,)))
    t.says(0, "move:1").says(0, "move:0").says(0, "move:2")
    assert madness(t, 0) == 0
    assert t.state.investigators[0].moves == 1


def test_dagon_makes_the_first_move_cost() -> None:
    t = play(storm(elders={"dagon": 4}, columns={4: "deep-1"})).says(0, "move:1")
    assert madness(t, 0) == 1
    assert moving.cost(hand_on(t.state), 1) == 1


# Location actions


@rule("CS-LACT-01", "CS-LACT-02", "CS-LACT-03", "CS-HOR-09")
def test_an_active_location_serves_whoever_is_there() -> None:
    t = play(storm(rosa(0, insanity=2), tobias(0, insanity=1), ilse(2, insanity=1), altars=(0,)))
    t.offers_not(2, "act:treatment").says(0, "act:treatment").offers_not(0, "act:treatment").says(1, "act:treatment")
    assert [madness(t, who) for who in range(3)] == [1, 0, 1]
    assert t.state.horror_steps == 10
    play(storm(rosa(0, insanity=2), tobias(1), ilse(2))).offers_not(0, "act:treatment")


@rule("CS-LACT-03")
def test_once_per_round_is_for_all_of_them() -> None:
    people = [rosa(2, dice="key"), tobias(2), ilse(2)]
    people[1].dice = [d.model_copy(update={"id": 2}) for d in people[0].dice]
    t = play(storm(*people, altars=(2,))).says(0, "act:beam").says(0, "turn:1:wild")
    t.offers_not(1, "act:beam")


@rule("CS-LACT-04")
def test_the_chapel_gives_its_symbol_in_a_fight_there() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-2"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-2"}, locations={0: "chapel"}, altars=(0,), dice={0: "key"})))
    # FLAME MOON TIDE and the die KEY: TIDE is missing.
    t.never_told(events.FightWon)
    people = [rosa(0, hand="g02 g03 g05", targets="ashes-2"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-2"}, locations={0: "chapel"}, altars=(0,), dice={0: "key"})))
    assert "chapel" in t.ever_told(events.FightWon, who=0).used


def test_what_the_other_locations_do() -> None:
    """7.4: Library, Harbour, Stone Circle, Courthouse, Workshop, Telegraph Office."""
    t = play(storm(rosa(1, hand="g01"), tobias(0), ilse(2), altars=(1,))).offers_not(0, "research:2").says(0, "act:reading-room")
    t.offers(0, "research:2")
    t = play(storm(rosa(3), tobias(0), ilse(2), altars=(3,), columns={3: "deep-1 deep-2"})).says(0, "act:embarking")
    assert (column(t, 3), column(t, 4)) == (["deep-1"], ["deep-2"])
    t = play(storm(rosa(0, insanity=3, trophies="key"), tobias(1), ilse(2), altars=(0,), locations={0: "stone-circle"}))
    t.says(0, "act:sacrifice")
    assert (madness(t, 0), t.state.investigators[0].trophies) == (1, {})
    t = play(storm(rosa(4, trophies="key"), tobias(1), ilse(2), altars=(4,))).says(0, "act:exchange").says(0, "swap:key:tide")
    assert t.state.investigators[0].trophies == {"tide": 1}
    people = [rosa(0, hand="g01 g02"), tobias(1), ilse(2)]
    t = play(storm(*people, altars=(0,), locations={0: "workshop"}, found="lantern.1 nightmare.1")).says(0, "act:repair")
    t.says(0, "drop:g01.0")
    assert t.state.investigators[0].objects == ["lantern.1"]
    people = [rosa(0, hand="g01 g02"), tobias(1), ilse(2)]
    t = play(storm(*people, altars=(0,), locations={0: "telegraph-office"})).says(0, "act:telegram").says(0, "support:g01.0:1")
    assert madness(t, 0) == 0
    t.says(0, "support:g02.0:1")
    assert madness(t, 0) == 1


def test_ithaqua_closes_all_location_actions() -> None:
    t = play(storm(rosa(0, insanity=2), tobias(1), ilse(2), altars=(0,), elders={"ithaqua": 4}, columns={4: "deep-1"}))
    t.offers_not(0, "act:treatment")


# Targets


@rule("CS-TGT-01", "CS-TGT-03", "CS-TGT-06", "CS-TGT-08", "S-97")
def test_two_markers_may_be_laid_and_taken_back() -> None:
    t = play(storm(rosa(0), tobias(1), ilse(2), columns={0: "deep-1 deep-2"}, elders={"cthulhu": 0}))
    t.says(0, "target:deep-2").says(0, "target:cthulhu").offers_not(0, "target:deep-1").says(0, "untarget:deep-2")
    t.offers(0, "target:deep-1")
    assert t.state.investigators[0].targets == ["cthulhu"]


@rule("CS-TGT-02", "S-76")
def test_markers_lie_only_where_one_stands_in_the_end() -> None:
    t = play(storm(rosa(0), tobias(1), ilse(2), columns={0: "deep-1"})).says(0, "target:deep-1").says(0, "move:3")
    assert t.state.investigators[0].targets == []


@rule("CS-TGT-07")
def test_markers_come_back_at_the_end_of_combat() -> None:
    t = all_ready(play(storm(rosa(0, targets="deep-1"), tobias(1), ilse(2), columns={0: "deep-1"}))).until(0, "cs-prepare")
    assert t.state.investigators[0].targets == []


@rule("CS-TGT-09")
def test_markers_on_an_enemy_that_leaves_return() -> None:
    people = [rosa(0, hand="fighter-s5"), tobias(1, targets="deep-1"), ilse(1, targets="deep-1")]
    t = play(storm(*people, columns={1: "deep-1"}, marker=4)).says(0, "support:fighter-s5.0:1")
    assert [i.targets for i in t.state.investigators] == [[], [], []]


# Abilities used in the preparation


def test_abilities_of_healer_medium_gambler_and_researcher() -> None:
    people = [miriam(0, board="key"), rosa(0, insanity=2), tobias(1, insanity=2)]
    t = play(storm(*people)).says(0, "use:healer-1:bedside").offers_not(0, "use:healer-1:bedside")
    assert [madness(t, who) for who in range(3)] == [0, 1, 2]
    people = [miriam(0, board="key moon+moon"), rosa(1), tobias(1, insanity=2)]
    t = play(storm(*people)).says(0, "use:healer-2:bedside")
    assert madness(t, 2) == 1
    people = [miriam(0, board="key moon+moon tide+tide"), rosa(1, permanent=1), tobias(1, insanity=2)]
    t = play(storm(*people)).says(0, "use:healer-3:cure").says(0, "use:healer-3:second-round").says(0, "use:healer-2:bedside")
    assert [madness(t, who) for who in range(3)] == [0, 0, 0]
    t = play(storm(ilse(0, board="key moon+moon"), rosa(1), tobias(2), circle="footsteps rot", crystals={1: 1}))
    t.says(0, "use:medium-1:sight").says(0, "ring:0")
    assert t.view(0).circle[0].card == "footsteps"
    assert t.view(1).circle[0].card == ""
    t.says(0, "use:medium-2:turning").says(0, "crystal:1:0")
    assert [r.crystals for r in t.state.circle][:2] == [1, 0]
    t = play(storm(jack(0, board="key"), rosa(1), tobias(2), pool="key"), pool_again="wild").says(0, "use:gambler-1:sleight")
    assert t.state.pool[0].face == "wild"
    t = play(storm(jack(0, board="key key+key moon+moon"), rosa(1), tobias(2)), cultist_dice="tide")
    t.says(0, "use:gambler-3:house-rules").says(0, "slot:2")
    assert t.state.places[2].die == "tide"
    people = [ansel(0, board="key key+key moon+moon", hand="g01"), rosa(1), tobias(2)]
    t = play(storm(*people, objects="lantern.1 laudanum.1 motorcar.1", found="iron-key.1"))
    t.says(0, "research:2").says(0, "pass:lantern.1:2").offers(0, "research:1")
    assert t.state.investigators[2].objects == ["lantern.1"]
    t.says(0, "use:researcher-3:stacks")
    assert t.state.object_discard == []
    assert CARDS.numbers.objects == 2


@rule("CS-PREP-09")
def test_the_table_chooses_nobody_whom_somebody_else_has_marked() -> None:
    """D-20: the first of two fights would leave nobody for the second."""
    people = [rosa(0, hand="g03 g04"), tobias(0, hand="g03 g04"), ilse(2)]
    t = play(storm(*people, columns={0: "horn-1"}, pool="tide tide"))
    t.says(1, "auto").says(2, "ready").says(0, "auto")
    t.ever_told(events.FightWon, who=0, enemy="horn-1")
    t.never_told(events.Targeted, who=1).never_told(events.DieTaken, who=1)


def test_ready_is_what_one_usually_does_only_with_a_target() -> None:
    t = play(storm(rosa(0), columns={0: "horn-1"}))
    tones = {o.key: o.tone for o in t.question(0, "cs-prepare").options}
    assert tones["ready"] == "plain"
    t.says(0, "target:horn-1")
    assert {o.key: o.tone for o in t.question(0, "cs-prepare").options}["ready"] == "main"


@rule("CS-PREP-10")
def test_an_offer_that_is_withdrawn_is_told() -> None:
    t = play(storm(rosa(0, objects="lantern.1"), tobias(0), ilse(2))).says(0, "give:lantern.1:1")
    t.says(0, next(k for k in t.question(0, "cs-prepare").keys if k.startswith("withdraw:")))
    t.ever_told(events.OfferWithdrawn, who=0, whom=1)
    t.asks_not(1, "cs-offer")


@rule("S-33")
@pytest.mark.parametrize("open_hands", [True, False])
def test_what_a_closed_hand_chooses_by_itself_is_news_which_nobody_takes_back_for_nothing(open_hands: bool) -> None:
    """Otherwise the last to be ready would look whom the others can beat, and take it back."""
    people = [rosa(0, hand="g02 g03 g04"), tobias(1), ilse(2)]
    g = hand_on(storm(*people, columns={0: "ashes-1"}, open_hands=open_hands))
    preparation.by_default(g, 0)
    assert g.inv(0).targets == ["ashes-1"]
    assert bool(g.barrier & REVEALED) == (not open_hands)


# Closed hands


@rule("CS-GEN-04", "S-33", "S-157")
def test_with_closed_hands_one_says_what_one_lacks() -> None:
    """The symbols, live, for this preparation; never the cards."""
    state = storm(rosa(0, hand="g03 g04"), tobias(1, hand="g02"), columns={0: "ashes-1"}, open_hands=False)
    t = play(state)
    assert "tell" not in t.question(0, "cs-prepare").keys  # there is no fight to speak of
    t.says(0, "target:ashes-1")
    assert t.view(1).investigators[0].plans[0].said == ()
    t.says(0, "tell")
    t.told(events.TellsLack, who=0, enemy="ashes-1", lacking=("flame",))
    for viewer in (1, None):
        seen = t.view(viewer).investigators[0]
        assert (seen.hand, seen.plans[0].lacking, seen.plans[0].said) == (None, None, ("flame",))
    assert t.view(1).investigators[0].plans[0].closing == ((1, "g02.1"),)
    assert t.view(None).investigators[0].plans[0].closing == ()
    assert "tell" not in t.question(0, "cs-prepare").keys
    t.says(1, "support:g02.1:0")
    assert t.view(1).investigators[0].plans[0].said == ()
    all_ready(t)
    assert not t.state.investigators[0].tells


@rule("S-157")
def test_open_hands_need_no_words() -> None:
    t = play(storm(rosa(0, hand="g03 g04"), tobias(1), columns={0: "ashes-1"})).says(0, "target:ashes-1")
    assert "tell" not in t.question(0, "cs-prepare").keys


# Menus are kept while nothing they are made of has changed (`glance`)


def test_what_nobody_has_touched_is_offered_by_the_very_same_options() -> None:
    people = [rosa(0, hand="g01 g02"), tobias(1, hand="g03 g04"), ilse(2)]
    t = play(storm(*people, columns={0: "deep-1"}), cards=CARDS)
    before = {o.key: o for o in t.question(1, "cs-prepare").options}
    t.says(0, "target:deep-1")
    after = t.question(1, "cs-prepare").options
    assert after
    assert all(o is before[o.key] for o in after)


def test_a_menu_follows_what_others_do() -> None:
    """Whom Calm Words can heal, whose die can be turned, whom one can give something to: all of it is others' doing."""
    people = [rosa(0, hand="g06 g07", objects="lantern.1"), tobias(1, hand="g01"), ilse(2)]
    t = play(storm(*people, pool="moon key"))
    assert not {"support:g06.0:1", "support:g07.0:1", "give:lantern.1:1"} & {*t.keys(0, "cs-prepare")}
    t.says(1, "die:8").offers(0, "support:g06.0:1")
    t.says(1, "support:g01.1:2").offers(0, "support:g07.0:1")
    t.says(1, "move:0").offers(0, "give:lantern.1:1")


def _hand(t: Play) -> Storm:
    table = t.live.table
    assert isinstance(table, Storm)
    return table


def test_what_has_changed_for_oneself_alone_leaves_everybody_else_their_menu() -> None:
    """Not only the options are the same: nobody has looked for them again."""
    t = play(storm(rosa(0, hand="g01"), tobias(1, hand="g02", objects="laudanum.1", insanity=1), ilse(2), columns={0: "deep-1"}))
    kept = _hand(t).kept.menus
    before = {who: (kept[who].number, kept[who].options) for who in kept}
    t.says(0, "target:deep-1").says(0, "move:3")
    assert kept[0].number > before[0][0]
    assert (kept[1].number, kept[1].options) == before[1]
    assert kept[1].options is before[1][1]


def test_what_was_kept_for_a_preparation_ends_with_it() -> None:
    """It leads back to the table: lying there, it would be garbage that only a collector finds."""
    t = play(storm(rosa(0), tobias(1), ilse(2)))
    table = _hand(t)
    assert table.kept.menus
    all_ready(t)
    assert t.live.table is not table
    assert not table.kept.menus
    assert not table.kept.options


def test_a_strict_table_notices_a_menu_that_was_kept_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance, "DICE", 0)  # as if nobody's dice counted
    t = play(storm(rosa(0, hand="g06"), tobias(1), ilse(2), pool="moon"))
    with pytest.raises(RuleCrash, match="out of date"):
        t.live.answer(t.question(1, "cs-prepare").n, 1, ("die:8",))


def test_a_strict_table_notices_a_card_that_looks_at_more_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS.looks, "g07", 0)  # as if whom Calm Words can heal did not depend on anybody's mind
    t = play(storm(rosa(0, hand="g07"), tobias(1, hand="g01"), ilse(2)), cards=CARDS)
    with pytest.raises(RuleCrash, match="out of date"):
        t.live.answer(t.question(1, "cs-prepare").n, 1, ("support:g01.1:2",))


def test_a_strict_table_notices_a_use_that_looks_at_more_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS.looks_used, ("laudanum", "laudanum"), 0)  # as if whether it heals did not depend on anybody's mind
    t = play(storm(rosa(0, objects="laudanum.1", hand="g01"), tobias(1), ilse(2)), cards=CARDS)
    with pytest.raises(RuleCrash, match="out of date"):
        t.live.answer(t.question(0, "cs-prepare").n, 0, ("support:g01.0:2",))


def test_every_card_says_what_it_looks_at() -> None:
    """Whatever has no entry would be a fault in the middle of a game; a word nobody knows stops the cards from being loaded."""
    assert CARDS.looks.keys() == CARDS.actions.keys()
    used = {id for id, _ in CARDS.looks_used}
    assert {o.id for o in CARDS.objects.values() if o.uses} | {p.id for p in CARDS.locations.values() if p.uses} <= used
    assert {f"{i.id}-{n}" for i in CARDS.investigators.values() for n, a in enumerate(i.abilities, 1) if a.uses} <= used
