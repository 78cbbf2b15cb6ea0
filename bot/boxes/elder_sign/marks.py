"""What the picture calls a place or a die: the letter that stands before it on a button and in a list."""

from __future__ import annotations

from typing import Any

from games.elder_sign.view import ElderView, SeenDie
from games.kernel.ask import Ask, Option
from rendering.elder_sign import die_letters, place_letters

# Before the dice, among several ways to solve a task, they are what the ways differ in.
WAYS = "es-choose-dice"


def mark(ask: Ask, option: Option[Any], view: ElderView) -> str:
    given = dict(option.args)
    if "die" in given:
        return _dice(view, str(given["die"]))
    if ask.msg == WAYS:
        return _dice(view, *str(given.get("dice", "")).split("+"))
    # While somebody rolls the picture is of one place: only where places are chosen do their letters say something.
    return place_letters(view).get(str(given.get("card", "")), "") if view.attempt is None else ""


def _dice(view: ElderView, *dice: str) -> str:
    letters = die_letters(view)
    return "".join(letters[d.id] for d in view.dice if d.id in dice and _lettered(d))


def _lettered(die: SeenDie) -> bool:
    """As `rendering.elder_sign.tray` has it: what lies there and shows something."""
    return bool(die.face) and die.at in ("pool", "focus", "assist", "spell")
