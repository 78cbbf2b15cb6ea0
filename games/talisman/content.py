"""The cards and spaces of Talisman: what is printed on each kind (catalogue 7), loaded from content/*.yaml and extra packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias, TypeVar, cast

from pydantic import Field, model_validator

from games.kernel.catalogue import Card as Named
from games.kernel.catalogue import Catalogue as Cards
from games.kernel.catalogue import Entry, Loader, Wrong
from games.kernel.content import near
from games.kernel.effects import Trait, Words, clauses
from games.kernel.hooks import Kind
from games.kernel.phrases import Lang, Phrases, headed, line, third_person
from games.talisman.state import START_LIVES, Alignment, Region, kind
from games.talisman.traits import AnyTrait, Armour
from games.talisman.verbs.verb import Effect

if TYPE_CHECKING:
    from games.kernel.ask import Seat
    from games.talisman.table import Land

TR = TypeVar("TR", bound=Trait)

FOLDER = Path(__file__).parent / "content"

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$")]
Sort: TypeAlias = Literal["events", "enemies", "strangers", "objects", "magic_objects", "followers", "places"]
SORTS: tuple[Sort, ...] = ("events", "enemies", "strangers", "objects", "magic_objects", "followers", "places")
# TM-CARD-04; spirits are of the third rank.
RANKS: Mapping[Sort, int] = {
    "events": 1,
    "enemies": 2,
    "strangers": 4,
    "objects": 5,
    "magic_objects": 5,
    "followers": 5,
    "places": 6,
}


# The ways into the next region. Nothing may bar them, nor the other end of the bridge.
PASSAGES = ("sentinel", "portal")

# Of one card: more than any box has, and few enough to be laid out.
MOST_COPIES = 100


class TalismanCard(Named):
    """Anything with a name of its own."""

    id: Id
    traits: list[AnyTrait] = []

    def _trait_lines(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(t.text(words, lang), lang) for t in self.traits]


class SpaceCard(TalismanCard):
    region: Region
    at: tuple[int, int]
    draw: int = 0
    terrain: str
    opposite: list[str] = []
    effects: list[Effect] = []
    deadly: bool = False  # an inner space with an instruction that binds
    exits: dict[str, str] = {}  # Mine, Crypt: result -> space

    def draws(self, desert: bool) -> int:
        """How many cards are filled up here; `desert`: does the table draw in the Desert (S-31)?"""
        return self.draw if desert or self.terrain != "desert" else 0

    def exit(self, result: int) -> str:
        """Where the dice of Mine or Crypt lead; "" is through. S-41: nothing and less is through."""
        for least in sorted((int(k) for k in self.exits), reverse=True):
            if result >= least:
                return self.exits[str(least)]
        return ""

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, "space-draw", n=self.draw), lang)] if self.draw else []
        lines += self._trait_lines(words, lang)
        if self.region in ("inner", "crown") or self.terrain in PASSAGES:
            lines.append(line(words.say(lang, f"instruction-{self.terrain}", exits=self._exits(words, lang)), lang))
        return lines + [said for e in self.effects for said in e.lines(words, lang)]

    def _exits(self, words: Phrases, lang: Lang) -> str:
        """The rows of Mine and Crypt: each holds up to the next."""
        least = sorted(int(result) for result in self.exits)
        rows: list[str] = []
        for i, low in enumerate(least):
            high = least[i + 1] - 1 if i + 1 < len(least) else 0
            result = words.say(lang, "roll-or-more", n=low) if not high else str(low) if high == low else f"{low}–{high}"
            rows.append(words.say(lang, "roll-row", result=result, what=_goal(self.exits[str(low)], words, lang)))
        return "; ".join(rows)


def _goal(space: str, words: Phrases, lang: Lang) -> str:
    return words.say(lang, "move-to", where=words.say(lang, f"space-{space}"))


class CharacterCard(TalismanCard):
    gender: Literal["f", "m"]
    pair: int
    strength: int = Field(ge=1)
    craft: int = Field(ge=1)
    lives: int = Field(default=START_LIVES, ge=1)  # TM-LIFE-02: so many for everybody in the box
    alignment: Alignment
    start: str

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return self._trait_lines(words, lang)


class Being(TalismanCard):
    """Something that fights: an enemy card, or a being without a card (S-95)."""

    kind: Literal["animal", "monster", "dragon", "spirit"] = "monster"
    strength: int = 0
    craft: int = 0
    mirrors: bool = False  # as strong as whoever fights it
    rolled: int = 0  # its Strength is that of so many dice
    counts_as: str = ""  # the card whose kind it is, for those whom that kind does not attack
    price: int = 0  # gold for which it does not attack
    beaten: list[Effect] = []  # instead of a trophy

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        value = "rolled" if self.rolled else "mirrors" if self.mirrors else "strength" if self.strength else "craft"
        said = words.say(lang, f"being-{value}", n=self.rolled or self.strength or self.craft)
        lines = [line(words.say(lang, f"being-{self.kind}", what=said), lang)]
        lines += [line(words.say(lang, "being-price", n=self.price), lang)] if self.price else []
        return lines + headed(words, lang, "text-beaten", clauses(self.beaten, words, lang))


class AdventureCard(Being):
    """Any of the 128, and the cards of the stacks. Fields that mean nothing on a sort of card stay as they are."""

    copies: int = Field(1, ge=0, le=MOST_COPIES)
    effects: list[Effect] = []
    placed: dict[int, str] = {}  # by a die, on another space (TM-CARD-02)
    being: bool = False  # an event that can be evaded (TM-EVADE-10)
    harmful: bool = False  # one may not want to meet it
    coins: int = 0

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = super().rules_text(words, lang) if self.strength or self.craft or self.mirrors else []
        if self.placed:
            spaces = "; ".join(f"{die}: {words.say(lang, f'space-{space}')}" for die, space in self.placed.items())
            lines.append(line(words.say(lang, "placed", what=spaces), lang))
        if self.coins:
            lines.append(line(words.say(lang, "coins", n=self.coins), lang))
        return [*lines, *self._trait_lines(words, lang), *(said for e in self.effects for said in e.lines(words, lang))]


class SpellCard(TalismanCard):
    copies: int = Field(1, ge=0, le=MOST_COPIES)
    cast: list[Literal["start", "arrival", "being", "foes", "fight", "attacked"]] = []  # live: in which situations
    arm: list[
        Literal[
            "turn-start",
            "move-end",
            "spell-cast",
            "command",
            "against-me",
            "fight",
            "life-loss",
            "life-lost",
            "follower-dies",
            "own-end",
        ]
    ] = []
    when: Words  # the same in words, as they stand before the colon
    target: Literal["none", "character", "other", "lying", "enemy", "space", "being", "spell"] = "none"
    bars: bool = False  # it blocks a space: never one end of the bridge, nor the Portal (section 10)
    harmful: bool = False  # nobody likes it aimed at them: what a Counterspell is laid ready against first
    effects: Annotated[list[Effect], Field(min_length=1)]

    @model_validator(mode="after")
    def _has_its_time(self) -> SpellCard:
        if not (self.cast or self.arm):
            raise ValueError("a spell says when it may be cast (`cast`) or laid ready (`arm`)")
        return self

    def useful(self, g: Land, caster: Seat, who: Seat, card: str) -> bool:
        """Could this caster do anything to them with it?"""
        return any(e.serves(g, caster, who, card) for e in self.effects)

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(f"{self.when.in_(lang)}: {self._does(words, lang)}", lang)]

    def cast_text(self, words: Phrases, lang: Lang) -> str:
        """What it does now that it is cast; when it may be is behind everybody."""
        return line(self._does(words, lang), lang)

    def _does(self, words: Phrases, lang: Lang) -> str:
        if self.target == "none" or all(e.aims_itself for e in self.effects):
            return clauses(self.effects, words, lang, nested=True)
        done = clauses(self.effects, third_person(words), lang, nested=True)
        return words.say(lang, f"spell-target-{self.target}", what=done)


class Stack(Entry):
    copies: int = Field(ge=1, le=MOST_COPIES)


class Saying(dict[str, tuple[TR, ...]]):
    """Traits by card. A copy that is looked up for the first time gets those of its kind; what says nothing has none."""

    def __missing__(self, card: str) -> tuple[TR, ...]:
        found = self[card] = self.get(kind(card), ())
        return found


@dataclass(frozen=True)
class Catalogue(Cards):
    kinds: ClassVar[Mapping[str, type[Named]]] = {
        "spaces": SpaceCard,
        "characters": CharacterCard,
        "creatures": Being,
        **dict.fromkeys(SORTS, AdventureCard),
        "spells": SpellCard,
    }
    spaces: dict[str, SpaceCard] = field(default_factory=lambda: dict[str, SpaceCard]())
    characters: dict[str, CharacterCard] = field(default_factory=lambda: dict[str, CharacterCard]())
    creatures: dict[str, Being] = field(default_factory=lambda: dict[str, Being]())
    events: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    enemies: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    strangers: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    objects: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    magic_objects: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    followers: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    places: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    spells: dict[str, SpellCard] = field(default_factory=lambda: dict[str, SpellCard]())
    stacks: dict[str, Stack] = field(default_factory=lambda: dict[str, Stack]())
    # What follows from the cards, found once.
    sort_of: dict[str, Sort] = field(default_factory=lambda: dict[str, Sort]())
    deck: list[str] = field(default_factory=list[str])
    spell_deck: list[str] = field(default_factory=list[str])
    stack_cards: dict[str, list[str]] = field(default_factory=lambda: dict[str, list[str]]())
    rings: dict[str, list[str]] = field(default_factory=lambda: dict[str, list[str]]())
    open_spaces: list[str] = field(default_factory=list[str])  # outer and middle region, without the passages
    by_alignment: list[str] = field(default_factory=list[str])  # events and strangers that heed it
    traits_of: dict[str, tuple[Trait, ...]] = field(default_factory=lambda: dict[str, tuple[Trait, ...]]())
    _having: dict[tuple[Kind, ...], dict[str, tuple[Trait, ...]]] = field(
        default_factory=lambda: dict[tuple[Kind, ...], dict[str, tuple[Trait, ...]]](), init=False, repr=False, compare=False
    )
    _saying: dict[type[Trait], Saying[Trait]] = field(
        default_factory=lambda: dict[type[Trait], Saying[Trait]](), init=False, repr=False, compare=False
    )
    _wolves: dict[str, Being] = field(default_factory=lambda: dict[str, Being](), init=False, repr=False, compare=False)

    def having(self, kinds: tuple[Kind, ...]) -> dict[str, tuple[Trait, ...]]:
        """The cards with traits of these kinds, and those traits."""
        found = self._having.get(kinds)
        if found is None:
            classes = tuple(k for k in kinds if not isinstance(k, str))
            kept = {card: tuple(t for t in traits if isinstance(t, classes)) for card, traits in self.traits_of.items()}
            found = self._having[kinds] = {card: traits for card, traits in kept.items() if traits}
        return found

    def saying(self, what: type[TR]) -> Saying[TR]:
        """What every card says of one kind, by any copy of it: no answer goes by without dozens of these."""
        found = self._saying.get(what)
        if found is None:
            found = self._saying[what] = Saying[Trait](self.having((what,)))
        return cast("Saying[TR]", found)

    def printed(self, card: str) -> TalismanCard:
        name = kind(card)
        found = self.by_id.get(name)
        assert isinstance(found, TalismanCard), name
        return found

    def adventure(self, card: str) -> AdventureCard:
        name = kind(card)
        return getattr(self, self.sort_of[name])[name]

    def sort(self, card: str) -> Sort | Literal[""]:
        """What sort of adventure card it is; "" for a spell."""
        return self.sort_of.get(kind(card), "")

    def find_being(self, card: str) -> Being | None:
        name = kind(card)
        if name in self.enemies:
            return self.enemies[name]
        creature = self.creatures.get(name)
        if creature is None or "." not in card:
            return creature
        # A werewolf's Strength was rolled; its name ends in it.
        if card not in self._wolves:
            self._wolves[card] = creature.model_copy(update={"strength": int(card.partition(".")[2])})
        return self._wolves[card]

    def being(self, card: str) -> Being:
        found = self.find_being(card)
        assert found is not None, card
        return found

    def is_enemy(self, card: str) -> bool:
        return kind(card) in self.enemies

    def is_magic(self, card: str) -> bool:
        return kind(card) in self.magic_objects

    def is_body_armour(self, card: str) -> bool:
        return any(isinstance(t, Armour) and t.is_armour for t in self.printed(card).traits)

    def is_adventure(self, card: str) -> bool:
        """From the adventure deck: neither a spell nor of a stack."""
        return kind(card) in self.sort_of and not card.partition(".")[2].startswith("s")

    def coins(self, card: str) -> int:
        name = kind(card)
        return self.objects[name].coins if name in self.objects else 0

    def rank(self, card: str) -> int:
        sort = self.sort(card)
        if sort == "enemies":
            return 3 if self.enemies[kind(card)].kind == "spirit" else 2
        return RANKS[sort] if sort else 5

    def ring(self, region: str) -> list[str]:
        """The spaces of a region, clockwise."""
        return self.rings[region]

    @property
    def temple(self) -> str:
        return next(id for id, space in self.spaces.items() if space.terrain == "temple")


def copies(id: str, n: int) -> list[str]:
    return [id, *(f"{id}.{i}" for i in range(2, n + 1))]


def _complete(cards: Catalogue) -> None:
    for sort in SORTS:
        shelf: dict[str, AdventureCard] = getattr(cards, sort)
        for id, card in shelf.items():
            cards.sort_of[id] = sort
            cards.deck.extend(copies(id, card.copies) if card.copies else [])
    for id, card in (*cards.events.items(), *cards.strangers.items()):
        if any(e.heeds_alignment for e in card.effects):
            cards.by_alignment.append(id)
    for id, spell in cards.spells.items():
        cards.spell_deck.extend(copies(id, spell.copies))
    for id, stack in cards.stacks.items():
        cards.stack_cards[id] = [f"{id}.s{i}" for i in range(1, stack.copies + 1)]
    for id, space in cards.spaces.items():
        cards.rings.setdefault(space.region, []).append(id)
        bridge = (
            any(cards.spaces[o].terrain == "sentinel" for o in space.opposite if o in cards.spaces) and space.terrain == "hills"
        )
        if space.region in ("outer", "middle") and space.terrain not in PASSAGES and not bridge:
            cards.open_spaces.append(id)
    for id, card in cards.by_id.items():
        if isinstance(card, TalismanCard) and card.traits:
            cards.traits_of[id] = tuple(card.traits)


def _check(cards: Catalogue) -> Iterator[Wrong]:
    """Cards name only spaces, stacks and beings that exist."""
    for person in cards.characters.values():
        if person.start not in cards.spaces:
            yield Wrong(person.id, "start", f"no space {person.start!r}{near(person.start, cards.spaces)}")
    for space in cards.spaces.values():
        for other in space.opposite:
            if other not in cards.spaces or space.id not in cards.spaces[other].opposite:
                yield Wrong(space.id, "opposite", f"{other!r} does not lie opposite")
    for id in cards.deck:
        if id in cards.sort_of:
            for to in cards.adventure(id).placed.values():
                if to not in cards.spaces:
                    yield Wrong(id, "placed", f"no space {to!r}{near(to, cards.spaces)}")


LOADER = Loader(FOLDER, Catalogue, lists={"stacks": Stack}, completes=_complete, check=_check)


def load_catalogue(packs: Sequence[Path] = ()) -> Catalogue:
    """The game's own cards, and extra packs (a YAML file or a folder of them). Any fault: nothing is loaded."""
    return LOADER.load(packs)


@lru_cache(maxsize=8)
def catalogue(packs: tuple[Path, ...] = ()) -> Catalogue:
    """The loaded cards, shared by all tables that play with the same packs."""
    return load_catalogue(packs)
