"""What cards do: the vocabulary of ALONE (catalogue 7.9), one verb a class in `verbs/`.

A verb has YAML fields, what it does by the rules' own functions, and its clause in the generated card text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, get_args

from pydantic import Discriminator, Tag

from games.alone.state import ACTIONS
from games.alone.verbs.actions import (
    Acid,
    Aim,
    AnyMaterial,
    Attack,
    AttackOrMove,
    Blast,
    ClearEach,
    DoorCost,
    Explore,
    ExploreMore,
    Flare,
    FreeAttack,
    FreeSearch,
    Heal,
    Locate,
    MoveHero,
    NoDanger,
    Repair,
    Search,
    Smoke,
    UpgradeDrawn,
    WithWay,
    WoundedDice,
)
from games.alone.verbs.creatures import (
    Appear,
    BreakThrough,
    ClawBack,
    CloseIn,
    It,
    MoveCreature,
    MovesAfter,
    SlipAway,
    StrikeAgain,
    Teleport,
)
from games.alone.verbs.disturbing import (
    Answers,
    Drain,
    DrawLess,
    HeroDice,
    NewCharges,
    NoItems,
    OpportunityDice,
    RepairRange,
    Threshold,
)
from games.alone.verbs.harm import DrawReactions, Lose, Pay
from games.alone.verbs.lies import DistanceLie, FalseNoise, FloorLie, Hide, Mistake
from games.alone.verbs.markers import BlockDoors, Dark, MoveDanger, PlaceCondition, PlaceDanger
from games.alone.verbs.opportunities import (
    Adrenaline,
    AtOnce,
    ConditionalHits,
    Lure,
    LureDamage,
    Prevent,
    RerollHits,
    RerollOne,
    StrikeBack,
)
from games.alone.verbs.rewards import Capacity, DrawItems, FreeUpgrades, GainCompanion, LightFloor, StationPlan, StrikeRoom
from games.alone.verbs.verb import AloneVerb
from games.alone.wording import listing
from games.kernel.ask import Seat
from games.kernel.effects import tag_by_first_key
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.alone.table import Alone, Moment


def clauses(effects: Sequence[AloneVerb], words: Phrases, lang: Lang, nested: bool = False) -> str:
    """The text of several effects in their order: parted by semicolons on a card's line, by commas and "and" inside a clause."""
    said = [text for text in (e.text(words, lang) for e in effects) if text]
    return listing(said, words, lang) if nested else "; ".join(said)


def possible(g: Alone, who: Seat, card: str, moment: Moment) -> bool:
    """Could this reaction card do anything at this moment? Looks at the secret map: only its player may know the answer."""
    before, g.moment = g.moment, moment
    try:
        effects = g.cards.reactions[card].in_play(g.here.danger)
        can = [e.possible(g, who, card) for e in effects]
        return any(can) and not any(e.needed and not able for e, able in zip(effects, can, strict=True))
    finally:
        g.moment = before


Chance: TypeAlias = Literal["creature_hits", "composure_by_creature", "before_attacks", "own_attack_in_the_dark", "turn_start"]
CHANCES: tuple[Chance, ...] = get_args(Chance)  # what an opportunity item waits for

VERBS: dict[str, type[AloneVerb]] = {
    "move": MoveCreature,
    "it": It,
    "break_through": BreakThrough,
    "close_in": CloseIn,
    "slip_away": SlipAway,
    "appear": Appear,
    "teleport": Teleport,
    "claw_back": ClawBack,
    "strike_again": StrikeAgain,
    "moves_after": MovesAfter,
    "hero_dice": HeroDice,
    "threshold": Threshold,
    "opportunity_dice": OpportunityDice,
    "no_items": NoItems,
    "drain": Drain,
    "draw_less": DrawLess,
    "fewer_charges": NewCharges,
    "repair_range": RepairRange,
    "answers": Answers,
    "floor_lie": FloorLie,
    "distance_lie": DistanceLie,
    "mistake": Mistake,
    "false_noise": FalseNoise,
    "hide": Hide,
    "lose": Lose,
    "pay": Pay,
    "dark": Dark,
    "block_doors": BlockDoors,
    "condition": PlaceCondition,
    "danger": PlaceDanger,
    "move_danger": MoveDanger,
    "draw_reactions": DrawReactions,
    "attack": Attack,
    "aim": Aim,
    "acid": Acid,
    "wounded_dice": WoundedDice,
    "blast": Blast,
    "search": Search,
    "upgrade_drawn": UpgradeDrawn,
    "smoke": Smoke,
    "attack_or_move": AttackOrMove,
    "move_hero": MoveHero,
    "free_attack": FreeAttack,
    "free_search": FreeSearch,
    "any_material": AnyMaterial,
    "flare": Flare,
    "explore": Explore,
    "clear_each": ClearEach,
    "explore_more": ExploreMore,
    "locate": Locate,
    "with_way": WithWay,
    "heal": Heal,
    "repair": Repair,
    "no_danger": NoDanger,
    "door_cost": DoorCost,
    "reroll_hits": RerollHits,
    "strike_back": StrikeBack,
    "prevent": Prevent,
    "lure": Lure,
    "hurt_it": LureDamage,
    "conditional_hits": ConditionalHits,
    "reroll_one": RerollOne,
    "adrenaline": Adrenaline,
    "at_once": AtOnce,
    "companion": GainCompanion,
    "strike_room": StrikeRoom,
    "draw_items": DrawItems,
    "free_upgrades": FreeUpgrades,
    "light_floor": LightFloor,
    "capacity": Capacity,
    "station_plan": StationPlan,
}

Effect = Annotated[
    Annotated[MoveCreature, Tag("move")]
    | Annotated[It, Tag("it")]
    | Annotated[BreakThrough, Tag("break_through")]
    | Annotated[CloseIn, Tag("close_in")]
    | Annotated[SlipAway, Tag("slip_away")]
    | Annotated[Appear, Tag("appear")]
    | Annotated[Teleport, Tag("teleport")]
    | Annotated[ClawBack, Tag("claw_back")]
    | Annotated[StrikeAgain, Tag("strike_again")]
    | Annotated[MovesAfter, Tag("moves_after")]
    | Annotated[HeroDice, Tag("hero_dice")]
    | Annotated[Threshold, Tag("threshold")]
    | Annotated[OpportunityDice, Tag("opportunity_dice")]
    | Annotated[NoItems, Tag("no_items")]
    | Annotated[Drain, Tag("drain")]
    | Annotated[DrawLess, Tag("draw_less")]
    | Annotated[NewCharges, Tag("fewer_charges")]
    | Annotated[RepairRange, Tag("repair_range")]
    | Annotated[Answers, Tag("answers")]
    | Annotated[FloorLie, Tag("floor_lie")]
    | Annotated[DistanceLie, Tag("distance_lie")]
    | Annotated[Mistake, Tag("mistake")]
    | Annotated[FalseNoise, Tag("false_noise")]
    | Annotated[Hide, Tag("hide")]
    | Annotated[Lose, Tag("lose")]
    | Annotated[Pay, Tag("pay")]
    | Annotated[Dark, Tag("dark")]
    | Annotated[BlockDoors, Tag("block_doors")]
    | Annotated[PlaceCondition, Tag("condition")]
    | Annotated[PlaceDanger, Tag("danger")]
    | Annotated[MoveDanger, Tag("move_danger")]
    | Annotated[DrawReactions, Tag("draw_reactions")]
    | Annotated[Attack, Tag("attack")]
    | Annotated[Aim, Tag("aim")]
    | Annotated[Acid, Tag("acid")]
    | Annotated[WoundedDice, Tag("wounded_dice")]
    | Annotated[Blast, Tag("blast")]
    | Annotated[Search, Tag("search")]
    | Annotated[UpgradeDrawn, Tag("upgrade_drawn")]
    | Annotated[Smoke, Tag("smoke")]
    | Annotated[AttackOrMove, Tag("attack_or_move")]
    | Annotated[MoveHero, Tag("move_hero")]
    | Annotated[FreeAttack, Tag("free_attack")]
    | Annotated[FreeSearch, Tag("free_search")]
    | Annotated[AnyMaterial, Tag("any_material")]
    | Annotated[Flare, Tag("flare")]
    | Annotated[Explore, Tag("explore")]
    | Annotated[ClearEach, Tag("clear_each")]
    | Annotated[ExploreMore, Tag("explore_more")]
    | Annotated[Locate, Tag("locate")]
    | Annotated[WithWay, Tag("with_way")]
    | Annotated[Heal, Tag("heal")]
    | Annotated[Repair, Tag("repair")]
    | Annotated[NoDanger, Tag("no_danger")]
    | Annotated[DoorCost, Tag("door_cost")]
    | Annotated[RerollHits, Tag("reroll_hits")]
    | Annotated[StrikeBack, Tag("strike_back")]
    | Annotated[Prevent, Tag("prevent")]
    | Annotated[Lure, Tag("lure")]
    | Annotated[LureDamage, Tag("hurt_it")]
    | Annotated[ConditionalHits, Tag("conditional_hits")]
    | Annotated[RerollOne, Tag("reroll_one")]
    | Annotated[Adrenaline, Tag("adrenaline")]
    | Annotated[AtOnce, Tag("at_once")]
    | Annotated[GainCompanion, Tag("companion")]
    | Annotated[StrikeRoom, Tag("strike_room")]
    | Annotated[DrawItems, Tag("draw_items")]
    | Annotated[FreeUpgrades, Tag("free_upgrades")]
    | Annotated[LightFloor, Tag("light_floor")]
    | Annotated[Capacity, Tag("capacity")]
    | Annotated[StationPlan, Tag("station_plan")],
    Discriminator(tag_by_first_key(lambda: VERBS)),
]

# Where a verb may stand, if not on any reaction card: a window and trigger of a reaction card, the action or condition of an
# item, a companion's sacrifice, a mission's reward. Elsewhere it would lack what it speaks of.
BELONGS: dict[str, tuple[str, ...]] = {
    "close_in": ("announced:locate",),
    "slip_away": ("announced:explore",),
    "claw_back": ("after:attack",),
    "strike_again": ("loss:life_loss",),
    "moves_after": ("turn_end:attack",),
    "hero_dice": ("announced:attack", "attack"),
    "threshold": ("announced:attack",),
    "opportunity_dice": ("announced:move",),
    "no_items": ("announced:attack",),
    "drain": tuple(f"announced:{kind}" for kind in ACTIONS),
    "draw_less": ("announced:search",),
    "fewer_charges": ("announced:search",),
    "repair_range": ("announced:interact",),
    "answers": ("announced:locate",),
    "floor_lie": ("announced:locate",),
    "distance_lie": ("announced:locate",),
    "mistake": ("announced:explore",),
    "attack": ("attack",),
    "aim": ("attack",),
    "acid": ("attack",),
    "wounded_dice": ("attack",),
    "blast": ("attack",),
    "search": ("search",),
    "upgrade_drawn": ("search",),
    "smoke": ("interact",),
    "attack_or_move": ("interact",),
    "move_hero": ("move", "sacrifice"),
    "free_attack": (*ACTIONS, "sacrifice"),
    "free_search": ("sacrifice",),
    "any_material": ("sacrifice",),
    "flare": ("explore",),
    "explore": ("explore",),
    "clear_each": ("explore",),
    "explore_more": ("explore",),
    "locate": ("locate",),
    "with_way": ("locate",),
    "heal": (*ACTIONS, *CHANCES, "sacrifice", "reward"),
    "repair": ("interact",),
    "no_danger": ("interact",),
    "door_cost": ACTIONS,
    "reroll_hits": ("creature_hits",),
    "strike_back": ("creature_hits",),
    "prevent": ("composure_by_creature",),
    "lure": ("before_attacks",),
    "hurt_it": ("before_attacks",),
    "conditional_hits": ("own_attack_in_the_dark",),
    "reroll_one": ("own_attack_in_the_dark",),
    "adrenaline": ("turn_start",),
    "at_once": ("turn_start",),
    "companion": ("reward",),
    "strike_room": ("reward",),
    "draw_items": ("reward",),
    "free_upgrades": ("reward",),
    "light_floor": ("reward",),
    "capacity": ("reward",),
    "station_plan": ("reward",),
}


def misplaced(effects: Sequence[AloneVerb], *places: str) -> str:
    """The first verb that does not belong on a card of these places; "" if all do."""
    for effect in effects:
        name = next(name for name, verb in VERBS.items() if type(effect) is verb)
        if not set(places) & set(BELONGS.get(name, ("reaction",))):
            return name
    return ""
