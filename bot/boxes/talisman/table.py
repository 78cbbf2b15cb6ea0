"""Talisman on the table: headline, the board and a sheet in words.

Sentences are Fluent messages of `locale/*/talisman/table.ftl`; everything said here is taken from the reader's view.
"""

from __future__ import annotations

from bot.boxes.talisman import standing
from bot.boxes.talisman.names import TalismanReader, card_name, card_text, cards_in_words, which_space
from bot.boxes.talisman.words import WORDS
from bot.wording.text import listing, person
from games.kernel.rules import Outcome
from games.talisman.state import kind
from games.talisman.view import SeenCharacter, SeenPlayer, TalismanView


def headline(view: TalismanView, reader: TalismanReader) -> str:
    if view.phase in ("setup", "over"):
        return reader.say(f"tm-headline-{view.phase}", turn=view.turn)
    c = view.players[view.active].character
    who = person(view.active, reader)
    if c is None:
        return reader.say("tm-headline-waiting", turn=view.turn, who=who)
    return reader.say(
        "tm-headline",
        turn=view.turn,
        who=who,
        character=card_name(c.id, reader),
        toad="yes" if c.toad else "no",
    )


def outcome_line(outcome: Outcome, view: TalismanView, reader: TalismanReader) -> str:
    who = listing([person(seat, reader) for seat in outcome.winners], reader)
    return reader.say("tm-outcome", result=outcome.reason or "abandoned", who=who, turn=view.turn)


# The board


def board_text(view: TalismanView, reader: TalismanReader) -> str:
    lines = [line for player in view.players for line in _player(player, reader)]
    for space in reader.cards.spaces:
        there = [_lying(card, view, reader) for card in view.lying.get(space, ())]
        there += [reader.say("tm-board-gold", n=n)] if (n := view.gold.get(space, 0)) else []
        if there:
            lines.append(reader.say("tm-board-lying", space=which_space(space, reader), cards=", ".join(there)))
    force = [_in_force(effect.card, effect.on, reader) for effect in view.lasting if effect.until == "places"]
    lines += [reader.say("tm-board-in-force", cards=", ".join(force))] if force else []
    stacks = ", ".join(f"{n} × {card_name(name, reader)}" for name, n in view.stacks.items())
    lines.append(reader.say("tm-board-stacks", cards=stacks))
    left = {"adventure": view.adventure_left, "spells": view.spells_left, "characters": view.characters_left}
    return "\n".join([*lines, reader.say("tm-board-decks", **left)])


def _lying(card: str, view: TalismanView, reader: TalismanReader) -> str:
    name = card_name(card, reader)
    return reader.say("tm-board-left", card=name, left=view.pools[card]) if card in view.pools else name


def _in_force(card: str, on: str, reader: TalismanReader) -> str:
    name = card_name(card, reader)
    return reader.say("tm-board-on", card=name, space=which_space(on, reader)) if on in reader.cards.spaces else name


def _player(player: SeenPlayer, reader: TalismanReader) -> list[str]:
    """What everybody can see of a seat."""
    c, who = player.character, person(player.seat, reader)
    if c is None:
        return [reader.say("tm-sheet-out" if player.standing == "out" else "tm-sheet-waiting", who=who)]
    lines = [
        reader.say(
            "tm-sheet",
            who=who,
            character=card_name(c.id, reader),
            space=which_space(c.space, reader),
            strength=c.total_strength,
            craft=c.total_craft,
            lives=c.lives,
            gold=c.gold,
            spells=c.spell_count,
            limit=c.spell_limit,
            alignment_name=reader.say("tm-alignment", alignment=c.alignment),
        )
    ]
    for id, cards in (("tm-sheet-things", c.objects), ("tm-sheet-followers", c.followers)):
        lines += [reader.say(id, cards=cards_in_words(cards, reader))] if cards else []
    if c.trophies:
        points = sum(reader.cards.adventure(card).strength for card in c.trophies)
        lines.append(reader.say("tm-sheet-trophies", cards=cards_in_words(c.trophies, reader), points=points))
    marks = _marks(c, reader)
    return [*lines, " · ".join(marks)] if marks else lines


def _marks(c: SeenCharacter, reader: TalismanReader) -> list[str]:
    marks = [reader.say("tm-sheet-toad", n=c.toad.turns)] if c.toad else []
    marks += [reader.say("tm-sheet-miss", n=c.miss)] if c.miss else []
    marks += [reader.say("tm-sheet-quest", **WORDS.args({"quest": c.quest}, reader))] if c.quest else []
    marks += [reader.say("tm-sheet-granted", **WORDS.args({"granted": c.granted}, reader))] if c.granted else []
    return marks + [reader.say(f"tm-sheet-{mark}") for mark in ("claim", "raft", "enslaved") if getattr(c, mark)]


# A sheet


def hand_text(view: TalismanView, seat: int, reader: TalismanReader) -> str:
    """What everybody sees, what the own cards say, and what is the owner's secret."""
    mine = view.players[seat]
    lines = _player(mine, reader)
    if (c := mine.character) is not None:
        lines.append(f"-# {reader.say('tm-sheet-toad-may') if c.toad else card_text(c.id, reader)}")
        for card in c.spells:  # what it is armed for, and at whom, stands below it: far down in a long list it could be cut off
            lines += [_told("tm-sheet-spell", card, reader), *standing.waiting(mine, reader, card)]
        if armable := sorted({kind(deed.card) for deed in mine.may_arm}):
            lines.append(reader.say("tm-sheet-may-arm", cards=cards_in_words(armable, reader)))
            lines += [reader.say("tm-sheet-toad-waits")] if c.toad else []
        lines += [_told("tm-sheet-card", card, reader) for card in (*c.objects, *c.followers)]
    lines += standing.ordered(mine, reader)
    if mine.kept_spells:
        lines.append(reader.say("tm-sheet-kept", cards=cards_in_words(mine.kept_spells, reader)))
    if mine.foreseen:
        named = listing([f"*{card_name(card, reader)}*" for card in mine.foreseen], reader)
        lines.append(reader.say("tm-sheet-foreseen", cards=named))
    return "\n".join(lines)


def _told(id: str, card: str, reader: TalismanReader) -> str:
    return reader.say(id, card=card_name(card, reader), text=card_text(card, reader))
