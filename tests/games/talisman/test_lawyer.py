"""Nasty situations, put together from the rulebook alone: where one rule meets another, and what the book demands then."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.moments import total
from games.talisman.state import Lasting, Toad
from tests.games.talisman.given import Playing, arrives, hand, land, meets, nobody_special, play, someone

rule = pytest.mark.rule


def turns_of(t: Playing, seat: int, n: int = 1) -> Playing:
    """Defaults play until this seat has ended so many more turns."""
    ended = t.events(events.TurnEnds).count(events.TurnEnds(seat)) + n
    while t.events(events.TurnEnds).count(events.TurnEnds(seat)) < ended:
        t.default()
    return t


# Death in the middle of something


@rule("TM-LIFE-04", "TM-LIFE-09", "TM-WIN-04", "S-53")
def test_a_pestilence_that_kills_everybody_before_the_crown_ends_nothing() -> None:
    """§4c: each of them may draw a new character and is back in the next round."""
    t = meets("pestilence", nobody_special(lives=1, objects=["ring"]), someone("troll", "O9", lives=1, gold=2))
    assert [p.standing for p in t.state.players] == ["waiting", "waiting"]
    assert not t.over
    assert (t.state.lying["O2"], t.state.gold) == (["ring"], {"O2": 1, "O9": 2})
    t.asks(1, "tm-new-character").says(1, "draw")
    t.until(0, "tm-new-character").says(0, "draw")
    assert [p.standing for p in t.state.players] == ["playing", "playing"]


@rule("TM-LIFE-09", "S-64")
def test_a_new_character_owes_nothing_of_what_the_dead_one_owed() -> None:
    """§4c: drawn as at the start. Missed turns, the Temple's chains, quest and promise were the dead one's."""
    chained = someone("troll", "M13", lives=1, miss=3, enslaved=True, quest="enemy", granted="outer", struck=2)
    t = arrives("M15", nobody_special(lives=3), chained, deck=["pestilence"]).asks(1, "tm-new-character").says(1, "draw")
    c = t.who(1)
    assert (c.miss, c.enslaved, c.quest, c.granted, c.struck, c.lives) == (0, False, "", "", 0, 4)
    t.never_told(events.TurnMissed, seat=1)


@rule("TM-LIFE-05", "TM-PICK-05")
def test_what_was_picked_up_in_the_desert_a_moment_ago_lies_there_again_when_the_desert_kills() -> None:
    """§12a: first the picking up, then the instruction; §4c: all possessions lie where it died."""
    t = arrives("M10", nobody_special(lives=1, objects=["sword"]), someone("troll", "O9"), lying={"M10": ["ring"]})
    t.says(0, "take:ring")
    assert t.state.lying["M10"] == ["sword", "ring"]
    assert t.state.players[0].standing == "waiting"
    assert t.state.active == 1


@rule("TM-CARD-15", "TM-LIFE-05")
def test_whom_the_angel_kills_in_the_hidden_valley_leaves_the_other_cards_unfought() -> None:
    """§15k: what could not be dealt with any more stays, and counts for the next one."""
    t = arrives("M3", nobody_special(lives=1, objects=["axe"]), someone("troll", "O9"), deck=["angel", "wolf", "bag-of-gold"])
    assert t.state.lying["M3"] == ["wolf", "bag-of-gold", "axe"]
    t.never_told(events.FightBegins)


@rule("TM-LIFE-04", "S-162")
def test_who_dies_in_the_first_turn_of_a_temporal_warp_has_lost_the_others() -> None:
    """§4c: from the next round on, not in what was left of this one."""
    t = play(land(nobody_special("O1", lives=1), someone("troll", "O9"), deck=["pestilence"], extra=2), move=[1])
    t.says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O2:cw")
    assert t.state.players[0].standing == "waiting"
    assert (t.state.active, t.state.extra) == (1, 0)


@rule("TM-TURN-03", "S-162")
def test_a_storm_in_a_turn_of_a_temporal_warp_costs_that_turn_and_no_other() -> None:
    """§15d: the broken-off turn is the lost one; the next two of the Warp are whole."""
    t = play(land(nobody_special("O1"), someone("troll", "O9"), deck=["storm"], extra=2), move=[1, 2])
    t.says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O2:cw")
    assert (t.state.active, t.state.extra, t.who(0).miss, t.who(1).miss) == (0, 1, 0, 1)
    t.asks(0, "tm-go")


@rule("S-63", "S-64", "S-162")
def test_a_drunken_night_in_a_temporal_warp_costs_the_next_of_its_turns() -> None:
    t = arrives("O19", nobody_special(), someone("troll", "O9"), extra=2, table=[1])
    t.ever_told(events.TurnMissed, seat=0)
    assert (t.state.active, t.state.extra, t.who(0).miss) == (0, 0, 0)


# Toads


@rule("TM-TOAD-02", "TM-TOAD-07", "S-10")
def test_a_toad_sheds_mule_hag_and_ten_objects_keeps_its_spells_and_the_hag_waits_for_the_next() -> None:
    """§19b, §19e."""
    things = ["ring", "axe", "sword", "helmet", "shield"]
    cursed = someone("wizard", "O12", objects=things, followers=["mule"], spells=["hex", "random"])
    t = play(land(cursed, someone("troll", "O12"), deck=[]), move=[1, 1], table=[1])
    t.says(0, "roll").says(0, "go:O13:cw").says(0, "visit:enchantress")
    c = t.who(0)
    assert (c.objects, c.followers, c.spells) == ([], [], ["hex", "random"])
    assert t.state.lying["O13"] == [*things, "mule"]
    assert total(hand(t.state), 0, "craft") == 1
    t.asks_not(0, "tm-too-many-spells")


@rule("TM-LIFE-07", "TM-TOAD-08", "TM-CMD-04")
def test_a_toad_named_on_its_last_life_cannot_answer_and_its_spells_are_buried() -> None:
    """§19e: it casts nothing, not even to save itself; §4c: its spells are taken away unseen."""
    toad = someone("priest", "O6", gold=0, lives=1, toad=Toad(), spells=["counterspell", "healing"])
    t = play(land(someone("troll", "C"), toad, someone("merchant", "O9"), crown_reached=True), command=[5])
    t.says(0, "name:1").asks_not(1, "tm-named").says(1, "life").never_told(events.SpellCast)
    assert t.state.players[1].standing == "out"
    assert t.state.buried == ["counterspell", "healing"]
    assert not t.state.lying.get("O6")


@rule("TM-TOAD-12", "TM-ENC-04")
def test_from_a_toad_a_thief_has_nothing_to_steal_but_may_attack_it() -> None:
    """§19b, §13c."""
    t = arrives("O6", someone("thief"), someone("monk", "O6", gold=0, toad=Toad()))
    t.offers(0, "attack:1", "space").offers_not(0, "steal:1")


@rule("TM-CMD-07", "S-60", "TM-TOAD-01")
def test_who_becomes_a_toad_on_the_crown_loses_everything_there_but_not_the_crown() -> None:
    """§11g, §19b: it stays on the space; after its third turn it commands again, without its Talisman."""
    holder = someone("troll", "C", objects=["talisman"], gold=2)
    t = play(land(someone("wizard", "O3", spells=["random"]), holder, crown_reached=True), table=[1], command=[1, 1])
    t.says(0, "cast:random").says(0, "at:1")
    assert t.state.lying["C"] == ["talisman"]
    turns_of(t, 1, 3).never_told(events.CommandCast)
    assert t.who(1).toad is None
    turns_of(t, 1)
    t.ever_told(events.CommandCast, seat=1, victim=0)
    assert t.who(1).objects == []


@rule("TM-INNER-08", "TM-TOAD-03", "S-163")
def test_a_toad_in_the_mine_has_craft_one_and_a_hex_at_the_exit_strikes_it() -> None:
    """§14f with §19c; no encounter at the exit (§14e), but the Hex is none."""
    state = land(
        someone("wizard", "I1", craft=9, gold=0, toad=Toad()),
        someone("troll", "O9"),
        lying={"O19": ["hex"]},
        lasting=[Lasting(what="hex", on="O19", until="places", left=3, card="hex", by=1)],
    )
    t = play(state, depths=[2, 3, 2]).says(0, "on:I2").says_if_asked(0, "face")
    t.ever_told(events.HexStrikes, seat=0)
    assert (t.who(0).space, t.who(0).lives) == ("O19", 3)
    assert t.state.active == 1


# Spells that answer spells, and spells in fights


@rule("S-111", "S-141")
def test_a_counterspell_against_a_reflection_lets_the_first_spell_strike() -> None:
    """S-65: the last cast acts first. The Reflection is undone, so Acquisition hits whom it was aimed at."""
    caster = someone("wizard", "O3", spells=["acquisition", "counterspell"])
    victim = someone("priest", "O9", spells=["reflection"], objects=["ring"], gold=0)
    t = play(land(caster, victim)).notes(1, "arm:reflection:spell-cast:me").notes(0, "arm:counterspell:spell-cast:me")
    t.says(0, "cast:acquisition").says(0, "at:1")
    t.ever_told(events.SpellCountered, spell="reflection")
    assert t.who(0).objects == ["ring"]


@rule("S-87", "S-174", "TM-SPELL-10")
def test_the_owner_of_an_amulet_walks_over_a_hex_unharmed_and_it_still_counts_as_a_card() -> None:
    """No spell affects the owner, also one that lies on a space; §13e: the Hex is one of the Oasis's two cards."""
    t = arrives(
        "M11",
        nobody_special(objects=["amulet"]),
        someone("troll", "O9"),
        lying={"M11": ["hex"]},
        lasting=[Lasting(what="hex", on="M11", until="places", left=3, card="hex", by=1)],
        deck=["maze", "ring"],
    )
    assert t.who(0).lives == 4
    t.never_told(events.HexStrikes)
    assert len(t.events(events.CardDrawn)) == 1


@rule("TM-FIGHT-04", "TM-SPELL-09")
def test_a_psionic_blast_is_for_one_fight_and_gone_if_that_fight_is_evaded() -> None:
    """§9f: used as its card says, in this fight. Evading ends the fight; the one in the Cave is another."""
    t = arrives(
        "O4",
        someone("elf", spells=["psionic-blast", "hex"]),
        someone("troll", "O9"),
        lying={"O4": ["dragon", "cave"]},
        table=[2],
    )
    t.says(0, "cast:psionic-blast").says(0, "evade:elf").asks(0, "tm-foes").says(0, "fight")
    t.ever_told(events.FightBegins, seat=0, beings=("cave-goblin",), worth=3)


@rule("TM-FLOW-12", "S-112")
def test_of_three_lives_lost_at_once_preservation_keeps_one_and_healing_makes_up_for_the_others() -> None:
    """§16d, §12a: nothing says that only one spell may answer a loss. Preservation alone would not save whoever has 1 life."""
    bitten = someone("priest", "I2", lives=1, spells=["preservation", "healing"])
    t = play(land(bitten, someone("troll", "O9")), vampire=[6]).says(0, "on:I3").says(0, "face")
    t.asks(0, "tm-last-life").says(0, "cast:preservation").asks(0, "tm-last-life").says(0, "cast:healing")
    assert t.who(0).lives == 2


@rule("TM-FLOW-12", "S-112")
def test_whoever_is_away_at_the_vampires_is_saved_by_what_saves() -> None:
    bitten = someone("priest", "I2", lives=1, spells=["preservation", "healing"])
    t = play(land(bitten, someone("troll", "O9")), vampire=[6]).says(0, "on:I3").says(0, "face").default(2)
    assert t.who(0).lives == 2


# The Crown


@rule("TM-SPELL-08", "TM-CMD-01", "S-173")
def test_who_stands_on_the_crown_still_casts_what_is_cast_at_the_start_of_a_turn() -> None:
    """§9f, §11g: only the move is gone, not the start of the turn; the Command Spell is a duty all the same (§9h)."""
    holder = someone("wizard", "C", spells=["acquisition", "hex"])
    t = play(land(holder, someone("merchant", "O6", gold=1), crown_reached=True), command=[1])
    t.asks(0, "tm-command").says(0, "cast:acquisition").says(0, "at:1")
    assert t.who(0).gold == 2
    t.asks(0, "tm-command").says(0, "name:1").told(events.CommandCast, victim=1)


@rule("TM-SPELL-08", "TM-INNER-14", "S-173")
def test_so_do_two_who_meet_there() -> None:
    holder = someone("wizard", "C", spells=["acquisition", "hex"])
    t = play(land(holder, someone("merchant", "C", gold=1), crown_reached=True))
    t.asks(0, "tm-whom").says(0, "cast:acquisition").says(0, "at:1")
    assert t.who(0).gold == 2
    t.asks(0, "tm-whom")


@rule("TM-CMD-07", "S-173")
def test_who_turns_itself_into_a_toad_on_the_crown_names_nobody_any_more() -> None:
    """§19e, §9h."""
    holder = someone("wizard", "C", spells=["random", "hex"])
    t = play(land(holder, someone("merchant", "O6"), someone("troll", "O9"), crown_reached=True), table=[1])
    t.says(0, "cast:random").says(0, "at:0").never_told(events.CommandCast)
    assert t.state.active == 1


@rule("TM-INNER-13", "TM-FIGHT-18", "TM-WIN-01", "S-130")
def test_who_kills_the_holder_on_arrival_commands_only_in_the_next_turn_and_takes_nothing_from_the_dead() -> None:
    """§14i: the meeting is the turn; §16i: it is over then. The dead holder is out (§4c), the third player still in."""
    holder = someone("troll", "C", lives=1, objects=["talisman"])
    comer = someone("thief", "I5", strength=9)
    t = play(land(comer, holder, someone("merchant", "O6"), crown_reached=True), duel=[6], parry=[1], command=[1])
    t.says(0, "on:C").says(0, "attack:1").says(0, "life").never_told(events.CommandCast)
    assert t.state.players[1].standing == "out"
    assert (t.state.active, t.state.lying["C"]) == (2, ["talisman"])
    turns_of(t, 0)
    t.ever_told(events.CommandCast, seat=0, victim=2)
    assert t.state.lying["C"] == ["talisman"]


@rule("TM-WIN-01", "TM-LIFE-10")
def test_the_last_rival_who_dies_of_a_card_it_drew_itself_makes_the_holder_the_winner() -> None:
    """§21a, in the rival's own turn and with no Command Spell."""
    t = meets(
        "pestilence",
        nobody_special(lives=1),
        someone("troll", "C", lives=1),
        someone("merchant", "O9", lives=1),
        crown_reached=True,
    )
    assert t.over
    assert t.state.winners == [1]


@rule("TM-CMD-04", "S-77", "TM-PICK-08")
def test_who_concedes_in_the_valley_of_fire_leaves_the_talisman_there_for_the_next() -> None:
    """§9h, §4c, §12a. Without a Talisman of one's own one does not get in to take it (§11f)."""
    state = land(
        someone("troll", "C"),
        someone("thief", "I5", objects=["talisman"]),
        someone("merchant", "I4"),
        someone("monk", "I6", objects=["talisman.s1"]),
        crown_reached=True,
    )
    t = play(state, command=[6]).says(0, "name:1").says(1, "concede")
    assert t.state.lying["I5"] == ["talisman"]
    t.offers_not(2, "on:I5").says(2, "back:I3").says_if_asked(2, "leave")
    t.says(3, "on:I5").says(3, "take:talisman")
    assert t.who(3).objects == ["talisman.s1", "talisman"]


@rule("S-162", "S-173", "TM-CMD-01")
def test_a_temporal_warp_on_the_crown_is_three_command_spells() -> None:
    """§9h: in each turn; the three of the Warp are turns."""
    holder = someone("wizard", "C", spells=["temporal-warp", "hex"])
    t = play(land(holder, someone("merchant", "O6"), crown_reached=True), command=[1, 1, 1])
    t.says(0, "cast:temporal-warp").says(0, "name:1").says(0, "name:1").says(0, "name:1")
    assert len(t.events(events.CommandCast)) == 3
    assert t.state.active == 1


@rule("TM-INNER-14", "TM-CMD-06")
def test_of_three_on_the_crown_the_two_who_are_left_go_on_meeting_each_other() -> None:
    """§14i: as long as there are two or more."""
    t = play(
        land(
            someone("thief", "C", strength=9),
            someone("merchant", "C", lives=1),
            someone("monk", "C"),
            someone("troll", "O6"),
            crown_reached=True,
        ),
        duel=[6],
        parry=[1],
    )
    t.says(0, "attack:1").says(0, "life").never_told(events.CommandCast)
    t.asks(2, "tm-whom").offers(2, "attack:0").offers_not(2, "attack:1", "space")


# Possessions


@rule("TM-FIGHT-15", "S-25", "S-46")
def test_a_talisman_won_in_the_valley_is_the_fifth_object_and_the_loser_may_still_enter_the_crown() -> None:
    """§16i, §5e, §11f: only entering the Valley asks for it."""
    four = ["sword", "axe", "helmet", "talisman.s1"]
    t = play(
        land(someone("thief", "I6", strength=9, objects=four), someone("merchant", "I5", objects=["talisman"])),
        duel=[6],
        parry=[1],
    )
    t.says(0, "on:I5").says(0, "attack:1").says(0, "take:talisman").asks(0, "tm-too-many-objects").says(0, "drop:helmet")
    assert t.state.lying["I5"] == ["helmet"]
    t.asks(1, "tm-inner").offers(1, "on:C")


@rule("TM-OBJ-08", "TM-CRAFT-11", "TM-FOLL-06", "TM-FLOW-10")
def test_a_mule_that_falls_into_the_chasm_costs_objects_then_craft_then_a_spell() -> None:
    """§6b, §5e, §2h, one after the other; the bought Mule goes under its stack (§20b)."""
    things = ["solomons-crown", "axe", "sword", "helmet", "shield"]
    owner = someone("wizard", objects=things, followers=["mule.s1"], spells=["hex", "random", "nullify"])
    t = arrives("M7", owner, someone("troll", "O9"), chasm=[6, 1])
    t.asks(0, "tm-too-many-objects").asks_not(0, "tm-too-many-spells").says(0, "drop:solomons-crown")
    t.asks(0, "tm-too-many-spells").says(0, "discard:random")
    assert (t.state.lying["M7"], t.who(0).spells) == (["solomons-crown"], ["hex", "nullify"])
    assert "mule.s1" in t.state.stacks["mule"]


@rule("S-85", "TM-PICK-03")
def test_where_an_enemy_lies_the_thief_of_a_mule_does_not_get_what_it_carried() -> None:
    """§12a A: the Enemy comes first, and the Thief has met a character."""
    victim = someone("merchant", "O6", objects=["ring", "axe", "sword", "helmet", "shield"], followers=["mule"], gold=0)
    t = arrives("O6", someone("thief"), victim, lying={"O6": ["dragon"]})
    t.says(0, "steal:1").says(0, "rob:mule").says(1, "drop:ring")
    assert t.state.lying["O6"] == ["dragon", "ring"]
    assert t.who(0).followers == ["mule"]
    assert t.state.active == 1


@rule("TM-CRAFT-10", "TM-SPELL-14", "TM-FIGHT-15")
def test_a_wand_that_changes_hands_costs_the_one_a_spell_and_brings_the_other_one() -> None:
    """§2f, §2h, §12a."""
    loser = someone("priest", "O6", objects=["wand"], spells=["hex", "random", "nullify"])
    t = arrives("O6", someone("minstrel", strength=9), loser, spells=["alchemy"], duel=[6], parry=[1])
    t.says(0, "attack:1").until(0, "tm-spoils").says(0, "take:wand")
    t.asks(1, "tm-too-many-spells").says(1, "discard:hex")
    assert (t.who(0).spells, t.who(1).spells) == (["alchemy"], ["random", "nullify"])


@rule("S-10", "S-172")
def test_the_hag_drives_all_away_but_the_poltergeist_who_clings_as_well() -> None:
    """S-10: who must be taken is lost only as its own card says. With the Mule goes what it carried (§5e)."""
    haunted = nobody_special(followers=["poltergeist", "mule", "maiden"], objects=["ring", "axe", "sword", "helmet", "shield"])
    t = play(land(haunted, someone("troll", "O9"), deck=["hag"])).says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O2:cw")
    t.says(0, "drop:ring")
    assert t.who(0).followers == ["poltergeist", "hag"]
    assert t.state.lying["O2"] == ["mule", "maiden", "ring"]


@rule("S-10", "S-172")
def test_and_whoever_has_the_hag_must_take_the_poltergeist_too() -> None:
    t = meets("poltergeist", nobody_special(followers=["hag"]), someone("troll", "O9"))
    assert t.who(0).followers == ["hag", "poltergeist"]


@rule("TM-FIGHT-11", "TM-STR-05", "TM-OBJ-10")
def test_what_was_used_up_or_paid_for_a_fight_is_gone_though_it_was_drawn() -> None:
    """§16j: both unharmed, so no armour is rolled for and the Runesword drinks nothing."""
    fighter = nobody_special(objects=["potion-of-strength", "runesword", "armour"], followers=["mercenary"], gold=2)
    t = meets("dragon", fighter, someone("troll", "O9"), fight=[1], foe=[3])
    t.says(0, "use:potion-of-strength").says(0, "use:mercenary").says_if_asked(0, "fight")
    t.ever_told(events.FightDrawn, seat=0)
    c = t.who(0)
    assert (c.objects, c.followers, c.gold, c.lives) == (["runesword", "armour"], ["mercenary"], 1, 4)
    t.never_told(events.LifeSaved).never_told(events.SaveFailed)
    assert t.state.lying["O2"] == ["dragon"]


@rule("TM-FIGHT-11", "S-158")
def test_a_charmed_animal_is_gone_after_a_drawn_fight() -> None:
    t = meets("goblin", someone("minstrel", "O1", followers=["wolf"]), someone("troll", "O9"), fight=[1], foe=[3])
    t.says(0, "use:wolf").says_if_asked(0, "fight").ever_told(events.FightDrawn, seat=0)
    assert t.who(0).followers == []
    assert "wolf" in t.state.discard


# Alignment


@rule("TM-ALIGN-05", "TM-ALIGN-06")
def test_who_has_changed_in_this_round_keeps_alignment_and_grail_before_mephistopheles() -> None:
    """§7b before §7c: no change, so nothing is laid down."""
    druid = someone("druid", "O1", objects=["holy-grail"])
    t = play(land(druid, someone("troll", "O9"), deck=["mephistopheles"]), move=[1])
    t.says(0, "become:good").says(0, "roll").says(0, "go:O2:cw")
    t.ever_told(events.AlignmentKept, seat=0)
    assert (t.who(0).alignment, t.who(0).objects) == ("good", ["holy-grail"])


@rule("TM-ALIGN-06", "TM-OBJ-03")
def test_what_was_laid_down_by_a_change_may_be_taken_by_the_next_and_by_the_owner_only_when_allowed() -> None:
    """§7c, §5b, §12a."""
    t = meets("mephistopheles", someone("priest", "O1", objects=["holy-grail"]), someone("elf", "O1"), move=[1, 1])
    assert t.state.lying["O2"] == ["holy-grail"]
    t.says_if_asked(1, "roll", msg="tm-turn").says(1, "go:O2:cw").says(1, "space").says(1, "take:holy-grail")
    assert t.who(1).objects == ["holy-grail"]


# What fails on the Glade


@rule("TM-STR-12", "S-178")
def test_a_potion_is_a_magic_object_and_its_strength_fails_on_the_glade() -> None:
    """§1f: the Strength of magic objects is not in force there. The Mercenary is a follower, and his is."""
    fighter = nobody_special(objects=["potion-of-strength"], followers=["mercenary"], gold=2)
    t = arrives("M5", fighter, someone("troll", "O9"), lying={"M5": ["dragon"]}, fight=[6], foe=[6])
    t.offers_not(0, "use:potion-of-strength").says(0, "use:mercenary").says_if_asked(0, "fight")
    t.ever_told(events.FightBegins, seat=0, worth=6)
    assert t.who(0).objects == ["potion-of-strength"]


@rule("TM-STR-12", "S-178")
def test_a_potion_drunk_on_the_bridge_is_of_no_use_on_the_glade_in_the_same_turn() -> None:
    lasting = [Lasting(what="stronger", n=2, on="0", until="turn", card="potion-of-strength", by=0)]
    state = land(nobody_special("M5"), someone("troll", "O9"), lasting=lasting)
    assert total(hand(state), 0, "strength") == 3
    state.players[0].character.space = "M4"  # type: ignore[union-attr]
    assert total(hand(state), 0, "strength") == 5


# Several beings, evading


@rule("TM-EVADE-03", "TM-FIGHT-10", "S-33")
def test_held_beaten_and_found_the_held_one_stays_and_is_no_trophy() -> None:
    """§18a, §16e, §15g."""
    t = arrives(
        "O21",
        someone("wizard", strength=4, spells=["immobility", "hex"]),
        someone("troll", "O9"),
        lying={"O21": ["dragon", "wolf", "ring"]},
        fight=[6],
        foe=[1],
    )
    t.says(0, "cast:immobility").says(0, "at:dragon").says(0, "fight").says(0, "take:ring")
    assert t.who(0).trophies == ["wolf"]
    assert t.state.lying["O21"] == ["dragon"]


@rule("S-34", "TM-STR-05", "TM-CARD-15")
def test_a_trophy_won_before_a_draw_with_spirits_is_kept_and_the_purse_stays() -> None:
    """§16d, §16j, §15g."""
    t = arrives(
        "M3",
        nobody_special(strength=6),
        someone("troll", "O9"),
        deck=["wolf", "spectre", "bag-of-gold"],
        fight=[6, 3],
        foe=[1, 3],
    )
    assert t.who(0).trophies == ["wolf"]
    assert t.state.lying["M3"] == ["spectre", "bag-of-gold"]
    assert (t.who(0).lives, t.who(0).gold) == (4, 1)


@rule("TM-EVADE-01", "TM-FIGHT-10", "S-179")
def test_the_rogue_slips_past_the_bandit_and_fights_the_wolf_alone() -> None:
    """§18a, §8a: the ability evades robbers, whoever else is there; §16e sums only those who still attack."""
    t = arrives(
        "O21", someone("rogue", gold=0), someone("troll", "O9"), lying={"O21": ["bandit", "wolf", "ring"]}, fight=[6], foe=[1]
    )
    t.says(0, "evade:rogue").says_if_asked(0, "fight")
    t.ever_told(events.FightBegins, seat=0, beings=("wolf",), against=2)
    t.says(0, "take:ring")
    assert (t.who(0).trophies, t.state.lying["O21"]) == (["wolf"], ["bandit"])


# Portal, Pits, retreat


@rule("TM-PORTAL-09", "TM-ENC-02")
def test_a_failed_attempt_at_the_portal_meets_nobody_who_waits_there() -> None:
    """§11w: the turn ends exactly there."""
    t = play(land(someone("thief", "M16", craft=5), someone("merchant", "M1")), move=[2], portal=[6, 6])
    t.says_if_asked(0, "roll", msg="tm-turn").says(0, "go:portal:cw").says(0, "by:craft")
    assert (t.who(0).space, t.who(0).craft, t.state.active) == ("M1", 4, 1)
    t.never_told(events.CardDrawn)


@rule("TM-MOVE-12", "TM-INNER-10", "S-44", "S-45")
def test_who_flees_from_two_pitfiends_and_comes_back_finds_as_many_as_the_die_says_then() -> None:
    """§11e, §14h: the rest of the task is dropped; the Tower on the way back is not carried out, but on the way in again it is."""
    t = play(
        land(someone("troll", "I3", strength=9), someone("merchant", "O6")),
        pitfiends=[3, 6],
        fight=[6, 6, 6, 6, 6, 6, 6],
        foe=[1, 1, 1, 1, 1, 1, 1],
        vampire=[1],
    )
    t.says(0, "on:I4").says(0, "face").says(0, "retreat")
    t.until(0, "tm-inner").offers(0, "back:I3").says(0, "back:I3").says(0, "leave")
    assert t.who(0).lives == 4
    t.until(0, "tm-inner").offers_not(0, "on:I4").says(0, "task")
    assert t.who(0).lives == 3
    t.until(0, "tm-inner").says(0, "on:I4").says(0, "face")
    task = t.who(0).task
    assert task is not None
    assert task.n == 5


# Quests


@rule("S-117", "S-96")
@pytest.mark.parametrize("saved", [True, False])
def test_a_life_that_armour_saved_is_no_life_taken(saved: bool) -> None:
    """S-117: the life must be taken; S-96: the choice stands and brings nothing."""
    t = arrives(
        "O6",
        nobody_special(strength=9, character="thief", quest="life"),
        someone("merchant", "O6", objects=["armour"]),
        duel=[6],
        parry=[1],
        save=[6 if saved else 1],
    )
    t.says(0, "attack:1").says(0, "life")
    assert (t.who(0).quest, t.who(0).space) == (("life", "O6") if saved else ("", "M9"))


@rule("S-117", "TM-PICK-03")
def test_what_is_delivered_on_arrival_does_not_save_from_the_dragon_that_lies_there() -> None:
    """S-117: the running encounter comes first; whoever survives it is called to the Cave."""
    t = arrives(
        "O6",
        nobody_special(quest="gold2", gold=3),
        someone("merchant", "O6"),
        lying={"O6": ["dragon"]},
        fight=[1],
        foe=[6],
    )
    t.says(0, "deliver:gold").asks(0, "tm-whom").says(0, "space")
    t.ever_told(events.FightLost, seat=0)
    assert (t.who(0).lives, t.who(0).space, t.who(0).objects) == (3, "M9", ["talisman.s1"])


@rule("S-117", "S-151")
def test_who_delivers_while_no_talisman_is_left_stays_and_goes_on_with_the_turn() -> None:
    """S-117: the turn ends in the Cave; whom nobody calls there has it still."""
    state = land(nobody_special("O3", quest="gold2", gold=3), someone("troll", "O9"))
    state.removed += state.stacks["talisman"]
    state.stacks["talisman"] = []
    t = play(state, move=[1]).says(0, "deliver:gold").asks(0, "tm-turn").says(0, "roll").says(0, "go:O4:cw")
    assert (t.who(0).space, t.who(0).claim, t.who(0).gold) == ("O4", True, 1)


@rule("S-175", "S-117")
def test_who_is_called_to_the_cave_is_the_temples_slave_no_more() -> None:
    """The Temple keeps whoever stays in it; somebody else has moved the character away."""
    slave = someone("troll", "M13", quest="life", enslaved=True)
    t = arrives("M13", nobody_special(character="merchant"), slave, duel=[1], parry=[6], move=[1, 2])
    t.says(0, "attack:1").says(1, "life")
    assert (t.who(1).space, t.who(1).enslaved) == ("M9", False)
    t.asks(1, "tm-go")


@rule("S-163", "S-117", "TM-LIFE-04")
def test_whom_a_hex_kills_on_the_way_into_the_cave_gets_no_talisman() -> None:
    """§4c: dead at once, before anything is given."""
    t = play(
        land(
            nobody_special("O3", lives=1, quest="gold2", gold=3, objects=["ring"]),
            someone("troll", "O9"),
            lying={"M9": ["hex"]},
            lasting=[Lasting(what="hex", on="M9", until="places", left=3, card="hex", by=1)],
        )
    ).says(0, "deliver:gold")
    assert t.state.players[0].standing == "waiting"
    assert (t.state.lying["M9"], len(t.state.stacks["talisman"])) == (["hex", "ring"], 6)
    assert t.state.active == 1


@rule("S-117", "TM-OBJ-07", "TM-INNER-14")
def test_a_quest_fulfilled_on_the_crown_brings_the_talisman_there_as_a_fifth_object() -> None:
    """S-117: inside only the Talisman comes; §5e: one thing goes down on the Crown, even the Talisman itself."""
    four = ["sword", "axe", "helmet", "shield"]
    t = play(
        land(someone("thief", "C", strength=9, quest="life", objects=four), someone("merchant", "C"), crown_reached=True),
        duel=[6],
        parry=[1],
    )
    t.says(0, "attack:1").says(0, "life").asks(0, "tm-too-many-objects").says(0, "drop:helmet")
    assert (t.who(0).space, t.who(0).objects[-1]) == ("C", "talisman.s1")
    assert t.state.lying["C"] == ["helmet"]


@rule("S-18", "S-117")
def test_a_raft_is_lost_when_its_builder_is_called_to_the_cave() -> None:
    """§11r: it can neither be left behind nor taken along."""
    builder = someone("troll", "O6", quest="life", raft="raft.s1")
    t = arrives("O6", nobody_special(character="merchant"), builder, duel=[1], parry=[6])
    t.says(0, "attack:1").says(1, "life")
    assert (t.who(1).space, t.who(1).raft) == ("M9", "")
    assert "raft.s1" in t.state.stacks["raft"]


# Weather, promises, cards that go elsewhere


@rule("S-18", "TM-RAFT-04")
def test_a_raft_outlasts_an_immobilised_turn() -> None:
    """§11p, S-18: the next turn in which its builder can move at all."""
    t = play(
        land(someone("priest", "O9", spells=["immobility"]), someone("troll", "O4", raft="raft.s1"), deck=["ring"]), move=[1]
    )
    t.notes(0, "arm:immobility:turn-start:1").says(0, "roll").says(0, "go:O10:cw").default()
    t.ever_told(events.Immobile, seat=1)
    assert t.who(1).raft == "raft.s1"
    t.until(1, "tm-turn").offers(1, "cross:M3")


@rule("S-116", "TM-OBJ-07")
def test_on_market_day_whoever_buys_a_fifth_object_far_away_puts_one_down_where_he_stands() -> None:
    """§5e."""
    far = someone("troll", "M7", gold=2, objects=["ring", "axe", "helmet", "armour"])
    t = meets("market-day", nobody_special(gold=0), far)
    t.says(1, "buy:sword").says(1, "drop:axe")
    assert t.state.lying["M7"] == ["axe"]
    assert "sword.s1" in t.who(1).objects


@rule("S-141", "TM-TOAD-06", "S-12")
def test_a_reflected_random_makes_the_caster_a_toad_that_hops_in_this_very_turn() -> None:
    """§19d: one space without a die; the turn of the curse is not counted."""
    caster = someone("wizard", "O3", spells=["random", "teleport"], objects=["ring"])
    t = play(land(caster, someone("priest", "O9", spells=["reflection"])), table=[1])
    t.notes(1, "arm:reflection:spell-cast:me").says(0, "cast:random").says(0, "at:1")
    assert t.state.lying["O3"] == ["ring"]
    t.offers_not(0, "cast:teleport")
    t.says_if_asked(0, "roll").says(0, "go:O4:cw")
    toad = t.who(0).toad
    assert toad is not None
    assert toad.turns == 3


@rule("S-114", "TM-LIFE-08")
def test_the_hex_of_a_dead_player_lies_as_long_as_it_would_have() -> None:
    state = land(
        nobody_special("O1", lives=1),
        someone("troll", "M7"),
        lying={"O19": ["hex"]},
        lasting=[Lasting(what="hex", on="O19", until="places", left=2, card="hex", by=0)],
        deck=["pestilence"],
    )
    t = play(state, move=[1]).says(0, "go:O2:cw")
    assert t.state.lying["O19"] == ["hex"]
    turns_of(t, 0, 1)
    assert t.state.lying["O19"] == ["hex"]
    turns_of(t, 1, 1)
    assert t.state.lying["O19"] == []
    assert "hex" in t.state.spell_discard


@rule("S-176")
@pytest.mark.parametrize("why", ["blizzard", "poltergeist"])
def test_a_slow_walker_is_still_carried(why: str) -> None:
    """Blizzard and Poltergeist take the die away; raft, promise and the Elf's way through the woods never needed one."""
    more: dict[str, Any] = {"followers": ["poltergeist"]} if why == "poltergeist" else {}
    slowed = someone("elf", "O4", raft="raft.s1", **more)
    lasting = [Lasting(what="blizzard", until="turns", left=2, by=0)] if why == "blizzard" else []
    t = play(land(slowed, someone("troll", "O9"), lasting=lasting))
    t.offers(0, "roll", "cross:M3", "woods:O11")


@rule("S-177", "TM-CARD-02")
def test_a_card_whose_place_is_the_space_it_was_drawn_on_waits_there_for_the_next_visit() -> None:
    """§15a: it is laid down first of all, also here."""
    t = arrives("M11", nobody_special(), someone("troll", "O9"), deck=["hermit", "ring"], place=[4])
    t.says(0, "take:ring")
    assert t.state.lying["M11"] == ["hermit"]
    assert t.who(0).objects == ["ring"]


@rule("TM-LIFE-05", "S-10", "TM-PICK-06")
def test_the_hag_of_the_dead_clings_to_whoever_meets_the_space_next() -> None:
    dead = someone("monk", "O2", lives=1, followers=["hag"], gold=0)
    t = play(land(nobody_special("O9"), someone("troll", "O1"), dead, deck=["pestilence", "ring"]), move=[1, 1])
    t.says(0, "go:O10:cw").says(1, "go:O2:cw")
    assert t.who(1).followers == ["hag"]
