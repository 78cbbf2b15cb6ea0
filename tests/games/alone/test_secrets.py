"""What is hidden stays hidden: views, questions, wait lines and events in worlds the viewer cannot tell apart (I6, I7, I8)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.alone import events
from games.alone.audit import audit
from games.alone.game import AloneGame, AloneOptions
from games.alone.rules import station
from games.alone.state import HERO, AloneState, Creature, Lie, Played
from games.alone.table import Alone
from games.kernel.ask import Ask, Seat
from games.kernel.live import Live, WaitLine, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.testing import Play

from .guided import Guided
from .observing import Chooser, Differs, Recorded, open_on, same, same_luck, watch
from .playing_cards import facing, plays
from .scene import heard
from .scene import state as situation

rule = pytest.mark.rule

RULES = AloneGame()


def playing(seed: str, evil: int, most: int = 700) -> Iterator[Live[AloneState]]:
    """A seeded game before every answer: the hero is led to goals now and then, so that missions, bosses and lies come up; all
    else is random, standing orders too."""
    chance = random.Random(seed)
    options = AloneOptions(difficulty=chance.choice(("easy", "normal", "impossible")))
    live = Live(RULES, Fate(seed.encode()), new_game(RULES, RULES.new(1 + evil, options)))
    player = Guided(live, chance, boldness=0.5)
    while not live.over and live.count < most:
        yield live
        ask = chance.choice([a for a in live.asks if a.needed])
        live.answer(ask.n, ask.seat, player.pick(ask))


def positions(seed: str, evil: int, every: int) -> Iterator[AloneState]:
    """States of a random game between two steps."""
    n = 0
    for live in playing(seed, evil):
        if not live.save.answers and live.state.phase != "setup":
            n += 1
            if n % every == 0:
                yield AloneState.model_validate_json(live.save.checkpoint.data)


# Views


def test_views_are_equal_in_worlds_the_viewer_cannot_tell_apart() -> None:
    """I6"""
    chance = random.Random("views")
    differed: dict[str, int] = {}
    for evil in (1, 2, 3):
        for live in playing(f"views/{evil}", evil, most=300):
            if chance.random() > 0.15:
                continue
            for viewer in (None, *RULES.seats(live.state)):
                other = RULES.scramble(live.state, viewer, chance.randrange)
                audit(other, RULES.cards)
                assert RULES.view(other, viewer) == live.view(viewer), viewer
                for what, changed in compared(live.state, other).items():
                    differed[f"{viewer} {what}"] = differed.get(f"{viewer} {what}", 0) + changed
    for what in ("map", "creatures", "hands", "decks", "rooms", "number", "ids"):
        assert differed[f"0 {what}"] > 5, f"{what} is never another: {differed}"
    assert differed["1 decks"] > 5
    assert differed["1 map"] == 0


def compared(a: AloneState, b: AloneState) -> dict[str, bool]:
    return {
        "map": {k: s.exits for k, s in a.sectors.items()} != {k: s.exits for k, s in b.sectors.items()},
        "rooms": {s.room: s.id for s in a.sectors.values() if s.room} != {s.room: s.id for s in b.sectors.values() if s.room},
        "creatures": a.creatures != b.creatures,
        "number": len(a.creatures) != len(b.creatures),
        "ids": [c.id for c in a.creatures if a.sectors[c.at].revealed] != [c.id for c in b.creatures if b.sectors[c.at].revealed],
        "hands": [e.hand for e in a.evil] != [e.hand for e in b.evil],
        "decks": {d: p.draw for d, p in a.piles.items()} != {d: p.draw for d, p in b.piles.items()},
    }


# Questions, wait lines and events


def at_random(chance: random.Random) -> Chooser:
    return lambda live, ask: Random(chance.randrange).pick(None, ask)


def hero_is_asked(live: Live[Any]) -> bool:
    return any(a.seat == HERO and a.needed for a in live.asks)


@pytest.mark.parametrize("evil", [1, 2, 3])
def test_without_luck_or_a_reveal_the_hero_notices_the_same_in_every_world(evil: int) -> None:
    """I7, I8: the hero chooses freely, evil passes; up to the first answer behind a barrier everything must be equal, and that a
    barrier came must be equal, too."""
    compared = beyond = 0
    for viewer in (HERO, None):
        for game in range(2):
            seed = f"hero/{evil}/{game}"
            chance = random.Random(seed)
            for state in positions(seed, evil, every=7):
                here = Recorded((HERO,), at_random(chance))
                seen = watch(open_on(RULES, state, b"luck"), viewer, here.first, hero_is_asked)
                for _ in range(2):
                    here.next = 0
                    other = open_on(RULES, RULES.scramble(state, viewer, chance.randrange), b"luck")
                    there = watch(other, viewer, here.again, hero_is_asked)
                    same(seen.before_luck, there.seen)
                    compared += len(seen.before_luck)
                    beyond += same_luck(seen, there)
    assert compared > 150
    assert beyond > 5


@pytest.mark.parametrize(("evil", "viewer"), [(2, 1), (2, 2), (3, 1), (3, 3)])
def test_an_evil_player_notices_nothing_of_the_others_hands(evil: int, viewer: Seat) -> None:
    """The viewer and the hero choose freely, the others pass."""
    compared = 0
    seed = f"evil/{evil}/{viewer}"
    chance = random.Random(seed)
    for state in positions(seed, evil, every=2):
        here = Recorded((HERO, viewer), at_random(chance))
        seen = watch(open_on(RULES, state, b"luck"), viewer, here.first, hero_is_asked)
        for _ in range(2):
            here.next = 0
            other = open_on(RULES, RULES.scramble(state, viewer, chance.randrange), b"luck")
            there = watch(other, viewer, _lenient(here), hero_is_asked)
            same(seen.before_luck, there.seen)
            compared += len(seen.before_luck)
    assert compared > 150


def _lenient(recorded: Recorded) -> Any:
    """After luck the worlds go apart; what is not offered there any more is answered by default."""

    def choose(live: Live[Any], ask: Ask) -> tuple[str, ...]:
        try:
            return recorded.again(live, ask)
        except Differs:
            return live.default(ask)

    return choose


# Worlds that differ only far away, with the same luck: here even reveals and dice must be equal


def far_away(state: AloneState, chance: random.Random) -> AloneState:
    """Another state in which everything hidden that the hero cannot reach in one turn is different: creatures and their number,
    danger, conditions, lights. Ids stay, so that the same dice fall."""
    other = AloneState.model_validate_json(state.model_dump_json())
    g = Alone(other, Fate(b""), 0, RULES.cards)
    near = station.distances(g, other.hero_at, ignore_doors=True)
    far = [s for s in other.sectors.values() if near[s.id] > 4 and not s.revealed]
    ids = {s.id for s in far}
    other.creatures = [c for c in other.creatures if c.at not in ids or c.boss or chance.random() < 0.4]
    for creature in other.creatures:
        if creature.at in ids:
            creature.at, creature.wounded = chance.choice(far).id, chance.random() < 0.5
    for kind in ("spore", "worm"):
        if far and sum(c.kind == kind for c in other.creatures) < RULES.cards.numbers.markers_per_kind:
            other.creatures.append(Creature(id=f"k{other.next_creature}", kind=kind, at=chance.choice(far).id))
            other.next_creature += 1
    for sector in far:
        sector.conditions = []
        sector.danger = chance.random() < 0.3
        if not sector.room:  # lit rooms may be a mission's goal, wherever they are
            sector.lit = chance.random() < 0.3
    return other


def nearby(chance: random.Random) -> Chooser:
    """Any action except those that ask about or reach far away things."""

    def choose(live: Live[Any], ask: Ask) -> tuple[str, ...]:
        if ask.msg in ("al-turn", "al-second"):
            return (chance.choice([k for k in ask.keys if not k.startswith(("locate", "item:", "sacrifice"))]),)
        return Random(chance.randrange).pick(None, ask)

    return choose


def test_what_lies_far_away_changes_nothing_the_hero_notices_in_a_turn() -> None:
    """Number and order of events, questions and wait lines through a whole turn, reveals and dice included."""
    compared = 0
    for evil in (1, 2, 3):
        seed = f"far/{evil}"
        chance = random.Random(seed)
        for state in positions(seed, evil, every=5):
            if state.phase != "action" or state.turn >= RULES.cards.numbers.turns - 1:
                continue
            here = Recorded((HERO,), nearby(chance))
            turn = lambda live: live.state.turn > state.turn and any(a.msg == "al-turn" for a in live.asks)  # noqa: B023, E731
            seen = watch(open_on(RULES, state, b"luck"), HERO, here.first, turn)
            there = watch(open_on(RULES, far_away(state, chance), b"luck"), HERO, here.again, turn)
            same(seen.seen, there.seen)
            same(there.seen, seen.seen)
            compared += len(seen.seen)
    assert compared > 200


# Lies


LIES = [
    ("omitted", "danger", True),
    ("false", "danger", True),
    ("omitted", "creature:k1", True),
    ("false", "creature:worm", True),
    ("omitted", "box", True),
    ("false", "box", True),
    ("omitted", "condition:gas", True),
    ("false", "condition:web", True),
    ("omitted", "door:east", True),
    ("omitted", "sabotage", True),
    ("omitted", "stairs", False),  # stairs lead somewhere: the twin keeps this lie
]


@pytest.mark.parametrize(("kind", "element", "may_be_true"), LIES)
def test_what_is_shown_falsely_cannot_be_told_from_the_truth(kind: str, element: str, may_be_true: bool) -> None:
    """In some twins the base is as the hero is shown it, and the lie is none. View, options and announcements are the same."""
    chance = random.Random(element)
    here = situation(
        "c - c D c - c - R / | . . . . . . . | / c - B - c - S - c",
        "S - c - R - c",
        rooms="a d",
        hero="1A1",
        revealed="1B1 1A2",
        creatures="mutant@1B1 spore@1B1",
        items="frag_grenade acid_container ammunition_1+ drone",
        hands={1: "cut_off skitter"},
        decks="speed terror",
        missions="SM03 PM01 FM10!" if element == "sabotage" else "SM03 PM01 FM02",
    )
    lied = here.sectors["1B1"]
    if element in ("danger", "box") and kind == "omitted":
        setattr(lied, element, True)
    if element == "condition:gas":
        lied.conditions = ["gas"]
    if element == "sabotage":
        here.sectors["1E1"].room, lied.room, lied.sabotage = "", "a", 2
    if element == "stairs":
        other = here.sectors["1D2"].stairs
        here.sectors["1D2"].stairs, lied.stairs, here.sectors[other].stairs = "", other, "1B1"
    here.lies = [Lie(card="was_i_mistaken", sector="1B1", **{kind: element})]
    truths = 0
    for option in open_on(RULES, here, b"luck").asks[0].keys:
        if option.startswith("locate"):
            continue
        answer = Recorded((HERO,), lambda live, ask, o=option: (o,) if ask.msg == "al-turn" else live.default(ask))  # type: ignore[misc]
        seen = watch(open_on(RULES, here, b"luck"), HERO, answer.first, hero_is_asked)
        for _ in range(3):
            twin = RULES.scramble(here, HERO, chance.randrange)
            truths += not twin.lies
            answer.next = 0
            same(seen.before_luck, watch(open_on(RULES, twin, b"luck"), HERO, answer.again, hero_is_asked).seen)
    assert (truths > 0) == may_be_true


# Pauses


@pytest.mark.parametrize("spaces", [0, 9])
def test_a_tie_between_two_nearest_targets_does_not_show_by_a_pause(spaces: int) -> None:
    """D-46: the leader chooses which floor to report, or only seems to. With all spaces full no window hides the question."""
    traces: list[Any] = []
    for danger in ("1C1", "1C1 2B1"):
        here = situation("S - c - c", "S - c - c", danger=danger, hands={1: "cut_off"}, decks="speed fury")
        here.spaces = [Played(card="pack", seat=1, face_down=True, sideways=i > 0) for i in range(spaces // 2 + spaces % 2)]
        choose = Recorded((HERO,), locating("danger", "box"))
        traces.append(watch(open_on(RULES, here, b"luck"), HERO, choose.first, lambda live: bool(live.state.answers)))
    same(traces[0].seen, traces[1].seen)
    same(traces[1].seen, traces[0].seen)
    assert any(seen[0] == "sees" and seen[1][1] == (WaitLine((1,), "al-evil-stirs"),) for seen in traces[0].seen)


def locating(*targets: str) -> Chooser:
    def choose(live: Live[Any], ask: Ask) -> tuple[str, ...]:
        if ask.msg == "al-turn":
            return ("locate",)
        return (next(t for t in targets if t in ask.keys),)

    return choose


def unmoved(t: Play[AloneState]) -> list[Any]:
    """What the hero notices of the rest of the turn, if evil lets every bonus and every walk be: events and wait lines."""
    noticed: list[Any] = []
    told = len(heard(t))
    while not any(a.msg == "al-turn" for a in t.live.asks):
        noticed.append(t.live.waiting(HERO))
        ask = next(a for a in t.live.asks if a.needed)
        if ask.msg == "al-evil-reroll":
            t.says(ask.seat, msg=ask.msg)
        else:
            t.default()
    return [noticed, heard(t)[told:]]


@rule("AL-REACT-11", "AL-GEN-03")
@pytest.mark.parametrize("danger", ["", "1A1"])
@pytest.mark.parametrize(
    "others",
    ["mutant@1A1 mutant@1A1", "mutant@1A1 mutant@1D1", "mutant@1A1 mutant@1A1 spore@1A1", "mutant@1A1 mutant@1D1 mutant@1A1"],
)
def test_which_mutant_has_grown_does_not_show_by_a_pause(others: str, danger: str) -> None:
    """D-47: its player may re-roll, or let it attack to death. Whether there is anything to decide only its player knows."""
    seen: list[Any] = []
    for grown in ("k1", "k2"):
        t = facing(
            "it_never_stops_growing",
            "attack:mutant:1",
            creatures=others,
            danger=danger,
            held="it_never_stops_growing charge",
            dice="M M M M M M M M M M",
        )
        plays(t, "it_never_stops_growing", grown)
        seen.append(unmoved(t))
    assert seen[0] == seen[1]


@rule("AL-REACT-11", "AL-GEN-03")
def test_a_mutant_that_died_takes_its_secret_with_it() -> None:
    """Whether the grown one was killed or the other: the one that is left attacks after the same pause."""
    seen: list[Any] = []
    for grown in ("k1", "k2"):
        t = facing(
            "it_never_stops_growing",
            "attack:mutant:1",
            creatures="mutant*@1A1 mutant*@1A1",
            held="it_never_stops_growing charge",
            items="body_armour+",
            dice="M M H H M M H H H M",
        )
        plays(t, "it_never_stops_growing", grown, "stop")
        waits: list[Any] = []
        while len(heard(t, events.Rolled)) < 4 and not any(a.msg == "al-turn" for a in t.live.asks):
            ask = next(a for a in t.live.asks if a.needed)
            waits.append(t.live.waiting(HERO))
            if "use:body_armour" in ask.keys:
                t.says(0, "use:body_armour")
            elif ask.msg == "al-evil-reroll":
                t.says(ask.seat, msg=ask.msg)
            else:
                t.default()
        assert len(t.state.creatures) == 1
        waits.append(t.live.waiting(HERO))
        seen.append((waits, heard(t)))
    assert seen[0] == seen[1]
