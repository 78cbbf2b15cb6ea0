"""ALONE as a film: one frame per turn, from the positions at its checkpoints as the asker may see them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.boxes.alone.table import palette_of
from bot.boxes.alone.words import lang_of
from bot.reader import Reader
from bot.shelf import Drawing, Look
from games.alone.view import AloneView

# A film longer than this takes too long to draw and to watch; of a longer game every k-th turn is shown.
MOST_FRAMES = 60


def recap(views: Sequence[AloneView], reader: Reader, look: Look) -> Drawing:
    """A game that is over: its turning points, and the whole base uncovered. Runs in a worker thread."""
    from rendering.alone import draw_recap, story

    drawn = draw_recap(views[-1], story(views), reader.cards, lang_of(reader), dict(reader.names), palette_of(look))
    return Drawing(drawn.image, drawn.alt)


def film(views: Sequence[AloneView], reader: Reader, look: Look) -> tuple[bytes, str, str] | None:
    """(bytes, file name, alt text); None if not even one turn is over. Runs in a worker thread."""
    from rendering.alone import film as shoot
    from rendering.alone import film_alt, frames

    played = frames(views)
    if not played:
        return None
    step = -(-len(played) // MOST_FRAMES)
    kept = [frame for i, frame in enumerate(played) if i % step == 0 or i == len(played) - 1]
    names = dict(reader.names)
    made = shoot(kept, reader.cards, lang_of(reader), names, palette_of(look))
    return made.data, made.filename, film_alt(kept, reader.cards, lang_of(reader), names)
