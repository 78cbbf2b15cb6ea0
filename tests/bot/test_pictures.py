"""A game's pictures for a reader: their palette, their language, the names at the table, and what is new for them."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot import shelf as shelves
from bot.commands import own_words
from bot.painting import Commission, paint
from bot.pictures import Shown, palette_of
from bot.reader import Reader
from bot.shelf import Look
from rendering.drawn import Drawn
from rendering.kit.pictures import Pictures
from rendering.theme import PALETTES
from tests.rendering.elder_sign import stages


@pytest.mark.parametrize(
    ("look", "palette"),
    [
        (Look(), "standard"),
        (Look("colour_blind"), "colour_blind"),
        (Look("high_contrast"), "high_contrast"),
        (Look("colour_blind", high_contrast=True), "high_contrast"),
        (Look("of an older version"), "standard"),
    ],
)
def test_a_look_becomes_a_palette_there_is(look: Look, palette: str) -> None:
    assert palette_of(look) == palette
    assert palette in PALETTES


def test_a_picture_is_drawn_for_its_reader() -> None:
    pictures = Pictures[Any]("oak", changes=lambda before, after: (before, after))
    pictures.kind("board")(
        lambda s, _: Drawn(Image.new("RGB", (8, 8)), repr((s.view, s.cards, s.lang, s.names, s.palette, s.changed)), ())
    )
    reader = Reader("fr", None, "cards", {0: "Anna"})  # type: ignore[arg-type]
    shown = Shown(pictures).draw("board", 2, reader, Look("colour_blind"), before=1)
    assert shown.alt == repr((2, "cards", "en", {0: "Anna"}, "colour_blind", (1, 2)))


def test_a_game_without_a_film_has_none_to_show() -> None:
    reader = Reader("en", None, None, {})  # type: ignore[arg-type]
    assert Shown(Pictures[Any]("oak")).film([1, 2], reader, Look()) is None


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_fresh_roll_is_painted_falling_and_the_same_picture_again_is_still(lang: str) -> None:
    rolled = stages.first(4, "hastur", 11, stages.in_attempt)
    waiting = rolled.model_copy(update={"attempt": None})
    order = Commission("elder-sign", "scene", "a-roll", lang, Look(), "turn", views=(rolled,), names={0: "Anna"})
    words, shelf = own_words(), shelves.fill()
    still, falling, after = (paint(replace(order, last=last), shelf, words) for last in (None, waiting, rolled))
    assert still is not None
    assert falling is not None
    assert (still.mime, falling.mime) == ("image/jpeg", "image/webp")
    assert falling.alt == still.alt
    assert after == still
    read = Image.open(BytesIO(falling.data))
    first = read.convert("RGB")
    assert (read.n_frames, first.width) == (falling.frames, falling.width)  # pyright: ignore[reportAttributeAccessIssue]
    shown = Image.open(BytesIO(still.data)).convert("RGB").resize(first.size)
    assert max(ImageStat.Stat(ImageChops.difference(first, shown)).mean) < 6  # whoever sees no motion sees the result
