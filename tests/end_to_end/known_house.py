"""`keeper run` with a known luck: the installed command, in a process of its own, whose secret and whose people's words are fixed.

The luck is the house's own way of drawing; what is drawn with is not left to chance. People who pressed the same would otherwise
see something else each time, and be done sooner or later.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any

import bot.luck_words
from bot.tables.house import Tables


def bring_luck(number: str) -> None:
    init = Tables.__init__

    def known(self: Tables, *args: Any, **options: Any) -> None:
        init(self, *args, **options | {"new_secret": lambda: sha256(f"luck {number}".encode()).digest()})

    def drawn(commitment: str, person: object, bag: Sequence[str], taken: Collection[str] = ()) -> str:
        """In the order of the bag: the ids of people are new in each sandbox."""
        return next(word for word in bag[9:] if word not in taken)

    Tables.__init__ = known
    bot.luck_words.drawn = drawn


if __name__ == "__main__":
    number, command, *sys.argv[1:] = sys.argv[1:]
    bring_luck(number)
    sys.argv[0] = command
    runpy.run_path(command, run_name="__main__")
