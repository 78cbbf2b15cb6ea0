"""Tables to draw: positions built by hand on the real floor plans, from an empty corridor to a base no game gets to."""

from __future__ import annotations

import random
from functools import lru_cache

from games.alone.content import catalogue
from games.alone.game import AloneGame, AloneOptions
from games.alone.pilot.autopilot import Autopilot
from games.alone.rules import base_map
from games.alone.state import (
    ABILITIES,
    KINDS,
    Action,
    AloneState,
    Answer,
    Companion,
    Creature,
    Evil,
    Item,
    Lie,
    Mission,
    Pile,
    Played,
    Roll,
    edge,
)
from games.alone.view import AloneView, view
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate

CARDS = catalogue()

# From one letter to the longest a Discord name can be, with what no font draws.
NAMES = {0: "Mirjam", 1: "Jörg-Sebastian von Hohenstein-Au", 2: "Ö", 3: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"}


def base(evil: int = 2, first: str = "1A", second: str = "2A") -> AloneState:
    """Both floors with rooms and stairs in reading order, nobody in it but the hero."""
    floors = {1: base_map.read_plan(CARDS.plans[first].rows), 2: base_map.read_plan(CARDS.plans[second].rows)}
    s = AloneState(
        phase="start",
        character="technician",
        missions=[Mission(code="SM02"), Mission(code="PM01"), Mission(code="FM01", active=False)],
    )
    s.sectors = {sector.id: sector for floor, cells in floors.items() for sector in base_map.lay(floor, cells)}
    rooms = [id for floor, cells in floors.items() for id in base_map.slots(floor, cells, "R")]
    for id, letter in zip(rooms, "gaebfdhc", strict=True):
        s.sectors[id].room = letter
    stairs = [base_map.slots(floor, cells, "S") for floor, cells in floors.items()]
    for a, b in zip(*stairs, strict=True):
        s.sectors[a].stairs, s.sectors[b].stairs = b, a
    s.evil = [Evil() for _ in range(evil)]
    for i, name in enumerate(("fury", "terror")):
        own = CARDS.deck(name)
        s.piles[name] = Pile(draw=own[8:])
        for j, e in enumerate(s.evil):
            if len(s.evil) != 2 or i == j:
                e.hand += own[: {1: 4, 2: 4, 3: 2}[evil]]
                e.deck = name if len(s.evil) == 2 else None
    s.item_deck = list(CARDS.items)
    stand(s, "1C3")
    return s


def stand(s: AloneState, at: str) -> None:
    s.hero_at = at
    reveal(s, at)


def reveal(s: AloneState, *ids: str) -> None:
    for id in ids:
        sector = s.sectors[id]
        sector.revealed = True
        if sector.floor not in s.origin:
            s.origin[sector.floor] = id
            s.floors_seen.append(sector.floor)


def put(s: AloneState, at: str, kind: str, *, wounded: bool = False, boss: str = "", acid: int = 0) -> Creature:
    c = Creature(id=f"k{s.next_creature}", kind=kind, at=at, wounded=wounded, boss=boss, acid=acid)  # type: ignore[arg-type]
    s.next_creature += 1
    s.creatures.append(c)
    return c


def block(s: AloneState, a: str, b: str) -> None:
    s.blocked.append(edge(a, b))


def own(s: AloneState, *cards: str, upgraded: bool = False) -> None:
    for card in cards:
        s.items.append(Item(card=card, charges=3 - len(s.items) % 3, upgraded=upgraded or len(s.items) % 2 == 1))
        if card in s.item_deck:
            s.item_deck.remove(card)


# Positions


def first_turn(evil: int = 2) -> AloneState:
    """One dark corridor, nothing else known."""
    s = base(evil)
    put(s, "1A1", "spore")
    put(s, "1E3", "worm")
    put(s, "2C3", "mutant")
    put(s, "2E5" if "2E5" in s.sectors else "2A3", "cultist")
    for id in ("1B1", "1E2", "1A3", "2B2", "2D4", "2E1"):
        s.sectors[id].danger = True
    own(s, "plasma_cutter")
    return s


def middle(evil: int = 2) -> AloneState:
    """The second round: some rooms seen, light, creatures, a blocked door, noises, an attack."""
    s = first_turn(evil)
    s.rounds, s.round_space, s.turn = 2, 2, 4
    s.life, s.composure, s.adrenaline = 7, 9, 2
    reveal(s, "1B3", "1D3", "1C4", "1B2", "1B1", "1A1", "1D2")
    for id in ("1C3", "1D3", "1B3", "1A1"):
        s.sectors[id].lit = True
    s.sectors["1C4"].danger = True
    s.sectors["1B3"].conditions = ["web"]
    s.sectors["1D2"].conditions = ["gas", "alarm"]
    put(s, "1C3", "parasite", wounded=True)
    put(s, "1D3", "mutant")
    put(s, "1D2", "spore")
    put(s, "1D2", "spore")
    block(s, "1A1", "1B1")
    s.experience = {"agility": 2, "cold_blood": 1}
    s.searched = ["g"]
    own(s, "medkit", "ammunition_1", "jetpack")
    s.companions = [Companion(character="doctor", charges=4)]
    s.missions[0].progress = 0
    s.action = Action(kind="attack", creature="k5")
    s.announced = ["attack"]
    s.losses = ["life"]
    s.noises = ["north", "north", "west", "other_floor"]
    s.rolls = [Roll(by="hero", faces=["hit", "conditional", "miss"], hits=2), Roll(by="parasite", faces=["miss"], hits=0)]
    s.phase = "action"
    cards = [c.id for c in CARDS.reactions.values()]
    s.spaces = [
        Played(card=cards[0], seat=1),
        Played(card=cards[20 % len(cards)], seat=2, sideways=True, dangerous=True),
        Played(card=cards[5], seat=1, face_down=True),
    ]
    s.played_this_turn = 1
    return s


def upstairs(evil: int = 3) -> AloneState:
    """The hero just came over the stairs; of the floor left one sector is remembered. Locate was answered."""
    s = first_turn(evil)
    s.character = "pilot"
    stair = next(x for x in s.sectors.values() if x.floor == 1 and x.stairs)
    for sector in s.sectors.values():
        sector.revealed = False
    reveal(s, stair.id)
    stand(s, stair.stairs)
    s.turn = 2
    s.noises = ["stairs", "muffled"]
    s.answers = [
        Answer(target="room:b", distance=7, same_floor=False),
        Answer(target="stairs", distance=0, same_floor=True, way="east"),
    ]
    return s


def lied_to(evil: int = 1) -> AloneState:
    """Lies: a false worm, a false box, a danger marker and a creature left out, a door left out."""
    s = middle(evil)
    s.lies = [
        Lie(card="hallucination", sector="1D3", false="creature:worm"),
        Lie(card="was_i_mistaken", sector="1C4", omitted="danger"),
        Lie(card="was_i_mistaken", sector="1D2", omitted="door:east"),
    ]
    return s


def crowded(evil: int = 3) -> AloneState:
    """Everything revealed on the hero's floor, nearly every sector full; Nightmare, sabotage, a boss, all spaces taken."""
    s = middle(evil)
    s.character = "commander"
    s.difficulty = "impossible"
    s.nightmare, s.round_space, s.rounds, s.turn = True, 0, 9, 8
    s.life, s.composure, s.adrenaline = 1, 0, 6
    for sector in s.sectors.values():
        if sector.floor == 1:
            reveal(s, sector.id)
            sector.lit = (sector.x + sector.y) % 2 == 0
            sector.danger = sector.y % 2 == 0
            sector.conditions = ["darkness", "gas", "web", "alarm"][: sector.x]  # type: ignore[assignment]
    for i, kind in enumerate(KINDS):
        put(s, "1C3", kind, wounded=i % 2 == 0)
        put(s, "1C3", kind)
        put(s, "1A1", kind, wounded=True, acid=int(i == 1))
        put(s, "1E2", kind)
    put(s, "1C3", "cultist", boss="FM10")
    s.missions = [Mission(code="SM04", done=True), Mission(code="PM07"), Mission(code="FM10", progress=0)]
    control = next(x for x in s.sectors.values() if x.room == "a")
    control.sabotage = 3
    s.experience = dict.fromkeys(ABILITIES, 2)
    s.searched = list("abcdefgh")
    s.items = []
    own(s, "night_vision_visor", "sedative", "acid_container", "body_armour", "welding_kit", "motion_tracker", upgraded=True)
    s.companions = [Companion(character=c, charges=6) for c in ("pilot", "doctor", "technician")]
    s.noises = ["north", "north", "east", "south", "west", "west", "west", "stairs", "other_floor", "muffled"]
    s.rolls = [
        Roll(by="opportunity", faces=["hit"] * 6, hits=6),
        Roll(by="hero", faces=["miss", "conditional"], hits=0),
        Roll(by="worm", faces=["hit", "conditional", "miss", "hit"], hits=3),
    ]
    s.answers = [Answer(target=t, distance=-1, same_floor=False) for t in ("room:g", "t", "condition")]
    cards = list(CARDS.reactions)
    s.spaces = [
        Played(card=cards[i * 3], seat=i % evil + 1, sideways=i in (1, 3), dangerous=i % 2 == 0, face_down=i == 2)
        for i in range(7)
    ]
    return s


def over(result: str = "escaped") -> AloneState:
    s = middle()
    s.phase = "over"
    s.result = result  # type: ignore[assignment]
    s.missions[0].done = s.missions[2].done = result == "escaped"
    s.missions[2].active = True
    if result == "broken":
        s.life = s.composure = 0
    return s


def of_hero(s: AloneState) -> AloneView:
    return view(s, 0, CARDS)


def of_evil(s: AloneState, seat: int = 1) -> AloneView:
    return view(s, seat, CARDS)


# Played games


@lru_cache(maxsize=4)
def played(seed: int, seats: int = 3, answers: int = 90) -> tuple[AloneState, ...]:
    """States of a game of automatic players, one after each answer, as far as there is something to see."""
    rules = AloneGame(CARDS)
    live = Live(rules, Fate(b"picture%d" % seed), new_game(rules, rules.new(seats, AloneOptions(difficulty="normal"))))
    player, luck = Autopilot(CARDS), random.Random(seed)
    found: list[AloneState] = []
    for _ in range(answers):
        if live.over:
            break
        question = luck.choice([a for a in live.asks if a.needed])
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
        if live.state.hero_at:
            found.append(AloneState.model_validate_json(live.state.model_dump_json()))
    return tuple(found)
