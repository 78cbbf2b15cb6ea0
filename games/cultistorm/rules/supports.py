"""Support cards (Unterstützungskarten): CS-SUP, CS-ICON. In the order of S-19."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import Symbol
from games.cultistorm.glance import ANYTHING, ASKED, BOARD, PLAYED, THINGS, News
from games.cultistorm.moments import BOOK, AfterSupport, Deed, MaySupport, SupportCost, own
from games.cultistorm.rules import certain, cultists, dicework, hands, horror, insanity, objects, symbols, trophies
from games.cultistorm.state import Offer, Slot, Support, Who, kind, owner
from games.cultistorm.table import Storm
from games.cultistorm.traits import Doubles, FirstSupportDraws, FreeSupports, Gives, Ranged, StarsCost
from games.kernel.ask import Option, Script, menu, option
from games.kernel.effects import run_all
from games.kernel.hooks import Layer, Source


def limit(g: Storm) -> int:
    """CS-SUP-06, S-87."""
    return g.cards.numbers.supports * g.n


def possible(g: Storm, by: Who, card: str, to: Who) -> bool:
    """CS-SUP-02: only what the supported player could carry out."""
    if g.state.modules and not BOOK.now(g, MaySupport(by, to)).allowed:
        return False
    if kind(card) in g.cards.anytime:
        return True
    printed = g.action(card)
    if not all(effect.possible(g, to, card) for effect in printed.do):
        return False
    for trait in printed.fight:
        if isinstance(trait, Ranged) and symbols.ranged(g, to):
            return False
        if isinstance(trait, Doubles) and not (g.inv(to).dice or g.state.pool):
            return False
        if isinstance(trait, Gives) and trait.gives == "named" and not nameable(g, by, card):
            return False
    return True


def cost(g: Storm, by: Who, card: str) -> SupportCost:
    """CS-SUP-03, CS-ICON-07: 1 insanity, none for a star."""
    return BOOK.now(g, SupportCost(by, card, _base(g, card)))


def _base(g: Storm, card: str) -> int:
    return 0 if g.action(card).star else 1


def any_left(g: Storm, who: Who) -> bool:
    return g.state.investigators[who].played < limit(g)


def whom(g: Storm, who: Who) -> tuple[News, tuple[Who, ...]]:
    """S-18: for anybody else, wherever they are; never for oneself (CS-GEN-06). And what that follows from."""
    others = tuple([w for w in g.everybody if w != who])
    if g.state.modules and BOOK.heard(g, MaySupport):
        return ANYTHING, tuple([to for to in others if BOOK.now(g, MaySupport(who, to)).allowed])
    return 0, others


def priced(g: Storm) -> bool:
    """Does anything in play change what supports cost? Mostly nothing does."""
    return BOOK.heard(g, SupportCost)


def follows(g: Storm, card: str, priced: bool) -> News:
    """What the offer of a card follows from, besides whom it can be for."""
    return g.cards.looks[kind(card)] | ASKED | (BOARD | THINGS | PLAYED if priced else 0)


def offered(g: Storm, who: Who, card: str, whom: tuple[Who, ...]) -> list[Option[Deed]]:
    """What one card can do for these."""
    name, cards = kind(card), g.cards
    if name in cards.depends:
        able = cards.depends[name].possible
        whom = tuple([to for to in whom if able(g, to, card)])
    elif name not in cards.anytime:
        whom = tuple([to for to in whom if possible(g, who, card, to)])
    if g.state.offers:
        asked = {(o.support, o.to) for o in g.state.offers}
        whom = tuple([to for to in whom if (card, to) not in asked])
    return _asked(g, who, card, whom) if whom else []


def _asked(g: Storm, who: Who, card: str, whom: tuple[Who, ...]) -> list[Option[Deed]]:
    price = cost(g, who, card).n if BOOK.heard(g, SupportCost) else _base(g, card)  # mostly nothing in play changes it
    return g.made(partial(_supporting, g, who, card, whom, price), who, "support", card, whom, price, _coming(g, card, whom))


def _supporting(g: Storm, who: Who, card: str, whom: tuple[Who, ...], price: int) -> list[Option[Deed]]:
    """With what is sure to follow (D-32): insanity of both, and a cultist by its icon."""
    suffers, pays = harm(g, card), price + recoil(g, card)
    hurt = ((who, pays),) if pays else ()
    comes = "cultist" in g.action(card).icons
    found: list[Option[Deed]] = []
    for to in whom:
        coming = _coming(g, card, (to,)) if comes else _NOBODY
        deed = Deed(partial(play, g, who, card, to), (*hurt, (to, suffers)) if suffers else hurt, *coming)
        found.append(Option(f"support:{card}:{to}", deed, (("card", card), ("whom", to), ("cost", price))))
    return found


_NOBODY: tuple[tuple[Slot, ...], tuple[Slot, ...]] = ((), ())


def _coming(g: Storm, card: str, whom: tuple[Who, ...]) -> tuple[tuple[Slot, ...], tuple[Slot, ...]]:
    """Where its cultist will come, the marker having gone on from a Great Old One (S-15); and where one is driven back before that."""
    printed = g.action(card)
    if "cultist" not in printed.icons:
        return _NOBODY
    at = cultists.awaited(g)
    leaving = tuple(slot for to in whom for effect in printed.do for slot in effect.shifts(g, to)[1])
    return ((at,) if at is not None else ()), leaving


def harm(g: Storm, card: str) -> int:
    """Insanity its text gives the supported player (CS-SUP-04, CS-SUP-13)."""
    return g.cards.harm[kind(card)]


def recoil(g: Storm, card: str) -> int:
    """Insanity its text gives whoever plays it (Last Resort)."""
    return g.cards.recoil[kind(card)]


# Naming (D-39)


def nameable(g: Storm, by: Who, card: str) -> list[str]:
    """Pooled Effort: another card in the supporter's hand, whose symbol counts too."""
    return [c for c in g.inv(by).hand if c != card]


EXCHANGE = "exchange"  # of trophies, instead of a gift: the supported player says which


def _naming(g: Storm, by: Who, card: str, to: Who) -> list[Option[str]]:
    """What this card asks of its supporter; empty: nothing."""
    printed = g.action(card)
    if card not in g.inv(by).hand:
        return []
    kinds = {effect.called() for effect in printed.do}
    if any(isinstance(t, Gives) and t.gives == "named" for t in printed.fight):
        return [option(f"name:{c}", g.action(c).symbol, card=c) for c in nameable(g, by, card)]
    if "lend_die" in kinds:
        return [option(f"name:{d.id}", str(d.id), face=d.face) for d in g.inv(by).dice]
    if "hold" in kinds and printed.star:
        return [option(f"name:{e.id}", e.id, enemy=e.id) for e in g.state.elders]
    if "share_trophies" in kinds:
        gifts = [option(f"name:{some}", some, symbols=some) for some in gifts_of(g, by)]
        return [*gifts, option(f"name:{EXCHANGE}", EXCHANGE, whom=to)] if exchanges(g, by, to) else gifts
    return []


def gifts_of(g: Storm, by: Who) -> list[str]:
    """One trophy or two of one's own (S-154)."""
    mine = trophies.owned(g, by)
    return [*mine, *(f"{a},{b}" for i, a in enumerate(mine) for b in mine[i:] if a != b or trophies.how_many(g, by, a) > 1)]


def exchanges(g: Storm, by: Who, to: Who) -> list[tuple[Symbol, Symbol]]:
    """What the supported one could take, and what they would give for it (section 10)."""
    return [(a, b) for a in trophies.owned(g, by) for b in trophies.owned(g, to) if a != b]


# Playing


def play(g: Storm, by: Who, card: str, to: Who) -> Script[None]:
    """S-19. Whoever would get insanity by its text must accept first (CS-SUP-13, D-41)."""
    asked = _naming(g, by, card, to)
    named = asked[0].value if len(asked) == 1 else ""
    if len(asked) > 1:

        def choices() -> list[Option[str]]:
            found = _naming(g, by, card, to)
            return [*found, option("cancel", "")] if found else []

        named = (yield from g.choose(by, "cs-name", choices, default=lambda: "cancel", secret=True, card=card)) or ""
        if not named:
            return
    if harm(g, card) and g.player(by) != g.player(to) and g.group is not None:
        offer = objects.open_offer(g, Offer(id=0, by=by, to=to, support=card))
        g.group.spawn(_when_accepted(g, offer, named), lapses=True)
    else:
        yield from lay(g, by, card, to, named)


def _still(g: Storm, offer: Offer) -> bool:
    return objects.stands(g, offer) and g.inv(offer.by).played < limit(g) and possible(g, offer.by, offer.support, offer.to)


def _dies(g: Storm, by: Who, card: str) -> bool:
    return g.madness(by) + cost(g, by, card).n > g.cards.numbers.insanity


def _when_accepted(g: Storm, offer: Offer, named: str) -> Script[None]:
    def choices() -> list[Option[str]]:
        if not _still(g, offer):
            return []
        dies = g.madness(offer.to) >= g.cards.numbers.insanity
        return [option("accept", "yes", tone="danger" if dies else "main"), option("refuse", "no", tone="plain")]

    to, by, card = offer.to, offer.by, offer.support
    doomed = _dies(g, by, card)  # then they have confirmed it already
    known = objects.knowing(g, offer)
    picked = yield from menu(
        g.player(to), "cs-offer-support", choices, default="refuse", idle=True, audience=known, who=to, by=by, card=card
    )
    if offer in g.state.offers:
        g.state.offers.remove(offer)
    if picked == "yes" and (doomed or (yield from certain.survives(g, by, cost(g, by, card).n))):
        g.tell(events.OfferAccepted(offer.to, offer.by, "", "", offer.support))
        yield from lay(g, offer.by, offer.support, offer.to, named)
    elif picked == "no":
        g.tell(events.OfferRefused(offer.to, offer.by))


def lay(g: Storm, by: Who, card: str, to: Who, named: str) -> Script[None]:
    """Legality again, then the card lies there (CS-SUP-10), counts, and costs insanity before anything is carried out."""
    person, printed = g.inv(by), g.action(card)
    if card not in person.hand or person.played >= limit(g) or not possible(g, by, card, to):
        return
    price = cost(g, by, card)
    person.hand.remove(card)
    person.played += 1
    person.plain += not printed.star
    when = "combat" if printed.combat else "time" if "time" in printed.icons else "now"
    g.inv(to).supports.append(Support(card=card, when=when, named=named))
    g.shows_hand(by)
    g.tell(events.Supported(by, to, card, price.n))
    if price.waived:
        g.no_longer(price.waived, str(by))
    insanity.gain_one(g, by, price.n, "support")
    job = _carry_out(g, by, card, to)
    if printed.do and g.group is not None:
        g.jobs.setdefault(to, []).append(job)  # the supported player decides, the supporter goes on (CS-PREP-07)
    else:
        yield from job


def _carry_out(g: Storm, by: Who, card: str, to: Who) -> Script[None]:
    """The action (CS-SUP-07), the horror icon, the cultist icon, the new card. S-100: for combat and time supports as well."""
    printed = g.action(card)
    yield from run_all(printed.do, g, to, card)
    lying = next((s for s in g.inv(to).supports if s.card == card), None)
    if lying is not None and lying.when == "now":
        give_back(g, card)
    if "horror" in printed.icons:
        yield from horror.advance(g)
    if "cultist" in printed.icons:
        yield from cultists.at_marker(g)
    if "no_card" not in printed.icons:
        more = max((s.trait.first_support_draws for s in own(g, by, FirstSupportDraws)), default=1)
        hands.draw(g, by, more if g.once(f"first-support:{by}", "round") else 1)
    g.once(f"first-support:{by}", "round")
    yield from g.first(_after(g, by, card, to))


def _after(g: Storm, by: Who, card: str, to: Who) -> Script[None]:
    yield from BOOK.happens(g, AfterSupport(by, to, card))


def lying(g: Storm, card: str) -> tuple[Who, Support] | None:
    """Before whom this card lies."""
    return next(((w, s) for w in g.everybody for s in g.inv(w).supports if s.card == card), None)


def give_back(g: Storm, card: str) -> None:
    """CS-KILL-03, S-23: to its owner's discard pile."""
    found = lying(g, card)
    if found is not None:
        g.inv(found[0]).supports.remove(found[1])
        g.inv(owner(card)).discard.append(card)


def give_back_all(g: Storm, when: str) -> None:
    """S-23: combat supports when the combat phase ends, timed ones when their effect is over."""
    kept = {e.card for e in g.in_effect}
    cards = [s.card for w in g.everybody for s in g.inv(w).supports if s.when == when and s.card not in kept]
    for card in cards:
        give_back(g, card)
    if cards:
        g.tell(events.SupportsReturn(tuple(cards)))


def named_by(g: Storm, card: str) -> str:
    found = lying(g, card)
    return found[1].named if found else ""


# Waivers: the Supporter's ability, then the Telegraph, by themselves (section 10)


@BOOK.modifies(SupportCost, StarsCost, Layer.SET)
def _nyarlathotep(g: Storm, src: Source, h: SupportCost) -> None:
    if g.action(h.card).star:
        h.n = src.trait.stars_cost


@BOOK.modifies(SupportCost, FreeSupports)
def _broad_shoulders(g: Storm, src: Source, h: SupportCost) -> None:
    if src.owner == h.by and not g.action(h.card).star and g.inv(h.by).plain < src.trait.free_supports:
        h.n = 0


@BOOK.modifies(SupportCost, "free_support", Layer.AFTER)
def _telegraph(_g: Storm, src: Source, h: SupportCost) -> None:
    if src.trait.on == str(h.by) and h.n:
        h.n, h.waived = 0, "free_support"


def lend(g: Storm, card: str, to: Who) -> None:
    """Borrowed Luck: the die the supporter named, if it is still there."""
    giver, id = owner(card), named_by(g, card)
    if any(str(d.id) == id for d in g.inv(giver).dice):
        dicework.hand_over(g, giver, to, int(id))
