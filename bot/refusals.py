"""Why the table says no, as data; worded privately in the reader's language. Nothing has changed when one of these is raised."""

from __future__ import annotations

from bot.reader import Reader


class TableRefusal(Exception):
    """`id` is a message of `locale/*/table.ftl`, `args` its arguments. `show_question`: add what is asked now."""

    def __init__(self, id: str, /, *, show_question: bool = False, **args: str | int) -> None:
        super().__init__(id)
        self.id, self.args_, self.show_question = id, args, show_question

    def sentence(self, reader: Reader) -> str:
        return reader.say(self.id, **self.args_)


class Decided(TableRefusal):
    """The question is closed: `by` is whoever closed it, "" if nobody knows; `own`: it was whoever presses."""

    def __init__(self, by: str = "", *, own: bool = False) -> None:
        super().__init__("no-decided", show_question=True, known="you" if own else "yes" if by else "no", by=by)
        self.own = own


class NotAsked(TableRefusal):
    """Another seat is asked. `named`: this one stands in the open among those we wait for, as the cover of a question to others."""

    def __init__(self, names: str, *, named: bool = False) -> None:
        super().__init__("no-not-asked", known="yes" if names else "no", names=names, named="yes" if named else "no")


class NotSeated(TableRefusal):
    """This person has no seat here."""

    def __init__(self) -> None:
        super().__init__("no-not-seated")


class OptionChanged(TableRefusal):
    """Still asked, but this option is gone or means something else now."""

    def __init__(self) -> None:
        super().__init__("no-changed", show_question=True)


class WrongPicks(TableRefusal):
    def __init__(self, least: int, most: int) -> None:
        super().__init__("no-bad-picks", show_question=True, least=least, most=most, exact="yes" if least == most else "no")


class HeldAlready(TableRefusal):
    """The very same answer is there already."""

    def __init__(self) -> None:
        super().__init__("no-held")


class GameOver(TableRefusal):
    def __init__(self) -> None:
        super().__init__("no-over")


class NotStarted(TableRefusal):
    def __init__(self) -> None:
        super().__init__("no-lobby")


class NeverBegan(TableRefusal):
    """Its lobby was closed."""

    def __init__(self) -> None:
        super().__init__("no-never-began")


class Paused(TableRefusal):
    def __init__(self) -> None:
        super().__init__("no-paused")


class Stumbled(TableRefusal):
    """A rule crashed. The game stands as before; the log has the traceback."""

    def __init__(self, report: int) -> None:
        super().__init__("no-stumbled", report=report)


class Broken(TableRefusal):
    """The table was set aside, see `bot.tables.faults`: it cannot be opened, or what it does fails. The log has the traceback."""

    def __init__(self, report: int) -> None:
        super().__init__("no-broken", report=report)
