"""Files: the right format, small enough, readable again."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from rendering import encode
from rendering.sprites import grain

from .specimen import specimen


def test_a_live_picture_is_a_jpeg_without_chroma_subsampling_below_the_limit():
    picture = encode.live(specimen().image, "turn")
    assert (picture.filename, picture.mime) == ("turn.jpg", "image/jpeg")
    assert len(picture.data) <= encode.LIVE_LIMIT_BYTES
    with Image.open(BytesIO(picture.data)) as back:
        assert back.format == "JPEG"
        assert all(layer[1:3] == (1, 1) for layer in getattr(back, "layer"))  # noqa: B009


def test_a_picture_brings_its_words_cut_as_discord_counts_them():
    image = Image.new("RGB", (8, 8))
    assert encode.live(image, alt="A table.").alt == encode.golden(image, alt="A table.").alt == "A table."
    crowd = encode.live(image, alt="🐙 " * 1000).alt
    assert len(crowd.encode("utf-16-le")) // 2 <= 1024
    assert crowd.endswith("…")


def test_a_noisy_picture_steps_down_instead_of_growing():
    noisy = Image.merge("RGB", [grain(700, 500, i) for i in range(3)])
    plain = encode.live(noisy, limit=10**9)
    small = encode.live(noisy, limit=int(len(plain.data) * 0.8))
    assert len(small.data) < len(plain.data)


def test_a_golden_picture_loses_nothing():
    image = specimen().image
    with Image.open(BytesIO(encode.golden(image).data)) as back:
        assert back.format == "PNG"
        assert ImageChops.difference(back.convert("RGB"), image).getbbox() is None


def test_a_film_has_a_frame_per_turn():
    frames = [Image.new("RGB", (1600, 1200), (i * 40, 80, 120)) for i in range(5)]
    film = encode.film(frames, [300, 300, 300, 300, 2000])
    assert (film.filename, film.mime, film.width, film.height, film.frames) == ("replay.webp", "image/webp", 800, 600, 5)
    with Image.open(BytesIO(film.data)) as back:
        assert (back.format, getattr(back, "n_frames", 1), back.size) == ("WEBP", 5, (800, 600))


def test_a_film_holds_what_stays_the_same_only_once():
    table = Image.effect_noise((800, 600), 60).convert("RGB")
    frames = []
    for i in range(12):
        frame = table.copy()
        frame.paste((200, 40, 40), (i * 60, 300, i * 60 + 40, 340))
        frames.append(frame)
    assert len(encode.film(frames).data) < 2 * len(encode.film(frames[:1]).data)


def test_a_film_of_nothing_is_refused():
    with pytest.raises(ValueError, match="at least one frame"):
        encode.film([])
