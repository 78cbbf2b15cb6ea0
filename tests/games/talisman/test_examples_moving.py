"""Worked examples W-06, W-08 … W-15, W-18 and W-19 of the catalogue, played out."""

from __future__ import annotations

import pytest

from games.talisman import events
from games.talisman.state import Character, Lasting
from tests.games.talisman.given import Playing, land, play, someone

rule = pytest.mark.rule


def _dwarf() -> Character:
    return someone("dwarf", "O13")


@rule("TM-ENC-06")
def test_w06_the_hidden_valley_is_filled_up_to_three() -> None:
    t = play(land(someone("thief", "M2"), _dwarf(), lying={"M3": ["sword"]}, deck=["magic-stream", "healer", "axe"]), move=[1])
    t.says(0, "go:M3:cw")
    assert [e.card for e in t.events(events.CardDrawn)] == ["magic-stream", "healer"]
    t.says(0, "take:sword")
    told = [type(e).__name__ for e in t.events(events.StrangerMet, events.Taken, events.PlaceVisited)]
    assert told == ["StrangerMet", "Taken", "PlaceVisited"]


def _w08(foe: int) -> Playing:
    t = play(land(someone("thief", "O3", strength=8), _dwarf(), deck=["bag-of-gold", "sword"]), move=[4], fight=[6], foe=[foe])
    t.says(0, "go:sentinel:cw")
    assert t.ever_told(events.FightRolled).value == 14
    return t


@rule("TM-BRIDGE-06", "TM-BRIDGE-09")
def test_w08_a_draw_with_the_sentinel() -> None:
    t = _w08(5)
    assert t.ever_told(events.FightRolled).other == 14
    assert (t.who(0).space, t.who(0).lives, t.state.active) == ("O5", 4, 1)
    t.never_told(events.CardDrawn)


@rule("TM-BRIDGE-04")
@pytest.mark.parametrize(("key", "end"), [("go:M3:ccw", "M3"), ("go:M5:cw", "M5")])
def test_w08_the_sentinel_beaten(key: str, end: str) -> None:
    t = _w08(3)
    assert set(t.keys(0, "tm-go")) == {"go:M3:ccw", "go:M5:cw"}
    t.says(0, key).told(events.CardDrawn, space=end)
    assert t.who(0).space == end


@rule("TM-BRIDGE-08")
def test_w09_landing_exactly_on_the_sentinel() -> None:
    t = play(land(someone("thief", "O3"), _dwarf(), deck=["bag-of-gold"]), move=[2])
    t.says(0, "go:O5:cw").never_told(events.FightBegins)
    t.told(events.CardDrawn, card="bag-of-gold", space="O5")
    met = play(land(someone("thief", "O3"), someone("rogue", "O5")), move=[2])
    met.says(0, "go:O5:cw").asks(0, "tm-whom").offers(0, "attack:1", "space").never_told(events.FightBegins)


@rule("TM-PORTAL-06", "TM-PORTAL-07")
def test_w10_three_turns_at_the_portal() -> None:
    t = play(
        land(someone("thief", "M16", craft=8, strength=5), someone("rogue", "O6"), deck=["bag-of-gold"]),
        move=[1, 1, 3, 1, 6],
        portal=[4, 5, 3, 4],
    )
    t.offers_not(0, "go:portal:cw").says(0, "go:M1:cw").told(events.CardDrawn, space="M1")
    t.says(0, "take:bag-of-gold").says(1, "go:O7:cw")
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert (t.who(0).space, t.who(0).craft, t.state.active) == ("M1", 7, 1)
    t.says(1, "go:O6:ccw").until(0, "tm-go")
    t.says(0, "go:portal:cw").says(0, "by:craft")
    assert (t.who(0).space, t.who(0).craft) == ("I1", 7)


@rule("TM-RAFT-03", "TM-RAFT-04", "TM-RAFT-07", "TM-RAFT-08")
def test_w11_a_raft_from_the_woods_into_the_desert() -> None:
    t = play(land(someone("thief", "O17", objects=["axe"]), someone("rogue", "O2"), deck=["bag-of-gold"]), move=[1])
    t.says(0, "build")
    assert t.who(0).space == "O17"
    t.never_told(events.SpaceMet)
    t.says(1, "go:O3:cw").says_if_asked(1, "no")
    t.says(0, "cross:M12").says(0, "take:bag-of-gold")
    assert (t.who(0).space, t.who(0).lives, t.who(0).raft) == ("M12", 3, "")


@rule("TM-RAFT-08")
def test_w11_rolling_instead_the_raft_is_gone() -> None:
    t = play(land(someone("thief", "O17", objects=["axe"]), someone("rogue", "O2")), move=[1, 2])
    t.says(0, "build").says(1, "go:O3:cw").says_if_asked(1, "no")
    t.says(0, "roll").told(events.RaftLost, seat=0)
    t.asks(0, "tm-go")
    assert t.who(0).raft == ""


@rule("TM-FIGHT-10", "TM-FIGHT-11", "TM-CARD-06")
def test_w12_two_enemies_together() -> None:
    def ruins(die: int) -> Playing:
        t = play(land(someone("thief", "O20", strength=4), _dwarf(), deck=["wolf", "hobgoblin"]), move=[1], fight=[die], foe=[2])
        t.says(0, "go:O21:cw")
        return t

    drawn = ruins(3)
    drawn.told(events.FightDrawn, beings=("wolf", "hobgoblin"))
    assert drawn.state.lying["O21"] == ["wolf", "hobgoblin"]
    assert drawn.state.active == 1
    won = ruins(4)
    assert won.told(events.FightRolled).value == 8
    assert won.who(0).trophies == ["wolf", "hobgoblin"]


@rule("TM-CARD-03", "TM-CARD-08", "TM-CARD-13")
def test_w13_mixed_ranks() -> None:
    def valley(foe: int) -> Playing:
        t = play(
            land(someone("thief", "M2"), _dwarf(), deck=["spectre", "goblin", "bag-of-gold"]),
            move=[1],
            fight=[6, 4],
            foe=[1, foe],
        )
        t.says(0, "go:M3:cw")
        assert [e.beings for e in t.events(events.FightBegins)] == [("goblin",), ("spectre",)]
        return t

    lost = valley(6)
    assert lost.who(0).trophies == ["goblin"]
    assert lost.who(0).lives == 3
    assert lost.state.lying["M3"] == ["spectre", "bag-of-gold"]
    won = valley(1)
    won.says(0, "take:bag-of-gold")
    assert won.who(0).gold == 2
    assert won.state.lying["M3"] == []


@rule("TM-TURN-03", "TM-CARD-15")
def test_w14_a_storm_ends_the_turn_before_the_goblin() -> None:
    t = play(land(someone("thief", "O20"), someone("rogue", "O13"), someone("spy", "M15"), deck=["goblin", "storm"]), move=[1, 1])
    t.says(0, "go:O21:cw").never_told(events.FightBegins)
    assert t.state.lying["O21"] == ["goblin"]
    assert t.who(0).miss == 0
    t.told(events.TurnMissed, seat=1)
    t.says(2, "go:M16:cw").asks(0, "tm-go")


@rule("TM-INNER-05", "TM-INNER-06", "TM-INNER-07")
def test_w15_the_crypt() -> None:
    out = play(land(someone("thief", "I1", strength=9), _dwarf(), deck=["bag-of-gold"]), depths=[3, 4, 5])
    out.says(0, "on:I8").says(0, "face")
    assert (out.who(0).space, out.state.active) == ("M1", 1)
    out.never_told(events.CardDrawn)
    through = play(
        land(someone("thief", "I1", strength=9), someone("rogue", "O6", alignment="neutral")), depths=[2, 3, 4], move=[1]
    )
    through.says(0, "on:I8").says(0, "face")
    assert through.who(0).space == "I8"
    through.says(1, "go:O7:cw")
    assert set(through.keys(0, "tm-inner")) == {"on:I7", "back:I1"}


def _w18(key: str, **dice: list[int]) -> Playing:
    """Runes with a Dragon two spaces one way, an Oasis with a Hex two spaces the other."""
    state = land(
        someone("sorceress", "M13", strength=3),
        someone("dwarf", "O13"),
        lying={"M15": ["dragon"], "M11": ["hex"]},
        deck=["dragon.2", "sword"],
    )
    state.lasting = [Lasting(what="hex", on="M11", until="places", left=2, by=1, card="hex")]
    t = play(state, move=[2], **dice)
    assert set(t.keys(0, "tm-go")) == {"go:M15:cw", "go:M11:ccw"}
    t.says(0, key)
    return t


@rule("TM-ENC-07", "TM-FIGHT-20")
def test_w18_the_dragon_on_the_runes_cannot_be_beaten() -> None:
    t = _w18("go:M15:cw", fight=[6], foe=[1])
    t.never_told(events.CardDrawn)
    rolled = t.ever_told(events.FightRolled)
    assert (rolled.value, rolled.other) == (9, 10)
    t.told(events.FightLost, seat=0)


@rule("TM-ENC-07", "TM-ENC-13", "TM-FIGHT-20")
def test_w18_the_hex_at_the_oasis_strikes_first_and_counts_as_a_card() -> None:
    t = _w18("go:M11:ccw", fight=[6], foe=[1])
    kinds = (events.HexStrikes, events.LifeLost, events.CardDrawn, events.FightBegins)
    assert t.order(*kinds) == ["HexStrikes", "LifeLost", "CardDrawn", "FightBegins"]
    assert [e.card for e in t.events(events.CardDrawn)] == ["dragon.2"]
    rolled = t.ever_told(events.FightRolled)
    assert (rolled.value, rolled.other) == (9, 8), "no runes here"
    assert t.who(0).lives == 3
    assert t.who(0).trophies == ["dragon.2"]


@rule("TM-ENC-12", "TM-CARD-15", "TM-ENC-06")
def test_w19_the_imp_in_the_hidden_valley() -> None:
    t = play(
        land(
            someone("dwarf", "M2"),
            someone("thief", "M4"),
            deck=["imp", "bear", "bag-of-gold", "sword", "axe", "helmet", "shield"],
        ),
        move=[1, 1],
        table=[4],
        fight=[6],
        foe=[1],
    )
    t.says(0, "go:M3:cw").told(events.PutThere, seat=0, space="O21")
    assert t.state.lying["M3"] == ["bear", "bag-of-gold"]
    t.never_told(events.FightBegins)
    t.asks(0, "tm-take").says(0, "all")
    assert t.who(0).objects == ["sword", "axe"], "two cards drawn in the ruins"
    t.says(1, "go:M3:ccw")
    assert [e.card for e in t.events(events.CardDrawn) if e.seat == 1] == ["helmet"]
