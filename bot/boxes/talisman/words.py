"""Talisman in words: what each field of its events, questions, options and reasons is called, and what single ones need besides.

The sentences are Fluent messages (`locale/*/talisman/words.ftl`, `table.ftl`); this module turns the game's data into their arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from bot.boxes.talisman.names import (
    card_name,
    card_text,
    cards_in_words,
    character_hint,
    dice_in_words,
    which_space,
    worth_of,
    worthy_name,
)
from bot.wording.lexicon import Lexicon, Saying
from bot.wording.text import Args, capital, lang_of, listing
from games.kernel.effects import Verb, verbs_in
from games.kernel.table import Event
from games.talisman import events, odds
from games.talisman.content import Catalogue
from games.talisman.rules import setup
from games.talisman.rules.orders import changes_at_will
from games.talisman.state import kind
from games.talisman.traits import DiceAt, Slow
from games.talisman.verbs.casting import Immobilise, Vanishing
from games.talisman.verbs.deciding import Choose, May, Pay, RollTable, When
from games.talisman.verbs.gaining import Become, Heal
from games.talisman.verbs.goods import Visit, Wish
from games.talisman.view import TalismanView

TalismanSaying: TypeAlias = Saying[TalismanView, Catalogue]
V = TypeVar("V", bound=Verb)

WORDS: Lexicon[TalismanView, Catalogue] = Lexicon("tm", events)


# Fields


@WORDS.field("seat", "victim", "roller")
def _seat(seat: int, s: TalismanSaying) -> Args:
    said = s.person(seat) if seat >= 0 else s.say("tm-nobody")
    return {s.name: said, "who": said} if s.name == "seat" else {s.name: said}


@WORDS.field("seats")
def _seats(seats: int | tuple[int, ...], s: TalismanSaying) -> Args:
    return {"seats": seats if isinstance(seats, int) else listing([s.person(seat) for seat in seats], s.reader)}


@WORDS.field("card", "spell", "being", "follower", "character")
def _card(id: str, s: TalismanSaying) -> Args:
    return {s.name: card_name(id, s.reader) if id else ""}


@WORDS.field("by")
def _by(by: int | str, s: TalismanSaying) -> Args:
    return {"by": s.person(by) if isinstance(by, int) else card_name(by, s.reader)}


@WORDS.field("space", "to")
def _space(id: str, s: TalismanSaying) -> Args:
    """What is chosen must be told from others of its name; what happens is seen on the board."""
    return {s.name: "" if not id else which_space(id, s.reader) if s.plain else card_name(id, s.reader)}


@WORDS.field("beings")
def _beings(beings: str | tuple[str, ...], s: TalismanSaying) -> Args:
    ids = beings.split(",") if isinstance(beings, str) else beings
    return {"beings": cards_in_words([id for id in ids if id], s.reader, "" if s.plain else "*")}


@WORDS.field("cards", "spells")
def _cards(ids: tuple[str, ...], s: TalismanSaying) -> Args:
    return {s.name: listing([f"*{card_name(id, s.reader)}*" for id in ids], s.reader) or "–"}


@WORDS.field("dice", "against")
def _dice(dice: int | str | tuple[int, ...], s: TalismanSaying) -> Args:
    if isinstance(dice, int):
        return {s.name: dice}
    return {s.name: dice_in_words([int(die) for die in dice.split(",")] if isinstance(dice, str) else dice)}


@WORDS.more("tm-ev-fight-rolled")
def _fight_dice(s: TalismanSaying) -> Args:
    """Of two dice of a side the better one counts: they are no sum."""
    return {side: listing([str(die) for die in s.given[side]], s.reader) or "–" for side in ("dice", "against")}


@WORDS.field("stat")
def _stat(stat: str, s: TalismanSaying) -> Args:
    return {"stat": stat, "stat_name": s.say("tm-stat", stat=stat)}


@WORDS.field("alignment")
def _alignment(alignment: str, s: TalismanSaying) -> Args:
    return {"alignment": alignment, "alignment_name": s.say("tm-alignment", alignment=alignment)}


@WORDS.field("quest")
def _quest(quest: str, s: TalismanSaying) -> Args:
    return {"quest": quest, "quest_name": s.say("tm-quest", quest=quest)}


@WORDS.field("deck")
def _deck(deck: str, s: TalismanSaying) -> Args:
    return {"deck": s.say("tm-deck", deck=deck)}


@WORDS.field("granted")
def _granted(how: str, s: TalismanSaying) -> Args:
    return {"how_said": s.say("tm-granted", how=how)}


@WORDS.field("choice")
def _choice(choice: int | str, s: TalismanSaying) -> Args:
    """Whom one visits in a town; the number of a choice on a card is told in the card's own words."""
    if isinstance(choice, int):
        return {}
    return {"choice_name": s.say("tm-visit-name", choice=choice), "choice_label": s.say("tm-visit-label", choice=choice)}


# Events


def known_anyway(event: Event, cards: Catalogue) -> bool:
    """What the line before or after it says: where somebody stands, that a turn has ended, whom one meets on turning the card up. An
    event is told when it happens, spoils by what changes hands."""
    match event:
        case events.TurnEnds() | events.SpaceMet():
            return True
        case events.StrangerMet() | events.PlaceVisited():
            return event.fresh
        case events.CardDrawn():
            return cards.sort(event.card) == "events"
        case events.SpoilsChosen():
            return event.what != "waive"
        case _:
            return False


@WORDS.event(events.GameBegins)
def _begins(e: events.GameBegins, s: TalismanSaying) -> Args:
    """What a brisk start brings is said once, for all."""
    more = s.say("tm-brisk", gain=setup.BRISK_GAIN, gold=setup.BRISK_GOLD) if e.brisk else ""
    return {"brisk": f" {more}" if more else ""}


@WORDS.event(events.CardDrawn)
def _drawn(e: events.CardDrawn, s: TalismanSaying) -> Args:
    worth = worth_of(e.card, s.reader)
    return {"worth": f" ({worth})" if worth else ""}


@WORDS.event(events.MovePromised)
def _promised(e: events.MovePromised, s: TalismanSaying) -> Args:
    return _granted(e.how, s)


@WORDS.event(events.EventHappens)
def _happens(e: events.EventHappens, s: TalismanSaying) -> Args:
    """What it says: whoever reads the log has not drawn it."""
    text = card_text(e.card, s.reader)
    return {"text": f" {text}" if text else ""}


@WORDS.event(events.TableRolled)
def _rolled(e: events.TableRolled, s: TalismanSaying) -> Args:
    """What follows is told by itself, unless nothing can be seen of it."""
    table = _printed(s, RollTable)
    row = table.row(e.result) if table else ()
    unseen = all(isinstance(effect, Heal | Become) for effect in row)
    said = capital(_said(row, s)) or s.say("tm-nothing-happens")
    return {"same": "yes" if len(e.dice) == 1 and e.result == e.dice[0] else "no", "row": f" {said}." if unseen else ""}


@WORDS.event(events.SpellSeen)
def _seen(e: events.SpellSeen, s: TalismanSaying) -> Args:
    return {"text": card_text(e.spell, s.reader)}


@WORDS.event(events.SpellCast)
def _cast(e: events.SpellCast, s: TalismanSaying) -> Args:
    """Everybody may read what was kept secret until now."""
    aim = "self" if e.victim == e.seat else "seat" if e.victim >= 0 else "card" if e.card else "space" if e.space else "none"
    spell = s.reader.cards.spells[kind(e.spell)]
    text = spell.cast_text(s.reader.cards.words, lang_of(s.reader))
    # What is told of somebody by name right after it needs no card that says "you".
    by_name = all(isinstance(effect, Immobilise | Vanishing) for effect in spell.effects)
    return {"aim": aim, "text": "" if by_name else s.say("tm-card-says", text=text)}


@WORDS.event(events.FightBegins)
def _fight(e: events.FightBegins, s: TalismanSaying) -> Args:
    return {"foe": "character" if e.victim >= 0 else "being"}


@WORDS.event(events.FightRolled)
def _fought(e: events.FightRolled, s: TalismanSaying) -> Args:
    return {"parries": "no" if not e.against else "rival" if e.rival else "yes"}


@WORDS.event(events.Gambled)
def _gambled(e: events.Gambled, s: TalismanSaying) -> Args:
    first, second = e.dice
    return {"first": first, "second": second}


@WORDS.event(events.TaskRolled)
def _task(e: events.TaskRolled, s: TalismanSaying) -> Args:
    return {"task": s.reader.cards.spaces[e.space].terrain}


@WORDS.event(events.DeathDiced)
def _death(e: events.DeathDiced, s: TalismanSaying) -> Args:
    mine, its = sum(e.dice), sum(e.against)
    return {"result": "won" if mine > its else "lost" if mine < its else "drawn"}


@WORDS.event(events.CryptRolled)
def _crypt(e: events.CryptRolled, s: TalismanSaying) -> Args:
    return {"through": "yes" if e.to == e.space else "no"}


@WORDS.event(events.ChasmRolled)
def _chasm(e: events.ChasmRolled, s: TalismanSaying) -> Args:
    return {"climber": f"*{card_name(e.follower, s.reader)}*" if e.follower else f"**{s.person(e.seat)}**"}


# Questions


@WORDS.more("tm-meet-being", "tm-foes")
def _only(s: TalismanSaying) -> Args:
    """Who holds spells is asked although there is one answer, or one could see what they hold: then it is no question."""
    return {"only": "yes" if s.ask is not None and len(s.ask.options) == 1 else "no"}


# Options that are told in the words of a card


def _printed(s: TalismanSaying, sort: type[V]) -> V | None:
    """The verb of this sort on the card that asks."""
    card = s.reader.cards.by_id[kind(str(s.given.get("card") or dict(s.ask.args if s.ask else ()).get("card", "")))]
    return next((verb for verb in verbs_in(card) if isinstance(verb, sort)), None)


def _said(effects: Sequence[Verb], s: TalismanSaying) -> str:
    return s.reader.cards.in_words(effects, lang_of(s.reader))


def _deed(effects: Sequence[Verb], s: TalismanSaying, way: str = "") -> str:
    """What is gained, lost or paid as a deed; anything else in the card's own words."""
    share = effects[0].share() if len(effects) == 1 else None
    if share is None:
        return _said(effects, s)
    return s.say("tm-deed", way=way or share[0], what=_thing(share, s))


def _thing(share: tuple[str, str, int], s: TalismanSaying) -> str:
    return s.reader.cards.words.say(lang_of(s.reader), f"thing-{share[1]}", n=share[2])


@WORDS.instead("tm-opt-choose")
def _chosen(s: TalismanSaying) -> str:
    verb, choice = _printed(s, Choose), int(s.given["choice"])
    return _deed(verb.choose[choice], s) if verb else ""


@WORDS.instead("tm-opt-wish")
def _wished(s: TalismanSaying) -> str:
    verb, choice = _printed(s, Wish), int(s.given["choice"])
    if verb is None:
        return ""
    wished = verb.wish[choice]
    share = wished.share()
    return s.say("tm-deed", way="wish", what=_thing(share, s)) if share else s.say("tm-wish-label", deed=wished.called())


@WORDS.instead("tm-opt-pay")
def _pays(s: TalismanSaying) -> str:
    verb = _printed(s, Pay)
    return _deed(verb.pay, s, "pay") if verb else ""


@WORDS.instead("tm-opt-suffer")
def _suffers(s: TalismanSaying) -> str:
    verb = _printed(s, Pay)
    return _deed(verb.otherwise, s) if verb else ""


@WORDS.instead("tm-opt-may-yes")
def _may(s: TalismanSaying) -> str:
    """The deed; what it brings stands below."""
    verb = _printed(s, May)
    first = verb.may[0] if verb else None
    deed = "pray" if isinstance(first, RollTable) and first.named == "praying" else first.called() if first else "other"
    return s.say("tm-may-label", deed=deed)


@WORDS.hint("tm-opt-may-yes")
def _may_hint(s: TalismanSaying) -> str:
    verb = _printed(s, May)
    return capital(_said([*verb.cost, *verb.may], s)) if verb else ""


@WORDS.more("tm-why-spell")
def _when(s: TalismanSaying) -> Args:
    """The situations of its owner's turn in which it fits: the card itself may say "at any time"."""
    moments = s.reader.cards.spells[kind(s.given["card"])].cast or ["armed"]
    return {"when": ", ".join(dict.fromkeys(s.say("tm-cast-moment", moment=moment) for moment in moments))}


@WORDS.hint("tm-opt-visit")
def _visit_hint(s: TalismanSaying) -> str:
    verb = _printed(s, Visit)
    return capital(_said(verb.visit[str(s.given["choice"])], s)) if verb else ""


@WORDS.hint("tm-opt-enough")
def _purse(s: TalismanSaying) -> str:
    """What may still be spent: the picture shows the goods."""
    mine = s.view.players[s.ask.seat].character if s.view is not None and s.ask is not None else None
    return s.say("tm-purse", gold=mine.gold) if mine is not None else ""


# Hints that are a card's own text

CARDS = ("take", "take-object", "buy", "first", "away", "replace", "meet", "speak", "give-follower", "drop", "swap", "swap-for")


@WORDS.hint(*(f"tm-opt-{word}" for word in CARDS))
def _card_hint(s: TalismanSaying) -> str:
    return _for_reader(str(s.given["card"]), s)


def _for_reader(id: str, s: TalismanSaying) -> str:
    """What a card says to whoever is asked: not what happens to people of another alignment. Who changes it at will reads all of it."""
    mine = s.view.players[s.ask.seat].character if s.view is not None and s.ask is not None else None
    effects: Sequence[Verb] = getattr(s.reader.cards.by_id[kind(id)], "effects", ())
    if mine is None or changes_at_will(mine.id, s.reader.cards) or not any(_for_whom(e) for e in effects):
        return card_text(id, s.reader)
    left = [e for e in effects if _for_whom(e) in ("", mine.alignment)]
    return f"{capital(_said(left, s)) or s.say('tm-nothing-happens')}."


def _for_whom(effect: Verb) -> str:
    """The alignment of those to whom alone it happens; "" for everything else."""
    return effect.when if isinstance(effect, When) and effect.heeds_alignment and not effect.otherwise else ""


@WORDS.hint("tm-opt-cast", "tm-opt-discard")
def _spell_hint(s: TalismanSaying) -> str:
    return card_text(str(s.given["spell"]), s.reader)


@WORDS.hint("tm-opt-be")
def _character_hint(s: TalismanSaying) -> str:
    return character_hint(str(s.given["character"]), s.reader)


@WORDS.hint(*(f"tm-opt-{word}" for word in ("go", "to", "at-space", "promised", "woods", "on", "turn-back", "meet-space")))
def _space_hint(s: TalismanSaying) -> str:
    """Who stands there, what lies there and how a fight with it would go, and what the space says."""
    id = str(s.given["space"])
    parts = [_for_reader(id, s)]
    if s.view is not None and s.ask is not None:
        parts = [_over_bridge(id, s), _through(id, s), *_there(id, s.view, s.ask.seat, s), *parts]
    return " · ".join(part for part in parts if part)


def _over_bridge(id: str, s: TalismanSaying) -> str:
    """Of two ways round that are called alike one may lead home over the bridge, where nobody bars it (TM-BRIDGE-07)."""
    spaces = s.reader.cards.spaces
    mine = s.view.players[s.ask.seat].character if s.view is not None and s.ask is not None else None
    if s.id != "tm-opt-go" or mine is None or spaces[mine.space].region == spaces[id].region:
        return ""
    return s.say("tm-hint-over-bridge")


@WORDS.hint("tm-opt-step")
def _slow_hint(s: TalismanSaying) -> str:
    """Whoever may not roll is told what holds them up: the card may lie there since many turns."""
    if s.view is None or s.ask is None:
        return ""
    everybodys = [lasting.card for lasting in s.view.lasting if lasting.what == "blizzard"]
    mine = s.view.players[s.ask.seat].character
    own = [card for card in (mine.objects + mine.followers if mine else ()) if s.reader.cards.saying(Slow)[card]]
    cards = [*everybodys, *own]
    return s.say("tm-hint-slow", card=card_name(cards[0], s.reader)) if cards else ""


# What is measured against three dice, by the terrain (rules/inner.py).
DEPTHS = {"mine": "total_craft", "crypt": "total_strength"}


@WORDS.hint("tm-opt-face", "tm-opt-carry-out")
def _face_hint(s: TalismanSaying) -> str:
    return _through(str(s.given["space"]), s)


def _through(id: str, s: TalismanSaying) -> str:
    """How likely whoever is asked gets through a space of the Inner Region that is a matter of dice alone."""
    terrain = s.reader.cards.spaces[id].terrain
    mine = s.view.players[s.ask.seat].character if s.view is not None and s.ask is not None else None
    if mine is None or terrain not in DEPTHS:
        return ""
    fewer = [
        t.n
        for card in (mine.id, *mine.objects, *mine.followers)
        for t in s.reader.cards.saying(DiceAt)[card]
        if t.dice_at == terrain
    ]
    chance = odds.at_most(getattr(mine, DEPTHS[terrain]), min([3, *(fewer if mine.toad is None else ())]))
    return s.say("tm-hint-through", chance=chance)


def _there(space: str, view: TalismanView, seat: int, s: TalismanSaying) -> list[str]:
    lying = view.lying.get(space, ())
    others = [p for p in view.players if p.seat != seat and p.character is not None and p.character.space == space]
    found = [] if s.id == "tm-opt-meet-space" else [s.person(p.seat) for p in others]  # one meets them or the space
    found += [worthy_name(card, s.reader) for card in lying]
    found += [s.say("tm-board-gold", n=n)] if (n := view.gold.get(space, 0)) else []
    mine = view.players[seat].character
    beings = [being for card in lying if (being := s.reader.cards.find_being(card)) is not None]
    if mine is not None and any(being.strength for being in beings):
        chance = odds.fight(mine.total_strength, sum(being.strength for being in beings))
        found.append(s.say("tm-hint-chance", chance=chance))
    return found


@WORDS.more("tm-opt-go")
def _way(s: TalismanSaying) -> Args:
    """Arrow and name tell two ends apart, nearly always."""
    mine = (s.given["turning"], card_name(s.given["space"], s.reader))
    ends = [dict(o.args) for o in (s.ask.options if s.ask else ())]
    alike = [e for e in ends if (e.get("turning"), card_name(str(e["space"]), s.reader)) == mine]
    return {"space": mine[1] if len(alike) < 2 else which_space(s.given["space"], s.reader)}


@WORDS.more("tm-opt-cross-bridge")
def _bridge(s: TalismanSaying) -> Args:
    return {"strength": s.reader.cards.being("sentinel").strength}


@WORDS.more("tm-opt-destroy-spirits")
def _spirits(s: TalismanSaying) -> Args:
    return {"n": len(str(dict(s.ask.args if s.ask else ()).get("beings", "")).split(","))}


@WORDS.more("tm-opt-charm")
def _charm(s: TalismanSaying) -> Args:
    return {"strength": s.reader.cards.being(str(s.given["card"])).strength}


@WORDS.more("tm-opt-at-card")
def _at_card(s: TalismanSaying) -> Args:
    """A being one fights may have no card, and lies nowhere."""
    return {"lies": "yes" if s.given.get("space") else "no"}
