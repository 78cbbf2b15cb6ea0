"""Using cards one holds (DMD-INVEST-08, S52), and what skills allow between other things (D35): Dark Bargain, Copycat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.death_may_die import events
from games.death_may_die.rules import dying, enemies, holding, sanity, wounds
from games.death_may_die.state import Held, Lasting, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import ALL, Bargain, BargainHeals, BargainShared, Copies
from games.kernel.ask import Option, Script, ask, option
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.death_may_die.content import Use


@dataclass(frozen=True, slots=True)
class Usable:
    """One way to use a card one holds."""

    card: str
    number: int


def _held(g: Death, who: Who, card: str) -> Held:
    return next(h for h in g.inv(who).cards if h.card == card)


def options(g: Death, who: Who, when: str) -> list[Option[Usable]]:
    """What can be used at this moment: in time, within its limit, payable, and with an effect."""
    found: list[Option[Usable]] = []
    for held, half in g.halves(who):
        for i, use_ in enumerate(half.uses):
            if use_.when != when or (use_.limit and g.used(who, f"{held.card}:{i}", use_.limit)):
                continue
            if all(e.possible(g, who, held.card) for e in use_.cost) and _does_something(g, who, held.card, use_):
                found.append(option(f"use:{held.card}:{i}", Usable(held.card, i), card=held.card, half=held.half, number=i))
    return found


def _does_something(g: Death, who: Who, card: str, use_: Use) -> bool:
    """Something of it can be had; what cannot is skipped. What only hurts is no reason to use a card."""
    wanted = [e for e in use_.effects if not any(e.toll(g, who))] or use_.effects
    return any(e.possible(g, who, card) for e in wanted)


Help: TypeAlias = Literal["heal:stress", "heal:wounds", "put_out:you"]


def helping(g: Death, who: Who, *wanted: Help) -> list[Option[Usable]]:
    """What can be used now and does one of these, as cards write it."""

    def helps(usable: Usable) -> bool:
        return any(f"{e.called()}:{getattr(e, e.called())}" in wanted for e in _use(g, who, usable).effects)

    return [o for o in options(g, who, "turn") if helps(o.value)]


def _use(g: Death, who: Who, usable: Usable) -> Use:
    held = _held(g, who, usable.card)
    return g.cards.half(held.card, held.half).uses[usable.number]


def use(g: Death, who: Who, usable: Usable) -> Script[None]:
    """Pay, discard if it says so, then the effect."""
    held, what = _held(g, who, usable.card), _use(g, who, usable)
    g.tell(events.Used(who, held.card, held.half))
    if what.limit:
        g.use(who, f"{held.card}:{usable.number}", what.limit)
    yield from run_all(what.cost, g, who, held.card)
    if what.discard:
        holding.discard(g, who, held)
    if (yield from dying.outlives(g, who)):
        yield from run_all(what.effects, g, who, held.card)
    yield from dying.settle(g)


# Dark Bargain


def dice_bargains(g: Death, who: Who) -> list[Option[str]]:
    """Once per turn 1 sanity: dice on a roll of this turn."""
    traits = () if g.used(who, "bargain", "turn") else g.traits(who, Bargain)
    return [option("bargain:dice", "dice", n=max(t.bargain for t in traits))] if traits else []


def healing_bargains(g: Death, who: Who) -> list[Option[str]]:
    """… or wounds healed, if anybody it could heal has some."""
    traits = () if g.used(who, "bargain", "turn") else g.traits(who, BargainHeals)
    if not traits or not any(g.inv(w).wounds for w in _helped(g, who)):
        return []
    return [option("bargain:heal", "heal", n=max(t.bargain_heals for t in traits))]


def _helped(g: Death, who: Who) -> list[Who]:
    """Whom a bargain may be for: its owner first, from level 4 on everybody on the space."""
    return [who, *(w for w in g.here(g.inv(who).space) if w != who and g.traits(who, BargainShared))]


def bargain(g: Death, who: Who, what: str) -> Script[None]:
    g.use(who, "bargain", "turn")
    sanity.lose(g, who, max(t.sanity for t in g.traits(who, Bargain)))
    whom = yield from _for_whom(g, who)
    n = max((t.bargain for t in g.traits(who, Bargain)), default=0)
    healed = max((t.bargain_heals for t in g.traits(who, BargainHeals)), default=0)
    if g.inv(who).sanity < g.cards.numbers.sanity.skull:  # S64: whoever is out has no benefit
        if what == "dice":
            g.lasts(Lasting(what="dice", n=n, on=str(whom), by=who))
            g.tell(events.Bargained(who, whom, n))
        else:
            wounds.heal(g, whom, healed)
    yield from dying.settle(g)


def _for_whom(g: Death, who: Who) -> Script[Who]:
    """Dark Bargain 4: an investigator on one's space who agrees."""
    whom = yield from enemies.one_person(g, _helped(g, who), who)
    if whom != who and g.player(whom) != g.player(who):
        agree = [option("agree", True), option("decline", False)]
        if not (yield from ask(g.player(whom), "dmd-agree", agree, who=whom, by=who)):
            return who
    return whom


# Copycat


def copies(g: Death, who: Who) -> list[Option[str]]:
    """Once per turn: an investigator in range, whose unique skill one has too until one's next turn begins."""
    traits = g.traits(who, Copies)
    if not traits or g.used(who, "copy", "turn"):
        return []
    within = max(t.within for t in traits)
    distances = g.distances(g.inv(who).space)
    near = [w for w in g.others(who) if within == ALL or distances.get(g.inv(w).space, ALL) <= within]
    own = g.inv(who).levels
    skills = [next(s for s in g.inv(w).levels if g.cards.skills[s].unique) for w in near]
    return [option(f"copy:{s}", s, skill=s) for s in skills if s not in own and s != g.inv(who).copied]


def copy(g: Death, who: Who, skill: str) -> None:
    g.use(who, "copy", "turn")
    person = g.inv(who)
    person.copied, person.copied_level = skill, max(t.copies for t in g.traits(who, Copies))
    g.tell(events.Copied(who, skill))
