"""Why something cannot be done: a reason as data. Words come later, the rule behind it is told with them."""

from __future__ import annotations

from dataclasses import dataclass

from games.kernel.ask import Args


@dataclass(frozen=True, slots=True)
class Reason:
    """`id` is the message that says it, `rule` the rule behind it. `args` name cards by id and people by seat, as events do."""

    id: str
    rule: str
    args: Args = ()
