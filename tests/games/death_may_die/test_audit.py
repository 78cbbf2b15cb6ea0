"""The auditor notices what cannot be: each of these is a table that no rule could have laid out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.death_may_die.audit import audit_state
from games.death_may_die.state import DeathState, Figure, Held, Lasting
from games.kernel.census import Unsound

from .given import CARDS, night, someone

Bend = Callable[[DeathState], object]


def _at_the_table() -> DeathState:
    return night(
        someone("ian", cards={"catacombs-find-1": "left"}),
        someone("ahmed", at="crypt"),
        episode="catacombs",
        great_old_one="cthulhu",
        figures={"ossuary": ["ghoul", "cultist"]},
        tokens={"bone.7": ("investigator", "0", "dug"), "rlyeh.1": ("space", "crypt", "")},
    )


def _token(s: DeathState, id: str, **to: str) -> None:
    token = next(t for t in s.tokens if t.id == id)
    for name, value in to.items():
        setattr(token, name, value)


BENT: dict[str, Bend] = {
    "a Mythos card is missing": lambda s: s.mythos.pop(),
    "a Mythos card is there twice": lambda s: s.mythos_discard.append(s.mythos[0]),
    "a Discovery card is missing": lambda s: s.discoveries.pop(),
    "a Discovery card is there twice": lambda s: s.discovery_discard.append("catacombs-find-1"),
    "a psychosis is missing": lambda s: s.psychoses_out.pop(),
    "the same investigator twice": lambda s: setattr(s.investigators[1], "id", "ian"),
    "a figure of another box": lambda s: s.figures.append(Figure(id="byakhee.1", space="crypt")),
    "a disciple beside Cthulhu": lambda s: s.figures.append(Figure(id="disciple-of-hastur.1", space="crypt")),
    "one Ghoul too many": lambda s: s.figures.append(Figure(id="ghoul.5", space="crypt")),
    "a figure twice": lambda s: s.figures.append(Figure(id="ghoul.1", space="crypt")),
    "a figure beside the map": lambda s: setattr(s.figures[0], "space", "stalls"),
    "a dead Ghoul": lambda s: setattr(s.figures[0], "wounds", 3),
    "the Great Old One before its time": lambda s: s.figures.append(Figure(id="cthulhu", space="crypt")),
    "an enemy attacks twice": lambda s: s.attacked.extend(["ghoul.1", "ghoul.1"]),
    "a token is missing": lambda s: s.tokens.pop(),
    "a token beside the map": lambda s: _token(s, "bone.1", on="stalls"),
    "a Great Old One's token on the episode card": lambda s: _token(s, "rlyeh.2", at="card"),
    "a side in the supply": lambda s: _token(s, "bone.8", side="dug"),
    "two R'lyeh tokens on a space": lambda s: _token(s, "rlyeh.2", at="space", on="crypt"),
    "three bones in two hands": lambda s: [_token(s, f"bone.{i}", at="investigator", on="0", side="dug") for i in (5, 6)],
    "fire beside the map": lambda s: s.fire.update({"stalls": 1}),
    "nine fire tokens": lambda s: setattr(s.investigators[0], "fire", 7),
    "wounds beyond the track": lambda s: setattr(s.investigators[0], "wounds", 7),
    "somebody on the skull": lambda s: setattr(s.investigators[0], "wounds", 6),
    "stress beyond the track": lambda s: setattr(s.investigators[0], "stress", 6),
    "a bonus die too many": lambda s: setattr(s.investigators[0], "bonus", 1),
    "somebody else's skill": lambda s: s.investigators[0].levels.update({"lucky": 1}),
    "a fifth level": lambda s: s.investigators[0].levels.update({"brawling": 5}),
    "a kept Mythos card without trauma": lambda s: s.investigators[0].kept.append(s.mythos.pop()),
    "a dead companion": lambda s: setattr(s.investigators[0].cards[0], "wounds", 3),
    "an event in somebody's hands": lambda s: (s.discoveries.remove("catacombs-find-12"), s.investigators[0].cards.append(Held(card="catacombs-find-12", half="right"))),
    "somebody dead with cards": lambda s: setattr(s.investigators[0], "fate", "killed"),
    "somebody nowhere": lambda s: setattr(s.investigators[0], "space", ""),
    "a stage before the arrival": lambda s: setattr(s, "stage", 2),
    "an arrival that is overdue": lambda s: setattr(s, "track", 5),
    "an end without a result": lambda s: setattr(s, "phase", "over"),
    "something lasts on an enemy that is gone": lambda s: s.lasting.append(Lasting(what="stays", on="cultist.7", by=0)),
}  # fmt: skip


@pytest.mark.parametrize("what", BENT)
def test_the_auditor_notices(what: str) -> None:
    state = _at_the_table()
    audit_state(state, CARDS)
    BENT[what](state)
    with pytest.raises(Unsound):
        audit_state(state, CARDS)
