"""Finished pictures: painted once for whoever is shown the same again, and for nobody else."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import shelf as shelves
from bot.commands import own_words
from bot.finished import Finished, mark
from bot.painting import Commission, paint
from bot.shelf import Look
from games import registry
from games.kernel.players import Random
from keeper.games import game as game_called
from rendering.encode import Picture
from tests.bot.given import World, answer
from tests.bot.test_presenter import start

TinyWorld = Callable[..., Awaitable[World]]

ORDER = Commission("tiny", "scene", "a-file", "en", Look(), "turn", views=(("seen", 1),), names={0: "Anna"})


def painted(w: World) -> list[Commission]:
    """What is painted from now on."""
    pictures, found = w.keeper.presenter.pictures, list[Commission]()
    paints = pictures.paints

    def noting(order: Commission) -> Picture | None:
        found.append(order)
        return paints(order)

    pictures.paints = noting
    return found


def a_picture(size: int, name: str = "a.jpg") -> Picture:
    return Picture(bytes(size), name, "", "image/jpeg", 1, 1)


async def wanted(w: World, table: Any, scene: str, seat: int | None, view: Any, **more: Any) -> Picture | None:
    return await w.keeper.presenter.pictures.of(table, scene, seat, view, table.reader(), **more)


async def test_the_same_picture_for_the_same_eyes_is_painted_once(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", "turn:1", pictures=True)
    table = await start(w, "anna", "bert")
    found, view = painted(w), table.view(1)
    first = await wanted(w, table, "hand", 1, view)
    assert first is not None
    assert await wanted(w, table, "hand", 1, view) == first
    assert len(found) == 1
    await answer(w, table, ("go",))
    found.clear()
    assert await wanted(w, table, "hand", 1, table.view(1)) is not None
    assert len(found) == 1, "something has changed for them"


async def test_nobody_is_served_sooner_because_of_what_somebody_else_has_looked_at(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", pictures=True)
    table = await start(w, "anna", "bert")
    found, view = painted(w), table.view(None)
    for seat in (0, 1):
        assert await wanted(w, table, "turn", seat, view) is not None
    assert [order.seat for order in found] == [0, 1]


async def test_what_anybody_may_look_up_tells_nobody_whether_somebody_has(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", pictures=True)
    found, pictures = painted(w), w.keeper.presenter.pictures
    table = await start(w, "anna")
    order = replace(ORDER, views=(table.view(None),))
    found.clear()
    for _ in range(2):
        assert await pictures.drawn(("replay", table.id, 0), order, 10, table=table) is not None
    assert len(found) == 2


async def test_whatever_goes_in_makes_it_another_picture(tiny_world: TinyWorld) -> None:
    w = await tiny_world("turn:0", pictures=True)
    table = await start(w, "anna")
    found, view = painted(w), table.view(0)
    await wanted(w, table, "turn", 0, view)
    await wanted(w, table, "turn", 0, view, before=view)
    await wanted(w, table, "turn", 0, view, look=Look("colour_blind"))
    await wanted(w, table, "board", 0, view)
    assert len(found) == 4


def test_it_is_kept_by_all_it_is_made_of_but_the_name_of_the_file() -> None:
    kept = mark("anna", ORDER)
    assert kept is not None
    assert mark("anna", replace(ORDER, file="another")) == kept
    others = [
        mark("bert", ORDER),
        *(
            mark("anna", replace(ORDER, **changed))
            for changed in (
                {"game": "other"},
                {"lang": "de"},
                {"look": Look("colour_blind")},
                {"scene": "board"},
                {"views": (("seen", 2),)},
                {"seat": 0},
                {"before": ("seen", 0)},
                {"names": {0: "Bert"}},
            )
        ),
    ]
    assert len({kept, *others}) == 10


def test_what_falls_or_is_filmed_or_cannot_be_sent_is_not_kept() -> None:
    assert mark("anna", replace(ORDER, last=("seen", 0))) is None
    for kind in ("card", "recap", "film"):
        assert mark("anna", replace(ORDER, kind=kind)) is None
    assert mark("anna", replace(ORDER, views=(lambda: 1,))) is None


def test_it_has_the_name_that_is_wanted_now() -> None:
    kept = Finished()
    kept.keep(("anna", b"1"), a_picture(10, "first.jpg"))
    found = kept.find(("anna", b"1"), "second")
    assert found is not None
    assert found.filename == "second.jpg"


def test_what_was_wanted_last_stays() -> None:
    kept = Finished(100)
    for n in range(8):
        kept.keep(("anna", bytes([n])), a_picture(12))
    assert kept.find(("anna", bytes([0])), "f") is not None
    kept.keep(("anna", b"new"), a_picture(12))
    assert kept.find(("anna", bytes([1])), "f") is None
    assert kept.find(("anna", bytes([0])), "f") is not None
    kept.keep(("anna", b"giant"), a_picture(13))
    assert kept.find(("anna", b"giant"), "f") is None
    assert kept.used == 96
    assert (kept.hits, kept.misses) == (2, 2)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", [name for name in registry.names() if name != "elder-sign"])
def test_cards_to_choose_from_are_the_same_picture_whoever_sits_there(name: str, lang: str) -> None:
    """Made of all there is to know, and of what the box says it is made of."""
    view, scene = offered(name)
    box, words = shelves.fill().box(name), own_words()
    order = Commission(name, "scene", "a-file", lang, Look(), scene, views=(view,), names={0: "Anna", 1: "Bo"})
    alone = box.made_of(scene, view)
    assert alone is not None
    assert box.made_of("board", view) is None
    bare = replace(order, views=(alone,), names={})
    assert paint(bare, shelves.fill(), words) == paint(order, shelves.fill(), words)


def offered(name: str) -> tuple[Any, str]:
    """The first question whose picture is cards to choose from, as it stands on the post or a sheet."""
    game = game_called(name)
    box = shelves.fill().box(name)
    for seed in range(20):
        live = game.open(*game.setting(seed), f"finished-{seed}")
        for _ in range(30):
            if live.over:
                break
            ask = next(a for a in live.asks if a.needed)
            view = live.view(ask.seat)
            scene = box.scene(view, (ask,))
            if scene.startswith("offered:"):
                return view, scene
            live.answer(ask.n, ask.seat, Random(random.Random(seed).randrange).pick(None, ask))
    raise AssertionError(f"{name} never offers a card")


async def test_printed_cards_in_the_open_are_painted_once_for_all_and_those_of_one_seat_for_them(
    tiny_world: TinyWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    w = await tiny_world("turn:0", "turn:1", pictures=True)
    table = await start(w, "anna", "bert")
    pictures, found = w.keeper.presenter.pictures, list[Commission]()
    monkeypatch.setattr(w.keeper.shelf.box("tiny"), "made_of", lambda scene, view: ())
    monkeypatch.setattr(pictures, "paints", lambda order: found.append(order) or a_picture(10))
    first = await wanted(w, table, "turn", None, table.view(None), before=table.view(None), last=table.view(None))
    await answer(w, table, ("go",))
    found[1:] = []
    again = await wanted(w, table, "turn", None, table.view(None))
    assert first is not None
    assert again is not None
    assert [(o.views, o.names, o.before, o.last) for o in found] == [(((),), {}, None, None)]
    assert first.data == again.data
    for seat in (0, 1, 1):
        await wanted(w, table, "turn", seat, table.view(seat))
    assert [o.seat for o in found] == [None, 0, 1]
