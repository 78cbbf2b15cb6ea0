"""What is hidden stays hidden (section 5): spells in hand, orders, the decks. Two worlds that differ only in that are the same to
whoever cannot see it: views, wait lines, questions and events."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.kernel.ask import Ask, Seat
from games.kernel.live import Live, Moved, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.table import DREW, REVEALED
from games.talisman import events
from games.talisman.game import TalismanOptions
from games.talisman.state import Character, Lasting, TalismanState
from tests.games.kernel.toys import outside
from tests.games.talisman.given import RULES, land, play, someone

rule = pytest.mark.rule

CASTERS = ["wizard", "priest", "prophetess", "druid", "necromancer", "sorceress"]
# How a question about spells is passed without betraying any.
DECLINE = ("accept", "pass", "back")


def playing(seed: str, seats: int, most: int, *, strict: bool = False) -> Iterator[Live[TalismanState]]:
    """A random game of people who hold spells, before every answer, with random orders."""
    chance = random.Random(seed)
    options = TalismanOptions(characters=chance.sample(CASTERS, seats), pairs=False, strict=strict)
    live = Live(RULES, Fate(seed.encode()), new_game(RULES, RULES.new(seats, options)))
    player = Random(chance.randrange)
    while not live.over and live.count < most:
        yield live
        seat = chance.randrange(seats)
        if chance.random() < 0.2 and (says := [s for s in RULES.sayings(live.state, seat) if s != "concede"]):
            live.note(seat, chance.choice(says))
            continue
        ask = chance.choice([a for a in live.asks if a.needed])
        live.answer(ask.n, ask.seat, player.pick(None, ask))


def positions(seed: str, seats: int, most: int, every: int = 1, **more: Any) -> Iterator[TalismanState]:
    """States between two steps."""
    n = 0
    for live in playing(seed, seats, most, **more):
        if not live.save.answers and live.state.phase != "setup":
            n += 1
            if n % every == 0:
                yield RULES.load(live.save.checkpoint.data, live.save.checkpoint.version)


def opened(state: TalismanState) -> Live[TalismanState]:
    return Live(RULES, Fate(b"luck"), new_game(RULES, TalismanState.model_validate_json(state.model_dump_json())))


# Views


@rule("TM-SPELL-03", "S-110")
def test_views_are_equal_in_worlds_the_viewer_cannot_tell_apart() -> None:
    chance = random.Random("views")
    differed: Counter[str] = Counter()
    for seats in (2, 4):
        for live in playing(f"views/{seats}", seats, 400):
            if live.state.phase == "setup" or chance.random() > 0.2:
                continue
            for viewer in (None, *range(seats)):
                other = RULES.scramble(live.state, viewer, chance.randrange)
                RULES.audit(other)
                assert RULES.view(other, viewer) == live.view(viewer), viewer
                differed["hands"] += hands(other) != hands(live.state)
                differed["decks"] += other.spell_deck != live.state.spell_deck
                differed["armed"] += [p.armed for p in other.players] != [p.armed for p in live.state.players]
                if viewer is not None:
                    assert hands(other)[viewer] == hands(live.state)[viewer]
    assert min(differed.values()) > 20, differed
    assert len(differed) == 3


def hands(state: TalismanState) -> list[list[str]]:
    return [p.character.spells if p.character else [] for p in state.players]


# Questions, wait lines and events


def same_but_for_hands(state: TalismanState, viewer: Seat | None, chance: random.Random) -> tuple[TalismanState, TalismanState]:
    """Two states with hands of equal size and the same deck of adventures, so that the same dice show the same cards. Nothing is
    armed in either: an order that fires is public, and may differ."""
    here = TalismanState.model_validate_json(state.model_dump_json())
    there = RULES.scramble(state, viewer, chance.randrange)
    there.adventure, there.characters = list(here.adventure), list(here.characters)
    for one, other in zip(here.players, there.players, strict=True):
        other.foreseen = list(one.foreseen)
        one.armed, other.armed = [], []
        one.ranked = []
        other.ranked = []
    return here, there


def declined(live: Live[Any], ask: Ask) -> tuple[str, ...]:
    if ask.hollow:
        return live.default(ask)
    return next(((key,) for key in DECLINE if key in ask.keys), None) or live.default(ask)


def told(moved: Moved, viewer: Seat | None) -> list[Any]:
    return [e for t in moved.told if (e := t.for_viewer(viewer)) is not None]


def shows_a_spell(heard: list[Any]) -> bool:
    """From here on the worlds differ in public: a spell was cast or discarded, drawn by the viewer or shown to it."""
    shown = (events.SpellCast, events.SpellDiscarded, events.SpellSeen, events.SpellsShown, events.SpellCountered)
    return any(isinstance(e, shown) for e in heard)


def play_both(one: TalismanState, two: TalismanState, viewer: Seat | None, chance: random.Random, met: Counter[str]) -> None:
    """The same public answers in both worlds; what is asked behind a cover is declined. All the viewer notices is the same."""
    here, there = opened(one), opened(two)
    player = Random(chance.randrange)
    for _ in range(12):
        assert here.over == there.over
        if here.over:
            return  # at the end everything is open
        assert outside(here, viewer) == outside(there, viewer)
        ask = next(a for a in here.asks if a.needed)
        twin = next((a for a in there.asks if a.needed and a.seat == ask.seat), None)
        assert twin is not None, f"seat {ask.seat} is asked {ask.msg} in one world only"
        if ask.read_by(viewer):
            picks = again = player.pick(None, ask)
            assert twin.msg == ask.msg
        else:
            met[ask.msg] += 1
            picks, again = declined(here, ask), declined(there, twin)
        moved, moved2 = here.answer(ask.n, ask.seat, picks), there.answer(twin.n, twin.seat, again)
        heard, heard2 = told(moved, viewer), told(moved2, viewer)
        if shows_a_spell(heard) or shows_a_spell(heard2):
            assert [type(e) for e in heard[:1]] == [type(e) for e in heard2[:1]]
            met["shown"] += 1
            return
        assert heard == heard2
        assert moved.answer is not None
        assert moved2.answer is not None
        assert moved.answer.barrier & (DREW | REVEALED) == moved2.answer.barrier & (DREW | REVEALED)
        met["answers"] += 1


@rule("TM-SPELL-03", "S-112")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_public_difference_between_hands_of_equal_size(seats: int, strict: bool) -> None:
    met: Counter[str] = Counter()
    seed = f"hands/{seats}/{strict}"
    chance = random.Random(seed)
    for n, state in enumerate(positions(seed, seats, 240, every=2, strict=strict)):
        viewer = (None, *range(seats))[n % (1 + seats)]
        play_both(*same_but_for_hands(state, viewer, chance), viewer, chance, met)
    assert met["answers"] > 60, met
    if strict:
        assert met["tm-window"] > 20, met


# The windows, one by one: what is held never shows by who is asked

HANDS = [
    "hex",
    "healing",
    "preservation",
    "counterspell",
    "invisibility",
    "immobility",
    "psionic-blast",
    "weakness",
    "reflection",
]


def standing(situation: str, spells: list[str]) -> TalismanState:
    """A table just before a window of seat 1 (seat 0 for the own turn and the last life)."""
    holder: dict[str, Any] = {"spells": spells}
    match situation:
        case "attacked":
            return land(someone("troll", "O3"), someone("priest", "O6", **holder))
        case "robbed":
            return land(someone("thief", "O3"), someone("priest", "O6", **holder))
        case "named":
            return land(someone("troll", "C"), someone("priest", "O6", **holder), crown_reached=True)
        case "last":
            state = land(someone("priest", "O3", lives=1, **holder), someone("troll", "O9"))
            state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
            return state
        case "foes":
            return land(someone("priest", "O3", **holder), someone("troll", "O9"), lying={"O6": ["wolf"]})
        case _:
            return land(someone("priest", "O3", **holder), someone("troll", "O9"), deck=["hag"])


ANSWERS: dict[str, list[str]] = {
    "attacked": ["go:O6:cw", "attack:1"],
    "robbed": ["go:O6:cw", "steal:1"],
    "named": [],
    "last": ["roll", "go:O6:cw"],
    "foes": ["roll", "go:O6:cw"],
    "stranger": ["roll", "go:O6:cw"],
}
SECRET = {"attacked": "tm-attacked", "robbed": "tm-robbed", "named": "tm-named", "last": "tm-last-life"}
HOLDER = {"attacked": 1, "robbed": 1, "named": 1, "last": 0, "foes": 0, "stranger": 0}


def seen_at(situation: str, spells: list[str]) -> tuple[Any, list[str], Live[TalismanState]]:
    """What everybody else sees when the window is open."""
    t = play(standing(situation, spells), move=[3], duel=[6], parry=[1])
    for key in ANSWERS[situation]:
        t.says_if_asked(0, key)
    others = [None, *(s for s in (0, 1) if s != HOLDER[situation])]
    return [outside(t.live, v) for v in others], [a.msg for a in t.live.asks if a.needed], t.live


@rule("S-112", "TM-SPELL-03")
@pytest.mark.parametrize("situation", sorted(ANSWERS))
def test_who_holds_a_spell_is_asked_alike_whichever_it_is(situation: str) -> None:
    looks = [seen_at(situation, [spell]) for spell in HANDS]
    for spell, (seen, msgs, _) in zip(HANDS, looks, strict=True):
        assert seen == looks[0][0], spell
        assert msgs == looks[0][1], spell
    if situation in SECRET:
        assert looks[0][1] == [SECRET[situation]]
        hollow = {spell: next(a for a in live.asks if a.needed).hollow for spell, (_, _, live) in zip(HANDS, looks, strict=True)}
        assert hollow["hex"]
        assert not all(hollow.values())


@rule("S-112")
@pytest.mark.parametrize("situation", sorted(ANSWERS))
def test_who_holds_none_and_has_no_other_means_is_not_asked(situation: str) -> None:
    _, _, live = seen_at(situation, [])
    assert not [a.msg for a in live.asks if a.msg in (*SECRET.values(), "tm-foes", "tm-meet-being")]


@rule("S-110")
def test_an_armed_hand_looks_like_an_unarmed_one_until_its_moment_comes() -> None:
    def table() -> Any:
        people: list[Character] = [
            someone("wizard", "O3", spells=["hex"]),
            someone("priest", "O9", spells=["random", "immobility"]),
        ]
        return play(land(*people, someone("troll", "O12")), move=[3])

    armed, unarmed = table(), table()
    armed.notes(1, "arm:random:move-end:0/middle").notes(1, "arm:immobility:turn-start:2/until-9")
    for t in (armed, unarmed):
        t.says(0, "roll").says(0, "go:O6:cw")
    for viewer in (None, 0, 2):
        assert outside(armed.live, viewer) == outside(unarmed.live, viewer)
        assert told_by(armed, viewer) == told_by(unarmed, viewer)
    assert outside(armed.live, 1) != outside(unarmed.live, 1)


def told_by(t: Any, viewer: Seat | None) -> list[Any]:
    return [e for one in t.all if (e := one.for_viewer(viewer)) is not None]


@pytest.mark.rule("TM-SPELL-03", "S-110")
def test_whoever_only_looks_at_a_spell_changes_nothing_that_others_see() -> None:
    state = land(someone("wizard", "O3", spells=["destruction"]), someone("troll", "O9"), lying={"O15": ["dragon"]})
    t = play(state, move=[1])

    def seen() -> list[object]:
        others = (1, None)
        return [(t.live.view(s), t.live.waiting(s), [(a.n, a.msg, a.seal) for a in t.live.questions(s)]) for s in others]

    before = seen()
    t.says(0, "cast:destruction", msg="tm-own").asks(0, "tm-spell-target").asks(0, "tm-turn")
    assert seen() == before
    assert not t.last, "and nothing is told"
    t.says(0, "back", msg="tm-spell-target").asks(0, "tm-own").asks_not(0, "tm-spell-target")
    assert seen() == before
    t.says(0, "cast:destruction", msg="tm-own").says(0, "at:dragon:O15", msg="tm-spell-target")
    t.told(events.SpellCast, seat=0, spell="destruction", card="dragon")
