"""One way to words for all games: a field is called the same wherever it stands, and what is not said is found by its name."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.reader import Reader
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, clip, listing, one_mark, width
from games.kernel.ask import Ask, option
from games.kernel.table import Event
from games.kernel.why import Reason
from rendering.fluent import Words

MESSAGES = {
    "en": """
ti-ev-took-card = { $who } takes { $card }. { $loud ->
    [yes] Bang
   *[no] Hush
}
ti-take = { $who }, take { $least } of these, or { $card }?
ti-opt-take = take { $card }
ti-opt-give = give { $card } to { $name }
ti-opt-give-short = to { $name }
ti-opt-give-hint = it costs { $n }
ti-opt-loudly = take { $card } loudly
ti-why-full = Your hands are full of { $card }.
why-line = { $reason } ({ $rule })
list-and = { $first } and { $last }
""",
}


@dataclass(frozen=True, slots=True)
class TookCard(Event):
    seat: int
    card: str
    loud: bool


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    folder: Path = tmp_path_factory.mktemp("locale")
    for lang, text in MESSAGES.items():
        (folder / lang / "tiny").mkdir(parents=True)
        (folder / lang / "tiny" / "words.ftl").write_text(text)
    return Reader("en", Words.load(folder, strict=True), None, {0: "An*na", 1: "Ben"})


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Did you hear that?. Yes", "Did you hear that? Yes"),
        ("The mission: S.O.S..", "The mission: S.O.S."),
        ("The mission: *S.O.S.*. Then", "The mission: *S.O.S.* Then"),
        ("wait ... no", "wait ... no"),
        ("1.5.", "1.5."),
    ],
)
def test_a_sentence_ends_once(said: str, meant: str) -> None:
    assert one_mark(said) == meant


def lexicon() -> Lexicon:
    words = Lexicon("ti", sys.modules[__name__])

    @words.field("seat")
    def _seat(value: int, s: Saying) -> Args:
        return {"who": s.person(value), "name": s.person(value)}

    @words.field("card")
    def _card(value: str, s: Saying) -> Args:
        return {s.name: f"the {value}"}

    return words


def test_one_entry_serves_events_questions_options_and_reasons(reader: Reader):
    words = lexicon()
    ask = Ask(1, "ti-take", [], (("card", "sword"), ("seat", 0)))
    assert words.event_line(TookCard(0, "sword", loud=True), reader) == "An\\*na takes the sword. Bang"
    assert words.question_line(ask, reader) == "Ben, take 1 of these, or the sword?"  # whom it asks, not whom it names
    assert words.option_label(ask, option("take:sword", None, card="sword"), reader) == "Take the sword"
    assert (
        words.reason_line(Reason("ti-why-full", "TI-1", (("card", "sword"),)), reader)
        == "Your hands are full of the sword. (TI-1)"
    )


def test_an_option_carries_its_message_or_is_called_by_its_key(reader: Reader):
    words, ask = lexicon(), Ask(0, "ti-take", [])
    assert (
        words.option_label(ask, option("take:sword", None, msg="ti-opt-loudly", card="sword"), reader) == "Take the sword loudly"
    )


def test_short_forms_and_hints_are_used_where_they_are_written(reader: Reader):
    words, ask = lexicon(), Ask(0, "ti-take", [])
    give = option("give:sword", None, card="sword", seat=1, n=3)
    assert words.option_label(ask, give, reader) == "Give the sword to Ben"
    assert words.option_short(ask, give, reader) == "To Ben"
    assert words.option_hint(ask, give, reader) == "it costs 3"
    assert words.option_hint(ask, option("take:sword", None, card="sword"), reader) == ""


def test_labels_are_plain_and_lines_are_not(reader: Reader):
    words, ask = lexicon(), Ask(0, "ti-take", [])
    assert words.option_label(ask, option("give:sword", None, card="sword", seat=0), reader) == "Give the sword to An*na"


def test_what_a_message_needs_beyond_its_fields_and_what_is_made(reader: Reader):
    words, ask = lexicon(), Ask(0, "ti-take", [])

    @words.more("ti-opt-take")
    def _shiny(s: Saying) -> Args:
        return {"card": f"the shiny {s.given['card']}"}

    @words.event(TookCard)
    def _took(e: TookCard, s: Saying) -> Args:
        return _shiny(s) | {"who": f"our {s.person(e.seat)}"}

    @words.hint("ti-opt-take")
    def _hint(s: Saying) -> str:
        return f"{s.key[1]}, {s.view}"

    @words.instead("ti-opt-give-short")
    def _to(s: Saying) -> str:
        return "over there"

    take = option("take:sword", None, card="sword")
    assert words.option_label(ask, take, reader) == "Take the shiny sword"
    assert words.event_line(TookCard(1, "sword", loud=False), reader) == "Our Ben takes the shiny sword. Hush"
    assert words.option_hint(ask, take, reader, view="seen") == "sword, seen"
    assert words.option_short(ask, option("give:sword", None, card="sword", seat=1), reader) == "Over there"


def test_an_event_of_another_game_has_no_line(reader: Reader):
    @dataclass(frozen=True, slots=True)
    class Other(Event):
        pass

    assert lexicon().event_line(Other(), reader) is None


def test_nothing_is_registered_twice():
    words = lexicon()
    with pytest.raises(ValueError, match="card"):
        words.field("card")(lambda value, s: {})
    words.hint("ti-opt-take")(lambda s: "")
    with pytest.raises(ValueError, match="ti-opt-take"):
        words.hint("ti-opt-take")(lambda s: "")


def test_a_text_is_cut_by_what_discord_counts():
    assert clip("short", 80) == "short"
    assert clip("one two three", 9) == "one two…"
    assert clip("🐙" * 50, 80) == "🐙" * 39 + "…"
    assert width(clip("🐙a" * 50, 80)) <= 80
    assert clip("Donaudampfschifffahrtsgesellschaftskapitän", 20) == "Donaudampfschifffah…"


def test_lists(reader: Reader):
    assert [listing(parts, reader) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == ["", "a", "a and b", "a, b and c"]
