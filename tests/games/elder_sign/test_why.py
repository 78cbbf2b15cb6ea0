"""Why something cannot be done: the reason is the true one, and it names its rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import games.elder_sign
from games.elder_sign.game import ElderOptions
from games.elder_sign.moments import BOOK, Allowed
from games.elder_sign.rules import attempts, dicework, monsters, rows, securing, trophies
from games.elder_sign.state import ENTRANCE, ElderState
from games.elder_sign.table import Elder
from games.elder_sign.tasks import Row, parse_row
from games.elder_sign.why import REASONS, because, missing, why_not
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.rulebook import load_rulebook
from games.kernel.testing import Play
from games.kernel.why import Reason, each
from tests.games.elder_sign.scene import BOX, CARDS, RULES, scene

BOOK_FILE = Path(games.elder_sign.__file__).parent / "rulebook.yaml"


def reason(t: Play[ElderState], thing: str, seat: int = 0) -> Reason | None:
    offered = [k for a in t.live.asks if a.seat == seat for k in a.keys]
    return why_not(t.view(seat), CARDS, seat, thing, offered)


def why(t: Play[ElderState], thing: str, seat: int = 0) -> str:
    found = reason(t, thing, seat)
    return found.id.removeprefix("why-") if found else ""


def args(t: Play[ElderState], thing: str, seat: int = 0) -> dict[str, str | int]:
    found = reason(t, thing, seat)
    assert found is not None
    return dict(found.args)


def test_every_reason_names_a_rule_of_the_book() -> None:
    known = {entry.id for entry in load_rulebook(BOOK_FILE).entries}
    assert {rule for rule in REASONS.values() if rule not in known} == set()


def test_what_is_offered_needs_no_reason() -> None:
    t = scene("amanda", at={0: "A04"})
    assert why(t, "roll") == ""
    assert why(t, "give-up") == ""
    assert why(t, "solve") == "not-rolled"


# Focus: A20 is {L} · L I3 · L P !clock, which 1s alone never solve.

DUD = "1 1 1 1 1 1"


def on_the_archives(*rolls: str, people: str = "bob kate", here: int = 2, **more: object) -> Play[ElderState]:
    seats = dict.fromkeys(range(here), "A20")
    return scene(people, museum="A20 A04 A10 A12 A18 A19", at=seats, ancient="hastur", rolls=rolls, **more)  # type: ignore[arg-type]


def failed(t: Play[ElderState], discard: str) -> Play[ElderState]:
    t.says(0, "roll")
    if any(a.msg == "es-after-roll" for a in t.live.asks):
        t.says(0, "fail")
    return t.says(0, f"discard:{discard}")


def test_focus_before_a_failed_roll() -> None:
    assert why(on_the_archives(DUD), "focus") == "focus-no-failed-roll"


def test_focus_before_the_die_is_discarded() -> None:
    t = on_the_archives(DUD).says(0, "roll")
    t.asks(0, "es-discard")
    assert why(t, "focus") == "discard-first"


def test_focus_a_second_time() -> None:
    t = failed(on_the_archives(DUD, DUD), "g1")
    assert why(t, "focus") == ""
    t.says(0, "focus:g2")
    assert why(t, "focus") == "focus-used"
    assert why(t, "assist") == "assist-after-focus"
    failed(t, "g3")
    assert why(t, "focus") == "focus-used"
    assert why(t, "assist") == ""


def test_focus_after_assistance_for_the_same_roll() -> None:
    t = failed(on_the_archives(DUD), "g1").says(0, "assist:1").says(1, "yes").says(0, "g2")
    assert why(t, "focus") == "focus-after-assist"
    assert why(t, "assist") == "assist-once"
    assert args(t, "assist") == {"seat": 1}


def test_focus_while_a_mythos_card_forbids_it() -> None:
    t = failed(on_the_archives(DUD, mythos="Y21"), "g1")
    assert why(t, "focus") == "focus-forbidden"
    assert args(t, "focus") == {"card": "Y21"}


def test_a_mythos_card_does_not_bind_sister_mary() -> None:
    t = on_the_archives(DUD, people="mary kate", mythos="Y21")
    assert why(t, "focus") == "focus-no-failed-roll"
    t = failed(on_the_archives(DUD, people="mary kate", mythos="Y21"), "g1")
    assert why(t, "focus") == ""


def test_focus_and_assistance_in_the_battle() -> None:
    t = scene("bob kate", awake=True, doom=9)
    assert why(t, "focus") == "focus-battle"
    assert why(t, "assist") == "assist-battle"
    assert why(t, "move") == "cannot-leave"
    assert why(t, "buy:sign") == "entrance-battle"


# Assistance


def test_assistance_from_nobody_and_from_elsewhere() -> None:
    t = failed(on_the_archives(DUD, here=1), "g1")
    assert why(t, "assist") == "assist-alone"
    assert why(t, "assist:1") == "assist-elsewhere"
    assert args(t, "assist:1") == {"seat": 1}


def test_assistance_before_a_failed_roll_and_after_a_refusal() -> None:
    t = on_the_archives(DUD)
    assert why(t, "assist") == "assist-no-failed-roll"
    failed(t, "g1").says(0, "assist:1")
    assert why(t, "focus") == "wait"
    t.says(1, "no")
    assert why(t, "assist") == "assist-refused"


# Clues


def test_clues_that_are_not_there_or_have_nothing_to_re_roll() -> None:
    t = on_the_archives("L 1 1 1 1 1", has={0: {"clues": 0}})
    assert why(t, "clue") == "no-clue"
    t = on_the_archives("L 1 1 1 1 1", has={0: {"clues": 2}})
    assert why(t, "clue") == "clue-no-roll"
    t.says(0, "roll")
    assert why(t, "clue") == ""
    t.says(0, "clue")
    assert why(t, "clue") == "answer-first"


# Solving


def test_a_task_whose_symbols_are_missing_names_them() -> None:
    t = on_the_archives("L 1 1 P T T", has={0: {"clues": 1}}).says(0, "roll")
    assert why(t, "solve:t0") == ""
    assert why(t, "solve:t1") == "missing-part"  # two of the three are there
    assert args(t, "solve:t1") == {"row": "L I3", "have": "I2", "missing": "I1"}
    assert why(t, "solve:t7") == "no-such-task"


def test_dice_on_spells_are_not_missing() -> None:
    t = on_the_archives("1 1 T T T", has={0: {"clues": 1}, 1: {"cast": ["Z01"]}}, on_spell={"g6": ("Z01", "L")}).says(0, "roll")
    assert args(t, "solve:t1") == {"row": "L I3", "have": "I2", "missing": "I1"}


def test_every_task_is_explained_when_none_is_named_the_closest_first() -> None:
    t = on_the_archives("2 1 1 1 T T", has={0: {"clues": 1}}).says(0, "roll")
    found = reason(t, "solve")
    assert found is not None
    every = (because("why-missing", row="L", missing="L"), because("why-missing", row="L I3", missing="L"))
    assert found == each((*every, because("why-missing", row="L P !clock", missing="L P")))


@pytest.mark.parametrize(
    ("faces", "row", "lacking"),
    [
        ("lore 1 1", "L I3", "I3"),
        ("1 2", "L I3", "L"),
        ("1 1", "L P I3", "L P I3"),
        ("wild", "L I4", "I4"),
        ("lore", "L/P", ""),
        ("lore", "L L", "L"),
    ],
)
def test_missing_conditions_are_the_fewest_the_dice_leave_open(faces: str, row: str, lacking: str) -> None:
    needs = Row.model_validate(parse_row(row)).needs
    assert " ".join(str(n) for n in missing(tuple(faces.split()), needs)) == lacking  # type: ignore[arg-type]


def test_the_order_arrow_and_solved_tasks() -> None:
    # A12 has an arrow: P !sta1 above P !sta1.
    t = scene("bob", museum="A12", at={0: "A12"}, rolls=["P 1 1 1 1 1", "P 1 1 1 1"]).says(0, "roll")
    assert why(t, "solve:t1") == "arrow"
    assert args(t, "solve:t1") == {"task": 2, "first": 1}
    t.says(0, "solve:t0").says(0, "roll")
    assert why(t, "solve:t0") == "task-solved"


def test_a_cost_that_would_take_the_last_stamina_or_sanity() -> None:
    t = scene("bob", museum="A12", at={0: "A12"}, rolls=["P 1 1 1 1 1"], has={0: {"stamina": 1, "clues": 1}}).says(0, "roll")
    assert reason(t, "solve:t0") == because("why-last-stamina", cost=1, left=1)
    # A02: I3 T !san1 · L L !san1
    t = scene("bob", museum="A02", at={0: "A02"}, rolls=["L L 1 1 1 1"], has={0: {"sanity": 1, "clues": 1}}).says(0, "roll")
    assert why(t, "solve:t1") == "last-sanity"


# Dice and cards


def test_the_yellow_die_wherever_it_may_be() -> None:
    gun = {0: {"common": ["C01", "C02"]}}
    t = on_the_archives(has=gun)
    assert why(t, "use:C01") == ""
    assert why(t, "die:yellow") == "die-needs-card"
    t.says(0, "use:C01:0")
    assert why(t, "use:C02") == "die-in-pool"
    t = on_the_archives(has=gun, locks=[("A04", "y")])
    assert reason(t, "use:C01") == because("why-die-locked", colour="yellow", card="A04")
    t = on_the_archives(has={0: gun[0], 1: {"cast": ["Z01"]}}, on_spell={"y": ("Z01", "4")})
    assert reason(t, "use:C01") == because("why-die-secured", colour="yellow", card="Z01")


def test_the_yellow_die_after_it_was_discarded() -> None:
    t = on_the_archives(DUD + " 1", has={0: {"common": ["C01", "C02"]}}).says(0, "use:C01:0")
    failed(t, "y")
    assert why(t, "use:C02") == "die-discarded"


def test_a_spell_that_secures_dice() -> None:
    spell = {0: {"spells": ["Z01"]}}
    t = on_the_archives("L 1 1 1 1 1", has=spell)
    assert reason(t, "use:Z01") == because("why-moment", card="Z01", moment="after_roll")
    t.says(0, "roll")
    assert why(t, "use:Z01") == ""
    t = on_the_archives("L 1 1 1 1 1", has=spell, mythos="Y22").says(0, "roll")
    assert reason(t, "use:Z01") == because("why-secure-forbidden", card="Y22")


def test_cards_of_others_cards_that_work_by_themselves_and_cast_spells() -> None:
    t = on_the_archives(has={0: {"allies": ["B01"], "cast": ["Z02"]}, 1: {"common": ["C01"]}}, on_spell={"g1": ("Z02", "L")})
    assert why(t, "use:C01") == "not-owned"
    assert why(t, "use:B01") == "works-by-itself"
    assert why(t, "use:Z02") == "cast-already"
    assert why(t, "use:C01", seat=1) == "not-your-turn"
    assert args(t, "use:C01", seat=1) == {"seat": 0}


def test_a_weapon_against_monsters_without_monsters() -> None:
    t = on_the_archives(has={0: {"common": ["C11"], "spells": ["Z12"]}})
    assert why(t, "use:C11") == "no-monster-here"
    assert why(t, "use:Z12") == "no-monster"


def test_once_per_day() -> None:
    t = on_the_archives("L 1 1 1 1 1", has={0: {"allies": ["B02"]}}, used={"day": ["B02:0"]}).says(0, "roll")
    assert why(t, "use:B02") == "used-today"
    t = scene("carolyn bob", phase="movement", used={"day": ["carolyn:heal"]}, has={1: {"sanity": 1}})
    assert why(t, "heal") == "used-today"
    assert why(t, "heal", seat=1) == "no-such-ability"
    t = scene("carolyn bob", phase="movement")
    assert why(t, "heal") == "nobody-hurt"
    t = scene("carolyn bob", phase="movement", has={1: {"sanity": 1}})
    assert why(t, "heal") == ""
    t = scene("bob mandy", at={0: "A04"})
    assert why(t, "mandy", seat=1) == "reroll-later"


# Moving and the entrance


def test_moving_twice_and_to_what_is_not_there() -> None:
    t = scene("bob", phase="movement")
    assert why(t, "move:A01") == ""
    assert why(t, "move:A48") == "not-on-table"
    assert why(t, "move:entrance") == "here-already"
    assert why(t, "roll") == "move-first"
    t.says(0, "go:A01")
    assert why(t, "move") == "moved"


def test_buying_with_too_few_trophies_and_in_the_wrong_place() -> None:
    t = scene("bob", has={0: {"trophies": ["A01", "A20"]}}, museum="A04")
    assert why(t, "buy:clue") == ""
    assert reason(t, "buy:sign") == because("why-too-few-trophies", price=10, left=3, missing=7)
    assert why(t, "aid:c") == "aid-trophies"
    assert why(t, "roll") == "entrance-no-roll"
    t = scene("bob", at={0: "A04"}, has={0: {"trophies": ["A20"]}}, museum="A04 A10")
    assert reason(t, "buy:clue") == because("why-not-at-entrance", card="A04")


def test_what_a_mythos_card_closes_at_the_entrance() -> None:
    assert reason(scene("bob", mythos="Y16"), "aid:a") == because("why-aid-forbidden", card="Y16")
    assert reason(scene("bob", mythos="Y30"), "lost-found") == because("why-lost-found-forbidden", card="Y30")


def test_people_without_an_investigator() -> None:
    def gone(out: str, pending: bool = False) -> Callable[[ElderState], None]:
        def change(state: ElderState) -> None:
            state.players[1].investigator = None
            state.players[1].out = out  # type: ignore[assignment]
            state.players[1].pending = pending

        return change

    assert why(scene("bob kate", change=gone("eliminated")), "roll", seat=1) == "eliminated"
    assert why(scene("bob kate", change=gone("clock_only"), awake=True, doom=9), "roll", seat=1) == "clock-only"
    assert why(scene("bob kate", change=gone("", True)), "roll", seat=1) == "new-investigator"


# In whole games, every reason given is true

THINGS = (
    *("move", "roll", "solve", "solve:t0", "solve:t1", "fail", "give-up", "discard", "focus", "assist", "clue", "use"),
    *("buy", "buy:sign", "aid:a", "aid:b", "lost-found", "die:yellow", "die:red", "heal", "mandy", "nonsense"),
)


def fresh(g: Elder) -> bool:
    return bool(dicework.rolled(g))


def true(g: Elder, seat: int, r: Reason) -> bool:
    """The same by the rules' own state, which the explanation could not read."""
    s, a = g.state, g.state.attempt
    told = dict(r.args)
    me = s.players[seat].investigator
    others = [x for x in g.seats_on(me.place) if x != seat] if me else []
    can_keep = a is not None and a.failed_now and bool(securing.left_of_roll(g))
    match r.id.removeprefix("why-"):
        case "over":
            return s.phase == "over"
        case "new-investigator":
            return me is None and s.players[seat].out == ""
        case "eliminated" | "clock-only":
            return me is None and s.players[seat].out != ""
        case "not-your-turn":
            return s.active == told["seat"] != seat
        case "midnight":
            return s.phase == "midnight"
        case "move-first":
            return s.phase == "movement"
        case "moved":
            return s.phase in ("adventure", "clock")
        case "cannot-leave" | "focus-battle" | "assist-battle" | "entrance-battle":
            return s.awake
        case "phase-over":
            return s.phase == "clock"
        case "entrance-no-roll":
            return me is not None and me.place == ENTRANCE
        case "not-at-entrance":
            return me is not None and me.place == told["card"] != ENTRANCE
        case "entrance-later":
            return s.phase == "clock"
        case "roll-open":
            return a is not None and a.rolled
        case "not-rolled" | "nothing-to-fail" | "clue-no-roll":
            return a is not None and not a.rolled
        case "no-dice":
            return not dicework.pool(g)
        case "no-such-task":
            return a is not None
        case "task-solved":
            return a is not None and f"t{int(told['task']) - 1}" in a.solved
        case "arrow":
            return a is not None and g.cards.adventure(a.card).arrow
        case "missing":
            return all(not attempts.ways(g, row) for row in rows.open_rows(g) if str(row.row) == told["row"])
        case "last-sanity":
            return me is not None and int(told["cost"]) >= me.sanity == told["left"]
        case "last-stamina":
            return me is not None and int(told["cost"]) >= me.stamina == told["left"]
        case "one-task-per-roll":
            return a is not None and a.rolled
        case "roll-used":
            return a is not None and a.solved_by_roll > 0
        case "attack-goes-on":
            return s.awake and a is not None and a.rolled
        case "nothing-to-discard":
            return a is not None
        case "focus-used":
            return a is not None and a.focused
        case "focus-forbidden":
            return not BOOK.now(g, Allowed(seat, "focus")).yes
        case "focus-no-failed-roll" | "assist-no-failed-roll":
            return not can_keep
        case "focus-after-assist":
            return a is not None and a.secured_this_fail and not a.focused
        case "assist-alone":
            return not others
        case "assist-once":
            return a is not None and told["seat"] in a.assistants
        case "assist-after-focus":
            return a is not None and a.secured_this_fail
        case "assist-refused":
            return a is not None and all(x in (*a.refused, *a.assistants) for x in others)
        case "no-clue":
            return me is not None and me.clues == 0
        case "clue-no-dice":
            return not fresh(g)
        case "too-few-trophies" | "aid-trophies":
            return trophies.worth(g, seat) == told["left"] < int(told["price"])
        case "die-used-up":
            return a is not None and str(told["colour"])[0] in a.used_up
        case "die-gone" | "die-locked" | "die-discarded" | "die-secured" | "die-in-pool" | "die-in-use" | "die-needs-card":
            at = s.dice[str(told["colour"])[0]].at
            places = {"gone": "gone", "lock": "locked", "discarded": "discarded", "spell": "secured", "pool": "in-pool"}
            places |= {"task": "in-use", "focus": "in-use", "assist": "in-use", "supply": "needs-card"}
            return r.id == f"why-die-{places[at]}" or (at == "lock" and r.id == "why-die-needs-card")
        case "no-monster":
            return not monsters.defeatable(g, seat, "any")
        case "no-monster-here":
            return not monsters.defeatable(g, seat, "here")
        case "lost-found-forbidden":
            return not BOOK.now(g, Allowed(seat, "lost_found")).yes
        case "secure-forbidden":
            return not BOOK.now(g, Allowed(seat, "secure")).yes
        case "no-rolled-dice":
            return not fresh(g)
        case "used-today":
            return any(
                u in ("carolyn:heal", "vincent:heal", "mandy:reroll") or u.startswith(f"{told['card']}:") for u in s.used["day"]
            )
        case "discard-first":
            return a is not None and fresh(g)
        case _:
            return True


@pytest.mark.slow
def test_in_whole_games_every_refusal_has_a_reason_and_the_reason_is_true() -> None:
    given: dict[str, int] = {}
    for seed in range(16):
        chance = random.Random(seed)
        ancient = sorted(BOX.cards.ancient_ones)[seed % 8]
        state = RULES.new(1 + seed % 5, ElderOptions(ancient_one=ancient))
        live = Live(RULES, Fate(b"why %d" % seed), new_game(RULES, state), strict=True)
        player = Random(chance.randrange)
        while not live.over:
            asked = chance.choice([a for a in live.asks if a.held is None])
            if not asked.needed and chance.random() < 0.7:
                asked = next(a for a in live.asks if a.needed)
            g = RULES.table(live.state, live.fate, 0)
            if live.state.phase != "setup":
                for seat in {live.state.active, asked.seat}:
                    offered = [k for a in live.asks if a.seat == seat for k in a.keys]
                    view = live.view(seat)
                    me = view.player(seat)
                    mine = (*me.common, *me.unique, *me.spells, *me.cast, *me.allies, me.investigator)
                    for thing in (*THINGS, *(f"use:{c}" for c in mine if c)):
                        found = why_not(view, CARDS, seat, thing, offered)
                        there = any(k == thing or k.startswith(f"{thing}:") for k in offered)
                        if found is None:
                            assert there or thing in ("move", "mandy", "discard"), (thing, offered)
                        else:
                            assert not there or thing == "discard", (thing, offered)
                            assert found.id in REASONS
                            assert true(g, seat, found), (seed, thing, found, offered)
                            given[found.id] = given.get(found.id, 0) + 1
            live.answer(asked.n, asked.seat, player.pick(None, asked))
    # Most of what can be said has been said, and checked.
    assert len(given) >= 45, sorted(set(REASONS) - set(given))
