"""ALONE out of its box: what the bot needs of the game. Rules are in `games/alone`, words beside this file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.boxes.alone import cards as deck
from bot.boxes.alone import choices, scenes
from bot.boxes.alone import film as shooting
from bot.boxes.alone import table as at_the_table
from bot.boxes.alone.names import AloneReader, card_name, target_name
from bot.boxes.alone.words import WORDS
from bot.boxes.worded import Worded
from bot.shelf import BadWish, Choice, Command, Deck, Field, Film, Look, Style, Wish
from bot.wording.text import capital, listing
from games.alone import events
from games.alone.content import Catalogue
from games.alone.game import AloneGame, AloneOptions
from games.alone.manifest import GAME
from games.alone.rules.locating import TARGETS
from games.alone.state import HERO, AloneState
from games.alone.view import AloneView
from games.alone.why import left_out, why_not
from games.kernel.ask import Ask, Option
from games.kernel.orders import HEAD
from games.kernel.rules import BadOptions, Outcome
from games.kernel.table import Event
from games.kernel.why import Reason
from rendering.drawn import Drawn

DIFFICULTIES = ("normal", "easy", "nightmare", "impossible")
SIDES = ("", "hero", "evil")


def targets(reader: AloneReader) -> list[Choice]:
    """What can be located; two of them have to be named."""
    return [Choice(t, capital(target_name(t, reader))) for t in TARGETS]


class AloneBox(Worded[AloneView, Catalogue, AloneGame]):
    game, words = GAME, WORDS
    headed = True
    deck: Deck[AloneView, Catalogue] | None = deck
    film: Film[AloneView, Catalogue] | None = shooting
    poster = "end"
    windows = True
    past_is_open = False  # the holowatch forgets at the end of a round (section 5); people may remember, Keeper shows nothing
    commands = (
        Command("move", ("move:", "unblock:", "stop"), (Field("to"),)),
        Command("block", ("block:", "no"), (Field("door"),)),
        Command("explore", ("explore:", "clear:"), (Field("way"),)),
        Command("attack", ("attack:",), (Field("target"),)),
        Command("locate", ("locate",), (Field("first", offers=targets), Field("second", offers=targets)), then="al-locate"),
        Command("search", ("search", "draw:", "upgrade:", "done", "discard:")),
        Command("interact", ("interact:", "light:"), (Field("target"),)),
        Command("bullet", ("bullet",)),
        Command("heal", ("heal:", "life", "composure"), (Field("track"),)),
        Command("use", ("item:", "use:", "charges:", "way:", "keep"), (Field("card"),)),
        Command("sacrifice", ("sacrifice:", "companion:", "bear"), (Field("who"),)),
        Command("react", ("play:", "standard:", "order:", "pass"), (Field("card"),)),
        Command("orders", fields=(Field("order", required=False),), does="orders"),
        Command("concede", does="concede"),
        Command("spawn", ("kind:", "at:"), (Field("what"),)),
        Command("danger", ("place:",), (Field("where"),)),
        Command("choose", fields=(Field("option"),), does="choose"),
        Command("map", does="board"),
        Command("hand", does="hand"),
        Command("why", fields=(Field("what"),), does="why"),
    )

    closing = ("stop", "keep", "done", "no", "none", "back", "bear", "suffer", "pass")

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(packs)
        self.wishes = (
            Wish("difficulty", "wish-alone-difficulty", self._difficulties),
            Wish("character", "wish-character", self._characters),
        )
        self.seat_wishes = (Wish("side", "wish-side", self._sides, left_open="wish-side-left-open"),)

    # Wishes

    def _difficulties(self, reader: AloneReader) -> list[Choice]:
        return [
            Choice("" if d == "normal" else d, reader.say("al-difficulty", value=d), reader.say("al-difficulty-hint", value=d))
            for d in DIFFICULTIES
        ]

    def _characters(self, reader: AloneReader) -> list[Choice]:
        found = [
            Choice(c.id, card_name(c.id, reader), at_the_table.character_hint(c, reader)) for c in self.cards.characters.values()
        ]
        return [Choice("", reader.say("wish-hero-chooses")), *sorted(found, key=lambda c: c.label)]

    def _sides(self, reader: AloneReader) -> list[Choice]:
        return [
            Choice(side, reader.say("wish-side-value", value=side or "any"), reader.say("wish-side-hint", value=side or "any"))
            for side in SIDES
        ]

    def seating(self, choices: Sequence[Mapping[str, Any]]) -> Sequence[int]:
        """AL-SETUP-01: the hero sits on seat 0. Who wants to be it, is; if nobody does, the first who does not want evil."""
        sides = [str(c.get("side") or "") for c in choices]
        if sides.count("hero") > 1:
            raise BadWish("side", "hero")
        if sides and all(side == "evil" for side in sides):
            raise BadWish("side", "evil")
        hero = sides.index("hero") if "hero" in sides else next((i for i, s in enumerate(sides) if s != "evil"), 0)
        return [hero, *[i for i in range(len(sides)) if i != hero]]

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: AloneReader) -> str:
        """One hero, the others evil: who it would be if the game began now."""
        try:
            first, *rest = self.seating(choices)
        except BadWish as bad:
            return reader.say("al-lobby", state=bad.value, hero="", evil="", n=0)
        evil = listing([f"**{names[i]}**" for i in rest], reader)
        return reader.say("al-lobby", state="set", hero=f"**{names[first]}**", evil=evil, n=len(rest))

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> AloneState:
        difficulty = options.get("difficulty") or "normal"
        if difficulty not in DIFFICULTIES:
            raise BadWish("difficulty", str(difficulty))
        try:
            return self.rules.new(seats, AloneOptions(character=options.get("character") or "", difficulty=difficulty))
        except BadOptions as bad:
            raise BadWish(bad.field, bad.value) from bad

    # Words

    def question_line(self, ask: Ask, reader: AloneReader) -> str:
        return "\n".join([super().question_line(ask, reader), *choices.explained(ask, reader)])

    def option_kind(self, ask: Ask, option: Option[Any], reader: AloneReader) -> str:
        """To pass for longer is nine options: in a select of their own they leave evil's few deeds their buttons."""
        return reader.say("al-orders-kind") if option.key.startswith(HEAD) else super().option_kind(ask, option, reader)

    def option_style(self, ask: Ask, option: Option[Any]) -> Style:
        return "seldom" if option.key.startswith(HEAD) else super().option_style(ask, option)

    def alike(self, ask: Ask, option: Option[Any]) -> str:
        """Creatures of which the reader knows the same (kind, place, wounds) are one choice."""
        args = dict(option.args)
        if "kind" not in args or not re.fullmatch(r"k\d+|[a-z]+:\d+", option.key):
            return super().alike(ask, option)
        return ":".join([option.msg, *(f"{k}={v}" for k, v in sorted(args.items()))])

    def headline(self, view: AloneView, reader: AloneReader) -> str:
        return at_the_table.headline(view, reader)

    def board_text(self, view: AloneView, reader: AloneReader) -> str:
        return at_the_table.board_text(view, reader)

    def hand_text(self, view: AloneView, seat: int, reader: AloneReader) -> str:
        return at_the_table.hand_text(view, seat, reader)

    def outcome_line(self, outcome: Outcome, view: AloneView, reader: AloneReader) -> str:
        return at_the_table.outcome_line(view, reader)

    def why_not(self, view: AloneView, seat: int, command: str, offered: Sequence[str]) -> Reason:
        return why_not(view, self.cards, seat, command, offered)

    def left_out(self, view: AloneView, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        return left_out(view, seat, command, offered)

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegins)

    def laid_out(self, event: Event) -> bool:
        return isinstance(event, events.CreaturePlaced | events.DangerPlaced | events.DrewReactions | events.DrewSomeReactions)

    def minor(self, event: Event) -> bool:
        """Where the hero went: once a turn, for everybody of evil, and on every map."""
        return isinstance(event, events.HeroMovedTo)

    # At any time

    def standing(self, view: AloneView, seat: int, reader: AloneReader) -> tuple[str, Sequence[Choice]]:
        return at_the_table.standing(view, seat, reader)

    def concession(self, view: AloneView, seat: int, reader: AloneReader) -> str:
        return at_the_table.concession(view, seat, reader)

    def allies(self, seat: int, seats: int, options: Mapping[str, Any]) -> Sequence[int]:
        return () if seat == HERO else [s for s in range(1, seats) if s != seat]

    # Pictures

    def scene(self, view: AloneView, asks: Sequence[Ask]) -> str:
        return scenes.scene(view, asks)

    def made_of(self, scene: str, view: AloneView) -> Any | None:
        return at_the_table.SHOWN.made_of(scene, view)

    def draw(
        self, scene: str, view: AloneView, seat: int | None, reader: AloneReader, look: Look, before: AloneView | None = None
    ) -> Drawn:
        return at_the_table.draw(scene, view, seat, reader, look, before)


BOX = AloneBox
