"""Why something cannot be done now: a reason with the rule it comes from.

`why_not` reads what a player can see (the view) and what the open questions offer. A thing is named like the keys of options:

    move  move:<card>  roll  solve  solve:<row>  fail  give-up  discard  focus  assist  assist:<seat>  clue
    use  use:<card>  die:yellow  die:red  buy  buy:<souvenir>  aid:<a|b|c>  lost-found  heal  mandy

The game keeps a few things to itself that no player could see either (whether a card was used in this very roll). Where only
such a reason is left, it is the one that is given.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import TypeVar, cast

from games.elder_sign.content import Catalogue, Use
from games.elder_sign.dice import DICE, Face
from games.elder_sign.effects import AddDice, Banish, Defeat, ElderVerb, Gate, Secure
from games.elder_sign.state import ANCIENT, ENTRANCE
from games.elder_sign.tasks import Need, Row, needs_in_order, parse_row, satisfied
from games.elder_sign.traits import Forbids, HealAtTurnStart, IgnoreLasting, NoFreeFirstAid, RerollForAnyone, UseLocked
from games.elder_sign.view import ElderView, SeenDie, SeenPlayer, SeenRow
from games.kernel.ask import Arg, Seat
from games.kernel.effects import Trait
from games.kernel.why import Reason, each

TR = TypeVar("TR", bound=Trait)

# Every reason and the rule it comes from.
REASONS: dict[str, str] = {
    # Not at all, or not yet
    "why-over": "ES-END-01",
    "why-new-investigator": "ES-DEV-03",
    "why-eliminated": "ES-DEV-04",
    "why-clock-only": "ES-BATTLE-13",
    "why-not-your-turn": "ES-GEN-06",
    "why-wait": "ES-TURN-02",
    "why-answer-first": "ES-TURN-02",
    "why-discard-first": "ES-FAIL-02",
    "why-move-first": "ES-TURN-02",
    "why-phase-over": "ES-TURN-03",
    "why-midnight": "ES-MID-06",
    "why-unknown": "ES-GEN-01",
    # Moving
    "why-moved": "ES-MOVE-03",
    "why-cannot-leave": "ES-AWAKE-03",
    "why-not-on-table": "ES-MOVE-05",
    "why-here-already": "ES-MOVE-01",
    # Rolling and solving
    "why-entrance-no-roll": "ES-ENT-01",
    "why-roll-open": "ES-ROLL-03",
    "why-no-dice": "ES-ROLL-10",
    "why-not-rolled": "ES-TASK-13",
    "why-no-such-task": "ES-TASK-01",
    "why-task-solved": "ES-FAIL-06",
    "why-arrow": "ES-TASK-10",
    "why-missing": "ES-TASK-01",
    "why-missing-part": "ES-TASK-01",
    "why-last-sanity": "ES-TASK-07",
    "why-last-stamina": "ES-TASK-07",
    "why-one-task-per-roll": "ES-ROLL-05",
    "why-nothing-to-fail": "ES-FAIL-01",
    "why-roll-used": "ES-FAIL-01",
    "why-attack-goes-on": "ES-BATTLE-04",
    "why-nothing-to-discard": "ES-FAIL-02",
    # Focus and assistance
    "why-focus-battle": "ES-FOCUS-07",
    "why-focus-no-failed-roll": "ES-FOCUS-01",
    "why-focus-used": "ES-FOCUS-01",
    "why-focus-forbidden": "ES-MYTH-01",
    "why-focus-after-assist": "ES-FOCUS-06",
    "why-assist-battle": "ES-ASSIST-09",
    "why-assist-alone": "ES-ASSIST-01",
    "why-assist-elsewhere": "ES-ASSIST-01",
    "why-assist-no-failed-roll": "ES-ASSIST-01",
    "why-assist-once": "ES-ASSIST-06",
    "why-assist-after-focus": "ES-FOCUS-06",
    "why-assist-refused": "ES-ASSIST-08",
    # Clues
    "why-no-clue": "ES-CLUE-01",
    "why-clue-no-roll": "ES-CLUE-01",
    "why-clue-no-dice": "ES-CLUE-05",
    # Cards, abilities, dice
    "why-not-owned": "ES-GEN-06",
    "why-nothing-to-use": "ES-GEN-06",
    "why-cast-already": "ES-SPELL-05",
    "why-works-by-itself": "ES-INV-01",
    "why-used-today": "ES-INV-03",
    "why-used-this-roll": "ES-INV-02",
    "why-moment": "S-81",
    "why-cannot-pay": "S-76",
    "why-no-change": "S-81",
    "why-secure-forbidden": "ES-MYTH-01",
    "why-no-rolled-dice": "ES-SPELL-02",
    "why-no-monster": "ES-MON-24",
    "why-no-monster-here": "ES-MON-24",
    "why-defeat-too-late": "S-81",
    "why-no-world-left": "S-03",
    "why-no-such-ability": "ES-GEN-05",
    "why-nobody-hurt": "ES-GEN-07",
    "why-heal-later": "ES-INV-01",
    "why-reroll-later": "S-68",
    "why-die-gone": "ES-AWAKE-02",
    "why-die-locked": "ES-LOCK-03",
    "why-die-discarded": "ES-ITEM-06",
    "why-die-secured": "ES-ITEM-07",
    "why-die-in-pool": "ES-ITEM-07",
    "why-die-in-use": "ES-ITEM-05",
    "why-die-used-up": "ES-ROLL-04",
    "why-die-needs-card": "ES-ITEM-03",
    # The entrance
    "why-not-at-entrance": "ES-ENT-01",
    "why-entrance-later": "ES-ENT-05",
    "why-entrance-battle": "ES-BATTLE-08",
    "why-too-few-trophies": "ES-ENT-04",
    "why-aid-trophies": "ES-ENT-02",
    "why-aid-forbidden": "ES-MYTH-01",
    "why-lost-found-forbidden": "ES-MYTH-01",
}


def because(id: str, **args: Arg) -> Reason:
    return Reason(id, REASONS[id], tuple(args.items()))


# Things that belong to the adventure phase on a card, or to the attack phase.
_ON_A_CARD = {"roll", "solve", "fail", "give-up", "discard", "focus", "assist", "clue", "die"}
_AT_THE_ENTRANCE = {"buy", "aid", "lost-found"}
_ANY_TURN = {"heal", "mandy"}
# An open question with one of these is a place where the turn goes on; any other is a detail to be settled first.
_MENUS = {"roll", "fail", "go-on", "give-up", "stay", "nothing", "end-turn"}


def why_not(view: ElderView, cards: Catalogue, seat: Seat, thing: str, offered: Collection[str] = ()) -> Reason | None:
    """Why `seat` cannot do `thing` now; None if its open questions, whose option keys are `offered`, offer it."""
    if _is_offered(thing, offered):
        return None
    word, _, rest = thing.partition(":")
    me = view.player(seat)
    return (
        _not_playing(view, me)
        or (_ability(view, cards, me, word) if word in _ANY_TURN else None)
        or _not_now(view, me, word, offered)
        or _in_detail(view, cards, me, word, rest)
    )


def _is_offered(thing: str, offered: Collection[str]) -> bool:
    word, _, rest = thing.partition(":")
    starts = {
        "move": [f"go:{rest}"] if rest else ["go:", "stay"],
        "solve": [f"solve:{rest}"] if rest else ["solve:"],
        "heal": ["heal:"],
        "mandy": ["mandy", "help"],
        "discard": [f"discard:{die}" for die in DICE],
        "buy": [f"buy:{rest}"] if rest else ["buy:"],
        "aid": [f"aid:{rest}"],
        "use": [f"use:{rest}:"] if rest else ["use:"],
        "focus": ["focus:"],
        "assist": [thing] if rest else ["assist:"],
        "die": [],
    }.get(word, [thing])
    whole = {s for s in starts if not s.endswith(":")}
    return any(key in whole or any(key.startswith(s if s.endswith(":") else f"{s}:") for s in starts) for key in offered)


# Not at all, or not yet


def _not_playing(view: ElderView, me: SeenPlayer) -> Reason | None:
    if view.phase == "over":
        return because("why-over")
    if me.out == "clock_only":
        return because("why-clock-only")
    if me.out:
        return because("why-eliminated")
    if not me.investigator:
        return because("why-new-investigator")
    return None


def _not_now(view: ElderView, me: SeenPlayer, word: str, offered: Collection[str]) -> Reason | None:
    if view.phase == "midnight":
        return because("why-midnight")
    if view.active != me.seat:
        return because("why-not-your-turn", seat=view.active)
    if any(key.removeprefix("discard:") in DICE for key in offered if key.startswith("discard:")):
        return because("why-discard-first")
    if not offered:
        return because("why-wait")
    if not any(key in _MENUS for key in offered):
        return because("why-answer-first")
    if word in _ON_A_CARD:
        return _no_attempt(view, me)
    if word in _AT_THE_ENTRANCE:
        return _not_at_the_entrance(view, me)
    return None


def _no_attempt(view: ElderView, me: SeenPlayer) -> Reason | None:
    if view.attempt is not None:
        return None
    if view.phase == "movement":
        return because("why-move-first")
    if view.phase == "adventure" and me.place == ENTRANCE:
        return because("why-entrance-no-roll")
    return because("why-phase-over")


def _not_at_the_entrance(view: ElderView, me: SeenPlayer) -> Reason | None:
    if view.awake:
        return because("why-entrance-battle")
    if view.phase == "movement":
        return because("why-move-first")
    if me.place != ENTRANCE:
        return because("why-not-at-entrance", card=me.place)
    return None if view.phase == "adventure" else because("why-entrance-later")


def _in_detail(view: ElderView, cards: Catalogue, me: SeenPlayer, word: str, rest: str) -> Reason:
    match word:
        case "move":
            return _move(view, me, rest)
        case "roll":
            return because("why-roll-open" if view.attempt and view.attempt.rolled else "why-no-dice")
        case "solve":
            return _solve(view, me, rest)
        case "fail" | "give-up":
            return _fail(view)
        case "discard":
            return because("why-nothing-to-discard")
        case "focus":
            return _focus(view, cards, me)
        case "assist":
            return _assist(view, me, rest)
        case "clue":
            return _clue(view, me)
        case "use":
            return _use(view, cards, me, rest)
        case "die":
            return _die(view, cards, me, rest)
        case "buy" | "aid" | "lost-found":
            return _buy(view, cards, me, word, rest)
        case _:
            return because("why-unknown")


# Moving


def _move(view: ElderView, me: SeenPlayer, to: str) -> Reason:
    if view.awake:
        return because("why-cannot-leave")
    if view.phase != "movement":
        return because("why-moved")
    if to == me.place:
        return because("why-here-already")
    return because("why-not-on-table")


# Solving


def _solve(view: ElderView, me: SeenPlayer, row: str) -> Reason:
    a = view.attempt
    if a is None or not a.rolled:
        return because("why-not-rolled")
    if row:
        found = next(((i, r) for i, r in enumerate(a.rows) if r.id == row), None)
        return _unsolvable(view, me, a.rows, *found) if found else because("why-no-such-task")
    # Without a task named: all of them, the one that is closest first.
    reasons = [_unsolvable(view, me, a.rows, i, r) for i, r in enumerate(a.rows) if not r.solved]
    reasons.sort(key=lambda r: (r.id == "why-arrow", len(str(dict(r.args).get("missing", "")).split())))
    return each(reasons) if reasons else because("why-one-task-per-roll")


def _unsolvable(view: ElderView, me: SeenPlayer, rows: Sequence[SeenRow], index: int, row: SeenRow) -> Reason:
    if row.solved:
        return because("why-task-solved", task=index + 1)
    if not row.open:
        first = next(i for i, r in enumerate(rows) if not r.solved)
        return because("why-arrow", task=index + 1, first=first + 1)
    task = Row.model_validate(parse_row(row.text))
    lacking = missing(usable_faces(view), task.needs)
    if lacking:
        have, short = in_part(usable_faces(view), task.needs, lacking)
        spelt = " ".join(str(n) for n in short)
        if have:
            return because("why-missing-part", row=row.text, missing=spelt, have=str(Need(n=have)))
        return because("why-missing", row=row.text, missing=spelt)
    if task.sanity >= me.sanity:
        return because("why-last-sanity", cost=task.sanity, left=me.sanity)
    if task.stamina >= me.stamina:
        return because("why-last-stamina", cost=task.stamina, left=me.stamina)
    return because("why-one-task-per-roll")


def usable_faces(view: ElderView) -> tuple[Face, ...]:
    """ES-ROLL-07: the roll, and what is focused, held by assistants or secured on spells."""
    return tuple(
        cast(Face, d.face) for d in view.dice if d.face and ((d.at == "pool" and d.fresh) or d.at in ("focus", "assist", "spell"))
    )


def missing(faces: tuple[Face, ...], needs: tuple[Need, ...]) -> tuple[Need, ...]:
    """The fewest conditions that these dice leave open."""
    faces = tuple(sorted(faces))
    for size in range(len(needs), -1, -1):
        for kept in combinations(range(len(needs)), size):
            if satisfied(faces, needs_in_order(tuple(needs[i] for i in kept))):
                return tuple(n for i, n in enumerate(needs) if i not in kept)
    return needs


def in_part(faces: tuple[Face, ...], needs: tuple[Need, ...], lacking: tuple[Need, ...]) -> tuple[int, tuple[Need, ...]]:
    """How much investigation the dice have towards what is lacking, beside all that they satisfy, and what is missing then."""
    faces = tuple(sorted(faces))
    kept, have, short = list(needs), 0, list[Need]()
    for need in lacking:
        kept.remove(need)
    for need in lacking:
        enough = (n for n in range(need.n - 1, 0, -1) if satisfied(faces, needs_in_order((*kept, Need(n=n)))))
        part = next(enough, 0)
        if part:
            kept.append(Need(n=part))
            have += part
        short.append(Need(n=need.n - part) if part else need)
    return have, tuple(short)


def _fail(view: ElderView) -> Reason:
    a = view.attempt
    if a is None or not a.rolled:
        return because("why-nothing-to-fail")
    return because("why-attack-goes-on" if a.card == ANCIENT else "why-roll-used")


# Focus and assistance


def _left_of_roll(view: ElderView) -> list[SeenDie]:
    """What still shows its result after the discard for a failed roll."""
    return [d for d in view.dice if d.at == "pool" and d.face and not d.fresh]


def _failed_just_now(view: ElderView) -> bool:
    return view.attempt is not None and not view.attempt.rolled and bool(_left_of_roll(view))


def _focus(view: ElderView, cards: Catalogue, me: SeenPlayer) -> Reason:
    if view.awake:
        return because("why-focus-battle")
    if view.attempt and view.attempt.focused:
        return because("why-focus-used")
    forbids = _forbidden_by(view, cards, me, "focus")
    if forbids:
        return because("why-focus-forbidden", card=forbids)
    if not _failed_just_now(view):
        return because("why-focus-no-failed-roll")
    return because("why-focus-after-assist")


def _assist(view: ElderView, me: SeenPlayer, friend: str) -> Reason:
    if view.awake or view.attempt is None:
        return because("why-assist-battle")
    there = [p.seat for p in view.players if p.investigator and p.place == me.place and p.seat != me.seat]
    if friend.isdigit() and int(friend) not in there:
        return because("why-assist-elsewhere", seat=int(friend))
    if not there:
        return because("why-assist-alone")
    if friend.isdigit() and int(friend) in view.attempt.assistants:
        return because("why-assist-once", seat=int(friend))
    if all(s in view.attempt.assistants for s in there):
        return because("why-assist-once", seat=there[0])
    if not _failed_just_now(view):
        return because("why-assist-no-failed-roll")
    # What is left: a die was secured for this failed roll, or all who could help refused.
    if view.attempt.secured:
        return because("why-assist-after-focus")
    return because("why-assist-refused")


def _forbidden_by(view: ElderView, cards: Catalogue, me: SeenPlayer, what: str) -> str:
    """The card that forbids it to this player, if any. Sister Mary is not bound by Mythos cards."""
    for id, trait in _traits_of_the_table(view, cards, me, Forbids):
        if trait.forbids == what:
            return id
    return ""


def _traits_of_the_table(view: ElderView, cards: Catalogue, me: SeenPlayer, kind: type[TR]) -> Iterator[tuple[str, TR]]:
    if view.ancient:
        yield from ((view.ancient, t) for t in cards.ancient_ones[view.ancient].traits if isinstance(t, kind))
    if view.mythos and not _has(cards, me, IgnoreLasting):
        yield from ((view.mythos, t) for t in cards.mythos[view.mythos].traits if isinstance(t, kind))


def _has(cards: Catalogue, me: SeenPlayer, kind: type[Trait]) -> bool:
    mine = [*cards.investigators[me.investigator].traits, *(t for a in me.allies for t in cards.allies[a].traits)]
    return any(isinstance(t, kind) for t in mine)


# Clues


def _clue(view: ElderView, me: SeenPlayer) -> Reason:
    if not me.clues:
        return because("why-no-clue")
    if not view.attempt or not view.attempt.rolled:
        return because("why-clue-no-roll")
    return because("why-clue-no-dice")


# Cards and abilities


def _use(view: ElderView, cards: Catalogue, me: SeenPlayer, card: str) -> Reason:
    if not card:
        return because("why-nothing-to-use")
    if card in me.cast:
        return because("why-cast-already", card=card)
    if card not in (me.investigator, *me.common, *me.unique, *me.spells, *me.allies):
        return because("why-not-owned", card=card)
    uses: list[Use] = getattr(cards.by_id[card], "uses", [])
    if not uses:
        return because("why-works-by-itself", card=card)
    reasons = [_unusable(view, cards, me, card, i, use) for i, use in enumerate(uses)]
    # Of several uses, the one whose moment is now says most.
    return next((r for r in reasons if r.id != "why-moment"), reasons[0])


def _unusable(view: ElderView, cards: Catalogue, me: SeenPlayer, card: str, index: int, use: Use) -> Reason:
    if use.limit == "day" and f"{card}:{index}" in me.used_today:
        return because("why-used-today", card=card)
    if not _moment(view, use.moment):
        return because("why-moment", card=card, moment=use.moment)
    for effect in use.effects:
        reason = _impossible(view, cards, me, effect)
        if reason:
            return reason
    if use.limit == "roll":
        return because("why-used-this-roll", card=card)
    return because("why-cannot-pay" if use.cost else "why-no-change", card=card)


def _moment(view: ElderView, moment: str) -> bool:
    a = view.attempt
    match moment:
        case "before_roll":
            return a is not None and not a.rolled
        case "after_roll":
            return a is not None and a.rolled
        case "clock":
            return view.phase == "clock"
        case "turn":
            return True
        case _:
            return False  # costs and penalties have their own questions


def _impossible(view: ElderView, cards: Catalogue, me: SeenPlayer, effect: ElderVerb) -> Reason | None:
    match effect:
        case AddDice():
            return _die(view, cards, me, effect.dice[0])
        case Secure():
            forbids = _forbidden_by(view, cards, me, "secure")
            return because("why-secure-forbidden", card=forbids) if forbids else because("why-no-rolled-dice")
        case Defeat() | Banish():
            if view.awake or view.phase not in ("movement", "adventure"):
                return because("why-defeat-too-late")
            here = isinstance(effect, Defeat) and effect.defeat == "here"
            return because("why-no-monster-here" if here else "why-no-monster")
        case Gate():
            return None if view.deck_sizes.get("other_world") else because("why-no-world-left")
        case _:
            return None


def _die(view: ElderView, cards: Catalogue, me: SeenPlayer, colour: str) -> Reason:
    """Why the yellow or the red die cannot be gained."""
    if colour not in ("yellow", "red"):
        return because("why-unknown")
    die = view.die(colour[0])
    if view.attempt and die.id in view.attempt.used_up:
        return because("why-die-used-up", colour=colour)
    match die.at:
        case "gone":
            return because("why-die-gone", colour=colour)
        case "lock" if not _has(cards, me, UseLocked):
            return because("why-die-locked", colour=colour, card=die.locked_by[0])
        case "discarded":
            return because("why-die-discarded", colour=colour)
        case "spell":
            return because("why-die-secured", colour=colour, card=die.on)
        case "pool":
            return because("why-die-in-pool", colour=colour)
        case "task" | "focus" | "assist":
            return because("why-die-in-use", colour=colour)
        case _:
            return because("why-die-needs-card", colour=colour)


def _ability(view: ElderView, cards: Catalogue, me: SeenPlayer, word: str) -> Reason | None:
    """Carolyn's and Vincent's help, Mandy's re-roll: once per day, in anybody's turn."""
    if not _has(cards, me, HealAtTurnStart if word == "heal" else RerollForAnyone):
        return because("why-no-such-ability")
    # The second is how games of the first printing wrote it down.
    if {f"{me.investigator}:{'reroll' if word == 'mandy' else 'heal'}", f"{word}:{me.seat}"} & set(me.used_today):
        return because("why-used-today", card=me.investigator)
    if word == "mandy":
        return because("why-reroll-later", card=me.investigator)
    traits = cards.investigators[me.investigator].traits
    resource = next(t.heal_at_turn_start for t in traits if isinstance(t, HealAtTurnStart))
    if resource == "sanity":
        hurt = any(p.investigator and p.sanity < p.max_sanity for p in view.players)
    else:
        hurt = any(p.investigator and p.stamina < p.max_stamina for p in view.players)
    return because("why-heal-later", card=me.investigator) if hurt else because("why-nobody-hurt")


# The entrance


def _buy(view: ElderView, cards: Catalogue, me: SeenPlayer, word: str, what: str) -> Reason:
    if word == "lost-found":
        return because("why-lost-found-forbidden", card=_forbidden_by(view, cards, me, "lost_found"))
    if word == "aid":
        price = next((a.price for a in cards.entrance.first_aid if a.id == what[:1]), 0)
        if price > me.trophy_worth:
            return because("why-aid-trophies", price=price, left=me.trophy_worth, missing=price - me.trophy_worth)
        forbids = [id for id, t in _traits_of_the_table(view, cards, me, NoFreeFirstAid) if t.no_free_first_aid == "always"]
        return because("why-aid-forbidden", card=forbids[0]) if forbids else because("why-unknown")
    price = view.prices.get(what, min(view.prices.values(), default=0))
    return because("why-too-few-trophies", price=price, left=me.trophy_worth, missing=max(0, price - me.trophy_worth))
