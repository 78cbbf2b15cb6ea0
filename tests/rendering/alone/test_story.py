"""A game as a story: finished turns, what mattered in each, turning points."""

from __future__ import annotations

from itertools import pairwise

from games.alone.state import AloneState, Companion, Item
from games.alone.view import AloneView
from games.kernel.phrases import LANGS, Lang
from rendering.alone import TurnSummary, alt, frames, story, summarise
from rendering.alone.story import finished
from rendering.kit.story import turning_points

from . import stages


def before_turn(turn: int = 3) -> AloneState:
    s = stages.middle()
    s.phase, s.turn, s.action, s.announced, s.noises, s.rolls = "start", turn, None, [], [], []
    return s


def after(change) -> tuple[AloneView, AloneView]:
    first = before_turn()
    begin = stages.of_hero(first)
    s = AloneState.model_validate_json(first.model_dump_json())
    s.turn, s.announced = first.turn + 1, ["move"]
    change(s)
    return begin, stages.of_hero(s)


def told(change) -> TurnSummary:
    return summarise(*after(change))


def test_a_turn_counts_as_finished_only_when_the_next_can_begin() -> None:
    s = stages.middle()  # in the middle of the fourth turn of the second round
    assert finished(stages.of_hero(s)) == 8 + 3
    s.phase = "turn_end"
    assert finished(stages.of_hero(s)) == 8 + 3
    s.phase = "start"
    assert finished(stages.of_hero(s)) == 8 + 4
    s.phase, s.announced = "action", []
    assert finished(stages.of_hero(s)) == 8 + 4
    s.rounds, s.turn, s.phase = 3, 0, "start"
    assert finished(stages.of_hero(s)) == 16


def test_a_turn_is_named_after_what_mattered_most() -> None:
    def mission(s: AloneState) -> None:
        s.missions[0].done = s.nightmare = True

    def nightmare(s: AloneState) -> None:
        s.nightmare = True
        s.experience["bravery"] = 1

    def ability(s: AloneState) -> None:
        s.experience["cold_blood"] = 2

    def kill(s: AloneState) -> None:
        s.experience["bravery"] = 1
        s.life -= 4

    def hurt(s: AloneState) -> None:
        s.life, s.composure = s.life - 2, s.composure - 1

    def room(s: AloneState) -> None:
        stages.stand(s, "1A1")

    def found(s: AloneState) -> None:
        s.items.append(Item(card="drone", charges=3))

    def companion(s: AloneState) -> None:
        s.companions.append(Companion(character="pilot", charges=6))

    expected = {
        mission: ("mission", "SM02"),
        nightmare: ("nightmare", ""),
        ability: ("ability", "cold_blood"),
        kill: ("kill", "bravery"),
        hurt: ("hurt", ""),
        room: ("room", "g"),
        found: ("found", "drone"),
        companion: ("companion", "pilot"),
        (lambda s: None): ("move", ""),
    }
    for change, (kind, card) in expected.items():
        summary = told(change)
        assert (summary.kind, summary.card) == (kind, card)
        assert (summary.number, summary.round, summary.turn) == (12, 2, 4)


def test_losses_and_played_cards_are_counted() -> None:
    def change(s: AloneState) -> None:
        s.life -= 2
        s.composure += 1
        s.spaces.append(s.spaces[0])

    summary = told(change)
    assert (summary.life_change, summary.composure_change, summary.played) == (-2, 1, 1)


def test_a_story_from_views_after_each_answer_has_one_line_per_finished_turn() -> None:
    views = [stages.of_hero(s) for s in stages.played(5)]
    lines = story(views)
    assert [s.number for s in lines] == list(range(1, finished(views[-1]) + 1))
    assert all(s.kind for s in lines)
    assert (lines[-1].round - 1) * 8 + lines[-1].turn == lines[-1].number
    kinds = {s.kind for s in lines}
    assert "quiet" not in kinds  # what was announced is found although the next turn has wiped it away


def test_the_cards_of_a_game_are_counted_from_its_checkpoints_alone() -> None:
    """Of a turn often only its beginning and the next one's are kept: the cards are found there, until the round clears them away."""
    states = stages.played(5)
    every = [stages.of_hero(s) for s in states]
    few = [v for v, after in pairwise(every) if v.turn != after.turn or v.round != after.round]
    of_few, of_every = story([*few, every[-1]]), story(every)
    inside = [(a.played, b.played) for a, b in zip(of_few, of_every, strict=True) if a.turn < every[-1].turns]
    assert all(a == b for a, b in inside)
    assert sum(a for a, _ in inside) > 5


def test_a_heavy_blow_is_called_by_the_card_it_came_from() -> None:
    def change(s: AloneState) -> None:
        s.life -= 4
        s.spaces.append(s.spaces[0].model_copy(update={"face_down": False}))

    summary = told(change)
    assert (summary.kind, summary.card) == ("hurt", stages.middle().spaces[0].card)
    hidden = told(lambda s: (change(s), setattr(s.spaces[-1], "face_down", True)))
    assert (hidden.kind, hidden.card) == ("hurt", "")


def test_what_no_card_has_struck_is_no_blow_but_what_was_lost() -> None:
    def said(life: int, composure: int, lang: Lang) -> str:
        return alt.deed(TurnSummary(3, 1, 3, "hurt", 8, 8, life_change=life, composure_change=composure), stages.CARDS, lang)

    assert [said(-4, 0, lang) for lang in LANGS] == ["Loses 4 life", "Verliert 4 Lebenspunkte"]
    assert [said(0, -3, lang) for lang in LANGS] == ["Loses 3 composure", "Verliert 3 Selbstbeherrschung"]
    assert said(-1, -2, "de") == "Verliert einen Lebenspunkt und 2 Selbstbeherrschung"


def test_a_film_from_checkpoints_has_the_same_turns_as_one_from_every_answer() -> None:
    states = stages.played(5)
    every = [stages.of_hero(s) for s in states]
    # Between two steps: after the action, after the end of the turn.
    few = [v for v, after in pairwise(every) if v.phase != after.phase or v.turn != after.turn or v.round != after.round]
    one, other = frames(every), frames([*few, every[-1]])
    assert [f.summary.number for f in one] == [f.summary.number for f in other] == list(range(1, len(one) + 1))
    assert all(finished(f.view) == f.summary.number for f in one)
    assert (other[0].summary.round, other[0].summary.turn) == (1, 1)


def test_turning_points_are_few_and_in_their_order() -> None:
    lines = [
        TurnSummary(n, 1, n, kind, 8, 8, life_change=loss)
        for n, kind, loss in (
            (1, "move", 0),
            (2, "mission", 0),
            (3, "hurt", -4),
            (4, "move", -1),
            (5, "nightmare", 0),
            (6, "kill", 0),
        )
    ]
    assert [p.number for p in turning_points(lines)] == [2, 3, 5, 6]
    assert [p.number for p in turning_points(lines, most=2)] == [2, 5]
