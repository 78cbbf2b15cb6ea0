"""The secret map is made: AL-SETUP-10, AL-SETUP-11, AL-SETUP-14, S-06, S-07, floor plans of 7.4."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.alone.rules import labyrinth, station
from games.alone.state import DIRECTIONS, OPPOSITE, STEP, Direction, Passage, Sector
from games.alone.table import Alone
from games.kernel.ask import RuleBug

TURNED: dict[Direction, Direction] = {"north": "east", "east": "south", "south": "west", "west": "north"}
EDGES: dict[str, Passage] = {"-": "open", "|": "open", "D": "door"}


@dataclass(slots=True)
class Cell:
    """One sector of a plan before it has a floor: its token (R, S, B or c) and its openings."""

    x: int
    y: int
    token: str
    exits: dict[Direction, Passage] = field(default_factory=lambda: dict[Direction, Passage]())


class BadPlan(ValueError):
    """A floor plan that cannot be read."""


def read_plan(rows: Sequence[str]) -> list[Cell]:
    """A plan as text: even columns and rows are sectors, odd ones the edges between them."""
    grid = [row.split() for row in rows]
    width = len(grid[0]) if grid else 0
    if width % 2 == 0 or len(grid) % 2 == 0 or any(len(row) != width for row in grid):
        raise BadPlan("a plan has an odd number of rows and columns, all rows equally long")
    cells: dict[tuple[int, int], Cell] = {}
    for y in range(0, len(grid), 2):
        for x in range(0, width, 2):
            token = grid[y][x]
            if token in ("R", "S", "B", "c"):
                cells[x // 2, y // 2] = Cell(x // 2, y // 2, token)
            elif token != ".":
                raise BadPlan(f"{token!r} is no sector")
    for y, row in enumerate(grid):
        for x, token in enumerate(row):
            if x % 2 == y % 2:
                if x % 2 == 1 and token != ".":
                    raise BadPlan(f"{token!r} stands where four sectors meet")
                continue
            if token == ".":
                continue
            if token not in EDGES or (token == "-" and x % 2 == 0) or (token == "|" and x % 2 == 1):
                raise BadPlan(f"{token!r} is no edge there")
            first: tuple[int, int] = (x // 2, y // 2)
            second: tuple[int, int] = (first[0] + 1, first[1]) if x % 2 else (first[0], first[1] + 1)
            if first not in cells or second not in cells:
                raise BadPlan(f"an edge at column {x + 1}, row {y + 1} leads nowhere")
            there: Direction = "east" if x % 2 else "south"
            cells[first].exits[there] = EDGES[token]
            cells[second].exits[OPPOSITE[there]] = EDGES[token]
    return list(cells.values())


def turn(cells: Sequence[Cell]) -> list[Cell]:
    """The same plan rotated by 90 degrees, clockwise."""
    height = max(cell.y for cell in cells)
    return [
        Cell(height - cell.y, cell.x, cell.token, {TURNED[way]: passage for way, passage in cell.exits.items()}) for cell in cells
    ]


def lay(floor: int, cells: Sequence[Cell]) -> list[Sector]:
    """A plan becomes a floor: sectors in reading order, without rooms and stairs yet."""
    ordered = sorted(cells, key=lambda cell: (cell.y, cell.x))
    return [
        Sector(
            id=station.sector_id(floor, cell.x, cell.y),
            floor=floor,
            x=cell.x,
            y=cell.y,
            exits={way: cell.exits[way] for way in DIRECTIONS if way in cell.exits},
            box=cell.token == "B",
        )
        for cell in ordered
    ]


def slots(floor: int, cells: Sequence[Cell], token: str) -> list[str]:
    """The sectors of a floor with this token, in reading order."""
    ordered = sorted(cells, key=lambda cell: (cell.y, cell.x))
    return [station.sector_id(floor, cell.x, cell.y) for cell in ordered if cell.token == token]


def mission_rooms(g: Alone) -> list[str]:
    """The target rooms of the drawn missions."""
    return list(dict.fromkeys(room for m in g.state.missions for room in g.cards.missions[m.code].rooms))


def build(g: Alone) -> None:
    """AL-SETUP-10, S-06: sheets, sides, rotation, rooms and stairs, each by luck. AL-SETUP-14: afterwards nothing turns any more."""
    sheets = sorted({plan.sheet for plan in g.cards.plans.values()})
    g.shuffle(sheets, _luck(g, "sheets"))
    floors: dict[int, list[Cell]] = {}
    for floor, sheet in enumerate(sheets, start=1):
        sides = sorted(plan.id for plan in g.cards.plans.values() if plan.sheet == sheet)
        cells = read_plan(g.cards.plans[g.pick(sides, _luck(g, f"side:{floor}"))].rows)
        for _ in range(g.draw(4, _luck(g, f"turn:{floor}"))):
            cells = turn(cells)
        floors[floor] = cells
    g.state.sectors = {s.id: s for floor, cells in floors.items() for s in lay(floor, cells)}
    _spread_rooms(g, {floor: slots(floor, cells, "R") for floor, cells in floors.items()})
    _join_stairs(g, [slots(floor, cells, "S") for floor, cells in floors.items()])
    problems = faults(g)
    if problems:
        raise RuleBug(f"the secret map is broken: {problems}")


def _luck(g: Alone, what: str) -> str:
    """The base is made for this character and these missions: another choice of the hero is another base."""
    return f"map:{what}:{g.state.character}:{'+'.join(m.code for m in g.state.missions)}"


def _spread_rooms(g: Alone, free: dict[int, list[str]]) -> None:
    """S-06 (3): shuffle the rooms until the mission rooms are not all on one floor."""
    rooms = sorted(g.cards.rooms)
    wanted = set(mission_rooms(g))
    all_slots = [id for ids in free.values() for id in ids]
    while True:
        g.shuffle(rooms, _luck(g, "rooms"))
        placed = dict(zip(all_slots, rooms, strict=True))
        floors = {g.sector(id).floor for id, room in placed.items() if room in wanted}
        if len(wanted) < 2 or len(floors) > 1:
            break
    for id, room in placed.items():
        g.sector(id).room = room


def _join_stairs(g: Alone, ends: list[list[str]]) -> None:
    """S-06 (4): the stair slots of each floor are labelled at random; equal labels are joined (AL-STAIR-01)."""
    lower, upper = ends
    g.shuffle(lower, _luck(g, "stairs:1"))
    g.shuffle(upper, _luck(g, "stairs:2"))
    for a, b in zip(lower, upper, strict=True):
        g.sector(a).stairs, g.sector(b).stairs = b, a


def start_sectors(g: Alone) -> list[str]:
    """AL-SETUP-11, S-07: dark corridors without switch box and stairs, 3 or more from every mission room; else the farthest."""
    targets = mission_rooms(g)
    from_room = [station.distances(g, s.id) for s in g.state.sectors.values() if s.room and s.room in targets]
    plain = [s.id for s in g.state.sectors.values() if not (s.room or s.box or s.stairs or s.lit)]
    near = {id: min((far[id] for far in from_room), default=len(g.state.sectors)) for id in plain}
    wanted = min(g.cards.numbers.start_distance, max(near.values()))
    return [id for id in plain if near[id] >= wanted]


def place_hero(g: Alone) -> None:
    """AL-SETUP-11: the hero starts in one of them; only this sector is laid out."""
    g.state.hero_at = g.pick(start_sectors(g), _luck(g, "start"))
    labyrinth.reveal(g, [g.state.hero_at])


def faults(g: Alone) -> list[str]:
    """The engine's checks for any map (7.4); empty if it is sound."""
    found: list[str] = []
    sectors = g.state.sectors
    for s in sectors.values():
        if not s.exits:
            found.append(f"{s.id} has no opening")
        for way, passage in s.exits.items():
            dx, dy = STEP[way]
            beyond = sectors.get(station.sector_id(s.floor, s.x + dx, s.y + dy))
            if beyond is None or beyond.exits.get(OPPOSITE[way]) != passage:
                found.append(f"the {way} edge of {s.id} has no other side")
        if s.stairs and (sectors[s.stairs].stairs != s.id or sectors[s.stairs].floor == s.floor):
            found.append(f"the stairs of {s.id} do not join the floors")
    if not found and sectors and len(station.distances(g, next(iter(sectors)), ignore_doors=True)) != len(sectors):
        found.append("not all sectors are connected")
    rooms = {s.room for s in sectors.values()}
    found += [f"mission room {room} is missing" for room in mission_rooms(g) if room not in rooms]
    return found
