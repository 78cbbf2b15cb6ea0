"""Module 4, Otherworlds: CS-WORLD. Every world is opened."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import otherworlds
from games.cultistorm.rules import combat, cultists, great_old_ones, moving, research, supports
from games.cultistorm.rules.interrupts import GameEndsNow
from games.cultistorm.state import StormState
from games.cultistorm.table import Storm
from games.kernel.testing import Play

from .given import CARDS, RULES, all_ready, hand_on, ilse, laid_out, madness, miriam, play, rosa, storm, tobias

rule = pytest.mark.rule
NAME = otherworlds.NAME


def opened(great: str, slot: int, *people: object, **more: object) -> StormState:
    """It has appeared, and its world lies open; nobody is mad of it."""
    wanted: dict[str, object] = {"modules": [NAME], **more}
    g = hand_on(laid_out(storm(*people, **wanted)))  # type: ignore[arg-type]
    mad = [(i.insanity, i.permanent) for i in g.state.investigators]
    list(great_old_ones.summon(g, great, slot))
    for person, (insanity, permanent) in zip(g.state.investigators, mad, strict=True):
        person.insanity, person.permanent = insanity, permanent
    return g.state


def beaten(g: Storm, who: int = 2) -> None:
    elder = g.state.elders[0]
    list(combat._defeated(g, who, elder))  # pyright: ignore[reportPrivateUsage]


@rule("CS-WORLD-01")
def test_it_swallows_those_who_stand_there_and_nobody_who_comes_later() -> None:
    t = play(opened("dagon", 0, rosa(0), tobias(0), ilse(2)))
    view = t.view(2)
    assert view.places[0].otherworld == "otherworld-dagon.1"
    assert view.places[0].trapped == (0, 1)
    assert [i.otherworld for i in view.investigators] == ["otherworld-dagon.1", "otherworld-dagon.1", ""]
    t.says(2, "move:0")
    assert t.view().places[0].trapped == (0, 1)
    RULES.audit(t.state)


@rule("CS-WORLD-01")
def test_every_great_old_one_has_a_world_of_its_own() -> None:
    worlds = {otherworlds.dreamer(c) for c in CARDS.of_module(NAME)}
    assert worlds == set(CARDS.great_old_ones)
    for great in CARDS.great_old_ones:
        castes = ["faceless-court"] if great == "crawling-mask" else []
        state = opened(great, 3, rosa(3), tobias(1), ilse(2), castes=castes)
        assert state.shelf[f"{NAME}.open"] == [f"otherworld-{great}.1"]
        assert state.shelf[f"{NAME}.in.{great}"] == ["0"]
        RULES.audit(state)


@rule("CS-WORLD-02", "S-125")
def test_what_the_swallowed_can_and_cannot_do() -> None:
    people = [
        rosa(0, hand="g01 g03", trophies="key", objects="laudanum.1", insanity=2),
        tobias(0, objects="lantern.1"),
        ilse(2, hand="g07"),
    ]
    state = opened("dagon", 0, *people, altars=(0,), pool="wild")
    state.places[0].column = ["deep-1"]
    t = play(state)
    t.offers(0, "support:g01.0:2", "research:1", "use:laudanum.1:laudanum", "develop:key", "ready")
    heads = {k.partition(":")[0] for k in t.keys(0, "cs-prepare")}
    assert not heads & {"move", "die", "target", "act", "lay", "give", "swap"}
    t.says(2, "support:g07.2:0")
    assert madness(t, 0) == 0  # healed


@rule("CS-WORLD-02")
def test_no_penalty_but_insanity_at_the_end_of_each_round() -> None:
    t = all_ready(play(opened("yog-sothoth", 0, rosa(0), tobias(1), ilse(2), marker=3)))
    t.never_told(events.FoughtNobody, who=0)
    assert t.ever_told(events.InsanityGained, who=0, why=NAME).n == 1
    t.never_told(events.InsanityGained, who=1, why=NAME)


@rule("CS-WORLD-02", "S-125")
def test_markers_come_back_offers_lapse_and_defaults_do_nothing() -> None:
    people = [rosa(0, objects="lantern.1", hand="g02 g03 g04", targets="ashes-1"), tobias(0), ilse(2)]
    state = laid_out(storm(*people, columns={0: "ashes-1 deep-1 deep-2"}, modules=[NAME], pool="wild"))
    t = play(state).says(0, "give:lantern.1:1")
    g = hand_on(t.state)
    list(cultists.arrive(g, 0))
    assert not g.inv(0).targets
    assert not g.state.offers
    state = opened("dagon", 0, rosa(0, hand="g02 g03 g04"), tobias(1), ilse(2), pool="wild")
    state.places[0].column = ["ashes-1"]
    t = play(state).says(0, "auto").says(1, "ready").says(2, "ready")
    t.never_told(events.FightWon).never_told(events.DieTaken, who=0)


@rule("S-125")
def test_no_card_moves_the_swallowed() -> None:
    g = hand_on(opened("dagon", 0, rosa(0), tobias(1), ilse(2), marker=3))
    moving.put(g, 0, 3)
    assert g.inv(0).slot == 0
    moving.put(g, 1, 3)
    assert g.inv(1).slot == 3


@rule("CS-WORLD-03", "S-126")
def test_a_free_investigator_there_brings_one_back_for_two_cards() -> None:
    """Dagon's first symbol, and the slot's; a wild one stands for either."""
    first = CARDS.great_old_ones["dagon"].symbols[0]
    cards = {"key": "g01", "flame": "g02", "moon": "g03", "spiral": "g04", "tide": "g05"}
    people = [rosa(1), tobias(1), ilse(2, hand=f"g02 {cards[first]} medium-s6 g11")]
    t = play(opened("dagon", 1, *people)).offers_not(2, "free:0").says(2, "move:1")
    t.offers(2, "free:0", "free:1").offers_not(0, "free:1")
    t.says(2, "free:0").asks(2, "cs-free").says(2, f"pay:g02.2+{cards[first]}.2")
    t.told(events.Rescued, who=2, whom=0)
    assert t.view().places[1].trapped == (1,)
    assert {*t.state.investigators[2].hand} == {"medium-s6.2", "g11.2"}
    t.offers(0, "move:2").offers_not(2, "free:1")


@rule("CS-WORLD-03")
def test_the_swallowed_bring_nobody_back() -> None:
    people = [rosa(0, hand="g01 g11 fighter-s6"), tobias(0), ilse(2)]
    play(opened("yog-sothoth", 0, *people)).offers_not(0, "free:0", "free:1")


@rule("CS-WORLD-01")
def test_whoever_is_in_one_world_is_not_swallowed_by_a_second() -> None:
    """The endgame's Great Old One beside another, where no other location is open (S-13)."""
    sealed = {1: "token", 2: "token", 3: "token", 4: "token"}
    g = hand_on(opened("dagon", 0, rosa(0), tobias(1), ilse(2), sealed=sealed))
    g.inv(1).slot = 0
    list(great_old_ones.summon(g, "ithaqua", 0, endgame=True))
    assert g.state.shelf[f"{NAME}.in.dagon"] == ["0"]
    assert g.state.shelf[f"{NAME}.in.ithaqua"] == ["1"]


@rule("CS-WORLD-03")
def test_both_symbols_may_be_the_same() -> None:
    people = [rosa(0), tobias(1), ilse(0, hand="g01")]
    state = opened("yog-sothoth", 0, *people)
    state.shelf[f"{NAME}.in.yog-sothoth"] = ["0"]
    play(state).offers_not(2, "free:0")
    state = opened("yog-sothoth", 0, rosa(0), tobias(1), ilse(0, hand="g01 g11"))
    state.shelf[f"{NAME}.in.yog-sothoth"] = ["0"]
    t = play(state).says(2, "free:0")
    assert not t.state.investigators[2].hand


@rule("CS-WORLD-04", "S-125")
def test_yog_sothoth_no_free_move_from_there() -> None:
    state = opened("yog-sothoth", 0, rosa(1), tobias(1), ilse(2), locations={0: "station"}, altars=(0,))
    t = play(state).says(0, "move:0")
    assert madness(t, 0) == 0
    t.says(0, "move:3")
    assert madness(t, 0) == 1
    state = opened("yog-sothoth", 0, rosa(1), tobias(0), ilse(2))
    state.shelf[f"{NAME}.in.yog-sothoth"] = []
    assert moving.cost(hand_on(state), 1) == 1


@rule("CS-WORLD-04")
def test_cthugha_fighters_there_get_insanity() -> None:
    state = opened("cthugha", 1, rosa(2, hand="g03 g04 g05"), tobias(0), ilse(2))
    state.places[1].column = ["horn-1"]
    t = play(state).says(0, "move:1").says(0, "target:horn-1")
    all_ready(t).asks(0, "cs-attack").says(0, "attack").ever_told(events.FightWon, who=0)
    assert t.ever_told(events.InsanityGained, who=0, why="attack").n == 1
    g = hand_on(t.state)
    g.inv(0).slot = 1
    assert combat.cost_of_beginning(g, 0, "cthugha").insanity == 2


@rule("CS-WORLD-04")
def test_shub_niggurath_the_die_is_never_blank() -> None:
    state = opened("shub-niggurath", 2, rosa(0), tobias(1), ilse(3))
    assert state.places[2].die != "blank"  # rolled again as it opened
    assert not cultists.may_be_blank(hand_on(state), 2)
    assert cultists.may_be_blank(hand_on(state), 1)


@rule("CS-WORLD-04")
def test_hastur_no_research_there() -> None:
    g = hand_on(opened("hastur", 3, rosa(0, hand="g01"), tobias(3, hand="g01"), ilse(2)))
    assert (research.size(g, 0), research.size(g, 1)) == (1, 0)


@rule("CS-WORLD-04")
def test_cthulhu_no_support_for_those_there() -> None:
    g = hand_on(opened("cthulhu", 4, rosa(0, hand="g01"), tobias(4), ilse(2)))
    assert not supports.possible(g, 0, "g01.0", 1)
    assert supports.possible(g, 0, "g01.0", 2)


@rule("CS-WORLD-04", "CS-SUP-02")
def test_cthulhu_whoever_goes_there_is_not_offered_any_longer() -> None:
    """Also where nobody is left then: nothing is kept of what was offered before."""
    t = play(opened("cthulhu", 4, rosa(0, hand="g01"), tobias(4), ilse(2)))
    t.offers(0, "support:g01.0:2")
    t.says(2, "move:4")
    assert "support:g01.0:2" not in t.keys(0, "cs-prepare")


@rule("CS-WORLD-04", "CS-SUP-02")
def test_cthulhu_whoever_cannot_be_supported_is_not_offered() -> None:
    """A symbol for the fight, a healing: neither for Tobias, who stands there."""
    t = play(opened("cthulhu", 4, rosa(0, hand="g01 g07"), tobias(4, insanity=2), ilse(2, insanity=2)))
    offered = {k for k in t.keys(0, "cs-prepare") if k.startswith("support:")}
    assert offered == {"support:g01.0:2", "support:g07.0:2"}


@rule("CS-WORLD-04")
@pytest.mark.parametrize("great", ["azathoth", "nyarlathotep", "dagon", "ithaqua", "crawling-mask"])
def test_the_second_wave_and_the_mask_a_horror_step_at_each_end_of_a_round(great: str) -> None:
    castes = ["faceless-court"] if great == "crawling-mask" else []
    steps: list[int] = []
    for module in ([NAME], []):
        state = storm(
            miriam(0), tobias(1), ilse(2), phase="sealing", elders={great: 4}, columns={4: "deep-1 deep-2"}, castes=castes
        )
        state.modules = module
        if module:
            laid_out(state)
            card = f"otherworld-{great}.1"
            state.shelf[f"{NAME}.closed"].remove(card)
            state.shelf[f"{NAME}.open"].append(card)
        t = play(state)
        before = next(i for i, e in enumerate(t.events()) if isinstance(e, events.RoundBegins))
        steps.append(sum(isinstance(e, events.HorrorSteps) for e in t.events()[:before]))
    assert steps == [1, 0]


@rule("CS-WORLD-05")
def test_beaten_with_somebody_inside_is_the_end() -> None:
    g = hand_on(opened("dagon", 0, rosa(0), tobias(1), ilse(2)))
    with pytest.raises(GameEndsNow):
        beaten(g)
    assert (g.state.result, g.state.reason) == ("module", NAME)


@rule("CS-WORLD-05")
def test_beaten_with_nobody_inside_the_world_closes() -> None:
    g = hand_on(opened("dagon", 0, rosa(1), tobias(1), ilse(2)))
    beaten(g)
    assert not g.state.shelf[f"{NAME}.open"]
    assert "otherworld-dagon.1" in g.state.shelf[f"{NAME}.closed"]
    assert g.at(0).sealed == "token"
    assert not g.state.result


def test_nobody_is_swallowed_where_a_second_one_is_kept_out() -> None:
    g = hand_on(opened("dagon", 0, rosa(1), tobias(1), ilse(2)))
    list(great_old_ones.summon(g, "cthulhu", 1))
    assert g.state.shelf[f"{NAME}.open"] == ["otherworld-dagon.1"]
    assert not otherworlds.world_of(g, 0)


def test_looking_changes_nothing() -> None:
    t: Play[StormState] = play(opened("dagon", 0, rosa(0), tobias(1), ilse(2)))
    before = t.state.model_dump_json()
    t.view(0)
    assert t.state.model_dump_json() == before
