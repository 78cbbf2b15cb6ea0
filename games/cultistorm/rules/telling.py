"""Saying what one lacks, where hands are closed (CS-GEN-04, S-157). Nobody is asked to write it: one press, and the plan shows it."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.glance import AIMS, AT, BOARD, FACES, HAND, LAID, LEVELS, OBJECTS, ROUND, THINGS, USED, News
from games.cultistorm.moments import Deed
from games.cultistorm.rules import symbols, targets
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, at_once, option

_LOOKS = BOARD | USED | LEVELS | OBJECTS | AT | THINGS | AIMS | HAND | ROUND | FACES | LAID  # what says what a fight lacks


def offers(g: Storm, who: Who) -> tuple[News, list[Option[Deed]]]:
    """Only where there is something to say that not everybody sees; and what that follows from."""
    if g.state.open_hands or g.inv(who).tells or not g.inv(who).targets:
        return AIMS | ROUND, []
    short = any(short for _, short in said(g, who))
    return _LOOKS, g.made(lambda: [option("tell", Deed(lambda: _tell(g, who)))], who, "tell") if short else []


def said(g: Storm, who: Who) -> list[tuple[str, list[str]]]:
    """Each fight one has declared where one stands, and what it lacks."""
    here = targets.enemies_here(g, who)
    return [(e, [*symbols.lacking(g, who, e)]) for e in g.inv(who).targets if e in here]


@at_once
def _tell(g: Storm, who: Who) -> None:
    g.inv(who).tells = True
    g.shows_hand(who)
    for enemy, short in said(g, who):
        if short:
            g.tell(events.TellsLack(who, enemy, tuple(short)))


def hush(g: Storm) -> None:
    """What was said was said for this preparation."""
    for person in g.state.investigators:
        person.tells = False
