"""Episode 4, The Estate: guests are freed, follow, are led out; and one may be lost to the house."""

from __future__ import annotations

from games.death_may_die import events

from .given import night, play, someone

SYMBOLS = ["estate-1", "estate-2", "estate-3"]
FOLLOWS = {"guest.1": ("investigator", "0", "freed")}


def test_a_guest_is_freed_on_a_safe_space_and_follows() -> None:
    t = play(
        night(someone(at="library"), someone(), episode="estate"), dice=["sign", "blank", "blank", "success", "blank", "blank"]
    )
    t.does(0, "act:free-guest")
    assert t.token("guest.1") == ("space", "library", "")
    t.does(0, "act:free-guest")
    assert t.token("guest.1") == ("investigator", "0", "freed")
    beside = night(someone(at="library"), someone(), episode="estate", figures={"library": ["cultist"]})
    play(beside).offers_not(0, "act:free-guest")


def test_guests_come_along_and_are_led_out_all_at_once() -> None:
    both = FOLLOWS | {"guest.2": ("investigator", "0", "freed")}
    t = play(night(someone(at="great-hall"), someone(), episode="estate", tokens=both))
    t.offers_not(0, "act:lead-guests").does(0, "run:entrance-hall").does(0, "act:lead-guests")
    assert t.on_card("guest") == 2
    assert not t.state.disrupted


def test_the_fourth_guest_disrupts_the_ritual() -> None:
    three = {f"guest.{i}": ("card", "", "freed") for i in (2, 3, 4)}
    t = play(night(someone(), someone(), episode="estate", tokens=FOLLOWS | three))
    t.does(0, "act:lead-guests").told(events.RitualDisrupted)


def test_a_guest_freed_before_is_taken_along_without_a_roll() -> None:
    waits = {"guest.1": ("space", "gallery", "freed")}
    t = play(night(someone(at="gallery"), someone(), episode="estate", tokens=waits))
    t.offers_not(0, "act:free-guest").does(0, "act:take-guest").not_told(events.Rolled)
    assert t.token("guest.1") == ("investigator", "0", "freed")


def test_a_guest_of_the_dead_stays_where_they_fell() -> None:
    doomed = someone("ahmed", at="gallery", wounds=5, stress=5)
    figures = {"attic": ["cthulhu"], "gallery": ["cultist"]}
    state = night(
        doomed, someone(), episode="estate", tokens=FOLLOWS, figures=figures, arrived=True, stage=2, track=5, phase="discovery"
    )
    t = play(state, dice=["success", "success"])
    t.until(1, "dmd-action")
    assert t.who(0).fate == "killed"
    assert t.token("guest.1") == ("space", "gallery", "freed")


def test_guests_are_not_traded() -> None:
    play(night(someone(), someone(), episode="estate", tokens=FOLLOWS)).offers_not(0, "trade")


def test_an_advance_turns_one_guest_whom_nobody_leads_into_a_cultist() -> None:
    t = play(night(someone(), someone(), episode="estate", phase="end", mythos_discard=SYMBOLS, tokens=FOLLOWS))
    t.asks(0, "dmd-space").offers(0, "space:pantry", "space:attic").offers_not(0, "space:library")
    t.says(0, "space:pantry").told(events.TokenBecame, token="guest", space="pantry")
    assert t.token("guest.2")[0] == "supply"
    assert t.at("pantry") == ["cultist.2"]


def test_no_guest_turns_that_is_still_needed() -> None:
    lost = {"guest.2": ("supply", "", "")}
    t = play(night(someone(), someone(), episode="estate", phase="end", mythos_discard=SYMBOLS, tokens=lost))
    t.until(1, "dmd-action").never_told(events.TokenBecame)
    assert t.at("attic") == ["cultist.2"]


def test_no_guest_turns_who_is_led() -> None:
    led = {f"guest.{i}": ("investigator", "0", "freed") for i in range(1, 6)}
    t = play(night(someone(), someone(), episode="estate", phase="end", mythos_discard=SYMBOLS, tokens=led))
    t.until(1, "dmd-action").never_told(events.TokenBecame)
    assert t.at("attic") == ["cultist.2"]


def test_the_bell_calls_a_freed_guest_and_only_a_freed_one() -> None:
    ringer = someone(at="great-hall", cards={"estate-find-1": "right"})
    play(night(ringer, someone(), episode="estate")).offers_not(0, "use:estate-find-1:0")
    near = {"guest.1": ("space", "library", "freed")}
    ringer = someone(at="great-hall", cards={"estate-find-1": "right"})
    t = play(night(ringer, someone(), episode="estate", tokens=near))
    t.does(0, "use:estate-find-1:0")
    assert t.token("guest.1") == ("investigator", "0", "freed")


def test_the_list_frees_a_captive_next_door() -> None:
    t = play(night(someone(at="gallery", cards={"estate-find-6": "left"}), someone(), episode="estate"))
    t.does(0, "use:estate-find-6:0").asks(0, "dmd-space").does(0, "space:bedroom")
    assert t.token("guest.3") == ("investigator", "0", "freed")
    assert t.who(0).stress == 1
