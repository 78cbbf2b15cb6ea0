"""What is printed: cards, boards, maps and numbers of Death May Die (catalogue 2, 7), loaded from content/*.yaml and extra packs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias, cast

from pydantic import Field, model_validator

from games.death_may_die.dice import Face
from games.death_may_die.dice import Kind as DieKind
from games.death_may_die.rules import counting
from games.death_may_die.state import GATES, Gate, Side
from games.death_may_die.traits import AnyTrait, DeathTrait
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.summoning import Advance, Summon
from games.death_may_die.verbs.verb import Effect
from games.kernel.catalogue import Card as Named
from games.kernel.catalogue import Catalogue as Cards
from games.kernel.catalogue import Entry, Loader, Printed, Wrong
from games.kernel.content import near
from games.kernel.effects import Words, clauses, verbs_in
from games.kernel.phrases import Lang, Phrases, headed, line, listing

if TYPE_CHECKING:
    from games.death_may_die.table import Outfit

FOLDER = Path(__file__).parent / "content"

Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,31}$")]
LEVELS = 4
# More of anything would not lie on a table: of figures, tokens, points, dice, cells of a map.
MOST = 100
Amount = Annotated[int, Field(ge=0, le=MOST)]
Some = Annotated[int, Field(ge=1, le=MOST)]


class Card(Named):
    """A card of this game."""

    id: Id


def traits_text(traits: Sequence[DeathTrait], words: Phrases, lang: Lang) -> list[str]:
    return [line(t.text(words, lang), lang) for t in traits]


# Enemies


class EnemyCard(Card):
    """An enemy's entry on a reference card (DMD-ENEMY-04): what it does at the moments its ability names."""

    category: Literal["cultist", "monster"]
    great_old_one: str = ""  # whose minion it is; "": an episode's
    figures: Some
    health: Some
    standard: Amount
    bonus: Amount = 0
    traits: list[AnyTrait] = []
    first: list[Effect] = []  # when it attacks, before the dice (DMD-EATTACK-01)
    signs: list[Effect] = []  # its attack shows an Elder Sign
    wounding: list[Effect] = []  # its attack dealt wounds
    survives: list[Effect] = []  # it survived an attack
    dies: list[Effect] = []  # it was killed
    summoned: list[Effect] = []
    end_of_turn: list[Effect] = []  # DMD-EOT-02

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = traits_text(self.traits, words, lang)
        for moment in ("first", "signs", "wounding", "survives", "dies", "summoned", "end_of_turn"):
            lines += headed(words, lang, f"text-enemy-{moment}", clauses(getattr(self, moment), words, lang))
        return lines


# Investigators


class Level(Printed):
    """One level of a skill (DMD-SKILL-03): what it adds, and what replaces earlier traits of the same kinds."""

    adds: list[AnyTrait] = []
    instead: list[AnyTrait] = []


class SkillCard(Card):
    """A unique skill, or a common one that several investigators have."""

    unique: bool = False
    levels: Annotated[list[Level], Field(min_length=LEVELS, max_length=LEVELS)]

    def at(self, level: int) -> tuple[DeathTrait, ...]:
        """What holds at a level (DMD-SKILL-06)."""
        kept: list[DeathTrait] = []
        for step in self.levels[:level]:
            replaced = tuple(type(t) for t in step.instead)
            kept = [t for t in kept if not isinstance(t, replaced)] + [*step.instead, *step.adds]
        return tuple(kept)

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [self.level_text(i, words, lang) for i in range(1, LEVELS + 1)]

    def level_text(self, level: int, words: Phrases, lang: Lang) -> str:
        step = self.levels[level - 1]
        traits = [*step.instead, *step.adds]
        key = "text-level" if level == 1 else "text-level-instead" if step.instead else "text-level-adds"
        return line(words.say(lang, key, n=level, what="; ".join(t.text(words, lang) for t in traits)), lang)


class InvestigatorCard(Card):
    occupation: Words
    gender: Literal["f", "m"]
    skills: Annotated[list[Id], Field(min_length=3, max_length=3)]  # the unique one first (DMD-SKILL-01)


class PsychosisCard(Card):
    """Symptoms, resolved each time a threshold is reached (DMD-SAN-07)."""

    symptoms: Annotated[list[Effect], Field(min_length=1)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(clauses(self.symptoms, words, lang), lang)]


# The two decks


class MythosCard(Card):
    """Symbol, special effects, summons (DMD-MYTHOS-10)."""

    of: Id  # the episode or the Great Old One
    symbol: bool = True
    effects: list[Effect] = []
    summons: list[Summon] = []

    @model_validator(mode="after")
    def _does_something(self) -> MythosCard:
        if not (self.effects or self.summons):
            raise ValueError("a Mythos card has effects or summons")
        return self

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(text, lang) for e in (*self.effects, *self.summons) if (text := clauses([e], words, lang))]


class Use(Printed):
    """One way to use a card one holds, and when (DMD-INVEST-08). `fight`: in step 3, before an attack."""

    when: Literal["turn", "fight"] = "turn"
    cost: list[Effect] = []
    effects: Annotated[list[Effect], Field(min_length=1)]
    discard: bool = False
    limit: Literal["", "turn"] = ""

    def text(self, words: Phrases, lang: Lang) -> str:
        what = clauses(self.effects, words, lang, nested=True)
        price = [words.say(lang, "discard-this-card")] if self.discard else []
        price += [clauses(self.cost, words, lang, nested=True)] if self.cost else []
        limit = self.limit or (self.when if self.when == "fight" else "")
        if price:
            what = words.say(lang, f"use-{limit}" if limit else "for-cost", cost=listing(price, words, lang), what=what)
        elif limit:
            what = words.say(lang, f"use-{limit}-free", what=what)
        return line(what, lang)


class Half(Printed):
    """One half of a Discovery card and what the middle column asks for it (DMD-INVEST-04).

    A condition must be taken if `if_` holds (DMD-INVEST-07); another half may only be taken where the condition beside it was not
    (`alone`). An `event` leaves no card behind (DMD-INVEST-11); neither does a `token`.
    """

    kind: Literal["item", "companion", "condition", "token", "event"]
    name: Words
    emblem: str = ""
    cost: list[Effect] = []
    need: Amount = 0  # Successes in a roll
    if_: str = Field(default="", alias="if")
    alone: bool = False
    health: Amount = 0
    lends: str = ""
    traits: list[AnyTrait] = []
    uses: list[Use] = []
    taking: list[Effect] = []  # what happens when it is taken: an event's whole effect

    @model_validator(mode="after")
    def _fits(self) -> Half:
        if (self.kind == "companion") != (self.health > 0):
            raise ValueError("a companion has health, and nothing else has")
        if (self.kind == "condition") != bool(self.if_):
            raise ValueError("a condition says when it must be taken (`if`), and nothing else does")
        if self.kind in ("token", "event") and not self.taking:
            raise ValueError("what leaves no card behind must do something (`taking`)")
        return self

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, "text-if", what=wording.so(words, lang, self.if_)), lang)] if self.if_ else []
        lines += headed(words, lang, "text-cost", clauses(self.cost, words, lang, nested=True))
        lines += [line(words.say(lang, "text-need", n=self.need), lang)] if self.need else []
        lines += [line(words.say(lang, "text-alone"), lang)] if self.alone else []
        lines += [line(words.say(lang, "text-health", n=self.health), lang)] if self.health else []
        lines += [line(words.say(lang, "text-lends", skill=words.say(lang, f"skill-{self.lends}")), lang)] if self.lends else []
        lines += traits_text(self.traits, words, lang)
        lines += [u.text(words, lang) for u in self.uses]
        return lines + ([line(clauses(self.taking, words, lang), lang)] if self.taking else [])


class DiscoveryCard(Card):
    """Story, mandatory part, and two halves (catalogue 2). The name is the find's, the flavour its story."""

    of: Id
    first: list[Effect] = []
    left: Half | None = None
    right: Half | None = None

    @model_validator(mode="after")
    def _has_a_half(self) -> DiscoveryCard:
        if not (self.left or self.right):
            raise ValueError("a Discovery card has at least one half")
        return self

    def half(self, side: Side) -> Half:
        found = self.left if side == "left" else self.right
        if found is None:
            raise KeyError(f"{self.id} has no {side} half")
        return found

    @property
    def meant(self) -> Side:
        """The half other cards mean that name this one and no half of it: its condition, or its companion, or its item."""
        halves: dict[Side, Half | None] = {"left": self.left, "right": self.right}
        kinds = ("condition", "companion", "item", "token", "event")
        return min((side for side, half in halves.items() if half), key=lambda side: kinds.index(self.half(side).kind))

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-first", clauses(self.first, words, lang))
        for side, half in (("left", self.left), ("right", self.right)):
            if half is not None:
                what = " ".join(half.rules_text(words, lang))
                lines.append(
                    words.say(
                        lang, f"text-{side}", kind=words.say(lang, f"kind-{half.kind}"), name=half.name.in_(lang), what=what
                    )
                )
        return lines


# Great Old Ones


class Stage(Printed):
    """A stage card (DMD-GOO-09). The first has no health and no dice."""

    name: Words
    story: Words
    health: Amount = 0
    fixed: bool = False  # the book's own number: the same for any number of investigators
    standard: Amount = 0
    bonus: Amount = 0
    reveal: list[Effect] = []
    traits: list[AnyTrait] = []
    advances: list[Effect] = []
    end_of_turn: list[Effect] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-reveal", clauses(self.reveal, words, lang))
        lines += traits_text(self.traits, words, lang)
        lines += headed(words, lang, "text-advances", clauses(self.advances, words, lang))
        return lines + headed(words, lang, "text-stage-end", clauses(self.end_of_turn, words, lang))


class GreatOldOneCard(Card):
    title: Words
    tokens: dict[Id, Some] = {}
    yields: list[str] = []  # tokens a Rest may discard instead of healing a point
    stages: Annotated[list[Stage], Field(min_length=4, max_length=4)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        """What everybody may read before the game: only Stage 1 lies open (S24). All four are worded, so that none fails later."""
        stages = [stage.rules_text(words, lang) for stage in self.stages]
        yields = [words.say(lang, "text-yields", what=wording.token(words, lang, kind)) for kind in self.yields]
        return [*(line(text, lang) for text in yields), *stages[0]]


# Episodes


class TileSide(Entry):
    """A side of a map tile: its spaces, with names."""

    id: Annotated[str, Field(pattern=r"^([1-9]|1[0-7])[AB]$")]
    spaces: dict[Id, Words]
    inside: list[tuple[Id, Id]] = []  # passages between its own spaces

    @model_validator(mode="after")
    def _one_to_three(self) -> TileSide:
        if not 1 <= len(self.spaces) <= 3:
            raise ValueError("a tile side has one, two or three spaces (DMD-MAP-01)")
        return self


Pair: TypeAlias = tuple[Id, Id]
Room: TypeAlias = tuple[Amount, Amount, Some, Some]  # column, row, width, height


class Plan(Printed):
    """The back of an episode card: how the map is built (DMD-SETUP-07)."""

    tiles: list[str]
    start: Id
    passages: list[Pair]  # an arrow on both sides (DMD-MAP-02)
    one_sided: list[Pair] = []  # an arrow on the first space's side only: impassable
    off_map: list[Id] = []  # passages that lead off the map: impassable (DMD-MAP-03)
    stairs: Pair | None = None
    tunnel: Pair | None = None
    gates: dict[Gate, Id]
    enemies: dict[Id, list[str]] = {}
    fire: dict[Id, Some] = {}
    tokens: dict[Id, list[Id]] = {}  # kind -> spaces, one token each
    rooms: dict[Id, Room] = {}  # where the picture has each space

    @model_validator(mode="after")
    def _three_gates(self) -> Plan:
        if set(self.gates) != set(GATES):
            raise ValueError("a map has a red, a yellow and a blue gate (DMD-SETUP-08)")
        return self


class EpisodeAction(Printed):
    """One of the actions of an episode (DMD-EPACT-01). `where` is what must be so, counted for the actor."""

    id: Id
    name: Words
    where: list[str] = []
    safe: bool = False
    cost: list[Effect] = []
    need: Amount = 0
    then: Annotated[list[Effect], Field(min_length=1)]

    def text(self, words: Phrases, lang: Lang) -> str:
        where = wording.where(words, lang, self.where, self.safe)
        what = self.brings(words, lang)
        return words.say(
            lang, "text-action" if where else "text-action-anywhere", name=self.name.in_(lang), where=where, what=what
        )

    def price(self, words: Phrases, lang: Lang) -> str:
        return clauses(self.cost, words, lang, nested=True)

    def brings(self, words: Phrases, lang: Lang, *, rolled: bool = False) -> str:
        """`rolled`: for somebody who reads beside it how likely the roll succeeds."""
        what = clauses(self.then, words, lang, nested=True)
        if self.need and not rolled:
            what = words.say(lang, "on-successes", n=self.need, what=what)
        if self.cost:
            what = words.say(lang, "for-cost", cost=self.price(words, lang), what=what)
        return what


class EpisodeCard(Card):
    """Front and back of an episode card."""

    number: Some
    mood: Words
    how: Words | None = None  # what one does here, in a sentence without numbers, for the first post; else its actions are named
    won: Words
    lost: Words
    ritual: Words  # the condition in words
    disrupted: str  # what is counted …
    at_least: Some  # … and how many disrupt the ritual
    monsters: list[Id]
    tokens: dict[Id, Some]  # special tokens of its box
    carried: list[str] = []  # those an investigator may carry and trade
    limits: dict[Id, Some] = {}  # how many of them at once
    left_lying: list[
        str
    ] = []  # names, with their side where it matters: those anybody may pick up between actions where a dead investigator left them (D36)
    of_the_dead: Literal["stay", "return", "supply"] = "stay"  # carried tokens of whoever dies
    # Two; a third where one of them is two deeds with different needs (the idol is taken here, and sunk there).
    actions: Annotated[list[EpisodeAction], Field(min_length=2, max_length=3)]
    advances: list[Effect] = []
    deaths: dict[Literal["cultist", "monster"], list[Effect]] = {}  # when such an enemy dies
    traits: list[AnyTrait] = []
    plan: Plan

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, "text-ritual", what=self.ritual.in_(lang)), lang)]
        lines += [line(a.text(words, lang), lang) for a in self.actions]
        lines += headed(words, lang, "text-advances", clauses(self.advances, words, lang))
        for of, effects in self.deaths.items():
            lines += headed(words, lang, f"text-death-{of}", clauses(effects, words, lang))
        return [*lines, *traits_text(self.traits, words, lang), *self._of_tokens(words, lang)]

    def _of_tokens(self, words: Phrases, lang: Lang) -> list[str]:
        """How many there are, who carries them, and what becomes of those of the dead."""
        every = listing([wording.token(words, lang, kind, n=n) for kind, n in self.tokens.items()], words, lang)
        said = [words.say(lang, "text-tokens", what=every)]
        said += [words.say(lang, "text-limit", what=wording.token(words, lang, k, n=n)) for k, n in self.limits.items()]
        said += [words.say(lang, "text-tradeable", what=wording.token(words, lang, kind, "the")) for kind in self.carried]
        if any(where.startswith("held:") for action in self.actions for where in action.where):
            said.append(words.say(lang, f"text-dead-{self.of_the_dead}"))
        said += [words.say(lang, "text-left-lying")] if self.left_lying else []
        return [line(text, lang) for text in said]


# Numbers


class Sanity(Printed):
    """The sanity track (DMD-SAN-03, DMD-SAN-06)."""

    skull: int
    thresholds: list[int]
    bonus_at: list[int]


class Numbers(Printed):
    dice: dict[DieKind, list[Face]] = {}
    dice_in_a_roll: int = 3
    actions: int = 3
    run: int = 3
    rest: int = 3
    wounds: int = 6  # the skull
    stress: int = 5  # the maximum
    sanity: Sanity = Sanity(skull=18, thresholds=[], bonus_at=[])
    track: int = 8
    first_red: int = 5
    symbols: int = 3  # in the discard pile: the Great Old One advances
    fire: int = 8
    stage_health: dict[int, int] = {}  # more or less, by the number of investigators


KINDS: dict[str, type[Card]] = {
    "enemies": EnemyCard,
    "skills": SkillCard,
    "investigators": InvestigatorCard,
    "psychoses": PsychosisCard,
    "mythos": MythosCard,
    "discoveries": DiscoveryCard,
    "great_old_ones": GreatOldOneCard,
    "episodes": EpisodeCard,
}


@dataclass(frozen=True, slots=True)
class Catalogue(Cards):
    """Everything in the boxes."""

    kinds: ClassVar[Mapping[str, type[Named]]] = KINDS

    enemies: dict[str, EnemyCard] = field(default_factory=lambda: dict[str, EnemyCard]())
    skills: dict[str, SkillCard] = field(default_factory=lambda: dict[str, SkillCard]())
    investigators: dict[str, InvestigatorCard] = field(default_factory=lambda: dict[str, InvestigatorCard]())
    psychoses: dict[str, PsychosisCard] = field(default_factory=lambda: dict[str, PsychosisCard]())
    mythos: dict[str, MythosCard] = field(default_factory=lambda: dict[str, MythosCard]())
    discoveries: dict[str, DiscoveryCard] = field(default_factory=lambda: dict[str, DiscoveryCard]())
    great_old_ones: dict[str, GreatOldOneCard] = field(default_factory=lambda: dict[str, GreatOldOneCard]())
    episodes: dict[str, EpisodeCard] = field(default_factory=lambda: dict[str, EpisodeCard]())
    tiles: dict[str, TileSide] = field(default_factory=lambda: dict[str, TileSide]())
    numbers: Numbers = field(default_factory=Numbers)
    # Found once: what holds at a level of a skill; each episode's map as neighbours of each space, and as steps from each to each;
    # what boards have that are equipped in a certain way.
    at_level: dict[tuple[str, int], tuple[DeathTrait, ...]] = field(
        default_factory=lambda: dict[tuple[str, int], tuple[DeathTrait, ...]]()
    )
    neighbours: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=lambda: dict[str, dict[str, tuple[str, ...]]]())
    steps: dict[str, dict[str, dict[str, int]]] = field(default_factory=lambda: dict[str, dict[str, dict[str, int]]]())
    outfits: dict[Hashable, Outfit] = field(default_factory=lambda: dict[Hashable, "Outfit"](), compare=False)
    spaces: dict[str, Words] = field(default_factory=lambda: dict[str, Words]())

    def half(self, card: str, side: Side) -> Half:
        return self.discoveries[card].half(side)

    def minions(self, great_old_one: str) -> list[EnemyCard]:
        return [e for e in self.enemies.values() if e.great_old_one == great_old_one]


def neighbours_of(plan: Plan, inside: Sequence[Pair]) -> dict[str, tuple[str, ...]]:
    """Which spaces are adjacent (DMD-MAP-02 … 07): passages with an arrow on both sides, stairs, tunnels."""
    links = [*plan.passages, *inside, *([plan.stairs] if plan.stairs else []), *([plan.tunnel] if plan.tunnel else [])]
    found: dict[str, dict[str, None]] = {}
    for a, b in links:
        found.setdefault(a, {})[b] = None
        found.setdefault(b, {})[a] = None
    return {space: tuple(sorted(near_by)) for space, near_by in sorted(found.items())}


def steps_on(graph: Mapping[str, Sequence[str]], start: str) -> dict[str, int]:
    """How far every space is on the shortest way (DMD-MAP-09)."""
    found, edge = {start: 0}, [start]
    while edge:
        edge = [n for space in edge for n in graph[space] if n not in found and found.setdefault(n, found[space] + 1)]
    return found


def _names(cards: Catalogue) -> Iterator[tuple[str, Words]]:
    """What cards call one another by in their texts: skills, spaces, and what a Discovery card is to whoever has taken it."""
    for skill in cards.skills.values():
        yield f"skill-{skill.id}", skill.name
    for space, name in cards.spaces.items():
        yield f"space-{space}", name
    for action in (a for episode in cards.episodes.values() for a in episode.actions):
        yield f"action-{action.id}", action.name
    for card in cards.discoveries.values():
        yield f"card-{card.id}", card.half(card.meant).name
        for side, half in (("left", card.left), ("right", card.right)):
            if half is not None:
                yield f"card-{card.id}-{side}", half.name


def _complete(cards: Catalogue) -> None:
    for skill in cards.skills.values():
        for level in range(LEVELS + 1):
            cards.at_level[skill.id, level] = skill.at(level)
    for tile in cards.tiles.values():
        cards.spaces.update(tile.spaces)
    for episode in cards.episodes.values():
        tiles = [cards.tiles[t] for t in episode.plan.tiles if t in cards.tiles]
        graph = cards.neighbours[episode.id] = neighbours_of(episode.plan, [pair for t in tiles for pair in t.inside])
        cards.steps[episode.id] = {space: steps_on(graph, space) for space in graph}
    phrases = cast(dict[str, Mapping[str, str]], cards.words.templates)
    phrases.update({key: {"en": name.en, "de": name.de} for key, name in _names(cards)})


def _check(cards: Catalogue) -> Iterator[Wrong]:
    """Cards refer only to what exists; every map hangs together."""
    for person in cards.investigators.values():
        for skill in person.skills:
            if skill not in cards.skills:
                yield Wrong(person.id, "skills", f"no skill {skill!r}{near(skill, cards.skills)}")
    for card in cards.discoveries.values():
        for side in (card.left, card.right):
            if side and side.if_ and not counting.known(side.if_):
                yield Wrong(card.id, "if", f"nothing is counted by {side.if_!r}")
            if side and side.lends and side.lends not in cards.skills:
                yield Wrong(card.id, "lends", f"no skill {side.lends!r}{near(side.lends, cards.skills)}")
    for of in (*cards.mythos.values(), *cards.discoveries.values()):
        if of.of not in cards.episodes and of.of not in cards.great_old_ones:
            yield Wrong(
                of.id, "of", f"no episode or Great Old One {of.of!r}{near(of.of, (*cards.episodes, *cards.great_old_ones))}"
            )
    yield from _check_advances(cards)
    for episode in cards.episodes.values():
        yield from _check_episode(cards, episode)


def _check_advances(cards: Catalogue) -> Iterator[Wrong]:
    """What follows whenever the Great Old One advances cannot be that it advances: it would never end."""
    for episode in cards.episodes.values():
        if any(isinstance(verb, Advance) for verb in verbs_in(episode.advances)):
            yield Wrong(episode.id, "advances", "the Great Old One would advance without end")
    for great in cards.great_old_ones.values():
        if any(isinstance(verb, Advance) for stage in great.stages for verb in verbs_in(stage.advances)):
            yield Wrong(great.id, "advances", "the Great Old One would advance without end")


def _check_episode(cards: Catalogue, episode: EpisodeCard) -> Iterator[Wrong]:
    for what in (episode.disrupted, *(w for action in episode.actions for w in action.where)):
        if not counting.known(what):
            yield Wrong(episode.id, "where", f"nothing is counted by {what!r}")
    if "=" in episode.disrupted:
        yield Wrong(episode.id, "disrupted", "how many disrupt the ritual is said by `at_least`")
    if len({action.id for action in episode.actions}) < len(episode.actions):
        yield Wrong(episode.id, "actions", "two actions have one id")
    for deck, printed in (("mythos", cards.mythos), ("discoveries", cards.discoveries)):
        if not any(card.of == episode.id for card in printed.values()):
            yield Wrong(episode.id, deck, f"no card of {deck!r} is of this episode: its deck would be empty")
    yield from _check_map(cards, episode)
    yield from _check_tokens(cards, episode)


def _check_map(cards: Catalogue, episode: EpisodeCard) -> Iterator[Wrong]:
    """Everything on it lies somewhere, and everybody can get everywhere."""
    plan = episode.plan
    unknown = [tile for tile in plan.tiles if tile not in cards.tiles]
    for tile in unknown:
        yield Wrong(episode.id, "plan.tiles", f"no tile {tile!r}{near(tile, cards.tiles)}")
    if unknown:
        return  # every space of it would be missing, too
    if len({t[:-1] for t in plan.tiles}) < len(plan.tiles):
        yield Wrong(episode.id, "plan.tiles", "a tile lies with one side up only")
    spaces = [space for tile in plan.tiles for space in cards.tiles[tile].spaces]
    there = set(spaces)
    if len(there) < len(spaces):
        yield Wrong(episode.id, "plan.tiles", "a space is there twice")
    if len(set(plan.gates.values())) < len(plan.gates):
        yield Wrong(episode.id, "plan.gates", "each gate is in a space of its own")
    ways = [*plan.passages, *plan.one_sided, *(pair for tile in plan.tiles for pair in cards.tiles[tile].inside)]
    ways += [pair for pair in (plan.stairs, plan.tunnel) if pair]
    named = {plan.start, *plan.gates.values(), *plan.enemies, *plan.fire, *plan.off_map, *plan.rooms}
    named |= {space for pair in ways for space in pair} | {space for on in plan.tokens.values() for space in on}
    for space in sorted(named - there):
        yield Wrong(episode.id, "plan", f"no space {space!r} on its tiles{near(space, there)}")
    for space in sorted(there - set(cards.steps[episode.id].get(plan.start, ()))):
        yield Wrong(episode.id, "plan.passages", f"nobody can get to {space!r}")
    for space in sorted(there - set(plan.rooms)) if plan.rooms else ():
        yield Wrong(episode.id, "plan.rooms", f"the picture has no place for {space!r}")
    for kind in episode.monsters:
        if kind not in cards.enemies:
            yield Wrong(episode.id, "monsters", f"no enemy {kind!r}{near(kind, cards.enemies)}")
    of_the_night = ("cultist", *episode.monsters)
    for kind in sorted({kind for on in plan.enemies.values() for kind in on} - set(of_the_night)):
        yield Wrong(episode.id, "plan.enemies", f"{kind!r} is not among its monsters{near(kind, of_the_night)}")


# Names that go on with a kind of token (`rules/counting.py`).
_OF_TOKENS = ("here", "held", "map", "card", "carried", "room", "next_gate")


def _check_tokens(cards: Catalogue, episode: EpisodeCard) -> Iterator[Wrong]:
    """Its cards speak of tokens there are in such a night: the episode's own and those of a Great Old One."""
    there = {*episode.tokens, *(kind for great in cards.great_old_ones.values() for kind in great.tokens)}
    for kind in episode.tokens:
        if f"token-{kind}" not in cards.words.templates:
            yield Wrong(episode.id, "tokens", f"there is no word for {kind!r}")
    for field_, names in (("carried", episode.carried), ("limits", episode.limits), ("left_lying", episode.left_lying)):
        for kind in sorted({name.partition(":")[0] for name in names} - there):
            yield Wrong(episode.id, field_, f"no token {kind!r} in this episode{near(kind, there)}")
    for kind, on in episode.plan.tokens.items():
        if len(on) > episode.tokens.get(kind, 0):
            yield Wrong(episode.id, "plan.tokens", f"more {kind!r} on the map than there are")
    counted = [what.split(":") for what in (episode.disrupted, *(w for action in episode.actions for w in action.where))]
    for kind in sorted({what[1] for what in counted if what[0] in _OF_TOKENS and len(what) > 1} - there):
        yield Wrong(episode.id, "where", f"no token {kind!r} in this episode{near(kind, there)}")
    for card in (episode, *(c for c in (*cards.mythos.values(), *cards.discoveries.values()) if c.of == episode.id)):
        used = {str(getattr(verb, verb.called())) for verb in verbs_in(card) if verb.called().endswith("_token")}
        for kind in sorted({name.partition(":")[0] for name in used} - there):
            yield Wrong(card.id, "", f"no token {kind!r} in this episode{near(kind, there)}")


LOADER = Loader(
    FOLDER,
    Catalogue,
    lists={"tiles": TileSide},
    sheets={"numbers": Numbers},
    completes=_complete,
    check=_check,
)


def load_catalogue(packs: Sequence[Path] = ()) -> Catalogue:
    """The game's own cards, and extra packs (a YAML file or a folder of them). Any fault: nothing is loaded."""
    return LOADER.load(packs)


@lru_cache(maxsize=8)
def catalogue(packs: tuple[Path, ...] = ()) -> Catalogue:
    """The loaded cards, shared by all tables that play with the same packs."""
    return load_catalogue(packs)
