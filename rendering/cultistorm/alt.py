"""Pictures in words, from the same view: short descriptions for attachments, and the whole table as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.cultistorm.content import ActionCard, Catalogue, CultistCard, GreatOldOneCard, HorrorCard, InvestigatorCard
from games.cultistorm.view import EnemyView, InvestigatorView, PlaceView, PlanView, StormView
from games.kernel.phrases import Lang
from rendering.kit.news import signed
from rendering.names import Names

from . import extras, matching
from .news import NOTHING, Changed
from .reckoning import arrivals, closing, helpers
from .words import Table, aimed, danger_at, enemy

if TYPE_CHECKING:
    from .story import RoundSummary


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


# The head


def ending(view: StormView) -> str:
    """How it ended, as one of the ends that have words and a picture."""
    return view.result or "abandoned"


def _own(key: str, view: StormView, at: Table) -> str:
    """The message of an end; of a module's end its own, if it has one."""
    own = f"{key}-module-{view.reason}"
    return own if view.result == "module" and view.reason and at.has(own) else f"{key}-{ending(view)}"


def headline(view: StormView, at: Table) -> str:
    if view.result == "won" and view.campaign is not None:
        return at.say("over-day", n=view.campaign.day)
    return at.say(_own("over", view, at))


def story(view: StormView, at: Table) -> str:
    return at.say(_own("story", view, at))


def result(view: StormView, at: Table) -> str:
    """How it ended, in a sentence."""
    key, why = ending(view), view.reason
    if key == "insane" and why.isdigit() and int(why) < len(view.investigators):
        return at.say("result-insane", who=at.who(int(why)))
    if key == "entered" and why:
        where = next((p.slot for p in view.places if any(e.id == why for e in p.elders)), -1)
        return at.say("result-entered", great=at.name(why), place=at.place(where) if where >= 0 else "")
    if key == "limit":
        return at.say("result-limit", n=view.limit)
    if key == "ending":
        return at.say("result-ending", card=at.name(why or view.ending))
    if key == "module":
        return at.say(_own("result", view, at))
    if key == "won" and view.campaign is not None:
        return at.say("result-day", n=view.campaign.day, round=view.round)
    return at.say(f"result-{key}", n=view.round)


def before(at: Table) -> str:
    return f"{at.say('game')}. {at.say('before')}."


def _head(at: Table) -> list[str]:
    v = at.view
    if at.over:
        return [result(v, at)]
    parts = [f"{at.say('game')}.", at.say("round-phase", n=v.round, phase=at.say(f"phase-{v.phase}")) + "."]
    return [*parts, at.say("say-limit", n=v.count, limit=v.limit)]


# Enemies and places


def enemy_words(e: EnemyView, at: Table) -> str:
    """ "Novice of the Ashes (Flame, Moon, Spiral)"."""
    words = at.say("say-enemy", name=at.name(e.id), needed=at.symbols(e.needed))
    marks = [at.say("say-hidden")] if e.hidden else []
    who = [at.who(w) for w in aimed(at.view, e.id)]
    if who:
        marks.append(at.say("say-aimed", who=listed(who)))
    return words + "".join(f" [{m}]" for m in marks)


def elder_words(e: EnemyView, at: Table) -> str:
    below = len(at.view.places[e.slot].column)
    where = at.say("at-the-gate") if e.gate else at.say("steps-away", n=below)
    words = at.say("say-elder", name=at.name(e.id), where=where, needed=at.symbols(e.needed))
    if e.devoured:
        words += " " + at.say("say-devoured", list=listed(at.name(d) for d in e.devoured))
    if e.held:
        words += " " + at.say("say-held")
    return words


def place_words(place: PlaceView, at: Table) -> str:
    parts = [at.say("say-place", place=at.place(place.slot), symbol=at.symbol(place.symbol), die=at.symbol(place.die))]
    if place.sealed:
        parts.append(at.say("say-sealed"))
    else:
        parts.append(at.say("say-laid", n=place.trophies, required=place.required, cost=place.seal_cost))
    if place.altar:
        parts.append(at.say("say-altar"))
    if place.blocked:
        parts.append(at.say("say-blocked"))
    parts += [elder_words(e, at) for e in place.elders]
    if place.column:
        parts.append(at.say("say-column", n=len(place.column), list="; ".join(enemy_words(e, at) for e in place.column)))
    else:
        parts.append(at.say("say-no-column"))
    if place.who:
        parts.append(at.say("say-here", who=listed(at.who(w) for w in place.who)))
    if danger_at(place, at.cards.numbers.column) and not place.elders:
        parts.append(at.say("say-danger"))
    parts += [x.words for x in extras.on_place(at, place.slot)]
    return " ".join(parts)


def _brief_place(place: PlaceView, at: Table) -> str:
    """A place in few words, for a description that must be short."""
    what = [at.name(e.id) + (f" ({at.say('at-the-gate')})" if e.gate else "") for e in place.elders]
    what.append(at.say("say-cultists", n=len(place.column)))
    what.append(at.say("sealed") if place.sealed else f"{place.trophies}/{place.required}")
    if place.who:
        what.append(listed(at.who(w) for w in place.who))
    what += [x.words.rstrip(".") for x in extras.on_place(at, place.slot)]
    return f"{at.town(place.slot)}: {listed(what)}."


def circle_words(at: Table) -> str:
    v = at.view
    parts: list[str] = []
    for i, ring in enumerate(v.circle):
        mark = at.say("shield") if i == 0 else at.say("eye") if ring.eye else str(i + 1)
        what = at.say("say-ring", slot=mark, n=ring.crystals, threshold=ring.threshold)
        if ring.card:
            what += f" ({at.name(ring.card)})"
        if i == v.horror_at:
            what += f" [{at.say('say-marker')}]"
        parts.append(what)
    return at.say("say-circle", list="; ".join(parts))


def pool_words(at: Table) -> str:
    v = at.view
    if not v.pool:
        return at.say("pool-empty") + "."
    lit = closing(at) & {d.face for d in v.pool}
    words = at.say("say-pool", list=at.symbols(d.face for d in v.pool))
    return f"{words} {at.say('say-closing', list=at.symbols(sorted(lit)))}" if lit else words


# People


def plan_words(p: InvestigatorView, plan: PlanView, at: Table) -> str:
    name = at.name(plan.enemy)
    if not plan.attackable:
        later = any(other.attackable for other in p.plans)
        return at.say("say-plan-later" if later else "say-plan-far", enemy=name, needed=at.symbols(plan.needed))
    if plan.said:
        return at.say("say-plan-lacks", enemy=name, lacks=at.symbols(plan.said))
    if plan.lacking is None:
        return at.say("say-plan-closed", enemy=name, needed=at.symbols(plan.needed))
    if plan.cover is None:
        return at.say("say-plan-lacks", enemy=name, lacks=at.symbols(plan.lacking) or at.say("too-costly"))
    return at.say("say-plan-covered", enemy=name)


def short(p: InvestigatorView, at: Table) -> str:
    """Somebody in a sentence or three."""
    v = at.view
    name = at.who(p.who)
    kind = at.cards.investigators[p.id].name.in_(at.lang) if p.id in at.cards.investigators else p.id
    parts = [
        at.say(
            "say-person",
            name=name,
            card=kind,
            place=at.place(p.slot),
            madness=p.madness,
            most=at.cards.numbers.insanity,
            permanent=p.permanent,
            level=p.level,
            cards=p.cards,
            attack=at.say(p.attack),
        )
    ]
    if p.dice:
        parts.append(at.say("say-dice", list=at.symbols(d.face for d in p.dice)))
    if p.trophies and any(n for _, n in p.trophies):
        parts.append(at.say("say-trophies", list=at.symbols(s for s, n in p.trophies for _ in range(n))))
    if p.seals:
        parts.append(at.say("say-seals", list=at.symbols(p.seals)))
    if p.objects:
        parts.append(at.say("say-objects", list=listed(at.name(o) for o in p.objects)))
    if p.supports:
        parts.append(at.say("say-supports", list=listed(at.name(s.card) for s in p.supports)))
    parts += [plan_words(p, plan, at) for plan in p.plans]
    if v.phase == "preparation":
        parts.append(at.say("say-ready" if p.ready else "say-not-ready"))
    parts += [x.words for x in extras.on_person(at, p.who)]
    return " ".join(parts)


def _news(at: Table) -> list[str]:
    c = at.changed
    parts = [f"{at.who(w)}: {at.say('madness')} {signed(n)}" for w, n in c.madness.items()]
    parts += [f"{at.who(w)}: {at.say('trophies')} {signed(n)}" for w, n in c.trophies.items()]
    fresh = [*sorted(c.elders), *sorted(c.enemies)]
    if fresh:
        parts.append(at.say("say-new", list=listed(at.name(e) for e in fresh)))
    if c.sealed:
        parts.append(at.say("say-newly-sealed", list=listed(at.place(s) for s in sorted(c.sealed))))
    return [at.say("say-changed", list="; ".join(parts))] if parts else []


# Whole pictures


def board(view: StormView, cards: Catalogue, lang: Lang, names: Names, changed: Changed = NOTHING) -> str:
    at = Table(view, cards, lang, names, changed)
    if not view.places:
        return before(at)
    return " ".join(
        [
            *_head(at),
            *_news(at),
            *(_brief_place(p, at) for p in view.places),
            coming(at),
            circle_words(at),
            pool_words(at),
            *(x.words for x in extras.beside(at) if x.words),
            *(short(p, at) for p in view.investigators),
        ]
    )


def describe_board(view: StormView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Everything the board shows, in words; one thing a line."""
    at = Table(view, cards, lang, names)
    if not view.places:
        return before(at)
    lines = [" ".join(_head(at)), "", *(place_words(p, at) for p in view.places), ""]
    lines += [at.say("say-cultist-marker", place=at.place(view.marker)), coming(at), circle_words(at), pool_words(at)]
    lines += [x.words for x in extras.beside(at) if x.words]
    if view.rituals:
        lines.append(at.say("say-open-rituals", list=listed(at.name(r) for r in view.rituals)))
    if view.ending:
        lines.append(at.say("say-ending", card=at.name(view.ending)))
    lines.append(piles(at))
    return "\n".join([*lines, "", *(short(p, at) for p in view.investigators)])


def piles(at: Table) -> str:
    v = at.view
    return at.say("say-piles", cultists=v.cultist_deck, objects=v.object_deck, horror=v.horror_deck, dice=v.reserve)


def turn(view: StormView, cards: Catalogue, lang: Lang, names: Names, changed: Changed = NOTHING) -> str:
    """The plan: whoever prepares comes first."""
    at = Table(view, cards, lang, names, changed)
    if not view.places:
        return before(at)
    people = [f"{at.who(p.who)}: {_plan_line(p, at)}" for p in view.investigators]
    return " ".join(
        [*_head(at), *_news(at), *people, pool_words(at), *(_brief_place(p, at) for p in view.places), circle_words(at)]
    )


def _plan_line(p: InvestigatorView, at: Table) -> str:
    parts = [at.place(p.slot), at.say("say-mad", n=p.madness, most=at.cards.numbers.insanity)]
    if p.dice:
        parts.append(at.say("say-dice-short", list=at.symbols(d.face for d in p.dice)))
    parts.append(at.say("say-ready-short" if p.ready else "say-not-ready-short"))
    words = listed(parts) + "."
    plans = [plan_words(p, plan, at) + _help(plan, at) for plan in p.plans] or [at.say("say-no-plan")]
    return " ".join([words, *plans])


def _help(plan: PlanView, at: Table) -> str:
    who = helpers(plan) if plan.attackable else []
    return " " + at.say("say-helpers", who=listed(at.who(w) for w in who)) if who else ""


def coming(at: Table) -> str:
    """Where the next cultists come, in their order."""
    order = sorted((n, slot) for slot, numbers in arrivals(at.view).items() for n in numbers)
    return at.say("say-coming", list=listed(at.town(slot) for _, slot in order)) if order and not at.over else ""


def fight(who: int, plan: PlanView, at: Table) -> str:
    name, p = at.who(who), at.view.investigators[who]
    parts = [at.say("say-fight", who=name, enemy=at.name(plan.enemy), place=at.place(p.slot))]
    parts.append(at.say("say-needed", list=at.symbols(plan.needed)))
    used = [
        at.say("say-given", symbol=at.symbol(pair.symbol), what=source_words(pair.by.id, pair.by.rank, at))
        for pair in matching.pairs(plan)
        if pair.by is not None
    ]
    if used:
        parts.append(at.say("say-given-list", list="; ".join(used)))
    parts.append(verdict(plan, at) + ".")
    if plan.price:
        parts.append(at.say("say-price", n=plan.price))
    parts.append(at.say("say-mad", n=p.madness, most=at.cards.numbers.insanity) + ".")
    parts += [won(plan, at), lost(plan, at)]
    return " ".join(parts)


def source_words(id: str, rank: str, at: Table) -> str:
    """What a symbol comes from, in a word or two."""
    match rank:
        case "die":
            return at.say("from-die")
        case "hand":
            return at.say("from-hand")
        case "ability":
            return at.ability(id) or at.say("from-ability")
        case "support" if "." in id:
            return at.who(int(id.rpartition(".")[2])) if id.rpartition(".")[2].isdigit() else at.name(id)
        case "location":
            return at.say("from-location")
        case _:
            return at.name(id) if id.partition(".")[0] in at.cards.by_id else at.say("from-story")


def verdict(plan: PlanView, at: Table) -> str:
    if plan.lacking is None:
        return at.say("verdict-closed")
    if plan.cover is None:
        return at.say("verdict-lacks", list=at.symbols(plan.lacking)) if plan.lacking else at.say("verdict-costly")
    return at.say("verdict-covered")


def won(plan: PlanView, at: Table) -> str:
    found = enemy(at.view, plan.enemy)
    if found is not None and found.great:
        return at.say("if-won-great", great=at.name(plan.enemy), place=at.town(found.slot))
    card = at.cards.cultists.get(plan.enemy)
    if card is not None and card.creature:
        return at.say("if-won-creature", n=at.cards.numbers.creature_trophies)
    return (
        at.say("if-won", symbol=at.symbol(card.caste_symbol)) if card is not None and card.caste_symbol else at.say("if-won-any")
    )


def lost(plan: PlanView, at: Table) -> str:
    return at.say("if-lost-great" if plan.enemy in at.cards.great_old_ones else "if-lost")


def horror(at: Table) -> str:
    v = at.view
    card = v.horror_card or v.ending
    return " ".join([at.say("say-horror", card=at.name(card)), *at.cards.text(card, at.lang), circle_words(at)])


def elder(id: str, at: Table) -> str:
    found = enemy(at.view, id)
    parts = [at.say("say-appears", great=at.name(id), place=at.place(found.slot) if found else "")]
    if found is not None:
        parts.append(elder_words(found, at))
    return " ".join([*parts, *at.cards.text(id, at.lang)])


def sheet(who: int, at: Table) -> str:
    p = at.view.investigators[who]
    parts = [short(p, at)]
    card = at.cards.investigators.get(p.id)
    if card is not None:
        for i, ability in enumerate(card.abilities, 1):
            have = at.say("say-has-level") if i <= p.level else at.say("say-lacks-level")
            parts.append(at.say("say-level", n=i, name=ability.name.in_(at.lang), have=have))
    parts += [at.say("say-outlook", what=plan_words(p, plan, at) + _help(plan, at)) for plan in p.outlook if plan.attackable]
    if p.hand is not None:
        cards = [hand_words(c, at) for c in p.hand]
        parts.append(at.say("say-hand", list="; ".join(cards)) if cards else at.say("say-hand-empty"))
    return " ".join(parts)


def hand_words(card: str, at: Table) -> str:
    found = at.cards.actions.get(card.partition(".")[0])
    if found is None:
        return at.name(card)
    text = " ".join(at.cards.text(found.id, at.lang))
    return f"{at.name(card)} ({at.symbol(found.symbol)}): {text}"


def card(cards: Catalogue, id: str, lang: Lang, at: Table) -> str:
    found = cards.by_id[id]
    kind = cards.kind_of(id).replace("_", "-")
    parts = [at.say("say-card", kind=at.say(f"kind-{kind}"), name=found.name.in_(lang))]
    if isinstance(found, CultistCard | GreatOldOneCard):
        parts.append(at.say("say-needed", list=at.symbols(found.symbols)))
    if isinstance(found, CultistCard) and found.caste_symbol:
        parts.append(at.say("say-caste", symbol=at.symbol(found.caste_symbol), great=at.name(found.great_old_one)))
    if isinstance(found, ActionCard):
        parts.append(at.say("say-own-fight", symbol=at.symbol(found.symbol)))
    if isinstance(found, HorrorCard):
        parts.append(at.say("say-threshold", n=found.threshold))
    if isinstance(found, InvestigatorCard):
        parts.append(found.type.in_(lang) + ".")
    return " ".join([*parts, *cards.text(id, lang), found.flavour.in_(lang) if found.flavour else ""])


# The story of a game


def deed(s: RoundSummary, at: Table) -> str:
    """What happened above all in a round."""
    args: dict[str, str | int] = {"n": s.count}
    args["who"] = at.who(s.who) if 0 <= s.who < len(at.view.investigators) else ""
    args["great"] = at.name(s.card) if s.card else ""
    args["card"] = at.name(s.card) if s.card else ""
    args["place"] = at.place(s.slot) if 0 <= s.slot < len(at.view.places) else ""
    if s.kind == "end":
        return headline(at.view, at)
    return at.say(f"deed-{s.kind}", **args)
