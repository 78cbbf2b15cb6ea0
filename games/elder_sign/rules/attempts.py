"""The adventure phase on a card, and the attack phase of the battle: rolling dice and solving tasks.

ES-ROLL, ES-TASK-05…08, ES-CLUE, S-07, S-08, S-58, S-64, S-68, S-69. The attempt itself lives in the state; scripts only steer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, product
from typing import TypeAlias

from games.elder_sign import events
from games.elder_sign.dice import Face
from games.elder_sign.moments import bearer, mark_of, own, traits
from games.elder_sign.rules import (
    battle,
    clock,
    devouring,
    dicework,
    failing,
    locks,
    losing,
    monsters,
    passing,
    playing,
    rows,
    securing,
)
from games.elder_sign.state import ANCIENT, FIRST, THIRD, Attempt, Die
from games.elder_sign.table import Elder
from games.elder_sign.tasks import Need, Row, covering_faces
from games.elder_sign.traits import DiceForDiscard, FreeDice, ManyTasks, RerollForAnyone, SecondReroll, UseLocked
from games.kernel.ask import Option, Script, Seat, ask, beside, menu


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice of the pool."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Fail the adventure voluntarily (ES-FAIL-05)."""


@dataclass(frozen=True, slots=True)
class Focus:
    die: str


@dataclass(frozen=True, slots=True)
class AskFriend:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeOff:
    die: str


@dataclass(frozen=True, slots=True)
class Borrow:
    die: str


@dataclass(frozen=True, slots=True)
class FreeDiceNow:
    """Gloria: the yellow and the red die on an Other World."""


@dataclass(frozen=True, slots=True)
class DiceFor:
    """Jenny: discard this for the yellow and the red die."""

    what: str


@dataclass(frozen=True, slots=True)
class Solve:
    """Solve a row; `dice` empty: the cheapest way. `paid_by`: cards that pay Sanity or Stamina costs (D-34), joined by "+"."""

    row: str
    dice: tuple[str, ...] = ()
    paid_by: str = ""


@dataclass(frozen=True, slots=True)
class ChooseDice:
    """Solve a row with other dice than the cheapest."""

    row: str
    paid_by: str = ""


@dataclass(frozen=True, slots=True)
class Clue:
    """Spend a clue, or use the second re-roll of one (Joe)."""

    free: bool = False


@dataclass(frozen=True, slots=True)
class OwnReroll:
    """Mandy in her own turn."""

    n: int


@dataclass(frozen=True, slots=True)
class FailRoll:
    """Declare the roll failed (ES-FAIL-01)."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Amanda has solved what she wanted of this roll."""


Before: TypeAlias = "Roll | GiveUp | Focus | AskFriend | TakeOff | Borrow | FreeDiceNow | DiceFor | playing.Play"
After: TypeAlias = "Solve | ChooseDice | Clue | OwnReroll | FailRoll | GiveUp | GoOn | playing.Play"


def attempt(g: Elder, me: Seat) -> Script[None]:
    """The adventure phase on a card, from the first pool window to rewards or penalties."""
    g.state.attempt = Attempt(card=g.inv(me).place)
    dicework.fill_pool(g)
    passed, gave_up = yield from _roll_until_done(g, me)
    if passed:
        yield from passing.pass_adventure(g, me)
    else:
        yield from failing.fail_adventure(g, me, gave_up)


def cancel(g: Elder) -> None:
    """S-36, S-39: the attempt ends at once. Dice return; monsters solved in it go back to the cup, without trophies."""
    if not g.state.awake:
        slain = g.state.attempt.slain if g.state.attempt else []
        gone = [*slain, *(m for m in g.state.claims if m not in slain)]
        g.state.claims = []
        for spot in g.spots():
            spot.monsters = [m for m in spot.monsters if m.id not in gone]
        monsters.to_cup(g, gone)
    g.state.attempt = None
    dicework.put_away(g)


def force_failure(g: Elder) -> None:
    if g.state.attempt is not None:
        g.state.attempt.forced_failure = True


def _roll_until_done(g: Elder, me: Seat) -> Script[tuple[bool, bool]]:
    """ES-ROLL-06: until the adventure is passed or failed. Returns (passed, given up)."""
    a = g.attempt
    while rows.any_left(g):
        if not (yield from before_roll(g, me)):
            if not rows.any_left(g):
                break  # ES-PASS-01, S-52: a card has defeated the last monster; nothing is left to roll for
            return False, bool(dicework.pool(g))
        dicework.roll(g, me)
        result = yield from resolve_roll(g, me)
        if result == "solved":
            dicework.end_roll(g)
            a.failed_now = False
            continue
        if not (yield from failing.failed_roll(g, me, gave_up=result == "gave up")):
            return False, result == "gave up"
    return True, False


# Before a roll: the pool window


def before_roll(g: Elder, me: Seat) -> Script[bool]:
    """D-06, D-13, D-16: add dice, focus, ask for help, play cards; then roll (True) or give up (False).

    S-08: with an empty pool and nothing to fill it, the adventure fails without asking.
    """
    while monsters_or_combat_left(g):
        if not g.attempt.rolls and g.state.printing >= THIRD:
            dicework.fill_pool(g)  # S-90: a card may have freed a green die meanwhile
        if not dicework.pool(g) and not _before_options(g, me):
            return False
        usual = _usual_before(g, me)
        # Live, so that in the battle Carolyn and Vincent may help beside the first window (S-70).
        chosen = yield from menu(me, "es-before-roll", lambda: _pool_window(g, me), default=usual, card=g.attempt.card)
        match chosen:
            case Roll():
                return True
            case GiveUp() | None:
                return False
            case Focus(die):
                securing.focus(g, me, g.die(die))
            case AskFriend(seat):
                yield from securing.request_assistance(g, me, seat)
            case TakeOff(die):
                dicework.take_off_spell(g, me, die)
            case Borrow(die):
                dicework.borrow_locked(g, me, die)
            case FreeDiceNow():
                g.tell(events.AbilityUsed(me, g.inv(me).id))
                dicework.add_die(g, me, "yellow")
                dicework.add_die(g, me, "red")
            case DiceFor(what):
                yield from _jenny(g, me, what)
            case playing.Play():
                yield from playing.play(g, me, chosen)
    return False


def _usual_before(g: Elder, me: Seat) -> str:
    """An absent player adds nothing (D-06), but Sister Mary her locked green dice (D-32), and holds a symbol that the next task
    asks for (D-13), unless it is the last die to roll."""
    for die in _locked_but_usable(g, me):
        return f"borrow:{die.id}"
    pool = dicework.pool(g)
    if len(pool) > 1 and securing.may_focus(g, me):
        asked = [need for row in rows.open_rows(g)[:1] for need in row.row.needs if need.symbols]
        for held in g.dice_at("focus", "assist", "spell"):
            met = next((need for need in asked if _shows(held, need)), None)
            if met:
                asked.remove(met)
        wanted = [d for d in securing.left_of_roll(g) if any(_shows(d, need) for need in asked)]
        if wanted:
            return f"focus:{dicework.worst_first(wanted)[-1].id}"
    return "roll" if pool else "give-up"


def _shows(die: Die, need: Need) -> bool:
    return die.face == "wild" or die.face in need.symbols


def _pool_window(g: Elder, me: Seat) -> list[Option[Before]]:
    dice = len(dicework.pool(g))
    first: list[Option[Before]] = [Option("roll", Roll(), (("n", dice),), tone="main")] if dice else []
    return [*first, *_before_options(g, me), Option("give-up", GiveUp(), tone="danger")]


def _before_options(g: Elder, me: Seat) -> list[Option[Before]]:
    a = g.attempt
    person = g.inv(me)
    found: list[Option[Before]] = []
    if securing.may_focus(g, me):
        found += [Option(f"focus:{d.id}", Focus(d.id), (("die", d.id), ("face", d.face or ""))) for d in securing.left_of_roll(g)]
    found += [Option(f"assist:{s}", AskFriend(s), (("seat", s),)) for s in securing.may_assist(g, me)]
    found += [Option(f"borrow:{d.id}", Borrow(d.id), (("die", d.id),)) for d in _locked_but_usable(g, me)]
    both = dicework.can_add(g, "yellow") or dicework.can_add(g, "red")
    if own(g, me, FreeDice) and g.is_world(a.card) and both:
        found.append(Option("free-dice", FreeDiceNow()))
    trait = own(g, me, DiceForDiscard)
    if trait and a.rolls == 0 and both and g.may(_dice_mark(g, me), "turn"):
        if "clue" in trait.dice_for_discard and person.clues:
            found.append(Option("dice-for:clue", DiceFor("clue"), msg="es-opt-dice-for-clue"))
        found += [Option(f"dice-for:{c}", DiceFor(c), (("card", c),)) for c in (*person.common, *person.spells)]
    found += playing.offers(g, me, "before_roll", "turn")
    found += [Option(f"take:{d.id}", TakeOff(d.id), _die_args(d)) for d in g.dice_at("spell")]
    return found


def _locked_but_usable(g: Elder, me: Seat) -> list[Die]:
    """S-65: Sister Mary's, each once in her turn, and none that was used before it was locked (S-89)."""
    if not own(g, me, UseLocked):
        return []
    green = [d for d in g.dice_at("lock") if d.colour == "green" and locks.is_locked(g, d.id)]
    return [d for d in green if d.id not in g.state.borrowed and not dicework.is_used_up(g, d)]


def _die_args(die: Die) -> tuple[tuple[str, str], ...]:
    return (("die", die.id), ("face", die.face or ""), ("card", die.on))


def _dice_mark(g: Elder, me: Seat) -> str:
    return f"{bearer(g, me, DiceForDiscard)}:dice"


def _jenny(g: Elder, me: Seat, what: str) -> Script[None]:
    """Jenny Barnes, at the start of her adventure phase (D-06, S-71)."""
    g.once(_dice_mark(g, me), "turn")
    g.tell(events.AbilityUsed(me, g.inv(me).id))
    if what == "clue":
        yield from losing.lose(g, me, "clue", 1)
    else:
        playing.discard(g, me, what)
        g.tell(events.Lost(me, "card", 1, 0, what))
    dicework.add_die(g, me, "yellow")
    dicework.add_die(g, me, "red")


# After a roll


def resolve_roll(g: Elder, me: Seat) -> Script[str]:
    """D-07…D-10: change the roll as often as you can, then solve (at most) one task or let it fail.

    Mandy may step in beside it until a spell is cast on the roll (D-08, S-68).
    """
    helpers = {
        source.owner: _mandy_offers(g, source.owner, source.id, trait.reroll_for_anyone)
        for source, trait in traits(g, RerollForAnyone)
        if source.owner is not None and source.owner != me
    }
    deed = _use_the_roll(g, me)
    if not helpers:
        return (yield from deed)
    return (yield from beside(deed, helpers, lambda seat, n: _mandy_steps_in(g, seat, n), "es-mandy"))


def _mandy_offers(g: Elder, seat: Seat, card: str, n: int):
    def offers() -> list[Option[int]]:
        a = g.state.attempt
        # Whoever sits there now may be somebody else, and what is used once per day is her ability, not the seat's.
        helps = bearer(g, seat, RerollForAnyone) == card and g.may(mark_of(g, card, "reroll", seat), "day")
        # S-68: before tasks are checked and before spells are cast.
        if a is None or not a.rolled or a.secured or a.solved_by_roll or not helps or not dicework.rolled(g):
            return []
        return [Option("help", n, (("n", n),), tone="main")]

    return offers


def _mandy_steps_in(g: Elder, seat: Seat, n: int) -> Script[None]:
    g.once(mark_of(g, bearer(g, seat, RerollForAnyone), "reroll", seat), "day")
    g.tell(events.AbilityUsed(seat, g.inv(seat).id))
    yield from dicework.choose_and_reroll(g, seat, n, f"mandy{seat}", roller=g.state.active)


def _use_the_roll(g: Elder, me: Seat) -> Script[str]:
    a = g.attempt
    while True:
        if not monsters_or_combat_left(g):
            return "solved"
        offers = _after_options(g, me)
        ready = [offers]  # what the window shows first is what was found here; later, what is offered then
        others_may_help = any(
            s.owner not in (None, me) and _mandy_offers(g, s.owner, s.id, t.reroll_for_anyone)()
            for s, t in traits(g, RerollForAnyone)
            if s.owner is not None
        )
        if not offers and not others_may_help:
            # D-10: nothing can be done with it.
            return "solved" if a.solved_by_roll else "failed"
        chosen = yield from menu(
            me,
            "es-after-roll",
            lambda ready=ready: [*(ready.pop() if ready else _after_options(g, me)), *_after_ends(g)],
            default=_usual(g, offers),
            card=a.card,
        )
        match chosen:
            case Solve(row, dice, paid_by):
                yield from _solve(g, me, row, dice, paid_by)
                if not _many_tasks(g, me) or not monsters_or_combat_left(g):
                    return "solved"
            case ChooseDice(row, paid_by):
                yield from _solve_with_chosen_dice(g, me, row, paid_by)
                if a.solved_by_roll and not _many_tasks(g, me):
                    return "solved"
            case Clue(free):
                yield from _reroll_by_clue(g, me, free)
            case OwnReroll(n):
                yield from _mandy_steps_in(g, me, n)
            case playing.Play():
                yield from playing.play(g, me, chosen)
            case GoOn():
                return "solved"
            case GiveUp():
                return "gave up"
            case _:
                return "failed"


def _many_tasks(g: Elder, me: Seat) -> bool:
    """S-64: Amanda solves several tasks with one roll. The battle has only one, once per roll for her too (S-86)."""
    return own(g, me, ManyTasks) is not None and (g.attempt.card != ANCIENT or g.state.printing == FIRST)


def monsters_or_combat_left(g: Elder) -> bool:
    return g.attempt.card == ANCIENT or rows.any_left(g)


def _after_ends(g: Elder) -> list[Option[After]]:
    a = g.attempt
    if a.solved_by_roll:
        return [Option("go-on", GoOn(), tone="main")]
    if a.card == ANCIENT:
        return [Option("fail", FailRoll(), tone="danger")]
    return [Option("fail", FailRoll(), tone="danger"), Option("give-up", GiveUp(), tone="danger")]


def _usual(g: Elder, offers: list[Option[After]]) -> str:
    """D-10: solve the task that uses the fewest dice, tie: topmost; else fail."""
    solving = [(len(o.value.dice), i) for i, o in enumerate(offers) if isinstance(o.value, Solve)]
    if solving:
        return offers[min(solving)[1]].key
    return "go-on" if g.attempt.solved_by_roll else "fail"


def _after_options(g: Elder, me: Seat) -> list[Option[After]]:
    a = g.attempt
    found: list[Option[After]] = [*_solving_options(g, me)]
    if dicework.rolled(g):
        if g.inv(me).clues:
            found.append(Option("clue", Clue(), (("left", g.inv(me).clues),)))
        if a.free_rerolls:
            found.append(Option("second-reroll", Clue(free=True), (("left", a.free_rerolls),)))
        trait = own(g, me, RerollForAnyone)
        if trait and _mandy_offers(g, me, bearer(g, me, RerollForAnyone), trait.reroll_for_anyone)():
            found.append(Option("mandy", OwnReroll(trait.reroll_for_anyone), (("n", trait.reroll_for_anyone),)))
    found += playing.offers(g, me, "after_roll", "turn")
    return found


def _reroll_by_clue(g: Elder, me: Seat, free: bool) -> Script[None]:
    """ES-CLUE-01…05; Joe Diamond's clue gives a second re-roll (S-69)."""
    a = g.attempt
    if free:
        a.free_rerolls -= 1
    else:
        g.inv(me).clues -= 1
        g.tell(events.ClueSpent(me, g.inv(me).clues))
        if own(g, me, SecondReroll):
            a.free_rerolls += 1
    yield from dicework.choose_and_reroll(g, me, 8, "clue", by="second" if free else "")


# Solving


def usable_dice(g: Elder) -> list[Die]:
    """ES-ROLL-07: the roll, the focused die, assist dice, and dice on any player's spell. Cheapest to give first."""
    rest = [d for d in g.dice_at("focus", "assist", "spell") if d.face]
    fresh = dicework.rolled(g)
    return [*(d for d in fresh if d.colour == "green"), *rest, *(d for d in fresh if d.colour != "green")]


def ways(g: Elder, row: rows.TaskRow, dice: list[Die] | None = None) -> list[tuple[str, ...]]:
    """All different minimal ways to cover a row with dice (S-58): fewest dice first, then the least precious ones."""
    dice = usable_dice(g) if dice is None else dice
    sets = covering_faces(tuple(sorted([d.face or "terror" for d in dice])), row.row)
    if not sets:
        return []
    # ES-ROLL-08: on whose marker or spell a die lies makes a difference, equal dice of the roll do not.
    alike: dict[str, dict[tuple[str, str, str], list[int]]] = {}
    for i, d in enumerate(dice):
        alike.setdefault(d.face or "terror", {}).setdefault((d.colour, d.at, d.on), []).append(i)
    found = [way for faces in sets for way in _dice_showing(faces, alike)]
    precious = [_precious(d) for d in dice]
    found.sort(key=lambda w: (len(w), sum([precious[i] for i in w]), w))
    return [tuple([dice[i].id for i in w]) for w in found]


def _dice_showing(
    faces: tuple[tuple[Face, int], ...], alike: dict[str, dict[tuple[str, str, str], list[int]]]
) -> list[tuple[int, ...]]:
    """All different choices of dice with these faces, so many of each; among dice that are alike the first ones."""
    choices: list[tuple[int, ...]] = [()]
    for face, n in faces:
        piles = list(alike[face].values())
        if len(piles) == 1:
            part: list[tuple[int, ...]] = [tuple(piles[0][:n])]
        else:
            part = [
                tuple([i for pile, k in zip(piles, counts, strict=True) for i in pile[:k]])
                for counts in product(*[range(min(n, len(pile)) + 1) for pile in piles])
                if sum(counts) == n
            ]
        choices = [(*some, *more) for some in choices for more in part]
    return [tuple(sorted(c)) for c in choices]


_PRECIOUS = {"wild": 20, "4": 6, "3": 4, "lore": 3, "peril": 3, "terror": 2, "2": 2, "1": 1}


def _precious(die: Die) -> int:
    """The wildcard last (D-10); secured dice before fresh ones would be wasted only if they stay."""
    return _PRECIOUS[die.face or "1"] + (0 if die.at in ("pool", "focus", "assist") else 5)


def affordable(g: Elder, me: Seat, row: rows.TaskRow) -> list[str]:
    """ES-TASK-07, D-34: ways to pay the row's costs: "" with own tokens, or the cards that pay a part of them.

    S-91: several cards, if each of them pays something the others do not. Until the third printing only one.
    """
    person = g.inv(me)
    need = row.row
    found = [""] if need.sanity < person.sanity and need.stamina < person.stamina else []
    if not need.sanity and not need.stamina:
        return found
    payers = [card for card in dict.fromkeys(c for c, _, _ in playing.uses(g, me)) if _pays(g, [card]) != Row()]
    most = len(payers) if g.state.printing >= THIRD else 1
    for cards in (some for size in range(1, most + 1) for some in combinations(payers, size)):
        paid = _pays(g, cards)
        sanity, stamina = need.sanity - paid.sanity, need.stamina - paid.stamina
        # No card pays what another one has paid, or what nobody asks for.
        each = [_pays(g, [card]) for card in cards]
        useful = all((its.sanity and sanity >= 0) or (its.stamina and stamina >= 0) for its in each)
        if useful and max(0, sanity) < person.sanity and max(0, stamina) < person.stamina:
            found.append("+".join(cards))
    return found


def _pays(g: Elder, cards: Iterable[str]) -> Row:
    """Which costs of a task these cards pay together."""
    paid = [e.pays() for c in cards for _, use in g.cards.uses_at(c, ("cost",)) for e in use.effects]
    return sum((Row(sanity=sanity, stamina=stamina) for sanity, stamina in paid), Row())


def _solving_options(g: Elder, me: Seat) -> list[Option[After]]:
    found: list[Option[After]] = []
    if g.attempt.solved_by_roll and not _many_tasks(g, me):
        return found
    dice = usable_dice(g)
    for row in rows.open_rows(g):
        possible = ways(g, row, dice)
        if not possible:
            continue
        for paid_by in affordable(g, me, row):
            tail = f":{paid_by}" if paid_by else ""
            best = possible[0]
            args = (
                ("row", str(row.row)),
                ("dice", "+".join(best)),
                ("faces", "+".join(str(g.die(d).face) for d in best)),
                ("monster", row.monster),
                ("paid_by", paid_by),
            )
            msg = "es-opt-solve-paid" if paid_by else ""
            found.append(Option(f"solve:{row.id}{tail}", Solve(row.id, best, paid_by), args, msg, "main"))
            if len(possible) > 1:
                more = (("row", str(row.row)), ("ways", len(possible)), ("monster", row.monster), ("paid_by", paid_by))
                found.append(Option(f"dice:{row.id}{tail}", ChooseDice(row.id, paid_by), more, msg))
    return found


def _solve_with_chosen_dice(g: Elder, me: Seat, row_id: str, paid_by: str) -> Script[None]:
    """ES-ROLL-08: the player chooses which of several suitable dice to use."""
    row = next(r for r in rows.open_rows(g) if r.id == row_id)
    options: list[Option[tuple[str, ...]]] = [
        Option(f"with:{'+'.join(w)}", w, (("dice", "+".join(w)), ("faces", "+".join(str(g.die(d).face) for d in w))))
        for w in ways(g, row)
    ]
    options.append(Option("back", ()))
    dice = yield from ask(me, "es-choose-dice", options, row=str(row.row))
    if dice:
        yield from _solve(g, me, row_id, dice, paid_by)


def _solve(g: Elder, me: Seat, row_id: str, dice: tuple[str, ...], paid_by: str) -> Script[None]:
    """ES-ROLL-03/04: the dice go onto the task and its costs are paid at once (ES-TASK-08)."""
    a = g.attempt
    row = next(r for r in rows.open_rows(g) if r.id == row_id)
    faces = tuple(str(g.die(d).face) for d in dice)
    g.tell(events.TaskSolved(me, a.card, row_id, dice, faces))
    spells: list[str] = []
    for id in dice:
        die = g.die(id)
        if die.at == "spell":
            spells.append(die.on)
        dicework.move(die, "task", row_id, keep_face=True)
    for spell in spells:
        dicework.discard_spell_if_empty(g, spell)
    a.solved_by_roll += 1
    if a.card != ANCIENT:
        a.solved.append(row_id)
        if row.monster:
            monsters.solved_monster(g, me, row.monster)
    _pay_costs(g, me, row, paid_by)
    if a.eased_row == row_id:
        a.eased_row = ""  # what John Legrasse eased for this roll stays eased while Amanda solves another task
    if a.card == ANCIENT:
        battle.tear_away_doom(g, me)
    yield from devouring.settle_in_turn(g)


def _pay_costs(g: Elder, me: Seat, row: rows.TaskRow, paid_by: str) -> None:
    person = g.inv(me)
    cards = paid_by.split("+") if paid_by else []
    paid = _pays(g, cards)
    sanity, stamina = row.row.sanity - paid.sanity, row.row.stamina - paid.stamina
    for card in cards:
        g.tell(events.CardPlayed(me, card))
        playing.discard(g, me, card)
    if sanity > 0:
        person.sanity -= sanity
        g.tell(events.Lost(me, "sanity", sanity, person.sanity))
    if stamina > 0:
        person.stamina -= stamina
        g.tell(events.Lost(me, "stamina", stamina, person.stamina))
    if row.row.hours:
        clock.advance(g, row.row.hours)


# John Legrasse


def easable(g: Elder) -> list[tuple[str, int]]:
    """Investigation conditions that could be lowered for this roll (B04)."""
    a = g.state.attempt
    if a is None or not a.rolled or a.eased_row:
        return []
    return [(r.id, i) for r in rows.open_rows(g) for i, need in enumerate(r.row.needs) if need.n]


def ease_a_task(g: Elder, me: Seat, by: int, card: str) -> Script[None]:
    found = easable(g)
    if not found:
        return
    chosen = found[0]
    if len(found) > 1:
        by_id = {r.id: r for r in rows.open_rows(g)}
        options = [Option(f"ease:{r}:{i}", (r, i), (("row", str(by_id[r].row)), ("need", i))) for r, i in found]
        chosen = yield from ask(me, "es-ease", options, card=card)
    g.attempt.eased_row, g.attempt.eased_need = chosen
    g.attempt.eased_by = by
    g.attempt.eased_on = rows.whose(g, next(r for r in rows.open_rows(g) if r.id == chosen[0]), chosen[1])
