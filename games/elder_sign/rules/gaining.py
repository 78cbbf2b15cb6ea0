"""Gaining cards and clues (ES-REW-01, ES-REW-02) and those who gain more or other things (S-67, D-33)."""

from __future__ import annotations

from games.elder_sign import events
from games.elder_sign.moments import own, traits
from games.elder_sign.state import FIRST, Deck
from games.elder_sign.table import Elder
from games.elder_sign.traits import BonusGain, InsteadOfGain
from games.kernel.ask import Option, Script, Seat, ask
from games.kernel.effects import run_all

CLUES = 15  # S-02: the pool of clue tokens


def one_batch(g: Elder, script: Script[None]) -> Script[None]:
    """One reward batch, purchase or card effect: Bob, Dexter and Monterey gain one more, once, at its end (S-67)."""
    if g.batch is not None:
        yield from script
        return
    g.batch = []
    yield from script
    brought, g.batch = g.batch, None
    for seat, kind in dict.fromkeys(brought):
        for source, trait in traits(g, BonusGain):
            if source.owner == seat and trait.bonus_gain == kind and g.has_investigator(seat):
                yield from _draw(g, seat, trait.bonus_gain)


def gain(g: Elder, who: Seat, kind: str, n: int) -> Script[None]:
    """Per icon one card from the deck, or one clue from the pool."""
    yield from one_batch(g, _gain(g, who, kind, n))


def _gain(g: Elder, who: Seat, kind: str, n: int) -> Script[None]:
    for _ in range(n):
        if not g.has_investigator(who):
            return
        wanted = yield from _pete_wants(g, who, kind)
        if wanted == "clue":
            gain_clues(g, who, 1)
        else:
            yield from _draw(g, who, wanted)


def _pete_wants(g: Elder, who: Seat, kind: str) -> Script[str]:
    """ "Ashcan" Pete may take something else instead of an item or spell (D-33)."""
    trait = own(g, who, InsteadOfGain)
    if trait is None or kind not in ("common", "unique", "spell"):
        return kind
    options = [Option(f"gain:{kind}", kind, (("kind", kind),), "es-opt-kind")]
    others = [k for k in trait.instead_of_gain if k != kind]
    if g.state.printing != FIRST:
        others = [k for k in others if left(g, k)]  # S-02, S-03: nothing of which there is none
    options += [Option(f"gain:{k}", str(k), (("kind", k),), "es-opt-kind") for k in others]
    if not others:
        return kind
    chosen = yield from ask(who, "es-gain-instead", options, default=f"gain:{kind}", kind=kind)
    return chosen


def left(g: Elder, kind: str) -> int:
    """How many cards the deck still has, or tokens the pool of clues (S-02)."""
    if kind == "clue":
        return CLUES - sum(p.investigator.clues for p in g.state.players if p.investigator)
    decks: dict[str, Deck] = {"common": "common", "unique": "unique", "spell": "spell", "ally": "ally"}
    return len(g.state.decks[decks[kind]])


def gain_clues(g: Elder, who: Seat, n: int) -> None:
    """S-02: an empty pool gives none."""
    n = min(n, left(g, "clue"))
    if n > 0:
        g.inv(who).clues += n
        g.tell(events.Gained(who, "clue", n))


def _draw(g: Elder, who: Seat, kind: str) -> Script[None]:
    """One card from the top; an empty deck gives nothing, and no substitute (S-03)."""
    decks: dict[str, Deck] = {"common": "common", "unique": "unique", "spell": "spell", "ally": "ally"}
    deck = g.state.decks[decks[kind]]
    if not deck:
        return
    card = deck.pop(0)
    g.reveal()
    yield from receive(g, who, kind, card)
    if g.batch is not None:
        g.batch.append((who, kind))


def receive(g: Elder, who: Seat, kind: str, card: str) -> Script[None]:
    """A card comes into the play area, allies face up with their effect at once (ES-ALLY-01)."""
    person = g.inv(who)
    hands = {"common": person.common, "unique": person.unique, "spell": person.spells, "ally": person.allies}
    hands[kind].append(card)
    g.tell(events.Gained(who, kind, 1, card))
    if kind == "ally":
        yield from run_all(g.cards.allies[card].gained, g, who, card)
