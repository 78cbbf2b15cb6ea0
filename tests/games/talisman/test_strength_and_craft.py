"""Strength, Craft, trophies and the spell limit: TM-STR, TM-CRAFT, and the rulings on them."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.moments import total
from games.talisman.rules import fighting, spells, values
from games.talisman.state import Character
from tests.games.talisman.given import CARDS, Playing, hand, land, play, someone

rule = pytest.mark.rule


def other() -> Character:
    return someone("troll", "O9")


def at_the_enchantress(die: int, name: str = "warrior", **more: Any) -> Playing:
    """One step to the City, and to the Enchantress there."""
    t = play(land(someone(name, "O12", **more), other()), move=[1], table=[die])
    return _enchanted(t)


def _enchanted(t: Playing) -> Playing:
    t.says_if_asked(0, "roll")
    t.says(0, "go:O13:cw").says(0, "visit:enchantress")
    return t


def mystic(die: int, name: str = "warrior", **more: Any) -> Playing:
    drawn = more.pop("drawn", ["hex"])
    t = play(land(someone(name, "O2", **more), other(), spells=drawn), move=[1], table=[die])
    t.says_if_asked(0, "roll")
    t.says(0, "go:O1:ccw").says(0, "visit:mystic")
    return t


# Strength


@rule("TM-STR-01")
@pytest.mark.parametrize(("strength", "wins"), [(5, True), (4, False)])
def test_strength_decides_fights(strength: int, wins: bool) -> None:
    # The Thief's Strength and a 3 against the Wolf's 2 and a 5.
    t = play(land(someone("thief", "O3", strength=strength), other(), deck=["wolf"]), move=[1], fight=[3], foe=[5])
    t.says(0, "go:O4:cw")
    assert t.who(0).trophies == (["wolf"] if wins else [])
    assert t.who(0).lives == 4


@rule("TM-STR-01")
@pytest.mark.parametrize(("strength", "opens"), [(7, True), (6, False)])
def test_strength_overcomes_obstacles(strength: int, opens: bool) -> None:
    t = play(land(someone("thief", "M1", strength=strength), other()), move=[1], portal=[3, 4])
    t.says(0, "go:portal:cw").says(0, "by:strength")
    t.told(events.PortalTried, seat=0, opens=opens)
    assert t.who(0).space == ("I1" if opens else "M1")


@rule("TM-STR-02", "TM-CRAFT-02")
def test_counters_show_what_is_gained_for_good_and_cards_are_not_laid_out_as_counters() -> None:
    c = someone("warrior", "O3", strength=6, craft=3, objects=["magic-belt", "ring"], followers=["unicorn", "maiden"])
    t = play(land(c, other()))
    seen = t.view(1).players[0].character
    assert (seen.strength, seen.total_strength) == (6, 9)
    assert (seen.craft, seen.total_craft) == (3, 7)


@rule("TM-STR-02", "TM-CRAFT-02")
def test_taking_a_card_that_adds_to_both_lays_out_no_counter() -> None:
    state = land(someone("thief", "O6"), someone("troll", "O15"), lying={"O7": ["ring"]})
    t = play(state, move=[1]).says(0, "go:O7:cw").says(0, "take:ring")
    assert (t.who(0).strength, t.who(0).craft) == (3, 3)
    seen = t.view(1).players[0].character
    assert (seen.strength, seen.craft, seen.total_strength, seen.total_craft) == (3, 3, 4, 4)


@rule("TM-STR-03")
def test_losing_strength_gives_back_a_counter() -> None:
    t = at_the_enchantress(2, strength=7)
    assert t.who(0).strength == 6
    t.told(events.ValueLost, seat=0, stat="strength", n=1, now=6)


@rule("TM-STR-04")
def test_strength_never_falls_below_its_starting_value_s20() -> None:
    t = at_the_enchantress(2, strength=5)
    assert t.who(0).strength == 5
    t.not_told(events.ValueLost)
    assert t.state.active == 1, "it counts as carried out, and the game goes on"


@rule("TM-STR-04", "TM-CRAFT-04")
def test_a_loss_is_ignored_only_as_far_as_it_goes_below_the_starting_value() -> None:
    g = hand(land(someone("warrior", strength=7, craft=3), other()))
    for _ in values.lose(g, 0, "strength", 5):
        raise AssertionError
    for _ in values.lose_all_gained(g, 0, "craft"):
        raise AssertionError
    assert (g.char(0).strength, g.char(0).craft) == (5, 2)


@rule("TM-STR-03", "TM-CRAFT-03")
def test_a_loss_touches_counters_never_what_cards_add_s21() -> None:
    t = at_the_enchantress(2, objects=["magic-belt"], followers=["unicorn"])
    assert t.view(0).players[0].character.total_strength == 7
    assert (t.who(0).objects, t.who(0).followers) == (["magic-belt"], ["unicorn"])
    crafty = at_the_enchantress(3, objects=["solomons-crown"])
    assert crafty.view(0).players[0].character.total_craft == 4


@rule("TM-STR-05")
@pytest.mark.parametrize("enemy", ["bear", "goblin", "dragon"])
def test_a_killed_animal_monster_or_dragon_is_kept_without_a_question_s100_s101(enemy: str) -> None:
    t = play(land(someone("warrior", "O3", strength=12), other(), deck=[enemy]), move=[1], fight=[6, 6], foe=[1])
    t.says(0, "go:O4:cw").told(events.TrophyKept, seat=0, card=enemy)
    assert t.who(0).trophies == [enemy]
    assert t.state.lying.get("O4", []) == []
    assert t.who(0).strength == 12, "killing alone makes nobody stronger (S-101)"


@rule("TM-STR-05", "TM-CRAFT-05")
def test_a_beaten_spirit_is_no_trophy_and_nothing_can_be_traded_for_craft() -> None:
    t = play(land(someone("thief", "O3", craft=12), other(), deck=["wraith"]), move=[1], fight=[6], foe=[1])
    t.says(0, "go:O4:cw")
    assert t.who(0).trophies == []
    assert t.state.discard == ["wraith"]
    assert t.who(0).craft == 12


@rule("TM-STR-05")
def test_whoever_has_the_strength_of_its_opponent_is_worth_no_trophy_points_s35() -> None:
    t = play(land(someone("warrior", "O3"), other(), deck=["doppelganger"]), move=[1], fight=[6, 6], foe=[1])
    t.says(0, "go:O4:cw")
    assert t.who(0).trophies == []
    assert t.who(0).strength == 6, "its card says so"


@rule("TM-STR-05")
def test_an_enemy_that_was_evaded_is_no_trophy() -> None:
    t = play(land(someone("elf", "O3", strength=12), other(), deck=["wolf"]), move=[1])
    t.says(0, "go:O4:cw").says(0, "evade:elf")
    assert t.who(0).trophies == []
    assert t.state.lying["O4"] == ["wolf"]


# Trophies


@rule("TM-STR-06")
def test_at_seven_points_the_trade_is_offered_before_the_move_s121() -> None:
    t = play(land(someone("warrior", "O3", trophies=["giant", "wild-boar"]), other()))
    t.asks(0, "tm-turn").offers(0, "trade").says(0, "trade")
    assert (t.who(0).strength, t.who(0).trophies) == (6, [])
    t.told(events.TrophiesTraded, seat=0, points=7, n=1, now=6)
    t.says(0, "roll").asks(0, "tm-go")


@rule("TM-STR-06")
def test_below_seven_points_there_is_nothing_to_trade() -> None:
    t = play(land(someone("warrior", "O3", trophies=["giant"]), other()))
    t.asks(0, "tm-go").offers_not(0, "trade")


@rule("TM-STR-06")
def test_trophies_are_traded_in_anybodys_turn_without_stopping_it() -> None:
    t = play(land(someone("wizard", "O3", spells=["hex"]), someone("warrior", "O9", trophies=["dragon"])))
    t.asks(0, "tm-turn").says(1, "trade")
    assert t.who(1).strength == 6
    t.asks(0, "tm-turn")


@rule("TM-STR-06")
def test_nothing_is_traded_between_a_roll_and_its_consequences_and_all_before_the_dice_of_a_fight_s22() -> None:
    strong = someone("warrior", "O3", objects=["potion-of-strength"], trophies=["dragon"])
    t = play(land(strong, other(), deck=["giant"]), move=[1], fight=[1, 1], foe=[1])
    t.says(0, "roll").asks(0, "tm-go").offers_not(0, "trade")
    t.says(0, "go:O4:cw").asks(0, "tm-foes").says(0, "trade").says(0, "fight")
    begun = t.told(events.FightBegins, seat=0)
    assert begun.worth == 6, "the point won by the trade counts at once"


@rule("TM-STR-07")
def test_the_owner_chooses_the_trophies_the_sum_is_rounded_down_and_the_rest_is_lost() -> None:
    t = play(land(someone("warrior", "O3", trophies=["bear", "ogre", "goblin", "giant"]), other()))
    t.says(0, "trade-some").asks(0, "tm-trade").says(0, "hand:bear", "hand:ogre", "hand:giant")
    assert (t.who(0).strength, t.who(0).trophies) == (7, ["goblin"])
    t.told(events.TrophiesTraded, points=14, n=2)
    lossy = play(land(someone("warrior", "O3", trophies=["bear", "ogre", "bear.2"]), other()))
    lossy.says(0, "trade-some").says(0, "hand:bear", "hand:ogre", "hand:bear.2")
    assert (lossy.who(0).strength, lossy.who(0).trophies) == (6, []), "11 points: one Strength, four points lost"


@rule("TM-STR-07")
def test_too_few_points_are_not_handed_in() -> None:
    t = play(land(someone("warrior", "O3", trophies=["dragon", "bear"]), other()))
    t.says(0, "trade-some").says(0, "hand:bear")
    assert (t.who(0).strength, t.who(0).trophies) == (5, ["dragon", "bear"])


@rule("TM-STR-07")
@pytest.mark.parametrize(
    ("trophies", "strength", "kept"),
    [(["giant", "wild-boar", "goblin"], 6, ["goblin"]), (["giant", "goblin"], 5, ["giant", "goblin"])],
)
def test_a_standing_order_trades_only_where_no_point_is_lost(trophies: list[str], strength: int, kept: list[str]) -> None:
    state = land(someone("warrior", "O3", trophies=trophies), other())
    state.players[0].orders = ["trade"]
    t = play(state)
    assert (t.who(0).strength, t.who(0).trophies) == (strength, kept)


@rule("TM-STR-08")
def test_traded_trophies_never_come_back() -> None:
    state = land(someone("warrior", "O3", trophies=["dragon"]), other(), discard=["market"])
    state.removed += state.adventure
    state.adventure = []
    t = play(state, move=[1])
    t.says(0, "trade")
    assert "dragon" in t.state.removed
    t.says(0, "roll").says(0, "go:O4:cw")
    t.told(events.DeckShuffled, deck="adventure")
    t.told(events.CardDrawn, card="market")
    assert (t.state.adventure, t.state.discard) == ([], [])


@rule("TM-STR-09")
def test_encounters_raise_strength() -> None:
    t = play(land(someone("warrior", "O8"), someone("troll", "O19")), move=[1], table=[6])
    t.says(0, "go:O9:cw").told(events.ValueGained, seat=0, stat="strength", n=1, now=6)
    assert t.who(0).strength == 6


# Totals


@rule("TM-STR-10", "TM-CRAFT-06")
def test_totals_are_counters_and_what_magic_objects_and_followers_add() -> None:
    plain = land(someone("thief", strength=4, craft=5), other())
    g = hand(plain)
    assert (total(g, 0, "strength"), total(g, 0, "craft")) == (4, 5)
    rich = land(someone("thief", strength=4, craft=5, objects=["ring", "solomons-crown"], followers=["unicorn"]), other())
    g = hand(rich)
    assert (total(g, 0, "strength"), total(g, 0, "craft")) == (4 + 1 + 1, 5 + 1 + 2 + 1)


@rule("TM-STR-10")
def test_ordinary_weapons_add_in_fights_only_s84() -> None:
    g = hand(land(someone("thief", objects=["sword", "axe"]), other()))
    assert total(g, 0, "strength") == 3
    assert fighting.worth(g, 0, "strength") == 4, "and one of them"


@rule("TM-STR-11")
@pytest.mark.parametrize(("thing", "passes"), [("magic-sword", False), ("magic-belt", True)])
def test_what_counts_only_in_a_fight_is_no_help_in_the_marsh(thing: str, passes: bool) -> None:
    state = land(someone("thief", "O3", strength=4, objects=[thing]), other(), deck=["marsh"])
    t = play(state, move=[1])
    t.says(0, "go:O4:cw")
    assert t.who(0).miss == (0 if passes else 1)


@rule("TM-STR-11")
def test_nor_at_the_portal() -> None:
    t = play(land(someone("thief", "M1", strength=6, objects=["magic-sword"]), other()), move=[1], portal=[3, 4])
    t.says(0, "go:portal:cw").says(0, "by:strength").told(events.PortalTried, worth=6, opens=False)


@rule("TM-STR-12")
def test_on_the_glade_what_magic_objects_add_does_not_count_and_followers_do_s79() -> None:
    things: dict[str, Any] = {"objects": ["ring", "sword"], "followers": ["unicorn"]}
    away, there = (hand(land(someone("thief", space, **things), other())) for space in ("M4", "M5"))
    assert (total(away, 0, "strength"), total(away, 0, "craft"), fighting.worth(away, 0, "strength")) == (5, 5, 6)
    assert (total(there, 0, "strength"), total(there, 0, "craft")) == (4, 4)
    assert fighting.worth(there, 0, "strength") == 5, "an ordinary sword works there (section 10)"
    full = hand(land(someone("thief", "M5", **things), other(), glade_full=True))
    assert fighting.worth(full, 0, "strength") == 4, "unless the table plays by the published board"


# Craft


@rule("TM-CRAFT-01")
@pytest.mark.parametrize(("craft", "wins"), [(5, True), (4, False)])
def test_craft_decides_psychic_combat(craft: int, wins: bool) -> None:
    state = land(someone("elf", "O7", craft=craft, strength=12), other(), deck=["shadow"])
    t = play(state, move=[1], fight=[2], foe=[4])
    t.says(0, "go:O8:cw")
    assert (t.state.discard == ["shadow"]) == wins


@rule("TM-CRAFT-01", "TM-CRAFT-07")
@pytest.mark.parametrize(("craft", "most"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_total_craft_sets_how_many_spells_may_be_held(craft: int, most: int) -> None:
    assert spells.limit(hand(land(someone("troll", craft=craft), someone("elf", "O14"))), 0) == most
    if craft > 2:
        by_cards = land(someone("troll", craft=craft - 2, followers=["maiden"]), someone("elf", "O14"))
        assert spells.limit(hand(by_cards), 0) == most


@rule("TM-CRAFT-03")
def test_losing_craft_gives_back_a_counter() -> None:
    t = at_the_enchantress(3, craft=4)
    assert t.who(0).craft == 3
    t.told(events.ValueLost, seat=0, stat="craft", n=1, now=3)


@rule("TM-CRAFT-04")
def test_craft_never_falls_below_its_starting_value() -> None:
    t = at_the_enchantress(3)
    assert t.who(0).craft == 2
    t.not_told(events.ValueLost)


@rule("TM-CRAFT-05")
def test_encounters_raise_craft() -> None:
    assert at_the_enchantress(4).who(0).craft == 3
    assert mystic(5).who(0).craft == 3


@rule("TM-CRAFT-08")
def test_a_wand_allows_one_spell_more_and_nothing_without_craft_s07() -> None:
    def most(craft: int, *objects: str) -> int:
        return spells.limit(hand(land(someone("ogre-chief", craft=craft, objects=list(objects)), other())), 0)

    assert [most(craft) for craft in (2, 3, 6)] == [0, 1, 3]
    assert [most(craft, "wand") for craft in (2, 3, 6)] == [0, 2, 4]
    assert most(2, "amulet") == 0, "no other object does"


@rule("TM-CRAFT-09")
def test_any_character_with_enough_craft_holds_and_casts_spells() -> None:
    t = mystic(6, name="warrior", craft=3, drawn=["teleport"])
    assert t.who(0).spells == ["teleport"]
    held = play(land(someone("warrior", "O3", craft=3, spells=["teleport"]), other()))
    held.asks(0, "tm-turn").says(0, "cast:teleport")
    held.told(events.SpellCast, seat=0, spell="teleport")


@rule("TM-CRAFT-10")
def test_whoever_holds_too_many_spells_chooses_in_private_which_to_discard_face_up_s19_s93() -> None:
    t = mystic(6, craft=3, spells=["alchemy"], drawn=["hex"])
    t.asks(0, "tm-too-many-spells")
    assert set(t.keys(0, "tm-too-many-spells")) == {"discard:alchemy", "discard:hex"}
    assert t.question(0, "tm-too-many-spells").audience == (0,)
    t.says(0, "discard:alchemy").told(events.SpellDiscarded, seat=0, spell="alchemy")
    assert t.who(0).spells == ["hex"]
    assert t.view(1).spell_discard == ("alchemy",)


@rule("TM-CRAFT-10")
def test_who_may_hold_none_draws_and_discards_at_once_s93() -> None:
    t = mystic(6, craft=2, drawn=["hex"])
    assert t.who(0).spells == []
    t.told(events.SpellDiscarded, seat=0, spell="hex")
    t.asks_not(0, "tm-too-many-spells")


@rule("TM-CRAFT-10", "TM-CRAFT-11")
def test_parting_with_a_follower_that_gave_craft_costs_the_surplus_spell_at_once() -> None:
    t = play(land(someone("warrior", "O3", followers=["maiden"], craft=2, spells=["hex", "alchemy"]), other()))
    t.says(0, "part:maiden")
    assert t.who(0).spells == [], "Craft 2 allows none"
    assert t.state.spell_discard == ["hex", "alchemy"]


@rule("TM-CRAFT-11")
def test_an_object_sold_in_the_city_takes_its_craft_and_spells_with_it() -> None:
    seller = someone("wizard", "O12", craft=5, objects=["solomons-crown"], spells=["hex", "alchemy", "divination"])
    t = play(land(seller, other()), move=[1])
    t.says(0, "roll").says(0, "go:O13:cw").says(0, "visit:town-alchemist").says(0, "sell:solomons-crown")
    t.asks(0, "tm-too-many-spells").says(0, "discard:hex")
    assert t.who(0).spells == ["alchemy", "divination"]
    assert t.state.active == 1


@rule("TM-CRAFT-11")
def test_a_follower_given_up_instead_of_a_life_takes_its_craft_with_it() -> None:
    state = land(someone("elf", "M12", craft=4, followers=["maiden"], spells=["hex", "alchemy", "divination"]), other())
    t = play(state, move=[1], table=[2, 2])
    t.says(0, "roll").says(0, "go:M13:cw").says(0, "yes").says(0, "give:maiden")
    t.asks(0, "tm-too-many-spells").says(0, "discard:alchemy")
    assert (t.who(0).lives, t.who(0).spells) == (4, ["hex", "divination"])


@rule("TM-CRAFT-11")
def test_spells_lost_on_the_glade_do_not_come_back_when_craft_does() -> None:
    crowned = someone("elf", "M4", objects=["solomons-crown"], spells=["hex", "alchemy", "divination"])
    t = play(land(crowned, other(), lying={"M5": ["market"]}), move=[1, 1, 1])
    t.says(0, "roll").says(0, "go:M5:cw").says(0, "discard:hex")
    t.until(0, "tm-turn")
    assert len(t.who(0).spells) == 2
    t.says(0, "roll").says(0, "go:M6:cw")
    assert spells.limit(hand(t.state), 0) == 3
    assert len(t.who(0).spells) == 2


@rule("TM-CRAFT-11")
def test_passing_through_the_glade_costs_nothing_s102() -> None:
    crowned = someone("elf", "M4", objects=["solomons-crown"], spells=["hex", "alchemy", "divination"])
    t = play(land(crowned, other(), lying={"M6": ["market"]}), move=[2])
    t.says(0, "roll").says(0, "go:M6:cw").asks_not(0, "tm-too-many-spells")
    assert len(t.who(0).spells) == 3


def test_the_cards_of_the_book_have_the_values_of_the_book() -> None:
    assert CARDS.enemies["dragon"].strength == 7
