"""The verbs every game has, in a tiny vocabulary: a purse of gold, people at a table, one die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import pytest
from pydantic import Field, TypeAdapter, ValidationError

from games.kernel import verbs
from games.kernel.ask import Script, Seat
from games.kernel.effects import Verb, Vocabulary, clauses, run_all
from games.kernel.measures import DEADLY, Measures
from games.kernel.phrases import LANGS, Lang, Phrases
from games.kernel.testing import Play

from .toys import ToyState, ToyTable, note, table

Counted: TypeAlias = Literal["gold", "rich"]


class ToyMeasures(Measures[ToyTable]):
    def addresses(self, g: ToyTable, who: Seat) -> bool:
        return f"gone{who}" not in g.state.num

    def count(self, g: ToyTable, what: str, who: Seat, card: str) -> int:
        gold = purse(g, who)
        return int(gold >= 5) if what == "rich" else gold

    def group(self, g: ToyTable, whom: str, who: Seat, card: str) -> list[Seat]:
        return [seat for seat in range(g.state.seats) if whom == "all" or seat != who]

    def hits_one(self, g: ToyTable, seat: Seat, part: Script[None]) -> Script[None]:
        yield from part
        note(g, f"{seat} done")

    def danger(self, g: ToyTable, who: Seat, effects: Sequence[Verb]) -> int:
        lost = sum(-e.gold for e in effects if isinstance(e, Gold) and e.gold < 0)
        return lost + (DEADLY if lost > 2 else 0)

    def roll(self, g: ToyTable, who: Seat, card: str, dice: int, label: str) -> Script[int]:
        faces = [g.draw(6, label) + 1 for _ in range(dice)]
        note(g, f"{label} {faces}")
        return sum(faces)
        yield


VERBS: Vocabulary[ToyVerb] = Vocabulary()


class ToyVerb(Verb):
    vocabulary = VERBS
    measures = ToyMeasures("toy")


Effect: TypeAlias = Annotated[ToyVerb, VERBS]


class Gold(ToyVerb):
    gold: int

    def run(self, g: ToyTable, who: Seat, card: str) -> Script[None]:
        g.state.num[f"gold{who}"] = purse(g, who) + self.gold
        note(g, f"{who}: {self.gold:+}")
        return
        yield

    def possible(self, g: ToyTable, who: Seat, card: str) -> bool:
        return purse(g, who) + self.gold >= 0

    def text(self, words: Phrases, lang: Lang) -> str:
        return words.say(lang, "gain" if self.gold > 0 else "lose", n=abs(self.gold))


class Choose(verbs.Choose[Effect], ToyVerb): ...


class May(verbs.May[Effect], ToyVerb): ...


class Pay(verbs.Pay[Effect], ToyVerb): ...


class When(verbs.When[Counted, Effect], ToyVerb): ...


class Per(verbs.Per[Counted, Effect], ToyVerb): ...


class Each(verbs.Each[Literal["all", "others"], Effect], ToyVerb): ...


class Once(verbs.Once[Literal["turn"], Effect], ToyVerb): ...


class RollTable(verbs.RollTable[Counted, Effect], ToyVerb): ...


ANY: TypeAdapter[Any] = TypeAdapter(Annotated[list[Effect], Field(min_length=1)])


def purse(g: ToyTable, who: Seat) -> int:
    return g.state.num.get(f"gold{who}", 3)


def verb(**written: Any) -> Any:
    """A verb as it is written on a card."""
    return ANY.validate_python([written])[0]


def played(*effects: Any, who: Seat = 0, luck: dict[str, list[int]] | None = None, **state: Any) -> Play[ToyState]:
    return table(lambda g: run_all(effects, g, who, "c1"), luck=luck, **state)


def refused(**written: Any) -> str:
    with pytest.raises(ValidationError) as caught:
        verb(**written)
    return str(caught.value)


EITHER = [[{"gold": -3}], [{"gold": -1}], [{"gold": -9}]]


def test_choosing_offers_what_can_be_done_and_the_absent_take_what_hurts_least() -> None:
    t = played(verb(choose=EITHER)).asks(0, "toy-choose")
    ask = t.live.asks[0]
    assert [(o.key, o.args) for o in ask.options] == [(f"choose:{i}", (("card", "c1"), ("choice", i))) for i in (0, 1)], (
        "nobody can lose nine"
    )
    assert ask.default == ("choose:1",)
    assert t.says(0, "choose:0").state.log == ["0: -3"]


def test_choosing_asks_nobody_if_only_one_can_be_done_and_everybody_if_none_can() -> None:
    assert played(verb(choose=EITHER), num={"gold0": 2}).state.log == ["0: -1"]
    assert [o.key for o in played(verb(choose=EITHER), num={"gold0": 0}).live.asks[0].options] == [
        f"choose:{i}" for i in range(3)
    ]


def test_what_is_optional_is_asked_only_with_all_that_it_takes_and_the_absent_decline() -> None:
    effect = verb(may=[{"gold": 2}], cost=[{"gold": -1}])
    t = played(effect).asks(0, "toy-may")
    assert [(o.key, o.args) for o in t.live.asks[0].options] == [("yes", (("card", "c1"),)), ("no", ())]
    assert t.live.asks[0].default == ("no",)
    assert t.says(0, "yes").state.log == ["0: -1", "0: +2"]
    assert played(effect).says(0, "no").state.log == []
    assert played(effect, num={"gold0": 0}).state.log == []


def test_who_can_pay_may_suffer_and_who_cannot_must() -> None:
    effect = verb(pay=[{"gold": -2}], otherwise=[{"gold": -1}])
    t = played(effect).asks(0, "toy-pay-or-suffer")
    assert [o.key for o in t.live.asks[0].options] == ["pay", "suffer"]
    assert t.live.asks[0].default == ("suffer",)
    assert t.says(0, "pay").state.log == ["0: -2"]
    assert played(effect).says(0, "suffer").state.log == ["0: -1"]
    assert played(effect, num={"gold0": 1}).state.log == ["0: -1"]
    assert played(verb(pay=[{"gold": -2}], otherwise=[{"gold": -3}])).live.asks[0].default == ("pay",), "suffering is the end"


def test_nobody_is_asked_who_is_no_longer_there() -> None:
    assert played(verb(choose=EITHER), who=2, num={"gone2": 1}).state.log == []
    assert played(verb(roll=1, rows={"1-5": [], "6": []}), who=2, num={"gone2": 1}).state.log == []


def test_when_there_is_enough_of_it_and_when_not() -> None:
    effect = verb(when="gold", at_least=3, then=[{"gold": 1}], otherwise=[{"gold": 2}])
    assert played(effect, num={"gold0": 3}).state.log == ["0: +1"]
    assert played(effect, num={"gold0": 2}).state.log == ["0: +2"]
    assert played(verb(when="rich", then=[{"gold": 1}]), num={"gold0": 4}).state.log == []
    assert played(verb(when="rich", then=[{"gold": 1}]), num={"gold0": 5}).state.log == ["0: +1"]


def test_per_is_counted_before_the_first() -> None:
    assert played(verb(per="gold", do=[{"gold": 1}])).state.log == ["0: +1"] * 3
    assert played(verb(per="gold", every=2, do=[{"gold": 1}])).state.log == ["0: +1"]


def test_each_decides_at_the_same_time_before_anything_happens() -> None:
    t = played(verb(each="all", do=[{"pay": [{"gold": -1}], "otherwise": [{"gold": -2}]}, {"gold": 5}]), num={"gold1": 0})
    assert [a.seat for a in t.live.asks] == [0, 2], "seat 1 cannot pay"
    t.says(2, "pay")
    assert t.state.log == []
    t.says(0, "suffer")
    assert t.state.log == ["0: -2", "0: +5", "0 done", "1: -2", "1: +5", "1 done", "2: -1", "2: +5", "2 done"]


def test_each_without_a_decision_and_each_of_the_others() -> None:
    assert played(verb(each="others", do=[{"gold": 1}])).state.log == ["1: +1", "1 done", "2: +1", "2 done"]


def test_once_in_a_period_for_everybody_and_each_by_its_name() -> None:
    effect = verb(once="turn", do=[{"gold": 1}])
    other = verb(once="turn", named="again", do=[{"gold": 2}])

    def step(g: ToyTable) -> Script[None]:
        for who in (0, 0, 1):
            yield from effect.run(g, who, "c1")
        yield from other.run(g, 0, "c1")
        assert not effect.possible(g, 0, "c1")
        g.expire("turn")
        assert effect.possible(g, 0, "c1")
        yield from effect.run(g, 0, "c1")

    assert table(step).state.log == ["0: +1", "1: +1", "0: +2", "0: +1"]


CRAGS = {"1": [{"gold": -1}], "2-3": [], "4-5": [{"gold": 1}], "6": [{"gold": 2}]}


@pytest.mark.parametrize(("face", "happens"), [(1, ["0: -1"]), (2, []), (3, []), (4, ["0: +1"]), (5, ["0: +1"]), (6, ["0: +2"])])
def test_a_table_has_a_row_for_every_face_and_its_luck_names_the_whole_deed(face: int, happens: list[str]) -> None:
    t = played(verb(roll=1, rows=CRAGS), luck={"table:0:c1:1": [face - 1]})
    assert t.state.log == [f"table:0:c1:1 [{face}]", *happens]


def test_other_dice_another_change_or_another_name_is_another_deed() -> None:
    rows = {"0-": [], "1+": []}
    tables = [
        verb(roll=1, rows=rows),
        verb(roll=2, rows=rows),
        verb(roll=1, minus="gold", rows=rows),
        verb(roll=1, plus="gold", rows=rows),
        verb(roll=1, named="second", rows=rows),
    ]
    assert len({t.label(0, "c1") for t in tables}) == len(tables)


@pytest.mark.parametrize(("gold", "row"), [(0, 3), (10, 1), (13, 1), (9, 2)])
def test_what_is_taken_from_a_roll_is_counted_when_it_falls(gold: int, row: int) -> None:
    effect = verb(roll=2, minus="gold", rows={"0-": [{"gold": 1}], "1-2": [{"gold": 2}], "3+": [{"gold": 3}]})
    t = played(effect, num={"gold0": gold}, luck={"table:0:c1:2-gold": [4, 4]})
    assert t.state.log[1:] == [f"0: +{row}"]


def test_beyond_the_ends_of_a_table_its_last_rows_hold() -> None:
    crags = verb(roll=1, rows=CRAGS)
    assert crags.row(0) == [Gold(gold=-1)]
    assert crags.row(8) == [Gold(gold=2)]


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ({"1": [], "3-6": []}, "there is no row for 2"),
        ({"1-3": [], "3-6": []}, "the result 3 stands in two rows"),
        ({"2-3": [], "4-6": []}, "there is no row for 1"),
        ({"1-3": [], "4-5": []}, "there is no row for 6"),
        ({"1-3": [], "six": []}, "'six' is no result; write 3, 2-3, 6+ or 0-"),
        ({"3-1": [], "4-6": []}, "'3-1' begins after its end"),
        ({"1-6": []}, "at least 2 items"),
    ],
)
def test_an_author_is_told_what_is_wrong_with_a_table(rows: dict[str, Any], says: str) -> None:
    assert says in refused(roll=1, rows=rows)


def test_a_roll_from_which_something_is_taken_needs_an_open_end() -> None:
    assert "there is no row for 0" in refused(roll=1, minus="gold", rows={"1-3": [], "4-6": []})
    assert "there is no row for 7" in refused(roll=1, plus="gold", rows={"1-3": [], "4-6": []})


def test_a_name_the_game_does_not_know_is_a_fault() -> None:
    assert "Input should be 'gold' or 'rich'" in refused(when="silver", then=[{"gold": 1}])
    assert "unknown verb 'golds', did you mean 'gold'?" in refused(per="gold", do=[{"golds": 1}])


def test_what_holds_effects_is_possible_if_they_are() -> None:
    held = [
        verb(choose=[[{"gold": -9}], [{"gold": -3}]]),
        verb(may=[{"gold": -3}]),
        verb(when="gold", at_least=3, then=[{"gold": -3}]),
        verb(per="gold", every=3, do=[{"gold": -3}]),
        verb(each="all", do=[{"gold": -3}]),
        verb(once="turn", do=[{"gold": -3}]),
    ]

    def step(g: ToyTable) -> Script[None]:
        for gold in (3, 2):
            g.state.num = {f"gold{seat}": gold for seat in range(3)}
            note(g, [effect.possible(g, 0, "c1") for effect in held])
        return
        yield

    assert table(step).state.log == [str([True] * 6), str([False] * 6)]


WORDS = Phrases(
    {
        "and": {"en": "and", "de": "und"},
        "or": {"en": "or", "de": "oder"},
        "gain": {"en": "gain {n} gold", "de": "erhalte {n} Gold"},
        "gain@each": {"en": "gains {n} gold", "de": "erhält {n} Gold"},
        "lose": {"en": "lose {n} gold", "de": "verliere {n} Gold"},
        "may": {"en": "you may {what}", "de": "{what}, wenn du möchtest"},
        "for-cost": {"en": "{cost} to {what}", "de": "{cost} und {what}"},
        "pay-or": {"en": "{pay}, or {otherwise}", "de": "{pay} oder {otherwise}"},
        "when-gold": {"en": "{what} if you have {n} gold", "de": "{what}, wenn du {n} Gold hast"},
        "when-not": {"en": "{what}; otherwise {otherwise}", "de": "{what}; sonst {otherwise}"},
        "per-gold": {"en": "{what} for each gold", "de": "{what} je Gold"},
        "per-gold-n": {"en": "{what} for every {n} gold", "de": "{what} je {n} Gold"},
        "each-all": {"en": "everybody {what}", "de": "jeder {what}"},
        "once-turn": {"en": "once per turn {what}", "de": "einmal pro Zug {what}"},
        "roll": {"en": "roll {n} {n|die|dice}", "de": "wirf {n} Würfel"},
        "roll-minus-gold": {"en": "{dice} less your gold", "de": "{dice} abzüglich deines Goldes"},
        "roll-table": {"en": "{dice}: {rows}", "de": "{dice}: {rows}"},
        "roll-row": {"en": "{result} {what}", "de": "{result} {what}"},
        "roll-nothing": {"en": "nothing", "de": "nichts"},
        "roll-or-more": {"en": "{n} or more", "de": "{n} oder mehr"},
        "roll-or-less": {"en": "{n} or less", "de": "{n} oder weniger"},
    }
)

READS: list[tuple[dict[str, Any], str]] = [
    ({"choose": [[{"gold": 1}, {"gold": 2}], [{"gold": -1}]]}, "gain 1 gold and gain 2 gold or lose 1 gold"),
    ({"may": [{"gold": 2}]}, "you may gain 2 gold"),
    ({"may": [{"gold": 2}], "cost": [{"gold": -1}]}, "you may lose 1 gold to gain 2 gold"),
    ({"pay": [{"gold": -1}], "otherwise": [{"gold": -2}]}, "lose 1 gold, or lose 2 gold"),
    ({"when": "gold", "then": [{"gold": 1}], "otherwise": [{"gold": 2}]}, "gain 1 gold if you have 1 gold; otherwise gain 2 gold"),
    ({"per": "gold", "do": [{"gold": 1}]}, "gain 1 gold for each gold"),
    ({"per": "gold", "every": 2, "do": [{"gold": 1}]}, "gain 1 gold for every 2 gold"),
    ({"each": "all", "do": [{"gold": 1}]}, "everybody gains 1 gold"),
    ({"once": "turn", "do": [{"gold": 1}]}, "once per turn gain 1 gold"),
    ({"roll": 1, "rows": CRAGS}, "roll 1 die: 1 lose 1 gold; 2–3 nothing; 4–5 gain 1 gold; 6 gain 2 gold"),
    ({"roll": 3, "minus": "gold", "rows": {"0-": [], "1+": [{"gold": 1}]}}, "roll 3 dice less your gold: 0 or less nothing; 1 or more gain 1 gold"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "reads"), READS)
def test_every_verb_reads_like_a_card(written: dict[str, Any], reads: str) -> None:
    effect = verb(**written)
    assert clauses([effect], WORDS, "en") == reads
    assert all(clauses([effect], WORDS, lang) for lang in LANGS)
