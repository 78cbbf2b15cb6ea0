"""Words on the table: measuring, wrapping, fitting, and the little markup for icons inside text.

Markup: `{lore}` is an icon, `**word**` is bolder, `{{` is a brace, `\\n` a new line, a no-break space keeps two words (or an
icon and its word) together. Words from people go through `escape()`. An icon nobody knows is shown as it was written: a
typing mistake in a card must not stop a game.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from .fonts import BOLDER, FACE_LOCK, FEATURES, ICONS, OUTLINES, THICKEN, find_glyph, font, glyph, icon_font
from .sprites import CACHE

ELLIPSIS = "…"


def escape(text: str) -> str:
    """Words from people: no markup in them."""
    return text.replace("{", "{{").replace("*", "∗")


class Atom(NamedTuple):
    """A piece of a word: letters in one face, or one icon."""

    text: str
    face: str
    icon: bool = False


class Line(NamedTuple):
    atoms: tuple[Atom, ...]
    width: float


class Fitted(NamedTuple):
    lines: tuple[Line, ...]
    size: int
    leading: int
    clipped: bool

    @property
    def width(self) -> int:
        return round(max((line.width for line in self.lines), default=0))

    @property
    def height(self) -> int:
        return (len(self.lines) - 1) * self.leading + round(self.size * 1.02) if self.lines else 0


_TOKEN = re.compile(r"\{\{|\{[a-z][a-z0-9_:-]*\}|\*\*|\n| |[^{*\n ]+|[{*]")


@lru_cache(maxsize=4096)
def parse(text: str, face: str) -> tuple[tuple[Atom, ...] | None, ...]:
    """Words, each a tuple of atoms; None is a line break."""
    words: list[tuple[Atom, ...] | None] = []
    word: list[Atom] = []
    current = face

    def close() -> None:
        if word:
            words.append(tuple(word))
            word.clear()

    def letters(piece: str) -> None:
        if word and not word[-1].icon and word[-1].face == current:
            word[-1] = Atom(word[-1].text + piece, current)
        else:
            word.append(Atom(piece, current))

    for token in _TOKEN.findall(text):
        if token == " ":
            close()
        elif token == "\n":
            close()
            words.append(None)
        elif token == "**":
            current = BOLDER.get(face, face) if current == face else face
        elif token == "{{":
            letters("{")
        elif token.startswith("{") and token.endswith("}") and len(token) > 2 and find_glyph(token[1:-1]):
            word.append(Atom(token[1:-1], current, icon=True))
        else:
            letters(token)
    close()
    return tuple(words)


@lru_cache(maxsize=32768)
def _length(text: str, face: str, size: int) -> float:
    with FACE_LOCK:
        return font(face, size).getlength(text, features=FEATURES)


@lru_cache(maxsize=1024)
def cap_height(face: str, size: int) -> int:
    """Height of a capital letter; lines are centred by it, which is what the eye does."""
    with FACE_LOCK:
        return -round(font(face, size).getbbox("H", anchor="ls")[1])


def icon_size(face: str, size: int) -> int:
    return round(cap_height(face, size) * 1.42)


def advance(atom: Atom, size: int) -> float:
    if atom.icon:
        return icon_size(atom.face, size) + size * 0.08
    return _length(atom.text, atom.face, size)


def _join(words: list[tuple[Atom, ...]]) -> tuple[Atom, ...]:
    """One line's atoms with spaces; neighbours in the same face become one string, so kerning works and pastes are few."""
    out: list[Atom] = []
    for i, word in enumerate(words):
        for j, atom in enumerate(word):
            lead = " " if i and not j else ""
            if atom.icon:
                if lead:
                    if out and not out[-1].icon:
                        out[-1] = out[-1]._replace(text=out[-1].text + lead)
                    else:
                        out.append(Atom(lead, atom.face))
                out.append(atom)
            elif out and not out[-1].icon and out[-1].face == atom.face:
                out[-1] = Atom(out[-1].text + lead + atom.text, atom.face)
            else:
                out.append(Atom(lead + atom.text, atom.face))
    return tuple(out)


def _width(words: list[tuple[Atom, ...]], size: int) -> float:
    return sum(advance(atom, size) for atom in _join(words))


@lru_cache(maxsize=8192)
def measure(text: str, face: str, size: int) -> float:
    """Width of a text on one line, icons included."""
    return _width([w for w in parse(text, face) if w is not None], size)


def _split_long(word: tuple[Atom, ...], size: int, width: float) -> list[tuple[Atom, ...]]:
    """A word wider than the whole column is broken with a hyphen, at an existing hyphen if it has one."""
    if len(word) != 1:  # an icon glued to its word, too wide together: apart after all
        loose = [a if a.icon else a._replace(text=a.text.strip("\u00a0")) for a in word]
        return [part for atom in loose if atom.text for part in _split_long((atom,), size, width)]
    if word[0].icon:
        return [word]
    text, face = word[0].text, word[0].face
    parts: list[tuple[Atom, ...]] = []
    while _length(text, face, size) > width and len(text) > 3:
        end = len(text) - 2
        while end > 2 and _length(text[:end] + "-", face, size) > width:
            end -= 1
        hyphen = text.rfind("-", 2, end)
        head = text[: hyphen + 1] if hyphen > 0 else text[:end] + "-"
        parts.append((Atom(head, face),))
        text = text[hyphen + 1 :] if hyphen > 0 else text[end:]
    parts.append((Atom(text, face),))
    return parts


def _wrap(words: tuple[tuple[Atom, ...] | None, ...], size: int, width: float) -> tuple[list[list[tuple[Atom, ...]]], bool]:
    """Lines of words, and whether a word had to be broken."""
    lines: list[list[tuple[Atom, ...]]] = [[]]
    broken = False
    for word in words:
        if word is None:
            lines.append([])
            continue
        if not lines[-1] or _width([*lines[-1], word], size) <= width:
            if not lines[-1] and _width([word], size) > width:
                parts = _split_long(word, size, width)
                broken = True
                lines[-1].append(parts[0])
                lines.extend([part] for part in parts[1:])
            else:
                lines[-1].append(word)
        else:
            parts = _split_long(word, size, width) if _width([word], size) > width else [word]
            broken = broken or len(parts) > 1
            lines.extend([part] for part in parts)
    return lines, broken


def _line(words: list[tuple[Atom, ...]], size: int) -> Line:
    atoms = _join(words)
    return Line(atoms, sum(advance(a, size) for a in atoms))


def _cut(words: list[tuple[Atom, ...]], face: str, size: int, width: float) -> Line:
    """The very last resort: as many letters as fit, then an ellipsis."""
    kept = list(words)
    while kept:
        last = kept[-1]
        for end in range(len(last[-1].text), 0, -1):
            if last[-1].icon:
                break
            tried = [*kept[:-1], (*last[:-1], Atom(last[-1].text[:end].rstrip(",.;:–- ") + ELLIPSIS, last[-1].face))]
            if _width(tried, size) <= width:
                return _line(tried, size)
        kept.pop()
    return _line([(Atom(ELLIPSIS, face),)], size)


@lru_cache(maxsize=4096)
def fit(
    text: str, face: str, width: int, height: int, largest: int, smallest: int, leading: float = 1.16, max_lines: int = 99
) -> Fitted:
    """The largest size between two limits at which a text fits a box; only below the smallest is it cut.

    A broken word is a flaw too: a smaller size that keeps words whole is preferred, down to the smallest.
    """
    words = parse(text, face)

    def attempt(size: int) -> tuple[Fitted, bool, bool]:
        lines, broken = _wrap(words, size, width)
        step = round(size * leading)
        fitted = Fitted(tuple(_line(line, size) for line in lines), size, step, False)
        return fitted, len(lines) <= max_lines and fitted.height <= height and fitted.width <= width + 1, broken

    best: Fitted | None = None
    for whole in (True, False):
        low, high = smallest, max(smallest, largest)
        while low <= high:
            middle = (low + high) // 2
            fitted, fits, broken = attempt(middle)
            if fits and not (whole and broken):
                best, low = fitted, middle + 1
            else:
                high = middle - 1
        if best is not None:
            return best
    lines, _ = _wrap(words, smallest, width)
    step = round(smallest * leading)
    room = max(1, min(max_lines, (height - round(smallest * 1.02)) // step + 1))
    if len(lines) <= room:  # too wide only (an unbreakable icon row): cut each line
        done = [_line(line, smallest) for line in lines]
        done = [ln if ln.width <= width + 1 else _cut(src, face, smallest, width) for ln, src in zip(done, lines, strict=True)]
        return Fitted(
            tuple(done),
            smallest,
            step,
            any(a.width != b.width for a, b in zip(done, (_line(x, smallest) for x in lines), strict=True)),
        )
    kept = [_line(line, smallest) for line in lines[: room - 1]]
    rest = [word for line in lines[room - 1 :] for word in line]
    return Fitted((*kept, _cut(rest, face, smallest, width)), smallest, step, True)


def text_mask(text: str, face: str, size: int) -> tuple[Image.Image, int, int]:
    """Letters as a mask, and where its corner lies from the start of the baseline."""

    def build() -> tuple[Image.Image, int, int]:
        with FACE_LOCK:
            loaded = font(face, size)
            x0, y0, x1, y1 = (round(v) for v in loaded.getbbox(text, anchor="ls", features=FEATURES))
            x0, y0, x1, y1 = x0 - 1, y0 - 1, x1 + 1, y1 + 1
            mask = Image.new("L", (max(1, x1 - x0), max(1, y1 - y0)), 0)
            ImageDraw.Draw(mask).text((-x0, -y0), text, fill=255, font=loaded, anchor="ls", features=FEATURES)
        return mask, x0, y0

    return CACHE.get(("text", text, face, size), build)


def icon_mask(name: str, size: int) -> Image.Image:
    """An icon fitted into a square by its ink, so that all fonts' glyphs are centred alike."""

    def build() -> Image.Image:
        found = glyph(name)
        if found.source == "drawn":
            ink = OUTLINES[found.char](size * 4)
        else:
            em = max(64, size * 3)
            with FACE_LOCK:
                loaded = icon_font(found.source, em)
                big = Image.new("L", (em * 2, em * 2), 0)
                ImageDraw.Draw(big).text((em, em), found.char, fill=255, font=loaded, anchor="mm")
            if grow := THICKEN.get(ICONS.get(name, name)):
                big = big.filter(ImageFilter.MaxFilter(round(em * grow) * 2 + 1))
            ink = big.crop(big.getbbox() or (0, 0, 1, 1))
        scale = size / max(ink.width, ink.height)
        small = ink.resize((max(1, round(ink.width * scale)), max(1, round(ink.height * scale))), Image.Resampling.LANCZOS)
        square = Image.new("L", (size, size), 0)
        square.paste(small, ((size - small.width) // 2, (size - small.height) // 2))
        return square

    return CACHE.get(("icon", name, size), build)
