"""What completed missions give (AL-MISS-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from games.alone.state import HERO, Lasting
from games.alone.verbs.verb import AloneVerb, For
from games.kernel.ask import Script, Seat, ask, option
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


class GainCompanion(AloneVerb):
    """A companion joins (AL-COMP-01, AL-COMP-10)."""

    companion: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import companions

        for _ in range(self.companion):
            companions.join(g, by=card)
        return
        yield

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "companion", n=self.companion)


class StrikeRoom(AloneVerb):
    """Every creature in a room of the hero's choice takes damage; evil tells how many died (SM02, AL-MISS-08, D-25)."""

    strike_room: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone import events
        from games.alone.rules import attacking

        rooms = list(g.cards.rooms)
        default = next(r for r in rooms if r != g.here.room)
        options = [option(f"room:{r}", r, room=r) for r in rooms]
        room = yield from ask(HERO, "al-strike-room", options, default=f"room:{default}", card=card)
        died = 0
        for sector in [s.id for s in g.state.sectors.values() if s.room == room]:
            died += yield from attacking.blast(g, sector, self.strike_room)
        g.reveal()
        g.tell(events.KilledInRoom(room, died))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "strike-room", n=self.strike_room)


class DrawItems(AloneVerb):
    """Draw items, then discard down to the limit (SM03)."""

    draw_items: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import searching

        searching.draw_items(g, self.draw_items)
        yield from searching.trim(g)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "draw-items", n=self.draw_items)


class FreeUpgrades(AloneVerb):
    """Upgrades with markers from the supply, whatever the material (SM03)."""

    free_upgrades: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import searching

        # Naming the items keeps it to these markers: upgrading with charges belongs to a Search (AL-UPG-04).
        yield from searching.upgrade_phase(g, supply=self.free_upgrades, of=[i.card for i in g.state.items])

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "free-upgrades", n=self.free_upgrades)


class LightFloor(AloneVerb):
    """The light goes on in all rooms of one floor (SM04); the hero chooses which."""

    light_floor: Literal[True]
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import light

        mine = g.here.floor
        options = [option("floor:same", mine), option("floor:other", 3 - mine)]
        floor = yield from ask(HERO, "al-light-floor", options, default="floor:same", card=card)
        light.switch_on(g, [s.id for s in g.state.sectors.values() if s.room and s.floor == floor])

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "light-floor")


class Capacity(For):
    """The adrenaline capacity rises for the rest of the game (SM06)."""

    capacity: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        return [Lasting(what="capacity", n=self.capacity, until="game", card=card)]

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "capacity", n=self.capacity)


class StationPlan(AloneVerb):
    """Distance and first direction of both stairs and of so many rooms the hero names; nothing is laid out (SM07)."""

    station_plan: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("reward",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        from games.alone.rules import locating, station

        named: list[str] = []
        for i in range(self.station_plan):
            options = [option(f"room:{r}", r, room=r) for r in g.cards.rooms if r not in named]
            named.append((yield from ask(HERO, "al-plan-room", options, card=card, nth=i + 1)))
        # Both stairs, the nearer pair first: the hero has no name for one or the other.
        far = station.distances(g, g.state.hero_at, ignore_doors=True)
        pairs = {tuple(sorted((s.id, s.stairs))) for s in g.state.sectors.values() if s.stairs}
        wanted = [("stairs", list(pair)) for pair in sorted(pairs, key=lambda pair: (min(far[end] for end in pair), pair))]
        wanted += [(t, locating.sectors_with(g, t)) for t in (f"{locating.ROOM}{room}" for room in named)]
        found: list[locating.Report] = []
        for target, sectors in wanted:
            found.append((yield from locating.prepare(g, target, sectors, with_way=True, truly=True)))
        yield from g.evil_beat()
        # Stairs by what is told of them: of two equally near, the first on the secret map must not come first.
        stairs = sorted(found[: len(pairs)], key=lambda r: (r.told.distance, not r.told.same_floor, r.way))
        for report in [*stairs, *found[len(pairs) :]]:
            locating.tell(g, report)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "station-plan", n=self.station_plan)
