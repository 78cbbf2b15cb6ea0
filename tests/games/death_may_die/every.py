"""To see what a card does: the table before and after, as short lines, and what somebody could do with and without a card.

    t = situation("catacombs", mythos=["catacombs-2"])
    assert resolved(t, mythos.draw(t, 0)) == {"0 wounds +1", "cultist@ossuary +1"}

Scripts of the rules are run by hand here, so that a single card is seen and not the turn it belongs to. Questions are answered with
what the test says (`space:grotto`), in this order; otherwise with what an absent player would say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.death_may_die import events
from games.death_may_die.rules import attacking, dying, fighting, ignoring, resting, rolls, running
from games.death_may_die.state import Figure, Held, Roll, Side, kind
from games.death_may_die.table import Death
from games.kernel.ask import Ask, Reply, Script

from .given import CARDS, Dice, night, someone

# Nobody whose skills answer what cards do: Vengeance, Lucky and Bull Rush wait for dice and Runs.
CAST = ("ian", "elizabeth", "borya")
PLACES: Mapping[str, tuple[str, str, str]] = {
    "night-shift": ("entrance-hall", "corridor", "corridor"),
    "catacombs": ("chapel", "crypt", "shaft"),
    "low-tide": ("lighthouse", "hold", "loft"),
    "estate": ("entrance-hall", "gallery", "gallery"),
    "theatre": ("stalls", "cloakroom", "cloakroom"),
    "mountain": ("grotto", "swamp", "shaft"),
}
FIGURES: Mapping[str, Mapping[str, Sequence[str]]] = {
    "catacombs": {"cave-mouth": ["ghoul"]},
    "low-tide": {"grotto": ["deep-one"]},
    "estate": {"kitchen": ["ghoul"]},
    "theatre": {"lecture-hall": ["byakhee"], "bedroom": ["cultist"]},
    "mountain": {"tunnel-south": ["fire-vampire"], "tunnel-north": ["cultist"]},
}
TOKENS: Mapping[str, Mapping[str, tuple[str, str, str]]] = {
    "catacombs": {"bone.7": ("investigator", "1", "dug"), "bone.8": ("investigator", "1", "dug")},
    "low-tide": {"water.1": ("space", "hold", ""), "idol.1": ("investigator", "2", "")},
    "estate": {"guest.2": ("investigator", "1", "freed")},
    "theatre": {f"disturbance.{i}": ("card", "", "") for i in range(1, 4)},
    "mountain": {"seal.1": ("investigator", "1", "charged")},
}


def situation(of: str, dice: Sequence[str] = (), people: Mapping[int, Mapping[str, Any]] | None = None, **more: Any) -> Death:
    """Three people in an episode, with something of everything about. The first one is active, and Safe."""
    cast = [someone(id, at=PLACES[of][i], **(people or {}).get(i, {})) for i, id in enumerate(CAST)]
    given = {"figures": FIGURES.get(of, {}), "tokens": TOKENS.get(of, {}), "fire": {}, "phase": "discovery"} | more
    return Death(night(*cast, episode=of, **given), Dice(dice), 0, CARDS)


def holding(of: str, card: str, half: Side, dice: Sequence[str] = (), me: Mapping[str, Any] | None = None, **more: Any) -> Death:
    """The same, and the first one has this half already."""
    return situation(of, dice, {0: {"cards": {card: half}} | dict(me or {})}, **more)


def _answer(question: Ask, said: list[str]) -> Reply:
    question.refresh()
    keys = [o.key for o in question.options]
    if said and said[0] in keys:
        wanted = [said.pop(0)]
    else:
        wanted = [k for k in question.default if k in keys] or keys[: question.least]
    return Reply(question, tuple(o for o in question.options if o.key in wanted))


def resolved(g: Death, script: Script[Any], *answers: str) -> set[str]:
    """Run it to its end: what is different afterwards, and who attacked whom."""
    before, said = _world(g), list(answers)
    try:
        wait = next(script)
        while True:
            question = next(a for a in wait.asks if a.held is None)
            wait = script.send(_answer(question, said))
    except StopIteration:
        pass
    assert not said, f"never asked for {said}"
    attacks = {f"{kind(t.event.enemy)} attacks {t.event.who}" for t in g.told if isinstance(t.event, events.Attacks)}
    return _different(before, _world(g)) | attacks


def settled(g: Death, script: Script[Any]) -> Script[None]:
    yield from script
    yield from dying.settle(g)


def _world(g: Death) -> Counter[str]:
    """Everything that can be counted."""
    s = g.state
    found: Counter[str] = Counter()
    for who, person in enumerate(s.investigators):
        numbers = {"wounds": person.wounds, "stress": person.stress, "sanity": person.sanity, "fire": person.fire}
        found.update({f"{who} {what}": n for what, n in numbers.items()})
        found.update(f"{who} has {h.card}:{h.half}" for h in person.cards)
        found.update({f"companion {h.card} wounds": h.wounds for h in person.cards if h.wounds})
        found[f"{who} at {person.space}"] += 1
    found.update(f"{kind(f.id)}@{f.space}" for f in s.figures)
    found.update({f"{kind(f.id)} wounds": f.wounds for f in s.figures if f.wounds})
    for t in s.tokens:
        if t.at != "supply":
            side = f":{t.side}" if t.side else ""
            found[f"{kind(t.id)}{side}@{t.on or t.at}"] += 1
    found.update({f"fire@{space}": n for space, n in s.fire.items()})
    found.update({"mythos pile": len(s.mythos_discard)})
    found.update(f"{e.what} {e.on}" + (f" {e.n}" if e.n else "") for e in s.lasting)
    return found


def _different(before: Counter[str], after: Counter[str]) -> set[str]:
    said: set[str] = set()
    for key in before.keys() | after.keys():
        n = after[key] - before[key]
        if n:
            said.add(f"{key} {n:+}")
    return said


# What somebody could do


def able(g: Death, who: int = 0) -> dict[str, int]:
    """What skills and cards of somebody amount to, as the rules ask for it."""
    person, of = g.inv(who), g.state.episode
    found = {
        "run": running.reach(g, who),
        "rest": resting.amount(g, who),
        "max stress": g.max_stress(who),
        "signs": rolls.signs_that_count(g, who),
        "dice here": rolls.bonus_dice(g, who, "attack", []),
        "dice afar": rolls.bonus_dice(g, who, "shot", []),
        "free own": rolls.free_rerolls(g, Roll(who=who, why="task")),
        "free against": rolls.free_rerolls(g, Roll(who=who, why="attacked")),
        "ignored wounds": ignoring.could_ignore(g, who, "wounds", "attack"),
        "ignored burns": ignoring.could_ignore(g, who, "wounds", "fire"),
        "ignored sanity": ignoring.could_ignore(g, who, "sanity"),
        "ignored stress": ignoring.could_ignore(g, who, "stress"),
        "steps": len({o.value.end for o in running.extra_steps(g, who)}),
        "more against cultists": attacking.extra(g, who, "cultist.1"),
        "more against monsters": attacking.extra(g, who, f"{CARDS.episodes[of].monsters[0]}.1"),
    }
    found |= {f"dice {a.id}": rolls.bonus_dice(g, who, "task", [], a.id) for a in g.episode.actions}
    found |= {f"{s} level": g.level(who, s) for s in CARDS.skills}
    for enemy in (*g.episode.monsters, "cultist"):
        figure = Figure(id=f"{enemy}.1", space=person.space)
        found[f"{enemy} dice"] = sum(fighting.dice_of(g, figure, who))
    found["range"] = max(
        (int(t.far) and g.distances(person.space)[_space(g, t.figures[0])] for t in attacking.targets(g, who)), default=0
    )
    return found


def _space(g: Death, id: str) -> str:
    figure = g.figure(id)
    return figure.space if figure else ""


def gained(of: str, card: str, half: Side) -> set[str]:
    """What holding a half changes. Enemies stand one and two spaces away, so that ranges show."""
    start = PLACES[of][0]
    distances = situation(of).distances(start)
    near, far = (next(s for s, d in sorted(distances.items()) if d == n) for n in (1, 2))
    figures = {near: ["cultist"], far: ["cultist"]}
    without = able(situation(of, figures=figures, tokens={}))
    g = situation(of, figures=figures, tokens={})
    g.state.investigators[0].cards.append(Held(card=card, half=half))
    got = able(g)
    return {f"{what} {got[what] - without[what]:+}" for what in got if got[what] != without[what]}
