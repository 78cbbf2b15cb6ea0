"""Episode 5, The Theatre: disturbances on the episode card, from the stalls and from the machinery; each advance takes one away."""

from __future__ import annotations

from games.death_may_die import events

from .given import HIT, night, play, someone

SYMBOLS = ["theatre-1", "theatre-2", "theatre-3"]


def so_many(n: int) -> dict[str, tuple[str, str, str]]:
    return {f"disturbance.{i}": ("card", "", "") for i in range(1, n + 1)}


def test_heckling_brings_one_and_jamming_two() -> None:
    t = play(night(someone(at="stalls"), someone(), episode="theatre"), dice=["success", "success", "blank", *HIT])
    t.offers_not(0, "act:jam").does(0, "act:heckle")
    assert t.on_card("disturbance") == 0
    t.does(0, "act:heckle")
    assert t.on_card("disturbance") == 1
    t = play(night(someone(at="control-booth"), someone(), episode="theatre"), dice=HIT)
    t.offers_not(0, "act:heckle").does(0, "act:jam")
    assert t.on_card("disturbance") == 2


def test_neither_beside_an_enemy() -> None:
    full = {"stalls": ["cultist"], "machine-hall": ["cultist"]}
    play(night(someone(at="stalls"), someone(), episode="theatre", figures=full)).offers_not(0, "act:heckle")
    play(night(someone(at="machine-hall"), someone(), episode="theatre", figures=full)).offers_not(0, "act:jam")


def test_a_great_old_one_that_cannot_be_attacked_does_not_count() -> None:
    state = night(
        someone(at="stalls"), someone(), episode="theatre", figures={"stalls": ["cthulhu"]}, arrived=True, stage=2, track=5
    )
    play(state).offers(0, "act:heckle")


def test_the_eleventh_disturbance_disrupts_the_ritual_and_more_do_no_harm() -> None:
    t = play(night(someone(at="control-booth"), someone(), episode="theatre", tokens=so_many(10)), dice=HIT)
    t.does(0, "act:jam").told(events.RitualDisrupted)
    assert t.on_card("disturbance") == 12


def test_ten_disturbances_are_one_too_few() -> None:
    t = play(night(someone(at="stalls"), someone(), episode="theatre", tokens=so_many(9)), dice=HIT)
    t.does(0, "act:heckle").not_told(events.RitualDisrupted)
    assert t.on_card("disturbance") == 10


def test_an_advance_takes_one_away_and_not_below_none() -> None:
    t = play(night(someone(), someone(), episode="theatre", phase="end", mythos_discard=SYMBOLS, tokens=so_many(4)))
    t.until(1, "dmd-action").ever_told(events.TokenOffCard, token="disturbance", n=1)
    assert t.on_card("disturbance") == 3
    assert "cultist.2" in t.at("theatre-stage")
    t = play(night(someone(), someone(), episode="theatre", phase="end", mythos_discard=SYMBOLS))
    t.until(1, "dmd-action").never_told(events.TokenOffCard)


def test_tomatoes_need_no_roll() -> None:
    t = play(night(someone(cards={"theatre-find-6": "left"}), someone(), episode="theatre"))
    t.does(0, "use:theatre-find-6:0").not_told(events.Rolled)
    assert t.on_card("disturbance") == 1
    assert not t.who(0).cards


def test_a_disturbance_by_a_find_may_be_the_one_that_is_missing() -> None:
    state = night(someone(), someone(), episode="theatre", tokens=so_many(10), phase="discovery", discoveries=["theatre-find-11"])
    t = play(state)
    t.does(0, "take:left").told(events.RitualDisrupted)


def test_the_author_takes_the_page_back() -> None:
    holder = someone(cards={"theatre-find-13": "left"})
    t = play(night(holder, someone(), episode="theatre", phase="discovery", discoveries=["theatre-find-15"]))
    t.ever_told(events.CardLost, card="theatre-find-13")
    assert t.on_card("disturbance") == 1
