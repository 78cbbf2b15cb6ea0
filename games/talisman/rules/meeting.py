"""Meeting another character (chapters 13, 16, 17): attack it, or use a special ability against it (TM-ENC-04)."""

from __future__ import annotations

from dataclasses import replace

from games.kernel.ask import Option, Script, Seat, ask, menu, option
from games.talisman import events, odds
from games.talisman.moments import has, own
from games.talisman.rules import (
    armed,
    casting,
    encounters,
    evading,
    fighting,
    limits,
    lives,
    possessions,
    quests,
)
from games.talisman.rules import own as rights
from games.talisman.rules.armed import How
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import SECOND, Fight, Side, Stat, kind
from games.talisman.table import Facing, Land, Target
from games.talisman.traits import LURED, NeverAttacks, NoDieForVictim, PsychicAttack, Robs, SeesSpells

SPELLBOUND = ("maiden", "unicorn", "princess")  # followers the Sorceress cannot win over


# What can be done


def may_attack(g: Land, seat: Seat) -> bool:
    return not has(g, seat, NeverAttacks)


def psychic(g: Land, seat: Seat, victim: Seat) -> bool:
    """TM-FIGHT-02."""
    return any(t.psychic_attack == "anybody" or g.char(victim).alignment == "evil" for _, t in own(g, seat, PsychicAttack))


def ways(g: Land, seat: Seat, victim: Seat) -> list[Option[str]]:
    """D-15, D-16. Against whom nothing is possible nobody is offered (TM-INNER-18)."""
    found: list[Option[str]] = []
    if may_attack(g, seat):
        found.append(_attack(g, seat, victim, "strength"))
        if psychic(g, seat, victim):
            found.append(_attack(g, seat, victim, "craft"))
    for _, t in own(g, seat, Robs):
        if loot(g, seat, victim, t.robs):
            found.append(option(f"{t.robs}:{victim}", f"{t.robs}:{victim}", seat=victim, msg=f"tm-opt-{t.robs}"))
    if any(t.sees_spells == "met" for _, t in own(g, seat, SeesSpells)) and g.char(victim).spells:
        found.append(option(f"spy:{victim}", f"spy:{victim}", seat=victim, msg="tm-opt-spy"))
    return found


def _attack(g: Land, seat: Seat, victim: Seat, stat: Stat) -> Option[str]:
    chance = _chance(g, seat, victim, stat)
    word = "attack" if stat == "strength" else "psychic"
    return option(f"{word}:{victim}", f"{word}:{victim}", seat=victim, chance=chance, msg=f"tm-opt-{word}", tone="danger")


def _chance(g: Land, seat: Seat, victim: Seat, stat: Stat, *, attacked: bool = False) -> int:
    """How likely this fighter wins against that one, who attacks it or is attacked by it."""
    mine, theirs = (fighting.worth(g, s, stat) - g.lasting("weak", str(s)) for s in (seat, victim))
    dice, against = _dice(g, victim, seat, stat)[::-1] if attacked else _dice(g, seat, victim, stat)
    return odds.fight(mine, theirs, dice, against)


def _dice(g: Land, attacker: Seat, victim: Seat, stat: Stat) -> tuple[int, int]:
    """How many dice each rolls: whom an Assassin attacks rolls none."""
    return fighting.dice_of(g, attacker, stat), 0 if has(g, attacker, NoDieForVictim) else fighting.dice_of(g, victim, stat)


def loot(g: Land, seat: Seat, victim: Seat, how: str) -> list[str]:
    """What an ability could take from this character: cards, or "gold". A toad has nothing, and can carry nothing."""
    c = g.char(victim)
    if g.char(seat).toad is not None:
        return []
    gold = ["gold"] if c.gold else []
    objects = [card for card in c.objects if limits.allowed(g, seat, card)]
    match how:
        case "steal":
            mules = [f for f in c.followers if kind(f) == "mule" and not possessions.haunted(g, seat)]
            return [*gold, *objects, *mules]
        case "beguile":
            won_over = [
                f
                for f in c.followers
                if kind(f) not in SPELLBOUND and possessions.takeable(g, f) and not possessions.haunted(g, seat)
            ]
            return [*gold, *objects, *won_over]
        case "lure":
            return [f for f in c.followers if kind(f) in LURED and not possessions.haunted(g, seat)]
        case "gamble":
            return ["gold"] if c.gold or g.char(seat).gold else []
        case _:
            return []


# Meeting


def meet(g: Land, seat: Seat, deed: str) -> Script[None]:
    """One deed against one character; whatever comes of it, the encounter is used up (S-78)."""
    word, _, whom = deed.partition(":")
    victim = int(whom)
    g.tell(events.TurnsOn(seat, victim, word))
    match word:
        case "attack":
            yield from attack(g, seat, victim, "strength")
        case "psychic":
            yield from attack(g, seat, victim, "craft")
        case _:
            yield from _ability(g, seat, victim, word)


def challenged(g: Land, seat: Seat, victim: Seat, how: How) -> Script[bool]:
    """T5, then the live question (S-112): evade, cast, accept. True if it goes on."""
    yield from armed.at(g, armed.Moment("against-me", victim, by=seat, how=how))
    if _broken_off(g, seat, victim):
        return False
    return (yield from _answer(g, seat, victim, how))


def _answer(g: Land, seat: Seat, victim: Seat, how: How, *, again: bool = False) -> Script[bool]:
    """`again`: whoever has let it come is asked once more, because something was cast; to evade it is too late then (S-196)."""
    while g.alive(victim):
        g.facing = Facing([], seat, "craft" if how == "psychic" else "strength")
        options = [o for o in _answers(g, seat, victim, how) if not (again and _evades(o))]
        free = any(map(_evades, options))
        contexts: tuple[casting.Context, ...] = ("attacked",) if how == "ability" else ("attacked", "fight")
        if not casting.might_cast(g, victim, *contexts) and len(options) < 2:
            return True
        default = next(o.key for o in options if _evades(o)) if free else "accept"
        asked, worth = ("tm-attacked" if how != "ability" else "tm-robbed"), len(options) > 1
        picked = yield from casting.pondered(
            g, victim, asked, options if worth else (), default if worth else "", seat=seat, how=how
        )
        g.facing = None
        word, _, rest = (picked or "accept").partition(":")
        if word == "accept":
            return True
        if word == "evade":
            if (yield from evading.evade(g, victim, (g.char(seat).id,), rest)):
                g.tell(events.CharacterEvades(victim, seat, rest))
                return False
        elif word == "use":
            fighting.use(g, victim, rest, "craft" if how == "psychic" else "strength")
        else:
            yield from _cast_at(g, seat, victim, rest)
            if _broken_off(g, seat, victim):
                return False
    return False


def _evades(answer: Option[str]) -> bool:
    return answer.key.startswith("evade:")


def _answers(g: Land, seat: Seat, victim: Seat, how: How) -> list[Option[str]]:
    """What the attacked may do, everything in one question."""
    found: list[Option[str]] = []
    for card, on_roll in evading.from_character(g, victim):
        found.append(option(f"evade:{card}", f"evade:{card}", card=card, n=on_roll, msg="tm-opt-evade"))
    spells = casting.offered(g, victim, "attacked")
    if how != "ability":
        spells += casting.offered(g, victim, "fight")
    found += [replace(o, value=o.key) for o in spells]
    if how != "ability":
        found += fighting.helps(g, victim, "craft" if how == "psychic" else "strength")
    return [*found, option("accept", "accept", seat=seat, msg="tm-opt-accept-fight", tone="main")]


def _cast_at(g: Land, seat: Seat, victim: Seat, card: str) -> Script[None]:
    yield from casting.cast(g, victim, card, Target(seat=seat) if g.spell(card).target == "being" else Target())


def _broken_off(g: Land, seat: Seat, victim: Seat) -> bool:
    """Somebody is gone, cannot act, or cannot be seen any more."""
    if not g.alive(seat) or not g.alive(victim):
        return True
    if g.in_force("immobile", str(seat)):
        return True
    if g.in_force("invisible", str(victim)):
        g.tell(events.CharacterEvades(victim, seat, "invisibility"))
        return True
    return False


# Fighting


def attack(g: Land, seat: Seat, victim: Seat, stat: Stat) -> Script[None]:
    """TM-FLOW-06. A fight between characters ends the turn, whatever comes of it (TM-TURN-04)."""
    g.state.fight = fight = Fight(stat=stat, one=Side(seat=seat), two=Side(seat=victim), space=g.char(seat).space)
    if (yield from challenged(g, seat, victim, "attack" if stat == "strength" else "psychic")):
        yield from _own_preparations(g, seat, victim, stat)
        if not _broken_off(g, seat, victim):
            yield from _duel(g, seat, victim, fight)
    fight.over = True
    g.expire("fight")
    raise TurnOver


def _own_preparations(g: Land, seat: Seat, victim: Seat, stat: Stat) -> Script[None]:
    """TM-FIGHT-13: the attacker's spells and what may be used, before the dice."""
    while g.alive(seat) and g.alive(victim):
        helps = fighting.helps(g, seat, stat)
        if not helps and not casting.asked_in_own_turn(g, seat, "fight"):
            return

        def options() -> list[Option[str]]:
            go = option("fight", "fight", seat=victim, msg="tm-opt-strike", tone="main")
            return [go, *fighting.helps(g, seat, stat)] if g.alive(seat) and g.alive(victim) else []

        g.facing = Facing([], victim, stat)
        main = menu(seat, "tm-duel", options, default="fight", seat=victim, stat=stat)
        deed = yield from rights.beside_all(g, seat, "fight", main)
        g.facing = None
        if deed is None or deed == "fight":
            return
        fighting.use(g, seat, deed.partition(":")[2], stat)


def _duel(g: Land, seat: Seat, victim: Seat, fight: Fight) -> Script[None]:
    stat = fight.stat
    fired = False
    for one, other in ((seat, victim), (victim, seat)):
        if _broken_off(g, seat, victim):
            return
        chance = _chance(g, one, other, stat, attacked=one == victim)
        moment = armed.Moment("fight", one, by=other, stat=stat, chance=chance)
        fired = (yield from armed.at(g, moment)) or fired
    if fired and not _broken_off(g, seat, victim):  # S-111: each fighter who holds a spell, once more
        if casting.might_cast(g, seat, "fight"):
            yield from _own_preparations(g, seat, victim, stat)
        asked = not _broken_off(g, seat, victim) and casting.might_cast(g, victim, "attacked", "fight")
        late = g.state.printing >= SECOND
        if asked and not (yield from _answer(g, seat, victim, "attack" if stat == "strength" else "psychic", again=late)):
            return
    if _broken_off(g, seat, victim):
        return
    fight.one.worth = fighting.worth(g, seat, stat)
    fight.two.worth = fighting.worth(g, victim, stat)
    fight.one.adds = -g.lasting("weak", str(seat))
    fight.two.adds = -g.lasting("weak", str(victim))
    g.tell(events.FightBegins(seat, (), victim, stat, fight.one.worth, fight.two.worth))
    label = f"{stat}:{seat}:{victim}:{fight.one.worth}:{fight.two.worth}:{fight.one.adds}:{fight.two.adds}"
    dice, against = _dice(g, seat, victim, stat)
    fight.one.dice = g.dice(dice, f"duel:{label}")
    fight.two.dice = g.dice(against, f"parry:{label}")
    one, two = fight.one, fight.two
    g.tell(events.FightRolled(seat, tuple(one.dice), one.value, tuple(two.dice), two.value, victim, rival=True))
    fight.over = True
    armed_with = {s: fighting.weapons(g, s, ()) for s in (seat, victim)}
    g.expire("fight")
    if fight.one.value == fight.two.value:
        g.tell(events.DuelDrawn(seat, victim))
        return
    winner, loser = (seat, victim) if fight.one.value > fight.two.value else (victim, seat)
    g.tell(events.DuelWon(winner, loser))
    steals = stat == "strength" and any(w.steals_life for w in armed_with[winner])
    must_kill = winner == seat and has(g, seat, NoDieForVictim)
    hungry = winner == seat and stat == "craft" and any(t.gains_life for _, t in own(g, seat, PsychicAttack))
    yield from _spoils(g, winner, loser, stat, steals or hungry, must_kill)


def _spoils(g: Land, winner: Seat, loser: Seat, stat: Stat, feeds: bool, must_kill: bool) -> Script[None]:
    """TM-FIGHT-15: a life, an object of the winner's choice (S-24), or a gold. What the winner may not own cannot be demanded (S-26);
    a toad takes the life (TM-TOAD-14)."""
    c = g.char(loser)
    life = option("life", "life", seat=loser, n=c.lives, msg="tm-opt-take-life", tone="danger")
    options: list[Option[str]] = [life]
    if not must_kill and g.char(winner).toad is None:
        if c.gold:
            options.append(option("gold", "gold", seat=loser, msg="tm-opt-take-gold"))
        options += [
            option(f"take:{card}", card, card=card, msg="tm-opt-take-object")
            for card in c.objects
            if limits.allowed(g, winner, card)
        ]
        options.append(option("waive", "waive", msg="tm-opt-waive"))
    what = "life"
    if len(options) > 1:
        what = yield from ask(winner, "tm-spoils", options, default="life", seat=loser)
    card = what if what not in ("life", "gold", "waive") else ""
    g.tell(events.SpoilsChosen(winner, loser, "object" if card else what, card))
    match what:
        case "life":
            loss = lives.Loss(loser, 1, g.char(winner).id, by=winner, fight=stat == "strength")
            if (yield from lives.lose(g, loss)) and g.alive(winner):
                quests.fulfilled(g, winner, "life")
                if feeds:
                    lives.gain(g, winner)
        case "gold":
            possessions.hand_over_gold(g, loser, winner)
        case "waive":
            pass
        case _:
            yield from possessions.hand_over(g, loser, winner, card)


# Special abilities


def _ability(g: Land, seat: Seat, victim: Seat, how: str) -> Script[None]:
    before = list(g.lying(g.char(seat).space))
    if (yield from challenged(g, seat, victim, "ability")):
        match how:
            case "steal" | "lure":
                yield from _take(g, seat, victim, how)
            case "beguile":
                yield from _beguile(g, seat, victim)
            case "gamble":
                _gamble(g, seat, victim)
            case _:
                card = g.pick(g.char(victim).spells, f"spy:{seat}:{victim}") if g.char(victim).spells else ""
                if card:
                    rights.look_at_spells(g, seat, victim, [card])
    if g.alive(seat):
        yield from _left_behind(g, seat, before)


def _take(g: Land, seat: Seat, victim: Seat, how: str) -> Script[None]:
    """The newcomer names what is taken."""
    things = loot(g, seat, victim, how)
    if not things:
        return
    options = [
        option(f"rob:{thing}", thing, card=thing, msg="tm-opt-take-object")
        if thing != "gold"
        else option("rob:gold", thing, seat=victim, msg="tm-opt-take-gold")
        for thing in things
    ]
    best = next((o.key for o in options if kind(o.value) == "talisman"), options[0].key)
    thing = things[0] if len(things) == 1 else (yield from ask(seat, "tm-loot", options, default=best, seat=victim))
    if thing == "gold":
        possessions.hand_over_gold(g, victim, seat)
    else:
        yield from possessions.hand_over(g, victim, seat, thing)


NEEDS = {"good": 6, "neutral": 5, "evil": 4}


def _beguile(g: Land, seat: Seat, victim: Seat) -> Script[None]:
    """Sorceress: one roll, against the victim's alignment."""
    needs = NEEDS[g.char(victim).alignment]
    die = g.die(f"beguile:{seat}:{victim}:{needs}")
    works = die >= needs
    g.tell(events.Robbed(seat, victim, "beguile", die, works))
    if works:
        yield from _take(g, seat, victim, "beguile")


def _gamble(g: Land, seat: Seat, victim: Seat) -> None:
    """Rogue: the higher die takes a gold; a tie, or nothing to take, is nothing."""
    mine, theirs = g.dice(2, f"gamble:{seat}:{victim}")
    g.tell(events.Gambled(seat, victim, (mine, theirs), mine > theirs))
    if mine != theirs:
        winner, loser = (seat, victim) if mine > theirs else (victim, seat)
        possessions.hand_over_gold(g, loser, winner)


def _left_behind(g: Land, seat: Seat, before: list[str]) -> Script[None]:
    """S-85: what the victim had to put down because of this may be taken, unless an Enemy lies there."""
    here = g.char(seat).space
    lying = g.lying(here)
    if any(g.cards.is_enemy(card) for card in lying):
        return
    new = [card for card in lying if card not in before]
    yield from encounters.pick_up(g, seat, new, gold=False)
