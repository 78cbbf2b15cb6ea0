"""Standing orders: what a player lets the table answer. Nobody is asked where an order has the answer, and everybody where it has not."""

from __future__ import annotations

from games.death_may_die.rules.orders import USUAL

from .house import Playing, night, nobody_special, play
from .test_setup import opened

CORPSE = {"corpse": ["office"]}
GHOST = {"office": ["cultist"]}


def loots(dice: str, *orders: str, **more: int) -> Playing:
    state = night(nobody_special("office", **more), tokens=CORPSE, rerolls=True, orders={"0": list(orders)})
    return play(state, task=dice).says(0, "act:loot")  # type: ignore[return-value]


def is_attacked(dice: str, *orders: str, **more: int) -> Playing:
    state = night(nobody_special("office", **more), enemies=GHOST, rerolls=True, orders={"0": list(orders)})
    return play(state, attacked=dice).ends_actions()


def test_whoever_has_ordered_nothing_is_asked_after_every_roll() -> None:
    loots("s s s").asks(0, "dmd-reroll")
    is_attacked("x x").asks(0, "dmd-reroll")


def test_a_roll_that_has_all_it_needs_is_kept() -> None:
    assert loots("s s x", "enough").asks(0, "dmd-action").held(0, "knife") == 1
    loots("s x x", "enough").asks(0, "dmd-reroll")
    loots("s b x", "enough").asks(0, "dmd-reroll")  # it would cost sanity
    is_attacked("x x", "enough").asks(0, "dmd-reroll")  # this is about one's own rolls


def test_an_enemys_roll_that_does_no_harm_is_kept() -> None:
    t = is_attacked("x x", "harmless")
    assert (t.state.turn, t.me.wounds) == (2, 0)
    is_attacked("s x", "harmless").asks(0, "dmd-reroll")


def test_the_last_stress_is_kept_unless_the_roll_would_be_the_end() -> None:
    assert loots("x x x", "last", stress=4).asks(0, "dmd-action").me.stress == 4
    loots("x x x", "last", stress=3).asks(0, "dmd-reroll")
    is_attacked("s s", "last", stress=4, wounds=5).asks(0, "dmd-reroll")


def test_every_roll_is_kept_that_is_not_the_end() -> None:
    loots("x x x", "deadly").asks(0, "dmd-action")
    is_attacked("s s", "deadly", wounds=5).asks(0, "dmd-reroll")


def test_an_order_is_given_and_withdrawn_at_any_time_also_while_the_dice_lie_there() -> None:
    t = loots("s s s")
    t.notes(0, "order:enough").notes(0, "order:last").notes(0, "drop:enough")
    assert t.state.orders["0"] == ["last"]
    t.asks(0, "dmd-reroll")


def test_from_the_beginning_nobody_is_asked_after_a_roll_that_can_only_become_worse() -> None:
    t = opened(2, investigators=["ian", "ahmed"])
    assert t.state.orders == {"0": list(USUAL), "1": list(USUAL)}
    t.notes(0, "drop:enough").notes(0, "order:last")
    assert t.state.orders["0"] == ["harmless", "my-order", "last"]
    t.notes(0, "forget")  # somebody else takes the seat
    assert t.state.orders["0"] == list(USUAL)


def test_an_elder_sign_that_the_enemys_card_answers_is_no_harmless_roll() -> None:
    """A cultist of Hastur hands over a Yellow Sign for it."""
    is_attacked("e x", "harmless").asks(0, "dmd-reroll")
