"""Sealing (Ortsversiegelung): CS-SEAL. Trophies are laid in the preparation, in combat and here."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.moments import BOOK, AfterSeal, Deed, Investigators, SealRequirement, own
from games.cultistorm.rules import certain, insanity, objects, presence, trophies, winning
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import SealsCheaper
from games.kernel.ask import Group, Option, Script, menu, option, together


def requirement(g: Storm, slot: Slot, who: Who | None = None) -> SealRequirement:
    """CS-SEAL-02, S-10: as many as investigators, at least three; CS-SEAL-05: insanity by the cultists there; CS-SEAL-08."""
    least = max(g.cards.numbers.least_trophies, BOOK.now(g, Investigators(g.n)).n)
    forbidden = "goo" if g.elders_at(slot) else ""
    return BOOK.now(g, SealRequirement(slot, who, least, len(g.at(slot).column), forbidden))


# Laying trophies (CS-SEAL-03, CS-SEAL-04)


def layable(g: Storm, who: Who) -> int:
    """How many matching trophies somebody has for the location they are at; none for a sealed one (S-52)."""
    slot = g.inv(who).slot
    return 0 if g.at(slot).sealed or not presence.present(g, who) else trophies.how_many(g, who, g.symbol(slot))


def laying(g: Storm, who: Who) -> list[Option[int]]:
    """Any number at once, as many as are still needed; all of them even if it is more than that (S-52 as section 10 has it)."""
    n, slot = layable(g, who), g.inv(who).slot
    if not n:
        return []
    missing = max(0, requirement(g, slot).trophies - g.at(slot).trophies)
    numbers = sorted({*range(1, min(n, missing) + 1), n})
    return [
        option(f"lay:{k}", k, n=k, location=g.at(slot).card, missing=missing, tone="plain" if k <= missing else "danger")
        for k in numbers
    ]


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    return [o.worth(Deed(lambda k=o.value: _lay_more(g, who, k))) for o in laying(g, who)]


def _lay_more(g: Storm, who: Who, n: int) -> Script[None]:
    """S-52: more than required only after a confirmation."""
    slot = g.inv(who).slot
    missing = max(0, requirement(g, slot).trophies - g.at(slot).trophies)
    if n > missing and not (yield from certain.confirm(g, who, "cs-lay-more", n=n, missing=missing)):
        return
    if layable(g, who) >= n and g.inv(who).slot == slot:
        lay(g, who, n)


def lay(g: Storm, who: Who, n: int) -> None:
    slot = g.inv(who).slot
    trophies.lay(g, who, slot, n)
    place = g.at(slot)
    g.tell(events.TrophiesLaid(who, slot, place.card, n, place.trophies, requirement(g, slot).trophies))


# Sealing


def may_seal(g: Storm, who: Who) -> bool:
    """CS-SEAL-01, CS-SEAL-12: whoever is there and owns the gate seal card, with the trophies on the location."""
    slot = g.inv(who).slot
    place = g.at(slot)
    if place.sealed or g.symbol(slot) not in g.inv(who).seals or not presence.present(g, who):
        return False
    wanted = requirement(g, slot, who)
    return place.trophies >= wanted.trophies and not wanted.forbidden


def keys(g: Storm, who: Who) -> list[tuple[str, int]]:
    """Objects that make it cheaper, discarded for it (Iron Key)."""
    return [(s.id, s.trait.seals_cheaper) for s in own(g, who, SealsCheaper)]


def cost(g: Storm, who: Who, with_: str = "") -> int:
    less = next((n for card, n in keys(g, who) if card == with_), 0)
    return max(0, requirement(g, g.inv(who).slot, who).insanity - less)


def deeds(g: Storm, who: Who) -> list[Option[str]]:
    """What somebody may do in the sealing phase; nothing but `done` is left out."""
    found: list[Option[str]] = []
    if may_seal(g, who):
        location = g.at(g.inv(who).slot).card
        for card in ["", *(c for c, _ in keys(g, who) if cost(g, who, ""))]:
            price = cost(g, who, card)
            dies = g.madness(who) + price > g.cards.numbers.insanity
            key = f"seal:{card}" if card else "seal"
            found.append(option(key, key, location=location, card=card, cost=price, tone="danger" if dies else "main"))
    found += [o.worth(o.key) for o in laying(g, who)]
    return [*found, option("done", "done")] if found else []


def phase(g: Storm) -> Script[None]:
    """D-19, D-30, D-31: everybody who can do something, in any order; several locations may be sealed (CS-SEAL-11)."""

    busy: set[Who] = set()

    def everybody(group: Group) -> list[Script[None]]:
        g.group = group
        return [_seals(g, who, busy) for who in g.everybody if deeds(g, who)]

    yield from together(everybody)
    g.group = None


def _seals(g: Storm, who: Who, busy: set[Who]) -> Script[None]:
    """Until nothing is left, or they are done. Trophies somebody lays call back whoever can seal with them (CS-SEAL-12)."""
    busy.add(who)
    while deeds(g, who):
        default = _default(g, who)
        away = _with_a_key(g, who) or default
        picked = yield from menu(g.player(who), "cs-seal", partial(_still, g, who, default), default=away, who=who)
        if picked is None:
            continue
        if picked == "done":
            break
        head, _, rest = picked.partition(":")
        if head == "lay":
            yield from _lay_more(g, who, int(rest))
            _call_back(g, g.inv(who).slot, busy)
        elif (yield from certain.survives(g, who, cost(g, who, rest))):
            yield from seal(g, who, rest)
    busy.discard(who)


def _still(g: Storm, who: Who, default: str) -> list[Option[str]]:
    """Asked anew when a colleague's trophies have changed what is best for whoever is away."""
    return deeds(g, who) if _default(g, who) == default else []


def _call_back(g: Storm, slot: Slot, busy: set[Who]) -> None:
    for other in g.here(slot):
        if g.group is not None and other not in busy and may_seal(g, other):
            busy.add(other)
            g.group.spawn(_seals(g, other, busy))


def _default(g: Storm, who: Who) -> str:
    """Seal if one survives it; lay what completes the requirement if the team then can seal (D-19, D-30)."""
    slot = g.inv(who).slot
    if may_seal(g, who) and _bears(g, who):
        return "seal"
    missing = requirement(g, slot, who).trophies - g.at(slot).trophies
    if 0 < missing <= layable(g, who) and any(_could_seal(g, other) for other in g.here(slot)):
        return f"lay:{missing}"
    return "done"


def _with_a_key(g: Storm, who: Who) -> str:
    """D-30: whoever is away and survives it only by an object discards that."""
    room = g.cards.numbers.insanity - g.madness(who)
    if not may_seal(g, who) or cost(g, who) <= room:
        return ""
    return next((f"seal:{card}" for card, _ in keys(g, who) if cost(g, who, card) <= room), "")


def _bears(g: Storm, who: Who) -> bool:
    return g.madness(who) + cost(g, who) <= g.cards.numbers.insanity


def _could_seal(g: Storm, who: Who) -> bool:
    """Is nothing missing but trophies?"""
    slot = g.inv(who).slot
    owner = g.symbol(slot) in g.inv(who).seals and presence.present(g, who)
    return owner and not requirement(g, slot, who).forbidden and _bears(g, who)


def seal(g: Storm, who: Who, with_: str = "") -> Script[None]:
    """The insanity first (CS-SEAL-06, CS-SEAL-07), then the card lies on the location and the trophies return (CS-SEAL-09). The cultists
    stay (CS-SEAL-13)."""
    slot, price = g.inv(who).slot, cost(g, who, with_)
    if with_:
        objects.discard(g, who, with_)
    insanity.gain_one(g, who, price, "seal")
    g.inv(who).seals.remove(g.symbol(slot))
    close(g, slot, "card")
    g.tell(events.Sealed(who, slot, g.at(slot).card, price, len(g.unsealed())))
    yield from g.first(after(g, slot, who))


def close(g: Storm, slot: Slot, by: str) -> None:
    g.at(slot).sealed = "card" if by == "card" else "token"
    trophies.clear(g, slot)


def after(g: Storm, slot: Slot, who: Who | None) -> Script[None]:
    yield from BOOK.happens(g, AfterSeal(slot, who))
    winning.check(g)
