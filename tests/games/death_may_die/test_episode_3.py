"""Episode 3, Low Tide: nets, an idol that is slow to carry, and water that rises by a list."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import running
from games.death_may_die.state import DeathState

from .given import hand, night, play, someone

CUT = {f"net.{i}": ("space", on, "cut") for i, on in enumerate(("dock", "ship-deck", "outflow"), 1)}
CARRIED = {"idol.1": ("investigator", "0", "")}


def ends(state: DeathState, who: int = 0) -> set[str]:
    g = hand(state)
    return {way.end for way in running.ways(g, who, running.reach(g, who))}


def test_a_net_is_cut_with_two_successes() -> None:
    t = play(
        night(someone(at="dock"), someone(), episode="low-tide"), dice=["success", "sign", "blank", "success", "success", "blank"]
    )
    t.does(0, "act:cut-net")
    assert t.token("net.1") == ("space", "dock", "")
    t.does(0, "act:cut-net")
    assert t.token("net.1") == ("space", "dock", "cut")
    t.offers_not(0, "act:cut-net")


def test_the_idol_is_taken_by_its_action_and_shortens_the_run() -> None:
    t = play(night(someone(at="sunken-temple"), someone(), episode="low-tide"))
    t.does(0, "act:take-idol")
    assert t.token("idol.1") == ("investigator", "0", "")
    t.offers(0, "run:outflow").offers_not(0, "run:sewer-junction")


def test_the_bier_carries_it() -> None:
    slow = night(someone(at="grotto"), someone(), episode="low-tide", tokens=CARRIED)
    quick = night(someone(at="grotto", cards={"low-tide-find-7": "left"}), someone(), episode="low-tide", tokens=CARRIED)
    assert "warehouse" not in ends(slow)
    assert "warehouse" in ends(quick)


def test_it_is_sunk_at_the_dock_once_all_nets_are_cut() -> None:
    play(night(someone(at="dock"), someone(), episode="low-tide", tokens=CARRIED)).offers_not(0, "act:sink-idol")
    two = CUT | {"net.3": ("space", "outflow", "")}
    play(night(someone(at="dock"), someone(), episode="low-tide", tokens=CARRIED | two)).offers_not(0, "act:sink-idol")
    play(night(someone(at="loft"), someone(), episode="low-tide", tokens=CARRIED | CUT)).offers_not(0, "act:sink-idol")
    t = play(night(someone(at="dock"), someone(), episode="low-tide", tokens=CARRIED | CUT))
    t.does(0, "act:sink-idol").told(events.RitualDisrupted)
    assert t.token("idol.1")[0] == "card"


def test_the_idol_of_the_dead_stays_and_is_not_picked_up_for_nothing() -> None:
    t = play(night(someone(at="loft"), someone(), episode="low-tide", tokens={"idol.1": ("space", "loft", "")}))
    assert not [k for k in t.keys(0) if k.startswith("pick:")]
    t.offers(0, "act:take-idol")


def test_entering_water_ends_the_run_and_leaving_it_does_not() -> None:
    wet = {"water.1": ("space", "grotto", "")}
    at_outflow = ends(night(someone(at="outflow"), someone(), episode="low-tide", tokens=wet))
    assert "grotto" in at_outflow
    assert "sunken-temple" not in at_outflow
    in_it = ends(night(someone(at="grotto"), someone(), episode="low-tide", tokens=wet))
    assert "altar-steps" in in_it


def test_waders_go_through() -> None:
    wet = {"water.1": ("space", "grotto", "")}
    state = night(someone(at="outflow", cards={"low-tide-find-7": "right"}), someone(), episode="low-tide", tokens=wet)
    assert "altar-steps" in ends(state)
    t = play(state)
    t.does(0, "run:altar-steps")
    assert t.who(0).space == "altar-steps"


def test_the_water_rises_along_its_list_and_stops_at_its_end() -> None:
    symbols = ["low-tide-1", "low-tide-2", "low-tide-3"]
    t = play(night(someone(), someone(), episode="low-tide", phase="end", mythos_discard=symbols))
    t.until(1, "dmd-action").ever_told(events.TokenPlaced, token="water", space="cave-mouth")
    flooded = ["cave-mouth", "altar-steps", "hold", "outflow", "grotto", "sunken-temple"]
    all_wet = {f"water.{i}": ("space", s, "") for i, s in enumerate(flooded, 1)}
    t = play(night(someone(), someone(), episode="low-tide", phase="end", mythos_discard=symbols, tokens=all_wet))
    t.until(1, "dmd-action").never_told(events.TokenPlaced, token="water")
    t.ever_told(events.Advanced)


def test_the_grapnel_cuts_a_net_next_door() -> None:
    t = play(night(someone(at="hold", cards={"low-tide-find-6": "left"}), someone(), episode="low-tide"))
    t.does(0, "use:low-tide-find-6:0")
    assert t.token("net.2") == ("space", "ship-deck", "cut")


def test_the_keepers_log_takes_symbols_back() -> None:
    state = night(
        someone(cards={"low-tide-find-1": "right"}), someone(), episode="low-tide", mythos_discard=["low-tide-1", "low-tide-2"]
    )
    t = play(state)
    t.does(0, "use:low-tide-find-1:0").told(events.MythosShuffled)
    assert t.state.mythos_discard == []
    assert len(t.state.mythos) == 16


def test_the_drowned_take_the_strand_back() -> None:
    bound = someone(wounds=2, cards={"low-tide-find-14": "left"})
    t = play(night(bound, someone(), episode="low-tide", phase="discovery", discoveries=["low-tide-find-15"]))
    t.ever_told(events.CardLost, card="low-tide-find-14")
    assert t.who(0).wounds == 0
