"""Whatever can be typed, pressed or handed out is compared between twins, or it is said why not."""

from __future__ import annotations

import importlib
import re
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.presses import Presses
from bot.tables import Table
from games import registry
from keeper import asking, twins
from keeper.eyes import GUILD, House, person
from keeper.games import game as game_called
from rendering.drawn import Drawn

PLAIN = Drawn(Image.new("RGB", (1, 1)), "")
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are compared in `test_twins`."""
    monkeypatch.setattr(House, "picture", lambda *_: PLAIN)


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with House.open() as opened:
        yield opened


async def test_every_command_is_looked_at_or_left_out_with_a_reason(house: House) -> None:
    looked_at, left_out = asking.typed_at(house.keeper), asking.left_out(house.keeper)
    assert set(asking.commands_of(house.keeper)) == {*looked_at, *left_out}
    assert not set(looked_at) & set(left_out)
    assert all(looked_at.values())
    assert all(left_out.values())


async def test_every_deed_is_looked_at_or_left_out_with_a_reason(house: House) -> None:
    known = {*asking.DEEDS, *asking.DEEDS_LEFT_OUT}
    assert set(house.keeper.presses._deeds) == known
    assert not set(asking.DEEDS) & set(asking.DEEDS_LEFT_OUT)
    dynamic = house.keeper._connection._view_store._dynamic_items
    assert {pattern.pattern.partition(":")[0] for pattern in dynamic} == set(asking.ELSEWHERE)


def test_every_hand_that_gives_out_files_is_known() -> None:
    found = {
        str(path.relative_to(ROOT)): len(re.findall(r"discord\.File\(", path.read_text()))
        for folder in ("bot", "cogs")
        for path in (ROOT / folder).rglob("*.py")
    }
    assert {path: n for path, n in found.items() if n} == dict.fromkeys(asking.FILES, 1)


async def test_in_its_turns_everything_is_looked_at(house: House) -> None:
    """Of this game; and everything gets an answer."""
    for game in registry.names():
        other = tuple(m.group for m in registry.manifests() if m.name != game)
        state = next(twins.positions(game_called(game), 1, "asking", twins.Counter()))
        table = await house.seat(game, state, "en")
        found: dict[str, Any] = {}
        for turn in range(asking.TURNS):
            found |= await asking.Asking(house.keeper, table, person(0), "en", GUILD).some(turn)
        asked = {name for name in asking.typed_at(house.keeper) if not name.startswith(other)}
        assert {key[1:].rpartition(" [")[0] for key in found if key[0] == "/"} == asked
        assert {key.split()[1] for key in found if key.startswith("press")} == set(asking.DEEDS)
        offering = {n for n, c in asking.commands_of(house.keeper).items() if any(p.autocomplete for p in c.parameters)}
        assert {key[8:] for key in found if key.startswith("typing")} == {n for n in offering if not n.startswith(other)}
        assert all(found[key] for key in found if key[0] == "/"), "nobody is left without an answer"
        await house.leave(table)


def hidden(table: Table) -> int:
    assert table.live is not None
    return int(sha256(table.live.state.model_dump_json().encode()).hexdigest(), 16)


async def _telling_report(cog: Any, interaction: Any, what: str) -> None:
    table = await cog.keeper.tables.last_in_channel(interaction.channel_id)
    await interaction.edit_original_response(content=str(hidden(table)))


async def _telling_export(cog: Any, interaction: Any) -> None:
    await _telling_report(cog, interaction, "")


@pytest.mark.parametrize(
    ("cog", "command", "leak"), [("replay.Replays", "report", _telling_report), ("privacy.Privacy", "export", _telling_export)]
)
def test_a_file_that_tells_too_much_would_be_caught(cog: str, command: str, leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    module, _, name = cog.partition(".")
    loaded = getattr(importlib.import_module(f"cogs.{module}"), name)
    monkeypatch.setattr(getattr(loaded, command), "_callback", leak)
    with pytest.raises(twins.Differs, match=f"{command}"):
        twins.nobody_can_tell(game_called("alone"), 6, seed=21)


def test_a_button_that_tells_too_much_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    pressed = Presses.pressed

    async def telling(self: Presses, interaction: Any, custom_id: str, values: Any) -> None:
        await pressed(self, interaction, custom_id, values)
        if ":hand:" in custom_id:
            table = await self.keeper.tables.last_in_channel(interaction.channel_id)
            assert table is not None
            interaction.shown.append(hidden(table))

    monkeypatch.setattr(Presses, "pressed", telling)
    with pytest.raises(twins.Differs, match="press hand"):
        twins.nobody_can_tell(game_called("alone"), 6, seed=21)


def test_nobody_can_tell_in_elder_sign_either() -> None:
    found = twins.nobody_can_tell(game_called("elder-sign"), asking.TURNS, seed=3)
    assert found["positions"] == asking.TURNS
