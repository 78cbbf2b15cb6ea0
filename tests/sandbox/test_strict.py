"""What Discord refuses, the sandbox refuses: one case per mistake, over HTTP as a bot would make it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT
from sandbox.serve import SandboxServer

V2 = 1 << 15


class Wire:
    """A bot without a library."""

    def __init__(self, server: SandboxServer, web: aiohttp.ClientSession) -> None:
        self.server, self.web = server, web
        self.channel = server.world.channel("great-table")

    async def call(self, method: str, path: str, body: Any, files: int = 0) -> tuple[int, Any]:
        headers = {"Authorization": "Bot sandbox"}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for i in range(files):
                form.add_field(f"files[{i}]", b"x", filename=f"{i}.txt", content_type="application/octet-stream")
            options: dict[str, Any] = {"data": form}
        else:
            options = {"json": body}
        async with self.web.request(method, f"{self.server.base}/api/v10{path}", headers=headers, **options) as answer:
            return answer.status, await answer.json() if answer.status != 204 else None

    async def message(self, body: dict[str, Any], files: int = 0) -> tuple[int, Any]:
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body, files)

    def interaction(self, kind: int = COMMAND, **more: Any):
        return self.server.interactions.open(kind, self.server.world.person("anna"), self.channel, **more)

    async def callback(self, kind: int, data: dict[str, Any], of: int = COMMAND) -> tuple[int, Any]:
        interaction = self.interaction(of)
        return await self.call(
            "POST", f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1", {"type": kind, "data": data}
        )

    async def follow_up(self, data: dict[str, Any]) -> tuple[int, Any]:
        interaction = self.interaction()
        interaction.answered = True
        return await self.call("POST", f"/webhooks/{self.server.world.application_id}/{interaction.token}?wait=1", data)

    async def commands(self, given: list[dict[str, Any]]) -> tuple[int, Any]:
        return await self.call("PUT", f"/applications/{self.server.world.application_id}/commands", given)


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    async with SandboxServer(limits=False) as server, aiohttp.ClientSession() as web:
        yield Wire(server, web)


def button(n: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": f"b{n}", "custom_id": f"b{n}"} | more


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def select(*values: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": f"o{i}", "value": v} for i, v in enumerate(values)]} | more


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def gallery(n: int) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * n}


def field(i: int = 0) -> dict[str, Any]:
    return {"type": 1, "components": [{"type": 4, "custom_id": f"t{i}", "label": "L", "style": 1}]}


def modal(**more: Any) -> dict[str, Any]:
    return {"custom_id": "m", "title": "T", "components": [field()]} | more


def command(**more: Any) -> dict[str, Any]:
    return {"name": "roll", "description": "Roll", "type": 1} | more


def option(name: str = "o", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d"} | more


MESSAGE_MISTAKES = {
    "content 2001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "11 embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "embed title 257": ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed description 4097": ({"embeds": [{"description": "t" * 4097}]}, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    "field value 1025": ({"embeds": [{"fields": [{"name": "n", "value": "v" * 1025}]}]}, "embeds.0.fields.0.value", "BASE_TYPE_MAX_LENGTH"),
    "field without text": ({"embeds": [{"fields": [{"name": "n", "value": " "}]}]}, "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
    "embeds over 6000": ({"embeds": [{"description": "t" * 3001}, {"description": "t" * 3000}]}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    "embed picture from nowhere": ({"embeds": [{"image": {"url": "board.png"}}]}, "embeds.0.image.url", "URL_TYPE_INVALID_SCHEME"),
    "6 buttons in a row": ({"components": [row(*[button(i) for i in range(6)])]}, "components.0.components", "BASE_TYPE_MAX_LENGTH"),
    "label 81": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "custom_id 101": ({"components": [row(button(custom_id="x" * 101))]}, "components.0.components.0.custom_id", "BASE_TYPE_MAX_LENGTH"),
    "26 options": ({"components": [row(select(*map(str, range(26))))]}, "components.0.components.0.options", "BASE_TYPE_MAX_LENGTH"),
    "6 rows": ({"components": [row(button(i)) for i in range(6)]}, "components", "BASE_TYPE_BAD_LENGTH"),
    "select beside a button": ({"components": [row(button(), select("a"))]}, "components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    "custom_id twice": ({"components": [row(button(1), button(1))]}, "components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "option value twice": ({"components": [row(select("a", "a"))]}, "components.0.components.0.options.1.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    "more to choose than options": ({"components": [row(select("a", max_values=2))]}, "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    "select without options": ({"components": [row(select())]}, "components.0.components.0.options", "BASE_TYPE_MIN_LENGTH"),
    "button without custom_id": ({"components": [row({"type": 2, "style": 1, "label": "x"})]}, "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    "button without words": ({"components": [row({"type": 2, "style": 1, "custom_id": "x"})]}, "components.0.components.0", "BUTTON_COMPONENT_INVALID_CONTENT"),
    "link without url": ({"components": [row({"type": 2, "style": 5, "label": "x"})]}, "components.0.components.0.url", "BASE_TYPE_REQUIRED"),
    "unknown component": ({"components": [{"type": 99}]}, "components.0.type", "BASE_TYPE_CHOICES"),
    "V2 without its flag": ({"components": [text("x")]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "V2 with content": ({"flags": V2, "content": "x", "components": [text("x")]}, "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    "V2 with embeds": ({"flags": V2, "embeds": [{"title": "x"}], "components": [text("x")]}, "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    "V2 text 4001": ({"flags": V2, "components": [text("x" * 4001)]}, "components.0.content", "BASE_TYPE_MAX_LENGTH"),
    "V2 texts over 4000": ({"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "V2 gallery 11": ({"flags": V2, "components": [gallery(11)]}, "components.0.items", "BASE_TYPE_MAX_LENGTH"),
    "V2 41 nested": ({"flags": V2, "components": [{"type": 17, "components": [text("x")] * 20}] * 2}, "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"),
    "V2 picture not attached": ({"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]}, "components.0.items.0.media.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"),
    "11 attachments": ({"content": "x", "attachments": [{"id": i, "filename": f"{i}.txt"} for i in range(11)]}, "attachments", "BASE_TYPE_MAX_LENGTH"),
    "nonce 26": ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
}  # fmt: skip

MODAL_MISTAKES = {
    "title 46": (modal(title="x" * 46), "data.title", "BASE_TYPE_MAX_LENGTH"),
    "6 parts": (modal(components=[field(i) for i in range(6)]), "data.components", "BASE_TYPE_BAD_LENGTH"),
    "custom_id twice": (modal(components=[field(1), field(1)]), "data.components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "label 46": (modal(components=[{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "t", "style": 1}}]), "data.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "no parts": (modal(components=[]), "data.components", "BASE_TYPE_MIN_LENGTH"),
}  # fmt: skip

COMMAND_MISTAKES = {
    "description 101": ([command(description="d" * 101)], "0.description", "BASE_TYPE_MAX_LENGTH"),
    "no description": ([command(description="")], "0.description", "BASE_TYPE_REQUIRED"),
    "26 options": ([command(options=[option(f"o{i}") for i in range(26)])], "0.options", "BASE_TYPE_MAX_LENGTH"),
    "upper-case name": ([command(name="Roll")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "name with a space": ([command(name="roll dice")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "upper-case German name": ([command(name_localizations={"de": "Würfeln"})], "0.name_localizations.de", "APPLICATION_COMMAND_INVALID_NAME"),
    "name twice": ([command(), command()], "1", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    "option name twice": ([command(options=[option(), option()])], "0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"),
    "over 8000 characters": ([command(options=[option(f"o{i}", choices=[{"name": f"{j}" + "n" * 90, "value": f"{j}" + "v" * 90} for j in range(25)]) for i in range(2)])], "0", "APPLICATION_COMMAND_TOO_LARGE"),
    "unknown locale": ([command(name_localizations={"de-DE": "rollen"})], "0.name_localizations.de-DE", "DICT_TYPE_KEY_CHOICES"),
    "required after optional": ([command(options=[option("a"), option("b", required=True)])], "0.options.1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    "choices and autocomplete": ([command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])], "0.options.0", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES"),
    "choice value 101": ([command(options=[option(choices=[{"name": "a", "value": "v" * 101}])])], "0.options.0.choices.0.value", "BASE_TYPE_BAD_LENGTH"),
    "option beside a sub-command": ([command(options=[option(), {"type": 1, "name": "s", "description": "d"}])], "0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    "menu with description": ([{"type": 3, "name": "Quote", "description": "d"}], "0.description", "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"),
}  # fmt: skip


def complaint(status: int, body: Any, place: str) -> str:
    assert (status, body["code"]) == (400, 50035), body
    spot = body["errors"]
    for part in place.split("."):
        assert part in spot, body["errors"]
        spot = spot[part]
    return spot["_errors"][0]["code"]


@pytest.mark.parametrize("mistake", MESSAGE_MISTAKES)
async def test_a_message_with_a_mistake_is_refused_at_its_place(wire: Wire, mistake: str):
    body, place, code = MESSAGE_MISTAKES[mistake]
    assert complaint(*await wire.message(body), place) == code
    if "nonce" not in body:  # a response carries none
        assert complaint(*await wire.callback(4, body), f"data.{place}") == code
    assert wire.channel.messages == {}


async def test_a_follow_up_obeys_the_same_rules(wire: Wire):
    assert complaint(*await wire.follow_up({"content": "x" * 2001}), "content") == "BASE_TYPE_MAX_LENGTH"
    assert complaint(*await wire.follow_up({"components": [row(button(1), button(1))]}), "components.0.components.1.custom_id")


async def test_an_empty_message_is_refused(wire: Wire):
    for body in ({}, {"content": "   "}, {"embeds": []}):
        status, answer = await wire.message(body)
        assert (status, answer["code"]) == (400, 50006)
    assert (await wire.callback(4, {"content": ""}))[1]["code"] == 50006


async def test_eleven_files_are_refused(wire: Wire):
    assert complaint(*await wire.message({"content": "x"}, files=11), "attachments") == "BASE_TYPE_MAX_LENGTH"
    assert (await wire.message({"content": "x"}, files=10))[0] == 200


async def test_an_edit_can_neither_empty_a_message_nor_take_its_v2_flag(wire: Wire):
    _, plain = await wire.message({"content": "x"})
    path = f"/channels/{wire.channel.id}/messages/"
    status, answer = await wire.call("PATCH", path + plain["id"], {"content": ""})
    assert (status, answer["code"]) == (400, 50006)
    assert wire.channel.messages[plain["id"]].content == "x"
    status, answer = await wire.call("PATCH", path + plain["id"], {"flags": V2, "components": [text("new")]})
    assert complaint(status, answer, "content") == "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert (await wire.call("PATCH", path + plain["id"], {"content": None, "flags": V2, "components": [text("new")]}))[0] == 200
    status, answer = await wire.call("PATCH", path + plain["id"], {"flags": 0, "components": [text("new")]})
    assert complaint(status, answer, "flags") == "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"


async def test_an_unknown_key_is_noted_but_not_refused_as_discord_ignores_it(wire: Wire):
    status, _ = await wire.message({"content": "x", "contnet": "y"})
    assert status == 200
    assert wire.server.strict is not None
    assert list(wire.server.strict.unknown_keys) == ["POST /channels/{channel}/messages: contnet"]


@pytest.mark.parametrize("mistake", MODAL_MISTAKES)
async def test_a_dialog_with_a_mistake_is_refused(wire: Wire, mistake: str):
    body, place, code = MODAL_MISTAKES[mistake]
    assert complaint(*await wire.callback(9, body), place) == code


async def test_a_dialog_cannot_answer_a_dialog_and_an_autocomplete_cannot_be_deferred(wire: Wire):
    assert complaint(*await wire.callback(9, modal(), of=5), "type")
    assert complaint(*await wire.callback(5, {}, of=AUTOCOMPLETE), "type")
    assert complaint(*await wire.callback(7, {"content": "x"}, of=COMMAND), "type")
    assert (await wire.callback(9, modal(), of=COMPONENT))[0] == 200


async def test_autocomplete_choices_have_limits(wire: Wire):
    many = [{"name": str(i), "value": str(i)} for i in range(26)]
    assert complaint(*await wire.callback(8, {"choices": many}, AUTOCOMPLETE), "data.choices") == "BASE_TYPE_MAX_LENGTH"
    long = [{"name": "n" * 101, "value": "v"}]
    assert complaint(*await wire.callback(8, {"choices": long}, AUTOCOMPLETE), "data.choices.0.name") == "BASE_TYPE_MAX_LENGTH"
    long = [{"name": "n", "value": "v" * 101}]
    assert complaint(*await wire.callback(8, {"choices": long}, AUTOCOMPLETE), "data.choices.0.value") == "BASE_TYPE_BAD_LENGTH"


@pytest.mark.parametrize("mistake", COMMAND_MISTAKES)
async def test_a_command_definition_with_a_mistake_is_refused(wire: Wire, mistake: str):
    body, place, code = COMMAND_MISTAKES[mistake]
    assert complaint(*await wire.commands(body), place) == code
    assert wire.server.commands.all == {}


async def test_there_are_at_most_100_slash_commands(wire: Wire):
    status, answer = await wire.commands([command(name=f"c{i}") for i in range(101)])
    assert (status, answer["code"]) == (400, 30032)
    assert (await wire.commands([command(name=f"c{i}") for i in range(100)]))[0] == 200


async def test_without_strictness_the_same_mistakes_pass(wire: Wire):
    wire.server.rest.strict = None
    assert (await wire.message({"content": "x" * 2001}))[0] == 200


async def test_unhandled_calls_are_recorded_and_answered_404(wire: Wire):
    status, answer = await wire.call("POST", "/guilds/1/stickers", {})
    assert (status, answer) == (404, {"message": "404: Not Found", "code": 0})
    assert wire.server.rest.unhandled == ["POST /guilds/1/stickers"]
