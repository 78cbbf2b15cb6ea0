"""What can be looked up at any time: rulebooks and cards, in both languages, whatever the spelling.

Everything is loaded once, in a thread, when the bot starts. Which paragraph a button shows is written on the button, so that
it works after a restart, too.
"""

from __future__ import annotations

import asyncio
import difflib
import logging
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.shelf import Box, Deck, Shelf
from bot.wording.text import speaks
from games.kernel.phrases import LANGS, Lang
from games.kernel.rulebook import Entry, Page, Rule, Rulebook, Title, load_rulebook, search

log = logging.getLogger(__name__)

# A name this unlike what was typed is not what was meant: somebody who types "knife" does not look for *Pool of Life*.
NEAR = 0.75


_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'"})


def plain(text: str) -> str:
    """Lower case, umlauts spelt out, other accents and the space around dropped."""
    spelt = unicodedata.normalize("NFC", text).casefold().translate(_UMLAUTS)
    bare = "".join(c for c in unicodedata.normalize("NFD", spelt) if not unicodedata.combining(c))
    return " ".join(bare.replace("-", " ").split())


@dataclass(frozen=True, slots=True)
class CardName:
    id: str
    lang: Lang
    name: str
    key: str  # plain(name)


def find_cards(names: Sequence[CardName], typed: str, lang: Lang) -> list[str]:
    """Ids of cards whose name fits, best first: the same, its beginning, the beginning of a word, a part; else a near miss."""
    return [id for _, id in fitting(names, typed, lang) or near(names, typed, lang)]


def fitting(names: Sequence[CardName], typed: str, lang: Lang) -> list[tuple[float, str]]:
    """Cards with what was typed in their name, best first, and how well they fit: the less the better."""
    wanted = plain(typed)
    if not wanted:
        return [(0.0, id) for id in dict.fromkeys(n.id for n in sorted(names, key=lambda n: n.key) if n.lang == lang)]
    ranked: list[tuple[float, bool, str, str]] = []
    for n in names:
        if n.id.casefold() == wanted or n.key == wanted:
            rank = 0.0
        elif n.key.startswith(wanted):
            rank = 1.0
        elif any(word.startswith(wanted) for word in n.key.split()):
            rank = 2.0
        elif wanted in n.key:
            rank = 3.0
        else:
            continue
        ranked.append((rank, n.lang != lang, n.key, n.id))
    return _once(ranked)


def near(names: Sequence[CardName], typed: str, lang: Lang) -> list[tuple[float, str]]:
    """Cards whose name was perhaps mistyped."""
    wanted = plain(typed)
    ranked: list[tuple[float, bool, str, str]] = []
    for n in names:
        like = max(_alike(wanted, n.key), *(_alike(wanted, word) for word in n.key.split()))
        if like >= NEAR:
            ranked.append((1 - like, n.lang != lang, n.key, n.id))
    return _once(ranked)


def _once(ranked: Sequence[tuple[float, bool, str, str]]) -> list[tuple[float, str]]:
    """A card has a name in every language; its best place counts."""
    best: dict[str, float] = {}
    for rank, _, _, id in sorted(ranked):
        best.setdefault(id, rank)
    return [(rank, id) for id, rank in best.items()]


def _alike(a: str, b: str) -> float:
    """0 if they could not be near even if all letters of the shorter fitted: of what most people mistype, that is most of the book."""
    if 2.0 * min(len(a), len(b)) / (len(a) + len(b)) < NEAR:
        return 0.0
    return difflib.SequenceMatcher(None, a, b).ratio()


@cache
def read_book(file: Path, pages: tuple[Page, ...] = ()) -> Rulebook:
    """Once in a process, and with its index: a book is not changed while it is read, and a new client has the same one."""
    book = load_rulebook(file)
    book = book.with_pages(pages) if pages else book
    _ = book.index
    return book


def pages_of(box: Box) -> tuple[Page, ...]:
    """Its cards that are rules, as they are printed."""
    found: list[Page] = []
    for id in box.rules_on_cards:
        name, text = box.cards.by_id[id].name, {lang: "\n".join(box.cards.text(id, lang)) for lang in LANGS}
        found.append(Page(id=f"card-{id}", title=Title(en=name.en, de=name.de), en=text["en"], de=text["de"]))
    return tuple(found)


def _set_off(text: str) -> str:
    return "\n".join(f"**{line}**" for line in text.splitlines() if line.strip())


class Library:
    """Belongs to the library cog. Before `load` has finished it is empty."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.books: dict[str, Rulebook] = {}
        self.decks: dict[str, Deck] = {}
        self.names: dict[str, tuple[CardName, ...]] = {}

    async def load(self) -> None:
        await asyncio.to_thread(self._load)

    def _load(self) -> None:
        for box in self.shelf:
            if box.rulebook is not None:
                self.books[box.name] = read_book(box.rulebook, pages_of(box))
            if box.deck is None:
                log.warning("%s has no cards to look up", box.name)
                continue
            self.decks[box.name] = box.deck
            self.names[box.name] = tuple(
                CardName(id, lang, card.name.in_(lang), plain(card.name.in_(lang)))
                for id, card in box.cards.by_id.items()
                for lang in LANGS
            )

    def search(self, game: str, words: str, lang: str) -> list[Entry]:
        book = self.books.get(game)
        return search(book, words, speaks(lang)) if book is not None else []

    def sections(self, game: str, words: str, lang: str) -> list[Entry]:
        """What is found, once for each section of the book: the sentence of it that answers best."""
        best: dict[str, Entry] = {}
        for entry in self.search(game, words, lang):
            best.setdefault(entry.chapter if isinstance(entry, Rule) else entry.id, entry)
        return list(best.values())

    def section(self, game: str, entry: Entry, lang: str, most: int) -> str:
        """The section an entry stands in, with its own sentences set off. Of a long one what stands around them, in `most` letters."""
        if not isinstance(entry, Rule):
            return entry.in_(speaks(lang))
        around = [rule for rule in self.books[game].rules if rule.chapter == entry.chapter]
        texts = [_set_off(rule.in_(speaks(lang))) if rule is entry else rule.in_(speaks(lang)) for rule in around]
        first = last = around.index(entry)
        room = most - len(texts[first])
        while True:
            next_ = [i for i in (last + 1, first - 1) if 0 <= i < len(texts) and len(texts[i]) < room]
            if not next_:
                break
            room -= len(texts[next_[0]]) + 1
            first, last = min(first, next_[0]), max(last, next_[0])
        return "\n".join([*(["…"] if first else []), *texts[first : last + 1], *(["…"] if last + 1 < len(texts) else [])])

    def heading(self, game: str, entry: Entry, lang: str) -> str:
        return self.books[game].heading[entry.id].in_(speaks(lang))

    def seen_from(self, game: str, entry: Entry) -> list[str]:
        """Ids of what completes an entry: the rulings of a rule, the rules of a ruling."""
        if isinstance(entry, Rule):
            return list(entry.see)
        return [rule.id for rule in self.books[game].rules if entry.id in rule.see]

    def cards(self, boxes: Iterable[Box], typed: str, lang: str, here: str = "") -> list[tuple[Box, str]]:
        """Cards of these games by what was typed: those of the game that is played `here`, then the others', best first. What is only
        nearly called so is found where nothing else is, in any of the games."""
        looked = [(box, self.names.get(box.name, ())) for box in boxes]
        for look in (fitting, near):
            found = [(box.name != here, rank, box, id) for box, names in looked for rank, id in look(names, typed, speaks(lang))]
            if found:
                return [(box, id) for *_, box, id in sorted(found, key=lambda f: f[:2])]
        return []
