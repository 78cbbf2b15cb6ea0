"""What holds until something ends it, and what listens for it by its name (`games.kernel.lasting`, `games.kernel.hooks`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.kernel.ask import Script
from games.kernel.hooks import Book, Layer, Source
from games.kernel.lasting import Lasting, Lasts
from games.kernel.luck import Fate
from games.kernel.table import State

from .toys import nothing


class Spell(Lasting, frozen=True):
    what: Literal["bless", "curse", "echo"]
    until: Literal["roll", "turn", "game"] = "turn"


class ShrineState(State):
    lasting: list[Spell] = []
    log: list[str] = []


class Shrine(Lasts[ShrineState, Spell]):
    @property
    def in_effect(self) -> list[Spell]:
        return self.state.lasting


@dataclass(slots=True)
class Prayer:
    strength: int = 0


BOOK: Book[Shrine] = Book(lambda g, kinds: g.lingering(kinds))


@BOOK.modifies(Prayer, "bless")
def _stronger(_g: Shrine, src: Source, h: Prayer) -> None:
    h.strength += src.trait.n


@BOOK.modifies(Prayer, "curse", Layer.LIMIT)
def _at_most(_g: Shrine, src: Source, h: Prayer) -> None:
    h.strength = min(h.strength, src.trait.n)


@BOOK.reacts(Prayer, "bless", Layer.AFTER)
def _thanks(g: Shrine, src: Source, _h: Prayer) -> None:
    g.state.log.append(f"thanks {src.id}")


@BOOK.reacts(Prayer, "curse")
def _laughs(g: Shrine, src: Source, _h: Prayer) -> None:
    g.state.log.append(f"laughs {src.id}")
    g.no_longer("echo")


@BOOK.reacts(Prayer, "echo")
def _echoes(g: Shrine, src: Source, _h: Prayer) -> Script[None]:
    g.state.log.append(f"echoes {src.id}")
    g.in_effect.remove(src.trait)
    yield from nothing()


def shrine(*spells: Spell) -> Shrine:
    return Shrine(ShrineState(lasting=list(spells)), Fate(b"shrine"), 0)


def pray(g: Shrine) -> int:
    try:
        next(script := BOOK.happens(g, Prayer()))
    except StopIteration as done:
        return done.value.strength
    raise AssertionError(f"{script} asks somebody")


def test_what_lasts_is_read_by_its_name_and_by_what_it_lies_on() -> None:
    g = shrine(Spell(what="bless", n=2), Spell(what="bless", n=1), Spell(what="bless", n=9, on="door"))
    assert (g.lasting("bless"), g.lasting("bless", "door"), g.lasting("bless", "wall")) == (3, 9, 0)
    assert g.in_force("bless")
    assert not g.in_force("curse")


def test_a_period_ends_what_lasts_so_long_and_its_marks_and_nothing_else() -> None:
    g = shrine(Spell(what="bless", until="roll"), Spell(what="curse", until="turn"), Spell(what="echo", until="game"))
    g.once("horn", "roll")
    g.once("harp", "turn")
    g.expire("roll")
    assert [e.what for e in g.in_effect] == ["curse", "echo"]
    assert (g.may("horn", "roll"), g.may("harp", "turn")) == (True, False)


def test_a_rule_ends_by_name_by_place_or_by_both() -> None:
    spells = [Spell(what="bless", on="door"), Spell(what="curse", on="door"), Spell(what="bless")]
    for what, on, left in (("bless", "", [1]), ("", "door", [2]), ("bless", "door", [1, 2])):
        g = shrine(*spells)
        g.no_longer(what, on)
        assert g.in_effect == [spells[i] for i in left]


def test_a_period_within_a_period_lets_the_outer_one_sleep() -> None:
    g = shrine(Spell(what="bless", n=1))
    g.once("horn", "turn")
    with g.asleep("turn"):
        assert g.may("horn", "turn")
        assert not g.in_force("bless")
        g.lasts(Spell(what="curse"))
        g.expire("turn")
    assert g.in_effect == [Spell(what="bless", n=1)]
    assert not g.may("horn", "turn")


def test_passives_and_triggers_listen_for_a_name_by_layer_and_then_by_arrival() -> None:
    g = shrine(
        Spell(what="bless", n=5, card="a"),
        Spell(what="echo", card="b"),
        Spell(what="curse", n=3, card="c"),
    )
    assert pray(g) == 3
    assert g.state.log == ["echoes b", "laughs c", "thanks a"]
    assert pray(g) == 3
    assert g.state.log[3:] == ["laughs c", "thanks a"]


def test_what_another_trigger_has_ended_does_not_happen() -> None:
    g = shrine(Spell(what="curse", n=1, card="c"), Spell(what="echo", card="d"))
    pray(g)
    assert g.state.log == ["laughs c"]
