"""Spells (chapter 9): where they come from and go, when they may be cast, and what each does in one's own turn."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from games.kernel.table import REVEALED
from games.talisman import events
from games.talisman.content import SpellCard
from games.talisman.rules import spells as rules
from games.talisman.state import Character, Lasting, Toad
from tests.games.talisman.given import CARDS, RULES, Playing, hand, land, play, someone

rule = pytest.mark.rule


def caster(*spells: str, at: str = "O3", **more: Any) -> Character:
    """A Conjurer of Craft 4: two spells, and no ability that would draw another."""
    return someone("conjurer", at, spells=list(spells), **more)


def casts(spell: str, *others: Character, at: str = "", **more: Any) -> Playing:
    """In one's own turn, before the roll; `more` are dice, and `state` what else is so."""
    state = land(caster(spell), *(others or (someone("troll", "O15"),)), **more.pop("state", {}))
    t = play(state, **more)
    t.says(0, f"cast:{spell}")
    if at:
        t.says(0, f"at:{at}", msg="tm-spell-target")
    return t


# Gaining and losing


@rule("TM-SPELL-03", "TM-SPELL-06", "TM-SPELL-05")
def test_a_spell_is_drawn_from_the_top_and_only_its_number_is_public() -> None:
    state = land(someone("druid", "O15"), someone("troll", "O3"), spells=["hex", "random"])
    t = play(state, move=[2])
    t.until(0, "tm-go").says(0, "go:O17:cw").until(1, "tm-go")  # Woods refill a Druid
    assert t.who(0).spells[:1] == ["hex"]
    gained = [told for told in t.all if isinstance(told.event, events.SpellGained)]
    seen = [told for told in t.all if isinstance(told.event, events.SpellSeen)]
    assert gained[0].for_viewer(1) == events.SpellGained(0, len(t.who(0).spells))
    assert all(told.for_viewer(1) is None and told.for_viewer(0) is not None for told in seen)
    assert t.view(1).players[0].character.spells == ()
    assert t.view(1).players[0].character.spell_count == len(t.who(0).spells)
    assert t.view(0).players[0].character.spells == tuple(t.who(0).spells)


@rule("TM-SPELL-07", "S-13")
def test_when_the_deck_is_used_up_the_discarded_ones_are_shuffled_and_with_none_at_all_nothing_is_drawn() -> None:
    g = hand(land(someone("druid"), someone("troll")))
    g.state.spell_discard, g.state.spell_deck = ["hex", "random"], []
    assert {rules.draw_one(g), rules.draw_one(g)} == {"hex", "random"}
    assert rules.draw_one(g) == ""


@rule("TM-SPELL-04")
def test_nobody_discards_a_spell_without_need() -> None:
    t = play(land(caster("hex", "healing"), someone("troll", "O15"))).asks(0, "tm-turn")
    assert not [key for _, _, keys in t.open for key in keys if key.startswith("discard")]
    assert not [say for say in t.live.rules.sayings(t.state, 0) if "discard" in say]  # type: ignore[attr-defined]


@rule("TM-SPELL-02", "TM-CRAFT-09")
@pytest.mark.parametrize(("who", "may"), [("thief", True), ("troll", False)])
def test_who_has_craft_enough_casts_whatever_the_class(who: str, may: bool) -> None:
    state = land(someone(who, "O3", spells=["second-sight"]), someone("priest", "O15", spells=["hex"]))
    if may:
        play(state).offers(0, "cast:second-sight")
    else:
        t = play(state, move=[3])  # the surplus goes at once, at the next change of anything
        t.until(0, "tm-go").says(0, "go:O6:cw").ever_told(events.SpellDiscarded, seat=0, spell="second-sight")


@rule("TM-SPELL-09", "TM-SPELL-01")
def test_a_spell_goes_to_the_discard_when_its_effect_has_ended() -> None:
    t = casts("second-sight", someone("priest", "O15", spells=["hex"]), at="1")
    assert t.state.spell_discard == ["second-sight"]
    t = casts("destroy-magic", someone("troll", "O15"), move=[3, 3])
    assert t.state.laid == ["destroy-magic"]
    assert t.state.spell_discard == []
    t.until(1, "tm-go").says(1, "go:O18:cw").until(0, "tm-go")
    assert t.state.laid == []
    assert t.state.spell_discard == ["destroy-magic"]


@rule("TM-SPELL-08", "S-113")
def test_a_spell_is_offered_only_when_its_card_says() -> None:
    everything = ["random", "counterspell", "reflection", "healing"]
    who = caster(*everything, craft=6, objects=["wand"])
    t = play(land(who, someone("troll", "O6"), lying={"O6": ["bag-of-gold"]}), move=[3])
    t.asks(0, "tm-turn").offers(0, "cast:random").offers_not(0, "cast:counterspell", "cast:reflection", "cast:healing")
    t.says(0, "roll").offers_not(0, "cast:random")  # between the roll and its consequences
    t.says(0, "go:O6:cw").asks(0, "tm-whom").offers(0, "cast:random")
    t.says(0, "space").asks(0, "tm-take").offers_not(0, "cast:random")


@rule("TM-SPELL-08", "S-113")
def test_spells_of_a_fight_are_not_cast_while_picking_up() -> None:
    who = caster("psionic-blast", "invisibility")
    t = play(land(who, someone("troll", "O15"), lying={"O6": ["bag-of-gold"]}), move=[3])
    t.says(0, "roll").says(0, "go:O6:cw").asks(0, "tm-take").offers_not(0, "cast:psionic-blast", "cast:invisibility")


@rule("TM-SPELL-10", "TM-INNER-16")
@pytest.mark.parametrize("space", ["O15", "M7", "I4", "C"])
def test_characters_are_reached_everywhere(space: str) -> None:
    t = casts("random", someone("troll", space), at="1", table=[6], state={"crown_reached": space == "C"})
    assert t.who(1).lives == 5


@rule("TM-SPELL-11")
def test_beings_of_the_inner_region_are_out_of_reach() -> None:
    state = {"lying": {"I4": ["hermit"], "O9": ["wolf"]}}
    t = play(land(caster("destruction"), someone("troll", "O15"), **state)).says(0, "cast:destruction")  # type: ignore[arg-type]
    assert t.keys(0, "tm-spell-target") == ("at:wolf:O9", "back")


@rule("TM-SPELL-13")
def test_a_toad_takes_and_casts_nothing_but_keeps_what_it_has() -> None:
    who = caster("random", "hex", toad=Toad(), gold=0)
    t = play(land(who, someone("troll", "O15", spells=[])))
    t.offers_not(0, "cast:random", "cast:hex").asks(0, "tm-go")
    g = hand(land(caster("hex", toad=Toad(), gold=0), someone("troll")))
    assert list(rules.gain(g, 0)) == []
    assert g.char(0).spells == ["hex"]


@rule("TM-SPELL-14", "S-07")
def test_a_wand_draws_a_new_spell_when_the_last_is_cast() -> None:
    state = land(caster("random", objects=["wand"]), someone("troll", "O15"), spells=["hex"])
    t = play(state, table=[6]).says(0, "cast:random").says(0, "at:1")
    assert t.who(0).spells == ["hex"]


@rule("TM-SPELL-14", "S-07")
def test_a_wand_taken_without_a_spell_draws_one_if_craft_is_enough() -> None:
    for who, drawn in (("conjurer", ["hex"]), ("troll", [])):
        state = land(someone(who, "O3"), someone("merchant", "O15"), lying={"O6": ["wand"]}, spells=["hex"])
        t = play(state, move=[3]).says(0, "go:O6:cw").says(0, "take:wand")
        assert t.who(0).spells == drawn


@rule("TM-SPELL-15")
def test_what_lies_in_play_is_not_in_hand() -> None:
    """Nullify takes the hand, not the Hex on the board; the Wizard is never without a spell."""
    victim = someone("wizard", "O15", spells=["random", "teleport"])
    state = land(caster("nullify"), victim, lying={"O9": ["hex"]}, spells=["swiftness"])
    t = play(state).says(0, "cast:nullify").says(0, "at:1")
    assert t.state.lying["O9"] == ["hex"]
    assert t.who(1).spells == ["swiftness"]
    assert set(t.state.spell_discard) == {"random", "teleport", "nullify"}


@rule("S-19")
def test_the_spell_discard_is_face_up_but_for_what_the_dead_held() -> None:
    g = hand(land(caster("hex", "random"), someone("troll")))
    rules.discard(g, 0, "hex")
    rules.bury(g, 0)
    view = RULES.view(g.state, 1)
    assert view.spell_discard == ("hex",)
    assert view.buried == 1


@rule("S-19")
def test_nobody_looks_into_a_hand_by_emptying_it_and_takes_that_back_alone() -> None:
    state = land(someone("troll", "O20"), caster("hex", "random"), deck=["magical-vortex", "blizzard"])
    t = play(state, move=[1]).says(0, "go:O21:cw").says(0, "first:magical-vortex", msg="tm-order")
    t.told(events.SpellDiscarded, seat=1, spell="hex")
    assert not t.live.would_undo(t.live.count - 1).free_for(0)


@rule("S-93")
def test_what_one_discards_of_ones_own_hand_is_nobody_elses_news() -> None:
    g = hand(land(caster("hex", "random"), someone("troll")))
    g.begin_answer(0)
    rules.discard(g, 0, "hex")
    assert not g.barrier & REVEALED


@rule("S-120")
def test_others_see_nothing_of_it_while_a_target_is_chosen_and_taking_back_costs_nothing() -> None:
    t = play(land(caster("random"), someone("troll", "O15")))
    before = t.live.waiting(1)
    t.says(0, "cast:random").asks(0, "tm-spell-target")
    assert t.live.waiting(1) == before
    assert [(line.seats, line.msg) for line in before] == [((0,), "tm-turn")]
    t.says(0, "back").asks(0, "tm-turn")
    assert t.who(0).spells == ["random"]
    t.never_told(events.SpellCast)


@rule("S-93", "S-116")
def test_who_holds_too_many_discards_in_secret_and_casts_nothing_until_then() -> None:
    state = land(caster("random", "hex", "teleport", at="O4"), someone("troll", "O15"), lying={"O7": []})
    t = play(state, move=[2]).asks(0, "tm-turn").offers_not(0, "cast:random", "cast:hex")
    t.says(0, "roll").says(0, "go:O6:cw").asks(0, "tm-too-many-spells")
    assert [line.msg for line in t.live.waiting(None)] == ["tm-thinks"]
    t.says(0, "discard:hex").told(events.SpellDiscarded, seat=0, spell="hex")


@rule("S-116")
def test_who_has_said_what_to_keep_is_asked_hollow() -> None:
    state = land(caster("random", "hex", "teleport", at="O4"), someone("troll", "O15"))
    t = play(state, move=[2]).notes(0, "keep:teleport").notes(0, "keep:random")
    t.says(0, "roll").says(0, "go:O6:cw").asks(0, "tm-too-many-spells")
    assert t.question(0, "tm-too-many-spells").hollow
    t.default()
    assert t.who(0).spells == ["random", "teleport"]


# Each spell


@rule("TM-SPELL-01")
@pytest.mark.parametrize("what", ["sword.s1", "gold"])
def test_acquisition_takes_an_object_or_a_gold(what: str) -> None:
    t = casts("acquisition", someone("troll", "M3", gold=2, objects=["sword.s1"]), at="1").says(0, f"seize:{what}")
    assert (t.who(0).objects, t.who(0).gold) == ((["sword.s1"], 1) if what != "gold" else ([], 2))


@rule("TM-SPELL-01")
def test_alchemy_turns_own_objects_into_gold() -> None:
    state = land(caster("alchemy", objects=["sword.s1", "magic-belt"]), someone("troll", "O15"))
    t = play(state).says(0, "cast:alchemy")
    t.says_if_asked(0, "sell:sword.s1", "sell:magic-belt")
    assert t.who(0).objects == []
    assert t.who(0).gold == 3


@rule("TM-SPELL-01", "S-114")
def test_destroy_magic_stops_spells_and_active_use_until_the_casters_next_turn() -> None:
    other = someone("wizard", "O15", spells=["random.2", "hex"])
    t = play(land(caster("destroy-magic", "random"), other), move=[3, 3], fight=[6], foe=[1]).says(0, "cast:destroy-magic")
    t.offers_not(0, "cast:random").until(1, "tm-go").offers_not(1, "cast:random.2", "cast:hex")
    t.until(0, "tm-turn").offers(0, "cast:random")


@rule("TM-SPELL-01")
def test_destruction_removes_a_face_up_adventure_card_and_no_spell() -> None:
    state = {"lying": {"O9": ["wolf"], "O10": ["hex"], "O11": ["sword.s1"]}}
    t = play(land(caster("destruction"), someone("troll", "O15"), **state)).says(0, "cast:destruction")  # type: ignore[arg-type]
    t.offers_not(0, "at:hex:O10", "at:sword.s1:O11").says(0, "at:wolf:O9")
    assert t.state.lying["O9"] == []
    assert "wolf" in t.state.discard


@rule("TM-SPELL-01")
def test_divination_shows_the_top_five_to_the_caster_alone_and_leaves_their_order() -> None:
    deck = ["wolf", "bear", "goblin", "ogre", "dragon", "giant"]
    t = casts("divination", state={"deck": deck})
    shown = next(told for told in t.last if isinstance(told.event, events.CardsShown))
    assert shown.event.cards == tuple(deck[:5])  # type: ignore[attr-defined]
    assert shown.for_viewer(1) is None
    assert t.state.adventure[:6] == deck
    t.told(events.DeckLookedAt, seat=0, n=5)


@rule("TM-SPELL-01", "S-105", "S-112", "S-66")
def test_healing_restores_up_to_four_lives_of_anybody_hurt_in_this_turn() -> None:
    """Seat 0 loses a life to the Hex on arrival; before the choice of whom to meet a third player heals it."""
    state = land(someone("troll", "O3", lives=3), someone("merchant", "O6"), caster("healing", at="O15"))
    state.lying["O6"] = ["hex"]
    state.spell_deck.remove("hex")
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, card="hex", by=1))
    t = play(state, move=[3])
    t.says(0, "go:O6:cw").told(events.LifeLost, seat=0, now=2)
    t.asks(0, "tm-whom").says(2, "heal:healing:0", msg="tm-own")
    assert t.who(0).lives == 4
    assert t.state.spell_discard == ["healing"]


@rule("S-105", "S-112")
def test_an_old_wound_is_healed_by_no_spell() -> None:
    t = play(land(caster("healing", lives=2), someone("troll", "O15", lives=2))).asks(0, "tm-turn")
    t.offers_not(0, "heal:healing:0", "heal:healing:1", "cast:healing")


@rule("TM-SPELL-01", "TM-SPELL-09", "S-114")
def test_hex_lies_three_rounds_and_hurts_whoever_ends_a_move_there() -> None:
    t = casts("hex", someone("troll", "O15"), at="O18", move=[3, 3])
    t.until(1, "tm-go").says(1, "go:O18:cw").told(events.LifeLost, seat=1, card="hex")
    assert "hex" in t.state.lying["O18"]
    assert next(e.left for e in t.state.lasting if e.what == "hex") == 3 - (t.state.active == 0)


@rule("TM-SPELL-01")
def test_hex_is_laid_on_no_occupied_space() -> None:
    t = play(land(caster("hex"), someone("troll", "O15"))).says(0, "cast:hex")
    assert not {"at:O3", "at:O15", "at:I1", "at:C"} & set(t.keys(0, "tm-spell-target"))


@rule("TM-SPELL-01", "TM-EVADE-01")
def test_immobility_and_invisibility_are_cast_by_the_attacked() -> None:
    for spell, told in (("immobility", events.Immobile), ("invisibility", events.Invisible)):
        t = play(land(someone("troll", "O3"), caster(spell, at="O6")), move=[3])
        t.says(0, "go:O6:cw").says(0, "attack:1").asks(1, "tm-attacked").says(1, f"cast:{spell}")
        t.never_told(events.FightRolled).told(told)
        assert t.state.active == 1


@rule("TM-SPELL-01")
def test_mesmerism_takes_a_follower_who_can_be_taken() -> None:
    t = casts("mesmerism", someone("troll", "O15", followers=["unicorn", "hag"]), at="1")
    assert t.who(0).followers == ["unicorn"]
    assert t.who(1).followers == ["hag"]


@rule("TM-SPELL-01")
def test_psionic_blast_adds_craft_in_this_fight_only() -> None:
    t = play(land(caster("psionic-blast"), someone("troll", "O15"), deck=["giant"]), move=[3], fight=[6], foe=[1])
    t.says(0, "roll").says(0, "go:O6:cw").says(0, "cast:psionic-blast").says_if_asked(0, "fight")
    t.ever_told(events.FightBegins, worth=t.who(0).strength + t.who(0).craft)
    assert not [e for e in t.state.lasting if e.what == "blast"]


@rule("TM-SPELL-01")
@pytest.mark.parametrize(
    ("die", "so"),
    [
        (1, lambda c: c.toad is not None),
        (2, lambda c: c.strength == 6),
        (3, lambda c: c.craft == 1),
        (4, lambda c: c.gold == 0),
        (5, lambda c: c.strength == 9),
        (6, lambda c: c.lives == 5),
    ],
)
def test_random_rolls_for_the_target(die: int, so: Any) -> None:
    t = casts("random", someone("troll", "O15", strength=8, craft=2, gold=3), at="1", table=[die])
    assert so(t.who(1))


@rule("TM-SPELL-01")
def test_teleport_takes_the_place_of_the_movement_roll() -> None:
    t = casts("teleport")
    spaces = {key.partition(":")[2] for key in t.keys(0, "tm-teleport")}
    assert spaces == {s for s in CARDS.ring("outer") if s != "O3"}
    t.says(0, "to:O9").told(events.Walks, seat=0, space="O9")
    t.never_told(events.MoveRolled, seat=0)


@rule("TM-SPELL-01", "S-114")
def test_temporal_warp_gives_this_turn_and_two_more() -> None:
    t = casts("temporal-warp", move=[4, 4, 4])
    while t.state.active == 0:
        t.default()
    assert [e.seat for e in t.events(events.TurnBegins)][:4] == [0, 0, 0, 1]  # type: ignore[attr-defined]


@rule("TM-SPELL-01")
def test_swiftness_adds_a_second_die_to_this_move() -> None:
    t = casts("swiftness", move=[3, 5]).says(0, "roll")
    t.told(events.MoveRolled, seat=0, dice=(3, 5))
    t.offers(0, "go:O11:cw")


@rule("TM-SPELL-01")
def test_weakness_takes_two_from_the_combat_value_of_a_being() -> None:
    t = play(land(caster("weakness"), someone("troll", "O15"), deck=["wolf"]), move=[3], fight=[1], foe=[1])
    t.says(0, "roll").says(0, "go:O6:cw").says(0, "cast:weakness").says(0, "at:wolf").says_if_asked(0, "fight")
    t.ever_told(events.FightRolled, value=t.who(0).strength + 1, other=1)


@rule("TM-SPELL-01", "S-114")
def test_barrier_bars_a_space_until_the_casters_next_turn() -> None:
    t = casts("barrier", someone("troll", "O15"), at="O17", move=[3, 3], state={"deck": ["bag-of-gold"]})
    assert "barrier" in t.state.laid
    t.says(0, "roll").says(0, "go:O6:cw").until(0, "tm-go")
    t.ever_told(events.Walks, seat=1, space="O12")  # the one way that is open must be gone
    assert not [e for e in t.state.lasting if e.what == "barrier"]
    assert "barrier" in t.state.spell_discard


@rule("TM-SPELL-01")
def test_barrier_may_not_lie_on_the_bridge_or_the_portal() -> None:
    t = play(land(caster("barrier"), someone("troll", "O15"))).says(0, "cast:barrier")
    assert not {"at:O5", "at:M4", "at:M1"} & set(t.keys(0, "tm-spell-target"))


@rule("TM-SPELL-01")
def test_a_move_barred_both_ways_ends_before_the_barrier() -> None:
    state = land(caster(at="O15"), someone("troll", "O3"))
    state.lasting += [Lasting(what="barrier", on=s, until="places", left=1, by=1) for s in ("O14", "O17")]
    t = play(state, move=[3])
    assert set(t.keys(0, "tm-go")) == {"go:O16:cw", "go:O15:ccw"}


@rule("TM-SPELL-01")
def test_summons_moves_an_enemy_within_its_region() -> None:
    state = {"lying": {"O9": ["wolf"], "M9": ["bear"], "O10": ["fairy"]}}
    t = play(land(caster("summons"), someone("troll", "O15"), **state)).says(0, "cast:summons")  # type: ignore[arg-type]
    t.offers(0, "at:wolf:O9", "at:bear:M9").offers_not(0, "at:fairy:O10").says(0, "at:wolf:O9")
    t.offers_not(0, "to:O15", "to:O3", "to:M2").says(0, "to:O16")
    assert t.state.lying["O16"] == ["wolf"]


@rule("TM-SPELL-01")
def test_second_sight_shows_a_hand_to_the_caster_alone() -> None:
    other = someone("wizard", "O15", spells=["hex", "random"])
    t = casts("second-sight", other, at="1")
    shown = next(told for told in t.last if isinstance(told.event, events.SpellsShown))
    assert shown.event.spells == ("hex", "random")  # type: ignore[attr-defined]
    assert shown.for_viewer(1) is None
    assert shown.for_viewer(None) is None


@rule("S-87")
def test_an_amulet_keeps_spells_off_and_its_owner_from_casting() -> None:
    t = play(land(caster("random"), someone("troll", "O15", objects=["amulet"]), someone("merchant", "O9")))
    t.says(0, "cast:random").offers(0, "at:2").offers_not(0, "at:1")
    play(land(caster("random", objects=["amulet"]), someone("troll", "O15"))).offers_not(0, "cast:random")


@rule("S-114", "S-162")
def test_the_turns_of_a_temporal_warp_are_counted_by_what_lasts() -> None:
    """Destroy Magic holds until its caster's next turn, which is the second of the three."""
    who = caster("temporal-warp", "destroy-magic", "alchemy", craft=6, objects=["sword"])
    t = play(land(who, someone("troll", "O15"), deck=["wild-boar"]), move=[1], fight=[6], foe=[1])
    t.says(0, "cast:temporal-warp").says(0, "cast:destroy-magic").offers_not(0, "cast:alchemy")
    t.says(0, "roll").default().asks(0, "tm-turn")
    assert (t.state.active, t.state.turn) == (0, 2)
    assert not t.state.lasting
    assert t.state.laid == []


@rule("S-114", "S-162")
def test_a_blizzard_ends_with_the_second_of_the_drawers_own_turns_also_in_a_temporal_warp() -> None:
    blizzard = Lasting(what="blizzard", until="turns", left=2, card="blizzard", by=0)
    deck = ["bag-of-gold", "bag-of-gold.2", "bag-of-gold.3"]
    t = play(land(caster("hex"), someone("troll", "O15"), deck=deck, extra=2, lasting=[blizzard]))
    while t.state.active == 0:
        t.default()
    assert t.state.turn == 4
    assert not t.state.lasting, "the turn it was drawn in, and two more"


@rule("S-113")
def test_the_chance_of_a_fight_knows_of_weakness() -> None:
    t = play(land(caster("weakness", "hex"), someone("troll", "O15"), deck=["ogre"]), move=[3])
    t.says(0, "roll").says(0, "go:O6:cw")

    def chance() -> object:
        return next(dict(o.args)["chance"] for o in t.question(0, "tm-foes").options if o.key == "fight")

    assert chance() == 28  # Strength 4 against 5
    t.says(0, "cast:weakness").says(0, "at:ogre")
    assert chance() == 58  # 4 against 3


FORBIDDEN: list[tuple[str, dict[str, Any], list[Lasting]]] = [
    ("an Amulet", {"objects": ["amulet"]}, []),
    ("Eclipse", {}, [Lasting(what="no-spells", until="places", left=9, by=1)]),
    ("Destroy Magic", {}, [Lasting(what="no-magic", until="places", left=9, by=1)]),
]


@rule("S-180")
@pytest.mark.parametrize(("why", "who", "lasting"), FORBIDDEN, ids=[why for why, _, _ in FORBIDDEN])
def test_where_all_see_that_nothing_can_be_cast_nobody_is_asked_for_a_spell(
    why: str, who: dict[str, Any], lasting: list[Lasting]
) -> None:
    """Neither before the move nor before a fight, nor when attacked or named; with a spell that could be cast, each time."""

    def fights(**more: Any) -> Playing:
        state = land(caster("hex", **more), someone("troll", "O15"), deck=["wolf"], lasting=list(lasting))
        return play(state, move=[1], fight=[6], foe=[1])

    t = fights(**who)
    t.asks(0, "tm-go").says(0, "go:O4:cw").ever_told(events.FightWon)
    attacked = play(land(someone("troll", "O2"), caster("hex", **who), lasting=list(lasting)), move=[1])
    attacked.says(0, "go:O3:cw").says(0, "attack:1").asks_not(1, "tm-attacked").ever_told(events.FightRolled)


@rule("S-180", "S-112")
def test_whoever_could_cast_is_asked_whichever_spell_it_is() -> None:
    t = play(land(caster("hex"), someone("troll", "O15"), deck=["wolf"]), move=[1], fight=[6], foe=[1])
    t.asks(0, "tm-turn").says(0, "roll").says(0, "go:O4:cw").asks(0, "tm-foes")
    attacked = play(land(someone("troll", "O2"), caster("hex")), move=[1])
    attacked.says(0, "go:O3:cw").says(0, "attack:1").asks(1, "tm-attacked")


@rule("S-180", "S-115")
@pytest.mark.parametrize("spell", ["hex", "psionic-blast"])
def test_whoever_orders_to_fight_at_once_is_asked_for_no_spell_whichever_it_is(spell: str) -> None:
    """Not before a fight, not before a being that could be evaded, not before the own attack; when attacked, still."""

    def goes(*deck: str, **more: Any) -> Playing:
        t = play(land(caster(spell, **more), someone("troll", "O4"), deck=list(deck)), move=[1], fight=[6], foe=[1], imp=[1])
        return t.notes(0, "order:fight").says(0, "roll").says(0, "go:O4:cw")

    goes("wolf").says(0, "space").asks_not(0, "tm-foes").ever_told(events.FightWon)
    goes("imp").says(0, "space").asks_not(0, "tm-meet-being").ever_told(events.EventHappens)
    goes().says(0, "attack:1").asks_not(0, "tm-duel").ever_told(events.FightRolled)
    attacked = play(land(someone("troll", "O2"), caster(spell)), move=[1])
    attacked.notes(1, "order:fight").says(0, "go:O3:cw").says(0, "attack:1").asks(1, "tm-attacked")


@rule("S-180", "S-110")
def test_the_order_to_fight_at_once_passes_over_no_other_means_and_nothing_laid_ready() -> None:
    rich = play(land(caster("hex", gold=1), someone("troll", "O15"), deck=["bandit"]), move=[1])
    rich.notes(0, "order:fight").says(0, "roll").says(0, "go:O4:cw").asks(0, "tm-foes").offers(0, "pay:bandit")
    state = land(caster("psionic-blast"), someone("troll", "O15"), deck=["wolf"])
    t = play(state, move=[1], fight=[6], foe=[1])
    t.notes(0, "order:fight").notes(0, "arm:psionic-blast:fight:me").says(0, "roll").says(0, "go:O4:cw")
    t.ever_told(events.SpellCast)
    t.ever_told(events.FightWon)


def test_a_spell_without_a_time_for_it_is_not_printed() -> None:
    acquisition = CARDS.spells["acquisition"].model_dump(exclude={"cast", "arm"})
    with pytest.raises(ValidationError, match="when it may be cast"):
        SpellCard.model_validate(acquisition | {"effects": [{"seize": "object"}]})
