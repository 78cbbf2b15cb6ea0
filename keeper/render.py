"""`keeper render`: any picture of a simulated game, or of a card, into a file."""

from __future__ import annotations

import argparse
import random
import sys

from games.elder_sign.autopilot import Autopilot
from keeper.games import GAMES
from keeper.simulate import choose

# Display names for people who are not there.
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Franka", "Gustav", "Henriette")


def render(args: argparse.Namespace) -> int:
    from rendering.elder_sign import Frame, TurnSummary, UnknownPicture, film, render_what, summarise
    from rendering.encode import golden, live
    from rendering.fonts import MissingAssets, check_assets

    if args.game not in GAMES:
        print(f"keeper: no game {args.game!r}; there is {', '.join(GAMES)}", file=sys.stderr)
        return 2
    viewer = _viewer(args.viewer)
    if viewer == -1:
        print(f"keeper: --viewer is public or seat:K, not {args.viewer!r}", file=sys.stderr)
        return 2
    try:
        check_assets()
    except MissingAssets as missing:
        print(f"keeper: {missing}", file=sys.stderr)
        return 2
    shelf = GAMES[args.game]()
    chance = random.Random(f"render/{args.seed}")
    opponent = args.opponent or shelf.opponents[args.seed % len(shelf.opponents)]
    table = shelf.open(args.seats, opponent, f"render/{args.seed}")
    player = Autopilot(shelf.rules.cards)
    whole = args.what in ("recap", "film")
    begun = table.view(viewer)
    story: list[TurnSummary] = []
    frames: list[Frame] = []
    for _ in range(100_000 if whole else args.answers):
        if table.over:
            break
        question = choose(table, player, chance, {})
        table.answer(question.n, question.seat, player.pick(table.view(question.seat), question))
        seen = table.view(viewer)
        if seen.turn != begun.turn or table.over:
            story.append(summarise(begun, seen))
            frames.append(Frame(seen, story[-1]))
            begun = seen
        if whole and len(story) >= args.answers:
            break
    names = dict(enumerate(NAMES))
    if args.what == "film":
        picture = film(frames, shelf.rules.cards, args.lang, names, args.palette)
        args.out.write_bytes(picture.data)
        print(f"{args.out}: {picture.frames} frames, {len(picture.data) // 1024} KB")
        return 0
    try:
        drawn = render_what(args.what, table.view(viewer), shelf.rules.cards, args.lang, names, args.palette, story=story)
    except UnknownPicture as unknown:
        print(f"keeper: {unknown}; there is {', '.join(unknown.known)}", file=sys.stderr)
        return 2
    picture = golden(drawn.image) if args.out.suffix == ".png" else live(drawn.image)
    args.out.write_bytes(picture.data)
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB\n{drawn.alt}")
    return 0


def _viewer(text: str) -> int | None:
    """None is the public; -1 is nonsense."""
    if text == "public":
        return None
    kind, _, number = text.partition(":")
    return int(number) if kind == "seat" and number.isdigit() else -1
