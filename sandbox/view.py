"""What the page is told about people, channels, messages: Discord's shapes plus the additions of `page/API.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.channels import THREADS

if TYPE_CHECKING:
    from sandbox.actors import Response
    from sandbox.channels import Channel
    from sandbox.messages import Message
    from sandbox.people import Person
    from sandbox.world import World


def person_card(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "username": person.username,
        "global_name": person.global_name,
        "avatar_url": f"/cdn/people/{person.id}.svg",
        "locale": person.locale,
        "owner": person.owner,
        "dms_open": person.dms_open,
        "colour": person.colour,
    }


def bot_card(world: World, online: bool) -> dict[str, Any]:
    bot = world.bot
    return {
        "id": bot.id,
        "username": bot.username,
        "global_name": bot.global_name,
        "avatar_url": f"/cdn/people/{bot.id}.svg",
        "colour": bot.colour,
        "online": online,
    }


def guild_card(world: World) -> dict[str, Any]:
    roles = [{"id": r["id"], "name": r["name"], "color": r["color"]} for r in world.roles.values()]
    return {"id": world.guild_id, "name": world.guild_name, "preferred_locale": world.guild_locale, "roles": roles}


def channel_for(world: World, person: Person, channel: Channel) -> dict[str, Any]:
    unread, mentions = world.unread(channel, person.id)
    other = next((p for p in channel.people if p != person.id), None) if channel.is_dm else None
    name = channel.name
    if other:
        name = world.show_user(other)["global_name"]
    return {
        "id": channel.id,
        "type": channel.type,
        "name": name,
        "topic": channel.topic,
        "position": channel.position,
        "parent_id": channel.parent_id,
        "unread": unread,
        "mentions": mentions,
        "last_message_id": channel.last_message_id,
        "can_send": world.can_send(person.id, channel),
        "with": other,
        "archived": channel.archived if channel.type in THREADS else False,
        "locked": channel.locked,
    }


def message_for(world: World, person: Person, message: Message) -> dict[str, Any]:
    shown = world.show_message(message)
    if message.reactions:
        shown["reactions"] = world.show_reactions(message, person.id)
    for file in shown["attachments"]:
        if file["id"] not in world.shelf.bytes_of:
            file["sandbox_gone"] = True
    shown["sandbox"] = {
        "ephemeral": message.ephemeral,
        "thinking": message.thinking,
        "failed": message.failed,
        "mentions_me": world.calls(message, person.id),
        "mine": message.author_id == person.id,
        "command": message.command,
    }
    return shown


def response_for(world: World, person: Person, response: Response) -> dict[str, Any]:
    shown: dict[str, Any] = {"interaction_id": response.interaction_id, "kind": response.kind}
    if response.message is not None:
        shown["message"] = message_for(world, person, response.message)
    if response.modal is not None:
        shown["modal"] = response.modal
    if response.reason is not None:
        shown["reason"] = response.reason
    return shown
