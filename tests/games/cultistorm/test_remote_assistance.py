"""Remote Assistance: one or two people, and whoever helps them from afar."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.cultistorm import events
from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.manifest import GAME
from games.cultistorm.modules.remote_assistance import DECK, OPEN, REMOTE, USED
from games.cultistorm.rules import cultists, sealing, symbols
from games.cultistorm.state import StormState
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.rules import BadOptions

from .given import CARDS, RULES, all_ready, gentle, hand_on, madness, play, rosa, storm, tobias
from .players import Careful
from .test_whole_games import whole

FIFTEEN = CARDS.of_module(REMOTE)


def shelf(face_up: str = "", used: str = "") -> dict[str, list[str]]:
    """The allies: these are face up, these were called on, the rest is the deck in the order of the box."""
    up, gone = face_up.split(), used.split()
    return {DECK: [c for c in FIFTEEN if c not in (*up, *gone)][::-1], OPEN: up, USED: gone}


def two(*people: Any, face_up: str, used: str = "", **more: Any) -> StormState:
    return storm(*(people or (rosa(0), tobias(1))), modules=[REMOTE], shelf=shelf(face_up, used), **more)


def begun(seats: int, seed: str = "remote", **wishes: Any) -> Live[StormState]:
    state = RULES.new(seats, StormOptions(modules=[REMOTE], **wishes))
    return Live(RULES, Fate(seed.encode()), new_game(RULES, state), strict=True)


# Who plays


@pytest.mark.rule("CS-REMOTE-01", "S-41", "S-130")
@pytest.mark.parametrize(
    ("seats", "each", "investigators", "face_up"),
    [(2, 0, 2, 4), (2, 1, 2, 4), (2, 2, 4, 0), (1, 0, 3, 0), (1, 3, 3, 0), (1, 1, 1, 4)],
)
def test_who_has_how_many_investigators_and_allies(seats: int, each: int, investigators: int, face_up: int) -> None:
    live = begun(seats, each=each)
    state = live.state
    assert len(state.investigators) == investigators
    assert [i.player for i in state.investigators] == [w % seats for w in range(investigators)]
    assert len(state.shelf.get(OPEN, [])) == face_up
    assert sum(len(pile) for pile in state.shelf.values()) == (15 if face_up else 0)


@pytest.mark.rule("CS-REMOTE-01")
def test_small_tables_need_the_module_and_larger_ones_cannot_have_it() -> None:
    for seats, known in ((1, ("3", "4", "5")), (2, ("3", "4", "5")), (6, ("3", "4", "5"))):
        with pytest.raises(BadOptions) as bad:
            RULES.new(seats)
        assert (bad.value.field, bad.value.known) == ("seats", known)
    with pytest.raises(BadOptions) as bad:
        RULES.new(3, StormOptions(modules=[REMOTE]))
    assert (bad.value.field, bad.value.value, bad.value.known) == ("seats", "3", ("1", "2"))
    with pytest.raises(BadOptions) as bad:
        RULES.new(2, StormOptions(modules=[REMOTE], each=3))
    assert (bad.value.field, bad.value.value, bad.value.known) == ("each", "3", ("1", "2"))
    with pytest.raises(BadOptions) as bad:
        RULES.new(4, StormOptions(each=2))
    assert (bad.value.field, bad.value.known) == ("each", ("1",))


@pytest.mark.rule("CS-REMOTE-02")
def test_the_fifteen_allies() -> None:
    cards = [CARDS.module_cards[c.partition(".")[0]] for c in FIFTEEN]
    assert len(cards) == 15
    symbols = [t.gives for c in cards for t in c.traits]  # type: ignore[attr-defined]
    assert sorted(symbols) == ["flame", "key", "moon", "spiral", "tide"]
    effects = [e.called() for c in cards for e in c.do]
    assert {name: effects.count(name) for name in effects} == {
        "heal": 3,
        "add_die": 3,
        "free_move": 2,
        "block": 1,
        "remove_crystal": 1,
    }


# Calling on somebody


@pytest.mark.rule("CS-REMOTE-03")
def test_an_ally_helps_anybody_and_costs_the_caller_an_insanity() -> None:
    t = play(two(rosa(0), tobias(1, insanity=2), face_up="ally-letter-home.1 ally-taxi.1"))
    t.says(0, "ally:ally-letter-home.1:1")
    assert (madness(t, 0), madness(t, 1)) == (1, 1)
    assert t.state.shelf[OPEN] == ["ally-taxi.1"]
    assert t.state.shelf[USED] == ["ally-letter-home.1"]
    t.told(events.AllyCalledFor, who=0, whom=1)


@pytest.mark.rule("CS-REMOTE-03")
def test_each_calls_on_one_in_a_round() -> None:
    t = play(two(face_up="ally-gaming-house.1 ally-taxi.1"))
    t.says(0, "ally:ally-gaming-house.1")
    assert not [k for k in t.question(0, "cs-prepare").keys if k.startswith("ally:")]
    t.says(1, "ally:ally-taxi.1:0")
    assert not [k for k in t.question(1, "cs-prepare").keys if k.startswith("ally:")]


@pytest.mark.rule("CS-REMOTE-03")
def test_whoever_would_die_of_calling_is_asked_first() -> None:
    """D-32."""
    t = play(two(rosa(0, insanity=4), tobias(1), face_up="ally-taxi.1 ally-taxi.2")).says(0, "ally:ally-taxi.1:1")
    t.asks(0, "cs-certain").says(0, "cancel")
    assert not t.over
    assert t.state.shelf[OPEN] == ["ally-taxi.1", "ally-taxi.2"]


@pytest.mark.rule("CS-REMOTE-07")
@pytest.mark.parametrize(("seats", "each", "dice"), [(1, 1, 2), (2, 1, 4), (2, 2, 4)])
def test_two_have_two_dice_more(seats: int, each: int, dice: int) -> None:
    """For whoever takes them first (S-16)."""
    rules = Cultistorm(CARDS)
    options = StormOptions(modules=[REMOTE], each=each)
    live = Live(rules, Fate(b"dice"), new_game(rules, rules.new(seats, options)))
    chance = random.Random(1)
    while not live.state.pool:
        question = chance.choice([a for a in live.asks if a.needed])
        live.answer(question.n, question.seat, Random(chance.randrange).pick(None, question))
    assert len(live.state.pool) == live.state.pooled == dice


@pytest.mark.rule("CS-REMOTE-04")
def test_allies_are_called_in_the_preparation_only() -> None:
    people = rosa(0, targets="ashes-1", dice="key"), tobias(1)
    t = play(two(*people, face_up="ally-stoker.1 ally-taxi.1", columns={0: "ashes-1"}))
    all_ready(t)
    assert t.state.phase == "combat"
    assert t.live.asks
    assert not any(k.startswith("ally:") for a in t.live.asks for k in a.keys)


@pytest.mark.rule("CS-REMOTE-02")
@pytest.mark.parametrize(
    ("ally", "symbol"),
    [("locksmith", "key"), ("stoker", "flame"), ("astronomer", "moon"), ("shell-collector", "spiral"), ("harbour-pilot", "tide")],
)
def test_an_allys_symbol_counts_once_in_a_fight_of_whom_it_was_called_for(ally: str, symbol: str) -> None:
    t = play(two(face_up=f"ally-{ally}.1 ally-taxi.1", columns={0: "ashes-1", 1: "ashes-2"})).says(0, f"ally:ally-{ally}.1:1")
    g = hand_on(t.state)
    assert [s.symbol for s in symbols.given(g, 1, "ashes-2")] == [symbol]
    assert not symbols.given(g, 0, "ashes-1")
    g.once(f"1:ally-{ally}.1", "combat")
    assert not symbols.given(g, 1, "ashes-2")
    g.expire("combat")
    assert not symbols.given(g, 1, "ashes-2")


@pytest.mark.rule("CS-REMOTE-02")
def test_an_ally_wins_a_fight_and_is_used_up_in_it() -> None:
    """ashes-1 asks for FLAME MOON SPIRAL; two cards of it are in hand. The ally does not help against a second one."""
    t = play(
        two(
            rosa(0, hand="g03 g04 g05", targets="ashes-1 ashes-2"),
            tobias(1),
            face_up="ally-stoker.1 ally-taxi.1",
            columns={0: "ashes-1 ashes-2"},
            locations={0: "chapel"},
        )
    )
    t.says(1, "ally:ally-stoker.1:0")
    all_ready(t)
    t.says(0, "fight:0:ashes-1", msg="cs-order").says(0, "attack", msg="cs-attack").says(0, "commit", msg="cs-fight")
    assert "ashes-1" in t.state.cultist_discard
    assert "1" not in str(t.state.investigators[0].hand)  # g05.0 is left
    assert "ashes-2" in t.state.places[0].column


@pytest.mark.rule("CS-REMOTE-02")
def test_a_die_a_free_move_a_block_and_a_crystal() -> None:
    t = play(two(face_up="ally-gaming-house.1 ally-sheriff.1", pool="key tide"), extra_die="moon")
    t.says(0, "ally:ally-gaming-house.1")
    assert [d.face for d in t.state.pool] == ["key", "tide", "moon"]
    t.says(1, "ally:ally-sheriff.1").says(1, "slot:4", msg="cs-slot")
    assert hand_on(t.state).in_force("blocked", "4")

    t = play(two(face_up="ally-taxi.1 ally-parish.1", crystals={2: 1, 5: 3}))
    t.says(0, "ally:ally-taxi.1:1").says(1, "move:2").says(1, "move:3")
    assert madness(t, 1) == 0
    t.says(1, "ally:ally-parish.1")
    assert [r.crystals for r in t.state.circle] == [0, 0, 0, 0, 0, 3]  # never from the eye


# Refresh


@pytest.mark.rule("CS-REMOTE-05")
def test_who_was_called_on_is_replaced_in_the_refresh_phase() -> None:
    t = play(two(face_up="ally-taxi.1", used="ally-taxi.2", phase="refresh"))
    assert len(t.state.shelf[OPEN]) == 4
    assert t.state.shelf[OPEN][0] == "ally-taxi.1"
    assert t.state.shelf[USED] == ["ally-taxi.2"]


@pytest.mark.rule("CS-REMOTE-05")
def test_an_empty_deck_is_shuffled_anew() -> None:
    state = two(face_up="ally-taxi.1", used=" ".join(c for c in FIFTEEN if c != "ally-taxi.1"), phase="refresh")
    assert not state.shelf[DECK]
    t = play(state)
    assert len(t.state.shelf[OPEN]) == 4
    assert (len(t.state.shelf[DECK]), t.state.shelf[USED]) == (11, [])


# Alone


@pytest.mark.rule("CS-REMOTE-06", "S-131")
def test_one_investigator_alone_counts_as_two() -> None:
    live = begun(1, each=1)
    while not live.state.pool:
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, live.default(question))
    state, g = live.state, hand_on(live.state)
    assert {CARDS.cultists[c].skull for c in state.cultist_deck} == {2}
    assert sum(len(p.column) for p in state.places) == 5 + 2
    assert len(state.pool) == 2
    assert cultists.limit(g) == 10
    assert sealing.requirement(g, 0).trophies == 3
    RULES.audit(state)


@pytest.mark.rule("CS-REMOTE-06")
def test_alone_one_takes_both_dice_and_calls_on_two_allies() -> None:
    up = "ally-taxi.1 ally-taxi.2 ally-stoker.1 ally-locksmith.1"
    state = storm(rosa(0), modules=[REMOTE], shelf=shelf(up), pool="key tide")
    t = play(state).says(0, "die:8").says(0, "die:7")
    assert [d.face for d in t.state.investigators[0].dice] == ["key", "tide"]
    t.says(0, "ally:ally-stoker.1:0").says(0, "ally:ally-locksmith.1:0")
    assert madness(t, 0) == 2
    assert not [k for k in t.question(0, "cs-prepare").keys if k.startswith("ally:")]


@pytest.mark.rule("CS-REMOTE-06")
def test_alone_a_great_old_one_that_is_kept_out_brings_two_steps() -> None:
    state = storm(
        rosa(0),
        modules=[REMOTE],
        shelf=shelf(),
        phase="cultists",
        elders={"hastur": 4},
        columns={0: "horn-1 horn-2 horn-3", 4: "horn-4"},
    )
    t = play(state)
    kept_out = next(x.event for x in t.all if isinstance(x.event, events.GreatOldOneKeptOut))
    assert kept_out.steps == 2


# Secrets and whole games


@pytest.mark.rule("CS-REMOTE-02")
def test_the_deck_of_allies_is_known_to_nobody() -> None:
    t = play(two(face_up="ally-taxi.1 ally-parish.1", used="ally-sheriff.1"))
    for viewer in (None, 0, 1):
        seen = t.view(viewer).shelf
        assert seen == {DECK: ("?",) * 12, OPEN: ("ally-taxi.1", "ally-parish.1"), USED: ("ally-sheriff.1",)}
        other = RULES.scramble(t.state, viewer, random.Random(4).randrange)
        assert other.shelf[DECK] != t.state.shelf[DECK]
        assert RULES.view(other, viewer) == t.view(viewer)
        RULES.audit(other)


@pytest.mark.parametrize(("seats", "each"), [(1, 1), (1, 3), (2, 1), (2, 2)])
def test_whole_games_end(seats: int, each: int) -> None:
    wishes = {"modules": [REMOTE, "narrative"], "each": each}
    chance = random.Random(seats)
    assert whole(Cultistorm(CARDS), seats, wishes, 0, Random(chance.randrange), chance).state.result
    assert whole(Cultistorm(gentle()), seats, wishes, 1, Careful(chance.randrange), chance).state.result


def test_the_automatic_player_calls_on_whoever_wins_a_fight() -> None:
    """Of FLAME MOON SPIRAL only the flame is lacking; the taxi would take nobody anywhere."""
    pilot = GAME.pilot(CARDS)
    for ally, called in (("ally-stoker.1", True), ("ally-taxi.2", False)):
        state = two(rosa(0, hand="g03 g04"), tobias(1), face_up=f"{ally} ally-taxi.1", columns={0: "ashes-1"})
        t = play(state)
        done: list[str] = []
        while not t.state.investigators[0].ready:
            question = t.question(0, "cs-prepare")
            done += pilot.pick(t.view(0), question)
            t.says(0, done[-1])
        assert ("ally:ally-stoker.1:0" in done) == called
        assert (t.state.investigators[0].targets == ["ashes-1"] or done[-1] == "auto") == called  # the table aims at what is sure
