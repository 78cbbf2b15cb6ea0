"""A hero that cheats, for tests only: it reads the secret map and walks to its goal, so that random games reach missions, bosses,
companions and the end. Everything else, and all of evil, is random, with a taste for cards and items."""

from __future__ import annotations

import random
from typing import Any

from games.alone.rules import missions, station
from games.alone.state import HERO, AloneState
from games.alone.table import Alone
from games.kernel.ask import Ask
from games.kernel.live import Live

TASTY = ("item:", "use:", "sacrifice:", "companion:", "play:", "attack:", "heal:", "bullet")


class Guided:
    """Picks for a question; `boldness` is how often it does what leads somewhere instead of anything at all."""

    def __init__(self, live: Live[AloneState], chance: random.Random, boldness: float = 0.8) -> None:
        self.live, self.chance, self.boldness = live, chance, boldness

    def pick(self, question: Ask) -> tuple[str, ...]:
        keys = list(question.keys)
        if question.msg in ("al-turn", "al-second", "al-move-on") and self.chance.random() < self.boldness:
            wanted = self._onward(keys)
            if wanted:
                return (wanted,)
        if question.msg == "al-block" and self.chance.random() < self.boldness:
            return ("no",)  # its own blockades would bar the way
        if question.most == 1 and self.chance.random() < 0.5:
            tasty = [k for k in keys if k.startswith(TASTY)]
            if tasty:
                return (self.chance.choice(tasty),)
        least = min(question.least, len(keys))
        count = self.chance.randint(least, min(question.most, len(keys)))
        return tuple(self.chance.sample(keys, count))

    def _onward(self, keys: list[str]) -> str | None:
        """An Interact that helps, an attack on a boss, a step towards the next goal."""
        for start in ("interact:mission:", "interact:sabotage"):
            found = [k for k in keys if k.startswith(start)]
            if found:
                return self.chance.choice(found)
        g: Any = Alone(self.live.state, self.live.fate, 0, self.live.rules.cards)  # type: ignore[attr-defined]
        goals = self._goals(g)
        attacks = [k for k in keys if k.startswith("attack:")]
        if attacks and any(c.boss for c in g.creatures_in(g.state.hero_at)):
            return self.chance.choice(attacks)
        here = g.state.hero_at
        maps = [far for goal in goals if here in (far := station.distances(g, goal)) and far[here] > 0]
        if not maps:
            return None
        far = min(maps, key=lambda m: m[here])  # the nearest, or it would waver between two
        best = [way for way, to in station.ways(g, here).items() if far.get(to, 99) < far[here]]
        steps = [k for k in keys if k.split(":")[0] in ("move", "hero", "companion") and k.rpartition(":")[2] in best]
        return self.chance.choice(steps) if steps else None

    def _goals(self, g: Any) -> list[str]:
        rooms = {goal.interact for m in g.state.missions if (goal := missions.goal(g, m)) and goal.interact}
        found = [s.id for s in g.state.sectors.values() if s.room in rooms]
        return (
            found
            or [c.at for c in g.state.creatures if c.boss]
            or [s.id for s in g.state.sectors.values() if s.box and not s.lit]
        )


def play_through(live: Live[AloneState], chance: random.Random, most: int = 8_000, boldness: float = 0.8) -> int:
    """To the end, or to `most` answers; how many there were."""
    player = Guided(live, chance, boldness)
    answers = 0
    while not live.over and answers < most:
        question = chance.choice([a for a in live.asks if a.needed])
        live.answer(question.n, question.seat, player.pick(question))
        answers += 1
    return answers


__all__ = ["HERO", "Guided", "play_through"]
