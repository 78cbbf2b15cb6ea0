"""What cards do to light, doors and markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.alone.rules import conditions, danger, doors, light, station
from games.alone.state import Condition, Direction
from games.alone.verbs.verb import AloneVerb, actions_done, name_sector, the_moment
from games.kernel.ask import Option, Script, Seat, option, ponder
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


class Dark(AloneVerb):
    """Light goes off (AL-LIGHT-07: in the hero's sector only such cards do that)."""

    dark: Literal["lit_now", "here", "adjacent"]

    def _burning(self, g: Alone) -> list[str]:
        match self.dark:
            case "lit_now":
                sectors = the_moment(g).lit
            case "here":
                sectors = [g.state.hero_at]
            case "adjacent":
                sectors = station.adjacent(g, g.state.hero_at)
        return [s for s in sectors if g.sector(s).lit]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        burning = self._burning(g)
        if self.dark == "lit_now":
            chosen = yield from name_sector(g, who, card, burning)
            burning = [chosen] if chosen else []
        light.switch_off(g, burning)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._burning(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"dark-{self.dark}")


class BlockDoors(AloneVerb):
    """Doors of the hero's sector are blocked (Jammed door); not while a mission forbids all blocking."""

    block_doors: int = Field(ge=1)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        for _ in range(self.block_doors):
            options: list[Option[Direction]] = [
                option(f"door:{way}", way, msg="al-opt-door-way", way=way) for way in doors.may_be_blocked(g)
            ]
            way = yield from ponder(who, "al-card-block", options, cover=g.cover(), audience=g.evil, card=card)
            if way is None:
                return
            doors.block(g, g.state.hero_at, way)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(doors.may_be_blocked(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "block-doors", n=self.block_doors)


class PlaceCondition(AloneVerb):
    """A condition marker (S-31); at most one of a kind per sector."""

    condition: Condition
    where: Literal["here", "adjacent", "near", "explored", "all_explored"]  # "near": the hero's sector or an adjacent one
    steps: int = 1  # how far the creature an alarm calls may go

    def _places(self, g: Alone) -> list[str]:
        here = g.state.hero_at
        match self.where:
            case "here":
                found = [here]
            case "adjacent":
                found = station.adjacent(g, here)
            case "near":
                found = [here, *station.adjacent(g, here)]
            case "explored" | "all_explored":
                found = list(dict.fromkeys(s for a in actions_done(g, "explore") for s in a.sectors))
        return [s for s in found if self.condition not in g.sector(s).conditions]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        places = self._places(g)
        if self.where != "all_explored":
            chosen = yield from name_sector(g, who, card, places)
            places = [chosen] if chosen else []
        for sector in places:
            conditions.place(g, sector, self.condition, self.steps)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._places(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        said = words.say(
            lang, "condition", what=words.say(lang, f"condition-{self.condition}"), where=words.say(lang, f"where-{self.where}")
        )
        return words.say(lang, "condition-alarm-steps", what=said, n=self.steps) if self.steps > 1 else said


class PlaceDanger(AloneVerb):
    """Danger markers (AL-DANGER-01, AL-DANGER-07)."""

    danger: int = Field(ge=1)
    where: Literal["any", "adjacent"] = "any"

    def _places(self, g: Alone) -> list[str]:
        near = station.adjacent(g, g.state.hero_at)
        return [s for s in danger.legal_sectors(g) if self.where == "any" or s in near]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        for _ in range(self.danger):
            where = yield from name_sector(g, who, card, self._places(g))
            if where is None:
                return
            danger.place(g, where)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._places(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"danger-{self.where}", n=self.danger)


class MoveDanger(AloneVerb):
    """A danger marker is moved to the hero's sector (Collapse)."""

    move_danger: Literal["here"]

    def _from(self, g: Alone) -> list[str]:
        """Markers that may come: the hero's floor may be full, then only its own."""
        here = g.here
        if here.danger or g.in_force("no_danger", here.id):
            return []
        free = here.id in danger.legal_sectors(g)
        return [s.id for s in g.state.sectors.values() if s.danger and (free or s.floor == here.floor)]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        where = yield from name_sector(g, who, card, self._from(g))
        if where is not None:
            danger.remove(g, where)
            danger.place(g, g.state.hero_at)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._from(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "move-danger")
