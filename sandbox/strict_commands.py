"""Discord's rules for command definitions and autocomplete choices that its OpenAPI file does not contain."""

from __future__ import annotations

import re
from typing import Any

from sandbox.commands import GROUP, MESSAGE_MENU, SLASH, SUB, USER_MENU
from sandbox.errors import Refused
from sandbox.openapi import Found
from sandbox.people import LOCALES

Place = tuple[str | int, ...]

NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
SLASH_COMMANDS = 100
MENUS_PER_TYPE = 15
CHARACTERS = 8000
CHOICE_VALUE = 100


def judge(body: Any, whole: bool = True) -> Found:
    """One definition or the list of a bulk overwrite. `whole` is False for a change of some fields."""
    if not isinstance(body, list):
        return judge_command(body or {}, (), whole)
    kinds = [c.get("type") or SLASH for c in body]
    for kind, most in ((SLASH, SLASH_COMMANDS), (USER_MENU, MENUS_PER_TYPE), (MESSAGE_MENU, MENUS_PER_TYPE)):
        if kinds.count(kind) > most:
            raise Refused(400, 30032, f"Maximum number of application commands reached ({most})")
    found: Found = []
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(body):
        key = (kinds[index], command["name"])
        if key in seen:
            found.append(((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"))
        seen.add(key)
        found += judge_command(command, (index,), True)
    return found


def judge_command(command: dict[str, Any], where: Place, whole: bool) -> Found:
    found: Found = []
    if (command.get("type") or SLASH) != SLASH:
        if command.get("description"):
            found.append(
                ((*where, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Context menus have no description")
            )
        if command.get("options"):
            found.append(((*where, "options"), "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", "Context menus have no options"))
        return found + judge_locales(command, where, check_name=False)
    found += judge_named(command, where, whole)
    found += judge_options(command.get("options") or [], (*where, "options"), 0)
    if characters(command) > CHARACTERS:
        found.append((where, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({CHARACTERS})"))
    return found


def judge_named(thing: dict[str, Any], where: Place, whole: bool = True) -> Found:
    found: Found = []
    if "name" in thing and not good_name(thing["name"]):
        found.append(((*where, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"))
    if (whole or "description" in thing) and not (thing.get("description") or "").strip():
        found.append(((*where, "description"), "BASE_TYPE_REQUIRED", "This field is required"))
    return found + judge_locales(thing, where, check_name=True)


def good_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and name == name.lower()


def judge_locales(thing: dict[str, Any], where: Place, check_name: bool) -> Found:
    found: Found = []
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (thing.get(key) or {}).items():
            if locale not in LOCALES:
                found.append(((*where, key, locale), "DICT_TYPE_KEY_CHOICES", f"{locale} is not a locale"))
            if key == "name_localizations" and check_name and not good_name(text):
                found.append(((*where, key, locale), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"))
    return found


def judge_options(options: list[dict[str, Any]], where: Place, depth: int) -> Found:
    found: Found = []
    names: set[str] = set()
    optional_seen = False
    kinds = {o["type"] in (SUB, GROUP) for o in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        found.append((where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message))
    for index, option in enumerate(options):
        place = (*where, index)
        found += judge_named(option, place)
        for name in {option["name"], *(option.get("name_localizations") or {}).values()}:
            if name in names:
                found.append(((*place, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name already used"))
        names |= {option["name"]}
        if option["type"] in (SUB, GROUP):
            if depth > 1 or (option["type"] == GROUP and depth > 0):
                found.append(((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply"))
            inner = option.get("options") or []
            if option["type"] == GROUP and any(o["type"] != SUB for o in inner):
                found.append(((*place, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands only"))
            found += judge_options(inner, (*place, "options"), depth + 1)
            continue
        if option.get("required"):
            if optional_seen:
                message = "Required options must be placed before non-required options"
                found.append((place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message))
        else:
            optional_seen = True
        if option.get("choices"):
            if option.get("autocomplete"):
                message = "choices and autocomplete exclude each other"
                found.append((place, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message))
            found += judge_choices(option["choices"], (*place, "choices"))
    return found


def judge_choices(choices: list[dict[str, Any]], where: Place) -> Found:
    found: Found = []
    names: set[str] = set()
    for index, choice in enumerate(choices):
        if choice["name"] in names:
            found.append(((*where, index), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", "The name is already used"))
        names.add(choice["name"])
        if isinstance(choice["value"], str) and not 1 <= len(choice["value"]) <= CHOICE_VALUE:
            found.append(((*where, index, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {CHOICE_VALUE} in length."))
        for locale in choice.get("name_localizations") or {}:
            if locale not in LOCALES:
                found.append(
                    ((*where, index, "name_localizations", locale), "DICT_TYPE_KEY_CHOICES", f"{locale} is not a locale")
                )
    return found


def characters(thing: dict[str, Any]) -> int:
    """Names, descriptions and choice values together; of each text its longest language counts."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(t) for t in texts)
    if isinstance(thing.get("value"), str):
        total += len(thing["value"])
    for inner in [*(thing.get("options") or []), *(thing.get("choices") or [])]:
        total += characters(inner)
    return total
