"""Luck was taken back: what nobody knows is mixed anew by the next deed, and nobody finds again what they saw come."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from games import registry
from games.cultistorm.rules import horror, objects
from games.cultistorm.state import Peek
from games.elder_sign.rules import playing
from games.kernel.live import NOTE, Duplicate, Live, Refused, Save
from games.kernel.luck import Witness
from games.kernel.rules import MIX
from games.kernel.table import TAKEN_BACK
from keeper import games
from keeper.proofs import opened, step

NAMES = tuple(m.name for m in registry.manifests())


def somewhere(name: str, answers: int = 20, seed: str = "mixing") -> tuple[games.Game, Live[Any]]:
    """A table in the middle of a game, perhaps in the middle of a step."""
    game = games.game(name)
    chance = random.Random(seed)
    live = opened(game, 3, seed, strict=True)
    player = game.player("random", chance)
    while live.count < answers and not live.over:
        step(live, player, chance)
    return somewhere(name, answers, f"{seed}+") if live.over else (game, live)


def mixed(game: games.Game, live: Live[Any], deed: str) -> Any:
    other = game.rules.load(live.state.model_dump_json(), game.rules.version)
    table = game.rules.table(other, live.fate, 7)
    game.rules.mix(table, deed)
    assert not table.barrier
    return other


def cards(plain: Any) -> Counter[str]:
    """Every word in a state, however deep."""
    found = Counter[str]()
    for thing in plain.values() if isinstance(plain, dict) else plain:
        found.update([thing] if isinstance(thing, str) else cards(thing) if isinstance(thing, (dict, list)) else ())
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_another_deed_meets_another_order_and_nobody_can_tell(name: str, seed: str) -> None:
    game, live = somewhere(name, seed=seed)
    one, again, other = (mixed(game, live, deed) for deed in ("9:0:a", "9:0:a", "9:0:b"))
    assert one == again  # the same deed draws the same: nobody fishes for a better card
    assert len({s.model_dump_json() for s in (live.state, one, other)}) == 3
    for state in (one, other):
        assert cards(state.model_dump()) == cards(live.state.model_dump())
        for viewer in (None, *game.rules.seats(live.state)):
            assert game.rules.view(state, viewer) == game.rules.view(live.state, viewer)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_on_to_its_end_and_every_card_stays_in_one_place(name: str) -> None:
    game, live = somewhere(name)
    views = [game.rules.view(live.state, v) for v in (None, *game.rules.seats(live.state))]
    live.note(0, MIX, by="order")
    assert live.state.used[TAKEN_BACK]
    assert [game.rules.view(live.state, v) for v in (None, *game.rules.seats(live.state))] == views
    chance = random.Random(name)
    player = game.player("random", chance)
    for _ in range(120):
        if live.over:
            break
        step(live, player, chance)
        game.rules.audit(live.state)
    again = Live(game.rules, live.fate, Save(live.checkpoints[0], tuple(live.answers)))
    assert not again.lost
    assert again.state == live.state


@pytest.mark.parametrize("name", NAMES)
def test_no_other_luck_has_another_name_than_without(name: str) -> None:
    """The dice of the same deed after it was taken back are the same dice."""
    game, live = somewhere(name)
    rolled: list[list[str]] = []
    for taken_back in (False, True):
        fate = Witness(live.fate.key)
        table = game.rules.table(game.rules.load(live.state.model_dump_json(), game.rules.version), fate, 7)
        table.draw(6, "roll:0:first")
        if taken_back:
            game.rules.mix(table, "9:0:a")
        table.draw(6, "roll:0:second")
        rolled.append([d.name for d in fate.look() if "/mixed:" not in d.name])
    assert rolled[0] == rolled[1]


@pytest.mark.parametrize("name", NAMES)
def test_only_the_house_says_it_and_once(name: str) -> None:
    game, live = somewhere(name)
    for seat in game.rules.seats(live.state):
        assert not game.rules.hears(live.state, seat, MIX)
        assert MIX not in game.rules.sayings(live.state, seat)
    live.answer(NOTE, 0, [MIX], by="order")
    with pytest.raises((Refused, Duplicate)):
        live.note(0, MIX, by="order")


def test_what_everybody_saw_go_under_a_deck_stays_there() -> None:
    game, live = somewhere("elder-sign")
    g = game.rules.table(live.state, live.fate, 7)
    deck = g.state.decks["common"]
    first, second = deck.pop(0), deck.pop(0)
    playing.under_deck(g, [first])
    playing.under_deck(g, [second])
    before = list(deck)
    game.rules.mix(g, "9:0:a")
    assert deck[-2:] == [first, second]
    assert sorted(deck) == sorted(before)
    assert deck != before


def test_of_what_went_under_a_deck_at_once_nobody_knows_the_order() -> None:
    game, live = somewhere("elder-sign")
    orders = set[tuple[str, ...]]()
    for n in range(20):
        g = game.rules.table(game.rules.load(live.state.model_dump_json(), game.rules.version), live.fate, 7)
        deck = g.state.decks["common"]
        lot, later = [deck.pop(0) for _ in range(3)], deck.pop(0)
        playing.under_deck(g, lot)
        playing.under_deck(g, [later])
        game.rules.mix(g, f"{n}:0:a")
        assert set(deck[-4:-1]) == set(lot)
        assert deck[-1] == later
        orders.add(tuple(deck[-4:-1]))
    assert len(orders) > 1


def test_one_of_several_that_is_seen_and_goes_back_is_known_by_itself() -> None:
    game, live = somewhere("elder-sign")
    g = game.rules.table(live.state, live.fate, 7)
    deck = g.state.decks["ally"]
    lot = list(deck)
    deck.clear()
    playing.under_deck(g, lot)
    first = deck.pop(0)
    playing.under_deck(g, [first])
    for n in range(20):
        game.rules.mix(g, f"{n}:0:a")
        assert deck[-1] == first
        assert sorted(deck) == sorted(lot)


def test_a_deck_that_went_round_is_known_from_end_to_end() -> None:
    game, live = somewhere("elder-sign")
    g = game.rules.table(live.state, live.fate, 7)
    deck = g.state.decks["mythos"]
    for _ in range(len(deck)):
        g.lay_under("mythos", deck.pop(0))
    before = list(deck)
    game.rules.mix(g, "9:0:a")
    assert deck == before


def test_decks_of_a_game_from_before_it_was_written_down_are_left_alone() -> None:
    for name, version in (("elder-sign", 3), ("cultistorm", 1)):
        game, live = somewhere(name)
        plain = live.state.model_dump_json()
        old = game.rules.load(plain, version)
        assert old.known is None
        table = game.rules.table(old, live.fate, 7)
        game.rules.mix(table, "9:0:a")
        assert old == game.rules.load(plain, version)
        table.knows("common", "anything")
        table.forgets("common")
        assert old.known is None


def test_what_a_wizard_foresaw_comes_as_foreseen() -> None:
    game, live = somewhere("talisman")
    g = game.rules.table(live.state, live.fate, 7)
    top = g.state.adventure[:3]
    g.state.players[1].foreseen = top[:]
    g.state.players[0].foreseen = top[:1]
    rest = g.state.adventure[3:]
    game.rules.mix(g, "9:0:a")
    assert g.state.adventure[:3] == top
    assert g.state.adventure[3:] != rest
    game.rules.audit(g.state)


def test_what_somebody_looked_at_in_the_circle_stays_where_it_lies() -> None:
    game, live = somewhere("cultistorm")
    g = game.rules.table(live.state, live.fate, 7)
    fronts = [ring.card for ring in g.state.circle]
    backs = [g.cards.horrors[f].threshold for f in fronts if f]
    seen = set[str]()
    for n in range(20):
        game.rules.mix(g, f"{n}:0:a")
        assert [g.cards.horrors[r.card].threshold for r in g.state.circle if r.card] == backs
        seen.add(g.state.circle[0].card)
    assert len(seen) > 1
    g.state.peeks.append(Peek(who=0, ring=0, card=g.state.circle[0].card))
    for n in range(20):
        game.rules.mix(g, f"{n}:1:a")
        assert g.state.circle[0].card == g.state.peeks[-1].card


def test_whoever_has_given_the_trapezohedron_away_still_knows_what_it_showed() -> None:
    game, live = somewhere("cultistorm")
    g = game.rules.table(live.state, live.fate, 7)
    g.state.peeks = []
    g.state.investigators[0].objects = ["shining-trapezohedron.1"]
    shown = [ring.card for ring in g.state.circle[:-1]]
    objects.discard(g, 0, "shining-trapezohedron.1")
    for n in range(20):
        game.rules.mix(g, f"{n}:0:a")
    assert [ring.card for ring in g.state.circle[:-1]] == shown
    mine = game.rules.view(g.state, g.player(0))
    assert [ring.card for ring in mine.circle[:-1]] == shown
    horror.forget(g, 1)
    assert len(g.state.peeks) == len(shown) - 1


def test_the_trapezohedron_shows_neither_the_pile_nor_the_endgame() -> None:
    game, live = somewhere("cultistorm")
    g = game.rules.table(live.state, live.fate, 7)
    g.state.investigators[0].objects = ["shining-trapezohedron.1"]
    shown = [ring.card for ring in g.state.circle[:-1]]
    piles, endings = set[tuple[str, ...]](), set[str]()
    for n in range(20):
        game.rules.mix(g, f"{n}:0:a")
        assert [ring.card for ring in g.state.circle[:-1]] == shown
        piles.add(tuple(g.state.horror_deck))
        endings.add(g.state.circle[-1].card)
    assert len(piles) > 1
    assert len(endings) == 2


def test_which_back_comes_next_in_the_circle_is_mixed_but_for_those_that_were_seen() -> None:
    game, live = somewhere("cultistorm")
    g = game.rules.table(live.state, live.fate, 7)

    def backs() -> tuple[int, ...]:
        return tuple(g.cards.horrors[card].threshold for card in g.state.horror_deck)

    g.forgets(horror.PILE)
    horror._fill(g, 0)
    horror._fill(g, 1)
    start, found = backs(), set[tuple[int, ...]]()
    for n in range(30):
        game.rules.mix(g, f"{n}:0:a")
        assert (backs()[:2], backs()[-1]) == (start[:2], start[-1])  # two went under the pile, one lies on top
        found.add(backs())
    assert len(found) > 1
