"""A game in lines, taken from its views."""

from __future__ import annotations

from games.talisman.state import Fight, Side
from games.talisman.view import TalismanView
from rendering.talisman import draw_end, draw_recap, frames, summarise
from rendering.talisman.story import KINDS, TurnSummary, decisive, deeds, turns
from tests.games.talisman.given import RULES, land, nobody_special, play, someone

from . import stages


def test_every_turn_of_a_game_has_a_line_of_whoever_played_it_and_the_last_is_the_end() -> None:
    views, end = stages.kept()
    story = [f.summary for f in frames(views)]
    numbers = [s.number for s in story]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 1
    whose = {v.turn: v.active for v in views if v.phase == "encounter"}
    assert [(s.number, s.seat) for s in story if s.number in whose] == list(whose.items())
    # A turn in which nobody was asked anything is part of the one before.
    assert all(0 <= end.players[seat].turns - deeds(story, seat).turns <= 5 for seat in (0, 1))
    assert len(story) == len(turns(views)) > 10
    assert {s.kind for s in story} <= set(KINDS)
    assert all(len(s.powers) == 2 for s in story)
    assert 0 < len(decisive(story)) <= 6


def test_who_reaches_the_crown_has_turned_the_game() -> None:
    """The position between two turns is that of the one that comes."""
    views = {n: between(n, phase, active, space) for n, (phase, active, space) in enumerate(BESIDE_THE_CROWN)}
    points = decisive([f.summary for f in frames(list(views.values()))])
    assert [(p.number, p.seat, p.kind) for p in points] == [(8, 0, "crown")]


# After Ben's seventh turn; Anna has moved; has cast; Ben's ninth, which ended where he stood; Anna is on.
BESIDE_THE_CROWN = (
    ("movement", 0, "I5"),
    ("encounter", 0, "C"),
    ("movement", 1, "C"),
    ("movement", 0, "C"),
    ("encounter", 0, "C"),
)
COUNTED = (8, 8, 9, 10, 10)


def between(n: int, phase: str, active: int, space: str) -> TalismanView:
    view = stages.ahead()
    me = view.players[0].character
    assert me is not None
    there = view.players[0].model_copy(update={"character": me.model_copy(update={"space": space})})
    changed = {"players": (there, *view.players[1:]), "turn": COUNTED[n], "active": active, "phase": phase}
    return view.model_copy(update=changed)


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


def gone(seat: int, standing: str, *, crown: bool = False) -> TalismanView:
    """A turn after `ahead`, in which somebody's character went."""
    later = after()
    players = [p.model_copy(update={"character": None, "standing": standing}) if p.seat == seat else p for p in later.players]
    return later.model_copy(update={"players": tuple(players), "crown_reached": crown})


def test_only_who_fought_somebody_has_slain_them() -> None:
    before = stages.ahead()
    duel = before.model_copy(update={"fight": Fight(one=Side(seat=0), two=Side(seat=1))})
    told = summarise(before, gone(1, "waiting"), [before, duel])
    assert (told.kind, told.other, told.dead) == ("slew", 1, (1,))
    told = summarise(before, gone(1, "waiting"), [before])
    assert (told.kind, told.other, told.dead) == ("fell", 1, (1,))


def test_who_gives_up_has_not_been_slain() -> None:
    before = stages.ahead()
    for seat in (0, 1):
        told = summarise(before, gone(seat, "out"), [before])
        assert (told.kind, told.other, told.dead) == ("left", seat, ())
    assert summarise(before, gone(1, "out", crown=True), [before]).kind == "out"
    back = gone(0, "waiting").model_copy(update={"active": 0})
    assert summarise(back, after()).kind == "back"


def test_of_many_talismans_the_first_are_turning_points() -> None:
    kinds = ["talisman"] * 6 + ["inner", "left", "toad"]
    points = decisive([TurnSummary(n + 1, 0, kind, (1,)) for n, kind in enumerate(kinds)])
    assert [p.kind for p in points] == ["talisman", "talisman", "inner", "left", "toad"]


def test_the_crown_is_worn_by_whoever_stands_there() -> None:
    crowned, alone = stages.over(), stages.over(crown=False)
    for view, worn in ((crowned, True), (alone, False)):
        end = draw_end(view, stages.CARDS, "en", stages.NAMES)
        assert ("wears the Crown" in end.alt) is worn
    assert "All others have given up" in draw_recap(alone, [], stages.CARDS, "en", stages.NAMES).alt


def test_the_film_of_a_running_game_tells_of_no_turn_that_is_not_over() -> None:
    """Its last picture is the table as it stands now, in the middle of a turn."""
    t = play(land(nobody_special("O1"), someone("elf", "O15"), turn=6)).until(1, "tm-go")
    views = [RULES.view(RULES.load(c.data, c.version), None) for c in t.live.checkpoints]
    told = [(f.summary.number, f.summary.seat) for f in frames([*views, t.view(None)])]
    assert told == [(7, 0)]
