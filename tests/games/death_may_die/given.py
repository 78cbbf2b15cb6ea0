"""Situations of Death May Die, put together by hand.

    t = play(night(someone(at="crypt"), someone("ian"), episode="catacombs"), dice=["success", "success", "blank"])
    t.does(0, "act:dig")

Investigators are in turn order, 0 is active and has 3 actions; each is a player's own. The map is as the episode prints it but for what
a test names: `figures` (none unless named) by space, `tokens` by id as (at, on, side). `mythos` and `discoveries` lie on top of their
decks; every other card is where it belongs, so that the auditor is content. Dice show the faces given, in the order in which they are
thrown, and are blank after that; other luck is ordinary.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.death_may_die.content import catalogue
from games.death_may_die.game import DeathMayDie
from games.death_may_die.state import DeathState, Figure, Held, Investigator, Side, Token
from games.death_may_die.table import Death
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.testing import Play

CARDS = catalogue()
RULES = DeathMayDie(CARDS)

# Whoever is not named is one of these, in this order.
PEOPLE = ("elizabeth", "lord-adam", "ahmed", "the-kid", "sister-beth")
PSYCHOSES = ("paranoia", "masochism", "xenoglossy", "catatonia", "night-terrors")


class Dice(Fate):
    """Faces by name, in the order in which dice are thrown; then blanks."""

    __slots__ = ("faces",)

    def __init__(self, faces: Sequence[str]) -> None:
        super().__init__(b"test")
        self.faces = list(faces)

    def draw(self, sides: int, name: str) -> int:
        label = name.partition("/")[2].partition("#")[0]
        if not label.startswith(("roll:", "again:")):
            return super().draw(sides, name)
        face = self.faces.pop(0) if self.faces else "blank"
        return CARDS.numbers.dice["bonus" if label.endswith(":bonus") else "standard"].index(face)  # type: ignore[arg-type]


def someone(id: str = "", at: str = "", cards: Mapping[str, Side] | None = None, **more: Any) -> Investigator:
    """An investigator with all skills at level 1; on the start space unless told otherwise. `cards` are Discovery cards taken."""
    held = [Held(card=card, half=half) for card, half in (cards or {}).items()]
    return Investigator(id=id, player=0, space=at, cards=held, **more)


def night(
    *people: Investigator,
    episode: str = "night-shift",
    great_old_one: str = "cthulhu",
    figures: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, tuple[str, str, str]] | None = None,
    mythos: Sequence[str] = (),
    discoveries: Sequence[str] = (),
    mythos_discard: Sequence[str] = (),
    **more: Any,
) -> DeathState:
    card, great = CARDS.episodes[episode], CARDS.great_old_ones[great_old_one]
    for i, person in enumerate(people):
        person.id = person.id or next(p for p in PEOPLE if p not in [q.id for q in people])
        person.player = i
        person.space = person.space or card.plan.start
        person.psychosis = person.psychosis or PSYCHOSES[i]
        person.levels = person.levels or dict.fromkeys(CARDS.investigators[person.id].skills, 1)
        passed = [t for t in CARDS.numbers.sanity.thresholds if t <= person.sanity]
        person.bonus = sum(t in CARDS.numbers.sanity.bonus_at for t in passed)
    state = DeathState(
        **{
            "players": len(people),
            "phase": "actions",
            "turn": 1,
            "actions": 3,
            "investigators": list(people),
            "episode": episode,
            "great_old_one": great_old_one,
            "fire": dict(card.plan.fire),
            "psychoses_out": sorted(set(CARDS.psychoses) - {p.psychosis for p in people}),
            "mythos_discard": list(mythos_discard),
        }
        | more
    )
    for space, kinds in (figures or {}).items():
        for kind in kinds:
            number = 1 + sum(f.id.partition(".")[0] == kind for f in state.figures)
            state.figures.append(Figure(id=kind if kind == great_old_one else f"{kind}.{number}", space=space))
    state.tokens = [Token(id=f"{k}.{i}") for k, n in {**card.tokens, **great.tokens}.items() for i in range(1, n + 1)]
    lying = {f"{kind}.{i}": ("space", s, "") for kind, on in card.plan.tokens.items() for i, s in enumerate(on, 1)}
    for token in state.tokens:
        at, on, side = (lying | dict(tokens or {})).get(token.id, ("supply", "", ""))
        token.at, token.on, token.side = at, on, side  # type: ignore[assignment]
    deck = [c.id for c in CARDS.mythos.values() if c.of in (episode, great_old_one)]
    state.mythos = [*(c for c in deck if c not in (*mythos, *mythos_discard)), *reversed(mythos)]
    held = [h.card for p in people for h in p.cards]
    finds = [c.id for c in CARDS.discoveries.values() if c.of == episode]
    state.discoveries = [*(c for c in finds if c not in (*discoveries, *held)), *reversed(discoveries)]
    RULES.audit(state)
    return state


@dataclass
class Playing(Play[DeathState]):
    """A game being played, audited after every answer."""

    live: Live[DeathState]
    last: Any = field(init=False)
    all: Any = field(init=False)

    def __post_init__(self) -> None:
        Play.__init__(self, self.live)

    def who(self, number: int) -> Investigator:
        return self.state.investigators[number]

    def token(self, id: str) -> tuple[str, str, str]:
        found = next(t for t in self.state.tokens if t.id == id)
        return found.at, found.on, found.side

    def on_card(self, kind: str) -> int:
        return sum(t.at == "card" and t.id.startswith(f"{kind}.") for t in self.state.tokens)

    def at(self, space: str) -> list[str]:
        """Enemies on a space."""
        return sorted(f.id for f in self.state.figures if f.space == space)

    def does(self, seat: int, key: str) -> Playing:
        """This, and every roll is kept as it falls."""
        self.says(seat, key)
        while any(a.msg == "dmd-reroll" for a in self.live.asks):
            self.says(self.question(msg="dmd-reroll").seat, "keep")
        return self

    def _took(self, moved: Any) -> None:
        super()._took(moved)
        RULES.audit(self.state)


def play(state: DeathState, dice: Sequence[str] = ()) -> Playing:
    """Open a table on a situation."""
    return Playing(Live(RULES, Dice(dice), new_game(RULES, state), strict=True))


def hand(state: DeathState) -> Death:
    """The rules' hand on a situation, to ask for values without playing."""
    return Death(state, Fate(b"test"), 0, CARDS)


HIT = ["success"] * 3  # the three standard dice of a roll
