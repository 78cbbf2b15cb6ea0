"""Players for whole games: random ones die in the first round, so that little is seen. A careful one comes further."""

from __future__ import annotations

from typing import Any

from games.kernel.ask import Ask, Option
from games.kernel.rules import Chance


class Careful:
    """Anything legal, but nothing that hurts if it can be helped; in the preparation it hurries, aims at whatever is there, and develops."""

    def __init__(self, chance: Chance, hurry: int = 6) -> None:
        self.chance, self.hurry = chance, hurry

    def pick(self, view: Any, question: Ask) -> tuple[str, ...]:
        options = [o for o in question.options if o.tone != "danger"] or list(question.options)
        if question.msg == "cs-prepare":
            return (self._prepares(options),)
        keys = [o.key for o in options]
        for wanted in ("cancel", "attack", "commit", "seal"):
            if wanted in keys and not (wanted == "cancel" and self.chance(6) == 0):
                return (wanted,)
        least = min(question.least, len(keys))
        count = least + self.chance(min(question.most, len(keys)) - least + 1)
        picked: list[str] = []
        for _ in range(count):
            picked.append(keys.pop(self.chance(len(keys))))
        return tuple(picked)

    def _prepares(self, options: list[Option[Any]]) -> str:
        keys = [o.key for o in options]
        eager = [k for k in keys if k.startswith(("develop:", "lay:", "die:", "target:"))]
        if eager and self.chance(2):
            return eager[self.chance(len(eager))]
        if self.chance(self.hurry) == 0:
            return "auto" if "auto" in keys else "ready" if "ready" in keys else keys[-1]
        free = [o.key for o in options if not dict(o.args).get("cost")]
        return free[self.chance(len(free))]
