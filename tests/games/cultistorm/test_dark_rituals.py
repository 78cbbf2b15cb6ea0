"""Module 6, Dark Rituals: CS-RITE. Every ritual is used."""

from __future__ import annotations

from collections import Counter

import pytest

from games.cultistorm import events
from games.cultistorm.modules import dark_rituals
from games.cultistorm.rules import symbols
from games.cultistorm.state import StormState
from games.kernel.testing import Play

from .given import CARDS, all_ready, column, hand_on, ilse, laid_out, madness, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
NAME = dark_rituals.NAME


def versed(ritual: str, *people: object, xp: int = 0, **more: object) -> Play[StormState]:
    """Rosa knows this ritual, and has so much experience."""
    wanted: dict[str, object] = {"modules": [NAME], **more}
    luck = {k: str(wanted.pop(k)) for k in ("cultist_dice", "extra_die") if k in wanted}
    state = laid_out(storm(*people, **wanted))  # type: ignore[arg-type]
    state.tally[f"{NAME}.xp.0"] = xp
    if ritual:
        state.shelf[f"{NAME}.open"].remove(f"{ritual}.1")
        state.shelf[f"{NAME}.of.0"].append(f"{ritual}.1")
    return play(state, **luck)


@rule("CS-RITE-01", "S-129")
def test_supports_bring_their_printed_experience_to_whoever_plays_them() -> None:
    people = [rosa(0, hand="g01 g14 fighter-s1"), tobias(1), ilse(2)]
    t = versed("", *people).says(0, "support:g01.0:1")
    assert [i.xp for i in t.view(2).investigators] == [1, 0, 0]
    t.says(0, "support:fighter-s1.0:1")
    assert t.view().investigators[0].xp == 1
    printed = {c.id: c.xp for c in CARDS.actions.values()}
    assert all(printed[c.id] == 0 for c in CARDS.actions.values() if c.star)
    assert [printed[f"g{n:02}"] for n in range(1, 16)] == [1] * 11 + [2] * 4
    play(storm(rosa(0, hand="g01"), tobias(1), ilse(2))).says(0, "support:g01.0:1").never_told(events.ExperienceGained)


@rule("CS-RITE-02")
def test_twelve_rituals_lie_open_four_at_each_price_and_each_has_one_owner() -> None:
    mine = [c for c in CARDS.module_cards.values() if c.of == NAME]
    assert Counter(c.price for c in mine) == {4: 4, 6: 4, 8: 4}
    t = versed("", rosa(0), tobias(1), ilse(2), xp=6)
    assert len(t.view().rituals) == 12
    t.offers(0, "learn:rite-of-asking.1", "learn:rite-of-salt.1").offers_not(0, "learn:rite-of-walls.1").offers_not(
        1, "learn:rite-of-asking.1"
    )
    t.says(0, "learn:rite-of-asking.1").told(events.RitualLearned, who=0, xp=2)
    assert t.view().investigators[0].rituals == ("rite-of-asking.1",)
    assert "rite-of-asking.1" not in t.view().rituals
    t.offers_not(0, "learn:rite-of-glass.1")


@rule("CS-RITE-03")
def test_once_per_round() -> None:
    t = versed("rite-of-asking", rosa(0), tobias(1), ilse(2), cultist_dice="tide")
    t.says(0, "ritual:rite-of-asking.1").says(0, "slot:3").offers_not(0, "ritual:rite-of-asking.1")
    assert t.state.places[3].die == "tide"
    t = all_ready(t)
    while t.state.round == 2 or t.state.phase != "preparation":
        t.default()
    t.offers(0, "ritual:rite-of-asking.1")


def test_the_four_for_four() -> None:
    t = versed("rite-of-pages", rosa(0, hand="g01", deck="g02"), tobias(1), ilse(2)).says(0, "ritual:rite-of-pages.1")
    t.says(0, "drop:g01.0")
    assert t.state.investigators[0].hand == ["g02.0"]
    t = versed("rite-of-thresholds", rosa(0), tobias(1), ilse(2)).says(0, "ritual:rite-of-thresholds.1")
    t.says(0, "move:1").says(0, "move:2")
    assert madness(t, 0) == 0
    t = versed("rite-of-glass", rosa(0), tobias(1), ilse(2)).says(0, "ritual:rite-of-glass.1").says(0, "ring:2")
    assert t.view(0).circle[2].card == t.state.circle[2].card
    assert not t.view(1).circle[2].card


def test_the_four_for_six() -> None:
    people = [rosa(0), tobias(0, insanity=2), ilse(2, insanity=3)]
    t = versed("rite-of-salt", *people).says(0, "ritual:rite-of-salt.1")  # only one here needs it
    assert [madness(t, w) for w in range(3)] == [0, 1, 3]
    t = versed("rite-of-soil", rosa(0, hand="g02"), tobias(1), ilse(2), columns={1: "deep-1"}).says(0, "ritual:rite-of-soil.1")
    t.says(0, "move:1")
    found = [s.symbol for s in symbols.given(hand_on(t.state), 0, "deep-1")]
    assert found == ["flame", "flame"]  # of the location one fights at (S-129)
    t = versed("rite-of-change", rosa(0, trophies="key"), tobias(1), ilse(2)).says(0, "ritual:rite-of-change.1")
    t.says(0, "swap:key:tide")
    assert t.state.investigators[0].trophies == {"tide": 1}
    t = versed("rite-of-silence", rosa(0), tobias(1), ilse(2), crystals={0: 2}).says(0, "ritual:rite-of-silence.1")
    assert t.state.circle[0].crystals == 1


def test_the_four_for_eight() -> None:
    t = versed("rite-of-walls", rosa(0), tobias(1), ilse(2)).says(0, "ritual:rite-of-walls.1")
    assert t.view().places[0].blocked
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1), ilse(2)]
    t = versed("rite-of-the-open-hand", *people, columns={0: "ashes-1"}).says(0, "ritual:rite-of-the-open-hand.1")
    all_ready(t).ever_told(events.FightWon, who=0, enemy="ashes-1")
    t = versed("rite-of-lots", rosa(0), tobias(1), ilse(2), extra_die="wild").says(0, "ritual:rite-of-lots.1")
    assert [d.face for d in t.state.pool] == ["wild"]
    t = versed("rite-of-the-shepherd", rosa(0), tobias(1), ilse(2), columns={0: "deep-1 deep-2"})
    t.says(0, "ritual:rite-of-the-shepherd.1")
    assert (column(t, 0), column(t, 1)) == (["deep-1"], ["deep-2"])


def test_what_would_change_nothing_is_not_offered() -> None:
    versed("rite-of-salt", rosa(0), tobias(1), ilse(2)).offers_not(0, "ritual:rite-of-salt.1")
    versed("rite-of-the-shepherd", rosa(0), tobias(1), ilse(2)).offers_not(0, "ritual:rite-of-the-shepherd.1")


def test_at_the_start_nobody_has_any() -> None:
    t = begun(4, modules=[NAME])
    assert all(i.xp == 0 and not i.rituals for i in t.view().investigators)
    assert len(t.view().shelf[f"{NAME}.open"]) == 12
