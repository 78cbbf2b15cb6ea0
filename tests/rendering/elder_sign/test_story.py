"""A turn in one line is read off the views around it."""

from __future__ import annotations

from rendering.elder_sign import FILM, Frame, draw_recap, summarise
from rendering.elder_sign.story import KINDS, TurnSummary, deeds
from rendering.kit.story import turning_points

from . import stages
from .stages import CARDS


def told(seats: int, ancient: str, seed: int) -> tuple[list[Frame], object]:
    live = stages.game(seats, ancient, seed)
    frames: list[Frame] = []
    before = None
    for view in stages.play(live, seed):
        if before is None:
            before = view if view.turn else None
            continue
        if view.turn != before.turn or view.phase == "over":
            frames.append(Frame(view, summarise(before, view)))
            before = view
    return frames, live.view(None)


def test_a_played_game_becomes_a_story_that_adds_up() -> None:
    frames, end = told(3, "yig", 4)
    story = [f.summary for f in frames]
    assert len(story) > 5
    assert all(s.kind in KINDS for s in story)
    assert {s.kind for s in story} & {"passed", "failed"}
    assert story[-1].doom == end.doom
    assert sum(s.midnight for s in story) <= end.midnights
    assert sum(deeds(story, seat).turns for seat in range(3)) == len(story)
    assert draw_recap(end, story, CARDS, "de", stages.NAMES).problems() == []


def test_passing_an_adventure_is_the_headline_and_its_signs_are_counted() -> None:
    base = stages.crowded(2)
    where = base.cards[0].card
    me = base.players[0]
    after = base.model_copy(
        update={"signs": base.signs + 2, "players": (me.model_copy(update={"trophies": (*me.trophies, where)}), base.players[1])}
    )
    summary = summarise(base.model_copy(update={"active": 0}), after)
    assert (summary.kind, summary.card, summary.sign_change) == ("passed", where, 2)


def test_being_devoured_outweighs_everything_but_the_awakening() -> None:
    base = stages.crowded(2).model_copy(update={"active": 0})
    gone = base.players[0].model_copy(update={"investigator": "", "pending": True})
    after = base.model_copy(update={"players": (gone, base.players[1])})
    assert summarise(base, after).kind == "devoured"
    assert summarise(base, after).devoured == (0,)
    assert summarise(base, after.model_copy(update={"awake": True})).kind == "awakens"


def test_turning_points_are_the_weightiest_turns_in_their_order() -> None:
    quiet = [TurnSummary(n, 0, "failed", 0, 0) for n in range(1, 20)]
    loud = [TurnSummary(30, 0, "awakens", 9, 0), TurnSummary(25, 0, "passed", 3, 2, sign_change=2)]
    assert [p.turn for p in turning_points(quiet + loud)] == [25, 30]


def test_the_film_has_one_frame_per_turn_and_stays_small() -> None:
    frames, _ = told(2, "ithaqua", 9)
    picture = FILM.shoot(frames[:12], CARDS, "en", stages.NAMES)
    assert picture.mime == "image/webp"
    assert (picture.width, picture.height) == (800, 840)
    assert picture.frames == len(frames[:12])
    assert len(picture.data) < 60_000 * picture.frames
