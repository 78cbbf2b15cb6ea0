"""Cthulhu: Death May Die out of its box: what the bot needs of the game. Rules are in `games/death_may_die`, words beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.boxes.death_may_die import answers, scenes
from bot.boxes.death_may_die import cards as deck
from bot.boxes.death_may_die import film as shooting
from bot.boxes.death_may_die import table as at_the_table
from bot.boxes.death_may_die.film import SHOWN
from bot.boxes.death_may_die.names import DeathReader, card_name
from bot.boxes.death_may_die.words import WORDS, by_what, investigator_hint, known_anyway, story_line, whole_story
from bot.boxes.worded import Worded
from bot.shelf import BadWish, Choice, Command, Deck, Field, Film, Look, Style, Wish
from bot.wording.text import clip, lang_of
from games.death_may_die import events
from games.death_may_die.content import Catalogue
from games.death_may_die.game import DeathMayDie, DeathOptions
from games.death_may_die.manifest import GAME
from games.death_may_die.rules.setup import FIRST_PAIR, SOLO
from games.death_may_die.state import DeathState, kind
from games.death_may_die.view import DeathView
from games.death_may_die.why import left_out, why_not
from games.kernel.ask import Ask, Option
from games.kernel.rules import BadOptions, Outcome
from games.kernel.table import Event
from games.kernel.why import Reason
from rendering.drawn import Drawn


class DeathMayDieBox(Worded[DeathView, Catalogue, DeathMayDie]):
    takes_turns = True
    game, words = GAME, WORDS
    headed = True
    deck: Deck[DeathView, Catalogue] | None = deck
    film: Film[DeathView, Catalogue] | None = shooting
    poster = "end"
    explains = True
    tells = True
    past_is_open = True
    commands = (
        Command("run", ("run:", "freerun:", "step:", "gate:"), (Field("to"),)),
        Command("attack", ("attack:", "deal:"), (Field("whom"),)),
        Command("rest", ("rest",)),
        Command("trade", ("trade", "give:", "agree", "decline"), (Field("what"),)),
        Command("act", ("act:", "pick:"), (Field("what"),)),
        Command("end", ("pass",)),
        Command("reroll", ("again:", "frantic", "die:"), (Field("dice"),)),
        Command("keep", ("keep",)),
        Command("use", ("use:", "bargain:", "copy:", "skip:"), (Field("what"),)),
        Command("discover", ("take:", "decline"), (Field("which"),)),
        Command("choose", fields=(Field("option"),), does="choose"),
        Command("orders", fields=(Field("order", required=False),), does="orders"),
        Command("board", does="board"),
        Command("sheet", does="hand"),
        Command("log", does="log"),
        Command("why", fields=(Field("what"),), does="why"),
    )

    closing = ("pass", "keep", "decline", "ignore", "spare", "no")

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(packs)
        self.wishes = (
            Wish("episode", "wish-dmd-episode", self._episodes),
            Wish("great_old_one", "wish-dmd-great-old-one", self._great_old_ones),
        )
        self.seat_wishes = (
            Wish(
                "investigator",
                "wish-dmd-investigator",
                self._investigators,
                unique=True,
                left_open="wish-dmd-left-open",
                unlike=("second",),
            ),
            Wish(
                "second",
                "wish-dmd-second",
                self._investigators,
                left_open="wish-dmd-left-open",
                most_seats=1,
                unlike=("investigator",),
            ),
        )
        self.advisor = self.pilot()

    # Wishes: what is left open is the first pairing of the book, and who somebody is they are asked

    def _episodes(self, reader: DeathReader) -> list[Choice]:
        lang = lang_of(reader)
        every = sorted(self.cards.episodes.values(), key=lambda e: (e.id != FIRST_PAIR[0], e.number))
        found = [
            Choice(
                e.id,
                f"{e.number} · {e.name.in_(lang)}",
                reader.say("wish-dmd-episode-hint", number=e.number, ritual=e.ritual.in_(lang)),
            )
            for e in every
        ]
        return [replace(found[0], value=""), *found[1:]]

    def _great_old_ones(self, reader: DeathReader) -> list[Choice]:
        lang = lang_of(reader)
        every = sorted(self.cards.great_old_ones.values(), key=lambda c: c.id != FIRST_PAIR[1])
        found = [
            Choice(c.id, card_name(c.id, reader), reader.say("wish-dmd-great-old-one-hint", id=c.id, title=c.title.in_(lang)))
            for c in every
        ]
        return [replace(found[0], value=""), *found[1:]]

    def _investigators(self, reader: DeathReader) -> list[Choice]:
        found = [Choice(id, card_name(id, reader), clip(investigator_hint(id, reader), 100)) for id in self.cards.investigators]
        return [Choice("", reader.say("wish-dmd-asked")), *sorted(found, key=lambda c: c.label)]

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> DeathState:
        wanted = [c.get("investigator") or "" for c in choices]
        if seats == 1 and choices:  # DMD-SETUP-13: alone one has two
            wanted = [wanted[0], choices[0].get("second") or ""]
            if wanted[0] and wanted[0] == wanted[1]:
                raise BadWish("second", wanted[1])
        try:
            return self.rules.new(
                seats,
                DeathOptions(
                    episode=options.get("episode") or "",
                    great_old_one=options.get("great_old_one") or "",
                    investigators=wanted,
                ),
            )
        except BadOptions as bad:
            raise BadWish({"investigators": "investigator"}.get(bad.field, bad.field), bad.value) from bad

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: DeathReader) -> str:
        """How long it takes and what it is about; who has more than one."""
        lines = [reader.say("dmd-lobby")]
        return "\n".join([*lines, reader.say("dmd-lobby-alone", n=SOLO)] if len(choices) < SOLO else lines)

    # Words

    def story(self, event: Event, reader: DeathReader) -> str:
        return whole_story(event, reader)

    def option_kind(self, ask: Ask, option: Option[Any], reader: DeathReader) -> str:
        return answers.kind_of(ask, option, reader) or super().option_kind(ask, option, reader)

    def suggests(self, ask: Ask, view: DeathView) -> str:
        return answers.suggestion(ask, view, self.advisor)

    def place(self, ask: Ask, option: Option[Any]) -> int:
        return answers.place(ask, option)

    def option_style(self, ask: Ask, option: Option[Any]) -> Style:
        """Among everything one can do in a turn, what is there to be done stays a button."""
        if answers.seldom(ask, option):
            return "seldom"
        head = option.key.partition(":")[0]
        return "main" if ask.msg == "dmd-action" and head in ("attack", "act") else super().option_style(ask, option)

    def event_line(self, event: Event, reader: DeathReader) -> str | None:
        if known_anyway(event, self.cards):
            return None
        line, story = super().event_line(event, reader), story_line(event, reader)
        if not line:
            return line
        return "\n".join([line, *by_what(event, reader), *([f"-# *{story}*"] if story else [])])

    def next_up(self, view: DeathView) -> int | None:
        """In the order of the investigators, whoever lives; alone at the table nobody is told."""
        if not view.investigators or view.active >= len(view.investigators):
            return None
        order = (*view.investigators[view.active + 1 :], *view.investigators[: view.active])
        following = next((i.player for i in order if not i.fate), None)
        return None if following == view.investigators[view.active].player else following

    def alike(self, ask: Ask, option: Option[Any]) -> str:
        """Two enemies of a kind that are as much hurt, in one place, are one choice."""
        args = dict(option.args)
        enemy = args.pop("enemy", None)
        if not isinstance(enemy, str) or ask.most > 1 or "." not in enemy:
            return ""
        return ":".join([option.key.partition(":")[0], kind(enemy), *(f"{k}={v}" for k, v in sorted(args.items()))])

    def headline(self, view: DeathView, reader: DeathReader) -> str:
        return at_the_table.headline(view, reader)

    def board_text(self, view: DeathView, reader: DeathReader) -> str:
        return at_the_table.board_text(view, reader)

    def hand_text(self, view: DeathView, seat: int, reader: DeathReader) -> str:
        return at_the_table.hand_text(view, seat, reader)

    def outcome_line(self, outcome: Outcome, view: DeathView, reader: DeathReader) -> str:
        return at_the_table.outcome_line(outcome, view, reader)

    def why_not(self, view: DeathView, seat: int, command: str, offered: Sequence[str]) -> Reason:
        return why_not(view, self.cards, seat, command, offered)

    def left_out(self, view: DeathView, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        return left_out(view, self.cards, seat, command, offered)

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegins)

    def laid_out(self, event: Event) -> bool:
        """Who is who, and with which psychosis, is worth a line each."""
        return False

    # At any time

    def standing(self, view: DeathView, seat: int, reader: DeathReader) -> tuple[str, Sequence[Choice]]:
        return at_the_table.orders(view, seat, reader)

    def ordering(self, view: DeathView, seat: int, reader: DeathReader, draft: str = "") -> tuple[str, Sequence[Choice]]:
        said, choices = at_the_table.orders(view, seat, reader)
        return "\n".join([reader.say("dmd-orders-head"), *([said] if said else [])]), choices

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """All play together, and everything is open."""
        return [s for s in range(seats) if s != seat]

    # Pictures

    def scene(self, view: DeathView, asks: Sequence[Ask]) -> str:
        return scenes.scene(view, asks)

    def made_of(self, scene: str, view: DeathView) -> Any | None:
        return SHOWN.made_of(scene, view)

    def draw(
        self, scene: str, view: DeathView, seat: int | None, reader: DeathReader, look: Look, before: DeathView | None = None
    ) -> Drawn:
        return SHOWN.draw(scene, view, reader, look, before)


BOX = DeathMayDieBox
