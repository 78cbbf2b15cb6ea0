"""Casting spells (chapter 9): when, at what, and what answers them.

In one's own turn spells are offered beside the turn's own question, to their owner alone. Outside it they are cast by standing
order (`armed.py`), and live only by those whom public facts already involve: the attacked, the victim of an ability or of the
Command Spell, who is about to lose the last life (S-112). All of them are asked behind one cover.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.kernel.ask import Arg, Ask, Option, Script, Seat, args_of, ask, ask_all, option, ponder, pondering, window
from games.kernel.effects import run_all
from games.talisman import events
from games.talisman.moments import glade, has
from games.talisman.rules import armed, limits, lives, possessions, spells
from games.talisman.state import kind
from games.talisman.table import Casting, Command, Land, Target
from games.talisman.traits import Amulet

if TYPE_CHECKING:
    from games.talisman.content import SpellCard

Context: TypeAlias = Literal["start", "arrival", "between", "being", "foes", "fight", "attacked", "visit"]
BACK = "back"


def may_cast(g: Land, seat: Seat, *, reaction: bool = False) -> bool:
    """TM-SPELL-02, TM-SPELL-13 and what forbids it: a toad, an Amulet, Eclipse, Destroy Magic, the Glade by the published board;
    whoever is immobile only answers a loss of life."""
    if not g.alive(seat) or _forbidden(g, seat, reaction=reaction):
        return False
    held = g.char(seat).spells
    return not held or len(held) <= spells.limit(g, seat)  # S-116: first the surplus is discarded


def _forbidden(g: Land, seat: Seat, *, reaction: bool) -> bool:
    """By what lies on the table for all to see."""
    if g.char(seat).toad is not None or has(g, seat, Amulet) or g.in_force("no-spells") or g.in_force("no-magic"):
        return True
    if g.state.glade_full and glade(g, seat):
        return True
    return not reaction and g.in_force("immobile", str(seat))


def might_cast(g: Land, seat: Seat, *contexts: Context) -> bool:
    """By what everybody knows, could a spell of this hand be cast here? Then its owner is asked, whichever spells they are: whoever was
    asked only with a fitting one would show it. Where it is plain to all that nothing can be cast, there is nothing to hide."""
    if not g.char(seat).spells or _forbidden(g, seat, reaction=False):
        return False
    return any(context in spell.cast for spell in g.cards.spells.values() for context in contexts)


def asked_in_own_turn(g: Land, seat: Seat, context: Context) -> bool:
    """Where nothing but a spell could be thought of, before a fight or a meeting of the own turn: whoever has ordered to go on at once
    is not asked. Others see the order at work and nothing of the hand, for it is obeyed whichever spells that holds."""
    return might_cast(g, seat, context) and "fight" not in g.state.players[seat].orders


def immune(g: Land, seat: Seat) -> bool:
    return has(g, seat, Amulet)


# Targets


def free_spaces(g: Land, spell: SpellCard) -> list[str]:
    """Unoccupied spaces of the outer and middle region; what bars a space lies neither on the bridge nor before the Portal."""
    taken = {g.char(s).space for s in g.on_board()}
    spaces = g.cards.open_spaces if spell.bars else (*g.cards.ring("outer"), *g.cards.ring("middle"))
    return [id for id in spaces if id not in taken]


def worth(g: Land, being: str) -> int:
    """Strength or Craft of a being, however it is met."""
    card = g.cards.being(being)
    return max(card.strength, card.craft)


def face_up(g: Land) -> list[tuple[str, str]]:
    """Adventure cards face up in the outer and middle region, with their spaces."""
    return [
        (card, space)
        for space, cards in g.state.lying.items()
        if g.space(space).region in ("outer", "middle")
        for card in cards
        if g.cards.is_adventure(card)
    ]


def targets(g: Land, seat: Seat, card: str) -> list[Target]:
    """What the owner may aim it at in their own turn (TM-SPELL-08, TM-SPELL-10)."""
    spell = g.spell(card)
    match spell.target:
        case "none":
            return [Target()] if spell.useful(g, seat, seat, card) else []
        case "character":
            return [Target(seat=s) for s in g.on_board(seat) if not immune(g, s) and spell.useful(g, seat, s, card)]
        case "other":
            return [Target(seat=s) for s in g.others(seat) if not immune(g, s) and spell.useful(g, seat, s, card)]
        case "lying":
            return [Target(card=c, space=space) for c, space in face_up(g)]
        case "enemy":
            return [Target(card=c, space=space) for c, space in face_up(g) if g.cards.is_enemy(c)]
        case "space":
            return [Target(space=id) for id in free_spaces(g, spell)]
        case "being":
            return _faced(g)
        case "spell":
            return []


def _faced(g: Land) -> list[Target]:
    """Before the dice: one of the beings, or the other character."""
    if g.facing is None:
        return []
    if g.facing.rival >= 0:
        return [] if immune(g, g.facing.rival) else [Target(seat=g.facing.rival)]
    return [Target(card=being) for being in g.facing.beings]


def offered(g: Land, seat: Seat, context: Context) -> list[Option[str]]:
    """The spells of a hand that may be cast in this situation, each kind once."""
    if not g.char(seat).spells or not may_cast(g, seat):
        return []
    found: dict[str, Option[str]] = {}
    for card in g.char(seat).spells:
        if context in g.spell(card).cast and kind(card) not in found and targets(g, seat, card):
            found[kind(card)] = option(f"cast:{card}", card, spell=card, msg="tm-opt-cast")
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Aimed:
    """A spell with its target, not cast yet."""

    card: str
    target: Target


def aiming(g: Land, seat: Seat, what: str) -> Ask | None:
    """D-50: at what a spell of the own turn is aimed, asked of its owner alone in the place of the private menu: whoever only looks at
    a spell changes nothing that others see. None where there is nothing to choose, or no spell is meant."""

    def options() -> list[Option[Aimed | None]]:
        if not g.alive(seat) or what not in g.char(seat).spells or not may_cast(g, seat):
            return []
        found: list[Option[Aimed | None]] = [
            Option(f"at:{t.name}", Aimed(what, t), args_of(_args(t)), f"tm-opt-at-{_sort(t)}") for t in targets(g, seat, what)
        ]
        return [*found, option(BACK, None, msg="tm-opt-back")] if found else []

    if what not in g.char(seat).spells or not _to_be_aimed(targets(g, seat, what)):
        return None
    return Ask(seat, "tm-spell-target", options, args_of({"spell": what}), default=(BACK,), idle=True, audience=(seat,))


def _to_be_aimed(found: list[Target]) -> bool:
    return len(found) > 1 or any(t.name for t in found)


def begin_and_cast(g: Land, seat: Seat, card: str) -> Script[bool]:
    """S-119: it is shown first and aimed then, before everybody's eyes, and there is no way back: whoever could look at their choice and
    put the spell away again would show by the pause alone that there was one. False if there is nothing to aim it at."""
    found = targets(g, seat, card)
    if not found:
        return False
    target = found[0]
    if len(found) > 1:
        g.reveal(seat)
        g.tell(events.SpellBegun(seat, card))
        options = [Option(f"at:{t.name}", t, args_of(_args(t)), f"tm-opt-at-{_sort(t)}") for t in found]
        here = g.char(seat).space
        likely = next((t for t in found if t.space == here), None) or next((t for t in found if t.seat != seat), target)
        target = yield from ask(seat, "tm-spell-target", options, default=f"at:{likely.name}", spell=card)
    yield from cast(g, seat, card, target)
    return True


def _sort(target: Target) -> str:
    return "card" if target.card else "space" if target.space else "seat" if target.seat >= 0 else "none"


def _args(target: Target) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    if target.seat >= 0:
        args["seat"] = target.seat
    if target.card:
        args["card"] = target.card
    if target.space:
        args["space"] = target.space
    return args


# Casting


def cast(g: Land, seat: Seat, card: str, target: Target, moment: armed.Moment | None = None) -> Script[None]:
    """The card leaves the hand; what was laid ready against it answers first (S-65); then it acts, or does not, and is discarded
    when its effect has ended (TM-SPELL-09)."""
    answers: Casting | Command | None = None
    if moment is not None and g.spell(card).target == "spell":
        answers = moment.casting or moment.command
    casting = Casting(seat, card, target, answers)
    spells.leave_hand(g, seat, card)
    g.reveal(seat)
    g.tell(events.SpellCast(seat, card, target.seat, target.card, target.space))
    g.casting.append(casting)
    g.cast += 1
    yield from armed.at(g, armed.Moment("spell-cast", target.seat, by=seat, casting=casting))
    yield from _take_effect(g, casting, moment)
    g.casting.pop()
    if not casting.stays and card in g.state.laid:
        g.state.laid.remove(card)
        possessions.gone(g, card)
    yield from limits.settle(g)


def _take_effect(g: Land, casting: Casting, moment: armed.Moment | None) -> Script[None]:
    target, spell = casting.target, g.spell(casting.card)
    if casting.countered:
        g.tell(events.SpellCountered(casting.caster, casting.card))
        return
    whole = target.seat < 0 or (g.alive(target.seat) and (not immune(g, target.seat) or spell.target == "spell"))
    if not whole or not g.alive(casting.caster):
        g.tell(events.SpellFails(casting.caster, casting.card))
        return
    if moment is not None and moment.loss is not None and spell.id == "preservation":
        moment.loss.n -= 1
        return
    if moment is not None and moment.follower and spell.id == "preservation":
        moment.saved = True
        return
    who = target.seat if target.seat >= 0 and spell.target in ("character", "other") else casting.caster
    yield from run_all(spell.effects, g, who, casting.card)


# Asked live


def at_the_last(g: Land, losses: Sequence[lives.Loss]) -> Script[None]:
    """S-112: who is about to lose the last life and holds a spell is asked, whatever it is; several at the same time (S-116). Whoever
    has cast one that was not enough is asked again (TM-FLOW-12: Preservation and Healing may both answer one loss)."""
    while losses:
        able = [loss for loss in losses if g.char(loss.seat).spells and may_cast(g, loss.seat, reaction=True)]
        asks = {loss.seat: _last_life(g, loss) for loss in able}
        answers = (yield from ask_all(asks)) if asks else {}
        tried: list[lives.Loss] = []
        for loss in losses:
            seat, card = loss.seat, next(iter(answers.get(loss.seat, ())), None)
            if card and g.alive(seat) and card in g.char(seat).spells:
                moment = armed.Moment("life-loss", seat, by=loss.by, loss=loss)
                yield from cast(g, seat, card, Target(seat=seat), moment)
                tried.append(loss)
        losses = [loss for loss in tried if loss.n > 0 and g.alive(loss.seat) and loss.fatal(g)]


def _last_life(g: Land, loss: lives.Loss) -> Ask:
    seat = loss.seat
    fitting = offered_against_loss(g, loss)
    options = [*fitting, option("accept", "", msg="tm-opt-accept")] if fitting else []
    default = fitting[0].key if fitting else ""
    return pondering(seat, "tm-last-life", options, cover=g.cover(seat), default=default, audience=(seat,), card=loss.card)


def pondered(
    g: Land, whom: Seat, msg: str, options: Sequence[Option[str]], default: str = "", /, window: bool = False, **args: Arg
) -> Script[str | None]:
    """A question about somebody's spells, which looks the same however many of them fit."""
    return (yield from ponder(whom, msg, options, cover=g.cover(whom), default=default, audience=(whom,), window=window, **args))


def offered_against_loss(g: Land, loss: lives.Loss) -> list[Option[str]]:
    """Preservation always helps, and comes first (TM-FLOW-12); Healing only where there is a life to be healed (S-105)."""
    found: dict[str, Option[str]] = {}
    for card in sorted(g.char(loss.seat).spells, key=lambda card: kind(card) != "preservation"):
        name = kind(card)
        helps = name == "preservation" or (name == "healing" and lives.missing(g, loss.seat) > 0)
        if helps and name not in found:
            found[name] = option(f"cast:{card}", card, spell=card, msg="tm-opt-cast")
    return list(found.values())


def windows(g: Land, moment: armed.Moment) -> Script[None]:
    """Strict windows, a wish of the table: everybody who holds a spell is asked at every moment, hollow where nothing fits."""
    order = [s for s in g.on_board() if g.char(s).spells and g.char(s).toad is None]
    if not order:
        return

    def offer(seat: Seat) -> Sequence[Option[str]]:
        if not may_cast(g, seat, reaction=moment.kind in armed.REACTIONS):
            return []
        found: dict[str, Option[str]] = {}
        for card in g.char(seat).spells:
            if kind(card) not in found and armed.fits(g, seat, card, moment):
                found[kind(card)] = option(f"cast:{card}", card, spell=card, msg="tm-opt-cast")
        return list(found.values())

    def act(seat: Seat, card: str) -> Script[None]:
        if armed.chosen_then(g, card, moment):
            yield from begin_and_cast(g, seat, card)
        elif (target := armed.aim(g, seat, card, moment)) is not None:
            yield from cast(g, seat, card, target, moment)

    yield from window(
        order,
        "tm-window",
        offer,
        act,
        eligible=lambda seat: g.alive(seat) and bool(g.char(seat).spells),
        cover=g.cover_all(order),
        stays=True,
        moment=moment.kind,
        seat=moment.who,
    )
