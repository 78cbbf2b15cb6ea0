"""Fight and psychic combat with beings (chapters 16 and 17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.kernel.ask import Option, Script, Seat, ask, menu, option
from games.kernel.effects import run_all
from games.talisman import events, odds
from games.talisman.moments import BOOK, EnemyDie, FightValue, has, own, total, usable
from games.talisman.rules import armed, casting, evading, lives, moving, possessions, quests, values
from games.talisman.rules import own as rights
from games.talisman.state import Fight, Lasting, Side, Stat
from games.talisman.table import Facing, Land
from games.talisman.traits import (
    BestOfTwo,
    Charms,
    DestroysSpirits,
    Hired,
    KeepsBeaten,
    MayNotUse,
    Weapon,
    Weapons,
)

GUARD = "sentinel"  # of the bridge: the being, by its name
DUEL = "duel"  # the other character in the fight that is on

Result: TypeAlias = Literal["won", "lost", "drawn", "evaded"]


@dataclass(frozen=True, slots=True)
class Armament:
    """A weapon in hand, and what it adds in this fight."""

    card: str
    adds: int
    steals_life: bool


def kinds_of(g: Land, beings: Sequence[str]) -> tuple[str, ...]:
    return tuple(g.cards.being(b).kind for b in beings)


def weapons(g: Land, seat: Seat, kinds: Sequence[str]) -> list[Armament]:
    """TM-FIGHT-06: one, or as many as an ability or a Squire allows; the best ones, so nobody is asked (D-20)."""
    if any("weapon" in t.may_not_use for _, t in own(g, seat, MayNotUse)):
        return []
    most = max([1, *(t.weapons for _, t in own(g, seat, Weapons))])
    dragons = "dragon" in kinds
    found = [Armament(card, t.dragons if t.dragons and dragons else t.weapon, t.steals_life) for card, t in own(g, seat, Weapon)]
    return sorted(found, key=lambda w: (-w.adds, not w.steals_life, w.card))[:most]


def worth(g: Land, seat: Seat, stat: Stat, kinds: Sequence[str] = ()) -> int:
    """TM-FIGHT-05, TM-PSY-04: total Strength with a weapon and what counts in fights; in psychic combat total Craft alone."""
    n = BOOK.now(g, FightValue(seat, stat, total(g, seat, stat), tuple(kinds))).n
    if stat == "strength":
        n += sum(w.adds for w in weapons(g, seat, kinds))
    return max(0, n)


def strength_of(g: Land, seat: Seat, beings: Sequence[str], stat: Stat) -> int:
    """TM-FIGHT-10, TM-PSY-06: all together. A Doppelganger is as strong as whoever it fights."""
    n = 0
    for being in beings:
        card = g.cards.being(being)
        n += worth(g, seat, stat) if card.mirrors else card.strength if stat == "strength" else card.craft
    return n


def dice_of(g: Land, seat: Seat, stat: Stat) -> int:
    return 2 if stat == "strength" and has(g, seat, BestOfTwo) else 1


# What everybody can reckon


def chances(g: Land, seat: Seat) -> dict[str, int]:
    """How likely this character would beat each being where it stands or where its roll leads, whoever guards the bridge, and
    the character it has attacked, in per cent."""
    found: dict[str, int] = {}
    for being in _within_reach(g, seat):
        card = g.cards.find_being(being)
        if card is not None and (card.strength or card.craft or card.mirrors):
            found[being] = _chance(g, seat, [being], "craft" if card.kind == "spirit" else "strength")
    fight = foreseen(g)
    if fight is not None and not fight.over and not fight.one.dice and fight.one.seat == seat and fight.two.seat >= 0:
        found[DUEL] = odds.fight(fight.one.worth, fight.two.worth, dice_of(g, seat, fight.stat))
    return found


def _within_reach(g: Land, seat: Seat) -> list[str]:
    here, move = g.char(seat).space, g.state.move
    found = list(g.state.lying.get(here, ()))
    n = 0
    if g.state.phase == "movement" and (move is None or not move.path):
        n = 1 if moving.slow(g, seat) else sum(move.dice) if move is not None else 0
    region = g.cards.spaces[here].region
    if not n or region not in ("outer", "middle"):
        return found
    ring = g.cards.ring(region)
    at = ring.index(here)
    for end in {ring[(at + n) % len(ring)], ring[(at - n) % len(ring)]}:
        found += g.state.lying.get(end, ())
    if any(g.cards.spaces[ring[(at + i) % len(ring)]].terrain == GUARD for i in range(1 - n, n)):
        found.append(GUARD)
    return found


def foreseen(g: Land) -> Fight | None:
    """The fight on the table; before its dice two characters are worth what they are worth now."""
    fight = g.state.fight
    if fight is None or fight.over or fight.one.dice or fight.one.seat < 0 or fight.two.seat < 0:
        return fight
    sides = {
        name: side.model_copy(update={"worth": worth(g, side.seat, fight.stat) if g.alive(side.seat) else 0})
        for name, side in (("one", fight.one), ("two", fight.two))
    }
    return fight.model_copy(update=sides)


# Before the dice


def meet(g: Land, seat: Seat, beings: list[str], stat: Stat, *, inner: bool = False, named: str = "") -> Script[Result]:
    """TM-FLOW-09: evade, spells, dice, compare. `beings` loses those that are dealt with otherwise. `inner`: immune to spells, and not
    to be evaded (TM-INNER-04). `named` tells fights on one space apart."""
    evading.hold_off(g, seat, beings, inner)
    g.facing = Facing([] if inner else beings, stat=stat)
    try:
        return (yield from _prepare(g, seat, beings, stat, inner, named))
    finally:
        g.facing = None
        g.expire("fight")  # also where it was evaded: what was cast or used for it does not wait for the next


def _prepare(g: Land, seat: Seat, beings: list[str], stat: Stat, inner: bool, named: str) -> Script[Result]:
    """What was laid ready is read when the fight is decided on; if it was, whoever still holds a spell decides once more (S-111)."""
    read = False
    while beings:
        deed = yield from _decide(g, seat, beings, stat, inner)
        evading.hold_off(g, seat, beings, inner)
        if not beings:
            break
        match deed.partition(":"):
            case ("fight", _, _):
                again = False
                if not read:
                    read = True
                    fired = yield from _laid_ready(g, seat, beings, stat, inner)
                    if not g.alive(seat):
                        return "lost"
                    again = fired and casting.might_cast(g, seat, "fight" if inner else "foes")
                if beings and not again:
                    return (yield from _fight(g, seat, beings, stat, named))
            case ("evade", _, means):
                evaded = evading.covered(g, seat, beings, means)
                if (yield from evading.evade(g, seat, evaded, means)):
                    beings[:] = [b for b in beings if b not in evaded]
            case ("pay", _, being):
                _buy_off(g, seat, beings, being)
            case ("destroy", _, _):
                _destroy(g, seat, beings)
            case ("charm", _, being):
                yield from _charm(g, seat, beings, being)
            case ("use", _, card):
                use(g, seat, card, stat)
            case _:
                pass
    return "evaded"


def _decide(g: Land, seat: Seat, beings: list[str], stat: Stat, inner: bool) -> Script[str]:
    """D-18: asked only where there is a means besides the sword, or a spell in hand whose owner wants to be asked."""

    def options() -> list[Option[str]]:
        evading.hold_off(g, seat, beings, inner)
        return _ways(g, seat, beings, stat, inner) if beings else []

    moment: casting.Context = "fight" if inner else "foes"
    if len(options()) < 2 and not casting.asked_in_own_turn(g, seat, moment):
        return "fight"
    ahead = worth(g, seat, stat, kinds_of(g, beings)) - strength_of(g, seat, beings, stat)
    flee = next((o.key for o in options() if o.key.startswith(("destroy", "evade", "pay"))), "fight")
    default = flee if ahead < -2 or flee == "destroy" else "fight"
    main = menu(seat, "tm-foes", options, default=default, beings=",".join(beings), stat=stat)
    deed = yield from rights.beside_all(g, seat, moment, main)
    return deed or "evaded"


def _ways(g: Land, seat: Seat, beings: list[str], stat: Stat, inner: bool) -> list[Option[str]]:
    kinds = kinds_of(g, beings)
    found = [option("fight", "fight", chance=_chance(g, seat, beings, stat), msg="tm-opt-fight", tone="main")]
    c = g.char(seat)
    if not inner:
        for card, on_roll in evading.means(g, seat, beings):
            found.append(option(f"evade:{card}", f"evade:{card}", card=card, n=on_roll, msg="tm-opt-evade"))
        for being in beings:
            price = g.cards.being(being).price
            if price and c.gold >= price:
                found.append(option(f"pay:{being}", f"pay:{being}", card=being, n=price, msg="tm-opt-buy-off"))
        if "spirit" in kinds and any(usable(g, card) for card, _ in own(g, seat, DestroysSpirits)):
            found.append(option("destroy", "destroy", msg="tm-opt-destroy-spirits"))
        if has(g, seat, Charms) and not possessions.haunted(g, seat):
            for being in beings:
                if g.cards.being(being).kind == "animal" and g.may(being, "encounter"):
                    found.append(option(f"charm:{being}", f"charm:{being}", card=being, msg="tm-opt-charm"))
    found += helps(g, seat, stat)
    return found


def helps(g: Land, seat: Seat, stat: Stat) -> list[Option[str]]:
    """D-21: what may be used up or paid for in one's own fight, whoever's turn it is."""
    c = g.char(seat)
    found: list[Option[str]] = []
    if evading.helpless(g, seat):
        return found
    for card, t in own(g, seat, Hired) if stat == "strength" else ():
        if c.gold >= t.price and g.may(card, "turn") and usable(g, card):
            found.append(option(f"use:{card}", f"use:{card}", card=card, n=t.hired, msg="tm-opt-use"))
    for card in c.followers:
        being = g.cards.find_being(card)
        if being is not None and (being.strength if stat == "strength" else being.craft):
            n = being.strength if stat == "strength" else being.craft
            found.append(option(f"use:{card}", f"use:{card}", card=card, n=n, msg="tm-opt-use"))
    return found


def use(g: Land, seat: Seat, card: str, stat: Stat) -> None:
    """Potion, Mercenary: until the end of the turn. A being that follows: for this fight, then it is discarded."""
    g.tell(events.Used(seat, card))
    being = g.cards.find_being(card)
    if being is not None:
        n = being.strength if stat == "strength" else being.craft
        g.lasts(Lasting(what="helped", n=n, on=str(seat), until="fight", card=card, by=seat))
        possessions.use_up(g, seat, card)
        return
    trait = next(t for owned, t in own(g, seat, Hired) if owned == card)
    possessions.pay(g, seat, trait.price)
    g.lasts(Lasting(what="stronger", n=trait.hired, on=str(seat), until="turn", card=card, by=seat))
    if trait.gone:
        possessions.use_up(g, seat, card)
    else:
        g.once(card, "turn")


def _buy_off(g: Land, seat: Seat, beings: list[str], being: str) -> None:
    """Bandit: it stays, and does not attack (S-109)."""
    price = g.cards.being(being).price
    g.tell(events.BoughtOff(seat, being, price, possessions.spend(g, seat, price)))
    evading.count_as_evaded(g, beings, being)


def _destroy(g: Land, seat: Seat, beings: list[str]) -> None:
    """Cross, Priest: without a combat and without gain."""
    for being in [b for b in beings if g.cards.being(b).kind == "spirit"]:
        beings.remove(being)
        if possessions.leave_board(g, being):
            possessions.gone(g, being)
        g.tell(events.SpiritDestroyed(seat, being))


def _charm(g: Land, seat: Seat, beings: list[str], being: str) -> Script[None]:
    """Minstrel: the die must beat its Strength; then it follows for one fight. Once for each animal."""
    g.once(being, "encounter")
    die = g.die(f"charm:{seat}:{being}")
    if die <= g.cards.being(being).strength:
        g.tell(events.CharmFailed(seat, being, die))
        return
    g.tell(events.Charmed(seat, being, die))
    beings.remove(being)
    if possessions.leave_board(g, being):
        yield from possessions.take_as_follower(g, seat, being)


# The dice


def _laid_ready(g: Land, seat: Seat, beings: list[str], stat: Stat, inner: bool) -> Script[bool]:
    """T6: after live answers, before the first die. Was anything cast?"""
    foes = () if inner else tuple(beings)
    fired = yield from armed.at(g, armed.Moment("fight", seat, foes=foes, stat=stat, chance=_chance(g, seat, beings, stat)))
    evading.hold_off(g, seat, beings, inner)
    return fired


def _chance(g: Land, seat: Seat, beings: list[str], stat: Stat) -> int:
    mine = worth(g, seat, stat, kinds_of(g, beings)) - g.lasting("weak", str(seat))
    theirs = strength_of(g, seat, beings, stat) + BOOK.now(g, EnemyDie(seat)).n - sum(g.lasting("weak", b) for b in beings)
    return odds.fight(mine, theirs, dice_of(g, seat, stat))


def _fight(g: Land, seat: Seat, beings: list[str], stat: Stat, named: str) -> Script[Result]:
    g.state.fight = fight = Fight(stat=stat, one=Side(seat=seat), space=g.char(seat).space)
    held = list(beings)
    fight.one.worth = worth(g, seat, stat, kinds_of(g, held))
    fight.one.adds = -g.lasting("weak", str(seat))
    fight.two.beings = held
    fight.two.worth = strength_of(g, seat, held, stat)
    fight.two.adds = BOOK.now(g, EnemyDie(seat)).n - sum(g.lasting("weak", being) for being in held)
    g.tell(events.FightBegins(seat, tuple(held), -1, stat, fight.one.worth, fight.two.worth))
    mine, theirs = fight.one.worth + fight.one.adds, fight.two.worth + fight.two.adds
    label = f"{stat}:{seat}:{'+'.join(held)}{named and f':{named}'}:{mine}:{theirs}"
    fight.one.dice = g.dice(dice_of(g, seat, stat), f"fight:{label}")
    fight.two.dice = [g.die(f"foe:{label}")]
    left = next((s for s in g.clockwise(seat)[1:] if g.state.players[s].standing != "out"), seat)
    g.tell(events.FightRolled(seat, tuple(fight.one.dice), fight.one.value, tuple(fight.two.dice), fight.two.value, left))
    used = [w for w in weapons(g, seat, kinds_of(g, held)) if stat == "strength"]
    fight.over = True
    g.expire("fight")
    if fight.one.value > fight.two.value:
        g.tell(events.FightWon(seat, tuple(held)))
        yield from _won(g, seat, held, any(w.steals_life for w in used))
        values.trade_by_order(g, seat)
        return "won"
    if fight.one.value == fight.two.value:
        g.tell(events.FightDrawn(seat, tuple(held)))
        return "drawn"
    g.tell(events.FightLost(seat, tuple(held)))
    card = held[0] if len(held) == 1 else max(held, key=lambda b: g.cards.being(b).strength + g.cards.being(b).craft)
    yield from lives.lose(g, lives.Loss(seat, 1, card, fight=stat == "strength"))
    return "lost"


def _won(g: Land, seat: Seat, beings: list[str], stolen: bool) -> Script[None]:
    """TM-FIGHT-08: trophies (TM-STR-05); a spirit leaves the space (TM-CARD-14). What is printed on the board or made by a table has no
    card and leaves nothing behind (S-95)."""
    killed = [b for b in beings if any(b in lying for lying in g.state.lying.values())]
    for being in killed:
        card = g.cards.being(being)
        if g.state.encounter is not None:
            g.state.encounter.done.append(being)
        quests.fulfilled(g, seat, "enemy")
        kept = yield from _keeps(g, seat, being)
        possessions.leave_board(g, being)
        if kept:
            g.tell(events.KeptAsHelper(seat, being))
            yield from possessions.take_as_follower(g, seat, being)
        elif card.beaten:
            possessions.gone(g, being)
            yield from run_all(card.beaten, g, seat, being)
        elif card.kind == "spirit":
            possessions.gone(g, being)
        else:
            g.char(seat).trophies.append(being)
            g.tell(events.TrophyKept(seat, being))
    if stolen and killed:
        lives.gain(g, seat)


def _keeps(g: Land, seat: Seat, being: str) -> Script[bool]:
    """Ghoul, Necromancer: it may follow for one fight instead. The Necromancer keeps one at a time."""
    card = g.cards.being(being)
    sort = "spirit" if card.kind == "spirit" else "enemy"
    for _, t in own(g, seat, KeepsBeaten):
        held = [f for f in g.char(seat).followers if g.cards.find_being(f) is not None]
        if t.keeps_beaten != sort or card.beaten or (sort == "spirit" and held) or possessions.haunted(g, seat):
            continue
        options = [
            option("keep", True, card=being, msg="tm-opt-keep-being"),
            option("let", False, card=being, msg="tm-opt-let-being"),
        ]
        if (yield from ask(seat, "tm-keep-beaten", options, default="let", card=being)):
            return True
    return False
