"""The turn and the round (AL-TURN, AL-RND, AL-ADR-01..08, S-11, S-12, S-72). One step of the machine is one phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.alone import events
from games.alone.rules import (
    acting,
    adrenaline,
    characters,
    cleanup,
    companions,
    conditions,
    creature_attacks,
    evil,
    items,
    light,
    losing,
    reactions,
    setup,
)
from games.alone.rules.interrupts import GameEndsNow
from games.alone.state import HERO, Action, Loss
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, Script, ask, option


@dataclass(frozen=True, slots=True)
class Declared:
    """Something for the start of a turn (AL-TURN-04): not an action."""

    what: Literal["heal", "bullet", "help", "sacrifice", "item", "stop"]
    track: Loss = "life"
    card: str = ""
    upgraded: bool = False


def step(g: Alone) -> Script[None]:
    """The phase the state is in, and what comes after it."""
    try:
        yield from _phase(g)
    except GameEndsNow:
        g.state.phase = "over"
        g.state.action = None


def _phase(g: Alone) -> Script[None]:
    s = g.state
    match s.phase:
        case "setup":
            yield from setup.set_up(g)
        case "start":
            start_of_turn(g)
            s.phase = "action"
        case "action":
            yield from _action(g)
            s.phase = "action" if s.actions_left > 0 else "turn_end"
        case "turn_end":
            yield from end_of_turn(g)
            # AL-RND-02: the round ends after the last turn is completely finished.
            s.phase = "clean_up" if _last_turn(g) else "start"
        case "clean_up":
            yield from cleanup.clean_up(g)
        case "over":
            return


def start_of_turn(g: Alone) -> None:
    """AL-TURN-03, AL-GEN-02: it is always the hero's turn, with one action."""
    s = g.state
    s.played_this_turn = 0
    s.announced, s.done, s.losses = [], [], []
    s.healed = s.bullet_time = False
    s.actions_left = 1
    g.tell(events.TurnBegins(s.turn + 1, s.rounds))


# Declaring and announcing


def _action(g: Alone) -> Script[None]:
    """One action, and before the first of a turn whatever is declared at its start (AL-TURN-01, 04)."""
    s = g.state
    while True:
        first = s.actions_left == (2 if s.bullet_time else 1)
        options: list[Option[Action | Declared]] = []
        options += acting.options(g)
        if first:
            options += declarable(g)
            # D-09: Locate, the nearest stairs and the nearest switch box.
            msg, default = "al-turn", "locate"
        else:
            options.append(option("stop", Declared("stop")))  # AL-ADR-04, D-10
            msg, default = "al-second", "stop"
        chosen = yield from ask(HERO, msg, options, default=default, turn=s.turn + (1 if first else 0), round=s.rounds)
        if isinstance(chosen, Declared):
            if chosen.what == "stop":
                s.actions_left = 0
                return
            yield from declare(g, chosen)
        elif (yield from acting.complete(g, chosen)):
            s.actions_left -= 1
            yield from acting.act(g, chosen, marker=first)
            return


def declarable(g: Alone) -> list[Option[Action | Declared]]:
    """AL-TURN-04, AL-ADR-01, 07, 12, D-06..D-08: in any order the hero likes (S-11)."""
    s = g.state
    found: list[Option[Action | Declared]] = []
    if not s.healed and adrenaline.spendable(g, "heal") > 0:
        for track in characters.healable(g):
            found.append(option(f"heal:{track}", Declared("heal", track), now=g.track(track), limit=losing.heal_limit(g)))
    if not s.bullet_time and adrenaline.spendable(g, "bullet") > 0:
        found.append(option("bullet", Declared("bullet"), adrenaline=s.adrenaline))
    for o in companions.help_options(g):
        found.append(o.worth(Declared("help", o.value[1], o.value[0])))
    for p in companions.sacrifice_options(g):
        found.append(p.worth(Declared("sacrifice", card=p.value)))
    for q in items.opportunity_options(g, "turn_start"):
        if g.may(f"item:{q.value[0]}", "turn"):
            found.append(q.worth(Declared("item", card=q.value[0], upgraded=q.value[1])))
    return found


def declare(g: Alone, declared: Declared) -> Script[None]:
    s = g.state
    match declared.what:
        case "heal":
            # AL-ADR-01, 07, 08: once per turn, 1 point, under the heal limit.
            s.healed = True
            adrenaline.spend(g, "heal")
            losing.heal(g, declared.track, 1, "adrenaline")
        case "bullet":
            # AL-ADR-02, 03: 2 actions this turn; the second is announced after the first is finished.
            s.bullet_time = True
            s.actions_left = 2
            adrenaline.spend(g, "bullet")
            g.tell(events.BulletTime(s.adrenaline))
        case "help":
            companions.help_heals(g, declared.card, declared.track)
        case "sacrifice":
            yield from companions.sacrifice(g, declared.card)
        case "item":
            g.once(f"item:{declared.card}", "turn")
            yield from items.use(g, declared.card, declared.upgraded)
        case "stop":
            return


# The end of the turn


def _last_turn(g: Alone) -> bool:
    """AL-RND-01: the eighth turn marker is spent."""
    return g.state.turn >= g.cards.numbers.turns


def end_of_turn(g: Alone) -> Script[None]:
    """AL-TURN-08, 09: reactions, attacks with their late answers, smashed lights, then what lasted this turn is over.

    S-91: the clean-up belongs to the eighth turn, so its count of cards and its leader go on until the next round begins."""
    yield from conditions.gas(g)  # S-31: at the beginning of step (1)
    yield from reactions.window(g, Moment("turn_end"))
    yield from items.before_attacks(g)
    yield from _attacks(g)
    light.smash_lights(g)
    g.expire("turn")
    if not _last_turn(g):
        reactions.turn_over(g)
        evil.pass_leader(g)


def _attacks(g: Alone) -> Script[None]:
    """Step (2), and the last window for losses that came in it (AL-REACT-10)."""
    s = g.state
    earlier, s.losses = s.losses, []
    yield from creature_attacks.all_attack(g)
    late = s.losses
    s.losses = earlier + [kind for kind in late if kind not in earlier]
    for kind in late:
        yield from reactions.window(g, Moment("late_loss", loss=kind))
