"""The preparation phase (Vorbereitungsphase): CS-PREP. Everybody at once, in any order, until all are ready.

Commands are carried out one at a time, each with all its consequences (CS-PREP-06): an answer runs to the next pause. Every question is
live, so what is no longer possible is refused without cost. An open choice keeps only its own person (CS-PREP-07); what changes what
others may do is settled first (`Storm.first`). What others' supports leave somebody to decide waits as a job in their own script.
"""

from __future__ import annotations

from games.cultistorm.moments import Deed, looking
from games.cultistorm.rules import certain, dicework, menus, symbols, targets, telling
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.kernel.ask import Ask, Group, Option, Script, put, together


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
        return any(o.key == key for o in menus.options(g, who))


def _menu(g: Storm, who: Who) -> list[Option[Deed]]:
    """Nothing while others' deeds wait for this one: then the question is withdrawn, and theirs is asked in its place."""
    if g.jobs.get(who):
        return []
    with looking(g):
        return menus.options(g, who)


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
