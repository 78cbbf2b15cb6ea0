"""Rulings on points where the rulebook is silent, one by one (catalogue, section 6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.cultistorm import events
from games.cultistorm.dice import BLANK, CULT_FACES, FACES, SYMBOLS, WILD
from games.cultistorm.rules import cultists, great_old_ones, symbols
from games.cultistorm.state import SLOTS
from games.kernel.content import read_yaml

from .given import CARDS, all_ready, column, hand_on, ilse, jack, madness, miriam, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
RULEBOOK = Path(__file__).parents[3] / "games" / "cultistorm" / "rulebook.yaml"


@rule("S-02")
def test_six_faces_each_the_investigators_have_a_wild_one_the_cultists_a_blank() -> None:
    assert sorted(FACES) == sorted([*SYMBOLS, WILD])
    assert sorted(CULT_FACES) == sorted([*SYMBOLS, BLANK])


@rule("S-04")
def test_the_gambler_is_the_one_whose_dice_stay() -> None:
    people = [rosa(0), jack(1, board="moon key+key"), ilse(2)]
    t = play(storm(*people, phase="refresh")).default(0)
    assert len(t.state.pool) == 4


@rule("S-11")
def test_every_cultist_beyond_the_third_tries_to_summon() -> None:
    crowd = {0: "deep-1 deep-2 deep-3 deep-4", 4: "horn-1"}
    t = play(storm(phase="cultists", elders={"hastur": 4}, columns=crowd, marker=0))
    assert len(column(t, 0)) == 5
    assert t.ever_told(events.GreatOldOneKeptOut).steps == 3
    assert [madness(t, w) for w in range(3)] == [1, 1, 1]


@rule("S-17")
def test_a_die_that_was_taken_stays_taken() -> None:
    t = play(storm(pool="key tide moon")).says(0, "die:8")
    assert not [k for k in t.keys(0, "cs-prepare") if "die" in k]
    assert [d.face for d in t.state.pool] == ["tide", "moon"]


@rule("S-31")
def test_all_levels_are_active_together() -> None:
    people = [rosa(0, hand="g02 g03", board="moon key+key moon+moon", targets="ashes-2", deck="g12"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "ashes-2"}, dice={0: "spiral"})  # flame moon tide, and spiral
    g = hand_on(state)
    ranks = sorted(s.symbol for s in symbols.given(g, 0, "ashes-2") if s.rank == "ability")
    assert ranks == ["flame", "wild"]  # levels 1 and 3; level 2 draws a card
    healer = hand_on(storm(miriam(0, board="moon key+key moon+moon"), tobias(1, insanity=1, permanent=1), ilse(2)))
    assert len(healer.abilities(0)) == 3


@rule("S-33")
def test_hands_are_open_unless_the_table_closes_them() -> None:
    t = play(storm(rosa(0, hand="g01"), tobias(1), ilse(2)))
    assert t.view(1).investigators[0].hand == ("g01.0",)
    t = play(storm(rosa(0, hand="g01"), tobias(1), ilse(2), open_hands=False))
    assert t.view(1).investigators[0].hand != ("g01.0",)
    assert t.view(0).investigators[0].hand == ("g01.0",)


@rule("S-48")
def test_a_great_old_one_whose_card_is_in_play_is_kept_out_even_in_the_endgame() -> None:
    g = hand_on(storm(elders={"dagon": 1}, columns={1: "deep-1"}))
    list(great_old_ones.summon(g, "dagon", 3, endgame=True))
    assert [e.id for e in g.state.elders] == ["dagon"]
    assert [g.madness(w) for w in g.everybody] == [1, 1, 1]


@rule("S-49", "S-74")
def test_a_cultist_pushed_beside_a_great_old_one_stands_before_it_and_none_arrives_there() -> None:
    people = [rosa(3), tobias(1), ilse(2)]
    t = play(storm(*people, altars=(3,), columns={3: "ashes-1"}, elders={"cthulhu": 4})).says(0, "act:embarking")
    assert column(t, 4) == ["ashes-1"]
    g = hand_on(t.state)
    assert not g.at_the_gate(g.state.elders[0])
    list(cultists.arrive(g, 4))
    assert g.at(4).column == ["ashes-1"]


@rule("S-51")
def test_a_sealed_location_keeps_its_action_and_may_still_be_activated() -> None:
    people = [rosa(0, insanity=1), tobias(1), ilse(2)]
    state = storm(*people, altars=(0,), sealed={0: "card", 1: "card"}, horror_at=5, horror_steps=12)
    t = play(state)
    key = next(k for k in t.keys(0, "cs-prepare") if k.startswith("act:"))
    t.says(0, key)
    assert madness(t, 0) == 0
    t.offers(0, "altar:1")


@rule("S-59")
def test_one_special_caste_and_five_creatures() -> None:
    assert list(CARDS.special_castes) == ["faceless-court"]
    assert len(CARDS.creatures()) == 5


@rule("S-64")
def test_the_module_of_cultist_events_is_called_so_in_german() -> None:
    rulebook = read_yaml(RULEBOOK)
    titles = {c["id"]: c["title"]["de"] for c in rulebook["chapters"]}
    assert titles["EVENT"] == "Kultistenereignisse"


@rule("S-68", "CS-GEN-07")
@pytest.mark.parametrize("lacking", ["flame", "moon", "spiral"])
def test_a_wild_card_stands_for_any_one_symbol(lacking: str) -> None:
    """The Fighter's sixth card is wild: for whichever is lacking, but only for one."""
    plain = {"flame": "g02", "moon": "g03", "spiral": "g04"}
    hand = [plain[s] for s in plain if s != lacking]
    t = all_ready(
        play(storm(rosa(0, hand=" ".join([*hand, "fighter-s6"]), targets="ashes-1"), tobias(1), ilse(2), columns={0: "ashes-1"}))
    )
    t.ever_told(events.FightWon, who=0)
    t = all_ready(
        play(storm(rosa(0, hand=f"{hand[0]} fighter-s6", targets="ashes-1"), tobias(1), ilse(2), columns={0: "ashes-1"}))
    )
    t.never_told(events.FightWon, who=0)


@rule("S-70")
def test_an_effect_with_fewer_to_strike_does_what_it_can() -> None:
    """Two cards are discarded by the Collapsing Shelf; a deck of one loses that one."""
    people = [rosa(0, hand="g01"), tobias(1), ilse(2)]
    state = storm(*people, objects="collapsing-shelf.1 lantern.1")
    state.object_deck = ["lantern.1", "collapsing-shelf.1"]
    t = play(state).says(0, "research:1")
    assert t.state.object_deck == []
    assert sorted(t.state.object_discard)[0] == "collapsing-shelf.1"


@rule("S-79")
def test_killing_and_defeating_are_one_deed() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-1"})))
    assert t.state.cultist_discard == ["ashes-1"]
    assert t.state.investigators[0].trophies == {"flame": 1}


@rule("S-84")
def test_a_location_activated_in_combat_has_its_effect_at_once() -> None:
    """Rosa fights nobody at the first location; the lap this completes opens the Chapel at the second for the fight there."""
    people = [rosa(0), tobias(1, hand="g01 g03", targets="threshold-1"), ilse(2)]  # flame is lacking
    t = all_ready(play(storm(*people, columns={1: "threshold-1"}, locations={1: "chapel"}, horror_at=5, horror_steps=12)))
    assert t.state.phase == "combat"
    t.says(0, "altar:1", msg="cs-altar").says(1, "altar:1", msg="cs-altar")
    t.ever_told(events.FightWon, who=1)
    assert not t.events(events.LocationUsed)


@rule("S-93")
def test_the_symbol_belongs_to_the_place_on_the_board_whatever_card_lies_there() -> None:
    for order in (dict(enumerate(("asylum", "library", "lighthouse", "harbour", "courthouse"))), {0: "harbour", 3: "asylum"}):
        g = hand_on(storm(locations=order))
        assert [g.symbol(slot) for slot in SLOTS] == list(SYMBOLS)


@rule("S-94", "CS-GEN-06")
def test_an_ability_serves_its_owners_fight_but_ones_own_support_never_does() -> None:
    people = [rosa(0, hand="g02 g03 fighter-s4", board="moon", targets="ashes-2"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "ashes-2"})
    g = hand_on(state)
    assert any(s.rank == "ability" for s in symbols.given(g, 0, "ashes-2"))
    assert not [k for k in play(state).keys(0, "cs-prepare") if k.startswith("support:") and k.endswith(":0")]


@rule("S-98")
def test_a_crystal_moved_onto_a_full_card_activates_it_and_taking_one_away_never_does() -> None:
    people = [rosa(0), tobias(1), ilse(2, board="moon key+key")]
    state = storm(*people, circle="rot footsteps nightmares", crystals={0: 1, 1: 1})
    t = play(state).says(2, next(k for k in play(state).keys(2, "cs-prepare") if k.endswith(":turning")))
    t.says(2, "crystal:0:1")
    t.told(events.HorrorRevealed, card="footsteps")
    assert t.state.horror_steps == 8


@rule("S-102")
def test_a_certain_fight_is_not_asked_about_and_a_hopeless_one_is_not_begun() -> None:
    people = [rosa(0, hand="g02 g03 g04", targets="ashes-1"), tobias(1, targets="horn-1"), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-1", 1: "horn-1"})))
    t.ever_told(events.FightWon, who=0)
    t.ever_told(events.FightDeclined, who=1)
    t.never_told(events.FightBegins, who=1)


@rule("S-103")
def test_the_nightmare_has_all_five_creatures() -> None:
    assert sorted(begun(3, difficulty="nightmare").state.creatures) == sorted(CARDS.creatures())


@rule("S-104")
def test_more_than_half_of_the_votes_decide_at_once() -> None:
    people = [rosa(0, trophies="moon", seals="key flame moon spiral tide"), tobias(1), ilse(2)]
    t = play(storm(*people, horror_at=5, horror_steps=12)).says(0, "develop:moon")
    t.says(0, "altar:3", msg="cs-altar")
    assert not t.state.places[3].altar
    t.says(1, "altar:3", msg="cs-altar")
    assert t.state.places[3].altar
    t.asks_not(2, "cs-altar")
