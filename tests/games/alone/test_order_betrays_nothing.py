"""What is listed or told one after the other follows what its reader can see, never the order of the secret map or of creation; and
whether luck came in tells nothing of what there was to choose (section 5, I7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.alone import events
from games.alone.rules import attacking, cleanup, conditions, creature_attacks, experience, light, missions, noise, setup
from games.alone.state import HERO, Lasting, Played
from games.alone.table import Alone
from games.alone.verbs.rewards import StationPlan
from games.kernel.table import DREW
from tests.games.alone.playing_cards import facing, go, plays, sitting
from tests.games.alone.scene import bench, heard

rule = pytest.mark.rule

STAIRS = ("S - c - c", "S - c - c")


# The two floors


@rule("AL-END-10")
@pytest.mark.parametrize("what", ["conditions", "lights"])
def test_which_floor_is_floor_one_does_not_show_in_the_order_of_what_ends(what: str) -> None:
    """The hero knows the floors by the order they were seen in, whatever their numbers."""
    told: list[Any] = []
    for own, other in (("1", "2"), ("2", "1")):
        dark = ("1B1", "2B1")  # as the secret map lists them
        t = bench(
            conditions.remove_all if what == "conditions" else lambda g, ids=dark: light.switch_off(g, ids),
            *STAIRS,
            hero=f"{own}A1",
            revealed=[f"{own}B1", f"{other}A1", f"{other}B1"],
            conditions={f"{own}B1": "web gas", f"{other}B1": "alarm"},
            lit=dark,
        )
        told.append(heard(t, events.ConditionRemoved, events.LightOff))
    assert told[0] == told[1]
    if what == "conditions":
        assert [(e.place[0], e.condition) for e in told[0]] == [("0", "gas"), ("0", "web"), ("1", "alarm")]


@rule("AL-MISS-08")
def test_the_station_plan_names_two_stairs_equally_near_by_what_it_tells_of_them() -> None:
    told: list[Any] = []
    for hero in ("1C1", "2C1"):
        near, far = "S - c - c - c - S", "R - c - S - c - S"
        base = (near, far) if hero == "1C1" else (far, near)
        t = bench(lambda g: StationPlan(station_plan=1).run(g, HERO, "SM07"), *base, rooms="a", hero=hero)
        t.says(0, "room:a")
        told.append([e.way for e in heard(t, events.Located) if e.target == "stairs"])  # type: ignore[attr-defined]
    assert told[0] == told[1] == ["east", "west"]


# Creatures


def both_ways(script: Callable[[Alone], Any], *kinds: type[Any], creatures: list[str], **situation: Any) -> list[Any]:
    told = [heard(bench(script, creatures=row, **situation), *kinds) for row in (creatures, creatures[::-1])]
    assert told[0] == told[1]
    return told[0]


@rule("AL-CATK-06")
def test_without_a_question_the_strongest_attacks_first_and_the_oldest_is_no_matter() -> None:
    t = both_ways(
        creature_attacks.all_attack, events.Rolled, creatures=["mutant@1A1", "spore@1A1", "parasite@1A1"], dice="M M M M M M M"
    )
    assert [e.by for e in t] == ["spore", "parasite", "mutant"]


@rule("AL-CDMG-09")
def test_a_grenade_strikes_in_the_order_the_creatures_are_shown_in() -> None:
    t = both_ways(
        lambda g: attacking.blast(g, "1B1", 1),
        events.CreatureWounded,
        events.CreatureUnharmed,
        creatures=["worm@1B1", "spore@1B1", "mutant@1B1"],
        revealed="1B1",
    )
    assert [e.kind for e in t] == ["spore", "mutant", "worm"]


@rule("AL-END-02")
def test_acid_burns_in_the_order_of_the_heros_drawing() -> None:
    t = both_ways(
        cleanup.round_end_effects,
        events.CreatureWounded,
        creatures=["worm~@1C1", "spore~@1C1", "mutant~@1B1", "cultist~@1E1"],
        revealed="1B1 1C1",
        character="pilot",
    )
    assert [e.kind for e in t] == ["mutant", "spore", "worm"]


@rule("AL-ITEM-04")
def test_the_decoy_offers_creatures_as_they_are_shown() -> None:
    keys: list[Any] = []
    for row in ("worm@1A1 spore*@1A1 spore@1A1", "spore@1A1 worm@1A1 spore*@1A1"):
        t = sitting(items="decoy", creatures=row)
        go(t, 0, "search")
        while not any(a.msg == "al-opportunity" for a in t.live.asks):
            t.default()
        go(t, 0, "use:decoy")
        keys.append((t.keys(0, "al-lure"), t.live.default(t.question(0, "al-lure"))))
    assert keys[0] == keys[1] == (("spore:1", "spore:2", "worm:1"), ("spore:1",))


# Luck that tells


def drew(t: Any) -> bool:
    return bool((t.live.opening_barrier | max((a.barrier for a in t.live.answers), default=0)) & DREW)


RING = "c - c / | . | / c - c"


@rule("AL-NOISE-04")
@pytest.mark.parametrize("origin", ["1B1", "1B2"])
def test_a_noise_with_one_way_draws_luck_like_one_with_two(origin: str) -> None:
    assert drew(bench(lambda g: noise.noise(g, origin), RING, hero="1A1", hollow=True))


@rule("AL-SAB-01")
@pytest.mark.parametrize("base", ["c - R - c / . . | . . / . . c . .", "c - R - c - c"])
def test_a_boss_with_one_place_draws_luck_like_one_with_many(base: str) -> None:
    t = bench(missions.start_main_mission, base, rooms="a", hero="1A1", missions="SM01x PM02 FM10", hollow=True)
    assert drew(t)


@rule("AL-LOC-03")
@pytest.mark.parametrize("danger", ["1B1", "1B2"])
def test_the_motion_tracker_draws_luck_for_one_way_as_for_several(danger: str) -> None:
    t = sitting(RING, items="motion_tracker+", danger=danger)
    go(t, 0, "item:motion_tracker")
    for target in ("danger", "stairs", "box"):
        go(t, 0, target)
    t.says(0, "way:danger")
    assert t.live.answers[-1].barrier & DREW


@rule("AL-SETUP-12")
@pytest.mark.parametrize("kind", ["spore", "parasite", "mutant", "cultist", "worm"])
def test_in_set_up_luck_comes_in_whatever_kind_the_leader_chooses(kind: str) -> None:
    long = "c - c - c - c - c / | . . . . . . . . / c - c - c - c - c"
    t = bench(lambda g: setup._start_creatures(g, "own"), long, long, hero="1A2", missions="SM01 PM02 FM01")  # pyright: ignore[reportPrivateUsage]
    t.says(1, f"kind:{kind}")
    assert t.live.answers[-1].barrier & DREW


# Whose card

GROWING = "it_never_stops_growing"


@rule("AL-REACT-11")
def test_of_two_copies_of_a_card_each_player_decides_about_the_own() -> None:
    """D-47: both let the mutant re-roll; whoever played the first is asked for the first."""
    t = bench(
        lambda g: creature_attacks.creature_attack(g, "k1"),
        evil=3,
        creatures="mutant@1A1",
        dice="M M H M M M",
        spaces=[Played(card=GROWING, seat=2), Played(card=GROWING, seat=3, sideways=True)],
        lasting=[Lasting(what="rerolls_failures", n=1, on="k1", card=GROWING, by=seat) for seat in (2, 3)],
    )
    t.asks(2, "al-evil-reroll").asks_not(3)
    t.says(2, "die:0")
    t.asks(3, "al-evil-reroll").asks_not(2)


@rule("AL-REACT-11")
def test_each_copy_of_the_deadly_bonus_is_its_own_players_to_use() -> None:
    t = bench(
        lambda g: creature_attacks.creature_attack(g, "k1"),
        evil=3,
        creatures="mutant@1A1",
        dice="M M M M",
        lasting=[Lasting(what="deadly_bonus", n=2, on="k1", card=GROWING, by=seat) for seat in (3, 1)],
    )
    t.says(3, "deadly").says(1, "no")
    assert [len(e.faces) for e in heard(t, events.Rolled)] == [4]  # type: ignore[attr-defined]
    assert t.state.creatures == []


@rule("AL-REACT-11")
def test_the_card_remembers_who_played_it() -> None:
    """Two players, two copies: each plays one, and each is asked for the own."""
    t = sitting(
        evil=3, leader=2, hands={2: GROWING, 3: GROWING}, creatures="mutant@1A1 mutant@1B1", revealed="1B1", dice="M M M M M M"
    )
    go(t, 0, "attack:mutant:1")
    go(t, 2, f"play:{GROWING}")
    go(t, 2, "k1")
    go(t, 2, "stop")
    go(t, 3, f"play:{GROWING}")
    go(t, 3, "k1")
    go(t, 3, "stop")
    assert [(e.on, e.by) for e in t.state.lasting if e.what == "rerolls_failures"] == [("k1", 2), ("k1", 3)]
    go(t, 2, msg="al-evil-reroll")
    t.asks(3, "al-evil-reroll")
    hit = facing("hit_and_run", "attack:mutant:1", creatures="mutant@1A1", dice="M M M M")
    plays(hit, "hit_and_run")
    hit.ever_told(events.CreatureLeaves)


def test_a_game_stored_before_effects_knew_their_player_asks_whoever_played_the_card_last() -> None:
    t = bench(
        lambda g: creature_attacks.creature_attack(g, "k1"),
        evil=2,
        creatures="mutant@1A1",
        dice="M M",
        spaces=[Played(card=GROWING, seat=2)],
        lasting=[Lasting(what="rerolls_failures", n=1, on="k1", card=GROWING)],
    )
    t.asks(2, "al-evil-reroll")


# Who is gone is gone


@rule("AL-CDMG-09")
def test_what_went_with_an_earlier_death_is_not_struck_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A death may end a mission whose reward strikes the same room."""
    taught = experience.killed

    def killed(g: Alone, creature: Any, hidden: bool, by_hero: bool) -> Any:
        yield from taught(g, creature, hidden, by_hero)
        g.state.creatures = []

    monkeypatch.setattr(experience, "killed", killed)
    t = bench(lambda g: attacking.blast(g, "1B1", 9), revealed="1B1", creatures="spore@1B1 worm@1B1")
    assert t.value == 1
    acid = bench(cleanup.round_end_effects, revealed="1B1", creatures="spore*~@1B1 worm~@1B1", character="pilot")
    assert acid.over
