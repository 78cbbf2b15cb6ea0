"""States to draw: seeded games stopped where something is to be seen, and tables no game gets to, built by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import lru_cache

from games.elder_sign.game import ElderOptions, ElderSign
from games.elder_sign.state import ElderState, Marker, Spot
from games.elder_sign.view import ElderView
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random

RULES = ElderSign()
CARDS = RULES.cards

# From one letter to the longest a Discord name can be, with what no font draws.
NAMES = {
    0: "Jo",
    1: "Jörg-Sebastian von Hohenstein-Au",
    2: "xX_DarkLord_9000_Xx",
    3: "Ö",
    4: "Maximiliane",
    5: "{terror} **bold** {{",
    6: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    7: "🐙🐙🐙",
}


def game(seats: int, ancient: str, seed: int) -> Live[ElderState]:
    state = RULES.new(seats, ElderOptions(ancient_one=ancient))
    return Live(RULES, Fate(b"picture%d" % seed), new_game(RULES, state))


def answered(live: Live[ElderState], seed: int, most: int = 4000) -> Iterator[int]:
    """How many answers were given, after each answer of players who solve what they can and otherwise do anything."""
    luck = random.Random(seed)
    player = Random(luck.randrange)
    for n in range(most):
        if live.over:
            return
        open_asks = [a for a in live.asks if a.held is None]
        question = luck.choice(open_asks)
        if not question.needed and luck.random() < 0.7:
            question = next(a for a in open_asks if a.needed)
        solving = [k for k in question.keys if k.startswith("solve")]
        picks = (luck.choice(solving),) if solving and question.least <= 1 else player.pick(None, question)
        live.answer(question.n, question.seat, picks)
        yield n + 1


def play(live: Live[ElderState], seed: int, most: int = 4000) -> Iterator[ElderView]:
    """The views after each of these answers."""
    for _ in answered(live, seed, most):
        yield live.view(None)


@lru_cache(maxsize=64)
def first(seats: int, ancient: str, seed: int, wanted: Callable[[ElderView], bool]) -> ElderView:
    """The first view of some seeded game that is wanted; several games are tried."""
    for i in range(40):
        for view in play(game(seats, ancient, seed + i), seed + i):
            if view.ancient and wanted(view):
                return view
    raise AssertionError("no game gets there")


def in_attempt(view: ElderView) -> bool:
    return view.attempt is not None and view.attempt.rolled and bool(view.attempt.rows) and not view.awake


def half_solved(view: ElderView) -> bool:
    return in_attempt(view) and any(r.solved for r in view.attempt.rows) and not all(r.solved for r in view.attempt.rows)  # type: ignore[union-attr]


def in_foyer(view: ElderView) -> bool:
    me = view.player(view.active)
    return view.phase == "adventure" and view.attempt is None and bool(me.investigator) and me.place == "entrance"


def choosing_way(view: ElderView) -> bool:
    return view.phase == "movement" and view.turn > 3


def at_midnight(view: ElderView) -> bool:
    return view.phase == "midnight" and bool(view.mythos)


def fighting(view: ElderView) -> bool:
    """In the battle, with the first player still in it."""
    return view.awake and view.attempt is not None and view.attempt.rolled and bool(view.player(0).investigator)


def over(view: ElderView) -> bool:
    return view.phase == "over"


@lru_cache(maxsize=32)
def _well_begun(seats: int, ancient: str) -> ElderState:
    """Some turns into the first seeded game that gets there: everybody alive, a Mythos card in play, nobody in an attempt."""
    for seed in range(5, 45):
        live = game(seats, ancient, seed)
        for answers in answered(live, seed):
            s = live.state
            whole = s.mythos and all(p.investigator for p in s.players)
            if answers > 10 * seats and whole and s.attempt is None and not s.awake:
                return s
    raise AssertionError("no game gets there")


@lru_cache(maxsize=64)
def crowded(
    seats: int = 8, ancient: str = "nyarlathotep", monsters: int = 10, worlds: int = 8, together: bool = True
) -> ElderView:
    """Eight Other Worlds, ten monsters (those with locks and most conditions), the longest names, nearly everybody in one place."""
    s = ElderState.model_validate_json(_well_begun(seats, ancient).model_dump_json())
    longest = sorted(CARDS.adventures, key=lambda i: -len(CARDS.adventures[i].name.de))[:6]
    s.museum = [Spot(card=i) for i in longest]
    s.worlds = [Spot(card=i) for i in sorted(CARDS.other_worlds)[:worlds]]
    s.extra, s.locks, s.attempt = [Spot(card="A42", extra=True)], [], None
    spots = [x for x in s.museum if x] + s.worlds
    beasts = [m for m in CARDS.monsters.values() if m.lock] + [m for m in CARDS.monsters.values() if not m.lock][::-1]
    for i, beast in enumerate(beasts[:monsters]):
        spot = spots[i % 4]
        tasks = CARDS.adventure(spot.card).tasks
        free = [k for k, t in enumerate(tasks) if t.frame != "none" and k not in {m.row for m in spot.monsters}]
        spot.monsters.append(Marker(id=beast.id, row=free[0] if free else None))
    for i, p in enumerate(s.players):
        if p.investigator:
            p.investigator.place = spots[0].card if together else spots[i % len(spots)].card
    return RULES.view(s, None)


def rich(view: ElderView, seat: int = 0) -> ElderView:
    """The same table, one player carrying one of nearly everything."""
    player = view.players[seat].model_copy(
        update={
            "common": tuple(list(CARDS.common_items)[:5]),
            "unique": tuple(list(CARDS.unique_items)[-5:]),
            "spells": ("Z06", "Z12"),
            "cast": ("Z07",),
            "allies": ("B01", "B08"),
            "clues": 9,
            "trophies": tuple(list(CARDS.monsters)[:14] + list(CARDS.adventures)[:10]),
            "trophy_worth": 44,
        }
    )
    players = tuple(player if p.seat == seat else p for p in view.players)
    return view.model_copy(update={"players": players})
