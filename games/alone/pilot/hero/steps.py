"""Single steps: directions of items and cards, going on, doors shut behind."""

from __future__ import annotations

from games.alone.pilot.fighting import Fighting
from games.alone.pilot.hero.deeds import Deeds
from games.alone.pilot.hero.prices import TEMPO
from games.alone.pilot.hero.sketch import Sketch
from games.alone.pilot.hero.wants import Wants
from games.alone.pilot.hero.ways import Ways
from games.alone.view import AloneView
from games.kernel.ask import Ask
from games.kernel.pilot import answers


class Steps:
    def __init__(self, fighting: Fighting, wants: Wants, ways: Ways, deeds: Deeds, sketch: Sketch) -> None:
        self.fighting = fighting
        self.wants = wants
        self.ways = ways
        self.deeds = deeds
        self.sketch = sketch

    @answers("al-item-way", "al-item-second-way", "al-card-way", "al-explore-more")
    def way(self, view: AloneView, question: Ask) -> str:
        """A direction for an item or a further step: where the next goal lies, without what bites."""
        plan = self.ways.plan(view, self.sketch)
        if plan is None:
            return ""
        ways = {str(dict(o.args)["way"]): o.key for o in question.options if "way" in dict(o.args)}
        return ways.get(max(ways, key=lambda w: self.deeds.step(plan, w), default=""), "")

    @answers("al-move-on")
    def go_on(self, view: AloneView, question: Ask) -> str:
        plan = self.ways.plan(view, self.sketch)
        if plan is None or plan.here.room in {g.interact for g in plan.goals if g.interact}:
            return "stop"
        key = self.way(view, question)
        if not key or plan.left <= 0.5:
            return "stop"
        way = str(dict(next(o for o in question.options if o.key == key).args)["way"])
        gain = self.deeds.step(plan, way)
        if key.startswith("companion:"):
            gain -= 1.0
        elif key.startswith("hero:") and plan.stay < 0.6 and view.turns - view.turn > 2:
            gain -= 0.6  # once per round: kept for a flight, or for the end of the round
        return key if gain > -plan.stay else "stop"

    @answers("al-block")
    def block(self, view: AloneView, question: Ask) -> str:
        """Shut the door between the hero and whatever would follow; not the one the way leads through."""
        plan = self.ways.plan(view, self.sketch)
        if plan is None or plan.here.creatures:
            return ""
        onward = plan.best.way if plan.best is not None else ""
        stays = plan.here.room in {g.interact for g in plan.goals if g.interact}
        for_good = stays and self.wants.last_goal(view)
        best, value = "", 0.0
        for option in question.options:
            way = next((w for w in self.sketch.ways(plan.here.place) if w.way == dict(option.args).get("way")), None)
            if way is None:
                continue
            seen = view.sector(way.to)
            threat = self.fighting.bites(view, plan.here, seen.creatures) if seen is not None else 0.0
            threat += 0.4 * view.noises.count(way.way)
            came_from = self.sketch.visits.get(way.to, 0) > 0
            worth = threat + (0.15 if came_from else 0.0)
            if for_good:
                worth = threat + 1.0  # nobody has to leave here any more
            elif len(self.sketch.ways(plan.here.place)) == 1:
                worth = threat - (0.4 if stays or plan.here.room not in view.searched else 0.8)
            elif way.way == onward:
                worth = threat * 0.5 - TEMPO
            elif way.to not in self.sketch.sectors:
                worth -= 0.3
            if worth > value:
                best, value = option.key, worth
        return best
