"""Elder Sign as a film: one frame per turn, from the positions at its checkpoints."""

from __future__ import annotations

from collections.abc import Sequence

from bot.reader import Reader
from bot.shelf import Look
from games.elder_sign.view import ElderView

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
    lang = "de" if reader.lang == "de" else "en"
    palette = "high_contrast" if look.high_contrast else {"normal": "standard"}.get(look.palette, look.palette)
    names = dict(reader.names)
    made = shoot(frames, reader.cards, lang, names, palette)
    return made.data, made.filename, film_alt(frames, reader.cards, lang, names)
