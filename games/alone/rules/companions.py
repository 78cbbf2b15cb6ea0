"""Companions (AL-COMP, S-47, S-75): their charges are their life; abilities, sacrifices, and taking damage for the hero."""

from __future__ import annotations

from games.alone import events
from games.alone.rules import characters, losing
from games.alone.state import HERO, Companion, Loss
from games.alone.table import Alone
from games.kernel.ask import Option, RuleBug, Script, ask, option
from games.kernel.effects import run_all


def join(g: Alone, character: str = "", by: str = "nobody") -> str:
    """AL-COMP-01, 02, 10: the named character or one drawn from those not in use, by this card; "" if none is left."""
    s = g.state
    free = [c for c in sorted(g.cards.characters) if c not in s.used_characters]
    if not free or (character and character not in free):
        return ""
    new = character or g.pick(free, f"companion:{by}:{'+'.join(free)}")
    s.used_characters.append(new)
    s.companions.append(Companion(character=new, charges=g.cards.numbers.companion_charges))
    g.reveal()
    g.tell(events.CompanionJoins(new))
    return new


def _lose_charges(g: Alone, character: str, n: int) -> int:
    who = characters.companion(g, character)
    if who is None or who.charges < n:
        raise RuleBug(f"{character} cannot lose {n} charges")
    who.charges -= n
    return who.charges


def _leave_if_spent(g: Alone, character: str) -> None:
    """AL-COMP-05: the last charge takes the card with it."""
    who = characters.companion(g, character)
    if who is not None and who.charges <= 0:
        g.state.companions.remove(who)
        g.tell(events.CompanionGone(character))


def use(g: Alone, character: str) -> None:
    """AL-COMP-04: the companion ability costs 1 charge."""
    left = _lose_charges(g, character, 1)
    g.tell(events.CompanionUsed(character, left))
    _leave_if_spent(g, character)


def give_back(g: Alone, character: str) -> None:
    """A card lets a use come to nothing and returns its charge; a companion that had left with it comes back."""
    who = characters.companion(g, character)
    if who is None:
        g.state.companions.append(Companion(character=character, charges=1))
    else:
        who.charges += 1


def redirect(g: Alone, kind: Loss, n: int) -> Script[bool]:
    """AL-COMP-06..08, D-21: the whole damage goes to one companion with enough charges, or none of it.

    The safe default keeps the companion unless the hero would be defeated (AL-DMG-04).
    """
    able = [c for c in g.state.companions if c.charges >= n]
    if n <= 0 or not able:
        return False
    options: list[Option[str]] = [
        option("bear", "", tone="danger"),
        *[option(f"companion:{c.character}", c.character, left=c.charges) for c in able],
    ]
    strongest = max(able, key=lambda c: c.charges)
    default = f"companion:{strongest.character}" if n >= g.state.life + g.state.composure else "bear"
    chosen = yield from ask(HERO, "al-redirect", options, default=default, loss=kind, n=n)
    if not chosen:
        return False
    left = _lose_charges(g, chosen, n)
    g.tell(events.Redirected(chosen, n, left))
    _leave_if_spent(g, chosen)
    return True


# At the start of a turn


def help_options(g: Alone) -> list[Option[tuple[str, Loss]]]:
    """The doctor as companion, once per turn: 1 life or 1 composure for 1 charge. The mark names who has helped, so that another
    companion who can heal (a pack may bring one) still may."""
    helpers = [c for c in characters.friends(g, "heal") if g.may(_helped(c.character), "turn")]
    return [
        option(
            f"companion:{c.character}:{track}",
            (c.character, track),
            msg="al-opt-help",
            track=track,
            left=c.charges,
            character=c.character,
        )
        for c in helpers
        for track in characters.healable(g)
    ]


def _helped(character: str) -> str:
    return f"companion:{character}:heal"


def help_heals(g: Alone, character: str, track: Loss) -> None:
    if not g.once(_helped(character), "turn"):
        raise RuleBug(f"{character} has healed in this turn")
    points = g.cards.characters[character].companion.n
    use(g, character)
    losing.heal(g, track, points, character)


def sacrifice_options(g: Alone) -> list[Option[str]]:
    """AL-COMP-03: whose sacrifice could do something now."""
    return [
        option(f"sacrifice:{c.character}", c.character, tone="danger", character=c.character, left=c.charges)
        for c in g.state.companions
        if any(effect.possible(g, HERO, c.character) for effect in g.cards.characters[c.character].sacrifice)
    ]


def sacrifice(g: Alone, character: str) -> Script[None]:
    """AL-COMP-03, AL-TURN-04: discard the card with all its charges, hence once only, and carry its text out."""
    g.state.companions = [c for c in g.state.companions if c.character != character]
    g.tell(events.CompanionGone(character, sacrificed=True))
    yield from run_all(g.cards.characters[character].sacrifice, g, HERO, character)
