"""A game as a story: one line per turn, taken from the views before and after it, and what of it was a turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.elder_sign.view import ANCIENT, ENTRANCE, ElderView
from rendering.kit.story import parted

KINDS = (
    "begin",
    "passed",
    "failed",
    "entrance",
    "bought-sign",
    "monster",
    "devoured",
    "awakens",
    "struck",
    "fought",
    "quiet",
    "end",
)

# How much a kind of turn matters by itself when the best are picked for the recap.
_WEIGHT = {"awakens": 9, "devoured": 7, "bought-sign": 5, "struck": 3, "end": 0, "begin": 0}


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A turn in one line: who, what above all, and how the table stood afterwards."""

    turn: int
    seat: int
    kind: str
    doom: int
    signs: int
    midnight: bool = False
    card: str = ""  # the adventure, monster or Ancient One the headline names
    doom_change: int = 0
    sign_change: int = 0
    monsters: int = 0  # trophies of monsters won this turn
    devoured: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        return self.turn

    @property
    def weight(self) -> int:
        return (
            _WEIGHT.get(self.kind, 1)
            + 3 * max(0, self.sign_change)
            + 2 * abs(min(0, self.sign_change))
            + max(0, self.doom_change)
            + 2 * self.monsters
        )


def summarise(before: ElderView, after: ElderView) -> TurnSummary:
    """The turn that lies between two views: `before` at its start (or in it), `after` when it is over."""
    seat = before.active
    was, now = before.player(seat), after.player(seat)
    gone = tuple(p.seat for p in before.players if p.investigator and after.player(p.seat).investigator != p.investigator)
    won = [t for t in now.trophies if t not in was.trophies] if now.investigator == was.investigator else []
    on_table = {c.card for c in before.cards}
    monster_ids = {m.id for c in before.cards for m in c.monsters}
    passed = next((t for t in won if t in on_table), "")
    beaten = [t for t in won if t in monster_ids]
    where = now.place if now.investigator else was.place
    signs = after.signs - before.signs
    kind, card = "quiet", ""
    if after.awake and not before.awake:
        kind, card = "awakens", after.ancient
    elif seat in gone:
        kind = "devoured"
    elif before.awake:
        kind, card = ("struck" if after.doom < before.doom else "fought"), after.ancient
    elif passed:
        kind, card = "passed", passed
    elif where == ENTRANCE:
        kind = "bought-sign" if signs > 0 else "entrance"
    elif beaten:
        kind, card = "monster", beaten[0]
    elif where and where != ANCIENT:
        kind, card = "failed", where
    return TurnSummary(
        turn=before.turn,
        seat=seat,
        kind=kind,
        doom=after.doom,
        signs=after.signs,
        midnight=after.midnights > before.midnights,
        card=card,
        doom_change=after.doom - before.doom,
        sign_change=signs,
        monsters=len(beaten),
        devoured=gone,
    )


def turns(views: Sequence[ElderView]) -> list[tuple[ElderView, ElderView]]:
    return parted(views, lambda v: v.turn, begun=lambda v: bool(v.ancient), over=lambda v: bool(v.result))


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one player did over the game."""

    turns: int = 0
    passed: int = 0
    failed: int = 0
    signs: int = 0
    monsters: int = 0
    devoured: int = 0


def deeds(story: Sequence[TurnSummary], seat: int) -> Deeds:
    mine = [s for s in story if s.seat == seat and s.kind not in ("begin", "end")]
    return Deeds(
        turns=len(mine),
        passed=sum(s.kind == "passed" for s in mine),
        failed=sum(s.kind == "failed" for s in mine),
        signs=sum(max(0, s.sign_change) for s in mine),
        monsters=sum(s.monsters for s in mine),
        devoured=sum(seat in s.devoured for s in story),
    )
