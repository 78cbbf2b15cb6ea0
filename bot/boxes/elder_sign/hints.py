"""The small line below an option of Elder Sign: how likely it is, what it costs, what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.boxes.elder_sign.names import (
    FACES,
    MOST_IN_HINT,
    SANITY,
    STAMINA,
    brief,
    effect_text,
    face_symbol,
    fit,
    importance,
    lang_of,
    row_in_symbols,
    sentence,
)
from bot.reader import Reader
from games.elder_sign.autopilot import Autopilot
from games.elder_sign.content import AdventureCard, InvestigatorCard, Use
from games.elder_sign.dice import DICE, GREENS
from games.elder_sign.effects import ElderVerb, Restore
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.view import ElderView
from games.kernel.ask import Ask, Option
from games.kernel.effects import clauses
from games.kernel.phrases import line


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
            return _use(str(given["card"]), int(given["use"]), reader, view, ask.seat)
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
            return sentence(reader.cards.adventure(str(given["card"])).penalties, reader)
        case (("monster" | "claim"), _):
            monster = reader.cards.monsters[str(given["monster"])]
            return reader.say("es-hint-monster", row=row_in_symbols(monster.task), trophy=monster.trophy)
        case "place", _:
            return _frame(str(given["card"]), int(given["row"]), reader)
        case "first", _:
            return sentence(reader.cards.adventure(str(given["card"])).midnight, reader)
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
        penalties=brief(found.penalties, reader, " "),
        rewards=brief(sorted(found.rewards, key=importance), reader, ", "),
    )


def _percent(chance: float) -> str:
    """An estimate: no more exact than it is."""
    if chance < 0.025:
        return "<5"
    return ">95" if chance > 0.975 else f"≈{round(chance * 20) * 5}"


def _in_short(effects: Sequence[ElderVerb], reader: Reader) -> str:
    """+1 clue, −1 Sanity; what has no number stays a clause."""
    words, lang = reader.cards.words, lang_of(reader)
    parts: list[str] = []
    for effect in effects:
        shared = effect.share()
        if shared:
            verb, thing, n = shared
            parts.append(("+" if verb == "gain" else "−") + words.say(lang, f"thing-{thing}", n=n))
        else:
            parts.append(effect.text(words, lang))
    return ", ".join(parts)


def _use(card: str, index: int, reader: Reader, view: ElderView | None, seat: int) -> str:
    use: Use = reader.cards.by_id[card].uses[index]
    if view is not None and all(isinstance(e, Restore) and _all_well(e, view, seat) for e in use.effects):
        return reader.say("es-hint-no-effect")  # S-73: legal, and a waste; the card would be spent
    words, lang = reader.cards.words, lang_of(reader)
    what = clauses(use.effects, words, lang, nested=bool(use.cost))
    if use.cost:
        what = words.say(lang, "for-cost", cost=clauses(use.cost, words, lang, nested=True), what=what)
    return line(what, lang)


def _all_well(effect: Restore, view: ElderView, seat: int) -> bool:
    """Nobody whom it could help lacks anything."""
    me = view.player(seat)
    there = [p for p in view.players if p.investigator and not p.out] if effect.whom != "self" else [me]
    there = [p for p in there if p.place == me.place] if effect.whom == "here" else there
    sane = all(p.sanity >= p.max_sanity for p in there) or effect.restore == "stamina"
    strong = all(p.stamina >= p.max_stamina for p in there) or effect.restore == "sanity"
    return sane and strong


def _what_it_does(card: str, reader: Reader) -> str:
    return " ".join(reader.cards.text(card, lang_of(reader)))


def _investigator(id: str, reader: Reader) -> str:
    card: InvestigatorCard = reader.cards.investigators[id]
    return reader.say(
        "es-hint-investigator",
        occupation=card.occupation.in_(lang_of(reader)),
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
    return (
        reader.say("es-hint-give-up", effect=effect_text(penalties, reader)) if penalties else reader.say("es-hint-no-penalties")
    )


def _frame(card: str, row: int, reader: Reader) -> str:
    if row < 0:
        return reader.say("es-hint-frame", frame="empty", row="")
    task = reader.cards.adventure(card).tasks[row]
    return reader.say("es-hint-frame", frame=task.frame, row=row_in_symbols(task.printed))
