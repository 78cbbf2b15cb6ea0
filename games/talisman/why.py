"""Why something is not possible now, with the rule it comes from: for `/talisman why` and for refusals.

Only the asker's own view is looked at, so the answer cannot tell more than the board and the own hand do.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.ask import Seat
from games.kernel.effects import verbs_in
from games.kernel.why import Reason, each
from games.talisman.content import Catalogue
from games.talisman.state import CROWN, POINTS, kind
from games.talisman.traits import Amulet, Forced, NeverAttacks, OnlyFor, Suppresses
from games.talisman.verbs.goods import Buy
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
    if view.active == seat and verb == "go" and view.move is not None and not view.move.dice and not view.move.path:
        return Reason("tm-why-roll-first", "TM-MOVE-01")
    return Reason("tm-why-other-first", "TM-TURN-01")


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
        case "quest" if c.quest:
            return Reason("tm-why-quest", "S-117", (("quest", c.quest),))
        case "quest" if here.terrain != "cave":
            return Reason("tm-why-no-quest", "S-117")
        case "raft" if not c.raft:
            return Reason("tm-why-raft", "TM-RAFT-03")
        case "command" if c.space != CROWN:
            return Reason("tm-why-command", "TM-CMD-01")
        case "command" if c.toad is not None:
            return Reason("tm-why-toad-command", "TM-CMD-07")
        case "command" if any(p.seat != seat and p.character and p.character.space == CROWN for p in view.players):
            return Reason("tm-why-not-alone", "TM-CMD-06")
        case _:
            return None


def _too_dear(view: TalismanView, cards: Catalogue, c: SeenCharacter) -> Reason | None:
    """What the cheapest thing that is sold here costs, and how much gold is missing for it."""
    here = (cards.spaces[c.space], *map(cards.adventure, view.lying.get(c.space, ())))
    sold = [verb for what in here for verb in verbs_in(what.effects) if isinstance(verb, Buy)]
    prices = {name: price for verb in sold for name, price in verb.buy.items()}
    if not prices:
        return None if c.gold else Reason("tm-why-no-gold", "TM-BUY-01")
    name, price = min(prices.items(), key=lambda pair: pair[1])
    if c.gold >= price:
        return None
    return Reason("tm-why-too-dear", "TM-BUY-01", (("card", name), ("n", price), ("gold", c.gold), ("missing", price - c.gold)))


def _take(view: TalismanView, cards: Catalogue, c: SeenCharacter) -> Reason | None:
    """What keeps this character from everything that lies here."""
    lying = view.lying.get(c.space, ())
    things = [card for card in lying if cards.sort(card) in ("objects", "magic_objects", "followers")]
    if not things:
        return Reason("tm-why-nothing-here", "TM-PICK-01")
    if (enemy := next((card for card in lying if cards.is_enemy(card)), "")) and view.phase == "encounter":
        return Reason("tm-why-enemy-first", "TM-CARD-08", (("card", enemy),))
    haunted = any(t.forced == "hag" for card in c.followers for t in cards.saying(Forced)[card])
    followers = [card for card in things if cards.sort(card) == "followers"]
    forbidden = [card for card in things if any(c.alignment not in t.only_for for t in cards.saying(OnlyFor)[card])]
    hag = followers if haunted else []
    if {*hag, *forbidden} < set(things):
        return None
    found = [Reason("tm-why-forbidden", "TM-OBJ-03", (("card", card),)) for card in forbidden]
    return each([*found, *([Reason("tm-why-hag", "S-10")] if hag else [])])


def left_out(view: TalismanView, seat: Seat, command: str, offered: Sequence[str]) -> Reason | None:
    """Of the spells in hand those that are not `offered` while others are."""
    c = view.players[seat].character
    if command != "cast" or c is None:
        return None
    castable = {kind(key.partition(":")[2]) for key in offered if key.startswith("cast:")}
    others = [card for card in c.spells if castable and kind(card) not in castable]
    return each([_spell(card) for card in others]) if others else None


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
