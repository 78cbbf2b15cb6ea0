"""Other Worlds (ES-OW): how they come, how they lie, how they go."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from games.elder_sign.game import ElderOptions
from games.elder_sign.state import ElderState
from games.kernel.luck import Fate
from games.kernel.testing import play
from tests.games.elder_sign.scene import CARDS, RULES, person, scene

rule = pytest.mark.rule

SIX = "A04 A10 A12 A18 A19 A33"


@rule("ES-OW-01", "ES-SETUP-04")
@pytest.mark.parametrize("luck", [b"one", b"two", b"three", b"four"])
def test_set_up_deals_no_other_world(luck: bytes) -> None:
    t = play(RULES, RULES.new(3, ElderOptions(ancient_one="yig")), Fate(luck))
    t.until(t.state.active, "es-move")
    gates = len(t.events(events.GateOpens))  # the first Mythos card may open one
    assert len(t.state.worlds) == gates
    assert all(s and s.card in CARDS.adventures for s in t.state.museum)
    assert sorted([*t.state.decks["other_world"], *(s.card for s in t.state.worlds)]) == sorted(CARDS.other_worlds)


@rule("ES-OW-01")
def test_without_a_gate_neither_replacements_nor_turns_bring_an_other_world() -> None:
    t = scene("bob", museum=SIX, at={0: "A04"}, rolls=["P 3 1 1 1 1", "P 1 1 1"])
    t.says(0, "roll").says(0, "solve:t1").says(0, "roll").says(0, "solve:t0")
    t.told(events.AdventurePassed, card="A04")
    assert t.state.museum[0] is not None
    assert t.state.museum[0].card in CARDS.adventures
    assert not t.state.worlds
    assert len(t.state.decks["other_world"]) == 8


@rule("ES-OW-01", "ES-GEN-01")
def test_a_card_text_opens_a_gate_by_the_golden_rule() -> None:
    t = scene("bob", museum=SIX, phase="movement", has={0: {"unique": ["U11"]}}, top={"other_world": ["O06"]})
    t.says(0, "use:U11:0")
    t.told(events.GateOpens, card="O06")
    t.offers(0, "go:O06")


@rule("ES-OW-02", "ES-MOVE-01")
def test_any_number_of_them_lies_below_the_six_adventures() -> None:
    seven = ["O01", "O02", "O03", "O04", "O05", "O06", "O07"]
    t = scene("bob", museum=SIX, worlds=seven, phase="movement", has={0: {"unique": ["U11"]}})
    t.says(0, "use:U11:0")
    assert [s.card for s in t.state.worlds] == [*seven, "O08"]
    assert [s.card for s in t.state.museum if s] == SIX.split()  # no adventure makes room for them
    t.offers(0, *(f"go:{c}" for c in [*SIX.split(), *seven, "O08"]))


@rule("ES-OW-03")
def test_a_passed_other_world_is_not_replaced() -> None:
    t = scene("bob", museum=SIX, worlds="O02 O01", at={0: "O01"}, rolls=["P L 3 1 1 1"])
    decks = {name: list(t.state.decks[name]) for name in ("other_world", "adventure")}
    t.says(0, "roll").says(0, "solve:t0")
    t.told(events.AdventurePassed, card="O01")
    t.asks(0, "es-move")  # also not at the end of the turn
    assert [s.card for s in t.state.worlds] == ["O02"]
    assert [s.card for s in t.state.museum if s] == SIX.split()
    assert {name: t.state.decks[name] for name in ("other_world", "adventure")} == decks
    t.not_told(events.AdventureRevealed)
    t.not_told(events.GateOpens)


@rule("ES-OW-04", "ES-PASS-02", "ES-TROPHY-01")
def test_a_passed_other_world_gives_rewards_and_is_a_trophy_of_the_active_player_alone() -> None:
    t = scene("bob amanda", worlds="O01", at={0: "O01", 1: "O01"}, rolls=["P L 3 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0")
    assert person(t).trophies == ["O01"]
    assert (person(t).clues, t.state.signs) == (2, 1)
    assert person(t, 1).clues == 0
    assert (person(t).place, person(t, 1).place) == ("entrance", "entrance")


@rule("ES-OW-04", "ES-FAIL-07", "ES-FAIL-08", "ES-TERROR-01", "ES-GEN-03")
def test_a_failed_other_world_has_terror_and_penalties_and_keeps_the_investigator() -> None:
    # O08: terror Sta1; penalties Sta2.
    t = scene("bob", worlds="O08", at={0: "O08"}, ancient="hastur", rolls=["T 1 1 1 1 1"])
    t.says(0, "roll").says(0, "discard:g1").says(0, "give-up")
    assert person(t).stamina == 3
    assert person(t).place == "O08"
    assert [s.card for s in t.state.worlds] == ["O08"]


@rule("ES-OW-04", "ES-MON-01")
def test_monsters_come_to_other_worlds_like_to_adventures() -> None:
    t = scene(
        "bob",
        museum=SIX,
        worlds="O06",
        at={0: "entrance"},
        phase="midnight",
        struck=1,
        clock=0,
        cup=["M05"],
        top={"mythos": ["Y15"]},
    )
    t.ever_told(events.MonsterAppears, monster="M05", card="O06", row=0)


@rule("ES-OW-04", "ES-TROPHY-04")
def test_a_spent_other_world_goes_under_its_own_deck() -> None:
    t = scene("bob", museum=SIX, has={0: {"trophies": ["O03"], "sanity": 1}})
    adventures = list(t.state.decks["adventure"])
    t.says(0, "aid:b:sanity")
    assert t.state.decks["other_world"][-1] == "O03"
    assert t.state.decks["adventure"] == adventures
    assert not person(t).trophies


@rule("ES-OW-04", "ES-REW-04")
def test_an_other_world_spent_comes_back_through_the_next_gate() -> None:
    def only_this_one(s: ElderState) -> None:
        s.decks["other_world"].clear()

    has = {0: {"trophies": ["O03"], "sanity": 1}, 1: {"unique": ["U11"]}}
    t = scene("bob amanda", museum=SIX, has=has, change=only_this_one)
    t.says(0, "aid:b:sanity").says(1, "use:U11:0")
    assert [s.card for s in t.state.worlds] == ["O03"]
