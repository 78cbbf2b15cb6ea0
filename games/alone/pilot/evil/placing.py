"""Where new creatures, markers and blockades go."""

from __future__ import annotations

from games.alone.content import Catalogue
from games.alone.odds import hit_chance
from games.alone.pilot.evil.harm import FAR
from games.alone.pilot.evil.secret_map import SecretMap
from games.alone.state import KINDS, Kind
from games.alone.view import AloneView
from games.kernel.ask import Ask
from games.kernel.pilot import answers


class Placing:
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    @answers("al-setup-how")
    def by_hand(self, view: AloneView, question: Ask) -> str:
        return "own"

    @answers("al-spawn-kind", "al-setup-kind")
    def kind(self, view: AloneView, question: Ask) -> str:
        """The beast that bites and frightens most, less the way it has to come."""
        table = self.cards.nightmare if view.nightmare else self.cards.creatures
        kinds: dict[str, str] = {str(dict(o.args).get("kind", "")): o.key for o in question.options}
        ranked: list[Kind] = [k for k in KINDS if k in kinds]
        hit = hit_chance(False, self.cards.numbers.die)
        return kinds.get(
            max(ranked, key=lambda k: table[k].dark * hit + 0.5 * table[k].composure - 0.35 * table[k].distance, default=""), ""
        )

    @answers("al-spawn-where", "al-setup-sector")
    def ambush(self, view: AloneView, question: Ask) -> str:
        """A sector for a creature: near the hero, hidden, and rather where the hero is going."""
        map = SecretMap(self.cards, view)
        return min(
            question.options, key=lambda o: map.ambush(str(dict(o.args).get("sector", ""))), default=question.options[0]
        ).key

    @answers("al-place-boss")
    def boss(self, view: AloneView, question: Ask) -> str:
        """The Saboteur starts where it can, as far from the hero as possible; so does a hunted boss."""
        map = SecretMap(self.cards, view)
        return max(question.options, key=lambda o: (map.to_hero.get(str(dict(o.args)["sector"]), 0), o.key)).key

    @answers("al-card-sector")
    def sector(self, view: AloneView, question: Ask) -> str:
        """A sector a card asks for: what is nearest to the hero."""
        map = SecretMap(self.cards, view)
        return min(question.options, key=lambda o: map.to_hero.get(str(dict(o.args).get("sector", "")), FAR)).key

    @answers("al-standard-danger", "al-place-danger")
    def danger(self, view: AloneView, question: Ask) -> str:
        """Rooms of the missions the hero must stop in, and the sectors on the way there."""
        map = SecretMap(self.cards, view)
        places = [o for o in question.options if "sector" in dict(o.args)]
        return min(places, key=lambda o: map.trap(str(dict(o.args)["sector"])), default=question.options[0]).key

    @answers("al-setup-danger")
    def first_danger(self, view: AloneView, question: Ask) -> tuple[str, ...]:
        map = SecretMap(self.cards, view)
        ranked = sorted(question.options, key=lambda o: map.trap(str(dict(o.args)["sector"])))
        return tuple(o.key for o in ranked[: question.least])

    @answers("al-card-block", "al-card-door")
    def door(self, view: AloneView, question: Ask) -> str:
        """The door on the hero's way."""
        ahead = SecretMap(self.cards, view).door_ahead()
        return next((o.key for o in question.options if dict(o.args).get("way") == ahead), "")
