"""The cards of Cultistorm for `/card`: one in words with its story's number, where it is, and its picture."""

from __future__ import annotations

from bot.boxes.cultistorm.film import SHOWN
from bot.boxes.cultistorm.names import StormReader, card_name, enemy_name, sign, signs, slot_sign, whose
from bot.shelf import Look
from bot.wording.text import lang_of
from games.cultistorm.content import ActionCard, CultistCard, GreatOldOneCard, HorrorCard, InvestigatorCard, ModuleCard
from games.cultistorm.state import kind as kind_of
from games.cultistorm.view import StormView
from rendering.drawn import Drawn


def kind(id: str, reader: StormReader) -> str:
    return reader.say("cs-card-kind", kind=reader.cards.kind_of(id))


def describe(id: str, reader: StormReader) -> str:
    """Everything that is printed on the card."""
    lang, card = lang_of(reader), reader.cards.by_id[id]
    head = [f"### {card.name.in_(lang)}", f"-# {kind(id, reader)} · {id}"]
    match card:
        case CultistCard():
            head.append(_cultist(card, reader))
        case GreatOldOneCard():
            head.append(reader.say("cs-card-great", wave=card.wave, symbols=signs(card.symbols, reader)))
        case InvestigatorCard():
            head.append(card.type.in_(lang))
        case ActionCard():
            of = card_name(card.of, reader) if card.of else ""
            known = {"symbol": sign(card.symbol, reader), "research": card.research, "of": of, "star": "yes" if of else "no"}
            head.append(reader.say("cs-card-action", **known))
        case HorrorCard():
            head.append(reader.say("cs-card-horror", threshold=card.threshold, ending="yes" if card.ending else "no"))
        case ModuleCard():
            head.append(reader.say("cs-module", module=card.of))
        case _:
            pass
    return "\n".join([*head, *reader.cards.text(id, lang), f"-# *{card.flavour.in_(lang)}*"])


def _cultist(card: CultistCard, reader: StormReader) -> str:
    """Its symbols, what it is worth, and whom it would call."""
    return reader.say(
        "cs-card-cultist",
        symbols=signs(card.symbols, reader),
        trophy=sign(card.caste_symbol, reader) if card.caste_symbol else "–",
        great=enemy_name(card.great_old_one, reader) if card.great_old_one else "–",
    )


def whereabouts(id: str, view: StormView, reader: StormReader) -> list[str]:
    """Where it is in this game, as far as its reader may know."""
    found: list[str] = []

    def say(place: str, name: str = "") -> None:
        found.append(reader.say("cs-card-place", place=place, name=name))

    for place in view.places:
        where = f"{slot_sign(place.slot, reader)} {card_name(place.card, reader)}"
        if place.card == id:
            say("location", where)
        for enemy in (*place.column, *place.elders):
            if enemy.id == id:
                say("standing", where)
            if id in enemy.devoured:
                say("devoured", enemy_name(enemy.id, reader))
    for one in view.investigators:
        name = whose(view, one.who, reader)
        if one.id == id:
            say("played", name)
        if any(kind_of(card) == id for card in one.hand or ()):
            say("hand", name)
        if any(kind_of(card) == id for card in one.objects):
            say("held", name)
        if any(kind_of(s.card) == id for s in one.supports):
            say("before", name)
        if any(kind_of(card) == id for card in one.discard):
            say("discarded-own", name)
    if id in (*view.cultist_discard, *view.horror_discard, *(kind_of(card) for card in view.object_discard)):
        say("discarded")
    if id in (*view.first_wave, *view.second_wave, *view.aside):
        say("pile")
    if id in (view.horror_card, view.ending):
        say("now")
    return found


def picture(id: str, reader: StormReader, look: Look) -> Drawn:
    """Runs in a worker thread."""
    return SHOWN.draw(f"card:{id}", None, reader, look)  # pyright: ignore[reportArgumentType]
