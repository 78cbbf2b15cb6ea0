"""The combat phase (Kampfphase): CS-FIGHT, CS-KILL, CS-GFIGHT. One step of the machine is one fight, or what is left at a location."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.cover import Cover, cover
from games.cultistorm.dice import SYMBOLS
from games.cultistorm.moments import (
    BOOK,
    BeginsWith,
    CombatEnd,
    CultistKilled,
    FightEnd,
    FightStart,
    GooDefeated,
    Penalty,
    own,
)
from games.cultistorm.rules import (
    certain,
    cultists,
    dicework,
    great_old_ones,
    hands,
    horror,
    insanity,
    objects,
    presence,
    sealing,
    supports,
    symbols,
    trophies,
    voting,
    winning,
)
from games.cultistorm.state import SLOTS, Elder, Fight, Slot, Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import DrawsOnKill, FreeReroll, Maddens, Robs
from games.kernel.ask import Ask, Option, Script, ask, ask_some, option, put
from games.kernel.hooks import Source


def begin(g: Storm) -> None:
    g.state.at_slot = 0
    for person in g.state.investigators:
        person.fought = person.over_with = False


def next_fight(g: Storm) -> Script[bool]:
    """CS-FIGHT-02: from the start location clockwise, singly. True when the last location is done."""
    s = g.state
    pending = [(who, enemy) for who in g.here(s.at_slot) for enemy in g.inv(who).targets]
    if pending:
        who, enemy = yield from _whose(g, pending)
        g.inv(who).targets.remove(enemy)
        yield from fight(g, who, enemy)
        return False
    for who in g.here(s.at_slot):
        yield from _whoever_fought_nobody(g, who)
    s.at_slot += 1
    return s.at_slot == len(SLOTS)


def _whose(g: Storm, pending: list[tuple[Who, str]]) -> Script[tuple[Who, str]]:
    """CS-FIGHT-03, CS-TGT-04, S-28: those at the location choose the next one; seat order, first marker first, if they do not (D-22)."""
    found = [option(f"fight:{who}:{enemy}", f"{who}/{enemy}", who=who, enemy=enemy) for who, enemy in pending]
    if len({who for who, _ in pending}) == 1 and len({enemy for _, enemy in pending}) == 1:
        return pending[0]
    now = [(who, enemy) for who, enemy in pending if symbols.attackable(g, who, enemy)]
    if len(now) == 1 or (now and _all_the_same(g, now)):
        return now[0]  # whoever cannot attack yet waits
    among = sorted({who for who, _ in pending})
    chosen = yield from voting.team(g, "cs-order", lambda: found, lambda: found[0].key, among, slot=g.state.at_slot)
    who, _, enemy = (chosen or found[0].value).partition("/")
    return int(who), enemy


def _all_the_same(g: Storm, fights: list[tuple[Who, str]]) -> bool:
    """Nobody comes too late, and everybody is sure to win for nothing: then it does not matter who begins."""
    if len({enemy for _, enemy in fights}) < len(fights):
        return False
    return all(_surely(g, who, enemy) for who, enemy in fights)


def _surely(g: Storm, who: Who, enemy: str) -> bool:
    """This one, and all of one's own in the order in which the markers were laid."""
    price, mine = cost_of_beginning(g, who, enemy), g.inv(who).targets
    return not price.insanity and not price.open and symbols.at_ease(g, who, mine[0], mine[1:])


# Beginning


def cost_of_beginning(g: Storm, who: Who, enemy: str) -> BeginsWith:
    """CS-GFIGHT-02, S-71: 1 insanity against a Great Old One; special cultists may madden as well."""
    base = 1 if g.elder(enemy) is not None else 0
    maddens = 0 if g.elder(enemy) is not None else sum(t.maddens for t in g.cultist(enemy).traits if isinstance(t, Maddens))
    return BOOK.now(g, BeginsWith(who, enemy, base + maddens))


def fight(g: Storm, who: Who, enemy: str) -> Script[None]:
    """D-23: begun or declined. Where it is certainly won and costs nothing, nobody is asked. A story may make it fail (`price.open`); but
    whoever has fought nobody yet pays as much for declining (S-25), so only a further fight is worth the question."""
    if not symbols.attackable(g, who, enemy):
        g.tell(events.CannotFight(who, enemy))
        return
    g.shows_hand(who)  # whether it is asked about, and how it goes, says something of it
    price = cost_of_beginning(g, who, enemy)
    open_ = price.open and g.inv(who).fought
    if not (price.insanity == 0 and not open_ and symbols.at_ease(g, who, enemy)) and not (
        yield from _attacks(g, who, enemy, price)
    ):
        g.tell(events.FightDeclined(who, enemy))
        return
    g.inv(who).fought = True
    g.once(f"attacked:{enemy}", "combat")
    slot = g.inv(who).slot
    g.state.fight = Fight(who=who, enemy=enemy, slot=slot)
    g.tell(events.FightBegins(who, enemy, slot, tuple(symbols.needed(g, enemy, who))))
    insanity.gain_one(g, who, price.insanity, "attack")
    yield from BOOK.happens(g, FightStart(who, enemy, slot))
    together = g.where(enemy) == g.inv(who).slot  # S-151: a story may have carried one of them off
    won = together and (yield from _rounds(g, who, enemy))
    ended = g.state.fight
    g.state.fight = None
    yield from BOOK.happens(g, FightEnd(who, enemy, slot, won))
    g.expire("fight")
    if not won:
        short = tuple(symbols.lacking(g, who, enemy)) if g.where(enemy) == slot else ()
        known = g.knows_hand(who)  # what it fell short of says what is not in hand, and what is
        g.tell(events.FightLost(who, enemy, short), known, None if known is None else events.FightLost(who, enemy, ()))
        yield from penalty(g, who, enemy)
    if ended.cultist:
        yield from cultists.at_marker(g)


def _attacks(g: Storm, who: Who, enemy: str, price: BeginsWith) -> Script[bool]:
    """A fight that cannot be won is not begun unless somebody says so: declining costs no more (S-25)."""
    survives = g.madness(who) + price.insanity <= g.cards.numbers.insanity
    winnable = symbols.solve(g, who, enemy) is not None
    lacks = 0 if winnable else len(symbols.lacking(g, who, enemy))
    hopeful = winnable or price.open or bool(g.inv(who).dice)
    if not hopeful:
        return _fends_off(g, who, enemy, price)
    while True:
        options: list[Option[str]] = [
            option("attack", "attack", cost=price.insanity, lacks=lacks, tone="main" if survives else "danger"),
            option("decline", "decline"),
            *(o.worth(o.key) for o in sealing.laying(g, who)),
        ]
        default = "attack" if survives and winnable else "decline"
        audience = g.knows_hand(who)
        asked = ask(g.player(who), "cs-attack", options, default=default, audience=audience, who=who, enemy=enemy)
        picked = yield from asked
        if picked.startswith("lay:"):
            sealing.lay(g, who, int(picked.partition(":")[2]))
            continue
        return picked == "attack" and (yield from certain.survives(g, who, price.insanity))


def _fends_off(g: Storm, who: Who, enemy: str, price: BeginsWith) -> bool:
    """S-102: a fight that cannot be won is worth beginning where not being attacked is what the enemy punishes (Ghoul Pack), and declining would
    cost as much: nobody fought, no other target, no late comer's pardon."""
    robs = g.elder(enemy) is None and any(isinstance(t, Robs) for t in g.cultist(enemy).traits)
    if not robs or price.insanity or g.inv(who).fought or g.inv(who).targets:
        return False
    return g.may(f"attacked:{enemy}", "combat") and not _pardoned(g, who)


# Comparing


def _rounds(g: Storm, who: Who, enemy: str) -> Script[bool]:
    """CS-FIGHT-07: until the match is committed or given up. Nothing is lost by failing but what was paid (S-24)."""
    while True:
        found = symbols.solve(g, who, enemy)
        if found is not None and found.free and (not g.inv(who).targets or symbols.at_ease(g, who, enemy)):
            yield from _win(g, who, enemy, found)
            return True
        options = _options(g, who, enemy, found)
        if len(options) == 1:
            return False
        default = "commit" if found is not None else "concede"
        lacks = len(symbols.lacking(g, who, enemy)) if found is None else 0
        audience = g.knows_hand(who)
        me = g.player(who)
        asked = ask(me, "cs-fight", options, default=default, audience=audience, who=who, enemy=enemy, lacks=lacks)
        picked = yield from asked
        head, _, rest = picked.partition(":")
        match head:
            case "commit" if found is not None:
                yield from _win(g, who, enemy, found)
                return True
            case "pick":
                chosen = yield from _picked(g, who, enemy)
                if chosen is not None:
                    yield from _win(g, who, enemy, chosen)
                    return True
            case "reroll":
                insanity.gain_one(g, who, 1, "reroll")
                dicework.reroll(g, who, int(rest), f"fight:{enemy}")
            case "coin":
                card, _, die = rest.rpartition(":")
                g.once(f"coin:{card}", "round")
                g.tell(events.ObjectUsed(who, card))
                dicework.reroll(g, who, int(die), f"coin:{card}")
            case "lay":
                sealing.lay(g, who, int(rest))
            case _:
                return False


def _options(g: Storm, who: Who, enemy: str, found: Cover | None) -> list[Option[str]]:
    """D-24, D-25, D-27. CS-DICE-12: a reroll for 1 insanity, never the fifth."""
    options: list[Option[str]] = []
    if found is not None:
        options.append(option("commit", "commit", with_=",".join(found.ids), cost=found.insanity, tone="main"))
        if len(symbols.given(g, who, enemy)) > len(found.sources):
            options.append(option("pick", "pick"))
    dice = [d for d in g.inv(who).dice if symbols.unused(g, who, f"die:{d.id}")]
    if found is None or not found.free:
        coins = [s.id for s in own(g, who, FreeReroll) if g.may(f"coin:{s.id}", "round")]
        options += [option(f"coin:{c}:{d.id}", f"coin:{c}:{d.id}", card=c, face=d.face) for c in coins for d in dice]
        if g.madness(who) < g.cards.numbers.insanity:
            options += [option(f"reroll:{d.id}", f"reroll:{d.id}", face=d.face) for d in dice]
    if options:
        options += [o.worth(o.key) for o in sealing.laying(g, who)]
    return [*options, option("concede", "concede")]


def _picked(g: Storm, who: Who, enemy: str) -> Script[Cover | None]:
    """One's own set instead of the cheapest: it must cover, or nothing happens."""
    given = [s for d in symbols.doublings(g, who) for s in symbols.given(g, who, enemy, d)]
    by_key = {f"{s.id}+{s.along}" if s.along else s.id: s for s in given}
    options = [option(f"with:{key}", s, source=s.id, symbol=s.symbol, n=s.n) for key, s in by_key.items()]
    found = symbols.solve(g, who, enemy)
    default = [f"with:{f'{s.id}+{s.along}' if s.along else s.id}" for s in found.sources] if found else []
    most, audience = len(options), g.knows_hand(who)
    asked = ask_some(g.player(who), "cs-pick", options, 1, most, default=default, audience=audience, who=who, enemy=enemy)
    chosen = yield from asked
    doubled = {s.id for s in chosen if s.along}
    chosen = [s for s in chosen if s.along or s.id not in doubled]  # a doubled die is not there twice
    if len({s.along for s in chosen if s.along}) < sum(bool(s.along) for s in chosen):
        return None
    found = cover(symbols.needed(g, enemy, who), chosen)
    room = g.cards.numbers.insanity - g.madness(who)
    return found if found is not None and found.insanity <= room else None


# Winning


def _win(g: Storm, who: Who, enemy: str, found: Cover) -> Script[None]:
    """CS-KILL-03: what was used goes; each source counts once in the combat phase (CS-FIGHT-08)."""
    wanted = symbols.needed(g, enemy, who)
    insanity.gain_one(g, who, found.insanity, "symbols")
    g.tell(events.FightWon(who, enemy, tuple(wanted), found.ids))
    for source in found.sources:
        _use_up(g, who, source.id, source.rank, source.spent)
        if source.along:
            supports.give_back(g, source.along)
    elder = g.elder(enemy)
    slot = g.inv(who).slot
    if elder is None:
        yield from _killed(g, who, enemy, slot)
    else:
        yield from _defeated(g, who, elder)


def _use_up(g: Storm, who: Who, id: str, rank: str, spent: bool) -> None:
    match rank:
        case "hand":
            hands.discard(g, who, [id], told=False)  # the victory tells what it took
        case "support" if id != "story":
            supports.give_back(g, id)
        case _:
            g.once(f"{who}:{id}", "combat")
            g.once(f"gives:{id}", "round")
            if spent:
                objects.discard(g, who, id)


def _killed(g: Storm, who: Who, card: str, slot: Slot) -> Script[None]:
    """CS-KILL-01, CS-KILL-02, S-29: to the discard pile, the column slides, the trophy is taken."""
    printed = g.cultist(card)
    promised = int(g.state.fight is not None and g.state.fight.trophy)  # by a story
    _comes_too_late(g, card)
    cultists.leave(g, card, slot)
    g.state.cultist_discard.append(card)
    if printed.creature:
        for i in range(g.cards.numbers.creature_trophies + promised):  # S-152
            yield from choose_trophy(g, who, card, i)
    elif printed.caste_symbol is not None:
        for _ in range(1 + promised):
            trophies.gain(g, who, printed.caste_symbol)
    for source in own(g, who, DrawsOnKill):
        hands.draw(g, who, source.trait.draws_on_kill)
    yield from BOOK.happens(g, CultistKilled(who, card, slot))


def _comes_too_late(g: Storm, enemy: str) -> None:
    """S-26: whoever has marked it as well has no opponent now."""
    for other in g.everybody:
        if enemy in g.inv(other).targets:
            g.once(f"robbed:{other}", "combat")


def choose_trophy(g: Storm, who: Who, card: str, number: int = 0) -> Script[None]:
    """One of any symbol the supply has."""

    def choices() -> list[Option[str]]:
        return [option(f"trophy:{s}", s, symbol=s) for s in SYMBOLS if g.state.trophies[s]]

    picked = yield from g.choose(who, "cs-trophy", choices, default=lambda: choices()[0].key, card=card, number=number)
    for symbol in SYMBOLS:
        if symbol == picked:
            trophies.gain(g, who, symbol)


def _defeated(g: Storm, who: Who, elder: Elder) -> Script[None]:
    """CS-GFIGHT-07, CS-GFIGHT-08: its location is sealed by a token, unless another Great Old One is there (S-13). No trophy (S-75)."""
    slot = elder.slot
    g.tell(events.GreatOldOneDefeated(who, elder.id, slot))
    _comes_too_late(g, elder.id)
    great_old_ones.defeat(g, elder)
    sealed = not g.elders_at(slot) and not g.at(slot).sealed
    if sealed:
        sealing.close(g, slot, "token")
        g.tell(events.SealedByVictory(slot, g.at(slot).card, len(g.unsealed())))
    yield from BOOK.happens(g, GooDefeated(who, elder.id, slot))
    if sealed:
        yield from sealing.after(g, slot, None)
    else:
        winning.check(g)  # with another one still there nothing was sealed (S-13), but somebody may be lost for ever
    winning.check_ending(g)


# Not winning


def penalty(g: Storm, who: Who, enemy: str = "") -> Script[None]:
    """CS-FIGHT-04, CS-FIGHT-13: insanity, then the horror step with everything that follows."""
    if (yield from BOOK.happens(g, Penalty(who, enemy))).waived:
        return
    insanity.gain_one(g, who, 1, "no_fight")
    yield from horror.advance(g)


def _whoever_fought_nobody(g: Storm, who: Who) -> Script[None]:
    """CS-FIGHT-01, CS-FIGHT-05, S-25, S-67. S-26: easy tables forgive whoever came too late."""
    person = g.inv(who)
    if person.over_with:
        return
    person.over_with = True
    if person.fought:
        return
    if _pardoned(g, who):
        return
    if BOOK.now(g, Penalty(who, "")).waived:
        return
    g.tell(events.FoughtNobody(who))
    yield from penalty(g, who)


def _pardoned(g: Storm, who: Who) -> bool:
    return g.state.difficulty == "easy" and not g.may(f"robbed:{who}", "combat")


def end(g: Storm) -> Script[None]:
    """S-23, CS-TGT-07: supports and markers come back; S-99: healing that had to wait."""
    s = g.state
    for who in g.everybody:  # whoever was carried back to a location that is done
        yield from _whoever_fought_nobody(g, who)
    attacked = tuple(m.partition(":")[2] for m in s.used.get("combat", []) if m.startswith("attacked:"))
    yield from BOOK.happens(g, CombatEnd(attacked))
    supports.give_back_all(g, "combat")
    for person in s.investigators:
        person.targets = []
        person.fought = person.over_with = False
    g.expire("combat")


@BOOK.reacts(CombatEnd, Robs)
def _ghouls(g: Storm, src: Source, h: CombatEnd) -> Script[None] | None:
    """If not attacked, each investigator there discards a card (section 10)."""
    slot = g.where(src.id)
    return None if slot is None or src.id in h.attacked else _robbed(g, slot, src.id)


def _robbed(g: Storm, slot: Slot, card: str) -> Script[None]:
    for who in presence.there(g, slot):
        yield from discard_one(g, who, card)


def discarding(g: Storm, who: Who, why: str) -> Ask:
    """Which hand card goes."""

    def choices() -> list[Option[str]]:
        return [option(f"drop:{c}", c, card=c) for c in g.inv(who).hand]

    return Ask(g.player(who), "cs-discard", choices, (("who", who), ("card", why)), audience=g.knows_hand(who))


def discard_one(g: Storm, who: Who, why: str) -> Script[None]:
    """A hand card of one's own choice."""
    hand = g.inv(who).hand
    picked: str | None = (yield from put(discarding(g, who, why))) if len(hand) > 1 else "".join(hand)
    if picked and picked in hand:
        hands.discard(g, who, [picked])
