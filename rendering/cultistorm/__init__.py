"""The pictures of Cultistorm."""

from __future__ import annotations

from .pictures import PICTURES

__all__ = ["PICTURES"]
