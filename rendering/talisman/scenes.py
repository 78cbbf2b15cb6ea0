"""Which scene a space has, painted once for each size."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageChops, ImageEnhance

from games.talisman.content import SpaceCard
from rendering import shapes
from rendering.sprites import CACHE, seed_of

from . import inner, middle, outer
from .brush import Scene

Paint = Callable[[Scene, int], None]

_OUTER = "fields plains woods forest hills crags graveyard chapel village city tavern ruins sentinel"
_MIDDLE = "portal knight valley glade runes chasm cave desert oasis temple castle"
_INNER = "peril mine vampire pits werewolf death crypt crown"
SCENES: dict[str, dict[str, Paint]] = {
    "outer": {name: getattr(outer, name) for name in _OUTER.split()},
    "middle": {
        "hills": middle.hills_m,
        "woods": middle.woods_m,
        **{name: getattr(middle, name) for name in _MIDDLE.split()},
    },
    "inner": {"fire": inner.fire_valley, **{name: getattr(inner, name) for name in _INNER.split()}},
}
# A space of a pack, with a terrain nobody has painted, is grassland.
SPARE = outer.plains


def scene(space: SpaceCard, w: int, h: int, foot: int = 0) -> Image.Image:
    """The space's own scene: the same terrain looks a little different elsewhere, and its light is that of its region. `foot`: so
    much of it lies under a name, where there is only ground."""
    number = int(space.id[1:]) if space.id[1:].isdigit() else 0
    hour = (number - 1) / 24 if space.region == "outer" else 0.25
    whole = painted(space.terrain, space.region, w, h - foot, number, hour)
    if not foot:
        return whole
    image = Image.new("RGB", (w, h))
    image.paste(whole)
    image.paste(whole.crop((0, whole.height - 1, w, whole.height)).resize((w, foot)), (0, whole.height))
    return image


def painted(terrain: str, region: str, w: int, h: int, v: int = 0, hour: float = 0.25) -> Image.Image:
    shelf = SCENES.get(region, SCENES["inner"])

    def build() -> Image.Image:
        s = Scene(w, h, seed_of(terrain, v) % 997, 3 if w < 300 else 2, hour)
        shelf.get(terrain, SPARE)(s, v)
        im = ImageEnhance.Contrast(ImageEnhance.Color(s.done()).enhance(1.2)).enhance(1.05)
        # Darker towards the rim, so that neighbours do not run into each other.
        rim = ImageChops.invert(shapes.softened(shapes.rounded(max(1, w - 20), max(1, h - 20), 18), 10, 14))
        im.paste((10, 8, 16), (0, 0), shapes.faded(rim.resize((w, h)), 0.34))
        return im

    return CACHE.get(("tm-scene", terrain, region, w, h, v, hour), build)
