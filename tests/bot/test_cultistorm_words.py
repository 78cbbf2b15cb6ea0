"""Cultistorm in words: whatever happens and whatever is asked can be said in both languages, within Discord's limits, and no two
options read alike."""

from __future__ import annotations

import ast
import dataclasses
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.boxes.cultistorm.answers import KINDS
from bot.boxes.cultistorm.box import CultistormBox
from bot.boxes.cultistorm.names import card_name, first_sentence
from bot.boxes.cultistorm.words import STORIES
from bot.boxes.cultistorm.words import WORDS as LEXICON
from bot.reader import Reader
from bot.shelf import BadWish
from games.cultistorm import events, modules
from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.state import Campaign
from games.cultistorm.why import why_not
from games.kernel.ask import Ask, args_of
from games.kernel.ask import option as one
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.rules import Outcome
from games.kernel.table import Event
from rendering.fluent import Words
from tests.games.cultistorm.given import all_ready, ilse, play, rosa, storm, tobias
from tests.games.cultistorm.test_disputes import story_of

HERE = Path(__file__).parents[2]
RULES = Cultistorm()
BOX = CultistormBox()
WORDS = Words.load(HERE / "locale", strict=True)
PEOPLE = ("Anna", "Ben", "Clara", "David", "Eva", "Franka")
LONGEST = 160
MINOR = [m.name for m in modules.MODULES.values() if m.size == "minor"]
TABLES: tuple[tuple[int, StormOptions], ...] = (
    (3, StormOptions()),
    (4, StormOptions(modules=["narrative"])),
    (5, StormOptions(open_hands=False, castes=["faceless-court"])),
    (3, StormOptions(difficulty="nightmare")),
    (4, StormOptions(difficulty="easy", modules=["narrative"], open_hands=False)),
    (4, StormOptions(modules=["behind-the-scenes"])),
    (2, StormOptions(modules=["remote-assistance"])),
    (1, StormOptions(modules=["remote-assistance"], each=3)),
    (3, StormOptions(modules=["storm-of-cultists"])),
    (3, StormOptions(modules=["storm-of-cultists"], campaign=Campaign(day=4, won=[True, False, False]))),
    (5, StormOptions(modules=MINOR[::2])),
    (4, StormOptions(modules=MINOR[1::2])),
)


def readers(seats: int = 5) -> list[Reader[Any]]:
    return [Reader(lang, WORDS, RULES.cards, dict(enumerate(PEOPLE[:seats]))) for lang in ("en", "de")]


READERS = readers()


def likely(ask: Ask, chance: random.Random) -> tuple[str, ...]:
    """Somebody who tries things, but not for ever: now and then ready."""
    keys = list(ask.keys)
    if ask.msg == "cs-prepare":
        if chance.random() < 0.25:
            return (next(k for k in ("ready", "wait") if k in keys),)
        heads = sorted({k.partition(":")[0] for k in keys})
        head = chance.choice(heads)
        return (chance.choice([k for k in keys if k.partition(":")[0] == head]),)
    if ask.default and chance.random() < 0.5:
        return ask.default
    return tuple(chance.sample(keys, min(len(keys), chance.randint(ask.least, ask.most))))


def game(seed: int) -> Iterator[tuple[Live[Any], Any]]:
    """A game in play after every answer, and what was told."""
    chance = random.Random(seed)
    seats, options = TABLES[seed % len(TABLES)]
    live = Live(RULES, Fate(f"words {seed}".encode()), new_game(RULES, RULES.new(seats, options)))
    told: Any = ()
    for _ in range(LONGEST):
        yield live, told
        if live.over:
            return
        ask = chance.choice([a for a in live.asks if a.held is None])
        told = live.answer(ask.n, ask.seat, likely(ask, chance)).told
    yield live, told


def said(told: Any, known: set[Event], at: list[Reader[Any]]) -> None:
    for event in (e for t in told for e in (t.event, t.for_viewer(None)) if e is not None):
        if event not in known:
            known.add(event)
            for reader in at:
                line = LEXICON.event_line(event, reader)
                assert line, event
                assert len(line) < 600, line
                whole = BOX.event_line(event, reader)
                assert whole is None or len(whole) < 900, whole


def asked(ask: Ask, view: Any, at: list[Reader[Any]]) -> None:
    assert BOX.suggests(ask, view) in ("", *ask.keys)
    chains = BOX.shortcuts.chains(view, ask) if view.viewer == ask.seat else ()
    for reader in at:
        assert BOX.question_line(ask, reader)
        read: set[str] = set()
        for option in (*ask.options, *chains):
            label = BOX.option_label(ask, option, reader)
            assert 0 < len(label) <= 80, (ask.msg, option.key, label)
            assert "…" not in label or label.endswith(" …"), (ask.msg, option.key, label)
            assert 0 < len(BOX.option_short(ask, option, reader)) <= 80
            assert len(BOX.option_hint(ask, option, reader, view)) <= 100
            BOX.option_kind(ask, option, reader)
            read.add(label)
        meant = {BOX.alike(ask, o) or o.key for o in ask.options}
        assert len(read) >= len(meant), (ask.msg, [(o.key, o.args) for o in ask.options], sorted(read))


def looked_around(live: Live[Any], at: list[Reader[Any]]) -> None:
    for viewer in (None, *RULES.seats(live.state)):
        view = live.view(viewer)
        for reader in at:
            assert BOX.headline(view, reader)
            assert BOX.board_text(view, reader)
            if viewer is None:
                assert BOX.plan(view, live.asks, reader) or not live.asks
                continue
            assert BOX.hand_text(view, viewer, reader)
            for verb in BOX.answering:
                reason = why_not(view, RULES.cards, viewer, verb)
                assert reason.rule in LEXICON.reason_line(reason, reader)


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_all_that_happens_and_is_asked_can_be_said_and_no_two_options_read_alike(seed: int) -> None:
    """And so can headline, plan, board, sheet and reasons at any time, with three people or five, open hands or closed ones."""
    known: set[Event] = set()
    at = readers(TABLES[seed % len(TABLES)][0])
    sigs: set[str] = set()
    for i, (live, told) in enumerate(game(seed)):
        said(told, known, at)
        for ask in live.asks:
            if ask.seal not in sigs:
                sigs.add(ask.seal)
                asked(ask, live.view(ask.seat), at)
        if i % 29 == 0 or live.over:
            looked_around(live, at)
    if live.over:
        outcome = RULES.outcome(live.state)
        assert outcome is not None
        assert all(BOX.outcome_line(outcome, live.view(None), reader) for reader in at)


@pytest.mark.parametrize(("lang", "named"), [("en", "Elder Amulet no. 2"), ("de", "Älteres Amulett Nr. 2")])
def test_the_number_of_a_copy_is_no_level(lang: str, named: str) -> None:
    assert card_name("elder-amulet.2", Reader(lang, WORDS, BOX.cards, {})) == named


# What games seldom bring

SAMPLES: dict[str, Any] = {
    "who": 0, "whom": 1, "by": 1, "whos": (0, 1), "slot": 2, "to": 3, "ring": 1, "card": "g07.1", "what": "die", "reward": "mend", "location": "asylum", "enemy": "threshold-1",
    "great_old_one": "hastur", "devoured": "ashes-2", "investigator": "healer", "ability": "healer-2", "support": "g12.1", "gives": "lantern.1",
    "takes": "laudanum.2", "drop": "lantern.1", "kept": "lantern.1", "dealt": ("lantern.1", "laudanum.2"), "locations": ("asylum", "library"),
    "castes": ("faceless-court",), "creatures": ("byakhee",), "modules": ("narrative",), "symbol": "moon", "face": "wild", "symbols": ("moon", "key"),
    "faces": ("moon", "key", "tide", "blank", "flame"), "needed": ("moon", "key"), "lacking": ("moon",), "used": ("g01.0", "die:1", "healer-1"),
    "cards": ("g01.0", "g02.0"), "difficulty": "hard", "phase": "combat", "why": "support", "reason": "0", "no": 1, "effect": "bargain", "source": "die:1",
    "with_": "g01.0,die:2", "story": 159, "choice": 0, "wanted": "tide", "given": "key", "die": "flame", "n": 2, "cost": 1, "lacks": 1, "missing": 2,
    "level": 2, "crystals": 2, "threshold": 3, "number": 0, "there": 2, "count": 7, "limit": 12, "left": 1, "steps": 3, "round": 3, "now": 2,
}  # fmt: skip
NUMBERS = {events.CultistsReshuffled: 12, events.ObjectsReshuffled: 5}
REASONS = {"insane": "0", "entered": "hastur", "limit": "threshold-1", "ending": "the-last-night", "module": "plagues"}


def examples(kind: type[Event]) -> Iterator[Event]:
    given = {f.name: SAMPLES.get(f.name, 2) for f in dataclasses.fields(kind) if f.name != "cast"}
    if kind in NUMBERS:
        given["cards"] = NUMBERS[kind]
    if kind in (events.CultistArrives, events.CultistMoved, events.CultistLeft):
        given["card"] = "threshold-1"
    if kind in (events.HorrorRevealed, events.EndgameBegins):
        given["card"] = "cold-breath" if kind is events.HorrorRevealed else "the-stars-turn"
    if kind is events.Lost:
        for why, reason in REASONS.items():
            yield kind(**given | {"why": why, "reason": reason})
        return
    yield kind(**given)
    empty: dict[str, Any] = {"cards": (), "lacking": (), "support": "", "takes": "", "kept": "", "card": "", "n": 1, "why": ""}
    free = {"card"} if kind not in (events.HorrorSeen, events.SeanceSeen) else set[str]()
    free |= {"cards"} if kind in NUMBERS else set()
    if kind is not events.EndgameBegins:
        yield kind(**given | {k: v for k, v in empty.items() if k in given and k not in free})


def test_every_kind_of_event_can_be_said_to_one_person_and_to_several() -> None:
    kinds = [kind for kind in LEXICON.events if kind is not events.Happening]
    assert len(kinds) > 80
    for event in (e for kind in kinds for e in examples(kind)):
        for reader in READERS:
            assert LEXICON.event_line(event, reader), event
        alone = dataclasses.replace(event, cast=("healer", "fighter", "medium"))
        for reader in readers(1):
            assert LEXICON.event_line(alone, reader), event


def written() -> tuple[dict[str, dict[str, Any]], set[str]]:
    """Every option and every question the rules write down, with the fields they are written with. Modules have words of their own."""
    options: dict[str, dict[str, Any]] = {}
    questions: set[str] = set()
    for file in (HERE / "games" / "cultistorm").rglob("*.py"):
        for call in (n for n in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(n, ast.Call)):
            given = {k.arg: SAMPLES[k.arg] for k in call.keywords if k.arg in SAMPLES}
            for a in call.args:
                if isinstance(a, ast.Constant) and isinstance(a.value, str) and a.value.startswith("cs-"):
                    questions.add(a.value)
            if isinstance(call.func, ast.Name) and call.func.id == "option" and call.args:
                key = call.args[0]
                head = key.values[0] if isinstance(key, ast.JoinedStr) else key
                msgs = [str(k.value.value) for k in call.keywords if k.arg == "msg" and isinstance(k.value, ast.Constant)]
                if isinstance(head, ast.Constant):
                    options.setdefault("".join(msgs) or f"cs-opt-{str(head.value).partition(':')[0]}", {}).update(given)
    return options, questions


def test_every_option_and_question_the_rules_write_down_has_words() -> None:
    options, questions = written()
    assert len(options) > 40
    assert len(questions) > 60
    for id in (*options, *questions):
        assert all(WORDS.has(lang, id) for lang in ("en", "de")) or id in ("cs-opt-choose", "cs-opt-bargain"), id


def test_every_kind_of_deed_on_the_sheet_has_its_word() -> None:
    for reader in READERS:
        said = {kind: reader.say("cs-kind", kind=kind) for kind in (*KINDS.values(), "other")}
        assert len(set(said.values())) == len(said)
        assert all(len(text) <= 100 for text in said.values())


def test_two_cards_of_one_name_are_told_apart_by_their_sign() -> None:
    calm = [one(f"support:{card}:1", None, card=card, whom=1, cost=1) for card in ("g07.0", "g10.0", "g11.0")]
    ask = Ask(0, "cs-prepare", calm, args_of({"who": 0}))
    ask.refresh()
    english, german = ([BOX.option_label(ask, o, reader) for o in ask.options] for reader in READERS)
    assert english == ["Support Ben: Calm Words 🔥", "Support Ben: Calm Words 🌊", "Support Ben: Calm Words 🔑"]
    assert german == [
        "Ben unterstützen: Beruhigende Worte 🔥",
        "Ben unterstützen: Beruhigende Worte 🌊",
        "Ben unterstützen: Beruhigende Worte 🔑",
    ]


# The plan


def test_the_plan_says_what_a_declared_fight_lacks_and_who_could_close_the_gap() -> None:
    """Key, Flame, Moon are needed; Rosa has a key and a flame, Tobias could lend the moon."""
    state = storm(
        rosa(0, hand="g01 g02", targets="threshold-1"),
        tobias(1, hand="g03"),
        tobias(2),
        columns={0: "threshold-1"},
        dice={0: "blank"},
    )
    t = play(state)
    plan = t.live.view(None).investigators[0].plans[0]
    lines = BOX.plan(t.live.view(None), t.live.asks, READERS[0]).splitlines()
    assert plan.lacking
    assert "short" in lines[1]
    assert lines[1].startswith("◦ **Anna**")


def test_with_closed_hands_the_plan_says_only_what_everybody_sees() -> None:
    state = storm(rosa(0, hand="g01 g02", targets="threshold-1"), tobias(1, hand="g03"), tobias(2), columns={0: "threshold-1"})
    state.open_hands = False
    t = play(state)
    for reader in READERS:
        lines = BOX.plan(t.live.view(None), t.live.asks, reader)
        assert "🌙 short" not in lines
        assert "Lend a Sign" not in lines
        assert "Geliehenes Zeichen" not in lines


# Stories


def test_a_post_has_title_first_sentence_and_effect_and_read_it_the_whole() -> None:
    event = events.StoryRead(1, "threshold-1", 0, "wild")
    for reader in READERS:
        lang = "de" if reader.lang == "de" else "en"
        story = RULES.cards.story(1)
        assert story is not None
        line = BOX.event_line(event, reader) or ""
        assert story.title.in_(lang) in line
        assert story.text.in_(lang)[:30] in line
        assert "+1" in line
        whole = BOX.story(event, reader)
        assert story.text.in_(lang) in whole
        assert story.text.in_(lang) not in line


def test_every_story_can_be_told() -> None:
    for story in RULES.cards.stories.values():
        event = events.StoryRead(story.no, "threshold-1", 0, story.effect)
        for reader in READERS:
            assert len(BOX.event_line(event, reader) or "") < 420, story.no
            assert len(BOX.story(event, reader)) < 2000, story.no
    for reader in READERS:
        for topic, n in STORIES.items():
            assert all(len(reader.say(f"cs-story-{topic}-{i}")) <= 200 for i in range(1, n + 1))


# Cards and wishes


def test_every_card_can_be_looked_up() -> None:
    live = Live(RULES, Fate(b"cards"), new_game(RULES, RULES.new(3)))
    view = live.view(0)
    assert BOX.deck is not None
    for reader in READERS:
        for id in RULES.cards.by_id:
            assert BOX.deck.describe(id, reader)
            BOX.deck.whereabouts(id, view, reader)


def test_wishes_have_words_and_are_kept() -> None:
    for wish in (*BOX.wishes, *BOX.seat_wishes):
        for reader in READERS:
            assert reader.say(wish.title)
            offered = wish.choices(reader)
            assert offered[0].value == ""
            assert len({c.label for c in offered}) == len(offered)
            assert len(offered) <= 25
            assert all(len(c.label) <= 100 and len(c.hint) <= 100 for c in offered), wish.name
    table = {
        "difficulty": "hard",
        "creatures": "byakhee+ghoul-pack",
        "caste": "faceless-court",
        "stories": "narrative",
        "hands": "closed",
    }
    state = BOX.new_state(3, table, [{"investigator": "healer"}, {}, {}])
    assert (state.difficulty, state.castes, state.modules, state.open_hands) == ("hard", ["faceless-court"], ["narrative"], False)
    assert state.creatures == ["byakhee", "ghoul-pack"]
    assert state.wanted == ["healer", "", ""]
    plain = BOX.new_state(4, {}, [{}, {}, {}, {}])
    assert (plain.difficulty, plain.castes, plain.creatures, plain.modules, plain.open_hands) == ("normal", [], [], [], True)


def test_every_module_of_the_rules_can_be_wished_for() -> None:
    offered = {c.value for wish in BOX.wishes for c in wish.choices(READERS[0])}
    assert set(modules.MODULES) <= offered
    for name in modules.MODULES:
        for reader in READERS:
            assert reader.say("cs-module", module=name) != name, "its name"
            other = reader.say("cs-module-hint", module="nothing of that name")
            assert reader.say("cs-module-hint", module=name) != other, "what it does to length and difficulty"


def test_one_investigator_twice_is_refused() -> None:
    with pytest.raises(BadWish):
        BOX.new_state(3, {}, [{"investigator": "healer"}, {"investigator": "healer"}, {}])


def test_whom_a_friend_has_marked_is_not_proposed_and_the_hint_says_whose_it_is() -> None:
    people = [rosa(0, hand="g03 g04"), tobias(0, hand="g03 g04")]
    t = play(storm(*people, columns={0: "horn-1"}, pool="tide tide")).says(0, "die:8").says(0, "target:horn-1")
    ask, view = t.question(1, "cs-prepare"), t.live.view(1)
    assert not BOX.suggests(ask, view).startswith(("die:", "target:"))
    marking = next(o for o in ask.options if o.key == "target:horn-1")
    assert "Anna" in BOX.option_hint(ask, marking, READERS[1], view)


@pytest.mark.parametrize(("here", "said"), [(1, ""), (2, "Mindestens 1 muss"), (3, "Mindestens 2 müssen")])
def test_the_plan_says_how_many_must_fall_before_the_next_round(here: int, said: str) -> None:
    """Three come in every round, and the limit is 11."""
    columns = {slot: f"horn-{2 * slot + 1} horn-{2 * slot + 2}" for slot in range(3)}
    t = play(storm(columns=columns | {3: " ".join(f"threshold-{n}" for n in range(1, here + 1)), 4: "threshold-7"}))
    assert t.live.view(None).count == 7 + here
    plan = BOX.plan(t.live.view(None), t.live.asks, READERS[1])
    assert (said in plan) if said else ("vorher fallen" not in plan)


def test_the_first_sentence_of_a_story_is_whole() -> None:
    assert first_sentence("„Rezeption.“ Niemand hat abgenommen. Es klingelt.") == "„Rezeption.“ Niemand hat abgenommen."
    assert (
        first_sentence("“Reception. How may I help you tonight?” Nobody had rung.") == "“Reception. How may I help you tonight?”"
    )


def test_whoever_supports_reads_whose_fight_a_card_speaks_of() -> None:
    """ "In your fight" was read by the one who gives the card away."""
    t = play(storm(rosa(0), tobias(0)))
    ask, view = t.question(0, "cs-prepare"), t.live.view(0)
    combat = next(c for c in RULES.cards.actions.values() if c.fight)
    other = next(c for c in RULES.cards.actions.values() if c.do and not c.fight)
    for reader, whose_fight in zip(READERS, ("for Tobias", "für Tobias"), strict=True):
        name = card_name(view.investigators[1].id, reader)
        told = BOX.option_hint(ask, one("support:1", None, card=combat.id, whom=1, cost=0), reader, view, 400)
        assert whose_fight.replace("Tobias", name) in told
        assert name not in BOX.option_hint(ask, one("support:1", None, card=other.id, whom=1, cost=0), reader, view, 400)


def test_whoever_takes_a_gate_seal_card_reads_what_it_is_for() -> None:
    card = one("seal:tide", None, symbol="tide")
    ask = Ask(0, "cs-gate-seal", [card], (("who", 0),), options=(card,))
    for reader, purpose in zip(
        READERS, ("can seal the location with the same sign", "mit demselben Zeichen versiegeln"), strict=True
    ):
        assert purpose in BOX.question_line(ask, reader)


def test_the_lobby_of_a_campaigns_day_does_not_send_everybody_to_seal_five_locations() -> None:
    for reader, aim in zip(READERS, ("reach its aim", "Erreicht dessen Ziel"), strict=True):
        assert aim in BOX.lobby([{}, {}, {}], ["Anna", "Ben", "Ida"], reader)


def test_the_sheet_says_that_one_is_ready() -> None:
    t = play(storm()).says(1, "ready")
    said = [BOX.question_line(t.question(seat, "cs-prepare"), READERS[1]) for seat in (0, 1)]
    assert "was tust du" in said[0]
    assert "du bist bereit" in said[1]


def test_whoever_must_discard_for_a_story_reads_which_card_the_fight_needs_and_is_shown_one_it_does_not() -> None:
    people = [rosa(0, hand="g02 g03 g04 g05", targets="ashes-1"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "ashes-1"}, modules=["narrative"], stories=[story_of("discard", 1)])
    t = all_ready(play(state)).asks(0, "cs-discard")
    ask, view = t.question(0, "cs-discard"), t.view(0)
    told = {o.key: BOX.option_hint(ask, o, READERS[0], view) for o in ask.options}
    assert told["drop:g02.0"].startswith("Your fight needs it")
    assert told["drop:g05.0"].startswith("Your fight can do without it")
    assert BOX.suggests(ask, view) == "drop:g05.0"


def test_the_last_line_says_what_ended_the_game_of_a_campaign_or_of_a_module() -> None:
    """A day of the campaign that was lost ended with "Lost in round 6.", one that was won with the storm and with five seals."""
    view = play(storm(rosa(0), tobias(1))).view(None)
    won = view.model_copy(update={"result": "won", "round": 4, "campaign": Campaign(day=1)})
    late = view.model_copy(update={"result": "module", "reason": "deadline", "round": 6, "campaign": Campaign(day=1)})
    reader = readers()[0]
    said = [BOX.outcome_line(Outcome("won" if v is won else "lost", v.result), v, reader) for v in (won, late)]
    assert said == [
        "Won in round 4: the aim of day 1 is reached.",
        "Lost in round 6: the day is over, and its aim was not reached.",
    ]
    assert "five" not in str(LEXICON.event_line(events.Won(4), reader))
