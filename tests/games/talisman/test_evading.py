"""Evading (chapter 18): by special ability, Immobility or Invisibility; whom, and for how long."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Lasting, Task
from tests.games.talisman.given import CARDS, Playing, land, play, someone

rule = pytest.mark.rule


def elf_in_the_woods(*lying: str, who: str = "elf", **more: object) -> Playing:
    """An Elf evades everything in the Woods (O17)."""
    state = land(someone(who, "O14", **more), someone("troll", "O3"), lying={"O17": list(lying)})  # type: ignore[arg-type]
    t = play(state, move=[3], fight=[1], foe=[6])
    t.says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O17:cw")
    return t


@rule("TM-EVADE-01", "TM-EVADE-03", "TM-EVADE-08", "TM-EVADE-09")
def test_an_ability_evades_all_of_them_before_any_die_and_what_lies_there_is_open() -> None:
    t = elf_in_the_woods("wolf", "bear", "bag-of-gold")
    t.asks(0, "tm-foes").offers(0, "evade:elf").says(0, "evade:elf")
    t.never_told(events.FightRolled).told(events.Evaded, seat=0, beings=("wolf", "bear"))
    t.asks(0, "tm-take").says(0, "take:bag-of-gold")
    assert t.state.lying["O17"] == ["wolf", "bear"]
    assert not t.who(0).trophies


@rule("TM-EVADE-02")
def test_what_was_evaded_does_not_attack_again_in_this_encounter_but_in_the_next() -> None:
    t = elf_in_the_woods("wolf", "bag-of-gold").says(0, "evade:elf").says(0, "take:bag-of-gold")
    t.never_told(events.FightBegins)
    assert t.state.active == 1
    state = land(someone("merchant", "O14"), someone("elf", "O17"), lying={"O17": ["wolf"]})
    play(state, move=[3], fight=[6], foe=[1]).says(0, "go:O17:cw").until(0, "tm-whom").says(0, "space").told(events.FightBegins)


@rule("TM-EVADE-01", "TM-EVADE-03", "S-33")
def test_immobility_keeps_off_one_of_several_and_the_others_are_fought_without_it() -> None:
    who = someone("wizard", "O14", spells=["immobility"])
    t = play(land(who, someone("merchant", "O3"), lying={"O17": ["wolf", "bear", "bag-of-gold"]}), move=[3], fight=[6], foe=[1])
    t.says(0, "roll").says(0, "go:O17:cw").says(0, "cast:immobility").says(0, "at:bear")
    t.told(events.BeingHeld, being="bear")
    t.says_if_asked(0, "fight", msg="tm-foes")
    t.ever_told(events.FightBegins, beings=("wolf",), against=2)
    t.asks(0, "tm-take")
    assert "bear" in t.state.lying["O17"]
    assert t.who(0).trophies == ["wolf"]


@rule("TM-EVADE-01", "TM-EVADE-03")
def test_invisibility_evades_all_enemies_on_the_space_also_spirits() -> None:
    who = someone("wizard", "O14", spells=["invisibility"])
    t = play(land(who, someone("merchant", "O3"), lying={"O17": ["wolf", "spectre", "bag-of-gold"]}), move=[3])
    t.says(0, "roll").says(0, "go:O17:cw").says(0, "cast:invisibility")
    t.told(events.Evaded, beings=("wolf",), by="invisibility")
    t.told(events.Evaded, beings=("spectre",), by="invisibility")
    t.asks(0, "tm-take").never_told(events.FightBegins)


@rule("TM-EVADE-04")
def test_in_the_two_outer_regions_every_being_that_attacks_is_evaded_the_sentinel_too() -> None:
    state = land(someone("troll", "O5", spells=["invisibility"], craft=3), someone("merchant", "O15"))
    t = play(state, move=[1])
    t.says(0, "roll").says(0, "go:sentinel:cw").asks(0, "tm-foes").says(0, "cast:invisibility")
    t.never_told(events.FightBegins).told(events.BridgeCrossed, seat=0)
    assert t.who(0).space == "M4"


@rule("TM-EVADE-05")
@pytest.mark.parametrize(
    ("who", "deed"), [("troll", "attack:1"), ("thief", "steal:1"), ("rogue", "gamble:1"), ("wizard", "psychic:1")]
)
def test_characters_are_evaded_whether_they_attack_or_use_an_ability(who: str, deed: str) -> None:
    t = play(land(someone(who, "O3"), someone("enchanted-dancer", "O6", gold=2)), move=[3])
    t.says(0, "go:O6:cw").says(0, deed).says(1, "evade:enchanted-dancer")
    t.told(events.CharacterEvades, seat=1, by=0)
    assert t.who(1).gold == 2
    assert t.who(0).gold == 1


@rule("TM-EVADE-05")
def test_an_ability_that_evades_spirits_or_robbers_does_not_evade_people() -> None:
    for victim in ("sorceress", "rogue"):
        t = play(land(someone("troll", "O3"), someone(victim, "O6")), move=[3], duel=[6], parry=[1])
        t.says(0, "go:O6:cw").says(0, "attack:1").told(events.FightRolled)


@rule("TM-EVADE-06", "TM-EVADE-10")
@pytest.mark.parametrize("card", ["hag", "witch", "imp"])
def test_beings_one_does_not_want_to_meet_are_evaded_and_an_event_is_discarded(card: str) -> None:
    t = play(land(someone("elf", "O14"), someone("merchant", "O3"), deck=[card]), move=[3])
    t.says(0, "go:O17:cw").asks(0, "tm-meet-being").says(0, "evade:elf").told(events.Evaded, beings=(card,))
    if card == "imp":
        assert card in t.state.discard
    else:
        assert t.state.lying["O17"] == [card]
    t.never_told(events.PutThere)
    assert not t.who(0).followers


@rule("TM-EVADE-06", "TM-EVADE-10")
@pytest.mark.parametrize("spell", ["immobility", "invisibility"])
def test_a_spell_keeps_off_somebody_who_is_no_enemy(spell: str) -> None:
    t = play(land(someone("wizard", "O14", spells=[spell]), someone("merchant", "O3"), deck=["hag"]), move=[3])
    t.says(0, "roll").says(0, "go:O17:cw").asks(0, "tm-meet-being").says(0, f"cast:{spell}").says_if_asked(0, "at:hag")
    t.ever_told(events.Evaded, beings=("hag",), by=spell)
    assert not t.who(0).followers
    assert t.state.lying["O17"] == ["hag"]


@rule("TM-EVADE-06")
def test_who_evades_spirits_does_not_evade_a_hag() -> None:
    t = play(land(someone("sorceress", "O14"), someone("merchant", "O3"), deck=["hag"]), move=[3])
    t.says(0, "go:O17:cw").never_told(events.Evaded)
    assert t.who(0).followers == ["hag"]


@rule("TM-EVADE-07", "TM-SPELL-11")
def test_in_the_inner_region_no_being_is_evaded_or_held() -> None:
    pits = next(id for id, space in CARDS.spaces.items() if space.terrain == "pits")
    hand = ["invisibility", "immobility", "weakness", "psionic-blast"]
    who = someone("conjurer", pits, spells=hand, craft=6, objects=["wand"], done=False, task=Task(kind="pitfiends", n=1))
    t = play(land(who, someone("merchant", "O3")), fight=[1], foe=[6]).until(0, "tm-foes")
    t.offers(0, "cast:psionic-blast").offers_not(0, *(f"cast:{spell}" for spell in hand[:3]))


@rule("TM-EVADE-07")
def test_in_the_inner_region_characters_are_evaded() -> None:
    t = play(land(someone("troll", "C"), someone("enchanted-dancer", "C"), crown_reached=True))
    t.says(0, "attack:1").says(1, "evade:enchanted-dancer").told(events.CharacterEvades, seat=1, by=0)


@rule("TM-EVADE-08")
def test_only_an_evaded_or_beaten_enemy_opens_what_lies_there() -> None:
    t = elf_in_the_woods("wolf", "bag-of-gold", who="merchant", lives=4)
    t.asks_not(0, "tm-take").told(events.FightLost)
    assert t.who(0).gold == 1


@rule("TM-EVADE-09")
def test_after_the_dice_nobody_evades() -> None:
    t = play(land(someone("troll", "O3"), someone("enchanted-dancer", "O6")), move=[3], duel=[6], parry=[1])
    t.says(0, "go:O6:cw").says(0, "attack:1").says(1, "accept").told(events.FightRolled)
    t.asks_not(1).asks(0, "tm-spoils")


@rule("TM-EVADE-10")
def test_it_is_evaded_only_for_the_evader() -> None:
    t = elf_in_the_woods("wolf").says(0, "evade:elf")
    assert t.state.lying["O17"] == ["wolf"]
    state = land(someone("troll", "O14"), someone("elf", "O3"), lying={"O17": ["wolf"]})
    play(state, move=[3], fight=[6], foe=[1]).says(0, "go:O17:cw").told(events.FightBegins, beings=("wolf",))


@rule("S-69")
def test_the_sentinel_held_by_a_spell_lets_one_pass() -> None:
    t = play(land(someone("wizard", "O5", spells=["immobility"]), someone("merchant", "O15")), move=[1])
    t.says(0, "roll").says(0, "go:sentinel:cw").says(0, "cast:immobility").says(0, "at:sentinel")
    t.told(events.BridgeCrossed, seat=0)


@rule("TM-EVADE-10")
@pytest.mark.parametrize(
    ("card", "alignment", "asked"), [("angel", "evil", True), ("angel", "good", False), ("devil", "good", True)]
)
def test_whoever_holds_a_spell_is_asked_about_the_angel_it_has_to_fear(card: str, alignment: str, asked: bool) -> None:
    who = someone("wizard", "O14", spells=["invisibility"], alignment=alignment)
    t = play(land(who, someone("merchant", "O3"), deck=[card]), move=[3]).says(0, "roll").says(0, "go:O17:cw")
    if not asked:
        assert t.who(0).lives == 5
        return
    t.asks(0, "tm-meet-being").says(0, "cast:invisibility")
    assert t.who(0).lives == 4
    assert t.state.discard == [card]


@rule("TM-SPELL-08", "S-167")
@pytest.mark.parametrize(("who", "objects", "works"), [("merchant", ["cross"], False), ("priest", [], True)])
def test_while_magic_is_destroyed_the_cross_is_of_no_use_and_the_priest_goes_on(
    who: str, objects: list[str], works: bool
) -> None:
    magic = [Lasting(what="no-magic", until="places", left=1, by=1)]
    state = land(someone(who, "O14", objects=objects), someone("troll", "O3"), lying={"O17": ["lemure"]}, lasting=magic)
    t = play(state, move=[3], fight=[6], foe=[1]).says_if_asked(0, "roll", msg="tm-turn").says(0, "go:O17:cw")
    if works:
        t.says(0, "destroy").told(events.SpiritDestroyed, being="lemure")
    else:
        t.never_told(events.SpiritDestroyed).ever_told(events.FightBegins, beings=("lemure",))
