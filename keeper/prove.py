"""`keeper prove` (`make prove`): the large runs of `keeper.proofs`. Each prints its figures; `make test` runs a seeded sample.

A run is cut into slices, which any number of processes may share: figures do not depend on how many there are. Slices may be kept
(`keeper.proved`), so that a run that was stopped goes on.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from games import registry
from keeper import crowds, forged_files, forged_presses, proofs, twins
from keeper.games import Game
from keeper.games import game as game_called
from keeper.proofs import Figures
from keeper.proved import ENGINE, TABLE, Kept


@dataclass(frozen=True, slots=True)
class Proof:
    """`many` games or answers at full scale, at least `few`, in slices of `slice`. `name` is the word by which it is asked for alone;
    `people`: for so many at one table a game must be; `reads`: what it runs besides the game's own rules."""

    name: str
    title: str
    run: Callable[..., Figures]
    many: int
    few: int
    slice: int
    people: int = 1
    reads: tuple[str, ...] = (*ENGINE, "keeper/proofs.py")


AT_A_TABLE = (*ENGINE, *TABLE)

PROOFS: tuple[Proof, ...] = (
    Proof("games", "random games, every invariant after every answer", proofs.whole_games, 3_000, 12, 50),
    Proof("autopilot", "autopilot games, every invariant after every answer", proofs.autopilot_games, 500, 6, 10),
    Proof("replays", "replay equals live at every checkpoint", proofs.replays, 400, 4, 20),
    Proof("undo", "save, load, undo, redo at random points", proofs.save_load_undo, 300, 4, 10),
    Proof(
        "crowds",
        "several at once: no answer lost, the same order gives the same game",
        crowds.crowds,
        2_000,
        4,
        100,
        reads=AT_A_TABLE,
    ),
    Proof("views", "non-interference of views", proofs.non_interference, 200, 4, 10),
    Proof("twins", "nobody at a table can tell twins apart", twins.nobody_can_tell, 2_000, 8, 100, reads=AT_A_TABLE),
    Proof("refusals", "refusals change nothing", proofs.refusals, 100_000, 500, 2_500),
    Proof(
        "files",
        "forged files: refused or taken in, and nobody else concerned",
        forged_files.refused_or_taken_in,
        5_000,
        40,
        250,
        reads=AT_A_TABLE,
    ),
    Proof("crashes", "a crash leaves the game as it was", proofs.crashes, 5_000, 200, 250),
    Proof(
        "presses",
        "nobody gets through with a forged press",
        forged_presses.nobody_gets_through,
        50_000,
        60,
        2_500,
        people=3,
        reads=AT_A_TABLE,
    ),
)


@cache
def _game(name: str) -> Game:
    return game_called(name)


def names() -> list[str]:
    return [proof.name for proof in PROOFS]


def _slice(game: str, name: str, count: int, first: int, keep: Path | None = None) -> Figures:
    """One slice of a proof, in whichever process; one that was kept is not run again."""
    proof = next(p for p in PROOFS if p.name == name)
    kept = Kept(keep) if keep is not None else None
    if kept is not None and (before := kept.find(game, name, count, first, proof.reads)) is not None:
        return before
    found = proof.run(_game(game), count, first=first)
    if kept is not None:
        kept.keep(game, name, count, first, proof.reads, found)
    return found


def slices(proof: Proof, scale: float) -> list[tuple[int, int]]:
    """(how many, from where on)"""
    count = max(proof.few, round(proof.many * scale))
    return [(min(proof.slice, count - first), first) for first in range(0, count, proof.slice)]


def together(parts: Iterable[Figures]) -> Figures:
    """The figures of several slices as one: numbers are added, sets united, what begins with "longest" is the greatest."""
    found: Figures = {}
    for part in parts:
        for name, value in part.items():
            if isinstance(value, dict):
                found[name] = together([found.get(name, {}), value])
            elif isinstance(value, set):
                found[name] = found.get(name, set()) | value
            elif name.startswith("longest"):
                found[name] = max(found.get(name, value), value)
            else:
                found[name] = found.get(name, 0) + value
    return found


def _all(
    work: Sequence[tuple[str, str, int, int]], pool: ProcessPoolExecutor | None, keep: Path | None
) -> tuple[Figures, list[str]]:
    """The figures of all slices, and what could not be proved: each slice is tried, whatever became of the others."""
    if pool is not None:
        given = [pool.submit(_slice, *w, keep).result for w in work]
    else:
        given = [partial(_slice, *w, keep) for w in work]
    done: list[Figures] = []
    wrong: list[str] = []
    for result in given:
        try:
            done.append(result())
        except AssertionError as error:
            print(f"{work[0][0]}: {work[0][1]}: FAILED: {error}", file=sys.stderr, flush=True)
            wrong.append(str(error))
    return {name: len(v) if isinstance(v, set) else v for name, v in together(done).items()}, wrong


def prove(
    games: Sequence[str], scale: float, as_json: bool, jobs: int = 1, only: Collection[str] = (), keep: Path | None = None
) -> int:
    """Everything of these games, or only the proofs of these names; 1 if something could not be proved. What fails does not keep the
    rest from being tried."""
    report: dict[str, dict[str, Any]] = {}
    failed = 0
    pool = ProcessPoolExecutor(jobs, initializer=registry.bring, initargs=registry.brought()) if jobs > 1 else None
    for game in games:
        begun_game = time.perf_counter()
        for proof in (p for p in PROOFS if not only or p.name in only):
            most = _game(game).seats[1]
            if most < proof.people:
                untried = f"not tried: it needs {proof.people} people at a table, this game is for {most} at most"
                report.setdefault(game, {})[proof.title] = {"untried": untried}
                if not as_json:
                    print(f"{game}: {proof.title}: {untried}", flush=True)
                continue
            begun = time.perf_counter()
            work = [(game, proof.name, count, first) for count, first in slices(proof, scale)]
            found, wrong = _all(work, pool, keep)
            if wrong:
                failed += 1
                found["failed"] = wrong
            found["seconds"] = round(time.perf_counter() - begun, 1)
            report.setdefault(game, {})[proof.title] = found
            if not as_json:
                print(f"{game}: {proof.title}: {found}", flush=True)
        if not as_json:
            print(f"{game}: {time.perf_counter() - begun_game:.0f} seconds in all", flush=True)
    if pool:
        pool.shutdown(cancel_futures=True)
    if as_json:
        print(json.dumps(report, indent=2))
    return 1 if failed else 0
