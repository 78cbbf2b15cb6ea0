"""Among the answers of a question: what is seldom wanted, and what is proposed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.boxes.death_may_die.names import DeathReader, space_name
from bot.shelf import Pilot
from games.death_may_die.dice import SHOWS, Face
from games.death_may_die.rules.rolls import AGAINST
from games.death_may_die.view import DeathView
from games.kernel.ask import Ask, Option

IN_A_SELECT = 25  # Discord's limit
AFTER_WAYS = 100  # more steps than any way has


def seldom(ask: Ask, option: Option[Any]) -> bool:
    """Other ways to the same places (enemies are lured so), dice nobody wants to lose, and a rest that leaves points unused."""
    if ask.msg == "dmd-rest":
        return _healed(option) < max(map(_healed, ask.options), default=0)
    head, *rest = option.key.split(":")
    return (_is_way(ask, head) and len(rest) > 1) or (ask.msg == "dmd-reroll" and head == "again" and welcome(ask, option))


def kind_of(ask: Ask, option: Option[Any], reader: DeathReader) -> str:
    if not seldom(ask, option):
        return ""
    if ask.msg in ("dmd-reroll", "dmd-rest"):
        return reader.say("dmd-kind-dice" if ask.msg == "dmd-reroll" else "dmd-kind-less")
    places = _places(ask, option, reader)
    return reader.say("dmd-kind-other-way-to", places=places) if places else reader.say("dmd-kind-other-way")


def _healed(option: Option[Any]) -> int:
    return sum(int(n) for name, n in option.args if name in ("wounds", "stress", "signs"))


def _places(ask: Ask, option: Option[Any], reader: DeathReader) -> str:
    """Where there are more ways than a select holds, each has those to some places: "Archive – Kitchen". "": one holds all."""
    ends = Counter(_end(o, reader) for o in ask.options if seldom(ask, o))
    if ends.total() <= IN_A_SELECT:
        return ""
    parts: list[list[str]] = [[]]
    for name in sorted(ends):
        if parts[-1] and sum(ends[n] for n in (*parts[-1], name)) > IN_A_SELECT:
            parts.append([])
        parts[-1].append(name)
    part = next(names for names in parts if _end(option, reader) in names)
    return f"{part[0]} – {part[-1]}" if len(part) > 1 else part[0]


def _end(option: Option[Any], reader: DeathReader) -> str:
    return space_name(str(dict(option.args)["space"]), reader)


def _is_way(ask: Ask, head: str) -> bool:
    return ask.msg == "dmd-action" and head in ("run", "freerun", "step")


def place(ask: Ask, option: Option[Any]) -> int:
    """Ways by their length, the shortest first: the rules know them by the names of the spaces. Everything else stays before or after."""
    if _is_way(ask, option.key.partition(":")[0]):
        return int(str(dict(option.args)["steps"]))
    keys = list(ask.keys)
    first = next((n for n, key in enumerate(keys) if _is_way(ask, key.partition(":")[0])), len(keys))
    return AFTER_WAYS if option.tone != "main" and option.key in keys[first:] else 0


def welcome(ask: Ask, option: Option[Any]) -> bool:
    """Does whoever is asked like these dice as they lie?"""
    asked: dict[str, Any] = dict(ask.args)
    face: Face = dict(option.args)["face"]  # pyright: ignore[reportAssignmentType]
    if asked["why"] in AGAINST:
        return not {"success", "tentacle"} & set(SHOWS[face])
    return "tentacle" not in SHOWS[face] and ("success" in SHOWS[face] or (face == "sign" and int(asked["signs"]) > 0))


def suggestion(ask: Ask, view: DeathView, advisor: Pilot[DeathView]) -> str:
    """What to do with the dice on the table, as the automatic player weighs it: what is won, against stress and harm."""
    return advisor.pick(view, ask)[0] if ask.msg == "dmd-reroll" and view.roll is not None else ""
