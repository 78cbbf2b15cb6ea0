"""What a player may do beside the question of the moment: spells in the own turn, and what the book allows at any time (S-115).

It is offered to its owner alone, next to the turn's own question, and stops nobody: putting down, parting, trading trophies,
changing alignment, delivering what a quest asks for, looking at spells, healing a wound of this turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, TypeVar

from games.kernel.ask import Option, Script, Seat, ask_some, beside, option
from games.talisman import events
from games.talisman.moments import has, own
from games.talisman.rules import alignment, casting, limits, lives, possessions, quests, spells, values
from games.talisman.state import POINTS, kind
from games.talisman.table import Land, Target
from games.talisman.traits import ChangesAlignment, SeesSpells, Sells, SpellForTrophies

T = TypeVar("T")

MSG = "tm-own"


def beside_all(g: Land, seat: Seat, context: casting.Context, main: Script[T]) -> Script[T]:
    """A question of the player in turn, with everybody's rights next to it."""
    menus = {s: (lambda s=s: menu(g, s, context if s == seat else None)) for s in g.on_board() if s == seat or _has_rights(g, s)}
    return (
        yield from beside(
            main,
            menus,
            lambda s, what: act(g, s, what, context),
            MSG,
            private=True,
            further=lambda s, what: casting.aiming(g, s, what),
        )
    )


def _has_rights(g: Land, seat: Seat) -> bool:
    """Could there be anything to offer? By public facts: somebody with a spell always might."""
    c = g.char(seat)
    return bool(c.spells or c.objects or c.followers or values.may_trade(g, seat) or has(g, seat, ChangesAlignment))


def menu(g: Land, seat: Seat, context: casting.Context | None) -> Iterator[Option[str]]:
    """What this seat may do now; `context` is that of its own turn. One after the other: whether there is anything is asked more
    often than what."""
    if g.alive(seat):
        yield from _before(g, seat, context)
        yield from _leaving(g, seat)
        yield from _changing(g, seat)


def _before(g: Land, seat: Seat, context: casting.Context | None) -> Iterator[Option[str]]:
    if context is not None:
        yield from casting.offered(g, seat, context)
        yield from _in_own_turn(g, seat, context)
    yield from _healing(g, seat)


def _healing(g: Land, seat: Seat) -> list[Option[str]]:
    """S-112: a wound of this turn."""
    if not g.state.hurt:
        return []
    card = next((s for s in g.char(seat).spells if kind(s) == "healing"), "")
    if not card or not casting.may_cast(g, seat, reaction=True):
        return []
    return [
        option(f"heal:{card}:{s}", f"heal:{card}:{s}", spell=card, seat=s, msg="tm-opt-heal")
        for s in g.state.hurt
        if g.alive(s) and lives.missing(g, s) and not casting.immune(g, s)
    ]


@lru_cache(maxsize=1024)
def _leave(word: Literal["drop", "part"], card: str) -> Option[str]:
    """The same for everybody and at any time; of nothing else so many are offered."""
    return option(f"{word}:{card}", f"{word}:{card}", card=card, msg=f"tm-opt-{word}")


def _leaving(g: Land, seat: Seat) -> Iterator[Option[str]]:
    """TM-OBJ-06, TM-FOLL-04: putting down, parting."""
    if _under_attack(g, seat):
        return
    c = g.char(seat)
    for card in c.objects:
        yield _leave("drop", card)
    for card in c.followers:
        if not possessions.forced(g, card):
            yield _leave("part", card)


def _changing(g: Land, seat: Seat) -> list[Option[str]]:
    """Trophies for Strength, another alignment."""
    c = g.char(seat)
    found: list[Option[str]] = []
    if values.may_trade(g, seat):
        worth = values.points(g, values.best_trade(g, seat))
        found.append(option("trade", "trade", points=worth, n=worth // POINTS, msg="tm-opt-trade", tone="main"))
        if len(c.trophies) > 1:
            found.append(option("trade-some", "trade-some", msg="tm-opt-trade-some"))
    if has(g, seat, ChangesAlignment) and alignment.may_change(g, seat):
        found += [
            option(f"become:{a}", f"become:{a}", alignment=a, msg="tm-opt-become")
            for a in alignment.ALIGNMENTS
            if a != c.alignment
        ]
    return found


def _under_attack(g: Land, seat: Seat) -> bool:
    """TM-OBJ-10: who is attacked puts nothing down and parts with nobody until it is over."""
    fight = g.state.fight
    return fight is not None and not fight.over and fight.two.seat == seat


def to_decide(g: Land, seat: Seat) -> bool:
    """Is there anything worth a question at the start of the own turn? Whoever only could put something down is not asked."""
    return any(True for _ in _before(g, seat, "start")) or bool(_changing(g, seat))


def _in_own_turn(g: Land, seat: Seat, context: casting.Context) -> list[Option[str]]:
    """TM-FLOW-03: before the move, or on arrival; nothing of it in the middle of a fight. Where there is something to buy, one may still
    sell."""
    if context not in ("start", "arrival", "visit"):
        return []
    c = g.char(seat)
    found: list[Option[str]] = []
    town = g.here(seat).terrain in ("village", "city")
    if any(t.sells == "anywhere" or town for _, t in own(g, seat, Sells)):
        found += [option(f"sell:{card}", f"sell:{card}", card=card, msg="tm-opt-sell") for card in c.objects]
    if context == "visit":
        return found
    found += quests.deliveries(g, seat)
    if any(t.sees_spells == "anybody" for _, t in own(g, seat, SeesSpells)) and g.may(f"{c.id}:sees", "turn"):
        found += [option(f"look:{s}", f"look:{s}", seat=s, msg="tm-opt-look") for s in g.others(seat) if g.char(s).spells]
    for _, t in own(g, seat, SpellForTrophies):
        if values.points(g, c.trophies) >= t.spell_for_trophies and spells.limit(g, seat) > len(c.spells):
            found.append(option("conjure", "conjure", n=t.spell_for_trophies, msg="tm-opt-conjure"))
    return found


def act(g: Land, seat: Seat, what: str | casting.Aimed, context: casting.Context) -> Script[None]:
    if isinstance(what, casting.Aimed):
        if what.card in g.char(seat).spells:
            yield from casting.cast(g, seat, what.card, what.target)
        return
    word, _, rest = what.partition(":")
    match word:
        case "heal":
            card, _, whom = rest.rpartition(":")
            yield from casting.cast(g, seat, card, Target(seat=int(whom)))
        case "drop":
            possessions.put_down(g, seat, rest)
            yield from limits.settle(g)
        case "part":
            possessions.part(g, seat, rest)
            yield from limits.settle(g)
        case "trade":
            values.trade(g, seat, values.best_trade(g, seat))
        case "trade-some":
            yield from _trade_some(g, seat)
        case "become":
            yield from alignment.become(g, seat, "good" if rest == "good" else "evil" if rest == "evil" else "neutral")
        case "sell":
            yield from possessions.sell(g, seat, [rest])
        case "deliver":
            yield from quests.deliver(g, seat, rest)
        case "look":
            g.once(f"{g.char(seat).id}:sees", "turn")
            look_at_spells(g, seat, int(rest))
        case "conjure":
            yield from _conjure(g, seat)
        case _:  # a spell that is aimed at nothing; any other has been aimed (`casting.aiming`)
            if casting.targets(g, seat, what):
                yield from casting.cast(g, seat, what, Target())


def _trade_some(g: Land, seat: Seat) -> Script[None]:
    """TM-STR-07: the player chooses which trophies to hand in."""
    chosen = yield from _hand_in(g, seat, "tm-trade", values.best_trade(g, seat))
    if values.points(g, chosen) >= POINTS:
        values.trade(g, seat, chosen)


def _hand_in(g: Land, seat: Seat, msg: str, best: Sequence[str]) -> Script[list[str]]:
    options = [
        option(f"hand:{card}", card, card=card, n=values.points(g, (card,)), msg="tm-opt-trophy")
        for card in g.char(seat).trophies
    ]
    return (yield from ask_some(seat, msg, options, 1, len(options), default=[f"hand:{card}" for card in best]))


def look_at_spells(g: Land, seat: Seat, victim: Seat, spells_: list[str] | None = None) -> None:
    """Only whoever looks learns which they are; that it was done everybody sees."""
    g.reveal(seat)
    g.tell(events.SpellsLookedAt(seat, victim))
    shown = g.char(victim).spells if spells_ is None else spells_
    g.tell_seat(seat, events.SpellsShown(victim, tuple(sorted(shown))))


def _conjure(g: Land, seat: Seat) -> Script[None]:
    """Conjurer: trophies of the player's choice that are worth enough; the rest of their worth is lost."""
    price = next(t.spell_for_trophies for _, t in own(g, seat, SpellForTrophies))
    c = g.char(seat)
    chosen = values.cheapest(g, c.trophies, price)
    if any(values.points(g, [t for t in c.trophies if t != card]) >= price for card in chosen):  # it could be done without
        chosen = yield from _hand_in(g, seat, "tm-conjure", chosen)
    if values.points(g, chosen) < price:
        return
    for card in chosen:
        c.trophies.remove(card)
        g.state.removed.append(card)
        g.tell(events.CardRemoved(card))
    yield from spells.gain(g, seat, if_limit=True)
