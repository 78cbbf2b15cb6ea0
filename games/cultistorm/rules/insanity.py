"""Insanity (Wahnsinn): CS-INS. Every marker is gained and healed here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.cultistorm import events
from games.cultistorm.moments import BOOK, GooInsanity, Healing
from games.cultistorm.rules import supports, winning
from games.cultistorm.state import Lasting, Who
from games.cultistorm.table import Storm
from games.kernel.hooks import Source


def gain(g: Storm, hurt: Mapping[Who, int], why: str = "") -> None:
    """All at once (CS-INS-04), then whoever has a fifth marker dies (CS-INS-02)."""
    struck = {who: n for who, n in hurt.items() if n > 0}
    for who, n in struck.items():
        g.inv(who).insanity += n
        g.tell(events.InsanityGained(who, n, g.madness(who), why))
    g.stir(*struck)
    _anybody_dead(g, struck)


def gain_one(g: Storm, who: Who, n: int = 1, why: str = "") -> None:
    gain(g, {who: n}, why)


def gain_permanent(g: Storm, who: Who) -> None:
    g.inv(who).permanent += 1
    g.tell(events.PermanentInsanity(who, g.madness(who)))
    g.stir(who)
    _anybody_dead(g, (who,))


def by_great_old_one(g: Storm) -> None:
    """CS-GOO-06, CS-GOO-07: each investigator, wherever they are."""
    gain(g, BOOK.now(g, GooInsanity(dict.fromkeys(g.everybody, 1))).hurt, "goo")


def _anybody_dead(g: Storm, struck: Iterable[Who]) -> None:
    for who in struck:
        if g.madness(who) > g.cards.numbers.insanity:
            winning.lose(g, "insane", str(who))


@BOOK.modifies(GooInsanity, "ward")
def _warded(g: Storm, src: Source, h: GooInsanity) -> None:
    """The Ward lies there until the next such insanity (section 10)."""
    who = int(src.trait.on)
    h.hurt[who] = 0
    g.no_longer("ward", src.trait.on)
    g.tell(events.Warded(who))
    supports.give_back(g, src.id)


# Healing


def heal(g: Storm, who: Who, n: int) -> int:
    """Normal insanity only (CS-INS-03, S-65). During the combat phase it is noted and done when that has ended (CS-FIGHT-10, S-99)."""
    if g.state.phase == "combat":
        g.lasts(Lasting(what="heal_later", n=n, on=str(who), until="round", by=who))
        g.tell(events.HealingWaits(who, n))
        return 0
    person = g.inv(who)
    healed = min(person.insanity, max(0, BOOK.now(g, Healing(who, n)).n))
    if healed:
        person.insanity -= healed
        g.tell(events.InsanityHealed(who, healed, g.madness(who)))
        g.stir(who)
    return healed


def heal_permanent(g: Storm, who: Who) -> None:
    if g.inv(who).permanent:
        g.inv(who).permanent -= 1
        g.tell(events.PermanentHealed(who, g.madness(who)))
        g.stir(who)


def after_combat(g: Storm) -> None:
    """S-99: what had to wait."""
    waiting = [e for e in g.in_effect if e.what == "heal_later"]
    g.no_longer("heal_later")
    for effect in waiting:
        heal(g, int(effect.on), effect.n)


@BOOK.modifies(Healing, "heal_less")
def _last_night(_g: Storm, _src: Source, h: Healing) -> None:
    """The Last Night: effects that heal 2 or more heal one less (section 10)."""
    if h.n >= 2:
        h.n -= 1
