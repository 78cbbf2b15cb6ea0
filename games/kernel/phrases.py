"""The words of generated rule text: templates per language, with plurals, and how clauses become the sentences of a card.

Templates live in YAML beside a game's cards. `{n}` inserts an argument; `{n|clue|clues}` chooses singular or plural by it.
The text on a card is made from its effects with these, so it cannot disagree with what happens.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from games.kernel.content import BadPack, Fault, Mark, of_the_game, read_yaml

Lang: TypeAlias = Literal["en", "de"]
LANGS: tuple[Lang, ...] = ("en", "de")

_YOU: Mapping[Lang, re.Pattern[str]] = {
    "en": re.compile(r"\b(you|yours?|yourself)\b"),
    "de": re.compile(r"\b(du|dich|dir|dein|deine[mnrs]?)\b"),
}
_SLOT = re.compile(r"\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}")


class MissingPhrase(KeyError):
    """A template or an argument of one is missing: a defect of the game's words, found when its cards are loaded."""

    def __init__(self, problem: str, key: str) -> None:
        super().__init__(problem)
        self.key = key


@dataclass(frozen=True, slots=True)
class Phrases:
    """All templates of one game: id -> language -> template. `form` is an ending of ids: a template that has it is preferred."""

    templates: Mapping[str, Mapping[str, str]]
    form: str = ""

    def say(self, lang: Lang, key: str, **args: str | int) -> str:
        try:
            row = self.templates.get(f"{key}{self.form}") if self.form else None
            template = (row or self.templates[key])[lang]
        except KeyError:
            raise MissingPhrase(f"no phrase {key!r} in {lang}", key) from None

        def fill(slot: re.Match[str]) -> str:
            name, one, many = slot.groups()
            if name not in args:
                raise MissingPhrase(f"phrase {key!r} in {lang} needs {name!r}", key)
            if one is None:
                return str(args[name])
            return one if args[name] in (1, "1") else many

        return _SLOT.sub(fill, template)


def load_phrases(path: Path) -> Phrases:
    """BadPack names every phrase that has not exactly the languages there are."""
    file = of_the_game(path)
    rows = read_yaml(path, file)
    found: dict[str, dict[str, str]] = {}
    faults: list[Fault] = []
    for key, entry in rows.items():
        if not isinstance(entry, Mark) or set(entry) != set(LANGS) or not all(isinstance(t, str) for t in entry.values()):
            line = entry.line if isinstance(entry, Mark) else 0
            faults.append(Fault(file, line, "", key, f"needs a text in exactly the languages {', '.join(LANGS)}"))
            continue
        found[key] = dict(entry)
    if faults:
        raise BadPack(faults)
    return Phrases(found)


def listing(parts: Sequence[str], words: Phrases, lang: Lang, joint: Literal["and", "or"] = "and") -> str:
    """One, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {words.say(lang, joint)} {parts[-1]}"


def third_person(words: Phrases) -> Phrases:
    """The words for "each investigator loses …" instead of "lose …": templates that have such a form end in `@each`."""
    return Phrases(words.templates, "@each")


def says_you(text: str, lang: Lang) -> bool:
    """Does a clause speak to its reader?"""
    return _YOU[lang].search(text) is not None


def sentence(text: str) -> str:
    """Capital letter and full stop around a generated clause."""
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in '.!?:“"' else text + "."


def line(text: str, lang: Lang) -> str:
    """A finished sentence of a card. German writes a whole sentence after a colon with a capital letter, English does not."""
    if lang == "de":
        text = re.sub(r"(?<=: )[a-zäöü]", lambda letter: letter[0].upper(), text)
    return sentence(text)


def headed(words: Phrases, lang: Lang, key: str, what: str) -> list[str]:
    """The line of a card that begins with what it is about ("Terror: …"); no line if there is nothing to say."""
    return [line(words.say(lang, key, what=what), lang)] if what else []
