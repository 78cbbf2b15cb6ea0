"""Nothing leaves the frame, overlaps, is cut, or is too small for a phone: on every kind of picture, in both languages."""

from __future__ import annotations

from itertools import combinations

import pytest

from rendering.canvas import Canvas
from rendering.talisman import (
    Frame,
    TurnSummary,
    draw_board,
    draw_card,
    draw_end,
    draw_frame,
    draw_hand,
    draw_recap,
    draw_sheet,
    draw_turn,
)
from rendering.talisman.land import cell
from rendering.talisman.names import FAR, LEAST, foot, label
from rendering.talisman.story import KINDS
from rendering.talisman.words import map_name
from rendering.theme import PALETTES, phone_min, theme
from rendering.words import say

from . import stages
from .stages import CARDS, NAMES

pytestmark = pytest.mark.usefixtures("unpainted")
LANGS = ("de", "en")
TURN, BOARD = 0.75, 1.2  # the highest a picture may be, as a share of its width


def test_boards_and_turns_of_a_played_game_are_sound() -> None:
    for i, view in enumerate(stages.played()[::29]):
        board, turn = draw_board(view, CARDS, LANGS[i % 2], NAMES), draw_turn(view, CARDS, LANGS[i % 2], NAMES)
        assert board.problems() == []
        assert turn.problems() == [], view.phase
        assert board.image.height <= BOARD * board.image.width
        assert turn.image.height <= TURN * turn.image.width
        letters = {m.name: m.size * 390 / turn.image.width for m in turn.layout if m.kind == "text"}
        assert {name: size for name, size in letters.items() if size < 9.7} == {}, "ten pixels on a phone, as good as"


@pytest.mark.parametrize(("space", "lang"), list(zip(["O1", "O24", "M3", "M9", "I1", "C"], LANGS * 3, strict=True)))
def test_everybody_finds_room_on_one_space(space: str, lang: str) -> None:
    for things in (0, 2, 6):
        view = stages.crowded(space, things)
        for picture in (draw_board(view, CARDS, lang, NAMES), draw_turn(view, CARDS, lang, NAMES)):
            assert picture.problems() == []
            assert picture.image.height <= BOARD * picture.image.width
    letters = {m.name for m in draw_board(view, CARDS, lang, NAMES).layout}
    assert {f"space:{space}/seat{seat}" for seat in range(6)} <= letters


@pytest.mark.parametrize("space", ["O24", "M3", "M9", "I1"])
def test_nothing_in_a_crowd_hides_a_hex_a_barrier_or_anybody(space: str) -> None:
    marks = [m for m in draw_board(stages.crowded(space, 6), CARDS, "de", NAMES).layout if m.name.startswith(f"space:{space}/")]
    names = {m.name.partition("/")[2] for m in marks}
    assert {"hex", "barrier", "pile-number", "gold-number", *(f"seat{seat}" for seat in range(6))} <= names
    for a, b in combinations([m.box for m in marks], 2):
        wide, high = min(a.x1, b.x1) - max(a.x0, b.x0), min(a.y1, b.y1) - max(a.y0, b.y0)
        assert min(wide, high) <= 0.3 * a.h, (a, b)


def test_a_scene_ends_where_its_name_begins() -> None:
    """In the language where that is highest: nothing that is painted is covered."""
    for space in CARDS.spaces.values():
        box = cell(space)
        for lang in LANGS:
            c = Canvas(1600, 1600, theme("talisman"))
            room = label(c, box, map_name(space.id, CARDS, lang), space.region, FAR, LEAST, "name")
            assert box.y1 - room.y1 <= foot(space, CARDS, box.w) < box.h / 2, space.id


def test_a_rich_sheet_and_a_long_recap_stay_within_a_phones_patience() -> None:
    state = stages.begun(6)
    c = state.players[0].character
    assert c is not None
    c.objects, c.followers = list(CARDS.magic_objects)[:8], list(CARDS.followers)[:10]
    for lang in LANGS:
        sheet = draw_sheet(stages.shown(state), 0, CARDS, lang, NAMES)
        assert sheet.problems() == []
        assert sheet.image.height <= 1.5 * sheet.image.width
        story = [TurnSummary(n, 0, "crown", (n,) * 6) for n in range(1, 300)]
        recap = draw_recap(stages.over(), story, CARDS, lang, NAMES)
        assert recap.image.height <= BOARD * recap.image.width


@pytest.mark.parametrize(("space", "lang"), list(zip(["O7", "O5", "O1", "M4", "M1", "M7"], LANGS * 3, strict=True)))
def test_ways_of_any_roll_are_sound_and_large(space: str, lang: str) -> None:
    for dice in ((1,), (3,), (6,), (6, 6), (5, 6, 4)):
        picture = draw_turn(stages.ways(dice, space), CARDS, lang, NAMES)
        assert picture.problems() == []
        assert picture.image.height <= TURN * picture.image.width
        on_a_phone = 390 / picture.image.width
        assert all(m.box.h * on_a_phone >= 30 for m in picture.layout if m.kind == "die")
        needed = [m for m in picture.layout if m.name.startswith("way:") and m.kind == "text"]
        assert needed
        assert [m.name for m in needed if m.size * on_a_phone < 10] == []
    assert draw_turn(stages.ahead(space=space), CARDS, lang, NAMES).problems() == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", sorted(stages.fights()))
def test_fights_are_sound_with_large_dice(lang: str, name: str) -> None:
    picture = draw_turn(stages.fights()[name], CARDS, lang, NAMES)
    assert picture.problems() == []
    assert picture.image.height <= TURN * picture.image.width
    dice = [m.box.h * 390 / picture.image.width for m in picture.layout if m.kind == "die"]
    assert all(size >= 30 for size in dice)
    assert bool(dice) == (name != "waits")


@pytest.mark.parametrize("lang", LANGS)
def test_sheets_and_hands_are_sound_from_empty_to_full(lang: str) -> None:
    full, bare = stages.rich(), stages.ahead(6)
    assert draw_sheet(full, 0, CARDS, lang, NAMES).problems() == []
    assert draw_hand(full, 0, CARDS, lang, NAMES).problems() == []
    for seat in range(6):
        assert draw_sheet(bare, seat, CARDS, lang, NAMES).problems() == []
    gone = stages.over()
    assert draw_sheet(gone, 5, CARDS, lang, NAMES).problems() == []
    assert draw_hand(stages.ahead().model_copy(update={"viewer": 0}), 0, CARDS, lang, NAMES).problems() == []


def test_every_card_can_be_drawn_in_full() -> None:
    for i, id in enumerate(CARDS.by_id):
        picture = draw_card(CARDS, id, LANGS[i % 2])
        assert picture.problems() == [], id
        assert picture.alt


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("result", "winners"), [("last", (5,)), ("crowned", (0,)), ("shared", (0, 1, 5)), ("abandoned", ())])
def test_every_end_is_sound(lang: str, result: str, winners: tuple[int, ...]) -> None:
    for seats in (2, 6):
        view = stages.over(result, tuple(w for w in winners if w < seats), seats)
        end, board = draw_end(view, CARDS, lang, NAMES), draw_board(view, CARDS, lang, NAMES)
        assert end.problems() == []
        assert board.problems() == []
        assert end.image.height <= TURN * end.image.width


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [0, 1, 60])
def test_a_recap_and_its_frames_are_sound(lang: str, count: int) -> None:
    view = stages.over("last", (1,))
    longest = stages.LONGEST[0]
    story = [
        TurnSummary(n + 1, n % 6, KINDS[n % len(KINDS)], (n % 20,) * 6, longest, "M9", (n + 1) % 6, dead=(n % 6,), trophies=n % 2)
        for n in range(count)
    ]
    assert draw_recap(view, story, CARDS, lang, NAMES).problems() == []
    crowd = stages.crowded("O24")
    for summary in story[: len(KINDS)]:
        picture = draw_frame(Frame(crowd, summary), CARDS, lang, NAMES, length=count)
        assert picture.problems() == [], summary.kind
        assert picture.image.width == 800


@pytest.mark.parametrize("look", PALETTES)
def test_all_palettes_share_the_layout(look: str) -> None:
    for view in (stages.ways(), stages.fights()["beast"], stages.crowded()):
        assert draw_turn(view, CARDS, "de", NAMES, look).problems() == []
        assert draw_board(view, CARDS, "de", NAMES, look).problems() == []


@pytest.mark.parametrize("seats", [2, 6])
def test_a_table_that_is_still_being_set_up_has_a_picture(seats: int) -> None:
    bare = stages.RULES.view(stages.RULES.new(seats), None)
    for picture in (draw_board(bare, CARDS, "de", NAMES), draw_turn(bare, CARDS, "en", NAMES)):
        assert picture.problems() == []
        assert picture.alt
        assert {f"player{seat}/letter" for seat in range(seats)} <= {m.name for m in picture.layout}  # no stones: nobody has died


def test_names_near_whoever_is_in_turn_are_larger() -> None:
    picture = draw_board(stages.ahead(space="O7"), CARDS, "de", NAMES)
    sizes = {m.name: m.size for m in picture.layout if m.name.startswith("name:")}
    assert sizes["name:O8"] * 390 / 1600 >= 9.9  # ten pixels on a phone
    assert sizes["name:O19"] >= phone_min(1600)
    assert sizes["name:O8"] > sizes["name:O19"]


@pytest.mark.parametrize("lang", LANGS)
def test_whoever_died_is_not_asked_who_sets_out(lang: str) -> None:
    """The picture above *Draw a new character* was that of the first turn."""
    state = stages.begun(4)
    state.players[0].character, state.players[0].standing = None, "waiting"
    drawn = draw_turn(stages.shown(state), CARDS, lang, NAMES)
    assert drawn.problems() == []
    assert say(lang, "pic-tm-setup") not in drawn.alt
    assert say(lang, "pic-tm-anew", name="Jo") in drawn.alt
