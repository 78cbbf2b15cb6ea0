"""Moments that cards in play change: the hooks of Elder Sign, and who listens.

The one order that counts: the Ancient One, the current Mythos card, then investigators and their allies clockwise from the
active player.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, cast

from games.elder_sign.state import FIRST
from games.elder_sign.table import Elder
from games.elder_sign.tasks import Need, Row
from games.elder_sign.traits import (
    Forbids,
    HarderWorlds,
    IgnoreLasting,
    IgnoreTerror,
    MonstersNeed,
    NoFreeFirstAid,
    NoMonstersInOwnTurn,
    Price,
    RicherMonsters,
)
from games.kernel.ask import Seat
from games.kernel.effects import Trait
from games.kernel.hooks import Book, Kind, Layer, Source

TR = TypeVar("TR", bound=Trait)


def sources(g: Elder, kinds: tuple[Kind, ...]) -> list[Source]:
    s = g.state
    having = g.cards.having(kinds)
    found: list[Source] = g.lingering(kinds) if s.lasting else []
    for card in (s.ancient, s.mythos):
        if card in having:
            found += [Source(card, None, trait) for trait in having[card]]
    n, first = len(s.players), s.active
    for i, player in enumerate(s.players[first:] + s.players[:first]):
        person = player.investigator
        if person is None:
            continue
        if person.id in having:
            found += [Source(person.id, (first + i) % n, trait) for trait in having[person.id]]
        for card in person.allies:
            if card in having:
                found += [Source(card, (first + i) % n, trait) for trait in having[card]]
    return found


BOOK: Book[Elder] = Book(sources)


def traits(g: Elder, kind: type[TR]) -> list[tuple[Source, TR]]:
    """All traits of one kind in play."""
    return [(s, s.trait) for s in sources(g, (kind,))]


def own(g: Elder, seat: Seat, kind: type[TR]) -> TR | None:
    """This seat's own trait of a kind, by investigator or ally."""
    person = g.state.players[seat].investigator
    if person is None:
        return None
    having = g.cards.having((kind,))
    for card in (person.id, *person.allies):
        if card in having:
            return cast(TR, having[card][0])
    return None


def bearer(g: Elder, seat: Seat, kind: type[TR]) -> str:
    """The card by which this seat has a trait of a kind, "" without one. What is used once per day is used by the card."""
    person = g.state.players[seat].investigator
    having = g.cards.having((kind,))
    return next((card for card in (person.id, *person.allies) if card in having), "") if person else ""


def mark_of(g: Elder, card: str, what: str, seat: Seat) -> str:
    """How the use of an ability of everybody's turn is written down: for the card, whoever has it. The first printing wrote
    down the seat, so that whoever came to it had used what they never had."""
    if g.state.printing == FIRST:
        return f"{'mandy' if what == 'reroll' else what}:{seat}"
    return f"{card}:{what}"


def unbound(g: Elder, seat: Seat | None, source: Source) -> bool:
    """Sister Mary is not bound by the lasting effects of Mythos cards."""
    return seat is not None and source.id == g.state.mythos and own(g, seat, IgnoreLasting) is not None


@dataclass(slots=True)
class MonsterComes:
    """A monster is about to appear."""

    comes: bool = True


@BOOK.modifies(MonsterComes, NoMonstersInOwnTurn, Layer.INSTEAD)
def _kate_keeps_monsters_away(g: Elder, src: Source, h: MonsterComes) -> None:
    # Midnight is nobody's turn, and neither is set-up (S-18, S-59).
    if src.owner == g.state.active and g.state.phase in ("movement", "adventure", "clock", "attack"):
        h.comes = False


@dataclass(slots=True)
class TerrorComes:
    """A failed roll shows terror: will the effect of the card, or of the Mythos card, strike this seat?"""

    seat: Seat
    mythos: bool
    strikes: bool = True


@BOOK.modifies(TerrorComes, IgnoreTerror, Layer.INSTEAD)
def _terror_ignored(_g: Elder, src: Source, h: TerrorComes) -> None:
    if src.owner == h.seat and (src.trait.ignore_terror == "all" or h.mythos):
        h.strikes = False


@BOOK.modifies(TerrorComes, IgnoreLasting, Layer.INSTEAD)
def _lasting_terror_ignored(_g: Elder, src: Source, h: TerrorComes) -> None:
    if src.owner == h.seat and h.mythos:
        h.strikes = False


@dataclass(slots=True)
class Allowed:
    """Is something a rule allows forbidden by a card now?"""

    seat: Seat
    what: str
    yes: bool = True


@BOOK.modifies(Allowed, Forbids, Layer.LIMIT)
def _forbidden(g: Elder, src: Source, h: Allowed) -> None:
    if src.trait.forbids == h.what and not unbound(g, h.seat, src):
        h.yes = False


@dataclass(slots=True)
class FreeTreatment:
    """Free first aid: does it work?"""

    seat: Seat
    works: bool = True
    offered: bool = True


@BOOK.modifies(FreeTreatment, NoFreeFirstAid, Layer.LIMIT)
def _no_free_treatment(g: Elder, src: Source, h: FreeTreatment) -> None:
    if unbound(g, h.seat, src):
        return
    if src.trait.no_free_first_aid == "always":
        h.offered = False
    elif monsters_in_play(g) >= src.trait.at_least:
        h.works = False


@dataclass(slots=True)
class PriceOf:
    """What a souvenir costs now."""

    seat: Seat
    what: str
    price: int


@BOOK.modifies(PriceOf, Price, Layer.ADD)
def _dearer(g: Elder, src: Source, h: PriceOf) -> None:
    if src.trait.price in ("all", h.what) and not unbound(g, h.seat, src):
        h.price += src.trait.plus


@dataclass(slots=True)
class RowOf:
    """A task as it stands now, with the monster that takes part in it."""

    card: str
    row: Row
    monster: str = ""


@BOOK.modifies(RowOf, MonstersNeed, Layer.ADD)
def _monsters_need_more(_g: Elder, src: Source, h: RowOf) -> None:
    if h.monster:
        h.row = h.row + Row(needs=(Need(symbols=(src.trait.monsters_need,)),))


@BOOK.modifies(RowOf, HarderWorlds, Layer.AFTER)
def _worlds_harder(g: Elder, src: Source, h: RowOf) -> None:
    if g.is_world(h.card) and not unbound(g, g.state.active, src):
        h.row = h.row.harder(src.trait.harder_worlds)


@dataclass(slots=True)
class AdventureFails:
    """An adventure was failed, and its penalties are suffered or warded off."""

    seat: Seat
    card: str


@dataclass(slots=True)
class WorldFails:
    """And it was an Other World."""

    seat: Seat
    card: str


@dataclass(slots=True)
class MonsterClaimed:
    """A monster becomes somebody's trophy."""

    monster: str
    by_task: bool
    bonus: int = 0  # trophy points above its printed ones


@BOOK.modifies(MonsterClaimed, RicherMonsters)
def _richer(_g: Elder, src: Source, h: MonsterClaimed) -> None:
    h.bonus += src.trait.richer_monsters


@dataclass(slots=True)
class InvestigatorDevoured:
    """An investigator has left the game this way; by an effect that names it, neither track is to blame."""

    seat: Seat
    by_sanity: bool


def monsters_in_play(g: Elder) -> int:
    """Every marker on a card, also of those that are solved or turned over and not received yet (S-97)."""
    return sum(len(s.monsters) for s in g.spots())
