"""Where a monster is put, and which one goes."""

from __future__ import annotations

from games.elder_sign import odds
from games.elder_sign.content import Catalogue
from games.elder_sign.odds import Dice
from games.elder_sign.pilot.worth import Weights, Worth
from games.elder_sign.traits import MonstersNeed
from games.elder_sign.view import ElderView, SeenCard
from games.kernel.ask import Ask, Option
from games.kernel.pilot import answers


class Monsters:
    def __init__(self, cards: Catalogue, weights: Weights) -> None:
        self.cards = cards
        self.w = weights

    @answers("es-place-monster")
    def place(self, view: ElderView, question: Ask) -> str:
        """Where it takes the least from what the table hopes for."""
        me = view.players[question.seat]
        monster = str(dict(question.args).get("monster", ""))
        if monster not in self.cards.monsters:
            return ""
        worth = Worth(self.cards, self.w, view, me)

        def harm(option: Option[object]) -> float:
            args = dict(option.args)
            spot = view.card(str(args["card"]))
            if spot is None:
                return 0.0
            card = self.cards.adventure(spot.card)
            before = tuple(odds.written(r.text) for r in spot.rows if not r.solved)
            after = self._rows_with(view, spot, monster, int(args["row"]))
            loss = odds.passing(before, Dice(6), 1, 1, card.arrow) - odds.passing(after, Dice(6), 1, 1, card.arrow)
            return loss * max(1.0, worth.passed(card, spot) - worth.failed(card))

        return min(question.options, key=harm).key

    def _rows_with(self, view: ElderView, spot: SeenCard, monster: str, row: int) -> tuple[str, ...]:
        """The card's rows if this monster covered that row (-1: below the tasks)."""
        task = str(self.cards.monsters[monster].task)
        if any(isinstance(t, MonstersNeed) for t in self.cards.ancient_ones[view.ancient].traits):
            task += " T"
        rows = {r.id: r.text for r in spot.rows if not r.solved}
        printed = self.cards.adventure(spot.card).tasks[row] if row >= 0 else None
        if printed is not None and printed.frame in ("full", "partial"):
            rows[f"t{row}"] = f"{printed.open} {task}"
        else:
            rows["new"] = task
        return tuple(odds.written(t) for t in rows.values())

    @answers("es-defeat", "es-banish")
    def victim(self, view: ElderView, question: Ask) -> str:
        """The monster whose defeat helps most: on the card being attempted first, then those that lock a die."""
        me = view.players[question.seat]
        worth = Worth(self.cards, self.w, view, me)
        here = view.attempt.card if view.attempt else ""

        def gain(option: Option[object]) -> float:
            monster = next((str(v) for v in dict(option.args).values() if v in self.cards.monsters), "")
            spot = next((c for c in view.cards if any(m.id == monster for m in c.monsters)), None)
            return worth.hunted(spot, monster) + (10.0 if spot.card == here else 0.0) if spot else 0.0

        return max(question.options, key=gain).key
