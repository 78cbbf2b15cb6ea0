"""Pictures in words, from the same view: short descriptions for attachments, and the whole house as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView, InvestigatorView, SpaceView
from games.kernel.phrases import Lang
from rendering.names import Names

from .words import Table

if TYPE_CHECKING:
    from .story import TurnSummary


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def now(at: Table) -> str:
    """What is going on, in a few words."""
    v = at.view
    if v.phase == "over":
        return at.say(f"over-{v.result.replace('_', '-') or 'abandoned'}")
    if not v.investigators:
        return at.say("setup")
    name = at.who(v.active)
    if v.phase == "actions":
        return at.say("actions-left", name=name, n=v.actions)
    return at.say(f"phase-{v.phase}", name=name)


def opening(at: Table) -> str:
    parts = [at.say("game") + ".", at.say("setup") + "."]
    if at.view.episode in at.cards.episodes:
        parts.insert(1, at.cards.episodes[at.view.episode].name.in_(at.lang) + ".")
    return " ".join(parts)


def great(at: Table) -> str:
    v = at.view
    card = at.cards.great_old_ones[v.great_old_one]
    words = at.say(
        "say-great",
        name=card.name.in_(at.lang),
        stage=v.stage,
        track=v.track,
        most=at.cards.numbers.track,
        symbols=v.symbols,
        need=at.cards.numbers.symbols,
    )
    parts = [words]
    if at.stage_lives():
        parts.append(at.say("say-stage", left=max(0, v.stage_health - v.stage_wounds), health=v.stage_health))
    parts.append(
        at.say("say-disrupted") if v.disrupted else at.say("say-ritual", n=v.ritual, most=at.cards.episodes[v.episode].at_least)
    )
    return " ".join(parts)


def enemies_at(space: str, at: Table) -> list[str]:
    """ "2 Cultists (2 of 2 life, 1 of 2 life)" """
    found: dict[str, list[str]] = {}
    for e in at.enemies(space):
        life = at.say("say-life", left=max(0, e.health - e.wounds), health=e.health)
        found.setdefault(at.enemy(e.id), []).append(life if e.can_be_wounded else f"{life}, {at.say('unhurt')}")
    return [
        f"{name} ×{len(lives)} ({'; '.join(lives)})" if len(lives) > 1 else f"{name} ({lives[0]})"
        for name, lives in found.items()
    ]


def space(s: SpaceView, at: Table) -> str:
    """A space with everything on it."""
    parts = [at.who(p.who) for p in at.people(s.id)] + enemies_at(s.id, at)
    tokens = Counter((t.id.partition(".")[0], t.side) for t in at.view.tokens if t.at == "space" and t.on == s.id)
    parts += [at.tokens(kind, n, side) for (kind, side), n in sorted(tokens.items())]
    if s.gate:
        parts.append(at.say(f"gate-{s.gate}"))
    if s.fire:
        parts.append(at.say("say-fire", n=s.fire))
    return listed(parts)


def spaces(at: Table, only: Iterable[str] | None = None) -> list[str]:
    wanted = set(only) if only is not None else None
    found: list[str] = []
    for s in at.view.spaces:
        what = space(s, at)
        if what and (wanted is None or s.id in wanted):
            found.append(at.say("say-space", space=at.space(s.id), what=what))
    return found


def person(p: InvestigatorView, at: Table) -> str:
    """Somebody in one sentence."""
    name, player = at.who(p.who), at.player(p.player)
    if p.fate:
        return at.say("say-gone", name=name, player=player, fate=at.say(f"fate-{p.fate}"))
    words = at.say(
        "say-person",
        name=name,
        player=player,
        space=at.space(p.space),
        wounds=p.wounds,
        most=at.cards.numbers.wounds,
        stress=p.stress,
        max=p.max_stress,
        sanity=p.sanity,
        skull=at.cards.numbers.sanity.skull,
        bonus=p.bonus,
    )
    more = [f"{at.cards.skills[s.id].name.in_(at.lang)} {s.level}" for s in p.skills if s.id in at.cards.skills]
    more += [at.held(card) for card in p.cards]
    tokens = Counter((t.id.partition(".")[0], t.side) for t in p.tokens)
    more += [at.tokens(kind, n, side) for (kind, side), n in sorted(tokens.items())]
    if p.fire:
        more.append(at.say("say-burning", n=p.fire))
    return f"{words} {listed(more)}." if more else words


def reach(at: Table) -> str:
    v = at.view
    return (
        at.say("say-reach", spaces=listed(f"{at.space(s)} ({n})" for s, n in sorted(v.reach.items(), key=lambda q: q[1])))
        if v.reach
        else ""
    )


def head(at: Table) -> str:
    after = at.next()
    follow = at.say("next", name=at.who(after)) + "." if after is not None and at.view.phase != "over" else ""
    return f"{at.cards.episodes[at.view.episode].name.in_(at.lang)}. {now(at)}. {follow} {great(at)}"


def board(view: DeathView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """Everything the board shows."""
    at = Table(view, cards, lang, names)
    if not view.investigators:
        return opening(at)
    people = [person(p, at) for p in view.investigators]
    return " ".join([head(at), *people, *spaces(at)])


def describe_board(view: DeathView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """The text board: a line for each part, for whoever sees no picture."""
    at = Table(view, cards, lang, names)
    if not view.investigators:
        return opening(at)
    lines = [head(at), reach(at), *(person(p, at) for p in view.investigators), *spaces(at)]
    lines += [at.say("say-ways", space=at.space(s.id), spaces=listed(at.space(n) for n in s.neighbours)) for s in view.spaces]
    return "\n".join(line for line in lines if line)


def turn(at: Table) -> str:
    v = at.view
    if not v.investigators:
        return opening(at)
    own = person(v.investigators[v.active], at)
    near = {v.investigators[v.active].space, *v.reach}
    return " ".join([f"{now(at)}.", own, reach(at), *spaces(at, near or None), great(at)])


def result(view: DeathView, cards: Catalogue, lang: Lang, names: Names) -> str:
    """How it ended, in a sentence."""
    at = Table(view, cards, lang, names)
    great_one = cards.great_old_ones[view.great_old_one].name.in_(lang)
    return at.say(f"result-{view.result.replace('_', '-') or 'abandoned'}", great=great_one)


def deed(summary: TurnSummary, at: Table) -> str:
    """What a turn was about, as a sentence without its full stop."""
    about = summary.about
    if summary.kind in ("slew", "great", "arrived", "stage"):
        about = at.enemy(about)
    elif summary.kind == "walked":
        about = at.space(about)
    elif summary.kind == "found":
        card, _, half = about.partition("/")
        about = at.cards.half(card, half).name.in_(at.lang)  # type: ignore[arg-type]
    return at.say(f"deed-{summary.kind}", name=at.who(summary.who), about=about, n=summary.n)


def recap(at: Table, points: Iterable[TurnSummary], turns: int) -> str:
    v = at.view
    told = [f"{at.say('turn', n=p.number)}: {deed(p, at)}." for p in points]
    head = result(v, at.cards, at.lang, at.names) if v.phase == "over" else now(at) + "."
    return " ".join([head, at.say("say-recap", turns=turns), *told, *(person(p, at) for p in v.investigators)])
