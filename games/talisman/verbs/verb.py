"""What a verb of Talisman is, and what the kernel's verbs must know of the game.

`who` is the seat the text speaks to: whoever meets the card or space, or whom a spell is aimed at. `card` is the card or space the
verb stands on. What a spell is aimed at stands in `g.casting`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, TypeAlias

from games.kernel.ask import Script, Seat
from games.kernel.effects import Verb, Vocabulary
from games.kernel.measures import DEADLY, Measures
from games.kernel.phrases import Lang, Phrases, line
from games.talisman import events
from games.talisman.moments import has, own, total
from games.talisman.rules import encounters, tables
from games.talisman.state import kind
from games.talisman.traits import RollBonus, Royal, Unaffected, Water

if TYPE_CHECKING:
    from games.talisman.table import Land

Known: TypeAlias = Literal[
    "good",
    "neutral",
    "evil",
    "strength",
    "craft",
    "royal",
    "no_water",
    "not_maze",
]
Group: TypeAlias = Literal["everybody", "region", "good", "not_evil", "strength_under_6", "craft_under_4", "craft_from_4"]


class TalismanMeasures(Measures["Land"]):
    def addresses(self, g: Land, who: Seat) -> bool:
        return g.alive(who)

    def count(self, g: Land, what: str, who: Seat, card: str) -> int:
        """How much there is of something, or 1 if it is so."""
        if not g.alive(who):
            return 0
        c = g.char(who)
        match what:
            case "good" | "neutral" | "evil":
                return int(c.alignment == what)
            case "strength" | "craft":
                return total(g, who, "strength" if what == "strength" else "craft")
            case "royal":
                return int(has(g, who, Royal))
            case "no_water":
                return int(not has(g, who, Water))
            case "not_maze":
                return int(not any(t.unaffected_by == "maze" for _, t in own(g, who, Unaffected)))
            case _:
                raise NotImplementedError(what)

    def group(self, g: Land, whom: str, who: Seat, card: str) -> list[Seat]:
        """Clockwise from whoever is spoken to."""
        everybody = [s for s in g.on_board(who) if s != g.spared]
        match whom:
            case "region":
                region = g.here(who).region if g.alive(who) else ""
                return [s for s in everybody if g.here(s).region == region]
            case "good":
                return [s for s in everybody if g.char(s).alignment == "good"]
            case "not_evil":
                return [s for s in everybody if g.char(s).alignment != "evil"]
            case "strength_under_6":
                return [s for s in everybody if total(g, s, "strength") < 6]
            case "craft_under_4":
                return [s for s in everybody if total(g, s, "craft") < 4]
            case "craft_from_4":
                return [s for s in everybody if total(g, s, "craft") >= 4]
            case _:
                return everybody

    def danger(self, g: Land, who: Seat, effects: Sequence[Verb]) -> int:
        toll = sum(e.toll(g, who) for e in effects if isinstance(e, TalismanVerb))
        return DEADLY if toll and toll >= g.char(who).lives * 10 else toll

    def results(self, dice: int) -> tuple[int, int]:
        return dice, 6 * dice

    def roll(self, g: Land, who: Seat, card: str, dice: int, label: str) -> Script[int]:
        """TM-GEN-03, with what abilities add and the Jester's second try."""
        rolled = yield from tables.rolled(g, who, card, g.dice(dice, label), label)
        result = sum(rolled) + _bonus(g, who, card, label)
        g.state.roll = rolled
        g.tell(events.TableRolled(who, card, tuple(rolled), result))
        return result


def _bonus(g: Land, who: Seat, card: str, label: str) -> int:
    """Praying is what a table is named; Tavern and Cave are where it stands."""
    praying = label.endswith(":praying")
    where = g.cards.spaces[card].terrain if card in g.cards.spaces else kind(card)
    return sum(t.n for _, t in own(g, who, RollBonus) if t.roll_bonus == where or (praying and t.roll_bonus == "praying"))


VERBS: Vocabulary[TalismanVerb] = Vocabulary()


class TalismanVerb(Verb):
    """A verb of this game: `act` is what it does to somebody who is still there."""

    vocabulary = VERBS
    measures = TalismanMeasures("tm")
    hits_several: ClassVar[bool] = False  # not only whoever meets it
    ends_card: ClassVar[bool] = False  # the card is gone afterwards, and nothing else happens
    aims_itself: ClassVar[bool] = False  # on a spell its words name the target; those of other verbs need a subject

    @property
    def heeds_alignment(self) -> bool:
        """Does it matter whether one is Good, Neutral or Evil?"""
        return False

    def lines(self, words: Phrases, lang: Lang) -> list[str]:
        """Its sentences on a card."""
        return [line(self.text(words, lang), lang)]

    def serves(self, g: Land, caster: Seat, who: Seat, card: str) -> bool:
        """On a spell: could its caster change anything by aiming it at them?"""
        return self.possible(g, who, card)

    def run(self, g: Land, who: Seat, card: str) -> Script[None]:
        if g.alive(who):
            yield from self.act(g, who, card)

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        raise NotImplementedError(type(self).__name__)

    def toll(self, g: Land, who: Seat) -> int:
        """How much it is sure to hurt, ten for each life: the safe answer takes the least."""
        return 0


Effect: TypeAlias = Annotated[TalismanVerb, VERBS]


def over_if_dead(g: Land, who: Seat) -> None:
    """The player in turn who is dead has no turn any more."""
    if who == g.state.active:
        encounters.still(g, who)
