"""Worked example X-13. The other examples of the hero's side stand with their chapters: X-01 test_moving, X-06 and X-07
test_exploring, X-09 and X-15 test_dice_and_attacks, X-11 test_searching, X-12 test_items."""

from __future__ import annotations

import pytest

from games.alone import events
from games.kernel.live import Refused
from tests.games.alone.hero_table import table

rule = pytest.mark.rule


@rule("AL-ADR-01", "AL-ADR-07", "AL-ADR-12")
def test_x13_healing_with_adrenaline() -> None:
    t = table(round_space=1, life=0, composure=4, adrenaline=2)  # heal limit 4
    t.offers(0, "heal:life").offers_not(0, "heal:composure").says(0, "heal:life")
    assert (t.state.life, t.state.adrenaline) == (1, 1)
    t.offers_not(0, "heal:life").refused(Refused, 0, "heal:life")
    t.offers(0, "bullet").says(0, "bullet")
    assert t.state.adrenaline == 0
    t.told(events.BulletTime, left=0)
