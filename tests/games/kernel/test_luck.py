"""Luck: by name, without a state, fair, and verifiable by anyone afterwards (I13)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from games.kernel.ask import Ask, Option, Script, ask, ask_some
from games.kernel.live import CannotOpen, Live, RuleCrash, Save, new_game, verify
from games.kernel.luck import Fate, ScriptedFate, commitment, key_of
from games.kernel.table import DREW

from .toys import Toy, ToyState, ToyTable, note, table, words

SECRET, SALT = b"house-secret-32-bytes-long-xxxxx", ("join-1", "join-2")


def rolling(g: ToyTable) -> Script[None]:
    where = yield from ask(0, "where", words("cellar", "attic", "stay"))
    if where != "stay":
        note(g, f"{where} {g.draw(1000, f'roll:0:{where}')} {g.draw(1000, f'roll:0:{where}')}")
    some = yield from ask_some(1, "some", words("a", "b", "c"), 0, 2)
    note(g, some)


def test_a_draw_depends_on_key_and_name_alone() -> None:
    one, two = Fate(b"k"), Fate(b"k")
    names = [f"3/roll:0:A{i}#0" for i in range(50)]
    assert [one.draw(100, n) for n in names] == [two.draw(100, n) for n in reversed(names)][::-1]
    assert [one.draw(100, n) for n in names] != [Fate(b"other").draw(100, n) for n in names]


def test_the_name_has_step_purpose_and_count() -> None:
    seen: list[str] = []

    class Listening(Fate):
        def draw(self, sides: int, name: str) -> int:
            seen.append(name)
            return super().draw(sides, name)

    t = table(rolling, rolling, luck=Listening(b"k")).says(0, "attic").says(1).says(0, "attic")
    assert seen == ["0/roll:0:attic#0", "0/roll:0:attic#1", "1/roll:0:attic#0", "1/roll:0:attic#1"]
    assert t.live.answers[0].barrier == DREW
    assert t.live.answers[1].barrier == 0


def test_the_same_deed_after_an_undo_has_the_same_dice_and_another_deed_has_others() -> None:
    t = table(rolling, luck=Fate(b"k")).says(0, "cellar")
    first = list(t.state.log)
    t.live.undo(0)
    t.says(0, "attic")
    other = list(t.state.log)
    t.live.undo(0)
    t.says(0, "cellar")
    assert t.state.log == first
    assert other != first


def _chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((c - mean) ** 2 / mean for c in counts)


def test_dice_are_fair() -> None:
    counts = [0] * 6
    for i in range(6000):
        counts[Fate(b"fair").draw(6, f"0/roll:{i}#0")] += 1
    assert _chi_square(counts) < 20.5  # 5 degrees of freedom, 0.1 %


def test_an_awkward_number_of_sides_is_fair_because_surplus_values_are_thrown_again() -> None:
    third = 1 << 62
    counts = [0] * 3
    for i in range(3000):
        # Three quarters of the 64-bit range: taking the rest would double the first third.
        counts[Fate(b"fair").draw(3 * third, f"0/roll:{i}#0") // third] += 1
    assert _chi_square(counts) < 13.8  # 2 degrees of freedom, 0.1 %


def test_a_shuffle_is_a_permutation_and_every_order_comes_up() -> None:
    orders: dict[str, int] = {}
    for i in range(1200):
        cards = list("abc")
        ToyTable(ToyState(), Fate(str(i).encode()), 0).shuffle(cards, "shuffle:deck")
        orders["".join(cards)] = orders.get("".join(cards), 0) + 1
    assert sorted(orders) == ["abc", "acb", "bac", "bca", "cab", "cba"]
    assert _chi_square(list(orders.values())) < 20.5


def test_a_label_without_purpose_and_target_is_refused() -> None:
    with pytest.raises(CannotOpen, match="names its purpose"):
        table(lambda g: (g.draw(6, "roll"), ask(0, "x", words("x")))[1])  # type: ignore[arg-type,return-value]


def test_nothing_to_draw_from_is_an_error() -> None:
    g = ToyTable(ToyState(), Fate(b"k"), 0)
    with pytest.raises(ValueError, match="0 sides"):
        g.pick([], "card:0")
    assert g.pick(["only"], "card:0") == "only"


# Scripted luck for tests


def test_scripted_luck_gives_results_by_label_and_lets_other_labels_fall_through() -> None:
    t = table(rolling, luck=ScriptedFate({"roll:0:attic": [3, 999]}, key=b"k")).says(0, "attic")
    assert t.state.log == ["attic 3 999"]
    t.live.undo(0)
    assert t.says(0, "cellar").state.log == table(rolling, luck=Fate(b"k")).says(0, "cellar").state.log


def test_scripted_luck_may_name_the_step() -> None:
    t = table(rolling, rolling, luck={"roll:0:attic": [1, 1], "1/roll:0:attic": [2, 2]})
    t.says(0, "attic").says(1).says(0, "attic")
    assert t.state.log == ["attic 1 1", "[]", "attic 2 2"]


def test_using_up_a_script_or_scripting_an_impossible_result_is_an_error() -> None:
    with pytest.raises(RuleCrash, match="only 1 results"):
        table(rolling, luck={"roll:0:attic": [3]}).says(0, "attic")
    with pytest.raises(RuleCrash, match="1000 sides"):
        table(rolling, luck={"roll:0:attic": [1000, 0]}).says(0, "attic")


# Commitment, salt, reveal


def finished(secret: bytes = SECRET, salt: tuple[str, ...] = SALT) -> Live[ToyState]:
    live = Live(Toy(rolling, rolling), Fate(key_of(secret, salt)), new_game(Toy(rolling), ToyState()))
    for picks in (["attic"], ["a", "c"], ["cellar"], []):
        live.answer(live.asks[0].n, live.asks[0].seat, picks)
    assert live.over
    return live


def replayed(live: Live[ToyState], secret: bytes, salt: tuple[str, ...] = SALT, **changed: Any) -> int:
    answers = [replace(a, **changed) if a.serial == 1 else a for a in live.answers]
    return verify(Toy(rolling, rolling), Fate(key_of(secret, salt)), live.checkpoints[0], answers)


def test_the_commitment_binds_the_house_without_telling_the_secret() -> None:
    assert commitment(SECRET) == commitment(SECRET)
    assert commitment(SECRET) != commitment(SECRET + b"x")
    assert SECRET.hex() not in commitment(SECRET)


def test_neither_half_alone_makes_the_key() -> None:
    keys = {key_of(SECRET, SALT), key_of(SECRET, ("join-1", "join-3")), key_of(b"other", SALT), key_of(SECRET, ())}
    assert len(keys) == 4


def test_a_finished_log_verifies_from_secret_salt_and_answers() -> None:
    live = finished()
    assert replayed(live, SECRET) == len(live.answers) == 4


def test_another_secret_or_another_salt_is_noticed_at_the_first_roll() -> None:
    live = finished()
    assert replayed(live, b"another secret") == 0
    assert replayed(live, SECRET, ("join-2", "join-1")) == 0


@pytest.mark.parametrize(
    "changed",
    [
        {"picks": ("a", "b")},
        {"picks": ()},
        {"seat": 0},
        {"n": 7},
        {"sig": "0" * 12},
        {"trace": "0" * 12},
        {"picks": ("a", "c", "x")},
    ],
)
def test_a_tampered_answer_is_noticed_where_it_stands(changed: dict[str, Any]) -> None:
    assert replayed(finished(), SECRET, **changed) == 1


def test_a_missing_answer_is_noticed() -> None:
    live = finished()
    kept = [a for a in live.answers if a.serial != 1]
    assert verify(Toy(rolling, rolling), live.fate, live.checkpoints[0], kept) == 1


def test_a_log_written_by_a_house_that_allowed_itself_an_illegal_answer_does_not_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    def anything_goes(self: Live[Any], question: Ask, picks: Any, stamps: Any = ()) -> tuple[Option[Any], ...]:
        return tuple(o for o in question.options if o.key in picks)

    with monkeypatch.context() as patch:
        patch.setattr(Live, "_chosen", anything_goes)
        live = Live(Toy(rolling), Fate(key_of(SECRET, SALT)), new_game(Toy(rolling), ToyState()))
        live.answer(0, 0, ["attic"])
        live.answer(1, 1, ["a", "b", "c"])  # two at most are allowed
        assert live.over
    again = Live(Toy(rolling), live.fate, Save(live.checkpoints[0], tuple(live.answers)))
    assert again.lost == (live.answers[1],)
    assert verify(Toy(rolling), live.fate, live.checkpoints[0], live.answers) == 1
