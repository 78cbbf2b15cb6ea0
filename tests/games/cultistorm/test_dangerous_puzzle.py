"""Module 10, Dangerous Puzzle: CS-PUZZLE. Every event is drawn."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import dangerous_puzzle
from games.cultistorm.rules import winning
from games.cultistorm.rules.interrupts import GameEndsNow
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, RULES, all_ready, column, hand_on, ilse, laid_out, madness, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
NAME = dangerous_puzzle.NAME
PIECES = ["puzzle-rim.1", "puzzle-hinge.1", "puzzle-plate.1", "puzzle-pin.1", "puzzle-spring.1", "puzzle-heart.1"]
SEALED = dict.fromkeys(range(5), "token")


def puzzle(tops: str, *people: object, **more: object) -> StormState:
    """These lie on top of the object deck; what somebody holds is not in it."""
    wanted: dict[str, object] = {"modules": [NAME], **more}
    state = laid_out(storm(*people, **wanted))  # type: ignore[arg-type]
    held = [o for i in state.investigators for o in i.objects]
    top = tops.split()
    state.object_deck = [c for c in state.object_deck if c not in top and c not in held] + top[::-1]
    return state


def researching(tops: str, *people: object, n: int = 1, **more: object) -> Play[StormState]:
    cast = people or (rosa(0, hand="g01 g03 g05"), tobias(1), ilse(2))
    return play(puzzle(tops, *cast, **more)).says(0, f"research:{n}")


@rule("CS-PUZZLE-01", "S-123")
def test_ten_more_cards_lie_in_the_object_deck_and_nobody_is_dealt_one() -> None:
    for seed in range(6):
        t = begun(5, key=f"puzzle{seed}".encode(), modules=[NAME])
        deck = [CARDS.objects[o.partition(".")[0]] for o in t.state.object_deck]
        assert sum(c.piece for c in deck) == 6
        assert sum(c.event and c.of == NAME for c in deck) == 4
        dealt = [o for e in t.events(events.StartObjects) if isinstance(e, events.StartObjects) for o in e.dealt]
        assert not [o for o in dealt if o.startswith("puzzle-")]
    assert not [o for o in begun(3).state.object_deck if o.startswith("puzzle-")]


def test_the_pieces_are_shuffled_in() -> None:
    places = {begun(3, key=f"mixed{seed}".encode(), modules=[NAME]).state.object_deck.index(PIECES[0]) for seed in range(6)}
    assert max(places) > 10


@rule("CS-PUZZLE-02")
def test_a_piece_is_kept_in_addition() -> None:
    people = [rosa(0, hand="g01 g03", objects="lantern.1 laudanum.1"), tobias(1), ilse(2)]
    t = researching("puzzle-rim.1 revolver.1", *people, n=2)
    t.ever_told(events.PieceFound, who=0, card="puzzle-rim.1", left=5)
    t.asks(0, "cs-keep").says(0, "keep:revolver.1:lantern.1")
    assert t.state.investigators[0].objects == ["laudanum.1", "puzzle-rim.1", "revolver.1"]
    assert t.view().pieces_lacking == 5
    RULES.audit(t.state)


@rule("CS-PUZZLE-02")
def test_pieces_change_hands_like_objects_without_taking_room() -> None:
    people = [rosa(0, objects="puzzle-rim.1"), tobias(0, objects="lantern.1 laudanum.1"), ilse(2)]
    t = play(puzzle("", *people)).says(0, "give:puzzle-rim.1:1").says(1, "accept")
    assert t.state.investigators[1].objects == ["lantern.1", "laudanum.1", "puzzle-rim.1"]
    RULES.audit(t.state)
    t.offers_not(1, "swap:lantern.1:puzzle-rim.1:0").says(1, "give:puzzle-rim.1:0").says(0, "accept")
    t.offers(0, "swap:puzzle-rim.1:lantern.1:1").says(0, "swap:puzzle-rim.1:lantern.1:1").says(1, "accept")
    assert [i.objects for i in t.state.investigators[:2]] == [["lantern.1"], ["laudanum.1", "puzzle-rim.1"]]


@rule("CS-PUZZLE-03")
def test_an_empty_object_deck_is_shuffled_again() -> None:
    state = puzzle("lantern.1", rosa(0, hand="g01"), tobias(1), ilse(2))
    state.object_discard = state.object_deck[:-1]
    state.object_deck = ["lantern.1"]
    t = play(state).says(0, "research:1").says(0, "none")
    t.ever_told(events.ObjectsReshuffled)
    assert len(t.state.object_deck) == 40
    dry = storm(rosa(0, hand="g01"), tobias(1), ilse(2))
    dry.object_discard, dry.object_deck = dry.object_deck[1:], dry.object_deck[:1]
    t = play(dry).says(0, "research:1")
    t.says_if_asked(0, "none").never_told(events.ObjectsReshuffled)


@rule("CS-PUZZLE-04")
@pytest.mark.parametrize(("held", "bite"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_pieces_bite_whoever_declines_a_fight(held: int, bite: int) -> None:
    people = [rosa(0, objects=" ".join(PIECES[:held])), tobias(1), ilse(2)]
    t = all_ready(play(puzzle("", *people, columns={0: "deep-1"}, marker=4)))
    gained = [e for e in t.events(events.InsanityGained) if isinstance(e, events.InsanityGained) and e.who == 0]
    assert sum(e.n for e in gained if e.why == NAME) == bite
    assert sum(e.n for e in gained if e.why == "no_fight") == 1


@rule("CS-PUZZLE-04")
def test_and_whoever_loses_one() -> None:
    people = [rosa(0, objects=PIECES[0], dice="key", targets="ashes-1", hand="g02"), tobias(1), ilse(2)]
    t = all_ready(play(puzzle("", *people, columns={0: "ashes-1"}))).says(0, "attack").says(0, "concede")
    t.ever_told(events.PiecesBite, who=0, n=1)


@rule("S-123")
def test_whoever_finds_nobody_to_attack_has_declined_nothing() -> None:
    t = all_ready(play(puzzle("", rosa(0, objects=PIECES[0]), tobias(1), ilse(2), columns={1: "deep-1"})))
    t.ever_told(events.FoughtNobody, who=0)
    t.never_told(events.PiecesBite)


def test_a_bite_can_be_the_end() -> None:
    people = [rosa(0, objects=" ".join(PIECES[:2]), insanity=3), tobias(1), ilse(2)]
    t = all_ready(play(puzzle("", *people, columns={0: "deep-1"})))
    assert (t.state.result, t.state.reason) == ("insane", "0")


@rule("CS-PUZZLE-05")
def test_without_all_six_nothing_is_won() -> None:
    people = [rosa(0, objects=" ".join(PIECES[:5])), tobias(1), ilse(2)]
    g = hand_on(puzzle("", *people, sealed=SEALED))
    winning.check(g)
    assert not g.state.result
    g.state.object_deck.remove(PIECES[5])
    g.inv(1).objects.append(PIECES[5])
    with pytest.raises(GameEndsNow):
        winning.check(g)
    assert g.state.result == "won"


@rule("CS-PUZZLE-05")
def test_the_last_piece_wins_a_sealed_town() -> None:
    people = [rosa(0, hand="g01", objects=" ".join(PIECES[:5])), tobias(1), ilse(2)]
    t = researching(PIECES[5], *people, sealed=SEALED)
    assert t.state.result == "won"


@rule("CS-PUZZLE-06", "S-123")
def test_the_four_events() -> None:
    assert madness(researching("puzzle-trap.1"), 0) == 1
    assert len(column(researching("puzzle-gate.1", marker=3), 0)) == 1
    assert researching("puzzle-whisper.1").state.horror_steps == 9
    people = [rosa(0, hand="g01 g03"), tobias(1, objects="puzzle-pin.1"), ilse(2, objects="puzzle-rim.1 lantern.1")]
    t = researching("puzzle-loss.1", *people).asks(0, "cs-return-piece").asks_not(1)
    t.says(0, "piece:puzzle-rim.1").told(events.PieceReturns, who=2, card="puzzle-rim.1")
    assert t.state.investigators[2].objects == ["lantern.1"]
    assert "puzzle-rim.1" in t.state.object_deck
    researching("puzzle-loss.1").never_told(events.PieceReturns)


@rule("S-123")
def test_pieces_drawn_with_the_loss_are_kept_first() -> None:
    t = researching("puzzle-loss.1 puzzle-rim.1", n=2)
    t.ever_told(events.PieceReturns, card="puzzle-rim.1")  # the only one there is
    assert not t.state.investigators[0].objects


@rule("S-123")
def test_nothing_makes_one_discard_a_piece() -> None:
    people = [rosa(0, objects="puzzle-rim.1 puzzle-pin.1"), tobias(1, objects="lantern.1 laudanum.1 puzzle-heart.1"), ilse(2)]
    t = play(puzzle("", *people, phase="horror", circle="rot nightmares lost-relic", crystals={2: 2}))
    t.asks(1, "cs-lose-object").offers_not(1, "lose:puzzle-heart.1").asks_not(0)
    t = play(puzzle("", rosa(0, hand="g01"), tobias(1), ilse(2), locations={0: "workshop"}, altars=(0,)))
    state = t.state.model_copy(deep=True)
    state.object_deck.remove("puzzle-rim.1")
    state.object_discard.append("puzzle-rim.1")
    assert not [k for k in play(state).keys(0) if k.startswith("act:")]
