"""People with names that try to call everybody, to turn the page around or to break out of a sentence: nobody is called who was
not asked, every request stays within Discord's rules, and everybody can be told from the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox.actors import visible_text
from sandbox.messages import Message
from tests.bot.given import walk
from tests.end_to_end.stages import InSandbox, answer, in_sandbox

NAMES = {
    "greta": "@everyone @here <@&1> **",
    "hugo": "\u202e||`evil`[x](https://x.y)",
    "ida": "漢" * 32,
    "jan": "\u3164\u3164",
}
ANSWERS = 14


def written(stage: InSandbox) -> list[Message]:
    everywhere = stage.server.world.channels.values()
    return [m for c in everywhere for m in c.messages.values() if m.author_id == stage.server.world.bot_id]


async def played(stage: InSandbox, game: str) -> None:
    people = list(NAMES)
    for username, name in NAMES.items():
        stage.server.world.person(username).global_name = name
    await stage.command(people[0], "game new", game=game)
    assert stage.public(), "no lobby"
    table = await stage.table()
    for count, name in enumerate(people[1:], 2):
        await stage.press(name, ":-:join:")
        assert len(table.seats) == count, f"{name} has no seat: {table.names}"
    await stage.press(people[0], ":-:start:")
    assert table.live is not None, f"it does not start: {stage.public()}"
    assert len(set(table.names.values())) == len(NAMES)
    assert "jan" in table.names.values()
    for _ in range(ANSWERS):
        before = table.game.serial
        asked = next(a for a in table.asks if a.needed)
        if asked.hollow:
            break
        who, seen = await answer(stage)
        assert table.game.serial > before, f"{who}'s answer to {asked.msg} was not taken: {seen.private}"
    for command in ("game status", "game log", "game hand", "game undo", "game board"):
        await stage.command("greta", command)
    assert not any(m.thinking for m in written(stage)), "not everything is answered"


@pytest.mark.parametrize("game", ["elder-sign", "alone", "talisman", "death-may-die", "cultistorm"])
async def test_a_name_calls_nobody_and_turns_nothing_around(tmp_path: Path, game: str) -> None:
    async with in_sandbox(tmp_path, *NAMES, pictures=True) as stage:
        await played(stage, game)
        table = await stage.table()
        seated = {str(s.user_id) for s in table.seats}
        for message in written(stage):
            text = visible_text(message)
            assert not message.mention_everyone, text
            assert not message.mention_roles, text
            assert set(message.mentions) <= seated, text
            assert not set(text) & set("\u202e\u2066\u2067\u3164"), text
            assert "<@&" not in text
            # On buttons and in selects nothing is Markdown: there a name stands as it is.
            marked = [str(part.get("content") or "") for part in walk(list(message.components))] + [message.content]
            assert not any("[x](https" in t.replace("\\[x](https", "") for t in marked), text
            for file in message.files:
                assert "\u202e" not in (file.description or "")
        assert list(stage.server.rest.refusals) == []
