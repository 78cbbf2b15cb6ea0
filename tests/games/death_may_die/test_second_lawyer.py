"""What a second lawyer at the table found: choices that were made for people, traps without prey, and moments that were skipped."""

from __future__ import annotations

from typing import Any

import pytest

from games.death_may_die import events
from games.death_may_die.rules.orders import USUAL
from games.death_may_die.state import FIRST, DeathState, Lasting
from games.kernel.phrases import Lang
from games.kernel.rulebook import search
from tests.games.death_may_die.house import (
    RULES,
    Playing,
    adam,
    beth,
    elizabeth,
    finds,
    ian,
    meets,
    night,
    nobody_special,
    play,
    someone,
)
from tests.games.death_may_die.test_disputes import BOOK


def options(t: Playing, msg: str) -> tuple[str, ...]:
    return t.question(msg=msg).keys


def choosing(state: DeathState) -> DeathState:
    """With the orders everybody begins with, and nobody rerolls."""
    for given in state.orders.values():
        given.append("my-order")
    return state


# Who attacks first


@pytest.mark.rule("DMD-FIGHT-02", "S-111")
def test_whoever_is_attacked_says_from_the_beginning_who_comes_next() -> None:
    assert "my-order" in USUAL
    s = choosing(night(nobody_special("corridor"), enemies={"corridor": ["cultist", "byakhee", "ghoul"]}))
    t = play(s).ends_actions()
    assert options(t, "dmd-fight") == ("first:cultist.1", "first:ghoul.1", "first:byakhee.1")
    t.says(0, "first:byakhee.1").says(0, "first:ghoul.1")
    assert [a.enemy for a in t.every(events.Attacks)] == ["byakhee.1", "ghoul.1", "cultist.1"]


@pytest.mark.rule("DMD-FIGHT-02", "S-111")
def test_of_two_that_are_alike_either_comes_first() -> None:
    s = choosing(night(nobody_special("corridor"), enemies={"corridor": ["cultist", "cultist"]}))
    t = play(s).ends_actions()
    assert len(t.every(events.Attacks)) == 2
    assert t.state.turn == 2


@pytest.mark.rule("DMD-FIGHT-02", "S-111")
def test_whoever_leaves_the_order_to_the_table_meets_the_fewest_dice_first() -> None:
    t = play(night(nobody_special("corridor"), enemies={"corridor": ["byakhee", "cultist"]})).ends_actions()
    assert [a.enemy for a in t.every(events.Attacks)] == ["cultist.1", "byakhee.1"]


# Stealth


@pytest.mark.rule("DMD-RUN-03", "S-113")
def test_at_stealth_three_one_may_still_be_followed() -> None:
    t = play(night(elizabeth("corridor", levels={"stealth": 3}), enemies={"corridor": ["cultist", "ghoul"]}))
    t.says(0, "run:archive").says(0, "shake:ghoul.1", msg="dmd-shake")
    assert (t.enemies("archive"), t.enemies("corridor")) == (["cultist.1"], ["ghoul.1"])


# Madness that is wanted


def adam_at(sanity: int, **more: Any) -> Any:
    return adam("corridor", sanity=sanity, levels={"stiff-upper-lip": 2}, **more)


@pytest.mark.rule("DMD-SAN-03", "S-112")
def test_a_lord_may_lose_his_composure_for_a_level() -> None:
    """Stiff Upper Lip 2 could ignore the sanity that leads to the threshold."""
    t = meets("cthulhu-3", adam_at(2), great="cthulhu").asks(0, "dmd-madness").says(0, "lose")
    assert t.me.sanity == 3
    t.asks(0, "dmd-level")
    t = meets("cthulhu-3", adam_at(2), great="cthulhu").says(0, "ignore", msg="dmd-madness")
    assert (t.me.sanity, t.every(events.PsychosisStrikes)) == (2, [])


@pytest.mark.rule("DMD-SAN-04", "S-112")
@pytest.mark.parametrize(("sanity", "left"), [(1, 1), (17, 17)])
def test_nobody_is_asked_where_no_threshold_is_in_reach(sanity: int, left: int) -> None:
    """Neither on the way nor before the skull."""
    t = meets("cthulhu-3", adam_at(sanity), great="cthulhu")
    assert t.me.sanity == left
    assert all(a.msg != "dmd-madness" for a in t.live.asks)


@pytest.mark.rule("DMD-RESULT-06", "S-112")
def test_what_is_let_happen_is_let_happen_whole() -> None:
    """Two Tentacles, two before the threshold: ignoring one would stop short of it. The use is not spent."""
    s = night(adam_at(1), enemies={"corridor": ["ghoul"]})
    t = play(s.model_copy(deep=True), attack="b b x").says(0, "attack:ghoul.1").says(0, "lose", msg="dmd-madness")
    assert t.me.sanity == 3
    assert not t.state.used.get("turn")
    t = play(s, attack="b b x").says(0, "attack:ghoul.1").says(0, "ignore", msg="dmd-madness")
    assert t.me.sanity == 2


@pytest.mark.rule("DMD-FIRE-04", "S-112")
def test_the_tough_may_let_a_fire_drive_them_mad() -> None:
    burning = ian("corridor", sanity=2, fire=1, levels={"toughness": 4})
    t = play(night(burning), fire="b").ends_actions().until(0, "dmd-madness").says(0, "lose")
    assert (t.me.sanity, t.me.wounds) == (3, 1)


# Before the last blow


@pytest.mark.rule("DMD-GEOT-01", "S-115")
@pytest.mark.parametrize(("wounds", "asked"), [(4, True), (3, False)])
def test_before_hasturs_last_song_one_may_heal_if_it_might_kill(wounds: int, asked: bool) -> None:
    """Two Yellow Signs, two dice; the Morphine of find-4."""
    last = night(
        nobody_special("corridor", wounds=wounds, holds=["find-4:right"]),
        great_at="great-hall",
        stage=4,
        disrupted=True,
        tokens={"yellow-sign": ["0", "0"]},
        mythos=["hastur-4"],
    )
    t = play(last, stage="s s").ends_actions()  # Morphine in hand: there is one more moment before the card
    if not asked:
        assert t.state.turn == 2
        return
    t.says(0, "use:find-4:0", msg="dmd-action")
    assert t.me.wounds == 3
    assert not t.me.fate


@pytest.mark.rule("DMD-GEOT-01", "S-115")
def test_before_cthulhu_crushes_one_may_heal_but_not_drink() -> None:
    """Find-8 is Whisky: there is nothing to reroll."""
    last = night(
        nobody_special("corridor", wounds=5, stress=3, holds=["find-8:right", "find-4:right"]),
        great="cthulhu",
        great_at="corridor",
        stage=4,
        disrupted=True,
        mythos=["cthulhu-4"],
    )
    t = play(last).ends_actions()
    while t.state.phase != "end":
        t.default()
    assert options(t, "dmd-action") == ("use:find-4:0", "pass")
    t.says(0, "use:find-4:0")
    assert (t.me.wounds, t.me.fate) == (3, "")


# Whoever comes by a find


@pytest.mark.rule("DMD-FIGHT-05", "DMD-INVEST-08", "S-21")
def test_before_somebody_attacks_whom_a_find_has_brought_one_may_leave_by_a_rope() -> None:
    t = finds("find-15", nobody_special("corridor", holds=["find-13:right"]), enemies={"office": ["cultist"]})
    t.says(0, "decline").says(0, "use:find-13:0", msg="dmd-action").says(0, "space:great-hall")
    assert t.enemies("corridor") == ["cultist.1"]
    assert t.every(events.Attacks) == []


# Ether


@pytest.mark.rule("DMD-FIGHT-03", "S-114")
def test_ether_is_not_wasted_on_whoever_is_kept_from_attacking_already() -> None:
    sneaking = elizabeth("office", levels={"stealth": 4}, holds=["find-12:right"])
    t = play(night(sneaking, enemies={"office": ["cultist", "cultist"]})).ends_actions()
    t.says(0, "skip:cultist.1").says(0, "use:find-12:0")
    assert t.every(events.Attacks) == []
    assert len(t.every(events.AttackSkipped)) == 2


@pytest.mark.rule("DMD-EATTACK-04", "S-114")
def test_a_shoggoth_under_ether_does_not_strike_back_either() -> None:
    """The cultist's Tentacle enrages, the rage hits the Shoggoth, which survives."""
    furious = nobody_special("office", sanity=2, psychosis="rage", holds=["find-12:right"])
    s = night(furious, enemies={"office": ["cultist", "shoggoth"]})
    t = play(s, attacked="b x").ends_actions().says(0, "use:find-12:0", msg="dmd-fight").says(0, "enemy:shoggoth.1")
    t.says(0, "enemy:shoggoth.1", msg="dmd-enemy").until(0, "dmd-level")
    assert [a.enemy for a in t.every(events.Attacks)] == ["cultist.1"]


# A trap without prey


@pytest.mark.rule("DMD-GOO-05", "S-94")
def test_no_trap_catches_whoever_is_put_where_they_stand() -> None:
    """Hastur's third stage puts him on the red gate, on which his second one fell."""
    t = play(
        night(someone("john-morgan", at="great-hall"), beth(), great_at="great-hall", disrupted=True, stage_wounds=11),
        attack="s x x",
    ).says(0, "attack:hastur")
    assert (t.state.stage, t.state.stage_wounds) == (3, 0)


# Two that look alike


@pytest.mark.rule("DMD-ATTACK-01", "S-116")
def test_vengeance_finds_the_one_it_is_owed_by() -> None:
    s = night(ian("office", levels={"vengeance": 2}), enemies={"office": ["cultist", "cultist"]})
    s.lasting.append(Lasting(what="wounded", n=1, on="cultist.2", by=0, until="own_turns"))
    t = play(s)
    bonus = {o.key: dict(o.args)["bonus"] for o in t.question(msg="dmd-action").options if o.key.startswith("attack:")}
    assert bonus == {"attack:cultist.1": 1, "attack:cultist.2": 2}


@pytest.mark.rule("DMD-ATTACK-01", "S-116")
def test_to_somebody_without_vengeance_they_are_alike() -> None:
    s = night(nobody_special("office"), enemies={"office": ["cultist", "cultist"]})
    s.lasting.append(Lasting(what="wounded", n=1, on="cultist.2", by=0, until="own_turns"))
    assert [k for k in options(play(s), "dmd-action") if k.startswith("attack:")] == ["attack:cultist.1"]


# A rest


@pytest.mark.rule("DMD-REST-02", "S-12")
def test_whoever_draws_strength_from_wounds_may_keep_them_in_a_rest() -> None:
    """Rasputin at level 3 heals 4, and has a die more while he has 3 wounds."""
    t = play(night(someone("rasputin", "corridor", wounds=3, stress=1, levels={"hard-to-kill": 3})))
    t.says(0, "rest").says(0, "rest:0-1-0", msg="dmd-rest")
    assert (t.me.wounds, t.me.stress) == (3, 0)


# What a card promises


@pytest.mark.rule("DMD-DEATH-04")
def test_a_card_says_that_a_dead_mans_seal_lies_there_as_at_the_start() -> None:
    """It does: empty, so that charging it costs 2 sanity again."""
    said = {lang: RULES.cards.text("mountain", lang) for lang in ("en", "de")}
    assert any(line.endswith("go back to where they first lay, as they lay there at the start.") for line in said["en"])
    assert any(line.endswith("kehren auf ihr Ausgangsfeld zurück und liegen dort wie zu Beginn.") for line in said["de"])


# Games begun before


def test_a_game_begun_before_is_asked_what_it_was_asked_then() -> None:
    """Its log goes on meaning the same."""
    before = choosing(night(adam_at(2), enemies={"corridor": ["cultist", "cultist"]}, mythos=["cthulhu-3"], great="cthulhu"))
    stored = before.model_dump(mode="json")
    del stored["printing"]
    old = RULES.load(DeathState.model_validate(stored).model_dump_json(exclude={"printing"}), 1)
    assert old.printing == FIRST
    t = play(old).ends_actions()
    assert t.me.sanity == 2  # ignored unasked
    assert options(t, "dmd-fight") == ("first:cultist.1", "first:cultist.2")  # also between two that are alike


@pytest.mark.parametrize(
    ("ruling", "words", "lang"),
    [
        ("S-111", "order enemies attack", "en"),
        ("S-111", "wer bestimmt Reihenfolge", "de"),
        ("S-112", "ignore threshold sanity", "en"),
        ("S-112", "Verlust Schwelle ignorieren", "de"),
        ("S-113", "lure Stealth", "en"),
        ("S-113", "Verstohlen abhängen möglich", "de"),
        ("S-114", "Ether", "en"),
        ("S-114", "Äther", "de"),
        ("S-115", "heal before the Great Old One strikes", "en"),
        ("S-115", "heilen Große Alte zuschlägt", "de"),
        ("S-116", "look alike wounded", "en"),
        ("S-116", "gleichen verwundet", "de"),
    ],
)
def test_whoever_disputes_it_again_finds_the_reading(ruling: str, words: str, lang: Lang) -> None:
    assert search(BOOK, words, lang)[0].id == ruling
