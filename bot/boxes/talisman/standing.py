"""What a player has laid ready, ordered or may order, in words: asides of the rules, which nobody else learns of.

A moment is one message for each trigger (`tm-when-…`), what else must be so a word behind it (`tm-so`), as `games.talisman.rules.armed`
lists them. There are more orders than any list could hold, so one is put together by steps: the spell, the moment, whom it is about,
and conditions as long as one likes. What was chosen so far is a draft, which is written like the order itself
(`immobility:fight:2/being`); behind a question mark stands the list that is open.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.boxes.talisman.names import TalismanReader, card_name, near_space
from bot.button_ids import number
from bot.shelf import LEADS, Choice
from bot.wording.text import capital, clip
from games.kernel.arming import ARM, DISARM, Armed
from games.talisman.rules.alignment import ALIGNMENTS
from games.talisman.rules.armed import aimed
from games.talisman.rules.orders import BECOME, FORGET, HEAD, KEEP, LET, ORDERS, REMAIN, WITHDRAW, changes_at_will
from games.talisman.state import kind
from games.talisman.view import SeenPlayer, TalismanView

# Words that are one of a few; every other names a number, a person, a space or a card.
PLAIN = frozenset(
    [
        "outer",
        "middle",
        "inner",
        "crown",
        "harmful",
        "attack",
        "psychic",
        "ability",
        "me",
        "character",
        "being",
        "foe",
        "last",
        "any",
        "saves",
    ]
)
NUMBERS = {"chance": "chance-", "until": "until-"}
BY = "by-"
# A list of more words than this is opened by itself.
FEW = 5
# How long an order may be good for, in rounds.
ROUNDS = (1, 2, 3, 5)


# In words


def armed(deed: Armed, reader: TalismanReader) -> str:
    """ "Immobility on Ben at the start of the turn"."""
    who, *words = deed.at.split("/")
    aim = aimed(reader.cards, deed)
    at_them = aim == "who"
    said = [*([reader.say("tm-aimed", aim=aim)] if aim and not at_them else []), *(_so(word, reader) for word in words)]
    return reader.say(
        f"tm-armed{'-at' if at_them else ''}{'-so' if said else ''}",
        spell=card_name(deed.card, reader),
        seat=reader.name(int(who)) if at_them else "",
        when=_when(deed.when, who, reader, at_them=at_them),
        so=", ".join(said),
    )


def _when(trigger: str, who: str, reader: TalismanReader, *, at_them: bool = False) -> str:
    """`at_them`: whom it is about has been named."""
    whom = who if who in ("me", "nobody", "somebody") else "seat" if who else "anybody"
    name = reader.name(int(who)) if whom == "seat" else ""
    return reader.say(f"tm-when-{trigger}", whom="aimed" if at_them else whom, seat=name)


def _so(word: str, reader: TalismanReader) -> str:
    def say(word: str, n: int = 0, what: str = "") -> str:
        return reader.say("tm-so", word=word, n=n, what=what)

    if word in PLAIN:
        return say(word)
    if word.isdecimal():
        return say("lives", n=int(word))
    for name, head in NUMBERS.items():
        if word.startswith(head):
            return say(name, n=int(word.removeprefix(head)))
    if word.startswith(BY):
        return say("by", what=reader.name(int(word.removeprefix(BY))))
    return (
        say("space", what=near_space(word, reader)) if word in reader.cards.spaces else say("only", what=card_name(word, reader))
    )


# To choose from


def choices(view: TalismanView, seat: int, reader: TalismanReader) -> Sequence[Choice]:
    """Asides: what can be taken back comes first, then orders, then spells for their usual moments, which are found by typing."""
    mine = view.players[seat]
    if view.phase in ("setup", "over") or mine.standing == "out":
        return ()
    free = [deed for deed in mine.may_arm if deed not in mine.armed]
    hint = reader.say("tm-arm-hint")
    usual = [Choice(f"{ARM}{deed.name}", clip(reader.say("tm-arm", what=armed(deed, reader)), 100), hint) for deed in free]
    return [*_withdrawn(mine, reader), *_orders(mine, reader), *_kept(mine, reader), *usual, *_alignment(mine, reader)]


def ordering(view: TalismanView, seat: int, reader: TalismanReader, draft: str = "") -> tuple[str, Sequence[Choice]]:
    """One step: what stands above it, and the choices. A draft that means nothing any more leads back to the first."""
    mine = view.players[seat]
    if view.phase in ("setup", "over") or mine.standing == "out":
        return "", ()
    wanted = draft.removeprefix(ARM)
    deed, _, opened = wanted.partition("?")
    so_far = Armed.named(deed)
    possible = [a for a in mine.may_arm if a.card == so_far.card]
    if not possible:
        return "\n".join([reader.say("tm-orders-head"), *standing(mine, reader)]), _first(mine, reader)
    if ":" not in deed:
        found = _moments(possible, reader)
        if len(found) == 1:  # nothing to choose
            return ordering(view, seat, reader, found[0].value.removeprefix(LEADS))
        return _asked("moment", so_far, reader), [*found, _back("", reader)]
    possible = [a for a in possible if a.when == so_far.when]
    if not possible:
        return ordering(view, seat, reader)
    if deed.count(":") < 2:
        whom = list(dict.fromkeys(a.at.partition("/")[0] for a in possible))
        drafts = [f"{deed}:{who}" for who in whom]
        if len(drafts) == 1:
            return ordering(view, seat, reader, drafts[0])
        told = [_when(so_far.when, who, reader) for who in whom]
        found = [Choice(f"{LEADS}{name}", capital(when)) for name, when in zip(drafts, told, strict=True)]
        return _asked("whom", so_far, reader), [*found, _back("" if _only_moment(mine, so_far) else so_far.card, reader)]
    return _conditions(view, mine, so_far, possible, opened, reader)


def standing(mine: SeenPlayer, reader: TalismanReader) -> list[str]:
    """What this seat has laid ready and ordered."""
    return [*waiting(mine, reader), *ordered(mine, reader)]


def waiting(mine: SeenPlayer, reader: TalismanReader, card: str = "") -> list[str]:
    """What it has laid ready, all of it or this spell."""
    return [reader.say("tm-sheet-armed", what=armed(deed, reader)) for deed in mine.armed if card in ("", deed.card)]


def ordered(mine: SeenPlayer, reader: TalismanReader) -> list[str]:
    lines = [reader.say("tm-sheet-order", what=reader.say("tm-standing", order=order)) for order in mine.orders]
    return lines + [reader.say("tm-sheet-order", what=becoming(card, to, reader)) for card, to in mine.becoming.items()]


def _first(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    first = [*_withdrawn(mine, reader), *_spells(mine, reader), *_orders(mine, reader), *_kept(mine, reader)]
    return [*first, *_alignment(mine, reader)]


def _names(mine: SeenPlayer) -> set[str]:
    return {deed.name for deed in mine.armed}


def _withdrawn(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    found = [Choice(f"{DISARM}{deed.name}", reader.say("tm-disarm", what=armed(deed, reader))) for deed in mine.armed]
    if mine.armed or mine.orders or mine.kept_spells or mine.becoming:
        found.append(Choice(FORGET, reader.say("tm-forget"), reader.say("tm-forget-hint")))
    return found


def _spells(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    """Each spell that may be laid ready. Of several copies the first that is not, and every one that is: it may wait for several
    moments."""
    waiting = {deed.card for deed in mine.armed}
    found: list[Choice] = []
    fresh: set[str] = set()
    for card in dict.fromkeys(deed.card for deed in mine.may_arm):
        if card not in waiting and kind(card) in fresh:
            continue
        fresh |= {kind(card)} - ({kind(card)} if card in waiting else set())
        again = "yes" if card in waiting else "no"
        label = reader.say("tm-arm-spell", spell=card_name(card, reader), again=again)
        found.append(Choice(f"{LEADS}{card}", label, reader.say("tm-arm-hint")))
    return found


def _orders(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    found: list[Choice] = []
    for order in ORDERS:
        given = order in mine.orders
        what = reader.say("tm-standing", order=order)
        label = reader.say("tm-standing-withdraw" if given else "tm-standing-give", what=what)
        found.append(Choice(f"{WITHDRAW if given else HEAD}{order}", label, reader.say("tm-standing-hint", order=order)))
    return found


def _kept(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    """Which spell to part with last."""
    held = sorted({kind(card) for card in mine.character.spells}) if mine.character else []
    kept = mine.kept_spells
    found = [Choice(f"{LET}{name}", reader.say("tm-let", spell=card_name(name, reader))) for name in kept]
    hint = reader.say("tm-keep-hint")
    return found + [
        Choice(f"{KEEP}{name}", reader.say("tm-keep", spell=card_name(name, reader)), hint) for name in held if name not in kept
    ]


def becoming(card: str, alignment: str, reader: TalismanReader) -> str:
    return reader.say("tm-becoming", card=card_name(card, reader), alignment=alignment)


def _alignment(mine: SeenPlayer, reader: TalismanReader) -> list[Choice]:
    """What whoever changes at will becomes when a card is turned up."""
    found = [
        Choice(f"{REMAIN}{card}", reader.say("tm-standing-withdraw", what=becoming(card, to, reader)))
        for card, to in mine.becoming.items()
    ]
    if mine.character is None or not changes_at_will(mine.character.id, reader.cards):
        return found
    return found + [
        Choice(f"{BECOME}{to}:{card}", reader.say("tm-standing-give", what=becoming(card, to, reader)))
        for card in reader.cards.by_alignment
        for to in ALIGNMENTS
        if mine.becoming.get(card) != to
    ]


# Step by step


def _asked(step: str, so_far: Armed, reader: TalismanReader) -> str:
    return reader.say("tm-arm-step", step=step, spell=card_name(so_far.card, reader))


def _back(draft: str, reader: TalismanReader) -> Choice:
    return Choice(f"{LEADS}{draft}", reader.say("tm-arm-back"), button=True)


def _moments(possible: Sequence[Armed], reader: TalismanReader) -> list[Choice]:
    return [
        Choice(f"{LEADS}{possible[0].card}:{when}", capital(_when(when, "somebody", reader)))
        for when in dict.fromkeys(a.when for a in possible)
    ]


def _only_moment(mine: SeenPlayer, so_far: Armed) -> bool:
    return len({a.when for a in mine.may_arm if a.card == so_far.card}) == 1


def _conditions(
    view: TalismanView, mine: SeenPlayer, so_far: Armed, possible: Sequence[Armed], opened: str, reader: TalismanReader
) -> tuple[str, Sequence[Choice]]:
    """The order as it stands, to be laid ready so; and what else it may say, of each list one word."""
    who, *words = so_far.at.split("/")
    usual = [a.at.partition("/")[2] for a in possible if a.at.partition("/")[0] == who]
    until = [f"{NUMBERS['until']}{view.turn + rounds * _taking_part(view)}" for rounds in ROUNDS]
    lists = [usual, *mine.may_add.get(f"{so_far.card}:{so_far.when}", ())]
    if not usual or not _all_known(words, lists, view.turn):
        return ordering(view, mine.seat, reader)
    left = [[w for w in words_ if w] for words_ in lists if not any(word in words_ for word in words if word)]
    if not any(word.startswith(NUMBERS["until"]) for word in words):
        left.append(until)
    missing = "" not in usual and not any(word in usual for word in words)
    draft = f"{so_far.card}:{so_far.when}:{so_far.at}"
    shown = left[:1] if missing else left  # what must be said comes before what may be
    found = [choice for words_ in shown for choice in _words(draft, words_, opened, reader)]
    told = armed(so_far, reader)
    ready: list[Choice] = []
    if not missing and so_far.name not in _names(mine):
        ready = [Choice(f"{ARM}{so_far.name}", reader.say("tm-arm-so"), told, button=True)]
    step = "must" if missing else "known" if not ready else "more"
    return reader.say("tm-arm-draft", what=told, step=step), [*ready, *found, _back(_before(so_far, opened), reader)]


def _all_known(words: Sequence[str], lists: Sequence[Sequence[str]], turn: int) -> bool:
    """Each is a word of one list, of each list one; an end that is still to come stands last."""
    left = list(lists)
    for place, word in enumerate(words, 1):
        end = number(word.removeprefix(NUMBERS["until"])) if word.startswith(NUMBERS["until"]) else None
        if end is not None and end >= turn and place == len(words):
            continue
        found = next((of_it for of_it in left if word and word in of_it), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _taking_part(view: TalismanView) -> int:
    return sum(player.standing != "out" for player in view.players)


def _before(so_far: Armed, opened: str) -> str:
    """One step back: the list closed, the last word unsaid, another person, another moment."""
    if opened:
        return so_far.name if so_far.at else f"{so_far.name}:"
    if "/" in so_far.at:
        return f"{so_far.card}:{so_far.when}:{so_far.at.rpartition('/')[0]}"
    return so_far.card


def _words(draft: str, words: Sequence[str], opened: str, reader: TalismanReader) -> list[Choice]:
    """One list: few words stand beside others, many are opened first, spaces by their region."""
    parts: dict[str, list[str]] = {}
    for word in words:
        parts.setdefault(_part(word, reader), []).append(word)
    if len(words) <= FEW and "until" not in parts:
        parts = {"": list(words)}
    if opened:
        return [_word(draft, word, reader) for word in parts.get(opened, ())]
    return [
        choice
        for part, of_it in parts.items()
        for choice in (
            [Choice(f"{LEADS}{draft}?{part}", capital(reader.say("tm-arm-part", part=part)))]
            if part
            else [_word(draft, word, reader) for word in of_it]
        )
    ]


def _part(word: str, reader: TalismanReader) -> str:
    if word in reader.cards.spaces:
        # The Crown is a region by itself, which has its own word: its space stands with those around it.
        region = reader.cards.spaces[word].region
        return "inner" if region == "crown" else region
    if word in reader.cards.spells:
        return "spell"
    return next((name for name, head in NUMBERS.items() if word.startswith(head)), "")


def _word(draft: str, word: str, reader: TalismanReader) -> Choice:
    """How long it is good for stands last."""
    said, end, turn = draft.partition(f"/{NUMBERS['until']}")
    return Choice(f"{LEADS}{said}/{word}{end}{turn}", capital(_so(word, reader)))
