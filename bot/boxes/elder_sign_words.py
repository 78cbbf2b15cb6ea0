"""Elder Sign in words: every event, question and option as its reader reads it.

The sentences are Fluent messages (`elder-sign.ftl`); this module turns the game's data into their arguments: seats into
names, card ids into card names, faces into symbols. Lines are Discord Markdown, labels and hints are plain text, and both
keep Discord's limits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from hashlib import blake2b
from typing import Any, Literal, TypeVar

from discord.utils import escape_markdown

from bot.reader import Reader
from games.elder_sign import events
from games.elder_sign.autopilot import Autopilot
from games.elder_sign.content import AdventureCard, AncientOneCard, Catalogue, InvestigatorCard, MythosCard, Use
from games.elder_sign.dice import DICE, GREENS
from games.elder_sign.effects import Choose, Doom, ElderVerb, Gate, May, Monster, Pay, clauses
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.tasks import Need, Row, parse_row
from games.elder_sign.traits import SaveSanity
from games.elder_sign.view import ElderView
from games.elder_sign.why import Reason
from games.elder_sign.wording import line
from games.kernel.ask import Ask, Option
from games.kernel.phrases import Lang
from games.kernel.table import Event

V = TypeVar("V", bound=ElderVerb)

# Discord's limits for a button or an option of a select, in UTF-16 units: what its clients count.
MOST_IN_LABEL = 80
MOST_IN_HINT = 100
# Ours: what a phone shows of a button beside others.
MOST_ON_NARROW = 40
# Ours: a story is a sentence, not a chapter.
MOST_IN_STORY = 200

# Symbols that every system draws in colour and that need no variation selector, explained in docs/voice.md.
INVESTIGATION = "🔍"
FACES = {"lore": "📜", "peril": "💀", "terror": "🐙", "wild": "🌟"}
SANITY, STAMINA, CLOCK = "🧠", "💪", "⏰"

HOURS = ("XII", "III", "VI", "IX")

Args = dict[str, str | int]


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
    parts = [_need(n) for n in row.needs]
    parts += [f"−{row.sanity}{SANITY}"] if row.sanity else []
    parts += [f"−{row.stamina}{STAMINA}"] if row.stamina else []
    return " ".join([*parts, *[CLOCK] * row.hours])


def _need(need: Need) -> str:
    return f"{INVESTIGATION}{need.n}" if need.n else "/".join(FACES[s] for s in need.symbols)


# Length


def length(text: str) -> int:
    """Characters as Discord counts them: most symbols are two."""
    return len(text.encode("utf-16-le")) // 2


def fit(text: str, most: int) -> str:
    """Shortened at a word if it must be."""
    text = " ".join(text.split())
    if length(text) <= most:
        return text
    words = text.split(" ")
    while words and length(" ".join(words)) > most - 1:
        words.pop()
    short = " ".join(words) or text[: (most - 1) // 2]
    return short.rstrip(" ,;:·+(➜") + "…"


# Names


def _lang(reader: Reader) -> Lang:
    """The cards speak two languages; every other reader gets theirs in English, as the messages do."""
    return "de" if reader.lang == "de" else "en"


def _name(id: str, reader: Reader) -> str:
    """A card's name. Places that are no card have a name too."""
    if id in (ENTRANCE, ANCIENT):
        return reader.say(f"es-place-{id}")
    if not id:
        return ""
    return reader.cards.by_id[id].name.in_(_lang(reader))


def _person(seat: int, reader: Reader) -> str:
    """A display name inside a line: its stars and underscores are letters."""
    return escape_markdown(reader.name(seat))


def _listing(parts: Sequence[str], reader: Reader) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return reader.say("es-and", first=", ".join(parts[:-1]), last=parts[-1])


def _shown(die: str, face: str, reader: Reader) -> str:
    """A die by its face; yellow and red are told apart."""
    colour = DICE[die]
    symbol = face_symbol(face)
    return symbol if colour == "green" else reader.say(f"es-shown-{colour}", face=symbol)


def _sentence(effects: Sequence[ElderVerb], reader: Reader) -> str:
    """Effects as a sentence of their own, in the words of the card."""
    return line(clauses(effects, reader.cards.words, _lang(reader)), _lang(reader))


def _effect(effects: Sequence[ElderVerb], reader: Reader) -> str:
    """The same to stand behind a colon, where only German begins with a capital letter."""
    text = _sentence(effects, reader)
    return text if _lang(reader) == "de" else text[:1].lower() + text[1:]


def _verb(card: str, kind: type[V], reader: Reader) -> V | None:
    """The first effect of a kind on a card: what a question of that card is about."""
    found = reader.cards.by_id.get(card)
    return next((e for e in _all_effects(found) if isinstance(e, kind)), None) if found else None


def _all_effects(thing: Any) -> Iterator[ElderVerb]:
    """Every effect on a card, also those inside others."""
    for name in type(thing).model_fields:
        yield from _effects_in(getattr(thing, name))


def _effects_in(value: Any) -> Iterator[ElderVerb]:
    if isinstance(value, ElderVerb):
        yield value
        yield from _all_effects(value)
    elif isinstance(value, Use):
        yield from _all_effects(value)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _effects_in(part)


def _kind(card: str, cards: Catalogue) -> str:
    """What a card in a play area is: item, spell, ally or the investigator's own ability."""
    if card in cards.spells:
        return "spell"
    if card in cards.allies:
        return "ally"
    return "ability" if card in cards.investigators else "item"


# Events


def event_id(kind: type[Event]) -> str:
    """The message of an event: `es-ev-` and the class name in kebab case."""
    return "es-ev-" + re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


# A card's name may end a sentence by itself: "Did You Hear That?" needs no full stop.
_TWO_MARKS = re.compile(r"([?!…]\**)\.(?=\s|$)")


def event_line(event: Event, reader: Reader) -> str | None:
    """What happened, in one line: numbers, no mood. None for an event that is not of this game."""
    if not isinstance(event, tuple(_EVENTS)):
        return None
    args = _event_args(event, reader)
    extra = _EXTRA.get(type(event))
    if extra:
        args |= extra(event, reader)
    return _TWO_MARKS.sub(r"\1", reader.say(event_id(type(event)), **args))


_EVENTS: tuple[type[Event], ...] = tuple(
    e for e in vars(events).values() if isinstance(e, type) and issubclass(e, Event) and e is not Event
)


def _event_args(event: Event, reader: Reader) -> Args:
    """The fields of an event as arguments, by what their names promise (games/elder_sign/events.py)."""
    args: Args = {}
    for field in fields(event):
        name, value = field.name, getattr(event, field.name)
        if name == "seat":
            args["who"] = _person(value, reader)
        elif name == "by":
            args["helper"] = _person(value, reader)
        elif name in ("card", "monster", "ancient", "investigator", "to"):
            args[name] = _name(value, reader)
        elif name == "cards":
            args[name] = _listing([f"*{_name(c, reader)}*" for c in value], reader)
        elif name in ("face", "old", "new"):
            args[name] = face_symbol(value)
        elif name == "faces":
            args[name] = faces_in_symbols(value)
        elif name == "die":
            args["colour"] = DICE[value]
            args[name] = _shown(value, getattr(event, "face", ""), reader)
        elif name == "dice":
            args["n"] = len(value)
            args[name] = _listing([reader.say("es-die", colour=DICE[d]) for d in value], reader)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int | str):
            args[name] = value
    return args


def _enters(e: events.InvestigatorEnters, reader: Reader) -> Args:
    card: InvestigatorCard = reader.cards.investigators[e.investigator]
    return {"occupation": card.occupation.in_(_lang(reader)), "sanity": card.sanity, "stamina": card.stamina}


def _mythos(e: events.MythosDrawn, reader: Reader) -> Args:
    """The immediate effect happens before the reader's eyes; what stays is told with the card."""
    card: MythosCard = reader.cards.mythos[e.card]
    lasting = " ".join(card.model_copy(update={"now": []}).rules_text(reader.cards.words, _lang(reader)))
    return {"lasts": "yes" if lasting else "no", "lasting": lasting}


def _moved(e: events.Moved, reader: Reader) -> Args:
    return {"how": ("stay-" if e.stayed else "go-") + ("entrance" if e.to == ENTRANCE else "card")}


def _rolled(e: events.Rolled, reader: Reader) -> Args:
    return {"faces": " ".join(_shown(d, f, reader) for d, f in zip(e.dice, e.faces, strict=True))}


def _solved(e: events.TaskSolved, reader: Reader) -> Args:
    args: Args = {"faces": " ".join(_shown(d, f, reader) for d, f in zip(e.dice, e.faces, strict=True))}
    bare = "" if e.dice else "-bare"
    if e.row == "combat":
        return args | {"kind": "combat", "monster": "", "task": 0}
    if e.row.startswith("m"):
        return args | {"kind": f"monster{bare}", "monster": _name(e.row[1:], reader), "task": 0}
    return args | {"kind": f"task{bare}", "monster": "", "task": int(e.row[1:]) + 1}


def _terror(e: events.TerrorStrikes, reader: Reader) -> Args:
    card: AdventureCard | MythosCard = reader.cards.by_id[e.card]
    return {"effect": _effect(card.terror, reader)}


def _midnight_effect(e: events.MidnightEffect, reader: Reader) -> Args:
    card: AdventureCard | AncientOneCard | MythosCard = reader.cards.by_id[e.card]
    return {"effect": _effect(card.next_midnight if isinstance(card, MythosCard) else card.midnight, reader)}


def _attack(e: events.AncientOneAttacks, reader: Reader) -> Args:
    return {"effect": _effect(reader.cards.ancient_ones[e.ancient].attack, reader)}


def _found(e: events.LostAndFound, reader: Reader) -> Args:
    found = next((f.effects for f in reader.cards.entrance.lost_found if f.face == e.face), [])
    return {"finds": "yes" if found else "no", "effect": _effect(found, reader)}


def _appears(e: events.MonsterAppears, reader: Reader) -> Args:
    return {"where": "below", "row": 0} if e.row is None else {"where": "frame", "row": e.row + 1}


_EXTRA: dict[type[Event], Callable[[Any, Reader], Args]] = {
    events.InvestigatorEnters: _enters,
    events.MythosDrawn: _mythos,
    events.Moved: _moved,
    events.Rolled: _rolled,
    events.TaskSolved: _solved,
    events.TerrorStrikes: _terror,
    events.MidnightEffect: _midnight_effect,
    events.AncientOneAttacks: _attack,
    events.LostAndFound: _found,
    events.MonsterAppears: _appears,
    events.CardPlayed: lambda e, r: {"kind": _kind(e.card, r.cards)},
    events.AdventurePassed: lambda e, r: {"trophy": r.cards.adventure(e.card).trophy},
    events.FirstAid: lambda e, r: {"price": next(a.price for a in r.cards.entrance.first_aid if a.id == e.option)},
    events.ClockAdvanced: lambda e, r: {"hour": HOURS[e.clock]},
    events.AncientOneAwakens: lambda e, r: {"battle": "yes" if r.cards.ancient_ones[e.ancient].combat else "no"},
    events.PlayerLeft: lambda e, r: {"known": "yes" if e.investigator else "no"},
    events.Devoured: lambda e, r: {"gender": r.cards.investigators[e.investigator].gender},
}


# Stories

# How many variants of each turning point there are.
STORIES = {
    "midnight": 4,
    "awakening": 3,
    "devoured": 3,
    "gate": 4,
    "passed": 4,
    "failed": 4,
    "sign": 4,
    "sealed": 3,
    "banished": 3,
    "devoured-all": 3,
    "lost": 3,
}


def story_id(event: Event) -> str | None:
    """Which story an event deserves. The same event always tells the same one, in every language and at every reading."""
    number: int | None = None
    match event:
        case events.MidnightStrikes():
            topic, number = "midnight", event.midnight
        case events.ElderSignPlaced() if event.signs < event.needed:  # the last one is told by the victory
            topic, number = "sign", event.signs
        case events.AncientOneAwakens():
            topic = "awakening"
        case events.Devoured():
            topic = "devoured"
        case events.GateOpens():
            topic = "gate"
        case events.AdventurePassed():
            topic = "passed"
        case events.AdventureFailed():
            topic = "failed"
        case events.GameEnds(result="devoured"):
            topic = "devoured-all"
        case events.GameEnds() if event.result in STORIES:
            topic = event.result
        case _:
            return None
    # Counted things take their stories in turn, so that two in a row differ; the rest by what happened.
    if number is None:
        happened = repr((topic, sorted(event.plain().items())))
        number = int(blake2b(happened.encode(), digest_size=6).hexdigest(), 16)
    return f"es-story-{topic}-{number % STORIES[topic] + 1}"


def story_line(event: Event, reader: Reader) -> str | None:
    """One sentence of mood for a turning point, to stand after its numbers."""
    id = story_id(event)
    if id is None:
        return None
    gender = reader.cards.investigators[event.investigator].gender if isinstance(event, events.Devoured) else "f"
    return reader.say(id, gender=gender)


# Questions


def question_line(ask: Ask, reader: Reader) -> str:
    """One sentence to the seat that is asked."""
    given = dict(ask.args)
    args: Args = {"who": _person(ask.seat, reader), "least": ask.least, "most": ask.most}
    for name, value in given.items():
        if name == "seat":
            args["friend"] = _person(int(value), reader)
        elif name in ("card", "monster"):
            args[name] = _name(str(value), reader)
        elif name == "face":
            args[name] = face_symbol(str(value))
        elif name == "row":
            args[name] = row_in_symbols(str(value))
        else:
            args[name] = value
    args["place"] = "ancient" if given.get("card") == ANCIENT else "card"
    if ask.msg == "es-save-sanity":
        ally = reader.cards.allies[given["card"]]
        args["saves"] = next(t.save_sanity for t in ally.traits if isinstance(t, SaveSanity))
    return reader.say(ask.msg, **args)


# Options


def option_id(ask: Ask, option: Option[Any]) -> str:
    """The message of an option: by the beginning of its key, and where that says too little, by its question."""
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    if word in DICE:
        return "es-opt-die-" + ask.msg.removeprefix("es-")
    match word, ask.msg:
        case "go", _:
            return "es-opt-go-entrance" if rest == ENTRANCE else "es-opt-go"
        case "stay", _:
            return "es-opt-stay" if given.get("card") else "es-opt-stay-entrance"
        case "dice-for", _:
            return "es-opt-dice-for-clue" if rest == "clue" else "es-opt-dice-for"
        case "take", "es-new-investigator":
            return "es-opt-investigator"
        case (("common" | "unique" | "spell" | "ally" | "clue"), "es-start-choice"):
            return "es-opt-kind"
        case "gain", _:
            return "es-opt-kind"
        case "aid", _:
            return {"a": "es-opt-aid-one", "b": "es-opt-aid-full"}.get(rest[:1], "es-opt-aid-both")
        case "suffer", "es-penalties":
            return "es-opt-suffer-penalties"
        case "pay", _ if rest:
            return "es-opt-pay-trophies"
        case "place", _:
            return "es-opt-place-below" if given["row"] == -1 else "es-opt-place"
        case "monster", _:
            return "es-opt-monster-" + ask.msg.removeprefix("es-")
        case "heal", "es-heal-whom":
            return "es-opt-heal-whom"
        case "no", "es-heal":
            return "es-opt-heal-nobody"
        case (("yes" | "no"), _):
            return f"es-opt-{ask.msg.removeprefix('es-')}-{word}"
        case _:
            return f"es-opt-{word}"


def option_label(ask: Ask, option: Option[Any], reader: Reader) -> str:
    """The deed, in at most 80 characters."""
    word = option.key.partition(":")[0]
    given = dict(option.args)
    if word == "choose":
        chosen = _verb(str(given["card"]), Choose, reader)
        return fit(_sentence(chosen.choose[int(given["choice"])], reader).rstrip(".") if chosen else option.key, MOST_IN_LABEL)
    args = _option_args(ask, option, reader)
    text = reader.say(option_id(ask, option), **args)
    if given.get("paid_by"):
        text = reader.say("es-opt-solve-paid", deed=text, card=_name(str(given["paid_by"]), reader))
    return fit(text, MOST_IN_LABEL)


# Deeds that have a shorter wording for a button beside others.
_SHORTER = {
    "es-opt-aid-both",
    "es-opt-aid-full",
    "es-opt-buy",
    "es-opt-dice",
    "es-opt-dice-for",
    "es-opt-first",
    "es-opt-kind",
    "es-opt-monster-banish",
    "es-opt-monster-defeat",
    "es-opt-place",
    "es-opt-place-below",
    "es-opt-solve",
    "es-opt-take",
    "es-opt-use",
}


def option_short(ask: Ask, option: Option[Any], reader: Reader) -> str:
    """The same deed for a narrow place: at most 40 characters wherever the cards' names allow it."""
    word, _, rest = option.key.partition(":")
    given = dict(option.args)
    if word == "choose":
        chosen = _verb(str(given["card"]), Choose, reader)
        return fit(_brief(chosen.choose[int(given["choice"])], reader, ", ") if chosen else option.key, MOST_IN_LABEL)
    args = _option_args(ask, option, reader)
    effects = word in ("pay", "suffer", "yes") and not rest
    prices = _prices(ask, word, str(given.get("card", "")), reader) if effects else ()
    if prices and all(_measure(e)[0] for e in prices):
        args["effect"] = _brief(prices, reader, ", ")
    id = option_id(ask, option)
    if word in DICE:
        id = "es-opt-die-short"
    elif id in _SHORTER:
        id = f"{id}-short"
    text = reader.say(id, **args)
    over = length(text) - MOST_ON_NARROW
    if over > 0 and "friend" in args:
        name = str(args["friend"])
        args["friend"] = name[: max(8, len(name) - over - 1)].rstrip() + "…"
        text = reader.say(id, **args)
    if given.get("paid_by"):
        text = reader.say("es-opt-solve-paid", deed=text, card=_name(str(given["paid_by"]), reader))
    return fit(text, MOST_IN_LABEL)


def _option_args(ask: Ask, option: Option[Any], reader: Reader) -> Args:
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    args: Args = {k: v for k, v in given.items() if k not in ("card", "monster", "investigator")}
    for name in ("card", "monster", "investigator"):
        if name in given:
            args[name] = _name(str(given[name]), reader)
    if "seat" in given:
        args["friend"] = reader.name(int(given["seat"]))
    if "row" in given:
        args["row"] = int(given["row"]) + 1 if word == "place" else row_in_symbols(str(given["row"]))
    if "die" in given:
        die = str(given["die"])
        args |= {"die": _shown(die, str(given.get("face", "")), reader), "colour": DICE[die]}
    if "face" in given:
        args["face"] = face_symbol(str(given["face"]))
    match word:
        case "solve" | "with":
            dice, faces = (str(given[k]).split("+") if given[k] else [] for k in ("dice", "faces"))
            args["faces"] = " ".join(_shown(d, f, reader) for d, f in zip(dice, faces, strict=True))
            args["kind"] = ("monster" if given.get("monster") else "task") + ("" if dice else "-bare")
        case "use":
            args["kind"] = _kind(str(given["card"]), reader.cards)
        case "give-up":
            args["place"] = "ancient" if dict(ask.args).get("card") == ANCIENT else "card"
        case "ease":
            need = Row.model_validate(parse_row(str(given["row"]))).needs[int(given["need"])]
            args["need"] = _need(need)
        case "discard":
            args["what"] = args["die"] if "die" in given else args["card"]
        case "lock":
            args["at"] = "pool-face" if given["at"] == "pool" and given["face"] else str(given["at"])
        case "lower" | "restore" | "lose":
            args["resource"] = rest
        case "pay" if rest:
            args["cards"] = _some([_name(c, reader) for c in rest.split("+")], reader)
        case "pay" | "suffer" | "yes":
            args["effect"] = _price(ask, word, str(given.get("card", "")), reader).rstrip(".")
        case _:
            pass
    return args


# So many names fit on a button; what is over is counted.
_MOST_NAMES = 3


def _some(names: list[str], reader: Reader) -> str:
    shown, more = names[:_MOST_NAMES], len(names) - _MOST_NAMES
    return reader.say("es-more", list=", ".join(shown), n=more) if more > 0 else ", ".join(shown)


def _price(ask: Ask, word: str, card: str, reader: Reader) -> str:
    """What paying, suffering or agreeing means, in the words of the card."""
    return _effect(_prices(ask, word, card, reader), reader)


def _prices(ask: Ask, word: str, card: str, reader: Reader) -> Sequence[ElderVerb]:
    if ask.msg == "es-penalties":
        return reader.cards.adventure(card).penalties
    if ask.msg == "es-may":
        return found.may if (found := _verb(card, May, reader)) else ()
    if ask.msg == "es-pay-or-suffer" and (price := _verb(card, Pay, reader)):
        return price.pay if word == "pay" else price.otherwise
    return ()


# Hints


def option_hint(ask: Ask, option: Option[Any], reader: Reader, view: ElderView | None = None) -> str:
    """The small line below an option, in at most 100 characters; often empty. With a view, tasks are as they stand now."""
    given = dict(option.args)
    word, _, rest = option.key.partition(":")
    return fit(_hint(ask, word, rest, given, reader, view), MOST_IN_HINT)


def _hint(ask: Ask, word: str, rest: str, given: dict[str, Any], reader: Reader, view: ElderView | None) -> str:
    if word in DICE or (word == "discard" and "die" in given):
        return _die_hint(given, reader)
    match word, ask.msg:
        case "go", _ if rest == ENTRANCE:
            return reader.say("es-hint-entrance")
        case (("go" | "stay"), _):
            return _tasks(str(given["card"]), reader, view, ask.seat) if given["card"] else reader.say("es-hint-entrance")
        case "use", _:
            return _use(str(given["card"]), int(given["use"]), reader)
        case "take", "es-new-investigator":
            return _investigator(str(given["investigator"]), reader)
        case "discard", _:
            return _what_it_does(str(given["card"]), reader)
        case "dice-for", _ if given.get("card"):
            return _what_it_does(str(given["card"]), reader)
        case "aid", _ if "resource" in given:
            return _aid(given, reader)
        case "lost-found", _:
            found = [f for f in reader.cards.entrance.lost_found if f.effects]
            return " · ".join(f"{face_symbol(f.face)} {_in_short(f.effects, reader)}" for f in found)
        case "fail", "es-after-roll" if dict(ask.args).get("card") != ANCIENT:
            return reader.say("es-hint-fail", terror=FACES["terror"])
        case "give-up", _:
            return _penalties(str(dict(ask.args)["card"]), reader)
        case "suffer", "es-penalties":
            return _sentence(reader.cards.adventure(str(given["card"])).penalties, reader)
        case (("monster" | "claim"), _):
            monster = reader.cards.monsters[str(given["monster"])]
            return reader.say("es-hint-monster", row=row_in_symbols(monster.task), trophy=monster.trophy)
        case "place", _:
            return _frame(str(given["card"]), int(given["row"]), reader)
        case "first", _:
            return _sentence(reader.cards.adventure(str(given["card"])).midnight, reader)
        case "focus", _:
            return reader.say("es-hint-focus")
        case "assist", _:
            return reader.say("es-hint-assist")
        case _:
            return ""


def _die_hint(given: dict[str, Any], reader: Reader) -> str:
    die, face = str(given["die"]), str(given["face"])
    said = reader.say("es-face-number", n=int(face)) if face.isdigit() else reader.say(f"es-face-{face}")
    return reader.say("es-hint-die", colour=DICE[die], face=said, n=GREENS.index(die) + 1 if die in GREENS else 0)


def _tasks(card: str, reader: Reader, view: ElderView | None, seat: int) -> str:
    """How likely it is, the tasks in short, what failing costs and passing brings. An order arrow shows as ↓ between tasks.

    The rewards come last: what does not fit is cut there, and the picture shows them too.
    """
    found: AdventureCard = reader.cards.adventure(card)
    seen = view.card(card) if view else None
    if seen:
        rows = [row_in_symbols(r.text) for r in seen.rows]
    else:
        rows = [row_in_symbols(t.printed) for t in found.tasks if t.frame != "empty"]
    joint = " ↓ " if found.arrow else " · "
    chance = Autopilot(reader.cards).best_chance(view, view.player(seat), card) if view else None
    return reader.say(
        "es-hint-go",
        known="no" if chance is None else "yes",
        chance="" if chance is None else _percent(chance),
        rows=joint.join(rows),
        penalties=_brief(found.penalties, reader, " "),
        rewards=_brief(sorted(found.rewards, key=_importance), reader, ", "),
    )


def _percent(chance: float) -> str:
    """An estimate: no more exact than it is."""
    if chance < 0.025:
        return "<5"
    return ">95" if chance > 0.975 else f"≈{round(chance * 20) * 5}"


# In the order in which rewards are told.
_IMPORTANT = ("sign", "ally", "unique", "common", "spell", "clue", "doom", "gate", "monster")


def _importance(effect: ElderVerb) -> int:
    what, _ = _measure(effect)
    return _IMPORTANT.index(what) if what in _IMPORTANT else len(_IMPORTANT)


def _measure(effect: ElderVerb) -> tuple[str, int]:
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


def _brief(effects: Sequence[ElderVerb], reader: Reader, joint: str) -> str:
    """Amounts in symbols and single words; equal ones are added up. Nothing: a dash."""
    amounts: dict[str, int] = {}
    others: list[str] = []
    for effect in effects:
        what, n = _measure(effect)
        if what:
            amounts[what] = amounts.get(what, 0) + n
        else:
            others.append(effect.text(reader.cards.words, _lang(reader)))
    points = {"sanity": SANITY, "stamina": STAMINA}
    said = [
        f"{'−' if n < 0 else '+'}{abs(n)}{points[what]}"
        if what in points
        else reader.say("es-brief", what=what, n=abs(n), less="yes" if n < 0 else "no")
        for what, n in amounts.items()
    ]
    return joint.join([*said, *others]) or "–"


def _in_short(effects: Sequence[ElderVerb], reader: Reader) -> str:
    """+1 clue, −1 Sanity; what has no number stays a clause."""
    words, lang = reader.cards.words, _lang(reader)
    parts: list[str] = []
    for effect in effects:
        shared = effect.share()
        if shared:
            verb, thing, n = shared
            parts.append(("+" if verb == "gain" else "−") + words.say(lang, f"thing-{thing}", n=n))
        else:
            parts.append(effect.text(words, lang))
    return ", ".join(parts)


def _use(card: str, index: int, reader: Reader) -> str:
    use: Use = reader.cards.by_id[card].uses[index]
    words, lang = reader.cards.words, _lang(reader)
    what = clauses(use.effects, words, lang, nested=bool(use.cost))
    if use.cost:
        what = words.say(lang, "for-cost", cost=clauses(use.cost, words, lang, nested=True), what=what)
    return line(what, lang)


def _what_it_does(card: str, reader: Reader) -> str:
    return " ".join(reader.cards.text(card, _lang(reader)))


def _investigator(id: str, reader: Reader) -> str:
    card: InvestigatorCard = reader.cards.investigators[id]
    return reader.say(
        "es-hint-investigator",
        occupation=card.occupation.in_(_lang(reader)),
        values=f"{SANITY}{card.sanity} {STAMINA}{card.stamina}",
        ability=_what_it_does(id, reader),
    )


def _aid(given: dict[str, Any], reader: Reader) -> str:
    if not given["works"]:
        return reader.say("es-hint-no-effect")
    if not given["missing"]:
        return reader.say("es-hint-full", resource=given["resource"])
    return reader.say("es-hint-missing", resource=given["resource"], n=given["missing"])


def _penalties(card: str, reader: Reader) -> str:
    if card == ANCIENT:
        return ""
    penalties = reader.cards.adventure(card).penalties
    return reader.say("es-hint-give-up", effect=_effect(penalties, reader)) if penalties else reader.say("es-hint-no-penalties")


def _frame(card: str, row: int, reader: Reader) -> str:
    if row < 0:
        return reader.say("es-hint-frame", frame="empty", row="")
    task = reader.cards.adventure(card).tasks[row]
    return reader.say("es-hint-frame", frame=task.frame, row=row_in_symbols(task.printed))


# Reasons


def reason_line(reason: Reason, reader: Reader) -> str:
    """Why not, and the rule it comes from."""
    args: Args = {}
    for name, value in reason.args:
        if name == "seat":
            args["friend"] = _person(int(value), reader)
        elif name == "card":
            args[name] = _name(str(value), reader)
        elif name in ("row", "missing"):
            args[name] = row_in_symbols(str(value))
        else:
            args[name] = value
    return reader.say("why-line", reason=reader.say(reason.id, **args), rule=reason.rule)


# Styles

_MAIN = {"roll", "solve", "go-on", "help", "end-turn", "save"}
_DANGER = {"give-up", "fail", "suffer", "keep"}


def option_style(ask: Ask, option: Option[Any]) -> Literal["main", "danger", "plain"]:
    """Blue for the main thing, red for what hurts, grey for all else."""
    word = option.key.partition(":")[0]
    if word in _MAIN or (word == "yes" and ask.msg == "es-assist"):
        return "main"
    return "danger" if word in _DANGER else "plain"
