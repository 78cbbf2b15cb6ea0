"""`keeper replay FILE`: a game that is over as a test that plays it again, or as a transcript to be read.

The file comes from `/game verify`, `/admin export` or `/game report`. What it says is played by the rules on this machine: where a
rule breaks, or does not ask what it asked then, the test ends with the answer that fails. So whoever mends a rule begins with a test
that shows the fault. Files come from outside: nothing in one becomes more than a string of the test.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot import evidence, sequels
from bot.commands import own_words
from bot.evidence import BadEvidence, Evidence
from bot.exports import SEALED
from bot.reader import Reader
from bot.shelf import Box, Shelf, fill
from db.errors import BadExport
from db.transfer import Parcel, checked
from games import registry
from games.kernel.content import BadPack
from games.kernel.live import NOTE, Live, Refused, RuleCrash, new_game
from games.kernel.luck import Drawn, Witness, key_of
from games.kernel.phrases import Lang
from games.kernel.table import Told

DONE, CANNOT = 0, 2

_RUNNING = "this game is not over: what it hides, and its luck, stay where it is played. Take the file again at its end"
_NEVER_BEGAN = "this game never began: there is nothing to play again"


class BadFile(Exception):
    """A file that cannot be played again: one line says why."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it was logged. `trace` is the fingerprint of what followed."""

    n: int
    seat: int
    picks: tuple[str, ...]
    by: str
    trace: str


@dataclass(frozen=True, slots=True)
class Played:
    """What a game was made of: everything else follows from the rules."""

    game: str
    rules_version: int
    options: Mapping[str, str]
    wishes: Sequence[Mapping[str, str]]
    key: bytes
    answers: Sequence[Given]
    finished: bool


# Reading


def read(data: bytes, shelf: Shelf) -> Played:
    """Raises BadFile."""
    if len(data) > evidence.MOST_BYTES:
        raise BadFile(f"the file is larger than {evidence.MOST_BYTES // 1024 // 1024} MB")
    try:
        raw = json.loads(data)
    except (ValueError, RecursionError):
        raise BadFile("this is not JSON") from None
    if isinstance(raw, dict) and SEALED in raw:
        raise BadFile("this file is sealed, because its game is being played: only the memory it came from can open it")
    if isinstance(raw, dict) and ("log" in raw or "whole" in raw):  # a report
        if "whole" not in raw:
            raise BadFile(_RUNNING)
        raw = raw["whole"]
    if not isinstance(raw, dict) or "format" not in raw:
        raise BadFile("this is no file of a game")
    return _of_evidence(data, shelf) if raw["format"] == evidence.FORMAT else _of_export(raw, shelf)


def _of_evidence(data: bytes, shelf: Shelf) -> Played:
    try:
        found = evidence.read(data)
        evidence.box_for(found, shelf)
    except BadEvidence as bad:
        raise BadFile(str(bad)) from None
    if not found.over or found.secret is None:
        raise BadFile(_RUNNING)
    if found.opening is None and not found.answers:
        raise BadFile(_NEVER_BEGAN)
    answers = [Given(a.n, a.seat, tuple(a.picks), a.by, a.trace) for a in found.answers]
    return _played(found, found.begun_with, found.wishes, found.key, answers)


def _of_export(raw: dict[str, Any], shelf: Shelf) -> Played:
    try:
        parcel: Parcel = checked(raw)
    except BadExport as bad:
        raise BadFile(ascii(f"this is no game that can be read ({bad.where})")[1:-1]) from None
    game = parcel.game
    if game.name not in shelf:
        raise BadFile(f"there is no game {game.name!a} here")
    if not parcel.begun:
        raise BadFile(_NEVER_BEGAN)
    if not parcel.over or game.secret is None:
        raise BadFile(_RUNNING)
    box = shelf.box(game.name)
    found = Evidence.model_construct(
        game=game.name,
        rules_version=game.rules_version,
        status=game.status,
        wishes=[{w.name: str(seat.choices.get(w.name) or "") for w in box.seat_wishes} for seat in parcel.seats],
    )
    try:
        evidence.box_for(found, shelf)
    except BadEvidence as bad:
        raise BadFile(str(bad)) from None
    options = {w.name: str(game.options.get(w.name) or "") for w in box.wishes}
    options |= {sequels.OPTION: story} if (story := str(game.options.get(sequels.OPTION) or "")) else {}
    log = sorted((a for a in parcel.answers if a.status == "live"), key=lambda a: a.serial)
    answers = [Given(a.n, a.seat, tuple(a.picks), a.by, a.trace) for a in log]
    return _played(found, options, found.wishes, key_of(game.secret, (game.salt or "").split("\n")), answers)


def _played(
    found: Evidence, options: Mapping[str, str], wishes: Sequence[Mapping[str, str]], key: bytes, answers: Sequence[Given]
) -> Played:
    chosen = {name: value for name, value in options.items() if value}
    by_seat = [{name: value for name, value in wish.items() if value} for wish in wishes]
    return Played(found.game, found.rules_version, chosen, by_seat, key, answers, found.status == "finished")


# Playing


@dataclass(frozen=True, slots=True)
class Deed:
    """One answer played again. `which` tells the question from others the seat is asked; `fault`: what became of it here."""

    number: int
    given: Given
    asked: str = ""
    which: str = ""
    told: tuple[Told, ...] = ()
    draws: tuple[Drawn, ...] = ()
    differs: bool = False
    fault: str = ""


class Again:
    """A game that is being played again."""

    def __init__(self, played: Played, box: Box) -> None:
        self.played, self.box = played, box
        self.fate = Witness(played.key)
        self.live: Live[Any] | None = None
        self.fault = ""
        try:
            state = box.new_state(len(played.wishes), played.options, played.wishes)
            begun = box.rules.load(state.model_dump_json(), played.rules_version)
        except Exception as wrong:  # whatever foreign wishes make the rules raise
            raise BadFile(ascii(f"a game does not begin like this here ({type(wrong).__name__}: {wrong})")[1:-1][:300]) from None
        try:
            self.live = Live(box.rules, self.fate, new_game(box.rules, begun))
        except RuleCrash as crash:
            self.fault = _in_a_line(crash)
        self.opening_draws = self.fate.look()

    def deeds(self, until: int | None) -> Iterator[Deed]:
        """The answers in their order, up to the first that these rules do not take."""
        differs = False
        for number, given in enumerate(self.played.answers[:until], 1):
            if self.live is None:
                return
            asked, which = self._meant(self.live, given)
            try:
                moved = self.live.answer(given.n, given.seat, given.picks)
            except RuleCrash as crash:
                yield Deed(number, given, asked, which, fault=_in_a_line(crash))
                return
            except Refused as refused:
                yield Deed(number, given, asked, which, fault=_in_a_line(refused))
                return
            first = not differs and moved.answer is not None and moved.answer.trace != given.trace
            differs = differs or first
            yield Deed(number, given, asked, which, moved.told, self.fate.look(), first)

    @staticmethod
    def _meant(live: Live[Any], given: Given) -> tuple[str, str]:
        """What was asked, and what a test must say besides the keys so that `Play.says` finds that question."""
        mine = [a for a in live.asks if a.seat == given.seat]
        question = next((a for a in mine if a.n == given.n), None)
        if question is None:
            return "", ""
        fits = [a for a in mine if set(given.picks) <= set(a.keys)]
        if next((a for a in fits if a.needed), fits[0] if fits else None) is question:
            return question.msg, ""
        named = [a for a in fits if a.msg == question.msg]
        if next((a for a in named if a.needed), named[0] if named else None) is question:
            return question.msg, f", msg={question.msg!r}"
        return question.msg, f", n={question.n}"


def _in_a_line(wrong: Exception) -> str:
    return ascii(f"{type(wrong).__name__}: {wrong}")[1:-1][:200]


# A test

_HEAD = '''"""A game of {game} as it was played, printed by `keeper replay`: {what}."""

from __future__ import annotations

{imports}

def test_a_game_of_{name}_as_it_was_played() -> None:
    box = open_box(manifest_of({package!r}){packs})
    begun = box.new_state({seats}, {options!r}, {wishes!r})
    state = box.rules.load(begun.model_dump_json(), {version})
    t = play(box.rules, state, Fate(bytes.fromhex({key!r})))
'''


def as_test(again: Again, package: str, until: int | None = None, packs: Sequence[Path] = ()) -> str:
    """The source of a test that plays this game again."""
    played = again.played
    body: list[str] = []
    fault = again.fault
    if fault:
        body.append(f"# It does not open here: {fault}")
    count = 0
    for deed in again.deeds(until):
        if deed.fault:
            fault = deed.fault
            body.append(f"# Here it fails: {fault}")
        count += not deed.fault
        body.append(_line(deed))
        if deed.differs:
            body.append("# What followed from this answer was something else then.")
    whole = not fault and count == len(played.answers)
    if not fault:
        body += _claims(again, whole)
    what = f"fails at answer {count + 1}" if fault else f"all {count} answers" if whole else f"its first {count} answers"
    imports = ["from bot.shelf import open_box", "from games.kernel.luck import Fate", "from games.kernel.testing import play"]
    imports.append("from games.registry import manifest_of")
    head = _HEAD.format(
        game=played.game,
        what=what,
        imports="\n".join((["from pathlib import Path", ""] if packs else []) + imports) + "\n",
        name="".join(c if c.isalnum() else "_" for c in played.game),
        package=package,
        packs=f", ({', '.join(f'Path({str(p)!r})' for p in packs)},)" if packs else "",
        seats=len(played.wishes),
        options=dict(played.options),
        wishes=[dict(wish) for wish in played.wishes],
        version=played.rules_version,
        key=played.key.hex(),
    )
    return head + "".join(f"    {line}\n" for line in body)


def _line(deed: Deed) -> str:
    given = deed.given
    keys = "".join(f", {key!r}" for key in given.picks)
    if given.n == NOTE:
        return f"t.notes({given.seat}{keys})  # {deed.number}"
    return f"t.says({given.seat}{keys}{deed.which})  # {deed.number}{f': {deed.asked}' if deed.asked else ''}"


def _claims(again: Again, whole: bool) -> list[str]:
    """How it ends, or what is asked now: where whoever writes the test goes on."""
    assert again.live is not None
    outcome = again.live.outcome
    if outcome is not None:
        return [
            "assert t.over",
            f"assert (t.live.outcome.result, t.live.outcome.reason) == {(outcome.result, outcome.reason)!r}",
            f"assert t.live.outcome.winners == {outcome.winners!r}",
        ]
    claims = [f"t.asks({a.seat}, {a.msg!r})  # {', '.join(a.keys)[:90]}" for a in again.live.asks if a.needed]
    if whole and again.played.finished:
        claims.insert(0, "# Then the game was over here. Now it goes on:")
    return claims


# A transcript


def transcript(again: Again, until: int | None = None, lang: Lang = "en") -> list[str]:
    """What was asked, answered, drawn and told, all of it: the game is over."""
    box, played = again.box, again.played
    names = {seat: f"#{seat}" for seat in range(len(played.wishes))}
    reader = Reader(lang, own_words(), box.cards, names)
    lines = [f"{played.game}, {len(played.wishes)} seats, {len(played.answers)} answers"]
    lines += [f"{name}: {value}" for name, value in played.options.items()]
    lines += [f"#{seat} {name}: {value}" for seat, wish in enumerate(played.wishes) for name, value in wish.items()]
    if again.live is None:
        return [*lines, f"  !! it does not open here: {again.fault}"]
    lines += _happened(box, reader, again.live.opening, again.opening_draws)
    for deed in again.deeds(until):
        given = deed.given
        by = "" if given.by == "player" else f" ({given.by})"
        lines.append(f"{deed.number:4} #{given.seat}{by} {deed.asked or '-'}: {', '.join(given.picks)}")
        lines += _happened(box, reader, deed.told, deed.draws)
        if deed.differs:
            lines.append("  !! what followed was something else then")
        if deed.fault:
            lines.append(f"  !! {deed.fault}")
    lines += [f"     asked now: #{a.seat} {a.msg}: {', '.join(a.keys)}" for a in again.live.asks if a.needed]
    return [_plain(line) for line in lines]


def _happened(box: Box, reader: Reader, told: Sequence[Told], draws: Sequence[Drawn]) -> list[str]:
    lines = [f"       luck {d.name}: {d.value} of {d.sides}" for d in draws]
    for t in told:
        said = box.event_line(t.event, reader) or repr(t.event)
        whom = "" if t.to is None else f" [only {', '.join(f'#{seat}' for seat in t.to) or 'at the end'}]"
        lines.append(f"       {said}{whom}")
    return lines


def _plain(line: str) -> str:
    """One line, and nothing in it that drives a terminal."""
    return "".join(c if c.isprintable() else " " for c in line)


# The command


def replay(path: Path, *, until: int | None = None, describe: bool = False, lang: Lang = "en", packs: Sequence[Path] = ()) -> int:
    try:
        with path.open("rb") as file:
            data = file.read(evidence.MOST_BYTES + 1)
        shelf = fill(tuple(packs))
        again = Again(played := read(data, shelf), shelf.box(played.game))
    except (BadFile, BadPack) as bad:
        print(f"keeper: {path.name}: {bad}", file=sys.stderr)
        return CANNOT
    except OSError as error:
        print(f"keeper: {path.name}: {error.strerror or 'cannot be read'}", file=sys.stderr)
        return CANNOT
    if describe:
        print("\n".join(transcript(again, until, lang)))
    else:
        print(as_test(again, registry.manifest(played.game).package, until, packs), end="")
    return DONE
