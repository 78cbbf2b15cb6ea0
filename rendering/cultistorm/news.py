"""What is new since an earlier picture of the same viewer."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.cultistorm.view import StormView


@dataclass(frozen=True)
class Changed:
    """Differences by investigator; who has come to a location; Great Old Ones; crystals by slot of the circle."""

    madness: dict[int, int] = field(default_factory=dict[int, int])
    trophies: dict[int, int] = field(default_factory=dict[int, int])
    enemies: frozenset[str] = frozenset()
    elders: frozenset[str] = frozenset()
    crystals: dict[int, int] = field(default_factory=dict[int, int])
    sealed: frozenset[int] = frozenset()
    count: int = 0


NOTHING = Changed()


def changes(before: StormView | None, after: StormView) -> Changed:
    """Nothing, if there is no picture before, or it was of the box before the set-up."""
    if before is None or not before.places or not after.places or len(before.investigators) != len(after.investigators):
        return NOTHING

    def moved(attribute: str) -> dict[int, int]:
        pairs = zip(before.investigators, after.investigators, strict=True)
        found = {now.who: _number(getattr(now, attribute)) - _number(getattr(was, attribute)) for was, now in pairs}
        return {who: n for who, n in found.items() if n}

    rings = zip(before.circle, after.circle, strict=False)
    crystals = {i: now.crystals - was.crystals for i, (was, now) in enumerate(rings) if now.crystals > was.crystals}
    return Changed(
        madness=moved("madness"),
        trophies=moved("trophies"),
        enemies=frozenset(_columns(after) - _columns(before)),
        elders=frozenset(_elders(after) - _elders(before)),
        crystals=crystals,
        sealed=frozenset(p.slot for p, was in zip(after.places, before.places, strict=True) if p.sealed and not was.sealed),
        count=after.count - before.count,
    )


def _number(value: object) -> int:
    if isinstance(value, int):
        return value
    return sum(n for _, n in value) if isinstance(value, tuple) else 0


def _columns(view: StormView) -> set[str]:
    return {e.id for p in view.places for e in p.column}


def _elders(view: StormView) -> set[str]:
    return {e.id for p in view.places for e in p.elders}


def thrown(before: StormView, after: StormView) -> frozenset[str]:
    """The dice of the pool and of the cults that were rolled since. They lie in the circle of the board, or at the head of the plan."""
    again = before.round != after.round
    known = {d.id: d.face for d in (*before.pool, *(d for p in before.investigators for d in p.dice))}
    fresh = [i for i, d in enumerate(after.pool) if again or known.get(d.id) != d.face]
    plan = after.pool[:8]
    names = {f"circle/pool{i}" for i in fresh} | {f"head/pool{len(plan) - 1 - i}" for i in fresh if i < len(plan)}
    cults = zip(before.places, after.places, strict=False)
    return frozenset(names | {f"place{now.slot}/cultist-die" for was, now in cults if now.die and was.die != now.die})
