"""Search, inventory, upgrades: AL-SRCH, AL-UPG, S-42..S-44, S-71, worked example X-11."""

from __future__ import annotations

from typing import Any

import pytest

from games.alone import events
from games.alone.content import catalogue
from games.alone.rules import searching
from games.kernel.live import Refused
from tests.games.alone.hero_table import charges, item, locate, table
from tests.games.alone.scene import bench, heard

rule = pytest.mark.rule

SIX = "medkit flare decoy drone toolbox jetpack"
ROOM = "R D c - c"


def drawn(t: Any) -> list[tuple[str, ...]]:
    return [e.items for e in t.events(events.Drew)]


# Drawing


@rule("AL-SRCH-01")
def test_any_sector_gives_one_card_from_the_top() -> None:
    for map, hero in (("c - c", "1A1"), (ROOM, "1B1"), ("S - c", "1A1")):
        t = table(map, hero=hero, item_deck="medkit flare drone")
        t.says(0, "search")
        assert drawn(t) == [("medkit",)]
        assert t.state.item_deck == ["flare", "drone"]


@rule("AL-SRCH-02", "AL-SRCH-03", "AL-SRCH-04")
def test_x11_the_first_search_of_a_room() -> None:
    t = table(ROOM, rooms="e", hero="1A1", items="stimulant:1 sedative:1", character="doctor")
    t.says(0, "search").asks(0, "al-room-search").offers(0, "draw:3", "draw:1").says(0, "draw:3")
    new = drawn(t)[0]
    assert len(new) == 3
    assert t.state.searched == ["e"]
    assert {card: charges(t)[card] for card in new} == dict.fromkeys(new, 3)
    t.until(0, "al-turn").says(0, "search").asks_not(0, "al-room-search")  # later it is 1
    assert [len(cards) for cards in drawn(t)] == [3, 1]


@rule("AL-SRCH-02", "AL-SRCH-10")
def test_drawing_one_marks_the_room_all_the_same() -> None:
    t = table(ROOM, rooms="e", hero="1A1")
    t.says(0, "search").says(0, "draw:1")
    assert (len(drawn(t)[0]), t.state.searched) == (1, ["e"])
    t.until(0, "al-turn").says(0, "search").asks_not(0, "al-room-search")


@rule("AL-SRCH-03")
def test_a_marked_room_may_be_searched_again_for_one_card() -> None:
    t = table(ROOM, rooms="e", hero="1A1", searched=["e"])
    t.offers(0, "search").says(0, "search").asks_not(0, "al-room-search")
    assert len(drawn(t)[0]) == 1


@rule("AL-SRCH-07")
def test_the_bonus_is_once_per_room_not_per_visit_and_never_for_corridors() -> None:
    t = table("R D c D R", rooms="e f", hero="1A1", searched=["e"])
    t.says(0, "move:east").says(0, "no").says(0, "search").asks_not(0, "al-room-search").until(0, "al-turn")
    t.says(0, "move:west").until(0, "al-turn").says(0, "search").asks_not(0, "al-room-search").until(0, "al-turn")
    t.says(0, "move:east").until(0, "al-turn").says(0, "move:east").until(0, "al-turn")
    t.says(0, "search").asks(0, "al-room-search")  # the other room has its own


@rule("AL-SRCH-02")
def test_locked_stores_give_two_cards_pm07() -> None:
    t = table(ROOM, rooms="e", hero="1A1", missions="SM01 PM07 FM01")
    t.says(0, "search").offers(0, "draw:2", "draw:1").offers_not(0, "draw:3")


@rule("AL-SRCH-04")
def test_new_items_have_three_charges_unless_a_reaction_says_otherwise() -> None:
    t = table(item_deck="medkit flare")
    t.says(0, "search")
    assert charges(t) == {"medkit": 3}
    t = table(item_deck="medkit flare", hands={1: "sabotage"}, decks="traps fury")
    t.says(0, "search").says(1, "play:sabotage")
    assert charges(t) == {"medkit": 2}
    t = table(item_deck="medkit", hands={1: "sabotage sabotage"}, decks="traps fury", danger="1C1")
    t.says(0, "search").says(1, "play:sabotage").says(1, "play:sabotage")
    assert charges(t) == {"medkit": 1}, "never without a charge"


@rule("AL-SRCH-05", "AL-UPG-01")
def test_after_drawing_the_hero_discards_down_to_six_of_free_choice() -> None:
    t = table(items=SIX, item_deck="frag_grenade stimulant")
    t.says(0, "search").asks(0, "al-discard-items")
    question = t.question(0)
    assert (question.least, question.most) == (1, 1)
    t.offers(0, "discard:frag_grenade", *(f"discard:{c}" for c in SIX.split()))
    t.says(0, "discard:decoy").told(events.ItemDiscarded, item="decoy")
    assert len(t.state.items) == 6
    assert t.state.item_discard == ["decoy"]


@rule("AL-SRCH-05")
def test_the_default_discards_the_fewest_charges_d15() -> None:
    t = table(items=SIX.replace("drone", "drone:1"), item_deck="frag_grenade")
    t.says(0, "search").default().told(events.ItemDiscarded, item="drone")


@rule("AL-UPG-01")
def test_six_items_are_fine_and_companions_do_not_count() -> None:
    t = table(items="medkit flare decoy drone toolbox", item_deck="frag_grenade", companions="pilot commander doctor")
    t.says(0, "search").asks_not(0, "al-discard-items")
    assert len(t.state.items) == 6


@rule("AL-SRCH-06", "AL-UPG-04")
def test_after_drawing_and_discarding_items_may_be_upgraded_also_new_ones() -> None:
    # The drone (needs chemical) is drawn; the medkit is chemical.
    t = table(items="medkit decoy:1 flare toolbox jetpack welding_kit", item_deck="drone", character="doctor")
    t.says(0, "search").asks(0, "al-discard-items").asks_not(0, "al-upgrade")
    t.says(0, "discard:toolbox").asks(0, "al-upgrade").offers(0, "upgrade:drone:medkit", "done")
    t.says(0, "upgrade:drone:medkit")
    assert (item(t, "drone").upgraded, charges(t)["medkit"]) == (True, 2)


@rule("AL-SRCH-08")
def test_an_empty_deck_is_the_discard_pile_shuffled() -> None:
    t = bench(lambda g: searching.draw_items(g, 2), item_deck="flare", item_discard=["medkit"], items="drone")
    assert (t.value, t.state.item_deck, t.state.item_discard) == (["flare", "medkit"], [], [])
    pile = ["medkit", "decoy", "toolbox", "jetpack", "stimulant", "sedative"]
    orders = {
        tuple(bench(lambda g: searching.draw_items(g, 6), item_deck="", item_discard=list(pile), luck={"item-deck:": luck}).value)
        for luck in ([0, 0, 0, 0, 0], [5, 4, 3, 2, 1], [1, 1, 1, 1, 1])
    }
    assert len(orders) == 3, "shuffled, not turned over"


@rule("AL-SRCH-08")
def test_without_any_card_nothing_is_drawn_and_search_stays_legal() -> None:
    t = table(item_deck="", items="medkit")
    t.says(0, "search").never_told(events.Drew)
    assert t.state.turn == 1


@rule("AL-SRCH-09")
def test_drawn_items_are_public() -> None:
    t = table(item_deck="medkit", evil=2)
    t.says(0, "search")
    for viewer in (None, 0, 1, 2):
        assert events.Drew(("medkit",)) in heard(t, events.Drew, viewer=viewer)
        assert [i.card for i in t.view(viewer).items] == ["medkit"]


@rule("AL-SRCH-04", "AL-SRCH-05")
def test_the_order_is_announce_draw_answer_discard_upgrade_s71() -> None:
    t = table(items=SIX, item_deck="frag_grenade", hands={1: "sabotage booby_trap"}, decks="traps fury", character="doctor")
    t.says(0, "search").asks(1, "al-react").offers(1, "play:sabotage").offers_not(1, "play:booby_trap")
    t.never_told(events.Drew)
    t.says(1, "pass").told(events.Drew)
    t.asks(1, "al-react").offers(1, "play:booby_trap").offers_not(1, "play:sabotage").asks_not(0, "al-discard-items")
    t.says(1, "pass").asks(0, "al-discard-items").default().asks(0, "al-upgrade")


# Upgrades


@rule("AL-UPG-02")
def test_every_item_has_a_material_and_names_the_one_its_upgrade_needs() -> None:
    materials = {(c.material, c.needs) for c in catalogue().items.values()}
    assert {m for m, _ in materials} == {n for _, n in materials} == {"chemical", "electronic", "mechanical"}
    # Medkit and flare are chemical, the drone is electronic, the toolbox mechanical.
    t = table(items="drone medkit flare toolbox", item_deck="", character="doctor")
    t.says(0, "search").asks(0, "al-upgrade")
    assert set(t.keys(0)) == {
        "done",
        "upgrade:drone:medkit",  # needs chemical
        "upgrade:drone:flare",
        "upgrade:medkit:flare",  # needs chemical
        "upgrade:flare:toolbox",  # needs mechanical
        "upgrade:toolbox:drone",  # needs electronic
    }


@rule("AL-UPG-03", "AL-UPG-05")
def test_a_charge_of_the_source_becomes_the_green_marker_and_is_no_charge_there() -> None:
    t = table(items="drone:2 medkit:3", item_deck="", character="doctor")
    t.says(0, "search").says(0, "upgrade:drone:medkit").told(events.ItemUpgraded, item="drone", source="medkit")
    assert charges(t) == {"drone": 2, "medkit": 2}
    assert item(t, "drone").upgraded


@rule("AL-UPG-05")
def test_the_green_marker_cannot_be_spent() -> None:
    t = table(items="drone+:1", hero="1A1")
    t.says(0, "item:drone").says(0, "way:east").told(events.ItemDiscarded, item="drone")


@rule("AL-UPG-04")
def test_upgrades_happen_only_in_a_search_and_any_number_of_them() -> None:
    t = table(items="drone medkit:3 flare toolbox", item_deck="", character="doctor")
    t.refused(Refused, 0, "upgrade:drone:medkit")
    t.says(0, "move:east").asks(0, "al-turn")
    t.says(0, "search")
    for key in ("upgrade:drone:medkit", "upgrade:flare:toolbox", "upgrade:toolbox:drone"):
        t.says(0, key)
    assert sorted(i.card for i in t.state.items if i.upgraded) == ["drone", "flare", "toolbox"]


@rule("AL-UPG-06")
def test_an_item_never_gives_its_charge_to_itself() -> None:
    # The medkit is chemical and needs chemical.
    t = table(items="medkit toolbox", item_deck="", character="doctor")
    t.says(0, "search").asks_not(0, "al-upgrade")


@rule("AL-UPG-07")
def test_a_source_that_gives_its_last_charge_is_discarded() -> None:
    t = table(items="drone medkit:1", item_deck="", character="doctor")
    t.says(0, "search").says(0, "upgrade:drone:medkit").told(events.ItemDiscarded, item="medkit")
    assert [i.card for i in t.state.items] == ["drone"]


@rule("AL-UPG-08")
def test_an_item_is_upgraded_once_and_discarding_it_loses_the_upgrade() -> None:
    t = table(items="drone+ medkit", item_deck="", character="doctor")
    t.says(0, "search").asks_not(0, "al-upgrade")  # the drone is upgraded, the medkit has no source
    t = bench(lambda g: redraw(g), items="drone+")
    assert [(i.card, i.upgraded) for i in t.state.items] == [("drone", False)]


def redraw(g: Any) -> None:
    searching.discard_item(g, "drone")
    g.state.item_deck = []
    searching.draw_items(g, 1)


@rule("AL-UPG-09")
def test_the_upgraded_effect_comes_in_addition_at_no_extra_charge() -> None:
    t = table(items="medkit+", life=4, composure=4)
    t.says(0, "item:medkit")
    assert (t.state.life, t.state.composure, charges(t)) == (6, 5, {"medkit": 2})


@rule("AL-UPG-10")
def test_the_upgraded_effect_may_be_forgone() -> None:
    t = table(items="medkit+", life=4, composure=4)
    t.offers(0, "item:medkit", "item:medkit:plain").says(0, "item:medkit:plain")
    assert (t.state.life, t.state.composure, charges(t)) == (6, 4, {"medkit": 2})
    table(items="medkit", life=4).offers_not(0, "item:medkit:plain")


@rule("AL-UPG-10")
def test_an_opportunity_items_upgrade_may_be_forgone_too() -> None:
    t = table(creatures="spore@1C1", items="body_armour+", dice="H M M M H H")
    locate(t).asks(0, "al-opportunity").offers(0, "use:body_armour", "use:body_armour:plain", "keep")
    t.says(0, "use:body_armour:plain").asks_not(0, "al-strike-back")


# The technician's powers and free upgrades


@rule("AL-UPG-02")
def test_the_technician_as_hero_uses_any_material_once_per_search() -> None:
    t = table(items="drone toolbox jetpack", item_deck="", character="technician")
    t.says(0, "search").asks(0, "al-upgrade").offers(0, "upgrade:drone:toolbox")  # needs chemical, gets mechanical
    t.says(0, "upgrade:drone:toolbox").told(events.AbilityUsed, ability="technician")
    keys = set(t.keys(0))
    assert "upgrade:toolbox:drone" in keys  # the right material still counts
    assert "upgrade:jetpack:toolbox" not in keys  # a wrong one no more
    t.says(0, "done").says(0, "search").offers(0, "upgrade:jetpack:toolbox")  # the next Search gives it anew


@rule("AL-UPG-03")
def test_the_scanner_upgrades_up_to_two_of_the_new_items_from_the_supply() -> None:
    t = table(
        "R D c", rooms="e", hero="1A1", items="object_scanner+ medkit", item_deck="flare decoy drone toolbox", character="doctor"
    )
    t.says(0, "item:object_scanner").says(0, "draw:3")
    assert drawn(t) == [("flare", "decoy", "drone", "toolbox")]  # one more than three
    t.says(0, "done")  # the ordinary upgrades
    t.asks(0, "al-upgrade").offers(0, "upgrade:flare:supply").offers_not(0, "upgrade:medkit:supply")
    t.says(0, "upgrade:flare:supply").says(0, "upgrade:drone:supply").asks_not(0, "al-upgrade")
    assert sorted(i.card for i in t.state.items if i.upgraded) == ["drone", "flare", "object_scanner"]
    assert set(charges(t).values()) == {3, 2}  # only the scanner's own charge was paid
