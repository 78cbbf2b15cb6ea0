"""A game as a story: one line per round, taken from the views before and after it, and what of it was a turning point."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from games.cultistorm.view import StormView
from rendering.kit.story import parted, turning_points

# From what matters most to what is always true; the first that happened is the headline.
KINDS = ("end", "ending", "beaten", "appeared", "sealed", "learnt", "mad", "slain", "came", "quiet")
_WEIGHT = {
    "ending": 8,
    "beaten": 8,
    "appeared": 7,
    "sealed": 6,
    "mad": 4,
    "learnt": 3,
    "slain": 2,
    "came": 1,
    "end": 0,
    "quiet": 0,
}
MAD = 3  # from here on somebody is near the end


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A round in one line: what above all, and how everything stood after it."""

    number: int
    kind: str
    count: int  # of what the kind counts
    cultists: int
    limit: int
    sealed: int
    madness: tuple[int, ...]
    crystals: int
    elders: tuple[str, ...]
    card: str = ""
    slot: int = -1
    who: int = -1
    slain: int = 0
    trophies: tuple[int, ...] = ()  # gained by each investigator
    suffered: tuple[int, ...] = ()

    @property
    def weight(self) -> int:
        return _WEIGHT.get(self.kind, 1) + (self.slain // 2 if self.kind == "slain" else 0)


def _elders(view: StormView) -> dict[str, int]:
    return {e.id: p.slot for p in view.places for e in p.elders}


def _column(view: StormView) -> set[str]:
    return {e.id for p in view.places for e in p.column}


def _earned(view: StormView) -> list[int]:
    """Trophies somebody has, and has spent on abilities."""
    return [sum(n for _, n in p.trophies) for p in view.investigators]


def summarise(before: StormView, after: StormView, during: Sequence[StormView] = ()) -> RoundSummary:
    """The round that lies between two views: `before` at its start, `after` when it is over; `during` are all views of it."""
    seen = [before, *during, after]
    was, now = _elders(before), _elders(after)
    came = {id: slot for view in seen for id, slot in _elders(view).items() if id not in was}
    gone = [id for id in (*was, *came) if id not in now]
    sealed = [p.slot for p, old in zip(after.places, before.places, strict=True) if p.sealed and not old.sealed]
    learnt = [p.who for p, old in zip(after.investigators, before.investigators, strict=True) if p.level > old.level]
    mad = [
        p.who
        for p, old in zip(after.investigators, before.investigators, strict=True)
        if p.madness > old.madness and p.madness >= MAD
    ]
    slain = len(
        {e for view in seen for e in _column(view)}
        - _column(after)
        - {d for p in after.places for x in p.elders for d in x.devoured}
    )
    kind, count, card, slot, who = "quiet", 0, "", -1, -1
    if after.phase == "over":
        kind = "end"
    elif after.ending and not before.ending:
        kind, card = "ending", after.ending
    elif gone:
        kind, card = "beaten", gone[0]
    elif came:
        kind, card = "appeared", next(iter(came))
        slot = came[card]
    elif sealed:
        kind, slot = "sealed", sealed[0]
    elif learnt:
        kind, who = "learnt", learnt[0]
    elif mad:
        kind, who = "mad", max(mad, key=lambda w: after.investigators[w].madness)
        count = after.investigators[who].madness
    elif slain:
        kind, count = "slain", slain
    elif after.count > before.count:
        kind, count = "came", after.count - before.count
    gained = _gained(seen)
    suffered = _suffered(seen)
    return RoundSummary(
        number=max(1, before.round),
        kind=kind,
        count=count,
        cultists=after.count,
        limit=after.limit,
        sealed=sum(bool(p.sealed) for p in after.places),
        madness=tuple(p.madness for p in after.investigators),
        crystals=sum(r.crystals for r in after.circle),
        elders=tuple(sorted(now)),
        card=card,
        slot=slot,
        who=who,
        slain=slain,
        trophies=gained,
        suffered=suffered,
    )


def _gained(seen: Sequence[StormView]) -> tuple[int, ...]:
    """Trophies won by each, step by step: they are spent in the same round."""
    found = [0] * len(seen[-1].investigators)
    for one, two in itertools.pairwise(seen):
        for i, (a, b) in enumerate(zip(_earned(one), _earned(two), strict=False)):
            found[i] += max(0, b - a)
    return tuple(found)


def _suffered(seen: Sequence[StormView]) -> tuple[int, ...]:
    found = [0] * len(seen[-1].investigators)
    for one, two in itertools.pairwise(seen):
        for i, (a, b) in enumerate(zip(one.investigators, two.investigators, strict=False)):
            found[i] += max(0, b.madness - a.madness)
    return tuple(found)


def _begun(view: StormView) -> bool:
    return view.phase != "setup" and bool(view.places)


def told(views: Sequence[StormView]) -> list[tuple[StormView, RoundSummary]]:
    """Each finished round: how everything stood after it, and its line."""
    during: dict[int, list[StormView]] = {}
    for view in views:
        if _begun(view):
            during.setdefault(view.round, []).append(view)
    rounds = parted(views, lambda v: v.round, begun=_begun, over=lambda v: v.phase == "over")
    return [(after, summarise(before, after, during.get(before.round, ()))) for before, after in rounds]


def decisive(story: Sequence[RoundSummary]) -> list[RoundSummary]:
    return turning_points(story)
