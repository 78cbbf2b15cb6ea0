"""What names on cards mean: groups of investigators, numbers of things, places."""

from __future__ import annotations

from games.cultistorm.rules import hands, objects, presence
from games.cultistorm.state import Slot, Who
from games.cultistorm.table import Storm


def group(g: Storm, whom: str, who: Who) -> list[Who]:
    """Investigators a card means, in seat order."""
    match whom:
        case "all":
            return list(g.everybody)
        case "others":
            return g.others(who)
        case "here":
            return presence.together(g, who)
        case "crowded":  # at a location with three or more cultists
            crowd = [w for w in g.everybody if len(g.at(g.inv(w).slot).column) >= g.cards.numbers.column]
            return [w for w in crowd if presence.present(g, w)]
        case "sanest":  # those with fewest insanity
            least = min(g.madness(w) for w in g.everybody)
            return [w for w in g.everybody if g.madness(w) == least]
        case "maddest":
            most = max(g.madness(w) for w in g.everybody)
            return [w for w in g.everybody if g.madness(w) == most]
        case "laden":  # with as many objects as one can have
            return [w for w in g.everybody if len(objects.counted(g, w)) >= g.cards.numbers.objects]
        case _:
            raise KeyError(whom)


def count(g: Storm, what: str, who: Who) -> int:
    match what:
        case "cultists_here":
            return len(g.at(g.inv(who).slot).column)
        case "hand":
            return len(g.inv(who).hand)
        case "research":
            return hands.research_icons(g, who)
        case "great_old_ones":
            return len(g.state.elders)
        case _:
            raise KeyError(what)


def slots(g: Storm, where: str, who: Who) -> list[Slot]:
    """Locations a card means, clockwise from the start location."""
    free = [s for s in range(len(g.state.places)) if not g.elders_at(s)]
    match where:
        case "here":
            return [g.inv(who).slot]
        case "open":  # every unsealed location without a Great Old One
            return [s for s in free if not g.at(s).sealed]
        case "fewest":  # those without a Great Old One that have the fewest cultists
            least = min((len(g.at(s).column) for s in free), default=0)
            return [s for s in free if len(g.at(s).column) == least]
        case _:
            raise KeyError(where)


def summoning_place(g: Storm, where: str, who: Who) -> Slot:
    """Where a Great Old One is called to: the marker's location (CS-GOO-04), or the unsealed one with most cultists, ties clockwise from
    the marker."""
    if where == "most":
        order = [g.state.marker, *g.clockwise(g.state.marker)[:-1]]
        open_ = [s for s in order if not g.at(s).sealed] or order
        return max(open_, key=lambda s: (len(g.at(s).column), -open_.index(s)))
    return g.inv(who).slot if where == "here" else g.state.marker
