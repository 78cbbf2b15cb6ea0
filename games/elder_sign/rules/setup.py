"""Setting up (Spielaufbau): ES-SETUP, S-04, S-05, S-77, D-01…D-03."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.dice import DICE
from games.elder_sign.rules import devouring, midnight, museum
from games.elder_sign.state import Deck, Die
from games.elder_sign.table import Elder
from games.kernel.ask import Script

ADVENTURES_FACE_UP = 6


def set_up(g: Elder) -> Script[None]:
    """In the order of the book."""
    s = g.state
    # ES-SETUP-01: the hand on XII, all eight dice in the common pool.
    s.clock = 0
    s.dice = {id: Die(id=id, colour=colour) for id, colour in DICE.items()}
    # ES-SETUP-02: the Ancient One, chosen by the table or drawn.
    ancients = sorted(a.id for a in g.cards.ancient_ones.values() if s.wanted_difficulty in ("", a.difficulty))
    s.ancient = s.wanted_ancient or g.pick(ancients, "setup:ancient")
    g.tell(events.GameBegins(s.ancient, g.ancient.signs, g.ancient.doom_length))
    # ES-SETUP-03: the cup; masks only with Nyarlathotep.
    s.cup = sorted(m.id for m in g.cards.monsters.values() if g.ancient.masks or not m.mask)
    s.box = sorted(m.id for m in g.cards.monsters.values() if m.mask and not g.ancient.masks)
    # ES-SETUP-04, -06, -12: all decks shuffled.
    for name, shelf in _decks(g).items():
        s.decks[name] = sorted(shelf)
        g.shuffle(s.decks[name], f"shuffle:{name}")
    # ES-SETUP-11 first, because locks and monsters of the dealt cards are the start player's to decide (S-05).
    s.active = g.draw(len(s.players), "setup:start-player")
    # ES-SETUP-08…10: one investigator each, drawn or chosen, before the museum is dealt so that everybody is at the table.
    yield from _investigators(g)
    s.museum = [None] * ADVENTURES_FACE_UP
    for slot in range(ADVENTURES_FACE_UP):
        yield from museum.fill_slot(g, slot, s.active)
    # ES-SETUP-12: the first Mythos card, resolved now (S-04).
    yield from midnight.draw_mythos(g, s.active)
    for seat in g.clockwise(s.active):
        yield from devouring.take_new_investigator(g, seat)
    s.phase = "attack" if s.awake else "movement"
    s.turn = 1
    g.tell(events.TurnBegins(s.active, s.turn))


def _decks(g: Elder) -> dict[Deck, list[str]]:
    c = g.cards
    return {
        "adventure": list(c.adventures),
        "other_world": list(c.other_worlds),
        "mythos": list(c.mythos),
        "common": list(c.common_items),
        "unique": list(c.unique_items),
        "spell": list(c.spells),
        "ally": list(c.allies),
    }


def _investigators(g: Elder) -> Script[None]:
    s = g.state
    wanted = [*s.wanted_investigators, *[""] * len(s.players)][: len(s.players)]
    left = [i for i in sorted(g.cards.investigators) if i not in wanted]
    for seat, wish in enumerate(wanted):
        id = wish or left.pop(g.draw(len(left), f"setup:investigator:{seat}"))
        yield from devouring.enter(g, seat, id)
