"""The forger: custom ids as they were posted, stale, damaged, of any deed with any argument, by everybody who might try."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bot import button_ids
from games import registry
from keeper.scene import BUTTON, INES, KINDS, PEOPLE, STRING_SELECT, USER_SELECT, Posted, Scene

# Whatever might be taken for a number, a name or nothing.
ODD = (
    *(
        "",
        " ",
        "0",
        "1",
        "2",
        "3",
        "7",
        "-1",
        "+1",
        "01",
        "0x1",
        "1e3",
        "1.5",
        "1_0",
        " 1",
        "1 ",
        "²",
        "1²",
        "²1",
        "٣",
        "１",
        "Ⅷ",
        "½",
    ),
    *("9" * 9, "9" * 19, "9" * 20, "9" * 40, "9" * 60, "-" + "9" * 19),
    *("\x00", "1\x00", "\x001", "\ud800", "1\ud800", "\udfff/yes", "\u202e1", "\u200b", "\ufeff1", "\n", "1\n", "\r\n", "\t"),
    *(
        "on",
        "off",
        "yes",
        "no",
        "text",
        "none",
        "None",
        "null",
        "true",
        "nan",
        "inf",
        "-",
        "--",
        "/",
        "//",
        ".",
        "..",
        ":",
        "::",
        "~",
    ),
    *("a" * 60, "é" * 60, "🎲", "🎲" * 30, "%s", "{0}", "$(x)", "'; --", "<@1>", "@everyone", "../..", "\\", '"', "[]", "{}"),
)
# Of these the ones that are most easily overlooked: digits that are no numbers, numbers that are too large, letters no file takes.
HARD = ("²", "1²", "٣", "Ⅷ", "9" * 19, "9" * 40, "-1", "\x00", "\ud800", "")


@dataclass(frozen=True, slots=True)
class Forged:
    custom_id: str
    user_id: int
    how: str
    values: tuple[str, ...] | None = None
    kind: int = BUTTON
    modal: bool = False
    people: tuple[int, ...] = ()

    def __str__(self) -> str:
        values = "" if self.values is None else f" with {self.values!r}"
        return f"{self.how}: {self.custom_id!r}{values} by {self.user_id} ({KINDS[self.user_id]})"


class Forger:
    """Makes the next press from what was posted at the tables of a scene, and from nothing."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.chance = scene, scene.chance
        self.last: Forged | None = None

    def forge(self) -> Forged:
        ways: list[tuple[int, str, Callable[[int, str], Forged]]] = [
            (24, "posted", self._of_late),
            (12, "posted long ago", self._long_ago),
            (6, "honest", self._honest),
            (10, "values nobody offered", self._wrong_values),
            (20, "damaged", self._damaged),
            (22, "any deed with any argument", self._any_deed),
            (3, "beside the tables", self._beside),
            (2, "a dialogue", self._dialogue),
            (1, "delivered twice", self._twice),
        ]
        _, how, make = self.chance.choices(ways, [w for w, _, _ in ways])[0]
        self.last = make(self.chance.choice(PEOPLE), how)
        return self.last

    def _any_posted(self) -> Posted:
        pool = self.scene.stale if self.scene.stale and self.chance.random() < 0.4 else self.scene.fresh
        return pool[self.chance.randrange(len(pool))]

    def _pressed(self, posted: Posted, user_id: int, how: str) -> Forged:
        """As it was offered."""
        if posted.kind == USER_SELECT:
            chosen = self.chance.choice(PEOPLE)
            return Forged(posted.custom_id, user_id, how, (str(chosen),), USER_SELECT, people=(chosen,))
        if posted.kind == STRING_SELECT:
            few = self.chance.randint(1, min(3, len(posted.values))) if self.chance.random() < 0.3 else 1
            return Forged(posted.custom_id, user_id, how, tuple(self.chance.sample(posted.values, few)), posted.kind)
        return Forged(posted.custom_id, user_id, how)

    def _of_late(self, user_id: int, how: str) -> Forged:
        return self._pressed(self.scene.fresh[-1 - int(len(self.scene.fresh) * self.chance.random() ** 2)], user_id, how)

    def _long_ago(self, user_id: int, how: str) -> Forged:
        return self._pressed(self.chance.choice(self.scene.stale or list(self.scene.fresh)), user_id, how)

    def _honest(self, user_id: int, how: str) -> Forged:
        """Somebody who is asked answers: games go on."""
        table = self.chance.choice(
            [t for t in self.scene.tables.values() if t.live is not None] or list(self.scene.tables.values())
        )
        asks = self.scene.asked(table)
        if not asks:
            return self._of_late(user_id, how)
        ask = self.chance.choice(asks)
        option = self.chance.choice(ask.options)
        who = table.user_of(ask.seat) or user_id
        return Forged(button_ids.answer_button(table.id, table.line(ask), option.stamp, option.key), who, how)

    def _wrong_values(self, user_id: int, how: str) -> Forged:
        selects = [p for p in (*self.scene.fresh, *self.scene.stale) if p.kind != BUTTON]
        posted = self.chance.choice(selects) if selects else self._any_posted()
        pool = [v for p in selects for v in p.values] + [*ODD, *(str(p) for p in PEOPLE)]
        values = tuple(self.chance.choice(pool) for _ in range(self.chance.choice((0, 1, 1, 1, 1, 2, 3, 30))))
        if self.chance.random() < 0.4:
            values = tuple(self._mutated(v) for v in values)
        people = tuple(self.chance.sample(PEOPLE, 2)) if posted.kind == USER_SELECT and self.chance.random() < 0.5 else ()
        return Forged(posted.custom_id, user_id, how, values, posted.kind, people=people)

    def _damaged(self, user_id: int, how: str) -> Forged:
        posted = self._any_posted()
        id = posted.custom_id
        for _ in range(self.chance.choice((1, 1, 1, 2, 4))):
            id = self._mutated(id)
        if self.chance.random() < 0.8:
            begin, _, rest = posted.custom_id.partition(":")
            id = f"{begin}:{id.partition(':')[2] or rest}"
        if button_ids.parse(id) == button_ids.parse(posted.custom_id):
            id += "\x00"
        return Forged(id, user_id, how, posted.values[:1] or None, posted.kind)

    def _mutated(self, text: str) -> str:
        chance = self.chance
        at = chance.randrange(len(text) + 1)
        match chance.randrange(10):
            case 0 if at < len(text):
                return text[:at] + chr(ord(text[at]) ^ 1 << chance.randrange(7)) + text[at + 1 :]
            case 1:
                return text[:at]
            case 2:
                return text[at:]
            case 3:
                return text[:at] + chance.choice(ODD) + text[at:]
            case 4:
                return "".join(chance.choice("²٣１") if c.isdigit() and chance.random() < 0.3 else c for c in text)
            case 5:
                return text.swapcase() if chance.random() < 0.3 else text[:at] + text[at:].upper()
            case 6:  # another table's, or nobody's
                fields = text.split(":")
                ids = [button_ids.base36(t.id) for t in self.scene.everywhere]
                if len(fields) > 1:
                    fields[1] = chance.choice([*ids, *ids, "zzzzzzzzz", "0", "-1", "1" * 30])
                return ":".join(fields)
            case 7:  # a part of another
                other = self._any_posted().custom_id.split(":")
                fields = text.split(":")
                i = chance.randrange(len(fields))
                fields[i] = chance.choice(other)
                return ":".join(fields)
            case 8:
                return text + text[at:]
            case _:
                fields = text.split(":")
                fields[-1] = self._argument()
                return ":".join(fields)

    def _argument(self) -> str:
        """Made of what arguments are made of, and of what they are not."""
        atoms = [
            *(a for p in (self._any_posted(), self._any_posted()) for a in _atoms(p.custom_id)),
            str(self.chance.choice(PEOPLE)),
            str(self.chance.choice(PEOPLE)),
            str(self.chance.randrange(12)),
            str(self.chance.randrange(4)),
            self.chance.choice(ODD),
        ]
        text = self.chance.choice(atoms)
        for _ in range(self.chance.choice((0, 0, 1, 2))):
            text += self.chance.choice("/.") + self.chance.choice(atoms)
        return text[:60] if self.chance.random() < 0.95 else text

    def _bent(self, argument: str) -> str:
        """One part of it is something else."""
        pieces = re.split(r"([/.])", argument)
        at = self.chance.randrange(0, len(pieces), 2)
        pieces[at] = self.chance.choice(HARD)
        return "".join(pieces)

    def _any_deed(self, user_id: int, how: str) -> Forged:
        deed = self.chance.choice(list(self.scene.keeper.presses._deeds))
        table = self.chance.choice(self.scene.everywhere if self.chance.random() < 0.3 else list(self.scene.tables.values()))
        same = [p.custom_id.split(":", 4)[4] for p in (*self.scene.fresh, *self.scene.stale) if f":-:{deed}:" in p.custom_id]
        luck = self.chance.random()
        if luck < 0.25 and same:
            argument = self.chance.choice(same)
        elif luck < 0.35:
            argument = self.chance.choice(("", str(self.chance.randrange(max(1, len(table.seats))))))
        elif luck < 0.5:  # the shape of a seat that changes hands
            seat = self.chance.choice(table.seats) if table.seats else None
            argument = f"{seat.seat if seat else 0}.{user_id}.{(seat.user_id if seat else None) or 0}"
        elif luck < 0.8:
            argument = self._bent(self.chance.choice(same) if same else str(self.chance.randrange(3)))
        else:
            argument = self._argument()
        select = self.chance.random() < 0.3
        values: tuple[str, ...] | None = None
        if select:
            pool = [v for p in self.scene.fresh for v in p.values] or ["1"]
            values = (self.chance.choice([*pool, *ODD]),)
        begin = button_ids.SELECT if select else button_ids.BUTTON
        people = (self.chance.choice(PEOPLE),) if deed == "quit-to" else ()
        if people:
            values = (str(people[0]),)
        id = f"{begin}:{button_ids.base36(table.id)}:-:{deed}:{argument}"
        return Forged(id, user_id, how, values, STRING_SELECT if select else BUTTON, people=people)

    def _beside(self, user_id: int, how: str) -> Forged:
        """Pages of the rules, and the button with which somebody is forgotten."""
        luck = self.chance.random()
        if luck < 0.03:
            return Forged(f"kf:{INES}", INES, how)
        if luck < 0.4:
            id = f"kf:{self.chance.choice([*(str(p) for p in PEOPLE if p != user_id), *ODD])}"
        else:
            game = self.chance.choice([*registry.names(), "go", ""])
            id = f"kr:{self.chance.choice('bns²')}:{game}:{self.chance.choice(ODD)}:{self.chance.choice(('dice', 'seat', *ODD))}"
        return Forged(id, user_id, how)

    def _dialogue(self, user_id: int, how: str) -> Forged:
        return Forged(self._any_posted().custom_id, user_id, how, modal=True)

    def _twice(self, user_id: int, how: str) -> Forged:
        if self.last is None:
            return self._of_late(user_id, how)
        last = self.last
        return Forged(last.custom_id, last.user_id, how, last.values, last.kind, last.modal, last.people)


def _atoms(custom_id: str) -> list[str]:
    """What a custom id is made of, from its third part on."""
    return [a for part in custom_id.split(":")[2:] for a in part.replace("/", ".").split(".") if a] or [""]
