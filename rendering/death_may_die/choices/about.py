"""A card that asks something: the card itself, below the head of the turn."""

from __future__ import annotations

from games.death_may_die.content import Catalogue
from games.death_may_die.view import DeathView
from games.kernel.phrases import Lang
from rendering.canvas import Canvas
from rendering.drawn import Drawn
from rendering.layout import Box
from rendering.names import Names

from .. import alt
from ..cards import card_height, draw_face, words_of_card
from ..find import describe as say_find
from ..find import draw_card_face, find_height
from ..words import Table
from .stage import INNER, STAGE, sizing, staged


def draw_about(view: DeathView, who: int, card: str, cards: Catalogue, lang: Lang, names: Names, look: str = "standard") -> Drawn:
    at = Table(view, cards, lang, names)
    measure = sizing(look)
    found = cards.discoveries.get(card)

    def high(story: bool) -> int:
        if found:
            return find_height(measure, found, cards, lang, INNER, story)
        return card_height(measure, card, cards, lang, INNER, story)

    story = high(True) <= STAGE

    def draw(c: Canvas, box: Box) -> None:
        if found:
            draw_card_face(c, box, found, cards, lang, story)
        else:
            draw_face(c, box, card, cards, lang, story)

    said = say_find(found, cards, lang) if found else words_of_card(card, cards, lang)
    person = alt.person(view.investigators[who], at)
    return staged(at, who, "", high(story), look, draw, f"{said} {person} {alt.great(at)}")
