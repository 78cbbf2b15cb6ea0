"""Shock (Schock): AL-SHOCK, S-28. Who decides that a creature was not revealed before is whoever moved it or the hero."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone import events
from games.alone.rules import creatures, evil, losing
from games.alone.state import Creature
from games.alone.table import Alone
from games.kernel.ask import Option, Script, option


def value(g: Alone, creature: Creature) -> int:
    """AL-SHOCK-01: the composure printed in the creature table, and what a card added to it."""
    return creatures.table_values(g, creature).composure + g.lasting("shock", creature.id)


def shock(g: Alone, met: Sequence[Creature]) -> Script[None]:
    """AL-SHOCK-01..03, AL-SHOCK-07: each creature shocks by itself, a composure loss by a creature; the leader names the order
    where it could matter (AL-GEN-11). A kind that frightens nobody shocks for nothing."""
    waiting = [c for c in met if value(g, c) > 0]
    while waiting := [c for c in waiting if g.find_creature(c.id) is not None]:
        if len({(c.kind, value(g, c)) for c in waiting}) > 1:
            options: list[Option[Creature]] = [
                option(c.id, c, msg="al-opt-waiting-creature", kind=c.kind, n=value(g, c))
                for c in sorted(waiting, key=lambda c: -value(g, c))
            ]
            creature = (yield from evil.in_leaders_order(g, "al-shock-order", options)).value
        else:
            creature = waiting[0]
        waiting.remove(creature)
        n = value(g, creature)
        g.tell(events.Shock(creature.kind, n))
        yield from losing.lose(g, "composure", n, creature.kind, creatures=[creature.id])
