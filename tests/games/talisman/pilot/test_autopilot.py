"""Talisman's automatic player, as play: what it does on the board, what it lays ready, and that it knows no more than its seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.talisman.game import TalismanOptions
from games.talisman.pilot import depths
from games.talisman.pilot.autopilot import Autopilot
from games.talisman.pilot.depths import Traveller
from games.talisman.state import Character, Task
from tests.games.talisman.given import CARDS, RULES, Playing, land, play, someone


def pilot() -> Autopilot:
    return Autopilot(CARDS)


def picks(t: Playing, seat: int = 0) -> tuple[str, ...]:
    """What it would answer to the question that waits for this seat."""
    question = next(a for a in t.live.asks if a.needed and a.seat == seat)
    return pilot().pick(RULES.view(t.state, seat), question)


def strong(at: str, **more: Any) -> Character:
    return someone("warrior", at, strength=11, craft=5, **more)


def rolls(state: Any, n: int) -> Playing:
    t = play(state, move=[n])
    t.says_if_asked(0, "roll", msg="tm-turn")
    return t


# On the board


def test_with_a_talisman_and_good_prospects_it_goes_through_the_portal() -> None:
    t = rolls(land(strong("M16", objects=["talisman"]), someone("troll")), 3)
    assert picks(t)[0].startswith("go:portal")


@pytest.mark.parametrize("who", [strong("M16"), someone("minstrel", "M16", objects=["talisman"])])
def test_without_the_key_or_the_strength_it_keeps_out(who: Character) -> None:
    t = rolls(land(who, someone("troll")), 3)
    assert not picks(t)[0].startswith("go:portal")


HEAP = ["sword", "sword.2", "axe", "armour", "helmet", "shield", "water-supply", "lantern", "amulet", "cross", "holy-grail"]


def test_a_heap_that_it_has_no_hands_for_does_not_hold_it_back() -> None:
    """Whoever is ready and carries as good things walks past what lies about, at every turn."""
    laden = strong("O8", objects=["talisman", "magic-belt", "solomons-crown", "runesword"])
    assert picks(rolls(land(laden, someone("troll", "O20"), lying={"O12": HEAP}), 4)) == ("go:sentinel:ccw",)
    free = someone("wizard", "O8")
    assert picks(rolls(land(free, someone("troll", "O20"), lying={"O12": HEAP}), 4)) == ("go:O12:cw",), (
        "empty hands are drawn to it"
    )


def test_over_the_bridge_goes_whom_the_sentinel_cannot_hold() -> None:
    ready = strong("O4", objects=["talisman"])
    assert picks(rolls(land(ready, someone("troll", "O15")), 2)) == ("go:sentinel:cw",)
    weak = someone("wizard", "O4", objects=["talisman"])
    assert "sentinel" not in picks(rolls(land(weak, someone("troll", "O15")), 2))[0]


def test_it_fetches_a_talisman_that_lies_about_and_keeps_away_from_dragons() -> None:
    lying = {"O12": ["talisman"], "O18": ["dragon"]}
    t = rolls(land(someone("elf", "O15"), someone("troll", "O2"), lying=lying), 3)
    assert picks(t) == ("go:O12:ccw",)


def test_somebody_hurt_goes_where_healing_is() -> None:
    t = rolls(land(someone("pilgrim", "O5", lives=1), someone("troll", "O19")), 2)
    assert picks(t) == ("go:O7:cw",)


def test_it_robs_the_weak_of_a_talisman_and_leaves_the_strong_alone() -> None:
    rich = someone("minstrel", "O6", objects=["talisman"])
    t = rolls(land(someone("troll", "O5"), rich, lying={"O6": ["bag-of-gold"]}), 1)
    t.says(0, "go:O6:cw")
    assert picks(t) == ("attack:1",)
    giant = someone("troll", "O6", strength=12, objects=["talisman"])
    t = rolls(land(someone("elf", "O5"), giant, lying={"O6": ["bag-of-gold"]}), 1)
    t.says(0, "go:O6:cw")
    assert picks(t) == ("space",)


def test_with_an_axe_it_builds_a_raft_to_where_there_is_more_to_gain() -> None:
    t = play(land(someone("ranger", "O12", strength=6), someone("troll", "O2")))
    assert "build" not in t.keys(0)
    t = play(land(someone("ranger", "O11", strength=6), someone("troll", "O2")))
    assert picks(t) == ("build",)


def test_in_the_inner_region_it_takes_the_arm_that_suits_it_and_turns_back_only_without_a_talisman() -> None:
    assert picks(play(land(strong("I1", objects=["talisman"]), someone("troll")))) == ("on:I8",)
    wise = someone("wizard", "I1", strength=6, craft=13, objects=["talisman"], lives=6)
    assert picks(play(land(wise, someone("troll")))) == ("on:I2",)
    assert picks(play(land(strong("I1"), someone("troll")))) == ("back:M1",)
    busy = strong("I6", objects=["talisman"], task=Task(kind="werewolf", n=8), done=False)
    assert picks(play(land(busy, someone("troll")))) == ("task",)


def test_on_the_crown_it_fights_and_does_not_look_at_hands_for_ever() -> None:
    rivals = [someone("spy", "C", strength=7), someone("wizard", "C", strength=7, spells=["hex"])]
    t = play(land(*rivals, crown_reached=True))
    assert "spy:1" in t.keys(0)
    assert picks(t) == ("attack:1",)


# Chances


def test_the_way_to_the_crown_is_reckoned_by_what_one_has() -> None:
    plain = Traveller(strength=8, craft=3, fight=9)
    assert 0.0 < depths.through(plain) < 1.0
    assert depths.through(plain) == max(depths.by_crypt(plain), depths.by_mine(plain))
    for better in (
        Traveller(strength=10, craft=3, fight=9),
        Traveller(strength=8, craft=3, fight=11),
        Traveller(strength=8, craft=3, fight=9, dice=2),
        Traveller(strength=8, craft=3, fight=9, saved=3),
        Traveller(strength=8, craft=3, fight=9, lives=6),
    ):
        assert depths.through(better) > depths.through(plain)
    assert depths.by_mine(Traveller(3, 10, 5, spare=3)) > depths.by_mine(Traveller(3, 10, 5))
    assert depths.by_mine(Traveller(3, 7, 5, mine_dice=2)) > depths.by_mine(Traveller(3, 7, 5))


# Spells


def says_all(t: Playing, seat: int) -> list[str]:
    """Everything it says beside the questions, until there is nothing more."""
    said: list[str] = []
    player = pilot()
    while what := player.says(RULES.view(t.state, seat), seat):
        t.notes(seat, what)
        said.append(what)
        assert len(said) < 20
    return said


def test_it_lays_ready_what_protects_it() -> None:
    t = play(land(someone("troll", "O15"), someone("conjurer", "O3", spells=["counterspell", "preservation"], craft=6)))
    assert says_all(t, 1) == [
        "arm:counterspell:command:me",
        "arm:counterspell:spell-cast:me/harmful",
        "arm:preservation:life-loss:me/last/saves",
    ]
    assert says_all(t, 1) == []


def test_what_hurts_waits_for_whoever_is_about_to_win_and_is_withdrawn_with_the_danger() -> None:
    hand = someone("conjurer", "O3", spells=["immobility"], craft=6)
    assert says_all(play(land(someone("troll", "O15"), hand)), 1) == []
    t = play(land(someone("elf", "O15"), hand, strong("C"), crown_reached=True))
    assert says_all(t, 1) == ["arm:immobility:turn-start:2"]
    t = play(land(someone("elf", "O15"), hand, strong("O3")))
    t.notes(1, "arm:immobility:turn-start:2")
    assert says_all(t, 1) == ["disarm:immobility:turn-start:2"]


def test_help_is_cast_in_a_fight_that_needs_it_and_kept_in_one_that_does_not() -> None:
    def offered(being: str, strength: int) -> str:
        caster = someone("priest", "O1", spells=["psionic-blast"], craft=6, strength=strength)
        t = play(land(caster, someone("troll", "O15"), deck=[being]), move=[1])
        t.says_if_asked(0, "roll", msg="tm-turn")
        t.says(0, "go:O2:cw")
        question = next(a for a in t.live.asks if a.idle and a.seat == 0)
        view = RULES.view(t.state, 0)
        return pilot().pick(view, question)[0] if pilot().wants_idle(view, question) else ""

    assert offered("ogre", 2) == "cast:psionic-blast"
    assert offered("wild-boar", 6) == ""


# Those who live by Craft


def beside(t: Playing, seat: int = 0) -> str:
    """What it does beside the question of the moment; "" is nothing."""
    question = next(a for a in t.live.asks if a.idle and a.seat == seat)
    view = RULES.view(t.state, seat)
    return pilot().pick(view, question)[0] if pilot().wants_idle(view, question) else ""


def test_a_prayer_is_worth_more_to_whoever_prays_better_than_others() -> None:
    def in_the_temple(who: str) -> float:
        view = RULES.view(land(someone(who, "M13", lives=1, objects=["talisman"]), someone("troll", "O15")), 0)
        me = view.players[0].character
        assert me is not None
        return pilot().charts.temple(view, me)

    assert in_the_temple("priest") > in_the_temple("elf")


def test_spirits_that_bring_something_are_fought_by_whoever_could_destroy_them() -> None:
    def met(spirit: str, **more: Any) -> tuple[str, ...]:
        t = rolls(land(someone("priest", "O1", **more), someone("troll", "O15"), deck=[spirit]), 1)
        t.says(0, "go:O2:cw")
        return picks(t)

    assert met("banshee", craft=7) == ("fight",)
    assert met("lemure", craft=7) == ("destroy",)
    assert met("demon", lives=1) == ("destroy",)


@pytest.mark.parametrize("deck", [["dragon", "bag-of-gold"], ["bag-of-gold", "dragon"]])
def test_of_two_cards_the_prophetess_discards_the_worse(deck: list[str]) -> None:
    t = rolls(land(someone("prophetess", "O1"), someone("troll", "O15"), deck=deck), 1)
    t.says(0, "go:O2:cw")
    assert picks(t) == ("away:dragon",)


def test_the_druid_is_what_the_spaces_ahead_reward() -> None:
    assert beside(play(land(someone("druid", "O5", lives=1), someone("troll", "O15")))) == "become:good"
    assert beside(play(land(someone("druid", "O5", lives=1, alignment="good"), someone("troll", "O15")))) == ""
    t = play(land(someone("troll", "O15"), someone("druid", "O5")))
    said = says_all(t, 1)
    assert {"become:evil:phantom", "become:good:fairy", "become:evil:mephistopheles"} <= set(said)
    assert says_all(t, 1) == []


def test_woods_are_worth_more_to_a_druid_with_an_empty_hand() -> None:
    def woods(who: str, spells: list[str]) -> float:
        view = RULES.view(land(someone(who, "O5", spells=spells), someone("troll", "M9")), 0)
        me = view.players[0].character
        assert me is not None
        return pilot().charts.here(view, 0, me, "O4")

    assert woods("druid", []) > woods("druid", ["reflection"]) > woods("druid", ["reflection", "counterspell"])
    assert woods("elf", []) == pytest.approx(woods("elf", ["reflection"]), abs=0.1)


def test_who_could_fly_to_a_talisman_does() -> None:
    flier = someone("wizard", "O21", craft=6, spells=["teleport", "counterspell"])
    assert beside(play(land(flier, someone("troll", "M9"), lying={"O15": ["talisman"]}))) == "cast:teleport"
    assert beside(play(land(flier, someone("troll", "M9")))) == ""


def test_what_is_of_no_use_makes_room_for_another_spell() -> None:
    hand = ["second-sight"]
    others = someone("troll", "O5"), someone("elf", "O12", spells=["hex"])
    assert beside(play(land(someone("wizard", "O2", spells=hand), *others))) == "cast:second-sight", "another comes at once"
    assert beside(play(land(someone("conjurer", "O2", spells=hand), *others))) == "", "there is room beside it"


def test_with_a_poltergeist_it_walks_to_the_bridge() -> None:
    """One step at a time, for ever: on the other bank it is gone."""
    t = play(land(someone("monk", "M6", followers=["poltergeist"]), someone("troll", "O15")))
    for end in ("M5", "M4", "O5"):
        t.says_if_asked(0, "roll", msg="tm-turn")
        choice = picks(t)[0]
        assert choice.startswith(f"go:{end}"), choice
        t = play(land(someone("monk", end, followers=["poltergeist"]), someone("troll", "O15")))


# What it knows


def test_two_worlds_it_cannot_tell_apart_get_the_same_answers_and_the_same_asides() -> None:
    """It sees only its view: whatever others hold, it plays alike."""
    compared = 0
    for number in range(3):
        chance = random.Random(f"pilot/{number}")
        state = RULES.new(3, TalismanOptions())
        live = Live(RULES, Fate(f"pilot/{number}".encode()), new_game(RULES, state))
        player = pilot()
        while not live.over and live.count < 120:
            question = next(a for a in live.asks if a.needed)
            seat = question.seat
            here, there = RULES.view(live.state, seat), RULES.view(RULES.scramble(live.state, seat, chance.randrange), seat)
            assert player.says(here, seat) == pilot().says(there, seat)
            answer = player.pick(here, question)
            assert answer == pilot().pick(there, question)
            compared += 1
            live.answer(question.n, seat, answer)
    assert compared > 200


def test_a_game_of_automatic_players_comes_to_its_end_with_spells_armed_on_the_way() -> None:
    live = Live(RULES, Fate(b"armed"), new_game(RULES, RULES.new(3, TalismanOptions(brisk=True))))
    player, said = pilot(), 0
    while not live.over:
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
        while not live.over and (what := player.says(live.view(question.seat), question.seat)):
            assert RULES.hears(live.state, question.seat, what)
            live.note(question.seat, what)
            said += 1
        assert live.state.turn < 400 * 3
    assert said > 0
    assert live.state.winners


def test_nobody_fights_the_sentinel_only_because_every_other_way_is_bad() -> None:
    """At both ends of the move waits what costs a life as surely as he does; but there is something to be had of it."""
    weak = someone("minstrel", "O3")
    t = rolls(land(weak, someone("troll", "O15"), lying={"O6": ["rock-troll"], "O24": ["giant"]}), 3)
    assert "go:sentinel:cw" in next(a for a in t.live.asks if a.needed).keys
    assert "sentinel" not in picks(t)[0]


def test_a_minstrel_looks_for_the_maiden_in_anothers_company() -> None:
    t = rolls(land(someone("minstrel", "O3", craft=6), someone("troll", "O6", strength=9, followers=["maiden"])), 3)
    assert picks(t) == ("go:O6:cw",)
    t.says(0, "go:O6:cw")
    assert picks(t) == ("lure:1",)
