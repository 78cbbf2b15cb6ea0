"""The 11 strangers, each met (catalogue 7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.state import Alignment
from tests.games.talisman.given import CARDS, Playing, arrives, land, meets, nobody_special, play, someone

FAR = "M11"
WISHES = [("wish:0", "spells"), ("wish:1", "gold"), ("wish:2", "strength"), ("wish:3", "craft"), ("wish:4", "lives")]


def meet(card: str, at: str = "O2", **more: Any) -> Playing:
    """Seat 0 comes to a stranger who lies there already; nothing is drawn."""
    person = {k: more.pop(k) for k in list(more) if k in type(nobody_special()).model_fields}
    return arrives(at, nobody_special(**person), someone("troll", FAR), lying={at: [card]}, **more)


def stays(t: Playing, card: str, at: str = "O2") -> bool:
    return card in t.state.lying.get(at, [])


# Wishes


@pytest.mark.parametrize(("wish", "what"), WISHES)
@pytest.mark.parametrize(
    ("card", "alignment", "craft"), [("enchanter", "neutral", 4), ("fairy", "good", 3), ("phantom", "evil", 3)]
)
def test_the_first_who_fits_has_one_wish_and_then_the_stranger_is_gone(
    card: str, alignment: Alignment, craft: int, wish: str, what: str
) -> None:
    t = meet(card, alignment=alignment, craft=craft)
    before = getattr(t.who(0), what)
    t.asks(0, "tm-wish").offers(0, *(w for w, _ in WISHES), "wish:5").says(0, wish)
    after = getattr(t.who(0), what)
    assert (len(after) if what == "spells" else after) == (1 if what == "spells" else before + 1)
    assert not stays(t, card)
    assert card in t.state.discard


@pytest.mark.rule("TM-ENC-12")
@pytest.mark.parametrize("card", ["enchanter", "fairy", "phantom"])
def test_a_wish_may_be_a_journey_within_the_region(card: str) -> None:
    t = meet(card, alignment="good" if card == "fairy" else "evil", craft=4, table=[4])
    t.says(0, "wish:5").asks(0, "tm-teleport").offers(0, "to:O9").offers_not(0, "to:O2", "to:M1").says(0, "to:O9")
    assert t.who(0).space == "O9"
    assert t.ever_told(events.TableRolled, card="O9"), "the encounter goes on there"


@pytest.mark.parametrize(
    ("card", "alignment", "craft"),
    [("enchanter", "good", 3), ("fairy", "neutral", 5), ("fairy", "evil", 5), ("phantom", "good", 5), ("phantom", "neutral", 5)],
)
def test_who_does_not_fit_has_no_wish_and_the_stranger_stays(card: str, alignment: Alignment, craft: int) -> None:
    t = meet(card, alignment=alignment, craft=craft)
    t.asks_not(0, "tm-wish")
    assert stays(t, card)


# Healer, Hermit


@pytest.mark.parametrize(("lives", "then"), [(1, 3), (3, 4), (4, 4), (6, 6)])
def test_the_healer_heals_two_lives_for_nothing_and_stays(lives: int, then: int) -> None:
    t = meet("healer", lives=lives)
    assert t.who(0).lives == then
    assert stays(t, "healer")


@pytest.mark.rule("TM-CARD-02", "S-81")
@pytest.mark.parametrize(("die", "space"), [(1, "I8"), (2, "I1"), (3, "M5"), (4, "M11"), (5, "O9"), (6, "O23")])
def test_the_hermit_settles_where_the_die_says(die: int, space: str) -> None:
    t = meets("hermit", nobody_special(), someone("troll", "M14"), place=[die])
    assert t.state.lying[space] == ["hermit"]
    assert t.who(0).objects == []


def test_the_hermit_gives_the_first_visitor_a_talisman_and_is_gone() -> None:
    t = meet("hermit", at="M5")
    assert [c.partition(".")[0] for c in t.who(0).objects] == ["talisman"]
    assert not stays(t, "hermit", "M5")
    assert "hermit" in t.state.discard


@pytest.mark.rule("TM-BUY-04")
def test_the_hermit_has_nothing_to_give_when_the_stack_is_empty() -> None:
    t = arrives("M5", nobody_special(), someone("troll", FAR), lying={"M5": ["hermit"], "O12": CARDS.stack_cards["talisman"]})
    assert t.who(0).objects == []
    assert "hermit" in t.state.discard


@pytest.mark.rule("S-106")
def test_the_hermit_is_met_in_the_inner_region_too() -> None:
    t = play(land(nobody_special("M16"), someone("troll", FAR), lying={"I1": ["hermit"]}), move=[2], portal=[1, 1])
    t.says(0, "go:portal:cw").says(0, "by:strength")
    assert t.who(0).space == "I1"
    assert [c.partition(".")[0] for c in t.who(0).objects] == ["talisman"]


# Spells


@pytest.mark.parametrize(("alignment", "n"), [("good", 1), ("neutral", 0), ("evil", 0)])
def test_the_mage_gives_the_good_a_spell_and_stays(alignment: Alignment, n: int) -> None:
    t = meet("mage", alignment=alignment)
    assert len(t.who(0).spells) == n
    assert stays(t, "mage")


@pytest.mark.rule("S-93")
def test_the_mage_gives_nothing_beyond_the_limit() -> None:
    t = meet("mage", alignment="good", spells=["hex"])
    assert t.who(0).spells == ["hex"]


def test_the_sorcerer_sells_a_spell_and_stays() -> None:
    t = meet("sorcerer", gold=2)
    t.asks(0, "tm-buy-spell").says(0, "buy")
    assert (len(t.who(0).spells), t.who(0).gold) == (1, 1)
    assert stays(t, "sorcerer")


@pytest.mark.parametrize("poor", [{"gold": 0}, {"spells": ["hex"]}])
def test_the_sorcerer_sells_nothing_to_who_cannot_pay_or_hold_it(poor: dict[str, Any]) -> None:
    meet("sorcerer", **poor).asks_not(0, "tm-buy-spell")


# Witch


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_witch_rolls_for_everybody_and_stays(die: int) -> None:
    t = meet("witch", lives=2, table=[die], gold=1)
    c = t.who(0)
    assert (c.toad is not None) == (die == 1)
    assert c.lives == {2: 1, 6: 4}.get(die, 2)
    assert (c.strength, c.craft) == (4 if die == 3 else 3, 4 if die == 4 else 3)
    assert len(c.spells) == (die == 5)
    assert stays(t, "witch")


@pytest.mark.rule("TM-EVADE-10")
def test_the_witch_can_be_evaded() -> None:
    t = meet("witch", at="O4", followers=["pixie"])
    t.says(0, "evade:pixie")
    assert t.who(0).toad is None
    assert stays(t, "witch", "O4")


@pytest.mark.rule("S-82", "TM-ENC-10")
def test_on_a_space_without_a_number_one_passes_the_witch_by() -> None:
    t = arrives("O9", nobody_special(), someone("troll", FAR), lying={"O9": ["witch"]}, table=[4])
    t.asks(0, "tm-stranger").says(0, "pass")
    assert t.who(0).toad is None
    t = arrives("O9", nobody_special(), someone("troll", FAR), lying={"O9": ["witch"]}, table=[3, 4])
    t.says(0, "speak")
    assert t.who(0).strength == 4


# Teaching, ferrying, tinkering


@pytest.mark.rule("S-63")
def test_the_instructor_teaches_for_gold_and_turns() -> None:
    t = meet("instructor", gold=7, objects=[])
    t.says(0, "strength").says(0, "craft")
    c = t.who(0)
    assert (c.strength, c.craft, c.gold) == (4, 4, 1)
    assert c.miss == 2
    assert t.state.active == 1
    assert stays(t, "instructor")


@pytest.mark.rule("S-63")
def test_whoever_learns_has_no_time_for_anything_else_in_this_turn() -> None:
    t = arrives("O21", nobody_special(gold=3), someone("troll", FAR), lying={"O21": ["instructor", "sword"]})
    t.says(0, "strength").asks_not(0, "tm-take")
    assert t.state.active == 1
    t = arrives("O21", nobody_special(gold=3), someone("troll", FAR), lying={"O21": ["instructor", "sword"]})
    t.says(0, "none")
    t.asks(0, "tm-take")


def test_who_has_too_little_gold_learns_nothing() -> None:
    meet("instructor", gold=2).asks_not(0, "tm-instructor")


@pytest.mark.rule("TM-RAFT-06")
def test_the_ferryman_takes_two_gold_and_crosses_in_the_next_turn() -> None:
    t = meet("ferryman", gold=3)
    t.asks(0, "tm-may").says(0, "yes")
    assert t.who(0).gold == 1
    t.until(0, "tm-turn").offers(0, "roll", "cross:M1").says(0, "cross:M1")
    assert t.who(0).space == "M1"
    assert stays(t, "ferryman")


def test_a_crossing_that_was_paid_for_is_lost_by_any_other_move() -> None:
    t = meet("ferryman", gold=3)
    t.says(0, "yes").until(0, "tm-turn").says(0, "roll")
    assert t.who(0).granted == ""


@pytest.mark.rule("S-159")
def test_the_ferryman_crosses_only_from_his_own_space() -> None:
    there = {"O21": ["ferryman", "magic-portal"]}
    t = arrives("O21", nobody_special(gold=3), someone("troll", FAR), lying=there, table=[2])
    t.says(0, "yes").says(0, "yes")
    assert (t.who(0).space, t.who(0).granted) == ("O1", "")


def test_who_has_one_gold_is_not_ferried() -> None:
    meet("ferryman", gold=1).asks_not(0, "tm-may")


@pytest.mark.rule("S-91")
def test_the_tinker_swaps_an_object_for_a_purchase_card() -> None:
    t = meet("tinker", objects=["magic-belt", "sword.s1"])
    t.asks(0, "tm-swap").says(0, "swap:sword.s1")
    t.offers(0, "for:axe", "for:mule", "for:raft", "for:water-supply").offers_not(0, "for:talisman").says(0, "for:armour")
    assert [c.partition(".")[0] for c in t.who(0).objects] == ["magic-belt", "armour"]
    assert t.state.stacks["sword"][-1] == "sword.s1"
    assert stays(t, "tinker")
    t.asks_not(0, "tm-swap")


def test_who_has_nothing_to_swap_is_not_asked_by_the_tinker() -> None:
    meet("tinker").asks_not(0, "tm-swap")


@pytest.mark.parametrize(("strength", "gold", "asked"), [(5, 2, True), (6, 2, False), (5, 1, False)])
def test_whoever_is_weak_has_the_tinker_make_them_stronger_for_two_gold(strength: int, gold: int, asked: bool) -> None:
    t = meet("tinker", strength=strength, gold=gold)
    if asked:
        t.asks(0, "tm-may").says(0, "yes")
        assert (t.who(0).strength, t.who(0).gold) == (strength + 1, gold - 2)
    else:
        t.asks_not(0, "tm-may")
    assert stays(t, "tinker")


def test_with_a_hag_the_tinker_has_no_mule_to_offer() -> None:
    meet("tinker", objects=["sword"], followers=["hag"]).says(0, "swap:sword").offers(0, "for:axe").offers_not(0, "for:mule")


def test_the_strangers_are_those_of_the_catalogue() -> None:
    assert {id: card.copies for id, card in CARDS.strangers.items()} == dict.fromkeys(
        (
            "enchanter",
            "fairy",
            "phantom",
            "healer",
            "hermit",
            "mage",
            "sorcerer",
            "witch",
            "instructor",
            "ferryman",
            "tinker",
        ),
        1,
    )
