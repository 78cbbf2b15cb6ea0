"""General rules, set-up, special abilities: TM-GEN, TM-SETUP, TM-ABIL, and the rulings S-01 … S-06, S-76 on them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.kernel.phrases import LANGS
from games.kernel.rules import BadOptions
from games.talisman import events
from games.talisman.game import TalismanOptions
from games.talisman.moments import total
from games.talisman.rules import fighting, limits, moving, possessions, setup
from games.talisman.state import FIRST, TalismanState, Toad, kind
from tests.games.talisman.given import CARDS, RULES, Dice, Playing, hand, land, play, someone

rule = pytest.mark.rule


def set_up(seats: int = 2, seed: str = "0", fate: Fate | None = None, **wishes: Any) -> TalismanState:
    """The board as set-up leaves it, before the first turn."""
    state = RULES.new(seats, TalismanOptions(**wishes))
    for asked in setup.set_up(RULES.table(state, fate or Fate(seed.encode()), 0)):
        raise AssertionError(f"somebody was asked {asked}")
    RULES.audit(state)
    return state


def opened(seats: int = 2, seed: str = "0", **wishes: Any) -> Playing:
    return Playing(Live(RULES, Fate(seed.encode()), new_game(RULES, RULES.new(seats, TalismanOptions(**wishes))), strict=True))


def people(state: TalismanState) -> list[str]:
    return [p.character.id for p in state.players if p.character]


def many(n: int, **wishes: Any) -> Iterable[TalismanState]:
    return (set_up(seed=str(i), **wishes) for i in range(n))


# The board


@rule("TM-GEN-01")
def test_the_board_has_three_regions_and_the_crown_and_every_space_a_title_and_instructions() -> None:
    regions = [space.region for space in CARDS.spaces.values()]
    assert {r: regions.count(r) for r in regions} == {"outer": 24, "middle": 16, "inner": 8, "crown": 1}
    for space in CARDS.spaces.values():
        for lang in LANGS:
            assert getattr(space.name, lang)
            assert space.rules_text(CARDS.words, lang), f"{space.id} says nothing"


@rule("TM-GEN-01")
def test_the_instructions_of_the_space_govern_the_encounter_there() -> None:
    village = play(land(someone("warrior", "O2", gold=5), someone("troll", "O9")), move=[1])
    village.says(0, "go:O1:ccw").asks(0, "tm-visit")
    village.never_told(events.CardDrawn)
    fields = play(land(someone("warrior", "O1"), someone("troll", "O9"), deck=["market"]), move=[1])
    fields.says(0, "go:O2:cw").told(events.CardDrawn, card="market", space="O2")


@rule("TM-GEN-02")
def test_a_move_stays_in_its_region_but_for_bridge_and_portal() -> None:
    g = hand(land(someone("warrior", "O3"), someone("troll", "O9")))
    for region in ("outer", "middle"):
        for start in CARDS.ring(region):
            for n in range(1, 7):
                for way in moving.ways(g, start, n):
                    left = [
                        (a, b) for a, b in zip(way.path, way.path[1:], strict=False) if g.space(a).region != g.space(b).region
                    ]
                    assert set(left) <= {("M4", "O5")}, f"{start} by {n}: {way.path}"
                    assert way.passage == "" or (way.passage, way.end) in [("sentinel", "O5"), ("portal", "M1")]


@rule("TM-GEN-02")
def test_an_effect_carries_a_character_over_the_border() -> None:
    t = play(land(someone("warrior", "O3"), someone("troll", "O9"), deck=["imp"]), move=[1], table=[5])
    t.says(0, "go:O4:cw").told(events.PutThere, seat=0, space="M3")
    assert t.who(0).space == "M3"


@rule("TM-GEN-03")
def test_a_die_has_six_sides_and_several_are_added_up() -> None:
    g = hand(land(someone("warrior"), someone("troll")))
    assert {g.die(f"throw:{i}") for i in range(200)} == {1, 2, 3, 4, 5, 6}
    t = play(land(someone("priest", "M12", craft=5), someone("troll", "O9")), move=[1], table=[2, 4])
    t.says(0, "go:M13:cw").says(0, "yes")
    t.told(events.TableRolled, seat=0, dice=(2, 4), result=7)  # and 1 for the Priest's prayer
    assert t.who(0).craft == 6, "row 7"


@rule("TM-GEN-04")
def test_counters_are_no_limit_s04() -> None:
    rich = someone("warrior", "O8", strength=140, craft=140, lives=140, gold=140)
    t = play(land(rich, someone("troll", "O19")), move=[1], table=[6])
    t.says(0, "go:O9:cw")
    assert t.who(0).strength == 141
    seen = t.view(1).players[0].character
    assert (seen.strength, seen.craft, seen.lives, seen.gold) == (141, 140, 140, 140)


@rule("TM-GEN-05", "TM-ABIL-02")
def test_a_special_ability_comes_before_the_general_rule() -> None:
    chief = someone("ogre-chief", "O8", objects=["axe", "helmet"], followers=["mule"])
    state = land(someone("dwarf", "O8"), chief, someone("warrior", objects=["sword", "magic-sword"]))
    g = hand(state)
    assert limits.most_objects(g, 1) == 2, "neither four nor, with the Mule, any number"
    assert fighting.worth(g, 2, "strength") == 5 + 2, "two weapons instead of one"
    t = play(state, move=[1])
    t.says(0, "go:O9:cw").offers(0, "roll", "leave")
    t.says(0, "leave").told(events.NotRolled, seat=0, card="O9")


@rule("TM-GEN-06")
def test_talismans_and_purchase_cards_of_the_stacks_are_never_in_the_adventure_deck() -> None:
    stacked = {card for stack in CARDS.stack_cards.values() for card in stack}
    assert len(stacked) == 38 + 6
    for state in many(3):
        assert not stacked & set(state.adventure)
        assert len(state.adventure) == 128
    assert {"talisman", "sword"} <= set(CARDS.deck), "the deck has its own, which follow the same rules"


@rule("TM-GEN-07")
def test_a_promised_move_takes_the_place_of_the_die() -> None:
    t = play(land(someone("warrior", "O3", granted="outer"), someone("troll", "O9"), deck=["market"]))
    t.asks(0, "tm-turn").says(0, "promised:O16")
    assert t.who(0).space == "O16"
    t.not_told(events.MoveRolled, seat=0)
    t.told(events.CardDrawn, card="market")


@rule("TM-GEN-07")
def test_a_blizzard_makes_it_one_space_without_a_die() -> None:
    snow = {"what": "blizzard", "until": "places", "left": 3, "card": "blizzard", "by": 1}
    t = play(land(someone("warrior", "O3"), someone("troll", "O9"), lasting=[snow]))
    assert set(t.keys(0, "tm-go")) == {"go:O4:cw", "go:O2:ccw"}
    t.never_told(events.MoveRolled)


# Characters


@rule("TM-SETUP-01")
def test_everybody_draws_one_of_the_28_shuffled_characters() -> None:
    drawn: set[str] = set()
    for state in many(60):
        here = people(state)
        assert len(set(here)) == 2
        assert sorted([*here, *state.characters]) == sorted(CARDS.characters)
        assert state.characters != sorted(state.characters)
        drawn |= set(here)
    assert len(CARDS.characters) == 28
    assert len(drawn) == 28, f"never drawn: {set(CARDS.characters) - drawn}"


@rule("TM-SETUP-02")
def test_if_the_table_has_agreed_everybody_chooses_instead() -> None:
    drawn = opened()
    assert not any(a.msg == "tm-choose-character" for a in drawn.live.asks)
    t = opened(choosing="chosen")
    first = t.question(msg="tm-choose-character").seat
    assert len(t.keys(first)) == 28
    t.says(first, "be:troll").asks(1 - first, "tm-choose-character")
    t.offers_not(1 - first, "be:troll").says(1 - first, "be:monk")
    assert (t.who(first).id, t.who(1 - first).id) == ("troll", "monk")
    assert not {"troll", "monk"} & set(t.state.characters)
    apart = opened(choosing="chosen", pairs=False)
    first = apart.question(msg="tm-choose-character").seat
    apart.says(first, "be:troll").offers_not(1 - first, "be:troll").offers(1 - first, "be:ogre-chief")


@rule("TM-SETUP-02")
def test_a_wish_of_the_lobby_is_met_or_refused() -> None:
    assert people(set_up(characters=["ghoul", "elf"])) == ["ghoul", "elf"]
    for wrong in (["janitor"], ["ghoul", "ghoul"], ["warrior", "barbarian"], ["ghoul", "elf", "monk"]):
        with pytest.raises(BadOptions):
            RULES.new(2, TalismanOptions(characters=wrong))


@rule("TM-SETUP-01", "TM-SETUP-02")
def test_two_characters_of_one_figure_are_never_in_play_together_s02() -> None:
    def figures(state: TalismanState) -> list[int]:
        return [CARDS.characters[c].pair for c in people(state)]

    for state in many(40, seats=6):
        assert len(set(figures(state))) == 6
    for wished in many(40, seats=6, characters=["", "troll", "warrior", "wizard", "elf", "monk"]):
        assert len(set(figures(wished))) == 6, "who draws before a wish enters keeps off its figure too"
    assert any(len(set(figures(state))) < 6 for state in many(40, seats=6, pairs=False))
    t = opened(choosing="chosen")
    first = t.question(msg="tm-choose-character").seat
    t.says(first, "be:troll").offers_not(1 - first, "be:ogre-chief")


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_can_play_s01(seats: int) -> None:
    with pytest.raises(BadOptions):
        RULES.new(seats)
    assert [len(RULES.new(n).players) for n in (2, 6)] == [2, 6]


@rule("TM-SETUP-03")
def test_everything_round_the_character_card_is_public_but_the_spells() -> None:
    rich = someone(
        "wizard", "O3", objects=["sword"], followers=["maiden"], trophies=["wolf"], spells=["hex"], gold=3, quest="enemy", miss=1
    )
    t = play(land(someone("troll", "O9"), rich))
    for viewer in (0, None):
        seen = t.view(viewer).players[1].character
        assert (seen.id, seen.space, seen.strength, seen.craft, seen.lives, seen.gold) == ("wizard", "O3", 2, 5, 4, 3)
        assert (seen.objects, seen.followers, seen.trophies) == (("sword",), ("maiden",), ("wolf",))
        assert (seen.alignment, seen.quest, seen.miss) == ("evil", "enemy", 1)
        assert (seen.spell_count, seen.spells) == (1, ())
    assert t.view(1).players[1].character.spells == ("hex",)


@rule("TM-SETUP-04", "TM-SETUP-05", "TM-SETUP-06", "TM-SETUP-07", "TM-SETUP-14", "TM-LIFE-02", "TM-GOLD-03", "TM-ALIGN-01")
@pytest.mark.parametrize("name", sorted(CARDS.characters))
def test_a_character_begins_on_its_start_space_with_the_values_of_its_card(name: str) -> None:
    card = CARDS.characters[name]
    c = set_up(characters=[name, ""]).players[0].character
    assert c is not None
    assert c.space == card.start
    assert CARDS.spaces[c.space].region == "outer"
    assert (c.strength, c.craft, c.alignment) == (card.strength, card.craft, card.alignment)
    assert c.lives == 4
    assert c.gold == (3 if name == "merchant" else 1), "only the Merchant's ability says otherwise"


@rule("TM-SETUP-05", "TM-SETUP-14")
def test_values_and_alignments_as_the_book_names_them() -> None:
    c = CARDS.characters
    assert (c["warrior"].strength, c["wizard"].craft, c["assassin"].alignment) == (5, 5, "evil")
    assert {card.alignment for card in c.values()} == {"good", "neutral", "evil"}


@rule("TM-ABIL-01", "TM-SETUP-14")
def test_every_character_has_a_special_ability_and_says_it_on_its_card() -> None:
    for card in CARDS.characters.values():
        assert card.traits, card.id
        for lang in LANGS:
            assert all(card.rules_text(CARDS.words, lang))


@rule("TM-ABIL-03")
def test_a_toad_cannot_use_its_special_ability() -> None:
    def walker(**more: Any) -> Playing:
        return play(land(someone("dwarf", "O8", **more), someone("warrior", "O19")), move=[1], table=[6])

    walker().says(0, "go:O9:cw").asks(0, "tm-optional-roll")
    toad = walker(toad=Toad(), gold=0).says(0, "go:O9:cw")
    toad.never_told(events.NotRolled)
    toad.told(events.TableRolled, seat=0, card="O9")


def test_characters_who_share_a_start_space_do_not_meet_at_set_up_s76() -> None:
    t = opened(characters=["elf", "druid"])
    t.never_told(events.FightBegins)
    assert {t.who(0).space, t.who(1).space} & {"O23"}
    assert not any(a.msg == "tm-whom" for a in t.live.asks)


# Counters, decks and stacks


@rule("TM-SETUP-08")
def test_counters_that_nobody_has_are_the_common_stock() -> None:
    """What is given back lies nowhere and belongs to nobody; what is gained comes from no one else."""
    state = land(someone("warrior", "O18", gold=1), someone("troll", "O9", gold=1))
    t = play(state, move=[1], table=[3])
    t.says(0, "go:O19:cw").told(events.GoldLost, seat=0, n=1, now=0)
    assert (t.who(0).gold, t.who(1).gold, t.state.gold) == (0, 1, {})
    won = play(land(someone("warrior", "O18"), someone("troll", "O9")), move=[1], table=[4])
    won.says(0, "go:O19:cw").told(events.GoldGained, seat=0, now=2)
    assert (won.who(0).gold, won.who(1).gold) == (2, 1)


@rule("TM-SETUP-09")
def test_adventure_and_spell_cards_are_two_shuffled_face_down_decks() -> None:
    orders: set[tuple[str, ...]] = set()
    for state in many(5, characters=["troll", "monk"]):
        assert sorted(state.adventure) == sorted(CARDS.deck)
        assert sorted(state.spell_deck) == sorted(CARDS.spell_deck)
        assert (len(state.adventure), len(state.spell_deck)) == (128, 30)
        orders |= {tuple(state.adventure), tuple(state.spell_deck)}
        for viewer in (0, None):
            seen = RULES.view(state, viewer)
            assert (seen.adventure_left, seen.spells_left) == (128, 30)
            assert not {"adventure", "spell_deck", "characters"} & set(type(seen).model_fields)
    assert len(orders) == 10


@rule("TM-SETUP-10")
@pytest.mark.parametrize(
    ("name", "n"), [("wizard", 2), ("priest", 1), ("prophetess", 1), ("druid", 1), ("warrior", 0), ("elf", 0)]
)
def test_starting_spells_come_from_the_top_of_the_deck_and_are_seen_by_their_owner_alone_s05(name: str, n: int) -> None:
    plain = set_up(characters=["troll", "monk"])
    state = set_up(characters=[name, "troll"])
    held = state.players[0].character
    assert held is not None
    assert held.spells == plain.spell_deck[:n], "the same luck, the same deck"
    assert state.spell_deck == plain.spell_deck[n:]
    other, owner = (RULES.view(state, viewer).players[0].character for viewer in (1, 0))
    assert other is not None
    assert owner is not None
    assert (other.spell_count, other.spells, owner.spells) == (n, (), tuple(held.spells))


@rule("TM-SETUP-10")
def test_which_spells_were_drawn_is_told_to_their_owner_alone() -> None:
    t = opened(characters=["wizard", "troll"])
    seen = [told for told in t.all if isinstance(told.event, events.SpellSeen)]
    assert len(seen) == 2
    assert all(told.to == (0,) for told in seen)
    t.ever_told(events.SpellGained, seat=0, n=2)


@rule("TM-SETUP-11")
def test_the_open_stacks_and_how_many_are_left_in_each() -> None:
    state = set_up(characters=["ranger", "troll"])
    expected = {
        "sword": 6,
        "axe": 4,
        "helmet": 6,
        "shield": 6,
        "armour": 4,
        "water-supply": 4,
        "mule": 4,
        "raft": 3,
        "talisman": 6,
    }
    for viewer in (0, 1, None):
        assert RULES.view(state, viewer).stacks == expected, "the Ranger has taken an axe"


@rule("TM-SETUP-12")
def test_toad_and_alignment_cards_are_never_too_few_s03() -> None:
    toads = [someone(name, gold=0, toad=Toad()) for name in ("troll", "warrior", "wizard", "elf", "thief", "monk")]
    t = play(land(*toads))
    seen = [p.character for p in t.view(None).players]
    assert [c.toad.turns for c in seen] == [3] * 6
    turned = ("elf", "minstrel", "monk", "priest", "prophetess", "inquisitor")
    changed = [someone(name, alignment="evil") for name in turned]
    assert [p.character.alignment for p in RULES.view(land(*changed, pairs=False), None).players if p.character] == ["evil"] * 6


@rule("TM-SETUP-13")
def test_the_highest_roll_begins_ties_roll_again_and_the_others_follow_clockwise_s06() -> None:
    state = set_up(3, fate=Dice({"begin": [2, 6, 4]}))
    assert state.active == 1
    tied = set_up(4, fate=Dice({"begin": [5, 3, 5, 5, 2, 6, 1]}))
    assert tied.active == 2, "of the three with a 5 the second one rolls the 6"
    twice = set_up(2, fate=Dice({"begin": [4, 4, 4, 4, 3, 1]}))
    assert twice.active == 0
    g = hand(tied)
    assert g.clockwise(2) == [2, 3, 0, 1]


@rule("TM-SETUP-13")
def test_only_the_tied_roll_again() -> None:
    fate = Dice({"begin": [5, 3, 5, 1, 2]})
    assert set_up(3, fate=fate).active == 2
    assert fate.faces["begin"] == []


def test_a_character_starts_with_no_more_spells_than_its_craft_allows_s05() -> None:
    for name in CARDS.characters:
        state = set_up(characters=[name, ""])
        g = hand(state)
        for seat in (0, 1):
            most = (0, 0, 0, 1, 2, 2, 3)[min(6, total(g, seat, "craft"))]
            assert len(g.char(seat).spells) <= most


def test_a_start_card_comes_from_its_stack_and_is_missing_where_it_is_sold_out() -> None:
    state = land(someone("troll"), None)
    state.stacks["axe"], state.removed = [], list(state.stacks["axe"])
    g = hand(state)
    state.characters.remove("ranger")
    for _ in setup.enter(g, 1, "ranger"):
        raise AssertionError
    assert g.char(1).objects == []
    assert not possessions.in_stock(g, "axe")


def test_a_game_of_the_first_version_goes_on() -> None:
    """It kept by which arm of the inner region somebody had come in."""
    state = land(someone("thief", "I3"), someone("troll", "O9"), printing=FIRST)
    plain = json.loads(state.model_dump_json())
    plain["players"][0]["character"]["arm"] = "mine"
    assert RULES.load(json.dumps(plain), 1) == state


@rule("S-170")
def test_a_brisk_start_is_stronger_and_has_the_key_as_long_as_the_stack_has_one() -> None:
    plain, brisk = (set_up(2, characters=["troll", "wizard"], brisk=wish) for wish in (False, True))
    for before, after in zip(plain.players, brisk.players, strict=True):
        assert before.character is not None
        assert after.character is not None
        assert after.character.strength == before.character.strength + setup.BRISK_GAIN
        assert after.character.craft == before.character.craft + setup.BRISK_GAIN
        assert after.character.gold == before.character.gold + setup.BRISK_GOLD
        assert [kind(o) for o in after.character.objects] == ["talisman"]
    assert len(brisk.stacks["talisman"]) == len(plain.stacks["talisman"]) - 2
    six = set_up(6, brisk=True)
    assert six.stacks["talisman"] == []


@rule("TM-SETUP-10", "S-170")
@pytest.mark.parametrize(("name", "n"), [("wizard", 2), ("prophetess", 1), ("druid", 1), ("priest", 1), ("troll", 0)])
@pytest.mark.parametrize("later", [False, True])
def test_a_brisk_start_deals_the_starting_spells_and_no_more(name: str, n: int, later: bool) -> None:
    """Also for a new character after a death: the Talisman comes when the hand is dealt, so nobody who is never without a spell draws
    one before."""
    if later:
        state = land(someone("monk"), None, brisk=True)
        state.characters.remove(name)
        for _ in setup.enter(hand(state), 1, name):
            raise AssertionError
        c = state.players[1].character
    else:
        c = set_up(characters=[name, "monk"], brisk=True).players[0].character
    assert c is not None
    assert len(c.spells) == n
