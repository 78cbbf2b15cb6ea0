"""The rules as players read them: chapters, rules and rulings in both languages, and the search behind `/rules`.

A rulebook is one YAML file per game. Searching needs no exact spelling: both languages are searched whatever the reader's own
is, umlauts may be written ae/oe/ue/ss, the beginning of a word is enough, and small typos are forgiven.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, cast

from pydantic import BaseModel, ConfigDict, StringConstraints, ValidationError, model_validator

from games.kernel.content import BadPack, Fault, load_cards, of_the_game, read_yaml
from games.kernel.phrases import LANGS, Lang

Text: TypeAlias = Annotated[str, StringConstraints(strict=True, min_length=1, pattern=r"\S")]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Title(_Entry):
    """A heading in both languages."""

    en: Text
    de: Text

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Chapter(_Entry):
    id: Text
    title: Title


class Rule(_Entry):
    """One numbered rule. `see` names the rulings that complete it."""

    id: Text
    chapter: Text
    en: Text
    de: Text
    see: tuple[Text, ...] = ()

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Ruling(_Entry):
    """How this house settles a point the rules leave open: the point as title, the answer as text."""

    id: Text
    title: Title
    en: Text
    de: Text

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


class Page(_Entry):
    """A card whose text is a rule of the game it lies in: its name as title. Made of the cards (`Manifest.rules_on_cards`), not read."""

    id: Text
    title: Title
    en: Text
    de: Text

    def in_(self, lang: Lang) -> str:
        return self.de if lang == "de" else self.en


Entry: TypeAlias = Rule | Ruling | Page


class Rulebook(_Entry):
    """All of it. A book with doubled ids or references into the void cannot be made."""

    game: Text
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    pages: tuple[Page, ...] = ()

    @model_validator(mode="after")
    def _hangs_together(self) -> Rulebook:
        chapters = {c.id for c in self.chapters}
        entries = [e.id for e in self.entries]
        known = set(entries)
        problems = [f"chapter {c} stands twice" for c in _doubled([c.id for c in self.chapters])]
        problems += [f"{i} stands twice" for i in _doubled(entries)]
        for rule in self.rules:
            if rule.chapter not in chapters:
                problems.append(f"{rule.id}: there is no chapter {rule.chapter}")
            problems += [f"{rule.id}: there is no {other} to see" for other in rule.see if other not in known]
        problems += [f"chapter {c} has no rules" for c in sorted(chapters - {r.chapter for r in self.rules})]
        if problems:
            raise ValueError("; ".join(problems))
        return self

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Rules, then rulings, in the order of the file, then what stands on cards."""
        return (*self.rules, *self.rulings, *self.pages)

    @cached_property
    def by_id(self) -> Mapping[str, Entry]:
        return {e.id: e for e in self.entries}

    @cached_property
    def heading(self) -> Mapping[str, Title]:
        """What stands above an entry: a rule's chapter, a ruling's or a card's own title."""
        chapters = {c.id: c.title for c in self.chapters}
        return {e.id: chapters[e.chapter] if isinstance(e, Rule) else e.title for e in self.entries}

    def with_pages(self, pages: Sequence[Page]) -> Rulebook:
        parts = {name: getattr(self, name) for name in ("game", "chapters", "rules", "rulings")}
        return Rulebook(**parts, pages=tuple(pages))

    @cached_property
    def index(self) -> Index:
        return _index(self)


def load_rulebook(path: Path) -> Rulebook:
    """Read a rulebook; everything wrong with it is told at once, by file, line and entry."""
    file = of_the_game(path)
    raw = read_yaml(path, file)
    faults: list[Fault] = []
    parts: dict[str, Any] = {"game": raw.get("game", "")}
    kinds: tuple[tuple[str, type[BaseModel]], ...] = (("chapters", Chapter), ("rules", Rule), ("rulings", Ruling))
    for name, model in kinds:
        rows = raw.get(name)
        if isinstance(rows, list):
            parts[name] = load_cards(model, cast(list[Any], rows), file, faults)
        else:
            faults.append(Fault(file, 0, "", name, "must be a list"))
    faults += [
        Fault(file, 0, "", name, "is not part of a rulebook") for name in raw if name != "game" and name not in dict(kinds)
    ]
    if faults:
        raise BadPack(faults)
    try:
        return Rulebook.model_validate(parts)
    except ValidationError as error:
        raise BadPack([Fault(file, 0, "", ".".join(str(p) for p in e["loc"]), e["msg"]) for e in error.errors()]) from None


def _doubled(ids: Sequence[str]) -> list[str]:
    return sorted({i for i in ids if ids.count(i) > 1})


# --- Searching -------------------------------------------------------------------------------------------------------------

Part: TypeAlias = Literal["heading", "text"]

# What a word is worth where it stands: the reader's language before the other, headings before text.
_WORTH: Mapping[tuple[bool, Part], float] = {
    (True, "heading"): 4.0,
    (True, "text"): 2.0,
    (False, "heading"): 1.5,
    (False, "text"): 0.5,
}

# How well a word of the book answers a word of the query.
_SAME, _BEGINS, _SAME_STEM, _INSIDE = 1.0, 0.8, 0.7, 0.4
_TYPO = {1: 0.6, 2: 0.35}

# Endings that German and English put on a word. Only the query's word is cut; it then works like the beginning of a word.
_ENDINGS = ("ungen", "ing", "ern", "ers", "en", "er", "es", "em", "ed", "e", "n", "s")

# An entry is shown when it answers at least this share of what the best one answers, words weighed by how rare they are.
_ENOUGH = 0.5

# Words of a question that say nothing about its subject. They count only when the query has no others.
_FILLER_WORDS = """
a an and are at be by can do does for from get happens have how i if in is it many may me much must my of on or the there to
use what when where which who why with you your
alle als am an auf aus bei bin bist da das dem den der des die du ein eine einem einen einer es fuer geht gibt habe hat ich
ihr im in ist kann kannst man mein mit muss nach oder passiert pro sich sie sind und um viel viele von vor wann warum was
welche welcher wenn wer wie wieviel wird wo wozu zu zum zur
"""
_FILLERS = frozenset(_FILLER_WORDS.split())

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_WORD = re.compile(r"[a-z0-9]+")
_RUN = re.compile(r"[a-z]+|[0-9]+")


@dataclass(frozen=True, slots=True)
class Index:
    """The book turned round: where each word stands. Built once per book."""

    places: Mapping[str, tuple[tuple[int, Lang, Part], ...]]
    lengths: Mapping[tuple[int, Lang, Part], int]
    letters: Mapping[str, frozenset[str]]
    ids: Mapping[tuple[str, ...], tuple[int, ...]]


def search(book: Rulebook, words: str, lang: Lang) -> list[Entry]:
    """Rules and rulings that answer `words`, best first.

    An id (TG-MOVE-03, move-3, S-21, or TG-MOVE for the whole chapter) comes first, followed by what completes it.
    """
    named, rest = _named(book.index, words)
    found = list(named)
    if named:
        found += _companions(book, named)
    found += _ranked(book, rest, lang)
    entries = book.entries
    return [entries[n] for n in dict.fromkeys(found)]


def _named(index: Index, query: str) -> tuple[list[int], list[str]]:
    """Entries called by their id, and the words that are left."""
    whole = index.ids.get(_key(query))
    if whole:
        return list(whole), []
    named: list[int] = []
    rest: list[str] = []
    for chunk in query.split():
        hits = index.ids.get(_key(chunk))
        if hits:
            named += hits
        else:
            rest += _words(chunk)
    return named, list(dict.fromkeys(rest))


def _companions(book: Rulebook, named: Sequence[int]) -> Iterator[int]:
    """The rulings a named rule points to, the rules that point to a named ruling."""
    entries = book.entries
    place = {e.id: n for n, e in enumerate(entries)}
    for n in named:
        entry = entries[n]
        if isinstance(entry, Rule):
            yield from (place[other] for other in entry.see)
        else:
            yield from (place[rule.id] for rule in book.rules if entry.id in rule.see)


def _ranked(book: Rulebook, words: Sequence[str], lang: Lang) -> list[int]:
    index = book.index
    size = len(book.entries)
    score: dict[int, float] = defaultdict(float)
    answered: dict[int, float] = defaultdict(float)
    for word in [w for w in words if w not in _FILLERS] or words:
        best: dict[tuple[int, Lang, Part], float] = {}
        for term, quality in _meant(index, word).items():
            for place in index.places[term]:
                best[place] = max(best.get(place, 0.0), quality)
        hits = {n for n, _, _ in best}
        if not hits:
            continue  # a word the book does not know says nothing about any entry
        rare = math.log(1 + size / len(hits))
        for n in hits:
            answered[n] += rare
        for place, quality in best.items():
            n, where, part = place
            worth = _WORTH[where == lang, part]
            if part == "heading":
                worth /= math.sqrt(index.lengths[place])  # the chapter "Focus" is more about focus than a long title is
            score[n] += rare * quality * worth
    least = _ENOUGH * max(answered.values(), default=0.0)
    return sorted((n for n in score if answered[n] >= least), key=lambda n: (-score[n], n))


def _meant(index: Index, word: str) -> dict[str, float]:
    """Words of the book that a word of the query may mean. Typos are considered only when nothing else fits."""
    stem = _stem(word)
    meant: dict[str, float] = {}
    for term in index.places:
        if term == word:
            meant[term] = _SAME
        elif len(word) >= 2 and term.startswith(word):
            meant[term] = _BEGINS
        elif len(stem) >= 4 and term.startswith(stem):
            meant[term] = _SAME_STEM
        elif len(word) >= 4 and word in term:
            meant[term] = _INSIDE  # a part of a German compound
    if meant or len(word) < 4:
        return meant
    for right, quality in _respelt(index, word).items():
        stem = _stem(right)
        for term in index.places:
            if term == right or (len(stem) >= 4 and term.startswith(stem)):
                meant[term] = max(meant.get(term, 0.0), quality if term == right else quality * _SAME_STEM)
    return meant


def _respelt(index: Index, word: str) -> dict[str, float]:
    """The words of the book that are the fewest slips away from a misspelt one."""
    near: dict[str, int] = {}
    limit = 1 if len(word) < 8 else 2
    letters = frozenset(word)
    for term, others in index.letters.items():
        # Each slip changes at most two letters of the set; this spares most of the costly comparisons.
        if abs(len(term) - len(word)) <= limit and len(letters ^ others) <= 2 * limit:
            slips = _slips(word, term, limit)
            if slips <= limit:
                near[term] = slips
    fewest = min(near.values(), default=0)
    return {term: _TYPO[slips] for term, slips in near.items() if slips == fewest}


def _slips(a: str, b: str, limit: int) -> int:
    """Letters left out, added, changed or swapped with their neighbour between two words; any number above `limit` if more."""
    before: list[int] = []
    last = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        row = [i]
        for j, y in enumerate(b, 1):
            cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (x != y))
            if i > 1 and j > 1 and x == b[j - 2] and a[i - 2] == y:
                cost = min(cost, before[j - 2] + 1)
            row.append(cost)
        if min(row) > limit and min(last) > limit:
            return limit + 1
        before, last = last, row
    return last[-1]


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word


def _plain(text: str) -> str:
    """Lower case, umlauts spelt out, other accents dropped."""
    if text.isascii():
        return text.lower()
    spelt = unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS)
    return "".join(c for c in unicodedata.normalize("NFD", spelt) if not unicodedata.combining(c))


def _words(text: str) -> list[str]:
    return _WORD.findall(_plain(text))


def _key(text: str) -> tuple[str, ...]:
    """An id however it is typed: TG-MOVE-03, tg move 3 and tg-move3 have the same runs of letters and digits."""
    return tuple(run.lstrip("0") or "0" if run.isdigit() else run for run in _RUN.findall(_plain(text)))


def _index(book: Rulebook) -> Index:
    places: dict[str, set[tuple[int, Lang, Part]]] = defaultdict(set)
    lengths: dict[tuple[int, Lang, Part], int] = {}
    ids: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for n, entry in enumerate(book.entries):
        for lang in LANGS:
            parts: tuple[tuple[Part, str], ...] = (("heading", book.heading[entry.id].in_(lang)), ("text", entry.in_(lang)))
            for part, text in parts:
                words = _words(text)
                lengths[n, lang, part] = len(words)
                for word in words:
                    places[word].add((n, lang, part))
        key = _key(entry.id)
        ids[key].append(n)
        if isinstance(entry, Rule) and len(key) > 2:
            ids[key[1:]].append(n)  # without the game's letters: MOVE-03
            ids[key[:2]].append(n)  # the whole chapter: TG-MOVE
    return Index(
        places={word: tuple(sorted(where)) for word, where in places.items()},
        lengths=lengths,
        letters={word: frozenset(word) for word in places if len(word) >= 3},
        ids={key: tuple(ns) for key, ns in ids.items()},
    )
