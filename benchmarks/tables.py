"""Many tables in play at once: a sandbox, a bot and its players, each in a process of its own, as on one small machine.

    python -m benchmarks.tables --tables 100 --seconds 60
    python -m benchmarks.tables --tables 200 --seconds 60 --play one-game=7,another=3

Every table has four people and plays one of the games, all alike or as `--play` says. Whoever is asked thinks for a while,
then presses any legal button over HTTP, in the channel or behind "My answer". Measured are the time from the press to the bot's
first response as the person's page sees it (`acknowledge_ms`), from the press to the changed board (`board_ms`; of games
with secrets only where everybody can see the change; where people plan at once the post waits on purpose, so see `board_ms_by_game`),
how long a picture takes (`picture_ms`), how late the bot's event loop is (`loop_lag_ms`), and the memory of bot, painters and server,
looked at once a second: `flat` is the mean of the last third by the mean of the first. `painted` are the pictures that were drawn, those
that were there already (`kept`), and the wishes that a newer one replaced or everybody gave up on before a painter was free. `failed`
are interactions the bot did not respond to. `cpu_s_per_press` and `memory_per_press` (transactions and statements) do not depend on who
else uses the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import logging
import multiprocessing
import os
import pickle
import random
import re
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import aiohttp

from bot.shelf import fill
from games import registry

SEATS = 4
OPENING_AT_ONCE = 6
# So long one waits for a change that may be a secret.
QUIET_SECONDS = 2.0
WAITED = re.compile(r"<@(\d+)>")
ANSWER = re.compile(r"k1s?:[0-9a-z]+:[0-9a-z]+\.[0-9a-f]+:")
processes = multiprocessing.get_context("spawn")


# The three processes


def sandbox(said: Connection, limits: bool) -> None:
    from sandbox.serve import SandboxServer

    async def go() -> None:
        server = SandboxServer(strict=False, limits=limits)
        await server.start()
        said.send((server.base, server.key))
        ended = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
        await ended.wait()
        await server.stop()

    asyncio.run(go())


def bot(base: str, folder: str, pictures: bool, profile: str | None, orders: Path | None) -> None:
    """Keeper as it is, with a stop-watch at its pictures and at its event loop."""
    from bot.presenter.pictures import Pictures
    from bot.settings import Settings
    from bot.start import run_bot

    logging.basicConfig(
        filename=Path(folder) / "bot.log", level="WARNING", format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    drawn: list[float] = []
    lags: list[float] = []
    missing = 0
    inner = Pictures.of
    houses: list[Pictures] = []
    at_first: dict[str, int] = {}
    made_init = Pictures.__init__

    def moved_in(self: Pictures, *args: Any, **named: Any) -> None:
        made_init(self, *args, **named)
        houses.append(self)

    def painted() -> dict[str, int]:
        house = houses[-1]
        counted = {name: getattr(house.studio, name) for name in ("drawn", "superseded", "abandoned", "failed")}
        return counted | {"kept": house.finished.hits}

    async def picture(*args: Any, **named: Any) -> Any:
        nonlocal missing
        begin = time.perf_counter()
        made = await inner(*args, **named)
        drawn.append(time.perf_counter() - begin)
        missing += made is None
        return made

    Pictures.of = picture  # pyright: ignore[reportAttributeAccessIssue]
    Pictures.__init__ = moved_in  # pyright: ignore[reportAttributeAccessIssue]
    if orders is not None:
        note_orders(orders)
    memory = count_transactions()

    # In this thread's own time: a busy machine must not make whatever was interrupted look dear.
    profiler = cProfile.Profile(time.thread_time) if profile is not None else None

    def measure_from_now() -> None:
        drawn.clear()
        lags.clear()
        memory.clear()
        at_first.update(painted())
        if profiler is not None:
            profiler.enable()

    async def watch() -> None:
        while True:
            begin = time.perf_counter()
            await asyncio.sleep(0.02)
            lags.append(time.perf_counter() - begin - 0.02)

    async def go() -> None:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, measure_from_now)
        watching = asyncio.create_task(watch())
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]
            database_url=str(Path(folder) / "keeper.db"),
            state_folder=Path(folder),
            pictures=pictures,
        )
        await run_bot(settings, base)
        watching.cancel()

    asyncio.run(go())
    if profiler is not None and profile is not None:
        profiler.disable()
        profiler.dump_stats(profile)
    figures: dict[str, Any] = {"pictures": len(drawn), "without_picture": missing}
    figures |= {"picture_ms": spread(drawn), "loop_lag_ms": spread(lags), "memory": dict(memory)}
    figures["painted"] = {name: n - at_first.get(name, 0) for name, n in painted().items()}
    (Path(folder) / "bot.json").write_text(json.dumps(figures))


def note_orders(file: Path) -> None:
    """What is ordered of painters or would be, had nobody kept it, with the key it is kept by (`benchmarks.orders`)."""
    from bot.presenter.pictures import Pictures

    inner, noted = Pictures.drawn, file.open("wb")

    async def drawn(self: Pictures, key: Any, order: Any, *args: Any, **named: Any) -> Any:
        if order.kind != "film":
            pickle.dump((key, order), noted)
        return await inner(self, key, order, *args, **named)

    Pictures.drawn = drawn  # pyright: ignore[reportAttributeAccessIssue]


def count_transactions() -> Counter[str]:
    """What the memory is asked for: transactions that write, that read, and statements in them."""
    from sqlalchemy.ext.asyncio import AsyncConnection

    from db.store import Store

    counted: Counter[str] = Counter()
    inner = {name: getattr(Store, name) for name in ("writing", "reading", "glancing")}
    execute = AsyncConnection.execute

    def counting(name: str) -> Any:
        def transaction(self: Any) -> Any:
            counted[name] += 1
            return inner[name](self)

        return transaction

    async def statement(self: Any, *args: Any, **named: Any) -> Any:
        counted["statements"] += 1
        return await execute(self, *args, **named)

    for name in inner:
        setattr(Store, name, counting(name))
    AsyncConnection.execute = statement  # pyright: ignore[reportAttributeAccessIssue]
    return counted


def spread(seconds: list[float]) -> dict[str, float]:
    if not seconds:
        return {}
    ordered = sorted(seconds)
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99}
    found = {name: round(1e3 * ordered[min(len(ordered) - 1, int(len(ordered) * part))], 1) for name, part in at.items()}
    return found | {"max": round(1e3 * ordered[-1], 1)}


def resident_mb(pid: int) -> float:
    text = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return round(int(found[1]) / 1024, 1) if found else 0.0


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The bot's painters, and who looks after them."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# The players


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from walk(part.get("components") or [])


def custom_id(message: dict[str, Any], *deeds: str) -> str | None:
    for part in walk(message["components"]):
        if any(f":-:{deed}:" in (part.get("custom_id") or "") for deed in deeds):
            return part["custom_id"]
    return None


def words(message: dict[str, Any]) -> str:
    return "\n".join(p.get("content") or "" for p in walk(message["components"]))


@dataclass
class Players:
    base: str
    key: str
    think: float
    http: aiohttp.ClientSession
    chance: random.Random = field(default_factory=lambda: random.Random(4))
    boards: dict[str, dict[str, Any]] = field(default_factory=dict)
    lobbies: dict[str, dict[str, Any]] = field(default_factory=dict)
    games: dict[str, str] = field(default_factory=dict)
    secretive: frozenset[str] = frozenset()
    """Games in which much happens that nobody may see."""
    changed: dict[str, asyncio.Event] = field(default_factory=dict)
    acknowledged: list[float] = field(default_factory=list)
    shown: dict[str, list[float]] = field(default_factory=dict)
    """By game."""
    outcomes: Counter[str] = field(default_factory=Counter)
    measuring: bool = False

    async def act(self, person: str, **action: Any) -> dict[str, Any]:
        async with self.http.post(
            f"{self.base}/sandbox/act", json={"person": person, **action}, headers={"X-Sandbox-Key": self.key}
        ) as answer:
            return await answer.json()

    async def status(self) -> dict[str, Any]:
        async with self.http.get(f"{self.base}/sandbox/status", headers={"X-Sandbox-Key": self.key}) as answer:
            return await answer.json()

    async def watch(self, person: str) -> None:
        """One window that sees every channel: how the players learn what is on the boards."""
        async with self.http.ws_connect(f"{self.base}/sandbox/socket?key={self.key}&person={person}", max_msg_size=0) as window:
            async for frame in window:
                event = json.loads(frame.data)
                if event.get("event") not in ("message", "message_edit"):
                    continue
                message, channel = event["message"], event["channel_id"]
                if custom_id(message, "join"):
                    self.lobbies[channel] = message
                elif custom_id(message, "hand") and int(message["id"]) >= int(self.boards.get(channel, {}).get("id", 0)):
                    self.boards[channel] = message
                else:
                    continue
                self.changed[channel].set()

    async def until(self, channel: str, condition: Callable[[], Any], seconds: float) -> bool:
        end = time.perf_counter() + seconds
        while not condition():
            left = end - time.perf_counter()
            if left <= 0:
                return False
            self.changed[channel].clear()
            try:
                await asyncio.wait_for(self.changed[channel].wait(), left)
            except TimeoutError:
                return bool(condition())
        return True

    async def open(self, channel: str, people: list[str], names: list[str], game: str) -> None:
        host, *others = people
        self.games[channel] = game
        await self.act(host, do="command", channel=channel, command="game", path=["new"], options={"game": game})
        assert await self.until(channel, lambda: channel in self.lobbies, 60), "no lobby"
        for other, name in zip(others, names[1:], strict=True):
            lobby = self.lobbies[channel]
            await self.act(other, do="press", channel=channel, message=lobby["id"], custom_id=custom_id(lobby, "join"))
            joined = await self.until(channel, lambda name=name: name in words(self.lobbies[channel]), 60)
            assert joined, f"{name} has no seat"
        lobby = self.lobbies[channel]
        await self.act(host, do="press", channel=channel, message=lobby["id"], custom_id=custom_id(lobby, "start"))
        assert await self.until(channel, lambda: channel in self.boards, 60), (
            f"no board of {game}: {words(self.lobbies[channel])}"
        )

    async def play(self, channel: str, until: float) -> None:
        """Think, press, wait for the board, again."""
        await asyncio.sleep(self.chance.uniform(0, self.think))
        while time.perf_counter() < until:
            board = self.boards[channel]
            pressed = await self.press(channel, board)
            if pressed is None:
                return
            begin = pressed
            open_ = self.games[channel] not in self.secretive
            seconds = 15 if open_ else QUIET_SECONDS
            if await self.until(channel, lambda board=board: self.boards[channel] is not board, seconds):
                if self.measuring:
                    self.shown.setdefault(self.games[channel], []).append(time.perf_counter() - begin)
            elif open_:
                self.outcomes["board unchanged"] += 1
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.think)

    async def press(self, channel: str, board: dict[str, Any]) -> float | None:
        """One press; when it was made. None: the game is over."""
        waited = [t for p in walk(board["components"]) if (t := p.get("content") or "") and WAITED.search(t)]
        if not waited:
            self.outcomes["game over"] += 1
            return None
        who = self.chance.choice(WAITED.findall(waited[-1]))
        message = board
        if not any(ANSWER.match(p.get("custom_id") or "") for p in walk(board["components"])):
            mine = custom_id(board, "usual", "none", "mine")
            begin, answer = await self.timed(who, do="press", channel=channel, message=board["id"], custom_id=mine)
            if mine is None or ":-:mine:" not in mine:
                return begin
            await asyncio.sleep(0.5)
            shown = await self.act(who, do="history", channel=channel, limit=5)
            own = [m for m in shown.get("result", {}).get("messages", ()) if m["sandbox"]["ephemeral"]]
            if not own or "result" not in answer:
                return begin
            message = own[-1]
        deed = self.choose(message)
        if deed is None:
            return time.perf_counter()
        begin, _ = await self.timed(who, channel=channel, message=message["id"], **deed)
        return begin

    def choose(self, message: dict[str, Any]) -> dict[str, Any] | None:
        found = [p for p in walk(message["components"]) if ANSWER.match(p.get("custom_id") or "")]
        if not found:
            return None
        part = self.chance.choice(found)
        if part["type"] == 2:
            return {"do": "press", "custom_id": part["custom_id"]}
        count = max(1, part.get("min_values", 1))
        values = [o["value"] for o in self.chance.sample(part["options"], min(count, len(part["options"])))]
        return {"do": "select", "custom_id": part["custom_id"], "values": values}

    async def timed(self, who: str, **action: Any) -> tuple[float, dict[str, Any]]:
        begin = time.perf_counter()
        answer = await self.act(who, **action)
        taken = time.perf_counter() - begin
        if self.measuring:
            if not answer.get("ok"):
                self.outcomes["crossed an edit"] += 1  # the button was gone before the press arrived: nothing was sent
            else:
                self.outcomes[answer["result"]["kind"]] += 1
                self.acknowledged.append(taken)
        return begin, answer


def requests(asked: Counter[str], presses: int) -> dict[str, float]:
    """Discord allows fifty requests in a second, but for those that answer an interaction."""
    answers = sum(n for call, n in asked.items() if call.split(" ")[1].startswith(("/interactions/", "/webhooks/")))
    own = sum(asked.values()) - answers
    found = {"as_answers": answers / max(1, presses), "of_the_fifty": own / max(1, presses)}
    return {name: round(n, 2) for name, n in found.items()}


def flat(curve: list[float]) -> float:
    """How much more at the end than at the beginning: the mean of the last third by the mean of the first."""
    third = max(1, len(curve) // 3)
    return round((sum(curve[-third:]) / third) / (sum(curve[:third]) / third), 3)


def dealt(tables: int, parts: dict[str, float]) -> list[str]:
    """Which table plays what: each game its part, spread evenly."""
    found: list[str] = []
    for number in range(1, tables + 1):
        due = {name: number * part / sum(parts.values()) - found.count(name) for name, part in parts.items()}
        found.append(max(due, key=lambda name: due[name]))
    return found


async def measure(
    base: str,
    key: str,
    pids: dict[str, int],
    tables: int,
    seconds: float,
    think: float,
    warm_up: float,
    play: dict[str, float],
) -> dict[str, Any]:
    pid = pids["bot"]
    connector = aiohttp.TCPConnector(limit=0)
    timeout = aiohttp.ClientTimeout(total=120)
    async with aiohttp.ClientSession(connector=connector, timeout=timeout) as http:
        players = Players(base, key, think, http, secretive=frozenset(box.name for box in fill() if box.windows))
        began = time.perf_counter()
        while not (await players.status())["online"]:
            assert time.perf_counter() - began < 120, "the bot does not come"
            await asyncio.sleep(0.1)
        seated: list[tuple[str, list[str], list[str], str]] = []
        for number, played in enumerate(dealt(tables, play)):
            channel = (await players.act("anna", do="add_channel", name=f"table-{number}"))["result"]["channel"]["id"]
            names = [f"P{number}x{seat}y" for seat in range(SEATS)]
            people = [(await players.act("anna", do="add_person", global_name=n))["result"]["person"]["id"] for n in names]
            players.changed[channel] = asyncio.Event()
            seated.append((channel, people, names, played))
        watching = asyncio.create_task(players.watch("anna"))
        await asyncio.sleep(0.5)
        gate = asyncio.Semaphore(OPENING_AT_ONCE)

        async def open_one(channel: str, people: list[str], names: list[str], game: str) -> None:
            async with gate:
                await players.open(channel, people, names, game)

        await asyncio.gather(*(open_one(*s) for s in seated))
        opened = time.perf_counter() - began
        end = time.perf_counter() + warm_up + seconds
        playing = [asyncio.create_task(players.play(channel, end)) for channel, *_ in seated]
        await asyncio.sleep(warm_up)
        os.kill(pid, signal.SIGUSR1)
        players.measuring = True
        before = (await players.status())["calls"]
        painters = children(pid)
        pids = pids | {f"painter {n}": child for n, child in enumerate(painters)}
        cpu = sum(map(cpu_seconds, (pid, *painters)))
        apart = {who: cpu_seconds(of) for who, of in pids.items()} | {"people": time.process_time()}
        memory: dict[str, list[float]] = {who: [resident_mb(of)] for who, of in pids.items()}
        for _ in range(round(seconds)):
            await asyncio.sleep(1)
            for who, of in pids.items():
                memory[who].append(resident_mb(of))
        players.measuring = False
        asked = Counter((await players.status())["calls"])
        asked.subtract(before)
        cpu = sum(map(cpu_seconds, (pid, *painters))) - cpu
        apart = {who: cpu_seconds(of) - apart[who] for who, of in pids.items()} | {
            "people": time.process_time() - apart["people"]
        }
        await asyncio.gather(*playing)
        status = await players.status()
        watching.cancel()
    failed = players.outcomes.pop("failed", 0)
    return {
        "tables": dict(Counter(players.games.values())),
        "seats_per_table": SEATS,
        "seconds": seconds,
        "think_s": think,
        "opening_s": round(opened, 1),
        "presses": len(players.acknowledged),
        "presses_per_s": round(len(players.acknowledged) / seconds, 1),
        "failed": failed,
        "outcomes": dict(players.outcomes),
        "acknowledge_ms": spread(players.acknowledged),
        "board_ms": spread([seconds for of in players.shown.values() for seconds in of]),
        "board_ms_by_game": {name: spread(of) for name, of in sorted(players.shown.items())},
        "requests_per_press": requests(asked, len(players.acknowledged)),
        "bot_cores": round(cpu / seconds, 2),
        "cpu_s_per_press": round(cpu / max(1, len(players.acknowledged)), 4),
        "cpu_ms_per_press": {who: round(1e3 * spent / max(1, len(players.acknowledged)), 1) for who, spent in apart.items()},
        "machine_load": [round(load, 1) for load in os.getloadavg()],
        "memory_mb": {
            who: {
                "start": curve[0],
                "end": curve[-1],
                "most": max(curve),
                "flat": flat(curve),
                "curve": curve[:: max(1, len(curve) // 12)],
            }
            for who, curve in memory.items()
        },
        "calls": {k: v for k, v in status["calls"].items() if v > tables},
        "rate_limited": status["limited"],
        "late": status["late"],
    }


def run(
    tables: int = 100,
    seconds: float = 60,
    think: float = 5.0,
    *,
    pictures: bool = True,
    limits: bool = True,
    warm_up: float = 10.0,
    play: dict[str, float] | None = None,
    profile: str | None = None,
    orders: Path | None = None,
) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="keeper-tables-") as name:
        folder = Path(name)
        heard, said = processes.Pipe(duplex=False)
        server = processes.Process(target=sandbox, args=(said, limits), daemon=True)
        server.start()
        keeper: Any = None
        try:
            base, key = heard.recv()
            keeper = processes.Process(target=bot, args=(base, name, pictures, profile, orders))  # has children of its own
            keeper.start()
            pids = {"bot": keeper.pid or 0, "server": server.pid or 0}
            report = asyncio.run(
                measure(base, key, pids, tables, seconds, think, warm_up, play or dict.fromkeys(registry.names(), 1.0))
            )
            keeper.terminate()
            keeper.join(60)
            report |= json.loads((folder / "bot.json").read_text())
            counted = report.pop("memory")
            report["memory_per_press"] = {name: round(n / max(1, report["presses"]), 2) for name, n in counted.items()}
        finally:
            for process in (keeper, server):
                if process is not None and process.is_alive():
                    process.terminate()
                    process.join(10)
            log = folder / "bot.log"
            lines = log.read_text().splitlines() if log.exists() else []
        report["log"] = dict(Counter(re.sub(r"\d+", "#", line[24:])[:110] for line in lines).most_common(8))
        return report


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5.0)
    parser.add_argument("--warm-up", type=float, default=10.0)
    parser.add_argument("--play", default="", help="which games, with their parts: NAME=7,NAME=3 (default: all of them alike)")
    parser.add_argument("--profile", help="a file for the profile of the bot's event loop (pstats); everything gets slower")
    parser.add_argument("--orders", type=Path, help="a file for the pictures that are ordered (`python -m benchmarks.orders`)")
    parser.add_argument("--no-pictures", action="store_true")
    parser.add_argument("--no-limits", action="store_true")
    wanted = parser.parse_args()
    report = run(
        wanted.tables,
        wanted.seconds,
        wanted.think,
        pictures=not wanted.no_pictures,
        limits=not wanted.no_limits,
        warm_up=wanted.warm_up,
        play={name: float(part or 1) for name, _, part in (p.partition("=") for p in wanted.play.split(",")) if name},
        profile=wanted.profile,
        orders=wanted.orders,
    )
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
