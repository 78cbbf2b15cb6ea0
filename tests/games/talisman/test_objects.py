"""Objects, magic objects and purchase cards, each in use (catalogue 7.3, 7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.moments import total
from games.talisman.rules import fighting, limits, spells
from games.talisman.state import Alignment
from tests.games.talisman.given import CARDS, Playing, arrives, hand, land, meets, nobody_special, play, someone

FAR = "M11"


def fights(objects: list[str], being: str, **more: Any) -> Playing:
    """Somebody with these objects meets this being."""
    fields = type(nobody_special()).model_fields
    person = {k: more.pop(k) for k in list(more) if k in fields}
    return meets(being, nobody_special(objects=objects, **person), someone("elf", FAR), **more)


def test_the_objects_are_those_of_the_catalogue() -> None:
    assert {id: c.copies for id, c in CARDS.objects.items()} == {
        "bag-of-gold": 8,
        "two-bags-of-gold": 3,
        "sword": 2,
        "axe": 1,
        "armour": 1,
        "helmet": 1,
        "shield": 1,
        "raft": 1,
        "water-supply": 1,
        "rope": 1,
        "lantern": 1,
    }
    assert {id: c.copies for id, c in CARDS.magic_objects.items()} == {
        **dict.fromkeys(
            (
                "amulet",
                "cross",
                "holy-grail",
                "holy-lance",
                "magic-belt",
                "orb-of-knowledge",
                "potion-of-strength",
                "ring",
                "runesword",
                "solomons-crown",
                "wand",
                "magic-sword",
                "cloak-of-shadows",
            ),
            1,
        ),
        "talisman": 2,
    }


@pytest.mark.parametrize(
    ("stack", "n"),
    [
        ("sword", 6),
        ("axe", 5),
        ("helmet", 6),
        ("shield", 6),
        ("armour", 4),
        ("water-supply", 4),
        ("mule", 4),
        ("raft", 3),
        ("talisman", 6),
    ],
)
def test_the_stacks_are_those_of_the_catalogue(stack: str, n: int) -> None:
    assert len(CARDS.stack_cards[stack]) == n


# Gold, and taking in general


@pytest.mark.parametrize(("card", "gold"), [("bag-of-gold", 2), ("two-bags-of-gold", 3)])
def test_a_bag_of_gold_becomes_gold(card: str, gold: int) -> None:
    t = meets(card, nobody_special(), someone("elf", FAR))
    t.asks(0, "tm-take").says(0, f"take:{card}")
    assert t.who(0).gold == gold
    assert card in t.state.discard


@pytest.mark.parametrize("card", [c for c in (*CARDS.objects, *CARDS.magic_objects) if c != "raft" and not CARDS.coins(c)])
def test_what_is_found_is_taken_or_left(card: str) -> None:
    alignment: Alignment = "neutral"  # whom every object is allowed to
    t = meets(card, nobody_special(alignment=alignment), someone("elf", FAR))
    t.says(0, f"take:{card}")
    assert t.who(0).objects == [card]
    t = meets(card, nobody_special(alignment=alignment), someone("elf", FAR))
    t.says(0, "leave")
    assert t.state.lying["O2"] == [card]


@pytest.mark.rule("S-28", "TM-RAFT-04")
def test_a_raft_that_is_found_crosses_the_river_next_turn_and_one_that_is_left_is_gone() -> None:
    t = meets("raft", nobody_special(), someone("elf", FAR))
    t.says(0, "take:raft")
    assert t.who(0).raft == "raft"
    t.until(0, "tm-turn").says(0, "cross:M1")
    assert (t.who(0).space, t.who(0).raft) == ("M1", "")
    assert "raft" in t.state.discard
    t = meets("raft", nobody_special(), someone("elf", FAR))
    t.says(0, "leave")
    assert "raft" in t.state.discard


@pytest.mark.rule("TM-OBJ-03", "TM-ALIGN-06")
@pytest.mark.parametrize(
    ("card", "alignment", "allowed"),
    [
        ("holy-grail", "good", True),
        ("holy-grail", "neutral", True),
        ("holy-grail", "evil", False),
        ("holy-lance", "good", True),
        ("holy-lance", "neutral", True),
        ("holy-lance", "evil", False),
        ("runesword", "good", False),
        ("runesword", "neutral", True),
        ("runesword", "evil", True),
    ],
)
def test_some_objects_are_not_for_everybody(card: str, alignment: Alignment, allowed: bool) -> None:
    state = land(nobody_special(alignment=alignment), someone("elf", FAR))
    assert limits.allowed(hand(state), 0, card) == allowed
    t = meets(card, nobody_special(alignment=alignment), someone("elf", FAR))
    if allowed:
        t.offers(0, f"take:{card}")
    else:
        t.asks_not(0, "tm-take")


# What adds


@pytest.mark.rule("TM-STR-10", "TM-CRAFT-06")
@pytest.mark.parametrize(
    ("card", "strength", "craft"),
    [
        ("magic-belt", 4, 3),
        ("ring", 4, 4),
        ("holy-grail", 3, 4),
        ("solomons-crown", 3, 5),
        ("sword", 3, 3),
        ("axe", 3, 3),
        ("magic-sword", 3, 3),
        ("holy-lance", 3, 3),
        ("runesword", 3, 3),
    ],
)
def test_what_objects_add_to_the_values(card: str, strength: int, craft: int) -> None:
    g = hand(land(nobody_special(objects=[card], alignment="neutral"), someone("elf", FAR)))
    assert (total(g, 0, "strength"), total(g, 0, "craft")) == (strength, craft)


@pytest.mark.rule("TM-FIGHT-06", "S-84")
@pytest.mark.parametrize("weapon", ["sword", "axe", "magic-sword", "holy-lance", "runesword", "sword.s1", "axe.s2"])
def test_a_weapon_adds_one_in_a_fight(weapon: str) -> None:
    fights([weapon], "wolf", alignment="neutral", fight=[6], foe=[1]).ever_told(events.FightBegins, worth=4)


def test_only_one_weapon_is_used() -> None:
    fights(["sword", "axe"], "wolf", fight=[6], foe=[1]).ever_told(events.FightBegins, worth=4)


def test_no_weapon_helps_in_psychic_combat() -> None:
    fights(["sword"], "shadow", fight=[6], foe=[1]).ever_told(events.FightBegins, worth=3)


@pytest.mark.parametrize(("being", "worth"), [("dragon", 6), ("wyvern", 6), ("wolf", 4)])
def test_the_holy_lance_is_meant_for_dragons(being: str, worth: int) -> None:
    fights(["holy-lance"], being, alignment="good", fight=[6], foe=[1]).ever_told(events.FightBegins, worth=worth)


def test_the_runesword_gives_a_life_for_a_killed_enemy() -> None:
    t = fights(["runesword"], "wolf", fight=[6], foe=[1])
    assert t.who(0).lives == 5
    t = fights(["runesword"], "wolf", fight=[1], foe=[6])
    assert t.who(0).lives == 3


def test_the_runesword_gives_a_life_for_one_taken_from_a_character() -> None:
    t = arrives("O12", nobody_special(character="rogue", objects=["runesword"]), someone("elf", "O12"), duel=[6], parry=[1])
    t.says(0, "attack:1").says(0, "life")
    assert (t.who(0).lives, t.who(1).lives) == (5, 3)


@pytest.mark.rule("S-155")
def test_the_runesword_drinks_nothing_from_what_has_no_card() -> None:
    t = arrives("O19", nobody_special(objects=["runesword"]), someone("elf", FAR), table=[2], fight=[6], foe=[1])
    t.ever_told(events.FightWon, beings=("farmer",))
    assert t.who(0).lives == 4


# What protects


@pytest.mark.rule("TM-FIGHT-09", "S-72")
@pytest.mark.parametrize(("card", "least"), [("helmet", 6), ("shield", 5), ("armour", 4), ("helmet.s1", 6), ("shield.s1", 5)])
def test_a_protecting_object_saves_a_life_in_a_fight(card: str, least: int) -> None:
    for die in (least - 1, least):
        t = fights([card], "ogre", fight=[1], foe=[6], save=[die])
        assert t.who(0).lives == (4 if die == least else 3)


@pytest.mark.rule("TM-PSY-03")
def test_nothing_protects_in_psychic_combat_or_in_the_desert() -> None:
    t = fights(["armour"], "wraith", fight=[1], foe=[6], save=[6])
    assert t.who(0).lives == 3
    t = arrives("M10", nobody_special(objects=["armour"]), someone("elf", "O12"), deck=["sword"], save=[6])
    t.says(0, "leave")
    assert t.who(0).lives == 3


def test_the_water_supply_saves_a_life_in_the_desert() -> None:
    t = arrives("M10", nobody_special(objects=["water-supply"]), someone("elf", "O12"), deck=["sword"])
    t.says(0, "leave")
    assert t.who(0).lives == 4


def test_the_rope_makes_the_roll_at_the_chasm_optional_for_its_owner_alone() -> None:
    t = arrives("M7", nobody_special(objects=["rope"], followers=["guide"]), someone("elf", "O12"), chasm=[1])
    t.asks(0, "tm-optional-roll").says(0, "leave")
    assert t.who(0).lives == 4
    assert t.who(0).followers == [], "the follower has to roll, and falls"


# Magic


@pytest.mark.rule("S-87")
def test_the_owner_of_an_amulet_casts_nothing_and_is_aimed_at_by_nothing() -> None:
    t = play(land(nobody_special(objects=["amulet"], spells=["alchemy"]), someone("monk", FAR, spells=["acquisition"])), move=[1])
    t.offers_not(0, "cast:alchemy")
    t.says_if_asked(0, "roll").default()
    t.until(1, "tm-turn").offers_not(1, "cast:acquisition")


@pytest.mark.parametrize("spirit", ["lemure", "demon"])
def test_a_cross_destroys_spirits_without_gain(spirit: str) -> None:
    t = fights(["cross"], spirit)
    t.offers(0, "destroy").says(0, "destroy")
    t.never_told(events.FightBegins)
    assert spirit in t.state.discard
    assert t.who(0).craft == 3


@pytest.mark.parametrize(("space", "alignment"), [("O3", "good"), ("O7", "evil")])
def test_a_cross_protects_in_chapel_and_graveyard(space: str, alignment: Alignment) -> None:
    t = arrives(space, nobody_special(objects=["cross"], alignment=alignment), someone("elf", FAR))
    assert t.who(0).lives == 4
    t = arrives(space, nobody_special(alignment=alignment), someone("elf", FAR))
    assert t.who(0).lives == 3


def test_a_cross_keeps_nobody_from_what_is_good_in_chapel_and_graveyard() -> None:
    t = arrives("O7", nobody_special(objects=["cross"], alignment="good", lives=1), someone("elf", FAR))
    t.says(0, "visit:chapel-heal")
    assert t.who(0).lives == 4
    t = arrives("O3", nobody_special(objects=["cross"]), someone("elf", FAR), table=[5])
    t.says(0, "yes")
    assert len(t.who(0).spells) == 1


def test_the_orb_lets_its_owner_send_one_card_away_and_keep_the_next() -> None:
    t = fights(["orb-of-knowledge"], "dragon", deck=["bag-of-gold"])
    t.asks(0, "tm-orb").says(0, "replace:dragon")
    assert "dragon" in t.state.discard
    t.offers(0, "take:bag-of-gold")
    t = fights(["orb-of-knowledge"], "wolf", deck=["dragon"], fight=[6], foe=[1])
    t.says(0, "keep")
    assert t.who(0).trophies == ["wolf"]


def test_the_potion_strengthens_once_until_the_end_of_the_turn() -> None:
    t = arrives(
        "O21",
        nobody_special(objects=["potion-of-strength"], strength=4),
        someone("elf", FAR),
        deck=["wolf", "doppelganger"],
        fight=[6, 6],
        foe=[1, 1],
    )
    t.offers(0, "use:potion-of-strength").says(0, "use:potion-of-strength")
    worths = [e.worth for e in t.events(events.FightBegins) if isinstance(e, events.FightBegins)]
    assert worths == [6, 6], "both fights of the turn"
    assert "potion-of-strength" in t.state.discard
    assert total(hand(t.state), 0, "strength") == 5, "the Doppelganger's gift; the potion has worn off"


def test_the_potion_is_no_use_in_psychic_combat() -> None:
    t = fights(["potion-of-strength"], "shadow", fight=[6], foe=[1])
    t.ever_told(events.FightBegins, worth=3)
    assert t.who(0).objects == ["potion-of-strength"]


@pytest.mark.rule("TM-MOVE-10")
@pytest.mark.parametrize("has_it", [True, False])
def test_a_talisman_opens_the_valley_of_fire(has_it: bool) -> None:
    who = nobody_special("I4", objects=["talisman"] if has_it else [], done=True)
    t = play(land(who, someone("elf", FAR)))
    t.asks(0, "tm-inner").offers(0, "back:I3")
    if has_it:
        t.offers(0, "on:I5").says(0, "on:I5")
        assert t.who(0).space == "I5"
    else:
        t.offers_not(0, "on:I5")


@pytest.mark.rule("S-07")
def test_the_wand_adds_a_spell_and_never_leaves_its_owner_without_one() -> None:
    t = meets("wand", nobody_special(), someone("elf", FAR), spells=["alchemy"])
    t.says(0, "take:wand")
    assert t.who(0).spells == ["alchemy"]
    assert spells.limit(hand(t.state), 0) == 2
    dull = land(someone("barbarian", "O1", objects=["wand"]), someone("elf", FAR))
    assert spells.limit(hand(dull), 0) == 0, "with Craft too low for spells it does nothing"


@pytest.mark.rule("TM-STR-12")
def test_on_the_cursed_glade_magic_objects_add_nothing_and_others_do() -> None:
    state = land(nobody_special("M5", objects=["ring", "magic-sword"], followers=["unicorn"]), someone("elf", FAR))
    g = hand(state)
    assert (total(g, 0, "strength"), total(g, 0, "craft")) == (4, 4)
    assert fighting.worth(g, 0, "strength") == 4
    state = land(nobody_special("M5", objects=["sword"]), someone("elf", FAR))
    assert fighting.worth(hand(state), 0, "strength") == 4


# Cloak of Shadows


@pytest.mark.rule("S-152")
@pytest.mark.parametrize("die", [3, 4])
def test_the_cloak_hides_from_a_being_on_four_or_more(die: int) -> None:
    t = fights(["cloak-of-shadows"], "ogre", evade=[die], fight=[1], foe=[6])
    t.asks(0, "tm-foes").says(0, "evade:cloak-of-shadows")
    assert t.who(0).lives == (4 if die == 4 else 3)
    assert t.state.lying["O2"] == ["ogre"]


@pytest.mark.rule("S-152")
def test_the_cloak_is_tried_once_per_turn() -> None:
    t = arrives(
        "O21",
        nobody_special(objects=["cloak-of-shadows"]),
        someone("elf", FAR),
        deck=["wolf", "shadow"],
        evade=[4],
        fight=[6],
        foe=[1],
    )
    t.says(0, "evade:cloak-of-shadows")
    t.ever_told(events.FightBegins, beings=("shadow",))


@pytest.mark.rule("S-152")
@pytest.mark.parametrize("how", ["attack", "steal"])
def test_the_cloak_hides_from_a_character_and_its_ability(how: str) -> None:
    who = someone("thief", "O12") if how == "steal" else nobody_special()
    t = arrives("O12", who, someone("elf", "O12", objects=["cloak-of-shadows"], gold=3), evade=[5])
    t.says(0, f"{how}:1").says(1, "evade:cloak-of-shadows")
    t.ever_told(events.CharacterEvades, seat=1)
    assert (t.who(1).lives, t.who(1).gold) == (4, 3)


@pytest.mark.rule("S-152")
@pytest.mark.parametrize("card", ["imp", "witch", "hag"])
def test_the_cloak_hides_from_other_beings_one_would_rather_not_meet(card: str) -> None:
    t = fights(["cloak-of-shadows"], card, evade=[6])
    t.asks(0, "tm-meet-being").says(0, "evade:cloak-of-shadows")
    c = t.who(0)
    assert (c.space, c.toad, c.followers) == ("O2", None, [])


@pytest.mark.rule("S-152")
def test_the_cloak_hides_from_nothing_in_the_inner_region() -> None:
    who = nobody_special("I3", objects=["cloak-of-shadows"])
    t = play(land(who, someone("elf", FAR)), pitfiends=[1], fight=[6], foe=[1])
    t.says(0, "on:I4").says(0, "face")
    t.ever_told(events.FightBegins, beings=("pitfiend",))


@pytest.mark.rule("S-152")
def test_the_cloak_hides_nobody_while_magic_is_destroyed() -> None:
    lasting = [{"what": "no-magic", "until": "places", "left": 1, "by": 1}]
    t = fights(["cloak-of-shadows"], "ogre", lasting=lasting, fight=[1], foe=[6])
    t.ever_told(events.FightBegins)


# Purchase cards


@pytest.mark.rule("TM-BUY-03", "S-91")
@pytest.mark.parametrize("card", ["sword.s1", "axe.s1", "helmet.s1", "shield.s1", "armour.s1", "water-supply.s1"])
def test_a_bought_card_goes_back_under_its_stack_when_it_is_sold(card: str) -> None:
    t = arrives("O13", nobody_special(objects=[card]), someone("elf", FAR))
    t.says(0, "visit:town-alchemist").says(0, f"sell:{card}")
    assert t.who(0).gold == 2
    assert t.state.stacks[card.partition(".")[0]][-1] == card


@pytest.mark.rule("TM-RAFT-03")
@pytest.mark.parametrize("at", ["O4", "O11", "O17", "O23", "M14"])
def test_an_axe_builds_a_raft_in_forest_and_woods(at: str) -> None:
    t = play(land(nobody_special(at, objects=["axe.s1"]), someone("elf", FAR)))
    t.asks(0, "tm-turn").says(0, "build")
    assert t.who(0).raft.startswith("raft")
    assert t.state.active == 1, "it takes the turn"


def test_without_woods_or_without_an_axe_there_is_no_raft() -> None:
    play(land(nobody_special("O2", objects=["axe"]), someone("elf", FAR))).asks_not(0, "tm-turn")
    play(land(nobody_special("O4"), someone("elf", FAR))).asks_not(0, "tm-turn")
