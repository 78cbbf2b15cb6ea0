"""What the hero asks Locate for, and when it is worth an action."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.pilot.hero.sketch import BOSS, floor_of
from games.alone.pilot.hero.wants import Wants
from games.alone.pilot.hero.ways import Plan

ALIKE, STALE = 1.6, 4  # ways that differ by no more; an answer given so many turns and steps ago


class Locating:
    def __init__(self, cards: Catalogue, wants: Wants) -> None:
        self.cards = cards
        self.wants = wants

    def unknown(self, plan: Plan) -> list[str]:
        """What the next goals need and nobody has seen, most needed first; the stairs if everything lies on the other floor."""
        rooms = [f"room:{g.interact}" for g in plan.goals if g.interact and not plan.sketch.room(g.interact)]
        wanted = list(rooms)
        if any(g.kill_boss for g in plan.goals):
            seen = any(c.boss for f in plan.view.floors for s in f.sectors for c in s.creatures)
            wanted += [] if seen else [BOSS]
        if any(g.light_rooms for g in plan.goals):
            wanted += [] if any(s.box for s in plan.sketch.sectors.values()) else ["box"]
        here = floor_of(plan.here.place)
        if wanted and not plan.sketch.knows_stairs(here):
            answers = [hints[-1] for t in wanted if (hints := plan.sketch.hints_of(t))]
            if len(answers) == len(wanted) and not any((floor_of(h.place) == here) == h.same_floor for h in answers):
                return ["stairs", *wanted]
        return wanted

    def worth(self, plan: Plan) -> float:
        """Much before anything is known of the goal, something when the hero has come far since and has several ways to choose
        from that look alike."""
        wanted = self.unknown(plan)
        if not wanted or plan.left <= 2.0 or any(plan.sketch.room(g.interact) for g in plan.goals if g.interact):
            return 0.0
        ways = sorted(plan.onward(w) for w in plan.sketch.ways(plan.here.place) if w.to in plan.to_go)
        alike = len(ways) >= 2 and ways[1] - ways[0] <= ALIKE
        worth = 0.0
        for target in self.named(plan)[: self.cards.numbers.locate_targets]:
            hints = [h for h in plan.sketch.hints if h.target == target]
            if target not in wanted:
                continue
            if not hints:
                worth = max(worth, 2.6 if target != "stairs" else 1.5)
                continue
            last = hints[-1]
            away = plan.sketch.steps_from(last.place).get(plan.here.place, 9)
            if alike and min(plan.sketch.now - last.when, away) >= STALE:
                worth = max(worth, 1.3)
        return worth

    def named(self, plan: Plan) -> list[str]:
        """What to ask for, in this order: what is needed and was asked longest ago, then what will be needed later."""
        asked = {h.target: h.when for h in plan.sketch.hints}
        wanted = sorted(self.unknown(plan), key=lambda t: asked.get(t, -1))
        later = [f"room:{r}" for r in self.wants.later(plan.view) if not plan.sketch.room(r)]
        stairs = [] if plan.sketch.knows_stairs(floor_of(plan.here.place)) else ["stairs"]
        return list(dict.fromkeys([*wanted, *later, *stairs, "creature", "box"]))
