"""The auditor knows its box: what stands in a state must be there. Files from outside are held to it, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.elder_sign.audit import audit
from games.elder_sign.state import ElderState
from games.kernel.census import Unsound
from keeper.games import game

ELDER = game("elder-sign")


def name_nobody(s: ElderState) -> None:
    assert s.players[0].investigator is not None
    s.players[0].investigator.id = "ended"


DAMAGES: dict[str, Callable[[ElderState], None]] = {
    "no Ancient One after the set-up": lambda s: setattr(s, "ancient", ""),
    "an Ancient One nobody knows": lambda s: setattr(s, "ancient", "ended"),
    "an investigator nobody knows": name_nobody,
    "somebody devoured whom nobody knows": lambda s: s.devoured.append("ended"),
    "a seat that is not there": lambda s: setattr(s, "active", 9),
    "a die called otherwise": lambda s: setattr(s.dice["g1"], "id", "x9"),
    "a die that is none, borrowed": lambda s: s.borrowed.append("x9"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_not_in_the_box_is_found(damage: str) -> None:
    live = ELDER.open(2, ELDER.opponents[0], "audit")
    player = ELDER.player("autopilot", None)  # type: ignore[arg-type]
    while live.count < 20:
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))
    audit(live.state, ELDER.cards)
    state = ElderState.model_validate_json(live.state.model_dump_json())
    DAMAGES[damage](state)
    with pytest.raises(Unsound):
        audit(state, ELDER.cards)
