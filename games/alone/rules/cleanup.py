"""The end of a round (Aufräumphase) and Nightmare Mode (Albtraum-Modus): AL-END, AL-NIGHT, AL-RND-03, AL-RND-05, S-15, S-54."""

from __future__ import annotations

from games.alone import events, names
from games.alone.rules import (
    adrenaline,
    attacking,
    characters,
    conditions,
    danger,
    evil,
    labyrinth,
    losing,
    missions,
    reactions,
)
from games.alone.rules.orders import ORDERS
from games.alone.table import Alone
from games.kernel.ask import Script

LAST_SPACE = 0


def clean_up(g: Alone) -> Script[None]:
    """AL-END-01..05: the six steps in their order, then the next round."""
    s = g.state
    yield from round_end_effects(g)
    labyrinth.tidy(g)
    s.danger_due = reactions.danger_symbols(g)
    reactions.clear_spaces(g)
    adrenaline.refill(g)  # AL-END-09: by the tracks after step 1, before the marker moves
    move_round_marker(g)
    yield from evil.refill(g)
    yield from danger.place_due(g)
    next_round(g)


def round_end_effects(g: Alone) -> Script[None]:
    """Step 1, AL-END-02, AL-END-10: missions, item marks, characters, the Nightmare, condition markers."""
    yield from missions.round_end(g)
    yield from _acid_burns(g)
    yield from characters.round_end(g)
    yield from nightmare_loss(g)
    conditions.remove_all(g)


def _acid_burns(g: Alone) -> Script[None]:
    """The acid container's marks: removed, and for each its creature takes 1 wound, by the hero (S-83, S-96) wherever it is."""
    for id in [c.id for c in names.creatures_in_order(g, g.state.creatures) if c.acid]:
        creature = g.find_creature(id)
        while creature is not None and creature.acid:
            creature.acid -= 1
            yield from attacking.wound(g, id)
            creature = g.find_creature(id)


def nightmare_loss(g: Alone) -> Script[None]:
    """AL-NIGHT-03, AL-NIGHT-07: at the end of each round that was played in Nightmare Mode; not evil's damage. The round that
    starts it is spared because the marker moves only in step 5."""
    if g.state.nightmare:
        yield from losing.lose(g, "composure", g.cards.numbers.nightmare_loss, "nightmare", evil=False)


def move_round_marker(g: Alone) -> None:
    """Step 5, AL-RND-03, AL-NIGHT-01, AL-NIGHT-06: one space to the left; on the last one Nightmare Mode starts for good."""
    s = g.state
    s.round_space = max(LAST_SPACE, s.round_space - 1)
    g.tell(events.RoundEnds(s.rounds, s.round_space, losing.heal_limit(g), s.danger_due))
    if s.round_space == LAST_SPACE and not s.nightmare:
        s.nightmare = True
        g.tell(events.Nightmare())


def next_round(g: Alone) -> None:
    """AL-END-05: all turn markers back to available. Only now the eighth turn is over for evil: what was played in the clean-up
    counts among its two cards, and its leader has led so far (S-91)."""
    s = g.state
    s.turn = 0
    s.rounds += 1
    g.expire("round")
    reactions.turn_over(g)
    ORDERS.over(g, "round")
    evil.pass_leader(g)
    evil.pass_leader(g, "round")
    s.phase = "start"
