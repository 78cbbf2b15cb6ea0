"""The board as a player sees it before a move: what each space is worth, and what can be reached from there afterwards.

`here` is what an encounter on a space would bring now. `worth` adds what the next moves lead to, each counting a little less than the
one before: so a goal far off, the Portal for one who is ready, draws from every space that leads there, over the bridge and the river
too.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.talisman.content import Catalogue
from games.talisman.pilot.judging import Judging
from games.talisman.pilot.worth import GOLD, POINT, SPELL, TURN, Worth
from games.talisman.state import START_LIVES, kind
from games.talisman.traits import LURED, Axe, HealsAt, NeverAttacks, PsychicAttack, RefillsAt, Robs, Slow, Water
from games.talisman.view import SeenCharacter, TalismanView

# What comes a move later counts so much of what comes now: one cannot plan far with a die.
LATER = 0.8
MOVES_AHEAD = 5
# A Poltergeist allows a step at a time and stays on the other bank of the river: the bridge may be half the ring away.
STEPS_AHEAD = 12
RID_OF_IT = 45.0
# Through the Portal, with good prospects behind it: nothing out here is worth more.
GOAL = 90.0
# A life less for somebody else: a little if they are nobody, much if they are about to go for the Crown.
RIVAL_HURT, RIVAL_AHEAD = 5.0, 18.0
TO_THE_TEMPLE = 8.0  # the boatman's offer
ROBBED = 0.6  # how often an ability gets what it is after
# Below this chance nobody fights the Sentinel, however little the life would be missed: it takes a Strength of 8.
NO_BUSINESS_THERE = 0.2
RUNES = 2  # enemies fought there add this to their die
SIZES = {"O": 24, "M": 16}
BRIDGE_OUT, BRIDGE_IN, PORTAL, CAVE = "O5", "M4", "M1", "M9"
VILLAGE = {"helmet": 2, "sword": 2, "axe": 3, "shield": 3, "armour": 4}


RING = [f"{ring}{i}" for ring, size in SIZES.items() for i in range(1, size + 1)]
AT = {space: i for i, space in enumerate(RING)}


def along(space: str, n: int) -> str:
    """So many spaces on, clockwise."""
    size = SIZES[space[0]]
    return f"{space[0]}{(int(space[1:]) - 1 + n) % size + 1}"


def apart(one: str, two: str) -> int:
    """Steps between two spaces of a ring, the shorter way."""
    size = SIZES[one[0]]
    n = (int(one[1:]) - int(two[1:])) % size
    return min(n, size - n)


def _beyond(start: str, gate: str, exit: str) -> dict[int, tuple[int, int]]:
    """With which dice a passage is reached with a step to spare, and where the rest of the move may end behind it."""
    if start[0] != gate[0]:
        return {}
    away = apart(start, gate)
    return {d: (AT[along(exit, d - away - 1)], AT[along(exit, away + 1 - d)]) for d in range(away + 1, 7)}


# By space and die, as numbers of `RING`: the two ends of a move, and what lies behind the bridge from either side.
ENDS = [[(AT[along(s, d)], AT[along(s, -d)]) for d in range(1, 7)] for s in RING]
INWARD = [_beyond(s, BRIDGE_OUT, BRIDGE_IN) for s in RING]
OUTWARD = [_beyond(s, BRIDGE_IN, BRIDGE_OUT) for s in RING]
TO_PORTAL = [apart(s, PORTAL) if s[0] == "M" else 9 for s in RING]


@dataclass(slots=True)
class Chart:
    """By number of the space: what is there, what it is worth with what can be reached from it, and what the die promises there."""

    here: list[float]
    worth: list[float]
    roll: list[float]
    wound: float  # what a fight with the Sentinel costs on average, besides the turn
    bridge: float  # how likely one gets past him
    portal: float  # what trying the Portal is worth
    steps: int = 6  # the most a move can have
    freed: float = 0.0  # what crossing the river is worth by itself

    def at(self, space: str) -> float:
        """Of a move that ends there; inner spaces are no move's end."""
        return self.worth[AT[space]] if space in AT else -GOAL

    def rolling(self, space: str) -> float:
        return self.roll[AT[space]]

    def inward(self, one: int, other: int) -> float:
        """Over the bridge, if the Sentinel allows it."""
        if self.bridge < NO_BUSINESS_THERE and not self.freed:
            return -GOAL
        beyond = max(self.worth[one], self.worth[other]) + self.freed
        return self.bridge * beyond + (1 - self.bridge) * LATER * self.roll[AT[BRIDGE_OUT]] - self.wound

    def promise(self, space: int) -> float:
        """What the die promises on average, the best way of each throw taken."""
        worth, total = self.worth, 0.0
        inward, outward, to_portal = INWARD[space], OUTWARD[space], TO_PORTAL[space]
        if not inward and not outward and to_portal > 5 and self.steps == 6:
            for one, other in ENDS[space]:
                a, b = worth[one], worth[other]
                total += a if a > b else b
            return total / 6
        for d, (one, other) in enumerate(ENDS[space][: self.steps], 1):
            best = max(worth[one], worth[other])
            if d in inward:
                best = max(best, self.inward(*inward[d]))
            elif d in outward:
                best = max(best, *(worth[end] + self.freed for end in outward[d]))
            total += max(best, self.portal) if d > to_portal else best
        return total / self.steps


class Charts:
    def __init__(self, cards: Catalogue, judging: Judging, worth: Worth) -> None:
        self.cards = cards
        self.judging = judging
        self.things = worth
        self._woods = [i for i, s in enumerate(RING) if cards.spaces[s].terrain in ("woods", "forest")]
        self._last: tuple[tuple[object, ...], Chart] | None = None

    def of(self, view: TalismanView, seat: int) -> Chart:
        """Drawn anew when anything on it may have changed: within a turn that is seldom."""
        people = tuple(p.character for p in view.players)
        key = (seat, view.turn, people, view.lying, view.gold, view.lasting)
        if self._last is None or self._last[0] != key:
            self._last = (key, self._draw(view, seat, self.judging.me(view, seat)))
        return self._last[1]

    def promised_as(self, view: TalismanView, seat: int, c: SeenCharacter) -> float:
        """What the die would promise somebody like this."""
        return self._draw(view, seat, c).rolling(c.space)

    def _draw(self, view: TalismanView, seat: int, c: SeenCharacter) -> Chart:
        won, lost = self.judging.bridge(c)
        opens = self.judging.portal(c)
        portal = GOAL * opens - POINT * (1 - opens) if self.judging.ready(view, seat, c) else -GOAL
        here = [self.here(view, seat, c, space) for space in RING]
        for effect in view.lasting:
            if effect.what == "barrier":
                here[AT[effect.on]] = -POINT
        slow = self.judging.owns(c, Slow)
        chart = Chart(here, list(here), [0.0] * len(RING), lost * self.things.wound(c), won, portal)
        if slow:
            chart.steps, chart.freed = 1, RID_OF_IT
        rafts = self._woods if self.judging.owns(c, Axe) else []
        for _ in range(STEPS_AHEAD if slow else MOVES_AHEAD):
            chart.roll = [chart.promise(i) for i in range(len(RING))]
            onward = list(chart.roll)
            for i in rafts:
                banks = self.cards.spaces[RING[i]].opposite
                onward[i] = max(onward[i], LATER * (max(chart.worth[AT[b]] for b in banks) + chart.freed))
            chart.worth = [a + LATER * b for a, b in zip(here, onward, strict=True)]
        return chart

    # One space

    def here(self, view: TalismanView, seat: int, c: SeenCharacter, space: str) -> float:
        """What an encounter there would bring: with the space, or with somebody who stands there."""
        met = [self.meeting(view, seat, c, other) for _, other in self.judging.others(view, seat) if other.space == space]
        hex = any(e.what == "hex" and e.on == space for e in view.lasting)
        return max([self._space(view, c, space), *met]) - (self.things.wound(c) if hex else 0.0)

    def alone(self, view: TalismanView, c: SeenCharacter) -> float:
        """What the space one stands on brings, whoever else is there."""
        return self._space(view, c, c.space) if c.space in AT else 0.0

    def _space(self, view: TalismanView, c: SeenCharacter, space: str) -> float:
        card = self.cards.spaces[space]
        lying = [x for x in view.lying.get(space, ()) if kind(x) not in self.cards.spells]
        foes = [x for x in lying if self.cards.is_enemy(x)]
        worth, past = self._foes(c, foes, card.terrain) if foes else (0.0, 1.0)
        worth += past * self.things.pile(c, [x for x in lying if x not in foes])
        worth += past * self.things.gold(c, view.gold.get(space, 0))
        fresh = max(0, card.draws(view.desert_draw) - len(view.lying.get(space, ())))
        if fresh:
            worth += (
                past
                * self.things.drawn(c, fresh + (1 if card.terrain == "runes" else 0))
                * fresh
                / (fresh + (1 if card.terrain == "runes" else 0))
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
        return self._printed(view, c, terrain) + self._own_ground(c, terrain)

    def _own_ground(self, c: SeenCharacter, terrain: str) -> float:
        """What an ability gives there: spells up to the limit, a life."""
        gear = self.judging.gear(c)
        filled = any(terrain in t.refills_at for t in gear.of(RefillsAt))
        healed = any(terrain in t.heals_at for t in gear.of(HealsAt))
        return filled * SPELL * max(0, c.spell_limit - c.spell_count) + healed * self.things.healing(c, 1)

    def _printed(self, view: TalismanView, c: SeenCharacter, terrain: str) -> float:
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
                return -things.wound(c) if c.alignment == "evil" else max(things.healing(c, hurt), things.prayer(c))
            case "chapel":
                return max(0.0, paid)
            case "graveyard" if c.alignment != "neutral":
                raised = (3 * things.healing(c, 1) + 2 * things.spell(c) - TURN) / 6
                return -things.wound(c) if c.alignment == "good" else max(0.0, raised)
            case "forest" | "crags":
                stat = "craft" if terrain == "forest" else "strength"
                return (things.point(c, stat) - 2 * TURN - 0.5 * things.wound(c)) / 6
            case "tavern":
                return (TO_THE_TEMPLE + 2.0 - TURN - 0.4 * things.wound(c)) / 6
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
        """Two dice, and one more for whoever prays better than others."""
        things = self.things
        wound, life = things.wound(c), things.life(c.lives)
        rows = {
            2: -2 * wound if c.lives > 1 else -wound,
            3: -wound,
            4: -wound,
            5: -2 * TURN,
            6: things.point(c, "strength"),
            7: things.point(c, "craft"),
            8: things.spell(c),
            9: things.spell(c),
            10: things.talisman(c) if view.stacks.get("talisman") else 0.0,
            11: life,
            12: 2 * life,
        }
        better = self.judging.prays_better_by(c)
        return sum(rows[min(12, a + b + better)] for a in range(1, 7) for b in range(1, 7)) / 36

    def quest(self, view: TalismanView, c: SeenCharacter) -> float:
        """The Warlock's task: gold and fights are done soon, the rest when it comes along."""
        if not self.judging.wants_talisman(c) or c.quest or not view.stacks.get("talisman"):
            return 0.0
        return 0.7 * self.things.talisman(c)

    # Others

    def meeting(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter) -> float:
        """What meeting this character brings, by the best way."""
        gear = self.judging.gear(c)
        ways = [ROBBED * self.loot(c, other) for t in gear.of(Robs) if t.robs in ("steal", "beguile")]
        ways += [self.lured(c, other) for t in gear.of(Robs) if t.robs == "lure"]
        if not gear.of(NeverAttacks):
            ways.append(self.attack(view, seat, c, other, *self.judging.duel(c, other)))
            if minds := gear.of(PsychicAttack):
                won, lost = self.judging.duel(c, other, psychic=True)
                own_life = self.things.life(c.lives) if any(t.gains_life for t in minds) else 0.0
                ways.append(self.attack(view, seat, c, other, won, lost) + won * own_life)
        return max([0.0, *ways])

    def attack(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter, won: float, lost: float) -> float:
        return won * self.spoils(view, seat, c, other) - lost * (self.things.wound(c) + 0.3 * self.loot(other, c))

    def loot(self, c: SeenCharacter, other: SeenCharacter) -> float:
        """The best thing that could be taken."""
        room = c.carries < 0 or len(c.objects) < c.carries
        things = [self.things.taken(c, o) for o in other.objects] if room else [0.0]
        return max([self.things.gold(c) if other.gold else 0.0, *things])

    def lured(self, c: SeenCharacter, other: SeenCharacter) -> float:
        """The best companion who would rather follow a Minstrel."""
        return max([0.0, *(self.things.taken(c, f) for f in other.followers if kind(f) in LURED)])

    def life_taken(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter) -> float:
        """A rival's life: worth most of whoever could win soon. The last one leaves everything on the ground; after the Crown is taken
        every one counts."""
        danger = self.judging.prospects(other) * (1.0 if self.judging.has_talisman(other) else 0.7)
        worth = RIVAL_HURT + RIVAL_AHEAD * danger
        if other.lives <= 1:
            worth = 1.5 * worth + 0.6 * self.things.riches(other)
        if c.quest == "life" and self.judging.wants_talisman(c):
            worth += self.things.talisman(c)
        if view.crown_reached or self.cards.spaces[other.space].region in ("inner", "crown"):
            worth += 12.0
        return worth

    def spoils(self, view: TalismanView, seat: int, c: SeenCharacter, other: SeenCharacter) -> float:
        return max(self.loot(c, other), self.life_taken(view, seat, c, other))
