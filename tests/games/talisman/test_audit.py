"""What the auditor looks at between two answers: each piece in one place, tracks in range, nothing overdue."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.kernel.census import Unsound
from games.talisman.state import Fight, Lasting, Move, Side, TalismanState
from tests.games.talisman.given import RULES, land, someone

Fault = Callable[[TalismanState], object]
HEX = Lasting(what="hex", on="O2", until="places", left=3, card="hex", by=0)

FAULTS: dict[str, Fault] = {
    "wolf is in 2 places": lambda s: s.discard.append("wolf"),
    "sword is in 0 places": lambda s: s.adventure.remove("sword"),
    "hex is in 2 places": lambda s: s.spell_discard.append("hex"),
    "elf is in 0 places": lambda s: s.characters.remove("elf"),
    "lives with 0": lambda s: setattr(s.players[0].character, "lives", 0),
    "below its starting values": lambda s: setattr(s.players[0].character, "craft", 0),
    "a Crown nobody has reached": lambda s: setattr(s.players[0].character, "space", "C"),
    "outside the inner region": lambda s: setattr(s.players[0].character, "retreating", True),
    "is enslaved on": lambda s: setattr(s.players[0].character, "enslaved", True),
    "has foreseen": lambda s: s.players[1].foreseen.append(s.adventure[1]),
    "has ordered": lambda s: s.players[1].orders.extend(["roll", "roll"]),
    "spells of the dead": lambda s: s.buried.append("hex"),
    "9 is in turn": lambda s: setattr(s, "active", 9),
    "7] have won": lambda s: s.winners.append(7),
    "fight, ": lambda s: setattr(s, "fight", Fight(one=Side(seat=5))),
    "have laid something": lambda s: s.lasting.append(Lasting(what="immobile", by=4)),
    "somebody goes over": lambda s: setattr(s, "move", Move(path=["O99"])),
    "changes for": lambda s: s.players[0].becoming.update({"wolf": "good"}),
    "keeps": lambda s: s.players[0].ranked.append("wolf"),
    "no game comes to": lambda s: setattr(s.players[0].character, "lives", 10**9),
    "cards lie on": lambda s: s.lying.update({"O99": []}),
    "fountain-of-wisdom holds": lambda s: s.pools.update({"fountain-of-wisdom": 2}),
    "is overdue": lambda s: s.lasting.append(Lasting(what="blizzard", until="turns", left=0)),
    "does not lie on O2": lambda s: s.lasting.append(HEX),
    "is not in play": lambda s: s.lasting.append(HEX.model_copy(update={"what": "barrier", "card": "barrier"})),
}


@pytest.mark.parametrize("what", FAULTS)
def test_the_auditor_notices(what: str) -> None:
    state = land(someone("troll", "O3", trophies=["wolf"]), someone("wizard", "O9"))
    RULES.audit(state)
    FAULTS[what](state)
    with pytest.raises(Unsound, match=what):
        RULES.audit(state)
