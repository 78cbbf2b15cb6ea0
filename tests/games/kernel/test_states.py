"""States: only what JSON returns equal (I10), schema versions, migrations, "once per"."""

from __future__ import annotations

import json
from datetime import datetime
from enum import Enum
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, Field

from games.kernel.ask import RuleBug, Script, ask
from games.kernel.live import CannotOpen, Checkpoint, Live, RuleCrash, Save, new_game
from games.kernel.luck import Fate
from games.kernel.rules import check_state
from games.kernel.table import State, Table

from .asylum import AsylumState
from .coven import CovenState
from .duel import DuelState
from .dungeon import DungeonState
from .toys import Toy, ToyState, ToyTable, frozen, note, table, words


class Part(BaseModel):
    n: int
    more: list[Part] = []


class Fine(State):
    a: str = ""
    b: int | None = None
    c: Literal["x", "y"] = "x"
    d: tuple[int, ...] = ()
    e: dict[str, list[Part]] = {}
    f: dict[int, bool] = {}
    g: list[Annotated[list[int], Field(max_length=3)]] = []
    h: dict[Literal["x", "y"], int] = {}


@pytest.mark.parametrize("kind", [ToyState, DungeonState, CovenState, DuelState, AsylumState, Fine])
def test_the_states_of_the_toys_survive_json(kind: type[State]) -> None:
    check_state(kind)


class Colour(Enum):
    red = "red"


@pytest.mark.parametrize(
    "kind",
    [
        float,
        bytes,
        set[int],
        frozenset[str],
        datetime,
        Colour,
        Any,
        object,
        list[set[int]],
        dict[str, float],
        int | float,
        tuple[int, Colour],
        Annotated[float, Field(ge=0)],
        list[Annotated[list[float], Field(max_length=3)]],
        dict[tuple[int, int], str],  # written as "1,2", which nothing reads back
        dict[int | str, int],  # 1 comes back as "1"
        dict[Literal[1, 2], int],
    ],
)
def test_what_does_not_survive_json_is_refused_when_the_game_is_imported(kind: Any) -> None:
    holder = type("Holder", (State,), {"__annotations__": {"field": kind}, "model_config": {"arbitrary_types_allowed": True}})
    with pytest.raises(RuleBug, match=r"state\.field"):
        check_state(holder)


class LooseState(ToyState):
    anything: Any = None


class LooseToy(Toy):
    state_type = LooseState


def test_a_strict_table_notices_a_state_that_comes_back_different() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))
        g.state.anything = (1, 2)  # type: ignore[attr-defined]  # comes back as a list

    rules = LooseToy(step, step)
    live = Live(rules, Fate(b"k"), new_game(rules, LooseState()), strict=True)
    before = frozen(live)
    with pytest.raises(RuleCrash, match="does not survive being stored"):
        live.answer(0, 0, ["x"])
    assert frozen(live) == before


@pytest.mark.parametrize("strict", [True, False])
def test_a_table_that_was_never_loaded_plays_on_like_one_that_was(strict: bool) -> None:
    def share(g: ToyTable) -> Script[None]:
        yield from ask(0, "share", words("x"))
        pile = ["a"]
        g.state.hands = [pile, pile]

    def use(g: ToyTable) -> Script[None]:
        yield from ask(0, "use", words("x"))
        g.state.hands[0].append("b")
        yield from ask(0, "end", words("x"))

    t = table(share, use, strict=strict).says(0, "x").says(0, "x")
    before = frozen(t.live)
    assert t.state.hands == [["a", "b"], ["a"]]
    t.reload()
    assert frozen(t.live) == before


# Versions


class ThirdState(ToyState):
    fears: list[str] = []


def count_the_log(old: dict[str, Any]) -> dict[str, Any]:
    return {**old, "num": {"told": len(old["log"])}}


def name_the_fears(old: dict[str, Any]) -> dict[str, Any]:
    return {**{k: v for k, v in old.items() if k != "deck"}, "fears": old["deck"]}


class ThirdToy(Toy):
    version = 3
    state_type = ThirdState
    migrations = {1: count_the_log, 2: name_the_fears}


def talk(g: ToyTable) -> Script[None]:
    note(g, (yield from ask(0, "talk", words("a", "b"))))


def old_save() -> Save:
    t = table(talk, talk, talk, log=["before"], deck=["dark"]).says(0, "a")
    assert t.live.save.checkpoint.version == 1
    return t.live.save


def test_an_old_checkpoint_is_loaded_through_all_migrations_in_order() -> None:
    live = Live(ThirdToy(talk, talk, talk), Fate(b"k"), old_save())
    assert isinstance(live.state, ThirdState)
    assert live.state.num == {"told": 2}
    assert live.state.fears == ["dark"]
    assert live.state.deck == []
    moved = live.answer(live.asks[0].n, 0, ["b"])
    assert moved.checkpoint is not None
    assert moved.checkpoint.version == 3
    assert json.loads(moved.checkpoint.data)["fears"] == ["dark"]


def test_one_version_back_runs_only_the_migrations_it_needs() -> None:
    data = ToyState(log=["x"], deck=["dark"]).model_dump_json()
    assert ThirdToy(talk).load(data, 2).num == {}


def test_a_newer_checkpoint_is_refused() -> None:
    newer = Save(Checkpoint(0, 0, 0, 2, ToyState().model_dump_json()))
    with pytest.raises(CannotOpen, match="newer than these rules"):
        Live(Toy(talk), Fate(b"k"), newer)


def test_a_gap_in_the_migrations_is_refused() -> None:
    class Gap(ThirdToy):
        migrations = {1: count_the_log}

    with pytest.raises(CannotOpen, match="no migration from version 2"):
        Live(Gap(talk, talk, talk), Fate(b"k"), old_save())


def test_a_state_with_an_unknown_field_is_refused() -> None:
    data = json.dumps({**json.loads(ToyState().model_dump_json()), "surprise": 1})
    with pytest.raises(CannotOpen, match=r"(?s)surprise|extra_forbidden|pydantic"):
        Live(Toy(talk), Fate(b"k"), Save(Checkpoint(0, 0, 0, 1, data)))


# Once per period


def test_once_per_period_until_the_period_ends() -> None:
    g: Table[ToyState] = ToyTable(ToyState(), Fate(b"k"), 0)
    assert g.may("harvey", "roll")
    assert g.once("harvey", "roll")
    assert not g.may("harvey", "roll")
    assert not g.once("harvey", "roll")
    assert g.once("harvey", "day")
    assert g.once("mandy", "roll")
    g.expire("roll")
    assert g.may("harvey", "roll")
    assert g.may("mandy", "roll")
    assert not g.may("harvey", "day")
    assert ToyState.model_validate_json(g.state.model_dump_json()).used == {"day": ["harvey"]}
    g.expire("never used")
