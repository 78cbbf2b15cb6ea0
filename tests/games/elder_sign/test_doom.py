"""The doom track (ES-DOOM), with S-19, S-45, S-47 and S-59."""

from __future__ import annotations

import pytest

from games.elder_sign import events
from tests.games.elder_sign.made_cards import reprint, rules_with
from tests.games.elder_sign.scene import CARDS, hand, person, scene

rule = pytest.mark.rule

# Where the tracks of catalogue 7.3 have monsters: rows read from left to right.
TRACKS = {
    "azathoth": "dmdd mdmd mdmd",
    "cthulhu": "dmdm dmdd mdd",
    "hastur": "dmdm dmdd dmd",
    "ithaqua": "ddm ddm ddm",
    "nyarlathotep": "dmdm dmdm dmd",
    "shub-niggurath": "dmd dmd dmdm",
    "yig": "dddm dddm",
    "yog-sothoth": "mdm dmd mdmd",
}


@rule("ES-DOOM-01", "ES-DOOM-02")
@pytest.mark.parametrize("ancient", sorted(TRACKS))
def test_tokens_cover_the_first_free_space_and_every_monster_space_brings_one_monster(ancient: str) -> None:
    spaces = TRACKS[ancient].replace(" ", "")
    for covered in range(len(spaces) - 1):
        # A22 fails: one doom token. A08 has the only free frame.
        t = scene(
            "bob",
            museum="A22 A08",
            at={0: "A22"},
            ancient=ancient,
            doom=covered,
            cup=["M01", "M02"],
            monsters={"A22": [("M03", 0)]},
        )
        t.says(0, "give-up")
        assert t.state.doom == covered + 1
        came = len(t.events(events.MonsterAppears))
        assert came == (spaces[covered] == "m"), f"space {covered + 1} of {ancient}"


@rule("ES-DOOM-02")
def test_s59_in_kates_turn_a_monster_space_stays_quiet_but_is_covered() -> None:
    t = scene("kate", museum="A22 A08", at={0: "A22"}, ancient="hastur", doom=1, cup=["M01"])
    t.says(0, "give-up")
    assert t.state.doom == 2
    t.never_told(events.MonsterAppears)
    assert t.state.cup == ["M01"]


@rule("ES-DOOM-03", "ES-AWAKE-01")
@pytest.mark.parametrize(("free", "awakes"), [(1, True), (2, False)])
def test_the_token_on_the_last_free_space_awakens(free: int, awakes: bool) -> None:
    t = scene("bob", museum="A22", at={0: "A22"}, ancient="hastur", doom=11 - free)
    t.says(0, "give-up")
    assert t.state.awake == awakes
    assert bool(t.events(events.AncientOneAwakens)) == awakes


@rule("ES-DOOM-03", "ES-DOOM-02")
def test_s19_the_monster_of_the_last_space_is_placed_before_the_awakening() -> None:
    # Ithaqua's last space is a monster space; Y10 at midnight brings the last token.
    t = scene("bob", museum="A08 A04", doom=8, cup=["M02"], phase="midnight", struck=1, top={"mythos": ["Y05"]})
    kinds = (events.DoomPlaced, events.MonsterAppears, events.AncientOneAwakens)
    assert [type(e).__name__ for e in t.events(*kinds)] == ["DoomPlaced", "MonsterAppears", "AncientOneAwakens"]
    assert "M02" in t.state.box
    assert t.state.cup == []


@rule("ES-DOOM-03")
def test_s19_hasturs_combat_task_counts_the_monsters_in_play_at_the_last_token() -> None:
    # Three markers in play when the last token falls: [L I6].
    monsters = {"A08": [("M01", 0)], "A04": [("M02", None), ("M03", None)]}
    t = scene("bob", museum="A22 A08 A04", at={0: "A22"}, ancient="hastur", doom=10, monsters=monsters)
    t.says(0, "give-up")
    assert t.state.hastur_x == 3
    t = scene("bob", museum="A04", ancient="hastur", doom=10, phase="midnight", struck=1, top={"mythos": ["Y01"]})
    assert t.state.hastur_x == 0  # the task itself never falls below X = 1
    t.asks(0, "es-before-roll")


@rule("ES-DOOM-04", "ES-END-05", "ES-REW-09")
@pytest.mark.parametrize("order", [[{"doom": 1}, {"sign": 1}], [{"sign": 1}, {"doom": 1}]])
def test_the_last_sign_beats_the_last_token_in_either_order(order: list[dict[str, int]]) -> None:
    rules = rules_with(reprint("A12", rewards=order, tasks=["P"]))
    signs = CARDS.ancient_ones["hastur"].signs
    t = scene("bob", museum="A12", at={0: "A12"}, ancient="hastur", doom=10, signs=signs - 1, rules=rules, rolls=["P 1 1 1 1 1"])
    t.says(0, "roll").says(0, "solve:t0")
    assert t.over
    t.told(events.GameEnds, result="sealed")
    t.never_told(events.AncientOneAwakens)


@rule("ES-DOOM-05", "ES-DOOM-02")
def test_several_tokens_come_one_after_another_and_each_monster_space_triggers() -> None:
    # Nyarlathotep: d m d m; the 2nd to 4th token.
    rules = rules_with(reprint("A22", penalties=[{"doom": 3}]))
    t = scene("bob", museum="A22 A08 A04", at={0: "A22"}, ancient="nyarlathotep", doom=1, cup=["M01", "M02"], rules=rules)
    t.says(0, "give-up")
    while t.question().msg == "es-place-monster":
        t.default()
    kinds = (events.DoomPlaced, events.MonsterAppears)
    assert [type(e).__name__ for e in t.events(*kinds)] == [
        "DoomPlaced",
        "MonsterAppears",
        "DoomPlaced",
        "DoomPlaced",
        "MonsterAppears",
    ]
    assert [e.doom for e in t.events(events.DoomPlaced)] == [2, 3, 4]  # type: ignore[attr-defined]


@rule("ES-DOOM-05")
def test_s19_tokens_beyond_the_last_space_are_ignored() -> None:
    # A13 at midnight: two tokens, one space free.
    t = scene("bob", museum="A13", ancient="hastur", doom=10, phase="midnight", struck=1)
    assert t.state.doom == 11
    assert len(t.events(events.DoomPlaced)) == 1
    assert len(t.events(events.AncientOneAwakens)) == 1


@rule("ES-DOOM-01", "ES-DOOM-02")
def test_s47_the_last_token_is_removed_and_its_monster_space_triggers_again() -> None:
    # Hastur's 2nd space has a monster: covered, uncovered by Pickman, covered again.
    t = scene(
        "bob",
        museum="A22 A08",
        at={0: "A22"},
        ancient="hastur",
        doom=1,
        cup=["M01", "M02"],
        has={0: {"allies": ["B08"]}},
        monsters={"A22": [("M03", 0)]},
    )
    t.says(0, "give-up").says(0, "use:B08:0")
    assert t.state.doom == 1
    t.says(0, "stay").says(0, "give-up")
    while t.question().msg == "es-place-monster":
        t.default()
    assert t.state.doom == 2
    assert len(t.events(events.MonsterAppears)) == 2


@rule("ES-DOOM-01")
def test_s47_doom_is_not_removed_below_zero() -> None:
    t = scene("bob", phase="midnight", struck=1, doom=0, top={"mythos": ["Y31"]})
    assert t.state.doom == 0
    t.never_told(events.DoomRemoved)


@rule("ES-DOOM-02", "ES-BATTLE-14", "ES-DOOM-05")
@pytest.mark.parametrize(("doom", "after"), [(1, 2), (10, 11), (11, 11)])
def test_s45_in_the_battle_tokens_bring_no_monsters_and_never_exceed_the_track(doom: int, after: int) -> None:
    # Cthulhu's attack: each lowers a maximum, then one token.
    t = scene("bob", awake=True, ancient="cthulhu", doom=doom, phase="midnight", struck=1)
    t.says(0, "lower:stamina")
    assert t.state.doom == after
    t.never_told(events.MonsterAppears)
    assert not hand(t).spots()
    assert person(t).max_stamina == 5


@rule("ES-DOOM-01", "ES-END-02")
def test_removing_the_last_token_in_the_battle_by_a_card_wins() -> None:
    t = scene("bob", awake=True, ancient="cthulhu", doom=1, has={0: {"allies": ["B08"]}})
    t.says(0, "use:B08:0")
    assert t.over
    t.told(events.GameEnds, result="banished")
