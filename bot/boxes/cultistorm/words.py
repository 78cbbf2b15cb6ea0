"""Cultistorm in words: what each field of its events, questions, options and reasons is called, and what single ones need besides.

The sentences are Fluent messages (`locale/*/cultistorm/words.ftl`, `table.ftl`); this module turns the game's data into their arguments.
`who` and its kind are numbers of investigators. Where one person plays several, events and questions say who these are (`cast`); otherwise an
investigator is called as their player.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from bot.boxes.cultistorm import hints
from bot.boxes.cultistorm.names import (
    StormReader,
    card_name,
    card_text,
    day_in_words,
    enemy_name,
    first_sentence,
    group_name,
    in_words,
    module_name,
    sign,
    signs,
    slot_sign,
    symbol_name,
)
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, capital, lang_of, listing
from games.cultistorm import events
from games.cultistorm.content import Catalogue
from games.cultistorm.verbs.deciding import Choose, May, Team
from games.cultistorm.view import StormView
from games.kernel.effects import Verb, verbs_in
from games.kernel.table import Event

StormSaying: TypeAlias = Saying[StormView, Catalogue]
V = TypeVar("V", bound=Verb)


def _always(s: StormSaying) -> Args:
    """`way`: what stands behind the colon of the option's key."""
    return {"way": s.key[1].partition(":")[0]} if s.option else {}


WORDS: Lexicon[StormView, Catalogue] = Lexicon("cs", events, _always)


# People


def _cast(s: StormSaying) -> Sequence[str]:
    if isinstance(s.event, events.Happening):
        return s.event.cast
    named = str(dict(s.ask.args).get("cast", "") if s.ask else s.given.get("cast", ""))
    return named.split(",") if named else ()


def person_of(who: int, s: StormSaying) -> str:
    cast = _cast(s)
    return card_name(cast[who], s.reader) if 0 <= who < len(cast) else s.person(who)


@WORDS.field("who")
def _who(who: int, s: StormSaying) -> Args:
    """In a question `$who` is the person who is asked, `$one` the investigator it is about. −1 is the whole table."""
    if who < 0:
        return {"who": "", "one": "", "table": "yes"}
    said = person_of(who, s)
    return {"who": said, "one": said, "table": "no", "alone": "yes" if _cast(s) else "no"}


@WORDS.field("whom", "by")
def _whom(whom: int, s: StormSaying) -> Args:
    return {s.name: person_of(whom, s)}


@WORDS.field("whos")
def _whos(whos: Sequence[int], s: StormSaying) -> Args:
    mark = "" if s.plain else "**"
    return {"whos": listing([f"{mark}{person_of(who, s)}{mark}" for who in whos], s.reader), "n": len(whos)}


@WORDS.field("cast")
def _no_words(cast: Any, s: StormSaying) -> Args:
    return {}


# The board


@WORDS.field("slot")
def _slot(slot: int, s: StormSaying) -> Args:
    return {"slot": slot_sign(slot, s.reader)}


@WORDS.field("to")
def _to(to: int, s: StormSaying) -> Args:
    return {"to": to + 1} if "ring" in s.given else {"to": slot_sign(to, s.reader)}


@WORDS.field("ring")
def _ring(ring: int, s: StormSaying) -> Args:
    return {"ring": ring + 1, "eye": "yes" if ring == s.reader.cards.numbers.ring - 1 else "no"}


@WORDS.field("enemy", "great_old_one", "devoured")
def _enemy(id: str, s: StormSaying) -> Args:
    return {s.name: enemy_name(id, s.reader)}


@WORDS.field("location", "investigator", "ability", "support", "gives", "takes", "drop", "kept", "source")
def _card(id: str, s: StormSaying) -> Args:
    return {s.name: card_name(id, s.reader) if id else "", f"has_{s.name}": "yes" if id else "no"}


@WORDS.field("card")
def _of_card(id: str, s: StormSaying) -> Args:
    """Where something happens by a card, also what it says."""
    named: Args = {"card": card_name(id, s.reader) if id else "", "named": "yes" if id else "no"}
    return named | {"text": card_text(id, s.reader)} if s.event is not None else named


@WORDS.field("cards")
def _cards(cards: Sequence[str] | int, s: StormSaying) -> Args:
    """Their names; or how many there are, where nobody knows them."""
    if isinstance(cards, int):
        return {"cards": cards}
    return {"cards": in_words(cards, s.reader, "" if s.plain else "*"), "known": "yes" if cards else "no", "n_cards": len(cards)}


@WORDS.field("locations")
def _locations(ids: Sequence[str], s: StormSaying) -> Args:
    """Each with its symbol, for that is what people stand at; and their names have commas of their own."""
    mark = "" if s.plain else "*"
    named = [f"{slot_sign(slot, s.reader)} {mark}{card_name(id, s.reader)}{mark}" for slot, id in enumerate(ids)]
    return {"locations": listing(named, s.reader)}


@WORDS.field("used")
def _used_up(ids: Sequence[str], s: StormSaying) -> Args:
    """What a fight was won with; dice and stories have no name."""
    mark = "" if s.plain else "*"
    heads = [id.partition(":")[0] for id in ids]
    named = [
        s.say("cs-fought-with", kind=head) if head in ("die", "story") else f"{mark}{card_name(id, s.reader)}{mark}"
        for head, id in zip(heads, ids, strict=True)
    ]
    return {"used": listing(named, s.reader), "n_used": len(ids)}


@WORDS.field("dealt")
def _several(ids: Sequence[str], s: StormSaying) -> Args:
    return {s.name: in_words(ids, s.reader, "" if s.plain else "*"), f"n_{s.name}": len(ids)}


@WORDS.field("with_")
def _with(ids: str, s: StormSaying) -> Args:
    return {"with": in_words(ids.split(","), s.reader, "")}


@WORDS.field("castes", "creatures")
def _groups(ids: Sequence[str], s: StormSaying) -> Args:
    named = listing([f"*{group_name(s.name, id, s.reader)}*" for id in ids], s.reader)
    return {s.name: named, f"n_{s.name}": len(ids)}


@WORDS.field("modules")
def _modules(names: Sequence[str], s: StormSaying) -> Args:
    return {"modules": listing([f"*{module_name(name, s.reader)}*" for name in names], s.reader), "n_modules": len(names)}


# Symbols


@WORDS.field("symbol", "face", "die", "wanted", "given")
def _symbol(symbol: str, s: StormSaying) -> Args:
    if not symbol:
        return {s.name: "", f"has_{s.name}": "no"}
    return {s.name: sign(symbol, s.reader), f"{s.name}_name": symbol_name(symbol, s.reader), f"has_{s.name}": "yes"}


@WORDS.field("symbols", "faces", "needed", "lacking")
def _symbols(symbols: Sequence[str] | str | int, s: StormSaying) -> Args:
    if isinstance(symbols, int):
        return {s.name: symbols}
    every = symbols.split(",") if isinstance(symbols, str) else symbols
    return {s.name: signs(every, s.reader), f"n_{s.name}": len(every)}


# Events


def known_anyway(event: Event) -> bool:
    """What the plan, the picture or the headline show, and what the next line tells: they would fill the post before anybody is ready."""
    if isinstance(event, events.InsanityGained) and event.why == "support":
        return True
    return isinstance(
        event,
        events.PhaseBegins
        | events.CardsDrawn
        | events.DieTaken
        | events.Moved
        | events.Targeted
        | events.TargetLifted
        | events.Ready
        | events.ReadyWithdrawn
        | events.FightBegins
        | events.SupportsReturn
        | events.PoolRolled,
    )


@WORDS.event(events.InsanityGained)
def _gained(e: events.InsanityGained, s: StormSaying) -> Args:
    """Why: a rule, or a card."""
    most = s.reader.cards.numbers.insanity
    of_card = e.why.partition(".")[0] in s.reader.cards.by_id
    return {"most": most, "why": "card" if of_card else e.why or "other", "cause": card_name(e.why, s.reader) if of_card else ""}


@WORDS.event(events.InsanityHealed)
def _healed(e: events.InsanityHealed, s: StormSaying) -> Args:
    return {"most": s.reader.cards.numbers.insanity}


@WORDS.event(events.PermanentInsanity)
def _permanent(e: events.PermanentInsanity, s: StormSaying) -> Args:
    return {"most": s.reader.cards.numbers.insanity}


@WORDS.event(events.PermanentHealed)
def _mended(e: events.PermanentHealed, s: StormSaying) -> Args:
    return {"most": s.reader.cards.numbers.insanity}


@WORDS.event(events.LocationUsed)
def _used(e: events.LocationUsed, s: StormSaying) -> Args:
    return {"text": card_text(e.location, s.reader)}


@WORDS.event(events.AbilityUsed)
def _ability_used(e: events.AbilityUsed, s: StormSaying) -> Args:
    return {"text": card_text(e.ability, s.reader)}


@WORDS.event(events.Developed)
def _developed(e: events.Developed, s: StormSaying) -> Args:
    return {"text": card_text(e.ability, s.reader)}


@WORDS.event(events.GreatOldOneAppears)
def _appears(e: events.GreatOldOneAppears, s: StormSaying) -> Args:
    return {"text": card_text(e.great_old_one, s.reader)}


@WORDS.event(events.CultistDiceRolled)
def _dice(e: events.CultistDiceRolled, s: StormSaying) -> Args:
    """Each with its location."""
    return {"dice": " · ".join(f"{slot_sign(slot, s.reader)} ➜ {sign(face, s.reader)}" for slot, face in enumerate(e.faces))}


@WORDS.event(events.Lost)
def _lost(e: events.Lost, s: StormSaying) -> Args:
    """Who went insane, or which Great Old One, or what a module calls it."""
    match e.why:
        case "insane":
            return {"who": person_of(int(e.reason), s)}
        case "entered":
            return {"enemy": enemy_name(e.reason, s.reader)}
        case "ending" | "limit":
            return {"card": card_name(e.reason, s.reader) if e.reason else ""}
        case _:
            return {"reason": e.reason}


@WORDS.event(events.StoryRead)
def _story_read(e: events.StoryRead, s: StormSaying) -> Args:
    title, text = _tale(e.no, s.reader)
    return {"title": title, "first": first_sentence(text), "card": card_name(e.card, s.reader)}


@WORDS.event(events.DayBegins)
def _day_begins(e: events.DayBegins, s: StormSaying) -> Args:
    return _day(e.day, s)


@WORDS.event(events.DayWon)
def _day_won(e: events.DayWon, s: StormSaying) -> Args:
    return _day(e.day, s)


@WORDS.event(events.DayLost)
def _day_lost(e: events.DayLost, s: StormSaying) -> Args:
    return _day(e.day, s)


def _day(number: int, s: StormSaying) -> Args:
    said = day_in_words(number, s.reader)
    return {**said, "next": number + 1, "left": int(said["days"]) - number}


# Stories: what a card tells when it comes into the game


def whole_story(event: Event, reader: StormReader) -> str:
    match event:
        case events.StoryRead():
            title, text = _tale(event.no, reader)
        case events.DayBegins() | events.DayWon() | events.DayLost():
            title, text = _day_tale(event, reader)
        case _:
            return ""
    return f"**{title}**\n{text}" if text else ""


def _day_tale(event: events.DayBegins | events.DayWon | events.DayLost, reader: StormReader) -> tuple[str, str]:
    day, lang = list(reader.cards.days.values())[event.day - 1], lang_of(reader)
    text = day.before if isinstance(event, events.DayBegins) else day.won if isinstance(event, events.DayWon) else day.lost
    return day.title.in_(lang), text.in_(lang)


def mood(event: Event, reader: StormReader) -> str:
    """A sentence of a card that turns things; where its story is read, that is enough."""
    lang = lang_of(reader)
    match event:
        case events.HorrorRevealed() | events.EndgameBegins():
            return reader.cards.horrors[event.card].flavour.in_(lang)
        case events.GreatOldOneAppears():
            return reader.cards.great_old_ones[event.great_old_one].flavour.in_(lang)
        case events.DayBegins() | events.DayWon() | events.DayLost():
            return first_sentence(_day_tale(event, reader)[1])
        case events.Won():
            return reader.say(f"cs-story-won-{event.round % STORIES['won'] + 1}")
        case events.Lost():
            return reader.say(f"cs-story-lost-{(len(event.why) + len(event.reason)) % STORIES['lost'] + 1}")
        case _:
            return ""


STORIES = {"won": 3, "lost": 4}


def _tale(no: int, reader: StormReader) -> tuple[str, str]:
    story = reader.cards.story(no)
    return (story.title.in_(lang_of(reader)), story.text.in_(lang_of(reader))) if story is not None else ("", "")


# Options that are told in the words of a card


def _printed(s: StormSaying, sort: type[V]) -> V | None:
    """The verb of this sort on the card that asks."""
    name = str(s.given.get("card") or dict(s.ask.args if s.ask else ()).get("card", ""))
    card = s.reader.cards.by_id.get(name.partition(".")[0])
    return next((verb for verb in verbs_in(card) if isinstance(verb, sort)), None) if card is not None else None


@WORDS.instead("cs-opt-choose")
def _chosen(s: StormSaying) -> str:
    cards, lang = s.reader.cards, lang_of(s.reader)
    if (either := _printed(s, Choose)) is not None:
        return capital(cards.in_words(either.choose[int(s.given["choice"])], lang))
    team = _printed(s, Team)
    return capital(cards.in_words(team.team[int(s.given["choice"])], lang)) if team is not None else ""


@WORDS.instead("cs-opt-bargain")
def _bargain(s: StormSaying) -> str:
    """In the story's own words; what it costs and brings stands below."""
    story = s.reader.cards.story(int(s.given["story"]))
    choices = story.choices if story is not None else []
    choice = int(s.given["choice"])
    return choices[choice].in_(lang_of(s.reader)) if choice < len(choices) else s.say("cs-bargain-plain", choice=choice)


@WORDS.hint("cs-opt-bargain")
def _bargain_hint(s: StormSaying) -> str:
    return s.say("cs-bargain-hint", choice=int(s.given["choice"]))


@WORDS.hint("cs-opt-may-yes")
def _may_hint(s: StormSaying) -> str:
    verb = _printed(s, May)
    return capital(s.reader.cards.in_words([*verb.cost, *verb.may], lang_of(s.reader))) if verb is not None else ""


@WORDS.more("cs-why-card")
def _why_card(s: StormSaying) -> Args:
    return {"text": card_text(s.given["card"], s.reader)}


@WORDS.more("cs-prepare")
def _prepare(s: StormSaying) -> Args:
    return {"ready": "yes" if s.ask and "wait" in s.ask.keys else "no"}


@WORDS.more("cs-opt-cancel")
def _cancel(s: StormSaying) -> Args:
    """Three questions can be cancelled, and a horror step."""
    return {"asked": s.ask.msg if s.ask else ""}


@WORDS.more("cs-opt-none")
def _none(s: StormSaying) -> Args:
    return {"asked": s.ask.msg if s.ask else ""}


@WORDS.more("cs-opt-keep")
def _keep(s: StormSaying) -> Args:
    return {"drops": "yes" if "drop" in s.given else "no"}


@WORDS.more("cs-opt-accept")
def _accept(s: StormSaying) -> Args:
    asked: dict[str, Any] = dict(s.ask.args) if s.ask else {}
    return {"drops": "yes" if "card" in s.given else "no", "asked": "support" if "card" in asked else "object"}


@WORDS.more("cs-opt-drop")
def _drop(s: StormSaying) -> Args:
    return {"several": "yes" if s.ask and s.ask.most > 1 else "no"}


@WORDS.more("cs-opt-swap")
def _swap(s: StormSaying) -> Args:
    """Objects between two, or a trophy with the supply."""
    return {"what": "trophy" if "wanted" in s.given else "object"}


@WORDS.more("cs-opt-name")
def _name(s: StormSaying) -> Args:
    kinds = {"card": "card", "face": "die", "symbols": "trophies", "whom": "exchange"}
    return {"what": next((what for field, what in kinds.items() if field in s.given), "enemy")}


@WORDS.more("cs-opt-seal")
def _seal(s: StormSaying) -> Args:
    """A location in the sealing phase, or a gate seal card."""
    return {"what": "card" if "symbol" in s.given else "location"}


@WORDS.more("cs-opt-again")
def _again(s: StormSaying) -> Args:
    return {"mate": "yes" if "whom" in s.given else "no"}


@WORDS.more("cs-opt-with")
def _picked(s: StormSaying) -> Args:
    return {"doubled": "yes" if "+" in s.key[1] else "no"}


@WORDS.more("cs-offer")
def _offer(s: StormSaying) -> Args:
    return {"swap": "yes" if s.given.get("takes") else "no"}


# Hints


@WORDS.hint("cs-opt-die", "cs-opt-again")
def _die_hint(s: StormSaying) -> str:
    return hints.die(s)


@WORDS.hint("cs-opt-move", "cs-opt-move-lay")
def _move_hint(s: StormSaying) -> str:
    return hints.move(s)


@WORDS.hint("cs-opt-slot", "cs-opt-altar")
def _place_hint(s: StormSaying) -> str:
    return hints.place(s)


@WORDS.hint("cs-opt-act", "cs-opt-use", "cs-opt-give", "cs-opt-salvage", "cs-opt-pass", "cs-opt-lose", "cs-opt-parcel")
def _text_hint(s: StormSaying) -> str:
    return hints.text(s)


@WORDS.hint("cs-opt-keep")
def _keep_hint(s: StormSaying) -> str:
    return card_text(str(s.given["card"]), s.reader)


@WORDS.hint("cs-opt-drop")
def _drop_hint(s: StormSaying) -> str:
    return hints.dropped(s)


@WORDS.hint("cs-opt-take")
def _card_hint(s: StormSaying) -> str:
    return hints.action_card(str(s.given["card"]), s.reader)


@WORDS.hint("cs-opt-support")
def _support_hint(s: StormSaying) -> str:
    return hints.support(s)


@WORDS.hint("cs-opt-target", "cs-opt-target-ready", "cs-opt-fight")
def _target_hint(s: StormSaying) -> str:
    return hints.target(s)


@WORDS.hint("cs-opt-attack")
def _attack_hint(s: StormSaying) -> str:
    return hints.attack(s)


@WORDS.hint("cs-opt-commit")
def _commit_hint(s: StormSaying) -> str:
    return hints.commit(s)


@WORDS.hint("cs-opt-reroll", "cs-opt-coin")
def _reroll_hint(s: StormSaying) -> str:
    return hints.reroll(s)


@WORDS.hint("cs-opt-develop")
def _develop_hint(s: StormSaying) -> str:
    return hints.develop(s)


@WORDS.hint("cs-opt-lay")
def _lay_hint(s: StormSaying) -> str:
    return hints.lay(s)


@WORDS.hint("cs-opt-ready")
def _ready_hint(s: StormSaying) -> str:
    return hints.ready(s)


@WORDS.hint("cs-opt-accept")
def _accept_hint(s: StormSaying) -> str:
    return hints.offered(s)


@WORDS.hint("cs-opt-whom")
def _whom_hint(s: StormSaying) -> str:
    return hints.person(int(s.given["whom"]), s)


@WORDS.hint("cs-opt-hold")
def _hold_hint(s: StormSaying) -> str:
    return hints.enemy(str(s.given["enemy"]), s)
