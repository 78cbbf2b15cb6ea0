"""By which printing of its rules a game is played.

A ruling that asks a question more, tells an event more or draws luck under another name would cost a running game its answers and a finished one its proof.
So a game carries the number of its printing, the newest one when it is begun, and keeps it to its end:

    FIRST, SECOND = 1, 2  # in its `state.py`, with a line that says what each is for
    printing: int = SECOND  # in its state

Rules that have changed ask for it (`g.state.printing >= SECOND`). Each printing after the first needs a new version of the state, whose
migration is `begun_under` the one before: what a proof knows of a game is the version its rules had.
"""

from __future__ import annotations

from typing import Any

from games.kernel.rules import Migration


def begun_under(printing: int) -> Migration:
    """The migration to the version that brought the next printing: whoever began before it keeps this one, or an earlier one.

    A state of today that is made anew for evidence of then names today's printing (`bot/evidence.py`), which is not taken over. One from before
    there were printings names none.
    """

    def keeps_it(old: dict[str, Any]) -> dict[str, Any]:
        return {**old, "printing": min(old.get("printing", printing), printing)}

    return keeps_it
