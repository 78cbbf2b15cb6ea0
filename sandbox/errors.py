"""Refusals: the bot's (Discord's error bodies and codes) and a person's (the page's error codes)."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A REST call of the bot is answered with this error."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}")
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def unauthorized() -> Refused:
    return Refused(401, 0, "401: Unauthorized")


def unknown_route() -> Refused:
    return Refused(404, 0, "404: Not Found")


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_guild() -> Refused:
    return Refused(404, 10004, "Unknown Guild")


def unknown_member() -> Refused:
    return Refused(404, 10007, "Unknown Member")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def unknown_user() -> Refused:
    return Refused(404, 10013, "Unknown User")


def unknown_webhook() -> Refused:
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    return Refused(404, 10062, "Unknown interaction")


def unknown_command() -> Refused:
    return Refused(404, 10063, "Unknown application command")


def already_acknowledged() -> Refused:
    return Refused(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> Refused:
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    return Refused(403, 50013, "Missing Permissions")


def cannot_message_user() -> Refused:
    return Refused(403, 50007, "Cannot send messages to this user")


def not_the_author() -> Refused:
    return Refused(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refused:
    return Refused(400, 50006, "Cannot send an empty message")


def token_expired() -> Refused:
    return Refused(401, 50027, "Invalid Webhook Token")


def thread_is_archived() -> Refused:
    return Refused(400, 50083, "Thread is archived")


def form_error(path: tuple[str | int, ...], code: str, message: str) -> Refused:
    """400/50035 with one error at one place of the body, nested the way Discord does."""
    return form_errors([(path, code, message)])


def form_errors(found: list[tuple[tuple[str | int, ...], str, str]]) -> Refused:
    tree: dict[str, Any] = {}
    for path, code, message in found:
        place = tree
        for part in path:
            place = place.setdefault(str(part), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})
    return Refused(400, 50035, "Invalid Form Body", tree)


class Misuse(Exception):
    """A person (page or test) asked for something that can't be done; `code` is one of the page protocol's."""

    def __init__(self, code: str, message: str, **details: Any) -> None:
        super().__init__(f"{code}: {message} {details or ''}")
        self.code, self.message, self.details = code, message, details

    def body(self) -> dict[str, Any]:
        return {"code": self.code, "message": self.message, **self.details}
