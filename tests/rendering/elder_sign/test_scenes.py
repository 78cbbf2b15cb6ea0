"""Places behind the cards: each card has one, letters stand on all of them, and they are the same on every machine."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops

from rendering.canvas import Canvas
from rendering.elder_sign import alt, draw_board, draw_turn, props, scenes
from rendering.elder_sign.emblems import emblem, likeness
from rendering.kit import great
from rendering.layout import Box
from rendering.sprites import CACHE
from rendering.theme import contrast, theme

from . import stages
from .stages import CARDS, NAMES

PLACED = [*CARDS.adventures.values(), *CARDS.other_worlds.values()]


def test_every_adventure_and_other_world_has_its_place() -> None:
    assert [c.id for c in PLACED if c.place not in scenes.SCENES] == []
    assert {c.place for c in PLACED} | {"stars", "gallery"} == set(scenes.SCENES)
    assert all(scenes.scene_of(c) == c.place for c in PLACED)


def test_every_place_has_a_lit_thing_of_its_own() -> None:
    """Two that look alike in a hand would be the same room: at 64 px any two differ by more than a quarter of what they cover."""
    assert set(props.PROPS) == set(scenes.SCENES)
    shown = {name: props.prop(name, 64, (255, 255, 255)) for name in [*props.PROPS, *props.COUNTER]}
    flat = {name: Image.new("RGB", (64, 64)) for name in shown}
    for name, image in shown.items():
        flat[name].paste(image, (0, 0), image)
    for one, two in itertools.combinations(sorted(shown), 2):
        covered = ImageChops.lighter(shown[one].getchannel("A"), shown[two].getchannel("A"))
        apart = ImageChops.difference(flat[one], flat[two]).convert("L").point([255 if v > 40 else 0 for v in range(256)])
        assert apart.histogram()[255] > 0.25 * sum(covered.histogram()[128:]), (one, two)


@pytest.mark.parametrize("place", ["", "the back of beyond"])
def test_a_card_of_an_extra_pack_has_a_place_too(place: str) -> None:
    for id, elsewhere in (("A40", "gallery"), ("O01", "stars")):
        assert scenes.scene_of(CARDS.adventure(id).model_copy(update={"place": place})) == elsewhere


@pytest.mark.parametrize("size", [(500, 400), (380, 480), (1148, 540)])
@pytest.mark.parametrize("name", sorted(scenes.SCENES))
def test_a_cards_name_and_prices_can_be_read_before_any_place(name: str, size: tuple[int, int], monkeypatch) -> None:
    monkeypatch.setattr(scenes, "scene_of", lambda *_: name)
    t = theme("elder_sign")
    c = Canvas(1600, 640, t, backdrop=False)
    box = Box.at(20, 20, *size)
    c.card(box, "card")
    scenes.paint(c, box, CARDS.adventure("A01"))
    inner = box.inset(14)
    for strip in (inner.cut_top(100)[0], inner.cut_bottom(56)[0]):
        # How many pixels are too bright; a lit window may be: letters have a shadow.
        colours = c.image.crop(tuple(strip)).getcolors(strip.w * strip.h)
        poor = sum(n for n, p in colours if contrast(t.text, p) < 4.5)  # type: ignore[arg-type]
        assert poor <= strip.w * strip.h // 50


def test_a_place_is_painted_the_same_again() -> None:
    first = scenes.painting("library", 480, 300, theme("elder_sign")).tobytes()
    CACHE.clear()
    assert scenes.painting("library", 480, 300, theme("elder_sign")).tobytes() == first


def test_high_contrast_keeps_the_faces_plain() -> None:
    c = Canvas(1600, 640, theme("elder_sign", "high_contrast"), backdrop=False)
    box = Box(20, 20, 520, 420)
    c.card(box, "card")
    before = c.image.tobytes()
    scenes.paint(c, box, CARDS.adventure("A40"))
    assert c.image.tobytes() == before


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("result", ["sealed", "banished", "devoured", "lost", "abandoned"])
@pytest.mark.parametrize("seats", [1, 8])
def test_the_last_board_says_how_it_ended(lang: str, result: str, seats: int) -> None:
    view = stages.crowded(seats, worlds=1).model_copy(update={"phase": "over", "result": result})
    for shown in (view, view.model_copy(update={"awake": True, "cards": (), "mythos": ""})):
        for picture, told in (
            (draw_board(shown, CARDS, lang, NAMES), {"head/headline", "head/result"}),
            (draw_turn(shown, CARDS, lang, NAMES), {"word", "line"}),
        ):
            assert picture.problems() == []
            assert told <= {m.name for m in picture.layout}
            assert picture.alt.startswith(alt.result(view, CARDS, lang))


def test_every_ancient_one_is_painted_and_shown_in_person() -> None:
    """No glyph of a font, which a monster may share: Hastur was the hood of three cultists."""
    assert set(CARDS.ancient_ones) <= set(great.PAINTED)
    shown = {likeness(id, CARDS) for id in CARDS.ancient_ones}
    assert len(shown) == len(CARDS.ancient_ones)
    assert not shown & {emblem(id, CARDS) for id in CARDS.monsters}
