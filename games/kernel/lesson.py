"""A guided first game: a few decisions at a prepared table, on the real rules. A game has it in `lesson.yaml`, or has none.

Luck, seats and wishes are fixed, so whoever does what is proposed meets every step as it is written. Whoever does something else plays on
all the same, with the tips everybody has: a step speaks of one question with its very options, and is told of no other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.kernel.ask import Ask
from games.kernel.content import BadPack, faults_of, read_yaml
from games.kernel.phrases import Lang

LEAST, MOST = 5, 8  # decisions: more is a game, fewer are a picture


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    en: Annotated[str, Field(min_length=1, max_length=400)]
    de: Annotated[str, Field(min_length=1, max_length=400)]

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Step(BaseModel):
    """`at`: so many answers were given before, by whomever. `ask`: the question's message. `seal`: its fingerprint, with all that is
    offered (`Ask.seal`; `keeper lesson` prints it). `pick`: what is proposed, by key."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    at: Annotated[int, Field(ge=0)]
    ask: str
    seal: Annotated[str, Field(pattern="^[0-9a-f]{12}$")]
    pick: str
    say: Said


class Lesson(BaseModel):
    """`seats`: so many, the learner first; caretakers have the others. `luck`: any word, which the dice hang on. `wishes` of the table
    and `mine`, those of the learner, as in the lobby. `intro` stands above the first question, `end` below the last answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: Annotated[int, Field(ge=1, le=8)]
    luck: Annotated[str, Field(min_length=1, max_length=40)]
    wishes: Mapping[str, Any] = Field(default_factory=dict)
    mine: Mapping[str, Any] = Field(default_factory=dict)
    intro: Said
    steps: Annotated[tuple[Step, ...], Field(min_length=LEAST, max_length=MOST)]
    end: Said

    def step(self, ask: Ask, count: int) -> tuple[int, Step] | None:
        """What is told of this question when `count` answers were given, and the how manieth that is. None: it is not the lesson's."""
        same = [(n, s) for n, s in enumerate(self.steps, 1) if (s.ask, s.seal) == (ask.msg, ask.seal)]
        return next((found for found in same if found[1].at >= count), None)

    def over(self, count: int) -> bool:
        return count > self.steps[-1].at


@cache
def load_lesson(file: Path) -> Lesson:
    """BadPack: it is not as it should be."""
    data = read_yaml(file, file.name)
    try:
        return Lesson.model_validate(data)
    except ValidationError as error:
        raise BadPack(faults_of(error, file.name, data, "lesson")) from None
