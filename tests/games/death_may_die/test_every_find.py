"""Every Discovery card of Episodes 2 to 6 does what stands here: written from the cards as people read them, not from their data. Those of
Episode 1 are in `test_finds.py`.

Three tables: what taking a half costs and brings at once, what holding it changes, what using it does. A fourth has what happens first.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.death_may_die.rules import discovering, using
from games.death_may_die.state import Figure, Side
from games.kernel.effects import run_all

from .every import gained, holding, resolved, settled, situation
from .given import CARDS

STRESS = {f"{n}": f"0 stress +{n}" for n in (1, 2)}


def _of(card: str) -> str:
    return CARDS.discoveries[card].of


def _halves(key: str) -> tuple[str, Side]:
    card, _, half = key.rpartition(":")
    return card, "left" if half == "left" else "right"


# Taking: what it costs; events and tokens in full. Cards that stay are kept with that half.

COSTS: dict[str, set[str]] = {
    "catacombs-find-1:left": {STRESS["2"]}, "catacombs-find-1:right": {STRESS["1"]},
    "catacombs-find-2:left": {STRESS["2"]}, "catacombs-find-2:right": set(),
    "catacombs-find-3:left": {STRESS["1"]}, "catacombs-find-3:right": set(),
    "catacombs-find-4:left": {STRESS["2"]}, "catacombs-find-4:right": {STRESS["1"]},
    "catacombs-find-5:right": {STRESS["1"]},
    "catacombs-find-6:left": {STRESS["1"]}, "catacombs-find-6:right": set(),
    "catacombs-find-7:left": {STRESS["2"]}, "catacombs-find-7:right": set(),
    "catacombs-find-8:left": set(), "catacombs-find-8:right": set(),
    "catacombs-find-9:left": {"0 sanity +1"}, "catacombs-find-9:right": set(),
    "catacombs-find-10:right": set(),
    "catacombs-find-11:left": set(), "catacombs-find-11:right": set(),
    "catacombs-find-14:right": {STRESS["1"]},
    "low-tide-find-1:left": {STRESS["2"]}, "low-tide-find-1:right": {STRESS["1"]},
    "low-tide-find-2:left": {STRESS["1"]}, "low-tide-find-2:right": set(),
    "low-tide-find-3:left": {STRESS["2"]}, "low-tide-find-3:right": {STRESS["2"]},
    "low-tide-find-4:left": {STRESS["2"]}, "low-tide-find-4:right": set(),
    "low-tide-find-5:left": {STRESS["2"]}, "low-tide-find-5:right": set(),
    "low-tide-find-6:left": set(), "low-tide-find-6:right": {STRESS["1"]},
    "low-tide-find-7:left": {STRESS["1"]}, "low-tide-find-7:right": set(),
    "low-tide-find-8:left": set(), "low-tide-find-8:right": set(),
    "low-tide-find-9:left": {STRESS["2"]}, "low-tide-find-9:right": set(),
    "low-tide-find-10:left": {STRESS["2"]}, "low-tide-find-10:right": set(),
    "low-tide-find-11:left": set(), "low-tide-find-11:right": {STRESS["1"]},
    "low-tide-find-15:right": {STRESS["1"]},
    "estate-find-1:left": {STRESS["2"]}, "estate-find-1:right": set(),
    "estate-find-2:left": {STRESS["2"]}, "estate-find-2:right": {STRESS["2"]},
    "estate-find-3:left": {STRESS["2"]}, "estate-find-3:right": {STRESS["1"]},
    "estate-find-4:left": {"0 sanity +1"}, "estate-find-4:right": set(),
    "estate-find-5:left": {STRESS["2"]}, "estate-find-5:right": set(),
    "estate-find-6:left": set(), "estate-find-6:right": {"0 sanity +1"},
    "estate-find-7:left": {STRESS["2"]}, "estate-find-7:right": {STRESS["1"]},
    "estate-find-8:left": set(), "estate-find-8:right": {"0 sanity +1"},
    "estate-find-9:left": {STRESS["1"]}, "estate-find-9:right": set(),
    "estate-find-10:right": {STRESS["1"]},
    "estate-find-11:left": {"0 sanity +1"}, "estate-find-11:right": {STRESS["1"]},
    "estate-find-15:right": {STRESS["1"]},
    "theatre-find-1:left": {STRESS["2"]}, "theatre-find-1:right": set(),
    "theatre-find-2:left": {STRESS["2"]}, "theatre-find-2:right": {STRESS["2"]},
    "theatre-find-3:left": {STRESS["2"]}, "theatre-find-3:right": {STRESS["1"]},
    "theatre-find-4:left": {STRESS["2"]}, "theatre-find-4:right": {STRESS["1"]},
    "theatre-find-5:left": {STRESS["2"]}, "theatre-find-5:right": set(),
    "theatre-find-6:left": {STRESS["1"]}, "theatre-find-6:right": set(),
    "theatre-find-7:left": set(), "theatre-find-7:right": set(),
    "theatre-find-8:right": {STRESS["1"]},
    "theatre-find-9:left": {STRESS["1"]}, "theatre-find-9:right": {STRESS["1"]},
    "theatre-find-10:left": {"0 sanity +1"}, "theatre-find-10:right": {STRESS["1"]},
    "theatre-find-11:right": {STRESS["1"]},
    "theatre-find-15:right": {"0 sanity +1"},
    "mountain-find-1:left": {STRESS["2"]}, "mountain-find-1:right": set(),
    "mountain-find-2:left": {STRESS["2"]}, "mountain-find-2:right": set(),
    "mountain-find-3:left": {STRESS["2"]}, "mountain-find-3:right": {"0 sanity +1"},
    "mountain-find-4:left": {"0 sanity +1"}, "mountain-find-4:right": set(),
    "mountain-find-5:left": {STRESS["2"]}, "mountain-find-5:right": {STRESS["1"]},
    "mountain-find-6:left": {STRESS["2"]}, "mountain-find-6:right": set(),
    "mountain-find-7:left": set(), "mountain-find-7:right": {STRESS["2"]},
    "mountain-find-8:left": set(), "mountain-find-8:right": {STRESS["1"]},
    "mountain-find-9:left": set(), "mountain-find-9:right": set(),
    "mountain-find-10:left": {"0 sanity +1"},  # that is its first part
    "mountain-find-11:left": {STRESS["2"]}, "mountain-find-11:right": set(),
    "mountain-find-15:right": {STRESS["1"]},
}  # fmt: skip
ROLLS = {  # Successes that are needed; one less, and there is nothing
    "catacombs-find-5:left": 2, "catacombs-find-11:left": 2, "low-tide-find-6:left": 2, "estate-find-10:left": 3,
    "theatre-find-8:left": 2, "mountain-find-8:left": 2,
}  # fmt: skip
# Halves that leave no card behind, for somebody with 3 wounds and 3 stress.
AT_ONCE: dict[str, set[str]] = {
    "catacombs-find-5:left": {"bone:dug@0 +1"},
    "catacombs-find-10:left": {"0 wounds +1", "bone:dug@0 +1"},
    "catacombs-find-12:right": {"0 stress -2"},
    "catacombs-find-13:right": {"0 wounds -1"},
    "catacombs-find-15:right": {"0 stress -1", "1 stress -1", "2 stress -1"},
    "low-tide-find-12:right": {"0 stress -2"},
    "low-tide-find-13:right": {"0 wounds -1"},
    "estate-find-10:left": {"guest@greenhouse -1", "guest:freed@0 +1"},
    "estate-find-12:right": {"0 stress -2"},
    "estate-find-13:right": {"0 wounds -2", "0 sanity +1"},
    "estate-find-14:right": {"0 stress -1", "1 stress -1", "2 stress -1"},
    "theatre-find-8:left": {"disturbance@card +2"},
    "theatre-find-11:left": {"0 sanity +1", "disturbance@card +1"},
    "theatre-find-12:right": {"0 stress -2"},
    "theatre-find-13:right": {"disturbance@card +1"},
    "theatre-find-14:right": {"0 wounds -1"},
    "mountain-find-10:right": {"0 sanity +1", "0 stress -3"},
    "mountain-find-12:right": {"0 stress -2"},
    "mountain-find-13:right": {"0 stress -2", "1 stress -2", "2 stress -2"},
    "mountain-find-14:right": {"0 wounds -1"},
}
TOGETHER = ("catacombs-find-15", "estate-find-14", "theatre-find-14", "mountain-find-13")  # all on one space


def _drawn(card: str, *dice: str, **me: Any) -> Any:
    of = _of(card)
    more = {"tokens": {}} if of == "catacombs" else {}  # bones are left
    g = situation(of, dice, {0: me, 1: {"stress": 3}, 2: {"stress": 3}}, discoveries=[card], **more)
    if card in TOGETHER:
        for person in g.state.investigators:
            person.space = g.state.investigators[0].space
    if card == "theatre-find-12":
        g.state.investigators[0].space = "cloakroom"
    return g


@pytest.mark.parametrize("key", COSTS)
def test_a_half_is_taken_for_its_price(key: str) -> None:
    card, half = _halves(key)
    g = _drawn(card, *["success"] * ROLLS.get(key, 0), wounds=1)
    what = resolved(g, settled(g, discovering.draw(g, 0)), f"take:{half}")
    assert what == COSTS[key] | {f"0 has {key} +1"}
    assert not g.state.discovery_discard


@pytest.mark.parametrize("key", AT_ONCE)
def test_what_leaves_no_card_behind_happens_at_once(key: str) -> None:
    card, half = _halves(key)
    g = _drawn(card, *["success"] * ROLLS.get(key, 0), wounds=1 if card == "mountain-find-14" else 3, stress=3)
    answers = ("take:left", "space:greenhouse") if key == "estate-find-10:left" else (f"take:{half}",)
    assert resolved(g, settled(g, discovering.draw(g, 0)), *answers) == AT_ONCE[key]
    assert g.state.discovery_discard == [card]


@pytest.mark.parametrize("key", ROLLS)
def test_a_roll_with_too_few_successes_brings_nothing(key: str) -> None:
    card, half = _halves(key)
    g = _drawn(card, *["success"] * (ROLLS[key] - 1))
    assert resolved(g, settled(g, discovering.draw(g, 0)), f"take:{half}") == set()
    assert g.state.discovery_discard == [card]


# Conditions: when they must be taken

CONDITIONS: dict[str, dict[str, Any]] = {
    "catacombs-find-12": {"tokens": {"bone.7": ("investigator", "0", "dug")}},
    "catacombs-find-13": {"tokens": {"bone.7": ("card", "", "")}},
    "catacombs-find-14": {"me": {"sanity": 5}},
    "catacombs-find-15": {},  # alone
    "low-tide-find-12": {"tokens": {"water.1": ("space", "hold", ""), "water.2": ("space", "grotto", "")}},
    "low-tide-find-13": {"tokens": {"idol.1": ("investigator", "0", "")}},
    "low-tide-find-14": {"tokens": {"net.1": ("space", "dock", "cut")}},
    "low-tide-find-15": {"me": {"stress": 5}},
    "estate-find-12": {"tokens": {"guest.1": ("investigator", "0", "freed")}},
    "estate-find-13": {"tokens": {"guest.1": ("card", "", "freed")}},
    "estate-find-14": {},
    "estate-find-15": {"me": {"sanity": 6}},
    "theatre-find-12": {},  # in the stalls
    "theatre-find-13": {"tokens": {f"disturbance.{i}": ("card", "", "") for i in range(1, 5)}},
    "theatre-find-14": {},
    "theatre-find-15": {"me": {"sanity": 6}},
    "mountain-find-12": {"tokens": {"seal.1": ("investigator", "0", "charged")}},
    "mountain-find-13": {"me": {"sanity": 6}},
    "mountain-find-14": {"me": {"wounds": 2}},
    "mountain-find-15": {"tokens": {"seal.1": ("space", "ritual-chamber", "set")}},
}
SPARED: dict[str, dict[str, Any]] = {  # one short of it
    "catacombs-find-14": {"me": {"sanity": 4}},
    "low-tide-find-12": {"tokens": {"water.1": ("space", "hold", "")}},
    "low-tide-find-15": {"me": {"stress": 4}},
    "estate-find-15": {"me": {"sanity": 5}},
    "theatre-find-13": {"tokens": {f"disturbance.{i}": ("card", "", "") for i in range(1, 4)}},
    "theatre-find-15": {"me": {"sanity": 5}},
    "mountain-find-13": {"me": {"sanity": 5}},
    "mountain-find-14": {"me": {"wounds": 1}},
}


def _in(card: str, given: dict[str, Any]) -> Any:
    more = {k: v for k, v in given.items() if k != "me"}
    return situation(_of(card), (), {0: given.get("me", {})}, discoveries=[card], **({"tokens": {}} | more))


@pytest.mark.parametrize("card", CONDITIONS)
def test_a_condition_must_be_taken_where_its_card_says_so(card: str) -> None:
    g = _in(card, CONDITIONS[card])
    assert f"0 has {card}:left +1" in resolved(g, settled(g, discovering.draw(g, 0)))


@pytest.mark.parametrize("card", SPARED)
def test_one_short_of_it_the_condition_passes_by(card: str) -> None:
    g = _in(card, SPARED[card])
    assert f"0 has {card}:left +1" not in resolved(g, settled(g, discovering.draw(g, 0)))


# Holding

DOES: dict[str, set[str]] = {
    "catacombs-find-1:left": {"brawling level +1", "more"},
    "catacombs-find-1:right": {"dice dig +1"},
    "catacombs-find-2:left": {"arcane-mastery level +1", "signs +1"},
    "catacombs-find-3:left": {"stealth level +1", "steps +2"},
    "catacombs-find-3:right": {"run +1"},
    "catacombs-find-4:left": {"toughness level +1", "rest +1"},
    "catacombs-find-5:right": {"free own +1"},
    "catacombs-find-7:left": {"more against monsters +1"},
    "catacombs-find-12:left": {"ghoul dice +1"},
    "catacombs-find-13:left": {"rest -1"},
    "catacombs-find-14:left": {"max stress -1", "dice dig +1"},
    "catacombs-find-15:left": {"cultist dice +1"},
    "low-tide-find-1:left": {"toughness level +1", "rest +1"},
    "low-tide-find-2:left": {"swiftness level +1", "run +1", "deep-one dice +1"},
    "low-tide-find-3:left": {"brawling level +1", "more"},
    "low-tide-find-3:right": {"ignored sanity +1"},
    "low-tide-find-4:left": {"arcane-mastery level +1", "signs +1", "dice cut-net +1"},
    "low-tide-find-5:left": {"dice cut-net +2"},
    "low-tide-find-6:right": {"range +1"},
    "low-tide-find-8:left": {"free own +1"},
    "low-tide-find-9:left": {"more against monsters +1"},
    "low-tide-find-10:left": {"ignored wounds +1"},
    "low-tide-find-12:left": {"rest -1"},
    "low-tide-find-13:left": {"cultist dice +1", "max stress -1"},
    "low-tide-find-14:left": {"deep-one dice +1"},
    "low-tide-find-15:left": {"rest -1"},
    "estate-find-1:left": {"stealth level +1"},
    "estate-find-2:left": {"brawling level +1", "more"},
    "estate-find-2:right": {"dice here +1"},
    "estate-find-3:left": {"swiftness level +1", "run +1"},
    "estate-find-3:right": {"rest +1"},
    "estate-find-4:left": {"arcane-mastery level +1", "signs +1"},
    "estate-find-4:right": {"steps +1"},
    "estate-find-5:left": {"dice free-guest +1"},
    "estate-find-6:right": {"signs +1"},
    "estate-find-7:left": {"range +2"},
    "estate-find-7:right": {"ignored wounds +1"},
    "estate-find-8:right": {"free own +1", "free against +1"},
    "estate-find-11:right": {"more against cultists +1"},
    "estate-find-12:left": {"hunting-horror dice +1", "rest -1"},
    "estate-find-13:left": {"max stress -1"},
    "estate-find-14:left": {"rest -1"},
    "estate-find-15:left": {"cultist dice +1", "dice free-guest +1"},
    "theatre-find-1:left": {"arcane-mastery level +1", "signs +1"},
    "theatre-find-2:left": {"toughness level +1", "rest +1"},
    "theatre-find-2:right": {"dice jam +1", "dice here +1"},
    "theatre-find-3:left": {"marksman level +1", "range +1", "dice heckle +1"},
    "theatre-find-3:right": {"range +1"},
    "theatre-find-4:left": {"stealth level +1"},
    "theatre-find-5:left": {"dice heckle +2"},
    "theatre-find-8:right": {"ignored stress +1"},
    "theatre-find-9:right": {"ignored burns +1"},
    "theatre-find-12:left": {"max stress -1"},
    "theatre-find-13:left": {"cultist dice +1", "rest -1"},
    "theatre-find-14:left": {"byakhee dice +1", "dice heckle +1"},
    "theatre-find-15:left": {"rest -1", "dice heckle +1"},
    "mountain-find-1:left": {"toughness level +1", "rest +1"},
    "mountain-find-2:left": {"swiftness level +1", "run +1", "dice set-seal +1"},
    "mountain-find-2:right": {"steps +3"},
    "mountain-find-3:left": {"marksman level +1", "range +1"},
    "mountain-find-4:left": {"arcane-mastery level +1", "signs +1", "ignored sanity +1"},
    "mountain-find-5:left": {"dice set-seal +1"},
    "mountain-find-5:right": {"dice here +1"},
    "mountain-find-6:left": {"ignored sanity +1"},
    "mountain-find-7:right": {"ignored wounds +1"},
    "mountain-find-8:right": {"run +1"},
    "mountain-find-10:left": {"free own +1"},
    "mountain-find-11:left": {"more against monsters +1"},
    "mountain-find-12:left": {"max stress -1", "dice set-seal +1"},
    "mountain-find-13:left": {"rest -1"},
    "mountain-find-14:left": {"fire-vampire dice +1"},
    "mountain-find-15:left": {"cultist dice +1"},
    "mountain-find-15:right": {"free own +1"},
}
# What shows elsewhere: following, fire and water, thresholds, death (`test_within.py`, `test_episode_3.py`, below).
SHOWS_ELSEWHERE = {
    "catacombs-find-4:right", "catacombs-find-7:right", "catacombs-find-9:left", "low-tide-find-7:left", "low-tide-find-7:right",
    "low-tide-find-11:right", "low-tide-find-15:right", "theatre-find-4:right", "theatre-find-10:left", "mountain-find-4:right",
}  # fmt: skip


@pytest.mark.parametrize("key", DOES)
def test_holding_a_half_changes_what_its_text_says_and_nothing_else(key: str) -> None:
    card, half = _halves(key)
    assert gained(_of(card), card, half) == DOES[key] - {"more"}


@pytest.mark.parametrize("key", sorted(SHOWS_ELSEWHERE))
def test_what_shows_elsewhere_changes_nothing_here(key: str) -> None:
    card, half = _halves(key)
    assert gained(_of(card), card, half) == set()


# Using: the situation of somebody with 4 wounds, 4 stress and a fire token, beside an enemy or two

BESIDE: dict[str, list[str]] = {
    "catacombs": ["ghoul", "cultist"], "low-tide": ["deep-one", "cultist"], "estate": ["ghoul", "cultist"],
    "theatre": ["byakhee", "cultist"], "mountain": ["fire-vampire", "cultist"],
}  # fmt: skip
USES: dict[str, tuple[set[str], tuple[str, ...]]] = {
    "catacombs-find-2:right:0": ({"ghoul wounds +2"}, ()),
    "catacombs-find-2:right:1": ({"0 fire -1"}, ()),
    "catacombs-find-6:left:0": ({"fire@chapel +1"}, ()),
    "catacombs-find-6:right:0": ({"ignore_safe 0 +1"}, ()),
    "catacombs-find-8:left:0": ({"0 sanity +1", "signs_succeed 0 +1"}, ()),
    "catacombs-find-8:right:0": ({"0 stress -3"}, ()),
    "catacombs-find-9:right:0": ({"0 wounds -2"}, ()),
    "catacombs-find-10:right:0": ({"no_attack ghoul.1 +1"}, ("enemy:ghoul.1",)),
    "catacombs-find-11:left:0": ({"ghoul wounds +2", "cultist@chapel -1"}, ()),
    "catacombs-find-11:right:0": ({"0 at chapel -1", "0 at crypt +1"}, ("space:crypt",)),
    "catacombs-find-14:right:0": ({"fire@chapel +1", "0 stress -1"}, ()),
    "low-tide-find-1:right:0": ({"mythos pile -1"}, ()),
    "low-tide-find-2:right:0": ({"0 at lighthouse -1", "0 at hold +1"}, ("space:hold",)),
    "low-tide-find-4:right:0": ({"0 sanity +1", "signs_succeed 0 +1"}, ()),
    "low-tide-find-5:right:0": ({"0 wounds -2"}, ()),
    "low-tide-find-6:left:0": ({"net@dock -1", "net:cut@dock +1"}, ()),
    "low-tide-find-8:right:0": ({"0 stress -3"}, ()),
    "low-tide-find-9:right:0": ({"deep-one wounds +1", "cultist wounds +1", "fire@lighthouse +1"}, ()),
    "low-tide-find-10:right:0": ({"no_attack cultist.1 +1"}, ("enemy:cultist.1",)),
    "low-tide-find-11:left:0": (
        {"0 at dock -1", "0 at lighthouse +1"}
        | {f"{e}@{s}" for e in ("deep-one", "cultist") for s in ("dock -1", "lighthouse +1")},
        (),
    ),
    "estate-find-1:right:0": ({"guest:freed@gallery -1", "guest:freed@0 +1"}, ()),
    "estate-find-6:left:0": ({"0 stress +1", "guest@great-hall -1", "guest:freed@0 +1"}, ()),
    "estate-find-5:right:0": ({"0 at entrance-hall -1", "0 at library +1"}, ("space:library",)),
    "estate-find-8:left:0": ({"0 stress -3"}, ()),
    "estate-find-9:left:0": ({"0 stress +1", "attack_dice 0 1 +1"}, ()),
    "estate-find-9:left:1": ({"fire@great-hall +1"}, ()),
    "estate-find-9:right:0": ({"ignore_safe 0 +1"}, ()),
    "estate-find-10:right:0": ({"no_attack ghoul.1 +1"}, ("enemy:ghoul.1",)),
    "estate-find-11:left:0": ({"mythos pile -1"}, ()),
    "estate-find-15:right:0": ({"0 stress +1", "cultist wounds +1"}, ()),
    "theatre-find-1:right:0": ({"0 sanity +1", "signs_succeed 0 +1"}, ()),
    "theatre-find-5:right:0": ({"0 has theatre-find-7:left +1"}, ("take:left",)),
    "theatre-find-6:left:0": ({"disturbance@card +1"}, ()),
    "theatre-find-6:right:0": ({"0 stress -3"}, ()),
    "theatre-find-7:left:0": ({"byakhee@stalls -1"}, ("enemy:byakhee.1",)),
    "theatre-find-7:right:0": ({"0 at stalls -1", "0 at entrance-hall +1"}, ("space:entrance-hall",)),
    "theatre-find-9:left:0": ({"fire@stalls +2", "disturbance@card +2"}, ()),
    "theatre-find-10:right:0": ({"ignore_safe 0 +1"}, ()),
    "theatre-find-11:right:0": ({"0 stress +1", "dice 0 1 +1"}, ()),
    "theatre-find-15:right:0": ({"mythos pile -1"}, ()),
    "mountain-find-1:right:0": ({"0 at grotto -1", "0 at shaft +1"}, ("space:shaft",)),
    "mountain-find-3:right:0": ({"mythos pile -1"}, ()),
    "mountain-find-6:right:0": ({"0 sanity +1", "seal@stone-circle -1", "seal:charged@0 +1"}, ()),
    "mountain-find-6:right:1": ({"seal:drained@stone-circle -1", "seal:charged@0 +1"}, ()),
    "mountain-find-7:left:0": ({"0 fire -1"}, ()),
    "mountain-find-7:left:1": ({"fire@grotto -2"}, ()),
    "mountain-find-7:left:2": ({"fire-vampire wounds +2"}, ()),
    "mountain-find-8:left:0": ({"2 wounds +4", "fire-vampire@tunnel-north -1"}, ("space:tunnel-north",)),
    "mountain-find-9:left:0": ({"0 sanity +1", "signs_succeed 0 +1"}, ()),
    "mountain-find-9:right:0": ({"0 wounds -3"}, ()),
    "mountain-find-11:right:0": ({"0 stress -3"}, ()),
}
KEPT = {  # used, and not discarded
    "catacombs-find-8:left:0", "estate-find-9:left:0", "estate-find-15:right:0", "theatre-find-1:right:0", "theatre-find-11:right:0",
    "mountain-find-9:left:0",
}  # fmt: skip


def _using(card: str, half: Side, number: int) -> Any:
    of = _of(card)
    g = holding(of, card, half, me={"wounds": 4, "stress": 4, "fire": 1}, mythos_discard=["cthulhu-1"], discoveries=["theatre-find-7"] if of == "theatre" and card != "theatre-find-7" else ())  # fmt: skip
    me, state = g.state.investigators[0], g.state
    if card == "low-tide-find-11":
        me.space = "dock"
    if (card, number) == ("mountain-find-7", 1):
        state.fire = {"grotto": 2}
    if card == "mountain-find-6":
        me.space = "stone-circle"
        next(t for t in state.tokens if t.id == "seal.2").side = "drained" if number else ""
    if card == "estate-find-1":
        token = next(t for t in state.tokens if t.id == "guest.1")
        token.at, token.on, token.side = "space", "gallery", "freed"
    if card == "estate-find-6":
        next(t for t in state.tokens if t.id == "guest.1").on = "great-hall"
    state.figures = []
    for kind in BESIDE[of]:
        state.figures.append(_figure(g, kind, me.space))
    if card == "mountain-find-8":
        state.figures = [_figure(g, "fire-vampire", "tunnel-north")]
        state.investigators[2].space = "tunnel-north"
    return g


def _figure(g: Any, kind: str, space: str) -> Figure:
    return Figure(id=g.supply(kind)[0], space=space)


def test_no_use_is_missing() -> None:
    box = {
        f"{card.id}:{side}:{i}"
        for card in CARDS.discoveries.values()
        for side, half in (("left", card.left), ("right", card.right))
        if half and card.of != "night-shift"
        for i in range(len(half.uses))
    }
    assert box == set(USES)


@pytest.mark.parametrize("key", USES)
def test_using_a_card_does_what_its_text_says(key: str) -> None:
    name, _, number = key.rpartition(":")
    card, half = _halves(name)
    expected, answers = USES[key]
    g = _using(card, half, int(number))
    gone = set() if key in KEPT else {f"0 has {name} -1"}
    found = resolved(g, settled(g, using.use(g, 0, using.Usable(card, int(number)))), *answers)
    assert found == expected | gone


# What happens first

FIRST: dict[str, tuple[str, set[str], dict[str, Any]]] = {
    "catacombs-find-2": ("catacombs-find-14:left", {"0 sanity +1"}, {}),
    "catacombs-find-3": ("catacombs-find-1:left", {"0 stress -3"}, {}),
    "catacombs-find-8": ("catacombs-find-2:left", {"0 sanity +1"}, {}),
    "catacombs-find-10": ("catacombs-find-3:left", {"bone:dug@0 +1"}, {"tokens": {}}),
    "catacombs-find-15": ("catacombs-find-13:left", {"0 has catacombs-find-13:left -1"}, {}),
    "low-tide-find-4": ("", {"0 stress -1"}, {"tokens": {"net.1": ("space", "dock", "cut")}}),
    "low-tide-find-8": ("low-tide-find-2:left", {"0 stress +1"}, {}),
    "low-tide-find-11": ("", {"0 sanity +1", "0 stress -3"}, {"tokens": {"idol.1": ("investigator", "0", "")}}),
    "low-tide-find-15": ("low-tide-find-14:left", {"0 has low-tide-find-14:left -1", "0 wounds -2"}, {}),
    "estate-find-4": ("estate-find-13:left", {"0 has estate-find-13:left -1"}, {}),
    "estate-find-10": ("", {"0 sanity +1"}, {"tokens": {f"guest.{i}": ("investigator", "0", "freed") for i in (1, 2)}}),
    "estate-find-15": ("estate-find-4:left", {"0 stress -2", "0 sanity +1"}, {}),
    "theatre-find-4": ("theatre-find-12:left", {"0 has theatre-find-12:left -1"}, {}),
    "theatre-find-15": ("theatre-find-13:left", {"0 has theatre-find-13:left -1", "disturbance@card +1"}, {}),
    "mountain-find-4": ("mountain-find-13:left", {"0 stress -3"}, {}),
    "mountain-find-10": ("mountain-find-9:left", {"0 sanity +1", "0 wounds -1", "0 stress -2"}, {}),
    "mountain-find-15": ("mountain-find-13:left", {"0 has mountain-find-13:left -1", "0 wounds -1", "0 stress -2"}, {}),
}


@pytest.mark.parametrize("card", FIRST)
def test_what_comes_first_happens_before_anything_is_chosen(card: str) -> None:
    held, expected, more = FIRST[card]
    me: dict[str, Any] = {"stress": 3, "wounds": 2}
    if held:
        name, half = _halves(held)
        me["cards"] = {name: half}
    top = "catacombs-find-1" if card == "catacombs-find-8" else card  # that one draws another
    g = situation(_of(card), (), {0: me}, discoveries=[top], **more)
    if card == "catacombs-find-15":
        g.state.investigators[1].space = g.state.investigators[0].space
    assert resolved(g, settled(g, run_all(CARDS.discoveries[card].first, g, 0, card))) == expected
    assert (top in g.state.discovery_discard) == (top != card)


def test_no_first_part_is_missing() -> None:
    assert set(FIRST) == {c.id for c in CARDS.discoveries.values() if c.first and c.of != "night-shift"}


def test_no_half_is_missing() -> None:
    box = {f"{c.id}:{side}" for c in CARDS.discoveries.values() if c.of != "night-shift" for side, half in (("left", c.left), ("right", c.right)) if half}  # fmt: skip
    assert box == set(COSTS) | set(AT_ONCE) | {f"{c}:left" for c in CONDITIONS} | {"low-tide-find-14:right"}
    holds = {k for k in box if (h := CARDS.half(*_halves(k))).traits or h.lends}
    assert holds == set(DOES) | SHOWS_ELSEWHERE
