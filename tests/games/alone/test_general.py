"""General rules: AL-GEN."""

from __future__ import annotations

import random
import re

import pytest

from games.alone import events
from games.alone.game import AloneGame
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.rules import BadOptions
from games.kernel.table import Told
from tests.games.alone.scene import heard, scene, shown, through, where

rule = pytest.mark.rule

RULES = AloneGame()
ROW = "c - c - c - c - c"
SECRET = re.compile(r"\b[12][A-E][1-5]\b|\bk\d+\b")  # a sector or a creature by its name on the secret map


@rule("AL-GEN-01")
def test_one_hero_and_one_to_three_evil_players_make_a_table() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(BadOptions):
            RULES.new(seats)
    for seats in (2, 3, 4):
        state = RULES.new(seats)
        assert len(state.evil) == seats - 1
        assert RULES.seats(state) == tuple(range(seats))


@rule("AL-GEN-02", "AL-CMOVE-01", "AL-TURN-08")
def test_turn_after_turn_is_the_heros_and_evil_is_asked_only_whether_it_reacts() -> None:
    t = scene(ROW, creatures="worm@1E1", hands={1: "skitter skitter", 2: "rage"}, evil=2)
    for turn in (1, 2, 3):
        t.asks(0, "al-turn").says(0, "search")
        while not any(a.msg == "al-turn" for a in t.live.asks):
            question = next(a for a in t.live.asks if a.needed)
            assert (question.seat == 0) or question.msg == "al-react"
            t.says(question.seat, "pass" if question.seat else t.live.default(question)[0])
        assert t.state.turn == turn
    assert where(t, "k1") == "1E1"  # creatures do nothing by themselves


@rule("AL-GEN-03")
def test_all_evil_players_see_the_whole_secret_map_and_the_hero_and_the_public_only_what_is_laid_out() -> None:
    t = scene("c - c D R / | . . . . / B . . . .", "c - S", evil=2, creatures="worm@1B1", danger="1A2", hero="1A1")
    for seat in (1, 2):
        view = t.view(seat)
        assert view.secret
        assert {s.place for f in view.floors for s in f.sectors} == set(t.state.sectors)
        assert [c.key for f in view.floors for s in f.sectors for c in s.creatures] == ["k1"]
    for viewer in (0, None):
        view = t.view(viewer)
        assert not view.secret
        assert [s.place for f in view.floors for s in f.sectors] == ["0:+0:+0"]
        assert not SECRET.search(view.model_dump_json())


@rule("AL-GEN-03")
@pytest.mark.parametrize("evil", [1, 2, 3])
def test_no_event_question_or_wait_line_of_a_whole_game_betrays_a_name_of_the_secret_map_to_the_hero(evil: int) -> None:
    chance = random.Random(f"leak {evil}")
    live = Live(RULES, Fate(f"leak {evil}".encode()), new_game(RULES, RULES.new(1 + evil)))
    player = Random(chance.randrange)
    told: list[Told] = list(live.opening)
    map_questions = 0
    while not live.over and live.count < 500:
        for viewer in (0, None):
            for a in live.questions(viewer):
                assert not SECRET.search(repr((a.msg, a.args, [(o.key, o.args) for o in a.options]))), a.msg
            assert not SECRET.search(repr(live.waiting(viewer)))
        question = next(a for a in live.asks if a.needed)
        if question.seat and SECRET.search(repr([(o.key, o.args) for o in question.options])):
            map_questions += 1
            assert all(question.read_by(seat) for seat in range(1, evil + 1)), question.msg
        moved = live.answer(question.n, question.seat, player.pick(None, question))
        if not live.over:
            told += moved.told
    for t in told:
        for viewer in (0, None):
            assert not SECRET.search(repr(t.for_viewer(viewer))), t
    assert map_questions > 10


@rule("AL-GEN-08")
def test_where_a_card_contradicts_the_rules_the_card_wins() -> None:
    # AL-LIGHT-07 protects the light in the hero's sector, AL-MOVE-01 says one sector.
    t = scene(ROW, lit="1A1", hands={1: "lights_out"}, decks="terror fury", items="jetpack")
    t.says(0, "item:jetpack")
    t.says(0, "way:east")
    t.asks(1, "al-react").says(1, "play:lights_out")
    assert not t.state.sectors["1A1"].lit
    through(t).asks(0, "al-move-on").says(0, "move:east")
    assert t.state.hero_at == "1C1"


@rule("AL-GEN-08")
def test_cannot_beats_may_s01() -> None:
    # The welding kit lets the hero block up to 2 doors; PM05 says that blocking is not possible.
    kit = scene("c D c D c", items="welding_kit", missions="SM01 FM01")
    kit.says(0, "item:welding_kit").says(0, "way:east")
    kit.asks(0, "al-block")
    jammed = scene("c D c D c", items="welding_kit", missions="SM01 PM05 FM01")
    jammed.says(0, "item:welding_kit").says(0, "way:east")
    jammed.asks_not(0, "al-block")
    assert jammed.state.hero_at == "1B1"


@rule("AL-GEN-11")
def test_evils_effects_of_one_moment_come_in_the_leaders_order() -> None:
    t = scene(ROW, creatures="parasite@1B1 worm@1B1", evil=2, leader=2)
    t.says(0, "move:east")
    through(t).asks(2, "al-shock-order").asks_not(1)
    assert set(t.keys(2)) == {"k1", "k2"}
    t.says(2, "k1")
    assert [e.kind for e in heard(t, events.Shock)] == ["parasite", "worm"]  # type: ignore[attr-defined]


@rule("AL-GEN-11")
def test_the_heros_effects_come_before_evils_at_the_same_moment() -> None:
    # A hit at the end of the turn: body armour and a loss card could both answer it.
    t = scene(ROW, creatures="spore@1A1", items="body_armour", hands={1: "blood_scent"}, decks="fury speed", dice="H M M")
    t.says(0, "search")
    t.until(1, "al-react").says(1, "pass")
    assert [a.seat for a in t.live.asks if a.needed] == [0]
    assert "body_armour" in repr(t.question(0).keys)
    t.default()
    through(t)
    assert t.state.life == 11
    t.asks(1, "al-react").offers(1, "play:blood_scent")


@rule("AL-GEN-09")
def test_the_engine_lays_out_and_answers_by_itself_and_truthfully() -> None:
    t = scene("c - c - R", creatures="worm@1B1", danger="1C1")
    t.says(0, "explore:east")
    through(t)
    assert shown(t) == ["1A1", "1B1", "1C1"]
    first, second = heard(t, events.Revealed)
    assert first == events.Revealed("0:+1:+0", creatures=("worm",), exits=("east:open", "west:open"))
    assert second == events.Revealed("0:+2:+0", room="a", danger=True, exits=("west:open",))


@rule("AL-GEN-09")
def test_a_card_that_expressly_permits_it_lets_evil_show_a_false_creature_until_the_hero_attacks_it() -> None:
    t = scene("c - c - c", hands={1: "hallucination"}, decks="terror fury", items="acid_container")
    t.says(0, "explore:east").says(1, "play:hallucination").says(1, "fake:1B1:creature:worm")
    through(t)
    assert heard(t, events.Revealed)[0].creatures == ("worm",)  # type: ignore[attr-defined]
    assert t.view(0).sector("0:+1:+0").creatures[0].kind == "worm"
    t.until(0, "al-turn").says(0, "item:acid_container")
    t.says(0, next(k for k in t.keys(0) if "worm" in k))
    through(t)
    assert heard(t, events.FalseElementGone) == [events.FalseElementGone("0:+1:+0", "creature:worm")]
    assert t.view(0).sector("0:+1:+0").creatures == ()
