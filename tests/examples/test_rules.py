"""Wading Out, rule by rule. A test reads like play: a state, the luck by its labels, answers by their keys, claims."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from examples.tiny import events
from examples.tiny.content import catalogue
from examples.tiny.game import WadingGame, WadingOptions
from examples.tiny.state import Wader, WadingState
from games.kernel.live import NotYours
from games.kernel.orders import NONE
from games.kernel.rulebook import load_rulebook
from games.kernel.table import DREW
from games.kernel.testing import Play, play

rule = pytest.mark.rule
HOME = Path(__file__).parents[2] / "examples" / "tiny"
# What each label draws: a face less one, a place in the list of cards.
WAVE, THREE, FIVE, SIX = 0, 2, 4, 5
W1, W2, W3 = range(3)
BOTTLE, CRAB, NET = range(3)
QUIET = "order:quiet"


def ebb(*luck: int, finds: tuple[int, ...] = (), seats: int = 3, enough: int = 15, **first: Any) -> Play[WadingState]:
    """Seat 0's turn: the throws come in this order, the finds too; `first` is what seat 0 has."""
    waders = [Wader(wish="W1", **first), *(Wader(wish="W2") for _ in range(seats - 1))]
    labels = {f"throw:0:{i}": [face] for i, face in enumerate(luck, 1)}
    sixes = [i for i, face in enumerate(luck, 1) if face == SIX]
    labels |= {f"find:0:{i}": [find] for i, find in zip(sixes, finds, strict=False)}
    return play(WadingGame(), WadingState(phase="ebb", enough=enough, waders=waders), labels)


def shells(t: Play[WadingState]) -> list[int]:
    return [wader.shells for wader in t.state.waders]


@rule("WO-SETUP-01")
def test_everybody_draws_a_wish_that_the_others_do_not_learn() -> None:
    t = play(WadingGame(), WadingGame().new(3), {"wish:0": [W2], "wish:1": [W2], "wish:2": [W3]})
    assert [t.view(1).waders[s].wish for s in range(3)] == ["", "W2", ""]
    assert all(not seen.wish for seen in t.view(None).waders)
    told = [x for x in t.last if isinstance(x.event, events.Wished)][2]
    assert (told.for_viewer(2), told.for_viewer(0)) == (events.Wished(2, "W3"), events.WishDrawn(2))


@rule("WO-SETUP-02")
def test_a_whistle_can_be_blown_once() -> None:
    t = ebb(THREE, THREE)
    assert all(wader.whistle for wader in t.state.waders)
    t.says(0, "wade").says(0, "home").says(1, "whistle")
    assert [wader.whistle for wader in t.state.waders] == [True, False, True]
    t.says(1, "comb").says(2, "comb").asks(0, "wo-turn")
    t.says(0, "wade").says(0, "home").asks(2, "wo-whistle").asks_not(1)


@rule("WO-TURN-01")
def test_the_beach_brings_one_shell_and_ends_the_turn() -> None:
    t = ebb()
    t.asks(0, "wo-turn").offers(0, "wade", "comb").refused(NotYours, 1, "comb")
    t.says(0, "comb").asks(1, "wo-turn")
    assert shells(t) == [1, 0, 0]


@rule("WO-TURN-02")
def test_a_throw_fills_the_basket() -> None:
    t = ebb(THREE, FIVE)
    t.says(0, "wade").told(events.Threw, face=3, basket=3)
    t.says(0, "wade").told(events.Threw, face=5, basket=8)
    assert shells(t) == [0, 0, 0]


@rule("WO-TURN-03")
def test_a_wave_takes_the_basket_and_ends_the_turn() -> None:
    t = ebb(FIVE, WAVE, shells=4)
    t.says(0, "wade").says(0, "wade").told(events.Wave, lost=5)
    t.asks(1, "wo-turn")
    assert (shells(t)[0], t.state.waders[0].waves, t.state.basket) == (4, 1, 0)


@rule("WO-TURN-04")
def test_a_six_turns_up_a_find_which_happens_at_once() -> None:
    t = ebb(SIX, SIX, finds=(BOTTLE, NET))
    t.says(0, "wade").told(events.Found, card="F1")
    assert (shells(t), t.state.waders[0].finds, t.state.basket) == ([2, 0, 0], 1, 6)
    t.says(0, "wade").told(events.Found, card="F3")
    assert shells(t) == [3, 1, 1]


@rule("WO-TURN-04")
def test_a_choice_on_a_card_is_offered_as_far_as_it_can_be_done() -> None:
    t = ebb(SIX, finds=(CRAB,), shells=2)
    t.says(0, "wade").asks(0, "wo-choose").offers(0, "choose:0", "choose:1").says(0, "choose:0").asks(0, "wo-further")
    assert shells(t) == [0, 0, 0]
    t = ebb(SIX, finds=(CRAB,), shells=1)
    t.says(0, "wade").asks(0, "wo-further")
    assert shells(t) == [1, 1, 1]


@rule("WO-TURN-05")
def test_at_home_the_basket_is_yours() -> None:
    t = ebb(THREE, FIVE)
    t.says(0, "wade").offers(0, "wade", "home").says(0, "wade").says(0, "home").default(2)
    t.told(events.WentHome)
    t.asks(1, "wo-turn")
    assert shells(t) == [8, 0, 0]


@rule("WO-WHISTLE-01")
def test_whoever_hears_a_whistle_throws_once_more() -> None:
    t = ebb(FIVE, WAVE)
    t.says(0, "wade").says(0, "home").says(1, "whistle").told(events.Whistled, seat=1, at=0)
    t.asks(1, "wo-turn").never_told(events.WentHome)
    assert shells(t) == [0, 0, 0]
    t = ebb(FIVE, THREE)
    t.says(0, "wade").says(0, "home").says(1, "pass").says(2, "whistle").told(events.WentHome)
    assert shells(t) == [8, 0, 0]


@rule("WO-WHISTLE-01")
def test_the_window_is_behind_a_cover_and_the_nearest_whistle_counts() -> None:
    t = ebb(FIVE, THREE)
    t.says(0, "wade").says(0, "home").asks(1, "wo-whistle").asks(2, "wo-whistle")
    assert t.live.questions(0) == ()
    t.says(2, "whistle").not_told(events.Whistled)
    t.says(1, "whistle").told(events.Whistled, seat=1)
    assert t.state.waders[2].whistle


def test_a_standing_order_passes_and_nobody_sees_it() -> None:
    """S-01: asked hollow, so that a silence is a silence."""
    t = ebb(FIVE)
    t.notes(1, QUIET).says(0, "wade").says(0, "home")
    assert [(a.seat, a.hollow) for a in t.live.asks] == [(1, True), (2, False)]
    assert (t.view(1).waders[1].order, t.view(0).waders[1].order, t.view(None).waders[1].order) == ("quiet", "", "")
    t.notes(1, NONE)
    assert not t.question(1).hollow
    t.says(1, QUIET).says(2, "pass")
    assert t.state.waders[1].order == "quiet"


@rule("WO-END-01")
def test_the_round_in_which_somebody_has_enough_is_finished() -> None:
    t = ebb(seats=2, enough=5, shells=4)
    t.says(0, "comb")
    assert not t.over
    t.says(1, "comb")
    assert t.over
    numbers = catalogue().numbers
    lengths = [WadingGame().new(2, WadingOptions(length=length)).enough for length in ("short", "long")]
    assert lengths == [numbers.short, numbers.long]


@rule("WO-END-02")
def test_wishes_are_turned_up_and_the_most_shells_win() -> None:
    t = ebb(seats=2, enough=5, shells=4)
    t.state.waders[1].shells = 8
    t.says(0, "comb").says(1, "comb").told(events.WishShown, seat=0, card="W1")
    assert shells(t) == [9, 9]  # the whistle was kept, and two finds were not made
    assert t.live.outcome is not None
    assert t.live.outcome.winners == (0, 1)
    assert [seen.wish for seen in t.view(None).waders] == ["W1", "W2"]
    t = ebb(seats=2, enough=5, shells=4, waves=3)
    t.state.waders[0].wish = "W3"
    t.says(0, "comb").says(1, "comb")
    assert shells(t) == [10, 1]


def test_what_brought_no_luck_can_be_taken_back() -> None:
    """Nothing is written for it: a game is its answers, and taking back is playing fewer of them."""
    t = ebb(THREE)
    t.says(0, "comb").asks(1, "wo-turn")
    assert t.live.would_undo(0).free_for(0)
    t.live.undo(0)
    t.asks(0, "wo-turn")
    assert shells(t) == [0, 0, 0]
    t.says(0, "wade")
    assert t.live.answers[-1].barrier & DREW
    assert not t.live.would_undo(0).free_for(0)


def test_every_rule_of_the_book_is_cited_here_and_no_other() -> None:
    book = {r.id for r in load_rulebook(HOME / "rulebook.yaml").rules}
    calls = [n for n in ast.walk(ast.parse(Path(__file__).read_text("utf-8"))) if isinstance(n, ast.Call)]
    cited = {a.value for n in calls if getattr(n.func, "id", "") == "rule" for a in n.args if isinstance(a, ast.Constant)}
    assert cited == book
    assert len(book) == 10


@pytest.mark.parametrize(("id", "en", "de"), [
    ("W1", "If you still have your whistle: gain 4 shells.", "Hast du deine Pfeife noch: Du bekommst 4 Muscheln."),
    ("W3", "If 3 or more waves have caught you: gain 5 shells; otherwise lose 1 shell.",
     "Haben dich 3 oder mehr Wellen erwischt: Du bekommst 5 Muscheln; sonst: Du verlierst 1 Muschel."),
    ("F2", "Lose 2 shells or everybody else gains 1 shell.", "Du verlierst 2 Muscheln oder alle anderen bekommen 1 Muschel."),
])  # fmt: skip
def test_the_text_of_a_card_is_made_of_its_effects(id: str, en: str, de: str) -> None:
    assert (catalogue().text(id, "en"), catalogue().text(id, "de")) == ([en], [de])
