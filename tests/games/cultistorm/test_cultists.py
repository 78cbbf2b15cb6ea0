"""New cultists, the limit, Great Old Ones: CS-CULT, CS-LIMIT, CS-GOO, CS-ROUND."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.rules import cultists, great_old_ones, symbols
from games.cultistorm.state import Lasting, StormState
from games.kernel.testing import Play

from .given import CARDS, all_ready, column, count, hand_on, ilse, jack, madness, play, rosa, storm, tobias

rule = pytest.mark.rule


def arrivals(t: Play[StormState]) -> list[int]:
    return [e.slot for e in t.events(events.CultistArrives) if isinstance(e, events.CultistArrives)]


def phase(**more: object) -> Play[StormState]:
    """The cultist phase of three investigators, run until somebody is asked something."""
    dice = str(more.pop("faces", "blank blank blank blank blank"))
    return play(storm(phase="cultists", **more), cultist_dice=dice)  # type: ignore[arg-type]


@rule("CS-ROUND-01", "CS-ROUND-03")
def test_a_round_has_six_phases_in_this_order_and_limits_begin_anew() -> None:
    t = all_ready(phase())
    t.until(0, "cs-prepare")
    phases = [e.phase for e in t.events(events.PhaseBegins) if isinstance(e, events.PhaseBegins)]
    assert phases[:6] == ["refresh", "horror", "preparation", "combat", "sealing", "cultists"]
    assert t.state.round == 3
    moved = play(storm(rosa(0), tobias(1), ilse(2))).says(0, "move:1")
    assert moved.question(0).options[0].args[-1] == ("cost", 1)
    all_ready(moved).until(0, "cs-prepare")
    assert moved.state.investigators[0].moves == 0


@rule("CS-CULT-01", "CS-CULT-02", "CS-CULT-03", "S-08", "S-82")
def test_as_many_cultists_as_investigators_come_on_top_of_the_columns_clockwise_from_the_marker() -> None:
    t = phase(columns={4: "ashes-1"}, cultists="deep-1 deep-2 deep-3", marker=4)
    assert arrivals(t) == [4, 0, 1]
    assert column(t, 4) == ["ashes-1", "deep-1"]
    assert t.state.marker == 2


@rule("CS-CULT-04", "CS-GOO-09", "CS-GOO-10", "S-09")
def test_arrivals_come_before_the_advance_and_the_dice_last() -> None:
    t = phase(elders={"cthulhu": 0}, columns={0: "deep-1 deep-2"}, marker=1)
    kinds = (events.CultistArrives, events.GreatOldOneAdvances, events.CultistDiceRolled)
    assert [type(e).__name__ for e in t.events(*kinds)] == ["CultistArrives"] * 3 + ["GreatOldOneAdvances", "CultistDiceRolled"]
    assert column(t, 0) == ["deep-1"]
    assert t.state.elders[0].devoured == ["deep-2"]
    needed = symbols.needed(hand_on(t.state), "cthulhu")
    assert sorted(needed) == sorted([*CARDS.great_old_ones["cthulhu"].symbols, "tide", "key"])


@rule("CS-CULT-05", "CS-CULT-06", "CS-CULT-07", "CS-GOO-01", "CS-GOO-06")
def test_the_fourth_at_an_unsealed_location_summons_its_own_great_old_one_at_once() -> None:
    t = phase(columns={0: "deep-1 deep-2 deep-3"}, cultists="ashes-1 horn-1 horn-2")
    assert t.state.elders[0].id == "cthugha"
    assert t.state.elders[0].slot == 0
    assert column(t, 0) == ["deep-1", "deep-2", "deep-3", "ashes-1"]
    assert [madness(t, who) for who in range(3)] == [1, 1, 1]
    kinds = (events.CultistArrives, events.GreatOldOneAppears)
    assert [type(e).__name__ for e in t.events(*kinds)][:3] == ["CultistArrives", "GreatOldOneAppears", "CultistArrives"]


@rule("CS-CULT-08", "CS-CULT-09", "S-15", "S-72")
def test_the_marker_skips_a_great_old_one_and_the_number_is_not_reduced() -> None:
    """X-05."""
    t = phase(elders={"hastur": 2}, columns={2: "yellow-1"}, marker=1)
    assert arrivals(t) == [1, 3, 4]
    assert t.state.marker == 0


@rule("CS-CULT-10", "CS-CULT-11", "CS-SEAL-13")
def test_at_a_sealed_location_any_number_gathers_and_counts() -> None:
    t = phase(columns={0: "deep-1 deep-2 deep-3"}, sealed={0: "token"}, cultists="ashes-1")
    assert len(column(t, 0)) == 4
    assert not t.state.elders
    assert count(t) == 6
    assert [madness(t, who) for who in range(3)] == [0, 0, 0]


@rule("CS-CULT-12", "CS-CULT-16", "CS-ICON-02")
def test_a_blocked_location_means_one_cultist_less() -> None:
    """X-06."""
    t = phase(marker=1, lasting=[Lasting(what="blocked", on="2", until="next_cultists")])
    assert arrivals(t) == [1, 3]
    assert t.state.marker == 4
    assert not t.state.lasting
    g = hand_on(storm(lasting=[Lasting(what="blocked", on="2", until="next_cultists")]))
    list(cultists.arrive(g, 2))
    assert len(g.at(2).column) == 1


@rule("CS-CULT-13", "CS-CULT-14")
def test_the_dice_are_rolled_for_all_five_locations_and_count_for_everybody_there() -> None:
    t = phase(columns={0: "ashes-1"}, faces="tide blank moon key flame", marker=3)
    assert [p.die for p in t.state.places] == ["tide", "blank", "moon", "key", "flame"]
    assert sorted(symbols.needed(hand_on(t.state), "ashes-1")) == sorted(["flame", "moon", "spiral", "tide"])
    late = hand_on(t.state)
    list(cultists.put(late, "ashes-2", 2))
    assert "moon" in symbols.needed(late, "ashes-2")


@rule("CS-CULT-15", "CS-END-01", "CS-END-05", "S-45")
def test_the_last_cultist_card_turns_up_the_endgame_card_and_the_discard_pile_becomes_the_deck() -> None:
    discard = "deep-1 deep-2 deep-3 deep-4 deep-5 deep-6"
    t = phase(cultists="ashes-1", discard=discard, short_deck=True, columns={4: "horn-1 horn-2"})
    told = t.ever_told(events.EndgameBegins)
    assert (told.card, told.why) == ("when-the-gates-burst", "deck")
    order = [type(e).__name__ for e in t.events(events.CultistArrives, events.EndgameBegins, events.CultistsReshuffled)]
    assert order[:3] == ["CultistArrives", "EndgameBegins", "CultistsReshuffled"]
    assert t.state.elders[0].slot == 4
    assert len(arrivals(t)) == 3 + 4  # those of the phase, and one at each other open location


@rule("CS-CULT-17", "CS-ICON-01", "CS-SUP-04", "S-96")
def test_the_cultist_icon_brings_one_at_the_marker_which_moves_on() -> None:
    """X-12."""
    t = play(storm(rosa(0, hand="fighter-s5"), tobias(1), ilse(2), columns={1: "ashes-1 ashes-2"}, marker=3, cultists="deep-1"))
    t.says(0, "support:fighter-s5.0:1")
    assert column(t, 1) == ["ashes-1"]
    assert t.state.cultist_deck[0] == "ashes-2"
    assert column(t, 3) == ["deep-1"]
    assert t.state.marker == 4
    assert madness(t, 0) == 0


# The limit


@rule("CS-LIMIT-01")
@pytest.mark.parametrize(("seats", "limit"), [(3, 11), (4, 12), (5, 13)])
def test_the_limit_by_the_number_of_investigators(seats: int, limit: int) -> None:
    people = [rosa(0), tobias(1), ilse(2), jack(3), jack(4)][:seats]
    assert cultists.limit(hand_on(storm(*people))) == limit


FULL = {1: "deep-1 deep-2 deep-3", 2: "horn-1 horn-2 horn-3", 3: "ashes-1 ashes-2", 4: "yellow-1 yellow-2"}


@rule("CS-LIMIT-02", "CS-WIN-04")
def test_reaching_the_limit_is_no_loss_exceeding_it_is() -> None:
    """X-15, for three."""
    g = hand_on(storm(columns=FULL))
    list(cultists.arrive(g, 0))
    assert cultists.count(g) == 11
    t = phase(columns=FULL)
    assert t.over
    assert t.state.result == "limit"
    assert arrivals(t) == [0]


@rule("CS-LIMIT-03")
def test_neither_great_old_ones_nor_the_devoured_count() -> None:
    g = hand_on(storm(columns=FULL, elders={"cthulhu": 0}, devoured={"cthulhu": "deep-4 deep-5 deep-6"}))
    assert cultists.count(g) == 10


# Great Old Ones


@rule("CS-GOO-04", "S-80")
def test_called_by_a_card_one_drawn_at_random_comes_to_the_marker_which_stays() -> None:
    state = storm(phase="horror", circle="cold-breath footsteps the-calling", crystals={2: 3}, marker=3)
    t = play(state, great_old_one="hastur")
    assert t.ever_told(events.GreatOldOneAppears, great_old_one="hastur", slot=3)
    assert t.state.marker == 3


@rule("CS-GOO-05", "S-12")
def test_instead_of_a_sealed_location_it_appears_at_the_next_free_one() -> None:
    g = hand_on(storm(sealed={3: "card", 4: "token"}))
    list(great_old_ones.summon(g, "hastur", 3))
    assert g.state.elders[0].slot == 0


@rule("CS-GOO-07", "S-95")
def test_a_second_one_is_kept_out_for_insanity_and_steps() -> None:
    """X-07."""
    people = [rosa(0), tobias(1), ilse(2), jack(4)]
    state = storm(*people, phase="cultists", elders={"hastur": 0}, columns={0: "yellow-1", 2: "horn-1 horn-2 horn-3"}, marker=2)
    t = play(state, cultist_dice="blank blank blank blank blank")
    assert [e.id for e in t.state.elders] == ["hastur"]
    assert t.ever_told(events.GreatOldOneKeptOut, steps=4)
    assert [madness(t, who) for who in range(4)] == [1, 1, 1, 1]
    assert len(column(t, 2)) == 4
    assert t.state.horror_steps == 8 + 4 + 1


@rule("CS-GOO-08", "CS-END-03", "CS-END-04")
def test_the_endgames_great_old_one_enters_beside_another() -> None:
    state = storm(
        phase="horror", elders={"hastur": 0}, columns={0: "yellow-1", 3: "deep-1 deep-2"}, crystals={5: 5}, horror_steps=11
    )
    state.horror_at = 4
    t = play(state, great_old_one="dagon")
    assert [(e.id, e.slot) for e in t.state.elders] == [("hastur", 0), ("dagon", 3)]


@rule("CS-GOO-11", "CS-GOO-12", "CS-WIN-03", "CS-GFIGHT-09", "S-14")
def test_at_the_gate_it_can_be_fought_and_enters_in_the_next_cultist_phase() -> None:
    g = hand_on(storm(rosa(0), tobias(0), ilse(2), elders={"hastur": 0}, columns={0: "yellow-1"}))
    assert not symbols.attackable(g, 0, "hastur")
    t = phase(elders={"hastur": 0}, columns={0: "yellow-1"}, marker=1)
    assert symbols.attackable(hand_on(t.state), 0, "hastur")
    all_ready(t)
    while not t.over and t.state.round == 2:
        t.default()
    assert t.over
    assert (t.state.result, t.state.reason, t.state.round) == ("entered", "hastur", 3)


@rule("CS-GOO-13", "CS-ICON-02")
def test_held_back_it_neither_advances_nor_enters() -> None:
    t = phase(elders={"hastur": 0}, marker=1, lasting=[Lasting(what="held", on="hastur", until="next_cultists")])
    assert not t.over
    t.ever_told(events.GreatOldOneHeld, great_old_one="hastur")
    assert not t.state.lasting


@rule("CS-GOO-17")
def test_two_of_them_advance_each() -> None:
    t = phase(
        elders={"hastur": 0, "dagon": 3},
        columns={0: "yellow-1 yellow-2", 3: "deep-1"},
        marker=1,
        ending="when-the-gates-burst",
        ending_came=True,
    )
    assert [len(e.devoured) for e in t.state.elders] == [1, 1]


def test_one_that_appeared_in_this_phase_does_not_move_in_it() -> None:
    t = phase(columns={0: "deep-1 deep-2 deep-3"}, cultists="ashes-1 horn-1 horn-2")
    assert t.state.elders[0].devoured == []


def test_with_every_other_location_sealed_the_second_stands_above_the_first() -> None:
    """S-13."""
    g = hand_on(storm(sealed={1: "card", 2: "card", 3: "card", 4: "card"}, elders={"hastur": 0}, columns={0: "yellow-1"}))
    list(great_old_ones.summon(g, "dagon", 2, endgame=True))
    assert [(e.id, e.slot) for e in g.state.elders] == [("hastur", 0), ("dagon", 0)]
