"""Death May Die on the table: headline, the board and an investigator's board in words.

Sentences are Fluent messages of `locale/*/death_may_die/table.ftl`; everything said here is taken from the reader's view.
"""

from __future__ import annotations

from bot.boxes.death_may_die.names import (
    DeathReader,
    card_name,
    card_text,
    enemy_name,
    half_name,
    half_text,
    skill_text,
    space_name,
    tokens_in_words,
    whose,
)
from bot.shelf import Choice
from bot.wording.text import lang_of
from games.death_may_die.rules.orders import DROP, GIVE, ORDERS
from games.death_may_die.view import DeathView, EnemyView, InvestigatorView, SpaceView
from games.kernel.rules import Outcome


def headline(view: DeathView, reader: DeathReader) -> str:
    if view.phase in ("setup", "over") or not view.investigators:
        return reader.say("dmd-headline-over" if view.phase == "over" else "dmd-headline-setup", turn=view.turn)
    return reader.say(
        "dmd-headline",
        turn=view.turn,
        who=whose(view, view.active, reader),
        phase=view.phase,
        actions=view.actions,
    )


def _track(view: DeathView, reader: DeathReader) -> str:
    numbers = reader.cards.numbers
    return reader.say(
        "dmd-track",
        great=card_name(view.great_old_one, reader),
        space=view.track,
        most=numbers.track,
        red=numbers.first_red,
        symbols=view.symbols,
        needed=numbers.symbols,
        arrived="yes" if view.arrived else "no",
    )


def outcome_line(outcome: Outcome, view: DeathView, reader: DeathReader) -> str:
    great = card_name(view.great_old_one, reader) if view.great_old_one else ""
    return reader.say("dmd-outcome", result=outcome.reason or "abandoned", great=great, turn=view.turn)


# The board


def board_text(view: DeathView, reader: DeathReader) -> str:
    if not view.investigators:
        return reader.say("dmd-headline-setup", turn=view.turn)
    lines = [_track(view, reader), *_great(view, reader), _ritual(view, reader)]
    lines += [_person(view, one, reader) for one in view.investigators]
    lines += [line for space in view.spaces if (line := _room(view, space, reader))]
    quiet = [space_name(s.id, reader) for s in view.spaces if not _room(view, s, reader)]
    lines += [reader.say("dmd-board-empty", spaces=", ".join(quiet))] if quiet else []
    if view.mythos_card:
        lines.append(
            reader.say("dmd-board-mythos", card=card_name(view.mythos_card, reader), text=card_text(view.mythos_card, reader))
        )
    lines += [
        reader.say("dmd-board-find", card=card_name(card, reader), text=card_text(card, reader)) for card in view.discovering
    ]
    return "\n".join([*lines, reader.say("dmd-board-decks", mythos=view.mythos, finds=view.discoveries, fire=view.fire_supply)])


def _great(view: DeathView, reader: DeathReader) -> list[str]:
    """All revealed stages stay in force."""
    lang = lang_of(reader)
    stages = reader.cards.great_old_ones[view.great_old_one].stages
    lines: list[str] = []
    if view.arrived:
        lines.append(
            reader.say(
                "dmd-board-stage",
                stage=view.stage,
                name=stages[view.stage - 1].name.in_(lang),
                wounds=view.stage_wounds,
                health=view.stage_health,
                hurt="yes" if view.disrupted else "no",
            )
        )
    for stage in stages[: view.stage]:
        text = " ".join(stage.rules_text(reader.cards.words, lang))
        lines += [f"-# {stage.name.in_(lang)}: {text}"] if text else []
    return lines


def _ritual(view: DeathView, reader: DeathReader) -> str:
    card = reader.cards.episodes[view.episode]
    lying = tokens_in_words([(t.id, t.side) for t in view.tokens if t.at == "card"], reader)
    said = reader.say(
        "dmd-board-ritual",
        episode=card_name(view.episode, reader),
        ritual=card.ritual.in_(lang_of(reader)),
        disrupted="yes" if view.disrupted else "no",
    )
    return f"{said} {reader.say('dmd-board-on-card', tokens=lying)}" if lying else said


def _room(view: DeathView, space: SpaceView, reader: DeathReader) -> str:
    """A space with whoever and whatever is on it; empty if there is nothing."""
    found = [whose(view, one.who, reader) for one in view.investigators if one.space == space.id and not one.fate]
    found += [_enemy(e, reader) for e in view.enemies if e.space == space.id]
    tokens = tokens_in_words([(t.id, t.side) for t in view.tokens if t.at == "space" and t.on == space.id], reader)
    found += [tokens] if tokens else []
    found += [reader.say("dmd-fire", n=space.fire)] if space.fire else []
    if not found and not space.gate:
        return ""
    gate = f" ({reader.say('dmd-gate', gate=space.gate)})" if space.gate else ""
    ways = ", ".join(space_name(n, reader) for n in space.neighbours)
    return reader.say("dmd-board-space", space=space_name(space.id, reader), gate=gate, what=", ".join(found) or "–", ways=ways)


def _enemy(enemy: EnemyView, reader: DeathReader) -> str:
    return reader.say(
        "dmd-board-enemy",
        enemy=enemy_name(enemy.id, reader),
        left=enemy.health - enemy.wounds,
        health=enemy.health,
        standard=enemy.standard,
        bonus=enemy.bonus,
    )


# People


def _person(view: DeathView, one: InvestigatorView, reader: DeathReader) -> str:
    """What everybody sees of an investigator in one line."""
    who, name = whose(view, one.who, reader), card_name(one.id, reader)
    if one.fate:
        return reader.say("dmd-board-person-gone", who=who, investigator=name, fate=one.fate)
    numbers = reader.cards.numbers
    said = reader.say(
        "dmd-board-person",
        who=who,
        investigator=name,
        alone="yes" if view.players == 1 else "no",
        space=space_name(one.space, reader),
        wounds=one.wounds,
        health=numbers.wounds,
        stress=one.stress,
        most=one.max_stress,
        sanity=one.sanity,
        skull=numbers.sanity.skull,
        bonus=one.bonus,
    )
    things = [half_name(held.card, held.half, reader) for held in one.cards]
    tokens = tokens_in_words([(t.id, t.side) for t in one.tokens], reader)
    things += [tokens] if tokens else []
    things += [reader.say("dmd-fire", n=one.fire)] if one.fire else []
    return f"{said} {reader.say('dmd-board-person-has', what=', '.join(things))}" if things else said


def hand_text(view: DeathView, seat: int, reader: DeathReader) -> str:
    """An investigator's board, or both of whoever plays alone."""
    mine = [one for one in view.investigators if one.player == seat]
    if not mine:
        return reader.say("dmd-headline-setup", turn=view.turn)
    lines = [line for one in mine for line in _board(view, one, reader)]
    lines += [reader.say("dmd-sheet-order", what=reader.say("dmd-standing", order=order)) for order in mine[0].orders]
    return "\n".join(lines)


def _board(view: DeathView, one: InvestigatorView, reader: DeathReader) -> list[str]:
    lines = [_person(view, one, reader)]
    if one.fate:
        return lines
    track = reader.cards.numbers.sanity
    following = next((t for t in track.thresholds if t > one.sanity), track.skull)
    lines.append(reader.say("dmd-sheet-threshold", n=following - one.sanity, last="yes" if following == track.skull else "no"))
    for skill in one.skills:
        text = skill_text(skill.id, skill.level, reader)
        lent = "no" if skill.own else "yes"
        lines.append(reader.say("dmd-sheet-skill", skill=card_name(skill.id, reader), level=skill.level, lent=lent, text=text))
    psychosis = card_name(one.psychosis, reader)
    lines.append(reader.say("dmd-sheet-psychosis", psychosis=psychosis, text=card_text(one.psychosis, reader)))
    for held in one.cards:
        name, text = half_name(held.card, held.half, reader), half_text(held.card, held.half, reader)
        lines.append(reader.say("dmd-sheet-card", card=name, text=text, wounds=held.wounds, health=held.health, kind=held.kind))
    lines += [reader.say("dmd-sheet-kept", card=card_name(card, reader), text=card_text(card, reader)) for card in one.kept]
    return lines + ([reader.say("dmd-sheet-keeps-next")] if one.keeps_next else [])


# Standing orders


def orders(view: DeathView, seat: int, reader: DeathReader) -> tuple[str, list[Choice]]:
    mine = next((one for one in view.investigators if one.player == seat), None)
    if mine is None or view.phase in ("setup", "over"):
        return "", []
    found: list[Choice] = []
    for order in ORDERS:
        given = order in mine.orders
        label = reader.say("dmd-standing-choice", given="yes" if given else "no", what=reader.say("dmd-standing", order=order))
        found.append(Choice(f"{DROP if given else GIVE}{order}", label, reader.say("dmd-standing-hint", order=order)))
    said = "\n".join(reader.say("dmd-sheet-order", what=reader.say("dmd-standing", order=order)) for order in mine.orders)
    return said, found
