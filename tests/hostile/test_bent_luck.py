"""A house, a player and a file that want other dice than those that were promised."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from sqlalchemy import update

import db
from bot import evidence
from bot.evidence import BadEvidence, Evidence
from bot.luck_words import LONGEST, cleaned, drawn, given
from bot.refusals import TableRefusal
from bot.shelf import Shelf, fill
from bot.tables import Table, Tables
from db import tables as t
from db.store import pack
from games import registry
from games.kernel.live import NOTE
from games.kernel.luck import Fate, commitment, key_of, salt_of, words_in
from games.kernel.rules import MIX
from games.kernel.table import DREW, REVEALED
from keeper.verify import verify as verify_file
from tests.bot.given import WORDS, FakeClock, OneByOne
from tests.memory import ready

SECRET = bytes(range(32))
BAG = ("anchor", "button", "candle", "daisy")


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    found = fill()
    for box in found:
        box.shortcuts = OneByOne(box.shortcuts)  # answers are counted here
    return found


async def play(
    memory: db.Database, shelf: Shelf, answers: int = 12, *, end: bool = True, game: str = "elder-sign", people: int = 2
) -> Table:
    """Some people play a while; then they stop."""
    tables = Tables(memory, shelf, WORDS, FakeClock(), new_secret=lambda: SECRET)
    box = shelf.box(game)
    table = await tables.open_lobby(
        box, channel_id=70, guild_id=7, host_id=1, language="en", options={}, pace=db.Pace(), host=None
    )
    for user in range(1, people + 1):
        await memory.join(table.id, user, f"P{user}", 0, choices={"join": str(user)})
    await table.start(1)
    for i in range(answers):
        ask = next(a for a in table.asks if a.needed)
        await table.answer(table.user_of(ask.seat) or 0, table.line(ask), table.caretakers_choice(ask), interaction_id=f"a{i}")
    if end:
        await table.set_status("ended", ("playing",))
    return table


@pytest.fixture
async def memory(tmp_path: Any) -> Any:
    opened = await db.Database.open(await ready(tmp_path / "hostile.db"))
    yield opened
    await opened.close()


# The house


async def test_the_key_is_made_of_what_stands_in_the_channel_and_of_nothing_else(memory: db.Database, shelf: Shelf) -> None:
    table = await play(memory, shelf, 0, end=False)
    shown = [w.word for w in table.words_given()]
    assert words_in(table.game.salt) == tuple(shown)
    assert table.fate().key == key_of(SECRET, ["keeper:2", *shown])


async def test_the_house_has_nothing_left_to_choose_once_it_has_promised(memory: db.Database, shelf: Shelf) -> None:
    """The same people in the same order have the same dice, whatever ids Discord gave their presses."""
    kinds = set[str | None]()
    for first in (10, 500_000):
        tables = Tables(memory, shelf, WORDS, FakeClock(), new_secret=lambda: SECRET)
        box = shelf.box("elder-sign")
        table = await tables.open_lobby(
            box, channel_id=first, guild_id=7, host_id=1, language="en", options={}, pace=db.Pace(), host=None
        )
        for user in (1, 2):
            await memory.join(table.id, user, "P", 0, choices={"join": str(first + user)})
        await table.start(1)
        kinds.add(table.game.salt)
    assert len(kinds) == 1


def test_a_drawn_word_follows_from_the_promise_and_the_person() -> None:
    promise = commitment(SECRET)
    assert drawn(promise, 1, BAG) == drawn(promise, 1, BAG) in BAG
    assert len({drawn(promise, person, BAG) for person in range(40)}) == len(BAG)
    assert len({drawn(commitment(bytes([i])), 1, BAG) for i in range(40)}) == len(BAG)


async def doctor(memory: db.Database, game_id: int, step: int, **changed: Any) -> None:
    row = next(c for c in await memory.checkpoints(game_id) if c.step == step)
    state = json.loads(row.data) | changed
    async with memory.writing() as conn:
        here = (t.checkpoint.c.game_id == game_id, t.checkpoint.c.step == step)
        await conn.execute(update(t.checkpoint).where(*here).values(data=await pack(json.dumps(state).encode())))


async def test_a_doctored_beginning_is_noticed(memory: db.Database, shelf: Shelf) -> None:
    """The house deals itself an easier Ancient One and plays the whole game with it."""
    tables = Tables(memory, shelf, WORDS, FakeClock(), new_secret=lambda: SECRET)
    box = shelf.box("elder-sign")
    real = type(box).new_state
    table = await tables.open_lobby(box, channel_id=70, guild_id=7, host_id=1, language="en", options={}, pace=db.Pace())
    await memory.join(table.id, 1, "Anna", 0, choices={"join": "1"})
    with pytest.MonkeyPatch.context() as bent:
        bent.setattr(
            type(box), "new_state", lambda self, seats, options, choices: real(self, seats, {"ancient_one": "hastur"}, choices)
        )
        await table.start(1)
    for i in range(3):
        ask = next(a for a in table.asks if a.needed)
        await table.answer(1, table.line(ask), table.caretakers_choice(ask), interaction_id=f"a{i}")
    await table.set_status("ended", ("playing",))
    found = await table.verify()
    assert not found.honest
    assert found.deviation is not None
    assert found.deviation.place in ("begin", "answer")
    assert found.deviation.after <= 1


@pytest.mark.parametrize("which", ["first", "last"])
async def test_a_stored_position_that_play_does_not_lead_to_is_named(memory: db.Database, shelf: Shelf, which: str) -> None:
    table = await play(memory, shelf, 40)
    assert (await table.verify()).honest
    rows = await memory.checkpoints(table.id)
    row = rows[0] if which == "first" else rows[-1]
    await doctor(memory, table.id, row.step, used={"game": ["a card up the sleeve"]})
    found = await table.verify()
    assert not found.honest
    assert found.deviation == evidence.Deviation("begin" if which == "first" else "checkpoint", row.at)


async def test_another_secret_and_other_words_are_noticed(memory: db.Database, shelf: Shelf) -> None:
    table = await play(memory, shelf)
    honest = table.game
    table.game = dataclasses.replace(honest, secret=b"x" * 32)
    assert (await table.verify()).deviation == evidence.Deviation("promise")
    table.game = dataclasses.replace(honest, salt=salt_of(["other", "words"]))
    found = await table.verify()
    assert found.bound
    assert not found.honest


async def test_a_game_from_before_there_were_words_goes_on_and_verifies(memory: db.Database, shelf: Shelf) -> None:
    with pytest.MonkeyPatch.context() as before:
        before.setattr("bot.tables.lifetime.salt_of", lambda words: "1001\n1002\n2000")
        tables = Tables(memory, shelf, WORDS, FakeClock(), new_secret=lambda: SECRET)
        table = await tables.open_lobby(
            shelf.box("elder-sign"), channel_id=71, guild_id=7, host_id=1, language="en", options={}, pace=db.Pace()
        )
        await memory.join(table.id, 1, "Anna", 0)
        await table.start(1)
    assert table.fate().key == Fate(key_of(SECRET, ["1001", "1002", "2000"])).key
    again = await Tables(memory, shelf, WORDS, FakeClock()).in_channel(71)
    assert again is not None
    ask = next(a for a in again.asks if a.needed)
    await again.answer(1, again.line(ask), again.caretakers_choice(ask), interaction_id="old")
    assert evidence.published(again).words == []  # nobody was shown those ids
    await again.set_status("ended", ("playing",))
    file, verdict = await evidence.of_table(again)
    assert verdict is not None
    assert verdict.honest
    assert (file.recipe, file.words) == (1, ["1001", "1002", "2000"])


# Words


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "x" * (LONGEST + 1),
        "two\nlines",
        "tab\there",
        "bell\x07",
        "\u202eevil",
        "zero\u200bwidth",
        "half \ud83d",
        "a`b",
        "\u2028",
        "x\u00a0y",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\u17b4",
        "\ufe0f",
        "\U000e0100",
        "candle\u034f",
        "candle\u200d",
        "can\u3164dle",
        "\u0301candle",
        "candle \u0301",
        "cand" + "\u0332" * 4 + "le",
    ],
)
def test_what_cannot_be_read_aloud_is_no_word(text: str) -> None:
    assert cleaned(text) is None


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (" Käse  Kuchen ", "Käse Kuchen"),
        ("e\u0301", "é"),
        ("@everyone", "@everyone"),
        ("**", "**"),
        ("🎲", "🎲"),
        ("❤\ufe0f", "❤"),
        ("candle\ufe0f", "candle"),
        ("e\ufe0f\u0301", "é"),
        ("👍🏽", "👍🏽"),
        ("नमस्ते", "नमस्ते"),
    ],
)
def test_a_word_is_kept_in_one_form(text: str, word: str) -> None:
    assert cleaned(text) == word == cleaned(word)


@pytest.mark.parametrize("lang", WORDS.langs)
def test_every_word_that_can_be_drawn_is_one_that_can_be_given(lang: str) -> None:
    bag = WORDS.say(lang, "luck-words").split()
    assert [cleaned(word) for word in bag] == bag


def seat(n: int, user: int | None, **choices: Any) -> db.Seat:
    return db.Seat(game_id=1, seat=n, user_id=user, name=f"P{user}", joined=0, choices=choices)


def test_words_stand_in_the_order_in_which_they_were_given_one_for_each_person() -> None:
    seats = [
        seat(0, 1, join="10", word="late", worded="99"),
        seat(1, 2, join="20"),
        seat(2, 1, join="30", word="older", worded="30"),
        seat(3, 3, join="25", word="mine", worded="25"),
    ]
    words = given(seats, "c", ["bag"])
    assert [(w.word, w.own, w.seat) for w in words] == [("bag", False, 1), ("mine", True, 3), ("late", True, 0)]
    turned = [dataclasses.replace(s, seat=3 - i) for i, s in enumerate(seats)][::-1]
    assert [w.word for w in given(turned, "c", ["bag"])] == ["bag", "mine", "late"]


@pytest.mark.parametrize("rubbish", [5, None, "two\nlines", ["x"], "`"])
def test_a_foreign_lobby_with_rubbish_for_words_gets_drawn_ones(rubbish: Any) -> None:
    words = given([seat(0, 1, join={"x": 1}, word=rubbish, worded=rubbish), seat(1, None)], "c", ["bag"])
    assert [w.word for w in words] == ["bag", "bag"]


async def test_a_start_that_was_dealt_for_other_words_does_not_happen(memory: db.Database, shelf: Shelf) -> None:
    """Another process takes a new word while this one is dealing."""
    tables = Tables(memory, shelf, WORDS, FakeClock(), new_secret=lambda: SECRET)
    table = await tables.open_lobby(
        shelf.box("elder-sign"), channel_id=70, guild_id=7, host_id=1, language="en", options={}, pace=db.Pace()
    )
    await memory.join(table.id, 1, "Anna", 0, choices={"join": "1"})
    real = memory.start

    async def overtaken(*args: Any) -> Any:
        await memory.change_seat(table.id, 0, 0, choices={"join": "1", "word": "quick", "worded": "2"})
        return await real(*args)

    with pytest.MonkeyPatch.context() as late:
        late.setattr(memory, "start", overtaken)
        with pytest.raises(db.Conflict):
            await table.start(1)
    await table.start(1)
    assert words_in(table.game.salt) == ("quick",)


# Files


_played: list[bytes] = []


@pytest.fixture
async def honest(tmp_path: Any, shelf: Shelf) -> Evidence:
    """The file of one game, played once for all."""
    if not _played:
        memory = await db.Database.open(await ready(tmp_path / "honest.db"))
        file, _ = await evidence.of_table(await play(memory, shelf))
        _played.append(file.written())
        await memory.close()
    return evidence.read(_played[0])


def test_an_honest_file_is_found_honest_without_any_database(
    honest: Evidence, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "luck.json"
    path.write_bytes(honest.written())
    assert verify_file(path) == 0
    said = capsys.readouterr().out
    assert "HONEST: 12 answers" in said
    assert honest.commitment in said
    assert all(word in said for word in honest.words)


def lies(file: dict[str, Any], lie: str) -> None:
    answers = file["answers"]
    with_dice = next(a for a in answers if a["draws"])
    match lie:
        case "secret":
            file["secret"] = "00" * 32
        case "commitment":
            file["commitment"] = "00" * 32
        case "words":
            file["words"][0] += "x"
        case "order":
            file["words"].reverse()
        case "die":
            with_dice["draws"][0]["value"] = (with_dice["draws"][0]["value"] + 1) % with_dice["draws"][0]["sides"]
        case "label":
            with_dice["draws"][0]["name"] += "x"
        case "opening":
            file["opening"]["draws"].pop()
        case "told":
            answers[3]["told"] = [{"event": "Nothing"}]
        case "picks":
            answers[3]["picks"] = ["not:offered"]
        case "seat":
            answers[3]["seat"] = 1 - answers[3]["seat"]
        case "left out":
            del answers[3]
        case "wish":
            file["options"]["ancient_one"] = "hastur"
        case "nonsense wish":
            file["options"]["ancient_one"] = "nobody"
        case _:
            raise AssertionError(lie)


LIES = (
    "secret",
    "commitment",
    "words",
    "order",
    "die",
    "label",
    "opening",
    "told",
    "picks",
    "seat",
    "left out",
    "wish",
    "nonsense wish",
)


@pytest.mark.parametrize("lie", LIES)
def test_a_file_that_lies_is_found_out(honest: Evidence, lie: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    file = json.loads(honest.written())
    lies(file, lie)
    path = tmp_path / "luck.json"
    path.write_text(json.dumps(file))
    assert verify_file(path) == 1
    assert "NOT HONEST" in capsys.readouterr().out


ATTACKS: dict[str, bytes] = {
    "empty": b"",
    "no json": b"\xff\xfe\x00",
    "a list": b"[]",
    "deep": b"[" * 200_000,
    "deep in told": b'{"opening": {"told": ' + b'[{"a":' * 50_000,
    "huge numbers": b'{"rules_version": 1e999}',
    "long digits": b'{"rules_version": ' + b"9" * 100_000 + b"}",
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_a_hostile_file_is_refused_cleanly(attack: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "luck.json"
    path.write_bytes(ATTACKS[attack])
    assert verify_file(path) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("keeper: luck.json: ")
    assert len(said.err) < 500
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "../../etc/passwd"),
        ("game", "\x1b[2Jelder-sign"),
        ("words", ["\x1b[31mred"]),
        ("words", ["two\nlines"]),
        ("words", ["w"] * 1000),
        ("wishes", []),
        ("wishes", [{}] * 200),
        ("secret", "xyz"),
        ("secret", ""),
        ("rules_version", 10_000),
        ("rules_version", True),
        ("answers", [{"seat": 0}]),
        ("status", "won"),
        ("more", 1),
    ],
)
def test_a_hostile_field_is_refused_cleanly(
    honest: Evidence, field: str, value: Any, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "luck.json"
    path.write_text(json.dumps(json.loads(honest.written()) | {field: value}))
    assert verify_file(path) == 2
    said = capsys.readouterr()
    assert "\x1b" not in said.out + said.err
    assert said.err.count("\n") == 1


def test_a_file_that_is_not_there_or_too_large_is_refused(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert verify_file(tmp_path / "nothing.json") == 2
    assert verify_file(tmp_path) == 2
    monkeypatch.setattr(evidence, "MOST_BYTES", 10)
    with pytest.raises(BadEvidence, match="larger"):
        evidence.read(b"x" * 11)


@pytest.mark.parametrize("tail", ["\u200c\u200b", "\u2060", "\u3164", "\u034f", "\ufe0f", " ", "`", "\u0301" * 4])
def test_words_that_read_like_those_in_the_post_and_are_others_are_refused(
    honest: Evidence, tail: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "luck.json"
    path.write_text(json.dumps(json.loads(honest.written()) | {"words": ["nutmeg", "lemon" + tail]}))
    assert verify_file(path) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "word 2 is none that anybody could have given" in said.err


async def test_a_house_that_puts_something_unseen_behind_a_word_has_no_evidence(memory: db.Database, shelf: Shelf) -> None:
    table = await play(memory, shelf)
    words = words_in(table.game.salt)
    assert words is not None
    table.game = dataclasses.replace(table.game, salt=salt_of([words[0] + "\u200c", *words[1:]]))
    with pytest.raises(TableRefusal, match="no-evidence"):
        await evidence.of_table(table)


def test_no_two_lists_of_words_print_alike(honest: Evidence, tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A Cyrillic letter, two words that are one, quotation marks and a line break that are none."""
    path = tmp_path / "luck.json"
    printed = set[str]()
    lists = [["candle", "oak"], ["c\u0430ndle", "oak"], ["candle oak"], ['candle" "oak'], ["oak", "candle"], ["candle\\noak"]]
    for words in lists:
        path.write_bytes(honest.model_copy(update={"words": words}).written())
        verify_file(path)
        printed.add(capsys.readouterr().out.replace("\u0430", "a"))  # as the eye has it
    assert len(printed) == len(lists)


# Before the end


@pytest.mark.parametrize("game", registry.names())
async def test_before_the_end_the_file_holds_only_what_stands_in_the_channel(
    memory: db.Database, shelf: Shelf, game: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await play(memory, shelf, 0, end=False, game=game, people=3)
    before, verdict = await evidence.of_table(table)
    assert verdict is None
    for i in range(6):
        ask = next(a for a in table.asks if a.needed)
        await table.answer(table.user_of(ask.seat) or 0, table.line(ask), table.caretakers_choice(ask), interaction_id=f"b{i}")
    after, _ = await evidence.of_table(table)
    assert after.written() == before.written()  # whoever asks twice learns nothing of what was decided meanwhile
    assert SECRET.hex().encode() not in after.written()
    assert (after.secret, after.opening, after.answers, after.taken_back) == (None, None, [], 0)
    path = tmp_path / "luck.json"
    path.write_bytes(after.written())
    assert verify_file(path) == 2
    assert "not over" in capsys.readouterr().err


@pytest.mark.parametrize("game", registry.names())
async def test_after_the_end_the_answers_of_hidden_seats_are_open_and_can_be_checked(
    memory: db.Database, shelf: Shelf, game: str, tmp_path: Any
) -> None:
    table = await play(memory, shelf, 12, game=game, people=3)
    file, verdict = await evidence.of_table(table)
    assert verdict is not None
    assert verdict.honest
    if game == "alone":
        assert any("to" in told for answer in file.answers for told in answer.told or ())
    path = tmp_path / "luck.json"
    path.write_bytes(file.written())
    assert verify_file(path) == 0


@pytest.mark.parametrize("salt", ["keeper:2\n\x1b[31m", "keeper:2" + "\nw" * 1000])
async def test_a_game_brought_from_elsewhere_with_rubbish_for_words_is_refused(
    memory: db.Database, shelf: Shelf, salt: str
) -> None:
    table = await play(memory, shelf, 0)
    table.game = dataclasses.replace(table.game, salt=salt)
    with pytest.raises(TableRefusal, match="no-evidence"):
        await evidence.of_table(table)


async def test_what_was_taken_back_is_counted_and_not_replayed(memory: db.Database, shelf: Shelf) -> None:
    table = await play(memory, shelf, 12, end=False)
    await table.undo(9)
    async with table.lock:
        await table.awake()
    ask = next(a for a in table.asks if a.needed)
    await table.answer(table.user_of(ask.seat) or 0, table.line(ask), table.caretakers_choice(ask), interaction_id="again")
    await table.set_status("ended", ("playing",))
    file, verdict = await evidence.of_table(table)
    assert verdict is not None
    assert verdict.honest
    assert (len(file.answers), file.taken_back, verdict.taken_back) == (10, 3, 3)


# Whoever takes a drawn card back


async def test_a_card_that_was_taken_back_does_not_lie_on_top_for_another_deed(memory: db.Database, shelf: Shelf) -> None:
    """The players see what comes, take it back by vote, and do something else first: then something else comes."""
    table = await play(memory, shelf, 12, end=False)
    assert table.live is not None
    log = await memory.log(table.id)
    revealing = next(a for a in reversed(log) if a.barrier & REVEALED)
    await table.undo(revealing.serial - 1)
    said = (await memory.log(table.id))[-1]
    assert (said.n, said.seat, said.picks, said.by) == (NOTE, 0, (MIX,), "order")
    assert table.live is not None
    decks = {name: tuple(deck) for name, deck in table.live.state.decks.items()}
    ask = next(a for a in table.asks if a.needed)
    await table.answer(table.user_of(ask.seat) or 0, table.line(ask), table.caretakers_choice(ask), interaction_id="other")
    now = table.live.state.decks
    assert any(set(decks[name]) == set(deck) and list(decks[name]) != deck for name, deck in now.items())
    # Taken back again, with nothing in it that anybody has learned: it is said again, and nothing is said of it.
    await table.undo(revealing.serial - 1)
    assert [a.picks for a in await memory.log(table.id)][-1] == (MIX,)
    assert sum(a.picks == (MIX,) for a in await memory.log(table.id)) == 1
    await table.set_status("ended", ("playing",))
    assert (await table.verify()).honest


async def test_what_nobody_has_learned_anything_from_is_taken_back_without_a_word(memory: db.Database, shelf: Shelf) -> None:
    table = await play(memory, shelf, 12, end=False)
    for _ in range(60):
        newest = (await memory.log(table.id))[-1]
        if not newest.barrier & (DREW | REVEALED):
            break
        ask = next(a for a in table.asks if a.needed)
        picks = table.caretakers_choice(ask)
        await table.answer(table.user_of(ask.seat) or 0, table.line(ask), picks, interaction_id=f"b{newest.serial}")
    await table.undo(newest.serial - 1)
    assert all(a.picks != (MIX,) for a in await memory.log(table.id))
