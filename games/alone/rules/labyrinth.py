"""The labyrinth the hero sees: revealed and hidden sectors (AL-VIS), leaving a floor (AL-STAIR-02), tidying (AL-END-06..08)."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone import events, names
from games.alone.rules import lies, sight, station
from games.alone.table import Alone


def reveal(g: Alone, sectors: Sequence[str]) -> None:
    """AL-VIS-01, AL-VIS-02: lay these sectors out with everything in them, as the hero is shown it. Revealed ones stay as they are."""
    for id in sectors:
        here = g.sector(id)
        if here.revealed:
            continue
        here.revealed = True
        ended = lies.drop(g, [id]) if id == g.state.hero_at else []  # entered, it must be shown correctly
        if here.floor not in g.state.origin:  # S-06: the hero's drawing of a floor starts at the first sector seen there
            g.state.origin[here.floor] = id
            g.state.floors_seen.append(here.floor)
        g.reveal()
        g.tell(elements_shown(g, id))
        lies.show_other_sides(g, ended, but=id)


def hide(g: Alone, sectors: Sequence[str]) -> None:
    """Take these sectors out of the labyrinth. Light and blockades stay on the map (AL-DOOR-09); a lie about them is over."""
    gone = [id for id in sectors if g.sector(id).revealed]
    for id in gone:
        g.sector(id).revealed = False
    ended = lies.drop(g, gone)
    if gone:
        g.tell(events.Hidden(len(gone)))
    lies.show_other_sides(g, ended)


def leave_floor(g: Alone, stair_sector: str) -> None:
    """AL-STAIR-02: the hero left over stairs; of that floor only the stair sector just left stays laid out."""
    floor = g.sector(stair_sector).floor
    hide(g, [s.id for s in g.state.sectors.values() if s.floor == floor and s.id != stair_sector])


def tidy(g: Alone) -> None:
    """AL-END-06..08: keep the hero's sector, what is revealed next to it, and what is lit, revealed and in sight."""
    kept = {g.state.hero_at, *station.adjacent(g, g.state.hero_at), *(id for id in sight.in_sight(g) if g.sector(id).lit)}
    hide(g, [id for id in g.state.sectors if id not in kept])


def elements_shown(g: Alone, sector: str) -> events.Revealed:
    """Everything in a sector as the hero is shown it (AL-VIS-02, AL-VIS-05), lies included (AL-GEN-09)."""
    here = g.sector(sector)
    return events.Revealed(
        place=names.place(g, sector),
        room=here.room,
        creatures=tuple(_shown(g, row) for row in lies.shown_creatures(g, sector)),
        danger=lies.shown_danger(g, sector),
        lit=here.lit,
        box=lies.shown_box(g, sector),
        stairs=lies.shown_stairs(g, sector),
        conditions=tuple(lies.shown_conditions(g, sector)),
        sabotage=lies.shown_sabotage(g, sector),
        exits=tuple(f"{way}:{passage}" for way, passage in lies.shown_exits(g, sector)),
    )


def _shown(g: Alone, row: lies.ShownCreature) -> str:
    boss = bool(row.id) and bool(g.creature(row.id).boss)
    return f"{row.kind}{'!' if boss else ''}{'*' if row.wounded else ''}"
