"""Verbs of spells (catalogue 7.4). `g.casting[-1]` is the spell being cast, with its caster and its target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.kernel.ask import Option, Script, Seat, ask, at_once, option
from games.kernel.phrases import Lang, Phrases
from games.talisman import events
from games.talisman.rules import casting, limits, moving, possessions
from games.talisman.rules import own as rights
from games.talisman.state import Lasting
from games.talisman.table import Casting, Target
from games.talisman.verbs.verb import TalismanVerb

if TYPE_CHECKING:
    from games.talisman.table import Land


class SpellVerb(TalismanVerb):
    """Worded by its own name, and by its first field where that is a word. The words say what it is aimed at."""

    aims_itself = True

    def text(self, words: Phrases, lang: Lang) -> str:
        first = getattr(self, self.called())
        key = f"spell-{self.called()}" + (f"-{first}" if isinstance(first, str) else "")
        return words.say(lang, key, **{field: getattr(self, field) for field in type(self).model_fields})


class Seize(SpellVerb):
    """Acquisition: an object or a gold. Mesmerism: a follower."""

    seize: Literal["object", "follower"]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        caster = g.casting[-1].caster
        options = self._options(g, caster, who)
        if not options or not g.alive(caster):
            g.tell(events.SpellFails(caster, card))
            return
        thing = options[0].value if len(options) == 1 else (yield from ask(caster, "tm-seize", options, seat=who))
        if thing == "gold":
            possessions.hand_over_gold(g, who, caster)
        else:
            yield from possessions.hand_over(g, who, caster, thing)

    def _options(self, g: Land, caster: Seat, who: Seat) -> list[Option[str]]:
        c = g.char(who)
        if self.seize == "follower":
            cards = [f for f in c.followers if possessions.takeable(g, f)]
            cards = [] if possessions.haunted(g, caster) else cards
        else:
            cards = [o for o in c.objects if limits.allowed(g, caster, o)]
        found = [option(f"seize:{x}", x, card=x, msg="tm-opt-take-object") for x in cards]
        if self.seize == "object" and c.gold:
            found.append(option("seize:gold", "gold", seat=who, msg="tm-opt-take-gold"))
        return found

    def serves(self, g: Land, caster: Seat, who: Seat, card: str) -> bool:
        return bool(self._options(g, caster, who))


class Counter(SpellVerb):
    """Counterspell: what it answers has no effect."""

    counter: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        answered = g.casting[-1].answers
        if answered is not None:
            answered.countered = True


class Reflect(SpellVerb):
    """Reflection: the spell turns on its caster; the roles are swapped."""

    reflect: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        mine = g.casting[-1]
        answered = mine.answers
        if isinstance(answered, Casting):
            g.tell(events.SpellReflected(mine.caster, answered.card, answered.caster))
            answered.target = Target(seat=answered.caster)
            answered.caster = mine.caster


class NoMagic(SpellVerb):
    """Destroy Magic: until the caster's next turn."""

    no_magic: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        _stays(g, card)
        g.lasts(Lasting(what="no-magic", until="places", left=1, card=card, by=g.casting[-1].caster))
        g.tell(events.LastingBegins(card, 1))


class Lay(SpellVerb):
    """Hex, Barrier: on a space, for so many places of the caster."""

    lay: Literal["hex", "barrier"]
    places: int

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        space = g.casting[-1].target.space
        caster = g.casting[-1].caster
        if not space or space not in casting.free_spaces(g, g.spell(card)):
            g.tell(events.SpellFails(caster, card))
            return
        if self.lay == "hex":  # it counts as a card there (TM-ENC-07)
            g.state.laid.remove(card)
            g.lying(space).append(card)
        else:
            _stays(g, card)
        g.lasts(Lasting(what=self.lay, on=space, until="places", left=self.places, card=card, by=caster))
        g.tell(events.SpellLaid(caster, card, space))


def _stays(g: Land, card: str) -> None:
    """TM-SPELL-09: its card lies in play until its effect has ended."""
    g.casting[-1].stays = True


class Destroy(SpellVerb):
    """Destruction: a face-up adventure card leaves the board."""

    destroy: Literal["card"]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        target = g.casting[-1].target.card
        if possessions.leave_board(g, target):
            possessions.gone(g, target)
            g.tell(events.CardGone(target))


class LookAhead(SpellVerb):
    """Divination: the top of the adventure deck, in its order."""

    look_ahead: int

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        shown = g.state.adventure[: self.look_ahead]
        g.reveal(who)
        g.tell(events.DeckLookedAt(who, len(shown)))
        g.tell_seat(who, events.CardsShown(tuple(shown)))
        g.state.players[who].foreseen = list(shown)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return bool(g.state.adventure)


class LookAtSpells(SpellVerb):
    """Second Sight."""

    look_at_spells: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        rights.look_at_spells(g, g.casting[-1].caster, who)

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        return bool(g.char(who).spells)


class Immobilise(SpellVerb):
    """A character: no action this turn. A being: it cannot attack."""

    immobilise: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        mine = g.casting[-1]
        if mine.target.card:
            g.lasts(Lasting(what="held", on=mine.target.card, until="turn", card=card, by=mine.caster))
            g.tell(events.BeingHeld(mine.target.card, mine.caster))
        elif mine.target.seat >= 0:
            g.lasts(Lasting(what="immobile", on=str(mine.target.seat), until="turn", card=card, by=mine.caster))
            g.tell(events.Immobile(mine.target.seat, mine.caster))


class Vanishing(SpellVerb):
    """Invisibility: evades everything until the end of the turn."""

    invisible: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        caster = g.casting[-1].caster
        g.lasts(Lasting(what="invisible", on=str(caster), until="turn", card=card, by=caster))
        g.tell(events.Invisible(caster))


class Preserve(SpellVerb):
    """Preservation: what it prevents is taken off the loss it answers, where that is carried out (`rules/casting.py`)."""

    preserve: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        return None


class Blast(SpellVerb):
    """Psionic Blast: Craft counts in this fight."""

    blast: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        caster = g.casting[-1].caster
        g.lasts(Lasting(what="blast", on=str(caster), until="fight", card=card, by=caster))

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        """No use in psychic combat."""
        return g.facing is None or g.facing.stat == "strength"


class Weaken(SpellVerb):
    """Weakness: − so much combat value in this fight."""

    weaken: int

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        mine = g.casting[-1]
        on = mine.target.card or str(mine.target.seat)
        g.lasts(Lasting(what="weak", n=self.weaken, on=on, until="fight", card=card, by=mine.caster))


class SecondDie(SpellVerb):
    """Swiftness."""

    second_die: Literal[True]

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        g.lasts(Lasting(what="second-die", on=str(who), until="turn", card=card, by=who))

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        """No use where no die is rolled for the move."""
        return g.here(who).region in ("outer", "middle") and not moving.slow(g, who)


class ExtraTurns(SpellVerb):
    """Temporal Warp: this turn and so many more."""

    extra_turns: int

    @at_once
    def act(self, g: Land, who: Seat, card: str) -> None:
        g.state.extra += self.extra_turns
        g.tell(events.ExtraTurn(who, g.state.extra))


class Fly(SpellVerb):
    """Teleport: instead of the movement roll, to any other space of the region, never the inner one."""

    fly: Literal[True]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        c = g.char(who)
        spaces = [s for s in g.cards.ring(g.here(who).region) if s != c.space and not moving.barred(g, s)]
        options = [option(f"to:{s}", s, space=s, msg="tm-opt-to") for s in spaces]
        space = yield from ask(who, "tm-teleport", options, card=card)
        g.flown = True
        moving.walk(g, who, (c.space, space))

    def possible(self, g: Land, who: Seat, card: str) -> bool:
        c = g.char(who)
        return g.here(who).region in ("outer", "middle") and not c.enslaved and g.state.phase == "movement"


class Summon(SpellVerb):
    """Summons: a face-up Enemy to any unoccupied space of its region."""

    summon: Literal["enemy"]

    def act(self, g: Land, who: Seat, card: str) -> Script[None]:
        target = g.casting[-1].target
        region = g.space(target.space).region
        taken = {g.char(s).space for s in g.on_board()}
        spaces = [s for s in g.cards.ring(region) if s not in taken and s != target.space]
        if not spaces or target.card not in g.lying(target.space):
            g.tell(events.SpellFails(who, card))
            return
        options = [option(f"to:{s}", s, space=s, msg="tm-opt-to") for s in spaces]
        space = yield from ask(who, "tm-summon", options, card=target.card)
        g.lying(target.space).remove(target.card)
        g.lying(space).append(target.card)
        g.tell(events.CardPlaced(target.card, space, 0))
