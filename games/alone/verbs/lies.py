"""What evil's cards show and tell falsely (AL-GEN-09), and what they make the hero forget."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from games.alone.rules import labyrinth, lies, locating, noise, station
from games.alone.state import Lasting
from games.alone.verbs.verb import AloneVerb, For, the_action, the_moment
from games.kernel.ask import Option, Script, Seat, ask, at_once, option, ponder
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


class FloorLie(For):
    """A target on the hero's floor may be reported as on the other one (Whispers)."""

    floor_lie: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("announced:locate",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="floor_lie", n=1, until="action", card=card)]

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return any(a.same_floor for a in (locating.answer(g, t) for t in the_action(g).targets))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "floor-lie")


class DistanceLie(For):
    """Distances may be reported wrongly: to all targets, or to the one chosen before (Whispers, They know where I am)."""

    distance_lie: int = Field(ge=1)
    of: Literal["all", "target"] = "all"
    belongs: ClassVar[tuple[str, ...]] = ("announced:locate",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        if self.of == "all":
            return [Lasting(what="distance_lie", n=self.distance_lie, until="action", card=card)]
        target = the_moment(g).target
        return [Lasting(what="target_lie", n=self.distance_lie, on=target, until="action", card=card)] if target else []

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return any(locating.sectors_with(g, t) for t in the_action(g).targets)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"distance-lie-{self.of}", n=self.distance_lie)


class Mistake(AloneVerb):
    """One element of a sector about to be revealed is left out, or one that is not there is shown (Was I mistaken?)."""

    mistake: Literal["any", "creature"]  # "creature": only a false creature (Hallucination)
    belongs: ClassVar[tuple[str, ...]] = ("announced:explore",)
    needed: ClassVar[bool] = True  # "when a sector is revealed": where none is, the card does not fit (AL-REACT-06, S-94)

    def _sectors(self, g: Alone) -> list[str]:
        return [s for s in the_moment(g).revealed if not g.sector(s).revealed]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        options: list[Option[tuple[str, str, bool]]] = []
        for sector in self._sectors(g):
            if self.mistake == "any":
                for element in lies.can_be_omitted(g, sector):
                    options.append(self._option(g, sector, element, leave_out=True))
            for element in lies.can_be_faked(g, sector):
                if self.mistake == "any" or element.startswith("creature:"):
                    options.append(self._option(g, sector, element, leave_out=False))
        chosen = yield from ponder(who, "al-card-lie", options, cover=g.cover(), audience=g.evil, card=card)
        if chosen is None:
            return
        sector, element, leave_out = chosen
        # Drawn whatever was chosen: that luck came in must not tell that the element is a false creature.
        rank = g.draw(lies.RANKS, f"false-place:{card}:{sector}:{element}")
        if leave_out:
            lies.omit(g, card, sector, element)
        else:
            lies.fake(g, card, sector, element, rank)

    def _option(self, g: Alone, sector: str, element: str, leave_out: bool) -> Option[tuple[str, str, bool]]:
        kind, _, which = element.partition(":")
        if leave_out and kind == "creature":
            which = g.creature(which).kind
        key = f"{'omit' if leave_out else 'fake'}:{sector}:{element}"
        msg = "al-opt-omit" if leave_out else "al-opt-false"
        return option(key, (sector, element, leave_out), msg=msg, sector=sector, element=kind, which=which, omit=int(leave_out))

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._sectors(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"mistake-{self.mistake}")


class FalseNoise(AloneVerb):
    """So many noises that nobody makes (Echoes)."""

    false_noise: int = Field(ge=1)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        for _ in range(self.false_noise):
            options = [option(f"noise:{way}", way, way=way) for way in noise.false_ways(g)]
            way = yield from ask(who, "al-card-noise", options, cover=g.cover(), audience=g.evil, card=card)
            noise.false_noise(g, way)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "false-noise", n=self.false_noise)


class Hide(AloneVerb):
    """Sectors vanish from the holowatch (Lost)."""

    hide: Literal["far", "all"]  # "far": all but the hero's sector and adjacent ones; "all": all but the hero's

    def _gone(self, g: Alone) -> list[str]:
        kept = {g.state.hero_at, *(station.adjacent(g, g.state.hero_at) if self.hide == "far" else ())}
        return [s.id for s in g.state.sectors.values() if s.revealed and s.id not in kept]

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        labyrinth.hide(g, self._gone(g))

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._gone(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"hide-{self.hide}")
