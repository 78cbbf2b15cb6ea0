"""Fights: CS-FIGHT, CS-KILL, CS-GFIGHT, CS-TROPHY, CS-TGT-04 … 05, CS-DICE-08 … 12."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules.narrative import effect_of
from games.cultistorm.rules import symbols
from games.cultistorm.state import Lasting, StormState
from games.kernel.testing import Play

from .given import CARDS, all_ready, column, hand_on, ilse, jack, madness, play, rosa, storm, tobias

rule = pytest.mark.rule

# ashes-1 has FLAME MOON SPIRAL, deep-1 TIDE KEY FLAME, threshold-2 KEY FLAME SPIRAL.


def combat(*people: object, **more: object) -> Play[StormState]:
    luck = {k: str(more.pop(k)) for k in ("die",) if k in more}
    return all_ready(play(storm(*people, **more), **luck))  # type: ignore[arg-type]


@rule("CS-FIGHT-01", "CS-FIGHT-04", "CS-FIGHT-05", "S-67")
def test_who_fights_nobody_gets_insanity_and_the_horror_marker_advances() -> None:
    t = combat(rosa(0), tobias(1), ilse(2), elders={"hastur": 1}, columns={1: "yellow-1"})
    assert [e.who for e in t.events(events.FoughtNobody) if isinstance(e, events.FoughtNobody)] == [0, 1, 2]
    assert t.state.horror_steps >= 11
    assert [madness(t, who) for who in range(3)] == [1, 1, 1]


@rule("CS-FIGHT-02")
def test_fights_go_clockwise_from_the_start_location() -> None:
    people = [rosa(4, hand="g02 g03 g04", targets="ashes-1"), ilse(1, hand="g05 g01 g02", targets="deep-1"), tobias(2)]
    t = combat(*people, columns={4: "ashes-1", 1: "deep-1"})
    assert [e.who for e in t.events(events.FightWon) if isinstance(e, events.FightWon)] == [1, 0]


@rule("CS-FIGHT-03", "CS-TGT-04", "CS-TGT-05", "CS-TGT-09", "S-26", "S-28")
def test_those_at_a_location_decide_who_begins_and_the_other_has_no_opponent() -> None:
    """X-09."""
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), ilse(0, hand="g02 g03 g04", targets="ashes-1"), tobias(2)]
    t = combat(*people, columns={0: "ashes-1"}).asks(0, "cs-order").asks(1, "cs-order")
    t.says(0, "fight:1:ashes-1").says(1, "fight:1:ashes-1")
    assert t.ever_told(events.FightWon).who == 1
    assert t.state.investigators[1].trophies == {"flame": 1}
    t.ever_told(events.FoughtNobody, who=0)
    easy = combat(*[p.model_copy(deep=True) for p in _same()], columns={0: "ashes-1"}, difficulty="easy")
    easy.says(0, "fight:1:ashes-1").says(1, "fight:1:ashes-1")
    easy.never_told(events.FoughtNobody, who=0)


def _same() -> list[object]:
    return [rosa(0, hand="g02 g03 g04", targets="ashes-1"), ilse(0, hand="g02 g03 g04", targets="ashes-1"), tobias(2)]


@rule("CS-TGT-04")
def test_symbols_of_several_attackers_are_not_added_together() -> None:
    people = [rosa(0, hand="g02", targets="ashes-1"), ilse(0, hand="g03 g04", targets="ashes-1"), tobias(2)]
    combat(*people, columns={0: "ashes-1"}).never_told(events.FightWon)


@rule("CS-FIGHT-04", "CS-KILL-04", "S-24", "S-25")
def test_a_failed_fight_costs_insanity_and_a_step_and_loses_no_cards() -> None:
    people = [rosa(0, hand="g02", dice="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}).says(0, "attack").says(0, "concede")
    assert t.ever_told(events.FightLost, who=0).lacking == ("moon", "spiral")
    assert madness(t, 0) == 1
    assert "g02.0" in t.state.investigators[0].hand
    assert column(t, 0)[0] == "ashes-1"
    t.never_told(events.FoughtNobody, who=0)


@rule("S-33")
def test_what_a_closed_hand_fell_short_of_is_not_told_to_others() -> None:
    """It would say which symbols are in hand and which are not."""
    people = [rosa(0, hand="g02", dice="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, open_hands=False).says(0, "attack").says(0, "concede")
    lost = next(x for x in t.all if isinstance(x.event, events.FightLost))
    heard = {viewer: lost.for_viewer(viewer) for viewer in (0, 1, 2, None)}
    assert heard[0] == events.FightLost(0, "ashes-1", ("moon", "spiral"))
    assert [heard[viewer] for viewer in (1, 2, None)] == [events.FightLost(0, "ashes-1", ())] * 3


@rule("CS-FIGHT-04")
def test_a_declared_fight_may_be_declined() -> None:
    people = [rosa(0, hand="g02", dice="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}).says(0, "decline")
    t.ever_told(events.FightDeclined, who=0)
    t.ever_told(events.FoughtNobody, who=0)


@rule("CS-FIGHT-06", "S-27")
def test_ranged_attack_anybody_melee_the_nearest_only() -> None:
    g = hand_on(storm(rosa(0), tobias(0), ilse(2), columns={0: "deep-1 ashes-1"}))
    assert symbols.attackable(g, 0, "ashes-1")
    assert symbols.attackable(g, 1, "deep-1")
    assert not symbols.attackable(g, 1, "ashes-1")
    people = [tobias(0, hand="g02 g03 g04", targets="ashes-1"), rosa(1), ilse(2)]
    combat(*people, columns={0: "deep-1 ashes-1"}).ever_told(events.CannotFight, who=0)
    people = [tobias(0, hand="g02 g03 g04", targets="ashes-1"), rosa(1), ilse(2)]
    combat(*people, columns={0: "deep-1 ashes-1"}, before={0: "fighter-s3.1"}).ever_told(events.FightWon, who=0)


@rule("CS-FIGHT-07", "CS-DICE-08", "CS-GEN-07")
def test_every_symbol_copy_by_copy_from_all_that_one_has() -> None:
    people = [rosa(0, hand="g02", dice="wild", board="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, dice={0: "flame"}, before={0: "g04.1"})
    # FLAME MOON SPIRAL and FLAME: hand, die, support, and her ability gives the caste's symbol.
    assert sorted(t.ever_told(events.FightWon, who=0).used) == ["die:1", "fighter-1", "g02.0", "g04.1"]


@rule("CS-FIGHT-08", "CS-TGT-03", "S-69")
def test_each_source_counts_once_also_in_a_second_fight() -> None:
    people = [rosa(0, hand="g02 g03 g04 g01", dice="flame", board="key", targets="ashes-1 ashes-2"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1 ashes-2"}).says(0, "fight:0:ashes-1")
    t.says(0, "attack").says(0, "commit")
    assert t.told(events.FightWon).used == ("g02.0", "g03.0", "g04.0")
    t.says(0, "decline")
    assert t.state.investigators[0].trophies == {"flame": 1}
    assert madness(t, 0) == 0  # one fight was fought


@rule("CS-FIGHT-09")
@pytest.mark.parametrize(
    ("slot", "card", "die", "needed"),
    [
        (2, "threshold-2", "blank", "flame key spiral"),
        (2, "threshold-2", "tide", "flame key spiral tide"),
        (0, "threshold-2", "key", "flame key key key spiral"),
        (0, "threshold-2", "blank", "flame key key spiral"),
    ],
)
def test_a_cultist_has_three_four_or_five_symbols(slot: int, card: str, die: str, needed: str) -> None:
    g = hand_on(storm(columns={slot: card}, dice={slot: die}))
    assert sorted(symbols.needed(g, card)) == needed.split()


@rule("CS-FIGHT-10", "S-99")
def test_healing_in_combat_waits_until_it_has_ended() -> None:
    people = [rosa(0, insanity=2, hand="g03 g04 g05", targets="horn-1"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "horn-1"}, modules=["narrative"])
    state.stories = [str(next(k for k in range(20) if effect_of(1 + 6 * k + 2) == "heal"))]
    t = all_ready(play(state))
    t.ever_told(events.HealingWaits, who=0)
    kinds = (events.FightWon, events.PhaseBegins, events.InsanityHealed)
    told = [getattr(e, "phase", type(e).__name__) for e in t.events(*kinds)]
    assert told.index("sealing") < told.index("InsanityHealed")


@rule("CS-FIGHT-13")
def test_the_penalty_is_insanity_first_then_the_step() -> None:
    t = combat(rosa(0), tobias(1), ilse(2))
    kinds = (events.FoughtNobody, events.InsanityGained, events.HorrorSteps)
    assert [type(e).__name__ for e in t.events(*kinds)][:3] == ["FoughtNobody", "InsanityGained", "HorrorSteps"]


@rule("CS-DICE-10")
def test_a_doubled_wild_die_is_two_of_the_same() -> None:
    """ashes-10 has FLAME FLAME TIDE, ashes-1 three different ones."""
    people = [rosa(0, hand="g05", dice="wild", targets="ashes-10"), tobias(1), ilse(2), jack(3)]
    t = combat(*people, columns={0: "ashes-10"}, before={0: "gambler-s4.3"})
    assert set(t.ever_told(events.FightWon, who=0).used) == {"g05.0", "die:1", "gambler-s4.3"}
    people = [rosa(0, hand="g02", dice="wild", targets="ashes-1"), tobias(1), ilse(2), jack(3)]
    t = combat(*people, columns={0: "ashes-1"}, before={0: "gambler-s4.3"})
    assert not t.events(events.FightWon)


@rule("CS-DICE-12", "S-34", "S-89")
def test_a_die_may_be_rolled_again_for_insanity_but_not_at_four() -> None:
    people = [rosa(0, hand="g02 g03", dice="key", insanity=3, targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, die="tide").says(0, "attack").says(0, "reroll:1")
    assert madness(t, 0) == 4 or t.over
    t.ever_told(events.FightLost, who=0)  # at four nothing is left to try
    assert t.state.result == "insane"


def test_a_lucky_coin_rolls_again_for_nothing() -> None:
    people = [rosa(0, hand="g02 g03", dice="key", objects="lucky-coin.1", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, die="spiral").says(0, "attack").says(0, "coin:lucky-coin.1:1")
    t.ever_told(events.FightWon, who=0)
    assert madness(t, 0) == 0


def test_what_is_discarded_is_asked_for() -> None:
    """D-25: the dagger is not spent without a word, and not while a cheaper cover exists."""
    people = [rosa(0, hand="g02", objects="silver-dagger.1", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}).says(0, "attack").says(0, "commit")
    assert t.ever_told(events.FightWon).used == ("g02.0", "silver-dagger.1")
    assert "silver-dagger.1" in t.state.object_discard
    people = [rosa(0, hand="g02 g03 g04", objects="silver-dagger.1", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"})
    assert t.ever_told(events.FightWon).used == ("g02.0", "g03.0", "g04.0")


def test_one_may_choose_other_sources_than_the_cheapest() -> None:
    people = [rosa(0, hand="g02 g03 g04", objects="silver-dagger.1", targets="ashes-1 ashes-2"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1 ashes-2"}).says(0, "fight:0:ashes-1").says(0, "attack").says(0, "pick")
    t.says(0, "with:g02.0")  # not enough: nothing happens
    t.asks(0, "cs-fight").says(0, "pick").says(0, "with:g02.0", "with:silver-dagger.1")
    assert t.told(events.FightWon).used == ("g02.0", "silver-dagger.1")


# Victory over a cultist


@rule("CS-KILL-01", "CS-KILL-02", "CS-TROPHY-01", "S-29", "CS-GOO-16")
def test_a_killed_cultist_is_discarded_the_column_slides_the_trophy_is_taken() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, elders={"hastur": 0})
    assert "ashes-1" in t.state.cultist_discard
    assert t.state.investigators[0].trophies == {"flame": 1}
    assert t.state.elders[0].devoured == []
    assert t.over  # it stood at the gate then, and nobody fought it
    assert t.state.result == "entered"


@rule("CS-TGT-03", "CS-FIGHT-08")
def test_two_sure_fights_of_one_investigator_are_fought_without_a_question() -> None:
    """The wild card is kept for the second: deep-1 lacks a key without it."""
    people = [rosa(3, hand="g02 g03 g04 g05 fighter-s6", dice="flame", targets="ashes-1 deep-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={3: "ashes-1 deep-1"})
    assert not column(t, 3)
    assert not any(a.msg in ("cs-attack", "cs-fight") for a in t.live.asks)


@rule("CS-TGT-03")
def test_where_the_second_fight_would_cost_something_the_first_is_asked_about() -> None:
    people = [
        rosa(3, hand="g02 g03 g04 g05", dice="flame", objects="silver-dagger.1", targets="ashes-1 deep-1"),
        tobias(1),
        ilse(2),
    ]
    combat(*people, columns={3: "ashes-1 deep-1"}).asks(0, "cs-order")


@rule("CS-FIGHT-03")
def test_nobody_votes_on_an_order_that_changes_nothing() -> None:
    people = [rosa(3, hand="g02 g03 g04", targets="ashes-1"), ilse(3, hand="g05 g01 g02", targets="deep-1"), tobias(1)]
    t = combat(*people, columns={3: "ashes-1 deep-1"})
    assert [e.who for e in t.events(events.FightWon) if isinstance(e, events.FightWon)] == [0, 1]


@rule("CS-GOO-16", "CS-GFIGHT-01", "S-50")
def test_a_great_old_one_that_slides_to_the_gate_may_be_attacked_by_a_marker_on_it() -> None:
    """S-50."""
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(0, dice="key", targets="hastur"), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, elders={"hastur": 0})
    t.asks(1, "cs-attack")  # Rosa has cleared the way, and nobody had to be asked who begins
    assert not column(t, 0)


@rule("CS-KILL-03")
def test_used_cards_go_to_their_owners_discard_piles() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, before={0: "g04.1"}).until(0, "cs-prepare")
    assert {"g02.0", "g03.0"} <= set(t.state.investigators[0].discard)
    assert "g04.1" in t.state.investigators[1].discard


@rule("CS-TROPHY-02")
def test_without_such_a_trophy_in_the_supply_none_is_gained() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(1, trophies="flame " * 6), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"})
    t.ever_told(events.NoTrophyLeft, who=0)
    assert t.state.investigators[0].trophies == {}


@rule("CS-TROPHY-03", "CS-CASTE-05")
def test_a_cultist_without_a_caste_symbol_gives_none() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="court-6"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "court-6"}, castes=["faceless-court"])
    t.ever_told(events.FightWon, who=0)
    assert t.state.investigators[0].trophies == {}


@rule("CS-TROPHY-04")
def test_trophies_pay_for_abilities_seals_and_cards() -> None:
    people = [rosa(0, hand="g13", trophies="key"), tobias(1), ilse(2)]
    play(storm(*people)).offers(0, "develop:key", "lay:1", "support:g13.0:1")


def test_the_fighter_draws_after_a_kill_and_has_a_wild_symbol() -> None:
    people = [rosa(0, hand="g02 g03", board="key key+key moon+moon", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"})
    assert "fighter-3" in t.ever_told(events.FightWon).used
    assert t.ever_told(events.CardsDrawn, who=0, n=1)


# Great Old Ones


@rule("CS-GFIGHT-02", "CS-GFIGHT-03", "S-71")
def test_each_attacker_gets_insanity_before_anything_is_compared() -> None:
    people = [rosa(0, dice="key", targets="hastur"), tobias(0, dice="moon", targets="hastur"), ilse(2)]
    people[1].dice[0].id = 2
    t = combat(*people, elders={"hastur": 0}).says(0, "fight:0:hastur").says(1, "fight:0:hastur").says(0, "attack")
    assert madness(t, 0) == 1
    t.asks(0, "cs-fight").says(0, "concede").says(1, "attack")
    assert madness(t, 1) == 1


@rule("CS-GFIGHT-02")
def test_who_would_not_survive_it_is_asked_again() -> None:
    people = [rosa(0, hand="g02", dice="key", insanity=4, targets="hastur"), tobias(1), ilse(2)]
    t = combat(*people, elders={"hastur": 0}).says(0, "attack").asks(0, "cs-certain").says(0, "confirm")
    assert t.state.result == "insane"


@rule("CS-GFIGHT-04", "S-47", "S-91")
def test_the_symbols_of_a_great_old_one() -> None:
    """X-04: five, four devoured, the slot's and the die's."""
    devoured = {"cthulhu": "deep-1 ashes-1 horn-1 yellow-1"}
    g = hand_on(storm(elders={"cthulhu": 0}, devoured=devoured, dice={0: "moon"}))
    needed = [*CARDS.great_old_ones["cthulhu"].symbols, "tide", "flame", "moon", "spiral", "key", "moon"]
    assert sorted(symbols.needed(g, "cthulhu")) == sorted(needed)
    assert len(needed) == 11
    assert len(symbols.needed(hand_on(storm(elders={"cthulhu": 0})), "cthulhu")) == 6


WINNING = "g05 g11 g02 g03 g01 supporter-s6"  # TIDE KEY FLAME MOON KEY and a wild one: all of Cthulhu's at slot 0


@rule("CS-GFIGHT-05", "CS-GFIGHT-06", "CS-GFIGHT-07", "CS-GFIGHT-08", "CS-SEAL-10", "CS-GOO-14", "S-46", "S-75")
def test_a_beaten_great_old_one_goes_under_its_pile_and_its_location_is_sealed() -> None:
    """X-16, at slot 0."""
    people = [tobias(0, hand=WINNING + " g04", dice="tide", targets="cthulhu"), rosa(1), ilse(2)]
    t = combat(*people, elders={"cthulhu": 0}, devoured={"cthulhu": "yellow-1 deep-1"}, laid={0: 2}).says(0, "attack")
    t.ever_told(events.GreatOldOneDefeated, who=0, great_old_one="cthulhu")
    assert t.state.first_wave[-1] == "cthulhu"
    assert {"yellow-1", "deep-1"} <= set(t.state.cultist_discard)
    assert t.state.places[0].sealed == "token"
    assert t.state.places[0].trophies == 0
    assert len(t.state.seals) == 5
    assert t.state.trophies["key"] == 6
    assert t.state.investigators[0].trophies == {}


# Other means


def test_a_wild_symbol_that_lasts_counts_once() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}, lasting=[Lasting(what="fight_wild", n=1, on="0", until="round")])
    t.ever_told(events.FightWon, who=0)


def test_trophies_may_be_laid_in_combat() -> None:
    """SEAL-03."""
    people = [rosa(0, hand="g02", dice="key", trophies="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = combat(*people, columns={0: "ashes-1"}).says(0, "lay:1")
    assert t.state.places[0].trophies == 1
    t.asks(0, "cs-attack")
