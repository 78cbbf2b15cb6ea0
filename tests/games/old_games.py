"""Whole games as they were logged once, in a file each: what an earlier printing of a game's rules opens, goes on with and proves.

    {"luck": …, "result": …, "start": a checkpoint, "later": another one, "answers": [the fields of each, in order]}

They are never written anew: a change of the rules that breaks one breaks games that are being played.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from games.kernel.live import Answer, Checkpoint, Live, Save, verify
from games.kernel.luck import Fate


class Old:
    """One of them."""

    def __init__(self, file: Path) -> None:
        told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        self.name = f"{file.parent.name}-{file.stem}"
        self.fate = Fate(told["luck"].encode())
        self.start, self.later = Checkpoint(**told["start"]), Checkpoint(**told["later"])
        self.answers = tuple(Answer(r[0], r[1], r[2], r[3], tuple(r[4]), *r[5:]) for r in told["answers"])
        self.result = told["result"]

    def verifies(self, rules: Any) -> int:
        """So many answers, from the first on, mean what they meant."""
        return verify(rules, self.fate, self.start, self.answers)


def goes_on(old: Old, rules: Any, printing: int) -> None:
    """It opens where it was, loses no answer and ends as it did."""
    live = Live(rules, old.fate, Save(old.later, old.answers[old.later.at :]), strict=True)
    assert live.lost == ()
    assert live.state.printing == printing
    assert (live.over, live.outcome.reason if live.outcome else "") == (True, old.result)
    rules.audit(live.state)
