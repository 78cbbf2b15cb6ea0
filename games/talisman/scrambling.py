"""Another state that a viewer cannot tell from this one: other spells in other hands, another order of the decks, other orders laid
ready."""

from __future__ import annotations

from games.kernel.ask import Seat
from games.kernel.rules import Chance
from games.talisman.content import Catalogue
from games.talisman.rules.armed import Ready
from games.talisman.state import TalismanState


def scramble(state: TalismanState, viewer: Seat | None, cards: Catalogue, chance: Chance) -> TalismanState:
    other = TalismanState.model_validate_json(state.model_dump_json())
    if other.phase != "over":
        _spells(other, viewer, chance)
        _armed(other, viewer, cards, chance)
    seen = len(state.players[viewer].foreseen) if viewer is not None else 0
    known, hidden = other.adventure[:seen], other.adventure[seen:]
    shuffle(hidden, chance)
    other.adventure = known + hidden
    shuffle(other.characters, chance)
    for seat, player in enumerate(other.players):
        if seat != viewer and player.foreseen:
            player.foreseen = other.adventure[: len(player.foreseen)]
    return other


def _spells(state: TalismanState, viewer: Seat | None, chance: Chance) -> None:
    """All spells the viewer cannot see are dealt anew: hands, deck, and what the dead held."""
    hands = [p.character.spells for seat, p in enumerate(state.players) if seat != viewer and p.character is not None]
    unseen = [card for hand in hands for card in hand] + state.spell_deck + state.buried
    shuffle(unseen, chance)
    for hand in hands:
        hand[:] = [unseen.pop() for _ in hand]
    state.spell_deck = [unseen.pop() for _ in state.spell_deck]
    buried = dict(zip(state.buried, unseen, strict=True))
    state.buried = list(buried.values())
    state.spell_discard = [buried.get(card, card) for card in state.spell_discard]
    state.removed = [buried.get(card, card) for card in state.removed]


def _armed(state: TalismanState, viewer: Seat | None, cards: Catalogue, chance: Chance) -> None:
    """Some of what could be armed is; orders are another's secret, too."""
    for seat, player in enumerate(state.players):
        if seat == viewer:
            continue
        possible = Ready(cards).possible(state, seat)
        player.armed = [possible[chance(len(possible))]] if possible and chance(2) else []
        player.ranked = []


def shuffle(things: list[str], chance: Chance) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = chance(i + 1)
        things[i], things[j] = things[j], things[i]
