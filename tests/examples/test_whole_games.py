"""Wading Out by the kernel's own means: whole games with every invariant, twins, luck that verifies, both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.reader import Reader
from bot.shelf import Look, fill
from examples.tiny.view import WadingView
from examples.tiny.view import view as honest_view
from games.kernel.players import Random
from keeper import proofs, twins
from keeper.games import Game
from keeper.render import NAMES
from keeper.simulate import choose
from rendering.fluent import Words, word_folders


def test_random_players_and_the_pilot_finish_and_the_box_stays_complete(tiny: Game) -> None:
    assert proofs.whole_games(tiny, 30, seed=1)["finished"] == 30
    assert proofs.autopilot_games(tiny, 30, seed=2)["finished"] == 30


def test_no_table_of_the_proofs_is_over_before_it_is_used(tiny: Game) -> None:
    """Those who press forged buttons sit down at tables that are `warm_up` answers old."""
    for i in range(300):
        chance = random.Random(f"warm/{i}")
        live = tiny.open(2 + i % 3, "", f"warm/{i}")
        player = Random(chance.randrange)
        for _ in range(tiny.manifest.warm_up):
            ask = chance.choice([a for a in live.asks if a.needed])
            live.answer(ask.n, ask.seat, player.pick(live.view(ask.seat), ask))
        assert not live.over


def test_the_pilot_beats_chance(tiny: Game) -> None:
    """One seat plays well, the other anyhow."""
    won = 0
    for i in range(60):
        chance = random.Random(f"pilot/{i}")
        live = tiny.open(2, "", f"pilot/{i}")
        players = [tiny.player("autopilot", chance), Random(chance.randrange)]
        if i % 2:
            players.reverse()
        while not live.over:
            ask = next(a for a in live.asks if a.needed)
            live.answer(ask.n, ask.seat, players[ask.seat].pick(live.view(ask.seat), ask))
        assert live.outcome is not None
        won += (i % 2) in live.outcome.winners
    assert won > 35


def test_replaying_saving_undoing_refusing_and_crashing_change_nothing(tiny: Game) -> None:
    assert proofs.replays(tiny, 5, seed=3)["checkpoints"] > 30
    found = proofs.save_load_undo(tiny, 30, seed=4)
    assert min(found["loads"], found["undos"], found["notes"]) > 3
    assert set(proofs.refusals(tiny, 1500, seed=5)["refused"]) >= {"Stale", "NotYours", "BadPicks", "Changed", "Ended"}
    assert proofs.crashes(tiny, 200, seed=6)["crashes"] > 30


def test_no_view_tells_a_wish_or_an_order(tiny: Game) -> None:
    found = proofs.non_interference(tiny, 20, seed=7)
    assert found["states_that_differed"] > 0.5 * found["views_compared"] > 20


@pytest.mark.parametrize("leak", ["wish", "order"])
def test_a_view_that_told_one_would_be_caught(tiny: Game, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Any, state: Any, viewer: Any) -> WadingView:
        seen = honest_view(state, viewer)
        both = zip(seen.waders, state.waders, strict=True)
        return seen.model_copy(update={"waders": [mine.model_copy(update={leak: getattr(w, leak)}) for mine, w in both]})

    monkeypatch.setattr(type(tiny.rules), "view", leaky)
    with pytest.raises(AssertionError, match="tells too much"):
        proofs.non_interference(tiny, 20, seed=7)


def test_nobody_at_a_table_can_tell_twins_apart(tiny: Game) -> None:
    found = twins.nobody_can_tell(tiny, 5, seed=8)
    assert found["positions"] == sum(found["pictures"].values()) == 5
    assert len(found["viewers"]) > 1


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_happens_can_be_said_and_shown(tiny: Game, lang: str) -> None:
    """With strict words: a message that is missing, or an argument of one, raises."""
    words = Words.load(*word_folders(), strict=True)
    assert words.ids("en") == words.ids("de")
    box = fill().box(tiny.name)
    reader = Reader(lang, words, box.cards, dict(enumerate(NAMES[:3])))
    chance = random.Random("words")
    said: set[str] = set()
    for i in range(8):
        live = tiny.open(3, "", f"words/{i}")
        told = list(live.opening)
        while not live.over:
            for ask in live.asks:
                said.add(box.question_line(ask, reader))
                for option in ask.options:
                    label = box.option_label(ask, option, reader)
                    assert 0 < len(label) <= 80
                    assert len(box.option_short(ask, option, reader)) <= 80
                    box.option_hint(ask, option, reader, live.view(ask.seat))
                    box.option_style(ask, option)
                for verb in box.answering:
                    assert box.why(live.view(ask.seat), [ask], ask.seat, verb, reader)
            view = live.view(0)
            for line in (box.headline(view, reader), box.board_text(view, reader), box.hand_text(view, 0, reader)):
                assert line
            player = Random(chance.randrange)
            ask = choose(live, player, chance, {})
            told += live.answer(ask.n, ask.seat, player.pick(None, ask)).told
        for t in told:
            for event in (t.event, t.others):
                line = box.event_line(event, reader) if event is not None else None
                assert event is None or line
                said.add(type(event).__name__)
        assert live.outcome is not None
        assert box.outcome_line(live.outcome, live.view(None), reader)
    for scene in ("board", "turn", "hand"):
        assert box.title(reader) in box.draw(scene, live.view(0), 0, reader, Look()).alt
    assert box.deck is not None
    for id in box.cards.by_id:
        assert box.cards.text(id, lang)[0] in box.deck.describe(id, reader)
        assert box.cards.by_id[id].name.in_(lang) in box.deck.picture(id, reader, Look()).alt
    assert {"Wished", "WishDrawn", "Found", "Wave", "Whistled", "Lost", "WishShown"} <= said


def test_its_pictures_are_sound(tiny: Game) -> None:
    from examples.tiny.pictures import PICTURES

    live = tiny.open(4, "", "pictures")
    long = dict.fromkeys(range(4), "Maximiliane-Friederike von Hohenfels-Ötzenburg")
    for names in (dict(enumerate(NAMES[:4])), long):
        for lang in ("en", "de"):
            for what in ("board", "turn", "hand", "recap", "card:F2", "card:W3"):
                assert (
                    PICTURES.draw(what, live.view(1), tiny.cards, lang, names, "standard", views=[live.view(1)]).problems() == []
                )
