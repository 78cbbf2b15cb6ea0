"""The hero's automatic player: what it concludes from Locate, and what it does with creatures and doors."""

from __future__ import annotations

import random

import pytest

from games.alone import names
from games.alone.game import AloneGame, AloneOptions
from games.alone.pilot.autopilot import Autopilot
from games.alone.pilot.hero.player import HeroPilot
from games.alone.pilot.hero.sketch import Hint, Sketch
from games.alone.rules import station
from games.alone.state import DIRECTIONS, HERO, AloneState
from games.alone.view import SeenSector
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default
from games.kernel.testing import Play
from tests.games.alone.scene import scene

RULES = AloneGame()
ROOMS = "abcdefgh"


def seen(x: int, y: int, **exits: str) -> SeenSector:
    return SeenSector(place=f"0:{x:+d}:{y:+d}", floor=0, x=x, y=y, exits=exits)


def sketch_of(*sectors: SeenSector) -> Sketch:
    return Sketch(sectors={s.place: s for s in sectors})


def told(sketch: Sketch, place: str, target: str, distance: int, same_floor: bool = True) -> None:
    sketch.hints.append(Hint(place, target, distance, same_floor, when=1))


def test_walls_rule_places_out_and_the_unseen_is_taken_as_open() -> None:
    sketch = sketch_of(seen(0, 0, east="open"), seen(1, 0, west="open", south="door"))
    steps = sketch.guessed_steps(["0:+0:+0"])
    assert steps["0:+1:+1"] == 2
    assert steps["0:+0:+1"] == 3  # a wall is between them: around by the south-east
    assert "0:+5:+0" not in steps  # a floor is five sectors wide


def test_a_room_lies_as_far_off_as_told_and_never_behind_an_open_passage() -> None:
    sketch = sketch_of(seen(0, 0, east="door", south="open", north="door"))
    told(sketch, "0:+0:+0", "room:a", 1)
    assert sorted(sketch.may_lie("room:a")) == ["0:+0:-1", "0:+1:+0"]
    told(sketch, "0:+0:+0", "stairs", 1)
    assert "0:+0:+1" in sketch.may_lie("stairs")


def test_answers_given_at_two_places_narrow_it_down() -> None:
    sketch = sketch_of(seen(0, 0, east="open", west="door"), seen(1, 0, west="open", east="door"))
    told(sketch, "0:+0:+0", "room:a", 2)
    told(sketch, "0:+1:+0", "room:a", 1)
    assert sketch.may_lie("room:a") == ["0:+2:+0"]


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_room_truly_told_of_is_always_among_the_places_where_it_may_lie(seed: str) -> None:
    """In whole games against decks that show no false sectors, as long as no answer was false or meant a way over the stairs."""
    options = AloneOptions(difficulty="easy", decks=["fury", "traps"])
    live: Live[AloneState] = Live(RULES, Fate(seed.encode()), new_game(RULES, RULES.new(2, options)))
    player, chance, checked = Autopilot(RULES.cards), random.Random(seed), 0
    sketch = player.hero.sketch
    while not live.over:
        question = chance.choice([a for a in live.asks if a.needed])
        asks_the_hero = question.seat == HERO and question.msg == "al-turn"
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
        if not asks_the_hero:
            continue
        for room in ROOMS:
            where = next(s.id for s in live.state.sectors.values() if s.room == room)
            hints = [h for h in sketch.hints_of(f"room:{room}") if h.same_floor]
            true = all(h.distance == steps(live.state, h.place, where) for h in hints)
            if hints and true and not sketch.room(room):
                assert names.place(live.state, where) in sketch.may_lie(f"room:{room}")
                checked += 1
    assert checked


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_left_in_peace_it_finds_the_way_out(seed: str) -> None:
    """It does not ask for the same room again and again: evil that never does anything cannot keep it here."""
    live: Live[AloneState] = Live(RULES, Fate(seed.encode()), new_game(RULES, RULES.new(2, AloneOptions())))
    hero, evil, answers = Autopilot(RULES.cards), Default(), 0
    while not live.over:
        question = next(a for a in live.asks if a.needed)
        player = hero if question.seat == HERO else evil
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
        answers += 1
        assert answers < 1000
    assert live.outcome is not None
    assert live.outcome.reason == "escaped"


def steps(state: AloneState, place: str, sector: str) -> int:
    """Steps on one floor, whatever the doors; -1 over stairs only."""
    g = RULES.table(state, Fate(b""), 0)
    start = names.sector_of(state, place)
    assert start is not None
    found, waiting = {start: 0}, [start]
    for at in waiting:
        for way in DIRECTIONS:
            to = station.neighbour(g, at, way)
            if to is not None and to not in found:
                found[to] = found[at] + 1
                waiting.append(to)
    return found.get(sector, -1)


def choice(t: Play[AloneState]) -> tuple[str, ...]:
    question = t.question(HERO)
    return HeroPilot(RULES.cards).pick(t.live.view(HERO), question)


def test_it_asks_before_it_goes_but_not_with_two_worms_at_its_throat() -> None:
    """What is here bites and is still here afterwards: staying only puts off getting away."""
    base = "c - c - c D R"
    assert choice(scene(base, rooms="f", hero="1B1", revealed="1A1 1C1", adrenaline=0)) == ("locate",)
    bitten = scene(base, rooms="f", hero="1B1", revealed="1A1 1C1", adrenaline=0, creatures="worm@1B1 worm@1B1")
    assert choice(bitten) == ("move:east",)


def test_it_shuts_the_door_of_the_room_in_which_it_wins_and_not_of_one_it_must_leave() -> None:
    for main, picked in (("FM04", "block:west"), ("FM01", "no")):
        t = scene("c D R", rooms="f", hero="1A1", missions=f"SM01x {main}!", adrenaline=0)
        t.says(HERO, "move:east").asks(HERO, "al-block")
        assert choice(t) == (picked,)
