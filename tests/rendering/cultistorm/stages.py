"""Tables to draw: situations put together by hand, and a game played to its end."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.state import Fight, Investigator, Offer, StormState
from games.cultistorm.view import StormView
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from tests.games.cultistorm.given import ansel, ilse, jack, miriam, rosa, storm, tobias
from tests.games.cultistorm.players import Careful

RULES = Cultistorm()
CARDS = RULES.cards

# From two letters to the longest a Discord name can be, with what no font draws.
NAMES = {0: "Jo", 1: "Jörg-Sebastian von Hohenstein-Au", 2: "🐸🐸🐸", 3: "{cs_key} **bold** {{", 4: "W" * 32}
PLAIN = {0: "Anna", 1: "Ben", 2: "Clara", 3: "David", 4: "Emil"}


def shown(state: StormState, viewer: int | None = None) -> StormView:
    return RULES.view(state, viewer)


def empty() -> StormView:
    """Nobody anywhere, nothing owned."""
    return shown(storm(rosa(0), tobias(1), ilse(2), crystals={5: 0}))


def _people(closed: bool = False) -> list[Investigator]:
    return [
        miriam(1, hand="g02 g03 healer-s1", dice="spiral", insanity=1, permanent=1, board="key flame+flame", seals="key spiral",
               trophies="key moon", objects="laudanum.1", targets="ashes-1", ready=True),
        rosa(3, hand="g05 g01 g02 fighter-s1", dice="spiral", insanity=2, board="flame", seals="flame", trophies="flame",
             objects="silver-dagger.1", targets="hastur"),
        ansel(4, hand="g01 researcher-s1", dice="wild", insanity=3, board="tide", seals="tide", trophies="tide tide",
              objects="occult-tome.1", targets="threshold-7", ready=True),
        jack(0, hand="g06 g07 g10 gambler-s1", insanity=4, objects="brass-bell.1"),
    ]  # fmt: skip


def plan(viewer: int | None = None, **more: Any) -> StormState:
    """The middle of a game: two plans that work, one that lacks something, one person without any."""
    return storm(
        *_people(),
        columns={
            0: "ashes-3 deep-2",
            1: "ashes-1 horn-3 threshold-2",
            2: "threshold-4",
            3: "",
            4: "yellow-2 threshold-7 deep-1 horn-2",
        },
        dice={0: "moon", 2: "flame", 3: "key", 4: "tide"},
        elders={"hastur": 3},
        devoured={"hastur": "horn-1"},
        locations={1: "library", 2: "lighthouse", 3: "stone-circle", 4: "harbour"},
        altars=(0, 2),
        sealed={2: "token"},
        laid={0: 3, 1: 1, 4: 2},
        crystals={0: 2, 1: 1, 2: 1, 3: 3, 4: 2, 5: 4},
        pool="moon",
        before={1: "g04.0 g09.2"},
        **more,
    )


def closed() -> StormView:
    """The same as somebody sees it who must not know the others' hands."""
    return shown(plan(open_hands=False), 3)


def crowded() -> StormView:
    """Five at one place, columns of six, two Great Old Ones, everybody with everything."""
    people = [
        miriam(2, hand="g02 g03 healer-s1 g06", dice="spiral wild", insanity=2, permanent=2, board="key flame+flame tide+tide",
               seals="key spiral moon", trophies="key key moon moon moon tide flame spiral", objects="laudanum.1 lantern.1 elder-amulet.1",
               targets="horn-7 yellow-9", ready=True),
        rosa(2, hand="g05 g01 g02 g03", dice="spiral", insanity=4, board="flame", seals="flame", trophies="flame",
             objects="silver-dagger.1 revolver.1", targets="horn-7"),
        ansel(2, hand="g01 g04", dice="wild", insanity=3, board="tide", seals="tide", trophies="tide tide",
              objects="occult-tome.1", targets="cthulhu"),
        tobias(2, hand="g06 g07 g10", insanity=0, objects="brass-bell.1 motorcar.1"),
        ilse(2, hand="g08", dice="moon key", insanity=1, targets="yellow-9 horn-7"),
    ]  # fmt: skip
    return shown(
        storm(
            *people,
            columns={
                0: "ashes-1 ashes-2 ashes-3 ashes-4 ashes-5 ashes-6",
                1: "deep-12 deep-11 horn-10 night-gaunt",
                2: "horn-7 yellow-9 horn-12 byakhee threshold-9 threshold-12",
                3: "yellow-1 yellow-2 yellow-3 yellow-4 yellow-5 yellow-6",
                4: "shoggoth-spawn",
            },
            dice={0: "moon", 1: "spiral", 2: "flame", 3: "key", 4: "tide"},
            elders={"cthulhu": 2, "azathoth": 3},
            devoured={"cthulhu": "horn-1 horn-2 threshold-1", "azathoth": "deep-1"},
            locations={1: "library", 2: "telegraph-office", 3: "stone-circle", 4: "station"},
            altars=(0, 1, 2, 3, 4),
            laid={0: 5, 1: 1, 2: 4},
            sealed={4: "card"},
            crystals={0: 2, 1: 4, 2: 1, 3: 3, 4: 2, 5: 5},
            pool="moon wild key flame tide spiral",
            before={0: "g04.1 g09.2", 1: "g11.3", 4: "g12.0"},
            creatures=["night-gaunt", "byakhee", "shoggoth-spawn"],
        )
    )


def fight(who: int = 1, enemy: str = "hastur", **more: Any) -> StormView:
    state = plan(phase="combat", **more)
    person = state.investigators[who]
    person.targets = [t for t in person.targets if t != enemy]
    person.fought = True
    state.at_slot = person.slot
    state.fight = Fight(who=who, enemy=enemy, slot=person.slot)
    return shown(state)


def asked() -> StormView:
    """Before a fight is begun: the target is lifted, nothing else has happened."""
    state = plan(phase="combat")
    state.investigators[0].targets = []
    state.at_slot = 1
    return shown(state)


def fights() -> dict[str, StormView]:
    return {
        "great": fight(),
        "cultist": fight(0, "ashes-1"),
        "closed": shown(_closed_fight(), 3),
        "story": _story_fight(),
    }


def _closed_fight() -> StormState:
    state = plan(phase="combat", open_hands=False)
    state.at_slot, state.fight = 4, Fight(who=2, enemy="threshold-7", slot=4)
    return state


def _story_fight() -> StormView:
    """As many symbols as there can be."""
    state = plan(phase="combat")
    state.at_slot = 3
    state.elders[0].devoured = ["horn-1", "horn-2", "deep-5", "threshold-1"]
    state.fight = Fight(who=1, enemy="hastur", slot=3, extra=["tide", "key"], wild=2)
    return shown(state)


def horror(card: str = "mass-hysteria") -> StormView:
    state = plan(phase="horror")
    state.horror_card, state.horror_at = card, 3
    return shown(state)


def come(id: str) -> StormView:
    """A Great Old One has just appeared above two cultists."""
    return shown(storm(rosa(0), tobias(1), ilse(2), columns={1: "ashes-1 horn-3"}, dice={1: "tide"}, elders={id: 1}))


def beset() -> StormView:
    """What all minor modules together would put on a table, and allies within call."""
    view = shown(plan())
    places = [
        p.model_copy(
            update={"cubes": p.slot % 4, "civilians": (("newsboy.1", 2), ("seamstress.1", 1)) if p.slot in (0, 2) else ()}
        )
        for p in view.places
    ]
    places[3] = places[3].model_copy(update={"otherworld": "otherworld-hastur.1", "trapped": (1,)})
    people = [
        p.model_copy(update={"xp": 3 + p.who, "rituals": ("rite-of-salt.1",) if p.who < 2 else ()}) for p in view.investigators
    ]
    people[1] = people[1].model_copy(update={"otherworld": "otherworld-hastur.1"})
    return view.model_copy(
        update={
            "places": tuple(places),
            "investigators": tuple(people),
            "modules": ("plagues", "innocent-victims", "dark-rituals", "rorschach-test", "otherworlds", "dangerous-puzzle"),
            "blots": ("key", "moon", "moon", "tide"),
            "overflows": 2,
            "saved": ("organist.1",),
            "lost": ("schoolteacher.1",),
            "rituals": ("rite-of-asking.1", "rite-of-walls.1"),
            "pieces_lacking": 4,
            "shelf": {"remote-assistance.open": ("ally-sheriff.1", "ally-taxi.2")},
        }
    )


def overlord() -> StormView:
    """What the one behind the scenes sees."""
    live = Live(RULES, Fate(b"lord"), new_game(RULES, RULES.new(4, StormOptions(modules=["behind-the-scenes"]))))
    while not live.state.circle or live.state.phase == "setup":
        ask = next(a for a in live.asks if a.needed)
        live.answer(ask.n, ask.seat, live.default(ask))
    return live.view(3)


def offered() -> StormView:
    state = plan()
    state.offers = [Offer(id=1, by=3, to=1, slot=0, gives="brass-bell.1")]
    return shown(state)


def over(result: str, reason: str = "", people: int = 4) -> StormView:
    state = plan()
    state.phase, state.result, state.reason = "over", result, reason  # type: ignore[assignment]
    if result == "won":
        state.elders = []
        for place in state.places:
            place.sealed = place.sealed or "card"
    if result == "insane":
        state.investigators[3].insanity = 5
    if result == "ending":
        state.ending, state.elders = "the-last-night", []
    if people == 5:
        state.investigators.append(ilse(2).model_copy(update={"player": 4, "colour": 4}))
        state.players = 5
    return shown(state)


def ends() -> dict[str, StormView]:
    return {
        "won": over("won"),
        "insane": over("insane", "3"),
        "entered": over("entered", "hastur"),
        "limit": over("limit", "horn-5", people=5),
        "ending": over("ending", "the-last-night"),
        "module": over("module", "deadline"),
        "plagues": over("module", "plagues"),
        "otherworlds": over("module", "otherworlds"),
        "innocent-victims": over("module", "innocent-victims"),
        "abandoned": over(""),
    }


def opening() -> StormView:
    return shown(RULES.new(4))


@lru_cache(maxsize=4)
def played(seats: int = 4, seed: int = 3, narrative: bool = False) -> tuple[StormView, ...]:
    """A game of a careful player, a view for each answer, to its end."""
    luck = random.Random(seed)
    options = StormOptions(modules=["narrative"] if narrative else [])
    live = Live(RULES, Fate(str(seed).encode()), new_game(RULES, RULES.new(seats, options)))
    player = Careful(luck.randrange, hurry=2)
    views: list[StormView] = []
    for _ in range(600):
        if live.over:
            break
        ask = luck.choice([a for a in live.asks if a.needed] or list(live.asks))
        live.answer(ask.n, ask.seat, player.pick(live.view(ask.seat), ask))
        views.append(live.view(None))
    return tuple(views)
