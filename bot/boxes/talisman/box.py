"""Talisman out of its box: what the bot needs of the game. Rules are in `games/talisman`, words beside this file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.boxes.talisman import cards as deck
from bot.boxes.talisman import film as shooting
from bot.boxes.talisman import scenes, standing
from bot.boxes.talisman import table as at_the_table
from bot.boxes.talisman.film import SHOWN
from bot.boxes.talisman.names import TalismanReader, card_name, character_hint
from bot.boxes.talisman.words import WORDS, known_anyway
from bot.boxes.worded import Worded
from bot.shelf import BadWish, Choice, Command, Deck, Field, Film, Look, Wish
from bot.wording.text import clip
from games.kernel.ask import Ask, Option
from games.kernel.rules import BadOptions, Outcome
from games.kernel.table import Event
from games.kernel.why import Reason
from games.talisman import events
from games.talisman.content import Catalogue
from games.talisman.game import Talisman, TalismanOptions
from games.talisman.manifest import GAME
from games.talisman.state import TalismanState, kind
from games.talisman.view import TalismanView
from games.talisman.why import left_out, why_not
from rendering.drawn import Drawn

# What a table may choose, and the values of each: the first is as the book has it.
WISHES: Mapping[str, tuple[str, ...]] = {
    "choosing": ("drawn", "chosen"),
    "brisk": ("no", "yes"),
    "crown_ends": ("no", "yes"),
    "strict": ("no", "yes"),
    "pairs": ("yes", "no"),
    "dead_spells": ("discard", "remove"),
    "portal_exit_encounter": ("yes", "no"),
    "desert_draw": ("yes", "no"),
    "glade_full": ("no", "yes"),
    "inner_wait": ("no", "yes"),
}
# What a reading of the book hangs on; most tables never touch it.
RARE = ("pairs", "dead_spells", "portal_exit_encounter", "desert_draw", "glade_full", "inner_wait")
# From the left, and behind them what has to be passed first.
TURNINGS = ("ccw", "cw")
PASSAGE = 2 * len(TURNINGS)
YES_OR_NO = {"yes": True, "no": False}


class TalismanBox(Worded[TalismanView, Catalogue, Talisman]):
    takes_turns = True
    game, words = GAME, WORDS
    headed = True
    deck: Deck[TalismanView, Catalogue] | None = deck
    film: Film[TalismanView, Catalogue] | None = shooting
    poster = "end"
    windows = True
    explains = True
    past_is_open = True
    commands = (
        Command("roll", ("roll", "rest", "walk", "again:", "keep")),
        Command("go", ("go:", "on:", "back:", "to:", "promised:", "woods:", "by:", "wait"), (Field("to"),)),
        Command("meet", ("space", "meet", "speak", "pass", "face", "leave", "task", "next", "first:"), (Field("what"),)),
        Command(
            "attack",
            ("attack:", "psychic:", "fight", "steal:", "beguile:", "lure:", "gamble:", "spy:", "accept"),
            (Field("whom"),),
        ),
        Command("evade", ("evade:", "pay:", "destroy", "charm:", "spare", "unseen", "retreat"), (Field("how"),)),
        Command("cast", ("cast:", "heal:", "at:", "pass", "accept"), (Field("spell"),)),
        Command("arm", fields=(Field("what", required=False),), does="orders"),
        Command("use", ("use:", "look:", "become:", "replace:", "away:"), (Field("card"),)),
        Command("take", ("take:", "all", "life", "gold", "rob:", "seize:", "waive", "leave"), (Field("card"),)),
        Command("drop", ("drop:", "part:", "discard:", "give:", "bleed"), (Field("card"),)),
        Command("buy", ("visit:", "buy:", "lift:", "sell:", "swap:", "for:", "enough", "none", "heal:"), (Field("what"),)),
        Command("trade", ("trade", "trade-some", "hand:", "conjure"), (Field("how"),)),
        Command("pray", ("visit:chapel-pray", "yes")),
        Command("quest", ("deliver:", "yes", "no"), (Field("what"),)),
        Command("raft", ("build", "cross:"), (Field("to"),)),
        Command("command", ("name:", "life", "concede"), (Field("whom"),)),
        Command("choose", fields=(Field("option"),), does="choose"),
        Command("sheet", does="hand"),
        Command("concede", does="concede"),
        Command("why", fields=(Field("what"),), does="why"),
    )

    closing = (
        *(
            "enough",
            "none",
            "no",
            "leave",
            "let",
            "pass",
            "spare",
            "waive",
            "accept",
            "retreat",
            "back",
            "wait",
            "bleed",
            "suffer",
            "concede",
        ),
        *("tm-opt-keep-roll", "tm-opt-keep-cards"),
    )

    def __init__(self, packs: tuple[Path, ...] = ()) -> None:
        super().__init__(packs)
        self.wishes = tuple(Wish(name, f"wish-tm-{name}", partial(_values, name), rare=name in RARE) for name in WISHES)
        self.seat_wishes = (Wish("character", "wish-tm-character", self._characters, unique=True),)

    # Wishes

    def _characters(self, reader: TalismanReader) -> list[Choice]:
        found = [Choice(id, card_name(id, reader), clip(character_hint(id, reader), 100)) for id in self.cards.characters]
        return [Choice("", reader.say("wish-tm-character-drawn")), *sorted(found, key=lambda c: c.label)]

    def new_state(self, seats: int, options: Mapping[str, Any], choices: Sequence[Mapping[str, Any]]) -> TalismanState:
        wished = {name: options.get(name) or values[0] for name, values in WISHES.items()}
        for name, value in wished.items():
            if value not in WISHES[name]:
                raise BadWish(name, str(value))
        given = {name: YES_OR_NO.get(value, value) for name, value in wished.items()}
        characters = [c.get("character") or "" for c in choices]
        try:
            return self.rules.new(seats, TalismanOptions.model_validate({**given, "characters": characters}))
        except BadOptions as bad:
            raise BadWish("character" if bad.field == "characters" else bad.field, bad.value) from bad

    def lobby(self, choices: Sequence[Mapping[str, Any]], names: Sequence[str], reader: TalismanReader) -> str:
        """How long it takes and how hard it is, by docs/balance.md."""
        return reader.say("tm-lobby")

    # Words

    def event_line(self, event: Event, reader: TalismanReader) -> str | None:
        return None if known_anyway(event, self.cards) else super().event_line(event, reader)

    def next_up(self, view: TalismanView) -> int | None:
        """Clockwise, whoever has a character and misses no turn."""
        order = (*view.players[view.active + 1 :], *view.players[: view.active])
        return next((p.seat for p in order if p.character is not None and not p.character.miss), None)

    def alike(self, ask: Ask, option: Option[Any]) -> str:
        """Two copies of a card that lie or are held in the same place are one choice."""
        args = dict(option.args)
        card = args.get("card") or args.get("spell")
        if not isinstance(card, str) or ("." not in card and not self._copies(ask, card)):
            return ""
        return ":".join([option.key.partition(":")[0], kind(card), str(args.get("space", "")), str(args.get("seat", ""))])

    def _copies(self, ask: Ask, card: str) -> bool:
        others = [v for o in ask.options for k, v in o.args if k in ("card", "spell") and isinstance(v, str) and v != card]
        return any(kind(other) == card for other in others)

    def place(self, ask: Ask, option: Option[Any]) -> int:
        """The ways of a move as the picture has them (`rendering.talisman.turn`): ↺ on the left, ↻ on the right, below them those that lead
        into another region. The rules keep their order, by which the log knows the question."""
        if ask.msg != "tm-go":
            return 0
        here, there = (self._region(o) for o in (ask.options[0], option))
        turning = dict(option.args).get("turning")
        return PASSAGE if turning is None else TURNINGS.index(turning) + (0 if here == there else len(TURNINGS))

    def _region(self, way: Option[Any]) -> str:
        return self.cards.spaces[str(dict(way.args)["space"])].region

    def headline(self, view: TalismanView, reader: TalismanReader) -> str:
        return at_the_table.headline(view, reader)

    def board_text(self, view: TalismanView, reader: TalismanReader) -> str:
        return at_the_table.board_text(view, reader)

    def hand_text(self, view: TalismanView, seat: int, reader: TalismanReader) -> str:
        return at_the_table.hand_text(view, seat, reader)

    def outcome_line(self, outcome: Outcome, view: TalismanView, reader: TalismanReader) -> str:
        return at_the_table.outcome_line(outcome, view, reader)

    def why_not(self, view: TalismanView, seat: int, command: str, offered: Sequence[str]) -> Reason:
        return why_not(view, self.cards, seat, command, offered)

    def left_out(self, view: TalismanView, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        return left_out(view, self.cards, seat, command, offered)

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, events.TurnBegins)

    def laid_out(self, event: Event) -> bool:
        """And who rolled what for the first turn, which is told by whose turn it is; a brisk start is told for all in one line."""
        gained = events.SpellGained | events.Given | events.ValueGained | events.GoldGained
        return isinstance(event, gained | events.BeginningRolled)

    # At any time

    def standing(self, view: TalismanView, seat: int, reader: TalismanReader) -> tuple[str, Sequence[Choice]]:
        return "", standing.choices(view, seat, reader)

    def ordering(self, view: TalismanView, seat: int, reader: TalismanReader, draft: str = "") -> tuple[str, Sequence[Choice]]:
        return standing.ordering(view, seat, reader, draft)

    def concession(self, view: TalismanView, seat: int, reader: TalismanReader) -> str:
        if view.phase in ("setup", "over") or view.players[seat].standing == "out":
            return ""
        return reader.say("tm-concession")

    # Pictures

    def scene(self, view: TalismanView, asks: Sequence[Ask]) -> str:
        return scenes.scene(view, asks)

    def made_of(self, scene: str, view: TalismanView) -> Any | None:
        return SHOWN.made_of(scene, view)

    def draw(
        self,
        scene: str,
        view: TalismanView,
        seat: int | None,
        reader: TalismanReader,
        look: Look,
        before: TalismanView | None = None,
    ) -> Drawn:
        return SHOWN.draw(scene, view, reader, look, before)


def _values(name: str, reader: TalismanReader) -> list[Choice]:
    first, *others = WISHES[name]
    return [
        Choice("" if value == first else value, reader.say(f"wish-tm-{name}-value", value=value), _hint(name, value, reader))
        for value in (first, *others)
    ]


def _hint(name: str, value: str, reader: TalismanReader) -> str:
    return reader.say(f"wish-tm-{name}-hint", value=value)


BOX = TalismanBox
