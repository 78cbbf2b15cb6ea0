"""Action cards: drawing, discarding, exchanging."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.cultistorm import events
from games.cultistorm.rules import combat, hands
from games.cultistorm.state import Who
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Ask, Option, Script, Wait, at_once, option
from games.kernel.verbs import Deciding

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class Draw(StormVerb):
    draw: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        hands.draw(g, who, self.draw)


class Discard(Deciding, StormVerb):
    """Hand cards of one's own choice; where each discards, all choose at the same time."""

    discard: int

    def question(self, g: Storm, who: Who, card: str) -> Ask | None:
        return combat.discarding(g, who, card) if len(g.inv(who).hand) > 1 else None

    def carry_out(self, g: Storm, who: Who, card: str, picked: str) -> Script[None]:
        hand = g.inv(who).hand
        chosen = [picked] if picked in hand else hand[:1]
        hands.discard(g, who, chosen)
        for _ in range(self.discard - 1):
            yield from combat.discard_one(g, who, card)


class DiscardRandom(StormVerb):
    discard_random: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        hand = g.inv(who).hand
        if hand:
            hands.discard(g, who, [g.pick(hand, f"discard:{who}:{card}:{len(hand)}")])


class ExchangeCards(StormVerb):
    """Fresh Leads: discard any number, draw as many."""

    exchange_cards: int
    watches: ClassVar[tuple[str, ...] | None] = ("hands",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"drop:{c}", c, card=c) for c in g.inv(who).hand]

        question = Ask(
            g.player(who),
            "cs-exchange",
            options,
            (("who", who), ("card", card)),
            0,
            len(g.inv(who).hand),
            audience=g.knows_hand(who),
        )
        reply = yield Wait((question,))
        chosen = [] if reply.gone else [o.value for o in reply.picks]
        hands.discard(g, who, chosen)
        hands.draw(g, who, len(chosen))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.inv(who).hand)


class Seance(StormVerb):
    """Look at the top card of your deck: draw it, or leave it."""

    seance: int
    watches: ClassVar[tuple[str, ...] | None] = ("hands",)

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        person = g.inv(who)
        if not person.deck:
            return
        top = person.deck[-1]
        g.knows(hands.pile(who), top)
        g.reveal(g.player(who))
        known = g.knows_hand(who)
        seen, unseen = events.SeanceSeen(who, top), events.SeanceSeen(who)
        g.tell(seen, known, None if known is None else unseen)

        def options() -> list[Option[str]]:
            return [option("take", "take", card=top, tone="main"), option("leave", "leave")]

        picked = yield from g.choose(who, "cs-seance", options, default=lambda: "take", secret=True, card=card)
        if picked == "take" and person.deck and person.deck[-1] == top:
            hands.draw(g, who, 1)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.inv(who).deck)
