"""An auditor: what must be true of every state of Elder Sign, whatever happened. Used by the large runs and the tests."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.dice import DICE, FACES
from games.elder_sign.rules.clock import POSITIONS
from games.elder_sign.rules.gaining import CLUES
from games.elder_sign.state import ANCIENT, ENTRANCE, ElderState, Investigator, Resource
from games.elder_sign.traits import RaiseMaximum
from games.kernel.census import Census, claim


def audit(state: ElderState, cards: Catalogue) -> None:
    """Every die and card in exactly one place, every track in its range."""
    if not state.ancient and state.phase == "setup":
        return  # nothing is on the table yet
    claim(state.ancient in cards.ancient_ones, f"no Ancient One is called {state.ancient!r}")
    _dice(state)
    _cards(state, cards)
    _people(state, cards)
    _tracks(state, cards)


def _dice(state: ElderState) -> None:
    claim([(key, die.id, die.colour) for key, die in state.dice.items()] == [(id, id, DICE[id]) for id in DICE], "eight dice")
    locked = {lock.die for lock in state.locks}
    claim(locked <= {"", *DICE}, f"{locked} are locked")
    claim(set(state.borrowed) <= set(DICE), f"{state.borrowed} are borrowed")
    spells = {s for p in state.players if p.investigator for s in p.investigator.cast}
    for die in state.dice.values():
        where = f"{die.id} at {die.at} {die.on}"
        claim(die.face is None or die.face in FACES[die.colour], f"{where} shows {die.face}")
        claim(die.at != "lock" or die.id in locked, f"{where}: no lock holds it")
        claim(die.id not in locked or die.at == "lock" or die.id in state.borrowed, f"{where}: locked and yet not on its lock")
        claim(die.at != "spell" or (die.on in spells and die.face is not None), f"{where}: no such spell in play")
        claim(die.at != "focus" or die.face is not None, f"{where}: a focused die shows its result")
        claim(not die.fresh or (die.at == "pool" and die.face is not None), f"{where}: fresh outside a roll")
        if state.attempt is None:
            claim(die.at in ("supply", "spell", "lock", "gone"), f"{where}: left over from an attempt")
    for spell in spells:
        claim(any(d.on == spell for d in state.dice.values()), f"{spell} is cast without a die on it")
    claim(state.awake or all(d.at != "gone" for d in state.dice.values()), "dice leave the game only at the awakening")


def _cards(state: ElderState, cards: Catalogue) -> None:
    everywhere = Census("card")
    for deck in state.decks.values():
        everywhere.at(deck)
    everywhere.at(state.cup)
    everywhere.at(state.box)
    everywhere.at(id for id in (state.mythos, state.arriving) if id)
    on_cards: list[str] = []
    for spot in [*[s for s in state.museum if s], *state.extra, *state.worlds]:
        everywhere.at([spot.card])
        on_cards += [m.id for m in spot.monsters]
        rows = [m.row for m in spot.monsters if m.row is not None]
        claim(len(rows) == len(set(rows)), f"{spot.card}: two monsters on one frame")
        for row in rows:
            claim(cards.adventure(spot.card).tasks[row].frame != "none", f"{spot.card}: a monster on a row without a frame")
    everywhere.at(on_cards)
    everywhere.at(m for m in state.claims if m not in on_cards)
    everywhere.at(state.set_aside)
    for player in state.players:
        p = player.investigator
        if p:
            everywhere.at([*p.common, *p.unique, *p.spells, *p.cast, *p.allies, *p.trophies])
    everywhere.is_all_of(
        [
            *cards.adventures,
            *cards.other_worlds,
            *cards.mythos,
            *cards.common_items,
            *cards.unique_items,
            *cards.spells,
            *cards.allies,
            *cards.monsters,
        ]
    )


def _people(state: ElderState, cards: Catalogue) -> None:
    spots = {s.card for s in [*[m for m in state.museum if m], *state.extra, *state.worlds]}
    ids = [p.investigator.id for p in state.players if p.investigator]
    claim(len(ids) == len(set(ids)), "an investigator at two seats")
    for id in (*ids, *state.devoured):
        claim(id in cards.investigators, f"no investigator is called {id!r}")
    claim(0 <= state.active < len(state.players), f"seat {state.active} is active")
    claim(not set(ids) & set(state.devoured), "a devoured investigator is back")
    over = state.phase == "over"
    for seat, player in enumerate(state.players):
        p = player.investigator
        if p is None:
            continue
        sanity = p.max_sanity + _added(p, "sanity", cards)
        stamina = p.max_stamina + _added(p, "stamina", cards)
        claim(over or 0 <= p.sanity <= sanity, f"seat {seat}: Sanity {p.sanity} of {sanity}")
        claim(over or 0 <= p.stamina <= stamina, f"seat {seat}: Stamina {p.stamina} of {stamina}")
        claim(p.place in ({ANCIENT} if state.awake else {ENTRANCE, *spots}), f"seat {seat} stands on {p.place}")
        claim(not player.out and not player.pending, f"seat {seat} plays and is out")
    clues = sum(p.investigator.clues for p in state.players if p.investigator)
    claim(0 <= clues <= CLUES, f"{clues} clue tokens")


def _added(p: Investigator, resource: Resource, cards: Catalogue) -> int:
    """What allies add to a maximum."""
    traits = [t for a in p.allies for t in cards.allies[a].traits]
    return sum(t.n for t in traits if isinstance(t, RaiseMaximum) and t.raise_maximum == resource)


def _tracks(state: ElderState, cards: Catalogue) -> None:
    ancient = cards.ancient_ones[state.ancient]
    claim(0 <= state.doom <= ancient.doom_length, f"doom {state.doom}")
    claim(0 <= state.signs <= ancient.signs, f"{state.signs} signs")
    claim(0 <= state.clock < POSITIONS, f"clock {state.clock}")
    claim(state.awake or state.phase == "over" or len(state.museum) in (0, 6), "six places in the museum")


def audit_pause(state: ElderState, cards: Catalogue) -> None:
    """Between two answers: the above, and nothing is overdue. Whoever moves, or has come to the end of their turn, stands above
    0 with all the others (ES-DEV-01), and a full track has awakened the Ancient One (ES-DOOM-03).

    Elsewhere a pause may lie in the middle of a batch, after which all this is looked at (ES-REW-09, S-40); so it does while
    whoever moves is being devoured.
    """
    audit(state, cards)
    claim(not (state.awake and state.awaken_now), "awake, and about to awaken")
    if state.attempt is None and state.phase in ("movement", "clock"):
        for seat, player in enumerate(state.players):
            p = player.investigator
            claim(p is None or (p.sanity > 0 and p.stamina > 0), f"seat {seat} should have been devoured")
    if state.phase == "movement" and state.players[state.active].investigator:
        claim(not state.awaken_now, "the Ancient One should have awakened")
        full = cards.ancient_ones[state.ancient].doom_length
        claim(state.doom < full, "the track is full, and the Ancient One sleeps")
        claim(not state.set_aside, f"{state.set_aside} belong into the cup")
