"""Discord's own description of its API, as a judge of requests and of our own answers.

Two deviations from the file, both seen with discord.py on the wire: snowflakes may be integers in requests, and where a
choice between shapes depends on `type`, that shape alone is judged (readable errors, and a tenth of the time). Every request is
judged, so two things are remembered that do not change a verdict: where references lead, and which choices are lists of values.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

FILE = Path(__file__).parent / "discord-openapi" / "openapi.json"
HERE = "urn:discord"

Found = list[tuple[tuple[str | int, ...], str, str]]


class OpenApi:
    @cached_property
    def spec(self) -> dict[str, Any]:
        return json.loads(FILE.read_text(encoding="utf-8"))

    @cached_property
    def paths(self) -> dict[str, str]:
        """Path templates without the names of their parameters → the file's own spelling."""
        return {_shape(path): path for path in self.spec["paths"]}

    def _operation(self, method: str, template: str) -> tuple[str, dict[str, Any]]:
        path = self.paths.get(_shape(template), "")
        return path, self.spec["paths"].get(path, {}).get(method.lower(), {})

    @cached_property
    def _validator_class(self) -> Any:
        branches_of: dict[int, dict[Any, Any] | None] = {}
        values_of: dict[int, frozenset[int | str]] = {}
        found_at: dict[str, Any] = {}

        def only_values(options: list[dict[str, Any]]) -> frozenset[int | str]:
            """What a choice allows that is a mere list of different values; of any other choice, nothing."""
            values = [o.get("const") for o in options if o.keys() <= {"const", "title", "description"}]
            different = frozenset(v for v in values if isinstance(v, int | str) and not isinstance(v, bool))
            return different if len(different) == len(options) else frozenset()

        def follow(validator: Any, ref: str, instance: Any, schema: Any) -> Iterator[ValidationError]:
            """There is one file, so a reference leads to the same place from everywhere: it is looked up once."""
            if ref not in found_at:
                found_at[ref] = self._registry.resolver(HERE).lookup(ref)
            yield from validator.descend(instance, found_at[ref].contents, resolver=found_at[ref].resolver)

        def by_type(options: list[dict[str, Any]]) -> dict[Any, Any] | None:
            """{type: the shapes with that type}, or None when type does not tell them apart."""
            table: dict[Any, list[dict[str, Any]]] = {}
            for option in options:
                ref = option.get("$ref", "")
                target = self.spec["components"]["schemas"].get(ref.rsplit("/", 1)[-1], option)
                values = target.get("properties", {}).get("type", {}).get("enum")
                if not values:
                    return None
                for value in values:
                    table.setdefault(value, []).append(option)
            return {t: found[0] for t, found in table.items()} if all(len(f) == 1 for f in table.values()) else None

        def choose(fallback: Callable[..., Iterator[ValidationError]]) -> Callable[..., Iterator[ValidationError]]:
            def check(validator: Any, options: list[dict[str, Any]], instance: Any, schema: Any) -> Iterator[ValidationError]:
                real = [o for o in options if o.get("type") != "null"]
                if len(real) != len(options):
                    if instance is None:
                        return
                    if len(real) == 1:
                        yield from validator.descend(instance, real[0])
                        return
                key = id(options)
                if key not in values_of:
                    values_of[key] = only_values(options)
                if type(instance) in (int, str) and instance in values_of[key]:
                    return
                if isinstance(instance, dict) and "type" in instance:
                    if key not in branches_of:
                        branches_of[key] = by_type(real)
                    table = branches_of[key]
                    if table is not None:
                        branch = table.get(instance["type"])
                        if branch is None:
                            error = ValidationError(f"one of {sorted(table)}", validator="enum", validator_value=sorted(table))
                            error.path.append("type")
                            yield error
                        else:
                            yield from validator.descend(instance, branch)
                        return
                yield from fallback(validator, options, instance, schema)

            return check

        old = Draft202012Validator.VALIDATORS
        return extend(Draft202012Validator, {"$ref": follow, "oneOf": choose(old["oneOf"]), "anyOf": choose(old["anyOf"])})

    @cached_property
    def _registry(self) -> Registry[Any]:
        snowflake = self.spec["components"]["schemas"]["SnowflakeType"]
        snowflake["type"] = ["string", "integer"]
        return Registry().with_resource(HERE, Resource(contents=self.spec, specification=DRAFT202012)).crawl()

    @cached_property
    def _validators(self) -> dict[str, Any]:
        return {}

    def validator(self, pointer: str) -> Any:
        """For the schema at a JSON pointer of the file, e.g. `/components/schemas/MessageResponse`."""
        if pointer not in self._validators:
            self._validators[pointer] = self._validator_class({"$ref": f"{HERE}#{pointer}"}, registry=self._registry)
        return self._validators[pointer]

    def judge(self, pointer: str, body: Any) -> Found:
        return [
            _in_discords_words(error, tuple(error.absolute_path)) for error in _leaves(self.validator(pointer).iter_errors(body))
        ]

    def request_pointer(self, method: str, template: str) -> str | None:
        """Where the schema of a request body is. Multipart bodies are judged by their `payload_json`, so as JSON."""
        path, operation = self._operation(method, template)
        if "application/json" not in operation.get("requestBody", {}).get("content", {}):
            return None
        return f"/paths/{_escape(path)}/{method.lower()}/requestBody/content/application~1json/schema"

    def response_pointer(self, method: str, template: str, status: int) -> str | None:
        path, operation = self._operation(method, template)
        if "application/json" not in operation.get("responses", {}).get(str(status), {}).get("content", {}):
            return None
        return f"/paths/{_escape(path)}/{method.lower()}/responses/{status}/content/application~1json/schema"


def _shape(template: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", template)


def _escape(path: str) -> str:
    # A pointer in a URI fragment: slashes for the pointer, braces for the URI.
    return path.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


def _leaves(errors: Iterator[ValidationError]) -> Iterator[ValidationError]:
    for error in errors:
        if error.context:
            # Of several shapes that don't fit, one of the right basic type with the fewest complaints says most.
            by_branch: dict[Any, list[ValidationError]] = {}
            for inner in error.context:
                by_branch.setdefault(inner.schema_path[0], []).append(inner)
            yield from _leaves(
                iter(min(by_branch.values(), key=lambda b: (any(e.validator == "type" and not e.path for e in b), len(b))))
            )
        else:
            yield error


def _in_discords_words(error: ValidationError, path: tuple[str | int, ...]) -> tuple[tuple[str | int, ...], str, str]:
    limit: Any = error.validator_value
    kind = str(error.validator)
    if kind == "required":
        missing = error.message.split("'")[1]
        return (*path, missing), "BASE_TYPE_REQUIRED", "This field is required"
    words = {
        "maxLength": ("BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length."),
        "minLength": ("BASE_TYPE_MIN_LENGTH", f"Must be {limit} or more in length."),
        "maxItems": ("BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length."),
        "minItems": ("BASE_TYPE_MIN_LENGTH", f"Must be {limit} or more in length."),
        "maxProperties": ("BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length."),
        "maximum": ("NUMBER_TYPE_MAX", f"int value should be less than or equal to {limit}."),
        "minimum": ("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {limit}."),
        "enum": ("BASE_TYPE_CHOICES", f"Value must be one of {limit}."),
        "type": ("BASE_TYPE_BAD_TYPE", f"Could not interpret the value as {limit}."),
        "pattern": ("STRING_TYPE_REGEX", "String value did not match validation regex."),
        "uniqueItems": ("BASE_TYPE_DUPLICATE", "Values must be unique."),
    }
    code, message = words.get(kind, ("BASE_TYPE_INVALID", error.message[:200]))
    return path, code, message
