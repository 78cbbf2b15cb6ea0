"""`keeper …`: run the bot, start the sandbox, play games without people, look at cards, check packs, draw pictures,
verify luck, turn a game that was played into a test.

Each command imports what it needs when it is called: `keeper --help` and a mistyped command are answered at once, and simulating
needs neither Discord nor pictures.
"""

from __future__ import annotations

import argparse
import gc
import io
import json
import sys
import traceback
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from games.kernel.manifest import Manifest
    from keeper.games import Game


def main(argv: Sequence[str] | None = None) -> int:
    _write_anything()
    parser = argparse.ArgumentParser(prog="keeper", description="A Discord game master.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    run = commands.add_parser("run", help="start Keeper: on Discord with DISCORD_TOKEN, in the sandbox without")
    run.add_argument("--port", type=int, help="the sandbox's port (default 8420)")
    run.add_argument("--shards", help="of several Keepers on one PostgreSQL: the shards of this one, 0-3/16")
    run.add_argument(
        "--sandbox", metavar="URL", help="play in a sandbox that runs already (keeper sandbox) instead of one of its own"
    )
    run.add_argument("--no-browser", action="store_true", help="do not open the sandbox's page")

    commands.add_parser("check", help="is the database whole, and does every unfinished game open?")

    commands.add_parser("sandbox", help="start only the sandbox server", add_help=False)

    simulate = commands.add_parser("simulate", help="play whole games with automatic players and print figures")
    simulate.add_argument("game")
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--seats", type=int, help="players at the table (default: every possible number in turn)")
    simulate.add_argument("--seed", type=int, default=1)
    simulate.add_argument("--player", choices=("random", "autopilot"), default="random")
    simulate.add_argument("--opponent", default="", help="one opponent only")
    simulate.add_argument("--until", default="", help="count what happened only up to the first event of this kind in each game")
    simulate.add_argument(
        "--absent", type=int, default=0, help="so many seats take the answer of an absent person (autopilot only)"
    )
    simulate.add_argument(
        "--at-a-table", action="store_true", help="with what the table answers for people and joins in one press, as on Discord"
    )
    simulate.add_argument("--json", action="store_true")
    _takes_packs(simulate)

    content = commands.add_parser("content", help="how many cards of each kind are loaded; what may be written on one of a kind")
    content.add_argument("game")
    content.add_argument("kind", nargs="*", help="kinds of cards, `verbs` or `traits`: which fields they have")
    content.add_argument("--json", action="store_true")
    _takes_packs(content)

    card = commands.add_parser("card", help="one card as text")
    card.add_argument("game")
    card.add_argument("id")
    card.add_argument("--lang", choices=("en", "de"), default="en")
    _takes_packs(card)

    lesson = commands.add_parser("lesson", help="play a guided first game along, question by question")
    lesson.add_argument("game")
    lesson.add_argument("--lang", choices=("en", "de"), default="en")

    words = commands.add_parser("words", help="read whole games in every language: which messages are missing?")
    words.add_argument("game")
    words.add_argument("--games", type=int, default=20)
    _takes_packs(words)

    pack = commands.add_parser("check-pack", help="validate a pack of extra cards")
    pack.add_argument("path", type=Path)
    pack.add_argument("--game", default="", help="the game it is for, if it does not name one")

    render = commands.add_parser("render", help="draw a picture of a simulated game or of a card")
    render.add_argument("game")
    render.add_argument("--seed", type=int, default=1)
    render.add_argument("--answers", type=int, default=60)
    render.add_argument("--seats", type=int, help="players at the table (default: four, or as near to that as the game is for)")
    render.add_argument("--opponent", default="")
    render.add_argument("--viewer", default="public", help="public or seat:K")
    render.add_argument(
        "--what", default="board", help="board, turn, hand, battle, recap, film, card:ID, or what else the game has"
    )
    render.add_argument("--lang", choices=("en", "de"), default="en")
    render.add_argument("--palette", choices=("standard", "high_contrast", "colour_blind"), default="standard")
    render.add_argument("--out", type=Path, required=True)
    _takes_packs(render)

    prove = commands.add_parser("prove", help="the large runs: thousands of games with every invariant checked")
    prove.add_argument("game", nargs="?", default="", help="one game only (default: all)")
    prove.add_argument("--scale", type=float, default=1.0, help="fraction of the full runs")
    prove.add_argument("--jobs", type=int, default=1, help="processes that share the work (default 1)")
    prove.add_argument(
        "--only", action="append", default=[], metavar="PROOF", help="one proof only, by its name; may be repeated"
    )
    prove.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="keep what was proved there, and go on from it with the same code"
    )
    prove.add_argument("--json", action="store_true")

    verify = commands.add_parser("verify", help="check a file of /game verify: was the luck of that game honest?")
    verify.add_argument("file", type=Path)
    _takes_packs(verify, "extra cards it was played with")

    replay = commands.add_parser(
        "replay", help="print a test that plays a game again, from a file of /game verify, report or export"
    )
    replay.add_argument("file", type=Path)
    replay.add_argument("--until", type=int, help="only so many answers")
    replay.add_argument("--describe", action="store_true", help="a transcript to be read instead")
    replay.add_argument("--lang", choices=("en", "de"), default="en", help="of the transcript")
    _takes_packs(replay, "extra cards it was played with")

    args, rest = parser.parse_known_args(argv)
    if args.command != "sandbox" and rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if not _bring_games():
        return 2
    try:
        return _dispatch(args, rest)
    except Exception as wrong:
        from games.kernel.content import BadPack
        from games.registry import BadGame

        if not isinstance(wrong, (BadPack, BadGame)):
            raise
        for fault in wrong.faults if isinstance(wrong, BadPack) else (wrong,):
            print(f"keeper: {fault}", file=sys.stderr)
        return 2


def _takes_packs(command: argparse.ArgumentParser, what: str = "extra cards, too") -> None:
    command.add_argument("--pack", type=Path, action="append", default=[], help=f"{what}; may be repeated")


def _bring_games() -> bool:
    """Games from elsewhere, before anything reads words or makes commands."""
    from bot.settings import Brought
    from games import registry

    try:
        registry.bring(*Brought().games)
    except registry.BadGame as bad:
        print(f"keeper: GAMES: {bad}", file=sys.stderr)
        return False
    return True


def _write_anything() -> None:
    """A word of a player or the name of a card may have letters that this terminal, or the file this goes to, does not know."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _dispatch(args: argparse.Namespace, rest: list[str]) -> int:
    match args.command:
        case "run":
            gc.disable()  # almost nothing that a start makes is given up again; `bot.start` turns it on when all is there
            from keeper.run import run

            return run(port=args.port, browser=not args.no_browser, shards=args.shards, sandbox=args.sandbox)
        case "sandbox":
            from sandbox.serve import main as serve

            return serve(rest) or 0
        case "check":
            from keeper.check import check

            return check()
        case "simulate":
            return _simulate(args)
        case "content":
            return _content(args)
        case "card":
            return _card(args)
        case "lesson":
            from keeper import lessons

            return lessons.show(args.game, args.lang)
        case "words":
            return _words(args)
        case "check-pack":
            return _check_pack(args)
        case "render":
            from keeper.render import render

            return render(args)
        case "verify":
            return _verify(args)
        case "replay":
            return _replay(args)
        case _:
            return _prove(args)


def _verify(args: argparse.Namespace) -> int:
    """Whatever goes wrong with us says nothing about the game: it is never "not honest"."""
    try:
        from keeper.verify import verify

        return verify(args.file, args.pack)
    except Exception:
        traceback.print_exc()
        print("keeper: this cannot be checked here, and that is our fault, not the game's", file=sys.stderr)
        return 2


def _replay(args: argparse.Namespace) -> int:
    from keeper.replay import replay

    if args.until is not None and args.until < 0:
        print(f"keeper: --until is at least 0, not {args.until}", file=sys.stderr)
        return 2
    return replay(args.file, until=args.until, describe=args.describe, lang=args.lang, packs=args.pack)


def _game(name: str, packs: Sequence[Path] = ()) -> Game:
    from games import registry
    from keeper.games import game

    if name not in registry.names():
        print(f"keeper: no game {name!r}; there is {', '.join(registry.names())}", file=sys.stderr)
        raise SystemExit(2)
    return game(name, tuple(packs))


def _simulate(args: argparse.Namespace) -> int:
    from keeper.simulate import simulate

    game = _game(args.game, args.pack)
    least, most = game.seats
    if args.seats is not None and not least <= args.seats <= most:
        print(f"keeper: {args.game} is for {least} to {most} players", file=sys.stderr)
        return 2
    if args.opponent and args.opponent not in game.by_name:
        print(f"keeper: no opponent {args.opponent!r}; there is {', '.join(game.by_name)}", file=sys.stderr)
        return 2
    if args.absent and args.player != "autopilot":
        print("keeper: --absent is for --player autopilot", file=sys.stderr)
        return 2
    tally = simulate(
        game,
        args.games,
        args.seats,
        args.seed,
        args.player,
        opponent=args.opponent,
        until=args.until,
        absent=args.absent,
        at_a_table=args.at_a_table,
    )
    found = tally.plain(game)
    if args.json:
        print(json.dumps(found, indent=2))
    else:
        print(f"{found['games']} games: {found['finished']} finished, {found['crashed']} crashed, {found['stuck']} stuck")
        for name, row in found["opponents"].items():
            print(f"  {name:16} {row['won']:5} of {row['games']:5} won ({100 * row['win_rate']:5.1f} %)  {row['results']}")
        print(f"{found['answers']} answers, {found['answers_per_second']} per second, longest step {found['longest_step']}")
        for report in found["crash_reports"]:
            print(report, file=sys.stderr)
    return 1 if tally.crashed or tally.stuck else 0


def _prove(args: argparse.Namespace) -> int:
    from games import registry
    from keeper.prove import names, prove

    games = [_game(args.game).name] if args.game else list(registry.names())
    for name in args.only:
        if name not in names():
            print(f"keeper: no proof {name!r}; there is {', '.join(names())}", file=sys.stderr)
            return 2
    return prove(games, args.scale, args.json, max(1, args.jobs), args.only, args.keep)


def _content(args: argparse.Namespace) -> int:
    game = _game(args.game, args.pack)
    if args.kind:
        return _fields(game, args.kind)
    counts = game.manifest.counts(game.cards)
    if args.json:
        print(json.dumps(counts, indent=2))
    else:
        width = max(map(len, counts), default=0)
        for kind, n in counts.items():
            print(f"{kind:{width}} {n:4}")
    return 0


def _fields(game: Game, kinds: Sequence[str]) -> int:
    from keeper.fields import fields_of, sections_of, vocabularies_of

    page = fields_of(game.manifest, kinds)
    if page is None:
        known = [*sections_of(game.manifest), *vocabularies_of(game.manifest)]
        print(f"keeper: {game.name} has {', '.join(known)}", file=sys.stderr)
        return 2
    print(page)
    return 0


def _words(args: argparse.Namespace) -> int:
    import logging

    from keeper.words import missing
    from rendering.fluent import BadWords

    logging.getLogger("rendering.fluent").setLevel(logging.CRITICAL)  # each is a line here
    game = _game(args.game, args.pack)
    try:
        found = missing(game, args.games)
    except BadWords as bad:
        print(bad, file=sys.stderr)
        return 2
    for line in found:
        print(line, file=sys.stderr)
    print(f"{args.games} games read: {f'{len(found)} messages are not as they should be' if found else 'nothing is missing'}")
    return 1 if found else 0


def _card(args: argparse.Namespace) -> int:
    from games.kernel.content import near
    from keeper.cards import card_text

    game = _game(args.game, args.pack)
    if args.id not in game.cards.by_id:
        print(f"keeper: no card {args.id!r}{near(args.id, game.cards.by_id)}", file=sys.stderr)
        return 2
    print(card_text(game, args.id, args.lang))
    return 0


def _check_pack(args: argparse.Namespace) -> int:
    from games import packs, registry
    from games.kernel.content import BadPack

    if args.game and args.game not in registry.names():
        print(f"keeper: no game {args.game!r}; there is {', '.join(registry.names())}", file=sys.stderr)
        return 2
    if not args.path.exists():
        print(f"{args.path}: no such file or folder", file=sys.stderr)
        return 2
    name = args.game or registry.UNNAMED_PACKS
    try:
        name = packs.game_of(args.path, name)
        if args.game and name != args.game:
            print(f"keeper: {args.path.name} is for {name}, not for {args.game}", file=sys.stderr)
            return 2
        own = _game(name)
        cards = own.manifest.catalogue((args.path,))
    except BadPack as bad:
        for fault in bad.faults:
            print(fault, file=sys.stderr)
        if any(fault.card for fault in bad.faults):
            print(f"What may stand there: `keeper content {name}` with a kind of cards, `verbs` or `traits`", file=sys.stderr)
        return 2
    added = [card for id, card in cards.by_id.items() if id not in own.cards.by_id]
    spare = _without_their_emblem(own.manifest, added)
    for line in spare:
        print(f"{args.path.name}: {line}", file=sys.stderr)
    found = f"{len(added)} {'card' if len(added) == 1 else 'cards'}"
    print(f"{args.path.name}: {found}, {f'{len(spare)} with a spare emblem' if spare else 'all good'}")
    return 0


def _without_their_emblem(manifest: Manifest, cards: Sequence[Any]) -> list[str]:
    """Cards whose emblem no font has. No fault, because they can be played and are drawn with a spare one; but hardly meant so."""
    from rendering.fonts import find_glyph, near_glyph

    import_module(manifest.pictures)  # a game has words for glyphs
    lost = [card for card in cards if card.emblem and find_glyph(card.emblem) is None]
    return [
        f"card {card.id}: emblem: no glyph {card.emblem!r}{f', did you mean {near!r}?' if (near := near_glyph(card.emblem)) else ''}"
        for card in lost
    ]
