"""Module 5, Ancient Relics: CS-RELIC. Every relic is used."""

from __future__ import annotations

import random

import pytest

from games.cultistorm import events
from games.cultistorm.modules import ancient_relics
from games.cultistorm.rules import horror, moving, objects, sealing, symbols
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, RULES, all_ready, ansel, column, hand_on, ilse, laid_out, madness, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
NAME = ancient_relics.NAME
DECK = ancient_relics.DECK


def vault(tops: str, *people: object, **more: object) -> StormState:
    """These relics lie on top; those somebody holds are not in the pile."""
    wanted: dict[str, object] = {"modules": [NAME], **more}
    state = laid_out(storm(*people, **wanted))  # type: ignore[arg-type]
    held = [o for i in state.investigators for o in i.objects]
    top = [f"{card}.1" for card in tops.split()]
    state.shelf[DECK] = top + [c for c in state.shelf[DECK] if c not in top and c not in held]
    return state


def opened(tops: str, *people: object, **more: object) -> Play[StormState]:
    return play(vault(tops, *people, **more)).says(0, "relic")


@rule("CS-RELIC-01")
def test_at_an_unsealed_location_without_a_great_old_one_once_per_round() -> None:
    people = [rosa(0), tobias(1), ilse(2)]
    t = play(vault("", *people, sealed={1: "token"}, elders={"dagon": 2}, columns={2: "deep-1"}))
    t.offers(0, "relic").offers_not(1, "relic").offers_not(2, "relic")
    t = opened("silver-key elder-sign", *people, marker=4).says(0, "none").says(0, "move:3").offers_not(0, "relic")
    t.offers(1, "relic")


@rule("CS-RELIC-02", "S-121")
def test_two_insanity_and_a_cultist_then_one_of_two_is_kept() -> None:
    t = opened("silver-key elder-sign", rosa(0), tobias(1), ilse(2), cultists="deep-9", marker=4)
    order = t.order(events.GateOpened, events.InsanityGained, events.CultistArrives, events.RelicsSeen)
    assert order == ["GateOpened", "InsanityGained", "CultistArrives", "RelicsSeen"]
    assert (madness(t, 0), column(t, 0), t.state.marker) == (2, ["deep-9"], 4)
    t.says(0, "keep:elder-sign.1")
    assert t.state.investigators[0].objects == ["elder-sign.1"]
    assert t.state.shelf[DECK][-1] == "silver-key.1"
    assert not t.state.object_discard


def test_who_would_certainly_die_is_asked_first() -> None:
    """D-32: by the insanity, or by the Great Old One the cultist brings."""
    t = play(vault("", rosa(0, insanity=3), tobias(1), ilse(2))).says(0, "relic").asks(0, "cs-certain").says(0, "cancel")
    assert madness(t, 0) == 3
    t.says(0, "relic").says(0, "confirm")
    assert (t.state.result, t.state.reason) == ("insane", "0")
    full = vault("", rosa(0), tobias(1, insanity=4), ilse(2), columns={0: "deep-1 deep-2 deep-3"})
    play(full).says(0, "relic").says(0, "confirm").asks(1, "cs-certain-victim")
    assert next(o for o in play(full).question(0).options if o.key == "relic").tone == "danger"


def test_with_the_board_full_it_is_the_limit() -> None:
    columns = {1: "deep-1 deep-2 deep-3", 2: "deep-4 deep-5 deep-6", 3: "horn-1 horn-2 horn-3", 4: "horn-4 horn-5"}
    t = opened("", rosa(0), tobias(1), ilse(2), columns=columns).says(0, "confirm")
    assert t.state.result == "limit"


@rule("CS-RELIC-03")
def test_relics_are_objects() -> None:
    people = [rosa(0, objects="lantern.1 laudanum.1"), tobias(0), ilse(2)]
    t = opened("silver-key elder-sign", *people, marker=4).offers_not(0, "keep:silver-key.1")
    t.says(0, "keep:silver-key.1:lantern.1")
    assert t.state.investigators[0].objects == ["laudanum.1", "silver-key.1"]
    assert t.state.object_discard == ["lantern.1"]
    t.says(0, "give:silver-key.1:1").says(1, "accept")
    assert t.state.investigators[1].objects == ["silver-key.1"]


@rule("S-121")
def test_a_discarded_relic_goes_under_its_pile() -> None:
    g = hand_on(vault("", rosa(0, objects="silver-key.1"), tobias(1), ilse(2)))
    objects.discard(g, 0, "silver-key.1")
    assert g.state.shelf[DECK][-1] == "silver-key.1"
    assert not g.state.object_discard
    RULES.audit(g.state)


@rule("S-121")
def test_a_researcher_cannot_pass_a_relic_on() -> None:
    people = [ansel(0, board="key key+key"), tobias(1), ilse(2)]
    opened("silver-key elder-sign", *people).offers(0, "keep:silver-key.1").offers_not(0, "pass:silver-key.1:1")


# The ten


def test_the_silver_key_moves_for_free_always() -> None:
    people = [rosa(0, objects="silver-key.1"), tobias(1), ilse(2)]
    t = play(vault("", *people, elders={"dagon": 4}, columns={4: "deep-1"})).says(0, "move:1").says(0, "move:2").says(0, "move:3")
    assert madness(t, 0) == 0
    assert moving.cost(hand_on(t.state), 1) == 1  # Dagon: the first move costs


def test_the_trapezohedron_shows_its_owner_all_fronts_but_the_eye() -> None:
    t = play(vault("", rosa(0, objects="shining-trapezohedron.1"), tobias(0), ilse(2)))
    fronts = [slot.card for slot in t.state.circle]
    assert [ring.card for ring in t.view(0).circle] == [*fronts[:5], ""]
    assert not any(ring.card for viewer in (1, None) for ring in t.view(viewer).circle)
    for viewer in (0, 1, None):
        other = RULES.scramble(t.state, viewer, random.Random(2).randrange)
        assert RULES.view(other, viewer) == t.view(viewer)
    t.says(0, "give:shining-trapezohedron.1:1").says(1, "accept")
    assert [ring.card for ring in t.view(1).circle][:5] == fronts[:5]


@rule("S-162")
def test_whoever_gave_the_trapezohedron_away_knows_what_it_has_shown_until_it_changes() -> None:
    t = play(vault("", rosa(0, objects="shining-trapezohedron.1"), tobias(0), ilse(2)))
    fronts = [slot.card for slot in t.state.circle]
    t.says(0, "give:shining-trapezohedron.1:1").says(1, "accept")
    assert [ring.card for ring in t.view(0).circle] == [*fronts[:5], ""]
    assert not any(ring.card for viewer in (2, None) for ring in t.view(viewer).circle)
    horror.forget(t.live.table, 3)
    assert not t.view(0).circle[3].card


def test_the_elder_sign_seals_without_insanity() -> None:
    people = [rosa(0, objects="elder-sign.1", seals="key"), tobias(0), ilse(2)]
    g = hand_on(vault("", *people, columns={0: "deep-1 deep-2"}, laid={0: 3}))
    assert (sealing.cost(g, 0), sealing.cost(g, 1)) == (0, 2)
    list(sealing.seal(g, 0))
    assert g.madness(0) == 0
    assert g.at(0).sealed == "card"


@pytest.mark.parametrize("symbol", ["key", "flame", "moon", "spiral", "tide"])
def test_a_star_stone_gives_its_symbol_in_every_combat_phase(symbol: str) -> None:
    g = hand_on(vault("", rosa(0, objects=f"star-stone-{symbol}.1"), tobias(1), ilse(2), columns={0: "deep-1"}))
    assert [(s.symbol, s.spent) for s in symbols.given(g, 0, "deep-1")] == [(symbol, False)]
    g.once(f"0:star-stone-{symbol}.1", "combat")
    assert not symbols.given(g, 0, "deep-1")
    g.expire("combat")
    assert symbols.given(g, 0, "deep-1")


def test_the_lens_turns_a_die_once_per_round() -> None:
    people = [rosa(0, objects="yithian-lens.1", dice="key"), tobias(1), ilse(2)]
    t = play(vault("", *people)).says(0, "use:yithian-lens.1:yithian-lens").says(0, "turn:1:wild")
    assert t.state.investigators[0].dice[0].face == "wild"
    t.offers_not(0, "use:yithian-lens.1:yithian-lens")


def test_the_necronomicon_gives_two_wild_symbols_for_insanity() -> None:
    people = [rosa(0, objects="necronomicon.1", hand="g02", targets="ashes-1"), tobias(1), ilse(2)]
    t = all_ready(play(vault("", *people, columns={0: "ashes-1"}))).says(0, "attack").says(0, "commit")
    t.ever_told(events.FightWon, who=0)
    assert t.ever_told(events.InsanityGained, who=0, why="symbols")
    assert t.state.investigators[0].objects == ["necronomicon.1"]


def test_there_are_ten_and_none_in_the_object_deck() -> None:
    t = begun(3, modules=[NAME])
    assert len(t.state.shelf[DECK]) == 10
    assert not [o for o in t.state.object_deck if CARDS.objects[o.partition(".")[0]].of]
    assert set(t.view(0).shelf[DECK]) == {"?"}
    assert DECK not in begun(3).state.shelf


def test_an_empty_pile_offers_nothing() -> None:
    state = vault("", rosa(0), tobias(1), ilse(2))
    state.investigators[1].objects, state.shelf[DECK] = state.shelf[DECK], []
    play(state).offers_not(0, "relic")
