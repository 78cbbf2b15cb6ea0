"""Rolls that roll: the result first and last, dice that stop one after the other, played once, small enough for a phone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from games.kernel.players import Random
from keeper.games import game as game_called
from rendering import encode, rolling
from rendering.canvas import Canvas
from rendering.drawn import Drawn, finish
from rendering.theme import theme
from tests.rendering import games
from tests.rendering.alone import stages as alone

NAMES = {seat: f"P{seat}" for seat in range(8)}


def tray(n: int = 4) -> Drawn:
    c = Canvas(800, 300, theme("elder_sign"))
    with c.group("tray"):
        for i in range(n):
            c.die((100 + i * 150, 150), 120, "green", str(i % 4 + 1), letter="ABCDEF"[i], name=f"g{i}")
    return finish(c, "a roll")


def names(drawn: Drawn) -> frozenset[str]:
    return frozenset(die.name for die in drawn.thrown)


def test_the_result_is_the_first_frame_and_the_last() -> None:
    drawn = tray()
    fall = rolling.fall(drawn.image, drawn.thrown, names(drawn))
    assert fall is not None
    first, *between, last = fall.frames
    assert first.tobytes() == last.tobytes() == drawn.image.tobytes()
    assert all(frame.tobytes() != first.tobytes() for frame in between)


def test_dice_stop_one_after_the_other_and_then_lie_still() -> None:
    drawn = tray()
    fall = rolling.fall(drawn.image, drawn.thrown, names(drawn))
    assert fall is not None
    since: list[int] = []
    for die in drawn.thrown:
        x, y = die.xy
        middle = (round(x) - 30, round(y) - 30, round(x) + 30, round(y) + 30)
        result = drawn.image.crop(middle)
        lies = [ImageChops.difference(f.crop(middle), result).getbbox() is None for f in fall.frames[1:]]
        since.append(len(lies) - lies[::-1].index(False) if False in lies else 0)
    assert since == sorted(since)
    assert since[0] >= rolling.FIRST - 1
    assert since[-1] > since[0]


def test_without_dice_the_table_is_bare_also_where_they_lie_close() -> None:
    c = Canvas(600, 300, theme("elder_sign"))
    bare = c.image.copy()
    for i in range(4):
        c.die((120 + i * 110, 150), 100, "red", "2", name=f"r{i}")
    drawn = finish(c, "")
    for die in reversed(drawn.thrown):
        drawn.image.paste(die.under, die.area[:2])
    assert drawn.image.tobytes() == bare.tobytes()


def test_only_the_dice_that_were_thrown_move() -> None:
    drawn = tray()
    fall = rolling.fall(drawn.image, drawn.thrown, {"tray/g3"})
    assert fall is not None
    left = (0, 0, 320, 300)
    assert all(f.crop(left).tobytes() == drawn.image.crop(left).tobytes() for f in fall.frames)
    assert rolling.fall(drawn.image, drawn.thrown, {"tray/g9"}) is None


def test_it_is_played_once_as_a_webp_that_is_small() -> None:
    drawn = tray()
    fall = rolling.fall(drawn.image, drawn.thrown, names(drawn))
    assert fall is not None
    picture = encode.rolled(fall, "roll", drawn.alt)
    assert (picture.mime, picture.filename, picture.alt, picture.frames) == (
        "image/webp",
        "roll.webp",
        "a roll",
        len(fall.frames),
    )
    assert len(picture.data) < encode.ROLL_LIMIT_BYTES
    read = Image.open(BytesIO(picture.data))
    assert read.info["loop"] == 1
    assert read.n_frames == len(fall.frames)  # pyright: ignore[reportAttributeAccessIssue]
    assert sum(fall.milliseconds[:-1]) <= 1200


# Of every game


def rolls(name: str, most: int = 400) -> Iterator[tuple[Any, Any]]:
    """Views before and after an answer, of a game played at random; ALONE is played by its own players, or nobody ever fights."""
    if name == "alone":
        yield from pairwise(map(alone.of_hero, alone.played(5)))
        return
    game = game_called(name)
    for seed in range(3):
        seats, opponent = game.setting(1)
        live = game.open(seats, opponent, f"rolling{seed}")
        chance = random.Random(seed)
        player = Random(chance.randrange)
        before = live.view(None)
        for _ in range(most):
            if live.over:
                break
            ask = next(a for a in live.asks if a.needed)
            live.answer(ask.n, ask.seat, player.pick(None, ask))
            after = live.view(None)
            yield before, after
            before = after


SCENES = {
    "elder_sign": ("turn",),
    "alone": ("turn",),
    "talisman": ("turn", "fight"),
    "death_may_die": ("roll",),
    "cultistorm": ("turn", "board"),
}


@pytest.mark.parametrize("folder", sorted(SCENES))
def test_dice_that_were_thrown_fall_and_nothing_else_moves(folder: str) -> None:
    """What a game names as thrown lies on its picture; a picture after which nothing was thrown stands still."""
    pictures, cards = games.PICTURES[folder], games.cards_of(folder)
    found = 0
    for before, after in rolls(folder.replace("_", "-")):
        assert pictures.thrown(after, after) == frozenset()
        thrown = pictures.thrown(before, after)
        if not thrown:
            continue
        for scene in SCENES[folder]:
            when = pictures.find(scene).when
            if when is not None and not when(after):
                continue
            drawn = pictures.draw(scene, after, cards, "de", NAMES)
            fall = rolling.fall(drawn.image, drawn.thrown, thrown)
            if fall is not None:
                found += 1
                assert len(encode.rolled(fall).data) <= encode.ROLL_LIMIT_BYTES
        if found >= 4:
            return
    raise AssertionError(f"{found} rolls were seen rolling")


def test_every_game_with_dice_is_asked() -> None:
    assert sorted(SCENES) == games.NAMES


def test_nothing_of_it_is_kept_by_itself() -> None:
    """Its last frame is its first one: a file made of both must not tie them together, or a painter keeps every roll there was."""
    drawn = tray()
    falling = rolling.fall(drawn.image, drawn.thrown, names(drawn))
    assert falling is not None
    encode.rolled(falling)
    assert not any("append_images" in kept for frame in falling.frames for kept in vars(frame).values() if isinstance(kept, dict))
