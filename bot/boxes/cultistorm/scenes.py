"""Which picture stands above which question."""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm.view import StormView
from games.kernel.ask import Ask

# What matters now is the turn's picture by itself (`rendering.cultistorm.turn`): the plan, a fight, the end.
TURN = "turn"
MINE = (
    "cs-prepare",
    "cs-drop",
    "cs-start-object",
    "cs-keep",
    "cs-discard",
    "cs-exchange",
    "cs-lose-object",
    "cs-name",
    "cs-gate-seal",
)


def scene(view: StormView, asks: Sequence[Ask]) -> str:
    """The public post shows what everybody needs; a sheet of one's own, one's own things. While somebody fights, that is what is shown."""
    mine = [a for a in asks if view.viewer is None or a.seat == view.viewer]  # what others are asked may be read, too
    ask = next((a for a in mine if not a.idle), None) or next(iter(mine), None)
    if ask is None or view.phase == "over" or not view.investigators:
        return TURN
    who, enemy = dict(ask.args).get("who"), dict(ask.args).get("enemy")
    known = isinstance(who, int) and who < len(view.investigators)
    if ask.msg == "cs-attack" and known and any(p.enemy == enemy for p in view.investigators[int(str(who))].facing):
        return f"fight:{who}/{enemy}"
    if view.viewer is None or view.fight is not None or not known:
        return TURN
    return f"who:{who}" if ask.msg in MINE else TURN
