"""Which creature goes, and where: towards the hero, on the card that is being resolved."""

from __future__ import annotations

from typing import Any

from games.alone.content import Catalogue
from games.alone.pilot.evil.harm import FAR, Harm
from games.alone.pilot.evil.secret_map import SecretMap
from games.alone.verbs.creatures import BreakThrough, MoveCreature, Teleport
from games.alone.view import AloneView, SeenCreature
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Walking:
    def __init__(self, cards: Catalogue, harm: Harm) -> None:
        self.cards = cards
        self.harm = harm

    @answers("al-which-creature", "al-alarm", "al-which-of-them")
    def creature(self, view: AloneView, question: Ask) -> str:
        """Who gains most by the walk or the jump that is coming."""
        map = SecretMap(self.cards, view)
        steps, upto = self._steps_of(view)
        known = {c.key: (s, c) for s, c in map.creatures}
        jump = self._jumps(view)
        best, value = "", -99.0
        for option in question.options:
            if option.key not in known:
                continue
            sector, creature = known[option.key]
            if jump is not None:
                away = map.to_hero.get(sector.place, FAR)
                gain = self.harm.arrival(view, creature) + (0.0 if away else -9.0) - (0.1 * away if jump == "near" else 0.0)
            else:
                gain = self.harm.gain(view, map, creature, sector.place, steps, upto)
            if gain > value:
                best, value = option.key, gain
        if "none" in question.keys and value <= 0:
            return "none"
        return best

    def _steps_of(self, view: AloneView) -> tuple[int, bool]:
        """How far the card being resolved lets a creature go, and whether it may stop before."""
        last = view.played[-1] if view.played and view.played_this_turn else None
        if last is None or last.face_down or not last.card:
            return 1, False
        for effect in self.cards.reactions[last.card].in_play(last.dangerous):
            if isinstance(effect, MoveCreature):
                return effect.steps, effect.upto or effect.toward_hero
            if isinstance(effect, BreakThrough):
                return effect.break_through + 1, False
        return 1, False

    def _jumps(self, view: AloneView) -> str | None:
        """Where the card being resolved teleports to; None if it does not."""
        last = view.played[-1] if view.played and view.played_this_turn else None
        if last is None or last.face_down or not last.card:
            return None
        effects = self.cards.reactions[last.card].in_play(last.dangerous)
        return next((e.to for e in effects if isinstance(e, Teleport)), None)

    @answers("al-walk")
    def walk(self, view: AloneView, question: Ask) -> str:
        """The step after which the creature can end nearest to the hero; a boss keeps to its own aim."""
        map = SecretMap(self.cards, view)
        told = dict(question.args)
        left = int(told.get("left", 1))
        walker = next(((s, c) for s, c in map.creatures if c.key == told.get("creature")), None)
        at = str(told.get("sector", ""))
        stop = "stop" in question.keys
        if walker is not None and walker[1].boss:
            return self._boss_step(view, map, walker[1], at, question)
        best, value = "", 99.0
        for option in question.options:
            if option.key == "stop":
                far = float(map.to_hero.get(at, FAR))
            elif option.key.startswith("door:"):
                far = map.after_door(at, option.key.removeprefix("door:"), left - 1) + 0.1
            else:
                far = map.nearest_after(str(dict(option.args)["sector"]), left - 1, stop) + 0.01
            if far < value:
                best, value = option.key, far
        return best

    def _boss_step(self, view: AloneView, map: SecretMap, boss: SeenCreature, at: str, question: Ask) -> str:
        """The Saboteur goes to the control room (the default); a hunted boss away from a strong hero, else towards."""
        if not self.harm.fighting.hunted(view, boss):
            control = map.room("a")
            if not control or at == control:
                return "stop"
            goal = map.steps_to(control)
            return min(question.options, key=lambda o: goal.get(self._leads(map, at, o), FAR)).key
        sign = -1 if self.harm.kept_back(view, boss) else 1
        return min(question.options, key=lambda o: sign * map.to_hero.get(self._leads(map, at, o), FAR)).key

    def _leads(self, map: SecretMap, at: str, option: Option[Any]) -> str:
        if option.key == "stop":
            return at
        if option.key.startswith("door:"):
            return map.beyond(at, option.key.removeprefix("door:")) or at
        return str(dict(option.args).get("sector", at))
