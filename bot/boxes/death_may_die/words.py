"""Death May Die in words: what each field of its events, questions, options and reasons is called, and what single ones need besides.

The sentences are Fluent messages (`locale/*/death_may_die/words.ftl`, `table.ftl`); this module turns the game's data into their
arguments. `who` and its kind are numbers of investigators. Where one person plays several, events and questions say who these are
(`cast`); otherwise an investigator is called as their player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from bot.boxes.death_may_die import hints
from bot.boxes.death_may_die.names import (
    DeathReader,
    action_price,
    action_text,
    card_name,
    card_text,
    companion,
    enemies_in_words,
    enemy_card,
    enemy_name,
    faces_in_words,
    first_sentence,
    half_name,
    half_of,
    half_text,
    level_text,
    skill_text,
    source_name,
    space_name,
    thing_name,
    token_name,
)
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, capital, lang_of, listing, width
from games.death_may_die import events
from games.death_may_die.content import Catalogue
from games.death_may_die.state import kind
from games.death_may_die.verbs import wording
from games.death_may_die.verbs.deciding import Choose, May, Pay
from games.death_may_die.view import DeathView
from games.kernel.effects import Verb, verbs_in
from games.kernel.phrases import line
from games.kernel.table import Event

DeathSaying: TypeAlias = Saying[DeathView, Catalogue]
V = TypeVar("V", bound=Verb)


def _always(s: DeathSaying) -> Args:
    """`way`: what stands behind the colon of the option's key."""
    return {"way": s.key[1].partition(":")[0]} if s.option else {}


# Of where a way leads along a label has room for so much.
VIA = 44

WORDS: Lexicon[DeathView, Catalogue] = Lexicon("dmd", events, _always)


# Fields


def _cast(s: DeathSaying) -> Sequence[str]:
    if isinstance(s.event, events.Happening):
        return s.event.cast
    named = str(dict(s.ask.args).get("cast", "") if s.ask else s.given.get("cast", ""))
    return named.split(",") if named else ()


def person_of(who: int, s: DeathSaying) -> str:
    cast = _cast(s)
    return card_name(cast[who], s.reader) if who < len(cast) else s.person(who)


@WORDS.field("who")
def _who(who: int, s: DeathSaying) -> Args:
    """In a question `$who` is the person who is asked, `$one` the investigator it is about."""
    said = person_of(who, s)
    return {"who": said, "one": said, "alone": "yes" if _cast(s) else "no"}


@WORDS.field("whom", "giver", "taker")
def _whom(whom: int, s: DeathSaying) -> Args:
    return {s.name: person_of(whom, s)}


@WORDS.field("by")
def _by(by: int | str, s: DeathSaying) -> Args:
    if isinstance(by, int):
        return {"by": person_of(by, s)}
    head, _, rest = by.partition(":")
    if head == "person":
        return {"by": person_of(int(rest), s), "target": "person"}
    return {"by": "" if by == "all" else source_name(by, s.reader), "target": by if by == "all" else "one"}


@WORDS.field("cast")
def _alone(cast: Any, s: DeathSaying) -> Args:
    """Who is who is told only where one person plays several."""
    return {"alone": "yes" if cast else "no"}


@WORDS.field("enemy")
def _enemy(id: str, s: DeathSaying) -> Args:
    return {"enemy": enemy_name(id, s.reader), "number": int(id.partition(".")[2] or 0)}


@WORDS.field("enemies")
def _enemies(ids: Sequence[str], s: DeathSaying) -> Args:
    return {"enemies": enemies_in_words(ids, s.reader, "" if s.plain else "*"), "n": len(ids)}


@WORDS.field("along")
def _along(ids: str, s: DeathSaying) -> Args:
    return {"along": enemies_in_words([id for id in ids.split(",") if id], s.reader, "")}


@WORDS.field("via")
def _via(spaces: str, s: DeathSaying) -> Args:
    return {"via": ", ".join(space_name(space, s.reader) for space in spaces.split(",") if space)}


@WORDS.field("space")
def _space(space: int | str, s: DeathSaying) -> Args:
    """A space of the map; of the summoning track its number."""
    return {"space": space if isinstance(space, int) else space_name(space, s.reader) if space else ""}


@WORDS.field("great_old_one", "psychosis", "investigator", "episode", "skill")
def _card(id: str, s: DeathSaying) -> Args:
    return {s.name: card_name(id, s.reader)}


@WORDS.field("card")
def _find(id: str, s: DeathSaying) -> Args:
    half = str(s.given.get("half", ""))
    return {"card": half_name(id, half, s.reader) if half else source_name(id, s.reader)}


@WORDS.field("half")
def _half(half: str, s: DeathSaying) -> Args:
    card = str(s.given.get("card", ""))
    return {"half": half, "kind": half_of(card, half, s.reader).kind} if card else {}


@WORDS.field("thing")
def _thing(thing: str, s: DeathSaying) -> Args:
    return {"thing": thing_name(thing, str(s.given.get("half", "")), s.reader)}


@WORDS.field("package")
def _package(package: str, s: DeathSaying) -> Args:
    """A whole trade: who gives whom what."""
    rows: list[str] = []
    for row in package.split(","):
        giver, what, taker = row.split(">")
        thing, _, half = what.partition(":")
        people = {"by": person_of(int(giver), s), "whom": person_of(int(taker), s)}
        rows.append(s.say("dmd-opt-give", thing=thing_name(thing, half, s.reader), **people))
    return {"package": "; ".join(rows)}


@WORDS.field("token")
def _token(token: str, s: DeathSaying) -> Args:
    words, lang = s.reader.cards.words, lang_of(s.reader)
    return {
        "token": token_name(token, s.reader, int(s.given.get("n", 1))),
        "the": wording.token(words, lang, token, "the"),
    }


@WORDS.field("dice")
def _dice(dice: Sequence[str], s: DeathSaying) -> Args:
    return {"dice": faces_in_words(dice, s.reader)}


@WORDS.field("face")
def _face(face: str, s: DeathSaying) -> Args:
    return {"face": face, "face_name": s.say("dmd-face", face=face)}


@WORDS.field("action")
def _action(id: str, s: DeathSaying) -> Args:
    return {"action": source_name(id, s.reader)}


@WORDS.field("active")
def _active(seat: int, s: DeathSaying) -> Args:
    """A seat, in a reason."""
    return {"active": s.person(seat)}


@WORDS.field("price")
def _price(id: str, s: DeathSaying) -> Args:
    """What an action costs."""
    return {"price": action_price(id, s.reader)}


@WORDS.field("where")
def _where(names: str, s: DeathSaying) -> Args:
    """What an action needs, in the words of the episode."""
    return {"where": wording.where(s.reader.cards.words, lang_of(s.reader), names.split("+"), safe=False)}


@WORDS.field("name")
def _name(id: str, s: DeathSaying) -> Args:
    return {"name": source_name(id, s.reader)}


# Events


def known_anyway(event: Event, cards: Catalogue) -> bool:
    """What is told by what follows: that somebody attacks, tries something, or deals the last wound."""
    match event:
        case events.EnemyWounded():
            return not event.left and event.enemy not in cards.great_old_ones
        case events.Attacks():
            name = event.enemy.partition(".")[0]
            return name not in cards.enemies or not cards.enemies[name].first
        case events.EpisodeActionTaken():
            return any(a.id == event.action and a.need for e in cards.episodes.values() for a in e.actions)
        case _:
            return False


@WORDS.event(events.EpisodeBegins)
def _begins(e: events.EpisodeBegins, s: DeathSaying) -> Args:
    return {"ritual": s.reader.cards.episodes[e.episode].ritual.in_(lang_of(s.reader))}


@WORDS.event(events.Suffered)
def _suffered(e: events.Suffered, s: DeathSaying) -> Args:
    return _markers("wounds" if e.wounds else "stress" if e.stress else "sanity", e.wounds or e.stress or e.sanity, s)


@WORDS.event(events.Healed)
def _healed(e: events.Healed, s: DeathSaying) -> Args:
    return _markers("wounds" if e.wounds else "stress", e.wounds or e.stress, s)


def _markers(what: str, n: int, s: DeathSaying) -> Args:
    numbers = s.reader.cards.numbers
    return {"what": what, "n": n, "most": {"wounds": numbers.wounds, "stress": numbers.stress}.get(what, numbers.sanity.skull)}


@WORDS.event(events.MythosDrawn)
def _drawn(e: events.MythosDrawn, s: DeathSaying) -> Args:
    return {"text": card_text(e.card, s.reader)}


@WORDS.event(events.TraumaReturns)
def _returns(e: events.TraumaReturns, s: DeathSaying) -> Args:
    return {"text": card_text(e.card, s.reader)}


@WORDS.event(events.Discovered)
def _discovered(e: events.Discovered, s: DeathSaying) -> Args:
    """What happens first; the halves are what is asked for."""
    card = s.reader.cards.discoveries[e.card]
    return {"text": s.reader.cards.text(e.card, lang_of(s.reader))[0] if card.first else ""}


@WORDS.event(events.PsychosisStrikes)
def _strikes(e: events.PsychosisStrikes, s: DeathSaying) -> Args:
    return {"text": card_text(e.psychosis, s.reader)}


@WORDS.event(events.SkillLevelled)
def _levelled(e: events.SkillLevelled, s: DeathSaying) -> Args:
    return {"text": level_text(e.skill, e.level, s.reader)}


@WORDS.event(events.Took)
def _took(e: events.Took, s: DeathSaying) -> Args:
    """Two halves may cost the same: what it does is told, so that nobody needs to look it up."""
    half = half_of(e.card, e.half, s.reader)
    words, lang = s.reader.cards.words, lang_of(s.reader)
    said = " ".join([*(line(t.text(words, lang), lang) for t in half.traits), *(u.text(words, lang) for u in half.uses)])
    lent = s.say("dmd-lends", skill=card_name(half.lends, s.reader)) if half.lends else ""
    return {"text": " ".join(part for part in (lent, said) if part), "health": half.health}


@WORDS.event(events.StageRevealed)
def _stage(e: events.StageRevealed, s: DeathSaying) -> Args:
    lang = lang_of(s.reader)
    stage = s.reader.cards.great_old_ones[e.great_old_one].stages[e.stage - 1]
    return {"name": stage.name.in_(lang), "text": " ".join(stage.rules_text(s.reader.cards.words, lang))}


@WORDS.event(events.Advanced)
def _advanced(e: events.Advanced, s: DeathSaying) -> Args:
    numbers = s.reader.cards.numbers
    return {"most": numbers.track, "red": "yes" if e.space >= numbers.first_red else "no"}


@WORDS.event(events.CompanionWounded)
def _companion_hurt(e: events.CompanionWounded, s: DeathSaying) -> Args:
    return {"card": companion(e.card, s.reader)}


@WORDS.event(events.CompanionDied)
def _companion_died(e: events.CompanionDied, s: DeathSaying) -> Args:
    return {"card": companion(e.card, s.reader)}


@WORDS.event(events.TokenTurned)
def _turned(e: events.TokenTurned, s: DeathSaying) -> Args:
    return {"side_name": s.say("dmd-side", side=e.side)}


@WORDS.event(events.FirePutOut)
def _put_out(e: events.FirePutOut, s: DeathSaying) -> Args:
    return {"own": "no" if e.space else "yes"}


@WORDS.event(events.Died)
def _died(e: events.Died, s: DeathSaying) -> Args:
    return {"fate": e.fate}


# Stories: the first sentence, after what happens

STORIES = {"ritual": 3, "died": 4, "arrives": 3}


def story_line(event: Event, reader: DeathReader) -> str:
    """A sentence of mood for turning points; the whole of what a card tells is on the card."""
    match event:
        case events.RitualDisrupted():
            return _told("ritual", len(event.episode), reader)
        case events.Arrives():
            return _told("arrives", len(event.great_old_one), reader)
        case events.Died():
            return _told("died", event.who + len(event.fate), reader)
        case _:
            return first_sentence(_tale(event, reader)[1])


def by_what(event: Event, reader: DeathReader) -> list[str]:
    """When an episode begins: what one does in it, in a sentence, and where its actions are to be read."""
    if not isinstance(event, events.EpisodeBegins):
        return []
    card, lang = reader.cards.episodes[event.episode], lang_of(reader)
    how = card.how.in_(lang) if card.how else " · ".join(action.name.in_(lang) for action in card.actions)
    return [how, reader.say("dmd-first-more", episode=card.name.in_(lang))]


def whole_story(event: Event, reader: DeathReader) -> str:
    """An episode's with all that its card says: nobody has it in front of them."""
    title, text = _tale(event, reader)
    card = reader.cards.text(event.episode, lang_of(reader)) if isinstance(event, events.EpisodeBegins) else []
    return "\n".join([f"**{title}**", text, *(f"- {line}" for line in card)]) if text else ""


def _tale(event: Event, reader: DeathReader) -> tuple[str, str]:
    """What a card tells when it comes into the game: what it is called, and all of it."""
    lang, cards = lang_of(reader), reader.cards
    match event:
        case events.EpisodeBegins():
            return card_name(event.episode, reader), cards.episodes[event.episode].mood.in_(lang)
        case events.MythosDrawn() | events.Discovered():
            return card_name(event.card, reader), cards.by_id[event.card].flavour.in_(lang)
        case events.StageRevealed():
            stage = cards.great_old_ones[event.great_old_one].stages[event.stage - 1]
            return stage.name.in_(lang), stage.story.in_(lang)
        case events.Won():
            return card_name(event.episode, reader), cards.episodes[event.episode].won.in_(lang)
        case events.Lost():
            return card_name(event.episode, reader), cards.episodes[event.episode].lost.in_(lang)
        case _:
            return "", ""


def _told(topic: str, number: int, reader: DeathReader) -> str:
    """Which one follows from the event itself: it reads the same in every language and after an undo."""
    return reader.say(f"dmd-story-{topic}-{number % STORIES[topic] + 1}")


# Options that are told in the words of a card


def _printed(s: DeathSaying, sort: type[V]) -> V | None:
    """The verb of this sort on the card that asks."""
    card = s.reader.cards.by_id[str(s.given.get("card") or dict(s.ask.args if s.ask else ()).get("card", ""))]
    return next((verb for verb in verbs_in(card) if isinstance(verb, sort)), None)


def _said(effects: Sequence[Verb], s: DeathSaying) -> str:
    return s.reader.cards.in_words(effects, lang_of(s.reader))


@WORDS.instead("dmd-opt-choose")
def _chosen(s: DeathSaying) -> str:
    verb = _printed(s, Choose)
    return _said(verb.choose[int(s.given["choice"])], s) if verb else ""


@WORDS.instead("dmd-opt-pay")
def _pays(s: DeathSaying) -> str:
    verb = _printed(s, Pay)
    return _said(verb.pay, s) if verb else ""


@WORDS.instead("dmd-opt-suffer")
def _suffers(s: DeathSaying) -> str:
    verb = _printed(s, Pay)
    return _said(verb.otherwise, s) if verb else ""


@WORDS.hint("dmd-opt-may-yes")
def _may_hint(s: DeathSaying) -> str:
    verb = _printed(s, May)
    return capital(_said([*verb.cost, *verb.may], s)) if verb else ""


@WORDS.instead("dmd-opt-assign")
def _assign(s: DeathSaying) -> str:
    """Wounds for each companion, and for oneself."""
    parts = [
        s.say("dmd-share", n=int(n), whom=s.say("dmd-oneself") if card == "self" else companion(card, s.reader))
        for card, n in s.given.items()
        if n
    ]
    return listing(parts, s.reader)


@WORDS.more("dmd-investigator", "dmd-investigator-again")
def _which(s: DeathSaying) -> Args:
    """Alone one is asked twice."""
    return {"alone": "yes" if s.ask and "cast" in dict(s.ask.args) else "no"}


@WORDS.more("dmd-opt-pass")
def _pass(s: DeathSaying) -> Args:
    return {"left": int(dict(s.ask.args).get("n", 0)) if s.ask else 0}


@WORDS.more("dmd-opt-shake")
def _shake(s: DeathSaying) -> Args:
    """Where several may be named, those that are alike are counted."""
    return {"several": "yes" if s.ask and s.ask.most > 1 else "no"}


@WORDS.more("dmd-opt-die")
def _die(s: DeathSaying) -> Args:
    return {"number": int(s.key[1]) + 1}


@WORDS.more("dmd-opt-run", "dmd-opt-freerun", "dmd-opt-step")
def _run(s: DeathSaying) -> Args:
    """A second way to a space is told from the first, by where it leads along as long as that fits onto a button."""
    number = s.key[1].partition(":")[2]
    via = str(_via(str(s.given.get("via", "")), s)["via"]) if number else ""
    return {"other": int(number) if number else 1, "told": "yes" if via and width(via) <= VIA else "no"}


# Hints


@WORDS.hint("dmd-opt-run", "dmd-opt-freerun", "dmd-opt-step")
def _run_hint(s: DeathSaying) -> str:
    args = WORDS.arguments(s)
    cost = s.say("dmd-hint-run", followers=args["followers"], along=args["along"], fire=args["fire"])
    via = s.say("dmd-hint-via", via=args["via"]) if args["via"] else ""
    there = hints.there(str(s.given["space"]), s)
    return capital(" · ".join(part for part in (cost, there, via) if part))


@WORDS.hint("dmd-opt-gate", "dmd-opt-space", "dmd-opt-way")
def _space_hint(s: DeathSaying) -> str:
    return hints.there(str(s.given["space"]), s)


@WORDS.hint("dmd-opt-rest")
def _rest_hint(s: DeathSaying) -> str:
    """What heals, and what of the Great Old One's one is rid of instead."""
    if s.view is None or s.ask is None:
        return s.say("dmd-opt-rest-hint")
    one = s.view.investigators[int(dict(s.ask.args)["who"])]
    shed = Counter(kind(t.id) for t in one.tokens if kind(t.id) in s.reader.cards.great_old_ones[s.view.great_old_one].yields)
    said = listing([token_name(name, s.reader, n) for name, n in shed.items()], s.reader)
    return s.say("dmd-hint-rest-shed", tokens=said) if said else s.say("dmd-opt-rest-hint")


@WORDS.hint("dmd-opt-attack")
def _attack_hint(s: DeathSaying) -> str:
    return hints.attack(s)


@WORDS.hint("dmd-opt-act")
def _act_hint(s: DeathSaying) -> str:
    likely = hints.attempt(s)
    text = action_text(str(s.given["action"]), s.reader, rolled=bool(likely))
    return capital(" · ".join(part for part in (likely, capital(text)) if part))


@WORDS.hint("dmd-opt-take")
def _take_hint(s: DeathSaying) -> str:
    text = half_text(str(s.given["card"]), str(s.given["half"]), s.reader)
    return capital(" · ".join(part for part in (hints.attempt(s), text) if part))


@WORDS.hint("dmd-opt-again")
def _again_hint(s: DeathSaying) -> str:
    return capital(hints.again(s))


@WORDS.hint("dmd-opt-frantic")
def _frantic(s: DeathSaying) -> str:
    return capital(" · ".join(part for part in (hints.frantic(s), s.say("dmd-opt-frantic-hint")) if part))


@WORDS.hint("dmd-opt-keep")
def _keep_hint(s: DeathSaying) -> str:
    return hints.keep(s)


@WORDS.hint("dmd-opt-use")
def _use_hint(s: DeathSaying) -> str:
    half = half_of(str(s.given["card"]), str(s.given["half"]), s.reader)
    return half.uses[int(s.given["number"])].text(s.reader.cards.words, lang_of(s.reader))


@WORDS.hint("dmd-opt-card", "dmd-opt-steal")
def _half_hint(s: DeathSaying) -> str:
    return half_text(str(s.given["card"]), str(s.given["half"]), s.reader)


@WORDS.hint("dmd-opt-level")
def _level_hint(s: DeathSaying) -> str:
    return level_text(str(s.given["skill"]), int(s.given["level"]), s.reader)


@WORDS.hint("dmd-opt-copy")
def _copy_hint(s: DeathSaying) -> str:
    return skill_text(str(s.given["skill"]), 1, s.reader)


@WORDS.hint("dmd-opt-be")
def _be_hint(s: DeathSaying) -> str:
    return investigator_hint(str(s.given["investigator"]), s.reader)


def investigator_hint(id: str, reader: DeathReader) -> str:
    card = reader.cards.investigators[id]
    return f"{capital(card.occupation.in_(lang_of(reader)))} · {', '.join(card_name(skill, reader) for skill in card.skills)}"


@WORDS.hint("dmd-opt-who")
def _who_hint(s: DeathSaying) -> str:
    return hints.person(int(s.given["whom"]), s)


@WORDS.hint("dmd-opt-first", "dmd-opt-skip", "dmd-opt-shake", "dmd-opt-enemy", "dmd-opt-push", "dmd-opt-effect", "dmd-opt-strike")
def _enemy_hint(s: DeathSaying) -> str:
    return hints.enemy(str(s.given["enemy"]), s)


@WORDS.hint("dmd-opt-give")
def _give_hint(s: DeathSaying) -> str:
    thing, half = str(s.given["thing"]), str(s.given["half"])
    return half_text(thing, half, s.reader) if enemy_card(thing, s.reader) is None and thing in s.reader.cards.discoveries else ""
