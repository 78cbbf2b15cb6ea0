"""What is new since an earlier picture of the same viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.death_may_die.view import DeathView


@dataclass(frozen=True)
class Changed:
    """Differences by investigator (more is worse), of the track, and figures that have come."""

    wounds: dict[int, int] = field(default_factory=dict)
    stress: dict[int, int] = field(default_factory=dict)
    sanity: dict[int, int] = field(default_factory=dict)
    track: int = 0
    figures: frozenset[str] = frozenset()


NOTHING = Changed()


def changes(before: DeathView | None, after: DeathView) -> Changed:
    """Nothing, if there is no picture before, or it was of the box before the set-up."""
    if before is None or not before.investigators or len(before.investigators) != len(after.investigators):
        return NOTHING

    def moved(what: str) -> dict[int, int]:
        pairs = zip(before.investigators, after.investigators, strict=True)
        return {
            now.who: getattr(now, what) - getattr(was, what) for was, now in pairs if getattr(now, what) != getattr(was, what)
        }

    known = {e.id for e in before.enemies}
    return Changed(
        moved("wounds"),
        moved("stress"),
        moved("sanity"),
        after.track - before.track,
        frozenset(e.id for e in after.enemies if e.id not in known),
    )


def thrown(before: DeathView, after: DeathView) -> frozenset[str]:
    """The dice of the roll on the table, if it is a new one; of one that was thrown again in part, those that show something else."""
    now, was = after.roll, before.roll
    if now is None:
        return frozenset()
    whole = (
        was is None
        or (was.who, was.why, was.by, was.targets) != (now.who, now.why, now.by, now.targets)
        or now.number < was.number
    )
    known = [] if was is None or whole else [d.face for d in was.dice]
    return frozenset(f"die{i}" for i, d in enumerate(now.dice) if known[i : i + 1] != [d.face])
