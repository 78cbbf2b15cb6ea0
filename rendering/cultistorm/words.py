"""Words every picture of Cultistorm needs: people, places, cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.cultistorm.content import Catalogue, kind
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.view import EnemyView, InvestigatorView, PlaceView, PlanView, StormView
from games.kernel.phrases import Lang
from rendering import names as house
from rendering.names import Names
from rendering.words import has, say

from .news import NOTHING, Changed


@dataclass(frozen=True)
class Table:
    """What every part of a picture asks for: one viewer's view, and how to speak of it."""

    view: StormView
    cards: Catalogue
    lang: Lang
    names: Names
    changed: Changed = NOTHING

    def say(self, key: str, **args: str | int) -> str:
        return say(self.lang, f"pic-cs-{key}", **args)

    def has(self, key: str) -> bool:
        return has(self.lang, f"pic-cs-{key}")

    # People

    def player(self, seat: int) -> str:
        """A player's name as it can be drawn."""
        return house.shown(self.names.get(seat, ""), self.say("seat", n=seat + 1))

    def who(self, who: int) -> str:
        """An investigator is called as their player; where somebody plays several, by what they are."""
        p = self.view.investigators[who]
        if sum(other.player == p.player for other in self.view.investigators) > 1 and p.id in self.cards.investigators:
            return self.cards.investigators[p.id].type.in_(self.lang)
        return self.player(p.player)

    def letter(self, who: int) -> str:
        return house.initial(self.who(who))

    def seat(self, who: int) -> int:
        """Whose colour and shape."""
        return self.view.investigators[who].colour

    # Cards and places

    def name(self, card: str) -> str:
        found = self.cards.by_id.get(kind(card))
        return found.name.in_(self.lang) if found is not None else card

    def place(self, slot: int) -> str:
        return self.name(self.view.places[slot].card)

    def town(self, slot: int) -> str:
        """The first part of a place's name, for where there is little room: "Arkham"."""
        return first_part(self.place(slot))

    def symbol(self, symbol: str) -> str:
        return self.say(f"symbol-{symbol}")

    def symbols(self, found: Iterable[str]) -> str:
        """ "Key, 2 Moon", in the order of the symbols."""
        rest = list(found)
        parts: list[str] = []
        for s in (*SYMBOLS, "wild"):
            n = rest.count(s)
            if n:
                parts.append(self.symbol(s) if n == 1 else self.say("times", n=n, what=self.symbol(s)))
        return ", ".join(parts)

    def ability(self, id: str) -> str:
        """The name of an investigator's ability: `fighter-2`."""
        person, _, level = id.rpartition("-")
        card = self.cards.investigators.get(person)
        return card.abilities[int(level) - 1].name.in_(self.lang) if card is not None and level.isdigit() else ""

    @property
    def over(self) -> bool:
        return self.view.phase == "over"


def first_part(name: str) -> str:
    for sign in (": ", ", "):
        if sign in name:
            return name.partition(sign)[0]
    return name


def enemy(view: StormView, id: str) -> EnemyView | None:
    """Where it stands now; None: nowhere any more."""
    return next((e for p in view.places for e in (*p.column, *p.elders) if e.id == id), None)


def aimed(view: StormView, enemy: str) -> list[int]:
    """Who has declared a fight against it."""
    return [p.who for p in view.investigators if enemy in p.targets]


def plan_of(p: InvestigatorView, enemy: str) -> PlanView | None:
    return next((plan for plan in (*p.plans, *p.facing) if plan.enemy == enemy), None)


def danger_at(place: PlaceView, column: int) -> bool:
    """One more here summons a Great Old One."""
    return not place.sealed and not place.blocked and len(place.column) >= column


def laid(place: PlaceView) -> str:
    return f"{place.trophies}/{place.required}"
