"""Cards in somebody's hands: which of them is used now. They cost no action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.death_may_die.content import Catalogue
from games.death_may_die.pilot.chart import enemies_on, living
from games.death_may_die.pilot.strength import Strength
from games.death_may_die.verbs.enemies import Deal
from games.death_may_die.verbs.holding import Lasts
from games.death_may_die.verbs.moving import PlaceYou
from games.death_may_die.verbs.suffering import Heal
from games.death_may_die.verbs.summoning import Reshuffle
from games.death_may_die.view import DeathView, InvestigatorView

if TYPE_CHECKING:
    from games.death_may_die.content import Use

A_WAY_OUT = 0.7  # what the attacks must be likely to cost before a rope is spent on them
SIGNS = 1.0  # so many more Successes are worth a point of sanity


class Items:
    def __init__(self, cards: Catalogue, strength: Strength) -> None:
        self.cards = cards
        self.strength = strength
        self.heals = ""  # what a card just used heals: somebody is asked for next
        self.aim = ""  # the space it is used on, if one is asked for next

    def use(self, me: InvestigatorView, key: str) -> Use:
        _, card, number = key.split(":")
        held = next(c for c in me.cards if c.card == card)
        return self.cards.half(card, "left" if held.half == "left" else "right").uses[int(number)]

    def now(self, view: DeathView, me: InvestigatorView, keys: Sequence[str]) -> str:
        """One that is worth using at once."""
        self.heals = self.aim = ""
        return next((k for k in keys if k.startswith("use:") and self._helps(view, me, self.use(me, k))), "")

    def _helps(self, view: DeathView, me: InvestigatorView, use: Use) -> bool:
        for e in use.effects:
            match e:
                case Heal():
                    self.heals = e.heal
                    hurt = [i for i in living(view) if i.space == me.space] if e.whom == "here" else [me]
                    return any((i.wounds > e.n if e.heal == "wounds" else i.stress >= min(e.n, i.max_stress)) for i in hurt)
                case Deal():
                    return self._deals(view, me, e)
                case PlaceYou():  # nothing follows: the last moment before a fight is the best
                    fought = view.phase == "discovery" and not view.actions
                    return fought and self.strength.harm(view, me, enemies_on(view, me.space)) > A_WAY_OUT
                case Reshuffle():  # one symbol more, and the Great Old One advances
                    missing = self.cards.numbers.symbols - view.symbols
                    return missing <= 0 or (missing == 1 and view.actions <= 1)
                case _:
                    pass
        return False

    def _deals(self, view: DeathView, me: InvestigatorView, deal: Deal) -> bool:
        if deal.to == "adjacent_space":
            near = next(s.neighbours for s in view.spaces if s.id == me.space)
            wanted = [e.space for e in view.enemies if e.id == view.great_old_one and e.can_be_wounded and e.space in near]
            self.aim = next((s for s in wanted if all(i.space != s for i in living(view))), "")
            return bool(self.aim)
        foes = [f for f in enemies_on(view, me.space) if f.can_be_wounded]
        return any(f.id == view.great_old_one or f.health - f.wounds <= deal.deal for f in foes) or len(foes) > 2

    def before_a_roll(self, view: DeathView, me: InvestigatorView, keys: Sequence[str], attack: bool) -> str:
        """More dice, or more that counts, for a roll that matters."""
        for key in (k for k in keys if k.startswith("use:")):
            use = self.use(me, key)
            for e in use.effects:
                if not isinstance(e, Lasts) or any(held.what == e.lasts for held in view.lasting):
                    continue
                if e.lasts == "attack_dice" and attack and me.stress < me.max_stress - 2:
                    return key
                if e.lasts == "signs_succeed" and self._many_signs(view, me, "here" if attack else "task"):
                    return key
        return ""

    def _many_signs(self, view: DeathView, me: InvestigatorView, why: str) -> bool:
        """So many dice that Elder Signs are worth a point of sanity."""
        dice, bonus = self.cards.numbers.dice_in_a_roll, self.strength.bonus(me, why)
        odds, signs = self.strength.odds, self.strength.signs(me)
        more = odds.mean(dice, bonus, 99) - odds.mean(dice, bonus, signs)
        return more >= SIGNS and self.strength.sanity(view, me) < 0.3
