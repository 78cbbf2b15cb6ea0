"""Four people play Elder Sign from `/game new` to its end, by buttons, selects and commands, through the real discord.py."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from games.kernel.luck import commitment
from games.kernel.players import Random
from tests.bot.given import SECRET, World, answer, answer_ids, answered, by_user, custom_ids, open_game, surely, texts, world

# Every so manieth answer is typed instead of pressed.
TYPED = 6
MOST_ANSWERS = 1_200
# They answer anything: whoever knows what they do plays four times as long.
ANYTHING = 4


async def type_answer(w: World, table: Any, picks: tuple[str, ...]) -> Any:
    ask = next(a for a in table.asks if a.needed)
    picks = picks or table.caretakers_choice(ask)
    who = by_user(w, table.user_of(ask.seat))
    return await surely(who, await who.slash(w.channel, "elder choose", option=",".join(picks)))


async def test_a_whole_game_of_four_from_the_lobby_to_the_last_die(tmp_path: Path) -> None:
    async with world(tmp_path) as w:
        table = await open_game(w, "anna", "bert", "carl", "dora")
        assert commitment(SECRET) in texts(w.posts()[0])
        n = turns = 0
        player = Random(random.Random(ANYTHING).randrange)
        while not table.over:
            n += 1
            assert n < MOST_ANSWERS
            picks = tuple(player.pick(None, next(a for a in table.asks if a.needed)))
            result = await (type_answer(w, table, picks) if n % TYPED == 0 else answer(w, table, picks))
            assert result.acknowledged
            if n == 25:  # a restart in the middle is not noticed by anybody
                await w.restart()
                table = await w.table()
            with_deeds = [m for m in w.posts() if answer_ids(m)]
            assert len(with_deeds) <= 1  # there is one living post
        await w.settle()
        turns = table.view(None).turn
        log = await w.keeper.db.log(table.id)
        assert len(log) == n > 50
        assert {a.by for a in log} == {"player"}
        assert len({a.interaction_id for a in log}) == n
        assert not await w.keeper.db.pending(table.id)
        # One post per turn, the lobby, the revelation, and now and then a ping; small answers made none of their own.
        assert len(w.posts()) <= turns + 8
        end = w.board()
        outcome = table.game.outcome
        assert outcome is not None
        assert ("Won in" if outcome["result"] == "won" else "Lost after") in texts(end)
        assert answer_ids(end) == []
        assert sum(1 for m in w.posts() if custom_ids(m)) == 1
        assert SECRET.hex() in w.posts()[-1].content
        told = answered(await w.person("dora").slash(w.channel, "game verify"))
        assert "was honest" in told
        assert f"Played again, {n} of {n} answers" in told
        past = answered(await w.person("anna").slash(w.channel, "game history"))
        assert "**Elder Sign** · anna, bert, carl, dora" in past
        assert "Won in" in past or "Lost after" in past
        assert str(end.id) in past
        for name in ("anna", "bert", "carl", "dora"):
            counted = await w.keeper.db.statistics(w.person(name).id)
            assert counted["elder-sign"]["played"] == 1


async def test_the_first_turns_with_pictures_in_german(tmp_path: Path) -> None:
    async with world(tmp_path, pictures=True) as w:
        table = await open_game(w, "anna", "bert", language="de")
        for _ in range(6):
            await answer(w, table)
        post = w.board()
        assert len(post.attachments) == 1
        assert post.attachments[0].filename.endswith(".jpg")
        assert 1_000 < post.attachments[0].size < 800_000
        gallery = next(c for c in _walk(post) if c.get("type") == 12)
        assert "Verderben" in gallery["items"][0]["description"]
        shown = await w.person("anna").slash(w.channel, "game board")
        assert shown.response.attachments
        shown = await w.person("anna").slash(w.channel, "game hand")
        assert shown.response.attachments


def _walk(message: Any) -> list[dict[str, Any]]:
    from tests.bot.given import walk

    return walk(message.components)
