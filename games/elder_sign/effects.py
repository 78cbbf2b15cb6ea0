"""What cards do: the verbs of Elder Sign (catalogue 7.13).

One class per verb: its YAML fields, what it does by the rules' own functions, its clause in the generated card text.
`who` is the investigator the text speaks to; `card` is the card it stands on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from games.elder_sign.dice import Colour, Face
from games.elder_sign.rules import (
    attempts,
    awakening,
    clock,
    devouring,
    dicework,
    doom,
    ending,
    gaining,
    losing,
    monsters,
    museum,
    restoring,
)
from games.elder_sign.state import THIRD, Resource
from games.kernel import verbs
from games.kernel.ask import Ask, Script, Seat, at_once
from games.kernel.effects import Verb, Vocabulary, clauses
from games.kernel.measures import Measures
from games.kernel.phrases import Lang, Phrases
from games.kernel.verbs import Deciding

if TYPE_CHECKING:
    from games.elder_sign.table import Elder

Gainable = Literal["clue", "common", "unique", "spell", "ally"]
Losable = Literal["sanity", "stamina", "clue", "item", "spell", "item_or_spell", "trophies", "trophy", "monster_trophies"]


class ElderMeasures(Measures["Elder"]):
    """What the kernel's verbs must know of this game."""

    def addresses(self, g: Elder, who: Seat) -> bool:
        return g.has_investigator(who)

    def count(self, g: Elder, what: str, who: Seat, card: str) -> int:
        return museum.count(g, what)

    def group(self, g: Elder, whom: str, who: Seat, card: str) -> list[Seat]:
        return devouring.the_group(g, whom, card)

    def hits_one(self, g: Elder, seat: Seat, part: Script[None]) -> Script[None]:
        yield from devouring.hits_one(g, seat, part)

    def offers(self, g: Elder, who: Seat, card: str, effects: Sequence[Verb]) -> bool:
        return True  # S-73: offers warn, they do not forbid

    def danger(self, g: Elder, who: Seat, effects: Sequence[Verb]) -> int:
        return losing.danger(g, who, [e for e in effects if isinstance(e, ElderVerb)])


VERBS: Vocabulary[ElderVerb] = Vocabulary()


class ElderVerb(Verb):
    """A verb of this game."""

    vocabulary = VERBS
    measures = ElderMeasures("es")

    def toll(self) -> tuple[int, int]:
        """Sanity and Stamina this is sure to cost: the safe default avoids being devoured, then takes the least."""
        return (0, 0)

    def dooms(self) -> int:
        """Doom tokens this is sure to place, likewise."""
        return 0

    def gains(self, what: Gainable) -> bool:
        """Does it give such things? Some of them can be taken away before they are received."""
        return False

    def pays(self) -> tuple[int, int]:
        """Sanity and Stamina of a task's cost that are paid by this."""
        return (0, 0)


Effect: TypeAlias = Annotated[ElderVerb, VERBS]


class Gain(ElderVerb):
    """Draw cards or take clues (ES-REW-01, ES-REW-02)."""

    gain: Gainable
    n: int = Field(default=1, ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from gaining.gain(g, who, self.gain, self.n)

    def gains(self, what: Gainable) -> bool:
        return self.gain == what

    def text(self, words: Phrases, lang: Lang) -> str:
        return clauses([self], words, lang)

    def share(self) -> tuple[str, str, int]:
        return ("gain", self.gain, self.n)


class Lose(ElderVerb):
    """Lose Sanity, Stamina, clues, cards or trophies (ES-REW-05, S-14)."""

    lose: Losable
    n: int = Field(default=1, ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from losing.lose(g, who, self.lose, self.n)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return losing.can_lose(g, who, self.lose, self.n)

    def toll(self) -> tuple[int, int]:
        return (self.n if self.lose == "sanity" else 0, self.n if self.lose == "stamina" else 0)

    def text(self, words: Phrases, lang: Lang) -> str:
        return clauses([self], words, lang)

    def share(self) -> tuple[str, str, int]:
        return ("lose" if self.lose in ("sanity", "stamina") else "discard", self.lose, self.n)


class Restore(Deciding, ElderVerb):
    """Restore Sanity or Stamina, never above the maximum (ES-GEN-07, ES-ITEM-02)."""

    restore: Literal["sanity", "stamina", "either", "both"]
    n: int | Literal["max"] = 1
    whom: Literal["self", "here", "anyone"] = "self"

    def question(self, g: Elder, who: Seat, card: str) -> Ask | None:
        if self.restore == "either" and self.whom == "self":
            return restoring.which_resource(g, who)
        return None

    def carry_out(self, g: Elder, who: Seat, card: str, picked: str) -> Script[None]:
        target = yield from restoring.choose_patient(g, who, self.whom, self.restore)
        yield from restoring.restore(g, target, picked or self.restore, self.n, chooser=who)

    def text(self, words: Phrases, lang: Lang) -> str:
        amount = words.say(lang, f"restore-{self.restore}" + ("-max" if self.n == "max" else ""), n=self.n)
        return words.say(lang, f"restore-whom-{self.whom}", what=amount)


class Sign(ElderVerb):
    """Place Elder Signs, or take them away (ES-REW-03, S-47)."""

    sign: int

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        if self.sign > 0:
            for _ in range(self.sign):
                ending.place_elder_sign(g, who)
        else:
            ending.remove_elder_signs(g, -self.sign)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        """S-47, S-76: what is not there cannot be given up, nor a part of it for the whole."""
        return self.sign > 0 or g.state.signs >= -self.sign or g.state.printing < THIRD

    def text(self, words: Phrases, lang: Lang) -> str:
        return clauses([self], words, lang) if self.sign > 0 else words.say(lang, "sign-lost", n=-self.sign)

    def share(self) -> tuple[str, str, int] | None:
        return ("gain", "sign", self.sign) if self.sign > 0 else None


class Doom(ElderVerb):
    """Place doom tokens one after another, or remove the last ones (ES-REW-07, ES-DOOM-05, S-47)."""

    doom: int

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        if self.doom > 0:
            yield from doom.place_doom(g, self.doom, who, card)
        else:
            doom.remove_doom(g, -self.doom)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return self.doom > 0 or g.state.doom > 0

    def dooms(self) -> int:
        return max(0, self.doom)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "doom" if self.doom > 0 else "doom-removed", n=abs(self.doom))


class Monster(ElderVerb):
    """Monsters appear (ES-REW-06)."""

    monster: int = Field(ge=1)
    where: Literal["any", "here"] = "any"

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        for _ in range(self.monster):
            yield from monsters.monster_appears(g, who, card, card if self.where == "here" else None)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"monster-{self.where}", n=self.monster)


class Gate(ElderVerb):
    """Open gates to Other Worlds (ES-REW-04)."""

    gate: int = Field(ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        for _ in range(self.gate):
            yield from museum.open_gate(g, who)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(g.state.decks["other_world"]) and not g.state.awake

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "gate", n=self.gate)


class Each(verbs.Each[Literal["all", "on_adventures", "without_clue"], Effect], ElderVerb):
    """Every investigator of a group, in turn order (S-32, S-74, D-24)."""


class Choose(verbs.Choose[Effect], ElderVerb):
    """A printed either/or (D-11, D-24)."""


class Pay(verbs.Pay[Effect], ElderVerb):
    """Pay in full, or suffer (S-76, D-24)."""


class When(verbs.When[Literal["monsters", "masks", "other_worlds"], Effect], ElderVerb):
    """Only if enough of something is in play; every card says how much that is."""

    at_least: int = Field(ge=1)


class Per(verbs.Per[Literal["monsters", "other_worlds"], Effect], ElderVerb):
    """Once for every so many things in play (A42, Y26)."""


class May(verbs.May[Effect], ElderVerb):
    """Optional (M14)."""


class Fail(ElderVerb):
    """The adventure fails at once, after the last terror effect (S-80)."""

    fail: Literal["adventure"]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        attempts.force_failure(g)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "fail-adventure")


class DiscardDice(ElderVerb):
    """All dice of the roll that show a face are discarded (A04, Y18)."""

    discard_dice: Literal["terror"]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        dicework.discard_showing(g, who, self.discard_dice)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "discard-terror-dice")


class Defeat(ElderVerb):
    """Defeat a monster without its task (ES-MON-24)."""

    defeat: Literal["any", "here"]

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from monsters.defeat_by_card(g, who, self.defeat)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(monsters.defeatable(g, who, self.defeat))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"defeat-{self.defeat}")


class Banish(ElderVerb):
    """Return a monster to the cup: no trophy, its lock ends at once (Z12)."""

    banish: Literal["any"]

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from monsters.banish_by_card(g, who)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(monsters.defeatable(g, who, "any"))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "banish")


class AddDice(ElderVerb):
    """Gain the yellow or red die (ES-ITEM-03)."""

    dice: Annotated[tuple[Colour, ...], Field(min_length=1)]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        for colour in self.dice:
            dicework.add_die(g, who, colour)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return any(dicework.can_add(g, colour) for colour in self.dice)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "dice-" + "-".join(self.dice))


class Reroll(ElderVerb):
    """Re-roll dice of the roll on the table, once (C10, B05)."""

    reroll: int | Literal["any"]

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from dicework.choose_and_reroll(g, who, 8 if self.reroll == "any" else self.reroll, card)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(dicework.rolled(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "reroll-any" if self.reroll == "any" else "reroll", n=self.reroll)


class TurnDie(ElderVerb):
    """Turn one die of the roll to a face (Harvey, Michael, U08, B02)."""

    turn_die: Face
    of: Literal["any", "terror"] = "any"

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from dicework.turn_one(g, who, self.of, self.turn_die, card)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(dicework.turnable(g, self.of, self.turn_die))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"turn-die-{self.of}", face=words.say(lang, f"face-{self.turn_die}"))


class TurnAll(ElderVerb):
    """Turn all dice of the roll that show a face to another (Z11)."""

    turn_all: Face
    to: Face

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        dicework.turn_all(g, who, self.turn_all, self.to)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return any(d.face == self.turn_all for d in dicework.rolled(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        faces = {"old": words.say(lang, f"face-{self.turn_all}"), "new": words.say(lang, f"face-{self.to}")}
        return words.say(lang, "turn-all", **faces)


class RaiseDie(ElderVerb):
    """Raise one investigation die by a step (Darrell)."""

    raise_die: int = Field(ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from dicework.raise_one(g, who, self.raise_die, card)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(dicework.raisable(g, self.raise_die))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "raise-die", n=self.raise_die)


class Secure(ElderVerb):
    """A securing spell: put dice of the roll on it (ES-SPELL-02, ES-SPELL-05)."""

    secure: int = Field(ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from dicework.secure_on_spell(g, who, card, self.secure)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return dicework.may_secure(g, who)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "secure", n=self.secure)


class Ease(ElderVerb):
    """Lower one investigation condition for this roll (B04)."""

    ease_investigation: int = Field(ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from attempts.ease_a_task(g, who, self.ease_investigation, card)

    def possible(self, g: Elder, who: Seat, card: str) -> bool:
        return bool(attempts.easable(g))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "ease", n=self.ease_investigation)


class PayCost(ElderVerb):
    """Pay one Sanity or Stamina cost of a task with this card (C07, C08, D-34)."""

    pay_cost: Resource
    n: int = 1

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        # Used where the cost is paid (rules/failing.py); by itself it does nothing.
        pass

    def pays(self) -> tuple[int, int]:
        return (self.n, 0) if self.pay_cost == "sanity" else (0, self.n)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "pay-cost", n=self.n, what=words.say(lang, f"resource-{self.pay_cost}"))


class StopClock(ElderVerb):
    """The clock is not advanced in this clock phase (C12)."""

    stop_clock: Literal[True]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        clock.stop(g, who)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "stop-clock")


class IgnorePenalties(ElderVerb):
    """No penalties for one failed adventure (U12)."""

    ignore_penalties: Literal[True]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        # The window before the penalties (rules/failing.py) skips them when this card is played.
        pass

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "ignore-penalties")


class NewAdventure(ElderVerb):
    """An additional adventure that stays until passed and is not replaced (Y32)."""

    new_adventure: int = Field(ge=1)

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        for _ in range(self.new_adventure):
            yield from museum.reveal_extra_adventure(g, who)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "new-adventure", n=self.new_adventure)


class Rebuild(ElderVerb):
    """Discard the top-left adventure without investigators and replace it (Y29)."""

    rebuild: Literal["top_left"]

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from museum.rebuild_wing(g, who)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "rebuild")


class Devour(ElderVerb):
    """The investigator is devoured."""

    devour: Literal["self"]

    def run(self, g: Elder, who: Seat, card: str) -> Script[None]:
        yield from devouring.devour(g, who, cause="card")

    def toll(self) -> tuple[int, int]:
        return (99, 99)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "devour")


class LowerMaximum(Deciding, ElderVerb):
    """Lower the maximum of Sanity or of Stamina, at the investigator's choice (Cthulhu, S-43)."""

    lower_maximum: int = Field(ge=1)

    def question(self, g: Elder, who: Seat, card: str) -> Ask | None:
        return losing.which_maximum(g, who, card)

    @at_once
    def carry_out(self, g: Elder, who: Seat, card: str, picked: str) -> None:
        losing.lower_maximum(g, who, "sanity" if picked == "sanity" else "stamina", self.lower_maximum)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "lower-maximum", n=self.lower_maximum)


class AdvanceClock(ElderVerb):
    """The clock moves on at once; midnight waits for the end of the turn."""

    advance_clock: int = Field(ge=1)

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        clock.advance(g, self.advance_clock)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "advance-clock", n=3 * self.advance_clock)


class Awaken(ElderVerb):
    """The Ancient One awakens before the track is full (ES-AWAKE-06)."""

    awaken: Literal[True]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        awakening.awaken_early(g)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "awaken")


class LoseGame(ElderVerb):
    """The investigators lose at once (Azathoth)."""

    lose_game: Literal[True]

    @at_once
    def run(self, g: Elder, who: Seat, card: str) -> None:
        ending.end(g, "lost")

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "lose-game")
