"""Restoring Sanity and Stamina (regenerieren): ES-GEN-07, ES-GEN-08, ES-ITEM-02, S-73, D-26."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.state import Resource
from games.elder_sign.table import Elder
from games.kernel.ask import Ask, Option, Script, Seat, ask, put


def missing(g: Elder, who: Seat, resource: Resource) -> int:
    person = g.inv(who)
    return g.maximum(who, resource) - (person.sanity if resource == "sanity" else person.stamina)


def weaker(g: Elder, who: Seat) -> Resource:
    """The lower resource in relation to its maximum."""
    person = g.inv(who)
    sanity = person.sanity * g.maximum(who, "stamina")
    stamina = person.stamina * g.maximum(who, "sanity")
    return "sanity" if sanity < stamina else "stamina"


def choose_patient(g: Elder, who: Seat, whom: str, what: str) -> Script[Seat]:
    """Oneself, somebody on the same card, or anybody alive."""
    if whom == "self":
        return who
    there = g.investigators() if whom == "anyone" else g.seats_on(g.inv(who).place)
    if len(there) == 1:
        return there[0]
    options = [
        Option(f"heal:{s}", s, (("seat", s), ("sanity", g.inv(s).sanity), ("stamina", g.inv(s).stamina)), "es-opt-heal-whom")
        for s in there
    ]
    chosen = yield from ask(who, "es-heal-whom", options, default=f"heal:{who}", what=what)
    return chosen


def which_resource(g: Elder, who: Seat, asked: Seat | None = None) -> Ask:
    """Sanity or Stamina? The weaker one if nobody answers."""
    options = [
        Option("restore:sanity", "sanity", (("n", g.inv(who).sanity), ("max", g.maximum(who, "sanity")))),
        Option("restore:stamina", "stamina", (("n", g.inv(who).stamina), ("max", g.maximum(who, "stamina")))),
    ]
    return Ask(who if asked is None else asked, "es-restore-which", options, default=(f"restore:{weaker(g, who)}",))


def restore(g: Elder, who: Seat, what: str, n: int | str, chooser: Seat | None = None) -> Script[None]:
    """Never above the maximum."""
    if not g.has_investigator(who):
        return
    if what == "either":
        what = yield from put(which_resource(g, who, chooser))
    resources: list[Resource] = ["sanity", "stamina"] if what == "both" else ["sanity" if what == "sanity" else "stamina"]
    for resource in resources:
        restore_now(g, who, resource, n)


def restore_now(g: Elder, who: Seat, resource: Resource, n: int | str) -> None:
    gap = missing(g, who, resource)
    amount = gap if n == "max" else min(int(n), gap)
    if amount <= 0:
        return
    person = g.inv(who)
    if resource == "sanity":
        person.sanity += amount
    else:
        person.stamina += amount
    g.tell(events.Restored(who, resource, amount, person.sanity if resource == "sanity" else person.stamina))
