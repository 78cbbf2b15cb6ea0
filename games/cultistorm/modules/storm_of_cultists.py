"""Storm of Cultists (Sturm der Kultisten), a major module: seven days, each a game of its own (7.13, section 10): CS-STORM.

What a day changes and what wins it is data (`content/days.yaml`). What is carried over comes in as `StormState.campaign` and leaves as the
`tomorrow` of a state that is over; a reward is chosen, and what a lost day costs is suffered, when the next day is set up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cultistorm import events
from games.cultistorm.modules.module import Module, add
from games.cultistorm.moments import (
    BOOK,
    AfterDevelopment,
    BeforeSetup,
    CultistLimit,
    GameOver,
    GooDefeated,
    ObjectKept,
    Redact,
    RoundEnd,
    Setup,
    StartDeal,
    Threshold,
    WinPredicate,
)
from games.cultistorm.rules import cultists, great_old_ones, horror, insanity, objects, voting, winning
from games.cultistorm.state import Campaign, Elder, Kept, Slot, StormState, Who, kind
from games.cultistorm.table import Storm
from games.kernel.ask import Ask, Option, Script, ask_all, option
from games.kernel.hooks import Layer, Source

if TYPE_CHECKING:
    from games.cultistorm.content import Catalogue, Day

STORM = "storm-of-cultists"
MODULE = add(Module(STORM, size="major"))

RITE = f"{STORM}.rite"  # on the shelf: the Great Old One of the set-up
ROUNDS, OBJECTS = f"{STORM}.rounds", f"{STORM}.objects"  # on the tally: rounds survived, more objects to choose from
DAYS = 7
MARKED: Slot = 0  # where a lost day sends one more cultist


def campaign(g: Storm) -> Campaign:
    return g.state.campaign or Campaign()


def day(g: Storm) -> Day:
    return g.cards.days[str(campaign(g).day)]


# Set-up


@BOOK.modifies(BeforeSetup, STORM)
def _castes(g: Storm, _src: Source, _h: BeforeSetup) -> None:
    g.state.castes += [c for c in day(g).castes if c not in g.state.castes]


@BOOK.reacts(Setup, STORM)
def _the_day_begins(g: Storm, _src: Source, _h: Setup) -> Script[None]:
    so_far = campaign(g)
    g.tell(events.DayBegins(so_far.day))
    yield from _carry_over(g)
    if so_far.won and so_far.won[-1]:
        yield from _reward(g)
    if so_far.losses:
        _drawback(g, so_far.losses)
    yield from _rite(g)


def _carry_over(g: Storm) -> Script[None]:
    """CS-STORM-03: an object of choice, permanent insanity, the first ability, for which there is no second gate seal card."""
    asks: dict[int, Ask] = {}
    chosen: dict[Who, str] = {}
    for who in g.everybody:
        kept = campaign(g).kept.get(g.inv(who).id, Kept())
        chosen[who] = kept.objects[0] if kept.objects else ""
        if len(set(kept.objects)) > 1:
            options = [option(f"carry:{k}", k, card=k) for k in kept.objects]
            asks[who] = Ask(g.player(who), "cs-carry", options, (("who", who),), default=(options[0].key,))
    chosen |= {who: values[0] for who, values in (yield from ask_all(asks)).items()}
    for who in g.everybody:
        kept, person = campaign(g).kept.get(g.inv(who).id, Kept()), g.inv(who)
        copies = sorted(c for c in g.state.object_deck if kind(c) == chosen[who])
        for card in copies[:1]:
            g.state.object_deck.remove(card)
            person.objects.append(card)
        person.permanent = min(kept.permanent, g.cards.numbers.carried_permanent)
        person.board = [[] for _ in range(kept.level)]
        if copies or person.permanent or person.board:
            g.tell(events.CarriedOver(who, chosen[who] if copies else "", person.permanent, kept.level))


def _reward(g: Storm) -> Script[None]:
    """CS-STORM-05: the team chooses."""
    hurt = [w for w in g.everybody if g.inv(w).permanent]
    options = [option("reward:objects", "objects"), option("reward:altar", "altar")]
    if hurt:
        options.append(option("reward:mend", "mend"))
    picked = yield from voting.team(g, "cs-reward", lambda: options, lambda: options[-1].key)
    g.tell(events.RewardChosen(picked or "objects"))
    match picked:
        case "mend":
            yield from _mend(g, hurt)
        case "altar":
            yield from horror.raise_altar(g)
        case _:
            g.state.tally[OBJECTS] = g.cards.numbers.reward_objects


def _mend(g: Storm, hurt: list[Who]) -> Script[None]:
    options: list[Option[str]] = [option(f"whom:{w}", str(w), whom=w) for w in hurt]
    worst = max(hurt, key=lambda w: (g.inv(w).permanent, -w))
    picked = yield from voting.team(g, "cs-reward-whom", lambda: options, lambda: f"whom:{worst}")
    insanity.heal_permanent(g, int(picked) if picked is not None else worst)


def _drawback(g: Storm, losses: int) -> None:
    """CS-STORM-06: one more cultist at the start location; after a second loss in a row insanity for each."""
    g.tell(events.DrawbackSuffered(losses))
    _one_more(g, MARKED)
    if losses > 1:
        insanity.gain(g, dict.fromkeys(g.everybody, 1), "day")


def _one_more(g: Storm, slot: Slot) -> None:
    """Dealt, as the others at set-up: nothing follows from it."""
    place = g.at(slot)
    place.column.append(g.state.cultist_deck.pop())
    there = len(place.column)
    g.tell(events.CultistArrives(place.column[-1], slot, place.card, there, cultists.count(g), cultists.limit(g)))


def _rite(g: Storm) -> Script[None]:
    """The Great Old One stands there before anybody comes: nobody gets insanity of it (S-137)."""
    rite = day(g).rite
    if rite is None:
        return
    while len(g.at(rite.slot).column) < rite.cultists:
        _one_more(g, rite.slot)
    id = yield from great_old_ones.drawn(g, "first", "rite")
    great_old_ones.pile(g, id).remove(id)
    g.state.elders.append(Elder(id=id, slot=rite.slot))
    g.state.shelf[RITE] = [id]
    g.tell(events.RiteBegins(id, rite.slot, g.at(rite.slot).card))


@BOOK.modifies(Redact, STORM)
def _whose_rite(g: Storm, _src: Source, h: Redact) -> None:
    if RITE in g.state.shelf:
        h.shelf[RITE] = tuple(g.state.shelf[RITE])


# What the day changes


@BOOK.modifies(CultistLimit, STORM)
def _limit(g: Storm, _src: Source, h: CultistLimit) -> None:
    h.limit += day(g).limit


@BOOK.modifies(Threshold, STORM)
def _sooner(g: Storm, _src: Source, h: Threshold) -> None:
    if h.ring == horror.eye(g) and day(g).endgame:
        h.n = day(g).endgame


@BOOK.modifies(StartDeal, STORM)
def _more_objects(g: Storm, _src: Source, h: StartDeal) -> None:
    h.n += g.state.tally.get(OBJECTS, 0)


# Its aim (CS-STORM-02, CS-STORM-04)


def met(g: Storm) -> bool:
    s, aim = g.state, day(g).aim
    held = {kind(card) for who in g.everybody for card in objects.counted(g, who)}
    return (
        sum(bool(place.sealed) for place in s.places) >= aim.sealed
        and s.tally.get(ROUNDS, 0) >= aim.rounds
        and len(held) >= aim.objects
        and sum(g.level(w) >= aim.level for w in g.everybody) >= aim.developed
        and not (aim.rite and s.shelf.get(RITE))
    )


@BOOK.modifies(WinPredicate, STORM, Layer.AFTER)
def _aim(g: Storm, _src: Source, h: WinPredicate) -> None:
    """Days with an aim of their own are won by that alone, whatever else a module would ask for."""
    if not day(g).aim.base:
        h.won = met(g)


@BOOK.reacts(GooDefeated, STORM)
def _rite_broken(g: Storm, _src: Source, h: GooDefeated) -> None:
    if h.id in g.state.shelf.get(RITE, []):
        g.state.shelf[RITE] = []


@BOOK.modifies(ObjectKept, STORM)
def _another_object(g: Storm, _src: Source, _h: ObjectKept) -> None:
    winning.check(g)


@BOOK.reacts(AfterDevelopment, STORM)
def _another_level(g: Storm, _src: Source, _h: AfterDevelopment) -> None:
    winning.check(g)


@BOOK.reacts(RoundEnd, STORM)
def _survived(g: Storm, _src: Source, h: RoundEnd) -> None:
    """What counts rounds is looked at when one has ended; whoever is late has lost the day."""
    g.state.tally[ROUNDS] = h.round
    by_round = day(g).aim.by_round
    if by_round and h.round >= by_round and not met(g):
        winning.lose(g, "module", "deadline")


@BOOK.modifies(GameOver, STORM)
def _told(g: Storm, _src: Source, h: GameOver) -> None:
    g.tell(events.DayWon(campaign(g).day) if h.won else events.DayLost(campaign(g).day))


# From day to day


def tomorrow(state: StormState, cards: Catalogue) -> Campaign | None:
    """CS-STORM-07: the next day follows whether this one was won or lost; after the seventh there is none. Whoever was not there keeps
    what they had. Relics and pieces of the puzzle stay behind (S-123)."""
    today = state.campaign or Campaign()
    if today.day >= DAYS:
        return None
    kept = dict(today.kept)
    for person in state.investigators:
        kept[person.id] = Kept(
            objects=[k for card in person.objects if (k := kind(card)) in cards.objects and not cards.objects[k].of],
            permanent=min(person.permanent, cards.numbers.carried_permanent),
            level=min(1, len(person.board)),
        )
    return Campaign(day=today.day + 1, won=[*today.won, state.result == "won"], kept=kept)


def impossible(so_far: Campaign, cards: Catalogue) -> str:
    """What no days before could have brought; "": it may be so."""
    if not 1 <= so_far.day <= DAYS or len(so_far.won) != so_far.day - 1:
        return str(so_far.day)
    for id, kept in so_far.kept.items():
        real = all(k in cards.objects and not cards.objects[k].event for k in kept.objects)
        fits = len(kept.objects) <= cards.numbers.objects and 0 <= kept.permanent <= cards.numbers.carried_permanent
        if id not in cards.investigators or not real or not fits or kept.level not in (0, 1):
            return id
    return ""
