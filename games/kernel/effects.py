"""Cards as data: verbs that run and read.

A verb is one small pydantic class: its fields, what it does (`run`), its words (`text`). In YAML an effect is a mapping whose
first key names the verb: `lose: sanity`, `gain: clue`. A game lists its verbs in one discriminated union; an unknown verb is a
fault with a hint. Traits are the same for what holds as long as a card is in play: they do nothing by themselves, rules
listen for them (see hooks.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, cast

from pydantic import BaseModel, ConfigDict

from games.kernel.ask import Script, Seat
from games.kernel.phrases import Lang, Phrases


class Words(BaseModel):
    """A name or a flavour in both languages."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    en: str
    de: str

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Verb(BaseModel):
    """One thing a card does."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    icon: ClassVar[str] = ""

    def run(self, g: Any, who: Seat, card: str) -> Script[None]:
        """Carry it out for `who`, on behalf of `card`."""
        raise NotImplementedError(type(self).__name__)

    def text(self, words: Phrases, lang: Lang) -> str:
        """The clause on the card."""
        raise NotImplementedError(type(self).__name__)


class Trait(BaseModel):
    """Something that holds while its card is in play."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    def text(self, words: Phrases, lang: Lang) -> str:
        raise NotImplementedError(type(self).__name__)


def run_all(effects: Sequence[Verb], g: Any, who: Seat, card: str) -> Script[None]:
    for effect in effects:
        yield from effect.run(g, who, card)


def text_all(effects: Iterable[Verb | Trait], words: Phrases, lang: Lang) -> str:
    """Clauses joined the way cards do it."""
    return "; ".join(t for t in (e.text(words, lang) for e in effects) if t)


def tag_by_first_key(names: Callable[[], Iterable[str]]) -> Callable[[Any], str | None]:
    """A discriminator: the first key of the mapping that names a verb (or trait) of the vocabulary."""

    def tag(value: Any) -> str | None:
        known = tuple(names())
        if isinstance(value, (Verb, Trait)):
            return next(k for k in type(value).model_fields if k in known)
        if not isinstance(value, Mapping) or not value:
            return None
        row = cast(Mapping[str, Any], value)
        return next((k for k in row if k in known), next(iter(row)))

    return tag
