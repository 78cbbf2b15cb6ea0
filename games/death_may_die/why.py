"""Why something is not possible now, with the rule it comes from: for `/death why` and for refusals.

Everything is open, so the answer may look at everything the asker sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die.content import Catalogue, EpisodeAction
from games.death_may_die.view import DeathView, InvestigatorView, SpaceView
from games.kernel.ask import Seat
from games.kernel.why import Reason, each

# Actions, and what else belongs into one's own step of actions.
ACTIONS = ("run", "attack", "rest", "trade", "act", "end", "use")
COSTS = ("run", "attack", "rest", "trade", "act")
ROLLS = ("reroll", "keep")


def _kind(token: str) -> str:
    return token.partition(".")[0]


def why_not(view: DeathView, cards: Catalogue, seat: Seat, command: str, offered: Sequence[str] = ()) -> Reason:
    """What stands against `command`, which is not among the keys the seat is `offered`."""
    if view.phase == "over":
        return Reason("dmd-why-over", "DMD-END-01")
    if view.phase == "setup" or not view.investigators:
        return Reason("dmd-why-setup", "DMD-SETUP-11")
    mine = [one for one in view.investigators if one.player == seat]
    if not any(not one.fate for one in mine):
        return Reason("dmd-why-dead", "DMD-DEATH-07")
    active = view.investigators[view.active]
    if command in ROLLS:
        return _roll(view, seat)
    if command == "discover":
        return _discover(view, seat)
    if active.player != seat:
        return Reason("dmd-why-turn", "DMD-TURN-01", (("active", active.player),))
    if command in ACTIONS and view.phase != "actions":
        return Reason("dmd-why-phase", "DMD-TURN-02", (("phase", view.phase),))
    if offered and "pass" not in offered:  # not the question what to do: a roll, a trade, an effect
        return Reason("dmd-why-other-first", "DMD-TURN-02")
    if command in COSTS and not view.actions:
        return Reason("dmd-why-no-action", "DMD-TURN-02")
    return _of_the_thing(view, cards, active, command) or Reason("dmd-why-other-first", "DMD-TURN-02")


def _of_the_thing(view: DeathView, cards: Catalogue, one: InvestigatorView, command: str) -> Reason | None:
    """What is missing for this deed."""
    here = next(space for space in view.spaces if space.id == one.space)
    match command:
        case "attack":
            return _attack(view, here)
        case "rest":
            return _rest(view, cards, one, here)
        case "trade":
            return _trade(view, one)
        case "act":
            return _act(view, cards, one, here)
        case "use":
            return Reason("dmd-why-nothing-to-use", "DMD-INVEST-08")
        case "run" if not here.neighbours:
            return Reason("dmd-why-no-way", "DMD-RUN-01")
        case _:
            return None


def _attack(view: DeathView, here: SpaceView) -> Reason:
    there = [e for e in view.enemies if e.space == here.id]
    if there and not any(e.can_be_wounded for e in there):
        return Reason("dmd-why-great", "DMD-RITUAL-02", (("great_old_one", view.great_old_one),))
    return Reason("dmd-why-no-enemy", "DMD-ATTACK-01")


def _rest(view: DeathView, cards: Catalogue, one: InvestigatorView, here: SpaceView) -> Reason:
    if not here.safe:
        return Reason("dmd-why-not-safe", "DMD-REST-01", (("space", here.id),))
    yields = cards.great_old_ones[view.great_old_one].yields
    if not one.wounds and not one.stress and not any(_kind(t.id) in yields for t in one.tokens):
        return Reason("dmd-why-rested", "DMD-REST-02")
    return Reason("dmd-why-no-rest", "DMD-REST-02")


def _trade(view: DeathView, one: InvestigatorView) -> Reason:
    there = [w for w in view.investigators if w.space == one.space and not w.fate and w.who != one.who]
    if not there:
        return Reason("dmd-why-nobody-here", "DMD-TRADE-01")
    shy = [int(e.on) for e in view.lasting if e.what == "no_trade"]
    if one.who in shy or all(w.who in shy for w in there):
        return Reason("dmd-why-paranoia", "DMD-SAN-07")
    return Reason("dmd-why-nothing-to-trade", "DMD-TRADE-01")


def _act(view: DeathView, cards: Catalogue, one: InvestigatorView, here: SpaceView) -> Reason:
    """What the episode actions need: that one may be near enough is said by its own text."""
    actions = cards.episodes[view.episode].actions
    fitting = [a for a in actions if a.safe and _placed(a, view, one, here)]
    unsafe = fitting if not here.safe else []
    others = [a.id for a in actions if a not in unsafe]
    found = [Reason("dmd-why-act-safe", "DMD-EPACT-01", (("action", a.id), ("space", here.id))) for a in unsafe]
    if others:
        found.append(Reason("dmd-why-act", "DMD-EPACT-01", (("actions", ",".join(others)),)))
    return each(found)


def _placed(action: EpisodeAction, view: DeathView, one: InvestigatorView, here: SpaceView) -> bool:
    """Does its place fit? Only what can be seen at once: the space itself and the tokens on it."""
    for name in action.where:
        head, _, rest = name.partition("=")[0].partition(":")
        if head == "at" and here.id not in rest.split(","):
            return False
        if head == "here" and not any(
            t.at == "space" and t.on == here.id and _kind(t.id) == rest.partition(":")[0] for t in view.tokens
        ):
            return False
        if head == "held" and not any(_kind(t.id) == rest.partition(":")[0] for t in one.tokens):
            return False
    return True


def _roll(view: DeathView, seat: Seat) -> Reason:
    if view.roll is None:
        return Reason("dmd-why-no-roll", "DMD-REROLL-01")
    owner = view.investigators[view.roll.who]
    if owner.player != seat:
        return Reason("dmd-why-not-your-roll", "DMD-REROLL-01", (("active", owner.player),))
    if owner.stress < owner.max_stress:
        return Reason("dmd-why-other-first", "DMD-TURN-02")
    return Reason("dmd-why-no-stress", "DMD-REROLL-02", (("stress", owner.stress), ("most", owner.max_stress)))


def _discover(view: DeathView, seat: Seat) -> Reason:
    active = view.investigators[view.active]
    if active.player != seat and not view.discovering:
        return Reason("dmd-why-turn", "DMD-TURN-01", (("active", active.player),))
    here = next((space for space in view.spaces if space.id == active.space), None)
    if here is not None and not here.safe:
        return Reason("dmd-why-not-safe-to-search", "DMD-INVEST-01", (("space", here.id),))
    return Reason("dmd-why-search-later", "DMD-INVEST-01")
