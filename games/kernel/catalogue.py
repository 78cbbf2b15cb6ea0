"""A game's cards: what is printed on each, and the one way they are loaded, from the box's own files and from extra packs.

A content file is a mapping of sections, a section a list of cards of one kind. A game declares its sections, builds its own
`Catalogue` of them and checks what its cards say of one another; everything else (strict YAML, doubled ids, packs as files or
folders, cards that cannot be worded) is here, and every fault names file, line, card and field. Any fault: nothing is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from pydantic import BaseModel, ConfigDict, ValidationError

from games.kernel.content import BadPack, Fault, Mark, faults_of, load_cards, near, of_the_game, read_yaml
from games.kernel.effects import Verb, Words, clauses, verbs_in
from games.kernel.phrases import LANGS, Lang, MissingPhrase, Phrases, load_phrases, says_you, third_person
from games.kernel.verbs import Each


class Printed(BaseModel):
    """Anything printed on cards and sheets: never changed, nothing that is not known."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Entry(Printed):
    """One entry of a section."""

    id: str


class Card(Entry):
    """Everything that has a name. Flavour has no effect."""

    name: Words
    flavour: Words
    emblem: str = ""  # the glyph that stands for it on pictures, which know what there is; empty: a spare one of its kind

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        """The card's text, one sentence a line, made from its effects."""
        return []


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All cards a table plays with. A game adds a dict for each of its sections, and a field for each of its sheets."""

    kinds: ClassVar[Mapping[str, type[Card]]] = {}

    words: Phrases = field(default_factory=lambda: Phrases({}))
    by_id: dict[str, Card] = field(default_factory=lambda: dict[str, Card]())

    def text(self, id: str, lang: Lang) -> list[str]:
        return self.by_id[id].rules_text(self.words, lang)

    def in_words(self, effects: Sequence[Verb], lang: Lang) -> str:
        """Effects as the clause a card would print."""
        return clauses(effects, self.words, lang)

    def kind_of(self, id: str) -> str:
        return next(kind for kind in self.kinds if id in cast(dict[str, Card], getattr(self, kind)))


CAT = TypeVar("CAT", bound=Catalogue)


@dataclass(frozen=True, slots=True)
class Wrong:
    """Something a game finds wrong with one of its cards when all of them are there, or with an entry of this section that is no card."""

    card: str
    field: str
    problem: str
    section: str = ""


@dataclass(frozen=True, slots=True)
class Loader(Generic[CAT]):
    """How a game's catalogue is loaded. `made` is its class, whose `kinds` are the sections of cards.

    `lists` are sections of entries that are no cards, `sheets` sections that are one mapping and belong to the box alone: a pack
    adds cards, it changes no rules. `implied` are fields that a section says of all its cards. `completes` fills in what follows
    from the cards, once; `check` finds what they say of one another that is not so.
    """

    folder: Path
    made: type[CAT]
    lists: Mapping[str, type[Entry]] = field(default_factory=lambda: dict[str, type[Entry]]())
    sheets: Mapping[str, type[Printed]] = field(default_factory=lambda: dict[str, type[Printed]]())
    implied: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: dict[str, Mapping[str, str]]())
    completes: Callable[[CAT], None] = lambda cards: None
    check: Callable[[CAT], Iterable[Wrong]] = lambda cards: ()

    def load(self, packs: Sequence[Path] = ()) -> CAT:
        """The game's own cards, and extra packs (a YAML file or a folder of them)."""
        reading = _Reading(self)
        for path in sorted(self.folder.glob("*.yaml")):
            if path.name != "words.yaml":
                reading.read(path, own=True)
        for pack in packs:
            files = sorted(pack.glob("*.yaml")) if pack.is_dir() else [pack]
            if not files or not pack.exists():
                reading.faults.append(Fault(str(pack), 0, "", "", "no YAML file here"))
                continue
            for path in files:
                reading.read(path, own=False)
        if reading.faults:
            raise BadPack(reading.faults)
        spoken = self.folder / "words.yaml"
        words = load_phrases(spoken)
        cards = self.made(words=words, by_id=reading.by_id, **reading.shelves, **reading.sheets)
        self.completes(cards)
        # What refers to nothing can often not be worded either: one fault is enough.
        wrong = list(self.check(cards)) or [
            w for card in cards.by_id.values() for w in _wording(card, words, of_the_game(spoken))
        ]
        if wrong:
            raise BadPack([reading.fault(w) for w in wrong])
        return cards


def _wording(card: Card, words: Phrases, file: str) -> Iterable[Wrong]:
    """Every card can be read in every language, and none of its deeds is taken for another."""
    everybodys = [cast("Each[Any, Verb]", verb) for verb in verbs_in(card) if isinstance(verb, Each)]
    for lang in LANGS:
        try:
            card.rules_text(words, lang)
        except KeyError as missing:
            unknown = missing.key if isinstance(missing, MissingPhrase) and missing.key not in words.templates else ""
            hint = near(unknown, words.templates)
            yield Wrong(card.id, "", f"cannot be worded: {missing.args[0]} ({file}){hint}")
            continue
        for each in everybodys:
            if says_you(said := clauses(each.do, third_person(words), lang, nested=True), lang):
                yield Wrong(
                    card.id, "", f"speaks to its reader where each does it, in {lang}: {said!r} needs a form @each ({file})"
                )
    deeds = [deed for verb in verbs_in(card) if (deed := verb.deed())]
    if len(set(deeds)) < len(deeds):
        yield Wrong(card.id, "", "two of its rolls or limits are one deed: call one of them something (`named`)")


class _Reading:
    """The files read so far."""

    def __init__(self, loader: Loader[Any]) -> None:
        self.loader = loader
        self.kinds: Mapping[str, type[Card]] = loader.made.kinds
        self.shelves: dict[str, dict[str, Any]] = {section: {} for section in (*self.kinds, *loader.lists)}
        self.sheets: dict[str, Printed] = {}
        self.by_id: dict[str, Card] = {}
        self.faults: list[Fault] = []
        self.places: dict[str, tuple[str, int]] = {}  # card -> file and line
        self.places_in: dict[str, dict[str, tuple[str, int]]] = {}  # the same of what is no card, by section

    def fault(self, wrong: Wrong) -> Fault:
        file, line = (self.places_in[wrong.section] if wrong.section else self.places)[wrong.card]
        return Fault(file, line, wrong.card, wrong.field, wrong.problem)

    def read(self, path: Path, own: bool) -> None:
        file = of_the_game(path) if own else path.name
        try:
            data = read_yaml(path, file)
        except BadPack as bad:
            self.faults.extend(bad.faults)
            return
        for section, rows in data.items():
            if section == "pack":
                continue  # what the pack says of itself
            if section in self.loader.sheets and own:
                self._sheet(file, section, rows)
            elif section in self.loader.sheets:
                self.faults.append(Fault(file, data.lines[section], "", section, "belongs to the box; a pack adds cards"))
            elif section not in self.shelves:
                hint = near(section, (*self.shelves, "pack"))
                self.faults.append(Fault(file, data.lines[section], "", section, f"unknown section{hint}"))
            elif not isinstance(rows, list):
                self.faults.append(Fault(file, data.lines[section], "", section, "must be a list of cards"))
            else:
                self._list(file, section, cast(list[Any], rows))

    def _sheet(self, file: str, section: str, data: Any) -> None:
        try:
            self.sheets[section] = self.loader.sheets[section].model_validate(data)
        except ValidationError as error:
            self.faults += faults_of(error, file, data, section)

    def _list(self, file: str, section: str, rows: list[Any]) -> None:
        lines: dict[str, list[int]] = {}
        for row in rows:
            if isinstance(row, Mark):
                lines.setdefault(str(row.get("id")), []).append(row.line)
        for row in rows:
            if isinstance(row, Mark):
                for name, value in self.loader.implied.get(section, {}).items():
                    row.setdefault(name, value)
        if section in self.kinds:
            for card in load_cards(self.kinds[section], rows, file, self.faults):
                self._put(self.by_id, card, self.places, file, lines)
                self.shelves[section][card.id] = card
        else:
            places = self.places_in.setdefault(section, {})
            for row in load_cards(self.loader.lists[section], rows, file, self.faults):
                self._put(self.shelves[section], row, places, file, lines)

    def _put(
        self, shelf: dict[str, Any], row: Entry, places: dict[str, tuple[str, int]], file: str, lines: Mapping[str, list[int]]
    ) -> None:
        """Whoever writes a pack does not know all ids of the box: a fault says where the other one is."""
        here = lines.get(row.id, [0])
        if row.id in shelf:
            other, line = places[row.id]
            self.faults.append(Fault(file, here[-1], row.id, "id", f"this id stands twice, first in {other}:{line}"))
        else:
            places[row.id] = (file, here[0])
        shelf[row.id] = row
