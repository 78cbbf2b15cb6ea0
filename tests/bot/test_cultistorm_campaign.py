"""A campaign at the table: after a day of the Storm of Cultists "Play again" opens the lobby of the next."""

from __future__ import annotations

import json
from pathlib import Path

from bot.boxes.cultistorm.box import CultistormBox
from bot.ending import end_game
from bot.evidence import options_of
from bot.reader import Reader
from games.cultistorm.state import Campaign
from tests.bot.given import WORDS, press, texts, world
from tests.bot.test_cultistorm_table import COGS, PEOPLE, opened, posted

BOX = CultistormBox()
SECOND = Campaign(day=2, won=[False]).model_dump_json()


def reader(lang: str) -> Reader:
    return Reader(lang, WORDS, BOX.cards, {})


def test_the_lobby_says_which_day_it_is_and_what_wins_it() -> None:
    title = list(BOX.cards.days.values())[1].title
    assert f"Day 2 of 7: {title.en}" in BOX.following(SECOND, reader("en"))
    assert title.de in BOX.following(SECOND, reader("de"))


def test_what_no_days_before_could_have_brought_is_followed_by_nothing() -> None:
    for wrong in ("", "{}x", json.dumps({"day": 9, "won": [True] * 8}), json.dumps({"day": 3, "won": []})):
        assert BOX.following(wrong, reader("en")) == "", wrong


def test_the_day_is_played_only_with_its_module_and_stands_in_the_evidence() -> None:
    choices = [{} for _ in range(3)]
    options = {"major": "storm-of-cultists", "campaign": SECOND}
    state = BOX.new_state(3, options, choices)
    assert state.campaign is not None
    assert state.campaign.day == 2
    assert BOX.new_state(3, {"campaign": SECOND}, choices).campaign is None
    assert options_of(options, BOX)["campaign"] == SECOND
    assert "campaign" not in options_of({}, BOX)


async def test_play_again_goes_on_with_the_next_day(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=(*COGS, "cogs.rematch")) as w:
        table = await opened(w, wishes="major=storm-of-cultists")
        assert table.live.state.campaign.day == 1
        for _ in range(2000):
            if table.over:
                break
            ask = next(a for a in table.asks if a.needed)
            await table.answer_for(ask.seat, ask.n, table.live.epoch, None, "default")
        else:
            await end_game(table, w.person("anna").id)
        await posted(w)
        assert table.live.state.phase == "over"
        await press(w, w.person("anna"), "rematch")
        await posted(w)
        again = await w.table()
        assert again.id != table.id
        assert json.loads(again.game.options["campaign"])["day"] == 2
        assert any("Day 2 of 7" in texts(m) for m in w.posts())
        for name in PEOPLE[1:]:
            await press(w, w.person(name), "join")
        await press(w, w.person("anna"), "start")
        await posted(w)
        assert again.live.state.campaign.day == 2
