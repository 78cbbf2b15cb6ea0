"""Whom something puts on a space, and what waits there (S-104)."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Lasting, TalismanState
from tests.games.talisman.given import land, nobody_special, play, someone

rule = pytest.mark.rule


def hexed(state: TalismanState, space: str) -> TalismanState:
    """A Hex of seat 1 lies there."""
    state.spell_deck.remove("hex")
    state.lying[space] = ["hex"]
    state.lasting = [Lasting(what="hex", on=space, until="places", left=3, card="hex", by=1)]
    return state


@rule("S-104", "TM-ENC-13", "S-42", "S-163")
def test_a_hex_strikes_whom_the_crypt_throws_out_onto_it() -> None:
    state = hexed(land(nobody_special("I1"), someone("troll", "O2")), "O13")
    t = play(state, depths=[6, 6, 6]).says(0, "on:I8").says(0, "face")
    t.ever_told(events.HexStrikes, seat=0, space="O13")
    assert (t.who(0).space, t.who(0).lives) == ("O13", 3)
    assert t.state.active == 1, "and nothing else happens there"


@rule("S-104", "S-117", "S-163")
def test_a_hex_in_the_cave_strikes_whom_the_warlock_rewards() -> None:
    state = hexed(land(someone("merchant", "O2", quest="gold2", gold=2), someone("troll", "O9")), "M9")
    t = play(state).says(0, "deliver:gold")
    assert (t.who(0).space, t.who(0).lives) == ("M9", 3)
    assert t.who(0).objects == ["talisman.s1"]


@rule("S-104", "S-117")
def test_whom_it_kills_there_gets_no_talisman() -> None:
    state = hexed(land(someone("merchant", "O2", quest="gold2", gold=2, lives=1), someone("troll", "O9")), "M9")
    t = play(state).says(0, "deliver:gold")
    assert t.state.players[0].standing == "waiting"
    assert len(t.state.stacks["talisman"]) == 6


@rule("TM-MOVE-04", "TM-GEN-07", "S-168")
def test_a_promised_move_lapses_when_another_is_made_by_a_spell() -> None:
    state = land(someone("wizard", "O19", granted="temple", spells=["teleport"]), someone("troll", "O9"))
    t = play(state).offers(0, "promised:M13").says(0, "cast:teleport").says(0, "to:O2")
    assert t.who(0).granted == ""


@rule("TM-SPELL-08", "S-164")
def test_a_hex_may_lie_on_the_bridge_and_before_the_portal_but_nothing_bars_them() -> None:
    t = play(land(someone("wizard", "O19", spells=["hex", "barrier"]), someone("troll", "O9")))
    t.says(0, "cast:hex").offers(0, "at:O5", "at:M4", "at:M1", "at:O2").offers_not(0, "at:O9").says(0, "back")
    t.says(0, "cast:barrier").offers_not(0, "at:O5", "at:M4", "at:M1", "at:O9").offers(0, "at:O2")
