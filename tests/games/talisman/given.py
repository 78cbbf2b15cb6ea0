"""Situations of Talisman, put together by hand.

    t = land(a_warrior(at="O3"), a_wizard(at="O7"), deck=["wolf", "bag-of-gold"], dice={"move": [3]}).play()
    t.says(0, "go:O6:cw")

Seats are in turn order, seat 0 begins. `deck` lies on top of the adventure deck, `spells` on top of the spell deck; every other card
is where it belongs, so that the auditor is content. Luck is chosen by label (`Play` takes a mapping of labels to results counted
from 0: a die that shows 4 is a 3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.testing import Play
from games.talisman.content import catalogue
from games.talisman.game import Talisman
from games.talisman.rules.moving import step
from games.talisman.state import Character, Player, TalismanState
from games.talisman.table import Land

CARDS = catalogue()
RULES = Talisman(CARDS)


class Dice(Fate):
    """Chosen faces by the beginning of a label, in the order in which they fall; other luck is ordinary.

    `{"move": [4]}` is the first die whose label begins with `move:`; `{"fight": [6], "foe": [1]}` a fight.
    """

    __slots__ = ("faces",)

    def __init__(self, faces: Mapping[str, Sequence[int]]) -> None:
        super().__init__(b"test")
        self.faces = {label: list(values) for label, values in faces.items()}

    def draw(self, sides: int, name: str) -> int:
        label = name.partition("/")[2]
        for head, values in self.faces.items():
            if values and label.startswith(f"{head}:"):
                return values.pop(0) - 1
        return super().draw(sides, name)


def someone(character: str, at: str = "", **more: Any) -> Character:
    """A character with its starting values, wherever it stands."""
    card = CARDS.characters[character]
    plain: dict[str, Any] = {
        "space": at or card.start,
        "strength": card.strength,
        "craft": card.craft,
        "alignment": card.alignment,
    }
    return Character(id=character, **(plain | more))


def land(
    *people: Character | None,
    deck: Sequence[str] = (),
    spells: Sequence[str] = (),
    lying: Mapping[str, Sequence[str]] | None = None,
    **more: Any,
) -> TalismanState:
    """A game in its movement phase, seat 0 in turn. None is somebody who waits for a new character."""
    state = TalismanState(
        phase="movement",
        players=[Player(character=c, standing="playing" if c else "waiting") for c in people],
        lying={space: list(cards) for space, cards in (lying or {}).items()},
        **more,
    )
    placed = [card for c in people if c for card in (*c.objects, *c.followers, *c.trophies, *c.spells, c.raft, c.id) if card]
    placed += [card for cards in state.lying.values() for card in cards]
    placed += [*state.laid, *state.discard, *state.spell_discard, *state.removed]
    state.adventure = [*deck, *(c for c in CARDS.deck if c not in placed and c not in deck)]
    state.spell_deck = [*spells, *(c for c in CARDS.spell_deck if c not in placed and c not in spells)]
    state.stacks = {name: [c for c in stack if c not in placed] for name, stack in CARDS.stack_cards.items()}
    state.characters = [c for c in sorted(CARDS.characters) if c not in placed]
    RULES.audit(state)
    return state


@dataclass
class Playing(Play[TalismanState]):
    """A game being played, audited after every answer."""

    live: Live[TalismanState]
    last: Any = field(init=False)
    all: Any = field(init=False)

    def __post_init__(self) -> None:
        Play.__init__(self, self.live)

    def who(self, seat: int) -> Character:
        found = self.state.players[seat].character
        assert found is not None, f"seat {seat} has no character"
        return found

    def _took(self, moved: Any) -> None:
        super()._took(moved)
        RULES.audit(self.state)


def play(state: TalismanState, **dice: Sequence[int]) -> Playing:
    """Open a table on a situation; dice by the beginning of their labels."""
    return Playing(Live(RULES, Dice(dice), new_game(RULES, state), strict=True))


# What `meets` and `arrives` take for the situation; everything else is dice. `move` and `fight` are dice to them.
SITUATION = ({*TalismanState.model_fields} - {"move", "fight"}) | {"deck", "spells", "lying"}


def nobody_special(at: str = "O1", character: str = "assassin", **more: Any) -> Character:
    """Somebody whose special abilities matter only in attacking: Strength 3, Craft 3, Evil unless told otherwise."""
    return someone(character, at, **more)


def meets(card: str, *people: Character | None, lying: Mapping[str, Sequence[str]] | None = None, **more: Any) -> Playing:
    """Seat 0 walks from the Village to the Fields beside it and turns this card up there. `more`: dice by label, `deck` below the card,
    `spells` on the spell deck, and fields of the state."""
    state = {k: more.pop(k) for k in list(more) if k in SITUATION}
    deck = [card, *state.pop("deck", ())]
    t = play(land(*(people or (nobody_special(),)), deck=deck, lying=lying, **state), **({"move": [1]} | more))
    t.says_if_asked(0, "roll", msg="tm-turn")
    t.says(0, "go:O2:cw")
    return t


def arrives(space: str, *people: Character | None, **more: Any) -> Playing:
    """Seat 0 walks onto this space of the outer or middle region, from the one before it."""
    first = people[0] if people else nobody_special()
    assert first is not None
    first.space = step(space, "ccw")
    state = {k: more.pop(k) for k in list(more) if k in SITUATION}
    t = play(land(first, *people[1:], **state), **({"move": [1]} | more))
    t.says_if_asked(0, "roll", msg="tm-turn")
    t.says(0, f"go:{space}:cw")
    return t


def hand(state: TalismanState) -> Land:
    """The rules' hand on a situation, to ask for values without playing."""
    return Land(state, Fate(b"test"), 0, CARDS)
