"""Why something cannot be done: a reason as data. Words come later, the rule behind it is told with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kernel.ask import Args


@dataclass(frozen=True, slots=True)
class Reason:
    """`id` is the message that says it, `rule` the rule behind it. `args` name cards by id and people by seat, as events do.

    `more`: where several things were looked at (every task, every mission), what stands against the others, each in a sentence of its own.
    """

    id: str
    rule: str
    args: Args = ()
    more: tuple[Reason, ...] = ()


def each(reasons: Sequence[Reason]) -> Reason:
    """All of these together, the first before the others; what is said twice is said once."""
    first, *others = dict.fromkeys(reasons)
    return Reason(first.id, first.rule, first.args, tuple(others))
