"""Storing: play goes on from what was stored, and it is read back only when that could make a difference."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, Field, field_validator

from games.kernel.ask import Script, ask
from games.kernel.live import Live, RuleCrash, new_game
from games.kernel.luck import Fate
from games.kernel.stored import same, written
from games.kernel.table import State

from .toys import Toy, ToyState, ToyTable, frozen, note, words


class Token(BaseModel):
    n: int = 0


class Box(BaseModel):
    tokens: list[Token] = []
    label: str = ""
    names: list[str] = []
    inside: Box | None = None


class Attic(ToyState):
    one: Token = Token()
    maybe: Token | None = None
    boxes: list[Box | None] = []
    shelf: dict[str, Box] = {}
    piles: dict[str, list[str]] = {}
    more: dict[str, Token | None] = {}
    fixed: tuple[str, ...] = ()


class AtticToy(Toy):
    state_type = Attic


def full() -> Attic:
    """A value in every place."""
    return Attic(
        one=Token(n=1),
        maybe=Token(n=2),
        boxes=[Box(tokens=[Token(n=3), Token(n=4)], names=["a"], inside=Box(tokens=[Token(n=5)])), None, Box()],
        shelf={"x": Box(names=["b"]), "y": Box()},
        piles={"x": ["c"], "y": []},
        more={"x": None, "y": Token(n=6)},
        fixed=("a",),
    )


def first(state: Attic) -> Box:
    box = state.boxes[0]
    assert box is not None
    return box


def _list_in_two_fields(s: Attic) -> None:
    s.log = s.deck


def _list_in_two_parts(s: Attic) -> None:
    s.shelf["x"].names = first(s).names


def _list_in_a_part_and_a_field(s: Attic) -> None:
    s.log = first(s).names


def _list_twice_in_a_dict(s: Attic) -> None:
    s.piles["y"] = s.piles["x"]


def _list_twice_in_a_list(s: Attic) -> None:
    s.hands = [s.deck, ["q"]]


def _part_twice_in_a_list(s: Attic) -> None:
    s.boxes.append(s.boxes[0])


def _part_in_a_list_and_a_dict(s: Attic) -> None:
    s.shelf["z"] = first(s)


def _part_in_two_fields(s: Attic) -> None:
    s.maybe = s.one


def _part_twice_inside(s: Attic) -> None:
    first(s).tokens.append(first(s).tokens[0])


def _part_in_a_dict_with_gaps(s: Attic) -> None:
    s.more["x"] = s.more["y"]


def _part_of_a_part(s: Attic) -> None:
    s.boxes[2] = first(s).inside


def _dict_in_two_fields(s: Attic) -> None:
    s.piles = s.used


SHARED: list[Callable[[Attic], None]] = [
    _list_in_two_fields,
    _list_in_two_parts,
    _list_in_a_part_and_a_field,
    _list_twice_in_a_dict,
    _list_twice_in_a_list,
    _part_twice_in_a_list,
    _part_in_a_list_and_a_dict,
    _part_in_two_fields,
    _part_twice_inside,
    _part_in_a_dict_with_gaps,
    _part_of_a_part,
    _dict_in_two_fields,
]


def change_everything(s: Attic) -> None:
    """What a next step might do to each thing in the state."""

    def box(b: Box) -> None:
        b.names.append("new")
        b.tokens.append(Token(n=9))
        for t in b.tokens:
            t.n += 1
        if b.inside:
            box(b.inside)

    s.log.append("new")
    s.deck.append("new")
    s.used.setdefault("day", []).append("new")
    for hand in s.hands:
        hand.append("new")
    s.one.n += 1
    if s.maybe:
        s.maybe.n += 1
    for b in [*s.boxes, *s.shelf.values()]:
        if b:
            box(b)
    for pile in s.piles.values():
        pile.append("new")
    for t in s.more.values():
        if t:
            t.n += 1


@pytest.mark.parametrize("share", SHARED, ids=lambda f: f.__name__.strip("_"))
@pytest.mark.parametrize("strict", [True, False])
def test_what_two_places_share_is_two_things_from_the_next_step_on(share: Callable[[Attic], None], strict: bool) -> None:
    def one(g: ToyTable) -> Script[None]:
        yield from ask(0, "share", words("x"))
        share(g.state)  # type: ignore[arg-type]

    def two(g: ToyTable) -> Script[None]:
        yield from ask(0, "change", words("x"))
        change_everything(g.state)  # type: ignore[arg-type]
        yield from ask(0, "end", words("x"))

    rules = AtticToy(one, two)
    live = Live(rules, Fate(b"k"), new_game(rules, full()), strict=strict)
    live.answer(0, 0, ["x"])
    stored = live.save
    live.answer(1, 0, ["x"])
    loaded = Live(rules, Fate(b"k"), stored, strict=strict)
    loaded.answer(1, 0, ["x"])
    assert frozen(loaded) == frozen(live)


@pytest.mark.parametrize("share", SHARED, ids=lambda f: f.__name__.strip("_"))
def test_sharing_is_seen_without_reading_back(share: Callable[[Attic], None]) -> None:
    state = full()
    assert written(state)[1]
    share(state)
    data, alike = written(state)
    assert not alike
    assert data == state.model_dump_json()


def test_the_same_text_or_none_in_two_places_is_not_shared() -> None:
    state = full()
    state.boxes += [None, None]
    state.more["z"] = None
    state.log, state.deck = ["a", "a"], ["a"]
    state.fixed = ("b", "b")
    assert written(state)[1]


def test_a_state_that_shares_nothing_is_not_read_back() -> None:
    read: list[str] = []

    class Watched(AtticToy):
        def load(self, data: str | bytes, version: int) -> Attic:  # type: ignore[override]
            read.append(str(data))
            return super().load(data, version)  # type: ignore[return-value]

    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))
        change_everything(g.state)  # type: ignore[arg-type]

    rules = Watched(step, step, step)
    live = Live(rules, Fate(b"k"), new_game(rules, full()))
    assert len(read) == 1  # the opening
    live.answer(0, 0, ["x"])
    live.answer(1, 0, ["x"])
    assert len(read) == 1


class Mood(StrEnum):
    low = "low"


@pytest.mark.parametrize(
    ("field", "value"),
    [("log", ("a",)), ("log", [1]), ("fixed", ["a"]), ("at", "1"), ("one", {"n": 1}), ("maybe", 3), ("piles", [])],
)
def test_a_value_of_another_type_than_declared_is_read_back(field: str, value: Any) -> None:
    state = full()
    setattr(state, field, value)
    assert not written(state)[1]


@pytest.mark.parametrize(("field", "value"), [("at", True), ("log", [Mood.low]), ("seats", False)])
def test_a_strict_table_compares_the_types_too(field: str, value: Any) -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))
        setattr(g.state, field, value)

    class Still(AtticToy):
        def step(self, table: ToyTable) -> Script[None]:
            return step(table)

    rules = Still(step)
    live = Live(rules, Fate(b"k"), new_game(rules, full()), strict=True)
    with pytest.raises(RuleCrash, match="does not survive being stored"):
        live.answer(0, 0, ["x"])


class Bounded(State):
    few: list[Annotated[list[int], Field(max_length=3)]] = []


class Watchful(State):
    n: int = 0

    @field_validator("n")
    @classmethod
    def _even(cls, n: int) -> int:
        return n - n % 2


class Either(State):
    thing: Token | Box | None = None
    pair: tuple[Token, ...] = ()


@pytest.mark.parametrize("state", [Bounded(few=[[1]]), Watchful(n=2), Either(thing=Token())])
def test_a_state_that_cannot_be_judged_by_looking_is_always_read_back(state: State) -> None:
    assert not written(state)[1]


def test_same_means_down_to_the_types() -> None:
    assert same(full(), full())
    assert not same(full(), ToyState())
    for one, other in [
        (1, True),
        (["a"], ("a",)),
        ({"a": 1}, {"a": True}),
        ("low", Mood.low),
        ([1], [1, 2]),
        ({"a": 1}, {"b": 1}),
    ]:
        assert not same(one, other)
    less = full()
    first(less).tokens[0].n += 1
    assert not same(full(), less)


def test_same_also_where_something_is_not_what_its_field_says() -> None:
    """Such values cannot be compared by their bytes; and a model is not what it would be written as."""

    def odd(*names: Any) -> Attic:
        state = full()
        first(state).names = list(names)
        return state

    for one, other in [(Token(n=1), Token(n=1)), (Mood.low, Mood.low), (b"a", b"a")]:
        assert same(odd(one), odd(other))
    for one, other in [(Token(n=1), Token(n=2)), (Token(n=1), {"n": 1}), (Mood.low, "low"), (1, True), (["a"], ("a",))]:
        assert not same(odd(one), odd(other))
    bent = full()
    bent.one = Box()  # type: ignore[assignment]
    assert not same(full(), bent)


# Ends of steps that are not worth a checkpoint


class Thrifty(Toy):
    """Stores only before every third step."""

    def stores(self, state: ToyState) -> bool:
        return state.at % 3 == 0


def asks(g: ToyTable) -> Script[None]:
    note(g, (yield from ask(0, "go", words("x", "y"))) + str(g.draw(6, "roll:0")))


def silent(g: ToyTable) -> Script[None]:
    note(g, f"by itself {g.draw(6, 'roll:0')}")
    return
    yield


def test_a_game_is_the_same_from_every_answer_whichever_ends_were_stored() -> None:
    steps = [asks, silent, asks, asks, silent, silent, asks, asks, asks, silent]
    rules, all_stored = Thrifty(*steps), Toy(*steps)
    live = Live(rules, Fate(b"k"), new_game(rules, ToyState()))
    other = Live(all_stored, Fate(b"k"), new_game(all_stored, ToyState()))
    stored: list[bool] = []
    while not live.over:
        n, pick = live.asks[0].n, "xy"[live.count % 2]
        stored.append(live.answer(n, 0, [pick]).checkpoint is not None)
        assert other.answer(n, 0, [pick]).checkpoint is not None
        loaded = Live(rules, Fate(b"k"), live.save)
        assert not loaded.lost
        assert frozen(loaded) == frozen(live) == frozen(other)
        assert [a.trace for a in live.answers] == [a.trace for a in other.answers]
    # Answers end the steps 0, 2, 3, 6, 7, 8; the silent ones after 0, 3 and 8 end with them. The game's end is always stored.
    assert stored == [False, True, True, False, False, True]
    assert [c.step for c in live.checkpoints] == [0, 3, 6, 10]


def test_undo_goes_back_across_ends_that_were_not_stored() -> None:
    rules = Thrifty(*[asks, silent] * 5)
    live = Live(rules, Fate(b"k"), new_game(rules, ToyState()))
    before: list[Any] = [frozen(live)]
    for _ in range(4):
        live.answer(live.asks[0].n, 0, ["x"])
        before.append(frozen(live))
    given = live.answers[:]
    for to in (3, 1, 0):
        live.undo(to)
        assert frozen(live) == before[to]
        for old in given[to:]:
            live.answer(old.n, old.seat, old.picks)
        assert frozen(live) == before[4]


def test_what_is_shared_at_an_end_that_is_not_stored_is_shared_after_loading_too() -> None:
    def share(g: ToyTable) -> Script[None]:
        yield from ask(0, "share", words("x"))
        g.state.hands = [g.state.deck, g.state.deck]

    def use(g: ToyTable) -> Script[None]:
        yield from ask(0, "use", words("x"))
        g.state.hands[0].append("b")
        yield from ask(0, "end", words("x"))

    rules = Thrifty(share, use)
    live = Live(rules, Fate(b"k"), new_game(rules, ToyState(deck=["a"])))
    assert live.answer(0, 0, ["x"]).checkpoint is None
    live.answer(1, 0, ["x"])
    assert live.state.hands == [["a", "b"], ["a", "b"]]
    assert frozen(Live(rules, Fate(b"k"), live.save)) == frozen(live)
