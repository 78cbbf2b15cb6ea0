"""Adventure cards: TM-CARD, S-15, S-32, S-34, S-36, S-37, S-94, S-98, S-109."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Character
from tests.games.talisman.given import CARDS, land, play, someone

rule = pytest.mark.rule

RANKS = {"events": 1, "enemies": 2, "strangers": 4, "objects": 5, "magic_objects": 5, "followers": 5, "places": 6}


def _dwarf() -> Character:
    return someone("dwarf", "O13")


@rule("TM-CARD-01", "S-37")
def test_every_card_has_a_title_a_picture_a_type_and_a_rank() -> None:
    for card in CARDS.deck:
        printed = CARDS.adventure(card)
        assert printed.name.en
        assert printed.name.de
        assert printed.emblem
        assert CARDS.sort(card) in RANKS
        assert CARDS.rank(card) == (3 if printed.kind == "spirit" else RANKS[CARDS.sort(card)])


@rule("TM-CARD-02", "S-94")
def test_a_card_that_is_placed_elsewhere_goes_there_first_and_acts_there() -> None:
    t = play(
        land(someone("thief", "O20"), someone("rogue", "O3"), deck=["ghost", "wolf"]), move=[1], place=[3], fight=[1], foe=[6]
    )
    t.says(0, "go:O21:cw")
    assert t.order(events.CardDrawn, events.CardPlaced, events.FightBegins) == [
        "CardDrawn",
        "CardDrawn",
        "CardPlaced",
        "FightBegins",
    ]
    t.told(events.CardPlaced, card="ghost", space="O3", die=3)
    assert t.state.lying["O3"] == ["ghost"]
    assert t.who(1).lives == 4, "whoever stands there already is left alone"
    assert len(t.events(events.CardDrawn)) == 2, "and nothing is drawn in its place"


@rule("TM-CARD-02", "TM-CARD-13")
def test_it_attacks_whoever_next_ends_a_move_there() -> None:
    t = play(land(someone("thief", "O2"), _dwarf(), lying={"O3": ["ghost"]}), move=[1], fight=[1], foe=[6])
    t.says(0, "go:O3:cw").told(events.FightLost, beings=("ghost",))


@rule("TM-CARD-02", "S-98")
def test_of_several_to_be_placed_the_player_chooses_the_order() -> None:
    t = play(land(someone("thief", "O20"), _dwarf(), deck=["ghost", "hermit"]), move=[1], place=[3, 4])
    t.says(0, "go:O21:cw").asks(0, "tm-order").says(0, "first:hermit")
    assert [(e.card, e.space) for e in t.events(events.CardPlaced)] == [("hermit", "M5"), ("ghost", "O7")]


@rule("TM-CARD-03")
def test_the_lowest_rank_comes_first_whether_drawn_or_lying_there() -> None:
    there = {"M3": ["magic-stream", "lemure"]}
    t = play(land(someone("thief", "M2", craft=9), _dwarf(), lying=there, deck=["divine-light"]), move=[1], fight=[6], foe=[1])
    t.says(0, "go:M3:cw")
    kinds = (events.EventHappens, events.FightWon, events.PlaceVisited)
    assert t.order(*kinds) == ["EventHappens", "FightWon", "PlaceVisited"]


@rule("TM-CARD-04", "S-36")
@pytest.mark.parametrize(
    ("card", "rank"),
    [
        ("storm", 1),
        ("wolf", 2),
        ("goblin", 2),
        ("dragon", 2),
        ("ghost", 3),
        ("healer", 4),
        ("sword", 5),
        ("talisman", 5),
        ("unicorn", 5),
        ("bag-of-gold", 5),
        ("market", 6),
    ],
)
def test_types_and_their_ranks(card: str, rank: int) -> None:
    assert CARDS.rank(card) == rank


@rule("TM-CARD-04")
def test_the_box_holds_so_many_of_each() -> None:
    by_rank = [sum(CARDS.rank(card) == rank for card in CARDS.deck) for rank in range(1, 7)]
    assert by_rank == [17, 29, 12, 11, 50, 9]
    assert len(CARDS.deck) == 128


@rule("TM-CARD-05")
def test_events_are_carried_out_unasked() -> None:
    t = play(land(someone("elf", "O1"), someone("rogue", "O13"), deck=["devil"]), move=[1])
    t.says(0, "go:O2:cw").told(events.EventHappens, card="devil")
    assert t.who(0).lives == 3
    assert t.state.lying["O2"] == []
    assert "devil" in t.state.discard


@rule("TM-CARD-05")
def test_an_event_that_hits_a_region_hits_everybody_there() -> None:
    t = play(land(someone("thief", "O1"), _dwarf(), someone("spy", "M15"), deck=["pestilence"]), move=[1])
    t.says(0, "go:O2:cw")
    assert [t.who(s).lives for s in range(3)] == [3, 3, 4]


@rule("TM-CARD-06")
def test_enemies_with_strength_attack_whoever_drew_them_at_once() -> None:
    t = play(land(someone("thief", "O1"), _dwarf(), deck=["wolf"]), move=[1], fight=[1], foe=[6])
    t.says(0, "go:O2:cw")
    begins = t.told(events.FightBegins)
    assert (begins.seat, begins.beings, begins.stat, begins.worth, begins.against) == (0, ("wolf",), "strength", 3, 2)


@rule("TM-CARD-06", "S-32")
def test_all_enemies_with_strength_fight_together_and_apart_from_spirits() -> None:
    t = play(
        land(someone("thief", "M2", strength=9, craft=9), _dwarf(), deck=["wolf", "lemure", "goblin"]),
        move=[1],
        fight=[6, 6],
        foe=[1, 1],
    )
    t.says(0, "go:M3:cw")
    fights = [(e.beings, e.stat, e.against) for e in t.events(events.FightBegins)]
    assert fights == [(("wolf", "goblin"), "strength", 4), (("lemure",), "craft", 1)]  # S-34: both in one turn


@rule("TM-CARD-07")
def test_spirits_attack_by_psychic_combat() -> None:
    t = play(land(someone("thief", "O1", strength=9), _dwarf(), deck=["wraith"]), move=[1], fight=[2], foe=[1])
    t.says(0, "go:O2:cw")
    begins = t.told(events.FightBegins)
    assert (begins.stat, begins.worth, begins.against) == ("craft", 3, 5)
    t.told(events.FightLost)


@rule("TM-CARD-08")
@pytest.mark.parametrize("card", ["healer", "sword", "magic-stream"])
@pytest.mark.parametrize("foe", [1, 5, 6])
def test_strangers_things_and_places_are_open_only_when_every_enemy_is_beaten(card: str, foe: int) -> None:
    t = play(land(someone("thief", "O20", lives=3), _dwarf(), deck=[card, "hobgoblin"]), move=[1], fight=[5], foe=[foe])
    t.says(0, "go:O21:cw").says_if_asked(0, "take:sword", msg="tm-take")
    used = bool(t.events(events.StrangerMet, events.Taken, events.PlaceVisited))
    assert used == (foe == 1)
    assert ("hobgoblin" in t.state.lying["O21"]) == (foe != 1)


@rule("TM-CARD-08", "TM-EVADE-08")
def test_or_evaded() -> None:
    t = play(land(someone("sorceress", "O20"), _dwarf(), deck=["sword", "wraith"]), move=[1])
    t.says(0, "go:O21:cw").says(0, "evade:sorceress").says(0, "take:sword")
    assert t.who(0).objects == ["sword"]
    assert t.state.lying["O21"] == ["wraith"]


@rule("TM-CARD-08", "S-109")
def test_an_enemy_that_does_not_attack_counts_as_evaded() -> None:
    t = play(land(someone("minstrel", "O20"), _dwarf(), deck=["sword", "dragon"]), move=[1])
    t.says(0, "go:O21:cw").asks(0, "tm-mild").says(0, "spare").says(0, "take:sword")
    assert t.state.lying["O21"] == ["dragon"]


@rule("TM-CARD-09")
def test_a_strangers_instruction_is_followed_and_most_of_them_stay() -> None:
    t = play(land(someone("thief", "O1", lives=1), _dwarf(), deck=["healer"]), move=[1])
    t.says(0, "go:O2:cw").told(events.Healed, seat=0, n=2)
    assert t.state.lying["O2"] == ["healer"]


@rule("TM-CARD-10")
def test_taking_is_a_choice() -> None:
    t = play(land(someone("thief", "O1"), _dwarf(), deck=["sword"]), move=[1])
    t.says(0, "go:O2:cw").asks(0, "tm-take").offers(0, "take:sword", "leave").says(0, "leave")
    assert t.who(0).objects == []
    assert t.state.lying["O2"] == ["sword"]


@rule("TM-CARD-10")
@pytest.mark.parametrize(("who", "card"), [("rogue", "holy-grail"), ("elf", "runesword")])
def test_what_the_alignment_forbids_is_not_offered(who: str, card: str) -> None:
    t = play(land(someone(who, "O1"), _dwarf(), deck=[card]), move=[1])
    t.says(0, "go:O2:cw").asks_not(0, "tm-take")
    assert t.state.lying["O2"] == [card]


@rule("TM-CARD-10")
def test_no_follower_joins_whom_a_hag_haunts() -> None:
    t = play(land(someone("thief", "O1", followers=["hag"]), _dwarf(), deck=["maiden"]), move=[1])
    t.says(0, "go:O2:cw").asks_not(0, "tm-take")
    assert t.state.lying["O2"] == ["maiden"]


@rule("TM-CARD-11")
def test_a_places_instruction_is_followed_unasked_and_the_place_stays() -> None:
    t = play(land(someone("thief", "O1"), _dwarf(), deck=["marsh"]), move=[1])
    t.says(0, "go:O2:cw").told(events.PlaceVisited, card="marsh")
    assert t.who(0).miss == 1
    assert t.state.lying["O2"] == ["marsh"]
    strong = play(land(someone("thief", "O1", strength=5), _dwarf(), deck=["marsh"]), move=[1])
    strong.says(0, "go:O2:cw")
    assert strong.who(0).miss == 0


@rule("TM-CARD-12")
def test_every_card_that_is_left_stays_face_up() -> None:
    t = play(land(someone("thief", "M2"), _dwarf(), deck=["sword", "healer", "maze"]), move=[1])
    t.says(0, "go:M3:cw").says(0, "leave")
    assert sorted(t.state.lying["M3"]) == ["healer", "maze", "sword"]


@rule("TM-CARD-13")
def test_an_enemy_that_was_not_beaten_attacks_the_next_who_meets_the_space() -> None:
    t = play(land(someone("thief", "O1"), someone("rogue", "O3"), deck=["hobgoblin"]), move=[1, 1], fight=[1, 6], foe=[6, 1])
    t.says(0, "go:O2:cw").told(events.FightLost, seat=0)
    t.says(1, "go:O2:ccw").says(1, "space").told(events.FightWon, seat=1, beings=("hobgoblin",))
    assert t.who(1).trophies == ["hobgoblin"]


@rule("TM-CARD-13")
def test_but_not_whoever_meets_a_character_there() -> None:
    t = play(land(someone("thief", "O1"), someone("rogue", "O2"), lying={"O2": ["dragon"]}), move=[1])
    t.says(0, "go:O2:cw").says(0, "steal:1").never_told(events.FightBegins)


@rule("TM-CARD-14", "S-15")
def test_a_beaten_spirit_leaves_the_space_and_is_no_trophy() -> None:
    t = play(land(someone("thief", "O1", craft=9), _dwarf(), deck=["lemure"]), move=[1], fight=[6], foe=[1])
    t.says(0, "go:O2:cw").told(events.FightWon)
    assert t.who(0).trophies == []
    assert t.state.lying["O2"] == []
    assert "lemure" in t.state.discard


@rule("TM-CARD-15")
def test_cards_one_could_not_deal_with_any_more_lie_where_they_were_drawn_and_count_there() -> None:
    t = play(
        land(someone("thief", "M2"), someone("rogue", "M4"), deck=["storm", "goblin", "sword", "axe"]),
        move=[1, 1, 1],
        fight=[6],
        foe=[1],
    )
    t.says(0, "go:M3:cw")
    assert t.state.lying["M3"] == ["goblin", "sword"]
    assert t.who(0).trophies == []
    t.told(events.TurnMissed, seat=1)
    t.says(0, "go:M2:ccw").until(1, "tm-go").says(1, "go:M3:ccw")
    t.told(events.CardDrawn, seat=1, card="axe")
    assert len([e for e in t.events(events.CardDrawn) if e.seat == 1]) == 1


@rule("TM-CARD-15")
def test_an_event_that_was_not_reached_waits_for_the_next_visitor() -> None:
    t = play(land(someone("thief", "O20"), _dwarf(), deck=["storm", "devil"]), move=[1])
    t.says(0, "go:O21:cw").says(0, "first:storm")
    assert t.state.lying["O21"] == ["devil"]
    next_one = play(land(someone("elf", "O20"), _dwarf(), lying={"O21": ["devil"]}, deck=["sword"]), move=[1])
    next_one.says(0, "go:O21:cw").told(events.EventHappens, card="devil")
    assert next_one.who(0).lives == 3
