"""The 13 followers, each in company (catalogue 7.3)."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.moments import total
from games.talisman.rules import crossing, limits
from tests.games.talisman.given import CARDS, arrives, hand, land, meets, nobody_special, play, someone

FAR = "M11"
WILLING = [id for id in CARDS.followers if id not in ("hag", "poltergeist")]


def test_the_followers_are_those_of_the_catalogue() -> None:
    counts = {id: card.copies for id, card in CARDS.followers.items()}
    assert counts.pop("guide") == 2
    names = (
        "alchemist",
        "gnome",
        "maiden",
        "mercenary",
        "mule",
        "pixie",
        "prince",
        "princess",
        "unicorn",
        "hag",
        "poltergeist",
        "squire",
    )
    assert counts == dict.fromkeys(names, 1)


@pytest.mark.rule("S-86")
@pytest.mark.parametrize("card", WILLING)
def test_a_follower_is_taken_or_left(card: str) -> None:
    t = meets(card, nobody_special(followers=["guide.2"]), someone("elf", FAR))
    t.says(0, f"take:{card}")
    assert t.who(0).followers == ["guide.2", card]
    t = meets(card, nobody_special(), someone("elf", FAR))
    t.says(0, "leave")
    assert t.state.lying["O2"] == [card]


@pytest.mark.parametrize(("card", "strength", "craft"), [("maiden", 3, 5), ("unicorn", 4, 4)])
def test_maiden_and_unicorn_add_to_the_values(card: str, strength: int, craft: int) -> None:
    g = hand(land(nobody_special(followers=[card]), someone("elf", FAR)))
    assert (total(g, 0, "strength"), total(g, 0, "craft")) == (strength, craft)


def test_the_alchemist_turns_objects_into_gold_in_any_own_turn() -> None:
    t = play(
        land(nobody_special("O2", followers=["alchemist"], objects=["sword.s1", "magic-belt"]), someone("elf", FAR)), move=[1]
    )
    t.asks(0, "tm-turn").offers(0, "sell:sword.s1", "sell:magic-belt").says(0, "sell:sword.s1").says(0, "sell:magic-belt")
    assert (t.who(0).gold, t.who(0).objects) == (3, [])
    assert t.state.stacks["sword"][-1] == "sword.s1"
    assert "magic-belt" in t.state.discard


@pytest.mark.parametrize("who", ["assassin", "troll"])
def test_the_gnome_knows_the_portal_and_the_mine(who: str) -> None:
    g = hand(land(someone(who, "M1", followers=["gnome"]), someone("elf", FAR)))
    assert crossing.portal_dice(g, 0, "craft") == 1
    assert crossing.portal_dice(g, 0, "strength") == 2
    t = play(land(nobody_special("I1", followers=["gnome"]), someone("elf", FAR)), depths=[1, 2])
    t.says(0, "on:I2").says(0, "face")
    assert t.ever_told(events.CryptRolled).dice == (1, 2)


@pytest.mark.parametrize(
    ("card", "space"), [("gnome", "O9"), ("guide", "O9"), ("guide", "O23"), ("guide", "M7"), ("pixie", "O23")]
)
def test_who_knows_the_way_need_not_roll(card: str, space: str) -> None:
    t = arrives(space, nobody_special(followers=[card]), someone("elf", "O14"), chasm=[6])
    t.asks(0, "tm-optional-roll").says(0, "leave")
    t.never_told(events.TableRolled)
    assert t.ever_told(events.NotRolled, card=space)
    assert (t.who(0).miss, t.who(0).lives) == (0, 4)


def test_who_knows_the_way_may_roll_all_the_same() -> None:
    t = arrives("O9", nobody_special(followers=["guide"]), someone("elf", FAR), table=[6])
    t.says(0, "roll")
    assert t.who(0).strength == 4


@pytest.mark.parametrize(("card", "space"), [("gnome", "O6"), ("gnome", "M4"), ("pixie", "O4"), ("pixie", "M14")])
def test_gnome_and_pixie_help_to_evade_at_home(card: str, space: str) -> None:
    t = arrives(space, nobody_special(followers=[card]), someone("elf", "O14"), deck=["dragon"])
    t.says(0, f"evade:{card}")
    assert t.state.lying[space] == ["dragon"]
    t = arrives("O2", nobody_special(followers=[card]), someone("elf", "O14"), deck=["dragon"], fight=[1], foe=[6])
    t.ever_told(events.FightLost)


# Mercenary


@pytest.mark.rule("S-153")
def test_the_mercenary_joins_for_a_gold_and_for_nothing_less() -> None:
    t = meets("mercenary", nobody_special(gold=1), someone("elf", FAR))
    t.says(0, "take:mercenary")
    assert (t.who(0).followers, t.who(0).gold) == (["mercenary"], 0)
    meets("mercenary", nobody_special(gold=0), someone("elf", FAR)).asks_not(0, "tm-take")


def test_the_mercenary_fights_for_gold_once_per_turn() -> None:
    t = arrives(
        "O21",
        nobody_special(followers=["mercenary"], gold=3),
        someone("elf", FAR),
        deck=["ogre", "doppelganger"],
        fight=[6, 6],
        foe=[1, 1],
    )
    t.says(0, "use:mercenary")
    worths = [e.worth for e in t.events(events.FightBegins) if isinstance(e, events.FightBegins)]
    assert worths == [6, 6], "until the end of the turn, and he is not asked again in it"
    assert t.who(0).gold == 2
    assert t.who(0).followers == ["mercenary"]


def test_the_mercenary_helps_whoever_is_attacked() -> None:
    t = arrives("O12", nobody_special(), someone("elf", "O12", followers=["mercenary"]), duel=[1])
    t.says(0, "attack:1").says(1, "use:mercenary")
    t.ever_told(events.FightBegins, worth=3, against=6)


# Mule, Prince, Princess, Squire


@pytest.mark.rule("TM-OBJ-05", "S-27")
@pytest.mark.parametrize("mule", ["mule", "mule.s1"])
def test_a_mule_carries_everything(mule: str) -> None:
    objects = ["sword", "axe", "armour", "helmet", "shield"]
    t = meets("rope", nobody_special(objects=objects, followers=[mule]), someone("elf", FAR))
    t.says(0, "take:rope")
    assert t.who(0).objects == [*objects, "rope"]


@pytest.mark.rule("TM-OBJ-04", "TM-OBJ-07")
def test_without_the_mule_all_but_four_go_down() -> None:
    objects = ["sword", "axe", "armour", "helmet", "shield"]
    t = play(land(nobody_special("O2", objects=objects, followers=["mule", "alchemist"]), someone("elf", FAR)), move=[1])
    t.says(0, "part:mule").asks(0, "tm-too-many-objects").says(0, "drop:axe")
    assert t.who(0).objects == ["sword", "armour", "helmet", "shield"]
    assert sorted(t.state.lying["O2"]) == ["axe", "mule"]


@pytest.mark.parametrize("card", ["prince", "princess"])
def test_the_castle_heals_friends_of_the_house_and_pays_for_its_children(card: str) -> None:
    t = arrives("M16", nobody_special(followers=[card], lives=1, gold=0), someone("elf", "O14"))
    t.asks(0, "tm-castle").says(0, "heal")
    assert (t.who(0).lives, t.who(0).followers) == (3, [card])
    t = arrives("M16", nobody_special(followers=[card], gold=0), someone("elf", "O14"))
    t.says(0, f"home:{card}")
    assert (t.who(0).gold, t.who(0).followers) == (3, [])
    assert card in t.state.discard


@pytest.mark.rule("S-150")
def test_beyond_the_gift_the_castle_heals_for_gold() -> None:
    t = arrives("M16", nobody_special(followers=["prince"], lives=1, gold=2), someone("elf", "O14"))
    t.says(0, "heal").asks(0, "tm-heal").says(0, "heal:1")
    assert (t.who(0).lives, t.who(0).gold) == (4, 1)


def test_the_squire_helps_and_carries_a_second_weapon() -> None:
    t = meets("wolf", nobody_special(objects=["sword", "axe"], followers=["squire"]), someone("elf", FAR), fight=[6], foe=[1])
    t.ever_told(events.FightBegins, worth=3 + 1 + 2)


# Hag and Poltergeist


@pytest.mark.rule("S-10")
def test_the_hag_comes_unasked_and_drives_the_others_away() -> None:
    t = meets("hag", nobody_special(followers=["maiden", "mule"]), someone("elf", FAR))
    assert t.who(0).followers == ["hag"]
    assert sorted(t.state.lying["O2"]) == ["maiden", "mule"]


@pytest.mark.rule("S-10")
def test_with_the_hag_nobody_else_comes_along_and_she_cannot_be_sent_away() -> None:
    t = meets("maiden", nobody_special(followers=["hag"], spells=["alchemy"]), someone("elf", FAR))
    t.asks_not(0, "tm-take").offers_not(0, "part:hag")
    assert t.state.lying["O2"] == ["maiden"]


def test_the_mystic_drives_the_hag_away() -> None:
    t = arrives("O1", nobody_special(followers=["hag"]), someone("elf", FAR), table=[1])
    t.says(0, "visit:mystic")
    assert t.who(0).followers == []
    assert "hag" in t.state.discard


@pytest.mark.rule("TM-EVADE-10", "S-10")
@pytest.mark.parametrize("card", ["hag", "poltergeist"])
def test_who_can_evade_is_spared_their_company(card: str) -> None:
    t = arrives("O4", nobody_special(followers=["pixie"]), someone("elf", FAR), deck=[card])
    t.says(0, "evade:pixie")
    assert t.who(0).followers == ["pixie"]
    assert t.state.lying["O4"] == [card]


def test_the_poltergeist_slows_its_host_until_the_river_is_crossed() -> None:
    t = meets("poltergeist", nobody_special(objects=["sword"]), someone("elf", FAR))
    assert t.who(0).followers == ["poltergeist"]
    t.until(0, "tm-go")
    assert sorted(t.keys(0, "tm-go")) == ["go:O1:ccw", "go:O3:cw"]
    assert t.state.move is not None
    assert t.state.move.dice == []


@pytest.mark.parametrize("by", ["raft", "bridge", "imp"])
def test_the_poltergeist_does_not_cross_the_river(by: str) -> None:
    if by == "raft":
        t = play(land(nobody_special("O2", followers=["poltergeist"], raft="raft"), someone("elf", FAR)))
        t.says(0, "cross:M1")
    elif by == "bridge":
        t = play(land(nobody_special("O5", strength=9, followers=["poltergeist"]), someone("elf", FAR)), fight=[6], foe=[1])
        t.says(0, "go:sentinel:cw")
        assert t.who(0).space == "M4"
    else:
        t = meets(
            "imp", nobody_special(followers=["poltergeist"]), someone("elf", FAR), table=[5], deck=["sword", "axe", "helmet"]
        )
        assert t.who(0).space == "M3"
    assert t.who(0).followers == []
    assert "poltergeist" in t.state.discard


@pytest.mark.rule("TM-FOLL-06", "TM-FOLL-03")
def test_a_killed_follower_is_out_of_the_game_but_a_bought_mule_goes_under_its_stack() -> None:
    t = arrives("M7", nobody_special(followers=["maiden", "mule.s1"]), someone("elf", "O14"), chasm=[3, 1, 2])
    assert t.who(0).followers == []
    assert "maiden" in t.state.removed
    assert t.state.stacks["mule"][-1] == "mule.s1"


@pytest.mark.rule("TM-OBJ-07")
def test_who_gives_the_mule_to_the_vampire_puts_down_what_it_carried() -> None:
    objects = ["sword", "axe", "armour", "helmet", "shield"]
    who = nobody_special("I2", objects=objects, followers=["mule", "maiden"], done=True)
    t = play(land(who, someone("elf", FAR)), vampire=[3])
    t.says(0, "on:I3").says(0, "face").says(0, "give:mule")
    t.asks(0, "tm-too-many-objects").asks_not(0, "tm-follower-or-life").says(0, "drop:axe")
    t.says(0, "give:maiden")
    assert t.who(0).lives == 4
    assert t.who(0).objects == ["sword", "armour", "helmet", "shield"]
    assert limits.most_objects(hand(t.state), 0) == 4
