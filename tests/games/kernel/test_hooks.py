"""Moments that effects change (passives) or react to (triggers)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from games.kernel.ask import Script, ask
from games.kernel.hooks import Book, Layer, Source
from games.kernel.testing import Play

from .toys import Step, ToyState, ToyTable, note, table, words


@dataclass(frozen=True, slots=True)
class Adds:
    n: int


@dataclass(frozen=True, slots=True)
class Sets:
    n: int


@dataclass(frozen=True, slots=True)
class Doubles:
    pass


@dataclass(frozen=True, slots=True)
class AtMost:
    n: int


@dataclass(frozen=True, slots=True)
class Cries:
    removes: str = ""
    asks: bool = False


@dataclass(frozen=True, slots=True)
class Sings:
    pass


TRAITS: dict[str, Any] = {
    "plus1": Adds(1),
    "plus2": Adds(2),
    "three": Sets(3),
    "five": Sets(5),
    "double": Doubles(),
    "cap4": AtMost(4),
    "cry": Cries(),
    "asker": Cries(asks=True),
    "killer": Cries(removes="cry"),
    "song": Sings(),
}


def in_play(g: ToyTable, kinds: tuple[type, ...]) -> Iterable[Source]:
    """Everything in the hands, seat by seat; what lies in the discard (the deck here) does not count."""
    for seat, hand in enumerate(g.state.hands):
        for card in hand:
            trait = TRAITS[card.partition(".")[0]]
            if isinstance(trait, kinds):
                yield Source(card, seat, trait)


@dataclass(slots=True)
class Strength:
    n: int
    order: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Night:
    pass


BOOK: Book[ToyTable] = Book(in_play)


# Registered in a mixed order on purpose: layers and sources decide, not this file.
@BOOK.modifies(Strength, AtMost, Layer.LIMIT)
def _limit(g: ToyTable, src: Source, h: Strength) -> None:
    h.n = min(h.n, src.trait.n)
    h.order.append(src.id)


@BOOK.modifies(Strength, Doubles)
def _double(g: ToyTable, src: Source, h: Strength) -> None:
    h.n *= 2
    h.order.append(src.id)


@BOOK.modifies(Strength, Adds, Layer.ADD)
def _add(g: ToyTable, src: Source, h: Strength) -> None:
    h.n += src.trait.n
    h.order.append(src.id)


@BOOK.modifies(Strength, Sets, Layer.SET)
def _set(g: ToyTable, src: Source, h: Strength) -> None:
    h.n = src.trait.n
    h.order.append(src.id)


@BOOK.reacts(Night, Sings)
def _sing(g: ToyTable, src: Source, h: Night) -> Script[None]:
    note(g, f"{src.id} sings")
    return
    yield


@BOOK.reacts(Night, Cries)
def _cry(g: ToyTable, src: Source, h: Night) -> Script[None]:
    if src.trait.asks and src.owner is not None:
        yield from ask(src.owner, "cry", words("aloud"))
    if src.trait.removes:
        for hand in g.state.hands:
            hand[:] = [c for c in hand if not c.startswith(src.trait.removes)]
    note(g, f"{src.id} cries")


def strength(*hands: str) -> Strength:
    t = table(lambda g: ask(0, "x", words("x")), hands=[h.split() for h in hands])  # type: ignore[arg-type,return-value]
    return BOOK.now(t.live.table, Strength(1))


def night(chooser: int | None = None) -> Step:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(0, "night", words("x"))
        yield from BOOK.happens(g, Night(), chooser)
        note(g, "morning")

    return step


def nights(*hands: str, chooser: int | None = None) -> Play[ToyState]:
    return table(night(chooser), hands=[h.split() for h in hands]).says(0, "x")


def test_layers_come_before_the_order_of_sources() -> None:
    h = strength("cap4 plus1", "three plus2")
    assert h.order == ["three", "plus1", "plus2", "cap4"]
    assert h.n == 4


def test_within_a_layer_the_order_of_sources_decides_whatever_their_kind() -> None:
    assert strength("plus1", "double").n == (1 + 1) * 2
    assert strength("double", "plus1").n == 1 * 2 + 1
    assert strength("three", "five").n == 5
    assert strength("five", "three").n == 3


def test_a_moment_nobody_listens_to_comes_back_as_it_was() -> None:
    assert strength("cry", "").n == 1
    assert BOOK.now(table(night(), hands=[]).live.table, Night()) == Night()


def test_triggers_run_in_the_order_of_their_sources() -> None:
    assert nights("cry song", "cry.2").state.log == ["cry cries", "song sings", "cry.2 cries", "morning"]


def test_a_source_that_has_left_play_is_skipped() -> None:
    assert nights("killer cry", "song cry.2").state.log == ["killer cries", "song sings", "morning"]


def test_a_source_that_left_while_another_asked_is_skipped() -> None:
    t = nights("asker", "cry").asks(0, "cry")
    t.state.hands[1].clear()
    assert t.says(0, "aloud").state.log == ["asker cries", "morning"]


def test_a_source_that_comes_into_play_meanwhile_does_not_join() -> None:
    t = nights("asker", "").asks(0, "cry")
    t.state.hands[1].append("song")
    assert t.says(0, "aloud").state.log == ["asker cries", "morning"]


def test_a_trigger_may_ask_another_seat_and_survives_storing() -> None:
    t = nights("song", "", "asker").asks(2, "cry").reload().says(2, "aloud")
    assert t.state.log == ["song sings", "asker cries", "morning"]


def test_the_chooser_orders_the_triggers() -> None:
    t = nights("cry", "song", "cry.2", chooser=1).asks(1, "kernel-order-triggers")
    assert [dict(o.args)["source"] for o in t.question().options] == ["cry", "song", "cry.2"]
    t.says(1, t.keys()[2]).reload().says(1, t.keys()[1])
    assert t.state.log == ["cry.2 cries", "song sings", "cry cries", "morning"]  # the last one needs no question


def test_the_chooser_is_not_asked_about_a_single_trigger() -> None:
    assert nights("cry", chooser=0).state.log == ["cry cries", "morning"]


def test_the_chooser_is_not_asked_about_what_has_left_play() -> None:
    t = nights("killer", "cry", "song", chooser=0).says(0, "first:killer:0")
    assert t.state.log == ["killer cries", "song sings", "morning"]


def test_an_absent_chooser_takes_the_order_of_sources() -> None:
    assert nights("cry", "song", chooser=2).default().state.log == ["cry cries", "song sings", "morning"]
