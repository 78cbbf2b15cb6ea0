"""A package that was swapped on its way is not installed: everything is pinned to one version and to the hashes of its files."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
_PIN = re.compile(r"([a-z0-9][a-z0-9.-]*)==([^ ]+)( ; [^\\]+)? \\")


def lock() -> list[str]:
    return (ROOT / "constraints.txt").read_text().splitlines()


def name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~\[; ]", requirement, maxsplit=1)[0]).lower()


def test_every_package_is_pinned_and_has_hashes() -> None:
    hashes: dict[str, int] = {}
    now = ""
    for line in lock():
        if found := _PIN.fullmatch(line):
            now = found[1]
            hashes[now] = 0
        elif re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line):
            hashes[now] += 1
        else:
            assert re.fullmatch(r"    #.*", line), f"neither a pin nor a hash: {line}"
    assert len(hashes) > 50
    assert [n for n, count in hashes.items() if not count] == []


def test_everything_keeper_needs_is_in_the_lock() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    needed = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *project["project"]["optional-dependencies"]["test"],
        *project["dependency-groups"]["build"],
    ]
    pinned = {found[1] for line in lock() if (found := _PIN.fullmatch(line))}
    assert {name(n) for n in needed} - pinned == set()


def test_the_lock_says_nothing_about_where_files_come_from() -> None:
    assert [line for line in lock() if "://" in line or "index" in line or "find-links" in line] == []


def test_make_installs_nothing_without_its_hash() -> None:
    """`make lock` fetches the tool that writes the lock; what it fetches is thrown away with it."""
    installs = [
        line for line in (ROOT / "Makefile").read_text().splitlines() if "pip install" in line and "-lock/bin" not in line
    ]
    assert len(installs) == 2
    assert all("--require-hashes -r constraints.txt" in i or "--no-deps --no-build-isolation" in i for i in installs)
