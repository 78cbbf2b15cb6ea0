"""What must be true of every state of Talisman between two answers."""

from __future__ import annotations

from games.kernel.census import Census, claim
from games.talisman.content import Catalogue
from games.talisman.state import CROWN, START_LIVES, WOOD, TalismanState

# Of anything that is counted. No game comes near it.
MOST = 1_000_000


def audit_pause(state: TalismanState, cards: Catalogue) -> None:
    if state.phase == "setup":
        return
    _everything_once(state, cards)
    _named(state, cards)
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
        claim(len(set(player.orders)) == len(player.orders), f"seat {seat} has ordered {player.orders}")
        claim(not (c.quest and c.claim), f"seat {seat} has a quest and a reward")
        claim(c.space != CROWN or state.crown_reached, f"seat {seat} stands on a Crown nobody has reached")
        inner = cards.spaces[c.space].region == "inner"
        claim(inner or (c.task is None and c.done and not c.retreating), f"seat {seat} has a task outside the inner region")
        claim(not c.enslaved or cards.spaces[c.space].terrain == "temple", f"seat {seat} is enslaved on {c.space}")
    for space, n in state.gold.items():
        claim(n > 0 and space in cards.spaces, f"{n} gold lies on {space}")
    _lying(state, cards)
    _in_force(state)
    for seat, player in enumerate(state.players):
        top = state.adventure[: len(player.foreseen)]
        claim(player.foreseen == top, f"seat {seat} has foreseen {player.foreseen}, on top lie {top}")
    claim(set(state.buried) <= {*state.spell_discard, *state.removed}, f"spells of the dead are elsewhere: {state.buried}")
    claim(
        state.extra >= 0 and all(0 <= seat < len(state.players) for seat in state.hurt), f"{state.extra} more, {state.hurt} hurt"
    )
    if state.phase == "over":
        claim(bool(state.winners), "nobody has won")


def _named(state: TalismanState, cards: Catalogue) -> None:
    """Seats and spaces there are, cards one can order something about, and numbers a game could come to."""
    there = range(len(state.players))
    claim(state.active in there and set(state.winners) <= set(there), f"{state.active} is in turn, {state.winners} have won")
    fighting = [state.fight.one.seat, state.fight.two.seat] if state.fight is not None else []
    laid = [effect.by for effect in state.lasting]
    claim(all(-1 <= seat < len(there) for seat in (*fighting, *laid)), f"{fighting} fight, {laid} have laid something")
    spaces = [*(state.move.path if state.move is not None else ()), *([state.encounter.space] if state.encounter else ())]
    claim(set(spaces) <= set(cards.spaces), f"somebody goes over {spaces}")
    numbers = [state.turn, state.extra, *state.gold.values()]
    for seat, player in enumerate(state.players):
        claim(set(player.becoming) <= set(cards.by_alignment), f"seat {seat} changes for {list(player.becoming)}")
        claim(set(player.ranked) <= set(cards.spells), f"seat {seat} keeps {player.ranked}")
        if (c := player.character) is not None:
            numbers += [c.lives, c.gold, c.strength, c.craft, c.miss, c.struck]
    claim(all(0 <= n <= MOST for n in numbers), f"no game comes to {max(numbers)}")


def _lying(state: TalismanState, cards: Catalogue) -> None:
    """Cards lie on spaces there are; what holds something, and what lies on a space by a spell, is in sight."""
    claim(set(state.lying) <= set(cards.spaces), f"cards lie on {sorted(set(state.lying) - set(cards.spaces))}")
    seen = [card for lying in state.lying.values() for card in lying]
    for card, left in state.pools.items():
        claim(0 < left <= START_LIVES and card in seen, f"{card} holds {left}")


def _in_force(state: TalismanState) -> None:
    """Nothing is overdue, and the card of a spell that lasts lies in play."""
    for effect in state.lasting:
        claim(effect.until not in ("places", "turns") or effect.left > 0, f"{effect.what} is overdue")
        if effect.what == "hex" and effect.card:
            claim(effect.card in state.lying.get(effect.on, ()), f"{effect.card} does not lie on {effect.on}")
        if effect.what in ("barrier", "no-magic") and effect.card:
            claim(effect.card in state.laid, f"{effect.card} is not in play")


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
