"""Where to go: chance times reward of every card, with the tools that pay there. The hints ask it for chances, too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.elder_sign import effects as fx
from games.elder_sign import odds
from games.elder_sign.content import AdventureCard, Catalogue
from games.elder_sign.odds import LETTER, Dice
from games.elder_sign.pilot.dice import ease
from games.elder_sign.pilot.means import forbidden, friends_here, kind_of_terror, price_of_card, securing, terror_of
from games.elder_sign.pilot.rolling import MOST_CLUES, MOST_HOLDS
from games.elder_sign.pilot.worth import WEIGHTS, Weights, Worth
from games.elder_sign.tasks import Row
from games.elder_sign.view import ElderView, SeenCard, SeenPlayer

# How much a die that a spell can hold helps, as an exponent on the chance to fail (measured).
SPELL_HELPS = 0.3


class Plan(NamedTuple):
    """What to bring to a card: extra dice, clues, spells. `value` is what the visit is then worth."""

    value: float
    chance: float
    dice: Dice
    clues: int
    spells: int


class Tools(NamedTuple):
    """What a player could bring to a card, and the price of the yellow and red die (None: not to be had)."""

    greens: int
    yellow: float | None
    red: float | None
    both: float | None  # one thing for both dice
    clues: int
    clue_price: float
    spells: int  # dice that spells could hold
    holds: int  # focus and friends: for free


def estimate(chance: float) -> str:
    """A chance in per cent, for people: no more exact than it is."""
    if chance < 0.025:
        return "<5"
    return ">95" if chance > 0.975 else f"≈{round(chance * 20) * 5}"


class Visits:
    def __init__(self, cards: Catalogue, weights: Weights = WEIGHTS) -> None:
        self.cards = cards
        self.w = weights

    def plan(self, view: ElderView, me: SeenPlayer, card: str) -> Plan | None:
        """The best way to attempt a card: bring just what pays. None if its costs cannot be paid."""
        spot = view.card(card)
        if spot is None:
            return None
        tasks = [Row.model_validate(r.text) for r in spot.rows]
        sanity, stamina = sum(t.sanity for t in tasks), sum(t.stamina for t in tasks)
        if sanity >= me.sanity or stamina >= me.stamina:
            return None
        definition = self.cards.adventure(card)
        worth = Worth(self.cards, self.w, view, me)
        tools = self._tools(view, me, card)
        on_spells = [d for d in view.dice if d.at == "spell" and d.face]
        rows, spare = ease(tuple(odds.written(r.text) for r in spot.rows), [LETTER[d.face or "1"] for d in on_spells])
        terror = terror_of(self.cards, view, me, card)
        kind = kind_of_terror(terror)
        won, lost = worth.passed(definition, spot), worth.failed(definition)
        won += self._room(spot, definition)
        costs = worth.lose(sanity, stamina) + self.w.hour * sum(t.hours for t in tasks)
        fright = 0.0
        if terror and not kind:
            fright = min(0.0, worth.things(terror))
        best = self._hunt(worth, spot, definition, tools, lost + fright)
        for yellow, red, price in self._bundles(tools):
            for clues in {0, tools.clues}:
                dice = Dice(tools.greens + spare, yellow, red)
                bare = self._skill(me, odds.passing(rows, dice, clues, min(MOST_HOLDS, tools.holds), definition.arrow, kind))
                for spells in {0, min(2, tools.spells)}:
                    p = 1 - (1 - bare) ** (1 + SPELL_HELPS * spells)
                    # Half of the clues and spells that are brought are used, on average.
                    used = price + 0.5 * clues * tools.clue_price + 0.5 * spells * self.w.thrift * self.w.spell
                    value = p * (won - costs) + (1 - p) * (lost + fright - 0.5 * costs) - used
                    if best is None or value > best.value:
                        best = Plan(value, p, dice, clues, spells)
        return best

    def value(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """What going there is worth."""
        plan = self.plan(view, me, card)
        return plan.value if plan else -100.0

    def chance(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """The estimated chance that this player passes this card with what it would bring."""
        plan = self.plan(view, me, card)
        return plan.chance if plan else 0.0

    def best_chance(self, view: ElderView, me: SeenPlayer, card: str) -> float:
        """The estimated chance that this player passes this card with everything they could bring, whatever that costs."""
        spot = view.card(card)
        if spot is None:
            return 0.0
        tasks = [Row.model_validate(r.text) for r in spot.rows]
        if sum(t.sanity for t in tasks) >= me.sanity or sum(t.stamina for t in tasks) >= me.stamina:
            return 0.0
        tools = self._tools(view, me, card)
        yellow, red, _ = max(self._bundles(tools), key=lambda b: b[:2])
        on_spells = [LETTER[d.face or "1"] for d in view.dice if d.at == "spell" and d.face]
        rows, spare = ease(tuple(odds.written(r.text) for r in spot.rows), on_spells)
        dice, arrow = Dice(tools.greens + spare, yellow, red), self.cards.adventure(card).arrow
        terror = kind_of_terror(terror_of(self.cards, view, me, card))
        bare = self._skill(me, odds.passing(rows, dice, tools.clues, min(MOST_HOLDS, tools.holds), arrow, terror))
        return 1 - (1 - bare) ** (1 + SPELL_HELPS * min(2, tools.spells))

    def _tools(self, view: ElderView, me: SeenPlayer, card: str) -> Tools:
        mary = me.investigator == "mary"
        at = ("supply", "pool", "lock") if mary else ("supply", "pool")
        greens = sum(d.colour == "green" and d.at in at for d in view.dice)
        free = {d.colour for d in view.dice if d.at in at}
        yellow = red = both = None
        for item in (*me.common, *me.unique):
            for use in self.cards.item(item).uses:
                for e in use.effects:
                    if isinstance(e, fx.AddDice):
                        price = price_of_card(self.cards, self.w, item)
                        if len(e.dice) == 2:
                            both = price
                        elif "yellow" in e.dice:
                            yellow = price
                        else:
                            red = price
        if me.investigator == "gloria" and card in self.cards.other_worlds:
            both = 0.0
        if me.investigator == "jenny" and (me.clues or me.common or me.spells):
            both = self.w.thrift * self.w.clue
        # One thing for both dice still brings the other if one of them is locked.
        if "yellow" not in free:
            yellow, red, both = None, min((p for p in (red, both) if p is not None), default=None), None
        if "red" not in free:
            yellow, red, both = min((p for p in (yellow, both) if p is not None), default=None), None, None
        joe = me.investigator == "joe"
        clues = me.clues * (2 if joe else 1) + sum(c == "C10" for c in me.common)
        no_spells = forbidden(self.cards, view, me, "secure")
        holds = int(not forbidden(self.cards, view, me, "focus")) + len(friends_here(view, me, card))
        return Tools(
            greens,
            yellow,
            red,
            both,
            min(MOST_CLUES, clues),
            self.w.thrift * self.w.clue * (0.5 if joe else 1.0),
            0 if no_spells else securing(self.cards, me.spells),
            holds,
        )

    def _bundles(self, tools: Tools) -> Iterator[tuple[int, int, float]]:
        """Yellow, red, and their price: what can be brought."""
        yield 0, 0, 0.0
        if tools.yellow is not None:
            yield 1, 0, tools.yellow
        if tools.red is not None:
            yield 0, 1, tools.red
        if tools.yellow is not None and tools.red is not None:
            yield 1, 1, tools.yellow + tools.red
        if tools.both is not None:
            yield 1, 1, tools.both

    def _hunt(self, worth: Worth, spot: SeenCard, card: AdventureCard, tools: Tools, lost: float) -> Plan | None:
        """Going for a monster on a card that is out of reach, and failing the rest."""
        if card.arrow:
            return None
        dice = Dice(tools.greens)
        plans: list[Plan] = []
        for row in spot.rows:
            if row.monster:
                p = odds.passing((odds.written(row.text),), dice, 0, 1)
                plans.append(Plan(p * worth.hunted(spot, row.monster) + lost, 0.0, dice, 0, 0))
        return max(plans, default=None)

    def _room(self, spot: SeenCard, card: AdventureCard) -> float:
        """A hard card blocks its place in the museum until somebody passes it; an easy one goes anyway."""
        if card.kind != "adventure":
            return 0.0
        bare = odds.passing(tuple(odds.written(r.text) for r in spot.rows), Dice(6), 0, 1, card.arrow)
        return self.w.fresh * (1 - bare)

    def _skill(self, me: SeenPlayer, chance: float) -> float:
        """Abilities that help with every roll, as a rule of thumb."""
        if me.investigator == "amanda":
            return 1 - (1 - chance) ** 1.35
        if me.investigator in ("harvey", "michael", "darrell", "mandy"):
            return 1 - (1 - chance) ** 1.15
        return chance
