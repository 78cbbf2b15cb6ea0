"""What an investigator may do in the preparation: CS-PREP-03. Made by parts, of which each is made again only when something it looks at is
new (`glance`): after every deed all menus are looked at, and mostly little in them has changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from operator import is_
from typing import TypeAlias

from games.cultistorm import events
from games.cultistorm.glance import AIMS, ANYTHING, AT, BOARD, HAND, LEVELS, OBJECTS, PLAYED, POOL, READY, ROUND, THINGS, News
from games.cultistorm.moments import BOOK, Deed, PrepActions
from games.cultistorm.rules import (
    certain,
    development,
    dicework,
    moving,
    objects,
    research,
    sealing,
    supports,
    targets,
    telling,
    using,
)
from games.cultistorm.state import Who
from games.cultistorm.table import Kept, Storm
from games.kernel.ask import Option, RuleBug, at_once, option

Deeds: TypeAlias = list[Option[Deed]]


def options(g: Storm, who: Who) -> Deeds:
    """What somebody may do, and what of it would certainly be the end: that alone follows from how mad everybody is. To be looked at only
    (`moments.looking`)."""
    found = _marked(g, who)
    if g.strict:
        _check(g, who, found)
    return found


def _check(g: Storm, who: Who, found: Deeds) -> None:
    """Is what was kept what would be offered if nothing were?"""
    kept = g.kept
    g.kept = Kept(g.cards.telltale)
    g.kept.glance, g.kept.looked, g.kept.reckoned = kept.glance, kept.looked, kept.reckoned
    anew = _marked(g, who)
    if [(o.key, o.args, o.tone) for o in found] != [(o.key, o.args, o.tone) for o in anew]:
        raise RuleBug(f"a kept menu of {who} is out of date: {sorted({o.key for o in found} ^ {o.key for o in anew})}")
    g.kept = kept


class _Part:
    """Some of what somebody may do. `looks` is what it follows from, `worst` the most insanity any of it is sure to cost, `brings` whether
    any is sure to bring a cultist."""

    __slots__ = ("brings", "looks", "options", "worst")

    def __init__(self) -> None:
        self.looks: News = ANYTHING
        self.options: Deeds = []
        self.worst = 0
        self.brings = False

    def becomes(self, looks: News, options: Deeds) -> bool:
        """Is it another now? What is equal is kept, or it would be read again though nothing in it has changed."""
        self.looks = looks
        if options == self.options:
            return False
        self.options = options
        self.worst, self.brings = 0, False
        for o in options:
            deed = o.value
            if deed.worst > self.worst:
                self.worst = deed.worst
            if deed.arrivals:
                self.brings = True
        return True


class _Menu:
    """What somebody may do, and the parts it is put together from."""

    __slots__ = (
        "brings", "cards", "dangers", "first", "looks", "marked", "marked_at", "number", "of_modules", "options", "others", "outlook", "ready",
        "seen", "then", "worst",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seen = 0  # how often something had been new when it was made (`Glance.times`)
        self.looks: News = ANYTHING
        self.first = [_Part() for _ in _FIRST]
        self.cards: dict[str, _Part] = {}  # what their hand can do for others, by card
        self.others: News = 0  # what follows from, …
        self.outlook: object = None  # … whom that can be for, and whether anything in play changes what it costs
        self.then = [_Part() for _ in _THEN]
        self.of_modules = _Part()  # all of that, as modules have it
        self.ready = _Part()
        self.options: Deeds = []
        self.number = 0  # how often these were others
        self.worst = 0
        self.brings = False
        self.marked: Deeds = []
        self.marked_at: object = None
        self.dangers: dict[str, tuple[Option[Deed], Option[Deed]]] = {}  # options that are marked, with what they were


# CS-PREP-03, in the order in which the book has them. Each says what it looks at, and what it offers.

Making: TypeAlias = Callable[[Storm, Who], tuple[News, Deeds]]


def _dice(g: Storm, who: Who) -> tuple[News, Deeds]:
    return BOARD | AT | ROUND | POOL, dicework.options(g, who)


def _moves(g: Storm, who: Who) -> tuple[News, Deeds]:
    return BOARD | AT | THINGS, moving.options(g, who)


def _by_oneself(g: Storm, who: Who) -> tuple[News, Deeds]:
    return BOARD | AT | THINGS | AIMS, [*development.options(g, who), *sealing.options(g, who), *targets.options(g, who)]


_FIRST: tuple[Making, ...] = (_dice, _moves, using.offers, research.offers, objects.offers)
_THEN: tuple[Making, ...] = (_by_oneself, telling.offers)


def _ready(g: Storm, who: Who) -> tuple[News, Deeds]:
    """Whoever fights nobody pays for it: ready without a target is not what one usually does."""
    person = g.state.investigators[who]
    aims = bool(person.targets)
    if person.ready:
        return READY, g.made(lambda: [option("wait", Deed(lambda: _not_ready(g, who)))], who, "wait")
    return READY | AIMS, g.made(lambda: _readiness(g, who, aims), who, "ready", aims)


def _readiness(g: Storm, who: Who, aims: bool) -> Deeds:
    return [
        option("ready", Deed(lambda: _is_ready(g, who, auto=False)), tone="main" if aims else "plain"),
        option("auto", Deed(lambda: _is_ready(g, who, auto=True))),
    ]


@at_once
def _is_ready(g: Storm, who: Who, auto: bool) -> None:
    g.inv(who).ready, g.inv(who).auto = True, auto
    g.tell(events.Ready(who))


@at_once
def _not_ready(g: Storm, who: Who) -> None:
    g.tell(events.ReadyWithdrawn(who))


# Put together

_ALWAYS: News = HAND | PLAYED | BOARD | LEVELS | OBJECTS  # which cards they can play, and whether anything changes what they cost


def _possible(g: Storm, who: Who) -> _Menu:
    glance, menus = g.kept.glance, g.kept.menus
    menu = menus.get(who)
    if menu is None:
        menu = menus[who] = _Menu()
    if menu.seen != glance.times:
        news = glance.news(who, menu.seen)
        if news & menu.looks:
            _bring_up_to_date(g, who, menu, news)
        menu.seen = glance.times
    return menu


def _bring_up_to_date(g: Storm, who: Who, menu: _Menu, news: News) -> None:
    changed = _made_again(g, who, menu.first, _FIRST, news)
    changed |= _supports(g, who, menu, news)
    changed |= _made_again(g, who, menu.then, _THEN, news)
    parts = [*menu.first, *menu.cards.values(), *menu.then]
    if g.state.modules and BOOK.heard(g, PrepActions):
        changed |= menu.of_modules.becomes(ANYTHING, BOOK.now(g, PrepActions(who, _all(parts))).options)
        parts = [menu.of_modules]
    if news & menu.ready.looks:
        changed |= menu.ready.becomes(*_ready(g, who))
    parts.append(menu.ready)
    looks = _ALWAYS | menu.others
    for part in parts:
        looks |= part.looks
    menu.looks = looks
    if changed:
        menu.options = _all(parts)
        menu.number += 1
        menu.worst, menu.brings = max([p.worst for p in parts]), any(p.brings for p in parts)


def _all(parts: list[_Part]) -> Deeds:
    return [*chain.from_iterable([p.options for p in parts])]


def _made_again(g: Storm, who: Who, parts: list[_Part], making: tuple[Making, ...], news: News) -> bool:
    changed = False
    for part, make in zip(parts, making, strict=True):
        if news & part.looks and part.becomes(*make(g, who)):
            changed = True
    return changed


def _supports(g: Storm, who: Who, menu: _Menu, news: News) -> bool:
    """CS-SUP-01: by card."""
    cards: dict[str, _Part] = {}
    changed = False
    menu.others = 0
    if supports.any_left(g, who):
        menu.others, whom = supports.whom(g, who)
        priced = supports.priced(g)
        before = menu.cards if menu.outlook == (whom, priced) else {}
        menu.outlook = whom, priced
        for card in g.state.investigators[who].hand:
            part = cards[card] = before.get(card) or _Part()
            if news & part.looks:
                changed |= part.becomes(supports.follows(g, card, priced), supports.offered(g, who, card, whom))
    if not changed and len(cards) == len(menu.cards) and all(map(is_, cards.values(), menu.cards.values())):
        return False
    menu.cards = cards
    return True


# What would be the end


def _marked(g: Storm, who: Who) -> Deeds:
    menu, glance = _possible(g, who), g.kept.glance
    room = g.cards.numbers.insanity - glance.maddest
    if menu.worst <= room and not menu.brings:
        return menu.options
    at = menu.number, glance.board_no, glance.madness
    if menu.marked_at != at:
        menu.marked_at = at
        menu.marked = [o if o.value.worst <= room and not o.value.arrivals else _toned(g, menu, o) for o in menu.options]
    return menu.marked


def _toned(g: Storm, menu: _Menu, o: Option[Deed]) -> Option[Deed]:
    """What would certainly be the end is marked. The marked one is kept, too, or a menu in which nothing has changed would be read again."""
    if not certain.deadly(g, o.value):
        return o
    plain, marked = menu.dangers.get(o.key, (None, o))
    if plain is not o:
        marked = Option(o.key, o.value, o.args, o.msg, "danger")
        menu.dangers[o.key] = o, marked
    return marked
