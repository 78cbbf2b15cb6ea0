"""A sensible player: looks at its view and its question, like a person at the table, and never at anything else."""

from __future__ import annotations

from games.kernel.ask import Ask, Option
from games.kernel.pilot import Pilot, answers
from games.talisman.content import Catalogue
from games.talisman.pilot import depths
from games.talisman.pilot.arming import Arming
from games.talisman.pilot.chart import AT, BRIDGE_IN, LATER, ROBBED, SIZES, VILLAGE, Chart, Charts, along
from games.talisman.pilot.judging import Judging
from games.talisman.pilot.spells import Spells
from games.talisman.pilot.worth import GOLD, Worth
from games.talisman.state import CROWN, kind
from games.talisman.view import SeenCharacter, TalismanView

# Below this chance a fight is not worth a life that could be saved by going round it.
POOR_ODDS = 35
# Up to this chance help is worth using up; with the last life at stake up to the next.
HELP_BELOW, HELP_BELOW_AT_LAST = 70, 90
# So much more must the next moves promise before another alignment is taken.
WORTH_TURNING = 0.2
BEHIND_THE_MAGIC_PORTAL = ("O9", "O1", "O13", "M9", "M13", "M1")


def arg(option: Option[None], name: str, default: int = 0) -> int:
    found = dict(option.args).get(name, default)
    return found if isinstance(found, int) else default


def arg_of(question: Ask, name: str, default: int = 0) -> int:
    found = dict(question.args).get(name, default)
    return found if isinstance(found, int) else default


class Autopilot(Pilot[TalismanView]):
    """One sensible player; the same for every seat."""

    takes_default = frozenset(
        {
            "tm-choose",
            "tm-choose-character",
            "tm-conjure",
            "tm-face",
            "tm-jester",
            "tm-keep-objects",
            "tm-new-character",
            "tm-obey",
            "tm-optional-roll",
            "tm-order",
            "tm-pay-or-suffer",
            "tm-pits",
            "tm-seize",
            "tm-sell",
            "tm-thinks",
            "tm-trade",
        }
    )

    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards
        self.judging = Judging(cards)
        self.worth = Worth(cards, self.judging)
        self.charts = Charts(cards, self.judging, self.worth)
        self.spells = Spells(cards, self.judging, self.worth, self.charts)
        self.arming = Arming(cards, self.judging)
        super().__init__(self.spells)

    def look(self, view: TalismanView) -> None:
        self.worth.crown_taken = view.crown_reached

    def says(self, view: TalismanView, seat: int) -> str:
        return self.arming.says(view, seat)

    def _me(self, view: TalismanView, question: Ask) -> SeenCharacter:
        return self.judging.me(view, question.seat)

    # Moving

    @answers("tm-turn")
    def turn(self, view: TalismanView, question: Ask) -> str:
        """The die, unless a raft or a promised move leads to something better."""
        if len(question.keys) == 1:
            return question.keys[0]
        me = self._me(view, question)
        chart = self.charts.of(view, question.seat)
        scores = {"roll": chart.rolling(me.space)}
        for key in question.keys:
            word, _, space = key.partition(":")
            if word == "build":
                scores[key] = LATER * (max(chart.at(b) for b in self.cards.spaces[me.space].opposite) + chart.freed)
            elif word in ("cross", "promised", "woods"):
                scores[key] = chart.at(space) + (chart.freed if word == "cross" else 0.0)
        return max(scores, key=lambda k: scores[k])

    @answers("tm-go")
    def go(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        chart = self.charts.of(view, question.seat)
        return max(question.options, key=lambda o: (self._way(view, chart, me, o), o.key)).key

    def _way(self, view: TalismanView, chart: Chart, me: SeenCharacter, option: Option[None]) -> float:
        _, end, turning = option.key.split(":")
        if end == "portal":
            return chart.portal
        if end == "sentinel":
            steps = sum(view.move.dice) if view.move is not None and view.move.dice else 1
            gone = (5 - int(me.space[1:])) * (1 if turning == "cw" else -1) % SIZES["O"]
            left = max(0, steps - gone - 1)
            return chart.inward(AT[along(BRIDGE_IN, left)], AT[along(BRIDGE_IN, -left)])
        return chart.at(end) + (chart.freed if end[0] != me.space[0] else 0.0)

    @answers("tm-portal")
    def portal(self, view: TalismanView, question: Ask) -> str:
        """By the better chance; where both are good, by the value that cannot be lost."""
        return max(question.options, key=lambda o: (arg(o, "chance"), o.key)).key

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
        if "on:I8" in keys and "on:I2" in keys:
            who = self.judging.traveller(me)
            return "on:I8" if depths.by_crypt(who) >= depths.by_mine(who) else "on:I2"
        return next((k for k in keys if k.startswith("on:")), keys[0])

    @answers("tm-rest")
    def rest(self, view: TalismanView, question: Ask) -> str:
        return "rest" if self._me(view, question).lives < 3 else "walk"

    @answers("tm-teleport")
    def teleport(self, view: TalismanView, question: Ask) -> str:
        chart = self.charts.of(view, question.seat)
        return max(question.keys, key=lambda k: (chart.at(k.partition(":")[2]), k))

    # Meeting

    @answers("tm-whom")
    def whom(self, view: TalismanView, question: Ask) -> str:
        """Rob whom one can; attack where it pays. On the Crown only a fight decides anything: two who spied on each other there
        would do so for ever."""
        me = self._me(view, question)
        if me.space == CROWN:
            fights = [o for o in question.options if o.key.startswith(("attack:", "psychic:"))]
            return max(fights, key=lambda o: (arg(o, "chance"), o.key)).key if fights else ""
        scores: dict[str, float] = {}
        for o in question.options:
            word, _, seat = o.key.partition(":")
            if word == "space":
                scores[o.key] = self.charts.alone(view, me)
            elif seat:
                scores[o.key] = self._deed(view, question.seat, me, self.judging.me(view, int(seat)), o)
        return max(scores, key=lambda k: scores[k], default="")

    def _deed(self, view: TalismanView, seat: int, me: SeenCharacter, other: SeenCharacter, o: Option[None]) -> float:
        match o.key.partition(":")[0]:
            case "attack" | "psychic":
                lost = self.judging.duel(me, other, o.key.startswith("psychic"))[1]
                return self.charts.attack(view, seat, me, other, arg(o, "chance") / 100, lost)
            case "spy":
                return 0.0
            case "lure":
                return self.charts.lured(me, other)
            case _:
                return ROBBED * self.charts.loot(me, other)

    @answers("tm-spoils", "tm-loot")
    def spoils(self, view: TalismanView, question: Ask) -> str:
        """A Talisman before anything; a life that is the last one; then the best object."""
        me = self._me(view, question)
        loser = self.judging.me(view, int(str(dict(question.args)["seat"])))
        scores: dict[str, float] = {}
        for key in question.keys:
            word, _, card = key.partition(":")
            if word == "life":
                scores[key] = self.charts.life_taken(view, question.seat, me, loser)
            elif "gold" in key:
                scores[key] = self.worth.gold(me)
            elif card:
                scores[key] = self.worth.taken(me, card)
        return max(scores, key=lambda k: scores[k], default="")

    @answers("tm-foes")
    def foes(self, view: TalismanView, question: Ask) -> str:
        """Fight at good odds; otherwise whatever gets one past; help that turns the odds."""
        me = self._me(view, question)
        keys = question.keys
        chance = arg(question.options[0], "chance")
        if "destroy" in keys:
            beings = [self.cards.being(b) for b in str(dict(question.args)["beings"]).split(",")]
            return "fight" if self.worth.by_dice(me, beings) > 0 else "destroy"
        ways = [k for k in keys if k.startswith(("evade:", "pay:", "charm:"))]
        charm = next((k for k in ways if k.startswith("charm:")), "")
        if charm:
            return charm
        helps = [k for k in keys if k.startswith("use:")]
        if chance < (HELP_BELOW if me.lives > 1 else HELP_BELOW_AT_LAST) and helps:
            return helps[0]
        return ways[0] if ways and chance < POOR_ODDS else "fight"

    @answers("tm-keep-beaten")
    def keep_beaten(self, view: TalismanView, question: Ask) -> str:
        """One stands by for a fight that would be lost without it; the next is a trophy."""
        me = self._me(view, question)
        return "let" if any(self.cards.find_being(f) for f in me.followers) else "keep"

    @answers("tm-foresight")
    def foresight(self, view: TalismanView, question: Ask) -> str:
        """Of one card too many the worst goes."""
        me = self._me(view, question)
        return min(question.keys, key=lambda k: (self.worth.turned_up(me, k.partition(":")[2]), k))

    @answers("tm-orb")
    def orb(self, view: TalismanView, question: Ask) -> str:
        """One that is worse than what comes on average."""
        me = self._me(view, question)
        cards = {k: self.worth.turned_up(me, k.partition(":")[2]) for k in question.keys if k != "keep"}
        worst = min(cards, key=lambda k: (cards[k], k), default="keep")
        return worst if cards and cards[worst] < self.worth.drawn(me, 1) else "keep"

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
        """They give trophies: fought where that pays."""
        me = self._me(view, question)
        beings = str(dict(question.args)["beings"]).split(",")
        return "fight" if self.worth.fight(me, beings)[0] > 0 else "spare"

    @answers("tm-meet-being")
    def being(self, view: TalismanView, question: Ask) -> str:
        """Out of its way, unless it may bring something."""
        me = self._me(view, question)
        card = str(dict(question.args)["card"])
        if self.cards.sort(card) == "strangers" and self.worth.met(me, card) > 0:
            return "meet"
        return next((k for k in question.keys if k.startswith(("evade:", "unseen"))), "meet")

    @answers("tm-stranger")
    def stranger(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        return "speak" if self.worth.met(me, str(dict(question.args)["card"])) > 0 else "pass"

    # Things

    @answers("tm-take")
    def take(self, view: TalismanView, question: Ask) -> str:
        """The best first, while it is worth more than what it would push out."""
        me = self._me(view, question)
        good = {k: self.worth.taken(me, k.partition(":")[2]) for k in question.keys if k.startswith("take:")}
        best = max(good, key=lambda k: good[k], default="")
        if not best or good[best] <= 0:
            return "leave"
        card = best.partition(":")[2]
        full = 0 <= me.carries <= len(me.objects) and self.cards.sort(card) != "followers" and not self.cards.coins(card)
        if full and good[best] <= min((self.worth.kept(me, o) for o in me.objects), default=0.0):
            rest = [k for k in good if good[k] > 0 and (self.cards.sort(k[5:]) == "followers" or self.cards.coins(k[5:]))]
            return rest[0] if rest else "leave"
        return best

    @answers("tm-too-many-objects")
    def too_many(self, view: TalismanView, question: Ask) -> tuple[str, ...]:
        me = self._me(view, question)
        keys = sorted(question.keys, key=lambda k: self.worth.kept(me, k.partition(":")[2]))
        return tuple(keys[: question.least])

    @answers("tm-visit")
    def visit(self, view: TalismanView, question: Ask) -> str:
        """Whoever brings most: healing, a bargain, a lesson, a prayer."""
        me = self._me(view, question)
        things = self.worth
        scores = {"none": 0.0}
        for key in question.keys:
            match key.partition(":"):
                case ("lift", _, card):
                    room = me.carries < 0 or len(me.objects) < me.carries
                    scores[key] = things.taken(me, card) if room else 0.0
                case ("visit", _, "healer" | "chapel-heal"):
                    scores[key] = things.healing(me, 4 if key == "visit:chapel-heal" else me.gold)
                case ("visit", _, "doctor"):
                    scores[key] = things.healing(me, min(2, me.gold))
                case ("visit", _, "blacksmith"):
                    scores[key] = things.shopping(me, VILLAGE)
                case ("visit", _, "mystic"):
                    scores[key] = (things.point(me, "craft") + things.spell(me)) / 6
                case ("visit", _, "chapel-pray"):
                    scores[key] = things.prayer(me)
                case ("visit", _, "enchantress"):
                    scores[key] = self.charts.enchantress(me)
                case _:
                    pass
        return max(scores, key=lambda k: scores[k])

    @answers("tm-buy")
    def buy(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        scores = {o.key: self.worth.bargain(me, o.key[4:], arg(o, "n")) for o in question.options if o.key.startswith("buy:")}
        best = max(scores, key=lambda k: scores[k], default="enough")
        return best if scores.get(best, 0.0) > 0 else "enough"

    @answers("tm-market-day")
    def market_day(self, view: TalismanView, question: Ask) -> tuple[str, ...]:
        me = self._me(view, question)
        scores = {o.key: self.worth.bargain(me, o.key[4:], arg(o, "n")) for o in question.options}
        best = max(scores, key=lambda k: scores[k])
        return (best,) if scores[best] > 0 else ()

    @answers("tm-swap")
    def swap(self, view: TalismanView, question: Ask) -> str:
        """The Tinker: something useless for the best of the stacks."""
        me = self._me(view, question)
        mine = {k: self.worth.kept(me, k.partition(":")[2]) for k in question.keys if k != "none"}
        worst = min(mine, key=lambda k: mine[k], default="none")
        gain = max(
            (self.worth.taken(me, name) for name, n in view.stacks.items() if n and name in self.cards.objects), default=0.0
        )
        return worst if mine and gain > mine[worst] + 1 else "none"

    @answers("tm-swap-for")
    def swap_for(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        return max(question.keys, key=lambda k: (self.worth.taken(me, k.partition(":")[2]), k))

    @answers("tm-heal")
    def heal(self, view: TalismanView, question: Ask) -> str:
        return question.keys[0]

    @answers("tm-castle")
    def castle(self, view: TalismanView, question: Ask) -> str:
        return "heal" if "heal" in question.keys else "none"

    @answers("tm-may")
    def may(self, view: TalismanView, question: Ask) -> str:
        """Quests, prayers, doors: where they bring something."""
        me = self._me(view, question)
        card = str(dict(question.args)["card"])
        terrain = self.cards.spaces[card].terrain if card in self.cards.spaces else kind(card)
        match terrain:
            case "temple":
                gain = self.charts.temple(view, me)
            case "cave":
                gain = self.charts.quest(view, me)
            case "magic-portal":
                chart = self.charts.of(view, question.seat)
                gain = sum(chart.at(s) for s in BEHIND_THE_MAGIC_PORTAL) / 6 - LATER * chart.rolling(me.space)
            case "ferryman":
                chart = self.charts.of(view, question.seat)
                banks = self.cards.spaces[me.space].opposite
                gain = max(chart.at(b) for b in banks) - chart.rolling(me.space) - 2 * GOLD
            case _:
                gain = 1.0
        return "yes" if gain > 0 else "no"

    @answers("tm-follower-or-life")
    def follower_or_life(self, view: TalismanView, question: Ask) -> str:
        """The companion one misses least, if one would miss a life more."""
        me = self._me(view, question)
        gifts = {k: self.worth.kept(me, k.partition(":")[2]) for k in question.keys if k.startswith("give:")}
        least = min(gifts, key=lambda k: gifts[k], default="bleed")
        n = arg_of(question, "n", 1)
        wound = self.worth.wound(me) if n < me.lives else self.worth.death(me)
        return least if gifts and gifts[least] < wound else "bleed"

    @answers("tm-wish")
    def wish(self, view: TalismanView, question: Ask) -> str:
        """Strength, the third of the wishes, or Craft for whom that is the stronger side."""
        me = self._me(view, question)
        wanted = "wish:3" if self.worth.point(me, "craft") > self.worth.point(me, "strength") else "wish:2"
        return wanted if wanted in question.keys else ""

    @answers("tm-instructor")
    def instructor(self, view: TalismanView, question: Ask) -> str:
        me = self._me(view, question)
        return "craft" if self.worth.point(me, "craft") > self.worth.point(me, "strength") else "strength"

    @answers("tm-buy-spell")
    def buy_spell(self, view: TalismanView, question: Ask) -> str:
        return "buy"

    # The Crown

    @answers("tm-command")
    def command(self, view: TalismanView, question: Ask) -> str:
        """Whoever might come up here next: from the inner region, with a Talisman, by their chances; among equals whoever is soonest
        gone."""

        def threat(key: str) -> tuple[int, int, float, int]:
            victim = self.judging.me(view, int(key.partition(":")[2]))
            inner = self.cards.spaces[victim.space].region in ("inner", "crown")
            return (int(inner), int(self.judging.has_talisman(victim)), round(self.judging.prospects(victim), 1), -victim.lives)

        return max(question.keys, key=lambda k: (threat(k), k))

    # Beside the questions

    @answers("tm-own")
    def own(self, view: TalismanView, question: Ask) -> str:
        return self._own(view, question)

    def wants_idle(self, view: TalismanView, question: Ask) -> bool:
        return question.msg == "tm-spell-target" or (question.msg == "tm-own" and bool(self._own(view, question)))

    def _own(self, view: TalismanView, question: Ask) -> str:
        """Trade trophies, deliver what a quest asks for, heal, and cast what is worth it."""
        if "trade" in question.keys:
            return "trade"
        deliver = [k for k in question.keys if k.startswith("deliver:")]
        me = self._me(view, question)
        if deliver:
            return min(deliver, key=lambda k: 0.0 if k == "deliver:gold" else self.worth.kept(me, k.partition(":")[2]))
        mine = next((k for k in question.keys if k.startswith("heal:") and k.endswith(f":{question.seat}")), "")
        if mine and me.lives <= 2:
            return mine
        return self._another_side(view, question, me) or self.spells.own_turn(view, question)

    def _another_side(self, view: TalismanView, question: Ask, me: SeenCharacter) -> str:
        """Whoever may be Good or Evil at will is, before the move, what the spaces ahead reward."""
        sides = {k: k.partition(":")[2] for k in question.keys if k.startswith("become:")}
        if not sides or view.phase != "movement" or view.active != question.seat or me.space not in AT:
            return ""
        now = self.charts.promised_as(view, question.seat, me)
        worth = {
            k: self.charts.promised_as(view, question.seat, me.model_copy(update={"alignment": a})) for k, a in sides.items()
        }
        best = max(worth, key=lambda k: (worth[k], k))
        return best if worth[best] > now + WORTH_TURNING else ""
