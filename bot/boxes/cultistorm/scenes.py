"""Which picture stands above which question. `tests/bot/test_scenes.py` holds the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from games.cultistorm.view import StormView
from games.kernel.ask import Ask

# What matters now is the turn's picture by itself (`rendering.cultistorm.turn`): the plan, a fight, the end.
TURN = "turn"
# "mine": the own things, on a sheet of one's own. "fight": whom one would attack, and with what. "offered": the cards there are to choose from.
About: TypeAlias = Literal["turn", "mine", "fight", "offered"]

ABOUT: Mapping[str, About] = {
    "cs-abduct": "turn",
    "cs-altar": "turn",
    "cs-amulet": "offered",
    "cs-attack": "fight",
    "cs-bargain": "turn",
    "cs-blot": "turn",
    "cs-break-altar": "turn",
    "cs-cancel-step": "turn",
    "cs-carry": "turn",
    "cs-certain": "turn",
    "cs-certain-victim": "turn",
    "cs-choose": "turn",
    "cs-cure": "turn",
    "cs-discard": "mine",
    "cs-drop": "mine",
    "cs-exchange": "mine",
    "cs-fight": "turn",
    "cs-free": "turn",
    "cs-gate-seal": "mine",
    "cs-give-trophy": "mine",
    "cs-hold": "turn",
    "cs-keep": "offered",
    "cs-lay-more": "turn",
    "cs-lose-object": "offered",
    "cs-lose-trophy": "mine",
    "cs-may": "turn",
    "cs-move-crystal": "turn",
    "cs-name": "mine",
    "cs-offer": "turn",
    "cs-offer-support": "turn",
    "cs-order": "turn",
    "cs-overlord-arrival": "turn",
    "cs-overlord-die": "turn",
    "cs-overlord-horror": "turn",
    "cs-overlord-marker": "turn",
    "cs-overlord-names": "turn",
    "cs-overlord-plots": "turn",
    "cs-parcel": "turn",
    "cs-peek": "turn",
    "cs-pick": "turn",
    "cs-prepare": "mine",
    "cs-remove-crystal": "turn",
    "cs-reroll-any": "turn",
    "cs-rescue": "turn",
    "cs-return-piece": "turn",
    "cs-reward": "turn",
    "cs-reward-whom": "turn",
    "cs-salvage": "turn",
    "cs-seal": "turn",
    "cs-seance": "turn",
    "cs-share": "turn",
    "cs-slot": "turn",
    "cs-start-object": "offered",
    "cs-swap-trophy": "mine",
    "cs-team": "turn",
    "cs-trophy": "turn",
    "cs-turn-die": "turn",
    "cs-whom": "turn",
}


def scene(view: StormView, asks: Sequence[Ask]) -> str:
    """The public post shows what everybody needs; a sheet of one's own, one's own things. While somebody fights, that is what is shown."""
    mine = [a for a in asks if view.viewer is None or a.seat == view.viewer]  # what others are asked may be read, too
    ask = next((a for a in mine if not a.idle), None) or next(iter(mine), None)
    if ask is None or view.phase == "over" or not view.investigators:
        return TURN
    who, enemy = dict(ask.args).get("who"), dict(ask.args).get("enemy")
    known = isinstance(who, int) and who < len(view.investigators)
    about = ABOUT.get(ask.msg, TURN)
    # While all prepare the post keeps the plan of all: what one of them has found is on that one's sheet.
    if about == "offered" and (view.viewer is not None or view.phase != "preparation"):
        cards = [str(v) for o in ask.options for k, v in o.args if k == "card"] or [str(v) for k, v in ask.args if k == "card"]
        return f"offered:{'+'.join(dict.fromkeys(cards))}" if cards else TURN
    if about == "fight" and known and any(p.enemy == enemy for p in view.investigators[int(str(who))].facing):
        return f"fight:{who}/{enemy}"
    if view.viewer is None or view.fight is not None or not known:
        return TURN
    return f"who:{who}" if about == "mine" else TURN
