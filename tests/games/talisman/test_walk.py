"""A first walk: the die, both ways, a card."""

from __future__ import annotations

import pytest

from games.talisman import events
from tests.games.talisman.given import land, play, someone


@pytest.mark.rule("TM-MOVE-01", "TM-MOVE-02")
def test_the_die_is_cast_and_the_way_chosen_afterwards() -> None:
    t = play(land(someone("warrior", "O3"), someone("troll", "O9"), deck=["wolf"]), move=[3], fight=[6, 5], foe=[1])
    t.asks(0, "tm-go").offers(0, "go:O6:cw", "go:O24:ccw")
    t.says(0, "go:O6:cw")
    t.told(events.CardDrawn, card="wolf", space="O6")
    assert t.who(0).trophies == ["wolf"]
    assert t.state.active == 1
