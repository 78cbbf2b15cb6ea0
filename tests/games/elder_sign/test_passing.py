"""Passing an adventure (Abenteuer bestehen): ES-PASS, with S-12, S-28, S-52, S-63."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from tests.games.elder_sign.made_cards import adventure, monster, rules_with
from tests.games.elder_sign.scene import dice_at, person, scene

rule = pytest.mark.rule


@rule("ES-PASS-01", "ES-MON-03")
def test_printed_uncovered_and_monster_tasks_must_all_be_solved_and_the_last_one_passes_at_once() -> None:
    # O05: [L {I1}], [T P]; M03 Cultist [P] in the frame, M01 [I2] below the tasks.
    t = scene(
        "dexter",
        worlds="O05",
        at={0: "O05"},
        monsters={"O05": [("M03", 0), ("M01", None)]},
        rolls=["T P 1 1 1 1", "L P 1 1", "2 1"],
    )
    t.says(0, "roll").says(0, "solve:t1").not_told(events.AdventurePassed)
    t.says(0, "roll").says(0, "solve:t0").not_told(events.AdventurePassed)
    t.says(0, "roll").says(0, "solve:mM01").told(events.AdventurePassed, card="O05")


DOOR = rules_with(adventure("H1", ["L P I4", "{}"], penalties=[{"lose": "sanity"}]))


@rule("ES-PASS-01", "ES-MON-24")
@pytest.mark.parametrize("roll", ["L P 1 1 1 1", "L P 3 3 T T"])
def test_defeating_the_last_monster_by_card_passes_at_once_with_or_without_dice_left_s52(roll: str) -> None:
    t = scene(
        "dexter", museum="H1", at={0: "H1"}, monsters={"H1": [("M02", 1)]}, has={0: {"common": ["C11"]}}, rolls=[roll], rules=DOOR
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "use:C11:0")
    t.told(events.AdventurePassed, card="H1")
    t.told(events.MonsterClaimed, monster="M02")
    t.never_told(events.AdventureFailed).never_told(events.RollFailed)


@rule("ES-PASS-01", "ES-TERROR-04")
def test_defeating_the_last_monster_after_a_roll_passes_without_a_failed_roll() -> None:
    t = scene(
        "dexter",
        museum="H1",
        at={0: "H1"},
        mythos="Y01",
        monsters={"H1": [("M02", 1)]},
        has={0: {"common": ["C11"]}},
        rolls=["L P 3 3 T T", "T T"],
        rules=DOOR,
    )
    t.says(0, "roll").says(0, "solve:t0").says(0, "roll").says(0, "use:C11:0").told(events.AdventurePassed)
    t.never_told(events.TerrorStrikes).never_told(events.RollFailed)


# A card that locks the yellow die, gives a clue, an Elder Sign and a monster; its monster's back gives a spell.
FULL = rules_with(
    adventure("H1", ["L"], locks=["yellow"], trophy=2, rewards=[{"gain": "clue"}, {"monster": 1}, {"sign": 1}]),
    adventure("H2", ["P", "{}"], locks=["green"]),
    monster("M02", "L", lock="red", claim=[{"gain": "spell"}]),
)


def passing(**more: object):
    situation = {
        "people": "dexter bob carolyn",
        "museum": "H1 A04 A18 A19 A33 A47",
        "at": {0: "H1", 1: "H1", 2: "A04"},
        "monsters": {"H1": [("M02", None)]},
        "locks": [("H1", "y"), ("M02", "r")],
        "top": {"adventure": ["H2"]},
        "cup": ["M01"],
        "rolls": ["L 1 1 1 1 1", "1 1 1 1 1", "L 1 1 1"],
        "rules": FULL,
    }
    t = scene(**{**situation, **more})  # type: ignore[arg-type]
    t.says(0, "roll").says(0, "solve:mM02").says(0, "roll").says(0, "discard:g2").says(0, "roll").says(0, "solve:t0")
    return t


@rule("ES-PASS-02", "ES-PASS-03", "ES-PASS-06", "ES-MON-21", "ES-REW-10")
def test_passing_happens_in_the_order_of_the_book_then_monsters_then_the_clock_s12() -> None:
    t = passing()
    told = [e.event for e in t.last]
    kinds = (
        events.AdventurePassed,
        events.DieReleased,
        events.AdventureRevealed,
        events.DieLocked,
        events.Gained,
        events.MonsterAppears,
        events.ElderSignPlaced,
        events.MonsterClaimed,
        events.ClockAdvanced,
        events.TurnBegins,
    )
    named = [(type(e).__name__, getattr(e, "card", "") or getattr(e, "monster", "")) for e in told if isinstance(e, kinds)]
    assert [n for n in named if n[0] not in ("Gained", "ClockAdvanced", "TurnBegins", "ElderSignPlaced")] == [
        ("AdventurePassed", "H1"),
        ("DieReleased", "H1"),
        ("AdventureRevealed", "H2"),
        ("DieLocked", "H2"),
        ("MonsterAppears", "H2"),
        ("MonsterClaimed", "M02"),
        ("DieReleased", "M02"),
    ]
    order = [n[0] for n in named]
    clue = order.index("Gained")
    assert order.index("DieLocked") < clue < order.index("MonsterAppears") < order.index("ElderSignPlaced")
    assert order.index("ElderSignPlaced") < order.index("MonsterClaimed")
    assert order[-2:] == ["ClockAdvanced", "TurnBegins"]


@rule("ES-PASS-02", "ES-TROPHY-01")
def test_everybody_on_the_card_goes_to_the_entrance_and_the_active_player_takes_the_card() -> None:
    t = passing()
    assert [person(t, s).place for s in range(3)] == ["entrance", "entrance", "A04"]
    assert person(t, 0).trophies == ["H1", "M02"]
    assert person(t, 1).trophies == []
    assert t.state.museum[0] is not None
    assert t.state.museum[0].card == "H2"


@rule("ES-PASS-02", "ES-ROLL-11")
def test_placed_and_discarded_dice_are_available_again_before_the_replacement_locks_one() -> None:
    t = passing()
    # All six green dice had come home, so the lock of H2 had nothing to ask: any of them is the same.
    t.never_told(events.AdventureFailed)
    assert dice_at(t, "lock") == ["g1"]
    assert sorted(dice_at(t, "supply")) == ["g2", "g3", "g4", "g5", "g6", "r", "y"]


@rule("ES-PASS-03", "ES-LOCK-02")
def test_the_replacements_lock_takes_its_die_before_the_rewards() -> None:
    # H1's reward, a spell, would come first otherwise; A44 locks the yellow die.
    rules = rules_with(adventure("H1", ["L"], rewards=[{"gain": "spell"}]))
    t = scene("bob", museum="H1", at={0: "H1"}, top={"adventure": ["A44"]}, rolls=["L 1 1 1 1 1"], rules=rules)
    t.says(0, "roll").says(0, "solve:t0")
    kinds = (events.AdventureRevealed, events.DieLocked, events.Gained)
    assert t.order(*kinds)[:3] == ["AdventureRevealed", "DieLocked", "Gained"]
    assert t.state.dice["y"].at == "lock"


@rule("ES-PASS-04")
def test_rewards_go_to_the_active_player_only() -> None:
    t = passing()
    assert [person(t, s).clues for s in range(3)] == [1, 0, 0]
    assert all(e.seat == 0 for e in t.events(events.Gained) if isinstance(e, events.Gained))


@rule("ES-PASS-05", "ES-ENT-05")
def test_after_the_rewards_the_turn_goes_to_the_clock_without_another_adventure_or_entrance_action() -> None:
    t = passing()
    t.asks(1, "es-move").asks_not(0)
    assert t.state.clock == 2
    t.never_told(events.FirstAid)


@rule("ES-PASS-06", "ES-LOCK-05")
def test_a_die_the_passed_card_locked_is_free_for_the_replacement_or_goes_to_the_next_lock_in_its_queue() -> None:
    rules = rules_with(adventure("H1", ["L"], locks=["yellow"]))
    # A44 locks yellow: the die is released first and locked again, by A44 alone.
    t = scene(
        "bob", museum="H1", at={0: "H1"}, locks=[("H1", "y")], top={"adventure": ["A44"]}, rolls=["L 1 1 1 1 1"], rules=rules
    )
    t.says(0, "roll").says(0, "solve:t0")
    assert t.order(events.DieReleased, events.DieLocked)[:2] == ["DieReleased", "DieLocked"]
    assert [(lock.source, lock.die) for lock in t.state.locks if lock.die == "y"] == [("A44", "y")]
    # With a Mythos lock waiting in the queue it is never free.
    t = scene(
        "bob",
        museum="H1",
        at={0: "H1"},
        mythos="Y12",
        locks=[("H1", "y"), ("Y12", "y")],
        top={"adventure": ["A04"]},
        rolls=["L 1 1 1 1 1"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "solve:t0").not_told(events.DieReleased, die="y")
    assert t.state.dice["y"].at == "lock"
    assert [lock.source for lock in t.state.locks if lock.die == "y"] == ["Y12"]


@rule("ES-PASS-02", "ES-OW-03", "ES-MYTH-03")
def test_an_other_world_and_the_seventh_adventure_are_not_replaced() -> None:
    t = scene("bob", worlds="O01", at={0: "O01"}, rolls=["P L 3 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed, card="O01")
    t.not_told(events.AdventureRevealed)
    assert t.state.worlds == []
    assert person(t).trophies == ["O01"]
    rules = rules_with(adventure("H1", ["L"]))
    t = scene("bob", extra="H1", at={0: "H1"}, rolls=["L 1 1 1 1 1"], rules=rules)
    t.says(0, "roll").says(0, "solve:t0").told(events.AdventurePassed, card="H1")
    t.not_told(events.AdventureRevealed)
    assert t.state.extra == []


@rule("ES-PASS-02")
def test_an_empty_deck_leaves_the_place_empty_until_a_card_comes_back_s03() -> None:
    rules = rules_with(adventure("H1", ["L"], rewards=[{"gain": "clue"}]))

    def empty(state) -> None:
        state.box += state.decks["adventure"]
        state.decks["adventure"] = []

    t = scene(
        "bob carolyn",
        museum="H1 A04 A18 A19 A33 A47",
        at={0: "H1"},
        has={1: {"trophies": ["A02"]}},
        rolls=["L 1 1 1 1 1"],
        rules=rules,
        change=empty,
    )
    t.says(0, "roll").says(0, "solve:t0")
    assert t.state.museum[0] is None
    t.says(1, "stay").says(1, "buy:clue").told(events.TrophiesSpent, cards=("A02",))
    assert t.state.museum[0] is not None
    assert t.state.museum[0].card == "A02"


@rule("ES-PASS-02", "ES-MON-21")
def test_the_game_ends_with_the_needed_sign_before_later_icons_and_before_monsters_are_received_s63() -> None:
    rules = rules_with(adventure("H1", ["L"], rewards=[{"sign": 1}, {"doom": 1}]))
    t = scene(
        "bob",
        museum="H1",
        at={0: "H1"},
        ancient="yig",
        signs=9,
        monsters={"H1": [("M02", None)]},
        rolls=["L 1 1 1 1 1", "L 1 1 1 1"],
        rules=rules,
    )
    t.says(0, "roll").says(0, "solve:mM02").says(0, "roll").says(0, "solve:t0")
    t.told(events.GameEnds, result="sealed")
    t.not_told(events.DoomPlaced).not_told(events.MonsterClaimed)
    assert t.live.outcome is not None
    assert t.live.outcome.winners == (0,)
