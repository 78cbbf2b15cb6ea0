"""What a verb of ALONE is, and what many of them look at.

`who` is the seat that decides: the evil player of a reaction card, the hero for items, rewards and sacrifices. `card` is the card
the verb stands on. What a reaction card answers stands in `g.moment`, the action in progress in `g.state.action`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias, get_args

from games.alone.rules import station
from games.alone.state import Action, ActionKind, Creature, Kind, Lasting
from games.kernel.ask import RuleBug, Script, Seat, at_once, option, ponder
from games.kernel.effects import Verb, Vocabulary
from games.kernel.measures import Measures

if TYPE_CHECKING:
    from games.alone.table import Alone, Moment


Chance: TypeAlias = Literal["creature_hits", "composure_by_creature", "before_attacks", "own_attack_in_the_dark", "turn_start"]
CHANCES: tuple[Chance, ...] = get_args(Chance)  # what an opportunity item waits for

VERBS: Vocabulary[AloneVerb] = Vocabulary()


class AloneVerb(Verb):
    """A verb of this game. A card whose verbs are all not `possible` now is not offered.

    `belongs` says where it may stand: on any reaction card, or only at the moment and trigger of one ("announced:attack"), on
    items of an action or a condition, as a companion's sacrifice, as a mission's reward. Elsewhere it would lack what it speaks of.
    """

    vocabulary = VERBS
    measures = Measures["Alone"]("al")
    belongs: ClassVar[tuple[str, ...]] = ("reaction",)
    first: ClassVar[bool] = False  # of an upgrade: it prepares the item's effect and comes before it
    needed: ClassVar[bool] = False  # it is what the card waits for: where it is not possible, no other clause carries the card

    @property
    def kind(self) -> Kind | None:
        """The only kind of creature the text means, if it names one."""
        return None

    def gives(self, what: str) -> bool:
        """Do the creatures chosen before it bear this for the rest of the turn (`rules/bonuses.py`)?"""
        return False


Effect: TypeAlias = Annotated[AloneVerb, VERBS]


def the_moment(g: Alone) -> Moment:
    """What the reaction card being resolved answers."""
    if g.moment is None:
        raise RuleBug("a reaction card is resolved without the moment it answers")
    return g.moment


def the_action(g: Alone) -> Action:
    """The action in progress."""
    if g.state.action is None:
        raise RuleBug("an effect of an action without an action")
    return g.state.action


def alive(g: Alone, ids: Sequence[str]) -> list[Creature]:
    """Those of these creatures that are still in play."""
    return [c for c in g.state.creatures if c.id in ids]


def actions_done(g: Alone, kind: ActionKind) -> list[Action]:
    """This turn's actions of a kind, the one in progress too."""
    found = [a for a in g.state.done if a.kind == kind]
    now = g.state.action
    return [*found, now] if now is not None and now.kind == kind and now not in found else found


def name_sector(g: Alone, who: Seat, card: str, sectors: Sequence[str]) -> Script[str | None]:
    """Evil names one of these sectors of the secret map; None if there is none."""
    options = [
        option(f"at:{s}", s, msg=station.at_msg(g, s), sector=s, room=g.sector(s).room, revealed=int(g.sector(s).revealed))
        for s in sectors
    ]
    return (yield from ponder(who, "al-card-sector", options, cover=g.cover(), audience=g.evil, card=card))


class For(AloneVerb):
    """Something that changes for a while; the rule that reads it stands with `Lasting` (state.py)."""

    def lasting(self, g: Alone, card: str) -> list[Lasting]:
        raise NotImplementedError(type(self).__name__)

    @at_once
    def run(self, g: Alone, who: Seat, card: str) -> None:
        for effect in self.lasting(g, card):
            g.lasts(effect)
