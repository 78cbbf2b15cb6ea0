"""Fight (Kämpfen) and attacks of enemies: DMD-FIGHT, DMD-EATTACK, DMD-RESULT-03, DMD-GOO-02, Vengeance, S29, S33, S69, S73, S74, S77, S82."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.death_may_die import events
from games.death_may_die.rules import dying, enemies, ignoring, orders, ritual, rolls, using, wounds
from games.death_may_die.state import SECOND, Figure, Lasting, Roll, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import EnemyDice, SkipsAttack, StrikesBack
from games.kernel.ask import Option, Script, ask, option
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.death_may_die.verbs.verb import Effect


def fight(g: Death, who: Who) -> Script[None]:
    """Every enemy on one's space attacks once, also one that comes during the step (DMD-FIGHT-01 … 07). Whoever is
    attacked chooses the order (DMD-FIGHT-02); if they have ordered otherwise the fewest dice come first (D18)."""
    while g.lives(who):
        waiting = _waiting(g, who)
        if not waiting:
            return
        figure = yield from _next(g, who, waiting)
        if figure is None or g.figure(figure.id) is None or figure.space != g.inv(who).space:
            continue
        g.state.attacked.append(figure.id)
        if g.in_force("no_attack", figure.id):
            g.tell(events.AttackSkipped(figure.id, who))
            continue
        yield from attacked(g, figure, who)


def _waiting(g: Death, who: Who) -> list[Figure]:
    there = [f for f in g.enemies(g.inv(who).space) if f.id not in g.state.attacked]
    return there if len(there) < 2 else sorted(there, key=lambda f: (sum(dice_of(g, f, who)), f.id))


def _next(g: Death, who: Who, waiting: list[Figure]) -> Script[Figure | None]:
    """Who attacks now: the first of those waiting, or whom one chooses. Before an attack one may make an enemy skip it (D34):
    then None, and it is looked at again."""
    kept = next((f for f in waiting if g.in_force("no_attack", f.id)), None)
    if kept and g.state.printing >= SECOND:
        return kept  # its turn is over: it is not chosen
    able = _choosable(g, who, waiting)
    skips = _skipping(g, who, waiting)
    means = [*skips, *using.options(g, who, "fight")]
    means += using.options(g, who, "turn") if g.state.attacked else []  # before the first attack it was asked (S90)
    if len(able) == 1 and not means:
        return waiting[0]
    attackers = [option(f"first:{f.id}", f, enemy=f.id, left=enemies.left_of(g, f.id), tone="main") for f in able]
    default = skips[-1].key if skips else ""  # D34: the one with most dice
    chosen = yield from ask(g.player(who), "dmd-fight", [*attackers, *means], default=default, who=who, n=len(waiting))
    if isinstance(chosen, Figure):
        return chosen
    if isinstance(chosen, str):
        g.use(who, f"{_skipping_by(g, who)[0]}:skip", "fight")
        g.lasts(Lasting(what="no_attack", on=chosen, by=who, until="fight"))
    else:
        yield from using.use(g, who, chosen)
    return None


def _choosable(g: Death, who: Who, waiting: list[Figure]) -> list[Figure]:
    """Who may attack now: any of them (DMD-FIGHT-02), those that are alike once, unless one leaves that to the table (S111)."""
    if len(waiting) < 2 or "my-order" not in orders.of(g, g.player(who)):
        return waiting[:1]
    if g.state.printing < SECOND:
        return waiting
    different = enemies.unlike(g, waiting, who)
    return [f for f in waiting if f in different]


def _skipping(g: Death, who: Who, waiting: list[Figure]) -> list[Option[str]]:
    """Stealth 4: so many enemies of one's choice do not attack in this step."""
    if not _skipping_by(g, who):
        return []
    return [
        option(f"skip:{f.id}", f.id, enemy=f.id, left=enemies.left_of(g, f.id))
        for f in waiting
        if not g.in_force("no_attack", f.id)
    ]


def _skipping_by(g: Death, who: Who) -> list[str]:
    """The skills and cards that can still do it in this step."""
    return [s for s, t in g.sources(who, SkipsAttack) if g.used(who, f"{s}:skip", "fight") < t.skips_attacks]


# One attack


def dice_of(g: Death, figure: Figure, who: Who, instead: tuple[int, int] | None = None) -> tuple[int, int]:
    """Exactly those printed (DMD-DICE-02), of a Great Old One the sum of all revealed stages (DMD-GOO-02), or those it has `instead`
    (S106); and what other cards add."""
    own: list[EnemyDice] = []
    if instead:
        standard, bonus = instead
    elif g.is_great(figure.id):
        stages = g.stages()
        standard, bonus = sum(s.standard for s in stages), sum(s.bonus for s in stages)
    else:
        card = g.card_of(figure.id)
        standard, bonus = card.standard, card.bonus
        own = [t for t in card.traits if isinstance(t, EnemyDice)]
    for trait in own:
        hurt = [w for w in g.here(figure.space) if g.inv(w).wounds >= trait.per_wounded]
        bonus += trait.enemy_dice * len(hurt)
    for trait in g.traits(who, EnemyDice):
        bonus += trait.enemy_dice if g.is_a(figure.id, trait.of) else 0
    for stage in g.stages():
        for trait in stage.traits:
            if isinstance(trait, EnemyDice) and trait.at and g.tokens_on(figure.space, trait.at):
                bonus += trait.enemy_dice
    return standard, bonus


def attacked(g: Death, figure: Figure, who: Who, instead: tuple[int, int] | None = None) -> Script[None]:
    """An enemy attacks: its ability first, its dice, then Successes, effects, Tentacles (DMD-EATTACK-01 … 03)."""
    if any((e.what, e.on, e.until) == ("no_attack", figure.id, "turn") for e in g.state.lasting):
        g.tell(events.AttackSkipped(figure.id, who))  # of the whole turn, not only of the fight (S114)
        return
    g.tell(events.Attacks(figure.id, who))
    card = None if g.is_great(figure.id) else g.card_of(figure.id)
    yield from _ability(g, figure, who, card.first if card else [])
    if not g.lives(who):
        return
    standard, bonus = dice_of(g, figure, who, instead)
    roll = Roll(who=who, why="attacked", by=figure.id)
    result = yield from rolls.make(g, roll, standard, bonus)
    through = yield from _lets_through(g, who, figure, result.successes)
    suffered = yield from wounds.suffer(g, who, result.successes, by="attack", through=through)
    wounds.unhurt(g, who, result.thrown, suffered)
    if suffered:
        yield from _vengeance(g, who, figure, suffered, bool(through))  # S29: also by whoever these wounds kill
    yield from dying.settle(g)
    if card and result.signs:
        yield from _ability(g, figure, who, card.signs)
    if card and suffered:
        yield from _ability(g, figure, who, card.wounding)
    yield from rolls.tentacles(g, who, result)
    yield from dying.settle(g)
    yield from ritual.check(g)


def _ability(g: Death, figure: Figure, who: Who, effects: Sequence[Effect]) -> Script[None]:
    """What an enemy's card says of this moment, to whom it attacks. Sanity lost by it is a loss event of its own (S74). An enemy that
    vengeance has killed has no ability any more (S92)."""
    if not effects or not g.lives(who) or g.figure(figure.id) is None:
        return
    with g.ability_of(figure.id):
        yield from run_all(effects, g, who, g.card_of(figure.id).id)
        yield from dying.settle(g)


def _lets_through(g: Death, who: Who, figure: Figure, n: int) -> Script[int]:
    """Ignored wounds are not avenged (S77): whoever could ignore them all may suffer 1 for the sake of striking back (S102)."""
    trait = _striking_back(g, who, figure)
    if trait is None or not 0 < n <= ignoring.could_ignore(g, who, "wounds", "attack"):
        return 0
    strike = option("avenge", 1, n=trait.strikes_back)
    return (
        yield from ask(
            g.player(who), "dmd-avenge", [option("ignore", 0), strike], default="ignore", who=who, enemy=figure.id, n=n
        )
    )


def _striking_back(g: Death, who: Who, figure: Figure) -> StrikesBack | None:
    """The best there is, against an enemy that can be wounded."""
    if g.figure(figure.id) is None or not enemies.can_be_wounded(g, figure.id):
        return None
    return max(g.traits(who, StrikesBack), key=lambda t: (t.as_many, t.strikes_back), default=None)


def _vengeance(g: Death, who: Who, figure: Figure, suffered: int, wanted: bool) -> Script[None]:
    """When an enemy wounds its owner, wounds on companions included, prevented ones not (DMD-COMP-02, S77). Whoever has let a wound
    through for its sake is not asked again."""
    g.state.lasting[:] = [e for e in g.state.lasting if (e.what, e.on, e.by) != ("wounded", figure.id, who)]
    g.lasts(Lasting(what="wounded", n=g.own_turns(who), on=figure.id, by=who, until="own_turns"))
    trait = _striking_back(g, who, figure)
    if trait is None:
        return
    n = max(trait.strikes_back, suffered) if trait.as_many else trait.strikes_back
    if not wanted and not (yield from _strikes(g, who, figure, n)):
        return
    g.tell(events.Avenged(who, figure.id))
    with g.reaction():  # S29: it is resolved to its end, a stage's fall included, before anybody dies
        yield from enemies.wound(g, figure.id, n, who)


def _strikes(g: Death, who: Who, figure: Figure, n: int) -> Script[bool]:
    """One may, and nearly always wants to. Whoever would kill somebody whose death has its price, or fell a stage, is asked (S105)."""
    if not enemies.has_a_price(g, figure.id) or enemies.left_of(g, figure.id) > n:
        return True
    ways = [option("strike", True, enemy=figure.id, n=n), option("spare", False, enemy=figure.id)]
    return (yield from ask(g.player(who), "dmd-strike", ways, default="strike", who=who, enemy=figure.id, n=n))


def survived(g: Death, figure: Figure, attacker: Who) -> Script[None]:
    """It survived an attack (Shoggoth): what its card says, if the attacker is on its space (S82)."""
    if g.is_great(figure.id) or figure.space != g.inv(attacker).space:
        return
    yield from _ability(g, figure, attacker, g.card_of(figure.id).survives)
