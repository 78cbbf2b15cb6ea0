"""Elder Sign's small words: dice and tasks in symbols, names of cards, effects as clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias, TypeVar, cast

from pydantic import BaseModel

from bot.reader import Reader
from bot.wording.text import lang_of
from games.elder_sign.content import Catalogue, Use
from games.elder_sign.dice import DICE
from games.elder_sign.effects import Doom, ElderVerb, Gate, Monster
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.tasks import Need, Row, parse_row
from games.kernel.effects import clauses
from games.kernel.phrases import line

ElderReader: TypeAlias = Reader[Catalogue]
V = TypeVar("V", bound=ElderVerb)

# Symbols that every system draws in colour and that need no variation selector, explained in docs/voice.md.
INVESTIGATION = "🔍"
FACES = {"lore": "📜", "peril": "💀", "terror": "🐙", "wild": "🌟"}
SANITY, STAMINA, CLOCK = "🧠", "💗", "⏰"

HOURS = ("XII", "III", "VI", "IX")

# Symbols


def face_symbol(face: str) -> str:
    """🔍3, 📜 …; nothing shown: a dash."""
    if not face:
        return "–"
    return FACES.get(face) or f"{INVESTIGATION}{face}"


def faces_in_symbols(faces: Sequence[str]) -> str:
    return " ".join(face_symbol(f) for f in faces)


def row_in_symbols(row: Row | str) -> str:
    """A task as on the card: "L/P I3 !san1" becomes 📜/💀 🔍3 −1🧠."""
    row = Row.model_validate(parse_row(row)) if isinstance(row, str) else row
    parts = [need_in_symbols(n) for n in row.needs]
    parts += [f"−{row.sanity}{SANITY}"] if row.sanity else []
    parts += [f"−{row.stamina}{STAMINA}"] if row.stamina else []
    return " ".join([*parts, *[CLOCK] * row.hours])


def need_in_symbols(need: Need) -> str:
    return f"{INVESTIGATION}{need.n}" if need.n else "/".join(FACES[s] for s in need.symbols)


# Names


def card_name(id: str, reader: ElderReader) -> str:
    """A card's name. Places that are no card have a name too."""
    if id in (ENTRANCE, ANCIENT):
        return reader.say(f"es-place-{id}")
    if not id:
        return ""
    return reader.cards.by_id[id].name.in_(lang_of(reader))


def shown(die: str, face: str, reader: ElderReader) -> str:
    """A die by its face; yellow and red are told apart."""
    colour = DICE[die]
    symbol = face_symbol(face)
    return symbol if colour == "green" else reader.say(f"es-shown-{colour}", face=symbol)


def sentence(effects: Sequence[ElderVerb], reader: ElderReader) -> str:
    """Effects as a sentence of their own, in the words of the card."""
    return line(clauses(effects, reader.cards.words, lang_of(reader)), lang_of(reader))


def effect_text(effects: Sequence[ElderVerb], reader: ElderReader) -> str:
    """The same to stand behind a colon, where only German begins with a capital letter."""
    text = sentence(effects, reader)
    return text if lang_of(reader) == "de" else text[:1].lower() + text[1:]


def verb_on(card: str, kind: type[V], reader: ElderReader) -> V | None:
    """The first effect of a kind on a card: what a question of that card is about."""
    found = reader.cards.by_id.get(card)
    return next((e for e in all_effects(found) if isinstance(e, kind)), None) if found else None


def all_effects(thing: BaseModel) -> Iterator[ElderVerb]:
    """Every effect on a card, also those inside others."""
    for name in type(thing).model_fields:
        yield from _effects_in(getattr(thing, name))


def _effects_in(value: Any) -> Iterator[ElderVerb]:  # Any: whatever a field of a card may hold
    if isinstance(value, ElderVerb):
        yield value
        yield from all_effects(value)
    elif isinstance(value, Use):
        yield from all_effects(value)
    elif isinstance(value, list | tuple):
        for part in cast(Sequence[Any], value):
            yield from _effects_in(part)


def kind_of(card: str, cards: Catalogue) -> str:
    """What a card in a play area is: item, spell, ally or the investigator's own ability."""
    if card in cards.spells:
        return "spell"
    if card in cards.allies:
        return "ally"
    return "ability" if card in cards.investigators else "item"


# Amounts

# In the order in which rewards are told.
_IMPORTANT = ("sign", "ally", "unique", "common", "spell", "clue", "doom", "gate", "monster")


def importance(effect: ElderVerb) -> int:
    what, _ = measure(effect)
    return _IMPORTANT.index(what) if what in _IMPORTANT else len(_IMPORTANT)


def measure(effect: ElderVerb) -> tuple[str, int]:
    """What an effect is about and how much of it, negative for what is lost; ("", 0) if it is no plain amount."""
    if isinstance(effect, Doom):
        return "doom", effect.doom
    if isinstance(effect, Gate):
        return "gate", effect.gate
    if isinstance(effect, Monster):
        return "monster", effect.monster
    shared = effect.share()
    if shared is None or shared[1] not in (*_IMPORTANT, "sanity", "stamina", "trophies", "monster_trophies"):
        return "", 0
    verb, what, n = shared
    return what, n if verb == "gain" else -n


def brief(effects: Sequence[ElderVerb], reader: ElderReader, joint: str) -> str:
    """Amounts in symbols and single words; equal ones are added up. Nothing: a dash."""
    amounts: dict[str, int] = {}
    others: list[str] = []
    for effect in effects:
        what, n = measure(effect)
        if what:
            amounts[what] = amounts.get(what, 0) + n
        else:
            others.append(effect.text(reader.cards.words, lang_of(reader)))
    points = {"sanity": SANITY, "stamina": STAMINA}
    said = [
        f"{'−' if n < 0 else '+'}{abs(n)}{points[what]}"
        if what in points
        else reader.say("es-brief", what=what, n=abs(n), less="yes" if n < 0 else "no")
        for what, n in amounts.items()
    ]
    return joint.join([*said, *others]) or "–"
