"""Every sentence Keeper says or writes on a picture: Fluent messages of `locale/<language>/` and, of a game,
`locale/<language>/<game>/`. The bot reads all of them, pictures their own (`rendering/words.py`).

A defect in a file (a line that belongs to no message, an id that stands twice, a button that does not exist) is found when the files are
loaded, at start-up; in what a game brings from elsewhere, every defect. One in use (no such message, one that Fluent cannot read, a missing
argument) raises when `strict`, as in tests; in production the English message stands in, and the log names the defect once.

A message that speaks of a button quotes it: an argument with the name of the button's own message, `“{ $lobby-join }”`, is what
stands on that button. (Such a name has a hyphen, which the names of other arguments never have.) Buttons in a channel speak the table's language, whatever the reader's is, so whoever says something to one
person says whose buttons they see (`posts`).

In the same way a message that speaks of a command names it, `{ $cmd-game-resume }`: that is what the reader's Discord calls it and, where
Discord has given the command a number, a mention, which can be pressed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

from games import registry

from .entries import Language

log = logging.getLogger(__name__)

LOCALE = Path(__file__).resolve().parent.parent / "locale"
FALLBACK = "en"


def word_folders() -> list[Path]:
    """The house's words first, then what games from elsewhere bring along."""
    return [LOCALE, *(game.locale for game in registry.manifests() if game.locale is not None)]


# A command in a sentence begins so: `cmd-<group>-<name>`, or `cmd-<name>` where it has no group.
COMMAND = "cmd-"


class BadWords(Exception):
    """The locale files, or a use of them, are broken: every defect on a line of its own."""


class Words:
    """All languages. Immutable after loading, so one instance serves every table."""

    def __init__(
        self,
        languages: Mapping[str, Language],
        ids: Mapping[str, frozenset[str]],
        *,
        strict: bool = False,
        commands: Mapping[str, int] | None = None,
    ) -> None:
        self._languages = languages
        self._ids = ids
        self._strict = strict
        self._commands = {} if commands is None else commands
        self._told: dict[tuple[str, str], str] = {}

    @classmethod
    def load(cls, folder: Path, *more: Path, files: str = "*.ftl", strict: bool = False) -> Words:
        """Every subfolder of `folder` is a language, every .ftl file in it (or those called `files`), a game's in a folder of their
        own, is part of it; and so is what lies in the subfolder of the same name in `more`."""
        languages: dict[str, Language] = {}
        ids: dict[str, frozenset[str]] = {}
        faults: list[str] = []
        for place in sorted(p for p in folder.iterdir() if p.is_dir()):
            language = Language(place.name)
            seen: dict[str, str] = {}
            found = [(root, path) for root in (folder, *more) for path in sorted((root / place.name).rglob(files))]
            for root, path in found:
                shown = path.relative_to(root)
                names, again, stray = language.add(path.read_text(encoding="utf-8"))
                stray += language.faults(names) if root != folder else []
                faults += [f"{shown}: cannot read {line!r}" for line in stray]
                faults += [f"{shown}: {name} stands in {seen.get(name, path.name)} already" for name in again]
                seen |= dict.fromkeys(names, path.name)
            languages[place.name] = language
            ids[place.name] = frozenset(name for name in seen if not name.startswith("-"))
            for name, buttons in language.quotes.items():
                missing = sorted(buttons - seen.keys())
                faults += [f"{place.name}: {name} quotes {button}, and there is no such message" for button in missing]
        if FALLBACK not in languages:
            faults.append(f"{folder}: no language {FALLBACK!r} here")
        if faults:
            raise BadWords("\n".join(faults))
        return cls(languages, ids, strict=strict)

    def mentioning(self, commands: Mapping[str, int]) -> Words:
        """The same words for somebody to whom Discord has told the numbers of their commands, by the names of groups. They may be learned
        later, and are looked up each time."""
        return Words(self._languages, self._ids, strict=self._strict, commands=commands)

    @property
    def langs(self) -> tuple[str, ...]:
        return tuple(self._languages)

    @property
    def strict(self) -> bool:
        """Does a defect raise?"""
        return self._strict

    @property
    def defects(self) -> list[str]:
        """What was wrong with what has been said so far."""
        return [f"{lang}: {id}: {what}" for (lang, id), what in sorted(self._told.items())]

    def ids(self, lang: str) -> frozenset[str]:
        return self._ids.get(lang, frozenset())

    def has(self, lang: str, id: str) -> bool:
        return id in self.ids(lang)

    def quotes(self, id: str) -> bool:
        """Does this message speak of a button?"""
        return any(not name.startswith(COMMAND) for language in self._languages.values() for name in language.quotes.get(id, ()))

    def say(self, lang: str, id: str, posts: str | None = None, /, **args: str | float) -> str:
        """The message in this language; `posts` is the language of the buttons it speaks of, if that is another."""
        for tried in dict.fromkeys((lang, FALLBACK)):
            if not self.has(tried, id):
                self._defect(tried, id, "no such message")
                continue
            named = self._languages[tried].quotes.get(id, frozenset())
            quoted = {n: self.command(lang, n) if n.startswith(COMMAND) else self.say(posts or lang, n) for n in named}
            text, errors = self._languages[tried].put(id, quoted | args)
            if not errors:
                return text
            self._defect(tried, id, "; ".join(str(e) for e in errors))
            if tried == FALLBACK:
                return text  # Fluent puts the argument's name where its value is missing: better than silence
        return id

    def command(self, lang: str, id: str) -> str:
        """A command as it stands in a sentence: what the reader's Discord calls it, and something to press. A mention shows, and finds, only the names
        commands have in the code, whatever the reader's Discord calls them: where these are others it stands behind the name to type."""
        group, _, name = id.removeprefix(COMMAND).partition("-")
        path = {COMMAND + group: group} | ({id: name} if name else {})
        called = [self.say(lang, f"{part}-name") if self.has(lang, f"{part}-name") else plain for part, plain in path.items()]
        typed = f"`/{' '.join(called)}`"
        if group not in self._commands:
            return typed
        mention = f"</{' '.join(path.values())}:{self._commands[group]}>"
        return mention if called == list(path.values()) else f"{typed} ({mention})"

    def _defect(self, lang: str, id: str, what: str) -> None:
        if self._strict:
            raise BadWords(f"{lang}: {id}: {what}")
        if (lang, id) not in self._told:
            self._told[lang, id] = what
            log.error("words: %s: %s: %s", lang, id, what)
