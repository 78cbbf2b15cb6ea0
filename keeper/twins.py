"""Nobody at a table learns what is hidden: two worlds that differ only in that are the same to them, whatever they look at.

Positions come from games of random players and of the autopilot. Each is set down at two tables, here as it is and there as
`Rules.scramble` gives it for a viewer. The viewer looks at everything there is (`keeper.eyes`). Then both tables are played on
with the same answers where the viewer can read the question; what is asked behind a cover is passed, be it asked hollow, ordered
or offered. What others decide for themselves, a fight with a closed hand, is answered alike where it can be, in both. Everything is
compared after every step, posts included, up to the first answer that draws luck or tells the viewer two different things: from
there on the worlds may differ. That such an answer came must not differ, though: where the viewer was told the same in both, luck was
drawn in both or in neither, or the offer to take it back would tell.

Some positions begin by showing something of what is hidden: how a fight goes says something of the hand. There the twin is looked for
until both begin alike to the viewer; a hand that leads to the same pause must not be told from this one.

At some positions somebody says something aside instead (an order, something laid ready, giving up) in one of the two worlds only, a
while after everything else: whoever did not say it sees the same as where nobody did.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from PIL import ImageChops
from pydantic import BaseModel

from bot.tables import Table
from games.kernel.ask import Ask, Seat
from games.kernel.live import Live, Moved, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.rules import CONCEDE
from games.kernel.table import DREW, REVEALED, Told
from keeper.eyes import House, person
from keeper.games import Game
from keeper.proofs import Figures, opened
from keeper.simulate import choose

SCENES = ("board", "turn", "hand")
LANGS, PALETTES = ("en", "de"), ("standard", "high_contrast")
# One position in so many of a game is looked at; of a kind that is new, every one.
EVERY = 30
MOST_STEPS = 5
# At one pair in so many somebody says something aside, and so many times, each so many seconds after the last.
ASIDES_EVERY, MOST_ASIDES, LATER = 3, 2, 977
# So many twins are tried where the beginning itself shows something of what is hidden.
TRIES = 20


class Differs(AssertionError):
    """The two worlds can be told apart."""


def positions(game: Game, i: int, seed: str, met: Counter[str]) -> Iterator[Any]:
    """States between two steps of the i-th game; every other game is the autopilot's. What was `met` seldom is preferred."""
    chance = random.Random(seed)
    live = opened(game, i, seed)
    player = game.player("autopilot" if i % 2 else "random", chance)
    while not live.over:
        if not live.save.answers:
            rarest = min(met[kind] for kind in game.kinds(live.state))
            if chance.randrange(EVERY) == 0 or chance.randrange(1 + rarest) == 0:
                yield game.rules.load(live.save.checkpoint.data, live.save.checkpoint.version)
        views: dict[int, Any] = {}
        question = choose(live, player, chance, views)
        live.answer(question.n, question.seat, player.pick(live.view(question.seat), question))


def nobody_can_tell(game: Game, wanted: int, seed: int = 9, first: int = 0) -> Figures:
    """So many positions, compared by everything that every kind of viewer can see."""
    return asyncio.run(_compare(game, wanted, seed, first))


async def _compare(game: Game, wanted: int, seed: int, first: int) -> Figures:
    found: Figures = {
        "positions": 0,
        "pairs": 0,
        "posts": 0,
        "clouded": 0,
        "revealed": 0,
        "decided": Counter(),
        "asides": Counter(),
        "pictures": Counter(),
        "kinds": Counter(),
        "viewers": Counter(),
    }
    number = first
    async with House.open() as here, House.open() as there:
        while found["positions"] < wanted:
            name = f"twins/{seed}/{number}"
            chance = random.Random(name)
            for state in positions(game, number, name, found["kinds"]):
                viewers = (None, *game.rules.seats(state))
                viewer = viewers[found["pairs"] % len(viewers)]
                pair = Pair(game, here, there, viewer, chance, found)
                try:
                    await pair.compare(state, wanted)
                except Differs as differs:
                    raise Differs(f"game {number}, position {found['pairs']}, viewer {viewer}: {differs}") from differs
                found["pairs"] += 1
                if found["positions"] >= wanted:
                    break
            number += 1
    return {name: dict(value) if isinstance(value, Counter) else value for name, value in found.items()}


class Pair:
    """A position and its twin, at two tables."""

    def __init__(self, game: Game, here: House, there: House, viewer: Seat | None, chance: random.Random, found: Figures) -> None:
        self.game, self.houses, self.viewer, self.chance, self.found = game, (here, there), viewer, chance, found
        self.lang, self.palette = chance.choice(LANGS), chance.choice(PALETTES)
        self.player = Random(chance.randrange)

    async def compare(self, state: Any, wanted: int) -> None:
        twin = self.twin(state)
        seats = self.game.rules.seats(state)
        shut = [s for s in seats if self.chance.randrange(4) == 0]
        one, two = [
            await house.seat(self.game.name, s, self.lang, shut) for house, s in zip(self.houses, (state, twin), strict=True)
        ]
        self.found["kinds"].update(self.game.kinds(state))
        try:
            begun = self.happened()
            if one.live is None or two.live is None or not self.opens_alike(one.live, two.live) or not self.goes_on(*begun):
                return
            await self.look(one, two)
            if self.found["pairs"] % ASIDES_EVERY == ASIDES_EVERY - 1 and await self.aside(one, two, wanted):
                return
            for _ in range(MOST_STEPS):
                if self.found["positions"] >= wanted or not await self.step(one, two):
                    break
                await self.look(one, two)
        finally:
            for house, table in zip(self.houses, (one, two), strict=True):
                await house.leave(table)

    def twin(self, state: Any) -> Any:
        """Another world; where the beginning shows something of what is hidden, one that begins alike, if it is soon found."""
        here = self.opening(state)
        for _ in range(TRIES):
            twin = self.game.rules.scramble(state, self.viewer, self.chance.randrange)
            self.game.rules.audit(twin)
            if here.opening_barrier & (DREW | REVEALED) != REVEALED or self.begin_alike(here, self.opening(twin)):
                break
        return twin

    def opening(self, state: Any) -> Live[Any]:
        rules = self.game.rules
        return Live(rules, Fate(b"twins"), new_game(rules, state))

    def begin_alike(self, one: Live[Any], two: Live[Any]) -> bool:
        return seen_of(one.opening, self.viewer) == seen_of(two.opening, self.viewer)

    def opens_alike(self, one: Live[Any], two: Live[Any]) -> bool:
        """False if luck came in before anybody was asked, in one world or in both, or the viewer was told two different things: what was
        laid ready may be set off by the beginning itself."""
        here, there = [live.opening_barrier & (DREW | REVEALED) for live in (one, two)]
        alike = self.begin_alike(one, two)
        if here != there and alike:
            raise Differs(f"luck or a reveal at the opening in one world only: {here} / {there}")
        if alike and here == REVEALED:
            self.found["revealed"] += 1
        return alike and not (here | there) & DREW

    # Looking

    async def look(self, one: Table, two: Table) -> None:
        if one.live is None or one.live.over:
            return  # at the end everything is open
        here, there = [
            await house.seen(table, self.viewer, self.lang, self.found["positions"])
            for house, table in zip(self.houses, (one, two), strict=True)
        ]
        for what in here:
            if here[what] != there[what]:
                raise Differs(f"{what}: {difference(here[what], there[what])}")
        posts = [await house.posts(table, self.viewer) for house, table in zip(self.houses, (one, two), strict=True)]
        if posts[0] != posts[1]:
            raise Differs(f"posts: {difference(posts[0], posts[1])}")
        self.draw(one, two)
        self.found["positions"] += 1
        self.found["posts"] += len(posts[0])
        self.found["viewers"]["public" if self.viewer is None else f"seat {self.viewer}"] += 1

    def draw(self, one: Table, two: Table) -> None:
        """One picture of each world, every scene in its turn: before it is encoded, pixel by pixel."""
        scene = SCENES[self.found["positions"] % len(SCENES)]
        here, there = [
            house.picture(scene, table, self.viewer, self.lang, self.palette)
            for house, table in zip(self.houses, (one, two), strict=True)
        ]
        if here.alt != there.alt:
            raise Differs(f"alt text of {scene}: {difference(here.alt, there.alt)}")
        if here.image.size != there.image.size or ImageChops.difference(here.image, there.image).getbbox(alpha_only=False):
            raise Differs(f"picture of {scene}")
        self.found["pictures"][scene] += 1

    # Said aside

    async def aside(self, one: Table, two: Table, wanted: int) -> bool:
        """Somebody says something, in the one world only. False: there is nothing anybody could say that the viewer must not notice."""
        chance, said = random.Random(self.found["pairs"]), 0
        while said < MOST_ASIDES and self.found["positions"] < wanted:
            sayings = self.sayings(one)
            if not sayings:
                break
            kind = chance.choice(sorted({what.partition(":")[0] for _, what in sayings}))  # or giving up would never come up
            seat, what = chance.choice([(s, w) for s, w in sayings if w.partition(":")[0] == kind])
            for house in self.houses:
                house.time[0] += LATER
            await one.say(seat, what, person(seat), f"aside-{said}")
            said += 1
            if one.over:
                break
            try:
                await self.look(one, two)
            except Differs as differs:
                raise Differs(f"seat {seat} has said {what!r} aside: {differs}") from differs
            self.found["asides"][kind] += 1
        return said > 0

    def sayings(self, table: Table) -> list[tuple[Seat, str]]:
        """What others than the viewer may say aside now, that is not the viewer's to know: people on one side have no secrets from each
        other, and where all are on one side orders lie open. Whoever gives up without a team does so before everybody."""
        rules, live = self.game.rules, table.live
        if live is None or live.over or table.together:
            return []
        team = {s: table.box.allies(s, len(table.seats), table.game.options) for s in rules.seats(live.state)}
        others = [s for s in team if self.viewer not in (s, *team[s]) and s not in live.leaving]
        alone = [s for s in others if not team[s]]
        found = [(s, w) for s in others for w in rules.sayings(live.state, s) if rules.is_aside(w)]
        return [(s, w) for s, w in found if w != CONCEDE or s not in alone]

    # Playing on

    async def step(self, one: Table, two: Table) -> bool:
        """The next answer whose question the viewer can read, or everything that is asked behind a cover; False: from here on
        the worlds may differ."""
        needed = [a for a in one.asks if a.needed]
        ask = next((a for a in needed if a.read_by(self.viewer)), None)
        theirs = [a for a in needed if not a.read_by(self.viewer) and not (a.window or a.hollow)]
        if theirs and (ask is None or self.chance.randrange(2)):
            return await self.decided(one, two, self.chance.choice(theirs))
        if ask is None:
            return await self.pass_by(one, two)
        picks = self.player.pick(None, ask)
        same = next((a for a in two.asks if a.needed and (a.seat, a.msg, a.keys) == (ask.seat, ask.msg, ask.keys)), None)
        if same is None:
            raise Differs(f"{ask.msg} is asked in one world only")
        await one.answer(person(ask.seat), one.line(ask), picks)
        await two.answer(person(ask.seat), two.line(same), picks)
        return self.goes_on(*self.happened())

    def happened(self) -> tuple[list[Moved], list[Moved]]:
        """What the last answer brought in each world, with all that followed of itself."""
        here, there = self.houses
        return here.happened(), there.happened()

    async def decided(self, one: Table, two: Table, ask: Ask) -> bool:
        """Somebody else decides, and the viewer cannot read what: the same in both worlds, if that can be."""
        same = next((a for a in two.asks if a.needed and (a.seat, a.msg) == (ask.seat, ask.msg)), None)
        if same is None:
            raise Differs(f"{ask.msg} is asked in one world only")
        shared = [k for k in ask.keys if k in same.keys]
        if not shared or ask.least > 1:
            return False
        picks = () if not ask.least and self.chance.randrange(2) else (self.chance.choice(shared),)
        await one.answer(person(ask.seat), one.line(ask), picks)
        await two.answer(person(ask.seat), two.line(same), picks)
        self.found["decided"][ask.msg] += 1
        here, there = self.happened()
        return self.goes_on(here, there) and told(here, self.viewer) == told(there, self.viewer)

    async def pass_by(self, one: Table, two: Table) -> bool:
        """Windows close and hollow questions are answered, one after the other, until the viewer can read a question again."""
        here: list[Moved] = []
        there: list[Moved] = []
        while (ask := self.veiled(one)) is not None:
            if not (ask.window or ask.hollow):
                return False
            await answer_for(one, ask)
            # Side by side: as long as nobody had anything to decide, both have come equally far.
            if (same := self.veiled(two)) is not None and (same.window or same.hollow):
                await answer_for(two, same)
            here, there = here + self.houses[0].happened(), there + self.houses[1].happened()
            if not self.goes_on(here, there):
                return False
        while (ask := self.veiled(two)) is not None:
            await answer_for(two, ask)
        there += self.houses[1].happened()
        return self.goes_on(here, there) and one.live is not None and not one.live.over

    def goes_on(self, here: list[Moved], there: list[Moved]) -> bool:
        """False if luck or something hidden came in. Whether it did is for everybody to see, so it must have come in both worlds,
        unless what the viewer was told has set them apart already."""
        if not any(clouded(moved) for moved in (*here, *there)):
            return True
        if told(here, self.viewer) == told(there, self.viewer) and barriers(here) != barriers(there):
            raise Differs(f"luck or a reveal in one world only: {barriers(here)} / {barriers(there)}")
        self.found["clouded"] += 1
        return False

    def veiled(self, table: Table) -> Ask | None:
        """The next question behind a cover, while there is nothing for the viewer to read."""
        needed = [a for a in table.asks if a.needed]
        return needed[0] if needed and not any(a.read_by(self.viewer) for a in needed) else None


async def answer_for(table: Table, ask: Ask) -> None:
    live: Live[Any] | None = table.live
    assert live is not None
    moved = await table.answer_for(ask.seat, ask.n, live.epoch, None, "order")
    assert moved is not None


def told(moves: list[Moved], viewer: Seat | None) -> list[Any]:
    return [event for moved in moves for event in seen_of(moved.told, viewer)]


def seen_of(told: Sequence[Told], viewer: Seat | None) -> list[Any]:
    return [event for t in told if (event := t.for_viewer(viewer)) is not None]


def barriers(moves: list[Moved]) -> int:
    """Whether luck was drawn, and whether something hidden was revealed."""
    kinds = 0
    for moved in moves:
        kinds |= moved.answer.barrier if moved.answer else 0
    return kinds & (DREW | REVEALED)


def clouded(moved: Moved) -> bool:
    """Did luck or something hidden come in?"""
    return moved.over or bool(moved.answer and moved.answer.barrier & (DREW | REVEALED))


def difference(one: Any, two: Any, path: str = "") -> str:
    """The first place where two plain things differ."""
    if isinstance(one, dict) and isinstance(two, dict) and set(one) == set(two):
        return next(difference(one[k], two[k], f"{path}.{k}") for k in one if one[k] != two[k])
    if isinstance(one, list | tuple) and isinstance(two, list | tuple) and len(one) == len(two):
        return next(difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)
    if isinstance(one, BaseModel) and type(one) is type(two):
        names = [n for n in type(one).model_fields if getattr(one, n) != getattr(two, n)]
        return difference(getattr(one, names[0]), getattr(two, names[0]), f"{path}.{names[0]}")
    return f"{path}: {str(one)[:600]!r} / {str(two)[:600]!r}"
