"""Elder Sign on the table: headline, the board and a hand in words, and which picture to show.

Sentences are Fluent messages of `locale/*/elder_sign/table.ftl`; everything said here is taken from the view.
"""

from __future__ import annotations

from bot.boxes.elder_sign.film import SHOWN
from bot.boxes.elder_sign.names import HOURS, ElderReader, card_name
from bot.shelf import Look
from bot.wording.text import clip, lang_of, person
from games.elder_sign.content import AncientOneCard, InvestigatorCard
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.view import ElderView, SeenPlayer
from rendering.drawn import Drawn
from rendering.elder_sign import describe_board

# In the lobby


def ancient_hint(card: AncientOneCard, reader: ElderReader) -> str:
    level = reader.say("wish-difficulty-value", value=card.difficulty)
    return clip(reader.say("est-ancient-hint", level=level, signs=card.signs, doom=card.doom_length), 100)


def investigator_hint(card: InvestigatorCard, reader: ElderReader) -> str:
    occupation = card.occupation.in_(lang_of(reader))
    return clip(reader.say("est-investigator-hint", occupation=occupation, sanity=card.sanity, stamina=card.stamina), 100)


# On the post


def headline(view: ElderView, reader: ElderReader) -> str:
    if not view.ancient:
        return reader.say("box-elder-sign")
    length = len(view.track.replace("/", ""))
    args = {
        "ancient": card_name(view.ancient, reader),
        "doom": view.doom,
        "length": length,
        "signs": view.signs,
        "needed": view.signs_needed,
        "day": view.midnights + 1,
        "hour": HOURS[view.clock % 4],
    }
    if view.phase == "over":
        return reader.say("est-headline-over", **args)
    if view.phase == "setup":  # nobody's turn yet, though it is known whose is first
        return reader.say("est-headline-begin", **args)
    who = person(view.active, reader)
    return reader.say("est-headline-battle" if view.awake else "est-headline", who=who, **args)


def outcome_line(view: ElderView, reader: ElderReader) -> str:
    return reader.say("est-outcome", result=view.result, ancient=card_name(view.ancient, reader), turns=view.turn)


def board_text(view: ElderView, reader: ElderReader) -> str:
    return describe_board(view, reader.cards, lang_of(reader), dict(reader.names))


def hand_text(view: ElderView, seat: int, reader: ElderReader) -> str:
    """Everything a seat has, each card with what it does."""
    p = view.player(seat)
    if not p.investigator:
        return reader.say("est-hand-nobody", who=person(seat, reader), out=p.out or "waiting")
    lines = [
        reader.say(
            "est-hand",
            who=person(seat, reader),
            investigator=card_name(p.investigator, reader),
            sanity=p.sanity,
            max_sanity=p.max_sanity,
            stamina=p.stamina,
            max_stamina=p.max_stamina,
            clues=p.clues,
            worth=p.trophy_worth,
            place=_place(p, reader),
        )
    ]
    lines += [f"-# {text}" for text in reader.cards.text(p.investigator, lang_of(reader))]
    for kind, ids in (
        ("common", p.common),
        ("unique", p.unique),
        ("spell", p.spells),
        ("cast", p.cast),
        ("ally", p.allies),
    ):
        for id in ids:
            text = " ".join(reader.cards.text(id, lang_of(reader)))
            lines.append(reader.say("est-hand-card", kind=kind, card=card_name(id, reader), text=text))
    if p.trophies:
        lines.append(
            reader.say("est-hand-trophies", worth=p.trophy_worth, cards=", ".join(card_name(t, reader) for t in p.trophies))
        )
    return "\n".join(lines)


def _place(p: SeenPlayer, reader: ElderReader) -> str:
    if p.place in (ENTRANCE, ANCIENT):
        return reader.say("est-place", place=p.place)
    return card_name(p.place, reader)


# Pictures


def draw(what: str, view: ElderView, seat: int | None, reader: ElderReader, look: Look, before: ElderView | None = None) -> Drawn:
    shown = f"seat:{seat}" if what == "hand" and seat is not None else what
    return SHOWN.draw(shown, view, reader, look, before)
