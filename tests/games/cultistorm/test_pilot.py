"""The automatic player: sensible in positions set up by hand, and whole games that end."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.pilot import preparing
from games.cultistorm.pilot.autopilot import Autopilot
from games.cultistorm.pilot.preparing import Preparing
from games.cultistorm.state import Investigator, StormState
from games.kernel.ask import Ask, option
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.pilot import legal
from games.kernel.testing import Play
from keeper.games import game
from keeper.simulate import choose, play_one

from .given import CARDS, ansel, hand_on, ilse, jack, miriam, play, rosa, storm, tobias

RULES = Cultistorm(CARDS)


def prepared(*people: Investigator, **more: Any) -> Play[StormState]:
    """Everybody has researched already: that comes early in every round."""
    for person in people:
        person.researched = 1
    return play(storm(*people, **more))


def question(t: Play[StormState], seat: int, msg: str = "") -> Ask:
    return next(a for a in t.live.asks if a.seat == seat and msg in ("", a.msg))


def chooses(t: Play[StormState], seat: int, msg: str = "", pilot: Autopilot | None = None) -> str:
    """What the automatic player says here; several picks with a space between them."""
    return " ".join((pilot or Autopilot(CARDS)).pick(t.live.view(seat), question(t, seat, msg)))


def plays_on(t: Play[StormState], until: str, most: int = 200) -> Play[StormState]:
    """Automatic players at all seats, in turn, until this phase has come."""
    pilot, chance = Autopilot(CARDS), random.Random("pilot")
    for _ in range(most):
        if t.over or t.state.phase == until:
            return t
        asked = choose(t.live, pilot, chance, {})
        t.live.answer(asked.n, asked.seat, pilot.pick(t.live.view(asked.seat), asked))
    raise AssertionError(f"no {until} in sight")


# Fights and help


def test_it_goes_where_it_can_win() -> None:
    """ashes-1 asks flame, moon and spiral, and tide by the die."""
    t = prepared(rosa(0, hand="g02 g03 g04 g05"), tobias(1), ilse(2), columns={3: "ashes-1"}, dice={3: "tide"})
    assert chooses(t, 0) == "move:3"


def test_it_takes_the_die_it_needs_and_leaves_the_others() -> None:
    t = prepared(rosa(0, hand="g02 g03"), tobias(1), ilse(2), columns={0: "ashes-1"}, pool="key spiral tide")
    assert chooses(t, 0) == "die:7"


def test_whoever_is_sure_to_win_lets_the_table_aim() -> None:
    t = prepared(rosa(0, hand="g02 g03 g04"), tobias(1), ilse(2), columns={0: "ashes-1"})
    assert chooses(t, 0) == "auto"


def test_whoever_has_left_it_to_the_table_does_not_come_back_for_it() -> None:
    t = prepared(rosa(0, hand="g02 g03 g04"), tobias(1), ilse(2), columns={0: "ashes-1"})
    pilot = Autopilot(CARDS)
    assert chooses(t, 0, pilot=pilot) == "auto"
    t.says(0, "auto")
    assert not pilot.wants_idle(t.live.view(0), question(t, 0))


def test_with_two_to_fight_it_aims_itself() -> None:
    t = prepared(rosa(0, hand="g02 g03 g04 g01", dice="moon flame key"), tobias(1), ilse(2), columns={0: "ashes-1 threshold-1"})
    assert chooses(t, 0).startswith("target:")


def test_it_lends_the_symbol_that_somebody_lacks() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1, hand="g04 g01"), ilse(2)]
    t = prepared(*people, columns={0: "ashes-1"})
    assert chooses(t, 1) == "support:g04.1:0"


def test_a_free_star_is_lent_before_a_card_that_costs_insanity() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1, hand="g04 supporter-s6"), ilse(2)]
    t = prepared(*people, columns={0: "ashes-1"})
    assert chooses(t, 1) == "support:supporter-s6.1:0"


def test_nobody_lends_at_the_price_of_the_fifth_insanity() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1, hand="g04", insanity=4), ilse(2)]
    t = prepared(*people, columns={0: "ashes-1"})
    assert not chooses(t, 1).startswith("support:")


def test_a_card_one_needs_oneself_is_not_lent() -> None:
    people = [rosa(0, hand="g02 g03"), tobias(1, hand="g02 g03 g04"), ilse(2)]
    t = prepared(*people, columns={0: "ashes-2", 1: "ashes-1"})
    assert chooses(t, 1) in ("auto", "target:ashes-1")


def test_pooled_effort_names_what_is_lacking() -> None:
    people = [rosa(0, hand="g02 g03", targets="ashes-1"), tobias(1, hand="supporter-s3 g01 g04"), ilse(2)]
    t = prepared(*people, columns={0: "ashes-1"}).says(1, "support:supporter-s3.1:0")
    assert chooses(t, 1, "cs-name") == "name:g04.1"


def test_the_maddest_is_healed_for_nothing() -> None:
    people = [miriam(0, hand="healer-s2"), rosa(1, insanity=1), tobias(2, insanity=3)]
    t = play(storm(*people))
    assert chooses(t, 0) == "support:healer-s2.0:2"


def test_calm_words_go_from_the_sane_to_the_mad_only() -> None:
    t = play(storm(tobias(0, hand="g10"), rosa(1, insanity=4), ilse(2)))
    assert chooses(t, 0) == "support:g10.0:1"
    t = play(storm(tobias(0, hand="g10", insanity=3), rosa(1, insanity=2), ilse(2)))
    assert not chooses(t, 0).startswith("support:")


def test_a_reckless_rite_is_taken_only_with_room_for_it() -> None:
    people = [rosa(0, hand="g02", targets="ashes-1"), tobias(1, hand="g12"), ilse(2)]
    t = play(storm(*people, columns={0: "ashes-1"})).says(1, "support:g12.1:0")
    assert chooses(t, 0, "cs-offer-support") == "accept"
    people = [rosa(0, hand="g02", targets="ashes-1", insanity=3), tobias(1, hand="g12"), ilse(2)]
    t = play(storm(*people, columns={0: "ashes-1"})).says(1, "support:g12.1:0")
    assert chooses(t, 0, "cs-offer-support") == "refuse"


def test_together_they_win_what_none_of_them_could_alone() -> None:
    """Rosa lacks a spiral, Tobias a moon: each has what the other needs."""
    people = [rosa(0, hand="g02 g03 g14"), tobias(1, hand="g01 g08 g02"), ilse(2, hand="g03 g04 g05")]
    state = storm(*people, columns={0: "ashes-1", 1: "threshold-1", 2: "deep-1"})
    t = plays_on(play(state), "sealing")
    assert sum(len(p.column) for p in t.state.places) <= 1


# Great Old Ones


def test_the_last_cultist_below_a_great_old_one_is_left_alone() -> None:
    """Killed, it would bring Hastur to the gate with nobody left to fight him."""
    t = prepared(rosa(0, hand="g02 g03 g04"), tobias(1), ilse(2), columns={0: "ashes-1"}, elders={"hastur": 0})
    assert chooses(t, 0) in ("ready", "move:1", "move:2", "move:3", "move:4")


def test_a_great_old_one_at_the_gate_is_fought_by_whoever_can() -> None:
    """Hastur at the start location: spiral, spiral, tide, key, flame and key."""
    people = [rosa(0, hand="g04 g09 g05 g01 g02 g06"), tobias(1), ilse(2)]
    t = prepared(*people, elders={"hastur": 0})
    assert chooses(t, 0) == "target:hastur"


def test_with_closed_hands_a_great_old_one_at_the_gate_is_aimed_at_by_whoever_lacks_little() -> None:
    """Nobody knows who could help until it is said; then everybody lends what they have."""
    people = [rosa(0, hand="g04 g09 g05"), tobias(1, hand="g01 g02"), ilse(2, hand="g01 g06")]
    t = prepared(*people, elders={"hastur": 0}, open_hands=False)
    assert chooses(t, 0) == "target:hastur"
    t.says(0, "target:hastur").says(0, "tell")
    assert chooses(t, 1) in ("support:g01.1:0", "support:g02.1:0")


def test_what_nobody_can_beat_is_held() -> None:
    people = [rosa(1, hand="g02"), tobias(2, hand="g15 g01"), ilse(3)]
    t = prepared(*people, elders={"hastur": 0})
    assert chooses(t, 1).startswith("support:g15.1:")
    t.says(1, "support:g15.1:0")
    assert chooses(t, 0, "cs-choose") == "choose:1"


def test_the_last_great_old_one_of_the_endgame_is_spared_while_a_location_is_open() -> None:
    hand = "g04 g09 g05 g01 g02 g06"
    open_ = {1: "card", 2: "card", 3: "card"}
    people = [rosa(0, hand=hand, targets="hastur"), tobias(1), ilse(2)]
    more = {"ending": "when-the-gates-burst", "ending_came": True}
    t = play(storm(*people, elders={"hastur": 0}, sealed=open_, phase="combat"))
    assert t.live.asks[0].msg == "cs-attack"
    assert chooses(t, 0) == "attack"
    view = t.live.view(0).model_copy(update={"ending": more["ending"]})
    assert Autopilot(CARDS).pick(view, question(t, 0)) == ("decline",)
    all_but_here = view.model_copy(update={"places": tuple(_sealed(p) if p.slot else p for p in view.places)})
    assert Autopilot(CARDS).pick(all_but_here, question(t, 0)) == ("attack",)


def _sealed(place: Any) -> Any:
    return place.model_copy(update={"sealed": "card"})


def test_cultists_are_fought_before_the_great_old_one_behind_them() -> None:
    people = [rosa(0, hand="g02", dice="tide", targets="hastur ashes-1"), tobias(0, hand="g02", targets="ashes-1"), ilse(2)]
    t = play(storm(*people, columns={0: "ashes-1"}, elders={"hastur": 0}, phase="combat"))
    assert chooses(t, 1, "cs-order").endswith("ashes-1")


# Rerolls


def test_a_die_of_no_use_is_rolled_again_while_one_is_sane() -> None:
    people = [rosa(0, hand="g02 g03", dice="key", targets="ashes-1"), tobias(1), ilse(2)]
    t = play(storm(*people, columns={0: "ashes-1"}, phase="combat"), die="spiral")
    assert chooses(t, 0, "cs-attack") == "attack"
    assert chooses(t.says(0, "attack"), 0, "cs-fight") == "reroll:1"


def test_at_three_insanity_it_does_not_gamble_for_a_cultist() -> None:
    people = [rosa(0, hand="g02 g03", dice="key", targets="ashes-1", insanity=3), tobias(1), ilse(2)]
    t = play(storm(*people, columns={0: "ashes-1"}, phase="combat"))
    assert chooses(t, 0, "cs-attack") == "decline"


# Trophies and seals


def test_the_first_trophy_is_an_ability_paid_with_what_is_missed_least() -> None:
    people = [rosa(3, trophies="key flame"), tobias(1), ilse(2)]
    t = play(storm(*people, laid={0: 2}, sealed={1: "card"}))
    assert chooses(t, 0) == "develop:flame"


def test_a_second_ability_only_for_a_seal_nobody_can_have_cheaper() -> None:
    def rich() -> Investigator:
        return rosa(3, trophies="key key", board="flame")

    sealed = {0: "card", 1: "card"}
    assert not chooses(prepared(rich(), tobias(1), ansel(2), jack(4), sealed=sealed), 0).startswith("develop:")
    others = [tobias(1, board="moon"), ansel(2, board="moon"), jack(4, board="moon")]
    assert chooses(prepared(rich(), *others, sealed=sealed), 0) == "develop:key"
    missed = [tobias(1, board="moon"), ansel(2, board="moon"), jack(4, board="moon")]
    assert not chooses(prepared(rich(), *missed), 0).startswith("develop:")


def test_trophies_are_laid_on_the_way() -> None:
    people = [rosa(0, trophies="key key", board="flame"), tobias(1), ilse(2)]
    t = prepared(*people, columns={0: "ashes-1"})
    assert chooses(t, 0) == "lay:2"


def test_trophies_and_gate_seal_meet_where_they_complete_a_location() -> None:
    """Two lie there; Rosa has the third and Tobias the card. No fight is worth as much."""
    people = [rosa(0, trophies="tide", board="flame"), tobias(1, seals="tide", board="moon"), ilse(2)]
    t = plays_on(play(storm(*people, laid={4: 2}, columns={0: "ashes-1"})), "sealing")
    t = plays_on(t, "preparation")
    assert t.state.places[4].sealed == "card"


def test_it_takes_the_gate_seal_of_the_location_that_lacks_least() -> None:
    people = [rosa(3, trophies="key"), tobias(1, trophies="moon"), ilse(2)]
    t = play(storm(*people, laid={2: 2})).says(0, "develop:key")
    assert chooses(t, 0, "cs-gate-seal") == "seal:moon"


def test_it_seals_where_it_survives_and_not_where_it_does_not() -> None:
    def there(insanity: int, objects: str = "") -> Play[StormState]:
        people = [rosa(0, seals="key", board="flame", insanity=insanity, objects=objects), tobias(1), ilse(2)]
        return play(storm(*people, laid={0: 3}, columns={0: "ashes-1 ashes-2"}, phase="sealing"))

    assert chooses(there(1), 0) == "seal"
    assert chooses(there(3), 0) == "done"
    assert chooses(there(3, "iron-key.1"), 0) == "seal:iron-key.1"
    assert chooses(there(0, "iron-key.1"), 0) == "seal"


# Objects, votes, cards


def test_the_better_object_is_kept() -> None:
    people = [ansel(0, hand="g01 g03", objects="lantern.1 motorcar.1"), tobias(1), ilse(2)]
    t = play(storm(*people, objects="elder-amulet.1 brass-bell.1")).says(0, "research:2")
    assert chooses(t, 0, "cs-keep") == "keep:elder-amulet.1:lantern.1"


def test_nobody_researches_where_an_event_would_be_the_end() -> None:
    t = play(storm(ansel(0, hand="g01 g03"), tobias(1), ilse(2)))
    assert chooses(t, 0).startswith("research:")
    t = play(storm(ansel(0, hand="g01 g03", insanity=4), tobias(1), ilse(2)))
    assert not chooses(t, 0).startswith("research:")


def test_of_cards_with_one_symbol_the_second_goes() -> None:
    t = play(storm(rosa(0, hand="g01 g06 g02 fighter-s6"), tobias(1), ilse(2), phase="refresh"))
    assert chooses(t, 0, "cs-drop") == "drop:g06.0"


def test_whoever_would_die_of_a_bargain_votes_for_the_steps() -> None:
    people = [rosa(0, insanity=4), tobias(1), ilse(2)]
    state = storm(*people, phase="horror", circle="swarm swarm dark-bargain", crystals={2: 4})
    state.horror_at = 1
    t = play(state)
    assert t.live.asks[0].msg == "cs-team"
    assert chooses(t, 1) == "choose:1"


def test_what_is_certain_to_be_the_end_is_cancelled() -> None:
    t = play(storm(rosa(0, insanity=4, moves=1), tobias(1), ilse(2))).says(0, "move:1")
    assert chooses(t, 0, "cs-certain") == "cancel"


def test_laudanum_is_for_the_mad() -> None:
    assert chooses(play(storm(rosa(0, objects="laudanum.1", insanity=3), tobias(1), ilse(2))), 0).startswith("use:laudanum.1")
    assert not chooses(play(storm(rosa(0, objects="laudanum.1", insanity=1), tobias(1), ilse(2))), 0).startswith("use:")


# It never hangs


def test_the_preparation_ends_whatever_there_is_to_do() -> None:
    """Somebody who has done enough says ready, even if the plan still had something for them."""
    people = [rosa(0, hand="g02 g03 g04"), tobias(1), ilse(2)]
    t = play(storm(*people, columns={0: "ashes-1"}))
    pilot = Autopilot(CARDS)
    asked = question(t, 0)
    said = [pilot.pick(t.live.view(0), asked)[0] for _ in range(preparing.MOST + 1)]
    assert said[-1] == "ready"


def test_options_it_does_not_know_are_left_alone() -> None:
    t = play(storm(rosa(0), tobias(1), ilse(2)))
    known = question(t, 0)
    strange = (option("ritual:shadow", None), *known.options)
    asked = replace(known, menu=strange, options=strange)
    assert Autopilot(CARDS).pick(t.live.view(0), asked) == ("ready",)


def test_a_module_names_its_own_options() -> None:
    class Rituals:
        def prepares(self, view: Any, me: Any, question: Ask) -> str:
            return next((k for k in question.keys if k.startswith("ritual:")), "")

    t = play(storm(rosa(0), tobias(1), ilse(2)))
    pilot = Autopilot(CARDS)
    part: Any = Rituals()
    prepares = Preparing(CARDS, pilot.team, pilot.preparing.helping, pilot.preparing.extras, (part,))
    known = question(t, 0)
    strange = (option("ritual:shadow", None), *known.options)
    asked = replace(known, menu=strange, options=strange)
    said = [prepares.prepare(t.live.view(0), asked) for _ in range(3)]
    assert said == ["ritual:shadow", "ritual:shadow", "ready"]


TABLES = [
    (3, StormOptions()),
    (4, StormOptions(open_hands=False)),
    (5, StormOptions(difficulty="easy")),
    (4, StormOptions(modules=["narrative"], difficulty="hard", castes=["faceless-court"])),
    (3, StormOptions(difficulty="nightmare", castes=["faceless-court"], creatures=CARDS.creatures()[:2])),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_end(seats: int, options: StormOptions) -> None:
    live = Live(RULES, Fate(f"pilot/{seats}".encode()), new_game(RULES, RULES.new(seats, options)), strict=True)
    pilot, chance = Autopilot(CARDS), random.Random(f"pilot/{seats}")
    in_phase = 0
    while not live.over:
        asked = choose(live, pilot, chance, {})
        picks = pilot.pick(live.view(asked.seat), asked)
        assert legal(asked, picks)
        moved = live.answer(asked.n, asked.seat, picks)
        in_phase = 0 if moved.checkpoint else in_phase + 1
        assert in_phase <= seats * (preparing.MOST + 20), "the preparation does not end"
    RULES.audit(live.state)


def test_a_day_that_is_won_by_levels_ends() -> None:
    """All five seals were set and nobody bought a second level: nothing could happen any more."""
    live = game("cultistorm").open(4, "day-6", "simulate/811/1")
    ended, answers, _ = play_one(live, Autopilot(CARDS), random.Random("811/1"))
    assert ended
    assert answers < 1000


def test_it_plays_by_what_it_sees() -> None:
    """Where hands are closed it answers the same, whatever the others hold."""
    people = [rosa(0, hand="g02 g03"), tobias(1, hand="g04 g01"), ilse(2, hand="g05")]
    state = storm(*people, columns={0: "ashes-1"}, pool="key spiral", open_hands=False)
    t = play(state)
    other = RULES.scramble(state.model_copy(deep=True), 0, random.Random("other").randrange)
    assert hand_on(other).inv(1).hand != ["g04.1", "g01.1"] or hand_on(other).inv(2).hand != ["g05.2"]
    assert chooses(t, 0) == chooses(play(other), 0)


def test_gamblers_and_mediums_have_their_ways() -> None:
    people = [jack(0, hand="gambler-s2"), rosa(1, hand="g02 g03 g06"), ilse(2)]
    t = prepared(*people, columns={1: "ashes-1"}, dice={1: "tide"})
    assert chooses(t, 0) == "support:gambler-s2.0:1"
