"""Monsters (Monster): ES-MON, S-26…S-28, S-52, S-53, S-59, S-62."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.elder_sign import events
from games.elder_sign.moments import BOOK, MonsterClaimed, MonsterComes
from games.elder_sign.rules import ending, gaining, locks
from games.elder_sign.state import ENTRANCE, Marker, Spot
from games.elder_sign.table import Elder
from games.elder_sign.traits import SignLostForMonster
from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.effects import run_all
from games.kernel.hooks import Source


@dataclass(frozen=True, slots=True)
class Place:
    card: str
    row: int | None


def monster_appears(g: Elder, who: Seat, cause: str, only_on: str | None = None, kept_away: bool = False) -> Script[None]:
    """ES-MON-01: a random marker from the cup onto a free monster task, at the choice of who resolves it (ES-MON-07).

    `cause` is what brings it, so that another deed brings another one.
    """
    if g.state.awake:
        return
    if kept_away or not g.state.cup or not g.spots() or not BOOK.now(g, MonsterComes()).comes:
        g.tell(events.NoMonsterComes(who))
        return
    monster = g.pick(sorted(g.state.cup), g.deed(f"monster:{who}:{g.state.turn}", cause))
    g.state.cup.remove(monster)
    g.state.arriving = monster
    g.reveal()
    # "Here" is the card itself, as long as it lies on the table; a reward or a monster's back is read when it has left.
    here = next((spot for spot in g.spots() if spot.card == only_on), None)
    places = [Place(here.card, row) for row in free_frames(g, here)] if here else []
    if here and not places:
        places = [Place(here.card, None)]
    places = places or legal_places(g)
    place = places[0]
    if len(places) > 1:
        options = [
            Option(
                f"place:{p.card}:{'below' if p.row is None else p.row}",
                p,
                (("card", p.card), ("row", -1 if p.row is None else p.row)),
                "es-opt-place-below" if p.row is None else "",
            )
            for p in places
        ]
        place = yield from ask(who, "es-place-monster", options, default=_safest(g, places, options), monster=monster)
    g.spot(place.card).monsters.append(Marker(id=monster, row=place.row))
    g.state.arriving = ""
    g.tell(events.MonsterAppears(monster, place.card, place.row))
    colour = g.cards.monsters[monster].lock
    if colour:
        yield from locks.lock(g, monster, colour)


def free_frames(g: Elder, spot: Spot) -> list[int]:
    """Free monster tasks of a card. Solved rows of the running attempt, and frames above them on an arrow card, are not (S-27)."""
    card = g.cards.adventure(spot.card)
    taken = {m.row for m in spot.monsters}
    solved: set[int] = set()
    if g.state.attempt and g.state.attempt.card == spot.card:
        solved = {int(r[1:]) for r in g.state.attempt.solved if r[0] == "t"}
    last_solved = max(solved, default=-1) if card.arrow else -1
    return [i for i, t in enumerate(card.tasks) if t.frame != "none" and i not in taken and i not in solved and i > last_solved]


def legal_places(g: Elder) -> list[Place]:
    """Free frames; without any, below the tasks of a card, evenly distributed (ES-MON-08/09, S-62)."""
    frames = [Place(s.card, row) for s in g.spots() for row in free_frames(g, s)]
    if frames:
        return frames
    below = {s.card: sum(m.row is None for m in s.monsters) for s in g.spots()}
    fewest = min(below.values())
    return [Place(card, None) for card, n in below.items() if n == fewest]


def _safest(g: Elder, places: list[Place], options: list[Option[Place]]) -> str:
    """D-17: a full frame on a card without investigators, then partial, then empty; tie: top-left first."""
    order = {"full": 0, "partial": 1, "empty": 2, "none": 3}

    def rank(i: int) -> tuple[bool, int, int]:
        p = places[i]
        frame = "none" if p.row is None else g.cards.adventure(p.card).tasks[p.row].frame
        return (bool(g.seats_on(p.card)), order[frame], i)

    return options[min(range(len(places)), key=rank)].key


# Defeat by items and spells


def defeatable(g: Elder, who: Seat, where: str) -> list[tuple[Spot, Marker]]:
    """Monsters in play, of any card or only of the own one; not those defeated or solved already."""
    if g.state.awake or g.state.phase not in ("movement", "adventure"):
        return []  # S-81: only until the end of the adventure phase
    if not g.has_investigator(who):
        return []
    here = g.inv(who).place
    solved = g.state.attempt.slain if g.state.attempt else []
    return [
        (s, m) for s in g.spots() if where == "any" or s.card == here for m in s.monsters if not m.defeated and m.id not in solved
    ]


def _choose(g: Elder, who: Seat, where: str, deed: Literal["defeat", "banish"]) -> Script[tuple[Spot, Marker]]:
    found = defeatable(g, who, where)
    if len(found) == 1:
        return found[0]
    options = [
        Option(f"monster:{m.id}", (s, m), (("monster", m.id), ("card", s.card)), f"es-opt-monster-{deed}") for s, m in found
    ]
    chosen = yield from ask(who, f"es-{deed}", options)
    return chosen


def defeat_by_card(g: Elder, who: Seat, where: str) -> Script[None]:
    """ES-MON-24/25: its marker is turned over, its conditions and costs are ignored; received at the end of the phase."""
    if not defeatable(g, who, where):
        return
    _spot, marker = yield from _choose(g, who, where, "defeat")
    marker.defeated = True
    g.state.claims.append(marker.id)
    g.tell(events.MonsterDefeated(who, marker.id, by_card=True))


def banish_by_card(g: Elder, who: Seat) -> Script[None]:
    """Z12: back to the cup, no trophy; its lock ends at once and the printed row counts again."""
    if not defeatable(g, who, "any"):
        return
    spot, marker = yield from _choose(g, who, "any", "banish")
    spot.monsters.remove(marker)
    to_cup(g, [marker.id])
    g.tell(events.MonsterBanished(who, marker.id))


def to_cup(g: Elder, ids: list[str]) -> None:
    """Without a trophy: back into the cup, locks released."""
    for id in ids:
        locks.release(g, id)
        g.state.cup.append(id)
    g.state.cup.sort()


# Receiving trophies


def solved_monster(g: Elder, who: Seat, monster: str) -> None:
    """ES-MON-14/20: its task is solved; it is received at the end of the phase."""
    g.attempt.slain.append(monster)
    g.tell(events.MonsterDefeated(who, monster))


def claim_defeated(g: Elder, who: Seat, by_task: list[str]) -> Script[None]:
    """ES-MON-20…22, ES-MON-25, D-39: at the end of the adventure phase, in an order the player likes (S-63).

    A back instruction may bring anything: whoever is devoured by one receives no more. What is left goes to the cup as the
    phase is cut short (S-39).
    """
    g.state.claims = [*by_task, *(m for m in g.state.claims if m not in by_task)]
    _lift(g, g.state.claims)
    while g.state.claims and g.has_investigator(who):
        waiting = g.state.claims
        monster = waiting[0]
        if len(waiting) > 1 and any(g.cards.monsters[m].claim for m in waiting):
            options = [Option(f"claim:{m}", m, (("monster", m),)) for m in waiting]
            monster = yield from ask(who, "es-claim", options)
        yield from _claim(g, who, monster, monster in by_task)


def _lift(g: Elder, ids: list[str]) -> None:
    """ES-MON-26: the markers leave the cards; the printed tasks below them count again."""
    for spot in g.spots():
        spot.monsters = [m for m in spot.monsters if m.id not in ids]


def _claim(g: Elder, who: Seat, monster: str, by_task: bool) -> Script[None]:
    card = g.cards.monsters[monster]
    person = g.inv(who)
    _lift(g, [monster])  # one that another's back instruction has defeated just now still lies on its card
    g.state.claims.remove(monster)
    person.trophies.append(monster)
    claimed = BOOK.now(g, MonsterClaimed(monster, by_task))
    person.trophy_bonus += [monster] * claimed.bonus
    g.tell(events.MonsterClaimed(who, monster, card.trophy + claimed.bonus))
    locks.release(g, monster)
    yield from BOOK.reacted(g, claimed)
    yield from gaining.one_batch(g, run_all(card.claim, g, who, monster))


@BOOK.reacts(MonsterClaimed, SignLostForMonster)
def _sign_lost_for_it(g: Elder, src: Source, claimed: MonsterClaimed) -> None:
    """Yig: a Cultist defeated by its task, when its marker is received (S-98)."""
    if claimed.by_task and g.cards.monsters[claimed.monster].tribe == src.trait.sign_lost_for:
        ending.remove_elder_signs(g, 1)


def below_tasks(g: Elder, spot: Spot) -> list[str]:
    return [m.id for m in spot.monsters if m.row is None]


def abandon(g: Elder, spot: Spot) -> None:
    """S-28: a card leaves play by an effect: monsters to the cup, investigators to the entrance, its locks end."""
    to_cup(g, [m.id for m in spot.monsters])
    g.state.claims = [c for c in g.state.claims if c not in {m.id for m in spot.monsters}]
    spot.monsters = []
    locks.release(g, spot.card)
    for seat in g.seats_on(spot.card):
        g.inv(seat).place = ENTRANCE
