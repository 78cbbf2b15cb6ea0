"""Items in use (AL-ITEM, AL-UPG-09, 10, S-46): what an action item needs announced, paying, opportunity items at their moments.

What an item does stands on its card; its parameters are in the announced action when its effects run.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.alone import events, names
from games.alone.rules import (
    acting,
    attacking,
    characters,
    companions,
    creatures,
    dice,
    exploring,
    lies,
    locating,
    moving,
    searching,
)
from games.alone.rules import sight as line_of_sight
from games.alone.state import DIRECTIONS, HERO, Action, ActionKind, Item, Way
from games.alone.table import Alone, Guard
from games.kernel.ask import Option, RuleBug, Script, ask, option
from games.kernel.effects import run_all

if TYPE_CHECKING:
    from games.alone.content import ItemCard

BACK = "back"


# Announcing an action item


def options(g: Alone, kind: ActionKind | None = None) -> list[Option[Action]]:
    """AL-ITEM-01, 02, AL-UPG-10: action items that could be used now, with or without their upgraded effect."""
    found: list[Option[Action]] = []
    for item in g.state.items:
        card = g.cards.items[item.card]
        if card.action is None or item.charges < 1 or (kind is not None and card.action != kind):
            continue
        for upgraded in [True, False] if item.upgraded else [False]:
            action = Action(kind=card.action, item=item.card, upgraded=upgraded, spend=1)
            if _has_target(g, card, action):
                key = f"item:{item.card}:plain" if item.upgraded and not upgraded else f"item:{item.card}"
                args = {"item": item.card, "action": card.action, "charges": item.charges, "upgraded": int(upgraded)}
                plain = item.upgraded and not upgraded
                found.append(Option(key, action, tuple(args.items()), "al-opt-item-plain" if plain else ""))
    return found


def _has_target(g: Alone, card: ItemCard, action: Action) -> bool:
    """AL-TURN-10: legal when announced, as far as the hero can see."""
    match card.aims_at(action.upgraded):
        case "creature_here" | "creature_in_sight":
            return bool(_creatures(g, action))
        case "sector_in_sight":
            return bool(_sectors(g))
        case "way":
            return bool(moving.way_options(g))
        case "explore_way":
            return bool(exploring.way_options(g))
        case "two_ways":
            return lies.shown_box(g, g.state.hero_at)
        case "targets":
            return True
        case "":
            return any(effect.possible(g, HERO, card.id) for effect in card.in_use(action.upgraded))


def _creatures(g: Alone, action: Action) -> list[Option[tuple[str, str]]]:
    aim = g.cards.items[action.item].aims_at(action.upgraded)
    return attacking.targets(g, line_of_sight.in_sight(g) if aim == "creature_in_sight" else [g.state.hero_at])


def _sectors(g: Alone) -> list[Option[str]]:
    """Sectors in line of sight in which the hero sees a creature."""
    seen = [s for s in line_of_sight.in_sight(g) if lies.shown_creatures(g, s)]
    return [
        option(f"at:{names.place(g, s)}", s, msg="al-opt-at-place", place=names.place(g, s), n=len(lies.shown_creatures(g, s)))
        for s in seen
    ]


def complete(g: Alone, action: Action) -> Script[bool]:
    """AL-TURN-06: everything the item demands up front. False: the hero went back, and nothing was announced."""
    card = g.cards.items[action.item]
    found: bool
    match card.aims_at(action.upgraded):
        case "creature_here" | "creature_in_sight":
            found = yield from _name_creature(g, action)
        case "sector_in_sight":
            sector = yield from ask(HERO, "al-item-sector", [*_sectors(g), option(BACK, "")], default=BACK, item=card.id)
            action.sector = sector
            found = bool(sector)
        case "way":
            found = yield from _name_way(action, [o.value for o in moving.way_options(g)])
        case "explore_way":
            found = yield from _name_way(action, [o.value for o in exploring.way_options(g)])
        case "two_ways":
            action.place = "box"
            found = (yield from _name_way(action, list(DIRECTIONS))) and (yield from _name_second_way(action))
        case "targets":
            found = yield from name_targets(action, _how_many_targets(g, card))
        case "":
            found = True
    return found and (yield from _name_charges(g, action)) and (yield from _name_payer(g, action))


def _name_creature(g: Alone, action: Action) -> Script[bool]:
    back = option(BACK, ("", ""))
    action.creature, action.sector = yield from ask(
        HERO,
        "al-item-target",
        [*(replace(o, msg="al-opt-attack-item") for o in _creatures(g, action)), back],
        default=BACK,
        item=action.item,
    )
    return bool(action.creature)


def _name_way(action: Action, ways: list[Way]) -> Script[bool]:
    options: list[Option[Way | None]] = [option(f"way:{way}", way, way=way) for way in ways]
    action.way = yield from ask(HERO, "al-item-way", [*options, option(BACK, None)], default=BACK, item=action.item)
    return action.way is not None


def _name_second_way(action: Action) -> Script[bool]:
    options: list[Option[Way | None]] = [option(f"way:{way}", way, way=way) for way in DIRECTIONS if way != action.way]
    action.second_way = yield from ask(HERO, "al-item-second-way", [*options, option(BACK, None)], default=BACK, item=action.item)
    return action.second_way is not None


def _how_many_targets(g: Alone, card: ItemCard) -> int:
    """The number on the item that names more targets than usual."""
    return max([g.cards.numbers.locate_targets, *(n for e in card.effects if isinstance(n := getattr(e, "locate", 0), int))])


def name_targets(action: Action, n: int) -> Script[bool]:
    """AL-LOC-01, 09: so many different targets, one after the other."""
    action.targets = []
    for i in range(n):
        left = [t for t in locating.TARGETS if t not in action.targets]
        # D-09: the nearest stairs and the nearest switch box.
        default = next((t for t in ("stairs", "box") if t in left), left[0])
        target = yield from ask(
            HERO,
            "al-locate",
            [*(option(t, t, msg="al-opt-target", target=t) for t in left), option(BACK, "")],
            default=default,
            n=i + 1,
            of=n,
        )
        if not target:
            return False
        action.targets.append(target)
    return True


def _name_charges(g: Alone, action: Action) -> Script[bool]:
    """D-17: how many charges, where the card leaves it open."""
    item = _held(g, action.item)
    if g.cards.items[action.item].spend != "any" or item.charges < 2:
        return True
    options = [option(f"charges:{n}", n, n=n) for n in range(1, item.charges + 1)]
    action.spend = yield from ask(HERO, "al-item-charges", [*options, option(BACK, 0)], item=action.item)
    return action.spend > 0


def _name_payer(g: Alone, action: Action) -> Script[bool]:
    """The technician as companion: an item use costs no charge, the companion's one pays for all of it."""
    helper = characters.friend(g, "free_item")
    if helper is None:
        return True
    paid = yield from ask(
        HERO,
        "al-item-pay",
        [
            option("charge", ""),
            option("companion", helper.character, msg="al-opt-companion-pays", left=helper.charges),
            option(BACK, BACK),
        ],
        item=action.item,
        character=helper.character,
    )
    if paid == BACK:
        return False
    action.paid_by = paid
    return True


# Paying


def _held(g: Alone, card: str) -> Item:
    item = searching.held(g, card)
    if item is None:
        raise RuleBug(f"{card} is not in the inventory")
    return item


def _cost(action: Action) -> int:
    """The charges the item itself gives. Whom the technician helps pays none, however many the use counts (S-92)."""
    return 0 if action.paid_by else action.spend


def pay(g: Alone, action: Action) -> None:
    """AL-ITEM-02, 05, 10: the charges go with the announcement, whatever becomes of the effect."""
    if not action.item:
        return
    item = _held(g, action.item)
    spent = _cost(action)
    item.charges -= spent
    if action.paid_by:
        companions.use(g, action.paid_by)
    g.tell(events.ItemUsed(action.item, spent, item.charges))


def take_back(g: Alone) -> None:
    """A card forbids items for this action: the charges return, and the action goes on without the item, if it can."""
    action = g.state.action
    if action is None or not action.item:
        return
    _held(g, action.item).charges += _cost(action)
    if action.paid_by:
        companions.give_back(g, action.paid_by)
    action.item, action.upgraded, action.spend, action.paid_by = "", False, 0, ""


def discard_if_spent(g: Alone, card: str) -> None:
    """AL-ITEM-06: the effect is finished, the last charge is gone."""
    item = searching.held(g, card)
    if item is not None and item.charges <= 0:
        searching.discard_item(g, card)


# Carrying out


def still_possible(g: Alone, action: Action) -> bool:
    """AL-TURN-11: is what was announced still there?"""
    match g.cards.items[action.item].aims_at(action.upgraded):
        case "creature_here" | "creature_in_sight":
            return (action.creature, action.sector) in [o.value for o in _creatures(g, action)]
        case "sector_in_sight":
            return action.sector in line_of_sight.in_sight(g)
        case "way":
            return action.way in [o.value for o in moving.way_options(g)]
        case "explore_way":
            return action.way in [o.value for o in exploring.way_options(g)]
        case "two_ways":
            return g.here.box
        case "targets" | "":
            return True


def carry_out(g: Alone, action: Action) -> Script[bool]:
    """AL-ITEM-02, AL-UPG-09: the card's text replaces the action, the upgraded effect comes with it."""
    if not still_possible(g, action):
        return False
    card = g.cards.items[action.item]
    yield from run_all(card.in_use(action.upgraded), g, HERO, card.id)
    return True


def about_to_reveal(g: Alone, action: Action) -> list[str]:
    """The sectors an Explore item will reveal, for cards that answer that."""
    if action.way is None:
        return []
    effects = g.cards.items[action.item].in_use(action.upgraded)
    far = max((n for e in effects if isinstance(n := getattr(e, "explore", 0), int)), default=0)
    return exploring.ahead(g, action.way, max(1, far))


# Opportunity items


def _ready(g: Alone, condition: str) -> list[Item]:
    """AL-ITEM-04, 05: items for this condition that have a charge and were not used in this action yet. S-100: none at all while a
    card forbids them for the action in progress."""
    if g.in_force("no_items"):
        return []
    return [
        i
        for i in g.state.items
        if i.charges > 0
        and g.cards.items[i.card].condition == condition
        and (g.state.action is None or g.may(f"item:{i.card}", "action"))
        and any(e.possible(g, HERO, i.card) for e in g.cards.items[i.card].in_use(i.upgraded))
    ]


def opportunity_options(g: Alone, condition: str) -> list[Option[tuple[str, bool]]]:
    found: list[Option[tuple[str, bool]]] = []
    for item in _ready(g, condition):
        found.append(option(f"use:{item.card}", (item.card, item.upgraded), tone="main", item=item.card, charges=item.charges))
        if item.upgraded:
            plain = (item.card, False)
            key, msg = f"use:{item.card}:plain", "al-opt-use-plain"
            found.append(option(key, plain, msg=msg, tone="main", item=item.card, charges=item.charges))
    return found


def use(g: Alone, card: str, upgraded: bool) -> Script[None]:
    """AL-ITEM-04, 06, 11: 1 charge, the text, then the card goes if it was the last. No action, so nothing to react to."""
    item = _held(g, card)
    action = Action(kind="interact", item=card, spend=1)
    helper = characters.friend(g, "free_item")
    if helper is not None:
        options = [option("charge", ""), option("companion", helper.character, msg="al-opt-companion-pays", left=helper.charges)]
        action.paid_by = yield from ask(HERO, "al-item-pay", options, item=card, character=helper.character)
    if g.state.action is not None:
        g.once(f"item:{card}", "action")
    pay(g, action)
    yield from run_all(g.cards.items[card].in_use(upgraded), g, HERO, card)
    if item in g.state.items:
        discard_if_spent(g, card)


def offer(g: Alone, condition: str) -> Script[None]:
    """D-22: whatever waits for this condition, until the hero keeps the rest. What it answers is in `g.guard`.

    The safe default uses an item only against a loss that would be the hero's defeat.
    """
    used: set[str] = set()
    while True:
        loss = _pending_loss(g)
        options = [o for o in opportunity_options(g, condition) if o.value[0] not in used]
        if not options or (g.guard is not None and loss == 0):
            return
        default = options[0].key if loss >= g.state.life + g.state.composure else "keep"
        card, upgraded = yield from ask(
            HERO, "al-opportunity", [*options, option("keep", ("", False))], default=default, when=condition, n=loss
        )
        if not card:
            return
        used.add(card)
        yield from use(g, card, upgraded)


def _pending_loss(g: Alone) -> int:
    guard = g.guard
    if guard is None:
        return 0
    return dice.hits(guard.faces, guard.conditional) if guard.faces else max(0, guard.loss - guard.prevented)


def strike_back(g: Alone, guard: Guard) -> Script[None]:
    """Upgraded body armour, S-70: a free Attack on the attacker (at an opportunity attack one of them), as the card says it."""
    seen = [c for id in guard.attackers if (c := g.find_creature(id)) is not None and not g.hidden(c)]
    options = [o for o in attacking.targets(g, list(dict.fromkeys(c.at for c in seen))) if o.value[0] in guard.attackers]
    if not options:
        return
    target, sector = yield from ask(
        HERO,
        "al-strike-back",
        [*options, option("none", ("", ""), msg="al-opt-none-attack")],
        default=attacking.best_target(g, options),
    )
    if target:
        yield from acting.free_action(g, Action(kind="attack", creature=target, sector=sector, dice=guard.strike_back))


def before_own_attack(g: Alone) -> Script[None]:
    """Items for an attack of the hero in the dark."""
    if not attacking.conditional_hits(g):
        before, g.guard = g.guard, None
        yield from offer(g, "own_attack_in_the_dark")
        g.guard = before


def before_attacks(g: Alone) -> Script[None]:
    """Items for the end of the turn, before the creatures attack: only with a creature here that the hero sees."""
    if lies.shown_creatures(g, g.state.hero_at):
        yield from offer(g, "before_attacks")


# What items do that only items do


def reroll_hits(g: Alone, card: str = "body_armour") -> None:
    """Body armour: evil re-rolls all dice that show a hit, once; the second result stands."""
    guard = g.guard
    if guard is None:
        raise RuleBug("there is no roll to defend against")
    guard.faces = dice.reroll(g, guard.faces, dice.hitting(guard.faces, guard.conditional), guard.label, card)
    g.tell(events.Rerolled(guard.by, tuple(guard.faces), dice.hits(guard.faces, guard.conditional), card))


def free_attack(g: Alone) -> Script[None]:
    """AL-ITEM-07, 12, D-43: a plain free Attack, for which a fitting action item may be used; only with a creature here."""
    targets = attacking.targets(g, [g.state.hero_at])
    if not targets:
        return
    default = attacking.best_target(g, targets)
    while True:
        choices: list[Option[Action | None]] = []
        for o in targets:
            choices.append(o.worth(Action(kind="attack", creature=o.value[0], sector=o.value[1])))
        choices += options(g, "attack")
        choices.append(option("none", None, msg="al-opt-none-attack"))
        action = yield from ask(HERO, "al-free-attack", choices, default=default)
        if action is None:
            return
        if not action.item or (yield from complete(g, action)):
            yield from acting.free_action(g, action)
            return


def attack_or_move(g: Alone, n: int) -> Script[None]:
    """Upgraded smoke grenade, D-44: attack 1 creature here or go to an adjacent sector. AL-ITEM-08: neither is announced as an
    action of its own, so no Attack or Move reactions."""
    choices: list[Option[tuple[str, Way | None]]] = [option("none", ("", None), msg="al-opt-no")]
    for o in attacking.targets(g, [g.state.hero_at]):
        choices.append(o.worth((o.value[0], None)))
    for p in moving.way_options(g):
        choices.append(p.worth(("", p.value)))
    target, way = yield from ask(HERO, "al-attack-or-move", choices, n=n)
    if target:
        yield from attacking.attack(g, target, n, reactions=False)
    elif way is not None:
        yield from moving.move(g, way, action=False)


def lure(g: Alone) -> Script[str]:
    """The decoy: 1 creature of the hero's sector goes 1 sector away, where the hero wants it to; its id, "" if none can."""
    here = g.state.hero_at
    seen = names.creatures_in_order(g, g.creatures_in(here))
    able = [c for c in seen if not g.hidden(c) and creatures.movable(g, c, away=here)]
    chosen = yield from creatures.choose_creature(g, HERO, able, msg="al-lure")
    if chosen is None:
        return ""
    yield from creatures.choose_walk(g, HERO, chosen.id, 1, upto=False, away=here)
    return chosen.id
