"""Team decisions (catalogue 4): anybody may change their ballot; more than half decide, a tie or no vote is the default."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, ballot


def team(
    g: Storm,
    msg: str,
    options: Callable[[], Sequence[Option[str]]],
    default: Callable[[], str],
    /,
    among: Sequence[Who] | None = None,
    **args: str | int,
) -> Script[str | None]:
    """The value the team agrees on; without a choice nobody is asked. `among`: in combat and sealing only those at the location."""
    found = options()
    if len(found) < 2:
        return found[0].value if found else None
    voters = g.players() if among is None else sorted({g.player(w) for w in among})
    return (yield from ballot(voters, msg, options, default, args=args))
