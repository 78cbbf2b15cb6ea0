"""The cards, tables and numbers of ALONE: what is printed on each (catalogue 2 and 7), loaded from content/*.yaml and packs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Annotated, ClassVar, Literal, TypeAlias, cast

from pydantic import Field, model_validator

from games.alone.dice import Face
from games.alone.state import Ability, ActionKind, DeckName, Difficulty, Kind, Material
from games.alone.verbs.verb import Chance, Effect
from games.kernel.catalogue import Card as Named
from games.kernel.catalogue import Catalogue as Cards
from games.kernel.catalogue import Entry, Loader, Printed, Wrong
from games.kernel.content import near, read_yaml
from games.kernel.effects import Words, clauses
from games.kernel.phrases import Lang, Phrases, headed, line

FOLDER = Path(__file__).parent / "content"

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$")]
Trigger: TypeAlias = Literal["move", "explore", "attack", "locate", "search", "interact", "life_loss", "composure_loss"]
CardMoment: TypeAlias = Literal["announced", "after", "loss", "turn_end"]
Target: TypeAlias = Literal[
    "", "creature_here", "creature_in_sight", "sector_in_sight", "way", "explore_way", "targets", "two_ways"
]
MissionClass: TypeAlias = Literal["SM", "PM", "FM"]

TRIGGERS: tuple[Trigger, ...] = (
    "move",
    "explore",
    "attack",
    "locate",
    "search",
    "interact",
    "life_loss",
    "composure_loss",
)


class Card(Named):
    """A card of this game."""

    id: Id


def _all_belong(effects: Sequence[Effect], *places: str) -> None:
    wrong = next((e for e in effects if not set(places) & set(e.belongs)), None)
    if wrong is not None:
        raise ValueError(f"the effect {wrong.called()!r} does not belong on such a card")


class ReactionCard(Card):
    """A reaction card of evil (catalogue 7.6). A deck holds `copies` of it, all under the same id.

    `moment` is the window in which it may be played: right after the announcement, after the action (a failed attack, the
    draw, the repair, the move), right after a loss, or at the end of the turn. Only the last is not an instant (AL-REACT-06).
    `danger` comes in addition (AL-REACT-11), or instead where it only states the effect with a new number.
    """

    deck: DeckName
    copies: int = Field(default=2, ge=1, le=100)
    trigger: Trigger
    moment: CardMoment = "turn_end"
    only: Literal["", "failed", "by_creature", "box", "repair"] = ""  # a narrower condition than trigger and moment
    effects: Annotated[list[Effect], Field(min_length=1)]
    danger: Annotated[list[Effect], Field(min_length=1)]
    danger_replaces: bool = False

    @property
    def instant(self) -> bool:
        return self.moment != "turn_end"

    def in_play(self, dangerous: bool) -> list[Effect]:
        """What is carried out, in order."""
        if not dangerous:
            return list(self.effects)
        return list(self.danger) if self.danger_replaces else [*self.effects, *self.danger]

    @model_validator(mode="after")
    def _loss_cards_answer_losses(self) -> ReactionCard:
        if (self.trigger in ("life_loss", "composure_loss")) != (self.moment == "loss"):
            raise ValueError("a card that answers a loss is played at the moment 'loss', and no other card is (S-48)")
        _all_belong([*self.effects, *self.danger], "reaction", f"{self.moment}:{self.trigger}")
        return self

    def timing(self, words: Phrases, lang: Lang) -> str:
        """The timing line."""
        narrower = f"-{self.only}" if self.only else ""
        return words.say(lang, f"when-{self.moment}-{self.trigger}{narrower}")

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        instant = [line(words.say(lang, "text-instant", what=self.timing(words, lang)), lang)] if self.instant else []
        ordinary = [] if self.instant else [line(words.say(lang, "text-timing", what=self.timing(words, lang)), lang)]
        danger = "text-danger-instead" if self.danger_replaces else "text-danger"
        return [
            *instant,
            *ordinary,
            *headed(words, lang, "text-effect", clauses(self.effects, words, lang)),
            *headed(words, lang, danger, clauses(self.danger, words, lang)),
        ]


class ItemCard(Card):
    """An item (catalogue 7.5): an action item replaces its action, an opportunity item waits for its condition (AL-ITEM-01).

    `target` is what must be named with the announcement. `upgraded` comes in addition, or instead of `effects` where it only
    states them with a new number. `spend` "any": the hero chooses how many charges (D-17).
    """

    material: Material
    needs: Material
    kind: Literal["action", "opportunity"]
    action: ActionKind | None = None
    condition: Chance | None = None
    target: Target = ""
    upgraded_target: Target | None = None
    ammunition: bool = False
    effects: Annotated[list[Effect], Field(min_length=1)]
    upgraded: Annotated[list[Effect], Field(min_length=1)]
    upgrade_replaces: bool = False
    charges: int = Field(default=3, ge=1)
    spend: Literal["one", "any"] = "one"

    @model_validator(mode="after")
    def _action_or_condition(self) -> ItemCard:
        if (self.kind == "action") != (self.action is not None) or (self.kind == "opportunity") != (self.condition is not None):
            raise ValueError("an action item names its action, an opportunity item its condition")
        _all_belong([*self.effects, *self.upgraded], str(self.action or self.condition))
        return self

    def aims_at(self, upgraded: bool) -> Target:
        """What has to be named with the announcement."""
        return self.upgraded_target if upgraded and self.upgraded_target is not None else self.target

    def in_use(self, upgraded: bool) -> list[Effect]:
        """What is carried out, in order; upgrades that prepare the effect (more dice …) come before it (AL-UPG-09)."""
        if not upgraded:
            return list(self.effects)
        if self.upgrade_replaces:
            return list(self.upgraded)
        first = [e for e in self.upgraded if e.first]
        return [*first, *self.effects, *[e for e in self.upgraded if not e.first]]

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        use = words.say(lang, f"use-{self.action}" if self.action else f"use-{self.condition}")
        material = words.say(lang, "text-material", what=words.say(lang, f"material-{self.material}"))
        needs = words.say(lang, f"material-{self.needs}")
        return [
            line(words.say(lang, "text-use", when=use, what=clauses(self.effects, words, lang)), lang),
            line(
                words.say(
                    lang,
                    "text-upgraded-instead" if self.upgrade_replaces else "text-upgraded",
                    needs=needs,
                    what=clauses(self.upgraded, words, lang),
                ),
                lang,
            ),
            line(material, lang),
        ]


class Rule(Printed):
    """The special rule of a PM mission (AL-SETUP-08); what is not mentioned does not change."""

    opportunity_dice: int = 0  # PM01: so many dice more
    sight: int | None = None  # PM02: line of sight at most so many sectors
    round_end_move: int = 0  # PM03: evil may move 1 creature so many sectors at the end of each round
    repair_range: int | None = None  # PM04: a repair lights at most so many further sectors
    no_blocking: bool = False  # PM05
    dark_composure: int = 0  # PM06: composure lost at round end in a dark sector
    room_search: int | None = None  # PM07: cards of the first search of a room

    def text(self, words: Phrases, lang: Lang) -> str:
        said = self.model_dump(exclude_defaults=True)
        return "; ".join(words.say(lang, f"rule-{name}", n=int(n)) for name, n in said.items())


class CreatureRow(Printed):
    """One line of the creature table: dice in the dark and in light, damage to wound and to kill, shock, spawn distance."""

    dark: int = Field(ge=0)
    light: int = Field(ge=0)
    wound: int = Field(ge=1)
    kill: int = Field(ge=1)
    composure: int = Field(ge=0)
    distance: int = Field(ge=0)


class CreatureLine(CreatureRow):
    """A kind's line on one side of the table, with the ability its death teaches (7.3)."""

    ability: Ability


class Boss(Printed):
    """A boss of a main mission (S-68). `values` None: those of its kind on the Nightmare side, always (AL-SAB-02).

    Placed as far from `as_far_from` as the hero is (AL-SAB-01), or at least `distance` from the hero.
    """

    name: Words
    kind: Kind
    values: CreatureRow | None = None
    as_far_from: str = ""
    distance: int = 0
    attacks_in_sight: bool = False  # AL-SAB-03
    moves: int = 0  # up to so many sectors at the end of each round (AL-SAB-04)
    counts_to_limit: bool = False

    def text(self, words: Phrases, lang: Lang) -> list[str]:
        place = (
            words.say(lang, "boss-as-far", room=words.say(lang, f"from-{self.as_far_from}"))
            if self.as_far_from
            else words.say(lang, "boss-distance", n=self.distance)
        )
        lines = [words.say(lang, "boss-placed", boss=self.name.in_(lang), where=place)]
        kind = words.say(lang, f"kind-{self.kind}")
        v = self.values
        values = (
            words.say(lang, "boss-nightmare", kind=kind)
            if v is None
            else words.say(
                lang, "boss-values", kind=kind, dark=v.dark, light=v.light, wound=v.wound, kill=v.kill, composure=v.composure
            )
        )
        lines.append(values)
        if not self.counts_to_limit:
            lines.append(words.say(lang, "boss-no-limit"))
        if self.attacks_in_sight:
            lines.append(words.say(lang, "boss-sight"))
        if self.moves:
            lines.append(words.say(lang, "boss-moves", n=self.moves))
        return [line(text, lang) for text in lines]


class Goal(Printed):
    """One step of a mission's goal; the steps are done in their order. Exactly one of the three kinds."""

    interact: str = ""  # a room's letter
    times: int = Field(default=1, ge=1)
    cost: int = Field(default=0, ge=0)  # charges of items to discard with it (AL-MISS-06)
    kill_boss: bool = False
    light_rooms: int = Field(default=0, ge=0)  # so many rooms lit at the same time

    @model_validator(mode="after")
    def _one_kind(self) -> Goal:
        if [bool(self.interact), self.kill_boss, bool(self.light_rooms)].count(True) != 1:
            raise ValueError("a goal is either an Interact in a room, the boss's death, or a number of lit rooms")
        return self

    def text(self, words: Phrases, lang: Lang) -> str:
        if self.kill_boss:
            return words.say(lang, "goal-kill-boss")
        if self.light_rooms:
            return words.say(lang, "goal-light-rooms", n=self.light_rooms)
        key = "goal-interact-times" if self.times > 1 else "goal-interact"
        said = words.say(lang, key, n=self.times, where=words.say(lang, f"in-{self.interact}"))
        return words.say(lang, "goal-cost", what=said, n=self.cost) if self.cost else said


class MissionCard(Card):
    """A mission: SM starting mission with a bonus, PM with a nuisance, FM main mission (catalogue 7.7). The id is its code."""

    id: Annotated[str, Field(pattern=r"^(SM|PM|FM)\d\d$")]
    rule: Rule | None = None
    boss: Boss | None = None
    sabotage: bool = False  # FM10: the sabotage markers of AL-SAB
    goals: Annotated[list[Goal], Field(min_length=1)]
    reward: list[Effect] = []

    @model_validator(mode="after")
    def _fits_its_class(self) -> MissionCard:
        if (self.class_ == "PM") != (self.rule is not None):
            raise ValueError("a PM mission has a special rule, and no other mission has")
        if self.boss is not None and self.class_ != "FM":
            raise ValueError("only a main mission has a boss")
        if any(g.kill_boss for g in self.goals) and self.boss is None:
            raise ValueError("the goal is the boss's death but there is no boss")
        if self.class_ == "FM" and self.reward:
            raise ValueError("a main mission wins the game and has no other reward")
        _all_belong(self.reward, "reward")
        return self

    @property
    def code(self) -> str:
        return self.id

    @property
    def class_(self) -> MissionClass:
        return cast(MissionClass, self.id[:2])

    @property
    def rooms(self) -> tuple[str, ...]:
        """The letters of its target rooms (AL-SETUP-06)."""
        return tuple(dict.fromkeys(g.interact for g in self.goals if g.interact))

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = headed(words, lang, "text-rule", self.rule.text(words, lang)) if self.rule else []
        if self.boss:
            lines += self.boss.text(words, lang)
        goal = words.say(lang, "then").join(g.text(words, lang) for g in self.goals)
        if self.sabotage:
            lines += [line(words.say(lang, key, n=2), lang) for key in ("sabotage-first", "sabotage-more", "sabotage-removed")]
        lines += headed(words, lang, "text-goal", goal)
        if self.class_ == "FM":
            return [*lines, line(words.say(lang, "text-wins"), lang)]
        lines.append(line(words.say(lang, "text-starts-main"), lang))
        lines += headed(words, lang, "text-reward", clauses(self.reward, words, lang))
        return lines + ([line(words.say(lang, "text-lifted"), lang)] if self.rule else [])


class HeroPower(Printed):
    """What a character can do as hero (rules/characters.py)."""

    power: Literal["longer_move", "any_material", "reroll_attack", "heal_at_round_end"]
    n: int = 1


class CompanionPower(Printed):
    """What a character can do as companion for 1 charge (rules/companions.py)."""

    power: Literal["step_more", "free_item", "more_dice", "heal"]
    n: int = 1


class CharacterCard(Card):
    """A character, as hero or as companion (catalogue 7.8)."""

    profession: Words
    gender: Literal["f", "m"]
    hero: HeroPower
    companion: CompanionPower
    sacrifice: Annotated[list[Effect], Field(min_length=1)]

    @model_validator(mode="after")
    def _is_a_sacrifice(self) -> CharacterCard:
        _all_belong(self.sacrifice, "sacrifice")
        return self

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        return [
            *headed(words, lang, "text-hero", words.say(lang, f"hero-{self.hero.power}", n=self.hero.n)),
            *headed(words, lang, "text-companion", words.say(lang, f"companion-{self.companion.power}", n=self.companion.n)),
            *headed(words, lang, "text-sacrifice", clauses(self.sacrifice, words, lang)),
        ]


class CreatureCard(Card):
    """A kind of creature: its name, the ability its death teaches (7.3) and both sides of its line in the table (7.2)."""

    id: Kind  # pyright: ignore[reportIncompatibleVariableOverride]
    ability: Ability
    normal: CreatureRow
    nightmare: CreatureRow

    def rules_text(self, words: Phrases, lang: Lang) -> list[str]:
        lines = [
            line(words.say(lang, f"row-{side}", **row.model_dump()), lang)
            for side, row in (("normal", self.normal), ("nightmare", self.nightmare))
        ]
        return [*lines, line(words.say(lang, "row-ability", what=words.say(lang, f"ability-{self.ability}")), lang)]


class RoomCard(Card):
    """A room of the base; its id is its letter (7.4)."""

    id: Annotated[str, Field(pattern=r"^[a-h]$")]


class Plan(Entry):
    """One side of a map sheet as 7.4 draws it: tokens separated by blanks, even columns and rows are sectors, odd ones edges."""

    id: Annotated[str, Field(pattern=r"^\d[A-Z]$")]
    sheet: int = Field(ge=1, le=2)
    rows: Annotated[list[str], Field(min_length=9, max_length=9)]


class AdrenalineRange(Printed):
    """The capacity while the lower track is at `least` or above (AL-ADR-09)."""

    least: int
    capacity: int


class StartEquipment(Printed):
    """What a difficulty gives at the start and when the main mission begins (AL-DIFF-02..05), what evil begins with on each floor
    (S-08) and how many creatures a floor may hold (S-33): the book leaves these three numbers open."""

    ammunition: int = 0
    items: int = 0
    rounds: int = 0
    heal: int = 0
    heal_both: bool = False
    creatures: int
    danger: int
    creature_limit: int


class Numbers(Printed):
    """Everything tunable (catalogue 7.1 and the switches of section 6)."""

    die: dict[Face, int]  # faces of each symbol
    track: int  # length of the life and composure tracks
    start_life: int
    start_composure: int
    heal_limits: dict[int, int]  # round space -> heal limit; 0 is the last, Nightmare
    start_space: int
    start_adrenaline: int
    most_adrenaline: int  # markers in the box (AL-ADR-13)
    adrenaline: list[AdrenalineRange]  # capacity by the lower track, highest first
    turns: int
    reaction_spaces: int
    danger_from: int  # the first space with a danger symbol
    danger_bonus: int  # S-51: 1 for the other reading
    inventory: int
    companion_charges: int
    hero_dice: int  # dice of a plain Attack
    experience: int  # points that unlock an ability
    explore_reach: int
    repair_reach: int
    search_cards: int
    room_search_cards: int  # the first search of a room
    locate_targets: int
    nightmare_loss: int
    gas_loss: int
    hand: dict[int, int]  # number of evil players -> hand limit each
    reactions_per_turn: int
    markers_per_kind: int
    danger_per_floor: int
    start_distance: int  # of the hero from mission rooms (AL-SETUP-11)
    leader_rotation: Literal["turn", "round", "never"]
    distinct_mission_rooms: bool
    standard_danger: bool  # S-48: a standard reaction may also place a danger marker
    difficulties: dict[Difficulty, StartEquipment]

    @property
    def faces(self) -> tuple[Face, ...]:
        """The die, face by face."""
        return tuple(face for face, n in self.die.items() for _ in range(n))


KINDS_OF_CARDS: dict[str, type[Card]] = {
    "reactions": ReactionCard,
    "items": ItemCard,
    "missions": MissionCard,
    "characters": CharacterCard,
    "creature_cards": CreatureCard,
    "rooms": RoomCard,
}


@dataclass(frozen=True, slots=True)
class Catalogue(Cards):
    """All a table plays with. `creatures` and `nightmare` are the two sides of the creature table."""

    kinds: ClassVar[Mapping[str, type[Named]]] = KINDS_OF_CARDS

    reactions: dict[str, ReactionCard] = field(default_factory=lambda: dict[str, ReactionCard]())
    items: dict[str, ItemCard] = field(default_factory=lambda: dict[str, ItemCard]())
    missions: dict[str, MissionCard] = field(default_factory=lambda: dict[str, MissionCard]())
    characters: dict[str, CharacterCard] = field(default_factory=lambda: dict[str, CharacterCard]())
    creature_cards: dict[str, CreatureCard] = field(default_factory=lambda: dict[str, CreatureCard]())
    creatures: dict[Kind, CreatureLine] = field(default_factory=lambda: dict[Kind, CreatureLine]())
    nightmare: dict[Kind, CreatureLine] = field(default_factory=lambda: dict[Kind, CreatureLine]())
    rooms: dict[str, RoomCard] = field(default_factory=lambda: dict[str, RoomCard]())
    plans: dict[str, Plan] = field(default_factory=lambda: dict[str, Plan]())
    numbers: Numbers = field(default_factory=lambda: _numbers())

    def deck(self, name: DeckName) -> list[str]:
        """The ids of a whole reaction deck, every copy."""
        return [c.id for c in self.reactions.values() if c.deck == name for _ in range(c.copies)]

    def of_class(self, name: MissionClass) -> list[MissionCard]:
        return [m for m in self.missions.values() if m.class_ == name]

    @property
    def counts(self) -> dict[str, int]:
        """How many there are of each, for the command line."""
        counts = {kind: len(cast(dict[str, Card], getattr(self, kind))) for kind in KINDS_OF_CARDS}
        counts |= {"reaction_cards": sum(c.copies for c in self.reactions.values()), "plans": len(self.plans)}
        counts |= {f"missions_{name}": len(self.of_class(name)) for name in ("SM", "PM", "FM")}
        return counts


def _numbers() -> Numbers:
    return Numbers.model_validate(read_yaml(FOLDER / "numbers.yaml")["numbers"])


def _creature_table(cards: Catalogue) -> None:
    for card in cards.creature_cards.values():
        cards.creatures[card.id] = CreatureLine(ability=card.ability, **card.normal.model_dump())
        cards.nightmare[card.id] = CreatureLine(ability=card.ability, **card.nightmare.model_dump())


def _check(cards: Catalogue) -> Iterator[Wrong]:
    """Missions name only rooms that exist."""
    for mission in cards.missions.values():
        for room in (*mission.rooms, *([mission.boss.as_far_from] if mission.boss and mission.boss.as_far_from else [])):
            if room not in cards.rooms:
                yield Wrong(mission.id, "goals", f"no room {room!r}{near(room, cards.rooms)}")


LOADER = Loader(FOLDER, Catalogue, lists={"plans": Plan}, sheets={"numbers": Numbers}, completes=_creature_table, check=_check)


def load_catalogue(packs: Sequence[Path] = ()) -> Catalogue:
    """The game's own cards, and extra packs (a YAML file or a folder of them). Any fault: nothing is loaded."""
    return LOADER.load(packs)


@lru_cache(maxsize=8)
def catalogue(packs: tuple[Path, ...] = ()) -> Catalogue:
    """The loaded cards, shared by all tables that play with the same packs."""
    return load_catalogue(packs)
