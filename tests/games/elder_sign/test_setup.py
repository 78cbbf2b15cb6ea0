"""Setting up (Spielaufbau): ES-SETUP, with S-02, S-04, S-05, S-67, S-77, S-82."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from games.elder_sign import events
from games.elder_sign.game import ElderOptions
from games.elder_sign.state import ElderState
from games.kernel.luck import Fate, ScriptedFate
from games.kernel.rules import BadOptions
from games.kernel.testing import Play, play
from tests.games.elder_sign.made_cards import adventure, rules_with
from tests.games.elder_sign.scene import BOX, CARDS, dice_at, person, scene

rule = pytest.mark.rule

SHELVES = {
    "adventure": CARDS.adventures,
    "other_world": CARDS.other_worlds,
    "mythos": CARDS.mythos,
    "common": CARDS.common_items,
    "unique": CARDS.unique_items,
    "spell": CARDS.spells,
    "ally": CARDS.allies,
}
QUIET = ["A01", "A02", "A04", "A06", "A07", "A10"]  # adventures without locks and without texts when revealed


def shuffled(shelf: Sequence[str], first: Sequence[str]) -> list[int]:
    """The draws that bring a sorted deck into an order with `first` on top."""
    now = sorted(shelf)
    wanted = [*first, *(c for c in now if c not in first)]
    draws: list[int] = []
    for i in range(len(now) - 1, 0, -1):
        j = now.index(wanted[i])
        draws.append(j)
        now[i], now[j] = now[j], now[i]
    return draws


def table(
    seats: int = 1,
    *,
    first: Mapping[str, Sequence[str]] | None = None,
    luck: Mapping[str, Sequence[int]] | None = None,
    key: bytes = b"setup",
    rules=BOX,
    **options: object,
) -> Play[ElderState]:
    """A new game before anybody answers; `first` puts cards on top of the shuffled decks."""
    order = {f"shuffle:{deck}": shuffled(list(SHELVES[deck]), cards) for deck, cards in (first or {}).items()}
    state = rules.new(seats, ElderOptions.model_validate(options))
    return play(rules, state, ScriptedFate({**order, **(luck or {})}, key))


def ready(t: Play[ElderState]) -> Play[ElderState]:
    """Absent players' choices until the first turn."""
    while t.state.phase == "setup":
        t.default()
    return t


@rule("ES-SETUP-01")
def test_the_hand_points_at_twelve_and_all_eight_dice_are_in_the_common_pool() -> None:
    t = table(first={"adventure": QUIET, "mythos": ["Y09"]}, investigators=["bob"])
    assert t.state.clock == 0
    assert Counter(d.colour for d in t.state.dice.values()) == {"green": 6, "yellow": 1, "red": 1}
    assert {d.at for d in t.state.dice.values()} == {"supply"}


@rule("ES-SETUP-02")
def test_the_ancient_one_is_the_chosen_one_or_drawn_from_all_eight() -> None:
    assert ready(table(ancient_one="hastur")).state.ancient == "hastur"
    drawn = {ready(table(key=b"%d" % i)).state.ancient for i in range(60)}
    assert drawn == set(BOX.cards.ancient_ones)
    easy = {ready(table(key=b"%d" % i, difficulty="easy")).state.ancient for i in range(20)}
    assert easy == {"yig", "ithaqua"}
    with pytest.raises(BadOptions):
        table(ancient_one="dagon")


@rule("ES-SETUP-03", "ES-MON-28")
@pytest.mark.parametrize("ancient", sorted(BOX.cards.ancient_ones))
def test_22_monsters_go_into_the_cup_and_the_5_masks_only_with_nyarlathotep(ancient: str) -> None:
    t = table(ancient_one=ancient, first={"adventure": QUIET, "mythos": ["Y27"]}, investigators=["bob"])
    masks = {m for m, card in CARDS.monsters.items() if card.mask}
    assert len(masks) == 5
    assert len(set(t.state.cup)) == len(t.state.cup) == (27 if ancient == "nyarlathotep" else 22)
    assert set(t.state.box) == (set() if ancient == "nyarlathotep" else masks)


@rule("ES-SETUP-03", "ES-MON-01")
def test_markers_are_drawn_blind_from_the_whole_cup() -> None:
    drawn = set()
    for i in range(120):
        t = table(ancient_one="yig", first={"adventure": QUIET, "mythos": ["Y14"]}, investigators=["bob"], key=b"%d" % i)
        drawn.add(t.ever_told(events.MonsterAppears).monster if t.state.phase != "setup" else t.question(0).args[0][1])
    assert drawn == {m for m, card in CARDS.monsters.items() if not card.mask}


@rule("ES-SETUP-04", "ES-SETUP-06")
def test_the_top_six_adventures_lie_open_and_every_other_card_is_in_its_own_deck() -> None:
    t = ready(table(4, first={"adventure": QUIET}, luck={}, investigators=["bob", "dexter", "joe", "pete"]))
    assert [s.card for s in t.state.museum if s] == QUIET
    assert t.state.worlds == []
    # Every card is in exactly one place, and in no deck but its own.
    hands = {"common": [], "unique": [], "spell": [], "ally": []}
    for seat in range(4):
        p = person(t, seat)
        for kind, hand in (("common", p.common), ("unique", p.unique), ("spell", p.spells), ("ally", p.allies)):
            hands[kind] += hand
    on_table = {"adventure": [s.card for s in [*t.state.museum, *t.state.extra] if s], "mythos": [t.state.mythos], **hands}
    for deck, shelf in SHELVES.items():
        everywhere = [*t.state.decks[deck], *on_table.get(deck, [])]
        assert sorted(everywhere) == sorted(shelf), deck
    # Two rows of three: the sixth place is the last.
    assert len(t.state.museum) == 6


@rule("ES-SETUP-04", "ES-SETUP-06", "ES-SETUP-12")
@pytest.mark.parametrize("deck", sorted(SHELVES))
def test_every_deck_is_shuffled_by_itself(deck: str) -> None:
    orders = {tuple(ready(table(key=b"%d" % i, ancient_one="yig", investigators=["joe"])).state.decks[deck]) for i in range(4)}
    assert len(orders) == 4
    assert all(list(order) != sorted(order) for order in orders)


@rule("ES-SETUP-05", "ES-LOCK-02")
def test_a_dealt_adventure_locks_its_die_at_once() -> None:
    # A03 locks a green die, A24 the red one, A30 the yellow one.
    first = {"adventure": ["A03", "A24", "A30", *QUIET[:3]], "mythos": ["Y09"]}
    t = table(first=first, investigators=["bob"])
    assert [(lock.source, t.state.dice[lock.die].colour) for lock in t.state.locks] == [
        ("A03", "green"),
        ("A24", "red"),
        ("A30", "yellow"),
    ]
    assert len(dice_at(t, "lock")) == 3


@rule("ES-SETUP-05", "ES-SETUP-12")
def test_a_text_when_revealed_happens_during_setup_and_the_start_player_decides_s05() -> None:
    # A37: two monsters appear here. Seat 1 starts; a third monster of the Mythos card has several frames to choose from.
    first = {"adventure": ["A37", "A13", "A14", *QUIET[:3]], "mythos": ["Y11"]}
    t = table(2, first=first, luck={"setup:start-player": [1]}, investigators=["bob", "joe"], ancient_one="yig")
    t.says(1, "place:A37:1")
    t.until(1, "es-place-monster")
    assert t.state.museum[0] is not None
    assert [m.row for m in t.state.museum[0].monsters] == [1, 0]
    assert set(t.keys(1, "es-place-monster")) == {"place:A13:0", "place:A14:0", "place:A01:0"}
    t.asks_not(0)


@rule("ES-SETUP-07")
def test_no_doom_and_no_signs_lie_there_at_the_start_and_the_pools_are_full() -> None:
    t = table(first={"adventure": QUIET, "mythos": ["Y30"]}, investigators=["joe"])
    assert (t.state.doom, t.state.signs) == (0, 0)
    t.never_told(events.DoomPlaced)
    assert (person(t).clues, len(t.state.devoured)) == (1, 0)


@rule("ES-SETUP-08")
def test_investigators_are_drawn_different_ones_for_all_or_chosen() -> None:
    seen: set[str] = set()
    for i in range(12):
        t = ready(table(8, key=b"%d" % i))
        names = [person(t, s).id for s in range(8)]
        assert len(set(names)) == 8
        seen |= set(names)
    assert seen == set(CARDS.investigators)
    t = ready(table(3, investigators=["", "harvey", ""]))
    assert person(t, 1).id == "harvey"
    assert len({person(t, s).id for s in range(3)}) == 3
    for wrong in (["harvey", "harvey"], ["nobody"], ["bob", "joe", "kate", "mary"]):
        with pytest.raises(BadOptions):
            table(3, investigators=wrong)


START = {
    "amanda": (5, 5, 1, 1, 0, 0, 0),  # unique and common by default
    "pete": (4, 6, 0, 0, 0, 0, 1),
    "bob": (4, 6, 2, 1, 0, 0, 0),
    "carolyn": (6, 4, 1, 1, 0, 0, 0),
    "darrell": (4, 6, 1, 1, 0, 0, 0),
    "dexter": (5, 5, 0, 1, 2, 0, 0),
    "gloria": (6, 4, 1, 0, 1, 0, 0),
    "harvey": (7, 3, 0, 1, 1, 0, 0),
    "jenny": (6, 4, 1, 0, 1, 0, 0),
    "joe": (4, 6, 1, 0, 0, 1, 0),
    "kate": (6, 4, 0, 1, 1, 0, 0),
    "mandy": (5, 5, 1, 0, 0, 1, 0),
    "michael": (3, 7, 2, 0, 0, 0, 0),
    "monterey": (3, 7, 1, 2, 0, 0, 0),
    "mary": (7, 3, 1, 1, 1, 0, 0),
    "vincent": (5, 5, 1, 0, 1, 0, 0),
}


@rule("ES-SETUP-09", "ES-SETUP-10")
@pytest.mark.parametrize("name", sorted(START))
def test_everybody_starts_at_the_entrance_with_full_values_and_the_equipment_of_the_card(name: str) -> None:
    t = ready(table(first={"adventure": QUIET, "mythos": ["Y09"]}, investigators=[name]))
    p = person(t)
    assert (p.sanity, p.stamina, len(p.common), len(p.unique), len(p.spells), p.clues, len(p.allies)) == START[name]
    assert (p.max_sanity, p.max_stamina) == (p.sanity, p.stamina)
    assert p.place == "entrance"


@rule("ES-SETUP-09")
def test_starting_cards_come_from_the_tops_of_the_decks_and_bring_no_extra_card_s67() -> None:
    first = {
        "adventure": QUIET,
        "mythos": ["Y09"],
        "common": ["C05", "C06", "C07"],
        "unique": ["U03", "U02"],
        "spell": ["Z07", "Z06"],
    }
    t = table(2, first=first, investigators=["bob", "dexter"])
    assert (person(t, 0).common, person(t, 0).unique) == (["C05", "C06"], ["U03"])  # Bob's bonus is not for setup
    assert (person(t, 1).unique, person(t, 1).spells) == (["U02"], ["Z07", "Z06"])
    assert t.state.decks["common"][0] == "C07"


@rule("ES-SETUP-09")
def test_amanda_chooses_the_kinds_of_her_two_cards_and_pete_brings_duke_s77() -> None:
    t = table(2, first={"adventure": QUIET, "mythos": ["Y09"], "spell": ["Z07", "Z06"]}, investigators=["amanda", "pete"])
    t.asks(0, "es-start-choice").says(0, "spell:0", "spell:1")
    assert person(t, 0).spells == ["Z07", "Z06"]
    assert person(t, 1).allies == ["B01"]
    assert "B01" not in t.state.decks["ally"]


@rule("ES-SETUP-11")
def test_the_start_player_is_drawn_among_all_players() -> None:
    assert {ready(table(4, key=b"%d" % i)).state.active for i in range(40)} == {0, 1, 2, 3}
    t = ready(table(4, luck={"setup:start-player": [2]}))
    t.ever_told(events.TurnBegins, seat=2, turn=1)
    t.asks(2, "es-move").asks_not(0).asks_not(1).asks_not(3)


@rule("ES-SETUP-12", "ES-MYTH-01")
def test_the_first_mythos_card_is_resolved_by_the_start_player_and_its_lasting_effect_stays_s04() -> None:
    # Y30: draw 1 common item; the lost & found cannot be used.
    t = table(
        3,
        first={"adventure": QUIET, "mythos": ["Y30"]},
        luck={"setup:start-player": [2]},
        investigators=["kate", "harvey", "dexter"],
    )
    assert t.state.mythos == "Y30"
    assert [len(person(t, s).common) for s in range(3)] == [0, 0, 1]
    t.says(2, "stay").asks(2, "es-entrance").offers_not(2, "lost-found")


@rule("ES-SETUP-12", "ES-LOCK-02")
def test_the_first_mythos_card_may_bring_doom_losses_and_a_locked_die_s04() -> None:
    t = table(first={"adventure": QUIET, "mythos": ["Y10"]}, investigators=["bob"])
    assert t.state.doom == 1
    assert [lock.source for lock in t.state.locks] == ["Y10"]
    t.says(0, "go:A04")
    assert len(dice_at(t, "pool")) == 5
    t = table(2, first={"adventure": QUIET, "mythos": ["Y18"]}, investigators=["bob", "joe"])
    assert [person(t, s).sanity for s in range(2)] == [3, 3]


@rule("ES-SETUP-13", "ES-MID-01")
def test_the_start_at_twelve_strikes_nothing() -> None:
    # A13: at midnight 2 doom. Y28: at the next midnight 1 doom.
    t = table(first={"adventure": ["A13", *QUIET[1:]], "mythos": ["Y28"]}, ancient_one="yig", investigators=["bob"])
    ready(t)
    assert t.state.doom == 0
    t.never_told(events.MidnightStrikes).never_told(events.MidnightEffect)


@rule("ES-SETUP-13")
@pytest.mark.parametrize(("turn", "effects"), [(1, ["Y28"]), (2, ["H2", "Y28"])])
def test_a_midnight_after_the_first_turn_leaves_out_the_at_midnight_effects_only_s82(turn: int, effects: list[str]) -> None:
    # Only further clock conditions can make midnight strike after the very first turn.
    late = rules_with(adventure("H1", ["L !clock !clock !clock"]), adventure("H2", ["P"], midnight=[{"doom": 1}]))
    t = scene(
        "dexter bob",
        museum="H1 H2 A18 A19 A33 A47",
        at={0: "H1"},
        clock=0,
        turn=turn,
        mythos="Y28",
        used={"day": ["B02:0"]},
        top={"mythos": ["Y27"], "adventure": ["A04"]},
        rolls=["L 1 1 1 1 1"],
        rules=late,
    )
    t.says(0, "roll").says(0, "solve:t0")
    t.told(events.MidnightStrikes)
    assert [e.event.card for e in t.last if isinstance(e.event, events.MidnightEffect)] == effects
    assert t.state.mythos == "Y27"
    assert "day" not in t.state.used  # step 3 takes place too


@rule("ES-SETUP-14")
@pytest.mark.parametrize("ancient", sorted(BOX.cards.ancient_ones))
def test_the_table_is_told_the_ancient_one_before_anything_else_and_can_read_its_text(ancient: str) -> None:
    t = ready(table(2, ancient_one=ancient))
    begins = t.all[0].event
    card = CARDS.ancient_ones[ancient]
    assert begins == events.GameBegins(ancient, card.signs, card.doom_length)
    assert t.all[0].to is None  # everybody
    names = [type(told.event).__name__ for told in t.all]
    assert names.index("GameBegins") < names.index("TurnBegins")
    for lang in ("en", "de"):
        assert all(CARDS.text(ancient, lang))
        assert CARDS.text(ancient, lang)


@rule("ES-SETUP-02", "ES-SETUP-08", "ES-SETUP-11")
def test_the_same_luck_sets_up_the_same_table_and_other_luck_another() -> None:
    def dump(key: bytes) -> str:
        return ready(play(BOX, BOX.new(4), Fate(key))).state.model_dump_json()

    assert dump(b"one") == dump(b"one")
    assert dump(b"one") != dump(b"two")
