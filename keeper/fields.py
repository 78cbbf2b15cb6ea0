"""`keeper content GAME KIND`: what may be written on a card of that kind, read from the classes themselves, for authors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, cast, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from games.kernel.effects import Clause, Vocabulary, Words
from games.kernel.manifest import Manifest

Form = type[BaseModel]


def fields_of(manifest: Manifest, kinds: Iterable[str]) -> str | None:
    """The page about these kinds of cards, or about all `verbs` or `traits`; None: there is no such thing."""
    found: list[str] = []
    sections = sections_of(manifest)
    vocabularies = vocabularies_of(manifest)
    for kind in kinds:
        if kind in vocabularies:
            found += _all_of(vocabularies[kind])
        elif kind in sections:
            found += _about(kind, sections[kind])
        else:
            return None
    return "\n".join(found)


def sections_of(manifest: Manifest) -> dict[str, Form]:
    """The kinds of cards, as a pack names them."""
    return dict(manifest.catalogue(()).kinds)


def vocabularies_of(manifest: Manifest) -> dict[str, Vocabulary[Any]]:
    """`verbs`, and `traits` where cards of the game have any."""
    found: dict[str, Vocabulary[Any]] = {}
    for form in sections_of(manifest).values():
        for part in (form, *_parts(form)):
            found |= {f"{vocabulary.noun}s": vocabulary for vocabulary in _vocabularies(part)}
    return found


def _about(kind: str, form: Form) -> list[str]:
    lines = [kind, *_table(form)]
    for part in _parts(form):
        lines += ["", f"{part.__name__}{_said(part)}", *_table(part)]
    for vocabulary in dict.fromkeys(v for p in (form, *_parts(form)) for v in _vocabularies(p)):
        lines += ["", f"{vocabulary.noun}s: {', '.join(sorted(vocabulary.known))}"]
    return lines


def _all_of(vocabulary: Vocabulary[Any]) -> list[str]:
    lines: list[str] = []
    for name, clause in sorted(vocabulary.known.items()):
        lines += [f"{name}{_said(clause)}", *_table(clause)]
    return lines


def _table(form: Form) -> list[str]:
    fields = {field.alias or name: field for name, field in form.model_fields.items()}
    width = max(map(len, fields), default=0)
    return [f"  {name:{width}}  {_shape(_whole(field))}{_unless(field)}" for name, field in fields.items()]


def _unless(field: FieldInfo) -> str:
    """What holds if it is not written."""
    if field.is_required():
        return ""
    usual = field.get_default(call_default_factory=False)
    return f" = {usual!r}" if isinstance(usual, (str, int)) else " (may be left out)"


def _said(form: Form) -> str:
    """The first line of what the class says of itself, if it says anything of its own."""
    said = (form.__dict__.get("__doc__") or "").strip()
    return f"  # {said.splitlines()[0]}" if said else ""


def _whole(field: FieldInfo) -> Any:
    """The annotation, with what pydantic has taken off it."""
    for vocabulary in field.metadata:
        if isinstance(vocabulary, Vocabulary):
            return Annotated[field.annotation, vocabulary]
    return field.annotation


def _shape(kind: Any) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        vocabulary = next((v for v in inner[1:] if isinstance(v, Vocabulary)), None)
        return cast("Vocabulary[Any]", vocabulary).noun if vocabulary else _shape(inner[0])
    if origin is Literal:
        return " | ".join(str(value) or '""' for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(_shape(one) for one in inner if one is not NoneType)
    if origin is not None and issubclass(origin, dict):
        return f"{{{_shape(inner[0])}: {_shape(inner[1])}}}"
    if origin is not None:
        return f"[{', '.join(_shape(one) for one in inner if one is not Ellipsis)}]"
    if isinstance(kind, type) and issubclass(kind, Words):
        return "{en, de}"
    return getattr(kind, "__name__", str(kind))


def _inside(kind: Any) -> Iterator[Any]:
    """An annotation and all it is made of."""
    yield kind
    for part in get_args(kind):
        yield from _inside(part)


def _parts(form: Form) -> Sequence[Form]:
    """The forms its fields hold, and theirs, each once; no verbs and traits, which are a list of their own."""
    found: dict[Form, None] = {}
    waiting = [form]
    while waiting:
        for field in waiting.pop(0).model_fields.values():
            for part in _inside(_whole(field)):
                made = isinstance(part, type) and issubclass(part, BaseModel) and not issubclass(part, (Clause, Words))
                if made and part is not form and part not in found:
                    found[part] = None
                    waiting.append(part)
    return list(found)


def _vocabularies(form: Form) -> Iterator[Vocabulary[Any]]:
    for field in form.model_fields.values():
        for part in _inside(_whole(field)):
            if isinstance(part, Vocabulary):
                yield part
