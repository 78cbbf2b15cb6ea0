"""The 16 events, each drawn and played (catalogue 7.3)."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Alignment
from tests.games.talisman.given import CARDS, Playing, arrives, land, meets, nobody_special, play, someone

OUTER, MIDDLE = "O12", "M11"


def turns(t: Playing, n: int) -> None:
    """So many turns pass by defaults."""
    for _ in range(n):
        now = t.state.turn
        for _ in range(40):
            if t.state.turn > now:
                break
            t.default()


@pytest.mark.rule("TM-CARD-05")
@pytest.mark.parametrize("card", sorted(CARDS.events))
def test_an_event_is_gone_when_it_has_happened(card: str) -> None:
    t = meets(card, nobody_special(gold=0), someone("troll", MIDDLE), table=[4], deck=["bag-of-gold"])
    assert card not in t.state.lying.get("O2", [])
    assert card in t.state.discard


@pytest.mark.parametrize(
    ("card", "alignment", "lives"),
    [
        ("angel", "good", 5),
        ("angel", "neutral", 4),
        ("angel", "evil", 3),
        ("devil", "evil", 5),
        ("devil", "neutral", 4),
        ("devil", "good", 3),
    ],
)
def test_angel_and_devil_look_at_the_alignment(card: str, alignment: Alignment, lives: int) -> None:
    assert meets(card, nobody_special(alignment=alignment), someone("troll", OUTER)).who(0).lives == lives


@pytest.mark.rule("S-114")
def test_the_blizzard_slows_everybody_until_the_end_of_the_second_turn_after() -> None:
    t = meets(
        "blizzard",
        nobody_special(),
        someone("troll", MIDDLE),
        deck=["water-supply", "armour", "helmet", "shield", "sword", "rope"],
    )
    for turn in (2, 3, 4, 5):  # both, twice
        assert t.state.turn == turn
        assert t.state.move is not None
        assert t.state.move.dice == []
        assert all(abs(int(key.split(":")[1][1:]) - int(t.who(t.state.active).space[1:])) == 1 for key in t.keys(msg="tm-go"))
        turns(t, 1)
    assert t.ever_told(events.LastingEnds, what="blizzard")
    assert t.state.turn == 6
    assert t.state.move is not None
    assert t.state.move.dice, "the die is back"


def test_the_book_of_spells_fills_up_to_the_limit() -> None:
    t = meets("book-of-spells", nobody_special(craft=6, spells=["hex"]), spells=["alchemy", "healing", "random"])
    assert sorted(t.who(0).spells) == ["alchemy", "healing", "hex"]


def test_whose_craft_allows_no_spell_gets_none_from_the_book() -> None:
    assert meets("book-of-spells", someone("barbarian", "O1")).who(0).spells == []


@pytest.mark.rule("TM-TURN-03")
def test_darkness_spares_the_evil_and_costs_the_drawer_this_very_turn() -> None:
    t = meets(
        "evil-darkness", nobody_special(alignment="good"), someone("troll", MIDDLE), someone("wizard", OUTER, spells=["hex"])
    )
    assert [t.who(s).miss for s in (0, 1, 2)] == [0, 0, 0], "the Troll has missed its turn already, the Wizard misses none"
    t.ever_told(events.TurnMissed, seat=1)
    t.never_told(events.TurnMissed, seat=2)
    assert t.state.active == 2


def test_darkness_does_not_stop_an_evil_drawer() -> None:
    t = meets("evil-darkness", nobody_special(), lying={"O2": []}, deck=["wolf"])
    assert t.who(0).miss == 0
    t.never_told(events.TurnMissed, seat=0)


@pytest.mark.rule("TM-ENC-12")
@pytest.mark.parametrize(("die", "space"), [(1, "O9"), (2, "O23"), (3, "O19"), (4, "O21"), (5, "M3"), (6, "M5")])
def test_the_imp_throws_the_drawer_somewhere_and_the_turn_goes_on_there(die: int, space: str) -> None:
    t = meets("imp", nobody_special(), someone("troll", OUTER), table=[die, 4], deck=["axe", "shield", "helmet"])
    assert t.ever_told(events.PutThere, space=space, card="imp")
    assert t.ever_told(events.SpaceMet, space=space)
    drawn = [e.space for e in t.events(events.CardDrawn) if isinstance(e, events.CardDrawn)]
    assert drawn.count(space) == CARDS.spaces[space].draw


@pytest.mark.rule("TM-SPELL-15")
def test_the_vortex_takes_every_spell_in_hand() -> None:
    t = meets("magical-vortex", nobody_special(spells=["hex"]), someone("monk", OUTER, spells=["random"]))
    assert (t.who(0).spells, t.who(1).spells) == ([], [])
    assert {"hex", "random"} <= set(t.state.spell_discard)


def test_a_wizard_is_never_without_a_spell_even_after_the_vortex() -> None:
    t = meets("magical-vortex", nobody_special(), someone("wizard", OUTER, spells=["random", "hex"]), spells=["alchemy"])
    assert t.who(1).spells == ["alchemy"]


@pytest.mark.rule("S-116", "S-161")
def test_on_market_day_all_shop_at_once_and_buy_clockwise() -> None:
    stacks_left = land(nobody_special()).stacks["raft"]
    t = meets(
        "market-day",
        nobody_special(gold=3),
        someone("troll", OUTER, gold=4),
        someone("elf", OUTER, gold=0),
        lying={"M2": stacks_left[1:]},
    )
    t.asks(0, "tm-market-day").asks(1, "tm-market-day").asks_not(2)
    t.offers(0, "buy:sword", "buy:helmet", "buy:water-supply", "buy:shield", "buy:mule", "buy:raft")
    t.says(1, "buy:raft", "buy:sword")
    assert t.who(1).gold == 4, "nobody buys before everybody has decided"
    t.says(0, "buy:raft")
    assert t.who(0).raft.startswith("raft.s")
    assert t.who(0).gold == 0
    assert t.who(1).gold == 3, "the last raft was gone, the sword was not"
    assert [c.partition(".")[0] for c in t.who(1).objects] == ["sword"]


@pytest.mark.rule("S-116")
def test_on_market_day_what_the_gold_does_not_pay_together_is_said() -> None:
    t = meets("market-day", nobody_special(gold=3), someone("troll", OUTER, gold=0))
    assert t.question(0, "tm-market-day").most == 3, "no more things than three gold could buy"
    t.says(0, "buy:shield", "buy:raft", msg="tm-market-day")
    bought = [e.card for e in t.events(events.Bought) if isinstance(e, events.Bought)]
    assert len(bought) == 1
    left_out = ({"shield", "raft"} - set(bought)).pop()
    t.told(events.TooDear, seat=0, card=left_out)


def test_with_a_hag_nobody_buys_a_mule_on_market_day() -> None:
    t = meets("market-day", nobody_special(gold=5, followers=["hag"]), someone("troll", OUTER, gold=0))
    t.offers(0, "buy:sword").offers_not(0, "buy:mule")


def test_mephistopheles_teaches_the_evil() -> None:
    assert meets("mephistopheles", nobody_special(), someone("troll", OUTER)).who(0).craft == 4


@pytest.mark.rule("TM-ALIGN-03", "TM-ALIGN-06")
@pytest.mark.parametrize("alignment", ["good", "neutral"])
def test_mephistopheles_makes_the_others_evil(alignment: Alignment) -> None:
    t = meets("mephistopheles", nobody_special(alignment=alignment, objects=["holy-grail"]), someone("troll", OUTER))
    assert t.who(0).alignment == "evil"
    assert t.who(0).craft == 3
    assert t.ever_told(events.PutDown, card="holy-grail")


@pytest.mark.rule("TM-ALIGN-05")
def test_mephistopheles_cannot_change_who_has_changed_in_this_round() -> None:
    t = play(land(someone("druid", "O1"), someone("troll", OUTER), deck=["mephistopheles"]), move=[1])
    t.says(0, "become:good").says(0, "roll").says(0, "go:O2:cw")
    assert t.who(0).alignment == "good"
    assert t.ever_told(events.AlignmentKept, seat=0)


@pytest.mark.rule("S-52")
def test_the_pestilence_hits_the_region_and_nobody_else() -> None:
    t = meets("pestilence", nobody_special(), someone("troll", OUTER), someone("elf", MIDDLE))
    assert [t.who(s).lives for s in (0, 1, 2)] == [3, 3, 4]


def test_the_pestilence_kills_whoever_has_one_life_left() -> None:
    t = meets("pestilence", nobody_special(), someone("troll", OUTER, lives=1, gold=2), someone("elf", MIDDLE))
    assert t.state.players[1].character is None or t.who(1).id != "troll"
    assert t.state.gold[OUTER] == 2


def test_raiders_carry_all_gold_to_the_oasis_where_it_can_be_found() -> None:
    t = meets("raiders", nobody_special(gold=5), someone("troll", "M10", gold=0, objects=["water-supply"]))
    assert t.who(0).gold == 0
    assert t.state.gold["M11"] == 5
    t = arrives("M11", nobody_special(gold=1), gold={"M11": 5}, deck=["wolf", "wolf.2"])
    assert t.ever_told(events.GoldTaken, n=5, space="M11")
    assert t.who(0).gold == 6


@pytest.mark.rule("TM-TURN-03", "S-63")
@pytest.mark.parametrize("card", ["siren", "storm"])
def test_siren_and_storm_hold_up_the_region(card: str) -> None:
    t = meets(card, nobody_special(), someone("troll", MIDDLE), someone("elf", OUTER), someone("monk", "O14"))
    assert t.state.active == 1, "the drawer's turn was broken off"
    assert [t.who(s).miss for s in range(4)] == [0, 0, 1, 1]


@pytest.mark.rule("TM-EVADE-10", "S-154")
def test_a_siren_that_is_evaded_sings_to_the_others_all_the_same() -> None:
    pixie = nobody_special(followers=["pixie"])
    t = arrives("O4", pixie, someone("troll", MIDDLE), someone("elf", OUTER), deck=["siren"])
    t.asks(0, "tm-meet-being").says(0, "evade:pixie")
    assert [t.who(s).miss for s in range(3)] == [0, 0, 1]
    t.never_told(events.TurnMissed, seat=0)
    assert "siren" in t.state.discard
    cloak = nobody_special(objects=["cloak-of-shadows"])
    t = arrives("O21", cloak, someone("troll", MIDDLE), someone("elf", OUTER), deck=["siren", "bag-of-gold"], evade=[4])
    t.says(0, "evade:cloak-of-shadows").asks(0, "tm-take")
    assert t.who(2).miss == 1


@pytest.mark.rule("TM-EVADE-10")
@pytest.mark.parametrize("card", ["imp", "angel", "devil", "mephistopheles", "raiders"])
def test_a_being_among_the_events_can_be_evaded(card: str) -> None:
    t = arrives("O4", nobody_special(followers=["pixie"], gold=3), someone("troll", MIDDLE), deck=[card])
    t.says(0, "evade:pixie")
    assert card in t.state.discard
    c = t.who(0)
    assert (c.space, c.lives, c.craft, c.gold) == ("O4", 4, 3, 3)


@pytest.mark.rule("TM-EVADE-10")
@pytest.mark.parametrize("card", ["blizzard", "pestilence", "storm"])
def test_weather_cannot_be_evaded(card: str) -> None:
    t = arrives("O4", nobody_special(followers=["pixie"]), someone("troll", MIDDLE), deck=[card])
    t.asks_not(0, "tm-meet-being")
    assert t.ever_told(events.EventHappens, card=card)


@pytest.mark.rule("TM-EVADE-03")
def test_whoever_evades_only_spirits_or_robbers_evades_no_imp() -> None:
    for who in ("sorceress", "rogue"):
        t = meets("imp", someone(who, "O1"), someone("troll", MIDDLE), table=[3])
        assert t.ever_told(events.PutThere, card="imp")


def test_divine_light_makes_all_wiser_everywhere_but_the_evil_and_the_weak_stronger() -> None:
    t = meets(
        "divine-light",
        someone("thief", "O1", craft=3, strength=6),
        someone("elf", OUTER, craft=4, strength=4),
        someone("ghoul", MIDDLE, craft=4, strength=2),
        someone("priest", "I1", craft=6, strength=5, objects=["magic-belt"]),
    )
    assert [t.who(s).craft for s in range(4)] == [4, 5, 4, 7]
    assert [t.who(s).strength for s in range(4)] == [6, 5, 3, 5], "by total Strength, whatever the alignment"


def test_an_earthquake_takes_two_lives_on_one_and_two_a_follower_or_a_life_up_to_four_and_hardens_the_others() -> None:
    t = meets(
        "earthquake",
        nobody_special(followers=["maiden", "guide"]),
        someone("troll", OUTER),
        someone("elf", "O14"),
        someone("monk", MIDDLE, followers=["pixie"]),
        table=[3, 4, 5, 2],
    )
    t.asks_not(3).asks(0, "tm-follower-or-life").offers(0, "give:maiden", "give:guide", "bleed").says(0, "give:guide")
    assert t.who(0).followers == ["maiden"]
    assert "guide" in t.state.removed
    assert [t.who(s).lives for s in range(4)] == [4, 3, 4, 2], "in every region"
    assert t.who(3).followers == ["pixie"], "no follower stands in for those two"
    assert [t.who(s).strength for s in range(1, 4)] == [6, 4, 2], "the Elf stands firm"


@pytest.mark.rule("S-10")
def test_a_follower_that_clings_cannot_be_given_to_the_earthquake() -> None:
    t = meets("earthquake", nobody_special(followers=["hag"]), someone("troll", MIDDLE), table=[3, 5])
    assert t.who(0).lives == 3
    assert t.who(0).followers == ["hag"]


@pytest.mark.rule("S-114")
def test_during_an_eclipse_nobody_casts_until_the_drawers_next_turn() -> None:
    t = meets("eclipse", nobody_special(spells=["hex"]), someone("monk", MIDDLE, spells=["alchemy"]))
    t.asks(1, "tm-go").offers_not(1, "cast:alchemy")
    assert any(e.what == "no-spells" for e in t.state.lasting)
    turns(t, 1)
    assert t.state.active == 0
    assert not any(e.what == "no-spells" for e in t.state.lasting)


def test_an_eclipse_costs_those_of_little_craft_a_life_and_teaches_the_others() -> None:
    t = meets(
        "eclipse",
        someone("troll", "O1"),
        someone("warrior", MIDDLE),
        someone("ogre-chief", OUTER, craft=3),
        someone("barbarian", "I1", followers=["maiden"]),
    )
    assert [t.who(s).lives for s in range(4)] == [3, 3, 3, 4], "by total Craft, everywhere"
    assert [t.who(s).craft for s in range(4)] == [1, 2, 3, 3]


def test_the_drawer_of_several_events_chooses_their_order() -> None:
    t = arrives("O21", nobody_special(), someone("troll", MIDDLE), deck=["angel", "devil"])
    t.asks(0, "tm-order").offers(0, "first:angel", "first:devil").says(0, "first:devil")
    order = [e.card for e in t.events(events.EventHappens) if isinstance(e, events.EventHappens)]
    assert order == ["devil", "angel"]


def test_nothing_happens_to_a_seat_without_a_character() -> None:
    t = meets("pestilence", nobody_special(), None)
    assert t.who(0).lives == 3
    t = play(land(nobody_special(), None, deck=["storm"]), move=[1])
    t.says(0, "go:O2:cw")
    assert t.state.active == 1
