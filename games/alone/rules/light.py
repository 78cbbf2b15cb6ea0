"""Light (Licht): AL-LIGHT, AL-INT-07..09, S-26, S-84. What light does to attacks stands with the attacks."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone import events, names
from games.alone.rules import labyrinth, lies, missions, sight
from games.alone.table import Alone


def can_be_lit(g: Alone, sector: str) -> bool:
    """S-31: not while the condition "darkness" lies there."""
    return "darkness" not in g.sector(sector).conditions


def switch_on(g: Alone, sectors: Sequence[str], seen_from_near: bool = True) -> list[str]:
    """Light these sectors; those that burn now are returned.

    AL-LIGHT-05, AL-LIGHT-10: a hidden one in line of sight is revealed, which may bring the next one into sight. The others stay
    hidden, lit on the secret map (AL-INT-08). `seen_from_near` False lights without revealing anything.
    """
    burning = [id for id in dict.fromkeys(sectors) if can_be_lit(g, id)]
    fresh = [id for id in burning if not g.sector(id).lit]
    for id in fresh:
        g.sector(id).lit = True
        for creature in g.creatures_in(id):
            creature.walked_in = False  # S-26: it was there when the light came on
        _no_darkness(g, id)
    seen = [id for id in fresh if g.sector(id).revealed]
    if seen:
        g.tell(events.LightOn(tuple(names.place(g, id) for id in seen)))
    while seen_from_near:
        shown = next((id for id in burning if not g.sector(id).revealed and sight.would_be_in_sight(g, id)), None)
        if shown is None:
            break
        labyrinth.reveal(g, [shown])
    unseen = [id for id in fresh if not g.sector(id).revealed]
    if unseen:
        g.tell_evil(events.LightOnUnseen(tuple(unseen)))
    missions.lights_changed(g)
    return burning


def _no_darkness(g: Alone, sector: str) -> None:
    """Light burns where the hero is shown darkness: it was never there (S-88)."""
    if g.sector(sector).revealed:
        lies.used_false(g, "condition:darkness", sector)
    else:
        lies.forget(g, sector, "condition:darkness")


def switch_off(g: Alone, sectors: Sequence[str]) -> list[str]:
    """Switch the light off; those that went dark are returned. AL-LIGHT-08: it hides nothing before the end of the round."""
    dark = [id for id in dict.fromkeys(sectors) if g.sector(id).lit]
    for id in dark:
        g.sector(id).lit = False
        for creature in g.creatures_in(id):
            creature.walked_in = False
    seen = [id for id in dark if g.sector(id).revealed]
    unseen = [id for id in dark if not g.sector(id).revealed]
    if seen:
        g.tell(events.LightOff(tuple(names.place(g, id) for id in names.in_order(g, seen))))
    if unseen:
        g.tell_evil(events.LightOffUnseen(tuple(unseen)))
    return dark


def smash_lights(g: Alone) -> None:
    """AL-LIGHT-06, step (3) of AL-TURN-09: who walked into a lit sector without the hero and is still there puts the light out.

    AL-LIGHT-07: the light in the hero's own sector stays.
    """
    there = {c.at for c in g.state.creatures if c.walked_in and c.at != g.state.hero_at}
    if any(g.sector(id).revealed for id in there):
        g.reveal()
    switch_off(g, [id for id in g.state.sectors if id in there])
    for creature in g.state.creatures:
        creature.walked_in = False
