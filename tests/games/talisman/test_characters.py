"""The 28 characters: their values, and every special ability in use (catalogue 7.2, and the answers of section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.talisman import events
from games.talisman.game import TalismanOptions
from games.talisman.moments import total
from games.talisman.rules import crossing, fighting, limits
from games.talisman.state import Alignment
from tests.games.talisman.given import CARDS, RULES, Playing, arrives, hand, land, meets, nobody_special, play, someone

FAR = "O14"
PEOPLE: dict[str, tuple[int, int, int, Alignment, str]] = {
    "warrior": (1, 5, 2, "neutral", "O19"),
    "barbarian": (1, 4, 2, "neutral", "O9"),
    "wizard": (2, 2, 5, "evil", "O3"),
    "conjurer": (2, 4, 4, "neutral", "O13"),
    "sorceress": (3, 2, 4, "evil", "O3"),
    "enchanted-dancer": (3, 3, 5, "good", "O19"),
    "assassin": (4, 3, 3, "evil", "O13"),
    "spy": (4, 4, 4, "neutral", "O13"),
    "dwarf": (5, 3, 3, "neutral", "O9"),
    "gnome-miner": (5, 3, 4, "good", "O9"),
    "elf": (6, 3, 4, "good", "O23"),
    "ranger": (6, 4, 3, "good", "O23"),
    "minstrel": (7, 2, 4, "good", "O19"),
    "jester": (7, 4, 4, "neutral", "O19"),
    "monk": (8, 2, 3, "good", "O1"),
    "pilgrim": (8, 4, 4, "good", "O7"),
    "priest": (9, 2, 4, "good", "O7"),
    "inquisitor": (9, 4, 3, "good", "O7"),
    "prophetess": (10, 2, 4, "good", "O7"),
    "witch-doctor": (10, 4, 5, "neutral", "O23"),
    "thief": (11, 3, 3, "neutral", "O13"),
    "rogue": (11, 4, 3, "evil", "O19"),
    "troll": (12, 6, 1, "neutral", "O9"),
    "ogre-chief": (12, 6, 2, "evil", "O9"),
    "ghoul": (13, 2, 4, "evil", "O3"),
    "necromancer": (13, 4, 5, "evil", "O3"),
    "druid": (14, 2, 4, "neutral", "O23"),
    "merchant": (14, 4, 3, "neutral", "O1"),
}
START_SPELLS = {"wizard": 2} | dict.fromkeys(
    ("conjurer", "sorceress", "priest", "prophetess", "witch-doctor", "necromancer", "druid"), 1
)


def test_the_characters_are_those_of_the_catalogue_and_of_the_balance() -> None:
    assert {id: (c.pair, c.strength, c.craft, c.alignment, c.start) for id, c in CARDS.characters.items()} == PEOPLE


@pytest.mark.rule("TM-SETUP-04", "S-05")
@pytest.mark.parametrize("id", sorted(PEOPLE))
def test_a_character_starts_with_what_its_card_says(id: str) -> None:
    other = "elf" if PEOPLE[id][0] != 6 else "troll"
    state = RULES.new(2, TalismanOptions(characters=[id, other]))
    c = Playing(Live(RULES, Fate(b"start"), new_game(RULES, state), strict=True)).who(0)
    assert (c.space, c.lives) == (PEOPLE[id][4], 4)
    assert c.gold == (3 if id == "merchant" else 1)
    assert len(c.spells) == START_SPELLS.get(id, 0)
    assert [o.partition(".")[0] for o in c.objects] == (["axe"] if id == "ranger" else [])


def duel(attacker: str, victim: str, deed: str, *, at: str = "O12", **more: Any) -> Playing:
    """The first comes to the space of the second, and does this."""
    mine, theirs = more.pop("mine", {}), more.pop("theirs", {})
    t = arrives(at, someone(attacker, "O1", **mine), someone(victim, at, **theirs), **more)
    t.says(0, f"{deed}:1")
    return t


# Warrior, Barbarian


def test_the_warrior_fights_with_two_weapons_and_two_dice() -> None:
    t = meets(
        "dragon", someone("warrior", "O1", objects=["sword", "axe", "magic-sword"]), someone("elf", FAR), fight=[2, 5], foe=[3]
    )
    t.ever_told(events.FightBegins, worth=7)
    rolled = t.ever_told(events.FightRolled)
    assert (rolled.dice, rolled.value) == ((2, 5), 12)


def test_the_warrior_has_one_die_in_psychic_combat() -> None:
    t = meets("shadow", someone("warrior", "O1"), someone("elf", FAR), fight=[6], foe=[1])
    assert t.ever_told(events.FightRolled).dice == (6,)


@pytest.mark.parametrize(("objects", "worth"), [([], 5), (["helmet", "shield"], 5), (["armour"], 4), (["armour.s1"], 4)])
def test_the_barbarian_fights_better_without_armour(objects: list[str], worth: int) -> None:
    g = hand(land(someone("barbarian", "O1", objects=objects), someone("elf", FAR)))
    assert fighting.worth(g, 0, "strength") == worth
    assert total(g, 0, "strength") == 4
    assert fighting.worth(g, 0, "craft") == 2


@pytest.mark.parametrize(
    ("id", "space"),
    [("barbarian", "O9"), ("dwarf", "O9"), ("dwarf", "M7"), ("elf", "O23"), ("troll", "O9")],
)
def test_who_is_at_home_there_need_not_roll(id: str, space: str) -> None:
    t = arrives(space, someone(id, "O1"), someone("monk", FAR))
    t.asks(0, "tm-optional-roll").says(0, "leave")
    assert t.ever_told(events.NotRolled)
    assert (t.who(0).miss, t.who(0).lives) == (0, 4)


# Wizard, Conjurer, Prophetess


@pytest.mark.rule("TM-SPELL-14", "TM-SPELL-15")
@pytest.mark.parametrize("id", ["wizard", "prophetess"])
def test_some_are_never_without_a_spell(id: str) -> None:
    t = play(land(someone(id, "O2", spells=["divination"]), someone("troll", FAR), spells=["hex"]))
    t.says(0, "cast:divination")
    assert t.who(0).spells == ["hex"]


@pytest.mark.parametrize("id", ["wizard", "sorceress", "ghoul"])
@pytest.mark.rule("TM-FIGHT-02")
def test_some_attack_with_the_mind(id: str) -> None:
    t = duel(id, "troll", "psychic", duel=[3], parry=[3])
    t.says_if_asked(0, "fight", msg="tm-duel")
    t.ever_told(events.FightBegins, stat="craft", worth=CARDS.characters[id].craft, against=1)


def test_others_do_not_attack_with_the_mind() -> None:
    t = arrives("O12", someone("conjurer", "O1"), someone("troll", "O12"))
    t.offers(0, "attack:1").offers_not(0, "psychic:1")


def test_the_conjurer_buys_spells_with_trophies() -> None:
    t = play(land(someone("conjurer", "O2", trophies=["bear", "wolf"]), someone("troll", FAR)))
    t.asks(0, "tm-turn").says(0, "conjure")
    assert len(t.who(0).spells) == 1
    assert t.who(0).trophies == ["wolf"]
    assert "bear" in t.state.removed
    play(land(someone("conjurer", "O2", trophies=["wolf"]), someone("troll", FAR))).asks_not(0, "tm-turn")


def test_the_prophetess_draws_one_more_and_sends_one_away() -> None:
    t = meets("dragon", someone("prophetess", "O1", spells=["hex"]), someone("troll", FAR), deck=["bag-of-gold"])
    t.asks(0, "tm-foresight").offers(0, "away:dragon", "away:bag-of-gold").says(0, "away:dragon")
    assert "dragon" in t.state.discard
    t.offers(0, "take:bag-of-gold")


def test_the_prophetess_looks_at_somebodys_spells_once_per_turn() -> None:
    t = play(land(someone("prophetess", "O2", spells=["hex"]), someone("monk", FAR, spells=["random"]), someone("troll", "O9")))
    t.offers(0, "look:1").offers_not(0, "look:2").says(0, "look:1")
    shown = [told for told in t.last if isinstance(told.event, events.SpellsShown)]
    assert [(told.to, told.event.spells) for told in shown if isinstance(told.event, events.SpellsShown)] == [((0,), ("random",))]
    t.offers_not(0, "look:1")


# Sorceress, Dancer


@pytest.mark.parametrize(("victim", "least"), [("elf", 6), ("troll", 5), ("rogue", 4)])
def test_the_sorceress_beguiles_by_alignment(victim: str, least: int) -> None:
    t = duel("sorceress", victim, "beguile", beguile=[least - 1])
    assert t.who(1).gold == 1
    t = duel("sorceress", victim, "beguile", beguile=[least])
    t.says_if_asked(0, "rob:gold")
    assert (t.who(0).gold, t.who(1).gold) == (2, 0)


def test_the_sorceress_wins_over_followers_but_not_all() -> None:
    theirs = {"followers": ["guide", "maiden", "unicorn", "princess", "poltergeist"], "objects": ["sword"]}
    t = duel("sorceress", "troll", "beguile", theirs=theirs, beguile=[6])
    t.offers(0, "rob:gold", "rob:sword", "rob:guide")
    t.offers_not(0, "rob:maiden", "rob:unicorn", "rob:princess", "rob:poltergeist").says(0, "rob:guide")
    assert t.who(0).followers == ["guide"]


@pytest.mark.rule("TM-EVADE-03")
@pytest.mark.parametrize("id", ["sorceress", "necromancer"])
def test_some_evade_spirits_and_nothing_else(id: str) -> None:
    t = meets("demon", someone(id, "O1"), someone("troll", FAR))
    t.says(0, f"evade:{id}")
    assert t.state.lying["O2"] == ["demon"]
    t = meets("wolf", someone(id, "O1"), someone("troll", FAR), fight=[6], foe=[1])
    t.ever_told(events.FightWon)


def test_the_dancer_evades_characters() -> None:
    t = duel("troll", "enchanted-dancer", "attack")
    t.asks(1, "tm-attacked").says(1, "evade:enchanted-dancer")
    assert t.who(1).lives == 4
    t.never_told(events.FightBegins)


@pytest.mark.parametrize(("die", "gold"), [(2, 0), (3, 2)])
def test_the_dancer_adds_one_in_the_tavern(die: int, gold: int) -> None:
    assert arrives("O19", someone("enchanted-dancer", "O1"), someone("troll", FAR), table=[die]).who(0).gold == gold


# Assassin, Spy


def test_the_assassins_victim_rolls_no_die_and_loses_a_life() -> None:
    t = duel("assassin", "ranger", "attack", theirs={"gold": 3, "objects": ["sword"]}, duel=[3])
    assert t.ever_told(events.FightRolled).against == ()
    t.asks_not(0, "tm-spoils")
    assert t.who(1).lives == 3


def test_the_assassin_is_an_ordinary_fighter_against_beings_and_in_defence() -> None:
    assert meets("wolf", someone("assassin", "O1"), someone("troll", FAR), fight=[6], foe=[2]).ever_told(
        events.FightRolled
    ).against == (2,)
    t = duel("troll", "assassin", "attack", duel=[1], parry=[6])
    assert t.ever_told(events.FightRolled).against == (6,)
    t.asks(1, "tm-spoils").offers(1, "life", "gold", "waive")


@pytest.mark.parametrize("space", ["O13", "O1", "O19"])
def test_the_spy_evades_everything_in_town(space: str) -> None:
    t = arrives(space, someone("spy", "O1"), someone("troll", FAR), lying={space: ["dragon"]}, table=[4])
    t.says(0, "evade:spy")
    t.never_told(events.FightBegins)
    t = duel("troll", "spy", "attack", at=space)
    t.says(1, "evade:spy")
    assert t.who(1).lives == 4


def test_the_spy_sees_one_spell_at_random_instead_of_attacking() -> None:
    t = duel("spy", "wizard", "spy", theirs={"spells": ["hex", "random"]})
    t.says(1, "none", msg="tm-robbed")  # nothing in hand would help, but nobody sees that
    shown = [told for told in t.all if isinstance(told.event, events.SpellsShown)]
    assert len(shown) == 1
    assert shown[0].to == (0,)
    assert isinstance(shown[0].event, events.SpellsShown)
    assert len(shown[0].event.spells) == 1
    assert t.who(1).lives == 4


# Dwarf, Gnome Miner


def test_the_dwarf_evades_in_hills() -> None:
    t = arrives("O6", someone("dwarf", "O1"), someone("monk", FAR), deck=["dragon"])
    t.says(0, "evade:dwarf")
    assert t.state.lying["O6"] == ["dragon"]


def test_the_dwarf_knows_portal_and_mine() -> None:
    g = hand(land(someone("dwarf", "M1"), someone("monk", FAR)))
    assert (crossing.portal_dice(g, 0, "craft"), crossing.portal_dice(g, 0, "strength")) == (1, 2)


@pytest.mark.parametrize("id", ["dwarf", "gnome-miner"])
def test_two_dice_are_enough_in_the_mine(id: str) -> None:
    t = play(land(someone(id, "I1"), someone("monk", FAR)), depths=[1, 2])
    t.says(0, "on:I2").says(0, "face")
    assert t.ever_told(events.CryptRolled).dice == (1, 2)
    t = play(land(someone(id, "I1"), someone("monk", FAR)), depths=[1, 1, 1])
    t.says(0, "on:I8").says(0, "face")
    assert len(t.ever_told(events.CryptRolled).dice) == 3


@pytest.mark.parametrize(("space", "gold"), [("O6", 3), ("O15", 3), ("O2", 2)])
def test_the_gnome_miner_finds_more_in_hills(space: str, gold: int) -> None:
    t = arrives(space, someone("gnome-miner", "O1"), someone("monk", FAR), deck=["bag-of-gold"])
    t.says(0, "take:bag-of-gold")
    assert t.who(0).gold == gold


def test_the_gnome_miner_finds_no_more_in_a_bag_somebody_left() -> None:
    t = arrives("O6", someone("gnome-miner", "O1"), someone("monk", FAR), lying={"O6": ["bag-of-gold"]})
    t.says(0, "take:bag-of-gold")
    assert t.who(0).gold == 2


# Elf, Ranger


def test_the_elf_evades_in_woods_and_walks_from_woods_to_woods() -> None:
    t = arrives("O4", someone("elf", "O1"), someone("monk", FAR), deck=["dragon"])
    t.says(0, "evade:elf")
    t = play(land(someone("elf", "O4"), someone("monk", FAR)))
    t.asks(0, "tm-turn").offers(0, "roll", "woods:O11", "woods:O17").offers_not(0, "woods:O4", "woods:M14", "woods:O23")
    t.says(0, "woods:O17")
    assert t.who(0).space == "O17"


def test_the_ranger_builds_without_an_axe_and_still_meets_the_space() -> None:
    t = play(land(someone("ranger", "O4"), someone("monk", FAR), deck=["bag-of-gold"]))
    t.asks(0, "tm-turn").says(0, "build")
    assert t.who(0).raft.startswith("raft")
    t.asks(0, "tm-take").offers(0, "take:bag-of-gold")


@pytest.mark.parametrize(("beings", "worth"), [(["wolf"], 5), (["wolf", "bear"], 6), (["goblin"], 4), (["dragon"], 4)])
def test_animals_are_weaker_against_the_ranger(beings: list[str], worth: int) -> None:
    t = arrives("O21", someone("ranger", "O1"), someone("monk", FAR), lying={"O21": beings}, deck=["sword"], fight=[6], foe=[1])
    t.ever_told(events.FightBegins, worth=worth)


# Minstrel, Jester


@pytest.mark.rule("S-109")
@pytest.mark.parametrize("being", ["bear", "dragon"])
def test_animals_and_dragons_do_not_attack_the_minstrel(being: str) -> None:
    t = meets(being, someone("minstrel", "O1"), someone("troll", FAR))
    t.asks(0, "tm-mild").says(0, "spare")
    t.never_told(events.FightBegins)
    assert t.state.lying["O2"] == [being]


def test_the_minstrel_charms_an_animal_for_one_fight() -> None:
    t = meets("bear", someone("minstrel", "O1"), someone("troll", FAR), charm=[4])
    t.says(0, "fight", msg="tm-mild").says(0, "charm:bear")
    assert t.who(0).followers == ["bear"]
    t = meets("goblin", someone("minstrel", "O1", followers=["bear"]), someone("troll", FAR), fight=[6], foe=[1])
    t.says(0, "use:bear")
    t.ever_told(events.FightBegins, worth=5)
    assert t.who(0).followers == []
    assert "bear" in t.state.discard


def test_whom_the_minstrel_fails_to_charm_he_has_to_fight() -> None:
    t = meets("bear", someone("minstrel", "O1"), someone("troll", FAR), charm=[3], fight=[1], foe=[6])
    t.says(0, "fight", msg="tm-mild").says(0, "charm:bear")
    t.ever_told(events.CharmFailed)
    t.ever_told(events.FightLost)


@pytest.mark.parametrize("lady", ["maiden", "princess"])
def test_the_minstrel_leads_ladies_away(lady: str) -> None:
    t = duel("minstrel", "troll", "lure", theirs={"followers": [lady, "guide"]})
    assert (t.who(0).followers, t.who(1).followers) == ([lady], ["guide"])
    t = arrives("O12", someone("minstrel", "O1"), someone("troll", "O12", followers=["guide"]))
    t.offers_not(0, "lure:1")


@pytest.mark.parametrize("space", ["O9", "card"])
def test_the_jester_rolls_one_die_of_a_table_again(space: str) -> None:
    if space == "card":
        t = meets("witch", someone("jester", "O1"), someone("troll", FAR), table=[1], again=[3])
    else:
        t = arrives("O9", someone("jester", "O1"), someone("troll", FAR), table=[2], again=[6])
    t.asks(0, "tm-jester").offers(0, "keep", "again:0").says(0, "again:0")
    assert t.who(0).strength == 5
    assert (t.who(0).toad, t.who(0).miss) == (None, 0)


# Monk, Pilgrim, Priest, Inquisitor


def test_the_monk_fights_with_his_craft_and_no_steel() -> None:
    t = meets(
        "ogre", someone("monk", "O1", objects=["sword", "armour", "ring"]), someone("troll", FAR), fight=[1], foe=[6], save=[6]
    )
    t.ever_told(events.FightBegins, worth=3 + 4)
    assert t.who(0).lives == 3, "no armour either"


@pytest.mark.parametrize("id", ["monk", "priest"])
@pytest.mark.parametrize("space", ["O7", "M13"])
def test_some_pray_better(id: str, space: str) -> None:
    t = arrives(space, someone(id, "O1"), someone("troll", FAR), table=[4] if space == "O7" else [5, 5])
    t.says(0, "visit:chapel-pray" if space == "O7" else "yes")
    assert t.who(0).lives == 5


@pytest.mark.parametrize("space", ["O7", "M13", "O2"])
def test_the_pilgrim_is_healed_in_holy_places(space: str) -> None:
    t = arrives(space, someone("pilgrim", "O1", lives=2), someone("troll", FAR), lying={"O2": ["shrine"]})
    t.says_if_asked(0, "no").says_if_asked(0, "none")
    assert t.who(0).lives == 3


def test_the_pilgrim_attacks_nobody() -> None:
    t = arrives("O12", someone("pilgrim", "O1"), someone("troll", "O12"), deck=["bag-of-gold"])
    t.asks_not(0, "tm-whom").asks(0, "tm-take")


def test_the_priest_destroys_spirits_and_uses_no_weapon() -> None:
    t = meets("demon", someone("priest", "O1"), someone("troll", FAR))
    t.says(0, "destroy")
    assert "demon" in t.state.discard
    g = hand(land(someone("priest", "O1", objects=["sword", "armour"]), someone("troll", FAR)))
    assert fighting.worth(g, 0, "strength") == 2
    t = meets("ogre", someone("priest", "O1", objects=["armour"]), someone("troll", FAR), fight=[1], foe=[6], save=[4])
    assert t.who(0).lives == 4, "armour he may use"


@pytest.mark.rule("TM-FIGHT-02")
def test_the_inquisitor_attacks_the_minds_of_the_evil_only() -> None:
    arrives("O12", someone("inquisitor", "O1"), someone("wizard", "O12")).offers(0, "psychic:1")
    arrives("O12", someone("inquisitor", "O1"), someone("troll", "O12")).offers(0, "attack:1").offers_not(0, "psychic:1")


@pytest.mark.parametrize(("beings", "worth"), [(["shadow"], 4), (["shadow", "lemure"], 4)])
def test_the_inquisitor_has_one_more_against_any_number_of_spirits(beings: list[str], worth: int) -> None:
    t = arrives(
        "O21", someone("inquisitor", "O1"), someone("troll", FAR), lying={"O21": beings}, deck=["sword"], fight=[6], foe=[1]
    )
    t.ever_told(events.FightBegins, worth=worth, stat="craft")


# Witch Doctor, Druid


@pytest.mark.rule("S-157")
@pytest.mark.parametrize(("space", "die"), [("O23", 4), ("O23", 2), ("O4", 1), ("M14", 1)])
def test_the_witch_doctor_heals_himself_among_trees(space: str, die: int) -> None:
    t = arrives(space, someone("witch-doctor", "O1", lives=2), someone("troll", FAR), deck=["sword"], table=[die])
    t.says_if_asked(0, "leave")
    assert t.who(0).lives == 3


@pytest.mark.rule("S-157")
def test_the_druid_fills_up_his_spells_in_woods() -> None:
    t = arrives("O4", someone("druid", "O1"), someone("troll", FAR), deck=["sword"])
    t.says(0, "leave")
    assert len(t.who(0).spells) == 2
    t = arrives("O4", someone("druid", "O1"), someone("troll", FAR), deck=["ogre"], fight=[1], foe=[6])
    assert len(t.who(0).spells) == 2, "also after a lost fight"


@pytest.mark.rule("TM-ALIGN-05")
def test_the_druid_changes_his_alignment_once_per_round() -> None:
    t = play(land(someone("druid", "O2"), someone("troll", FAR)))
    t.offers(0, "become:good", "become:evil").says(0, "become:evil")
    assert t.who(0).alignment == "evil"
    t.offers_not(0, "become:good")


# Thief, Rogue


@pytest.mark.parametrize("thing", ["gold", "ring", "mule"])
def test_the_thief_takes_gold_an_object_or_a_mule(thing: str) -> None:
    t = duel("thief", "troll", "steal", theirs={"objects": ["ring"], "followers": ["mule", "maiden"]})
    t.offers_not(0, "rob:maiden").says(0, f"rob:{thing}")
    c = t.who(0)
    assert thing in (*c.objects, *c.followers) or (thing == "gold" and c.gold == 2)
    assert t.who(1).lives == 4


@pytest.mark.rule("S-85")
def test_the_thief_of_a_mule_may_take_what_falls_down() -> None:
    objects = ["sword", "axe", "armour", "helmet", "shield"]
    t = duel("thief", "troll", "steal", theirs={"objects": objects, "followers": ["mule"]})
    t.says(0, "rob:mule").says(1, "drop:shield").says(0, "take:shield")
    assert t.who(0).objects == ["shield"]


@pytest.mark.parametrize(("space", "card"), [("O1", "armour"), ("O2", "raft")])
def test_the_thief_helps_himself_in_village_and_market(space: str, card: str) -> None:
    t = arrives(space, someone("thief", "O1", gold=0), someone("troll", FAR), lying={"O2": ["market"]})
    t.says(0, f"lift:{card}")
    c = t.who(0)
    assert card in (c.raft.partition(".")[0], *(o.partition(".")[0] for o in c.objects))
    assert c.gold == 0
    t.asks_not(0, "tm-visit")


@pytest.mark.parametrize(("dice", "mine"), [([5, 2], 2), ([2, 5], 0), ([3, 3], 1)])
def test_the_rogue_gambles_for_gold(dice: list[int], mine: int) -> None:
    t = duel("rogue", "troll", "gamble", gamble=dice)
    assert (t.who(0).gold, t.who(1).gold) == (mine, 2 - mine)


def test_the_rogue_evades_his_own_kind() -> None:
    t = meets("bandit", someone("rogue", "O1", gold=0), someone("troll", FAR))
    t.says(0, "evade:rogue")
    t = arrives("O23", someone("rogue", "O1"), someone("troll", FAR), table=[1])
    t.says(0, "evade:rogue")
    t.never_told(events.FightBegins)


# Troll, Ogre Chief


def test_the_troll_may_rest_on_a_six() -> None:
    t = play(land(someone("troll", "O2", lives=2), someone("monk", FAR)), move=[6])
    t.asks(0, "tm-rest").says(0, "rest")
    assert (t.who(0).lives, t.who(0).space) == (3, "O2")
    assert t.state.active == 1
    t = play(land(someone("troll", "O2", lives=2), someone("monk", FAR)), move=[6])
    t.says(0, "walk").asks(0, "tm-go")
    play(land(someone("troll", "O2", lives=2), someone("monk", FAR)), move=[5]).asks_not(0, "tm-rest")


@pytest.mark.rule("S-109")
@pytest.mark.parametrize("being", ["ogre", "hobgoblin", "goblin.2"])
def test_the_ogre_chiefs_own_people_do_not_attack_him(being: str) -> None:
    t = meets(being, someone("ogre-chief", "O1"), someone("monk", FAR))
    t.says(0, "spare", msg="tm-mild")
    assert t.state.lying["O2"] == [being]
    meets("giant", someone("ogre-chief", "O1"), someone("monk", FAR), fight=[6], foe=[1]).ever_told(events.FightBegins)


@pytest.mark.parametrize("followers", [[], ["mule"]])
def test_the_ogre_chief_carries_two_objects_even_with_a_mule(followers: list[str]) -> None:
    t = meets("rope", someone("ogre-chief", "O1", objects=["sword", "axe"], followers=followers), someone("monk", FAR))
    assert limits.most_objects(hand(t.state), 0) == 2
    t.says(0, "take:rope").asks(0, "tm-too-many-objects").says(0, "drop:axe")
    assert t.who(0).objects == ["sword", "rope"]


# Ghoul, Necromancer


def test_the_ghoul_feeds_on_a_life_taken_in_psychic_combat() -> None:
    t = duel("ghoul", "troll", "psychic", duel=[6], parry=[1])
    t.says(0, "life")
    assert (t.who(0).lives, t.who(1).lives) == (5, 3)


def test_the_ghoul_keeps_a_beaten_enemy_for_one_fight() -> None:
    t = meets("wolf", someone("ghoul", "O1"), someone("troll", FAR), fight=[6], foe=[1])
    t.asks(0, "tm-keep-beaten").says(0, "keep")
    assert (t.who(0).followers, t.who(0).trophies) == (["wolf"], [])
    t = meets("ogre", someone("ghoul", "O1", followers=["wolf"]), someone("troll", FAR), fight=[1], foe=[6])
    t.says(0, "use:wolf")
    t.ever_told(events.FightBegins, worth=4)
    assert "wolf" in t.state.discard


def test_the_necromancer_keeps_one_spirit_for_one_psychic_combat() -> None:
    t = meets("wraith", someone("necromancer", "O1"), someone("troll", FAR), fight=[6], foe=[1])
    t.says(0, "fight").says(0, "keep")
    assert t.who(0).followers == ["wraith"]
    t = meets("shadow", someone("necromancer", "O1", followers=["wraith"]), someone("troll", FAR), fight=[6], foe=[1])
    t.says(0, "use:wraith").says_if_asked(0, "fight")
    t.ever_told(events.FightBegins, worth=10, stat="craft")
    assert "wraith" in t.state.discard


@pytest.mark.rule("S-158")
def test_what_follows_for_one_fight_cannot_be_taken_away() -> None:
    t = duel("sorceress", "minstrel", "beguile", theirs={"followers": ["bear", "guide"]}, beguile=[6])
    t.offers(0, "rob:guide").offers_not(0, "rob:bear")
    t = play(land(someone("wizard", "O2", spells=["mesmerism", "hex"]), someone("ghoul", FAR, followers=["wolf"])))
    t.offers(0, "cast:hex").offers_not(0, "cast:mesmerism")


@pytest.mark.rule("S-158")
def test_with_a_hag_nothing_follows() -> None:
    t = meets("bear", someone("minstrel", "O1", followers=["hag"]), someone("troll", FAR), fight=[6], foe=[1])
    t.says(0, "fight", msg="tm-mild").asks_not(0, "tm-foes")
    t = meets("wolf", someone("ghoul", "O1", followers=["hag"]), someone("troll", FAR), fight=[6], foe=[1])
    assert t.who(0).trophies == ["wolf"]


# Merchant


@pytest.mark.parametrize(("space", "sells"), [("O1", True), ("O13", True), ("O2", False)])
def test_the_merchant_sells_in_towns(space: str, sells: bool) -> None:
    t = play(land(someone("merchant", space, objects=["sword"]), someone("troll", FAR)), move=[1])
    if sells:
        t.asks(0, "tm-turn").says(0, "sell:sword")
        assert (t.who(0).gold, t.who(0).objects) == (2, [])
    else:
        t.offers_not(0, "sell:sword")


def test_nobody_special_is_special_only_in_attacking() -> None:
    assert [t.called() for t in CARDS.characters[nobody_special().id].traits] == ["no_die_for_victim"]


def test_the_conjurer_hands_in_no_more_than_it_takes() -> None:
    t = play(land(someone("conjurer", "O2", trophies=["wolf", "goblin", "goblin.2", "wild-boar"]), someone("troll", FAR)))
    t.says(0, "conjure").asks(0, "tm-conjure").default()
    assert len(t.who(0).spells) == 1
    assert t.who(0).trophies == ["goblin", "goblin.2"], "3 points, and nothing lost"
    t = play(land(someone("conjurer", "O2", trophies=["wolf", "goblin"]), someone("troll", FAR)))
    t.says(0, "conjure")
    assert (t.who(0).trophies, len(t.who(0).spells)) == ([], 1), "it takes both: nothing to choose"


def test_the_conjurer_may_hand_in_others_but_not_too_few() -> None:
    state = land(someone("conjurer", "O2", trophies=["wolf", "goblin", "goblin.2"]), someone("troll", FAR))
    t = play(state).says(0, "conjure").says(0, "hand:goblin", "hand:goblin.2")
    assert t.who(0).trophies == ["wolf"]
    t = play(state).says(0, "conjure").says(0, "hand:wolf")
    assert (len(t.who(0).trophies), t.who(0).spells) == (3, [])


@pytest.mark.parametrize(("attacker", "victim", "chance"), [("assassin", "troll", 50), ("troll", "warrior", 42)])
def test_the_chance_of_an_attack_knows_what_both_roll(attacker: str, victim: str, chance: int) -> None:
    """Whom the Assassin attacks rolls no die; the Warrior rolls two."""
    t = arrives("O12", someone(attacker, "O1"), someone(victim, "O12"))
    args = next(dict(o.args) for o in t.question(0).options if o.key == "attack:1")
    assert args["chance"] == chance
