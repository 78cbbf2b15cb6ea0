"""Whole games of random and absent players: after every answer the state is sound, and it survives storing, refusing, undoing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.alone.audit import audit, audit_pause
from games.alone.game import AloneGame, AloneOptions
from games.alone.state import AloneState
from games.kernel.census import Unsound
from games.kernel.live import Live, NotYours, Refused, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default, Random
from tests.games.kernel.toys import frozen

RULES = AloneGame()


def opened(seed: str, seats: int, difficulty: Any = "normal") -> Live[AloneState]:
    state = RULES.new(seats, AloneOptions(difficulty=difficulty))
    return Live(RULES, Fate(seed.encode()), new_game(RULES, state), strict=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_sound_after_every_answer_and_survive_storing_refusing_and_undoing(seats: int) -> None:
    chance = random.Random(f"random/{seats}")
    live, player = opened(f"random/{seats}", seats), Random(chance.randrange)
    undone = 0
    while not live.over and live.count < 900:
        ask = chance.choice([a for a in live.asks if a.needed])
        picks = player.pick(None, ask)
        if chance.random() < 0.04:
            before = frozen(live)
            again = Live(RULES, live.fate, live.save, strict=True)
            assert again.lost == ()
            assert frozen(again) == before
            with pytest.raises(NotYours):
                live.answer(ask.n, (ask.seat + 1) % seats, picks)
            with pytest.raises(Refused):
                live.answer(ask.n, ask.seat, ("no-such-thing",))
            assert frozen(live) == before
        live.answer(ask.n, ask.seat, picks)
        audit_pause(live.state, RULES.cards)
        if chance.random() < 0.02 and live.count > live.first:
            after = frozen(live)
            gone = live.undo(max(live.first, live.count - 1 - chance.randrange(4)))
            for old in gone:
                live.answer(old.n, old.seat, old.picks)
            assert frozen(live) == after
            undone += 1
    assert undone > 3


@pytest.mark.parametrize("seats", [2, 4])
def test_absent_players_defaults_end_the_game(seats: int) -> None:
    live = opened(f"absent/{seats}", seats)
    while not live.over:
        ask = next(a for a in live.asks if a.needed)
        assert Default().pick(None, ask) == live.default(ask)
        live.answer(ask.n, ask.seat, live.default(ask), by="default")
        assert live.count < 3_000
    audit(live.state, RULES.cards)
    assert live.outcome is not None
    assert live.state.result == "broken", "a hero who only locates is worn down by the Nightmare"


def test_the_auditor_finds_what_is_wrong() -> None:
    live = opened("auditor", 2)
    while not any(a.msg == "al-turn" for a in live.asks):
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, live.default(ask))

    def broken(change: Any) -> AloneState:
        other = AloneState.model_validate_json(live.state.model_dump_json())
        change(other)
        return other

    audit(live.state, RULES.cards)
    wrong: list[Any] = [
        lambda s: s.evil[0].hand.pop(),
        lambda s: s.item_deck.append(s.item_deck[0]),
        lambda s: setattr(s, "life", 13),
        lambda s: s.creatures[0].__setattr__("at", "9Z9"),
        lambda s: s.creatures[0].__setattr__("id", s.creatures[1].id),
        lambda s: s.blocked.append("1A1|1A9"),
        lambda s: setattr(s, "adrenaline", 7),
        lambda s: setattr(s, "result", "escaped"),
        lambda s: s.sectors[s.hero_at].__setattr__("revealed", False),
        lambda s: s.missions[2].__setattr__("active", True),
        lambda s: [x.__setattr__("danger", True) for x in s.sectors.values()],
        lambda s: s.sectors[s.hero_at].exits.clear(),
    ]
    for change in wrong:
        with pytest.raises(Unsound):
            audit(broken(change), RULES.cards)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_has_to_decide_behind_the_cover_is_among_those_it_calls_and_the_call_follows_from_what_lies_open(
    seed: int,
) -> None:
    """Before the first card of a turn that is the leader alone, whose part it is."""
    chance = random.Random(f"called/{seed}")
    live, player = opened(f"called/{seed}", 4), Random(chance.randrange)
    alone = 0
    while not live.over and live.count < 700:
        for ask in live.asks:
            if ask.cover is None:
                continue
            assert ask.seat in ask.cover.calls, ask
            assert set(ask.cover.calls) <= set(ask.cover.seats)
            if not live.view(None).played:
                assert ask.cover.calls == (live.state.leader,)
                alone += 1
        ask = chance.choice([a for a in live.asks if a.needed])
        live.answer(ask.n, ask.seat, player.pick(None, ask))
    assert alone > 20
