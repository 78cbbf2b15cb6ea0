"""Kept things: bounded, evictable, the same every time and in every process."""

import hashlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from PIL import Image

from rendering import encode
from rendering.sprites import BUDGET_BYTES, CACHE, Cache, Sprite, bytes_of, clouds, grain
from rendering.theme import Theme, theme

from .specimen import specimen


def image(n: int = 100) -> Image.Image:
    return Image.new("RGB", (n, n))


def test_the_budget_holds_whatever_is_asked_for():
    cache = Cache(budget=400_000)
    for i in range(50):
        cache.get(i, image)  # 40,000 bytes each
        assert cache.used <= 400_000
    assert len(cache) == 10


def test_the_least_recently_used_goes_first():
    cache = Cache(budget=160_000)
    kept = [cache.get(i, image) for i in range(4)]
    assert cache.get(0, image) is kept[0]
    cache.get("new", image)
    assert cache.get(0, image) is kept[0]
    assert cache.get(1, image) is not kept[1]


def test_one_giant_does_not_throw_everybody_else_out():
    cache = Cache(budget=200_000)
    small = cache.get("small", image)
    cache.get("giant", lambda: image(300))
    assert cache.get("small", image) is small
    assert len(cache) == 1


class Watch:
    """A clock that goes only while somebody paints."""

    now = 0.0

    def __call__(self) -> float:
        return self.now

    def painting(self, seconds: float, n: int = 100, mode: str = "RGB") -> Callable[[], Sprite]:
        def build() -> Sprite:
            self.now += seconds
            return Sprite(clouds(n, n, 7).convert(mode), grain(n, n, 3), 4, -2)

        return build


def test_what_was_dear_is_folded_when_it_goes_and_comes_back_as_it_was():
    watch = Watch()
    cache = Cache(budget=400_000, clock=watch)
    first = cache.get("dear", watch.painting(0.02))
    for i in range(10):
        cache.get(i, image)
        assert cache.used <= 400_000
    again = cache.get("dear", watch.painting(0.02))
    assert watch.now == 0.02, "painted twice"
    assert again is not first
    assert [_pixels(part) for part in again] == [_pixels(part) for part in first]
    assert (cache.opened, cache.misses) == (1, 11)


def test_what_is_drawn_in_no_time_is_drawn_again():
    watch = Watch()
    cache = Cache(budget=400_000, clock=watch)
    cache.get("dear", lambda: cache.get("part", watch.painting(0.02)))  # what others build for it is their price
    for i in range(10):
        cache.get(i, image)
    assert set(cache._folded) == {"part"}


def test_the_folded_have_two_thirds_and_the_oldest_of_them_goes():
    watch = Watch()
    cache = Cache(budget=400_000, clock=watch)
    for i in range(60):
        cache.get(i, watch.painting(0.02, n=80))
        assert cache.used <= 400_000
        assert cache._folded_bytes <= 266_667
    assert 0 not in cache._folded
    cache.clear()
    assert (cache.used, cache._folded_bytes, len(cache._folded)) == (0, 0, 0)


def test_what_fits_when_it_is_folded_is_drawn_once():
    """Nearly twice as much as there is room for, wanted in turn."""
    watch = Watch()
    cache = Cache(budget=16_000_000, clock=watch)
    for _ in range(3):
        for i in range(60):
            cache.get(i, watch.painting(0.02, n=300))
    assert round(watch.now / 0.02) == 60


def test_a_painter_with_less_room_than_keeper_had_gives_up_what_it_took_over():
    """It begins with all that Keeper has drawn and folded, and may be allowed less of it."""
    watch = Watch()
    cache = Cache(budget=16_000_000, clock=watch)
    for i in range(120):
        cache.get(i, watch.painting(0.02, n=300))
    assert cache._folded_bytes > 3_000_000
    cache.budget = 3_000_000
    cache.get("its own", image)
    assert cache.used <= 3_000_000
    assert "its own" in cache._kept


def test_rgb_is_counted_as_pillow_stores_it():
    assert bytes_of(Image.new("RGB", (10, 10))) == 400
    assert bytes_of(Image.new("L", (10, 10))) == 100


def test_evicting_everything_changes_no_pixel():
    first = encode.golden(specimen().image).data
    CACHE.clear()
    assert encode.golden(specimen().image).data == first
    assert encode.live(specimen().image).data == encode.live(specimen().image).data
    assert 0 < CACHE.used <= BUDGET_BYTES


def test_another_process_draws_the_same_bytes():
    """String hashing differs between processes; seeds must not come from it."""
    code = (
        "import hashlib; from tests.rendering.specimen import specimen; from rendering import encode;"
        "print(hashlib.sha256(encode.golden(specimen().image).data).hexdigest())"
    )
    there = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"}
    ).stdout.strip()
    assert there == hashlib.sha256(encode.golden(specimen().image).data).hexdigest()


def test_noise_depends_on_its_seed_only():
    assert grain(40, 30, 5).tobytes() == grain(40, 30, 5).tobytes()
    assert grain(40, 30, 5).tobytes() != grain(40, 30, 6).tobytes()
    assert clouds(40, 30, 5).tobytes() == clouds(40, 30, 5).tobytes()


def _kept_by(look: Theme) -> dict[Any, Any]:
    CACHE.clear()
    specimen(look)
    return {key: kept.value for key, kept in CACHE._kept.items()}


def _pixels(value: Any) -> Any:
    return (value.size, value.tobytes()) if isinstance(value, Image.Image) else value


def test_what_two_games_share_looks_the_same_in_both():
    """One process draws all games in all palettes: a key that leaves out the mood or the palette would let whoever comes first
    choose the colours for the others."""
    looks = [theme("elder_sign"), theme("alone"), theme("oak"), theme("elder_sign", "high_contrast")]
    first: dict[Any, Any] = {}
    for look in looks:
        for key, value in _kept_by(look).items():
            parts = value if isinstance(value, tuple) else (value,)
            seen = [_pixels(part) for part in parts]
            assert first.setdefault(key, seen) == seen, f"{key} differs in {look.mood}, {look.palette}"
