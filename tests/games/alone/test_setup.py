"""Set-up: AL-SETUP (the map itself is tested in test_base_map.py), start equipment of AL-DIFF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.alone import events
from games.alone.audit import audit
from games.alone.game import AloneGame, AloneOptions
from games.alone.rules import station
from games.alone.state import AloneState, DeckName
from games.kernel.live import WaitLine
from games.kernel.luck import Fate
from games.kernel.rules import BadOptions
from games.kernel.testing import Play, play
from tests.games.alone.observing import open_on, watch
from tests.games.alone.scene import hand, heard

rule = pytest.mark.rule

RULES = AloneGame()
CARDS = RULES.cards


def table(seats: int = 2, seed: str = "0", **wishes: Any) -> Play[AloneState]:
    return play(RULES, RULES.new(seats, AloneOptions(**wishes)), Fate(seed.encode()))


def ready(seats: int = 2, seed: str = "0", how: str = "auto", **wishes: Any) -> Play[AloneState]:
    """Set up with defaults, at the hero's first question."""
    wishes.setdefault("character", "pilot")
    t = table(seats, seed, **wishes)
    t.says(t.state.leader, how, msg="al-setup-how")
    while not any(a.msg == "al-turn" for a in t.live.asks):
        t.default()
    return t


def seeds(n: int, make: Callable[[str], Any]) -> list[Any]:
    return [make(str(i)) for i in range(n)]


@rule("AL-SETUP-01")
def test_the_hero_chooses_a_character_and_the_table_the_difficulty() -> None:
    t = table(difficulty="easy").asks(0, "al-character")
    assert set(t.keys(0)) == {*(f"character:{c}" for c in CARDS.characters), "random"}
    assert t.live.default(t.question(0)) == ("random",)
    t.says(0, "character:doctor").asks(1, "al-setup-how")
    assert (t.state.character, t.state.difficulty) == ("doctor", "easy")
    assert t.state.used_characters == ["doctor"]
    wished = table(character="commander")
    wished.asks_not(0, "al-character")
    assert wished.state.character == "commander"
    assert {table(seed=s).says(0, "random").state.character for s in map(str, range(30))} == set(CARDS.characters)


@pytest.mark.parametrize(
    ("wish", "field"),
    [
        ({"character": "janitor"}, "character"),
        ({"decks": ["fury"]}, "decks"),
        ({"missions": ["SM99"]}, "missions"),
        ({"missions": ["SM01", "SM03"]}, "missions"),
        ({"missions": ["SM02", "FM10"]}, "missions"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wish: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOptions) as refused:
        RULES.new(2, AloneOptions(**wish))
    assert refused.value.field == field


@rule("AL-GEN-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_is_one_hero_and_one_to_three_evil_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        RULES.new(seats)
    assert [len(RULES.new(n).evil) for n in (2, 3, 4)] == [1, 2, 3]


@rule("AL-SETUP-02", "AL-SETUP-03", "AL-SETUP-04")
def test_the_hero_board_at_the_start() -> None:
    t = ready()
    s = t.state
    assert (s.life, s.composure) == (12, 12)
    assert (s.round_space, s.turn, s.nightmare) == (3, 0, False)
    assert t.view(None).heal_limit == 8
    assert s.adrenaline == 3
    assert s.experience == {}


@rule("AL-SETUP-05", "AL-DIFF-01", "AL-DIFF-02", "AL-DIFF-03", "AL-DIFF-04", "AL-DIFF-05")
@pytest.mark.parametrize(
    ("difficulty", "ammunition", "items"), [("easy", 1, 2), ("normal", 0, 1), ("nightmare", 0, 1), ("impossible", 0, 0)]
)
def test_start_equipment_follows_the_difficulty_and_the_rest_is_the_item_deck(
    difficulty: str, ammunition: int, items: int
) -> None:
    found: list[str] = []
    for t in seeds(12, lambda s: ready(seed=s, difficulty=difficulty)):
        held = [i.card for i in t.state.items]
        assert len(held) == items
        assert sum(CARDS.items[c].ammunition for c in held) >= ammunition
        assert all(i.charges == CARDS.items[i.card].charges and not i.upgraded for i in t.state.items)
        assert sorted([*held, *t.state.item_deck]) == sorted(CARDS.items)
        assert t.state.item_discard == []
        found += held
    if items:
        assert len(set(found)) > 3, "random"
        assert any(not CARDS.items[c].ammunition for c in found)


@rule("AL-SETUP-06")
def test_one_mission_of_each_class_and_no_room_is_a_target_of_two() -> None:
    drawn: set[str] = set()
    for t in seeds(40, lambda s: table(seed=s, character="pilot")):
        codes = [m.code for m in t.state.missions]
        assert [c[:2] for c in codes] == ["SM", "PM", "FM"]
        rooms = [room for c in codes for room in CARDS.missions[c].rooms]
        assert len(set(rooms)) == len(rooms), codes
        drawn |= set(codes)
    assert len(drawn) > 18, "each has its chance"


@rule("AL-SETUP-06")
def test_the_later_card_is_drawn_again_if_it_collides() -> None:
    # Countermeasures need the control room, so neither Jammed doors nor S.O.S. can come with them.
    for t in seeds(25, lambda s: table(seed=s, character="pilot", missions=["SM02"])):
        codes = [m.code for m in t.state.missions]
        assert codes[0] == "SM02"
        assert "PM05" not in codes
        assert not {"FM07", "FM10"} & set(codes)


def test_a_mission_the_table_wished_for_is_never_crowded_out_by_a_drawn_one() -> None:
    for t in seeds(25, lambda s: table(seed=s, character="pilot", missions=["FM10"])):
        codes = [m.code for m in t.state.missions]
        assert codes[2] == "FM10"
        assert not {"SM02", "SM07", "PM05"} & set(codes), "they need the control room too"


@rule("AL-SETUP-07")
def test_all_three_missions_are_open_but_the_main_mission_is_inactive_and_not_set_up() -> None:
    t = ready(missions=["SM01", "PM02", "FM10"])
    assert [(m.code, m.active) for m in t.state.missions] == [("SM01", True), ("PM02", True), ("FM10", False)]
    for viewer in (None, 0, 1):
        assert [(m.code, m.active) for m in t.view(viewer).missions] == [("SM01", True), ("PM02", True), ("FM10", False)]
    assert not any(c.boss for c in t.state.creatures)
    assert t.ever_told(events.Begins).missions == ("SM01", "PM02", "FM10")


@rule("AL-SETUP-08")
def test_the_special_rule_holds_from_the_first_turn() -> None:
    from games.alone.rules import missions

    t = ready(missions=["PM01"])
    assert missions.rule(hand(t), "opportunity_dice") == 1


@rule("AL-SETUP-09")
def test_evil_takes_two_of_the_four_decks_each_shuffled_by_itself_with_its_own_discard_pile() -> None:
    t = table(character="pilot", seats=2)
    t.says(1, "own").asks(1, "al-decks")
    question = t.question(1)
    assert (question.least, question.most, len(question.keys)) == (2, 2, 4)
    t.says(1, "deck:terror", "deck:traps")
    assert list(t.state.piles) == ["terror", "traps"]
    for name, pile in t.state.piles.items():
        everything = [*pile.draw, *t.state.evil[0].hand]
        assert {CARDS.reactions[c].deck for c in pile.draw} == {name}
        assert len([c for c in everything if CARDS.reactions[c].deck == name]) == 26
        assert pile.draw != CARDS.deck(name)
        assert pile.discard == []
    wished = ready(decks=["fury", "traps"])
    assert set(wished.state.piles) == {"fury", "traps"}
    assert len({tuple(sorted(t.state.piles)) for t in seeds(12, lambda s: ready(seed=s))}) > 3, "by default random"


@rule("AL-SETUP-09", "AL-EVIL-07")
def test_two_evil_players_own_one_deck_each() -> None:
    t = ready(3)
    own: list[DeckName | None] = [e.deck for e in t.state.evil]
    assert sorted(str(d) for d in own) == sorted(t.state.piles)
    assert [e.deck for e in ready(2).state.evil] == [None]
    assert [e.deck for e in ready(4).state.evil] == [None, None, None]


@rule("AL-SETUP-12")
@pytest.mark.parametrize("how", ["auto", "own"])
@pytest.mark.parametrize(
    ("difficulty", "creatures", "markers"), [("easy", 0, 1), ("normal", 1, 2), ("nightmare", 2, 3), ("impossible", 3, 4)]
)
def test_evil_places_creatures_and_danger_markers_on_each_floor(how: str, difficulty: str, creatures: int, markers: int) -> None:
    for t in seeds(3, lambda s: ready(seed=s, how=how, difficulty=difficulty)):
        g = hand(t)
        for floor in (1, 2):
            here = [c for c in t.state.creatures if g.sector(c.at).floor == floor]
            assert len(here) == creatures
            assert sum(s.danger for s in t.state.sectors.values() if s.floor == floor) == markers
        far = station.distances(g, t.state.hero_at)
        for c in t.state.creatures:
            assert far[c.at] >= CARDS.creatures[c.kind].distance
        assert not g.here.danger
        t.never_told(events.Noise)  # S-08


@rule("AL-SETUP-12")
def test_the_leader_chooses_kinds_and_sectors_one_by_one_under_cover() -> None:
    t = table(3, character="pilot", difficulty="nightmare")
    leader = t.state.leader
    t.says(leader, "own", msg="al-setup-how")
    t.default()  # the decks
    t.asks(leader, "al-setup-kind")
    assert t.live.questions(0) == ()
    assert t.live.waiting(0) == (WaitLine((1, 2), "al-evil-stirs"),)
    t.says(leader, "kind:worm").asks(leader, "al-setup-sector")
    sector = t.keys(leader)[-1]
    t.says(leader, sector)
    assert [(c.kind, c.at) for c in t.state.creatures] == [("worm", sector.removeprefix("at:"))]
    assert heard(t, events.CreaturePlaced, viewer=0) == []
    assert len(heard(t, events.CreaturePlaced, viewer=3 - leader)) == 1
    while not any(a.msg == "al-setup-danger" for a in t.live.asks):
        t.default()
    for _ in range(2):  # one question for each floor
        assert (t.question(leader).least, t.question(leader).most) == (3, 3)
        t.asks(leader, "al-setup-danger").offers_not(leader, f"at:{t.state.hero_at}")
        t.default()


@rule("AL-SETUP-13", "AL-EVIL-05")
@pytest.mark.parametrize(("seats", "limit"), [(2, 8), (3, 4), (4, 3)])
def test_start_hands_are_drawn_and_the_leader_is_random(seats: int, limit: int) -> None:
    t = ready(seats)
    assert [len(e.hand) for e in t.state.evil] == [limit] * (seats - 1)
    leaders = {table(seats, seed=s, character="pilot").state.leader for s in "abcdefghij"}
    assert leaders == set(range(1, seats))


def test_set_up_tells_the_hero_nothing_of_the_map() -> None:
    t = ready()
    told = heard(t)
    assert [type(e).__name__ for e in told] == ["Begins", "Revealed", "DrewSomeReactions", "TurnBegins"]
    revealed = t.ever_told(events.Revealed)
    assert (revealed.place, revealed.creatures, revealed.danger, revealed.lit) == ("0:+0:+0", (), False, False)
    audit(t.state, CARDS)


def test_where_evil_puts_what_changes_nothing_the_hero_is_told() -> None:
    """Set up by default or by hand: the same events for the hero, and one cover for all questions."""
    first = RULES.new(2, AloneOptions(character="pilot", decks=["fury", "speed"]))
    told: list[Any] = []
    for how in ("auto", "own"):
        live = open_on(RULES, first, b"luck")

        def choose(live: Any, ask: Any, how: str = how) -> tuple[str, ...]:
            assert ask.seat == 1
            assert live.waiting(0) == (WaitLine((1,), "al-evil-stirs"),)
            return (how,) if ask.msg == "al-setup-how" else (ask.keys[-1],) if ask.most == 1 else ask.keys[-ask.most :]

        trace = watch(live, 0, choose, lambda live: any(a.msg == "al-turn" for a in live.asks))
        told.append(
            [event for kind, event, *_ in trace.seen if kind == "told" and not isinstance(event, events.DrewSomeReactions)]
        )
    assert told[0] == told[1]
