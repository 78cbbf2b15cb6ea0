"""What cards have done to single creatures for the rest of a turn: re-rolls, the deadly bonus, more dice (D-33, D-47, S-36).

That such a card was played everybody saw; whom its player chose is evil's secret, until the creature shows it. So whoever might
bear it is treated alike: where the bearer's player has something to decide, a pause comes for every creature the card could mean.
"""

from __future__ import annotations

from games.alone import events
from games.alone.dice import Face
from games.alone.rules import dice, reactions
from games.alone.state import Creature, Lasting, Played
from games.alone.table import Alone
from games.kernel.ask import Script, ask, ask_some, option, ponder

IN_ATTACKS = ("rerolls_failures", "deadly_bonus", "creature_dice")  # what tells in an attack who bears it


def could_bear(g: Alone, what: str, creature: Creature) -> list[Played]:
    """The cards of this turn that gave some creature this, and perhaps this one. By what everybody saw: the cards, and the kind."""
    return [p for p in reactions.face_up_this_turn(g) if _may_mean(g, p, what, creature)]


def _may_mean(g: Alone, played: Played, what: str, creature: Creature) -> bool:
    effects = g.cards.reactions[played.card].in_play(played.dangerous)
    kinds = [e.kind for e in effects if e.kind]
    return any(e.gives(what) for e in effects) and (not kinds or creature.kind in kinds)


def on(g: Alone, what: str, creature: Creature) -> list[Lasting | None]:
    """What cards have done to this creature, in the order they were played; None for one it could bear and does not."""
    own = [e for e in g.state.lasting if e.what == what and e.on == creature.id]
    found: list[Lasting | None] = []
    for played in could_bear(g, what, creature):
        effect = next((e for e in own if e.card == played.card and e.by in (0, played.seat)), None)
        if effect is not None:
            own.remove(effect)
        found.append(effect)
    return [*found, *own]


def may_differ(g: Alone, alike: list[Creature]) -> bool:
    """Could a card have made one of these another than the rest? As everybody sees it."""
    return any(could_bear(g, what, creature) for what in IN_ATTACKS for creature in alike)


def borne(g: Alone, creature: Creature) -> tuple[tuple[str, int, int], ...]:
    """What it really bears, for comparing two that look alike."""
    return tuple(sorted((e.what, e.n, e.by) for e in g.state.lasting if e.on == creature.id and e.what in IN_ATTACKS))


def deadly(g: Alone, creature: Creature) -> Script[int]:
    """D-47: a card lets it attack with more dice and die of it; not unless its player wants. Each copy of the card by itself."""
    more = 0
    for effect in on(g, "deadly_bonus", creature):
        if effect is None:
            yield from nothing_to_decide(g)
            continue
        n = effect.n
        options = [option("no", 0), option("deadly", n, tone="danger", n=n)]
        who = reactions.player_of(g, effect)
        more += yield from ask(
            who, "al-deadly-bonus", options, default="no", cover=g.cover(), audience=g.evil, kind=creature.kind, n=n
        )
    return more


def own_rerolls(g: Alone, creature: Creature, faces: list[Face], conditional: bool, label: str) -> Script[list[Face]]:
    """S-36, D-47: cards that let a creature re-roll failures, once for each card; by default all failures."""
    for effect in on(g, "rerolls_failures", creature):
        failed = dice.failing(faces, conditional)
        if not failed:
            break
        if effect is None:
            yield from nothing_to_decide(g)
            continue
        again = yield from ask_some(
            reactions.player_of(g, effect),
            "al-evil-reroll",
            [option(f"die:{i}", i, face=faces[i]) for i in failed],
            0,
            len(failed),
            default=[f"die:{i}" for i in failed],
            cover=g.cover(),
            audience=g.evil,
            kind=creature.kind,
        )
        if again:
            faces = dice.reroll(g, faces, again, label, effect.card)
            g.tell(events.Rerolled(creature.kind, tuple(faces), dice.hits(faces, conditional), effect.card))
    return faces


def nothing_to_decide(g: Alone) -> Script[None]:
    """One pause where somebody would have to answer: so not `Alone.beat`, which makes one of several."""
    yield from ponder(g.state.leader, "al-evil-stirs", (), cover=g.cover())
