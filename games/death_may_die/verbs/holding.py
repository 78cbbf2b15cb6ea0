"""Cards, tokens and what holds for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from games.death_may_die import events
from games.death_may_die.rules import discovering, enemies, holding, mythos
from games.death_may_die.state import Held, Lasting, Token, Who, token_named
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.verb import DeathVerb, Effect
from games.kernel.ask import Script, ask, at_once, option
from games.kernel.effects import clauses
from games.kernel.phrases import Lang, Phrases

if TYPE_CHECKING:
    from games.death_may_die.table import Death


FAR = 99  # no way leads there

# Tokens


def _sided(kind: str, side: str) -> str:
    return f"{kind}:{side}" if side else kind


class GainToken(DeathVerb):
    """From the supply into one's hands."""

    gain_token: str
    n: int = Field(default=1, ge=1)
    side: str = ""

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        if g.lives(who):
            holding.gain(g, who, self.gain_token, self.n, self.side)

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(g.token_supply(self.gain_token)) and holding.room(g, who, self.gain_token) > 0

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "do-gain_token", what=wording.token(words, lang, _sided(self.gain_token, self.side), n=self.n))


class SpendToken(DeathVerb):
    """Out of one's hands: to the supply, onto the episode card, or onto one's space."""

    spend_token: str
    n: int = Field(default=1, ge=1)
    every: bool = False  # all of them, instead of so many
    side: str = ""
    to: Literal["supply", "card", "space"] = "supply"
    turned: str = ""  # the side it shows there

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        spent = self._held(g, who)
        spent = spent if self.every else spent[: self.n]
        for token in spent:
            if self.to == "space":
                holding.put(token, "space", g.inv(who).space, self.turned)
            else:
                holding.put(token, self.to, "", self.turned)
        if spent:
            g.tell(events.LostToken(who, self.spend_token, len(spent)))

    def _held(self, g: Death, who: Who) -> list[Token]:
        return g.tokens_of(who, *token_named(_sided(self.spend_token, self.side)))

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return len(self._held(g, who)) >= self.n

    def text(self, words: Phrases, lang: Lang) -> str:
        what = wording.token(words, lang, _sided(self.spend_token, self.side), "every" if self.every else "token", self.n)
        how = (self.to, self.turned, "every" if self.every else "")
        return words.say(lang, "-".join(("do-spend_token", *(h for h in how if h))), what=what)


class PlaceToken(DeathVerb):
    """From the supply onto a space, at most one of its kind: one's own, the one somebody died on, the nearest gate without one; or the
    next of a list (Low Tide). Onto the episode card go so many at once."""

    place_token: str
    on: Literal["here", "death", "gate", "card"] | list[str]
    side: str = ""
    single: bool = True
    n: int = Field(default=1, ge=1)

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        supply = g.token_supply(self.place_token)
        if not supply:
            return  # S65
        if self.on == "card":
            for token in supply[: self.n]:
                holding.put(token, "card", "", self.side)
                g.tell(events.TokenOnCard(self.place_token))
            return
        space = yield from self._space(g, who)
        if space and not (self.single and g.tokens_on(space, self.place_token)):
            holding.put(supply[0], "space", space, self.side)
            g.tell(events.TokenPlaced(self.place_token, space))

    def _space(self, g: Death, who: Who) -> Script[str]:
        here = g.inv(who).space or g.state.space_of_death
        if isinstance(self.on, list):
            return next((s for s in self.on if not g.tokens_on(s, self.place_token)), "")
        if self.on == "here":
            return here
        if self.on == "death":
            return g.where
        bare = [s for s in g.episode.plan.gates.values() if not g.tokens_on(s, self.place_token)]
        return (yield from enemies.one_space(g, enemies.nearest(g, bare, here), who)) if bare else ""

    def text(self, words: Phrases, lang: Lang) -> str:
        what = wording.token(words, lang, _sided(self.place_token, self.side), n=self.n)
        if isinstance(self.on, list):
            spaces = ", ".join(words.say(lang, f"space-{s}") for s in self.on)
            return words.say(lang, "do-place_token-next", what=what, spaces=spaces)
        return words.say(lang, f"do-place_token-{self.on}", what=what)


class TurnToken(DeathVerb):
    """A token on one's space, or not farther away than the card says, shows its other side, leaves the map, or comes into one's hands.
    An episode action has named its space already; a card says how far it reaches (`within`, 0: only one's own space)."""

    turn_token: str
    side: str = ""  # that it has now; any, unless it only turns
    to: str = ""  # the side it shows then
    becomes: Literal["stays", "supply", "card", "mine"] = "stays"
    within: int | None = Field(default=None, ge=0)

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        there = self._there(g, who)
        if not there:
            return
        space = yield from enemies.one_space(g, list(dict.fromkeys(t.on for t in there)), who)
        token = next(t for t in there if t.on == space)
        match self.becomes:
            case "stays":
                token.side = self.to
            case "mine":
                holding.put(token, "investigator", str(who), self.to or None)
            case _:
                holding.put(token, self.becomes, "", self.to)
        g.tell(events.TokenTurned(who, self.turn_token, self.to or self.becomes))

    def _there(self, g: Death, who: Who) -> list[Token]:
        if self.becomes == "mine" and holding.room(g, who, self.turn_token) <= 0:
            return []
        side = self.side or ("plain" if self.becomes == "stays" else "")
        distances = g.distances(g.inv(who).space)
        lying = [t for t in g.tokens(*token_named(_sided(self.turn_token, side))) if t.at == "space"]
        return sorted((t for t in lying if distances.get(t.on, FAR) <= (self.within or 0)), key=lambda t: distances[t.on])

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(self._there(g, who))

    def text(self, words: Phrases, lang: Lang) -> str:
        what = wording.token(words, lang, _sided(self.turn_token, self.side), "token" if self.within else "the")
        if self.within is not None:
            what = words.say(lang, "within" if self.within else "on-your-space", what=what, n=self.within)
        how = (self.becomes if self.becomes != "stays" else "", self.to if self.becomes in ("stays", "mine") else "")
        return words.say(lang, "-".join(("do-turn_token", *(h for h in how if h))), what=what)


class ClearToken(DeathVerb):
    """Back from the episode card into the supply, as many as lie there."""

    clear_token: str
    n: int = Field(default=1, ge=1)

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        gone = [t for t in g.tokens(self.clear_token) if t.at == "card"][: self.n]
        for token in gone:
            holding.put(token, "supply", "", "")
        if gone:
            g.tell(events.TokenOffCard(self.clear_token, len(gone)))

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return any(t.at == "card" for t in g.tokens(self.clear_token))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "do-clear_token", what=wording.token(words, lang, self.clear_token, n=self.n))


class ReturnToken(DeathVerb):
    """One token in anybody's hands, by lot, goes back to where it lay when the map was built (Under the Mountain)."""

    return_token: str
    side: str = ""
    turned: str = ""  # the side it shows there

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        held = [t for t in g.tokens(*token_named(_sided(self.return_token, self.side))) if t.at == "investigator"]
        if not held:
            return
        token = g.pick(sorted(held, key=lambda t: t.id), f"returns:{g.state.turn}:{self.return_token}:{len(held)}")
        holding.put(token, "space", holding.home(g, token), self.turned)
        g.tell(events.TokenReturned(self.return_token, token.on))

    def text(self, words: Phrases, lang: Lang) -> str:
        what = wording.token(words, lang, _sided(self.return_token, self.side))
        return words.say(lang, "do-return_token" + (f"-{self.turned}" if self.turned else ""), what=what)


class TokenBecomes(DeathVerb):
    """A token on a space turns into an enemy there, whichever the chooser likes, as long as enough of its kind are left; otherwise
    something else (The Estate)."""

    token_becomes: str
    enemy: str
    keep: int = Field(ge=0)
    otherwise: list[Effect] = []

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        left = g.tokens(self.token_becomes)
        lying = [t for t in left if t.at == "space"]
        if len(left) <= self.keep or not lying or not g.supply(self.enemy):
            for effect in self.otherwise:
                yield from effect.run(g, who, card)
            return
        space = yield from enemies.one_space(g, list(dict.fromkeys(t.on for t in lying)), who)
        token = next(t for t in lying if t.on == space)
        holding.put(token, "supply", "", "")
        g.tell(events.TokenBecame(self.token_becomes, space, self.enemy))
        yield from enemies.summon(g, self.enemy, space)

    def text(self, words: Phrases, lang: Lang) -> str:
        what, enemy = wording.token(words, lang, self.token_becomes), words.say(lang, f"one-{self.enemy}", n=1)
        said = words.say(lang, "do-token_becomes", what=what, enemy=enemy, keep=self.keep)
        other = clauses(self.otherwise, words, lang, nested=True)
        return words.say(lang, "or-else", what=said, otherwise=other) if other else said


# Cards


class DiscardCard(DeathVerb):
    """An own card of a kind goes; which one is its owner's choice."""

    discard_card: Literal["item", "companion", "either"]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        mine = self._mine(g, who)
        if not mine:
            return
        held = mine[0]
        if len(mine) > 1:
            options = [option(f"card:{h.card}", h, card=h.card, half=h.half) for h in mine]
            held = yield from ask(g.player(who), "dmd-discard", options, who=who)
        holding.discard(g, who, held)
        g.tell(events.CardLost(who, held.card, held.half))

    def _mine(self, g: Death, who: Who) -> list[Held]:
        wanted = ("item", "companion") if self.discard_card == "either" else (self.discard_card,)
        return [held for held, half in g.halves(who) if half.kind in wanted]

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(self._mine(g, who))

    def key(self) -> str:
        return f"do-discard_card-{self.discard_card}"


class DiscardThis(DeathVerb):
    """One's own card of this id goes (Guilt is forgiven)."""

    discard_this: str

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        for held in self._mine(g, who):
            holding.discard(g, who, held)
            g.tell(events.CardLost(who, held.card, held.half))

    def _mine(self, g: Death, who: Who) -> list[Held]:
        """The half that was taken must be the one meant: whoever has the First-Aid Kit has no Guilt."""
        meant = g.cards.discoveries[self.discard_this].meant
        return [h for h in g.inv(who).cards if (h.card, h.half) == (self.discard_this, meant)]

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(self._mine(g, who))

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "do-discard_this", what=words.say(lang, f"card-{self.discard_this}"))


class Steal(DeathVerb):
    """An item of somebody on one's space, without consent (Kleptomania)."""

    steal: Literal["item"]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        there = self._there(g, who)
        if not there:
            return
        options = [option(f"steal:{w}:{h.card}", (w, h), whom=w, card=h.card, half=h.half) for w, h in there]
        victim, held = yield from ask(g.player(who), "dmd-steal", options, who=who)
        holding.hand_over(g, victim, held, who)
        g.tell(events.Stolen(who, victim, held.card, held.half))

    def _there(self, g: Death, who: Who) -> list[tuple[Who, Held]]:
        others = [w for w in g.here(g.inv(who).space) if w != who]
        return [(w, held) for w in others for held, half in g.halves(w) if half.kind == "item"]

    def possible(self, g: Death, who: Who, card: str) -> bool:
        return bool(self._there(g, who))


class DrawDiscovery(DeathVerb):
    """Draw a Discovery card outside step 3."""

    draw_discovery: Literal[1]
    must: bool = False

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        if g.lives(who):
            yield from discovering.draw(g, who, self.must)

    def key(self) -> str:
        return "do-draw_discovery-must" if self.must else "do-draw_discovery"


class Trauma(DeathVerb):
    """Recurring Trauma: resolve what was kept, then keep the next Mythos card."""

    trauma: Literal[True]

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        yield from mythos.resolve_kept(g, who)


# For a while


class Lasts(DeathVerb):
    """Something that holds for a while, for oneself."""

    told = True
    lasts: Literal["dice", "attack_dice", "signs_succeed", "no_trade", "two_actions", "ignore_safe"]
    n: int = 0

    @at_once
    def run(self, g: Death, who: Who, card: str) -> None:
        if not g.lives(who) or (self.lasts == "two_actions" and g.in_force("two_actions", str(who))):
            return
        if self.lasts == "no_trade":  # until the end of the next turn
            g.no_longer("no_trade", str(who))
            g.lasts(Lasting(what="no_trade", n=g.own_turns(who), on=str(who), by=who, card=card, until="own_turns"))
            return
        until = "never" if self.lasts in ("two_actions", "ignore_safe") else "turn"
        g.lasts(Lasting(what=self.lasts, n=self.n, on=str(who), by=who, card=card, until=until))

    def possible(self, g: Death, who: Who, card: str) -> bool:
        """What a card has brought already it does not bring a second time (S95)."""
        return not any(e.what == self.lasts and e.on == str(who) and e.card == card for e in g.state.lasting)

    def key(self) -> str:
        return f"do-lasts-{self.lasts}"


class DiceFor(DeathVerb):
    """An order to somebody else on one's space: they have bonus dice on their next roll."""

    told = True
    dice_for: int = Field(ge=1)

    def run(self, g: Death, who: Who, card: str) -> Script[None]:
        people = list(g.here(g.inv(who).space))
        whom = yield from enemies.one_person(g, people, who)
        g.lasts(Lasting(what="dice", n=self.dice_for, on=str(whom), by=who, card=card))
