"""Who a game is: everything the shelf, the command line, the proofs and the benchmarks must know of it before they open its box.

Each game has one, `GAME` in its `manifest.py`. Which games there are stands in `games/registry.py` and nowhere else.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from games.kernel.ask import Seat
from games.kernel.lesson import Lesson, load_lesson
from games.kernel.phrases import Lang
from games.kernel.rules import Rules
from games.kernel.shortcuts import Shortcuts

HOUSE = "games"  # whose packages have their boxes, pictures and words in the house's own folders


def by_kind(cards: Any) -> Mapping[str, int]:
    """How many cards there are of each kind."""
    return Counter(cards.kind_of(id) for id in cards.by_id)


def nobody(cards: Any) -> Sequence[str]:
    """All games of it are alike."""
    return ("",)


def one_kind(state: Any) -> Sequence[str]:
    return ("",)


def nothing_more(card: Any, lang: Lang) -> Sequence[str]:
    return ()


def no_cards(cards: Any) -> Sequence[str]:
    return ()


def no_shortcuts(cards: Any) -> Shortcuts:
    return Shortcuts()


EVERYBODYS: Seat = -1


def nobodys(event: Any) -> Seat | None:
    return None


def nothing_came(event: Any) -> str:
    return ""


def never(state: Any) -> bool:
    return False


def nothing_yet(state: Any) -> Sequence[str]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Manifest:
    package: str
    """Where it lives, like `games.some_game`: a package of the house, or one from elsewhere."""
    name: str
    """As in the database and in commands, like `tiny-game`."""
    prefix: str
    """What the ids of its questions begin with, without the dash."""
    group: str
    """The command that holds its own commands, and so the beginning of their words: `cmd-<group>-<command>`."""
    least: int
    most: int
    options: type[BaseModel]
    """What a table may choose before the game."""
    catalogue: Callable[[tuple[Path, ...]], Any]
    """The cards, with those of extra packs; loaded once for the same packs."""
    rules: Callable[[Any], Rules[Any]]
    """From the cards."""
    pilot: Callable[[Any], Any]
    """A new automatic player, from the cards. It may remember what it has seen at its table."""
    new: Callable[[Any, int, str], Any]
    """The state before set-up, from rules, seats and opponent."""
    shortcuts: Callable[[Any], Shortcuts] = no_shortcuts
    """What spares people a press (`games.kernel.shortcuts`), from the cards."""
    opponents: Callable[[Any], Sequence[str]] = nobody
    """What figures are grouped by, from the cards: those one plays against, or how hard it is. At least one."""
    by_name: Callable[[Any], Sequence[str]] = no_cards
    """More of those, met only by whoever asks for one by its name: a single module, say."""

    rules_on_cards: Callable[[Any], Sequence[str]] = no_cards
    """Cards whose text is a rule of every game they lie in, by id: they are found among the rules, too. Only what everybody may read
    before the game."""

    # For authors, proofs and benchmarks

    brings: Callable[[Any], Sequence[str]] = nothing_yet
    """What of the box a game is played with that not every game has: a proof counts how many of its games had each."""
    kinds: Callable[[Any], Sequence[str]] = one_kind
    """What a state is an example of: a proof prefers kinds it has seldom met."""
    warm_up: int = 10
    """So many answers in, there are hands, perhaps secrets, and something to take back. No game is over by then."""
    endless: Callable[[Any], Any] | None = None
    """The same cards, so that random play comes to no end against anybody: for what is measured late in a long game. None: there
    are none."""
    counts: Callable[[Any], Mapping[str, int]] = by_kind
    """How many cards there are of each kind, for `keeper content`."""
    turn: Callable[[Any], Seat | None] = nobodys
    """Whose turn an event begins; None: it begins none; `EVERYBODYS`: a round of all at once. For figures of a turn."""
    came_to: Callable[[Any], str] = nothing_came
    """What a turn has come to with this event, for figures of such turns apart; empty: nothing worth telling."""
    wound_up: Callable[[Any], bool] = never
    """Is what a turn has come to over, and the turn only ended from here on? Presses after that are not among those of `came_to`."""
    milestones: Callable[[Any], Sequence[str]] = nothing_yet
    """What a state has come to, for the turns it takes."""
    plays: Callable[[Any], Sequence[str]] = nothing_yet
    """What each seat plays, for win rates by it; empty as long as that is not settled."""
    printed: Callable[[Any, Lang], Sequence[str]] = nothing_more
    """What a card shows besides its name and text, one line each, for `keeper card`."""

    @property
    def folder(self) -> str:
        """What its rooms are called."""
        return self.package.rpartition(".")[2]

    @property
    def home(self) -> Path:
        """The folder of its package."""
        return Path(sys.modules[self.package].__file__ or ".").parent

    @property
    def housed(self) -> bool:
        """Is it one of the house's, with a room in each of its folders? A game from elsewhere brings all of it in one."""
        return self.package.rpartition(".")[0] == HOUSE

    @property
    def box(self) -> str:
        """The module with its box (`bot.shelf`): `BOX`, made with packs. A game without one is played without Discord only."""
        return f"bot.boxes.{self.folder}.box" if self.housed else f"{self.package}.box"

    @property
    def pictures(self) -> str:
        """The package that draws it."""
        return f"rendering.{self.folder}" if self.housed else f"{self.package}.pictures"

    @property
    def rulebook(self) -> Path:
        return self.home / "rulebook.yaml"

    @property
    def lesson(self) -> Lesson | None:
        """Its guided first game, if it has one."""
        file = self.home / "lesson.yaml"
        return load_lesson(file) if file.exists() else None

    @property
    def locale(self) -> Path | None:
        """Words it brings along, a folder per language. None: they are among the house's, in a folder of its name."""
        return None if self.housed else self.home / "locale"
