"""Research (Forschung): CS-RES."""

from __future__ import annotations

from games.cultistorm import events
from games.cultistorm.glance import AT, BOARD, DECKS, HAND, ROUND, THINGS, USED, News
from games.cultistorm.moments import BOOK, AfterResearch, BeforeResearch, Deed, Found, ResearchSize, own
from games.cultistorm.rules import hands, objects
from games.cultistorm.state import Who
from games.cultistorm.table import Storm
from games.cultistorm.traits import HandsOver, ResearchIcon, ResearchMore, ResearchTwice
from games.kernel.ask import Option, Script, option
from games.kernel.effects import run_all
from games.kernel.hooks import Layer, Source


def size(g: Storm, who: Who) -> int:
    """How many cards may be drawn now; 0: no research (CS-RES-01, CS-RES-02)."""
    found = BOOK.now(g, ResearchSize(who, hands.research_icons(g, who), times=1))
    if g.inv(who).researched >= found.times:
        return 0
    return min(found.cards, len(g.state.object_deck))


def offers(g: Storm, who: Who) -> tuple[News, list[Option[Deed]]]:
    """What is offered, and what that follows from: the marks of a round only where an own tome counts once in it, and how many there are to
    find only where there is an icon, without which there is no research (CS-RES-02)."""
    person = g.inv(who)
    tomes = own(g, who, ResearchIcon) if person.objects or person.board else ()
    there = DECKS | USED if tomes else DECKS if hands.research_icons(g, who) else 0
    return BOARD | AT | THINGS | HAND | ROUND | there, options(g, who)


def options(g: Storm, who: Who) -> list[Option[Deed]]:
    """S-32: the number is declared first; fewer is allowed (CS-RES-03)."""
    most = size(g, who)

    def declaring() -> list[Option[Deed]]:
        return [option(f"research:{n}", Deed(lambda n=n: research(g, who, n)), n=n) for n in range(1, most + 1)]

    return g.made(declaring, who, "research", most) if most else []


def research(g: Storm, who: Who, n: int) -> Script[None]:
    """The cards with the icons stay (CS-RES-04). Events come first, in the order drawn, then one object may be kept (CS-RES-05)."""
    s = g.state
    g.inv(who).researched += 1
    g.no_longer("research_more", str(who))
    for tome in own(g, who, ResearchIcon):
        g.once(f"tome:{tome.id}", "round")
    yield from g.first(_before(g, who, n))
    drawn = [s.object_deck.pop() for _ in range(min(n, len(s.object_deck)))]
    s.found[str(who)] = list(drawn)
    g.reveal()
    g.tell(events.Researches(who, tuple(drawn)))
    yield from g.first(_found(g, who))
    for card in drawn:
        if g.object(card).event:
            s.found[str(who)].remove(card)
            s.object_discard.append(card)
            g.tell(events.UnexpectedEvent(who, card))
            yield from g.first(run_all(g.object(card).do, g, who, card))
    kept = yield from keep(g, who, passes=bool(own(g, who, HandsOver)))
    s.object_discard += s.found.pop(str(who), [])
    yield from g.first(_after(g, who, drawn, kept))


def _before(g: Storm, who: Who, n: int) -> Script[None]:
    yield from BOOK.happens(g, BeforeResearch(who, n))


def _found(g: Storm, who: Who) -> Script[None]:
    yield from BOOK.happens(g, Found(who, g.state.found[str(who)]))


def _after(g: Storm, who: Who, drawn: list[str], kept: str) -> Script[None]:
    yield from BOOK.happens(g, AfterResearch(who, tuple(drawn), kept))


def keep(g: Storm, who: Who, passes: bool = False) -> Script[str]:
    """D-11: one of those found, perhaps in place of an own one, or none. `passes`: it may go to anybody (Researcher, level 2)."""
    found = g.state.found[str(who)]
    if not found:
        return ""

    def choices() -> list[Option[str]]:
        options: list[Option[str]] = []
        for card in found:
            if objects.room(g, who, card):
                options.append(option(f"keep:{card}", f"{card}//{who}", card=card, tone="main"))
            else:
                mine = [o for o in g.inv(who).objects if objects.room(g, who, card, o)]
                options += [option(f"keep:{card}:{o}", f"{card}/{o}/{who}", card=card, drop=o) for o in mine]
            if passes:
                takers = [w for w in g.others(who) if objects.room(g, w, card)]
                options += [option(f"pass:{card}:{w}", f"{card}//{w}", card=card, whom=w) for w in takers]
        return [*options, option("none", "")]

    picked = yield from g.choose(who, "cs-keep", choices, default=lambda: _first_with_room(g, who, found))
    if not picked:
        g.tell(events.NothingKept(who))
        return ""
    card, drop, taker = picked.split("/")
    if drop:
        objects.discard(g, who, drop)
    found.remove(card)
    yield from objects.keep(g, int(taker), card)
    return card


def _first_with_room(g: Storm, who: Who, found: list[str]) -> str:
    return next((f"keep:{card}" for card in found if objects.room(g, who, card)), "none")


@BOOK.modifies(ResearchSize, ResearchIcon, Layer.SET)
def _tome(g: Storm, src: Source, h: ResearchSize) -> None:
    """S-101: it adds to the hand's icons and alone permits research; for one research per round (CS-OBJ-05)."""
    if src.owner == h.who and g.may(f"tome:{src.id}", "round"):
        h.cards += src.trait.research_icons


@BOOK.modifies(ResearchSize, ResearchMore)
def _researcher(_g: Storm, src: Source, h: ResearchSize) -> None:
    if src.owner == h.who and h.cards:
        h.cards += src.trait.research_more


@BOOK.modifies(ResearchSize, "research_more")
def _library(_g: Storm, src: Source, h: ResearchSize) -> None:
    if src.trait.on == str(h.who) and h.cards:
        h.cards += src.trait.n


@BOOK.modifies(ResearchSize, ResearchTwice)
def _twice(_g: Storm, src: Source, h: ResearchSize) -> None:
    if src.owner == h.who:
        h.times += src.trait.researches - 1


@BOOK.modifies(ResearchSize, "research_again")
def _again(_g: Storm, src: Source, h: ResearchSize) -> None:
    """Field Notes: once more."""
    if src.trait.on == str(h.who):
        h.times += src.trait.n
