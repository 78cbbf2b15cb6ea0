"""Danger markers (Gefahrenmarker): AL-DANGER-01, 05..07, AL-FIELD-06. What they do stands with cards and dice."""

from __future__ import annotations

from games.alone import events, names
from games.alone.rules import lies, station
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, option

STOP = "stop"


def legal_sectors(g: Alone) -> list[str]:
    """AL-DANGER-01, AL-DANGER-07: every sector without marker on a floor that is not full, unless an item keeps it free."""
    full = g.cards.numbers.danger_per_floor
    count = {floor: sum(s.danger for s in g.state.sectors.values() if s.floor == floor) for floor in (1, 2)}
    return [
        s.id for s in g.state.sectors.values() if not s.danger and count[s.floor] < full and not g.in_force("no_danger", s.id)
    ]


def place(g: Alone, sector: str) -> bool:
    """A marker on the secret map; the hero sees it at once in a revealed sector (AL-DANGER-05). False if it is not legal there."""
    if sector not in legal_sectors(g):
        return False
    g.sector(sector).danger = True
    shown_already = lies.shown_falsely(g, sector, "danger")
    lies.forget(g, sector, "danger")
    seen = g.sector(sector).revealed and not shown_already
    g.tell_evil(events.DangerPlaced(sector), others=events.DangerSeen(names.place(g, sector)) if seen else None)
    return True


def remove(g: Alone, sector: str) -> None:
    """The marker goes back to the supply. A false one vanishes."""
    if lies.used_false(g, "danger", sector):
        return
    here = g.sector(sector)
    if not here.danger:
        return
    known = here.revealed and lies.shown_danger(g, sector)
    here.danger = False
    lies.forget(g, sector, "danger")
    if known:
        g.tell(events.DangerRemoved(names.place(g, sector)))


def place_due(g: Alone) -> Script[None]:
    """AL-END-05 step 6, D-36: evil may place the markers noted in this clean-up. What finds no sector is lost (AL-DANGER-06)."""
    while g.state.danger_due > 0:
        legal = legal_sectors(g)
        if not legal:
            yield from g.evil_beat()  # that both floors are full is evil's secret
            break
        options: list[Option[str]] = [
            option(
                f"place:{id}",
                id,
                msg=station.at_msg(g, id, "al-opt-place"),
                sector=id,
                revealed=int(g.sector(id).revealed),
                room=g.sector(id).room,
            )
            for id in legal
        ]
        chosen = yield from ask(
            g.state.leader,
            "al-place-danger",
            [*options, option(STOP, STOP, msg="al-opt-stop-danger")],
            default=f"place:{_best(g, legal)}",
            cover=g.cover(),
            audience=g.evil,
            left=g.state.danger_due,
        )
        if chosen == STOP:
            break
        place(g, chosen)
        g.state.danger_due -= 1
    g.state.danger_due = 0


def _best(g: Alone, legal: list[str]) -> str:
    """The default of D-36: mission rooms first, then as near to the hero as possible."""
    rooms = {room for m in g.state.missions if not m.done for room in g.cards.missions[m.code].rooms}
    far = station.distances(g, g.state.hero_at)
    return min(legal, key=lambda id: (g.sector(id).room not in rooms, far.get(id, len(g.state.sectors))))
