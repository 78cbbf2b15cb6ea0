"""Hidden things stay hidden: views (I6), barrier bits (I7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.kernel.ask import Ask, Cover, Script, Seat, ask, ask_all, window
from games.kernel.live import Answer, Live, Moved, Refused, Save, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default, Random
from games.kernel.rules import Rules
from games.kernel.table import DREW, REVEALED, Event, State

from .duel import DuelRules, duel
from .dungeon import DungeonRules, dungeon
from .toys import Did, Toy, ToyState, ToyTable, note, nothing, outside, table, words


def told(moved: Moved, viewer: Seat | None) -> list[Event | None]:
    return [t.for_viewer(viewer) for t in moved.told]


class Told(AssertionError):
    """An answer without a barrier bit told the viewer something hidden."""


def honest(rules: Rules[Any], state: State, viewer: Seat | None, seed: str) -> int:
    """Play with the viewer's seat choosing freely and the others by default. Beside every answer without a bit, the same
    answers are given in a world that differs only in what the viewer could not know when the step began: what the viewer
    is told and sees must be equal. Returns how many answers were compared."""
    chance = random.Random(seed)
    live = Live(rules, Fate(seed.encode()), new_game(rules, state))
    compared = 0
    while not live.over:
        start, before = live.save.checkpoint, live.save.answers
        question = next(a for a in live.asks if a.needed)
        player = Random(chance.randrange) if question.seat == viewer else Default()
        picks = player.pick(live.view(question.seat), question)
        moved = live.answer(question.n, question.seat, picks)
        assert moved.answer is not None
        if moved.answer.barrier & (DREW | REVEALED):
            continue
        for _ in range(3):
            hidden = rules.scramble(rules.load(start.data, start.version), viewer, chance.randrange)
            other = again(rules, live.fate, Save(new_game(rules, hidden).checkpoint), before)
            if other is None:
                continue  # an earlier answer of this step has shown the difference, behind its own bit
            there = other.answer(question.n - start.n, question.seat, picks)
            if told(there, viewer) != told(moved, viewer) or outside(other, viewer) != outside(live, viewer):
                raise Told(f"{question.msg} {picks}: {told(moved, viewer)} here, {told(there, viewer)} there")
            compared += 1
    return compared


def again(rules: Rules[Any], fate: Fate, save: Save, answers: tuple[Answer, ...]) -> Live[Any] | None:
    """The same answers in another world, if it was still the same world to the viewer."""
    other: Live[Any] = Live(rules, fate, save)
    for old in answers:
        if old.barrier & (DREW | REVEALED):
            return None
        try:
            other.answer(old.n - answers[0].n, old.seat, old.picks)
        except Refused:
            return None
    return other


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_an_answer_without_a_bit_tells_a_viewer_nothing_hidden(viewer: Seat | None) -> None:
    assert sum(honest(DungeonRules(), dungeon(rounds=4), viewer, f"dungeon/{i}") for i in range(8)) > 60
    hands = ("might counter", "counter toad", "toad")
    assert sum(honest(DuelRules(), duel(*hands, turns=6), viewer, f"duel/{i}") for i in range(8)) > 20


def test_without_the_reveal_the_check_finds_the_leak() -> None:
    class Leaky(DungeonRules):
        reveals = False

    with pytest.raises(Told, match="Entered"):
        sum(honest(Leaky(), dungeon(rounds=4), 0, f"dungeon/{i}") for i in range(8))


def test_the_check_finds_a_question_that_depends_on_a_hidden_hand() -> None:
    def leaky(g: ToyTable) -> Script[None]:
        yield from ask(0, "go", words("x"))
        s = g.state
        # Wrong: who is asked follows from what the cards are, not from how many there are.
        yield from window(
            [1, 2], "react", lambda i: words(*s.hands[i]), lambda i, c: nothing(), eligible=lambda i: "ace" in s.hands[i]
        )

    state = ToyState(hands=[[], ["ace"], ["two"]], deck=["three", "four"])
    with pytest.raises(Told):
        sum(honest(Toy(leaky), state, 0, f"leaky/{i}") for i in range(8))


@pytest.mark.parametrize(
    ("rules", "state"), [(DungeonRules(), dungeon()), (DuelRules(), duel("might counter", "counter", "toad"))]
)
def test_views_are_equal_in_worlds_the_viewer_cannot_tell_apart(rules: Rules[Any], state: State) -> None:
    chance = random.Random("views")
    live = Live(rules, Fate(b"views"), new_game(rules, state))
    player = Random(chance.randrange)
    differed = 0
    while not live.over:
        for viewer in (None, *rules.seats(live.state)):
            other = rules.scramble(live.state, viewer, chance.randrange)
            assert rules.view(other, viewer) == live.view(viewer)
            differed += other != live.state
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
    assert differed > 10


def test_drawing_a_hidden_card_is_a_bit_even_though_only_its_owner_is_told() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from ask(1, "draw", words("x"))
        card = g.state.deck.pop(0)
        g.state.hands[1].append(card)
        g.reveal(1)
        g.tell(Did(f"drew {card}"), to=(1,), others=Did("drew"))
        yield from ask(1, "end", words("x"))

    t = table(step, hands=[[], [], []], deck=["ace", "two"]).says(1, "x")
    assert t.live.would_undo(0).revealed
    assert not t.live.would_undo(0).free_for(1)
    assert [x.for_viewer(0) for x in t.last] == [Did("drew")]


def test_a_held_answer_is_not_told_before_all_have_answered() -> None:
    def step(g: ToyTable) -> Script[None]:
        veil = Cover("all-think", (0, 1))
        got = yield from ask_all({s: Ask(s, "bid", words("one", "two"), cover=veil) for s in (0, 1)})
        note(g, got)

    pair = [table(step).says(0, bid) for bid in ("one", "two")]
    for viewer in (None, 1, 2):
        assert outside(pair[0].live, viewer) == outside(pair[1].live, viewer)
    assert outside(pair[0].live, 0) != outside(pair[1].live, 0)
