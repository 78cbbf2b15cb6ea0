"""Lives, healing, death and the new character: TM-LIFE, TM-GOLD, and the rulings S-09, S-50 … S-56, S-105, S-112 on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.kernel.live import Live, new_game
from games.kernel.luck import Fate
from games.talisman import events
from games.talisman.game import Talisman
from games.talisman.rules import lives
from games.talisman.state import Character
from tests.games.talisman.given import CARDS, Playing, hand, land, play, someone

rule = pytest.mark.rule


def other(at: str = "O9", **more: Any) -> Character:
    return someone("troll", at, **more)


def slain(victim: Character | None = None, *others: Character | None, **more: Any) -> Playing:
    """The one in turn steps into the Woods, meets a Dragon, and loses."""
    victim = victim or someone("warrior", "O3", lives=1)
    dice = more.pop("dice", {})
    t = play(land(victim, *(others or (other(),)), deck=["dragon"], **more), **{"move": [1], "fight": [1, 1], "foe": [6]} | dice)
    t.says_if_asked(0, "roll")
    t.says(0, "go:O4:cw")
    t.says_if_asked(0, "fight")
    return t


# Losing lives


@rule("TM-LIFE-01", "TM-LIFE-03")
def test_a_lost_fight_costs_a_life() -> None:
    t = slain(someone("warrior", "O3"))
    assert t.who(0).lives == 3
    t.told(events.LifeLost, seat=0, n=1, now=3, card="dragon")


@rule("TM-LIFE-01")
def test_a_lost_psychic_combat_costs_a_life() -> None:
    t = play(land(someone("warrior", "O3"), other(), deck=["demon"]), move=[1], fight=[1], foe=[6])
    t.says(0, "go:O4:cw").told(events.LifeLost, seat=0, n=1, now=3, card="demon")


@rule("TM-LIFE-01")
def test_a_dangerous_space_costs_a_life() -> None:
    t = play(land(someone("elf", "O2"), other()), move=[1])
    t.says(0, "go:O3:cw").told(events.LifeLost, seat=0, n=1, now=3, card="O3")


@rule("TM-LIFE-03")
@pytest.mark.parametrize(("had", "lost"), [(4, 2), (1, 1)])
def test_so_many_lives_are_given_back_and_never_more_than_there_are(had: int, lost: int) -> None:
    t = play(land(someone("warrior", "M12", lives=had), other()), move=[1], table=[1, 1])
    t.says(0, "go:M13:cw").says(0, "yes")
    t.told(events.LifeLost, seat=0, n=lost, now=had - lost)


# Death


@rule("TM-LIFE-04")
def test_without_lives_a_character_is_dead_at_once_and_its_turn_is_over() -> None:
    t = slain()
    assert t.state.players[0].character is None
    assert t.view(1).players[0].character is None
    t.told(events.Died, seat=0, character="warrior", space="O4")
    assert t.state.active == 1


@rule("TM-LIFE-04")
def test_whoever_has_one_life_left_goes_on() -> None:
    t = slain(someone("warrior", "O3", lives=2))
    assert t.who(0).lives == 1
    t.never_told(events.Died)


@rule("TM-LIFE-04", "TM-LIFE-05")
def test_a_character_dies_in_another_ones_turn_too() -> None:
    state = land(other(), someone("elf", "O17", lives=1, gold=2, objects=["sword"]), deck=["pestilence"])
    t = play(state, move=[1])
    t.says(0, "go:O10:cw")
    assert t.state.players[1].standing == "waiting"
    assert (t.state.lying["O17"], t.state.gold) == (["sword"], {"O17": 2})


@rule("TM-LIFE-05")
def test_objects_followers_and_gold_of_the_dead_lie_face_up_where_it_died() -> None:
    rich = someone("warrior", "O3", lives=1, gold=3, objects=["sword", "ring"], followers=["maiden", "mule"])
    t = slain(rich)
    assert t.view(1).lying["O4"] == ("dragon", "sword", "ring", "maiden", "mule")
    assert t.view(1).gold == {"O4": 3}


@rule("TM-LIFE-05")
def test_forced_followers_are_put_down_by_death_too_s10() -> None:
    t = slain(someone("warrior", "O3", lives=1, gold=0, followers=["hag"]))
    assert t.state.lying["O4"] == ["dragon", "hag"]
    assert t.state.gold == {}


@rule("TM-LIFE-06")
def test_strength_and_craft_of_the_dead_go_to_nobody() -> None:
    strong = someone("warrior", "O3", lives=1, strength=9, craft=8, trophies=["wolf"])
    t = slain(strong, other(), dice={"move": [1, 6, 1]})
    assert (t.who(1).strength, t.who(1).craft) == (6, 1)
    t.never_told(events.ValueGained)
    t.until(0, "tm-new-character").says(0, "draw")
    card = CARDS.characters[t.who(0).id]
    assert (t.who(0).strength, t.who(0).craft) == (card.strength, card.craft)


def test_trophies_of_the_dead_are_out_of_the_game_s56() -> None:
    t = slain(someone("warrior", "O3", lives=1, trophies=["wolf"]))
    assert "wolf" in t.state.removed
    assert t.state.lying["O4"] == ["dragon"]


@rule("TM-LIFE-07")
def test_spells_of_the_dead_are_seen_by_nobody_and_lie_in_the_discard_s09() -> None:
    t = slain(someone("elf", "O3", lives=1, spells=["hex", "alchemy"]))
    t.asks(0, "tm-last-life").default()  # nothing fits, and nobody sees that
    assert t.state.players[0].character is None
    assert t.state.spell_discard == ["hex", "alchemy"]
    assert t.state.lying["O4"] == ["dragon"]
    for viewer in (0, 1, None):
        seen = t.view(viewer)
        assert (seen.spell_discard, seen.buried) == ((), 2)
    t.ever_told(events.SpellsLost, seat=0, n=2)
    t.never_told(events.SpellDiscarded)


@rule("TM-LIFE-07")
def test_by_the_strict_reading_they_leave_the_game_and_stay_unseen_when_the_deck_is_shuffled_anew_s09() -> None:
    state = land(
        someone("elf", "O3", lives=1, spells=["hex"]),
        someone("troll", "O2", craft=3),
        deck=["dragon"],
        dead_spells="remove",
        spell_discard=["alchemy"],
    )
    state.removed += state.spell_deck
    state.spell_deck = []
    t = play(state, move=[1, 1], fight=[1], foe=[6], table=[6])
    t.says(0, "roll").says(0, "go:O4:cw").says_if_asked(0, "fight").asks(0, "tm-last-life").default()
    assert "hex" in t.state.removed
    assert "hex" not in t.view(1).removed
    t.says(1, "go:O1:ccw").says(1, "visit:mystic")
    t.told(events.DeckShuffled, deck="spells")
    assert t.who(1).spells == ["alchemy"]
    assert "hex" not in t.view(1).removed
    assert t.view(None).buried == 1


@rule("TM-LIFE-08")
def test_the_card_of_the_dead_goes_back_into_the_box_and_is_not_drawn_again() -> None:
    t = slain()
    assert "warrior" in t.state.removed
    assert "warrior" not in t.state.characters
    t.until(0, "tm-new-character").says(0, "draw")
    assert t.who(0).id != "warrior"


# The new character


@rule("TM-LIFE-09", "TM-GOLD-03", "TM-WIN-04")
def test_the_player_draws_a_new_character_and_takes_part_again_from_the_next_own_turn_s55() -> None:
    t = slain(someone("warrior", "O3", lives=1, gold=5), other(), someone("elf", "O23"))
    t.ever_told(events.NewCharacterComes, seat=0)
    assert t.state.players[0].standing == "waiting"
    t.until(0, "tm-new-character")
    assert t.state.active == 0
    assert t.state.players[0].character is None
    t.says(0, "draw")
    new = t.who(0)
    card = CARDS.characters[new.id]
    t.told(events.CharacterEnters, seat=0, character=new.id, space=card.start)
    assert (new.lives, new.alignment) == (4, card.alignment)
    assert new.gold == (3 if new.id == "merchant" else 1)
    assert t.state.active == 0, "and takes this turn"


@rule("TM-LIFE-09")
def test_a_new_character_draws_its_starting_spells_and_no_deck_is_shuffled() -> None:
    out = [c for c in CARDS.characters if c not in ("warrior", "troll", "wizard")]
    t = slain(someone("warrior", "O3", lives=1), other(), removed=out, spells=["hex", "alchemy"])
    before = list(t.state.adventure)
    t.until(0, "tm-new-character").says(0, "draw")
    assert (t.who(0).id, t.who(0).space, t.who(0).spells) == ("wizard", "O3", ["hex", "alchemy"])
    t.never_told(events.DeckShuffled)
    assert t.state.adventure == before[len(before) - len(t.state.adventure) :]


@rule("TM-LIFE-09", "TM-WIN-03")
def test_drawing_one_is_a_may_and_who_does_not_is_out() -> None:
    t = slain(None, other(), someone("elf", "O23"))
    t.until(0, "tm-new-character")
    assert t.live.default(t.question(0)) == ("draw",)
    t.says(0, "leave")
    assert t.state.players[0].standing == "out"
    t.ever_told(events.LeftGame, seat=0)
    assert t.state.active == 1


@rule("TM-LIFE-09")
def test_the_figure_of_a_new_character_must_be_free_s02() -> None:
    out = [c for c in CARDS.characters if c not in ("warrior", "troll", "ogre-chief", "elf")]
    t = slain(None, other(), removed=out)
    t.until(0, "tm-new-character").says(0, "draw")
    assert t.who(0).id == "elf", "the Ogre Chief's figure stands for the Troll"
    assert t.state.characters == ["ogre-chief"]


def test_without_a_character_left_to_draw_the_player_is_out_s54() -> None:
    out = [c for c in CARDS.characters if c not in ("warrior", "troll", "elf", "ogre-chief")]
    t = slain(None, other(), someone("elf", "O23"), removed=out)
    while t.state.players[0].standing == "waiting":
        t.default()
    assert t.state.players[0].standing == "out"
    t.never_told(events.CharacterEnters)


@rule("TM-LIFE-10", "TM-WIN-03")
def test_once_the_crown_was_reached_the_dead_are_out() -> None:
    t = slain(None, other(), someone("elf", "O23"), crown_reached=True)
    assert t.state.players[0].standing == "out"
    t.told(events.LeftGame, seat=0)
    t.never_told(events.NewCharacterComes)
    assert t.state.lying["O4"] == ["dragon"]
    assert t.state.gold == {"O4": 1}


@rule("TM-LIFE-10")
def test_the_ban_holds_for_the_rest_of_the_game_and_for_the_holder_of_the_crown_too_s51() -> None:
    # Whoever had reached it is gone; who dies now is out all the same.
    t = slain(None, None, other(), crown_reached=True)
    assert t.state.players[0].standing == "out"
    holder = someone("elf", "C", lives=1)
    usurped = play(land(other(at="C"), holder, someone("thief", "O2"), crown_reached=True), duel=[6], parry=[1])
    usurped.says(0, "attack:1").says(0, "life")
    assert usurped.state.players[1].standing == "out"


def test_who_died_before_the_crown_was_reached_still_gets_a_new_character_s50() -> None:
    t = play(land(someone("troll", "C"), None, crown_reached=True))
    t.until(1, "tm-new-character").says(1, "draw")
    assert t.state.players[1].standing == "playing"


# Gaining lives


@rule("TM-LIFE-11", "TM-LIFE-12")
def test_some_encounters_give_lives_without_an_upper_limit() -> None:
    t = play(land(someone("elf", "O6", lives=9), other()), move=[1], table=[5])
    t.says(0, "go:O7:cw").says(0, "visit:chapel-pray")
    assert t.who(0).lives == 10
    t.told(events.LifeGained, seat=0, n=1, now=10)


@rule("TM-LIFE-11", "TM-LIFE-13", "TM-GOLD-01")
def test_healing_brings_lives_back_for_gold() -> None:
    t = play(land(someone("elf", "O2", lives=1, gold=3), other()), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:healer")
    assert set(t.keys(0)) == {"heal:3", "heal:2", "heal:1", "none"}
    t.says(0, "heal:2").told(events.Healed, seat=0, n=2, now=3)
    assert (t.who(0).lives, t.who(0).gold) == (3, 1)


@rule("TM-LIFE-13")
@pytest.mark.parametrize(("had", "now"), [(1, 4), (3, 4), (4, 4), (6, 6)])
def test_healing_goes_up_to_four_and_never_lowers_more(had: int, now: int) -> None:
    g = hand(land(someone("elf", "O7", lives=had), other()))
    assert lives.heal(g, 0) == max(0, 4 - had)
    assert g.char(0).lives == now


@rule("TM-LIFE-02", "TM-LIFE-13")
def test_a_card_of_a_pack_may_say_with_how_many_lives_its_character_begins_and_is_whole() -> None:
    tough = {name: card.model_copy(update={"lives": 6}) for name, card in CARDS.characters.items()}
    rules = Talisman(replace(CARDS, characters=tough))
    live = Live(rules, Fate(b"tough"), new_game(rules, rules.new(2)))
    c = live.state.players[0].character
    assert c is not None
    assert c.lives == 6
    c.lives = 3
    g = rules.table(live.state, Fate(b""), 0)
    assert (lives.missing(g, 0), lives.heal(g, 0), c.lives) == (3, 3, 6)


@rule("TM-LIFE-13")
def test_with_four_lives_or_more_nobody_sells_healing() -> None:
    t = play(land(someone("elf", "O2", lives=5, gold=3), other()), move=[1])
    t.says(0, "go:O1:ccw").offers_not(0, "visit:healer")


@rule("TM-LIFE-13")
def test_the_gold_limits_how_many_lives_can_be_bought() -> None:
    t = play(land(someone("elf", "O2", lives=1, gold=2), other()), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:healer").offers_not(0, "heal:3")


def test_healing_saves_the_last_life_before_it_is_lost_s105_s112() -> None:
    t = slain(someone("elf", "O3", lives=1, spells=["healing"]))
    t.asks(0, "tm-last-life").says(0, "cast:healing")
    assert t.who(0).lives == 3, "healed to 4, then 1 is lost"
    assert t.state.spell_discard == ["healing"]


def test_and_with_another_life_left_it_makes_up_for_the_loss_afterwards_s105() -> None:
    state = land(someone("elf", "O3", lives=4, spells=["healing"]), other(), deck=["dragon"])
    t = play(state, move=[1], fight=[1], foe=[6])
    t.notes(0, "arm:healing:life-lost:me/3")
    t.says(0, "roll").says(0, "go:O4:cw").says_if_asked(0, "fight")
    assert t.who(0).lives == 4
    t.ever_told(events.LifeLost, seat=0, n=1, now=3, card="dragon")
    t.ever_told(events.Healed, seat=0, n=1, now=4)


# Gold


@rule("TM-GOLD-01")
def test_gold_buys_objects() -> None:
    t = play(land(someone("elf", "O2", gold=5), other()), move=[1])
    t.says(0, "go:O1:ccw").says(0, "visit:blacksmith").says(0, "buy:sword")
    t.told(events.Bought, seat=0, card="sword", price=2)
    assert (t.who(0).gold, t.who(0).objects) == (3, ["sword.s1"])
    t.offers(0, "buy:helmet", "buy:shield").offers_not(0, "buy:armour")


@rule("TM-GOLD-02")
@pytest.mark.parametrize(("card", "gold"), [("bag-of-gold", 2), ("two-bags-of-gold", 3)])
def test_gold_comes_from_encounters(card: str, gold: int) -> None:
    t = play(land(someone("elf", "O1"), other(), deck=[card]), move=[1])
    t.says(0, "go:O2:cw").says(0, f"take:{card}")
    assert t.who(0).gold == gold
    assert t.state.discard == [card]


@rule("TM-GOLD-04")
def test_gold_is_no_object_and_knows_no_limit() -> None:
    full = someone("elf", "O1", gold=50, objects=["sword", "axe", "helmet", "shield"])
    t = play(land(full, other(), deck=["two-bags-of-gold"]), move=[1])
    t.says(0, "go:O2:cw").says(0, "take:two-bags-of-gold")
    t.asks_not(0, "tm-too-many-objects")
    assert (t.who(0).gold, len(t.who(0).objects)) == (52, 4)
