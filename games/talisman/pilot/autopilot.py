"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else."""

from __future__ import annotations

from games.kernel.ask import Ask, Option
from games.kernel.pilot import Pilot, answers
from games.talisman import odds
from games.talisman.content import Catalogue
from games.talisman.pilot.judging import BRIDGE_CHANCE, STRONG_ENOUGH, Judging
from games.talisman.pilot.spells import Spells
from games.talisman.state import kind
from games.talisman.view import SeenCharacter, TalismanView


def arg(option: Option[None], name: str, default: int = 0) -> int:
    found = dict(option.args).get(name, default)
    return found if isinstance(found, int) else default


class Autopilot(Pilot[TalismanView]):
    """One sensible player; the same for every seat."""

    takes_default = frozenset(
        {
            "tm-choose",
            "tm-choose-character",
            "tm-conjure",
            "tm-face",
            "tm-follower-or-life",
            "tm-foresight",
            "tm-jester",
            "tm-keep-beaten",
            "tm-market-day",
            "tm-new-character",
            "tm-obey",
            "tm-optional-roll",
            "tm-orb",
            "tm-order",
            "tm-pay-or-suffer",
            "tm-pits",
            "tm-portal",
            "tm-seize",
            "tm-sell",
            "tm-summon",
            "tm-swap",
            "tm-swap-for",
            "tm-thinks",
            "tm-trade",
        }
    )

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.judging = Judging(cards)
        self.spells = Spells(cards, self.judging)
        super().__init__(self.spells)

    def _me(self, view: TalismanView, question: Ask) -> SeenCharacter:
        return self.judging.me(view, question.seat)

    # Moving

    @answers("tm-turn")
    def turn(self, view: TalismanView, question: Ask) -> str:
        """A raft or a promised move if it leads somewhere better than the die, which on average is an ordinary space."""
        me = self._me(view, question)
        if "build" in question.keys and self.judging.wants_over(me):
            return "build"
        best, key = (0.0 if self.judging.wants_over(me) else 2.5), "roll"
        for o in question.options:
            word, _, space = o.key.partition(":")
            if word in ("cross", "promised", "woods"):
                worth = self.judging.space(view, me, space) + self._ring(me, space)
                if worth > best:
                    best, key = worth, o.key
        return key

    def _ring(self, me: SeenCharacter, space: str) -> float:
        """The middle region is for the strong."""
        if self.cards.spaces[space].region != "middle":
            return 0.0
        return 2.0 if self.judging.power(me) >= STRONG_ENOUGH else -4.0

    @answers("tm-go")
    def go(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        return max(question.options, key=lambda o: (self._way(view, me, o), o.key)).key

    def _way(self, view: TalismanView, me: SeenCharacter, option: Option[None]) -> float:
        end = option.key.split(":")[1]
        if end == "sentinel":
            if self.judging.power(me) < STRONG_ENOUGH:
                return -9.0
            return 5.0 if arg(option, "chance") >= BRIDGE_CHANCE and me.lives > 1 else -9.0
        if end == "portal":
            return 20.0 if self.judging.ready(me) else -20.0
        worth = self.judging.space(view, me, end)
        here, there = self.cards.spaces[me.space].region, self.cards.spaces[end].region
        if here == "middle" and there == "outer":  # back over the bridge
            worth -= 3.0
        if self.judging.ready(me) and there == "middle":
            worth += 1.5 - 0.2 * self._to_portal(end)
        if self.judging.ready(me) and there == "outer" and here == "outer":
            worth += 0.5 - 0.05 * self._to_bridge(end)
        return worth

    def _to_portal(self, space: str) -> int:
        at = int(space[1:]) - 1
        return min(at, 16 - at)

    def _to_bridge(self, space: str) -> int:
        at = (int(space[1:]) - 5) % 24
        return min(at, 24 - at)

    @answers("tm-inner")
    def inner(self, view: TalismanView, question: Ask) -> str:
        """Onwards, by the arm that suits one better; back only without a Talisman."""
        me = self._me(view, question)
        keys = question.keys
        if "on:C" in keys:
            return "on:C"
        if not self.judging.has_talisman(me):
            return next((k for k in keys if k.startswith("back:")), keys[0])
        if "task" in keys:
            return "task"
        arms = {"on:I8": me.total_strength, "on:I2": me.total_craft}
        open_ = [k for k in arms if k in keys]
        if open_:
            return max(open_, key=lambda k: arms[k])
        return next((k for k in keys if k.startswith("on:")), keys[0])

    @answers("tm-rest")
    def rest(self, view: TalismanView, question: Ask) -> str:
        return "rest" if self._me(view, question).lives < 3 else "walk"

    @answers("tm-teleport")
    def teleport(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        return max(question.keys, key=lambda k: (self.judging.space(view, me, k.partition(":")[2]), k))

    # Meeting

    @answers("tm-whom")
    def whom(self, view: TalismanView, question: Ask) -> str:
        """Rob whom one can; attack where it is nearly sure and there is something to gain. On the Crown somebody must be met."""
        me = self._me(view, question)
        best, key = 0.0, "space" if "space" in question.keys else question.keys[0]
        ordinary = self.judging.space(view, me, me.space) if "space" in question.keys else -99.0
        for o in question.options:
            word, _, seat = o.key.partition(":")
            if not seat:
                continue
            victim = self.judging.me(view, int(seat))
            gain = self._spoils(me, victim)
            if word in ("attack", "psychic"):
                chance = arg(o, "chance") / 100
                worth = chance * max(gain, 4.0 if victim.lives == 1 else 2.0) - (1 - chance) * 4.0 - ordinary
            else:
                worth = 0.7 * gain - ordinary
            if worth > best:
                best, key = worth, o.key
        return key

    def _spoils(self, me: SeenCharacter, victim: SeenCharacter) -> float:
        return max([0.0, *(self.judging.worth(me, card) for card in victim.objects), 2.0 if victim.gold else 0.0])

    @answers("tm-spoils", "tm-loot")
    def spoils(self, view: TalismanView, question: Ask) -> str:
        """A Talisman before anything; a life that is the last one; then the best object."""
        me = self._me(view, question)
        scores: dict[str, float] = {}
        for o in question.options:
            word, _, card = o.key.partition(":")
            if word == "life":
                scores[o.key] = 9.0 if arg(o, "n") == 1 or view.crown_reached else 4.0
            elif card and card != "gold":
                scores[o.key] = self.judging.worth(me, card)
            elif "gold" in o.key:
                scores[o.key] = 2.0
        return max(scores, key=lambda k: scores[k], default="")

    @answers("tm-foes")
    def foes(self, view: TalismanView, question: Ask) -> str:
        """Fight at good odds; otherwise whatever gets one past; help that turns the odds."""
        me = self._me(view, question)
        keys = question.keys
        chance = arg(question.options[0], "chance")
        if "destroy" in keys:
            return "destroy"
        ways = [k for k in keys if k.startswith(("evade:", "pay:", "charm:"))]
        if chance < 50 and ways:
            return next((k for k in ways if k.startswith("charm:")), ways[0])
        helps = [k for k in keys if k.startswith("use:")]
        if chance < (70 if me.lives > 1 else 85) and helps:
            return helps[0]
        return "fight"

    @answers("tm-duel")
    def duel(self, view: TalismanView, question: Ask) -> str:
        helps = [k for k in question.keys if k.startswith("use:")]
        return helps[0] if helps else "fight"

    @answers("tm-attacked", "tm-robbed")
    def attacked(self, view: TalismanView, question: Ask) -> str:
        """Evade for nothing; then what the hand offers; then what helps in the fight."""
        keys = question.keys
        for head in ("evade:", "cast:", "use:"):
            found = next((k for k in keys if k.startswith(head)), "")
            if found:
                return found
        return "accept"

    @answers("tm-mild")
    def mild(self, view: TalismanView, question: Ask) -> str:
        """They give trophies: worth a fight where it is nearly won."""
        me = self._me(view, question)
        beings = str(dict(question.args)["beings"]).split(",")
        strength = sum(self.cards.being(b).strength for b in beings)
        return "fight" if odds.fight(self.judging.in_fight(me), strength) >= 80 and me.lives > 1 else "spare"

    @answers("tm-meet-being")
    def being(self, view: TalismanView, question: Ask) -> str:
        return next((k for k in question.keys if k.startswith(("evade:", "unseen"))), "meet")

    @answers("tm-stranger")
    def stranger(self, view: TalismanView, question: Ask) -> str:
        return "speak" if self._me(view, question).lives > 2 else "pass"

    # Things

    @answers("tm-take")
    def take(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        worth = {k: self.judging.worth(me, k.partition(":")[2]) for k in question.keys if k.startswith("take:")}
        good = {k: w for k, w in worth.items() if w > 0}
        if not good:
            return "leave"
        best = max(good, key=lambda k: good[k])
        full = 0 <= me.carries <= len(me.objects) and self.cards.sort(best.partition(":")[2]) != "followers"
        coins = self.cards.coins(best.partition(":")[2])
        if full and not coins and good[best] <= min((self.judging.worth(me, o) for o in me.objects), default=0.0):
            return "leave"
        return best

    @answers("tm-too-many-objects")
    def too_many(self, view: TalismanView, question: Ask) -> tuple[str, ...]:
        me = self._me(view, question)
        keys = sorted(question.keys, key=lambda k: self.judging.worth(me, k.partition(":")[2]))
        return tuple(keys[: question.least])

    @answers("tm-visit")
    def visit(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        keys = question.keys
        if me.lives < 4 and me.gold:
            healer = next((k for k in keys if k in ("visit:healer", "visit:doctor")), "")
            if healer and (me.lives < 3 or "visit:blacksmith" not in keys):
                return healer
        if me.lives < 4 and "visit:chapel-heal" in keys:
            return "visit:chapel-heal"
        lift = max((k for k in keys if k.startswith("lift:")), key=lambda k: self.judging.worth(me, k[5:]), default="")
        if lift and len(me.objects) < 4:
            return lift
        for wish in ("visit:blacksmith", "visit:market", "visit:chapel-pray", "visit:mystic", "visit:enchantress"):
            if wish == "visit:enchantress" and (self.judging.riches(me) > 4 or me.lives < 2):
                continue  # a toad would lose all of it
            if wish in keys and (wish not in ("visit:blacksmith", "visit:market") or self._shops(me)):
                return wish
        return "none"

    def _shops(self, me: SeenCharacter) -> bool:
        return me.gold >= 2 and len(me.objects) < 4

    @answers("tm-buy")
    def buy(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        owned = {kind(card) for card in (*me.objects, *me.followers)}
        armed = any(kind(o) in ("sword", "axe", "magic-sword", "runesword", "holy-lance") for o in me.objects)
        wanted = ["armour", "shield", "helmet"]
        if self.judging.wants_over(me) and "axe" not in owned:
            wanted.insert(0, "axe")
        elif not armed:
            wanted.insert(0, "sword")
        room = me.carries < 0 or len(me.objects) < me.carries
        for name in wanted:
            if f"buy:{name}" in question.keys and name not in owned and room:
                return f"buy:{name}"
        return "enough"

    @answers("tm-heal")
    def heal(self, view: TalismanView, question: Ask) -> str:
        return question.keys[0]

    @answers("tm-castle")
    def castle(self, view: TalismanView, question: Ask) -> str:
        return "heal" if "heal" in question.keys else "none"

    @answers("tm-may")
    def may(self, view: TalismanView, question: Ask) -> str:
        """Quests, prayers, doors: yes, unless one is nearly dead."""
        me = self._me(view, question)
        card = str(dict(question.args)["card"])
        terrain = self.cards.spaces[card].terrain if card in self.cards.spaces else kind(card)
        match terrain:
            case "temple":
                return "yes" if me.lives > (2 if not self.judging.has_talisman(me) else 3) else "no"
            case "cave":
                return "no" if self.judging.has_talisman(me) else "yes"
            case "magic-portal":
                return "yes" if self.judging.power(me) >= 6 else "no"
            case "ferryman":
                return "yes" if self.judging.power(me) >= 6 and self.cards.spaces[me.space].region == "outer" else "no"
            case _:
                return "yes"

    @answers("tm-wish")
    def wish(self, view: TalismanView, question: Ask) -> str:
        """Strength, the third of the wishes, or Craft for whom that is the stronger side."""
        me = self._me(view, question)
        wanted = "wish:3" if me.total_craft > me.total_strength else "wish:2"
        return wanted if wanted in question.keys else ""

    @answers("tm-instructor")
    def instructor(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        return "craft" if me.total_craft > me.total_strength else "strength"

    @answers("tm-buy-spell")
    def buy_spell(self, view: TalismanView, question: Ask) -> str:
        return "buy"

    # The Crown

    @answers("tm-command")
    def command(self, view: TalismanView, question: Ask) -> str:
        """Whoever might come next, while there are lives left to take; at last everybody."""

        def threat(key: str) -> tuple[int, int]:
            victim = self.judging.me(view, int(key.partition(":")[2]))
            inner = self.cards.spaces[victim.space].region in ("inner", "crown")
            return (int(inner), -victim.lives)

        return max(question.keys, key=lambda k: (threat(k), k))

    # Beside the questions

    @answers("tm-own")
    def own(self, view: TalismanView, question: Ask) -> str:
        return self._own(view, question)

    def wants_idle(self, view: TalismanView, question: Ask) -> bool:
        return question.msg == "tm-own" and bool(self._own(view, question))

    def _own(self, view: TalismanView, question: Ask) -> str:
        """Trade trophies, deliver what a quest asks for, heal, and cast what is worth it."""
        if "trade" in question.keys:
            return "trade"
        deliver = [k for k in question.keys if k.startswith("deliver:")]
        me = self._me(view, question)
        if deliver:
            return min(deliver, key=lambda k: 0.0 if k == "deliver:gold" else self.judging.worth(me, k.partition(":")[2]))
        mine = next((k for k in question.keys if k.startswith("heal:") and k.endswith(f":{question.seat}")), "")
        if mine and me.lives <= 2:
            return mine
        return self.spells.own_turn(view, question)
