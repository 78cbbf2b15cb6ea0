"""Objects and research."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.cultistorm import events
from games.cultistorm.rules import combat, objects, research
from games.cultistorm.state import Lasting, Who
from games.cultistorm.verbs.verb import StormVerb
from games.kernel.ask import Ask, Option, Script, at_once, option
from games.kernel.verbs import Deciding

if TYPE_CHECKING:
    from games.cultistorm.table import Storm


class ResearchAgain(StormVerb):
    """Field Notes: once more in this round."""

    research_again: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="research_again", n=self.research_again, on=str(who), card=""))


class NextResearch(StormVerb):
    """The next research of this round draws more (Library)."""

    next_research: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        g.lasts(Lasting(what="research_more", n=self.next_research, on=str(who)))

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return research.size(g, who) > 0


class ReshuffleObjects(StormVerb):
    reshuffle_objects: int
    watches: ClassVar[tuple[str, ...] | None] = ("decks",)

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        objects.reshuffle(g)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.state.object_discard)


class LoseObjects(StormVerb):
    """From the deck; events among them have no effect (section 10)."""

    lose_objects: int

    @at_once
    def run(self, g: Storm, who: Who, card: str) -> None:
        deck = g.state.object_deck
        lost = [deck.pop() for _ in range(min(self.lose_objects, len(deck)))]
        g.state.object_discard += lost
        g.tell(events.ObjectsLost(tuple(lost)))


class LoseObject(Deciding, StormVerb):
    """One of one's own, of one's choice; where each loses one, all choose at the same time."""

    lose_object: int

    def question(self, g: Storm, who: Who, card: str) -> Ask | None:
        def options() -> list[Option[str]]:
            return [option(f"lose:{o}", o, card=o) for o in objects.counted(g, who)]

        if len(objects.counted(g, who)) < 2:
            return None
        return Ask(g.player(who), "cs-lose-object", options, (("who", who), ("why", card)))

    @at_once
    def carry_out(self, g: Storm, who: Who, card: str, picked: str) -> None:
        mine = objects.counted(g, who)
        if mine:
            objects.discard(g, who, picked if picked in mine else mine[0])


class Parcel(StormVerb):
    """An object from any investigator to any other (S-70: with room)."""

    parcel: int
    watches: ClassVar[tuple[str, ...] | None] = ("objects",)

    def _ways(self, g: Storm) -> Iterator[tuple[Who, str, Who]]:
        for giver in g.everybody:
            for card in g.inv(giver).objects:
                for taker in g.others(giver):
                    if objects.room(g, taker, card):
                        yield giver, card, taker

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"parcel:{a}:{o}:{b}", f"{a}/{o}/{b}", by=a, card=o, whom=b) for a, o, b in self._ways(g)]

        picked = yield from g.choose(who, "cs-parcel", options, card=card)
        if picked is not None:
            giver, thing, taker = picked.split("/")
            objects.hand_over(g, int(giver), int(taker), thing)
            objects.tidy_offers(g)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return any(True for _ in self._ways(g))


class Salvage(StormVerb):
    """Workshop: an object from the discard pile, for a hand card (section 10: objects only, within the limit)."""

    salvage: int

    def _there(self, g: Storm, who: Who) -> list[str]:
        there = [c for c in g.state.object_discard if not g.object(c).event and not g.object(c).piece]
        return [c for c in there if objects.room(g, who, c)]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"salvage:{c}", c, card=c) for c in sorted(self._there(g, who))]

        picked = yield from g.choose(who, "cs-salvage", options, card=card)
        if picked is not None:
            g.state.object_discard.remove(picked)
            yield from objects.keep(g, who, picked)
            yield from combat.discard_one(g, who, card)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(g.inv(who).hand) and bool(self._there(g, who))


class ReturnPiece(StormVerb):
    """A piece of the puzzle back into the object deck (module 10): one of those the team holds, of the finder's choice; their own by default."""

    return_piece: int

    def _held(self, g: Storm, who: Who) -> list[tuple[Who, str]]:
        order = [who, *g.others(who)]
        return [(w, o) for w in order for o in g.inv(w).objects if g.object(o).piece]

    def run(self, g: Storm, who: Who, card: str) -> Script[None]:
        def options() -> list[Option[str]]:
            return [option(f"piece:{o}", f"{w}/{o}", card=o, whom=w) for w, o in self._held(g, who)]

        picked = yield from g.choose(who, "cs-return-piece", options, default=lambda: options()[0].key, card=card)
        if picked is not None:
            holder, _, piece = picked.partition("/")
            objects.put_back(g, int(holder), piece)

    def possible(self, g: Storm, who: Who, card: str) -> bool:
        return bool(self._held(g, who))
