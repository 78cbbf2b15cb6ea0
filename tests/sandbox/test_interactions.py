"""Every kind of interaction, by a real discord.py bot over HTTP and websocket."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from sandbox import components, permissions
from sandbox.actors import Response, visible_text
from sandbox.errors import Misuse
from sandbox.serve import SandboxServer
from tests.sandbox.bot import TableBot, png
from tests.waiting import until

TABLE = "great-table"


async def test_a_command_is_answered_with_text_embed_picture_and_components(server: SandboxServer, bot: TableBot):
    response = await server.actor("anna").command(TABLE, "game new", title="elder", seats=4)
    message = response.message
    assert response.kind == "message"
    assert message is not None
    assert message.content.endswith("opens elder")
    assert message.command == {"name": "game new", "user_id": server.actor("anna").id}
    assert message.embeds[0]["description"] == "4 seats"
    picture = message.embeds[0]["image"]
    assert (picture["width"], picture["height"]) == (4, 3)
    assert picture["description"] == "the board"
    assert server.world.show_message(message)["attachments"] == []  # the embed shows it
    async with aiohttp.ClientSession() as web, web.get(picture["url"]) as got:
        assert await got.read() == png()
        assert got.content_type == "image/png"
    numbers = [p["id"] for p in components.walk(message.components)]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_commands_are_shown_in_each_persons_language_and_only_to_those_who_may_use_them(
    server: SandboxServer, bot: TableBot
):
    anna, ben = server.world.person("anna"), server.world.person("ben")
    german = {c["name"]: c for c in server.commands.for_person(anna)}
    english = {c["name"]: c for c in server.commands.for_person(ben)}
    assert german["game"]["name_localized"] == "spiel"
    assert german["game"]["description_localized"] == "Ein Spiel"
    assert {o["name_localized"] for o in german["game"]["options"]} == {"neu", "settings"}
    assert english["game"]["name_localized"] == "game"
    assert "owner" in german  # Anna owns the guild
    assert "owner" not in english
    with pytest.raises(Misuse, match="unknown_command"):
        await server.actor("ben").command(TABLE, "owner")
    assert (await server.actor("anna").command(TABLE, "owner")).message.content == "manage True"


async def test_a_sub_command_in_a_group_gets_typed_values_and_both_languages(server: SandboxServer, bot: TableBot):
    response = await server.actor("anna").command(TABLE, "game settings pace", pace="fast", loud=True)
    assert response.message.content == "pace fast True de en-GB"


async def test_autocomplete_offers_choices_in_the_persons_language(server: SandboxServer, bot: TableBot):
    assert await server.actor("anna").autocomplete(TABLE, "game new", "title", title="e") == [{"name": "ELDER", "value": "elder"}]
    english = await server.actor("ben").autocomplete(TABLE, "game new", "title", title="")
    assert [c["name"] for c in english] == ["Elder", "Talisman", "Alone"]


async def test_options_of_every_kind_arrive_resolved(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    everyone = server.world.guild_id
    paper = anna.upload("note.txt", b"twelve bytes")
    response = await anna.command(
        TABLE,
        "options",
        number="1.5",
        person=ben.id,
        place=server.world.channel("fireside").id,
        role=everyone,
        whom=ben.id,
        paper=paper,
    )
    assert response.message.content == "1.5|ben|fireside|@everyone|Member|note.txt|12"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({}, {"title": "required"}),
        ({"title": "x", "seats": 9}, {"seats": "max"}),
        ({"title": "x", "seats": "many"}, {"seats": "type"}),
        ({"title": "x", "cheat": 1}, {"cheat": "unknown"}),
    ],
)
async def test_wrong_options_are_refused_before_the_bot_hears_of_them(server: SandboxServer, bot: TableBot, given, complaint):
    with pytest.raises(Misuse) as refused:
        await server.actor("anna").command(TABLE, "game new", **given)
    assert refused.value.details["options"] == complaint


async def test_context_menus_reach_their_target(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    said = ben.say(TABLE, "the stars are right")
    assert (await anna.menu(TABLE, "Salute", ben.id)).message.content == "hail ben"
    quoted = await anna.menu(TABLE, "Quote", said)
    assert quoted.message.content == "said: the stars are right"
    assert quoted.message.type == 23


async def test_a_button_edits_its_message(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    opened = (await anna.command(TABLE, "game new", title="elder")).message
    response = await ben.press(opened, "Roll")
    assert response.kind == "update"
    assert response.message is opened
    assert opened.content == "rolled 6"
    assert opened.edited is not None
    assert opened.embeds  # what the edit does not name stays


async def test_an_ephemeral_answer_is_seen_by_one_person_only_and_never_fetched(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    opened = (await anna.command(TABLE, "game new", title="elder")).message
    response = await ben.press(opened, "hand")
    assert response.message.content == "the hand of ben"
    assert response.message in ben.messages(TABLE)
    assert response.message not in anna.messages(TABLE)
    channel = bot.get_channel(int(opened.channel_id))
    assert [m.id async for m in channel.history()] == [int(opened.id)]
    with pytest.raises(Exception, match="10008"):
        await channel.fetch_message(int(response.message.id))


async def test_an_acknowledged_button_changes_nothing(server: SandboxServer, bot: TableBot):
    opened = (await server.actor("anna").command(TABLE, "game new", title="elder")).message
    assert (await server.actor("anna").press(opened, "quiet")).kind == "deferred"
    assert opened.edited is None


async def test_a_disabled_or_missing_button_cannot_be_pressed(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    opened = (await anna.command(TABLE, "game new", title="elder")).message
    with pytest.raises(Misuse, match="disabled"):
        await anna.press(opened, "locked")
    with pytest.raises(Misuse, match="unknown_component"):
        await anna.press(opened, "nothing")


async def test_all_selects_give_what_was_chosen(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    opened = (await anna.command(TABLE, "game new", title="elder")).message
    assert (await anna.select(opened, "pick", "2", "1")).message.content == "picked 2,1"
    assert (await anna.select(opened, "who", ben.id)).message.content == "chose ben"
    place = server.world.channel("side-table").id
    assert (await anna.select(opened, "where", place)).message.content == "chose side-table"
    more = (await anna.command(TABLE, "mentionables")).message
    assert (await anna.select(more, "role", server.world.guild_id)).message.content == "role @everyone"
    assert (await anna.select(more, "either", ben.id, server.world.guild_id)).message.content == "either Member,Role"
    with pytest.raises(Misuse, match="values"):
        await anna.select(opened, "pick", "3")
    with pytest.raises(Misuse, match="values"):
        await anna.select(opened, "pick")


async def test_a_modal_from_a_button_edits_the_message_it_came_from(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    opened = (await anna.command(TABLE, "game new", title="elder")).message
    form = await anna.press(opened, "rename")
    assert form.kind == "modal"
    assert form.modal["title"] == "Rename"
    with pytest.raises(Misuse, match="not_yours"):
        await ben.submit(form, name="mine")
    with pytest.raises(Misuse) as wrong:
        await anna.submit(form, name="x")
    assert wrong.value.details["values"] == {"name": "length"}
    assert (await anna.submit(form, name="The Vigil")).kind == "update"
    assert opened.content == "renamed to The Vigil"
    with pytest.raises(Misuse, match="unknown_interaction"):
        await anna.submit(form, name="again")


async def test_a_modal_from_a_command_answers_with_a_message(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    form = await anna.command(TABLE, "form", which="rename")
    assert (await anna.submit(form, name="Emil")).message.content == "named Emil"


async def test_a_modal_with_labels_carries_text_select_person_and_file(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    form = await anna.command(TABLE, "form", which="survey")
    proof = anna.upload("proof.png", png())
    answer = await anna.submit(form, why="because", colour=["blue"], friend=[ben.id], proof=[proof])
    assert answer.message.content == f"because|blue|ben|proof.png|{len(png())}"


async def test_a_modal_with_radio_and_checkboxes(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    form = await anna.command(TABLE, "form", which="quiz")
    assert (await anna.submit(form, one="b", many=["x", "y"], sure=True)).message.content == "b|x,y|True"


async def test_thinking_ends_with_the_first_follow_up_and_the_token_edits_all(server: SandboxServer, bot: TableBot):
    anna, ben = server.actor("anna"), server.actor("ben")
    response = await anna.command(TABLE, "think")
    assert response.kind == "thinking"
    assert response.message.thinking
    bot.gate.set()
    await anna.sees(TABLE, "and more, edited")
    await anna.sees(TABLE, "thought again")
    assert response.message.content == "thought again"
    assert not response.message.thinking
    assert [f.filename for f in response.message.files] == ["board.png"]
    assert len(ben.messages(TABLE)) == 2


async def test_a_secret_thought_stays_secret(server: SandboxServer, bot: TableBot):
    bot.gate.set()
    response = await server.actor("anna").command(TABLE, "think", secret=True)
    await server.actor("anna").sees(TABLE, "thought again")
    assert response.message.ephemeral
    assert server.actor("ben").messages(TABLE) == []


async def test_a_second_first_response_is_refused_with_40060(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    await anna.command(TABLE, "twice")
    await until(lambda: bot.failures)
    assert bot.failures[0].code == 40060
    assert [visible_text(m) for m in anna.messages(TABLE)] == ["once"]


async def test_components_v2_are_resolved_numbered_and_edited(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    message = (await anna.command(TABLE, "layout")).message
    box = message.components[0]
    assert message.flags & 1 << 15
    assert message.content == ""
    assert box["components"][1]["accessory"]["media"]["url"].startswith(server.base + "/cdn/attachments/")
    assert box["components"][2]["items"][0]["media"]["width"] == 4
    assert (await anna.press(message, "again")).kind == "update"
    assert "pressed 1 times" in visible_text(message)
    assert message.components[0]["components"][2]["items"][0]["media"]["url"].startswith(server.base)


async def test_a_press_before_the_bot_knows_its_own_message_waits_for_it(server: SandboxServer, bot: TableBot):
    """discord.py drops presses on views it has not registered yet, which it does after the answer to its request."""
    anna = server.actor("anna")
    presses: list[asyncio.Task[Response]] = []

    def press_at_once(what: str, about: dict[str, Any]) -> None:
        if what == "message" and about["message"].content == "press":
            presses.append(asyncio.create_task(anna.press(about["message"], "Now")))

    server.world.listeners.append(press_at_once)
    server.faults.add_http(path="/interactions/*", when="after", delay=0.1)
    for _ in range(3):
        await anna.command(TABLE, "fleeting")
    assert [(await p).message.content for p in presses] == ["in time"] * 3


async def test_a_late_answer_gets_10062_and_the_person_is_told(bot: TableBot, server: SandboxServer):
    server.interactions.respond_seconds = 0.3
    anna = server.actor("anna")
    response = await anna.command(TABLE, "late")
    assert (response.kind, response.reason) == ("failed", "late")
    bot.gate.set()
    await until(lambda: bot.failures)
    assert bot.failures[0].code == 10062
    assert anna.messages(TABLE) == []


async def test_the_clocks_are_discords_own_unless_told_otherwise(server: SandboxServer):
    assert (server.interactions.respond_seconds, server.interactions.token_seconds) == (3.0, 900.0)


async def test_without_a_bot_the_application_did_not_respond(server: SandboxServer, bot: TableBot):
    server.interactions.respond_seconds = 0.3
    await bot.close()
    await until(lambda: not server.gateway.online)
    response = await server.actor("anna").command(TABLE, "keep")
    assert (response.kind, response.reason) == ("failed", "offline")


async def test_a_token_dies_after_a_quarter_of_an_hour(server: SandboxServer, bot: TableBot):
    response = await server.actor("anna").command(TABLE, "keep")
    await bot.kept.edit_original_response(content="still alive")
    assert response.message.content == "still alive"
    server.clock.advance(901)
    with pytest.raises(Exception, match="50027"):
        await bot.kept.edit_original_response(content="dead")
    with pytest.raises(Exception, match="50027"):
        await bot.kept.followup.send("dead")


async def test_a_thought_that_outlives_its_token_fails_visibly(server: SandboxServer, bot: TableBot):
    response = await server.actor("anna").command(TABLE, "think")
    server.clock.advance(901)
    server.interactions.sweep()
    assert response.message.failed
    assert not response.message.thinking


async def test_a_command_in_a_dm_knows_no_guild(server: SandboxServer, bot: TableBot):
    anna = server.actor("anna")
    response = await anna.command(anna.dm(), "whisper")
    assert response.message.content.startswith("sent ")
    with pytest.raises(Misuse, match="unknown_command"):
        await anna.command(anna.dm(), "thread")


async def test_a_person_without_access_sees_neither_channel_nor_messages(server: SandboxServer, bot: TableBot):
    anna, ben, clara = server.actor("anna"), server.actor("ben"), server.actor("clara")
    room = server.world.add_channel("cellar", only_for=[ben.id])
    await ben.command(room, "keep")
    assert room not in list(server.world.visible_channels(clara.id))
    assert room in list(server.world.visible_channels(anna.id))  # the owner sees every channel
    with pytest.raises(Misuse, match="unknown_channel"):
        clara.say(room, "hello")
    server.world.overwrite(server.world.channel(TABLE), server.world.bot_id, deny=permissions.SEND_MESSAGES)
    with pytest.raises(Exception, match="50013"):
        await bot.get_channel(int(server.world.channel(TABLE).id)).send("no")
