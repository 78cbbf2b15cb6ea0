"""What a press has changed in the memory, and whether that person was allowed to change it.

The memory is read from outside, by a connection of its own: every row of every table, before and after. What is lawful is said
here once more, in other words than the bot's: a seat is only ever taken or left by its own person, an answer belongs to whoever
sits there, nothing changes at another table, and whoever is not at the table changes nothing.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import db.tables

Row = dict[str, Any]
Rows = dict[tuple[Any, ...], Row]
Memory = dict[str, Rows]
Seats = dict[int, Row]

# Large and of no interest: a checkpoint's length and a letter's existence say enough.
LEFT_OUT = {"checkpoint": {"data"}, "outbox": {"payload", "error"}, "game": {"secret"}}
# In the lobby anybody may come; these are the deeds by which somebody from outside comes in.
COMING = ("join", "again")
# Taking back: only what is one's own; or what the table has agreed on.
OWN, AGREED = ("undo", "undo-to"), ("undo-ask", "vote")
# Votes in which the silence of whoever is late does not count.
ABOUT_PEOPLE = ("stand-in", "replace", "end")


class Unlawful(AssertionError):
    """Something has changed that this press may not change."""


@dataclass(frozen=True, slots=True)
class Change:
    table: str
    before: Row | None
    after: Row | None

    @property
    def row(self) -> Row:
        found = self.after if self.after is not None else self.before
        assert found is not None
        return found

    def __str__(self) -> str:
        if self.before is None or self.after is None:
            return f"{self.table}: {'new' if self.before is None else 'gone'} {self.row}"
        moved = {k: (v, self.after[k]) for k, v in self.before.items() if v != self.after[k]}
        return f"{self.table} {[v for k, v in self.row.items() if k in ('id', 'game_id', 'seat', 'serial')]}: {moved}"


class Reading:
    """A look at the whole memory from outside; a second look costs nothing if nobody has written."""

    def __init__(self, path: str) -> None:
        self._file = sqlite3.connect(path)
        self._version: int | None = None
        self._last: Memory = {}
        self._select: dict[str, tuple[str, list[str], list[int]]] = {}
        for table in db.tables.metadata.sorted_tables:
            names = [c.name for c in table.columns if c.name not in LEFT_OUT.get(table.name, ())]
            key = [names.index(c.name) for c in table.primary_key.columns]
            columns = ", ".join(f'"{n}"' for n in names)
            self._select[table.name] = f'SELECT {columns} FROM "{table.name}"', names, key

    def close(self) -> None:
        self._file.close()

    def look(self) -> Memory:
        version = self._file.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            self._version = version
            self._last = {name: self._rows(*how) for name, how in self._select.items()}
        return self._last

    def _rows(self, select: str, names: list[str], key: list[int]) -> Rows:
        return {tuple(row[i] for i in key): dict(zip(names, row, strict=True)) for row in self._file.execute(select)}


def changes(before: Memory, after: Memory) -> list[Change]:
    if before is after:
        return []
    found: list[Change] = []
    for name, rows in after.items():
        old = before[name]
        found += [Change(name, old.get(key), row) for key, row in rows.items() if old.get(key) != row]
        found += [Change(name, row, None) for key, row in old.items() if key not in rows]
    return found


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that its own person, or the table by a vote, has offered to somebody."""

    game_id: int
    seat: int
    to: int
    held_by: int | None


@dataclass
class Ledger:
    """What was agreed on at the tables: the seats that were really offered."""

    offers: set[Offer] = field(default_factory=set[Offer])

    def note(self, before: Memory, after: Memory) -> None:
        """A vote that has passed may offer a seat, too; and where offers are kept in the memory, they are read there: who may make
        one is looked at when it is made (`Judge`)."""
        for key, offer in after.get("offer", {}).items():
            if key not in before["offer"]:
                self.offers.add(Offer(offer["game_id"], offer["seat"], offer["user_id"], offer["holder_id"]))
        for key, vote in after["vote"].items():
            was = before["vote"].get(key)
            if vote["kind"] == "replace" and vote["state"] == "passed" and (was is None or was["state"] != "passed"):
                data = json.loads(vote["data"])
                self.offers.add(Offer(vote["game_id"], int(data["without"]), int(data["to"]), data["who"]))


@dataclass(frozen=True)
class Press:
    """Who has pressed what, as far as it matters here."""

    user_id: int
    game_id: int | None
    deed: str
    manager: bool
    late: frozenset[int]
    """Seats of this table whose time is up, as everybody may know it."""


def _only_touched(c: Change) -> bool:
    """Nothing of the game but when something last happened there."""
    if c.table != "game" or c.before is None or c.after is None:
        return False
    return {k for k in c.before if c.before[k] != c.after[k]} == {"updated"}


def _said_again(c: Change, before: Memory, after: Memory) -> bool:
    """An aside that was taken back with the answers around it is said again in its giver's name: who takes back takes only their own."""
    same = ("game_id", "n", "seat", "picks", "user_id")
    return c.row["n"] == -1 and any(
        row["status"] == "live" and after["answer"][key]["status"] != "live" and all(row[k] == c.row[k] for k in same)
        for key, row in before["answer"].items()
        if key in after["answer"]
    )


class Judge:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # After a refusal

    def refused(self, press: Press, before: Memory, after: Memory, found: list[Change]) -> None:
        """Nothing, except that a vote about something that is over is closed, with the letter that says so."""
        closed = {
            c.row["game_id"]
            for c in found
            if c.table == "vote" and c.before and c.after and c.before["state"] == "open" and c.after["state"] == "cancelled"
        }
        for c in found:
            harmless = c.row.get("game_id") in closed and c.table in ("vote", "outbox")
            if not harmless:
                raise Unlawful(f"a refused press has changed something: {c}")

    # After anything else

    def lawful(self, press: Press, before: Memory, after: Memory, found: list[Change]) -> None:
        if not found:
            return None
        if press.deed == "forget":
            return self._forgotten(press, before, after)
        for c in found:
            if c.table == "person" and c.row["user_id"] != press.user_id:
                raise Unlawful(f"somebody else's settings: {c}")
        games = self._games(press, before, after)
        for c in found:
            if c.table in ("person", "statistic", "guild"):
                continue
            game_id = c.row["id"] if c.table == "game" else self._game_of(c, before, after)
            if game_id not in games:
                raise Unlawful(f"another table: {c}")
        for game_id in games:
            self._seats(press, game_id, before, after, found)
        self._inside(press, games, before, after, found)
        for c in found:
            match c.table:
                case "answer":
                    self._answer(press, c, before, after)
                case "vote":
                    self._vote(press, c, before, after)
                case "ballot":
                    self._ballot(press, c, before, after)
                case "game":
                    self._game(press, c, before, after)
                case "offer":
                    self._offer(press, c, before, after)
                case "report":
                    raise Unlawful(f"a rule has stumbled: {c}")
                case _:
                    pass
        return None

    def _games(self, press: Press, before: Memory, after: Memory) -> set[int]:
        """The press's table; with "play again" also the next one in its channel, with "learn it first" a lesson in a thread of its own."""
        if press.game_id is None:
            return set()
        if press.deed == "learn":
            return {press.game_id, *(g["id"] for key, g in after["game"].items() if key not in before["game"] and _lesson(g))}
        if press.deed not in ("rematch", "real"):
            return {press.game_id}
        channel = before["game"][press.game_id,]["channel_id"]
        return {g["id"] for g in after["game"].values() if g["channel_id"] == channel}

    def _game_of(self, c: Change, before: Memory, after: Memory) -> int | None:
        if c.table == "ballot":
            vote = after["vote"].get((c.row["vote_id"],)) or before["vote"].get((c.row["vote_id"],))
            return vote["game_id"] if vote else None
        return c.row.get("game_id")

    def _seats(self, press: Press, game_id: int, before: Memory, after: Memory, found: list[Change]) -> None:
        was, now = seats(before, game_id), seats(after, game_id)
        if was == now:
            return
        game = before["game"].get((game_id,))
        if game is None or game["status"] == "lobby":
            self._lobby(press, was, now)
            return
        voted = [c.row for c in found if c.table == "vote" and c.after and c.after["state"] == "passed"]
        passed = [json.loads(v["data"]).get("without") for v in voted if v["kind"] in ("stand-in", "replace")]
        # Time is measured anew when the table has another pace (`_pace`), and when a rest is over.
        paced = game["pace"] != after["game"][game_id,]["pace"]
        resumed = game["status"] == "paused" and after["game"][game_id,]["status"] == "playing"
        harmless = {"since"} if voted or paced or resumed else set[str]()
        if was.keys() != now.keys():
            raise Unlawful(f"the seats of a game that has begun: {was.keys()} are {now.keys()}")
        for number, old in was.items():
            new = now[number]
            moved = {k for k in old if old[k] != new[k]}
            if not moved:
                continue
            if old["user_id"] != new["user_id"]:
                if new["user_id"] not in (press.user_id, None):
                    raise Unlawful(f"seat {number} was given to {new['user_id']} by a press of {press.user_id}")
                if new["user_id"] is None and old["user_id"] != press.user_id:
                    raise Unlawful(f"seat {number} was taken from {old['user_id']} by a press of {press.user_id}")
                if (
                    new["user_id"] == press.user_id
                    and Offer(game_id, number, press.user_id, old["user_id"]) not in self.ledger.offers
                ):
                    raise Unlawful(f"{press.user_id} has taken seat {number} of {old['user_id']}, which nobody had offered")
            elif old["user_id"] != press.user_id and not (moved - harmless <= ({"caretaker"} if number in passed else set())):
                raise Unlawful(f"seat {number} of {old['user_id']}: { ({k: (old[k], new[k]) for k in moved}) }")

    def _lobby(self, press: Press, was: Seats, now: Seats) -> None:
        """Seats move up when somebody leaves, and are arranged at the start: people and their choices are what counts."""

        def people(rows: Seats) -> Counter[Any]:
            return Counter(
                (s["user_id"], s["name"], s["ready"], s["choices"])
                for s in rows.values()
                if s["user_id"] != press.user_id and (was or s["user_id"] is not None)  # a lesson comes with its caretakers
            )

        if people(was) != people(now):
            raise Unlawful(f"somebody else in the lobby: {people(was)} is {people(now)}")

    def _inside(self, press: Press, games: set[int], before: Memory, after: Memory, found: list[Change]) -> None:
        """Whoever is not at the table changes nothing, unless they have just sat down."""
        for game_id in games:
            sat = any(s["user_id"] == press.user_id for s in seats(before, game_id).values())
            sits = any(s["user_id"] == press.user_id for s in seats(after, game_id).values())
            game = before["game"].get((game_id,))
            host = game is not None and game["host_id"] == press.user_id
            if not (sat or sits or host or (press.manager and press.deed == "end")):
                declined = any(c.table == "offer" and c.row["user_id"] == press.user_id for c in found)
                of_this = [
                    c
                    for c in found
                    if self._game_of(c, before, after) == game_id or (c.table == "game" and c.row["id"] == game_id)
                ]
                if of_this and not (declined and all(c.table in ("offer", "outbox") or _only_touched(c) for c in of_this)):
                    raise Unlawful(f"somebody from outside has changed {of_this[0]}")
            if (
                sits
                and not sat
                and game is not None
                and game["status"] == "lobby"
                and press.deed not in (*COMING, "rematch", "real")
            ):
                raise Unlawful(f"seated by {press.deed!r}")

    def _answer(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        if c.before is not None:
            if c.after is None or {k for k in c.before if c.before[k] != c.after[k]} != {"status"}:
                raise Unlawful(f"the log was rewritten: {c}")
            voted = has_passed(before, after, c.row["game_id"], "undo")
            mine = before["seat"][c.row["game_id"], c.row["seat"]]["user_id"] == press.user_id
            if not (press.deed in OWN and mine) and not (press.deed in AGREED and voted):
                raise Unlawful(f"taken back by {press.deed!r}: {c}")
            return
        if c.row["by"] == "player":
            if press.deed in (*OWN, *AGREED) and _said_again(c, before, after):
                return
            seat = before["seat"].get((c.row["game_id"], c.row["seat"])) or after["seat"][c.row["game_id"], c.row["seat"]]
            if c.row["user_id"] != press.user_id or seat["user_id"] != press.user_id:
                raise Unlawful(f"{press.user_id} has answered for {seat['user_id']}: {c}")

    def _vote(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        mine = [s["seat"] for s in seats(before, c.row["game_id"]).values() if s["user_id"] == press.user_id]
        if c.before is None:
            if c.row["user_id"] != press.user_id or not mine:
                raise Unlawful(f"a vote was called by somebody who may not: {c}")
            # Anybody may ask the table about somebody who is here: their own ballot counts, so nothing comes of it without them.
            if c.row["kind"] == "stand-in" and before["game"][c.row["game_id"],]["status"] not in ("playing", "paused"):
                raise Unlawful(f"a vote about a seat nobody plays yet: {c}")
        if c.row["state"] == "passed" and (c.before is None or c.before["state"] != "passed"):
            self._majority(press, c, before, after)

    def _majority(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        """More than half of the people have said yes, each of them once, however many seats they have. Whoever is played by a
        caretaker on all of them is no part of it, nor, where it is about people, whoever is late and has said nothing, nor whoever leaves
        by this press: they have asked for nothing by it, and the others are enough."""
        held = [s for s in seats(before, c.row["game_id"]).values() if s["user_id"] is not None]
        ballots = [b for b in after["ballot"].values() if b["vote_id"] == c.row["id"]]
        yes = {s["user_id"] for s in held for b in ballots if (b["seat"], b["user_id"]) == (s["seat"], s["user_id"])}
        yes &= {b["user_id"] for b in ballots if b["choice"] == "yes"}
        here = {s["user_id"] for s in held if not s["caretaker"]}
        if c.row["kind"] in ABOUT_PEOPLE:
            here -= {s["user_id"] for s in held if s["seat"] in press.late}
        mine = [s for s in seats(after, c.row["game_id"]).values() if s["user_id"] == press.user_id]
        if all(s["caretaker"] for s in mine):
            here.discard(press.user_id)
        here |= {b["user_id"] for b in ballots} & {s["user_id"] for s in held if s["user_id"] != press.user_id or mine}
        if 2 * len(yes) <= len(here):
            raise Unlawful(f"too few have decided, {len(yes)} of {len(here)}: {c}")

    def _ballot(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        vote = after["vote"][c.row["vote_id"],]
        seat = before["seat"][vote["game_id"], c.row["seat"]]
        if c.row["user_id"] != press.user_id or seat["user_id"] != press.user_id:
            raise Unlawful(f"{press.user_id} has voted for {seat['user_id']}: {c}")

    def _offer(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        """Made by whoever sits there, for a seat that is nobody's by somebody at the table, or by a vote; ended by whom it concerns,
        because the seat has changed, or with its game."""
        was, now = (m["seat"].get((c.row["game_id"], c.row["seat"])) for m in (before, after))
        voted = has_passed(before, after, c.row["game_id"])
        if c.before is None:
            if was is None or (was["user_id"] not in (press.user_id, None) and not voted):
                raise Unlawful(f"a seat was offered that is somebody else's: {c}")
            return
        place = (c.row["game_id"], c.row["seat"])
        newer = any((o["game_id"], o["seat"]) == place for key, o in after["offer"].items() if key not in before["offer"])
        concerns = press.user_id in (c.before["by_id"], c.before["holder_id"], c.before["user_id"])
        if not (concerns or newer or voted or was != now or _ends_with_its_game(c, after) or _loses_its_buttons(c)):
            raise Unlawful(f"somebody else's offer: {c}")

    def _game(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        if c.before is None:
            lawful = _lesson(c.row) if press.deed == "learn" else press.deed in ("rematch", "real")
            if not lawful or c.row["host_id"] != press.user_id:
                raise Unlawful(f"a game out of nothing: {c}")
            return
        assert c.after is not None
        if c.before["host_id"] != c.after["host_id"]:
            here = [s["user_id"] for s in seats(after, c.row["id"]).values()]
            if c.before["host_id"] != press.user_id or c.after["host_id"] not in (*here, None):
                raise Unlawful(f"hosting was passed on by {press.user_id}: {c}")
        if c.before["pace"] != c.after["pace"]:
            self._pace(press, c, before, after)
        if c.before["status"] == c.after["status"]:
            return
        people = {s["user_id"] for s in seats(before, c.row["id"]).values()} - {None}
        host = c.before["host_id"]
        if c.after["status"] == "ended" and c.before["status"] == "lobby":
            left = press.deed == "leave" and people == {press.user_id}
            if not (left or press.manager or press.user_id == host or (host is None and press.user_id in people)):
                raise Unlawful(f"a lobby was closed by somebody who may not: {c}")
        elif c.after["status"] == "ended":
            # Those who play have agreed on it (`_majority`), or there is nobody left but whoever had invited them.
            passed = has_passed(before, after, c.row["id"], "end")
            learned = press.deed == "real" and _lesson(c.before) and press.user_id in people
            if not (passed or learned or (press.user_id == host and not people)):
                raise Unlawful(f"ended by somebody who may not: {c}")
        elif press.user_id not in people and press.user_id != host:  # whoever hosts may stop the clocks, sitting there or not
            raise Unlawful(f"somebody without a seat has changed the game's state: {c}")

    def _pace(self, press: Press, c: Change, before: Memory, after: Memory) -> None:
        """How long people have is the host's to set, and once it is played only so that nobody has less; anything else the table votes on."""
        assert c.before is not None
        assert c.after is not None
        voted = has_passed(before, after, c.row["id"], "pace", "policy")
        was, now = (json.loads(row["pace"]) for row in (c.before, c.after))
        less = now["deadline"] is not None and (was["deadline"] is None or now["deadline"] < was["deadline"])
        if not voted and press.user_id != c.before["host_id"]:
            raise Unlawful(f"the pace was set by {press.user_id}, who does not host: {c}")
        if not voted and less and c.before["status"] != "lobby":
            raise Unlawful(f"everybody has less time, and nobody was asked: {c}")

    def _forgotten(self, press: Press, before: Memory, after: Memory) -> None:
        """Whoever is forgotten leaves their own seats; everybody else stays where they are."""

        def others(memory: Memory) -> Counter[Any]:
            found = ((s["game_id"], s["user_id"], s["name"]) for s in memory["seat"].values() if s["user_id"] is not None)
            return Counter(s for s in found if s[1] != press.user_id)

        if others(before) != others(after):
            raise Unlawful(f"forgetting {press.user_id} has moved somebody else")


def _ends_with_its_game(offer: Change, after: Memory) -> bool:
    """Whoever ends a game ends what was on offer in it."""
    return offer.row["state"] == "withdrawn" and after["game"][offer.row["game_id"],]["status"] in ("finished", "ended")


def _loses_its_buttons(offer: Change) -> bool:
    """It is over since an earlier press; its post is only now brought up to date."""
    return (
        offer.before is not None
        and offer.row["state"] != "open"
        and offer.before == {**offer.row, "message_id": offer.before["message_id"]}
    )


def _lesson(game: Mapping[str, Any]) -> bool:
    return bool(json.loads(game["options"]).get("lesson"))


def has_passed(before: Memory, after: Memory, game_id: int, *kinds: str) -> bool:
    """Has a vote of this game (of these kinds) passed just now?"""
    return any(
        v["state"] == "passed" and before["vote"].get(key, {}).get("state") != "passed" and (not kinds or v["kind"] in kinds)
        for key, v in after["vote"].items()
        if v["game_id"] == game_id
    )


def seats(memory: Memory, game_id: int) -> Seats:
    """By number."""
    return {s["seat"]: s for s in memory["seat"].values() if s["game_id"] == game_id}
