"""What the proof of forged presses takes for lawful. It must know every way in which something ends, and no more than that."""

from __future__ import annotations

from typing import Any

import pytest

from keeper.ledger import Change, Judge, Ledger, Press, Unlawful

HOST, HOLDER, SOMEBODY = 101, 102, 103
OFFER = {
    "id": 2,
    "game_id": 5,
    "seat": 1,
    "by_id": HOLDER,
    "holder_id": HOLDER,
    "user_id": SOMEBODY,
    "state": "open",
    "message_id": 7,
    "closed": None,
}
SEAT = {"game_id": 5, "seat": 1, "user_id": HOLDER}


def memory(offer: dict[str, Any], status: str = "playing") -> Any:
    return {"seat": {(5, 1): SEAT}, "vote": {}, "offer": {(2,): offer}, "game": {(5,): {"id": 5, "status": status}}}


def judged(before: dict[str, Any], after: dict[str, Any], status: str = "playing") -> None:
    press = Press(HOST, 5, "concede-sure", manager=False, late=frozenset())
    Judge(Ledger())._offer(press, Change("offer", before, after), memory(before), memory(after, status))  # pyright: ignore[reportPrivateUsage]


WITHDRAWN = OFFER | {"state": "withdrawn", "message_id": None, "closed": 9}


def test_an_offer_ends_with_its_game() -> None:
    judged(OFFER, WITHDRAWN, "finished")


def test_the_post_of_one_that_is_over_may_be_brought_up_to_date_later() -> None:
    judged(WITHDRAWN | {"message_id": 7}, WITHDRAWN)


@pytest.mark.parametrize(
    "after",
    [WITHDRAWN, OFFER | {"message_id": None}, OFFER | {"state": "taken"}, OFFER | {"user_id": HOST}],
    ids=["withdrawn", "lost", "taken", "for-somebody-else"],
)
def test_nobody_else_touches_it_while_its_game_goes_on(after: dict[str, Any]) -> None:
    with pytest.raises(Unlawful, match="somebody else's offer"):
        judged(OFFER, after)


@pytest.mark.parametrize("after", [OFFER | {"state": "taken"}, OFFER | {"user_id": HOST}], ids=["taken", "for-somebody-else"])
def test_nor_at_its_end_but_by_ending_it(after: dict[str, Any]) -> None:
    with pytest.raises(Unlawful, match="somebody else's offer"):
        judged(OFFER, after, "finished")
