"""The four characters as heroes (catalogue 7.8, D-49) and what they lend an action as companions (AL-COMP-04, D-39).

What a character can do stands on the card as a power; this module and `companions` are what the powers mean.
"""

from __future__ import annotations

from games.alone import events
from games.alone.rules import companions, losing
from games.alone.state import HERO, Companion, Loss
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, option

TRACKS: tuple[Loss, ...] = ("life", "composure")


def hero_power(g: Alone, power: str) -> int:
    """The number on the hero's card if it has this power, else 0."""
    card = g.cards.characters.get(g.state.character)
    return card.hero.n if card is not None and card.hero.power == power else 0


def friend(g: Alone, power: str) -> Companion | None:
    """The companion with this power, the first to join if there are several."""
    return next(iter(friends(g, power)), None)


def friends(g: Alone, power: str) -> list[Companion]:
    return [c for c in g.state.companions if g.cards.characters[c.character].companion.power == power]


def companion(g: Alone, who: str) -> Companion | None:
    return next((c for c in g.state.companions if c.character == who), None)


# Healing in the hero's hands


def healable(g: Alone) -> list[Loss]:
    """AL-HEAL-02: tracks that healing could raise now."""
    return [track for track in TRACKS if losing.healable(g, track) > 0]


def lower_track(g: Alone, among: list[Loss]) -> Loss:
    """D-24, D-49: the safe default heals the lower track, life on a tie."""
    return min(among, key=lambda track: (g.track(track), TRACKS.index(track)))


def heal_options(g: Alone) -> list[Option[Loss]]:
    return [option(track, track, msg="al-opt-track", now=g.track(track), limit=losing.heal_limit(g)) for track in healable(g)]


def heal_split(g: Alone, n: int, by: str) -> Script[None]:
    """Up to n points in any split, under the heal limit, point by point."""
    for left in range(n, 0, -1):
        tracks = healable(g)
        if not tracks:
            return
        options: list[Option[Loss | None]] = [*heal_options(g)]
        options.append(option("stop", None))
        track = yield from ask(HERO, "al-heal-split", options, default=lower_track(g, tracks), left=left, by=by)
        if track is None:
            return
        losing.heal(g, track, 1, by)


# The pilot


def longer_move(g: Alone) -> int:
    """As hero: once per round a Move action moves up to so many sectors."""
    return hero_power(g, "longer_move") if g.may("longer_move", "round") else 0


def moves_longer(g: Alone) -> None:
    g.once("longer_move", "round")
    g.tell(events.AbilityUsed(g.state.character))


# The technician


def any_material(g: Alone) -> bool:
    """Any material counts for upgrades: by a sacrifice this turn, or as hero once per Search."""
    return g.in_force("any_material") or (hero_power(g, "any_material") > 0 and g.may("any_material", "search"))


def uses_any_material(g: Alone) -> None:
    """Only the hero's own power is used up by it."""
    if not g.in_force("any_material"):
        g.once("any_material", "search")
        g.tell(events.AbilityUsed(g.state.character))


# The commander


def may_reroll_attack(g: Alone) -> bool:
    """As hero: once per round all own dice of an attack."""
    return hero_power(g, "reroll_attack") > 0 and g.may("reroll_attack", "round")


def rerolls_attack(g: Alone) -> None:
    g.once("reroll_attack", "round")
    g.tell(events.AbilityUsed(g.state.character))


def more_dice(g: Alone) -> Script[int]:
    """As companion: a die more on an Attack (D-39: not unless wanted)."""
    helper = friend(g, "more_dice")
    if helper is None or g.state.action is None or g.state.action.kind != "attack":
        return 0
    options = [option("keep", False), option("use", True, msg="al-opt-yes", tone="main", left=helper.charges)]
    if not (yield from ask(HERO, "al-companion-dice", options, character=helper.character, left=helper.charges)):
        return 0
    companions.use(g, helper.character)
    return g.cards.characters[helper.character].companion.n


# The ship's doctor


def round_end(g: Alone) -> Script[None]:
    """The doctor as hero: at the end of a round life or composure, under the heal limit."""
    points = hero_power(g, "heal_at_round_end")
    tracks = healable(g)
    if not points or not tracks:
        return
    options: list[Option[Loss | None]] = [*heal_options(g)]
    options.append(option("none", None))
    chosen = yield from ask(HERO, "al-doctor", options, default=lower_track(g, tracks))
    if chosen is not None:
        g.tell(events.AbilityUsed(g.state.character))
        losing.heal(g, chosen, points, g.state.character)
