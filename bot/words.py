"""Every sentence Keeper says: Fluent messages of `locale/<language>/` and, of a game, `locale/<language>/<game>/`.

A defect in a file (a line Fluent cannot read, an id that stands twice) is found when the files are loaded, at start-up. A
defect in use (no such message, a missing argument) raises when `strict`, as in tests; in production the English message
stands in, and the log names the defect once.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

log = logging.getLogger(__name__)

FALLBACK = "en"


class BadWords(Exception):
    """The locale files, or a use of them, are broken: every defect on a line of its own."""


class Words:
    """All languages. Immutable after loading, so one instance serves every table."""

    def __init__(self, bundles: Mapping[str, FluentBundle], ids: Mapping[str, frozenset[str]], *, strict: bool = False) -> None:
        self._bundles = bundles
        self._ids = ids
        self._strict = strict
        self._told: set[tuple[str, str]] = set()

    @classmethod
    def load(cls, folder: Path, *more: Path, strict: bool = False) -> Words:
        """Every subfolder of `folder` is a language, every .ftl file in it, a game's in a folder of their own, is part of it; and so
        is what lies in the subfolder of the same name in `more`."""
        bundles: dict[str, FluentBundle] = {}
        ids: dict[str, frozenset[str]] = {}
        faults: list[str] = []
        for place in sorted(p for p in folder.iterdir() if p.is_dir()):
            # Isolation marks around arguments would show up in button labels and break their length.
            bundle = FluentBundle([place.name], use_isolating=False)
            seen: dict[str, str] = {}
            files = [(root, path) for root in (folder, *more) for path in sorted((root / place.name).rglob("*.ftl"))]
            for root, path in files:
                shown = path.relative_to(root)
                resource = FluentResource(path.read_text(encoding="utf-8"))
                for entry in resource.body:
                    if isinstance(entry, ast.Junk):
                        faults.append(f"{shown}: cannot read {(entry.content or '').strip().splitlines()[0]!r}")
                    elif isinstance(entry, ast.Message | ast.Term):
                        name = entry.id.name
                        if name in seen:
                            faults.append(f"{shown}: {name} stands in {seen[name]} already")
                        seen[name] = path.name
                bundle.add_resource(resource)
            bundles[place.name] = bundle
            ids[place.name] = frozenset(seen)
        if FALLBACK not in bundles:
            faults.append(f"{folder}: no language {FALLBACK!r} here")
        if faults:
            raise BadWords("\n".join(faults))
        return cls(bundles, ids, strict=strict)

    @property
    def langs(self) -> tuple[str, ...]:
        return tuple(self._bundles)

    @property
    def strict(self) -> bool:
        """Does a defect raise?"""
        return self._strict

    def ids(self, lang: str) -> frozenset[str]:
        return self._ids.get(lang, frozenset())

    def has(self, lang: str, id: str) -> bool:
        return id in self.ids(lang)

    def say(self, lang: str, id: str, /, **args: str | int) -> str:
        """The message in this language."""
        for tried in dict.fromkeys((lang, FALLBACK)):
            if not self.has(tried, id):
                self._defect(tried, id, "no such message")
                continue
            text, errors = self._format(tried, id, args)
            if not errors:
                return text
            self._defect(tried, id, "; ".join(str(e) for e in errors))
            if tried == FALLBACK:
                return text  # Fluent puts the argument's name where its value is missing: better than silence
        return id

    def _format(self, lang: str, id: str, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        bundle = self._bundles[lang]
        pattern = bundle.get_message(id).value
        if pattern is None:
            return id, [ValueError("a message without text")]
        text, errors = bundle.format_pattern(pattern, dict(args))
        return str(text), list(errors)

    def _defect(self, lang: str, id: str, what: str) -> None:
        if self._strict:
            raise BadWords(f"{lang}: {id}: {what}")
        if (lang, id) not in self._told:
            self._told.add((lang, id))
            log.error("words: %s: %s: %s", lang, id, what)
