"""What must wait until the HTTP answer has been written.

discord.py registers a message's buttons only after it has read the answer to its own request. On loopback a person could
press before that, and the press would vanish without an error. So people get to see the bot's messages when the
answer is out, and presses wait a moment longer (`Message.clickable`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

_waiting: ContextVar[list[Callable[[], None]] | None] = ContextVar("waiting_for_the_answer", default=None)


def once_answered(deed: Callable[[], None]) -> None:
    """Do it when the current request has been answered; at once when there is no request."""
    waiting = _waiting.get()
    if waiting is None:
        deed()
    else:
        waiting.append(deed)


class Answering:
    """Collects deeds during a request: `with Answering() as a: ...`, then `a.answered()`."""

    def __enter__(self) -> Answering:
        self.deeds: list[Callable[[], None]] = []
        self._token = _waiting.set(self.deeds)
        return self

    def __exit__(self, *_: object) -> None:
        _waiting.reset(self._token)

    def answered(self) -> None:
        deeds, self.deeds[:] = list(self.deeds), []
        for deed in deeds:
            deed()
