"""Wading Out out of its box: what the bot needs of it. No sentence stands here: all of them are messages of `locale/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import ValidationError

from bot.boxes.plain_deck import PlainDeck
from bot.boxes.worded import Worded
from bot.pictures import Shown
from bot.reader import Reader
from bot.shelf import BadWish, Choice, Command, Deck, Field, Film, Look, Wish
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, lang_of, listing, person
from games.kernel.ask import Ask
from games.kernel.effects import verbs_in
from games.kernel.orders import HEAD, NONE
from games.kernel.rules import Outcome
from games.kernel.table import Event
from games.kernel.why import Reason
from rendering.drawn import Drawn

from . import events
from .content import Catalogue
from .effects import Choose
from .game import WadingGame, WadingOptions
from .manifest import GAME
from .pictures import PICTURES
from .state import WadingState
from .view import WadingView

WadingReader: TypeAlias = Reader[Catalogue]
WadingSaying: TypeAlias = Saying[WadingView, Catalogue]

SHOWN: Shown[WadingView, Catalogue] = Shown(PICTURES)
WORDS: Lexicon[WadingView, Catalogue] = Lexicon(GAME.prefix, events)


# What the fields of events, questions and options become. A number needs nothing.


@WORDS.field("seat", "at")
def _seat(seat: int, s: WadingSaying) -> Args:
    return {s.name: s.person(seat)}


@WORDS.field("card")
def _card(id: str, s: WadingSaying) -> Args:
    lang = lang_of(s.reader)
    return {"card": s.reader.cards.by_id[id].name.in_(lang), "text": " ".join(s.reader.cards.text(id, lang))}


@WORDS.instead("wo-opt-choose")
def _choice(s: WadingSaying) -> str:
    """A choice printed on a card is told in the card's own words."""
    printed = next(verb for verb in verbs_in(s.reader.cards.by_id[s.given["card"]]) if isinstance(verb, Choose))
    choice: int = s.given["choice"]
    return s.reader.cards.in_words(printed.choose[choice], lang_of(s.reader))


class WadingBox(Worded[WadingView, Catalogue, WadingGame]):
    game, words = GAME, WORDS
    deck: Deck[WadingView, Catalogue] | None = PlainDeck(GAME.prefix, SHOWN)
    film: Film[WadingView, Catalogue] | None = SHOWN
    windows = True
    past_is_open = True
    commands = (
        Command("wade", ("wade",)),
        Command("comb", ("comb",)),
        Command("home", ("home",)),
        Command("whistle", ("whistle",)),
        Command("choose", fields=(Field("option"),), does="choose"),
        Command("orders", fields=(Field("order", required=False),), does="orders"),
        Command("why", fields=(Field("what"),), does="why"),
    )

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(packs)
        self.wishes = (Wish("length", "wo-wish-length", self._lengths),)

    def _lengths(self, reader: WadingReader) -> list[Choice]:
        numbers = self.cards.numbers
        return [
            Choice(value, reader.say("wo-length", value=value or "short", n=n))
            for value, n in (("", numbers.short), ("long", numbers.long))
        ]

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> WadingState:
        length = options.get("length") or "short"
        try:
            return self.rules.new(seats, WadingOptions(length=length))
        except ValidationError:
            raise BadWish("length", str(length)) from None

    # Words

    def headline(self, view: WadingView, reader: WadingReader) -> str:
        if view.active is None:
            return reader.say("wo-headline-over")
        return reader.say("wo-headline", who=person(view.active, reader), basket=view.basket, enough=view.enough)

    def board_text(self, view: WadingView, reader: WadingReader) -> str:
        return "\n".join([self.headline(view, reader), *(self._wader(view, w.seat, reader) for w in view.waders)])

    def hand_text(self, view: WadingView, seat: int, reader: WadingReader) -> str:
        mine = view.waders[seat]
        wish = [reader.say("wo-hand-wish", **WORDS.args({"card": mine.wish}, reader))] if mine.wish else []
        return "\n".join([self._wader(view, seat, reader), *wish])

    def _wader(self, view: WadingView, seat: int, reader: WadingReader) -> str:
        w = view.waders[seat]
        whistle = "yes" if w.whistle else "no"
        return reader.say("wo-wader", who=person(seat, reader), shells=w.shells, finds=w.finds, waves=w.waves, whistle=whistle)

    def outcome_line(self, outcome: Outcome, view: WadingView, reader: WadingReader) -> str:
        won = listing([person(seat, reader) for seat in outcome.winners], reader)
        return reader.say("wo-outcome", who=won, n=len(outcome.winners), shells=max(w.shells for w in view.waders))

    def why_not(self, view: WadingView, seat: int, command: str, offered: Sequence[str]) -> Reason:
        """Every "no" names its rule."""
        if view.active is None:
            return Reason("wo-why-over", "WO-END-01")
        if command == "whistle":
            used = not view.waders[seat].whistle
            return Reason("wo-why-blown", "WO-SETUP-02") if used else Reason("wo-why-nobody", "WO-WHISTLE-01")
        if view.active != seat:
            return Reason("wo-why-turn", "WO-TURN-01", (("seat", view.active),))
        return Reason("wo-why-home" if command == "home" else "wo-why-waiting", "WO-TURN-05")

    # Posts and pictures

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegins)

    def laid_out(self, event: Event) -> bool:
        return isinstance(event, events.WishDrawn)

    def scene(self, view: WadingView, asks: Sequence[Ask]) -> str:
        return "board" if view.over else "turn"

    def draw(
        self, scene: str, view: WadingView, seat: int | None, reader: WadingReader, look: Look, before: WadingView | None = None
    ) -> Drawn:
        return SHOWN.draw(scene, view, reader, look, before)

    # At any time

    def standing(self, view: WadingView, seat: int, reader: WadingReader) -> tuple[str, Sequence[Choice]]:
        if view.over:
            return "", ()
        order = view.waders[seat].order
        choices = [Choice(NONE, reader.say("wo-order-none")), Choice(f"{HEAD}quiet", reader.say("wo-opt-quiet"))]
        return f"{HEAD}{order}" if order else NONE, choices


BOX = WadingBox
