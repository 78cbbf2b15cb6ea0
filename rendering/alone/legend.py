"""What the marks on the map mean: only those that are on it, as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable

from games.alone.view import SeenSector
from games.kernel.phrases import Lang
from rendering import pieces
from rendering.canvas import Canvas
from rendering.layout import Box
from rendering.words import label

from .ground import door
from .sectors import draw_mark

LINE = 58


def entries(sectors: Iterable[SeenSector]) -> list[str]:
    """In the order of how much they matter to somebody new."""
    there: set[str] = set()
    for s in sectors:
        there |= {"lit" if s.lit else "dark"}
        there |= {
            name
            for name, on in (("danger", s.danger), ("box", s.box), ("stairs", bool(s.stairs)), ("sabotage", s.sabotage > 0))
            if on
        }
        there |= set(s.conditions)
        there |= {state for state in s.exits.values() if state != "open"}
        there |= {"wound" for c in s.creatures if c.wounded}
    order = ("danger", "dark", "lit", "blocked", "wound", "sabotage", "darkness", "gas", "web", "alarm", "box", "stairs", "door")
    return [name for name in order if name in there]


def draw_legend(c: Canvas, box: Box, sectors: Iterable[SeenSector], lang: Lang) -> None:
    line = c.px(LINE)
    with c.group("legend"):
        y = box.y0
        for name in entries(sectors):
            if y + line > box.y1:
                return
            size = round(line * 0.78)
            spot = (box.x0 + size / 2, y + line / 2)
            if name in ("door", "blocked"):
                sprite = door(round(size * 1.9), True, name == "blocked", c.theme)
                c.put(sprite, spot[0] - sprite.image.width / 2, spot[1] - sprite.image.height / 2)
                c.record("icon", name, Box.around(*spot, size, size))
            elif name == "wound":
                c.put(pieces.badge_icon("wound", size, (226, 52, 52), c.theme), spot[0] - size / 2, spot[1] - size / 2)
                c.record("icon", name, Box.around(*spot, size, size))
            else:
                draw_mark(c, spot, size, name)
            x = box.x0 + size + c.px(18)
            words = label(lang, f"pic-al-legend-{name}{'-whole' if name == 'stairs' else ''}")
            with c.squeezed(words, box.x1 - x):
                if name == "stairs" and c.measure(words, c.phone_min) > box.x1 - x:
                    words = label(lang, "pic-al-legend-stairs")
                c.text(
                    (x, y + line / 2),
                    words,
                    c.type("small"),
                    colour=c.theme.text_soft,
                    max_width=box.x1 - x,
                    name=f"{name}-words",
                )
            y += line
