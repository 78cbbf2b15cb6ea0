"""Evil's automatic player: brings creatures to the hero and before the rooms of the missions, plays what hurts now, lies where it
may, and keeps enough reaction spaces free for danger markers.

Every card is valued in points the hero is likely to lose. It sees its own view and question only, so never another's hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.alone.content import Catalogue, ReactionCard
from games.alone.fighting import Fighting
from games.alone.odds import hit_chance
from games.alone.secret_map import SecretMap
from games.alone.state import KINDS, Kind
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
from games.kernel.ask import Ask, Option
from games.kernel.players import Default

# A step nearer to the hero, for a creature that does not arrive yet; none from so far away.
STEP, FAR = 0.22, 7
# A creature that appears; less if there are enough near the hero.
NEW, ENOUGH = 0.8, 3
# Least worth of a card: the first of a turn, the second (it takes two spaces), and for each danger marker it covers.
FIRST, SECOND, MARKER = 0.3, 0.9, 0.2
ATTACK_SPOILED, CARD, LIE = 0.8, 0.6, 0.5


class EvilPilot:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.fighting = Fighting(cards)
        self._default = Default()

    def pick(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        if question.hollow:
            return self._default.pick(view, question)
        if question.msg == "al-setup-danger":
            return self._start_danger(view, question)
        if question.most > 1:
            return self._default.pick(view, question)
        answer = self._answers.get(question.msg)
        key = answer(self, view, question) if answer else ""
        return (key,) if key in question.keys else self._default.pick(view, question)

    # What a creature would do to the hero

    def _bite(self, view: AloneView, creature: SeenCreature, more_dice: int = 0) -> float:
        """Its attack in the hero's sector, on average."""
        here = view.here
        if here is None:
            return 0.0
        hit = hit_chance(here.danger, self.cards.numbers.die)
        return self.fighting.bite(view, creature, here.lit, here.danger) + more_dice * hit

    def _arrival(self, view: AloneView, creature: SeenCreature) -> float:
        """Walking into the hero's sector: the attack, and the shock if the hero did not see it come."""
        shock = self.fighting.row(view, creature).composure if creature.hidden else 0
        return self._bite(view, creature) + 0.9 * shock

    def _kept_back(self, view: AloneView, creature: SeenCreature) -> bool:
        """A boss whose death is the hero's goal does not walk up to a hero who is still strong."""
        return self.fighting.hunted(view, creature) and view.life + view.composure > 9

    def _gain(self, view: AloneView, map: SecretMap, creature: SeenCreature, at: str, steps: int, upto: bool = False) -> float:
        """What moving this creature so many steps is worth: it arrives, or it comes nearer."""
        if self._kept_back(view, creature):
            return 0.0
        before = map.to_hero.get(at, FAR)
        after = map.nearest_after(at, steps, upto)
        if before == 0:
            return 0.0 if after == 0 else -self._bite(view, creature)
        if after == 0:
            return self._arrival(view, creature)
        return STEP * (min(before, FAR) - min(after, FAR))

    # Windows

    def _react(self, view: AloneView, question: Ask) -> str:
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
            return max((self._gain(view, map, c, s.place, 1) for s, c in map.creatures), default=0.0)
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
        bites = sum(self._bite(view, c) for c in here.creatures)
        match effect:
            case MoveCreature():
                return self._moves(view, map, effect)
            case BreakThrough():
                return max((self._gain(view, map, c, s.place, effect.break_through + 1) for s, c in map.creatures), default=0.0)
            case Teleport():
                return self._teleports(view, map, effect)
            case Appear():
                return (NEW if map.near(4) < ENOUGH else 0.35) + 0.2 * effect.nearer
            case CloseIn():
                return 0.3
            case ClawBack():
                return effect.claw_back * hit
            case StrikeAgain():
                return effect.strike_again * hit + max((self._bite(view, c) for c in here.creatures), default=0.7)
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
                    self.fighting.bite(view, c, False, here.danger) - self.fighting.bite(view, c, True, here.danger)
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
        gains = sorted((self._gain(view, map, c, s.place, effect.steps, effect.upto) for s, c in able), reverse=True)
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
            return max(self._arrival(view, c) for _, c in able)
        if effect.to == "adjacent":
            return max(STEP * (min(map.to_hero.get(s.place, FAR), FAR) - 1) for s, _ in able)
        near = [self._arrival(view, c) for s, c in able if map.to_hero.get(s.place, FAR) <= effect.n]
        return max(near, default=STEP * effect.n)

    # Choosing on the map

    def _steps_of(self, view: AloneView) -> tuple[int, bool]:
        """How far the card being resolved lets a creature go, and whether it may stop before."""
        last = view.played[-1] if view.played and view.played_this_turn else None
        if last is None or last.face_down or not last.card:
            return 1, False
        for effect in self.cards.reactions[last.card].in_play(last.dangerous):
            if isinstance(effect, MoveCreature):
                return effect.steps, effect.upto or effect.toward_hero
            if isinstance(effect, BreakThrough):
                return effect.break_through + 1, False
        return 1, False

    def _creature(self, view: AloneView, question: Ask) -> str:
        """Who gains most by the walk or the jump that is coming."""
        map = SecretMap(self.cards, view)
        steps, upto = self._steps_of(view)
        known = {c.key: (s, c) for s, c in map.creatures}
        jump = self._jumps(view)
        best, value = "", -99.0
        for option in question.options:
            if option.key not in known:
                continue
            sector, creature = known[option.key]
            if jump is not None:
                away = map.to_hero.get(sector.place, FAR)
                gain = self._arrival(view, creature) + (0.0 if away else -9.0) - (0.1 * away if jump == "near" else 0.0)
            else:
                gain = self._gain(view, map, creature, sector.place, steps, upto)
            if gain > value:
                best, value = option.key, gain
        if "none" in question.keys and value <= 0:
            return "none"
        return best

    def _jumps(self, view: AloneView) -> str | None:
        """Where the card being resolved teleports to; None if it does not."""
        last = view.played[-1] if view.played and view.played_this_turn else None
        if last is None or last.face_down or not last.card:
            return None
        effects = self.cards.reactions[last.card].in_play(last.dangerous)
        return next((e.to for e in effects if isinstance(e, Teleport)), None)

    def _walk(self, view: AloneView, question: Ask) -> str:
        """The step after which the creature can end nearest to the hero; a boss keeps to its own aim."""
        map = SecretMap(self.cards, view)
        told = dict(question.args)
        left = int(told.get("left", 1))
        walker = next(((s, c) for s, c in map.creatures if c.key == told.get("creature")), None)
        at = str(told.get("sector", ""))
        stop = "stop" in question.keys
        if walker is not None and walker[1].boss:
            return self._boss_step(view, map, walker[1], at, question)
        best, value = "", 99.0
        for option in question.options:
            if option.key == "stop":
                far = float(map.to_hero.get(at, FAR))
            elif option.key.startswith("door:"):
                far = map.after_door(at, option.key.removeprefix("door:"), left - 1) + 0.1
            else:
                far = map.nearest_after(str(dict(option.args)["sector"]), left - 1, stop) + 0.01
            if far < value:
                best, value = option.key, far
        return best

    def _boss_step(self, view: AloneView, map: SecretMap, boss: SeenCreature, at: str, question: Ask) -> str:
        """The Saboteur goes to the control room (the default); a hunted boss away from a strong hero, else towards."""
        if not self.fighting.hunted(view, boss):
            control = map.room("a")
            if not control or at == control:
                return "stop"
            goal = map.steps_to(control)
            return min(question.options, key=lambda o: goal.get(self._leads(map, at, o), FAR)).key
        sign = -1 if self._kept_back(view, boss) else 1
        return min(question.options, key=lambda o: sign * map.to_hero.get(self._leads(map, at, o), FAR)).key

    def _leads(self, map: SecretMap, at: str, option: Option[Any]) -> str:
        if option.key == "stop":
            return at
        if option.key.startswith("door:"):
            return map.beyond(at, option.key.removeprefix("door:")) or at
        return str(dict(option.args).get("sector", at))

    def _kind(self, view: AloneView, question: Ask) -> str:
        """The beast that bites and frightens most, less the way it has to come."""
        table = self.cards.nightmare if view.nightmare else self.cards.creatures
        kinds: dict[str, str] = {str(dict(o.args).get("kind", "")): o.key for o in question.options}
        ranked: list[Kind] = [k for k in KINDS if k in kinds]
        hit = hit_chance(False, self.cards.numbers.die)
        return kinds.get(
            max(ranked, key=lambda k: table[k].dark * hit + 0.5 * table[k].composure - 0.35 * table[k].distance, default=""), ""
        )

    def _ambush(self, view: AloneView, question: Ask) -> str:
        """A sector for a creature: near the hero, hidden, and rather where the hero is going."""
        map = SecretMap(self.cards, view)
        return min(
            question.options, key=lambda o: map.ambush(str(dict(o.args).get("sector", ""))), default=question.options[0]
        ).key

    def _sector(self, view: AloneView, question: Ask) -> str:
        """A sector a card asks for: what is nearest to the hero."""
        map = SecretMap(self.cards, view)
        return min(question.options, key=lambda o: map.to_hero.get(str(dict(o.args).get("sector", "")), FAR)).key

    def _danger(self, view: AloneView, question: Ask) -> str:
        """Rooms of the missions the hero must stop in, and the sectors on the way there."""
        map = SecretMap(self.cards, view)
        places = [o for o in question.options if "sector" in dict(o.args)]
        return min(places, key=lambda o: map.trap(str(dict(o.args)["sector"])), default=question.options[0]).key

    def _start_danger(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        map = SecretMap(self.cards, view)
        ranked = sorted(question.options, key=lambda o: map.trap(str(dict(o.args)["sector"])))
        return tuple(o.key for o in ranked[: question.least])

    def _target(self, view: AloneView, question: Ask) -> str:
        """Of the targets the hero named: the one creatures shall gather at is the nearest goal, the one answered the other."""
        rooms = {f"room:{r}" for r in SecretMap(self.cards, view).goal_rooms}
        wanted = [o.key for o in question.options if dict(o.args).get("target") in rooms]
        return wanted[0] if wanted else question.keys[0]

    def _which_answer(self, view: AloneView, question: Ask) -> str:
        rooms = {f"room:{r}" for r in SecretMap(self.cards, view).goal_rooms}
        useless = [o.key for o in question.options if dict(o.args).get("target") not in rooms]
        return useless[0] if useless else question.keys[-1]

    def _door(self, view: AloneView, question: Ask) -> str:
        """The door on the hero's way."""
        ahead = SecretMap(self.cards, view).door_ahead()
        return next((o.key for o in question.options if dict(o.args).get("way") == ahead), "")

    # Lies

    def _lie(self, view: AloneView, question: Ask) -> str:
        """As far from the truth as allowed; the longer way discourages more."""
        false = [o for o in question.options if not dict(o.args).get("true")]
        return false[-1].key if false else ""

    def _lie_about(self, view: AloneView, question: Ask) -> str:
        """A creature left out is met unprepared; else stairs or danger left out; else a beast that is not there, on the way."""
        map = SecretMap(self.cards, view)

        def rank(o: Option[Any]) -> tuple[float, str]:
            told = dict(o.args)
            element, omit = str(told.get("element", "")), bool(told.get("omit", 0))
            order = {"creature": 0.0, "stairs": 1.0, "danger": 2.0, "box": 4.0, "door": 5.0, "sabotage": 3.0, "condition": 4.0}
            base = order.get(element, 6.0) if omit else (1.5 if element == "creature" else 3.5)
            return base + 0.05 * map.ahead(str(told.get("sector", ""))), o.key

        return min(question.options, key=rank).key

    def _other_floor(self, view: AloneView, question: Ask) -> str:
        return "floor:other"

    def _false_noise(self, view: AloneView, question: Ask) -> str:
        """From where the hero wants to go."""
        onward = SecretMap(self.cards, view).way_ahead()
        return next((o.key for o in question.options if dict(o.args).get("way") == onward), "")

    # Other questions

    def _face_down(self, view: AloneView, question: Ask) -> str:
        """The card that is worth least by itself."""
        ranked: Sequence[str] = [k for k in question.keys if k in self.cards.reactions]
        return min(ranked, key=lambda k: (self._usual_worth(self.cards.reactions[k]), k), default="")

    def _deadly(self, view: AloneView, question: Ask) -> str:
        n = int(dict(question.args).get("n", 2))
        return "deadly" if view.life + view.composure <= n + 4 else "no"

    def _own_setup(self, view: AloneView, question: Ask) -> str:
        return "own"

    def _boss_place(self, view: AloneView, question: Ask) -> str:
        """The Saboteur starts where it can, as far from the hero as possible; so does a hunted boss."""
        map = SecretMap(self.cards, view)
        return max(question.options, key=lambda o: (map.to_hero.get(str(dict(o.args)["sector"]), 0), o.key)).key

    _answers: dict[str, Callable[[EvilPilot, AloneView, Ask], str]] = {
        "al-react": _react,
        "al-spawn-kind": _kind,
        "al-setup-kind": _kind,
        "al-spawn-where": _ambush,
        "al-setup-sector": _ambush,
        "al-setup-how": _own_setup,
        "al-which-creature": _creature,
        "al-alarm": _creature,
        "al-which-of-them": _creature,
        "al-walk": _walk,
        "al-card-sector": _sector,
        "al-standard-danger": _danger,
        "al-place-danger": _danger,
        "al-card-block": _door,
        "al-card-door": _door,
        "al-card-target": _target,
        "al-which-answer": _which_answer,
        "al-card-lie": _lie_about,
        "al-card-noise": _false_noise,
        "al-say-distance": _lie,
        "al-say-floor": _other_floor,
        "al-standard-card": _face_down,
        "al-deadly-bonus": _deadly,
        "al-place-boss": _boss_place,
    }
