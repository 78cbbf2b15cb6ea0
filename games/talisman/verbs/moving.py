"""Verbs: being moved, promised, held, attacked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.kernel.ask import Script, Seat, ask, at_once, option
from games.kernel.phrases import Lang, Phrases
from games.talisman import events
from games.talisman.moments import own
from games.talisman.rules import crossing, evading, fighting, lives, moving, possessions, quests
from games.talisman.rules.interrupts import TurnOver
from games.talisman.state import SECOND, Granted, Lasting, kind
from games.talisman.traits import OptionalRoll
from games.talisman.verbs.verb import TalismanVerb, over_if_dead

if TYPE_CHECKING:
    from games.talisman.table import Land


class MoveTo(TalismanVerb):
    move_to: str

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        moving.put(g, who, self.move_to, card)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "move-to", where=words.say(lang, f"space-{self.move_to}"))


class Teleport(TalismanVerb):
    """D-49: any other space of the region, never into the inner one (S-81)."""

    teleport: Literal["region"]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        region = g.here(who).region
        if region not in ("outer", "middle"):
            return
        c = g.char(who)
        spaces = [s for s in g.cards.ring(region) if s != c.space and not moving.barred(g, s)]
        options = [option(f"to:{s}", s, space=s, msg="tm-opt-to") for s in spaces]
        safest = min(options, key=lambda o: (crossing.danger(g, o.value)[0] > 0, moving.distance(c.space, o.value)))
        space = yield from ask(who, "tm-teleport", options, default=safest.key, card=card)
        moving.put(g, who, space, card)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return g.here(who).region in ("outer", "middle") and not g.char(who).enslaved

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "teleport")


class Promise(TalismanVerb):
    """Tavern, Ferryman: a move for the next turn."""

    promise: Granted

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        g.char(who).granted = self.promise
        g.tell(events.MovePromised(who, self.promise))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"promise-{self.promise}")


class Enslave(TalismanVerb):
    enslaved: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        g.char(who).enslaved = True
        g.tell(events.Enslaved(who))

    def toll(self, g: Land, who: Seat) -> int:
        return 5

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "enslaved")


class Attack(TalismanVerb):
    """A being without a card attacks (S-95)."""

    attack: str

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        if evading.peaceful(g, who, [self.attack]):
            g.tell(events.Evaded(who, (self.attack,), g.char(who).id))
            return
        from_craft = g.cards.being(self.attack).craft > 0
        result = yield from fighting.meet(g, who, [self.attack], "craft" if from_craft else "strength", named=card)
        over_if_dead(g, who)
        if result in ("lost", "drawn"):
            raise TurnOver

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"attack-{self.attack}")


class Chasm(TalismanVerb):
    """One die for oneself, one for each follower: 1–2 falls."""

    chasm: int = Field(ge=1)

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        if (yield from rolls(g, who, card)):
            die = g.die(f"chasm:{who}:self")
            g.tell(events.ChasmRolled(who, "", die, die <= self.chasm))
            if die <= self.chasm:
                yield from lives.lose(g, lives.Loss(who, 1, card))
        if not g.alive(who):
            return
        for follower in list(g.char(who).followers):
            die = g.die(f"chasm:{who}:{follower}")
            g.tell(events.ChasmRolled(who, follower, die, die <= self.chasm))
            if die <= self.chasm and g.alive(who) and follower in g.char(who).followers:
                yield from lives.follower_dies(g, who, follower)

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "chasm", n=self.chasm)


def rolls(g: Land, who: Seat, card: str) -> Script[bool]:
    """Where an ability, a Guide or a Rope makes the roll optional, one is asked; to leave it is the safe answer (D-51)."""
    where = g.cards.spaces[card].terrain if card in g.cards.spaces else kind(card)
    if not any(where in t.optional_roll for _, t in own(g, who, OptionalRoll)):
        return True
    options = [
        option("roll", True, msg="tm-opt-roll-all-the-same"),
        option("leave", False, msg="tm-opt-do-not-roll"),
    ]
    if (yield from ask(who, "tm-optional-roll", options, default="leave", card=card)):
        return True
    g.tell(events.NotRolled(who, card))
    return False


class TakeQuest(TalismanVerb):
    quest: Literal[True]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        yield from quests.take(g, who)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        c = g.char(who)
        return not c.quest and not c.claim

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "quest")


class Raid(TalismanVerb):
    """Raiders: all gold, laid on a space."""

    raid: str

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        n = possessions.lose_gold(g, who, g.char(who).gold)
        if n:
            g.state.gold[self.raid] = g.state.gold.get(self.raid, 0) + n
            e = g.state.encounter
            if e is not None and e.space == self.raid and g.state.printing >= SECOND:
                e.carried_off += n

    def toll(self, g: Land, who: Seat) -> int:
        return g.char(who).gold

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "raid", where=words.say(lang, f"space-{self.raid}"))


class Begin(TalismanVerb):
    """Blizzard, Eclipse: in force until the drawer's place has come round so many times (S-114)."""

    begin: Literal["blizzard", "no-spells"]
    places: int = 1
    to_the_end: bool = False  # of the last of those turns, not only to its start

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        until = "turns" if self.to_the_end else "places"
        g.lasts(Lasting(what=self.begin, until=until, left=self.places, card=card, by=who))
        g.tell(events.LastingBegins(card, self.places))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, f"begin-{self.begin}", n=self.places)
