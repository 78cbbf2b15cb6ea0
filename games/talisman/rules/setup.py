"""Set-up, and how a character comes into the game (SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Ask, Script, Seat, ask_all, option
from games.talisman import events
from games.talisman.moments import own
from games.talisman.rules import possessions, spells, values
from games.talisman.state import Character
from games.talisman.table import Land
from games.talisman.traits import StartCard, StartGold, StartSpells

# A brisk start: so many more Strength and Craft, so much more gold, and a Talisman, as long as the stack has one.
BRISK_GAIN = 5
BRISK_GOLD = 2


def set_up(g: Land) -> Script[None]:
    s = g.state
    cards = g.cards
    g.tell(events.GameBegins(len(s.players), s.brisk))
    s.adventure = list(cards.deck)
    s.spell_deck = list(cards.spell_deck)
    s.stacks = {name: list(stack) for name, stack in cards.stack_cards.items()}
    s.characters = sorted(cards.characters)
    g.shuffle(s.adventure, "shuffle:adventure")
    g.shuffle(s.spell_deck, "shuffle:spells")
    g.shuffle(s.characters, "shuffle:characters")
    _first(g)
    chosen = yield from _choose(g)
    for seat in g.clockwise(s.active):
        yield from enter(g, seat, chosen.get(seat) or draw_character(g, seat, list(chosen.values())))
    s.phase = "movement"


def _first(g: Land) -> None:
    """TM-SETUP-13: the highest roll begins; those who are equal roll again (S-06)."""
    left = list(range(len(g.state.players)))
    again = 0
    while len(left) > 1:
        rolls = {seat: g.die(f"begin:{seat}:{again}") for seat in left}
        for seat, die in rolls.items():
            g.tell(events.BeginningRolled(seat, (die,)))
        left = [seat for seat in left if rolls[seat] == max(rolls.values())]
        again += 1
    g.state.active = left[0]


def free(g: Land, character: str, chosen: Sequence[str] = ()) -> bool:
    """S-02: each figure serves two characters; while one is in play, or chosen to be, the other cannot be."""
    pair = g.cards.characters[character].pair
    in_play = [*(g.char(s).id for s in g.on_board()), *chosen]
    if character in in_play:
        return False
    return not g.state.pairs or pair not in [g.cards.characters[c].pair for c in in_play]


def drawable(g: Land) -> bool:
    return any(free(g, c) for c in g.state.characters)


def draw_character(g: Land, seat: Seat, chosen: Sequence[str] = ()) -> str:
    """TM-SETUP-01. A card whose figure is taken goes back and is shuffled in."""
    s = g.state
    at = next(i for i, c in enumerate(s.characters) if free(g, c, chosen))
    card = s.characters.pop(at)
    if at:
        g.shuffle(s.characters, f"shuffle:characters:{seat}:{s.turn}")
    return card


def _choose(g: Land) -> Script[dict[Seat, str]]:
    """TM-SETUP-02, D-02: by the wishes of the lobby, or asked one after the other, so that nobody takes a figure twice."""
    s = g.state
    taken: dict[Seat, str] = {}
    for seat, wish in enumerate(s.wanted):
        if wish:
            taken[seat] = wish
    if s.chosen:
        for seat in g.clockwise(s.active):
            if seat not in taken:
                taken[seat] = yield from _pick(g, seat, list(taken.values()))
    for card in taken.values():
        s.characters.remove(card)
    return taken


def _pick(g: Land, seat: Seat, taken: list[str]) -> Script[str]:
    pairs = [g.cards.characters[c].pair for c in taken] if g.state.pairs else []
    left = [c for c in sorted(g.state.characters) if c not in taken and g.cards.characters[c].pair not in pairs]
    options = [option(f"be:{c}", c, character=c, msg="tm-opt-be") for c in left]
    drawn = f"be:{g.pick(left, f'character:{seat}')}"
    answer = yield from ask_all({seat: Ask(seat, "tm-choose-character", options, default=(drawn,))})
    return answer[seat][0]


def enter(g: Land, seat: Seat, character: str) -> Script[None]:
    """TM-SETUP-04 … TM-SETUP-10, TM-SETUP-14, and for a later one TM-LIFE-09."""
    card = g.cards.characters[character]
    g.state.players[seat].character = Character(
        id=character,
        space=card.start,
        strength=card.strength,
        craft=card.craft,
        lives=card.lives,
        alignment=card.alignment,
    )
    g.tell(events.CharacterEnters(seat, character, card.start))
    c = g.char(seat)
    c.gold += sum(t.start_gold for _, t in own(g, seat, StartGold))
    if g.state.brisk:
        values.gain(g, seat, "strength", BRISK_GAIN)
        values.gain(g, seat, "craft", BRISK_GAIN)
        possessions.gain_gold(g, seat, BRISK_GOLD)
    # Spells before things: whoever is never without a spell would draw one more while the hand is still to be dealt.
    n = sum(t.start_spells for _, t in own(g, seat, StartSpells))
    if n:
        yield from spells.gain(g, seat, n, if_limit=True)
    if g.state.brisk:
        yield from possessions.give(g, seat, "talisman")
    for _, t in own(g, seat, StartCard):
        yield from possessions.give(g, seat, t.start_card)
