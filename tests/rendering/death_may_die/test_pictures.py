"""What the pictures say: chances, words, who is where, the story."""

from __future__ import annotations

import pytest

from rendering.death_may_die import PICTURES, changes, describe_board, draw_turn, summarise
from rendering.death_may_die.chances import again, chances
from rendering.death_may_die.folk import PEOPLE
from rendering.death_may_die.look import kind_of
from rendering.death_may_die.outlines import has_outline
from rendering.death_may_die.rooms.house import house_of
from rendering.death_may_die.rooms.places import PLACES
from rendering.kit.pictures import UnknownPicture

from . import stages
from .stages import CARDS, EPISODES, NAMES

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize("episode", EPISODES)
def test_every_passage_of_every_episode_is_a_door(episode: str) -> None:
    house = house_of(episode, CARDS, 1552, 1124)
    assert set(house.rooms) == set(CARDS.neighbours[episode])
    links = {frozenset((d.a, d.b)) for d in house.doors} | {frozenset(pair[1:]) for pair in house.far}
    assert links == {frozenset((a, b)) for a, near in CARDS.neighbours[episode].items() for b in near}
    plan = CARDS.episodes[episode].plan
    special = {frozenset(pair) for pair in (plan.stairs, plan.tunnel) if pair}
    assert {frozenset(pair[1:]) for pair in house.far} <= special


def test_no_two_rooms_lie_on_each_other() -> None:
    for episode in EPISODES:
        rooms = list(house_of(episode, CARDS, 1552, 1124).rooms.values())
        for i, a in enumerate(rooms):
            for b in rooms[i + 1 :]:
                assert min(a.overlap(b)) <= 0


def test_everybody_has_a_shape() -> None:
    assert set(CARDS.investigators) <= set(PEOPLE)
    assert all(has_outline(kind_of(id)) for id in CARDS.enemies)
    assert all(has_outline(id) for id in CARDS.great_old_ones)
    assert {s for e in EPISODES for s in CARDS.neighbours[e]} <= set(PLACES)


def test_chances_are_those_of_the_dice() -> None:
    view = stages.roll("attack", "s..", target="cultist.1")
    assert view.roll
    assert view.counted
    assert again(view.roll, view.counted, 2) == [1, 2]
    kill, calm = chances(view.roll, view.counted, 2, CARDS)
    # Half of a standard die's faces are successes, one of six a tentacle with it.
    assert (kill.now, round(kill.then, 4)) == (0, 0.75)
    assert (calm.now, round(calm.then, 4)) == (1, round((5 / 6) ** 2, 4))


def test_what_is_enough_is_not_thrown_again() -> None:
    view = stages.roll("attack", "ss.", target="cultist.1")
    assert view.roll
    assert view.counted
    assert again(view.roll, view.counted, 2) == []


def test_the_words_say_where_everybody_is_and_where_one_can_go() -> None:
    view = stages.acting()
    text = describe_board(view, CARDS, "en", NAMES)
    for p in view.investigators:
        assert CARDS.investigators[p.id].name.en in text
    for space in view.reach:
        assert CARDS.spaces[space].en in text
    assert "Cultist (2 of 2 health)" in text
    assert "red gate (triangle)" in text
    assert text.count("From ") == len(view.spaces)


def test_a_covered_stage_is_in_no_words() -> None:
    view = stages.acting()
    covered = [s.name.en for s in CARDS.great_old_ones["hastur"].stages[1:]]
    words = describe_board(view, CARDS, "en", NAMES) + PICTURES.draw("card:hastur", view, CARDS, "en", NAMES).alt
    assert not any(name in words for name in covered)


def test_a_roll_is_the_picture_of_its_turn() -> None:
    drawn = draw_turn(stages.rolls()["attacked"], CARDS, "en", NAMES)
    assert "Byakhee" in {m.name for m in drawn.layout} or "is attacked" in drawn.alt
    with pytest.raises(UnknownPicture):
        PICTURES.draw("roll", stages.acting(), CARDS, "en", NAMES)


def test_what_is_new_is_counted() -> None:
    state = stages.begun()
    before = stages.shown(state)
    state.investigators[1].wounds, state.track = 2, 3
    found = changes(before, stages.shown(state))
    assert (found.wounds, found.stress, found.track) == ({1: 2}, {}, 2)
    assert changes(None, before) == changes(before, before)


def test_a_turn_in_one_line() -> None:
    state = stages.begun()
    before = stages.shown(state)
    killed = state.figures.pop(0)
    slew = summarise(before, stages.shown(state))
    assert (slew.kind, slew.about.partition(".")[0]) == ("slew", killed.id.partition(".")[0])
    state.arrived = True
    assert summarise(before, stages.shown(state)).kind == "arrived"
    state.investigators[2].fate = "insane"
    lost = summarise(before, stages.shown(state))
    assert (lost.kind, lost.who) == ("died", 2)


def test_the_film_and_the_recap_of_a_few_turns() -> None:
    state = stages.begun(2)
    views = []
    for turn in range(1, 4):
        state.turn, state.active, state.track = turn, turn % 2, turn
        views.append(stages.shown(state))
    assert [s.number for s in PICTURES.story(views)] == [1, 2]
    recap = PICTURES.draw("recap", views[-1], CARDS, "de", NAMES, views=views)
    assert recap.problems() == []
    frame = PICTURES.frames(views)[-1]
    assert PICTURES.filming is not None
    assert PICTURES.filming.draw(frame, CARDS, "de", NAMES, "standard", 2).problems() == []
