"""Rest (Ausruhen): DMD-REST, D10, S12, Hastur's Yellow Signs."""

from __future__ import annotations

from games.death_may_die import events
from games.death_may_die.rules import holding, stress, wounds
from games.death_may_die.state import SECOND, Who
from games.death_may_die.table import Death
from games.death_may_die.traits import BonusDice, RestsMore
from games.kernel.ask import Script, ask, option


def amount(g: Death, who: Who) -> int:
    return max(0, g.cards.numbers.rest + sum(t.rests for t in g.traits(who, RestsMore)))


def may(g: Death, who: Who) -> bool:
    """DMD-REST-01; and nobody is offered a rest that heals nothing."""
    person = g.inv(who)
    tired = person.wounds or person.stress or any(g.tokens_of(who, t) for t in g.great.yields)
    return bool(tired) and g.safe(person.space) and amount(g, who) > 0


def _needs_them(g: Death, who: Who) -> bool:
    """Does a die hang on wounds or stress that all could be healed now?"""
    person, dice = g.inv(who), {t.when: t for t in g.traits(who, BonusDice)}
    if g.state.printing < SECOND:
        return False
    hurt, tense = dice.get("wounded"), dice.get("at_max_stress")
    return bool((hurt and person.wounds >= hurt.wounds) or (tense and person.stress >= g.max_stress(who)))


def rest(g: Death, who: Who) -> Script[None]:
    """Up to so many points of wounds and stress in any combination (DMD-REST-02); never sanity (DMD-REST-03). Whoever wants to keep
    some heals less (D10); what is left of the points goes to the Great Old One's tokens, which nobody wants to keep. Whoever has only
    one of the three to be rid of rests for that: they are not asked."""
    person, most = g.inv(who), amount(g, who)
    signs = sum(len(g.tokens_of(who, t)) for t in g.great.yields)
    w, s, t = (min(most, n) for n in (person.wounds, person.stress, signs))
    if w + s + t > most or _needs_them(g, who):
        splits = [(a, b, min(signs, most - a - b)) for a in range(min(most, w), -1, -1) for b in range(min(most - a, s), -1, -1)]
        choices = [option(f"rest:{a}-{b}-{c}", (a, b, c), msg="dmd-opt-heal", wounds=a, stress=b, signs=c) for a, b, c in splits]
        w, s, t = yield from ask(g.player(who), "dmd-rest", choices, who=who, n=most)
    g.tell(events.Rested(who))
    wounds.heal(g, who, w)
    stress.heal(g, who, s)
    for what in g.great.yields:
        n = min(t, len(g.tokens_of(who, what)))
        holding.give_up(g, who, what, n)
        t -= n
        if n:
            g.tell(events.LostToken(who, what, n))
