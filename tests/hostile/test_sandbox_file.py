"""The sandbox's own file: a full disk costs nothing that was said meanwhile, and a damaged one is named in a line and left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandbox import serve
from sandbox.attachments import Upload
from sandbox.save import BadState, Save
from sandbox.serve import SandboxServer

TABLE = "great-table"
DAMAGED = {
    "empty": b"",
    "half": b'{"head": {"format": 1, "base": "x"',
    "no object": b"[]",
    "another version": b'{"head": {"format": 7, "base": ""}, "channels": []}',
    "no text": b"\xff\xfe",
    "nested": b"[" * 100_000,
}


async def test_what_did_not_fit_on_the_disk_is_written_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tmp_path / "state.json"
    write: Any = Save._write

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    async with SandboxServer(state_file=state) as server:
        monkeypatch.setattr(Save, "_write", full)
        anna = server.actor("anna")
        picture = server.actors.upload(anna.person, Upload("a.txt", b"what was said"))
        assert server.save is not None
        await server.save.save()
        assert server.save.saved_changes != server.world.changes, "it is tried again"
        monkeypatch.setattr(Save, "_write", write)
    async with SandboxServer(state_file=state) as server:
        assert server.resumed_from_file
        assert server.world.shelf.bytes_of[picture.id] == b"what was said"


async def test_a_disk_that_is_full_at_the_end_ends_nothing_with_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with SandboxServer(state_file=tmp_path / "state.json"):

        def full(*_: Any) -> None:
            raise OSError(30, "Read-only file system")

        monkeypatch.setattr(Save, "_write", full)
    assert "could not be written: Read-only file system" in caplog.text


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_file_is_named_and_left_as_it_is(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = tmp_path / "state.json"
    state.write_bytes(content)
    with pytest.raises(BadState, match=r"state\.json: is damaged"):
        Save(SandboxServer(), state).load()
    assert serve.main(["--port", "0", "--state", str(state)]) == 2
    assert "state.json" in capsys.readouterr().err
    assert state.read_bytes() == content
