"""What modules put beside the base game, as small badges: on a location, beside the circle, on an investigator. The one place that reads a
view's `shelf` and `tally`."""

from __future__ import annotations

from dataclasses import dataclass

from games.cultistorm.view import StormView


@dataclass(frozen=True)
class Extra:
    """An icon, a number or a few letters, and the message that says it (with `n`)."""

    icon: str
    text: str
    key: str
    n: int = 0
    bad: bool = False


def on_place(view: StormView, slot: int) -> list[Extra]:
    return []


def beside(view: StormView) -> list[Extra]:
    return []


def on_person(view: StormView, who: int) -> list[Extra]:
    return []
