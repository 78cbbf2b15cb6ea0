"""Type and icons: where the letters come from.

Three text families (Cinzel and Chakra Petch for titles, Alegreya Sans for the rest) and two icon fonts (RPG Awesome, Material Design Icons)
come as ordinary packages. `check_assets()` at start-up turns a missing or broken one into a single clear error, so that no
game is ever the first to find out.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import json
import threading
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageFont, features

# FreeType faces are not made for two threads at once, and faces are shared. Pillow holds the interpreter lock while it draws
# letters, so this lock is nearly free; it keeps the promise on interpreters without that lock.
FACE_LOCK = threading.RLock()

# Alegreya Sans has old-style digits by default; lining digits are needed wherever a number matters, i.e. everywhere.
FEATURES = ["lnum"]


class MissingAssets(RuntimeError):
    """A font or icon package is not installed or unreadable. `package` is what to install."""

    def __init__(self, package: str, reason: str) -> None:
        self.package = package
        super().__init__(f"Pictures need the package {package!r} ({reason}); install it with: pip install {package}")


class Face(NamedTuple):
    family: str
    package: str
    module: str
    weight: int
    style: str


_CINZEL = ("Cinzel", "fontpkg-cinzel", "fontpkg_cinzel")
_CHAKRA = ("Chakra Petch", "fontpkg-chakra-petch", "fontpkg_chakra_petch")
_ALEGREYA = ("Alegreya Sans", "fontpkg-alegreya-sans", "fontpkg_alegreya_sans")

FACES: dict[str, Face] = {
    "title": Face(*_CINZEL, 700, "normal"),
    "title_heavy": Face(*_CINZEL, 900, "normal"),
    "tech": Face(*_CHAKRA, 600, "normal"),
    "tech_heavy": Face(*_CHAKRA, 700, "normal"),
    "body": Face(*_ALEGREYA, 500, "normal"),
    "bold": Face(*_ALEGREYA, 700, "normal"),
    "heavy": Face(*_ALEGREYA, 800, "normal"),
    "italic": Face(*_ALEGREYA, 500, "italic"),
    "bold_italic": Face(*_ALEGREYA, 700, "italic"),
}

# What `**bold**` inside a paragraph switches to.
BOLDER = {"body": "heavy", "italic": "bold_italic", "bold": "heavy", "title": "title_heavy", "tech": "tech_heavy"}

_ICON_FONTS = {
    "ra": ("tkinter-icons-rpga", "tkinter_icons_rpga", "fonts/rpgawesome-webfont.ttf"),
    "mdi": ("fonticon-materialdesignicons7", "fonticon_mdi7", "fonts/materialdesignicons-webfont.ttf"),
}

# Words → glyphs: the marks of the house, and what games add to them (`add_words`). All are checked at start-up.
ICONS: dict[str, str] = {
    "check": "mdi:check-bold",
    "cross": "mdi:close-thick",
    "plus": "mdi:plus-thick",
    "minus": "mdi:minus-thick",
    "arrow": "mdi:arrow-right-bold",
    "arrow_down": "mdi:arrow-down-bold",
    "star": "mdi:star-four-points",
    "dot": "mdi:circle-medium",
    "warning": "mdi:alert",
    "lock": "mdi:lock",
    "unlock": "mdi:lock-open-variant",
    "secure": "mdi:shield-lock",
    "die": "ra:perspective-dice-random",
    "cards": "mdi:cards",
    "person": "mdi:account",
    "hourglass": "ra:hourglass",
    "key": "ra:key",
    "flame": "ra:fire",
    "eye": "ra:eyeball",
    "moon": "mdi:moon-waning-crescent",
    "candle": "ra:candle-fire",
    "door": "mdi:door",
    "stairs": "mdi:stairs",
    "sword": "ra:broadsword",
    "shield": "ra:shield",
}

# Outlines no font has, as functions from a size to a mask of about that size: "drawn:" glyphs.
OUTLINES: dict[str, Callable[[int], Image.Image]] = {}


def add_words(words: Mapping[str, str], outlines: Mapping[str, Callable[[int], Image.Image]] | None = None) -> None:
    """A game's own words for glyphs, added when its pictures are loaded. All games' words stand in one list, because a mask is
    kept by its word: two games may share one, but not mean different glyphs by it."""
    for name, draw in (outlines or {}).items():
        if OUTLINES.setdefault(name, draw) is not draw:
            raise ValueError(f"two outlines are called {name!r}")
    for word, target in words.items():
        if ICONS.setdefault(word, target) != target:
            raise ValueError(f"{word!r} is {ICONS[word]!r} already, not {target!r}")
        if target.startswith("drawn:") and target[6:] not in OUTLINES:
            raise ValueError(f"{word!r}: no outline is called {target[6:]!r}")
    find_glyph.cache_clear()


# Glyphs too thin to read small: their strokes grow by this share of the em.
THICKEN = {"mdi:brain": 0.008}


def _package_folder(package: str, module: str) -> Path:
    """Where a package lies, without importing it: importing the RPG Awesome one would import tkinter."""
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        spec = None
    if spec is None or not spec.submodule_search_locations:
        raise MissingAssets(package, "not installed")
    return Path(next(iter(spec.submodule_search_locations)))


def _text_font_file(face: Face) -> Path:
    _package_folder("fontpkg", "fontpkg")
    _package_folder(face.package, face.module)
    fontpkg = importlib.import_module("fontpkg")
    try:
        path = Path(fontpkg.path(face.family, face.weight, face.style))
    except Exception as problem:  # any failure of the finder means the same to the person who installs
        raise MissingAssets(face.package, f"{face.family} {face.weight} not found: {problem}") from problem
    if not path.is_file():
        raise MissingAssets(face.package, f"{path.name} is missing")
    return path


@lru_cache(maxsize=512)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A face at a pixel size. 512 sizes kept; a face costs a few KB beside its mapped file."""
    wanted = FACES[face]
    path = _text_font_file(wanted)
    with FACE_LOCK:
        try:
            loaded = ImageFont.truetype(str(path), size)
            if "[" in path.name:  # a variable font; the weight is an axis
                loaded.set_variation_by_axes([wanted.weight])
        except OSError as problem:
            raise MissingAssets(wanted.package, f"{path.name} is unreadable: {problem}") from problem
    return loaded


@lru_cache(maxsize=64)
def icon_font(key: str, size: int) -> ImageFont.FreeTypeFont:
    package, module, file = _ICON_FONTS[key]
    path = _package_folder(package, module) / file
    with FACE_LOCK:
        try:
            return ImageFont.truetype(str(path), size)
        except OSError as problem:
            raise MissingAssets(package, f"{path.name} is missing or unreadable") from problem


@lru_cache(maxsize=2)
def _glyphs(key: str) -> dict[str, str]:
    package, module, _ = _ICON_FONTS[key]
    folder = _package_folder(package, module)
    try:
        if key == "ra":
            raw: dict[str, str] = json.loads((folder / "glyphmap.json").read_text("utf-8"))
            return {name: chr(int(code, 16)) for name, code in raw.items()}
        names = vars(importlib.import_module(module).MDI7)
        # Values read "mdi7.<character>".
        return {
            k.replace("_", "-"): v.partition(".")[2] for k, v in names.items() if isinstance(v, str) and v.startswith("mdi7.")
        }
    except (OSError, ValueError, ImportError, AttributeError) as problem:
        raise MissingAssets(package, f"its glyph list is unreadable: {problem}") from problem


class Glyph(NamedTuple):
    source: str  # "ra", "mdi" or "drawn"
    char: str  # the character in that font, or the name of our own outline


@lru_cache(maxsize=2048)
def find_glyph(name: str) -> Glyph | None:
    """`lock` (a word of the house or of a game), `ra:octopus`, `mdi:brain`, or a bare glyph name looked up in both, RPG Awesome first."""
    name = ICONS.get(name, name)
    source, colon, rest = name.partition(":")
    if colon:
        if source == "drawn":
            return Glyph("drawn", rest) if rest in OUTLINES else None
        if source not in _ICON_FONTS:
            return None
        char = _glyphs(source).get(rest)
        return Glyph(source, char) if char else None
    for key in _ICON_FONTS:
        if char := _glyphs(key).get(name.replace("_", "-")):
            return Glyph(key, char)
    return None


def near_glyph(name: str) -> str:
    """What somebody may have meant who wrote a name no font has; empty: nothing is like it."""
    font, _, rest = name.rpartition(":")
    known = {each: f"{key}:{each}" for key in reversed(_ICON_FONTS) if font in ("", key) for each in _glyphs(key)}
    known |= {} if font else {word: word for word in ICONS}
    found = difflib.get_close_matches(rest, known, 1)
    return known[found[0]] if found else ""


def glyph(name: str) -> Glyph:
    found = find_glyph(name)
    if found is None:
        raise KeyError(f"no icon is called {name!r}")
    return found


def check_assets() -> None:
    """Open every face and find every icon once. Raises MissingAssets with one line that says what to install."""
    if not features.check("raqm"):
        raise MissingAssets("Pillow", "this build lacks raqm text layout, the official wheels have it")
    for face in FACES:
        font(face, 32)
    for key, (package, _, _) in _ICON_FONTS.items():
        icon_font(key, 32)
        for word, target in ICONS.items():
            if target.startswith(key + ":") and find_glyph(word) is None:
                raise MissingAssets(package, f"it has no glyph {target!r}")
