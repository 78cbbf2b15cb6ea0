"""ALONE's cards for `/card`: one card in words, where it is in a running game as far as the view shows it, and its picture."""

from __future__ import annotations

from bot.boxes.alone.names import AloneReader, deck_name
from bot.pictures import palette_of
from bot.shelf import Look
from bot.wording.text import lang_of, person
from games.alone.content import CharacterCard, ReactionCard
from games.alone.view import AloneView
from rendering.alone import draw_card
from rendering.drawn import Drawn


def kind(id: str, reader: AloneReader) -> str:
    """What sort of card it is, in the reader's words."""
    return reader.say("al-card-kind", kind=reader.cards.kind_of(id))


def describe(id: str, reader: AloneReader) -> str:
    """Everything that is printed on the card."""
    cards, lang = reader.cards, lang_of(reader)
    card = cards.by_id[id]
    lines = [f"### {card.name.in_(lang)}"]
    match card:
        case ReactionCard():
            lines.append(f"-# {kind(id, reader)} · {deck_name(card.deck, reader)} · {id}")
        case CharacterCard():
            lines.append(f"-# {kind(id, reader)} · {card.profession.in_(lang)} · {id}")
        case _:
            lines.append(f"-# {kind(id, reader)} · {id}")
    return "\n".join([*lines, *cards.text(id, lang), f"-# *{card.flavour.in_(lang)}*"])


def whereabouts(id: str, view: AloneView, reader: AloneReader) -> list[str]:
    """Where the card is, as the viewer may know it. A hand, a deck and what lies face down are all the same to others."""
    found: list[str] = []

    def say(place: str, name: str = "") -> None:
        found.append(reader.say("al-card-place", place=place, name=name))

    if id == view.character:
        say("hero", person(0, reader))
    if any(c.character == id for c in view.companions):
        say("companion")
    if any(i.card == id for i in view.items):
        say("inventory")
    if id in view.item_discard:
        say("discarded")
    for m in view.missions:
        if m.code == id:
            say("mission-done" if m.done else "mission-open" if m.active else "mission-asleep")
    if any(p.card == id for p in view.played):
        say("played")
    if any(id in e.hand for e in view.evil):
        say("hand")
    if id in reader.cards.rooms and any(s.room == id for f in view.floors for s in f.sectors):
        say("on-map")
    if id in reader.cards.creature_cards and any(c.kind == id for f in view.floors for s in f.sectors for c in s.creatures):
        say("on-map")
    if not found:
        say("unknown")
    return found


def picture(id: str, reader: AloneReader, look: Look) -> Drawn:
    """Runs in a worker thread."""
    return draw_card(reader.cards, id, lang_of(reader), palette_of(look))
