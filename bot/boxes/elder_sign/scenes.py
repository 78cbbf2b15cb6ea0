"""Which picture stands above which question: what it is about is on it. `tests/bot/test_scenes.py` holds the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from games.elder_sign.view import ElderView
from games.kernel.ask import Ask

# "turn": what is going on (`rendering.elder_sign.turn`): the dice, the entrance, the museum before a move, the battle.
# "museum": all places, with what lies on them. "sheet": the investigator who is asked. "card": the card the question names.
# "reward": the adventure that was just passed. "offered": those there are to choose from.
About: TypeAlias = Literal["turn", "museum", "sheet", "card", "reward", "offered"]

ABOUT: Mapping[str, About] = {
    "es-after-roll": "turn",
    "es-assist": "turn",
    "es-assist-die": "turn",
    "es-assist-loss": "sheet",
    "es-banish": "museum",
    "es-before-roll": "turn",
    "es-choose": "card",
    "es-choose-dice": "turn",
    "es-claim": "museum",
    "es-defeat": "museum",
    "es-discard": "turn",
    "es-ease": "turn",
    "es-end-turn": "sheet",
    "es-entrance": "turn",
    "es-gain-instead": "reward",
    "es-heal": "turn",
    "es-heal-whom": "turn",
    "es-lock": "turn",
    "es-lock-behind": "turn",
    "es-lose-card": "sheet",
    "es-lose-trophy": "sheet",
    "es-lower-maximum": "sheet",
    "es-mandy": "turn",
    "es-may": "card",
    "es-midnight-order": "museum",
    "es-move": "turn",
    "es-new-investigator": "offered",
    "es-pay-or-suffer": "card",
    "es-pay-trophies": "sheet",
    "es-penalties": "card",
    "es-place-monster": "museum",
    "es-raise-die": "turn",
    "es-reroll": "turn",
    "es-restore-which": "sheet",
    "es-save-sanity": "sheet",
    "es-secure": "turn",
    "es-start-choice": "turn",
    "es-turn-die": "turn",
}


def scene(view: ElderView, asks: Sequence[Ask]) -> str:
    ask = next((a for a in asks if not a.idle), None)
    about = ABOUT.get(ask.msg, "turn") if ask is not None else "turn"
    if view.phase in ("over", "setup") or not view.ancient:
        laid_out = bool(view.ancient) and about == "museum"  # a monster of the beginning lies down somewhere, too
        return "board" if view.phase == "over" or laid_out else "turn"
    if ask is None or about == "turn" or (view.attempt is not None and about != "museum"):
        return "turn"  # while dice lie there, they are what one looks at
    if about == "museum":
        return "turn" if view.awake else "board"
    if about == "offered":
        return f"offered:{'+'.join(str(v) for o in ask.options for k, v in o.args if k == 'investigator')}"
    player = view.players[ask.seat]
    if about == "reward" and view.phase == "adventure" and player.trophies:
        return f"card:{player.trophies[-1]}"
    card = str(dict(ask.args).get("card", ""))
    if about == "card" and card:
        return f"card:{card}"
    return f"seat:{ask.seat}" if player.investigator else "turn"
