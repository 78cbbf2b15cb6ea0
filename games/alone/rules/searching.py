"""Search, the inventory and upgrades (AL-SRCH, AL-UPG, AL-XP-10, S-42..44, S-71)."""

from __future__ import annotations

from collections.abc import Sequence

from games.alone import events
from games.alone.rules import characters, experience, missions, reactions
from games.alone.state import HERO, Item
from games.alone.table import Alone, Moment
from games.kernel.ask import Option, RuleBug, Script, ask, ask_some, option

SUPPLY = "supply"  # an upgrade with a marker from the supply


def held(g: Alone, card: str) -> Item | None:
    return next((i for i in g.state.items if i.card == card), None)


def search(g: Alone, extra: int = 0) -> Script[list[str]]:
    """AL-SRCH-01..07, S-71: draw, answer, discard down to 6, upgrade. The cards drawn."""
    g.expire("search")
    n = (yield from _room(g)) + extra
    if experience.unlocked(g, "keen_eye"):
        n += 1 if (yield from ask(HERO, "al-keen-eye", [option("more", True), option("keep", False)])) else 0
    # A card that takes one away leaves at least one.
    drawn = draw_items(g, max(1, n + g.lasting("draw")), g.here.room)
    if drawn:
        yield from reactions.window(g, Moment("after", action=g.state.action, drawn=drawn))
    yield from trim(g)
    yield from upgrade_phase(g)
    kept = [card for card in drawn if held(g, card)]
    if kept and g.lasting("free_upgrades") > 0:
        yield from upgrade_phase(g, supply=g.lasting("free_upgrades"), of=kept)
    return drawn


def _room(g: Alone) -> Script[int]:
    """AL-SRCH-02, 03, 07, 10, D-13: the first search of a room may draw more, and marks the room in any case."""
    room = g.here.room
    numbers = g.cards.numbers
    if not room or room in g.state.searched:
        return numbers.search_cards
    most = missions.rule(g, "room_search") or numbers.room_search_cards  # PM07
    g.state.searched.append(room)
    options = [
        option(f"draw:{most}", most, n=most),
        option(f"draw:{numbers.search_cards}", numbers.search_cards, n=numbers.search_cards),
    ]
    return (yield from ask(HERO, "al-room-search", options, room=room))


def draw_items(g: Alone, n: int, room: str = "") -> list[str]:
    """AL-SRCH-01, 04, 08, 09: cards with their charges, for all to see. An empty deck is the discard pile shuffled."""
    s = g.state
    drawn: list[str] = []
    for _ in range(n):
        if not s.item_deck:
            s.item_deck, s.item_discard = s.item_discard, []
            g.shuffle(s.item_deck, f"item-deck:again:{'+'.join(s.item_deck)}")
        if not s.item_deck:
            break
        card = s.item_deck.pop(0)
        # However many charges cards take from new items, one remains: an item without any is not in play.
        charges = max(1, g.cards.items[card].charges + g.lasting("new_charges"))
        s.items.append(Item(card=card, charges=charges))
        drawn.append(card)
    if drawn:
        g.reveal()
        g.tell(events.Drew(tuple(drawn), room))
    return drawn


def trim(g: Alone) -> Script[None]:
    """AL-SRCH-05, AL-UPG-01, D-15: discard down to 6, the hero's choice; fewest charges first by default."""
    over = len(g.state.items) - g.cards.numbers.inventory
    if over <= 0:
        return
    fewest = sorted(g.state.items, key=lambda i: (i.charges, i.upgraded))
    gone = yield from ask_some(
        HERO,
        "al-discard-items",
        [option(f"discard:{i.card}", i.card, item=i.card, charges=i.charges, upgraded=int(i.upgraded)) for i in g.state.items],
        over,
        over,
        default=[f"discard:{i.card}" for i in fewest[:over]],
        over=over,
    )
    for card in gone:
        discard_item(g, card)


def discard_item(g: Alone, card: str) -> None:
    """AL-UPG-08: the upgrade is lost with it."""
    item = held(g, card)
    if item is None:
        raise RuleBug(f"{card} is not in the inventory")
    g.state.items.remove(item)
    g.state.item_discard.append(card)
    g.tell(events.ItemDiscarded(card))


def discard_charge(g: Alone, card: str, n: int = 1) -> int:
    """Charges leave a card; the last takes the card with it (AL-ITEM-06), an item in use only when its effect is done."""
    item = held(g, card)
    if item is None:
        return 0
    gone = min(n, item.charges)
    item.charges -= gone
    if gone:
        g.tell(events.ChargesLost(card, gone, item.charges))
    in_use = g.state.action is not None and g.state.action.item == card
    if item.charges == 0 and not in_use:
        discard_item(g, card)
    return gone


# Upgrades


def upgrades(g: Alone, of: Sequence[str] | None = None) -> list[tuple[str, str, bool]]:
    """AL-UPG-02, 03, 06, 08: (item, source, only because any material counts) for every upgrade that can be paid now."""
    found: list[tuple[str, str, bool]] = []
    any_material = characters.any_material(g)
    for item in g.state.items:
        if item.upgraded or (of is not None and item.card not in of):
            continue
        needs = g.cards.items[item.card].needs
        for source in g.state.items:
            if source is item or source.charges < 1:
                continue
            fits = g.cards.items[source.card].material == needs
            if fits or any_material:
                found.append((item.card, source.card, not fits))
    return found


def upgrade_phase(g: Alone, supply: int = 0, of: Sequence[str] | None = None) -> Script[None]:
    """AL-SRCH-06, AL-UPG-03, 04, D-16: any number, one after the other. `supply`: so many with markers from the supply, of the
    cards `of` (object scanner, armoury code)."""
    while True:
        options: list[Option[tuple[str, str, bool]]] = []
        if supply > 0:
            for item in g.state.items:
                if not item.upgraded and (of is None or item.card in of):
                    options.append(
                        option(
                            f"upgrade:{item.card}:{SUPPLY}",
                            (item.card, "", False),
                            msg="al-opt-upgrade-supply",
                            item=item.card,
                            source="",
                        )
                    )
        elif of is None:
            for card, source, loose in upgrades(g):
                key = f"upgrade:{card}:{source}"
                options.append(option(key, (card, source, loose), item=card, source=source, any=int(loose)))
        if not options:
            return
        done = option("done", ("", "", False))
        card, source, loose = yield from ask(HERO, "al-upgrade", [done, *options], supply=supply)
        if not card:
            return
        supply -= 1
        _upgrade(g, card, source, loose)


def _upgrade(g: Alone, card: str, source: str, loose: bool) -> None:
    """AL-UPG-03, 05, 07: the charge becomes the green marker; a source that gave its last is discarded."""
    item = held(g, card)
    if item is None:
        raise RuleBug(f"{card} is not in the inventory")
    if loose:
        characters.uses_any_material(g)
    item.upgraded = True
    g.tell(events.ItemUpgraded(card, source))
    if source:
        giver = held(g, source)
        if giver is None or giver.charges < 1:
            raise RuleBug(f"{source} has no charge to give")
        giver.charges -= 1
        if giver.charges == 0:
            discard_item(g, source)
