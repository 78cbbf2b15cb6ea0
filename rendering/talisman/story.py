"""A game as a story: one line per turn, taken from the views before and after it, and what of it was a turning point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.talisman.view import SeenCharacter, TalismanView
from rendering.kit.story import parted, turning_points

# From what matters most to what is always true; the first that happened is the headline.
KINDS = (
    "end",
    "crown",
    "slew",
    "left",
    "out",
    "fell",
    "died",
    "back",
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
_WEIGHT = {
    "crown": 9,
    "slew": 7,
    "left": 7,
    "out": 7,
    "inner": 6,
    "died": 5,
    "fell": 5,
    "talisman": 4,
    "toad": 4,
    "crossed": 3,
    "beat": 2,
    "end": 0,
}
# What happens to everybody some time: only the first of them turned the game.
_COMMON = ("talisman", "toad", "crossed", "beat", "died")
_FIRST = 2


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
    dead: tuple[int, ...] = ()  # whose character died
    trophies: int = 0  # won this turn
    lost: int = 0  # lives the one in turn lost
    played: str = ""  # the character of the one in turn

    @property
    def weight(self) -> int:
        return _WEIGHT.get(self.kind, 1) + 2 * len(self.dead) + self.trophies + self.lost // 2


def power(c: SeenCharacter | None) -> int:
    return c.total_strength + c.total_craft if c else 0


def summarise(before: TalismanView, after: TalismanView, during: Sequence[TalismanView] = ()) -> TurnSummary:
    """The turn that lies between two views: `before` at its start, `after` when it is over. `during` it one sees who fought whom."""
    seat = before.active
    was, now = before.players[seat].character, after.players[seat].character
    same = now is not None and was is not None and now.id == was.id
    gone = [
        p.seat for p in before.players if p.character is not None and not _lives_on(p.character, after.players[p.seat].character)
    ]
    dead = tuple(s for s in gone if not _gave_up(after, s))
    kind, card, other = "quiet", "", -1
    space = now.space if same and now else was.space if was else ""
    won = [t for t in now.trophies if t not in was.trophies] if same and now and was else []
    if after.phase == "over" and seat in after.winners:
        kind = "end"
    elif was is None:
        kind, other = ("back", -1) if now else ("left", seat)
    elif not same:
        kind, other = ("left", seat) if _gave_up(after, seat) else ("died", -1)
    elif now:
        kind, card = _deed(was, now, won)
        others = [s for s in gone if s != seat]
        if others and kind != "crown":
            other = next((s for s in others if _fought(during, seat, s)), others[0])
            kind = _end_of(other, seat, after, during)
    return TurnSummary(
        number=before.turn,
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


def _gave_up(after: TalismanView, seat: int) -> bool:
    """Before the Crown is reached whoever dies comes back: who is out has left."""
    return after.players[seat].standing == "out" and not after.crown_reached


def _fought(during: Sequence[TalismanView], seat: int, other: int) -> bool:
    return any(v.fight is not None and {v.fight.one.seat, v.fight.two.seat} == {seat, other} for v in during)


def _end_of(other: int, seat: int, after: TalismanView, during: Sequence[TalismanView]) -> str:
    """How somebody's character went in another one's turn, as far as it can be seen: after the Crown is reached the dead and those who
    concede are out alike."""
    if _gave_up(after, other):
        return "left"
    if _fought(during, seat, other):
        return "slew"
    return "out" if after.players[other].standing == "out" else "fell"


def _lives_on(was: SeenCharacter, now: SeenCharacter | None) -> bool:
    return now is not None and now.id == was.id


def _deed(was: SeenCharacter, now: SeenCharacter, won: list[str]) -> tuple[str, str]:
    """What somebody did who is still there, and the card of it."""
    gained = [o for o in (*now.objects, *now.followers) if o not in was.objects and o not in was.followers]
    talisman = next((o for o in gained if o.partition(".")[0] == "talisman"), "")
    if now.space == "C" and was.space != "C":
        return "crown", ""
    if talisman and not any(o.partition(".")[0] == "talisman" for o in was.objects):
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
    """From the positions between the phases (`bot.chronicle.positions`), oldest first."""
    return parted(views, lambda v: v.turn, begun=lambda v: v.phase != "setup", over=lambda v: v.phase == "over")


def told(views: Sequence[TalismanView]) -> list[tuple[TalismanView, TurnSummary]]:
    """Each finished turn: how the land lay after it, and its line."""
    during: dict[int, list[TalismanView]] = {}
    for view in views:
        during.setdefault(view.turn, []).append(view)
    return [(after, summarise(before, after, during[before.turn])) for before, after in turns(views)]


def decisive(story: Sequence[TurnSummary]) -> list[TurnSummary]:
    """The turning points. Of what happens again and again the first ones are among them."""
    seen: Counter[str] = Counter()
    found: list[TurnSummary] = []
    for summary in story:
        seen[summary.kind] += 1
        if summary.kind not in _COMMON or seen[summary.kind] <= _FIRST:
            found.append(summary)
    return turning_points(found)


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
