"""What must be true of every state of Talisman between two answers."""

from __future__ import annotations

from games.kernel.census import Census, claim
from games.talisman.content import Catalogue
from games.talisman.state import START_LIVES, WOOD, TalismanState


def audit_pause(state: TalismanState, cards: Catalogue) -> None:
    if state.phase == "setup":
        return
    _everything_once(state, cards)
    for seat, player in enumerate(state.players):
        c = player.character
        claim((c is not None) == (player.standing == "playing"), f"seat {seat} is {player.standing}")
        claim((player.standing == "out") == (player.out_at > 0), f"seat {seat} is {player.standing} and out at {player.out_at}")
        if c is None:
            claim(not player.armed, f"seat {seat} has nobody to cast what is armed")
            continue
        card = cards.characters[c.id]
        claim(c.lives > 0, f"seat {seat} lives with {c.lives} lives")
        claim(c.strength >= card.strength and c.craft >= card.craft, f"seat {seat} is below its starting values")
        claim(c.gold >= 0 and c.miss >= 0, f"seat {seat} has {c.gold} gold and misses {c.miss} turns")
        claim(c.space in cards.spaces, f"seat {seat} stands on {c.space}")
        if c.toad is not None:
            claim(not (c.objects or c.followers or c.gold or c.raft), f"seat {seat} is a toad and carries something")
            claim(0 < c.toad.turns <= 3 and c.toad.strength >= 1 and c.toad.craft >= 1, f"seat {seat}: {c.toad}")
        claim(all(a.card in c.spells for a in player.armed), f"seat {seat} has armed a spell it does not hold")
        claim(not (c.quest and c.claim), f"seat {seat} has a quest and a reward")
        inner = cards.spaces[c.space].region == "inner"
        claim(inner or (c.task is None and not c.retreating), f"seat {seat} has a task outside the inner region")
    for space, n in state.gold.items():
        claim(n > 0 and space in cards.spaces, f"{n} gold lies on {space}")
    for card, left in state.pools.items():
        claim(0 < left <= START_LIVES, f"{card} holds {left}")
    if state.phase == "over":
        claim(bool(state.winners), "nobody has won")


def _everything_once(state: TalismanState, cards: Catalogue) -> None:
    adventure, spells, people = Census("card"), Census("spell"), Census("character")
    stacks = [card for stack in cards.stack_cards.values() for card in stack]
    own: list[str] = []
    hands: list[str] = []
    for player in state.players:
        c = player.character
        if c is not None:
            own += [*c.objects, *c.followers, *c.trophies, *([c.raft] if c.raft and c.raft != WOOD else [])]
            hands += c.spells
            people.at([c.id])
    spread = [card for lying in state.lying.values() for card in lying] + state.laid + state.removed
    adventure.at(state.adventure)
    adventure.at(state.discard)
    adventure.at(own)
    adventure.at(card for stack in state.stacks.values() for card in stack)
    adventure.at(card for card in spread if cards.sort(card))
    spells.at(state.spell_deck)
    spells.at(state.spell_discard)
    spells.at(hands)
    spells.at(card for card in spread if card.partition(".")[0] in cards.spells)
    people.at(state.characters)
    people.at(card for card in state.removed if card in cards.characters)
    adventure.is_all_of([*cards.deck, *stacks])
    spells.is_all_of(cards.spell_deck)
    people.is_all_of(cards.characters)
