"""Condition markers (Zustandsmarker): AL-GEN-10, AL-INT-12, S-31.

darkness  the light goes off and cannot be switched on
gas       the hero there when the turn ends loses composure
web       leaving costs the hero 1 life or 1 charge
alarm     when the hero enters, evil may move 1 creature without a card
"""

from __future__ import annotations

from games.alone import events, names
from games.alone.rules import creatures, lies, light
from games.alone.state import HERO, Condition, Lasting
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, option

LIFE = "life"


def place(g: Alone, sector: str, condition: Condition, steps: int = 1) -> None:
    """At most one of a kind lies in a sector. `steps` is how far an alarm's creature may go."""
    here = g.sector(sector)
    if condition in here.conditions:
        return
    here.conditions.append(condition)
    if condition == "alarm" and steps > 1:
        g.lasts(Lasting(what="alarm_steps", n=steps - 1, on=sector, until="round"))
    shown_already = lies.shown_falsely(g, sector, f"condition:{condition}")
    lies.forget(g, sector, f"condition:{condition}")
    seen = here.revealed and not shown_already
    g.tell_evil(
        events.ConditionPlaced(sector, condition),
        others=events.ConditionSeen(names.place(g, sector), condition) if seen else None,
    )
    if condition == "darkness":
        light.switch_off(g, [sector])  # in the hero's sector too: a reaction card did it (AL-LIGHT-07)


def remove(g: Alone, sector: str, condition: Condition) -> None:
    """By Interact in the sector, by the card that placed it, or at the end of the round. A false marker vanishes."""
    if lies.used_false(g, f"condition:{condition}", sector):
        return
    here = g.sector(sector)
    if condition not in here.conditions:
        return
    known = here.revealed and not lies.omitted(g, sector, f"condition:{condition}")
    here.conditions.remove(condition)
    if condition == "alarm":
        g.no_longer("alarm_steps", on=sector)
    lies.forget(g, sector, f"condition:{condition}")
    if known:
        g.tell(events.ConditionRemoved(names.place(g, sector), condition))


def remove_all(g: Alone) -> None:
    """AL-END-10: all of them, in step 1 of the end of a round. What the hero sees goes in the order of the hero's drawing, and a
    false marker goes like a true one: nobody has used an action on it."""
    for sector in names.in_order(g, g.state.sectors):
        for condition in lies.CONDITIONS:
            if lies.shown_falsely(g, sector, f"condition:{condition}"):
                lies.forget(g, sector, f"condition:{condition}")
                if g.sector(sector).revealed:
                    g.tell(events.ConditionRemoved(names.place(g, sector), condition))
            else:
                remove(g, sector, condition)


def gas(g: Alone) -> Script[None]:
    """At the beginning of step (1) of the turn end. It is evil's damage: S cards may answer, companions may bear it."""
    from games.alone.rules import losing

    if "gas" in g.here.conditions:
        yield from losing.lose(g, "composure", g.cards.numbers.gas_loss, "gas")


def web(g: Alone) -> Script[None]:
    """The hero is about to leave: 1 life or 1 charge (D-26). A cost that is paid, so no companion can bear it (AL-COMP-09)."""
    from games.alone.rules import losing, searching

    if "web" not in g.here.conditions:
        return
    paying = [i for i in g.state.items if i.charges > 0]
    options: list[Option[str]] = [
        option(f"charge:{i.card}", i.card, msg="al-opt-pay-item", item=i.card, charges=i.charges) for i in paying
    ]
    options.append(option(LIFE, "", msg="al-opt-give-life"))
    # The default gives the charge that is missed least: from the item with the most.
    most = max(paying, key=lambda i: i.charges).card if paying else ""
    chosen = most
    if paying:
        chosen = yield from ask(HERO, "al-web", options, default=f"charge:{most}")
    if chosen:
        searching.discard_charge(g, chosen, 1)
    else:
        yield from losing.lose(g, "life", 1, "web", evil=False)


def alarm(g: Alone) -> Script[None]:
    """The hero has entered: evil may move 1 creature 1 sector, or farther if the card said so (D-48)."""
    if "alarm" not in g.here.conditions:
        return
    steps = 1 + g.lasting("alarm_steps", g.state.hero_at)
    able = [c for c in g.state.creatures if creatures.movable(g, c, steps=steps)]
    leader = g.state.leader
    chosen = yield from creatures.choose_creature(g, leader, able, optional=True, msg="al-alarm")
    if chosen is not None:
        yield from creatures.choose_walk(g, leader, chosen.id, steps, upto=steps > 1)
