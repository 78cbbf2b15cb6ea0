"""`keeper render`: any picture of a simulated game, or of a card, into a file."""

from __future__ import annotations

import argparse
import random
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from games import registry
from keeper.games import Game, game
from keeper.simulate import choose

if TYPE_CHECKING:
    from games.kernel.live import Live
    from rendering.staging import Stage, Wanted

# Display names for people who are not there.
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Franka", "Gustav", "Henriette")

# A game longer than this is not waited for.
MOST_ANSWERS = 100_000


def render(args: argparse.Namespace) -> int:
    from rendering.encode import Picture, golden, live
    from rendering.fonts import MissingAssets, check_assets
    from rendering.staging import NotThere, Wanted

    try:
        played, viewer = _wanted(args)
        check_assets()
    except (_Refused, MissingAssets) as refused:
        print(f"keeper: {refused}", file=sys.stderr)
        return 2
    names = dict(enumerate(NAMES))
    wanted = Wanted(args.what, args.answers, args.viewer, played.cards, args.lang, names, args.palette)
    stage = _stage(played, wanted, viewer)
    try:
        made = stage.drawn(_play(args, played, stage, viewer).view(viewer))
    except NotThere as unknown:
        print(f"keeper: {unknown}", file=sys.stderr)
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
    if viewer is not None and viewer >= args.seats:
        raise _Refused(f"{args.viewer} does not sit at a table of {args.seats}")
    played = game(args.game)
    least, most = played.seats
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


def _stage(played: Game, wanted: Wanted, viewer: int | None) -> Stage:
    """The game's own, or what its box draws."""
    pictures = played.manifest.pictures
    if find_spec(pictures) is not None and find_spec(f"{pictures}.staging") is not None:
        return import_module(f"{pictures}.staging").Stage(wanted)
    return _boxed(played, wanted, viewer)


def _boxed(played: Game, wanted: Wanted, viewer: int | None) -> Stage:
    from bot.commands import own_words
    from bot.reader import Reader
    from bot.shelf import Look, open_box
    from rendering.staging import Stage

    box = open_box(played.manifest)
    reader = Reader(wanted.lang, own_words(), box.cards, wanted.names)

    class Boxed(Stage):
        def draw(self, view: Any) -> Any:
            if wanted.what not in ("board", "turn", "hand"):
                raise self.unknown(("board", "turn", "hand"))
            return box.draw(wanted.what, view, viewer, reader, Look(wanted.palette))

    return Boxed(wanted)


def _play(args: argparse.Namespace, played: Game, stage: Stage, viewer: int | None) -> Live[Any]:
    """A game of automatic players until the stage has seen enough."""
    from rendering.staging import BATTLE

    chance = random.Random(f"render/{args.seed}")
    opponent: str = args.opponent or played.opponents[args.seed % len(played.opponents)]
    table = played.open(args.seats, opponent, f"render/{args.seed}")
    # Automatic players seldom let it come to the battle; whoever does anything at all soon does.
    player = played.player("random" if args.what == BATTLE else "autopilot", chance)
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        question = choose(table, player, chance, {})
        table.answer(question.n, question.seat, player.pick(table.view(question.seat), question))
        if stage.enough(lambda: table.view(viewer), table.over):
            break
    return table
