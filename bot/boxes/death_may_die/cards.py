"""The cards of Death May Die for `/card`: one in words with its whole story, where it is, and its picture."""

from __future__ import annotations

from bot.boxes.death_may_die.film import SHOWN
from bot.boxes.death_may_die.names import DeathReader, card_name, enemy_name, half_name, whose
from bot.shelf import Look
from bot.wording.text import capital, lang_of
from games.death_may_die.content import EnemyCard, EpisodeCard, GreatOldOneCard, InvestigatorCard, MythosCard
from games.death_may_die.view import DeathView
from rendering.drawn import Drawn


def kind(id: str, reader: DeathReader) -> str:
    return reader.say("dmd-card-kind", kind=reader.cards.kind_of(id))


def describe(id: str, reader: DeathReader) -> str:
    """Everything that is printed on the card."""
    lang, card = lang_of(reader), reader.cards.by_id[id]
    head = [f"### {card.name.in_(lang)}", f"-# {kind(id, reader)}"]
    match card:
        case EnemyCard():
            dice = reader.say("dmd-hint-dice", standard=card.standard, bonus=card.bonus)
            head.append(reader.say("dmd-card-enemy", health=card.health, dice=dice, figures=card.figures))
        case InvestigatorCard():
            skills = ", ".join(card_name(skill, reader) for skill in card.skills)
            head.append(f"{capital(card.occupation.in_(lang))} · {skills}")
        case MythosCard():
            head.append(reader.say("dmd-card-mythos", of=card_name(card.of, reader), symbol="yes" if card.symbol else "no"))
        case GreatOldOneCard():
            head.append(card.title.in_(lang))
        case EpisodeCard():
            head.append(f"-# *{card.mood.in_(lang)}*")
        case _:
            pass
    return "\n".join([*head, *reader.cards.text(id, lang), f"-# *{card.flavour.in_(lang)}*"])


def whereabouts(id: str, view: DeathView, reader: DeathReader) -> list[str]:
    """Where it is in this game; of a Great Old One the stages that are revealed, of an enemy how many are on the map."""
    found: list[str] = []

    def say(place: str, name: str = "", n: int = 0) -> None:
        found.append(reader.say("dmd-card-place", place=place, name=name, n=n))

    for one in view.investigators:
        name = whose(view, one.who, reader)
        if one.id == id:
            say("played", name)
        if one.psychosis == id:
            say("psychosis", name)
        for skill in one.skills:
            if skill.id == id:
                say("skill", name, skill.level)
        for held in one.cards:
            if held.card == id:
                say("held", f"{name} ({half_name(id, held.half, reader)})")
        if id in one.kept:
            say("kept", name)
    if id in (*view.mythos_discard, *view.discovery_discard):
        say("discarded")
    if id == view.mythos_card or id in view.discovering:
        say("now")
    if id in reader.cards.enemies:
        same = enemy_name(id, reader) if id in reader.cards.enemies else ""
        n = sum(enemy_name(e.id, reader) == same for e in view.enemies)
        if n:
            say("map", n=n)
    if id == view.episode:
        say("episode")
    return [*found, *_stages(id, view, reader)]


def _stages(id: str, view: DeathView, reader: DeathReader) -> list[str]:
    """Covered stages are nobody's business; what is revealed may be read again in full."""
    if id != view.great_old_one:
        return []
    lang = lang_of(reader)
    lines: list[str] = []
    for number, stage in enumerate(reader.cards.great_old_ones[id].stages[: view.stage], 1):
        text = " ".join(stage.rules_text(reader.cards.words, lang))
        lines.append(reader.say("dmd-card-stage", stage=number, name=stage.name.in_(lang), text=text))
        lines.append(f"-# *{stage.story.in_(lang)}*")
    return lines


def picture(id: str, reader: DeathReader, look: Look) -> Drawn:
    """Runs in a worker thread."""
    return SHOWN.draw(f"card:{id}", None, reader, look)  # pyright: ignore[reportArgumentType]
