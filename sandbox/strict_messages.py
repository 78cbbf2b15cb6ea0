"""Discord's rules for messages and dialogs that its OpenAPI file does not contain."""

from __future__ import annotations

from typing import Any

from sandbox import components as parts
from sandbox.attachments import Upload, clean_name
from sandbox.errors import empty_message
from sandbox.messages import COMPONENTS_V2, Message
from sandbox.openapi import Found

Place = tuple[str | int, ...]

CONTENT = 2000
EMBEDS_TOGETHER = 6000
TEXTS_TOGETHER = 4000
COMPONENTS_IN_V2 = 40
ROWS = 5
BUTTONS_IN_A_ROW = 5
MODAL_PARTS = 5
LINKS = ("http://", "https://", "attachment://")


def judge(body: dict[str, Any], uploads: dict[int, Upload], existing: Message | None, where: Place) -> Found:
    """`existing`: the message that is edited (its flags and what the edit leaves alone count)."""
    found: Found = []
    content = body.get("content") if "content" in body else (existing.content if existing else "")
    embeds = body.get("embeds") if "embeds" in body else (existing.embeds if existing else [])
    tree = body.get("components") if "components" in body else (existing.components if existing else [])
    content, embeds, tree = content or "", embeds or [], tree or []
    was_v2 = bool(existing and existing.flags & COMPONENTS_V2)
    v2 = was_v2 or bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    if len(content) > CONTENT:
        found.append(((*where, "content"), "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT} or fewer in length."))
    if "embeds" in body:
        found += judge_embeds(embeds, (*where, "embeds"))
    if was_v2 and body.get("flags") is not None and not int(body["flags"]) & COMPONENTS_V2:
        found.append(
            ((*where, "flags"), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", "The IS_COMPONENTS_V2 flag cannot be removed.")
        )
    if v2:
        for key, value in (
            ("content", content),
            ("embeds", embeds),
            ("poll", body.get("poll")),
            ("sticker_ids", body.get("sticker_ids")),
        ):
            if value:
                message = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                found.append(((*where, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message))
    if "components" in body:
        place = (*where, "components")
        found += judge_v2(tree, place) if v2 else judge_rows(tree, place)
        found += judge_parts(tree, place)
        if v2:
            found += judge_media(tree, file_names(body, uploads, existing), place)
    files = bool(uploads) or kept_files(body, existing)
    if not found and not (content.strip() or embeds or tree or files or body.get("poll") or body.get("sticker_ids")):
        raise empty_message()
    return found


def kept_files(body: dict[str, Any], existing: Message | None) -> bool:
    if existing is None:
        return False
    if body.get("attachments") is None:
        return bool(existing.files)
    kept = {str(a["id"]) for a in body["attachments"]}
    return any(f.id in kept for f in existing.files)


def file_names(body: dict[str, Any], uploads: dict[int, Upload], existing: Message | None) -> set[str]:
    names = {clean_name(u.filename) for u in uploads.values()}
    for described in body.get("attachments") or []:
        if described.get("filename"):
            names.add(clean_name(str(described["filename"])))
    if existing is not None:
        kept = None if body.get("attachments") is None else {str(a["id"]) for a in body["attachments"]}
        names |= {f.filename for f in existing.files if kept is None or f.id in kept}
    return names


# --- embeds ------------------------------------------------------------------------------------------------------------


def judge_embeds(embeds: list[dict[str, Any]], where: Place) -> Found:
    found: Found = []
    total = 0
    for index, embed in enumerate(embeds):
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
        for number, field in enumerate(embed.get("fields") or []):
            total += len(field["name"]) + len(field["value"])
            for key in ("name", "value"):
                if not field[key].strip():
                    found.append(((*where, index, "fields", number, key), "BASE_TYPE_REQUIRED", "This field is required"))
        for key in ("image", "thumbnail"):
            url = (embed.get(key) or {}).get("url")
            if url and not url.startswith(LINKS):
                found.append(((*where, index, key, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https')."))
    if total > EMBEDS_TOGETHER:
        message = f"Embed size exceeds maximum size of {EMBEDS_TOGETHER}"
        found.append((where, "MAX_EMBED_SIZE_EXCEEDED", message))
    return found


# --- components --------------------------------------------------------------------------------------------------------


def judge_rows(rows: list[dict[str, Any]], where: Place) -> Found:
    """Classic components: rows only, five of them."""
    found: Found = []
    if len(rows) > ROWS:
        found.append((where, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS} in length."))
    for index, row in enumerate(rows):
        if row.get("type") != parts.ROW:
            found.append(((*where, index, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1,).'))
    return found


def judge_v2(tree: list[dict[str, Any]], where: Place) -> Found:
    found: Found = []
    if len(list(parts.walk(tree))) > COMPONENTS_IN_V2:
        found.append(
            (where, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"At most {COMPONENTS_IN_V2} components, nested ones included.")
        )
    if sum(len(t) for t in parts.texts(tree)) > TEXTS_TOGETHER:
        message = f"The texts of all components together must be {TEXTS_TOGETHER} or fewer in length."
        found.append((where, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message))
    return found


def judge_parts(tree: list[dict[str, Any]], where: Place) -> Found:
    """What holds for buttons, selects and ids wherever they are."""
    found: Found = []
    seen: set[str] = set()
    numbers: set[int] = set()
    for place, part in placed(tree, where):
        kind, custom_id, number = part.get("type"), part.get("custom_id"), part.get("id")
        if custom_id is not None:
            if custom_id in seen:
                found.append(
                    ((*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
                )
            seen.add(custom_id)
        if number:
            if number in numbers:
                found.append(((*place, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"))
            numbers.add(number)
        if kind == parts.ROW:
            found += judge_row(part, place)
        elif kind == parts.BUTTON:
            found += judge_button(part, place)
        elif kind in parts.SELECTS:
            found += judge_select(part, place)
        elif kind == parts.TEXT and not (part.get("content") or "").strip():
            found.append(((*place, "content"), "BASE_TYPE_REQUIRED", "This field is required"))
    return found


def placed(tree: list[dict[str, Any]], where: Place) -> list[tuple[Place, dict[str, Any]]]:
    found: list[tuple[Place, dict[str, Any]]] = []
    for index, part in enumerate(tree):
        found.append(((*where, index), part))
        found += placed(part.get("components") or [], (*where, index, "components"))
        for key in ("accessory", "component"):
            if isinstance(part.get(key), dict):
                found.append(((*where, index, key), part[key]))
    return found


def judge_row(row: dict[str, Any], place: Place) -> Found:
    inner = [p.get("type") for p in row.get("components") or []]
    if not inner:
        return [((*place, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")]
    if any(k in parts.SELECTS or k == parts.TEXT_INPUT for k in inner) and len(inner) > 1:
        return [((*place, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")]
    if len(inner) > BUTTONS_IN_A_ROW:
        return [((*place, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")]
    return []


def judge_button(button: dict[str, Any], place: Place) -> Found:
    found: Found = []
    style = button.get("style")
    if style == parts.LINK:
        if not button.get("url"):
            found.append(((*place, "url"), "BASE_TYPE_REQUIRED", "A url is required"))
        elif not str(button["url"]).startswith(("http://", "https://", "discord://")):
            found.append(((*place, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."))
        if button.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            found.append(((*place, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message))
    elif style != parts.PREMIUM:
        if not button.get("custom_id"):
            found.append(((*place, "custom_id"), "BASE_TYPE_REQUIRED", "A custom id is required"))
        if button.get("url"):
            message = "A custom id and url cannot both be specified"
            found.append(((*place, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message))
    if style != parts.PREMIUM and not button.get("label") and not button.get("emoji"):
        found.append((place, "BUTTON_COMPONENT_INVALID_CONTENT", "A button needs a label or an emoji"))
    return found


def judge_select(menu: dict[str, Any], place: Place) -> Found:
    found: Found = []
    least, most = menu.get("min_values"), menu.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        found.append(((*place, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", "min_values may not be above max_values"))
    if menu.get("type") != parts.STRING_SELECT:
        return found
    options = menu.get("options") or []
    if len(options) < max(least, most, 1):
        found.append(((*place, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {max(least, most, 1)} and 25 in length."))
    values = [o["value"] for o in options]
    for index, value in enumerate(values):
        if value in values[:index]:
            message = "The specified option value is already used"
            found.append(((*place, "options", index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message))
    if sum(bool(o.get("default")) for o in options) > most:
        found.append(((*place, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values"))
    return found


def judge_media(tree: list[dict[str, Any]], names: set[str], where: Place) -> Found:
    found: Found = []
    for place, part in placed(tree, where):
        shown = [((*place, "media"), part.get("media")), ((*place, "file"), part.get("file"))]
        shown += [((*place, "items", i, "media"), item.get("media")) for i, item in enumerate(part.get("items") or [])]
        for at, media in shown:
            url = str((media or {}).get("url", ""))
            if not url:
                continue
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                message = "The referenced attachment was not found"
                found.append(((*at, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message))
            elif not url.startswith(LINKS):
                found.append(((*at, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."))
    return found


# --- dialogs -------------------------------------------------------------------------------------------------------------


def judge_modal(modal: dict[str, Any], where: Place) -> Found:
    found: Found = []
    tree, place = modal.get("components") or [], (*where, "components")
    if not 1 <= len(tree) <= MODAL_PARTS:
        found.append((place, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {MODAL_PARTS} in length."))
    found += judge_parts(tree, place)
    for at, part in placed(tree, place):
        if part.get("type") == parts.TEXT_INPUT:
            least, most = part.get("min_length") or 0, part.get("max_length") or 4000
            if least > most:
                found.append(((*at, "min_length"), "TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length may not be above max_length"))
            value = part.get("value") or ""
            if value and not least <= len(value) <= most:
                found.append(((*at, "value"), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."))
            inside_row = len(at) >= 2 and at[-2] == "components" and len(at) > len(place) + 1
            if inside_row and not part.get("label"):
                found.append(((*at, "label"), "BASE_TYPE_REQUIRED", "This field is required"))
    return found
