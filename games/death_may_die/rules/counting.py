"""What cards count or ask for, by name. A name may go on after a colon: `here:altar:destroyed` are destroyed altars on one's space.

| name | what it counts, for an investigator |
| --- | --- |
| `here:KIND[:SIDE]`, `held:…`, `map:…`, `card:KIND` | tokens on one's space, in one's hands, on any space, on the episode card |
| `at:SPACE,SPACE` | 1 if one is on one of these spaces |
| `has:CARD[:HALF]` | 1 if one holds that Discovery card with that half showing; without a half: the one it is called by (`meant`) |
| `fire_here`, `burning` | fire tokens on one's space, on one's board |
| `cultists_here`, `monsters_here`, `enemies_here`, `people_here` | figures on one's space; people: other investigators |
| `figures_here`, `alone` | other investigators and enemies on one's space; 1 if no other investigator is there |
| `company` | investigators, anywhere, who share a space with another |
| `altars_watched` | standing altars with a cultist (Episode 1) |
| `great_here` | 1 if the Great Old One is on one's space |
| `discardable`, `stealable` | items and companions one holds; items of others on one's space |
| `wounds`, `stress`, `full_stress` | one's own markers; 1 at maximum |
| `less_hurt` | 1 if another investigator has more wounds |
| `items`, `companions` | cards one holds |
| `arrived`, `disrupted` | 1 if so |
| `safe` | 1 on a Safe space |
| `carried:KIND` | tokens of a kind in anybody's hands |
| `room:KIND` | how many more of them one may carry |
| `sanity` | sanity one has lost |
| `next_gate:KIND[:SIDE]` | 1 on the first gate, in the order red, yellow, blue, that has no such token |

Where a card asks whether something is so, `NAME=3` asks for at least 3.
"""

from __future__ import annotations

from games.death_may_die.rules import holding
from games.death_may_die.state import GATES, Who, asked, token_named
from games.death_may_die.table import Death

MOST_DIGITS = 3  # of a number a card asks for


def so(g: Death, what: str, who: Who) -> bool:
    """Is there at least so much of it?"""
    name, n = asked(what)
    return count(g, name, who) >= n


def count(g: Death, what: str, who: Who) -> int:
    name, _, rest = what.partition(":")
    person = g.inv(who)
    space = person.space or g.state.space_of_death
    match name:
        case "here" | "held" | "map" | "card" | "carried":
            return _tokens(g, name, rest, who, space)
        case "at":
            return int(space in rest.split(","))
        case "has":
            card, _, half = rest.partition(":")
            return sum(h.card == card and h.half == (half or g.cards.discoveries[card].meant) for h in person.cards)
        case "fire_here":
            return g.state.fire.get(space, 0)
        case "burning":
            return person.fire + person.fire_stand_ins
        case "cultists_here" | "monsters_here":
            return sum(g.category(f.id) == name.removesuffix("s_here") for f in g.enemies(space))
        case "enemies_here":
            return len(g.enemies(space))
        case "people_here":
            return len([w for w in g.here(space) if w != who])
        case "figures_here":
            return len(g.enemies(space)) + len([w for w in g.here(space) if w != who])
        case "alone":
            return int(not [w for w in g.here(space) if w != who])
        case "altars_watched":
            return sum(any(g.is_a(f.id, "cultist") for f in g.enemies(t.on)) for t in g.tokens("altar", "") if t.at == "space")
        case "company":
            return len(company(g))
        case "great_here":
            return sum(g.is_great(f.id) for f in g.enemies(space))
        case "discardable":
            return sum(half.kind in ("item", "companion") for _, half in g.halves(who))
        case "stealable":
            others = [w for w in g.here(space) if w != who]
            return sum(half.kind == "item" for w in others for _, half in g.halves(w))
        case "room":
            return max(0, holding.room(g, who, rest))
        case "next_gate":
            return int(space == next_gate(g, rest))
        case "sanity":
            return person.sanity
        case "wounds":
            return person.wounds
        case "stress":
            return person.stress
        case "full_stress":
            return int(person.stress >= g.max_stress(who))
        case "less_hurt":
            return int(any(g.inv(w).wounds > person.wounds for w in g.others(who)))
        case "items":
            return sum(half.kind == "item" for _, half in g.halves(who))
        case "companions":
            return len(g.companions(who))
        case "arrived":
            return int(g.state.arrived)
        case "disrupted":
            return int(g.state.disrupted)
        case "safe":
            return int(g.safe(space))
        case _:
            raise KeyError(what)


def company(g: Death) -> list[Who]:
    """Investigators who share a space with another."""
    return [w for w in g.clockwise() if len(g.here(g.inv(w).space)) > 1]


def next_gate(g: Death, token: str) -> str:
    """The first gate without such a token; "" if all have one."""
    gates = [g.gate(colour) for colour in GATES]
    return next((space for space in gates if not g.tokens_on(space, *token_named(token))), "")


def _tokens(g: Death, where: str, rest: str, who: Who, space: str) -> int:
    what, wanted = token_named(rest)
    match where:
        case "here":
            return len(g.tokens_on(space, what, wanted))
        case "held":
            return len(g.tokens_of(who, what, wanted))
        case "map":
            return sum(t.at == "space" for t in g.tokens(what, wanted))
        case "carried":
            return sum(t.at == "investigator" for t in g.tokens(what, wanted))
        case _:
            return sum(t.at == "card" for t in g.tokens(what))


def known(what: str) -> bool:
    """Is this a name a card may write?"""
    what, _, n = what.partition("=")
    if n and not (n.isascii() and n.isdecimal() and len(n) <= MOST_DIGITS):
        return False
    name, _, rest = what.partition(":")
    plain = {
        "fire_here", "burning", "cultists_here", "monsters_here", "enemies_here", "people_here", "wounds", "stress", "full_stress",
        "less_hurt", "figures_here", "alone", "company", "altars_watched", "great_here", "discardable", "stealable", "items", "companions", "arrived", "disrupted", "safe",
        "sanity",
    }  # fmt: skip
    return what in plain or (name in {"here", "held", "map", "card", "carried", "at", "has", "room", "next_gate"} and bool(rest))
