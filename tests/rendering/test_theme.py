"""The look: readable in every mood and palette, and never by colour alone."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageOps, ImageStat

from rendering import materials, pieces, shapes
from rendering.theme import MOODS, PALETTES, RGB, SEAT_SHAPES, add_mood, contrast, luminance, phone_min, theme

from . import games as games  # their moods


def colours_of(image: Image.Image) -> list[RGB]:
    data = image.tobytes()
    return [(data[i], data[i + 1], data[i + 2]) for i in range(0, len(data), 3)]


# The house's moods and those of all games.
LOOKS = [(mood, palette) for mood in MOODS for palette in PALETTES]


@pytest.mark.parametrize(("mood", "palette"), LOOKS)
def test_every_pair_of_letters_and_ground_has_a_contrast_of_four_and_a_half(mood, palette):
    weak = [(name, round(contrast(a, b), 2)) for name, a, b in theme(mood, palette).text_pairs() if contrast(a, b) < 4.5]
    assert not weak


@pytest.mark.parametrize(("mood", "palette"), LOOKS)
def test_the_brightest_spot_of_a_drawn_card_still_carries_text(mood, palette):
    """Lamp light, grain and gradient included: the pixels, not the palette."""
    look = theme(mood, palette)
    w, h = 300, 220
    for style in ("card", "panel", "active", "danger", "done", "seat:3", "seat:7", *look.wall.surfaces):
        sprite = materials.card(w, h, look.surface(style), look, 18, style)
        inside = sprite.image.crop((30 + 28, 30 + 28, 30 + w - 28, 30 + h - 28)).reduce(6)
        brightest = max(colours_of(inside), key=luminance)
        assert contrast(look.text, brightest) >= 4.5, style
        assert contrast(look.text_soft, brightest) >= 4.5, style


@pytest.mark.parametrize("palette", PALETTES)
def test_the_darkest_spot_of_parchment_still_carries_ink(palette):
    look = theme("elder_sign", palette)
    sprite = materials.parchment(420, 200, look, 3)
    inside = sprite.image.crop((22 + 34, 22 + 30, 22 + 386, 22 + 170)).reduce(6)
    darkest = min(colours_of(inside), key=luminance)
    assert contrast(look.paper_ink, darkest) >= 4.5
    assert contrast(look.paper_title, darkest) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
def test_seats_differ_in_colour_and_in_shape(palette):
    seats = theme("elder_sign", palette).seats
    assert len({s.colour for s in seats}) == len({s.shape for s in seats}) == len(SEAT_SHAPES) == 8


def _difference(a: Image.Image, b: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(a.convert("L"), b.convert("L"))).mean[0]


@pytest.mark.parametrize("palette", PALETTES)
def test_dice_faces_differ_without_colour(palette):
    look = theme("elder_sign", palette)
    faces = {f: pieces.die(120, "red", f, look).image for f in ("1", "2", "3", "4", "lore", "peril", "terror", "wildcard")}
    for (a, one), (b, two) in combinations(faces.items(), 2):
        assert _difference(one, two) > 1.0, (a, b)


def test_dice_colours_and_seats_differ_in_silhouette():
    look = theme()
    for kinds in (
        [pieces.die(120, c, "", look).mask for c in look.dice],
        [pieces.token(120, "person", (200, 60, 60), s, look).mask for s in SEAT_SHAPES],
    ):
        for one, two in combinations(kinds, 2):
            assert _difference(one, two) > 0.8


@pytest.mark.parametrize("name", [*SEAT_SHAPES, "die", "chamfer", "notched"])
@pytest.mark.parametrize("shrink", [0, 9])
def test_a_shape_has_no_holes(name, shrink):
    mask = ImageOps.expand(shapes.shape(name, 110, shrink).point([0 if v < 128 else 255 for v in range(256)]), 1, 0)
    area = mask.histogram()[255]
    ImageDraw.floodfill(mask, (0, 0), 128)
    assert mask.histogram()[0] == 0
    assert area > 110 * 110 * 0.3


def test_states_of_a_die_differ_without_colour():
    look = theme()
    states = [pieces.die(120, "green", "eye", look, s) for s in ("free", "usable", "secured", "locked", "spent")]
    for one, two in combinations(states, 2):
        assert _difference(one.image, two.image) > 2.0 or _difference(one.mask, two.mask) > 2.0


def test_the_phone_minimum_follows_the_width():
    assert phone_min(1600) == 32
    assert phone_min(550) == 11
    assert phone_min(1100) == 22


def test_an_unknown_mood_or_palette_is_refused():
    with pytest.raises(KeyError):
        theme("chess")
    with pytest.raises(KeyError):
        theme("alone", "sepia")


def test_a_game_may_not_change_another_games_look():
    add_mood("elder_sign", MOODS["elder_sign"])
    with pytest.raises(ValueError, match="elder_sign"):
        add_mood("elder_sign", MOODS["oak"])


def test_a_number_on_a_die_is_read_in_every_mood():
    """In a lens where the mood has one, plain otherwise; either way the faces differ."""
    for mood in MOODS:
        faces = [pieces.die(120, "red", str(n), theme(mood)).image for n in range(1, 7)]
        assert all(_difference(one, two) > 1.0 for one, two in combinations(faces, 2)), mood
