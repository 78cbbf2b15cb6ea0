"""Talisman's cards for `/card`: one card in words, where its copies are as far as the view shows it, and its picture."""

from __future__ import annotations

from bot.boxes.talisman.film import SHOWN
from bot.boxes.talisman.names import TalismanReader, which_space
from bot.shelf import Look
from bot.wording.text import lang_of, person
from games.talisman.state import kind as kind_of
from games.talisman.view import TalismanView
from rendering.drawn import Drawn


def kind(id: str, reader: TalismanReader) -> str:
    return reader.say("tm-card-kind", kind=reader.cards.kind_of(id))


def describe(id: str, reader: TalismanReader) -> str:
    """Everything that is printed on the card."""
    lang, card = lang_of(reader), reader.cards.by_id[id]
    head = [f"### {card.name.in_(lang)}", f"-# {kind(id, reader)} · {id}"]
    return "\n".join([*head, *reader.cards.text(id, lang), f"-# *{card.flavour.in_(lang)}*"])


def whereabouts(id: str, view: TalismanView, reader: TalismanReader) -> list[str]:
    """Where its copies are, as the viewer may know it: a hand, a deck and what the dead held are all the same to others."""
    found: list[str] = []

    def say(place: str, name: str = "", n: int = 0) -> None:
        found.append(reader.say("tm-card-place", place=place, name=name, n=n))

    def there(cards: tuple[str, ...]) -> int:
        return sum(kind_of(card) == id for card in cards)

    for player in view.players:
        c, name = player.character, person(player.seat, reader)
        if c is None:
            continue
        at = {"played": c.id == id, "standing": c.space == id, "owned": there((*c.objects, *c.followers))}
        for place, so in (at | {"hand": there(c.spells), "trophy": there(c.trophies)}).items():
            if so:
                say(place, name)
    for space, cards in view.lying.items():
        if there(cards):
            say("lying", which_space(space, reader))
    if there(view.laid):
        say("in-play")
    if there((*view.discard, *view.spell_discard)):
        say("discarded")
    if there(view.removed):
        say("removed")
    if view.stacks.get(id):
        say("stack", n=view.stacks[id])
    if not found:
        say("board" if id in reader.cards.spaces else "unknown")
    return found


def picture(id: str, reader: TalismanReader, look: Look) -> Drawn:
    """Runs in a worker thread."""
    return SHOWN.draw(f"card:{id}", None, reader, look)  # pyright: ignore[reportArgumentType]
