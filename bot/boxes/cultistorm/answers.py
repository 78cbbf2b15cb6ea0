"""Among the answers of a question: which kind each is, and what is proposed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.boxes.cultistorm.names import StormReader
from bot.shelf import Pilot
from games.cultistorm.view import InvestigatorView, PlanView, StormView
from games.kernel.ask import Ask, Option

PLANNED = ("cs-prepare", "cs-drop", "cs-start-object")
# What stands in one select of the sheet, by the first word of the key.
KINDS = {
    "die": "take",
    "move": "move",
    "act": "use",
    "use": "use",
    "research": "research",
    "give": "offer",
    "swap": "offer",
    "withdraw": "offer",
    "support": "support",
    "develop": "develop",
    "lay": "lay",
    "target": "target",
    "untarget": "target",
}
# Questions whose default is the sensible answer of somebody who is there, too.
USUAL = ("cs-attack", "cs-fight", "cs-seal", "cs-gate-seal", "cs-order", "cs-team", "cs-whom", "cs-remove-crystal", "cs-turn-die")


def kind_of(ask: Ask, option: Option[Any], reader: StormReader) -> str:
    """Only what one may do in a preparation is sorted; modules' deeds stand together."""
    if ask.msg != "cs-prepare":
        return ""
    head = option.key.partition(":")[0]
    if head in ("ready", "auto", "wait", "tell"):
        return ""
    return reader.say("cs-kind", kind=KINDS.get(head, "other"))


def suggestion(ask: Ask, view: StormView, advisor: Callable[[], Pilot[StormView]]) -> str:
    if ask.msg in USUAL:
        return next((key for key in ask.default if key in ask.keys), "")
    if ask.msg == "cs-discard":
        return advisor().pick(view, ask)[0]
    return _next_deed(ask, view, advisor) if ask.msg == "cs-prepare" else ""


def _next_deed(ask: Ask, view: StormView, advisor: Callable[[], Pilot[StormView]]) -> str:
    """What the automatic player would do, which plans for the whole team. It is asked anew each time, so that it remembers nothing of
    another table. Where it would let the table choose, a person is shown what that would be; whose fights are sure has nothing left to do
    but to help."""
    one = view.investigators[int(dict(ask.args)["who"])]
    if one.ready:
        return ""
    best = advisor().pick(view, ask)[0]
    if best == "auto" or (_ready_at(one) and not best.startswith("support:")):
        return _sure_fight(ask, view, one)
    return best


def _sure_fight(ask: Ask, view: StormView, one: InvestigatorView) -> str:
    """A sure fight is declared, a die that makes one sure is taken; then one is ready. Whom somebody else has marked is theirs."""
    marked = {enemy for other in view.investigators if other.who != one.who for enemy in other.targets}
    wanted = [*_ready_at(one), *_declared(one, marked), *_completed(one, view, marked)]
    return next((key for key in wanted if key in ask.keys), "")


def _ready_at(one: InvestigatorView) -> list[str]:
    return ["ready"] if one.plans and all(_sure(p) for p in one.plans) else []


def _declared(one: InvestigatorView, marked: set[str]) -> list[str]:
    return [f"target:{p.enemy}" for p in one.outlook if _sure(p) and p.enemy not in marked] if not one.targets else []


def _completed(one: InvestigatorView, view: StormView, marked: set[str]) -> list[str]:
    """The die nobody but this one may need: a plain face before a wild one."""
    open_ = [*one.plans, *(p for p in one.outlook if p.enemy not in marked)]
    gaps = [p.lacking[0] for p in open_ if p.attackable and p.lacking and len(p.lacking) == 1]
    fitting = sorted((d for d in view.pool if d.face == "wild" or d.face in gaps), key=lambda d: d.face == "wild")
    return [f"die:{d.id}" for d in fitting] if gaps else []


def _sure(plan: PlanView) -> bool:
    return plan.attackable and plan.cover is not None and not plan.insanity
