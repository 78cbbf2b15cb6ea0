"""A game as a story: one line per turn, taken from the views before and after it, and what of it was a turning point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.talisman.view import SeenCharacter, TalismanView
from rendering.kit.story import parted

# From what matters most to what is always true; the first that happened is the headline.
KINDS = (
    "end",
    "crown",
    "slew",
    "died",
    "talisman",
    "inner",
    "toad",
    "beat",
    "crossed",
    "took",
    "grew",
    "beaten",
    "walked",
    "quiet",
)
_WEIGHT = {"crown": 9, "slew": 7, "died": 6, "talisman": 6, "inner": 6, "toad": 4, "crossed": 3, "beat": 2, "end": 0}


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A turn in one line: who, what above all, and how strong everybody was afterwards."""

    number: int
    seat: int
    kind: str
    powers: tuple[int, ...]  # Strength and Craft together, by seat; 0 without a character
    card: str = ""
    space: str = ""
    other: int = -1
    dead: tuple[int, ...] = ()
    trophies: int = 0  # won this turn
    lost: int = 0  # lives the one in turn lost
    played: str = ""  # the character of the one in turn

    @property
    def weight(self) -> int:
        return _WEIGHT.get(self.kind, 1) + 2 * len(self.dead) + self.trophies + self.lost // 2


def power(c: SeenCharacter | None) -> int:
    return c.total_strength + c.total_craft if c else 0


def summarise(before: TalismanView, after: TalismanView) -> TurnSummary:
    """The turn that lies between two views: `before` at its start, `after` when it is over."""
    seat = before.active
    was, now = before.players[seat].character, after.players[seat].character
    same = now is not None and was is not None and now.id == was.id
    dead = tuple(
        p.seat for p in before.players if p.character is not None and not _lives_on(p.character, after.players[p.seat].character)
    )
    kind, card, other = "quiet", "", -1
    space = now.space if same and now else was.space if was else ""
    won = [t for t in now.trophies if t not in was.trophies] if same and now and was else []
    if after.phase == "over" and seat in after.winners:
        kind = "end"
    elif not same:
        kind = "died"
    elif now and was:
        kind, card = _deed(was, now, won)
        fallen = [s for s in dead if s != seat]
        if fallen:
            kind, other = "slew", fallen[0]
    return TurnSummary(
        number=max(1, before.turn),
        seat=seat,
        kind=kind,
        powers=tuple(power(p.character) for p in after.players),
        card=card,
        space=space,
        other=other,
        dead=dead,
        trophies=len(won),
        played=was.id if was else "",
        lost=max(0, was.lives - now.lives) if same and now and was else was.lives if was else 0,
    )


def _lives_on(was: SeenCharacter, now: SeenCharacter | None) -> bool:
    return now is not None and now.id == was.id


def _deed(was: SeenCharacter, now: SeenCharacter, won: list[str]) -> tuple[str, str]:
    """What somebody did who is still there, and the card of it."""
    gained = [o for o in (*now.objects, *now.followers) if o not in was.objects and o not in was.followers]
    talisman = next((o for o in gained if o.partition(".")[0] == "talisman"), "")
    if now.space == "C" and was.space != "C":
        return "crown", ""
    if talisman:
        return "talisman", talisman
    if now.space[0] == "I" and was.space[0] not in "IC":
        return "inner", ""
    if now.toad and not was.toad:
        return "toad", ""
    if won:
        return "beat", won[0]
    if {now.space[0], was.space[0]} == {"O", "M"}:
        return "crossed", ""
    if gained:
        return "took", gained[0]
    if not now.toad and not was.toad and now.strength + now.craft > was.strength + was.craft:
        return "grew", ""
    if now.lives < was.lives:
        return "beaten", ""
    return ("walked", "") if now.space != was.space else ("quiet", "")


def turns(views: Sequence[TalismanView]) -> list[tuple[TalismanView, TalismanView]]:
    return parted(views, lambda v: v.turn, begun=lambda v: v.phase != "setup", over=lambda v: v.phase == "over")


@dataclass(frozen=True, slots=True)
class Deeds:
    """What one player did over the game."""

    turns: int = 0
    trophies: int = 0
    slain: int = 0
    lost: int = 0
    died: int = 0


def last_played(story: Sequence[TurnSummary], seat: int) -> str:
    """Whom somebody played at last; "" if never anybody."""
    return next((s.played for s in reversed(story) if s.seat == seat and s.played), "")


def deeds(story: Sequence[TurnSummary], seat: int) -> Deeds:
    mine = [s for s in story if s.seat == seat]
    return Deeds(
        turns=len(mine),
        trophies=sum(s.trophies for s in mine),
        slain=sum(s.kind == "slew" for s in mine),
        lost=sum(s.lost for s in mine),
        died=sum(seat in s.dead for s in story),
    )
