"""The rules' hand on a game of ALONE: the state, the cards, the words the rulebook uses, and who is told what.

Public is what the hero may know: the channel reads what the hero reads. Evil reads everything except each other's hands.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.alone import events
from games.alone.dice import Face
from games.alone.state import Action, AloneState, Answer, Creature, Lasting, Loss, Roll, Sector
from games.kernel.ask import Cover, RuleBug, Script, Seat
from games.kernel.lasting import Lasts
from games.kernel.luck import Fate
from games.kernel.table import Event

if TYPE_CHECKING:
    from games.alone.content import Catalogue

MomentName: TypeAlias = Literal["announced", "after", "loss", "turn_end", "late_loss"]


@dataclass(slots=True)
class Moment:
    """Why evil may react now: the moment, and the public or secret facts a card's condition and effect look at."""

    name: MomentName
    action: Action | None = None
    loss: Loss | None = None
    by_creatures: list[str] = field(default_factory=list[str])  # the creatures that caused the loss, together (S-93)
    failed: bool = False  # "after" an Attack that did no wound
    drawn: list[str] = field(default_factory=list[str])  # "after" a Search: item cards drawn now
    lit: list[str] = field(default_factory=list[str])  # "after" a repair: sectors lit now, the box's own first
    revealed: list[str] = field(default_factory=list[str])  # "announced" Explore: sectors about to be revealed
    # Filled while a card is resolved, for its later clauses:
    chosen: list[str] = field(default_factory=list[str])  # the creatures ("it", "one of them")
    target: str = ""  # the Locate target


@dataclass(slots=True)
class Guard:
    """What an opportunity item answers: a roll against the hero, or a loss that is about to happen."""

    faces: list[Face] = field(default_factory=list[Face])
    conditional: bool = False  # conditional faces hit
    by: str = ""  # as in events.Rolled
    label: str = ""  # of the roll's luck
    attackers: list[str] = field(default_factory=list[str])  # creature ids
    loss: int = 0  # points about to be lost, where it is not a roll
    prevented: int = 0  # points of the loss that do not happen
    strike_back: int = 0  # dice of a free Attack on an attacker afterwards


class Alone(Lasts[AloneState, Lasting]):
    def __init__(self, state: AloneState, fate: Fate, step: int, cards: Catalogue) -> None:
        super().__init__(state, fate, step)
        self.cards = cards
        self.moment: Moment | None = None  # while a reaction card is resolved
        self.guard: Guard | None = None  # while an opportunity item answers a roll or a loss

    # People

    @property
    def evil(self) -> tuple[Seat, ...]:
        """The evil seats in table order."""
        return tuple(range(1, len(self.state.evil) + 1))

    def evil_from_leader(self) -> list[Seat]:
        n = len(self.state.evil)
        return [(self.state.leader - 1 + i) % n + 1 for i in range(n)]

    def hand(self, seat: Seat) -> list[str]:
        return self.state.evil[seat - 1].hand

    def cover(self) -> Cover:
        """What the hero sees of any question to evil: always the same words, always all evil seats. Called to ask one."""
        return self.behind(self.evil_stirs)

    @property
    def evil_stirs(self) -> Cover:
        return Cover("al-evil-stirs", self.evil, self.may_decide)

    @property
    def may_decide(self) -> tuple[Seat, ...]:
        """Who of evil may have to decide anything now, by what lies open: the leader; whoever has a card on the reaction spaces, which may ask
        its player something; and behind the first card of a turn everybody with cards in hand (AL-EVIL-04)."""
        s = self.state
        laid = {p.seat for p in s.spaces}
        others = bool(laid and s.played_this_turn)
        return tuple(e for e in self.evil if e == s.leader or e in laid or (others and self.hand(e)))

    def evil_beat(self) -> Script[None]:
        """Evil may have had a choice here, and had none."""
        return self.beat(self.state.leader, self.evil_stirs)

    def tell(self, event: Event, to: tuple[Seat, ...] | None = None, others: Event | None = None) -> None:
        super().tell(event, to, others)
        public = event if to is None else others
        if public is not None:
            self._note(public)

    def _note(self, event: Event) -> None:
        """What everybody was told stays on the radar and beside the dice until the hero's next turn is announced (`clear_notes`):
        most of it comes at the end of a turn, and the hero must see it when choosing what to do next."""
        s = self.state
        match event:
            case events.Noise(way):
                s.noises.append(way)
            case events.Rolled(by, faces, hits):
                s.rolls.append(Roll(by=by, faces=list(faces), hits=hits))
            case events.Rerolled(by, faces, hits):
                if s.rolls and s.rolls[-1].by == by:
                    s.rolls.pop()
                s.rolls.append(Roll(by=by, faces=list(faces), hits=hits))
            case events.Located(target, distance, same_floor, way):
                s.answers.append(Answer(target=target, distance=distance, same_floor=same_floor, way=way))
            case _:
                pass

    def clear_notes(self) -> None:
        """The hero has announced the next turn's action: what was heard before it is old."""
        s = self.state
        s.noises, s.rolls, s.answers = [], [], []

    def tell_evil(self, event: Event, others: Event | None = None) -> None:
        """Only evil learns this; `others` is what the hero and the public are told instead."""
        self.tell(event, to=self.evil, others=others)

    # The base

    def sector(self, id: str) -> Sector:
        return self.state.sectors[id]

    @property
    def here(self) -> Sector:
        """The hero's sector."""
        return self.state.sectors[self.state.hero_at]

    def creature(self, id: str) -> Creature:
        found = self.find_creature(id)
        if found is None:
            raise RuleBug(f"creature {id} is not in play")
        return found

    def find_creature(self, id: str) -> Creature | None:
        return next((c for c in self.state.creatures if c.id == id), None)

    def creatures_in(self, sector: str) -> list[Creature]:
        return [c for c in self.state.creatures if c.at == sector]

    def hidden(self, creature: Creature) -> bool:
        """AL-VIS-01: not laid out in the labyrinth. A creature that a card leaves out of its sector is not laid out either."""
        if not self.sector(creature.at).revealed:
            return True
        return any(lie.sector == creature.at and lie.omitted == f"creature:{creature.id}" for lie in self.state.lies)

    # What cards changed for a while

    @property
    def in_effect(self) -> list[Lasting]:
        return self.state.lasting

    # The hero board

    def track(self, kind: Loss) -> int:
        return self.state.life if kind == "life" else self.state.composure

    def item(self, card: str) -> bool:
        return any(i.card == card for i in self.state.items)
