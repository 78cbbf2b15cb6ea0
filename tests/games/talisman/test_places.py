"""The 9 places, each visited (catalogue 7.3)."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from tests.games.talisman.given import CARDS, Playing, arrives, nobody_special, someone

FAR = "M11"


def visit(card: str, who: str = "assassin", at: str = "O2", **more: Any) -> Playing:
    fields = type(nobody_special()).model_fields
    person = {k: more.pop(k) for k in list(more) if k in fields}
    return arrives(at, nobody_special(character=who, **person), someone("elf", FAR), lying={at: [card]}, **more)


@pytest.mark.rule("S-95")
@pytest.mark.parametrize(("die", "being", "strength"), [(1, "cave-dragon", 7), (2, "cave-goblin", 2)])
def test_something_lives_in_the_cave(die: int, being: str, strength: int) -> None:
    t = visit("cave", strength=7, table=[die], fight=[6], foe=[1])
    t.ever_told(events.FightBegins, beings=(being,), against=strength)
    assert t.who(0).trophies == [], "what a table makes leaves no trophy"
    t = visit("cave", table=[die], fight=[1], foe=[6])
    assert t.who(0).lives == 3


@pytest.mark.parametrize(("die", "gold"), [(4, 3), (5, 3), (6, 4)])
def test_there_is_gold_in_the_cave(die: int, gold: int) -> None:
    t = visit("cave", table=[die])
    assert t.who(0).gold == gold
    assert t.state.lying["O2"] == ["cave"]


@pytest.mark.rule("S-63")
def test_one_can_get_lost_in_the_cave() -> None:
    t = visit("cave", table=[3])
    assert t.who(0).miss == 1


@pytest.mark.rule("S-156")
@pytest.mark.parametrize("character", ["minstrel", "ogre-chief"])
def test_the_cave_dragon_and_the_cave_goblin_are_a_dragon_and_a_goblin(character: str) -> None:
    t = visit("cave", character, table=[1 if character == "minstrel" else 2])
    t.never_told(events.FightBegins)
    assert t.ever_told(events.Evaded, seat=0)


@pytest.mark.parametrize(("more", "die"), [({"who": "dwarf"}, 3), ({"objects": ["lantern"]}, 3), ({"who": "dwarf"}, 6)])
def test_dwarf_and_lantern_add_one_in_the_cave(more: dict[str, Any], die: int) -> None:
    t = visit("cave", table=[die], **more)
    assert t.who(0).gold == (3 if die == 3 else 4)


@pytest.mark.parametrize(
    ("card", "stat"), [("fountain-of-wisdom", "craft"), ("magic-stream", "strength"), ("pool-of-life", "lives")]
)
def test_a_pool_gives_one_per_visit_and_is_gone_after_four(card: str, stat: str) -> None:
    for left in (4, 3, 2):
        t = visit(card, pools={card: left} if left < 4 else {})
        assert getattr(t.who(0), stat) == getattr(nobody_special(), stat) + 1
        assert t.state.pools[card] == left - 1
        assert t.state.lying["O2"] == [card]
    t = visit(card, pools={card: 1})
    assert getattr(t.who(0), stat) == getattr(nobody_special(), stat) + 1
    assert card in t.state.discard
    assert card not in t.state.pools


@pytest.mark.rule("S-81", "TM-PORTAL-07")
@pytest.mark.parametrize(("die", "space"), [(1, "O9"), (2, "O1"), (3, "O13"), (4, "M9"), (5, "M13"), (6, "M1")])
def test_the_magic_portal_leads_elsewhere_for_who_passes_it(die: int, space: str) -> None:
    t = visit("magic-portal", table=[die, 4], deck=["sword"])
    t.asks(0, "tm-may").says(0, "yes")
    t.ever_told(events.PutThere, space=space)
    assert t.who(0).space == space
    t.asks_not(0, "tm-portal")


def test_nobody_has_to_pass_the_magic_portal() -> None:
    t = visit("magic-portal")
    t.says(0, "no")
    assert t.who(0).space == "O2"
    assert t.state.lying["O2"] == ["magic-portal"]


@pytest.mark.rule("TM-BUY-01")
def test_the_market_sells_at_its_prices() -> None:
    t = visit("market", gold=10)
    t.says(0, "visit:market")
    for name, gold in {"sword": 9, "helmet": 8, "water-supply": 7, "shield": 5, "mule": 3, "raft": 0}.items():
        t.says(0, f"buy:{name}")
        assert t.who(0).gold == gold, name
    c = t.who(0)
    assert [x.partition(".")[0] for x in c.objects] == ["sword", "helmet", "water-supply", "shield"]
    assert [x.partition(".")[0] for x in c.followers] == ["mule"]
    assert c.raft.startswith("raft")
    t.asks_not(0, "tm-buy")


@pytest.mark.rule("TM-BUY-04")
def test_what_is_sold_out_cannot_be_bought() -> None:
    t = arrives(
        "O2",
        nobody_special(gold=3),
        someone("elf", FAR),
        lying={"O2": ["market"], "O12": CARDS.stack_cards["sword"]},
    )
    t.says(0, "visit:market").offers(0, "buy:helmet").offers_not(0, "buy:sword")


@pytest.mark.parametrize(("card", "stat"), [("marsh", "strength"), ("maze", "craft")])
@pytest.mark.parametrize(("value", "miss"), [(4, 1), (5, 0)])
def test_marsh_and_maze_hold_the_weak(card: str, stat: str, value: int, miss: int) -> None:
    values: dict[str, Any] = {stat: value}
    assert visit(card, **values).who(0).miss == miss


@pytest.mark.rule("TM-STR-11")
def test_a_sword_does_not_help_through_the_marsh_but_a_belt_does() -> None:
    assert visit("marsh", strength=4, objects=["sword"]).who(0).miss == 1
    assert visit("marsh", strength=4, objects=["magic-belt"]).who(0).miss == 0


@pytest.mark.parametrize("more", [{"who": "dwarf"}, {"objects": ["lantern"]}])
def test_dwarf_and_lantern_find_the_way_through_the_maze(more: dict[str, Any]) -> None:
    assert visit("maze", **more).who(0).miss == 0


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_prayer_at_the_shrine(die: int) -> None:
    t = visit("shrine", lives=2, table=[die, 4])
    t.says(0, "yes")
    if die == 6:
        t.asks(0, "tm-teleport").says(0, "to:O9")
    c = t.who(0)
    assert c.lives == {2: 3, 5: 3}.get(die, 2)
    assert c.gold == (2 if die == 3 else 1)
    assert len(c.spells) == (die == 4)
    assert c.space == ("O9" if die == 6 else "O2")
    assert t.state.lying["O2"] == ["shrine"]


@pytest.mark.parametrize("who", ["monk", "priest"])
def test_who_prays_well_adds_one_at_the_shrine(who: str) -> None:
    t = visit("shrine", who, table=[2])
    t.says(0, "yes")
    assert t.who(0).gold == 2


def test_nobody_has_to_pray() -> None:
    t = visit("shrine", lives=2)
    t.says(0, "no")
    t.never_told(events.TableRolled)


def test_the_places_are_those_of_the_catalogue() -> None:
    assert {id: card.copies for id, card in CARDS.places.items()} == dict.fromkeys(
        (
            "cave",
            "fountain-of-wisdom",
            "magic-portal",
            "magic-stream",
            "market",
            "marsh",
            "maze",
            "pool-of-life",
            "shrine",
        ),
        1,
    )
