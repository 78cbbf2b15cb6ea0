"""The parts of the automatic player that belong to modules, one class each in a file of its own. They are asked in this order what they would
do in the preparation."""

from __future__ import annotations

from games.cultistorm.pilot.narrative import Narrative
from games.cultistorm.pilot.overlord import Overlord
from games.cultistorm.pilot.part import ModulePart

PARTS: tuple[type[ModulePart], ...] = (Narrative, Overlord)
