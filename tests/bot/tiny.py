"""A game that asks whatever a test wants: wide questions, several picks, secrets, side questions, a rule that crashes.

`options["script"]` is a list of steps: `wide:N` (N options), `some:N:LEAST:MOST`, `all` (everybody at once), `secret` (a card only
for seat 0, asked under a cover), `beside` (seat 1 may step in), `crash` (one of its options crashes), `turn:SEAT` (a chapter
begins), `friend` (the next seat is asked in the middle of seat 0's turn), `double` (two questions in one step), `plot:SEAT` (a
seat is asked in secret; outsiders know it is 1 or 2), `window` (seats 1 and 2 may react in secret; 2 has nothing to react with).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image
from pydantic import BaseModel

from bot.reader import Reader
from bot.shelf import Choice, Look, Pilot, Plain, Style, Wish
from games.kernel.ask import Ask, Cover, Option, Script, ask, ask_all, ask_some, beside, menu, window
from games.kernel.luck import Fate
from games.kernel.rules import Chance, Outcome, Rules
from games.kernel.table import Event, State, Table
from rendering.drawn import Drawn

LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde im Überseemuseum von Arkham "


class TinyState(State):
    seats: int = 1
    script: list[str] = []
    at: int = 0
    seen: list[str] = []
    secret: str = ""


class TinyView(BaseModel):
    viewer: int | None
    seen: list[str]
    secret: str
    seats: int


@dataclass(frozen=True, slots=True)
class Begins(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Did(Event):
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Sees(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Peeks(Event):
    seat: int


class TinyRules(Rules[TinyState]):
    name = "tiny"
    version = 1
    state_type = TinyState

    def table(self, state: TinyState, fate: Fate, step: int) -> Table[TinyState]:
        return Table(state, fate, step)

    def step(self, table: Table[TinyState]) -> Script[None]:
        s = table.state
        kind, *rest = s.script[s.at].split(":")
        yield from getattr(self, f"_{kind}")(table, *rest)
        s.at += 1

    def _did(self, t: Table[TinyState], seat: int, what: object) -> None:
        t.state.seen.append(str(what))
        t.tell(Did(seat, str(what)))

    def _turn(self, t: Table[TinyState], seat: str) -> Script[None]:
        t.tell(Begins(int(seat)))
        got = yield from menu(int(seat), "act", lambda: [Option("go", "go"), Option("rest", "rest")])
        self._did(t, int(seat), got)

    def _wide(self, t: Table[TinyState], n: str) -> Script[None]:
        got = yield from ask(0, "wide", [Option(f"o:{i}", i, (("i", i),)) for i in range(int(n))])
        self._did(t, 0, got)

    def _some(self, t: Table[TinyState], n: str, least: str, most: str) -> Script[None]:
        options = [Option(f"o:{i}", i, (("i", i),)) for i in range(int(n))]
        got = yield from ask_some(0, "some", options, int(least), int(most), default=["o:0"])
        self._did(t, 0, got)

    def _all(self, t: Table[TinyState]) -> Script[None]:
        yes = [Option("yes", True), Option("no", False)]
        got = yield from ask_all({s: Ask(s, "all", yes, default=("no",)) for s in range(t.state.seats)})
        self._did(t, 0, sorted(got.items()))

    def _secret(self, t: Table[TinyState]) -> Script[None]:
        t.state.secret = f"card-{t.draw(50, 'secret:0')}"
        t.tell(Sees(0, t.state.secret), (0,), Peeks(0))
        cover = Cover("hidden", (0,))
        options = [Option("keep", "keep", (("card", t.state.secret),)), Option("burn", "burn")]
        yield from ask(0, "secret", options, cover=cover, audience=(0,))
        self._did(t, 0, "something")

    def _beside(self, t: Table[TinyState]) -> Script[None]:
        def main() -> Script[None]:
            got = yield from menu(0, "act", lambda: [Option("go", "go"), Option("rest", "rest")])
            self._did(t, 0, got)

        def offers() -> list[Option[str]]:
            return [Option("help", "help")] if "help" not in t.state.seen else []

        def act(seat: int, what: str) -> Script[None]:
            self._did(t, seat, what)
            return
            yield

        yield from beside(main(), {1: offers}, act, "step-in")

    def _crash(self, t: Table[TinyState]) -> Script[None]:
        got = yield from ask(0, "crash", [Option("fall", 0), Option("stand", 1)])
        self._did(t, 0, 1 // got)

    def _friend(self, t: Table[TinyState]) -> Script[None]:
        got = yield from ask(1, "favour", [Option("yes", True), Option("no", False)], default="no")
        self._did(t, 1, got)

    def _double(self, t: Table[TinyState]) -> Script[None]:
        for msg in ("first", "second"):
            got = yield from ask(0, msg, [Option("a", "a"), Option("b", "b")])
            self._did(t, 0, got)

    def _plot(self, t: Table[TinyState], seat: str) -> Script[None]:
        options = [Option("stab", "stab"), Option("wait", "wait")]
        yield from ask(int(seat), "plot", options, default="wait", cover=Cover("hidden", (1, 2)), audience=(1, 2))
        self._did(t, 0, "dusk")

    def _plots(self, t: Table[TinyState]) -> Script[None]:
        """Two secret questions in a row, with nothing to be seen in between."""
        options = [Option("stab", "stab"), Option("wait", "wait")]
        for _ in range(2):
            yield from ask(1, "plot", options, default="wait", cover=Cover("hidden", (1, 2)), audience=(1, 2))
        self._did(t, 0, "dusk")

    def _window(self, t: Table[TinyState]) -> Script[None]:
        def offers(seat: int) -> list[Option[str]]:
            return [Option("trap", "trap")] if seat == 1 and "trap" not in t.state.seen else []

        def act(seat: int, what: str) -> Script[None]:
            self._did(t, seat, what)
            return
            yield

        yield from window((1, 2), "react", offers, act, eligible=lambda s: True, cover=Cover("hidden", (1, 2)), audience=())
        self._did(t, 0, "calm")

    def over(self, state: TinyState) -> bool:
        return state.at >= len(state.script)

    def outcome(self, state: TinyState) -> Outcome | None:
        return Outcome("won", "done", tuple(range(state.seats))) if self.over(state) else None

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return tuple(range(state.seats))

    def view(self, state: TinyState, viewer: int | None) -> TinyView:
        return TinyView(viewer=viewer, seen=state.seen, secret=state.secret if viewer == 0 else "", seats=state.seats)

    def scramble(self, state: TinyState, viewer: int | None, chance: Chance) -> TinyState:
        return state


class TinyBox(Plain):
    past_is_open = True
    name = "tiny"
    least, most = 1, 4
    windows = True
    answering: Mapping[str, tuple[str, ...]] = {"go": ("go",), "pick": ("o:",)}
    wishes: tuple[Wish, ...] = ()
    cards: Any = None

    def __init__(self, script: Sequence[str], wordy: str = "") -> None:
        self.script = list(script)
        self.wordy = wordy
        self.helpful = True
        self.rules = TinyRules()
        self.seat_wishes = (Wish("hat", "wish-investigator", self._hats, unique=True),)
        self.drawn: list[tuple[str, int | None]] = []
        self.measured: list[tuple[TinyView, TinyView | None]] = []

    def _hats(self, reader: Reader) -> list[Choice]:
        return [Choice("", "-"), Choice("red", "red"), Choice("blue", "blue")]

    def title(self, reader: Reader) -> str:
        return "Tiny"

    def seating(self, choices: Sequence[Mapping[str, Any]]) -> Sequence[int]:
        return range(len(choices))

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> TinyState:
        return TinyState(seats=seats, script=list(self.script))

    def event_line(self, event: Event, reader: Reader) -> str | None:
        return f"[{reader.lang}] {event}"

    def question_line(self, ask: Ask, reader: Reader) -> str:
        return f"{reader.name(ask.seat)}: {ask.msg}? {self.wordy}"

    def option_label(self, ask: Ask, option: Option[Any], reader: Reader) -> str:
        return f"{option.key} {dict(option.args).get('card', '')} {self.wordy}".strip()

    def option_short(self, ask: Ask, option: Option[Any], reader: Reader) -> str:
        return self.option_label(ask, option, reader)

    def option_hint(self, ask: Ask, option: Option[Any], reader: Reader, view: Any = None, most: int = 100) -> str:
        return self.wordy

    def option_style(self, ask: Ask, option: Option[Any]) -> Style:
        return "main" if option.key == "o:1" else "plain"

    def headline(self, view: TinyView, reader: Reader) -> str:
        return f"tiny {len(view.seen)} {self.wordy}"

    def board_text(self, view: TinyView, reader: Reader) -> str:
        return "\n".join(["board", *view.seen, self.wordy * 80])

    def hand_text(self, view: TinyView, seat: int, reader: Reader) -> str:
        return f"hand {seat} {view.secret} {self.wordy * 30}"

    def outcome_line(self, outcome: Outcome, view: TinyView, reader: Reader) -> str:
        return outcome.result

    def command_name(self, command: str, reader: Reader) -> str:
        return command

    def why(self, view: TinyView, asks: Sequence[Ask], seat: int, verb: str, reader: Reader) -> str:
        return f"no {verb}"

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, Begins)

    def laid_out(self, event: Event) -> bool:
        return False

    def scene(self, view: TinyView, asks: Sequence[Ask]) -> str:
        return "turn"

    def draw(
        self, scene: str, view: TinyView, seat: int | None, reader: Reader, look: Look, before: TinyView | None = None
    ) -> Drawn:
        self.drawn.append((scene, seat))
        self.measured.append((view, before))
        return Drawn(Image.new("RGB", (64, 48), "green"), f"a picture of {scene} {view.secret}")

    def pilot(self) -> Pilot:
        return self

    def wants_idle(self, view: TinyView, question: Ask, /) -> bool:
        return self.helpful

    def says(self, view: TinyView, seat: int, /) -> str:
        return ""

    def pick(self, view: TinyView, ask: Ask, /) -> tuple[str, ...]:
        return (ask.options[-1].key,) if ask.most == 1 else tuple(o.key for o in ask.options[: max(ask.least, 1)])
