"""What cards do with creatures: they walk, appear, are teleported and strike (AL-CMOVE, AL-SPAWN, AL-CATK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from pydantic import Field

from games.alone.rules import creature_attacks, creatures, doors, locating, station
from games.alone.state import KINDS, Creature, Direction, Kind, Lasting
from games.alone.verbs.verb import AloneVerb, actions_done, alive, name_sector, the_action, the_moment
from games.kernel.ask import Option, Script, Seat, option, ponder
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone


Which: TypeAlias = Literal["any", "revealed", "other", "located", "it", "spore", "parasite", "mutant", "cultist", "worm"]


class MoveCreature(AloneVerb):
    """Creatures walk (AL-CMOVE-01, AL-CMOVE-03, AL-CMOVE-08)."""

    move: Which
    creatures: int = Field(default=1, ge=1)
    upto_creatures: bool = False
    steps: int = Field(ge=1)
    upto: bool = False
    toward_hero: bool = False
    silent: bool = False

    @property
    def kind(self) -> Kind | None:
        return next((kind for kind in KINDS if kind == self.move), None)

    def _among(self, g: Alone, taken: Sequence[str] = ()) -> list[Creature]:
        """Creatures that the text means and that can walk (S-99). "Up to" so many sectors may be none (AL-CMOVE-03): then also those that
        cannot, for the rest of the card speaks of the one that was chosen (S-97)."""
        toward = g.state.hero_at if self.toward_hero else None
        found = [c for c in g.state.creatures if c.id not in taken and self._means(g, c)]
        return found if self.upto else [c for c in found if creatures.movable(g, c, toward, None, self.steps)]

    def _means(self, g: Alone, creature: Creature) -> bool:
        match self.move:
            case "any":
                return True
            case "revealed":
                return not g.hidden(creature)
            case "other":
                return creature.id not in the_moment(g).by_creatures
            case "located":
                return any(creature.id in a.met for a in actions_done(g, "locate"))
            case "it":
                return creature.id in the_moment(g).chosen
            case _:
                return creature.kind == self.move

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        moment = the_moment(g)
        moved: list[str] = []
        toward = g.state.hero_at if self.toward_hero else None
        for _ in range(self.creatures):
            chosen = yield from creatures.choose_creature(g, who, self._among(g, moved), optional=self.upto_creatures)
            if chosen is None:
                break
            moved.append(chosen.id)
            yield from creatures.choose_walk(g, who, chosen.id, self.steps, self.upto, toward, noise=not self.silent)
        moment.chosen = moved

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._among(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        n = self.creatures
        kind = self.move if self.move in ("any", "revealed", "other", "located", "it") else "kind"
        name = words.say(lang, f"kind-{self.move}-acc") if kind == "kind" else ""
        whom = words.say(lang, f"whom-{kind}", n=n, kind=name)
        if self.upto_creatures:
            whom = words.say(lang, "up-to", what=whom)
        far = words.say(lang, "far-each" if n > 1 else "far", n=self.steps)
        if self.upto:
            far = words.say(lang, "up-to", what=far)
        whither = words.say(lang, "toward-hero") if self.toward_hero else ""
        quietly = words.say(lang, "quietly") if self.silent else ""
        return words.say(lang, "move", whom=whom, far=far, whither=whither, quietly=quietly)


class It(AloneVerb):
    """What the creatures chosen before can do until the end of the turn."""

    it: Literal["rerolls_failures", "deadly_bonus", "creature_dice", "shock"]
    n: int = 1
    one: bool = False  # only one of them

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        meant = alive(g, the_moment(g).chosen)
        if self.one and len(meant) > 1:
            chosen = yield from creatures.choose_creature(g, who, meant, msg="al-which-of-them")
            meant = [chosen] if chosen else []
        for creature in meant:
            g.lasts(Lasting(what=self.it, n=self.n, on=creature.id, until="turn", card=card, by=who))

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return False  # nothing without the clause that chooses the creature

    def gives(self, what: str) -> bool:
        return self.it == what

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"{'one' if self.one else 'it'}-{self.it}", n=self.n)


class BreakThrough(AloneVerb):
    """A creature opens a blocked door of its sector for free and walks on (Break through)."""

    break_through: int = Field(ge=1)

    def _able(self, g: Alone) -> list[Creature]:
        return [c for c in g.state.creatures if station.door_ways(g, c.at, blocked=True)]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        creature = yield from creatures.choose_creature(g, who, self._able(g))
        if creature is None:
            return
        shut = station.door_ways(g, creature.at, blocked=True)
        options: list[Option[Direction]] = [
            option(f"door:{way}", way, msg="al-opt-door-way", way=way, sector=creature.at) for way in shut
        ]
        way = yield from ponder(who, "al-card-door", options, cover=g.cover(), audience=g.evil, card=card)
        if way is None:
            return
        doors.unblock(g, creature.at, way)
        the_moment(g).chosen = [creature.id]
        yield from creatures.choose_walk(g, who, creature.id, self.break_through, upto=False)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._able(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "break-through", n=self.break_through)


class CloseIn(AloneVerb):
    """Up to so many creatures walk 1 sector toward one of the targets just named (They know where I am)."""

    close_in: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("announced:locate",)

    def _places(self, g: Alone) -> dict[str, list[str]]:
        """Every named target that exists, and where its nearest one lies."""
        found = {t: locating.nearest(g, locating.sectors_with(g, t)) for t in the_action(g).targets}
        return {t: places for t, places in found.items() if places}

    def _able(self, g: Alone, places: Sequence[str], taken: Sequence[str] = ()) -> list[Creature]:
        return [c for c in g.state.creatures if c.id not in taken and any(creatures.movable(g, c, p) for p in places)]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        places = self._places(g)
        options = [option(f"target:{t}", t, target=t) for t in places]
        target = yield from ponder(who, "al-card-target", options, cover=g.cover(), audience=g.evil, card=card)
        if target is None:
            return
        the_moment(g).target = target
        moved: list[str] = []
        for _ in range(self.close_in):
            creature = yield from creatures.choose_creature(g, who, self._able(g, places[target], moved), optional=True)
            if creature is None:
                break
            moved.append(creature.id)
            near = [p for p in places[target] if creatures.movable(g, creature, p)]
            where = yield from name_sector(g, who, card, near)
            if where is not None:
                yield from creatures.choose_walk(g, who, creature.id, 1, False, where)
        the_moment(g).chosen = moved

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return any(self._able(g, places) for places in self._places(g).values())

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "close-in", n=self.close_in)


class SlipAway(AloneVerb):
    """A hidden creature in a sector about to be explored leaves it, unseen and unheard (Shadow step)."""

    slip_away: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("announced:explore",)

    def _able(self, g: Alone) -> list[Creature]:
        about = the_moment(g).revealed
        return [c for c in g.state.creatures if c.at in about and g.hidden(c) and station.adjacent(g, c.at)]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        creature = yield from creatures.choose_creature(g, who, self._able(g))
        if creature is not None:
            yield from creatures.choose_walk(g, who, creature.id, self.slip_away, upto=False, noise=False, unseen=True)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._able(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "slip-away", n=self.slip_away)


class Appear(AloneVerb):
    """A creature appears by the usual rules, perhaps nearer than its distance allows (AL-SPAWN-01, AL-SPAWN-02)."""

    appear: Literal["any", "frightening"]
    nearer: int = 0

    def _kinds(self, g: Alone) -> list[Kind]:
        """The restriction of "It is horrible!": kinds that cost 2 composure or more."""
        return [k for k in KINDS if self.appear == "any" or creatures.kind_values(g, k).composure >= 2]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        new = yield from creatures.spawn(g, who, self._kinds(g), -self.nearer)
        the_moment(g).chosen = [new.id] if new else []

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return any(creatures.spawn_places(g, k, -self.nearer) for k in self._kinds(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        what = words.say(lang, f"appear-{self.appear}")
        return words.say(lang, "appear-nearer", what=what, n=self.nearer) if self.nearer else what


class Teleport(AloneVerb):
    """A creature is teleported (AL-SPAWN-10, AL-SPAWN-11)."""

    teleport: Literal["any", "hidden"]
    to: Literal["adjacent", "here", "near", "anywhere"]
    n: int = 0  # "near": up to so many sectors away from where it stands

    def _able(self, g: Alone) -> list[Creature]:
        found = [c for c in g.state.creatures if self.teleport == "any" or g.hidden(c)]
        return [c for c in found if self._places(g, c)]

    def _places(self, g: Alone, creature: Creature) -> list[str]:
        match self.to:
            case "adjacent":
                found = station.adjacent(g, g.state.hero_at)
            case "here":
                found = [g.state.hero_at]
            case "near":
                far = station.distances(g, creature.at)
                found = [s for s, steps in far.items() if steps <= self.n]
            case "anywhere":
                found = list(g.state.sectors)
        return [s for s in found if s != creature.at]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        creature = yield from creatures.choose_creature(g, who, self._able(g))
        if creature is None:
            return
        where = yield from name_sector(g, who, card, self._places(g, creature))
        if where is not None:
            the_moment(g).chosen = [creature.id]
            yield from creatures.teleport(g, creature.id, where)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._able(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"teleport-{self.teleport}-{self.to}", n=self.n)


class ClawBack(AloneVerb):
    """The target of the failed attack strikes at once with so many dice (Claw back)."""

    claw_back: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("after:attack",)

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        for creature in alive(g, [the_action(g).creature]):
            yield from creature_attacks.creature_attack(g, creature.id, self.claw_back)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return any(creature_attacks.may_attack(g, c) for c in alive(g, [the_action(g).creature]))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "claw-back", n=self.claw_back)


class StrikeAgain(AloneVerb):
    """The creature that cost the hero life attacks at once, with more dice than usual (Die with me!). Of several that struck
    together one, as the player of the card likes (S-93)."""

    strike_again: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("loss:life_loss",)

    def _able(self, g: Alone) -> list[Creature]:
        return [c for c in alive(g, the_moment(g).by_creatures) if creature_attacks.may_attack(g, c)]

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        able = self._able(g)
        chosen = able[0] if able else None
        if len(able) > 1:
            chosen = yield from creatures.choose_creature(g, who, able)
        if chosen is not None:
            yield from creature_attacks.creature_attack(g, chosen.id, extra=self.strike_again)

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._able(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "strike-again", n=self.strike_again)


class MovesAfter(AloneVerb):
    """After the attacks at the end of the turn the creature the hero attacked moves away (Hit and run)."""

    moves_after: int = Field(ge=1)
    belongs: ClassVar[tuple[str, ...]] = ("turn_end:attack",)

    def _able(self, g: Alone) -> list[Creature]:
        return alive(g, [a.creature for a in actions_done(g, "attack")])

    def run(self, g: Alone, who: Seat, card: str) -> Script[None]:
        creature = yield from creatures.choose_creature(g, who, self._able(g))
        if creature is not None:
            g.lasts(Lasting(what="moves_after", n=self.moves_after, on=creature.id, until="turn", card=card, by=who))

    def possible(self, g: Alone, who: Seat, card: str) -> bool:
        return bool(self._able(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "moves-after", n=self.moves_after)
