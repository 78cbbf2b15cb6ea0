"""Death May Die in words: whatever happens and whatever is asked can be said in both languages, within Discord's limits, and no two
options read alike."""

from __future__ import annotations

import ast
import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.boxes.death_may_die.box import DeathMayDieBox
from bot.boxes.death_may_die.names import space_name, tokens_in_words
from bot.boxes.death_may_die.words import STORIES, story_line
from bot.boxes.death_may_die.words import WORDS as LEXICON
from bot.library import pages_of, read_book
from bot.reader import Reader
from bot.shelf import BadWish
from games.death_may_die import events
from games.death_may_die.content import EpisodeCard
from games.death_may_die.game import DeathMayDie, DeathOptions
from games.death_may_die.rules.orders import ORDERS, USUAL
from games.death_may_die.verbs.wording import token
from games.death_may_die.why import why_not
from games.kernel.ask import Ask, args_of
from games.kernel.ask import option as one
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.phrases import LANGS, line
from games.kernel.rulebook import Page, search
from games.kernel.table import Event
from rendering.fluent import Words
from tests.games.death_may_die.house import beth, elizabeth, meets, night, play

HERE = Path(__file__).parents[2]
RULES = DeathMayDie()
BOX = DeathMayDieBox()
WORDS = Words.load(HERE / "locale", strict=True)
PEOPLE = ("Anna", "Ben", "Clara", "David", "Eva")
LONGEST = 260
PAIRS = [(e, g) for e in sorted(RULES.cards.episodes) for g in sorted(RULES.cards.great_old_ones)]


def readers(seats: int) -> list[Reader[Any]]:
    return [Reader(lang, WORDS, RULES.cards, dict(enumerate(PEOPLE[:seats]))) for lang in ("en", "de")]


READERS = readers(5)


def likely(ask: Ask, chance: random.Random) -> tuple[str, ...]:
    """Somebody who tries things: episode actions where there are any, else about."""
    keys = list(ask.keys)
    acts = [k for k in keys if k.startswith("act:")]
    if acts and chance.random() < 0.8:
        return (chance.choice(acts),)
    if ask.msg == "dmd-action" and chance.random() < 0.6:
        return (chance.choice([k for k in keys if k.startswith(("run:", "attack:", "use:", "trade"))] or keys),)
    if ask.default and chance.random() < 0.5:
        return ask.default
    return tuple(chance.sample(keys, min(len(keys), chance.randint(ask.least, ask.most))))


def game(seed: int) -> Iterator[tuple[Live[Any], Any]]:
    """A game in play after every answer, and what was told."""
    chance = random.Random(seed)
    episode, great = PAIRS[seed % len(PAIRS)]
    options = DeathOptions(episode=episode, great_old_one=great)
    live = Live(RULES, Fate(f"words {seed}".encode()), new_game(RULES, RULES.new(1 + seed % 5, options)))
    told: Any = ()
    for _ in range(LONGEST):
        yield live, told
        if live.over:
            return
        ask = chance.choice([a for a in live.asks if a.needed])
        told = live.answer(ask.n, ask.seat, likely(ask, chance)).told
    yield live, told


def said(told: Any, known: set[Event], at: list[Reader[Any]]) -> None:
    for event in (t.event for t in told):
        if event not in known:
            known.add(event)
            for reader in at:
                told_so = LEXICON.event_line(event, reader)
                assert told_so, event
                assert len(told_so) < 700, told_so
                whole = BOX.event_line(event, reader)
                assert whole is None or len(whole) < 900, whole


def asked(ask: Ask, view: Any, at: list[Reader[Any]]) -> None:
    for reader in at:
        assert BOX.question_line(ask, reader)
        read: set[str] = set()
        for option in ask.options:
            label = BOX.option_label(ask, option, reader)
            assert 0 < len(label) <= 80, (ask.msg, option.key, label)
            assert "…" not in label, (ask.msg, option.key, label)
            assert 0 < len(BOX.option_short(ask, option, reader)) <= 80
            assert len(BOX.option_hint(ask, option, reader, view)) <= 100
            read.add(label)
        meant = {BOX.alike(ask, o) or o.key for o in ask.options}
        assert len(read) >= len(meant), (ask.msg, [(o.key, o.args) for o in ask.options], sorted(read))


def looked_around(live: Live[Any], at: list[Reader[Any]]) -> None:
    for seat in RULES.seats(live.state):
        view = live.view(seat)
        for reader in at:
            assert BOX.headline(view, reader)
            assert BOX.board_text(view, reader)
            assert BOX.hand_text(view, seat, reader)
            _, choices = BOX.standing(view, seat, reader)
            assert len({c.label for c in choices}) == len(choices)
            assert all(0 < len(c.label) <= 100 and 0 < len(c.hint) <= 100 for c in choices)
            assert {c.value for c in choices} <= RULES.asides
            for verb in BOX.answering:
                reason = why_not(view, RULES.cards, seat, verb)
                assert reason.rule in LEXICON.reason_line(reason, reader)


@pytest.mark.parametrize("seed", range(12))
def test_all_that_happens_and_is_asked_can_be_said_and_no_two_options_read_alike(seed: int) -> None:
    """And so can headline, board, sheet, orders and reasons at any time, with one person at the table or five."""
    known: set[Event] = set()
    at = readers(1 + seed % 5)
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


# What games seldom bring

SAMPLES: dict[str, Any] = {
    "who": 0, "whom": 1, "giver": 0, "taker": 1, "space": "archive", "enemy": "cultist.1", "enemies": ("cultist.1", "byakhee.2"),
    "episode": "night-shift", "great_old_one": "hastur", "investigator": "ian", "psychosis": "rage", "skill": "brawling",
    "card": "find-1", "half": "left", "thing": "knife.1", "token": "altar", "side": "destroyed", "action": "loot", "name": "loot",
    "fate": "insane", "why": "attacked", "by": "byakhee.1", "dice": ("standard:success", "bonus:blank"), "level": 2, "turn": 3,
    "kind": "standard", "face": "both", "number": 0, "choice": 0, "along": "cultist.1", "followers": 1, "via": "corridor", "need": 2, "steps": 2,
    "far": 0, "left": 1, "bonus": 1, "signs": 1, "more": 0, "fire": 1, "wounds": 1, "stress": 1, "n": 1, "sanity": 1,
}  # fmt: skip


def examples(kind: type[Event]) -> Iterator[Event]:
    cards = {events.MythosDrawn: "hastur-1", events.MythosKept: "hastur-1", events.TraumaReturns: "hastur-1"}
    for n in (0, 1, 3):
        given: dict[str, Any] = {}
        for f in dataclasses.fields(kind):
            if f.name == "cast":
                continue
            of = str(f.type)
            whole = kind is events.Advanced and f.name == "space"
            given[f.name] = (
                bool(n) if of == "bool" else n if whole or (of == "int" and f.name not in SAMPLES) else SAMPLES.get(f.name, n)
            )
            if f.name == "n":
                given["n"] = n
            if f.name == "stage":
                given["stage"] = n + 1
            if f.name == "half" and "thing" in given:
                given["half"] = ""
            if f.name == "card" and kind in cards:
                given["card"] = cards[kind]
            if f.name == "why" and kind is events.Lost:
                given["why"] = ("died_early", "track", "all_dead")[n % 3]
        yield kind(**given)


def test_every_kind_of_event_can_be_said_to_one_person_and_to_several() -> None:
    kinds = [kind for kind in LEXICON.events if kind is not events.Happening]
    assert len(kinds) > 60
    for event in (e for kind in kinds for e in examples(kind)):
        for reader in READERS:
            assert LEXICON.event_line(event, reader), event
        alone = dataclasses.replace(event, cast=("ian", "sister-beth"))
        for reader in readers(1):
            assert LEXICON.event_line(alone, reader), event


def written() -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
    """Every option and every question the rules write down, with the fields they are written with."""
    options: dict[str, dict[str, Any]] = {}
    questions: dict[str, dict[str, Any]] = {}
    for file in (HERE / "games" / "death_may_die").rglob("*.py"):
        for call in (n for n in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(n, ast.Call)):
            fields = {k.arg for k in call.keywords if k.arg}
            given = {f: SAMPLES[f] for f in fields if f in SAMPLES}
            for a in call.args:
                if isinstance(a, ast.Constant) and isinstance(a.value, str) and a.value.startswith("dmd-"):
                    questions.setdefault(a.value, {}).update(given)
            if isinstance(call.func, ast.Name) and call.func.id == "option" and call.args:
                key = call.args[0]
                head = key.values[0] if isinstance(key, ast.JoinedStr) else key
                msgs = [str(k.value.value) for k in call.keywords if k.arg == "msg" and isinstance(k.value, ast.Constant)]
                if isinstance(head, ast.Constant):
                    options.setdefault("".join(msgs) or f"dmd-opt-{str(head.value).partition(':')[0]}", {}).update(given)
    return options, questions


def test_every_option_and_question_the_rules_write_down_has_words() -> None:
    options, questions = written()
    assert len(options) > 30
    assert len(questions) > 20
    more = {
        "dmd-opt-act": {"action": "loot", "need": 2, "bonus": 0, "signs": 0},
        "dmd-opt-take": {"need": 2, "bonus": 0, "signs": 0},
    }
    more["dmd-opt-give"] = {"by": 0, "thing": "knife.1", "half": "", "whom": 1}
    options |= {"dmd-opt-attack": {k: SAMPLES[k] for k in ("enemy", "n", "far", "space", "left", "bonus", "signs", "more")}}
    options |= {"dmd-opt-act": {}, "dmd-opt-take": {"card": "find-1", "half": "left"}}
    more["dmd-opt-pick"] = {"half": ""}
    for id in (*options, *questions):
        assert all(WORDS.has(lang, id) for lang in ("en", "de")) or id in ("dmd-why",), id
    for id, given in options.items():
        if id == "dmd-opt-die":
            continue
        asks = args_of({"who": 0, "why": "attack", "by": "byakhee.1", "signs": 0})
        ask = Ask(0, "dmd-action", [one(id, None, msg=id, **{**given, **more.get(id, {})})], asks)
        ask.refresh()
        for reader in READERS:
            assert 0 < len(BOX.option_label(ask, ask.options[0], reader)) <= 80


def test_whoever_plays_alone_reads_which_investigator_it_is_about() -> None:
    ask = Ask(0, "dmd-action", [], args_of({"who": 1, "n": 2, "cast": "ian,sister-beth"}))
    english, german = (BOX.question_line(ask, reader) for reader in readers(1))
    assert english == "**Sister Beth**, 2 actions left. What do you do?"
    assert german == "**Schwester Beth**, noch 2 Aktionen. Was tust du?"
    ran = events.Ran(1, "archive", 2, cast=("ian", "sister-beth"))
    assert LEXICON.event_line(ran, readers(1)[0]) == "**Sister Beth** runs 2 spaces: Archive."


def test_what_lies_on_a_space_is_listed_not_acted_upon() -> None:
    """„Dort: 1 zerstörten Altar“ was the form of a sentence in which somebody destroys it."""
    lying = [("altar.1", "destroyed"), ("altar.2", "plain"), ("corpse.1", "")]
    english, german = (tokens_in_words(lying, reader) for reader in READERS)
    assert english == "1 destroyed altar, 1 standing altar, 1 corpse"
    assert german == "1 zerstörter Altar, 1 stehender Altar, 1 Leiche"


def test_a_rest_says_what_else_it_takes_off() -> None:
    """Somebody without a scratch was offered to heal up to 3, because of a Yellow Sign."""
    t = play(night(beth(), elizabeth(stress=1), tokens={"yellow-sign": ["0", "0"]}))
    ask = t.question(0, "dmd-action")
    option = next(o for o in ask.options if o.key == "rest")
    english, german = (BOX.option_hint(ask, option, reader, t.view(0)) for reader in READERS)
    assert english.endswith("also sheds: 2 Yellow Signs")
    assert german.endswith("auch ablegbar: 2 Gelbe Zeichen")


def test_a_rest_offers_what_uses_all_its_points_and_the_rest_below() -> None:
    """Ten ways to heal made one long list without a word on it."""
    t = play(night(beth(wounds=2, stress=3), elizabeth())).says(0, "rest")
    ask = t.question(0, "dmd-rest")
    buttons = [o.key for o in ask.options if BOX.option_style(ask, o) != "seldom"]
    assert buttons == ["rest:2-1-0", "rest:1-2-0", "rest:0-3-0"]
    less = {BOX.option_kind(ask, o, READERS[1]) for o in ask.options if o.key not in buttons}
    assert less == {"Weniger heilen …"}


def test_no_post_leaves_a_quotation_open() -> None:
    """„Nur im Brandfall einschlagen.“ ended without its last mark."""
    for card in (*RULES.cards.mythos.values(), *RULES.cards.discoveries.values()):
        event = events.MythosDrawn(0, card.id, True) if card.id in RULES.cards.mythos else events.Discovered(0, card.id)
        for story in (story_line(event, reader) for reader in READERS):
            assert sum(map(story.count, "„“”")) % 2 == 0, (card.id, story)


def test_more_ways_than_a_select_holds_are_named_by_where_they_lead() -> None:
    """Two selects that read alike made people look for a difference."""
    spaces = list(RULES.cards.spaces)[:13]
    ways = [one(f"run:{space}:{n}", None, space=space, followers=1) for space in spaces for n in (2, 3, 4)]
    few, many = (Ask(0, "dmd-action", some, (("who", 0),), options=tuple(some)) for some in (ways[:20], ways))
    for reader in READERS:
        assert len({BOX.option_kind(few, o, reader) for o in few.options}) == 1
        kinds = Counter(BOX.option_kind(many, o, reader) for o in many.options)
        assert len(kinds) == 2
        assert max(kinds.values()) <= 25
        assert all(" – " in kind for kind in kinds)


def test_another_way_says_where_it_leads_along() -> None:
    """Whoever read "way 2, way 3, way 4" had to open each to see what differs."""
    first, *between, last = list(RULES.cards.spaces)[:6]
    option = one(f"run:{first}:2", None, space=first, via=",".join(between[:2]), steps=3, followers=1, along="", fire=False)
    far = one(f"run:{last}:3", None, space=last, via=",".join([*between, *between]), steps=9, followers=1, along="", fire=False)
    ask = Ask(0, "dmd-action", [option, far], (("who", 0),), options=(option, far))
    for reader, way in zip(READERS, ("way 3", "Weg 3"), strict=True):
        label = BOX.option_label(ask, option, reader)
        assert all(space_name(space, reader) in label for space in (first, *between[:2]))
        assert "2" not in label
        assert way in BOX.option_label(ask, far, reader), "too long for a button: the line below it says where"


def test_a_post_has_the_first_sentence_of_a_story_and_the_card_all_of_it() -> None:
    for reader in READERS:
        lang = "de" if reader.lang == "de" else "en"
        story = RULES.cards.discoveries["find-1"].flavour.in_(lang)
        line = BOX.event_line(events.Discovered(0, "find-1"), reader) or ""
        first = line.partition("\n-# ")[2].strip("*")
        assert first
        assert story.startswith(first)
        assert len(first) < len(story)
        assert BOX.deck is not None
        assert story in BOX.deck.describe("find-1", reader)


def test_every_story_is_told_within_its_length() -> None:
    for reader in READERS:
        for topic, n in STORIES.items():
            assert all(len(reader.say(f"dmd-story-{topic}-{i}")) <= 200 for i in range(1, n + 1))


def test_every_card_can_be_looked_up() -> None:
    live = Live(RULES, Fate(b"cards"), new_game(RULES, RULES.new(2, DeathOptions(investigators=["ian", "borya"]))))
    view = live.view(0)
    assert BOX.deck is not None
    for reader in READERS:
        for id in RULES.cards.by_id:
            assert BOX.deck.describe(id, reader)
            BOX.deck.whereabouts(id, view, reader)
        assert any("**1. " in line for line in BOX.deck.whereabouts(view.great_old_one, view, reader))


def test_a_covered_stage_is_not_shown() -> None:
    live = Live(RULES, Fate(b"cards"), new_game(RULES, RULES.new(2, DeathOptions(investigators=["ian", "borya"]))))
    view = live.view(None)
    for reader in READERS:
        hidden = RULES.cards.great_old_ones[view.great_old_one].stages[1].name.in_("de" if reader.lang == "de" else "en")
        assert BOX.deck is not None
        shown = [*BOX.deck.whereabouts(view.great_old_one, view, reader), BOX.deck.describe(view.great_old_one, reader)]
        assert hidden not in "\n".join([*shown, BOX.board_text(view, reader)])


def test_wishes_have_words_and_are_kept() -> None:
    for wish in (*BOX.wishes, *BOX.seat_wishes):
        for reader in READERS:
            assert reader.say(wish.title)
            offered = wish.choices(reader)
            assert offered[0].value == ""
            assert len({c.label for c in offered}) == len(offered)
            assert all(len(c.label) <= 100 and len(c.hint) <= 100 for c in offered)
    table = {"episode": "night-shift", "great_old_one": "hastur"}
    state = BOX.new_state(1, table, [{"investigator": "ian", "second": "borya"}])
    assert (state.wanted_episode, state.wanted_great_old_one) == ("night-shift", "hastur")
    assert state.wanted_investigators == ["ian", "borya"]
    assert BOX.new_state(2, {}, [{"investigator": "ian", "second": "borya"}, {}]).wanted_investigators == ["ian", ""]


def test_one_investigator_twice_is_refused() -> None:
    with pytest.raises(BadWish):
        BOX.new_state(1, {}, [{"investigator": "ian", "second": "ian"}])
    with pytest.raises(BadWish):
        BOX.new_state(2, {}, [{"investigator": "ian"}, {"investigator": "ian"}])


def test_an_order_is_offered_until_it_stands_and_then_its_withdrawal() -> None:
    live = Live(RULES, Fate(b"orders"), new_game(RULES, RULES.new(2, DeathOptions(investigators=["ian", "borya"]))))
    for reader in READERS:
        offered = [c.value for c in BOX.standing(live.view(0), 0, reader)[1]]
        assert offered == [f"{'drop' if order in USUAL else 'order'}:{order}" for order in ORDERS]
    live.note(0, "order:last")
    for order in USUAL:
        live.note(0, f"drop:{order}")
    for reader in READERS:
        said, choices = BOX.standing(live.view(0), 0, reader)
        assert [c.value for c in choices] == [f"{'drop' if order == 'last' else 'order'}:{order}" for order in ORDERS]
        assert said


def test_the_cheap_reroll_of_several_dice_is_proposed_where_single_ones_cost_more() -> None:
    """High Strung throws three blanks again for 1 stress; each by itself would cost 1."""
    state = night(beth("office"), tokens={"corpse": ["office"]}, rerolls=True)
    state.investigators[0].levels["high-strung"] = 2
    t = play(state, task="x x x").says(0, "act:loot")
    (ask,) = [a for a in t.live.asks if a.msg == "dmd-reroll"]
    assert BOX.suggests(ask, t.view(0)) == "frantic"
    hint = BOX.option_hint(ask, next(o for o in ask.options if o.key == "frantic"), READERS[0], t.view(0))
    assert "71%" in hint


@pytest.mark.parametrize("episode", sorted(RULES.cards.episodes))
def test_an_episode_begins_with_a_sentence_on_what_to_do_and_the_way_to_its_actions(episode: str) -> None:
    """A phone shows it without scrolling, and nothing is cut off; the card itself is behind *Read it* and in the rules."""
    for reader, lang in zip(READERS, ("en", "de"), strict=True):
        begins = events.EpisodeBegins(episode, "hastur")
        said = BOX.event_line(begins, reader) or ""
        card = RULES.cards.episodes[episode]
        assert card.how is not None
        assert card.how.in_(lang) in said.split("\n")
        assert card.name.in_(lang) in said.split("\n")[2]
        assert "…" not in said
        assert len(said) <= 480, len(said)
        whole = BOX.story(begins, reader)
        assert len(whole) < 3500
        for action in card.actions:
            assert line(action.text(RULES.cards.words, lang), lang) in whole


@pytest.mark.parametrize("id", sorted({*RULES.cards.episodes, *RULES.cards.great_old_ones}))
def test_what_lies_open_from_the_start_stands_among_the_rules(id: str) -> None:
    assert BOX.rulebook is not None
    book = read_book(BOX.rulebook, pages_of(BOX))
    card = RULES.cards.by_id[id]
    for lang in LANGS:
        first = search(book, card.name.in_(lang), lang)[0]
        assert isinstance(first, Page)
        assert first.title.in_(lang) == card.name.in_(lang)
        if isinstance(card, EpisodeCard):
            wanted = [line(a.text(RULES.cards.words, lang), lang) for a in card.actions]
            wanted += [token(RULES.cards.words, lang, kind, n=n) for kind, n in card.tokens.items()]
            assert all(w in first.in_(lang) for w in wanted), first.in_(lang)


def test_no_covered_stage_stands_among_the_rules() -> None:
    everything = "\n".join(page.in_(lang) for page in pages_of(BOX) for lang in LANGS)
    for card in RULES.cards.great_old_ones.values():
        for stage in card.stages[1:]:
            for lang in LANGS:
                assert stage.name.in_(lang) not in everything
                assert not any(text in everything for text in stage.rules_text(RULES.cards.words, lang))


def test_a_card_is_told_without_what_it_is_called_inside() -> None:
    assert BOX.deck is not None
    for id in RULES.cards.by_id:
        for reader in READERS:
            assert BOX.deck.describe(id, reader).split("\n")[1] == f"-# {BOX.deck.kind(id, reader)}"


def against_a_shoggoth(dice: str, **more: Any) -> tuple[Ask, Any]:
    """Elizabeth has a free reroll, and nothing she could throw kills it."""
    t = play(night(elizabeth("office", **more), enemies={"office": ["shoggoth"]}, rerolls=True), attack=dice)
    t.says(0, "attack:shoggoth.1")
    (ask,) = [a for a in t.live.asks if a.msg == "dmd-reroll"]
    return ask, t.view(0)


def test_a_free_reroll_that_only_wounds_is_proposed() -> None:
    ask, view = against_a_shoggoth("s x x", stress=3)
    assert BOX.suggests(ask, view) == "again:standard:blank:1"


def test_where_nothing_kills_the_hints_speak_of_wounds() -> None:
    ask, view = against_a_shoggoth("s x x")
    said = {"en": ("1.5 wounds on average", "2 wounds on average"), "de": ("Im Schnitt 1,5 Wunden", "Im Schnitt 2 Wunden")}
    for reader in READERS:
        hints = {o.key: BOX.option_hint(ask, o, reader, view) for o in ask.options}
        assert not any(" 0 %" in hint or " 0%" in hint for hint in hints.values()), hints
        assert said[reader.lang][0] in hints["again:standard:blank:1"]
        assert said[reader.lang][1] in hints["again:standard:blank:2"]


def test_stress_is_not_paid_for_a_scratch_when_little_is_left() -> None:
    ask, view = against_a_shoggoth("s s x", stress=4)
    view = view.model_copy(update={"counted": view.counted.model_copy(update={"free": 0, "rerolls": 1})})
    dear = [replace(o, args=args_of({**dict(o.args), "stress": dict(o.args).get("n", 0)})) for o in ask.options]
    assert BOX.suggests(replace(ask, options=dear), view) == "keep"


def test_a_roll_that_hurts_oneself_is_thrown_again_if_it_is_free() -> None:
    state = night(elizabeth("office"), enemies={"office": ["ghoul"]}, rerolls=True, mythos=["cthulhu-5"], great="cthulhu")
    t = play(state, attacked="s b").ends_actions()
    (ask,) = [a for a in t.live.asks if a.msg == "dmd-reroll"]
    assert BOX.suggests(ask, t.view(0)) == "again:standard:both:1"


def told(event: Event) -> tuple[str, str]:
    english, german = (BOX.event_line(event, reader) or "" for reader in READERS)
    return english, german


def test_stress_that_does_not_fit_is_told_before_the_wounds_it_becomes() -> None:
    t = meets("night-shift-7", beth("office", stress=4))
    suffered = [type(e.event).__name__ for e in t.all if isinstance(e.event, events.Suffered | events.StressOverflows)]
    assert suffered == ["Suffered", "StressOverflows", "Suffered"]
    english, german = told(events.StressOverflows(0, 1))
    assert english == "**Anna** has no room for 1 stress: it becomes 1 wound."
    assert german == "**Anna** hat keinen Platz mehr für 1 Stress: Er wird zu 1 Wunde."


def test_a_bone_is_dug_up_and_not_turned_over() -> None:
    assert told(events.TokenTurned(0, "bone", "dug")) == (
        "**Anna** digs up the bone and takes it along.",
        "**Anna** gräbt den Knochen aus und nimmt ihn mit.",
    )


def test_whoever_goes_is_not_told_that_they_stand_there_and_a_detour_says_what_it_is_for() -> None:
    """“There: Ben” stood below a way of Ben's own, and a select was called “Detour: Archive – Kitchen”."""
    t = play(night(beth("archive"), elizabeth("archive"), enemies={"corridor": ["cultist"], "great-hall": ["byakhee"]}))
    ask, view = t.question(0, "dmd-action"), t.view(0)
    back = [o for o in ask.options if dict(o.args).get("space") == view.investigators[0].space and "steps" in dict(o.args)]
    assert back
    for option in back:
        hint = BOX.option_hint(ask, option, READERS[0], view)
        assert "Anna" not in hint
        assert "Ben" in hint
    detours = [o for o in ask.options if BOX.option_style(ask, o) == "seldom"]
    assert detours
    assert all("lure enemies" in BOX.option_kind(ask, o, READERS[0]).lower() for o in detours)
    assert all("Gegner" in BOX.option_kind(ask, o, READERS[1]) for o in detours)


def test_the_ways_are_offered_by_their_length_and_whoever_comes_along_waits_nowhere() -> None:
    """The hold three spaces away stood above the store next door; and who was lured out of a space and back was “there”, too."""
    t = play(night(beth("archive"), elizabeth("archive"), enemies={"corridor": ["cultist"]}))
    ask, view = t.question(0, "dmd-action"), t.view(0)
    shown = sorted(ask.options, key=lambda o: BOX.place(ask, o))
    steps = [int(str(dict(o.args)["steps"])) for o in shown if o.key.startswith("run:")]
    assert steps == sorted(steps)
    assert len(set(steps)) > 1
    assert shown[-1].key == ask.options[-1].key, "what ends the actions still comes last"
    lured = [o for o in ask.options if dict(o.args).get("space") == "corridor" and dict(o.args).get("followers")]
    assert lured
    for option in lured:
        for reader in READERS:
            assert "ultist" in BOX.option_hint(ask, option, reader, view)
            assert BOX.option_hint(ask, option, reader, view).count("ultist") == 1


def test_of_spaces_one_may_choose_the_own_is_told_as_such() -> None:
    t = play(night(beth("archive"), elizabeth("office")))
    mine, hers = (
        one("space:archive", None, space="archive", msg="dmd-opt-space"),
        one("space:office", None, space="office", msg="dmd-opt-space"),
    )
    ask = Ask(0, "dmd-space", [mine, hers])
    ask.refresh()
    for reader, you in zip(READERS, ("There: you", "Dort: du"), strict=False):
        assert BOX.option_hint(ask, mine, reader, t.view(0)).startswith(you)
        assert "Ben" in BOX.option_hint(ask, hers, reader, t.view(0))


def test_the_line_below_an_episode_action_says_what_it_brings_beside_how_likely_it_is() -> None:
    """Shortened for the post it ended after "Make a roll …", which the chance beside it says already."""
    given = {"action": "loot", "need": 2, "bonus": 0, "signs": 0}
    ask = Ask(0, "dmd-action", [one("act:loot", None, msg="dmd-opt-act", **given)], args_of({"who": 0}))
    ask.refresh()
    english, german = (BOX.option_hint(ask, ask.options[0], reader, most=70) for reader in READERS)
    assert english == "Succeeds: 50% · Remove the corpse and gain 1 ritual knife"
    assert german == "Gelingt: 50 % · Entferne die Leiche und erhalte 1 Ritualmesser"


def test_whoever_plays_alone_has_won_or_lost_alone() -> None:
    """„Ihr habt gewonnen“ stood below the game of one person."""
    won, lost = events.Won("cthulhu", "night-shift"), events.Lost("died_early", "cthulhu", "night-shift")
    german = readers(1)[1]
    alone = [str(LEXICON.event_line(dataclasses.replace(e, cast=("ian", "sister-beth")), german)) for e in (won, lost)]
    assert [line.partition(" Du ")[2] or line for line in alone] == ["hast gewonnen.", "hast verloren."]
    assert str(LEXICON.event_line(won, german)).endswith("Ihr habt gewonnen.")
