"""Cultistorm on the table: headline, the plan, the board and an investigator's sheet in words.

Sentences are Fluent messages of `locale/*/cultistorm/table.ftl`; everything said here is taken from the reader's view.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.boxes.cultistorm import hints
from bot.boxes.cultistorm.names import (
    StormReader,
    card_name,
    card_text,
    day_in_words,
    enemy_name,
    in_words,
    sign,
    signs,
    slot_sign,
    symbol_name,
    whose,
)
from bot.wording.text import lang_of, person
from games.cultistorm.state import ALLIES, DREAD, HAND, HELD, owner
from games.cultistorm.view import EnemyView, InvestigatorView, PlaceView, PlanView, StormView
from games.kernel.ask import Ask
from games.kernel.rules import Outcome

# So many names of supporters' cards stand behind somebody in the plan.
MOST_NAMED = 3


def headline(view: StormView, reader: StormReader) -> str:
    if view.phase in ("setup", "over") or not view.investigators:
        return reader.say("cs-headline-over" if view.phase == "over" else "cs-headline-setup", round=view.round)
    return reader.say(
        "cs-headline",
        round=view.round,
        phase=view.phase,
        count=view.count,
        limit=view.limit,
        sealed=sum(bool(p.sealed) for p in view.places),
        places=len(view.places),
    )


def outcome_line(outcome: Outcome, view: StormView, reader: StormReader) -> str:
    return reader.say(
        "cs-outcome",
        result=outcome.reason or "abandoned",
        why=view.reason,
        day=view.campaign.day if view.campaign is not None else 0,
        round=view.round,
        sealed=sum(bool(p.sealed) for p in view.places),
        who=whose(view, int(view.reason), reader) if view.result == "insane" else "",
        enemy=enemy_name(view.reason, reader) if view.result == "entered" else "",
    )


# The plan: a line for everybody


def plan(view: StormView, asks: Sequence[Ask], reader: StormReader) -> str:
    """Who is where, with which die, at which enemy, what lies before them, what is lacking, and who is ready."""
    if not view.investigators:
        return _answers(asks, reader)
    if view.phase != "preparation":
        open_ = {a.seat for a in asks if a.held is None}
        head = reader.say("cs-plan-head", phase=view.phase)
        return "\n".join([head, *(_line(view, one, reader, one.player not in open_) for one in view.investigators)])
    ready = [_line(view, one, reader, one.ready) for one in view.investigators]
    pool = reader.say("cs-plan-pool", dice=signs([d.face for d in view.pool], reader), n=len(view.pool))
    return "\n".join([pool, *_too_many(view, reader), *ready])


def _too_many(view: StormView, reader: StormReader) -> list[str]:
    """How many must fall before the next cultist phase. Who plays the other side decides what comes."""
    if view.overlord is not None:
        return []
    steps = range(view.marker, view.marker + len(view.investigators))
    coming = sum(not view.places[at % len(view.places)].blocked for at in steps)
    over = view.count + coming - view.limit
    return [reader.say("cs-plan-too-many", coming=coming, limit=view.limit, over=over)] if over > 0 else []


def _answers(asks: Sequence[Ask], reader: StormReader) -> str:
    return "\n".join(f"{'✓' if a.held is not None else '◦'} {reader.name(a.seat)}" for a in asks)


def _line(view: StormView, one: InvestigatorView, reader: StormReader, done: bool) -> str:
    here = view.places[one.slot]
    said = reader.say(
        "cs-plan-line",
        done="yes" if done else "no",
        who=whose(view, one.who, reader),
        slot=slot_sign(one.slot, reader),
        location=card_name(here.card, reader),
        dice=signs([d.face for d in one.dice], reader) if one.dice else "",
        has_dice="yes" if one.dice else "no",
        now=one.madness,
        most=reader.cards.numbers.insanity,
    )
    if view.phase != "preparation":
        return said
    aims = [_aim(view, p, reader) for p in one.plans]
    aims = aims or [reader.say("cs-plan-no-target", foes=len(here.column) + len(here.elders))]
    lying = [s.card for s in one.supports]
    cards = [f"*{card_name(c, reader)}* ({whose(view, owner(c), reader)})" for c in lying[:MOST_NAMED]]
    helped = [reader.say("cs-plan-helped", cards=", ".join(cards), more=len(lying) - len(cards))] if cards else []
    return " ".join([said, *aims, *helped])


def _aim(view: StormView, plan: PlanView, reader: StormReader) -> str:
    how = hints.outlook(plan, view, reader, plain=False)
    return reader.say("cs-plan-aim", enemy=enemy_name(plan.enemy, reader), how=how, known="yes" if how else "no")


# The board


def board_text(view: StormView, reader: StormReader) -> str:
    if not view.places:
        return reader.say("cs-headline-setup", round=view.round)
    lines = [line for place in view.places for line in _place(view, place, reader)]
    lines += [
        _circle(view, reader),
        reader.say("cs-board-pool", dice=signs([d.face for d in view.pool], reader), reserve=view.reserve),
    ]
    lines += [_person(view, one, reader) for one in view.investigators]
    lines += [line for one in view.investigators if (line := _hand(view, one, reader))]
    lines += [_offer(view, o.by, o.to, o.gives, o.takes, o.support, reader) for o in view.offers]
    seals = signs(view.seals, reader)
    supply = " · ".join(f"{sign(s, reader)} {n}" for s, n in view.trophies)
    lines.append(reader.say("cs-board-supply", trophies=supply, seals=seals))
    lines.append(
        reader.say(
            "cs-board-decks",
            cultists=view.cultist_deck,
            discarded=len(view.cultist_discard),
            objects=view.object_deck,
            horrors=view.horror_deck,
        )
    )
    return "\n".join([*lines, *_modules(view, reader)])


def _place(view: StormView, place: PlaceView, reader: StormReader) -> list[str]:
    people = ", ".join(whose(view, who, reader) for who in place.who)
    head = reader.say(
        "cs-board-place",
        slot=slot_sign(place.slot, reader),
        location=card_name(place.card, reader),
        die=sign(place.die, reader),
        trophies=place.trophies,
        required=place.required,
        sealed="yes" if place.sealed else "no",
        altar="yes" if place.altar else "no",
        marker="yes" if place.marker else "no",
        blocked="yes" if place.blocked else "no",
        who=people,
        anybody="yes" if people else "no",
    )
    foes = [_foe(e, reader) for e in (*place.column, *place.elders)]
    column = [f"-# {reader.say('cs-board-column', foes=', '.join(foes))}"] if foes else []
    return [head, *column, *_beside(view, place, reader)]


def _foe(enemy: EnemyView, reader: StormReader) -> str:
    return reader.say(
        "cs-board-foe",
        enemy=enemy_name(enemy.id, reader),
        symbols=signs(enemy.needed, reader),
        great="yes" if enemy.great else "no",
        gate="yes" if enemy.gate else "no",
        held="yes" if enemy.held else "no",
        devoured=len(enemy.devoured),
    )


def _circle(view: StormView, reader: StormReader) -> str:
    cells = [
        reader.say(
            "cs-board-ring",
            here="yes" if at == view.horror_at else "no",
            eye="yes" if ring.eye else "no",
            crystals=ring.crystals,
            threshold=ring.threshold,
            known="yes" if ring.card else "no",
            card=card_name(ring.card, reader) if ring.card else "",
        )
        for at, ring in enumerate(view.circle)
    ]
    return reader.say("cs-board-circle", cells=" · ".join(cells), laps=view.laps)


def _offer(view: StormView, by: int, to: int, gives: str, takes: str, support: str, reader: StormReader) -> str:
    what = support or gives
    return reader.say(
        "cs-board-offer",
        by=whose(view, by, reader),
        whom=whose(view, to, reader),
        card=card_name(what, reader),
        takes=card_name(takes, reader) if takes else "",
        swap="yes" if takes else "no",
    )


def _modules(view: StormView, reader: StormReader) -> list[str]:
    """What modules have laid out for all to see."""
    cards = {
        "blots": signs(view.blots, reader) if view.blots else "",
        "overflows": str(view.overflows or ""),
        "saved": in_words(view.saved, reader),
        "lost": in_words(view.lost, reader),
        "rituals": in_words(view.rituals, reader),
        "pieces": str(view.pieces_lacking or ""),
    }
    lines = [reader.say("cs-board-module", what=what, cards=said) for what, said in cards.items() if said]
    if view.campaign is not None:
        day = view.campaign.day
        lines.append(reader.say("cs-ev-day-begins", day=day, **day_in_words(day, reader)))
    if view.shelf.get(ALLIES):
        lines.append(reader.say("cs-board-allies", cards=in_words(view.shelf[ALLIES], reader)))
    if view.overlord is not None:
        held = {"cultists": len(view.shelf.get(HAND, ())), "horrors": len(view.shelf.get(HELD, ()))}
        dread = view.tally.get(DREAD, 0)
        lines.append(reader.say("cs-board-overlord", who=person(view.overlord, reader), dread=dread, **held))
    return lines


def _beside(view: StormView, place: PlaceView, reader: StormReader) -> list[str]:
    """What modules have put at a location."""
    found: list[str] = []
    if place.otherworld:
        inside = ", ".join(whose(view, who, reader) for who in place.trapped)
        trapped = "yes" if inside else "no"
        found.append(reader.say("cs-board-otherworld", card=card_name(place.otherworld, reader), who=inside, trapped=trapped))
    found += [reader.say("cs-board-cubes", n=place.cubes)] if place.cubes else []
    found += [reader.say("cs-board-civilian", card=card_name(card, reader), n=left) for card, left in place.civilians]
    return [f"-# {line}" for line in found]


# People


def _person(view: StormView, one: InvestigatorView, reader: StormReader) -> str:
    """What everybody sees of an investigator in one line."""
    trophies = " ".join(f"{sign(s, reader)}×{n}" if n > 1 else sign(s, reader) for s, n in one.trophies)
    things = [f"*{card_name(o, reader)}*" for o in one.objects]
    return reader.say(
        "cs-board-person",
        who=whose(view, one.who, reader),
        investigator=card_name(one.id, reader),
        alone="yes" if sum(i.player == one.player for i in view.investigators) > 1 else "no",
        attack=one.attack,
        slot=slot_sign(one.slot, reader),
        now=one.madness,
        most=reader.cards.numbers.insanity,
        permanent=one.permanent,
        level=one.level,
        cards=one.cards,
        dice=signs([d.face for d in one.dice], reader),
        has_dice="yes" if one.dice else "no",
        trophies=trophies,
        has_trophies="yes" if trophies else "no",
        seals=signs(one.seals, reader),
        has_seals="yes" if one.seals else "no",
        objects=", ".join(things),
        has_objects="yes" if things else "no",
        away="yes" if one.away else "no",
    )


def _hand(view: StormView, one: InvestigatorView, reader: StormReader) -> str:
    """Where hands are open, or for its own eyes."""
    if not one.hand:
        return ""
    cards = ", ".join(f"*{card_name(c, reader)}*" for c in one.hand)
    return f"-# {reader.say('cs-board-hand', who=whose(view, one.who, reader), cards=cards)}"


def hand_text(view: StormView, seat: int, reader: StormReader) -> str:
    """An investigator's sheet, or those of whoever plays several."""
    mine = [one for one in view.investigators if one.player == seat]
    if seat == view.overlord:
        return _overlord(view, reader)
    if not mine:
        return reader.say("cs-headline-setup", round=view.round)
    lines = [line for one in mine for line in _sheet(view, one, reader)]
    return "\n".join([*lines, *_seen(view, reader)])


def _overlord(view: StormView, reader: StormReader) -> str:
    """Whoever plays against the investigators: what comes, and what waits."""
    piles = {"cultists": view.shelf.get(HAND, ()), "horror": view.shelf.get(HELD, ())}
    lines = [reader.say("cs-sheet-overlord", dread=view.tally.get(DREAD, 0))]
    for pile, cards in piles.items():
        lines += [reader.say("cs-sheet-pile", pile=pile, cards=in_words(cards, reader))] if cards else []
        lines += [f"-# {card_name(c, reader)}: {text}" for c in cards if (text := card_text(c, reader))]
    return "\n".join(lines)


def _sheet(view: StormView, one: InvestigatorView, reader: StormReader) -> list[str]:
    lang = lang_of(reader)
    lines = [_person(view, one, reader)]
    for card in one.hand or ():
        lines.append(reader.say("cs-sheet-card", card=card_name(card, reader), text=hints.action_card(card, reader)))
    lines += [reader.say("cs-sheet-object", card=card_name(o, reader), text=card_text(o, reader)) for o in one.objects]
    lines += [
        reader.say(
            "cs-sheet-chosen",
            card=card_name(o, reader),
            symbol=sign(view.chosen[o], reader),
            name=symbol_name(view.chosen[o], reader),
        )
        for o in one.objects
        if o in view.chosen
    ]
    abilities = reader.cards.investigators[one.id].abilities
    for level, ability in enumerate(abilities, 1):
        text = " ".join(ability.lines(reader.cards.words, lang))
        state = "has" if level <= one.level else "next" if level == one.level + 1 else "later"
        if state != "later":
            name = ability.name.in_(lang)
            lines.append(reader.say("cs-sheet-ability", state=state, level=level, name=name, text=text, price=one.next_price))
    for support in one.supports:
        by = whose(view, owner(support.card), reader)
        lines.append(
            reader.say("cs-sheet-support", card=card_name(support.card, reader), by=by, text=card_text(support.card, reader))
        )
    if one.otherworld:
        lines.append(reader.say("cs-sheet-trapped", card=card_name(one.otherworld, reader)))
    lines += [reader.say("cs-sheet-xp", n=one.xp)] if one.xp else []
    lines += [reader.say("cs-sheet-ritual", card=card_name(r, reader), text=card_text(r, reader)) for r in one.rituals]
    return lines


def _seen(view: StormView, reader: StormReader) -> list[str]:
    """Fronts of horror cards this reader has looked at."""
    seen = [(at, ring.card) for at, ring in enumerate(view.circle) if ring.card and not (ring.eye and view.ending)]
    return [
        reader.say("cs-sheet-seen", ring=at + 1, card=card_name(card, reader), text=card_text(card, reader)) for at, card in seen
    ]
