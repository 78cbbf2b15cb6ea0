"""When evil plays a card, which, and what else it spends: every card is valued in points the hero is likely to lose."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue, ReactionCard
from games.alone.odds import hit_chance
from games.alone.pilot.evil.harm import FAR, STEP, Harm
from games.alone.pilot.evil.secret_map import SecretMap
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
from games.alone.verbs.verb import AloneVerb
from games.alone.view import AloneView, SeenCreature, SeenSector
from games.kernel.ask import Ask
from games.kernel.pilot import answers

# A creature that appears; less if there are enough near the hero.
NEW, ENOUGH = 0.8, 3
# Least worth of a card: the first of a turn, the second (it takes two spaces), and for each danger marker it covers.
FIRST, SECOND, MARKER = 0.3, 0.9, 0.2
ATTACK_SPOILED, CARD, LIE = 0.8, 0.6, 0.5


class Reacting:
    def __init__(self, cards: Catalogue, harm: Harm) -> None:
        self.cards = cards
        self.harm = harm

    @answers("al-react")
    def react(self, view: AloneView, question: Ask) -> str:
        told = dict(question.args)
        moment = str(told.get("moment", ""))
        map = SecretMap(self.cards, view)
        best, value = "pass", 0.0
        for option in question.options:
            word, _, rest = option.key.partition(":")
            worth = 0.0
            if word == "play":
                worth = self._card(view, map, self.cards.reactions[rest], moment)
            elif word == "standard":
                worth = self._standard(view, map, rest) - 0.4 * self._least_kept(view, map)
            if worth > value:
                best, value = option.key, worth
        return best if value >= self._price(view) else "pass"

    def _price(self, view: AloneView) -> float:
        """What the spaces of the next card are worth: a second card takes two, the last four keep danger markers away."""
        wide = 2 if view.played_this_turn else 1
        symbols = max(0, view.occupied + wide - max(view.occupied, self.cards.numbers.danger_from - 1))
        turns_left = view.turns - view.turn + 1
        spare = view.spaces - view.occupied - turns_left  # spaces beyond one card for each turn to come
        price = (SECOND if wide == 2 else FIRST) + MARKER * symbols
        return price if spare >= wide - 1 or wide == 1 else price + 0.4

    def _least_kept(self, view: AloneView, map: SecretMap) -> float:
        """What the card that would be laid face down is worth by itself."""
        own = next((e for e in view.evil if e.seat == view.viewer), None)
        return min((self._usual_worth(self.cards.reactions[c]) for c in own.hand), default=0.0) if own is not None else 0.0

    def _standard(self, view: AloneView, map: SecretMap, use: str) -> float:
        if use == "move":
            return max((self.harm.gain(view, map, c, s.place, 1) for s, c in map.creatures), default=0.0)
        if use == "appear":
            return NEW if map.near(4) < ENOUGH else 0.3
        return 0.4

    def _card(self, view: AloneView, map: SecretMap, card: ReactionCard, moment: str) -> float:
        here = view.here
        if here is None:
            return 0.0
        total = 0.0
        for effect in card.in_play(here.danger):
            total += self._effect(view, map, here, effect, moment)
        return total

    def _effect(self, view: AloneView, map: SecretMap, here: SeenSector, effect: AloneVerb, moment: str) -> float:
        """Points the hero is likely to lose by this clause, now or soon."""
        hit = hit_chance(here.danger, self.cards.numbers.die)
        bites = sum(self.harm.bite(view, c) for c in here.creatures)
        match effect:
            case MoveCreature():
                return self._moves(view, map, effect)
            case BreakThrough():
                return max(
                    (self.harm.gain(view, map, c, s.place, effect.break_through + 1) for s, c in map.creatures), default=0.0
                )
            case Teleport():
                return self._teleports(view, map, effect)
            case Appear():
                return (NEW if map.near(4) < ENOUGH else 0.35) + 0.2 * effect.nearer
            case CloseIn():
                return 0.3
            case ClawBack():
                return effect.claw_back * hit
            case StrikeAgain():
                return effect.strike_again * hit + max((self.harm.bite(view, c) for c in here.creatures), default=0.7)
            case It():
                return 0.4 * effect.n
            case HeroDice():
                return ATTACK_SPOILED * -effect.hero_dice
            case Threshold():
                return ATTACK_SPOILED * 1.2 * effect.threshold
            case OpportunityDice():
                return effect.opportunity_dice * hit
            case NoItems():
                return ATTACK_SPOILED if view.action is not None and view.action.item else 0.2
            case Drain():
                return 0.5 * effect.drain
            case DrawLess():
                return 0.5
            case NewCharges():
                first = here.room and here.room not in view.searched
                return 0.3 * effect.fewer_charges * (3 if first else 1)
            case Lose():
                return 1.0 * effect.n + effect.more
            case Pay():
                return 0.9 * effect.n if effect.pay == "adrenaline" else 0.8
            case Dark():
                darker = sum(
                    self.harm.fighting.bite(view, c, False, here.danger) - self.harm.fighting.bite(view, c, True, here.danger)
                    for c in here.creatures
                )
                return 0.4 + darker
            case BlockDoors():
                return 0.8 if map.door_ahead() else 0.1
            case PlaceCondition():
                return {"web": 0.6, "gas": 0.5, "alarm": 0.5, "darkness": 0.15}[effect.condition]
            case PlaceDanger():
                return 0.45 * effect.danger
            case MoveDanger():
                return 0.4 + bites
            case DrawReactions():
                return CARD * effect.draw_reactions
            case Answers():
                return LIE + 0.3 * (2 - effect.answers)
            case FloorLie() | DistanceLie() | Mistake():
                return LIE
            case Hide() | SlipAway() | RepairRange():
                return 0.35
            case FalseNoise() | MovesAfter():
                return 0.1
            case _:
                return 0.3

    def _usual_worth(self, card: ReactionCard) -> float:
        """What a card in hand is worth before its moment has come: loss cards and instants wait for theirs."""
        kept = {"loss": 1.0, "announced": 0.7, "after": 0.6, "turn_end": 0.8}[card.moment]
        weak = all(isinstance(e, FalseNoise | SlipAway | Hide | MovesAfter | RepairRange | Answers) for e in card.effects)
        return 0.2 if weak else kept

    def _moves(self, view: AloneView, map: SecretMap, effect: MoveCreature) -> float:
        """The creatures that gain most by it."""
        able = [(s, c) for s, c in map.creatures if self._means(effect, c)]
        gains = sorted((self.harm.gain(view, map, c, s.place, effect.steps, effect.upto) for s, c in able), reverse=True)
        forced = not (effect.upto or effect.upto_creatures)
        return sum(gain for gain in gains[: effect.creatures] if gain > 0 or forced)

    def _means(self, effect: MoveCreature, creature: SeenCreature) -> bool:
        if effect.move == "revealed":
            return not creature.hidden
        return effect.move in ("any", "other", "located", "it") or creature.kind == effect.move

    def _teleports(self, view: AloneView, map: SecretMap, effect: Teleport) -> float:
        able = [(s, c) for s, c in map.creatures if (effect.teleport == "any" or c.hidden) and map.to_hero.get(s.place, FAR) > 0]
        if not able:
            return 0.0
        if effect.to in ("here", "anywhere"):
            return max(self.harm.arrival(view, c) for _, c in able)
        if effect.to == "adjacent":
            return max(STEP * (min(map.to_hero.get(s.place, FAR), FAR) - 1) for s, _ in able)
        near = [self.harm.arrival(view, c) for s, c in able if map.to_hero.get(s.place, FAR) <= effect.n]
        return max(near, default=STEP * effect.n)

    @answers("al-standard-card")
    def face_down(self, view: AloneView, question: Ask) -> str:
        """The card that is worth least by itself."""
        ranked: Sequence[str] = [k for k in question.keys if k in self.cards.reactions]
        return min(ranked, key=lambda k: (self._usual_worth(self.cards.reactions[k]), k), default="")

    @answers("al-deadly-bonus")
    def deadly(self, view: AloneView, question: Ask) -> str:
        n = int(dict(question.args).get("n", 2))
        return "deadly" if view.life + view.composure <= n + 4 else "no"
