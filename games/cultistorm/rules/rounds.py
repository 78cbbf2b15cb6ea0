"""The round (Spielablauf): CS-ROUND. One step of the machine is a phase; in combat, a fight."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.moments import BOOK, CultistPhaseStart, GameOver, HorrorPhaseStart, Investigators, RoundEnd
from games.cultistorm.rules import (
    combat,
    cultists,
    dicework,
    great_old_ones,
    horror,
    insanity,
    preparation,
    refresh,
    sealing,
    setup,
    supports,
    winning,
)
from games.cultistorm.rules.interrupts import GameEndsNow
from games.cultistorm.state import Phase
from games.cultistorm.table import Storm
from games.kernel.ask import Script


def step(g: Storm) -> Script[None]:
    """The phase the state is in, and what comes after it."""
    try:
        yield from _phase(g)
    except GameEndsNow:
        end_of_the_game(g)
    finally:
        g.forget()


def end_of_the_game(g: Storm) -> None:
    s = g.state
    s.phase, s.fight, s.offers, s.horror_queue = "over", None, [], 0
    s.cultist_discard += s.drawn  # the one that was too many
    s.drawn = []
    for cards in s.found.values():
        s.object_discard += cards
    s.found = {}
    if s.horror_card:
        s.horror_discard.append(s.horror_card)
        s.horror_card = ""
    supports.give_back_all(g, "now")
    BOOK.now(g, GameOver(s.result == "won"))


def _phase(g: Storm) -> Script[None]:
    """CS-ROUND-01: six phases in this order."""
    match g.state.phase:
        case "setup":
            yield from setup.set_up(g)
            begin_round(g)
        case "cultists":
            yield from _cultists(g)
            enter(g, "refresh")
        case "refresh":
            yield from refresh.refresh(g)
            enter(g, "horror")
        case "horror":
            yield from BOOK.happens(g, HorrorPhaseStart())
            yield from horror.advance(g)
            enter(g, "preparation")
        case "preparation":
            yield from preparation.prepare(g)
            combat.begin(g)
            enter(g, "combat")
        case "combat":
            if (yield from combat.next_fight(g)):
                yield from combat.end(g)
                enter(g, "sealing")
                insanity.after_combat(g)
        case "sealing":
            yield from sealing.phase(g)
            yield from _round_ends(g)
            begin_round(g)
        case "over":
            return


def enter(g: Storm, phase: Phase) -> None:
    g.state.phase = phase
    g.tell(events.PhaseBegins(phase, g.state.round))


def begin_round(g: Storm) -> None:
    """CS-ROUND-02: the first one has a cultist phase, too. CS-ROUND-03: what is once per round is so again."""
    s = g.state
    s.round += 1
    g.tell(events.RoundBegins(s.round))
    for person in s.investigators:
        person.moves = person.played = person.plain = person.researched = 0
        person.ready = person.auto = False
    enter(g, "cultists")


def _cultists(g: Storm) -> Script[None]:
    """CS-CULT-04, S-09: arrivals, then those Great Old Ones that were there before, then the dice."""
    before = [elder.id for elder in g.state.elders]
    number = BOOK.now(g, Investigators(g.n)).n
    moment = yield from BOOK.happens(g, CultistPhaseStart(number))
    yield from cultists.at_marker(g, moment.arrivals)
    yield from great_old_ones.advance_all(g, before)
    yield from cultists.roll_all(g)
    g.expire("next_cultists")
    supports.give_back_all(g, "time")


def _round_ends(g: Storm) -> Script[None]:
    yield from BOOK.happens(g, RoundEnd(g.state.round))
    winning.check(g)
    dicework.put_back(g)
    g.expire("round")
