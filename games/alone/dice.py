"""The die of ALONE (AL-DICE-01; faces: catalogue 7.1)."""

from __future__ import annotations

from typing import Literal, TypeAlias

Face: TypeAlias = Literal["hit", "conditional", "miss"]
