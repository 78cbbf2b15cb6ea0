"""The 32 Mythos cards (catalogue 7.12): what each does when drawn, and what it does as long as it lies face up."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.scene import dice_at, hand, person, scene

rule = pytest.mark.rule

SIX = "A04 A10 A12 A18 A19 A33"  # no frames, locks or midnight effects
FRAMES = "A08 A29 A04 A10 A12 A18"  # two empty frames


def drawn(card: str, **more: Any) -> Play[ElderState]:
    """The card comes at a midnight. Ithaqua's track is doom, doom, monster, doom …"""
    table = {"people": "bob amanda", "museum": SIX, "ancient": "ithaqua", "mythos": "Y30", "clock": 0, **more}
    return scene(phase="midnight", struck=1, top={"mythos": [card], **table.pop("top", {})}, **table)  # type: ignore[arg-type]


def replaced(card: str, **more: Any) -> Play[ElderState]:
    """The next midnight after this card: its lasting half acts, then Y30, which only gives an item, takes its place."""
    table = {"people": "bob amanda", "museum": SIX, "ancient": "ithaqua", "clock": 0, **more}
    return scene(phase="midnight", struck=1, mythos=card, top={"mythos": ["Y30"]}, **table)  # type: ignore[arg-type]


def terror(card: str, dice: str = "T P P P P P", **more: Any) -> Play[ElderState]:
    """A failed roll with terror on A10 [I3], which has no terror effect itself, under this card."""
    table: dict[str, Any] = {
        "people": "bob amanda",
        "museum": "A10 A04 A12 A18 A19 A33",
        "at": {0: "A10"},
        "ancient": "cthulhu",
        **more,
    }
    t = scene(mythos=card, rolls=[dice], **table)
    t.says(0, "roll")
    if t.question().msg == "es-after-roll":
        t.says(0, "fail")
    return t


def placed(t: Play[ElderState]) -> Play[ElderState]:
    while t.question().msg == "es-place-monster":
        t.default()
    return t


def tokens(t: Play[ElderState]) -> tuple[int, ...]:
    """Sanity and Stamina of everybody."""
    return tuple(n for seat in range(len(t.state.players)) for n in (person(t, seat).sanity, person(t, seat).stamina))


@rule("ES-MYTH-01", "ES-MYTH-04")
@pytest.mark.parametrize(
    ("card", "lost"), [("Y01", (1, 0, 0)), ("Y02", (1, 0, 0)), ("Y03", (0, 1, 0)), ("Y04", (0, 1, 0)), ("Y05", (0, 0, 1))]
)
def test_y01_to_y05_one_doom_and_terror_costs_sanity_stamina_or_a_clue(card: str, lost: tuple[int, int, int]) -> None:
    assert drawn(card).state.doom == 1
    t = terror(card, has={0: {"clues": 2}})
    t.told(events.TerrorStrikes, card=card)
    assert (4 - person(t).sanity, 6 - person(t).stamina, 2 - person(t).clues) == lost
    assert tokens(t)[2:] == (5, 5)
    t = terror(card, dice="P P P P P P", has={0: {"clues": 2}})
    assert (person(t).sanity, person(t).stamina, person(t).clues) == (4, 6, 2)  # without terror, nothing


@rule("ES-MYTH-01", "ES-MYTH-04")
def test_y06_one_doom_and_terror_brings_a_monster() -> None:
    assert drawn("Y06").state.doom == 1
    t = terror("Y06", museum="A10 A08 A12 A18 A19 A33", cup=["M04"])
    t.told(events.MonsterAppears, monster="M04", card="A08", row=0)
    t.asks(0, "es-discard")


@rule("ES-MYTH-01", "ES-MYTH-05")
@pytest.mark.parametrize(("card", "loss"), [("Y07", (1, 0)), ("Y08", (0, 1))])
def test_y07_y08_one_doom_and_next_midnight_hits_who_is_on_an_adventure(card: str, loss: tuple[int, int]) -> None:
    t = drawn(card, at={0: "A04"})
    assert t.state.doom == 1
    assert tokens(t) == (4, 6, 5, 5)
    t = replaced(card, people="bob amanda kate", at={0: "A04", 2: "O01"}, worlds="O01")
    assert tokens(t) == (4 - loss[0], 6 - loss[1], 5, 5, 6 - loss[0], 4 - loss[1])


@rule("ES-MYTH-01", "ES-DOOM-05")
def test_y09_two_doom_and_nothing_lasts() -> None:
    t = placed(drawn("Y09", doom=1, cup=["M01"]))
    assert t.state.doom == 3
    assert len(t.events(events.MonsterAppears)) == 1  # the second token lies on a monster space
    assert replaced("Y09", doom=3).state.doom == 3


@rule("ES-MYTH-01", "ES-MYTH-02", "ES-LOCK-02")
@pytest.mark.parametrize(("card", "die", "came"), [("Y10", "g1", 0), ("Y11", "g1", 1), ("Y12", "y", 1), ("Y13", "r", 1)])
def test_y10_to_y13_a_doom_then_a_monster_but_for_y10_and_a_locked_die_until_the_next_card(
    card: str, die: str, came: int
) -> None:
    t = placed(drawn(card, museum=FRAMES, cup=["M01", "M02"]))
    assert t.state.doom == 1
    assert len(t.events(events.MonsterAppears)) == came
    assert [(lk.source, lk.die) for lk in t.state.locks] == [(card, die)]
    assert dice_at(t, "lock") == [die]
    t = replaced(card, locks=[(card, die)])
    assert dice_at(t, "lock") == []


@rule("ES-MYTH-01", "ES-LOCK-03")
def test_y12_the_locked_yellow_die_cannot_be_gained() -> None:
    t = scene("bob", museum=SIX, at={0: "A04"}, mythos="Y12", locks=[("Y12", "y")], has={0: {"common": ["C01"]}})
    t.offers_not(0, "use:C01:0")
    scene("bob", museum=SIX, at={0: "A04"}, mythos="Y13", has={0: {"common": ["C01"]}}).offers(0, "use:C01:0")


@rule("ES-MYTH-01", "ES-MYTH-05")
def test_y14_a_monster_now_and_one_next_midnight() -> None:
    t = placed(drawn("Y14", museum=FRAMES, cup=["M01", "M02"]))
    assert len(t.events(events.MonsterAppears)) == 1
    t = placed(replaced("Y14", museum=FRAMES, cup=["M01", "M02"]))
    assert len(t.events(events.MonsterAppears)) == 1


@rule("ES-MYTH-01")
def test_y15_two_monsters_and_nothing_lasts() -> None:
    t = placed(drawn("Y15", museum=FRAMES, cup=["M01", "M02", "M03"]))
    assert len(t.events(events.MonsterAppears)) == 2
    assert replaced("Y15").events(events.MonsterAppears) == []


@rule("ES-MYTH-01", "ES-ENT-02")
def test_y16_a_doom_a_monster_and_no_free_first_aid() -> None:
    t = placed(drawn("Y16", museum=FRAMES, cup=["M01", "M02"]))
    assert (t.state.doom, len(t.events(events.MonsterAppears))) == (1, 1)
    low = {0: {"sanity": 1, "stamina": 1, "trophies": ["A02", "A03"]}}
    t = scene("bob", mythos="Y16", has=low)
    t.offers_not(0, "aid:a:sanity", "aid:a:stamina").offers(0, "aid:b:sanity", "aid:b:stamina", "aid:c", "lost-found")
    scene("mary", mythos="Y16", has=low).offers(0, "aid:a:sanity")  # lasting effects do not bind Sister Mary


@rule("ES-MYTH-01", "ES-ENT-04")
def test_y17_a_doom_a_monster_and_every_souvenir_costs_one_more() -> None:
    t = placed(drawn("Y17", museum=FRAMES, cup=["M01", "M02"]))
    assert (t.state.doom, len(t.events(events.MonsterAppears))) == (1, 1)
    ones = ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M09", "M11", "M12", "M13"]
    for what, price in (("clue", 3), ("common", 4), ("spell", 5), ("unique", 6), ("ally", 9), ("sign", 11)):
        scene("bob", mythos="Y17", has={0: {"trophies": ones[: price - 1]}}).offers_not(0, f"buy:{what}")
        t = scene("bob", mythos="Y17", has={0: {"trophies": ones[:price]}})
        t.says(0, f"buy:{what}").told(events.Bought, what=what, price=price)
    scene("bob", mythos="Y17", has={0: {"sanity": 1, "trophies": ["A02"]}}).offers(0, "aid:b:sanity")  # first aid is no souvenir


@rule("ES-MYTH-01", "ES-MYTH-04")
def test_y18_each_loses_a_sanity_and_terror_discards_all_terror_dice() -> None:
    assert tokens(drawn("Y18", at={0: "A04"})) == (3, 6, 4, 5)
    t = terror("Y18", dice="T T T P P P")
    assert dice_at(t, "discarded") == ["g1", "g2", "g3"]
    t.asks(0, "es-discard").says(0, "discard:g4")
    assert dice_at(t, "pool") == ["g5", "g6"]


@rule("ES-MYTH-04", "ES-FAIL-10")
def test_y18_s79_only_terror_dice_leave_none_to_discard_and_fail_the_adventure() -> None:
    t = terror("Y18", dice="T T T T T T")
    t.told(events.AdventureFailed, card="A10")


@rule("ES-MYTH-01", "ES-MYTH-04", "ES-TERROR-08")
def test_y19_each_loses_a_stamina_and_terror_fails_the_adventure() -> None:
    assert tokens(drawn("Y19", at={0: "A04"})) == (4, 5, 5, 4)
    t = terror("Y19")
    t.told(events.AdventureFailed, card="A10", voluntarily=False)
    assert t.order(events.TerrorStrikes, events.DieDiscarded, events.AdventureFailed) == ["TerrorStrikes", "AdventureFailed"]
    assert person(t).stamina == 4  # A10's penalties


@rule("ES-MYTH-01", "ES-MYTH-05")
def test_y20_each_on_an_adventure_loses_a_sanity_and_next_midnight_one_doom() -> None:
    t = drawn("Y20", people="bob amanda kate", at={0: "A04", 2: "O01"}, worlds="O01")
    assert tokens(t) == (3, 6, 5, 5, 5, 4)
    assert t.state.doom == 0
    assert replaced("Y20").state.doom == 1


@rule("ES-MYTH-01", "ES-FOCUS-01")
@pytest.mark.parametrize(
    ("card", "kind", "resource"), [("Y21", "common", "stamina"), ("Y21", "unique", "stamina"), ("Y22", "spells", "sanity")]
)
def test_y21_y22_each_gives_an_item_or_a_spell_or_suffers(card: str, kind: str, resource: str) -> None:
    thing = {"common": "C01", "unique": "U01", "spells": "Z01"}[kind]
    wrong = {"spells": ["Z02"]} if card == "Y21" else {"common": ["C02"], "unique": ["U02"]}
    has = {0: {kind: [thing]}, 1: {kind: [{"C01": "C03", "U01": "U03", "Z01": "Z03"}[thing]]}, 2: wrong}
    t = drawn(card, people="bob amanda kate", has=has)
    # Both owners are asked at the same time; Kate owns nothing that could be given.
    t.asks(0, "es-pay-or-suffer").asks(1, "es-pay-or-suffer").asks_not(2)
    assert tokens(t) == (4, 6, 5, 5, 6, 4)
    t.says(1, "suffer").says(0, "pay")
    lost = 1 if resource == "sanity" else 0
    assert tokens(t) == (4, 6, 5 - lost, 5 - (1 - lost), 6 - lost, 4 - (1 - lost))
    assert getattr(person(t), kind) == []
    deck = {"common": "common", "unique": "unique", "spells": "spell"}[kind]
    assert t.state.decks[deck][-1] == thing  # type: ignore[index]


@rule("ES-MYTH-01", "ES-FOCUS-01")
def test_y21_focusing_is_not_allowed_but_assistance_is() -> None:
    t = terror("Y21", at={0: "A10", 1: "A10"})
    t.says(0, "discard:g1").offers_not(0, "focus:g2").offers(0, "assist:1")
    terror("Y30", at={0: "A10"}).says(0, "discard:g1").offers(0, "focus:g2")
    terror("Y21", people="mary", at={0: "A10"}).says(0, "discard:g1").offers(0, "focus:g2")


@rule("ES-MYTH-01", "ES-SPELL-02")
def test_y22_no_securing_spell_may_be_cast_but_others_and_dice_on_spells_stay_usable() -> None:
    has = {0: {"spells": ["Z01", "Z11"], "cast": ["Z02"]}}
    for card, allowed in (("Y22", False), ("Y30", True)):
        t = scene(
            "bob", museum="A10 A04", at={0: "A10"}, mythos=card, has=has, on_spell={"g6": ("Z02", "3")}, rolls=["T 1 1 1 1"]
        )
        t.offers(0, "take:g6").says(0, "roll").offers(0, "use:Z11:0", "solve:t0")
        assert ("use:Z01:0" in t.keys(0)) == allowed


@rule("ES-MYTH-01", "ES-REW-04")
def test_y23_a_gate_opens_and_investigation_on_other_worlds_is_one_harder() -> None:
    t = drawn("Y23", top={"other_world": ["O06"]})
    assert [s.card for s in t.state.worlds] == ["O06"]
    # O01 [P L I3] needs 4; an adventure's I3 stays 3; a monster's number on an Other World grows, too.
    for dice, solvable in (("P L 3 L L L", False), ("P L 3 1 L L", True)):
        t = scene("bob", museum="A10 A04", worlds="O01", at={0: "O01"}, mythos="Y23", rolls=[dice])
        t.says(0, "roll")
        assert ("solve:t0" in {k for a in t.live.asks for k in a.keys}) == solvable
    scene("bob", museum="A10 A04", worlds="O01", at={0: "A10"}, mythos="Y23", rolls=["3 P P P P P"]).says(0, "roll").offers(
        0, "solve:t0"
    )
    scene("mary", museum="A10", worlds="O01", at={0: "O01"}, mythos="Y23", rolls=["P L 3 L L L"]).says(0, "roll").offers(
        0, "solve:t0"
    )


@rule("ES-MYTH-01", "ES-REW-04", "ES-REW-07")
def test_y24_a_gate_opens_and_each_failed_other_world_is_one_doom() -> None:
    t = drawn("Y24", top={"other_world": ["O06"]})
    assert [s.card for s in t.state.worlds] == ["O06"]
    for card, doom in (("O01", 1), ("A18", 0)):
        t = scene("bob", museum=SIX, worlds="O01", at={0: card}, ancient="cthulhu", mythos="Y24")
        t.says(0, "give-up")
        assert t.state.doom == doom


@rule("ES-MYTH-01")
@pytest.mark.parametrize(("monsters", "doom"), [(2, 0), (3, 1), (4, 1)])
def test_y25_one_doom_with_three_monsters_in_play(monsters: int, doom: int) -> None:
    markers = [(f"M0{n}", None) for n in range(1, monsters + 1)]
    t = drawn("Y25", monsters={"A04": markers[:2], "A10": markers[2:]})
    assert t.state.doom == doom


@rule("ES-MYTH-01", "ES-TROPHY-01")
def test_y25_monsters_claimed_meanwhile_are_worth_one_more_also_later() -> None:
    t = scene(
        "bob",
        museum="A04 A10",
        at={0: "A04"},
        mythos="Y25",
        monsters={"A04": [("M03", None)]},
        clock=3,
        top={"mythos": ["Y31"]},
        rolls=["P 1 1 1 1 1"],
    )
    t.says(0, "roll").says(0, "solve:mM03").says(0, "give-up")
    assert t.ever_told(events.MonsterClaimed, monster="M03").trophy == 2
    assert t.state.mythos == "Y31"
    t.says(0, "go:entrance").offers(0, "aid:b:sanity")  # one marker of 1 pays 2
    t.says(0, "aid:b:sanity")
    assert "M03" in t.state.cup
    assert person(t).trophy_bonus == []


@rule("ES-MYTH-01")
@pytest.mark.parametrize(("worlds", "doom"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_y26_one_doom_for_every_two_other_worlds(worlds: int, doom: int) -> None:
    t = drawn("Y26", worlds=[f"O0{n}" for n in range(1, worlds + 1)])
    assert t.state.doom == doom


@rule("ES-MYTH-01", "ES-MYTH-05")
def test_y27_a_clue_for_everybody_and_next_midnight_who_has_none_loses_a_sanity() -> None:
    t = drawn("Y27", has={1: {"clues": 2}})
    assert (person(t, 0).clues, person(t, 1).clues) == (1, 3)
    t = replaced("Y27", has={1: {"clues": 1}})
    assert tokens(t) == (3, 6, 5, 5)
    assert person(t, 1).clues == 1


@rule("ES-MYTH-01", "ES-MYTH-05", "ES-GEN-07")
def test_y28_everybody_restores_one_of_their_choice_and_next_midnight_one_doom() -> None:
    t = drawn("Y28", has={0: {"sanity": 1, "stamina": 1}, 1: {"sanity": 2}})
    t.asks(0, "es-restore-which").asks(1, "es-restore-which")
    t.says(0, "restore:stamina")
    assert tokens(t) == (1, 1, 2, 5)  # nothing before the last answer
    t.says(1, "restore:stamina")
    assert tokens(t) == (1, 2, 2, 5)  # never above the maximum
    assert t.state.doom == 0
    assert replaced("Y28").state.doom == 1


@rule("ES-MYTH-01")
def test_y29_the_top_left_adventure_without_investigators_is_replaced_and_s28_cleared() -> None:
    t = drawn(
        "Y29",
        museum="A04 A16 A12 A18 A19 A33",
        at={0: "A04"},
        locks=[("A16", "g1"), ("M19", "g2")],
        monsters={"A16": [("M19", 0), ("M02", None)]},
        top={"adventure": ["A20"]},
    )
    assert [s.card for s in t.state.museum if s] == ["A04", "A20", "A12", "A18", "A19", "A33"]
    assert t.state.decks["adventure"][-1] == "A16"
    assert {"M19", "M02"} <= set(t.state.cup)
    assert dice_at(t, "lock") == []
    assert not person(t).trophies
    assert person(t).place == "A04"


@rule("ES-MYTH-01")
def test_y29_does_nothing_while_every_adventure_is_visited() -> None:
    t = drawn("Y29", people="bob amanda", museum="A04 A10", at={0: "A04", 1: "A10"}, worlds="O01")
    t.never_told(events.AdventureGone)
    assert [s.card for s in t.state.worlds] == ["O01"]


@rule("ES-MYTH-01", "ES-ENT-03", "ES-MID-07")
def test_y30_the_active_player_draws_a_common_item_and_lost_and_found_is_closed() -> None:
    t = drawn("Y30", mythos="Y09", people="amanda kate", active=1, top={"common": ["C09"]})
    assert (person(t, 0).common, person(t, 1).common) == ([], ["C09"])
    scene("bob", mythos="Y30").offers_not(0, "lost-found").offers(0, "aid:a:sanity", "nothing")
    scene("mary", mythos="Y30").offers(0, "lost-found")


@rule("ES-MYTH-01", "ES-MYTH-05")
def test_y31_removes_a_doom_and_next_midnight_two_monsters() -> None:
    assert drawn("Y31", doom=4).state.doom == 3
    t = placed(replaced("Y31", museum=FRAMES, cup=["M01", "M02", "M03"]))
    assert len(t.events(events.MonsterAppears)) == 2


@rule("ES-MYTH-03", "ES-MYTH-01")
def test_y32_reveals_a_seventh_adventure_with_its_locks_and_it_stays_when_the_card_goes() -> None:
    t = drawn("Y32", top={"adventure": ["A44"]})  # A44 locks the yellow die
    assert [s.card for s in t.state.extra] == ["A44"]
    assert [s.card for s in t.state.museum if s] == SIX.split()
    assert [(lk.source, lk.die) for lk in t.state.locks] == [("A44", "y")]
    t.offers(0 if t.state.active == 0 else 1, "go:A44")
    t = replaced("Y32", extra="A44", locks=[("A44", "y")])
    assert [s.card for s in t.state.extra] == ["A44"]
    assert dice_at(t, "lock") == ["y"]
    assert hand(t).spot("A44").extra
