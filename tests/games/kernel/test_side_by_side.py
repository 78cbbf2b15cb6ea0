"""Scripts side by side: `together`, `spawn`, `until` (Cultistorm's preparation)."""

from __future__ import annotations

import pytest

from games.kernel.ask import Ask, Group, Option, Script, ask, ballot, menu, option, put, settled, together
from games.kernel.live import CannotOpen, Changed, NotYours, RuleCrash, WaitLine
from games.kernel.testing import Play, play

from .coven import CovenRules, CovenState, coven
from .toys import ToyTable, note, nothing, table, words


def preparing(seats: int = 3) -> Play[CovenState]:
    return play(CovenRules(), coven(seats))


def test_an_answer_advances_one_script_and_the_others_keep_their_numbers() -> None:
    t = preparing()
    numbers = {a.seat: a.n for a in t.live.asks}
    t.says(1, "walk:2")
    now = {a.seat: a.n for a in t.live.asks}
    assert now[0] == numbers[0]
    assert now[2] == numbers[2]
    assert now[1] > max(numbers.values())


def test_options_are_recomputed_and_only_real_changes_count_as_a_revision() -> None:
    t = preparing().says(0, "take:moon").offers_not(1, "take:moon").offers(1, "take:flame")
    assert t.question(1).rev == 1
    t.says(0, "ready")
    assert t.question(1).rev == 1


def test_a_press_on_a_taken_thing_is_told_that_it_changed_and_the_rest_of_the_old_post_still_works() -> None:
    t = preparing()
    old = t.question(1)
    stamps = {o.key: o.stamp for o in old.options}
    n = old.n
    t.says(0, "take:moon")
    with pytest.raises(Changed):
        t.live.answer(n, 1, ["take:moon"], stamps=[stamps["take:moon"]])
    t.refused(Changed, 1, "take:moon", n=n)
    t.live.answer(n, 1, ["take:flame"], stamps=[stamps["take:flame"]])
    assert t.state.mates[1].dice == ["flame"]


def test_an_offer_blocks_only_the_giver_and_the_receiver_may_answer_either_question_first() -> None:
    t = preparing().says(0, "give:amulet0:1").asks_not(0).asks(1, "cv-accept").asks(1, "cv-prepare").asks(2, "cv-prepare")
    t.says(1, "take:key", msg="cv-prepare").asks(1, "cv-accept").says(2, "walk:1")
    t.says(1, "yes").asks(0, "cv-prepare")
    assert t.state.mates[1].things == ["amulet1", "amulet0"]


def test_an_offer_is_withdrawn_when_the_receiver_walks_away() -> None:
    t = preparing().says(0, "give:amulet0:1")
    offer = t.question(1, "cv-accept").n
    t.says(1, "walk:2", msg="cv-prepare").asks_not(1, "cv-accept").asks(0, "cv-prepare")
    assert t.live.ask_numbered(offer) is None
    assert t.state.mates[0].things == ["amulet0"]
    t.reload().says(1, "walk:0").offers(0, "give:amulet0:1")


def test_a_spawned_script_does_not_block_its_spawner_but_holds_the_end_open() -> None:
    t = preparing(2).says(0, "support:1").asks(0, "cv-prepare").asks(1, "cv-supported")
    t.says(0, "ready").says(1, "ready", msg="cv-prepare")
    assert t.state.round == 0  # all are ready, but the support is pending
    assert [a.msg for a in t.live.asks if a.needed] == ["cv-supported"]
    t.reload().says(1, "2")
    assert t.state.round == 1
    assert t.state.mates[1].gained == 2


def test_while_a_spawned_script_is_pending_a_ready_seat_may_still_take_it_back() -> None:
    t = preparing(2).says(0, "support:1").says(0, "ready").says(1, "ready", msg="cv-prepare").says(0, "unready").says(1, "1")
    assert t.state.round == 0
    t.says(0, "ready")
    assert t.state.round == 1


def test_a_ready_seat_keeps_an_idle_menu_that_nobody_waits_for() -> None:
    t = preparing().says(0, "ready")
    idle = t.question(0)
    assert idle.idle
    assert not idle.needed
    assert t.live.waiting(None) == (WaitLine((1,), "cv-prepare"), WaitLine((2,), "cv-prepare"))
    t.says(0, "unready").says(0, "walk:1")
    assert t.state.mates[0].place == 1


def test_defaults_end_the_phase_without_toggling_the_ready() -> None:
    t = preparing().says(1, "support:0").default(4)
    assert t.state.round == 1
    assert t.live.count == 5


def test_until_ends_the_phase_and_closes_what_is_left() -> None:
    t = preparing(2).says(0, "give:amulet0:1").says(1, "ready", msg="cv-prepare").says(1, "no")
    t.says(0, "ready")
    assert t.state.round == 1
    assert [(a.seat, a.msg) for a in t.live.asks] == [(0, "cv-prepare"), (1, "cv-prepare")]
    assert t.state.mates[0].things == ["amulet0"]


def test_a_phase_whose_end_already_holds_asks_nobody() -> None:
    t = table(lambda g: together(lambda group: [_one(g, 0)], until=lambda: True))
    assert t.over
    assert t.state.log == []


def test_scripts_that_all_end_end_the_phase() -> None:
    t = table(lambda g: together(lambda group: [_one(g, 1), nothing(), _one(g, 0)]))
    t.says(0, "x").says(1, "x")
    assert t.state.log == ["0", "1"]
    assert t.over


def test_a_spawned_script_may_spawn_and_may_end_at_once() -> None:
    def step(g: ToyTable) -> Script[None]:
        def spawner(group: object) -> Script[None]:
            yield from _one(g, 0)
            group.spawn(nothing())  # type: ignore[attr-defined]
            group.spawn(chain(group))  # type: ignore[attr-defined]

        def chain(group: object) -> Script[None]:
            yield from _one(g, 1)
            group.spawn(_one(g, 2))  # type: ignore[attr-defined]

        yield from together(lambda group: [spawner(group)], until=lambda: "0" in g.state.log)
        note(g, "end")

    t = table(step).says(0, "x").asks(1, "q").says(1, "x").asks(2, "q").reload().says(2, "x")
    assert t.state.log == ["0", "1", "2", "end"]


def test_strict_tables_refuse_fixed_options_side_by_side() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from together(lambda group: [ask(0, "fixed", words("x")), _one(g, 1)])  # type: ignore[list-item]

    with pytest.raises(CannotOpen, match="must be live"):
        table(step)
    table(step, strict=False).asks(0, "fixed")

    def later(g: ToyTable) -> Script[None]:
        def child() -> Script[None]:
            yield from _one(g, 0)
            yield from ask(0, "fixed", words("x"))

        yield from together(lambda group: [child(), _one(g, 1)])

    t = table(later)
    with pytest.raises(RuleCrash, match="must be live"):
        t.says(0, "x")
    t.asks(0, "q")


def test_side_by_side_inside_side_by_side() -> None:
    def step(g: ToyTable) -> Script[None]:
        yield from together(lambda group: [together(lambda inner: [_one(g, 0), _one(g, 1)]), _one(g, 2)])
        note(g, "end")

    t = table(step).says(1, "x").says(2, "x").asks(0, "q").reload().says(0, "x")
    assert t.state.log == ["1", "2", "0", "end"]


def test_a_menu_that_runs_out_of_options_ends_its_script_only() -> None:
    def step(g: ToyTable) -> Script[None]:
        g.state.num["coins"] = 1

        def coins() -> list[object]:
            return [option("take", 1, left=g.state.num["coins"])] if g.state.num["coins"] else []

        def taker(me: int) -> Script[None]:
            got = yield from menu(me, "coin", coins)  # type: ignore[arg-type]
            if got:
                g.state.num["coins"] -= 1
            note(g, f"{me} {'got it' if got else 'came late'}")

        yield from together(lambda group: [taker(0), taker(1), _one(g, 2)])

    t = table(step).says(1, "take")
    assert t.state.log == ["1 got it", "0 came late"]
    t.asks(2, "q").asks_not(0)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_script_that_asks_in_its_cleanup_is_caught_when_the_phase_closes_it() -> None:
    def step(g: ToyTable) -> Script[None]:
        def stubborn() -> Script[None]:
            try:
                yield from _one(g, 1)
            finally:
                yield from _one(g, 1)

        yield from together(lambda group: [_one(g, 0), stubborn()], until=lambda: bool(g.state.log))

    t = table(step)
    with pytest.raises(RuleCrash, match="GeneratorExit"):
        t.says(0, "x")
    assert t.state.log == []


def test_a_press_for_another_seat_is_not_yours() -> None:
    t = preparing()
    t.refused(NotYours, 2, "ready", n=t.question(1).n)


def _one(g: ToyTable, seat: int) -> Script[None]:
    yield from menu(seat, "q", lambda: words("x"))
    note(g, seat)


# Settled first, lapsing, resting, voting


def test_what_is_settled_first_closes_the_others_questions_and_opens_them_again_as_they_were() -> None:
    def storm(g: ToyTable) -> Script[None]:
        yield from _one(g, 0)
        yield from settled(_fixed(g, 1))
        note(g, "calm")

    t = table(lambda g: together(lambda group: [storm(g), _one(g, 2)]))
    other = t.question(2).n
    t.says(0, "x").asks(1, "fixed").asks_not(2)
    assert [a.n for a in t.live.asks] != [other]
    t.reload().says(1, "x").asks(2, "q")
    assert t.question(2).n == other
    t.says(2, "x")
    assert t.state.log == ["0", "fixed 1", "calm", "2"]


def test_the_end_waits_for_what_is_to_be_settled() -> None:
    def storm(g: ToyTable) -> Script[None]:
        yield from _one(g, 0)
        yield from settled(_fixed(g, 1))

    t = table(lambda g: together(lambda group: [storm(g)], until=lambda: "0" in g.state.log))
    t.says(0, "x").asks(1, "fixed").says(1, "x")
    assert t.state.log == ["0", "fixed 1"]
    assert t.over


def test_a_lapsing_script_does_not_hold_the_end_open() -> None:
    def step(g: ToyTable) -> Script[None]:
        def offers(group: Group) -> Script[None]:
            group.spawn(_one(g, 1), lapses=True)
            yield from _one(g, 0)

        yield from together(lambda group: [offers(group)], until=lambda: "0" in g.state.log)
        note(g, "end")

    t = table(step).asks(1, "q").says(0, "x")
    assert t.state.log == ["0", "end"]


def test_a_resting_question_is_waited_for_again_when_its_rest_is_over() -> None:
    def step(g: ToyTable) -> Script[None]:
        def rests() -> Script[None]:
            yield from put(Ask(0, "rests", lambda: words("x"), resting=lambda: "1" not in g.state.log))

        yield from together(lambda group: [rests(), _one(g, 1)])

    t = table(step)
    n = t.question(0).n
    assert not t.question(0, "rests").needed
    t.says(1, "x")
    assert t.question(0, "rests").needed
    assert t.question(0).n == n


def _ballot(g: ToyTable, voters: tuple[int, ...], default: str = "a") -> Script[None]:
    def choices() -> list[Option[str]]:
        return [option(key, key) for key in "ab"]

    chosen = yield from ballot(voters, "vote", choices, lambda: default, args={})
    note(g, str(chosen))


@pytest.mark.parametrize(
    ("votes", "chosen"),
    [("bb", "b"), ("abb", "b"), ("aba", "a")],
)
def test_more_than_half_decide_a_vote_at_once(votes: str, chosen: str) -> None:
    t = table(lambda g: _ballot(g, (0, 1, 2)))
    for seat, vote in enumerate(votes):
        t.says(seat, vote)
    assert t.state.log == [chosen]


def test_a_tie_is_the_default_and_a_ballot_may_be_changed_before() -> None:
    t = table(lambda g: _ballot(g, (0, 1), "b"))
    t.says(0, "b").says(0, "a").says(1, "b")
    assert t.state.log == ["b"]


def _fixed(g: ToyTable, seat: int) -> Script[None]:
    """Options that are not live: nobody else acts meanwhile."""
    yield from ask(seat, "fixed", words("x"))
    note(g, f"fixed {seat}")
