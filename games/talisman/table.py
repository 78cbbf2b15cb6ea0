"""The rules' hand on a game of Talisman: the state, the cards, and the words the rulebook uses for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.kernel.ask import Cover, RuleBug, Seat
from games.kernel.lasting import Lasts
from games.kernel.luck import Fate
from games.talisman.state import Character, Encounter, Lasting, Region, Stat, TalismanState, kind

if TYPE_CHECKING:
    from games.talisman.content import AdventureCard, Catalogue, CharacterCard, SpaceCard, SpellCard, TalismanCard

THINKS = "tm-thinks"


@dataclass(frozen=True, slots=True)
class Target:
    """Whom or what a spell is aimed at. `name` is how an option calls it."""

    seat: Seat = -1
    card: str = ""
    space: str = ""

    @property
    def name(self) -> str:
        return ":".join(part for part in ("" if self.seat < 0 else str(self.seat), self.card, self.space) if part)


@dataclass(slots=True)
class Casting:
    """A spell that is being cast. `answers` is what it is cast against: another spell, or the Command Spell."""

    caster: Seat
    card: str
    target: Target
    answers: Casting | Command | None = None
    countered: bool = False
    stays: bool = False  # its card lies in play until its effect has ended


@dataclass(slots=True)
class Command:
    """A Command Spell: named, not yet rolled for (TM-CMD-02)."""

    caster: Seat
    victim: Seat
    countered: bool = False


@dataclass(slots=True)
class Facing:
    """What somebody is about to meet or fight, and a spell may be aimed at before the dice: beings, or another character."""

    beings: list[str]  # outside the inner region (TM-SPELL-11)
    rival: Seat = -1
    stat: Stat = "strength"


class Land(Lasts[TalismanState, Lasting]):
    chained = True

    def __init__(self, state: TalismanState, fate: Fate, step: int, cards: Catalogue) -> None:
        super().__init__(state, fate, step)
        self.cards = cards
        self.casting: list[Casting] = []  # spells being cast, the last one answers the one before
        self.facing: Facing | None = None
        self.turn_lost = False  # an event has taken the rest of this turn (TM-TURN-03)
        self.flown = False  # the move of this turn was made by a spell
        self.spared: Seat = -1  # who has evaded the event that happens now
        self.cast = 0  # spells cast in this step
        self.batch: list[Seat] | None = None  # whom something that hits several at once has put out of the game (S-52)

    def die(self, label: str) -> int:
        """TM-GEN-03."""
        return self.draw(6, label) + 1

    def dice(self, n: int, label: str) -> list[int]:
        return [self.die(f"{label}:{i + 1}of{n}") for i in range(n)]

    # What lasts

    @property
    def in_effect(self) -> list[Lasting]:
        return self.state.lasting

    # People

    def char(self, seat: Seat) -> Character:
        found = self.state.players[seat].character
        if found is None:
            raise RuleBug(f"seat {seat} has no character")
        return found

    def alive(self, seat: Seat) -> bool:
        return self.state.players[seat].character is not None

    def card_of(self, seat: Seat) -> CharacterCard:
        return self.cards.characters[self.char(seat).id]

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats in turn order, beginning with `start`: the player on the left is the next one."""
        n = len(self.state.players)
        return [*range(start, n), *range(start)]

    def on_board(self, start: Seat | None = None) -> list[Seat]:
        """Seats with a character, in turn order from the player in turn."""
        players = self.state.players
        start = self.state.active if start is None else start
        return [s for s in (*range(start, len(players)), *range(start)) if players[s].character is not None]

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else with a character, clockwise from this seat."""
        return [s for s in self.on_board(seat) if s != seat]

    def seats_on(self, space: str) -> list[Seat]:
        return [s for s in self.on_board() if self.char(s).space == space]

    def in_region(self, region: Region) -> list[Seat]:
        return [s for s in self.on_board() if self.space(self.char(s).space).region == region]

    def cover(self, seat: Seat) -> Cover:
        """What the others see of a question about somebody's spells."""
        return self.behind(Cover(THINKS, (seat,)))

    def cover_all(self, seats: Sequence[Seat]) -> Cover:
        """Where the table has chosen strict windows: everybody who holds a spell."""
        return self.behind(Cover(THINKS, tuple(seats)))

    # The board

    def space(self, id: str) -> SpaceCard:
        return self.cards.spaces[id]

    def here(self, seat: Seat) -> SpaceCard:
        return self.cards.spaces[self.char(seat).space]

    def lying(self, space: str) -> list[str]:
        """The face-up cards of a space: the state's own list."""
        return self.state.lying.setdefault(space, [])

    @property
    def encounter(self) -> Encounter:
        if self.state.encounter is None:
            raise RuleBug("nobody meets anything")
        return self.state.encounter

    # Cards

    def printed(self, card: str) -> TalismanCard:
        """What is printed on a card: the same for all copies."""
        return self.cards.printed(card)

    def adventure(self, card: str) -> AdventureCard:
        return self.cards.adventure(card)

    def spell(self, card: str) -> SpellCard:
        return self.cards.spells[kind(card)]

    def owns(self, seat: Seat, name: str) -> str:
        """The first card of this kind that somebody owns, "" without one."""
        c = self.char(seat)
        return next((card for card in (*c.objects, *c.followers) if kind(card) == name), "")
