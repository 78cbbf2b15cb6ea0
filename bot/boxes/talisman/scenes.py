"""Which picture stands above which question: what it is about is on it. `tests/bot/test_scenes.py` holds the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from games.kernel.ask import Ask, Option
from games.talisman.view import TalismanView

# "turn": what is going on (`rendering.talisman.turn`): the ways, the space with what lies there, a fight. "land": every space.
# "sheet": whoever is asked, with all they carry. "beaten": whoever was defeated. "card": the card the question names.
# "offered": the cards or spaces there are to choose from. "found": the same where the picture would still show the fight that brought them.
# "aid": what is going on, with the cards that may be used.
About: TypeAlias = Literal["turn", "land", "sheet", "beaten", "card", "offered", "found", "aid"]

ABOUT: Mapping[str, About] = {
    "tm-attacked": "aid",
    "tm-buy": "offered",
    "tm-buy-spell": "turn",
    "tm-castle": "turn",
    "tm-choose": "turn",
    "tm-choose-character": "turn",
    "tm-command": "land",
    "tm-conjure": "sheet",
    "tm-duel": "aid",
    "tm-face": "turn",
    "tm-foes": "aid",
    "tm-follower-or-life": "sheet",
    "tm-foresight": "offered",
    "tm-go": "turn",
    "tm-heal": "turn",
    "tm-inner": "offered",
    "tm-instructor": "turn",
    "tm-jester": "turn",
    "tm-keep-beaten": "turn",
    "tm-keep-objects": "offered",
    "tm-last-life": "aid",
    "tm-loot": "beaten",
    "tm-market-day": "offered",
    "tm-may": "turn",
    "tm-meet-being": "card",
    "tm-mild": "turn",
    "tm-named": "turn",
    "tm-new-character": "turn",
    "tm-obey": "turn",
    "tm-optional-roll": "turn",
    "tm-orb": "offered",
    "tm-order": "turn",
    "tm-own": "turn",
    "tm-pay-or-suffer": "turn",
    "tm-pits": "turn",
    "tm-portal": "turn",
    "tm-rest": "turn",
    "tm-robbed": "aid",
    "tm-seize": "beaten",
    "tm-sell": "sheet",
    "tm-spell-target": "land",
    "tm-spoils": "beaten",
    "tm-stranger": "turn",
    "tm-summon": "land",
    "tm-swap": "sheet",
    "tm-swap-for": "offered",
    "tm-take": "found",
    "tm-teleport": "land",
    "tm-thinks": "turn",
    "tm-too-many-objects": "sheet",
    "tm-too-many-spells": "sheet",
    "tm-trade": "sheet",
    "tm-turn": "turn",
    "tm-visit": "turn",
    "tm-whom": "turn",
    "tm-window": "aid",
    "tm-wish": "turn",
}


def scene(view: TalismanView, asks: Sequence[Ask]) -> str:
    ask = next((a for a in asks if not a.idle), None)
    if view.phase in ("over", "setup") or ask is None:
        return "end" if view.phase == "over" else "turn"
    given = dict(ask.args)
    match ABOUT.get(ask.msg, "turn"):
        case "found" if view.fight is None:
            return "turn"
        case "land":
            return "board"
        case "sheet":
            return f"seat:{ask.seat}" if view.players[ask.seat].character else "turn"
        case "beaten":
            beaten = given.get("seat")
            return f"seat:{beaten}" if isinstance(beaten, int) and view.players[beaten].character else "turn"
        case "aid":
            mine = view.players[ask.seat].character
            held = (*mine.objects, *mine.followers, *mine.spells) if mine is not None and view.fight is not None else ()
            cards = dict.fromkeys(str(v) for o in ask.options for k, v in o.args if k in ("card", "spell") and v in held)
            return f"turn:{'+'.join(cards)}" if cards else "turn"
        case "card":
            return f"card:{given['card']}" if given.get("card") else "turn"
        case "offered" | "found":
            cards = [f"{v}{_price(o)}" for o in ask.options for k, v in o.args if k in ("card", "space")]
            return (
                "turn"
                if not cards
                else f"card:{cards[0]}"
                if len(cards) == 1 and "=" not in cards[0]
                else f"offered:{'+'.join(cards)}"
            )
        case _:
            return "turn"


def _price(option: Option[Any]) -> str:
    """What goods cost stands on them."""
    price = dict(option.args).get("n") if option.msg == "tm-opt-buy" else None
    return f"={price}" if price is not None else ""
