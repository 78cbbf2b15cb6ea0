"""A picture as it is ordered: data alone, so that it can be painted here or in another process (`bot/painters.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.reader import Reader
from bot.shelf import Look, Shelf
from bot.wordless import Unpainted
from games.kernel.ask import Seat
from rendering import encode, rolling
from rendering.drawn import Drawn
from rendering.encode import Picture
from rendering.fluent import Words


@dataclass(frozen=True, slots=True)
class Commission:
    """`scene`: which picture of a table, or which card. `views`: what is shown; of a recap or a film every position, oldest first.
    `before` is the view (of the same viewer) that what is new is measured against; `last` that of the picture before this one, if dice
    thrown since are to be seen falling. `file`: its name, without an ending."""

    game: str
    kind: Literal["scene", "card", "recap", "film"]
    file: str
    lang: str
    look: Look
    scene: str = ""
    views: tuple[Any, ...] = ()
    seat: Seat | None = None
    before: Any = None
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    last: Any = None


def paint(order: Commission, shelf: Shelf, words: Words) -> Picture | None:
    """None: the game has no such picture."""
    box = shelf.box(order.game)
    reader: Reader[Any] = Reader(order.lang, words, box.cards, order.names)
    match order.kind:
        case "scene":
            try:
                drawn = box.draw(order.scene, order.views[-1], order.seat, reader, order.look, order.before)
            except Unpainted:
                return None
            if order.last is not None and box.film is not None:
                moving = _falling(drawn, box.film.thrown(order.last, order.views[-1]), order.file)
                if moving is not None:
                    return moving
        case "card":
            if box.deck is None:
                return None
            drawn = box.deck.picture(order.scene, reader, order.look)
        case "recap":
            if box.film is None:
                return None
            drawn = box.film.recap(order.views, reader, order.look)
        case "film":
            return box.film.film(order.views, reader, order.look) if box.film is not None else None
    return encode.live(drawn.image, order.file, drawn.alt)


def _falling(drawn: Drawn, names: frozenset[str], file: str) -> Picture | None:
    """The picture with these dice falling onto it; None: none of them is on it, or it would be too much for a phone."""
    falling = rolling.fall(drawn.image, drawn.thrown, names) if names else None
    if falling is None:
        return None
    picture = encode.rolled(falling, file, drawn.alt)
    return picture if len(picture.data) <= encode.ROLL_LIMIT_BYTES else None
