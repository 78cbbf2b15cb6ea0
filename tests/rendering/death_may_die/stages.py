"""Tables to draw: a game that has just begun, moved to where something is to be seen, and its ends."""

from __future__ import annotations

from functools import lru_cache

from games.death_may_die.game import DeathMayDie, DeathOptions
from games.death_may_die.state import DeathState, Die, Figure, Held, Roll
from games.death_may_die.view import DeathView
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate

RULES = DeathMayDie()
CARDS = RULES.cards
EPISODES = sorted(CARDS.episodes)

# From one letter to the longest a Discord name can be, with what no font draws.
NAMES = {0: "Jo", 1: "Jörg-Sebastian von Hohenstein-Au", 2: "🐸🐸🐸", 3: "{dmd_wound} **bold** {{", 4: "W" * 32}


@lru_cache(maxsize=16)
def _begun(seats: int, episode: str, great: str) -> str:
    options = DeathOptions(episode=episode, great_old_one=great)
    live = Live(RULES, Fate(b"pictures"), new_game(RULES, RULES.new(seats, options)))
    while not live.state.investigators or live.state.phase == "setup":
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, ask.default or tuple(list(ask.keys)[: max(1, ask.least)]))
    return live.state.model_dump_json()


def begun(seats: int = 5, episode: str = "night-shift", great: str = "hastur") -> DeathState:
    """The first turn. A fresh copy: change what you like."""
    state = DeathState.model_validate_json(_begun(seats, episode, great))
    state.phase, state.actions, state.roll, state.discovering, state.mythos_card = "actions", 3, None, [], ""
    return state


def shown(state: DeathState, viewer: int | None = None) -> DeathView:
    return RULES.view(state, viewer)


def acting(episode: str = "night-shift", great: str = "hastur", seats: int = 5) -> DeathView:
    return shown(begun(seats, episode, great))


def crowded(great: str = "hastur") -> DeathView:
    """Everybody on the start space with more enemies than fit, fire, tokens, the Great Old One; everybody hurt and mad."""
    state = begun(5, "night-shift", great)
    start = CARDS.episodes["night-shift"].plan.start
    kinds = ("cultist", "byakhee", "fire-vampire", "disciple-of-hastur" if great == "hastur" else "star-spawn")
    state.figures = [
        Figure(id=f"{kind}.{i}", space=start, wounds=i % 2) for kind in kinds for i in range(1, 5 if kind == "cultist" else 3)
    ]
    state.figures.append(Figure(id=great, space=start))
    state.arrived, state.disrupted, state.stage, state.track, state.stage_wounds = True, True, 3, 6, 4
    state.fire = {start: 4, "corridor": 1}
    for token in state.tokens:
        if token.id.partition(".")[0] in ("corpse", "knife"):
            token.at, token.on = "space", start
    for p in state.investigators:
        p.space, p.wounds, p.stress, p.sanity, p.bonus, p.fire = start, 5, 5, 15, 4, 2
        p.levels = dict.fromkeys(p.levels, 4)
    return shown(state)


def busy(episode: str) -> DeathView:
    """Late in a game: at each gate a handful of enemies beside tokens and fire, people with some of them."""
    state = begun(5, episode, "cthulhu")
    gates = list(CARDS.episodes[episode].plan.gates.values())
    monsters = CARDS.episodes[episode].monsters
    state.figures = [Figure(id=f"cultist.{i + 1}", space=gates[i % 3], wounds=i % 2) for i in range(9)]
    state.figures += [Figure(id=f"{monsters[i % len(monsters)]}.{i + 1}", space=gates[i]) for i in range(3)]
    state.track, state.fire = 4, {gates[0]: 1}
    for p, space in zip(state.investigators, (gates[0], gates[2]), strict=False):
        p.space = space
    return shown(state)


def laden() -> DeathView:
    """Somebody with everything one can hold."""
    state = begun(3)
    p = state.investigators[0]
    taken = [
        (id, side)
        for id, card in CARDS.discoveries.items()
        for side in ("left", "right")
        if getattr(card, side) and getattr(card, side).kind in ("item", "companion", "condition")
    ]
    p.cards = [Held(card=id, half=side) for id, side in taken[:5]]  # type: ignore[arg-type]
    for token in state.tokens:
        if token.id.partition(".")[0] in ("knife", "yellow-sign"):
            token.at, token.on = "investigator", "0"
    p.levels = dict.fromkeys(p.levels, 3)
    return shown(state)


def beset() -> DeathView:
    """Two on the start space with two enemies, each with something in hand; a third elsewhere."""
    state = begun(3)
    first, second, third = state.investigators
    here = first.space
    second.space, third.space = here, "corridor" if here != "corridor" else "archive"
    state.figures = [Figure(id="byakhee.1", space=here, wounds=1), Figure(id="cultist.1", space=here)]
    first.cards = [Held(card="find-1", half="left"), Held(card="find-2", half="right")]
    second.cards = [Held(card="find-4", half="left")]
    return shown(state)


def roll(why: str, dice: str, *, by: str = "", target: str = "", need: int = 0) -> DeathView:
    """`dice`: s success, b both, e sign, t tentacle, . blank; a capital letter or a comma is a bonus die."""
    state = begun(3)
    space = state.investigators[0].space
    state.figures = [Figure(id="byakhee.1", space=space, wounds=1), Figure(id="cultist.1", space=space)]
    faces = {"s": "success", "b": "both", "e": "sign", "t": "tentacle", ".": "blank", ",": "blank"}
    thrown = [Die(kind="bonus" if ch.isupper() or ch == "," else "standard", face=faces[ch.lower()]) for ch in dice]  # type: ignore[arg-type]
    state.roll = Roll(who=0, why=why, by=by, targets=[target] if target else [], dice=thrown, need=need)  # type: ignore[arg-type]
    return shown(state)


def rolls() -> dict[str, DeathView]:
    return {
        "attack": roll("attack", "sb.E,", target="byakhee.1"),
        "killed": roll("attack", "ss.", target="cultist.1"),
        "shot": roll("shot", "...", target="cultist.1"),
        "attacked": roll("attacked", "sbt", by="byakhee.1"),
        "fire": roll("fire", "s.", by="fire"),
        "task": roll("task", "se.S", by="loot", need=2),
        "many": roll("attack", "sbes..tsSE,S", target="byakhee.1"),
    }


def finding(card: str) -> DeathView:
    state = begun(2)
    state.phase, state.discovering = "discovery", [card]
    return shown(state)


def over(result: str, lost: tuple[int, ...] = (), great: str = "hastur", seats: int = 3) -> DeathView:
    state = begun(seats, great=great)
    state.phase, state.result = "over", result  # type: ignore[assignment]
    for who in lost:
        state.investigators[who].fate = "killed" if who % 2 else "insane"
    return shown(state)


def opening() -> DeathView:
    return shown(RULES.new(3, DeathOptions()))
