"""Elder Sign as a film: one frame per turn, from the positions at its checkpoints."""

from __future__ import annotations

from collections.abc import Sequence

from bot.reader import Reader
from bot.shelf import Drawing, Look
from games.elder_sign.view import ElderView
from games.kernel.phrases import Lang

# A film longer than this takes too long to draw and to watch; of a longer game every k-th turn is shown.
MOST_FRAMES = 60


def turns(views: Sequence[ElderView]) -> list[tuple[ElderView, ElderView]]:
    """Each turn as the position at its beginning and at its end."""
    found: list[tuple[ElderView, ElderView]] = []
    begin: ElderView | None = None
    for view in views:
        if not view.ancient:
            continue  # before the set-up
        if begin is None:
            begin = view
        elif view.turn != begin.turn or view.result:
            found.append((begin, view))
            begin = view
    return found


def recap(views: Sequence[ElderView], reader: Reader, look: Look) -> Drawing:
    """A game that is over: its turning points and what everybody did. Runs in a worker thread."""
    from rendering.elder_sign import draw_recap, summarise

    story = [summarise(before, after) for before, after in turns(views)]
    drawn = draw_recap(views[-1], story, reader.cards, _lang(reader), dict(reader.names), _palette(look))
    return Drawing(drawn.image, drawn.alt)


def _lang(reader: Reader) -> Lang:
    return "de" if reader.lang == "de" else "en"


def _palette(look: Look) -> str:
    return "high_contrast" if look.high_contrast else {"normal": "standard"}.get(look.palette, look.palette)


def film(views: Sequence[ElderView], reader: Reader, look: Look) -> tuple[bytes, str, str] | None:
    """(bytes, file name, alt text); None if not even one turn is over. Runs in a worker thread."""
    from rendering.elder_sign import Frame, film_alt, summarise
    from rendering.elder_sign import film as shoot

    played = turns(views)
    if not played:
        return None
    step = -(-len(played) // MOST_FRAMES)
    kept = [pair for i, pair in enumerate(played) if i % step == 0 or i == len(played) - 1]
    frames = [Frame(after, summarise(before, after)) for before, after in kept]
    names = dict(reader.names)
    made = shoot(frames, reader.cards, _lang(reader), names, _palette(look))
    return made.data, made.filename, film_alt(frames, reader.cards, _lang(reader), names)
