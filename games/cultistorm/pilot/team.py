"""The team's plan for a round: who goes where, fights whom, with which die and whose help.

Every seat makes it for everybody from what it sees, and does its own part; as all see the same where hands are open, the parts fit. It is
made anew whenever something has changed, and what was done already (a move, a die, a support that was laid) is then found done.

Investigators choose in turn, in every order; each takes what is worth most with what is left: enemies, dice, cards the others can spare. The
order that leaves the team best off is the plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.bringing import KINDS, WILD, Brought, against, brought, counted, short
from games.cultistorm.state import ALLIES, kind
from games.cultistorm.traits import Gives, OnlyNearest, StarsCost
from games.cultistorm.view import EnemyView, InvestigatorView, PlaceView, StormView

# So many orders are tried, of so many deeds of each.
ORDERS = 24
DEEDS = 9
# A card that is lent is replaced by another one: what its holder loses by that.
LENT = 0.25
OBJECT = 1.2
# What lies there already is kept unless something better is found.
KEPT = 0.5
# Great Old Ones: to be rid of one, and to seal its location by that.
GREAT = 3.0
# A fight that lacks so many symbols where hands are closed: how likely others bring them once they are told (S-157).
HOPED = {1: 0.6, 2: 0.25}
AT_THE_GATE = {1: 0.8, 2: 0.7, 3: 0.5, 4: 0.3}  # … and the same of a Great Old One that would enter
# A plan that is being carried out is given up only for one that is worth so much more.
BETTER = 0.8


@dataclass(frozen=True, slots=True)
class Lending:
    """A combat support of somebody's hand: of these kinds one symbol, or several wild ones. Or an `ally` somebody calls on, perhaps for
    themselves (Remote Assistance)."""

    by: int
    card: str
    kinds: tuple[int, ...]
    n: int
    star: bool
    harm: int
    prices: tuple[float, ...]  # by the insanity of its holder
    ally: bool = False

    @property
    def head(self) -> str:
        return "ally" if self.ally else "support"


@dataclass(frozen=True, slots=True)
class Deed:
    """Something an investigator could do in this round: be there, fight these."""

    who: int
    slot: int
    enemies: tuple[EnemyView, ...]
    need: list[int]
    rest: list[int]
    worth: float


@dataclass(frozen=True, slots=True)
class Part:
    """What the plan has for one investigator. `keeps` are the hand cards it takes; `lacks` symbols are left to luck."""

    who: int
    slot: int
    enemies: tuple[str, ...] = ()
    die: int | None = None
    lent: tuple[Lending, ...] = ()
    keeps: frozenset[str] = frozenset()
    worth: float = 0.0


@dataclass(slots=True)
class Plan:
    parts: dict[int, Part] = field(default_factory=dict[int, Part])
    worth: float = 0.0
    order: tuple[int, ...] = ()

    def lent_by(self, who: int) -> list[tuple[Lending, int]]:
        return [(x, p.who) for p in self.parts.values() for x in p.lent if x.by == who]

    def fought(self) -> set[str]:
        return {e for p in self.parts.values() for e in p.enemies}


@dataclass(slots=True)
class _Left:
    """What is left while a plan is made."""

    hands: dict[int, dict[str, int]]
    dice: dict[int, int]  # of the pool: by id the kind
    claims: int
    gone: set[str]
    madness: list[int]
    kills: dict[int, int]  # by slot with a Great Old One: how many below it may die
    brought: list[int]  # by slot: matching trophies of those who are there, or go there
    called: list[Lending]  # allies
    calls: int  # … so many of everybody

    def has(self, lending: Lending, whom: int, besides: list[Lending]) -> bool:
        if lending.ally:
            called = [x for x in (*self.called, *besides) if x.ally]
            return all(x.card != lending.card for x in called) and sum(x.by == lending.by for x in called) < self.calls
        return lending.by != whom and lending.card in self.hands[lending.by]


@dataclass(frozen=True, slots=True)
class _Made:
    """A plan, and what it was made of: everything it depends on, and what of that calls for a new one."""

    key: object
    drawn: tuple[object, ...]
    plan: Plan


class Team:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self._made: dict[int | None, _Made] = {}  # one for all; by seat where hands are closed

    def plan(self, view: StormView) -> Plan:
        """The one for this view. While nobody draws a card and nothing moves on the board, the order that was best is kept."""
        viewer = view.viewer if not view.open_hands else None
        key = (view.round, view.places, [_facts(i) for i in view.investigators], view.pool, view.lasting)
        made = self._made.get(viewer)
        if made is None or made.key != key:
            board = [(p.column, p.elders, p.sealed) for p in view.places]
            drawn = (view.round, [i.hand for i in view.investigators], board)
            before = made.plan if made is not None and made.drawn[0] == view.round else None
            plan = self._make(view, before, made is not None and made.drawn == drawn)
            made = self._made[viewer] = _Made(key, drawn, plan)
        return made.plan

    def _make(self, view: StormView, before: Plan | None, same: bool) -> Plan:
        """`before` is carried on unless something clearly better is found; with the `same` cards it is not looked for."""
        people = [brought(view, self.cards, i) for i in view.investigators]
        every = {p.who: self._deeds(view, p) for p in people if p.known}
        deeds = {who: _promising(view, found) for who, found in every.items()}
        taken = {e for i in view.investigators if i.hand is None for e in i.targets}
        madness = [i.madness for i in view.investigators]
        lendings = [x for p in people if p.known for x in self._lendings(view, p)]
        lendings += self._allies(view)
        lendings.sort(key=lambda x: x.prices[madness[x.by]] / min(x.n, 2))
        best = Plan(worth=-1e9)
        if before is not None and before.order and set(before.order) == set(deeds):
            kept = {who: _as_before(found, before.parts[who]) for who, found in every.items()}
            best = self._in_order(view, people, kept, lendings, before.order, taken)
            if same and all(best.parts[who].enemies == before.parts[who].enemies for who in deeds):
                return best
            best.worth += BETTER
        for order in _orders(tuple(deeds)):
            found = self._in_order(view, people, deeds, lendings, order, taken)
            if found.worth > best.worth:
                best = found
        return best

    # What somebody could do

    def _deeds(self, view: StormView, has: Brought) -> list[tuple[float, Deed]]:
        """All of them, those that are worth most with what one has oneself first."""
        person = view.investigators[has.who]
        hand = [0] * (WILD + 1)
        for symbol in has.cards.values():
            hand[symbol] += 1
        if person.otherworld:  # whoever is in another world fights nobody and goes nowhere
            return [(0.0, Deed(has.who, person.slot, (), counted(()), against(has, person.slot, (), self.cards), 0.0))]
        found: list[tuple[float, Deed]] = []
        for place in view.places:
            stays = place.slot == person.slot
            if not stays and worth.price(person.madness, person.move_cost) > worth.INSANITY[2]:
                continue
            being = self._being_there(view, person, place)
            for enemies in self._fights(view, person, place):
                rest = against(has, place.slot, enemies, self.cards)
                need = counted(tuple(s for e in enemies for s in e.needed))
                value = being + self._beating(view, person, place, enemies)
                lacks = short(need, [h + r for h, r in zip(hand, rest, strict=True)])[1]
                deed = Deed(has.who, place.slot, enemies, need, rest, value)
                found.append((value - 0.7 * max(0, lacks - 1), deed))
        found.sort(key=lambda f: -f[0])
        return found

    def _fights(self, view: StormView, person: InvestigatorView, place: PlaceView) -> Iterator[tuple[EnemyView, ...]]:
        """Nobody, one, or two that can be attacked one after the other."""
        yield ()
        column = [e for e in place.column if not e.hidden]
        if person.attack != "ranged":
            column = column[:2]
            open_ = column[:1]
        else:
            open_ = [e for i, e in enumerate(column) if not i or not self._only_nearest(e)]
        for enemy in open_:
            yield (enemy,)
        if person.attack == "ranged":
            yield from combinations(open_, 2)
        elif len(column) == 2:
            yield (column[0], column[1])
        for elder in place.elders:
            if elder.gate:
                yield (elder,)
            elif len(place.column) == 1 and column:
                yield (elder,)  # once somebody else has killed the last below it
                yield (column[0], elder)

    def _only_nearest(self, enemy: EnemyView) -> bool:
        return any(isinstance(t, OnlyNearest) for t in self.cards.cultists[enemy.id].traits)

    def _being_there(self, view: StormView, person: InvestigatorView, place: PlaceView) -> float:
        """Trophies are laid on the way; whoever has the gate seal card goes where it can be used."""
        value = 0.0
        if place.slot != person.slot:
            value -= worth.price(person.madness, person.move_cost) + 0.02
        if place.sealed:
            return value
        if not place.elders and place.slot != person.slot:
            room = max(0, place.required - place.trophies)
            value += worth.laying(view, place) * min(room, worth.trophies(person, place.symbol))
        return value

    def _sealing(self, view: StormView, deed: Deed, left: _Left) -> float:
        """Whoever has the gate seal card goes where it can be used: with what lies there and what others bring."""
        person, place = view.investigators[deed.who], view.places[deed.slot]
        if place.sealed or place.elders or place.symbol not in person.seals:
            return 0.0
        mine = worth.trophies(person, place.symbol) if person.slot != deed.slot else 0
        if place.trophies + left.brought[deed.slot] + mine < place.required:
            return 0.0
        there = sum(e.id not in left.gone and e not in deed.enemies for e in place.column)
        cost = max(0, there - 2 * any(kind(o) == "iron-key" for o in person.objects))
        if person.madness + cost > self.cards.numbers.insanity:
            return 0.0
        return worth.sealing(view) - 0.5 * worth.price(person.madness, cost)

    def _beating(self, view: StormView, person: InvestigatorView, place: PlaceView, enemies: tuple[EnemyView, ...]) -> float:
        if not enemies:
            return 0.0
        value = worth.price(person.madness) + worth.IDLE
        for enemy in enemies:
            if enemy.great:
                value += self._banishing(view, enemy, place) - worth.price(person.madness)
            else:
                value += worth.kill(view, self.cards, enemy, person.who)
            if enemy.id in person.targets:
                value += KEPT / len(enemies)
        return value

    def _banishing(self, view: StormView, enemy: EnemyView, place: PlaceView) -> float:
        """What it is worth to defeat a Great Old One now. At the gate everything; the endgame's only when the rest is sealed."""
        others = [p for p in worth.unsealed(view) if p.slot != place.slot]
        last = sum(len(p.elders) for p in view.places) == 1
        if view.ending and last and others:
            return -worth.CERTAIN_LOSS
        if enemy.gate and not enemy.held:
            return worth.CERTAIN_LOSS
        return GREAT + (0 if place.sealed else worth.SEAL)

    # Help

    def _lendings(self, view: StormView, has: Brought) -> Iterator[Lending]:
        person = view.investigators[has.who]
        if not person.supports_left:
            return
        for card in has.cards:
            printed = self.cards.actions[kind(card)]
            step = worth.STEP * ("horror" in printed.icons)
            for trait in printed.fight:
                if not isinstance(trait, Gives):
                    continue
                if trait.gives == "named":
                    kinds = tuple(dict.fromkeys(k for c, k in has.cards.items() if c != card))
                    yield Lending(has.who, card, kinds, 1, True, 0, self._prices(view, has.who, True, 0.05 + step))
                else:
                    harm = self.cards.harm[kind(card)]
                    prices = self._prices(view, has.who, printed.star, LENT + step)
                    yield Lending(has.who, card, (KINDS[trait.gives],), trait.n, printed.star, harm, prices)

    def _allies(self, view: StormView) -> Iterator[Lending]:
        """Those face up who bring a symbol, for each who could still call on one."""
        calls = [e.by for e in view.lasting if e.what == "ally"]
        called = {by for by in calls if calls.count(by) >= self.cards.numbers.ally_calls}
        for card in view.shelf.get(ALLIES, ()):
            for trait in self.cards.module_cards[kind(card)].traits:
                if isinstance(trait, Gives):
                    for by in (i.who for i in view.investigators if i.who not in called):
                        prices = tuple(0.1 + worth.price(m) for m in range(self.cards.numbers.insanity + 2))
                        yield Lending(by, card, (KINDS[trait.gives],), trait.n, False, 0, prices, ally=True)

    def _prices(self, view: StormView, by: int, star: bool, more: float) -> tuple[float, ...]:
        """What it costs to lend a card, by the insanity of whoever does."""
        free = any(e.what == "free_support" and e.on == str(by) for e in view.lasting) or self._shoulders(view, by)
        paid = not free and (not star or self._stars_cost(view))
        return tuple(more + (worth.price(m) if paid else 0.0) for m in range(self.cards.numbers.insanity + 2))

    def _stars_cost(self, view: StormView) -> bool:
        great = self.cards.great_old_ones
        return any(isinstance(t, StarsCost) for p in view.places for e in p.elders for t in great[e.id].traits)

    def _shoulders(self, view: StormView, who: int) -> bool:
        """The Supporter's ability pays for the first ones of a round."""
        person = view.investigators[who]
        return person.id == "supporter" and person.level >= 1 and person.played < (3 if person.level >= 3 else 1)

    # One order

    def _in_order(
        self,
        view: StormView,
        people: list[Brought],
        deeds: dict[int, list[Deed]],
        lendings: list[Lending],
        order: tuple[int, ...],
        taken: set[str],
    ) -> Plan:
        left = _Left(
            hands={p.who: dict(p.cards) for p in people},
            dice={d.id: KINDS[d.face] for d in view.pool},
            claims=view.free_claims,
            gone=set(taken),
            madness=[i.madness for i in view.investigators],
            kills={p.slot: len(p.column) - 1 for p in view.places if p.elders},
            called=[],
            calls=self.cards.numbers.solo if len(people) == 1 else self.cards.numbers.ally_calls,
            brought=[sum(worth.trophies(i, p.symbol) for i in view.investigators if i.slot == p.slot) for p in view.places],
        )
        plan = Plan(order=order)
        for who in order:
            best: Part | None = None
            seals = bool(view.investigators[who].seals)
            for deed in deeds[who]:
                value = deed.worth + (self._sealing(view, deed, left) if seals else 0.0)
                if best is not None and value <= best.worth:
                    continue
                part = self._tried(view, people[who], deed, value, left, lendings)
                if part is not None and (best is None or part.worth > best.worth):
                    best = part
            if best is None:
                best = Part(who, view.investigators[who].slot)
            self._take(view, people[who], best, left)
            plan.parts[who] = best
            plan.worth += best.worth
        for who, part in plan.parts.items():
            if not part.enemies:  # whoever fights nobody pays for that as well, with what they have lent
                plan.worth -= self._idle(left.madness[who]) - self._idle(view.investigators[who].madness)
        for place in view.places:
            for elder in place.elders:
                if elder.id in left.gone and any(e.id not in left.gone for e in place.column):
                    plan.worth -= worth.CERTAIN_LOSS  # nobody clears the way to it
        return plan

    def _idle(self, madness: int) -> float:
        return min(worth.CERTAIN_LOSS, worth.price(madness))

    def _tried(
        self, view: StormView, has: Brought, deed: Deed, value: float, left: _Left, lendings: list[Lending]
    ) -> Part | None:
        """The deed with the cheapest help that is left; None: it cannot be done."""
        if any(e.id in left.gone for e in deed.enemies):
            return None
        if deed.enemies and deed.slot in left.kills and not self._leaves_one(view, deed, left):
            return None
        if not deed.enemies:
            return Part(deed.who, deed.slot, worth=value)
        person = view.investigators[deed.who]
        hand = left.hands[deed.who]
        total = list(deed.rest)
        for symbol in hand.values():
            total[symbol] += 1
        lacks, n = short(deed.need, total)
        die, lent = None, list[Lending]()
        madness = left.madness[deed.who] + sum(e.great for e in deed.enemies)
        if madness > self.cards.numbers.insanity:
            return None
        if n > 0 and person.may_take:
            die = self._die(lacks, left)
            if die is not None:
                n -= _fill(lacks, left.dice[die], 1)
                value -= 0.05
        if n > 0:
            for _, number in has.objects:
                if n > 0:
                    n -= number
                    value -= worth.INSANITY[0] + OBJECT / 2
        if n > 0:
            most = self.cards.numbers.insanity
            hurt = list(left.madness)
            for lending in lendings:
                if not left.has(lending, deed.who, lent):
                    continue
                symbol = next((k for k in lending.kinds if k == WILD or lacks[k]), None)
                if symbol is None or (lending.harm and madness + lending.harm >= most):
                    continue
                if not lending.star and hurt[lending.by] >= most:
                    continue
                n -= _fill(lacks, symbol, lending.n)
                value -= lending.prices[hurt[lending.by]] + (worth.price(madness, lending.harm) if lending.harm else 0)
                hurt[lending.by] += not lending.star
                lent.append(lending)
                if n <= 0 or value < 0:
                    break
            if value < 0:
                return None
        if n > 0 and not view.open_hands:
            value, n = self._hoped(view, deed, value, n)
        if n > 0:
            if not any(e.gate for e in deed.enemies) or n > 2 or not (die is not None or person.dice):
                return None
            value /= 4 * n  # left to rerolls: better than to let it in
        keeps = _needed(deed.need, deed.rest, hand, None if die is None else left.dice[die], lent)
        return Part(deed.who, deed.slot, tuple(e.id for e in deed.enemies), die, tuple(lent), keeps, value)

    def _hoped(self, view: StormView, deed: Deed, value: float, lacks: int) -> tuple[float, int]:
        """Where hands are closed: one says what is lacking, and whoever has it may lend it; declining costs no more. Of two enemies one would be
        beaten alone, so that nothing is said. At the gate everybody lends what they have."""
        chances = AT_THE_GATE if any(e.gate for e in deed.enemies) else HOPED
        great = any(e.great and not e.gate for e in deed.enemies)
        if lacks not in chances or len(deed.enemies) > 1 or great:
            return value, lacks
        return chances[lacks] * value, 0

    def _leaves_one(self, view: StormView, deed: Deed, left: _Left) -> bool:
        """Below a Great Old One somebody must stay, or it is at the gate with nobody left to fight it; unless it falls as well."""
        cultists = sum(not e.great for e in deed.enemies)
        great = any(e.great for e in deed.enemies)
        place = view.places[deed.slot]
        if great:
            return sum(e.id not in left.gone and e not in deed.enemies for e in place.column) <= 1
        if view.ending:
            return left.kills[deed.slot] - cultists >= 1
        return left.kills[deed.slot] >= cultists or any(e.id in left.gone for e in place.elders)

    def _die(self, lacks: list[int], left: _Left) -> int | None:
        plain = [id for id, k in left.dice.items() if k != WILD and lacks[k]]
        return plain[0] if plain else next((id for id, k in left.dice.items() if k == WILD), None)

    def _take(self, view: StormView, has: Brought, part: Part, left: _Left) -> None:
        left.gone |= set(part.enemies)
        person = view.investigators[part.who]
        if part.slot != person.slot:
            left.brought[part.slot] += worth.trophies(person, view.places[part.slot].symbol)
        if part.slot in left.kills:
            great = {e.id for e in view.places[part.slot].elders}
            left.kills[part.slot] -= len(set(part.enemies) - great)
        if part.die is not None:
            left.dice.pop(part.die)
        left.hands[part.who] = {c: k for c, k in left.hands[part.who].items() if c not in part.keeps}
        for lending in part.lent:
            left.hands[lending.by].pop(lending.card, None)
            if lending.ally:
                left.called.append(lending)
            left.madness[lending.by] += not lending.star
            left.madness[part.who] += lending.harm


def _facts(person: InvestigatorView) -> tuple[object, ...]:
    """What of somebody a plan depends on; all who see their hand see the same."""
    p = person
    goods = (p.hand, p.dice, p.objects, p.trophies, p.seals, p.supports, p.targets)
    return (p.slot, p.insanity, p.permanent, p.level, p.attack, p.may_take, p.move_cost, p.played, *goods)


def _promising(view: StormView, found: list[tuple[float, Deed]]) -> list[Deed]:
    """The best ones; further those against Great Old Ones, and those without a fight where one stands or can seal."""
    best = [deed for _, deed in found[:DEEDS]]
    for _, deed in found[DEEDS:]:
        person, place = view.investigators[deed.who], view.places[deed.slot]
        if any(e.great for e in deed.enemies) or (
            not deed.enemies and (deed.slot == person.slot or place.symbol in person.seals)
        ):
            best.append(deed)
    return best


def _as_before(found: list[tuple[float, Deed]], part: Part) -> list[Deed]:
    return [d for _, d in found if d.slot == part.slot and tuple(e.id for e in d.enemies) in (part.enemies, ())]


@cache
def _orders(people: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All of them, or as many as there is time for, spread over all."""
    every = tuple(permutations(people))
    return every[:: max(1, len(every) // ORDERS)]


def _fill(lacks: list[int], symbol: int, n: int) -> int:
    """So many symbols are lacking less."""
    if symbol != WILD:
        n = min(n, lacks[symbol])
        lacks[symbol] -= n
    return n


def _needed(need: list[int], rest: list[int], hand: dict[str, int], die: int | None, lent: list[Lending]) -> frozenset[str]:
    """The hand cards a fight takes if everything else is used first."""
    has = list(rest)
    if die is not None:
        has[die] += 1
    lacks, _ = short(need, has)
    wild = has[WILD]
    for lending in lent:
        symbol = next((k for k in lending.kinds if k == WILD or lacks[k]), WILD)
        if symbol == WILD:
            wild += lending.n
        else:
            _fill(lacks, symbol, lending.n)
    keeps = set[str]()
    for card, symbol in hand.items():
        if symbol != WILD and lacks[symbol]:
            lacks[symbol] -= 1
            keeps.add(card)
    left = sum(lacks) - wild
    for card, symbol in hand.items():
        if symbol == WILD and left > 0:
            left -= 1
            keeps.add(card)
    return frozenset(keeps)
