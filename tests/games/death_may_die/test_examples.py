"""The worked examples of the book and of the catalogue: EX-1 … EX-13."""

from __future__ import annotations

from games.death_may_die import events

from .house import beth, elizabeth, finds, hand, ian, meets, night, nobody_special, play

TWO = {"office": ["cultist", "fire-vampire"]}


def test_ex_1_attack_with_brawling_two() -> None:
    t = play(night(ian("office", levels={"brawling": 2}), enemies=TWO, rerolls=True), attack="x s b e", again="s e")
    t.says(0, "attack:all").says(0, "again:standard:blank:1").says(0, "again:bonus:sign:1").says(0, "keep")
    t.says(0, "deal:cultist.1:2").told(events.EnemyDied, enemy="cultist.1")
    assert (t.wounds_of("fire-vampire.1"), t.me.sanity, t.me.stress) == (1, 1, 2)


def test_ex_2_the_same_without_brawling() -> None:
    t = play(night(nobody_special("office"), enemies=TWO), attack="s s b")
    t.offers_not(0, "attack:all").says(0, "attack:cultist.1").told(events.EnemyDied, enemy="cultist.1")
    assert t.wounds_of("fire-vampire.1") == 0  # the third Success is lost
    t = play(night(nobody_special("office"), enemies=TWO), attack="s s b").says(0, "attack:fire-vampire.1")
    assert (t.wounds_of("fire-vampire.1"), t.wounds_of("cultist.1"), t.me.sanity) == (3, 0, 1)


def test_ex_3_rest() -> None:
    t = play(night(beth(stress=5, wounds=1, sanity=4))).says(0, "rest").offers(0, "rest:1-2-0").says(0, "rest:0-3-0")
    assert (t.me.stress, t.me.wounds, t.me.sanity) == (2, 1, 4)


def test_ex_4_mythos_with_movement_and_summon() -> None:
    t = meets("night-shift-3", ian("archive"), beth(), enemies={"corridor": ["byakhee"]})
    assert t.events(events.EnemyMoved, events.Summoned)[:2] == [
        events.EnemyMoved("byakhee.1", "archive"),
        events.Summoned("byakhee.2", "great-hall"),
    ]
    none = meets("night-shift-3", ian("archive"), beth())
    assert none.events(events.EnemyMoved, events.Summoned) == [events.Summoned("byakhee.1", "great-hall")]
    several = meets("night-shift-3", ian("archive"), beth(), enemies={"corridor": ["byakhee"], "courtyard": ["byakhee"]})
    assert {f"byakhee.{i}" for i in (1, 2)} <= {e.enemy for e in several.every(events.EnemyMoved) if e.space == "archive"}
    all_there = meets("night-shift-3", ian("archive"), beth(), enemies={"archive": ["byakhee"] * 3})
    all_there.ever_told(events.NoFigure, enemy="byakhee")
    assert all_there.state.track == 1


def test_ex_5_a_companion() -> None:
    for own, level in ((ian(holds=["find-1:left"]), 1), (elizabeth(levels={"stealth": 2}, holds=["find-1:left"]), 3)):
        s = night(own, beth("office"), enemies={"entrance-hall": ["fire-vampire"]})
        assert hand(s).level(0, "stealth") == level
        t = play(s, attacked="s s s" if own.id == "ian" else "s s x").ends_actions().says(0, "assign:1")
        assert (t.me.wounds, t.me.cards, hand(t.state).level(0, "stealth")) == (1, [], level - 1)


def test_ex_6_the_fire_vampire_attacks() -> None:
    person = ian("office", levels={"toughness": 1})
    s = night(person, beth(), enemies={"office": ["fire-vampire"]}, rerolls=True)
    s.used = {"turn": ["ian:toughness:wounds"]}  # his Toughness is not part of the book's example
    t = play(s, attacked="x s s", again="e").ends_actions()
    assert t.state.fire == {"office": 1}
    t.says(0, "again:bonus:success:1").says(0, "keep")
    assert (t.me.wounds, t.me.stress, t.wounds_of("fire-vampire.1"), t.me.fire) == (1, 1, 1, 0)
    t.never_told(events.Discovered, who=0)


def test_ex_7_a_stage_falls() -> None:
    s = night(
        nobody_special("office", sanity=9),
        beth("archive"),
        great_at="office",
        stage_wounds=9,
        disrupted=True,
        tokens={"yellow-sign": ["1", "1", "0"]},
    )
    t = play(s, attack="s s s s s").says(0, "attack:hastur")
    assert (t.state.stage, t.state.stage_wounds, t.enemies("great-hall")) == (3, 0, ["hastur"])
    assert [i.wounds for i in t.state.investigators] == [0, 1]
    assert next((e.standard, e.bonus) for e in t.view().enemies if e.id == "hastur") == (3, 3)


def test_ex_8_looting() -> None:
    s = night(nobody_special("office"), tokens={"corpse": ["office"]})
    t = play(s, task="b x x b s x").says(0, "act:loot")
    assert (t.held(0, "knife"), t.me.sanity, t.state.actions) == (0, 1, 2)
    t.says(0, "act:loot")
    assert (t.held(0, "knife"), t.me.sanity) == (1, 2)


def test_ex_9_recurring_trauma() -> None:
    s = night(ian(), beth("office", psychosis="recurring-trauma", keeps_next=True), mythos=["night-shift-1"])
    t = play(s).ends_actions()
    assert t.enemies("great-hall") == ["fire-vampire.1"]
    assert t.who(1).kept == ["night-shift-1"]
    assert t.view().symbols == 0


def test_ex_10_a_run() -> None:
    s = night(ian("office"), enemies={"corridor": ["cultist"], "great-hall": ["fire-vampire"]}, fire={"archive": 2})
    t = play(s).says(0, "run:great-hall")
    assert sorted(t.enemies("great-hall")) == ["cultist.1", "fire-vampire.1"]
    assert t.me.fire == 2
    assert t.state.fire == {"archive": 2}  # from the supply, never from the space


def test_ex_11_a_summoning() -> None:
    s = night(beth("office"), ian("archive"), track=4, discard=["hastur-1", "hastur-2", "hastur-7"], mythos=["night-shift-1"])
    t = play(s).ends_actions()
    t.default()  # which gate is nearest to an altar
    order = [type(e).__name__ for e in t.events(events.Advanced, events.GainedToken, events.Summoned, events.MythosShuffled, events.StageRevealed, events.EnemyMoved)]  # fmt: skip
    assert order == ["Summoned", "Advanced", "GainedToken", "Summoned", "MythosShuffled", "StageRevealed", "EnemyMoved"]
    assert (t.state.track, t.state.stage, len(t.state.mythos)) == (5, 2, 16)
    t.ever_told(events.EnemyMoved, enemy="hastur", space="office")


def test_ex_12_both_die_at_once() -> None:
    s = night(ian("office", wounds=5), great_at="office", stage=4, stage_wounds=13, disrupted=True)
    t = play(s, attacked="s s x").ends_actions().says_if_asked(0, "keep")
    assert t.state.result == "won"


def test_ex_13_jerome_with_guilt() -> None:
    t = finds("find-1", ian(holds=["find-3:left"]), beth())
    assert t.me.stress == 1
    t.offers(0, "take:left", "take:right", "decline").says(0, "take:left")
    assert (t.me.stress, hand(t.state).level(0, "stealth")) == (3, 1)
    t = finds("find-1", ian(holds=["find-3:left"]), beth()).says(0, "take:right")
    assert (t.me.stress, [h.card for h in t.me.cards]) == (2, ["find-3", "find-1"])
    assert finds("find-1", ian(), beth()).says(0, "decline").me.stress == 0  # without Guilt
