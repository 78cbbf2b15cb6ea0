"""A game's pictures by name: found, refused, and every game's asked for the same way."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from rendering.drawn import Drawn
from rendering.kit.film import Film, Frame, thinned
from rendering.kit.pictures import Pictures, Sight, UnknownPicture
from rendering.kit.story import parted, turning_points

from .. import games


@dataclass(frozen=True)
class Turn:
    number: int
    weight: int = 0


def shown(text: str) -> Drawn:
    return Drawn(Image.new("RGB", (8, 8)), text, ())


def pictures() -> Pictures[int]:
    def frames(views: Any) -> list[Frame[int, Turn]]:
        return [Frame(v, Turn(v)) for v in views]

    film = Film(frames, lambda f, cards, lang, names, look, length: shown(""), "pic-plain-film", lambda v, *_: f"table {v}", 100)
    made = Pictures[int]("oak", changes=lambda before, after: (before, after), filming=film)
    made.kind("board")(lambda s, rest: shown(f"board {s.view} {s.changed}"))
    made.kind("map:tall")(lambda s, rest: shown(f"map {rest}"))
    made.kind("seat:K")(lambda s, rest: shown(f"seat {rest}") if rest.isdigit() else None)
    made.kind("recap", story=True)(lambda s, rest: shown(f"recap of {[t.number for t in s.story]}"))
    made.kind("fight", when=lambda view: view > 5)(lambda s, rest: shown("fight") if s.view > 5 else None)
    return made


def draw(what: str, view: int = 1, **more: Any) -> str:
    return pictures().draw(what, view, None, "en", {}, **more).alt


def test_a_picture_is_found_by_its_name_and_what_follows_the_colon() -> None:
    assert draw("board", 3, before=2) == "board 3 (2, 3)"
    assert draw("map:tall") == "map tall"
    assert draw("seat:4") == "seat 4"
    assert draw("recap", views=[1, 2]) == "recap of [1, 2]"
    assert draw("fight", 6) == "fight"


@pytest.mark.parametrize("what", ["", "bord", "board:", "board:x", "map", "map:wide", "map:TALL", "seat", "seat:x", "fight"])
def test_a_name_no_picture_has_is_refused_with_the_known_ones(what: str) -> None:
    with pytest.raises(UnknownPicture) as refused:
        draw(what)
    assert refused.value.known == ("board", "map:tall", "seat:K", "recap", "fight", "film")
    assert refused.value.what == what


def test_what_a_picture_needs_can_be_asked_before_it_is_drawn() -> None:
    made = pictures()
    assert made.find("recap").story
    assert not made.find("board").story
    when = made.find("fight").when
    assert when is not None
    assert (when(5), when(6)) == (False, True)


def test_a_sight_says_all_a_picture_shows() -> None:
    assert pictures().show("recap", Sight(1, None, "en", {}, story=[Turn(7)])).alt == "recap of [7]"


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_what_boxes_and_the_command_line_ask_for(game: str) -> None:
    made = games.PICTURES[game]
    assert {"board", "turn", "hand", "recap", "card:ID", "film"} <= set(made.known)
    assert made.find("recap").story
    assert made.mood == game


# A film


@pytest.mark.parametrize("length", [0, 1, 59, 60, 61, 119, 120, 121, 1000])
def test_a_long_film_is_thinned_and_ends_with_the_end(length: int) -> None:
    kept = thinned(range(length))
    assert kept == sorted(set(kept))
    assert len(kept) <= 61
    assert not length or (kept[0] == 0 and kept[-1] == length - 1)
    assert length > 60 or kept == list(range(length))


def test_a_film_says_what_it_tells_of() -> None:
    made = pictures().film(list(range(1, 131)), None, "en", {})
    assert made is not None
    assert made.frames == 44
    assert made.alt == "An animated replay, 44 pictures, from position 1 to 130. At the end: table 130"
    assert pictures().film([], None, "en", {}) is None


def test_a_game_without_a_film_has_none() -> None:
    made = Pictures[int]("oak")
    assert (made.film([1], None, "en", {}), made.story([1]), made.changes(1, 2)) == (None, [], None)
    assert "film" not in made.known


def test_turns_are_parted_where_their_number_changes_and_at_the_end() -> None:
    views = [(0, ""), (1, "a"), (1, "b"), (2, "a"), (2, "b"), (3, "a"), (3, "end")]
    found = parted(views, lambda v: v[0], begun=lambda v: v[0] > 0, over=lambda v: v[1] == "end")
    assert found == [((1, "a"), (2, "a")), ((2, "a"), (3, "a")), ((3, "a"), (3, "end"))]


def test_what_is_told_after_the_end_belongs_to_the_last_turn() -> None:
    views = [(1, "a", ""), (2, "a", ""), (2, "end", "the last stage falls"), (2, "end", "it dies")]
    found = parted(views, lambda v: v[0], begun=lambda v: v[0] > 0, over=lambda v: v[1] == "end")
    assert [after for _, after in found] == [(2, "a", ""), (2, "end", "it dies")]


def test_the_usual_pictures_are_there_by_name() -> None:
    made = Pictures[Any]("oak")

    def draw(*_: object, **__: object) -> Drawn:
        return shown("drawn")

    made.usual(turn=draw, card=draw, recap=draw, sheet=draw)
    assert made.known == ("turn", "card:ID", "recap", "seat:K")
    assert made.find("recap").story
    cards = SimpleNamespace(by_id={"wolf": 1})
    assert made.draw("card:wolf", 1, cards, "en", {}).alt == "drawn"
    table = SimpleNamespace(players=(1, 2))
    assert made.draw("seat:1", table, cards, "en", {}).alt == "drawn"
    for what in ("card:nobody", "seat:2", "seat:x"):
        with pytest.raises(UnknownPicture):
            made.draw(what, table, cards, "en", {})


def test_turning_points_are_the_heaviest_in_their_order() -> None:
    story = [Turn(n, w) for n, w in ((1, 9), (2, 2), (3, 4), (4, 3), (5, 4), (6, 9), (7, 3))]
    assert [t.number for t in turning_points(story)] == [1, 3, 4, 5, 6, 7]
    assert [t.number for t in turning_points(story, 3)] == [1, 3, 6]
