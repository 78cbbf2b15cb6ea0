"""Module 8, Innocent Victims: CS-VICT."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules import innocent_victims
from games.cultistorm.rules import combat, sealing
from games.cultistorm.state import Lasting, StormState
from games.cultistorm.why import why_not
from games.kernel.testing import Play

from .given import CARDS, all_ready, column, hand_on, ilse, laid_out, madness, play, rosa, storm, tobias

rule = pytest.mark.rule
NAME = innocent_victims.NAME


def town(waiting: dict[int, str], *people: object, since: int = 2, lost: int = 0, **more: object) -> StormState:
    """Civilians by slot, who came in round `since`; `lost`: so many are already."""
    wanted: dict[str, object] = {"modules": [NAME], **more}
    state = laid_out(storm(*people, **wanted))  # type: ignore[arg-type]
    deck = state.shelf[f"{NAME}.deck"]
    for slot, card in waiting.items():
        deck.remove(f"{card}.1")
        state.shelf[f"{NAME}.at.{slot}"].append(f"{card}.1")
        state.tally[f"{NAME}.since.{card}.1"] = since
    for _ in range(lost):
        state.shelf[f"{NAME}.lost"].append(deck.pop())
    return state


def there(t: Play[StormState], slot: int) -> list[str]:
    return [card for card, _ in t.view().places[slot].civilians]


@rule("CS-VICT-01", "S-122")
def test_in_every_second_round_one_comes_to_where_most_cultists_are() -> None:
    columns = {1: "deep-1", 3: "deep-2 deep-3"}
    t = play(town({}, phase="cultists", columns=columns, marker=4))
    assert len(there(t, 3)) == 1
    assert t.view().places[3].civilians[0][1] == 2
    t = play(town({}, phase="cultists", columns=columns, round=3))
    assert not any(there(t, slot) for slot in range(5))
    tie = play(town({}, phase="cultists", columns={1: "deep-1", 3: "deep-2"}, marker=2))
    assert len(there(tie, 3)) == 1  # the first clockwise from the marker
    beside = play(town({}, phase="cultists", columns={1: "deep-1", 3: "deep-2 deep-3"}, elders={"dagon": 3}, marker=2))
    assert len(there(beside, 1)) == 1


@rule("CS-VICT-01")
def test_there_are_six() -> None:
    assert len(CARDS.of_module(NAME)) == 6
    state = town({}, phase="cultists")
    state.shelf[f"{NAME}.saved"] += state.shelf[f"{NAME}.deck"]
    state.shelf[f"{NAME}.deck"].clear()
    play(state).never_told(events.CivilianArrives)


@rule("CS-VICT-02", "S-122")
@pytest.mark.parametrize("civilian", sorted(c.id for c in CARDS.module_cards.values() if c.of == NAME))
def test_whoever_is_there_saves_one_for_a_card_and_heals(civilian: str) -> None:
    people = [rosa(0, hand="g01 g02", insanity=2), tobias(1, hand="g03"), ilse(2)]
    t = play(town({0: civilian}, *people)).offers_not(1, f"rescue:{civilian}.1")
    t.says(0, f"rescue:{civilian}.1").asks(0, "cs-rescue").says(0, "pay:g02.0")
    t.told(events.CivilianSaved, who=0, card=f"{civilian}.1")
    assert madness(t, 0) == 1
    assert t.state.investigators[0].hand == ["g01.0"]
    assert t.view().saved == (f"{civilian}.1",)


def test_without_a_card_nobody_is_saved() -> None:
    play(town({0: "newsboy"}, rosa(0), tobias(1), ilse(2))).offers_not(0, "rescue:newsboy.1")


@rule("CS-VICT-03")
def test_whoever_still_waits_in_the_second_phase_becomes_a_cultist_there() -> None:
    early = play(town({0: "organist"}, phase="cultists", round=3, since=2, marker=2))
    assert early.view().places[0].civilians == (("organist.1", 1),)
    t = play(town({0: "organist"}, phase="cultists", round=4, since=2, cultists="deep-7", marker=2))
    assert column(t, 0) == ["deep-7"]
    lost = t.ever_told(events.CivilianLost, card="organist.1")
    assert (lost.n, lost.most) == (1, 4)
    assert t.view().lost == ("organist.1",)


@rule("CS-VICT-03", "S-122")
def test_the_place_is_taken_by_all_the_rules_of_an_arrival() -> None:
    full = {0: "deep-1 deep-2 deep-3"}
    t = play(town({0: "organist"}, phase="cultists", round=4, columns=full, cultists="deep-7", marker=2))
    t.ever_told(events.GreatOldOneAppears, great_old_one="cthulhu", slot=0)
    blocked = town({0: "organist"}, phase="cultists", round=4, cultists="deep-7", marker=2)
    blocked.lasting.append(Lasting(what="blocked", on="0", until="next_cultists"))
    assert column(play(blocked), 0) == ["deep-7"]
    beside = town({0: "organist"}, phase="cultists", round=4, columns={0: "deep-1 deep-2"}, elders={"dagon": 0}, marker=2)
    t = play(beside)
    t.ever_told(events.CivilianLost, n=1)
    assert column(t, 0) == ["deep-1"]  # one was devoured, nobody has come


@rule("CS-VICT-03", "S-122")
def test_the_lost_come_before_the_new_one() -> None:
    t = play(town({0: "organist"}, phase="cultists", round=4, cultists="deep-7", marker=2))
    order = [type(e).__name__ for e in t.events(events.CivilianLost, events.CivilianArrives)]
    assert order == ["CivilianLost", "CivilianArrives"]
    assert len(there(t, 0)) == 1  # where the only cultist is now


@rule("CS-VICT-04")
def test_the_fourth_lost_is_the_end() -> None:
    t = play(town({0: "organist"}, phase="cultists", round=4, lost=3))
    assert t.over
    assert (t.state.result, t.state.reason) == ("module", NAME)
    assert not play(town({0: "organist"}, phase="cultists", round=4, lost=2)).over


@rule("CS-VICT-05")
def test_a_location_with_a_civilian_cannot_be_sealed() -> None:
    people = [rosa(0, seals="key", hand="g01"), tobias(1), ilse(2)]
    t = all_ready(play(town({0: "newsboy"}, *people, laid={0: 3})))
    t.never_told(events.Sealed)
    assert why_not(play(town({0: "newsboy"}, *people, laid={0: 3})).view(0), CARDS, 0, "seal").id == "cs-why-civilian"
    t = play(town({0: "newsboy"}, *people, laid={0: 3})).says(0, "rescue:newsboy.1")
    all_ready(t).says(0, "seal").told(events.Sealed, slot=0)


@rule("S-122")
def test_a_victory_seals_all_the_same() -> None:
    state = town({0: "newsboy"}, rosa(0), tobias(1), ilse(2), phase="combat", elders={"dagon": 0})
    g = hand_on(state)
    list(combat._defeated(g, 0, g.state.elders[0]))  # pyright: ignore[reportPrivateUsage]
    assert g.at(0).sealed == "token"
    assert innocent_victims.at(g, 0) == ["newsboy.1"]
    assert sealing.requirement(g, 0).forbidden == "civilian"
