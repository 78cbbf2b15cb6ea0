"""Locked dice (gesperrte Würfel): ES-LOCK. A lock is a queue entry; a die lies on the first of its queue."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.dice import GREENS, Colour
from games.elder_sign.rules import dicework
from games.elder_sign.state import FIRST, Die, Lock
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, ask

# D-18: what a lock should take by default, best first: what hurts least.
_LEAST_HARM = ("discarded", "supply", "pool", "task", "spell", "assist", "focus")


def is_locked(g: Elder, die: str) -> bool:
    return any(lock.die == die for lock in g.state.locks)


def lock(g: Elder, source: str, colour: Colour) -> Script[None]:
    """ES-LOCK-02: a locked-die icon has entered play; a die of its colour goes on it at once, wherever it lies (S-22).

    The choice of a green one is the active player's, whoever revealed the card or placed the monster (D-18, S-87).
    """
    if colour == "green":
        die = yield from _which_green(g, source)
    else:
        die = g.die("y" if colour == "yellow" else "r")
    if die is None or die.at == "gone":
        return
    queues = is_locked(g, die.id)
    g.state.locks.append(Lock(source=source, die=die.id))
    if queues:
        g.tell(events.LockWaits(source, die.id))
        return  # ES-LOCK-05: behind the locks it has, also while Sister Mary uses it (S-65)
    spell = die.on if die.at == "spell" else ""
    dicework.take_away(g, die, "lock")
    g.tell(events.DieLocked(source, die.id))
    if spell:
        dicework.discard_spell_if_empty(g, spell)


def _which_green(g: Elder, source: str) -> Script[Die | None]:
    """S-22: any green die that is not locked; if all six are, the new lock waits behind those of one of them (S-87)."""
    greens = [g.die(id) for id in GREENS if g.die(id).at != "gone"]
    free = [d for d in greens if not is_locked(g, d.id)]
    if not free:
        return (yield from _behind_which(g, source, greens))
    # Dice that lie in the same place with the same face are the same choice.
    different: dict[tuple[str, str, str], Die] = {}
    for die in free:
        different.setdefault((die.at, die.on, die.face or ""), die)
    if len(different) == 1:
        return free[0]
    best = min(different.values(), key=lambda d: _LEAST_HARM.index(d.at))
    options = [
        Option(f"lock:{d.id}", d, (("die", d.id), ("at", d.at), ("face", d.face or "")))
        for d in sorted(different.values(), key=lambda d: _LEAST_HARM.index(d.at))
    ]
    chosen = yield from ask(g.state.active, "es-lock", options, default=f"lock:{best.id}", card=source)
    return chosen


def _behind_which(g: Elder, source: str, greens: list[Die]) -> Script[Die | None]:
    """S-87: behind which locks the new one waits decides what must go first. Safe: where the fewest wait."""
    queues = {d.id: tuple(lk.source for lk in g.state.locks if lk.die == d.id) for d in greens}
    # Dice behind the same locks are the same choice.
    different = {queues[d.id]: d for d in reversed(greens)}
    waiting = sorted(different.values(), key=lambda d: (len(queues[d.id]), d.id))
    if len(waiting) < 2 or g.state.printing == FIRST:
        return waiting[0] if waiting else None
    options = [Option(f"behind:{d.id}", d, (("die", d.id), ("cards", "+".join(queues[d.id])))) for d in waiting]
    chosen = yield from ask(g.state.active, "es-lock-behind", options, card=source)
    return chosen


def release(g: Elder, source: str) -> None:
    """ES-LOCK-04/05: the icon has left play; its die goes to the next lock of its queue, or is free."""
    gone = [lk for lk in g.state.locks if lk.source == source]
    for entry in gone:
        first = next(lk for lk in g.state.locks if lk.die == entry.die) is entry
        g.state.locks.remove(entry)
        die = g.die(entry.die)
        left = next((lk for lk in g.state.locks if lk.die == entry.die), None)
        if left is not None and first:
            g.tell(events.DieMovesOn(source, left.source, die.id))
        if left is None and die.at == "lock":
            dicework.move(die, "supply")
            g.tell(events.DieReleased(source, die.id))


def remove_locked_dice_from_game(g: Elder) -> None:
    """ES-AWAKE-02 (2): dice locked by adventures, Other Worlds or monsters leave the game."""
    for entry in g.state.locks:
        die = g.die(entry.die)
        spell = die.on if die.at == "spell" else ""
        dicework.move(die, "gone")
        if spell:
            dicework.discard_spell_if_empty(g, spell)  # Sister Mary had put it there (S-65)
    g.state.locks = []
