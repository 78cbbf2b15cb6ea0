"""A game looks the same in simcord and in the sandbox, deed by deed; and four people finish one in the sandbox."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.kernel.luck import commitment
from sandbox.actors import visible_text
from tests.bot.given import SECRET, walk
from tests.end_to_end.conftest import bring_luck
from tests.end_to_end.stages import Seen, Stage, answer, in_sandbox, in_simcord
from tests.waiting import until

PEOPLE = ("greta", "hugo", "ida", "jonas")
STRANGER = "karl"
ANSWERS = 25
MOST_ANSWERS = 1_200
SHORT_GAME = 57  # the luck of a game that is soon over, if everybody plays well


async def lobby(stage: Stage, told: list[tuple[str, Seen]]) -> None:
    """From `/game new` to the first question: all four join, one wants to be waited for, some press what they may not."""
    told.append(("new", await stage.command("greta", "game new", game="elder-sign", language="en")))
    told.append(("hugo reads German", await stage.command("hugo", "game settings", my_language="de")))
    told.append(("too early", await stage.command("greta", "elder roll")))
    told.append(("hugo", await stage.press("hugo", ":-:join:")))
    told.append(("hugo again", await stage.press("hugo", ":-:join:")))
    told.append(("ida", await stage.press("ida", ":-:join:")))
    told.append(("jonas", await stage.command("jonas", "game join")))
    told.append(("ida is not ready", await stage.press("ida", ":-:ready:")))
    told.append(("not yet", await stage.press("greta", ":-:start:")))
    told.append(("ida is ready", await stage.press("ida", ":-:ready:")))
    told.append(("a stranger", await stage.press(STRANGER, ":-:start:")))
    told.append(("start", await stage.command("greta", "game start")))


async def scenario(stage: Stage, expected: list[tuple[str, Seen]] | None = None) -> list[tuple[str, Seen]]:
    """What everybody saw, deed by deed. `expected`: the same from another stage."""
    told = Telling(expected)
    await lobby(stage, told)
    for n in range(ANSWERS):
        who, seen = await answer(stage, typed=n % 5 == 4)
        told.append((f"{n}: {who}", seen))
        if n == 3:
            told.append(("a second game", await stage.command("ida", "game new", game="elder-sign")))
            told.append(("no seat", await stage.press(STRANGER, ":-:hand:")))
        if n == 8:
            other = next(p for p in PEOPLE if p != who)
            told.append(("status", await stage.command(other, "game status")))
            told.append(("hand", await stage.press("hugo", ":-:hand:")))
            told.append(("more", await stage.press("hugo", ":-:more:")))
            told.append(("why", await stage.press("hugo", ":-:why:")))
            told.append(("board", await stage.command(STRANGER, "game board", style="text")))
        if n == 12:
            table = await stage.table()
            asked = stage.name_of(table.user_of(next(a for a in table.asks if a.needed).seat))
            for person in PEOPLE:
                if person != asked:
                    told.append((f"not {person}'s turn", await stage.command(person, "elder roll")))
            told.append(("nonsense", await stage.command(asked, "elder choose", option="dance")))
            told.append(("why not", await stage.command(asked, "elder why", what="buy")))
        if n == 18:
            told.append(("more once more", await stage.press("hugo", ":-:more:")))
            told.append(("log", await stage.press("hugo", ":-:log:")))
            told.append(("promise", await stage.command("jonas", "game verify")))
            told.append(("pause", await stage.command("jonas", "game pause")))
            told.append(("resume", await stage.command("greta", "game resume")))
    return list(told)


class Telling(list[tuple[str, Seen]]):
    """Collects what was seen; on the second stage it is compared at once."""

    def __init__(self, expected: list[tuple[str, Seen]] | None) -> None:
        super().__init__()
        self.expected = expected

    def append(self, entry: tuple[str, Seen], /) -> None:
        if self.expected is not None:
            name, seen = self.expected[len(self)]
            assert entry[0] == name
            assert entry[1].private == seen.private, name
            assert entry[1].public == seen.public, name
            assert entry[1].letters == seen.letters, name
        super().append(entry)


async def test_what_people_see_is_the_same_in_simcord_and_in_the_sandbox(tmp_path: Path) -> None:
    async with in_simcord(tmp_path, *PEOPLE, STRANGER) as simcord:
        there = await scenario(simcord)
    assert len(there) > ANSWERS + 20
    assert all(seen.private for name, seen in there if not name[0].isdigit() and "ida" not in name and name != "hugo")
    assert len(there[-1][1].letters) == 4
    async with in_sandbox(tmp_path / "sandbox", *PEOPLE, STRANGER) as sandbox:
        here = await scenario(sandbox, there)
    assert here == there


async def test_a_whole_game_of_four_in_the_sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*_: Any, **__: Any) -> None:
        """Pictures of every move would take minutes, and are drawn in other tests; the recap at the end is this one's."""

    bring_luck(monkeypatch, SHORT_GAME)
    async with in_sandbox(tmp_path, *PEOPLE, pictures=True) as stage:
        monkeypatch.setattr(stage.keeper.presenter.pictures, "of", none)
        await stage.command("greta", "game new", game="elder-sign")
        for other in PEOPLE[1:]:
            await stage.press(other, ":-:join:")
        await until(lambda: "4 of 8" in str(stage.public()))
        await stage.press("greta", ":-:start:")
        table = await stage.table()
        await until(lambda: table.live is not None)
        n = 0
        while not table.over:
            n += 1
            assert n < MOST_ANSWERS
            before = table.game.serial
            await stage.keeper.postman.idle()
            await answer(stage)
            await until(lambda before=before: table.game.serial > before)
        await stage.keeper.postman.idle()
        log = await stage.keeper.db.log(table.id)
        assert [a.by for a in log] == ["player"] * n
        assert not await stage.keeper.db.pending(table.id)
        posts = [m for m in stage.server.actor("ida").messages(stage.where) if m.only_for is None]
        end, revealed = posts[-2], posts[-1]
        assert [f.filename for f in end.files] == [f"recap-{table.id}.jpg"]
        assert end.files[0].description
        assert SECRET.hex() in revealed.content
        assert commitment(SECRET) in revealed.content
        # Only the last board still has buttons, and none of them plays.
        buttons = {m.id: [part["custom_id"] for part in walk(m.components) if part.get("custom_id")] for m in posts}
        assert [id for id, found in buttons.items() if found] == [end.id]
        assert all(":-:" in id for id in buttons[end.id])
        response = await stage.server.actor("jonas").command(stage.where, "game verify")
        message = response.message
        assert message is not None
        await until(lambda: "was honest" in visible_text(message))
        assert f"Played again, {n} of {n} answers" in visible_text(message)
