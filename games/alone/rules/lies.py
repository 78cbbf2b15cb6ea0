"""What evil may show the hero falsely (AL-GEN-09): the cards "Was I mistaken?" and "Hallucination".

A lie leaves one element out of a sector or shows one that is not there. It ends when the hero enters the sector or explores it
again, when the hero uses an action on the false element, and when the sector is hidden: revealed anew it is shown as it is.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from games.alone import events, names
from games.alone.rules import station
from games.alone.state import DIRECTIONS, KINDS, Condition, Kind, Lie
from games.alone.table import Alone

CONDITIONS: tuple[Condition, ...] = get_args(Condition)


class ShownCreature(NamedTuple):
    """A creature as the hero sees it; `id` is "" for one that is not there."""

    kind: Kind
    wounded: bool
    id: str


def now(g: Alone) -> str:
    """The action in progress: a lie told in it is not "seen again" by it."""
    return f"{g.state.rounds}:{g.state.turn}:{len(g.state.announced)}"


def of_sector(g: Alone, sector: str) -> list[Lie]:
    return [lie for lie in g.state.lies if lie.sector == sector]


def omitted(g: Alone, sector: str, element: str) -> bool:
    return any(lie.omitted == element for lie in of_sector(g, sector))


def shown_falsely(g: Alone, sector: str, element: str) -> bool:
    return any(lie.false == element for lie in of_sector(g, sector))


def shown_creatures(g: Alone, sector: str) -> list[ShownCreature]:
    """The creatures of a sector as the hero is shown them, in the order that numbers them (`names.creature_key`)."""
    real = sorted(
        (c for c in g.creatures_in(sector) if not omitted(g, sector, f"creature:{c.id}")),
        key=lambda c: (KINDS.index(c.kind), c.wounded, c.acid, len(c.id), c.id),
    )
    rows = [ShownCreature(c.kind, c.wounded, c.id) for c in real]
    false = [lie.false.partition(":")[2] for lie in of_sector(g, sector) if lie.false.startswith("creature:")]
    rows += [ShownCreature(kind, False, "") for kind in KINDS for _ in range(false.count(kind))]
    return sorted(rows, key=lambda row: (KINDS.index(row.kind), row.wounded))


def shown_danger(g: Alone, sector: str) -> bool:
    here = g.sector(sector)
    return (here.danger and not omitted(g, sector, "danger")) or shown_falsely(g, sector, "danger")


def shown_box(g: Alone, sector: str) -> bool:
    here = g.sector(sector)
    return (here.box and not omitted(g, sector, "box")) or shown_falsely(g, sector, "box")


def shown_stairs(g: Alone, sector: str) -> bool:
    return bool(g.sector(sector).stairs) and not omitted(g, sector, "stairs")


def shown_sabotage(g: Alone, sector: str) -> int:
    return 0 if omitted(g, sector, "sabotage") else g.sector(sector).sabotage


def shown_conditions(g: Alone, sector: str) -> list[Condition]:
    there = g.sector(sector).conditions
    return [
        c
        for c in CONDITIONS
        if (c in there and not omitted(g, sector, f"condition:{c}")) or shown_falsely(g, sector, f"condition:{c}")
    ]


def shown_exits(g: Alone, sector: str) -> list[tuple[str, str]]:
    """Direction and what is seen there: "open", "door" or "blocked". A door left out looks like an open passage."""
    rows: list[tuple[str, str]] = []
    blocked = station.door_ways(g, sector, blocked=True)
    for way in DIRECTIONS:
        passage = g.sector(sector).exits.get(way)
        if passage is None:
            continue
        if passage == "door" and omitted(g, sector, f"door:{way}"):
            passage = "open"
        rows.append((way, "blocked" if way in blocked and passage == "door" else passage))
    return rows


def can_be_omitted(g: Alone, sector: str) -> list[str]:
    """Elements that may be left out of this sector (AL-GEN-04). A door on the edge of a revealed sector is known already."""
    here = g.sector(sector)
    found = [f"creature:{c.id}" for c in g.creatures_in(sector)]
    found += ["danger"] if here.danger else []
    found += [f"condition:{c}" for c in here.conditions]
    for way in station.door_ways(g, sector):
        beyond = station.neighbour(g, sector, way)
        if beyond is not None and not g.sector(beyond).revealed:
            found.append(f"door:{way}")
    found += ["box"] if here.box else []
    found += ["stairs"] if here.stairs and not g.sector(here.stairs).revealed else []
    found += ["sabotage"] if here.sabotage else []
    return found


def can_be_faked(g: Alone, sector: str) -> list[str]:
    """Elements that may be shown in this sector although they are not there."""
    here = g.sector(sector)
    found = [f"creature:{kind}" for kind in KINDS]
    found += [] if here.danger else ["danger"]
    found += [f"condition:{c}" for c in CONDITIONS if c not in here.conditions]
    found += [] if here.box or here.room or here.stairs else ["box"]
    return found


def omit(g: Alone, card: str, sector: str, element: str) -> None:
    """Leave an element of the sector out."""
    g.state.lies.append(Lie(card=card, sector=sector, omitted=element, when=now(g)))
    g.tell_evil(events.LieTold(sector, omitted=element.partition(":")[0]))


def fake(g: Alone, card: str, sector: str, element: str) -> None:
    """Show an element in the sector that is not there. In a revealed sector the hero sees it at once (AL-VIS-04)."""
    g.state.lies.append(Lie(card=card, sector=sector, false=element, when=now(g)))
    g.tell_evil(events.LieTold(sector, false=element))
    if not g.sector(sector).revealed:
        return
    g.reveal()  # as if it were true: what can be taken back must not tell the difference
    where = names.place(g, sector)
    what, _, which = element.partition(":")
    if what == "creature":
        g.tell(events.CreatureAppears(which, where))
    elif what == "danger":
        g.tell(events.DangerSeen(where))
    elif what == "condition":
        g.tell(events.ConditionSeen(where, which))
    else:
        _show_again(g, sector)


def truth_comes_out(g: Alone, sector: str) -> None:
    """The hero entered the sector or explored it again: it must be shown correctly.

    A lie told in this very action is what the exploration shows, so it lasts unless the hero stands in the sector.
    """
    ended = [lie for lie in of_sector(g, sector) if g.state.hero_at == sector or lie.when != now(g)]
    if not ended:
        return
    g.state.lies = [lie for lie in g.state.lies if lie not in ended]
    if not g.sector(sector).revealed:
        return
    g.reveal()
    for lie in ended:
        if lie.false:
            g.tell(events.FalseElementGone(names.place(g, sector), lie.false))
    if any(lie.omitted for lie in ended):
        _show_again(g, sector)


def used_false(g: Alone, element: str, sector: str) -> bool:
    """The hero uses an action on this element: if it was never there, it vanishes. True if so."""
    lie = next((lie for lie in of_sector(g, sector) if lie.false == element), None)
    if lie is None:
        return False
    g.state.lies.remove(lie)
    g.reveal()
    g.tell(events.FalseElementGone(names.place(g, sector), element))
    return True


def forget(g: Alone, sector: str, element: str = "") -> None:
    """A lie that has lost its object (the sector is hidden, the creature walked off, the false marker became a real one)."""
    g.state.lies = [lie for lie in g.state.lies if lie.sector != sector or (element and element not in (lie.omitted, lie.false))]


def _show_again(g: Alone, sector: str) -> None:
    from games.alone.rules import labyrinth

    g.tell(labyrinth.elements_shown(g, sector))
