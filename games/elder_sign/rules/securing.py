"""Focusing and assistance (Konzentration, Unterstützung): ES-SEC, ES-FOCUS, ES-ASSIST, S-20, S-21."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import BOOK, Allowed
from games.elder_sign.rules import dicework, losing
from games.elder_sign.state import ANCIENT, Die, Resource
from games.elder_sign.table import Elder
from games.kernel.ask import Option, Script, Seat, ask


def left_of_roll(g: Elder) -> list[Die]:
    """After the discard for a failed roll: the dice that still show their result."""
    return [d for d in dicework.pool(g) if d.face is not None]


def may_focus(g: Elder, me: Seat) -> bool:
    """ES-FOCUS-01/06/07: after a failed roll, once per turn, not after assistance for the same roll, not in the battle."""
    a = g.attempt
    return (
        a.failed_now
        and not a.focused
        and not a.secured_this_fail
        and a.card != ANCIENT
        and bool(left_of_roll(g))
        and BOOK.now(g, Allowed(me, "focus")).yes
    )


def focus(g: Elder, me: Seat, die: Die) -> None:
    """ES-FOCUS-02/03: result unchanged, on the own marker."""
    a = g.attempt
    a.focused = a.secured_this_fail = True
    g.tell(events.DieFocused(me, die.id, str(die.face)))
    dicework.move(die, "focus", str(me), keep_face=True)


def may_assist(g: Elder, me: Seat) -> list[Seat]:
    """ES-ASSIST-01/05/06/09: others on the same card who have not assisted this turn; one request per failed roll."""
    a = g.attempt
    if not a.failed_now or a.secured_this_fail or a.card == ANCIENT or not left_of_roll(g):
        return []
    return [s for s in g.seats_on(a.card) if s != me and s not in a.assistants and s not in a.refused]


def request_assistance(g: Elder, me: Seat, friend: Seat) -> Script[None]:
    """ES-ASSIST-02/08: the friend may refuse; a refusal does not use up the request (S-21)."""
    a = g.attempt
    options = [Option("no", False, msg="es-opt-assist-no"), Option("yes", True, msg="es-opt-assist-yes", tone="main")]
    agrees = yield from ask(friend, "es-assist", options, default="no", seat=me, card=a.card)
    if not agrees:
        a.refused.append(friend)
        g.tell(events.AssistanceRefused(me, friend))
        return
    dice = dicework.dice_options(left_of_roll(g), "es-opt-die-assist-die")
    best = dicework.worst_first(left_of_roll(g))[-1]
    die = yield from ask(me, "es-assist-die", dice, default=best.id, seat=friend)
    a.assistants.append(friend)
    a.secured_this_fail = True
    g.tell(events.AssistanceGiven(me, friend, die.id, str(die.face)))
    dicework.move(die, "assist", str(friend), keep_face=True)


def assistants_suffer(g: Elder, waiting: list[Seat]) -> Script[None]:
    """ES-ASSIST-04, S-20: whose die was not used when the adventure fails loses 1 Sanity or 1 Stamina."""
    for friend in waiting:
        if not g.has_investigator(friend):
            continue
        person = g.inv(friend)
        options: list[Option[Resource]] = [
            Option("lose:sanity", "sanity", (("n", person.sanity),)),
            Option("lose:stamina", "stamina", (("n", person.stamina),)),
        ]
        higher = "lose:sanity" if person.sanity >= person.stamina else "lose:stamina"
        resource = yield from ask(friend, "es-assist-loss", options, default=higher)
        yield from losing.lose(g, friend, resource, 1)


def unused_assistants(g: Elder) -> list[Seat]:
    """Whose die lies unused on their marker, or was locked from there (S-92)."""
    return [*(int(d.on) for d in g.dice_at("assist")), *g.attempt.bereft]
