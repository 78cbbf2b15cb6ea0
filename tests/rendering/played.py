"""Positions of a game of every kind, by its automatic player: what all games are held to is asked of these."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from keeper.games import game
from keeper.simulate import choose

from . import games

# From one letter to the longest a Discord name can be.
NAMES = {
    0: "Jo",
    1: "Jörg-Sebastian von Hohenstein-Au",
    2: "xX_DarkLord_9000_Xx",
    3: "Ö",
    4: "Maximiliane",
    5: "W" * 32,
    6: "Bo",
    7: "🐙",
}
MOST, STEP = 320, 40


@lru_cache(maxsize=16)
def views(name: str, full: bool) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Every public view of a game in the order it was played, and now and then the view of whoever was asked; with four seats, or `full`."""
    played = game(name.replace("_", "-"))
    chance = random.Random(3)
    live = played.open(played.seats[1] if full else min(4, played.seats[1]), played.opponents[0], f"shapes/{name}")
    player = played.player("autopilot", chance)
    public, own = [live.view(None)], []
    for n in range(MOST):
        if live.over:
            break
        question = choose(live, player, chance, {})
        seen = live.view(question.seat)
        if n % STEP == STEP - 1:
            own.append(seen)
        live.answer(question.n, question.seat, player.pick(seen, question))
        public.append(live.view(None))
    return tuple(public), tuple(own)


def shown(name: str, full: bool) -> list[Any]:
    """Some of them, from the whole game, with the last."""
    public, own = views(name, full)
    return [*public[STEP::STEP], public[-1], *own]


def draw(name: str, what: str, view: Any, lang: Any, **more: Any) -> Any:
    return games.PICTURES[name].draw(what, view, games.cards_of(name), lang, NAMES, **more)


def drawn(name: str, what: str) -> Any:
    """From the middle of a game of four."""
    return draw(name, what, views(name, False)[0][STEP], "de")
