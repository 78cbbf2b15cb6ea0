"""What is done with dice: fill the pool, roll, re-roll, turn, add, secure on spells, discard, put away.

ES-ROLL-01/02/04/11, ES-CLUE, ES-ITEM-03…07, ES-SPELL-02…12.
"""

from __future__ import annotations

from hashlib import blake2b

from games.elder_sign import events
from games.elder_sign.dice import DICE, FACES, Colour, Face, investigation
from games.elder_sign.moments import BOOK, Allowed, own
from games.elder_sign.rules import locks, playing
from games.elder_sign.state import THIRD, Die, DieAt
from games.elder_sign.table import Elder
from games.elder_sign.traits import UseLocked
from games.kernel.ask import Option, Script, Seat, ask, ask_some

# D-12: the least useful die to give up, first.
_WORST = ("terror", "1", "2", "peril", "lore", "3", "4", "wild")
_COLOURS = ("green", "yellow", "red")


def move(die: Die, at: DieAt, on: str = "", keep_face: bool = False) -> None:
    """Put a die somewhere. Off the table it shows nothing."""
    # All dice are moved several times a turn, and most fields stay: looking costs a fifth of setting.
    if die.at != at:
        die.at = at
    if die.on != on:
        die.on = on
    if die.fresh:
        die.fresh = False
    if die.face is not None and not keep_face:
        die.face = None


def take_away(g: Elder, die: Die, to: DieAt) -> None:
    """A lock takes the die, or whoever it lay with is gone. One that was used already stays used up (S-89), and whoever gave
    their help for it has given it (S-92)."""
    a = g.state.attempt
    if a and die.at in ("task", "discarded", "focus", "assist") and g.state.printing >= THIRD:
        a.used_up.append(die.id)
        if die.at == "assist":
            a.bereft.append(int(die.on))
    move(die, to)


def is_used_up(g: Elder, die: Die) -> bool:
    """ES-FAIL-03, ES-ROLL-04, ES-FOCUS-03: not again in this phase, wherever the die has come since."""
    return g.state.attempt is not None and die.id in g.state.attempt.used_up


def pool(g: Elder) -> list[Die]:
    return [d for d in g.state.dice.values() if d.at == "pool"]


def rolled(g: Elder) -> list[Die]:
    """The dice of the roll on the table: in the pool, rolled, not secured."""
    return [d for d in g.state.dice.values() if d.fresh and d.at == "pool"]


# The pool


def fill_pool(g: Elder) -> None:
    """ES-ROLL-01: all green dice that are neither locked nor on a spell."""
    for die in g.dice_at("supply"):
        if die.colour == "green":
            move(die, "pool")


def can_add(g: Elder, colour: Colour) -> bool:
    """ES-ITEM-06/07, S-55: the die is in the supply, and was neither discarded in this turn nor used in this phase. S-23: only for an
    attempt, whatever else a card does at other moments."""
    if g.state.attempt is None and g.state.printing >= THIRD:
        return False
    die = g.die("y" if colour == "yellow" else "r")
    if colour in g.state.spent_dice or is_used_up(g, die):
        return False
    if die.at == "supply":
        return True
    # S-65: Sister Mary gains a locked yellow or red die with an item all the same.
    return die.at == "lock" and own(g, g.state.active, UseLocked) is not None


def add_die(g: Elder, who: Seat, colour: Colour) -> None:
    """ES-ITEM-03: gain the die; it is rolled with the next roll."""
    if not can_add(g, colour):
        return
    die = g.die("y" if colour == "yellow" else "r")
    if die.at == "lock":
        g.state.borrowed.append(die.id)
    move(die, "pool")
    g.tell(events.DiceAdded(who, (die.id,)))


def borrow_locked(g: Elder, who: Seat, id: str) -> None:
    """ES-LOCK-03, S-65: Sister Mary uses a locked green die in her turn."""
    move(g.die(id), "pool")
    g.state.borrowed.append(id)
    g.tell(events.DiceAdded(who, (id,)))


def return_borrowed(g: Elder) -> None:
    """S-65: at the end of her turn the dice go back to their locks; free if the lock is gone."""
    for id in g.state.borrowed:
        die = g.die(id)
        if die.at not in ("gone", "spell", "lock"):
            move(die, "lock" if locks.is_locked(g, id) else "supply")
        elif die.at == "spell" and locks.is_locked(g, id):
            spell = die.on
            move(die, "lock")
            discard_spell_if_empty(g, spell)
    g.state.borrowed = []


def take_off_spell(g: Elder, who: Seat, id: str) -> None:
    """ES-SPELL-09, S-24: a green die joins the pool; yellow and red go to the supply, from where an item may gain them."""
    die = g.die(id)
    spell = die.on
    move(die, "pool" if die.colour == "green" else "supply")
    g.tell(events.DieTaken(who, spell, id))
    discard_spell_if_empty(g, spell)


# Rolling


def _throw(g: Elder, who: Seat, dice: list[Die], name: str, again: bool = False, by: str = "") -> None:
    """The deed is named by all dice that fall together: with one die more or less the others must show something else. So they
    must if what lies on the table was laid there otherwise."""
    deed = g.deed(name, "+".join([*(d.id for d in dice), *([by] if by else []), *_beside(g, dice)]))
    for die in dice:
        die.face = g.pick(FACES[die.colour], f"{deed}:{die.id}")
        die.fresh = True
    g.tell(events.Rolled(who, tuple(d.id for d in dice), tuple(str(d.face) for d in dice), again=again))


def _beside(g: Elder, thrown: list[Die]) -> list[str]:
    """How the table looks beside the dice that are thrown, in short: what is solved, where every other die lies and what it shows."""
    if g.state.printing < THIRD:
        return []
    ids = {d.id for d in thrown}
    lying = [f"{d.id}={d.at}:{d.on}:{d.face or ''}" for d in g.state.dice.values() if d.id not in ids]
    return [blake2b(" ".join([*sorted(g.attempt.solved), *lying]).encode(), digest_size=6).hexdigest()]


def roll(g: Elder, who: Seat) -> None:
    """ES-ROLL-02: all dice of the pool together. A new roll refreshes "once per roll" (ES-INV-02)."""
    a = g.attempt
    a.rolls += 1
    a.rolled, a.secured, a.solved_by_roll = True, False, 0
    a.failed_now, a.secured_this_fail = False, False
    a.eased_row, a.free_rerolls, a.refused = "", 0, []
    g.expire("roll")
    _throw(g, who, pool(g), f"roll:{who}:{a.card}")


def reroll(g: Elder, who: Seat, dice: list[Die], label: str, by: str = "") -> None:
    """ES-CLUE-04: part of the same roll."""
    _throw(g, who, dice, f"reroll:{who}:{g.attempt.card}:{label}", again=True, by=by)


def dice_options(dice: list[Die], msg: str) -> list[Option[Die]]:
    """What is done to a die is the question's: `msg` says it."""
    return [Option(d.id, d, (("die", d.id), ("face", d.face or "")), msg) for d in dice]


def choose_and_reroll(g: Elder, who: Seat, most: int, label: str, roller: Seat | None = None, by: str = "") -> Script[None]:
    """Choose dice of the roll on the table and roll them again (ES-CLUE-01, ES-CLUE-05). `label` and `by` say what allows it."""
    dice = rolled(g)
    if not dice:
        return  # a card of another moment: no roll lies on the table (ES-CLUE-01)
    if len(dice) > 1:
        useless = [d.id for d in dice if d.face == "terror"] or [dice[0].id]
        dice = yield from ask_some(who, "es-reroll", dice_options(dice, "es-opt-die-reroll"), 1, most, default=useless[:most])
    reroll(g, who if roller is None else roller, dice, label, by)


def end_roll(g: Elder) -> None:
    """The roll is resolved: what is left of it waits in the pool for the next one."""
    g.attempt.rolled = False
    for die in pool(g):
        move(die, "pool")


# Changing results


def _turn(g: Elder, who: Seat, die: Die, face: Face) -> None:
    old = die.face or ""
    die.face = face
    g.tell(events.DieTurned(who, die.id, old, face))


def turnable(g: Elder, of: str, to: Face) -> list[Die]:
    return [d for d in rolled(g) if d.face != to and (of == "any" or d.face == of)]


def turn_one(g: Elder, who: Seat, of: str, to: Face, card: str) -> Script[None]:
    dice = turnable(g, of, to)
    if not dice:
        return
    die = dice[0]
    if len(dice) > 1:
        worst = min(dice, key=lambda d: _WORST.index(d.face or "terror"))
        die = yield from ask(who, "es-turn-die", dice_options(dice, "es-opt-die-turn-die"), default=worst.id, card=card, face=to)
    _turn(g, who, die, to)


def turn_all(g: Elder, who: Seat, old: Face, new: Face) -> None:
    for die in rolled(g):
        if die.face == old:
            _turn(g, who, die, new)


def _raised(die: Die, by: int) -> Face | None:
    """1→2, 2→3, and 3→4 only on the yellow and red die, which have a 4."""
    if die.face not in ("1", "2", "3"):
        return None
    higher = str(investigation(die.face) + by)
    return next((f for f in FACES[die.colour] if f == higher), None)


def raisable(g: Elder, by: int) -> list[Die]:
    return [d for d in rolled(g) if _raised(d, by)]


def raise_one(g: Elder, who: Seat, by: int, card: str) -> Script[None]:
    dice = raisable(g, by)
    if not dice:
        return
    die = dice[0]
    if len(dice) > 1:
        die = yield from ask(who, "es-raise-die", dice_options(dice, "es-opt-die-raise-die"), default=dice[-1].id, card=card)
    higher = _raised(die, by)
    if higher:
        _turn(g, who, die, higher)


# Discarding


def discard(g: Elder, who: Seat, die: Die) -> None:
    """ES-FAIL-03: unavailable for the rest of the phase; yellow and red cannot be gained again this turn (ES-ITEM-06)."""
    face = str(die.face or "")
    move(die, "discarded")
    if die.colour != "green" and die.colour not in g.state.spent_dice:
        g.state.spent_dice.append(die.colour)
    g.tell(events.DieDiscarded(who, die.id, face))


def discard_showing(g: Elder, who: Seat, face: Face) -> None:
    for die in rolled(g):
        if die.face == face:
            discard(g, who, die)


def worst_first(dice: list[Die]) -> list[Die]:
    """D-12: terror before 1 before 2 …, green before yellow before red."""
    return sorted(dice, key=lambda d: (_WORST.index(d.face or "terror"), _COLOURS.index(d.colour)))


# Spells that hold dice


def may_secure(g: Elder, who: Seat) -> bool:
    """ES-SPELL-02: after the own roll, on dice of that roll; not while a Mythos card forbids it."""
    return bool(rolled(g)) and BOOK.now(g, Allowed(who, "secure")).yes


def secure_on_spell(g: Elder, who: Seat, spell: str, symbols: int) -> Script[None]:
    """ES-SPELL-02/04/05: how many dice go on it is decided now, and none may be added later."""
    dice = yield from ask_some(
        who,
        "es-secure",
        dice_options(rolled(g), "es-opt-die-secure"),
        1,
        symbols,
        default=[d.id for d in reversed(worst_first(rolled(g)))][:1],
        card=spell,
    )
    person = g.inv(who)
    person.spells.remove(spell)
    person.cast.append(spell)
    g.attempt.secured = True
    for die in dice:
        g.tell(events.DieSecured(who, spell, die.id, str(die.face)))
        move(die, "spell", spell, keep_face=True)


def discard_spell_if_empty(g: Elder, spell: str) -> None:
    """ES-SPELL-11, ES-LOCK-06: a securing spell without dice goes under its deck."""
    if any(d.at == "spell" and d.on == spell for d in g.state.dice.values()):
        return
    for seat in g.investigators():
        person = g.inv(seat)
        if spell in person.cast:
            person.cast.remove(spell)
            playing.under_deck(g, [spell])


# The end of a phase


def put_away(g: Elder) -> None:
    """ES-ROLL-11, ES-SEC-03: everything neither locked nor on a spell returns to the supply."""
    for id in DICE:
        die = g.die(id)
        if die.at in ("pool", "task", "discarded", "focus", "assist"):
            move(die, "supply")
