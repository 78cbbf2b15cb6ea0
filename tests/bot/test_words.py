"""Everything Keeper says, in both languages: the files, the loader, and Elder Sign's words for whole games."""

from __future__ import annotations

import ast as python
import logging
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.boxes.elder_sign import names as small
from bot.boxes.elder_sign import words as es
from bot.boxes.elder_sign.box import ElderSignBox
from bot.reader import Reader
from bot.shelf import open_box
from bot.wording.text import width
from games import registry
from games.elder_sign import events, why
from games.elder_sign.content import AdventureCard, MythosCard
from games.elder_sign.dice import DICE
from games.elder_sign.effects import Doom
from games.elder_sign.game import ElderOptions, ElderSign
from games.elder_sign.pilot.visits import Visits
from games.elder_sign.tasks import Row, parse_row
from games.kernel.ask import Ask, Option, option
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.table import Event
from rendering.elder_sign import people
from rendering.elder_sign.people import place_letters
from rendering.entries import entries, taken_apart
from rendering.fluent import BadWords, Words
from tests.games.test_pilots import asked

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "locale"
LANGS = ("en", "de")
GAMES = 30
NAMES = dict(enumerate(("Anna", "Ben", "Clara", "Dario", "Eva", "Finn", "Gül", "Hal *_9000_*")))

RULES = ElderSign()
CARDS = RULES.cards
BOX = ElderSignBox()
WORDS = es.WORDS


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(path: Path) -> dict[str, set[str]]:
    """Message id -> the arguments it speaks of, in any of its variants."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@dataclass
class Listener:
    """Words that remember what was said and with which arguments."""

    words: Words
    said: dict[str, set[str]] = field(default_factory=dict)

    def say(self, lang: str, id: str, posts: str | None = None, /, **args: str | int) -> str:
        self.said[id] = self.said[id] & set(args) if id in self.said else set(args)
        return self.words.say(lang, id, posts, **args)

    def has(self, lang: str, id: str) -> bool:
        return self.words.has(lang, id)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load(LOCALE, strict=True)


def readers(words: Any) -> dict[str, Reader]:
    return {lang: Reader(lang, words, CARDS, NAMES) for lang in LANGS}


# The files


def test_every_language_has_the_same_messages(words: Words) -> None:
    assert set(LANGS) <= set(words.langs)
    for lang in words.langs:
        assert words.ids(lang) ^ words.ids("en") == set(), lang


def test_a_line_that_fluent_cannot_read_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("good = Yes\nbad { broken\n", encoding="utf-8")
    with pytest.raises(BadWords, match=r"en/a\.ftl: cannot read 'bad \{ broken'"):
        Words.load(tmp_path)


def test_fluent_can_read_every_message_of_the_house() -> None:
    """A start takes apart only what is said."""
    for path in sorted(LOCALE.rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        found, twice, stray = entries(text)
        whole = [e for e in FluentParser().parse(text).body if not isinstance(e, ast.BaseComment)]
        assert [e for e in whole if isinstance(e, ast.Junk)] == [], path
        assert (twice, stray) == ([], []), path
        named = [
            f"-{e.id.name}" if isinstance(e, ast.Term) else e.id.name for e in whole if isinstance(e, ast.Message | ast.Term)
        ]
        assert list(found) == named, path
        assert all(taken_apart(words) for words in found.values()), path


def test_an_entry_reads_the_same_alone_as_in_its_file(tmp_path: Path) -> None:
    """Comments, terms, choices with brackets at the beginning of a line, references to what comes later."""
    (tmp_path / "en").mkdir()
    text = """### About
# of one
one = { two } { $n ->
[one] thing
*[other] things
}
    and { -brand }

## Others
-brand = Keeper
two = See { three }:
three =
    { one-more }

    twice
one-more = Yes
"""
    (tmp_path / "en" / "a.ftl").write_text(text, encoding="utf-8")
    words = Words.load(tmp_path, strict=True)
    assert words.ids("en") == {"one", "two", "three", "one-more"}
    assert words.say("en", "one", n=1) == "See Yes\n\ntwice: thing\nand Keeper"
    assert words.say("en", "three") == "Yes\n\ntwice"


def test_what_fluent_cannot_read_is_found_where_it_is_said_and_at_the_start_in_a_game_from_elsewhere(tmp_path: Path) -> None:
    house, guest = tmp_path / "house", tmp_path / "guest"
    for folder, lang, text in ((house, "en", "a = Yes\n"), (house, "de", "a = { $n ->\n"), (guest, "en", "b = { $n ->\n")):
        (folder / lang).mkdir(parents=True, exist_ok=True)
        (folder / lang / "x.ftl").write_text(text, encoding="utf-8")
    assert Words.load(house).say("de", "a") == "Yes"
    with pytest.raises(BadWords, match="de: a: Fluent cannot read it"):
        Words.load(house, strict=True).say("de", "a")
    with pytest.raises(BadWords, match=r"en/x\.ftl: cannot read 'b = "):
        Words.load(house, guest)


def test_an_id_that_stands_in_two_files_stops_the_start(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    for name in ("a", "b"):
        (tmp_path / "en" / f"{name}.ftl").write_text("same = Yes\n", encoding="utf-8")
    with pytest.raises(BadWords, match=r"en/b\.ftl: same stands in a\.ftl already"):
        Words.load(tmp_path)


def test_words_without_english_stop_the_start(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    with pytest.raises(BadWords, match="no language 'en'"):
        Words.load(tmp_path)


@pytest.fixture
def two(tmp_path: Path) -> Path:
    for lang, text in (("en", "a = A { $n }\nb = B\n"), ("de", "a = Ä { $n }\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_strict_words_raise_on_a_missing_message_and_on_a_missing_argument(two: Path) -> None:
    strict = Words.load(two, strict=True)
    assert strict.say("de", "a", n=3) == "Ä 3"
    with pytest.raises(BadWords, match="de: b: no such message"):
        strict.say("de", "b")
    with pytest.raises(BadWords, match=r"de: a: .*n"):
        strict.say("de", "a")


def test_in_production_english_stands_in_and_the_log_is_told_once(two: Path, caplog: pytest.LogCaptureFixture) -> None:
    lenient = Words.load(two)
    with caplog.at_level(logging.ERROR):
        assert [lenient.say("de", "b") for _ in range(3)] == ["B"] * 3
        assert lenient.say("fr", "a", n=1) == "A 1"
        assert lenient.say("de", "nowhere") == "nowhere"
    assert [r.getMessage() for r in caplog.records if ": b:" in r.getMessage()] == ["words: de: b: no such message"]
    assert lenient.has("en", "b")
    assert not lenient.has("de", "b")
    assert not lenient.has("fr", "a")


def test_a_button_is_quoted_in_the_language_of_the_post_it_stands_on(tmp_path: Path) -> None:
    for lang, text in (
        ("en", "go-on = Go on\nhint = Press “{ $go-on }”.\n"),
        ("de", "go-on = Weiter\nhint = Drück „{ $go-on }“.\n"),
    ):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(text, encoding="utf-8")
    words = Words.load(tmp_path, strict=True)
    assert words.say("en", "hint") == "Press “Go on”."
    assert words.say("en", "hint", "de") == "Press “Weiter”."
    assert Reader("en", words, None, {}, posts="de").say("hint") == "Press “Weiter”."
    assert words.quotes("hint")
    assert not words.quotes("go-on")
    (tmp_path / "en" / "x.ftl").write_text("hint = Press “{ $go-on }”.\n", encoding="utf-8")
    with pytest.raises(BadWords, match="en: hint quotes go-on, and there is no such message"):
        Words.load(tmp_path)


def test_what_stands_on_a_button_is_never_copied_into_a_message(words: Words) -> None:
    """It would be in the reader's language, and the button is in the table's."""
    source = "\n".join(p.read_text(encoding="utf-8") for folder in ("bot", "cogs") for p in (ROOT / folder).rglob("*.py"))
    buttons = sorted(
        set(re.findall(r'label=(?:clip\()?reader\.say\("([\w-]+)"\)', source))
        | {"foot-hand", "foot-board", "foot-log", "foot-rematch"}
    )
    buttons += re.findall(r'_button\(table, reader\.say\("([\w-]+)"\)', source)
    assert {"lobby-join", "lobby-ready", "returning-mine", "offer-take"} <= set(buttons)
    for lang in LANGS:
        labels = {words.say(lang, id).rstrip(" …") for id in buttons}
        written = "\n".join(p.read_text(encoding="utf-8") for p in (LOCALE / lang).rglob("*.ftl"))
        quoted = set(re.findall("[“„]([^“”„{}]+)[”“]", written))
        assert not labels & quoted, lang


@pytest.mark.parametrize("lang", LANGS)
def test_a_command_is_cited_by_the_name_it_has_in_that_language_and_as_a_mention(words: Words, lang: str) -> None:
    known = words.mentioning({"game": 77})
    called = {"en": "`/game resume`", "de": "`/spiel weiter`"}[lang]
    assert called in words.say(lang, "no-paused")
    # Discord shows and finds a mention by the names in the code alone: a German reads what can be typed, too.
    mention = {"en": "</game resume:77>", "de": "`/spiel weiter` (</game resume:77>)"}[lang]
    assert f" {mention} " in known.say(lang, "no-paused")
    assert words.say(lang, "rules-gone") == known.say(lang, "rules-gone"), "Discord has told no number of that one"
    assert not words.quotes("no-paused"), "that speaks of a command, not of a button"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", registry.names())
def test_a_lobby_says_how_long_a_game_takes(words: Words, name: str, lang: str) -> None:
    box = open_box(registry.manifest(name))
    reader: Any = Reader(lang, words, box.cards, {0: "Anna", 1: "Ben"})
    said = box.lobby([{}, {}], ["Anna", "Ben"], reader)
    assert re.search(
        {"en": r"\d+ (to|or) \d+[\w, ]* (turns|rounds)|turns in all", "de": r"\d+ bis \d+[\w ]* (Züge|Runden)"}[lang], said
    ), said


@pytest.mark.parametrize("lang", LANGS)
def test_an_address_has_words_in_its_place(lang: str) -> None:
    """A raw one is what a reply quotes, a notification shows and a screen reader spells."""
    written = "\n".join(p.read_text(encoding="utf-8") for p in (LOCALE / lang).rglob("*.ftl"))
    assert written.count("{ $link }") > 12
    assert re.findall(r".{30}(?<!\]\(){ \$link }", written) == []
    code = [p for folder in ("bot", "cogs") for p in (ROOT / folder).rglob("*.py") if p.stem != "addresses"]
    assert [p.name for p in code if "discord.com/channels" in p.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", registry.names())
def test_what_is_asked_stands_in_one_file_and_what_happens_in_another(name: str, lang: str) -> None:
    """So that nobody has to look for a question's words, whichever game it is."""
    home, prefix = LOCALE / lang / name.replace("-", "_"), registry.manifest(name).prefix
    file = {id: path.stem for path in home.glob("*.ftl") for id in re.findall(r"^([a-z][\w-]*) =", path.read_text(), re.M)}
    asked_ = {id: where for id, where in file.items() if id in asked(name) or id.startswith(f"{prefix}-opt-")}
    told = {id: where for id, where in file.items() if id.startswith(f"{prefix}-ev-")}
    # What a module brings stands in a file of its name, all of it.
    modules = {path.stem.replace("_", "-") for path in (registry.manifest(name).home / "modules").glob("*.py")}
    assert len(asked_) > 50
    assert {id for id, where in asked_.items() if where not in ("table", *modules)} == set()
    assert {id for id, where in told.items() if where not in ("words", *modules)} == set()


def test_no_message_cites_a_command_that_is_not_there_or_by_hand(words: Words) -> None:
    for lang in LANGS:
        text = "\n".join(path.read_text() for path in sorted((LOCALE / lang).rglob("*.ftl")))
        assert re.findall(r"`/[^`{]+`", text) == [], "a command in a sentence is `{ $cmd-… }`"
        cited = set(re.findall(r"\$(cmd-[\w-]+)", text))
        assert len(cited) > 10
        assert {c for c in cited if not words.has(lang, f"{c}-name")} == set()


def test_arguments_are_not_wrapped_in_isolation_marks(two: Path) -> None:
    assert not set("\u2068\u2069") & set(Words.load(two).say("en", "a", n="x"))


# Whole games


@dataclass
class Heard:
    """All words of all games, and where they came from."""

    lines: list[tuple[str, str]] = field(default_factory=list)  # language, line
    labels: list[tuple[str, str]] = field(default_factory=list)
    hints: list[tuple[str, str]] = field(default_factory=list)
    stories: list[tuple[str, str]] = field(default_factory=list)
    kinds: set[type[Event]] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)

    def everything(self) -> Iterator[tuple[str, str]]:
        yield from (*self.lines, *self.labels, *self.hints, *self.stories)


def hear_event(event: Event, heard: Heard, by: dict[str, Reader], known: set[Any]) -> None:
    """Of two that are equal the same is said."""
    if event in known:
        return
    known.add(event)
    heard.kinds.add(type(event))
    for lang, reader in by.items():
        line = WORDS.event_line(event, reader)
        assert line is not None, event
        heard.lines.append((lang, line))
        story = es.story_line(event, reader)
        if story is not None:
            heard.stories.append((lang, story))


def hear_ask(ask: Ask, view: Any, heard: Heard, by: dict[str, Reader], known: set[Any]) -> None:
    heard.questions.add(ask.msg)
    whole = (ask.sig(), view.turn)
    if whole in known:
        return
    known.add(whole)
    for lang, reader in by.items():
        heard.lines.append((lang, WORDS.question_line(ask, reader)))
        for o in ask.options:
            # Most options come up again and again; the hint of a place changes with the board.
            key = (lang, ask.msg, ask.args, o.key, o.args, view.turn if o.key.startswith(("go:", "stay")) else 0)
            if key not in known:
                known.add(key)
                heard.labels.append((lang, BOX.option_label(ask, o, reader)))
                heard.labels.append((lang, BOX.option_short(ask, o, reader)))
                heard.hints.append((lang, BOX.option_hint(ask, o, reader, view)))
                heard.hints.append((lang, BOX.option_hint(ask, o, reader)))
                BOX.option_kind(ask, o, reader)
                assert BOX.option_style(ask, o) in ("main", "danger", "plain")


def play(seed: int, heard: Heard, by: dict[str, Reader], known: set[Any]) -> None:
    chance = random.Random(seed)
    ancient = sorted(CARDS.ancient_ones)[seed % 8]
    state = RULES.new(1 + (seed * 3) % 8, ElderOptions(ancient_one=ancient))
    live = Live(RULES, Fate(b"words %d" % seed), new_game(RULES, state), strict=True)
    player = Random(chance.randrange)
    for told in live.opening:
        hear_event(told.event, heard, by, known)
    while not live.over:
        view = live.view(None)
        for ask in live.asks:
            hear_ask(ask, view, heard, by, known)
        ask = chance.choice([a for a in live.asks if a.held is None])
        if not ask.needed and chance.random() < 0.7:
            ask = next(a for a in live.asks if a.needed)
        for told in live.answer(ask.n, ask.seat, player.pick(None, ask)).told:
            hear_event(told.event, heard, by, known)


def rare() -> list[tuple[Event | None, Ask | None]]:
    """What random play seldom or never reaches: victories, packs' cards, odd combinations."""
    found: list[tuple[Event | None, Ask | None]] = []
    for result in ("sealed", "banished", "devoured", "lost", "abandoned"):
        found.append((events.GameEnds(result, 12, 3), None))
    for n in range(1, 5):
        found += [(events.MidnightStrikes(n), None), (events.ElderSignPlaced(0, n, 12), None)]
    for card in CARDS.adventures:
        for seat in range(4):
            found += [(events.AdventurePassed(seat, card), None), (events.AdventureFailed(seat, card, True), None)]
    found += [(events.GateOpens(card), None) for card in CARDS.other_worlds]
    found += [(events.Devoured(s, i), None) for s in range(8) for i in CARDS.investigators]
    found += [(events.AncientOneAwakens(a, n), None) for a in CARDS.ancient_ones for n in (8, 11, 12)]
    for n in range(1, 15):
        for result in ("sealed", "banished", "devoured", "lost"):
            found.append((events.GameEnds(result, n, 14 - n), None))
    found += [
        (events.TrophiesSpent(0, ("M05", "A20", "O01"), 5, 4), None),
        (events.TrophiesSpent(0, ("M05",), 1, 0), None),
        (events.TaskSolved(0, "A20", "mM05", (), ()), None),
        (events.TaskSolved(0, "A20", "t1", (), ()), None),
        (events.TaskSolved(0, "ancient", "combat", ("g1", "r"), ("lore", "wild")), None),
        (events.DieTaken(0, "Z01", "y"), None),
        (events.DieTaken(0, "Z01", "r"), None),
        (events.DiceAdded(0, ("y", "r")), None),
        *((events.LockWaits("M17", die), None) for die in ("g1", "y", "r")),
        *((events.DieMovesOn("A30", "M17", die), None) for die in ("g1", "y", "r")),
        (events.ElderSignLost(2, 12), None),
        (events.PenaltiesIgnored(0, "A01"), None),
        (events.MaximumLowered(0, "stamina", 3), None),
        (events.MonsterBanished(0, "X05"), None),
        (events.NoMonsterComes(0), None),
        (events.ClockStopped(0), None),
        (events.PlayerLeft(0, "bob"), None),
        (events.PlayerLeft(1, ""), None),
        (events.AdventureGone("A16"), None),
        (events.WorldVanishes("O02"), None),
        (events.AssistanceRefused(0, 7), None),
        *((events.Bought(0, what, 4), None) for what in ("clue", "common", "unique", "spell", "ally", "sign")),
        *((events.FirstAid(0, o), None) for o in "abc"),
        *((events.LostAndFound(0, f), None) for f in ("1", "2", "3", "lore", "peril", "terror")),
        *(
            (events.Gained(0, k, 1, c), None)
            for k, c in (("common", "C01"), ("unique", "U01"), ("spell", "Z01"), ("ally", "B01"))
        ),
    ]

    def ask(msg: str, *options: Option[Any], **args: str | int) -> None:
        question = Ask(0, msg, options, tuple(args.items()), most=2)
        question.refresh()
        found.append((None, question))

    args: dict[str, str | int] = {
        "row": "I3 L !san1 !clock",
        "dice": "g1+r",
        "faces": "3+wild",
        "monster": "M17",
        "paid_by": "C07",
    }
    bare: dict[str, str | int] = {"row": "!sta1 !clock", "dice": "", "faces": "", "paid_by": ""}
    ask(
        "es-after-roll",
        option("solve:t0:C07", None, msg="es-opt-solve-paid", **args),
        option("solve:t1", None, **bare, monster=""),
        option("solve:t2", None, **bare, monster="M17"),
        option("dice:t0:C07", None, msg="es-opt-solve-paid", row="I3 L !san1", ways=4, monster="M17", paid_by="C07"),
        option("fail", None),
        card="ancient",
    )
    ask("es-before-roll", option("give-up", None), option("roll", None, n=1), card="ancient")
    ask("es-before-roll", option("take:y", None, die="y", face="4", card="Z01"), card="A01")
    ask(
        "es-before-roll",
        option("dice-for:clue", None, msg="es-opt-dice-for-clue"),
        option("dice-for:C01", None, card="C01"),
        card="A01",
    )
    ask("es-ease", option("ease:t0:1", None, row="L I3", need=1), card="B04")
    ask("es-choose", option("choose:0", 0, card="P01", choice=0), option("choose:1", 1, card="P01", choice=1), card="P01")
    ask("es-defeat", option("monster:M01", None, msg="es-opt-monster-defeat", monster="M01", card="A34"))
    ask("es-banish", option("monster:M01", None, msg="es-opt-monster-banish", monster="M01", card="A34"))
    ask("es-claim", option("claim:M01", None, monster="M01"), option("claim:X05", None, monster="X05"))
    ask("es-before-roll", option("give-up", None), card="P02")
    ask("es-lose-trophy", option("give:A20", None, card="A20", worth=1), option("give:M01", None, card="M01", worth=2))
    ask(
        "es-pay-trophies",
        option("pay:A34+A31+M17+X04+O05", None, msg="es-opt-pay-trophies", cards="A34+A31+M17+X04+O05", worth=9),
        price=8,
    )
    # Several answers in one press (`games/elder_sign/shortcuts.py`).
    lost = {"die": "g1", "face": "terror", "n": 4}
    ask(
        "es-discard",
        option("discard:g1>roll", None, msg="es-opt-discard-roll", **lost),
        option("discard:g1>focus:g2>roll", None, msg="es-opt-focus-roll", kept="lore", **lost),
        option("fail>discard:g1>roll", None, msg="es-opt-discard-fail-roll", **lost),
        option("fail>discard:g1>focus:g2>roll", None, msg="es-opt-focus-fail-roll", kept="lore", **lost),
        option("focus:g1>roll", None, msg="es-opt-keep-roll", die="g1", face="lore"),
        option("use:C04:0>roll", None, msg="es-opt-use-roll", card="C04", use=0),
        option("use:U06:0>roll", None, msg="es-opt-use-roll", card="U06", use=0),
        option("use:U06:0", None, card="U06", use=0),
        option(">g1", None, msg="es-opt-several-clue", die="g1", face="lore"),
    )
    ask("es-heal", option("no", None, msg="es-opt-heal-nobody"), option("heal:7", None, seat=7, resource="sanity"))
    ask("es-heal-whom", option("heal:7", None, msg="es-opt-heal-whom", seat=7, sanity=3, stamina=4), what="both")
    ask("es-assist-loss", option("lose:sanity", None, n=3), option("lose:stamina", None, n=3))
    ask("es-assist", option("no", None, msg="es-opt-assist-no"), option("yes", None, msg="es-opt-assist-yes"), seat=7, card="A34")
    ask("es-assist-die", option("g1", None, msg="es-opt-die-assist-die", die="g1", face="lore"), seat=7)
    ask("es-lower-maximum", option("lower:sanity", None, now=5), option("lower:stamina", None, now=5), card="cthulhu")
    ask("es-may", option("yes", True, msg="es-opt-may-yes", card="M14"), option("no", False, msg="es-opt-may-no"), card="M14")
    ask("es-save-sanity", option("keep", None), option("save", None, card="B01"), card="B01", n=2)
    ask(
        "es-gain-instead",
        *(option(f"gain:{k}", k, msg="es-opt-kind", kind=k) for k in ("common", "clue", "spell")),
        kind="common",
    )
    ask("es-restore-which", option("restore:sanity", None, n=3, max=5), option("restore:stamina", None, n=3, max=5))
    places = ("discarded", "supply", "pool", "task", "spell", "assist", "focus")
    ask("es-lock-behind", option("behind:g1", None, die="g1", cards="A16+M19"), card="A03")
    ask("es-lock", *(option(f"lock:{i}", None, die="g1", at=at, face="lore") for i, at in enumerate(places)), card="A03")
    aid = {"resource": "sanity", "missing": 2}
    ask(
        "es-entrance",
        option("aid:a:sanity", None, msg="es-opt-aid-one", price=0, works=0, **aid),
        option("aid:b:sanity", None, msg="es-opt-aid-full", price=2, works=1, **aid),
        option("aid:a:stamina", None, msg="es-opt-aid-one", price=0, works=1, resource="stamina", missing=0),
        option("aid:c", None, msg="es-opt-aid-both", price=4),
        *(option(f"buy:{w}", None, what=w, price=5) for w in ("clue", "common", "unique", "spell", "ally", "sign")),
    )
    ask(
        "es-new-investigator",
        *(option(f"take:{i}", None, msg="es-opt-investigator", investigator=i) for i in CARDS.investigators),
    )
    everything = [*CARDS.investigators.values(), *CARDS.allies.values(), *CARDS.spells.values()]
    everything += [*CARDS.common_items.values(), *CARDS.unique_items.values()]
    used = [(c.id, i) for c in everything for i in range(len(getattr(c, "uses", [])))]
    ask("es-end-turn", *(option(f"use:{c}:{i}", None, card=c, use=i) for c, i in used))
    ask("es-lose-card", *(option(f"discard:{c}", None, card=c) for c in (*CARDS.common_items, *CARDS.spells)))
    ask("es-move", *(option(f"go:{c}", None, card=c) for c in (*CARDS.adventures, *CARDS.other_worlds)))
    for card in (*CARDS.adventures.values(), *CARDS.other_worlds.values()):
        frames = [i for i, t in enumerate(card.tasks) if t.frame != "none"]
        rows = [option(f"place:{card.id}:{i}", None, card=card.id, row=i) for i in frames]
        ask(
            "es-place-monster",
            *rows,
            option(f"place:{card.id}:below", None, msg="es-opt-place-below", card=card.id, row=-1),
            monster="M17",
        )
        ask("es-penalties", option("suffer", None, card=card.id), card=card.id)
        ask("es-before-roll", option("give-up", None), card=card.id)
    return found


@pytest.fixture(scope="module")
def game() -> tuple[Heard, Listener]:
    listener = Listener(Words.load(LOCALE, strict=True))
    # A pack may print what no card of the box has: an either/or, and an adventure without penalties.
    now = [{"choose": [[{"lose": "sanity"}], [{"lose": "stamina", "n": 2}, {"doom": 1}]]}]
    plain = {"name": {"en": "Pack", "de": "Paket"}, "flavour": {"en": "", "de": ""}}
    either = MythosCard.model_validate({"id": "P01", **plain, "now": now})
    harmless = AdventureCard.model_validate(
        {"id": "P02", **plain, "trophy": 1, "tasks": ["L"], "penalties": [], "rewards": [{"gain": "clue"}]}
    )
    cards = replace(
        CARDS,
        by_id={**CARDS.by_id, "P01": either, "P02": harmless},
        adventures={**CARDS.adventures, "P02": harmless},
    )
    by = {lang: replace(reader, cards=cards) for lang, reader in readers(listener).items()}
    heard, known = Heard(), set[Any]()
    for seed in range(GAMES):
        play(seed, heard, by, known)
    view = RULES.view(RULES.new(1), None)
    for event, ask in rare():
        if event is not None:
            hear_event(event, heard, by, known)
        if ask is not None:
            hear_ask(ask, view, heard, by, known)
    return heard, listener


def test_every_event_and_every_question_of_the_rules_was_worded(game: tuple[Heard, Listener]) -> None:
    heard, _ = game
    every = {e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event}
    assert heard.kinds == every
    source = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "games" / "elder_sign").rglob("*.py"))
    # What the kernel's verbs ask is called by the game's prefix.
    source += re.sub(r"\{(self\.measures\.)?prefix\}", "es", (ROOT / "games" / "kernel" / "verbs.py").read_text(encoding="utf-8"))
    asked = {id for id in re.findall(r'"(es-[a-z-]+)"', source) if not id.startswith("es-opt-")}
    assert len(asked) > 30
    assert heard.questions == asked


def test_every_message_of_elder_sign_is_used_and_every_used_one_exists(game: tuple[Heard, Listener]) -> None:
    _, listener = game
    home = LOCALE / "en" / "elder_sign"
    written = {id for file in ("words.ftl", "table.ftl") for id in variables(home / file) if id.startswith("es-")}
    said = {id for id in listener.said if id.startswith("es-")}
    assert said == written


@pytest.mark.parametrize("lang", LANGS)
def test_no_message_speaks_of_an_argument_it_is_not_always_given(game: tuple[Heard, Listener], lang: str) -> None:
    _, listener = game
    home = LOCALE / lang / "elder_sign"
    for id, spoken in (*variables(home / "words.ftl").items(), *variables(home / "table.ftl").items()):
        assert not id.startswith("es-") or spoken <= listener.said[id], id


def test_labels_hints_and_stories_keep_their_limits(game: tuple[Heard, Listener]) -> None:
    heard, _ = game
    assert len(heard.labels) > 2_000
    assert all(0 < width(text) <= 80 for _, text in heard.labels)
    assert all(width(text) <= 100 for _, text in heard.hints)
    assert all(0 < len(text) <= es.MOST_IN_STORY for _, text in heard.stories)
    assert all("\n" not in text for _, text in heard.everything())


def test_no_id_and_no_slip_of_the_code_reaches_a_reader(game: tuple[Heard, Listener]) -> None:
    heard, _ = game
    ids = "|".join(sorted((i for i in (*CARDS.investigators, *CARDS.ancient_ones)), key=len, reverse=True))
    slips = re.compile(
        rf"\b[A-CMOUX-Z]\d\d\b|\bes-[a-z]|\bNone\b|\b(?:{ids})\b|[{{}}$]|\b[gyr]\d\b|!san|!sta|!clock|\s\s|^\s|\s$"
    )
    for _, text in heard.everything():
        assert not slips.search(text), text


def test_german_is_german(game: tuple[Heard, Listener]) -> None:
    heard, _ = game
    names = sorted({c.name.de for c in CARDS.by_id.values()} | set(NAMES.values()), key=len, reverse=True)
    english = re.compile(r"\b(?:the|you|your|and|or|with|dice|roll|clue|Sanity|Stamina|Doom|Elder|spell|item|trophy|gain|lose)\b")
    for lang, text in heard.everything():
        if lang == "de" and english.search(text):
            for name in names:
                text = text.replace(name, "")
            assert not english.search(text), text


def test_colons_are_followed_by_the_letters_each_language_wants(game: tuple[Heard, Listener]) -> None:
    """Generated clauses stand behind colons in many messages; English goes on small, German with a capital."""
    heard, _ = game
    clause = re.compile(r": (gain|lose|place|discard|restore|open|erhalte|verliere|platziere|lege|regeneriere|öffne)\b", re.I)
    for lang, text in heard.everything():
        for found in clause.finditer(text):
            assert found[1][0].isupper() == (lang == "de"), text


# Stories


@pytest.mark.parametrize("lang", LANGS)
def test_every_turning_point_has_the_variants_it_promises(words: Words, lang: str) -> None:
    promised = {f"es-story-{topic}-{n + 1}" for topic, count in es.STORIES.items() for n in range(count)}
    assert promised == {id for id in words.ids(lang) if id.startswith("es-story-")}
    assert all(count >= 3 for count in es.STORIES.values())


def test_a_story_follows_from_its_event_and_holds_no_number(words: Words) -> None:
    event = events.AdventureFailed(2, "A20")
    assert es.story_id(event) == es.story_id(events.AdventureFailed(2, "A20"))
    told = {es.story_id(events.AdventureFailed(s, c)) for s in range(4) for c in CARDS.adventures}
    assert len(told) == es.STORIES["failed"]
    assert len({es.story_id(events.MidnightStrikes(n)) for n in range(4)}) == 4
    assert es.story_id(events.ElderSignPlaced(0, 12, 12)) is None, "the victory has its own story"
    for lang, reader in readers(words).items():
        for topic, count in es.STORIES.items():
            for n in range(count):
                assert not re.search(r"\d", reader.say(f"es-story-{topic}-{n + 1}", gender="f")), (lang, topic)


def test_a_solved_task_is_called_by_its_symbols_not_by_a_number_that_counts_empty_frames(words: Words) -> None:
    card = next(
        a for a in CARDS.adventures.values() if "empty" in [t.frame for t in a.tasks[:-1]] and a.tasks[-1].frame != "empty"
    )
    last = len(card.tasks) - 1
    row = small.row_in_symbols(card.tasks[last].printed)
    told = events.TaskSolved(0, card.id, f"t{last}", ("g1",), ("lore",))
    assert WORDS.event_line(told, readers(words)["en"]) == f"**Anna** solves {row} with 📜."


def test_while_the_game_is_laid_out_it_is_nobodys_turn(words: Words) -> None:
    live = Live(RULES, Fate(b"laid out"), new_game(RULES, RULES.new(2, ElderOptions())))
    view = live.view(None).model_copy(update={"phase": "movement"})
    for reader in readers(words).values():
        assert BOX.headline(view, reader).endswith(reader.name(view.active))
        assert not BOX.headline(view.model_copy(update={"phase": "setup"}), reader).endswith(reader.name(view.active))
    assert people.has_the_turn(view, view.active)
    assert not people.has_the_turn(view.model_copy(update={"phase": "setup"}), view.active)


def test_the_devoured_are_spoken_of_by_their_gender(words: Words) -> None:
    by = readers(words)
    her, him = events.Devoured(0, "amanda"), events.Devoured(0, "joe")
    assert WORDS.event_line(her, by["de"]) == (
        "Die Ermittlerin *Amanda Sharpe* (**Anna**) wird verschlungen, mit allem, was sie bei sich trug."
    )
    assert WORDS.event_line(him, by["en"]) == "*Joe Diamond* (**Anna**) is devoured, with everything he carried."


# Single sentences, as a player reads them


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.Lost(0, "sanity", 1, 3),
            "**Anna** loses 1 Sanity (3 left).",
            "**Anna** verliert 1 Geistige Gesundheit (noch 3).",
        ),
        (events.DoomPlaced(7, 12), "Doom 7/12.", "Verderben 7/12."),
        (
            events.Rolled(1, ("g1", "g2", "y"), ("lore", "3", "4")),
            "**Ben** rolls 3 dice: 📜 🔍3 🔍4 (yellow)",
            "**Ben** wirft 3 Würfel: 📜 🔍3 🔍4 (gelb)",
        ),
        (events.Gained(0, "clue", 1), "**Anna** gains 1 clue.", "**Anna** erhält 1 Hinweis."),
        (events.Gained(0, "clue", 2), "**Anna** gains 2 clues.", "**Anna** erhält 2 Hinweise."),
        (
            events.Moved(0, "A20", False),
            "**Anna** goes to *The Archives*.",
            "**Anna** zieht weiter: *Das Archiv*.",
        ),
        (
            events.TerrorStrikes(0, "Y01"),
            "Terror effect of *Whispers in the Walls* on **Anna**: lose 1 Sanity.",
            "Terroreffekt gegen **Anna**, *Flüstern in den Wänden*: Verliere 1 Geistige Gesundheit.",
        ),
        (
            events.DoomTornAway(0, 1),
            "1 doom token left: **Anna** tears one away.",
            "Noch 1 Verderbenmarker: **Anna** reißt einen herunter.",
        ),
        (
            events.DiceAdded(0, ("y", "r")),
            "**Anna** adds the yellow die and the red die.",
            "**Anna** nimmt den gelben Würfel und den roten Würfel dazu.",
        ),
        (
            events.AssistanceGiven(0, 7, "g1", "peril"),
            r"**Hal \*\_9000\_\*** assists **Anna** and holds 💀.",
            r"**Hal \*\_9000\_\*** unterstützt **Anna** und hält 💀 fest.",
        ),
    ],
)
def test_an_event_reads_as_it_should(words: Words, event: Event, en: str, de: str) -> None:
    by = readers(words)
    assert WORDS.event_line(event, by["en"]) == en
    assert WORDS.event_line(event, by["de"]) == de


def test_an_event_of_another_game_has_no_line(words: Words) -> None:
    class Other(Event):
        pass

    assert WORDS.event_line(Other(), readers(words)["en"]) is None
    assert fields(Other()) == ()


def test_a_solving_button_names_task_dice_and_who_pays(words: Words) -> None:
    by = readers(words)
    ask = Ask(0, "es-after-roll", [], (("card", "A20"),))
    args = {"row": "L I3 !san1", "dice": "g1+y", "faces": "lore+3", "monster": "", "paid_by": "C07"}
    solve = option("solve:t0:C07", None, msg="es-opt-solve-paid", **args)
    assert BOX.option_label(ask, solve, by["en"]) == "Solve 📜 🔍3 −1🧠 with 📜 🔍3 (yellow) (Whiskey pays)"
    assert BOX.option_label(ask, solve, by["de"]) == "📜 🔍3 −1🧠 lösen mit 📜 🔍3 (gelb) (Whiskey zahlt)"
    two = {**args, "row": "L I3 !san1 !sta1", "paid_by": "C07+C08"}
    both = option("solve:t0:C07+C08", None, msg="es-opt-solve-paid", **two)
    assert BOX.option_label(ask, both, by["en"]).endswith("(Whiskey and Food pay)")
    assert BOX.option_label(ask, both, by["de"]).endswith("(Whiskey und Proviant zahlen)")
    assert BOX.option_style(ask, option("give-up", None, tone="danger")) == "danger"
    assert BOX.option_style(ask, option("clue", None, left=2)) == "plain"


def test_two_tasks_that_ask_for_the_same_are_one_option_and_a_monsters_is_another() -> None:
    def solve(row: int, needs: str, monster: str = "") -> Option[None]:
        return option(f"solve:{row}", None, row=needs, dice="g1", faces="lore", monster=monster, paid_by="")

    alike = [
        BOX.alike(Ask(0, "es-after-roll", []), o) for o in (solve(0, "L"), solve(1, "L"), solve(2, "P"), solve(3, "L", "M01"))
    ]
    assert alike[0] == alike[1] != ""
    assert len(set(alike)) == 3
    ease = [option(f"ease:{row}:0", None, row="I3", need=0) for row in (0, 1)]
    assert len({BOX.alike(Ask(0, "es-ease", ease), o) for o in ease}) == 1


def test_names_on_buttons_are_not_escaped(words: Words) -> None:
    label = BOX.option_label(Ask(0, "es-before-roll", []), option("assist:7", None, seat=7), readers(words)["en"])
    assert label == "Ask Hal *_9000_* for assistance"


@pytest.mark.parametrize(
    ("card", "hurt", "warned"),
    [
        ("C07", {}, True),  # Whiskey for somebody whose Sanity is whole
        ("C07", {"stamina": 1}, True),
        ("C07", {"sanity": 1}, False),
        ("C08", {"stamina": 1}, False),
    ],
)
def test_a_card_that_would_restore_nothing_warns_before_it_is_spent(
    words: Words, card: str, hurt: dict[str, int], warned: bool
) -> None:
    """S-73: it may be played all the same."""
    live = Live(RULES, Fate(b"well"), new_game(RULES, RULES.new(1, ElderOptions(ancient_one="yig"))), strict=True)
    view = live.view(None)
    me = view.players[0].model_copy(
        update={"investigator": "mandy", "sanity": 5, "max_sanity": 5, "stamina": 5, "max_stamina": 5, "place": "A01"} | hurt
    )
    view = view.model_copy(update={"players": (me,)})
    play = Option(f"use:{card}:0", None, (("card", card), ("use", 0)))
    for lang, reader in readers(words).items():
        ask = Ask(0, "es-move", [play])
        said = BOX.option_hint(ask, play, reader, view)
        assert (said == words.say(lang, "es-hint-no-effect")) == warned
        assert (BOX.doubt(ask, play, view, reader) == words.say(lang, "doubt-es-no-effect")) == warned, (
            "on a button no hint is read"
        )


@pytest.mark.parametrize(("hurt", "warned"), [({}, {"a", "b", "c"}), ({"sanity": 1}, set())])
def test_a_treatment_that_would_restore_nothing_is_asked_about_once_more(
    words: Words, hurt: dict[str, Any], warned: set[str]
) -> None:
    live = Live(RULES, Fate(b"well"), new_game(RULES, RULES.new(1, ElderOptions(ancient_one="yig"))), strict=True)
    whole = {"investigator": "mandy", "sanity": 5, "max_sanity": 5, "stamina": 5, "max_stamina": 5}
    view = live.view(None)
    view = view.model_copy(update={"players": (view.players[0].model_copy(update=whole | hurt),)})
    missing = 5 - hurt.get("sanity", 5)
    one, full = (option(f"aid:{id}:sanity", None, price=0, resource="sanity", missing=missing, works=1) for id in "ab")
    both = option("aid:c", None, price=4)
    ask = Ask(0, "es-entrance", [one, full, both])
    ask.refresh()
    for reader in readers(words).values():
        assert {o.key.split(":")[1] for o in ask.options if BOX.doubt(ask, o, view, reader)} == warned
    shadow = option("aid:a:sanity", None, price=0, resource="sanity", missing=2, works=0)
    ask = Ask(0, "es-entrance", [shadow])
    ask.refresh()
    assert BOX.doubt(ask, shadow, view, readers(words)["en"]), "Cthulhu's shadow makes the free treatment useless"


def test_a_destination_tells_its_tasks_as_they_stand_when_the_board_is_known(words: Words) -> None:
    live = Live(RULES, Fate(b"seven"), new_game(RULES, RULES.new(1, ElderOptions(ancient_one="shub-niggurath"))), strict=True)
    player = Random(random.Random(7).randrange)
    reader = readers(words)["en"]
    changed = 0
    while not live.over and not changed:
        ask, view = live.asks[0], live.view(None)
        for o in ask.options:
            seen = view.card(str(dict(o.args).get("card"))) if o.key.startswith("go:") else None
            if seen is not None and seen.monsters:
                now = BOX.option_hint(ask, o, reader, view)
                assert now.partition("% · ")[2].startswith(small.row_in_symbols(seen.rows[0].text))
                changed += now != BOX.option_hint(ask, o, reader)
        live.answer(ask.n, ask.seat, player.pick(None, ask))
    assert changed


@pytest.mark.parametrize("lang", LANGS)
def test_a_destination_tells_chance_tasks_penalties_and_rewards(words: Words, lang: str) -> None:
    state = RULES.new(2, ElderOptions(ancient_one="yig", investigators=["mary", "bob"]))
    live = Live(RULES, Fate(b"hints"), new_game(RULES, state), strict=True)
    view, reader = live.view(0), readers(words)[lang]
    visits = Visits(CARDS)
    rich = view.model_copy(update={"cards": tuple(c.model_copy(update={"monsters": ()}) for c in view.cards)})
    for place in rich.cards:
        there = option(f"go:{place.card}", None, card=place.card)
        assert BOX.mark(Ask(0, "es-move", []), there, rich) == place_letters(rich)[place.card]
        hint = BOX.option_hint(Ask(0, "es-move", []), there, reader, rich)
        percent, _, rest = hint.partition("% · ")
        chance = visits.best_chance(rich, rich.player(0), place.card)
        shown = int(percent.strip(" \u00a0<>≈"))
        assert abs(shown - 100 * chance) <= 5.0
        card = CARDS.adventure(place.card)
        tasks, _, after = rest.partition(" ✗ ")
        assert tasks == (" ↓ " if card.arrow else " · ").join(small.row_in_symbols(r.text) for r in place.rows)
        penalties, _, rewards = after.partition(" ✓ ")
        assert rewards
        assert ("−" in penalties or "+" in penalties) == bool(card.penalties)


def test_penalties_of_every_card_stand_whole_in_its_hint(words: Words) -> None:
    for lang, reader in readers(words).items():
        for id, card in (*CARDS.adventures.items(), *CARDS.other_worlds.items()):
            hint = BOX.option_hint(Ask(0, "es-move", []), option(f"go:{id}", None, card=id), reader)
            penalties = hint.partition(" ✗ ")[2].partition(" ✓ ")[0]
            lost = {"🧠": 0, "💗": 0}
            for e in card.penalties:
                verb, what, n = e.share() or ("", "", 0)
                if verb == "lose":
                    lost["🧠" if what == "sanity" else "💗"] += n
            assert all((f"−{n}{symbol}" in penalties) if n else (symbol not in penalties) for symbol, n in lost.items()), (
                lang,
                id,
            )
            assert ("doom" in penalties or "Verderben" in penalties) == any(isinstance(e, Doom) for e in card.penalties), (
                lang,
                id,
            )


@pytest.mark.parametrize(
    ("row", "symbols"),
    [("L I3 !san1", "📜 🔍3 −1🧠"), ("L/P T", "📜/💀 🐙"), ("I10 !sta2 !clock !clock", "🔍10 −2💗 ⏰ ⏰"), ("", "")],
)
def test_a_task_in_symbols(row: str, symbols: str) -> None:
    assert small.row_in_symbols(row) == symbols
    assert small.row_in_symbols(Row.model_validate(parse_row(row))) == symbols


def test_every_face_of_every_die_has_its_own_symbol() -> None:
    faces = ("1", "2", "3", "4", "lore", "peril", "terror", "wild")
    shown = {small.face_symbol(f) for f in faces}
    assert len(shown) == len(faces)
    assert not any("\ufe0f" in s for s in shown)
    assert set(DICE.values()) == {"green", "yellow", "red"}


def test_cards_that_can_be_used_say_what_they_do(words: Words) -> None:
    ask = Ask(0, "es-end-turn", [])
    for lang, reader in readers(words).items():
        for card in (*CARDS.common_items.values(), *CARDS.spells.values(), *CARDS.allies.values()):
            for i in range(len(card.uses)):
                hint = BOX.option_hint(ask, option(f"use:{card.id}:{i}", None, card=card.id, use=i), reader)
                assert hint, (lang, card.id)
                assert hint[0].isupper(), hint


# Reasons


def reasons_of_the_rules() -> dict[str, set[str]]:
    """Reason id -> the arguments every place that gives it hands over, as its message knows them."""
    given: dict[str, set[str]] = {}
    for node in python.walk(python.parse((ROOT / "games" / "elder_sign" / "why.py").read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "because":
            args = {"friend" if k.arg == "seat" else str(k.arg) for k in node.keywords}
            for part in python.walk(node.args[0]):
                if isinstance(part, python.Constant) and str(part.value).startswith("why-"):
                    given[str(part.value)] = given.get(str(part.value), args) & args
    return given


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_has_its_sentence_and_every_sentence_its_arguments(lang: str) -> None:
    given = reasons_of_the_rules()
    spoken = variables(LOCALE / lang / "elder_sign" / "why.ftl")
    assert variables(LOCALE / lang / "bot.ftl")["why-line"] == {"reason", "rule"}
    assert set(spoken) == set(given) == set(why.REASONS)
    for id, names in spoken.items():
        assert names <= given[id], id


def test_a_reason_names_its_rule_and_speaks_of_cards_and_people_by_name(words: Words) -> None:
    by = readers(words)
    short = why.because("why-missing", row="L I3", missing="I3")
    assert WORDS.reason_line(short, by["en"]) == "For 📜 🔍3 you are missing 🔍3. (`ES-TASK-01`)"
    assert WORDS.reason_line(short, by["de"]) == "Für 📜 🔍3 fehlt dir 🔍3. (`ES-TASK-01`)"
    used = why.because("why-assist-once", seat=7)
    assert WORDS.reason_line(used, by["de"]) == r"**Hal \*\_9000\_\*** hat in diesem Zug schon unterstützt. (`ES-ASSIST-06`)"
    locked = why.because("why-die-locked", colour="yellow", card="Y12")
    assert WORDS.reason_line(locked, by["de"]) == "Der gelbe Würfel ist gesperrt: *Stromausfall*. (`ES-LOCK-03`)"
