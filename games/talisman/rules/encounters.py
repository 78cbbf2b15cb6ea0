"""Encounters in the outer and middle region (chapters 12, 13, 15): character or space, cards by rank, what lies there, the
instruction of the space (TM-FLOW-05 … TM-FLOW-08)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Option, Script, Seat, ask, ask_some, menu, option
from games.kernel.effects import run_all
from games.talisman import events
from games.talisman.moments import own
from games.talisman.rules import (
    casting,
    command,
    drawing,
    evading,
    fighting,
    inner,
    limits,
    lives,
    meeting,
    moving,
    possessions,
    quests,
    spells,
)
from games.talisman.rules import own as rights
from games.talisman.rules.interrupts import Elsewhere, TurnOver
from games.talisman.state import CROWN, Encounter, kind
from games.talisman.table import Facing, Land
from games.talisman.traits import HealsAt, MoreGold, RefillsAt

SPACE, CHOOSE = "space", "choose"


def still(g: Land, seat: Seat) -> None:
    """Whoever is dead has no encounter any more, and no turn."""
    if not g.alive(seat):
        raise TurnOver


def inside(g: Land, seat: Seat) -> bool:
    """TM-INNER-04: what is met here is immune to spells and cannot be evaded, also a card somebody has left lying."""
    return g.here(seat).region in ("inner", "crown")


def encounter(g: Land, seat: Seat) -> Script[None]:
    """TM-ENC-01, TM-ENC-12: where the move ended, and again wherever an effect puts the character."""
    while True:
        try:
            yield from _arrive(g, seat)
            break
        except Elsewhere:
            still(g, seat)
        except TurnOver:  # lost, drawn, held up: the encounter is over all the same
            yield from _afterwards(g, seat)
            raise
    yield from _afterwards(g, seat)


def _arrive(g: Land, seat: Seat) -> Script[None]:
    """TM-FLOW-05."""
    c = g.char(seat)
    g.state.encounter = Encounter(space=c.space)
    before = list(g.lying(c.space))
    g.expire("encounter")
    yield from limits.settle(g)  # the Glade (TM-CRAFT-11)
    yield from moving.ended(g, seat)
    still(g, seat)
    g.encounter.count = sum(card in before for card in g.lying(c.space))  # TM-OBJ-10
    deed = yield from whom(g, seat)
    if deed != SPACE:
        yield from meeting.meet(g, seat, deed)
        still(g, seat)
        return
    if c.space == CROWN:
        if not met_here(g, seat):
            yield from inner.gather(g, seat)  # S-130
        yield from command.at_the_crown(g, seat)
    elif g.here(seat).region == "inner":
        yield from inner.meet_space(g, seat)
    else:
        yield from meet_space(g, seat)


def met_here(g: Land, seat: Seat) -> list[Seat]:
    """TM-INNER-01: in the inner region characters meet only on the Plain of Peril, in the Valley of Fire and on the Crown."""
    here = g.here(seat)
    if here.region == "inner" and here.terrain not in ("peril", "fire"):
        return []
    return [s for s in g.seats_on(here.id) if s != seat]


def whom(g: Land, seat: Seat) -> Script[str]:
    """D-14: a character or the space, never both (TM-ENC-02, TM-ENC-03). On the Crown nobody looks at the space while another is
    there (TM-INNER-14)."""
    others = met_here(g, seat)
    crowded = bool(others) and g.char(seat).space == CROWN

    def options() -> list[Option[str]]:
        if not g.alive(seat):
            return []
        found = [
            o
            for other in others
            if g.alive(other) and g.char(other).space == g.char(seat).space
            for o in meeting.ways(g, seat, other)
        ]
        if crowded and found:
            return found
        return [option(SPACE, SPACE, space=g.char(seat).space, msg="tm-opt-meet-space", tone="main"), *found]

    found = options()
    if len(found) < 2 and not (found and found[0].value != SPACE):
        return SPACE
    if crowded:
        weakest = min(others, key=lambda s: fighting.worth(g, s, "strength"))
        default = next((o.key for o in found if o.key == f"attack:{weakest}"), found[0].key)
    else:
        default = SPACE
    main = menu(seat, "tm-whom", options, default=default, space=g.char(seat).space)
    began = crowded and g.state.move is not None and not g.state.move.path  # S-173
    deed = yield from rights.beside_all(g, seat, "start" if began else "arrival", main)
    still(g, seat)
    return deed or SPACE


# The space


def meet_space(g: Land, seat: Seat) -> Script[None]:
    """TM-FLOW-07 where cards are drawn, TM-FLOW-08 elsewhere."""
    here = g.here(seat)
    g.tell(events.SpaceMet(seat, here.id))
    if drawing.number(g, here.id):
        yield from drawing.fill_up(g, seat)
        yield from drawing.place_elsewhere(g, seat)
        yield from _events(g, seat)
    yield from enemies(g, seat)
    yield from strangers(g, seat)
    yield from pick_up(g, seat, [c for c in g.lying(here.id) if g.cards.sort(c) in ("objects", "magic_objects", "followers")])
    yield from _places(g, seat)
    if here.effects:
        yield from run_all(here.effects, g, seat, here.id)
        still(g, seat)


def _here(g: Land, seat: Seat, sort: str) -> list[str]:
    """Cards of a sort on the space that have not been dealt with."""
    e = g.encounter
    return [c for c in g.lying(e.space) if g.cards.sort(c) == sort and c not in e.done and c not in e.evaded]


def _next(g: Land, seat: Seat, cards: list[str]) -> Script[str]:
    """S-98: of several of one rank the player chooses the order."""
    if len({kind(c) for c in cards}) < 2:
        return cards[0]
    options = [option(f"first:{c}", c, card=c, msg="tm-opt-first") for c in cards]
    return (yield from ask(seat, "tm-order", options))


def _events(g: Land, seat: Seat) -> Script[None]:
    """TM-CARD-05. The card is gone before it takes effect: whatever happens, it does not stay."""
    while cards := _here(g, seat, "events"):
        card = yield from _next(g, seat, cards)
        g.encounter.done.append(card)
        possessions.leave_board(g, card)
        possessions.gone(g, card)
        evaded = g.adventure(card).being and (yield from _evaded(g, seat, card))
        effects = [e for e in g.adventure(card).effects if not evaded or e.hits_several]
        if not effects:
            continue
        g.tell(events.EventHappens(seat, card))
        g.state.resolving = card
        g.spared = seat if evaded else -1  # TM-EVADE-10: evaded for the evader alone
        try:
            yield from run_all(effects, g, seat, card)
        finally:  # also where it carries the character off
            g.state.resolving = ""
            g.spared = -1
        still(g, seat)
        if g.turn_lost:
            raise TurnOver


def _evaded(g: Land, seat: Seat, card: str) -> Script[bool]:
    """TM-EVADE-06, TM-EVADE-10: a being one does not want to meet. Asked only where a public means would do, or a spell is held
    whose owner wants to be asked. In the inner region nobody evades (TM-INNER-04)."""
    if inside(g, seat):
        return False
    if g.in_force("invisible", str(seat)):
        return (yield from _stays_unseen(g, seat, card))
    found = evading.means(g, seat, ())
    if not found and not (casting.asked_in_own_turn(g, seat, "being") and _unwelcome(g, seat, card)):
        return False

    def options() -> list[Option[str]]:
        if not g.alive(seat) or g.in_force("invisible", str(seat)) or g.in_force("held", card):
            return []
        ways = [option(f"evade:{c}", c, card=c, n=n, msg="tm-opt-evade") for c, n in evading.means(g, seat, ())]
        return [option("meet", "", card=card, msg="tm-opt-meet", tone="main"), *ways]

    g.facing = Facing([card])
    deed = yield from rights.beside_all(g, seat, "being", menu(seat, "tm-meet-being", options, default="meet", card=card))
    g.facing = None
    still(g, seat)
    if g.in_force("invisible", str(seat)):
        g.tell(events.Evaded(seat, (card,), "invisibility"))
        return True
    if g.in_force("held", card):
        g.tell(events.Evaded(seat, (card,), "immobility"))
        return True
    return bool(deed) and (yield from evading.evade(g, seat, (card,), deed or ""))


def _stays_unseen(g: Land, seat: Seat, card: str) -> Script[bool]:
    """Whoever is invisible already evades whom they do not want to meet (TM-EVADE-06), and nobody else."""
    options = [
        option("meet", False, card=card, msg="tm-opt-meet"),
        option("unseen", True, card=card, msg="tm-opt-unseen", tone="main"),
    ]
    default = "unseen" if _unwelcome(g, seat, card) else "meet"
    unseen = yield from ask(seat, "tm-meet-being", options, default=default, card=card)
    if unseen:
        g.tell(events.Evaded(seat, (card,), "invisibility"))
    return unseen


def _unwelcome(g: Land, seat: Seat, card: str) -> bool:
    """Would one rather not meet it? Angel and Devil harm only those of the other side."""
    printed = g.adventure(card)
    return printed.harmful or any(e.toll(g, seat) for e in printed.effects)


def enemies(g: Land, seat: Seat) -> Script[None]:
    """S-32: all with Strength together, then all spirits together. A Doppelganger fights alone."""
    here = _here(g, seat, "enemies")
    with_strength = [c for c in here if g.adventure(c).kind != "spirit" and not g.adventure(c).mirrors]
    alone = [[c] for c in here if g.adventure(c).mirrors]
    spirits = [c for c in here if g.adventure(c).kind == "spirit"]
    for group in (with_strength, *alone):
        yield from attacked(g, seat, group, "strength")
    yield from attacked(g, seat, spirits, "craft")


def attacked(g: Land, seat: Seat, group: list[str], stat: fighting.Stat) -> Script[None]:
    """Beaten or evaded, the encounter goes on; otherwise the turn is over (TM-FIGHT-09, TM-FIGHT-11)."""
    group = [c for c in group if c in g.lying(g.encounter.space)]
    mild = evading.peaceful(g, seat, group)
    if mild:
        yield from _spare(g, seat, group, mild)
    if not group:
        return
    result = yield from fighting.meet(g, seat, group, stat, inner=inside(g, seat))
    still(g, seat)
    if result in ("lost", "drawn"):
        raise TurnOver


def _spare(g: Land, seat: Seat, group: list[str], mild: list[str]) -> Script[None]:
    """S-109: whoever they do not attack may fight them all the same."""
    options = [
        option("spare", False, msg="tm-opt-spare"),
        option("fight", True, msg="tm-opt-fight-all-the-same", beings=",".join(mild)),
    ]
    if not (yield from ask(seat, "tm-mild", options, beings=",".join(mild))):
        for being in mild:
            evading.count_as_evaded(g, group, being)
        g.tell(events.Evaded(seat, tuple(mild), g.char(seat).id))


def strangers(g: Land, seat: Seat) -> Script[None]:
    """S-82: on a space without a number one may pass them by (TM-ENC-10)."""
    while cards := _here(g, seat, "strangers"):
        card = yield from _next(g, seat, cards)
        g.encounter.done.append(card)
        optional = not drawing.number(g, g.encounter.space)
        unwelcome = g.adventure(card).harmful or _wasted(g, seat, card)
        if optional and unwelcome and not (yield from _speaks(g, seat, card)):
            continue
        if not optional and g.adventure(card).harmful and (yield from _evaded(g, seat, card)):
            continue
        g.tell(events.StrangerMet(seat, card, card in g.encounter.drawn))
        yield from run_all(g.adventure(card).effects, g, seat, card)
        still(g, seat)


def _wasted(g: Land, seat: Seat, card: str) -> bool:
    """Would this stranger be gone without giving this character anything? So the Hermit, to a toad or while no Talisman is left."""
    effects = g.adventure(card).effects
    gives = [e for e in effects if not e.ends_card]
    return len(gives) < len(effects) and not any(e.possible(g, seat, card) for e in gives)


def _speaks(g: Land, seat: Seat, card: str) -> Script[bool]:
    options = [
        option("speak", True, card=card, msg="tm-opt-speak"),
        option("pass", False, card=card, msg="tm-opt-pass-by"),
    ]
    return (yield from ask(seat, "tm-stranger", options, default="pass", card=card))


def _places(g: Land, seat: Seat) -> Script[None]:
    while cards := _here(g, seat, "places"):
        card = yield from _next(g, seat, cards)
        g.encounter.done.append(card)
        g.tell(events.PlaceVisited(seat, card, card in g.encounter.drawn))
        yield from run_all(g.adventure(card).effects, g, seat, card)
        still(g, seat)


# Picking up


def pick_up(g: Land, seat: Seat, cards: Sequence[str], *, gold: bool = True) -> Script[None]:
    """TM-PICK-01, TM-OBJ-09: one by one, what one likes, up to the limit, swapping as one goes. Forced followers come first. More than
    can be carried is one question: what to keep. What was put down in this encounter, or taken and put down again, is decided and not
    offered once more."""
    space = g.char(seat).space
    done = g.state.encounter.done if g.state.encounter is not None else []
    offered = [c for c in cards if c not in done]
    yield from _forced(g, seat, offered)
    waits = g.state.encounter.carried_off if g.state.encounter is not None else 0
    if gold and (n := g.state.gold.get(space, 0) - waits) > 0 and g.char(seat).toad is None:
        g.state.gold[space] = waits
        if not waits:
            del g.state.gold[space]
        g.char(seat).gold += n
        g.tell(events.GoldTaken(seat, n, space))
    while True:
        still(g, seat)
        able = [c for c in offered if _may_take(g, seat, c)]
        if not able:
            break

        def options() -> list[Option[str]]:
            left = [c for c in offered if g.alive(seat) and _may_take(g, seat, c)]
            if not left:
                return []
            found = [option(f"take:{c}", c, card=c, msg="tm-opt-take") for c in left]
            things = [c for c in left if not _weightless(g, c)]
            if not limits.room(g, seat, len(things)):
                if len(things) > 1:
                    most = limits.most_objects(g, seat)
                    found.insert(0, option(CHOOSE, CHOOSE, n=most, msg="tm-opt-choose-kept", tone="main"))
            elif len(left) > 1:
                found.insert(0, option("all", "all", n=len(left), msg="tm-opt-take-all", tone="main"))
            return [*found, option("leave", "", msg="tm-opt-leave")]

        fits = [c for c in able if _weightless(g, c) or limits.room(g, seat)]
        all_fit = len(able) > 1 and any(o.key == "all" for o in options())
        first = next((c for c in fits if kind(c) == "talisman"), next(iter(fits), ""))
        default = "all" if all_fit else f"take:{first}" if first else "leave"
        choice = yield from rights.beside_all(g, seat, "between", menu(seat, "tm-take", options, default=default, space=space))
        if not choice:
            break
        if choice == CHOOSE:
            things = [c for c in offered if _may_take(g, seat, c) and not _weightless(g, c)]
            offered[:] = [c for c in offered if c not in things]
            yield from _choose_kept(g, seat, things)
            continue
        for card in [c for c in able if choice in ("all", c)]:
            if g.alive(seat) and _may_take(g, seat, card):
                offered.remove(card)
                yield from _take(g, seat, card)
    for card in [c for c in offered if kind(c) == "raft" and c in g.lying(space)]:  # S-28: declined, or not to be taken
        possessions.leave_board(g, card)
        possessions.gone(g, card)


def _choose_kept(g: Land, seat: Seat, things: list[str]) -> Script[None]:
    """TM-OBJ-07: of what one has and what lies here, as much as one can carry. Whoever is absent keeps what they have and takes up what
    comes first."""
    had = list(g.char(seat).objects)
    most = limits.most_objects(g, seat)
    options = [option(f"keep:{card}", card, card=card, msg="tm-opt-keep") for card in (*had, *things)]
    first = [o.key for o in options[:most]]
    kept = yield from ask_some(seat, "tm-keep-objects", options, 0, most, default=first, n=most)
    for card in [c for c in had if c not in kept and c in g.char(seat).objects]:
        possessions.put_down(g, seat, card)
    for card in [c for c in things if c in kept]:
        if _may_take(g, seat, card):
            yield from _take(g, seat, card)
    yield from limits.settle(g)


def _may_take(g: Land, seat: Seat, card: str) -> bool:
    c = g.char(seat)
    return card in g.lying(c.space) and possessions.able(g, seat, card) and c.gold >= possessions.joining_price(g, card)


def _weightless(g: Land, card: str) -> bool:
    return bool(g.cards.coins(card)) or possessions.is_follower(g, card) or kind(card) == "raft"


def _take(g: Land, seat: Seat, card: str) -> Script[None]:
    space = g.char(seat).space
    g.lying(space).remove(card)
    possessions.pay(g, seat, possessions.joining_price(g, card))
    g.tell(events.Taken(seat, card, space))
    turned_up = g.state.encounter is not None and card in g.state.encounter.drawn
    if g.cards.coins(card) and turned_up:
        for _, t in own(g, seat, MoreGold):
            if g.here(seat).terrain in t.more_gold:
                possessions.gain_gold(g, seat, t.n)
    yield from possessions.take(g, seat, card)


def _forced(g: Land, seat: Seat, offered: list[str]) -> Script[None]:
    """S-10: a follower that must be taken, unless it is evaded."""
    for card in [c for c in offered if possessions.is_follower(g, c) and possessions.forced(g, c)]:
        offered.remove(card)
        if g.char(seat).toad is not None or (yield from _evaded(g, seat, card)):
            continue
        yield from _take(g, seat, card)


# Afterwards


def _afterwards(g: Land, seat: Seat) -> Script[None]:
    """What abilities give where the turn has ended, and the Warlock's reward (S-117), also for somebody who was attacked and won."""
    if g.alive(seat):
        yield from _gifts(g, seat)
    for claimant in g.on_board():
        yield from quests.reward(g, claimant)


def _gifts(g: Land, seat: Seat) -> Script[None]:
    terrain = g.here(seat).terrain
    places = [kind(c) for c in g.lying(g.char(seat).space)]
    for _, t in own(g, seat, HealsAt):
        if terrain in t.heals_at or any(p in t.heals_at for p in places):
            lives.heal(g, seat, 1)
    for _, t in own(g, seat, RefillsAt):
        if terrain in t.refills_at:
            yield from spells.fill_up(g, seat)
