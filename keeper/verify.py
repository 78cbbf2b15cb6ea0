"""`keeper verify FILE`: was this game's luck honest? Checked on this machine, from what was published, without any database.

The file comes from `/game verify`. That its commitment and words are those that stood in the channel only a person can see, so
they are printed large.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import evidence
from bot.evidence import BadEvidence, Deviation, Evidence
from bot.shelf import fill
from bot.versions import versions
from games.kernel.content import BadPack

HONEST, DISHONEST, CANNOT = 0, 1, 2

_WHERE = {
    "promise": "the secret is not the one that was promised",
    "begin": "the game did not begin as its wishes, words and secret say",
    "answer": "answer {after} does not bring what the file says",
    "checkpoint": "the position after answer {after} is not the one that was stored",
    "result": "the game did not end as the file says",
}


def verify(path: Path, packs: Sequence[Path] = ()) -> int:
    """The exit code: honest, not honest, or cannot be checked."""
    try:
        found = evidence.read(_bytes(path))
        box = evidence.box_for(found, fill(tuple(packs)))
    except (BadEvidence, BadPack) as bad:
        print(f"keeper: {path.name}: {bad}", file=sys.stderr)
        return CANNOT
    _print_published(found)
    if not found.over or found.secret is None:
        print("keeper: this game is not over: its secret, and with it every die, is shown at the end", file=sys.stderr)
        return CANNOT
    if found.opening is None and not found.answers:
        print("This game never began: no die was thrown.")
        return CANNOT
    verdict = evidence.check(box, found)
    draws = sum(len(h.draws or ()) for h in (verdict.opening, *verdict.happened) if h is not None)
    if verdict.honest:
        print(f"HONEST: {verdict.answers} answers, played again, give the same {draws} draws and the same end.")
    else:
        assert verdict.deviation is not None
        print(f"NOT HONEST: {_said(verdict.deviation)}. {verdict.good} of {verdict.answers} answers give the same.")
        if found.keeper != (mine := versions()["keeper"]):
            print(f"It was played by Keeper {found.keeper}, and this is {mine}: get that one before you accuse anybody.")
    if verdict.taken_back:
        print(f"Taken back during the game, and not part of this: {verdict.taken_back}.")
    return HONEST if verdict.honest else DISHONEST


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(evidence.MOST_BYTES + 1)
    except OSError as error:
        raise BadEvidence(error.strerror or "cannot be read") from None


def _print_published(found: Evidence) -> None:
    print("Compare this with the post in the channel with which the game began. If it differs, all else is worth nothing.")
    print(f"\n    SHA-256   {found.commitment}")
    print(f"    {'WORDS' if found.recipe == 2 else 'IDS':9} {'in this order' if found.words else '(none)'}")
    for n, word in enumerate(found.words, 1):
        print(f"    {n:9} {_exactly(word)}")
    print()
    if found.recipe == 1:
        print("This game is from before there were words. The ids of its joins stand nowhere in the channel.")


def _exactly(word: str) -> str:
    """Letters of other alphabets can look like ours: whatever is not plain stands there as its number first, then to be read."""
    exact = json.dumps(word)
    return exact if word.isascii() else f"{exact}  {word}"


def _said(deviation: Deviation) -> str:
    return _WHERE[deviation.place].format(after=deviation.after)
