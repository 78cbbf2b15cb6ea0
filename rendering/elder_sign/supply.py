"""The eight dice and where each lies."""

from __future__ import annotations

from games.elder_sign.view import ElderView, SeenDie
from rendering.canvas import Canvas
from rendering.layout import Box

HEIGHT = 136


def face_of(die: SeenDie) -> str:
    """The face as the pieces call it; a die nobody has rolled shows none."""
    return {"wild": "wildcard", None: ""}.get(die.face, die.face or "")


def state_of(die: SeenDie) -> str:
    """How a die looks: free, secured (focus, friend, spell, task), locked or out of play."""
    if die.at == "lock" or (die.locked_by and die.at == "supply"):
        return "locked"
    return {
        "focus": "secured",
        "assist": "secured",
        "spell": "secured",
        "task": "secured",
        "discarded": "spent",
        "gone": "spent",
    }.get(die.at, "free")


def draw_dice(c: Canvas, box: Box, view: ElderView) -> None:
    with c.group("dice"):
        c.panel(box, name="tray")
        if not view.dice:
            return
        cells = box.inset(14, 0).columns(len(view.dice))
        size = min(80, cells[0].w - 8, box.h - 10)
        for cell, die in zip(cells, view.dice, strict=True):
            c.die(cell.centre, size, die.colour, face_of(die), state=state_of(die), name=die.id)
