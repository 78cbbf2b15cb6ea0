"""Skills (Fertigkeiten): DMD-SKILL, DMD-SAN-08, S15."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.state import Who
from games.death_may_die.table import Death
from games.kernel.ask import Script, ask, option


def level_up(g: Death, who: Who) -> Script[None]:
    """One of the own three that is below its maximum, exactly one level (DMD-SKILL-04); none: nothing (S15)."""
    person = g.inv(who)
    below = [s for s, level in person.levels.items() if level < len(g.cards.skills[s].levels)]
    if not below:
        return
    chosen = below[0]
    if len(below) > 1:
        options = [option(f"level:{s}", s, skill=s, level=person.levels[s] + 1) for s in below]
        lowest = min(below, key=lambda s: person.levels[s])
        chosen = yield from ask(g.player(who), "dmd-level", options, default=f"level:{lowest}", who=who)
    person.levels[chosen] += 1
    g.tell(events.SkillLevelled(who, chosen, person.levels[chosen]))
