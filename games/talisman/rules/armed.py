"""Armed spells (S-110, S-111): laid ready in secret for a moment in anybody's turn, cast without a pause when it comes.

`Armed.at` says whom the moment must be about, and what else must be so, parted by slashes: "2" (that seat), "me", "" (anybody),
"2/being" (in a fight of that seat against a being), "me/last" (my last life), "2/O7" (that seat, and the space it is about).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.kernel.arming import Armed, Arming
from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.rules import casting
from games.talisman.state import TalismanState, kind
from games.talisman.table import Casting, Command, Land, Target

if TYPE_CHECKING:
    from games.talisman.content import Catalogue, SpellCard
    from games.talisman.rules.lives import Loss

Trigger: TypeAlias = Literal[
    "turn-start", "move-end", "spell-cast", "command", "against-me", "fight", "life-loss", "life-lost", "follower-dies", "own-end"
]
ME, ANYBODY = "me", ""
AGAINST_LOSS = ("preservation", "healing")  # TM-FLOW-12, steps 3 and 4


@dataclass(slots=True)
class Moment:
    """Something that spells may be armed for: what it is, whom it is about, and who does it to them."""

    kind: Trigger
    who: Seat
    by: Seat = -1
    loss: Loss | None = None
    casting: Casting | None = None
    command: Command | None = None
    follower: str = ""
    foes: tuple[str, ...] = ()  # beings in a fight, outside the inner region
    chance: int = 0  # of this seat in the fight, in per cent
    saved: bool = False  # the follower lives
    spell: str = ""  # only this one answers now


class Ready(Arming[TalismanState, Moment]):
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def kept(self, state: TalismanState, seat: Seat) -> list[Armed]:
        return state.players[seat].armed

    def possible(self, state: TalismanState, seat: Seat) -> list[Armed]:
        """By what is held, and by who and what is on the board; never by what others hold."""
        c = state.players[seat].character
        if c is None:
            return []
        return [
            Armed(card=card, when=trigger, at=at)
            for card in c.spells
            for trigger in self.cards.spells[kind(card)].arm
            for at in self._whom(state, seat, self.cards.spells[kind(card)], trigger)
        ]

    def _whom(self, state: TalismanState, seat: Seat, spell: SpellCard, trigger: Trigger) -> Iterator[str]:
        others = [str(s) for s, p in enumerate(state.players) if s != seat and p.standing != "out"]
        match trigger:
            case "turn-start" if spell.target == "space":
                free = [id for id in self.cards.open_spaces if not any(_stands(p.character, id) for p in state.players)]
                yield from (f"{other}/{space}" for other in others for space in free)
            case "turn-start":
                yield from others
            case "move-end":
                yield from (ME, *others) if spell.arrival else others
            case "own-end" | "spell-cast" if spell.id == "reflection" or trigger == "own-end":
                yield ME
            case "spell-cast" | "command":
                yield from (ME, ANYBODY)
            case "against-me":
                yield from (ANYBODY, *others)
            case "fight":
                yield from (ME, *others) if spell.target != "none" else (ME,)
                yield from (f"{other}/{versus}" for other in others for versus in ("me", "character", "being", "likely"))
            case "life-loss":
                yield from (f"{who}/{which}" for who in (ME, *others) for which in ("last", "any"))
            case "life-lost":
                yield from (f"{who}/{n}" for who in (ME, *others) for n in (1, 2, 3))
            case "follower-dies":
                yield from (ME, *others)
            case _:
                return

    def due(self, state: TalismanState, seats: Sequence[Seat], moment: Moment) -> tuple[Seat, Armed] | None:
        """TM-FLOW-12: against a loss of life Preservation comes before Healing, whoever holds them."""
        if moment.kind != "life-loss":
            return super().due(state, seats, moment)
        found = (super(Ready, self).due(state, seats, replace(moment, spell=name)) for name in AGAINST_LOSS)
        return next((deed for deed in found if deed is not None), None)

    def answers(self, state: TalismanState, seat: Seat, deed: Armed, moment: Moment) -> bool:
        """Is this what it waits for? Whether it can be done then is another question (`at`)."""
        if deed.when != moment.kind or (moment.spell and kind(deed.card) != moment.spell):
            return False
        who, _, rest = deed.at.partition("/")
        about = seat if who == ME else int(who) if who else None
        match moment.kind:
            case "against-me":
                return moment.who == seat and (about is None or about == moment.by)
            case "spell-cast":
                return moment.by != seat and (about is None or about == moment.who)
            case "command":
                return about is None or about == moment.who
            case "fight":
                return about == moment.who and self._versus(seat, rest, moment)
            case "life-loss":
                lost = 0 if moment.loss is None else moment.loss.n  # nothing any more: the order waits for another loss
                return about == moment.who and lost > 0 and (rest == "any" or lost >= _lives(state, moment.who))
            case "life-lost":
                return about == moment.who and _lives(state, moment.who) <= int(rest)
            case "own-end":
                return moment.who == seat
            case _:
                return about == moment.who

    def _versus(self, seat: Seat, rest: str, moment: Moment) -> bool:
        match rest:
            case "me":
                return moment.by == seat
            case "character":
                return moment.by >= 0
            case "being":
                return moment.by < 0
            case "likely":
                return moment.chance >= 50
            case _:
                return True


def _stands(character: object, space: str) -> bool:
    return getattr(character, "space", None) == space


def _lives(state: TalismanState, seat: Seat) -> int:
    c = state.players[seat].character
    return c.lives if c else 0


def at(g: Land, moment: Moment) -> Script[bool]:
    """A moment has come: what was laid ready for it is cast, the player in turn first, then clockwise, one at a time; what is no
    longer true is looked at anew after each (S-111). What cannot be cast fails, and only its owner learns it. Was anything cast?"""
    ready, before = Ready(g.cards), g.cast
    yield from ready.fire(g.state, g.on_board(), moment, lambda seat, deed: _cast(g, seat, deed, moment))
    if g.state.strict:
        yield from casting.windows(g, moment)
    return g.cast > before


def _cast(g: Land, seat: Seat, deed: Armed, moment: Moment) -> Script[None]:
    target = aim(g, seat, deed.card, moment, deed.at)
    reaction = moment.kind in ("life-loss", "life-lost", "follower-dies")
    if target is None or not casting.may_cast(g, seat, reaction=reaction) or deed.card not in g.char(seat).spells:
        g.tell_seat(seat, events.ArmedFailed(seat, deed.card))
        return
    yield from casting.cast(g, seat, deed.card, target, moment)


def aim(g: Land, seat: Seat, card: str, moment: Moment, at: str = "") -> Target | None:
    """What a spell that answers a moment is aimed at; None if that is not possible any more, or of no use."""
    spell = g.spell(card)
    match spell.id, moment.kind:
        case _, "turn-start" | "move-end" | "own-end" if spell.target == "space" and at.count("/"):
            space = at.partition("/")[2]
            return Target(space=space) if space in casting.free_spaces(g) else None
        case _, "move-end" | "own-end" if moment.who == seat:
            return Target()  # S-119: its owner chooses when it is cast
        case ("immobility", "against-me"):
            return _legal(g, spell, Target(seat=moment.by))
        case (("immobility" | "weakness"), "fight") if moment.foes and (spell.id == "immobility" or moment.who == seat):
            return Target(card=max(moment.foes, key=lambda being: casting.worth(g, being)))
        case ("weakness", "fight"):
            # One's own fight: the opponent. Somebody else's: that fighter.
            return _legal(g, spell, Target(seat=moment.by if moment.who == seat else moment.who))
        case (("invisibility" | "psionic-blast"), _):
            return Target(seat=seat)
        case (("counterspell" | "reflection"), "spell-cast"):
            casting_ = moment.casting
            return Target(seat=moment.by) if casting_ is not None and not casting_.countered else None
        case ("counterspell", "command"):
            return Target(seat=moment.by) if moment.command is not None and not moment.command.countered else None
        case (_, "life-loss") if moment.loss is None or moment.loss.n <= 0:
            return None
        case ("healing", "life-loss"):
            # Useless before the loss with all lives (section 10).
            from_four = g.char(moment.who).lives >= 4
            return None if from_four else _legal(g, spell, Target(seat=moment.who))
        case ("preservation", "follower-dies"):
            return None if moment.saved else _legal(g, spell, Target(seat=moment.who))
        case _:
            return _legal(g, spell, Target(seat=moment.who))


def _legal(g: Land, spell: SpellCard, target: Target) -> Target | None:
    if target.seat < 0 or not g.alive(target.seat) or casting.immune(g, target.seat):
        return None
    return target
