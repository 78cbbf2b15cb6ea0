"""Why something is not offered, with the rule behind it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from games.death_may_die.state import DeathState
from games.death_may_die.why import why_not
from tests.games.death_may_die.house import CARDS, RULES, beth, ian, night

BOOK = Path(__file__).parents[3] / "games" / "death_may_die" / "rulebook.yaml"


def why(state: DeathState, command: str, seat: int = 0) -> tuple[str, str]:
    reason = why_not(RULES.view(state, seat), CARDS, seat, command)
    return reason.id, reason.rule


@pytest.mark.parametrize(
    ("command", "given", "reason", "rule"),
    [
        ("rest", {"enemies": {"office": ["cultist"]}}, "dmd-why-not-safe", "DMD-REST-01"),
        ("rest", {}, "dmd-why-rested", "DMD-REST-02"),
        ("attack", {}, "dmd-why-no-enemy", "DMD-ATTACK-01"),
        ("trade", {}, "dmd-why-nobody-here", "DMD-TRADE-01"),
        ("act", {}, "dmd-why-act", "DMD-EPACT-01"),
        ("use", {}, "dmd-why-nothing-to-use", "DMD-INVEST-08"),
        ("reroll", {}, "dmd-why-no-roll", "DMD-REROLL-01"),
        ("discover", {}, "dmd-why-search-later", "DMD-INVEST-01"),
        ("discover", {"enemies": {"office": ["cultist"]}}, "dmd-why-not-safe-to-search", "DMD-INVEST-01"),
    ],
)
def test_what_is_missing_for_a_deed(command: str, given: dict[str, Any], reason: str, rule: str) -> None:
    assert why(night(ian("office"), beth("archive"), **given), command) == (reason, rule)


def test_it_is_somebody_elses_turn() -> None:
    assert why(night(ian("office"), beth("archive")), "run", seat=1) == ("dmd-why-turn", "DMD-TURN-01")


def test_another_question_comes_first_whoever_stands_there() -> None:
    view = RULES.view(night(ian("office"), enemies={"office": ["cultist"]}), 0)
    assert why_not(view, CARDS, 0, "attack", ["keep", "again:standard:blank:1"]).id == "dmd-why-other-first"
    assert why_not(view, CARDS, 0, "rest", ["pass", "attack:cultist.1"]).id == "dmd-why-not-safe"


def test_without_an_action_there_is_nothing_to_do_with_the_enemy_there() -> None:
    state = night(ian("office"), enemies={"office": ["cultist"]}, actions=0)
    assert why(state, "attack") == ("dmd-why-no-action", "DMD-TURN-02")


def test_those_beside_one_have_nothing_to_trade() -> None:
    assert why(night(ian("office"), beth("office")), "trade") == ("dmd-why-nothing-to-trade", "DMD-TRADE-01")


def test_the_great_old_one_cannot_be_attacked_before_the_ritual_is_disrupted() -> None:
    state = night(ian("office"), beth("archive"), great_at="office")
    assert why(state, "attack") == ("dmd-why-great", "DMD-RITUAL-02")


def test_an_altar_is_desecrated_on_a_safe_space_only() -> None:
    state = night(ian("office"), beth("archive"), enemies={"office": ["cultist"]}, tokens={"altar": ["office"], "knife": ["0"]})
    assert why(state, "act") == ("dmd-why-act-safe", "DMD-EPACT-01")


def test_every_rule_that_is_named_stands_in_the_book() -> None:
    rules = {rule["id"] for rule in yaml.safe_load(BOOK.read_text("utf-8"))["rules"]}
    source = (BOOK.parent / "why.py").read_text("utf-8")
    named = {part.partition('"')[0] for part in source.split('"')[1::2] if part.startswith("DMD-")}
    assert named
    assert named <= rules
