"""What a player has for a roll, and what stands against it: cards with their price, friends, terror, what is forbidden."""

from __future__ import annotations

from collections.abc import Sequence

from games.elder_sign import effects as fx
from games.elder_sign.content import Catalogue, Use
from games.elder_sign.effects import ElderVerb
from games.elder_sign.odds import Terror
from games.elder_sign.pilot.worth import Weights
from games.elder_sign.traits import Forbids, IgnoreTerror
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.ask import Ask


def use_of(cards: Catalogue, key: str) -> Use | None:
    """The use of a card or ability that an option stands for."""
    parts = key.split(":")
    if parts[0] != "use":
        return None
    uses: list[Use] = getattr(cards.by_id[parts[1]], "uses", [])
    return uses[int(parts[2])]


def price_of_card(cards: Catalogue, w: Weights, card: str) -> float:
    """What using up a card costs; abilities cost nothing."""
    kinds = (
        (cards.common_items, w.common),
        (cards.unique_items, w.unique),
        (cards.spells, w.spell),
    )
    return next((w.thrift * price for shelf, price in kinds if card in shelf), 0.0)


def terror_of(cards: Catalogue, view: ElderView, me: SeenPlayer, card: str) -> list[ElderVerb]:
    """What a failed roll with terror would bring this player there."""
    if me.investigator == "kate":
        return []
    found: list[ElderVerb] = [*cards.adventure(card).terror]
    ignores = any(isinstance(t, IgnoreTerror) for a in me.allies for t in cards.allies[a].traits)
    if view.mythos and not ignores and me.investigator != "mary":
        found += cards.mythos[view.mythos].terror
    return found


def kind_of_terror(effects: Sequence[ElderVerb]) -> Terror:
    if any(isinstance(e, fx.Fail) for e in effects):
        return "fails"
    return "discards" if any(isinstance(e, fx.DiscardDice) for e in effects) else ""


def forbidden(cards: Catalogue, view: ElderView, me: SeenPlayer, what: str) -> bool:
    """Does the Mythos card forbid this to this player?"""
    if not view.mythos or me.investigator == "mary":
        return False
    return any(isinstance(t, Forbids) and t.forbids == what for t in cards.mythos[view.mythos].traits)


def securing(cards: Catalogue, spells: Sequence[str]) -> int:
    """How many dice these spells could hold."""
    return sum(e.secure for s in spells for u in cards.spells[s].uses for e in u.effects if isinstance(e, fx.Secure))


def friends_here(view: ElderView, me: SeenPlayer, card: str) -> list[SeenPlayer]:
    """Those on the card who would assist."""
    here = [p for p in view.players if p.investigator and p.seat != me.seat and p.place == card]
    return [p for p in here if would_assist(p)]


def would_assist(me: SeenPlayer) -> bool:
    """It costs a point only if the die is not used."""
    return max(me.sanity, me.stamina) >= 3


def dice_offers(
    cards: Catalogue, w: Weights, view: ElderView, me: SeenPlayer, question: Ask
) -> dict[str, tuple[set[str], float]]:
    """Options that add dice: their colours and their price."""
    found: dict[str, tuple[set[str], float]] = {}
    for key in question.keys:
        use = use_of(cards, key)
        if use and use.moment == "before_roll":
            colours = {c for e in use.effects if isinstance(e, fx.AddDice) for c in e.dice}
            found[key] = (colours, price_of_card(cards, w, key.split(":")[1]))
        elif key.startswith("dice-for:"):
            what = key[9:]
            found[key] = ({"yellow", "red"}, w.thrift * w.clue if what == "clue" else price_of_card(cards, w, what))
    return found
