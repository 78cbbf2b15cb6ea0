"""What to do at the entrance, and what a visit there is worth."""

from __future__ import annotations

from games.elder_sign.content import Catalogue
from games.elder_sign.pilot.playing import Playing
from games.elder_sign.pilot.worth import Weights, Worth
from games.elder_sign.traits import NoFreeFirstAid
from games.elder_sign.view import ElderView, SeenPlayer
from games.kernel.ask import Ask
from games.kernel.pilot import answers


class Entrance:
    def __init__(self, cards: Catalogue, weights: Weights, playing: Playing) -> None:
        self.cards = cards
        self.w = weights
        self.playing = playing

    @answers("es-entrance")
    def errand(self, view: ElderView, question: Ask) -> str:
        me = view.players[question.seat]
        played = self.playing.of_the_turn(view, me, question)
        if played:
            return played
        offered = {o.key: dict(o.args) for o in question.options}
        possible = [(k, v) for k, v in self._errands(view, me) if k in offered and offered[k].get("works", 1)]
        return max(possible, key=lambda kv: kv[1])[0] if possible else "nothing"

    def rest(self, view: ElderView, me: SeenPlayer) -> float:
        """What a visit to the entrance is worth: its best action."""
        return max(worth for _, worth in self._errands(view, me))

    def _errands(self, view: ElderView, me: SeenPlayer) -> list[tuple[str, float]]:
        """What can be done at the entrance, as option keys, and what each is worth."""
        w, worth = self.w, Worth(self.cards, self.w, view, me)
        purse = me.trophy_worth
        found = [("nothing", 0.0)]
        gaps = {"sanity": me.max_sanity - me.sanity, "stamina": me.max_stamina - me.stamina}
        left = {"sanity": me.sanity, "stamina": me.stamina}
        whole = 0.0
        free = self._free_aid(view, me)
        for resource, gap in gaps.items():
            if gap and free:
                found.append((f"aid:a:{resource}", worth.point(left[resource], resource == "sanity")))
            full = sum(worth.point(left[resource] + i, resource == "sanity") for i in range(gap))
            whole += full
            if purse >= 2 and gap > 1:
                found.append((f"aid:b:{resource}", full - 2 * w.trophy))
        if purse >= 4:
            found.append(("aid:c", whole - 4 * w.trophy))
        found.append(("lost-found", (w.clue + w.spell + w.common - worth.lose(1, 0)) / 6))
        price = view.prices.get("sign", 10)
        if purse >= price:
            certain = w.wins if worth.signs_left == 1 else 0.0  # no roll is as safe as a purchase
            found.append(("buy:sign", worth.signs(1) - 0.5 * price * w.trophy + certain))
        # Trophies that will not become a sign any more become dice.
        hopeless = worth.doom_left <= 3 and purse < price - 3
        for what, gain in (("unique", w.unique), ("common", w.common), ("clue", w.clue)):
            cost = view.prices.get(what, 5)
            if hopeless and purse >= cost:
                found.append((f"buy:{what}", gain))
        return found

    def _free_aid(self, view: ElderView, me: SeenPlayer) -> bool:
        """Does the free treatment do anything (Cthulhu, Y16)?"""
        unless = [t for t in self.cards.ancient_ones[view.ancient].traits if isinstance(t, NoFreeFirstAid)]
        if view.mythos and me.investigator != "mary":
            unless += [t for t in self.cards.mythos[view.mythos].traits if isinstance(t, NoFreeFirstAid)]
        return not any(t.no_free_first_aid == "always" or view.monsters_in_play >= t.at_least for t in unless)
