"""Investigators' abilities (Sonderfähigkeiten): ES-INV, S-59, S-64 … S-71. Each of the sixteen, by what it does."""

from __future__ import annotations

from typing import Any

import pytest

from games.elder_sign import events
from games.elder_sign.audit import audit
from games.elder_sign.state import ElderState
from games.kernel.live import Refused
from games.kernel.testing import Play
from tests.games.elder_sign.made_cards import adventure, monster, rules_with
from tests.games.elder_sign.scene import CARDS, dice_at, person, scene

rule = pytest.mark.rule

REST = "A01 A18 A19 A33 A47"
HARD = adventure("H1", ["L L L L L L"])
DUD = "1 1 1 1 1 1"


def on(card: Any, who: str, *more_cards: Any, **more: Any) -> Play[ElderState]:
    """Seat 0 on H1, the others at the entrance."""
    table: dict[str, Any] = {"museum": f"H1 {REST}", "at": {0: "H1"}, "ancient": "cthulhu"}
    return scene(who, rules=rules_with(card, *more_cards), **{**table, **more})


@rule("ES-INV-01")
def test_every_investigator_has_one_ability_and_no_two_have_the_same() -> None:
    texts = {id: tuple(CARDS.text(id, "en")) for id in CARDS.investigators}
    assert len(texts) == 16
    assert all(texts.values())
    assert len(set(texts.values())) == 16


# Amanda Sharpe


@rule("ES-INV-01", "ES-ROLL-05", "ES-TERROR-04")
def test_s64_amanda_solves_several_tasks_each_die_once_and_the_roll_is_not_failed() -> None:
    card = adventure("H1", ["P", "P", "L", "T T T"], terror=[{"lose": "sanity"}])
    t = on(card, "amanda", rolls=["P L 1 1 1 T", "1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").asks(0, "es-after-roll").offers(0, "solve:t2").offers_not(0, "solve:t1", "fail")
    t.says(0, "solve:t2")
    # One peril for one of two rows. What is left solves nothing, but nothing failed: no terror, no discard.
    t.asks(0, "es-before-roll").never_told(events.TerrorStrikes).never_told(events.DieDiscarded)
    assert dice_at(t, "pool") == ["g3", "g4", "g5", "g6"]


@rule("ES-INV-01", "ES-TASK-10", "ES-TASK-07")
def test_s64_amandas_arrow_holds_and_costs_are_paid_task_by_task() -> None:
    t = on(adventure("H1", ["P", "L", "T"], arrow=True), "amanda", rolls=["P L T 1 1 1"])
    t.says(0, "roll").offers_not(0, "solve:t1", "solve:t2").says(0, "solve:t0").offers_not(0, "solve:t2").says(0, "solve:t1")
    t.says(0, "solve:t2").told(events.AdventurePassed)
    t = on(adventure("H1", ["P !san1", "L !san1"]), "amanda", has={0: {"sanity": 2}}, rolls=["P L 1 1 1 1"])
    t.says(0, "roll").offers(0, "solve:t0", "solve:t1").says(0, "solve:t0")
    t.asks(0, "es-before-roll")  # with 1 Sanity left the other row is forbidden
    assert person(t).sanity == 1


# Those who gain more, and Pete


MORE = [("bob", "common", "C"), ("dexter", "spell", "Z"), ("monterey", "unique", "U")]


@rule("ES-INV-01", "ES-REW-01")
@pytest.mark.parametrize(("who", "kind", "letter"), MORE)
def test_s67_one_more_card_per_gaining_event_not_per_card_and_not_for_the_bonus_itself(who: str, kind: str, letter: str) -> None:
    # Two icons in the rewards, and one card on the back of a monster: two events.
    card = adventure("H1", ["P", "{}"], rewards=[{"gain": kind}, {"gain": kind}])
    back = monster("M01", "L", claim=[{"gain": kind}])
    t = on(card, who, back, monsters={"H1": [("M01", 1)]}, rolls=["P L 1 1 1 1", "L 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "solve:t1")
    assert [e.card[0] for e in t.events(events.Gained)] == [letter] * 5  # type: ignore[attr-defined]
    order = t.order(events.Gained, events.MonsterClaimed)
    assert order == ["Gained", "Gained", "Gained", "MonsterClaimed", "Gained", "Gained"]


@rule("ES-INV-01")
@pytest.mark.parametrize(("who", "kind"), [("bob", "common"), ("dexter", "spell"), ("monterey", "unique")])
def test_s67_a_purchase_is_a_gaining_event_and_other_kinds_bring_nothing_more(who: str, kind: str) -> None:
    for what in ("common", "spell", "unique"):
        t = scene(who, has={0: {"trophies": ["A02", "A05", "A09"]}})
        t.says(0, f"buy:{what}").until(0, "es-move")
        gained = [e.kind for e in t.events(events.Gained)]  # type: ignore[attr-defined]
        assert gained == [what] * (2 if what == kind else 1)


@rule("ES-INV-01")
def test_pete_may_take_a_clue_a_common_item_or_a_spell_instead_of_each_card_he_gains() -> None:
    card = adventure("H1", ["P"], rewards=[{"gain": "unique", "n": 2}, {"gain": "common"}, {"gain": "ally"}, {"gain": "clue"}])
    t = on(card, "pete", rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").asks(0, "es-gain-instead")
    assert t.keys(0) == ("gain:unique", "gain:clue", "gain:common", "gain:spell")
    t.says(0, "gain:spell")
    t.says(0, "gain:unique")  # each card by itself, and he may keep what is printed
    assert t.keys(0) == ("gain:common", "gain:clue", "gain:spell")
    t.says(0, "gain:clue").asks_not(0, "es-gain-instead")  # allies and clues are gained as they are
    mine = person(t)
    assert (mine.spells, mine.unique, mine.common, mine.clues, mine.allies) == (["Z01"], ["U01"], [], 2, ["B01"])


# Carolyn Fern and Vincent Lee


HEALERS = [("carolyn", "sanity"), ("vincent", "stamina")]


@rule("ES-INV-03")
@pytest.mark.parametrize(("who", "resource"), HEALERS)
def test_s70_at_the_start_of_any_turn_one_investigator_is_restored_once_a_day(who: str, resource: str) -> None:
    hurt = {"sanity": 2, "stamina": 2}
    t = scene(f"bob {who}", phase="movement", clock=2, has={0: hurt, 1: hurt}, top={"mythos": ["Y09"]}, ancient="cthulhu")
    t.asks(1, "es-heal").offers(1, "heal:0", "heal:1").says(1, "heal:0")
    t.told(events.Restored, seat=0, resource=resource, n=1, now=3)
    t.asks_not(1).says(0, "stay").says(0, "nothing")
    t.asks(1, "es-move").asks_not(1, "es-heal")  # used today, also in the own turn
    t.says(1, "stay").says(1, "nothing").ever_told(events.MidnightStrikes)
    t.asks(1, "es-heal")  # a new day
    assert (person(t).sanity, person(t).stamina) == ((3, 2) if resource == "sanity" else (2, 3))


@rule("ES-INV-03")
@pytest.mark.parametrize(("who", "resource"), HEALERS)
def test_s70_not_after_the_movement_and_only_whom_something_is_missing(who: str, resource: str) -> None:
    other = "stamina" if resource == "sanity" else "sanity"
    t = scene(f"{who} bob mary", phase="movement", has={0: {other: 1}, 1: {resource: 1}})
    t.asks(0, "es-heal")  # in the own turn too
    assert t.keys(0, "es-heal") == ("heal:1",)
    t.says(0, "go:A18").asks_not(0, "es-heal")


@rule("ES-INV-03", "ES-BATTLE-15")
@pytest.mark.parametrize(("who", "resource"), HEALERS)
def test_s70_in_the_battle_before_the_attack_phase_and_not_between_its_rolls(who: str, resource: str) -> None:
    t = scene(f"bob {who}", awake=True, doom=5, has={0: {resource: 1, "clues": 1}}, rolls=[DUD])
    t.asks(0, "es-before-roll").asks(1, "es-heal")
    t.says(0, "roll").asks(0, "es-after-roll").asks_not(1)  # the attack phase has begun
    t = scene(f"bob {who}", awake=True, doom=5, has={0: {resource: 1, "clues": 1}}, rolls=[DUD])
    t.says(1, "heal:0").told(events.Restored, seat=0, resource=resource, now=2)
    t.asks(0, "es-before-roll").asks_not(1)


@rule("ES-INV-03", "ES-CLOCK-04")
def test_s70_also_in_the_turn_of_a_player_without_an_investigator() -> None:
    def out(s: ElderState) -> None:
        s.players[0].investigator, s.players[0].out, s.devoured = None, "clock_only", ["bob"]

    t = scene("bob carolyn", awake=True, doom=5, has={1: {"sanity": 2}}, change=out)
    t.asks(1, "es-heal").says(1, "heal:1").told(events.Restored, seat=1, now=3)
    t.told(events.ClockAdvanced)


# Once per roll: Darrell, Harvey, Michael


@rule("ES-INV-02")
@pytest.mark.parametrize(("who", "roll", "used", "again"), [
    ("harvey", "T T T T T T", "lore", "T T T T T T"),
    ("michael", "T T T T T T", "peril", "T T T T T T"),
    ("darrell", "1 1 1 1 1 1", "2", "1 1 1 1 1 1"),
])  # fmt: skip
def test_once_per_roll_a_reroll_does_not_refresh_it_a_new_roll_does(who: str, roll: str, used: str, again: str) -> None:
    t = on(HARD, who, has={0: {"clues": 1}}, rolls=[roll, again, " ".join(again.split()[:5])])
    t.says(0, "roll").says(0, f"use:{who}:0").says(0, "g1")
    assert t.told(events.DieTurned, die="g1").new == used
    t.offers_not(0, f"use:{who}:0").says(0, "clue").says(0, "g1", "g2", "g3", "g4", "g5", "g6")
    t.asks(0, "es-discard")  # still used: nothing can be done any more
    t.says(0, "discard:g1").says(0, "roll").offers(0, f"use:{who}:0")


@rule("ES-INV-01")
def test_harvey_makes_lore_and_michael_peril_of_terror_only() -> None:
    for who, row in (("harvey", "L"), ("michael", "P")):
        t = on(adventure("H1", [row]), who, rolls=["1 1 1 1 T T"])
        t.says(0, "roll").says(0, f"use:{who}:0").asks(0, "es-turn-die")
        assert t.keys(0) == ("g5", "g6")
        t.says(0, "g6").says(0, "solve:t0").told(events.AdventurePassed)


@rule("ES-INV-01", "ES-ITEM-04")
def test_darrell_raises_one_die_by_one_but_a_green_three_has_no_four() -> None:
    t = on(HARD, "darrell", has={0: {"unique": ["U06"]}}, rolls=["1 2 3 L P T 3 3"])
    t.says(0, "use:U06:0").says(0, "roll").says(0, "use:darrell:0")
    assert t.keys(0) == ("g1", "g2", "y", "r")
    t.says(0, "y").told(events.DieTurned, die="y", old="3", new="4")
    t = on(HARD, "darrell", rolls=["3 3 3 L P T"])
    t.says(0, "roll").asks(0, "es-discard")  # nothing to raise


# Dice: Gloria and Jenny


@rule("ES-INV-01", "ES-INV-04")
def test_s71_gloria_adds_both_dice_for_free_on_other_worlds_only() -> None:
    t = scene("gloria", worlds="O01", at={0: "O01"})
    t.says(0, "free-dice").told(events.DiceAdded, dice=("y",))
    t.told(events.DiceAdded, dice=("r",))
    scene("gloria", at={0: "A18"}).offers_not(0, "free-dice")


@rule("ES-INV-04", "ES-LOCK-03", "ES-ITEM-06")
@pytest.mark.parametrize(("who", "key"), [("gloria", "free-dice"), ("jenny", "dice-for:clue")])
def test_s71_of_two_dice_only_the_free_one_comes(who: str, key: str) -> None:
    begin: dict[str, Any] = {"worlds": "O01", "at": {0: "O01"}}
    t = scene(who, mythos="Y12", locks=[("Y12", "y")], has={0: {"clues": 1}}, **begin)
    t.says(0, key)
    assert dice_at(t, "pool")[-1] == "r"
    assert t.state.dice["y"].at == "lock"
    t = scene(who, on_spell={"r": ("Z01", "J")}, has={0: {"clues": 1, "cast": ["Z01"]}}, **begin)
    t.says(0, key)
    assert dice_at(t, "pool")[-1] == "y"
    assert t.state.dice["r"].at == "spell"


@rule("ES-INV-04", "ES-ITEM-06")
def test_s71_a_die_gloria_discarded_does_not_come_back_in_this_turn() -> None:
    t = scene("gloria", worlds="O04", at={0: "O04"}, rolls=["1 1 1 1 1 1 1 2"])
    t.says(0, "free-dice").says(0, "roll").says(0, "discard:y").asks(0, "es-before-roll").offers_not(0, "free-dice")


@rule("ES-INV-01")
@pytest.mark.parametrize("what", ["clue", "C12", "Z01"])
def test_jenny_gives_a_common_item_a_clue_or_a_spell_for_both_dice_at_the_start_of_her_phase_only(what: str) -> None:
    has = {"clues": 1, "common": ["C12"], "spells": ["Z01"], "unique": ["U09"], "allies": ["B02"]}
    t = on(HARD, "jenny", has={0: has}, rolls=[DUD])
    t.offers_not(0, "dice-for:U09", "dice-for:B02").says(0, f"dice-for:{what}")
    assert dice_at(t, "pool")[-2:] == ["y", "r"]
    mine = person(t)
    left = [*(["clue"] * mine.clues), *mine.common, *mine.spells]
    assert left == [x for x in ("clue", "C12", "Z01") if x != what]
    t.offers_not(0, "dice-for:clue", "dice-for:C12", "dice-for:Z01")  # once
    t = on(HARD, "jenny", has={0: has}, rolls=[DUD])
    t.says(0, "roll").says(0, "fail").says(0, "discard:g1").asks(0, "es-before-roll").offers_not(0, f"dice-for:{what}")


# Joe Diamond


@rule("ES-INV-01", "ES-CLUE-02")
def test_s69_joes_second_reroll_is_his_until_the_roll_is_resolved() -> None:
    card = adventure("H1", ["L", "P P P"])
    t = on(card, "joe", has={0: {"clues": 1}}, rolls=["1 1 1 1 1 1", "2", "L", "1 1 1 1 1"])
    t.says(0, "roll").offers_not(0, "second-reroll").says(0, "clue").says(0, "g1").says(0, "second-reroll").says(0, "g2")
    assert person(t).clues == 0
    t.offers_not(0, "second-reroll").says(0, "solve:t0").says(0, "roll").asks(0, "es-discard")
    t = on(card, "joe", has={0: {"clues": 1}}, rolls=["1 1 1 1 1 1", "L", "1 1 1 1 1"])
    t.says(0, "roll").says(0, "clue").says(0, "g1").says(0, "solve:t0").says(0, "roll").asks(0, "es-discard")  # lost


# Kate Winthrop


@rule("ES-INV-01", "ES-MON-01")
@pytest.mark.parametrize("active", [0, 1])
def test_s59_s66_no_monster_and_no_terror_in_kates_turn_but_in_the_next_one(active: int) -> None:
    card = adventure("H1", ["P", "L L"], terror=[{"doom": 1}], penalties=[{"monster": 1}, {"doom": 1}])
    t = on(card, "kate bob", at={0: "H1", 1: "H1"}, active=active, mythos="Y03", doom=2, rolls=["1 1 1 1 1 T"])
    # Cthulhu's third space is a monster space; the terror of H1 or its penalty covers it.
    t.says(active, "roll").until(active, "es-before-roll").says(active, "give-up").until(1 - active, "es-move")
    came = len(t.events(events.MonsterAppears))
    if active == 0:
        t.never_told(events.TerrorStrikes)
        assert (came, t.state.doom, person(t).stamina) == (0, 3, 4)
    else:
        t.ever_told(events.TerrorStrikes, card="H1")
        t.ever_told(events.TerrorStrikes, card="Y03")
        assert (came, t.state.doom, person(t, 1).stamina) == (2, 4, 5)


# Mandy Thompson


@rule("ES-INV-03", "ES-CLUE-04")
def test_s68_mandys_player_rerolls_up_to_two_dice_of_anybodys_roll_once_a_day() -> None:
    t = on(adventure("H1", ["L L"]), "bob mandy", rolls=["1 1 1 1 1 1", "L L"])
    t.says(0, "roll").asks(1, "es-mandy").says(1, "help").asks(1, "es-reroll")
    question = t.question(1, "es-reroll")
    assert (question.least, question.most) == (1, 2)
    t.refused(Refused, 0, "g1", n=question.n)  # her player chooses
    t.says(1, "g1", "g2").told(events.Rolled, seat=0, dice=("g1", "g2"), again=True)
    t.asks_not(1).says(0, "solve:t0").told(events.AdventurePassed)


@rule("ES-INV-03")
def test_s68_mandy_comes_too_late_once_a_spell_is_cast_or_a_task_is_solved() -> None:
    t = on(HARD, "bob mandy", has={0: {"spells": ["Z01", "Z02"]}}, rolls=[DUD])
    t.says(0, "roll").asks(1, "es-mandy").says(0, "use:Z01:0").says(0, "g1").asks(0, "es-after-roll").asks_not(1)
    t = on(adventure("H1", ["P", "L L L"]), "amanda mandy", has={0: {"clues": 1}}, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").asks(1, "es-mandy").says(0, "solve:t0").asks(0, "es-after-roll").asks_not(1)


@rule("ES-INV-03", "ES-ENT-03", "ES-BATTLE-07")
def test_s68_in_her_own_turn_and_in_the_battle_but_not_at_the_lost_and_found() -> None:
    t = on(HARD, "mandy", rolls=[DUD, "2 2"])
    t.says(0, "roll").says(0, "mandy").says(0, "g1", "g2").told(events.Rolled, again=True)
    t.asks(0, "es-discard")  # used up
    t = scene("bob mandy", awake=True, doom=5, rolls=[DUD])
    t.says(0, "roll").asks(1, "es-mandy")
    t = scene("bob mandy", rolls=["T"])
    t.says(0, "lost-found").asks(1, "es-move").never_told(events.Rolled)


# Sister Mary


MARY_LOCKS = [("A16", "g1"), ("Y11", "g2")]
MARY = {"museum": f"H1 A16 {' '.join(REST.split()[1:])}", "at": {0: "H1"}, "mythos": "Y11", "locks": MARY_LOCKS}


@rule("ES-INV-01", "ES-LOCK-03")
def test_s65_mary_uses_locked_dice_in_her_turn_and_they_return_even_if_placed_or_discarded() -> None:
    card = adventure("H1", ["P", "L L L L"])
    t = on(card, "mary bob", has={1: {}}, rolls=["P 1 1 1 1 1", "1 1 1 1 1", "1 1 1 1"], **{**MARY, "at": {0: "H1", 1: "H1"}})
    t.says(0, "borrow:g1").says(0, "borrow:g2").says(0, "roll")
    assert t.told(events.Rolled).dice == ("g1", "g2", "g3", "g4", "g5", "g6")
    t.says(0, "solve:t0").says(0, "roll").says(0, "discard:g2").says(0, "give-up")
    assert [t.state.dice[d].at for d in ("g1", "g2")] == ["lock", "lock"]
    t.says(1, "stay").offers_not(1, "borrow:g1", "borrow:g2").says(1, "roll")  # in no other player's turn
    assert t.told(events.Rolled).dice == ("g3", "g4", "g5", "g6")


@rule("ES-LOCK-03", "ES-LOCK-04")
def test_s65_a_die_whose_lock_ended_in_her_turn_is_free() -> None:
    t = on(
        adventure("H1", ["P"], locks=["green"]), "mary", locks=[("H1", "g1")], top={"adventure": ["A04"]}, rolls=["P 1 1 1 1 1"]
    )
    t.says(0, "borrow:g1").says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed)
    assert (t.state.dice["g1"].at, t.state.locks) == ("supply", [])


@rule("ES-LOCK-03", "ES-SPELL-11")
def test_s65_a_locked_die_she_puts_on_a_spell_leaves_it_for_its_lock_at_the_end_of_her_turn() -> None:
    t = on(HARD, "mary", has={0: {"spells": ["Z01"]}}, rolls=[DUD], **MARY)
    t.says(0, "borrow:g1").says(0, "roll").says(0, "use:Z01:0").says(0, "g1").says(0, "discard:g3").says(0, "give-up")
    assert t.state.dice["g1"].at == "lock"
    assert (person(t).cast, t.state.decks["spell"][-1]) == ([], "Z01")
    audit(t.state, t.live.rules.cards)  # type: ignore[attr-defined]


@rule("ES-LOCK-03", "ES-ITEM-07")
def test_s65_locked_yellow_and_red_dice_need_an_item() -> None:
    t = on(HARD, "mary", mythos="Y12", locks=[("Y12", "y")], has={0: {"common": ["C01"]}}, rolls=[f"{DUD} 1"])
    t.offers_not(0, "borrow:y").says(0, "use:C01:0").told(events.DiceAdded, dice=("y",))
    t.says(0, "roll").says(0, "discard:y").says(0, "give-up")
    assert t.state.dice["y"].at == "lock"


LASTING: dict[str, tuple[str, dict[str, Any], list[str], str]] = {
    "Y16": ("no free first aid", {"sanity": 1}, [], "aid:a:sanity"),
    "Y17": ("souvenirs cost one more", {"trophies": ["A02"]}, [], "buy:clue"),
    "Y30": ("no lost and found", {}, [], "lost-found"),
    "Y21": ("no focusing", {}, ["roll", "discard:g1"], "focus:g2"),
    "Y22": ("no securing spells", {"spells": ["Z01"], "clues": 1}, ["roll"], "use:Z01:0"),
}


@rule("ES-INV-01", "ES-MYTH-01")
@pytest.mark.parametrize("card", LASTING)
def test_lasting_mythos_effects_bind_others_but_not_mary(card: str) -> None:
    _what, has, deeds, key = LASTING[card]
    for who in ("bob", "mary"):
        place = {0: "H1"} if deeds else {}
        t = on(HARD, who, at=place, has={0: has}, mythos=card, rolls=[DUD])
        for deed in deeds:
            t.says(0, deed)
        if who == "mary":
            t.offers(0, key)
        else:
            t.offers_not(0, key)


@rule("ES-INV-01", "ES-MYTH-05", "ES-TERROR-01")
def test_mary_escapes_the_terror_and_the_next_midnight_of_mythos_cards() -> None:
    t = on(HARD, "mary bob", at={0: "H1", 1: "H1"}, mythos="Y01", rolls=["1 1 1 1 1 T"])
    t.says(0, "roll").never_told(events.TerrorStrikes)
    # Y07: the next time the clock strikes midnight each investigator on an adventure loses 1 Sanity.
    later: dict[str, Any] = {"ancient": "shub-niggurath", "clock": 3, "cup": [], "top": {"mythos": ["Y09"]}}
    t = on(HARD, "mary bob", at={0: "H1", 1: "H1"}, mythos="Y07", rolls=[DUD], **later)
    t.says(0, "give-up")
    assert (person(t, 0).sanity, person(t, 1).sanity) == (7, 3)


@rule("ES-LOCK-03")
def test_d32_sister_mary_uses_her_locked_green_dice_while_her_player_is_away() -> None:
    t = scene("mary", museum="A18 A01", at={0: "A18"}, mythos="Y10", locks=[("Y10", "g1"), ("A18", "g2")], rolls=["1 1 1 1 1 1"])
    assert t.question(0).default == ("borrow:g1",)
    t.default(2)
    assert t.question(0).default == ("roll",)
    assert len(dice_at(t, "pool")) == 6


@rule("ES-REW-02", "ES-INV-01")
def test_pete_is_not_offered_what_there_is_none_of() -> None:
    def no_spells(state: ElderState) -> None:
        state.box += state.decks["spell"]
        state.decks["spell"] = []

    t = scene("pete dexter", museum="A01 A18", has={1: {"clues": 15}}, rolls=["P"])
    t.says(0, "lost-found").offers(0, "gain:common", "gain:spell").offers_not(0, "gain:clue")
    t = scene("pete dexter", museum="A01 A18", has={1: {"clues": 15}}, rolls=["P"], change=no_spells)
    t.says(0, "lost-found").asks_not(0, "es-gain-instead")
    t.told(events.Gained, seat=0, kind="common")
