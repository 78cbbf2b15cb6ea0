"""`/privacy`: what is known can be seen and taken along, and is gone after one confirmed press; games go on."""

from __future__ import annotations

from pathlib import Path

from tests.bot.given import answered, custom_ids, world
from tests.cogs.given import ALL, begin, posted, reply


async def test_a_person_sees_takes_along_and_removes_what_is_known(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        table = await begin(w, "anna", "bert", pace="24h")
        anna, bert = w.person("anna"), w.person("bert")
        for _ in range(3):
            await reply(w, table)
        await posted(w)
        await anna.slash(w.channel, "game settings", my_language="en", timezone="Europe/Berlin")
        assert "Settings: yes" in answered(await anna.slash(w.channel, "privacy show"))
        exported = await anna.slash(w.channel, "privacy export")
        assert exported.response.ephemeral
        assert exported.response.attachments
        asked = await anna.slash(w.channel, "privacy forget")
        assert "cannot be taken back" in answered(asked)
        assert (await w.keeper.db.user_settings(anna.id)).timezone == "Europe/Berlin"
        seat = table.seats_of(anna.id)[0]
        button = next(i for i in custom_ids(asked.response) if i.startswith("kf:"))
        assert button == f"kf:{anna.id}"
        await anna.click(asked.response.message, custom_id=button)
        await posted(w)
        known = await w.keeper.db.everything_about(anna.id)
        assert not any(known[k] for k in ("settings", "seats", "answers", "hosted", "statistics"))
        assert table.seats[seat].user_id is None
        assert table.seats[seat].caretaker
        game = await w.keeper.db.game(table.id)
        assert game.status == "playing"
        assert game.host_id == bert.id
        assert {table.user_of(a.seat) for a in table.asks if a.needed} == {bert.id}


async def test_nobody_can_have_somebody_else_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path, cogs=ALL) as w:
        await begin(w, "anna", "bert")
        anna = w.person("anna")
        await anna.slash(w.channel, "game settings", reminders="dm")
        cog = w.keeper.get_cog("privacy")
        said: list[str] = []

        class Response:
            async def defer(self) -> None:
                return None

        class Press:
            user = w.person("bert")
            response = Response()

        async def reply(interaction: object, id: str) -> None:
            said.append(id)

        w.keeper.reply = reply  # pyright: ignore[reportAttributeAccessIssue]
        await cog.confirmed(Press(), f"kf:{anna.id}")  # pyright: ignore[reportOptionalMemberAccess,reportAttributeAccessIssue]
        assert said == ["privacy-not-yours"]
        assert (await w.keeper.db.user_settings(anna.id)).reminders == "dm"
