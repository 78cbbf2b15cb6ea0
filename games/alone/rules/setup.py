"""Set-up (Spielaufbau): AL-SETUP, AL-DIFF-02..05, S-02..S-10, D-01..D-05. The secret map itself is `base_map`'s."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from games.alone import events
from games.alone.rules import base_map, creatures, danger, evil, station
from games.alone.state import HERO, KINDS, DeckName, Item, Kind, Mission, Pile
from games.alone.table import Alone
from games.kernel.ask import Option, Script, ask, ask_some, option

if TYPE_CHECKING:
    from games.alone.content import MissionClass, StartEquipment

How: TypeAlias = Literal["auto", "own"]
DECKS: tuple[DeckName, ...] = get_args(DeckName)
DECKS_USED = 2  # AL-SETUP-09
CLASSES: tuple[MissionClass, ...] = ("SM", "PM", "FM")


def set_up(g: Alone) -> Script[None]:
    """Everything before the first turn. No luck is drawn before it is needed, so that a wish costs none."""
    s = g.state
    s.leader = 1 + g.draw(len(g.evil), f"leader:evil:{len(g.evil)}")  # AL-SETUP-13: the leader decides for evil from now on
    yield from _character(g)
    _hero_board(g)
    _equipment(g)
    _missions(g)
    base_map.build(g)
    ways: list[Option[How]] = [option("auto", "auto", tone="main"), option("own", "own")]
    how = yield from ask(s.leader, "al-setup-how", ways, default="auto", cover=g.cover(), audience=g.evil)
    yield from _decks(g, how)
    g.tell(events.Begins(s.character, s.difficulty, tuple(m.code for m in s.missions), tuple(s.piles), s.leader))
    base_map.place_hero(g)
    g.tell_evil(events.MapReady(s.hero_at))
    yield from _start_creatures(g, how)
    yield from _start_danger(g, how)
    yield from evil.refill(g, auto=how == "auto")  # AL-SETUP-13
    s.phase = "start"


def _difficulty(g: Alone) -> StartEquipment:
    return g.cards.numbers.difficulties[g.state.difficulty]


# The hero


def _character(g: Alone) -> Script[None]:
    """AL-SETUP-01, D-01: the table's wish, or the hero's choice; absent heroes get a random one."""
    s = g.state
    chosen = s.wanted_character
    if not chosen:
        options: list[Option[str]] = [option(f"character:{id}", id, character=id) for id in sorted(g.cards.characters)]
        chosen = yield from ask(HERO, "al-character", [*options, option("random", "")], default="random")
    s.character = chosen or g.pick(sorted(g.cards.characters), "character:hero")
    s.used_characters = [s.character]


def _hero_board(g: Alone) -> None:
    """AL-SETUP-02..04."""
    s, n = g.state, g.cards.numbers
    s.life, s.composure = n.start_life, n.start_composure
    s.round_space = n.start_space
    s.turn = 0
    s.adrenaline = n.start_adrenaline


def _equipment(g: Alone) -> None:
    """AL-SETUP-05, AL-DIFF-02..05: start items by the difficulty, the rest is the item deck."""
    s = g.state
    gives = _difficulty(g)
    deck = sorted(g.cards.items)
    g.shuffle(deck, f"item-deck:{s.character}:{s.difficulty}")
    for n, ammunition in ((gives.ammunition, True), (gives.items, False)):
        for _ in range(n):
            card = next(c for c in deck if g.cards.items[c].ammunition or not ammunition)
            deck.remove(card)
            s.items.append(Item(card=card, charges=g.cards.items[card].charges))
    s.item_deck = deck


# Missions


def _missions(g: Alone) -> None:
    """AL-SETUP-06, AL-SETUP-07, S-03: one of each class; no room is a target of two of them, the later card is drawn again.
    The main mission is open but inactive."""
    s = g.state
    for name in CLASSES:
        wanted = [code for code in s.wanted_missions if g.cards.missions[code].class_ == name]
        pile = sorted(m.code for m in g.cards.of_class(name))
        g.shuffle(pile, f"missions:{name}:{s.character}")
        code = next(c for c in [*wanted, *pile] if not _collides(g, c))
        s.missions.append(Mission(code=code, active=name != "FM"))


def _collides(g: Alone, code: str) -> bool:
    """Also with a mission the table wished for, which is not on the table yet."""
    if not g.cards.numbers.distinct_mission_rooms:
        return False
    others = [*(m.code for m in g.state.missions), *g.state.wanted_missions]
    taken = {room for other in others if other != code for room in g.cards.missions[other].rooms}
    return bool(taken & set(g.cards.missions[code].rooms))


# Evil


def _decks(g: Alone, how: How) -> Script[None]:
    """AL-SETUP-09, AL-EVIL-07, D-03: two of the four decks, each shuffled by itself; two evil players own one each."""
    s = g.state
    chosen: list[DeckName] = list(s.wanted_decks)
    if len(chosen) != DECKS_USED:
        drawn = list(DECKS)
        g.shuffle(drawn, f"decks:{s.leader}:{how}")
        chosen = drawn[:DECKS_USED]
        if how == "own":
            options: list[Option[DeckName]] = [option(f"deck:{d}", d, deck=d) for d in DECKS]
            chosen = yield from ask_some(
                s.leader,
                "al-decks",
                options,
                DECKS_USED,
                DECKS_USED,
                default=[f"deck:{d}" for d in chosen],
                cover=g.cover(),
                audience=g.evil,
            )
    for name in DECKS:
        if name not in chosen:
            continue
        pile = Pile(draw=g.cards.deck(name))
        g.shuffle(pile.draw, f"deck:{name}:{'+'.join(sorted(chosen))}")
        s.piles[name] = pile
    if len(s.evil) == DECKS_USED:
        owned = list(s.piles)
        g.shuffle(owned, f"owners:evil:{'+'.join(owned)}")
        for player, deck in zip(s.evil, owned, strict=True):
            player.deck = deck


def start_places(g: Alone, floor: int) -> dict[Kind, list[str]]:
    """S-08: where a start creature of each kind may be put on this floor."""
    found: dict[Kind, list[str]] = {
        kind: [s for s in creatures.spawn_places(g, kind) if g.sector(s).floor == floor] for kind in KINDS
    }
    return {kind: places for kind, places in found.items() if places}


def _start_creatures(g: Alone, how: How) -> Script[None]:
    """AL-SETUP-12, S-08, D-04: as many per floor as the difficulty says, kinds free, at least their spawn distance from the hero,
    without noise."""
    for floor in (1, 2):
        for left in range(_difficulty(g).creatures, 0, -1):
            places = start_places(g, floor)
            if not places:
                break
            nth = f"{floor}:{len(g.state.creatures)}:{how}"
            kind = g.pick(list(places), f"start-kind:{nth}")
            sector = g.pick(places[kind], f"start-sector:{nth}:{kind}")
            if how == "own":
                kinds: list[Option[Kind]] = [option(f"kind:{k}", k, kind=k) for k in places]
                kind = yield from ask(
                    g.state.leader,
                    "al-setup-kind",
                    kinds,
                    default=f"kind:{kind}",
                    cover=g.cover(),
                    audience=g.evil,
                    floor=floor,
                    left=left,
                )
                # Drawn for every kind: whether luck came in is nobody's to know.
                other = g.pick(places[kind], f"start-sector:{nth}:chosen:{kind}")
                usual = sector if sector in places[kind] else other
                sector = yield from ask(
                    g.state.leader,
                    "al-setup-sector",
                    [option(f"at:{s}", s, msg=station.at_msg(g, s), sector=s, room=g.sector(s).room) for s in places[kind]],
                    default=f"at:{usual}",
                    cover=g.cover(),
                    audience=g.evil,
                    kind=kind,
                    floor=floor,
                    left=left,
                )
            creatures.put(g, kind, sector)
            g.tell_evil(events.CreaturePlaced(kind, sector))


def _start_danger(g: Alone, how: How) -> Script[None]:
    """AL-SETUP-12, S-08, D-05: as many per floor as the difficulty says, not in the hero's sector; by default around the mission
    rooms."""
    for floor in (1, 2):
        legal = [s for s in danger.legal_sectors(g) if g.sector(s).floor == floor and s != g.state.hero_at]
        n = min(_difficulty(g).danger, len(legal))
        chosen = _around_missions(g, floor, legal)[:n]
        if how == "own":
            chosen = yield from ask_some(
                g.state.leader,
                "al-setup-danger",
                [option(f"at:{s}", s, msg=station.at_msg(g, s), sector=s, room=g.sector(s).room) for s in legal],
                n,
                n,
                default=[f"at:{s}" for s in chosen],
                cover=g.cover(),
                audience=g.evil,
                floor=floor,
            )
        for sector in chosen:
            danger.place(g, sector)


def _around_missions(g: Alone, floor: int, legal: list[str]) -> list[str]:
    """The default of D-05: at random, but mission rooms and the sectors next to them first."""
    rooms = base_map.mission_rooms(g)
    near: set[str] = set()
    for sector in g.state.sectors.values():
        if sector.room and sector.room in rooms:
            near |= {sector.id, *station.adjacent(g, sector.id)}
    mixed = list(legal)
    g.shuffle(mixed, f"start-danger:{floor}:{g.state.hero_at}")
    return sorted(mixed, key=lambda s: s not in near)
