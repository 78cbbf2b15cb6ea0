"""The board as a player sees it before a move: what each space is worth, and what can be reached from there afterwards.

`here` is what an encounter on a space would bring now. `worth` adds what the next moves lead to, each counting a little less than the
one before: so a goal far off, the Portal for one who is ready, draws from every space that leads there, over the bridge and the river
too.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.talisman.content import Catalogue
from games.talisman.pilot.judging import STRONG_ENOUGH, Judging
from games.talisman.pilot.worth import GOLD, POINT, SPELL, TALISMAN, TURN, Worth
from games.talisman.state import START_LIVES, kind
from games.talisman.traits import Axe, NeverAttacks, PsychicAttack, Robs, Water
from games.talisman.view import SeenCharacter, TalismanView

# What comes a move later counts so much of what comes now: one cannot plan far with a die.
LATER = 0.8
MOVES_AHEAD = 7
# Through the Portal, with good prospects behind it: nothing out here is worth more.
GOAL = 90.0
RUNES = 2  # enemies fought there add this to their die
SIZES = {"O": 24, "M": 16}
BRIDGE_OUT, BRIDGE_IN, PORTAL, CAVE = "O5", "M4", "M1", "M9"
VILLAGE = {"helmet": 2, "sword": 2, "axe": 3, "shield": 3, "armour": 4}


def along(space: str, n: int) -> str:
    """So many spaces on, clockwise."""
    size = SIZES[space[0]]
    return f"{space[0]}{(int(space[1:]) - 1 + n) % size + 1}"


def apart(one: str, two: str) -> int:
    """Steps between two spaces of a ring, the shorter way."""
    size = SIZES[one[0]]
    n = (int(one[1:]) - int(two[1:])) % size
    return min(n, size - n)


RING = [f"{ring}{i}" for ring, size in SIZES.items() for i in range(1, size + 1)]
ENDS = {s: [(along(s, d), along(s, -d)) for d in range(1, 7)] for s in RING}


def _beyond(start: str, gate: str, exit: str) -> dict[int, tuple[str, str]]:
    """With which dice a passage is reached with a step to spare, and where the rest of the move may end behind it."""
    away = apart(start, gate)
    return {d: (along(exit, d - away - 1), along(exit, away + 1 - d)) for d in range(away + 1, 7)}


INWARD = {s: _beyond(s, BRIDGE_OUT, BRIDGE_IN) for s in RING if s[0] == "O"}
OUTWARD = {s: _beyond(s, BRIDGE_IN, BRIDGE_OUT) for s in RING if s[0] == "M"}


@dataclass(frozen=True, slots=True)
class Chart:
    """`here` and `worth` by space; `roll` what the die promises from a space, before anything is known of it."""

    here: dict[str, float]
    worth: dict[str, float]
    roll: dict[str, float]
    sentinel: float  # what a fight with him costs on average, besides the turn
    bridge: float  # how likely one gets past him
    portal: float  # what trying the Portal is worth

    def inward(self, ends: tuple[str, str]) -> float:
        """Over the bridge, if the Sentinel allows it."""
        return self.bridge * max(self.worth[e] for e in ends) + (1 - self.bridge) * LATER * self.roll[BRIDGE_OUT] - self.sentinel


class Charts:
    def __init__(self, cards: Catalogue, judging: Judging, worth: Worth) -> None:
        self.cards = cards
        self.judging = judging
        self.things = worth
        self._last: tuple[TalismanView, int, Chart] | None = None

    def of(self, view: TalismanView, seat: int) -> Chart:
        """For one view made once: several answers are given with it."""
        if self._last is None or self._last[0] is not view or self._last[1] != seat:
            self._last = (view, seat, self._draw(view, seat))
        return self._last[2]

    def _draw(self, view: TalismanView, seat: int) -> Chart:
        c = self.judging.me(view, seat)
        ready = self.judging.ready(view, seat, c)
        here = {space: self.here(view, seat, c, space) for space in RING}
        won, lost = self.judging.bridge(c)
        portal = GOAL * self.judging.portal(c) if ready else -GOAL
        chart = Chart(here, dict(here), dict.fromkeys(RING, 0.0), lost * self.things.wound(c), won, portal)
        rafts = self.judging.owns(c, Axe)
        barred = {e.on for e in view.lasting if e.what == "barrier"}
        for _ in range(MOVES_AHEAD):
            self._look_ahead(chart, rafts, barred)
        return chart

    def _look_ahead(self, chart: Chart, rafts: bool, barred: set[str]) -> None:
        worth, roll = chart.worth, chart.roll
        for space, ends in ENDS.items():
            inward, outward = INWARD.get(space, {}), OUTWARD.get(space, {})
            to_portal = apart(space, PORTAL) if space[0] == "M" else 9
            total = 0.0
            for d, (cw, ccw) in enumerate(ends, 1):
                best = max(worth[cw], worth[ccw])
                if d in inward:
                    best = max(best, chart.inward(inward[d]))
                elif d in outward:
                    best = max(best, worth[outward[d][0]], worth[outward[d][1]])
                if d > to_portal:
                    best = max(best, chart.portal)
                total += best
            roll[space] = total / 6
        for space in RING:
            onward = roll[space]
            card = self.cards.spaces[space]
            if rafts and card.terrain in ("woods", "forest"):
                onward = max(onward, LATER * max(worth[b] for b in card.opposite))
            worth[space] = (chart.here[space] if space not in barred else -POINT) + LATER * onward

    # One space

    def here(self, view: TalismanView, seat: int, c: SeenCharacter, space: str) -> float:
        """What an encounter there would bring: with the space, or with somebody who stands there."""
        met = [self.meeting(view, seat, c, other) for _, other in self.judging.others(view, seat) if other.space == space]
        hex = any(e.what == "hex" and e.on == space for e in view.lasting)
        return max([self._space(view, c, space), *met]) - (self.things.wound(c) if hex else 0.0)

    def alone(self, view: TalismanView, c: SeenCharacter) -> float:
        """What the space one stands on brings, whoever else is there."""
        return self._space(view, c, c.space) if c.space in ENDS else 0.0

    def _space(self, view: TalismanView, c: SeenCharacter, space: str) -> float:
        card = self.cards.spaces[space]
        lying = [x for x in view.lying.get(space, ()) if kind(x) not in self.cards.spells]
        foes = [x for x in lying if self.cards.is_enemy(x)]
        worth, past = self._foes(c, foes, card.terrain) if foes else (0.0, 1.0)
        worth += past * sum(self.things.turned_up(c, x) for x in lying if x not in foes)
        worth += past * self.things.gold(c, view.gold.get(space, 0))
        fresh = max(0, card.draw - len(view.lying.get(space, ())))
        if fresh:
            worth += past * self.things.drawn(c, fresh + (1 if card.terrain == "runes" else 0)) * fresh / (
                fresh + (1 if card.terrain == "runes" else 0)
            )
        return worth + past * self._instruction(view, c, card.terrain)

    def _foes(self, c: SeenCharacter, foes: list[str], terrain: str) -> tuple[float, float]:
        extra = RUNES if terrain == "runes" else 0
        worth, past = 0.0, 1.0
        spirits = [f for f in foes if self.cards.being(f).kind == "spirit"]
        alone = [f for f in foes if self.cards.being(f).mirrors]
        for group in ([f for f in foes if f not in spirits and f not in alone], alone, spirits):
            if group:
                gain, won = self.things.fought(c, group, extra)
                if gain < 0 and self.judging.slips_by(c, terrain, group is spirits):
                    gain, won = 0.0, 1.0
                worth += past * gain
                past *= won
        return worth, past

    def _instruction(self, view: TalismanView, c: SeenCharacter, terrain: str) -> float:
        things = self.things
        hurt = START_LIVES - c.lives
        paid = things.healing(c, c.gold) - GOLD * max(0, min(hurt, c.gold))
        match terrain:
            case "village":
                return max(paid, things.shopping(c, VILLAGE), (things.point(c, "craft") + things.spell(c)) / 6)
            case "city":
                doctor = things.healing(c, min(2, c.gold)) - GOLD * max(0, min(hurt, c.gold, 2))
                return max(0.0, doctor, self.enchantress(c))
            case "castle":
                return max(0.0, paid)
            case "chapel" if c.alignment != "neutral":
                return -things.wound(c) if c.alignment == "evil" else max(things.healing(c, hurt), (things.life(c.lives) + SPELL) / 6)
            case "chapel":
                return max(0.0, paid)
            case "graveyard" if c.alignment != "neutral":
                raised = (3 * things.healing(c, 1) + 2 * things.spell(c) - TURN) / 6
                return -things.wound(c) if c.alignment == "good" else max(0.0, raised)
            case "forest" | "crags":
                stat = "craft" if terrain == "forest" else "strength"
                return (things.point(c, stat) - 2 * TURN - 0.5 * things.wound(c)) / 6
            case "tavern":
                return (2.0 - TURN + (8.0 if self.judging.power(c) >= STRONG_ENOUGH else 0.0)) / 6
            case "knight":
                return -GOLD if c.gold else -things.wound(c)
            case "desert":
                return 0.0 if self.judging.owns(c, Water) else -things.wound(c)
            case "chasm":
                return -things.wound(c) / 3 - 0.3 * len(c.followers)
            case "cave":
                return self.quest(view, c)
            case "temple":
                return max(0.0, self.temple(view, c))
            case _:
                return 0.0

    def enchantress(self, c: SeenCharacter) -> float:
        """A point won or, of those gained, lost; a spell; or three turns as a toad."""
        things = self.things
        start = self.cards.characters[c.id]
        gained = [s for s, n, at in (("strength", c.strength, start.strength), ("craft", c.craft, start.craft)) if n > at]
        wins = things.point(c, "strength") + things.point(c, "craft") + things.spell(c)
        return (wins - POINT * len(gained) - things.toad(c)) / 6

    def temple(self, view: TalismanView, c: SeenCharacter) -> float:
        """Two dice; of 36 throws so many are good."""
        things = self.things
        talisman = things.talisman(c) if view.stacks.get("talisman") else 0.0
        good = 5 * things.point(c, "strength") + 6 * things.point(c, "craft") + 9 * things.spell(c) + 3 * talisman
        good += 4 * things.life(c.lives)
        death = c.lives <= 1
        bad = (7 if not death else 6) * things.wound(c) + 4 * 2 * TURN
        return (good - bad) / 36

    def quest(self, view: TalismanView, c: SeenCharacter) -> float:
        """The Warlock's task: gold and fights are done soon, the rest when it comes along."""
        if not self.judging.wants_talisman(c) or c.quest or not view.stacks.get("talisman"):
            return 0.0
        return 0.7 * TALISMAN

    # Others

    def meeting(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter) -> float:
        """What meeting this character brings, by the best way."""
        traits = self.judging.traits(c)
        ways = [0.6 * self.loot(c, other) for t in traits if isinstance(t, Robs) and t.robs in ("steal", "beguile")]
        if not any(isinstance(t, NeverAttacks) for t in traits):
            ways.append(self.attack(view, seat, c, other, *self.judging.duel(c, other)))
            if any(isinstance(t, PsychicAttack) for t in traits):
                ways.append(self.attack(view, seat, c, other, *self.judging.duel(c, other, psychic=True)))
        return max([0.0, *ways])

    def attack(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter, won: float, lost: float) -> float:
        return won * self.spoils(view, seat, c, other) - lost * (self.things.wound(c) + 0.3 * self.loot(other, c))

    def loot(self, c: SeenCharacter, other: SeenCharacter) -> float:
        """The best thing that could be taken."""
        room = c.carries < 0 or len(c.objects) < c.carries
        things = [self.things.taken(c, o) for o in other.objects] if room else [0.0]
        return max([self.things.gold(c) if other.gold else 0.0, *things])

    def life_taken(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter) -> float:
        """A rival's life: the last one leaves everything on the ground; after the Crown is taken every one counts."""
        worth = 3.0 if other.lives > 1 else 6.0 + 0.6 * self.things.riches(other)
        if c.quest == "life" and self.judging.wants_talisman(c):
            worth += TALISMAN
        if view.crown_reached or self.cards.spaces[other.space].region in ("inner", "crown"):
            worth += 12.0
        return worth

    def spoils(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter) -> float:
        return max(self.loot(c, other), self.life_taken(view, seat, c, other))
