"""What is printed: cards, boards and numbers of Cultistorm (catalogue 2, 7, 10), loaded from content/*.yaml and extra packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, cast

from pydantic import Field

from games.cultistorm import glance, verbs
from games.cultistorm.dice import Face, Symbol, offset
from games.cultistorm.state import Attack
from games.cultistorm.state import kind as kind  # whoever knows the cards may know their copies
from games.cultistorm.traits import AnyTrait, Doubles, Gives, Ranged, StormTrait
from games.cultistorm.verbs.insanity import Insanity, SupporterInsanity
from games.cultistorm.verbs.verb import Effect, looks_of
from games.kernel.catalogue import Card as Named
from games.kernel.catalogue import Catalogue as Cards
from games.kernel.catalogue import Entry, Loader, Printed, Wrong
from games.kernel.content import BadPack, Fault, load_cards, of_the_game, read_yaml
from games.kernel.effects import Verb, Words, clauses
from games.kernel.hooks import Kind
from games.kernel.phrases import Lang, Phrases, headed, line

__all__ = ["Catalogue", "catalogue", "verbs"]

FOLDER = Path(__file__).parent / "content"

Id = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,31}$")]
Icon = Literal["combat", "dice", "trophy", "cards", "horror", "cultist", "time", "no_card", "goo"]
LEVELS = 3


class Card(Named):
    """A card of this game."""

    id: Id


def traits_text(traits: Sequence[StormTrait], words: Phrases, lang: Lang) -> list[str]:
    return [line(t.text(words, lang), lang) for t in traits]


class Use(Printed):
    """Something that may be done in the preparation: an ability, an object, a location action. Its mark is the use's own `id`."""

    id: Id
    once: Literal["", "round", "game"] = ""
    each: bool = False  # once for each investigator (of a location)
    discard: bool = False
    instead: int = 0  # the level of an investigator's ability with the same `id`, whose place this one takes
    do: Annotated[list[Effect], Field(min_length=1)]

    def text(self, words: Phrases, lang: Lang) -> str:
        what = clauses(self.do, words, lang)
        if self.discard:
            what = words.say(lang, "use-discard", what=what)
        if self.once:
            what = words.say(lang, f"use-once-{self.once}{'-each' if self.each else ''}", what=what)
        return words.say(lang, "text-instead", n=self.instead, what=what) if self.instead else what


# Cultists


GRADES = 12  # cards of a caste, one of each rank


class Caste(Entry):
    """One of the five general castes (CS-GEN-08). `word` follows the rank in a cultist's name; `flavours` and `emblem` are its cards'."""

    id: Id
    name: Words
    word: Words
    symbol: Symbol
    great_old_one: Id
    emblem: str
    flavours: Annotated[list[Words], Field(min_length=GRADES, max_length=GRADES)]


class Grade(Entry):
    """One of the twelve ranks of every caste: the skull (least number of investigators) and its symbols as offsets (7.2)."""

    id: Id
    name: Words
    skull: int = Field(ge=2, le=5)
    offsets: Annotated[list[int], Field(min_length=3, max_length=3)]
    story: bool = False


class CultistCard(Card):
    """A cultist or a creature. `skull` 0: of a special caste, or a creature."""

    caste: Id
    no: int = Field(ge=1)
    skull: int = 0
    symbols: Annotated[list[Symbol], Field(min_length=3, max_length=4)]
    caste_symbol: Symbol | None = None
    great_old_one: str = ""  # "": it never summons one itself
    story: int = 0
    creature: bool = False
    traits: list[AnyTrait] = []
    arrives: list[Effect] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = traits_text(self.traits, words, lang)
        lines += headed(words, lang, "text-arrives", clauses(self.arrives, words, lang))
        return lines + ([line(words.say(lang, "text-creature"), lang)] if self.creature else [])


class SpecialCaste(Entry):
    """Seven cards and a Great Old One of its own (CS-CASTE)."""

    id: Id
    name: Words
    great_old_one: Id


class GreatOldOneCard(Card):
    wave: Literal["first", "second", "special"]
    symbols: Annotated[list[Symbol], Field(min_length=5, max_length=5)]
    story: int = 0
    appears: list[Effect] = []
    traits: list[AnyTrait] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-appears", clauses(self.appears, words, lang))
        held = "; ".join(t.text(words, lang) for t in self.traits)
        return lines + headed(words, lang, "text-while", held)


# Locations, investigators


class LocationCard(Card):
    story: int = 0
    uses: list[Use] = []
    traits: list[AnyTrait] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(u.text(words, lang), lang) for u in self.uses] + traits_text(self.traits, words, lang)


class AbilityLevel(Printed):
    """One of the three abilities. A use with the id of an earlier one takes its place (S-31), and says so (`instead`)."""

    name: Words
    uses: list[Use] = []
    traits: list[AnyTrait] = []

    def lines(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(u.text(words, lang), lang) for u in self.uses] + traits_text(self.traits, words, lang)


class InvestigatorCard(Card):
    type: Words
    gender: Literal["f", "m"]
    attack: Attack
    abilities: Annotated[list[AbilityLevel], Field(min_length=LEVELS, max_length=LEVELS)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, f"text-{self.attack}"), lang)]
        for level, ability in enumerate(self.abilities, 1):
            what = " ".join(ability.lines(words, lang))
            lines.append(words.say(lang, "text-level", n=level, name=ability.name.in_(lang), what=what))
        return lines


class ActionCard(Card):
    """An action card: a symbol for one's own fight, or a support for somebody else (CS-GEN-05)."""

    of: str = ""  # the investigator whose star card it is; "": everybody has one
    symbol: Face
    research: int = 0
    icons: list[Icon] = []
    do: list[Effect] = []
    fight: list[AnyTrait] = []  # what a combat support gives
    only: list[int] = []  # with so many investigators; none: always
    xp: int = 0  # for the Dark Rituals

    @property
    def star(self) -> bool:
        return bool(self.of)

    @property
    def combat(self) -> bool:
        return "combat" in self.icons

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(clauses(self.do, words, lang), lang)] if self.do else []
        for trait in self.fight:
            said = trait.added(words, lang) if isinstance(trait, Gives) else trait.text(words, lang)
            lines += headed(words, lang, "text-your-fight", said)
        return lines + [line(words.say(lang, f"icon-{i}"), lang) for i in self.icons if i in ("horror", "cultist", "no_card")]


class ObjectCard(Card):
    of: str = ""  # the module that brings it; "": the base box
    copies: int = Field(default=2, ge=1)
    event: bool = False
    unique: bool = False  # nobody may own two (CS-OBJ-02)
    chooses: bool = False  # a symbol is chosen when it is gained (D-38)
    piece: bool = False  # of the puzzle: kept in addition to objects, never discarded
    uses: list[Use] = []
    traits: list[AnyTrait] = []
    do: list[Effect] = []  # of an unexpected event

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-event", clauses(self.do, words, lang))
        lines += [line(u.text(words, lang), lang) for u in self.uses] + traits_text(self.traits, words, lang)
        lines += [line(words.say(lang, "text-unique"), lang)] if self.unique else []
        return lines + ([line(words.say(lang, "text-piece"), lang)] if self.piece else [])


class HorrorCard(Card):
    threshold: int = Field(ge=2, le=6)
    story: int = 0
    ending: bool = False
    do: Annotated[list[Effect], Field(min_length=1)]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [line(clauses(self.do, words, lang), lang)]


class ModuleCard(Card):
    """A card of a module (`of`): whatever its listeners make of it. `price`: experience it takes to learn it."""

    of: Id
    copies: int = Field(default=1, ge=1)
    anybody: bool = False  # for an investigator whom its user names
    price: int = 0
    symbols: list[Symbol] = []
    uses: list[Use] = []
    traits: list[AnyTrait] = []
    do: list[Effect] = []

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [line(words.say(lang, "text-price", n=self.price), lang)] if self.price else []
        lines += [line(clauses(self.do, words, lang), lang)] if self.do else []
        return lines + [line(u.text(words, lang), lang) for u in self.uses] + traits_text(self.traits, words, lang)


# Stories


class Story(Entry):
    """An entry of the script book (CS-NARR). `of` is the card it belongs to; "": a narrative card's number."""

    no: int = Field(ge=1)
    of: str = ""
    effect: Literal[
        "none", "heal", "insanity", "draw", "discard", "wild", "caste_symbol", "reroll_die", "horror_step", "remove_crystal",
        "extra_trophy", "cultist", "bargain",
    ] = "none"  # fmt: skip
    title: Words
    text: Words
    choices: list[Words] = []


# Days (Storm of Cultists)


class Aim(Printed):
    """What wins a day. All of what is named, at once; `by_round`: at the end of that round at the latest."""

    sealed: int = 0
    by_round: int = 0
    rounds: int = 0  # to be survived
    objects: int = 0  # different ones, with the team
    developed: int = 0  # so many investigators …
    level: int = 0  # … at this level
    rite: bool = False  # the Great Old One of the set-up is defeated
    base: bool = False  # as in the base game


class Rite(Printed):
    """A Great Old One of the first wave that is there from the start, above so many cultists."""

    slot: int = Field(ge=0, le=4)
    cultists: int


class Day(Entry):
    """One of the seven days: how its set-up differs, what wins it, and what is told."""

    title: Words
    aim: Aim
    limit: int = 0  # more or fewer cultists than usual
    castes: list[str] = []
    rite: Rite | None = None
    endgame: int = 0  # crystals that activate the endgame card; 0: as printed
    before: Words
    won: Words
    lost: Words

    def what_to_do(self, words: Phrases, lang: Lang) -> str:
        """The aim in one sentence."""
        said = [
            words.say(lang, f"aim-{name}", n=value, level=self.aim.level)
            for name in ("sealed", "rounds", "objects", "developed", "rite", "base")
            if (value := int(getattr(self.aim, name)))
        ]
        text = f" {words.say(lang, 'and')} ".join(said)
        return line(words.say(lang, "aim-by_round", n=self.aim.by_round, what=text) if self.aim.by_round else text, lang)


# Numbers


class Numbers(Printed):
    """Of the book, and those we chose."""

    hand: int = 4
    insanity: int = 4  # one survives with
    dice: int = 8
    limits: dict[int, int] = {}  # by the number of investigators
    column: int = 3  # one more at an unsealed location summons
    trophies: int = 8  # of each symbol
    least_trophies: int = 3  # to seal
    start_objects: int = 2
    objects: int = 2
    ring: int = 6
    targets: int = 2
    supports: int = 2  # times the investigators, per round
    abilities: list[int] = [1, 2, 2]  # trophies of each level
    caste: int = 7  # base cultists that leave for a special caste
    creature_trophies: int = 2
    narrative: int = 20
    easy_altars: int = 1
    hard_crystals: int = 2  # on the eye at the start
    nightmare_limit: int = 1  # less
    relics_seen: int = 2
    relic_insanity: int = 2
    civilian_every: int = 2  # rounds
    civilian_waits: int = 2  # cultist phases
    civilians_lost: int = 4  # with which it is lost
    plague_start: list[int] = [2, 4]  # slots
    plague_cubes: int = 3
    plague_overflows: int = 3  # with which it is lost
    pieces_bite: int = 2  # insanity at most
    blots_alike: int = 3
    blots: int = 7
    overlord_hand: int = 3  # cultists (Behind the Scenes)
    overlord_horror: int = 2  # horror cards
    dread: int = 4  # at most
    dread_die: int = 1  # to reroll a cultist die
    dread_name: int = 2  # to name a Great Old One
    dread_cultist: int = 3  # for one more
    carried_permanent: int = 3  # insanity at most at the start of a day (Storm of Cultists)
    reward_objects: int = 1  # more to choose from
    solo: int = 2  # what one investigator alone counts as (Remote Assistance)
    allies: int = 2  # face up
    allies_alone: int = 4  # … for one investigator alone
    ally_calls: int = 1  # … each may call on so many in a round
    ally_price: int = 0  # insanity of whoever calls
    ally_dice: int = 0  # more in the pool of two


KINDS: dict[str, type[Card]] = {
    "cultists": CultistCard,
    "great_old_ones": GreatOldOneCard,
    "locations": LocationCard,
    "investigators": InvestigatorCard,
    "actions": ActionCard,
    "objects": ObjectCard,
    "horrors": HorrorCard,
    "module_cards": ModuleCard,
}


Traits: TypeAlias = dict[str, tuple[StormTrait, ...]]


@dataclass(frozen=True, slots=True)
class Having:
    """Who has traits of some kinds. Most kinds are printed on one sort of card only, so the others need not be looked through."""

    elders: Traits
    cultists: Traits
    places: Traits
    people: Traits  # abilities, objects, cards of modules


@dataclass(slots=True)
class Telltale:
    """What of somebody's cards counts for what others may do (`glance`): supports that keep others from being given to whoever they lie
    before, and whether anything that is done for somebody depends on their hand."""

    supports: set[str] = field(default_factory=lambda: set[str]())
    hands: bool = False


@dataclass(frozen=True, slots=True)
class Catalogue(Cards):
    """Everything in the boxes."""

    kinds: ClassVar[Mapping[str, type[Named]]] = KINDS

    cultists: dict[str, CultistCard] = field(default_factory=lambda: dict[str, CultistCard]())
    great_old_ones: dict[str, GreatOldOneCard] = field(default_factory=lambda: dict[str, GreatOldOneCard]())
    locations: dict[str, LocationCard] = field(default_factory=lambda: dict[str, LocationCard]())
    investigators: dict[str, InvestigatorCard] = field(default_factory=lambda: dict[str, InvestigatorCard]())
    actions: dict[str, ActionCard] = field(default_factory=lambda: dict[str, ActionCard]())
    objects: dict[str, ObjectCard] = field(default_factory=lambda: dict[str, ObjectCard]())
    horrors: dict[str, HorrorCard] = field(default_factory=lambda: dict[str, HorrorCard]())
    module_cards: dict[str, ModuleCard] = field(default_factory=lambda: dict[str, ModuleCard]())
    castes: dict[str, Caste] = field(default_factory=lambda: dict[str, Caste]())
    grades: dict[str, Grade] = field(default_factory=lambda: dict[str, Grade]())
    special_castes: dict[str, SpecialCaste] = field(default_factory=lambda: dict[str, SpecialCaste]())
    stories: dict[str, Story] = field(default_factory=lambda: dict[str, Story]())
    days: dict[str, Day] = field(default_factory=lambda: dict[str, Day]())
    numbers: Numbers = field(default_factory=Numbers)
    # Found once: what each card says by its traits, and by kinds of traits who has them.
    traits_of: dict[str, tuple[StormTrait, ...]] = field(default_factory=lambda: dict[str, tuple[StormTrait, ...]]())
    found: dict[tuple[Kind, ...], Having] = field(default_factory=lambda: dict[tuple[Kind, ...], Having]())
    harm: dict[str, int] = field(default_factory=lambda: dict[str, int]())  # insanity a support's text gives the supported player
    recoil: dict[str, int] = field(default_factory=lambda: dict[str, int]())  # … and whoever plays it, beside its price
    anytime: set[str] = field(default_factory=lambda: set[str]())  # supports anybody can carry out: a symbol for a fight, no more
    depends: dict[str, Verb] = field(
        default_factory=lambda: dict[str, Verb]()
    )  # … and those for which one of their verbs says who can
    looks: dict[str, glance.News] = field(
        default_factory=lambda: dict[str, glance.News]()
    )  # what its being offered as a support follows from
    looks_used: dict[tuple[str, str], glance.News] = field(
        default_factory=lambda: dict[tuple[str, str], glance.News]()
    )  # … and of each use of a card, besides what its user has
    telltale: Telltale = field(default_factory=Telltale)

    def having(self, kinds: tuple[Kind, ...]) -> Having:
        """Which cards have traits of these kinds, by where they can be in play."""
        if kinds not in self.found:
            classes = tuple(k for k in kinds if isinstance(k, type))
            rows = ((id, tuple(t for t in traits if isinstance(t, classes))) for id, traits in self.traits_of.items())
            has = {id: traits for id, traits in rows if traits}
            elsewhere = self.great_old_ones.keys() | self.cultists.keys() | self.locations.keys()
            self.found[kinds] = Having(
                {id: has[id] for id in self.great_old_ones if id in has},
                {id: has[id] for id in self.cultists if id in has},
                {id: has[id] for id in self.locations if id in has},
                {id: traits for id, traits in has.items() if id not in elsewhere},
            )
        return self.found[kinds]

    def action_deck(self, investigator: str, investigators: int) -> list[str]:
        """The 21 cards of an investigator, as kinds (CS-SETUP-07)."""
        mine = [c for c in self.actions.values() if c.of in ("", investigator)]
        return [c.id for c in mine if not c.only or investigators in c.only]

    def object_cards(self, modules: Sequence[str] = ()) -> list[str]:
        """The objects of the base box and of these modules, each as often as there are copies."""
        brought = ("", *modules)
        return [f"{o.id}.{i}" for o in self.objects.values() if o.of in brought for i in range(1, o.copies + 1)]

    def creatures(self) -> list[str]:
        return [c.id for c in self.cultists.values() if c.creature]

    def of_module(self, name: str) -> list[str]:
        """The cards of a module, each as often as there are copies: `id.1`, `id.2`."""
        return [f"{c.id}.{i}" for c in self.module_cards.values() if c.of == name for i in range(1, c.copies + 1)]

    def story(self, no: int) -> Story | None:
        return self.stories.get(str(no))


def cultist_of(caste: Caste, no: int, grade: Grade) -> CultistCard:
    """Card `no` of a caste: rank and caste word are its name, its symbols offsets from the caste's (7.2)."""
    name = Words(en=f"{grade.name.en} {caste.word.en}", de=f"{grade.name.de} {caste.word.de}")
    return CultistCard(
        id=f"{caste.id}-{no}",
        name=name,
        flavour=caste.flavours[no - 1],
        emblem=caste.emblem,
        caste=caste.id,
        no=no,
        skull=grade.skull,
        symbols=[offset(caste.symbol, by) for by in grade.offsets],
        caste_symbol=caste.symbol,
        great_old_one=caste.great_old_one,
    )


NUMBERED = 166  # the first story of a base cultist with a printed number (section 10)


def _complete(cards: Catalogue) -> None:
    story = NUMBERED
    for caste in cards.castes.values():
        for no, grade in enumerate([*cards.grades.values()][:GRADES], 1):
            card = cultist_of(caste, no, grade)
            if grade.story:
                card, story = card.model_copy(update={"story": story}), story + 1
            cards.cultists[card.id] = cards.by_id[card.id] = card
    for card in cards.by_id.values():
        traits = cast(list[StormTrait], getattr(card, "traits", []))
        if traits:
            cards.traits_of[card.id] = tuple(traits)
    for action in cards.actions.values():
        cards.harm[action.id] = sum(e.insanity for e in action.do if isinstance(e, Insanity))
        cards.recoil[action.id] = sum(e.supporter_insanity for e in action.do if isinstance(e, SupporterInsanity))
        asking = [e for e in action.do if type(e).possible is not Verb.possible]
        if all(isinstance(t, Gives) and t.gives != "named" for t in action.fight):
            if not asking:
                cards.anytime.add(action.id)
            elif len(asking) == 1:
                cards.depends[action.id] = asking[0]
        cards.looks[action.id] = _looks(action, still=action.id in cards.anytime)
        if any(isinstance(t, Ranged) for t in action.fight):
            cards.telltale.supports.add(action.id)
    for card in (*cards.actions.values(), *cards.module_cards.values()):
        # Effects within effects, too: a model is shown with all it holds.
        if any(f"{what}=" in repr(effect) for effect in card.do for what in ("next_research", "when", "per")):
            cards.telltale.hands = True
    for id, use in _uses(cards):
        cards.looks_used[id, use.id] = looks_of(use.do) | (glance.USED if use.once else 0)
    for person in cards.investigators.values():
        for level, ability in enumerate(person.abilities, 1):
            if ability.traits:
                cards.traits_of[f"{person.id}-{level}"] = tuple(ability.traits)


def _looks(action: ActionCard, still: bool) -> glance.News:
    """What its offer follows from (`glance`). `still`: anybody can carry it out at any time, so that only its cultist looks at the board."""
    found = 0 if still and "cultist" not in action.icons else glance.BOARD
    for trait in action.fight:
        match trait:
            case Ranged():
                found |= glance.OBJECTS | glance.LEVELS | glance.TELLING
            case Doubles():
                found |= glance.POOL | glance.DICE
            case Gives(gives="named"):
                found |= glance.HAND
            case Gives():
                pass
            case _:
                return glance.ANYTHING
    return found | looks_of(action.do)


def _uses(cards: Catalogue) -> Iterator[tuple[str, Use]]:
    """All of them, with what they stand on: an object, a location, an ability."""
    for card in (*cards.objects.values(), *cards.locations.values()):
        yield from ((card.id, use) for use in card.uses)
    for person in cards.investigators.values():
        for level, ability in enumerate(person.abilities, 1):
            yield from ((f"{person.id}-{level}", use) for use in ability.uses)


def _check(cards: Catalogue) -> Iterator[Wrong]:
    """Cards refer only to what exists."""
    for grade in [*cards.grades.values()][GRADES:]:
        yield Wrong(grade.id, "id", f"a caste has {GRADES} ranks; there is no card for another", "grades")
    for cultist in cards.cultists.values():
        if cultist.great_old_one and cultist.great_old_one not in cards.great_old_ones:
            # A general caste says it for all its cards, which stand in no file.
            of = (cultist.caste, "castes") if cultist.caste in cards.castes else (cultist.id, "")
            yield Wrong(of[0], "great_old_one", f"no Great Old One {cultist.great_old_one!r}", of[1])
        if not cultist.creature and cultist.caste not in cards.castes and cultist.caste not in cards.special_castes:
            yield Wrong(cultist.id, "caste", f"no caste {cultist.caste!r}")
    for card in cards.actions.values():
        if card.of and card.of not in cards.investigators:
            yield Wrong(card.id, "of", f"no investigator {card.of!r}")
        if card.combat != bool(card.fight):
            yield Wrong(card.id, "fight", "a combat icon, and something to use in a fight, go together")
    for person in cards.investigators.values():
        levels: dict[str, int] = {}
        for level, ability in enumerate(person.abilities, 1):
            for use in ability.uses:
                if use.instead != levels.get(use.id, 0):
                    yield Wrong(person.id, "instead", f"{use.id!r} is also the ability of level {levels.get(use.id, 0)}")
                levels[use.id] = level
    for day in cards.days.values():
        for caste in day.castes:
            if caste not in cards.special_castes:
                yield Wrong(day.id, "castes", f"no special caste {caste!r}", "days")


class _StoriesToo(Loader[Catalogue]):
    """Stories lie in a folder of their own, and are called by their numbers."""

    def load(self, packs: Sequence[Path] = ()) -> Catalogue:
        folder = self.folder / "stories"
        cards = super().load(packs)
        if folder.is_dir():
            _read_stories(cards, folder)
        return cards


def _read_stories(cards: Catalogue, folder: Path) -> None:
    faults: list[Fault] = []
    for path in sorted(folder.glob("*.yaml")):
        file = of_the_game(path)
        data = read_yaml(path, file)
        rows = cast(list[Any], data.get("stories", []))
        for row in rows:
            row.setdefault("id", str(row.get("no", "")))
        for story in load_cards(Story, rows, file, faults):
            if story.id in cards.stories:
                faults.append(Fault(file, 0, story.id, "no", "this number stands twice"))
            cards.stories[story.id] = story
    if faults:
        raise BadPack(faults)


LOADER = _StoriesToo(
    FOLDER,
    Catalogue,
    lists={"castes": Caste, "grades": Grade, "special_castes": SpecialCaste, "stories": Story, "days": Day},
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
