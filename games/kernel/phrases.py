"""The words of generated rule text: templates per language, with plurals.

Templates live in YAML beside a game's cards. `{n}` inserts an argument; `{n|clue|clues}` chooses singular or plural by it.
The text on a card is made from its effects with these, so it cannot disagree with what happens.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from games.kernel.content import Mark, read_yaml

Lang: TypeAlias = Literal["en", "de"]
LANGS: tuple[Lang, ...] = ("en", "de")

_SLOT = re.compile(r"\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}")


class MissingPhrase(KeyError):
    """A template or an argument of one is missing: a defect of the game's words, found when its cards are loaded."""


@dataclass(frozen=True, slots=True)
class Phrases:
    """All templates of one game: id -> language -> template."""

    templates: Mapping[str, Mapping[str, str]]

    def say(self, lang: Lang, key: str, **args: str | int) -> str:
        try:
            template = self.templates[key][lang]
        except KeyError:
            raise MissingPhrase(f"no phrase {key!r} in {lang}") from None

        def fill(slot: re.Match[str]) -> str:
            name, one, many = slot.groups()
            if name not in args:
                raise MissingPhrase(f"phrase {key!r} in {lang} needs {name!r}")
            if one is None:
                return str(args[name])
            return one if args[name] in (1, "1") else many

        return _SLOT.sub(fill, template)


def load_phrases(path: Path) -> Phrases:
    rows = read_yaml(path)
    found: dict[str, dict[str, str]] = {}
    for key, entry in rows.items():
        if not isinstance(entry, Mark) or set(entry) != set(LANGS) or not all(isinstance(t, str) for t in entry.values()):
            raise MissingPhrase(f"{path.name}: {key} needs a text in exactly the languages {', '.join(LANGS)}")
        found[key] = dict(entry)
    return Phrases(found)


def sentence(text: str) -> str:
    """Capital letter and full stop around a generated clause."""
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in '.!?:“"' else text + "."
