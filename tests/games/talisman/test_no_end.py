"""S-160: nobody heals for ever against the Command Spell."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import UNHEALED
from tests.games.talisman.given import land, play, someone


@pytest.mark.rule("TM-CMD-04", "TM-LIFE-13")
def test_whom_the_command_spell_has_struck_too_often_nothing_heals_any_more() -> None:
    state = land(someone("troll", "C"), someone("monk", "O8", lives=3, struck=UNHEALED - 1), crown_reached=True)
    t = play(state, command=[6], move=[1])
    t.says(1, "life", msg="tm-obey")
    assert (t.who(1).lives, t.who(1).struck) == (2, UNHEALED)
    t.says(1, "go:O7:ccw")  # the Chapel, where the Good heal for nothing
    t.offers_not(1, "visit:chapel-heal")
    t.never_told(events.Healed)
