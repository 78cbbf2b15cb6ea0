"""`keeper simulate`: whole games by automatic players, with figures. For card authors and for checking."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.reader import Reader
from bot.shelf import open_box
from games.kernel.ask import Ask
from games.kernel.live import Live, Moved, RuleCrash
from games.kernel.players import Default, Random
from games.kernel.shortcuts import Shortcuts
from keeper.games import Game
from keeper.pace import GameWatch, Pace, Telling
from rendering.fluent import Words, word_folders

# A game that needs more answers than this is stuck.
MOST_ANSWERS = 20_000
# Whoever says more than this beside the questions between two answers does not know what they want.
MOST_ASIDES = 20


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    finished: int = 0
    crashed: int = 0
    stuck: int = 0
    answers: int = 0
    seconds: float = 0.0
    longest_step: int = 0
    results: Counter[str] = field(default_factory=Counter)
    per_opponent: dict[str, Counter[str]] = field(default_factory=dict)
    told: dict[str, Counter[str]] = field(default_factory=dict)  # what happened against each opponent, by kind of event
    reports: list[str] = field(default_factory=list)
    pace: Pace = field(default_factory=Pace)

    def plain(self, game: Game) -> dict[str, Any]:
        rates = {
            name: {
                "games": sum(results.values()),
                "won": sum(n for key, n in results.items() if key.startswith("won")),
                "win_rate": round(sum(n for k, n in results.items() if k.startswith("won")) / max(1, sum(results.values())), 3),
                "results": dict(results),
                "events_per_game": {
                    k: round(n / sum(results.values()), 2) for k, n in sorted(self.told.get(name, Counter()).items())
                },
            }
            for name, results in sorted(self.per_opponent.items())
        }
        return {
            "game": game.name,
            "games": self.games,
            "finished": self.finished,
            "crashed": self.crashed,
            "stuck": self.stuck,
            "results": dict(self.results),
            "opponents": rates,
            "answers": self.answers,
            "answers_per_second": round(self.answers / self.seconds) if self.seconds else 0,
            "answers_per_game": round(self.answers / max(1, self.games)),
            "longest_step": self.longest_step,
            **self.pace.plain(),
            "crash_reports": self.reports[:5],
        }


class WithAbsent:
    """The first seats are people who never come back and whom nobody stands in for: their time runs out at every question."""

    def __init__(self, player: Any, absent: int) -> None:
        self.player, self.absent, self.default = player, absent, Default()

    def pick(self, view: Any, question: Ask) -> tuple[str, ...]:
        return (self.default if question.seat < self.absent else self.player).pick(view, question)

    def wants_idle(self, view: Any, question: Ask) -> bool:
        return question.seat >= self.absent and self.player.wants_idle(view, question)

    def says(self, view: Any, seat: int) -> str:
        return self.player.says(view, seat) if seat >= self.absent else ""


def choose(live: Live[Any], player: Any, chance: random.Random, views: dict[int, Any]) -> Ask:
    """Whose question is answered next: anybody's who is needed, sometimes one that nobody waits for."""
    for question in live.asks:
        if question.idle and question.held is None:
            wants = getattr(player, "wants_idle", None)
            if wants is None:
                if chance.random() < 0.2:
                    return question
            else:
                if question.seat not in views:
                    views[question.seat] = live.view(question.seat)
                if wants(views[question.seat], question):
                    return question
    return chance.choice([a for a in live.asks if a.needed])


def speak(live: Live[Any], player: Any, seat: int) -> dict[int, Any]:
    """Whoever has answered says what is to be said beside the questions. The view it had last, for whoever needs it next."""
    if live.over or not live.rules.asides:
        return {}
    for _ in range(MOST_ASIDES):
        view = live.view(seat)
        what = player.says(view, seat)
        if not what:
            return {seat: view}
        live.note(seat, what, by="caretaker")
    return {}


def play_one(
    live: Live[Any],
    player: Any,
    chance: random.Random,
    watch: Callable[[Live[Any], Moved], None] | None = None,
    pace: GameWatch | None = None,
    shortcuts: Shortcuts | None = None,
) -> tuple[str, int, int]:
    """Play to the end: ("finished" | "stuck", answers, longest step). `shortcuts`: as at a table, which answers what is obvious."""
    sees = not isinstance(player, Random)  # it looks at nothing
    answers = longest = in_step = 0
    views: dict[int, Any] = {}
    while not live.over:
        question = choose(live, player, chance, views)
        view = views.get(question.seat) or (live.view(question.seat) if sees else None)
        obvious = shortcuts.obvious(view, question) if shortcuts is not None and _askable(question) else ""
        picks = (obvious,) if obvious else player.pick(view, question)
        moved = live.answer(question.n, question.seat, picks, by="order" if obvious else "caretaker")
        answers += 1
        in_step = 0 if moved.checkpoint else in_step + 1
        longest = max(longest, in_step)
        if watch:
            watch(live, moved)
        if pace:
            pace.answered(question, live, moved, shortcuts, view, by_table=bool(obvious))
        if answers >= MOST_ANSWERS:
            return "stuck", answers, longest
        views = speak(live, player, question.seat) if sees else {}
    return "finished", answers, longest


def telling(game: Game) -> Telling:
    """What everybody reads of an event, counted in words of English, and whether a board post begins with it."""
    box = open_box(game.manifest, game.packs)
    reader = Reader("en", Words.load(*word_folders()), box.cards, {seat: f"P{seat}" for seat in range(game.seats[1])})

    def told(event: Any) -> tuple[int, bool]:
        return len((box.event_line(event, reader) or "").split()), box.begins_chapter(event)

    return told


def _askable(question: Ask) -> bool:
    """Only what everybody may read is answered by the table, and only what is waited for."""
    return question.needed and not question.hollow and question.read_by(None)


def simulate(
    game: Game,
    games: int,
    seats: int | None,
    seed: int,
    player: str,
    *,
    opponent: str = "",
    until: str = "",
    strict: bool = False,
    watch: Callable[[Live[Any], Moved], None] | None = None,
    first: int = 0,
    absent: int = 0,
    at_a_table: bool = False,
) -> Tally:
    """`seats` None: every number in turn. `opponent` "": all in turn. `first` is the number of the first game; after an event of
    the kind `until` nothing more is counted. `absent`: so many seats are nobody's (`WithAbsent`). `at_a_table`: with the shortcuts people have
    there, so that presses are theirs."""
    tally, tell = Tally(), telling(game) if at_a_table else None
    for i in range(first, first + games):
        chance = random.Random(f"{seed}/{i}")
        count, foe = game.setting(i) if seats is None else (seats, game.opponents[i % len(game.opponents)])
        foe = opponent or foe
        tally.games += 1
        happened: Counter[str] = Counter()

        def note(now: Live[Any], moved: Moved, happened: Counter[str] = happened) -> None:
            for told in moved.told:
                if not until or until not in happened:
                    happened[type(told.event).__name__] += 1
            if watch:
                watch(now, moved)

        begun = time.perf_counter()
        live = game.open(count, foe, f"simulate/{seed}/{i}", strict=strict)
        try:
            pace = GameWatch(game.manifest, live, tell)
            players = game.player(player, chance)
            whole = WithAbsent(players, absent) if absent else players
            shortcuts = game.manifest.shortcuts(game.cards) if at_a_table else None
            ended, answers, longest = play_one(live, whole, chance, note, pace, shortcuts)
        except RuleCrash as crash:
            tally.crashed += 1
            tally.reports.append(f"seed {seed}, game {i}, {foe}, {count} seats, answer {live.count}:\n{crash.report}")
            continue
        finally:
            tally.seconds += time.perf_counter() - begun
        tally.answers += answers
        tally.longest_step = max(tally.longest_step, longest)
        if ended == "stuck":
            tally.stuck += 1
            continue
        outcome = live.outcome
        result = f"{outcome.result}:{outcome.reason}" if outcome else "unknown"
        tally.finished += 1
        tally.pace.add(pace, outcome.winners if outcome else ())
        tally.results[result] += 1
        tally.per_opponent.setdefault(foe, Counter())[result] += 1
        tally.told.setdefault(foe, Counter()).update(happened)
    return tally
