"""`keeper sandbox` and `keeper sandbox fault`, as separate processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from sandbox.serve import SandboxServer
from tests.waiting import within

ROOT = Path(__file__).parents[2]


async def run(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )


@pytest.mark.skipif(os.name == "nt", reason="signals")
async def test_the_server_prints_its_address_and_saves_when_it_is_asked_to_end(tmp_path):
    state = tmp_path / "state.json"
    process = await run("--port", "0", "--state", str(state), "--language", "de")
    assert process.stdout is not None
    first = (await within(process.stdout.readline())).decode()
    assert "http://127.0.0.1:" in first
    assert "?key=" in first
    process.send_signal(signal.SIGTERM)
    await within(process.wait())
    assert process.returncode == 0
    assert "Der Lesesaal" in state.read_text()


async def test_faults_can_be_asked_for_on_the_command_line(server: SandboxServer):
    asked = await run("fault", server.page_url, "http", "--path", "/channels/*/messages", "--status", "502", "--count", "2")
    assert await asked.wait() == 0
    fault = server.faults.http[0]
    assert (fault.path, fault.status, fault.count, fault.method) == ("/channels/*/messages", 502, 2, "*")
    asked = await run("fault", server.page_url, "dms_closed", "--person", "clara")
    assert await asked.wait() == 0
    assert not server.world.person("clara").dms_open
    cleared = await run("fault", server.page_url, "clear")
    assert await cleared.wait() == 0
    assert server.faults.active == 0
    wrong_key = await run("fault", server.base + "/?key=wrong", "reconnect")
    assert await wrong_key.wait() == 1
