"""Nothing overlaps, leaves its picture, is cut or too small; nothing is higher than a phone bears."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.cultistorm.view import StormView
from games.kernel.phrases import Lang
from rendering import encode
from rendering.cultistorm import PICTURES, draw_board, draw_card, draw_end, draw_sheet, draw_turn
from rendering.cultistorm.sheet import WAYS
from rendering.drawn import Drawn
from rendering.theme import PALETTES

from . import stages
from .stages import CARDS, NAMES, PLAIN

pytestmark = pytest.mark.usefixtures("unpainted")
LANGS: tuple[Lang, ...] = ("en", "de")

VIEWS: dict[str, Callable[[], StormView]] = {
    "plan": lambda: stages.shown(stages.plan()),
    "closed": stages.closed,
    "crowded": stages.crowded,
    "empty": stages.empty,
    "opening": stages.opening,
    "asked": stages.asked,
    "offered": stages.offered,
    "beset": stages.beset,
}


def sound(drawn: Drawn, most: float) -> None:
    assert drawn.problems() == []
    assert drawn.image.height <= most * drawn.image.width
    assert drawn.alt


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", VIEWS)
def test_boards_and_turns(name: str, lang: Lang) -> None:
    view = VIEWS[name]()
    sound(draw_board(view, CARDS, lang, NAMES), 1.2)
    sound(draw_turn(view, CARDS, lang, NAMES), 0.75)


@pytest.mark.parametrize("palette", [p for p in PALETTES if p != "standard"])
def test_every_palette(palette: str) -> None:
    sound(draw_board(stages.crowded(), CARDS, "de", NAMES, palette), 1.2)
    sound(draw_turn(stages.crowded(), CARDS, "de", NAMES, palette), 0.75)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["great", "cultist", "closed", "story"])
def test_fights_are_large(name: str, lang: Lang) -> None:
    drawn = draw_turn(stages.fights()[name], CARDS, lang, NAMES)
    sound(drawn, 0.75)
    needed = [m.box for m in drawn.layout if "/needed" in m.name]
    assert needed
    assert min(box.w for box in needed) * 390 / drawn.image.width >= 30


def test_what_one_needs_in_order_to_act_can_be_read_on_a_phone() -> None:
    """Names, verdicts, symbols: ten pixels on a picture shown 390 wide."""
    drawn = draw_turn(stages.crowded(), CARDS, "de", NAMES)
    least = 10 * drawn.image.width / 390
    for mark in drawn.layout:
        last = mark.name.rpartition("/")[2]
        if last in ("name", "no-target", "short", "limit", "laid", "cultists", "title"):
            assert mark.size >= least, mark
        if last.startswith(("needed", "given", "missing", "die", "pool")) and mark.kind != "text":
            assert mark.box.h >= least, mark


@pytest.mark.parametrize(("palette", "lang"), [("standard", "de"), ("high_contrast", "en"), ("colour_blind", "de")])
def test_moments(palette: str, lang: Lang) -> None:
    plan = stages.shown(stages.plan())
    sound(PICTURES.draw("elder", plan, CARDS, lang, NAMES, palette), 0.75)
    longest = max(CARDS.horrors, key=lambda id: len(" ".join(CARDS.text(id, "de"))))
    for card in (longest, "cold-breath"):
        sound(PICTURES.draw("horror", stages.horror(card), CARDS, lang, NAMES, palette), 0.75)
    sound(PICTURES.draw("horror", stages.ends()["ending"], CARDS, lang, NAMES, palette), 0.75)


def test_every_great_old_one_as_it_comes() -> None:
    for id in CARDS.great_old_ones:
        view = stages.come(id)
        lang: Lang = max(LANGS, key=lambda lang: len(" ".join(CARDS.text(id, lang))))
        sound(PICTURES.draw(f"elder:{id}", view, CARDS, lang, NAMES), 0.75)


@pytest.mark.parametrize(
    "name", ["won", "insane", "entered", "limit", "ending", "module", "plagues", "otherworlds", "innocent-victims", "abandoned"]
)
def test_every_end(name: str) -> None:
    view = stages.ends()[name]
    for lang in LANGS:
        sound(draw_end(view, CARDS, lang, NAMES), 0.75)


@pytest.mark.parametrize("lang", LANGS)
def test_sheets(lang: Lang) -> None:
    sound(PICTURES.draw("hand", stages.overlord(), CARDS, lang, NAMES), 0.75)
    own = [stages.shown(stages.plan(), seat) for seat in (0, 2)]  # with an outlook on the other enemies there
    assert own[1].investigators[2].outlook
    for view in (stages.crowded(), *own, stages.closed(), stages.beset()):
        for p in view.investigators:
            assert draw_sheet(view, p.who, CARDS, lang, NAMES).problems() == []


def test_every_card() -> None:
    """Each in the language that needs more room."""
    for id in CARDS.by_id:
        lang: Lang = max(LANGS, key=lambda lang: len(" ".join(CARDS.text(id, lang))))
        assert draw_card(CARDS, id, lang).problems() == [], id


def test_played_games() -> None:
    """Positions nobody has put together by hand, and the game as a whole."""
    views = stages.played(5, 8)
    for view in views[:: max(1, len(views) // 12)]:
        sound(draw_board(view, CARDS, "de", NAMES), 1.2)
        sound(draw_turn(view, CARDS, "en", NAMES), 0.75)
    assert PICTURES.draw("recap", views[-1], CARDS, "de", NAMES, views=views).problems() == []
    midway = views[len(views) // 2]
    recap = PICTURES.draw("recap", midway, CARDS, "en", NAMES, views=views[: len(views) // 2])
    assert recap.problems() == []
    assert "rose" not in recap.alt
    assert PICTURES.filming is not None
    for frame in PICTURES.frames(views):
        assert PICTURES.filming.draw(frame, CARDS, "de", NAMES, "standard", 4).problems() == []


def test_a_game_that_is_lost_as_a_round_begins_counts_it() -> None:
    """The post said "Lost in round 3", the picture below it "2 rounds"."""
    views = [v for v in stages.played() if v.phase != "over" and v.round <= 2]
    end = views[-1].model_copy(update={"round": 3, "phase": "over", "result": "limit"})
    recap = PICTURES.draw("recap", end, CARDS, "en", NAMES, views=(*views, end))
    assert "The game in 3 rounds." in recap.alt


def test_what_is_new_is_marked_and_hides_nothing() -> None:
    state = stages.plan()
    before = stages.shown(state)
    state.investigators[0].insanity += 1
    state.places[0].column.append("horn-5")
    state.places[0].sealed = "card"
    state.circle[2].crystals += 1
    after = stages.shown(state)
    drawn = PICTURES.draw("board", after, CARDS, "de", PLAIN, before=before)
    sound(drawn, 1.2)
    names = [m.name for m in drawn.layout]
    assert "new:horn-5" in names
    assert any("madness-change" in name for name in names)
    assert "Seit dem letzten Bild" in drawn.alt


def test_no_picture_is_too_large() -> None:
    for view in (stages.crowded(), stages.fights()["great"]):
        for drawn in (draw_board(view, CARDS, "de", NAMES), draw_turn(view, CARDS, "de", NAMES)):
            assert len(encode.live(drawn.image).data) <= 640 * 1024


@pytest.mark.parametrize("lang", LANGS)
def test_the_figures_on_a_sheet_are_legible_in_the_hand_and_have_a_word_each(lang: Lang) -> None:
    """They were a line of words, 8 px high there."""
    for view in (stages.crowded(), stages.beset(), stages.shown(stages.plan(), 0)):
        for p in view.investigators:
            drawn = draw_sheet(view, p.who, CARDS, lang, NAMES)
            marks = {m.name: m for m in drawn.layout if m.name.startswith("head/")}
            for key in ("deck", "supports", "way", "next"):
                assert marks[f"head/{key}/value"].size * 390 >= 10 * drawn.image.width
                assert marks[f"head/{key}/word"].size * 390 >= 10 * drawn.image.width


def test_what_the_hand_does_is_told_longer_than_what_the_objects_do() -> None:
    told = [(way.tells("hand"), way.tells("objects")) for way in WAYS]
    assert told == sorted(told, reverse=True)
    assert (True, False) in told
