"""Encounters in the outer and middle region: TM-ENC, S-17, S-29, S-73, S-75, S-76, S-78, S-82, S-83, S-104, S-108."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.game import TalismanOptions
from games.talisman.state import Character, Lasting, TalismanState
from tests.games.talisman.given import RULES, land, play, someone

rule = pytest.mark.rule


def _dwarf() -> Character:
    return someone("dwarf", "O13")


@rule("TM-ENC-01")
def test_nothing_happens_on_spaces_passed_through() -> None:
    there = {"O4": ["hobgoblin"], "O6": ["sword"]}
    state = land(someone("thief", "O3"), someone("dwarf", "O6"), lying=there)
    state.lasting = [Lasting(what="hex", on="O6", until="places", left=2, by=1, card="hex")]
    state.lying["O6"].append("hex")
    state.spell_deck.remove("hex")
    t = play(state, move=[4])
    t.says(0, "go:O7:cw")
    t.never_told(events.FightBegins).never_told(events.HexStrikes).never_told(events.Taken)
    assert [e.space for e in t.events(events.SpaceMet)] == ["O7"]


@rule("TM-ENC-01", "S-102")
def test_the_glade_costs_no_spell_in_passing() -> None:
    bearer = someone("thief", "M4", objects=["solomons-crown"], spells=["hex", "alchemy"])
    t = play(land(bearer, _dwarf(), deck=["bag-of-gold"]), move=[2])
    t.says(0, "roll", msg="tm-turn").says(0, "go:M6:cw")
    t.asks_not(0, "tm-too-many-spells")
    assert t.who(0).spells == ["hex", "alchemy"]


@rule("TM-ENC-01", "S-76")
def test_nobody_is_met_on_a_start_space_that_several_share() -> None:
    t = play(RULES.new(2, TalismanOptions(characters=("thief", "assassin"))))
    assert t.who(0).space == t.who(1).space == "O13"
    assert not any(a.msg == "tm-whom" for a in t.live.asks)
    t.never_told(events.SpaceMet)


@rule("TM-ENC-02", "S-83")
def test_the_newcomer_meets_the_character_or_the_space_and_never_both() -> None:
    def there() -> TalismanState:
        return land(someone("thief", "O3"), someone("rogue", "O6"), deck=["bag-of-gold"])

    space = play(there(), move=[3])
    space.says(0, "go:O6:cw").asks(0, "tm-whom").says(0, "space").told(events.CardDrawn, space="O6")
    space.says(0, "take:bag-of-gold").asks_not(0, "tm-whom")
    assert space.state.active == 1
    robbed = play(there(), move=[3])
    robbed.says(0, "go:O6:cw").says(0, "steal:1").never_told(events.SpaceMet)
    assert (robbed.who(0).gold, robbed.who(1).gold, robbed.state.active) == (2, 0, 1)


@rule("TM-ENC-02")
def test_alone_there_nobody_is_asked() -> None:
    t = play(land(someone("thief", "O3"), someone("rogue", "O7"), deck=["bag-of-gold"]), move=[3])
    t.says(0, "go:O6:cw").asks_not(0, "tm-whom").told(events.CardDrawn)


@rule("TM-ENC-03")
def test_of_several_there_one_is_met() -> None:
    t = play(land(someone("thief", "O3"), someone("rogue", "O6"), someone("spy", "O6")), move=[3], duel=[6], parry=[1])
    t.says(0, "go:O6:cw").offers(0, "attack:1", "attack:2").says(0, "attack:2").says(0, "life")
    assert (t.who(1).lives, t.who(2).lives, t.state.active) == (4, 3, 1)


@rule("TM-ENC-04")
def test_one_attacks_or_uses_one_ability() -> None:
    t = play(land(someone("thief", "O3"), someone("rogue", "O6", objects=["sword"])), move=[3])
    t.says(0, "go:O6:cw").offers(0, "attack:1", "steal:1").says(0, "steal:1").says(0, "rob:sword")
    t.never_told(events.FightBegins).asks_not(0, "tm-whom")
    assert t.who(0).objects == ["sword"]
    assert t.state.active == 1


@rule("TM-ENC-04", "S-78")
def test_when_the_other_evades_the_encounter_is_used_up() -> None:
    t = play(land(someone("thief", "O3"), someone("enchanted-dancer", "O6"), deck=["bag-of-gold"]), move=[3])
    t.says(0, "go:O6:cw").says(0, "attack:1").says(1, "evade:enchanted-dancer")
    t.never_told(events.FightRolled).never_told(events.SpaceMet)
    assert t.state.active == 1


@rule("TM-ENC-05")
@pytest.mark.parametrize(("start", "end", "n"), [("O1", "O2", 1), ("O20", "O21", 2), ("M2", "M3", 3)])
def test_where_the_space_says_so_cards_are_drawn_from_the_top_of_the_adventure_deck(start: str, end: str, n: int) -> None:
    deck = ["bag-of-gold", "bag-of-gold.2", "bag-of-gold.3", "sword"]
    t = play(land(someone("thief", start), _dwarf(), deck=deck), move=[1])
    t.says(0, f"go:{end}:cw").asks(0, "tm-take")
    assert t.state.lying[end] == deck[:n]
    assert t.state.adventure[0] == deck[n]


@rule("TM-ENC-06")
@pytest.mark.parametrize("lying", range(5))
def test_only_what_is_missing_to_the_printed_number_is_drawn(lying: int) -> None:
    there = ["sword", "axe", "helmet", "shield"][:lying]
    t = play(land(someone("thief", "M2"), _dwarf(), lying={"M3": there}, deck=["armour", "rope", "lantern"]), move=[1])
    t.says(0, "go:M3:cw")
    assert len(t.events(events.CardDrawn)) == max(0, 3 - lying)


@rule("TM-ENC-06", "S-17")
def test_where_deck_and_discard_are_empty_nothing_is_drawn() -> None:
    state = land(someone("thief", "M2"), _dwarf(), deck=["sword"])
    state.removed += state.adventure[1:]
    state.adventure = ["sword"]
    t = play(state, move=[1])
    t.says(0, "go:M3:cw").told(events.NothingToDraw, deck="adventure")
    assert t.state.lying["M3"] == ["sword"]


@rule("S-17")
def test_an_empty_deck_is_made_anew_of_the_discard() -> None:
    state = land(someone("thief", "O1"), _dwarf())
    state.discard, state.removed, state.adventure = ["sword"], [c for c in state.adventure if c != "sword"], []
    t = play(state, move=[1])
    t.says(0, "go:O2:cw").told(events.DeckShuffled, deck="adventure")
    t.told(events.CardDrawn, card="sword")


@rule("TM-ENC-07", "S-73")
@pytest.mark.parametrize("card", ["sword.s1", "goblin", "maze", "hex", "unicorn"])
def test_every_face_up_card_counts(card: str) -> None:
    t = play(land(someone("elf", "O1", strength=9, craft=9), _dwarf(), lying={"O2": [card]}), move=[1], fight=[6], foe=[1])
    t.says(0, "go:O2:cw").never_told(events.CardDrawn)


@rule("TM-ENC-07", "S-29")
def test_gold_counters_are_no_cards_and_a_bag_of_gold_is_one() -> None:
    counters = play(land(someone("thief", "O1"), _dwarf(), gold={"O2": 3}, deck=["sword"]), move=[1])
    counters.says(0, "go:O2:cw").told(events.CardDrawn, card="sword")
    card = play(land(someone("thief", "O1"), _dwarf(), lying={"O2": ["bag-of-gold"]}, deck=["sword"]), move=[1])
    card.says(0, "go:O2:cw").never_told(events.CardDrawn)


@rule("TM-ENC-06", "TM-OBJ-10")
def test_cards_are_counted_on_arrival_before_anything_is_put_down() -> None:
    t = play(land(someone("thief", "O3", objects=["sword"]), someone("rogue", "O6"), deck=["axe"]), move=[3])
    t.says(0, "go:O6:cw").says(0, "drop:sword", msg="tm-own").says(0, "space")
    t.told(events.CardDrawn, card="axe")


@rule("TM-ENC-08", "TM-ENC-11")
def test_what_a_space_commands_is_done_unasked() -> None:
    crags = play(land(someone("thief", "O8"), _dwarf()), move=[1], table=[6])
    crags.says(0, "go:O9:cw").told(events.TableRolled, seat=0, card="O9", result=6)
    assert crags.who(0).strength == 4
    grave = play(land(someone("elf", "O2"), _dwarf()), move=[1])
    grave.says(0, "go:O3:cw").told(events.LifeLost, seat=0, card="O3")


@rule("TM-ENC-11")
def test_what_a_space_offers_may_be_declined() -> None:
    for answer, rolled in (("yes", True), ("no", False)):
        t = play(land(someone("thief", "M12"), _dwarf()), move=[1], table=[3, 3])
        t.says(0, "go:M13:cw").asks(0, "tm-may").says(0, answer)
        assert bool(t.events(events.TableRolled)) == rolled
        assert t.who(0).strength == (4 if rolled else 3)


@rule("TM-ENC-09")
@pytest.mark.parametrize("foe", [1, 6])
def test_an_enemy_who_lies_on_another_space_must_be_beaten_before_anything_else_there(foe: int) -> None:
    t = play(land(someone("thief", "O2"), _dwarf(), lying={"O3": ["ghost"]}), move=[1], fight=[3], foe=[foe])
    t.who(0).alignment = "good"
    t.says(0, "go:O3:cw")
    lost = [e.card for e in t.events(events.LifeLost)]
    assert lost == (["O3"] if foe == 1 else ["ghost"])


@rule("TM-ENC-09")
def test_or_evaded() -> None:
    t = play(land(someone("sorceress", "O2", spells=[]), _dwarf(), lying={"O3": ["ghost"]}), move=[1])
    t.says(0, "go:O3:cw").asks(0, "tm-foes").says(0, "evade:sorceress")
    t.told(events.Evaded, seat=0, beings=("ghost",))
    t.asks(0, "tm-may")
    assert t.state.lying["O3"] == ["ghost"]


@rule("TM-ENC-10", "S-82")
def test_a_stranger_on_another_space_may_be_passed_by() -> None:
    t = play(land(someone("thief", "O2"), _dwarf(), lying={"O3": ["witch"]}), move=[1], table=[2])
    t.says(0, "go:O3:cw").asks(0, "tm-stranger").says(0, "pass").never_told(events.StrangerMet)
    spoken = play(land(someone("thief", "O2"), _dwarf(), lying={"O3": ["witch"]}), move=[1], table=[2])
    spoken.says(0, "go:O3:cw").says(0, "speak").told(events.LifeLost, seat=0, card="witch")


@rule("TM-CARD-09", "S-82")
def test_a_stranger_who_was_drawn_is_not_passed_by() -> None:
    t = play(land(someone("thief", "O1"), _dwarf(), deck=["witch"]), move=[1], table=[2])
    t.says(0, "go:O2:cw").told(events.LifeLost, seat=0, card="witch")


@rule("TM-ENC-12", "TM-CARD-15")
def test_who_is_carried_off_goes_on_where_the_imp_puts_them() -> None:
    t = play(
        land(someone("thief", "O20"), _dwarf(), deck=["imp", "sword", "bag-of-gold", "bag-of-gold.2"]), move=[2], table=[1, 6]
    )
    t.says(0, "go:O22:cw")
    t.told(events.PutThere, seat=0, space="O9", card="imp")
    t.told(events.TableRolled, card="O9", result=6)
    assert t.who(0).strength == 4
    assert t.state.resolving == ""


@rule("TM-ENC-12")
def test_a_lost_turn_where_the_imp_leads_is_the_next_one() -> None:
    """The Forest is a space, whatever led there (S-63)."""
    t = play(land(someone("thief", "O20"), _dwarf(), deck=["imp"]), move=[2], table=[2, 3])
    t.says(0, "go:O22:cw")
    assert t.who(0).space == "O23"
    assert t.who(0).miss == 1


@rule("TM-ENC-12", "S-75")
def test_whoever_stands_there_may_be_met() -> None:
    t = play(land(someone("thief", "O20"), someone("rogue", "O19"), deck=["imp"]), move=[2], table=[3, 4])
    t.says(0, "go:O22:cw").asks(0, "tm-whom").offers(0, "attack:1").says(0, "space")
    t.told(events.TableRolled, card="O19")


@rule("TM-ENC-12", "S-108")
def test_put_where_one_stands_already_the_encounter_begins_anew() -> None:
    t = play(land(someone("thief", "M2"), _dwarf(), deck=["imp", "sword", "axe", "helmet"]), move=[1], table=[5])
    t.says(0, "go:M3:cw")
    assert t.state.lying["M3"] == ["sword", "axe", "helmet"], "the imp's place is filled up again"
    t.asks(0, "tm-take")


@rule("TM-ENC-12", "S-104")
def test_the_hex_also_strikes_whom_an_effect_puts_there() -> None:
    state = land(someone("thief", "O20"), _dwarf(), lying={"O21": ["hex"]}, deck=["imp", "sword"])
    state.lasting = [Lasting(what="hex", on="O21", until="places", left=2, by=1, card="hex")]
    t = play(state, move=[2], table=[4])
    t.says(0, "go:O22:cw").told(events.HexStrikes, seat=0, space="O21")
    t.told(events.CardDrawn, card="sword", space="O21")
    assert t.who(0).lives == 3


@rule("TM-ENC-13", "S-104")
def test_the_hex_strikes_everyone_who_ends_there_and_costs_one_life() -> None:
    state = land(someone("thief", "O1"), _dwarf(), lying={"O2": ["hex"]})
    state.lasting = [Lasting(what="hex", on="O2", until="places", left=2, by=1, card="hex")]
    t = play(state, move=[1])
    t.says(0, "go:O2:cw")
    assert t.order(events.HexStrikes, events.LifeLost, events.SpaceMet) == ["HexStrikes", "LifeLost", "SpaceMet"]
    t.never_told(events.CardDrawn)
    assert t.who(0).lives == 3
    assert t.state.lying["O2"] == ["hex"], "it lies there for the next"
