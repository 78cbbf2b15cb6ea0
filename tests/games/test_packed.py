"""A card of a pack is played in a test of any game."""

from __future__ import annotations

import pytest

from games.kernel.content import BadPack
from tests.games.alone.playing_cards import facing, plays
from tests.games.alone.scene import state as station
from tests.games.alone.scene import where
from tests.games.cultistorm import given as storms
from tests.games.death_may_die import house
from tests.games.elder_sign.made_cards import rules_with
from tests.games.elder_sign.scene import person, scene
from tests.games.packed import cards_with, packed
from tests.games.talisman import given as lands

WORDS = 'name: {en: "Of a pack", de: "Aus einem Paket"}, flavour: {en: "More.", de: "Mehr."}'


def test_a_stranger_of_talisman_is_met() -> None:
    mender = f"strangers:\n  - {{id: kettle-mender, {WORDS}, effects: [{{may: [{{gain: strength}}], cost: [{{lose: gold, n: 2}}]}}]}}\n"
    with packed(lands, mender):
        t = lands.meets("kettle-mender", lands.nobody_special(gold=2))
        t.says(0, "yes")
    assert (t.who(0).strength, t.who(0).gold) == (4, 0)
    assert "kettle-mender" not in lands.CARDS.by_id


def test_a_mythos_card_of_death_may_die_is_drawn_in_the_small_house() -> None:
    rest = f"mythos:\n  - {{id: pack-rest, of: hastur, {WORDS}, effects: [{{heal: stress, n: 2}}]}}\n"
    with packed(house, rest):
        assert house.meets("pack-rest", house.ian("office", stress=3)).who(0).stress == 1
    assert "pack-rest" not in house.CARDS.by_id


def test_an_object_of_cultistorm_lies_in_the_deck_with_its_copies() -> None:
    lamp = f"objects:\n  - {{id: pack-lamp, {WORDS}, copies: 2, event: true, do: [{{heal: 1}}]}}\n"
    with packed(storms, lamp):
        state = storms.storm(storms.rosa(0), storms.tobias(1))
        assert {c for c in state.object_deck if c.startswith("pack-lamp")} == {"pack-lamp.1", "pack-lamp.2"}


def test_alone_and_elder_sign_are_told_their_cards() -> None:
    crowbar = (
        f"items:\n  - {{id: crowbar, {WORDS}, material: mechanical, needs: mechanical, kind: action, action: attack, "
        "target: creature_here, effects: [{attack: 3}], upgraded: [{hero_dice: 1}]}\n"
    )
    assert "crowbar" in station("c - c", hero="1A1", cards=cards_with("alone", crowbar)).item_deck
    boiler = f'adventures:\n  - {{id: P01, {WORDS}, trophy: 1, tasks: ["L"], penalties: [], rewards: [{{gain: clue}}]}}\n'
    t = scene("bob", museum="P01", at={0: "P01"}, rules=rules_with(cards_with("elder-sign", boiler).by_id["P01"]))
    t.asks(0, "es-before-roll")


def test_a_reaction_of_a_pack_is_played_dangerous() -> None:
    drip = (
        f"reactions:\n  - {{id: drip, {WORDS}, deck: fury, trigger: move, "
        "effects: [{move: any, steps: 1, toward_hero: true}], danger: [{move: any, steps: 1, toward_hero: true}]}\n"
    )
    t = facing("drip", "move:east", creatures="spore@1E1", danger="1B1", cards=cards_with("alone", drip))
    plays(t, "drip")
    assert where(t, "k1") == "1C1"  # a second step, since there is danger


def test_a_unique_item_of_a_pack_is_one_in_elder_sign() -> None:
    kettle = f"unique_items:\n  - {{id: X1, {WORDS}, uses: [{{moment: turn, effects: [{{restore: stamina}}, {{doom: 1}}]}}]}}\n"
    rules = rules_with(cards_with("elder-sign", kettle).by_id["X1"])
    t = scene("bob", has={0: {"unique": ["X1"], "stamina": 1}}, rules=rules, phase="movement")
    t.says(0, "use:X1:0")
    assert person(t).stamina == 2
    assert t.state.decks["unique"][-1] == "X1"  # not below the common ones


def test_a_pack_that_is_wrong_is_no_situation() -> None:
    with pytest.raises(BadPack, match=r"pack\.yaml:2: stranger: unknown section"), packed(lands, "stranger: []\n"):
        raise AssertionError("not reached")
