"""What `keeper prove` proves of every game, each proof a function: so many games (or answers), with a seed, from a first number on.

Everything is deterministic in seed and number, so a failure names the game and the answer where it happened, and a run may be
cut into slices. What differs between games is their own: how many may play and against whom (`keeper.games.Game`), what must be
true of a state (`Rules.audit`), what a viewer cannot tell apart (`Rules.scramble`). Faults are thrown where every rule comes by:
at a draw of luck or an event.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.kernel.ask import mark
from games.kernel.live import NOTE, Answer, Ended, Live, Moved, Refused, RuleCrash, Save, verify
from games.kernel.rules import MIX
from games.kernel.table import Table
from keeper.games import Game
from keeper.simulate import choose, play_one, simulate

Figures = dict[str, Any]

# How often something is tried while a game is played.
LOADS, UNDOS, NOTES, LOOKS = 0.05, 0.05, 0.01, 0.1
# How often an answer meets a fault, and at which draw or event at the latest.
FAULTS, LATEST_FAULT = 0.5, 5


class Injected(RuntimeError):
    """A fault that was thrown on purpose."""


def frozen(live: Live[Any]) -> tuple[Any, ...]:
    """Everything that must survive saving, refusing, crashing, undoing."""
    asks = [(a.n, a.seat, a.msg, a.seal, a.held, a.hollow, a.idle, a.cover, a.audience) for a in live.asks]
    return live.state.model_dump_json(), asks, live.count, live.noted


def opened(game: Game, i: int, seed: str, *, strict: bool = False) -> Live[Any]:
    return game.open(*game.setting(i), seed, strict=strict)


def step(live: Live[Any], player: Any, chance: random.Random) -> Moved:
    """One answer of a player that looks at nothing."""
    question = choose(live, player, chance, {})
    return live.answer(question.n, question.seat, player.pick(None, question))


# Whole games


def whole_games(game: Game, games: int, seed: int = 1, first: int = 0, player: str = "random") -> Figures:
    """All finish; after every answer the box is complete; the state survives JSON at every checkpoint."""

    brought: Counter[str] = Counter()

    def watch(live: Live[Any], _moved: Moved) -> None:
        if live.over:
            brought.update(game.manifest.brings(live.state))
        try:
            game.rules.audit(live.state)
        except AssertionError as wrong:
            raise AssertionError(f"{wrong} ({live.fate.key!r}, after {live.count} answers)") from wrong

    tally = simulate(game, games, None, seed, player, strict=True, watch=watch, first=first)
    if tally.crashed or tally.stuck:
        raise AssertionError(f"{tally.crashed} crashed, {tally.stuck} stuck\n" + "\n".join(tally.reports[:3]))
    return {
        "games": tally.games,
        "finished": tally.finished,
        "results": dict(tally.results),
        "answers": tally.answers,
        "longest_step": tally.longest_step,
        **({"with": dict(brought)} if brought else {}),
    }


def autopilot_games(game: Game, games: int, seed: int = 8, first: int = 0) -> Figures:
    """The same with players that look: they come where random ones never do, and win."""
    return whole_games(game, games, seed, first, "autopilot")


def replays(game: Game, games: int, seed: int = 2, first: int = 0) -> Figures:
    """The replay from the log equals the live game at every checkpoint, and the whole log verifies from its start."""
    checkpoints = answers = 0
    for i in range(first, first + games):
        chance = random.Random(f"replay/{seed}/{i}")
        live = opened(game, i, f"replay/{seed}/{i}")
        play_one(live, game.player("random", chance), chance)
        again = Live(game.rules, live.fate, Save(live.checkpoints[0], tuple(live.answers)))
        assert not again.lost, f"game {i}: {len(again.lost)} answers did not replay"
        mine = {c.at: c for c in live.checkpoints}
        for c in again.checkpoints:
            assert mine[c.at].data == c.data or c.at == 0, f"game {i}: checkpoint after {c.at} answers differs"
            checkpoints += 1
        assert verify(game.rules, live.fate, live.checkpoints[0], live.answers) == len(live.answers)
        answers += len(live.answers)
    return {"games": games, "checkpoints": checkpoints, "answers": answers}


def save_load_undo(game: Game, games: int, seed: int = 3, first: int = 0) -> Figures:
    """Saving, loading, undoing and redoing at random points change nothing; what is said beside questions (leaving, giving up, orders) too."""
    loads = undos = notes = 0
    for i in range(first, first + games):
        chance = random.Random(f"undo/{seed}/{i}")
        live = opened(game, i, f"undo/{seed}/{i}")
        player = game.player("random", chance)
        while not live.over:
            step(live, player, chance)
            if live.table.mixes:
                game.rules.audit(live.state)
            if chance.random() < NOTES and not live.over:
                notes += _note(game, live, chance)
            if chance.random() < LOADS:
                before = frozen(live)
                live = _reload(game, live)
                assert frozen(live) == before, f"game {i}: loading changed the game after {live.count} answers"
                loads += 1
            if chance.random() < UNDOS:
                undos += _undo_and_redo(live, chance, i)
    return {"games": games, "loads": loads, "undos": undos, "notes": notes}


def _note(game: Game, live: Live[Any], chance: random.Random) -> int:
    seat = chance.choice(game.rules.seats(live.state))
    known = sorted(w for w in game.rules.notes | game.rules.asides if not w.endswith(":"))
    what = chance.choice([MIX, *known, *game.rules.sayings(live.state, seat)])
    try:
        live.note(seat, what)
    except Refused:
        return 0
    return 1


def _reload(game: Game, live: Live[Any]) -> Live[Any]:
    fresh = Live(game.rules, live.fate, live.save, strict=True)
    assert not fresh.lost
    # Keep the older checkpoints in memory, as the database would.
    fresh.checkpoints = [*live.checkpoints[:-1], *fresh.checkpoints]
    fresh.answers, fresh.first = list(live.answers), live.first
    return fresh


def _undo_and_redo(live: Live[Any], chance: random.Random, number: int) -> int:
    to = max(live.first, live.count - 1 - chance.randrange(40))
    if to >= live.count:
        return 0
    before = frozen(live)
    gone = live.undo(to)
    for old in gone:
        live.answer(old.n, old.seat, old.picks)
    assert frozen(live) == before, f"game {number}: undo and redo from {to} changed the game"
    return 1


# Secrets


def non_interference(game: Game, games: int, seed: int = 4, first: int = 0) -> Figures:
    """Two states that differ only in what a viewer may not know give equal views: for the public and for every seat."""
    checks = differed = 0
    for i in range(first, first + games):
        chance = random.Random(f"scramble/{seed}/{i}")
        live = opened(game, i, f"scramble/{seed}/{i}")
        player = game.player("random", chance)
        while not live.over:
            step(live, player, chance)
            if chance.random() >= LOOKS:
                continue
            for viewer in (None, *game.rules.seats(live.state)):
                other = game.rules.scramble(live.state, viewer, chance.randrange)
                assert game.rules.view(live.state, viewer) == game.rules.view(other, viewer), (
                    f"game {i}, after {live.count} answers: the view of {viewer} tells too much"
                )
                differed += other != live.state
                checks += 1
    return {"games": games, "views_compared": checks, "states_that_differed": differed}


# Refusing and failing


def refusals(game: Game, tries: int, seed: int = 5, first: int = 0) -> Figures:
    """Illegal, stale, duplicate and foreign answers are refused by a typed error and change nothing."""
    name = f"refusals/{seed}/{first}"
    chance = random.Random(name)
    kinds: Counter[str] = Counter()
    accepted = number = 0
    live = opened(game, number, f"{name}/0")
    player = game.player("random", chance)
    given: list[Answer] = []
    heard: list[str] = [""]  # keys of other questions, and nonsense
    for done in range(tries):
        if live.over or chance.random() < 0.001:
            number += 1
            live = opened(game, number, f"{name}/{number}")
            given = []
        before = frozen(live)
        heard = [*heard[-200:], chance.choice(chance.choice(live.asks).keys)]
        n, seat, picks, extra = _random_answer(game, live, chance, given, heard)
        try:
            moved = live.answer(n, seat, picks, **extra)
        except Refused as refusal:
            kinds[type(refusal).__name__] += 1
            assert frozen(live) == before, f"a refused answer changed the game: {n} {seat} {picks} {extra}"
        else:
            accepted += 1
            if moved.answer:
                given.append(moved.answer)
        if chance.random() < 0.02 and not live.over:
            question = choose(live, player, chance, {})
            live.answer(question.n, question.seat, player.pick(None, question), id=f"i{done}")
    ended = opened(game, 0, f"{name}/ended")
    play_one(ended, player, chance)
    try:
        ended.answer(0, 0, ())
    except Ended:
        kinds["Ended"] += 1
    return {"tries": tries, "accepted": accepted, "refused": dict(kinds)}


def _random_answer(
    game: Game, live: Live[Any], chance: random.Random, given: list[Answer], heard: list[str]
) -> tuple[int, int, tuple[str, ...], dict[str, Any]]:
    ask = chance.choice(live.asks)
    n, seat = ask.n, ask.seat
    keys = list(ask.keys)
    picks: tuple[str, ...] = tuple(chance.sample(keys, min(len(keys), ask.most)))
    extra: dict[str, Any] = {}
    match chance.randrange(13):
        case 0:
            n = chance.randrange(-5, live.count + 50)
        case 1:
            seat = chance.randrange(-1, game.seats[1] + 1)
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
            picks = (chance.choice([*heard, "x" * 300]),)
        case 10 if live.answers and live.answers[-1].id:
            extra["id"] = live.answers[-1].id
        case 11:
            n, picks = NOTE, (chance.choice(["no-such-note", *heard]),)
        case _:
            pass
    return n, seat, picks, extra


def crashes(game: Game, answers: int, seed: int = 6, first: int = 0) -> Figures:
    """A bug injected into the rules throws the open step away and leaves the game as it was."""
    name = f"crash/{seed}/{first}"
    chance = random.Random(name)
    crashed = number = 0
    where: set[str] = set()
    with faults() as arm:
        live = opened(game, number, f"{name}/0")
        player = game.player("random", chance)
        for _ in range(answers):
            if live.over:
                number += 1
                live = opened(game, number, f"{name}/{number}")
            question = choose(live, player, chance, {})
            picks = player.pick(None, question)
            before = frozen(live)
            with arm(1 + chance.randrange(LATEST_FAULT) if chance.random() < FAULTS else 0):
                try:
                    live.answer(question.n, question.seat, picks)
                except RuleCrash as crash:
                    crashed += 1
                    where.add(_culprit(crash))
                    if not isinstance(crash.__cause__, Injected):
                        raise AssertionError(f"a fault of its own: {crash.report}") from crash
                    assert frozen(live) == before, f"a crash changed the game after {live.count} answers"
    return {"answers": answers, "crashes": crashed, "places_in_the_rules": where}


def _culprit(crash: RuleCrash) -> str:
    """The line of the rules that was running when the fault struck: the last one that is neither the trap nor the table's."""
    frames = [line.strip() for line in crash.report.splitlines() if line.strip().startswith("File ")]
    return [f for f in frames if __file__ not in f and "table.py" not in f][-1]


@contextmanager
def faults() -> Iterator[Any]:
    """Within this, `with arm(k)` lets the k-th draw or event fail after it has happened, once; 0 is none."""
    draw, tell = Table.draw, Table.tell
    left = 0

    def strike() -> None:
        nonlocal left
        left -= 1
        if left == 0:  # below it the game is put together again from its answers: that must not fail
            raise Injected("injected")

    def drawing(self: Table[Any], *args: Any, **named: Any) -> Any:
        found = draw(self, *args, **named)
        strike()
        return found

    def telling(self: Table[Any], *args: Any, **named: Any) -> None:
        tell(self, *args, **named)
        strike()

    @contextmanager
    def arm(deeds: int) -> Iterator[None]:
        nonlocal left
        left = deeds
        try:
            yield
        finally:
            left = 0

    Table.draw, Table.tell = drawing, telling  # type: ignore[method-assign]
    try:
        yield arm
    finally:
        Table.draw, Table.tell = draw, tell  # type: ignore[method-assign]


def same_under_any_hash_seed(game: Game, games: int, seed: int = 7) -> str:
    """A digest of seeded games; `tests/` compares it between processes with different PYTHONHASHSEEDs."""
    digest = ""
    for i in range(games):
        chance = random.Random(f"hash/{seed}/{i}")
        live = opened(game, i, f"hash/{seed}/{i}")
        play_one(live, game.player("random", chance), chance)
        digest = mark(digest, live.state.model_dump_json(), [a.trace for a in live.answers])
    return digest
