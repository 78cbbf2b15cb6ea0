"""Why something is not possible now, with the rule it comes from: for `/alone why` and for refusals.

Only the asker's own view is looked at, so the answer cannot tell more than the picture does.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.alone.content import Catalogue
from games.alone.state import HERO
from games.alone.view import AloneView, SeenItem, SeenMission, SeenSector
from games.kernel.ask import Seat
from games.kernel.why import Reason, each

HERO_VERBS = ("move", "block", "explore", "attack", "locate", "search", "interact", "bullet", "heal", "use", "sacrifice")
EVIL_VERBS = ("react", "spawn", "danger")


def why_not(view: AloneView, cards: Catalogue, seat: Seat, verb: str, offered: Sequence[str]) -> Reason:
    """What stands against `verb`, which is not among the seat's `offered` option keys."""
    if view.over:
        return Reason("al-why-over", "AL-WIN-01")
    if seat == HERO:
        if verb in EVIL_VERBS:
            return Reason("al-why-evil-only", "AL-GEN-02")
        return _hero(view, cards, verb, offered)
    if verb in HERO_VERBS:
        return Reason("al-why-hero-only", "AL-GEN-02")
    return _evil(view, seat, verb, offered)


def _hero(view: AloneView, cards: Catalogue, verb: str, offered: Sequence[str]) -> Reason:
    here = view.here
    if here is None:
        return Reason("al-why-setup", "AL-SETUP-11")
    choosing = "locate" in offered or "search" in offered  # the question about the action is open
    start = choosing and "stop" not in offered
    match verb:
        case "bullet" if view.bullet_time:
            return Reason("al-why-bullet-used", "AL-ADR-01")
        case "bullet" if not view.adrenaline:
            return Reason("al-why-no-adrenaline", "AL-ADR-02")
        case "heal" if view.healed:
            return Reason("al-why-healed", "AL-ADR-01")
        case "heal" if not view.adrenaline:
            return Reason("al-why-no-adrenaline", "AL-ADR-07")
        case "heal" if min(view.life, view.composure) >= view.heal_limit:
            return Reason("al-why-heal-limit", "AL-HEAL-02", (("limit", view.heal_limit),))
        case "sacrifice" if not view.companions:
            return Reason("al-why-no-companion", "AL-COMP-03")
        case "bullet" | "heal" | "sacrifice" if not start:
            return Reason("al-why-start-only", "AL-TURN-04")
        case "block":
            return _block(view, cards, here)
        case "use" if not view.items:
            return Reason("al-why-no-items", "AL-ITEM-01")
        case "use":
            return each([_item(item) for item in view.items])
        case _ if not choosing:
            return Reason("al-why-not-now", "AL-TURN-05")
        case "attack":
            return Reason("al-why-no-creature", "AL-ATK-05")
        case "move":
            return Reason("al-why-no-way", "AL-DOOR-03")
        case "interact":
            return _interact(view, cards, here)
        case _:
            return Reason("al-why-not-now", "AL-TURN-05")


def left_out(view: AloneView, seat: Seat, verb: str, offered: Sequence[str]) -> Reason | None:
    """Of the hero's items, or the cards of one of evil, those that are not `offered` while others are."""
    named = {part for key in offered for part in key.split(":")[1:2]}
    if verb == "use" and seat == HERO:
        found = [_item(item) for item in view.items if item.card not in named]
    elif verb == "react" and seat != HERO and any(key.startswith("play:") for key in offered):
        mine = next(e for e in view.evil if e.seat == seat)
        found = [_card(card) for card in mine.hand if card not in named]
    else:
        found = []
    return each(found) if found else None


def _card(card: str) -> Reason:
    return Reason("al-why-card", "AL-REACT-06", (("card", card),))


def _item(item: SeenItem) -> Reason:
    """When it could be used, or that it is empty."""
    return Reason("al-why-item" if item.charges else "al-why-item-empty", "AL-ITEM-02", (("item", item.card),))


def _block(view: AloneView, cards: Catalogue, here: SeenSector) -> Reason:
    for mission in view.missions:
        rule = cards.missions[mission.code].rule
        if rule is not None and rule.no_blocking and not mission.done:
            return Reason("al-why-no-blocking", "AL-SETUP-08", (("mission", mission.code),))
    if "door" not in here.exits.values():
        return Reason("al-why-no-door", "AL-DOOR-08")
    return Reason("al-why-block-after-step", "AL-MOVE-07")


def _interact(view: AloneView, cards: Catalogue, here: SeenSector) -> Reason:
    """What stands here, and what each mission still needs, wherever that is."""
    found = [r for mission in view.missions if (r := _of_a_mission(view, cards, here, mission)) is not None]
    blocked = [r for r in found if r.id in ("al-why-main-sleeps", "al-why-cannot-pay")]
    elsewhere = [r for r in found if r not in blocked]
    return each([*(blocked or [Reason("al-why-nothing-here", "AL-INT-01")]), *elsewhere])


def _of_a_mission(view: AloneView, cards: Catalogue, here: SeenSector, mission: SeenMission) -> Reason | None:
    goals = cards.missions[mission.code].goals
    if mission.done or mission.stage >= len(goals) or not goals[mission.stage].interact:
        return None
    goal, charges = goals[mission.stage], sum(i.charges for i in view.items)
    named = ("mission", mission.code)
    if goal.interact == here.room and not mission.active:
        return Reason("al-why-main-sleeps", "AL-MISS-07", (named,))
    if goal.interact == here.room and goal.cost > charges:
        return Reason(
            "al-why-cannot-pay", "AL-MISS-06", (named, ("n", goal.cost), ("have", charges), ("missing", goal.cost - charges))
        )
    if goal.interact != here.room and mission.active:
        return Reason("al-why-elsewhere", "AL-INT-01", (named, ("room", goal.interact)))
    return None


def _evil(view: AloneView, seat: Seat, verb: str, offered: Sequence[str]) -> Reason:
    if verb == "spawn":
        return Reason("al-why-spawn-by-card", "AL-REACT-09")
    if verb == "danger":
        return Reason("al-why-danger-at-round-end", "AL-FIELD-06")
    mine = next(e for e in view.evil if e.seat == seat)
    if view.occupied >= view.spaces:
        return Reason("al-why-spaces-full", "AL-FIELD-04")
    if view.played_this_turn and view.spaces - view.occupied < 2:
        return Reason("al-why-one-space", "AL-FIELD-05")
    if view.played_this_turn >= 2:
        return Reason("al-why-two-played", "AL-REACT-05")
    if not mine.cards:
        return Reason("al-why-hand-empty", "AL-EVIL-05")
    if mine.order:
        return Reason("al-why-ordered", "AL-REACT-12")
    if not view.played_this_turn and not mine.leader:
        return Reason("al-why-leader-first", "AL-EVIL-04")
    return each([_card(card) for card in mine.hand])
