"""Whole games: all end, every state is sound, what is stored is what is played, nobody sees what they may not."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from games.cultistorm import events
from games.cultistorm.game import MINOR, Cultistorm, StormOptions
from games.cultistorm.manifest import GAME
from games.cultistorm.modules import MODULES
from games.cultistorm.state import StormState
from games.kernel.ask import Ask
from games.kernel.live import Live, Refused, new_game
from games.kernel.luck import Fate
from games.kernel.players import AutoPlayer, Default, Random
from games.kernel.testing import MOST_ANSWERS
from keeper.games import game
from keeper.prove import PROOFS

from .given import CARDS, RULES, gentle, ilse, play, rosa, storm, tobias
from .players import Careful

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"open_hands": False}),
    (5, {"modules": ["narrative"]}),
    (3, {"difficulty": "easy", "modules": ["narrative"]}),
    (4, {"difficulty": "nightmare"}),
    (5, {"castes": ["faceless-court"], "creatures": ["byakhee", "ghoul-pack"], "open_hands": False}),
]


def whole(
    rules: Cultistorm, seats: int, wishes: dict[str, Any], seed: int, player: AutoPlayer, chance: random.Random
) -> Live[StormState]:
    state = rules.new(seats, StormOptions.model_validate(wishes))
    live = Live(rules, Fate(f"whole{seed}".encode()), new_game(rules, state), strict=True)
    for _ in range(MOST_ANSWERS):
        if live.over:
            return live
        open_: list[Ask] = [a for a in live.asks if a.needed or (a.held is None and chance.random() < 0.1)]
        question = chance.choice(open_)
        live.answer(question.n, question.seat, player.pick(None, question))
        rules.audit(live.state)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_games_of_random_players_end(seats: int, wishes: dict[str, Any]) -> None:
    chance = random.Random(seats)
    for seed in range(2):
        live = whole(Cultistorm(CARDS), seats, wishes, seed, Random(chance.randrange), chance)
        assert live.state.result


@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_careful_players_see_more_of_it_and_every_state_is_sound(seats: int, wishes: dict[str, Any]) -> None:
    chance = random.Random(seats + 7)
    live = whole(Cultistorm(gentle()), seats, wishes, 1, Careful(chance.randrange), chance)
    assert live.state.result


def test_absent_people_come_to_an_end() -> None:
    live = whole(Cultistorm(CARDS), 3, {}, 0, Default(), random.Random(0))
    assert live.state.result in ("limit", "insane", "entered")


def test_a_game_can_be_opened_again_at_any_answer() -> None:
    rules, chance = Cultistorm(gentle()), random.Random(3)
    live = Live(rules, Fate(b"again"), new_game(rules, rules.new(3)), strict=True)
    player = Careful(chance.randrange)
    for i in range(120):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
        if i % 12 == 0:
            again = Live(rules, Fate(b"again"), live.save, strict=True)
            assert again.state == live.state
            assert [(a.n, a.seal) for a in again.asks] == [(a.n, a.seal) for a in live.asks]


@pytest.mark.parametrize("open_hands", [True, False])
def test_a_viewer_cannot_tell_a_scrambled_state_from_the_real_one(open_hands: bool) -> None:
    rules, chance = Cultistorm(gentle()), random.Random(11)
    wishes = StormOptions(castes=["faceless-court"], open_hands=open_hands)
    live = Live(rules, Fate(b"twins"), new_game(rules, rules.new(3, wishes)))
    player = Careful(chance.randrange)
    looked = 0
    for i in range(400):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
        if i % 4 == 0 and live.state.phase != "setup":
            for viewer in (None, 0, 1):
                other = rules.scramble(live.state, viewer, chance.randrange)
                rules.audit(other)
                assert rules.view(other, viewer) == rules.view(live.state, viewer)
                looked += other != live.state
    assert looked > 20


def test_closed_hands_are_in_nobody_elses_view_or_question() -> None:
    rules = Cultistorm(CARDS)
    live = Live(rules, Fate(b"closed"), new_game(rules, rules.new(3, StormOptions(open_hands=False))))
    default = Default()
    while not any(a.msg == "cs-prepare" for a in live.asks):
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, default.pick(None, question))
    assert live.view(1).investigators[0].hand is None
    assert live.view(0).investigators[0].hand is not None
    assert live.view(None).investigators[0].research is None
    mine = next(a for a in live.asks if a.seat == 0)
    assert mine.read_by(0)
    assert not mine.read_by(1)
    assert not mine.read_by(None)


def test_a_support_that_waits_for_the_others_word_is_still_a_secret() -> None:
    """Closed hands: only the two of them know which card is offered."""
    t = play(storm(rosa(0, hand="g12 g01"), tobias(1), ilse(2), open_hands=False)).says(0, "support:g12.0:1")
    told = next(x for x in t.last if isinstance(x.event, events.Offered))
    assert told.to == (0, 1)
    assert isinstance(told.others, events.Offered)
    assert told.others.support == "?"
    question = t.question(1, "cs-offer-support")
    assert question.read_by(1)
    assert not question.read_by(2)
    assert [t.view(v).offers[0].support for v in (0, 1, 2, None)] == ["g12.0", "g12.0", "?", "?"]
    for viewer in (0, 1, 2, None):
        other = RULES.scramble(t.state, viewer, random.Random(1).randrange)
        assert RULES.view(other, viewer) == t.view(viewer)


def test_five_people_at_once_with_taking_back_and_vanishing_options() -> None:
    """Rounds in random interleavings; some presses are late, some are taken back. The same order gives the same result."""
    rules, chance = Cultistorm(gentle(insanity=30, more=40)), random.Random(23)
    live = Live(rules, Fate(b"stress"), new_game(rules, rules.new(5)), strict=True)
    player, late, undone = Careful(chance.randrange), 0, 0
    seen: list[tuple[int, int, str]] = []
    for _ in range(260):
        if live.over:
            break
        question = chance.choice([a for a in live.asks if a.held is None])
        picks = player.pick(None, question)
        if seen and chance.random() < 0.15:  # a press on something from before
            n, seat, key = chance.choice(seen[-6:])
            before = live.state.model_dump_json()
            try:
                live.answer(n, seat, (key,))
            except Refused:
                late += 1
                assert live.state.model_dump_json() == before
            continue
        seen += [(question.n, question.seat, key) for key in question.keys[:2]]
        live.answer(question.n, question.seat, picks)
        rules.audit(live.state)
        if chance.random() < 0.04 and live.count - live.first > 3:
            live.undo(live.count - 2)
            undone += 1
            rules.audit(live.state)
    again = Live(rules, Fate(b"stress"), live.save, strict=True)
    assert again.state == live.state
    assert late > 5
    assert undone > 3


def test_the_proof_of_random_games_meets_everything_of_the_box() -> None:
    """Each module, special caste and creature in a hundred of its games, each two minor modules together in ten: what a game is played with is
    settled when it is opened, and its number says which it is."""
    cultistorm, proof = game("cultistorm"), next(p for p in PROOFS if p.name == "games")
    games = Counter(cultistorm.setting(i) for i in range(proof.many))
    met = Counter[str]()
    for (seats, opponent), n in games.items():
        state = cultistorm.open(seats, opponent, "met").state
        met.update(dict.fromkeys(GAME.brings(state), n))
    of_the_box = {*MODULES, *CARDS.special_castes, *CARDS.creatures()}
    pairs = {f"{one} + {other}" for one, other in combinations(sorted(MINOR), 2)}
    assert set(met) == of_the_box | pairs
    assert {name: n for name, n in met.items() if n < (10 if name in pairs else 100)} == {}


@pytest.mark.parametrize("name", GAME.by_name(CARDS))
def test_what_is_asked_for_by_name_is_in_the_game(name: str) -> None:
    state = game("cultistorm").open(2 if name == "remote-assistance" else 4, name, "named").state
    if name.startswith("day-"):
        assert state.campaign is not None
        assert f"day-{state.campaign.day}" == name
    else:
        wanted = {"castes": set(CARDS.special_castes), "creatures": set(CARDS.creatures())}.get(name, {name})
        assert wanted <= set(GAME.brings(state))
