"""What the faces of adventures and Other Worlds have in common wherever they are drawn: names, marks, prices, locks, an empty place."""

from __future__ import annotations

from games.elder_sign.content import AdventureCard, Catalogue
from rendering.canvas import Canvas
from rendering.layout import Box

from . import tasks

SIDE, TOP = 26, 22


def marks_text(card: AdventureCard) -> str:
    """Terror, midnight and arrival in icons: `{terror} −{sanity}`."""
    parts = []
    for icon, effects in (("terror", card.terror), ("midnight", card.midnight)):
        if effects:
            parts.append(f"{{{icon}}}: " + tasks.effect_icons(effects, signed=True))
    return "  ".join(parts)


def feet(c: Canvas, card: AdventureCard, width: int) -> tuple[tuple[str, ...], int]:
    """Penalties and rewards (the card itself is a trophy), on one line if they fit beside each other; and their size."""
    bad = "{cross} " + tasks.effect_icons(card.penalties) if card.penalties else "{cross} –"
    good = "{check} " + tasks.effect_icons(card.rewards) + f" {{trophy}}{card.trophy}"
    for size in (38, 36, 34):
        if c.measure(bad, size, "heavy") + c.measure(good, size, "heavy") + 20 <= width:
            return (f"{bad}    {good}",), size
    return (bad, good), 38


def monster_lock(monster: str, cards: Catalogue) -> str:
    found = cards.monsters.get(monster)
    return found.lock or "" if found else ""


def title_lines(c: Canvas, text: str, width: int, height: int, size: int = 40) -> tuple[str, int]:
    """Face and size for a card's name: engraved capitals if two lines hold it, else the narrower letters."""
    low = c.phone_min
    fitted = c.fits(Box(0, 0, width, height), text, size, min_size=min(size, round(low * 1.06)), face="title", leading=1.04)
    if not fitted.clipped and not any(line.atoms and line.atoms[-1].text.endswith("-") for line in fitted.lines[:-1]):
        return "title", size
    return "heavy", size


def draw_empty(c: Canvas, box: Box, letter: str) -> None:
    """A place of the museum where no card lies."""
    with c.group(f"place{letter}"):
        c.panel(box, "dim", name="card")
        c.engrave(box.inset(60, 60), "museum", 0.10)
        c.badge((box.x0 + SIDE + 30, box.y0 + TOP + 34), letter, 60, c.theme.brass_dark, "shield", name="letter", over=False)
