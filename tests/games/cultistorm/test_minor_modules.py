"""Minor modules together: CS-EXP-02. Whole games with each of them and with pairs, and where two of them meet."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.cultistorm import events
from games.cultistorm.game import Cultistorm, StormOptions
from games.cultistorm.modules import MODULES, otherworlds, plagues, storm_of_cultists
from games.cultistorm.modules.innocent_victims import at as civilians_at
from games.cultistorm.modules.narrative import OF_MODULES, tell_of
from games.cultistorm.pilot.autopilot import Autopilot
from games.cultistorm.rules import combat, great_old_ones, moving, objects, winning
from games.cultistorm.rules.interrupts import GameEndsNow
from games.cultistorm.state import Campaign, StormState
from games.kernel.ask import Option
from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.phrases import LANGS
from games.kernel.testing import MOST_ANSWERS

from .given import CARDS, RULES, all_ready, gentle, hand_on, ilse, laid_out, madness, play, rosa, storm, tobias
from .players import Careful
from .test_setup import begun

rule = pytest.mark.rule
MINOR = sorted(name for name, module in MODULES.items() if module.size == "minor")
RING = [[name, MINOR[(i + 1) % len(MINOR)]] for i, name in enumerate(MINOR)]


class Eager(Careful):
    """Does what the modules offer whenever it can."""

    def _prepares(self, options: list[Option[Any]]) -> str:
        heads = ("relic", "learn:", "ritual:", "cure:", "blot:", "rescue:", "free:", "support:", "research:")
        mine = [o.key for o in options if o.key.startswith(heads)]
        return mine[self.chance(len(mine))] if mine and self.chance(3) else super()._prepares(options)


def whole(wishes: dict[str, Any], seats: int, seed: int) -> Live[StormState]:
    """To its end, every state sound and no secret in anybody's view."""
    chance = random.Random(seed)
    rules, player = Cultistorm(gentle(insanity=8, more=8)), Eager(chance.randrange, hurry=4)
    state = rules.new(seats, StormOptions.model_validate(wishes))
    live = Live(rules, Fate(f"minor{seed}".encode()), new_game(rules, state), strict=True)
    for i in range(MOST_ANSWERS):
        if live.over:
            return live
        question = chance.choice([a for a in live.asks if a.needed])
        live.answer(question.n, question.seat, player.pick(None, question))
        rules.audit(live.state)
        if i % 20 == 0 and live.state.phase != "setup":
            for viewer in (None, 0):
                other = rules.scramble(live.state, viewer, chance.randrange)
                rules.audit(other)
                assert rules.view(other, viewer) == rules.view(live.state, viewer)
    raise AssertionError("the game does not end")


@rule("CS-EXP-02", "CS-EXP-04")
def test_there_are_nine() -> None:
    assert MINOR == [
        "ancient-relics",
        "cultist-events",
        "dangerous-puzzle",
        "dark-rituals",
        "innocent-victims",
        "otherworlds",
        "plagues",
        "research-events",
        "rorschach-test",
    ]
    assert RULES.new(3, StormOptions(modules=MINOR)).modules == MINOR


@rule("CS-EXP-02")
@pytest.mark.parametrize("pair", RING, ids="+".join)
def test_pairs_of_them_are_played_to_an_end(pair: list[str]) -> None:
    seed = MINOR.index(pair[0])
    assert whole({"modules": pair, "open_hands": bool(seed % 2)}, 3 + seed % 3, seed).state.result


@rule("CS-EXP-02")
def test_all_nine_at_once_with_everything_else() -> None:
    wishes = {"modules": ["narrative", *MINOR], "castes": ["faceless-court"], "creatures": ["byakhee", "ghoul-pack"]}
    assert whole(wishes, 4, 99).state.result


def test_a_game_with_all_of_them_can_be_opened_again_at_any_answer() -> None:
    rules, chance = Cultistorm(gentle()), random.Random(5)
    live = Live(rules, Fate(b"again"), new_game(rules, rules.new(3, StormOptions(modules=MINOR))), strict=True)
    player = Eager(chance.randrange)
    for i in range(90):
        if live.over:
            break
        question = next(a for a in live.asks if a.needed)
        live.answer(question.n, question.seat, player.pick(None, question))
        if i % 15 == 0:
            again = Live(rules, Fate(b"again"), live.save, strict=True)
            assert again.state == live.state


def test_a_game_without_them_has_nothing_of_theirs() -> None:
    t = begun(4)
    assert not t.state.shelf
    assert not t.state.tally
    view = t.view()
    assert all(p.cubes == 0 and not p.civilians and not p.otherworld for p in view.places)
    assert not view.blots
    assert view.pieces_lacking == 0


def test_every_card_of_a_module_says_and_does_something() -> None:
    mine = [c for c in CARDS.module_cards.values() if c.of in MINOR]
    mine_too = [o for o in CARDS.objects.values() if o.of]
    assert sum(c.copies for c in mine) == 24 + 20 + 6 + 12 + 10
    assert sum(o.copies for o in mine_too) == 10 + 10
    for card in (*mine, *mine_too):
        assert card.do or card.uses or card.traits or getattr(card, "piece", False), card.id
        for lang in LANGS:
            assert card.rules_text(CARDS.words, lang), card.id
        assert card.name.en != "" != card.name.de


def test_the_automatic_player_knows_their_questions() -> None:
    asked = {"cs-cure", "cs-blot", "cs-rescue", "cs-free", "cs-lose-trophy", "cs-return-piece"}
    pilot = Autopilot(CARDS)
    assert asked <= pilot.takes_default | set(pilot.answered)


# Stories


@rule("CS-NARR-07")
def test_a_story_is_read_when_what_a_module_brings_is_first_met() -> None:
    people = [rosa(0, hand="g01 g03"), tobias(1), ilse(2)]
    state = mixed("narrative research-events", *people)
    state.read.clear()
    t = play(state).says(0, "research:1").says_if_asked(0, "none", msg="cs-keep")
    read = [e.no for e in t.events(events.StoryRead) if isinstance(e, events.StoryRead)]
    assert read == [188]
    quiet = mixed("narrative research-events", rosa(0, hand="g01"), tobias(1), ilse(2))
    quiet.read = [188]
    play(quiet).says(0, "research:1").never_told(events.StoryRead)
    play(mixed("research-events", rosa(0, hand="g01"), tobias(1), ilse(2))).says(0, "research:1").never_told(events.StoryRead)


@rule("CS-NARR-07")
def test_every_module_tells_its_own() -> None:
    known: set[int] = set()
    g = hand_on(mixed("narrative " + " ".join(OF_MODULES), rosa(0, hand="g01"), tobias(1), ilse(2)))
    for module in OF_MODULES:
        tell_of(g, module, "lantern.1")
        tell_of(g, module, "lantern.1")
        known.add(g.state.read[-1])
    assert known == set(range(181, 190))
    assert g.state.read.count(185) == 1
    state = mixed("narrative " + " ".join(OF_MODULES), phase="cultists")
    t = play(state, cultist_dice="key key key key key")
    told = {e.no for e in t.events(events.StoryRead) if isinstance(e, events.StoryRead)}
    assert {184, 185, 186, 189} <= told


# Where two of them meet


def mixed(modules: str, *people: object, **more: object) -> StormState:
    wanted: dict[str, object] = {"modules": modules.split(), **more}
    return laid_out(storm(*people, **wanted))  # type: ignore[arg-type]


def swallowed(modules: str, great: str, slot: int, *people: object, **more: object) -> StormState:
    """The world of this Great Old One has opened."""
    state = mixed(f"otherworlds {modules}", *people, **more)
    list(great_old_ones.summon(hand_on(state), great, slot))
    for person in state.investigators:
        person.insanity = 0
    return state


def test_a_card_pays_for_a_cure_or_for_a_blot() -> None:
    state = mixed("plagues rorschach-test", rosa(2, hand="g03"), tobias(1), ilse(0))
    state.shelf["rorschach-test.blots"] = ["moon"]
    t = play(state).offers(0, "cure:2", "blot:moon").says(0, "blot:moon").offers_not(0, "cure:2")
    assert (t.view().blots, t.view().places[2].cubes) == ((), 1)


def test_a_relic_takes_the_place_of_an_object_never_of_a_piece() -> None:
    people = [rosa(0, objects="lantern.1 laudanum.1 puzzle-rim.1"), tobias(1), ilse(2)]
    state = mixed("dangerous-puzzle ancient-relics", *people)
    state.object_deck = [c for c in state.object_deck if c != "puzzle-rim.1"]
    state.shelf["objects.relics.deck"].sort(key=lambda c: c != "silver-key.1")
    t = play(state).says(0, "relic")
    t.offers(0, "keep:silver-key.1:lantern.1").offers_not(0, "keep:silver-key.1", "keep:silver-key.1:puzzle-rim.1")
    t.says(0, "keep:silver-key.1:lantern.1")
    RULES.audit(t.state)
    g = hand_on(t.state)
    objects.discard(g, 0, "silver-key.1")
    g.state.object_deck.clear()
    objects.reshuffle(g)
    assert "silver-key.1" not in g.state.object_deck


def test_the_swallowed_save_nobody_and_open_and_cure_nothing() -> None:
    people = [rosa(0, hand="g01 g11"), tobias(1), ilse(2)]
    modules = "innocent-victims ancient-relics plagues rorschach-test dark-rituals"
    state = swallowed(modules, "dagon", 0, *people)
    state.shelf["innocent-victims.at.0"] = [state.shelf["innocent-victims.deck"].pop()]
    card = state.shelf["innocent-victims.at.0"][0]
    state.tally[f"innocent-victims.since.{card}"] = 2
    state.tally["plagues.cubes.0"] = 2
    state.shelf["rorschach-test.blots"] = ["key"]
    state.shelf["dark-rituals.open"].remove("rite-of-walls.1")
    state.shelf["dark-rituals.of.0"] = ["rite-of-walls.1"]
    play(state).offers_not(0, f"rescue:{card}", "relic", "cure:0", "blot:key", "ritual:rite-of-walls.1")
    state.shelf["otherworlds.in.dagon"] = []
    play(state).offers(0, f"rescue:{card}", "cure:0", "blot:key", "ritual:rite-of-walls.1").offers_not(0, "relic")


def test_an_overflow_does_not_reach_into_another_world() -> None:
    g = hand_on(swallowed("plagues", "dagon", 0, rosa(0), tobias(1), ilse(2)))
    g.inv(1).slot = 0
    g.state.tally["plagues.cubes.0"] = 3
    plagues.spread(g, 0)
    assert [g.madness(who) for who in range(3)] == [0, 1, 0]


def test_pieces_do_not_bite_in_another_world() -> None:
    people = [rosa(0, objects="puzzle-rim.1"), tobias(1), ilse(2)]
    state = swallowed("dangerous-puzzle", "dagon", 0, *people)
    state.object_deck.remove("puzzle-rim.1")
    state.places[0].column = ["deep-1"]
    all_ready(play(state)).never_told(events.PiecesBite)


def test_blots_open_a_world_at_the_marker() -> None:
    state = mixed("otherworlds rorschach-test", rosa(3), tobias(1), ilse(2), phase="horror", marker=3)
    state.shelf["rorschach-test.blots"] = ["tide", "tide"]
    t = play(state, blot="tide")
    assert t.view().places[3].otherworld == "otherworld-cthulhu.1"
    assert t.view().places[3].trapped == (0,)


def test_the_silver_key_opens_the_room_of_doors() -> None:
    people = [rosa(1, objects="silver-key.1"), tobias(1), ilse(2)]
    state = swallowed("ancient-relics", "yog-sothoth", 0, *people)
    g = hand_on(state)
    g.inv(0).slot = g.inv(1).slot = 0
    assert (moving.cost(g, 0), moving.cost(g, 1)) == (0, 1)


def test_whoever_is_inside_when_the_last_one_falls_takes_the_victory_along() -> None:
    """A loss goes before a victory (CS-WIN-06)."""
    sealed = {1: "token", 2: "token", 3: "token", 4: "token"}
    state = swallowed("", "dagon", 0, rosa(0), tobias(1), ilse(2), sealed=sealed)
    g = hand_on(state)
    with pytest.raises(GameEndsNow):
        list(combat._defeated(g, 2, g.state.elders[0]))  # pyright: ignore[reportPrivateUsage]
    assert (g.state.result, g.state.reason) == ("module", otherworlds.NAME)


@rule("S-123")
@pytest.mark.parametrize("order", ["dangerous-puzzle storm-of-cultists", "storm-of-cultists dangerous-puzzle"])
def test_a_day_of_the_campaign_needs_no_pieces_and_takes_none_along(order: str) -> None:
    """Day 2: five different objects and a seal; pieces are no objects."""
    things = ["lantern.1 laudanum.1", "revolver.1 motorcar.1", "brass-bell.1"]
    state = storm(*(maker(i, objects=row) for i, (maker, row) in enumerate(zip((rosa, tobias, ilse), things, strict=True))))
    state.modules, state.campaign = order.split(), Campaign(day=2, won=[True])
    state.investigators[0].objects.append("puzzle-rim.1")
    state.investigators[1].objects.append("silver-key.1")
    state.places[0].sealed = "token"
    after = storm_of_cultists.tomorrow(state, CARDS)
    assert after is not None
    assert after.kept["fighter"].objects == ["lantern", "laudanum"]
    assert after.kept["supporter"].objects == ["revolver", "motorcar"]
    assert not storm_of_cultists.impossible(after, CARDS)
    g = hand_on(state)
    g.inv(1).objects.remove("silver-key.1")
    with pytest.raises(GameEndsNow):
        winning.check(g)
    assert g.state.result == "won"
    g = hand_on(state.model_copy(update={"result": ""}))
    g.inv(2).objects.clear()
    assert not storm_of_cultists.met(g)  # four and a piece are not five


@rule("S-128")
@pytest.mark.parametrize("first", ["cultist-events", "innocent-victims"])
def test_what_happens_together_happens_in_the_order_of_the_tables_wish(first: str) -> None:
    second = {"cultist-events": "innocent-victims", "innocent-victims": "cultist-events"}[first]
    t = play(mixed(f"{first} {second}", phase="cultists"))
    order = [type(e).__name__ for e in t.events(events.CultistEvent, events.CivilianArrives)]
    assert order == (["CultistEvent", "CivilianArrives"] if first == "cultist-events" else ["CivilianArrives", "CultistEvent"])


def test_a_civilian_and_a_world_at_one_location() -> None:
    """Beside a Great Old One nobody takes a civilian's place, but they are lost."""
    state = swallowed("innocent-victims", "dagon", 0, rosa(1), tobias(1), ilse(2), phase="cultists", round=4)
    card = state.shelf["innocent-victims.deck"].pop()
    state.shelf["innocent-victims.at.0"] = [card]
    state.tally[f"innocent-victims.since.{card}"] = 2
    state.places[0].column = ["deep-1", "deep-2"]
    t = play(state)
    assert t.state.places[0].column == ["deep-1"]
    assert card in t.view().lost
    assert not civilians_at(hand_on(t.state), 0)
    assert madness(t, 0) == 0


# The automatic player


def next_deed(state: StormState, who: int = 0) -> str:
    t = play(state)
    return Autopilot(CARDS).pick(t.view(who), t.question(who, "cs-prepare"))[0]


def test_the_automatic_player_fetches_whoever_waits_and_pays_with_what_it_can_spare() -> None:
    state = mixed("innocent-victims", rosa(0, hand="fighter-s6 g02"), tobias(1), ilse(2))
    card = state.shelf["innocent-victims.deck"].pop()
    state.shelf["innocent-victims.at.0"] = [card]
    state.tally[f"innocent-victims.since.{card}"] = 2
    assert next_deed(state) == f"rescue:{card}"
    t = play(state).says(0, f"rescue:{card}")
    assert Autopilot(CARDS).pick(t.view(0), t.question(0, "cs-rescue")) == ("pay:g02.0",)  # not the wild one


def test_it_cures_what_is_about_to_overflow_and_answers_what_is_about_to_call() -> None:
    state = mixed("plagues rorschach-test", rosa(0, hand="g01"), tobias(1), ilse(2))
    state.tally["plagues.cubes.0"] = 1
    assert next_deed(state) != "cure:0"
    state.tally["plagues.cubes.0"] = 3
    assert next_deed(state) == "cure:0"
    state.tally["plagues.cubes.0"] = 0
    state.shelf["rorschach-test.blots"] = ["key", "key"]
    assert next_deed(state) == "blot:key"


def test_it_learns_uses_and_looks_for_pieces() -> None:
    state = mixed("dark-rituals", rosa(0, insanity=1), tobias(1), ilse(2))
    state.tally["dark-rituals.xp.0"] = 6
    assert next_deed(state) == "learn:rite-of-salt.1"
    state.shelf["dark-rituals.open"].remove("rite-of-salt.1")
    state.shelf["dark-rituals.of.0"] = ["rite-of-salt.1"]
    state.tally["dark-rituals.xp.0"] = 0
    assert next_deed(state) == "ritual:rite-of-salt.1"
    things = "lantern.1 laudanum.1"
    state = mixed("dangerous-puzzle", rosa(0, hand="g01", objects=things), tobias(1), ilse(2))
    assert next_deed(state) == "research:1"


def test_it_opens_no_gate_with_a_troubled_mind_and_leaves_nobody_behind() -> None:
    assert next_deed(mixed("ancient-relics", rosa(0), tobias(1), ilse(2))) == "relic"
    assert next_deed(mixed("ancient-relics", rosa(0, insanity=1), tobias(1), ilse(2))) != "relic"
    state = swallowed("", "yog-sothoth", 0, rosa(0), tobias(1), ilse(2, hand="g01 g11"))
    state.investigators[2].slot = 0
    assert next_deed(state, 2) == "free:0"
    assert next_deed(state, 0) == "ready"
