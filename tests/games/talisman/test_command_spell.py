"""The Command Spell (§9h, §14i): alone on the Crown, every turn, until nobody else is left."""

from __future__ import annotations

from typing import Any

import pytest

from games.talisman import events
from games.talisman.state import Character, Toad
from tests.games.talisman.given import Playing, land, play, someone

rule = pytest.mark.rule


def crowned(*others: Character, holder: Character | None = None, die: int = 4, **more: Any) -> Playing:
    return play(land(holder or someone("troll", "C"), *others, crown_reached=True, **more), command=[die], move=[3])


@rule("TM-CMD-01")
def test_who_stands_alone_on_the_crown_must_cast_it_every_turn() -> None:
    t = crowned(someone("merchant", "O6"), someone("priest", "O9"))
    t.asks(0, "tm-command")
    assert set(t.keys(0, "tm-command")) == {"name:1", "name:2"}  # nobody passes
    t.says(0, "name:1").says(1, "life").until(0, "tm-command")


@rule("TM-CMD-02")
def test_the_victim_is_named_before_the_die() -> None:
    t = crowned(someone("merchant", "O6"), someone("priest", "O9")).never_told(events.CommandRolled)
    t.says(0, "name:2")
    assert t.order(events.CommandCast, events.CommandRolled) == ["CommandCast", "CommandRolled"]
    t.told(events.CommandRolled, victim=2)


@rule("TM-CMD-03", "TM-CMD-04")
@pytest.mark.parametrize(("die", "works"), [(1, False), (3, False), (4, True), (6, True)])
def test_one_to_three_does_nothing_four_to_six_costs_a_life(die: int, works: bool) -> None:
    t = crowned(someone("merchant", "O6"), die=die)
    t.ever_told(events.CommandRolled, die=die, works=works)
    if works:
        t.asks(1, "tm-obey").says(1, "life")
    else:
        t.asks_not(1, "tm-obey")
    assert t.who(1).lives == (3 if works else 4)


@rule("TM-CMD-04", "S-77")
def test_the_victim_may_concede_instead_and_leaves_the_game() -> None:
    t = crowned(someone("merchant", "O6", gold=3, objects=["sword.s1"]), someone("priest", "O9")).says(0, "name:1")
    t.says(1, "concede").told(events.Conceded, seat=1)
    assert t.state.players[1].standing == "out"
    assert t.state.lying["O6"] == ["sword.s1"]
    assert t.state.gold["O6"] == 3


@rule("TM-CMD-04", "TM-LIFE-10")
@pytest.mark.parametrize("answer", ["life", "concede"])
def test_w16_a_rival_with_one_life(answer: str) -> None:
    """W-16: dead or conceding, the player is out; if it was the last one, the holder has won."""
    t = crowned(someone("merchant", "O6", lives=1, objects=["sword.s1"]), die=4).says(1, answer)
    assert t.over
    assert t.state.winners == [0]
    assert t.state.lying["O6"] == ["sword.s1"]
    assert t.state.players[1].standing == "out"


@rule("TM-CMD-04", "TM-LIFE-10")
@pytest.mark.parametrize("answer", ["life", "concede"])
def test_w16_with_somebody_else_left_the_game_goes_on(answer: str) -> None:
    t = crowned(someone("merchant", "O6", lives=1), someone("priest", "O9")).says(0, "name:1").says(1, answer)
    assert not t.over
    assert t.state.players[1].standing == "out"
    assert t.state.active == 2


@rule("TM-CMD-05", "S-87")
@pytest.mark.parametrize("space", ["O6", "M7", "I4"])
def test_it_needs_no_card_and_no_craft_and_reaches_everywhere(space: str) -> None:
    holder = someone("troll", "C", craft=1)
    t = crowned(someone("merchant", space), holder=holder).says(1, "life")
    assert t.who(1).lives == 3
    assert t.who(0).spells == []


@rule("S-87")
def test_an_amulet_neither_protects_nor_forbids_and_no_armour_saves() -> None:
    holder = someone("troll", "C", objects=["amulet"])
    victim = someone("merchant", "O6", objects=["armour.s1", "helmet.s1"])
    t = crowned(victim, holder=holder).says(1, "life")
    t.never_told(events.LifeSaved).never_told(events.SaveFailed)
    assert t.who(1).lives == 3


@rule("S-87")
def test_preservation_prevents_the_loss() -> None:
    victim = someone("priest", "O6", lives=1, spells=["preservation"])
    t = crowned(victim).asks(1, "tm-named").default().says(1, "life").asks(1, "tm-last-life").says(1, "cast:preservation")
    assert t.who(1).lives == 1


@rule("TM-CMD-06")
def test_with_two_on_the_crown_nobody_casts_it() -> None:
    t = crowned(someone("thief", "C"), someone("merchant", "O6"))
    t.asks(0, "tm-whom").never_told(events.CommandCast)
    assert "space" not in t.keys(0, "tm-whom")


@rule("TM-CMD-07")
@pytest.mark.parametrize("why", ["missed", "toad"])
def test_the_duty_rests_in_a_turn_that_is_missed_or_a_toads(why: str) -> None:
    more: dict[str, Any] = {"miss": 1} if why == "missed" else {"toad": Toad(), "gold": 0}
    crowned(someone("merchant", "O6"), holder=someone("troll", "C", **more)).never_told(events.CommandCast)


@rule("TM-CMD-07")
def test_the_duty_rests_in_an_immobilised_turn() -> None:
    state = land(someone("priest", "O6", spells=["immobility"]), someone("troll", "C"), crown_reached=True, deck=["bag-of-gold"])
    t = play(state, move=[1, 1]).notes(0, "arm:immobility:turn-start:1").says(0, "roll").says(0, "go:O5:ccw").until(0, "tm-go")
    t.ever_told(events.Immobile, seat=1)
    t.never_told(events.CommandCast)


@rule("TM-CMD-07", "S-112")
def test_a_counterspell_acts_after_the_naming_and_before_the_roll_and_the_duty_is_done() -> None:
    t = crowned(someone("priest", "O6", spells=["counterspell"]))
    t.ever_told(events.CommandCast, seat=0, victim=1)
    t.asks(1, "tm-named").never_told(events.CommandRolled).says(1, "cast:counterspell")
    t.told(events.CommandCountered, seat=0, victim=1)
    t.never_told(events.CommandRolled)
    assert t.who(1).lives == 4
    assert t.state.active == 1


@rule("S-112")
@pytest.mark.parametrize(
    ("spells", "asked", "hollow"), [([], False, False), (["hex"], True, True), (["counterspell"], True, False)]
)
def test_the_victim_is_asked_if_a_spell_is_held_whatever_it_is(spells: list[str], asked: bool, hollow: bool) -> None:
    t = crowned(someone("priest", "O6", spells=spells))
    found = [a for a in t.live.asks if a.msg == "tm-named"]
    assert bool(found) == asked
    if asked:
        assert found[0].hollow == hollow
        assert found[0].window  # whoever wants nobody to wait for their reactions is not waited for, whatever they hold
        assert [(line.seats, line.msg) for line in t.live.waiting(None)] == [((1,), "tm-thinks")]


@rule("S-110", "TM-CMD-07")
def test_what_was_laid_ready_is_read_after_the_victim_has_answered() -> None:
    t = play(
        land(
            someone("troll", "C"),
            someone("priest", "O6", spells=["counterspell"]),
            someone("wizard", "O9", spells=["counterspell.2"]),
            crown_reached=True,
        ),
        command=[6],
    )
    t.notes(2, "arm:counterspell.2:command:1").says(0, "name:1").asks(1, "tm-named").never_told(events.SpellCast)
    t.says(1, "cast:counterspell")
    assert [e.seat for e in t.events(events.SpellCast)] == [1]  # type: ignore[attr-defined]
    assert t.who(2).spells == ["counterspell.2"]


@rule("S-87", "S-111")
def test_a_counterspell_against_the_command_spell_is_countered_in_turn() -> None:
    holder = someone("wizard", "C", spells=["counterspell.2", "hex"])
    t = crowned(someone("priest", "O6", spells=["counterspell"]), someone("merchant", "O9"), holder=holder)
    t.notes(0, "arm:counterspell.2:spell-cast:me").says(0, "name:1").says(1, "cast:counterspell")
    t.told(events.SpellCountered, spell="counterspell")
    t.told(events.CommandRolled, works=True)


@rule("S-49")
def test_only_characters_on_the_board_are_named() -> None:
    state = land(someone("troll", "C"), someone("merchant", "O6"), None, crown_reached=True)
    t = play(state, command=[1])
    t.ever_told(events.CommandCast, victim=1)  # one victim: nobody is asked


@rule("S-112")
def test_an_absent_victim_keeps_its_counterspell() -> None:
    t = crowned(someone("wizard", "O6", spells=["counterspell", "hex"]))
    t.asks(1, "tm-named").default().asks(1, "tm-obey")
    assert "counterspell" in t.who(1).spells
