"""Behind the Scenes: one against all. What the overlord may, and what nobody else may know of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.cultistorm import events
from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.manifest import GAME
from games.cultistorm.modules.behind_the_scenes import LORD
from games.cultistorm.moments import BOOK, Penalty
from games.cultistorm.rules import hands
from games.cultistorm.state import DREAD, HAND, HELD, Peek, StormState
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Default, Random
from games.kernel.rules import BadOptions
from games.kernel.table import REVEALED
from games.kernel.testing import MOST_ANSWERS, Play

from .given import CARDS, RULES, all_ready, column, gentle, hand_on, ilse, madness, play, rosa, storm, tobias
from .players import Careful
from .test_whole_games import whole

THREE = "ashes-1 horn-2 deep-3"


def against(*people: Any, hand: str = THREE, held: str = "footsteps torn-notes", dread: int = 0, **more: Any) -> StormState:
    """A storm with an overlord, who has seat 3 and holds these."""
    state = storm(*(people or (rosa(0), tobias(1), ilse(2))), modules=[LORD], tally={DREAD: dread}, **more)
    state.players += 1
    for card in hand.split():
        state.cultist_deck.remove(card)
    for card in held.split():
        state.horror_deck.remove(card)
    state.shelf = {HAND: hand.split(), HELD: held.split()}
    return state


def begun(seats: int = 4, **wishes: Any) -> Live[StormState]:
    state = RULES.new(seats, StormOptions(modules=[LORD], **wishes))
    live = Live(RULES, Fate(b"overlord"), new_game(RULES, state), strict=True)
    while live.state.phase == "setup":
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, live.default(question))
    return live


def marker_stays(state: StormState, cultist_dice: str = "") -> Play[StormState]:
    return play(state, cultist_dice=cultist_dice).says(3, "stay", msg="cs-overlord-marker")


# Who sits there


@pytest.mark.rule("CS-LORD-01")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_overlord_sits_last_and_has_no_investigator(seats: int) -> None:
    state = begun(seats).state
    assert [i.player for i in state.investigators] == list(range(seats - 1))
    assert state.overlord == seats - 1
    assert RULES.view(state, None).overlord == seats - 1


@pytest.mark.rule("CS-LORD-01")
def test_it_takes_three_to_five_against_one() -> None:
    for seats in (1, 2, 3):
        with pytest.raises(BadOptions) as bad:
            RULES.new(seats, StormOptions(modules=[LORD]))
        assert (bad.value.field, bad.value.known) == ("seats", ("4", "5", "6"))
    with pytest.raises(BadOptions) as bad:
        RULES.new(5, StormOptions(modules=[LORD, "remote-assistance"]))
    assert (bad.value.field, bad.value.value) == ("modules", "remote-assistance")


@pytest.mark.rule("CS-LORD-01")
def test_the_overlord_has_no_vote() -> None:
    """All three vote for the altar; the lap is done by a step from the eye."""
    t = play(against(phase="horror", horror_at=5, horror_steps=12)).says(3, "rest")
    assert {a.seat for a in t.live.asks if a.msg == "cs-altar"} == {0, 1, 2}


@pytest.mark.rule("CS-LORD-02")
def test_three_cultists_and_two_horror_cards_at_the_start() -> None:
    live = begun()
    s = live.state
    assert (len(s.shelf[HAND]), len(s.shelf[HELD])) == (3, 2)
    assert s.tally == {DREAD: 0}
    assert len(s.cultist_deck) == 40 - 5 - 3
    RULES.audit(s)


# Arrivals


@pytest.mark.rule("CS-LORD-04")
def test_the_overlord_plays_each_arrival_from_hand_and_draws() -> None:
    t = marker_stays(against(phase="cultists", cultists="yellow-1 yellow-2 yellow-3"))
    t.says(3, "play:horn-2", msg="cs-overlord-arrival")
    assert column(t, 0) == ["horn-2"]
    assert t.state.shelf[HAND] == ["ashes-1", "deep-3", "yellow-1"]
    t.says(3, "play:yellow-1").says(3, "play:ashes-1")
    assert (column(t, 1), column(t, 2)) == (["yellow-1"], ["ashes-1"])
    assert t.state.shelf[HAND] == ["deep-3", "yellow-2", "yellow-3"]
    assert t.state.marker == 3


@pytest.mark.rule("CS-LORD-04", "S-132")
def test_a_cultist_of_any_phase_comes_out_of_the_overlords_hand() -> None:
    """Drive Back has the cultist icon; everybody else waits meanwhile."""
    t = play(against(rosa(0, hand="fighter-s5"), tobias(1), ilse(2), columns={1: "yellow-5"}, marker=4)).says(
        0, "support:fighter-s5.0:1"
    )
    assert [(a.seat, a.msg) for a in t.live.asks] == [(3, "cs-overlord-arrival")]
    t.says(3, "play:deep-3")
    assert column(t, 4) == ["deep-3"]


@pytest.mark.rule("CS-LORD-04")
def test_the_fourth_is_the_overlords_choice_and_so_is_the_great_old_one() -> None:
    t = marker_stays(against(phase="cultists", columns={0: "yellow-1 yellow-2 yellow-3"})).says(3, "play:deep-3")
    assert [e.id for e in t.state.elders] == ["cthulhu"]


@pytest.mark.rule("CS-LORD-05")
def test_an_empty_draw_pile_begins_the_endgame() -> None:
    """The last one is drawn into the hand: that is the end of the pile, whatever the overlord still holds."""
    state = against(phase="cultists", cultists="yellow-1", discard="yellow-9")
    state.cultists_out = [c for c in state.cultist_deck if c != "yellow-1"]
    state.cultist_deck = ["yellow-1"]
    t = marker_stays(state).says(3, "play:horn-2")
    assert t.state.ending == "when-the-gates-burst"
    assert column(t, 0)[0] == "horn-2"


@pytest.mark.rule("CS-LORD-05", "S-133")
def test_a_short_hand_is_filled_when_there_is_a_pile_again() -> None:
    state = against(phase="cultists", hand="ashes-1", ending="when-the-gates-burst")
    t = marker_stays(state)
    assert len(t.state.shelf[HAND]) == 3
    assert len(t.question(3, "cs-overlord-arrival").keys) == 4


@pytest.mark.rule("CS-LORD-06")
@pytest.mark.parametrize(("said", "marker"), [("stay", 2), ("forward", 3), ("back", 1)])
def test_the_marker_moves_one_location_before_the_arrivals(said: str, marker: int) -> None:
    t = play(against(phase="cultists", marker=2)).says(3, said, msg="cs-overlord-marker")
    assert t.state.marker == marker
    t.says(3, "play:ashes-1")
    assert column(t, marker) == ["ashes-1"]
    assert not any(a.msg == "cs-overlord-marker" for a in t.live.asks)


# The circle


@pytest.mark.rule("CS-LORD-07")
def test_a_held_horror_card_is_swapped_before_the_horror_step() -> None:
    t = play(against(phase="horror", crystals={0: 1, 2: 2}))
    question = t.question(3, "cs-overlord-horror")
    rings = {k.rpartition(":")[2] for k in question.keys if k.startswith("exchange:")}
    assert rings == {"1", "3", "4"}  # no crystals, and not the eye
    before = t.state.circle[3].card
    t.says(3, "exchange:footsteps:3")
    assert t.state.circle[3].card == "footsteps"
    assert t.state.shelf[HELD] == [before, "torn-notes"]
    assert t.state.horror_at == 2
    RULES.audit(t.state)


@pytest.mark.rule("CS-LORD-07")
def test_only_the_step_of_the_horror_phase_is_preceded_by_a_swap() -> None:
    """Barricade brings a step in the preparation."""
    t = play(against(rosa(0, hand="g15"), tobias(1), ilse(2))).says(0, "support:g15.0:1")
    assert not any(a.seat == 3 for a in t.live.asks)


@pytest.mark.rule("CS-LORD-07")
def test_what_an_investigator_had_seen_there_is_gone() -> None:
    state = against(phase="horror")
    state.peeks = [Peek(who=2, ring=3, card=state.circle[3].card)]
    t = play(state)
    assert t.view(2).circle[3].card
    t.says(3, "exchange:footsteps:3")
    assert not t.view(2).circle[3].card
    assert [t.view(v).circle[3].card for v in (None, 0, 1, 3)] == ["", "", "", "footsteps"]  # whoever put it there knows it
    for viewer in (None, 0, 3):
        other = RULES.scramble(t.state, viewer, random.Random(2).randrange)
        RULES.audit(other)
        assert RULES.view(other, viewer) == t.view(viewer)


# Dread


@pytest.mark.rule("CS-LORD-08")
def test_whoever_does_not_fight_feeds_the_dread_up_to_four() -> None:
    t = all_ready(play(against(dread=2)))
    assert t.state.tally[DREAD] == 4
    assert [madness(t, w) for w in range(3)] == [1, 1, 1]


@pytest.mark.rule("CS-LORD-09", "S-135")
def test_one_dread_rerolls_a_cultist_die_as_often_as_there_is_some() -> None:
    t = marker_stays(against(phase="cultists", dread=2), cultist_dice="blank key key key key tide flame")
    for card in THREE.split():
        t.says(3, f"play:{card}")
    t.says(3, "roll:0", msg="cs-overlord-die")
    assert (t.state.places[0].die, t.state.tally[DREAD]) == ("tide", 1)
    t.says(3, "roll:0", msg="cs-overlord-die")
    assert (t.state.places[0].die, t.state.tally[DREAD]) == ("flame", 0)
    assert not any(a.msg == "cs-overlord-die" for a in t.live.asks)


@pytest.mark.rule("CS-LORD-09")
def test_without_dread_nobody_is_asked() -> None:
    t = marker_stays(against(phase="cultists"))
    for card in THREE.split():
        t.says(3, f"play:{card}")
    assert t.state.phase == "horror"


@pytest.mark.rule("CS-LORD-09")
def test_two_dread_name_the_great_old_one_that_chance_would_choose() -> None:
    state = against(phase="horror", circle="swarm dark-bargain the-calling", crystals={2: 3}, dread=3)
    t = play(state).says(3, "rest").says(3, "call:hastur", msg="cs-overlord-names")
    assert [e.id for e in t.state.elders] == ["hastur"]
    assert t.state.tally[DREAD] == 1
    t = play(state, great_old_one="cthugha").says(3, "rest").says(3, "chance", msg="cs-overlord-names")
    assert [e.id for e in t.state.elders] == ["cthugha"]
    assert t.state.tally[DREAD] == 3


@pytest.mark.rule("CS-LORD-09")
def test_nobody_names_one_that_would_be_kept_out() -> None:
    crowd = {"elders": {"hastur": 4}, "columns": {4: "yellow-1 yellow-2"}}
    t = play(against(phase="horror", circle="swarm dark-bargain the-calling", crystals={2: 3}, dread=4, **crowd)).says(3, "rest")
    assert not any(a.msg == "cs-overlord-names" for a in t.live.asks)


@pytest.mark.rule("CS-LORD-09", "S-134")
def test_three_dread_bring_a_cultist_once_per_round_whatever_is_blocked() -> None:
    state = against(phase="cultists", dread=4, lasting=[{"what": "blocked", "on": "0", "until": "next_cultists"}])
    t = play(state).says(3, "cultist", msg="cs-overlord-marker").says(3, "play:ashes-1")
    assert column(t, 0) == ["ashes-1"]
    assert (t.state.tally[DREAD], t.state.marker) == (1, 1)
    assert "cultist" not in t.question(3, "cs-overlord-marker").keys
    t = play(against(phase="cultists", dread=7)).says(3, "cultist").says(3, "play:ashes-1")
    assert "cultist" not in t.question(3, "cs-overlord-marker").keys  # however much there is
    t = play(against(phase="cultists", dread=2))
    assert "cultist" not in t.question(3, "cs-overlord-marker").keys


# The end


@pytest.mark.rule("CS-LORD-10")
def test_every_loss_of_the_team_is_the_overlords_victory() -> None:
    lost = all_ready(play(against(rosa(0, insanity=4), tobias(1), ilse(2))))
    outcome = lost.live.outcome
    assert outcome is not None
    assert (lost.state.result, outcome.result, outcome.winners) == ("insane", "lost", (3,))
    won = lost.state.model_copy(update={"result": "won"})
    outcome = RULES.outcome(won)
    assert outcome is not None
    assert (outcome.result, outcome.winners) == ("won", (0, 1, 2))


# Chance plays for whoever is away (D-42)


@pytest.mark.rule("CS-LORD-11")
def test_an_absent_overlord_leaves_each_choice_to_chance() -> None:
    seen: dict[str, set[str]] = {"marker": set(), "play": set()}
    for seed in range(12):
        t = Play(Live(RULES, Fate(f"away{seed}".encode()), new_game(RULES, against(phase="cultists", marker=2)), strict=True))
        question = t.question(3, "cs-overlord-marker")
        assert t.live.default(question) == ("chance",)
        t.says(3, "chance")
        seen["marker"].add(str(t.state.marker))
        at = t.state.marker
        assert t.live.default(t.question(3, "cs-overlord-arrival")) == ("chance",)
        t.says(3, "chance")
        seen["play"] |= set(column(t, at))
    assert seen == {"marker": {"1", "2", "3"}, "play": set(THREE.split())}


@pytest.mark.rule("CS-LORD-11")
def test_an_overlord_who_leaves_is_told_of() -> None:
    live = begun()
    live.note(3, "leave")
    while not any(isinstance(told.event, events.OverlordGone) for told in (live.answer(*_default(live)).told or ())):
        assert not live.over


def _default(live: Live[StormState]) -> tuple[int, int, tuple[str, ...]]:
    question = next(a for a in live.asks if a.needed)
    return question.n, question.seat, live.default(question)


# Secrets


@pytest.mark.rule("CS-LORD-03")
def test_of_what_the_overlord_holds_others_know_the_number() -> None:
    t = play(against())
    assert t.view(3).shelf == {HAND: tuple(THREE.split()), HELD: ("footsteps", "torn-notes")}
    for viewer in (0, 1, 2, None):
        assert t.view(viewer).shelf == {HAND: ("?",) * 3, HELD: ("?",) * 2}


@pytest.mark.rule("CS-LORD-03")
def test_investigators_see_each_others_hands_and_the_overlord_sees_none() -> None:
    t = play(against(rosa(0, hand="g01 g02"), tobias(1), ilse(2)))
    assert [t.view(v).investigators[0].hand is not None for v in (0, 1, 2, 3, None)] == [True, True, True, False, False]
    mine = t.question(0, "cs-prepare")
    assert [mine.read_by(v) for v in (0, 1, 2, 3, None)] == [True, True, True, False, False]
    closed = play(against(rosa(0, hand="g01 g02"), tobias(1), ilse(2), open_hands=False))
    assert [closed.view(v).investigators[0].hand is not None for v in (0, 1, 2, 3, None)] == [True, False, False, False, False]


@pytest.mark.rule("CS-LORD-03")
def test_what_is_drawn_is_told_to_whom_it_concerns() -> None:
    live = begun()
    told = [x for x in _played_until(live, "cs-prepare") if isinstance(x.event, (events.CardsDrawn, events.OverlordDraws))]
    kinds = {type(x.event): x for x in told}
    assert kinds[events.OverlordDraws].to == (3,)
    assert kinds[events.OverlordDraws].others is None
    assert kinds[events.CardsDrawn].to == (0, 1, 2)
    assert isinstance(kinds[events.CardsDrawn].others, events.CardsDrawn)
    assert kinds[events.CardsDrawn].others.cards == ()


def _played_until(live: Live[StormState], msg: str) -> list[Any]:
    told: list[Any] = []
    while not any(a.msg == msg for a in live.asks):
        told += live.answer(*_default(live)).told
    return told


@pytest.mark.rule("CS-LORD-03")
def test_questions_that_show_the_hand_have_one_cover_and_follow_from_public_facts() -> None:
    """Other cards, the same questions: how many are asked, and of whom, is the same for any hand and any held cards."""
    asked: list[list[tuple[int, str, int]]] = []
    for hand, held in ((THREE, "footsteps torn-notes"), ("yellow-7 yellow-8 ashes-2", "cold-breath lost-relic")):
        t = marker_stays(against(hand=hand, held=held, phase="cultists", dread=1))
        rows: list[tuple[int, str, int]] = []
        while t.state.phase != "preparation":
            question = next(a for a in t.live.asks if a.needed)
            if question.msg in ("cs-overlord-arrival", "cs-overlord-horror"):
                assert question.cover is not None
                assert (question.cover.msg, question.cover.seats) == ("cs-overlord-plots", (3,))
                assert [question.read_by(v) for v in (0, 1, 2, 3, None)] == [False, False, False, True, False]
            rows.append((question.seat, question.msg, len(question.options)))
            t.says(question.seat, "rest" if "rest" in question.keys else question.keys[0])
        asked.append(rows)
    assert asked[0] == asked[1]
    assert [msg for _, msg, _ in asked[0]] == [*["cs-overlord-arrival"] * 3, "cs-overlord-die", "cs-overlord-horror"]


@pytest.mark.rule("CS-LORD-03")
@pytest.mark.parametrize("open_hands", [True, False])
def test_nobody_can_tell_a_scrambled_table_from_the_real_one(open_hands: bool) -> None:
    rules, chance = Cultistorm(gentle()), random.Random(5)
    wishes = StormOptions(modules=[LORD, "narrative"], castes=["faceless-court"], open_hands=open_hands)
    live = Live(rules, Fate(b"twins"), new_game(rules, rules.new(4, wishes)))
    player = Careful(chance.randrange)
    differs = dict.fromkeys((None, 0, 3), 0)
    for i in range(500):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
        if i % 5 or live.state.phase in ("setup", "over"):
            continue
        for viewer in differs:
            other = rules.scramble(live.state, viewer, chance.randrange)
            rules.audit(other)
            assert rules.view(other, viewer) == rules.view(live.state, viewer)
            hidden = (other.shelf, [i.hand for i in other.investigators]) != (
                live.state.shelf,
                [i.hand for i in live.state.investigators],
            )
            differs[viewer] += hidden
    assert min(differs.values()) > 10


@pytest.mark.rule("CS-LORD-03")
def test_a_scramble_keeps_what_the_viewer_knows() -> None:
    state = against(rosa(0, hand="g01 g02 g03 g04"), tobias(1), ilse(2))
    mine = RULES.scramble(state, 3, random.Random(1).randrange)
    assert mine.shelf == state.shelf
    assert mine.investigators[0].hand != state.investigators[0].hand
    theirs = RULES.scramble(state, 0, random.Random(1).randrange)
    assert theirs.investigators[0].hand == state.investigators[0].hand
    assert theirs.shelf[HAND] != state.shelf[HAND]
    assert {len(pile) for pile in theirs.shelf.values()} == {3, 2}
    assert any(RULES.scramble(state, 0, random.Random(n).randrange).shelf[HELD] != state.shelf[HELD] for n in range(5))


# Whole games, and the automatic overlord


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_whole_games_end(seats: int) -> None:
    wishes = {"modules": [LORD], "open_hands": seats != 5}
    chance = random.Random(seats)
    assert whole(Cultistorm(CARDS), seats, wishes, 0, Random(chance.randrange), chance).state.result
    assert whole(Cultistorm(gentle()), seats, wishes, 1, Careful(chance.randrange), chance).state.result
    assert whole(Cultistorm(CARDS), seats, wishes, 2, Default(), chance).state.result


def test_the_automatic_overlord_plays_to_the_end() -> None:
    rules, pilot, chance = Cultistorm(gentle(more=6)), GAME.pilot(CARDS), random.Random(2)
    live = Live(rules, Fate(b"pilot"), new_game(rules, rules.new(4, StormOptions(modules=[LORD]))))
    player, answered = Careful(chance.randrange), 0
    for _ in range(MOST_ANSWERS):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        if question.seat == 3:
            assert pilot.think(live.view(3), question) is not None
            answered += 1
        picks = pilot.pick(live.view(3), question) if question.seat == 3 else player.pick(None, question)
        live.answer(question.n, question.seat, picks)
    assert live.over
    assert answered > 20


def test_the_automatic_overlord_sends_what_ends_the_game_and_saves_dread() -> None:
    pilot = GAME.pilot(CARDS)
    crowd = {0: "yellow-1 yellow-2 yellow-3", 1: "horn-1 horn-3 horn-4", 2: "deep-1 deep-2 deep-4", 3: "ashes-2", 4: "ashes-3"}
    t = play(against(phase="cultists", columns=crowd, dread=4))
    assert pilot.pick(t.view(3), t.question(3)) == ("cultist",)  # eleven are there: one more is one too many
    t = play(against(phase="cultists", columns={2: "deep-1 deep-2 deep-4"}, dread=4))
    assert pilot.pick(t.view(3), t.question(3)) != ("cultist",)
    t = play(against(phase="cultists", hand="yellow-1 horn-7 yellow-8", marker=2)).says(3, "stay")
    assert pilot.pick(t.view(3), t.question(3)) == ("play:horn-7",)  # a moon where the moon is its own, and two of them


@pytest.mark.rule("CS-LORD-08")
def test_a_penalty_that_is_waived_feeds_nothing() -> None:
    state = against(dread=1)
    list(BOOK.happens(hand_on(state), Penalty(0, "", waived=True)))
    assert state.tally[DREAD] == 1
    BOOK.now(hand_on(state), Penalty(0, ""))  # only looked at
    assert state.tally[DREAD] == 1
    list(BOOK.happens(hand_on(state), Penalty(0, "")))
    assert state.tally[DREAD] == 2


@pytest.mark.rule("CS-LORD-03")
def test_a_card_that_leaves_a_hand_the_overlord_may_not_see_is_news() -> None:
    """It cannot be taken back as if nobody had seen it."""
    for state, news in (
        (against(rosa(0, hand="g01"), tobias(1), ilse(2)), True),
        (storm(rosa(0, hand="g01"), tobias(1), ilse(2)), False),
    ):
        for who in state.investigators:
            who.deck = []  # nothing is drawn for it
        g = hand_on(state)
        hands.discard(g, 0, ["g01.0"])
        assert bool(g.barrier & REVEALED) == news


@pytest.mark.rule("CS-LORD-07")
def test_the_endgame_card_stays_also_when_its_crystals_are_gone() -> None:
    state = against(phase="horror")
    state.ending, state.circle[5].crystals = state.circle[5].card, 0
    rings = {k.rpartition(":")[2] for k in play(state).question(3, "cs-overlord-horror").keys if k.startswith("exchange:")}
    assert rings == {"0", "1", "2", "3", "4"}
