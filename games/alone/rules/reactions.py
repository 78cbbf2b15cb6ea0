"""Reactions of evil (Reaktionen) and the reaction spaces: AL-REACT, AL-FIELD, AL-EVIL-04, AL-TURN-07, S-48..S-52, S-61, S-77.

Secrecy: who is asked, and when, follows from public facts alone: spaces, cards played, sizes of hands, the leader, the decks in
use. Whoever has nothing fitting, or has ordered to pass, is asked hollow. So an empty window, an ordered and a passed one are
the same to the hero, but for how long they are open: of that the rules know nothing (`bot.schedule`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from games.alone import events
from games.alone.rules import creatures, danger
from games.alone.rules.orders import ORDERS
from games.alone.state import KINDS, Lasting, Played
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, RuleBug, Script, Seat, ask, option, ponder, veiled
from games.kernel.ask import window as kernel_window
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.alone.content import ReactionCard

Standard: TypeAlias = Literal["move", "appear", "danger"]


@dataclass(frozen=True, slots=True)
class Lay:
    """What a seat does in a window: a card face up, or a standard reaction for which the card is still to be named."""

    card: str = ""
    standard: Standard | None = None


# The reaction spaces


def occupied(g: Alone) -> int:
    """AL-FIELD-01..03: an upright card takes one space, a sideways one two."""
    return sum(2 if p.sideways else 1 for p in g.state.spaces)


def free_spaces(g: Alone) -> int:
    return g.cards.numbers.reaction_spaces - occupied(g)


def fits(g: Alone) -> bool:
    """AL-REACT-05, AL-FIELD-04, AL-FIELD-05: may one more card be laid this turn? The second needs two spaces."""
    played = g.state.played_this_turn
    return played < g.cards.numbers.reactions_per_turn and free_spaces(g) >= (1 if played == 0 else 2)


def danger_symbols(g: Alone) -> int:
    """AL-FIELD-06, AL-FIELD-07: symbols not covered; the last one cannot be."""
    n = g.cards.numbers
    return max(1, n.reaction_spaces - max(occupied(g), n.danger_from - 1)) + n.danger_bonus


# Which cards answer a moment


def answers(g: Alone, card: ReactionCard, moment: Moment) -> bool:
    """AL-REACT-01, 02, 04, 06, 07, 10: may this card be played now? Public facts only, so that it may decide who is asked."""
    if not _allowed(g, card, moment):
        return False
    match card.only:
        case "":
            return True
        case "failed":
            return moment.failed
        case "by_creature":
            return bool(moment.by_creatures)
        case "box":
            return moment.action is not None and moment.action.place == "box"
        case "repair":
            return moment.name == "after"  # which sectors it lit is not the hero's to know


def _allowed(g: Alone, card: ReactionCard, moment: Moment) -> bool:
    match moment.name:
        case "announced" | "after":
            action = moment.action
            return action is not None and card.moment == moment.name and card.trigger == action.kind
        case "loss":
            return card.moment == "loss" and card.trigger == f"{moment.loss}_loss"
        case "turn_end":
            return not card.instant and card.trigger in (*g.state.announced, *[f"{kind}_loss" for kind in g.state.losses])
        case "late_loss":
            return not card.instant and card.trigger == f"{moment.loss}_loss"


def _silenced(g: Alone, moment: Moment) -> bool:
    """AL-ITEM-08: the effect in progress allows no reactions of this kind."""
    return moment.name in ("announced", "after") and moment.action is not None and g.in_force("no_reactions", moment.action.kind)


def eligible(g: Alone, seat: Seat, moment: Moment) -> bool:
    """D-28..D-30 by public facts: a space, fewer than two cards, cards in hand, the leader for the first card (AL-EVIL-04),
    and a deck in use that has something for this moment. At the end of a turn any card will do (AL-REACT-03)."""
    if not fits(g) or not g.hand(seat) or _silenced(g, moment):
        return False
    if g.state.played_this_turn == 0 and seat != g.state.leader:
        return False
    if moment.name == "turn_end":
        return True
    decks = decks_of(g, seat)
    return any(c.deck in decks and answers(g, c, moment) for c in g.cards.reactions.values())


def decks_of(g: Alone, seat: Seat) -> list[str]:
    """The decks a seat's cards may come from (AL-EVIL-07): public, the backs differ."""
    own = g.state.evil[seat - 1].deck
    return list(g.state.piles) if own is None else [own]


# Windows


def window(g: Alone, moment: Moment) -> Script[None]:
    """S-77: one window after an announcement, one after an action, one after each loss, one at the end of a turn. Evil may
    always pass (AL-REACT-12)."""
    if not any(eligible(g, seat, moment) for seat in g.evil):
        return
    ORDERS.lift(g, moment)
    g.cover()
    action = moment.action.kind if moment.action else ""
    yield from kernel_window(
        g.evil_from_leader(),
        "al-react",
        lambda seat: offers(g, seat, moment),
        lambda seat, lay: carry_out(g, seat, lay, moment),
        eligible=lambda seat: eligible(g, seat, moment),
        cover=lambda: g.evil_stirs,  # behind a card that was laid others may decide, too
        rest=False,  # "pass for this turn" says the same and more
        orders=ORDERS.options(),
        ordered=lambda seat, order: ORDERS.keep(g, seat, order),
        moment=moment.name,
        action=action,
        loss=moment.loss or "",
        turn=g.state.turn,
    )


def offers(g: Alone, seat: Seat, moment: Moment) -> list[Option[Lay]]:
    """What this seat could play now, which only the seat itself may see. Under a standing order nothing is offered, nor a card
    that could do nothing."""
    if ORDERS.passes(g, seat, moment):
        return []
    held = [id for id in dict.fromkeys(g.hand(seat)) if answers(g, g.cards.reactions[id], moment)]
    found = [option(f"play:{id}", Lay(id), card=id) for id in held if possible(g, seat, id, moment)]
    if moment.name == "turn_end":
        found += [option(f"standard:{use}", Lay(standard=use)) for use in standards(g)]
    return found


def possible(g: Alone, who: Seat, card: str, moment: Moment) -> bool:
    """Could this reaction card do anything at this moment? Looks at the secret map: only its player may know the answer."""
    before, g.moment = g.moment, moment
    try:
        effects = g.cards.reactions[card].in_play(g.here.danger)
        can = [e.possible(g, who, card) for e in effects]
        return any(can) and not any(e.needed and not able for e, able in zip(effects, can, strict=True))
    finally:
        g.moment = before


def standards(g: Alone) -> list[Standard]:
    """AL-REACT-03, AL-REACT-08, AL-REACT-09, S-33, S-48: what a face-down card can be used for now."""
    found: list[Standard] = []
    if any(creatures.movable(g, c) for c in g.state.creatures):
        found.append("move")
    if any(creatures.spawn_places(g, kind) for kind in KINDS):
        found.append("appear")
    if g.cards.numbers.standard_danger and danger.legal_sectors(g):
        found.append("danger")
    return found


# Playing


def carry_out(g: Alone, seat: Seat, lay: Lay, moment: Moment) -> Script[None]:
    """AL-REACT-14: finished completely before the next card or step; questions to evil are asked under cover."""
    if lay.standard is None:
        script = play(g, seat, lay.card)
    else:
        script = play_face_down(g, seat, lay.standard)
    before, g.moment = g.moment, moment
    yield from veiled(g.cover(), script, audience=g.evil, seats=g.evil)
    g.moment = before


def play(g: Alone, seat: Seat, card: str) -> Script[None]:
    """AL-REACT-11: the normal effect, and the danger effect in addition if the card is dangerous when played (AL-DANGER-02)."""
    dangerous = g.here.danger
    _lay(g, seat, card, face_down=False, dangerous=dangerous)
    g.tell(events.ReactionPlayed(seat, card, dangerous, occupied(g)))
    yield from run_all(g.cards.reactions[card].in_play(dangerous), g, seat, card)


def play_face_down(g: Alone, seat: Seat, use: Standard) -> Script[None]:
    """AL-REACT-08, AL-REACT-16: any card, its text ignored, no danger effect; which one is the seat's own secret (S-61)."""
    held = list(dict.fromkeys(g.hand(seat)))
    # Nobody else may see what the hand offers, not even the others of the team (AL-EVIL-09).
    card = yield from ponder(
        seat,
        "al-standard-card",
        [option(c, c, msg="al-opt-card", card=c) for c in held],
        cover=g.cover(),
        audience=(seat,),
        use=use,
    )
    if card is None:
        raise RuleBug(f"seat {seat} plays a standard reaction without a card")
    _lay(g, seat, card, face_down=True, dangerous=False)
    g.tell_seat(seat, events.StandardReactionCard(card, use), others=events.StandardReaction(seat, occupied(g)))
    match use:
        case "move":
            able = [c for c in g.state.creatures if creatures.movable(g, c)]
            chosen = yield from creatures.choose_creature(g, seat, able)
            if chosen is not None:
                yield from creatures.choose_walk(g, seat, chosen.id, 1, upto=False)
        case "appear":
            yield from creatures.spawn(g, seat)
        case "danger":
            places = [option(f"at:{s}", s, sector=s) for s in danger.legal_sectors(g)]
            where = yield from ask(seat, "al-standard-danger", places, cover=g.cover(), audience=g.evil)
            danger.place(g, where)


def _lay(g: Alone, seat: Seat, card: str, *, face_down: bool, dangerous: bool) -> None:
    """AL-FIELD-01..03: on the next free space; the second card of a turn sideways on the next two."""
    if not fits(g):
        raise RuleBug(f"no space for {card}")
    g.hand(seat).remove(card)
    sideways = g.state.played_this_turn > 0
    g.state.spaces.append(Played(card=card, seat=seat, face_down=face_down, sideways=sideways, dangerous=dangerous))
    g.state.played_this_turn += 1
    g.reveal()


def face_up_this_turn(g: Alone) -> list[Played]:
    """The cards of this turn whose text was carried out, as everybody saw them."""
    n = g.state.played_this_turn
    return [p for p in (g.state.spaces[-n:] if n else []) if not p.face_down]


def player_of(g: Alone, effect: Lasting) -> Seat:
    """D-31, D-47: who played the card this comes from. Two copies of it may have been played by two people, so the card's id
    alone does not tell; a game stored before effects knew their player goes by it. The leader for what no card has caused."""
    if effect.by in g.evil:
        return effect.by
    return next((p.seat for p in reversed(g.state.spaces) if p.card == effect.card and not p.face_down), g.state.leader)


def clear_spaces(g: Alone) -> None:
    """AL-FIELD-08, S-61: to the discard piles of their decks; what was played face down stays unknown."""
    for played in g.state.spaces:
        pile = g.state.piles[g.cards.reactions[played.card].deck]
        (pile.veiled if played.face_down else pile.discard).append(played.card)
    g.state.spaces = []


def turn_over(g: Alone) -> None:
    """AL-REACT-05 counts per turn; standing orders for the turn end."""
    g.state.played_this_turn = 0
    ORDERS.over(g, "turn")
