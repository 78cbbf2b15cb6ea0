"""Objects and trophies: what is kept, given, lost and laid; which gate seal card is taken; sealing."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.dice import SYMBOLS, Symbol
from games.cultistorm.pilot import worth
from games.cultistorm.state import kind
from games.cultistorm.view import InvestigatorView, PlaceView, StormView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


def _me(view: StormView, question: Ask) -> InvestigatorView:
    return view.investigators[int(dict(question.args)["who"])]


class Finds:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    @answers("cs-start-object")
    def start(self, view: StormView, question: Ask) -> str:
        order = list(worth.OBJECTS)
        known = [o for o in question.options if "card" in dict(o.args)]
        rank = {o.key: kind(str(dict(o.args)["card"])) for o in known}
        return min(rank, key=lambda k: order.index(rank[k]) if rank[k] in order else len(order), default="")

    @answers("cs-keep")
    def keep(self, view: StormView, question: Ask) -> str:
        """The best one, if it is better than what goes for it."""
        me = _me(view, question)

        def gain(option: Option[None]) -> float:
            args = dict(option.args)
            if "card" not in args:
                return 0.3
            taker = view.investigators[int(args["whom"])] if "whom" in args else me
            value = worth.object_worth(taker, str(args["card"]))
            return value - (worth.object_worth(me, str(args["drop"])) if "drop" in args else 0.0)

        return max(question.options, key=gain).key

    @answers("cs-lose-object")
    def lose(self, view: StormView, question: Ask) -> str:
        me = _me(view, question)
        return min(question.options, key=lambda o: worth.object_worth(me, str(dict(o.args)["card"]))).key

    @answers("cs-salvage")
    def salvage(self, view: StormView, question: Ask) -> str:
        me = _me(view, question)
        return max(question.options, key=lambda o: worth.object_worth(me, str(dict(o.args)["card"]))).key

    @answers("cs-amulet")
    def amulet(self, view: StormView, question: Ask) -> str:
        """A symbol of which the own deck has few."""
        return "symbol:moon" if "symbol:moon" in question.keys else ""

    @answers("cs-offer")
    def offer(self, view: StormView, question: Ask) -> str:
        """A gift is taken where there is room; nothing is exchanged."""
        args = dict(question.args)
        return "accept" if "accept" in question.keys and not args.get("takes") else "refuse"

    # Trophies

    @answers("cs-gate-seal")
    def seal_card(self, view: StormView, question: Ask) -> str:
        """The location that lacks least, and one's own before others'."""
        me = _me(view, question)
        open_ = [p for p in worth.unclaimed(view) if f"seal:{p.symbol}" in question.keys]

        def near(place: PlaceView) -> tuple[int, int]:
            return (worth.missing(view, place.slot), -worth.trophies(me, place.symbol))

        best = min(open_, key=near, default=None)
        if best is not None:
            return f"seal:{best.symbol}"
        left = [p.symbol for p in worth.unsealed(view) if f"seal:{p.symbol}" in question.keys]
        return f"seal:{left[0]}" if left else "none"

    @answers("cs-trophy")
    def trophy(self, view: StormView, question: Ask) -> str:
        """Of what is lacking, that which is nearly complete."""
        who = int(dict(question.args)["who"])
        return max(question.keys, key=lambda k: (self._wanted(view, k.partition(":")[2], who), k))

    def _wanted(self, view: StormView, name: str, who: int) -> float:
        symbol: Symbol = next(s for s in SYMBOLS if s == name)
        lacking = worth.missing(view, SYMBOLS.index(symbol))
        return worth.trophy(view, symbol, who) + (0.1 / lacking if lacking else 0.0)

    @answers("cs-give-trophy")
    def give_back(self, view: StormView, question: Ask) -> str:
        who = int(dict(question.args)["who"])
        return min(question.keys, key=lambda k: (self._wanted(view, k.partition(":")[2], who), k))

    @answers("cs-swap-trophy")
    def swap(self, view: StormView, question: Ask) -> str:
        who = int(dict(question.args)["who"])

        def gain(key: str) -> float:
            _, gives, takes = key.split(":")
            return self._wanted(view, takes, who) - self._wanted(view, gives, who)

        return max(question.keys, key=lambda k: (gain(k), k))

    # Sealing

    @answers("cs-seal")
    def seal(self, view: StormView, question: Ask) -> str:
        """Sealed wherever one survives it; what is laid here need not be carried."""
        me = _me(view, question)
        ways = [o for o in question.options if o.key.startswith("seal") and o.tone != "danger"]
        if ways:
            cheapest = min(ways, key=lambda o: (int(dict(o.args)["cost"]), o.key != "seal"))
            plain = next((o for o in ways if o.key == "seal"), cheapest)
            dear = me.madness + int(dict(plain.args)["cost"]) >= self.cards.numbers.insanity
            return cheapest.key if dear else plain.key
        place = view.places[me.slot]
        laying = [int(k.partition(":")[2]) for k in question.keys if k.startswith("lay:")]
        room = place.required - place.trophies
        mine = worth.trophies(me, place.symbol)
        if not me.level and sum(n for _, n in me.trophies) <= mine and worth.unclaimed(view):
            mine -= 1
        if mine < room and place.symbol in me.seals and worth.trophies(me, place.symbol) >= room:
            mine = room
        n = min(room, mine)
        return f"lay:{n}" if n in laying and not place.elders else "done"

    @answers("cs-lay-more", "cs-certain", "cs-certain-victim")
    def never(self, view: StormView, question: Ask) -> str:
        return "cancel"
