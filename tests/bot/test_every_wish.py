"""Whatever people wish in the lobby, the game begins, or they are told which wishes collide: every box, every wish, every order."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import db
from bot.boxes.alone.box import SIDES, AloneBox
from bot.boxes.cultistorm.box import CultistormBox
from bot.boxes.death_may_die.box import DeathMayDieBox
from bot.reader import Reader
from bot.refusals import TableRefusal
from bot.shelf import BadWish, Box, Wish, fill
from bot.tables import Table, Tables
from bot.wishes import meant, suggest
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate, key_of
from tests.bot.given import SECRET, WORDS
from tests.bot.tiny import TinyBox

BOXES: tuple[Box, ...] = tuple(fill())
ALONE = AloneBox()


async def lobby(tables: Tables, box: Box, choices: Sequence[Mapping[str, Any]], channel: int = 77) -> Table:
    """As many people as choices; the first is the host."""
    table = await tables.open_lobby(box, channel_id=channel, guild_id=1, host_id=100, language="en", options={}, pace=db.Pace())
    for i, chosen in enumerate(choices):
        await tables.db.join(table.id, 100 + i, f"P{i}", tables.clock(), ready=True, choices={"join": str(i), **chosen})
    return table


def collides(sides: Sequence[str]) -> bool:
    return sides.count("hero") > 1 or set(sides) == {"evil"}


class Sided(TinyBox):
    """A game that begins at once and seats people as ALONE does."""

    def seating(self, choices: Sequence[Mapping[str, Any]]) -> Sequence[int]:
        return ALONE.seating(choices)


@pytest.mark.parametrize(("box", "people"), [(ALONE, 2), (ALONE, 3), (Sided(["turn:0"]), 4)], ids=["two", "three", "four"])
async def test_alone_begins_with_every_combination_of_sides(house: Callable[..., Tables], box: Box, people: int) -> None:
    tables = house(box=box)
    for channel, sides in enumerate(itertools.product(SIDES, repeat=people)):
        table = await lobby(tables, box, [{"side": side} for side in sides], channel)
        if collides(sides):
            with pytest.raises(BadWish):
                await table.start(100)
            assert (await tables.db.game(table.id)).status == "lobby"  # pyright: ignore[reportOptionalMemberAccess]
            continue
        await table.start(100)
        seated = await tables.db.seats(table.id)
        assert table.game.status == "playing", sides
        assert [s.seat for s in seated] == list(range(people))
        assert {s.user_id for s in seated} == set(range(100, 100 + people))
        assert tuple(seated) == table.seats
        wished = [s.choices["side"] for s in seated]
        assert wished[0] != "evil", sides
        assert "hero" not in wished[1:], sides
        assert [s.user_id for s in seated[1:]] == sorted(s.user_id or 0 for s in seated[1:]), "the others keep their order"


def values(wish: Wish, reader: Reader) -> list[str]:
    return [c.value for c in wish.choices(reader)]


def begins(box: Box, options: Mapping[str, str], choices: Sequence[Mapping[str, str]]) -> str:
    """Seated, set up, and something is asked: empty. Otherwise the wish that collides with another."""
    try:
        seated = [choices[i] for i in box.seating(choices)]
        state = box.new_state(len(seated), options, seated)
    except BadWish as bad:
        return bad.wish
    return "" if Live(box.rules, Fate(key_of(SECRET, [repr(choices)])), new_game(box.rules, state)).asks else "nobody is asked"


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_wish_of_a_lobby_begins_a_game(box: Box) -> None:
    reader = Reader("en", WORDS, box.cards, {})
    table = {w.name: values(w, reader) for w in box.wishes}
    seat = {w.name: values(w, reader) for w in box.seat_wishes}
    plain = [{} for _ in range(box.least)]
    tried: list[tuple[dict[str, str], list[dict[str, str]]]] = []
    # Every single value, and every pair of two of the table's wishes.
    tried += [({name: v}, plain) for name, known in table.items() for v in known]
    for (a, ones), (b, others) in itertools.combinations(table.items(), 2):
        tried += [({a: x, b: y}, plain) for x in ones for y in others]
    # Every value of a seat's wish at every seat, for every number of people.
    for n in range(box.least, min(box.most, 6) + 1):
        for name, known in seat.items():
            tried += [({}, [{name: v} if i == at else {} for i in range(n)]) for at in range(n) for v in known]
    # A table's wish with a seat's, and the rest by chance.
    chance = random.Random(7)
    for name, known in table.items():
        for v in known:
            tried += [({name: v}, [{s: chance.choice(k) for s, k in seat.items()}, *plain[1:]])]
    unique = {w.name for w in box.seat_wishes if w.unique}
    for _ in range(60):
        n = chance.randint(box.least, box.most)
        # What only one may have the lobby gives to one.
        dealt = {
            name: chance.sample(known, n) if name in unique else [chance.choice(known) for _ in range(n)]
            for name, known in seat.items()
        }
        choices = [{name: dealt[name][i] for name in dealt} for i in range(n)]
        tried.append(({name: chance.choice(known) for name, known in table.items()}, choices))
    for options, choices in tried:
        collides = begins(box, options, choices)
        assert not collides or WORDS.has("en", f"no-bad-wish-{collides}"), (options, choices)


@pytest.mark.parametrize(
    ("typed", "meant_is"),
    [
        ("under the mountain, hastur", {"episode": "mountain", "great_old_one": "hastur"}),
        ("6", {"episode": "mountain"}),
        ("Episode: low tide", {"episode": "low-tide"}),
    ],
)
def test_a_wish_can_be_typed_by_some_words_of_it(typed: str, meant_is: dict[str, str]) -> None:
    box = DeathMayDieBox()
    assert meant(box, typed, Reader("en", WORDS, box.cards, {})) == meant_is


def test_a_wish_for_several_things_is_typed_one_by_one() -> None:
    box = CultistormBox()
    reader = Reader("en", WORDS, box.cards, {})
    assert meant(box, "minor=rorschach-test, plagues, hands=closed", reader) == {
        "minor": "plagues+rorschach-test",
        "hands": "closed",
    }
    offered = [choice.value for choice in suggest(box, "minor=plagues,", reader)]
    assert "minor=plagues,minor=rorschach-test" in offered
    assert "minor=plagues,minor=plagues" not in offered


def test_words_that_two_wishes_have_mean_neither() -> None:
    box = DeathMayDieBox()
    with pytest.raises(TableRefusal, match="no-such-value"):
        meant(box, "the", Reader("en", WORDS, box.cards, {}))
