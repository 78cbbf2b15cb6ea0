"""Strict windows, a wish of the table (S-110): everybody who holds a spell is asked at every moment, hollow where nothing fits."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.testing import Play
from games.talisman import events
from games.talisman.state import Character, TalismanState
from tests.games.talisman.given import Playing, land, play, someone

rule = pytest.mark.rule


def strict(*people: Character, **more: Any) -> Playing:
    dice = {name: more.pop(name) for name in ("move", "fight", "foe", "duel", "parry", "table", "command") if name in more}
    return play(land(*people, strict=True, **more), **dice)


def windows(t: Playing) -> dict[int, bool]:
    """Who is asked in a window now, and whether there is anything to choose."""
    return {a.seat: not a.hollow for a in t.live.asks if a.msg == "tm-window"}


def closed(t: Play[TalismanState]) -> Play[TalismanState]:
    """All further windows are passed."""
    while any(a.msg == "tm-window" for a in t.live.asks):
        t.default()
    return t


@rule("S-110")
def test_everybody_with_a_spell_is_asked_at_the_start_of_a_turn_and_nobody_else() -> None:
    t = strict(
        someone("troll", "O3"), someone("priest", "O6", spells=["immobility"]), someone("wizard", "O9", spells=["healing", "hex"])
    )
    assert windows(t) == {1: True, 2: False}
    assert [(line.seats, line.msg) for line in t.live.waiting(None)] == [((1, 2), "tm-thinks")]
    closed(t.says(1, "cast:immobility")).ever_told(events.Immobile, seat=0)


@rule("S-110")
def test_the_one_in_turn_is_asked_hollow_too() -> None:
    t = strict(someone("priest", "O3", spells=["immobility"]), someone("wizard", "O9", spells=["random"]))
    assert windows(t) == {0: False, 1: True}


@rule("S-113")
@pytest.mark.parametrize("spell", ["random", "nullify", "barrier"])
def test_what_may_be_cast_at_any_time_is_aimed_at_whom_or_what_its_owner_likes(spell: str) -> None:
    t = strict(
        someone("troll", "O3"), someone("priest", "O6", spells=[spell]), someone("wizard", "O9", spells=["hex"]), table=[6]
    )
    t.says(1, f"cast:{spell}").asks(1, "tm-spell-target")
    t.says(1, {"random": "at:2", "nullify": "at:2", "barrier": "at:O20"}[spell])
    t.told(events.SpellCast, seat=1, spell=spell)


@rule("S-110", "S-113")
def test_a_spell_opens_a_window_for_everybody_but_its_caster_has_nothing_to_choose() -> None:
    t = strict(
        someone("priest", "O3", spells=["random", "counterspell.2"], craft=5),
        someone("necromancer", "O6", spells=["counterspell"]),
        someone("troll", "O9"),
        table=[6],
    )
    t.default(2).says(0, "cast:random").says(0, "at:2")
    assert windows(t) == {0: False, 1: True}
    t.default().says(1, "cast:counterspell")
    assert windows(t) == {0: True}  # a Counterspell may be answered by one
    closed(t).ever_told(events.SpellCountered, spell="random")
    assert t.who(2).lives == 4


@rule("S-110")
def test_reflection_is_offered_only_to_whom_the_spell_is_aimed_at() -> None:
    t = strict(
        someone("priest", "O3", spells=["random"]), someone("necromancer", "O6", spells=["reflection"]), someone("troll", "O9")
    )
    t.default(2).says(0, "cast:random").says(0, "at:2")
    assert windows(t) == {1: False}


@rule("S-110", "TM-FIGHT-13")
def test_before_the_dice_third_players_are_asked_and_psionic_blast_is_for_fighters() -> None:
    t = strict(
        someone("troll", "O3"),
        someone("priest", "O9", spells=["weakness"]),
        someone("wizard", "O12", spells=["psionic-blast", "hex"]),
        lying={"O6": ["wolf"]},
        move=[3],
        fight=[1],
        foe=[1],
    )
    t.default(2).says(0, "go:O6:cw").default(2)  # the turn's start, the end of the move
    t.never_told(events.FightBegins)
    assert windows(t) == {1: True, 2: False}
    t.says(1, "cast:weakness").default(2)
    t.ever_told(events.FightRolled, dice=(1,), value=5)  # Strength 6, and 2 less


@rule("S-112", "TM-FLOW-12")
def test_at_a_loss_of_life_everybody_may_help() -> None:
    t = strict(
        someone("merchant", "O3"),
        someone("priest", "O9", spells=["preservation"]),
        someone("wizard", "O12", spells=["hex", "teleport"]),
        lying={"O6": ["giant"]},
        move=[3],
        fight=[1],
        foe=[6],
    )
    t.default(2).says(0, "go:O6:cw").default(2).default(2)
    assert windows(t) == {1: True, 2: False}
    closed(t.says(1, "cast:preservation"))
    assert t.who(0).lives == 4


@rule("S-110")
def test_nobody_with_spells_no_window() -> None:
    strict(someone("troll", "O3"), someone("merchant", "O6"), move=[3]).asks(0, "tm-go")


@rule("S-110")
def test_whether_somebody_has_passed_for_the_rest_shows_in_no_pause() -> None:
    """Seat 1 casts its only spell. Seat 2 is asked again afterwards where nothing fits, and looks the same where something does."""

    def pauses(hand: str, word: str) -> list[Any]:
        t = strict(someone("troll", "O3"), someone("priest", "O6", spells=["immobility"]), someone("wizard", "O9", spells=[hand]))
        t.says(2, word).says(1, "cast:immobility")
        seen: list[Any] = []
        while any(a.msg == "tm-window" for a in t.live.asks):
            seen.append([(line.seats, line.msg) for line in t.live.waiting(None)])
            t.default()
        return seen

    assert pauses("nullify", "pass") == pauses("nullify", "pass-rest") == pauses("hex", "pass") != []
