"""Words on pictures: the messages of every `pictures.ftl`. Cards bring their own names and texts.

One that is missing, or cannot be put together, raises BadWords: better no picture than one with a hole.
"""

from __future__ import annotations

from functools import lru_cache

from games import registry

from .fluent import FALLBACK, Words, word_folders


def _words() -> Words:
    return _words_with(registry.brought())


@lru_cache(maxsize=8)
def _words_with(brought: tuple[str, ...]) -> Words:
    """Once for the same games: one from elsewhere brings its own."""
    return Words.load(*word_folders(), files="pictures.ftl", strict=True)


@lru_cache(maxsize=8192)
def _say(lang: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return _words().say(lang if has(lang, key) else FALLBACK, key, **dict(args))


def say(lang: str, key: str, **args: str | int) -> str:
    """A message in a language; in English if that language lacks it."""
    return _say(lang, key, tuple(sorted(args.items())))


def capital(text: str) -> str:
    """Words that stand alone begin with a capital letter in either language; within a sentence they do not in English."""
    return text[:1].upper() + text[1:]


def label(lang: str, key: str, **args: str | int) -> str:
    """A message that stands alone."""
    return capital(say(lang, key, **args))


def has(lang: str, key: str) -> bool:
    return _words().has(lang, key)
