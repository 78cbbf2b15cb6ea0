"""Armed spells (S-110 … S-119): every spell that can be laid ready, by each of its moments and their conditions."""

from __future__ import annotations

from typing import Any

import pytest

from games.kernel.arming import Armed
from games.kernel.live import BadPicks
from games.talisman import events
from games.talisman.rules.armed import REACTIONS, Moment, Ready, aim, aimed
from games.talisman.state import Character, Lasting, Task, Toad
from games.talisman.table import Casting, Target
from tests.games.talisman.given import CARDS, Playing, hand, land, play, someone

rule = pytest.mark.rule


def caster(*spells: str, at: str = "O15", who: str = "conjurer", **more: Any) -> Character:
    return someone(who, at, spells=list(spells), **more)


def troll(at: str = "O3", **more: Any) -> Character:
    return someone("troll", at, **more)


def arms(t: Playing, seat: int, *orders: str) -> Playing:
    for order in orders:
        t.notes(seat, f"arm:{order}")
    return t


DICE = ("move", "fight", "foe", "duel", "parry", "table", "save", "gamble", "chasm")


def table(*people: Character, **more: Any) -> Playing:
    """A table with chosen dice. Who holds a spell is asked before the roll, so that the others can arm something."""
    dice = {name: more.pop(name) for name in DICE if name in more}
    return play(land(*people, **more), **dice)


def cast(t: Playing, seat: int, spell: str, **fields: Any) -> Playing:
    t.ever_told(events.SpellCast, seat=seat, spell=spell, **fields)
    return t


def failed(t: Playing, seat: int, spell: str) -> None:
    """Its owner was told, and nobody else noticed anything."""
    assert any(told.for_viewer(seat) == events.ArmedFailed(seat, spell) for told in t.all)
    for viewer in (None, *(s for s in range(len(t.state.players)) if s != seat)):
        assert not any(isinstance(told.for_viewer(viewer), events.ArmedFailed) for told in t.all)
    t.never_told(events.SpellCast, seat=seat, spell=spell)
    assert not [a for a in t.state.players[seat].armed if a.card == spell]


IDLE = "swiftness"  # held to be asked at the start of the turn


# Laying ready and withdrawing


@rule("S-110")
def test_what_is_armed_is_seen_by_its_owner_alone_and_can_be_withdrawn() -> None:
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=["immobility"]))
    before = (t.view(None), t.view(0), t.live.waiting(0))
    arms(t, 1, "immobility:turn-start:0")
    assert (t.view(None), t.view(0), t.live.waiting(0)) == before
    assert t.view(1).players[1].armed == (Armed(card="immobility", when="turn-start", at="0"),)
    t.notes(1, "disarm:immobility:turn-start:0")
    assert t.state.players[1].armed == []


@rule("S-110")
@pytest.mark.parametrize(
    "order",
    [
        "immobility:turn-start",  # no order of all moments and nobody
        "immobility:turn-start:1",  # the own turn
        "immobility:turn-start:9",
        "immobility:move-end:0",  # not its moment
        "immobility:fight:0/chance-55",
        "immobility:turn-start:0/until-0",  # over already
        "immobility:turn-start:0/until-x",
        "immobility:against-me:0/attack/psychic",  # one word of a kind
        "random:turn-start:0",  # not held
    ],
)
def test_what_means_nothing_is_not_taken_down(order: str) -> None:
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=["immobility"]))
    with pytest.raises(BadPicks):
        t.notes(1, f"arm:{order}")


@rule("S-144")
@pytest.mark.parametrize("spell", sorted(CARDS.spells))
def test_everything_the_owner_is_shown_can_be_armed_alone_and_with_an_end(spell: str) -> None:
    held = spell if spell != IDLE else "hex"
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=[held], followers=["maiden"]))
    mine = t.view(1).players[1]
    assert t.view(0).players[1].may_add == {}
    for order in mine.may_arm:
        said = f"arm:{order.card}:{order.when}:{order.at}"
        if order.at:
            assert t.live.rules.hears(t.state, 1, said)
        assert t.live.rules.hears(t.state, 1, f"{said}/until-{t.state.turn + 1}")
        for words in mine.may_add[f"{order.card}:{order.when}"]:
            assert all(t.live.rules.hears(t.state, 1, f"{said}/{word}") for word in words)


@rule("S-110")
@pytest.mark.parametrize("spell", sorted(CARDS.spells))
def test_exactly_the_spells_of_the_list_can_be_armed(spell: str) -> None:
    outside = {
        "counterspell": {"spell-cast", "command"},
        "healing": {"life-loss", "life-lost"},
        "immobility": {"turn-start", "against-me", "fight"},
        "invisibility": {"against-me"},
        "nullify": {"turn-start", "move-end"},
        "preservation": {"life-loss", "follower-dies"},
        "psionic-blast": {"fight", "against-me"},
        "random": {"turn-start", "move-end"},
        "reflection": {"spell-cast"},
        "weakness": {"fight"},
        "barrier": {"turn-start"},
        # Own turn only: laid ready for the end of the own move or turn (S-119)
        "destruction": {"move-end"},
        "destroy-magic": {"own-end"},
    }
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=[] if spell == IDLE else [spell]))
    possible = {a.when for a in t.view(1).players[1].may_arm}
    assert possible == outside.get(spell, set())
    if spell in ("destruction", "destroy-magic"):
        assert {a.at.partition("/")[0] for a in t.view(1).players[1].may_arm} == {"me"}


@rule("S-110")
def test_an_order_is_read_once_and_ends_with_its_card() -> None:
    t = table(caster(IDLE, at="O3"), someone("wizard", "O9", spells=["random", "nullify"]), table=[6], move=[1, 1])
    arms(t, 1, "random:move-end:0/outer", "random:turn-start:0")
    t.says(0, "roll").says(0, "go:O4:cw")
    cast(t, 1, "random", victim=0)
    assert [a.card for a in t.state.players[1].armed] == []


@rule("S-110", "S-144")
def test_of_a_ranked_list_the_first_that_fits_fires() -> None:
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=["random"]), table=[6], move=[1])
    arms(t, 1, "random:move-end:0/middle", "random:move-end:0/O4", "random:move-end:0")
    t.says(0, "roll").says(0, "go:O4:cw")
    cast(t, 1, "random", victim=0)
    assert t.state.players[1].armed == []


@rule("S-110", "S-144")
def test_an_order_with_an_end_is_over_after_its_turn() -> None:
    state = land(
        caster(IDLE, at="O3"), someone("priest", "O9", spells=["random"]), turn=4, deck=["bag-of-gold", "two-bags-of-gold"]
    )
    t = play(state, move=[1, 1, 1])
    arms(t, 1, "random:turn-start:0/until-6", "random:move-end:0/until-7")  # this is turn 5, the next of seat 0 is turn 7
    t.says(0, "roll").says(0, "go:O4:cw").until(1, "tm-turn")
    t.ever_told(events.SpellCast, seat=1, spell="random")
    t = play(state, move=[1, 1, 1])
    arms(t, 1, "random:turn-start:0/until-6")
    t.says(0, "roll").says(0, "go:O4:cw").until(1, "tm-turn").says(1, "roll").until(0, "tm-turn")
    t.never_told(events.SpellCast)
    assert t.state.players[1].armed == []


FORBIDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("a toad", {"toad": Toad(craft=4), "gold": 0}, {}),
    ("an Amulet", {"objects": ["amulet"]}, {}),
    ("Eclipse", {}, {"lasting": [Lasting(what="no-spells", until="places", left=9, by=1)]}),
    ("Destroy Magic", {}, {"lasting": [Lasting(what="no-magic", until="places", left=9, by=1)]}),
]


@rule("S-110", "TM-SPELL-13")
@pytest.mark.parametrize(("why", "who", "more"), FORBIDS, ids=[why for why, _, _ in FORBIDS])
def test_what_cannot_be_cast_fails_and_only_its_owner_learns_it(why: str, who: dict[str, Any], more: dict[str, Any]) -> None:
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=["random"], **who), move=[1], **more)
    arms(t, 1, "random:move-end:0").until(0, "tm-go").says(0, "go:O4:cw")
    failed(t, 1, "random")


@rule("S-110")
def test_a_target_that_is_not_legal_any_more_fails_in_silence() -> None:
    t = table(caster(IDLE, at="O3", objects=["amulet"]), someone("priest", "O9", spells=["random"]), move=[1])
    arms(t, 1, "random:move-end:0").says(0, "go:O4:cw")
    failed(t, 1, "random")


@rule("S-140")
def test_where_magic_fails_by_the_published_board_orders_wait() -> None:
    t = table(caster(IDLE, at="O3"), someone("priest", "M5", spells=["random"]), glade_full=True, move=[1])
    arms(t, 1, "random:move-end:0").says(0, "roll").says(0, "go:O4:cw")
    t.never_told(events.ArmedFailed).never_told(events.SpellCast)
    assert len(t.state.players[1].armed) == 1


@rule("TM-LIFE-07")
def test_the_dead_have_nothing_armed() -> None:
    t = table(troll(), someone("priest", "O6", lives=1, spells=["random"]), move=[3], duel=[6], parry=[1])
    arms(t, 1, "random:turn-start:0")
    t.says(0, "go:O6:cw").says(0, "attack:1").default().says(0, "life", msg="tm-spoils").default()
    t.ever_told(events.Died, seat=1)
    assert t.state.players[1].armed == []


# T1: the start of a turn


@rule("TM-CMD-07", "S-113", "S-118")
def test_immobility_at_a_turns_start_takes_move_encounter_and_casting() -> None:
    t = table(
        someone("priest", "O9", spells=["immobility"]), someone("wizard", "O12", spells=["hex"]), move=[1], deck=["bag-of-gold"]
    )
    arms(t, 0, "immobility:turn-start:1").says(0, "roll").says(0, "go:O10:cw").until(0, "tm-go")
    cast(t, 0, "immobility", victim=1).ever_told(events.Immobile, seat=1, by=0)
    t.never_told(events.MoveRolled, seat=1).never_told(events.SpaceMet, seat=1)
    assert t.state.players[1].turns == 1  # it counts as a turn


@rule("S-118", "TM-FLOW-01")
def test_a_missed_turn_is_missed_first_and_the_order_waits() -> None:
    missed = land(someone("priest", "O9", spells=["immobility"]), troll(miss=1))
    t = play(missed, move=[1, 1])
    arms(t, 0, "immobility:turn-start:1").says(0, "roll").says(0, "go:O10:cw").until(0, "tm-turn")
    t.ever_told(events.TurnMissed, seat=1)
    t.never_told(events.SpellCast)
    assert len(t.state.players[0].armed) == 1


@rule("S-113")
@pytest.mark.parametrize("spell", ["nullify", "random"])
def test_nullify_and_random_at_a_turns_start(spell: str) -> None:
    victim = someone("sorceress", "O9", spells=["hex"])
    t = table(someone("priest", "O3", spells=[spell]), victim, move=[1], table=[4])
    arms(t, 0, f"{spell}:turn-start:1").says(0, "roll").says(0, "go:O4:cw").until(1, "tm-go")
    cast(t, 0, spell, victim=1)
    assert (t.who(1).spells, t.who(1).gold) == (([], 1) if spell == "nullify" else (["hex"], 0))


@rule("S-113", "S-110")
@pytest.mark.parametrize(("space", "free"), [("O17", True), ("O15", False)])
def test_a_barrier_at_a_turns_start_on_a_space_unless_it_is_occupied(space: str, free: bool) -> None:
    t = table(someone("priest", "O3", spells=["barrier"]), troll("O14"), someone("merchant", "O15"), move=[1, 1])
    arms(t, 0, f"barrier:turn-start:1/{space}").says(0, "roll").says(0, "go:O4:cw").until(1, "tm-go")
    if free:
        cast(t, 0, "barrier", space=space)
        assert any(e.what == "barrier" and e.on == space for e in t.state.lasting)
    else:
        failed(t, 0, "barrier")


@rule("S-113")
def test_no_barrier_on_bridge_or_portal() -> None:
    t = table(someone("priest", "O3", spells=["barrier"]), troll("O14"))
    for space in ("O5", "M4", "M1"):
        with pytest.raises(BadPicks):
            t.notes(0, f"arm:barrier:turn-start:1/{space}")


# T2: the end of a move


@rule("S-113")
@pytest.mark.parametrize(
    ("order", "fires"), [("0", True), ("0/outer", True), ("0/O4", True), ("0/middle", False), ("0/O6", False)]
)
def test_the_end_of_somebodys_move_by_region_or_space(order: str, fires: bool) -> None:
    for spell in ("random", "nullify"):
        t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=[spell]), move=[1], table=[6])
        arms(t, 1, f"{spell}:move-end:{order}").says(0, "roll").says(0, "go:O4:cw")
        assert bool(t.events(events.SpellCast)) == fires
        assert t.who(0).spells == ([] if fires and spell == "nullify" else [IDLE])


@rule("S-113")
def test_the_end_of_a_move_comes_before_the_choice_of_whom_to_meet() -> None:
    t = table(caster(IDLE, at="O3"), someone("priest", "O9", spells=["random"]), troll("O4"), move=[1], table=[6])
    arms(t, 1, "random:move-end:0").says(0, "roll").says(0, "go:O4:cw")
    cast(t, 1, "random")
    t.asks(0, "tm-whom")


@rule("S-119")
def test_after_the_own_move_the_target_is_chosen_on_arrival() -> None:
    state = {"lying": {"O6": ["wolf"], "O9": ["bear"]}}
    t = table(caster("destruction", at="O3"), troll("O15"), move=[3], fight=[1], foe=[1], **state)
    t.says(0, "roll")
    arms(t, 0, "destruction:move-end:me").says(0, "go:O6:cw")
    t.asks(0, "tm-spell-target").never_told(events.SpellCast)
    t.offers(0, "at:wolf:O6", "at:bear:O9").offers_not(0, "back").says(0, "at:wolf:O6")
    cast(t, 0, "destruction", card="wolf").never_told(events.FightBegins)


@rule("S-119")
def test_random_laid_ready_for_the_own_arrival_is_aimed_then_too() -> None:
    t = table(caster("random", at="O3"), troll("O15"), move=[3], table=[6])
    arms(t, 0, "random:move-end:me").says(0, "roll").says(0, "go:O6:cw").says(0, "at:1")
    assert t.who(1).lives == 5


@rule("S-113")
@pytest.mark.parametrize("spell", [id for id, card in CARDS.spells.items() if card.arm])
def test_its_owner_is_told_at_what_it_will_be_aimed(spell: str) -> None:
    """What is said beforehand is what is aimed at when the moment comes."""
    people = (someone("elf", "O3", lives=1), someone("conjurer", "O9", lives=1, spells=[spell]), someone("troll", "O12", lives=1))
    state = land(*people)
    found = Ready(CARDS).possible(state, 1)
    assert found
    for deed in found:
        who = deed.at.partition("/")[0]
        fighting = deed.when == "fight"
        about = 1 if who in ("me", "nobody") or deed.when == "against-me" else int(who or 0)
        by = 0 if deed.when == "against-me" else -1
        moment = Moment(armed_for(deed), about, by=by, foes=("wolf",) if fighting else (), space="O3")
        moment.casting = Casting(0, "random", Target(seat=about)) if deed.when == "spell-cast" else None
        target = aim(hand(state), 1, deed.card, moment, deed.at)
        match aimed(CARDS, deed):
            case "who":
                assert target == Target(seat=int(who))
            case "opponent":
                assert target == Target(card="wolf")
            case "strongest":
                assert target == Target(card="wolf")
            case "chosen":
                assert target is None or deed.when != "move-end"
                assert (deed.when, who) == ("move-end", "me")
            case "":
                named = "foe" in deed.at or CARDS.spells[spell].target == "space"
                saved = deed.when in (*REACTIONS, "against-me") and target == Target(seat=by if by >= 0 else about)
                assert named or saved or target == Target() or deed.when in ("spell-cast", "command"), deed


def armed_for(deed: Armed) -> Any:
    return deed.when


# T3: a spell is cast


def at_me(spell: str, order: str, *more: str, caster_: str = "random", **dice: Any) -> Playing:
    """Seat 0 casts at seat 1, who has laid something ready; seat 2 looks on."""
    one = caster(caster_, *more, at="O3")
    two = someone("priest", "O9", spells=[spell])
    t = table(one, two, someone("necromancer", "O12"), **dice)
    arms(t, 1, f"{spell}:spell-cast" + (f":{order}" if order else ""))
    return t


@rule("S-65", "S-111", "S-113")
@pytest.mark.parametrize("order", ["me", "", "me/harmful", "me/random", "me/by-0", "me/random/by-0"])
def test_a_counterspell_stops_a_spell_before_its_effect(order: str) -> None:
    t = at_me("counterspell", order, table=[6]).says(0, "cast:random").says(0, "at:1")
    cast(t, 1, "counterspell", victim=0).told(events.SpellCountered, seat=0, spell="random")
    assert t.who(1).lives == 4
    assert set(t.state.spell_discard) == {"random", "counterspell"}


@rule("S-111")
@pytest.mark.parametrize("order", ["nobody", "2", "me/nullify", "me/by-2", "/hex"])
def test_a_counterspell_waits_for_what_it_names(order: str) -> None:
    t = at_me("counterspell", order, table=[6]).says(0, "cast:random").says(0, "at:1")
    t.never_told(events.SpellCast, seat=1)
    assert t.who(1).lives == 5
    assert t.who(1).spells == ["counterspell"]


@rule("S-111")
def test_a_spell_aimed_at_nobody_or_at_somebody_else_can_be_named() -> None:
    t = at_me("counterspell", "nobody", caster_="swiftness").says(0, "cast:swiftness")
    t.told(events.SpellCountered, spell="swiftness")
    t = at_me("counterspell", "2", table=[6]).says(0, "cast:random").says(0, "at:2")
    t.told(events.SpellCountered, spell="random")


@rule("S-110")
def test_a_harmless_spell_does_not_set_off_what_waits_for_a_harmful_one() -> None:
    """Healing for seat 1 by order of seat 0."""
    one, two = caster("healing", at="O3"), someone("priest", "O15", lives=1, spells=["counterspell"])
    t = table(one, two, troll("O12", spells=[]), move=[1, 1])
    arms(t, 1, "counterspell:spell-cast:me/harmful")
    arms(t, 0, "healing:life-loss:1/last")
    t.state.lasting.append(Lasting(what="hex", on="O16", until="places", left=3, card="", by=2))
    t.says(0, "roll").says(0, "go:O4:cw").until(1, "tm-turn").says(1, "roll").says(1, "go:O16:cw").default()
    cast(t, 0, "healing", victim=1).never_told(events.SpellCast, spell="counterspell")
    assert t.who(1).lives == 3


@rule("S-111")
def test_of_two_counterspells_only_the_first_fires_and_the_other_stays() -> None:
    one, two = caster("random", at="O3"), someone("priest", "O9", spells=["counterspell"])
    t = table(one, two, someone("necromancer", "O12", spells=["counterspell.2"]), table=[6])
    arms(t, 2, "counterspell.2:spell-cast:/random")
    arms(t, 1, "counterspell:spell-cast:me")
    t.says(0, "cast:random").says(0, "at:1")
    assert [e.seat for e in t.events(events.SpellCast)] == [0, 1]  # type: ignore[attr-defined]
    assert t.who(2).spells == ["counterspell.2"]
    assert len(t.state.players[2].armed) == 1
    t.never_told(events.ArmedFailed)


@rule("S-65", "S-111")
def test_a_counterspell_answers_a_counterspell_and_the_last_cast_acts_first() -> None:
    t = at_me("counterspell", "me", "counterspell.2", table=[6])
    arms(t, 0, "counterspell.2:spell-cast:me/counterspell").says(0, "cast:random").says(0, "at:1")
    assert [e.spell for e in t.events(events.SpellCast)] == ["random", "counterspell", "counterspell.2"]  # type: ignore[attr-defined]
    assert [e.spell for e in t.events(events.SpellCountered)] == ["counterspell"]  # type: ignore[attr-defined]
    assert t.who(1).lives == 5  # the first spell acts after all


@rule("S-65", "S-111")
def test_the_player_in_turn_comes_first_then_clockwise() -> None:
    """Two spells at the end of one move: seat 2 is after seat 1, whoever armed first."""
    t = table(
        caster(IDLE, "nullify", at="O3"),
        someone("priest", "O9", spells=["random"]),
        someone("necromancer", "O12", spells=["random.2"]),
        move=[1],
        table=[6, 6],
    )
    arms(t, 2, "random.2:move-end:0")
    arms(t, 1, "random:move-end:0")
    arms(t, 0, "nullify:move-end:me")
    t.says(0, "roll").says(0, "go:O4:cw").says(0, "at:2")
    assert [e.seat for e in t.events(events.SpellCast)] == [0, 1]  # type: ignore[attr-defined]
    assert t.who(2).spells == []  # gone before its turn came


@rule("S-113")
def test_reflection_turns_a_spell_on_its_caster_and_the_roles_are_swapped() -> None:
    t = at_me("reflection", "me", table=[6]).says(0, "cast:random").says(0, "at:1")
    cast(t, 1, "reflection").told(events.SpellReflected, seat=1, spell="random", victim=0)
    assert (t.who(0).lives, t.who(1).lives) == (5, 4)


@rule("S-141")
def test_who_reflects_an_acquisition_chooses_what_to_take() -> None:
    t = at_me("reflection", "me/harmful", caster_="acquisition")
    t.who(0).gold = 3
    t.says(0, "cast:acquisition").says(0, "at:1").says_if_asked(1, "seize:gold")
    assert (t.who(0).gold, t.who(1).gold) == (2, 2)


@rule("S-113")
def test_reflection_answers_neither_a_hex_nor_a_counterspell() -> None:
    t = at_me("reflection", "me", caster_="hex").says(0, "cast:hex").says(0, "at:O20")
    t.never_told(events.SpellCast, seat=1)
    with pytest.raises(BadPicks):
        t.notes(1, "arm:reflection:command:me")
    # Seat 1 casts, seat 0 counters: the Counterspell is not reflected.
    two = someone("wizard", "O9", spells=["random", "reflection"])
    t = table(two, someone("priest", "O3", spells=["counterspell"]), table=[6])
    arms(t, 0, "reflection:spell-cast:me")
    arms(t, 1, "counterspell:spell-cast:me").says(0, "cast:random").says(0, "at:1")
    t.never_told(events.SpellReflected)
    assert t.who(0).spells == ["reflection"]


@rule("S-111")
def test_what_was_reflected_may_be_countered_by_whom_it_hits_now() -> None:
    t = at_me("reflection", "me", "counterspell", table=[6])
    arms(t, 0, "counterspell:spell-cast:me/random").says(0, "cast:random").says(0, "at:1")
    t.told(events.SpellCountered, spell="random")
    assert (t.who(0).lives, t.who(1).lives) == (4, 4)


@rule("S-113")
def test_the_targets_counterspell_answers_a_nullify_first() -> None:
    t = at_me("counterspell", "me/nullify", caster_="nullify").says(0, "cast:nullify").says(0, "at:1")
    t.told(events.SpellCountered, spell="nullify")
    t.not_told(events.SpellDiscarded)


# T4: the Command Spell (test_command_spell.py has the rest)


@rule("TM-CMD-07", "S-87")
@pytest.mark.parametrize(("order", "fires"), [("me", True), ("", True), ("2", False)])
def test_a_counterspell_by_order_answers_the_command_spell(order: str, fires: bool) -> None:
    holder = someone("troll", "C", spells=[IDLE], craft=3)
    state = land(holder, someone("priest", "O9", spells=["counterspell"]), someone("merchant", "O12"), crown_reached=True)
    t = play(state, command=[4])
    arms(t, 1, f"counterspell:command:{order}" if order else "counterspell:command")
    t.says(0, "name:1").says(1, "accept")
    assert bool(t.events(events.CommandCountered)) == fires


# T5: against me


def attacked_by(who: str, deed: str, spell: str, order: str, **more: Any) -> Playing:
    t = table(
        someone(who, "O3"), someone("priest", "O6", spells=[spell], gold=2), move=[3], duel=[6], parry=[1], gamble=[6, 1], **more
    )
    arms(t, 1, f"{spell}:against-me:{order}" if order else f"{spell}:against-me")
    t.says(0, "go:O6:cw").says(0, deed)
    return t


DEEDS = [("troll", "attack:1", "attack"), ("sorceress", "psychic:1", "psychic"), ("rogue", "gamble:1", "ability")]


@rule("S-113", "TM-EVADE-05")
@pytest.mark.parametrize("spell", ["invisibility", "immobility"])
@pytest.mark.parametrize(("who", "deed", "how"), DEEDS)
@pytest.mark.parametrize("order", ["", "0", "attack", "psychic", "ability"])
def test_an_attack_or_ability_is_answered_by_order_before_anybody_is_asked(
    spell: str, who: str, deed: str, how: str, order: str
) -> None:
    named = f"/{order}" if order in ("attack", "psychic", "ability") else order
    t = attacked_by(who, deed, spell, named)
    if order in ("", "0", how):
        cast(t, 1, spell).never_told(events.FightRolled).never_told(events.Gambled)
        t.never_told(events.LifeLost)
        assert t.who(1).gold == 2
    else:
        t.asks(1, "tm-attacked" if how != "ability" else "tm-robbed").never_told(events.SpellCast)


@rule("S-113")
def test_an_immobile_attacker_has_no_attack_and_no_turn_any_more() -> None:
    t = attacked_by("troll", "attack:1", "immobility", "0")
    t.told(events.Immobile, seat=0, by=1)
    assert t.state.active == 1
    t.never_told(events.SpaceMet, seat=0)


@rule("S-113")
@pytest.mark.parametrize(("who", "deed", "how"), DEEDS)
def test_psionic_blast_defends_against_an_attack_and_nothing_else(who: str, deed: str, how: str) -> None:
    t = attacked_by(who, deed, "psionic-blast", "")
    if how == "attack":
        cast(t, 1, "psionic-blast").ever_told(events.FightBegins, against=2 + 4)
    else:
        t.never_told(events.SpellCast)
        assert len(t.state.players[1].armed) == 1


# T6: before the dice


def fights(order: str, spell: str, *foes: str, who: Character | None = None, **more: Any) -> Playing:
    """Seat 0 meets beings on O6; seat 1 has laid something ready."""
    t = table(
        who or caster(IDLE, at="O3"),
        someone("priest", "O9", spells=[spell]),
        someone("merchant", "O12"),
        lying={"O6": list(foes)},
        move=[3],
        fight=[3],
        foe=[3],
        **more,
    )
    arms(t, 1, f"{spell}:fight:{order}").says(0, "roll").says(0, "go:O6:cw").says_if_asked(0, "fight", msg="tm-foes")
    return t


@rule("S-113", "TM-EVADE-03", "S-33")
@pytest.mark.parametrize(("order", "fires"), [("0", True), ("2", False), ("0/chance-10", True), ("0/chance-90", False)])
def test_a_third_player_holds_one_being_of_somebodys_fight(order: str, fires: bool) -> None:
    t = fights(order, "immobility", "wild-boar", "goblin")
    if fires:
        cast(t, 1, "immobility", card="goblin").says_if_asked(0, "fight", msg="tm-foes")
        t.ever_told(events.FightBegins, beings=("wild-boar",), against=1)
    else:
        t.never_told(events.SpellCast).ever_told(events.FightBegins, beings=("wild-boar", "goblin"))


@rule("S-113")
@pytest.mark.parametrize(
    ("order", "fires"),
    [("0", True), ("0/being", True), ("0/character", False), ("0/me", False), ("0/chance-80", True), ("0/chance-90", False)],
)
def test_weakness_on_a_fighter_by_a_third_player(order: str, fires: bool) -> None:
    t = fights(order, "weakness", "wild-boar", who=caster(IDLE, at="O3", strength=4))
    t.says_if_asked(0, "fight", msg="tm-foes")
    assert bool(t.events(events.SpellCast)) == fires


@rule("S-142")
def test_weakness_can_be_aimed_at_whom_the_fighter_fights() -> None:
    t = fights("0/being/foe", "weakness", "wolf").says_if_asked(0, "fight", msg="tm-foes")
    cast(t, 1, "weakness", card="wolf").ever_told(events.FightRolled, value=t.who(0).strength + 3, other=2 + 3 - 2)


@rule("S-113", "TM-FIGHT-13")
@pytest.mark.parametrize(("order", "fires"), [("0/me", False), ("0/character", True), ("1", True), ("1/being", False)])
def test_weakness_in_a_fight_between_two_others(order: str, fires: bool) -> None:
    t = table(troll("O3"), someone("merchant", "O6"), someone("priest", "O9", spells=["weakness"]), move=[3], duel=[3], parry=[3])
    arms(t, 2, f"weakness:fight:{order}").says(0, "go:O6:cw").says(0, "attack:1")
    assert bool(t.events(events.SpellCast)) == fires
    weak = {"0": (7, 7), "1": (9, 5)}[order[0]] if fires else (9, 7)
    t.told(events.FightRolled, value=weak[0], other=weak[1])


@rule("S-113")
def test_immobility_holds_nobody_in_a_fight_between_others() -> None:
    t = table(
        troll("O3"), someone("merchant", "O6"), someone("priest", "O9", spells=["immobility"]), move=[3], duel=[3], parry=[3]
    )
    arms(t, 2, "immobility:fight:0").says(0, "go:O6:cw").says(0, "attack:1").told(events.FightRolled)
    t.never_told(events.SpellCast).never_told(events.ArmedFailed)  # it was not what the order waits for
    assert len(t.state.players[2].armed) == 1


@rule("S-113")
@pytest.mark.parametrize(("order", "fires"), [("me", True), ("me/character", True), ("me/being", False), ("me/chance-90", False)])
def test_psionic_blast_in_ones_own_defence(order: str, fires: bool) -> None:
    t = table(troll("O3"), someone("priest", "O6", spells=["psionic-blast"]), move=[3], duel=[3], parry=[3])
    arms(t, 1, f"psionic-blast:fight:{order}").says(0, "go:O6:cw").says(0, "attack:1").says(1, "accept")
    t.ever_told(events.FightBegins, worth=6, against=6 if fires else 2)


@rule("TM-SPELL-11", "S-110")
def test_weakness_on_a_being_of_the_inner_region_fails_in_silence() -> None:
    pits = next(id for id, space in CARDS.spaces.items() if space.terrain == "pits")
    who = someone("priest", pits, spells=["weakness"], done=False, task=Task(kind="pitfiends", n=1))
    t = table(who, troll("O3"), fight=[6], foe=[6])
    arms(t, 0, "weakness:fight:me").until(0, "tm-foes").says(0, "fight")
    failed(t, 0, "weakness")


@rule("S-111")
def test_after_an_order_before_the_dice_each_fighter_with_a_spell_is_asked_once_more_and_nobody_else() -> None:
    one, two = caster("psionic-blast", at="O3"), someone("merchant", "O6")
    t = table(one, two, someone("priest", "O9", spells=["weakness", "hex"]), move=[3], duel=[3], parry=[3])
    arms(t, 2, "weakness:fight:0").says(0, "roll").says(0, "go:O6:cw").says(0, "attack:1")
    t.asks(0, "tm-duel").says(0, "fight")
    cast(t, 2, "weakness").never_told(events.FightRolled)
    t.asks(0, "tm-duel").asks_not(1).asks_not(2).says(0, "cast:psionic-blast").says_if_asked(0, "fight")
    t.ever_told(events.FightBegins, worth=one.strength + one.craft)


@rule("S-111")
def test_whoever_fights_beings_is_asked_once_more_too_and_may_still_evade() -> None:
    who = someone("priest", "O3", spells=["invisibility"])
    t = table(who, someone("necromancer", "O9", spells=["weakness"]), lying={"O6": ["wolf"]}, move=[3])
    arms(t, 1, "weakness:fight:0").says(0, "roll").says(0, "go:O6:cw").says(0, "fight")
    cast(t, 1, "weakness").never_told(events.FightRolled)
    t.asks(0, "tm-foes").says(0, "cast:invisibility").told(events.Evaded, beings=("wolf",))


# T7 and T8: a life


def hurt(spell: str, order: str, lives: int, n: int = 1, **more: Any) -> Playing:
    """Seat 0 is about to lose so many lives on arrival; seat 1 has laid something ready for that."""
    state = land(troll("O3", lives=lives), someone("priest", "O15", spells=[spell], **more))
    state.lasting += [Lasting(what="hex", on="O6", until="places", left=3, by=1) for _ in range(n)]
    t = play(state, move=[3])
    arms(t, 1, f"{spell}:{order}")
    t.says(0, "go:O6:cw")
    return t


@rule("S-105", "TM-FLOW-12")
@pytest.mark.parametrize(
    ("spell", "order", "lives", "left"),
    [
        ("preservation", "life-loss:0/any", 3, 3),
        ("preservation", "life-loss:0/last", 3, 2),
        ("preservation", "life-loss:0/last", 1, 1),
        ("preservation", "life-loss:0/last/saves", 1, 1),
        ("healing", "life-loss:0/any", 2, 3),  # healed first, then lost
        ("healing", "life-loss:0/last", 1, 3),
        ("healing", "life-loss:0/last", 2, 1),
        ("healing", "life-lost:0/1", 2, 4),
        ("healing", "life-lost:0/1", 3, 2),
        ("healing", "life-lost:0/2", 3, 4),
        ("healing", "life-lost:0/3", 4, 4),
        ("healing", "life-lost:0/1", 1, 0),  # too late for the dead
    ],
)
def test_preservation_and_healing_by_order(spell: str, order: str, lives: int, left: int) -> None:
    t = hurt(spell, order, lives)
    c = t.state.players[0].character
    assert (c.lives if c else 0) == left


@rule("S-110")
def test_healing_before_the_loss_is_useless_with_all_lives_and_fails_in_silence() -> None:
    t = hurt("healing", "life-loss:0/any", 4)
    assert t.who(0).lives == 3
    failed(t, 1, "healing")


@rule("TM-FLOW-12")
@pytest.mark.parametrize("saves", ["", "/saves"])
def test_only_if_it_saves(saves: str) -> None:
    """The Vampire takes three of two lives: Preservation saves one of them, which is not enough."""
    tower = next(id for id, space in CARDS.spaces.items() if space.terrain == "vampire")
    who = troll(tower, lives=2, done=False)
    t = play(land(who, someone("priest", "O15", spells=["preservation"])), vampire=[6])
    arms(t, 1, f"preservation:life-loss:0/last{saves}").until(1, "tm-go")
    t.ever_told(events.VampireBites, n=3)
    assert t.who(1).spells == ([] if not saves else ["preservation"])
    assert t.state.players[0].standing == "waiting"


@rule("TM-FLOW-12")
def test_preservation_comes_before_healing_whoever_armed_first() -> None:
    state = land(
        troll("O3", lives=1), someone("priest", "O15", spells=["healing"]), someone("necromancer", "O12", spells=["preservation"])
    )
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
    t = play(state, move=[3])
    arms(t, 1, "healing:life-loss:0/last")
    arms(t, 2, "preservation:life-loss:0/last").says(0, "go:O6:cw")
    cast(t, 2, "preservation").never_told(events.SpellCast, spell="healing")
    assert t.who(0).lives == 1
    assert t.who(1).spells == ["healing"]


@rule("TM-FLOW-12", "TM-FIGHT-09")
def test_objects_are_rolled_for_before_a_spell_is_spent() -> None:
    t = table(
        caster(IDLE, at="O3", lives=1, objects=["armour.s1"]),
        someone("priest", "O9", spells=["preservation"]),
        lying={"O6": ["giant"]},
        move=[3],
        fight=[1],
        foe=[6],
        save=[6],
    )
    arms(t, 1, "preservation:life-loss:0/any").says(0, "roll").says(0, "go:O6:cw").says(0, "fight")
    t.ever_told(events.LifeSaved, card="armour.s1")
    assert t.who(1).spells == ["preservation"]


@rule("S-143")
def test_what_was_laid_ready_for_the_last_life_spares_its_owner_the_question() -> None:
    state = land(someone("priest", "O3", lives=1, spells=["hex", "preservation"]), troll("O15"), deck=["bag-of-gold"])
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
    t = play(state, move=[3])
    arms(t, 0, "preservation:life-loss:me/last").says(0, "roll").says(0, "go:O6:cw")
    cast(t, 0, "preservation").asks_not(0, "tm-last-life")
    assert t.who(0).lives == 1


@rule("S-112", "S-105")
@pytest.mark.parametrize("spell", ["preservation", "healing", "hex"])
def test_who_is_about_to_lose_the_last_life_is_asked_if_a_spell_is_held(spell: str) -> None:
    state = land(someone("priest", "O3", lives=1, spells=[spell]), troll("O15"), deck=["bag-of-gold"])
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
    t = play(state, move=[3]).says(0, "roll").says(0, "go:O6:cw").asks(0, "tm-last-life")
    assert t.question(0, "tm-last-life").hollow == (spell == "hex")
    assert [(line.seats, line.msg) for line in t.live.waiting(1)] == [((0,), "tm-thinks")]
    t.default()
    c = t.state.players[0].character
    assert (c.lives if c else 0) == {"preservation": 1, "healing": 3, "hex": 0}[spell]


@rule("S-112")
def test_nobody_is_asked_about_any_other_life() -> None:
    state = land(someone("priest", "O3", lives=2, spells=["preservation"]), someone("necromancer", "O15", spells=["healing"]))
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
    t = play(state, move=[3]).says(0, "roll").says(0, "go:O6:cw")
    t.ever_told(events.LifeLost, seat=0)
    assert "tm-last-life" not in [msg for _, msg, _ in t.open]


@rule("TM-CMD-07", "S-113")
def test_who_is_immobile_still_answers_a_loss_of_life() -> None:
    state = land(troll("O3", lives=1), someone("priest", "O15", spells=["preservation"]))
    state.lasting += [
        Lasting(what="hex", on="O6", until="places", left=3, by=1),
        Lasting(what="immobile", on="1", until="turn", by=0),
    ]
    t = play(state, move=[3])
    arms(t, 1, "preservation:life-loss:0/last").says(0, "go:O6:cw")
    assert t.who(0).lives == 1


# T9: a follower


@rule("TM-FLOW-12", "S-113")
@pytest.mark.parametrize(("order", "saved"), [("me", True), ("me/maiden", True), ("me/mule", False), ("1", False)])
def test_preservation_saves_a_follower_from_the_chasm(order: str, saved: bool) -> None:
    chasm = next(id for id, space in CARDS.spaces.items() if space.terrain == "chasm")
    start = f"M{int(chasm[1:]) - 1}"
    who = someone("priest", start, spells=["preservation"], followers=["maiden"])
    t = table(who, someone("merchant", "O3", followers=["mule.s1"]), move=[1], chasm=[6, 1])
    arms(t, 0, f"preservation:follower-dies:{order}").says(0, "roll").says(0, f"go:{chasm}:cw").until(1, "tm-go")
    t.ever_told(events.ChasmRolled, follower="maiden", falls=True)
    assert t.who(0).followers == (["maiden"] if saved else [])


# The end of one's own turn


@rule("S-114", "S-119")
def test_destroy_magic_at_the_end_of_the_own_turn() -> None:
    t = table(someone("priest", "O3", spells=["destroy-magic"]), someone("wizard", "O15", spells=["hex"]), move=[1])
    arms(t, 0, "destroy-magic:own-end:me").says(0, "roll").says(0, "go:O4:cw").until(1, "tm-go")
    cast(t, 0, "destroy-magic").offers_not(1, "cast:hex")
    assert t.state.laid == ["destroy-magic"]


@rule("S-143", "TM-FLOW-12")
def test_anothers_preservation_comes_before_the_question_whether_to_heal() -> None:
    state = land(someone("priest", "O3", lives=1, spells=["healing"]), caster("preservation"), deck=["bag-of-gold"])
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
    t = play(state, move=[3])
    arms(t, 1, "preservation:life-loss:0/last").says(0, "roll").says(0, "go:O6:cw")
    cast(t, 1, "preservation").asks_not(0, "tm-last-life")
    assert (t.who(0).lives, t.who(0).spells) == (1, ["healing"])


@rule("S-160", "S-110")
@pytest.mark.parametrize("order", ["0/last", "0/last/saves", "0/any"])
def test_healing_is_not_cast_on_whom_nothing_heals_any_more(order: str) -> None:
    state = land(someone("merchant", "O3", lives=1, struck=6), caster("healing"), deck=["bag-of-gold"])
    state.lasting.append(Lasting(what="hex", on="O6", until="places", left=3, by=1))
    t = play(state, move=[3])
    arms(t, 1, f"healing:life-loss:{order}").says(0, "go:O6:cw")
    t.never_told(events.SpellCast).ever_told(events.Died, seat=0)
    assert t.who(1).spells == ["healing"]
    if order.endswith("saves"):  # it would not, so the order was not even tried
        t.never_told(events.ArmedFailed)
    else:
        failed(t, 1, "healing")


@rule("S-119", "S-120")
def test_a_spell_for_the_own_move_is_shown_before_it_is_aimed_so_that_no_pause_tells_what_lay_ready() -> None:
    """Otherwise somebody who thinks, and then meets the space after all, would show that a spell was waiting."""
    state = land(
        someone("wizard", "O3", spells=["destruction"]), someone("troll", "O4"), lying={"O9": ["dragon"], "O6": ["wolf"]}
    )
    t = play(state, move=[1])
    arms(t, 0, "destruction:move-end:me").says(0, "roll", msg="tm-turn").says(0, "go:O4:cw")
    t.ever_told(events.SpellBegun, seat=0, spell="destruction")
    assert [(line.seats, line.msg) for line in t.live.waiting(1)] == [((0,), "tm-spell-target")]


@rule("S-110", "S-119")
def test_an_order_for_the_own_move_that_finds_nothing_to_aim_at_stays_ready_unnoticed() -> None:
    state = land(someone("wizard", "O3", spells=["destruction"]), someone("troll", "O19"), deck=["sword"])
    t = play(state, move=[1])
    arms(t, 0, "destruction:move-end:me").says(0, "roll", msg="tm-turn").says(0, "go:O4:cw")
    t.asks_not(0, "tm-spell-target").never_told(events.SpellBegun).never_told(events.SpellCast).never_told(events.ArmedFailed)
    assert [a.name for a in t.state.players[0].armed] == ["destruction:move-end:me"]
