"""The hero's automatic player: goes for the missions over the cheapest way it knows, asks Locate where they are, flees from what it
cannot kill and shuts doors behind it, fights where the odds are good, searches rooms on the way, heals and spends adrenaline.

Every action on offer is given a value in points of life or composure, and the best one is taken. It sees its view and its question
only; what it remembers of earlier views is in its sketch.
"""

from __future__ import annotations

from collections.abc import Callable

from games.alone.content import Catalogue
from games.alone.fighting import Fighting
from games.alone.hero.bag import Bag
from games.alone.hero.deeds import Deeds
from games.alone.hero.fights import Fights
from games.alone.hero.lamps import Lamps
from games.alone.hero.locating import Locating
from games.alone.hero.start import Start
from games.alone.hero.steps import Steps
from games.alone.hero.wants import Wants
from games.alone.hero.ways import Ways
from games.alone.kit import Kit
from games.alone.sketch import Sketch
from games.alone.view import AloneView
from games.kernel.ask import Ask
from games.kernel.players import Default


class HeroPilot:
    def __init__(self, cards: Catalogue) -> None:
        self.sketch = Sketch()
        self._default = Default()
        fighting, kit, lamps = Fighting(cards), Kit(cards), Lamps(cards)
        self.wants = Wants(cards, fighting)
        self.ways = Ways(cards, fighting, self.wants, lamps)
        self.locating = Locating(cards, self.wants)
        self.deeds = Deeds(cards, fighting, kit, self.wants, lamps, self.ways, self.locating)
        self.start = Start(cards)
        self.bag = Bag(kit)
        steps = Steps(fighting, self.wants, self.ways, self.deeds)
        fights = Fights(cards, fighting, self.ways, self.deeds)
        bag = self.bag
        self._answers: dict[str, Callable[[AloneView, Ask, Sketch], str]] = {
            "al-turn": self._turn,
            "al-second": self._turn,
            "al-move-on": steps.go_on,
            "al-item-way": steps.way,
            "al-item-second-way": steps.way,
            "al-card-way": steps.way,
            "al-explore-more": steps.way,
            "al-block": steps.block,
            "al-locate": self._locate,
            "al-locate-way": self._told_way,
            "al-plan-room": self._room,
            "al-strike-room": self._room,
            "al-item-target": fights.attack,
            "al-free-attack": fights.attack,
            "al-free-attack-target": fights.attack,
            "al-strike-back": fights.attack,
            "al-attack-or-move": fights.attack_or_move,
            "al-item-sector": fights.sector,
            "al-item-charges": fights.charges,
            "al-reroll": fights.reroll,
            "al-upgrade": bag.upgrade,
            "al-pay-charge": bag.pay,
            "al-web": bag.pay,
            "al-pay-or-suffer": bag.pay_or_suffer,
            "al-redirect": self._redirect,
            "al-opportunity": fights.use,
            "al-lure": fights.lure,
            "al-creature-step": fights.lure_to,
            "al-bravery": self._yes,
            "al-agility": self._yes,
            "al-companion-dice": fights.dice,
            "al-keen-eye": self._yes,
            "al-reward-heal": self._lower_track,
            "al-doctor": self._lower_track,
            "al-heal-split": self._lower_track,
        }

    def pick(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        sketch = self.sketch
        sketch.look(view)
        if question.msg == "al-discard-items":
            return self.bag.discard(view, question)
        answer = self._answers.get(question.msg)
        key = answer(view, question, sketch) if answer else ""
        if key in question.keys:
            return (key,)
        usual = self._default.pick(view, question)
        # Going back would lead to the same question again and again.
        return usual if usual != ("back",) else (next(k for k in question.keys if k != "back"),)

    def _turn(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        plan = self.ways.plan(view, sketch)
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
            sketch.repaired.add((plan.here.place, best.rpartition(":")[2]))
        return best

    def _locate(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        plan = self.ways.plan(view, sketch)
        if plan is None:
            return ""
        return next((t for t in self.locating.named(plan) if t in question.keys), "")

    def _redirect(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A companion bears what is much, and what is little as soon as the hero has little left."""
        n = int(dict(question.args).get("n", 1))
        able = [o for o in question.options if o.key.startswith("companion:")]
        if able and (n >= 2 or min(view.life, view.composure) <= 5):
            return max(able, key=lambda o: (int(dict(o.args).get("left", 0)), o.key)).key
        return ""

    def _lower_track(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        order = ("life", "composure") if view.life <= view.composure else ("composure", "life")
        return next((k for t in order for k in question.keys if k in (t, f"heal:{t}")), "")

    def _room(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """A room to ask about or to strike: one of the missions that has not been seen yet, else any of them."""
        here = view.here.room if view.here is not None else ""
        wanted = [*[g.interact for g in self.wants.goals(view) if g.interact], *self.wants.later(view)]
        unseen = [r for r in wanted if not sketch.room(r)]
        return next((f"room:{r}" for r in [*unseen, *wanted] if r != here and f"room:{r}" in question.keys), "")

    def _told_way(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        """Of the targets just named, the one most needed."""
        plan = self.ways.plan(view, sketch)
        return (
            next((f"way:{t}" for t in self.locating.unknown(plan) if f"way:{t}" in question.keys), "") if plan is not None else ""
        )

    def _yes(self, view: AloneView, question: Ask, sketch: Sketch) -> str:
        return next((k for k in question.keys if k not in ("keep", "none", "no", "stop", "back")), "")
