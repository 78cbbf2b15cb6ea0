"""Events as data: who is told what, in which order."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.ask import Script, ask
from games.kernel.live import Live, Save
from games.kernel.table import Event

from .toys import Did, Toy, ToyTable, note, table, words


@dataclass(frozen=True, slots=True)
class Sees(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Peeks(Event):
    seat: int


def peeking(g: ToyTable) -> Script[None]:
    yield from ask(0, "peek", words("yes"))
    g.tell(Did("before"))
    g.tell(Sees(0, "ace"), to=(0, 2), others=Peeks(0))
    g.tell(Did("sealed"), to=())
    g.tell(Did("hint"), to=(1,))
    g.tell(Did("after"))


def told_to(viewer: int | None) -> list[Event | None]:
    return [t.for_viewer(viewer) for t in table(peeking).says(0, "yes").last]


def test_everybody_is_told_what_has_no_addressee_and_the_rest_hears_something_else_in_the_same_place() -> None:
    assert told_to(0) == told_to(2) == [Did("before"), Sees(0, "ace"), None, None, Did("after")]
    assert told_to(1) == [Did("before"), Peeks(0), None, Did("hint"), Did("after")]
    assert told_to(None) == [Did("before"), Peeks(0), None, None, Did("after")]


def test_with_words_for_the_others_number_and_order_are_equal_for_all() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))
        for seat in range(3):
            g.tell(Sees(seat, "ace"), to=(seat,), others=Peeks(seat))

    told = table(step).says(0, "x").last
    for viewer in (None, 0, 1, 2):
        assert [e.seat for t in told if isinstance(e := t.for_viewer(viewer), (Sees, Peeks))] == [0, 1, 2]
        assert all(isinstance(t.for_viewer(viewer), Sees) == (t.event.seat == viewer) for t in told)  # type: ignore[attr-defined]


def test_what_nobody_is_told_until_the_end_is_still_in_the_log() -> None:
    t = table(peeking).says(0, "yes")
    sealed = [x.event for x in t.last if x.to == ()]
    assert sealed == [Did("sealed")]
    assert all(x.for_viewer(v) is None for x in t.last if x.to == () for v in (None, 0, 1, 2))


def test_events_belong_to_the_answer_that_caused_them_across_steps() -> None:
    def first(g: ToyTable) -> Script[None]:
        note(g, "opening")
        yield from ask(0, "a", words("x"))
        note(g, "end of one")

    def second(g: ToyTable) -> Script[None]:
        note(g, "start of two")
        yield from ask(0, "b", words("x"))

    t = table(first, second)
    assert [e.event for e in t.live.opening] == [Did("opening")]
    t.says(0, "x")
    assert [e.event for e in t.last] == [Did("end of one"), Did("start of two")]
    t.says(0, "x")
    assert t.last == ()


def test_an_event_is_plain_data() -> None:
    assert Sees(1, "ace").plain() == {"event": "Sees", "seat": 1, "card": "ace"}
    assert Sees(1, "ace").values() == ("Sees", 1, "ace")


@dataclass(frozen=True)
class Loose(Event):
    n: int


@dataclass(frozen=True, slots=True)
class SeesMore(Sees):
    why: str


def test_every_field_of_an_event_guards_the_replay_however_its_class_is_written() -> None:
    assert Loose(1).values() == ("Loose", 1)
    assert SeesMore(1, "ace", "lamp").values() == ("SeesMore", 1, "ace", "lamp")

    def telling(n: int) -> Toy:
        def step(g: ToyTable) -> Script[None]:
            yield from ask(0, "a", words("x"))
            g.tell(Loose(n))
            yield from ask(0, "b", words("x"))

        return Toy(step)

    t = table(*telling(1).steps).says(0, "x")
    save: Save = t.live.save
    assert Live(telling(1), t.live.fate, save).lost == ()
    assert Live(telling(2), t.live.fate, save).lost == save.answers
