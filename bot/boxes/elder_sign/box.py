"""Elder Sign out of its box: what the bot needs of the game. Rules are in `games/elder_sign`, words beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.boxes.elder_sign import cards as deck
from bot.boxes.elder_sign import film as shooting
from bot.boxes.elder_sign import hints as hints  # they register themselves
from bot.boxes.elder_sign import marks, scenes
from bot.boxes.elder_sign import options as options  # they register themselves, too
from bot.boxes.elder_sign import table as at_the_table
from bot.boxes.elder_sign.names import ElderReader
from bot.boxes.elder_sign.words import WORDS, story_line
from bot.boxes.worded import Worded
from bot.shelf import BadWish, Choice, Command, Deck, Field, Film, Look, Wish
from games.elder_sign import events
from games.elder_sign.content import Catalogue
from games.elder_sign.game import ElderOptions, ElderSign
from games.elder_sign.manifest import GAME
from games.elder_sign.state import ElderState
from games.elder_sign.view import ElderView
from games.elder_sign.why import why_not
from games.kernel.ask import Ask, Option
from games.kernel.rules import BadOptions, Outcome
from games.kernel.table import Event
from games.kernel.why import Reason
from rendering.drawn import Drawn

# Questions after whose answer the next roll follows for those who have ordered it.
ROLLS_ON = ("es-after-roll", "es-choose-dice", "es-discard")
DIFFICULTIES = ("any", "easy", "medium", "hard", "very_hard")


class ElderSignBox(Worded[ElderView, Catalogue, ElderSign]):
    game, words = GAME, WORDS
    deck: Deck[ElderView, Catalogue] | None = deck
    film: Film[ElderView, Catalogue] | None = shooting
    poster = "end"
    windows = False
    going_on = "est-go-on"
    takes_turns = True
    past_is_open = True
    commands = (
        Command("move", ("go:", "stay"), (Field("to"),)),
        Command("roll", ("roll",)),
        Command("solve", ("solve:", "dice:", "with:", "back", "go-on"), (Field("task"),)),
        Command("fail", ("fail", "give-up"), (Field("how", required=False),)),
        Command("discard", ("discard:",), (Field("what"),)),
        Command("focus", ("focus:",), (Field("die"),)),
        Command("assist", ("assist:", "yes", "no"), (Field("who"),)),
        Command("clue", ("clue", "second-reroll", "mandy", "help")),
        Command("use", ("use:", "borrow:", "free-dice", "dice-for:", "take:"), (Field("card"),)),
        Command("buy", ("buy:", "aid:", "lost-found", "nothing"), (Field("what"),)),
        Command("choose", fields=(Field("option"),), does="choose"),
        Command("why", fields=(Field("what"),), does="why"),
    )

    closing = ("go-on", "fail", "give-up", "end-turn", "no", "nothing", "back", "keep", "suffer")

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(packs)
        self.wishes = (
            Wish("ancient_one", "wish-ancient-one", self._ancient_ones),
            Wish("difficulty", "wish-difficulty", self._difficulties, settled=self._difficulty_of),
        )
        self.seat_wishes = (Wish("investigator", "wish-investigator", self._investigators, unique=True),)

    # Wishes

    def _ancient_ones(self, reader: ElderReader) -> list[Choice]:
        found = [
            Choice(a.id, at_the_table.card_name(a.id, reader), at_the_table.ancient_hint(a, reader))
            for a in self.cards.ancient_ones.values()
        ]
        return [Choice("", reader.say("wish-drawn")), *sorted(found, key=lambda c: c.label)]

    def _difficulties(self, reader: ElderReader) -> list[Choice]:
        return [Choice(d, reader.say("wish-difficulty-value", value=d)) for d in DIFFICULTIES]

    def _difficulty_of(self, options: Mapping[str, Any]) -> str:
        """D-02: a difficulty narrows the draw of the Ancient One. One that was named is as difficult as it is."""
        named = self.cards.ancient_ones.get(str(options.get("ancient_one") or ""))
        return named.difficulty if named is not None else ""

    def _investigators(self, reader: ElderReader) -> list[Choice]:
        found = [
            Choice(i.id, at_the_table.card_name(i.id, reader), at_the_table.investigator_hint(i, reader))
            for i in self.cards.investigators.values()
        ]
        return [Choice("", reader.say("wish-drawn")), *sorted(found, key=lambda c: c.label)]

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> ElderState:
        difficulty = options.get("difficulty") or "any"
        if difficulty not in DIFFICULTIES:
            raise BadWish("difficulty", str(difficulty))
        try:
            return self.rules.new(
                seats,
                ElderOptions(
                    ancient_one=options.get("ancient_one") or "",
                    difficulty=difficulty,
                    investigators=[c.get("investigator") or "" for c in choices],
                ),
            )
        except BadOptions as bad:
            raise BadWish({"investigators": "investigator"}.get(bad.field, bad.field), bad.value) from bad

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: ElderReader) -> str:
        """How long it takes and how hard it is, by docs/balance.md and docs/pace.md."""
        return reader.say("est-lobby")

    # Words

    def event_line(self, event: Event, reader: ElderReader) -> str | None:
        line, story = super().event_line(event, reader), story_line(event, reader)
        return f"{line}\n-# {story}" if line and story else line

    def headline(self, view: ElderView, reader: ElderReader) -> str:
        return at_the_table.headline(view, reader)

    def board_text(self, view: ElderView, reader: ElderReader) -> str:
        return at_the_table.board_text(view, reader)

    def hand_text(self, view: ElderView, seat: int, reader: ElderReader) -> str:
        return at_the_table.hand_text(view, seat, reader)

    def outcome_line(self, outcome: Outcome, view: ElderView, reader: ElderReader) -> str:
        return at_the_table.outcome_line(view, reader)

    def mark(self, ask: Ask, option: Option[Any], view: ElderView) -> str:
        return marks.mark(ask, option, view)

    def why_not(self, view: ElderView, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        return why_not(view, self.cards, seat, command, offered)

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegins)

    def next_up(self, view: ElderView) -> int | None:
        """Clockwise, whoever has an investigator."""
        others = [p.seat for p in (*view.players[view.active + 1 :], *view.players[: view.active]) if p.investigator]
        return others[0] if others and view.phase not in ("setup", "over") else None

    def laid_out(self, event: Event) -> bool:
        return isinstance(event, events.AdventureRevealed | events.DieLocked | events.LockWaits | events.Gained)

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        """All investigators play together, with open hands."""
        return [s for s in range(seats) if s != seat]

    # Pictures

    def scene(self, view: ElderView, asks: Sequence[Ask]) -> str:
        return scenes.scene(view, asks)

    def made_of(self, scene: str, view: ElderView) -> Any | None:
        return at_the_table.SHOWN.made_of(scene, view)

    def draw(
        self, scene: str, view: ElderView, seat: int | None, reader: ElderReader, look: Look, before: ElderView | None = None
    ) -> Drawn:
        return at_the_table.draw(scene, view, seat, reader, look, before)

    def goes_on(self, answered: Ask, asked: Ask) -> str | None:
        """Roll on after a solved task or a discarded die, unless there is a die to keep: that is worth a thought.

        Not after a move: that can be taken back as long as nothing was rolled.
        """
        if answered.msg not in ROLLS_ON or asked.msg != "es-before-roll" or "roll" not in asked.keys:
            return None
        return None if any(key.startswith(("focus:", "assist:")) for key in asked.keys) else "roll"


BOX = ElderSignBox
