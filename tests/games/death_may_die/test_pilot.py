"""The sensible player of Death May Die: what it does in situations where a person would not hesitate, and its chances."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.death_may_die.game import DeathOptions
from games.death_may_die.odds import Odds, of_so_many
from games.death_may_die.pilot.autopilot import Autopilot
from games.death_may_die.state import DeathState, Investigator
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.pilot import legal
from games.kernel.players import Random
from tests.games.death_may_die.given import CARDS, RULES, Playing, night, play, someone

ODDS = Odds(CARDS.numbers.dice)


def answer(t: Playing, msg: str = "dmd-action") -> str:
    question = t.question(msg=msg)
    return Autopilot(CARDS).pick(t.live.view(question.seat), question)[0]


def decides(state: DeathState) -> str:
    return answer(play(state))


# Chances


def test_three_dice_show_two_successes_in_half_of_all_rolls() -> None:
    assert ODDS.at_least(2, 3, 0) == pytest.approx(0.5)
    assert ODDS.successes(3, 0) == pytest.approx((1 / 8, 3 / 8, 3 / 8, 1 / 8))


def test_bonus_dice_signs_and_rerolls_make_a_roll_better() -> None:
    plain = ODDS.at_least(3, 3, 0)
    assert plain == pytest.approx(1 / 8)
    assert ODDS.at_least(3, 3, 1) == pytest.approx(1 / 8 + 3 / 8 * 1 / 3)
    assert ODDS.at_least(3, 3, 0, signs=1) == pytest.approx(1 / 8 + 3 * (1 / 4) * (1 / 6))
    assert ODDS.at_least(3, 3, 0, rerolls=1) == pytest.approx(1 / 8 + 3 / 8 * 1 / 2)


def test_so_many_of_so_many() -> None:
    assert of_so_many(0, 0, 0.5) == 1
    assert of_so_many(2, 1, 0.5) == 0
    assert of_so_many(1, 2, 0.5) == pytest.approx(0.75)


# Actions


def test_with_a_knife_on_a_safe_altar_it_desecrates_it() -> None:
    state = night(someone(at="office"), someone(), tokens={"knife.1": ("investigator", "0", "")})
    assert decides(state) == "act:desecrate"


def test_it_kills_the_cultist_on_the_altar_first() -> None:
    state = night(someone(at="office"), someone(), tokens={"knife.1": ("investigator", "0", "")}, figures={"office": ["cultist"]})
    assert decides(state) == "attack:cultist.1"


def test_with_a_knife_it_goes_where_an_altar_is() -> None:
    state = night(someone(), someone(at="courtyard"), tokens={"knife.1": ("investigator", "0", "")})
    assert decides(state) == "run:office"


def test_it_rests_when_it_is_badly_wounded() -> None:
    assert decides(night(someone(at="archive", wounds=5, stress=5), someone())) == "rest"


def test_it_strikes_the_great_old_one_once_that_can_be_wounded() -> None:
    state = night(someone(at="great-hall"), someone(), arrived=True, disrupted=True, stage=2, figures={"great-hall": ["cthulhu"]})
    assert decides(state) == "attack:cthulhu"


def beside_the_great_old_one(who: str) -> DeathState:
    figures = {"great-hall": ["cthulhu"]}
    return night(someone(who, at="archive"), someone(), arrived=True, disrupted=True, stage=2, figures=figures)


def test_it_goes_to_the_great_old_one() -> None:
    assert decides(beside_the_great_old_one("ian")).startswith("run:great-hall")  # by whichever way


def test_a_marksman_shoots_at_it_from_next_door() -> None:
    assert decides(beside_the_great_old_one("elizabeth")) == "attack:cthulhu"


def test_it_leads_enemies_away_from_whoever_would_die_of_them() -> None:
    """Before the Great Old One is there, one death is everybody's; whoever leaves a space takes all enemies along."""
    state = night(
        someone("ian", at="archive"),
        someone("borya", at="great-hall", wounds=5, stress=5),
        figures={"great-hall": ["byakhee", "cultist", "cultist"]},
        tokens={f"altar.{n}": ("space", space, "") for n, space in enumerate(("cold-store", "office", "courtyard"), 1)},
    )
    t = play(state)
    chosen = answer(t)
    facts = dict(next(o for o in t.question(msg="dmd-action").options if o.key == chosen).args)
    assert chosen.startswith("run:")
    assert set(str(facts["along"]).split(",")) == {"byakhee.1", "cultist.1", "cultist.2"}
    assert facts["space"] != "great-hall"


# The last fight


def last_fight(*people: Investigator, **more: Any) -> DeathState:
    more = {"arrived": True, "disrupted": True, "stage": 4, "figures": {"great-hall": ["cthulhu"]}} | more
    return night(*people, **more)


def test_whoever_is_fresh_leads_the_great_old_one_away_from_whoever_is_hurt() -> None:
    state = last_fight(
        someone("ian", at="archive"), someone("borya", at="great-hall", wounds=4, stress=5), someone("rasputin", at="office")
    )
    t = play(state)
    chosen = answer(t)
    facts = dict(next(o for o in t.question(msg="dmd-action").options if o.key == chosen).args)
    assert chosen.startswith("run:")
    assert facts["along"] == "cthulhu"
    assert facts["space"] not in {i.space for i in state.investigators[1:]}


def test_whoever_is_hurt_rests_before_going_in_while_somebody_fresh_stands_there() -> None:
    state = last_fight(someone("ian", at="archive", wounds=4, stress=3), someone("borya", at="great-hall"), track=4)
    assert decides(state) == "rest"


def test_nobody_rests_when_the_track_is_at_its_end() -> None:
    people = someone("ian", at="archive", wounds=2, stress=2), someone("borya", at="great-hall")
    assert decides(last_fight(*people, track=4)) == "rest"
    assert decides(last_fight(*people, track=7, mythos_discard=("cthulhu-1", "cthulhu-2"))).startswith("run:great-hall")


def test_whoever_follows_the_great_old_one_is_killed_before_it() -> None:
    """A cultist strikes at the end of every turn beside it, like itself."""
    figures = {"great-hall": ["cthulhu", "cultist"]}
    others = someone("fatima", at="archive"), someone("rasputin", at="archive")
    state = last_fight(someone("ian", at="great-hall"), *others, stage=2, track=3, figures=figures)
    assert decides(state) == "attack:cultist.1"


def test_a_rope_is_spent_where_the_attack_would_hurt() -> None:
    held = {"find-13": "right"}
    hurt = last_fight(someone("ian", at="great-hall", wounds=4, stress=5, cards=held), someone(), phase="discovery", actions=0)
    assert decides(hurt) == "use:find-13:0"


def test_it_shuffles_the_symbols_away_before_the_third() -> None:
    held = {"low-tide-find-1": "right"}
    two = ("cthulhu-1", "cthulhu-2")
    state = night(someone(cards=held), someone(), episode="low-tide", mythos_discard=two, actions=1)
    assert decides(state) == "use:low-tide-find-1:0"
    state = night(someone(cards=held), someone(), episode="low-tide", mythos_discard=two[:1], actions=1)
    assert decides(state) != "use:low-tide-find-1:0"


# Rolls


def rolled(*faces: str, **more: int) -> Playing:
    state = night(someone("ian", at="office", **more), someone(), tokens={"knife.1": ("investigator", "0", "")})
    return play(state, dice=faces).says(0, "act:desecrate")  # type: ignore[return-value]


def test_it_throws_a_blank_again_where_one_success_is_missing() -> None:
    assert answer(rolled("success", "blank", "blank"), "dmd-reroll") == "again:standard:blank:1"


def test_it_keeps_what_is_enough() -> None:
    assert answer(rolled("success", "success", "blank"), "dmd-reroll") == "keep"


# Whatever comes


@pytest.mark.parametrize("episode", sorted(CARDS.episodes))
def test_its_answers_are_legal_wherever_others_have_led_the_game(episode: str) -> None:
    chance = random.Random(episode)
    options = DeathOptions(episode=episode, great_old_one=chance.choice(sorted(CARDS.great_old_ones)))
    live = Live(RULES, Fate(episode.encode()), new_game(RULES, RULES.new(3, options)), strict=True)
    player, pilot = Random(chance.randrange), Autopilot(CARDS)
    while not live.over and live.count < 120:
        question = next(a for a in live.asks if a.needed)
        view = live.view(question.seat)
        said = pilot.think(view, question)
        assert said is None or legal(question, said), (question.msg, said)
        live.answer(question.n, question.seat, player.pick(None, question))


# What it learned by losing


def test_it_does_not_shoot_elsewhere_while_somebody_is_about_to_kill_it() -> None:
    figures = {"laboratory": ["byakhee"], "great-hall": ["cultist"]}
    state = night(someone("ahmed", at="laboratory", wounds=4, stress=5), someone(), figures=figures)
    assert decides(state) == "attack:byakhee.1"


def test_it_strikes_a_shoggoth_or_goes_for_a_seal_instead_of_standing_still() -> None:
    state = night(
        someone("ian", at="tunnel-south", wounds=3, sanity=9, levels={"vengeance": 1, "brawling": 4, "toughness": 1}),
        someone("ahmed", at="shaft"),
        episode="mountain",
        figures={"tunnel-south": ["shoggoth"]},
    )
    assert decides(state) in ("attack:shoggoth.1", "run:ritual-chamber")


def test_it_does_not_rest_before_a_crowd_that_grows() -> None:
    """One guest is left, among four; resting once more would only make them five."""
    state = night(
        someone("ian", at="entrance-hall", stress=2),
        someone("borya", at="entrance-hall"),
        episode="estate",
        arrived=True,
        stage=2,
        track=6,
        figures={"library": ["ghoul", "ghoul", "cultist", "cultist"], "attic": ["cthulhu"]},
        tokens={f"guest.{n}": ("card", "", "freed") for n in (2, 3, 4)} | {"guest.5": ("supply", "", "")},
    )
    assert decides(state) == "run:library"


def test_it_fills_a_seal_only_where_it_can_be_set_next() -> None:
    """An advance would empty it in one's hands."""
    here = night(someone(at="ritual-chamber"), someone(), episode="mountain", figures={})
    there = night(someone(at="altar-steps"), someone(), episode="mountain", figures={})
    assert decides(here) == "act:charge"
    assert decides(there) != "act:charge"
