"""A box whose words come from a lexicon: what most games need of `bot.shelf.Box`, written once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.reader import Reader
from bot.shelf import Boxed, C, R, Style, V
from bot.wording.lexicon import HINT, Lexicon
from games.kernel.ask import Ask, Option
from games.kernel.table import Event
from games.kernel.why import Reason


class Worded(Boxed[V, C, R]):
    """`words` is the game's lexicon. A box derives from this and says only what is otherwise with its game."""

    words: Lexicon[V, C]

    def event_line(self, event: Event, reader: Reader[C]) -> str | None:
        return self.words.event_line(event, reader)

    def question_line(self, ask: Ask, reader: Reader[C]) -> str:
        return self.words.question_line(ask, reader)

    def option_label(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        return self.words.option_label(ask, option, reader)

    def option_short(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        return self.words.option_short(ask, option, reader)

    def option_hint(self, ask: Ask, option: Option[Any], reader: Reader[C], view: V | None = None, most: int = HINT) -> str:
        return self.words.option_hint(ask, option, reader, view, most)

    def option_kind(self, ask: Ask, option: Option[Any], reader: Reader[C]) -> str:
        return self.words.option_kind(option, reader)

    def option_style(self, ask: Ask, option: Option[Any]) -> Style:
        """The kernel's windows offer to pass as the usual deed; at a table it is none (`games.kernel.ask.window`)."""
        return "plain" if option.key == "pass" else option.tone

    def why(self, view: V, asks: Sequence[Ask], seat: int, command: str, reader: Reader[C]) -> str:
        """What `command` would need now. If it is on offer, that is the answer, and what stands against the rest of it."""
        offered = self.offered(asks, command)
        reason = None if offered else self.why_not(view, seat, command, [key for a in asks for key in a.keys])
        if reason is not None:
            return self.words.reason_line(reason, reader)
        others = self.why_others(view, asks, seat, command, reader)
        return " ".join([reader.say("why-offered", n=len(offered)), *([others] if others else [])])

    def why_others(self, view: V, asks: Sequence[Ask], seat: int, command: str, reader: Reader[C]) -> str:
        offered = [o.key for o in self.offered(asks, command)]
        reason = self.left_out(view, seat, command, offered) if offered else None
        return self.words.reason_line(reason, reader) if reason is not None else ""

    def left_out(self, view: V, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        """What stands against those of a command's deeds that are not among the `offered` ones."""
        return None

    def why_not(self, view: V, seat: int, command: str, offered: Sequence[str]) -> Reason | None:
        """The rule that stands against `command`, which is not among the `offered` keys of options."""
        raise NotImplementedError
