"""Why something is not possible now, with the rule it comes from: for `/cultistorm why` and for refusals.

Where hands are closed the answer looks only at what its reader sees: the view of that seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, PlaceView, StormView
from games.kernel.ask import Seat
from games.kernel.why import Reason, each

PREPARING = ("take", "move", "act", "use", "research", "offer", "support", "develop", "lay", "target", "ready")


def why_not(view: StormView, cards: Catalogue, seat: Seat, command: str, offered: Sequence[str] = ()) -> Reason:
    """What stands against `command`, which is not among the `offered` keys of the seat's questions."""
    if view.phase == "over":
        return Reason("cs-why-over", "CS-WIN-01")
    mine = next((i for i in view.investigators if i.player == seat), None)
    if view.phase == "setup" or mine is None:
        return Reason("cs-why-setup", "CS-SETUP-06")
    if command == "fight":
        return _fight(view, mine)
    if command == "seal":
        return _seal(view, mine)
    if command == "vote":
        return Reason("cs-why-no-vote", "CS-PREP-07")
    if command in PREPARING and view.phase != "preparation":
        return Reason("cs-why-phase", "CS-FIGHT-11" if view.phase == "combat" else "CS-ROUND-01", (("phase", view.phase),))
    if offered and not {"ready", "wait"} & set(offered):  # a choice of theirs is open
        return Reason("cs-why-other-first", "CS-PREP-07")
    return _of_the_thing(view, cards, mine, command) or Reason("cs-why-other-first", "CS-PREP-07")


def _here(view: StormView, mine: InvestigatorView) -> PlaceView:
    return view.places[mine.slot]


def _of_the_thing(view: StormView, cards: Catalogue, mine: InvestigatorView, command: str) -> Reason | None:
    match command:
        case "take":
            if not view.pool:
                return Reason("cs-why-pool-empty", "CS-DICE-01")
            return None if mine.may_take else Reason("cs-why-one-die", "CS-DICE-02")
        case "move":
            return Reason("cs-why-cannot-move", "CS-GEN-03")
        case "act":
            return _act(view, cards, mine)
        case "use":
            return Reason("cs-why-nothing-to-use", "CS-PREP-04")
        case "research":
            return _research(view, mine)
        case "offer":
            if not mine.objects:
                return Reason("cs-why-no-object", "CS-OBJ-03")
            alone = len(_here(view, mine).who) < 2
            return Reason("cs-why-nobody-here", "CS-OBJ-03") if alone else Reason("cs-why-open-offer", "CS-PREP-10")
        case "support":
            if not mine.supports_left:
                return Reason("cs-why-support-limit", "CS-SUP-06", (("n", mine.played),))
            if not mine.cards:
                return Reason("cs-why-no-card", "CS-SUP-01")
            return each([_card(card) for card in mine.hand]) if mine.hand else Reason("cs-why-cannot-carry-out", "CS-SUP-02")
        case "develop":
            if not mine.next_price:
                return Reason("cs-why-all-abilities", "CS-DEV-01")
            have = max((n for _, n in mine.trophies), default=0)
            short = (("n", mine.next_price), ("have", have), ("missing", max(0, mine.next_price - have)))
            return Reason("cs-why-trophies", "CS-DEV-02", short)
        case "lay":
            return _lay(view, mine)
        case "target":
            return _target(view, mine)
        case _:
            return None


def left_out(view: StormView, seat: Seat, command: str, offered: Sequence[str]) -> Reason | None:
    """Of the cards in hand those nobody can be supported with, while others are `offered`."""
    if command != "support":
        return None
    hands = [i.hand for i in view.investigators if i.player == seat and i.hand]
    usable = {key.split(":")[1] for key in offered if key.startswith("support:")}
    others = [card for hand in hands if usable & set(hand) for card in hand if card not in usable]
    return each([_card(card) for card in others]) if others else None


def _card(card: str) -> Reason:
    return Reason("cs-why-card", "CS-SUP-02", (("card", card),))


def _act(view: StormView, cards: Catalogue, mine: InvestigatorView) -> Reason:
    here = _here(view, mine)
    where = (("location", here.card),)
    if not here.altar:
        return Reason("cs-why-no-altar", "CS-LACT-01", where)
    if not cards.locations[here.card].uses:
        return Reason("cs-why-no-action", "CS-LACT-04", where)
    if any(e.id == "ithaqua" for p in view.places for e in p.elders) or any(
        e.what == "no_location_actions" for e in view.lasting
    ):
        return Reason("cs-why-actions-closed", "CS-GEN-03")
    return Reason("cs-why-action-used", "CS-LACT-03", where)


def _research(view: StormView, mine: InvestigatorView) -> Reason:
    if not view.object_deck:
        return Reason("cs-why-no-objects-left", "CS-RES-06")
    if view.investigators[mine.who].research == 0 and mine.hand is not None:
        icons = any(True for _ in mine.hand)
        return Reason("cs-why-researched" if icons else "cs-why-no-icon", "CS-RES-01")
    return Reason("cs-why-researched", "CS-RES-01")


def _lay(view: StormView, mine: InvestigatorView) -> Reason:
    here = _here(view, mine)
    if here.sealed:
        return Reason("cs-why-sealed", "CS-SEAL-03", (("location", here.card),))
    return Reason("cs-why-no-matching-trophy", "CS-SEAL-03", (("symbol", here.symbol),))


def _target(view: StormView, mine: InvestigatorView) -> Reason:
    here = _here(view, mine)
    if not here.column and not here.elders:
        return Reason("cs-why-no-enemy", "CS-TGT-01", (("location", here.card),))
    return Reason("cs-why-two-targets", "CS-TGT-03")


def _fight(view: StormView, mine: InvestigatorView) -> Reason:
    if view.phase != "combat":
        return Reason("cs-why-phase", "CS-FIGHT-02", (("phase", view.phase),))
    if not mine.targets:
        return Reason("cs-why-no-target", "CS-TGT-07")
    return Reason("cs-why-not-your-fight", "CS-FIGHT-02", (("slot", view.at_slot),))


def _seal(view: StormView, mine: InvestigatorView) -> Reason:
    here = _here(view, mine)
    if here.sealed:
        return Reason("cs-why-sealed", "CS-SEAL-01", (("location", here.card),))
    if here.elders:
        return Reason("cs-why-great-old-one", "CS-SEAL-08", (("location", here.card),))
    if here.civilians:
        return Reason("cs-why-civilian", "CS-VICT-05", (("location", here.card),))
    if here.symbol not in mine.seals:
        return Reason("cs-why-no-gate-seal", "CS-SEAL-12", (("symbol", here.symbol),))
    if here.trophies < here.required:
        short = (("n", here.required - here.trophies), ("have", here.trophies), ("of", here.required), ("symbol", here.symbol))
        return Reason("cs-why-trophies-missing", "CS-SEAL-02", short)
    return Reason("cs-why-phase", "CS-SEAL-01", (("phase", view.phase),))
