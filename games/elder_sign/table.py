"""The rules' hand on a game of Elder Sign: the state, the cards, and the words the rulebook uses for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.elder_sign import events
from games.elder_sign.state import FIRST, Attempt, Deck, Die, ElderState, Investigator, Lasting, Resource, Spot
from games.elder_sign.traits import RaiseMaximum
from games.kernel.ask import RuleBug, Seat
from games.kernel.lasting import Lasts
from games.kernel.luck import Fate
from games.kernel.table import Event

if TYPE_CHECKING:
    from games.elder_sign.content import AncientOneCard, Catalogue


class Elder(Lasts[ElderState, Lasting]):
    def __init__(self, state: ElderState, fate: Fate, step: int, cards: Catalogue) -> None:
        super().__init__(state, fate, step)
        self.cards = cards
        # What one reward batch, purchase or card effect has brought so far (S-67); None outside a batch.
        self.batch: list[tuple[Seat, str]] | None = None
        # The lasting half of the Mythos card is being resolved, which does not bind Sister Mary.
        self.lasting_half = False
        self.chained = state.printing != FIRST

    # Luck: whoever takes a deed back and does another one must not find faces again that were seen

    def deed(self, name: str, particulars: str) -> str:
        """The name of a deed that draws luck. Games of the first printing knew no particulars."""
        return name if self.state.printing == FIRST else f"{name}:{particulars}"

    def tell(self, event: Event, to: tuple[Seat, ...] | None = None, others: Event | None = None) -> None:
        if self.state.printing == FIRST and isinstance(event, (events.LockWaits, events.DieMovesOn)):
            return  # told since the second printing; the logs of older games do not know them
        super().tell(event, to, others)

    # Decks

    def lay_under(self, deck: Deck, *cards: str) -> None:
        """Everybody knows that they lie there, of several not in which order."""
        self.state.decks[deck] += cards
        self.knows(deck, *cards)

    # What cards changed for a while

    @property
    def in_effect(self) -> list[Lasting]:
        return self.state.lasting

    # People

    def inv(self, seat: Seat) -> Investigator:
        found = self.state.players[seat].investigator
        if found is None:
            raise RuleBug(f"seat {seat} has no investigator")
        return found

    def has_investigator(self, seat: Seat) -> bool:
        return self.state.players[seat].investigator is not None

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats in turn order, beginning with `start`."""
        n = len(self.state.players)
        return [(start + i) % n for i in range(n)]

    def investigators(self) -> list[Seat]:
        """Seats with an investigator, in turn order from the active player."""
        return [s for s in self.clockwise(self.state.active) if self.has_investigator(s)]

    def maximum(self, seat: Seat, resource: Resource) -> int:
        """The maximum on the card, and what allies add (B07)."""
        person = self.inv(seat)
        base = person.max_sanity if resource == "sanity" else person.max_stamina
        if not person.allies:
            return base
        extra = sum(
            t.n
            for a in person.allies
            for t in self.cards.allies[a].traits
            if isinstance(t, RaiseMaximum) and t.raise_maximum == resource
        )
        return base + extra

    # The table

    @property
    def ancient(self) -> AncientOneCard:
        return self.cards.ancient_ones[self.state.ancient]

    @property
    def attempt(self) -> Attempt:
        if self.state.attempt is None:
            raise RuleBug("no adventure is being attempted")
        return self.state.attempt

    def spots(self) -> list[Spot]:
        """All face-up adventures, then Other Worlds."""
        return [s for s in self.state.museum if s] + self.state.extra + self.state.worlds

    def spot(self, card: str) -> Spot:
        found = next((s for s in self.spots() if s.card == card), None)
        if found is None:
            raise RuleBug(f"{card} is not in play")
        return found

    def is_world(self, card: str) -> bool:
        return card in self.cards.other_worlds

    def seats_on(self, place: str) -> list[Seat]:
        return [s for s in self.investigators() if self.inv(s).place == place]

    # Dice

    def die(self, id: str) -> Die:
        return self.state.dice[id]

    def dice_at(self, *places: str) -> list[Die]:
        """In the order of the dice: the state keeps them in it."""
        return [die for die in self.state.dice.values() if die.at in places]
