"""Fewer presses (`games.kernel.shortcuts`): which questions of Elder Sign have one sensible answer, and which answers go together.

What a card that restores could do is no reason to ask, as long as nobody is in need: the same card can be played before every move and at
the end of every turn. Before a roll no card of the turn is one: after it they are offered again, before anything that could hurt.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.elder_sign import effects as fx
from games.elder_sign import odds
from games.elder_sign.content import Catalogue, Use
from games.elder_sign.dice import DICE
from games.elder_sign.odds import LETTER, Dice
from games.elder_sign.state import ANCIENT
from games.elder_sign.traits import Forbids
from games.elder_sign.view import ElderView, SeenDie, SeenPlayer
from games.kernel.ask import Ask, Option
from games.kernel.shortcuts import THEN, Doubt, Several, Shortcuts, chain

# Whoever has so much of both need not be healed at once: nothing takes more than two at a time.
WELL = 3
# With less hope than this one may well give up rather than roll.
HOPELESS = 0.03
# Deeds with a task.
TASKS = ("solve:", "dice:", "ease:")
# So many dice to keep are proposed beside the one to discard.
MOST_KEPT = 2


class ElderShortcuts(Shortcuts):
    def __init__(self, cards: Catalogue) -> None:
        self.cards = cards

    # One sensible answer

    def obvious(self, view: ElderView, ask: Ask) -> str:
        match ask.msg:
            case "es-before-roll":
                return self._before_roll(view, ask)
            case "es-after-roll":
                return self._after_roll(view, ask)
            case "es-end-turn":
                return "end-turn" if self._idle(view, ask, _without(ask, "end-turn")) else ""
            case "es-discard":
                return self._discard(view, ask)
            case _:
                return ""

    def _before_roll(self, view: ElderView, ask: Ask) -> str:
        """Dice that cost nothing are added; then it is rolled, if nothing can be prepared and there is hope."""
        free = next((key for key in ask.keys if key.startswith("borrow:") or key == "free-dice"), "")
        if free or "roll" not in ask.keys:
            return free
        others = [key for key in ask.keys if key not in ("roll", "give-up")]
        return "roll" if all(self._later(view, key) for key in others) and self._hope(view) else ""

    def _later(self, view: ElderView, key: str) -> bool:
        """Is this as good after the roll, or of no use before it? A die that a task still wants is not taken off its spell."""
        if key.startswith("focus:"):
            return len(_pool(view)) == 1  # the last die is to be rolled
        if key.startswith("take:"):
            die = next((d for d in view.dice if f"take:{d.id}" == key), None)
            return die is not None and die in _wanted(view, [die])
        use = self._use(key)
        return use is not None and use.moment == "turn"

    def _after_roll(self, view: ElderView, ask: Ask) -> str:
        """Nothing can be solved, changed or saved; or all that was wanted of the roll is solved; or one task can be, at no cost, and either
        it is the last, so that no die matters any more, or nothing else could be done with the roll."""
        solving = [o for o in ask.options if o.key.startswith(("solve:", "dice:"))]
        if solving:
            first = solving[0]
            free = len({o.key.split(":")[1] for o in solving}) == 1 and "!" not in str(dict(first.args).get("row", "!"))
            last = view.attempt is not None and sum(not r.solved for r in view.attempt.rows) == 1
            others = [o for o in ask.options if o not in solving and o.key not in ("fail", "give-up", "go-on")]
            alone = len(solving) == 1 and self._idle(view, ask, others)
            return first.key if free and first.key.startswith("solve:") and (last or alone) else ""
        end = "go-on" if "go-on" in ask.keys else "fail"
        return end if end in ask.keys and self._idle(view, ask, _without(ask, "go-on", "fail", "give-up")) else ""

    def _discard(self, view: ElderView, ask: Ask) -> str:
        """Dice that are all rolled again are the same, whatever they show, but for their colour: which of them goes matters only to whoever
        can keep one."""
        if len({self.alike(o) for o in ask.options}) == 1:
            return ask.keys[0]
        keeps = self._may_focus(view, ask.seat) and len(ask.options) > 2
        if keeps or view.attempt is None or self._friends(view, ask.seat, view.attempt.card):
            return ""
        dice = {f"discard:{d.id}": d for d in view.dice}
        return next((key for key in ask.keys if key in dice and dice[key].colour == "green"), "")

    def _friends(self, view: ElderView, seat: int, card: str) -> bool:
        return any(p.seat != seat and p.investigator and p.place == card for p in view.players)

    def _idle(self, view: ElderView, ask: Ask, options: Iterable[Option[object]]) -> bool:
        """Are these only cards that restore, and is everybody well whom they could help?"""
        return all(self._can_wait(view, ask.seat, o.key) for o in options)

    def _can_wait(self, view: ElderView, seat: int, key: str) -> bool:
        use = self._use(key)
        if use is None or use.moment != "turn" or not all(isinstance(e, fx.Restore) for e in use.effects):
            return False
        everybody = any(isinstance(e, fx.Restore) and e.whom != "self" for e in use.effects)
        helped = [p for p in view.players if p.investigator and (everybody or p.seat == seat)]
        return all(p.sanity >= WELL and p.stamina >= WELL for p in helped)

    def _use(self, key: str) -> Use | None:
        parts = key.split(":")
        return self.cards.uses_of(parts[1])[int(parts[2])] if parts[0] == "use" else None

    def _hope(self, view: ElderView) -> bool:
        attempt = view.attempt
        if attempt is None or attempt.card == ANCIENT:
            return True
        if any(d.at in ("focus", "assist", "spell") for d in view.dice) or any(r.monster and not r.solved for r in attempt.rows):
            return True  # what is held is of use, and a monster is a trophy of its own
        rows = tuple(odds.written(r.text) for r in attempt.rows if not r.solved)
        return odds.passing(rows, _counted(_pool(view)), 1, 1, self.cards.adventure(attempt.card).arrow) >= HOPELESS

    def doubt(self, view: ElderView, ask: Ask, key: str) -> Doubt | None:
        """A roll that could be solved is let go, an adventure is given up that could still be passed, or something is spent for nothing."""
        if self._to_no_avail(view, ask, key):
            return Doubt("doubt-es-no-effect")
        if ask.msg == "es-after-roll" and key in ("fail", "give-up") and any(k.startswith("solve:") for k in ask.keys):
            return Doubt("doubt-es-solvable")
        dice = len(_pool(view))
        return Doubt("doubt-es-roll", (("n", dice),)) if ask.msg == "es-before-roll" and key == "give-up" and dice > 1 else None

    def _to_no_avail(self, view: ElderView, ask: Ask, key: str) -> bool:
        """A card or a treatment that would restore nothing (S-73: legal, and a waste)."""
        if key.startswith("aid:"):
            given = dict(next(o for o in ask.options if o.key == key).args)
            aid = next(a for a in self.cards.entrance.first_aid if a.id == key.split(":")[1])
            if "works" in given:
                return not (given["works"] and given["missing"])
            return restores_nothing(aid.effects, view, ask.seat)
        use = self._use(key)
        return use is not None and restores_nothing(use.effects, view, ask.seat)

    # Answers that go together

    def alike(self, option: Option[object]) -> str:
        """Dice of one colour that show the same face are the same to whoever gives one up, keeps it or turns it; and so are two tasks of a card
        that ask for the same, unless a monster stands on one of them."""
        given = dict(option.args)
        if "row" in given and option.key.startswith(TASKS) and THEN not in option.key:
            same = (v for k, v in option.args if k in ("row", "dice", "ways", "need", "monster", "paid_by"))
            return ":".join([option.key.partition(":")[0], *map(str, same)])
        if "die" not in given or "face" not in given or THEN in option.key:
            return ""
        word = option.key.partition(":")[0]
        return f"{'' if word in DICE else word}:{DICE[str(given['die'])]}:{given['face']}"

    def chains(self, view: ElderView, ask: Ask) -> Sequence[Option[None]]:
        """A card that adds dice, and the roll. After a failed roll: which die goes, which is kept, and the next roll."""
        if view.attempt is not None and ask.msg == "es-before-roll" and "roll" in ask.keys:
            return [o for o in map(self._then_roll, ask.options) if o is not None]
        roll = _roll(view)
        if view.attempt is None or len(roll) < 2 or ask.msg not in ("es-after-roll", "es-discard"):
            return ()
        failing = ask.msg == "es-after-roll"
        if failing and ("fail" not in ask.keys or any(key.startswith(("solve:", "dice:")) for key in ask.keys)):
            return ()
        first = ("fail",) if failing else ()
        discarded = _worst_first(roll) if failing else [d for key in ask.keys for d in roll if key == f"discard:{d.id}"]
        tail = "-fail" if failing else ""
        found = [
            Option(
                chain(*first, f"discard:{die.id}", "roll"),
                None,
                (("die", die.id), ("face", die.face or ""), ("n", len(roll) - 1)),
                f"es-opt-discard{tail}-roll",
                "main" if i == 0 else "plain",
            )
            for i, die in enumerate(_distinct(discarded))
        ]
        if self._may_focus(view, ask.seat) and len(roll) > 2:
            for kept in _wanted(view, roll)[:MOST_KEPT]:
                gone = next(d for d in _worst_first(roll) if d.id != kept.id)
                found.append(
                    Option(
                        chain(*first, f"discard:{gone.id}", f"focus:{kept.id}", "roll"),
                        None,
                        (("kept", kept.face or ""), ("die", gone.id), ("face", gone.face or ""), ("n", len(roll) - 2)),
                        f"es-opt-focus{tail}-roll",
                    )
                )
        return found

    def _adds(self, key: str) -> bool:
        """Does this add dice, and ask nothing?"""
        use = self._use(key)
        return use is not None and use.moment == "before_roll" and all(isinstance(e, fx.AddDice) for e in use.effects)

    def _then_roll(self, o: Option[object]) -> Option[None] | None:
        if self._adds(o.key):
            return Option(chain(o.key, "roll"), None, o.args, "es-opt-use-roll")
        return Option(chain(o.key, "roll"), None, o.args, "es-opt-keep-roll") if o.key.startswith("focus:") else None

    def instead(self, view: ElderView, ask: Ask) -> Sequence[str]:
        """Where nothing else can be done before the next roll, nobody need think of it as a decision of its own."""
        if ask.msg == "es-after-roll":
            return ["clue"] if self.several(view, ask) is not None else []
        if ask.msg not in ("es-discard", "es-before-roll") or view.attempt is None:
            return ()
        adding = [key for key in ask.keys if self._adds(key)]
        if len(adding) == 1:
            return adding  # what else it could be used with is not there
        me = view.players[ask.seat]
        held = (*filter(None, (me.investigator,)), *me.allies, *me.common, *me.unique, *me.spells)
        prepares = any(u.moment == "before_roll" for card in held for u in self.cards.uses_of(card))
        return (
            ()
            if prepares or self._friends(view, ask.seat, view.attempt.card)
            else [key for key in ask.keys if key.startswith(("discard:", "focus:"))]
        )

    def several(self, view: ElderView, ask: Ask) -> Several | None:
        """A clue, and which dice are rolled again."""
        roll = _roll(view)
        if ask.msg != "es-after-roll" or "clue" not in ask.keys or len(roll) < 2:
            return None
        dice = tuple(Option(d.id, None, (("die", d.id), ("face", d.face or "")), "es-opt-die-reroll") for d in roll)
        return Several("es-opt-several-clue", dice, 1, len(dice), first="clue", at_once=True)

    def _may_focus(self, view: ElderView, seat: int) -> bool:
        attempt = view.attempt
        if attempt is None or attempt.focused or attempt.secured or attempt.card == ANCIENT:
            return False
        return not _forbidden(self.cards, view, view.players[seat])


def restores_nothing(effects: Sequence[fx.ElderVerb], view: ElderView, seat: int) -> bool:
    """Is all this only meant to restore, and lacks nobody whom it could help anything?"""
    return all(isinstance(e, fx.Restore) and _all_well(e, view, seat) for e in effects)


def _all_well(effect: fx.Restore, view: ElderView, seat: int) -> bool:
    me = view.player(seat)
    there = [p for p in view.players if p.investigator and not p.out] if effect.whom != "self" else [me]
    there = [p for p in there if p.place == me.place] if effect.whom == "here" else there
    sane = all(p.sanity >= p.max_sanity for p in there) or effect.restore == "stamina"
    strong = all(p.stamina >= p.max_stamina for p in there) or effect.restore == "sanity"
    return sane and strong


def _forbidden(cards: Catalogue, view: ElderView, me: SeenPlayer) -> bool:
    if not view.mythos or me.investigator == "mary":
        return False
    return any(isinstance(t, Forbids) and t.forbids == "focus" for t in cards.mythos[view.mythos].traits)


def _without(ask: Ask, *keys: str) -> list[Option[object]]:
    return [o for o in ask.options if o.key not in keys]


def _pool(view: ElderView) -> list[SeenDie]:
    return [d for d in view.dice if d.at == "pool"]


def _roll(view: ElderView) -> list[SeenDie]:
    return [d for d in _pool(view) if d.face]


def _counted(dice: Sequence[SeenDie]) -> Dice:
    yellow, red = (sum(d.colour == colour for d in dice) for colour in ("yellow", "red"))
    return Dice(len(dice) - yellow - red, yellow, red)


_WORST = ("terror", "1", "2", "peril", "lore", "3", "4", "wild")
_COLOURS = ("green", "yellow", "red")


def _worst_first(dice: Sequence[SeenDie]) -> list[SeenDie]:
    """As the table would give them up (D-12)."""
    return sorted(dice, key=lambda d: (_WORST.index(d.face or "terror"), _COLOURS.index(d.colour)))


def _distinct(dice: Sequence[SeenDie]) -> list[SeenDie]:
    found: dict[tuple[str, str], SeenDie] = {}
    for die in dice:
        found.setdefault((die.colour, die.face or ""), die)
    return list(found.values())


def _wanted(view: ElderView, roll: Sequence[SeenDie]) -> list[SeenDie]:
    """Symbols that an open task asks for and nobody holds yet, the rarest first."""
    assert view.attempt is not None
    rows = [odds.wants(odds.written(r.text)) for r in view.attempt.rows if r.open and not r.solved]
    asked = "".join(letters for row in rows for letters in row.symbols)
    wanted = [d for d in _distinct(roll) if LETTER[d.face or "1"] in asked or d.face == "wild"]
    return list(reversed(_worst_first(wanted)))
