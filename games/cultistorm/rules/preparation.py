"""The preparation phase (Vorbereitungsphase): CS-PREP. Everybody at once, in any order, until all are ready.

Commands are carried out one at a time, each with all its consequences (CS-PREP-06): an answer runs to the next pause. Every question is
live, so what is no longer possible is refused without cost. An open choice keeps only its own person (CS-PREP-07); what changes what
others may do is settled first (`Storm.first`). What others' supports leave somebody to decide waits as a job in their own script.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from operator import is_

from games.cultistorm import events
from games.cultistorm.moments import BOOK, Deed, PrepActions, looking
from games.cultistorm.rules import (
    certain,
    development,
    dicework,
    moving,
    objects,
    research,
    sealing,
    supports,
    symbols,
    targets,
    telling,
    using,
)
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Ask, Group, Option, RuleBug, Script, option, put, together


def prepare(g: Storm) -> Script[None]:
    """CS-PREP-02, CS-PREP-09: over when all are ready and no choice is open; then offers lapse, defaults run, markers are looked at."""

    def everybody(group: Group) -> list[Script[None]]:
        g.group = group
        return [_prepares(g, who) for who in g.everybody]

    for person in g.state.investigators:
        person.ready = person.auto = False
    yield from together(everybody, until=lambda: all_ready(g))
    g.group = None
    g.state.offers = []
    for who in g.everybody:
        if g.inv(who).auto:
            by_default(g, who)
    telling.hush(g)
    targets.check(g)


def all_ready(g: Storm) -> bool:
    """And no choice is open (CS-PREP-09): whoever is ready may still have one, by somebody's support or a warning."""
    return all(i.ready for i in g.state.investigators) and not any(g.jobs.values()) and not g.deciding


def _prepares(g: Storm, who: Who) -> Script[None]:
    while True:
        question = Ask(
            g.player(who),
            "cs-prepare",
            lambda: _menu(g, who),
            (("who", who),),
            default=("auto",),
            audience=g.knows_hand(who),
            resting=lambda: g.inv(who).ready,
        )
        deed = yield from put(question)
        g.deciding.add(who)
        while g.jobs.get(who):
            yield from g.jobs[who].pop(0)
        if deed is not None:
            yield from _does(g, who, deed, next(o.key for o in question.options if o.value is deed))
        g.deciding.discard(who)


def _does(g: Storm, who: Who, deed: Deed, key: str) -> Script[None]:
    sure = not certain.deadly(g, deed)
    # Others act while somebody hesitates: what has become impossible meanwhile is refused without cost (CS-PREP-06).
    if sure or ((yield from certain.agreed(g, who, deed)) and _still(g, who, key)):
        g.inv(who).ready = False  # any own action withdraws it (CS-PREP-08)
        yield from deed.run()


def _still(g: Storm, who: Who, key: str) -> bool:
    with looking(g):
        return any(o.key == key for o in _marked(g, who))


def _menu(g: Storm, who: Who) -> list[Option[Deed]]:
    """Nothing while others' deeds wait for this one: then the question is withdrawn, and theirs is asked in its place."""
    if g.jobs.get(who):
        return []
    with looking(g):
        found = _marked(g, who)
        if g.strict:
            _check(g, who, found)
        return found


def _check(g: Storm, who: Who, found: list[Option[Deed]]) -> None:
    """Is what was kept what would be offered if nothing were?"""
    kept, g.menus, made, dangers, menus = g.menus, {}, g.unmade(), g.dangers, g.put_together
    g.dangers, g.put_together = {}, {}
    anew = _marked(g, who)
    if [(o.key, o.args, o.tone) for o in found] != [(o.key, o.args, o.tone) for o in anew]:
        raise RuleBug(f"a kept menu of {who} is out of date: {sorted({o.key for o in found} ^ {o.key for o in anew})}")
    g.menus, g.dangers, g.put_together = kept, dangers, menus
    g.unmade(made)


def _marked(g: Storm, who: Who) -> list[Option[Deed]]:
    """What somebody may do, and what of it would certainly be the end: that alone follows from how mad everybody is."""
    glance = g.glance
    menu = g.by_glance("menu", who, max(glance.all_far, glance.own_no[who]), _possible)
    madness = [i.insanity + i.permanent for i in g.state.investigators]
    room = g.cards.numbers.insanity - max(madness)
    if menu.worst <= room and not menu.brings:
        return menu.options
    return g.by_glance(
        "marked", who, (menu.number, glance.board_no, madness), lambda g, who: [_toned(g, who, o, room) for o in menu.options]
    )


@dataclass(slots=True)
class _Menu:
    """What somebody may do, and the parts it was put together from."""

    number: int
    parts: list[list[Option[Deed]]]
    options: list[Option[Deed]]
    worst: int  # the most insanity any of it is sure to cost
    brings: bool  # is any of it sure to bring a cultist?


def _possible(g: Storm, who: Who) -> _Menu:
    """CS-PREP-03, in the order in which the book has them. Each part is kept while nothing it is made of has changed."""
    near, own, far = g.glance.near_no[who], g.glance.own_no[who], g.glance.far_no
    moves, rest = g.by_glance("own", who, near, _by_oneself)
    ready, aims = g.inv(who).ready, bool(g.inv(who).targets)
    parts = [
        g.by_glance("dice", who, max(own, far["pool"]), dicework.options),
        moves,
        *using.options(g, who),
        g.by_glance("research", who, max(own, far["decks"], far["used"]), research.options),
        g.by_glance("objects", who, max(near, far["slots"], far["objects"], far["offers"]), objects.options),
        *supports.options(g, who),
        rest,
    ]
    if not g.state.open_hands:
        parts.append(telling.options(g, who))
    if g.state.modules and BOOK.heard(g, PrepActions):
        parts = [BOOK.now(g, PrepActions(who, [*chain.from_iterable(parts)])).options]
    parts.append(g.made(lambda: _readiness(g, who, ready, aims), who, "ready", ready, aims))
    before = g.put_together.get(who)
    if before is not None and len(before.parts) == len(parts) and all(map(is_, before.parts, parts)):
        return before
    found = [*chain.from_iterable(parts)]
    worst, brings = max([o.value.worst for o in found]), any(o.value.arrivals for o in found)
    number = 1 if before is None else before.number + 1
    menu = g.put_together[who] = _Menu(number, parts, found, worst, brings)
    return menu


def _by_oneself(g: Storm, who: Who) -> tuple[list[Option[Deed]], list[Option[Deed]]]:
    """What follows from somebody's own things and the board's."""
    return moving.options(g, who), [*development.options(g, who), *sealing.options(g, who), *targets.options(g, who)]


def _toned(g: Storm, who: Who, o: Option[Deed], room: int) -> Option[Deed]:
    """What would certainly be the end is marked. The marked one is kept, too, or a menu in which nothing has changed would be read again."""
    if (o.value.worst <= room and not o.value.arrivals) or not certain.deadly(g, o.value):
        return o
    plain, marked = g.dangers.get((who, o.key), (None, o))
    if plain is not o:
        marked = Option(o.key, o.value, o.args, o.msg, "danger")
        g.dangers[who, o.key] = o, marked
    return marked


def _readiness(g: Storm, who: Who, ready: bool, aims: bool) -> list[Option[Deed]]:
    """Whoever fights nobody pays for it: ready without a target is not what one usually does."""
    if ready:
        return [option("wait", Deed(lambda: _not_ready(g, who)))]
    return [
        option("ready", Deed(lambda: _ready(g, who, auto=False)), tone="main" if aims else "plain"),
        option("auto", Deed(lambda: _ready(g, who, auto=True))),
    ]


def _ready(g: Storm, who: Who, auto: bool) -> Script[None]:
    g.inv(who).ready, g.inv(who).auto = True, auto
    g.tell(events.Ready(who))
    return
    yield


def _not_ready(g: Storm, who: Who) -> Script[None]:
    g.tell(events.ReadyWithdrawn(who))
    return
    yield


def by_default(g: Storm, who: Who) -> None:
    """D-07, D-20: the nearest enemy that is certainly beaten with what one has, or with a die of the pool; not one that somebody else
    has marked, for it would be gone before this one's fight."""
    if g.inv(who).targets:
        enemies = list(g.inv(who).targets)
    else:
        marked = {e for i in g.state.investigators for e in i.targets}
        enemies = [e for e in targets.enemies_here(g, who) if g.elder(e) is None and e not in marked]
    if enemies:
        g.shows_hand(who)  # whom they can beat, and with which die, says something of it
    for enemy in enemies:
        if symbols.attackable(g, who, enemy) and _beaten(g, who, enemy):
            if enemy not in g.inv(who).targets:
                targets.aim(g, who, enemy)
            return


def _beaten(g: Storm, who: Who, enemy: str) -> bool:
    """Without a die of the pool, or with the first that completes the cover: that one is taken."""
    if symbols.solve(g, who, enemy) is not None:
        return True
    if dicework.may_take(g, who):
        for die in list(g.state.pool):
            g.inv(who).dice.append(die)
            won = symbols.solve(g, who, enemy) is not None
            g.inv(who).dice.remove(die)
            if won:
                dicework.take(g, who, die.id)
                return True
    return False
