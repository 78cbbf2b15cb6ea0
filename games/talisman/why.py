"""Why something is not possible now, with the rule it comes from: for `/talisman why` and for refusals.

Only the asker's own view is looked at, so the answer cannot tell more than the board and the own hand do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.kernel.ask import Seat
from games.kernel.effects import verbs_in
from games.kernel.why import Reason, each
from games.talisman.content import Catalogue
from games.talisman.state import CROWN, POINTS, kind
from games.talisman.traits import Amulet, Axe, Forced, JoinsFor, NeverAttacks, OnlyFor, Suppresses
from games.talisman.verbs.gaining import Heal, Sell
from games.talisman.verbs.goods import Buy, Visit
from games.talisman.verbs.verb import TalismanVerb
from games.talisman.view import SeenCharacter, TalismanView

# What one may do in others' turns, or is asked there.
ANY_TIME = ("cast", "evade", "use", "drop", "trade", "command")
# What is done where one stands in one's own turn: in others' turns nothing about it matters but whose turn it is.
IN_TURN = ("roll", "go", "meet", "attack", "take", "buy")
# What belongs into the encounter, after the move.
ENCOUNTERS = ("meet", "attack", "take", "buy", "pray", "quest")


def why_not(view: TalismanView, cards: Catalogue, seat: Seat, verb: str, offered: Sequence[str] = ()) -> Reason:
    """What stands against `verb`, which is not among what the seat is `offered`; that is nothing for whoever is not asked now."""
    if view.phase == "over":
        return Reason("tm-why-over", "TM-WIN-01")
    if view.phase == "setup":
        return Reason("tm-why-setup", "TM-SETUP-04")
    mine = view.players[seat]
    if mine.standing == "out":
        return Reason("tm-why-out", "TM-LIFE-10")
    c = mine.character
    if c is None:
        return Reason("tm-why-no-character", "TM-LIFE-09")
    others = Reason("tm-why-turn", "TM-TURN-02", (("seat", view.active),)) if view.active != seat else None
    if others is not None and verb in IN_TURN:
        return others
    found = _of_the_thing(view, cards, seat, c, verb, offered)
    if found is not None:
        return found
    if others is not None and verb not in ANY_TIME:
        return others
    if not offered:
        return Reason("tm-why-later", "S-115") if others is not None else Reason("tm-why-wait", "TM-TURN-01")
    if view.active == seat and view.phase == "movement" and verb in ENCOUNTERS:
        return Reason("tm-why-move-first", "TM-TURN-01")
    return (_of_the_turn(view, verb) if view.active == seat else None) or Reason("tm-why-other-first", "TM-TURN-01")


def _of_the_turn(view: TalismanView, verb: str) -> Reason | None:
    """What of the own turn is over, or has not come yet."""
    moving = view.phase == "movement" and view.move is not None and not view.move.path
    match verb:
        case "drop" | "trade":
            return Reason("tm-why-later", "S-115")
        case "go" if moving and view.move is not None and not view.move.dice:
            return Reason("tm-why-roll-first", "TM-MOVE-01")
        case "roll" if moving:
            return Reason("tm-why-rolled", "TM-MOVE-02")
        case "roll" | "go" if view.phase == "encounter":
            return Reason("tm-why-moved", "TM-TURN-01")
        case "meet" | "attack" if view.phase == "encounter":
            return Reason("tm-why-met", "TM-ENC-02")
        case _:
            return None


def _of_the_thing(
    view: TalismanView, cards: Catalogue, seat: Seat, c: SeenCharacter, verb: str, offered: Sequence[str]
) -> Reason | None:
    """What is missing for this deed, whoever's turn it is."""
    here = cards.spaces[c.space]
    match verb:
        case "cast":
            return _cast(view, cards, seat, c)
        case "drop" if not (c.objects or c.followers):
            return Reason("tm-why-no-objects", "TM-OBJ-06")
        case "use" if c.toad is None:
            return Reason("tm-why-no-help", "TM-ABIL-01")
        case "take" | "use" | "buy" if c.toad is not None:
            return Reason("tm-why-toad", "TM-TOAD-12")
        case "take":
            return _take(view, cards, c)
        case "trade":
            points = sum(cards.adventure(card).strength for card in c.trophies)
            short = (("points", points), ("missing", POINTS - points))
            return Reason("tm-why-trophies", "TM-STR-06", short) if points < POINTS else None
        case "roll" | "go" if c.space == CROWN:
            return Reason("tm-why-crown", "TM-MOVE-11")
        case "roll" if here.region == "inner":
            return Reason("tm-why-inner-die", "TM-MOVE-06")
        case "attack" if not any(p.seat != seat and p.character and p.character.space == c.space for p in view.players):
            return Reason("tm-why-nobody-here", "TM-ENC-02")
        case "attack" if here.region == "inner" and here.terrain not in ("peril", "fire"):
            return Reason("tm-why-no-notice", "TM-INNER-01")
        case "attack" if c.toad is None and cards.saying(NeverAttacks)[c.id]:
            return Reason("tm-why-never-attacks", "TM-GEN-05")
        case "evade" if "fight" not in offered and "accept" not in offered:
            return Reason("tm-why-nobody-attacks", "TM-EVADE-01")
        case "evade" if here.region == "inner" and "accept" not in offered:
            return Reason("tm-why-inner-beings", "TM-EVADE-07")
        case "evade":
            return Reason("tm-why-no-evading", "TM-EVADE-01")
        case "buy" if not here.effects and not view.lying.get(c.space):
            return Reason("tm-why-no-shop", "TM-BUY-01")
        case "buy":
            return _too_dear(view, cards, c)
        case "pray" if here.terrain not in ("chapel", "temple") and "shrine" not in view.lying.get(c.space, ()):
            return Reason("tm-why-no-praying", "TM-ENC-08")
        case "pray" if here.terrain == "chapel" and c.alignment != "good":
            return Reason("tm-why-only-good", "TM-ALIGN-02")
        case "quest" if c.quest:
            return Reason("tm-why-quest", "S-117", (("quest", c.quest),))
        case "quest" if here.terrain != "cave":
            return Reason("tm-why-no-quest", "S-117")
        case "raft":
            return _raft(cards, c)
        case "command" if c.space != CROWN:
            return Reason("tm-why-command", "TM-CMD-01")
        case "command" if c.toad is not None:
            return Reason("tm-why-toad-command", "TM-CMD-07")
        case "command" if any(p.seat != seat and p.character and p.character.space == CROWN for p in view.players):
            return Reason("tm-why-not-alone", "TM-CMD-06")
        case _:
            return None


def _raft(cards: Catalogue, c: SeenCharacter) -> Reason:
    """What is missing: the raft, or else wood, an axe, the beginning of a turn."""
    if c.raft:
        return Reason("tm-why-raft-next", "TM-RAFT-04")
    wood = cards.spaces[c.space].terrain in ("forest", "woods")
    axe = any(cards.saying(Axe)[card] for card in (c.id, *c.objects, *c.followers))
    if not wood:
        return Reason("tm-why-raft-wood" if axe else "tm-why-raft", "TM-RAFT-03")
    return Reason("tm-why-raft-start" if axe else "tm-why-raft-axe", "TM-RAFT-03")


def _too_dear(view: TalismanView, cards: Catalogue, c: SeenCharacter) -> Reason | None:
    """What the cheapest thing that is sold here costs, and how much gold is missing for it."""
    prices = _goods(view, cards, c)
    if not prices:
        return None if c.gold else Reason("tm-why-no-gold", "TM-BUY-01")
    name, price = min(prices.items(), key=lambda pair: pair[1])
    if c.gold >= price:
        return None
    return Reason("tm-why-too-dear", "TM-BUY-01", (("card", name), ("n", price), ("gold", c.gold), ("missing", price - c.gold)))


V = TypeVar("V", bound=TalismanVerb)


def _shops(view: TalismanView, cards: Catalogue, c: SeenCharacter, what: type[V]) -> list[V]:
    """Verbs of this kind on the space and on the cards that lie there."""
    lying = [cards.adventure(card) for card in view.lying.get(c.space, ()) if cards.is_adventure(card)]
    here = (cards.spaces[c.space], *lying)
    return [verb for place in here for verb in verbs_in(place.effects) if isinstance(verb, what)]


def _goods(view: TalismanView, cards: Catalogue, c: SeenCharacter) -> dict[str, int]:
    """What is sold here, with its price."""
    return {name: price for verb in _shops(view, cards, c, Buy) for name, price in verb.buy.items()}


def _take(view: TalismanView, cards: Catalogue, c: SeenCharacter) -> Reason | None:
    """What keeps this character from everything that lies here."""
    lying = view.lying.get(c.space, ())
    things = _things(view, cards, c)
    if not things:
        return Reason("tm-why-nothing-here", "TM-PICK-01")
    if (enemy := next((card for card in lying if cards.is_enemy(card)), "")) and view.phase == "encounter":
        return Reason("tm-why-enemy-first", "TM-CARD-08", (("card", enemy),))
    against = [_against(cards, c, card) for card in things]
    found = [reason for reason in against if reason is not None]
    return each(found) if len(found) == len(things) else None


def _things(view: TalismanView, cards: Catalogue, c: SeenCharacter) -> list[str]:
    """What lies here that could be taken along, by somebody."""
    return [card for card in view.lying.get(c.space, ()) if cards.sort(card) in ("objects", "magic_objects", "followers")]


def _against(cards: Catalogue, c: SeenCharacter, card: str) -> Reason | None:
    """What keeps this character from this card."""
    if any(c.alignment not in t.only_for for t in cards.saying(OnlyFor)[card]):
        return Reason("tm-why-forbidden", "TM-OBJ-03", (("card", card),))
    if cards.sort(card) == "followers" and any(t.forced == "hag" for f in c.followers for t in cards.saying(Forced)[f]):
        return Reason("tm-why-hag", "S-10")
    if kind(card) == "raft" and c.raft:
        return Reason("tm-why-second-raft", "S-194")
    price = sum(t.joins_for for t in cards.saying(JoinsFor)[card])
    if price > c.gold:
        return _dear(card, price, c.gold)
    return None


def _dear(card: str, price: int, gold: int) -> Reason:
    return Reason("tm-why-dear", "TM-BUY-01", (("card", card), ("n", price), ("gold", gold), ("missing", price - gold)))


def left_out(view: TalismanView, cards: Catalogue, seat: Seat, command: str, offered: Sequence[str]) -> Reason | None:
    """What is not among the deeds that are `offered`, though it belongs to them: other spells in hand, other things that lie or are
    sold here, other people of a town; each with what is missing."""
    c = view.players[seat].character
    if c is None:
        return None
    named = {
        head: {key.partition(":")[2] for key in offered if key.startswith(f"{head}:")}
        for head in ("cast", "take", "buy", "visit")
    }
    found: list[Reason | None] = []
    match command:
        case "cast" if named["cast"]:
            castable = {kind(card) for card in named["cast"]}
            found = [_spell(card) for card in c.spells if kind(card) not in castable]
        case "take" if named["take"] & set(_things(view, cards, c)):
            found = [_against(cards, c, card) for card in _things(view, cards, c) if card not in named["take"]]
        case "buy" if named["buy"]:
            found = [
                _not_sold(view, c, name, price) for name, price in _goods(view, cards, c).items() if name not in named["buy"]
            ]
        case "buy" if named["visit"]:
            found = [
                _nobody_for(view, c, verb, name)
                for verb in _shops(view, cards, c, Visit)
                for name in verb.visit
                if name not in named["visit"]
            ]
        case _:
            pass
    told = [reason for reason in found if reason is not None]
    return each(told) if told else None


def _not_sold(view: TalismanView, c: SeenCharacter, name: str, price: int) -> Reason | None:
    if not view.stacks.get(name):
        return Reason("tm-why-sold-out", "TM-BUY-04", (("card", name),))
    if name == "raft" and c.raft:
        return Reason("tm-why-second-raft", "S-194")
    return _dear(name, price, c.gold) if price > c.gold else None


def _nobody_for(view: TalismanView, c: SeenCharacter, visit: Visit, name: str) -> Reason | None:
    """Somebody of a town who can do nothing for this character: unhurt, without gold, without anything to hand in."""
    who = (("host", name),)
    for verb in verbs_in(visit.visit[name]):
        match verb:
            case Heal() if c.gold < verb.price:
                return Reason("tm-why-visit-gold", "TM-BUY-01", (*who, ("n", verb.price)))
            case Heal():
                return Reason("tm-why-visit-unhurt", "TM-LIFE-13", who)
            case Sell():
                return Reason("tm-why-visit-objects", "TM-BUY-01", who)
            case Buy():
                dear = [_not_sold(view, c, good, price) for good, price in verb.buy.items()]
                return each([reason for reason in dear if reason is not None])
            case _:
                pass
    return None


def _spell(card: str) -> Reason:
    return Reason("tm-why-spell", "TM-SPELL-02", (("card", card),))


def _cast(view: TalismanView, cards: Catalogue, seat: Seat, c: SeenCharacter) -> Reason:
    if c.toad is not None:
        return Reason("tm-why-toad", "TM-SPELL-13")
    if not c.spells:
        return Reason("tm-why-no-spells", "TM-SPELL-01")
    if any(effect.what in ("no-spells", "no-magic") for effect in view.lasting):
        return Reason("tm-why-eclipse", "TM-SPELL-02")
    if any(effect.what == "immobile" and effect.on == str(seat) for effect in view.lasting):
        return Reason("tm-why-immobile", "TM-SPELL-02")
    if any(cards.saying(Amulet)[card] for card in c.objects):
        return Reason("tm-why-amulet", "S-87")
    if view.glade_full and cards.saying(Suppresses)[c.space]:
        return Reason("tm-why-glade", "S-140")
    if view.active != seat:
        return Reason("tm-why-lay-ready", "S-110", (("seat", view.active),))
    return each([_spell(card) for card in c.spells])
