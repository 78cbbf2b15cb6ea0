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


OF_GAMES = [f"games/{path.parent.name}/README.md" for path in sorted((ROOT / "games").glob("*/rulebook.yaml"))]
GUIDES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "tests/README.md", "examples/tiny/README.md", *OF_GAMES]
KEPT = {".py", ".yaml", ".ftl", ".md", ".txt"}


def _named(guide: str) -> list[tuple[int, str]]:
    """What stands in backticks and looks like a path or a file, with its line; of {a,b} each."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate((ROOT / guide).read_text("utf-8").splitlines(), 1):
        for word in re.findall(r"`([\w./{},<>-]+)`", line):
            if word.startswith(("/", ".venv")) or not ("/" in word or Path(word).suffix in KEPT):
                continue
            if Path(word).suffix not in KEPT:
                word = word.partition(".")[0] or word  # `presenter/board.scene` is a function of that module
            many = re.search(r"\{([^}]*)\}", word)
            found += [(number, word.replace(many[0], one) if many else word) for one in (many[1].split(",") if many else [""])]
    return found


@pytest.mark.parametrize("guide", GUIDES)
def test_every_path_a_guide_names_is_there(guide: str) -> None:
    """As a whole or from some folder on, as one speaks of it there; `<game>` is a game that has it."""
    skipped = {".git", ".venv", "artefacts", "__pycache__"}
    paths = [p.relative_to(ROOT) for top in ROOT.iterdir() if top.name not in skipped for p in (top, *top.rglob("*"))]
    there = {"/".join(p.parts[i:]) for p in paths for i in range(len(p.parts))}
    there |= {known.removesuffix(".py") for known in there}
    games = [p.parent.name for p in (ROOT / "games").glob("*/manifest.py")]
    named = _named(guide)
    assert named
    lost = [(n, w) for n, w in named if not any(w.replace("<game>", game).rstrip("/") in there for game in games)]
    assert lost == []


def _anchor(heading: str) -> str:
    """As GitHub makes it."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


@pytest.mark.parametrize("guide", GUIDES)
def test_every_link_within_a_guide_leads_to_a_heading(guide: str) -> None:
    text = (ROOT / guide).read_text("utf-8")
    headings = {_anchor(line.lstrip("#")) for line in text.splitlines() if line.startswith("#")}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) - headings == set()


def test_what_can_be_added_stands_in_the_list_at_the_top() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    top, _, rest = text.partition("## How we write")
    chapters = {_anchor(line.removeprefix("## ")) for line in rest.splitlines() if line.startswith("## ")}
    assert {chapter for chapter in chapters if f"(#{chapter})" not in top} == set()


def _calls(guide: str) -> list[tuple[int, str, str]]:
    """What stands as `module.name` or `Class.name` in the walks."""
    text = (ROOT / guide).read_text("utf-8")
    begin, end = text.index("## Four walks"), text.index("## Who may do what")
    before = text[:begin].count("\n")
    found = re.finditer(r"`([\w/]+)\.([a-z_]+)`", text[begin:end])
    return [(before + text[begin : begin + m.start()].count("\n") + 1, m[1], m[2]) for m in found if f".{m[2]}" not in KEPT]


def test_every_step_of_the_walks_names_what_is_there() -> None:
    """`boards.tidy`: some module boards, or something called so, and a tidy somewhere in such a file."""
    sources = {
        path: path.read_text("utf-8")
        for folder in ("bot", "cogs", "db", "games", "rendering")
        for path in (ROOT / folder).rglob("*.py")
    }
    said = _calls("ARCHITECTURE.md")
    assert len(said) > 30
    lost: list[tuple[int, str]] = []
    for number, owner, name in said:
        short = owner.rpartition("/")[2]
        home = [text for path, text in sources.items() if path.stem == short or path.parent.name == short]
        # To look for the letters first is a hundred times as fast as the patterns alone.
        home += [text for text in sources.values() if f"class {short}" in text and re.search(rf"^\s*class {short}\b", text, re.M)]
        service = f"{short}.{name}"
        home += [text for text in sources.values() if service in text and re.search(rf"\b{short}\.{name}\b", text)]
        if not any(re.search(rf"\bdef {name}\b|^\s*{name}\s*[:=]|\b{short}\.{name}\b", text, re.M) for text in home):
            lost.append((number, f"{owner}.{name}"))
    assert lost == []
