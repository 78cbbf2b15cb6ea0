"""Set-up (Spielaufbau): DMD-SETUP, S02, S51."""

from __future__ import annotations

from collections.abc import Sequence

from games.death_may_die import events
from games.death_may_die.rules import holding, orders
from games.death_may_die.state import Figure, Investigator, Token
from games.death_may_die.table import Death
from games.kernel.ask import Ask, Script, Seat, ask_all, option

SOLO = 2  # investigators of one player alone (DMD-SETUP-13)
FIRST_PAIR = ("night-shift", "cthulhu")  # D01: for those who do not choose


def set_up(g: Death) -> Script[None]:
    s = g.state
    s.episode = s.wanted_episode or FIRST_PAIR[0]
    s.great_old_one = s.wanted_great_old_one or FIRST_PAIR[1]
    s.orders = {str(player): orders.usual(g) for player in range(s.players)}
    _tokens(g)
    _map(g)
    s.mythos = sorted(c.id for c in g.cards.mythos.values() if c.of in (s.episode, s.great_old_one))
    g.shuffle(s.mythos, f"mythos:0:{len(s.mythos)}")  # DMD-SETUP-09
    s.discoveries = sorted(c.id for c in g.cards.discoveries.values() if c.of == s.episode)
    g.shuffle(s.discoveries, f"discoveries:0:{len(s.discoveries)}")  # DMD-SETUP-10
    g.tell(events.EpisodeBegins(s.episode, s.great_old_one))
    chosen = yield from _choose(g)
    _seat(g, chosen)
    s.active = g.draw(len(s.investigators), "first:player")  # DMD-SETUP-16


def _tokens(g: Death) -> None:
    """The special tokens of both boxes."""
    every = {**g.episode.tokens, **g.great.tokens}
    g.state.tokens = [Token(id=f"{kind}.{i}") for kind, n in every.items() for i in range(1, n + 1)]


def _map(g: Death) -> None:
    """DMD-SETUP-07, as on the back of the episode card; enemies from the supply of both reference cards (DMD-SETUP-06)."""
    s, plan = g.state, g.episode.plan
    for space, kinds in plan.enemies.items():
        for enemy in kinds:
            supply = g.supply(enemy)
            if supply:
                s.figures.append(Figure(id=supply[0], space=space))
    s.fire = dict(plan.fire)
    for kind, spaces in plan.tokens.items():
        for i, space in enumerate(spaces, 1):
            holding.put(g.token(f"{kind}.{i}"), "space", space)


def _choose(g: Death) -> Script[list[str]]:
    """DMD-SETUP-11: everybody one, nobody twice. Wishes first, then those who have none are asked at the same time; whoever named
    somebody whom a seat before them named too is asked again, among those left."""
    s = g.state
    n = max(SOLO, s.players)
    wanted = [*s.wanted_investigators, *[""] * n][:n]
    free = [i for i in g.cards.investigators if i not in wanted]
    lots = list(free)
    g.shuffle(lots, f"investigators:{len(lots)}")  # D02: whoever is absent gets one by lot
    taken: dict[int, str] = {who: "" for who in range(n) if not wanted[who]}
    while taken:
        asking = list(taken)
        left = [i for i in lots if i in free]
        chosen = yield from ask_all({who: _question(who, s.players, free, left[i], taken[who]) for i, who in enumerate(asking)})
        for who in asking:
            named = chosen[who][0] if chosen[who] else left.pop()  # nobody answers for whoever is gone
            if named in free:
                wanted[who] = named
                free.remove(named)
                del taken[who]
            else:
                taken[who] = named
    return wanted


def _question(who: int, players: int, free: Sequence[str], lot: str, taken: str) -> Ask:
    """`taken`: whom this one wanted to be, and somebody else is."""
    seat: Seat = 0 if players == 1 else who
    options = [option(f"be:{i}", i, investigator=i) for i in free]
    again = (("investigator", taken),) if taken else ()
    msg = "dmd-investigator-again" if taken else "dmd-investigator"
    return Ask(seat, msg, options, (("number", who + 1), *again), default=(f"be:{lot}",))


def _seat(g: Death, chosen: list[str]) -> None:
    """DMD-SETUP-12, 14, 15: on the start space, all skills at level 1, a psychosis each; the rest are out of the game."""
    s = g.state
    psychoses = sorted(g.cards.psychoses)
    g.shuffle(psychoses, f"psychoses:{len(chosen)}")
    for who, id in enumerate(chosen):
        s.investigators.append(
            Investigator(
                id=id,
                player=0 if s.players == 1 else who,
                space=g.episode.plan.start,
                levels=dict.fromkeys(g.cards.investigators[id].skills, 1),
                psychosis=psychoses.pop(),
            )
        )
        g.tell(events.InvestigatorJoins(who, id, s.investigators[-1].psychosis))
    s.psychoses_out = sorted(psychoses)
