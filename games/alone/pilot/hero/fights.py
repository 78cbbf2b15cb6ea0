"""Questions of a fight: whom to attack and with how much, what to re-roll, when an opportunity item is used."""

from __future__ import annotations

from typing import Any

from games.alone.content import Catalogue
from games.alone.pilot.fighting import Fighting
from games.alone.pilot.hero.deeds import Deeds
from games.alone.pilot.hero.prices import LOW
from games.alone.pilot.hero.sketch import Sketch
from games.alone.pilot.hero.ways import Ways
from games.alone.view import AloneView, SeenCreature, SeenItem, SeenSector
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Fights:
    def __init__(self, cards: Catalogue, fighting: Fighting, ways: Ways, deeds: Deeds, sketch: Sketch) -> None:
        self.cards = cards
        self.fighting = fighting
        self.ways = ways
        self.deeds = deeds
        self.sketch = sketch

    @answers("al-item-target", "al-free-attack", "al-free-attack-target", "al-strike-back")
    def attack(self, view: AloneView, question: Ask) -> str:
        """The target an attack is worth most on; with an item if the question offers one."""
        here = view.here
        if here is None:
            return ""
        item = str(dict(question.args).get("item", ""))
        held = next((i for i in view.items if i.card == item), None)
        best, value = "", -1.0
        for option in question.options:
            worth = self._target_worth(view, here, held, option)
            if worth > value:
                best, value = option.key, worth
        return best

    def _target_worth(self, view: AloneView, here: SeenSector, held: SeenItem | None, option: Option[Any]) -> float:
        word, _, rest = option.key.partition(":")
        if word == "item":
            other = next((i for i in view.items if i.card == rest.removesuffix(":plain")), None)
            return self.fighting.with_item(view, other, not rest.endswith(":plain") and other.upgraded)[0] if other else -1.0
        if word != "attack":
            return 0.0 if option.key == "none" else -1.0
        key, _, place = rest.partition("@")
        sector = view.sector(place) if place else here
        target = next((c for c in sector.creatures if c.key == key), None) if sector is not None else None
        if target is None or sector is None:
            return 0.0
        dice = self.cards.numbers.hero_dice
        if held is not None:
            charges = self.fighting.best_charges(view, here, held, target, sector)
            dice = self.fighting.dice(self.cards.items[held.card], held.upgraded, charges, target)
        return 0.1 + self.fighting.strike(view, target, sector, dice, self.fighting.hit(view, here))

    @answers("al-attack-or-move")
    def attack_or_move(self, view: AloneView, question: Ask) -> str:
        plan = self.ways.plan(view, self.sketch)
        if plan is None:
            return ""
        return max(question.options, key=lambda o: self.deeds.value(plan, o, question)).key

    @answers("al-item-sector")
    def sector(self, view: AloneView, question: Ask) -> str:
        item = next((i for i in view.items if i.card == dict(question.args).get("item")), None)
        where = self.fighting.with_item(view, item, item.upgraded)[2] if item is not None else None
        return f"at:{where.place}" if where is not None else ""

    @answers("al-item-charges")
    def charges(self, view: AloneView, question: Ask) -> str:
        item = next((i for i in view.items if i.card == dict(question.args).get("item")), None)
        here = view.here
        if item is None or here is None:
            return ""
        _, target, sector = self.fighting.with_item(view, item, item.upgraded)
        if target is None or sector is None:
            return ""
        return f"charges:{self.fighting.best_charges(view, here, item, target, sector)}"

    @answers("al-reroll")
    def reroll(self, view: AloneView, question: Ask) -> str:
        """Whatever re-rolls failures is used; all dice together only when the roll is mostly lost."""
        told = dict(question.args)
        hits, failures = int(told.get("hits", 0)), int(told.get("failures", 0))
        keys = [k for k in question.keys if k not in ("keep", "commander")]
        if keys:
            return keys[0]
        return "commander" if "commander" in question.keys and failures > hits else "keep"

    @answers("al-companion-dice")
    def dice(self, view: AloneView, question: Ask) -> str:
        """A companion's die costs a point: for the boss, or on a wounded creature."""
        here = view.here
        worth_it = here is not None and any(self.fighting.hunted(view, c) or c.wounded for c in here.creatures)
        return "use" if worth_it else "keep"

    @answers("al-lure")
    def lure(self, view: AloneView, question: Ask) -> str:
        """The creature that bites hardest."""
        here = view.here
        if here is None:
            return ""
        known: dict[str, SeenCreature] = {c.key: c for c in here.creatures if c.key in question.keys}
        return max(known, key=lambda k: self.fighting.bite(view, known[k], here.lit, here.danger), default="")

    @answers("al-creature-step")
    def lure_to(self, view: AloneView, question: Ask) -> str:
        """Anywhere but where the hero wants to go."""
        plan = self.ways.plan(view, self.sketch)
        onward = plan.best.way if plan is not None and plan.best is not None else ""
        return next((o.key for o in question.options if dict(o.args).get("way") != onward), "")

    @answers("al-opportunity")
    def use(self, view: AloneView, question: Ask) -> str:
        """An opportunity item: where points are at stake, and more than a trifle of them."""
        told = dict(question.args)
        n, when = int(told.get("n", 0)), str(told.get("when", ""))
        key = next((k for k in question.keys if k.startswith("use:")), "")
        here = view.here
        if not key or here is None:
            return ""
        if when == "before_attacks":
            return key if self.fighting.bites(view, here, here.creatures) >= 0.6 else "keep"
        if when == "own_attack_in_the_dark":
            return key
        held = next((i for i in view.items if i.card == key.split(":")[1]), None)
        many = held is not None and held.charges >= 2
        return key if n >= 2 or many or view.life + view.composure <= LOW else "keep"
