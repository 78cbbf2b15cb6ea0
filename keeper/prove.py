"""`keeper prove` (`make prove`): the large runs. Each prints its figures; `make test` runs a seeded sample of each.

Everything here is deterministic in its seed, so a failure names the game and the answer where it happened.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from games.elder_sign.audit import audit_pause
from games.elder_sign.game import ElderSign
from games.kernel.live import Answer, Checkpoint, Ended, Live, Moved, Refused, Save, verify
from keeper.games import GAMES, Shelf
from keeper.simulate import choose, play_one, simulate


def _frozen(live: Live[Any]) -> tuple[Any, ...]:
    """Everything that must survive saving, refusing, undoing."""
    return (live.state.model_dump_json(), [(a.n, a.seat, a.msg, a.seal, a.held) for a in live.asks], live.count)


def random_games(shelf: Shelf, games: int, seed: int = 1) -> dict[str, Any]:
    """All finish; after every answer the box is complete; the state survives JSON at every checkpoint."""

    def watch(live: Live[Any], _moved: Moved) -> None:
        audit_pause(live.state, shelf.rules.cards)

    tally = simulate(shelf, games, None, seed, "random", strict=True, watch=watch)
    found = tally.plain(shelf)
    if tally.crashed or tally.stuck:
        raise AssertionError(f"{tally.crashed} crashed, {tally.stuck} stuck\n" + "\n".join(tally.reports[:3]))
    return {k: found[k] for k in ("games", "finished", "crashed", "stuck", "results", "answers", "longest_step")}


def replays(shelf: Shelf, games: int, seed: int = 2) -> dict[str, Any]:
    """The replay from the log equals the live game at every checkpoint, and the whole log verifies from its start."""
    checkpoints = answers = 0
    for i in range(games):
        chance = random.Random(f"replay/{seed}/{i}")
        live = shelf.open(1 + i % 8, shelf.opponents[i % len(shelf.opponents)], f"replay/{seed}/{i}")
        play_one(live, shelf.player("random", chance), chance)
        again = Live(shelf.rules, live.fate, Save(live.checkpoints[0], tuple(live.answers)))
        assert not again.lost, f"game {i}: {len(again.lost)} answers did not replay"
        mine = {c.at: c for c in live.checkpoints}
        for c in again.checkpoints:
            assert mine[c.at].data == c.data or c.at == 0, f"game {i}: checkpoint after {c.at} answers differs"
            checkpoints += 1
        assert verify(shelf.rules, live.fate, live.checkpoints[0], live.answers) == len(live.answers)
        answers += len(live.answers)
    return {"games": games, "checkpoints": checkpoints, "answers": answers}


def save_load_undo(shelf: Shelf, games: int, seed: int = 3) -> dict[str, Any]:
    """Saving, loading, undoing and redoing at random points change nothing."""
    loads = undos = 0
    for i in range(games):
        chance = random.Random(f"undo/{seed}/{i}")
        live = shelf.open(1 + i % 8, shelf.opponents[i % len(shelf.opponents)], f"undo/{seed}/{i}")
        player = shelf.player("random", chance)
        while not live.over:
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(None, question))
            if chance.random() < 0.05:
                before = _frozen(live)
                live = _reload(shelf, live)
                assert _frozen(live) == before, f"game {i}: loading changed the game after {live.count} answers"
                loads += 1
            if chance.random() < 0.05:
                undos += _undo_and_redo(live, chance, i)
    return {"games": games, "loads": loads, "undos": undos}


def _reload(shelf: Shelf, live: Live[Any]) -> Live[Any]:
    fresh = Live(shelf.rules, live.fate, live.save, strict=True)
    assert not fresh.lost
    # Keep the older checkpoints in memory, as the database would.
    fresh.checkpoints = [*live.checkpoints[:-1], *fresh.checkpoints]
    fresh.answers, fresh.first = list(live.answers), live.first
    return fresh


def _undo_and_redo(live: Live[Any], chance: random.Random, game: int) -> int:
    to = max(live.first, live.count - 1 - chance.randrange(40))
    if to >= live.count:
        return 0
    before = _frozen(live)
    gone = live.undo(to)
    for old in gone:
        live.answer(old.n, old.seat, old.picks)
    assert _frozen(live) == before, f"game {game}: undo and redo from {to} changed the game"
    return 1


def non_interference(shelf: Shelf, games: int, seed: int = 4) -> dict[str, Any]:
    """Two states that differ only in what a viewer may not know give equal views."""
    checks = 0
    for i in range(games):
        chance = random.Random(f"scramble/{seed}/{i}")
        live = shelf.open(1 + i % 8, shelf.opponents[i % len(shelf.opponents)], f"scramble/{seed}/{i}")
        player = shelf.player("random", chance)
        while not live.over:
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(None, question))
            if chance.random() < 0.1:
                for viewer in (None, question.seat):
                    other = shelf.rules.scramble(live.state, viewer, chance.randrange)
                    assert shelf.rules.view(live.state, viewer) == shelf.rules.view(other, viewer), (
                        f"game {i}: a view tells too much"
                    )
                    checks += 1
    return {"games": games, "views_compared": checks}


def refusals(shelf: Shelf, tries: int, seed: int = 5) -> dict[str, Any]:
    """Illegal, stale, duplicate and foreign answers are refused by a typed error and change nothing."""
    chance = random.Random(f"refusals/{seed}")
    kinds: dict[str, int] = {}
    accepted = done = game = 0
    live = shelf.open(4, shelf.opponents[0], "refusals/0")
    player = shelf.player("random", chance)
    given: list[Answer] = []
    while done < tries:
        if live.over or chance.random() < 0.001:
            game += 1
            live = shelf.open(1 + game % 8, shelf.opponents[game % len(shelf.opponents)], f"refusals/{game}")
            given = []
        before = _frozen(live)
        n, seat, picks, extra = _random_answer(live, chance, given)
        try:
            moved = live.answer(n, seat, picks, **extra)
        except Refused as refusal:
            kinds[type(refusal).__name__] = kinds.get(type(refusal).__name__, 0) + 1
            assert _frozen(live) == before, f"a refused answer changed the game: {n} {seat} {picks} {extra}"
        else:
            accepted += 1
            if moved.answer:
                given.append(moved.answer)
        done += 1
        if chance.random() < 0.02 and not live.over:
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(None, question), id=f"i{done}")
    ended = shelf.open(1, shelf.opponents[0], "refusals/ended")
    play_one(ended, player, chance)
    try:
        ended.answer(0, 0, ())
    except Ended:
        kinds["Ended"] = kinds.get("Ended", 0) + 1
    return {"tries": tries, "accepted": accepted, "refused": kinds}


def _random_answer(
    live: Live[Any], chance: random.Random, given: list[Answer]
) -> tuple[int, int, tuple[str, ...], dict[str, Any]]:
    open_asks = list(live.asks)
    ask = chance.choice(open_asks)
    n, seat = ask.n, ask.seat
    keys = list(ask.keys)
    picks: tuple[str, ...] = tuple(chance.sample(keys, min(len(keys), ask.most)))
    extra: dict[str, Any] = {}
    match chance.randrange(12):
        case 0:
            n = chance.randrange(-5, live.count + 50)
        case 1:
            seat = chance.randrange(-1, 9)
        case 2:
            picks = ("no-such-key",)
        case 3:
            picks = ()
        case 4:
            picks = (*picks, *picks)
        case 5:
            extra["epoch"] = live.epoch + chance.choice((-1, 1, 7))
        case 6:
            extra["stamps"] = tuple("0000" for _ in picks)
        case 7 if given:
            old = chance.choice(given)
            n, seat, picks = old.n, old.seat, old.picks
        case 8:
            picks = tuple(keys)
        case 9:
            picks = (chance.choice(["", "go:A01", "roll", "solve:t0", "discard:g1", "x" * 300]),)
        case 10 if live.answers and live.answers[-1].id:
            extra["id"] = live.answers[-1].id
        case _:
            n, seat = ask.n, (seat + 1) % 8
    return n, seat, picks, extra


def crashes(shelf: Shelf, answers: int, seed: int = 6) -> dict[str, Any]:
    """A bug injected into a rule never corrupts a game: each crash leaves it as before the answer."""
    from games.elder_sign.rules import dicework
    from games.kernel.live import RuleCrash

    chance = random.Random(f"crash/{seed}")
    real = dicework.roll
    crashed = given = game = 0

    def broken(g: Any, who: int) -> None:
        nonlocal armed
        real(g, who)
        if armed and chance.random() < 0.5:
            armed = False  # recovery replays earlier rolls: those must not fail
            raise RuntimeError("injected")

    armed = False
    dicework.roll = broken
    try:
        live = shelf.open(3, shelf.opponents[1], "crash/0")
        player = shelf.player("random", chance)
        while given < answers:
            if live.over:
                game += 1
                live = shelf.open(3, shelf.opponents[game % len(shelf.opponents)], f"crash/{game}")
            question = choose(live, player, chance, {})
            picks = player.pick(None, question)
            before = _frozen(live)
            armed = True
            try:
                live.answer(question.n, question.seat, picks)
            except RuleCrash:
                crashed += 1
                assert _frozen(live) == before, "a crash changed the game"
            finally:
                armed = False
            given += 1
    finally:
        dicework.roll = real
    return {"answers": given, "crashes": crashed}


def same_under_any_hash_seed(shelf: Shelf, games: int, seed: int = 7) -> str:
    """A digest of seeded games; `tests/` compares it between processes with different PYTHONHASHSEEDs."""
    from games.kernel.ask import mark

    digest = ""
    for i in range(games):
        chance = random.Random(f"hash/{seed}/{i}")
        live = shelf.open(1 + i % 8, shelf.opponents[i % len(shelf.opponents)], f"hash/{seed}/{i}")
        play_one(live, shelf.player("random", chance), chance)
        digest = mark(digest, live.state.model_dump_json(), [a.trace for a in live.answers])
    return digest


def prove(game: str, scale: float, as_json: bool) -> int:
    shelf = GAMES[game]()
    assert isinstance(shelf.rules, ElderSign)
    runs: list[tuple[str, Callable[[], dict[str, Any]]]] = [
        ("random games, every invariant after every answer", lambda: random_games(shelf, max(8, int(3000 * scale)))),
        ("replay equals live at every checkpoint", lambda: replays(shelf, max(4, int(400 * scale)))),
        ("save, load, undo, redo at random points", lambda: save_load_undo(shelf, max(4, int(300 * scale)))),
        ("non-interference of views", lambda: non_interference(shelf, max(4, int(200 * scale)))),
        ("refusals change nothing", lambda: refusals(shelf, max(500, int(100_000 * scale)))),
        ("a crash leaves the game as it was", lambda: crashes(shelf, max(200, int(5_000 * scale)))),
    ]
    report: dict[str, Any] = {}
    for name, run in runs:
        begun = time.perf_counter()
        found = run()
        found["seconds"] = round(time.perf_counter() - begun, 1)
        report[name] = found
        if not as_json:
            print(f"{name}: {found}", flush=True)
    if as_json:
        print(json.dumps(report, indent=2))
    return 0


__all__ = ["Checkpoint", "crashes", "non_interference", "prove", "random_games", "refusals", "replays", "save_load_undo"]
