"""What evil may show the hero falsely (AL-GEN-09): the cards "Was I mistaken?" and "Hallucination".

A lie leaves one element out of a sector or shows one that is not there. It ends when the hero enters the sector or explores it
again, when the hero uses an action on the false element, and when the sector is hidden: revealed anew it is shown as it is.

A door is one thing with two sides (AL-LOC-10): left out of one sector it is left out of the other as well, line of sight runs
through it as through any open passage, and the lie ends for both sides at once (S-87).
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from games.alone import events, names
from games.alone.rules import labyrinth, station
from games.alone.state import DIRECTIONS, KINDS, OPPOSITE, Condition, Direction, Kind, Lie
from games.alone.table import Alone

CONDITIONS: tuple[Condition, ...] = get_args(Condition)
RANKS = 12  # a place among up to three that look alike, every one of the four equally likely


class ShownCreature(NamedTuple):
    """A creature as the hero sees it; `id` is "" for one that is not there."""

    kind: Kind
    wounded: bool
    id: str
    acid: int = 0
    boss: str = ""

    @property
    def looks(self) -> tuple[int, bool, int, str]:
        """All the hero can tell it by, and the order creatures are listed in."""
        return KINDS.index(self.kind), self.wounded, self.acid, self.boss


def of_sector(g: Alone, sector: str) -> list[Lie]:
    return [lie for lie in g.state.lies if lie.sector == sector]


def omitted(g: Alone, sector: str, element: str) -> bool:
    return any(lie.omitted == element for lie in of_sector(g, sector))


def shown_falsely(g: Alone, sector: str, element: str) -> bool:
    return any(lie.false == element for lie in of_sector(g, sector))


def shown_creatures(g: Alone, sector: str) -> list[ShownCreature]:
    """The creatures of a sector as the hero is shown them, in the order that numbers them (`names.creature_key`).

    The order follows from their looks alone. A false one stands anywhere among those that look like it, by luck: always last,
    its number would tell.
    """
    real = [c for c in g.creatures_in(sector) if not omitted(g, sector, f"creature:{c.id}")]
    rows = [ShownCreature(c.kind, c.wounded, c.id, c.acid, c.boss) for c in real]
    rows.sort(key=lambda row: (row.looks, len(row.id), row.id))
    for lie in of_sector(g, sector):
        what, _, which = lie.false.partition(":")
        if what == "creature":
            false = ShownCreature(KINDS[[str(kind) for kind in KINDS].index(which)], False, "")
            alike = sum(row.looks == false.looks for row in rows)
            rows.insert(sum(row.looks < false.looks for row in rows) + lie.rank % (alike + 1), false)
    return rows


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
    return [(way, shown) for way in DIRECTIONS if (shown := shown_passage(g, sector, way))]


def shown_passage(g: Alone, sector: str, way: Direction) -> str:
    """What is seen on this edge of the sector; "" is a wall. The same from both sides."""
    passage = g.sector(sector).exits.get(way, "")
    if passage != "door":
        return passage
    if g.state.lies and door_lies(g, sector, way):
        return "open"
    return "blocked" if way in station.door_ways(g, sector, blocked=True) else "door"


def door_lies(g: Alone, sector: str, way: Direction) -> list[Lie]:
    """Lies that leave out the door on this edge, from whichever side they were told."""
    beyond = station.neighbour(g, sector, way)
    sides = ((sector, f"door:{way}"), (beyond, f"door:{OPPOSITE[way]}"))
    return [lie for lie in g.state.lies if (lie.sector, lie.omitted) in sides]


def can_be_omitted(g: Alone, sector: str) -> list[str]:
    """Elements that may be left out of this sector (AL-GEN-04), each once, a door from one of its sides (S-94). A door on the edge
    of a revealed sector is known already, and so is a blocked one: its marker was laid before the hero's eyes."""
    here = g.sector(sector)
    found = [f"creature:{c.id}" for c in g.creatures_in(sector)]
    found += ["danger"] if here.danger else []
    found += [f"condition:{c}" for c in here.conditions]
    for way in station.door_ways(g, sector, blocked=False):
        beyond = station.neighbour(g, sector, way)
        if beyond is not None and not g.sector(beyond).revealed and not door_lies(g, sector, way):
            found.append(f"door:{way}")
    found += ["box"] if here.box else []
    found += ["stairs"] if here.stairs and not g.sector(here.stairs).revealed else []
    found += ["sabotage"] if here.sabotage else []
    return [element for element in found if not omitted(g, sector, element)]


def can_be_faked(g: Alone, sector: str) -> list[str]:
    """Elements that may be shown in this sector although they are not there. Darkness cannot lie where light burns (S-31). What a
    sector holds at most once cannot be shown falsely twice (AL-DANGER-01, S-94)."""
    here = g.sector(sector)
    found = [f"creature:{kind}" for kind in KINDS]
    found += [] if here.danger else ["danger"]
    found += [f"condition:{c}" for c in CONDITIONS if c not in here.conditions and not (c == "darkness" and here.lit)]
    found += [] if here.box or here.room or here.stairs else ["box"]
    return [element for element in found if element.startswith("creature:") or not shown_falsely(g, sector, element)]


def omit(g: Alone, card: str, sector: str, element: str) -> None:
    """Leave an element of the sector out."""
    g.state.lies.append(Lie(card=card, sector=sector, omitted=element))
    what, _, which = element.partition(":")
    g.tell_evil(events.LieTold(sector, omitted=f"creature:{g.creature(which).kind}" if what == "creature" else element))


def fake(g: Alone, card: str, sector: str, element: str, rank: int = 0) -> None:
    """Show an element in the sector that is not there. In a revealed sector the hero sees it at once (AL-VIS-04).

    `rank`, from 0 to RANKS - 1 by luck, is where a false creature stands among those that look like it."""
    g.state.lies.append(Lie(card=card, sector=sector, false=element, rank=rank))
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
    """The hero entered the sector or explored it again, perhaps by the same item (S-98): it must be shown correctly.

    A lie told of a sector that is about to be revealed is what its first exploration shows, so do not ask for the truth then.
    """
    ended = [*of_sector(g, sector), *_told_beyond(g, sector)]
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
    show_other_sides(g, ended, but=sector)


def _told_beyond(g: Alone, sector: str) -> list[Lie]:
    """Lies about doors on the edges of this sector that were told of the sector behind them."""
    if not g.state.lies:
        return []
    return [
        lie for way in DIRECTIONS if way in g.sector(sector).exits for lie in door_lies(g, sector, way) if lie.sector != sector
    ]


def show_other_sides(g: Alone, ended: list[Lie], but: str = "") -> None:
    """A door that comes to light is seen from its other side too, if that is laid out."""
    sides: list[str] = []
    for lie in ended:
        way: Direction | None = next((way for way in DIRECTIONS if lie.omitted == f"door:{way}"), None)
        if way is not None:
            sides += [lie.sector, station.neighbour(g, lie.sector, way) or ""]
    for side in dict.fromkeys(sides):
        if side and side != but and g.sector(side).revealed:
            g.reveal()
            _show_again(g, side)


def used_false(g: Alone, element: str, sector: str) -> bool:
    """The hero uses an action on this element: if it was never there, it vanishes. True if so."""
    lie = next((lie for lie in of_sector(g, sector) if lie.false == element), None)
    if lie is None:
        return False
    g.state.lies.remove(lie)
    g.reveal()
    g.tell(events.FalseElementGone(names.place(g, sector), element))
    return True


def unmask_creatures(g: Alone, sector: str) -> None:
    """Something strikes everything in this sector: what is not there is not struck, and the hero sees that."""
    if not g.sector(sector).revealed:
        return
    for lie in of_sector(g, sector):
        if lie.false.startswith("creature:"):
            used_false(g, lie.false, sector)


def drop(g: Alone, sectors: list[str]) -> list[Lie]:
    """These sectors are hidden, or entered for the first time: whatever was to be shown wrongly of them is over."""
    ended = [lie for lie in g.state.lies if lie.sector in sectors]
    ended += [lie for sector in sectors for lie in _told_beyond(g, sector) if lie not in ended]
    g.state.lies = [lie for lie in g.state.lies if lie not in ended]
    return ended


def forget(g: Alone, sector: str, element: str) -> None:
    """A lie that has lost its object: the creature walked off, the false marker became a real one."""
    g.state.lies = [lie for lie in g.state.lies if lie.sector != sector or element not in (lie.omitted, lie.false)]


def forget_door(g: Alone, sector: str, way: Direction) -> None:
    """The hero sees what happens to this door, so the hero sees the door."""
    ended = door_lies(g, sector, way)
    g.state.lies = [lie for lie in g.state.lies if lie not in ended]


def forget_stairs(g: Alone, sector: str, beyond: str) -> None:
    """The hero sees something go over these stairs, so the hero sees the stairs, as far as they are laid out (S-90)."""
    ended = [lie for lie in g.state.lies if lie.omitted == "stairs" and lie.sector in (sector, beyond)]
    g.state.lies = [lie for lie in g.state.lies if lie not in ended]
    for lie in ended:
        if g.sector(lie.sector).revealed:
            g.reveal()
            _show_again(g, lie.sector)


def _show_again(g: Alone, sector: str) -> None:
    g.tell(labyrinth.elements_shown(g, sector))
