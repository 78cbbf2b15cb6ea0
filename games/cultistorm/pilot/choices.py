"""What the team decides, and what is left: altars, the dark bargain, cards that must go, steps that can be cancelled."""

from __future__ import annotations

from games.cultistorm.content import Catalogue
from games.cultistorm.pilot import worth
from games.cultistorm.state import kind
from games.cultistorm.view import StormView
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Choices:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    @answers("cs-altar")
    def altar(self, view: StormView, question: Ask) -> str:
        return min(question.options, key=self._liked).key

    @answers("cs-break-altar")
    def break_altar(self, view: StormView, question: Ask) -> str:
        return max(question.options, key=self._liked).key

    def _liked(self, option: Option[None]) -> tuple[int, str]:
        card = str(dict(option.args)["location"])
        return (worth.LIKED.index(card) if card in worth.LIKED else len(worth.LIKED), option.key)

    @answers("cs-team")
    def bargain(self, view: StormView, question: Ask) -> str:
        """Insanity for all, or three horror steps: whoever has four would die of the first."""
        dear = sum(worth.price(i.madness) for i in view.investigators)
        return "choose:1" if dear > 3 * worth.STEP * 2 and "choose:1" in question.keys else question.keys[0]

    @answers("cs-abduct")
    def abducted(self, view: StormView, question: Ask) -> str:
        """Whoever stands there already, or has nothing to do where they are."""
        people = {k: view.investigators[int(k.partition(":")[2])] for k in question.keys}
        return min(people, key=lambda k: (people[k].slot != view.marker, len(people[k].targets), k))

    @answers("cs-cancel-step")
    def cancel_step(self, view: StormView, question: Ask) -> str:
        """The one that would turn up a card."""
        ring = view.circle[int(dict(question.args)["ring"])]
        return "cancel" if ring.threshold and ring.crystals + 1 >= ring.threshold else "let"

    @answers("cs-move-crystal")
    def move_crystal(self, view: StormView, question: Ask) -> str:
        """Away from a card that is nearly full, to one that is far from it."""

        def left(ring: int) -> int:
            return view.circle[ring].threshold - view.circle[ring].crystals

        def gain(key: str) -> int:
            _, here, there = key.split(":")
            return -99 if left(int(there)) <= 1 else left(int(there)) - left(int(here))

        return max(question.keys, key=lambda k: (gain(k), k))

    @answers("cs-discard")
    def discard(self, view: StormView, question: Ask) -> str:
        """Nothing one's fight needs; a symbol one has twice, and rather a card nobody would miss."""
        me = view.investigators[int(dict(question.args)["who"])]
        needed = {card for plan in me.facing for card in plan.cover or ()}
        return min(question.options, key=lambda o: (str(dict(o.args)["card"]) in needed, self._useful(question, o), o.key)).key

    def _useful(self, question: Ask, option: Option[None]) -> float:
        cards = [self.cards.actions[kind(str(dict(o.args)["card"]))] for o in question.options]
        printed = self.cards.actions[kind(str(dict(option.args)["card"]))]
        twice = sum(c.symbol == printed.symbol for c in cards)
        return 2.0 * (printed.symbol == "wild") + 0.3 * printed.combat + 0.2 * printed.star + 0.1 * printed.research - 0.5 * twice

    @answers("cs-drop")
    def drop(self, view: StormView, question: Ask) -> tuple[str, ...]:
        """Before new cards are drawn: of a symbol one has three times, the third goes."""
        seen: dict[str, int] = {}
        dropped: list[str] = []
        for option in question.options:
            symbol = self.cards.actions[kind(str(dict(option.args)["card"]))].symbol
            seen[symbol] = seen.get(symbol, 0) + 1
            if symbol != "wild" and seen[symbol] > 1:
                dropped.append(option.key)
        return tuple(dropped)
