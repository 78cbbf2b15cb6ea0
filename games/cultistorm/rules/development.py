"""Character development and gate seal cards (Charakterentwicklung): CS-DEV."""

from __future__ import annotations

from functools import partial

from games.cultistorm import events
from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.moments import BOOK, AfterDevelopment, Deed
from games.cultistorm.rules import cultists, horror, insanity, trophies
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm
from games.kernel.ask import Option, Script, option


def price(g: Storm, who: Who) -> int:
    """Trophies of one symbol for the next level; 0: there is none (CS-DEV-01, CS-DEV-02)."""
    prices = g.cards.numbers.abilities
    return prices[g.level(who)] if g.level(who) < len(prices) else 0


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    if not g.inv(who).trophies:
        return []
    n = price(g, who)
    level = g.level(who) + 1
    paying: list[Symbol] = [s for s in SYMBOLS if n and trophies.how_many(g, who, s) >= n]
    hurt = ((who, 1),) if level == 3 else ()
    arrives = cultist_at(g, g.inv(who).slot) if level >= 2 else None
    arrivals = () if arrives is None else (arrives,)
    return [option(f"develop:{s}", Deed(partial(develop, g, who, s), hurt, arrivals), symbol=s, n=n, level=level) for s in paying]


def cultist_at(g: Storm, slot: Slot) -> Slot | None:
    """Where the cultist of a development appears. S-15 as section 10 has it: beside a Great Old One at the next location without one."""
    return next((at for at in (slot, *g.clockwise(slot)) if not g.elders_at(at)), None)


def develop(g: Storm, who: Who, symbol: Symbol) -> Script[None]:
    """S-30: pay, the ability is active, horror, cultist, permanent insanity, gate seal card."""
    person = g.inv(who)
    person.board.append(trophies.pay(g, who, symbol, price(g, who)))
    level = g.level(who)
    g.tell(events.Developed(who, f"{person.id}-{level}", level))
    yield from g.first(_suffer(g, who, level))
    yield from _take_seal(g, who)
    yield from g.first(_after(g, who, level))


def _suffer(g: Storm, who: Who, level: int) -> Script[None]:
    """CS-DEV-04 … 06; the cultist marker does not move."""
    yield from horror.advance(g)
    if level >= 2:
        slot = cultist_at(g, g.inv(who).slot)
        if slot is not None:
            yield from cultists.arrive(g, slot)
    if level >= 3:
        insanity.gain_permanent(g, who)


def _after(g: Storm, who: Who, level: int) -> Script[None]:
    yield from BOOK.happens(g, AfterDevelopment(who, level))


def _take_seal(g: Storm, who: Who) -> Script[None]:
    """CS-DEV-08, CS-DEV-10: any one that is left, or none (D-18)."""
    if not g.state.seals:
        return

    def choices() -> list[Option[str]]:
        left = [option(f"seal:{s}", s, symbol=s) for s in SYMBOLS if s in g.state.seals]
        return [*left, option("none", "")] if left else []

    picked = yield from g.choose(who, "cs-gate-seal", choices, default=lambda: f"seal:{_likeliest(g)}")
    for symbol in SYMBOLS:
        if symbol == picked and symbol in g.state.seals:
            g.state.seals.remove(symbol)
            g.inv(who).seals.append(symbol)
            g.tell(events.SealTaken(who, symbol))


def _likeliest(g: Storm) -> Symbol:
    """D-18: most matching trophies on the location and with the team; tie: lowest slot."""

    def there(symbol: Symbol) -> int:
        laid = g.at(SYMBOLS.index(symbol)).trophies
        return laid + sum(trophies.how_many(g, w, symbol) for w in g.everybody)

    return max((s for s in SYMBOLS if s in g.state.seals), key=there)
