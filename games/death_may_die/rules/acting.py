"""Step 1 of a turn: actions (DMD-TURN-02 … 04), episode actions (DMD-EPACT), what one may do between them (D35, D36, S05, S90)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from games.death_may_die import events
from games.death_may_die.rules import attacking, counting, dying, fire, holding, resting, ritual, rolls, running, trading, using
from games.death_may_die.state import SECOND, Roll, Who, kind, token_named
from games.death_may_die.table import Death
from games.death_may_die.traits import GateStep
from games.kernel.ask import Arg, Args, Ask, Option, Script, Wait, args_of, option
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.death_may_die.content import EpisodeAction
    from games.death_may_die.verbs.verb import DeathVerb

# Options by the head of their keys: those of the first line cost an action.
COSTS = ("run", "attack", "rest", "trade", "act", "gate")


def action(g: Death, who: Who) -> Script[None]:
    """One press: an action, or something one may do beside them. Every space one can run to and every target is an option."""
    choices = options(g, who)
    chosen = yield from _asked(g, who, choices)
    head = chosen.key.partition(":")[0]
    if head == "pass":
        g.state.actions = 0
        g.state.phase = "mythos"
        return
    if head in COSTS:
        g.state.actions -= 1
    yield from _do(g, who, head, chosen.value)
    if g.lives(who):
        yield from dying.settle(g)
        yield from ritual.check(g)


def _asked(g: Death, who: Who, choices: list[Option[Any]]) -> Script[Option[Any]]:
    """Which it was, not what it is worth: the key says what kind of deed."""
    about: Args = (("who", who), ("n", g.state.actions))
    reply = yield Wait((Ask(g.player(who), "dmd-action", choices, about, default=(_default(g, who, choices),)),))
    return reply.picks[0]


def options(g: Death, who: Who) -> list[Option[Any]]:
    """Actions while any are left, then what is free (S90)."""
    return [*(actions(g, who) if g.state.actions else []), *free(g, who), *using.dice_bargains(g, who), option("pass", None)]


def actions(g: Death, who: Who) -> list[Option[Any]]:
    found: list[Option[Any]] = [*attacking.options(g, who, "attack")]
    found += [Option(f"act:{a.id}", a.id, args_of(_facts(g, who, a))) for a in g.episode.actions if able(g, who, a.id)]
    if resting.may(g, who):
        found.append(option("rest", None, n=resting.amount(g, who)))
    if trading.may(g, who):
        found.append(option("trade", None))
    found += gate_steps(g, who)
    return found + running.options(g, who, running.reach(g, who))


def free(g: Death, who: Who) -> list[Option[Any]]:
    """What costs no action and is worth a stop even when none is left. Dice for a roll are not: there is hardly one to come."""
    return [*pick_ups(g, who), *between(g, who)]


def between(g: Death, who: Who) -> list[Option[Any]]:
    """What one may do between any two things of one's turn (D21, D35)."""
    moves = [*running.free_runs(g, who), *running.extra_steps(g, who)]
    return [*moves, *using.options(g, who, "turn"), *using.healing_bargains(g, who), *using.copies(g, who)]


def before_a_fight(g: Death, who: Who) -> Script[None]:
    """Between the Mythos card and a fight: whoever has a way out, or a bottle, may use it (S90). A Safe space needs no thought."""
    yield from _between(g, who, lambda: [] if g.safe(g.inv(who).space) else between(g, who))


def before_a_find(g: Death, who: Who) -> Script[None]:
    """The Mythos card has brought stress, with which a Discovery card might have been paid: what heals it may be used before (S90)."""
    yield from _between(g, who, lambda: using.helping(g, who, "heal:stress") if g.safe(g.inv(who).space) else [])


def before_a_fire_roll(g: Death, who: Who) -> Script[None]:
    """What puts oneself out may be used before it; where the dice might kill, what heals, too (S90)."""

    def ways() -> list[Option[Any]]:
        if not fire.burns(g, who):
            return []
        deadly = g.inv(who).wounds + fire.dice(g, who) >= g.cards.numbers.wounds
        if not deadly:
            return using.helping(g, who, "put_out:you")
        return [*using.helping(g, who, "put_out:you", "heal:wounds", "heal:stress"), *using.healing_bargains(g, who)]

    yield from _between(g, who, ways)


def before_a_blow(g: Death, who: Who, effect: DeathVerb) -> Script[None]:
    """What the Great Old One does at the end of the turn might kill: what heals may be used before it (S90)."""

    def ways() -> list[Option[Any]]:
        if g.state.printing < SECOND or g.inv(who).wounds + effect.at_worst(g, who) < g.cards.numbers.wounds:
            return []
        rerolls: tuple[using.Help, ...] = ("heal:stress",) if effect.rolled() else ()
        return [*using.helping(g, who, "heal:wounds", *rerolls), *using.healing_bargains(g, who)]

    yield from _between(g, who, ways)


def _between(g: Death, who: Who, open_: Callable[[], list[Option[Any]]]) -> Script[None]:
    """One thing after the other, until nothing more is wanted or there is nothing left."""
    while g.lives(who) and (ways := open_()):
        chosen = yield from _asked(g, who, [*ways, option("pass", None)])
        head = chosen.key.partition(":")[0]
        if head == "pass":
            return
        yield from _do(g, who, head, chosen.value)
        yield from dying.settle(g)
        yield from ritual.check(g)


def _facts(g: Death, who: Who, action: EpisodeAction) -> dict[str, Arg]:
    """What the chances of an episode action hang on."""
    bonus = rolls.bonus_dice(g, who, "task", [], action.id) if action.need else 0
    return {"action": action.id, "need": action.need, "bonus": bonus, "signs": rolls.signs_that_count(g, who)}


def _default(g: Death, who: Who, choices: list[Option[Any]]) -> str:
    """D03: attack what is nearly dead; rest if hurt; else pass."""
    attacks = [o for o in choices if o.key.startswith("attack:")]
    if attacks:
        return min(attacks, key=lambda o: (dict(o.args)["far"], dict(o.args)["left"], o.key)).key
    return "rest" if any(o.key == "rest" for o in choices) else "pass"


def _do(g: Death, who: Who, head: str, what: Any) -> Script[None]:
    match head:
        case "run" | "freerun":
            if head == "freerun":
                g.use(who, "free_run", "turn")
            yield from running.run(g, who, what)
        case "step":
            yield from running.take_extra_step(g, who, what)
        case "attack":
            yield from attacking.attack(g, who, what)
        case "rest":
            yield from resting.rest(g, who)
        case "trade":
            yield from trading.trade(g, who)
        case "act":
            yield from episode_action(g, who, what)
        case "gate":
            g.use(who, "gate_step", "turn")
            place(g, who, what)
        case "use":
            yield from using.use(g, who, what)
        case "bargain":
            yield from using.bargain(g, who, what)
        case "copy":
            using.copy(g, who, what)
        case _:
            holding.put(g.token(what), "investigator", str(who))
            g.tell(events.PickedUp(who, kind(what)))


def place(g: Death, who: Who, space: str) -> None:
    """Somebody is placed, not moved: nothing follows, no fire is caught (S19)."""
    g.inv(who).space = space
    g.tell(events.Placed(who, space))


def gate_steps(g: Death, who: Who) -> list[Option[str]]:
    """Gate Manipulation 2: from a gate space, 1 action, once per turn."""
    gates = g.episode.plan.gates
    if g.inv(who).space not in gates.values() or not g.traits(who, GateStep) or g.used(who, "gate_step", "turn"):
        return []
    return [option(f"gate:{c}", s, space=s) for c, s in gates.items() if s != g.inv(who).space]


def pick_ups(g: Death, who: Who) -> list[Option[str]]:
    """D36: tokens that somebody dead has left on one's space, free of charge. Those only an action takes are not carried so."""
    here = g.inv(who).space
    lying = [t for name in g.episode.left_lying for t in g.tokens_on(here, *token_named(name))]
    if not lying:
        return []
    alike = {(kind(t.id), t.side): t for t in lying}
    return [option(f"pick:{t.id}", t.id, thing=t.id, half=t.side) for t in alike.values() if holding.room(g, who, kind(t.id)) > 0]


# Episode actions


def able(g: Death, who: Who, name: str) -> bool:
    """Its place, a Safe space if it asks for one, its cost; a Great Old One that cannot be attacked yet does not count (catalogue 10)."""
    card = next(a for a in g.episode.actions if a.id == name)
    if card.safe and not safe_for_ritual(g, who):
        return False
    return all(counting.so(g, w, who) for w in card.where) and all(e.possible(g, who, g.state.episode) for e in card.cost)


def safe_for_ritual(g: Death, who: Who) -> bool:
    return g.in_force("ignore_safe", str(who)) or _quiet(g, who)


def _quiet(g: Death, who: Who) -> bool:
    return all(g.is_great(f.id) and not g.state.disrupted for f in g.enemies(g.inv(who).space))


def episode_action(g: Death, who: Who, name: str) -> Script[None]:
    """A roll where it asks for one: enough Successes in one single roll (DMD-RESULT-04); Tentacles count in any case."""
    card = next(a for a in g.episode.actions if a.id == name)
    g.tell(events.EpisodeActionTaken(who, name))
    if card.safe and not _quiet(g, who):
        g.no_longer("ignore_safe", str(who))  # used up only where it was needed
    yield from run_all(card.cost, g, who, g.state.episode)
    if card.need:
        yield from dying.settle(g)
        yield from attempt(g, who, name, card.need, lambda: run_all(card.then, g, who, g.state.episode))
    else:  # what was paid for is had before paying shows: a psychosis may drive one off the space
        yield from run_all(card.then, g, who, g.state.episode)
    yield from dying.settle(g)


def attempt(
    g: Death,
    who: Who,
    name: str,
    need: int,
    then: Callable[[], Script[None]],
    otherwise: Callable[[], Script[None]] | None = None,
) -> Script[bool]:
    """A roll that needs so many Successes (DMD-DICE-04): what it brings, then the Tentacles (DMD-RESULT-05, DMD-RESULT-06)."""
    result = yield from rolls.own(g, Roll(who=who, why="task", by=name, need=need))
    done = result.successes >= need
    g.tell(events.Attempted(who, name, done))
    if done:
        yield from then()
        yield from ritual.check(g)
    elif otherwise:
        yield from otherwise()
    yield from dying.settle(g)
    yield from rolls.tentacles(g, who, result)
    yield from dying.settle(g)
    return done
