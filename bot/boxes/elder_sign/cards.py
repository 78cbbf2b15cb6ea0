"""Elder Sign's cards for `/card`: one card in words, where it is in a running game as far as the view shows it, and its picture."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.boxes.elder_sign.names import ElderReader, row_in_symbols
from bot.pictures import palette_of
from bot.shelf import Look
from bot.wording.text import lang_of
from games.elder_sign.content import AdventureCard, AncientOneCard, InvestigatorCard, MonsterCard
from games.elder_sign.view import ElderView
from rendering.drawn import Drawn
from rendering.elder_sign import draw_card


def kind(id: str, reader: ElderReader) -> str:
    """What sort of card it is, in the reader's words."""
    return reader.say("card-kind", kind=reader.cards.kind_of(id))


def describe(id: str, reader: ElderReader) -> str:
    """Everything that is printed on the card."""
    cards, lang = reader.cards, lang_of(reader)
    card = cards.by_id[id]
    lines = [f"### {card.name.in_(lang)}", f"-# {kind(id, reader)} · {id}"]
    match card:
        case AdventureCard():
            lines.append(reader.say("card-trophy", n=card.trophy))
            joint = " ↓ " if card.arrow else " · "
            tasks = [
                f"{row_in_symbols(task.open)} {'' if task.framed is None else f'[{row_in_symbols(task.framed)}]'}".strip()
                for task in card.tasks
            ]
            lines.append(reader.say("card-tasks", tasks=joint.join(tasks)))
            if any(task.framed is not None for task in card.tasks):
                lines.append(reader.say("card-frame"))
        case MonsterCard():
            lines.append(reader.say("card-trophy", n=card.trophy))
            lines.append(reader.say("card-tasks", tasks=row_in_symbols(card.task) or "–"))
        case InvestigatorCard():
            args = {"occupation": card.occupation.in_(lang), "sanity": card.sanity, "stamina": card.stamina}
            lines.append(reader.say("card-investigator", **args))
            ally = cards.allies[card.start.ally].name.in_(lang) if card.start.ally else ""
            lines.append(reader.say("card-start", what=card.start.text(cards.words, lang, ally) or "–"))
        case AncientOneCard():
            lines.append(f"*{card.title.in_(lang)}*")
            lines.append(reader.say("card-ancient", signs=card.signs, doom=card.doom_length))
            if card.combat is not None:
                lines.append(reader.say("card-combat", task=row_in_symbols(card.combat)))
        case _:
            pass
    lines += cards.text(id, lang)
    lines.append(f"-# *{card.flavour.in_(lang)}*")
    return "\n".join(lines)


def whereabouts(id: str, view: ElderView, reader: ElderReader) -> list[str]:
    """Where the card is, as the viewer may know it; what is face down in a deck is just not on the table."""
    found: list[str] = []

    def say(place: str, **args: str | int) -> None:
        found.append(reader.say("card-place", place=place, **({"name": "", "card": ""} | args)))

    def name(seat: int) -> str:
        return escape_markdown(reader.names.get(seat, str(seat + 1)))

    for seen in view.cards:
        if seen.card == id:
            here = ", ".join(name(s) for s in seen.here)
            say("attempted" if here else "table", name=here)
        for monster in seen.monsters:
            if monster.id == id and not monster.defeated:
                say("monster", card=reader.cards.adventure(seen.card).name.in_(lang_of(reader)))
    for player in view.players:
        if player.investigator == id:
            say("investigator", name=name(player.seat))
        if id in (*player.common, *player.unique, *player.spells, *player.allies):
            say("owned", name=name(player.seat))
        if id in player.cast:
            say("cast", name=name(player.seat))
        if id in player.trophies:
            say("trophy", name=name(player.seat))
    if view.ancient == id:
        say("awake" if view.awake else "ancient")
    if view.mythos == id:
        say("mythos")
    if view.arriving == id:
        say("arriving")
    if id in view.cup:
        say("cup")
    if id in view.devoured:
        say("devoured")
    if id in view.box and not found:
        say("box")
    if not found:
        say("hidden")
    return found


def picture(id: str, reader: ElderReader, look: Look) -> Drawn:
    """Runs in a worker thread."""
    return draw_card(reader.cards, id, lang_of(reader), palette_of(look))
