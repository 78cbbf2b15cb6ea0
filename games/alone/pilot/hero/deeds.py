"""What each action on offer is worth now."""

from __future__ import annotations

from typing import Any

from games.alone.content import Catalogue
from games.alone.pilot.fighting import Fighting
from games.alone.pilot.hero.kit import Kit
from games.alone.pilot.hero.lamps import Lamps
from games.alone.pilot.hero.locating import Locating
from games.alone.pilot.hero.prices import ITEM, SHOCK, TEMPO
from games.alone.pilot.hero.wants import Wants
from games.alone.pilot.hero.ways import Plan, Ways
from games.alone.verbs.actions import Flare, Heal, MoveHero, Smoke
from games.alone.verbs.actions import Locate as LocateMore
from games.alone.verbs.actions import Search as SearchMore
from games.kernel.ask import Ask, Option

# How probably a creature here follows the hero one sector, or two.
FOLLOWS, FOLLOWS_FAR = 0.6, 0.25
PUT_OFF = 0.7  # how much of the price of getting away is only put off by staying


class Deeds:
    def __init__(
        self, cards: Catalogue, fighting: Fighting, kit: Kit, wants: Wants, lamps: Lamps, ways: Ways, locating: Locating
    ) -> None:
        self.cards = cards
        self.fighting = fighting
        self.kit = kit
        self.wants = wants
        self.lamps = lamps
        self.ways = ways
        self.locating = locating

    def value(self, plan: Plan, option: Option[Any], question: Ask) -> float:
        """What this action is worth now, in points; things declared at the start of a turn are no actions."""
        word, _, rest = option.key.partition(":")
        stay = self._staying(plan)
        match word:
            case "move":
                return self.step(plan, rest)
            case "unblock":
                way = next((w for w in plan.sketch.ways(plan.here.place) if w.way == rest), None)
                wanted = plan.best is not None and way is not None and way.way == plan.best.way
                lamp = plan.here.box and any(g.light_rooms for g in plan.goals)
                if lamp and self.lamps.worth(plan.view, plan.sketch, plan.here.place)[0] == rest:
                    return 4.0 - stay  # a blocked door keeps the light in
                return (TEMPO if wanted else -0.5) - stay
            case "attack":
                return self.fighting.plain(plan.view, plan.here, rest) - stay
            case "interact":
                return self._interact(plan, rest) - stay
            case "search":
                return self.wants.search_worth(plan.view, plan.here) - stay
            case "locate":
                return self.locating.worth(plan) - stay
            case "explore":
                return self._explore(plan, rest) - stay
            case "item":
                return self._item(plan, option, rest, stay)
            case "stop":
                return -stay
            case _:
                return -50.0

    def _staying(self, plan: Plan) -> float:
        """What an action on the spot costs. Whatever is here bites and is still here afterwards, so that leaving it is only put off;
        with another action to come the hero can still walk away this turn."""
        chased = sum(self.fighting.bite(plan.view, c, False, False) for c in plan.here.creatures)
        follows = FOLLOWS if self.ways.evil_can(plan.view) else 0.0
        away = plan.leave + follows * chased
        stay = plan.stay + PUT_OFF * away
        return min(stay, away + 0.5 * (plan.stay if not plan.here.creatures else 0.0)) if plan.more_to_come else stay

    def step(self, plan: Plan, name: str, far: bool = False) -> float:
        """A step: nearer to the goal, away from what bites here, perhaps followed."""
        way = next((w for w in plan.sketch.ways(plan.here.place) if w.way == name), None)
        if way is None:
            return -1.0
        gain = TEMPO * (1.0 - (plan.onward(way) - plan.left)) if plan.to_go else 0.0
        follows = (FOLLOWS_FAR if far or plan.more_to_come else FOLLOWS) if self.ways.evil_can(plan.view) else 0.0
        chased = sum(self.fighting.bite(plan.view, c, False, False) for c in plan.here.creatures)
        if way.door and way.way != "stairs":
            follows *= 0.5  # the door can be shut behind
        beyond = plan.view.sector(way.to)
        met = self.fighting.bites(plan.view, beyond, beyond.creatures) if beyond is not None else 0.0
        return gain - plan.leave - follows * chased - met * (0.6 if plan.more_to_come else 1.0)

    def _explore(self, plan: Plan, name: str) -> float:
        """To look before going: it saves the shock, and shows two sectors of the way."""
        way = next((w for w in plan.sketch.ways(plan.here.place) if w.way == name), None)
        if way is None or plan.view.sector(way.to) is not None or plan.best is None or plan.best.way != name:
            return 0.0
        return 0.35 + SHOCK * self.ways.suspicion(plan.sketch, plan.here.place, way)

    def _interact(self, plan: Plan, rest: str) -> float:
        kind, _, what = rest.partition(":")
        if kind == "mission":
            card = self.cards.missions[what]
            needed = any(g.interact and g.interact == plan.here.room for g in plan.goals)
            main = any(m.active and m.code.startswith("FM") for m in plan.view.missions)
            if card.class_ == "FM" or (needed and not main):
                return 8.0
            return self.wants.bonus(plan.view, plan.here.room) * TEMPO + 0.3
        if kind == "sabotage":
            return 7.0
        if kind == "condition":
            return 0.3
        return self._box(plan, what)

    def _box(self, plan: Plan, way: str) -> float:
        """Light: for a mission that wants it, or because something bites in the dark here."""
        if any(g.light_rooms for g in plan.goals):
            best, worth = self.lamps.worth(plan.view, plan.sketch, plan.here.place)
            return 6.0 * worth if way == best and plan.here.exits.get(way) != "blocked" else 0.0
        if plan.here.lit:
            return 0.0
        here, view = plan.here, plan.view
        spared = sum(
            self.fighting.bite(view, c, False, here.danger) - self.fighting.bite(view, c, True, here.danger)
            for c in here.creatures
        )
        longest = sum(1 for w in plan.sketch.ways(here.place) if w.way == way)
        return (spared + 0.6 if here.creatures else 0.1) + 0.01 * longest

    def _item(self, plan: Plan, option: Option[Any], rest: str, stay: float) -> float:
        id = rest.removesuffix(":plain")
        upgraded = bool(dict(option.args).get("upgraded", 0))
        held = next((i for i in plan.view.items if i.card == id), None)
        if held is None:
            return -50.0
        card = self.cards.items[id]
        effects = card.in_use(upgraded)
        price = 0.2 * self.kit.per_charge(id, upgraded)
        if card.action == "attack":
            return self.fighting.with_item(plan.view, held, upgraded)[0] - stay
        value = -1.0
        for e in effects:
            match e:
                case MoveHero() if e.move_hero >= 2 and plan.best is not None:
                    gain = self.step(plan, plan.best.way, far=True) + (TEMPO if plan.left >= 2 else 0.0)
                    value = max(value, gain - 0.35)
                    stay = 0.0
                case Heal():
                    now = plan.view.life if e.heal == "life" else plan.view.composure
                    value = max(value, 0.0) + min(e.n, max(0, plan.view.heal_limit - now)) * 0.9
                case Smoke():
                    value = self._smoke(plan, upgraded)
                    stay = 0.0
                case Flare():
                    lamps = any(g.light_rooms for g in plan.goals)
                    if lamps and plan.here.room and not plan.here.lit:
                        value = 6.0
                    elif plan.here.creatures and not plan.here.lit:
                        value = self._box(plan, "") - price
                case SearchMore():
                    value = self.wants.search_worth(plan.view, plan.here) + ITEM * e.search - price
                case LocateMore():
                    value = self.locating.worth(plan) + 0.3 - price if self.locating.worth(plan) else -1.0
                case _:
                    pass
        return value - stay

    def _smoke(self, plan: Plan, upgraded: bool) -> float:
        """Fewer dice against the hero; upgraded it covers a step away."""
        bites = self.fighting.bites(plan.view, plan.here, plan.here.creatures)
        if not plan.here.creatures:
            return -1.0
        one_less = len(plan.here.creatures) / 3
        if upgraded and plan.best is not None:
            return self.step(plan, plan.best.way) + plan.leave - 0.2
        return one_less - bites - 0.3
