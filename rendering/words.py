"""Words on pictures: the Fluent messages of every `pictures.ftl` in locale/<language>/, each game's in its own folder; a
game from elsewhere brings its own. Cards bring their own names and texts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from games import registry

LOCALE = Path(__file__).resolve().parent.parent / "locale"
FALLBACK = "en"


class MissingWords(RuntimeError):
    """A message the pictures need is not in the locale files, or cannot be put together."""


def _bundle(lang: str) -> FluentBundle:
    return _bundle_with(lang, registry.brought())


@lru_cache(maxsize=8)
def _bundle_with(lang: str, brought: tuple[str, ...]) -> FluentBundle:
    """Once for the same games."""
    # Isolating marks are control characters a font draws as boxes.
    bundle = FluentBundle([lang], use_isolating=False)
    folders = [LOCALE, *(game.locale for game in registry.manifests() if game.locale is not None)]
    files = [file for folder in folders for file in sorted((folder / lang).rglob("pictures.ftl"))]
    if not files:
        raise MissingWords(f"no words for pictures in {lang!r}")
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


@lru_cache(maxsize=8192)
def _say(lang: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        if lang != FALLBACK:
            return _say(FALLBACK, key, args)
        raise MissingWords(f"no message is called {key!r}")
    message = bundle.get_message(key)
    if message.value is None:
        raise MissingWords(f"{key!r} has no text")
    text, errors = bundle.format_pattern(message.value, dict(args))
    if errors:
        raise MissingWords(f"{key!r} in {lang!r}: {errors[0]}")
    return str(text)


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
    return _bundle(lang).has_message(key)
