"""Reactions and reaction spaces: AL-REACT, AL-FIELD, worked example X-16; windows that tell nothing."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from games.alone import events
from games.alone.content import Catalogue, catalogue
from games.alone.rules import cleanup, reactions
from games.alone.state import HERO, Action, AloneState, Lasting, Played
from games.alone.table import Moment
from games.kernel.live import WaitLine
from games.kernel.testing import Play
from tests.games.alone.observing import DECLINE, Recorded, open_on, same, watch
from tests.games.alone.playing_cards import facing, go, plays, rolled, sitting
from tests.games.alone.scene import bench, heard, scene, state, through, where

rule = pytest.mark.rule

ROW = "c - c - c - c - c"
STIRS = (WaitLine((1,), "al-evil-stirs"),)


def laid(s: AloneState, *wide: bool) -> None:
    """Cards on the spaces already: True is a sideways one."""
    s.spaces = [Played(card="pack", seat=1, sideways=w) for w in wide]


def full(n: int) -> Any:
    """So many spaces are occupied."""
    return lambda s: laid(s, *([True] * (n // 2) + [False] * (n % 2)))


# Which cards may be played, and when


@rule("AL-REACT-01")
def test_a_card_answers_the_action_of_its_icon() -> None:
    t = facing("cut_off", "move:east", held="cut_off they_know_where_i_am shadow_step", creatures="spore@1A1 worm@1B1")
    t.asks(1, "al-react").offers(1, "play:cut_off").offers_not(1, "play:they_know_where_i_am", "play:shadow_step")


@rule("AL-REACT-02", "AL-ADR-05")
def test_at_the_end_of_a_turn_everything_announced_in_it_counts() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "skitter swarm race through_the_vents"}, decks="speed fury")
    t.says(0, "bullet")
    go(t, 0, "move:east")
    go(t, 0, "explore:east")
    t.asks(1, "al-react").offers(1, "play:skitter", "play:swarm").offers_not(1, "play:race", "play:through_the_vents")


@rule("AL-REACT-02")
def test_an_action_of_an_earlier_turn_does_not_count() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "skitter"}, decks="speed fury")
    go(t, 0, "move:east")
    t.offers(1, "play:skitter")
    go(t, 1, "pass")
    go(t, 0, "search")
    t.asks(1, "al-react").offers_not(1, "play:skitter")


@rule("AL-REACT-03")
def test_a_standard_reaction_is_allowed_whatever_the_hero_did() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "rage"})
    go(t, 0, "search")
    t.asks(1, "al-react").offers(1, "standard:move", "standard:appear").offers_not(1, "play:rage")


@rule("AL-REACT-04")
def test_the_second_card_must_be_an_allowed_reaction_too() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "skitter silent_feet swarm"}, decks="speed fury")
    go(t, 0, "move:east")
    plays(t, "silent_feet")
    t.asks(1, "al-react").offers(1, "play:skitter", "standard:move").offers_not(1, "play:swarm", "play:silent_feet")


@rule("AL-REACT-05", "AL-ADR-06")
def test_at_most_two_cards_a_turn_instants_loss_cards_and_standard_reactions_included() -> None:
    # An instant and a loss card: then neither a further loss nor the end of the turn is asked about.
    three = "spore@1A1 spore@1A1 spore@1E1"
    t = sitting(ROW, creatures=three, hands={1: "cut_off overrun skitter"}, decks="speed fury", dice="H H H H")
    t.says(0, "bullet")
    go(t, 0, "move:east")
    plays(t, "cut_off")
    t.offers(1, "play:overrun")
    plays(t, "overrun")
    assert t.state.played_this_turn == 2
    while not any(a.msg == "al-turn" for a in t.live.asks):
        assert all(a.msg != "al-react" for a in t.live.asks)
        t.default()
    assert [p.sideways for p in t.state.spaces] == [False, True]


@rule("AL-REACT-05")
def test_two_standard_reactions_are_two_cards() -> None:
    t = sitting(ROW, creatures="spore@1E1 worm@1E1", hands={1: "rage rage rage"})
    go(t, 0, "search")
    for _ in range(2):
        go(t, 1, "standard:move")
        go(t, 1, "k1")
        if t.live.asks[0].msg == "al-walk":
            go(t, 1, t.keys(1, "al-walk")[0])
    t.asks(0, "al-turn")
    assert len(t.state.spaces) == 2


@rule("AL-REACT-06")
def test_an_instant_is_played_at_its_moment_and_not_later() -> None:
    t = facing("cut_off", "move:east", creatures="spore@1A1", dice="M")
    t.offers(1, "play:cut_off")
    go(t, 1, "pass")
    t.asks(1, "al-react").offers_not(1, "play:cut_off")
    assert dict(t.question(1).args)["moment"] == "turn_end"


@rule("AL-REACT-06")
def test_an_instant_with_a_narrower_condition_needs_it() -> None:
    wounded = facing("claw_back", "attack:spore:1", creatures="spore@1A1", dice="H M")
    assert dict(wounded.question(1).args)["moment"] == "turn_end"  # the attack did not fail
    failed = facing("claw_back", "attack:spore:1", creatures="spore@1A1", dice="M M")
    assert dict(failed.question(1).args)["moment"] == "after"
    failed.offers(1, "play:claw_back")


@rule("AL-REACT-07")
def test_a_card_without_the_instant_symbol_waits_for_the_end_of_the_turn() -> None:
    t = sitting(ROW, creatures="spore@1A1", hands={1: "skitter cut_off"}, decks="speed fury", dice="M")
    go(t, 0, "move:east")
    t.offers(1, "play:cut_off").offers_not(1, "play:skitter", "standard:move")
    go(t, 1, "pass")
    t.offers(1, "play:skitter", "standard:move")


@rule("AL-REACT-08")
def test_any_card_may_be_played_face_down_at_the_end_of_a_turn_and_its_text_is_ignored() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "rage cut_off"}, decks="speed fury")
    go(t, 0, "search")
    go(t, 1, "standard:move")
    t.asks(1, "al-standard-card")
    assert t.keys(1) == ("rage", "cut_off")
    go(t, 1, "cut_off")
    assert t.state.spaces[0] == Played(card="cut_off", seat=1, face_down=True)
    assert where(t, "k1") == "1D1"
    assert t.state.lasting == []
    assert heard(t, events.StandardReaction) == [events.StandardReaction(1, 1)]


@rule("AL-REACT-09", "AL-CMOVE-02")
def test_a_standard_reaction_moves_one_creature_one_sector_or_lets_one_appear() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "rage"})
    go(t, 0, "search")
    go(t, 1, "standard:move")
    assert where(t, "k1") == "1D1"
    t = sitting(ROW, hands={1: "rage"})
    go(t, 0, "search")
    t.offers_not(1, "standard:move").offers(1, "standard:appear")
    go(t, 1, "standard:appear")
    go(t, 1, "kind:spore")
    go(t, 1, "at:1E1")
    assert [(c.kind, c.at) for c in t.state.creatures] == [("spore", "1E1")]


@rule("AL-REACT-09")
def test_s33_a_standard_appear_may_not_be_chosen_where_nothing_can_appear_and_placing_danger_is_off() -> None:
    crowd = " ".join(f"{kind}@1{c}1" for kind, c in zip(("spore", "mutant", "worm", "cultist"), "BCDE", strict=True))
    t = sitting(ROW, creatures=crowd, hands={1: "rage"})
    go(t, 0, "search")
    t.offers(1, "standard:move").offers_not(1, "standard:appear", "standard:danger")


@rule("AL-REACT-10")
def test_a_loss_card_answers_at_once_also_during_creature_attacks() -> None:
    t = facing("blood_scent", "search", creatures="spore@1A1 worm@1C1", dice="H M M")
    go(t, 1, "pass", msg="al-react")
    assert rolled(t, "spore") == [3]
    assert dict(t.question(1, "al-react").args)["moment"] == "loss"
    t.offers(1, "play:blood_scent").offers_not(1, "standard:move")


def loss_card_without_the_symbol() -> Catalogue:
    """A made-up card: blood scent without the instant symbol, as S-48 allows but no card of ours is."""
    cards = catalogue()
    slow = cards.reactions["blood_scent"].model_copy(update={"moment": "turn_end"})
    return dataclasses.replace(cards, reactions={**cards.reactions, "blood_scent": slow})


@rule("AL-REACT-10")
def test_a_loss_card_without_the_symbol_waits_for_the_end_of_the_turn_or_the_last_window_after_the_attacks() -> None:
    cards = loss_card_without_the_symbol()
    # A loss during the action: at the end of the turn, like any other card.
    t = through(scene(ROW, creatures="spore@1A1 mutant@1E1", hands={1: "blood_scent"}, cards=cards, dice="H"))
    go(t, 0, "move:east")
    assert dict(t.question(1, "al-react").args)["moment"] == "turn_end"
    t.offers(1, "play:blood_scent")
    # A loss in the attacks: a last window, for such cards only.
    t = through(scene(ROW, creatures="spore@1A1 mutant@1E1", hands={1: "blood_scent rage"}, cards=cards, dice="H M M"))
    go(t, 0, "search")
    t.offers(1, "standard:move").offers_not(1, "play:blood_scent")
    go(t, 1, "pass")
    assert dict(t.question(1, "al-react").args)["moment"] == "late_loss"
    t.offers(1, "play:blood_scent").offers_not(1, "standard:move", "play:rage")


@rule("AL-REACT-11", "AL-DANGER-02", "AL-DANGER-04")
@pytest.mark.parametrize(("danger", "composure"), [("", 12), ("1A1", 11)])
def test_the_normal_effect_is_carried_out_and_in_danger_the_danger_effect_too(danger: str, composure: int) -> None:
    t = facing("gas_leak", "search", danger=danger)
    plays(t, "gas_leak")
    assert t.state.sectors["1A1"].conditions == ["gas"]
    assert t.state.composure == composure
    assert t.state.spaces[0].dangerous == bool(danger)
    assert t.state.sectors["1A1"].danger == bool(danger)  # using it does not remove the marker


@rule("AL-REACT-12")
def test_evil_may_always_pass() -> None:
    t = facing("cut_off", "move:east", creatures="spore@1A1", dice="M")
    for _ in range(2):
        assert "pass" in t.keys(1, "al-react")
        assert t.live.default(t.question(1)) == ("pass",)
        go(t, 1, "pass")
    t.asks(0, "al-turn")
    assert t.state.spaces == []


@rule("AL-REACT-13")
def test_how_many_cards_were_played_is_public() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "rage rage"})
    go(t, 0, "search")
    go(t, 1, "standard:move")
    for viewer in (None, 0):
        shown = t.view(viewer)
        assert (shown.occupied, shown.played_this_turn, len(shown.played)) == (1, 1, 1)
        assert shown.played[0].card == ""


@rule("AL-REACT-14")
def test_a_card_is_finished_completely_before_the_next_may_be_played() -> None:
    t = sitting(ROW, creatures="spore@1E1 worm@1E1", evil=2, hands={1: "pack", 2: "skitter"}, decks="fury speed", leader=1)
    go(t, 0, "move:east")
    t.says(1, "play:pack", msg="al-react")
    while any(a.msg != "al-react" for a in t.live.asks):
        assert [a.seat for a in t.live.asks] == [1], "only the player of the card is asked until it is done"
        t.default()
    assert where(t, "k1") == where(t, "k2") == "1D1"
    t.asks(2, "al-react").offers(2, "play:skitter")


@rule("AL-REACT-15")
def test_a_reaction_opens_no_reaction_but_the_loss_it_causes_does() -> None:
    # Blood scent brings a worm into the hero's sector. The card itself is nothing to react to; the shock is a loss.
    t = sitting(
        "c - c - c", creatures="spore@1A1 worm@1B1", hands={1: "blood_scent panic"}, decks="fury terror", dice="H M M M M M"
    )
    go(t, 0, "search")
    go(t, 1, "pass")
    plays(t, "blood_scent", "k2", "to:1A1", "stop")
    assert dict(t.question(1, "al-react").args) == {"moment": "loss", "action": "", "loss": "composure", "turn": 1}
    t.offers(1, "play:panic")


@rule("AL-REACT-16")
def test_a_standard_reaction_is_never_dangerous() -> None:
    t = sitting(ROW, creatures="spore@1E1", hands={1: "gas_leak"}, decks="traps fury", danger="1A1")
    go(t, 0, "search")
    go(t, 1, "standard:move")
    assert not t.state.spaces[0].dangerous
    assert t.state.composure == 12
    assert t.state.sectors["1A1"].conditions == []


@rule("AL-ITEM-08")
def test_an_effect_that_allows_no_reactions_of_a_kind_opens_no_window_for_it() -> None:
    moving = Action(kind="move", way="east")
    quiet = [Lasting(what="no_reactions", on="move", until="action")]
    for effects, asked in ((quiet, False), ([], True)):
        t = bench(
            lambda g: reactions.window(g, Moment("announced", action=g.state.action)),
            action=moving,
            hands={1: "cut_off"},
            decks="speed fury",
            creatures="spore@1A1",
            lasting=effects,
        )
        assert (not t.over) == asked


# Reaction spaces


@rule("AL-FIELD-01", "AL-FIELD-02", "AL-FIELD-03")
def test_spaces_are_filled_from_the_left_the_first_card_of_a_turn_upright_the_second_sideways_on_two() -> None:
    # Appearing fills the spaces without moving anything near the hero.
    t = sitting(ROW, hands={1: "rage rage rage"}, item_deck="")
    spaces: list[list[tuple[int, int]]] = []
    for turn in (1, 2):
        go(t, 0, "search")
        for _ in range(2 if turn == 1 else 1):
            go(t, 1, "standard:appear")
            go(t, 1, "kind:spore")
            if t.live.asks[0].msg == "al-spawn-where":
                go(t, 1, "at:1E1")
            spaces.append([(p.first, p.spaces) for p in t.view(None).played])
    assert spaces == [[(1, 1)], [(1, 1), (2, 2)], [(1, 1), (2, 2), (4, 1)]]
    assert t.view(None).spaces == 9


@rule("AL-FIELD-04")
def test_with_all_nine_occupied_nothing_may_be_played_not_even_face_down() -> None:
    t = sitting(ROW, creatures="spore@1A1", hands={1: "cut_off skitter overrun"}, decks="speed fury", dice="H", change=full(9))
    go(t, 0, "move:east")
    assert t.state.life == 11
    t.asks(0, "al-turn")  # neither the announcement, nor the loss, nor the end of the turn was asked about
    assert len(t.state.evil[0].hand) == 3


@rule("AL-FIELD-05")
@pytest.mark.parametrize(("occupied", "second"), [(8, False), (7, False), (6, True)])
def test_a_second_card_needs_two_spaces_a_first_only_one(occupied: int, second: bool) -> None:
    t = sitting(ROW, creatures="spore@1C1", hands={1: "rage rage"}, change=full(occupied))
    go(t, 0, "search")
    go(t, 1, "standard:move")
    if t.live.asks[0].msg == "al-walk":
        go(t, 1, t.keys(1, "al-walk")[0])
    assert any(a.msg == "al-react" for a in t.live.asks) == second


@rule("AL-FIELD-06", "AL-FIELD-07")
@pytest.mark.parametrize(("occupied", "markers"), [(0, 4), (3, 4), (5, 4), (6, 3), (7, 2), (8, 1), (9, 1)])
def test_evil_gets_a_danger_marker_for_each_symbol_not_covered_and_at_least_one(occupied: int, markers: int) -> None:
    assert bench(reactions.danger_symbols, change=full(occupied)).value == markers


@rule("AL-FIELD-08")
def test_at_the_end_of_a_round_played_cards_go_to_the_discard_piles_of_their_decks() -> None:
    def laying(s: AloneState) -> None:
        s.spaces = [
            Played(card="pack", seat=1),
            Played(card="skitter", seat=1, sideways=True),
            Played(card="flank", seat=1, face_down=True),
        ]

    t = bench(lambda g: reactions.clear_spaces(g), change=laying)
    assert t.state.spaces == []
    assert t.state.piles["fury"].discard == ["pack"]
    assert t.state.piles["speed"].discard == ["skitter"]
    assert t.state.piles["speed"].veiled == ["flank"]  # S-61: face down stays unknown in the pile


@rule("AL-FIELD-04", "AL-FIELD-07")
def test_x16_full_reaction_spaces() -> None:
    # All nine occupied in turn 6: no card in turns 6 to 8, creature attacks still happen, one danger marker at round end.
    t = sitting(ROW, turn=5, creatures="spore@1A1", hands={1: "rage skitter"}, change=full(9), dice="M M M M M M M M M")
    for _ in range(3):
        t.asks(0, "al-turn").says(0, "search")
        while t.live.asks[0].seat == 0 and t.live.asks[0].msg != "al-turn":
            t.default()
        assert all(a.msg != "al-react" for a in t.live.asks)
    assert rolled(t, "spore") == [3, 3, 3]
    assert t.ever_told(events.RoundEnds).danger == 1
    assert t.state.danger_due == 1


# Secrecy: empty, ordered and passed windows


ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("move:east", {}),
    ("move:east", {"creatures": "spore@1A1 worm@1B1"}),
    ("explore:east", {"creatures": "worm@1B1"}),
    ("attack:spore:1", {"creatures": "spore@1A1 mutant@1A1"}),
    ("search", {"creatures": "spore@1A1"}),
    ("interact:box:east", {"map": "B - c - c - c - c"}),
]
HANDS: dict[str, Sequence[str]] = {
    "fury speed": ("cut_off skitter rage thick_hide overrun", "race race through_the_vents frenzy frenzy"),
    "terror traps": ("lights_out was_i_mistaken panic booby_trap tripwire", "echoes echoes faces_in_the_dark alarm minefield"),
}


@pytest.mark.parametrize("decks", HANDS)
@pytest.mark.parametrize(("action", "situation"), ACTIONS)
def test_the_hero_cannot_tell_an_empty_window_from_an_ordered_or_a_passed_one(
    action: str, situation: dict[str, Any], decks: str
) -> None:
    """I8: the same turn with a hand that fits everywhere and passes, with one that fits nowhere, and with standing orders."""
    fitting, fruitless = HANDS[decks]
    base = dict(situation)
    drawn = base.pop("map", ROW)

    def world(hand: str, order: str = "") -> AloneState:
        made = state(drawn, hands={1: hand}, decks=decks, character="doctor", **base)
        made.evil[0].order = order  # type: ignore[assignment]
        return made

    worlds = [world(fitting), world(fruitless), world(fitting, "turn"), world(fitting, "round"), world(fruitless, "turn")]
    rules = scene(drawn).live.rules
    choose = Recorded((HERO,), lambda live, ask: (action,) if ask.msg == "al-turn" else live.default(ask))
    done = lambda live: live.state.turn >= 1 and any(a.msg == "al-turn" for a in live.asks)  # noqa: E731
    for viewer in (HERO, None):
        choose.given = []
        seen = [watch(open_on(rules, worlds[0], b"luck"), viewer, choose.first, done)]
        for other in worlds[1:]:
            choose.next = 0
            seen.append(watch(open_on(rules, other, b"luck"), viewer, choose.again, done))
        for there in seen[1:]:
            same(seen[0].seen, there.seen)
            same(there.seen, seen[0].seen)
        assert any(s[0] == "sees" and s[1][1] == STIRS for s in seen[0].seen), "evil was never asked"


def test_whoever_has_nothing_fitting_or_ordered_to_pass_is_asked_hollow() -> None:
    fits = scene(ROW, creatures="spore@1A1", hands={1: "cut_off"}, decks="speed fury").says(0, "move:east")
    assert not fits.question(1).hollow
    empty = scene(ROW, creatures="spore@1A1", hands={1: "race"}, decks="speed fury").says(0, "move:east")
    assert empty.question(1).hollow
    ordered = scene(ROW, creatures="spore@1A1", hands={1: "cut_off"}, decks="speed fury", change=_ordered("turn"))
    assert ordered.says(0, "move:east").question(1).hollow


def _ordered(order: str) -> Any:
    def change(s: AloneState) -> None:
        s.evil[0].order = order  # type: ignore[assignment]

    return change


def test_public_facts_that_make_a_window_impossible_leave_it_out() -> None:
    """Nothing is gained by asking: no card in hand, no deck in use that could answer, no space, two cards played."""
    assert scene(ROW, hands={1: ""}).says(0, "move:east").question().seat == 0
    no_such_card = scene(ROW, hands={1: "pack"}, decks="fury terror").says(0, "search")
    assert dict(no_such_card.question(1).args)["moment"] == "announced"  # terror has Dread
    without = scene(ROW, hands={1: "pack"}, decks="fury speed").says(0, "search")
    assert dict(without.question(1).args)["moment"] == "turn_end"  # neither deck answers a Search at once


def test_a_standing_order_for_the_turn_ends_with_it_and_one_for_the_round_with_the_round() -> None:
    t = sitting(ROW, creatures="spore@1A1", hands={1: "cut_off skitter"}, decks="speed fury", dice="M")
    go(t, 0, "move:east")
    go(t, 1, "order:turn")
    t.asks(0, "al-turn")  # the end of the turn passed by itself
    assert t.state.evil[0].order == ""
    t = sitting(ROW, creatures="spore@1A1", hands={1: "cut_off skitter"}, decks="speed fury", dice="M")
    go(t, 0, "move:east")
    go(t, 1, "order:round")
    for _ in range(2):
        t.asks(0, "al-turn")
        assert t.state.evil[0].order == "round"
        go(t, 0, "search")
    ended = bench(cleanup.next_round, change=_ordered("round"))
    assert ended.state.evil[0].order == ""


def test_an_order_counts_only_when_the_window_moves_on_and_never_shows() -> None:
    t = sitting(ROW, creatures="spore@1E1", evil=2, hands={1: "skitter", 2: "pack"}, decks="speed fury", leader=1)
    go(t, 0, "move:east")
    assert t.live.waiting(0) == t.live.waiting(None) == (WaitLine((1, 2), "al-evil-stirs"),)
    t.says(1, "order:turn", msg="al-react")
    for viewer in (None, 0, 2):
        shown = t.view(viewer)
        assert all(e.order == "" for e in shown.evil)


# Secrecy: what a card asks afterwards


@pytest.mark.parametrize("card", ["skitter", "flank", "silent_feet"])
def test_how_many_creatures_a_card_could_move_does_not_show_before_it_moves_one(card: str) -> None:
    """The card is face up; then evil is asked about creatures and ways, or only seems to be."""
    before: list[Any] = []
    for creatures in ("spore@1E1", "spore@1E1 worm@1E1", "spore@1D1 worm@1E1 mutant@1E1 cultist@1C1"):
        t = facing(card, "move:east", creatures=creatures, map="c - c - c - c - c - c")
        t.says(1, f"play:{card}")
        before.append((heard(t, last=True), t.live.waiting(0), t.live.waiting(None), t.live.questions(0)))
    assert before[0] == before[1] == before[2]
    assert before[0][1] == STIRS
    assert before[0][0] == [events.ReactionPlayed(1, card, False, 1)]


def test_a_standard_reaction_looks_the_same_whatever_the_hand_and_the_map_offer() -> None:
    seen: list[Any] = []
    for hand, creatures in (("rage rage", "spore@1E1"), ("rage pack", "spore@1D1 worm@1E1"), ("pack pack", "mutant@1C1")):
        t = sitting(ROW, creatures=creatures, hands={1: hand})
        go_quietly(t, 0, "search")
        t.says(1, "standard:move")
        asked = [(t.live.waiting(0), t.live.questions(0), heard(t, last=True))]
        while any(a.msg == "al-standard-card" for a in t.live.asks):
            t.default()
            asked.append((t.live.waiting(0), t.live.questions(0), heard(t, last=True)))
        seen.append(asked)
    assert seen[0] == seen[1] == seen[2]


def go_quietly(t: Play[AloneState], seat: int, key: str) -> None:
    """Answer, then pass whatever evil could play at once."""
    t.says(seat, key)
    while any(a.msg == "al-react" and dict(a.args)["moment"] != "turn_end" for a in t.live.asks):
        t.says(1, next(k for k in DECLINE if k in t.keys(1)))
    while t.live.asks[0].seat == 0:
        t.default()


@rule("AL-EVIL-09")
def test_evil_reads_the_questions_about_the_map_together_but_only_the_own_hand() -> None:
    t = sitting(
        ROW, creatures="spore@1E1 worm@1E1", evil=2, hands={1: "pack cut_off", 2: "skitter"}, decks="fury speed", leader=1
    )
    go(t, 0, "move:east")
    assert [a.seat for a in t.live.questions(2) if a.msg == "al-react"] == []
    go(t, 1, "standard:move", msg="al-react")
    assert [a.msg for a in t.live.questions(1)] == ["al-standard-card"]
    assert t.live.questions(2) == ()
    assert t.live.waiting(2) == t.live.waiting(0) == (WaitLine((1, 2), "al-evil-stirs"),)
    go(t, 1, "pack")
    assert [a.msg for a in t.live.questions(2)] == ["al-which-creature"]
    assert t.live.questions(0) == ()


def test_a_question_to_the_hero_inside_a_reaction_is_open_to_all() -> None:
    t = facing("cold_sweat", "move:east", adrenaline=2)
    plays(t, "cold_sweat")
    for viewer in (None, 0, 1):
        assert [(a.seat, a.msg) for a in t.live.questions(viewer)] == [(0, "al-pay-or-suffer")]
        assert t.live.waiting(viewer) == (WaitLine((0,), "al-pay-or-suffer"),)


# What the hero does so that a card of this trigger can be played, and what stands where the hero sees it.
OCCASIONS: dict[str, tuple[tuple[str, ...], str]] = {
    "move": (("move:east",), "spore@1A1"),
    "explore": (("explore:east",), "spore@1B1"),
    "attack": (("item:plasma_cutter", "attack:mutant:1"), "mutant@1A1"),
    "locate": (("locate", "mutant", "door"), "spore@1A1"),
    "search": (("search",), "spore@1A1"),
    "interact": (("interact:box:east",), "spore@1B1"),
    "life_loss": (("move:east",), "spore@1A1"),
    "composure_loss": (("move:east",), "worm@1B1"),
}
ELSEWHERE = ("mutant@1D1", "mutant@1D1 worm@2A1", "mutant@1D1 spore@2B1")  # upstairs: this floor is nearly full


@pytest.mark.parametrize("danger", ["1D1", "1A1 1B1 1D1"])
@pytest.mark.parametrize("card", sorted(catalogue().reactions))
def test_when_a_card_is_played_the_hero_notices_the_same_whatever_is_hidden_elsewhere(card: str, danger: str) -> None:
    """The card is face up, then evil chooses or seems to choose: up to the first thing that really happens nothing differs."""
    printed = catalogue().reactions[card]
    actions, here = OCCASIONS[printed.trigger]
    noticed: list[Any] = []
    for elsewhere in ELSEWHERE:
        t = facing(
            card,
            map=f"{'R' if printed.trigger == 'search' else 'B'} D c - c D c - c - c - c - S",
            upper="c - S",
            creatures=f"{here} {elsewhere}",
            blocked="1C1|1D1",
            revealed="1C1",
            lit="1A1" if printed.trigger == "move" else "",
            danger=danger if printed.trigger != "life_loss" else danger.replace("1B1 ", ""),  # still in 1A1 then
            items="plasma_cutter",
            adrenaline=2,
            dice="H M M M M M M" if printed.trigger == "life_loss" else "M M M M M M M",
        )
        _until_offered(t, card, actions)
        if any(f"play:{card}" in a.keys for a in t.live.asks):
            t.says(1, f"play:{card}")
            noticed.append((heard(t, last=True), t.live.waiting(0), t.live.waiting(None), [a.msg for a in t.live.questions(0)]))
    assert len(noticed) > 1, "the card was hardly ever offered"
    assert all(n == noticed[0] for n in noticed)


def _until_offered(t: Play[AloneState], card: str, actions: Sequence[str]) -> None:
    """The hero announces, everybody else passes, until the card is offered or the turn is over."""
    left = list(actions)
    for _ in range(30):
        if t.over or any(f"play:{card}" in a.keys for a in t.live.asks):
            return
        ask = next(a for a in t.live.asks if a.needed)
        if left and left[0] in ask.keys:
            t.says(0, left.pop(0))
        elif ask.msg == "al-turn":
            return
        else:
            t.default()
