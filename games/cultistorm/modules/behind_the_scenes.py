"""Behind the Scenes (Hinter den Kulissen), a major module (7.13, section 10): CS-LORD.

One more person sits down, last, without an investigator and without a vote: the overlord, who chooses which cultists come and wins when the
team loses.

Secrecy: the overlord's cultists and horror cards are nobody else's to know, only how many there are. When the overlord is asked, and for how many
cards, follows from public facts alone: sizes of the hand, crystals in the circle, dread. What shows the hand is asked behind one cover; the
rest is played on the open board. Whoever is away leaves each choice to chance (D-42): an option of its own, so that its luck has a name.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm import events
from games.cultistorm.modules.module import LEAST, MOST, Module, add
from games.cultistorm.moments import (
    BOOK,
    CultistPhaseStart,
    DiceRolled,
    DrawCultist,
    HorrorStep,
    Penalty,
    RandomGoo,
    Redact,
    Setup,
)
from games.cultistorm.rules import cultists, horror, objects
from games.cultistorm.state import DREAD, HAND, HELD, SLOTS, Peek
from games.cultistorm.table import Storm
from games.kernel.ask import Cover, Option, RuleBug, Script, Seat, ask, option
from games.kernel.hooks import Source

LORD = "behind-the-scenes"
CHANCE = "chance"


def _investigators(seats: int, each: int) -> int | None:
    return seats - 1 if LEAST <= seats - 1 <= MOST and each in (0, 1) else None


MODULE = add(Module(LORD, size="major", investigators=_investigators))


def seat(g: Storm) -> Seat:
    found = g.state.overlord
    if found is None:
        raise RuleBug("everybody has an investigator: there is no overlord")
    return found


def cover(g: Storm) -> Cover:
    return g.behind(Cover("cs-overlord-plots", (seat(g),)))


def _chosen(
    g: Storm, msg: str, options: Sequence[Option[str]], label: str, secret: bool = False, **args: str | int
) -> Script[str]:
    """One of these, or whatever chance takes of them (D-42)."""
    me = seat(g)
    behind, audience = (cover(g), (me,)) if secret else (None, None)
    menu = [*options, option(CHANCE, CHANCE, msg="cs-opt-lord-chance")]
    picked = yield from ask(me, msg, menu, default=CHANCE, cover=behind, audience=audience, **args)
    return g.pick([o.value for o in options], f"overlord:{label}") if picked == CHANCE else picked


# What the overlord holds (CS-LORD-02)


@BOOK.reacts(Setup, LORD)
def _make_ready(g: Storm, _src: Source, _h: Setup) -> None:
    s = g.state
    s.shelf |= {HAND: [], HELD: [s.horror_deck.pop() for _ in range(g.cards.numbers.overlord_horror)]}
    s.tally[DREAD] = 0
    g.tell(events.OverlordDraws(seat(g), tuple(s.shelf[HELD])), (seat(g),))
    _draw(g)


def _draw(g: Storm) -> None:
    """Up to three cultists; what an empty pile lacks is drawn when there is one again (S-133)."""
    s = g.state
    drawn: list[str] = []
    while len(s.shelf[HAND]) < g.cards.numbers.overlord_hand and s.cultist_deck:
        drawn.append(s.cultist_deck.pop())
        s.shelf[HAND].append(drawn[-1])
    if drawn:
        g.reveal(seat(g))
        g.tell(events.OverlordDraws(seat(g), tuple(drawn)), (seat(g),))


@BOOK.modifies(Redact, LORD)
def _hidden(g: Storm, _src: Source, h: Redact) -> None:
    """CS-LORD-03: the number only, until the game is over."""
    for name in (HAND, HELD):
        held = g.state.shelf.get(name, [])
        open_ = h.viewer == g.state.overlord or g.state.phase == "over"
        h.shelf[name] = tuple(held) if open_ else (objects.HIDDEN,) * len(held)


# Arrivals (CS-LORD-04, CS-LORD-05)


@BOOK.reacts(DrawCultist, LORD)
def _arrives(g: Storm, _src: Source, h: DrawCultist) -> Script[None]:
    """Any cultist that comes, in whatever phase, comes out of the overlord's hand. A single one needs no choice: everybody sees that."""
    _draw(g)
    hand = g.state.shelf[HAND]
    if not hand:
        return
    h.card = hand[0]
    if len(hand) > 1:
        options = [option(f"play:{card}", card, msg="cs-opt-lord-play", card=card) for card in hand]
        there = len(g.at(h.slot).column)
        label = f"arrival:{h.slot}:{there}:{len(hand)}"
        h.card = yield from _chosen(
            g, "cs-overlord-arrival", options, label, secret=True, slot=h.slot, location=g.at(h.slot).card, there=there
        )
    hand.remove(h.card)
    _draw(g)


@BOOK.reacts(CultistPhaseStart, LORD)
def _before_arrivals(g: Storm, _src: Source, _h: CultistPhaseStart) -> Script[None]:
    """The marker one location on or back; for dread one more cultist, which no block stops (S-134)."""
    while True:
        s = g.state
        ahead, behind = g.clockwise(s.marker)[0], g.clockwise(s.marker)[-2]
        options = [
            option("stay", "stay", msg="cs-opt-lord-stay", slot=s.marker, location=g.at(s.marker).card),
            option("forward", "forward", msg="cs-opt-lord-marker", slot=ahead, location=g.at(ahead).card),
            option("back", "back", msg="cs-opt-lord-marker", slot=behind, location=g.at(behind).card),
        ]
        price = g.cards.numbers.dread_cultist
        if dread(g) >= price and g.may("overlord:cultist", "round"):
            options.append(
                option("cultist", "cultist", msg="cs-opt-lord-cultist", slot=s.marker, location=g.at(s.marker).card, n=price)
            )
        picked = yield from _chosen(
            g, "cs-overlord-marker", options, f"marker:{s.marker}:{dread(g)}", slot=s.marker, dread=dread(g)
        )
        if picked != "cultist":
            break
        g.once("overlord:cultist", "round")
        _spend(g, "cultist", price)
        yield from cultists.at_marker(g, stoppable=False)
    if picked != "stay":
        s.marker = ahead if picked == "forward" else behind
        g.tell(events.OverlordMovesMarker(seat(g), s.marker, g.at(s.marker).card))


# The circle (CS-LORD-06)


def _rings(g: Storm) -> list[int]:
    """Cards without a crystal, not on the eye."""
    return [i for i, slot in enumerate(g.state.circle) if i != horror.eye(g) and slot.card and not slot.crystals]


@BOOK.reacts(HorrorStep, LORD)
def _before_the_step(g: Storm, _src: Source, _h: HorrorStep) -> Script[None]:
    """Only before the step of the horror phase itself."""
    s, rings = g.state, _rings(g)
    if s.phase != "horror" or not s.shelf[HELD] or not rings or not g.once("overlord:swap", "round"):
        return
    swaps = [
        option(
            f"exchange:{card}:{ring}",
            f"{card}/{ring}",
            msg="cs-opt-lord-exchange",
            card=card,
            ring=ring,
            threshold=horror.threshold(g, ring),
        )
        for card in s.shelf[HELD]
        for ring in rings
    ]
    options = [option("rest", "rest", msg="cs-opt-lord-rest"), *swaps]
    picked = yield from _chosen(g, "cs-overlord-horror", options, f"swap:{len(options)}", secret=True, ring=s.horror_at)
    if picked != "rest":
        card, _, ring = picked.partition("/")
        _swap(g, card, int(ring))


def _swap(g: Storm, card: str, ring: int) -> None:
    """What investigators have looked at there is gone."""
    slot, held = g.state.circle[ring], g.state.shelf[HELD]
    taken, slot.card = slot.card, card
    held[held.index(card)] = taken
    horror.forget(g, ring)
    g.state.peeks.append(Peek(who=-1, ring=ring, card=card))
    g.reveal(seat(g))
    me, back = seat(g), horror.threshold(g, ring)
    g.tell(events.HorrorSwapped(me, ring, back, taken), (me,), events.HorrorSwapped(me, ring, back))


# Dread (CS-LORD-07, CS-LORD-08)


def dread(g: Storm) -> int:
    return g.state.tally[DREAD]


def _spend(g: Storm, what: str, n: int) -> None:
    g.state.tally[DREAD] -= n
    g.tell(events.DreadSpent(seat(g), what, n, dread(g)))


@BOOK.reacts(Penalty, LORD)
def _feeds(g: Storm, _src: Source, h: Penalty) -> None:
    """1 for each penalty of CS-FIGHT-04 that is suffered."""
    if not h.waived and dread(g) < g.cards.numbers.dread:
        g.state.tally[DREAD] += 1
        g.tell(events.DreadGained(seat(g), dread(g), g.cards.numbers.dread))


@BOOK.reacts(DiceRolled, LORD)
def _rerolls(g: Storm, _src: Source, _h: DiceRolled) -> Script[None]:
    """After the roll of the cultist phase, as often as there is dread (S-135)."""
    price = g.cards.numbers.dread_die
    while dread(g) >= price:
        dice = [
            option(f"roll:{s}", str(s), msg="cs-opt-lord-roll", slot=s, location=g.at(s).card, face=g.at(s).die, n=price)
            for s in SLOTS
        ]
        options = [option("rest", "rest", msg="cs-opt-lord-rest"), *dice]
        faces = ",".join(g.at(s).die for s in SLOTS)
        picked = yield from _chosen(g, "cs-overlord-die", options, f"die:{faces}:{dread(g)}", dread=dread(g))
        if picked == "rest":
            return
        _spend(g, "die", price)
        cultists.roll_dice(g, (int(picked),), f"overlord:{faces}:{dread(g)}")


@BOOK.reacts(RandomGoo, LORD)
def _names(g: Storm, _src: Source, h: RandomGoo) -> Script[None] | None:
    """Not one that would be kept out anyway (CS-GOO-07). Leaving it to chance is free."""
    kept_out = bool(g.state.elders) and h.wave == "first"
    return None if kept_out or dread(g) < g.cards.numbers.dread_name or len(h.among) < 2 else _may_name(g, h)


def _may_name(g: Storm, h: RandomGoo) -> Script[None]:
    price = g.cards.numbers.dread_name
    options = [
        option(CHANCE, "", msg="cs-opt-lord-unnamed", tone="main"),
        *(option(f"call:{id}", id, msg="cs-opt-lord-call", enemy=id, n=price) for id in h.among),
    ]
    named = yield from ask(seat(g), "cs-overlord-names", options, default=CHANCE, dread=dread(g))
    if named:
        _spend(g, "name", price)
        h.id = named
        g.tell(events.OverlordNames(seat(g), named))
