"""The special caste, creatures, second-wave Great Old Ones, narrative mode, modules: CS-CASTE, CS-NARR, CS-EXP."""

from __future__ import annotations

from typing import Any

import pytest

from games.cultistorm import events, modules
from games.cultistorm.game import StormOptions
from games.cultistorm.modules import narrative
from games.cultistorm.modules.module import MODULES, Module, add
from games.cultistorm.modules.narrative import TEMPLATES, effect_of
from games.cultistorm.moments import BOOK, CultistPhaseStart
from games.cultistorm.rules import cultists, great_old_ones, symbols
from games.cultistorm.state import StormState
from games.cultistorm.table import Storm
from games.kernel.hooks import Source
from games.kernel.rules import BadOptions
from games.kernel.testing import Play

from .given import CARDS, RULES, all_ready, column, hand_on, ilse, madness, play, rosa, storm, tobias
from .test_setup import begun

rule = pytest.mark.rule
COURT: dict[str, Any] = {"castes": ["faceless-court"]}


# The Faceless Court


@rule("CS-CASTE-02")
def test_with_two_special_castes_only_base_cultists_leave() -> None:
    """X-14 in principle: seven for each, never special ones."""
    s = begun(4, **COURT).state
    assert all(CARDS.cultists[c].skull for c in s.cultists_out)
    assert CARDS.numbers.caste == 7


@rule("CS-CASTE-04")
def test_a_special_cultist_summons_its_own_great_old_one_again_and_again() -> None:
    g = hand_on(storm(columns={0: "deep-1 deep-2 deep-3"}, cultists="court-1", **COURT))
    list(cultists.arrive(g, 0))
    assert g.state.elders[0].id == "crawling-mask"
    great_old_ones.defeat(g, g.state.elders[0])
    assert g.state.aside == ["crawling-mask"]
    list(great_old_ones.summon(g, "crawling-mask", 1))
    assert g.state.elders[0].slot == 1


@rule("CS-CASTE-05", "CS-CASTE-07")
def test_what_the_court_can_do() -> None:
    g = hand_on(storm(rosa(0), tobias(0), ilse(2), columns={0: "court-1 deep-1 court-2", 1: "ashes-1 court-3"}, **COURT))
    assert not symbols.attackable(g, 0, "court-1")
    assert symbols.attackable(g, 1, "deep-1")  # melee investigators pass the Usher over
    g.at(0).column.remove("deep-1")
    assert symbols.attackable(g, 0, "court-2")
    assert sorted(symbols.needed(g, "court-3")) == sorted(CARDS.cultists["ashes-1"].symbols)
    assert cultists.weight(g, "court-6") == 2
    assert symbols.needed(hand_on(storm(columns={0: "court-6"}, **COURT)), "court-6") == CARDS.cultists["court-6"].symbols


def test_the_whisperer_maddens_its_attacker() -> None:
    people = [rosa(0, hand="g02 g04 g05", targets="court-4"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "court-4"}, **COURT))).says(0, "attack")
    assert madness(t, 0) == 1
    t.ever_told(events.FightWon, who=0)


def test_the_cup_bearer_brings_a_step_and_the_high_mask_allows_no_blank() -> None:
    state = storm(phase="cultists", cultists="court-5 court-7 deep-1", **COURT)
    t = play(state, cultist_dice="tide key blank blank flame moon moon")
    order = [type(e).__name__ for e in t.events(events.CultistArrives, events.HorrorSteps)]
    assert order[:2] == ["CultistArrives", "HorrorSteps"]
    assert t.state.places[1].die != "blank"


# Creatures


@rule("CS-EXP-03")
def test_creatures_are_stronger_than_cultists_and_weaker_than_great_old_ones() -> None:
    g = hand_on(storm(columns={0: "deep-1 deep-2 deep-3"}, creatures=CARDS.creatures(), cultists="ghoul-pack"))
    list(cultists.arrive(g, 0))
    assert not g.state.elders  # its own arrival summons nobody
    assert cultists.count(g) == 5
    assert sorted(symbols.needed(g, "ghoul-pack")) == sorted(["key", "flame", "moon", "spiral", "key"])


def test_a_beaten_creature_gives_two_trophies_of_choice() -> None:
    people = [rosa(0, hand="g01 g02 g03 g04 g11", targets="ghoul-pack"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ghoul-pack"}, creatures=["ghoul-pack"])))
    t.says(0, "trophy:tide").says(0, "trophy:moon")
    assert t.state.investigators[0].trophies == {"tide": 1, "moon": 1}


def test_what_each_creature_does() -> None:
    people = [rosa(0, hand="g01 g02"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ghoul-pack"}, creatures=["ghoul-pack"]))).asks(0, "cs-discard")
    t.says(0, "drop:g01.0")
    assert t.state.investigators[0].discard[0] == "g01.0"
    g = hand_on(storm(rosa(0), tobias(1), ilse(2), columns={0: "deep-1 night-gaunt"}, creatures=["night-gaunt"]))
    assert not symbols.attackable(g, 0, "night-gaunt")
    g = hand_on(storm(columns={0: "shoggoth-spawn"}, dice={0: "flame"}, creatures=["shoggoth-spawn"]))
    assert symbols.needed(g, "shoggoth-spawn").count("flame") == 2
    state = storm(phase="cultists", columns={0: "byakhee"}, elders={"hastur": 1}, creatures=["byakhee"], marker=3)
    state.places[1].column = ["yellow-1", "yellow-2"]
    t = play(state)
    assert "byakhee" in column(t, 2)
    people = [rosa(0, hand="g01 g02 g04 g05 g11", targets="star-vampire"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "star-vampire"}, creatures=["star-vampire"]))).says(0, "attack")
    assert madness(t, 0) == 1


@rule("S-120")
@pytest.mark.parametrize("number", [48, 96])
def test_a_story_adds_the_symbol_of_its_location_to_a_creature(number: int) -> None:
    """Creatures belong to no caste; both stories of theirs that speak of it."""
    assert effect_of(number) == "caste_symbol"
    k, column = divmod(number - 1, narrative.COLUMNS)
    assert column == narrative.COLUMNS - 1
    people = [rosa(4, hand="g01 g02 g03 g04 g05", dice="tide", targets="ghoul-pack"), tobias(1), ilse(2)]
    state = storm(*people, columns={4: "ghoul-pack"}, creatures=["ghoul-pack"], modules=["narrative"], stories=[str(k)])
    t = all_ready(play(state))
    assert t.ever_told(events.FightWon, who=0).needed.count("tide") == 2  # once as every creature, once by the story


# The second wave


def test_what_the_second_wave_brings() -> None:
    state = storm(rosa(0, hand="g01"), tobias(1, hand="g02"), ilse(2), columns={0: "deep-1"})
    g = hand_on(state)
    list(great_old_ones.summon(g, "azathoth", 0))
    assert [len(i.hand) for i in g.state.investigators] == [0, 0, 0]
    t = play(storm(phase="refresh", elders={"azathoth": 0}, columns={0: "deep-1"}))
    assert len(t.state.pool) == 2
    assert t.view().free_claims == 0
    g = hand_on(storm(rosa(0), tobias(3), ilse(3)))
    list(great_old_ones.summon(g, "nyarlathotep", 1))
    assert [p.die for p in g.state.places] == ["key", "blank", "blank", "key", "blank"]
    g = hand_on(storm(marker=2))
    list(great_old_ones.summon(g, "dagon", 4))
    assert len(g.at(2).column) == 1
    g = hand_on(storm())
    list(great_old_ones.summon(g, "ithaqua", 4))
    assert g.state.horror_steps == 9


# Narrative mode


def telling(**more: object) -> Play[StormState]:
    people = [rosa(0, hand="g02 g03 g04", insanity=1, targets="ashes-1"), tobias(1), ilse(2)]
    state = storm(*people, columns={0: "ashes-1"}, modules=["narrative"])
    for name, value in more.items():
        setattr(state, name, value)
    return all_ready(play(state))


@rule("CS-NARR-01", "CS-NARR-04", "CS-NARR-06")
def test_the_deck_is_made_ready_and_the_stories_of_the_locations_are_read_at_the_start() -> None:
    t = begun(3, modules=["narrative"])
    assert len(t.state.stories) == 20
    read = [e.no for e in t.events(events.StoryRead) if isinstance(e, events.StoryRead)]
    assert read[:5] == [CARDS.locations[p.card].story for p in t.state.places]
    assert not begun(3).state.stories
    begun(3).never_told(events.StoryRead)


@rule("CS-NARR-02", "S-63", "S-81")
def test_before_a_fight_the_number_for_this_caste_is_read() -> None:
    t = telling(stories=["7"])
    assert t.ever_told(events.StoryRead, who=0).no == 1 + 6 * 7 + 1
    people = [rosa(0, hand="g03 g04", targets="ashes-1"), tobias(1), ilse(2)]  # one short: a story might help
    short = storm(*people, columns={0: "ashes-1"}, modules=["narrative"], stories=["7"])
    declined = all_ready(play(short)).says(0, "decline")
    assert not [e for e in declined.events(events.StoryRead) if isinstance(e, events.StoryRead) and e.who == 0]


@rule("CS-NARR-03")
def test_a_printed_number_is_read_instead() -> None:
    people = [rosa(0, hand="g03 g04 g05", targets="ashes-4"), tobias(1), ilse(2)]
    t = all_ready(play(storm(*people, columns={0: "ashes-4"}, modules=["narrative"], stories=["3"])))
    assert t.ever_told(events.StoryRead, who=0).no == CARDS.cultists["ashes-4"].story == 169
    assert t.state.stories == ["3"]


@rule("CS-NARR-04")
def test_great_old_ones_and_horror_cards_are_read_when_they_come() -> None:
    state = storm(phase="horror", circle="rot nightmares the-calling", crystals={2: 3}, modules=["narrative"])
    t = play(state, great_old_one="hastur")
    read = [e.no for e in t.events(events.StoryRead) if isinstance(e, events.StoryRead)]
    assert read == [CARDS.horrors["the-calling"].story, CARDS.great_old_ones["hastur"].story]


@rule("CS-NARR-05")
@pytest.mark.parametrize("effect", sorted(set(TEMPLATES)))
def test_every_effect_of_a_story(effect: str) -> None:
    number = next(n for n in range(1, 121) if effect_of(n) == effect and (n - 1) % 6 < 5)
    k, c = divmod(number - 1, 6)
    caste = list(CARDS.castes.values())[c]
    card = f"{caste.id}-1"
    wanted = CARDS.cultists[card].symbols
    hand = " ".join({"key": "g01", "flame": "g02", "moon": "g03", "spiral": "g04", "tide": "g05"}[s] for s in wanted)
    slot = (c + 1) % 5
    people = [rosa(slot, hand=hand + " g12", insanity=1, targets=card), tobias(slot), ilse(slot)]
    state = storm(*people, columns={slot: card}, crystals={0: 1}, modules=["narrative"], stories=[str(k)], marker=4)
    t = all_ready(play(state, cultist_dice="blank"))
    match effect:
        case "heal":
            t.ever_told(events.HealingWaits, who=0)
        case "insanity":
            assert t.ever_told(events.InsanityGained, who=0, why="story")
        case "draw":
            t.ever_told(events.CardsDrawn, who=0, n=1)
        case "discard":
            t.asks(0, "cs-discard").says(0, "drop:g12.0").ever_told(events.FightWon, who=0)
        case "wild":
            t.ever_told(events.FightWon, who=0)
        case "caste_symbol":
            needed = sorted([*wanted, caste.symbol])
            fought = t.state.fight
            assert fought is None or sorted(symbols.needed(hand_on(t.state), card)) == needed
        case "reroll_die":
            t.ever_told(events.CultistDieRolled, slot=slot, face="blank")
        case "horror_step":
            assert t.state.horror_steps > 8
        case "remove_crystal":
            t.ever_told(events.CrystalRemoved, ring=0)
        case "extra_trophy":
            t.ever_told(events.FightWon, who=0)
            assert t.state.investigators[0].trophies == {caste.symbol: 2}
        case "cultist":
            won = [type(e).__name__ for e in t.events(events.FightWon, events.CultistArrives)]
            assert won[:2] == ["FightWon", "CultistArrives"]
        case "bargain":
            t.asks(0, "cs-bargain").says(0, "bargain:0")
            assert t.told(events.InsanityGained, who=0, why="story")
        case _:
            t.ever_told(events.FightWon, who=0)


def test_a_third_of_the_stories_each_is_plain_kind_or_cruel() -> None:
    plain = sum(effect_of(n) == "none" for n in range(1, 121))
    assert 25 <= plain <= 35
    assert len(TEMPLATES) == 16


def test_the_script_book_has_every_number_with_the_effect_the_rules_give_it() -> None:
    assert sorted(s.no for s in CARDS.stories.values()) == list(range(1, 190))
    assert {s.no: s.effect for s in CARDS.stories.values() if s.effect != effect_of(s.no)} == {}
    assert all(len(s.choices) == 2 for s in CARDS.stories.values() if s.effect == "bargain")


def test_no_story_of_a_narrative_card_comes_twice_before_all_were_drawn() -> None:
    g = hand_on(storm(modules=["narrative"]))

    numbers = [narrative.number(g, "ashes-1") for _ in range(20)]
    assert len(set(numbers)) == 20


# Modules


@rule("CS-EXP-01", "CS-EXP-02", "CS-EXP-04", "CS-NARR-07")
def test_one_major_module_at_most_minor_ones_together() -> None:
    """Listed by hand: the table refuses two that change the whole game."""
    found = (Module("test-a", size="major"), Module("test-b", size="major"), Module("test-c", size="minor"))
    names = [add(module).name for module in found]
    try:
        assert modules.clash([names[0], names[2], "narrative"]) == ""
        assert modules.clash(names) == "test-b"
        with pytest.raises(BadOptions):
            RULES.new(3, StormOptions(modules=names))
        assert RULES.new(3, StormOptions(modules=[names[0], names[2]])).modules == [names[0], names[2]]
    finally:
        for name in names:
            MODULES.pop(name)


def test_a_module_is_a_name_and_listeners() -> None:
    """What `modules/__init__.py` promises: no line of the core knows it."""
    add(Module("test-calm", size="minor"))

    @BOOK.modifies(CultistPhaseStart, "test-calm")
    def fewer(_g: Storm, _src: Source, h: CultistPhaseStart) -> None:
        h.arrivals -= 1

    try:
        t = play(storm(phase="cultists", modules=["test-calm"]))
        assert len(t.events(events.CultistArrives)) == 2
        assert len(play(storm(phase="cultists")).events(events.CultistArrives)) == 3
    finally:
        MODULES.pop("test-calm")
        rows = BOOK._passives[CultistPhaseStart]  # pyright: ignore[reportPrivateUsage]
        rows[:] = [r for r in rows if r.act is not fewer]
