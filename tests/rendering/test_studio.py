"""The studio: off the loop, two at a time, newest wins, nothing swallowed."""

import asyncio
import threading
import time

import pytest

from rendering.sprites import CACHE
from rendering.studio import Studio, StudioClosed
from rendering.theme import theme

from .specimen import specimen


@pytest.fixture
async def studio():
    reported: list[tuple[object, BaseException]] = []
    place = Studio(report=lambda key, problem: reported.append((key, problem)))
    place.reported = reported  # type: ignore[attr-defined]
    yield place
    await place.close()


class Gate:
    """Work that waits until it is let go."""

    def __init__(self) -> None:
        self.started, self.open = threading.Event(), threading.Event()

    def __call__(self) -> str:
        self.started.set()
        assert self.open.wait(10)
        return "gate"

    async def begun(self) -> None:
        assert await asyncio.to_thread(self.started.wait, 10)


async def test_work_runs_off_the_event_loop(studio):
    thread = await studio.draw("a", threading.current_thread)
    assert thread is not threading.current_thread()
    assert thread.name.startswith("studio")


async def test_the_loop_stays_free_while_somebody_draws(studio):
    gate = Gate()
    task = asyncio.create_task(studio.draw("a", gate))
    await gate.begun()
    ticks = 0
    for _ in range(20):
        await asyncio.sleep(0.001)
        ticks += 1
    assert ticks == 20
    assert not task.done()
    gate.open.set()
    assert await task == "gate"


async def test_newer_wishes_replace_the_waiting_one_and_its_waiters_get_the_newest(studio):
    gate, made = Gate(), []

    def draw(n: int):
        return lambda: made.append(n) or n

    first = asyncio.create_task(studio.draw("table", gate))
    await gate.begun()
    later = [asyncio.create_task(studio.draw("table", draw(n))) for n in range(1, 6)]
    await asyncio.sleep(0)
    gate.open.set()
    assert await first == "gate"
    assert await asyncio.gather(*later) == [5] * 5
    assert made == [5]
    assert studio.superseded == 4
    assert studio.drawn == 2


async def test_tables_do_not_replace_each_other(studio):
    assert await asyncio.gather(*(studio.draw(("t", n), lambda n=n: n) for n in range(20))) == list(range(20))
    assert studio.superseded == 0
    assert studio.busy == 0


async def test_never_more_than_two_at_once(studio):
    running = most = 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal running, most
        with lock:
            running += 1
            most = max(most, running)
        time.sleep(0.02)
        with lock:
            running -= 1

    await asyncio.gather(*(studio.draw(n, work) for n in range(8)))
    assert most == 2


async def test_a_failure_reaches_everyone_who_waits_and_is_reported_once(studio):
    gate = Gate()
    first = asyncio.create_task(studio.draw("t", gate))
    await gate.begun()

    def broken() -> None:
        raise ZeroDivisionError("no such colour")

    both = [asyncio.create_task(studio.draw("t", broken)) for _ in range(2)]
    await asyncio.sleep(0)
    gate.open.set()
    await first
    for task in both:
        with pytest.raises(ZeroDivisionError):
            await task
    assert [(key, type(problem)) for key, problem in studio.reported] == [("t", ZeroDivisionError)]
    assert await studio.draw("t", lambda: "well again") == "well again"


async def test_a_failure_nobody_waits_for_any_more_is_still_reported(studio):
    gate = Gate()

    def broken() -> None:
        gate()
        raise ZeroDivisionError

    task = asyncio.create_task(studio.draw("t", broken))
    await gate.begun()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    gate.open.set()
    while studio.busy:
        await asyncio.sleep(0.005)
    assert len(studio.reported) == 1


async def test_one_who_gives_up_does_not_take_the_picture_from_the_others(studio):
    gate = Gate()
    first = asyncio.create_task(studio.draw("t", gate))
    await gate.begun()
    a, b = (asyncio.create_task(studio.draw("t", lambda: "picture")) for _ in range(2))
    await asyncio.sleep(0)
    a.cancel()
    gate.open.set()
    await first
    assert await b == "picture"


async def test_a_wish_everybody_gave_up_on_is_not_drawn(studio):
    gate, made = Gate(), []
    first = asyncio.create_task(studio.draw("t", gate))
    await gate.begun()
    a = asyncio.create_task(studio.draw("t", lambda: made.append(1)))
    await asyncio.sleep(0)
    a.cancel()
    await asyncio.sleep(0)
    gate.open.set()
    await first
    while studio.busy:
        await asyncio.sleep(0.005)
    assert made == []


async def test_closing_leaves_nobody_waiting(studio):
    gate = Gate()
    first = asyncio.create_task(studio.draw("t", gate))
    await gate.begun()
    second = asyncio.create_task(studio.draw("t", lambda: 2))
    await asyncio.sleep(0)
    gate.open.set()
    await studio.close()
    results = await asyncio.gather(first, second, return_exceptions=True)
    assert all(isinstance(r, StudioClosed) or r in ("gate", 2) for r in results)
    with pytest.raises(StudioClosed):
        await studio.draw("t", lambda: 3)


async def test_pictures_drawn_side_by_side_are_the_pictures_drawn_alone(studio):
    """Faces, masks and sprites are shared between the workers, and built by whoever comes first."""
    looks = [theme("elder_sign"), theme("alone"), theme("elder_sign", "colour_blind"), theme("oak")]
    alone = [specimen(look).image.tobytes() for look in looks]
    CACHE.clear()
    together = await asyncio.gather(
        *(studio.draw(i, lambda look=look: specimen(look).image.tobytes()) for i, look in enumerate(looks * 2))
    )
    assert together == alone * 2


async def test_a_newer_wish_takes_the_place_of_one_that_waits_behind_other_tables(studio):
    """Also of one nobody has begun although it was the only one of its key."""
    gates, made = [Gate(), Gate()], []
    busy = [asyncio.create_task(studio.draw(n, gate)) for n, gate in enumerate(gates)]
    for gate in gates:
        await gate.begun()
    waiting = [asyncio.create_task(studio.draw("t", lambda n=n: made.append(n) or n)) for n in range(3)]
    await asyncio.sleep(0)
    for gate in gates:
        gate.open.set()
    await asyncio.gather(*busy)
    assert await asyncio.gather(*waiting) == [2, 2, 2]
    assert made == [2]
    assert studio.superseded == 2


async def test_what_everybody_gave_up_on_behind_other_tables_is_not_drawn(studio):
    gates, made = [Gate(), Gate()], []
    busy = [asyncio.create_task(studio.draw(n, gate)) for n, gate in enumerate(gates)]
    for gate in gates:
        await gate.begun()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(studio.draw("t", lambda: made.append(1)), 0.01)
    for gate in gates:
        gate.open.set()
    await asyncio.gather(*busy)
    while studio.busy:
        await asyncio.sleep(0.005)
    assert made == []
    assert studio.abandoned == 1


async def in_order(studio: Studio, wishes: list[tuple[str, dict]]) -> list[int]:
    """In which order one worker draws what was wished for while it was busy."""
    gate, made = Gate(), []
    first = asyncio.create_task(studio.draw("gate", gate))
    await gate.begun()
    rest = [
        asyncio.create_task(studio.draw(n, lambda n=n: made.append(n), whose=whose, **how))
        for n, (whose, how) in enumerate(wishes)
    ]
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(first, *rest)
    await studio.close()
    return made


async def test_who_wants_much_lets_the_others_in_between():
    order = await in_order(Studio(workers=1), [*(("much", {}) for _ in range(4)), ("a", {}), ("b", {}), ("a", {})])
    assert order == [0, 4, 5, 1, 6, 2, 3]


async def test_what_nobody_waits_for_comes_later_but_is_not_overtaken_for_ever():
    order = await in_order(Studio(workers=1), [("a", {"patient": True}), *(("b", {}) for _ in range(6)), ("c", {})])
    assert order == [1, 7, 2, 3, 0, 4, 5, 6]


async def test_what_somebody_waits_for_after_all_moves_up():
    studio, gate, made = Studio(workers=1), Gate(), []
    first = asyncio.create_task(studio.draw("gate", gate))
    await gate.begun()
    wishes = [("x", "a", True), *((n, "b", False) for n in range(4)), ("x", "a", False)]
    rest = [
        asyncio.create_task(studio.draw(key, lambda key=key: made.append(key), whose=whose, patient=patient))
        for key, whose, patient in wishes
    ]
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(first, *rest)
    await studio.close()
    assert made == [0, "x", 1, 2, 3]


async def test_what_takes_long_keeps_nobody_waiting():
    studio = Studio(workers=1)
    gate = Gate()
    film = asyncio.create_task(studio.draw("film", gate, long=True))
    await gate.begun()
    assert await asyncio.wait_for(studio.draw("board", lambda: "board"), 10) == "board"
    gate.open.set()
    assert await film == "gate"
    await studio.close()
