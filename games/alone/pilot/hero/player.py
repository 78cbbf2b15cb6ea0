"""The hero's automatic player: goes for the missions over the cheapest way it knows, asks Locate where they are, flees from what it
cannot kill and shuts doors behind it, fights where the odds are good, searches rooms on the way, heals and spends adrenaline.

Every action on offer is given a value in points of life or composure, and the best one is taken. It sees its view and its question
only; what it remembers of earlier views is in its sketch.
"""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.pilot.fighting import Fighting
from games.alone.pilot.hero.bag import Bag
from games.alone.pilot.hero.deeds import Deeds
from games.alone.pilot.hero.fights import Fights
from games.alone.pilot.hero.kit import Kit
from games.alone.pilot.hero.lamps import Lamps
from games.alone.pilot.hero.locating import Locating
from games.alone.pilot.hero.sketch import Sketch
from games.alone.pilot.hero.start import Start
from games.alone.pilot.hero.steps import Steps
from games.alone.pilot.hero.wants import Wants
from games.alone.pilot.hero.ways import Ways
from games.alone.view import AloneView
from games.kernel.ask import Ask
from games.kernel.pilot import Pilot, answers


class HeroPilot(Pilot[AloneView]):
    takes_default = frozenset(
        {
            "al-boss-experience",
            "al-character",
            "al-clear-danger",
            "al-clear-each",
            "al-item-pay",
            "al-light-floor",
            "al-repair-reach",
            "al-reroll-which",
            "al-room-search",
        }
    )

    def __init__(self, cards: Catalogue) -> None:
        self.sketch = Sketch()
        fighting, kit, lamps = Fighting(cards), Kit(cards), Lamps(cards)
        self.wants = Wants(cards, fighting)
        self.ways = Ways(cards, fighting, self.wants, lamps)
        self.locating = Locating(cards, self.wants)
        self.deeds = Deeds(cards, fighting, kit, self.wants, lamps, self.ways, self.locating)
        self.start = Start(cards)
        steps = Steps(fighting, self.wants, self.ways, self.deeds, self.sketch)
        fights = Fights(cards, fighting, self.ways, self.deeds, self.sketch)
        super().__init__(steps, fights, Bag(kit))

    def look(self, view: AloneView) -> None:
        self.sketch.look(view)

    def otherwise(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        """Going back would lead to the same question again and again."""
        usual = super().otherwise(view, question)
        return usual if usual != ("back",) else (next(k for k in question.keys if k != "back"),)

    @answers("al-turn", "al-second")
    def turn(self, view: AloneView, question: Ask) -> str:
        plan = self.ways.plan(view, self.sketch)
        if plan is None:
            return ""
        own = self.start.declare(plan, question)
        if own:
            return own
        best, value = "", -99.0
        for option in question.options:
            worth = self.deeds.value(plan, option, question)
            if worth > value:
                best, value = option.key, worth
        if best.startswith("interact:box:"):
            self.sketch.repaired.add((plan.here.place, best.rpartition(":")[2]))
        return best

    @answers("al-locate")
    def locate(self, view: AloneView, question: Ask) -> str:
        plan = self.ways.plan(view, self.sketch)
        if plan is None:
            return ""
        return next((t for t in self.locating.named(plan) if t in question.keys), "")

    @answers("al-redirect")
    def redirect(self, view: AloneView, question: Ask) -> str:
        """A companion bears what is much, and what is little as soon as the hero has little left."""
        n = int(dict(question.args).get("n", 1))
        able = [o for o in question.options if o.key.startswith("companion:")]
        if able and (n >= 2 or min(view.life, view.composure) <= 5):
            return max(able, key=lambda o: (int(dict(o.args).get("left", 0)), o.key)).key
        return ""

    @answers("al-reward-heal", "al-doctor", "al-heal-split")
    def lower_track(self, view: AloneView, question: Ask) -> str:
        order = ("life", "composure") if view.life <= view.composure else ("composure", "life")
        return next((k for t in order for k in question.keys if k in (t, f"heal:{t}")), "")

    @answers("al-plan-room", "al-strike-room")
    def room(self, view: AloneView, question: Ask) -> str:
        """A room to ask about or to strike: one of the missions that has not been seen yet, else any of them."""
        here = view.here.room if view.here is not None else ""
        wanted = [*[g.interact for g in self.wants.goals(view) if g.interact], *self.wants.later(view)]
        unseen = [r for r in wanted if not self.sketch.room(r)]
        return next((f"room:{r}" for r in [*unseen, *wanted] if r != here and f"room:{r}" in question.keys), "")

    @answers("al-locate-way")
    def told_way(self, view: AloneView, question: Ask) -> str:
        """Of the targets just named, the one most needed."""
        plan = self.ways.plan(view, self.sketch)
        return (
            next((f"way:{t}" for t in self.locating.unknown(plan) if f"way:{t}" in question.keys), "") if plan is not None else ""
        )

    @answers("al-bravery", "al-agility", "al-keen-eye")
    def yes(self, view: AloneView, question: Ask) -> str:
        return next((k for k in question.keys if k not in ("keep", "none", "no", "stop", "back")), "")
