"""A picture as it is drawn: the pixels, what they say in words, and where everything lies. As a file it is an `encode.Picture`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PIL import Image

from .canvas import Canvas
from .layout import Mark, problems
from .rolling import Thrown
from .theme import phone_min

# Discord refuses a longer description of an attachment.
ALT_LIMIT = 1024


@dataclass(frozen=True)
class Drawn:
    image: Image.Image
    alt: str
    layout: tuple[Mark, ...] = ()
    thrown: tuple[Thrown, ...] = ()  # the dice on it, so that their fall can be shown

    def problems(self) -> list[str]:
        """What is wrong with the layout, in words; empty when it is sound."""
        return problems(self.layout, self.image.width, self.image.height, phone_min(self.image.width))


def finish(c: Canvas, alt: str) -> Drawn:
    return Drawn(c.image, cut_alt(alt), tuple(c.layout), tuple(c.thrown))


def cut_alt(text: str, limit: int = ALT_LIMIT) -> str:
    """Whole sentences as long as they fit; of a giant one (a list of everything) what fits of it, cut after an entry or a word.

    A name or a card's text may bring its own full stop or question mark: who hears it read need not hear another one."""
    text = re.sub(r"([.!?…])\.(?= |$)", r"\1", " ".join(text.split()))
    units = text.encode("utf-16-le")  # as Discord's clients count
    if len(units) <= 2 * limit:
        return text
    head = units[: 2 * (limit - 1)].decode("utf-16-le", "ignore")
    stop = head.rfind(". ")
    if stop > limit * 0.85:
        return head[: stop + 1] + "…"
    return head[: max(stop + 1, head.rfind(", "), head.rfind("; "), head.rfind(" ") if stop < limit // 2 else 0)] + "…"
