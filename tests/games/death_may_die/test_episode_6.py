"""Episode 6, Under the Mountain: seals are charged with sanity, set in the order of the gates, and go out at an advance."""

from __future__ import annotations

import pytest

from games.death_may_die import events

from .given import HIT, night, play, someone

SYMBOLS = ["mountain-1", "mountain-2", "mountain-4"]
CHARGED = {"seal.1": ("investigator", "0", "charged")}


def test_charging_costs_two_sanity_and_takes_the_seal() -> None:
    t = play(night(someone(at="stone-circle"), someone(), episode="mountain"))
    t.does(0, "act:charge").not_told(events.Rolled)
    assert t.who(0).sanity == 2
    assert t.token("seal.2") == ("investigator", "0", "charged")
    t.offers_not(0, "act:charge")


def test_it_is_had_even_if_the_loss_drives_one_off_the_space() -> None:
    fearful = someone(at="stone-circle", sanity=1, psychosis="claustrophobia")
    crowd = night(fearful, someone(at="stone-circle"), someone(at="stone-circle"), episode="mountain")
    t = play(crowd)
    t.does(0, "act:charge")
    assert t.token("seal.2") == ("investigator", "0", "charged")
    t.asks(0, "dmd-space")


def test_seals_are_set_in_the_order_red_yellow_blue() -> None:
    for space in ("stone-circle", "altar-steps"):
        play(night(someone(at=space), someone(), episode="mountain", tokens=CHARGED)).offers_not(0, "act:set-seal")
    t = play(
        night(someone(at="ritual-chamber"), someone(), episode="mountain", tokens=CHARGED),
        dice=["success", "sign", "blank", "success", "success", "blank"],
    )
    t.does(0, "act:set-seal")
    assert t.token("seal.1") == ("investigator", "0", "charged")
    t.does(0, "act:set-seal")
    assert t.token("seal.1") == ("space", "ritual-chamber", "set")


def test_any_charged_seal_fits_any_gate() -> None:
    done = {"seal.2": ("space", "ritual-chamber", "set"), "seal.3": ("investigator", "0", "charged")}
    t = play(night(someone(at="stone-circle"), someone(), episode="mountain", tokens=done), dice=HIT)
    t.does(0, "act:set-seal")
    assert t.token("seal.3") == ("space", "stone-circle", "set")


def test_the_third_seal_disrupts_the_ritual() -> None:
    two = {"seal.2": ("space", "ritual-chamber", "set"), "seal.3": ("space", "stone-circle", "set")}
    t = play(night(someone(at="altar-steps"), someone(), episode="mountain", tokens=CHARGED | two), dice=HIT)
    t.does(0, "act:set-seal").told(events.RitualDisrupted)


def test_no_seal_that_is_set_is_taken_again() -> None:
    done = {"seal.1": ("space", "ritual-chamber", "set")}
    t = play(night(someone(at="ritual-chamber"), someone(), episode="mountain", tokens=done))
    t.offers_not(0, "act:charge", "act:recharge", "act:set-seal")


def test_an_advance_drains_a_charged_seal_and_the_next_charge_costs_one() -> None:
    t = play(
        night(someone(at="stone-circle"), someone(), episode="mountain", phase="end", mythos_discard=SYMBOLS, tokens=CHARGED)
    )
    t.until(1, "dmd-action").ever_told(events.TokenReturned, token="seal", space="ritual-chamber")
    assert t.token("seal.1") == ("space", "ritual-chamber", "drained")
    drained = {"seal.1": ("space", "ritual-chamber", "drained")}
    t = play(night(someone(at="ritual-chamber"), someone(), episode="mountain", tokens=drained))
    t.offers_not(0, "act:charge").does(0, "act:recharge")
    assert t.who(0).sanity == 1
    assert t.token("seal.1") == ("investigator", "0", "charged")


def test_a_set_seal_does_not_go_out() -> None:
    done = {"seal.1": ("space", "ritual-chamber", "set")}
    t = play(night(someone(), someone(), episode="mountain", phase="end", mythos_discard=SYMBOLS, tokens=done))
    t.until(1, "dmd-action").never_told(events.TokenReturned)
    assert t.token("seal.1") == ("space", "ritual-chamber", "set")


def test_which_of_several_goes_out_is_luck() -> None:
    all_three = {f"seal.{i}": ("investigator", "0", "charged") for i in (1, 2, 3)}
    t = play(night(someone(), someone(), episode="mountain", phase="end", mythos_discard=SYMBOLS, tokens=all_three))
    t.until(1, "dmd-action")
    assert sorted(t.token(f"seal.{i}")[2] for i in (1, 2, 3)) == ["charged", "charged", "drained"]


def test_a_seal_of_the_dead_returns_empty() -> None:
    doomed = someone("ahmed", at="grotto", wounds=5, stress=5)
    great = {"altar-steps": ["cthulhu"], "grotto": ["cultist"]}
    state = night(
        doomed, someone(), episode="mountain", tokens=CHARGED, figures=great, arrived=True, stage=2, track=5, phase="discovery"
    )
    t = play(state, dice=["success", "success"])
    t.until(1, "dmd-action")
    assert t.who(0).fate == "killed"
    assert t.token("seal.1") == ("space", "ritual-chamber", "")


@pytest.mark.parametrize(("side", "number", "sanity"), [("", 0, 1), ("drained", 1, 0)])
def test_the_locket_is_worth_half_a_seal(side: str, number: int, sanity: int) -> None:
    there = {"seal.1": ("space", "ritual-chamber", side)}
    holder = someone(at="ritual-chamber", cards={"mountain-find-6": "right"})
    t = play(night(holder, someone(), episode="mountain", tokens=there))
    t.offers_not(0, f"use:mountain-find-6:{1 - number}").does(0, f"use:mountain-find-6:{number}")
    assert t.who(0).sanity == sanity
    assert t.token("seal.1") == ("investigator", "0", "charged")


def test_a_bucket_of_snow_puts_a_space_out() -> None:
    t = play(night(someone(at="grotto", cards={"mountain-find-7": "left"}), someone(), episode="mountain", fire={"grotto": 2}))
    t.offers_not(0, "use:mountain-find-7:0").does(0, "use:mountain-find-7:1").told(events.FirePutOut, who=0, space="grotto")
    assert not t.state.fire
