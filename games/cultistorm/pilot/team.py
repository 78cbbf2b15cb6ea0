"""The team's plan for a round: who goes where, fights whom, with which die and whose help.

Every seat makes it for everybody from what it sees, and does its own part; as all see the same where hands are open, the parts fit. It is
made anew whenever something has changed, and what was done already (a move, a die, a support that was laid) is then found done.

Investigators choose in turn, in every order; each takes what is worth most with what is left: enemies, dice, cards the others can spare. The
order that leaves the team best off is the plan.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import Symbol
from games.cultistorm.pilot import worth
from games.cultistorm.pilot.bringing import KINDS, WILD, Brought, against, brought, counted, short
from games.cultistorm.state import kind
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


@dataclass(frozen=True, slots=True)
class Lending:
    """A combat support of somebody's hand: of these kinds one symbol, or several wild ones."""

    by: int
    card: str
    kinds: tuple[int, ...]
    n: int
    star: bool
    harm: int
    horror: int
    stays: bool = False  # the card it names stays in hand


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


class Team:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self._last: tuple[object, Plan] | None = None

    def plan(self, view: StormView) -> Plan:
        key = (
            view.viewer if not view.open_hands else None,
            view.round,
            view.places,
            view.investigators,
            view.pool,
            view.marker,
            view.lasting,
        )
        if self._last is None or self._last[0] != key:
            self._last = (key, self._make(view))
        return self._last[1]

    def _make(self, view: StormView) -> Plan:
        people = [brought(view, self.cards, i) for i in view.investigators]
        deeds = {p.who: self._deeds(view, p) for p in people if p.known}
        taken = {e for i in view.investigators if i.hand is None for e in i.targets}
        lendings = [x for p in people if p.known for x in self._lendings(view, p)]
        best = Plan(worth=-1e9)
        for order in islice(permutations(deeds), ORDERS if len(deeds) < 5 else None) if deeds else ():
            if len(deeds) >= 5 and (order[0] + 2 * order[1] + 3 * order[2]) % 5:
                continue
            found = self._in_order(view, people, deeds, lendings, order, taken)
            if found.worth > best.worth:
                best = found
        return best

    # What somebody could do

    def _deeds(self, view: StormView, has: Brought) -> list[Deed]:
        person = view.investigators[has.who]
        hand = [0] * (WILD + 1)
        for symbol in has.cards.values():
            hand[symbol] += 1
        if person.otherworld:  # whoever is in another world fights nobody and goes nowhere
            return [Deed(has.who, person.slot, (), counted(()), against(has, person.slot, (), self.cards), 0.0)]
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
        best = [deed for _, deed in found[:DEEDS]]
        best += [deed for _, deed in found[DEEDS:] if any(e.great for e in deed.enemies)]
        best += [d for _, d in found[DEEDS:] if not d.enemies and d.slot == person.slot]
        return best

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
        room = max(0, place.required - place.trophies)
        mine = worth.trophies(person, place.symbol)
        value += 0.5 * min(room, mine)
        if place.symbol in person.seals and not place.elders:
            there = sum(
                worth.trophies(i, place.symbol) for i in view.investigators if i.slot == place.slot and i.who != person.who
            )
            if mine + there >= room:
                cost = max(0, place.seal_cost - sum(kind(o) == "iron-key" for o in person.objects) * 2)
                dies = person.madness + cost > self.cards.numbers.insanity
                value += 0.5 if dies else worth.SEAL - 0.5 * worth.price(person.madness, cost)
        return value

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
            horror = int("horror" in printed.icons)
            for trait in printed.fight:
                if not isinstance(trait, Gives):
                    continue
                if trait.gives == "named":
                    kinds = tuple(dict.fromkeys(k for c, k in has.cards.items() if c != card))
                    yield Lending(has.who, card, kinds, 1, True, 0, horror, stays=True)
                else:
                    harm = self.cards.harm[kind(card)]
                    yield Lending(has.who, card, (KINDS[trait.gives],), trait.n, printed.star, harm, horror)

    def costs(self, view: StormView, lending: Lending, madness: int) -> float:
        star = lending.star and not self._stars_cost(view)
        free = any(e.what == "free_support" and e.on == str(lending.by) for e in view.lasting) or self._shoulders(
            view, lending.by
        )
        return (0.0 if star or free else worth.price(madness)) + worth.STEP * lending.horror

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
        )
        plan = Plan()
        for who in order:
            best: Part | None = None
            for deed in deeds[who]:
                if best is not None and deed.worth <= best.worth:
                    continue
                part = self._tried(view, people[who], deed, left, lendings, plan)
                if part is not None and (best is None or part.worth > best.worth):
                    best = part
            if best is None:
                best = Part(who, view.investigators[who].slot)
            self._take(view, people[who], best, left)
            plan.parts[who] = best
            plan.worth += best.worth
        for place in view.places:
            for elder in place.elders:
                if elder.id in left.gone and any(e.id not in left.gone for e in place.column):
                    plan.worth -= worth.CERTAIN_LOSS  # nobody clears the way to it
        return plan

    def _tried(self, view: StormView, has: Brought, deed: Deed, left: _Left, lendings: list[Lending], plan: Plan) -> Part | None:
        """The deed with the cheapest help that is left; None: it cannot be done."""
        if any(e.id in left.gone for e in deed.enemies):
            return None
        if deed.enemies and deed.slot in left.kills and not self._leaves_one(view, deed, left):
            return None
        if not deed.enemies:
            return Part(deed.who, deed.slot, worth=deed.worth)
        person = view.investigators[deed.who]
        hand = left.hands[deed.who]
        total = list(deed.rest)
        for symbol in hand.values():
            total[symbol] += 1
        lacks, n = short(deed.need, total)
        value, die, lent = deed.worth, None, list[Lending]()
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
            ways = sorted(
                ((self._price(view, x, left), x) for x in lendings if x.by != deed.who and x.card in left.hands[x.by]),
                key=lambda w: w[0] / min(w[1].n, 2),
            )
            hurt = dict[int, int]()
            for cost, lending in ways:
                if n <= 0:
                    break
                symbol = next((k for k in lending.kinds if k == WILD or lacks[k]), None)
                if symbol is None or (lending.harm and madness + lending.harm > self.cards.numbers.insanity - 1):
                    continue
                if not lending.star and left.madness[lending.by] + hurt.get(lending.by, 0) >= self.cards.numbers.insanity:
                    continue
                if not lending.star and hurt.get(lending.by):
                    cost += worth.price(left.madness[lending.by] + 1) - worth.price(left.madness[lending.by])
                n -= _fill(lacks, symbol, lending.n)
                value -= cost + (worth.price(madness, lending.harm) if lending.harm else 0)
                hurt[lending.by] = hurt.get(lending.by, 0) + (not lending.star)
                lent.append(lending)
                if value < 0:
                    return None
        if n > 0:
            return None
        keeps = _needed(deed.need, deed.rest, hand, None if die is None else left.dice[die], lent)
        return Part(deed.who, deed.slot, tuple(e.id for e in deed.enemies), die, tuple(lent), keeps, value)

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

    def _price(self, view: StormView, lending: Lending, left: _Left) -> float:
        return self.costs(view, lending, left.madness[lending.by]) + (0.05 if lending.stays else LENT)

    def _die(self, lacks: list[int], left: _Left) -> int | None:
        plain = [id for id, k in left.dice.items() if k != WILD and lacks[k]]
        return plain[0] if plain else next((id for id, k in left.dice.items() if k == WILD), None)

    def _take(self, view: StormView, has: Brought, part: Part, left: _Left) -> None:
        left.gone |= set(part.enemies)
        if part.slot in left.kills:
            great = {e.id for e in view.places[part.slot].elders}
            left.kills[part.slot] -= len(set(part.enemies) - great)
        if part.die is not None:
            left.dice.pop(part.die)
        left.hands[part.who] = {c: k for c, k in left.hands[part.who].items() if c not in part.keeps}
        for lending in part.lent:
            left.hands[lending.by].pop(lending.card, None)
            left.madness[lending.by] += not lending.star
            left.madness[part.who] += lending.harm


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


def named(lending_card: str, symbols: dict[str, int], lacks: list[Symbol]) -> str:
    """Which card Pooled Effort should name."""
    short_of = {KINDS[s] for s in lacks}
    return next((c for c, k in symbols.items() if c != lending_card and (k == WILD or k in short_of)), "")
