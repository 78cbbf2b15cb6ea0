"""The name of luck is the whole deed: which dice, how many, whose, at what. Taken back and done again it falls the same way; another
deed in its place falls by luck of its own (I3)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.alone.game import AloneGame, AloneOptions
from games.alone.state import HERO, AloneState
from games.kernel.ask import Ask
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate

from .guided import Guided
from .scene import state as situation

RULES = AloneGame()

# Declining is no deed: what comes after it comes anyway.
DECLINES = ("keep", "none", "no", "stop", "pass", "bear", "back", "done", "suffer", "charge")
# Questions whose answer is part of a deed with dice. Those that only lead to one (a window, an order of attacks) are not.
DEEDS = (
    "al-turn", "al-second", "al-item-target", "al-item-charges", "al-reroll", "al-reroll-which", "al-agility", "al-evil-reroll",
    "al-free-attack", "al-strike-back", "al-move-on", "al-card-way", "al-deadly-bonus", "al-companion-dice", "al-attack-or-move",
)  # fmt: skip


class Heard(Fate):
    """Luck that notes what was drawn under which name."""

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.drawn: dict[str, int] = {}

    def draw(self, sides: int, name: str) -> int:
        self.drawn[name] = super().draw(sides, name)
        return self.drawn[name]


def copied(live: Live[Any], fate: Heard) -> Live[Any]:
    """The same table once more, as after taking back to here."""
    made = Live(RULES, fate, live.save)
    assert not made.lost
    fate.drawn = {}
    return made


def dice_of(live: Live[Any], key: bytes, question: Ask, picks: tuple[str, ...]) -> dict[str, int]:
    """The dice thrown because of this answer, in this step, evil passing; up to the first roll."""
    fate = Heard(key)
    there = copied(live, fate)
    step = f"{there.table.step}/"
    there.answer(question.n, question.seat, picks)
    for _ in range(12):
        thrown = {n: v for n, v in fate.drawn.items() if n.startswith(step) and "/die:" in n}
        needed = [a for a in there.asks if a.needed]
        if thrown or there.over or not needed or any(a.msg in ("al-turn", "al-second") for a in needed):
            return thrown
        there.answer(needed[0].n, needed[0].seat, there.default(needed[0]))
    return {}


def choices(ask: Ask) -> list[tuple[str, ...]]:
    keys = [k for k in ask.keys if k not in DECLINES and not k.startswith(("order:", "explore", "locate", "search", "interact"))]
    found: list[tuple[str, ...]] = [(k,) for k in keys]
    if ask.most > 1 and len(keys) > 1:
        found.append(tuple(keys))
    return [picks for picks in found if ask.least <= len(picks) <= ask.most]


def claim(live: Live[Any], key: bytes, ask: Ask) -> int:
    """Every deed offered has dice of its own, and the same ones when it is done again. How many pairs were compared."""
    thrown = [(picks, dice_of(live, key, ask, picks)) for picks in choices(ask)]
    pairs = 0
    for i, (picks, dice) in enumerate(thrown):
        assert dice_of(live, key, ask, picks) == dice, f"{ask.msg} {picks}: the same deed fell another way"
        for other, others in thrown[:i]:
            if dice and others:
                shared = sorted(set(dice) & set(others))
                assert not shared, f"{ask.msg}: {picks} and {other} share {shared}"
                pairs += 1
    return pairs


def fights(seed: str) -> Iterator[tuple[Live[AloneState], bytes]]:
    """A hero among creatures, with everything that rolls and re-rolls."""
    chance = random.Random(seed)
    here = situation(
        "c - c - c / | . | . | / c - c - c",
        hero="1B1",
        revealed="all",
        creatures="spore@1B1 cultist@1B1 worm*@1B1 mutant@1C1",
        items="ammunition_1:3 ammunition_2+ acid_container+ plasma_cutter+ stun_baton body_armour+ night_vision_visor+ smoke_grenade+ jetpack+",
        companions="pilot:4",
        character="commander",
        experience={"agility": 2, "accuracy": 2, "bravery": 2},
        hands={1: "it_never_stops_growing claw_back cut_off thick_hide rage"},
        missions="SM03 PM01 FM02",
        adrenaline=4,
    )
    key = seed.encode()
    live = Live(RULES, Fate(key), new_game(RULES, here))
    yield from walked(live, key, chance, 60)


def walked(live: Live[AloneState], key: bytes, chance: random.Random, most: int) -> Iterator[tuple[Live[AloneState], bytes]]:
    player = Guided(live, chance, boldness=0.7)
    while not live.over and most > 0:
        yield live, key
        ask = chance.choice([a for a in live.asks if a.needed])
        live.answer(ask.n, ask.seat, player.pick(ask))
        most -= 1


def test_another_deed_draws_other_luck_and_the_same_deed_the_same() -> None:
    compared: dict[str, int] = {}
    for seed in range(4):
        for live, key in fights(f"fight/{seed}"):
            for ask in live.asks:
                if ask.needed and ask.msg in DEEDS:
                    compared[ask.msg] = compared.get(ask.msg, 0) + claim(live, key, ask)
    assert sum(compared.values()) > 300, compared
    assert {msg for msg, n in compared.items() if n} >= {"al-turn", "al-item-target", "al-reroll"}, compared


def test_every_draw_of_a_game_names_what_it_is_for() -> None:
    """A purpose and what it is about, everywhere: no two words like "attack:hero" for whatever is struck."""
    labels: set[str] = set()
    for seed in ("whole/1", "whole/2", "whole/3"):
        fate = Heard(seed.encode())
        live = Live(RULES, fate, new_game(RULES, RULES.new(3, AloneOptions(difficulty="easy"))))
        for _ in walked(live, b"", random.Random(seed), 400):
            pass
        labels |= {n.partition("/")[2].rpartition("#")[0] for n in fate.drawn}
    assert len(labels) > 60
    assert all(label.count(":") >= 2 for label in labels if not label.startswith("character:")), labels


@pytest.mark.parametrize("evil", [1, 2])
def test_another_character_means_another_base_and_the_same_one_the_same(evil: int) -> None:
    """The hero chooses, sees start items and missions, takes it back: a second choice is no second look at the first deal."""

    def dealt(character: str) -> tuple[Any, ...]:
        live = Live(RULES, Fate(b"deal"), new_game(RULES, RULES.new(1 + evil)))
        ask = next(a for a in live.asks if a.seat == HERO)
        live.answer(ask.n, HERO, (f"character:{character}",))
        s = live.state
        return tuple(s.item_deck), tuple(m.code for m in s.missions), tuple(sorted(x.room + x.id for x in s.sectors.values()))

    assert dealt("pilot") == dealt("pilot")
    assert all(here != there for here, there in zip(dealt("pilot"), dealt("doctor"), strict=True))
