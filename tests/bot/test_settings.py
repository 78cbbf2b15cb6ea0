"""Settings: defaults are enough to play; a wrong one is named in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.settings import BadSettings, read_settings

NAMES = (
    "DISCORD_TOKEN",
    "DATABASE_URL",
    "SANDBOX_PORT",
    "LOG_LEVEL",
    "DEFAULT_LANGUAGE",
    "PACKS",
    "GAMES",
    "PICTURES",
    "STATE_FOLDER",
    "SHARDS",
)


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_any_setting_keeper_plays_locally_with_a_file() -> None:
    settings = read_settings()
    assert settings.discord_token is None
    assert settings.database_url == "keeper.db"
    assert settings.pictures


@pytest.mark.parametrize(("written", "meant"), [("on", True), ("off", False), ("calm", "calm"), ("0", False)])
def test_pictures_are_drawn_or_not_or_without_motion(monkeypatch: pytest.MonkeyPatch, written: str, meant: object) -> None:
    monkeypatch.setenv("PICTURES", written)
    assert read_settings().pictures == meant


def test_an_empty_token_is_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "  ")
    assert read_settings().discord_token is None


def test_the_env_file_is_read_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nSANDBOX_PORT=9000\n")
    monkeypatch.setenv("SANDBOX_PORT", "9001")
    settings = read_settings()
    assert (settings.log_level, settings.sandbox_port) == ("DEBUG", 9001)


def test_packs_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("")
    (tmp_path / "b").mkdir()
    monkeypatch.setenv("PACKS", " a.yaml , b ")
    assert read_settings().packs == (Path("a.yaml"), Path("b"))


def test_games_from_elsewhere_are_separated_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().games == ()
    monkeypatch.setenv("GAMES", " wayside.pebbles, my_game ,")
    assert read_settings().games == ("wayside.pebbles", "my_game")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SANDBOX_PORT", "many", "SANDBOX_PORT: "),
        ("SANDBOX_PORT", "70000", "SANDBOX_PORT: "),
        ("LOG_LEVEL", "LOUD", "LOG_LEVEL: "),
        ("DEFAULT_LANGUAGE", "fr", "DEFAULT_LANGUAGE: "),
        ("DISCORD_TOKEN", "two words", "DISCORD_TOKEN: this is not a bot token"),
        ("PACKS", "nowhere.yaml", "PACKS: there is no nowhere.yaml"),
        ("PICTURES", "perhaps", "PICTURES: "),
    ],
)
def test_a_wrong_setting_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as told:
        read_settings()
    assert str(told.value).startswith(said)
    assert "\n" not in str(told.value)


def test_a_token_is_never_shown() -> None:
    given: dict[str, Any] = {"discord_token": "abcdefghijklmnopqrstuvwxyz"}
    assert "abcdef" not in repr(read_settings(**given))


def test_the_example_file_can_be_used_as_it_is(tmp_path: Path) -> None:
    example = Path(__file__).resolve().parents[2] / ".env.example"
    (tmp_path / ".env").write_text(example.read_text())
    assert read_settings().discord_token is None


@pytest.mark.parametrize(
    ("written", "ids", "count"), [("0-3/16", (0, 1, 2, 3), 16), ("5/16", (5,), 16), ("3", (0, 1, 2), 3), ("15-15/16", (15,), 16)]
)
def test_shards_are_written_as_which_of_how_many(
    monkeypatch: pytest.MonkeyPatch, written: str, ids: tuple[int, ...], count: int
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://here")
    monkeypatch.setenv("SHARDS", written)
    shards = read_settings().shards
    assert shards is not None
    assert (shards.ids, shards.count) == (ids, count)


@pytest.mark.parametrize("written", ["16/16", "3-1/4", "a/4", "0-4/4", "-1/4", "0", "1/"])
def test_shards_there_are_not_are_named_in_one_line(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://here")
    monkeypatch.setenv("SHARDS", written)
    with pytest.raises(BadSettings, match="SHARDS: ") as told:
        read_settings()
    assert "\n" not in str(told.value)


def test_with_sqlite_one_process_has_all_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARDS", "4")
    assert read_settings().shards is not None
    monkeypatch.setenv("SHARDS", "0-1/4")
    with pytest.raises(BadSettings, match=r"^SHARDS: .*PostgreSQL"):
        read_settings()
