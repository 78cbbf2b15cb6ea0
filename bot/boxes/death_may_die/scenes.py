"""Which picture stands above which question: what there is to choose from is on it. `tests/bot/test_scenes.py` holds the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.death_may_die.view import DeathView
from games.kernel.ask import Ask

# Dice, a find and the end are a turn's picture by themselves (`rendering.death_may_die.turn`).
TURN = "turn"


def scene(view: DeathView, asks: Sequence[Ask]) -> str:
    """Of several questions the first that somebody must answer counts; while dice lie there, they do."""
    ask = next((a for a in asks if not a.idle), None)
    if view.roll is not None and ask is not None and ask.msg == "dmd-frantic":
        return "roll:numbered"
    if ask is None or view.roll is not None or view.phase == "over":
        return TURN
    make = ABOUT.get(ask.msg)
    return (make(view, ask) if make else None) or TURN


def _who(view: DeathView, ask: Ask) -> int:
    """Whose investigator is asked: one the question names, or the first of that seat."""
    said = dict(ask.args).get("who")
    if isinstance(said, int):
        return said
    mine = [p.who for p in view.investigators if p.player == ask.seat]
    return view.active if view.active in mine or not mine else mine[0]


def _named(ask: Ask, what: str) -> list[str]:
    """What its options are about, each once."""
    found = [dict(option.args).get(what) for option in ask.options]
    return list(dict.fromkeys(str(value) for value in found if value is not None))


def _of(kind: str, what: str) -> Callable[[DeathView, Ask], str | None]:
    def make(view: DeathView, ask: Ask) -> str | None:
        named = _named(ask, what)
        return f"{kind}:{_who(view, ask)}/{'+'.join(named)}" if named else None

    return make


def _split(view: DeathView, ask: Ask) -> str | None:
    """Whoever else is attacked waits for the rest of the successes."""
    who = _who(view, ask)
    first = str(dict(ask.args).get("enemy", ""))
    here = next((e.space for e in view.enemies if e.id == first), "")
    others = [e.id for e in view.enemies if e.space == here and e.id != first and e.id != view.great_old_one]
    return f"foes:{who}/{'+'.join([first, *others])}" if here else None


def _mine(view: DeathView, ask: Ask) -> str:
    who = _who(view, ask)
    return f"things:{who}/{who}"


def _trade(view: DeathView, ask: Ask) -> str:
    """Everybody there."""
    who = _who(view, ask)
    here = [str(p.who) for p in view.investigators if p.space == view.investigators[who].space and not p.fate]
    return f"things:{who}/{'+'.join(here)}"


def _give(view: DeathView, ask: Ask) -> str:
    """Whoever is asked, and everybody else the package is about."""
    who, rows = _who(view, ask), str(dict(ask.args).get("package", "")).split(",")
    people = {end for row in rows for end in (row.split(">")[0], row.split(">")[-1])}
    return f"things:{who}/{'+'.join([str(who), *sorted(people - {str(who)})])}"


def _card(view: DeathView, ask: Ask) -> str | None:
    """A card that asks something of whoever carries it out."""
    card = dict(ask.args).get("card")
    return f"about:{_who(view, ask)}/{card}" if isinstance(card, str) else None


def _offered(_: DeathView, ask: Ask) -> str | None:
    named = _named(ask, "investigator")
    return f"offered:{'+'.join(named)}" if named else None


def _turn(view: DeathView, ask: Ask) -> str:
    return TURN


ABOUT: Mapping[str, Callable[[DeathView, Ask], str | None]] = {
    "dmd-action": _turn,
    "dmd-reroll": _turn,
    "dmd-frantic": _turn,
    "dmd-discovery": _turn,
    "dmd-investigator": _offered,
    "dmd-investigator-again": _offered,
    "dmd-fight": _of("foes", "enemy"),
    "dmd-free-attack": _of("foes", "enemy"),
    "dmd-shake": _of("foes", "enemy"),
    "dmd-push": _of("foes", "enemy"),
    "dmd-enemy": _of("foes", "enemy"),
    "dmd-end-effects": _of("foes", "enemy"),
    "dmd-avenge": lambda view, ask: f"foes:{_who(view, ask)}/{dict(ask.args)['enemy']}",
    "dmd-strike": lambda view, ask: f"foes:{_who(view, ask)}/{dict(ask.args)['enemy']}",
    "dmd-madness": lambda view, ask: f"rest:{_who(view, ask)}",
    "dmd-split": _split,
    "dmd-space": _of("spaces", "space"),
    "dmd-way": _of("spaces", "space"),
    "dmd-person": _of("crew", "whom"),
    "dmd-agree": lambda view, ask: f"rest:{_who(view, ask)}",
    "dmd-level": _of("skills", "skill"),
    "dmd-rest": lambda view, ask: f"rest:{_who(view, ask)}",
    "dmd-companions": _mine,
    "dmd-discard": _mine,
    "dmd-steal": lambda view, ask: f"things:{_who(view, ask)}/{'+'.join(_named(ask, 'whom'))}",
    "dmd-trade": _trade,
    "dmd-give": _give,
    "dmd-choose": _card,
    "dmd-may": _card,
    "dmd-pay-or-suffer": _card,
}
