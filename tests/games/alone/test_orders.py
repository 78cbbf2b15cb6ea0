"""Standing orders of evil (S-77): given, met, withdrawn, and never noticed by the hero."""

from __future__ import annotations

import pytest

from games.alone.rules.orders import ORDERS
from games.kernel.live import BadPicks, Stale
from tests.games.alone.playing_cards import go, sitting
from tests.games.alone.scene import state

ROW = "c - c - c - c - c"
HANDS = {1: "cut_off skitter swarm race"}


def table(**more: object):
    given: dict[str, object] = {"hands": HANDS, "creatures": "spore@1E1", "decks": "speed fury"} | more
    return sitting(ROW, **given)


def hollow(t: object) -> bool:
    """Is the open window answered by the table itself?"""
    asks = [a for a in t.live.asks if a.msg == "al-react"]  # type: ignore[attr-defined]
    assert asks, "no window is open"
    return all(a.hollow for a in asks)


def test_every_order_is_offered_in_a_window_and_can_be_said_at_any_time() -> None:
    t = table()
    go(t, 0, "move:east")
    t.asks(1, "al-react").offers(1, "pass", *(f"order:{o}" for o in ORDERS.names)).offers_not(1, "pass-rest")
    assert {"order:none", *(f"order:{o}" for o in ORDERS.names)} == ORDERS.asides
    assert t.live.rules.asides >= ORDERS.asides


def test_an_order_for_the_round_passes_until_it_is_withdrawn() -> None:
    t = table()
    t.live.note(1, "order:round")
    assert t.view(1).evil[0].order == "round"
    t.says(0, "move:east")
    assert hollow(t)
    t.default()
    assert hollow(t), "the end of the turn"
    n = t.question(1).n
    t.live.note(1, "order:none")
    assert t.view(1).evil[0].order == ""
    assert not hollow(t), "the open window, too, is asked anew"
    t.offers(1, "play:skitter").refused(Stale, 1, "pass", n=n)
    t.reload()
    assert not hollow(t)
    t.live.note(1, "order:turn")
    assert hollow(t)


def test_the_hero_notices_neither_the_order_nor_that_it_is_withdrawn() -> None:
    t = table()
    before = [(t.view(v), t.live.waiting(v), t.live.questions(v)) for v in (None, 0)]
    for what in ("order:round", "order:none", "order:attack"):
        assert t.live.note(1, what).told == ()
        assert [(t.view(v), t.live.waiting(v), t.live.questions(v)) for v in (None, 0)] == before


@pytest.mark.parametrize("deed", ["search", "locate"])
def test_passing_until_the_hero_does_something_ends_with_it(deed: str) -> None:
    t = table().notes(1, f"order:{deed}")
    go(t, 0, "move:east")
    t.asks(0, "al-turn")
    assert t.view(1).evil[0].order == deed, "nothing of the turn was worth a question"
    go(t, 0, deed)
    while t.open[0][1] == "al-locate":
        go(t, 0, t.question(0).keys[0])
    t.asks(1, "al-react")
    assert t.view(1).evil[0].order == "", "it is over"


def test_ask_me_only_at_the_end_of_a_turn() -> None:
    t = table()
    t.live.note(1, "order:end")
    t.says(0, "move:east")
    assert t.live.asks[0].msg == "al-react"
    assert hollow(t), "an announced Move"
    t.default()
    while not any(a.msg == "al-react" for a in t.live.asks):
        t.default()
    assert not hollow(t), "the end of the turn"
    assert t.view(1).evil[0].order == "end", "it stands until it is withdrawn"


def test_until_the_hero_stands_in_danger_or_in_a_room() -> None:
    t = table(danger="1C1").notes(1, "order:danger")
    go(t, 0, "move:east")
    t.asks(0, "al-turn")
    go(t, 0, "move:east")
    t.asks(1, "al-react")
    assert t.view(1).evil[0].order == ""
    t = sitting("R - c - c", rooms="a", hero="1B1", hands=HANDS, decks="speed fury", creatures="spore@1C1")
    t.notes(1, "order:room")
    go(t, 0, "search")
    t.asks(0, "al-turn")
    go(t, 0, "move:west")
    t.asks(1, "al-react")


def test_only_evil_gives_orders() -> None:
    t = table()
    for what in sorted(ORDERS.asides):
        with pytest.raises(BadPicks):
            t.live.note(0, what)


def test_orders_survive_being_stored_and_replayed() -> None:
    t = table()
    t.says(0, "locate")
    t.live.note(1, "order:attack")
    t.reload()
    assert t.view(1).evil[0].order == "attack"
    t.asks(0, "al-locate")


def test_old_games_know_two_orders() -> None:
    s = state(ROW)
    s.evil[0].order = "round"
    assert type(s).model_validate_json(s.model_dump_json()).evil[0].order == "round"
