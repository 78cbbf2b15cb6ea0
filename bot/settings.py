"""Keeper's settings, from the environment and `.env`. A missing or wrong one stops the program with one clear line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

MOST_SHARDS = 16_384


class BadSettings(Exception):
    """One line that names the setting and what is wrong with it."""


class Brought(BaseSettings):
    """What every command must know before it begins. Names in the environment are the same in capitals."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore", frozen=True)

    games: Annotated[tuple[str, ...], NoDecode] = ()
    """Games from elsewhere: dotted names of packages, separated by commas (`games.registry.bring`)."""

    @field_validator("games", mode="before")
    @classmethod
    def _named(cls, value: Any) -> Any:
        return _parted(value)


@dataclass(frozen=True, slots=True)
class Shards:
    """Which of how many (Discord's word for the parts of a bot's servers). Written `0-3/16`, `5/16`, or `16` for all of them."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def read(cls, written: str) -> Shards:
        which, slash, count = written.strip().partition("/")
        try:
            many = int(count if slash else which)
            first, dash, last = which.partition("-") if slash else ("0", "-", str(many - 1))
            ids = tuple(range(int(first), int(last if dash else first) + 1))
        except ValueError:
            raise ValueError(f"{written!r} is not of the form 0-3/16") from None
        if not ids or not 0 <= ids[0] <= ids[-1] < many <= MOST_SHARDS:
            raise ValueError(f"there are no shards {written}")
        return cls(ids, many)

    @property
    def all_of_them(self) -> bool:
        return len(self.ids) == self.count


class Settings(Brought):
    discord_token: SecretStr | None = None
    database_url: str = "keeper.db"
    sandbox_port: Annotated[int, Field(ge=1, le=65535)] = 8420
    shards: Annotated[Shards | None, NoDecode] = None
    """The shards of this process, `0-3/16`. Nothing: as many as Discord recommends, all of them here."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    default_language: Literal["en", "de"] = "en"
    """Of tables on servers that have not said and whose own language Keeper does not speak."""
    packs: Annotated[tuple[Path, ...], NoDecode] = ()
    """Extra card packs: YAML files or folders, separated by commas."""
    pictures: bool | Literal["calm"] = True
    """Off: every board is text. For very small machines. Calm: no picture moves, and dice lie where they fell."""
    painters: Annotated[int, Field(ge=0, le=16)] = 1
    """Processes that draw (`bot/painters.py`). 0: this one does, in threads; that takes less memory, and presses wait for the paint."""
    sprites_mb: Annotated[int, Field(ge=16, le=8192)] = 384
    """Megabytes each painter keeps of what it has drawn before."""
    longest_silence: Annotated[int, Field(ge=2, le=3600)] = 120
    """Seconds after which, at the latest, Keeper passes for somebody who has nothing to say but must seem to think."""
    backups: Path | None = Path("backups")
    """Where a copy of a SQLite memory is put once a day. Empty: no copies."""
    backups_kept: Annotated[int, Field(ge=1, le=1000)] = 7
    state_folder: Path = Path(".")
    """Where Keeper notes which commands Discord already knows."""

    @field_validator("shards", mode="before")
    @classmethod
    def _some_shards(cls, value: Any) -> Any:
        return (Shards.read(value) if value.strip() else None) if isinstance(value, str) else value

    @model_validator(mode="after")
    def _one_process(self) -> Settings:
        if self.shards is not None and not self.shards.all_of_them and not self.database_url.startswith("postgres"):
            raise ValueError("SHARDS: several Keepers share a PostgreSQL (DATABASE_URL); with SQLite one process has all shards")
        return self

    @field_validator("backups", mode="before")
    @classmethod
    def _no_folder_is_none(cls, value: Any) -> Any:
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("discord_token", mode="before")
    @classmethod
    def _no_token_is_none(cls, value: Any) -> Any:
        return None if isinstance(value, str) and not value.strip() else value

    @field_validator("discord_token")
    @classmethod
    def _looks_like_a_token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and (any(c.isspace() for c in value.get_secret_value()) or len(value.get_secret_value()) < 20):
            raise ValueError("this is not a bot token")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _capitals(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value

    @field_validator("packs", mode="before")
    @classmethod
    def _split(cls, value: Any) -> Any:
        return _parted(value)

    @field_validator("packs")
    @classmethod
    def _exist(cls, value: tuple[Path, ...]) -> tuple[Path, ...]:
        for path in value:
            if not path.exists():
                raise ValueError(f"there is no {path}")
        return value


def _parted(value: Any) -> Any:
    return tuple(p.strip() for p in value.split(",") if p.strip()) if isinstance(value, str) else value


def read_settings(**given: Any) -> Settings:
    """The settings, or BadSettings with one line. `given` overrides the environment (command line, tests)."""
    try:
        return Settings(**given)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        name = "_".join(str(part) for part in first["loc"][:1]).upper() or "settings"
        said = first["msg"].removeprefix("Value error, ")
        raise BadSettings(f"{name}: {said}" if first["loc"] else said) from None
