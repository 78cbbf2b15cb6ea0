"""Objects, followers and gold (chapters 3, 5, 6): taking, putting down, handing over, losing."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.rules import limits
from games.talisman.state import SECOND, WOOD, from_stack, kind
from games.talisman.table import Land
from games.talisman.traits import Forced, JoinsFor

# Gold


def gain_gold(g: Land, seat: Seat, n: int) -> None:
    """TM-GOLD-04: without limit. A toad carries none (TM-TOAD-12)."""
    c = g.char(seat)
    if c.toad is None and n > 0:
        c.gold += n
        g.tell(events.GoldGained(seat, n, c.gold))


def lose_gold(g: Land, seat: Seat, n: int) -> int:
    """As much as there is."""
    c = g.char(seat)
    n = min(n, c.gold)
    if n > 0:
        c.gold -= n
        g.tell(events.GoldLost(seat, n, c.gold))
    return n


def spend(g: Land, seat: Seat, price: int) -> int:
    """A price that is told with what is bought; what is left."""
    c = g.char(seat)
    c.gold -= price
    return c.gold


def pay(g: Land, seat: Seat, price: int) -> None:
    """A price for something that is told by itself."""
    if price:
        g.tell(events.GoldPaid(seat, price, spend(g, seat, price)))


# Where cards go


def gone(g: Land, card: str) -> None:
    """Used up: under its stack (TM-BUY-03), or onto the adventure discard (S-17)."""
    if card == WOOD:
        return
    if from_stack(card):
        g.state.stacks[kind(card)].append(card)
    elif kind(card) in g.cards.spells:
        g.state.spell_discard.append(card)
    else:
        g.state.discard.append(card)


def leave_board(g: Land, card: str) -> bool:
    """It no longer lies on its space; False if it lay on none."""
    for cards in g.state.lying.values():
        if card in cards:
            cards.remove(card)
            g.state.pools.pop(card, None)
            return True
    return False


def is_follower(g: Land, card: str) -> bool:
    return g.cards.sort(card) == "followers"


# Taking and putting down


def take(g: Land, seat: Seat, card: str) -> Script[None]:
    """It is theirs, wherever it was before; a purse of gold becomes gold."""
    c = g.char(seat)
    coins = g.cards.coins(card)
    if coins:
        gone(g, card)
        gain_gold(g, seat, coins)
        return
    if is_follower(g, card):
        c.followers.append(card)
        _driven_away(g, seat, card)
    elif kind(card) == "raft":
        _second_raft(g, seat)
        c.raft = card
    else:
        c.objects.append(card)
    yield from limits.settle(g)


def take_as_follower(g: Land, seat: Seat, being: str) -> Script[None]:
    """Minstrel, Ghoul, Necromancer: a being that follows for one fight."""
    g.char(seat).followers.append(being)
    yield from limits.settle(g)


def _second_raft(g: Land, seat: Seat) -> None:
    c = g.char(seat)
    if c.raft:
        gone(g, c.raft)
        c.raft = ""


def _driven_away(g: Land, seat: Seat, card: str) -> None:
    """Hag: all other followers leave and stay on the space, but for one that clings itself (S-172)."""
    if any(t.forced == "hag" for t in g.cards.saying(Forced)[card]):
        for other in [f for f in g.char(seat).followers if f != card and not forced(g, f)]:
            part(g, seat, other)


def haunted(g: Land, seat: Seat) -> bool:
    """Hag: no other followers until rid of it."""
    forced = g.cards.saying(Forced)
    return any(t.forced == "hag" for card in g.char(seat).followers for t in forced[card])


def able(g: Land, seat: Seat, card: str) -> bool:
    """TM-CARD-10: is the character able and allowed to take it?"""
    c = g.char(seat)
    if c.toad is not None:
        return False
    if is_follower(g, card):
        return not haunted(g, seat)
    if kind(card) == "raft" and c.raft and g.state.printing >= SECOND:  # S-194
        return False
    return limits.allowed(g, seat, card) and limits.most_objects(g, seat) != 0


def joining_price(g: Land, card: str) -> int:
    """Mercenary: so much gold when it is taken from a space."""
    return sum(t.joins_for for t in g.cards.saying(JoinsFor)[card])


def put_down(g: Land, seat: Seat, card: str) -> None:
    """TM-OBJ-06: face up on the space where it stands."""
    c = g.char(seat)
    c.objects.remove(card)
    g.lying(c.space).append(card)
    if seat == g.state.active and g.state.encounter is not None:
        g.state.encounter.done.append(card)  # whoever has just put it down is not asked to take it up
    g.tell(events.PutDown(seat, card, c.space))


def forced(g: Land, card: str) -> bool:
    """S-10: nobody parts with it by their own will."""
    return bool(g.cards.saying(Forced)[card])


def takeable(g: Land, card: str) -> bool:
    """Can somebody else have this follower? Neither one that clings (S-10) nor a being that follows for one fight (S-158)."""
    return is_follower(g, card) and not forced(g, card)


def part(g: Land, seat: Seat, card: str) -> None:
    """TM-FOLL-04."""
    c = g.char(seat)
    c.followers.remove(card)
    g.lying(c.space).append(card)
    if seat == g.state.active and g.state.encounter is not None and _stays_behind(g, card):
        g.state.encounter.done.append(card)
    g.tell(events.FollowerParted(seat, card, c.space))


def _stays_behind(g: Land, card: str) -> bool:
    """S-192: whoever has just parted with a follower is not asked to take it again. A being that followed lies there as an Enemy, and
    attacks (S-158)."""
    return g.state.printing >= SECOND and g.cards.find_being(card) is None


def kill(g: Land, seat: Seat, card: str) -> None:
    """TM-FOLL-03: removed from the game, but a Mule from the stack goes under it (TM-FOLL-06)."""
    g.char(seat).followers.remove(card)
    if from_stack(card):
        gone(g, card)
    else:
        g.state.removed.append(card)
    g.tell(events.FollowerKilled(seat, card))


def use_up(g: Land, seat: Seat, card: str) -> None:
    """An object or follower that has done its service."""
    c = g.char(seat)
    (c.objects if card in c.objects else c.followers).remove(card)
    gone(g, card)
    g.tell(events.CardGone(card))


def sell(g: Land, seat: Seat, cards: Sequence[str]) -> Script[None]:
    """Merchant, Alchemist, Alchemy: 1 gold for each object."""
    for card in cards:
        g.char(seat).objects.remove(card)
        gone(g, card)
        g.tell(events.Sold(seat, card, 1))
    gain_gold(g, seat, len(cards))
    yield from limits.settle(g)


def hand_over(g: Land, giver: Seat, taker: Seat, card: str) -> Script[None]:
    """From one character to another; what the taker may not own lies down where the taker stands."""
    c = g.char(giver)
    follower = card in c.followers
    (c.followers if follower else c.objects).remove(card)
    g.tell(events.HandedOver(taker, giver, card))
    if g.alive(taker) and able(g, taker, card):
        yield from take(g, taker, card)
    else:
        g.lying(g.char(taker).space if g.alive(taker) else c.space).append(card)
        yield from limits.settle(g)


def hand_over_gold(g: Land, giver: Seat, taker: Seat, n: int = 1) -> None:
    """A toad cannot be given any (TM-TOAD-12)."""
    n = min(n, g.char(giver).gold)
    if n and g.char(taker).toad is None:
        g.char(giver).gold -= n
        g.char(taker).gold += n
        g.tell(events.GoldHandedOver(taker, giver, n))


def drop_everything(g: Land, seat: Seat) -> None:
    """TM-LIFE-05, TM-TOAD-02: objects, followers and gold, face up, on the space where it stands; a raft is gone (S-58)."""
    c = g.char(seat)
    g.lying(c.space).extend((*c.objects, *c.followers))
    c.objects, c.followers = [], []
    if c.gold:
        g.state.gold[c.space] = g.state.gold.get(c.space, 0) + c.gold
        c.gold = 0
    if c.raft:
        gone(g, c.raft)
        c.raft = ""


# Stacks


def in_stock(g: Land, name: str) -> bool:
    """TM-BUY-04."""
    return bool(g.state.stacks.get(name))


def on_offer(g: Land, seat: Seat, name: str) -> bool:
    """Is one left, and could this character take it? With a Hag nobody buys a Mule."""
    return in_stock(g, name) and able(g, seat, name)


def give(g: Land, seat: Seat, name: str, *, told: bool = True) -> Script[bool]:
    """From a stack, if there is one left (TM-BUY-01); False if it is sold out. Where somebody has just paid for it that was told."""
    if not in_stock(g, name):
        g.tell(events.SoldOut(seat, name))
        return False
    card = g.state.stacks[name].pop(0)
    if told:
        g.tell(events.Given(seat, card))
    yield from take(g, seat, card)
    return True
