"""Announcing an action and carrying it out (AL-TURN-01, 02, 05, 06, 10..13, AL-ITEM-03, 07, 12, S-14, S-77)."""

from __future__ import annotations

from games.alone import events
from games.alone.rules import attacking, exploring, interacting, items, lies, locating, moving, reactions, searching
from games.alone.rules import sight as line_of_sight
from games.alone.state import DIRECTIONS, Action, Direction, Lasting
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, Script, option


def options(g: Alone) -> list[Option[Action]]:
    """AL-TURN-10: every action that is legal now, as far as the hero can see. Search and Locate always are."""
    found: list[Option[Action]] = []
    for o in moving.way_options(g):
        found.append(o.worth(Action(kind="move", way=o.value)))
    for o in moving.unblock_options(g):
        found.append(o.worth(Action(kind="move", way=o.value, unblock=True)))
    for o in exploring.way_options(g):
        found.append(o.worth(Action(kind="explore", way=o.value)))
    for o in attacking.targets(g, [g.state.hero_at]):
        found.append(o.worth(Action(kind="attack", creature=o.value[0], sector=o.value[1])))
    found.append(option("locate", Action(kind="locate")))
    found.append(option("search", Action(kind="search")))
    return [*found, *interacting.options(g), *items.options(g)]


def complete(g: Alone, action: Action) -> Script[bool]:
    """AL-TURN-06: ask for what the announcement must still contain. False: the hero went back, nothing is announced."""
    if action.item:
        return (yield from items.complete(g, action))
    if action.kind == "locate":
        return (yield from items.name_targets(action, g.cards.numbers.locate_targets))
    return True


def act(g: Alone, action: Action, *given: Lasting, marker: bool) -> Script[None]:
    """AL-TURN-05: announce, let evil react, carry out. `marker`: the turn's first action flips a turn marker (AL-TURN-02).
    `given` is what a card adds to this action."""
    s = g.state
    s.action = action
    s.announced.append(action.kind)
    g.expire("action")
    for effect in given:
        g.lasts(effect)
    if marker:
        s.turn += 1
        g.clear_notes()
    g.tell(_announcement(g, action))
    items.pay(g, action)
    paid_with = action.item
    yield from reactions.window(g, Moment("announced", action=action, revealed=_about_to_reveal(g, action)))
    known = _shown(g)
    if not (yield from _carry_out(g, action)):
        g.tell(events.Fizzled(action.kind))
    _note_what_was_met(g, action, known)
    s.done.append(action)
    s.action = None
    g.expire("action")
    if paid_with:
        items.discard_if_spent(g, paid_with)


def free_action(g: Alone, action: Action, *given: Lasting) -> Script[None]:
    """AL-TURN-12, AL-ITEM-07: an additional action: no turn marker, but announced and open to reactions like any other.

    It may interrupt another action, whose own effects (`until="action"`) sleep meanwhile. `given` is what its card adds to it.
    """
    outer = g.state.action
    with g.asleep("action"):
        yield from act(g, action.model_copy(update={"free": True}), *given, marker=False)
    g.state.action = outer


def _shown(g: Alone) -> dict[str, list[str]]:
    """Revealed sectors and the creatures shown in them; "false:<kind>" are not there."""
    return {
        s.id: [row.id or f"{attacking.FALSE}{row.kind}" for row in lies.shown_creatures(g, s.id)]
        for s in g.state.sectors.values()
        if s.revealed
    }


def _note_what_was_met(g: Alone, action: Action, known: dict[str, list[str]]) -> None:
    """For cards at the end of the turn: what an Explore revealed and whom it showed, whom a Locate found nearest."""
    if action.kind == "explore":
        now = _shown(g)
        action.sectors += [sector for sector in now if sector not in known and sector not in action.sectors]
        for sector in action.sectors:
            action.met += [who for who in now.get(sector, []) if who not in known.get(sector, [])]
    elif action.kind == "locate":
        for target in action.targets:
            there = locating.nearest(g, locating.sectors_with(g, target))
            found = [c for sector in there for c in g.creatures_in(sector)]
            action.met += [c.id for c in found if target in (c.kind, "creature") or (target == "boss" and c.boss)]


def _announcement(g: Alone, action: Action) -> events.Announced:
    """AL-TURN-06: as the hero would say it, without a word of the secret map."""
    kind = ""
    if action.creature.startswith(attacking.FALSE):
        kind = action.creature.removeprefix(attacking.FALSE)
    elif action.creature:
        kind = g.creature(action.creature).kind
    return events.Announced(
        action=action.kind,
        way=action.way or "",
        creature=kind,
        targets=tuple(action.targets),
        place=action.place,
        item=action.item,
        unblock=action.unblock,
        free=action.free,
    )


def _about_to_reveal(g: Alone, action: Action) -> list[str]:
    """Hidden sectors an Explore is going to reveal."""
    if action.kind != "explore" or action.way is None:
        return []
    seen = items.about_to_reveal(g, action) if action.item else exploring.ahead(g, action.way)
    return [s for s in seen if not g.sector(s).revealed]


def _carry_out(g: Alone, action: Action) -> Script[bool]:
    """False: what was announced has become impossible; it counts as taken all the same (AL-TURN-11)."""
    if g.in_force("no_items"):
        items.take_back(g)
    if action.cancelled:
        return False
    if action.item:
        return (yield from items.carry_out(g, action))
    match action.kind:
        case "move":
            return (yield from _move(g, action))
        case "explore":
            if action.way is None or not exploring.ahead(g, action.way):
                return False
            yield from exploring.explore(g, action.way)
            return True
        case "attack":
            return (yield from _attack(g, action))
        case "locate":
            yield from locating.locate(g, action.targets)
            return True
        case "search":
            yield from searching.search(g)
            return True
        case "interact":
            return bool(action.place) and (yield from interacting.interact(g, action))


def _move(g: Alone, action: Action) -> Script[bool]:
    if action.way is None:
        return False
    if action.unblock:
        way: Direction | None = next((w for w in DIRECTIONS if w == action.way), None)
        return way is not None and moving.unblock(g, way)
    return (yield from moving.move(g, action.way)) > 0


def _attack(g: Alone, action: Action) -> Script[bool]:
    """AL-ATK-01, 05: in the own sector with 2 dice; a card's own free Attack may say otherwise."""
    reach = line_of_sight.in_sight(g) if action.dice else [g.state.hero_at]
    if (action.creature, action.sector) not in [o.value for o in attacking.targets(g, reach)]:
        return False
    yield from attacking.attack(g, action.creature, action.dice or g.cards.numbers.hero_dice)
    return True
