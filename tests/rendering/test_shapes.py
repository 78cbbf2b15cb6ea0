"""Shaped for where they are seen: a turn's picture is broad, a board not much higher than wide, and what one needs is legible in the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel.phrases import Lang
from rendering.alone import draw_turn as alone_turn
from rendering.canvas import Canvas, TooSmall
from rendering.drawn import Drawn
from rendering.elder_sign import draw_board as elder_board
from rendering.elder_sign import draw_turn as elder_turn
from rendering.layout import problems, small_share
from rendering.theme import BOARD_SHAPE, TURN_SHAPE, hand_min, phone_min, theme
from tests.rendering import games, played
from tests.rendering.alone import stages as alone
from tests.rendering.elder_sign import stages as elder
from tests.rendering.played import STEP

pytestmark = pytest.mark.usefixtures("unpainted")
LANGS = ("de", "en")


def shape(drawn: Drawn) -> float:
    return drawn.image.height / drawn.image.width


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "wanted", [elder.in_attempt, elder.half_solved, elder.in_foyer, elder.choosing_way, elder.at_midnight, elder.over]
)
def test_a_turn_of_elder_sign_is_broad(wanted: Callable[..., bool], lang: Lang) -> None:
    for seats, ancient in ((1, "yig"), (4, "hastur")):
        assert shape(elder_turn(elder.first(seats, ancient, 11, wanted), elder.CARDS, lang, elder.NAMES)) <= TURN_SHAPE


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("position", [alone.first_turn, alone.middle, alone.upstairs, alone.lied_to, alone.crowded, alone.over])
def test_a_turn_of_alone_is_broad_for_both_sides(position: Callable, lang: Lang) -> None:
    for view in (alone.of_hero(position()), alone.of_evil(position())):
        assert shape(alone_turn(view, alone.CARDS, lang, alone.NAMES)) <= TURN_SHAPE


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
def test_the_board_of_every_game_fits_a_hand_and_can_be_read_in_it(game: str, full: bool) -> None:
    for i, view in enumerate(played.shown(game, full)):
        drawn = played.draw(game, "board", view, LANGS[i % 2])
        assert shape(drawn) <= BOARD_SHAPE
        assert small_share(drawn.layout, drawn.image.width) < 0.35
        assert drawn.problems() == []


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
def test_a_turn_of_every_game_is_broad(game: str, full: bool) -> None:
    for i, view in enumerate(played.shown(game, full)):
        drawn = played.draw(game, "turn", view, LANGS[i % 2])
        assert shape(drawn) <= TURN_SHAPE
        assert drawn.problems() == []


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
def test_the_recap_of_every_game_is_short_and_can_be_read_in_a_hand(game: str, full: bool) -> None:
    public, _ = played.views(game, full)
    for lang in LANGS:
        drawn = played.draw(game, "recap", public[-1], lang, views=public)
        assert shape(drawn) <= BOARD_SHAPE
        assert small_share(drawn.layout, drawn.image.width) < 0.35
        assert drawn.problems() == []


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("game", games.NAMES)
def test_a_sheet_of_every_game_is_no_scroll(game: str, full: bool) -> None:
    """Whoever carries much has it by name."""
    public, own = played.views(game, full)
    for i, view in enumerate([*public[STEP::STEP], public[-1], *own]):
        drawn = played.draw(game, "hand", view, LANGS[i % 2])
        assert shape(drawn) <= BOARD_SHAPE
        assert drawn.problems() == []


def test_whoever_carries_nearly_everything_still_has_a_sheet_that_fits_a_hand() -> None:
    rich = elder.rich(elder.first(4, "hastur", 11, elder.in_attempt))
    drawn = games.PICTURES["elder_sign"].draw("seat:0", rich, elder.CARDS, "de", elder.NAMES)
    assert shape(drawn) <= BOARD_SHAPE
    assert drawn.problems() == []
    named = {m.name.split("/")[1] for m in drawn.layout if m.name.endswith("/name")}
    assert {*rich.player(0).common, *rich.player(0).unique} <= named


@pytest.mark.parametrize("game", sorted(set(games.NAMES) - {"cultistorm"}))
def test_a_film_draws_the_way_and_everybody_it_is_about_large(game: str) -> None:
    """Cultistorm's rounds are everybody's: no one way, but the place."""
    film = games.PICTURES[game].filming
    assert film is not None
    public, _ = played.views(game, False)
    frames = games.PICTURES[game].frames(public)
    walked = [f for f in frames if len(f.way) > 1 and len(set(f.way)) > 1]
    assert walked
    names: set[str] = set()
    for frame in walked[:: max(1, len(walked) // 6)]:
        drawn = film.draw(frame, games.cards_of(game), "en", played.NAMES, "standard", len(frames))
        assert drawn.problems() == []
        names |= {m.name for m in drawn.layout}
    assert "way" in names
    assert "closer" in names or game in ("elder_sign", "alone")  # there the place itself is larger, or large already


@pytest.mark.parametrize("game", games.NAMES)
def test_a_frame_of_every_film_has_a_headline_to_be_seen(game: str) -> None:
    """Sixteen pixels in a hand where the words allow it, and never below what a phone shows."""
    film = games.PICTURES[game].filming
    assert film is not None
    public, _ = played.views(game, False)
    frames = games.PICTURES[game].frames(public)
    assert frames
    sizes: list[int] = []
    for frame in frames[:: max(1, len(frames) // 6)]:
        drawn = film.draw(frame, games.cards_of(game), "de", played.NAMES, "standard", len(frames))
        deed = next(m for m in drawn.layout if m.name == "headline/deed")
        assert not deed.clipped
        sizes.append(deed.size * 390 // drawn.image.width)
    assert max(sizes) >= 16


@pytest.mark.parametrize("position", [alone.first_turn, alone.middle, alone.upstairs, alone.lied_to, alone.crowded])
@pytest.mark.parametrize("lang", LANGS)
def test_alones_whole_board_and_the_secret_map_fit_a_hand_at_their_fullest(position: Callable, lang: Lang) -> None:
    for what, view in (("board", alone.of_hero(position())), ("map:tall", alone.of_evil(position()))):
        drawn = games.PICTURES["alone"].draw(what, view, alone.CARDS, lang, alone.NAMES)
        assert shape(drawn) <= BOARD_SHAPE
        assert small_share(drawn.layout, drawn.image.width) < 0.35


def test_stairs_say_where_they_lead() -> None:
    """The hero reads the name of the other end as the log has it, or that nobody knows yet."""
    names = {m.name for m in alone_turn(alone.of_hero(alone.upstairs()), alone.CARDS, "de", alone.NAMES).layout}
    assert any(name.startswith("labyrinth/") and name.endswith("/stairs-label") for name in names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [1, 4, 8])
@pytest.mark.parametrize("worlds", [0, 3, 8])
def test_the_board_of_elder_sign_fits_a_hand(seats: int, worlds: int, lang: Lang) -> None:
    drawn = elder_board(elder.crowded(seats, worlds=worlds, monsters=4), elder.CARDS, lang, elder.NAMES)
    assert shape(drawn) <= BOARD_SHAPE
    assert small_share(drawn.layout, drawn.image.width) < 0.35


@pytest.mark.parametrize("lang", LANGS)
def test_what_one_chooses_by_is_legible_in_the_hand(lang: Lang) -> None:
    for wanted in (elder.in_attempt, elder.half_solved, elder.choosing_way):
        drawn = elder_turn(elder.first(4, "hastur", 11, wanted), elder.CARDS, lang, elder.NAMES)
        assert small_share(drawn.layout, drawn.image.width) < 0.15
    for n in range(3):
        drawn = alone_turn(alone.of_hero((alone.first_turn, alone.middle, alone.upstairs)[n]()), alone.CARDS, lang, alone.NAMES)
        assert small_share([m for m in drawn.layout if not m.name.startswith("labyrinth/")], drawn.image.width) < 0.35


@pytest.mark.parametrize("dice", range(1, 9))
def test_the_roll_is_the_largest_thing_on_an_attempt(dice: int) -> None:
    view = elder.first(4, "hastur", 11, elder.in_attempt)
    rolled = tuple(
        d.model_copy(
            update={"at": "pool" if i < dice else "gone", "face": "1" if i < dice else None, "fresh": True, "locked_by": ()}
        )
        for i, d in enumerate(view.dice)
    )
    drawn = elder_turn(view.model_copy(update={"dice": rolled}), elder.CARDS, "de", elder.NAMES)
    assert drawn.problems() == []
    sizes = [d.size for d in drawn.thrown if d.name.startswith("tray/")]
    assert len(sizes) == dice
    assert min(sizes) * 390 / drawn.image.width >= 49


def test_dice_of_a_fight_are_large_and_its_result_is_in_words() -> None:
    seen = 0
    for state in alone.played(5):
        view = alone.of_hero(state)
        if not view.rolls:
            continue
        drawn = alone_turn(view, alone.CARDS, "de", alone.NAMES)
        fought = [d for d in drawn.thrown if d.name.startswith("beside/roll")]
        assert fought
        assert min(d.size for d in fought) * 390 / drawn.image.width >= 30
        assert any(m.name.endswith("/result") for m in drawn.layout)
        seen += 1
        if seen == 12:
            return
    raise AssertionError("nobody fought")


def test_letters_one_needs_are_refused_where_a_hand_could_not_read_them() -> None:
    c = Canvas(1200, 300, theme("elder_sign"))
    size = hand_min(1200) - 1
    assert size >= phone_min(1200)
    c.text((20, 60), "beside", size)
    with c.to_act():
        with pytest.raises(TooSmall):
            c.text((20, 120), "needed", size)
        c.text((20, 180), "needed", size + 1)
        with c.plain():
            c.text((20, 240), "repeated", size)
        mark = c.layout[1]
    assert c.problems() == []
    assert problems([mark._replace(size=size)], 1200, 300, phone_min(1200)) == [
        f"text 'needed' is {size} px, below the phone minimum of {size + 1}"
    ]
