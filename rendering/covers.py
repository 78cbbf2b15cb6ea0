"""What a game looks like, for whoever chooses one: a piece of its board at thumbnail size, beside what draws it (`rendering/<game>/cover.webp`).

Made once from `keeper render`, 480 × 240; a game from elsewhere need not have one.
"""

from __future__ import annotations

from pathlib import Path

_ROOMS = Path(__file__).parent


def cover(folder: str) -> Path | None:
    found = _ROOMS / folder / "cover.webp"
    return found if found.is_file() else None
