"""What contributors read and use is complete, and fetches nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parent.parent


def _yaml(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def test_the_page_about_tests_names_every_folder() -> None:
    page = (ROOT / "tests" / "README.md").read_text("utf-8")
    folders = [p.name for p in sorted((ROOT / "tests").iterdir()) if p.is_dir() and (p / "__init__.py").exists()]
    assert [name for name in folders if f"| `{name}/" not in page] == []


def test_what_runs_before_a_commit_is_what_make_has_installed() -> None:
    """Nothing is fetched from anywhere: versions and hashes are those of constraints.txt."""
    found = _yaml(".pre-commit-config.yaml")["repos"]
    assert {repo["repo"] for repo in found} == {"local"}
    hooks = [hook for repo in found for hook in repo["hooks"]]
    assert {hook["language"] for hook in hooks} == {"system"}
    assert {hook["entry"].split()[0] for hook in hooks} == {".venv/bin/ruff", ".venv/bin/pyright"}


def test_the_lists_of_what_was_broken_name_tests_that_are_there() -> None:
    tests: dict[str, str] = {}
    for path in (ROOT / "tests").rglob("test_*.py"):  # several folders have a file of one name
        tests[path.name] = tests.get(path.name, "") + path.read_text("utf-8")
    found = {
        (page.name, file, name)
        for page in (ROOT / "docs" / "mutations").glob("*.md")
        for file, name in re.findall(r"`(?:[\w/]+/)?(test_\w+\.py)::(test_\w+)", page.read_text("utf-8"))
    }
    assert len(found) > 500
    assert {(page, name) for page, file, name in found if f"def {name}(" not in tests.get(file, "")} == set()


@pytest.mark.parametrize("name", ["fault", "rule", "wish"])
def test_a_form_for_issues_can_be_read(name: str) -> None:
    form = _yaml(f".github/ISSUE_TEMPLATE/{name}.yml")
    assert {"name", "description", "body"} <= set(form)
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert len(set(ids)) == len(ids)
    assert all(part["type"] in ("markdown", "input", "textarea", "checkboxes") for part in form["body"])


def test_the_settings_are_all_in_the_example() -> None:
    from bot.settings import Settings

    example = (ROOT / ".env.example").read_text("utf-8")
    assert [name for name in Settings.model_fields if f"\n{name.upper()}=" not in example] == []
