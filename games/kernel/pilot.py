"""What the automatic player of a game is built on: a class whose methods say which questions they answer.

    class Autopilot(Pilot[SomeView]):
        takes_default = frozenset({"ti-order"})

        @answers("ti-move", "ti-flee")
        def step(self, view: SomeView, question: Ask) -> str:
            return max(question.keys, key=lambda key: self.worth(view, key))

A larger one has parts, each an object with such methods, named after what it decides. A question nobody wrote a method for gets the
answer of an absent person, and so does one whose method has no idea ("") or names something that is not offered: whatever the
methods say, an answer is legal.

A pilot sees what a person in its seat sees: the view of that seat, and the question as it is read there. What an option means to
the rules is taken out before any method looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar, Generic, TypeAlias, TypeVar

from games.kernel.ask import Ask, Option, Seat
from games.kernel.luck import Fate
from games.kernel.players import Default

Picks: TypeAlias = str | tuple[str, ...]  # one key ("": no idea), or several

V = TypeVar("V")
M = TypeVar("M", bound=Callable[..., Picks])

_MARK = "answers_questions"


def answers(*questions: str) -> Callable[[M], M]:
    """Marks a method as the answer to the questions of these message ids."""

    def mark(method: M) -> M:
        setattr(method, _MARK, questions)
        return method

    return mark


def as_read(question: Ask) -> Ask:
    """The question as its reader has it. The values of its options are the rules' own, and may lead to what nobody may know."""
    options = tuple(Option(o.key, None, o.args, o.msg, o.tone) for o in question.options)
    return replace(question, menu=options, options=options, again=None)


def legal(question: Ask, picks: tuple[str, ...]) -> bool:
    keys = question.keys
    enough = min(question.least, len(keys)) <= len(picks) <= question.most
    return enough and len(set(picks)) == len(picks) and set(picks) <= set(keys)


class Pilot(Generic[V]):
    """One automatic player, for as many seats of a table as are its own. It may remember what it has seen there."""

    takes_default: ClassVar[frozenset[str]] = frozenset()
    """Questions that are meant to have no method: the answer of an absent person is good enough."""

    def __init__(self, *parts: object, luck: Fate | None = None) -> None:
        """`parts` have further methods. `luck` is its own, never the game's: two that are made alike play alike."""
        self._luck = luck or Fate(b"pilot")
        self._default = Default()
        self._answers: dict[str, Callable[[V, Ask], Picks]] = {}
        for part in (self, *parts):
            for name in dir(type(part)):
                for msg in getattr(getattr(type(part), name), _MARK, ()):
                    if msg in self._answers:
                        raise TypeError(f"{msg} is answered twice, the second time by {type(part).__name__}.{name}")
                    self._answers[msg] = getattr(part, name)

    @property
    def answered(self) -> Mapping[str, Callable[[V, Ask], Picks]]:
        """The method of each question that has one."""
        return self._answers

    def pick(self, view: V, question: Ask) -> tuple[str, ...]:
        question = as_read(question)
        self.look(view)
        picks = self.think(view, question)
        return picks if picks is not None and legal(question, picks) else self.otherwise(view, question)

    def think(self, view: V, question: Ask) -> tuple[str, ...] | None:
        """What its own method says, legal or not; None where there is no method, no idea, or nothing to choose."""
        method = None if question.hollow else self._answers.get(question.msg)
        said = method(view, question) if method is not None else ""
        return ((said,) if said else None) if isinstance(said, str) else said

    def look(self, view: V) -> None:
        """Called with every view before it thinks, for a player that remembers."""

    def otherwise(self, view: V, question: Ask) -> tuple[str, ...]:
        """The answer where its methods have none."""
        return self._default.pick(view, question)

    def wants_idle(self, view: V, question: Ask) -> bool:
        """Would it answer a question nobody waits for?"""
        return False

    def says(self, view: V, seat: Seat) -> str:
        """What it says beside the questions now, as a person of this seat could: an aside of the rules, such as "arm:…"; "" is
        nothing. Asked again with the view after it, until there is nothing more."""
        return ""

    def chance(self, sides: int, question: Ask, what: str = "") -> int:
        """A number from 0 to sides - 1, for whom several answers are as good: the same for the same question, in every process.
        `what` tells two draws for one question apart."""
        return self._luck.draw(sides, f"{question.n}:{question.seal}:{what}")
