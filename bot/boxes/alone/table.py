"""ALONE on the table: headline, the base and a hand in words, and which picture to show.

Sentences are Fluent messages of `locale/*/alone/table.ftl`; everything said here is taken from the reader's view.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.boxes.alone.film import SHOWN
from bot.boxes.alone.names import AloneReader, card_name, deck_name, hero
from bot.shelf import Choice, Look
from bot.wording.text import clip, lang_of, listing, person
from games.alone.content import CharacterCard
from games.alone.rules.orders import ORDERS
from games.alone.state import HERO
from games.alone.view import AloneView
from games.kernel.orders import NONE as NO_ORDER
from rendering.alone import describe
from rendering.drawn import Drawn


def character_hint(card: CharacterCard, reader: AloneReader) -> str:
    """What it can do as the hero."""
    return clip(reader.cards.text(card.id, lang_of(reader))[0], 100)


# On the post


def headline(view: AloneView, reader: AloneReader) -> str:
    if view.over:
        return reader.say("alo-headline-over", round=view.round)
    if view.phase == "setup":
        return reader.say("alo-headline-setup")
    return reader.say(
        "alo-headline-nightmare" if view.nightmare else "alo-headline",
        round=view.round,
        turn=view.turn_now,
        turns=view.turns,
        life=view.life,
        composure=view.composure,
    )


def outcome_line(view: AloneView, reader: AloneReader) -> str:
    main = next((m.code for m in view.missions if m.code.startswith("FM")), "")
    return reader.say(
        "alo-outcome",
        result=view.result or "abandoned",
        hero=hero(reader),
        round=view.round,
        mission=card_name(main, reader) if main else "",
    )


def board_text(view: AloneView, reader: AloneReader) -> str:
    return describe(view, reader.cards, lang_of(reader), dict(reader.names))


def hand_text(view: AloneView, seat: int, reader: AloneReader) -> str:
    """Everything a seat has, each card with what it does."""
    return _hero_text(view, reader) if seat == HERO else _evil_text(view, seat, reader)


def _hero_text(view: AloneView, reader: AloneReader) -> str:
    def text(id: str) -> str:
        return " ".join(reader.cards.text(id, lang_of(reader)))

    lines = [
        reader.say(
            "alo-hero",
            who=hero(reader),
            character=card_name(view.character, reader) if view.character else "–",
            life=view.life,
            composure=view.composure,
            limit=view.heal_limit,
            adrenaline=view.adrenaline,
            capacity=view.capacity,
        )
    ]
    if view.character:
        lines.append(f"-# {text(view.character)}")
    for m in view.missions:
        state = "done" if m.done else "open" if m.active else "asleep"
        lines.append(reader.say("alo-mission", state=state, mission=card_name(m.code, reader), text=text(m.code)))
    for item in view.items:
        lines.append(
            reader.say(
                "alo-hero-item",
                item=card_name(item.card, reader),
                upgraded="yes" if item.upgraded else "no",
                charges=item.charges,
                text=text(item.card),
            )
        )
    for c in view.companions:
        lines.append(
            reader.say("alo-hero-companion", character=card_name(c.character, reader), charges=c.charges, text=text(c.character))
        )
    for a in view.abilities:
        if a.points:
            name = reader.say("al-ability", ability=a.ability)
            lines.append(reader.say("alo-hero-ability", ability=name, points=a.points, unlocked="yes" if a.unlocked else "no"))
    return "\n".join(lines)


def _evil_text(view: AloneView, seat: int, reader: AloneReader) -> str:
    mine = next(e for e in view.evil if e.seat == seat)
    lines = [
        reader.say(
            "alo-evil",
            who=person(seat, reader),
            leads="yes" if mine.leader else "no",
            n=mine.cards,
            limit=mine.limit,
        )
    ]
    if mine.order:
        lines.append(reader.say("alo-evil-order", order=reader.say(f"al-opt-order-{mine.order}")))
    lines += [reader.say("alo-evil-concedes", who=person(e.seat, reader)) for e in view.evil if e.conceded]
    for id in mine.hand:
        card = reader.cards.reactions[id]
        lines.append(
            reader.say(
                "alo-evil-card",
                card=card_name(id, reader),
                deck_name=deck_name(card.deck, reader),
                text=" ".join(reader.cards.text(id, lang_of(reader))),
            )
        )
    return "\n".join(lines)


# At any time


def standing(view: AloneView, seat: int, reader: AloneReader) -> tuple[str, Sequence[Choice]]:
    """Evil's standing orders; the hero has none."""
    mine = next((e for e in view.evil if e.seat == seat), None)
    if mine is None or view.over:
        return "", ()
    hint = reader.say("al-hint-order")
    choices = [Choice(NO_ORDER, reader.say("al-order-none"))]
    choices += [Choice(f"order:{o}", reader.say(f"al-opt-order-{o}"), hint) for o in ORDERS.names]
    return f"order:{mine.order}" if mine.order else NO_ORDER, choices


def concession(view: AloneView, seat: int, reader: AloneReader) -> str:
    """S-73: the hero gives up alone, evil as a team."""
    if view.over:
        return ""
    others = [e.seat for e in view.evil if e.seat not in (seat, HERO)]
    waiting = [e.seat for e in view.evil if not e.conceded and e.seat != seat]
    mine = next((e for e in view.evil if e.seat == seat), None)
    how = "hero" if mine is None else "said" if mine.conceded else "last" if not waiting else "team"
    names = listing([person(s, reader) for s in (waiting if waiting else others)], reader)
    return reader.say("al-concede", how=how, others=names)


# Pictures


def draw(what: str, view: AloneView, seat: int | None, reader: AloneReader, look: Look, before: AloneView | None = None) -> Drawn:
    # One floor above the other: twice as large on a phone.
    shown = "map:tall" if what == "board" and view.secret and view.floors and not view.over else what
    return SHOWN.draw(shown, view, reader, look, before)
