"""Every game that has pictures, found by its folder, so that a new one is held to the same."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import rendering
from rendering.kit.pictures import Pictures

NAMES = sorted(m.name for m in pkgutil.iter_modules(rendering.__path__) if m.ispkg and m.name != "kit")
# Loading them adds their moods and words.
PICTURES: dict[str, Pictures[Any]] = {name: importlib.import_module(f"rendering.{name}").PICTURES for name in NAMES}


def cards_of(name: str) -> Any:
    """The cards of the box, without any pack."""
    return importlib.import_module(f"games.{name}.content").catalogue()
