"""The eight Ancient Ones (catalogue 7.3): every special ability and every attack really happens. ES-GEN-10, S-43, S-47, S-76, S-83."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.state import SECOND, ElderState
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, monster, mythos, rules_with
from tests.games.elder_sign.scene import BOX, CARDS, person, scene

rule = pytest.mark.rule

REST = "A02 A18 A19 A33 A47"


def strikes(ancient: str, who: str = "dexter bob", **more: Any) -> Play[ElderState]:
    """The battle, one clock phase before midnight; seat 0 ends its attack."""
    return scene(who, awake=True, ancient=ancient, clock=3, **{"doom": 5, **more}).says(0, "give-up")


def values(t: Play[ElderState], seat: int = 0) -> tuple[int, int]:
    return person(t, seat).sanity, person(t, seat).stamina


def test_the_eight_cards_demand_what_docs_balance_says() -> None:
    table = {
        "azathoth": (14, "dmdd/mdmd/mdmd"), "cthulhu": (14, "dmdm/dmdd/mdd"), "hastur": (13, "dmdm/dmdd/dmd"),
        "ithaqua": (11, "ddm/ddm/ddm"), "nyarlathotep": (13, "dmdm/dmdm/dmd"), "shub-niggurath": (12, "dmd/dmd/dmdm"),
        "yig": (9, "dddm/dddm"), "yog-sothoth": (13, "mdm/dmd/mdmd"),
    }  # fmt: skip
    assert {a.id: (a.signs, a.track) for a in BOX.cards.ancient_ones.values()} == table


# Azathoth


@rule("ES-GEN-10", "ES-MID-01")
@pytest.mark.parametrize(("worlds", "doom"), [("", 0), ("O01", 1), ("O01 O02 O03", 3)])
def test_azathoth_gains_a_token_at_midnight_for_each_other_world_in_play(worlds: str, doom: int) -> None:
    t = scene("bob", ancient="azathoth", worlds=worlds, clock=3, cup=[], top={"mythos": ["Y30"]})
    assert t.says(0, "nothing").state.doom == doom


@rule("ES-END-06", "ES-BATTLE-10")
def test_azathoth_has_no_battle_he_ends_the_game_when_he_awakens() -> None:
    t = scene("bob", ancient="azathoth", doom=11, clock=3, cup=[], top={"mythos": ["Y09"]})
    t.says(0, "nothing")
    assert (t.over, t.state.result) == (True, "lost")
    t.never_told(events.AncientOneAttacks)


# Cthulhu


@rule("ES-GEN-10", "ES-ENT-02")
@pytest.mark.parametrize(("monsters", "works"), [(1, True), (2, False)])
def test_with_two_monsters_in_play_cthulhu_makes_free_first_aid_useless_but_not_the_paid_one(monsters: int, works: bool) -> None:
    there: dict[str, list[tuple[str, int | None]]] = {"A18": [(f"M0{n}", None) for n in range(1, monsters + 1)]}
    begin: dict[str, Any] = {"ancient": "cthulhu", "monsters": there, "has": {0: {"sanity": 1, "trophies": ["A02"]}}}
    t = scene("bob", **begin).says(0, "aid:a:sanity")
    assert person(t).sanity == (2 if works else 1)
    t = scene("bob", **begin).says(0, "aid:b:sanity")
    assert person(t).sanity == 4
    # Nobody else forbids it.
    t = scene("bob", **{**begin, "ancient": "yig"}).says(0, "aid:a:sanity")
    assert person(t).sanity == 2


@rule("ES-ENT-02", "ES-MON-24", "ES-MON-25")
@pytest.mark.parametrize(("card", "works"), [("U10", False), ("Z12", True)])
def test_s97_a_monster_turned_over_still_keeps_free_first_aid_from_working_one_put_back_does_not(card: str, works: bool) -> None:
    hand = {"unique": ["U10"]} if card == "U10" else {"spells": ["Z12"]}
    there: dict[str, list[tuple[str, int | None]]] = {"A18": [("M01", None)], "A19": [("M02", None)]}
    t = scene("bob", ancient="cthulhu", monsters=there, has={0: {"sanity": 1, **hand}})
    t.says(0, f"use:{card}:0").says(0, "monster:M02")
    # What is offered says it before the choice.
    assert {dict(o.args)["works"] for o in t.question(0).options if o.key.startswith("aid:a:")} == {int(works)}
    t.says(0, "aid:a:sanity")
    assert person(t).sanity == (2 if works else 1)
    assert person(t).trophies == ([] if works else ["M02"])
    # It has left the table with the end of the phase: now the treatment works.
    t.says(0, "stay").says(0, "aid:a:sanity")
    assert person(t).sanity == (3 if works else 2)


@rule("ES-ENT-02", "ES-MON-01")
def test_s97_a_monster_that_comes_before_the_treatment_counts_for_it() -> None:
    world = adventure("H1", ["{}", "L L"], kind="other_world", revealed=[{"monster": 1, "where": "here"}])
    there: dict[str, list[tuple[str, int | None]]] = {"A18": [("M01", None)]}
    top = {"other_world": ["H1"]}
    begin: dict[str, Any] = {"ancient": "cthulhu", "monsters": there, "top": top, "rules": rules_with(world)}
    t = scene("bob", has={0: {"sanity": 1, "unique": ["U11"]}}, **begin)
    t.says(0, "use:U11:0").told(events.MonsterAppears, card="H1")
    assert person(t.says(0, "aid:a:sanity")).sanity == 1


@rule("ES-GEN-10", "ES-MID-01")
def test_cthulhus_dreams_take_a_sanity_at_midnight_from_who_is_on_an_adventure() -> None:
    table: dict[str, Any] = {
        "museum": f"A04 {REST}",
        "worlds": "O01",
        "at": {1: "A04", 2: "O01"},
        "clock": 3,
        "top": {"mythos": ["Y30"]},
    }
    t = scene("bob dexter mary", ancient="cthulhu", **table).says(0, "nothing")
    t.told(events.MidnightEffect, card="cthulhu")
    assert [values(t, seat) for seat in range(3)] == [(4, 6), (4, 5), (6, 3)]
    t = scene("bob dexter mary", ancient="yig", **table).says(0, "nothing")
    assert [values(t, seat) for seat in range(3)] == [(4, 6), (5, 5), (7, 3)]


@rule("ES-BATTLE-10", "ES-BATTLE-14")
def test_s43_cthulhu_lowers_a_maximum_of_each_ones_choice_and_adds_a_token() -> None:
    t = strikes("cthulhu", has={1: {"stamina": 3}})
    t.asks(0, "es-lower-maximum").asks(1, "es-lower-maximum")  # both are asked at the same time
    t.says(1, "lower:stamina").says(0, "lower:sanity")
    one, two = person(t, 0), person(t, 1)
    assert (one.max_sanity, one.sanity, one.max_stamina, one.stamina) == (4, 4, 5, 5)  # the current value follows down
    assert (two.max_stamina, two.stamina, two.max_sanity, two.sanity) == (5, 3, 4, 4)  # below it, it is untouched
    assert t.state.doom == 6


@rule("ES-BATTLE-12", "ES-DEV-01")
def test_s43_the_books_example_a_maximum_of_zero_devours_harvey_and_two_tokens_come() -> None:
    t = strikes("cthulhu", "mandy harvey", has={1: {"max_stamina": 1, "stamina": 1, "sanity": 1}})
    t.says(0, "lower:sanity").says(1, "lower:stamina").told(events.Devoured, seat=1, investigator="harvey")
    assert t.state.doom == 7


# Hastur


@rule("ES-GEN-10", "ES-ENT-04")
def test_hasturs_souvenir_elder_sign_costs_twelve_and_everything_else_the_same() -> None:
    purse = {"trophies": ["A02", "A05", "A09", "A10", "A12", "A01"]}  # worth 11
    t = scene("bob", ancient="hastur", museum="A18 A19", has={0: purse})
    t.offers_not(0, "buy:sign").offers(0, "buy:ally", "buy:unique", "buy:clue")
    scene("bob", ancient="yig", museum="A18 A19", has={0: purse}).offers(0, "buy:sign")
    rich = {"trophies": [*purse["trophies"], "A14"]}
    t = scene("bob", ancient="hastur", museum="A18 A19", has={0: rich}).says(0, "buy:sign")
    assert (t.ever_told(events.Bought).price, t.state.signs) == (12, 1)


@rule("ES-GEN-10", "ES-MID-01")
@pytest.mark.parametrize(("monsters", "doom"), [(2, 0), (3, 1), (5, 1)])
def test_hastur_gains_a_token_at_midnight_with_three_monsters_in_play(monsters: int, doom: int) -> None:
    there: dict[str, list[tuple[str, int | None]]] = {"A18": [(f"M0{n}", None) for n in range(1, monsters + 1)]}
    t = scene("bob", ancient="hastur", museum=f"A04 {REST}", monsters=there, clock=3, top={"mythos": ["Y30"]})
    assert t.says(0, "nothing").state.doom == doom


@rule("ES-BATTLE-02", "ES-BATTLE-03")
@pytest.mark.parametrize(("x", "row"), [(0, "I2 L"), (1, "I2 L"), (2, "I4 L"), (4, "I8 L"), (7, "I8 L")])
def test_hasturs_combat_task_grows_with_the_monsters_that_were_in_play_at_the_last_token(x: int, row: str) -> None:
    there: dict[str, list[tuple[str, int | None]]] = {"A18": [(f"M0{n}", None) for n in range(1, x + 1)]}
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"doom": 1}]))
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="hastur", doom=10, cup=[], monsters=there, rules=rules)
    t.says(0, "give-up").told(events.AncientOneAwakens)
    need = int(row.split()[0][1:])
    dice = ["L", *["2"] * (need // 2), *["P"] * 6][:6]
    good = scene(
        "bob", awake=True, ancient="hastur", doom=5, rolls=[" ".join(dice)], change=lambda s: _set_x(s, t.state.hastur_x)
    )
    good.says(0, "roll").says(0, "solve:combat").told(events.DoomTornAway)
    short = " ".join(["L", *["2"] * (need // 2 - 1), "1", *["P"] * 6][:6])
    bad = scene("bob", awake=True, ancient="hastur", doom=5, rolls=[short], change=lambda s: _set_x(s, t.state.hastur_x))
    bad.says(0, "roll").asks(0, "es-discard")


def _set_x(s: ElderState, x: int) -> None:
    s.hastur_x = x


@rule("ES-BATTLE-02", "ES-MON-20")
def test_s97_a_monster_solved_but_not_received_yet_still_counts_for_hasturs_combat_task() -> None:
    rules = rules_with(adventure("H1", ["{}", "P P"], terror=[{"doom": 1}]))
    there: dict[str, list[tuple[str, int | None]]] = {"H1": [("M02", 0)], "A18": [("M01", None)]}
    rolls = ["L 1 1 1 1 T", "1 1 1 1 T"]
    t = scene("bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="hastur", doom=10, monsters=there, rolls=rolls, rules=rules)
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").told(events.AncientOneAwakens)
    assert t.state.hastur_x == 2


@rule("ES-BATTLE-10")
def test_hasturs_attack_costs_everybody_two_sanity() -> None:
    t = strikes("hastur")
    assert (values(t, 0), values(t, 1)) == ((3, 5), (2, 6))


# Ithaqua


@rule("ES-GEN-10", "ES-FAIL-08")
def test_ithaqua_takes_one_more_stamina_after_the_penalties_of_a_failed_adventure_from_the_active_one_only() -> None:
    rules = rules_with(adventure("H1", ["P"], penalties=[{"lose": "sanity"}]))
    begin: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1", 1: "H1"}, "rules": rules, "rolls": ["P 1 1 1 1 1"]}
    t = scene("dexter bob", ancient="ithaqua", **begin).says(0, "give-up")
    assert (values(t, 0), values(t, 1)) == ((4, 4), (4, 6))
    assert [e.kind for e in t.events(events.Lost)] == ["sanity", "stamina"]  # type: ignore[attr-defined]
    t = scene("dexter bob", ancient="ithaqua", **begin).says(0, "roll").says(0, "solve:t0")
    assert values(t, 0) == (5, 5)  # not for a passed one
    t = scene("dexter bob", ancient="yig", **begin).says(0, "give-up")
    assert values(t, 0) == (4, 5)


@rule("ES-DEV-01")
def test_ithaquas_cold_can_devour() -> None:
    rules = rules_with(adventure("H1", ["P"]))
    t = scene("dexter bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="ithaqua", has={0: {"stamina": 1}}, rules=rules)
    t.says(0, "give-up").told(events.Devoured, seat=0)


@rule("ES-BATTLE-10")
def test_s76_ithaquas_attack_takes_an_item_or_spell_or_two_stamina() -> None:
    t = strikes(
        "ithaqua", "dexter bob mary", has={0: {"spells": ["Z12"]}, 1: {"unique": ["U12"]}, 2: {"stamina": 3, "allies": ["B06"]}}
    )
    t.asks(0, "es-pay-or-suffer").asks(1, "es-pay-or-suffer").asks_not(2)  # who has neither is not asked: an ally does not pay
    t.says(0, "pay").says(1, "suffer")
    assert (person(t, 0).spells, values(t, 0)) == ([], (5, 5))
    assert (person(t, 1).unique, values(t, 1)) == (["U12"], (4, 4))
    assert values(t, 2) == (7, 1)


# Nyarlathotep


@rule("ES-GEN-10", "ES-MON-28", "ES-REW-02")
@pytest.mark.parametrize(("where", "mask", "clues"), [(None, True, 0), (None, False, 2), (1, True, 2)])
def test_a_mask_below_the_tasks_takes_the_reward_clues_and_only_them(where: int | None, mask: bool, clues: int) -> None:
    card = adventure("H1", ["P", "{}"], rewards=[{"gain": "clue", "n": 2}, {"gain": "common"}])
    id = "X02" if mask else "M02"
    t = scene("dexter", museum=f"H1 {REST}", at={0: "H1"}, ancient="nyarlathotep", monsters={"H1": [(id, where)]},
              rules=rules_with(card, monster(id, "L", mask=mask)), rolls=["P L 1 1 1 1", "L 1 1 1 1"])  # fmt: skip
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, f"solve:m{id}" if where is None else "solve:t1")
    assert (person(t).clues, person(t).common) == (clues, ["C01"])


@rule("ES-GEN-10", "ES-MID-01")
@pytest.mark.parametrize(("monsters", "doom"), [(["M01", "M02"], 0), (["M01", "X02"], 1), (["X01", "X02"], 1)])
def test_nyarlathotep_gains_a_token_at_midnight_with_a_mask_in_play(monsters: list[str], doom: int) -> None:
    there: dict[str, list[tuple[str, int | None]]] = {"A18": [(id, None) for id in monsters]}
    t = scene("bob", ancient="nyarlathotep", museum=f"A04 {REST}", monsters=there, clock=3, top={"mythos": ["Y30"]})
    assert t.says(0, "nothing").state.doom == doom


@rule("ES-BATTLE-10", "ES-BATTLE-12")
def test_s76_nyarlathotep_takes_a_clue_or_the_investigator() -> None:
    t = strikes("nyarlathotep", "dexter bob mary", has={0: {"clues": 2}, 2: {"clues": 1}})
    t.asks_not(1).says(0, "pay").says(2, "pay")
    t.told(events.Devoured, seat=1)
    assert (person(t, 0).clues, person(t, 2).clues, t.state.doom) == (1, 0, 6)
    # An absent player pays.
    t = strikes("nyarlathotep", has={0: {"clues": 1}, 1: {"clues": 1}}).default(2)
    t.never_told(events.Devoured)


# Shub-Niggurath


@rule("ES-GEN-10", "ES-MON-03", "ES-MON-06")
def test_every_monsters_task_gains_a_terror_wherever_it_lies_and_printed_rows_do_not() -> None:
    begin: dict[str, Any] = {"museum": f"A08 {REST}", "worlds": "O06", "at": {0: "A08"}, "has": {0: {"unique": ["U10"]}}}
    there = {"A08": [("M02", 0), ("M03", None)], "O06": [("M11", 0)]}
    t = scene("bob", ancient="shub-niggurath", monsters=there, rolls=["L P P 3 1 1"], **begin)
    assert [r.text for r in t.view().card("A08").rows] == ["L T", "P P I3", "P T"]
    assert [r.text for r in t.view().card("O06").rows] == ["P I3 L T", "I8"]
    t.says(0, "roll").offers(0, "solve:t1").offers_not(0, "solve:t0", "solve:mM03")
    # What a card defeats needs no terror.
    t.says(0, "use:U10:0").says(0, "monster:M11")
    assert [r.text for r in t.view().card("O06").rows] == ["P", "I8"]
    t = scene("bob", ancient="yig", monsters=there, **begin)
    assert [r.text for r in t.view().card("A08").rows] == ["L", "P P I3", "P"]


@rule("ES-BATTLE-10", "ES-TROPHY-05")
def test_shub_nigguraths_attack_takes_a_monster_trophy_or_one_of_each() -> None:
    t = strikes(
        "shub-niggurath",
        "dexter bob mary",
        has={0: {"trophies": ["M20", "A02"]}, 1: {"trophies": ["A05"]}, 2: {"trophies": ["M01"]}},
    )
    t.asks_not(1)  # adventures do not count
    t.says(0, "pay").says(2, "suffer")
    assert (person(t, 0).trophies, values(t, 0)) == (["A02"], (5, 5))
    assert "M20" in t.state.cup
    assert (person(t, 1).trophies, values(t, 1)) == (["A05"], (3, 5))
    assert (person(t, 2).trophies, values(t, 2)) == (["M01"], (6, 2))


# Yig


@rule("ES-GEN-10", "ES-MON-20")
@pytest.mark.parametrize("id", ["M01", "M02", "M03", "M04", "M06"])
def test_a_cultist_defeated_by_its_task_costs_yigs_foes_a_sign_another_monster_does_not(id: str) -> None:
    rules = rules_with(adventure("H1", ["{}", "L L L L"]))
    roll = {"M01": "2 1 1 1 1 1", "M02": "L 1 1 1 1 1", "M03": "P 1 1 1 1 1", "M04": "P 1 1 1 1 1", "M06": "T 1 1 1 1 1"}[id]
    t = scene(
        "dexter", museum=f"H1 {REST}", at={0: "H1"}, ancient="yig", signs=3, monsters={"H1": [(id, 0)]}, rolls=[roll], rules=rules
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up").told(events.MonsterClaimed, monster=id)
    assert t.state.signs == (2 if id in ("M01", "M02", "M03") else 3)


@rule("ES-MON-20", "ES-MON-21", "ES-END-01")
def test_s98_yig_takes_his_sign_with_the_cultists_marker_so_the_last_sign_of_the_rewards_wins_before() -> None:
    rules = rules_with(adventure("H1", ["{}"], rewards=[{"sign": 1}]))
    begin: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1"}, "ancient": "yig", "monsters": {"H1": [("M02", 0)]}}
    t = scene("dexter", signs=8, rolls=["L 1 1 1 1 1"], rules=rules, **begin).says(0, "roll").says(0, "solve:t0")
    assert (t.state.signs, t.state.result) == (9, "sealed")
    t = scene("dexter", signs=7, rolls=["L 1 1 1 1 1"], rules=rules, **begin).says(0, "roll").says(0, "solve:t0")
    assert t.order(events.MonsterDefeated, events.ElderSignPlaced, events.MonsterClaimed, events.ElderSignLost) == [
        "MonsterDefeated", "ElderSignPlaced", "MonsterClaimed", "ElderSignLost",
    ]  # fmt: skip
    assert t.state.signs == 7


@rule("ES-MON-20", "ES-DEV-05")
def test_s98_who_is_devoured_before_receiving_the_cultist_loses_no_sign_for_it() -> None:
    rules = rules_with(adventure("H1", ["{}", "P P"], terror=[{"lose": "stamina", "n": 9}]))
    begin: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1"}, "ancient": "yig", "monsters": {"H1": [("M02", 0)]}}
    t = scene("dexter bob", signs=3, rolls=["L 1 1 1 1 1", "1 1 1 1 T"], rules=rules, **begin)
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").told(events.Devoured, seat=0)
    assert t.state.signs == 3
    assert "M02" in t.state.cup


@rule("ES-MON-24")
def test_a_cultist_defeated_by_an_item_costs_no_sign_and_s47_signs_never_fall_below_zero() -> None:
    begin: dict[str, Any] = {"museum": f"A08 {REST}", "ancient": "yig", "monsters": {"A08": [("M02", 0)]}}
    t = scene("bob", signs=3, has={0: {"unique": ["U10"]}}, **begin)
    t.says(0, "use:U10:0").says(0, "nothing").told(events.MonsterClaimed, monster="M02")
    assert t.state.signs == 3
    t = scene("bob", at={0: "A08"}, signs=0, rolls=["L 1 1 1 1 1"], **begin)
    t.says(0, "roll").says(0, "solve:t0").says(0, "give-up").told(events.MonsterClaimed, monster="M02")
    assert t.state.signs == 0


@rule("ES-GEN-10", "ES-DEV-02")
@pytest.mark.parametrize(("lost", "signs"), [("sanity", 2), ("stamina", 3)])
def test_who_is_devoured_by_lost_sanity_costs_a_sign_of_yigs_foes(lost: str, signs: int) -> None:
    rules = rules_with(adventure("H1", ["L L L"], penalties=[{"lose": lost, "n": 9}]))
    t = scene("dexter bob", museum=f"H1 {REST}", at={0: "H1"}, ancient="yig", signs=3, rules=rules)
    t.says(0, "give-up").told(events.Devoured, seat=0)
    assert t.state.signs == signs


@rule("ES-BATTLE-10")
def test_yigs_attack_takes_a_clue_or_one_of_each_and_s83_still_a_sign_for_lost_sanity() -> None:
    t = strikes("yig", "dexter bob mary", signs=4, has={0: {"clues": 1}, 1: {"sanity": 1}, 2: {"clues": 1}})
    t.says(0, "pay").says(2, "suffer").told(events.Devoured, seat=1)
    assert (person(t, 0).clues, values(t, 0)) == (0, (5, 5))
    assert (person(t, 2).clues, values(t, 2)) == (1, (6, 2))
    assert t.state.signs == 3


# Yog-Sothoth


@rule("ES-GEN-10", "ES-OW-04", "ES-MON-29")
def test_a_failed_other_world_leaves_the_game_with_yog_sothoth_and_s28_all_on_it_is_cleared() -> None:
    begin: dict[str, Any] = {"worlds": "O03", "at": {0: "O03", 1: "O03"}, "monsters": {"O03": [("M17", 0)]}, "cup": []}
    t = scene("dexter bob", ancient="yog-sothoth", locks=[("M17", "y")], **begin)
    t.says(0, "give-up").told(events.WorldVanishes, card="O03")
    assert ("O03" in t.state.box, t.state.worlds, t.state.cup) == (True, [], ["M17"])
    assert "O03" not in t.state.decks["other_world"]
    assert t.state.dice["y"].at == "supply"
    assert [person(t, n).place for n in (0, 1)] == ["entrance", "entrance"]
    assert person(t).sanity == 4  # after its penalties
    t = scene("dexter bob", ancient="yig", **begin).says(0, "give-up")
    assert [w.card for w in t.state.worlds] == ["O03"]
    # An adventure stays.
    t = scene("dexter", ancient="yog-sothoth", at={0: "A18"}).says(0, "give-up")
    assert person(t).place == "A18"


@rule("ES-GEN-10", "ES-AWAKE-06", "ES-AWAKE-01")
@pytest.mark.parametrize("left", ["nowhere", "deck", "trophy", "table"])
def test_he_awakens_when_the_last_other_world_anywhere_has_vanished(left: str) -> None:
    others = [w for w in CARDS.other_worlds if w != "O01"]

    def elsewhere(s: ElderState) -> None:
        kept = others[0] if left == "deck" else ""
        s.decks["other_world"] = [kept] if kept else []
        s.box += [w for w in others if w != kept and not (left in ("trophy", "table") and w == "O02")]

    t = scene("dexter bob", ancient="yog-sothoth", worlds="O01 O02" if left == "table" else "O01", at={0: "O01"}, doom=2, cup=[],
              has={1: {"trophies": ["O02"]}} if left == "trophy" else None, change=elsewhere)  # fmt: skip
    t.says(0, "give-up").told(events.WorldVanishes, card="O01")
    assert t.state.awake is (left == "nowhere")
    assert t.state.doom == (10 if left == "nowhere" else 2)


@rule("ES-BATTLE-10", "ES-TROPHY-05")
def test_yog_sothoths_attack_takes_one_trophy_card_or_marker_or_the_investigator() -> None:
    t = strikes("yog-sothoth", "dexter bob mary", has={0: {"trophies": ["M20", "A02"]}, 1: {}, 2: {"trophies": ["O01"]}})
    t.asks_not(1).says(0, "pay").says(2, "pay").says(0, "give:A02")
    t.ever_told(events.Devoured, seat=1)
    assert (person(t, 0).trophies, person(t, 2).trophies) == (["M20"], [])
    assert (t.state.decks["adventure"][-1], t.state.decks["other_world"][-1]) == ("A02", "O01")


# A price of Elder Signs (a pack's card may ask for one)


def asks_for_signs(n: int, **more: Any) -> Play[ElderState]:
    """Midnight: a Mythos card takes this many Elder Signs, or else 1 Sanity of whoever draws it."""
    card = mythos("P01", now=[{"pay": [{"sign": -n}], "otherwise": [{"lose": "sanity"}]}])
    return scene("dexter", phase="midnight", struck=1, rules=rules_with(card), top={"mythos": ["P01"]}, **more)


@rule("ES-MYTH-01")
@pytest.mark.parametrize(("n", "signs"), [(1, 0), (2, 1)])
def test_s47_s76_signs_that_are_not_there_pay_for_nothing(n: int, signs: int) -> None:
    t = asks_for_signs(n, signs=signs)
    t.asks(0, "es-move")
    assert (person(t).sanity, t.state.signs) == (4, signs)


def test_s76_those_that_are_there_do() -> None:
    t = asks_for_signs(2, signs=2).says(0, "pay")
    assert (person(t).sanity, t.state.signs) == (5, 0)


def test_a_game_of_the_second_printing_lets_them_pay_with_none() -> None:
    t = asks_for_signs(1, change=lambda s: setattr(s, "printing", SECOND)).says(0, "pay")
    assert (person(t).sanity, t.state.signs) == (5, 0)


@pytest.mark.parametrize(("signs", "lost"), [(1, 1), (2, 0)])
def test_two_who_are_asked_together_cannot_both_pay_with_the_last_sign(signs: int, lost: int) -> None:
    card = mythos("P01", now=[{"each": "all", "do": [{"pay": [{"sign": -1}], "otherwise": [{"lose": "sanity"}]}]}])
    t = scene("dexter jenny", phase="midnight", struck=1, rules=rules_with(card), top={"mythos": ["P01"]}, signs=signs)
    before = sum(person(t, seat).sanity for seat in (0, 1))
    t.says(0, "pay").says(1, "pay")
    assert (t.state.signs, before - sum(person(t, seat).sanity for seat in (0, 1))) == (0, lost)


def test_two_who_are_asked_together_cannot_both_trade_the_last_sign() -> None:
    card = mythos("P01", now=[{"each": "all", "do": [{"may": [{"gain": "clue"}], "cost": [{"sign": -1}]}]}])
    t = scene("dexter jenny", phase="midnight", struck=1, rules=rules_with(card), top={"mythos": ["P01"]}, signs=1)
    t.says(0, "yes").says(1, "yes")
    assert (t.state.signs, person(t, 0).clues + person(t, 1).clues) == (0, 1)
