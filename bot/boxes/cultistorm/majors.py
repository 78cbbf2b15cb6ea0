"""What the major modules show in words: the day and its aim, allies within reach, and what the overlord holds."""

from __future__ import annotations

from bot.boxes.cultistorm.names import StormReader, card_name, card_text, in_words, signs
from bot.boxes.cultistorm.words import day_in_words
from bot.wording.text import person
from games.cultistorm.modules.remote_assistance import OPEN
from games.cultistorm.state import DREAD, HAND, HELD
from games.cultistorm.view import StormView


def on_the_board(view: StormView, reader: StormReader) -> list[str]:
    """What everybody sees."""
    lines: list[str] = []
    if view.campaign is not None:
        lines.append(reader.say("cs-board-day", day=view.campaign.day, **day_in_words(view.campaign.day, reader)))
    if view.shelf.get(OPEN):
        lines.append(reader.say("cs-board-allies", cards=in_words(view.shelf[OPEN], reader)))
    if view.overlord is not None:
        lines.append(_other_side(view, view.overlord, reader))
    return lines


def _other_side(view: StormView, seat: int, reader: StormReader) -> str:
    return reader.say(
        "cs-board-overlord",
        who=person(seat, reader),
        cultists=len(view.shelf.get(HAND, ())),
        horrors=len(view.shelf.get(HELD, ())),
        dread=view.tally.get(DREAD, 0),
        most=reader.cards.numbers.dread,
    )


def overlords_sheet(view: StormView, seat: int, reader: StormReader) -> str:
    """The overlord's cultists and horror cards; empty for anybody else."""
    if seat != view.overlord or view.viewer != seat:
        return ""
    lines = [_other_side(view, seat, reader)]
    for card in view.shelf.get(HAND, ()):
        symbols = signs(reader.cards.cultists[card].symbols, reader)
        lines.append(reader.say("cs-sheet-cultist", card=card_name(card, reader), symbols=symbols, text=card_text(card, reader)))
    for card in view.shelf.get(HELD, ()):
        n = reader.cards.horrors[card].threshold
        lines.append(reader.say("cs-sheet-horror", card=card_name(card, reader), n=n, text=card_text(card, reader)))
    return "\n".join(lines)
