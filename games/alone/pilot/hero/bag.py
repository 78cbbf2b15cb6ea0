"""What the hero carries: upgrades, what is thrown away, what is paid with."""

from __future__ import annotations

from games.alone.pilot.hero.kit import Kit
from games.alone.pilot.hero.prices import LOW
from games.alone.view import AloneView
from games.kernel.ask import Ask
from games.kernel.pilot import answers


class Bag:
    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    @answers("al-upgrade")
    def upgrade(self, view: AloneView, question: Ask) -> str:
        held = {i.card: i for i in view.items}
        best, value = "done", 0.0
        for option in question.options:
            told = dict(option.args)
            item = held.get(str(told.get("item", "")))
            if item is None or not option.key.startswith("upgrade:"):
                continue
            source = held.get(str(told.get("source", "")))
            worth = self.kit.upgrade(item) - (self.kit.per_charge(source.card, source.upgraded) if source is not None else 0.0)
            if worth > value:
                best, value = option.key, worth
        return best

    @answers("al-discard-items")
    def discard(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        worst = sorted(view.items, key=lambda i: (self.kit.worth(i), i.card))
        keys = [f"discard:{i.card}" for i in worst if f"discard:{i.card}" in question.keys]
        return tuple(keys[: question.least])

    @answers("al-pay-charge", "al-web")
    def pay(self, view: AloneView, question: Ask) -> str:
        """A charge from the item that is worth least."""
        held = [i for i in view.items if f"charge:{i.card}" in question.keys]
        worst = min(held, key=lambda i: (self.kit.per_charge(i.card, i.upgraded), i.card), default=None)
        return f"charge:{worst.card}" if worst is not None else ""

    @answers("al-pay-or-suffer")
    def pay_or_suffer(self, view: AloneView, question: Ask) -> str:
        n = next((int(dict(o.args).get("n", 1)) for o in question.options if o.key == "suffer"), 1)
        dear = n >= 2 or view.life + view.composure <= LOW
        if "pay:adrenaline" in question.keys:
            return "pay:adrenaline" if dear or view.adrenaline > view.turns - view.turn else "suffer"
        drawn = [i for i in view.items if f"pay:{i.card}" in question.keys]
        worst = min(drawn, key=lambda i: (self.kit.worth(i), i.card), default=None)
        return f"pay:{worst.card}" if worst is not None and (dear or self.kit.worth(worst) < 0.8) else "suffer"
