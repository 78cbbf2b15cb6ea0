"""What stands below an option: what it needs, lacks, costs, and who and what is there. Everything follows from the option and the asker's view."""

from __future__ import annotations

from typing import TypeAlias

from bot.boxes.cultistorm.names import StormReader, card_name, card_text, sign, signs, symbol_name, whose
from bot.wording.lexicon import Saying
from bot.wording.text import capital, lang_of, listing
from games.cultistorm.content import Catalogue
from games.cultistorm.view import InvestigatorView, PlanView, StormView

StormSaying: TypeAlias = Saying[StormView, Catalogue]


def _joined(*parts: str) -> str:
    return capital(" · ".join(part for part in parts if part))


def mine(s: StormSaying) -> InvestigatorView | None:
    """Whose question it is: the investigator it names, or the first of that seat."""
    if s.view is None or s.ask is None:
        return None
    said = dict(s.ask.args).get("who")
    if isinstance(said, int) and said < len(s.view.investigators):
        return s.view.investigators[said]
    return next((i for i in s.view.investigators if i.player == s.ask.seat), None)


# Fights


def plan_of(one: InvestigatorView, enemy: str) -> PlanView | None:
    return next((p for p in (*one.plans, *one.outlook) if p.enemy == enemy), None)


def outlook(plan: PlanView, view: StormView, reader: StormReader, *, plain: bool = True) -> str:
    """How this fight stands: sure, at a price, out of reach, or what it lacks and who could bring it."""
    if not plan.attackable:
        return reader.say("cs-plan-not-yet")
    if plan.lacking is None and not plan.said:
        return ""
    if plan.cover is not None:
        return reader.say("cs-plan-sure", cost=plan.insanity)
    short = plan.lacking or plan.said
    if not short:
        return reader.say("cs-plan-too-mad")
    lacks = reader.say("cs-plan-lacks", symbols=signs(short, reader), n=len(short))
    if not plan.closing:
        return lacks
    who, card = plan.closing[0]
    held = {w for w, _ in plan.closing}
    name = whose(view, who, reader, plain=plain)
    return f"{lacks} ({reader.say('cs-plan-closing', who=name, card=card_name(card, reader), more=len(held) - 1)})"


def enemy(id: str, s: StormSaying) -> str:
    """Its symbols as the dice lie, and what it does."""
    seen = next((e for p in s.view.places for e in (*p.column, *p.elders) if e.id == id), None) if s.view else None
    needs = s.say("cs-hint-needs", symbols=signs(seen.needed, s.reader)) if seen is not None else ""
    return _joined(needs, card_text(id, s.reader) if id in s.reader.cards.cultists else "")


def target(s: StormSaying) -> str:
    """What it needs, and how it would go."""
    one, id = mine(s), str(s.given["enemy"])
    if s.view is None:
        return ""
    if "who" in s.given:  # one of several pending fights
        one = s.view.investigators[int(s.given["who"])]
    plan = plan_of(one, id) if one is not None else None
    seen = next((e for p in s.view.places for e in (*p.column, *p.elders) if e.id == id), None)
    needs = s.say("cs-hint-needs", symbols=signs(seen.needed, s.reader)) if seen is not None else ""
    text = card_text(id, s.reader) if id in s.reader.cards.cultists else ""
    others = [whose(s.view, i.who, s.reader, plain=True) for i in s.view.investigators if i != one and id in i.targets]
    theirs = s.say("cs-hint-marked", who=listing(others, s.reader), n=len(others)) if others and s.key[0] == "target" else ""
    return _joined(needs, outlook(plan, s.view, s.reader) if plan is not None else "", theirs, text)


def attack(s: StormSaying) -> str:
    lacks, cost = int(s.given["lacks"]), int(s.given["cost"])
    return _joined(s.say("cs-hint-attack", lacks=lacks, cost=cost))


def commit(s: StormSaying) -> str:
    ids = str(s.given["with_"]).split(",")
    used = ", ".join(source(id, s) for id in ids)
    return _joined(s.say("cs-hint-commit", used=used, cost=int(s.given["cost"])))


def source(id: str, s: StormSaying) -> str:
    """A card by its name, a die by its face."""
    one = mine(s)
    if id.startswith("die:") and one is not None:
        face = next((d.face for d in one.dice if str(d.id) == id.partition(":")[2]), "")
        return s.say("cs-hint-die", face=sign(face, s.reader)) if face else card_name(id, s.reader)
    return card_name(id, s.reader)


def reroll(s: StormSaying) -> str:
    """How likely the new face is one that is lacking."""
    one = mine(s)
    enemy_ = str(dict(s.ask.args).get("enemy", "")) if s.ask is not None else ""
    free = s.say("cs-hint-free") if s.key[0] == "coin" else s.say("cs-hint-insanity", n=1)
    if s.view is None or one is None or s.view.fight is None or not enemy_:
        return _joined(free)
    return _joined(free, s.say("cs-hint-die-faces"))


# Preparing


def die(s: StormSaying) -> str:
    """Whether it is just what is lacking. Where the option does not name its face, that in words."""
    face, one = str(s.given["face"]), mine(s)
    if s.key[0] != "die":
        return symbol_name(face, s.reader)
    if one is None:
        return ""
    fits = [p.enemy for p in (*one.plans, *one.outlook) if p.attackable and _closes(face, p)]
    return _joined(s.say("cs-hint-enough", enemy=card_name(fits[0], s.reader)) if fits else "")


def _closes(face: str, plan: PlanView) -> bool:
    return plan.lacking is not None and len(plan.lacking) == 1 and face in (plan.lacking[0], "wild")


def move(s: StormSaying) -> str:
    cost = int(s.given["cost"])
    return _joined(s.say("cs-hint-insanity", n=cost) if cost else "", there(int(s.given["slot"]), s))


def place(s: StormSaying) -> str:
    """What is there, and what its card brings."""
    slot = int(s.given["slot"])
    card = str(s.given.get("location", ""))
    altar = s.ask is not None and s.ask.msg in ("cs-altar", "cs-break-altar")
    return _joined(card_text(card, s.reader) if altar else "", there(slot, s))


def there(slot: int, s: StormSaying) -> str:
    """Who stands there, and whom one could fight, nearest first."""
    if s.view is None or slot >= len(s.view.places):
        return ""
    at = s.view.places[slot]
    parts = [whose(s.view, who, s.reader, plain=True) for who in at.who]
    foes = [*at.column, *at.elders]
    parts += [s.say("cs-hint-foes", n=len(foes), nearest=signs(foes[0].needed, s.reader))] if foes else []
    parts += [s.say("cs-hint-sealed")] if at.sealed else []
    if not at.sealed and at.trophies:
        parts.append(s.say("cs-hint-trophies", n=at.trophies, needed=at.required))
    return " · ".join(parts) if parts else s.say("cs-hint-nobody")


def text(s: StormSaying) -> str:
    """What the card or the ability does. Of a location the use that is meant."""
    id = str(s.given["card"])
    lang, words = lang_of(s.reader), s.reader.cards.words
    name = s.key[1].rpartition(":")[2]
    location = s.reader.cards.locations.get(id)
    if location is not None:
        return " ".join(u.text(words, lang) for u in location.uses if u.id == name) or card_text(id, s.reader)
    return card_text(id, s.reader)


def action_card(id: str, reader: StormReader) -> str:
    """As a support; its sign stands behind its name."""
    card = reader.cards.actions.get(id.partition(".")[0])
    if card is None:
        return card_text(id, reader)
    marks = reader.say("cs-hint-card", star="yes" if card.star else "no", research=card.research)
    return _joined(marks, card_text(id, reader))


def support(s: StormSaying) -> str:
    """What it costs, what the other gets, and whether it is just what the other lacks."""
    card, whom, cost = str(s.given["card"]), int(s.given["whom"]), int(s.given["cost"])
    price = s.say("cs-hint-insanity", n=cost) if cost else s.say("cs-hint-free")
    one = s.view.investigators[whom] if s.view is not None else None
    helps = next((p.enemy for p in (one.plans if one else ()) if any(c == card for _, c in p.closing)), "")
    text, printed = card_text(card, s.reader), s.reader.cards.actions.get(card.partition(".")[0])
    if one is not None and printed is not None and printed.fight:  # it speaks to whoever fights, and is read by somebody else
        text = s.say("cs-hint-for", whom=card_name(one.id, s.reader), text=text)
    return _joined(s.say("cs-hint-enough", enemy=card_name(helps, s.reader)) if helps else "", price, text)


def offered(s: StormSaying) -> str:
    """What lies on the table: the card one is to be supported with, or the object."""
    asked = dict(s.ask.args) if s.ask is not None else {}
    return card_text(str(asked.get("card") or asked.get("gives") or ""), s.reader)


def person(who: int, s: StormSaying) -> str:
    if s.view is None:
        return ""
    one = s.view.investigators[who]
    return s.say("cs-hint-person", now=one.madness, most=s.reader.cards.numbers.insanity)


def dropped(s: StormSaying) -> str:
    """In the middle of a fight: whether it would be missed there. And what the card is."""
    card, one = str(s.given["card"]), mine(s)
    needed = one is not None and any(card in (p.cover or ()) for p in one.facing)
    fighting = one is not None and s.view is not None and s.view.fight is not None and s.view.fight.who == one.who
    said = s.say("cs-hint-drop", needed="yes" if needed else "no") if fighting else ""
    return _joined(said, action_card(card, s.reader))


def develop(s: StormSaying) -> str:
    """The ability, and what follows (CS-DEV-04 … 06)."""
    one, level = mine(s), int(s.given["level"])
    ability = card_text(f"{one.id}-{level}", s.reader) if one is not None else ""
    return _joined(s.say("cs-hint-develop", level=level), ability)


def lay(s: StormSaying) -> str:
    return s.say("cs-hint-lay", n=int(s.given["n"]), missing=int(s.given["missing"]))


def ready(s: StormSaying) -> str:
    """What one is about to do; a warning where it is nothing."""
    one = mine(s)
    if one is None or s.view is None:
        return ""
    if not one.targets:
        return s.say("cs-hint-no-target")
    aims = [f"{card_name(p.enemy, s.reader)}: {outlook(p, s.view, s.reader)}" for p in one.plans]
    return _joined(*aims)
