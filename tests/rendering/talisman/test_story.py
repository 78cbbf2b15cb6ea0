"""A game in lines, taken from its views."""

from __future__ import annotations

from games.talisman.view import TalismanView
from rendering.kit.story import turning_points
from rendering.talisman import frames, summarise
from rendering.talisman.story import KINDS, deeds, turns

from . import stages


def test_every_turn_of_a_game_has_a_line_and_the_last_is_the_end() -> None:
    views = stages.played()
    story = [f.summary for f in frames(views)]
    assert len(story) == len(turns(views)) > 10
    assert {s.kind for s in story} <= set(KINDS)
    assert [s.number for s in story] == sorted(s.number for s in story)
    assert all(len(s.powers) == 2 for s in story)
    assert 0 < len(turning_points(story)) <= 6
    assert sum(deeds(story, seat).turns for seat in (0, 1)) == len(story)


def after(**changed: object) -> TalismanView:
    """The table of `ahead` a turn later; what of the first character has changed."""
    view = stages.ahead()
    me = view.players[0].character
    assert me is not None
    moved = view.players[0].model_copy(update={"character": me.model_copy(update=changed)})
    return view.model_copy(update={"players": (moved, *view.players[1:]), "turn": view.turn + 1, "active": 1})


def test_the_headline_is_what_mattered_most() -> None:
    before = stages.ahead()
    assert summarise(before, after()).kind == "quiet"
    assert summarise(before, after(space="O9")).kind == "walked"
    assert summarise(before, after(space="M4")).kind == "crossed"
    assert summarise(before, after(trophies=("wolf",), space="O9")).card == "wolf"
    assert summarise(before, after(objects=("talisman.s1",), trophies=("wolf",))).kind == "talisman"
    assert summarise(before, after(space="C", objects=("talisman.s1",))).kind == "crown"
    assert summarise(before, after(lives=1)).lost == 3
    dead = after()
    gone = dead.players[1].model_copy(update={"character": None})
    told = summarise(before, dead.model_copy(update={"players": (dead.players[0], gone, *dead.players[2:])}))
    assert (told.kind, told.other, told.dead) == ("slew", 1, (1,))
