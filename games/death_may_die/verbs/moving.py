"""Moving and placing investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.death_may_die import events
from games.death_may_die.rules import acting, enemies, running
from games.death_may_die.state import Who
from games.death_may_die.verbs.verb import DeathVerb
from games.kernel.ask import Script

if TYPE_CHECKING:
    from games.death_may_die.table import Death


class MoveYou(DeathVerb):
    """One moves, with what follows and what burns (S19): towards the nearest investigator, the nearest gate, or anywhere next to one."""

    move_you: int
    to: Literal["person", "gate", "anywhere", "start"]
    with_it: bool = False  # the enemy whose ability it is comes along (Byakhee), whatever else follows

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        carrier = g.figure(g.figure_acting) if self.with_it else None
        for i in range(self.move_you):
            space = yield from self._next(g, who, stop=i > 0 and self.to == "start")
            if not space or not g.lives(who):
                return
            followed = yield from running.step(g, who, space)
            g.tell(events.Moved(who, space))
            running.tell_who_followed(g, who, followed)
            if carrier and g.figure(carrier.id) is not None:
                carrier.space = space

    def _next(self, g: Death, who: Who, stop: bool) -> Script[str]:
        """ "Up to" is a choice where one goes of one's own will (`stop`); fear and wings take one as far as they can (S88)."""
        here = g.inv(who).space
        if self.to == "anywhere":
            return (yield from enemies.one_space(g, list(g.neighbours(here)), who)) if g.neighbours(here) else ""
        if self.to == "person":
            goals = [g.inv(w).space for w in g.others(who)]
        else:
            goals = list(g.episode.plan.gates.values()) if self.to == "gate" else [g.episode.plan.start]
        if not goals or here in goals:
            return ""
        goal = yield from enemies.one_space(g, enemies.nearest(g, goals, here), who)
        distances = g.distances(goal)
        nearer = [n for n in g.neighbours(here) if distances[n] == distances[here] - 1]
        chosen = yield from enemies.one_space(g, [*nearer, here] if stop else nearer, who)
        return chosen if chosen != here else ""

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return self.to != "start" or g.inv(who).space != g.episode.plan.start

    def key(self) -> str:
        return f"do-move_you-{self.to}" + ("-with" if self.with_it else "")


class PlaceYou(DeathVerb):
    """One is placed on a space within so many: nothing follows (Rope)."""

    place_you: int

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        distances = g.distances(g.inv(who).space)
        near = [s for s, d in distances.items() if 0 < d <= self.place_you]
        acting.place(g, who, (yield from enemies.one_space(g, near, who)))
