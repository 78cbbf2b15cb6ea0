"""The turn and the order of operations: TM-TURN, TM-FLOW, S-63, S-64, S-88, S-89."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from games.kernel.arming import Armed
from games.talisman import events
from games.talisman.state import Character, Lasting, TalismanState, Toad
from tests.games.talisman.given import RULES, Playing, land, nobody_special, play, someone

rule = pytest.mark.rule


# TURN


@rule("TM-TURN-01")
def test_the_move_comes_first_and_then_the_encounter_where_it_ended() -> None:
    t = play(land(someone("thief", "O3"), someone("dwarf", "O13"), deck=["bag-of-gold"]), move=[3])
    t.never_told(events.CardDrawn)
    t.says(0, "go:O6:cw").says(0, "take:bag-of-gold")
    kinds = (events.TurnBegins, events.MoveRolled, events.Walks, events.SpaceMet, events.CardDrawn, events.TurnEnds)
    told = [type(e).__name__ for e in t.events(*kinds)]
    assert told[:6] == ["TurnBegins", "MoveRolled", "Walks", "SpaceMet", "CardDrawn", "TurnEnds"]


@rule("TM-TURN-02")
def test_the_player_on_the_left_is_next_and_after_the_last_the_first() -> None:
    t = play(land(someone("thief", "O2"), someone("dwarf", "O6"), someone("spy", "M15")), move=[1, 1, 1])
    assert t.state.active == 0
    t.says(0, "go:O3:cw")
    assert t.state.active == 1
    t.says(1, "go:O7:cw")
    assert t.state.active == 2
    t.says(2, "go:M16:cw")
    assert t.state.active == 0


@rule("TM-TURN-03", "TM-CARD-05")
def test_a_turn_that_an_event_breaks_off_is_the_turn_lost() -> None:
    t = play(land(someone("thief", "O2"), someone("dwarf", "O13"), someone("spy", "M15"), deck=["storm"]), move=[2, 1])
    t.says(0, "go:O4:cw")
    t.told(events.EventHappens, card="storm")
    assert t.who(0).miss == 0
    t.told(events.TurnMissed, seat=1)  # S-63: others miss their next
    assert t.state.active == 2, "another region does not notice the storm"
    t.says(2, "go:M16:cw")
    assert t.state.active == 0
    t.asks(0, "tm-go")


@rule("TM-TURN-03")
def test_of_several_lost_turns_the_broken_off_one_is_the_first() -> None:
    """Storm while a turn is to be missed already: the old one is still owed (S-64)."""
    t = play(land(someone("thief", "O2"), someone("dwarf", "M15"), deck=["storm"]), move=[2, 1])
    t.who(0).miss = 1
    t.says(0, "go:O4:cw")
    assert t.who(0).miss == 1


@rule("S-63")
def test_a_space_ends_the_turn_and_takes_the_next_one_too() -> None:
    t = play(land(someone("thief", "O18"), someone("dwarf", "M15")), move=[1, 1], table=[1])
    t.says(0, "go:O19:cw")
    assert t.who(0).miss == 1
    t.says(1, "go:M16:cw")
    t.told(events.TurnMissed, seat=0, left=0)
    assert t.state.active == 1


@rule("S-64")
def test_lost_turns_add_up() -> None:
    t = play(land(someone("thief", "O2", miss=2), someone("dwarf", "M15")), move=[1, 1])
    t.ever_told(events.TurnMissed, seat=0, left=1)
    t.says(1, "go:M16:cw")
    t.told(events.TurnMissed, seat=0, left=0)
    t.says(1, "go:M15:ccw", msg="tm-go").until(0, "tm-go")


@rule("TM-TURN-04", "TM-CARD-12")
@pytest.mark.parametrize("foe", [6, 4])
def test_a_lost_or_drawn_fight_ends_the_turn_at_once(foe: int) -> None:
    t = play(
        land(someone("thief", "O18"), someone("dwarf", "O13"), deck=["hobgoblin", "bag-of-gold"]), move=[3], fight=[4], foe=[foe]
    )
    t.says(0, "go:O21:cw")
    t.asks_not(0, "tm-take")
    assert t.state.lying["O21"] == ["hobgoblin", "bag-of-gold"]
    assert t.who(0).lives == (3 if foe == 6 else 4)
    assert t.state.active == 1


@rule("TM-TURN-04", "TM-ENC-02")
@pytest.mark.parametrize(("mine", "theirs"), [(6, 1), (1, 6), (3, 3)])
def test_a_fight_between_characters_ends_the_turn_whatever_comes_of_it(mine: int, theirs: int) -> None:
    t = play(land(someone("thief", "O2"), someone("dwarf", "O4"), deck=["bag-of-gold"]), move=[2], duel=[mine], parry=[theirs])
    t.says(0, "go:O4:cw").says(0, "attack:1")
    if mine != theirs:
        t.says(0 if mine > theirs else 1, "gold")
    t.never_told(events.CardDrawn)
    t.told(events.TurnEnds, seat=0)
    assert t.state.active == 1


# FLOW


@rule("TM-FLOW-01", "S-89")
def test_a_missed_turn_is_used_up_and_still_counts_for_a_toad() -> None:
    toad = someone("thief", "O2", gold=0, miss=1, toad=Toad(turns=2))
    t = play(land(toad, someone("dwarf", "O13")))
    t.ever_told(events.TurnMissed, seat=0)
    assert t.state.active == 1
    assert t.who(0).toad is not None
    assert t.who(0).toad.turns == 1


@rule("TM-FLOW-01")
def test_what_lasts_for_rounds_goes_on_being_counted_while_its_owner_misses_a_turn() -> None:
    state = land(someone("thief", "O2", miss=1), someone("dwarf", "O6"), active=1)
    state.lasting = [Lasting(what="blizzard", until="places", left=1, by=0, card="blizzard")]
    t = play(state)
    t.says(1, "go:O7:cw")
    t.told(events.LastingEnds, what="blizzard")
    t.told(events.TurnMissed, seat=0)


@rule("TM-FLOW-01", "S-88")
def test_who_misses_turns_can_be_attacked_and_may_evade() -> None:
    t = play(land(someone("thief", "O2"), someone("enchanted-dancer", "O3", miss=1)), move=[1])
    t.says(0, "go:O3:cw").says(0, "attack:1")
    t.asks(1, "tm-attacked").says(1, "evade:enchanted-dancer")
    t.told(events.CharacterEvades, seat=1)


@rule("TM-FLOW-02", "TM-RAFT-03")
def test_the_raft_is_decided_on_before_any_die() -> None:
    builder = play(land(someone("thief", "O17", objects=["axe"]), someone("dwarf", "O13")), move=[2])
    builder.asks(0, "tm-turn").offers(0, "build", "roll").never_told(events.MoveRolled)
    owner = play(land(someone("thief", "O17", raft="raft.s1"), someone("dwarf", "O13")), move=[2])
    owner.asks(0, "tm-turn").offers(0, "cross:M12", "roll").never_told(events.MoveRolled)


@rule("TM-FLOW-03")
def test_die_and_direction_outside_one_step_inside_and_for_toads_none_on_the_crown() -> None:
    other = someone("dwarf", "O13")
    walks = play(land(someone("thief", "O3"), other), move=[3])
    walks.ever_told(events.MoveRolled, dice=(3,))
    assert set(walks.keys(0, "tm-go")) == {"go:O6:cw", "go:O24:ccw", "go:sentinel:cw"}
    hops = play(land(someone("thief", "O3", gold=0, toad=Toad()), other))
    hops.never_told(events.MoveRolled)
    assert set(hops.keys(0, "tm-go")) == {"go:O4:cw", "go:O2:ccw"}
    inside = play(land(someone("thief", "I1"), other))
    inside.never_told(events.MoveRolled)
    assert set(inside.keys(0, "tm-inner")) == {"on:I2", "on:I8", "back:M1"}
    crowned = play(land(someone("thief", "C"), other, crown_reached=True), command=[1])
    crowned.ever_told(events.CommandRolled, seat=0)
    assert crowned.who(0).space == "C"


@rule("TM-FLOW-04")
def test_the_sentinel_is_fought_on_the_way_and_only_by_whoever_wants_to_pass() -> None:
    def there() -> Playing:
        return play(
            land(someone("thief", "O3", strength=8), someone("dwarf", "O13"), deck=["bag-of-gold"]),
            move=[4],
            fight=[6],
            foe=[1],
        )

    past = there()
    past.says(0, "go:O7:cw").never_told(events.BridgeTried)
    over = there()
    over.says(0, "go:sentinel:cw")
    assert over.order(events.Walks, events.BridgeTried, events.FightRolled) == ["Walks", "BridgeTried", "FightRolled", "Walks"]
    over.asks(0, "tm-go")


@rule("TM-FLOW-04")
def test_the_portal_is_tried_on_the_way_and_only_by_whoever_wants_to() -> None:
    past = play(land(someone("thief", "M15"), someone("dwarf", "O13")), move=[3])
    past.offers(0, "go:portal:cw").says(0, "go:M2:cw").never_told(events.PortalTried)
    tried = play(land(someone("thief", "M15"), someone("dwarf", "O13")), move=[3], portal=[6, 6])
    tried.says(0, "go:portal:cw").says(0, "by:strength")
    tried.told(events.PortalTried, opens=False)
    assert tried.who(0).space == "M1"


@rule("TM-FLOW-05", "TM-ENC-13", "S-104")
def test_at_the_end_of_a_move_the_hex_strikes_first_and_then_one_chooses_whom_to_meet() -> None:
    t = play(_hexed(someone("thief", "O3"), someone("dwarf", "O6")), move=[3])
    t.says(0, "go:O6:cw")
    t.told(events.HexStrikes, seat=0)
    assert t.who(0).lives == 3
    t.asks(0, "tm-whom").offers(0, "space", "attack:1")


def _hexed(*people: Character, space: str = "O6", deck: Sequence[str] = ()) -> TalismanState:
    state = land(*people, lying={space: ["hex"]}, deck=deck)
    state.lasting = [Lasting(what="hex", on=space, until="places", left=2, by=1, card="hex")]
    return state


@rule("TM-FLOW-05", "S-104")
def test_whom_a_hex_kills_meets_nothing() -> None:
    t = play(_hexed(someone("thief", "O3", lives=1), someone("dwarf", "O6")), move=[3])
    t.says(0, "go:O6:cw")
    t.told(events.Died, seat=0)
    t.asks_not(0, "tm-whom")
    assert t.state.active == 1


@rule("TM-FLOW-06")
def test_meeting_a_character_evading_dice_spoils_protection_and_the_end_come_in_this_order() -> None:
    t = play(
        land(someone("thief", "O3"), someone("enchanted-dancer", "O6", objects=["shield"])),
        move=[3],
        duel=[6],
        parry=[1],
        save=[5],
    )
    t.says(0, "go:O6:cw").says(0, "attack:1")
    t.asks(1, "tm-attacked").never_told(events.FightRolled)
    t.says(1, "accept")
    assert t.order(events.FightBegins, events.FightRolled, events.DuelWon) == ["FightBegins", "FightRolled", "DuelWon"]
    t.asks(0, "tm-spoils").says(0, "life")
    assert t.order(events.SpoilsChosen, events.LifeSaved, events.TurnEnds) == ["SpoilsChosen", "LifeSaved", "TurnEnds"]
    assert t.who(1).lives == 4


@rule("TM-FLOW-06", "TM-ENC-04")
def test_an_ability_may_be_evaded_before_it_takes_effect() -> None:
    t = play(land(someone("thief", "O3"), someone("enchanted-dancer", "O6")), move=[3])
    t.says(0, "go:O6:cw").says(0, "steal:1")
    t.asks(1, "tm-robbed").says(1, "evade:enchanted-dancer")
    assert (t.who(0).gold, t.who(1).gold) == (1, 1)
    t.told(events.TurnEnds, seat=0)  # S-78: the space is not met instead
    t.never_told(events.SpaceMet)


STEPS = (
    events.CardPlaced,
    events.EventHappens,
    events.FightWon,
    events.StrangerMet,
    events.Taken,
    events.PlaceVisited,
    events.LifeLost,
)


@rule("TM-FLOW-07", "TM-CARD-02", "TM-CARD-03")
@pytest.mark.parametrize(
    ("deck", "told"),
    [
        (["wolf", "blizzard", "ghost"], ["CardPlaced", "EventHappens", "FightWon"]),
        (["healer", "lemure", "wolf"], ["FightWon", "FightWon", "StrangerMet"]),
        (["magic-stream", "bag-of-gold", "healer"], ["StrangerMet", "Taken", "PlaceVisited"]),
    ],
)
def test_what_was_turned_up_in_any_order_is_dealt_with_by_rank(deck: list[str], told: list[str]) -> None:
    t = play(
        land(someone("thief", "M15", strength=9, craft=9), someone("dwarf", "O13"), deck=deck),
        move=[4],
        fight=[6, 6],
        foe=[1, 1],
    )
    t.says(0, "go:M3:cw").says_if_asked(0, "take:bag-of-gold")
    mine = [e for e in t.events(*STEPS) if getattr(e, "seat", 0) == 0]
    assert [type(e).__name__ for e in mine] == told


@rule("TM-FLOW-07", "TM-ENC-13", "S-30", "S-104")
def test_hex_then_drawing_then_cards_then_what_else_the_space_says() -> None:
    t = play(_hexed(someone("thief", "M13"), someone("dwarf", "O13"), space="M11", deck=["bag-of-gold"]), move=[2])
    t.says(0, "go:M11:ccw")
    assert t.order(events.HexStrikes, events.LifeLost, events.CardDrawn) == ["HexStrikes", "LifeLost", "CardDrawn"]
    desert = play(land(someone("thief", "M13"), someone("dwarf", "O13"), deck=["bag-of-gold"]), move=[1])
    desert.says(0, "go:M12:ccw").asks(0, "tm-take").never_told(events.LifeLost)
    desert.says(0, "take:bag-of-gold").told(events.LifeLost, seat=0, card="M12")


@rule("TM-FLOW-07", "S-98")
def test_of_several_cards_of_one_rank_the_player_chooses_the_order() -> None:
    t = play(land(someone("thief", "O18"), someone("dwarf", "O13"), deck=["healer", "sorcerer"]), move=[3])
    t.says(0, "go:O21:cw")
    t.asks(0, "tm-order").offers(0, "first:healer", "first:sorcerer").says(0, "first:sorcerer")
    t.until(1, "tm-go")
    met = [e.card for e in t.events(events.StrangerMet)]
    assert met == ["sorcerer", "healer"]


@rule("TM-FLOW-08", "TM-ENC-09", "TM-PICK-03", "TM-PICK-05")
def test_where_nothing_is_drawn_enemies_then_strangers_then_things_then_the_instruction() -> None:
    t = play(
        land(
            someone("rogue", "O6", strength=9, lives=3),
            someone("dwarf", "O13"),
            lying={"O7": ["market", "bag-of-gold", "healer", "goblin"]},
        ),
        move=[1],
        fight=[6],
        foe=[1],
    )
    t.says(0, "go:O7:cw").says(0, "take:bag-of-gold").says_if_asked(0, "none")
    t.never_told(events.CardDrawn)
    told = [type(e).__name__ for e in t.events(*STEPS, events.Healed)]
    assert told == ["FightWon", "StrangerMet", "Healed", "Taken", "PlaceVisited", "LifeLost"]


@rule("TM-FLOW-09", "TM-CARD-06")
def test_against_an_enemy_evading_comes_before_the_dice_and_protection_after_them() -> None:
    t = play(
        land(someone("elf", "O10", objects=["shield"]), someone("dwarf", "O13"), deck=["wolf"]),
        move=[1],
        fight=[1],
        foe=[6],
        save=[6],
    )
    t.says(0, "go:O11:cw").asks(0, "tm-foes").offers(0, "fight", "evade:elf").never_told(events.FightRolled)
    t.says(0, "fight")
    assert t.order(events.FightRolled, events.FightLost, events.LifeSaved, events.TurnEnds)[:4] == [
        "FightRolled",
        "FightLost",
        "LifeSaved",
        "TurnEnds",
    ]
    assert t.who(0).lives == 4
    assert t.who(0).trophies == []
    won = play(land(someone("elf", "O10"), someone("dwarf", "O13"), deck=["wolf"]), move=[1], fight=[6], foe=[1])
    won.says(0, "go:O11:cw").says(0, "fight")
    assert won.order(events.FightRolled, events.FightWon, events.TrophyKept) == ["FightRolled", "FightWon", "TrophyKept"]


@rule("TM-FLOW-10")
def test_forbidden_objects_go_before_surplus_objects_are_counted() -> None:
    bearer = someone("rogue", "O6", objects=["holy-grail", "sword", "axe", "helmet", "shield"])
    t = play(land(bearer, someone("dwarf", "O13")), move=[1])
    t.says(0, "go:O7:cw")
    t.told(events.PutDown, card="holy-grail", space="O7")
    t.asks_not(0, "tm-too-many-objects")


@rule("TM-FLOW-10")
def test_surplus_objects_go_before_surplus_spells() -> None:
    bearer = someone(
        "thief",
        "O6",
        objects=["solomons-crown", "sword", "axe", "helmet", "shield"],
        spells=["hex", "alchemy"],
    )
    t = play(land(bearer, someone("dwarf", "O13")), move=[1])
    t.says(0, "roll", msg="tm-turn").says(0, "go:O7:cw")
    t.asks(0, "tm-too-many-objects").asks_not(0, "tm-too-many-spells").says(0, "drop:solomons-crown")
    t.asks(0, "tm-too-many-spells").says(0, "discard:hex")
    assert t.who(0).spells == ["alchemy"]


@rule("TM-FLOW-10")
def test_the_dead_are_asked_for_nothing_any_more() -> None:
    t = play(
        land(someone("thief", "M6", lives=1, objects=["sword", "axe"], followers=["maiden"]), someone("dwarf", "O13")),
        move=[1],
        chasm=[1, 1],
    )
    t.says(0, "go:M7:cw")
    t.told(events.Died, seat=0)
    assert t.state.lying["M7"] == ["sword", "axe", "maiden"]
    t.asks_not(0, "tm-too-many-objects")


@rule("TM-FLOW-11")
def test_whoever_is_out_is_passed_over_and_whoever_waits_is_not() -> None:
    state = land(someone("thief", "O2"), None, None, someone("dwarf", "O13"))
    state.players[1].standing, state.players[1].out_at = "out", 1
    t = play(state, move=[1])
    t.says(0, "go:O3:cw")
    assert t.state.active == 2
    t.asks(2, "tm-new-character")


@rule("TM-FLOW-11")
def test_the_last_character_has_won_when_the_turn_is_over() -> None:
    t = play(land(someone("thief", "C"), someone("dwarf", "O13", lives=1), crown_reached=True), command=[4])
    t.says(1, "life")
    assert t.over
    assert t.state.winners == [0]


# A life about to be lost


@rule("TM-FLOW-12")
def test_what_takes_the_place_of_a_life_is_chosen_before_anything_protects_it() -> None:
    bitten = someone("thief", "I2", craft=3, lives=1, followers=["maiden"], spells=["preservation"])
    t = play(land(bitten, someone("dwarf", "O13")), vampire=[1])
    t.says(0, "on:I3").says(0, "face")
    t.asks(0, "tm-follower-or-life").asks_not(0, "tm-last-life")
    t.says(0, "bleed").asks(0, "tm-last-life").says(0, "cast:preservation")
    assert t.who(0).lives == 1
    assert t.who(0).followers == ["maiden"]


@rule("TM-FLOW-12")
def test_objects_are_rolled_for_before_a_spell_is_asked_for() -> None:
    def struck(die: int) -> Playing:
        bearer = someone("thief", "O10", lives=1, objects=["shield"], spells=["preservation"])
        t = play(land(bearer, someone("dwarf", "O13"), deck=["ogre"]), move=[2], fight=[1], foe=[6], save=[die])
        t.says(0, "roll", msg="tm-turn").says(0, "go:O12:cw").says(0, "fight")
        return t

    saved = struck(6)
    saved.told(events.LifeSaved, card="shield")
    assert saved.who(0).spells == ["preservation"]
    failed = struck(1)
    failed.told(events.SaveFailed, card="shield")
    failed.asks(0, "tm-last-life").says(0, "cast:preservation")
    assert failed.who(0).lives == 1


@rule("TM-FLOW-12")
def test_preservation_comes_before_healing_and_healing_before_the_loss() -> None:
    state = land(someone("thief", "M6", lives=2, craft=4, spells=["healing", "preservation"]), someone("dwarf", "O13"))
    state.players[0].armed = [
        Armed(card="healing", when="life-loss", at="me/any"),
        Armed(card="preservation", when="life-loss", at="me/any"),
    ]
    t = play(state, move=[1], chasm=[1])
    t.says(0, "roll", msg="tm-turn").says(0, "go:M7:cw")
    assert [e.spell for e in t.events(events.SpellCast)] == ["preservation"]
    assert t.who(0).lives == 2
    assert t.who(0).spells == ["healing"]
    only = land(someone("thief", "M6", lives=2, spells=["healing"]), someone("dwarf", "O13"))
    only.players[0].armed = [Armed(card="healing", when="life-loss", at="me/any")]
    t = play(only, move=[1], chasm=[1])
    t.says(0, "roll", msg="tm-turn").says(0, "go:M7:cw")
    assert t.who(0).lives == 3, "healed to four first, then the loss"


@rule("TM-FLOW-12")
def test_several_lives_lost_at_once_are_one_loss() -> None:
    state = land(someone("thief", "I2", spells=["preservation"]), someone("dwarf", "O13"))
    state.players[0].armed = [Armed(card="preservation", when="life-loss", at="me/any")]
    t = play(state, vampire=[6])
    t.says(0, "on:I3").says(0, "face")
    t.told(events.LifeLost, seat=0, n=2)
    assert t.who(0).lives == 2, "one of the three is saved"


@rule("S-99", "TM-TURN-02")
def test_who_leaves_after_the_move_takes_what_lasts_this_turn_along() -> None:
    """Seat 0 has stopped the Sentinel for this turn and gives up on the way; for seat 1 the guard is awake again."""
    held = Lasting(what="held", on="sentinel", until="turn", by=0)
    people = (someone("elf", "O1"), someone("dwarf", "O4"), someone("troll", "O9"))
    t = play(land(*people, lasting=[held], hurt=[2], used={"turn": ["cloak-of-shadows"]}), move=[1, 2], fight=[1], foe=[6])
    t.notes(0, "concede").says(0, "go:O2:cw")
    t.told(events.TurnEnds, seat=0)
    assert (t.state.active, t.state.hurt, t.state.used, t.state.lasting) == (1, [], {}, [])
    t.says(1, "go:sentinel:cw").ever_told(events.FightLost, seat=1, beings=("sentinel",))


@rule("TM-TURN-02")
def test_what_is_kept_between_two_turns_is_of_the_turn_that_comes() -> None:
    """The replay says whose turn it shows, and which."""
    t = play(land(nobody_special("O1"), someone("elf", "O15"), turn=6))
    t.until(1, "tm-go")
    kept = [RULES.load(c.data, c.version) for c in t.live.checkpoints]
    shown = [(v.turn, v.active, v.phase) for v in (RULES.view(state, None) for state in kept)]
    assert (shown[0], shown[-1]) == ((7, 0, "movement"), (8, 1, "movement"))
    assert t.view(1).turn == 8


@rule("TM-TURN-02")
def test_a_position_of_a_game_begun_before_says_its_turn_too() -> None:
    """It was kept before anybody wrote down whether the turn had begun."""
    for phase, begun, turn in (("movement", False, 7), ("encounter", True, 6), ("setup", False, 6)):
        then = {**land(nobody_special(), turn=6).model_dump(exclude={"begun"}), "phase": phase}
        old = RULES.load(json.dumps(then), 2)
        assert (old.begun, RULES.view(old, None).turn) == (begun, turn)
