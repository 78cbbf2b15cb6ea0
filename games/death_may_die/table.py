"""The rules' hand on a game of Death May Die: the state, the cards, and the words the rulebook uses for them."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, cast

from games.death_may_die.events import Happening
from games.death_may_die.state import DeathState, Figure, Gate, Held, Investigator, Lasting, Token, Who, kind
from games.death_may_die.traits import DeathTrait, LowerMaximum
from games.kernel.ask import RuleBug, Seat
from games.kernel.lasting import Lasts
from games.kernel.luck import Fate
from games.kernel.table import Event

if TYPE_CHECKING:
    from games.death_may_die.content import Catalogue, EnemyCard, EpisodeCard, GreatOldOneCard, Half, Stage

TR = TypeVar("TR", bound=DeathTrait)

CULTIST = "cultist"


class Outfit:
    """What levels and cards bring together: the same for every board that is equipped alike, so it is found once."""

    def __init__(self, cards: Catalogue, person: Investigator) -> None:
        self.halves = [cards.half(held.card, held.half) for held in person.cards]
        lent = [half.lends for half in self.halves if half.lends]
        copied = [person.copied] if person.copied else []
        self.levels: dict[str, int] = {}
        for skill in dict.fromkeys((*person.levels, *lent, *copied)):
            own = person.levels.get(skill, 0)
            if own:
                self.levels[skill] = min(len(cards.skills[skill].levels), own + lent.count(skill))
            else:
                self.levels[skill] = max(1 if skill in lent else 0, person.copied_level if skill == person.copied else 0)
        self._all = [(skill, t) for skill, level in self.levels.items() for t in cards.at_level[skill, level]]
        self._all += [(held.card, t) for held, half in zip(person.cards, self.halves, strict=True) for t in half.traits]
        self._of: dict[type[DeathTrait], list[tuple[str, DeathTrait]]] = {}
        self.found: dict[type[DeathTrait], list[DeathTrait]] = {}  # by kind, as far as somebody has asked

    def of(self, kind: type[DeathTrait]) -> list[tuple[str, DeathTrait]]:
        """Traits of a kind, with the skill or card each comes from."""
        found = self._of.get(kind)
        if found is None:
            found = self._of[kind] = [(source, t) for source, t in self._all if isinstance(t, kind)]
        return found

    def traits(self, kind: type[DeathTrait]) -> list[DeathTrait]:
        """The same without; they are in `found` from now on."""
        found = self.found[kind] = [t for _, t in self.of(kind)]
        return found


MOST_OUTFITS = 5_000  # a house that plays for months meets many


class Death(Lasts[DeathState, Lasting]):
    chained = True

    def __init__(self, state: DeathState, fate: Fate, step: int, cards: Catalogue) -> None:
        super().__init__(state, fate, step)
        self.cards = cards
        self.figure_acting = ""  # the enemy whose ability is being resolved
        self.where = ""  # the space a death happened on, for what follows it
        self.cuttable = False  # the death of the active investigator ends what is going on (DMD-DEATH-05)
        self.reacting = False  # a reaction to wounds is being resolved: deaths and thresholds wait (S29)
        self.settling = False  # thresholds are being resolved: further ones wait (S27)

    def tell(self, event: Event, to: tuple[Seat, ...] | None = None, others: Event | None = None) -> None:
        if self.state.players == 1 and isinstance(event, Happening):
            event = replace(event, cast=self.cast)
        super().tell(event, to, others)

    @property
    def alone(self) -> bool:
        """One person plays several investigators."""
        return self.state.players == 1

    @property
    def cast(self) -> tuple[str, ...]:
        return tuple(i.id for i in self.state.investigators)

    @property
    def in_effect(self) -> list[Lasting]:
        return self.state.lasting

    # People

    def inv(self, who: Who) -> Investigator:
        return self.state.investigators[who]

    def player(self, who: Who) -> Seat:
        """Who answers for this investigator (DMD-SETUP-13): of the dead still their player (S55), of those who left the next (S101)."""
        person = self.state.investigators[who]
        if person.fate == "left":
            who = next(iter(self.clockwise(who)), who)
        return self.state.investigators[who].player

    def lives(self, who: Who) -> bool:
        return not self.state.investigators[who].fate

    def clockwise(self, start: Who | None = None) -> list[Who]:
        """Living investigators in turn order, the active one first (DMD-SAN-09, S50)."""
        people, first = self.state.investigators, self.state.active if start is None else start
        return [who for who in (*range(first, len(people)), *range(first)) if not people[who].fate]

    def others(self, who: Who) -> list[Who]:
        return [w for w in self.clockwise() if w != who]

    def own_turns(self, who: Who) -> int:
        """How many of somebody's turns end until the end of their next one: the present one is not the next."""
        return 2 if who == self.state.active else 1

    def here(self, space: str) -> list[Who]:
        """Living investigators on a space, in the same order."""
        people, first = self.state.investigators, self.state.active
        there = [w for w, one in enumerate(people) if one.space == space and not one.fate]
        return there if len(there) < 2 else [w for w in there if w >= first] + [w for w in there if w < first]

    def max_stress(self, who: Who) -> int:
        return self.cards.numbers.stress - sum(t.max_stress_less for t in self.traits(who, LowerMaximum))

    # What somebody has

    def outfit(self, who: Who) -> Outfit:
        person, known = self.state.investigators[who], self.cards.outfits
        held = tuple([(h.card, h.half) for h in person.cards]) if person.cards else ()
        key = (tuple(person.levels.items()), held, person.copied, person.copied_level)
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_OUTFITS:
                known.clear()
            found = known[key] = Outfit(self.cards, person)
        return found

    def halves(self, who: Who) -> Iterator[tuple[Held, Half]]:
        """The cards taken, each with the half that counts."""
        return zip(list(self.inv(who).cards), self.outfit(who).halves, strict=True)

    def companions(self, who: Who) -> list[tuple[Held, Half]]:
        return [(held, half) for held, half in self.halves(who) if half.kind == "companion"]

    def level(self, who: Who, skill: str) -> int:
        """The level that counts (S16, S17): companions lend a level of an own skill, and level 1 of another."""
        return self.outfit(who).levels.get(skill, 0)

    def skills(self, who: Who) -> list[str]:
        """All skills somebody has now, own ones first."""
        return list(self.outfit(who).levels)

    def traits(self, who: Who, of: type[TR]) -> Sequence[TR]:
        """What somebody's skills and cards bring of a kind."""
        outfit = self.outfit(who)
        try:
            return cast("Sequence[TR]", outfit.found[of])
        except KeyError:
            return cast("Sequence[TR]", outfit.traits(of))

    def sources(self, who: Who, of: type[TR]) -> Sequence[tuple[str, TR]]:
        """The same with the skill or card it comes from, by which its use is marked."""
        return cast("Sequence[tuple[str, TR]]", self.outfit(who).of(of))

    # The map

    @property
    def episode(self) -> EpisodeCard:
        return self.cards.episodes[self.state.episode]

    @property
    def neighbours_of(self) -> Mapping[str, Sequence[str]]:
        return self.cards.neighbours[self.state.episode]

    def neighbours(self, space: str) -> Sequence[str]:
        return self.cards.neighbours[self.state.episode][space]

    def spaces(self) -> Sequence[str]:
        return tuple(self.cards.neighbours[self.state.episode])

    def distances(self, start: str) -> Mapping[str, int]:
        """Steps on the shortest way to every space (DMD-MAP-09)."""
        return self.cards.steps[self.state.episode][start]

    def gate(self, colour: Gate) -> str:
        return self.episode.plan.gates[colour]

    # Enemies

    def figure(self, id: str) -> Figure | None:
        for figure in self.state.figures:
            if figure.id == id:
                return figure
        return None

    def card_of(self, figure: str) -> EnemyCard:
        """The reference card of a figure; cultists are on that of their Great Old One."""
        name = kind(figure)
        return self.cards.enemies[f"{CULTIST}-{self.state.great_old_one}" if name == CULTIST else name]

    def is_great(self, figure: str) -> bool:
        return figure == self.state.great_old_one

    def enemies(self, space: str) -> list[Figure]:
        return [f for f in self.state.figures if f.space == space]

    def category(self, figure: str) -> str:
        """Cultist, monster or the Great Old One (DMD-ENEMY-01, DMD-ENEMY-02)."""
        return "great_old_one" if self.is_great(figure) else self.card_of(figure).category

    def is_a(self, figure: str, name: str) -> bool:
        """Does what a card says of `name` mean this figure (DMD-ENEMY-03)? A kind, a category, or any enemy."""
        return name == "enemy" or name == kind(figure) or name == self.category(figure)

    def safe(self, space: str) -> bool:
        """DMD-SAFE-01: no enemy is on it."""
        return not any(f.space == space for f in self.state.figures)

    def supply(self, enemy: str) -> list[str]:
        """Figures of a kind that are not on the map."""
        there = {f.id for f in self.state.figures}
        return [id for i in range(1, self.card_of(enemy).figures + 1) if (id := f"{enemy}.{i}") not in there]

    @contextmanager
    def ability_of(self, figure: str) -> Generator[None]:
        """What happens now is this enemy's ability."""
        before, self.figure_acting = self.figure_acting, figure
        try:
            yield
        finally:
            self.figure_acting = before

    @contextmanager
    def reaction(self) -> Generator[None]:
        """What happens now answers wounds whose owner may be doomed: deaths wait for its end (S29)."""
        self.reacting = True
        try:
            yield
        finally:
            self.reacting = False

    # The Great Old One

    @property
    def great(self) -> GreatOldOneCard:
        return self.cards.great_old_ones[self.state.great_old_one]

    def stages(self) -> list[Stage]:
        """The revealed stage cards in order: all stay in force (DMD-GOO-07)."""
        return list(self.great.stages[: self.state.stage])

    def stage_health(self) -> int:
        """Of the revealed stage card; the first has none (S85)."""
        stage = self.great.stages[self.state.stage - 1]
        if not stage.health or stage.fixed:
            return stage.health
        return stage.health + self.cards.numbers.stage_health.get(len(self.state.investigators), 0)

    # Tokens

    def token(self, id: str) -> Token:
        found = next((t for t in self.state.tokens if t.id == id), None)
        if found is None:
            raise RuleBug(f"there is no token {id}")
        return found

    def tokens(self, what: str, side: str | None = None) -> list[Token]:
        """All of a kind that are not in the supply, showing this side if one is named."""
        return [t for t in self.state.tokens if t.at != "supply" and kind(t.id) == what and side in (None, t.side)]

    def tokens_on(self, space: str, what: str, side: str | None = None) -> list[Token]:
        return [t for t in self._lying("space", space) if kind(t.id) == what and side in (None, t.side)]

    def tokens_of(self, who: Who, what: str, side: str | None = None) -> list[Token]:
        return [t for t in self._lying("investigator", str(who)) if kind(t.id) == what and side in (None, t.side)]

    def _lying(self, at: str, on: str) -> list[Token]:
        """In one place, of any kind: that is asked for all the time, and there are seldom any."""
        return [t for t in self.state.tokens if t.on == on and t.at == at]

    def token_supply(self, what: str) -> list[Token]:
        return [t for t in self.state.tokens if t.at == "supply" and kind(t.id) == what]

    def fire_supply(self) -> int:
        on_boards = sum(i.fire for i in self.state.investigators)
        return self.cards.numbers.fire - sum(self.state.fire.values()) - on_boards

    # Marks name what was used: a card, whoever holds it, or a skill and the investigator whose it is. Never the seat.

    def mark(self, who: Who, source: str) -> str:
        return source if source.partition(":")[0] in self.cards.discoveries else f"{self.inv(who).id}:{source}"

    def used(self, who: Who, source: str, period: str) -> int:
        """How often it was used in this period."""
        return self.state.used.get(period, []).count(self.mark(who, source))

    def forget(self, figure: str) -> None:
        """A figure has left the map: what comes back later with it is another enemy."""
        self.state.attacked = [id for id in self.state.attacked if id != figure]
        for period, marks in self.state.used.items():
            self.state.used[period] = [m for m in marks if not m.endswith(f":{figure}")]

    def use(self, who: Who, source: str, period: str) -> None:
        self.state.used.setdefault(period, []).append(self.mark(who, source))
