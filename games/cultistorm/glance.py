"""What a menu of the preparation was made of, so that it is made again only when that has changed.

After every deed all menus are looked at, and mostly little in them is new. So whatever menus follow from is compared at each pause with what
it was at the last one: that says, for everybody, what is new to them (`Glance.news`). Each part of a menu says what it looks at
(`rules.menus`), and is made again when some of that is new. A strict table makes each menu anew and compares.

What is new is a set of bits: of the table, of others, of oneself. Most deeds change little that counts for others: a support costs its giver a
card and insanity, and lies before somebody.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Protocol, TypeAlias

from games.cultistorm.state import Investigator, StormState, Who, kind

News: TypeAlias = int

# What lies on the table
BOARD: News = 1 << 0  # locations, cultists, Great Old Ones, the marker; what lasts; what modules bring
POOL: News = 1 << 1
DECKS: News = 1 << 2  # how many objects there are to find, and lie on the discard pile
USED: News = 1 << 3
OFFERS: News = 1 << 4
RING: News = 1 << 5
# What of anybody counts for what others may do. Not how mad somebody is, but whether they are; not which cards they hold, but whether any
SLOTS: News = 1 << 7
OBJECTS: News = 1 << 8
MADNESS: News = 1 << 9
HANDS: News = 1 << 10
DICE: News = 1 << 11
LEVELS: News = 1 << 12
TROPHIES: News = 1 << 13
TELLING: News = 1 << 14
# One's own
ASKED: News = 1 << 6  # supports one has offered that wait for somebody's word
AT: News = 1 << 15  # where one stands, and how often one has moved
THINGS: News = 1 << 16  # objects, abilities, trophies
AIMS: News = 1 << 17
HAND: News = 1 << 18
PLAYED: News = 1 << 19
ROUND: News = 1 << 20  # what else one has done in this round
READY: News = 1 << 21
FACES: News = 1 << 22  # dice
LAID: News = 1 << 23  # supports that lie before one

ANYTHING: News = (1 << 24) - 1

FAR: dict[str, News] = {
    "pool": POOL,
    "decks": DECKS,
    "ring": RING,
    "slots": SLOTS,
    "objects": OBJECTS,
    "madness": MADNESS,
    "hands": HANDS,
    "dice": DICE,
    "trophies": TROPHIES,
}
"""What a verb may say it looks at, besides the board (`StormVerb.watches`)."""


class Telltale(Protocol):
    """What of people's cards counts for what others may do, as the catalogue knows it: supports that, lying before somebody, keep others from
    being given to them, and whether anything one can do for others depends on their hands."""

    @property
    def supports(self) -> set[str]: ...

    @property
    def hands(self) -> bool: ...


_PLACE = attrgetter("card", "die", "trophies", "altar", "sealed")
_DIE = attrgetter("id", "face")
_ELDER = attrgetter("id", "slot")
_PLAIN = attrgetter("slot", "moves", "ready", "played", "plain", "researched", "claimed", "tells", "insanity", "permanent")
_SIGNS = ((AT, SLOTS), (AT, 0), (READY, 0), (PLAYED, 0), (PLAYED, 0), *[(ROUND, 0)] * 3)  # of all of that but insanity


class _Person:
    """One of them, as they were."""

    __slots__ = ("aims", "deck", "dice", "hand", "level", "objects", "plain", "supports", "trophies")

    def __init__(self) -> None:
        self.plain: tuple[int, ...] = (-1,) * 10
        self.objects: list[str] = []
        self.aims: list[str] = []
        self.trophies: dict[Any, int] = {}
        self.level = 0
        self.deck = True
        self.hand: list[str] = []
        self.dice: list[tuple[int, str]] = []
        self.supports: list[str] = []

    def again(self, i: Investigator, telltale: Telltale) -> tuple[News, News]:
        """What is new: to themselves, and to everybody."""
        own = far = 0
        plain = _PLAIN(i)
        if plain != self.plain:
            own, far = _plainly(plain, self.plain)
            self.plain = plain
        if i.objects != self.objects:
            own, far, self.objects = own | THINGS, far | OBJECTS, i.objects.copy()
        if i.trophies != self.trophies:
            own, far, self.trophies = own | THINGS, far | TROPHIES, i.trophies.copy()
        if len(i.board) != self.level:
            own, far, self.level = own | THINGS, far | LEVELS, len(i.board)
        if i.targets != self.aims:
            own, self.aims = own | AIMS, i.targets.copy()
        if i.hand != self.hand:
            if not i.hand or not self.hand:
                far |= HANDS
            own, self.hand = own | HAND, i.hand.copy()
        if self.deck == (not i.deck):
            far, self.deck = far | HANDS, bool(i.deck)
        if i.dice or self.dice:
            dice = [_DIE(d) for d in i.dice]
            if dice != self.dice:
                own, far, self.dice = own | FACES, far | (DICE if len(dice) != len(self.dice) else 0), dice
        if i.supports or self.supports:
            lying = [s.card for s in i.supports]
            if lying != self.supports:
                if any(kind(c) in telltale.supports for c in (*lying, *self.supports)):
                    far |= TELLING
                own, self.supports = own | LAID, lying
        if telltale.hands and own & (HAND | ROUND):
            far |= TELLING
        return own, far


def _plainly(now: tuple[int, ...], then: tuple[int, ...]) -> tuple[News, News]:
    own = far = 0
    for (mine, all_), new, old in zip(_SIGNS, now, then, strict=False):
        if new != old:
            own, far = own | mine, far | all_
    if [n > 0 for n in now[-2:]] != [n > 0 for n in then[-2:]]:
        far |= MADNESS
    return own, far


class Glance:
    """What lay on the table at the last pause, and what was new at each so far."""

    __slots__ = (
        "_asked", "_board", "_news", "_people", "_table", "_telltale", "board_no", "maddest", "madness", "sources_no", "times",
    )  # fmt: skip

    def __init__(self, telltale: Telltale) -> None:
        self._telltale = telltale
        self._board: object = None
        self._table: tuple[object, ...] = (None,) * len(_TABLE)
        self._asked: list[tuple[Who, Who, str]] = []
        self._people: list[_Person] = []
        self._news: list[list[News]] = []  # by pause at which something was, and by person
        self.madness: list[int] = []  # of everybody
        self.maddest = 0
        self.times = 0  # … how many of those there were
        self.board_no = 0  # at which of them the board was another
        self.sources_no = 0  # … or something came into play, or went, that moments may hear of

    def again(self, s: StormState) -> None:
        people = s.investigators
        if len(self._people) != len(people):
            self._people = [_Person() for _ in people]
        far, mine = 0, list[News]()
        for person, then in zip(people, self._people, strict=True):
            own, others = then.again(person, self._telltale)
            mine.append(own)
            far |= others
        board = _of_board(s)
        if board != self._board:
            far, self._board = far | BOARD, board
        table = _of_table(s)
        if table != self._table:
            for bit, new, old in zip(_TABLE, table, self._table, strict=True):
                if new != old:
                    far |= bit
            self._table = table
        asked = [(o.by, o.to, o.support) for o in s.offers if o.support] if s.offers else []
        if asked != self._asked:
            for by in {by for by, _, _ in (*asked, *self._asked)}:
                mine[by] |= ASKED
            self._asked = asked
        if far or any(mine):
            self._news.append([own | far for own in mine])
            self.times += 1
            if far & BOARD:
                self.board_no = self.times
            if far & (BOARD | OBJECTS | LEVELS):
                self.sources_no = self.times
        self.madness = [i.insanity + i.permanent for i in people]
        self.maddest = max(self.madness, default=0)  # nobody is there yet while the game is laid out

    def news(self, who: Who, since: int) -> News:
        """What is new to somebody since so many times: anything, if they have seen nothing yet."""
        if not since:
            return ANYTHING
        found = 0
        for news in self._news[since:]:
            found |= news[who]
        return found


def _of_board(s: StormState) -> tuple[object, ...]:
    return (
        s.marker,
        [_ELDER(e) for e in s.elders] if s.elders else None,
        [_PLACE(p) for p in s.places],
        [p.column.copy() for p in s.places],
        s.lasting.copy(),
        {name: pile.copy() for name, pile in s.shelf.items()} if s.shelf else None,
        s.tally.copy() if s.tally else None,
        s.chosen.copy() if s.chosen else None,
    )


def _of_table(s: StormState) -> tuple[object, ...]:
    """In the order of `_TABLE`."""
    return (
        (s.pooled, s.free_taken, [_DIE(d) for d in s.pool]),
        (len(s.object_deck), len(s.object_discard)),
        {period: marks.copy() for period, marks in s.used.items()},
        [o.id for o in s.offers] if s.offers else None,
        ([r.card for r in s.circle], [r.crystals for r in s.circle]),
    )


_TABLE = (POOL, DECKS, USED, OFFERS, RING)
