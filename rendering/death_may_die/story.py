"""A game as a story: one line per turn, taken from the views before and after it, and what of it was a turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.death_may_die.view import DeathView
from rendering.kit.story import parted

# What mattered most in a turn is its headline.
_WEIGHT = {"end": 9, "arrived": 8, "disrupted": 8, "stage": 7, "died": 7, "ritual": 5, "great": 3, "threshold": 2, "slew": 2}


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A turn in one line: whose, what above all, and how things stood afterwards."""

    number: int
    who: int  # whom the line is about
    kind: str
    about: str = ""
    n: int = 0
    track: int = 1
    sanity: tuple[int, ...] = ()  # lost, by investigator
    slain: int = 0
    wounds: int = 0  # the one in turn suffered
    found: int = 0
    lost: tuple[int, ...] = ()  # investigators who died or went mad in it
    active: int = 0  # whose turn it was

    @property
    def weight(self) -> int:
        return _WEIGHT.get(self.kind, 0) + 2 * len(self.lost) + self.slain // 2 + self.wounds // 2


def summarise(before: DeathView, after: DeathView) -> TurnSummary:
    """The turn that lies between two views: `before` at its start, `after` when it is over."""
    who = before.active
    was, now = before.investigators[who], after.investigators[who]
    alive = {e.id for e in after.enemies}
    slain = [e for e in before.enemies if e.id not in alive and e.id != before.great_old_one]
    lost = tuple(p.who for p in after.investigators if p.fate and not before.investigators[p.who].fate)
    known = {(c.card, c.half) for c in was.cards}
    found = [c for c in now.cards if (c.card, c.half) not in known]
    wounds = max(0, now.wounds - was.wounds)
    struck = after.stage_wounds - before.stage_wounds if after.stage == before.stage else 0
    learned = sum(s.own for s in now.skills) > sum(s.own for s in was.skills)  # a threshold brings a level
    kind, about, n = "quiet", "", 0
    if after.result == "won":
        kind = "end"
    elif lost:
        kind, who_lost = "died", lost[0]
        who = who_lost
    elif after.arrived and not before.arrived:
        kind, about = "arrived", after.great_old_one
    elif after.disrupted and not before.disrupted:
        kind = "disrupted"
    elif after.stage > before.stage:
        kind, about = "stage", after.great_old_one
    elif after.ritual > before.ritual:
        kind = "ritual"
    elif struck > 0:
        kind, about, n = "great", after.great_old_one, struck
    elif slain:
        kind, about = "slew", max(slain, key=lambda e: e.health).id
    elif learned and now.sanity > was.sanity:
        kind = "threshold"
    elif found:
        kind, about = "found", f"{found[0].card}/{found[0].half}"
    elif wounds:
        kind, n = "hurt", wounds
    elif now.space and now.space != was.space:
        kind, about = "walked", now.space
    return TurnSummary(
        number=max(1, before.turn),
        who=who,
        kind=kind,
        about=about,
        n=n,
        track=after.track,
        sanity=tuple(p.sanity for p in after.investigators),
        slain=len(slain),
        wounds=wounds,
        found=len(found),
        lost=lost,
        active=before.active,
    )


def turns(views: Sequence[DeathView]) -> list[tuple[DeathView, DeathView]]:
    return parted(views, lambda v: v.turn, begun=lambda v: bool(v.investigators) and v.turn > 0, over=lambda v: v.phase == "over")


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one investigator did over the game."""

    turns: int = 0
    slain: int = 0
    wounds: int = 0
    found: int = 0
    sanity: int = 0


def deeds(story: Sequence[TurnSummary], who: int) -> Deeds:
    mine = [s for s in story if s.active == who]
    last = story[-1].sanity[who] if story and who < len(story[-1].sanity) else 0
    return Deeds(len(mine), sum(s.slain for s in mine), sum(s.wounds for s in mine), sum(s.found for s in mine), last)
