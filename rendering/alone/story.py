"""A game as a story: one line per turn, taken from public views before and after it, and what of it was a turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.alone.view import AloneView, SeenPlayed

_WEIGHT = {"mission": 9, "nightmare": 8, "ability": 5, "kill": 4, "companion": 4, "found": 3}


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A turn in one line. `number` counts from 1 over all rounds; `kind` is what mattered most, `card` what it was about."""

    number: int
    round: int
    turn: int
    kind: str
    life: int
    composure: int
    card: str = ""
    life_change: int = 0
    composure_change: int = 0
    played: int = 0  # reaction cards of evil in this turn

    @property
    def weight(self) -> int:
        hurt = max(0, -self.life_change) + max(0, -self.composure_change)
        return _WEIGHT.get(self.kind, 0) + hurt + max(0, self.life_change + self.composure_change)


def number(view: AloneView) -> int:
    """Turns begun so far, over all rounds."""
    return (view.round - 1) * view.turns + view.turn


def finished(view: AloneView) -> int:
    """Turns that are completely over. A marker is spent when its turn's action is announced, so in the middle of a turn the
    last one does not count yet."""
    running = view.phase == "turn_end" or (view.phase == "action" and bool(view.announced))
    return number(view) - (1 if running else 0)


def summarise(before: AloneView, after: AloneView, last: AloneView | None = None) -> TurnSummary:
    """The turn between two views: `before` at its beginning, `after` when it is over. `last` is the latest view inside it, for
    what the beginning of the next turn wipes away (what was announced)."""
    inside = last if last is not None else after
    life, composure = after.life - before.life, after.composure - before.composure
    was_done = {m.code for m in before.missions if m.done}
    done = [m.code for m in after.missions if m.done and m.code not in was_done]
    gained = [a for a, b in zip(after.abilities, before.abilities, strict=True) if a.points > b.points]
    kind, card = (inside.announced[0] if inside.announced else "quiet"), ""
    here = after.here
    if done:
        kind, card = "mission", done[-1]
    elif after.nightmare and not before.nightmare:
        kind = "nightmare"
    elif len(after.companions) > len(before.companions):
        kind, card = "companion", after.companions[-1].character
    elif any(a.unlocked for a in gained):
        kind, card = "ability", next(a.ability for a in gained if a.unlocked)
    elif gained:
        kind, card = "kill", gained[0].ability
    elif life + composure <= -3:
        kind, card = "hurt", next((p.card for p in reversed(_laid(before, after, inside)) if p.card and not p.face_down), "")
    elif kind == "move" and here is not None and here.room:
        kind, card = "room", here.room
    elif len(after.items) > len(before.items):
        kind, card = "found", after.items[-1].card
    nth = finished(after)
    return TurnSummary(
        number=nth,
        round=_round(after),
        turn=(nth - 1) % after.turns + 1,
        kind=kind,
        life=after.life,
        composure=after.composure,
        card=card,
        life_change=life,
        composure_change=composure,
        played=len(_laid(before, after, inside)),
    )


def _laid(before: AloneView, after: AloneView, inside: AloneView) -> Sequence[SeenPlayed]:
    """The cards of evil in this turn. They lie until the round is over, so the view after the turn knows them all; a turn that ends the
    round together with the whole clean-up has only the latest view inside it."""
    lying = after if after.round == _round(after) else inside
    return lying.played[len(before.played) if lying.round == before.round else 0 :]


def _round(after: AloneView) -> int:
    """The round of the turn that was over in this view."""
    return (finished(after) - 1) // after.turns + 1


class Turn(NamedTuple):
    """A finished turn: a view at its beginning, the first when it is over, and the latest that still tells what was announced."""

    before: AloneView
    after: AloneView
    inside: AloneView | None


def turns(views: Sequence[AloneView]) -> list[Turn]:
    """The finished turns in views given in their order (those of checkpoints, or one after each answer)."""
    found: list[Turn] = []
    begin: AloneView | None = None
    last: AloneView | None = None
    for view in views:
        if not view.floors:
            continue  # before the base was ready
        if begin is None:
            begin = view
        elif finished(view) > finished(begin) or (view.over and number(view) > finished(begin)):
            # A view between two turns still tells what was announced; one of the next turn does not.
            between = view.phase in ("start", "clean_up", "over") and bool(view.announced)
            found.append(Turn(begin, view, view if between else last))
            begin = view
        last = view
    return found


def story(views: Sequence[AloneView]) -> list[TurnSummary]:
    """Every finished turn of a game in one line each."""
    return [summarise(*turn) for turn in turns(views)]
