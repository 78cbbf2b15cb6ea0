"""What honest readers could get wrong: choices that are open when all are ready, deaths nobody was warned of, late comers, worlds, blocks."""

from __future__ import annotations

import pytest

from games.cultistorm import events
from games.cultistorm.modules.remote_assistance import DECK, OPEN, USED
from games.cultistorm.shortcuts import StormShortcuts
from games.cultistorm.state import StormState
from games.kernel.ask import Ask
from games.kernel.testing import Play

from ..packed import packed
from . import given
from .given import CARDS, all_ready, column, ilse, jack, laid_out, madness, miriam, play, rosa, storm, tobias
from .test_disputes import ready
from .test_otherworlds import opened

rule = pytest.mark.rule
HAND = "g01 g02 g03 g04 g05 g06 g07 g08 g09 g10 g11 g12"


# Ready


@rule("CS-PREP-09", "CS-PREP-08", "CS-SUP-07")
def test_the_preparation_does_not_end_while_a_ready_one_has_a_support_to_carry_out() -> None:
    """Rosa is ready when Tobias steadies her hand. Everybody else is ready before she has said which face: they wait for her."""
    t = play(storm(rosa(0, dice="key"), tobias(1, hand="g06"), ilse(2)))
    ready(t, 0).says(1, "support:g06.1:0")
    ready(t, 1, 2).asks(0, "cs-turn-die")
    assert t.state.phase == "preparation"
    t.says(0, "turn:1:wild")
    assert t.state.investigators[1].discard == ["g06.1"]
    assert len(t.state.investigators[1].hand) == 1  # the card after the support, too
    assert not t.state.investigators[0].ready  # a die of hers is another


@rule("CS-PREP-09", "S-60")
def test_the_preparation_does_not_end_while_a_ready_one_is_asked_whether_they_want_to_die() -> None:
    t = play(storm(rosa(0, insanity=4, moves=1), tobias(1), ilse(2)))
    ready(t, 0).says(0, "move:1")
    ready(t, 1, 2).asks(0, "cs-certain")
    assert (t.state.phase, t.state.result) == ("preparation", "")


# Certain death


@rule("S-60", "CS-ICON-07")
def test_whoever_pays_for_a_star_with_their_own_mind_is_asked_first() -> None:
    """Last Resort costs no insanity as a support, but its text does."""
    t = play(storm(miriam(0, hand="healer-s6", insanity=4), tobias(1, permanent=1), ilse(2)))
    t.says(0, "support:healer-s6.0:1").asks(0, "cs-certain")
    t.says(0, "cancel", msg="cs-certain")
    assert (t.state.result, madness(t, 1)) == ("", 1)


@rule("S-60", "S-49", "S-11", "CS-GOO-07")
def test_pushing_a_fourth_cultist_below_a_great_old_one_is_confirmed_by_whoever_dies_of_it() -> None:
    """None could arrive there, but one that is pushed there is the fourth, and another Great Old One is kept out."""
    state = storm(
        rosa(3),
        tobias(1, insanity=4),
        ilse(2),
        altars=(3,),
        locations={0: "asylum", 3: "harbour"},
        columns={3: "deep-1", 4: "ashes-1 ashes-2 ashes-3"},
        elders={"hastur": 4},
    )
    t = play(state).says(0, "act:embarking")
    t.asks(0, "cs-certain").says(0, "confirm").asks(1, "cs-certain-victim").says(1, "cancel")
    assert len(column(t, 3)) == 1
    t.says(0, "act:embarking").says(0, "confirm").says(1, "confirm")
    assert t.state.result == "insane"


BITTER = """
objects:
  - id: bitter-root
    name: {en: Bitter Root, de: Bitterwurz}
    flavour: {en: "It clears the head. All of it.", de: "Sie macht den Kopf frei. Ganz."}
    emblem: mdi:sprout
    uses: [{id: bitter-root, discard: true, do: [{insanity: 1}, {draw: 2}]}]
"""


@rule("S-60", "CS-PREP-04")
def test_an_object_of_a_pack_that_costs_the_last_of_a_mind_is_confirmed() -> None:
    with packed(given, BITTER):
        t = given.play(storm(rosa(0, insanity=4, objects="bitter-root.1"), tobias(1), ilse(2), found="bitter-root.2"))
        t.says(0, "use:bitter-root.1:bitter-root").asks(0, "cs-certain").says(0, "cancel", msg="cs-certain")
        assert t.state.investigators[0].objects == ["bitter-root.1"]


def doubt(t: Play[StormState], seat: int, msg: str, key: str) -> str:
    ask: Ask = t.question(seat, msg)
    found = StormShortcuts(CARDS).doubt(t.view(seat), ask, key)
    return found.msg if found else ""


@rule("S-60", "CS-FIGHT-04", "S-25")
def test_whoever_would_die_of_not_fighting_is_asked_once_more() -> None:
    people = [rosa(0, insanity=4, hand="g01", dice="moon", targets="deep-1"), tobias(1, insanity=4), ilse(2, insanity=3)]
    t = play(storm(*people, columns={0: "deep-1"}))
    assert [doubt(t, seat, "cs-prepare", "ready") for seat in range(3)] == ["", "doubt-cs-end", ""]
    all_ready(t).asks(0, "cs-attack")
    assert doubt(t, 0, "cs-attack", "decline") == "doubt-cs-end"
    assert doubt(t, 0, "cs-attack", "attack") == ""


@rule("S-60", "S-25")
def test_whoever_has_fought_or_has_another_to_fight_declines_without_a_warning() -> None:
    people = [rosa(0, insanity=4, hand="g01 g02 g05", dice="moon", targets="deep-1 deep-2"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "deep-1 deep-2"})))
    t.says_if_asked(0, "fight:0:deep-2", msg="cs-order")
    assert doubt(t, 0, "cs-attack", "decline") == ""


@rule("S-52", "CS-SEAL-04")
def test_more_trophies_than_are_missing_are_asked_about_in_a_fight_as_well() -> None:
    people = [rosa(0, hand="g01", dice="moon", targets="deep-1", trophies="key key key key key"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "deep-1"})))
    asked = {key: doubt(t, 0, "cs-attack", key) for key in ("lay:1", "lay:3", "lay:5")}
    assert asked == {"lay:1": "", "lay:3": "", "lay:5": "doubt-cs-lay-more"}


# Late comers and creatures


@rule("S-26", "S-79", "CS-TGT-06")
def test_on_easy_whoever_comes_too_late_for_a_great_old_one_is_forgiven_as_well() -> None:
    people = [rosa(0, hand=HAND, targets="hastur"), tobias(0, targets="hastur", hand="g01"), ilse(2)]
    t = all_ready(play(storm(*people, elders={"hastur": 0}, difficulty="easy")))
    t.says(0, "fight:0:hastur", msg="cs-order").says_if_asked(1, "fight:0:hastur", msg="cs-order").says(0, "attack")
    t.ever_told(events.GreatOldOneDefeated, great_old_one="hastur")
    t.never_told(events.FoughtNobody, who=1)
    t.ever_told(events.FoughtNobody, who=2)  # who had marked nobody


@rule("S-102", "S-25")
def test_a_hopeless_fight_with_ghouls_is_begun_so_that_they_rob_nobody() -> None:
    people = [rosa(0, hand="g01", targets="ghoul-pack"), tobias(1), ilse(0, hand="g02 g03")]
    t = all_ready(play(storm(*people, columns={0: "ghoul-pack"}, creatures=["ghoul-pack"])))
    t.ever_told(events.FightBegins, enemy="ghoul-pack")
    t.ever_told(events.FightLost, enemy="ghoul-pack")
    t.never_told(events.CardsDiscarded)
    assert len([e for e in t.events(events.InsanityGained) if isinstance(e, events.InsanityGained) and e.who == 0]) == 1


@rule("S-102", "S-25")
def test_with_another_to_fight_nobody_pays_for_the_ghouls() -> None:
    people = [rosa(0, hand="g01 g02 g05", targets="ghoul-pack deep-1"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "deep-1 ghoul-pack"}, creatures=["ghoul-pack"])
    t = all_ready(play(state)).says_if_asked(0, "fight:0:ghoul-pack", msg="cs-order")
    t.never_told(events.FightBegins, enemy="ghoul-pack")
    t.ever_told(events.FightWon, enemy="deep-1")


# Nothing is sealed while another Great Old One is there


@rule("S-13", "S-124", "CS-GFIGHT-08")
def test_the_plague_stays_where_the_first_of_two_falls_and_nothing_is_sealed() -> None:
    people = [rosa(0, hand=HAND, targets="hastur"), tobias(1), ilse(2)]
    sealed: dict[int, str] = dict.fromkeys(range(1, 5), "card")
    state = storm(*people, modules=["plagues"], elders={"hastur": 0, "dagon": 0}, ending_came=True, sealed=sealed)
    state.ending = "when-the-gates-burst"
    laid_out(state).tally["plagues.cubes.0"] = 3
    t = all_ready(play(state)).says(0, "attack")
    t.ever_told(events.GreatOldOneDefeated, great_old_one="hastur")
    assert (t.state.places[0].sealed, t.state.tally["plagues.cubes.0"]) == ("", 3)


# Blocks (S-158)


def blocked(slot: int) -> list[dict[str, str]]:
    return [{"what": "blocked", "on": str(slot), "until": "next_cultists", "card": "chalk-circle.1"}]


@rule("S-158", "CS-CULT-12", "CS-EVENT-01")
def test_a_block_stops_the_cultist_of_an_event_too() -> None:
    state = storm(modules=["cultist-events"], phase="cultists", marker=0, lasting=blocked(0))
    t = play(laid_out(state, cultist_events="event-torchlight.1"))
    assert [len(column(t, s)) for s in range(5)] == [0, 1, 1, 1, 0]
    assert t.state.marker == 4


@rule("S-158", "CS-CULT-16")
def test_a_block_stops_the_cultist_of_a_horror_card_in_the_cultist_phase_and_in_no_other() -> None:
    """The Cup-Bearer's step turns up the Swarm: it comes to the four empty locations but one, and so does the third arrival. In the horror phase
    nobody is stopped."""
    ring = {"circle": "rot nightmares swarm", "crystals": {2: 3}}
    state = storm(phase="cultists", castes=["faceless-court"], cultists="court-5", marker=0, lasting=blocked(2), **ring)
    assert [len(column(play(state), s)) for s in range(5)] == [1, 2, 0, 1, 1]
    state = storm(phase="horror", circle="rot nightmares footsteps", crystals={2: 1}, marker=2, lasting=blocked(2))
    assert len(column(play(state), 2)) == 1


# In another world (S-159)


@rule("S-159", "S-125", "CS-WORLD-02")
def test_who_heals_somebody_beside_them_reaches_nobody_out_of_a_world_or_in_it() -> None:
    state = opened("dagon", 0, miriam(0, board="key"), tobias(0), ilse(2))
    state.investigators[1].insanity = state.investigators[2].insanity = 2
    state.investigators[2].slot = 0  # she came later, and is free
    play(state).offers_not(0, "use:healer-1:bedside")
    state = opened("dagon", 0, tobias(0), miriam(2, board="key"), ilse(2))
    state.investigators[0].insanity = 2
    state.investigators[1].slot = 0
    play(state).offers_not(1, "use:healer-1:bedside")
    state.investigators[1].board = [["key"], ["key", "key"]]  # at any distance
    play(state).says(1, "use:healer-2:bedside").told(events.InsanityHealed, who=0)


@rule("S-159", "CS-WORLD-04")
def test_a_worlds_card_holds_for_those_inside() -> None:
    t = play(opened("hastur", 0, rosa(0, hand="g01"), tobias(1), ilse(2)))
    assert not [k for k in t.keys(0, "cs-prepare") if k.startswith("research:")]
    t = play(opened("cthulhu", 0, rosa(0), tobias(1, hand="g07 g01"), ilse(2)))
    assert not [k for k in t.keys(1, "cs-prepare") if k.startswith("support:") and k.endswith(":0")]


@rule("S-159", "CS-WORLD-02", "CS-SUP-02")
def test_no_support_brings_the_swallowed_a_die() -> None:
    people = [rosa(0), jack(1, hand="gambler-s2 g09 gambler-s3", dice="moon"), ilse(2)]
    t = play(opened("dagon", 0, *people))
    assert {k for k in t.keys(1, "cs-prepare") if k.startswith("support:") and k.endswith(":0")} == {
        "support:gambler-s3.1:0"
    }  # the pool's


@rule("S-161", "CS-REMOTE-03", "CS-WORLD-04", "CS-SUP-06")
def test_an_ally_reaches_whom_nobody_can_support_and_is_none_of_the_supports() -> None:
    """Rosa is in the Drowned Street. No card of Tobias's reaches her, but the letter he asks for does."""
    shelf = {DECK: [], OPEN: ["ally-letter-home.1"], USED: []}
    state = opened(
        "cthulhu", 0, rosa(0, insanity=1), tobias(1, hand="g07"), modules=["remote-assistance", "otherworlds"], shelf=shelf
    )
    state.shelf |= shelf
    state.investigators[0].insanity = 1
    t = play(state).offers_not(1, "support:g07.1:0").says(1, "ally:ally-letter-home.1:0")
    assert (madness(t, 0), t.state.investigators[1].played) == (0, 0)


# Moves (S-160)


@rule("S-160", "CS-MOVE-03")
def test_an_errand_waits_for_the_move_that_would_cost() -> None:
    t = play(storm(rosa(0), tobias(1, hand="supporter-s5"), ilse(2)))
    t.says(1, "support:supporter-s5.1:0").says(0, "move:1").says(0, "move:2")
    assert madness(t, 0) == 0
    t.says(0, "move:3")
    assert madness(t, 0) == 1


@rule("S-160")
def test_what_a_card_makes_free_is_free_under_dagon_even_as_the_first_move() -> None:
    state = storm(rosa(0, objects="motorcar.1"), tobias(1), ilse(2), elders={"dagon": 4}, columns={4: "deep-1"})
    t = play(state).says(0, "move:1").says(1, "move:2")
    assert (madness(t, 0), madness(t, 1)) == (0, 1)


# Whoever is away


@rule("CS-PREP-07", "CS-GOO-12", "CS-GOO-13")
def test_whoever_is_away_holds_the_one_at_the_gate_rather_than_blocking_a_location() -> None:
    """D-15: the least harmful way to carry out a Barricade, where not holding Hastur would be the end; of two the one at the gate."""
    state = storm(rosa(0, hand="g15"), tobias(1), ilse(2), elders={"dagon": 4, "hastur": 3}, columns={4: "deep-1"})
    state.ending, state.ending_came = "when-the-gates-burst", True
    t = play(state).says(0, "support:g15.0:1")
    ask = t.question(1, "cs-choose")
    assert t.live.default(ask) == ("choose:1",)
    t.says(1, "choose:1")
    assert t.live.default(t.question(1, "cs-hold")) == ("hold:hastur",)
    far = storm(rosa(0, hand="g15"), tobias(1), ilse(2), elders={"hastur": 3}, columns={3: "deep-1"})
    t = play(far).says(0, "support:g15.0:1")
    assert t.live.default(t.question(1, "cs-choose")) == ("choose:0",)


@rule("CS-SEAL-05", "CS-SEAL-06")
def test_whoever_is_away_seals_with_the_key_they_need_to_survive_it() -> None:
    """D-30: they seal if they survive it."""
    people = [rosa(0, insanity=3, seals="key", objects="iron-key.1"), tobias(1), ilse(2)]
    t = play(storm(*people, phase="sealing", laid={0: 3}, columns={0: "deep-1 deep-2 deep-3"})).default()
    assert (t.state.places[0].sealed, madness(t, 0), t.state.object_discard) == ("card", 4, ["iron-key.1"])


# Texts that say what happens


@rule("S-31", "CS-GOO-13", "CS-GOO-07", "S-79")
def test_texts_promise_no_more_and_no_less_than_happens() -> None:
    def text(card: str, lang: str) -> str:
        return " ".join(CARDS.text(card, lang))  # type: ignore[arg-type]

    assert "In place of level 1" in text("healer", "en")
    assert "Statt Stufe 1" in text("healer", "de")
    assert "neither advances nor enters" in text("g15", "en")  # it holds one at the gate, as Hold the Line does
    assert "auch am Tor" in text("g15", "de")
    assert "kept out" in text("medium-s5", "en")
    assert "each cultist" in text("fighter", "en")
    assert "once per investigator" in text("chapel", "en").lower()


@rule("S-31")
def test_a_house_call_takes_the_place_of_the_bedside() -> None:
    people = [miriam(0, board="key key+key"), tobias(0, insanity=2), jack(2, insanity=2)]
    t = play(storm(*people)).says(0, "use:healer-2:bedside").says(0, "whom:2")
    assert (madness(t, 1), madness(t, 2)) == (2, 1)
    assert not [k for k in t.keys(0, "cs-prepare") if k.startswith("use:")]
