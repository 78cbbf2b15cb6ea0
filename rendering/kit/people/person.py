"""Somebody, put together from a build, a dress, a head and what the hands hold."""

from __future__ import annotations

from .bodies import BODIES
from .dress import BUILDS, STEEL, Person
from .figures import Pen, darken
from .gear import BEHIND, PROPS
from .heads import draw_head, draw_wings


def draw_person(p: Pen, who: Person) -> None:
    p.sx, p.sy = BUILDS[who.build]
    if who.hat == "wings":
        draw_wings(p, who)
    if who.cloak:
        p.shape([(-21, -2), (-24, -30), (-16, -64), (0, -72), (16, -64), (24, -30), (21, -2), (8, -6), (-8, -6)], who.cloak)
    if who.hair and who.long:
        p.shape([(-13, -84), (-15, -66), (-12, -52), (12, -52), (15, -66), (13, -84), (0, -96)], darken(who.hair, 0.15))
    for hand, what, side in (((25, -44), who.right, 1), ((-25, -44), who.left, -1)):
        if what in BEHIND:
            PROPS[what](p, *hand, side)
    BODIES[who.body](p, who)
    draw_head(p, who)
    for hand, what, side in (((25, -44), who.right, 1), ((-25, -44), who.left, -1)):
        _arm(p, who, side, bool(what))
        if what and what not in BEHIND:
            PROPS[what](p, *hand, side)
            p.oval(hand[0], hand[1], 3.4, 3.4, who.skin, line=1.2)


def _arm(p: Pen, who: Person, side: int, raised: bool) -> None:
    sleeve = {"bare": who.skin, "armour": STEEL, "strongman": who.skin, "flapper": who.skin, "braces": who.trim}.get(
        who.body, who.cloth
    )
    end = (25 * side, -44) if raised else (19 * side, -36)
    p.stroke([(13 * side, -62), (21 * side, -52), end], darken(sleeve, 0.18 if side > 0 else 0.0), 7)
    p.oval(end[0], end[1], 3.6, 3.6, who.skin, line=1.2)
