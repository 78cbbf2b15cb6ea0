"""The cards of Elder Sign: what is printed on each kind (catalogue 2.2), loaded from content/*.yaml and extra packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator

from games.elder_sign.dice import Colour, Face
from games.elder_sign.effects import Effect, Secure
from games.elder_sign.tasks import Row, Task
from games.elder_sign.traits import AnyTrait
from games.kernel.catalogue import Card as Named
from games.kernel.catalogue import Catalogue as Cards
from games.kernel.catalogue import Loader, Printed, Wrong
from games.kernel.content import near
from games.kernel.effects import Trait, Words, clauses, verbs_in
from games.kernel.hooks import Kind
from games.kernel.phrases import Lang, Phrases, headed, line, listing

FOLDER = Path(__file__).parent / "content"

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,23}$")]


class Card(Named):
    """A card of this game (ES-GEN-04: flavour has no effect)."""

    id: Id

    @property
    def traits_in_play(self) -> tuple[Trait, ...]:
        return ()

    @model_validator(mode="after")
    def _only_spells_hold_dice(self) -> Card:
        """ES-SPELL-02, ES-SPELL-05: with a spell, and decided in one go."""
        uses = self.uses if isinstance(self, SpellCard) else []
        if any(sum(isinstance(e, Secure) for e in use.effects) > 1 for use in uses):
            raise ValueError("a spell secures once when it is cast; `secure: 2` means up to two dice")
        if sum(isinstance(e, Secure) for e in verbs_in(self)) > sum(isinstance(e, Secure) for use in uses for e in use.effects):
            raise ValueError("'secure' belongs among the effects of a spell, nowhere else")
        return self


class Use(Printed):
    """One way to use a card or ability, and when (S-23, S-81, D-06…D-38)."""

    moment: Literal["turn", "before_roll", "after_roll", "cost", "clock", "penalties"]
    cost: list[Effect] = []
    effects: Annotated[list[Effect], Field(min_length=1)]
    limit: Literal["", "roll", "day"] = ""
    discard: bool = True  # items and spells always are; allies only where their text says so; abilities never

    def text(self, words: Phrases, lang: Lang) -> str:
        return self.in_words(words, lang, [])

    def in_words(self, words: Phrases, lang: Lang, price: list[str]) -> str:
        """The sentence, `price` being what has to be done besides the printed cost."""
        what = clauses(self.effects, words, lang, nested=bool(price or self.cost))
        price = [*price, clauses(self.cost, words, lang, nested=True)] if self.cost else price
        if price:
            what = words.say(lang, "for-cost", cost=listing(price, words, lang), what=what)
        when = [words.say(lang, f"once-per-{self.limit}")] if self.limit else []
        # "Once per roll" says by itself that it is after a roll.
        when += [] if self.limit == "roll" else [words.say(lang, f"use-{self.moment}")]
        return line(f"{', '.join(when)}: {what}", lang)


class AdventureCard(Card):
    """An adventure or an Other World."""

    kind: Literal["adventure", "other_world"] = "adventure"
    place: str = ""  # where it is painted
    trophy: int = Field(ge=1)
    arrow: bool = False
    tasks: Annotated[list[Task], Field(min_length=1)]
    locks: list[Colour] = []
    terror: list[Effect] = []
    midnight: list[Effect] = []
    revealed: list[Effect] = []
    penalties: list[Effect]
    rewards: Annotated[list[Effect], Field(min_length=1)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines: list[str] = []
        for colour in self.locks:
            lines.append(line(words.say(lang, f"lock-{colour}"), lang))
        lines += headed(words, lang, "text-revealed", clauses(self.revealed, words, lang))
        lines += headed(words, lang, "text-terror", clauses(self.terror, words, lang))
        lines += headed(words, lang, "text-midnight", clauses(self.midnight, words, lang))
        lines += headed(words, lang, "text-penalties", clauses(self.penalties, words, lang))
        lines += headed(words, lang, "text-rewards", clauses(self.rewards, words, lang))
        return lines


class MonsterCard(Card):
    """A monster marker: its task on the front, trophy value and instruction on the back."""

    task: Row
    lock: Colour | None = None
    trophy: int = Field(ge=1)
    claim: list[Effect] = []
    mask: bool = False
    tribe: Literal["", "cultist"] = ""

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, f"lock-{self.lock}"), lang)] if self.lock else []
        return lines + headed(words, lang, "text-claim", clauses(self.claim, words, lang))


class Start(Printed):
    """Starting equipment."""

    common: int = 0
    unique: int = 0
    spell: int = 0
    clue: int = 0
    ally: str = ""
    choice: int = 0  # so many of common, unique, spell at the owner's choice (D-03)

    def text(self, words: Phrases, lang: Lang, ally: str) -> str:
        parts = [
            words.say(lang, f"start-{k}", n=n)
            for k, n in (("common", self.common), ("unique", self.unique), ("spell", self.spell), ("clue", self.clue))
            if n
        ]
        parts += [words.say(lang, "start-ally", ally=ally)] if ally else []
        parts += [words.say(lang, "start-choice", n=self.choice)] if self.choice else []
        return ", ".join(parts)


class InvestigatorCard(Card):
    occupation: Words
    gender: Literal["f", "m"]
    sanity: int = Field(ge=1)
    stamina: int = Field(ge=1)
    start: Start
    traits: list[AnyTrait] = []
    uses: list[Use] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [u.text(words, lang) for u in self.uses] + [line(t.text(words, lang), lang) for t in self.traits]

    @property
    def traits_in_play(self) -> tuple[Trait, ...]:
        return tuple(self.traits)


class AncientOneCard(Card):
    title: Words
    tone: tuple[int, int, int] | None = None  # the light in which it is painted: red, green, blue
    difficulty: Literal["easy", "medium", "hard", "very_hard"]
    signs: int = Field(ge=1)
    track: Annotated[str, Field(pattern=r"^[dm]+(/[dm]+)*$")]
    combat: Row | None = None
    combat_grows: bool = False  # Hastur: investigation 2X, X = monsters in play when the last token fell
    masks: bool = False
    traits: list[AnyTrait] = []
    midnight: list[Effect] = []
    awakens: list[Effect] = []
    attack: list[Effect] = []

    @property
    def spaces(self) -> str:
        return self.track.replace("/", "")

    @property
    def doom_length(self) -> int:
        return len(self.spaces)

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, "text-masks"), lang)] if self.masks else []
        lines += [line(t.text(words, lang), lang) for t in self.traits]
        lines += headed(words, lang, "text-midnight", clauses(self.midnight, words, lang))
        lines += headed(words, lang, "text-awakens", clauses(self.awakens, words, lang))
        lines += [line(words.say(lang, "text-combat-grows"), lang)] if self.combat_grows else []
        lines += headed(words, lang, "text-attack", clauses(self.attack, words, lang))
        return lines

    @property
    def traits_in_play(self) -> tuple[Trait, ...]:
        return tuple(self.traits)


class ItemCard(Card):
    kind: Literal["common", "unique"]
    uses: Annotated[list[Use], Field(min_length=1)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [u.text(words, lang) for u in self.uses]


class SpellCard(Card):
    uses: Annotated[list[Use], Field(min_length=1)]

    @property
    def symbols(self) -> int:
        """Secure symbols on the spell."""
        return max((e.secure for u in self.uses for e in u.effects if isinstance(e, Secure)), default=0)

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [u.text(words, lang) for u in self.uses]


class AllyCard(Card):
    gained: list[Effect] = []
    traits: list[AnyTrait] = []
    uses: list[Use] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-gained", clauses(self.gained, words, lang))
        lines += [
            u.in_words(words, lang, [words.say(lang, "discard-this-card")]) if u.discard else u.text(words, lang)
            for u in self.uses
        ]
        return lines + [line(t.text(words, lang), lang) for t in self.traits]

    @property
    def traits_in_play(self) -> tuple[Trait, ...]:
        return tuple(self.traits)


class MythosCard(Card):
    now: Annotated[list[Effect], Field(min_length=1)]
    terror: list[Effect] = []
    next_midnight: list[Effect] = []
    traits: list[AnyTrait] = []
    lock: Colour | None = None

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-now", clauses(self.now, words, lang))
        lines += [line(words.say(lang, f"lock-{self.lock}"), lang)] if self.lock else []
        lines += headed(words, lang, "text-terror", clauses(self.terror, words, lang))
        lines += headed(words, lang, "text-next-midnight", clauses(self.next_midnight, words, lang))
        return lines + [line(t.text(words, lang), lang) for t in self.traits]

    @property
    def traits_in_play(self) -> tuple[Trait, ...]:
        return tuple(self.traits)


class Souvenir(Printed):
    """One line of the souvenir shop's price list."""

    id: Literal["clue", "common", "spell", "unique", "ally", "sign"]
    price: int = Field(ge=1)
    effects: Annotated[list[Effect], Field(min_length=1)]


class FirstAid(Printed):
    """One treatment of the first aid station."""

    id: Literal["a", "b", "c"]
    price: int = Field(ge=0)
    effects: Annotated[list[Effect], Field(min_length=1)]


class Find(Printed):
    """One face of the lost & found table."""

    face: Face
    effects: list[Effect] = []


class Entrance(Printed):
    """The entrance sheet (catalogue 7.2)."""

    first_aid: list[FirstAid]
    lost_found: list[Find]
    souvenirs: list[Souvenir]


KINDS: dict[str, type[Card]] = {
    "adventures": AdventureCard,
    "other_worlds": AdventureCard,
    "monsters": MonsterCard,
    "investigators": InvestigatorCard,
    "ancient_ones": AncientOneCard,
    "common_items": ItemCard,
    "unique_items": ItemCard,
    "spells": SpellCard,
    "allies": AllyCard,
    "mythos": MythosCard,
}


@dataclass(frozen=True, slots=True)
class Catalogue(Cards):
    """All cards a table plays with."""

    kinds: ClassVar[Mapping[str, type[Named]]] = KINDS

    adventures: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    other_worlds: dict[str, AdventureCard] = field(default_factory=lambda: dict[str, AdventureCard]())
    monsters: dict[str, MonsterCard] = field(default_factory=lambda: dict[str, MonsterCard]())
    investigators: dict[str, InvestigatorCard] = field(default_factory=lambda: dict[str, InvestigatorCard]())
    ancient_ones: dict[str, AncientOneCard] = field(default_factory=lambda: dict[str, AncientOneCard]())
    common_items: dict[str, ItemCard] = field(default_factory=lambda: dict[str, ItemCard]())
    unique_items: dict[str, ItemCard] = field(default_factory=lambda: dict[str, ItemCard]())
    spells: dict[str, SpellCard] = field(default_factory=lambda: dict[str, SpellCard]())
    allies: dict[str, AllyCard] = field(default_factory=lambda: dict[str, AllyCard]())
    mythos: dict[str, MythosCard] = field(default_factory=lambda: dict[str, MythosCard]())
    entrance: Entrance = field(default_factory=lambda: Entrance(first_aid=[], lost_found=[], souvenirs=[]))
    # What holds while a card is in play, for those that have anything.
    traits_of: dict[str, tuple[Trait, ...]] = field(default_factory=lambda: dict[str, tuple[Trait, ...]]())
    # Looked up at every question, so found once: who has traits of these kinds, what a card offers at these moments.
    _having: dict[tuple[Kind, ...], dict[str, tuple[Trait, ...]]] = field(
        default_factory=lambda: dict[tuple[Kind, ...], dict[str, tuple[Trait, ...]]](),
        init=False,
        repr=False,
        compare=False,
    )
    _offered: dict[tuple[str, tuple[str, ...]], tuple[tuple[int, Use], ...]] = field(
        default_factory=lambda: dict[tuple[str, tuple[str, ...]], tuple[tuple[int, Use], ...]](),
        init=False,
        repr=False,
        compare=False,
    )

    def having(self, kinds: tuple[Kind, ...]) -> dict[str, tuple[Trait, ...]]:
        """The cards with traits of these kinds, and those traits. Asked only when all cards are loaded."""
        found = self._having.get(kinds)
        if found is None:
            classes = tuple(k for k in kinds if not isinstance(k, str))  # what lasts stands on no card
            kept = {card: tuple(t for t in traits if isinstance(t, classes)) for card, traits in self.traits_of.items()}
            found = self._having[kinds] = {card: traits for card, traits in kept.items() if traits}
        return found

    def uses_of(self, id: str) -> list[Use]:
        """The uses of an investigator, ally, item or spell."""
        card = self.investigators.get(id) or self.allies.get(id) or self.spells.get(id) or self.item(id)
        return card.uses

    def uses_at(self, id: str, moments: tuple[str, ...]) -> tuple[tuple[int, Use], ...]:
        """The uses of a card at these moments, with their numbers."""
        found = self._offered.get((id, moments))
        if found is None:
            found = self._offered[id, moments] = tuple((i, u) for i, u in enumerate(self.uses_of(id)) if u.moment in moments)
        return found

    def adventure(self, id: str) -> AdventureCard:
        """An adventure or an Other World (ES-GEN-03)."""
        return self.adventures.get(id) or self.other_worlds[id]

    def item(self, id: str) -> ItemCard:
        return self.common_items.get(id) or self.unique_items[id]

    def trophy(self, id: str) -> int:
        """The printed trophy value of a card or marker."""
        card = self.monsters.get(id)
        return card.trophy if card else self.adventure(id).trophy


def _traits_in_play(cards: Catalogue) -> None:
    cards.traits_of.update({c.id: c.traits_in_play for c in cards.by_id.values() if isinstance(c, Card) and c.traits_in_play})


def _check(cards: Catalogue) -> Iterator[Wrong]:
    """Cards refer only to cards that exist, and no Ancient One is without a battle."""
    for person in cards.investigators.values():
        ally = person.start.ally
        if ally and ally not in cards.allies:
            yield Wrong(person.id, "start.ally", f"no ally {ally!r}{near(ally, cards.allies)}")
    for ancient in cards.ancient_ones.values():
        if ancient.combat is None and not ancient.awakens:
            yield Wrong(ancient.id, "combat", "an Ancient One needs a combat task or an effect when it awakens")


LOADER = Loader(
    FOLDER,
    Catalogue,
    sheets={"entrance": Entrance},
    implied={
        "other_worlds": {"kind": "other_world"},
        "common_items": {"kind": "common"},
        "unique_items": {"kind": "unique"},
    },
    completes=_traits_in_play,
    check=_check,
)


def load_catalogue(packs: Sequence[Path] = ()) -> Catalogue:
    """The game's own cards, and extra packs (a YAML file or a folder of them). Any fault: nothing is loaded."""
    return LOADER.load(packs)


@lru_cache(maxsize=8)
def catalogue(packs: tuple[Path, ...] = ()) -> Catalogue:
    """The loaded cards, shared by all tables that play with the same packs."""
    return load_catalogue(packs)
