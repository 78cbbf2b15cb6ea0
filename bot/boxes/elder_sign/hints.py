"""The small line below an option of Elder Sign: how likely it is, what it costs, what it brings.

Plain ones are messages (`es-opt-focus-hint`); here are those that are made of cards and of how things stand.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.boxes.elder_sign.names import (
    FACES,
    SANITY,
    STAMINA,
    ElderReader,
    brief,
    effect_text,
    face_symbol,
    importance,
    row_in_symbols,
    sentence,
)
from bot.boxes.elder_sign.words import WORDS, ElderSaying
from bot.wording.text import lang_of
from games.elder_sign.dice import DICE
from games.elder_sign.effects import ElderVerb
from games.elder_sign.pilot.visits import Visits, estimate
from games.elder_sign.shortcuts import restores_nothing
from games.elder_sign.state import ANCIENT
from games.elder_sign.view import ElderView
from games.kernel.effects import clauses
from games.kernel.phrases import line


@WORDS.hint(*(f"es-opt-die-{deed}" for deed in ("reroll", "turn-die", "raise-die", "secure", "assist-die")))
def _die(s: ElderSaying) -> str:
    die, face = str(s.given["die"]), str(s.given["face"])
    said = s.say("es-face-number", n=int(face)) if face.isdigit() else s.say(f"es-face-{face}")
    return s.say("es-hint-die", colour=DICE[die], face=said)


@WORDS.hint("es-opt-go", "es-opt-stay")
def _go(s: ElderSaying) -> str:
    assert s.ask is not None
    return _tasks(s.given["card"], s.reader, s.view, s.ask.seat)


@WORDS.hint("es-opt-use", "es-opt-use-roll")
def _use_hint(s: ElderSaying) -> str:
    assert s.ask is not None
    return _use(s.given["card"], s.given["use"], s.reader, s.view, s.ask.seat)


@WORDS.hint("es-opt-discard")
def _discard(s: ElderSaying) -> str:
    return _die(s) if "die" in s.given else _what_it_does(s.given["card"], s.reader)


@WORDS.hint("es-opt-dice-for")
def _dice_for(s: ElderSaying) -> str:
    return _what_it_does(s.given["card"], s.reader)


@WORDS.hint("es-opt-lost-found")
def _lost_found(s: ElderSaying) -> str:
    found = [f for f in s.reader.cards.entrance.lost_found if f.effects]
    return " · ".join(f"{face_symbol(f.face)} {_in_short(f.effects, s.reader)}" for f in found)


@WORDS.hint("es-opt-fail")
def _fail(s: ElderSaying) -> str:
    in_battle = s.ask is not None and dict(s.ask.args).get("card") == ANCIENT
    return "" if in_battle else s.say("es-hint-fail", terror=FACES["terror"])


@WORDS.hint("es-opt-suffer-penalties")
def _suffer(s: ElderSaying) -> str:
    return sentence(s.reader.cards.adventure(s.given["card"]).penalties, s.reader)


@WORDS.hint("es-opt-monster-defeat", "es-opt-monster-banish", "es-opt-claim")
def _monster(s: ElderSaying) -> str:
    monster = s.reader.cards.monsters[s.given["monster"]]
    return s.say("es-hint-monster", row=row_in_symbols(monster.task), trophy=monster.trophy)


@WORDS.hint("es-opt-first")
def _first(s: ElderSaying) -> str:
    return sentence(s.reader.cards.adventure(s.given["card"]).midnight, s.reader)


def _tasks(card: str, reader: ElderReader, view: ElderView | None, seat: int) -> str:
    """How likely it is, the tasks in short, what failing costs and passing brings. An order arrow shows as ↓ between tasks.

    The rewards come last: what does not fit is cut there, and the picture shows them too.
    """
    found = reader.cards.adventure(card)
    seen = view.card(card) if view else None
    if seen:
        rows = [row_in_symbols(r.text) for r in seen.rows]
    else:
        rows = [row_in_symbols(t.printed) for t in found.tasks if t.frame != "empty"]
    joint = " ↓ " if found.arrow else " · "
    chance = Visits(reader.cards).best_chance(view, view.player(seat), card) if view else None
    return reader.say(
        "es-hint-go",
        known="no" if chance is None else "yes",
        chance="" if chance is None else estimate(chance),
        rows=joint.join(rows),
        penalties=brief(found.penalties, reader, " "),
        rewards=brief(sorted(found.rewards, key=importance), reader, ", "),
    )


def _in_short(effects: Sequence[ElderVerb], reader: ElderReader) -> str:
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


def _use(card: str, index: int, reader: ElderReader, view: ElderView | None, seat: int) -> str:
    use = reader.cards.uses_of(card)[index]
    if view is not None and restores_nothing(use.effects, view, seat):
        return reader.say("es-hint-no-effect")  # S-73: legal, and a waste; the card would be spent
    words, lang = reader.cards.words, lang_of(reader)
    what = clauses(use.effects, words, lang, nested=bool(use.cost))
    if use.cost:
        what = words.say(lang, "for-cost", cost=clauses(use.cost, words, lang, nested=True), what=what)
    return line(what, lang)


def _what_it_does(card: str, reader: ElderReader) -> str:
    return " ".join(reader.cards.text(card, lang_of(reader)))


@WORDS.hint("es-opt-investigator")
def _investigator(s: ElderSaying) -> str:
    card = s.reader.cards.investigators[s.given["investigator"]]
    return s.say(
        "es-hint-investigator",
        occupation=card.occupation.in_(lang_of(s.reader)),
        values=f"{SANITY}{card.sanity} {STAMINA}{card.stamina}",
        ability=_what_it_does(card.id, s.reader),
    )


@WORDS.hint("es-opt-aid-one", "es-opt-aid-full")
def _aid(s: ElderSaying) -> str:
    if not s.given["works"]:
        return s.say("es-hint-no-effect")
    if not s.given["missing"]:
        return s.say("es-hint-full", resource=s.given["resource"])
    return s.say("es-hint-missing", resource=s.given["resource"], n=s.given["missing"])


@WORDS.hint("es-opt-give-up")
def _penalties(s: ElderSaying) -> str:
    card = str(dict(s.ask.args)["card"]) if s.ask else ANCIENT
    if card == ANCIENT:
        return ""
    penalties = s.reader.cards.adventure(card).penalties
    return s.say("es-hint-give-up", effect=effect_text(penalties, s.reader)) if penalties else s.say("es-hint-no-penalties")


@WORDS.hint("es-opt-place", "es-opt-place-below")
def _frame(s: ElderSaying) -> str:
    row: int = s.given["row"]
    if row < 0:
        return s.say("es-hint-frame", frame="empty", row="")
    task = s.reader.cards.adventure(s.given["card"]).tasks[row]
    return s.say("es-hint-frame", frame=task.frame, row=row_in_symbols(task.printed))
