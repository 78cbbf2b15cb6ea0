"""The evidence about a game's luck: a file with which anybody can check every die and card, and the checking itself.

A game is played again from nothing but what such a file says: wishes, words, the house's secret and the answers. No stored state
is believed. The house does the same with what it has stored (`of_table`); `keeper verify` does it with a file, on any machine.

Before a game is over the file holds only what stands in the channel anyway: how many answers there are, and what they were, may
be secret. Files come from outside: everything here is bounded, nothing is believed.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

import db
from bot.luck_words import cleaned
from bot.refusals import TableRefusal
from bot.shelf import LONGEST_SEQUEL, SEQUEL, Box, Shelf
from bot.versions import versions
from games.kernel.live import Checkpoint, Live, new_game
from games.kernel.luck import MARK, Drawn, Witness, commitment, key_of, words_in
from games.kernel.rules import Rules
from games.kernel.table import Event, Told

if TYPE_CHECKING:
    from bot.tables.table import Table

FORMAT = "keeper luck 1"
MOST_BYTES = 32 * 1024 * 1024
MOST_SEATS, MOST_WORDS, MOST_ANSWERS = 16, 32, 100_000

Small = Annotated[int, Field(ge=-1, lt=2**31)]
Short = Annotated[str, Field(max_length=200)]
# Of words and ids: what could drive a terminal or break a line is in none of them.
_CLEAN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$"
Line = Annotated[str, Field(max_length=200, pattern=_CLEAN)]
# Of a wish for several things at once.
Chosen = Annotated[str, Field(max_length=2000, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$")]
Hex = Annotated[str, Field(pattern=r"^([0-9a-f]{2}){1,64}$")]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class DrawPart(Part):
    """One draw: SHA-256(key, name + "#" + attempt) gives a value from 0 to sides - 1, see docs/luck.md."""

    name: Short
    sides: Annotated[int, Field(ge=1, lt=2**31)]
    value: Small


class Happened(Part):
    """What was told, and what was drawn for it. None: this file does not say."""

    told: list[dict[str, Any]] | None = None
    draws: list[DrawPart] | None = None


class AnswerPart(Happened):
    """An answer of the line of play that counts. `sig` and `trace` are fingerprints of the question and of what followed."""

    seat: Small
    step: Small
    n: Small
    picks: Annotated[list[Short], Field(max_length=200)]
    by: Short
    sig: Short
    trace: Short


def options_of(options: Mapping[str, Any], box: Box) -> dict[str, str]:
    """What a game was begun with, by name."""
    return {w.name: str(options.get(w.name) or "") for w in box.wishes}


class Evidence(Part):
    format: Literal["keeper luck 1"] = FORMAT
    keeper: Line
    game: Line
    rules_version: Small
    status: Literal["lobby", "playing", "paused", "finished", "ended"]
    options: dict[Line, Chosen]
    sequel: Annotated[str, Field(max_length=LONGEST_SEQUEL, pattern=_CLEAN)] = ""
    """What an earlier game of the same people has handed on to this one."""
    wishes: Annotated[list[dict[Line, Line]], Field(max_length=MOST_SEATS)]
    """By seat."""
    recipe: Literal[1, 2]
    """2: the key is made of words everybody could read. 1: of the ids of joins and start; older games are."""
    commitment: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    words: Annotated[list[Line], Field(max_length=MOST_WORDS)]
    secret: Hex | None = None
    opening: Happened | None = None
    answers: Annotated[list[AnswerPart], Field(max_length=MOST_ANSWERS)] = []
    taken_back: Small = 0
    """Answers that were undone, or lost to an update of the rules: they are in nobody's way and not part of this file."""
    result: Line = ""

    @model_validator(mode="after")
    def _words_that_could_be_given(self) -> Evidence:
        """A word with something in it that nobody sees would read the same in the post and bring other dice."""
        for n, word in enumerate(self.words, 1):
            if not (cleaned(word) == word if self.recipe == 2 else word.isascii()):
                raise ValueError(f"word {n} is none that anybody could have given")
        return self

    @property
    def begun_with(self) -> dict[str, str]:
        """All options of the table, what it goes on from included."""
        return {**self.options, SEQUEL: self.sequel} if self.sequel else dict(self.options)

    @property
    def over(self) -> bool:
        return self.status in ("finished", "ended")

    @property
    def key(self) -> bytes:
        lines = [MARK, *self.words] if self.recipe == 2 else self.words
        return key_of(bytes.fromhex(self.secret or ""), lines)

    def written(self) -> bytes:
        return json.dumps(self.model_dump(mode="json", exclude_defaults=False), ensure_ascii=False, indent=1).encode()


class BadEvidence(Exception):
    """A file that is no evidence: one line says why."""


def read(data: bytes) -> Evidence:
    """Raises BadEvidence."""
    if len(data) > MOST_BYTES:
        raise BadEvidence(f"the file is larger than {MOST_BYTES // 1024 // 1024} MB")
    try:
        return Evidence.model_validate_json(data)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:120]
        raise BadEvidence(ascii(f"{where or 'the file'}: {first['msg']}"[:300])[1:-1]) from None
    except RecursionError:
        raise BadEvidence("the file is nested too deeply") from None


Place = Literal["promise", "begin", "answer", "checkpoint", "result"]


@dataclass(frozen=True, slots=True)
class Deviation:
    """The first place where play and replay differ. `after`: how many answers came before it, or which one it is."""

    place: Place
    after: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """`bound`: the secret is the one that was promised. `good` of `answers` replay to exactly what was logged."""

    bound: bool
    good: int
    answers: int
    deviation: Deviation | None = None
    taken_back: int = 0
    opening: Happened | None = None
    happened: tuple[Happened, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()

    @property
    def honest(self) -> bool:
        return self.bound and self.deviation is None


def check(box: Box, evidence: Evidence) -> Verdict:
    """Play the game again from the evidence alone. Takes a while: not for the event loop."""
    assert evidence.secret is not None
    n = len(evidence.answers)
    bound = commitment(bytes.fromhex(evidence.secret)) == evidence.commitment
    fate = Witness(evidence.key)
    rules: Rules[Any] = box.rules
    try:
        state = box.new_state(len(evidence.wishes), evidence.begun_with, evidence.wishes)
        # A game that was begun by an earlier version goes on as that version began it: so its migrations come first.
        begun = rules.load(state.model_dump_json(), evidence.rules_version)
        live = Live(rules, fate, new_game(rules, begun))
    except Exception:  # whatever foreign wishes make the rules raise
        return Verdict(bound, 0, n, Deviation("begin" if bound else "promise"), evidence.taken_back)
    opening = happened(live.opening, fate.look())
    replayed: list[Happened] = []
    deviation = None if _same(evidence.opening, opening) else Deviation("begin")
    for i, answer in enumerate(evidence.answers):
        if deviation is not None:
            break
        try:
            moved = live.answer(answer.n, answer.seat, answer.picks)
        except Exception:  # a question nobody was asked, an option nobody had, or a rule that breaks
            deviation = Deviation("answer", i + 1)
            break
        what = happened(moved.told, fate.look())
        now = moved.answer
        as_logged = now is not None and (now.sig, now.trace, now.step) == (answer.sig, answer.trace, answer.step)
        if not as_logged or not _same(answer, what):
            deviation = Deviation("answer", i + 1)
            break
        replayed.append(what)
    if deviation is None and evidence.status == "finished" and result_of(live) != evidence.result:
        deviation = Deviation("result", n)
    if not bound:
        deviation = Deviation("promise")
    return Verdict(bound, len(replayed), n, deviation, evidence.taken_back, opening, tuple(replayed), tuple(live.checkpoints))


def result_of(live: Live[Any]) -> str:
    """How it ended, in a word and a reason."""
    outcome = live.outcome
    return "" if outcome is None else f"{outcome.result} {outcome.reason} {list(outcome.winners)}"


def box_for(evidence: Evidence, shelf: Shelf) -> Box:
    """The game this is evidence of, in the version at hand. Raises BadEvidence if it cannot be checked with it."""
    if evidence.game not in shelf:
        raise BadEvidence(f"there is no game {evidence.game!a} here")
    box = shelf.box(evidence.game)
    if not box.least <= len(evidence.wishes) <= box.most:
        raise BadEvidence(f"{evidence.game} is for {box.least} to {box.most} seats, not for {len(evidence.wishes)}")
    if evidence.rules_version > box.rules.version:
        mine = box.rules.version
        raise BadEvidence(f"it was played by version {evidence.rules_version} of the rules, and this is version {mine}")
    return box


def happened(told: Sequence[Told], draws: Sequence[Drawn]) -> Happened:
    return Happened(told=[_plain(t) for t in told], draws=[DrawPart(name=d.name, sides=d.sides, value=d.value) for d in draws])


def _plain(told: Told) -> dict[str, Any]:
    """An event as JSON has it, and who could know it at the time."""

    def plain(event: Event) -> Any:
        return json.loads(json.dumps(event.plain(), default=str))

    found = plain(told.event)
    if told.to is not None:
        found = {"to": list(told.to), "others": None if told.others is None else plain(told.others), **found}
    return found


def _same(said: Happened | None, found: Happened) -> bool:
    """Does what a file says, if it says something, stand in the replay?"""
    if said is None:
        return True
    return said.told in (None, found.told) and said.draws in (None, found.draws)


# What the house has


async def of_table(table: Table) -> tuple[Evidence, Verdict | None]:
    """The evidence about a table, and what the house finds itself. Unfinished: only what is published, and no verdict.

    Raises TableRefusal.
    """
    if not table.over or table.game.secret is None:
        return published(table), None
    verdict, whole = await judge(table)
    return whole, verdict


def published(table: Table) -> Evidence:
    """What everybody could read in the channel so far. Raises TableRefusal."""
    try:
        return _published(table)
    except ValidationError:  # a game that was brought from elsewhere, with words or wishes that are none
        raise TableRefusal("no-evidence") from None


def _published(table: Table) -> Evidence:
    game, box = table.game, table.box
    words = words_in(game.salt)
    recipe: Literal[1, 2] = 1 if words is None and game.salt is not None else 2
    if game.salt is None:
        words = tuple(given.word for given in table.words_given())
    elif words is None:
        words = tuple(game.salt.split("\n")) if table.over else ()  # nobody was shown them before the end
    return Evidence(
        keeper=versions()["keeper"],
        game=game.name,
        rules_version=game.rules_version,
        status=game.status,
        options=options_of(game.options, box),
        sequel=str(game.options.get(SEQUEL) or ""),
        wishes=[{w.name: str(s.choices.get(w.name) or "") for w in box.seat_wishes} for s in table.seats],
        recipe=recipe,
        commitment=game.commitment,
        words=list(words),
    )


async def judge(table: Table) -> tuple[Verdict, Evidence]:
    """Play a stored game again from its wishes and words, and hold all that was stored against it. The file says it all: not
    for anybody's eyes before the game is over. Raises TableRefusal."""
    memory, game = table.tables.db, table.game
    log = await memory.log(table.id, live=False)
    stored = await memory.checkpoints(table.id)
    evidence = published(table)
    if game.salt is not None:
        evidence.words = list(words_in(game.salt) or game.salt.split("\n"))
    evidence.secret = None if game.secret is None else game.secret.hex()
    evidence.taken_back = len([a for a in log if a.status != "live"])
    evidence.answers = [
        AnswerPart(seat=a.seat, step=a.step, n=a.n, picks=list(a.picks), by=a.by, sig=a.sig, trace=a.trace)
        for a in log
        if a.status == "live"
    ]
    if game.status == "finished" and game.outcome is not None:
        end = game.outcome
        evidence.result = f"{end.get('result')} {end.get('reason')} {list(end.get('winners') or ())}"
    if game.secret is None:
        return Verdict(False, 0, len(evidence.answers), Deviation("promise"), evidence.taken_back), evidence
    if not stored:  # it never began
        bound = commitment(game.secret) == game.commitment
        return Verdict(bound, 0, 0, None if bound else Deviation("promise")), evidence
    verdict = await asyncio.to_thread(_against_stored, table.box, evidence, stored)
    evidence.opening = verdict.opening
    for answer, what in zip(evidence.answers, verdict.happened, strict=False):
        answer.told, answer.draws = what.told, what.draws
    return verdict, evidence


def _against_stored(box: Box, evidence: Evidence, stored: Sequence[db.Checkpoint]) -> Verdict:
    verdict = check(box, evidence)
    if verdict.deviation is not None and verdict.deviation.place in ("promise", "begin"):
        return verdict
    mine = {c.step: c for c in verdict.checkpoints}
    for row in stored:
        if row.at > verdict.good:
            break  # an answer before it differs, which is told already
        if not _alike(box.rules, row, mine.get(row.step)):
            return replace(verdict, deviation=Deviation("checkpoint" if row.step else "begin", row.at))
    return verdict


def _alike(rules: Rules[Any], row: db.Checkpoint, mine: Checkpoint | None) -> bool:
    if mine is None or (row.n, row.at) != (mine.n, mine.at):
        return False
    text = row.data.decode()
    if (row.version, text) == (mine.version, mine.data):
        return True
    try:
        return bool(rules.load(text, row.version) == rules.load(mine.data, mine.version))
    except Exception:  # a state these rules cannot even read
        return False
