"""The Crown of Command and its spell (chapters 9h and 14i)."""

from __future__ import annotations

from games.kernel.ask import Option, Script, Seat, ask, menu, option
from games.talisman import events
from games.talisman.rules import armed, casting, death, lives, winning
from games.talisman.rules import own as rights
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import CROWN, kind
from games.talisman.table import Command, Land, Target

WORKS = 4  # TM-CMD-04


def reach(g: Land, seat: Seat) -> None:
    """From the first arrival on nobody gets a new character any more (TM-LIFE-10, S-51)."""
    g.state.crown_reached = True
    g.tell(events.CrownReached(seat))


def at_the_crown(g: Land, seat: Seat) -> Script[None]:
    """TM-INNER-15: alone there, every turn. A toad cannot (TM-CMD-07), and whoever is not alone does not (TM-CMD-06)."""
    if len(g.seats_on(CROWN)) > 1 or g.char(seat).toad is not None:
        return
    victims = g.others(seat)
    if not victims:  # S-49: all rivals are still waiting for a new character
        return
    victim = yield from _name(g, seat, victims)
    if not g.alive(seat):
        raise TurnOver
    if victim is None:
        return
    g.state.commands += 1
    command = Command(seat, victim)
    counted = (g.state.commands, winning.COMMANDS_THAT_DECIDE) if g.state.crown_ends else ()
    g.tell(events.CommandCast(seat, victim, *counted))
    yield from _counter_live(g, command)
    if not command.countered and g.alive(victim):  # S-110: after whoever was asked
        yield from armed.at(g, armed.Moment("command", victim, by=seat, command=command))
    if not g.alive(seat):
        raise TurnOver
    if command.countered:
        g.tell(events.CommandCountered(seat, victim))
        return
    if not g.alive(victim):
        return
    die = g.die(f"command:{seat}:{victim}")
    g.tell(events.CommandRolled(seat, victim, die, die >= WORKS))
    if die >= WORKS:
        yield from _obey(g, seat, victim)


def _name(g: Land, seat: Seat, victims: list[Seat]) -> Script[Seat | None]:
    """D-35. In a turn that began on the Crown this is also where the spells of a turn's start are cast (S-173): None if there is nobody
    left to name, or nobody to name them."""
    arrived = g.state.move is not None and bool(g.state.move.path)
    quiet = (
        arrived
        or "roll" in g.state.players[seat].orders
        or not (casting.might_cast(g, seat, "start") or rights.to_decide(g, seat))
    )
    if len(victims) == 1 and quiet:
        return victims[0]

    def options() -> list[Option[Seat]]:
        if not g.alive(seat) or g.char(seat).toad is not None:
            return []
        return [option(f"name:{s}", s, seat=s, n=g.char(s).lives, msg="tm-opt-name-victim") for s in g.others(seat)]

    weakest = min(victims, key=lambda s: g.char(s).lives)
    main = menu(seat, "tm-command", options, default=f"name:{weakest}")
    return (yield from rights.beside_all(g, seat, "arrival" if arrived else "start", main))


def _counter_live(g: Land, command: Command) -> Script[None]:
    """S-112: the victim is asked if a spell is held, whatever it is. Whoever is absent lets it pass (D-37)."""
    victim = command.victim
    c = g.char(victim)
    if not c.spells or not casting.may_cast(g, victim):
        return
    moment = armed.Moment("command", victim, by=command.caster, command=command)
    card = next((s for s in c.spells if kind(s) == "counterspell"), "")
    fits = [option(f"cast:{card}", card, spell=card, msg="tm-opt-cast")] if card else []
    options = [*fits, option("accept", "", msg="tm-opt-accept")] if fits else []
    # A reaction: for whoever has said that nobody need wait for theirs the Command Spell is no long pause, each turn again.
    picked = yield from casting.pondered(
        g, victim, "tm-named", options, "accept" if fits else "", window=True, seat=command.caster
    )
    if picked:
        yield from casting.cast(g, victim, picked, Target(seat=command.caster), moment)


def _obey(g: Land, seat: Seat, victim: Seat) -> Script[None]:
    """TM-CMD-04: a life, or defeat. Nobody concedes with more than one life by accident: the safe answer is the life (D-36)."""
    options = [
        option("life", True, n=g.char(victim).lives, msg="tm-opt-lose-life", tone="main"),
        option("concede", False, msg="tm-opt-concede", tone="danger"),
    ]
    if (yield from ask(victim, "tm-obey", options, seat=seat)):
        lost = yield from lives.lose(g, lives.Loss(victim, 1, CROWN, by=seat))
        if lost and g.alive(victim):
            g.char(victim).struck += lost
    else:
        death.concede(g, victim)
