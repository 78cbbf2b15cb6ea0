"""Storm of Cultists: seven days, each with an aim of its own, and what is carried from one to the next."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from games.cultistorm import events
from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.modules.storm_of_cultists import OBJECTS, RITE, STORM
from games.cultistorm.rules import cultists, horror
from games.cultistorm.state import Campaign, Kept, StormState
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.players import Random
from games.kernel.rules import BadOptions
from games.kernel.testing import MOST_ANSWERS, Play

from .given import CARDS, RULES, all_ready, gentle, hand_on, ilse, play, rosa, storm, tobias
from .players import Careful
from .test_whole_games import whole

SEVEN = range(1, 8)


def on_day(day: int, *people: Any, rite: str = "", round: int = 2, **more: Any) -> StormState:
    """In the middle of a day; those before it were won."""
    state = storm(*people, modules=[STORM], **more)
    state.round = round
    state.campaign = Campaign(day=day, won=[True] * (day - 1))
    if rite:
        state.shelf[RITE] = [rite]
    return state


def new(day: int = 1, won: str = "", seats: int = 3, cards: Any = None, **kept: Kept) -> Play[StormState]:
    """A day from its set-up on. `won`: how those before it ended, a letter each."""
    rules = Cultistorm(cards) if cards is not None else RULES
    campaign = Campaign(day=day, won=[w == "w" for w in won or "w" * (day - 1)], kept=kept)
    wishes = StormOptions(modules=[STORM], campaign=campaign, investigators=["fighter", "supporter", "medium"][:seats])
    return Play(Live(rules, Fate(b"days"), new_game(rules, rules.new(seats, wishes)), strict=True))


def set_up(t: Play[StormState], **answers: str) -> Play[StormState]:
    """To the first round; what is asked meanwhile is answered by default, or as said (with dashes for underscores)."""
    said = {name.replace("_", "-"): key for name, key in answers.items()}
    while t.state.phase == "setup":
        question = next(a for a in t.live.asks if a.needed)
        t.says(question.seat, said.get(question.msg, t.live.default(question)[0]), n=question.n)
    return t


def told(t: Play[StormState]) -> list[str]:
    return [type(x.event).__name__ for x in t.all]


# The days


@pytest.mark.rule("CS-STORM-01")
def test_there_are_seven_days_each_with_an_aim_and_stories() -> None:
    assert list(CARDS.days) == [str(n) for n in SEVEN]
    for day in CARDS.days.values():
        for lang in ("en", "de"):
            assert 80 <= len(day.before.in_(lang).split()) <= 150  # type: ignore[arg-type]
            assert "{" not in day.what_to_do(CARDS.words, lang)  # type: ignore[arg-type]
        assert day.won.en
        assert day.lost.de
    texts = [w.in_(lang) for d in CARDS.days.values() for w in (d.before, d.won, d.lost) for lang in ("en", "de")]  # type: ignore[arg-type]
    assert len(set(texts)) == len(texts)


@pytest.mark.rule("CS-STORM-01")
def test_without_a_day_it_begins_with_the_first() -> None:
    state = RULES.new(3, StormOptions(modules=[STORM]))
    assert state.campaign == Campaign()
    assert RULES.new(3).campaign is None


def seals(t: Play[StormState], seat: int = 0) -> Play[StormState]:
    return t.says(seat, "seal", msg="cs-seal")


def sealing(day: int, slot: int = 0, **more: Any) -> StormState:
    """Rosa is about to seal the first location."""
    return on_day(day, rosa(slot, seals="key"), tobias(1), ilse(2), laid={0: 3}, phase="sealing", **more)


@pytest.mark.rule("CS-STORM-02")
def test_day_1_is_won_by_the_first_seal_and_lost_after_round_six() -> None:
    t = seals(play(sealing(1, round=6)))
    assert t.state.result == "won"
    assert "DayWon" in told(t)
    late = play(on_day(1, phase="sealing", round=6))
    assert (late.state.result, late.state.reason) == ("module", "deadline")
    assert "DayLost" in told(late)
    assert not play(on_day(1, phase="sealing", round=5)).over


@pytest.mark.rule("CS-STORM-02")
def test_day_2_is_won_by_five_different_objects_and_a_seal() -> None:
    people = (
        rosa(0, objects="lantern.1 laudanum.1"),
        tobias(1, objects="brass-bell.1 lantern.2"),
        ilse(2, hand="g01", objects="revolver.1"),
    )
    t = play(on_day(2, *people, objects="motorcar.1", sealed={4: "token"})).says(2, "research:1")
    assert not t.over
    t.says(2, "keep:motorcar.1")
    assert t.state.result == "won"
    people = (
        rosa(0, objects="lantern.1 laudanum.1"),
        tobias(1, objects="brass-bell.1"),
        ilse(2, hand="g01", objects="revolver.1"),
    )
    t = play(on_day(2, *people, objects="motorcar.1")).says(2, "research:1").says(2, "keep:motorcar.1")
    assert not t.over  # nothing is sealed
    people = (
        rosa(0, objects="lantern.1 laudanum.1"),
        tobias(1, objects="brass-bell.1"),
        ilse(2, hand="g01", objects="revolver.1"),
    )
    t = play(on_day(2, *people, objects="lantern.2", sealed={4: "token"})).says(2, "research:1").says(2, "keep:lantern.2")
    assert not t.over  # two lanterns are one kind


@pytest.mark.rule("CS-STORM-02")
def test_day_3_is_survived_with_one_cultist_less() -> None:
    t = play(on_day(3, phase="sealing", round=8))
    assert t.state.result == "won"
    assert not play(on_day(3, phase="sealing", round=7)).over
    crowd = {0: "ashes-1 ashes-2", 1: "ashes-3 ashes-4", 2: "deep-1 deep-2", 3: "deep-3 deep-4", 4: "horn-1 horn-2"}
    state = on_day(3, phase="cultists", columns=crowd)
    assert cultists.limit(hand_on(state)) == 10
    assert play(state).state.result == "limit"


@pytest.mark.rule("CS-STORM-02")
def test_day_3_is_not_won_before_its_eighth_round_is_over() -> None:
    t = play(sealing(3, round=8))
    seals(t)
    assert t.state.result == "won"
    assert t.state.round == 8
    assert [n for n in told(t) if n in ("Sealed", "Won")] == ["Sealed", "Won"]
    assert not seals(play(sealing(3, round=7))).over


@pytest.mark.rule("CS-STORM-02", "S-137")
def test_day_4_begins_with_a_great_old_one_above_three_cultists() -> None:
    t = set_up(new(4))
    s = t.state
    assert len(s.elders) == 1
    assert s.elders[0].slot == 2
    assert CARDS.great_old_ones[s.elders[0].id].wave == "first"
    assert s.shelf[RITE] == [s.elders[0].id] == list(t.view(None).shelf[RITE])
    arrived = [x.event for x in t.all if isinstance(x.event, events.CultistArrives)]
    assert len([e for e in arrived if e.slot == 2 and e.there <= 3]) >= 3
    assert all(i.insanity == 0 for i in s.investigators)
    RULES.audit(s)


def against_the_rite(**more: Any) -> StormState:
    """Rosa has all symbols of Hastur at the gate of the moon, and has marked it."""
    hero = rosa(2, hand="g01 g02 g04 g05", dice="spiral moon", targets="hastur")
    return on_day(4, hero, tobias(1), ilse(3), elders={"hastur": 2}, **more)


@pytest.mark.rule("CS-STORM-02")
def test_day_4_is_won_by_defeating_that_one() -> None:
    t = all_ready(play(against_the_rite(rite="hastur"))).says(0, "attack")
    assert t.state.result == "won"
    other = all_ready(play(against_the_rite(rite="cthulhu"))).says(0, "attack")
    assert not other.state.elders
    assert not other.over


@pytest.mark.rule("CS-STORM-02")
def test_day_4_is_lost_when_it_enters() -> None:
    t = play(on_day(4, rite="hastur", elders={"hastur": 2}, phase="cultists"))
    assert t.state.result == "entered"


@pytest.mark.rule("CS-STORM-02")
def test_day_5_brings_the_court_and_wants_two_seals() -> None:
    t = set_up(new(5))
    assert t.state.castes == ["faceless-court"]
    assert t.state.aside == ["crawling-mask"]
    assert not seals(play(sealing(5))).over
    assert seals(play(sealing(5, sealed={4: "token"}))).state.result == "won"


@pytest.mark.rule("CS-STORM-02")
def test_day_6_wants_two_at_level_two_and_three_seals() -> None:
    done = {4: "token", 3: "token"}
    people = rosa(0, seals="key", board="key flame+flame"), tobias(1, board="key moon+moon"), ilse(2)
    state = on_day(6, *people, laid={0: 3}, phase="sealing", sealed=done)
    assert seals(play(state)).state.result == "won"
    people = rosa(0, seals="key", board="key flame+flame"), tobias(1, board="key"), ilse(2)
    state = on_day(6, *people, laid={0: 3}, phase="sealing", sealed=done)
    assert not seals(play(state)).over
    people = rosa(0, board="key flame+flame"), tobias(1, board="key", trophies="moon moon"), ilse(2)
    t = play(on_day(6, *people, sealed={2: "token", 3: "token", 4: "token"})).says(1, "develop:moon")
    t.says(1, "none", msg="cs-gate-seal")
    assert t.state.result == "won"


@pytest.mark.rule("CS-STORM-02")
def test_day_7_is_the_base_game_with_a_sooner_end() -> None:
    state = sealing(7, sealed={1: "token", 2: "token", 3: "token", 4: "token"})
    assert seals(play(state)).state.result == "won"
    assert horror.threshold(hand_on(state), 5) == 5
    assert horror.threshold(hand_on(on_day(6)), 5) == 6
    assert RULES.view(state, None).circle[5].threshold == 5
    t = play(on_day(7, phase="horror", horror_at=4, horror_steps=11, crystals={5: 4}))
    assert t.state.ending
    t = play(on_day(6, phase="horror", horror_at=4, horror_steps=11, crystals={5: 4}))
    assert not t.state.ending


@pytest.mark.rule("CS-STORM-04")
@pytest.mark.parametrize("day", [1, 2, 3, 4, 5, 6])
def test_sealing_everything_does_not_win_the_first_six_days(day: int) -> None:
    """… unless that is what the day wants."""
    rite = "hastur" if day == 4 else ""
    t = seals(play(sealing(day, rite=rite, sealed={1: "token", 2: "token", 3: "token", 4: "token"})))
    assert (t.state.result == "won") == (day in (1, 5))


@pytest.mark.rule("CS-STORM-04")
@pytest.mark.parametrize("day", SEVEN)
def test_every_loss_applies_on_every_day(day: int) -> None:
    t = all_ready(play(on_day(day, rosa(0, insanity=4), tobias(1), ilse(2), rite="cthulhu" if day == 4 else "")))
    assert t.state.result == "insane"
    assert t.all[-1].event == events.DayLost(day)


@pytest.mark.rule("CS-STORM-04")
def test_what_another_module_wants_for_a_victory_counts_on_the_last_day_only() -> None:
    """The Dangerous Puzzle wants all its pieces."""
    for day, wins in ((1, True), (7, False)):
        state = sealing(day, sealed={1: "token", 2: "token", 3: "token", 4: "token"})
        state.modules = [STORM, "dangerous-puzzle"]
        assert (seals(play(state)).state.result == "won") == wins


# What is carried over


@pytest.mark.rule("CS-STORM-03")
def test_an_object_permanent_insanity_and_the_first_ability_are_carried_over() -> None:
    t = set_up(new(2, "l", fighter=Kept(objects=["lantern"], permanent=2, level=1)))
    hero = t.state.investigators[0]
    assert hero.objects[0].startswith("lantern.")
    assert len(hero.objects) == 2  # one is dealt as ever
    assert (hero.permanent, len(hero.board), hero.seals) == (2, 1, [])
    assert len(t.state.seals) == 5
    assert hand_on(t.state).level(0) == 1
    assert [x.event for x in t.all if isinstance(x.event, events.CarriedOver)] == [events.CarriedOver(0, "lantern", 2, 1)]
    RULES.audit(t.state)


@pytest.mark.rule("CS-STORM-03")
def test_of_two_objects_one_is_chosen() -> None:
    t = new(2, "l", fighter=Kept(objects=["lantern", "revolver"]))
    assert t.question(0, "cs-carry").keys == ("carry:lantern", "carry:revolver")
    set_up(t, cs_carry="carry:revolver")
    kinds = [o.partition(".")[0] for o in t.state.investigators[0].objects]
    assert kinds[0] == "revolver"
    RULES.audit(t.state)


@pytest.mark.rule("CS-STORM-03")
def test_nobody_is_dealt_a_second_copy_of_what_one_may_own_once() -> None:
    for seed in range(6):
        state = RULES.new(
            3, StormOptions(modules=[STORM], campaign=Campaign(day=2, won=[False], kept={"fighter": Kept(objects=["motorcar"])}))
        )
        t = Play(Live(RULES, Fate(f"car{seed}".encode()), new_game(RULES, state), strict=True))
        set_up(t)
        RULES.audit(t.state)


@pytest.mark.rule("CS-STORM-03", "S-136")
def test_what_a_finished_day_hands_on() -> None:
    people = (
        rosa(0, objects="lantern.1 revolver.1", permanent=2, insanity=3, board="key flame+flame"),
        tobias(1, permanent=4),
        ilse(2),
    )
    state = on_day(3, *people, phase="sealing", round=8)
    state.campaign = Campaign(day=3, won=[True, False], kept={"gambler": Kept(permanent=1)})
    assert RULES.sequel(state) is None  # not over yet
    t = play(state)
    tomorrow = Campaign.model_validate_json(RULES.sequel(t.state) or "")
    assert (tomorrow.day, tomorrow.won) == (4, [True, False, True])
    assert tomorrow.kept == {
        "gambler": Kept(permanent=1),  # not there today
        "fighter": Kept(objects=["lantern", "revolver"], permanent=2, level=1),
        "supporter": Kept(permanent=3),  # never so many that the next day could not begin
        "medium": Kept(),
    }
    assert json.loads(RULES.sequel(t.state) or "")["day"] == 4


@pytest.mark.rule("CS-STORM-07")
def test_the_seventh_day_ends_it_and_other_games_hand_nothing_on() -> None:
    t = seals(play(sealing(7, sealed={1: "token", 2: "token", 3: "token", 4: "token"})))
    assert t.state.result == "won"
    assert RULES.sequel(t.state) == ""
    plain = all_ready(play(storm(rosa(0, insanity=4), tobias(1), ilse(2))))
    assert plain.over
    assert RULES.sequel(plain.state) is None


@pytest.mark.rule("CS-STORM-03")
def test_whoever_has_no_wish_takes_over_somebody_of_the_day_before() -> None:
    campaign = Campaign(day=2, won=[True], kept={"gambler": Kept(), "healer": Kept(), "medium": Kept()})
    state = RULES.new(4, StormOptions(modules=[STORM], campaign=campaign, investigators=["", "medium"]))
    assert state.wanted == ["gambler", "medium", "healer", ""]


# Rewards and drawbacks


@pytest.mark.rule("CS-STORM-05")
def test_a_won_day_offers_three_rewards() -> None:
    t = new(2, "w", fighter=Kept(permanent=1), medium=Kept(permanent=2))
    assert t.question(0, "cs-reward").keys == ("reward:objects", "reward:altar", "reward:mend")
    set_up(t, cs_reward="reward:mend", cs_reward_whom="whom:0")
    assert [i.permanent for i in t.state.investigators] == [0, 0, 2]
    assert new(2, "w").question(0, "cs-reward").keys == ("reward:objects", "reward:altar")
    assert not any(a.msg == "cs-reward" for a in new(2, "l").live.asks)


@pytest.mark.rule("CS-STORM-05")
def test_an_altar_or_one_object_more_to_choose_from() -> None:
    t = set_up(new(2, "w"), cs_reward="reward:altar", cs_altar="altar:3")
    assert [p.altar for p in t.state.places] == [False, False, False, True, False]
    t = new(2, "w")
    while any(a.msg == "cs-reward" for a in t.live.asks if a.needed):
        question = next(a for a in t.live.asks if a.needed)
        t.says(question.seat, "reward:objects", n=question.n)
    assert t.state.tally[OBJECTS] == 1
    assert {len(found) for found in t.state.found.values()} == {3}
    assert {len(found) for found in new(2, "l").state.found.values()} == {2}


@pytest.mark.rule("CS-STORM-06")
@pytest.mark.parametrize(
    ("won", "there", "insanity"), [("www", 1, 0), ("wwl", 2, 0), ("lwl", 2, 0), ("wll", 2, 1), ("lll", 2, 1)]
)
def test_a_lost_day_costs_a_cultist_and_a_second_one_insanity(won: str, there: int, insanity: int) -> None:
    """Before the arrivals of the first round."""
    t = new(4, won)
    set_up(t, cs_reward="reward:objects")
    dealt = [x.event for x in t.all if isinstance(x.event, events.CultistArrives)]
    first_round = next(i for i, x in enumerate(t.all) if isinstance(x.event, events.RoundBegins))
    at_the_start = [x.event for x in t.all[:first_round] if isinstance(x.event, events.CultistArrives)]
    assert len([e for e in at_the_start if e.slot == 0]) == there
    assert dealt[: len(at_the_start)] == at_the_start
    assert [i.insanity for i in t.state.investigators] == [insanity] * 3
    RULES.audit(t.state)


# What cannot be


@pytest.mark.rule("CS-STORM-07")
@pytest.mark.parametrize(
    "campaign",
    [
        Campaign(day=8, won=[True] * 7),
        Campaign(day=0),
        Campaign(day=3, won=[True]),
        Campaign(day=2, won=[True], kept={"nobody": Kept()}),
        Campaign(day=2, won=[True], kept={"fighter": Kept(objects=["excalibur"])}),
        Campaign(day=2, won=[True], kept={"fighter": Kept(objects=["nightmare"])}),
        Campaign(day=2, won=[True], kept={"fighter": Kept(objects=["lantern", "revolver", "motorcar"])}),
        Campaign(day=2, won=[True], kept={"fighter": Kept(permanent=4)}),
        Campaign(day=2, won=[True], kept={"fighter": Kept(permanent=-1)}),
        Campaign(day=2, won=[True], kept={"fighter": Kept(level=3)}),
    ],
)
def test_a_day_nobody_could_have_come_to_is_refused(campaign: Campaign) -> None:
    with pytest.raises(BadOptions) as bad:
        RULES.new(3, StormOptions(modules=[STORM], campaign=campaign))
    assert bad.value.field == "campaign"


@pytest.mark.rule("CS-STORM-07")
def test_a_day_without_the_module_is_refused_and_the_module_is_major() -> None:
    with pytest.raises(BadOptions):
        RULES.new(3, StormOptions(campaign=Campaign()))
    with pytest.raises(BadOptions) as bad:
        RULES.new(4, StormOptions(modules=[STORM, "behind-the-scenes"]))
    assert bad.value.field == "modules"


# Whole games, whole campaigns


@pytest.mark.parametrize("day", SEVEN)
def test_whole_days_end(day: int) -> None:
    kept = {"fighter": {"objects": ["lantern", "motorcar"], "permanent": 1, "level": 1}}
    wishes = {"modules": [STORM, "narrative"], "campaign": {"day": day, "won": [day % 2 == 0] * (day - 1), "kept": kept}}
    chance = random.Random(day)
    assert whole(Cultistorm(CARDS), 3 + day % 3, wishes, day, Random(chance.randrange), chance).state.result
    assert whole(Cultistorm(gentle()), 3 + day % 3, wishes, day, Careful(chance.randrange), chance).state.result


def _goes_well(s: StormState) -> None:
    """By the end of the round every aim is met: three places are sealed by tokens, objects and abilities are there, nobody is mad."""
    for place in s.places[2:] if not s.elders else [p for i, p in enumerate(s.places) if i != s.elders[0].slot][:3]:
        place.sealed = "token"
    for person in s.investigators:
        person.insanity = 0
        while len(person.board) < 2:
            person.board.append([])
    held = {o for i in s.investigators for o in i.objects}
    wanted = [
        k
        for k in ("lantern", "revolver", "motorcar", "brass-bell", "laudanum", "sealed-letter")
        if k not in {o.partition(".")[0] for o in held}
    ]
    for person in s.investigators:
        while len(person.objects) < 2 and wanted:
            card = next(c for c in s.object_deck if c.startswith(wanted[0]))
            s.object_deck.remove(card)
            person.objects.append(card)
            wanted.pop(0)
    s.shelf[RITE] = []
    s.round = 8 if s.campaign is not None and s.campaign.day == 3 else s.round
    if s.campaign is not None and s.campaign.day == 7:
        for place in s.places:
            place.sealed = "token"


@pytest.mark.rule("CS-STORM-07")
@pytest.mark.parametrize("plan", ["wwwwwww", "lwllwwl", "lllllll"])
def test_a_whole_campaign(plan: str) -> None:
    """Seven days, each handed on to the next as one line of text; what is won is made to go well in its first round."""
    cards = gentle(insanity=40, more=30)
    rules, options, told_of = Cultistorm(cards), StormOptions(modules=[STORM]), []
    for day, end in enumerate(plan, 1):
        live = Live(rules, Fate(f"{plan}{day}".encode()), new_game(rules, rules.new(3, options)), strict=True)
        assert live.state.campaign is not None
        assert (live.state.campaign.day, live.state.campaign.won) == (day, [w == "w" for w in plan[: day - 1]])
        t = Play(live)
        while t.state.phase != "preparation":
            question = next(a for a in t.live.asks if a.needed)
            t.live.answer(question.n, question.seat, t.live.default(question))
        state = t.state.model_copy(deep=True)
        if end == "w":
            _goes_well(state)
        else:
            state.investigators[0].insanity = 40 - state.investigators[0].permanent
        t = Play(Live(rules, Fate(f"on{day}".encode()), new_game(rules, state), strict=True))
        for _ in range(MOST_ANSWERS):
            if t.over:
                break
            question = next(a for a in t.live.asks if a.needed)
            t.live.answer(question.n, question.seat, ("decline",) if "decline" in question.keys else t.live.default(question))
        assert (t.state.result == "won") == (end == "w"), (day, t.state.result, t.state.reason)
        told_of.append(t.state.campaign and t.state.campaign.day)
        handed_on = rules.sequel(t.state)
        assert handed_on is not None
        if day < 7:
            options = StormOptions(modules=[STORM], campaign=Campaign.model_validate_json(handed_on))
        else:
            assert handed_on == ""
    assert told_of == list(SEVEN)
