"""`keeper render`: any picture of a simulated game, or of a card, into a file."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from keeper.games import GAMES, Shelf
from keeper.simulate import choose

if TYPE_CHECKING:
    from games.kernel.live import Live
    from rendering.drawn import Drawn
    from rendering.encode import Picture

# Display names for people who are not there.
NAMES = ("Anna", "Ben", "Clara", "David", "Emil", "Franka", "Gustav", "Henriette")

# A recap or film needs every turn; `--answers` is then the number of turns, and a game longer than this is not waited for.
MOST_ANSWERS = 100_000


def render(args: argparse.Namespace) -> int:
    from rendering.encode import golden, live
    from rendering.fonts import MissingAssets, check_assets

    if args.game not in GAMES:
        print(f"keeper: no game {args.game!r}; there is {', '.join(GAMES)}", file=sys.stderr)
        return 2
    viewer = _viewer(args.viewer)
    if viewer == -1:
        print(f"keeper: --viewer is public or seat:K, not {args.viewer!r}", file=sys.stderr)
        return 2
    shelf = GAMES[args.game]()
    if viewer is not None and viewer >= args.seats:
        print(f"keeper: {args.viewer} does not sit at a table of {args.seats}", file=sys.stderr)
        return 2
    if not shelf.seats[0] <= args.seats <= shelf.seats[1]:
        print(f"keeper: {args.game} is for {shelf.seats[0]} to {shelf.seats[1]} players", file=sys.stderr)
        return 2
    if args.opponent and args.opponent not in shelf.opponents:
        print(f"keeper: no opponent {args.opponent!r}; there is {', '.join(shelf.opponents)}", file=sys.stderr)
        return 2
    if args.answers < 1:
        print(f"keeper: --answers is at least 1, not {args.answers}", file=sys.stderr)
        return 2
    endings = (".webp",) if args.what == "film" else (".png", ".jpg", ".jpeg")
    if args.out.suffix.lower() not in endings:
        print(f"keeper: {args.what} goes into a file ending in {' or '.join(endings)}, not {args.out.name!r}", file=sys.stderr)
        return 2
    if not args.out.parent.is_dir():
        print(f"keeper: there is no folder {str(args.out.parent)!r}", file=sys.stderr)
        return 2
    try:
        check_assets()
    except MissingAssets as missing:
        print(f"keeper: {missing}", file=sys.stderr)
        return 2
    try:
        made = _DRAW[args.game](args, shelf, viewer)
    except _Unknown as unknown:
        print(f"keeper: {unknown}", file=sys.stderr)
        return 2
    if isinstance(made, tuple):  # a film is encoded already
        args.out.write_bytes(made.data)
        print(f"{args.out}: {made.frames} frames, {len(made.data) // 1024} KB")
        return 0
    picture = golden(made.image) if args.out.suffix == ".png" else live(made.image)
    args.out.write_bytes(picture.data)
    print(f"{args.out}: {picture.width} x {picture.height}, {len(picture.data) // 1024} KB\n{made.alt}")
    return 0


class _Unknown(ValueError):
    """A picture the game does not have."""


def _viewer(text: str) -> int | None:
    """None is the public; -1 is nonsense."""
    if text == "public":
        return None
    kind, _, number = text.partition(":")
    return int(number) if kind == "seat" and number.isdigit() else -1


def _play(args: argparse.Namespace, shelf: Shelf, answered: Callable[[Live[Any]], bool]) -> Live[Any]:
    """A game of automatic players until `answered`, called after each answer, has seen enough."""
    chance = random.Random(f"render/{args.seed}")
    opponent = args.opponent or shelf.opponents[args.seed % len(shelf.opponents)]
    table = shelf.open(args.seats, opponent, f"render/{args.seed}")
    # Automatic players seldom let it come to the battle; whoever does anything at all soon does.
    player = shelf.player("random" if args.what == "battle" else "autopilot", chance)
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        question = choose(table, player, chance, {})
        table.answer(question.n, question.seat, player.pick(table.view(question.seat), question))
        if answered(table):
            break
    return table


def _counting(answers: int) -> Callable[[Live[Any]], bool]:
    left = [answers]

    def enough(_: Live[Any]) -> bool:
        left[0] -= 1
        return left[0] <= 0

    return enough


def _elder_sign(args: argparse.Namespace, shelf: Shelf, viewer: int | None) -> Drawn | Picture:
    from rendering.elder_sign import Frame, TurnSummary, UnknownPicture, draw_battle, film, render_what, summarise

    cards, names = shelf.rules.cards, dict(enumerate(NAMES))
    told: list[TurnSummary] = []
    frames: list[Frame] = []
    begun: list[Any] = []

    def turn_by_turn(table: Live[Any]) -> bool:
        seen = table.view(viewer)
        if not begun:
            begun.append(seen)
        if seen.turn != begun[0].turn or table.over:
            told.append(summarise(begun[0], seen))
            frames.append(Frame(seen, told[-1]))
            begun[0] = seen
        return len(told) >= args.answers

    def fought(table: Live[Any]) -> bool:
        """The Ancient One is awake and somebody has rolled against it; `--answers` does not count here."""
        seen = table.view(viewer)
        return bool(seen.ancient) and seen.awake and seen.attempt is not None and seen.attempt.rolled

    whole = args.what in ("recap", "film")
    enough = turn_by_turn if whole else fought if args.what == "battle" else _counting(args.answers)
    table = _play(args, shelf, enough)
    if args.what == "film":
        if not frames:
            raise _Unknown("not one turn is over yet")
        return film(frames, cards, args.lang, names, args.palette)
    if args.what == "battle":
        view = table.view(viewer)
        if not fought(table):
            raise _Unknown(f"{cards.ancient_ones[view.ancient].name.en} does not wake in this game; try another --seed")
        return draw_battle(view, cards, args.lang, names, args.palette)
    try:
        return render_what(args.what, table.view(viewer), cards, args.lang, names, args.palette, story=told)
    except UnknownPicture as unknown:
        raise _Unknown(f"{unknown}; there is {', '.join(unknown.known)}, battle, film") from unknown


def _alone(args: argparse.Namespace, shelf: Shelf, viewer: int | None) -> Drawn | Picture:
    from rendering.alone import UnknownPicture, film, frames, render_what, story
    from rendering.alone.story import finished

    cards, names = shelf.rules.cards, dict(enumerate(NAMES))
    views: list[Any] = []

    def turn_by_turn(table: Live[Any]) -> bool:
        views.append(table.view(viewer))
        return bool(views[-1].floors) and finished(views[-1]) >= args.answers

    def fought(table: Live[Any]) -> bool:
        """Somebody has rolled this turn; `--answers` does not count here."""
        return bool(table.view(viewer).rolls)

    whole = args.what in ("recap", "film")
    enough = turn_by_turn if whole else fought if args.what == "battle" else _counting(args.answers)
    table = _play(args, shelf, enough)
    if args.what == "battle" and not fought(table):
        raise _Unknown("nobody fights in this game; try another --seed")
    if args.what == "film":
        shots = frames(views)
        if not shots:
            raise _Unknown("not one turn is over yet")
        return film(shots, cards, args.lang, names, args.palette)
    try:
        what = "turn" if args.what == "battle" else args.what  # a fight is the picture of its turn
        return render_what(what, table.view(viewer), cards, args.lang, names, args.palette, told=story(views))
    except UnknownPicture as unknown:
        raise _Unknown(f"{unknown} for {args.viewer}; there is {', '.join(unknown.known)}, battle, film") from unknown


_DRAW: dict[str, Callable[[argparse.Namespace, Shelf, int | None], Drawn | Picture]] = {
    "elder-sign": _elder_sign,
    "alone": _alone,
}
