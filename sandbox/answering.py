"""What must wait until the HTTP answer has been written.

discord.py registers a message's buttons only after it has read the answer to its own request. On loopback a person could
press before that, and the press would vanish without an error. So people get to see the bot's messages when the
answer is out, and presses wait a moment longer (`Message.clickable`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar


class Answering:
    """Collects deeds during a request: `with Answering() as a: ...`, then `a.answered()`."""

    def __enter__(self) -> Answering:
        self.deeds: list[Callable[[], None]] = []
        self.over = False
        self._token = _current.set(self)
        return self

    def __exit__(self, *_: object) -> None:
        _current.reset(self._token)

    def answered(self) -> None:
        self.over = True  # tasks that began during the request may outlive it
        for deed in self.deeds:
            deed()


_current: ContextVar[Answering | None] = ContextVar("the_request_being_answered", default=None)


def once_answered(deed: Callable[[], None]) -> None:
    """Do it when the current request has been answered; at once when there is none (any more)."""
    current = _current.get()
    if current is None or current.over:
        deed()
    else:
        current.deeds.append(deed)
