"""Why something is not possible now, with the rule it comes from: for `/death why` and for refusals.

Everything is open, so the answer may look at everything the asker sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die.content import Catalogue, EpisodeAction
from games.death_may_die.state import GATES, asked, token_named
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


def _act(view: DeathView, cards: Catalogue, one: InvestigatorView, here: SpaceView, offered: Sequence[str] = ()) -> Reason:
    """What each of the episode's actions still needs, but for those that are `offered`; first those that one stands in the right place for."""
    found = [_lacks(a, view, cards, one, here) for a in cards.episodes[view.episode].actions if f"act:{a.id}" not in offered]
    return each(sorted(found, key=lambda reason: reason.id == "dmd-why-act"))


def left_out(view: DeathView, cards: Catalogue, seat: Seat, command: str, offered: Sequence[str]) -> Reason | None:
    """The episode's other actions, where one is `offered`."""
    one = view.investigators[view.active]
    every = {f"act:{a.id}" for a in cards.episodes[view.episode].actions}
    if command != "act" or one.player != seat or every <= set(offered):
        return None
    here = next(space for space in view.spaces if space.id == one.space)
    return _act(view, cards, one, here, offered)


def _lacks(action: EpisodeAction, view: DeathView, cards: Catalogue, one: InvestigatorView, here: SpaceView) -> Reason:
    """What of all it needs is not so. Where nothing of that can be told, it is what it costs."""
    missing = [name for name in action.where if not _so(name, view, cards, one, here)]
    if missing:
        return Reason("dmd-why-act", "DMD-EPACT-01", (("action", action.id), ("where", "+".join(missing))))
    if action.safe and not here.safe:
        return Reason("dmd-why-act-safe", "DMD-EPACT-01", (("action", action.id), ("space", here.id)))
    return Reason("dmd-why-act-cost", "DMD-EPACT-01", (("action", action.id), ("price", action.id)))


def _so(what: str, view: DeathView, cards: Catalogue, one: InvestigatorView, here: SpaceView) -> bool:
    """As `rules.counting` counts, for what actions ask for (`EpisodeAction.where`)."""
    name, n = asked(what)
    head, _, rest = name.partition(":")
    kind, side = token_named(rest)
    tokens = [t for t in view.tokens if _kind(t.id) == kind and side in (None, t.side)]
    match head:
        case "at":
            return here.id in rest.split(",")
        case "fire_here":
            return here.fire >= n
        case "here":
            return len([t for t in tokens if t.at == "space" and t.on == here.id]) >= n
        case "held":
            return len([t for t in tokens if t.at == "investigator" and t.on == str(one.who)]) >= n
        case "map":
            return len([t for t in tokens if t.at == "space"]) >= n
        case "room":
            most = cards.episodes[view.episode].limits.get(kind, len(view.tokens))
            return most - len([t for t in one.tokens if _kind(t.id) == kind]) >= n
        case "next_gate":
            gates = [space.id for colour in GATES for space in view.spaces if space.gate == colour]
            taken = {t.on for t in tokens if t.at == "space"}
            return next((gate for gate in gates if gate not in taken), "") == here.id
        case _:
            return False


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
