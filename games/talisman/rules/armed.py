"""Armed spells (S-110, S-111): laid ready in secret for a moment in anybody's turn, cast without a pause when it comes.

`Armed.at` says whom the moment must be about, then what else must be so, parted by slashes: "2" is that seat, "me" the owner, ""
anybody, "nobody" a spell that is aimed at no character. "2/being/chance-50" is a fight of seat 2 against a being, won at least every
second time; "me/last/saves" the owner's last life, if it can be saved; "/random/by-1" the spell Random, cast by seat 1;
"2/O7/until-9" seat 2, the space O7, and not after turn 9. `Ready.terms` lists the words of each moment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.kernel.arming import Armed, Arming
from games.kernel.ask import Script, Seat
from games.talisman import events
from games.talisman.rules import casting, lives
from games.talisman.state import UNHEALED, Stat, TalismanState, kind
from games.talisman.table import Casting, Command, Land, Target
from games.talisman.traits import Suppresses

if TYPE_CHECKING:
    from games.talisman.content import Catalogue, SpellCard
    from games.talisman.rules.lives import Loss

Trigger: TypeAlias = Literal[
    "turn-start", "move-end", "spell-cast", "command", "against-me", "fight", "life-loss", "life-lost", "follower-dies", "own-end"
]
Aim: TypeAlias = Literal["", "who", "opponent", "strongest", "chosen"]
How: TypeAlias = Literal["attack", "psychic", "ability"]

ME, ANYBODY, NOBODY = "me", "", "nobody"
REACTIONS = ("life-loss", "life-lost", "follower-dies")
REGIONS = ("outer", "middle", "inner", "crown")
BY, CHANCE, UNTIL = "by-", "chance-", "until-"
CHANCES = [f"{CHANCE}{p}" for p in range(10, 100, 10)]


@dataclass(slots=True)
class Moment:
    """Something that spells may be armed for: what it is, whom it is about, and who does it to them."""

    kind: Trigger
    who: Seat
    by: Seat = -1
    loss: Loss | None = None
    casting: Casting | None = None
    command: Command | None = None
    follower: str = ""
    space: str = ""  # where a move has ended
    how: How = "attack"  # what is done to a character
    stat: Stat = "strength"  # what a fight is about
    foes: tuple[str, ...] = ()  # beings in a fight, outside the inner region
    chance: int = 0  # of this seat in the fight, in per cent
    saved: bool = False  # the follower lives
    only: str = ""  # the spell that is read now (TM-FLOW-12)

    @property
    def aimed(self) -> Seat:
        """At whom a spell is aimed now: a Reflection may have turned it round."""
        return self.casting.target.seat if self.casting is not None else self.who

    @property
    def caster(self) -> Seat:
        return self.casting.caster if self.casting is not None else self.by


@dataclass(frozen=True, slots=True)
class Terms:
    """What an order for a moment may say: whom it is about, and at most one word of each list. Of a first list without "" one must
    be said."""

    whom: list[str]
    words: list[list[str]] = field(default_factory=lambda: list[list[str]]())

    @property
    def usual(self) -> list[str]:
        """What is offered to choose from: whom, with the first list."""
        first = self.words[0] if self.words else [""]
        return [f"{who}/{word}" if word else who for who in self.whom for word in first]

    def allow(self, at: str) -> bool:
        who, *words = at.split("/")
        left = list(self.words)
        for word in words:
            found = next((one for one in left if word and word in one), None)
            if found is None:
                return False
            left.remove(found)
        unsaid = bool(self.words) and "" not in self.words[0] and self.words[0] in left
        return who in self.whom and not unsaid


class Ready(Arming[TalismanState, Moment]):
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    def kept(self, state: TalismanState, seat: Seat) -> list[Armed]:
        return state.players[seat].armed

    def possible(self, state: TalismanState, seat: Seat) -> list[Armed]:
        """By what is held, and by who and what is on the board; never by what others hold."""
        c = state.players[seat].character
        if c is None:
            return []
        return [
            Armed(card=card, when=trigger, at=at)
            for card in c.spells
            for trigger in self.cards.spells[kind(card)].arm
            for at in self.terms(state, seat, self.cards.spells[kind(card)], trigger).usual
        ]

    def further(self, state: TalismanState, seat: Seat) -> dict[str, tuple[tuple[str, ...], ...]]:
        """Beyond that list: what else an order may say, by card and moment."""
        c = state.players[seat].character
        found: dict[str, tuple[tuple[str, ...], ...]] = {}
        for card in c.spells if c is not None else ():
            spell = self.cards.spells[kind(card)]
            for trigger in spell.arm:
                found[f"{card}:{trigger}"] = tuple(tuple(words) for words in self.terms(state, seat, spell, trigger).words[1:])
        return found

    def understands(self, state: TalismanState, seat: Seat, deed: Armed) -> bool:
        """Also with any further words, and with an end: no order is good after the turn it names."""
        c = state.players[seat].character
        if c is None or deed.card not in c.spells:
            return False
        spell = self.cards.spells[kind(deed.card)]
        triggers: dict[str, Trigger] = {t: t for t in spell.arm}
        if (trigger := triggers.get(deed.when)) is None:
            return False
        at, _, end = deed.at.partition(f"/{UNTIL}")
        if end and not (end.isdecimal() and int(end) >= state.turn and end == str(int(end))):
            return False
        return bool(end or UNTIL not in deed.at) and self.terms(state, seat, spell, trigger).allow(at)

    def terms(self, state: TalismanState, seat: Seat, spell: SpellCard, trigger: Trigger) -> Terms:
        """The words of each moment (catalogue, "Armable triggers"), as far as they mean anything for this spell."""
        others = [str(s) for s, p in enumerate(state.players) if s != seat and p.standing != "out"]
        mine = [ME, *others]
        match trigger:
            case "turn-start":
                return Terms(others, [list(self.cards.open_spaces)] if spell.target == "space" else [])
            case "move-end":  # S-119: a card on the board is aimed at after one's own move only
                return Terms([ME] if spell.target == "lying" else mine, [["", *REGIONS], list(self.cards.spaces)])
            case "spell-cast":
                whom = [ME] if spell.id == "reflection" else [ME, ANYBODY, NOBODY, *others]
                return Terms(whom, [["", "harmful"], list(self.cards.spells), [f"{BY}{s}" for s in others]])
            case "command":
                return Terms([ME, ANYBODY, *others])
            case "against-me":
                return Terms([ANYBODY, *others], [["", "attack", "psychic", "ability"]] if spell.id != "psionic-blast" else [])
            case "fight" if spell.id == "psionic-blast":
                return Terms([ME], [["", "character", "being"], CHANCES])
            case "fight" if spell.id == "immobility":
                return Terms(mine, [[""], CHANCES])
            case "fight":
                return Terms(mine, [["", "me", "character", "being"], CHANCES, ["foe"]])
            case "life-loss":
                return Terms(mine, [["last", "any"], ["saves"]])
            case "life-lost":
                return Terms(mine, [["1", "2", "3"]])
            case "follower-dies":
                followed = {kind(f) for p in state.players if p.character is not None for f in p.character.followers}
                return Terms(mine, [["", *sorted(followed)]])
            case "own-end":
                return Terms([ME])

    def answers(self, state: TalismanState, seat: Seat, deed: Armed, moment: Moment) -> bool:
        """Is this what it waits for? Whether it can be done then is another question (`at`)."""
        if deed.when != moment.kind or self._waits(state, seat):
            return False
        who, *words = deed.at.split("/")
        spell = self.cards.spells[kind(deed.card)]
        return (
            _about(seat, who, moment)
            and fitting(self.cards, spell, moment)
            and all(self._so(state, seat, spell, word, moment) for word in words)
        )

    def _waits(self, state: TalismanState, seat: Seat) -> bool:
        """S-140: where magic fails, by the published board, orders wait."""
        c = state.players[seat].character
        return state.glade_full and c is not None and bool(self.cards.saying(Suppresses)[c.space])

    def _so(self, state: TalismanState, seat: Seat, spell: SpellCard, word: str, moment: Moment) -> bool:
        """Does this word of an order hold?"""
        if word.startswith(UNTIL):
            return True  # `understands` has looked at it
        match moment.kind:
            case "move-end":
                return word in (moment.space, self.cards.spaces[moment.space].region)
            case "spell-cast":
                return self._spell_is(word, moment)
            case "against-me":
                return word == moment.how
            case "fight":
                return _fight_is(seat, word, moment)
            case "life-loss":
                return self._loss_is(state, spell, word, moment)
            case "life-lost":
                return _lives(state, moment.who) <= int(word)
            case "follower-dies":
                return word == kind(moment.follower)
            case _:
                return True  # a space to aim at

    def _spell_is(self, word: str, moment: Moment) -> bool:
        if moment.casting is None:
            return False
        if word.startswith(BY):
            return moment.caster == int(word.removeprefix(BY))
        name = kind(moment.casting.card)
        return self.cards.spells[name].harmful if word == "harmful" else name == word

    def _loss_is(self, state: TalismanState, spell: SpellCard, word: str, moment: Moment) -> bool:
        loss, c = moment.loss, state.players[moment.who].character
        if loss is None or c is None:
            return False
        match word:
            case "last":
                return loss.n >= c.lives
            case "saves":
                # Nothing heals whom the Command Spell has struck too often (S-160).
                healed = 0 if c.struck >= UNHEALED else self.cards.characters[c.id].lives
                return (max(c.lives, healed) if spell.id == "healing" else c.lives + 1) > loss.n
            case _:
                return True


def _about(seat: Seat, who: str, moment: Moment) -> bool:
    match moment.kind:
        case "against-me":
            return moment.who == seat and who in (ANYBODY, str(moment.by))
        case "spell-cast" | "command":  # nobody answers a spell of their own
            return moment.caster != seat and _means(seat, who, moment.aimed)
        case _:
            return _means(seat, who, moment.who)


def _means(seat: Seat, who: str, about: Seat) -> bool:
    match who:
        case "":
            return True
        case "me":
            return about == seat
        case "nobody":
            return about < 0
        case _:
            return about == int(who)


def fitting(cards: Catalogue, spell: SpellCard, moment: Moment) -> bool:
    """Could this spell be of any use at this moment, whoever casts it? What is countered is not countered twice (S-111)."""
    if moment.only not in ("", spell.id):
        return False
    match moment.kind:
        case "spell-cast":
            cast = moment.casting
            turned = spell.id != "reflection" or (cast is not None and cards.spells[kind(cast.card)].target != "spell")
            return cast is not None and not cast.countered and turned
        case "command":
            return moment.command is not None and not moment.command.countered
        case "against-me":
            return spell.id != "psionic-blast" or moment.how == "attack"
        case "fight":
            if spell.id == "immobility":
                return bool(moment.foes)
            return spell.id != "psionic-blast" or moment.stat == "strength"
        case "life-loss":
            return moment.loss is not None and moment.loss.n > 0
        case "follower-dies":
            return not moment.saved
        case _:
            return True


def _fight_is(seat: Seat, word: str, moment: Moment) -> bool:
    if word.startswith(CHANCE):
        return moment.chance >= int(word.removeprefix(CHANCE))
    match word:
        case "me":
            return moment.by == seat
        case "character":
            return moment.by >= 0
        case "being":
            return moment.by < 0
        case _:
            return True  # at whom it is aimed


def _lives(state: TalismanState, seat: Seat) -> int:
    c = state.players[seat].character
    return c.lives if c else 0


def forget_ended(g: Land) -> None:
    """Orders whose last turn is over."""
    for seat, player in enumerate(g.state.players):
        if player.armed:
            player.armed[:] = [a for a in player.armed if UNTIL not in a.at or Ready(g.cards).understands(g.state, seat, a)]


def at(g: Land, moment: Moment) -> Script[bool]:
    """A moment has come: what was laid ready for it is cast, the player in turn first, then clockwise, one at a time; what is no
    longer true is looked at anew after each (S-111). What cannot be cast fails, and only its owner learns it; what its owner was
    to aim and did not, or could not yet, stays ready for the next time. Was anything cast?"""
    ready, before = Ready(g.cards), g.cast
    g.tried(_may_wait(g, moment))
    waiting: list[tuple[Seat, Armed]] = []
    for only in ("preservation", "healing") if moment.kind == "life-loss" else ("",):
        moment.only = only
        yield from ready.fire(g.state, g.on_board(), moment, lambda seat, deed: _cast(g, seat, deed, moment, waiting))
    moment.only = ""
    for seat, deed in waiting:
        if g.alive(seat) and deed.card in g.char(seat).spells:
            ready.kept(g.state, seat).append(deed)
    if g.state.strict:
        yield from casting.windows(g, moment)
    return g.cast > before


def _may_wait(g: Land, moment: Moment) -> list[Seat]:
    """Who could have laid something ready for this, as far as everybody knows: whoever has spells, and whom it concerns."""
    holders = [s for s in g.on_board() if g.char(s).spells]
    match moment.kind:
        case "own-end" | "against-me":
            return [s for s in holders if s == moment.who]
        case "spell-cast" | "command":
            return [s for s in holders if s != moment.caster]
        case _:
            return holders


def _cast(g: Land, seat: Seat, deed: Armed, moment: Moment, waiting: list[tuple[Seat, Armed]]) -> Script[None]:
    able = casting.may_cast(g, seat, reaction=moment.kind in REACTIONS)
    if able and moment.kind == "move-end" and moment.who == seat:  # S-119: its owner aims it then
        if not (yield from casting.begin_and_cast(g, seat, deed.card)):
            waiting.append((seat, deed))
        return
    target = aim(g, seat, deed.card, moment, deed.at)
    if target is None or not able:
        g.tell_seat(seat, events.ArmedFailed(seat, deed.card))
        return
    yield from casting.cast(g, seat, deed.card, target, moment)


# Strict windows ask live for what is otherwise laid ready


def chosen_then(g: Land, card: str, moment: Moment) -> bool:
    """Cast "at any time": at whom or what its owner likes."""
    return moment.kind in ("turn-start", "move-end") and g.spell(card).target in ("character", "other", "space", "lying")


def fits(g: Land, seat: Seat, card: str, moment: Moment) -> bool:
    """May this spell be cast now, whatever its owner may have laid ready?"""
    spell = g.spell(card)
    own = moment.who == seat
    if moment.kind not in spell.arm or not fitting(g.cards, spell, moment):
        return False
    match moment.kind:
        case "turn-start" if own:
            return False
        case "move-end" if not own and spell.target == "lying":
            return False
        case "command" if moment.caster == seat:
            return False
        case "spell-cast" if moment.caster == seat or (spell.id == "reflection" and moment.aimed != seat):
            return False
        case "against-me" | "own-end" if not own:
            return False
        case "fight" if spell.id == "psionic-blast" and not own:
            return False
        case _:
            pass
    return bool(casting.targets(g, seat, card)) if chosen_then(g, card, moment) else aim(g, seat, card, moment) is not None


def aimed(cards: Catalogue, deed: Armed) -> Aim:
    """The same for its owner, before the moment comes: whom or what `aim` will find. Empty: it is aimed at nothing, or the order names it."""
    spell = cards.spells[kind(deed.card)]
    who, *words = deed.at.split("/")
    match spell.id, deed.when:
        case (_, "own-end" | "against-me" | "life-loss" | "life-lost" | "follower-dies") | (
            ("invisibility" | "psionic-blast" | "counterspell" | "reflection"),
            _,
        ):
            return ""
        case (_, "turn-start") if spell.target == "space":
            return ""
        case ("immobility", "fight"):
            return "strongest"
        case ("weakness", "fight") if "foe" in words:
            return ""
        case ("weakness", "fight") if who == ME:
            return "opponent"
        case (_, "move-end") if who == ME:
            return "chosen"
        case _:
            return "who"


def aim(g: Land, seat: Seat, card: str, moment: Moment, at: str = "") -> Target | None:
    """What a spell that answers a moment is aimed at; None if that is not possible any more, or of no use."""
    spell = g.spell(card)
    match spell.id, moment.kind:
        case _, "turn-start" if spell.target == "space":
            space = at.split("/")[1]
            return Target(space=space) if space in casting.free_spaces(g, spell) else None
        case _, "own-end":
            return Target()
        case ("immobility", "against-me"):
            return _legal(g, Target(seat=moment.by))
        case ("immobility", "fight"):
            return _strongest(g, moment)
        case ("weakness", "fight"):
            # One's own fight: the opponent. Somebody else's: that fighter, or whoever it fights.
            if moment.who != seat and "foe" not in at.split("/"):
                return _legal(g, Target(seat=moment.who))
            return _strongest(g, moment) if moment.by < 0 else _legal(g, Target(seat=moment.by))
        case (("invisibility" | "psionic-blast"), _):
            return Target()
        case (("counterspell" | "reflection"), "spell-cast" | "command"):
            return Target(seat=moment.caster)
        case ("healing", _):
            # Useless before the loss with all lives (section 10), and where nothing heals any more (S-160).
            return _legal(g, Target(seat=moment.who)) if lives.missing(g, moment.who) else None
        case (_, "move-end") if moment.who == seat:
            return None
        case _:
            return _legal(g, Target(seat=moment.who))


def _strongest(g: Land, moment: Moment) -> Target | None:
    """Of several beings the one that counts most; none in the inner region (TM-SPELL-11)."""
    return Target(card=max(moment.foes, key=lambda being: casting.worth(g, being))) if moment.foes else None


def _legal(g: Land, target: Target) -> Target | None:
    if target.seat < 0 or not g.alive(target.seat) or casting.immune(g, target.seat):
        return None
    return target
