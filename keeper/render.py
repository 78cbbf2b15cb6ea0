"""`keeper render`: any picture of a simulated game, or of a card, into a file."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from typing import Any

from bot.commands import own_words
from bot.reader import Reader
from bot.shelf import Look, open_box
from games import registry
from games.kernel.live import Live
from keeper.games import Game, game
from keeper.simulate import choose
from rendering.drawn import Drawn
from rendering.encode import Picture, golden, live
from rendering.fonts import MissingAssets, check_assets
from rendering.kit.pictures import Kind, Pictures, Sight, UnknownPicture, pictures_of
from rendering.theme import PLAIN

# Display names for people who are not there.
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Franka", "Gustav", "Henriette")

# At the table, if nobody says how many and the game is for so many.
USUAL_SEATS = 4

# A game longer than this is not waited for.
MOST_ANSWERS = 100_000


def render(args: argparse.Namespace) -> int:
    try:
        played, viewer = _wanted(args)
        pictures = _pictures(played, viewer)
        check_assets()
        made = _made(args, played, pictures, viewer)
    except UnknownPicture as unknown:
        print(f"keeper: {unknown} for {args.viewer}; there is {', '.join(unknown.known)}", file=sys.stderr)
        return 2
    except (_Refused, MissingAssets) as refused:
        print(f"keeper: {refused}", file=sys.stderr)
        return 2
    if isinstance(made, Picture):  # a film is encoded already
        args.out.write_bytes(made.data)
        print(f"{args.out}: {made.frames} frames, {len(made.data) // 1024} KB")
        return 0
    picture = golden(made.image) if args.out.suffix == ".png" else live(made.image)
    args.out.write_bytes(picture.data)
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB\n{made.alt}")
    return 0


class _Refused(ValueError):
    """Something was asked for that makes no sense."""


def _wanted(args: argparse.Namespace) -> tuple[Game, int | None]:
    """The game and the viewer, None being the public."""
    if args.game not in registry.names():
        raise _Refused(f"no game {args.game!r}; there is {', '.join(registry.names())}")
    viewer = _viewer(args.viewer)
    if viewer == -1:
        raise _Refused(f"--viewer is public or seat:K, not {args.viewer!r}")
    played = game(args.game, tuple(args.pack))
    least, most = played.seats
    if args.seats is None:
        args.seats = max(least, min(USUAL_SEATS, most))
    if viewer is not None and viewer >= args.seats:
        raise _Refused(f"{args.viewer} does not sit at a table of {args.seats}")
    if not least <= args.seats <= most:
        raise _Refused(f"{args.game} is for {least} to {most} players")
    if args.opponent and args.opponent not in played.opponents:
        raise _Refused(f"no opponent {args.opponent!r}; there is {', '.join(played.opponents)}")
    if args.answers < 1:
        raise _Refused(f"--answers is at least 1, not {args.answers}")
    endings = (".webp",) if args.what == "film" else (".png", ".jpg", ".jpeg")
    if args.out.suffix.lower() not in endings:
        raise _Refused(f"{args.what} goes into a file ending in {' or '.join(endings)}, not {args.out.name!r}")
    if not args.out.parent.is_dir():
        raise _Refused(f"there is no folder {str(args.out.parent)!r}")
    return played, viewer


def _viewer(text: str) -> int | None:
    """None is the public; -1 is nonsense."""
    if text == "public":
        return None
    kind, _, number = text.partition(":")
    return int(number) if kind == "seat" and number.isdigit() else -1


def _pictures(played: Game, viewer: int | None) -> Pictures[Any]:
    """The game's own list, or what its box draws."""
    return pictures_of(played.manifest) or _boxed(played, viewer)


def _boxed(played: Game, viewer: int | None) -> Pictures[Any]:
    box = open_box(played.manifest, played.packs)
    found = Pictures[Any](PLAIN)
    for name in ("board", "turn", "hand"):

        def draw(s: Sight[Any], _: str, name: str = name) -> Drawn:
            return box.draw(name, s.view, viewer, Reader(s.lang, own_words(), box.cards, s.names), Look(s.palette))

        found.kind(name)(draw)
    return found


def _made(args: argparse.Namespace, played: Game, pictures: Pictures[Any], viewer: int | None) -> Drawn | Picture:
    """The picture; a film is encoded already."""
    names, what = dict(enumerate(NAMES[: args.seats])), args.what
    kind = None if what == "film" and pictures.filming is not None else pictures.find(what)
    views: list[Any] = []
    table = _play(args, played, kind, lambda table: _enough(args, pictures, kind, table, viewer, views))
    if kind is None:
        made = pictures.film(views, played.cards, args.lang, names, args.palette)
        if made is None:
            raise _Refused("not one turn is over yet")
        return made
    view = table.view(viewer)
    if kind.when is not None and not kind.when(view):
        raise _Refused(f"it does not come to a {what} in this game; try another --seed")
    return pictures.draw(what, view, played.cards, args.lang, names, args.palette, views=views)


def _enough(
    args: argparse.Namespace,
    pictures: Pictures[Any],
    kind: Kind[Any] | None,
    table: Live[Any],
    viewer: int | None,
    views: list[Any],
) -> bool:
    """Asked after every answer: has it come far enough? A film or a recap needs every position, and `--answers` is then the
    number of turns; a moment (a fight) is waited for, however many answers it takes."""
    if kind is not None and kind.when is not None:
        return kind.when(table.view(viewer))
    if kind is None or kind.story:
        views.append(table.view(viewer))
        return len(pictures.frames(views)) >= args.answers
    return table.count >= args.answers


def _play(args: argparse.Namespace, played: Game, kind: Kind[Any] | None, enough: Callable[[Live[Any]], bool]) -> Live[Any]:
    """A game of automatic players until there is enough to see."""
    chance = random.Random(f"render/{args.seed}")
    opponent: str = args.opponent or played.opponents[args.seed % len(played.opponents)]
    table = played.open(args.seats, opponent, f"render/{args.seed}")
    # Automatic players seldom let it come to a fight; whoever does anything at all soon does.
    player = played.player("random" if kind is not None and kind.when is not None else "autopilot", chance)
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        question = choose(table, player, chance, {})
        table.answer(question.n, question.seat, player.pick(table.view(question.seat), question))
        if enough(table):
            break
    return table
