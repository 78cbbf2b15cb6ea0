"""What servers and people have set for themselves. Nobody has a row before they change something; the defaults are in `db.rows`."""

from __future__ import annotations

import dataclasses
from typing import Any, TypedDict, Unpack

from sqlalchemy import Table, bindparam, select

from db import tables as t
from db.rows import GuildSettings, Json, Pace, Reminders, UserSettings
from db.store import Store, row_as

# Built once, see db.store.
PERSON = select(t.person).where(t.person.c.user_id == bindparam("the_person"))
PERSONS = select(t.person).where(t.person.c.user_id.in_(bindparam("the_people", expanding=True)))
GUILD = select(t.guild).where(t.guild.c.guild_id == bindparam("the_guild"))


class UserChanges(TypedDict, total=False):
    language: str | None
    reminders: Reminders
    timezone: str | None
    quiet_from: int | None
    quiet_to: int | None
    high_contrast: bool
    palette: str
    away_until: int | None
    options: Json


class GuildChanges(TypedDict, total=False):
    language: str | None
    channels: tuple[int, ...] | None
    pace: Pace | None
    options: Json


class People(Store):
    async def user_settings(self, user_id: int) -> UserSettings:
        found = await self.remembered(t.person, user_id, lambda: self.one(PERSON, UserSettings, {"the_person": user_id}))
        return found or UserSettings(user_id=user_id)

    async def users_settings(self, user_ids: list[int]) -> dict[int, UserSettings]:
        """Those of a whole table at once."""
        people = tuple(user_ids)
        found = await self.remembered(t.person, people, lambda: self.rows(PERSONS, UserSettings, {"the_people": people}))
        return {u: UserSettings(user_id=u) for u in user_ids} | {s.user_id: s for s in found}

    async def change_user(self, user_id: int, now: int, **changes: Unpack[UserChanges]) -> UserSettings:
        row = await self._change(t.person, "user_id", user_id, UserSettings(user_id=user_id), dict(changes), now)
        return row_as(UserSettings, row)

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        found = await self.one(GUILD, GuildSettings, {"the_guild": guild_id})
        return found or GuildSettings(guild_id=guild_id)

    async def change_guild(self, guild_id: int, now: int, **changes: Unpack[GuildChanges]) -> GuildSettings:
        row = await self._change(t.guild, "guild_id", guild_id, GuildSettings(guild_id=guild_id), dict(changes), now)
        return row_as(GuildSettings, row)

    async def _change(self, table: Table, key: str, id_: int, default: Any, changes: dict[str, Any], now: int) -> Any:
        """Insert the defaults with the changes, or change only what was said: two changes at once both stay."""
        values = {f.name: getattr(default, f.name) for f in dataclasses.fields(default)} | {"updated": now}
        unknown = changes.keys() - (values.keys() - {key, "updated"})
        if unknown:
            raise TypeError(f"there is no setting {', '.join(sorted(unknown))}")
        if isinstance(changes.get("pace"), Pace):
            changes["pace"] = dataclasses.asdict(changes["pace"])
        if changes.get("channels") is not None:
            changes["channels"] = list(changes["channels"])
        new = self.insert(table).values(values | changes)
        async with self.writing() as conn:
            row = await conn.execute(
                new.on_conflict_do_update(index_elements=[table.c[key]], set_=changes | {"updated": now}).returning(*table.c)
            )
            return row.one()._mapping
